"""The cards of Oppenheim."""

from __future__ import annotations

import pytest

from tests.games.hara.cards.world_cards import Case, ally, attack, event, loot, not_shown
from tests.games.hara.scene import Scene

CASES = (
    # Monsters
    loot(
        "powder_drone",
        put={"lamplighter_unit": "oppenheim-2", "ordnance_turret": "oppenheim-4", "magnet_harvester": "oppenheim-1"},
        stand={"leaf": "oppenheim-3"},
        after={"red": 2, "health": -2, "oppenheim-2": "lamplighter_unit 1 hurt"},
    ),
    attack("ordnance_turret", "critical", dice=(5,), after={"health": -3}),
    attack("ordnance_turret", "no critical", dice=(4,), after={"health": -2}),
    attack("magnet_harvester", "strikes, an Item", items=("ember_pot",), after={"health": -1, "ember_pot": -1}),
    attack(
        "magnet_harvester",
        "strikes, of two Items",
        "pick rift_hook",
        items=("ember_pot", "rift_hook"),
        after={"health": -1, "rift_hook": -1},
    ),
    attack("magnet_harvester", "strikes, no Item", after={"health": -1}),
    ally("lamplighter_unit", after={"moonmilk": 1, "spirit": 1}),
    ally("foundry_tender", "option 1", shows="option 1", after={"prism_sap": 1}),
    ally(
        "foundry_tender",
        "option 2",
        "pick landslide",
        shows="option 2",
        board=("landslide", "bearfriend"),
        after={"red": 1, "landslide": "hand"},
    ),
    ally("foundry_tender", "option 2", "done", shows="option 2, left there", board=("landslide",), after={"red": 1}),
    ally("foundry_tender", "option 2", shows="option 2, an empty board", after={"red": 1}),
    ally("orphan_engine", "place dojo-6", beyond=("place lunaridge-1",), after={"red": 1, "where": "dojo-6"}),
    ally("orphan_engine", "done", shows="stay", after={"red": 1}),
    attack("boiler_golem", "critical", dice=(6,), after={"health": -3}),
    attack("boiler_golem", "no critical", dice=(4,), after={"health": -2}),
    loot(
        "trinitas", "red", "green", after={"red": 5, "green": 1, "health": -4, "scalehide_mantle": 1, "magpie_glove": 1}
    ),
    # Events
    event("assembly_line", "met", "2 first", dice=(4,), after={"red": 1, "spirit": -2, "lucky_knucklebone": 1}),
    event(
        "assembly_line",
        "failed",
        "2 first",
        "pick bearfriend",
        dice=(3,),
        after={"red": 1, "spirit": -2, "health": -1, "bearfriend": "board_cards used"},
    ),
    event(
        "assembly_line",
        "failed, an empty hand",
        "0 first",
        dice=(1,),
        board=("kaoru_dash", "landslide", "bearfriend", "stone_claw"),
        after={"red": 1, "health": -1},
    ),
    event("unexploded_shell", "met", "3 first", dice=(4,), after={"red": 2, "spirit": -3, "gale_fan": 1}),
    event(
        "unexploded_shell",
        "failed",
        "3 first",
        dice=(3,),
        put={"magnet_harvester": "oppenheim-4", "ordnance_turret": "oppenheim-2", "lamplighter_unit": "oppenheim-5"},
        stand={"leaf": "oppenheim-2"},
        after={"red": 1, "spirit": -3, "health": -2, "leaf health": -2, "oppenheim-4": "magnet_harvester 2 hurt"},
    ),
    event("the_locked_vault", "met", "blue", "4 after", dice=(4,), after={"blue": 1, "spirit": -4, "hunters_tally": 1}),
    event(
        "the_locked_vault",
        "failed",
        "red",
        "1 after",
        dice=(6,),
        after={"red": 1, "spirit": -1, "oppenheim-1": "ordnance_turret"},
    ),
    event(
        "the_locked_vault",
        "failed, the Turret is out",
        "red",
        "0 after",
        dice=(1,),
        put={"ordnance_turret": "oppenheim-6"},
        after={"red": 1},
    ),
    event(
        "signal_tower", "met, no Rift near", "1 first", "green", dice=(4,), after={"red": 1, "green": 1, "spirit": -1}
    ),
    event(
        "signal_tower",
        "met",
        "1 first",
        "green",
        "aim dojo-5",
        dice=(4, 6),
        put={"small_red_rift": "dojo-5", "small_blue_rift": "dojo-1"},
        beyond=("aim dojo-1",),
        after={"red": 4, "green": 1, "spirit": -1, "dojo-5": ""},
    ),
    event(
        "signal_tower",
        "met, the Rift left open",
        "1 first",
        "green",
        "done",
        dice=(4,),
        put={"small_red_rift": "dojo-5"},
        after={"red": 1, "green": 1, "spirit": -1},
    ),
    event("signal_tower", "failed", "1 first", dice=(3,), after={"red": 1, "spirit": -2}),
    event("vending_wall", "option 1, paid", "option 1", after={"remembering_thread": 1}),
    event(
        "vending_wall",
        "option 1, paid, of two colors",
        "option 1",
        "blue",
        have={"energy": (0, 2, 0)},
        after={"red": 1, "blue": -1, "remembering_thread": 1},
    ),
    event("vending_wall", "option 2, paid", "option 2", after={"red": 1, "health": -1, "veil_puffball": 1}),
    event(
        "vending_wall",
        "cannot pay, the last Health",
        have={"health": 1},
        rules={"health_must_remain": True},
        after={"remembering_thread": 1},
    ),
    event("power_surge", "roll 1", dice=(1,), after={"red": 1, "health": -1}),
    event("power_surge", "roll 2", dice=(2,), after={"red": 1, "health": -1}),
    event("power_surge", "roll 3", dice=(3,), after={"red": 1}),
    event("power_surge", "roll 4", dice=(4,), after={"red": 1}),
    event("power_surge", "roll 5", dice=(5,), after={"red": 1, "activations": 1}),
    event("power_surge", "roll 6", dice=(6,), after={"red": 1, "activations": 1}),
    event("scrapyard_auction", "option 1", "option 1", items=("ember_pot",), after={"red": 1, "homeward_bell": 1}),
    event(
        "scrapyard_auction",
        "option 2, an Item",
        "option 2",
        items=("ember_pot",),
        after={"red": 2, "ember_pot": -1, "rift_hook": 1},
    ),
    event("scrapyard_auction", "no Item, nothing to trade", after={"red": 1, "homeward_bell": 1}),
)


@pytest.mark.rule("HARA-MON-01", "HARA-LOOT-04", "HARA-ALLY-01", "HARA-CRIT-01", "HARA-EVENT-03")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_do_what_they_say(case: Case) -> None:
    assert case.changes() == case.after


@pytest.mark.rule("HARA-LIFE-03")
@pytest.mark.parametrize("rolled", [3, 4])
def test_power_surge_wakes_a_used_card(rolled: int) -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("power_surge", "oppenheim-3")
    scene.stand("kaoru", "oppenheim-2")
    with scene.dice(rolled):
        scene.do("top kaoru_dash", "go oppenheim-3")
    assert set(scene.legal()) == {"done", "pick kaoru_dash"}
    scene.do("pick kaoru_dash")
    assert "bottom kaoru_dash" in scene.legal()


def test_every_card_is_shown_in_full() -> None:
    assert not_shown("oppenheim", CASES) == {}
