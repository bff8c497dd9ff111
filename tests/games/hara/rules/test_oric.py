"""Oric: Stances."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hara.corrupted_card import ability, play_round
from tests.games.hara.scene import Scene, monster

PAIN = '{do = "damage_all", amount = 2, range = 9, target = "other"}'


def oric(stance: str, content: str = "", **rules: Any) -> Scene:
    """Oric's turn in a Stance, with 10 Health."""
    scene = Scene("oric", "kaoru", content=content, **rules)
    scene.do(stance)
    scene.have("oric", health=10)
    scene.have("kaoru", health=10)
    return scene


def attack(printed: str, amount: int = 1) -> str:
    """An attack with that range, "" for none printed."""
    reach = f", range = {printed}" if printed else ""
    return ability("threefold_palm", f'[{{do = "damage", amount = {amount}{reach}, target = "monster"}}]')


# Choosing -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ORIC-01")
def test_in_his_first_turn_any_stance_will_do() -> None:
    """A26."""
    scene = Scene("oric", "kaoru")
    assert (scene.kind, scene.asked, scene.legal()) == ("stance", 0, ["crane", "tiger", "koi"])


@pytest.mark.rule("HARA-ORIC-01")
@pytest.mark.parametrize(("last", "others"), [("crane", ["tiger", "koi"]), ("koi", ["crane", "tiger"])])
def test_later_any_but_the_one_of_his_last_turn(last: str, others: list[str]) -> None:
    scene = Scene("oric", "kaoru")
    scene.do(last)
    scene.begin_turn("oric", "kaoru")
    assert (scene.kind, scene.legal()) == ("stance", others)


@pytest.mark.rule("HARA-ORIC-01")
def test_a_new_day_changes_nothing_about_that() -> None:
    """A26."""
    scene = Scene("oric", "kaoru")
    scene.do("tiger")
    for name in ("oric", "kaoru"):
        scene.stand(name, "the_drear-3")
    scene.day(1, dusk=True)
    scene.begin_turn("kaoru")
    play_round(scene)
    scene.begin_turn("oric")
    assert (scene.state.day, scene.legal()) == (2, ["crane", "koi"])


@pytest.mark.rule("HARA-ORIC-01")
def test_others_have_no_stances() -> None:
    scene = Scene("kaoru", "oric")
    assert scene.kind == "adventure"


# Crane ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ORIC-02")
@pytest.mark.parametrize(("space", "reached"), [("oakenmoor-2", True), ("oakenmoor-3", True), ("oakenmoor-4", False)])
def test_crane_reaches_one_space_further(space: str, reached: bool) -> None:
    scene = oric("crane", attack("1") + monster("teagle", health=9))
    scene.put("teagle", space)
    scene.stand("oric", "oakenmoor-1")
    scene.hand("oric", "threefold_palm")
    scene.do("top threefold_palm")
    assert (scene.kind == "target") == reached


@pytest.mark.rule("HARA-ORIC-02")
def test_crane_moves_one_space_less_and_each_time() -> None:
    """A100."""
    scene = oric("crane")
    scene.effect('{do = "move", spaces = 3}, {do = "move", spaces = 2}, {do = "move", spaces = 1}')
    assert "go dojo-1" in scene.legal()
    assert "go arechi_wastes-2" not in scene.legal()
    scene.do("go arechi_wastes-1")
    assert (scene.kind, "go arechi_wastes-2" in scene.legal(), "go arechi_wastes-3" in scene.legal()) == (
        "move",
        True,
        False,
    )
    scene.do("go arechi_wastes-2")
    # The third is a move of 0.
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-ORIC-02")
@pytest.mark.parametrize("all_reach", [False, True])
def test_crane_adds_nothing_where_no_range_is_printed(all_reach: bool) -> None:
    """A99, both settings."""
    scene = oric("crane", attack("") + monster("teagle", health=9), stance_reaches_all=all_reach)
    scene.put("teagle", "oakenmoor-2")
    scene.stand("oric", "oakenmoor-1")
    scene.hand("oric", "threefold_palm")
    scene.do("top threefold_palm")
    assert (scene.kind == "target") == all_reach


@pytest.mark.rule("HARA-ORIC-02")
def test_crane_reaches_further_with_all_targets_in_range() -> None:
    """A99."""
    scene = oric("crane", monster("teagle", health=9))
    scene.put("teagle", "oakenmoor-3")
    scene.stand("oric", "oakenmoor-1")
    scene.effect('{do = "damage_all", amount = 2, range = 1, target = "other"}')
    assert scene.hurt("oakenmoor-3") == 2


@pytest.mark.rule("HARA-ORIC-06")
def test_crane_does_not_shorten_transports_but_lengthens_their_range() -> None:
    """A99."""
    jump = ability("vault", '[{do = "transport", to = "space", range = 2}]')
    for stance, farthest in (("koi", 2), ("crane", 3), ("tiger", 1)):
        scene = oric(stance, jump)
        scene.do("top vault")
        places = [word.split()[1] for word in scene.legal() if word.startswith("place")]
        assert max(scene.state.apart(0, scene.space(place)) for place in places) == farthest


# Tiger ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ORIC-03")
def test_tiger_deals_one_more_to_each_target() -> None:
    """A98."""
    scene = oric("tiger", monster("teagle", health=9) + monster("hedge_imp", health=9))
    scene.put("teagle", "oakenmoor-1")
    scene.put("hedge_imp", "oakenmoor-2")
    scene.stand("oric", "oakenmoor-1")
    scene.effect(f"{PAIN}, {PAIN}")
    assert (scene.hurt("oakenmoor-1"), scene.hurt("oakenmoor-2"), scene.health("kaoru")) == (6, 6, 4)


@pytest.mark.rule("HARA-ORIC-03")
def test_tigers_more_is_not_for_damage_that_he_takes() -> None:
    scene = oric("tiger")
    scene.effect('{do = "suffer", amount = 2}')
    assert scene.health("oric") == 8


@pytest.mark.rule("HARA-ORIC-03", "HARA-ORIC-05")
@pytest.mark.parametrize(
    ("printed", "space", "reached"),
    [("2", "oakenmoor-2", True), ("2", "oakenmoor-3", False), ("1", "oakenmoor-2", False), ("1", "oakenmoor-1", True)],
)
def test_tiger_reaches_one_space_less(printed: str, space: str, reached: bool) -> None:
    scene = oric("tiger", attack(printed) + monster("teagle", health=9))
    scene.put("teagle", space)
    scene.stand("oric", "oakenmoor-1")
    scene.hand("oric", "threefold_palm")
    scene.do("top threefold_palm")
    assert (scene.kind == "target") == reached


@pytest.mark.rule("HARA-ORIC-05")
@pytest.mark.parametrize("all_reach", [False, True])
def test_range_0_stays_range_0(all_reach: bool) -> None:
    scene = oric("tiger", attack("") + monster("teagle", health=9), stance_reaches_all=all_reach)
    scene.put("teagle", "oakenmoor-1")
    scene.stand("oric", "oakenmoor-1")
    scene.hand("oric", "threefold_palm")
    scene.do("top threefold_palm", "aim oakenmoor-1")
    assert scene.hurt("oakenmoor-1") == 2


# Koi ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ORIC-04")
@pytest.mark.parametrize(("stance", "activations"), [("crane", 3), ("tiger", 3), ("koi", 4)])
def test_koi_has_an_activation_more(stance: str, activations: int) -> None:
    """A98: from the start of the turn."""
    scene = Scene("oric", "kaoru")
    scene.do(stance)
    assert scene.state.activations == activations


@pytest.mark.rule("HARA-ORIC-04")
def test_koi_takes_one_more_of_each_damage() -> None:
    """A98: but not of damage that is none."""
    scene = oric("koi")
    scene.effect(PAIN, "kaoru")
    assert scene.health("oric") == 7
    scene.effect('{do = "suffer", amount = 1}, {do = "suffer", amount = 1}')
    assert scene.health("oric") == 3
    scene.effect('{do = "suffer", amount = 0}')
    assert scene.health("oric") == 3


@pytest.mark.rule("HARA-ORIC-04")
def test_koi_takes_one_more_from_monsters() -> None:
    scene = oric("koi", monster("teagle", health=9, attack=2, range=0))
    scene.put("teagle", "oakenmoor-1")
    scene.stand("oric", "oakenmoor-1")
    scene.do("end")
    assert [event["amount"] for event in scene.told("damage")] == [3]


@pytest.mark.rule("HARA-ORIC-04")
def test_losing_health_is_no_damage() -> None:
    scene = oric("koi")
    scene.effect('{do = "lose", health = 2}')
    assert scene.health("oric") == 8


@pytest.mark.rule("HARA-ORIC-07")
def test_a_stance_lasts_until_his_next_turn() -> None:
    scene = Scene("oric", "kaoru")
    scene.begin_turn("oric", "kaoru", "oric")
    scene.do("koi", "end")
    while scene.kind != "adventure":
        scene.state.apply_action(scene.state.legal[0])
    assert scene.asked == 1
    scene.have("oric", health=10)
    scene.effect(PAIN, "kaoru")
    assert scene.health("oric") == 7
    scene.do("end")
    while scene.kind != "stance":
        scene.state.apply_action(scene.state.legal[0])
    scene.do("tiger")
    scene.have("oric", health=10)
    scene.effect(PAIN, "kaoru")
    assert scene.health("oric") == 8


# The examples ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ORIC-EX01", "HARA-ORIC-02")
def test_dash_from_the_board_in_crane() -> None:
    scene = oric("crane", monster("teagle", health=9))
    scene.put("teagle", "oakenmoor-3")
    scene.stand("oric", "oakenmoor-1")
    scene.on_board("oric", "oric_dash")
    scene.do("bottom oric_dash")
    # No movement is asked for, and the target is two spaces off.
    assert (scene.kind, scene.where("oric")) == ("target", "oakenmoor-1")
    scene.do("aim oakenmoor-3")
    assert scene.hurt("oakenmoor-3") == 1


@pytest.mark.rule("HARA-ORIC-EX02", "HARA-ORIC-03")
def test_dash_from_the_board_in_tiger() -> None:
    scene = oric("tiger", monster("teagle", health=9) + monster("hedge_imp", health=9))
    scene.put("teagle", "oakenmoor-2")
    scene.put("hedge_imp", "oakenmoor-3")
    scene.stand("oric", "oakenmoor-1")
    scene.on_board("oric", "oric_dash")
    scene.do("bottom oric_dash", "go oakenmoor-2")
    assert "aim oakenmoor-3" not in scene.legal()
    scene.do("aim oakenmoor-2")
    assert scene.hurt("oakenmoor-2") == 2


@pytest.mark.rule("HARA-ORIC-02")
def test_dash_from_hand_in_crane_moves_1() -> None:
    scene = oric("crane")
    scene.do("top oric_dash")
    assert sorted(scene.legal()) == ["done", *[f"go dojo-{number}" for number in range(1, 7)]]


@pytest.mark.rule("HARA-ORIC-EX03", "HARA-ORIC-04")
def test_in_koi_all_four_core_cards_fit_into_the_first_turn() -> None:
    scene = Scene("oric", "kaoru")
    scene.do("koi")
    core = sorted(scene.cards("oric", "hand"))
    assert len(core) == 4
    for card in core:
        scene.do(f"top {card}")
        while scene.kind != "adventure":
            scene.do("done")
    assert (scene.state.activations, scene.cards("oric", "hand")) == (0, set())


@pytest.mark.rule("HARA-ORIC-EX04", "HARA-ORIC-04")
@pytest.mark.parametrize(("stance", "built"), [("koi", 3), ("crane", 2)])
def test_sorasu_grows_with_the_damage_taken(stance: str, built: int) -> None:
    scene = oric(stance)
    scene.on_board("oric", "sorasu", charges=1)
    scene.effect('{do = "damage_all", amount = 2, range = 9, target = "player"}', "kaoru")
    place = scene.place("oric", "sorasu")
    assert scene.state.charges[place] == 1 + built
