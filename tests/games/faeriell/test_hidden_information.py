"""What others do tells nobody what lies hidden: neither what is seen to happen, nor whether somebody is asked."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any, Final

import pytest

from tavola import testing
from tavola.games.faeriell import GAME
from tavola.games.faeriell.actions import HERO_PICK
from tavola.games.faeriell.corruption_sower import BecomeSower
from tavola.games.faeriell.hero_phase import HERO_PHASE, DropQuest
from tavola.games.faeriell.pieces import CARD_ROOM, COLOURS, HERO_TYPES, OWL
from tavola.games.faeriell.setup import PlaceSettlement
from tavola.games.faeriell.state import COOP, FaeriellState
from tavola.games.faeriell.supply import SpendOne
from tavola.games.faeriell.values import read_values
from tests.games.faeriell.scene import Scene
from tests.games.faeriell.swaps import cards_swapped

EDITION: Final = {"kickstarter": "yes", "shadows": "yes", "drifter": "yes"}
TABLES: Final[list[tuple[int, dict[str, str]]]] = [
    (2, {}),
    (3, EDITION),
    (4, {"mode": "coop"}),
    (2, {"scenario": "twins", **EDITION}),
]
#: Games of each kind.
GAMES: Final = 12


# Whatever is done -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-17", "FAE-SETUP-40", "FAE-HERO-16")
@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_what_others_do_looks_the_same_whatever_their_cards_are(seats: int, chosen: dict[str, str]) -> None:
    """The same action in two positions that a seat cannot tell apart: it sees the same, unless it is shown a card."""
    compared = 0
    for seed in range(GAMES):
        play = Random(seed)
        for state in testing.random_play(GAME, GAME.settle(seats, chosen), seed, play):
            assert isinstance(state, FaeriellState)
            player = state.current_player()
            for seat in range(seats):
                if seat == player or state.is_terminal():
                    continue
                other = cards_swapped(state, seat, play)
                assert state.choice is not None
                other.legal = state.choice.options(other)
                both = sorted(set(state.legal) & set(other.legal))
                if both:
                    compared += check_same(state.clone(), other, play.choice(both), seat)
    assert compared > 50 * GAMES


def check_same(state: FaeriellState, other: FaeriellState, action: int, seat: int) -> bool:
    """Act in both. Whether there was something to compare: a card that the seat is shown, or draws, may be any."""
    held = held_by(state, seat)
    for world in (state, other):
        world.shown = 0
        world.events = []
        world.apply_action(action)
    assert state.shown == other.shown, f"it hangs on hidden cards whether {action} shows seat {seat} something"
    assert asked_now(state) == asked_now(other), f"it hangs on hidden cards what is asked after {action}"
    if state.shown >> seat & 1 or held_by(state, seat) != held:
        return False
    assert seen(state, seat) == seen(other, seat)
    assert GAME.view(state, seat) == GAME.view(other, seat)
    return True


def asked_now(state: FaeriellState) -> tuple[str, int]:
    """The kind of the question that waits, and who answers it."""
    return ("", -1) if state.choice is None else (state.choice.kind, state.current_player())


def held_by(state: FaeriellState, seat: int) -> int:
    """How many cards the seat has."""
    return sum(state.essences[seat * COLOURS : seat * COLOURS + COLOURS])


def seen(state: FaeriellState, seat: int) -> list[dict[str, Any]]:
    """What the seat is told of what happened."""
    assert state.events is not None
    return [event.as_data() for event in state.events if event.visible_to(seat)]


# Whether somebody is asked --------------------------------------------------------------------------------------------


def asked(scene: Scene) -> str:
    """The kind of the question that waits once what is on the agenda has been done, "" if none does."""
    state = scene.state
    state.choice, state.legal = None, []
    state.advance()
    return "" if state.choice is None else scene.kind


@pytest.mark.rule("FAE-COOP-07")
def test_a_team_member_with_one_region_left_is_asked_all_the_same() -> None:
    """How many Regions there are hangs on cards that the others have not seen."""
    scene = Scene.at_setup(mode=COOP)
    state = scene.state
    player = state.current_player()
    owls = list(scene.world.area_regions[OWL])
    for region in owls[1:]:
        state.owner[region] = 1 - player
    state.drawn[player] = (OWL,)
    state.agenda = [PlaceSettlement(player)]
    assert asked(scene) == "place_settlement"
    assert len(state.legal) == 1


def corner(*quests: str) -> Scene:
    """An Adventurer with a gem that cannot move nor draw a Quest, as it is hemmed in and the decks are empty."""
    scene = Scene()
    scene.plain()
    scene.hero(0, "adventurer", "N01", quests=quests)
    scene.hero(1, "druid", "N02")
    scene.hero(1, "shaman", "N09")
    for colour in (0, 4):
        for card in scene.state.decks[colour]:
            scene.state.gain(1, card)
        scene.state.decks[colour] = []
    scene.state.agenda = [HERO_PHASE]
    return scene


@pytest.mark.rule("FAE-HERO-16", "FAE-HERO-20")
def test_who_has_a_quest_and_a_gem_is_asked_whether_it_can_be_solved_or_not() -> None:
    for quest, answers in (("red-owl", ["done", "adventurer solves quest red-owl"]), ("red-boar", ["done"])):
        scene = corner(quest)
        assert asked(scene) == "hero"
        assert scene.legal() == answers


def test_who_has_nothing_to_do_in_the_hero_phase_is_not_asked() -> None:
    assert asked(corner()) == ""


@pytest.mark.rule("FAE-EVENT-04")
@pytest.mark.parametrize("card", ["red-owl", "red-bear"])
def test_who_holds_a_card_is_asked_even_if_its_guardian_has_nowhere_to_go(card: str) -> None:
    """On a map where an Area has a single Region, a card of its Guardian moves nothing; that is nobody's business."""
    text = files("tavola.games.faeriell").joinpath("house.toml").read_text("utf-8").replace('"house"', '"test"')
    for name in ("OWL-A", "OWL-C", "OWL-D"):
        text = text.replace(f'{name} = {{ area = "owl"', f'{name} = {{ area = "wolf"')
    scene = Scene(values=read_values(text))
    scene.essences(0, card)
    scene.phase("event")
    assert scene.kind == "guardian_movement"
    assert len(scene.legal()) == (1 if card == "red-owl" else 2)


@pytest.mark.rule("FAE-HERO-18")
@pytest.mark.parametrize("quests", [("red-owl", "red-owl"), ("red-owl", "red-bear")])
def test_alike_quests_are_asked_about_like_others(quests: tuple[str, ...]) -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    hero = scene.hero(0, "adventurer", "N01", quests=quests)
    scene.state.agenda = [DropQuest(0, hero)]
    assert asked(scene) == "drop_quest"


@pytest.mark.rule("FAE-TRIBE-03")
@pytest.mark.parametrize("cards", [("red-owl", "red-owl"), ("red-owl", "red-bear")])
def test_alike_essences_are_asked_about_like_others(cards: tuple[str, ...]) -> None:
    scene = Scene()
    scene.essences(0, *cards)
    scene.state.agenda = [SpendOne(0, 1, "FAE-EVENT-23")]
    assert asked(scene) == "spend"


# What has been shown --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SOWER-03")
def test_quests_that_are_lost_to_the_sower_are_shown_to_all_others() -> None:
    """They lie face up on the discard piles, so nobody who has seen them may take a move back any more."""
    for quests, shown in ((("red-owl",), 0b110), (("corruption-owl",), 0), ((), 0)):
        scene = Scene(seats=3)
        scene.hero(0, "adventurer", "N01", quests=quests)
        scene.state.shown = 0
        BecomeSower(0).take(scene.state, HERO_PICK)
        assert scene.state.shown == shown
        assert scene.state.quests[HERO_TYPES - 1] == tuple([4 * CARD_ROOM + OWL] if quests and not shown else [])
