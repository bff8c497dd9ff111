"""Claiming Achievements."""

from __future__ import annotations

from random import Random

import pytest

from tavola.games.faeriell.achievements import holders, may_claim
from tavola.games.faeriell.actions import DONE, IGNORE
from tavola.games.faeriell.pieces import ACHIEVEMENTS, COLOURS
from tavola.games.faeriell.setup import begin
from tavola.games.faeriell.state import COOP, VERSUS, Rules
from tavola.games.faeriell.values import HOUSE
from tests.games.faeriell.scene import Scene


def herbalist(seats: int = 2) -> Scene:
    """Player 0 has three Herbs, so that Heirloom Herbs waits to be claimed."""
    scene = Scene(seats)
    scene.herb(0, "harvest-river", "harvest-forest", "harvest-meadow")
    return scene


# To claim -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACH-02", "FAE-ACH-03")
def test_who_meets_a_condition_must_claim_at_once() -> None:
    scene = Scene()
    scene.own(0, "OWL-B", "WOLF-C", "SNAKE-C")
    scene.plain()
    scene.hero(0, "chieftain", "N18")
    scene.essences(0, "yellow", "yellow", "yellow", "yellow", "yellow")
    scene.phase("tribe")
    scene.do("settle BEAR-C")
    scene.pay()
    assert (scene.kind, scene.claiming) == ("claim", "mountains")
    assert not {"done", "tribe", "event"} & set(scene.legal())
    scene.do("slot 2", "doom")
    assert scene.holds(0, "mountains")
    # And the Phase goes on.
    assert scene.kind == "tribe"


@pytest.mark.rule("FAE-ACH-02", "FAE-ACH-04")
def test_the_player_picks_the_colour_to_uncover() -> None:
    scene = herbalist()
    scene.look()
    assert scene.legal() == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    scene.do("slot 4")
    assert scene.state.slots[0] == 0b10111


@pytest.mark.rule("FAE-ACH-04")
def test_a_slot_that_is_empty_has_no_token_to_take() -> None:
    scene = herbalist()
    scene.state.slots[0] = 0b01010
    scene.look()
    assert scene.legal() == ["slot 2", "slot 4"]


@pytest.mark.rule("FAE-ACH-05")
@pytest.mark.parametrize(
    ("slot", "colours"),
    [(1, ["red"]), (2, ["yellow"]), (3, ["blue"]), (4, ["green"]), (5, ["red", "yellow", "blue", "green"])],
)
def test_an_essence_of_the_uncovered_colour_pays_or_doom(slot: int, colours: list[str]) -> None:
    """M09: the fifth slot takes any of the four; A58: Corruption pays none."""
    scene = herbalist()
    scene.essences(0, "red-owl", "yellow-owl", "blue-owl", "green-owl", "corruption-owl")
    scene.look()
    scene.do(f"slot {slot}")
    assert scene.kind == "pay_for_claim"
    assert scene.legal() == [*[f"card {colour}-owl" for colour in colours], "doom"]


@pytest.mark.rule("FAE-ACH-05")
def test_who_pays_the_essence_moves_no_doom() -> None:
    scene = herbalist()
    scene.essences(0, "red-owl", "red-wolf")
    scene.look()
    scene.do("slot 1", "card red-wolf")
    assert scene.state.doom == 0
    assert scene.count(0, "red") == 1
    assert scene.state.discards[0] == [1]


@pytest.mark.rule("FAE-ACH-05", "FAE-DOOM-01")
def test_who_can_pay_may_take_doom_all_the_same() -> None:
    scene = herbalist()
    scene.essences(0, "red-owl")
    scene.look()
    scene.do("slot 1", "doom")
    assert scene.state.doom == 1
    assert scene.count(0, "red") == 1


@pytest.mark.rule("FAE-ACH-06", "FAE-DOOM-01")
def test_who_has_no_essence_of_the_colour_takes_doom() -> None:
    scene = herbalist()
    scene.essences(0, "yellow-owl", "corruption-owl")
    scene.look()
    scene.do("slot 1")
    assert scene.kind == "phase"
    assert scene.state.doom == 1


@pytest.mark.rule("FAE-ACH-07", "FAE-ACH-10")
def test_a_token_of_the_designated_area_costs_nothing() -> None:
    """A53: which token it is, the player says."""
    scene = herbalist()
    scene.essences(0, "red-owl")
    scene.state.spare[0] = 1
    scene.look()
    assert scene.legal() == ["designated", "slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    scene.do("designated")
    assert scene.holds(0, "herbs")
    assert scene.state.spare[0] == 0
    assert (scene.state.doom, scene.count(0, "red"), scene.state.slots[0]) == (0, 1, 31)


@pytest.mark.rule("FAE-ACH-10", "FAE-ACH-05")
def test_with_a_free_token_the_player_may_take_one_of_the_board_and_then_pays() -> None:
    scene = herbalist()
    scene.state.spare[0] = 1
    scene.look()
    scene.do("slot 1")
    assert scene.state.doom == 1
    assert scene.state.spare[0] == 1


@pytest.mark.rule("FAE-ACH-02")
def test_the_active_player_claims_first_then_clockwise() -> None:
    """A52."""
    scene = Scene(3)
    for player in range(3):
        scene.tracked(player, ("red", "yellow", "blue")[player], 4)
    scene.state.player = 1
    scene.look()
    asked = []
    while scene.kind == "claim":
        asked.append((scene.player, scene.claiming))
        scene.do("slot 1")
    assert asked == [(1, "influence"), (2, "spirit"), (0, "vigor")]


@pytest.mark.rule("FAE-ACH-02", "FAE-ACH-08")
def test_achievements_are_settled_between_the_steps_of_one_action() -> None:
    """A51: a Tribe that has yielded has lost Purity before the harvest goes on to the next player."""
    scene = Scene(3)
    scene.plain()
    for player, (area, region) in enumerate((("wolf", "WOLF-C"), ("owl", "OWL-B"))):
        scene.own(player, region)
        scene.guardian(area, region)
        scene.token(area, "corruption")
    scene.harvest_on("mountain")
    scene.do("yield")
    assert (scene.kind, scene.player) == ("corruption", 1)
    assert not scene.holds(0, "purity")
    assert scene.state.spare[0] == 1


@pytest.mark.rule("FAE-ACH-02")
def test_a_claim_is_settled_before_the_next_choice_of_the_same_phase() -> None:
    """The 4th red Menace by Beacon: Vigor is claimed before the second Beacon is asked for."""
    scene = Scene()
    scene.plain()
    scene.own(0, "WOLF-A", "OWL-B")
    scene.beacon("WOLF-A", "red")
    scene.beacon("OWL-B", "yellow")
    scene.token("wolf", "red")
    scene.token("owl", "yellow")
    scene.tracked(0, "red", 3)
    scene.state.bag = []
    scene.phase("event")
    scene.do("wolf")
    assert scene.kind == "claim"
    scene.do("slot 2")
    assert (scene.kind, scene.legal()) == ("beacon_solve", ["done", "owl"])


@pytest.mark.rule("FAE-ACH-02", "FAE-ACH-08", "FAE-ACH-12")
@pytest.mark.parametrize("mode", [VERSUS, COOP])
def test_whoever_meets_a_condition_holds_it_at_every_choice_of_a_game(mode: int) -> None:
    """A51: rich players take what comes; before anything else is asked, claims and losses are settled."""
    state = begin(Rules(HOUSE, mode=mode), 3, 7, False)
    pick = Random(7)
    claims = 0
    while not state.is_terminal() and state.round < 12:
        state.doom = min(state.doom, 3)
        for player in range(3):
            for colour in range(4):
                if state.decks[colour] and state.essences[player * COLOURS + colour] < 3:
                    state.gain(player, state.decks[colour].pop())
        lively = [action for action in state.legal if action not in (DONE, IGNORE)] or state.legal
        state.apply_action(pick.choice(lively if pick.random() < 0.7 else state.legal))
        if state.choice is None or not state.round or state.choice.kind in ("claim", "pay_for_claim"):
            continue
        for achievement in range(ACHIEVEMENTS):
            met = holders(state, achievement)
            for player in range(3):
                claims += met >> player & 1
                held = state.claims[player] >> achievement & 1
                # Who has no token left holds it not, though the condition is met.
                assert held == (met >> player & 1) or (not held and not may_claim(state, player))
    assert claims


# To lose --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACH-08", "FAE-ACH-09")
def test_a_condition_that_is_met_no_longer_frees_the_token() -> None:
    scene = Scene()
    scene.state.doom = 3
    scene.claimed(0, "vigor")
    scene.tracked(0, "red", 3)
    scene.look()
    assert not scene.holds(0, "vigor")
    assert scene.state.spare[0] == 1
    assert scene.state.slots[0] == 0b11110
    assert scene.state.doom == 3


@pytest.mark.rule("FAE-ACH-08", "FAE-ACH-10")
def test_losses_come_before_claims_so_the_lost_token_pays_the_claim() -> None:
    """A51: corruption rises while Heirloom Herbs is due: Purity's token is free for it."""
    scene = herbalist()
    scene.state.corruption[0] = 1
    scene.look()
    assert scene.claiming == "herbs"
    assert scene.legal()[0] == "designated"
    scene.do("designated")
    assert scene.state.doom == 0


@pytest.mark.rule("FAE-ACH-08", "FAE-ACH-02")
def test_losses_of_all_players_come_before_the_claim_of_any() -> None:
    """A51: the first player is asked when the other has lost what it no longer meets."""
    scene = Scene()
    scene.claimed(1, "ley_lines")
    scene.tracked(0, "red", 4)
    scene.look()
    assert (scene.player, scene.claiming) == (0, "vigor")
    assert not scene.holds(1, "ley_lines")
    assert scene.state.spare == [0, 1]


# Shared slots ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACH-11")
def test_a_tie_shares_the_slot() -> None:
    """A54."""
    scene = herbalist()
    scene.claimed(1, "herbs")
    scene.herb(1, "gem-druid", "gem-shaman", "gem-chieftain")
    scene.look()
    scene.do("slot 1")
    assert scene.holds(0, "herbs")
    assert scene.holds(1, "herbs")


@pytest.mark.rule("FAE-ACH-12", "FAE-ACH-09")
def test_a_higher_score_sends_all_others_to_the_designated_area() -> None:
    scene = herbalist(3)
    scene.herb(0, "gem-adventurer")
    scene.herb(1, "gem-druid", "gem-shaman", "gem-chieftain")
    scene.herb(2, "solve-red", "solve-blue", "solve-green")
    for player in range(3):
        scene.claimed(player, "herbs")
    scene.look()
    assert [scene.holds(player, "herbs") for player in range(3)] == [True, False, False]
    assert scene.state.spare == [0, 1, 1]
    assert scene.state.doom == 0


@pytest.mark.rule("FAE-ACH-11", "FAE-ACH-02")
def test_a_leader_who_drops_to_a_tie_shares_the_slot_at_once() -> None:
    """A55."""
    scene = Scene()
    scene.tracked(0, "red", 4)
    scene.tracked(1, "red", 4)
    scene.claimed(0, "vigor")
    scene.look()
    assert (scene.kind, scene.player, scene.claiming) == ("claim", 1, "vigor")


@pytest.mark.rule("FAE-ACH-12", "FAE-ACH-02")
def test_a_lower_score_claims_nothing() -> None:
    scene = Scene()
    scene.tracked(0, "red", 5)
    scene.tracked(1, "red", 4)
    scene.claimed(0, "vigor")
    scene.look()
    assert scene.kind == "phase"
    assert not scene.holds(1, "vigor")


# Doom within a claim --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACH-05", "FAE-ENDG-01", "FAE-DOOM-01")
def test_doom_15_ends_the_game_in_the_middle_of_a_claim() -> None:
    """A59: the token is placed, Doom goes to 15, and the next claim is not made."""
    scene = herbalist()
    scene.tracked(1, "blue", 4)
    scene.state.doom = 14
    scene.look()
    scene.do("slot 1")
    assert scene.state.is_terminal()
    assert scene.holds(0, "herbs")
    assert not scene.holds(1, "spirit")
    assert scene.state.places == [0, 0]
