"""Heirloom Herb Cards: cheaper Tribe actions, Menaces solved, gems, richer harvests."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

COLOURS = ("red", "yellow", "blue", "green")
HEROES = ("adventurer", "chieftain", "shaman", "druid")
TERRAINS = ("mountain", "meadow", "river", "forest")
#: A Region of each terrain, and another one.
REGIONS = ("WOLF-C", "WOLF-B", "WOLF-A", "WOLF-D")
OTHER_REGIONS = ("BEAR-C", "BEAR-A", "BEAR-B", "BEAR-D")


# Discounts -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERB-01", "FAE-HERB-02", "FAE-HERB-03", "FAE-HERB-04")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_discount_herb_takes_one_essence_of_its_colour_off_a_tribe_action(colour: str) -> None:
    hero = HEROES[COLOURS.index(colour)]
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.herb(0, f"discount-{colour}")
    scene.essences(0, colour, colour)
    scene.phase("tribe")
    scene.do(f"dress up {hero}")
    scene.pay()
    scene.do("N01")
    assert scene.at(0, hero) == "N01"
    assert scene.count(0, colour) == 0
    assert scene.state.rotated_herbs[0] == scene.state.herbs[0]


@pytest.mark.rule("FAE-HERB-01", "FAE-HERB-02", "FAE-HERB-03", "FAE-HERB-04")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_discount_herb_takes_nothing_off_another_colour(colour: str) -> None:
    """A14: there is no symbol that it could fill."""
    hero, other = HEROES[COLOURS.index(colour) - 1], COLOURS[COLOURS.index(colour) - 1]
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.herb(0, f"discount-{colour}")
    scene.essences(0, other, other)
    scene.phase("tribe")
    assert f"dress up {hero}" not in scene.legal()


@pytest.mark.rule("FAE-HERB-01", "FAE-HERB-02", "FAE-HERB-03", "FAE-HERB-04")
@pytest.mark.parametrize(
    ("action", "colour", "cards"),
    [
        ("dress up adventurer", "red", ("red", "red")),
        ("level up shaman", "green", ("green",)),
        ("settle OWL-B", "blue", ("blue",)),
        ("beacon OWL-A", "yellow", ("yellow", "red")),
        ("totem TOAD-B", "yellow", ()),
        ("herb ", "green", ("green", "red")),
        ("attune stag", "yellow", ("blue", "blue", "green")),
    ],
)
def test_every_tribe_action_can_be_made_cheaper(action: str, colour: str, cards: tuple[str, ...]) -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.beacon("TOAD-B", "red")
    if action.startswith("level"):
        scene.hero(0, "shaman", "N40")
    scene.essences(0, *cards)
    scene.phase("tribe")
    assert not [words for words in scene.legal() if words.startswith(action)]

    scene.herb(0, f"discount-{colour}")
    scene.phase("tribe")
    scene.do(next(words for words in scene.legal() if words.startswith(action)))
    scene.pay()
    assert sum(scene.state.essences) == 0
    assert scene.state.rotated_herbs[0] == (COLOURS.index(colour),)


@pytest.mark.rule("FAE-HERB-03")
def test_a_discount_may_fill_a_symbol_of_any_colour() -> None:
    """A14."""
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.herb(0, "discount-red")
    scene.essences(0, "yellow", "yellow")
    scene.phase("tribe")
    scene.do("beacon OWL-A")
    scene.pay()
    assert scene.kind == "beacon"
    assert scene.count(0, "yellow") == 0


@pytest.mark.rule("FAE-HERB-03")
def test_a_discount_counts_as_an_essence_of_its_colour_where_one_colour_is_asked_for() -> None:
    """A13."""
    scene = Scene()
    scene.hero(0, "shaman", "N10")
    scene.herb(0, "discount-red")
    scene.essences(0, "blue", "corruption")
    scene.phase("tribe")
    scene.do("level up shaman")
    assert scene.legal() == ["red", "blue"]

    scene = Scene()
    scene.hero(0, "shaman", "N10")
    scene.herb(0, "discount-red", "discount-yellow")
    scene.essences(0, "blue")
    scene.phase("tribe")
    assert "level up shaman" not in scene.legal()


@pytest.mark.rule("FAE-HERB-01")
def test_a_discount_herb_serves_once_a_round() -> None:
    """A46."""
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B", "BOAR-A")
    scene.herb(0, "discount-yellow")
    scene.essences(0, *["yellow"] * 4, "red", "red")
    scene.phase("tribe")
    scene.do("beacon OWL-A")
    scene.do("herb discount-yellow")
    scene.pay()
    scene.do("red", "beacon TOAD-B")
    assert "herb discount-yellow" not in scene.legal()


@pytest.mark.rule("FAE-HERB-01")
def test_the_player_need_not_use_a_discount() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.herb(0, "discount-yellow")
    scene.essences(0, "yellow-owl", "yellow-bear", "yellow-stag")
    scene.phase("tribe")
    scene.do("beacon OWL-A", "card yellow-owl", "card yellow-bear", "card yellow-stag")
    assert scene.kind == "beacon"
    assert scene.state.rotated_herbs[0] == ()


@pytest.mark.rule("FAE-HERB-01")
def test_the_discount_herb_of_another_player_is_of_no_use() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.herb(1, "discount-yellow")
    scene.essences(0, "yellow", "red")
    scene.phase("tribe")
    assert "beacon OWL-A" not in scene.legal()


@pytest.mark.rule("FAE-HERB-01")
def test_a_rotated_discount_herb_takes_nothing_off() -> None:
    """A46."""
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.herb(0, "discount-yellow")
    scene.essences(0, "yellow", "red")
    scene.phase("tribe")
    assert "beacon OWL-A" in scene.legal()
    scene.state.rotated_herbs[0] = scene.state.herbs[0]
    scene.phase("tribe")
    assert "beacon OWL-A" not in scene.legal()


@pytest.mark.rule("FAE-CARD-03")
def test_each_herb_works_in_its_phase_only() -> None:
    """M17."""
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.hero(0, "shaman", "N22")
    for hero, node in zip(HEROES[:3], ("N46", "N45", "N44"), strict=True):
        scene.hero(1, hero, node)
    scene.guardian("owl", "OWL-C")
    scene.token("owl", "red")
    scene.guardian("stag", "STAG-D")
    scene.herb(0, *[f"discount-{colour}" for colour in COLOURS], *[f"harvest-{terrain}" for terrain in TERRAINS])
    scene.herb(0, "solve-red", "gem-shaman")
    scene.essences(0, "yellow", "yellow", "red")
    scene.phase("hero")
    assert {words for words in scene.legal() if words.startswith("herb")} == {"herb solve-red", "herb gem-shaman"}
    scene.phase("tribe")
    scene.do("beacon OWL-A")
    assert {words for words in scene.legal() if words.startswith("herb")} == {"herb discount-yellow"}


# Menaces -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERB-05", "FAE-HERB-06", "FAE-HERB-07", "FAE-HERB-08")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_solving_herb_lets_any_own_hero_solve_a_menace_of_its_colour(colour: str) -> None:
    hero = HEROES[COLOURS.index(colour) - 1]
    scene = Scene()
    scene.hero(0, hero, "N10", gems=0)
    scene.guardian("owl", "OWL-C")
    scene.token("owl", colour)
    scene.herb(0, f"solve-{colour}")
    scene.phase("hero")
    scene.do(f"herb solve-{colour}")
    assert scene.under("owl") == ""
    assert scene.count(0, colour) == 1
    assert scene.state.tracking[COLOURS.index(colour)] == 1
    assert scene.state.rotated_herbs[0] == scene.state.herbs[0]


@pytest.mark.rule("FAE-HERB-05", "FAE-HERB-06", "FAE-HERB-07", "FAE-HERB-08")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_solving_herb_does_nothing_to_another_colour_or_elsewhere(colour: str) -> None:
    scene = Scene()
    scene.hero(0, HEROES[COLOURS.index(colour)], "N10")
    scene.hero(1, "druid", "N46")
    scene.herb(0, f"solve-{colour}")
    scene.guardian("owl", "OWL-C")
    scene.token("owl", COLOURS[COLOURS.index(colour) - 1])
    scene.guardian("toad", "TOAD-C")
    scene.token("toad", colour)
    scene.phase("hero")
    assert f"herb solve-{colour}" not in scene.legal()


@pytest.mark.rule("FAE-HERB-05", "FAE-HERB-06", "FAE-HERB-07", "FAE-HERB-08")
def test_a_solving_herb_is_no_help_against_corruption() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10")
    scene.herb(0, *[f"solve-{colour}" for colour in COLOURS])
    scene.guardian("owl", "OWL-C")
    scene.token("owl", "corruption")
    scene.phase("hero")
    assert not [words for words in scene.legal() if words.startswith("herb")]


@pytest.mark.rule("FAE-HERB-07")
def test_a_solving_herb_solves_one_menace_of_the_players_choice() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N22")
    scene.hero(0, "druid", "N09")
    scene.herb(0, "solve-red")
    scene.guardian("owl", "OWL-C")
    scene.token("owl", "red")
    scene.guardian("stag", "STAG-D")
    scene.token("stag", "red")
    scene.phase("hero")
    scene.do("herb solve-red")
    assert scene.legal() == ["owl", "stag"]
    scene.do("owl")
    assert scene.legal() == ["pick shaman", "pick druid"]
    scene.do("pick druid")
    assert (scene.under("owl"), scene.under("stag")) == ("", "red")
    assert "herb solve-red" not in scene.legal()


# Heroes --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERB-09", "FAE-HERB-10", "FAE-HERB-11", "FAE-HERB-12")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_herb_gives_its_hero_a_gem_once_a_hero_phase(hero: str) -> None:
    scene = Scene()
    scene.hero(0, hero, "N10")
    other = HEROES[HEROES.index(hero) - 1]
    scene.hero(0, other, "N46")
    scene.herb(0, f"gem-{hero}")
    scene.phase("hero")
    scene.do(f"herb gem-{hero}")
    assert (scene.gems(0, hero), scene.gems(0, other)) == (3, 2)
    assert f"herb gem-{hero}" not in scene.legal()


@pytest.mark.rule("FAE-HERB-09", "FAE-HERB-10", "FAE-HERB-11", "FAE-HERB-12")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_herb_is_not_used_without_its_hero(hero: str) -> None:
    scene = Scene()
    scene.hero(0, HEROES[HEROES.index(hero) - 1], "N10")
    scene.hero(1, hero, "N46")
    scene.herb(0, f"gem-{hero}")
    scene.phase("hero")
    assert f"herb gem-{hero}" not in scene.legal()


@pytest.mark.rule("FAE-HERB-09", "FAE-HERB-10", "FAE-HERB-11", "FAE-HERB-12")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_herb_counts_as_a_level_for_the_hero_achievement(hero: str) -> None:
    scene = Scene()
    scene.hero(0, hero, "N10", perks=(0, 1))
    scene.herb(1, f"gem-{hero}")
    scene.look()
    assert scene.claiming == ""
    scene.state.herbs[0], scene.state.herbs[1] = scene.state.herbs[1], ()
    scene.look()
    assert (scene.player, scene.claiming) == (0, hero)


# Terrains ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERB-13", "FAE-HERB-14", "FAE-HERB-15", "FAE-HERB-16")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_terrain_herb_gives_one_more_essence_of_a_terrain_harvest(terrain: str) -> None:
    kind = TERRAINS.index(terrain)
    scene = Scene()
    scene.own(0, REGIONS[kind])
    scene.own(1, OTHER_REGIONS[kind])
    scene.herb(0, f"harvest-{terrain}")
    scene.harvest_on(terrain)
    assert (scene.count(0, COLOURS[kind]), scene.count(1, COLOURS[kind])) == (2, 1)
    assert scene.state.rotated_herbs[0] == ()


@pytest.mark.rule("FAE-HERB-13", "FAE-HERB-14", "FAE-HERB-15", "FAE-HERB-16")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_terrain_herb_adds_nothing_to_other_harvests_or_to_none(terrain: str) -> None:
    """A36: where nothing is taken, as no Region is there or a Menace is, nothing is added."""
    kind = TERRAINS.index(terrain)
    scene = Scene()
    scene.own(0, REGIONS[kind], REGIONS[kind - 1])
    scene.herb(0, f"harvest-{terrain}")
    scene.harvest_on(TERRAINS[kind - 1])
    assert sum(scene.state.essences) == 1

    scene = Scene()
    scene.own(0, REGIONS[kind])
    scene.herb(0, f"harvest-{terrain}")
    scene.harvest_on("wolf")
    assert sum(scene.state.essences) == 1

    scene = Scene()
    scene.own(0, REGIONS[kind])
    scene.guardian("wolf", REGIONS[kind])
    scene.token("wolf", "red")
    scene.herb(0, f"harvest-{terrain}")
    scene.harvest_on(terrain)
    assert sum(scene.state.essences) == 0


@pytest.mark.rule("FAE-HERB-13", "FAE-HERB-14", "FAE-HERB-15", "FAE-HERB-16")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_terrain_herb_counts_as_a_region_for_the_terrain_achievement(terrain: str) -> None:
    scene = Scene()
    number = TERRAINS.index(terrain)
    regions = [name for name, one in zip(scene.world.region_names, scene.world.terrain, strict=True) if one == number]
    scene.own(0, *regions[:3])
    scene.herb(1, f"harvest-{terrain}")
    scene.look()
    assert scene.claiming == ""
    scene.state.herbs[0], scene.state.herbs[1] = scene.state.herbs[1], ()
    scene.look()
    assert (scene.player, scene.claiming) == (0, f"{terrain}s")
