"""The cards of Lunaridge."""

from __future__ import annotations

import pytest

from tests.games.hara.cards.world_cards import Case, ally, attack, event, loot, not_shown
from tests.games.hara.scene import Scene

CASES = (
    # Monsters
    attack("hushwing", "critical", dice=(5,), after={"health": -1, "spirit": -1}),
    attack("hushwing", "critical, no Spirit", dice=(6,), have={"spirit": 0}, after={"health": -1}),
    attack("hushwing", "no critical", dice=(4,), after={"health": -1}),
    ally("crescent_acolyte", after={"blue": 1, "challenge this turn": 2}),
    attack("crescent_acolyte", "critical", dice=(5,), after={"health": -2}),
    attack("crescent_acolyte", "no critical", dice=(4,), after={"health": -1}),
    ally("old_threefeathers", "place dojo", beyond=("place dojo-4",), after={"blue": 1, "where": "dojo"}),
    ally("old_threefeathers", "done", shows="stay", after={"blue": 1}),
    loot(
        "old_threefeathers",
        "pick bearfriend",
        board=("landslide", "bearfriend"),
        after={"blue": 3, "bearfriend": "hand"},
    ),
    loot("old_threefeathers", "done", shows="leave it", board=("landslide",), after={"blue": 3}),
    loot("old_threefeathers", shows="an empty board", after={"blue": 3}),
    attack("tide_witch", "critical", dice=(5,), have={"energy": (0, 2, 0)}, after={"health": -2, "blue": -1}),
    attack("tide_witch", "critical, no energy", dice=(6,), after={"health": -2}),
    attack("tide_witch", "no critical", dice=(4,), have={"energy": (0, 2, 0)}, after={"health": -2}),
    loot(
        "tide_witch",
        "red",
        "aim lunaridge-6",
        dice=(6,),
        put={"small_red_rift": "lunaridge-6", "small_blue_rift": "dojo-1"},
        beyond=("aim dojo-1",),
        after={"blue": 2, "red": 4, "lunaridge-6": ""},
    ),
    loot(
        "tide_witch",
        "red",
        "done",
        shows="leave it",
        put={"small_red_rift": "lunaridge-6"},
        after={"blue": 2, "red": 1},
    ),
    loot("tide_witch", "red", shows="no Rift near", put={"small_red_rift": "oppenheim-6"}, after={"blue": 2, "red": 1}),
    attack("silver_lynx", "critical", dice=(5,), after={"health": -4}),
    attack("silver_lynx", "no critical", dice=(4,), after={"health": -2}),
    loot("silver_lynx", after={"blue": 2, "green": 1, "next move": 2}),
    ally("blind_astrologer", "red", after={"red": 1, "prevents": 2}),
    ally("blind_astrologer", "red", shows="on Day 2", day=2, after={"red": 1, "prevents": 3}),
    ally("blind_astrologer", "red", shows="on Day 3", day=3, after={"red": 1, "prevents": 4}),
    ally("blind_astrologer", "red", shows="on Day 6", day=6, after={"red": 1, "prevents": 4}),
    attack("eclipse_zealot", "strikes", after={"health": -2, "spirit": -1}),
    loot(
        "eclipse_zealot",
        "green",
        shows="its last attack",
        after={"red": 1, "blue": 3, "green": 1, "health": -2, "spirit": -1},
    ),
    attack("strigmare", "critical", dice=(5,), have={"health": 9}, after={"health": -6}),
    attack("strigmare", "no critical", dice=(4,), after={"health": -4}),
    # Events
    event("the_owls_three_questions", "met", "1 first", dice=(4,), after={"blue": 2, "spirit": -1}),
    event(
        "the_owls_three_questions",
        "failed",
        "1 first",
        "pick landslide",
        dice=(3,),
        after={"blue": 1, "spirit": -1, "landslide": "board_cards used"},
    ),
    event(
        "the_owls_three_questions",
        "failed, an empty hand",
        "1 first",
        dice=(3,),
        board=("kaoru_dash", "landslide", "bearfriend", "stone_claw"),
        after={"blue": 1, "spirit": -1},
    ),
    event(
        "the_long_leap",
        "option 1",
        "option 1",
        "place oppenheim-6",
        after={"blue": 1, "health": -2, "where": "oppenheim-6"},
    ),
    event("the_long_leap", "option 1, stay", "option 1", "done", after={"blue": 1, "health": -2}),
    event("the_long_leap", "option 2", "option 2", after={"blue": 1, "moonmilk": 1}),
    event(
        "rite_of_the_full_moon",
        "met",
        "4 first",
        dice=(4,),
        after={"blue": 1, "spirit": -4, "ursine_tectonics": "hand"},
    ),
    event(
        "rite_of_the_full_moon",
        "met, it is in hand already",
        "4 first",
        dice=(4,),
        hand=("ursine_tectonics",),
        after={"blue": 1, "spirit": -4},
    ),
    event(
        "rite_of_the_full_moon",
        "failed",
        "4 first",
        dice=(3,),
        after={"blue": 1, "spirit": -4, "lunaridge-1": "eclipse_zealot"},
    ),
    event("the_moon_mirror", "option 1", "red", "option 1", after={"red": 1, "attack this turn": 1}),
    event("the_moon_mirror", "option 2", "red", "option 2", after={"red": 1, "move this turn": 1}),
    event("the_moon_mirror", "option 3", "red", "option 3", after={"red": 1, "from_monsters until next turn": -1}),
    event("bridge_of_one_rope", "met", "1 first", dice=(5,), after={"blue": 1, "spirit": -1, "unspoken_name": 1}),
    event("bridge_of_one_rope", "failed", "1 first", dice=(4,), after={"blue": 1, "spirit": -1, "health": -2}),
    event("midnight_observatory", "holds", "green", dusk=True, after={"blue": 2, "green": 1}),
    event("midnight_observatory", "otherwise", after={"blue": 1, "spirit": 2, "lunaridge-1": "blind_astrologer"}),
    event(
        "midnight_observatory",
        "otherwise, the Astrologer is out",
        put={"blind_astrologer": "lunaridge-5"},
        after={"blue": 1, "spirit": 2},
    ),
    event(
        "the_silent_procession",
        "met",
        "3 first",
        "aim lunaridge-5",
        dice=(4,),
        put={"strigmare": "lunaridge-5", "silver_lynx": "lunaridge-6"},
        beyond=("aim lunaridge-6",),
        after={"blue": 3, "spirit": -3, "lunaridge-5": ""},
    ),
    event(
        "the_silent_procession",
        "met, leave it",
        "3 first",
        "done",
        dice=(4,),
        put={"strigmare": "lunaridge-5"},
        after={"blue": 3, "spirit": -3},
    ),
    event(
        "the_silent_procession",
        "met, no Monster near",
        "3 first",
        dice=(4,),
        put={"small_red_rift": "lunaridge-5", "strigmare": "lunaridge-6"},
        after={"blue": 3, "spirit": -3},
    ),
    event(
        "the_silent_procession",
        "failed",
        "3 first",
        "green",
        dice=(3,),
        have={"energy": (0, 0, 1)},
        after={"blue": 1, "green": -1, "spirit": -3},
    ),
    event("the_silent_procession", "failed, the gift goes again", "3 first", dice=(3,), after={"spirit": -3}),
)


@pytest.mark.rule("HARA-MON-01", "HARA-LOOT-04", "HARA-ALLY-01", "HARA-CRIT-01", "HARA-EVENT-03")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_do_what_they_say(case: Case) -> None:
    assert case.changes() == case.after


# What lasts, in play --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ALLY-01", "HARA-CR-02")
def test_crescent_acolyte_prays_for_every_challenge_of_the_turn() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("crescent_acolyte", "lunaridge-3")
    scene.put("bridge_of_one_rope", "lunaridge-2")
    scene.stand("kaoru", "lunaridge-3")
    scene.have("kaoru", spirit=0)
    scene.do("ally")
    scene.effect('{do = "move", spaces = 1}')
    with scene.dice(4):
        scene.do("go lunaridge-2")
    assert scene.items("kaoru") == {"dreamstone": 1, "unspoken_name": 1}


@pytest.mark.rule("HARA-MOVE-07", "HARA-LOOT-04")
def test_silver_lynx_speeds_one_move() -> None:
    case = Case("silver_lynx", "loot", "loot", (), {})
    scene = case.laid_out()
    case.meet(scene)
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go lunaridge-6")
    scene.effect('{do = "move", spaces = 1}')
    assert "go lunaridge-2" not in scene.legal()


@pytest.mark.rule("HARA-LIFE-03")
def test_the_owls_three_questions_wake_a_used_card() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("the_owls_three_questions", "lunaridge-3")
    scene.stand("kaoru", "lunaridge-2")
    scene.have("kaoru", spirit=0)
    with scene.dice(5):
        scene.do("top kaoru_dash", "go lunaridge-3")
    assert set(scene.legal()) == {"done", "pick kaoru_dash"}
    scene.do("pick kaoru_dash")
    assert "bottom kaoru_dash" in scene.legal()


@pytest.mark.rule("HARA-PICK-01")
def test_the_owls_three_questions_unanswered_cost_a_card_of_the_hand() -> None:
    """It cannot be declined as long as there is a card."""
    case = Case("the_owls_three_questions", "event", "failed", (), {}, have={"spirit": 0})
    scene = case.laid_out()
    with scene.dice(4):
        case.meet(scene)
    assert set(scene.legal()) == {f"pick {card}" for card in ("kaoru_dash", "landslide", "bearfriend", "stone_claw")}


@pytest.mark.rule("HARA-ALLY-01", "HARA-DMG-01")
def test_blind_astrologer_foresees_the_next_wound() -> None:
    case = Case("blind_astrologer", "ally", "ally", (), {})
    scene = case.laid_out()
    case.meet(scene)
    scene.do("red")
    scene.effect('{do = "suffer", amount = 4}')
    assert scene.health("kaoru") == 3


def test_every_card_is_shown_in_full() -> None:
    assert not_shown("lunaridge", CASES) == {}
