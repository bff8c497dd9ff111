"""The cards of Oakenmoor."""

from __future__ import annotations

import pytest

from tests.games.hara.cards.world_cards import Case, ally, attack, entry, event, loot, not_shown, walk
from tests.games.hara.scene import Scene

CASES = (
    # Monsters
    ally("hedge_imp", "blue", after={"blue": 1, "spirit": -1}),
    ally("hedge_imp", "red", shows="no Spirit", have={"spirit": 0}, after={"red": 1}),
    ally("talking_sapling", after={"green": 1, "spirit": 2}),
    attack("bog_lantern", "strikes", after={"health": -1, "spirit": -1}),
    loot("bog_lantern", after={"blue": 1, "green": 1, "spirit": 2}),
    ally("moss_shepherd", stand={"leaf": "oakenmoor-2"}, after={"health": 3, "leaf health": 1}),
    ally("moss_shepherd", shows="nobody near", stand={"leaf": "oakenmoor-1"}, after={"health": 3}),
    ally("moor_stag", after={"green": 1, "move this turn": 1, "calm this turn": 1}),
    attack("strangling_ivy", "strikes, at the end of the turn", after={"health": -2}),
    entry("strangling_ivy", "strikes", after={"health": -2, "move this turn": -1}),
    loot("briar_knight", shows="its last attack", after={"red": 1, "green": 3, "unspoken_name": 1, "health": -2}),
    attack("grandmother_oak", "critical", dice=(5,), after={"health": -3}),
    attack("grandmother_oak", "no critical", dice=(4,), after={"health": -2}),
    ally("grandmother_oak", "option 1", shows="option 1", after={"green": 2}),
    ally("grandmother_oak", "option 2", shows="option 2", after={"health": 4, "prevents": 2}),
    attack("urrowen", "critical", dice=(5,), have={"energy": (0, 2, 0)}, after={"health": -4, "blue": -1}),
    attack(
        "urrowen",
        "critical, of two colors",
        "green",
        dice=(6,),
        have={"energy": (0, 2, 1)},
        after={"health": -4, "green": -1},
    ),
    attack("urrowen", "critical, no energy", dice=(5,), after={"health": -4}),
    attack("urrowen", "no critical", dice=(4,), have={"energy": (0, 2, 0)}, after={"health": -4}),
    loot(
        "urrowen", "red", "blue", after={"green": 4, "red": 1, "blue": 1, "second_heart": 1, "health": 3, "spirit": 2}
    ),
    # Events
    event("parliament_of_oaks", "met", "3 first", dice=(3,), after={"green": 3, "spirit": -3, "health": 1}),
    event("parliament_of_oaks", "failed", "3 first", dice=(2,), after={"green": 1, "spirit": -3, "activations": -1}),
    event(
        "parliament_of_oaks",
        "failed, no Activation left",
        "3 first",
        dice=(2,),
        have={"activations": 0},
        after={"green": 1, "spirit": -3},
    ),
    event("riddle_of_the_hedge", "met", "2 first", dice=(3,), after={"green": 1, "spirit": -2, "rift_hook": 1}),
    event(
        "riddle_of_the_hedge",
        "failed",
        "2 first",
        dice=(2,),
        after={"green": 1, "spirit": -2, "oakenmoor-1": "hedge_imp"},
    ),
    event(
        "riddle_of_the_hedge",
        "failed, the Imp is out",
        "0 first",
        dice=(1,),
        put={"hedge_imp": "oakenmoor-6"},
        after={"green": 1},
    ),
    event(
        "white_fog", "met", "2 first", dice=(5,), after={"green": 3, "spirit": -2, "from_monsters until next turn": -1}
    ),
    event("white_fog", "failed", "2 first", dice=(4,), after={"green": 1, "spirit": -4}),
    event("white_fog", "failed, all Spirit paid", "4 first", dice=(2,), after={"green": 1, "spirit": -5}),
    event("sleeping_giant", "met", "red", "3 after", dice=(2,), after={"red": 1, "spirit": -3, "hourglass_beetle": 1}),
    event("sleeping_giant", "met, by the roll alone", "red", dice=(5,), after={"red": 1, "hourglass_beetle": 1}),
    event("sleeping_giant", "failed", "blue", "2 after", dice=(2,), after={"blue": 1, "spirit": -2, "health": -2}),
    event("spring_under_the_roots", "option 1", "option 1", after={"green": 1, "health": 4}),
    event("spring_under_the_roots", "option 2", "option 2", after={"green": 1, "spirit": 3}),
    event("spring_under_the_roots", "option 3", "option 3", after={"green": 2}),
    event(
        "seed_merchant",
        "option 1, paid",
        "option 1",
        "pick bear_hug",
        have={"energy": (0, 0, 1)},
        after={"bear_hug": "hand", "green": -1},
    ),
    event(
        "seed_merchant",
        "option 1, paid, another color",
        "option 1",
        "pick rock_maul",
        have={"energy": (0, 0, 2)},
        after={"rock_maul": "hand", "green": -1},
    ),
    event(
        "seed_merchant",
        "option 2",
        "option 2",
        "aim oakenmoor-4",
        have={"energy": (0, 0, 1)},
        put={"briar_knight": "oakenmoor-4", "moor_stag": "oakenmoor-5"},
        beyond=("aim oakenmoor-5",),
        after={"green": 1, "oakenmoor-4": ""},
    ),
    event(
        "seed_merchant",
        "cannot pay",
        "done",
        put={"briar_knight": "oakenmoor-4"},
        after={"green": 1},
    ),
    event(
        "seed_merchant",
        "option 2, no Monster near",
        put={"moor_stag": "oakenmoor-5", "small_red_rift": "oakenmoor-4"},
        after={"green": 1},
    ),
    event(
        "walking_forest",
        "option 1",
        "option 1",
        "tile lunaridge",
        after={"green": 2, "tile oakenmoor": "slot 2", "tile lunaridge": "slot 3"},
    ),
    event(
        "walking_forest",
        "option 2",
        "option 2",
        "go oakenmoor-6",
        beyond=("go dojo",),
        put={"white_fog": "oakenmoor-2", "strangling_ivy": "oakenmoor-1"},
        after={"green": 1, "where": "oakenmoor-6"},
    ),
    event(
        "walking_forest",
        "option 2, to the Ivy",
        "option 2",
        "step oakenmoor-2",
        "go oakenmoor-1",
        put={"white_fog": "oakenmoor-2", "strangling_ivy": "oakenmoor-1"},
        after={"green": 1, "where": "oakenmoor-1"},
    ),
    event("walking_forest", "option 2, stay", "option 2", "done", after={"green": 1}),
)


@pytest.mark.rule("HARA-MON-01", "HARA-LOOT-04", "HARA-ALLY-01", "HARA-CRIT-01", "HARA-EVENT-03")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_do_what_they_say(case: Case) -> None:
    assert case.changes() == case.after


# What lasts, in play --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ALLY-01", "HARA-AGGR-01")
def test_moor_stag_carries_farther_and_past_what_is_aggressive() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("moor_stag", "oakenmoor-3")
    scene.put("strangling_ivy", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-3")
    scene.have("kaoru", health=5)
    scene.do("ally")
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-1")
    assert (scene.where("kaoru"), scene.health("kaoru")) == ("oakenmoor-1", 5)


@pytest.mark.rule("HARA-ATTACK-05")
def test_strangling_ivy_holds_every_move_of_the_turn() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("strangling_ivy", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-2")
    scene.have("kaoru", health=9)
    walk(scene, "oakenmoor-3")
    for space in ("oakenmoor-2", "oakenmoor-1"):
        scene.effect('{do = "move", spaces = 2}')
        assert not [word for word in scene.legal() if word.startswith("step")]
        scene.do(f"go {space}")
    scene.effect('{do = "move", spaces = 1}')
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-ALLY-01", "HARA-DMG-01")
def test_grandmother_oak_prevents_the_next_two_damage() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("grandmother_oak", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-3")
    scene.have("kaoru", health=5)
    scene.do("ally", "option 2")
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.health("kaoru") == 9
    scene.effect('{do = "suffer", amount = 3}')
    assert scene.health("kaoru") == 7


@pytest.mark.rule("HARA-ATTACK-05", "HARA-EVENT-03")
def test_white_fog_hides_from_every_monster_until_the_next_turn() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("white_fog", "oakenmoor-3")
    scene.put("briar_knight", "oakenmoor-1")
    scene.put("strangling_ivy", "oakenmoor-6")
    scene.stand("kaoru", "oakenmoor-2")
    scene.have("kaoru", health=9, spirit=6)
    scene.effect('{do = "move", spaces = 1}')
    with scene.dice(1):
        scene.do("go oakenmoor-3", "6")
    walk(scene, "oakenmoor-2", "oakenmoor-1")
    scene.do("end", "aim oakenmoor-1")
    assert [told["amount"] for told in scene.told("damage")] == [1, 1]


def test_every_card_is_shown_in_full() -> None:
    assert not_shown("oakenmoor", CASES) == {}
