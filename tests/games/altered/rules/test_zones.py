"""Zones (Complete Rules 3.1, 3.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.altered.doing import PutInDeck, Send
from tavola.games.altered.drawing import DiscardAtRandom, DiscardOrb, Resupply, TopToMana
from tavola.games.altered.game import Altered
from tavola.games.altered.kind import A_CHARACTER
from tavola.games.altered.legality import BadDeck
from tavola.games.altered.view import view_of
from tavola.games.altered.which import target
from tavola.games.altered.zones import MANA
from tests.games.altered.rules.made import spell
from tests.games.altered.scene import Scene


def table(scene: Scene, seat: int) -> Any:
    return view_of(scene.state, seat)["table"]


@pytest.mark.rule("ALT-ZONE-01")
def test_zones_exist_even_when_empty() -> None:
    empty = table(Scene(deck=0, mana=0), -1)
    assert empty["limbo"] == []
    for seat in empty["seats"]:
        assert (seat["deck"], seat["hand"], seat["mana"], seat["hero"]) == (0, 0, 0, None)
        assert seat["discard"] == seat["landmarks"] == seat["reserve"] == []
        assert len(seat["expeditions"]) == 2


@pytest.mark.rule("ALT-ZONE-03", "ALT-CARD-04")
def test_a_character_in_reserve_is_not_in_play_and_no_target() -> None:
    scene = Scene()
    scene.put("BR_26_C", "hand")
    in_reserve = scene.put("BR_13_C", "reserve")
    scene.do("play Physical Training")
    assert scene.boosts(in_reserve) == 0
    assert scene.who == 1


# The Deck ------------------------------------------------------------------------------------------------------------


def scene_with_deck(*bottom_to_top: str) -> Scene:
    scene = Scene(deck=0)
    for name in bottom_to_top:
        scene.put(name, "deck")
    return scene


@pytest.mark.rule("ALT-ZONE-04")
@pytest.mark.parametrize(
    ("place", "deck"),
    [
        (1, ["Kappa", "Atlas", "Sun Wukong", "Lyra Skald"]),
        (3, ["Kappa", "Lyra Skald", "Atlas", "Sun Wukong"]),
        (-1, ["Lyra Skald", "Kappa", "Atlas", "Sun Wukong"]),
        (-2, ["Kappa", "Lyra Skald", "Atlas", "Sun Wukong"]),
    ],
)
def test_a_place_in_the_deck_is_counted_from_the_end_that_the_effect_names(place: int, deck: list[str]) -> None:
    scene = scene_with_deck("BR_13_C", "BR_20_C", "BR_18_C")
    scene.put("LY_08_C", "hero")
    scene.put(spell("Bury", PutInDeck(place, target(A_CHARACTER))), "hand")
    scene.do("play Bury")
    assert scene.names("deck") == deck


@pytest.mark.rule("ALT-ZONE-04")
def test_cards_are_drawn_in_the_order_of_the_deck() -> None:
    scene = scene_with_deck("BR_13_C", "BR_20_C", "BR_18_C")
    scene.morning()
    assert scene.names("hand") == ["Sun Wukong", "Atlas"]


@pytest.mark.rule("ALT-ZONE-05")
@pytest.mark.parametrize(
    ("place", "deck"),
    [
        (4, ["Lyra Skald", "Kappa", "Atlas"]),
        (9, ["Lyra Skald", "Kappa", "Atlas"]),
        (-4, ["Kappa", "Atlas", "Lyra Skald"]),
        (-9, ["Kappa", "Atlas", "Lyra Skald"]),
    ],
)
def test_a_place_deeper_than_the_deck_is_its_far_end(place: int, deck: list[str]) -> None:
    scene = scene_with_deck("BR_13_C", "BR_20_C")
    scene.put("LY_08_C", "hero")
    scene.put(spell("Bury", PutInDeck(place, target(A_CHARACTER))), "hand")
    scene.do("play Bury")
    assert scene.names("deck") == deck


@pytest.mark.rule("ALT-ZONE-04", "ALT-TOKEN-01")
def test_a_token_sent_into_a_deck_is_gone() -> None:
    scene = scene_with_deck("BR_13_C", "BR_20_C")
    recruit = scene.put("OR_31_C", "hero")
    scene.put(spell("Bury", PutInDeck(2, target(A_CHARACTER))), "hand")
    scene.do("play Bury")
    assert scene.zone(recruit) == "gone"
    assert scene.names("deck") == ["Kappa", "Atlas"]


# The discard pile, the Expeditions -----------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ZONE-06", "ALT-ZONE-02")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_sees_the_discard_piles(seat: int) -> None:
    scene = Scene()
    scene.put("BR_13_C", "discard", 0)
    scene.put("BR_20_C", "discard", 1)
    piles = [[piece["card"] for piece in table(scene, seat)["seats"][player]["discard"]] for player in (0, 1)]
    assert piles == [["ALT_CORE_B_BR_13_C"], ["ALT_CORE_B_BR_20_C"]]


@pytest.mark.rule("ALT-ZONE-07", "ALT-ZONE-09")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_sees_which_of_the_four_expeditions_an_object_is_in(seat: int) -> None:
    scene = Scene()
    scene.put("BR_13_C", "companion", 0)
    scene.put("BR_20_C", "hero", 1)
    there = [
        [piece["card"] for piece in expedition["characters"]]
        for player in (0, 1)
        for expedition in table(scene, seat)["seats"][player]["expeditions"]
    ]
    assert there == [[], ["ALT_CORE_B_BR_13_C"], ["ALT_CORE_B_BR_20_C"], []]


# The Hand ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ZONE-10")
def test_no_hand_is_too_large_at_any_time_of_a_day() -> None:
    scene = Scene()
    for _ in range(15):
        scene.put("BR_13_C", "hand")
    scene.to_dusk()
    assert (scene.state.day, scene.asked) == (3, "expand")
    assert len(scene.names("hand")) == 15 + 2


@pytest.mark.rule("ALT-ZONE-11")
def test_a_card_of_the_rivals_hand_is_picked_by_chance_and_by_nobody() -> None:
    picked = set()
    for seed in range(20):
        scene = Scene(seed=seed)
        scene.put(spell("Snatch", DiscardAtRandom()), "hand")
        for name in ("BR_13_C", "BR_20_C", "BR_18_C"):
            scene.put(name, "hand", 1)
        scene.do("play Snatch")
        assert scene.asked == "turn"
        picked.update(scene.names("discard", 1))
        assert len(scene.names("hand", 1)) == 2
    assert picked == {"Kappa", "Atlas", "Sun Wukong"}


# Hero zone, Landmark zone, Reserve, Limbo ----------------------------------------------------------------------------


@pytest.mark.rule("ALT-ZONE-12")
@pytest.mark.parametrize("format", ["constructed", "limited"])
def test_two_heroes_cannot_come_into_one_hero_zone(format: str) -> None:
    cards = "".join(f"3 ALT_CORE_B_BR_{number}_C\n" for number in ("04", "05", "07", "08", "09", "13", "15", "17"))
    cards += "".join(f"3 ALT_CORE_B_BR_{number}_C\n" for number in ("18", "20", "26", "28")) + "3 ALT_CORE_B_BR_04_R1\n"
    with pytest.raises(BadDeck, match="second Hero"):
        Altered().settle(2, {"format": format, "decks": f"1 ALT_CORE_B_BR_01_C\n1 ALT_CORE_B_LY_01_C\n{cards}"})


@pytest.mark.rule("ALT-ZONE-13")
def test_a_third_landmark_may_be_held_until_clean_up() -> None:
    scene = Scene()
    scene.put("AX_25_C", "landmark")
    scene.put("AX_25_C", "landmark")
    scene.put("OR_30_C", "hand")
    scene.do("play Ordis Carrier")
    assert scene.who == 1
    assert len(scene.names("landmark")) == 3
    scene.to_dusk()
    assert (scene.asked, len(scene.names("landmark"))) == ("clean_up_landmarks", 3)


@pytest.mark.rule("ALT-ZONE-14")
def test_a_third_reserve_card_may_be_held_until_clean_up() -> None:
    scene = Scene()
    scene.put("AX_08_C", "reserve")
    scene.put("AX_08_C", "reserve")
    scene.put(spell("Gather", Resupply()), "hand")
    scene.do("play Gather")
    assert scene.who == 1
    assert len(scene.names("reserve")) == 4
    scene.to_dusk()
    assert (scene.asked, len(scene.names("reserve"))) == ("clean_up_reserve", 4)


@pytest.mark.rule("ALT-ZONE-15")
def test_a_spell_lies_in_limbo_while_it_is_being_played() -> None:
    scene = Scene()
    training = scene.put("BR_26_C", "hand")
    scene.put("BR_13_C", "hero")
    scene.put("BR_13_C", "companion")
    scene.do("play Physical Training")
    assert (scene.asked, scene.zone(training)) == ("target", "limbo")
    assert not scene.state.in_play(training)


# Mana ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ZONE-16")
def test_a_card_put_into_mana_is_exhausted() -> None:
    scene = Scene(mana=3)
    scene.put(spell("Channel", TopToMana()), "hand")
    scene.do("play Channel")
    assert (len(scene.names("mana")), scene.ready_mana()) == (4, 2)


@pytest.mark.rule("ALT-ZONE-16")
def test_a_card_put_into_mana_is_ready_where_the_effect_says_so() -> None:
    scene = Scene(mana=3)
    scene.put(spell("Channel", TopToMana(ready=True)), "hand")
    scene.do("play Channel")
    assert (len(scene.names("mana")), scene.ready_mana()) == (4, 3)


@pytest.mark.rule("ALT-ZONE-16")
def test_a_card_from_play_put_into_mana_is_exhausted_too() -> None:
    scene = Scene(mana=3)
    skald = scene.put("LY_08_C", "hero", 1)
    scene.put(spell("Reap", Send(MANA, target(A_CHARACTER))), "hand")
    before = scene.ready_mana(1)
    scene.do("play Reap")
    assert scene.zone(skald) == "mana"
    assert scene.controller(skald) == 1
    assert scene.ready_mana(1) == before


@pytest.mark.rule("ALT-ZONE-16")
def test_a_deck_card_goes_into_mana_unrevealed() -> None:
    scene = Scene(deck=0)
    scene.put("BR_13_C", "deck")
    scene.put(spell("Channel", TopToMana()), "hand")
    scene.do("play Channel")
    assert scene.names("mana")[-1] == "Kappa"
    assert "BR_13_C" not in repr(view_of(scene.state, 1))
    seen = [event.details for event in scene.state.events or [] if event.visible_to(1)]
    assert "BR_13_C" not in repr(seen)


@pytest.mark.rule("ALT-ZONE-17")
def test_states_are_swapped_so_that_the_orb_picked_is_an_exhausted_one() -> None:
    scene = Scene(mana=3)
    scene.put(spell("Erupt", DiscardOrb(1)), "hand")
    scene.do("play Erupt", "pick Ordis Trooper (mana)")
    assert (len(scene.names("mana")), scene.ready_mana()) == (2, 2)


@pytest.mark.rule("ALT-ZONE-17")
def test_without_an_exhausted_orb_a_ready_one_goes() -> None:
    scene = Scene(mana=3)
    scene.put(spell("Erupt", DiscardOrb(2)), "hand")
    scene.do("play Erupt", "pick Ordis Trooper (mana)", "pick Ordis Trooper #2 (mana)")
    assert (len(scene.names("mana")), scene.ready_mana()) == (1, 1)


@pytest.mark.rule("ALT-ZONE-18")
def test_a_card_turned_into_mana_is_never_played_nor_brought_back() -> None:
    scene = Scene(mana=0)
    training = scene.put("AX_08_C", "hand")
    scene.morning()
    scene.do("no", "pick Axiom Salvager")
    scene.do("pass")
    assert not [option for option in scene.options if "Salvager" in option]
    scene.to_dusk()
    assert scene.state.day == 4
    assert scene.zone(training) == "mana"
