"""Attunement Cards: a move inside the Area, and a level or a terrain more for Achievements."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

#: Guardian, and what its card counts for; in the order of FAE-ATT-01 to -08.
CARDS = [
    ("bear", "shaman"),
    ("stag", "druid"),
    ("toad", "rivers"),
    ("owl", "forests"),
    ("boar", "meadows"),
    ("wolf", "mountains"),
    ("turtle", "chieftain"),
    ("snake", "adventurer"),
]
AREA_NODES = {
    "owl": {"N01", "N02", "N09", "N10", "N11", "N12", "N21", "N22", "N23", "N28"},
    "bear": {"N07", "N08", "N16", "N17", "N18", "N19", "N20", "N25", "N26", "N27"},
}
TERRAINS = {"mountains": "mountain", "meadows": "meadow", "rivers": "river", "forests": "forest"}


def counting_for(*wanted: str) -> list[tuple[str, str]]:
    """The cards that count for one of these."""
    return [(guardian, counts) for guardian, counts in CARDS if counts in wanted]


def regions_of(scene: Scene, terrain: str, count: int) -> list[str]:
    """Some Regions of a terrain; the map has no two of one terrain side by side, so they are no Shire."""
    world = scene.world
    number = ("mountain", "meadow", "river", "forest").index(terrain)
    return [name for name, printed in zip(world.region_names, world.terrain, strict=True) if printed == number][:count]


@pytest.mark.rule(
    "FAE-ATT-01", "FAE-ATT-02", "FAE-ATT-03", "FAE-ATT-04", "FAE-ATT-05", "FAE-ATT-06", "FAE-ATT-07", "FAE-ATT-08"
)
@pytest.mark.parametrize(("guardian", "counts"), CARDS)
def test_an_own_hero_goes_from_any_node_of_the_area_to_any_other(guardian: str, counts: str) -> None:
    scene = Scene()
    area = scene.world.area_nodes[("owl", "wolf", "snake", "bear", "stag", "turtle", "boar", "toad").index(guardian)]
    nodes = {scene.world.node_names[node] for node in area}
    start = scene.world.node_names[area[0]]
    scene.attunement(0, guardian)
    scene.hero(0, "shaman", start, gems=1)
    scene.phase("hero")
    scene.do(f"attune {guardian}")
    assert set(scene.legal()) == nodes - {start}
    end = max(nodes - {start})
    scene.do(end)
    assert scene.at(0, "shaman") == end
    assert scene.gems(0, "shaman") == 1


@pytest.mark.rule("FAE-ATT-01", "FAE-ATT-04")
@pytest.mark.parametrize("guardian", AREA_NODES)
def test_the_area_ends_where_the_map_says(guardian: str) -> None:
    """A40: a node on the border is in both Areas."""
    scene = Scene()
    scene.attunement(0, guardian)
    start = min(AREA_NODES[guardian])
    scene.hero(0, "shaman", start)
    scene.phase("hero")
    scene.do(f"attune {guardian}")
    assert set(scene.legal()) == AREA_NODES[guardian] - {start}


@pytest.mark.rule("FAE-ATT-01")
def test_taken_nodes_and_heroes_outside_the_area_are_out() -> None:
    scene = Scene()
    scene.attunement(0, "bear")
    scene.hero(0, "shaman", "N08")
    scene.hero(0, "druid", "N46")
    scene.hero(1, "druid", "N17")
    scene.phase("hero")
    scene.do("attune bear")
    assert set(scene.legal()) == AREA_NODES["bear"] - {"N08", "N17"}


@pytest.mark.rule("FAE-ATT-01")
def test_the_player_picks_which_hero_of_the_area_moves() -> None:
    scene = Scene()
    scene.attunement(0, "bear")
    scene.hero(0, "shaman", "N08")
    scene.hero(0, "druid", "N17")
    scene.hero(0, "chieftain", "N46")
    scene.hero(1, "druid", "N18")
    scene.phase("hero")
    scene.do("attune bear")
    assert scene.legal() == ["pick shaman", "pick druid"]
    scene.do("pick druid", "N27")
    assert (scene.at(0, "druid"), scene.at(0, "shaman")) == ("N27", "N08")


@pytest.mark.rule("FAE-ATT-01")
def test_the_card_is_used_once_and_only_by_its_owner_with_a_hero_there() -> None:
    scene = Scene()
    scene.attunement(0, "bear", "wolf")
    scene.attunement(1, "snake")
    scene.hero(0, "shaman", "N08")
    scene.phase("hero")
    assert [words for words in scene.legal() if words.startswith("attune")] == ["attune bear"]
    scene.do("attune bear", "N17")
    assert not [words for words in scene.legal() if words.startswith("attune")]


# The secondary ability -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ATT-01", "FAE-ATT-02", "FAE-ATT-07", "FAE-ATT-08")
@pytest.mark.parametrize(("guardian", "hero"), counting_for("adventurer", "chieftain", "shaman", "druid"))
def test_it_counts_as_a_level_for_the_hero_achievement(guardian: str, hero: str) -> None:
    scene = Scene()
    scene.hero(0, hero, "N10", perks=(0, 1))
    scene.look()
    assert scene.claiming == ""
    scene.attunement(0, guardian)
    scene.look()
    assert (scene.player, scene.claiming) == (0, hero)


@pytest.mark.rule("FAE-ATT-03", "FAE-ATT-04", "FAE-ATT-05", "FAE-ATT-06")
@pytest.mark.parametrize(("guardian", "achievement"), counting_for("mountains", "meadows", "rivers", "forests"))
def test_it_counts_as_a_region_for_the_terrain_achievement(guardian: str, achievement: str) -> None:
    scene = Scene()
    scene.own(0, *regions_of(scene, TERRAINS[achievement], 3))
    scene.look()
    assert scene.claiming == ""
    scene.attunement(0, guardian)
    scene.look()
    assert (scene.player, scene.claiming) == (0, achievement)


@pytest.mark.rule("FAE-ATT-01", "FAE-ATT-03")
def test_it_counts_for_its_owner_only() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10", perks=(0, 1))
    scene.own(0, *regions_of(scene, "river", 3))
    scene.attunement(1, "bear", "toad")
    scene.look()
    assert scene.claiming == ""


@pytest.mark.rule("FAE-ATT-09")
def test_the_level_lengthens_no_movement() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10")
    scene.attunement(0, "bear")
    scene.phase("hero")
    moves = {words.removeprefix("shaman to ") for words in scene.legal() if words.startswith("shaman to ")}
    assert moves == {"N09", "N11", "N22"}


@pytest.mark.rule("FAE-ATT-09")
def test_the_level_makes_no_room_for_a_quest() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10", quests=("blue-toad",))
    scene.attunement(0, "bear")
    scene.phase("hero")
    scene.do("shaman quests blue")
    assert scene.kind == "drop_quest"


@pytest.mark.rule("FAE-ATT-09")
def test_the_level_brings_no_gem_and_raises_no_cost() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10", perks=(0,))
    scene.attunement(0, "bear")
    scene.essences(0, "red", "red", "red")
    scene.state.piles = [[4], [6], [8], [10]]
    scene.phase("tribe")
    scene.do("level up shaman")
    scene.pay()
    scene.do("perk 4")
    # Level 3, which counts as 4 for the Achievement only.
    assert scene.gems(0, "shaman") == 2
    assert sum(scene.state.essences) == 0


@pytest.mark.rule("FAE-ATT-10")
def test_the_terrain_gives_no_essence() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.attunement(0, "toad")
    scene.harvest_on("river")
    assert scene.count(0, "blue") == 0

    scene = Scene()
    scene.own(0, "WOLF-A")
    scene.attunement(0, "toad")
    scene.harvest_on("river")
    assert scene.count(0, "blue") == 1


@pytest.mark.rule("FAE-ATT-11")
def test_it_counts_while_the_card_is_rotated() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N08", perks=(0, 1))
    scene.attunement(0, "bear")
    scene.phase("hero")
    scene.do("attune bear", "N17")
    assert "attune bear" not in scene.legal()
    scene.look()
    assert scene.claiming == "shaman"
