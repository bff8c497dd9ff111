"""Event Phase: Great Guardian Movement and Menace Draft."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.pieces import HAVOC, TOKENS
from tests.games.faeriell.scene import Scene


def drafting(*tokens: str, doom: int = 0, under: str = "") -> Scene:
    """A scene in which these tokens are about to be drafted; ``under`` is a token on the map, as ``"green-owl"``."""
    scene = Scene()
    scene.plain()
    scene.state.doom = doom
    if under:
        colour, guardian = under.split("-")
        scene.token(guardian, colour)
    scene.draws(*tokens)
    return scene


# The Phase ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-EVENT-01", "FAE-EVENT-02")
def test_the_four_steps_come_in_their_order() -> None:
    scene = drafting("yellow-owl", under="red-wolf")
    scene.own(0, "WOLF-A", "SNAKE-A")
    scene.beacon("WOLF-A", "red")
    scene.essences(0, "blue-bear")
    scene.phase("event")
    kinds = []
    for answer in ("done", "done", "1"):
        kinds.append(scene.kind)
        # The draft itself asks nothing; it lies between the first two questions.
        kinds.append("drafted" if scene.told("drawn") else "not drafted")
        scene.do(answer)
    assert kinds == ["guardian_movement", "not drafted", "beacon_solve", "drafted", "harvest", "drafted"]


@pytest.mark.rule("FAE-EVENT-02")
def test_nobody_may_do_without_draft_and_harvest() -> None:
    scene = drafting("yellow-owl")
    scene.own(0, "WOLF-A", "SNAKE-A")
    scene.phase("event")
    assert scene.under("owl") == "yellow"
    assert scene.kind == "harvest"
    assert "done" not in scene.legal()


@pytest.mark.rule("FAE-EVENT-03")
def test_after_the_harvest_the_turn_passes() -> None:
    scene = drafting("yellow-owl")
    scene.own(0, "WOLF-A", "SNAKE-A")
    scene.phase("event")
    scene.do("1")
    assert scene.kind == "phase"
    assert scene.player == 1


# 1. Great Guardian Movement -------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-EVENT-05")
def test_a_guardian_moves_only_for_its_own_card() -> None:
    scene = drafting("yellow-owl")
    scene.essences(0, "blue-bear")
    scene.essences(1, "blue-wolf")
    scene.phase("event")
    assert scene.legal() == ["done", "card blue-bear"]


@pytest.mark.rule("FAE-EVENT-05")
def test_a_corruption_card_moves_its_guardian_too() -> None:
    """A33."""
    scene = drafting("yellow-owl")
    scene.essences(0, "corruption-bear")
    scene.phase("event")
    assert "card corruption-bear" in scene.legal()


@pytest.mark.rule("FAE-EVENT-06")
def test_the_card_is_revealed_and_stays_in_the_pool() -> None:
    scene = drafting("yellow-owl")
    scene.essences(0, "blue-bear")
    scene.phase("event")
    scene.do("card blue-bear")
    assert [(one["colour"], one["guardian"]) for one in scene.told("revealed")] == [("blue", "bear")]
    assert sum(scene.state.revealed) == 1
    assert scene.count(0, "blue") == 1
    assert scene.state.discards[2] == []


@pytest.mark.rule("FAE-EVENT-07")
def test_the_guardian_goes_anywhere_in_its_own_area() -> None:
    scene = drafting("yellow-owl")
    scene.essences(0, "blue-bear")
    scene.guardian("bear", "BEAR-A")
    scene.phase("event")
    scene.do("card blue-bear")
    assert scene.kind == "move_guardian"
    assert scene.legal() == ["BEAR-B", "BEAR-C", "BEAR-D"]
    scene.do("BEAR-D")
    assert scene.state.guardian_at[3] == scene.region("BEAR-D")


@pytest.mark.rule("FAE-EVENT-08")
@pytest.mark.parametrize(("colour", "paid"), [("red", False), ("corruption", True)])
def test_the_token_underneath_moves_along(colour: str, paid: bool) -> None:
    """A Region that the Guardian has left produces again; the one where it has gone does not."""
    scene = drafting("yellow-owl", under=f"{colour}-bear")
    scene.own(0, "BEAR-A", "BEAR-B")
    scene.wheel("snake")
    scene.essences(0, "green-bear")
    scene.phase("event")
    scene.do("card green-bear", "BEAR-B", "1")
    # BEAR-A is a Meadow and gives yellow, BEAR-B a River.
    assert scene.count(0, "yellow") == 1
    assert scene.count(0, "blue") == 0
    assert (scene.kind == "corruption") is paid


@pytest.mark.rule("FAE-EVENT-04")
def test_one_guardian_movement_in_a_phase() -> None:
    scene = drafting("yellow-owl")
    scene.essences(0, "blue-bear", "red-wolf")
    scene.phase("event")
    scene.do("card blue-bear", "BEAR-B")
    assert scene.kind != "guardian_movement"
    assert scene.told("drawn")


# 2. Menace Draft ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-EVENT-09", "FAE-EVENT-10", "FAE-EVENT-11", "FAE-EVENT-12")
@pytest.mark.parametrize(("doom", "drawn"), [(0, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3)])
def test_doom_says_how_many_tokens_are_drawn(doom: int, drawn: int) -> None:
    scene = drafting("red-owl", "yellow-wolf", "blue-snake", "green-bear", doom=doom)
    scene.phase("event")
    assert len(scene.told("drawn")) == drawn


@pytest.mark.rule("FAE-EVENT-09")
def test_doom_that_moves_within_the_draft_adds_no_draw() -> None:
    """A24: the number is fixed when the step starts."""
    scene = drafting("red-owl", "yellow-wolf", doom=4, under="blue-owl")
    scene.phase("event")
    assert scene.state.doom == 5
    assert len(scene.told("drawn")) == 1


@pytest.mark.rule("FAE-EVENT-13")
def test_tokens_are_resolved_one_at_a_time() -> None:
    """The second token finds its Guardian Threatened by the first."""
    scene = drafting("red-owl", "yellow-owl", doom=5)
    scene.phase("event")
    assert scene.under("owl") == "red"
    assert scene.state.doom == 6


@pytest.mark.rule("FAE-EVENT-13")
def test_a_corruption_event_is_solved_before_the_next_draw() -> None:
    scene = drafting("red-owl", "corruption-bear", "yellow-wolf", doom=10)
    scene.phase("event")
    assert scene.kind == "corruption"
    assert len(scene.told("drawn")) == 2


@pytest.mark.rule("FAE-EVENT-14")
def test_a_menace_goes_under_the_guardian_it_shows() -> None:
    scene = drafting("green-toad")
    scene.phase("event")
    assert [scene.under(name) for name in ("toad", "bear")] == ["green", ""]
    assert scene.state.doom == 0
    assert scene.state.bag == []


@pytest.mark.rule("FAE-EVENT-15", "FAE-EVENT-16", "FAE-EVENT-19", "FAE-DOOM-02")
@pytest.mark.parametrize("there", ["blue", "corruption"])
def test_a_menace_for_a_guardian_that_has_a_token_moves_doom(there: str) -> None:
    scene = drafting("green-toad", "red-owl", under=f"{there}-toad")
    token = scene.seen("green-toad")[0]
    scene.phase("event")
    assert scene.under("toad") == there
    assert scene.state.doom == 1
    assert scene.state.aside == [token]
    assert token not in scene.state.bag


@pytest.mark.rule("FAE-EVENT-17")
def test_the_active_player_solves_a_drawn_corruption_token() -> None:
    scene = drafting("corruption-bear")
    scene.own(0, "BEAR-A")
    scene.phase("event", 1)
    assert scene.kind == "corruption"
    assert scene.player == 1


@pytest.mark.rule("FAE-EVENT-18")
@pytest.mark.parametrize("doom", [5, 14])
def test_no_token_is_drawn_after_corruption(doom: int) -> None:
    scene = drafting("corruption-bear", "red-owl", "yellow-wolf", doom=doom)
    scene.phase("event")
    scene.do("yield")
    assert len(scene.told("drawn")) == 1
    assert scene.under("owl") == ""


@pytest.mark.rule("FAE-EVENT-18")
def test_a_cleanse_to_doom_4_does_not_start_the_draft_again() -> None:
    """A25."""
    scene = drafting("corruption-bear", "red-owl", doom=5)
    scene.hero(0, "druid", "N21")
    scene.essences(0, "green-wolf")
    scene.phase("event")
    scene.do("done", "cleanse doom")
    assert scene.state.doom == 4
    assert len(scene.told("drawn")) == 1


@pytest.mark.rule("FAE-EVENT-28", "FAE-EVENT-30", "FAE-DOOM-04")
def test_havoc_moves_doom_and_everything_is_back_in_the_bag() -> None:
    scene = drafting("havoc")
    scene.state.aside = [4, 8]
    scene.phase("event")
    assert scene.state.doom == 1
    assert sorted(scene.state.bag) == [4, 8, HAVOC]
    assert scene.state.aside == []
    assert HAVOC not in scene.state.token_on


@pytest.mark.rule("FAE-EVENT-28")
def test_what_lies_on_the_map_stays_there_at_havoc() -> None:
    scene = drafting("havoc")
    scene.state.token_on[0] = scene.seen("red-owl")[0]
    scene.phase("event")
    assert scene.under("owl") == "red"
    assert scene.state.bag == [HAVOC]


@pytest.mark.rule("FAE-EVENT-29")
@pytest.mark.parametrize("doom", [5, 13])
def test_no_token_is_drawn_after_havoc(doom: int) -> None:
    scene = drafting("havoc", "red-owl", "yellow-wolf", doom=doom)
    scene.phase("event")
    assert scene.told("drawn") == []
    assert scene.under("owl") == ""
    assert scene.state.doom == doom + 1


@pytest.mark.rule("FAE-EVENT-16")
def test_tokens_thrown_away_stay_out_of_the_bag_until_havoc() -> None:
    scene = drafting("red-owl", "yellow-owl", "blue-owl", doom=10, under="green-owl")
    scene.phase("event")
    assert sorted(scene.state.aside) == [0, 4, 8]
    assert scene.state.bag == []


@pytest.mark.rule("FAE-EVENT-30", "FAE-EVENT-19")
def test_every_token_is_somewhere_and_the_bag_never_empty() -> None:
    scene = Scene()
    for _ in range(60):
        while scene.kind != "phase":
            # Corruption is ignored, so that no Sower rises.
            scene.do("ignore" if scene.kind == "corruption" else scene.legal()[0])
        scene.state.doom = 0
        scene.phase("event")
        under = [token for token in scene.state.token_on if token >= 0]
        pending = 1 if scene.kind == "corruption" else 0
        found = sorted([*under, *scene.state.aside, *scene.state.bag])
        assert len(found) == len(set(found)) == TOKENS - pending
        assert HAVOC in scene.state.bag


@pytest.mark.rule("FAE-ENDG-01", "FAE-EVENT-15")
def test_doom_15_ends_the_game_in_the_middle_of_a_draft() -> None:
    """A26: nothing further is resolved."""
    scene = drafting("red-owl", "yellow-wolf", "blue-snake", doom=14, under="green-owl")
    scene.wheel("owl")
    scene.own(1, "WOLF-A")
    scene.phase("event")
    assert scene.state.is_terminal()
    assert len(scene.told("drawn")) == 1
    assert scene.count(1, "blue") == 0
    assert scene.told("harvest") == []
