"""Hero Phase: Hero Actions."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.pieces import HAVOC
from tests.games.faeriell.scene import Scene


def hero_words(scene: Scene, hero: str) -> list[str]:
    """The Hero actions of a Hero that are legal now."""
    return [words for words in scene.legal() if words.startswith(hero)]


def reach(scene: Scene, hero: str) -> set[str]:
    """The nodes to which a Movement can bring the Hero."""
    return {words.split(" to ")[1] for words in scene.legal() if words.startswith(f"{hero} to ")}


def at_four_guardians(advanced: bool = True) -> Scene:
    """Four Guardians around N24, each with a Menace of another colour: Wolf, Snake, Turtle and Boar."""
    scene = Scene(advanced=advanced)
    colours = ("red", "yellow", "blue", "green")
    for guardian, colour in zip(("wolf", "snake", "turtle", "boar"), colours, strict=True):
        scene.guardian(guardian, f"{guardian.upper()}-D")
        scene.token(guardian, colour)
    return scene


# Hero Phase ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERO-01")
def test_hero_perk_and_lore_actions_mix_in_any_sequence() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12", perks=[6])
    scene.attunement(0, "wolf")
    scene.phase("hero")
    scene.do("druid quests green", "perk 6", "N11", "attune wolf", "N14", "druid to N15")
    assert scene.at(0, "druid") == "N15"


@pytest.mark.rule("FAE-HERO-01")
def test_a_player_may_do_nothing_in_the_hero_phase() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12")
    scene.phase("hero")
    scene.do("done")
    assert scene.player == 1
    assert scene.at(0, "druid") == "N12"


# Hero Actions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERO-02")
@pytest.mark.parametrize(("perks", "actions"), [((), 2), ((0, 1), 2), ((0, 1, 2), 3), ((0, 1, 2, 3), 3)])
def test_a_hero_has_two_actions_and_three_from_level_four(perks: tuple[int, ...], actions: int) -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12", perks=perks, gems=0)
    scene.hero(0, "shaman", "N46")
    scene.phase("hero")
    scene.over_and_again("hero")
    for node in ("N11", "N12", "N11")[:actions]:
        scene.do(f"druid to {node}")
    assert hero_words(scene, "druid") == []


@pytest.mark.rule("FAE-HERO-03")
def test_a_hero_action_takes_one_gem_of_the_acting_hero() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12")
    scene.hero(0, "shaman", "N46")
    scene.phase("hero")
    scene.do("druid to N11")
    assert (scene.gems(0, "druid"), scene.gems(0, "shaman")) == (1, 2)


@pytest.mark.rule("FAE-HERO-03", "FAE-HERO-05")
def test_a_hero_without_a_gem_does_nothing_though_another_has_gems() -> None:
    scene = at_four_guardians()
    scene.hero(0, "druid", "N24", gems=0, quests=["green-wolf"])
    scene.hero(0, "shaman", "N46")
    scene.phase("hero")
    assert hero_words(scene, "druid") == []
    assert hero_words(scene, "shaman") != []


@pytest.mark.rule("FAE-HERO-03")
@pytest.mark.parametrize(
    "words", ["druid to N23", "druid solves boar", "druid quests green", "druid solves quest green-wolf"]
)
def test_each_of_the_four_hero_actions_costs_one_gem(words: str) -> None:
    scene = at_four_guardians()
    scene.hero(0, "druid", "N24", perks=[0], quests=["green-wolf"])
    scene.phase("hero")
    scene.do(words)
    assert scene.gems(0, "druid") == 1


@pytest.mark.rule("FAE-HERO-04")
def test_a_hero_may_repeat_an_action() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12", perks=[0])
    scene.phase("hero")
    scene.do("druid quests green", "druid quests green")
    assert scene.quests(0, "druid") == 2


@pytest.mark.rule("FAE-HERO-06")
def test_there_are_four_hero_actions() -> None:
    scene = at_four_guardians()
    scene.hero(0, "druid", "N24", quests=["green-wolf"])
    scene.phase("hero")
    kinds = {" ".join(words.split()[1:-1]) for words in hero_words(scene, "druid")}
    assert kinds == {"to", "solves", "quests", "solves quest"}


@pytest.mark.rule("FAE-HERO-05")
def test_only_the_active_players_heroes_act() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12")
    scene.hero(1, "shaman", "N46")
    scene.phase("hero")
    assert hero_words(scene, "shaman") == []


# 1. Movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERO-07", "FAE-HERO-08")
def test_a_hero_of_level_one_goes_to_the_next_node_along_a_path() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12")
    scene.phase("hero")
    assert reach(scene, "druid") == {"N11", "N13", "N23"}


@pytest.mark.rule("FAE-HERO-08")
def test_a_hero_goes_up_to_as_many_nodes_as_its_level() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01", perks=[0])
    scene.phase("hero")
    assert reach(scene, "druid") == {"N02", "N09", "N03", "N10", "N11", "N21"}


@pytest.mark.rule("FAE-HERO-09")
def test_a_hero_passes_others_but_does_not_end_with_them() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01", perks=[0])
    scene.hero(0, "shaman", "N02")
    scene.hero(1, "druid", "N09")
    scene.phase("hero")
    assert reach(scene, "druid") == {"N03", "N10", "N11", "N21"}


@pytest.mark.rule("FAE-HERO-09")
def test_the_node_that_a_hero_leaves_is_free() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    scene.hero(0, "shaman", "N10")
    scene.phase("hero")
    scene.do("druid to N09")
    assert "N09" not in reach(scene, "shaman")
    scene.do("druid to N21")
    assert "N09" in reach(scene, "shaman")


@pytest.mark.rule("FAE-HERO-08")
def test_a50_staying_is_no_movement() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01", perks=[0, 1])
    scene.phase("hero")
    assert "N01" not in reach(scene, "druid")


@pytest.mark.rule("FAE-EX-10")
def test_a_shaman_is_stopped_short_of_the_owl_by_another_hero() -> None:
    scene = Scene()
    scene.guardian("owl", "OWL-A")
    scene.hero(0, "shaman", "N13", perks=[0, 1])
    scene.phase("hero")
    assert "N01" in reach(scene, "shaman")
    scene.hero(1, "druid", "N01")
    scene.phase("hero")
    assert not {"N01", "N09", "N21", "N28"} & reach(scene, "shaman")
    scene.do("shaman to N02")
    assert scene.at(0, "shaman") == "N02"


# 2. Solve a Menace by a Hero -----------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERO-10")
@pytest.mark.parametrize(
    ("hero", "guardian"), [("adventurer", "wolf"), ("chieftain", "snake"), ("shaman", "turtle"), ("druid", "boar")]
)
def test_a_hero_solves_menaces_of_its_own_colour_only(hero: str, guardian: str) -> None:
    scene = at_four_guardians()
    scene.hero(0, hero, "N24")
    scene.phase("hero")
    solves = [words for words in scene.legal() if f"{hero} solves" in words]
    assert solves == [f"{hero} solves {guardian}"]


@pytest.mark.rule("FAE-HERO-10")
@pytest.mark.parametrize("hero", ["adventurer", "chieftain", "shaman", "druid"])
def test_a_hero_does_not_solve_a_corruption_token(hero: str) -> None:
    scene = Scene()
    scene.guardian("owl", "OWL-B")
    scene.token("owl", "corruption")
    scene.hero(0, hero, "N10")
    scene.phase("hero")
    assert f"{hero} solves owl" not in scene.legal()


@pytest.mark.rule("FAE-HERO-11")
@pytest.mark.parametrize(("region", "near"), [("OWL-A", False), ("OWL-B", True), ("OWL-C", True), ("OWL-D", True)])
def test_a_hero_solves_in_the_regions_that_its_node_joins(region: str, near: bool) -> None:
    """A39: a Region is adjacent to a Hero where the Hero's node joins it."""
    scene = Scene()
    scene.guardian("owl", region)
    scene.token("owl", "green")
    scene.hero(0, "druid", "N10")
    scene.phase("hero")
    assert scene.words_are("druid solves owl") == near


@pytest.mark.rule("FAE-HERO-12")
def test_solving_gives_an_essence_and_a_step_of_the_tracking_token() -> None:
    scene = at_four_guardians()
    scene.hero(0, "shaman", "N24")
    scene.top("blue-stag")
    scene.phase("hero")
    token = scene.state.token_on[5]
    scene.do("shaman solves turtle")
    assert scene.under("turtle") == ""
    assert token in scene.state.aside
    assert scene.count(0, "blue") == 1
    assert scene.state.tracking[:4] == [0, 0, 1, 0]


@pytest.mark.rule("FAE-HERO-13")
def test_a_solved_menace_stays_out_of_the_bag_until_havoc() -> None:
    scene = Scene()
    scene.guardian("owl", "OWL-B")
    token = scene.token("owl", "green")
    scene.bag("havoc")
    scene.hero(0, "druid", "N10")
    scene.phase("hero")
    scene.do("druid solves owl", "done")
    assert scene.state.bag == [HAVOC]
    scene.phase("event", 1)
    assert sorted(scene.state.bag) == [token, HAVOC]
    assert scene.state.aside == []


@pytest.mark.rule("FAE-HERO-14")
def test_a_solver_on_space_five_may_push_another_back() -> None:
    scene = at_four_guardians()
    scene.tracked(0, "green", 5)
    scene.tracked(1, "green", 2)
    scene.hero(0, "druid", "N24")
    scene.phase("hero")
    scene.do("druid solves boar")
    assert scene.kind == "push_back"
    scene.do("player 2")
    assert (scene.state.tracking[3], scene.state.tracking[7]) == (5, 1)


@pytest.mark.rule("FAE-HERO-14")
def test_pushing_back_is_the_advanced_rule() -> None:
    scene = at_four_guardians(advanced=False)
    scene.tracked(0, "green", 5)
    scene.tracked(1, "green", 2)
    scene.hero(0, "druid", "N24")
    scene.phase("hero")
    scene.do("druid solves boar")
    assert scene.kind == "hero"


@pytest.mark.rule("FAE-HERO-14")
@pytest.mark.parametrize(("own", "other", "targets"), [(4, 2, []), (5, 2, ["player 2"]), (5, 0, [])])
def test_a30_pushing_back_asks_for_a_target_above_zero(own: int, other: int, targets: list[str]) -> None:
    scene = at_four_guardians()
    scene.tracked(0, "green", own)
    scene.tracked(1, "green", other)
    scene.hero(0, "druid", "N24")
    scene.phase("hero")
    scene.do("druid solves boar")
    assert [words for words in scene.legal() if words.startswith("player")] == targets
