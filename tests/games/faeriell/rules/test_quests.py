"""Hero Phase: Go on a Quest, and Solve a Quest."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

COLOUR_OF = (("adventurer", "red"), ("chieftain", "yellow"), ("shaman", "blue"), ("druid", "green"))


# 3. Go on a Quest ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERO-15")
@pytest.mark.parametrize(("hero", "colour"), COLOUR_OF)
def test_a_quest_comes_from_the_heros_deck_or_from_corruption(hero: str, colour: str) -> None:
    scene = Scene()
    scene.hero(0, hero, "N10")
    scene.phase("hero")
    quests = [words for words in scene.legal() if " quests " in words]
    assert quests == [f"{hero} quests {colour}", f"{hero} quests corruption"]


@pytest.mark.rule("FAE-HERO-15")
def test_the_top_card_of_the_deck_goes_to_the_heros_quest_pool() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10")
    scene.top("green-bear")
    scene.phase("hero")
    cards = len(scene.state.decks[3])
    scene.do("druid quests green")
    assert scene.quests(0, "druid") == 1
    assert len(scene.state.decks[3]) == cards - 1


@pytest.mark.rule("FAE-HERO-15")
def test_a19_no_quest_is_drawn_where_no_card_is_left() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10")
    scene.state.decks[3] = []
    scene.phase("hero")
    assert "druid quests green" not in scene.legal()
    assert "druid quests corruption" in scene.legal()


@pytest.mark.rule("FAE-HERO-16")
def test_only_the_owner_sees_the_guardian_of_a_quest() -> None:
    scene = Scene(seats=3)
    scene.hero(0, "druid", "N10")
    scene.top("green-bear")
    scene.phase("hero")
    scene.do("druid quests green")
    assert scene.state.events is not None
    quest = [event for event in scene.state.events if event.name == "quest"]
    seen = [[event.as_data().get("guardian") for event in quest if event.visible_to(seat)] for seat in (0, 1, 2, -1)]
    assert seen == [["bear"], [None], [None], [None]]


@pytest.mark.rule("FAE-HERO-17")
@pytest.mark.parametrize(("perks", "held", "over"), [((), 0, False), ((), 1, True), ((0,), 1, False), ((0,), 2, True)])
def test_a_hero_holds_as_many_quests_as_its_level(perks: tuple[int, ...], held: int, over: bool) -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", perks=perks, quests=["green-owl", "green-bear"][:held])
    scene.phase("hero")
    scene.do("druid quests green")
    assert (scene.kind == "drop_quest") == over


@pytest.mark.rule("FAE-HERO-18")
@pytest.mark.parametrize(("dropped", "kept"), [("green-owl", "green-bear"), ("green-bear", "green-owl")])
def test_a45_an_overfull_pool_loses_a_card_of_choice_the_new_one_included(dropped: str, kept: str) -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=["green-owl"])
    scene.top("green-bear")
    scene.guardian("owl", "OWL-B")
    scene.guardian("bear", "BEAR-A")
    scene.phase("hero")
    scene.do("druid quests green", f"card {dropped}")
    assert scene.quests(0, "druid") == 1
    assert ("druid solves quest green-owl" in scene.legal()) == (kept == "green-owl")
    assert scene.told("quest_dropped")[0]["guardian"] == dropped.split("-")[1]
    assert len(scene.state.discards[3]) == 1


@pytest.mark.rule("FAE-HERO-19")
def test_a_quest_card_is_no_essence() -> None:
    """The Druid has the Perk that spends a Green Essence, and a green Quest only."""
    scene = Scene()
    scene.hero(0, "druid", "N10", perks=[17], quests=["green-owl"])
    scene.phase("hero")
    assert scene.count(0, "green") == 0
    assert "perk 17" not in scene.legal()


# 4. Solve a Quest ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERO-20")
@pytest.mark.parametrize(("region", "near"), [("OWL-A", False), ("OWL-B", True), ("OWL-C", True), ("OWL-D", True)])
def test_a_quest_is_solved_beside_the_region_where_its_guardian_stands(region: str, near: bool) -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=["green-owl"])
    scene.guardian("owl", region)
    scene.phase("hero")
    assert scene.words_are("druid solves quest green-owl") == near


@pytest.mark.rule("FAE-HERO-20")
def test_a_quest_is_about_the_guardian_on_the_card() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=["green-bear"])
    scene.guardian("owl", "OWL-B")
    scene.guardian("bear", "BEAR-A")
    scene.phase("hero")
    assert not any("solves quest" in words for words in scene.legal())


@pytest.mark.rule("FAE-HERO-21")
@pytest.mark.parametrize(("hero", "colour"), COLOUR_OF)
def test_a_hero_solves_quests_of_its_colour_and_of_corruption(hero: str, colour: str) -> None:
    scene = Scene()
    cards = [f"{one}-owl" for one in ("red", "yellow", "blue", "green", "corruption")]
    scene.hero(0, hero, "N10", quests=cards)
    scene.guardian("owl", "OWL-B")
    scene.phase("hero")
    solves = {words.split()[-1] for words in scene.legal() if "solves quest" in words}
    assert solves == {f"{colour}-owl", "corruption-owl"}


@pytest.mark.rule("FAE-HERO-22")
def test_a_solved_quest_is_shown_and_becomes_an_essence() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=["green-owl"])
    scene.guardian("owl", "OWL-B")
    scene.phase("hero")
    scene.do("druid solves quest green-owl")
    assert scene.count(0, "green") == 1
    assert scene.quests(0, "druid") == 0
    assert scene.told("quest_solved")[0]["guardian"] == "owl"
    assert scene.state.revealed[3 * 8] == 1
    assert scene.state.tracking[3] == 0


@pytest.mark.rule("FAE-HERO-23")
def test_a_solved_corruption_quest_is_discarded_for_a_corruption_event() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=["corruption-owl"])
    scene.guardian("owl", "OWL-B")
    scene.phase("hero")
    scene.do("druid solves quest corruption-owl")
    assert (scene.kind, scene.player) == ("corruption", 0)
    assert scene.count(0, "corruption") == 0
    assert scene.state.discards[4] == [4 * 8]
    scene.do("ignore")
    assert scene.state.doom == 1
    assert scene.kind == "hero"


@pytest.mark.rule("FAE-HERO-24")
@pytest.mark.parametrize("colour", ["red", "corruption"])
def test_a_token_under_the_guardian_does_not_stop_its_quest(colour: str) -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=["green-owl"])
    scene.guardian("owl", "OWL-B")
    scene.token("owl", colour)
    scene.phase("hero")
    scene.do("druid solves quest green-owl")
    assert scene.count(0, "green") == 1
    assert scene.under("owl") == colour
