"""Tiles Reference: Hero Perks."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.perk_tiles import TILES
from tests.games.faeriell.scene import Scene

CONVERT = (
    pytest.param(0, "yellow", "blue", marks=pytest.mark.rule("FAE-HPERK-01")),
    pytest.param(1, "green", "blue", marks=pytest.mark.rule("FAE-HPERK-02")),
    pytest.param(2, "red", "blue", marks=pytest.mark.rule("FAE-HPERK-03")),
    pytest.param(3, "green", "red", marks=pytest.mark.rule("FAE-HPERK-04")),
    pytest.param(4, "yellow", "green", marks=pytest.mark.rule("FAE-HPERK-05")),
    pytest.param(5, "yellow", "red", marks=pytest.mark.rule("FAE-HPERK-06")),
)
STEP_ALONG = (
    pytest.param(6, "N12", {"N11", "N23"}, "river", marks=pytest.mark.rule("FAE-HPERK-07")),
    pytest.param(8, "N13", {"N03", "N14"}, "mountain", marks=pytest.mark.rule("FAE-HPERK-09")),
    pytest.param(10, "N13", {"N12", "N14"}, "forest", marks=pytest.mark.rule("FAE-HPERK-11")),
    pytest.param(12, "N13", {"N03", "N12"}, "meadow", marks=pytest.mark.rule("FAE-HPERK-13")),
)
#: Perk, a node, a Region of its terrain beside it, one of another terrain beside it.
REMOVE = (
    pytest.param(7, "N10", "OWL-D", "OWL-B", "river", marks=pytest.mark.rule("FAE-HPERK-08")),
    pytest.param(9, "N10", "OWL-B", "OWL-C", "mountain", marks=pytest.mark.rule("FAE-HPERK-10")),
    pytest.param(11, "N09", "OWL-A", "OWL-B", "forest", marks=pytest.mark.rule("FAE-HPERK-12")),
    pytest.param(13, "N10", "OWL-C", "OWL-D", "meadow", marks=pytest.mark.rule("FAE-HPERK-14")),
)
GEM_FOR = (
    pytest.param(14, "blue", marks=pytest.mark.rule("FAE-HPERK-15")),
    pytest.param(15, "yellow", marks=pytest.mark.rule("FAE-HPERK-16")),
    pytest.param(16, "red", marks=pytest.mark.rule("FAE-HPERK-17")),
    pytest.param(17, "green", marks=pytest.mark.rule("FAE-HPERK-18")),
)
BASIC = ("red", "yellow", "blue", "green")


def with_perk(perk: int, node: str = "N10", hero: str = "druid", gems: int = -1) -> Scene:
    """A Hero of player 0 with one Perk; another Hero that keeps the Phase open."""
    scene = Scene()
    scene.hero(0, hero, node, perks=[perk], gems=gems)
    scene.hero(0, "adventurer" if hero != "adventurer" else "druid", "N46")
    return scene


def counts(scene: Scene) -> dict[str, int]:
    """The Essences of player 0, those that it has."""
    held = {colour: scene.count(0, colour) for colour in (*BASIC, "corruption")}
    return {colour: count for colour, count in held.items() if count}


def offers(scene: Scene, perk: int) -> bool:
    """Whether the Perk may be used now."""
    return scene.words_are(f"perk {perk}")


# Convert -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("perk", "one", "other"), CONVERT)
@pytest.mark.parametrize("back", [False, True])
def test_a_special_action_converts_an_essence_either_way(perk: int, one: str, other: str, back: bool) -> None:
    source, into = (other, one) if back else (one, other)
    scene = with_perk(perk)
    scene.essences(0, source)
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert counts(scene) == {into: 1}
    assert len(scene.state.discards[("red", "yellow", "blue", "green").index(source)]) == 1
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "one", "other"), CONVERT)
def test_the_player_picks_the_card_that_is_converted(perk: int, one: str, other: str) -> None:
    scene = with_perk(perk)
    scene.essences(0, f"{one}-owl", f"{other}-bear")
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert set(scene.legal()) == {f"card {one}-owl", f"card {other}-bear"}
    scene.do(f"card {other}-bear")
    assert counts(scene) == {one: 2}


@pytest.mark.parametrize(("perk", "one", "other"), CONVERT)
def test_what_is_converted_is_of_one_of_the_two_colours(perk: int, one: str, other: str) -> None:
    """Corruption stands in for nothing here (FAE-CORR-04)."""
    scene = with_perk(perk)
    scene.essences(0, "corruption", *(colour for colour in BASIC if colour not in (one, other)))
    scene.phase("hero")
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "one", "other"), CONVERT)
def test_a48_nothing_is_converted_into_a_colour_without_cards(perk: int, one: str, other: str) -> None:
    scene = with_perk(perk)
    scene.essences(0, one)
    scene.state.decks[BASIC.index(other)] = []
    scene.phase("hero")
    assert not offers(scene, perk)
    scene.essences(0, f"{one}-owl")
    scene.state.discards[BASIC.index(other)] = [8 * BASIC.index(other)]
    scene.phase("hero")
    assert offers(scene, perk)


@pytest.mark.rule("FAE-HPERK-02")
@pytest.mark.parametrize(("empty", "into"), [("blue", "green"), ("green", "blue")])
def test_a48_only_the_colour_that_can_be_drawn_is_converted_into(empty: str, into: str) -> None:
    scene = with_perk(1)
    scene.essences(0, "green-owl", "blue-owl")
    scene.state.decks[BASIC.index(empty)] = []
    scene.phase("hero")
    scene.do("perk 1")
    assert counts(scene) == {into: 2}


@pytest.mark.rule("FAE-HPERK-02")
def test_a21_two_like_cards_are_asked_about_as_two_unlike_ones_are() -> None:
    """Otherwise the missing question would tell the others that the hidden sides are alike."""
    scene = with_perk(1)
    scene.essences(0, "green-owl", "green-owl")
    scene.phase("hero")
    scene.do("perk 1")
    assert scene.legal() == ["card green-owl"]


@pytest.mark.parametrize(("perk", "one", "other"), CONVERT)
def test_the_text_of_a_conversion_names_both_colours(perk: int, one: str, other: str) -> None:
    expected = f"Turn 1 {one.capitalize()} Essence into 1 {other.capitalize()} Essence, or the other way round."
    assert TILES[perk].text(str) == expected


# Move 1 node along a path --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("perk", "start", "ends", "terrain"), STEP_ALONG)
def test_a_special_action_steps_along_a_path_beside_a_terrain(
    perk: int, start: str, ends: set[str], terrain: str
) -> None:
    scene = with_perk(perk, start)
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert set(scene.legal()) == ends
    scene.do(max(ends))
    assert scene.at(0, "druid") == max(ends)
    assert scene.gems(0, "druid") == 2
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "start", "ends", "terrain"), STEP_ALONG)
def test_a42_the_step_ends_on_a_free_node(perk: int, start: str, ends: set[str], terrain: str) -> None:
    scene = with_perk(perk, start)
    scene.hero(1, "druid", min(ends))
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert scene.at(0, "druid") == max(ends)


@pytest.mark.parametrize(("perk", "start", "ends", "terrain"), STEP_ALONG)
def test_a42_without_a_free_node_there_is_no_step(perk: int, start: str, ends: set[str], terrain: str) -> None:
    scene = with_perk(perk, start)
    for hero, node in zip(("druid", "shaman"), sorted(ends), strict=True):
        scene.hero(1, hero, node)
    scene.phase("hero")
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "start", "ends", "terrain"), STEP_ALONG)
def test_a38_a_terrain_token_counts_for_the_path(perk: int, start: str, ends: set[str], terrain: str) -> None:
    """The one path from the node that has the terrain on neither side gets it by a Heartland."""
    scene = with_perk(perk, start)
    region = {"river": "WOLF-B", "mountain": "WOLF-D", "forest": "WOLF-B", "meadow": "WOLF-D"}[terrain]
    missing = {"river": "N13", "mountain": "N12", "forest": "N03", "meadow": "N14"}[terrain]
    scene.heartland(region, terrain)
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert set(scene.legal()) == ends | {missing}


@pytest.mark.parametrize(("perk", "start", "ends", "terrain"), STEP_ALONG)
def test_the_text_of_a_step_names_the_terrain(perk: int, start: str, ends: set[str], terrain: str) -> None:
    assert TILES[perk].text(str) == f"Move 1 node along a path beside a {terrain.capitalize()} Region."


# Remove a Menace -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("perk", "node", "region", "other", "terrain"), REMOVE)
@pytest.mark.parametrize("colour", BASIC)
def test_a_gem_removes_a_menace_of_any_colour_from_a_terrain(
    perk: int, node: str, region: str, other: str, terrain: str, colour: str
) -> None:
    scene = with_perk(perk, node)
    scene.guardian("owl", region)
    scene.token("owl", colour)
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert scene.under("owl") == ""
    assert scene.state.tracking[BASIC.index(colour)] == 1
    assert scene.gems(0, "druid") == 1
    assert scene.state.doom == 0
    assert counts(scene) == {}


@pytest.mark.parametrize(("perk", "node", "region", "other", "terrain"), REMOVE)
def test_nothing_is_removed_from_another_terrain(perk: int, node: str, region: str, other: str, terrain: str) -> None:
    scene = with_perk(perk, node)
    scene.guardian("owl", other)
    scene.token("owl", "red")
    scene.phase("hero")
    assert not offers(scene, perk)
    scene.heartland(other, terrain)
    scene.phase("hero")
    assert offers(scene, perk)


@pytest.mark.parametrize(("perk", "node", "region", "other", "terrain"), REMOVE)
def test_nothing_is_removed_without_a_gem(perk: int, node: str, region: str, other: str, terrain: str) -> None:
    scene = with_perk(perk, node, gems=0)
    scene.guardian("owl", region)
    scene.token("owl", "red")
    scene.phase("hero")
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "node", "region", "other", "terrain"), REMOVE)
def test_nothing_is_removed_from_afar(perk: int, node: str, region: str, other: str, terrain: str) -> None:
    scene = with_perk(perk, "N38")
    scene.guardian("owl", region)
    scene.token("owl", "red")
    scene.phase("hero")
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "node", "region", "other", "terrain"), REMOVE)
def test_the_text_of_a_removal_names_gem_and_terrain(
    perk: int, node: str, region: str, other: str, terrain: str
) -> None:
    expected = f"For 1 Action gem remove a Menace of any colour from an adjacent {terrain.capitalize()} Region."
    assert TILES[perk].text(str) == expected


# An Essence for a gem ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("perk", "colour"), GEM_FOR)
def test_an_essence_buys_a_gem(perk: int, colour: str) -> None:
    scene = with_perk(perk)
    scene.essences(0, *BASIC, "corruption")
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert scene.gems(0, "druid") == 3
    assert scene.gems(0, "adventurer") == 2
    assert scene.count(0, colour) == 0
    assert len(counts(scene)) == 4
    assert len(scene.state.discards[BASIC.index(colour)]) == 1


@pytest.mark.parametrize(("perk", "colour"), GEM_FOR)
def test_no_other_essence_buys_the_gem(perk: int, colour: str) -> None:
    """Not even Corruption (FAE-CORR-04)."""
    scene = with_perk(perk)
    scene.essences(0, "corruption", *(one for one in BASIC if one != colour))
    scene.phase("hero")
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "colour"), GEM_FOR)
def test_the_text_of_a_bought_gem_names_the_essence(perk: int, colour: str) -> None:
    assert TILES[perk].text(str) == f"Spend 1 {colour.capitalize()} Essence: this Hero gains 1 Action gem."


# Quests of all colours -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HPERK-19")
def test_a43_the_hero_goes_on_quests_of_all_four_colours() -> None:
    scene = with_perk(18)
    scene.phase("hero")
    quests = [words.split()[-1] for words in scene.legal() if words.startswith("druid quests")]
    assert quests == [*BASIC, "corruption"]


@pytest.mark.rule("FAE-HPERK-19")
@pytest.mark.parametrize("colour", BASIC)
def test_a43_the_hero_solves_quests_of_all_four_colours(colour: str) -> None:
    scene = Scene()
    scene.guardian("owl", "OWL-B")
    scene.hero(0, "druid", "N10", perks=[18], quests=[f"{colour}-owl"])
    scene.phase("hero")
    scene.do(f"druid solves quest {colour}-owl")
    assert counts(scene) == {colour: 1}


@pytest.mark.rule("FAE-HPERK-19")
def test_the_text_of_the_quest_perk() -> None:
    assert TILES[18].text(str) == "This Hero goes on Quests, and solves them, in all four colours."


# Cleansing with any Essence ------------------------------------------------------------------------------------------


def corruption_event(perk: int, *essences: str, corruption: int = 0) -> Scene:
    """A Druid with a Perk has solved a Quest for Corruption."""
    scene = Scene()
    scene.guardian("owl", "OWL-B")
    scene.essences(0, *essences)
    scene.state.corruption[0] = corruption
    scene.hero(0, "druid", "N10", perks=[perk], quests=["corruption-owl"])
    scene.phase("hero")
    scene.do("druid solves quest corruption-owl")
    return scene


@pytest.mark.rule("FAE-HPERK-20")
@pytest.mark.parametrize("colour", BASIC)
def test_an_essence_of_any_colour_cleanses(colour: str) -> None:
    scene = corruption_event(19, colour, corruption=2)
    scene.do("cleanse tribe")
    assert scene.state.corruption[0] == 1
    assert counts(scene) == {}


@pytest.mark.rule("FAE-HPERK-20")
@pytest.mark.parametrize(("perk", "essence"), [(19, "corruption"), (0, "red")])
def test_corruption_does_not_cleanse_and_without_the_perk_neither_do_others(perk: int, essence: str) -> None:
    assert corruption_event(perk, essence).legal() == ["yield", "ignore"]


@pytest.mark.rule("FAE-HPERK-20", "FAE-PERK-06")
def test_a49_the_perk_cleanses_in_the_turn_of_another_player() -> None:
    """Player 1 harvests where a Corrupted Guardian stands on a Settlement of player 0."""
    scene = Scene()
    scene.hero(0, "druid", "N10", perks=[19])
    scene.essences(0, "red")
    scene.own(0, "OWL-B")
    scene.guardian("owl", "OWL-B")
    scene.token("owl", "corruption")
    scene.bag()
    scene.own(1, "BEAR-A", "BEAR-B")
    wheel = scene.state.rules.values.wheel
    scene.state.wheel = (wheel.index(0) - 1) % len(wheel)
    scene.phase("event", 1)
    scene.do("1")
    assert (scene.kind, scene.player) == ("corruption", 0)
    scene.do("cleanse owl")
    assert scene.under("owl") == ""
    assert counts(scene) == {}


@pytest.mark.rule("FAE-HPERK-20")
def test_the_text_of_the_cleansing_perk() -> None:
    assert TILES[19].text(str) == "An Essence of any of the four colours pays for your cleansing."


# Movement ------------------------------------------------------------------------------------------------------------


def steps(scene: Scene) -> int:
    """How many nodes the furthest Movement of the Druid covers."""
    here = scene.state.hero_node[3]
    ends = {scene.node(words.split()[-1]) for words in scene.legal() if words.startswith("druid to ")}
    within = scene.world.within[here]
    return next(far for far in range(12) if ends <= set(within[far]))


@pytest.mark.rule("FAE-HPERK-21")
@pytest.mark.parametrize(("perks", "far"), [((19,), 2), ((20,), 3), ((0, 1, 2, 20), 6)])
def test_a_movement_covers_one_node_more(perks: tuple[int, ...], far: int) -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01", perks=perks)
    scene.phase("hero")
    assert steps(scene) == far


@pytest.mark.rule("FAE-HPERK-21")
@pytest.mark.parametrize("perk", [6, 33])
def test_a44_a_move_by_another_perk_covers_no_node_more(perk: int) -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12", perks=[20, perk])
    scene.essences(0, "red")
    scene.phase("hero")
    scene.do(f"perk {perk}")
    limit = 1 if perk == 6 else 2
    assert {scene.node(words) for words in scene.legal()} <= set(scene.world.within[scene.node("N12")][limit])


@pytest.mark.rule("FAE-HPERK-21")
def test_the_text_of_the_movement_perk() -> None:
    assert TILES[20].text(str) == "A Movement of this Hero covers 1 more node."


# A step after solving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HPERK-22")
@pytest.mark.parametrize("answer", ["N11", "done"])
def test_after_solving_the_hero_may_move_one_node(answer: str) -> None:
    scene = with_perk(21)
    scene.guardian("owl", "OWL-D")
    scene.token("owl", "green")
    scene.phase("hero")
    scene.do("druid solves owl")
    assert scene.legal() == ["done", "N09", "N11", "N22"]
    # The Menace is solved by then.
    assert counts(scene) == {"green": 1}
    scene.do(answer)
    assert scene.at(0, "druid") == ("N11" if answer == "N11" else "N10")
    assert scene.gems(0, "druid") == 1


@pytest.mark.rule("FAE-HPERK-22")
def test_another_heros_solving_does_not_move_this_hero() -> None:
    scene = with_perk(21)
    scene.guardian("toad", "TOAD-C")
    scene.token("toad", "red")
    scene.phase("hero")
    scene.do("adventurer solves toad")
    assert scene.kind == "hero"


@pytest.mark.rule("FAE-HPERK-22")
def test_the_text_of_the_step_after_solving() -> None:
    assert TILES[21].text(str) == "After solving a Menace this Hero may move 1 node, once per Hero Phase."
