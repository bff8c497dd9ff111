"""Ultimates, Locked Cards (A77, A80)."""

from __future__ import annotations

import pytest

from tests.games.hara.scene import Scene

DRAW = '{do = "ultimate"}'


def ability(id: str, group: str, rest: str) -> str:
    return f'\n[[ability]]\nid = "{id}"\nname = "{id}"\ngroup = "{group}"\n{rest}\n'


BOTH = ability("ursine_tectonics", "ultimate", 'top = [{do = "recover", spirit = 1}]') + ability(
    "unbearable_force", "locked_ultimate", 'top = [{do = "recover", spirit = 2}]'
)
#: A passive that takes off a point of damage.
HEART = ability("grizzled_heart", "locked_passive", 'gives = [{what = "incoming", plus = -1}]')
OTHER_HEARTS = ability("guardian_of_the_great_forest", "locked_passive", 'gives = [{what = "incoming", plus = -1}]')


def ultimates(scene: Scene) -> set[str]:
    """Kaoru's Ultimates in hand."""
    return scene.cards("kaoru", "hand") & {"ursine_tectonics", "unbearable_force"}


# Drawing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ULT-06")
def test_an_effect_may_grant_the_ultimate() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect(DRAW)
    assert ultimates(scene) == {"ursine_tectonics"}
    assert "ursine_tectonics" not in scene.cards("kaoru", "pile")
    assert "top ursine_tectonics" in scene.legal()


@pytest.mark.rule("HARA-ULT-06")
def test_an_item_or_event_may_grant_it() -> None:
    content = """
[[item]]
id = "honeyroot_loaf"
name = "Loaf"
number = 1
copies = 2
kind = "discard"
use = [{do = "ultimate"}]
[[event]]
id = "white_fog"
name = "White Fog"
world = "oakenmoor"
effects = [{do = "ultimate"}]
"""
    scene = Scene("leaf", "kaoru", content=content)
    scene.give("leaf", "honeyroot_loaf")
    scene.do("use honeyroot_loaf")
    assert "thousand_leaf_gale" in scene.cards("leaf", "hand")
    scene = Scene("kaoru", "leaf", content=content)
    scene.put("white_fog", "oakenmoor-4")
    scene.stand("kaoru", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-4")
    assert ultimates(scene) == {"ursine_tectonics"}


@pytest.mark.rule("HARA-ULT-02", "HARA-ULT-03")
def test_who_holds_it_already_gains_nothing() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect(DRAW)
    hand, pile = scene.cards("kaoru", "hand"), scene.cards("kaoru", "pile")
    scene.effect(DRAW)
    assert scene.kind == "adventure"
    assert (scene.cards("kaoru", "hand"), scene.cards("kaoru", "pile")) == (hand, pile)


@pytest.mark.rule("HARA-ULT-01", "HARA-ADV-03")
def test_after_one_use_it_is_in_the_pile_again_and_never_on_the_board() -> None:
    """A80."""
    scene = Scene("kaoru", "leaf", content=BOTH)
    scene.effect(DRAW)
    scene.have("kaoru", spirit=1)
    scene.do("top ursine_tectonics")
    assert scene.spirit("kaoru") == 2
    assert scene.state.activations == 2
    assert ultimates(scene) == set()
    assert "ursine_tectonics" in scene.cards("kaoru", "pile")
    assert scene.cards("kaoru", "board_cards") == set()


@pytest.mark.rule("HARA-ULT-01", "HARA-ULT-02")
def test_once_it_is_back_it_can_be_drawn_and_used_again() -> None:
    """A80."""
    scene = Scene("kaoru", "leaf", content=BOTH)
    scene.effect(DRAW)
    scene.do("top ursine_tectonics")
    scene.effect(DRAW)
    assert ultimates(scene) == {"ursine_tectonics"}
    scene.begin_turn("kaoru")
    scene.do("top ursine_tectonics")
    assert ultimates(scene) == set()


@pytest.mark.rule("HARA-ULT-01")
def test_it_cannot_be_put_on_the_board_by_an_effect_either() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect(DRAW)
    scene.effect('{do = "put_down", count = 1}')
    assert "pick ursine_tectonics" not in scene.legal()


@pytest.mark.rule("HARA-ULT-05", "HARA-DUSK-05")
@pytest.mark.parametrize("mode", ["arena", "intro", "s04"])
@pytest.mark.parametrize("day", [2, 3, 4])
def test_at_dusk_of_day_three_everybody_draws_theirs(mode: str, day: int) -> None:
    scene = Scene("kaoru", "leaf", "soff", mode=mode)
    scene.day(day)
    scene.begin_turn("soff")
    scene.end_turn()
    assert (scene.state.day, scene.state.dusk) == (day, True)
    sizes = [len(scene.cards(name, "hand")) for name in scene.names]
    assert sizes == ([5, 5, 5] if day == 3 else [4, 4, 4])


@pytest.mark.rule("HARA-ULT-05", "HARA-ULT-03")
def test_not_even_then_a_second_one() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect(DRAW)
    scene.day(3)
    scene.end_turn()
    assert [len(scene.cards(name, "hand")) for name in scene.names] == [5, 5]


# For the primary color ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PBOARD-05", "HARA-ULT-07")
def test_at_ten_of_the_primary_color_it_comes_at_the_end_of_the_own_turn() -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-4")
    scene.have("kaoru", energy=(9, 0, 0))
    scene.effect('{do = "energy", red = 1}')
    assert ultimates(scene) == set()
    scene.do("end")
    assert ultimates(scene) == {"ursine_tectonics"}


@pytest.mark.rule("HARA-PBOARD-05")
def test_neither_nine_of_it_nor_ten_of_another_brings_it() -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-4")
    scene.have("kaoru", energy=(6, 9, 9))
    scene.effect('{do = "energy", red = 3, blue = 1, green = 1}')
    scene.end_turn()
    assert ultimates(scene) == set()


@pytest.mark.rule("HARA-ULT-07")
def test_outside_the_own_turn_it_comes_immediately() -> None:
    scene = Scene("leaf", "kaoru")
    scene.have("kaoru", energy=(9, 0, 0))
    scene.effect('{do = "energy", red = 1}', "kaoru")
    assert ultimates(scene) == {"ursine_tectonics"}
    assert scene.asked == 0


@pytest.mark.rule("HARA-ULT-08", "HARA-PBOARD-05")
def test_only_the_first_time() -> None:
    scene = Scene("leaf", "kaoru", content=BOTH)
    scene.have("kaoru", energy=(9, 0, 0))
    scene.effect('{do = "energy", red = 1}', "kaoru")
    scene.begin_turn("kaoru", "leaf")
    scene.do("top ursine_tectonics")
    scene.end_turn()
    scene.effect('{do = "lose", energy = 2}', "kaoru")
    scene.effect('{do = "energy", red = 2}', "kaoru")
    assert scene.energy("kaoru") == (10, 0, 0)
    assert ultimates(scene) == set()


@pytest.mark.rule("HARA-ULT-08", "HARA-ULT-03")
def test_the_first_time_is_gone_even_if_it_brought_nothing() -> None:
    scene = Scene("leaf", "kaoru", content=BOTH)
    scene.effect(DRAW, "kaoru")
    scene.have("kaoru", energy=(9, 0, 0))
    scene.effect('{do = "energy", red = 1}', "kaoru")
    scene.begin_turn("kaoru", "leaf")
    scene.do("top ursine_tectonics")
    scene.end_turn()
    scene.effect('{do = "lose", energy = 1}', "kaoru")
    scene.effect('{do = "energy", red = 1}', "kaoru")
    assert ultimates(scene) == set()


@pytest.mark.rule("HARA-ULT-07", "HARA-INTRO-04")
def test_in_the_introductory_arena_a_full_primary_bar_brings_none() -> None:
    """A77."""
    scene = Scene("leaf", "kaoru", mode="intro")
    scene.effect('{do = "energy", red = 10}', "kaoru")
    scene.do("pick rock_maul")
    assert ultimates(scene) == set()
    scene.effect(DRAW, "kaoru")
    assert ultimates(scene) == {"ursine_tectonics"}


# Locked cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-LOCK-01", "HARA-LOCK-02")
def test_locked_cards_stay_in_the_box() -> None:
    scene = Scene("kaoru", "leaf", "oric", "persephone")
    for seat, name in enumerate(scene.names):
        locked = {card.id for card in scene.state.cards.champions[scene.state.champion[seat]].abilities[11:]}
        assert len(locked) == 2
        for zone in ("hand", "board_cards", "pile"):
            assert scene.cards(name, zone) & locked == set()
        assert scene.table()["seats"][seat]["passive"] == ""
    scene.effect(DRAW)
    scene.effect(DRAW)
    assert ultimates(scene) == {"ursine_tectonics"}


@pytest.mark.rule("HARA-LOCK-02")
@pytest.mark.parametrize(("unlocked", "lost"), [(0, 2), (1, 2), (2, 1)])
def test_a_passive_works_only_once_it_is_unlocked(unlocked: int, lost: int) -> None:
    scene = Scene("kaoru", "leaf", mode="s04", unlocked={"kaoru": unlocked}, content=HEART)
    before = scene.health("kaoru")
    scene.effect('{do = "suffer", amount = 2}')
    assert before - scene.health("kaoru") == lost


@pytest.mark.rule("HARA-LOCK-03", "HARA-ULT-04", "HARA-PROG-02")
def test_with_both_ultimates_the_player_chooses_which_is_drawn_and_then_may_draw_the_other() -> None:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 1})
    scene.effect(DRAW)
    assert (scene.kind, scene.asked) == ("ultimate", 0)
    assert scene.legal() == ["pick ursine_tectonics", "pick unbearable_force"]
    scene.do("pick unbearable_force")
    assert ultimates(scene) == {"unbearable_force"}
    scene.effect(DRAW)
    assert ultimates(scene) == {"ursine_tectonics", "unbearable_force"}
    scene.effect(DRAW)
    assert len(scene.cards("kaoru", "hand")) == 6


@pytest.mark.rule("HARA-LOCK-03")
def test_the_choice_is_there_at_dusk_of_day_three_too_and_for_the_primary_color() -> None:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 1})
    scene.day(3)
    scene.have("kaoru", energy=(9, 0, 0))
    scene.stand("kaoru", "oakenmoor-4")
    scene.effect('{do = "energy", red = 1}')
    scene.do("end")
    assert (scene.kind, len(scene.legal())) == ("ultimate", 2)
    scene.do("pick unbearable_force")
    # Dusk begins: the other one is all that is left.
    assert ultimates(scene) == {"ursine_tectonics", "unbearable_force"}
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 1})
    scene.day(3)
    scene.stand("kaoru", "oakenmoor-4")
    scene.do("end")
    assert (scene.kind, len(scene.legal())) == ("ultimate", 2)


@pytest.mark.rule("HARA-ULT-01", "HARA-ULT-04")
def test_the_alternate_ultimate_goes_back_to_the_pile_as_well() -> None:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 1}, content=BOTH)
    scene.effect(DRAW)
    scene.do("pick unbearable_force", "top unbearable_force")
    assert ultimates(scene) == set()
    assert {"ursine_tectonics", "unbearable_force"} <= scene.cards("kaoru", "pile")


@pytest.mark.rule("HARA-LOCK-04", "HARA-PROG-03")
def test_an_unlocked_passive_lies_open_and_works_the_whole_game() -> None:
    scene = Scene("kaoru", "leaf", mode="s04", unlocked={"kaoru": 2}, content=HEART)
    assert scene.table(1)["seats"][0]["passive"] == "grizzled_heart"
    scene.effect('{do = "suffer", amount = 20}', "kaoru")
    scene.begin_turn("kaoru", "leaf")
    before = scene.health("kaoru")
    scene.effect('{do = "suffer", amount = 2}')
    assert before - scene.health("kaoru") == 1
    scene.end_turn()
    scene.effect('{do = "suffer", amount = 2}', "kaoru")
    assert before - scene.health("kaoru") == 2
    assert "top grizzled_heart" not in scene.legal()


@pytest.mark.rule("HARA-LOCK-04", "HARA-PROG-04")
@pytest.mark.parametrize("mode", ["arena", "intro"])
@pytest.mark.parametrize(("leaf", "lost"), [(2, 1), (0, 2), (1, 2)])
def test_in_an_arena_passives_work_only_if_everybody_has_theirs(mode: str, leaf: int, lost: int) -> None:
    both = {"kaoru": 2, "leaf": leaf}
    scene = Scene("kaoru", "leaf", mode=mode, unlocked=both, content=HEART + OTHER_HEARTS)
    before = scene.health("kaoru")
    scene.effect('{do = "suffer", amount = 2}')
    assert before - scene.health("kaoru") == lost
