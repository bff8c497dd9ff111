"""Cards and where their abilities function (Complete Rules 1.2.4, 2.2)."""

import pytest

from tavola.games.altered.abilities import QuickAction
from tavola.games.altered.amount import AtLeast, ItIs
from tavola.games.altered.cards.printing import noon, support
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import If
from tavola.games.altered.drawing import Draw, HandToReserve
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_PERMANENT, MY_CHARACTER
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.standing_abilities import Unplayable
from tests.games.altered.rules.made import character, landmark, spell
from tests.games.altered.scene import FILLER, Scene

HERO_SIERRA = "AX_01_C"


# What "a Character" is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-CARD-04")
@pytest.mark.parametrize("where", ["reserve", "hand", "discard"])
def test_a_character_outside_play_is_no_target(where: str) -> None:
    scene = Scene()
    scene.put("BR_26_C", "hand")
    scene.put("AX_08_C", where)
    scene.do("play Physical Training")
    assert scene.asked == "turn"
    assert not scene.events("boosted")


@pytest.mark.rule("ALT-CARD-04")
def test_a_landmark_card_in_reserve_is_no_permanent_to_be_targeted() -> None:
    scene = Scene()
    scene.put("AX_23_C", "hand")
    hub = scene.put("AX_24_C", "reserve", 1)
    scene.do("play Kelon Burst")
    assert scene.zone(hub) == "reserve"


@pytest.mark.rule("ALT-CARD-04")
@pytest.mark.parametrize(("where", "boosts"), [("reserve", 0), ("companion", 2)])
def test_a_sub_type_word_counts_what_is_in_play(where: str, boosts: int) -> None:
    scene = Scene()
    scene.put("MU_08_C", "hero")
    scene.put("MU_12_C", where)
    yong_su = scene.put("MU_10_C", "hand")
    scene.do("play Yong-Su, Verdant Weaver", "hero")
    assert scene.boosts(yong_su) == boosts


@pytest.mark.rule("ALT-CARD-04")
def test_a_character_in_reserve_cannot_be_sacrificed() -> None:
    scene = Scene()
    scene.put(spell("Pyre", Sacrifice(1)), "hand")
    salvager = scene.put("AX_08_C", "reserve")
    scene.do("play Pyre")
    assert scene.zone(salvager) == "reserve"


@pytest.mark.rule("ALT-CARD-05")
@pytest.mark.parametrize(("reference", "drawn"), [("AX_24_C", 1), ("AX_08_C", 0)])
def test_a_check_on_one_known_card_looks_at_its_type_wherever_it_lies(reference: str, drawn: int) -> None:
    scene = Scene()
    known = scene.put(reference, "hand")
    scene.put(spell("Filing", HandToReserve(1), If(ItIs(A_PERMANENT), Effect(Draw(1)))), "hand")
    scene.do("play Filing")
    assert scene.zone(known) == "reserve"
    assert len(scene.names("hand")) == drawn


# Hand Cost ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-CARD-13")
def test_a_filter_reads_the_printed_hand_cost_whatever_was_paid() -> None:
    scene = Scene(heroes=(HERO_SIERRA, None))
    scene.put("AX_07_C", "reserve")
    scene.put("AX_24_C", "hand")
    scene.do("use Foundry Mechanic", "play Brassbug Hub")
    assert scene.ready_mana() == 8
    assert scene.asked == "reaction"


@pytest.mark.rule("ALT-CARD-13")
def test_a_filter_reads_the_hand_cost_of_a_card_played_for_its_reserve_cost() -> None:
    scene = Scene()
    scene.put("YZ_16_C", "hero", 1)
    scene.put("YZ_21_C", "hand")
    trainee = scene.put("BR_09_C", "hero", 1, statuses="anchored")
    scene.do("play Off You Go!")
    assert scene.zone(trainee) == "reserve"
    assert scene.names("hero", 1) == ["Dorothy Gale"]


# Where abilities function ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-CARD-19")
@pytest.mark.parametrize(("where", "drawn"), [("landmark", 1), ("reserve", 0), ("hand", 0), ("discard", 0)])
def test_a_landmarks_reaction_functions_in_play_only(where: str, drawn: int) -> None:
    scene = Scene()
    scene.put(landmark("Well", noon(Draw(1))), where)
    scene.noon()
    assert len(scene.events("drew")) == 2 * drawn


@pytest.mark.rule("ALT-CARD-19")
@pytest.mark.parametrize(("where", "usable"), [("hero", True), ("reserve", False), ("hand", False)])
def test_a_characters_quick_action_functions_in_play_only(where: str, usable: bool) -> None:
    scene = Scene()
    scene.put(character("Fisher", QuickAction(Cost(exhaust=True), Draw(1))), where)
    assert scene.can("use Fisher") == usable


@pytest.mark.rule("ALT-CARD-20")
@pytest.mark.parametrize(("where", "recruits"), [("hero zone", 1), ("reserve", 0), ("hand", 0), ("discard", 0)])
def test_a_heros_abilities_function_in_the_hero_zone_only(where: str, recruits: int) -> None:
    scene = Scene()
    scene.put("OR_01_C", where)
    scene.noon()
    assert len(scene.names("hero")) == recruits


@pytest.mark.rule("ALT-CARD-20")
@pytest.mark.parametrize(("where", "usable"), [("hero zone", True), ("reserve", False)])
def test_a_heros_quick_action_functions_in_the_hero_zone_only(where: str, usable: bool) -> None:
    scene = Scene()
    scene.put("LY_01_C", where)
    scene.put(FILLER, "hero")
    assert scene.can("use Nevenka & Blotch") == usable


@pytest.mark.rule("ALT-CARD-21")
@pytest.mark.parametrize("where", ["hand", "hero"])
def test_a_support_ability_functions_in_reserve_only(where: str) -> None:
    scene = Scene()
    scene.put(character("Runner", support(Draw(1))), "reserve")
    assert scene.can("use Runner")
    other = Scene()
    other.put(character("Runner", support(Draw(1))), where)
    assert not other.can("use Runner")


@pytest.mark.rule("ALT-CARD-21", "ALT-STATUS-EXHAUSTED-03")
def test_a_support_ability_functions_only_while_the_card_is_ready() -> None:
    scene = Scene()
    scene.put("BR_05_C", "reserve", statuses="exhausted")
    assert not scene.can("use Issun-bōshi")


@pytest.mark.rule("ALT-CARD-22")
@pytest.mark.parametrize("where", ["hand", "reserve"])
def test_whether_a_card_may_be_played_is_asked_of_it_wherever_it_could_be_played_from(where: str) -> None:
    shy = character("Hermit", Unplayable(AtLeast(MY_CHARACTER, 1)))
    scene = Scene()
    scene.put(shy, where)
    assert scene.can("play Hermit")
    crowded = Scene()
    crowded.put(shy, where)
    crowded.put(FILLER, "hero")
    assert not crowded.can("play Hermit")


@pytest.mark.rule("ALT-CARD-22")
@pytest.mark.parametrize("where", ["hand", "reserve"])
def test_a_card_makes_itself_cheaper_wherever_it_is_played_from(where: str) -> None:
    scene = Scene(mana=3)
    scene.put("LY_26_C", where)
    scene.put("AX_08_C", "reserve")
    scene.put(FILLER, "hero", 1)
    scene.do("play Paint Prison")
    assert scene.ready_mana() == 0
    assert scene.names("hero", 1) == []


# Limits ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-CARD-24")
def test_a_seat_without_a_hero_keeps_two_cards_in_reserve() -> None:
    scene = Scene()
    for _ in range(3):
        scene.put(FILLER, "reserve")
    scene.to_dusk()
    assert scene.asked == "clean_up_reserve"
    scene.do("pick Ordis Trooper")
    assert scene.asked == "expand"
    assert len(scene.names("reserve")) == 2


@pytest.mark.rule("ALT-CARD-24")
def test_a_seat_without_a_hero_keeps_two_landmarks() -> None:
    scene = Scene()
    for _ in range(3):
        scene.put("AX_25_C", "landmark")
    scene.to_dusk()
    assert scene.asked == "clean_up_landmarks"
    scene.do("pick Axiom Reprocessor")
    assert scene.asked == "expand"
    assert len(scene.names("landmark")) == 2
