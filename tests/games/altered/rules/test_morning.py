"""Morning (Complete Rules 4.2.1): Succeed, Prepare, Draw, Expand."""

from __future__ import annotations

import pytest

from tavola.games.altered.standing_abilities import OwnMorning
from tavola.games.altered.view import view_of
from tests.games.altered.rules.made import hero
from tests.games.altered.scene import Scene

THRIFTY = hero("Thrifty", OwnMorning(draws=1))
DIGGER = hero("Digger", OwnMorning(expands_from_deck=True))


@pytest.mark.rule("ALT-MORNING-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_opponent_of_the_first_player_becomes_first_player(first: int) -> None:
    scene = Scene()
    scene.state.first_player = first
    scene.morning()
    assert scene.state.first_player == 1 - first


@pytest.mark.rule("ALT-MORNING-02")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("YZ_01_C", "hero zone"),
        ("BR_13_C", "hero"),
        ("BR_13_C", "companion"),
        ("AX_27_R1", "landmark"),
        ("BR_13_C", "reserve"),
    ],
)
def test_everything_exhausted_is_readied(player: int, name: str, where: str) -> None:
    scene = Scene()
    piece = scene.put(name, where, player, statuses="exhausted")
    scene.morning()
    assert not scene.has(piece, "exhausted")


@pytest.mark.rule("ALT-MORNING-02")
@pytest.mark.parametrize("player", [0, 1])
def test_mana_orbs_are_readied(player: int) -> None:
    scene = Scene(mana=4)
    scene.state.spent = [3, 4]
    scene.morning()
    assert scene.ready_mana(player) == 4


@pytest.mark.rule("ALT-MORNING-02", "ALT-STATUS-04")
def test_prepare_takes_no_other_status() -> None:
    scene = Scene()
    piece = scene.put("BR_13_C", "hero", statuses="anchored asleep fleeting exhausted")
    scene.morning()
    assert all(scene.has(piece, status) for status in ("anchored", "asleep", "fleeting"))


@pytest.mark.rule("ALT-MORNING-03")
@pytest.mark.parametrize("player", [0, 1])
def test_both_players_draw_two(player: int) -> None:
    scene = Scene(deck=10)
    scene.morning()
    assert (len(scene.names("hand", player)), len(scene.names("deck", player))) == (2, 8)


# Expand --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MORNING-04")
def test_a_hand_card_becomes_a_ready_orb() -> None:
    scene = Scene(mana=4)
    kappa = scene.put("BR_13_C", "hand", 1)
    scene.morning()
    scene.do("pick Kappa")
    assert (scene.zone(kappa), len(scene.names("mana", 1)), scene.ready_mana(1)) == ("mana", 5, 5)


@pytest.mark.rule("ALT-MORNING-04")
def test_one_card_is_the_most() -> None:
    scene = Scene()
    for _ in range(3):
        scene.put("BR_13_C", "hand", 1)
    scene.morning()
    scene.do("pick Kappa")
    assert (scene.asked, scene.who) == ("expand", 0)
    scene.do("no")
    assert scene.asked == "turn"


@pytest.mark.rule("ALT-MORNING-04", "ALT-INFO-04")
def test_the_new_orb_lies_face_down() -> None:
    scene = Scene()
    scene.put("BR_13_C", "hand", 1)
    scene.morning()
    scene.do("pick Kappa")
    assert "BR_13_C" not in repr(view_of(scene.state, 0))


@pytest.mark.rule("ALT-MORNING-04", "ALT-ZONE-18")
def test_an_orb_made_in_morning_is_one_for_good() -> None:
    scene = Scene()
    kappa = scene.put("BR_13_C", "hand", 1)
    scene.morning()
    scene.do("pick Kappa", "no")
    scene.to_dusk()
    assert (scene.state.day, scene.zone(kappa), scene.ready_mana(1)) == (4, "mana", 11)


@pytest.mark.rule("ALT-MORNING-05")
def test_nobody_must_expand() -> None:
    scene = Scene(mana=4)
    scene.morning()
    scene.do("no", "no")
    assert [len(scene.names("mana", player)) for player in (0, 1)] == [4, 4]


@pytest.mark.rule("ALT-MORNING-05")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_of_the_new_day_decides_first(first: int) -> None:
    scene = Scene()
    scene.state.first_player = 1 - first
    scene.morning()
    asked = [scene.who]
    scene.do("no")
    asked.append(scene.who)
    assert asked == [first, 1 - first]


# Order ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MORNING-06", "ALT-DAY-06")
def test_succeed_prepare_draw_expand_run_in_this_order() -> None:
    scene = Scene()
    scene.morning()
    scene.do("no", "no")
    happened = [event.name for event in scene.state.events or [] if event.to == -1]
    assert happened[:8] == [
        "phase",
        "first_player",
        "prepared",
        "drew",
        "drew",
        "not_expanded",
        "not_expanded",
        "phase",
    ]


# Heroes that change it (ALT-MORNING-07) ------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MORNING-07")
def test_a_hero_may_change_what_its_own_player_draws_and_no_more() -> None:
    scene = Scene(heroes=(THRIFTY, "YZ_01_C"))
    scene.morning()
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [1, 2]


@pytest.mark.rule("ALT-MORNING-07")
def test_a_hero_may_let_its_player_expand_from_the_deck() -> None:
    scene = Scene(heroes=(None, DIGGER), mana=4)
    kappa = scene.put("BR_13_C", "deck", 1)
    for _ in range(2):
        scene.put("BR_20_C", "deck", 1)
    scene.morning()
    scene.do("yes")
    assert (scene.zone(kappa), scene.ready_mana(1)) == ("mana", 5)


@pytest.mark.rule("ALT-MORNING-07")
def test_then_the_hand_cannot_be_turned_into_mana_and_nobody_must_expand() -> None:
    scene = Scene(heroes=(None, DIGGER))
    scene.morning()
    assert scene.options == ["no", "yes"]


@pytest.mark.rule("ALT-MORNING-07")
def test_the_others_expand_is_untouched() -> None:
    scene = Scene(heroes=(DIGGER, None))
    scene.put("BR_13_C", "hand", 1)
    scene.morning()
    assert scene.can("pick Kappa")
    assert not scene.can("yes")


@pytest.mark.rule("ALT-MORNING-07", "ALT-EMPTY-01")
def test_expanding_from_an_empty_deck_shuffles_the_discard_pile_in() -> None:
    scene = Scene(heroes=(None, DIGGER), deck=2)
    kappa = scene.put("BR_13_C", "discard", 1)
    scene.morning()
    scene.do("yes")
    assert scene.zone(kappa) == "mana"


@pytest.mark.rule("ALT-MORNING-07", "ALT-EMPTY-02")
def test_with_nothing_to_expand_from_nobody_is_asked() -> None:
    scene = Scene(heroes=(None, DIGGER), deck=2)
    scene.morning()
    assert (scene.asked, scene.who) == ("expand", 0)
