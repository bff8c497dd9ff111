"""Events."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.event_card import Challenge
from tests.games.hara.declared import event
from tests.games.hara.scene import Scene

TO_IT = '{do = "move", spaces = 3}'


def near_event(*champions: str, where: str = "oakenmoor-2", **facts: object) -> Scene:
    """The White Fog as declared lies face down on Oakenmoor 1, the first champion stands on a space."""
    scene = Scene(*(champions or ("kaoru", "leaf")), content=event("white_fog", **facts))
    scene.put("white_fog", "oakenmoor-1")
    scene.stand(0, where)
    return scene


def enter(scene: Scene) -> None:
    scene.effect(TO_IT)
    scene.do("go oakenmoor-1")


@pytest.mark.rule("HARA-EVENT-01")
def test_every_event_has_a_name_a_gift_a_story_and_an_effect() -> None:
    events = list(card_set().events.values())
    assert len(events) == 42
    for card in events:
        assert card.name["en"]
        assert card.flavor["en"]
        assert any(card.gift)
        assert card.effects


@pytest.mark.rule("HARA-EVENT-02", "HARA-EVENT-07")
def test_an_event_flips_as_soon_as_it_is_moved_onto_and_goes_to_the_discard_pile() -> None:
    scene = near_event(gift="{red = 1}", effects='[{do = "recover", spirit = 1}]')
    spirit = scene.spirit("kaoru")
    enter(scene)
    assert [told["card"] for told in scene.told("event")] == ["white_fog"]
    assert (scene.energy("kaoru"), scene.spirit("kaoru")) == ((1, 0, 0), spirit + 1)
    assert (scene.at("oakenmoor-1"), scene.discarded()) == ("", {"white_fog"})


@pytest.mark.rule("HARA-EVENT-02")
def test_whoever_is_placed_on_an_event_in_their_turn_flips_it_too() -> None:
    scene = near_event(gift="{red = 1}")
    scene.effect('{do = "transport", to = "space", range = 1}')
    scene.do("place oakenmoor-1")
    assert (scene.energy("kaoru"), scene.discarded()) == ((1, 0, 0), {"white_fog"})


@pytest.mark.rule("HARA-EVENT-03")
def test_the_gift_comes_before_the_choice() -> None:
    scene = near_event(
        gift="{gold = 1}",
        effects='[{do = "choose", options = [[{do = "energy", blue = 1}], [{do = "energy", green = 1}]]}]',
    )
    enter(scene)
    assert scene.kind == "gold"
    scene.do("red")
    assert (scene.kind, scene.energy("kaoru")) == ("option", (1, 0, 0))
    scene.do("option 2")
    assert scene.energy("kaoru") == (1, 0, 1)


@pytest.mark.rule("HARA-EVENT-03", "HARA-EVENT-06")
def test_the_challenge_of_an_event_is_met_after_its_gift() -> None:
    scene = near_event(
        gift="{red = 1}",
        effects='[{do = "challenge", rating = 5, order = "pay_first", success = [{do = "energy", blue = 1}]}]',
    )
    enter(scene)
    assert (scene.kind, scene.energy("kaoru")) == ("pay_first", (1, 0, 0))
    with scene.dice(3):
        scene.do("2")
    assert scene.energy("kaoru") == (1, 1, 0)


@pytest.mark.rule("HARA-EVENT-06")
def test_most_challenges_of_events_are_paid_for_before_the_roll() -> None:
    challenges = [
        effect for card in card_set().events.values() for effect in card.effects if isinstance(effect, Challenge)
    ]
    assert sum(1 for one in challenges if not one.roll_first) > len(challenges) / 2


@pytest.mark.rule("HARA-EVENT-04")
def test_movement_ends_on_an_event() -> None:
    scene = near_event(where="oakenmoor-3")
    scene.effect('{do = "move", spaces = 4}')
    scene.do("step oakenmoor-2")
    assert "step oakenmoor-1" not in scene.legal()
    assert "go oakenmoor-6" not in scene.legal()
    scene.do("go oakenmoor-1")
    assert (scene.kind, scene.where("kaoru"), scene.discarded()) == ("adventure", "oakenmoor-1", {"white_fog"})


@pytest.mark.rule("HARA-EVENT-05")
def test_an_event_reached_outside_ones_turn_waits_for_it() -> None:
    scene = near_event(gift="{red = 1}")
    scene.stand("leaf", "oakenmoor-2")
    scene.effect('{do = "shove", range = 0, spaces = 1, target = "player"}')
    scene.do("aim leaf", "place oakenmoor-1")
    assert (scene.at("oakenmoor-1"), scene.energy("leaf")) == ("white_fog", (0, 0, 0))
    scene.begin_turn("leaf")
    assert (scene.at("oakenmoor-1"), scene.energy("leaf")) == ("", (1, 0, 0))


@pytest.mark.rule("HARA-EVENT-05", "HARA-EVENT-04")
@pytest.mark.parametrize(
    ("effect", "word"),
    [('{do = "move", spaces = 3}', "go"), ('{do = "transport", to = "space", range = 1}', "place")],
)
def test_outside_ones_turn_movement_ends_on_an_event_that_stays_face_down(effect: str, word: str) -> None:
    """A42."""
    scene = near_event(gift="{red = 1}")
    scene.stand("leaf", "oakenmoor-2")
    scene.effect(effect, "leaf")
    assert "go oakenmoor-6" not in scene.legal()
    scene.do(f"{word} oakenmoor-1")
    assert (scene.kind, scene.asked) == ("adventure", 0)
    assert (scene.at("oakenmoor-1"), scene.energy("leaf")) == ("white_fog", (0, 0, 0))


@pytest.mark.rule("HARA-EVENT-05")
def test_it_stays_face_down_if_they_are_gone_by_then() -> None:
    scene = near_event(gift="{red = 1}")
    scene.stand("leaf", "oakenmoor-1")
    scene.stand("leaf", "oakenmoor-2")
    scene.begin_turn("leaf")
    assert scene.at("oakenmoor-1") == "white_fog"


# Gold and full bars ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-EVENT-03")
def test_a_gift_beyond_the_end_of_a_bar_is_lost() -> None:
    """A50."""
    scene = near_event(gift="{red = 3}")
    scene.have("kaoru", energy=(9, 0, 0))
    enter(scene)
    assert scene.energy("kaoru") == (10, 0, 0)


@pytest.mark.rule("HARA-EVENT-03")
def test_gold_goes_into_a_bar_that_is_not_full_and_is_lost_when_all_are() -> None:
    """A50."""
    scene = near_event(gift="{gold = 3}")
    scene.have("kaoru", energy=(10, 9, 9))
    enter(scene)
    assert set(scene.legal()) == {"blue", "green"}
    scene.do("blue")
    assert (scene.kind, scene.energy("kaoru")) == ("adventure", (10, 10, 10))


# Defeat in the middle -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-EVENT-07", "HARA-DEFEAT-05")
def test_the_text_of_an_event_is_finished_before_the_defeat_that_it_brings() -> None:
    """A51."""
    scene = near_event(
        effects='[{do = "suffer", amount = 9}, {do = "energy", red = 1}, {do = "energy", gold = 1}, '
        '{do = "item", number = 1}]'
    )
    scene.have("kaoru", energy=(3, 3, 3))
    enter(scene)
    assert (scene.kind, scene.where("kaoru"), scene.energy("kaoru")) == ("gold", "oakenmoor-1", (4, 3, 3))
    scene.do("blue")
    assert (scene.kind, scene.where("kaoru"), scene.energy("kaoru")) == ("lose_energy", "dojo", (4, 4, 3))
    assert scene.items("kaoru") == {"dreamstone": 1, "honeyroot_loaf": 1}
    assert scene.discarded() == {"white_fog"}
    scene.do("red", "red")
    assert scene.kind != "adventure"
    assert scene.told("adventure_over") == []
