"""How good a position looks: the short evaluation that the greedy bot uses."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.achievements import LEAST, score
from tavola.games.faeriell.event_phase import draws_at
from tavola.games.faeriell.pieces import (
    ACHIEVEMENTS,
    BEACONS,
    CARD_ROOM,
    COLOURS,
    CORRUPTION,
    DOOM_END,
    FELLOWSHIP,
    GUARDIANS,
    HERO_TYPES,
    PURITY,
    TOTEM,
)
from tavola.games.faeriell.state import VERSUS, FaeriellState

# What counts, in Achievements.
CLAIMED: Final = 1.0
#: A team dies of Doom long before it lacks an Achievement.
CLAIMED_BY_TEAM: Final = 0.7
#: An Achievement of the best other player.
RIVAL: Final = 0.3
#: The way to an Achievement that is half gone is worth less than half.
PROGRESS: Final = 0.5
ESSENCE: Final = 0.07
#: More Essences than this should rather be spent.
PLENTY: Final = 7
SURPLUS: Final = 0.02
CORRUPTION_ESSENCE: Final = 0.08
REGION: Final = 0.25
BEACON: Final = 0.2
HERO: Final = 0.9
PERK: Final = 0.15
GEM: Final = 0.01
#: A token in the designated area claims for free.
SPARE: Final = 0.2
LEVEL_OF_CORRUPTION: Final = 0.12
#: A token under a Guardian in reach of a Hero is work to be done; one that nobody reaches is Doom to come.
MENACE: Final = 0.2
UNREACHED: Final = 0.1
FAR: Final = 4
CORRUPTED: Final = 0.25
NEAR_MENACE: Final = 0.1
NEAR_QUEST: Final = 0.03
DOOM: Final = 0.15
BRACKET: Final = 2.0
DOOM_NEAR: Final = 0.5
NEAR: Final = 9
#: How many Achievements of lead make the game look won.
SURE: Final = 8.0


def evaluate(state: FaeriellState, seat: int) -> float:
    """From -1 (lost) to 1 (won), for ``seat``."""
    if state.ending:
        return state.returns()[seat]
    dread = doom_dread(state)
    if state.rules.mode != VERSUS:
        value = sum(strength(state, player) for player in range(state.seats)) / state.seats - dread
    elif state.sower == seat:
        value = dread
    else:
        rivals = [claims.bit_count() for player, claims in enumerate(state.claims) if player != seat]
        value = strength(state, seat) - RIVAL * max(rivals) - dread
    return max(-0.99, min(0.99, value / SURE))


def doom_dread(state: FaeriellState) -> float:
    """How near the land is to falling, in Achievements; steeper towards the end."""
    doom = min(state.doom, DOOM_END)
    # Each bracket draws one token more in every draft (FAE-EVENT-11, FAE-EVENT-12).
    value = DOOM * doom + BRACKET * draws_at(doom) + DOOM_NEAR * max(0, doom - NEAR)
    for guardian in range(GUARDIANS):
        colour = state.token_colour(guardian)
        if colour == CORRUPTION:
            value += CORRUPTED
        elif colour >= 0:
            value += MENACE + UNREACHED * nearest(state, colour, state.guardian_at[guardian])
    return value


def nearest(state: FaeriellState, colour: int, region: int) -> int:
    """The Movements that the nearest Hero of the colour, of whatever Tribe, needs to the Region; 4 if it is far."""
    best = FAR
    for hero in range(colour, state.seats * HERO_TYPES, HERO_TYPES):
        node = state.hero_node[hero]
        if node >= 0:
            best = min(best, turns_to(state.world.steps_to[node][region], state.level(hero)))
    return best


def strength(state: FaeriellState, player: int) -> float:
    """How far the player is, in Achievements."""
    value = 0.0
    claims = state.claims[player]
    claimed = CLAIMED if state.rules.mode == VERSUS else CLAIMED_BY_TEAM
    for achievement in range(ACHIEVEMENTS):
        if claims >> achievement & 1:
            value += claimed
        elif achievement < FELLOWSHIP or achievement not in (PURITY, TOTEM):
            part = min(1.0, score(state, player, achievement) / LEAST[achievement])
            value += PROGRESS * part * part
    first = player * COLOURS
    basic = sum(state.essences[first : first + CORRUPTION])
    if player == state.player:
        # What a payment still asks for is as good as spent.
        basic -= sum(state.due)
    value += ESSENCE * min(basic, PLENTY) + SURPLUS * max(0, basic - PLENTY)
    value += CORRUPTION_ESSENCE * state.essences[first + CORRUPTION]
    value += REGION * state.owned[player].bit_count() + BEACON * score(state, player, BEACONS)
    for hero in range(player * HERO_TYPES, player * HERO_TYPES + HERO_TYPES):
        if state.hero_node[hero] >= 0:
            value += HERO + PERK * len(state.perks[hero]) + GEM * state.gems[hero]
            value += way_to_go(state, hero)
    value += SPARE * state.spare[player]
    return value - LEVEL_OF_CORRUPTION * state.corruption[player]


def way_to_go(state: FaeriellState, hero: int) -> float:
    """A Hero near a Menace of its colour, or near the Guardian of one of its Quests, stands well."""
    steps = state.world.steps_to[state.hero_node[hero]]
    kind = hero % HERO_TYPES
    stride = state.level(hero)
    value = 0.0
    for guardian in range(GUARDIANS):
        if state.token_colour(guardian) == kind:
            value = max(value, NEAR_MENACE / (1 + turns_to(steps[state.guardian_at[guardian]], stride)))
    for card in set(state.quests[hero]):
        value += NEAR_QUEST / (1 + turns_to(steps[state.guardian_at[card % CARD_ROOM]], stride))
    return value


def turns_to(steps: int, stride: int) -> int:
    """The Movements that cover the steps."""
    return (steps + stride - 1) // stride
