"""How long lasting effects last (Complete Rules 2.2.15)."""

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import AT_DUSK, AT_MORNING, AT_NIGHT, AT_NOON, Card
from tavola.games.altered.cards.printing import noon, support
from tavola.games.altered.creating import MoveExpedition
from tavola.games.altered.deciding import May
from tavola.games.altered.doing import Boost
from tavola.games.altered.drawing import Draw
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, A_PERMANENT
from tavola.games.altered.lasting import THIS_AFTERNOON, THIS_DAY, THIS_TURN, NextCard, StopMovement
from tavola.games.altered.passives import IGNORED
from tavola.games.altered.standing_abilities import Grant
from tavola.games.altered.where import MY_COMPANION_EXPEDITION, MY_HERO_EXPEDITION
from tavola.games.altered.which import IT
from tavola.games.altered.zones import EXPEDITION
from tests.games.altered.rules.made import character, landmark, spell
from tests.games.altered.scene import FILLER, Scene

MECHANIC = "AX_07_C"
HUB = "AX_24_C"
HUB_COST = 3


def seller(trigger: int, duration: int = THIS_AFTERNOON) -> Card:
    """A Landmark that makes the next Permanent cost 1 less, as soon as something happens."""
    return landmark("Seller", Reaction(trigger, NextCard(A_PERMANENT, duration, saves=1)))


def price_of_a_hub(scene: Scene) -> int:
    """What a Brassbug Hub costs when it is played now."""
    before = scene.ready_mana()
    scene.do("play Brassbug Hub")
    return before - scene.ready_mana()


# This turn ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-DUR-02")
def test_this_turn_ends_unused_with_the_card_that_ends_the_turn() -> None:
    scene = Scene()
    scene.put(MECHANIC, "reserve")
    scene.put(FILLER, "hand")
    scene.put(HUB, "hand")
    scene.do("use Foundry Mechanic", "play Ordis Trooper", "hero", "pass")
    assert price_of_a_hub(scene) == HUB_COST


@pytest.mark.rule("ALT-DUR-02")
def test_this_turn_ends_with_a_pass_too() -> None:
    scene = Scene()
    scene.put(MECHANIC, "reserve")
    scene.do("use Foundry Mechanic")
    assert len(scene.state.lasting) == 1
    scene.do("pass")
    assert scene.state.lasting == []


@pytest.mark.rule("ALT-DUR-02")
def test_this_turn_cannot_be_made_while_no_turn_runs() -> None:
    scene = Scene()
    scene.put(seller(AT_NOON, THIS_TURN), "landmark")
    scene.put(HUB, "hand")
    scene.noon()
    assert price_of_a_hub(scene) == HUB_COST


# This Afternoon -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-DUR-03")
@pytest.mark.parametrize("trigger", [AT_MORNING, AT_NOON])
def test_this_afternoon_made_earlier_waits_and_outlasts_turns(trigger: int) -> None:
    scene = Scene()
    scene.put(seller(trigger), "landmark")
    scene.put(HUB, "hand")
    scene.put(FILLER, "hand")
    scene.morning()
    while scene.asked != "turn":
        scene.do("no")
    scene.do("pass", "play Ordis Trooper", "hero")
    assert price_of_a_hub(scene) == HUB_COST - 1


@pytest.mark.rule("ALT-DUR-03", "ALT-DUR-06")
def test_this_afternoon_made_at_noon_is_not_spent_on_what_is_played_at_noon() -> None:
    scene = Scene(heroes=("LY_02_C", None))
    scene.state.counters[scene.state.hero(0)] = 5
    scene.put(seller(AT_NOON), "landmark")
    scene.put(HUB, "hand")
    generator = scene.put("AX_27_C", "deck")
    scene.noon()
    # The Landmark first, and then Auraq, who plays a Permanent at Noon.
    scene.do("2", "yes", "yes", "1")
    assert scene.zone(generator) == "landmark"
    assert price_of_a_hub(scene) == HUB_COST - 1


@pytest.mark.rule("ALT-DUR-03")
def test_this_afternoon_made_at_noon_does_not_work_at_noon() -> None:
    scene = Scene()
    scene.put(landmark("Fog", noon(StopMovement(THIS_AFTERNOON))), "landmark")
    scene.put(landmark("Horn", noon(MoveExpedition(MY_HERO_EXPEDITION, 1))), "landmark")
    scene.put(character("Scout", support(MoveExpedition(MY_COMPANION_EXPEDITION, 1))), "reserve")
    scene.noon()
    scene.do("1")
    assert scene.state.at[0] == 1
    scene.do("use Scout")
    assert scene.state.at[1] == 7


@pytest.mark.rule("ALT-DUR-03")
def test_this_afternoon_is_over_by_dusk() -> None:
    scene = Scene()
    scene.put(spell("Fog", StopMovement(THIS_AFTERNOON)), "hand")
    scene.put(FILLER, "hero")
    scene.do("play Fog")
    scene.to_dusk()
    assert scene.state.at[0] == 1


@pytest.mark.rule("ALT-DUR-03")
def test_this_afternoon_waits_for_nothing_more_in_dusk() -> None:
    scene = Scene()
    scene.put(seller(AT_NOON), "landmark")
    scene.put(landmark("Lamp", Reaction(AT_DUSK, May(Draw(1)))), "landmark")
    scene.noon()
    assert len(scene.state.lasting) == 1
    scene.to_dusk()
    assert scene.asked == "yes_no"
    assert scene.state.lasting == []


@pytest.mark.rule("ALT-DUR-04")
@pytest.mark.parametrize("trigger", [AT_DUSK, AT_NIGHT])
def test_this_afternoon_made_in_dusk_or_night_comes_to_nothing(trigger: int) -> None:
    scene = Scene()
    scene.put(seller(trigger), "landmark")
    scene.put(HUB, "hand")
    scene.to_next_afternoon()
    assert not scene.events("lasting")
    scene.do("pass")
    assert price_of_a_hub(scene) == HUB_COST


# This Day -------------------------------------------------------------------------------------------------------------


def paralysed(trigger: int) -> Scene:
    """Nothing moves forward this Day; something would move the Hero Expedition when ``trigger`` comes."""
    scene = Scene()
    scene.put(spell("Celebration", StopMovement(THIS_DAY)), "hand")
    scene.put(landmark("Horn", Reaction(trigger, MoveExpedition(MY_HERO_EXPEDITION, 1))), "landmark")
    scene.do("play Celebration")
    scene.to_next_afternoon()
    return scene


@pytest.mark.rule("ALT-DUR-05")
@pytest.mark.parametrize(("trigger", "at"), [(AT_DUSK, 0), (AT_NIGHT, 0), (AT_MORNING, 1), (AT_NOON, 1)])
def test_this_day_lasts_through_night_and_ends_with_the_day(trigger: int, at: int) -> None:
    assert paralysed(trigger).state.at[0] == at


@pytest.mark.rule("ALT-DUR-05")
def test_this_day_made_in_the_afternoon_holds_in_dusk() -> None:
    scene = Scene()
    scene.put(spell("Celebration", StopMovement(THIS_DAY)), "hand")
    scene.put(FILLER, "hero")
    scene.do("play Celebration")
    scene.to_dusk()
    assert scene.state.at[0] == 0


# The next card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-DUR-06")
def test_the_next_card_is_the_next_that_fits() -> None:
    scene = Scene()
    scene.put(seller(AT_NOON), "landmark")
    scene.put(FILLER, "hand")
    scene.put(HUB, "hand")
    scene.noon()
    scene.do("play Ordis Trooper", "hero")
    assert scene.ready_mana() == 9
    scene.do("pass")
    assert price_of_a_hub(scene) == HUB_COST - 1


@pytest.mark.rule("ALT-DUR-06")
def test_the_next_card_effect_is_spent_on_the_first_card() -> None:
    scene = Scene()
    scene.put(seller(AT_NOON), "landmark")
    scene.put(HUB, "hand")
    scene.put("AX_25_C", "hand")
    scene.noon()
    scene.do("play Brassbug Hub", "pass", "play Axiom Reprocessor")
    assert scene.ready_mana() == 10 - (HUB_COST - 1) - 4


@pytest.mark.rule("ALT-DUR-06")
def test_the_next_card_effect_serves_only_its_controller() -> None:
    scene = Scene()
    scene.put(seller(AT_NOON), "landmark")
    scene.put(HUB, "hand", 1)
    scene.put(HUB, "hand", 0)
    scene.noon()
    scene.do("pass", "play Brassbug Hub")
    assert scene.ready_mana(1) == 10 - HUB_COST


@pytest.mark.rule("ALT-DUR-06")
def test_a_card_of_the_opponent_does_not_spend_the_effect() -> None:
    scene = Scene()
    scene.put(seller(AT_NOON), "landmark")
    scene.put(FILLER, "hand", 0)
    scene.put(HUB, "hand", 0)
    scene.put(HUB, "hand", 1)
    scene.noon()
    scene.do("play Ordis Trooper", "hero", "play Brassbug Hub")
    assert price_of_a_hub(scene) == HUB_COST - 1


@pytest.mark.rule("ALT-DUR-06")
def test_several_waiting_effects_all_apply_to_the_same_card() -> None:
    scene = Scene()
    for _ in range(2):
        scene.put(MECHANIC, "reserve")
    scene.put(HUB, "hand")
    scene.do("use Foundry Mechanic", "use Foundry Mechanic")
    assert price_of_a_hub(scene) == HUB_COST - 2
    assert scene.state.lasting == []


@pytest.mark.rule("ALT-DUR-06")
def test_a_gift_waits_for_a_fitting_card_and_is_given_once() -> None:
    gift = NextCard(A_CHARACTER, THIS_AFTERNOON, gives=Effect(Boost(IT, 1)))
    scene = Scene()
    scene.put(landmark("Godmother", noon(gift)), "landmark")
    scene.put(HUB, "hand")
    scene.put("AX_08_C", "hand")
    scene.put(FILLER, "hand")
    scene.noon()
    scene.do("play Brassbug Hub", "pass", "play Axiom Salvager", "hero", "play Ordis Trooper", "hero")
    assert [scene.boosts(card) for card in scene.state.zones[EXPEDITION]] == [1, 0]


@pytest.mark.rule("ALT-PLAY-13", "ALT-PASSIVE-09")
def test_what_is_given_to_the_next_card_is_no_ability_of_that_card_and_so_not_ignored_with_those() -> None:
    scene = Scene()
    scene.put(landmark("Mute", Grant(IGNORED, A_CHARACTER)), "landmark", 1)
    scene.put("BR_05_C", "reserve")
    pathfinder = scene.put("BR_08_C", "hand")
    scene.do("use Issun-bōshi", "play Bravos Pathfinder", "hero")
    assert scene.boosts(pathfinder) == 1
