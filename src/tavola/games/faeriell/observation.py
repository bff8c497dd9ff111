"""The table as numbers, as one seat may see it: what programs learn from. Straight from the state, without a view.

What the numbers are called is in `observation_names`; here they are made, in the same order.
"""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.event_phase import draws_at
from tavola.games.faeriell.observation_names import (
    HERO_FACTS,
    WHEEL_SLOTS,
    layout_of,
)
from tavola.games.faeriell.perk import PERKS
from tavola.games.faeriell.pieces import (
    ACHIEVEMENTS,
    BEACONS_EACH,
    CARD_KINDS,
    CARD_ROOM,
    COLOURS,
    DOOM_END,
    GUARDIANS,
    HERB_KINDS,
    HERO_TYPES,
    MOST_CORRUPTION,
    MOST_LEVEL,
    MOST_SETTLEMENTS,
    MOST_TRACKED,
    PHASE_NAMES,
    REGION_ROOM,
    TERRAIN_NAMES,
    TOKENS,
)
from tavola.games.faeriell.rounds import phase_under_way
from tavola.games.faeriell.state import DIFFICULTY_NAMES, MODE_NAMES, SCENARIO_NAMES, FaeriellState
from tavola.kernel.observing import one_of

# What numbers are divided by, so that they stay near -1 to 1.
LATE_ROUND: Final = 15
MOST_SEATS: Final = 4
MANY_CARDS: Final = 16
MANY_ESSENCES: Final = 8
MANY_ACHIEVEMENTS: Final = 7
SMALL: Final = 5


def _bits(count: int) -> list[tuple[float, ...]]:
    """For each set of ``count`` things, as bits, a row with a 1 for each that is in it."""
    return [tuple([float(bits >> place & 1) for place in range(count)]) for bits in range(1 << count)]


_PHASES: Final = one_of(len(PHASE_NAMES))
_MODES: Final = one_of(len(MODE_NAMES))
_SCENARIOS: Final = one_of(len(SCENARIO_NAMES))
_DIFFICULTIES: Final = one_of(len(DIFFICULTY_NAMES))
_WHEEL: Final = one_of(WHEEL_SLOTS)
_COLOURS: Final = one_of(COLOURS)
_PHASES_DONE: Final = _bits(len(PHASE_NAMES))
_SLOTS: Final = _bits(5)
_EIGHT: Final = _bits(8)
_HERO_TILES: Final = _bits(HERO_TYPES)
#: Achievements in two halves, so that the table stays small.
_HALF: Final = ACHIEVEMENTS // 2
_HALF_MASK: Final = (1 << _HALF) - 1
_HALF_OF_CLAIMS: Final = _bits(_HALF)
_NO_HERO: Final = (0.0,) * len(HERO_FACTS)
#: Steps -> 1 where it stands already, 1/2 next to it.
_NEAR: Final = [1.0 / (1 + steps) for steps in range(64)]
_FAR_FROM_ALL: Final = (0.0,) * GUARDIANS


def observe(state: FaeriellState, seat: int) -> list[float]:
    """What ``seat`` may see, in the order of the names."""
    seats = state.seats
    values = _general(state, seat)
    _add_supply(values, state, seat)
    _add_guardians(values, state, seat)
    for step in range(seats):
        _add_seat(values, state, (seat + step) % seats)
    _add_own(values, state, seat)
    _add_map(values, state, seat)
    _add_payment(values, state)
    layout_of(seats).add_question(values, state, seat)
    return values


def _general(state: FaeriellState, seat: int) -> list[float]:
    rules = state.rules
    values = [
        state.round / LATE_ROUND,
        state.turns / (3 * MOST_SEATS),
        float(state.player == seat),
        float(state.first_player == seat),
    ]
    values += _PHASES[phase_under_way(state)]
    values += _MODES[rules.mode]
    values += _SCENARIOS[rules.scenario]
    values += _DIFFICULTIES[rules.difficulty]
    values += (
        state.doom / DOOM_END,
        draws_at(state.doom) / 3,
        len(state.bag) / TOKENS,
        len(state.aside) / TOKENS,
        float(state.triggered),
        float(state.sower >= 0),
    )
    values += _WHEEL[state.wheel]
    return values


def _add_supply(values: list[float], state: FaeriellState, seat: int) -> None:
    values += [len(deck) / MANY_CARDS for deck in state.decks]
    values += [len(discard) / MANY_CARDS for discard in state.discards]
    values.append(len(state.herb_deck) / MANY_CARDS)
    offered = [0.0] * (HERB_KINDS + PERKS)
    for herb in state.herb_row:
        offered[herb] = 1.0
    for pile in state.piles:
        if pile:
            offered[HERB_KINDS + pile[-1]] = 1.0
    values += offered
    values += [left / BEACONS_EACH for left in state.beacon_supply]
    holder = state.owner[state.totem] if state.totem >= 0 else -1
    values += (float(holder == seat), float(holder >= 0 and holder != seat), len(state.totem_cards) / SMALL)


def _add_guardians(values: list[float], state: FaeriellState, seat: int) -> None:
    for guardian in range(GUARDIANS):
        token = state.token_on[guardian]
        attuned = state.attunement_of[guardian]
        owner = state.owner[state.guardian_at[guardian]]
        values += _COLOURS[token >> 2 if token >= 0 else -1]
        values += (
            float(attuned == seat),
            float(attuned >= 0 and attuned != seat),
            float(state.rotated_attunements >> guardian & 1),
            float(owner == seat),
            float(owner >= 0 and owner != seat),
        )


def _add_seat(values: list[float], state: FaeriellState, player: int) -> None:
    claims = state.claims[player]
    values += _PHASES_DONE[state.phases[player]]
    first = player * COLOURS
    values += [count / MANY_ESSENCES for count in state.essences[first : first + COLOURS]]
    values += [count / MOST_TRACKED for count in state.tracking[player * 4 : player * 4 + 4]]
    values += _HALF_OF_CLAIMS[claims & _HALF_MASK]
    values += _HALF_OF_CLAIMS[claims >> _HALF]
    values += _SLOTS[state.slots[player]]
    values += (
        state.corruption[player] / MOST_CORRUPTION,
        float(state.sower == player),
        state.owned[player].bit_count() / MOST_SETTLEMENTS,
        state.spare[player] / SMALL,
        claims.bit_count() / MANY_ACHIEVEMENTS,
        len(state.herbs[player]) / SMALL,
        len(state.rotated_herbs[player]) / SMALL,
        state.attunement_of.count(player) / SMALL,
        len(state.drawn[player]) / MANY_CARDS,
    )
    wide, high = state.world.size
    for hero in range(player * HERO_TYPES, player * HERO_TYPES + HERO_TYPES):
        node = state.hero_node[hero]
        if node < 0:
            values += _NO_HERO
            continue
        x, y = state.world.node_at[node]
        values += (1.0, state.level(hero) / MOST_LEVEL, state.gems[hero] / SMALL, x / wide, y / high)
        # Of others' Quests everybody sees the colour.
        quests = [0.0] * COLOURS
        for card in state.quests[hero]:
            quests[card // CARD_ROOM] += 0.5
        values += quests


def _add_own(values: list[float], state: FaeriellState, seat: int) -> None:
    first = seat * CARD_KINDS
    values += [count / 2 for count in state.pool[first : first + CARD_KINDS]]
    herbs = [0.0] * HERB_KINDS
    for herb in state.herbs[seat]:
        herbs[herb] += 0.5
    values += herbs
    terrains = [0.0] * len(TERRAIN_NAMES)
    printed, heartland = state.world.terrain, state.heartland
    left = state.owned[seat]
    while left:
        region = (left & -left).bit_length() - 1
        left &= left - 1
        terrains[printed[region]] += 1 / SMALL
        if heartland[region] >= 0:
            terrains[heartland[region]] += 1 / SMALL
    values += terrains
    for hero in range(seat * HERO_TYPES, seat * HERO_TYPES + HERO_TYPES):
        node = state.hero_node[hero]
        if node < 0:
            values += _FAR_FROM_ALL
        else:
            steps = state.world.steps_to[node]
            values += [_NEAR[steps[region]] for region in state.guardian_at]
    values += _HERO_TILES[state.inactive[seat]]


def _add_map(values: list[float], state: FaeriellState, seat: int) -> None:
    own = state.owned[seat]
    taken = 0
    for owned in state.owned:
        taken |= owned
    for regions in (own, taken & ~own, _built(state, taken)):
        for first in range(0, REGION_ROOM, 8):
            values += _EIGHT[regions >> first & 255]


def _built(state: FaeriellState, taken: int) -> int:
    """The Regions with a Beacon, as bits; each is somebody's."""
    beacon = state.beacon
    found = 0
    while taken:
        region = (taken & -taken).bit_length() - 1
        taken &= taken - 1
        if beacon[region] >= 0:
            found |= 1 << region
    return found


def _add_payment(values: list[float], state: FaeriellState) -> None:
    """A payment that is under way."""
    values += [count / SMALL for count in state.due]
    values += (len(state.paid) / SMALL, state.discounts / SMALL, state.draws_left / SMALL)
