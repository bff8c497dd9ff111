"""Why not, in the Hero Phase, of Perks and lore: each reason with its rule."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.corruption_sower import BecomeSower, SwapPerk, TakeSowerPerk
from tavola.games.faeriell.hero_perks import RemoveWhich, StepAlongPath
from tavola.games.faeriell.hero_phase import DropQuest, ShadowNode
from tavola.games.faeriell.lore import HerbGuardian, HerbHero
from tavola.games.faeriell.solving import StepOn
from tavola.games.faeriell.sower_perks import CorruptWhom
from tavola.games.faeriell.why import why_not
from tests.games.faeriell.reasons import ask, node, put, region, why
from tests.games.faeriell.scene import Scene

# Hero Phase ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERO-02", "FAE-HERO-03", "FAE-HERO-08", "FAE-HERO-09")
def test_moving() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    scene.hero(1, "shaman", "N02")
    ask(scene, "hero")
    assert why(scene, node(scene, "N02")) == ("A Hero stands there: Shaman of Berrywort.", "FAE-HERO-09")
    assert why(scene, node(scene, "N03")) == ("It is 2 nodes away; the Druid moves up to 1.", "FAE-HERO-08")
    assert why(scene, "h0-3")[1] == "FAE-HERO-06"
    assert why(scene, "h0-0") == ("This Hero is not active: Adventurer.", "FAE-HERO-02")
    scene.state.gems[3] = 0
    assert why(scene, node(scene, "N03")) == ("None of your Heroes has an Action gem left.", "FAE-HERO-03")
    assert why(scene, "h0-3") == ("No Action gem is left: Druid.", "FAE-HERO-03")
    assert why(scene, region(scene, "OWL-A"))[1] == "FAE-HERO-07"


@pytest.mark.rule("FAE-HERO-05", "FAE-HERO-08")
def test_the_hero_that_comes_nearest_is_named() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N47")
    scene.hero(0, "shaman", "N01", perks=[20])
    scene.hero(0, "adventurer", "N03", gems=0)
    ask(scene, "hero")
    assert why(scene, node(scene, "N05")) == ("It is 4 nodes away; the Shaman moves up to 3.", "FAE-HERO-08")


@pytest.mark.rule("FAE-HERO-10", "FAE-HERO-11", "FAE-SOWER-07", "FAE-SHADOW-06")
def test_solving_a_menace() -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N01")
    scene.guardian("owl", "OWL-A")
    for guardian, colour in (("owl", "green"), ("wolf", "red"), ("toad", "green"), ("stag", "corruption")):
        scene.token(guardian, colour)
    ask(scene, "hero")
    assert why_not(scene.state, 0, "g0") is None
    assert why(scene, "g1") == ("A red Menace is solved by your Adventurer, and you have none active.", "FAE-HERO-10")
    assert why(scene, "g2")[1] == "FAE-HERO-10"
    assert why(scene, "g7") == ("Your Druid does not stand beside the Region of the Toad.", "FAE-HERO-11")
    assert why(scene, "g4")[1] == "FAE-EVENT-24"
    scene.state.gems[3] = 0
    ask(scene, "hero")
    assert why(scene, "g0") == ("No Action gem is left: Druid.", "FAE-HERO-03")
    scene.hero(0, "sower", "N02")
    scene.guardian("wolf", "WOLF-A")
    assert why(scene, "g1") == ("The Corruption Sower solves no Menace.", "FAE-SOWER-07")


@pytest.mark.rule("FAE-SHADOW-06", "FAE-SHADOW-09", "FAE-SHADOW-10")
def test_the_shadow() -> None:
    scene = Scene(shadows=True)
    scene.plain()
    scene.token("toad", "corruption")
    scene.hero(0, "druid", "N01")
    ask(scene, "hero")
    assert why(scene, "g7")[0] == "A Corruption token is solved by your Shadow, and you have none active."
    scene.hero(0, "shadow", "N02", gems=0)
    assert why(scene, "g7")[1] == "FAE-SHADOW-06"
    assert why(scene, "h0-4")[1] == "FAE-SHADOW-09"
    scene.state.shadow_moved = True
    assert why(scene, "h0-4") == ("Your Shadow has walked in this Phase.", "FAE-SHADOW-10")


@pytest.mark.rule("FAE-HERO-15", "FAE-HERO-20", "FAE-SOWER-06")
def test_quests() -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N01", quests=["green-toad", "green-owl"])
    scene.guardian("toad", "TOAD-A")
    scene.guardian("owl", "OWL-A")
    ask(scene, "hero")
    assert why(scene, "k0") == ("None of your Heroes goes on Quests for a Red Essence.", "FAE-HERO-15")
    assert why(scene, "q3-31") == ("The Toad stands in TOAD-A, and your Druid is not beside it.", "FAE-HERO-20")
    assert why_not(scene.state, 0, "q3-24") is None
    scene.state.decks[3] = []
    scene.state.gems[3] = 0
    ask(scene, "hero")
    assert why(scene, "k3") == ("The deck and its discard pile are empty.", "FAE-ESS-02")
    assert why(scene, "k4") == ("No Action gem is left: Druid.", "FAE-HERO-03")
    assert why(scene, "q3-24") == ("No Action gem is left: Druid.", "FAE-HERO-03")
    scene = Scene()
    ask(scene, "hero")
    assert why(scene, "k0") == why(scene, "n0") == ("You have no active Hero.", "FAE-HERO-02")
    scene.hero(0, "sower", "N01", quests=["red-owl"])
    scene.hero(0, "druid", "N02", quests=["red-owl"])
    ask(scene, "hero")
    assert why(scene, "q5-0")[1] == "FAE-SOWER-06"
    assert why(scene, "q3-0") == ("This Hero solves no Quest for a Red Essence.", "FAE-HERO-21")
    scene.state.hero_node[3] = -1
    assert why(scene, "k0")[1] == "FAE-SOWER-06"


# Perks and lore ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-PERK-02", "FAE-PERK-03", "FAE-PERK-08", "FAE-PERK-11")
def test_perks() -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N01", perks=[0, 7, 17, 20])
    scene.hero(1, "druid", "N30", perks=[1])
    ask(scene, "hero")
    assert why(scene, "p0")[1] == "FAE-HPERK-01"
    assert why(scene, "p7") == ("No Region beside this Hero has a Menace that it could remove.", "FAE-HPERK-08")
    assert why(scene, "p17") == ("You cannot pay for it: it takes 1 × Green Essence.", "FAE-HPERK-18")
    assert why(scene, "p20")[1] == "FAE-PERK-06"
    assert why(scene, "p1") == ("It belongs to a Hero of Berrywort.", "FAE-PERK-11")
    scene.state.perk_used = 1
    assert why(scene, "p0") == ("This Special Action has been used in this Phase.", "FAE-PERK-03")
    scene.state.gems[3] = 0
    assert why(scene, "p7")[0] == "No Action gem is left: Druid."


@pytest.mark.rule("FAE-SPERK-01", "FAE-SPERK-06", "FAE-SOWER-08")
def test_perks_of_the_sower() -> None:
    scene = Scene(kickstarter=True)
    scene.hero(0, "sower", "N01", perks=[38, 42, 44, 7])
    ask(scene, "hero")
    assert why(scene, "p38") == ("You cannot pay for it: it takes 1 × Corruption Essence.", "FAE-SPERK-01")
    assert why(scene, "p42")[1] == "FAE-SPERK-06"
    assert why(scene, "p44")[0].startswith("You cannot pay")
    assert why(scene, "p7")[1] == "FAE-SOWER-08"
    scene.essences(0, "corruption", "red")
    ask(scene, "hero")
    assert why(scene, "p38") == ("No opponent is at Tribe Corruption 1 or more.", "FAE-SPERK-01")
    assert why(scene, "p44")[0] == "No other Tribe has a Corruption Essence."


@pytest.mark.rule("FAE-LORE-04", "FAE-LORE-05", "FAE-LORE-07")
def test_lore() -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N47")
    scene.attunement(0, "owl", "toad")
    scene.attunement(1, "bear")
    scene.herb(0, "solve-red", "gem-shaman", "discount-red")
    scene.state.rotated_attunements = 1 << 7
    ask(scene, "hero")
    assert why(scene, "a0") == ("None of your Heroes is on a node of the Area of the Owl.", "FAE-LORE-05")
    assert why(scene, "a7")[1] == "FAE-LORE-04"
    assert why(scene, "a3") == ("The Attunement is taken: Berrywort.", "FAE-TRIBE-40")
    assert why(scene, "a1")[1] == "FAE-TRIBE-38"
    assert why(scene, "o0-4") == ("None of your Heroes is beside a red Menace.", "FAE-HERB-07")
    assert why(scene, "o0-10") == ("This Hero is not active: Shaman.", "FAE-HERB-12")
    assert why(scene, "o0-0")[1] == "FAE-CARD-03"


@pytest.mark.rule("FAE-LORE-05", "FAE-LORE-06")
def test_attunement_movement() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    scene.hero(0, "shaman", "N09")
    scene.hero(0, "chieftain", "N47")
    scene.attunement(0, "owl")
    ask(scene, "hero")
    scene.do("attune owl")
    assert why(scene, "h0-1") == ("It is not on a node of the Area of the Owl.", "FAE-LORE-05")
    scene.do("pick druid")
    assert why(scene, node(scene, "N47"))[1] == "FAE-HERO-09"
    assert why(scene, node(scene, "N46")) == ("The node is not in the Area of the Owl.", "FAE-LORE-06")


@pytest.mark.rule("FAE-HPERK-07", "FAE-HPERK-22")
def test_steps() -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N01", perks=[21])
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "green")
    ask(scene, "hero")
    scene.do("druid solves owl")
    assert scene.kind == "step"
    assert why(scene, node(scene, "N03")) == ("It is 2 nodes away, and the move covers 1.", "FAE-HPERK-22")


@pytest.mark.rule("FAE-HPERK-09", "FAE-KSPERK-12", "FAE-SHADOW-09")
def test_other_steps() -> None:
    scene = Scene(shadows=True)
    scene.plain()
    hero = scene.hero(0, "druid", "N01")
    scene.hero(0, "shadow", "N47")
    near = scene.world.neighbours[scene.node("N01")][0]
    beside = scene.world.path_regions[scene.node("N01")][0]
    wrong = next(one for one in range(4) if one not in [scene.world.terrain[bordered] for bordered in beside])
    put(scene, StepAlongPath(0, hero, wrong, "FAE-HPERK-09"))
    assert why(scene, f"n{near}")[0].startswith("The way there is not beside a ")
    assert why(scene, node(scene, "N03")) == ("It is 2 nodes away, and the move covers 1.", "FAE-HPERK-09")
    put(scene, StepOn(0, hero, 2, "FAE-KSPERK-12", False, -1))
    assert why(scene, node(scene, "N04")) == ("It is 3 nodes away, and the move covers 2.", "FAE-KSPERK-12")
    put(scene, ShadowNode(0))
    assert why(scene, node(scene, "N01")) == ("A Hero stands there: Druid of Longfeather.", "FAE-HERO-09")


@pytest.mark.rule("FAE-HERO-18")
def test_the_quest_pool_of_another_hero() -> None:
    scene = Scene()
    hero = scene.hero(0, "druid", "N01", quests=["green-owl", "green-bear"])
    scene.hero(0, "shaman", "N02", quests=["blue-owl"])
    put(scene, DropQuest(0, hero))
    assert why(scene, "q2-16") == ("It is the Quest Pool of your Druid that is over its limit.", "FAE-HERO-18")


@pytest.mark.rule("FAE-PERK-07", "FAE-PERK-08", "FAE-HPERK-08")
def test_removing() -> None:
    scene = Scene()
    scene.plain()
    hero = scene.hero(0, "druid", "N01", perks=[7])
    scene.guardian("wolf", "WOLF-A")
    for guardian, colour in (("wolf", "red"), ("toad", "red"), ("stag", "corruption")):
        scene.token(guardian, colour)
    terrain = (scene.world.terrain[scene.region("WOLF-A")] + 1) % 4
    put(scene, RemoveWhich(0, hero, terrain, 0, "FAE-HPERK-08"))
    assert why(scene, "g1")[0].startswith("The Guardian stands in no ")
    assert why(scene, "g7") == ("Its Menace is not beside your Druid.", "FAE-PERK-08")
    assert why(scene, "g4")[1] == "FAE-PERK-07"
    assert why(scene, "g0") == ("There is no token under the Owl.", "FAE-PERK-08")


@pytest.mark.rule("FAE-LORE-07", "FAE-SOWER-08")
def test_a_herb_that_solves() -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N01")
    scene.hero(0, "shaman", "N47")
    scene.hero(0, "sower", "N02")
    for guardian, colour in (("wolf", "red"), ("bear", "red"), ("stag", "blue")):
        scene.token(guardian, colour)
    scene.guardian("wolf", "WOLF-A")
    put(scene, HerbGuardian(0, 0))
    assert why_not(scene.state, 0, "g1") is None
    assert why(scene, "g4") == ("The Herb solves a red Menace only.", "FAE-LORE-07")
    assert why(scene, "g3")[0] == "None of your Heroes who could solve it is beside the Bear."
    put(scene, HerbHero(0, 0, 1))
    assert why(scene, "h0-2") == ("It is not beside the Region of the Wolf.", "FAE-LORE-07")
    assert why(scene, "h0-0") == ("This Hero is not active: Adventurer.", "FAE-HERO-02")
    assert why(scene, "h0-5")[1] == "FAE-SOWER-08"


@pytest.mark.rule("FAE-SOWER-04", "FAE-SPERK-01")
def test_the_sower() -> None:
    scene = Scene(seats=3)
    scene.hero(0, "sower", "N01", perks=[0, 38])
    put(scene, SwapPerk(0))
    assert why_not(scene.state, 0, "p0") is None
    assert why(scene, "p38")[1] == "FAE-SOWER-04"
    put(scene, TakeSowerPerk(0, 0))
    assert why(scene, "p0") == ("It is none of the Sower Perks that are left.", "FAE-SOWER-04")
    put(scene, BecomeSower(0))
    assert why(scene, "h1-0") == ("It belongs to Berrywort.", "FAE-COMP-07")
    scene.state.corruption = [3, 0, 1]
    put(scene, CorruptWhom(0))
    assert why(scene, "t0") == ("It must be another Tribe.", "FAE-SPERK-01")
    assert why(scene, "t1") == ("This Tribe is at Tribe Corruption 0.", "FAE-SPERK-01")


PERKS = [
    (6, "FAE-HPERK-07", "No free node is one step away beside a River Region."),
    (33, "FAE-KSPERK-12", "You cannot pay for it: it takes Essences that are not Corruption, 1 of them."),
    (34, "FAE-KSPERK-13", "You cannot pay for it: it takes 1 × Blue Essence."),
    (26, "FAE-KSPERK-05", "No Action gem is left: Sower."),
    (41, "FAE-SPERK-05", "You cannot pay for it: it takes 1 × Corruption Essence."),
    (43, "FAE-KSSPERK-01", "You cannot pay for it: it takes 2 × Corruption Essence."),
    (46, "FAE-KSSPERK-04", "You cannot pay for it: it takes 2 × Corruption Essence."),
    (39, "FAE-SPERK-02", "No Action gem is left: Sower."),
]


@pytest.mark.parametrize(("perk", "rule", "reason"), PERKS)
def test_each_perk_says_what_it_lacks(perk: int, rule: str, reason: str) -> None:
    scene = Scene(kickstarter=True)
    scene.plain()
    scene.hero(0, "sower", "N01", perks=[perk], gems=0)
    scene.state.occupied = (1 << scene.world.node_count) - 1
    ask(scene, "hero")
    assert why(scene, f"p{perk}") == (reason.replace("Sower.", "Corruption Sower."), rule)


@pytest.mark.rule("FAE-HERO-09", "FAE-ESS-02", "FAE-LORE-06")
def test_a_full_land() -> None:
    scene = Scene(kickstarter=True)
    scene.hero(0, "druid", "N01", perks=[33, 46])
    scene.essences(0, "red", "corruption", "corruption")
    scene.attunement(0, "owl")
    scene.state.occupied = (1 << scene.world.node_count) - 1
    scene.state.decks = [[], [], [], [], []]
    ask(scene, "hero")
    assert why(scene, "p33") == ("No free node is near enough.", "FAE-KSPERK-12")
    assert why(scene, "p46") == ("No card is left to draw.", "FAE-KSSPERK-04")
    assert why(scene, "a0") == ("No node of the Area is free.", "FAE-LORE-06")
