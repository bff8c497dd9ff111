"""The cards of Arechi Wastes."""

from __future__ import annotations

import pytest

from tests.games.hara.cards.world_cards import Case, ally, attack, entry, event, loot, not_shown, space_of, strike, walk
from tests.games.hara.scene import Scene

CASES = (
    # Monsters
    entry("redsand_scorpling", "the attack", after={"health": -1}),
    loot("ash_jackal", "go arechi_wastes-1", beyond=("go dojo-1",), after={"red": 2, "where": "arechi_wastes-1"}),
    loot("ash_jackal", "done", shows="stay", after={"red": 2}),
    attack(
        "banner_raider", "critical, an Item", items=("ember_pot",), dice=(5,), after={"health": -2, "ember_pot": -1}
    ),
    attack(
        "banner_raider",
        "critical, of two Items",
        "pick rift_hook",
        items=("ember_pot", "rift_hook"),
        dice=(6,),
        after={"health": -2, "rift_hook": -1},
    ),
    attack("banner_raider", "critical, no Item", dice=(5,), after={"health": -2}),
    attack("banner_raider", "no critical", items=("ember_pot",), dice=(4,), after={"health": -2}),
    entry("dust_dervish", "strikes", after={"health": -1, "next move": -1}),
    attack("dust_dervish", "strikes, at the end of the turn", after={"health": -1}),
    loot(
        "dust_dervish",
        "place arechi_wastes-6",
        beyond=("place dojo",),
        after={"red": 1, "blue": 1, "where": "arechi_wastes-6"},
    ),
    loot("dust_dervish", "done", shows="stay", after={"red": 1, "blue": 1}),
    loot("glass_viper", "green", shows="its last attack", after={"red": 2, "green": 1, "health": -3}),
    ally("salt_road_guide", "go dojo", beyond=("go dojo-4",), after={"red": 1, "where": "dojo"}),
    ally("salt_road_guide", "done", shows="stay", after={"red": 1}),
    ally("sunspear_deserter", after={"red": 1, "next attack": 2, "next attack range": 1}),
    attack("furnace_scorpion", "critical", dice=(5,), have={"health": 6}, after={"health": -5}),
    attack("furnace_scorpion", "no critical", dice=(4,), after={"health": -3}),
    attack("karresh", "critical", dice=(5,), have={"health": 6}, after={"health": -5}),
    attack("karresh", "no critical", dice=(4,), after={"health": -4}),
    loot("karresh", "blue", "green", after={"red": 4, "blue": 1, "green": 1, "sunfang": 1, "activations": 1}),
    # Events
    event("the_sun_anvil", "met", "2 first", dice=(4,), after={"spirit": -2, "red": 3}),
    event("the_sun_anvil", "failed, holds", "2 first", dice=(3,), after={"spirit": -2, "red": 1, "health": -2}),
    event("the_sun_anvil", "failed, otherwise", "2 first", dice=(3,), dusk=True, after={"spirit": -2, "red": 1}),
    event("scorpion_nest", "met", "1 first", dice=(4,), after={"spirit": -1, "red": 1, "thunderseed": 1}),
    event(
        "scorpion_nest",
        "failed",
        "1 first",
        dice=(3,),
        after={"spirit": -1, "red": 1, "health": -1, "arechi_wastes-1": "redsand_scorpling"},
    ),
    event(
        "scorpion_nest",
        "failed, the Scorpling is out",
        "0 first",
        dice=(1,),
        put={"redsand_scorpling": "arechi_wastes-5"},
        after={"red": 1, "health": -1},
    ),
    event(
        "chariot_race", "met", "blue", "1 first", dice=(6,), after={"spirit": -1, "blue": 1, "red": 1, "activations": 1}
    ),
    event("chariot_race", "failed", "red", "1 first", dice=(5,), after={"spirit": -1, "red": 1, "leaf spirit": 1}),
    event("buried_blade", "met", "2 after", dice=(4,), after={"spirit": -2, "red": 1, "swallow_sandals": 1}),
    event("buried_blade", "met, by the roll alone", dice=(6,), after={"red": 1, "swallow_sandals": 1}),
    event(
        "buried_blade", "failed", "1 after", dice=(4,), after={"spirit": -1, "red": 1, "health": -1, "next attack": 1}
    ),
    event(
        "raiders_toll",
        "option 1, an Item",
        "option 1",
        "blue",
        "green",
        items=("ember_pot",),
        after={"red": 1, "blue": 1, "green": 1, "ember_pot": -1},
    ),
    event("raiders_toll", "option 2", "option 2", items=("ember_pot",), after={"red": 2, "health": -2}),
    event("raiders_toll", "no Item, only blood is left", after={"red": 2, "health": -2}),
    event("mirage", "roll 1", dice=(1,), after={"red": 1, "spirit": -1}),
    event("mirage", "roll 2", dice=(2,), after={"red": 1, "spirit": -1}),
    event("mirage", "roll 2, no Spirit", dice=(2,), have={"spirit": 0}, after={"red": 1}),
    event(
        "mirage",
        "roll 3",
        "place arechi_wastes-6",
        dice=(3,),
        beyond=("place dojo",),
        after={"red": 1, "where": "arechi_wastes-6"},
    ),
    event("mirage", "roll 4", "done", dice=(4,), after={"red": 1}),
    event("mirage", "roll 5", dice=(5,), after={"red": 1, "swiftleaf_tea": 1}),
    event("mirage", "roll 6", dice=(6,), after={"red": 1, "swiftleaf_tea": 1}),
    event("duel_at_the_well", "option 1", "option 1", after={"red": 1, "health": 3}),
    event("duel_at_the_well", "option 1, to 10 at most", "option 1", have={"health": 9}, after={"red": 1, "health": 1}),
    event(
        "duel_at_the_well",
        "option 2",
        "option 2",
        "aim leaf",
        "aim leaf",
        "place arechi_wastes-6",
        stand={"leaf": "arechi_wastes-2"},
        beyond=("place arechi_wastes-5",),
        after={"red": 1, "leaf health": -2, "leaf where": "arechi_wastes-6"},
    ),
    event(
        "duel_at_the_well",
        "option 2, of a Monster",
        "option 2",
        "aim arechi_wastes-5",
        "aim arechi_wastes-5",
        "place arechi_wastes-1",
        put={"sunspear_deserter": "arechi_wastes-5", "karresh": "arechi_wastes-6"},
        beyond=("aim arechi_wastes-6", "place arechi_wastes-2"),
        after={"red": 1, "arechi_wastes-5": "", "arechi_wastes-1": "sunspear_deserter 2 hurt"},
    ),
    event("duel_at_the_well", "option 2, nobody near", "option 2", after={"red": 1}),
)


@pytest.mark.rule("HARA-MON-01", "HARA-LOOT-04", "HARA-ALLY-01", "HARA-CRIT-01", "HARA-EVENT-03")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_do_what_they_say(case: Case) -> None:
    assert case.changes() == case.after


# What lasts, in play --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-MOVE-07", "HARA-AGGR-01")
def test_dust_dervish_slows_the_next_move() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("dust_dervish", "arechi_wastes-3")
    scene.stand("kaoru", "arechi_wastes-4")
    scene.have("kaoru", health=5)
    walk(scene, "arechi_wastes-3")
    scene.effect('{do = "move", spaces = 2}')
    assert set(scene.legal()) == {"done", "go arechi_wastes-2", "go arechi_wastes-4"}
    scene.do("go arechi_wastes-2")
    scene.effect('{do = "move", spaces = 2}')
    assert "go dojo-1" in scene.legal()


@pytest.mark.rule("HARA-DMG-04", "HARA-ALLY-01")
def test_sunspear_deserter_aims_the_next_attack() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("sunspear_deserter", "arechi_wastes-3")
    scene.put("karresh", "arechi_wastes-1")
    scene.stand("kaoru", "arechi_wastes-3")
    scene.do("ally")
    blow = '{do = "damage", amount = 1, range = 1}'
    scene.effect(blow)
    scene.do("aim arechi_wastes-1")
    assert scene.hurt("arechi_wastes-1") == 3
    scene.effect(blow)
    assert "aim arechi_wastes-1" not in scene.legal()


@pytest.mark.rule("HARA-DMG-04", "HARA-CR-04")
def test_buried_blade_sharpens_the_next_attack_of_whoever_fails() -> None:
    scene = Case("buried_blade", "event", "failed", (), {}, have={"spirit": 0}).laid_out()
    scene.put("karresh", "arechi_wastes-4")
    with scene.dice(5):
        walk(scene, space_of("buried_blade"))
    strike(scene, "arechi_wastes-4", 1)
    assert scene.hurt("arechi_wastes-4") == 2
    strike(scene, "arechi_wastes-4", 1)
    assert scene.hurt("arechi_wastes-4") == 3


@pytest.mark.rule("HARA-ALLY-01", "HARA-ECARD-04")
def test_salt_road_guide_leads_past_events() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("salt_road_guide", "arechi_wastes-3")
    scene.put("mirage", "arechi_wastes-2")
    scene.stand("kaoru", "arechi_wastes-3")
    scene.do("ally", "step arechi_wastes-2", "go arechi_wastes-1")
    assert (scene.where("kaoru"), scene.at("arechi_wastes-2")) == ("arechi_wastes-1", "mirage")


def test_every_card_is_shown_in_full() -> None:
    assert not_shown("arechi_wastes", CASES) == {}
