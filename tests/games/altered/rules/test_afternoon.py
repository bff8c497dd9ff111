"""Afternoon (Complete Rules 4.2.3): turns, quick actions, passing."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import AT_DUSK, CARDS_DRAWN
from tavola.games.altered.cards.printing import J, support
from tavola.games.altered.doing import Boost
from tavola.games.altered.drawing import Draw, Resupply
from tavola.games.altered.effect import Frame, Node
from tavola.games.altered.kind import A_CHARACTER, THEIRS
from tavola.games.altered.playing import declare
from tavola.games.altered.reactions import activate
from tavola.games.altered.state import AlteredState
from tavola.games.altered.which import target
from tavola.games.altered.zones import HAND, LANDMARK
from tests.games.altered.rules.made import character, landmark
from tests.games.altered.scene import Scene

SCOUT = character("Scout", support(Draw(1)))
SPY_GLASS = landmark("Spy Glass", Reaction(CARDS_DRAWN, Resupply(), whose=THEIRS))


class PlayLastHandCard(Node):
    """Play the last card of the own Hand for free."""

    def perform(self, state: AlteredState, frame: Frame) -> None:
        declare(state, frame.player, state.zones[HAND + frame.player][-1], True)


def with_hands(count: int = 3) -> Scene:
    """Both players hold Troopers."""
    scene = Scene()
    for player in (0, 1):
        for _ in range(count):
            scene.put("OR_05_C", "hand", player)
    return scene


def trooper(scene: Scene) -> None:
    """Whoever is asked plays a Trooper."""
    scene.do("play Ordis Trooper", "hero")


# Whose turn (ALT-TURN-01, -06, -07) ----------------------------------------------------------------------------------


@pytest.mark.rule("ALT-TURN-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins(first: int) -> None:
    scene = Scene()
    scene.state.first_player = first
    scene.noon()
    assert (scene.asked, scene.who) == ("turn", first)


@pytest.mark.rule("ALT-TURN-01", "ALT-TURN-04")
def test_turns_alternate_while_neither_has_passed() -> None:
    scene = with_hands()
    turns = []
    for _ in range(4):
        turns.append(scene.who)
        trooper(scene)
    assert turns == [0, 1, 0, 1]


@pytest.mark.rule("ALT-TURN-06", "ALT-TURN-07")
def test_after_a_pass_the_other_takes_turn_after_turn() -> None:
    scene = with_hands()
    scene.do("pass")
    turns = []
    for _ in range(3):
        turns.append(scene.who)
        trooper(scene)
    turns.append(scene.who)
    assert turns == [1, 1, 1, 1]


@pytest.mark.rule("ALT-TURN-06")
def test_a_player_who_has_passed_is_not_asked_again_this_day() -> None:
    scene = with_hands()
    scene.put(SCOUT, "reserve", 0)
    scene.do("pass")
    asked = []
    while scene.asked == "turn":
        asked.append(scene.who)
        if scene.can("play Ordis Trooper"):
            trooper(scene)
        else:
            scene.do("pass")
    assert asked == [1] * 4


@pytest.mark.rule("ALT-TURN-06")
def test_a_pass_holds_for_its_own_day_only() -> None:
    scene = with_hands()
    scene.to_dusk()
    scene.do("no", "no")
    assert (scene.state.day, scene.asked, scene.state.passed) == (3, "turn", [False, False])


@pytest.mark.rule("ALT-TURN-08")
def test_when_both_have_passed_dusk_begins() -> None:
    scene = Scene()
    scene.do("pass")
    assert scene.events("phase") == []
    scene.do("pass")
    assert scene.events("phase")[0].details["phase"] == "dusk"


@pytest.mark.rule("ALT-TURN-08", "ALT-TURN-10")
def test_dusk_waits_for_reactions_that_are_pending_after_the_last_pass() -> None:
    scene = Scene()
    bell = landmark("Bell", Reaction(AT_DUSK, Resupply()))
    number = scene.put(bell, "landmark", 1)
    scene.do("pass")
    activate(scene.state, bell.reactions[AT_DUSK][0], 1, number, LANDMARK + 1)
    scene.do("pass")
    names = [event.name for event in scene.state.events or []]
    assert names[:4] == ["passed", "passed", "reaction", "to_reserve"]


# What a turn is (ALT-TURN-02, -03, -05, -09) -------------------------------------------------------------------------


@pytest.mark.rule("ALT-TURN-02", "ALT-TURN-03")
def test_any_number_of_quick_actions_come_before_the_card() -> None:
    scene = with_hands()
    for _ in range(3):
        scene.put(SCOUT, "reserve")
    scene.do("use Scout", "use Scout", "use Scout")
    assert scene.who == 0
    trooper(scene)
    assert scene.who == 1


@pytest.mark.rule("ALT-TURN-02")
def test_no_quick_action_is_needed_and_one_card_is_the_most() -> None:
    scene = with_hands()
    trooper(scene)
    assert (scene.who, len(scene.names("hero"))) == (1, 1)


@pytest.mark.rule("ALT-TURN-03", "ALT-PLAY-18")
def test_a_quick_action_that_plays_a_card_does_not_end_the_turn() -> None:
    scene = with_hands()
    scene.put(character("Herald", support(PlayLastHandCard())), "reserve")
    scene.do("use Herald", "hero")
    assert scene.names("hero") == ["Ordis Trooper"]
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.rule("ALT-TURN-05")
def test_one_may_pass_with_cards_left_to_play() -> None:
    scene = with_hands()
    assert scene.can("play Ordis Trooper")
    scene.do("pass")
    assert (scene.who, len(scene.names("hand"))) == (1, 3)


@pytest.mark.rule("ALT-TURN-05", "ALT-TURN-02")
def test_one_may_pass_after_quick_actions() -> None:
    scene = with_hands()
    scene.put(SCOUT, "reserve")
    scene.do("use Scout", "pass")
    assert (scene.who, scene.state.passed) == (1, [True, False])


@pytest.mark.rule("ALT-TURN-09")
def test_a_player_with_nothing_playable_is_asked_all_the_same() -> None:
    scene = Scene(mana=0)
    scene.put("OR_05_C", "hand")
    assert (scene.asked, scene.who, scene.options) == ("turn", 0, ["pass"])


# Reactions (ALT-TURN-04, -10) ----------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-TURN-04", "ALT-TURN-10")
def test_the_turn_ends_only_when_the_reactions_to_the_card_are_done() -> None:
    scene = with_hands()
    scene.put("OR_05_C", "companion")
    scene.put(character("Trainer", J(Boost(target(A_CHARACTER), 1))), "hand")
    scene.do("play Trainer", "hero")
    assert (scene.asked, scene.who) == ("target", 0)
    scene.do("pick Trainer")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.rule("ALT-TURN-10")
def test_reactions_are_checked_after_each_quick_action() -> None:
    scene = Scene()
    scene.put(SPY_GLASS, "landmark", 1)
    for _ in range(2):
        scene.put(SCOUT, "reserve")
    scene.do("use Scout")
    assert (scene.who, len(scene.names("reserve", 1))) == (0, 1)
    scene.do("use Scout")
    assert (scene.who, len(scene.names("reserve", 1))) == (0, 2)


@pytest.mark.rule("ALT-TURN-10")
def test_reactions_are_checked_after_each_card_played() -> None:
    scene = Scene()
    scene.put(SPY_GLASS, "landmark", 1)
    scene.put("YZ_11_C", "hand")
    scene.do("play Baba Yaga", "hero")
    assert (scene.who, len(scene.names("reserve", 1))) == (1, 1)


@pytest.mark.rule("ALT-TURN-10")
def test_reactions_are_checked_after_each_pass() -> None:
    scene = Scene()
    bell = landmark("Bell", Reaction(AT_DUSK, Resupply()))
    number = scene.put(bell, "landmark")
    assert scene.asked == "turn"
    activate(scene.state, bell.reactions[AT_DUSK][0], 0, number, LANDMARK)
    scene.do("pass")
    assert (scene.who, len(scene.names("reserve"))) == (1, 1)
