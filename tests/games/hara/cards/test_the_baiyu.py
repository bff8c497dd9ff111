"""The cards of the Baiyu."""

from __future__ import annotations

import pytest

from tests.games.hara.cards.world_cards import Case, ally, attack, entry, event, loot, not_shown

CASES = (
    # Monsters
    ally("teagle", after={"health": 3, "spirit": 1}),
    attack("teagle", "critical", dice=(5,), after={"health": -3}),
    attack("teagle", "no critical", dice=(4,), after={"health": -2}),
    ally("lantern_carp", "go dojo-6", beyond=("go dojo",), after={"green": 1, "where": "dojo-6"}),
    ally("lantern_carp", "done", shows="stay", after={"green": 1}),
    ally(
        "mask_seller_fox",
        "blue",
        shows="an Item",
        items=("ember_pot",),
        after={"ember_pot": -1, "magpie_glove": 1, "blue": 1},
    ),
    ally("mask_seller_fox", shows="no Item", after={}),
    loot(
        "mask_seller_fox",
        "aim leaf",
        "pick rift_hook",
        items=("moonmilk",),
        leaf_items=("ember_pot", "rift_hook"),
        stand={"leaf": "the_baiyu-1"},
        after={"green": 2, "rift_hook": 1, "leaf rift_hook": -1},
    ),
    loot(
        "mask_seller_fox",
        "done",
        shows="leave it",
        leaf_items=("ember_pot",),
        stand={"leaf": "the_baiyu-1"},
        after={"green": 2},
    ),
    loot("mask_seller_fox", shows="nothing to steal", stand={"leaf": "the_baiyu-1"}, after={"green": 2}),
    loot(
        "mask_seller_fox", shows="nobody near", leaf_items=("ember_pot",), stand={"leaf": "dojo-6"}, after={"green": 2}
    ),
    entry("belly_drum_badger", "strikes", after={"health": -1, "move this turn": -1}),
    attack("belly_drum_badger", "strikes, at the end of the turn", after={"health": -1}),
    loot("belly_drum_badger", after={"green": 2, "activations": 1}),
    loot(
        "reed_duelist",
        "2 after",
        "red",
        "blue",
        shows="met",
        dice=(3,),
        after={"green": 2, "spirit": -2, "red": 1, "blue": 1},
    ),
    loot("reed_duelist", "red", "red", shows="met, by the roll alone", dice=(5,), after={"green": 2, "red": 2}),
    loot("reed_duelist", "1 after", shows="failed", dice=(3,), after={"green": 2, "spirit": -1, "honeyroot_loaf": 1}),
    loot(
        "firecracker_imps",
        put={"porcelain_warden": "the_baiyu-2", "mist_heron": "the_baiyu-4", "teagle": "the_baiyu-5"},
        stand={"leaf": "the_baiyu-3"},
        after={"red": 1, "green": 2, "health": -2, "leaf health": -2, "the_baiyu-4": "mist_heron 2 hurt"},
    ),
    loot("firecracker_imps", shows="nobody near", after={"red": 1, "green": 2, "health": -2}),
    loot(
        "mist_heron",
        "aim leaf",
        "place the_baiyu-5",
        stand={"leaf": "the_baiyu-3"},
        after={"blue": 1, "green": 1, "whetted_burr": 1, "leaf where": "the_baiyu-5"},
    ),
    loot(
        "mist_heron",
        "aim the_baiyu-1",
        "place the_baiyu-5",
        shows="a Monster",
        put={"teagle": "the_baiyu-1", "porcelain_warden": "the_baiyu-6"},
        beyond=("aim the_baiyu-6", "place the_baiyu-4"),
        after={"blue": 1, "green": 1, "whetted_burr": 1, "the_baiyu-1": "", "the_baiyu-5": "teagle"},
    ),
    loot("mist_heron", shows="nobody near", after={"blue": 1, "green": 1, "whetted_burr": 1}),
    *(
        attack("queen_of_a_thousand_masks", f"strikes, roll {roll}", dice=(roll,), after={"health": -4, "spirit": -2})
        for roll in (1, 2, 3)
    ),
    *(
        attack(
            "queen_of_a_thousand_masks",
            f"strikes, roll {roll}",
            dice=(roll,),
            have={"energy": (0, 0, 2)},
            after={"health": -4, "green": -1},
        )
        for roll in (4, 5, 6)
    ),
    # Events
    event("riddle_bridge", "met", "2 first", dice=(4,), after={"green": 1, "spirit": -1, "prism_sap": 1}),
    event("riddle_bridge", "failed", "2 first", dice=(3,), after={"green": 1, "spirit": -2, "health": -1}),
    event(
        "dragon_boat_race",
        "met",
        "2 first",
        "place the_baiyu-6",
        dice=(3,),
        beyond=("place dojo",),
        after={"green": 3, "spirit": -2, "where": "the_baiyu-6"},
    ),
    event("dragon_boat_race", "met, stay", "2 first", "done", dice=(3,), after={"green": 3, "spirit": -2}),
    event("dragon_boat_race", "failed", "2 first", dice=(2,), after={"green": 1, "spirit": -2, "activations": -1}),
    event("lantern_night", "option 1", "red", "option 1", after={"red": 1, "spirit": 2, "leaf spirit": 2}),
    event("lantern_night", "option 2", "red", "option 2", after={"red": 1, "health": 2, "the_baiyu-1": "lantern_carp"}),
    event(
        "lantern_night",
        "option 2, the Carp is out",
        "red",
        "option 2",
        put={"lantern_carp": "the_baiyu-5"},
        after={"red": 1, "health": 2},
    ),
    *(
        event(
            "three_jade_cups",
            f"yes, roll {roll}",
            "yes",
            dice=(roll,),
            after={"green": 1, "spirit": -1, "swiftleaf_tea" if roll <= 3 else "gale_fan": 1},
        )
        for roll in range(1, 7)
    ),
    event("three_jade_cups", "declined", "done", after={"green": 1}),
    event("three_jade_cups", "cannot pay", have={"spirit": 0}, after={"green": 1}),
    event(
        "the_drifting_isle",
        "option 1",
        "option 1",
        "tile oakenmoor",
        after={"green": 1, "tile the_baiyu": "slot 3", "tile oakenmoor": "slot 6"},
    ),
    event(
        "the_drifting_isle",
        "option 2",
        "option 2",
        "go the_baiyu-1",
        beyond=("go dojo-6",),
        after={"green": 2, "where": "the_baiyu-1"},
    ),
    event("the_drifting_isle", "option 2, stay", "option 2", "done", after={"green": 2}),
    event("paper_dragon_duel", "met", "3 first", dice=(4,), after={"green": 1, "spirit": -3, "tortoise_buckler": 1}),
    event(
        "paper_dragon_duel",
        "failed",
        "3 first",
        dice=(3,),
        after={"green": 1, "spirit": -3, "health": 1, "the_baiyu-1": "firecracker_imps"},
    ),
    event("wrestling_the_river", "met", "2 after", "red", dice=(4,), after={"green": 2, "red": 1}),
    event(
        "wrestling_the_river", "met, by the roll alone", "blue", dice=(6,), after={"green": 2, "blue": 1, "spirit": 2}
    ),
    event("wrestling_the_river", "failed", "1 after", dice=(4,), after={"green": 1, "spirit": -1, "health": -2}),
)


@pytest.mark.rule("HARA-MON-01", "HARA-LOOT-04", "HARA-ALLY-01", "HARA-CRIT-01", "HARA-EVENT-03")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_do_what_they_say(case: Case) -> None:
    assert case.changes() == case.after


@pytest.mark.rule("HARA-SHIFT-02")
def test_the_drifting_isle_never_drifts_into_the_dojo() -> None:
    case = Case("the_drifting_isle", "event", "option 1", (), {})
    scene = case.laid_out()
    case.meet(scene)
    scene.do("option 1")
    others = ("arechi_wastes", "oppenheim", "oakenmoor", "lunaridge", "the_drear")
    assert set(scene.legal()) == {f"tile {world}" for world in others}


def test_every_card_is_shown_in_full() -> None:
    assert not_shown("the_baiyu", CASES) == {}
