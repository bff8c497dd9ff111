"""How far a Tribe is on its way, in Achievements: the part of the evaluation that looks at one player."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.achievements import (
    LEAST,
    REGION_ATTUNEMENT,
    bits_of,
    fellowship_score,
    hero_score,
    score,
    shire,
)
from tavola.games.faeriell.pieces import (
    ACH_ESSENCE,
    ACH_TERRAIN,
    ACHIEVEMENTS,
    ATTUNEMENTS,
    BEACONS,
    CARD_ROOM,
    CLEANSER,
    COLOURS,
    CORRUPTION,
    EVENT,
    FELLOWSHIP,
    GUARDIANS,
    HERB_TERRAIN,
    HERBS,
    HERO,
    HERO_TYPES,
    PURITY,
    SHIRE,
    TOTEM,
    TRIBE,
)
from tavola.games.faeriell.state import VERSUS, FaeriellState

# What counts, in Achievements. Most of it was read off the results of games: what those who won had more of.
#: Corruption Cleanser is easily lost again, and easily shared.
CLEANSED: Final = 0.7
#: The way to an Achievement that is half gone is worth less than half.
PROGRESS: Final = 0.3
#: The Achievement that lacks least is the next.
NEXT: Final = 0.5
#: Essences become Achievements, and pay for their tokens; those beyond plenty should rather be spent.
ESSENCE: Final = 0.25
PLENTY: Final = 5
SURPLUS: Final = 0.15
#: One that can still be spent in this round.
READY: Final = 0.05
CORRUPTION_ESSENCE: Final = 0.3
LEVEL_OF_CORRUPTION: Final = 0.3
REGION: Final = 0.15
BEACON: Final = 0.35
ATTUNEMENT: Final = 0.15
HERB: Final = 0.15
HERO_ACTIVE: Final = 0.3
PERK: Final = 0.25
#: An Action gem is nothing once the Hero Phase has come: it is back with the next round.
GEM: Final = 0.01
#: What a Phase brings on average. Without these a bot would put off the harvest, which comes with Menaces.
EVENT_TO_COME: Final = 0.2
HERO_TO_COME: Final = 0.25
#: A token in the designated area claims for free.
SPARE: Final = 0.2
#: A Hero next to a Menace that it can solve, or to the Guardian of one of its Quests; farther off it is a fraction.
NEAR_MENACE: Final = 0.25
NEAR_QUEST: Final = 0.09
NEAR_CORRUPTION_QUEST: Final = 0.06
#: Most Achievements of anybody -> what all the rest still counts: it is a means to an end that comes nearer.
LEFT_TO_DO: Final = (1.0, 1.0, 1.0, 0.8, 0.6, 0.6, 0.6, 0.6)
LAST_ROUND: Final = 0.3


def strength(state: FaeriellState, player: int) -> float:
    """How far the player is, in Achievements."""
    scores = scores_of(state, player)
    claims = state.claims[player]
    held = claims.bit_count() - (1.0 - CLEANSED) * (claims >> CLEANSER & 1)
    means = progress(state, player, scores) + belongings(state, player, scores) + prospects(state, player)
    return held + means * left_to_do(state)


def left_to_do(state: FaeriellState) -> float:
    """How much of the game is left for what is not an Achievement yet; a team needs it to the end."""
    if state.rules.mode != VERSUS:
        return 1.0
    if state.triggered:
        return LAST_ROUND
    most = 0
    for claims in state.claims:
        most = max(most, claims.bit_count())
    return LEFT_TO_DO[most]


def scores_of(state: FaeriellState, player: int) -> list[int]:
    """`achievements.score` of every Achievement, with one look at each Region instead of six."""
    scores = [0] * ACHIEVEMENTS
    herbs = state.herbs[player]
    for kind in range(ACH_ESSENCE):
        scores[kind] = hero_score(state, player, kind)
        scores[ACH_ESSENCE + kind] = state.tracking[player * 4 + kind]
        attuned = state.attunement_of[REGION_ATTUNEMENT[kind]] == player
        scores[ACH_TERRAIN + kind] = attuned + herbs.count(HERB_TERRAIN + kind)
    for region in bits_of(state.owned[player]):
        scores[ACH_TERRAIN + state.world.terrain[region]] += 1
        if state.heartland[region] >= 0:
            scores[ACH_TERRAIN + state.heartland[region]] += 1
        if state.beacon[region] >= 0:
            scores[BEACONS] += 1
    scores[FELLOWSHIP] = fellowship_score(state, player)
    scores[HERBS] = len(herbs)
    scores[ATTUNEMENTS] = state.attunement_of.count(player)
    scores[TOTEM] = int(state.totem >= 0 and state.owner[state.totem] == player)
    scores[SHIRE] = shire(state, player)
    scores[PURITY] = int(state.corruption[player] == 0)
    scores[CLEANSER] = state.cleansed >> player & 1
    return scores


def progress(state: FaeriellState, player: int, scores: list[int]) -> float:
    """The ways to the Achievements that are not claimed yet."""
    value = farthest = 0.0
    for achievement in range(ACHIEVEMENTS):
        if state.claims[player] >> achievement & 1 or achievement in (PURITY, TOTEM):
            continue
        part = min(1.0, scores[achievement] / wanted(state, player, achievement))
        value += PROGRESS * part * part
        farthest = max(farthest, part)
    return value + NEXT * farthest


def wanted(state: FaeriellState, player: int, achievement: int) -> int:
    """The score that claims it: the least that will do, or as much as another shows who has claimed it."""
    least = LEAST[achievement]
    if state.rules.mode == VERSUS:
        for other in range(state.seats):
            if other != player and state.claims[other] >> achievement & 1:
                least = max(least, score(state, other, achievement))
    return least


def belongings(state: FaeriellState, player: int, scores: list[int]) -> float:
    """Essences, Regions, tiles and cards."""
    first = player * COLOURS
    basic = sum(state.essences[first : first + CORRUPTION])
    if player == state.player:
        # What a payment still asks for is as good as spent.
        basic -= sum(state.due)
    value = ESSENCE * min(basic, PLENTY) + SURPLUS * max(0, basic - PLENTY)
    if not state.phases[player] >> TRIBE & 1:
        value += READY * basic
    value += CORRUPTION_ESSENCE * state.essences[first + CORRUPTION] - LEVEL_OF_CORRUPTION * state.corruption[player]
    value += REGION * state.owned[player].bit_count() + BEACON * scores[BEACONS]
    value += ATTUNEMENT * scores[ATTUNEMENTS] + HERB * scores[HERBS]
    return value + SPARE * state.spare[player]


def prospects(state: FaeriellState, player: int) -> float:
    """The Heroes, where they stand, and the Phases that this round still brings."""
    to_act = not state.phases[player] >> HERO & 1
    value = 0.0
    if to_act:
        value += HERO_TO_COME
    if not state.phases[player] >> EVENT & 1:
        value += EVENT_TO_COME
    for hero in range(player * HERO_TYPES, player * HERO_TYPES + HERO_TYPES):
        if state.hero_node[hero] >= 0:
            value += HERO_ACTIVE + PERK * len(state.perks[hero]) + way_to_go(state, hero)
            if to_act:
                value += GEM * state.gems[hero]
    return value


def way_to_go(state: FaeriellState, hero: int) -> float:
    """A Hero near a Menace of its colour, or near the Guardians of its Quests, stands well."""
    steps = state.world.steps_to[state.hero_node[hero]]
    kind = hero % HERO_TYPES
    stride = state.level(hero)
    value = 0.0
    for guardian in range(GUARDIANS):
        if state.token_colour(guardian) == kind:
            value = max(value, NEAR_MENACE / (1 + turns_to(steps[state.guardian_at[guardian]], stride)))
    for card in set(state.quests[hero]):
        worth = NEAR_CORRUPTION_QUEST if card // CARD_ROOM == CORRUPTION else NEAR_QUEST
        value += worth / (1 + turns_to(steps[state.guardian_at[card % CARD_ROOM]], stride))
    return value


def turns_to(steps: int, stride: int) -> int:
    """The Movements that cover the steps."""
    return (steps + stride - 1) // stride
