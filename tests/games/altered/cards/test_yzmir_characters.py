"""The Characters of Yzmir up to Kadigiran Alchemist in the prints that are in no starter deck."""

import pytest

from tavola.games.altered.cards.printing import dusk
from tavola.games.altered.doing import Boost
from tavola.games.altered.kind import MY_CHARACTER
from tavola.games.altered.which import Each
from tests.games.altered.rules.made import landmark
from tests.games.altered.scene import Scene

# Studious Disciple ----------------------------------------------------------------------------------------------------

DISCIPLES = ["YZ_04_R1", "YZ_04_R2"]


@pytest.mark.card("YZ_04_R1", "YZ_04_R2")
@pytest.mark.rule("ALT-PLAY-15", "ALT-DUR-06")
@pytest.mark.parametrize("reference", DISCIPLES)
@pytest.mark.parametrize(("origin", "left"), [("reserve", 8), ("hand", 7)])
def test_a_rare_disciple_from_reserve_makes_the_next_spell_of_the_afternoon_cheaper(
    reference: str, origin: str, left: int
) -> None:
    scene = Scene()
    scene.put(reference, origin)
    scene.put("YZ_22_C", "hand")
    # The Spell comes in a later turn of the same Afternoon.
    scene.do("play Studious Disciple", "hero", "pass", "play Spy Craft")
    assert scene.ready_mana() == left


@pytest.mark.card("YZ_04_R1", "YZ_04_R2")
@pytest.mark.rule("ALT-DUR-06")
@pytest.mark.parametrize("reference", DISCIPLES)
def test_a_rare_disciple_from_reserve_serves_one_spell_and_no_character(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("YZ_08_C", "hand")
    scene.put("YZ_22_C", "hand")
    scene.put("YZ_22_C", "hand")
    scene.do("play Studious Disciple", "hero", "pass", "play Yzmir Stargazer", "hero")
    assert scene.ready_mana() == 7
    scene.do("play Spy Craft")
    assert scene.ready_mana() == 6
    scene.do("play Spy Craft")
    assert scene.ready_mana() == 4


@pytest.mark.card("YZ_04_R1", "YZ_04_R2")
@pytest.mark.rule("ALT-DUR-01")
@pytest.mark.parametrize("reference", DISCIPLES)
def test_what_a_rare_disciple_promises_ends_with_the_afternoon(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("YZ_22_C", "hand")
    scene.do("play Studious Disciple", "hero")
    scene.to_next_afternoon()
    scene.do("pass", "play Spy Craft")
    assert scene.ready_mana() == 8


@pytest.mark.card("YZ_04_R1", "YZ_04_R2")
@pytest.mark.rule("ALT-DUR-02")
@pytest.mark.parametrize("reference", DISCIPLES)
def test_a_rare_disciple_is_discarded_to_make_a_spell_of_this_turn_cheaper(reference: str) -> None:
    scene = Scene(heroes=("YZ_01_C", None))
    disciple = scene.put(reference, "reserve")
    scene.put(reference, "reserve")
    scene.put("YZ_23_C", "hand")
    scene.put("YZ_23_C", "hand")
    scene.do("use Studious Disciple (reserve)", "play Conjuring Seal")
    assert scene.zone(disciple) == "discard"
    assert scene.ready_mana() == 8
    # Unused in its turn, the second one is wasted.
    scene.do("pass", "use Studious Disciple", "use Akesha & Taru", "play Conjuring Seal (hand)")
    assert scene.ready_mana() == 5


# Moonlight Jellyfish --------------------------------------------------------------------------------------------------

JELLYFISH = ["YZ_05_C", "YZ_05_R1", "YZ_05_R2"]


@pytest.mark.card("YZ_05_C", "YZ_05_R1", "YZ_05_R2")
@pytest.mark.rule("ALT-REACT-12", "ALT-REACT-16")
@pytest.mark.parametrize(("reference", "cards"), [("YZ_05_C", 2), ("YZ_05_R1", 3), ("YZ_05_R2", 2)])
def test_a_sacrificed_jellyfish_goes_to_reserve_unless_it_was_fleeting(reference: str, cards: int) -> None:
    scene = Scene()
    jellyfish = scene.put(reference, "hero")
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self")
    assert scene.zone(jellyfish) == "reserve"
    # The two cards of the Spell.
    assert len(scene.names("hand")) == 2

    scene = Scene()
    jellyfish = scene.put(reference, "hero", statuses="fleeting")
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self")
    assert scene.zone(jellyfish) == "discard"
    # The rare one of Yzmir has brought a third.
    assert len(scene.names("hand")) == cards


@pytest.mark.card("YZ_05_C", "YZ_05_R1", "YZ_05_R2")
@pytest.mark.parametrize("reference", JELLYFISH)
@pytest.mark.parametrize("status", ["", "fleeting"])
def test_a_jellyfish_that_is_only_discarded_stays_in_the_discard_pile(reference: str, status: str) -> None:
    scene = Scene()
    jellyfish = scene.put(reference, "hero", statuses=status)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    assert scene.zone(jellyfish) == "discard"
    assert scene.names("hand") == []


@pytest.mark.card("YZ_05_C", "YZ_05_R1", "YZ_05_R2")
@pytest.mark.parametrize("reference", JELLYFISH)
def test_a_jellyfish_does_not_mind_the_sacrifice_of_another(reference: str) -> None:
    scene = Scene()
    jellyfish = scene.put(reference, "hero", statuses="fleeting")
    scene.put("OR_05_C", "hero")
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self", "pick Ordis Trooper")
    assert scene.zone(jellyfish) == "hero"
    assert len(scene.names("hand")) == 2


@pytest.mark.card("YZ_05_R2")
@pytest.mark.rule("ALT-COST-08", "ALT-REACT-20")
@pytest.mark.parametrize(("status", "goes"), [("", "reserve"), ("fleeting", "discard")])
def test_the_axiom_jellyfish_may_be_sacrificed_to_boost_a_robot_that_joins(status: str, goes: str) -> None:
    scene = Scene()
    jellyfish = scene.put("YZ_05_R2", "hero", statuses=status)
    maw = scene.put("YZ_31_C", "companion")
    coppelia = scene.put("AX_14_C", "hand")
    scene.do("play Coppélia", "companion", "yes")
    while scene.asked == "reaction":
        scene.do("1")
    assert scene.zone(jellyfish) == goes
    # It was a sacrifice.
    assert [scene.boosts(coppelia), scene.boosts(maw)] == [2, 2]


@pytest.mark.card("YZ_05_R2")
def test_the_axiom_jellyfish_may_stay() -> None:
    scene = Scene()
    jellyfish = scene.put("YZ_05_R2", "hero")
    coppelia = scene.put("AX_14_C", "hand")
    scene.do("play Coppélia", "hero", "no")
    assert scene.zone(jellyfish) == "hero"
    assert scene.boosts(coppelia) == 0


@pytest.mark.card("YZ_05_R2", "AX_31_C")
@pytest.mark.rule("ALT-CONTROL-03")
def test_the_axiom_jellyfish_hears_a_brassbug_of_its_side_and_no_one_else() -> None:
    scene = Scene(mana=11)
    scene.put("YZ_05_R2", "hero")
    scene.put("AX_30_C", "hand")
    scene.put("AX_30_C", "hand")
    scene.put("OR_05_C", "hand")
    scene.do("play Brassbug Hive", "their hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    scene.do("pass", "play Ordis Trooper", "hero")
    assert (scene.asked, scene.who) == ("turn", 0)
    scene.do("play Brassbug Hive", "companion", "yes")
    assert scene.totals("companion") == [4, 4, 4]


@pytest.mark.card("YZ_05_R2")
@pytest.mark.rule("ALT-REACT-02", "ALT-REACT-09")
def test_two_axiom_jellyfish_are_asked_one_after_the_other() -> None:
    scene = Scene()
    jellyfish = [scene.put("YZ_05_R2", "hero"), scene.put("YZ_05_R2", "companion")]
    coppelia = scene.put("AX_14_C", "hand")
    scene.do("play Coppélia", "hero")
    assert scene.asked == "reaction"
    scene.do("1", "yes")
    assert scene.boosts(coppelia) == 2
    # The other one, before the first goes to Reserve.
    scene.do("1", "yes")
    assert scene.boosts(coppelia) == 4
    assert [scene.zone(one) for one in jellyfish] == ["discard", "discard"]
    scene.do("1")
    assert [scene.zone(one) for one in jellyfish] == ["reserve", "reserve"]


@pytest.mark.card("YZ_05_R2")
@pytest.mark.rule("ALT-COST-07")
def test_an_axiom_jellyfish_that_has_gone_gives_no_boost() -> None:
    scene = Scene()
    scene.put("YZ_05_R2", "hero")
    coppelia = scene.put("AX_14_C", "hand")
    scene.do("play Coppélia", "hero", "yes")
    assert scene.boosts(coppelia) == 2
    # It is in Reserve now, where it hears nothing.
    scene.put("AX_14_C", "hand")
    scene.do("pass", "play Coppélia", "hero")
    assert scene.asked == "turn"


# Tooth Fairy ----------------------------------------------------------------------------------------------------------

FAIRIES = ["YZ_06_C", "YZ_06_R2"]


@pytest.mark.card("YZ_06_C", "YZ_06_R2")
@pytest.mark.parametrize("reference", FAIRIES)
@pytest.mark.parametrize(("answer", "goes"), [("pick Inari", "discard"), ("no", "reserve")])
def test_tooth_fairy_sabotages_from_hand_if_her_player_wishes(reference: str, answer: str, goes: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Tooth Fairy", "hero", answer)
    assert scene.zone(theirs) == goes


@pytest.mark.card("YZ_06_C", "YZ_06_R2")
@pytest.mark.parametrize("reference", FAIRIES)
def test_tooth_fairy_from_reserve_does_not_sabotage(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("MU_11_C", "reserve", 1)
    scene.do("play Tooth Fairy", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)


# Kadigiran Mage-Dancer ------------------------------------------------------------------------------------------------

DANCERS = ["YZ_07_C", "YZ_07_R1"]


@pytest.mark.card("YZ_07_C", "YZ_07_R1")
@pytest.mark.rule("ALT-PLAY-10")
@pytest.mark.parametrize("reference", DANCERS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_mage_dancer_boosts_herself_for_each_spell_of_her_player(reference: str, origin: str) -> None:
    scene = Scene()
    dancer = scene.put(reference, "hero")
    scene.put("YZ_19_C", origin)
    scene.put("YZ_23_C", "hand")
    scene.do("play Magical Training")
    assert scene.boosts(dancer) == 1
    scene.do("pass", "play Conjuring Seal")
    assert scene.boosts(dancer) == 2


@pytest.mark.card("YZ_07_C", "YZ_07_R1")
@pytest.mark.parametrize("reference", DANCERS)
def test_mage_dancer_does_not_mind_characters_and_spells_of_the_opponent(reference: str) -> None:
    scene = Scene()
    dancer = scene.put(reference, "hero")
    scene.put("OR_05_C", "hand")
    scene.put("YZ_19_C", "hand", 1)
    scene.do("play Ordis Trooper", "hero", "play Magical Training")
    assert scene.boosts(dancer) == 0


@pytest.mark.card("YZ_07_R1")
@pytest.mark.parametrize(("reference", "boosts", "drawn"), [("YZ_07_R1", 3, 1), ("YZ_07_R1", 2, 0), ("YZ_07_C", 3, 0)])
def test_the_rare_mage_dancer_draws_at_dusk_with_three_boosts(reference: str, boosts: int, drawn: int) -> None:
    scene = Scene()
    scene.put(reference, "hero", boosts=boosts)
    scene.to_next_afternoon()
    # Two more are drawn in the Morning.
    assert len(scene.names("hand")) == drawn + 2


@pytest.mark.card("YZ_07_R1")
@pytest.mark.rule("ALT-EFFECT-07")
@pytest.mark.parametrize(("order", "drawn"), [("1", 0), ("2", 1)])
def test_the_rare_mage_dancer_counts_her_boosts_when_the_reaction_resolves(order: str, drawn: int) -> None:
    scene = Scene()
    scene.put("YZ_07_R1", "hero", boosts=2)
    # At Dusk, boost each Character of its player by 1.
    scene.put(landmark("Sundown", dusk(Boost(Each(MY_CHARACTER), 1))), "landmark")
    scene.to_dusk()
    assert (scene.asked, scene.who, len(scene.options)) == ("reaction", 0, 2)
    scene.do(order)
    scene.to_next_afternoon()
    assert len(scene.names("hand")) == drawn + 2


# Yzmir Stargazer ------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_08_R1")
@pytest.mark.rule("ALT-REACT-16", "ALT-TARGET-06")
@pytest.mark.parametrize(
    ("answer", "boosts"),
    [("pick Inari", [2, 0]), ("pick Cernunnos", [0, 2]), ("no", [0, 0])],
)
def test_a_sacrificed_stargazer_may_boost_any_character(answer: str, boosts: list[int]) -> None:
    scene = Scene()
    scene.put("YZ_08_R1", "hero")
    mine = scene.put("MU_11_C", "companion")
    theirs = scene.put("MU_14_C", "hero", 1)
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self", "pick Yzmir Stargazer", answer)
    assert [scene.boosts(one) for one in (mine, theirs)] == boosts


@pytest.mark.card("YZ_08_R1")
@pytest.mark.rule("ALT-TARGET-03")
def test_a_stargazer_sacrificed_alone_boosts_nobody() -> None:
    scene = Scene()
    stargazer = scene.put("YZ_08_R1", "hero")
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self")
    assert scene.zone(stargazer) == "discard"
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("YZ_08_R1")
def test_a_stargazer_that_is_discarded_boosts_nobody() -> None:
    scene = Scene()
    scene.put("YZ_08_R1", "hero")
    scene.put("MU_11_C", "companion")
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate", "pick Yzmir Stargazer")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("YZ_08_R2")
def test_the_axiom_stargazer_has_no_abilities() -> None:
    scene = Scene()
    scene.put("YZ_08_R2", "hero")
    inari = scene.put("MU_11_C", "companion")
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self", "pick Yzmir Stargazer")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.boosts(inari) == 0


# Lady of the Lake -----------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_09_R1")
@pytest.mark.rule("ALT-SPELL-02", "ALT-STATUS-FLEETING-05", "ALT-DUR-06")
@pytest.mark.parametrize(
    ("spell", "name", "origin"),
    [("YZ_22_C", "Spy Craft", "hand"), ("YZ_22_C", "Spy Craft", "reserve"), ("YZ_19_C", "Magical Training", "reserve")],
)
def test_the_rare_lady_takes_fleeting_from_the_next_spell(spell: str, name: str, origin: str) -> None:
    scene = Scene()
    lady = scene.put("YZ_09_R1", "reserve")
    it = scene.put(spell, origin)
    scene.do("use Lady of the Lake", f"play {name}")
    assert (scene.zone(lady), scene.zone(it)) == ("discard", "reserve")
    # The next one is Fleeting again.
    another = scene.put("YZ_22_C", "hand")
    scene.do("pass", "play Spy Craft (hand)", "no")
    assert scene.zone(another) == "discard"


@pytest.mark.card("YZ_09_R1")
def test_the_rare_lady_takes_nothing_from_a_character() -> None:
    scene = Scene()
    scene.put("YZ_09_R1", "reserve")
    inari = scene.put("MU_11_C", "reserve")
    scene.do("use Lady of the Lake", "play Inari", "hero")
    assert scene.has(inari, "fleeting")


@pytest.mark.card("YZ_09_R2")
@pytest.mark.rule("ALT-PLAY-13", "ALT-STATUS-FLEETING-02", "ALT-STATUS-FLEETING-08")
def test_the_bravos_lady_takes_fleeting_from_the_next_character_for_good() -> None:
    scene = Scene()
    lady = scene.put("YZ_09_R2", "reserve")
    inari = scene.put("MU_11_C", "reserve")
    kitsune = scene.put("MU_05_C", "reserve")
    scene.do("use Lady of the Lake", "play Inari", "hero", "pass", "play Kitsune", "hero")
    assert scene.zone(lady) == "discard"
    assert [scene.has(one, "fleeting") for one in (inari, kitsune)] == [False, True]
    scene.to_next_afternoon()
    assert [scene.zone(one) for one in (inari, kitsune)] == ["reserve", "discard"]


@pytest.mark.card("YZ_09_R2")
def test_the_bravos_lady_takes_nothing_from_a_spell() -> None:
    scene = Scene()
    scene.put("YZ_09_R2", "reserve")
    spy_craft = scene.put("YZ_22_C", "hand")
    scene.do("use Lady of the Lake", "play Spy Craft")
    assert scene.zone(spy_craft) == "discard"


@pytest.mark.card("YZ_09_R1", "YZ_09_R2")
@pytest.mark.rule("ALT-DUR-02")
def test_what_a_lady_promises_ends_with_the_turn() -> None:
    scene = Scene(heroes=("YZ_01_C", None))
    scene.put("YZ_09_R1", "reserve")
    spy_craft = scene.put("YZ_22_C", "hand")
    scene.do("use Lady of the Lake", "use Akesha & Taru", "pass", "play Spy Craft")
    assert scene.zone(spy_craft) == "discard"

    scene = Scene(heroes=("YZ_01_C", None))
    scene.put("YZ_09_R2", "reserve")
    inari = scene.put("MU_11_C", "reserve")
    scene.do("use Lady of the Lake", "use Akesha & Taru", "pass", "play Inari", "hero")
    assert scene.has(inari, "fleeting")


@pytest.mark.card("YZ_09_C", "YZ_09_R1", "YZ_09_R2")
@pytest.mark.rule("ALT-QUICK-08")
@pytest.mark.parametrize(("reference", "where"), [("YZ_09_C", "reserve"), ("YZ_09_R1", "hero"), ("YZ_09_R2", "hero")])
def test_the_common_lady_and_those_in_play_offer_nothing(reference: str, where: str) -> None:
    scene = Scene()
    scene.put(reference, where)
    assert not scene.can("use Lady of the Lake")
