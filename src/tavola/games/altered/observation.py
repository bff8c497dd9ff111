"""The table as numbers, as one seat may see it: what programs learn from. Straight from the state, without a view.

What the numbers are called is in `observation_names`; here they are made, in the same order.
"""

from __future__ import annotations

from typing import Final

from tavola.games.altered.adventure import REGION_COUNT, distance, totals
from tavola.games.altered.card import CHARACTER, FROM_HAND, FROM_RESERVE, JOINS, PERMANENT, SPELL, Card
from tavola.games.altered.modifiers import AskInstead
from tavola.games.altered.observation_names import (
    ANSWERS,
    CARD_FACTS,
    CHARACTER_FACTS,
    CHARACTER_SLOTS,
    FACTIONS,
    FLAGS,
    HAND_SLOTS,
    KINDS,
    LANDMARK_FACTS,
    LANDMARK_SLOTS,
    MAY,
    NAMES,
    RESERVE_FACTS,
    RESERVE_SLOTS,
)
from tavola.games.altered.passives import terrains
from tavola.games.altered.playing import AskExtraCost, PickExpedition
from tavola.games.altered.state import AlteredState
from tavola.games.altered.turns import PickQuickAction
from tavola.games.altered.victory import ARRIVED, distance_sum
from tavola.games.altered.zones import (
    ANCHORED,
    ASLEEP,
    DECK,
    DISCARD,
    EXHAUSTED,
    EXPEDITION,
    FLEETING,
    HAND,
    LANDMARK,
    MANA,
    PHASE_NAMES,
    RESERVE,
)
from tavola.kernel.observing import one_of
from tavola.kernel.step import Choice

#: What numbers are divided by, so that they stay near -1 to 1.
LATE_DAY: Final = 12
MUCH_MANA: Final = 12
FULL_HAND: Final = 10
FULL_DECK: Final = 40
STATISTIC: Final = 10
COST: Final = 8
COUNTERS: Final = 5

_NO_RESERVE: Final = (0.0,) * (len(CARD_FACTS) + len(RESERVE_FACTS) + len(MAY))
_NO_LANDMARK: Final = (0.0,) * (len(LANDMARK_FACTS) + len(MAY))
_NO_CHARACTER: Final = (0.0,) * (len(CHARACTER_FACTS) + len(MAY))
_NO_REGION: Final = (0.0,) * 4

# Cards by what is printed on them ------------------------------------------------------------------------------------

_NO_CARD: Final = (0.0,) * len(CARD_FACTS)

_facts: Final[dict[int, tuple[float, ...]]] = {}


def card_facts(card: Card) -> tuple[float, ...]:
    """`CARD_FACTS` of a printed card."""
    found = _facts.get(card.number)
    if found is None:
        reactions = card.reactions
        found = (
            1.0,
            float(card.type == CHARACTER),
            float(card.type == PERMANENT),
            float(card.type == SPELL),
            card.hand_cost / COST,
            card.reserve_cost / COST,
            card.forest / STATISTIC,
            card.mountain / STATISTIC,
            card.water / STATISTIC,
            float(bool(reactions[JOINS] or reactions[FROM_HAND] or card.type == SPELL)),
            float(bool(reactions[JOINS] or reactions[FROM_RESERVE] or card.type == SPELL)),
            float(card.support is not None or bool(card.quick_actions)),
            float(card.gigantic),
        )
        _facts[card.number] = found
    return found


# What is there -------------------------------------------------------------------------------------------------------


_PHASES: Final = one_of(len(PHASE_NAMES))
_KINDS: Final = one_of(len(KINDS))
_KIND_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}
_FACTIONS: Final = one_of(len(FACTIONS))
_FACTION_NUMBERS: Final = {faction: number for number, faction in enumerate(FACTIONS)}
#: Terrains as bits -> forest, mountain, water.
_TERRAINS: Final = [(float(bits & 1), float(bits >> 1 & 1), float(bits >> 2 & 1)) for bits in range(8)]


def observe(state: AlteredState, seat: int) -> list[float]:
    """What ``seat`` may see, in the order of `NAMES`."""
    order = [2 * seat, 2 * seat + 1, 2 - 2 * seat, 3 - 2 * seat]
    values = [state.day / LATE_DAY]
    values += _PHASES[state.phase]
    values += (
        float(state.initiative() == seat),
        float(state.first_player == seat),
        float(state.turn == seat),
        float(state.arena),
        float(state.stalled),
    )
    _add_player(values, state, seat)
    _add_player(values, state, 1 - seat)
    _add_expeditions(values, state, order)
    _add_regions(values, state)
    _add_hand(values, state, seat)
    for player in (seat, 1 - seat):
        _add_reserve(values, state, player)
        _add_landmarks(values, state, player)
    for expedition in order:
        _add_characters(values, state, expedition)
    _add_question(values, state, seat)
    return values


def _add_player(values: list[float], state: AlteredState, player: int) -> None:
    zones = state.zones
    mana = len(zones[MANA + player])
    hero = state.hero(player)
    values += (
        float(state.passed[player]),
        mana / MUCH_MANA,
        (mana - state.spent[player]) / MUCH_MANA,
        len(zones[HAND + player]) / FULL_HAND,
        len(zones[DECK + player]) / FULL_DECK,
        len(zones[DISCARD + player]) / FULL_DECK,
        len(zones[RESERVE + player]) / RESERVE_SLOTS,
        len(zones[LANDMARK + player]) / LANDMARK_SLOTS,
        0.0 if state.arena else distance_sum(state, player) / ARRIVED,
        state.counters[hero] / COUNTERS if hero >= 0 else 0.0,
        float(hero >= 0 and state.status[hero] & EXHAUSTED > 0),
    )
    values += _FACTIONS[_FACTION_NUMBERS.get(state.card[hero].faction, -1) if hero >= 0 else -1]


def _add_expeditions(values: list[float], state: AlteredState, order: list[int]) -> None:
    sums = [totals(state, expedition) for expedition in order]
    for number, expedition in enumerate(order):
        forest, mountain, water = sums[number]
        # The one that it faces stands two places on, or two back.
        facing = sums[number ^ 2]
        values += (
            0.0 if state.arena else distance(state, expedition) / ARRIVED,
            float(state.forward_today[expedition]),
            len(state.zones[EXPEDITION + expedition]) / CHARACTER_SLOTS,
        )
        values += _TERRAINS[terrains(state, state.at[expedition])]
        values += (forest / STATISTIC, mountain / STATISTIC, water / STATISTIC)
        values += (
            (forest - facing[0]) / STATISTIC,
            (mountain - facing[1]) / STATISTIC,
            (water - facing[2]) / STATISTIC,
        )


def _add_regions(values: list[float], state: AlteredState) -> None:
    """The regions from the Hero region on; in the Arena there is one."""
    for region in range(REGION_COUNT):
        if region < len(state.regions) and state.face_up[region]:
            values.append(1.0)
            values += _TERRAINS[state.regions[region]]
        else:
            values += _NO_REGION


def _add_hand(values: list[float], state: AlteredState, seat: int) -> None:
    hand = state.zones[HAND + seat][:HAND_SLOTS]
    for card in hand:
        values += card_facts(state.card[card])
        values.append(0.0)
    for _ in range(HAND_SLOTS - len(hand)):
        values += _NO_CARD
        values.append(0.0)


def _add_reserve(values: list[float], state: AlteredState, player: int) -> None:
    reserve = state.zones[RESERVE + player][:RESERVE_SLOTS]
    for card in reserve:
        status = state.status[card]
        values += card_facts(state.card[card])
        values += (
            state.boosts[card] / COUNTERS,
            float(status & FLEETING > 0),
            float(status & EXHAUSTED > 0),
            0.0,
            0.0,
        )
    for _ in range(RESERVE_SLOTS - len(reserve)):
        values += _NO_RESERVE


def _add_landmarks(values: list[float], state: AlteredState, player: int) -> None:
    landmarks = state.zones[LANDMARK + player][:LANDMARK_SLOTS]
    for card in landmarks:
        values += (1.0, state.counters[card] / COUNTERS, float(state.status[card] & EXHAUSTED > 0), 0.0, 0.0)
    for _ in range(LANDMARK_SLOTS - len(landmarks)):
        values += _NO_LANDMARK


def _add_characters(values: list[float], state: AlteredState, expedition: int) -> None:
    characters = state.zones[EXPEDITION + expedition][:CHARACTER_SLOTS]
    for card in characters:
        printed = state.card[card]
        boosts = state.boosts[card]
        status = state.status[card]
        values += (
            1.0,
            (printed.forest + boosts) / STATISTIC,
            (printed.mountain + boosts) / STATISTIC,
            (printed.water + boosts) / STATISTIC,
            boosts / COUNTERS,
            float(status & ANCHORED > 0),
            float(status & ASLEEP > 0),
            float(status & FLEETING > 0),
            0.0,
            0.0,
        )
    for _ in range(CHARACTER_SLOTS - len(characters)):
        values += _NO_CHARACTER


# What is asked -------------------------------------------------------------------------------------------------------


def _add_question(values: list[float], state: AlteredState, seat: int) -> None:
    """The question that waits; what it is about and its answers for the seat that is asked only (ALT-PLAY-04)."""
    choice = state.choice
    if choice is None:
        values += (0.0,) * (len(NAMES) - len(values))
        return
    asked = choice.player(state) == seat
    values.append(float(asked))
    values += _KINDS[_KIND_NUMBERS[choice.kind]]
    if not asked:
        values += (0.0,) * (len(NAMES) - len(values))
        return
    about = _asking_card(state, choice)
    values += _NO_CARD if about is None else card_facts(about)
    values.append(len(state.legal) / FULL_HAND)
    values += (0.0,) * len(ANSWERS)
    for action in state.legal:
        place = FLAGS[action]
        if place >= 0:
            values[place] = 1.0


def _asking_card(state: AlteredState, choice: Choice) -> Card | None:
    """The card that the question comes from; the rules themselves ask in turns, in setup and in Clean-up."""
    if isinstance(choice, (PickExpedition, PickQuickAction, AskExtraCost)):
        return state.card[choice.card]
    if isinstance(choice, AskInstead):
        return state.card[choice.fit.bearer]
    if not state.frames or choice.kind in ("turn", "reaction"):
        return None
    return state.card[state.last_known(state.frames[-1].source)]
