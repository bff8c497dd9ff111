"""Playing a quick action (Complete Rules 5.3)."""

import pytest

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.card import CARD_PLAYED
from tavola.games.altered.cards.printing import noon, support
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import May
from tavola.games.altered.doing import Boost, Gain, Mark
from tavola.games.altered.drawing import Draw
from tavola.games.altered.kind import A_CHARACTER
from tavola.games.altered.which import ITSELF, target
from tavola.games.altered.zones import FLEETING
from tests.games.altered.rules.made import character, hero, landmark
from tests.games.altered.scene import Scene


def exhausts() -> QuickAction:
    """{T}: draw a card."""
    return QuickAction(Cost(exhaust=True), Draw(1))


def pays(mana: int) -> QuickAction:
    """Pay mana: draw a card."""
    return QuickAction(Cost(mana=mana), Draw(1))


# From where and when -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-QUICK-01")
def test_an_own_character_has_quick_actions() -> None:
    scene = Scene()
    scene.put(character("Scout", exhausts()), "companion")
    assert scene.can("use Scout")


@pytest.mark.rule("ALT-QUICK-01")
def test_an_own_landmark_has_quick_actions() -> None:
    scene = Scene()
    scene.put(landmark("Tower", exhausts()), "landmark")
    assert scene.can("use Tower")


@pytest.mark.rule("ALT-QUICK-01")
def test_the_own_hero_has_quick_actions() -> None:
    scene = Scene(heroes=(hero("Chief", exhausts()), None))
    assert scene.can("use Chief")


@pytest.mark.rule("ALT-QUICK-01")
def test_a_ready_reserve_card_has_its_support_ability() -> None:
    scene = Scene()
    scene.put(character("Page", support(Draw(1))), "reserve")
    assert scene.can("use Page")


@pytest.mark.rule("ALT-QUICK-01")
def test_an_exhausted_reserve_card_has_none() -> None:
    scene = Scene()
    scene.put(character("Page", support(Draw(1))), "reserve", statuses="exhausted")
    assert scene.options == ["pass"]


@pytest.mark.rule("ALT-QUICK-01")
def test_the_rivals_quick_actions_are_not_on_offer() -> None:
    scene = Scene(heroes=(None, hero("Chief", exhausts())))
    scene.put(character("Scout", exhausts()), "hero", 1)
    scene.put(landmark("Tower", exhausts()), "landmark", 1)
    scene.put(character("Page", support(Draw(1))), "reserve", 1)
    assert scene.options == ["pass"]


@pytest.mark.rule("ALT-QUICK-02")
def test_quick_actions_are_not_usable_at_noon() -> None:
    scene = Scene(heroes=(hero("Chief", exhausts()), None))
    scene.put(landmark("Bell", noon(May(Draw(1)))), "landmark")
    scene.noon()
    assert scene.options == ["no", "yes"]


@pytest.mark.rule("ALT-QUICK-02")
def test_after_its_card_the_turn_has_no_more_quick_actions() -> None:
    scene = Scene(heroes=(hero("Chief", exhausts()), None))
    scene.put(character("Guest"), "hand")
    scene.do("play Guest", "hero")
    assert (scene.who, scene.options) == (1, ["pass"])


@pytest.mark.rule("ALT-QUICK-02")
def test_after_a_pass_there_are_no_more_quick_actions() -> None:
    scene = Scene(heroes=(hero("Chief", exhausts()), None))
    scene.put(character("Theirs"), "hand", 1)
    scene.do("pass", "play Theirs", "hero")
    assert (scene.who, scene.options) == (1, ["pass"])


@pytest.mark.rule("ALT-QUICK-02")
def test_a_quick_action_leaves_the_turn_running() -> None:
    scene = Scene(heroes=(hero("Chief", exhausts()), None))
    scene.put(character("Guest"), "hand")
    scene.do("use Chief")
    assert scene.can("play Guest")


# Paying and resolving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-QUICK-03")
def test_a_quick_action_is_paid_for_before_it_resolves_and_its_object_stays() -> None:
    scene = Scene()
    scout = scene.put(character("Scout", QuickAction(Cost(mana=2), Mark(target(A_CHARACTER)))), "hero")
    scene.put(character("Other"), "hero")
    scene.do("use Scout")
    assert (scene.asked, scene.ready_mana(), scene.zone(scout)) == ("target", 8, "hero")


@pytest.mark.rule("ALT-QUICK-04")
def test_t_exhausts_the_object_which_then_cannot_pay_it_again() -> None:
    scene = Scene(heroes=(hero("Chief", exhausts()), None))
    chief = scene.state.hero(0)
    scene.do("use Chief")
    assert scene.has(chief, "exhausted")
    assert not scene.can("use Chief")


@pytest.mark.rule("ALT-QUICK-04")
def test_readied_in_morning_it_can_pay_t_again() -> None:
    scene = Scene(heroes=(hero("Chief", exhausts()), None))
    scene.do("use Chief", "pass", "pass", "no", "no", "pass")
    assert (scene.state.day, scene.who) == (3, 0)
    assert scene.can("use Chief")


@pytest.mark.rule("ALT-QUICK-05")
def test_d_discards_that_very_card_from_reserve() -> None:
    scene = Scene()
    page = scene.put(character("Page", support(Draw(1))), "reserve")
    other = scene.put(character("Other"), "reserve")
    scene.do("use Page")
    assert [scene.zone(page), scene.zone(other)] == ["discard", "reserve"]


@pytest.mark.rule("ALT-QUICK-07")
def test_as_many_quick_actions_as_can_be_paid_may_be_played_in_one_turn() -> None:
    scene = Scene(mana=3)
    scene.put(landmark("Well", pays(1)), "landmark")
    scene.do("use Well", "use Well", "use Well")
    assert len(scene.names("hand")) == 3
    assert not scene.can("use Well")


@pytest.mark.rule("ALT-QUICK-08")
def test_a_character_in_play_has_no_support_ability() -> None:
    scene = Scene()
    scene.put(character("Page", support(Draw(1))), "hero")
    assert scene.options == ["pass"]


@pytest.mark.rule("ALT-QUICK-08")
def test_a_card_in_reserve_has_no_quick_action_but_support() -> None:
    scene = Scene(mana=0)
    scene.put(character("Scout", exhausts()), "reserve")
    assert scene.options == ["pass"]


@pytest.mark.rule("ALT-QUICK-08")
def test_a_reaction_of_a_card_in_reserve_stays_silent() -> None:
    scene = Scene()
    scene.put(character("Herald", noon(Draw(1))), "reserve")
    scene.noon()
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-QUICK-09")
def test_using_a_quick_action_is_not_playing_a_card() -> None:
    scene = Scene()
    host = scene.put(character("Host", Reaction(CARD_PLAYED, Boost(ITSELF, 1))), "hero")
    scene.put(character("Page", support(Gain(FLEETING, target(A_CHARACTER)))), "reserve")
    scene.do("use Page")
    assert (scene.boosts(host), scene.has(host, "fleeting")) == (0, True)
