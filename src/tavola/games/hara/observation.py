"""The table as numbers, as one seat may see it: what programs learn from. Straight from the state, without a view.

What the numbers are called is in `observation_names`; here they are made, in the same order.
"""

from __future__ import annotations

from typing import Final

from tavola.games.hara.board import FAR, Board
from tavola.games.hara.card import CardSet, Monster
from tavola.games.hara.observation_names import (
    ENTERABLE,
    HEX_FACTS,
    MODIFIER_NAMES,
    PHASES,
    SCENARIO_NAMES,
    layout_of,
)
from tavola.games.hara.pieces import (
    ABILITIES,
    CHAMPIONS,
    COLORS,
    DOJO,
    DUSK_DECK,
    EVENT,
    INCOMING,
    ITEM_NUMBERS,
    LAST_DAY,
    MODIFIERS,
    MONSTER,
    MOST,
    MOST_SEATS,
    NOWHERE,
    RESOURCES,
    SCENARIO_TOKENS,
    SPACES,
    UNITS,
    WORLDS,
)
from tavola.games.hara.prospect import threat_at
from tavola.games.hara.state import HaraState
from tavola.kernel.observing import one_of

# What numbers are divided by, so that they stay near -1 to 1.
MUCH_HEALTH: Final = 12
MUCH_STRENGTH: Final = 10
MUCH_DAMAGE: Final = 6
MANY_CARDS: Final = 20
DUSK_CARDS: Final = 30
COPIES: Final = 4
#: The longest tracker of a resource.
RESOURCE_ROOM: Final = 10
SMALL: Final = 5


_PHASES: Final = one_of(len(PHASES))
_SCENARIOS: Final = dict(zip(SCENARIO_NAMES, one_of(len(SCENARIO_NAMES))[:-1], strict=True))
_CHAMPIONS: Final = one_of(CHAMPIONS)
_STANCES: Final = one_of(3)
#: Sets of Abilities, as bits -> a number for each.
_BITS: Final[dict[int, tuple[float, ...]]] = {}
#: Distance -> 1 here, 1/2 next to it, 0 where there is no way.
_NEAR: Final = [*(1.0 / (1 + steps) for steps in range(FAR)), 0.0]
_NO_HEX: Final = (0.0,) * len(HEX_FACTS)
_THREE_PLANES: Final = (0.0,) * (3 * len(ENTERABLE))
_EVENT: Final = (1.0, *_NO_HEX[1:])
#: Space -> its place in a plane of the map.
_PLACE: Final = {space: place for place, space in enumerate(ENTERABLE)}

_hex_facts: Final[dict[str, list[tuple[float, ...]]]] = {}
#: The facts of so many card sets are kept at most.
SETS_KEPT: Final = 32


def hex_facts(cards: CardSet) -> list[tuple[float, ...]]:
    """`HEX_FACTS` of every hex card by number, and last, for -1, those of an empty space.

    Events are all alike: they lie face down.
    """
    found = _hex_facts.get(cards.digest)
    if found is None:
        if len(_hex_facts) >= SETS_KEPT:
            _hex_facts.clear()
        found = [_facts_of(cards, number) for number in range(len(cards.hex_cards))]
        found.append(_NO_HEX)
        _hex_facts[cards.digest] = found
    return found


def _facts_of(cards: CardSet, number: int) -> tuple[float, ...]:
    kind = cards.hex_cards[number].kind
    if kind == EVENT:
        return _EVENT
    if kind == MONSTER:
        monster: Monster = cards.monsters[number]
        strength, attack, reach, reward, item = (
            monster.health,
            monster.attack,
            monster.range,
            monster.reward,
            monster.item,
        )
    else:
        rift = cards.rifts[number]
        strength, attack, reach, reward, item = rift.rating, 0, 0, rift.reward, rift.item
    return (
        0.0,
        float(kind != MONSTER),
        strength / MUCH_STRENGTH,
        attack / MUCH_DAMAGE,
        reach / SMALL,
        *[amount / SMALL for amount in reward],
        float(item >= 0),
    )


def _bits(places: int) -> tuple[float, ...]:
    """A set of Abilities as numbers. There are few different ones in a game."""
    found = _BITS.get(places)
    if found is None:
        found = _BITS[places] = tuple([float(places >> place & 1) for place in range(ABILITIES)])
    return found


#: Board -> space -> `_NEAR` of every space from there, filled as it is asked for.
_near_by_board: Final[dict[Board, list[tuple[float, ...]]]] = {}
#: So many boards are remembered at most.
BOARDS_KEPT: Final = 512


def _nearness(board: Board, at: int) -> tuple[float, ...]:
    """How near every space is to the space ``at``."""
    rows = _near_by_board.get(board)
    if rows is None:
        if len(_near_by_board) >= BOARDS_KEPT:
            _near_by_board.clear()
        rows = _near_by_board[board] = [()] * SPACES
    if not rows[at]:
        rows[at] = tuple([_NEAR[board.distance[at * SPACES + space]] for space in ENTERABLE])
    return rows[at]


# The table -----------------------------------------------------------------------------------------------------------


def observe(state: HaraState, seat: int) -> list[float]:
    """What ``seat`` may see, in the order of the names."""
    seats = state.seats
    values = _general(state, seat)
    for step in range(seats):
        _add_seat(values, state, (seat + step) % seats, seat)
    target = state.prey[seat]
    for step in range(1, seats):
        values.append(float(target == (seat + step) % seats))
    _add_own_cards(values, state, seat)
    _add_map(values, state, seat)
    _add_corrupted(values, state, seat)
    layout_of(seats).add_question(values, state, seat)
    return values


def _general(state: HaraState, seat: int) -> list[float]:
    values = [state.day / LAST_DAY, float(state.dusk), float(state.active == seat)]
    values += _PHASES[state.phase]
    values += (
        state.activations / SMALL,
        state.round_turn / MOST_SEATS,
        state.doom / SMALL,
        state.tokens / SCENARIO_TOKENS,
        state.days / LAST_DAY,
        len(state.guests) / SMALL,
        state.bosses.bit_count() / WORLDS,
        len(state.decks[DUSK_DECK]) / DUSK_CARDS if state.decks else 0.0,
        len(state.shift_deck) / MANY_CARDS,
        state.rules.bar / MOST,
        state.incoming[-1] / MUCH_DAMAGE if state.incoming else 0.0,
        state.rolled / MUCH_DAMAGE,
        threat_at(state, seat, state.at[seat]) / MUCH_HEALTH,
    )
    values += _SCENARIOS[state.rules.scenario.name]
    return values


def _add_seat(values: list[float], state: HaraState, player: int, seat: int) -> None:
    bar = state.rules.bar
    first = player * COLORS
    red, blue, green = state.energy[first], state.energy[first + 1], state.energy[first + 2]
    values += _CHAMPIONS[state.champion[player]]
    values += (red / MOST, blue / MOST, green / MOST, (bar - red) / MOST, (bar - blue) / MOST, (bar - green) / MOST)
    first = player * RESOURCES
    values += [amount / RESOURCE_ROOM for amount in state.resources[first : first + RESOURCES]]
    values += _STANCES[state.stance[player]]
    first = player * MODIFIERS
    values += [plus / SMALL for plus in state.mods[first : first + len(MODIFIER_NAMES)]]
    at = state.at[player]
    row = at * SPACES
    first = player * ITEM_NUMBERS
    values += (
        state.health[player] / MUCH_HEALTH,
        state.spirit[player] / MUCH_HEALTH,
        state.shield[player] / SMALL,
        state.attack_bonus[player] / SMALL,
        state.move_bonus[player] / SMALL,
        state.points[player] / MANY_CARDS,
        state.quest_part[player] / 2 if state.quest[player] >= 0 else 0.0,
        state.counted[player] / SMALL,
        state.hand[player].bit_count() / ABILITIES,
        state.board_cards[player].bit_count() / ABILITIES,
        state.pile[player].bit_count() / ABILITIES,
        sum(state.items[first : first + ITEM_NUMBERS]) / SMALL,
        state.levels_due[player].bit_count() / MOST_SEATS,
        state.order.index(player) / MOST_SEATS,
        float(state.bonus_used >> player & 1),
        float(state.passives >> player & 1),
        float(state.team[player] != state.team[seat]),
        float(state.active == player),
        _NEAR[state.board.distance[row + state.at[seat]]],
        _NEAR[state.board.distance[row + DOJO]],
    )


def _add_own_cards(values: list[float], state: HaraState, seat: int) -> None:
    values += _bits(state.hand[seat])
    values += _bits(state.board_cards[seat])
    values += _bits(state.used[seat])
    values += _bits(state.pile[seat])
    first = seat * ABILITIES
    values += [charges / SMALL for charges in state.charges[first : first + ABILITIES]]
    first = seat * ITEM_NUMBERS
    values += [copies / COPIES for copies in state.items[first : first + ITEM_NUMBERS]]


def _add_map(values: list[float], state: HaraState, seat: int) -> None:
    values += _nearness(state.board, state.at[seat])
    facts = hex_facts(state.cards)
    hex_at = state.hex_at
    for space in ENTERABLE:
        values += facts[hex_at[space]]
    damage = len(values)
    friends = damage + len(ENTERABLE)
    values += _THREE_PLANES
    hurt = state.hurt
    for space in state.spread:
        if hurt[space]:
            values[damage + _PLACE[space]] = hurt[space] / MUCH_STRENGTH
    for unit in range(UNITS):
        if unit < state.seats or unit >= MOST_SEATS:
            at = state.at[unit]
            if at != NOWHERE and unit != seat:
                values[friends + _PLACE[at] + (len(ENTERABLE) if state.are_enemies(unit, seat) else 0)] = 1.0
    hex_cards = state.cards.hex_cards
    for world in range(1, WORLDS + 1):
        deck = state.decks[world] if state.decks else []
        top = hex_cards[deck[-1]].kind if deck else -1
        values += (
            len(deck) / MANY_CARDS,
            float(top == MONSTER),
            float(top == EVENT),
            float(state.removed >> world & 1),
        )


def _add_corrupted(values: list[float], state: HaraState, seat: int) -> None:
    for unit in range(MOST_SEATS, UNITS):
        at = state.at[unit]
        if at == NOWHERE:
            values += (0.0,) * 7
            continue
        number = unit - MOST_SEATS
        values += (
            1.0,
            state.health[unit] / MANY_CARDS,
            state.bars[number] / MANY_CARDS,
            state.resilience[number] / SMALL,
            _NEAR[state.board.distance[at * SPACES + state.at[seat]]],
            float(state.are_enemies(unit, seat)),
            state.mods[unit * MODIFIERS + INCOMING] / SMALL,
        )
