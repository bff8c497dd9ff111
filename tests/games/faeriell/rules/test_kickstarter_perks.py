"""Tiles Reference: KS Exclusive Hero Perks."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.perk_tiles import TILES
from tests.games.faeriell.scene import Scene

NUDGE = (
    pytest.param(22, "snake", "wolf", marks=pytest.mark.rule("FAE-KSPERK-01")),
    pytest.param(23, "bear", "toad", marks=pytest.mark.rule("FAE-KSPERK-02")),
    pytest.param(24, "boar", "turtle", marks=pytest.mark.rule("FAE-KSPERK-03")),
    pytest.param(25, "owl", "stag", marks=pytest.mark.rule("FAE-KSPERK-04")),
)
RELOCATE = (
    pytest.param(26, "turtle", "snake", marks=pytest.mark.rule("FAE-KSPERK-05")),
    pytest.param(27, "bear", "stag", marks=pytest.mark.rule("FAE-KSPERK-06")),
    pytest.param(28, "toad", "owl", marks=pytest.mark.rule("FAE-KSPERK-07")),
    pytest.param(29, "boar", "wolf", marks=pytest.mark.rule("FAE-KSPERK-08")),
)
EVENT_FOR = (
    pytest.param(34, "blue", marks=pytest.mark.rule("FAE-KSPERK-13")),
    pytest.param(35, "yellow", marks=pytest.mark.rule("FAE-KSPERK-14")),
    pytest.param(36, "red", marks=pytest.mark.rule("FAE-KSPERK-15")),
    pytest.param(37, "green", marks=pytest.mark.rule("FAE-KSPERK-16")),
)
BASIC = ("red", "yellow", "blue", "green")
GUARDIANS = ("owl", "wolf", "snake", "bear", "stag", "turtle", "boar", "toad")


def with_perk(perk: int, gems: int = -1) -> Scene:
    """A Druid with one Perk, every Guardian in the first Region of its Area, and a Hero that keeps the Phase open."""
    scene = Scene(kickstarter=True)
    for guardian in GUARDIANS:
        scene.guardian(guardian, f"{guardian.upper()}-A")
    scene.hero(0, "druid", "N10", perks=[perk], gems=gems)
    scene.hero(0, "adventurer", "N46")
    return scene


def stands(scene: Scene, guardian: str) -> str:
    """The Region where a Guardian stands."""
    return scene.world.region_names[scene.state.guardian_at[GUARDIANS.index(guardian)]]


def regions(guardian: str, letters: str) -> set[str]:
    """Regions of the Guardian's Area."""
    return {f"{guardian.upper()}-{letter}" for letter in letters}


def offers(scene: Scene, perk: int) -> bool:
    """Whether the Perk may be used now."""
    return scene.words_are(f"perk {perk}")


# Guardians -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("perk", "one", "other"), NUDGE)
def test_a_special_action_moves_one_of_two_guardians_one_region_over(perk: int, one: str, other: str) -> None:
    """The first Region of an Area has the second and the third beside it, and Regions of other Areas."""
    scene = with_perk(perk, gems=0)
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert set(scene.legal()) == regions(one, "BC") | regions(other, "BC")
    scene.do(f"{other.upper()}-C")
    assert (stands(scene, one), stands(scene, other)) == (f"{one.upper()}-A", f"{other.upper()}-C")
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "one", "other"), NUDGE)
def test_the_text_of_moving_one_guardian_names_both(perk: int, one: str, other: str) -> None:
    expected = f"Move the {one.capitalize()} or the {other.capitalize()} to an adjacent Region of its own Area."
    assert TILES[perk].text(str) == expected


@pytest.mark.parametrize(("perk", "one", "other"), RELOCATE)
def test_a_gem_relocates_both_guardians_inside_their_areas(perk: int, one: str, other: str) -> None:
    scene = with_perk(perk)
    scene.token(other, "red")
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert set(scene.legal()) == regions(one, "BCD")
    scene.do(f"{one.upper()}-D")
    assert set(scene.legal()) == regions(other, "BCD")
    scene.do(f"{other.upper()}-D")
    assert (stands(scene, one), stands(scene, other)) == (f"{one.upper()}-D", f"{other.upper()}-D")
    assert scene.under(other) == "red"
    assert scene.gems(0, "druid") == 1
    assert offers(scene, perk)


@pytest.mark.parametrize(("perk", "one", "other"), RELOCATE)
def test_guardians_are_not_relocated_without_a_gem(perk: int, one: str, other: str) -> None:
    scene = with_perk(perk, gems=0)
    scene.phase("hero")
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "one", "other"), RELOCATE)
def test_the_text_of_relocating_names_gem_and_guardians(perk: int, one: str, other: str) -> None:
    both = f"the {one.capitalize()} and the {other.capitalize()}"
    assert TILES[perk].text(str) == f"For 1 Action gem move {both}, each to any Region of its own Area."


# Solving -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-KSPERK-09")
@pytest.mark.parametrize("card", ["green-owl", "corruption-owl"])
def test_solving_a_quest_gives_the_hero_a_gem(card: str) -> None:
    scene = Scene(kickstarter=True)
    scene.guardian("owl", "OWL-B")
    scene.hero(0, "druid", "N10", perks=[30], quests=[card])
    scene.hero(0, "shaman", "N11", quests=["blue-owl"])
    scene.phase("hero")
    scene.do(f"druid solves quest {card}")
    assert scene.gems(0, "druid") == 2
    if card == "corruption-owl":
        scene.do("ignore")
    scene.do("shaman solves quest blue-owl")
    assert (scene.gems(0, "druid"), scene.gems(0, "shaman")) == (2, 1)


@pytest.mark.rule("FAE-KSPERK-09")
def test_solving_a_menace_gives_no_gem() -> None:
    scene = with_perk(30)
    scene.guardian("owl", "OWL-B")
    scene.token("owl", "green")
    scene.phase("hero")
    scene.do("druid solves owl")
    assert scene.gems(0, "druid") == 1


@pytest.mark.rule("FAE-KSPERK-09")
def test_the_text_of_the_gem_for_a_quest() -> None:
    assert TILES[30].text(str) == "When this Hero solves a Quest it gains 1 Action gem."


@pytest.mark.rule("FAE-KSPERK-10")
@pytest.mark.parametrize("colour", BASIC)
def test_on_an_own_region_the_hero_solves_menaces_of_any_colour(colour: str) -> None:
    scene = with_perk(31)
    scene.own(0, "OWL-B")
    scene.guardian("owl", "OWL-B")
    scene.token("owl", colour)
    scene.phase("hero")
    scene.do("druid solves owl")
    assert scene.count(0, colour) == 1
    assert scene.state.tracking[BASIC.index(colour)] == 1


@pytest.mark.rule("FAE-KSPERK-10")
@pytest.mark.parametrize(
    ("perk", "owner", "region", "colour"),
    [
        (31, 1, "OWL-B", "red"),
        (31, -1, "OWL-B", "red"),
        (31, 0, "OWL-A", "red"),
        (31, 0, "OWL-B", "corruption"),
        (30, 0, "OWL-B", "red"),
    ],
    ids=["another Tribe's", "nobody's", "far off", "Corruption", "without the Perk"],
)
def test_elsewhere_the_hero_solves_its_own_colour_only(perk: int, owner: int, region: str, colour: str) -> None:
    scene = with_perk(perk)
    if owner >= 0:
        scene.own(owner, region)
    scene.guardian("owl", region)
    scene.token("owl", colour)
    scene.phase("hero")
    assert "druid solves owl" not in scene.legal()


@pytest.mark.rule("FAE-KSPERK-10")
def test_the_text_of_defending_own_land() -> None:
    assert TILES[31].text(str) == "This Hero solves a Menace of any colour on a Region that you own."


# Gaining Perks -------------------------------------------------------------------------------------------------------


def level_up(*perks: int, pick: int, hero: str = "druid") -> Scene:
    """A Druid and a Shaman; one of them levels up and takes a Perk."""
    scene = Scene(kickstarter=True)
    scene.essences(0, *["green"] * 5)
    scene.hero(0, "druid", "N10", perks=perks)
    scene.hero(0, "shaman", "N46")
    pile = next(pile for pile in scene.state.piles if pick in pile)
    pile.remove(pick)
    pile.append(pick)
    scene.phase("tribe")
    scene.do(f"level up {hero}")
    if scene.kind == "pay_colour":
        scene.do("green")
    scene.pay()
    scene.do(f"perk {pick}")
    return scene


@pytest.mark.rule("FAE-KSPERK-11")
@pytest.mark.parametrize(("perks", "pick"), [((), 32), ((32,), 5)], ids=["this one", "a later one"])
def test_gaining_a_perk_moves_any_own_tracking_token(perks: tuple[int, ...], pick: int) -> None:
    scene = level_up(*perks, pick=pick)
    assert (scene.kind, scene.player) == ("track", 0)
    assert scene.legal() == list(BASIC)
    scene.do("yellow")
    assert scene.state.tracking == [0, 1, 0, 0] + [0] * 4


@pytest.mark.rule("FAE-KSPERK-11", "FAE-PERK-11")
def test_a_perk_that_another_hero_gains_moves_nothing() -> None:
    assert level_up(32, pick=5, hero="shaman").kind != "track"


@pytest.mark.rule("FAE-KSPERK-11")
def test_the_text_of_learning_from_perks() -> None:
    expected = "Whenever this Hero gains a Perk, this one included, move one of your Tracking tokens 1 forward."
    assert TILES[32].text(str) == expected


# Essences for steps and for Corruption Events ------------------------------------------------------------------------


@pytest.mark.rule("FAE-KSPERK-12")
@pytest.mark.parametrize("colour", BASIC)
def test_an_essence_moves_the_hero_up_to_two_nodes(colour: str) -> None:
    scene = with_perk(33, gems=0)
    scene.hero(1, "druid", "N09")
    scene.essences(0, f"{colour}-owl", f"{colour}-bear", "corruption")
    scene.phase("hero")
    scene.do("perk 33")
    assert scene.legal() == [f"card {colour}-owl", f"card {colour}-bear"]
    scene.do(f"card {colour}-bear")
    # N01 lies behind the Hero on N09, where nobody may stop.
    assert set(scene.legal()) == {"N01", "N02", "N11", "N12", "N21", "N22", "N23", "N30"}
    scene.do("N01")
    assert scene.at(0, "druid") == "N01"
    assert scene.gems(0, "druid") == 0
    assert scene.count(0, colour) == 1
    assert offers(scene, 33)


@pytest.mark.rule("FAE-KSPERK-12")
def test_corruption_does_not_pay_for_the_two_nodes() -> None:
    scene = with_perk(33)
    scene.essences(0, "corruption")
    scene.phase("hero")
    assert not offers(scene, 33)


@pytest.mark.rule("FAE-KSPERK-12")
def test_the_text_of_the_two_nodes() -> None:
    assert TILES[33].text(str) == "Spend 1 Essence that is not Corruption to move up to 2 nodes."


@pytest.mark.parametrize(("perk", "colour"), EVENT_FOR)
def test_an_essence_triggers_a_corruption_event_once(perk: int, colour: str) -> None:
    scene = with_perk(perk, gems=0)
    scene.essences(0, colour, colour)
    scene.phase("hero")
    scene.do(f"perk {perk}")
    scene.do(scene.legal()[0])
    assert (scene.kind, scene.player) == ("corruption", 0)
    assert scene.count(0, colour) == 1
    scene.do("yield")
    assert scene.state.corruption[0] == 1
    assert scene.kind == "hero"
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "colour"), EVENT_FOR)
def test_no_other_essence_triggers_the_event(perk: int, colour: str) -> None:
    scene = with_perk(perk)
    scene.essences(0, "corruption", *(one for one in BASIC if one != colour))
    scene.phase("hero")
    assert not offers(scene, perk)


@pytest.mark.parametrize(("perk", "colour"), EVENT_FOR)
def test_the_text_of_an_event_names_the_essence(perk: int, colour: str) -> None:
    assert TILES[perk].text(str) == f"Spend 1 {colour.capitalize()} Essence to trigger a Corruption Event."
