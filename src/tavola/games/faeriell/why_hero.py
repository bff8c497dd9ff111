"""Why not, in the Hero Phase: Hero actions, and the questions that follow them."""

from __future__ import annotations

from tavola.games.faeriell.hero_perks import StepAlongPath
from tavola.games.faeriell.hero_phase import DropQuest, can_solve, quest_colours, stride
from tavola.games.faeriell.names import ESSENCES, HEROES, MENACES, REGIONS_OF
from tavola.games.faeriell.pieces import CARD_ROOM, CORRUPTION, HERO_TYPES, SHADOW, SOWER
from tavola.games.faeriell.refusals import (
    CORRUPT_TOKEN,
    DECK_EMPTY,
    NEEDS_HERO,
    NO_CORRUPTION,
    NO_GEM,
    NO_GEMS,
    NO_HERO,
    NO_MENACE,
    NO_QUEST_HERO,
    NOT_ACTIVE,
    NOT_ALONG,
    NOT_BESIDE,
    QUEST_COLOUR,
    QUEST_ELSEWHERE,
    QUEST_OF_ANOTHER,
    SHADOW_SOLVES,
    SOWER_CANNOT,
    SOWER_QUESTS,
    TOO_FAR,
    TOO_FAR_TO_STEP,
    WALKED,
    WHAT_DOES_IT_DO,
    Reason,
    named,
)
from tavola.games.faeriell.solving import StepOn
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import has_cards
from tavola.games.faeriell.why_lore import refuse_attunement_move, refuse_herb, refuse_perk
from tavola.games.faeriell.why_piece import Piece, occupant, of_another_hero, steps_between, the_guardian


def refuse_in_hero_phase(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """No action is to be had with the piece; None if it has none at all in this Phase."""
    if piece.sort == "n":
        return refuse_node(state, seat, piece.number)
    if piece.sort == "g":
        return refuse_menace(state, seat, piece.number)
    if piece.sort == "k":
        return refuse_deck(state, seat, piece.number)
    if piece.sort == "q":
        return refuse_quest(state, seat, piece.number, piece.second)
    if piece.sort == "h":
        return refuse_hero(state, seat, piece.number, piece.second)
    if piece.sort == "p":
        return refuse_perk(state, seat, piece.number)
    if piece.sort == "a":
        return refuse_attunement_move(state, seat, piece.number)
    if piece.sort == "o":
        return refuse_herb(state, seat, piece.number, piece.second)
    return None


def no_gem(kind: int) -> Reason:
    """The Hero has no Action gem left (FAE-HERO-03)."""
    return NO_GEM.said(hero=named(HEROES[kind]))


def refuse_hero(state: FaeriellState, seat: int, player: int, kind: int) -> Reason:
    """The Hero does nothing by itself."""
    if player != seat:
        return of_another_hero(player)
    hero = player * HERO_TYPES + kind
    if state.hero_node[hero] < 0:
        return NOT_ACTIVE.said(hero=named(HEROES[kind]))
    if state.gems[hero]:
        return WHAT_DOES_IT_DO
    if kind == SHADOW:
        return WALKED if state.shadow_moved else NO_CORRUPTION
    return no_gem(kind)


# 1. Movement ---------------------------------------------------------------------------------------------------------


def refuse_node(state: FaeriellState, seat: int, node: int) -> Reason:
    """No own Hero can go there (FAE-HERO-03, FAE-HERO-08, FAE-HERO-09)."""
    taken = occupant(state, node)
    if taken is not None:
        return taken
    first = seat * HERO_TYPES
    kinds = state.heroes(seat)
    if not kinds:
        return NO_HERO
    able = [kind for kind in kinds if state.gems[first + kind]]
    if not able:
        return NO_GEMS
    steps = [steps_between(state, state.hero_node[first + kind], node) for kind in able]
    short = [needed - stride(state, first + kind) for needed, kind in zip(steps, able, strict=True)]
    best = short.index(min(short))
    kind = able[best]
    return TOO_FAR.said(steps=steps[best], hero=named(HEROES[kind]), stride=stride(state, first + kind))


def refuse_step(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Hero cannot step there (FAE-HPERK-07, FAE-HPERK-22, FAE-KSPERK-12)."""
    choice = state.choice
    if piece.sort != "n":
        return None
    taken = occupant(state, piece.number)
    if taken is not None:
        return taken
    if isinstance(choice, StepOn):
        steps = steps_between(state, state.hero_node[choice.hero], piece.number)
        return TOO_FAR_TO_STEP.by(choice.rule).said(steps=steps, stride=choice.steps)
    if not isinstance(choice, StepAlongPath):
        return None
    steps = steps_between(state, state.hero_node[choice.hero], piece.number)
    if steps > 1:
        return TOO_FAR_TO_STEP.by(choice.rule).said(steps=steps, stride=1)
    return NOT_ALONG.by(choice.rule).said(region=named(REGIONS_OF[choice.terrain]))


def refuse_shadow_node(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Shadow goes to any free node (FAE-SHADOW-09)."""
    return occupant(state, piece.number) if piece.sort == "n" else None


# 2. Solve a Menace by a Hero -----------------------------------------------------------------------------------------


def refuse_menace(state: FaeriellState, seat: int, guardian: int) -> Reason:
    """No own Hero solves what lies under the Guardian (FAE-HERO-10, -11, FAE-SOWER-07, FAE-SHADOW-06)."""
    colour = state.token_colour(guardian)
    if colour < 0:
        return NO_MENACE.by("FAE-HERO-10").said(guardian=the_guardian(guardian))
    first = seat * HERO_TYPES
    kinds = state.heroes(seat)
    for kind in kinds:
        if can_solve(state, first + kind, kind, guardian):
            return no_gem(kind)
    if colour in kinds:
        rule = "FAE-SHADOW-06" if colour == CORRUPTION else "FAE-HERO-11"
        return NOT_BESIDE.by(rule).said(hero=named(HEROES[colour]), guardian=the_guardian(guardian))
    if colour == CORRUPTION:
        return SHADOW_SOLVES if state.rules.shadows else CORRUPT_TOKEN.by("FAE-EVENT-24")
    if SOWER in kinds and state.touches(state.hero_node[first + SOWER], state.guardian_at[guardian]):
        return SOWER_CANNOT
    return NEEDS_HERO.said(menace=named(MENACES[colour]), hero=named(HEROES[colour]))


# 3. Go on a Quest ----------------------------------------------------------------------------------------------------


def refuse_deck(state: FaeriellState, seat: int, colour: int) -> Reason:
    """No own Hero goes on a Quest of the colour (FAE-HERO-15, FAE-SOWER-06)."""
    if not has_cards(state, colour):
        return DECK_EMPTY
    kinds = state.heroes(seat)
    if not kinds:
        return NO_HERO
    able = [kind for kind in kinds if quest_colours(state, seat * HERO_TYPES + kind, kind) >> colour & 1]
    if able:
        return no_gem(able[0])
    if kinds == [SOWER]:
        return SOWER_QUESTS
    return NO_QUEST_HERO.said(essence=named(ESSENCES[colour]))


def refuse_dropping(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Quest card lies in another Hero's Quest Pool (FAE-HERO-18)."""
    choice = state.choice
    if piece.sort != "q" or not isinstance(choice, DropQuest):
        return None
    return QUEST_OF_ANOTHER.said(hero=named(HEROES[choice.hero % HERO_TYPES]))


# 4. Solve a Quest ----------------------------------------------------------------------------------------------------


def refuse_quest(state: FaeriellState, seat: int, kind: int, card: int) -> Reason:
    """The Hero cannot solve the Quest (FAE-HERO-03, FAE-HERO-20, FAE-HERO-21, FAE-SOWER-06)."""
    hero = seat * HERO_TYPES + kind
    if not quest_colours(state, hero, kind) >> card // CARD_ROOM & 1:
        return SOWER_QUESTS if kind == SOWER else QUEST_COLOUR.said(essence=named(ESSENCES[card // CARD_ROOM]))
    guardian = card % CARD_ROOM
    region = state.guardian_at[guardian]
    if state.touches(state.hero_node[hero], region):
        return no_gem(kind)
    return QUEST_ELSEWHERE.said(
        guardian=the_guardian(guardian), region=state.world.region_names[region], hero=named(HEROES[kind])
    )
