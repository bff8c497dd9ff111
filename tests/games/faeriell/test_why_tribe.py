"""Why not, in setup, in the Tribe Phase and in paying: each reason with its rule."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.setup import OtherEssence, SecondHero
from tavola.games.faeriell.sheet import PlaceHero
from tavola.games.faeriell.state import COOP, TWINS, WINTER
from tavola.games.faeriell.supply import SpendOne
from tavola.games.faeriell.tribe_phase import BuildBeacon, DiscardHerb, TakePerk
from tavola.games.faeriell.twins import WidoTrades
from tavola.games.faeriell.why import why_not
from tavola.games.faeriell.winter import MoveTribe
from tests.games.faeriell.reasons import ask, node, put, region, why
from tests.games.faeriell.scene import Scene

# Setup ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-24", "FAE-SETUP-37")
def test_setup() -> None:
    scene = Scene.at_setup(shadows=True)
    first = scene.player
    scene.do("OWL-A")
    assert why(scene, region(scene, "OWL-A"), scene.player)[1] == "FAE-SETUP-24"
    scene.until("first_hero")
    assert why(scene, f"h{first}-4", first) == ("No Tribe begins with the Shadow.", "FAE-SHADOW-02")
    assert why(scene, f"h{1 - first}-0", first)[0].startswith("It belongs to")
    scene.until("place_hero")
    far = next(
        n for n in range(scene.world.node_count) if not scene.world.node_region_bits[n] & scene.state.owned[first]
    )
    assert why(scene, f"n{far}", first) == ("The node is not beside a Region of yours.", "FAE-SETUP-37")


@pytest.mark.rule("FAE-COOP-07", "FAE-COOP-08")
def test_setup_of_a_team() -> None:
    scene = Scene.at_setup(seats=2, mode=COOP)
    seat = scene.player
    other = next(name for name in scene.world.region_names if name not in scene.legal())
    assert why(scene, region(scene, other), seat)[1] == "FAE-COOP-07"
    scene.until("first_hero")
    kind = scene.state.aside_heroes[scene.player].bit_length() - 1
    assert why(scene, f"h{scene.player}-{kind}", scene.player) == (
        "The tile is set aside until setup is over.",
        "FAE-COOP-08",
    )


# Tribe Phase ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TRIBE-06", "FAE-TRIBE-08", "FAE-TRIBE-09")
def test_dressing_up() -> None:
    scene = Scene(shadows=True)
    scene.own(0, "OWL-A")
    scene.essences(0, "red", "corruption")
    ask(scene, "tribe")
    assert why(scene, "h0-0") == ("To dress up this Hero you lack 1 × Red Essence.", "FAE-TRIBE-09")
    assert why(scene, "h0-4") == (
        "To dress up the Shadow costs 3 Essences of one colour. The nearest: you lack 1 × Red Essence.",
        "FAE-TRIBE-09",
    )
    assert why(scene, "h1-0") == ("It belongs to Berrywort.", "FAE-COMP-07")
    scene.state.owned[0] = 0
    assert why(scene, "h0-0")[1] == "FAE-TRIBE-06"
    for hero, place in (("druid", "N01"), ("shaman", "N02"), ("chieftain", "N03")):
        scene.hero(0, hero, place)
    assert why(scene, "h0-0") == ("You have 3 active Heroes, and that is the most.", "FAE-TRIBE-08")


@pytest.mark.rule("FAE-TRIBE-10", "FAE-TRIBE-14", "FAE-TRIBE-17")
def test_levelling_up() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01", perks=[0, 1])
    scene.hero(0, "adventurer", "N02", perks=[2])
    scene.essences(0, "blue", "blue", "red", "red")
    scene.herb(0, "discount-blue")
    ask(scene, "tribe")
    assert why(scene, "h0-3") == (
        "The next level costs 4 Essences of one colour. The nearest: you lack 1 × Blue Essence.",
        "FAE-TRIBE-10",
    )
    assert why_not(scene.state, 0, "h0-0") is None, "its own ability takes 1 off"
    scene.state.perks[3] = (0, 1, 3, 4)
    assert why(scene, "h0-3")[1] == "FAE-TRIBE-17"
    scene.state.piles = [[], [], [], []]
    ask(scene, "tribe")
    assert why(scene, "h0-0") == ("All Perk piles are empty.", "FAE-TRIBE-14")


@pytest.mark.rule("FAE-TRIBE-19", "FAE-TRIBE-22", "FAE-TRIBE-23", "FAE-TRIBE-24")
def test_settling() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "OWL-B")
    scene.own(1, "OWL-C")
    scene.essences(0, "red")
    ask(scene, "tribe")
    assert why(scene, region(scene, "WOLF-A")) == (
        "A Settlement costs 2 Essences of one colour. The nearest: you lack 1 × Red Essence.",
        "FAE-TRIBE-19",
    )
    assert why(scene, region(scene, "OWL-C")) == ("There is a Settlement already: Berrywort.", "FAE-TRIBE-23")
    assert why(scene, region(scene, "TOAD-A"))[1] == "FAE-TRIBE-22"
    scene.own(0, "OWL-D", "WOLF-A", "WOLF-B", "WOLF-C")
    assert why(scene, region(scene, "WOLF-D"))[1] == "FAE-TRIBE-24"


@pytest.mark.rule("FAE-TRIBE-25", "FAE-TRIBE-26", "FAE-TRIBE-27", "FAE-TRIBE-28")
def test_beacons() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "yellow")
    scene.hero(0, "chieftain", "N01")
    ask(scene, "tribe")
    short = ("To build a Beacon you lack 1 × Essence of any colour.", "FAE-TRIBE-28")
    assert why(scene, region(scene, "OWL-A")) == short
    assert why(scene, "m0") == short
    scene.essences(0, "red")
    ask(scene, "tribe")
    assert why(scene, "m0")[0].startswith("Pick the Region of yours")
    scene.beacon("OWL-A", "red")
    scene.state.beacon_supply[0] = 0
    assert why(scene, "m0") == ("Both are built: red Beacon.", "FAE-TRIBE-27")
    assert why(scene, "m1") == ("You have no Region without a Beacon.", "FAE-TRIBE-26")
    scene.totem("OWL-A")
    ask(scene, "tribe")
    assert why(scene, region(scene, "OWL-A")) == (
        "This Region has a Beacon, and the Totem is here already.",
        "FAE-TRIBE-26",
    )
    scene.state.beacon[scene.region("OWL-A")] = -1
    scene.state.beacon_supply = [0, 0, 0, 0]
    ask(scene, "tribe")
    assert why(scene, region(scene, "OWL-A")) == ("All Beacons are built.", "FAE-TRIBE-27")


@pytest.mark.rule("FAE-TRIBE-29", "FAE-TRIBE-32", "FAE-TRIBE-33")
def test_the_totem() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    ask(scene, "tribe")
    assert why(scene, "totem")[1] == "FAE-TRIBE-32"
    scene.beacon("OWL-A", "red")
    scene.totem("OWL-B", "yellow-owl")
    assert why(scene, "totem") == ("To take the Totem you lack 2 × Yellow Essence.", "FAE-TRIBE-29")
    assert why(scene, region(scene, "OWL-A"))[0].endswith("you lack 2 × Yellow Essence.")
    scene.totem("OWL-A")
    assert why(scene, "totem") == ("The Totem stands in your only Region with a Beacon.", "FAE-TRIBE-33")
    scene.totem("OWL-B")
    scene.essences(0, "yellow", "yellow")
    ask(scene, "tribe")
    assert why(scene, "totem")[0].startswith("Pick the Region")
    assert why_not(scene.state, 0, region(scene, "OWL-A")) is None


@pytest.mark.rule("FAE-TRIBE-37", "FAE-TRIBE-38", "FAE-TRIBE-40")
def test_herbs_and_attunements() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "blue")
    scene.attunement(0, "bear")
    scene.attunement(1, "wolf")
    ask(scene, "tribe")
    herb = scene.state.herb_row[0]
    assert why(scene, f"b{herb}") == ("To gather a Herb you lack 2 × Green Essence.", "FAE-TRIBE-37")
    # Owl: 2 blue, 1 green, 1 red; the own Settlement pays one, the card another.
    assert (
        why(scene, "a0")
        == (
            "To attune with this Guardian you lack 1 × Blue Essence, 1 × Green Essence.",
            "FAE-TRIBE-38",
        )
        or why(scene, "a0")[1] == "FAE-TRIBE-38"
    )
    assert why(scene, "a3") == ("You are attuned with this Guardian already.", "FAE-TRIBE-40")
    assert why(scene, "a1") == ("The Attunement is taken: Berrywort.", "FAE-TRIBE-40")


@pytest.mark.rule("FAE-LORE-04", "FAE-CARD-03")
def test_pieces_of_other_phases() -> None:
    scene = Scene()
    scene.essences(0, "red-owl")
    scene.herb(0, "discount-red", "gem-druid", "harvest-river")
    scene.herb(1, "solve-red")
    scene.hero(0, "druid", "N01", perks=[0, 18, 21], quests=["green-owl"])
    ask(scene, "tribe")
    assert why(scene, "c0")[1] == "FAE-TRIBE-03"
    assert why(scene, "o0-0")[0].startswith("This Herb pays")
    assert why(scene, "o0-11") == ("This Herb is used in your Hero Phase.", "FAE-CARD-03")
    assert why(scene, "o0-14")[1] == "FAE-HARVEST-19"
    assert why(scene, "o1-4") == ("It belongs to Berrywort.", "FAE-TRIBE-34")
    scene.state.rotated_herbs[0] = (0,)
    assert why(scene, "o0-0")[1] == "FAE-LORE-04"
    assert why(scene, "q3-24")[1] == "FAE-HERO-19"
    assert why(scene, "p0") == ("Perks are used in your Hero Phase.", "FAE-HERO-01")
    assert why(scene, "p18")[1] == "FAE-PERK-06"
    assert why(scene, "p21")[1] == "FAE-PERK-05"
    assert why(scene, f"p{scene.state.piles[1][-1]}")[1] == "FAE-TRIBE-14"
    assert why(scene, "p38")[1] == "FAE-SOWER-04"
    assert why(scene, "n0")[1] == "FAE-HERO-08"
    assert why(scene, "g0")[1] == "FAE-TURN-03"
    assert why(scene, "k0")[1] == "FAE-HERO-15"
    assert why(scene, "w0")[1] == "FAE-EVENT-01"
    assert why(scene, "s0")[1] == "FAE-ACH-04"
    assert why(scene, "doom")[1] == "FAE-DOOM-06"


# Paying --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TRIBE-03", "FAE-CORR-01", "FAE-INNATE-01")
def test_paying() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.hero(0, "chieftain", "N01")
    scene.hero(0, "druid", "N02")
    scene.essences(0, "yellow-owl", "yellow-bear", "red-owl", "corruption-owl")
    scene.herb(0, "discount-green", "solve-red")
    ask(scene, "tribe")
    scene.do("beacon OWL-A")
    assert scene.kind == "pay"
    assert why(scene, "c0") == ("What is due now: Yellow Essence.", "FAE-TRIBE-03")
    assert why(scene, "o0-3") == ("What is due now: Yellow Essence.", "FAE-HERB-02")
    assert why(scene, "o0-4")[1] == "FAE-CARD-03"
    assert why(scene, "h0-3") == ("This Hero has no ability that takes anything off this cost.", "FAE-INNATE-01")
    assert why_not(scene.state, 0, "h0-1") is None
    scene.do("innate chieftain")
    assert why(scene, "h0-1")[0].startswith("Its ability is used up")


@pytest.mark.rule("FAE-CORR-01")
def test_what_stands_in_is_needed_elsewhere() -> None:
    scene = Scene()
    scene.essences(0, "red", "blue", "blue", "corruption-owl")
    ask(scene, "tribe")
    # The Owl costs 1 red, 2 blue and 1 green, and there is no green.
    scene.do("attune owl")
    assert why(scene, "c32") == ("You need what stands in for others elsewhere in this cost.", "FAE-CORR-01")


@pytest.mark.rule("FAE-ACH-04", "FAE-ACH-05")
def test_paying_for_a_claim() -> None:
    scene = Scene()
    scene.claimed(0, "totem")
    scene.essences(0, "red-owl", "blue-owl", "corruption-owl")
    scene.tracked(0, "red", 4)
    scene.look_at("vigor")
    assert scene.kind == "claim"
    assert why(scene, "s0") == ("No token is left on this slot.", "FAE-ACH-04")
    assert why(scene, "x4")[0].startswith("You meet the condition")
    scene.do("slot 3")
    assert why(scene, "c0") == ("What pays here: Blue Essence.", "FAE-ACH-05")
    assert why(scene, "c32") == ("What pays here: Blue Essence.", "FAE-ACH-05")


@pytest.mark.rule("FAE-TWINS-08")
def test_wido_trades_no_corruption() -> None:
    scene = Scene(scenario=TWINS)
    scene.essences(0, "corruption-owl", "red-owl")
    put(scene, WidoTrades(0, 2))
    assert why(scene, "c32") == (
        "What pays here: Red Essence, Yellow Essence, Blue Essence, Green Essence.",
        "FAE-TWINS-08",
    )
    scene.state.decks[4] = []
    put(scene, WidoTrades(0, 2))
    assert why(scene, "c0") == ("No card is left to draw.", "FAE-TWINS-08")


@pytest.mark.rule("FAE-EVENT-23")
def test_a_card_that_does_not_cleanse() -> None:
    scene = Scene()
    scene.essences(0, "red-owl", "green-owl", "green-bear")
    put(scene, SpendOne(0, 1 << 3, "FAE-EVENT-23"))
    assert why(scene, "c0") == ("What pays here: Green Essence.", "FAE-EVENT-23")


# What follows a Tribe action -----------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TRIBE-14", "FAE-TRIBE-27", "FAE-TRIBE-35", "FAE-SETUP3-01")
def test_what_follows() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "OWL-B")
    scene.hero(0, "druid", "N01", perks=[0])
    scene.hero(1, "druid", "N28")
    scene.herb(0, "harvest-river")
    put(scene, TakePerk(0, 3))
    assert why(scene, "p0") == ("It does not lie on top of a pile.", "FAE-TRIBE-14")
    scene.state.beacon_supply[2] = 0
    put(scene, BuildBeacon(0, scene.region("OWL-A")))
    assert why(scene, "m2") == ("Both are built: blue Beacon.", "FAE-TRIBE-27")
    put(scene, DiscardHerb(0))
    assert why(scene, "o0-14")[1] == "FAE-TRIBE-35"
    put(scene, PlaceHero(0, 0, "FAE-TRIBE-06"))
    assert why(scene, node(scene, "N28")) == ("A Hero stands there: Druid of Berrywort.", "FAE-HERO-09")
    assert why(scene, node(scene, "N47")) == ("The node is not beside a Region of yours.", "FAE-TRIBE-06")
    scene.heartland("OWL-A", "river")
    put(scene, OtherEssence(0))
    assert why(scene, region(scene, "OWL-B")) == ("It is no Heartland of yours.", "FAE-SETUP3-01")


@pytest.mark.rule("FAE-WINTER-06")
def test_tribes_on_the_move() -> None:
    scene = Scene(scenario=WINTER)
    scene.own(0, "OWL-A")
    scene.own(1, "OWL-B")
    put(scene, MoveTribe(0, scene.region("OWL-A")))
    assert why(scene, region(scene, "OWL-B")) == ("There is a Settlement already: Berrywort.", "FAE-WINTER-06")
    assert why(scene, region(scene, "TOAD-A"))[0].startswith("A Settlement moves to a free Region next")


@pytest.mark.rule("FAE-SETUP2-04")
def test_the_second_hero() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    put(scene, SecondHero(0))
    assert why(scene, "h0-3") == ("This Hero is active already.", "FAE-TRIBE-05")
