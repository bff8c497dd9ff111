"""The cards of the Drear."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tests.games.hara.cards.world_cards import Case, ally, attack, entry, event, loot, not_shown

CASES = (
    # Monsters
    attack("candle_wisp", "strikes", after={"health": -1, "spirit": -1}),
    loot("candle_wisp", "red", shows="its last attack", after={"blue": 2, "red": 1, "health": -1, "spirit": -1}),
    attack("drowned_piper", "strikes", after={"health": -1, "spirit": -2}),
    attack("drowned_piper", "strikes, little Spirit", have={"spirit": 1}, after={"health": -1, "spirit": -1}),
    ally(
        "lost_ferryman",
        "place oakenmoor-6",
        shows="paid",
        have={"energy": (0, 0, 1)},
        after={"green": -1, "remembering_thread": 1, "where": "oakenmoor-6"},
    ),
    ally(
        "lost_ferryman",
        "red",
        "done",
        shows="paid, of two colors, stay",
        have={"energy": (2, 0, 1)},
        after={"red": -1, "remembering_thread": 1},
    ),
    ally("lost_ferryman", shows="cannot pay", after={}),
    entry("mire_hound", "strikes", after={"health": -2, "move this turn": -1}),
    attack("mire_hound", "strikes, at the end of the turn", after={"health": -2}),
    loot(
        "mire_hound",
        "red",
        shows="its last attack",
        after={"red": 2, "blue": 2, "health": -2, "move this turn": -1},
    ),
    ally("child_in_the_reeds", after={"blue": 1, "spirit": 3}),
    loot("child_in_the_reeds", "red", after={"blue": 2, "red": 1, "spirit": -3}),
    loot(
        "child_in_the_reeds",
        "red",
        shows="little Spirit",
        have={"spirit": 2},
        after={"blue": 2, "red": 1, "spirit": -2},
    ),
    loot(
        "peat_colossus",
        "red",
        "green",
        shows="its last attack",
        after={"blue": 3, "red": 1, "green": 1, "hunters_tally": 1, "health": -3},
    ),
    attack("leech_choir", "strikes", have={"energy": (0, 2, 0)}, after={"health": -2, "blue": -1}),
    attack("leech_choir", "strikes, no energy", after={"health": -2}),
    *(
        loot("leech_choir", "red", "red", shows=shows, have={"health": health}, after={"blue": 3, "red": 2, **after})
        for shows, health, after in (
            # What its last attack leaves: 8, 7, 3 and 1 Health.
            ("loot of 2 missing", 10, {"health": -1}),
            ("loot of 3 missing", 9, {"health": -1}),
            ("loot of 7 missing", 5, {"health": 1}),
            ("loot of 9 missing", 3, {"health": 2}),
        )
    ),
    ally("soul_pedlar", "blue", shows="paid", after={"health": -3, "rift_hook": 1, "blue": 1}),
    ally("soul_pedlar", shows="cannot pay", have={"health": 2}, after={}),
    attack("soul_pedlar", "critical", dice=(5,), have={"energy": (2, 0, 0)}, after={"health": -2, "red": -1}),
    attack("soul_pedlar", "no critical", dice=(4,), have={"energy": (2, 0, 0)}, after={"health": -2}),
    loot(
        "soul_pedlar",
        shows="its last attack",
        dice=(4,),
        after={"red": 1, "blue": 2, "hourglass_beetle": 1, "health": -2},
    ),
    attack(
        "mother_undertow",
        "critical, strikes",
        dice=(5,),
        have={"energy": (0, 3, 0)},
        after={"health": -4, "spirit": -2, "blue": -2},
    ),
    attack(
        "mother_undertow",
        "critical, little energy",
        dice=(6,),
        have={"energy": (1, 0, 0)},
        after={"health": -4, "spirit": -2, "red": -1},
    ),
    attack("mother_undertow", "no critical", dice=(4,), have={"energy": (0, 3, 0)}, after={"health": -4, "spirit": -2}),
    # Events
    event(
        "the_bone_bargain",
        "option 1, paid",
        "option 1",
        "pick faultline",
        after={"blue": 1, "health": -4, "faultline": "hand"},
    ),
    event("the_bone_bargain", "option 2", "option 2", after={"blue": 1, "ember_pot": 1}),
    event("the_bone_bargain", "cannot pay", have={"health": 3}, after={"blue": 1, "ember_pot": 1}),
    event("the_sunken_bell", "met", "2 first", "red", "red", dice=(5,), after={"blue": 3, "red": 2, "spirit": -2}),
    event(
        "the_sunken_bell", "failed", "2 first", dice=(4,), have={"energy": (0, 3, 0)}, after={"blue": -1, "spirit": -2}
    ),
    event(
        "the_sunken_bell",
        "failed, of two colors",
        "0 first",
        "red",
        "blue",
        dice=(6,),
        have={"energy": (3, 0, 0)},
        after={"red": -1},
    ),
    event("the_sunken_bell", "failed, only the gift is there", "0 first", dice=(6,), after={}),
    *(
        event("dice_with_the_dead", f"yes, roll {roll}", "red", "yes", dice=(roll,), after={"red": 1, "health": -3})
        for roll in (1, 2, 3)
    ),
    *(
        event(
            "dice_with_the_dead",
            f"yes, roll {roll}",
            "red",
            "yes",
            "red",
            "blue",
            "green",
            dice=(roll,),
            after={"red": 2, "blue": 1, "green": 1},
        )
        for roll in (4, 5, 6)
    ),
    event("dice_with_the_dead", "declined", "red", "done", after={"red": 1}),
    event(
        "voices_in_the_fog",
        "met",
        "1 first",
        dice=(5,),
        after={"blue": 1, "spirit": -1, "the_drear-1": "child_in_the_reeds", "thunderseed": 1},
    ),
    event(
        "voices_in_the_fog",
        "met, the Child is out",
        "1 first",
        dice=(5,),
        put={"child_in_the_reeds": "the_drear-5"},
        after={"blue": 1, "spirit": -1, "thunderseed": 1},
    ),
    event(
        "voices_in_the_fog",
        "failed",
        "1 first",
        dice=(4,),
        after={"blue": 1, "spirit": -1, "the_drear-1": "drowned_piper"},
    ),
    event("the_patient_mud", "met", "2 first", "red", dice=(3,), after={"blue": 3, "red": 1, "spirit": -2}),
    event("the_patient_mud", "failed", "2 first", dice=(2,), after={"blue": 1, "spirit": -2, "activations": -2}),
    event(
        "the_patient_mud",
        "failed, one Activation left",
        "2 first",
        dice=(2,),
        have={"activations": 1},
        after={"blue": 1, "spirit": -2, "activations": -1},
    ),
    event("a_champions_grave", "met", "4 first", dice=(4,), after={"blue": 1, "spirit": -4, "sunfang": 1}),
    event("a_champions_grave", "failed", "4 first", dice=(3,), after={"blue": 1, "spirit": -4, "health": -3}),
    event(
        "the_toll_of_tears",
        "option 1",
        "option 1",
        "red",
        "green",
        after={"blue": 1, "red": 1, "green": 1, "spirit": -2, "leaf spirit": -2},
    ),
    event(
        "the_toll_of_tears",
        "option 1, little Spirit",
        "option 1",
        "red",
        "red",
        have={"spirit": 1},
        after={"blue": 1, "red": 2, "spirit": -1, "leaf spirit": -2},
    ),
    event("the_toll_of_tears", "option 2", "option 2", after={"blue": 1, "doorway_chalk": 1}),
)


@pytest.mark.rule("HARA-MON-01", "HARA-LOOT-04", "HARA-ALLY-01", "HARA-CRIT-01", "HARA-EVENT-03")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_do_what_they_say(case: Case) -> None:
    assert case.changes() == case.after


# Defeat on the way ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-LOSE-03", "HARA-EVENT-07", "HARA-DEFEAT-05")
def test_the_bone_bargain_may_be_paid_with_the_last_health() -> None:
    """A51, A92: the card is taken, then Kaoru is defeated."""
    case = Case("the_bone_bargain", "event", "option 1", (), {}, have={"health": 4})
    scene = case.laid_out()
    case.meet(scene)
    scene.do("option 1", "pick faultline")
    assert "faultline" in scene.cards("kaoru", "hand")
    body = card_set().champions[0]
    assert (scene.where("kaoru"), scene.health("kaoru"), scene.spirit("kaoru")) == ("dojo", body.health, body.spirit)
    assert scene.energy("kaoru") == (0, 0, 0)


@pytest.mark.rule("HARA-EVENT-07", "HARA-DEFEAT-01")
def test_dice_with_the_dead_can_be_lost_for_good() -> None:
    case = Case("dice_with_the_dead", "event", "roll 3", (), {}, have={"health": 3})
    scene = case.laid_out()
    case.meet(scene)
    with scene.dice(3):
        scene.do("red", "yes")
    assert [told["seat"] for told in scene.told("defeat")] == [0]
    assert (scene.where("kaoru"), scene.discarded()) == ("dojo", {"dice_with_the_dead"})


def test_every_card_is_shown_in_full() -> None:
    assert not_shown("the_drear", CASES) == {}
