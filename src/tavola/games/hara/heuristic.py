"""How good a position looks: the short evaluation that the greedy bot uses. One point is worth one energy."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.card import NO_ENERGY, Energy, Monster
from tavola.games.hara.pieces import (
    COLORS,
    DOJO,
    EVENT,
    FEAR,
    GRIT,
    HEAT,
    INCOMING,
    ITEM_NUMBERS,
    MANA,
    MODIFIERS,
    MOMENTUM,
    MOST_SEATS,
    NOWHERE,
    RESOURCE_OWNER,
    RESOURCES,
    RUNES,
    SPACES,
    UNITS,
)
from tavola.games.hara.prospect import threat_at
from tavola.games.hara.state import ADVENTURE, HaraState

#: What a card gained at a threshold is worth.
LEVEL: Final = 1.5
#: Health is dear when there is little of it.
HEALTH: Final = 0.12
LOW_HEALTH: Final = 4
LAST_HEALTH: Final = 0.35
SPIRIT: Final = 0.1
ITEM: Final = 0.4
#: What is in hand for this turn.
ACTIVATION: Final = 0.05
NEXT_ATTACK: Final = 0.35
NEXT_MOVE: Final = 0.08
SHIELD: Final = 0.12
CARD_IN_HAND: Final = 0.06
CARD_ON_BOARD: Final = 0.05
CHARGE: Final = 0.12
#: A point of the champion's resource.
RESOURCE: Final = (0.12, 0.14, 0.05, 0.12, -0.08, 0.3)
#: What lies on the map, less for every step to it.
NEARNESS: Final = 0.55
STEP: Final = 0.72
SECOND: Final = 0.4
EVENT_WORTH: Final = 2.0
#: Damage on a Monster this turn is on the way to its reward, as long as something can be done about it.
WOUND: Final = 0.6
#: Damage that waits at the end of the turn.
THREAT: Final = 0.16
DEFEAT: Final = 3.0
#: Where defeats lose the game.
DOOMED: Final = 7.0
#: With full bars only the way home counts.
HOME: Final = 6.0
WAY_HOME: Final = 0.9
#: How much of the best rival's lead hurts.
RIVAL: Final = 0.35
#: Cooperative: what the others have, what a Corrupted has lost, what is near it, and each step towards losing.
TEAM: Final = 0.5
BAR: Final = 0.35
NEAR_CORRUPTED: Final = 0.5
DOOM: Final = 4.0
#: A weakness that is exposed, for each point of it and each Activation left.
EXPOSED: Final = 0.35
#: The Day from which a Corrupted is a match for grown champions.
GROWN_UP: Final = 4.0
#: How near that must be to be of use.
IN_REACH: Final = 3
#: So many points are half of a victory.
SURE: Final = 60.0


def evaluate(state: HaraState, seat: int) -> float:
    """From -1, lost, to 1, won."""
    if state.over:
        return state.returns()[seat]
    scenario = state.rules.scenario
    worth = standing(state, seat)
    mates = [other for other in range(state.seats) if other != seat and not state.are_enemies(seat, other)]
    rivals = [other for other in range(state.seats) if state.are_enemies(seat, other)]
    for mate in mates:
        worth += TEAM * standing(state, mate)
    if rivals:
        worth -= RIVAL * max([standing(state, rival) for rival in rivals])
    if scenario.has_corrupted_turn:
        worth += corrupted_outlook(state, seat)
    worth -= DOOM * state.doom
    worth += scenario.outlook(state, seat)
    return worth / (SURE + abs(worth))


def standing(state: HaraState, seat: int) -> float:
    """What a player has and may hope for."""
    worth = possessions(state, seat)
    if state.rules.scenario.heads_home(state, seat):
        return worth + HOME - WAY_HOME * state.apart(state.at[seat], DOJO)
    return worth + prospects(state, seat) - danger(state, seat)


def possessions(state: HaraState, seat: int) -> float:
    """Energy, cards, Health and Spirit, Items, the champion's resource."""
    worth = float(state.total_energy(seat))
    worth += LEVEL * state.leveled[seat].bit_count()
    health = state.health[seat]
    worth += HEALTH * health - LAST_HEALTH * max(0, LOW_HEALTH - health)
    worth += SPIRIT * state.spirit[seat]
    first = seat * ITEM_NUMBERS
    worth += ITEM * sum(state.items[first : first + ITEM_NUMBERS])
    worth += CARD_IN_HAND * state.hand[seat].bit_count() + CARD_ON_BOARD * state.board_cards[seat].bit_count()
    champion = state.champion[seat]
    for resource in (GRIT, MOMENTUM, FEAR, MANA, HEAT, RUNES):
        if RESOURCE_OWNER[resource] == champion:
            worth += RESOURCE[resource] * state.resources[seat * RESOURCES + resource]
    worth += SHIELD * state.shield[seat]
    if state.active == seat and state.phase == ADVENTURE and state.activations > 0:
        worth += ACTIVATION * state.activations
        worth += NEXT_ATTACK * state.attack_bonus[seat] + NEXT_MOVE * state.move_bonus[seat]
    return worth


def prospects(state: HaraState, seat: int) -> float:
    """The best two things near the player."""
    best = second = 0.0
    hex_at = state.hex_at
    distance = state.board.distance
    row = state.at[seat] * SPACES
    acting = state.active == seat and state.phase == ADVENTURE
    for space in state.spread:
        steps = distance[row + space]
        if steps > 6:
            continue
        worth = value_of(state, seat, hex_at[space], space, acting) * NEARNESS * STEP**steps
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + SECOND * second


def value_of(state: HaraState, seat: int, card: int, space: int, acting: bool) -> float:
    """What a hex card would bring the player."""
    cards = state.cards
    monster = cards.monsters[card]
    if monster.range >= 0:
        return monster_value(state, seat, monster, space, acting)
    if cards.hex_cards[card].kind == EVENT:
        return EVENT_WORTH
    rift = cards.rifts[card]
    met = min(6, max(0, 7 - (rift.rating - state.spirit[seat]))) / 6
    return energy_value(state, seat, rift.gift) + met * energy_value(state, seat, rift.reward)


def monster_value(state: HaraState, seat: int, monster: Monster, space: int, acting: bool) -> float:
    """Its reward, more of it the nearer it is to its end this turn, less for what it can take."""
    worth = energy_value(state, seat, monster.reward) + (ITEM if monster.item >= 0 else 0.0)
    worth /= 1.0 + 0.12 * max(0, monster.health - 3)
    if acting and state.hurt[space]:
        worth += WOUND * worth * min(1.0, state.hurt[space] / monster.health) * 2
    return worth


def energy_value(state: HaraState, seat: int, energy: Energy) -> float:
    """What of it still fits on the bars."""
    if energy is NO_ENERGY:
        return 0.0
    bar = state.rules.bar
    first = seat * COLORS
    room = 0
    worth = 0.0
    for color in range(COLORS):
        free = bar - state.energy[first + color]
        room += free
        worth += min(energy[color], free)
    return worth + min(energy[3], room)


def danger(state: HaraState, seat: int) -> float:
    """What waits at the end of the player's own turn."""
    threat = threat_at(state, seat, state.at[seat])
    if not threat:
        return 0.0
    health = state.health[seat] + state.shield[seat]
    soon = 1.0 if state.active == seat else 0.4
    defeat = DEFEAT if state.rules.scenario.is_arena else DOOMED
    return soon * (THREAT * threat + (defeat if threat >= health else 0.0))


def corrupted_outlook(state: HaraState, seat: int) -> float:
    """How far the Corrupted are from defeat, for or against the player."""
    worth = 0.0
    eager = min(1.0, state.day / GROWN_UP)
    for unit in range(MOST_SEATS, UNITS):
        if state.at[unit] == NOWHERE:
            continue
        number = unit - MOST_SEATS
        left = state.bars[number] * (state.resilience[number] - 1) + state.health[unit]
        if state.are_enemies(unit, seat):
            worth -= eager * BAR * left
            worth -= eager * NEAR_CORRUPTED * min(4, state.apart(state.at[seat], state.at[unit]))
            if state.active == seat and state.apart(state.at[seat], state.at[unit]) <= IN_REACH:
                worth += EXPOSED * state.activations * state.mods[unit * MODIFIERS + INCOMING]
        else:
            worth += BAR * left
    return worth
