"""Night (Complete Rules 4.2.5): Rest and Clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import (
    CHARACTER_SACRIFICED,
    IS_SACRIFICED,
    LEAVES_EXPEDITIONS,
    LEAVES_LANDMARKS,
    RESERVE_LEFT,
)
from tavola.games.altered.cards.printing import eternal
from tavola.games.altered.doing import Boost
from tavola.games.altered.drawing import Resupply
from tavola.games.altered.kind import A_CHARACTER
from tavola.games.altered.view import view_of
from tavola.games.altered.which import target
from tests.games.altered.rules.made import character, hero, landmark
from tests.games.altered.scene import Scene


def night(scene: Scene) -> Scene:
    """Both pass; the Day goes on until somebody is asked something."""
    scene.to_dusk()
    return scene


def fill(scene: Scene, where: str, count: int, player: int = 0) -> list[int]:
    """Put so many different cards there."""
    if where == "reserve":
        names = ["BR_13_C", "BR_20_C", "BR_18_C", "LY_08_C", "YZ_11_C"]
    else:
        names = ["AX_27_R1", "MU_30_R2", "OR_28_C", "LY_30_R1"]
    return [scene.put(name, where, player) for name in names[:count]]


# Rest ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-REST-01")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("side", ["hero", "companion"])
def test_every_character_goes_to_reserve(player: int, side: str) -> None:
    scene = Scene()
    kappa = scene.put("BR_13_C", side, player)
    night(scene)
    assert (scene.zone(kappa), scene.controller(kappa)) == ("reserve", player)


@pytest.mark.rule("ALT-REST-01", "ALT-GOLDEN-06")
def test_a_character_goes_to_its_owners_reserve_whoever_controls_it() -> None:
    scene = Scene()
    kappa = scene.put("BR_13_C", "hero", 0)
    scene.state.owner[kappa] = 1
    night(scene)
    assert (scene.names("reserve", 0), scene.names("reserve", 1)) == ([], ["Kappa"])


@pytest.mark.rule("ALT-REST-01")
def test_the_characters_of_both_players_leave_before_any_reaction_resolves() -> None:
    scene = Scene()
    for _ in range(2):
        scene.put("OR_31_C", "hero", 0, statuses="anchored")
    scene.put(character("Mourned", Reaction(LEAVES_EXPEDITIONS, Boost(target(A_CHARACTER), 1))), "hero", 0)
    kappa = scene.put("BR_13_C", "companion", 1)
    night(scene)
    assert (scene.asked, scene.zone(kappa)) == ("target", "reserve")
    assert not scene.can("pick Kappa")


@pytest.mark.rule("ALT-REST-02")
@pytest.mark.parametrize("status", ["anchored", "asleep"])
def test_anchored_and_asleep_characters_stay_once(status: str) -> None:
    scene = Scene()
    kappa = scene.put("BR_13_C", "companion", statuses=status)
    night(scene)
    assert scene.zone(kappa) == "companion"
    scene.do("no", "no")
    scene.to_dusk()
    assert scene.zone(kappa) == "reserve"


@pytest.mark.rule("ALT-REST-02")
def test_eternal_characters_stay_every_night() -> None:
    scene = Scene()
    rock = scene.put(character("Rock", eternal()), "companion")
    night(scene)
    scene.do("no", "no")
    scene.to_dusk()
    assert (scene.state.day, scene.zone(rock)) == (4, "companion")


@pytest.mark.rule("ALT-REST-02")
def test_fleeting_characters_are_discarded() -> None:
    scene = Scene()
    kappa = scene.put("BR_13_C", "hero", statuses="fleeting")
    night(scene)
    assert scene.zone(kappa) == "discard"


@pytest.mark.rule("ALT-REST-02", "ALT-TOKEN-01")
def test_tokens_cease_to_exist() -> None:
    scene = Scene()
    recruit = scene.put("OR_31_C", "hero")
    night(scene)
    assert scene.zone(recruit) == "gone"
    assert scene.names("reserve") == []


@pytest.mark.rule("ALT-REST-03")
def test_landmarks_are_not_touched_by_rest() -> None:
    scene = Scene()
    monolith = scene.put("OR_28_C", "landmark", statuses="exhausted")
    stamp = scene.state.stamp[monolith]
    scene.put("BR_13_C", "hero")
    night(scene)
    assert (scene.zone(monolith), scene.state.stamp[monolith]) == ("landmark", stamp)


@pytest.mark.rule("ALT-REST-04")
def test_what_reactions_to_rest_put_into_reserve_counts_at_clean_up() -> None:
    scene = Scene()
    scene.put(character("Forager", Reaction(LEAVES_EXPEDITIONS, Resupply())), "hero")
    fill(scene, "reserve", 1)
    night(scene)
    assert (scene.asked, len(scene.names("reserve"))) == ("clean_up_reserve", 3)


@pytest.mark.rule("ALT-REST-04", "ALT-REST-05")
@pytest.mark.card("OR_17_C")
def test_tokens_made_after_rest_stay_until_the_following_night() -> None:
    scene = Scene()
    scene.put("OR_17_C", "hero")
    night(scene)
    assert (scene.state.day, scene.names("hero"), scene.names("companion")) == (3, ["Ordis Recruit"], ["Ordis Recruit"])
    scene.do("no", "no")
    assert scene.totals("hero") == [1, 1, 1]
    scene.to_dusk()
    assert (scene.state.day, scene.names("hero"), scene.names("companion")) == (4, [], [])


# Clean-up: limits ----------------------------------------------------------------------------------------------------

GIVING_UP = [("reserve", "clean_up_reserve"), ("landmark", "clean_up_landmarks")]


@pytest.mark.rule("ALT-CLEANUP-01", "ALT-CLEANUP-06")
def test_three_cards_in_reserve_force_one_discard_of_the_players_choice() -> None:
    for name in ("Kappa", "Atlas", "Sun Wukong"):
        scene = Scene()
        fill(scene, "reserve", 3)
        night(scene)
        scene.do(f"pick {name}")
        assert scene.names("discard") == [name]
        assert len(scene.names("reserve")) == 2
        assert scene.asked == "expand"


@pytest.mark.rule("ALT-CLEANUP-01")
def test_all_of_the_surplus_is_discarded() -> None:
    scene = Scene()
    fill(scene, "reserve", 5)
    night(scene)
    scene.do("pick Kappa", "pick Sun Wukong", "pick Baba Yaga")
    assert scene.names("reserve") == ["Atlas", "Lyra Skald"]


@pytest.mark.rule("ALT-CLEANUP-02", "ALT-CLEANUP-06")
def test_three_landmarks_force_one_sacrifice_of_the_players_choice() -> None:
    for name in ("Kelonic Generator", "The Spindle, Muna Bastion", "The Monolith, Ordis Bastion"):
        scene = Scene()
        fill(scene, "landmark", 3)
        night(scene)
        scene.do(f"pick {name}")
        assert scene.names("discard") == [name]
        assert len(scene.names("landmark")) == 2


@pytest.mark.rule("ALT-CLEANUP-02")
def test_a_surplus_landmark_is_sacrificed() -> None:
    scene = Scene()
    scene.put(landmark("Altar", Reaction(IS_SACRIFICED, Resupply())), "landmark")
    fill(scene, "landmark", 2)
    night(scene)
    scene.do("pick Altar")
    assert len(scene.names("reserve")) == 1


@pytest.mark.rule("ALT-CLEANUP-01", "ALT-ACTION-SACRIFICE-01")
def test_a_surplus_reserve_card_is_discarded_and_not_sacrificed() -> None:
    scene = Scene()
    scene.put(character("Martyr", Reaction(IS_SACRIFICED, Resupply())), "reserve")
    scene.put(landmark("Shrine", Reaction(CHARACTER_SACRIFICED, Resupply())), "landmark")
    fill(scene, "reserve", 2)
    night(scene)
    scene.do("pick Martyr")
    assert len(scene.names("reserve")) == 2


@pytest.mark.rule("ALT-CLEANUP-02")
@pytest.mark.card("YZ_31_C")
def test_a_sacrificed_landmark_is_no_sacrificed_character() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "hero", statuses="anchored")
    fill(scene, "landmark", 3)
    night(scene)
    scene.do("pick Kelonic Generator")
    assert scene.boosts(maw) == 0


@pytest.mark.rule("ALT-CLEANUP-05", "ALT-CLEANUP-06")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_player_within_the_limits_is_not_asked_and_keeps_all(count: int) -> None:
    scene = Scene()
    for player in (0, 1):
        for where in ("reserve", "landmark"):
            fill(scene, where, count, player)
    night(scene)
    assert scene.asked == "expand"
    assert [len(scene.names(where, player)) for where in ("reserve", "landmark") for player in (0, 1)] == [count] * 4


@pytest.mark.rule("ALT-CLEANUP-05", "ALT-CLEANUP-01")
@pytest.mark.parametrize(("where", "asked"), GIVING_UP)
def test_no_more_than_the_surplus_may_be_given_up(where: str, asked: str) -> None:
    scene = Scene()
    fill(scene, where, 3)
    night(scene)
    assert (scene.asked, len(scene.options)) == (asked, 3)
    scene.do(scene.options[0])
    assert scene.asked == "expand"


@pytest.mark.rule("ALT-CLEANUP-01", "ALT-CLEANUP-02", "ALT-CARD-23")
@pytest.mark.parametrize(("where", "asked"), GIVING_UP)
@pytest.mark.parametrize("limit", [1, 3])
def test_the_limits_are_those_of_the_hero(where: str, asked: str, limit: int) -> None:
    keeper = hero("Keeper", reserve_limit=limit, landmark_limit=limit)
    scene = Scene(heroes=(keeper, None))
    fill(scene, where, 4)
    night(scene)
    while scene.asked == asked:
        scene.do(scene.options[0])
    assert len(scene.names(where)) == limit


@pytest.mark.rule("ALT-CLEANUP-04")
@pytest.mark.parametrize(("where", "asked"), GIVING_UP)
def test_a_limit_below_zero_counts_as_zero(where: str, asked: str) -> None:
    scene = Scene(heroes=(hero("Beggar", reserve_limit=-1, landmark_limit=-1), None))
    fill(scene, where, 2)
    night(scene)
    while scene.asked == asked:
        scene.do(scene.options[0])
    assert scene.names(where) == []
    assert scene.asked == "expand"


# Clean-up: order -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-CLEANUP-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_chooses_before_the_second(first: int) -> None:
    scene = Scene()
    for player in (0, 1):
        fill(scene, "reserve", 3, player)
    scene.afternoon(first)
    night(scene)
    asked = [scene.who]
    scene.do("pick Kappa")
    asked.append(scene.who)
    assert asked == [first, 1 - first]


@pytest.mark.rule("ALT-CLEANUP-03")
def test_the_first_player_has_done_with_reserve_and_landmarks_before_the_second_chooses() -> None:
    scene = Scene()
    for player in (0, 1):
        fill(scene, "reserve", 3, player)
        fill(scene, "landmark", 3, player)
    night(scene)
    asked = []
    while scene.asked.startswith("clean_up"):
        asked.append((scene.who, scene.asked))
        scene.do(scene.options[0])
    assert asked == [(player, kind) for player in (0, 1) for _, kind in GIVING_UP]


@pytest.mark.rule("ALT-CLEANUP-03")
@pytest.mark.parametrize("where", ["reserve", "landmark"])
def test_nothing_leaves_before_both_have_chosen(where: str) -> None:
    scene = Scene()
    for player in (0, 1):
        fill(scene, where, 3, player)
    night(scene)
    scene.do(scene.options[0])
    assert [len(scene.names(where, player)) for player in (0, 1)] == [3, 3]
    scene.do(scene.options[0])
    assert [len(scene.names(where, player)) for player in (0, 1)] == [2, 2]


@pytest.mark.rule("ALT-CLEANUP-03", "ALT-GOLDEN-08")
def test_the_second_player_sees_what_the_first_gives_up() -> None:
    scene = Scene()
    kappa, *_ = fill(scene, "reserve", 3, 0)
    fill(scene, "reserve", 3, 1)
    night(scene)
    scene.do("pick Kappa")
    table: Any = view_of(scene.state, 1)["table"]
    assert table["surplus"] == [f"o{scene.state.stamp[kappa]}"]
    told = [event.details["card"] for event in scene.events("gives_up") if event.visible_to(1)]
    assert told == ["ALT_CORE_B_BR_13_C"]


@pytest.mark.rule("ALT-CLEANUP-03", "ALT-REACT-16")
def test_a_landmark_that_leaves_sees_the_reserve_card_that_leaves_with_it() -> None:
    scene = Scene()
    scene.put(landmark("Scales", Reaction(RESERVE_LEFT, Resupply())), "landmark")
    fill(scene, "landmark", 2)
    fill(scene, "reserve", 3)
    night(scene)
    scene.do("pick Kappa", "pick Scales")
    assert [event.details["card"] for event in scene.events("reaction")] == ["MADE_Scales"]


@pytest.mark.rule("ALT-CLEANUP-07", "ALT-DAY-04")
def test_a_zone_overfilled_after_clean_up_stays_so_until_the_next_night() -> None:
    scene = Scene()
    scene.put(landmark("Old Tower", Reaction(LEAVES_LANDMARKS, Resupply())), "landmark")
    fill(scene, "landmark", 2)
    fill(scene, "reserve", 2)
    night(scene)
    scene.do("pick Old Tower")
    assert (scene.asked, len(scene.names("reserve"))) == ("expand", 3)
    scene.do("no", "no")
    scene.to_dusk()
    assert scene.asked == "clean_up_reserve"
