"""Why not, for questions about the map: where one goes, whom an effect is aimed at, which hex card it is."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tavola.games.hara.corrupted_turn import AdvanceBy, NextCorrupted, WhereItStarts, WhichWeakness
from tavola.games.hara.effect import NO_SOURCE
from tavola.games.hara.giving import GiveTo
from tavola.games.hara.helping import WhoHelps
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import DREAMSTONE, MOST_SEATS
from tavola.games.hara.spawning import WhichTile
from tavola.games.hara.turn import NextAttacker
from tavola.games.hara.why import why_not
from tests.games.hara.reasons import Cases, Reached, asking, check, put, reaching, why
from tests.games.hara.scene import Scene, monster

CASES: Cases = {}
reaches = partial(reaching, CASES)
RIFT = "small_red_rift"


def laid_out(effect: str, **facts: Any) -> Scene:
    """Kaoru on space 2 of Oakenmoor and Leaf on 6; a Monster on space 1, an Event on 3, a Rift on 4."""
    scene = Scene("kaoru", "leaf", content=monster("teagle", **{"range": 0, **facts}))
    scene.stand("kaoru", "oakenmoor-2")
    scene.stand("leaf", "oakenmoor-6")
    scene.put("teagle", "oakenmoor-1")
    scene.put("white_fog", "oakenmoor-3")
    scene.put(RIFT, "oakenmoor-4")
    scene.effect(effect)
    return scene


# Going somewhere ------------------------------------------------------------------------------------------------------


@reaches("TOO_FAR")
def too_far_to_go() -> Reached:
    return asking('{do = "move", spaces = 2}'), "oakenmoor-4", "It is 4 spaces away, and you have 2 spaces left."


@reaches("EVENT_IN_WAY")
def an_event_in_the_way() -> Reached:
    scene = Scene("kaoru", "leaf")
    near = scene.state.board.near
    events = iter([card.id for card in scene.state.cards.events.values()])
    for space in near[0]:
        scene.put(next(events), SPACE_IDS[space])
    scene.effect('{do = "move", spaces = 3}')
    beyond = SPACE_IDS[next(one for one in near[near[0][0]] if one not in near[0] and one != 0)]
    return scene, beyond, "An Event stands in the way: nobody passes it, and any way around is longer than 3 spaces."


@pytest.mark.rule("HARA-MOVE-02", "HARA-MOVE-01")
def test_other_spaces_nobody_goes_to() -> None:
    scene = asking('{do = "move", spaces = 2}')
    assert why(scene, "oakenmoor")[1] == "HARA-MOVE-02"
    assert why(scene, "dojo") == ("You are here already.", "HARA-MOVE-01")
    assert why(scene, "leaf")[0] == (
        "Another question waits for your answer first: where you go. Nothing here answers it."
    )


@reaches("OTHER_WORLD")
def a_transport_to_one_world() -> Reached:
    scene = asking('{do = "transport", to = "space", world = "lunaridge"}')
    return scene, "oakenmoor-4", "The effect leads to Lunaridge only."


@pytest.mark.rule("HARA-TRANS-03")
def test_a_transport_has_a_range() -> None:
    scene = asking('{do = "transport", to = "space", range = 2}')
    assert why(scene, "oakenmoor-4") == ("It is 4 spaces away, out of range 2.", "HARA-RANGE-02")
    assert why(scene, "dojo")[0] == "You are here already."
    assert why(scene, "oakenmoor")[1] == "HARA-MOVE-02"


def shoving() -> Scene:
    scene = laid_out('{do = "shove", spaces = 2, range = 3, target = "monster"}')
    scene.do("aim oakenmoor-1")
    return scene


@reaches("TOO_FAR_FOR_IT")
def too_far_for_what_is_moved() -> Reached:
    return (
        shoving(),
        "oppenheim-4",
        f"It can go 2 spaces at most, and this is {far('oakenmoor-1', 'oppenheim-4')} away.",
    )


def far(one: str, other: str) -> str:
    scene = Scene("kaoru", "leaf")
    return f"{scene.state.apart(scene.space(one), scene.space(other))} spaces"


@reaches("IT_IS_HERE")
def where_it_is_already() -> Reached:
    return shoving(), "oakenmoor-1", "It is here already."


@reaches("CARD_HERE")
def where_another_card_lies() -> Reached:
    return shoving(), "oakenmoor-3", "A hex card lies here already, so that no other may."


@reaches("NO_CARDS_IN_DOJO")
def no_monster_goes_to_the_dojo() -> Reached:
    scene = shoving()
    near = next(one for one in scene.state.board.near[scene.space("oakenmoor-1")] if one < 7)
    return scene, SPACE_IDS[near], "Hex cards lie on Worlds, never on the tile of the Dojo."


@reaches("NOT_CLOSER")
def a_corrupted_goes_closer() -> Reached:
    scene = Scene("kaoru", "leaf", mode="s02")
    scene.enter("ashura", "oakenmoor-1")
    put(scene, AdvanceBy(scene.unit("ashura"), NO_SOURCE, 0, 2))
    return scene, "oakenmoor-2", "It takes one step, and one that leads it closer."


@reaches("NOT_TO_START")
def a_corrupted_begins_on_a_world() -> Reached:
    scene = put(Scene("kaoru", "leaf", mode="s02"), WhereItStarts(0))
    return scene, "dojo-1", "A Corrupted begins on a space of a World."


# Targets --------------------------------------------------------------------------------------------------------------

ANYBODY = '{do = "damage", amount = 1, range = 1}'


@reaches("OUT_OF_RANGE")
def out_of_range() -> Reached:
    return laid_out(ANYBODY), "leaf", "It is 2 spaces away, out of range 1."


@reaches("EVENT_NO_TARGET")
def an_event_is_no_target() -> Reached:
    return laid_out(ANYBODY), "oakenmoor-3", "An Event is never a target."


@reaches("RIFT_NO_TARGET")
def a_rift_is_no_target() -> Reached:
    return laid_out(ANYBODY), "oakenmoor-4", "A Rift is never a target."


@reaches("NOBODY_THERE")
def nobody_is_there() -> Reached:
    return laid_out(ANYBODY), "oakenmoor-5", "No Monster is here. Figures are targets themselves."


@reaches("NOT_MEANT")
def not_oneself() -> Reached:
    return (
        laid_out('{do = "damage", amount = 1, range = 3, target = "other"}'),
        "kaoru",
        "The effect is aimed at another target.",
    )


@pytest.mark.rule("HARA-TARGET-02")
@pytest.mark.parametrize(
    ("target", "piece", "text"),
    [
        ("monster", "leaf", "The effect is aimed at a Monster."),
        ("player", "oakenmoor-1", "The effect is aimed at another player."),
        ("player", "kaoru", "The effect is aimed at another player."),
    ],
)
def test_the_wrong_sort_of_target(target: str, piece: str, text: str) -> None:
    scene = laid_out(f'{{do = "damage", amount = 1, range = 3, target = "{target}"}}')
    assert why(scene, piece) == (text, "HARA-TARGET-02")


@reaches("CHOSEN_ALREADY")
def chosen_already() -> Reached:
    scene = laid_out('{do = "damage", amount = 1, range = 3, targets = 2}')
    scene.do("aim oakenmoor-1")
    return scene, "oakenmoor-1", "You have chosen this target already."


def test_whom_an_effect_moves_or_leads_to() -> None:
    scene = laid_out('{do = "shove", spaces = 2, range = 1, target = "other"}')
    assert why(scene, "leaf")[0] == "It is 2 spaces away, out of range 1."
    scene = laid_out('{do = "transport", to = "target", target = "monster", range = 1}')
    assert why(scene, "leaf")[0] == "The effect is aimed at a Monster."


# Hex cards ------------------------------------------------------------------------------------------------------------


@reaches("NO_RIFT")
def no_rift_is_here() -> Reached:
    return laid_out('{do = "close_rift", range = 2}'), "oakenmoor-1", "There is no Rift here."


@pytest.mark.rule("HARA-RIFT-04")
def test_a_rift_out_of_range() -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-2")
    scene.put(RIFT, "oakenmoor-4")
    scene.put("large_red_rift", "oakenmoor-1")
    scene.effect('{do = "close_rift", range = 1}')
    assert why(scene, "oakenmoor-4")[0] == "It is 2 spaces away, out of range 1."


@reaches("NO_SUCH_HEX")
def another_kind_of_card() -> Reached:
    return (
        laid_out('{do = "discard_hex", kind = "monster", range = 3}'),
        "oakenmoor-4",
        "What you may discard is a Monster.",
    )


@reaches("NO_HEX")
def no_card_is_here() -> Reached:
    return laid_out('{do = "discard_hex", kind = "any", range = 3}'), "oakenmoor-5", "No hex card lies here."


@reaches("NOT_SWAPPED")
def the_tile_that_is_swapped() -> Reached:
    scene = put(Scene("kaoru", "leaf"), WhichTile(0, NO_SOURCE, 3))
    return scene, "tile/oakenmoor", "Another World must change places with it."


# People ---------------------------------------------------------------------------------------------------------------


@reaches("NO_ITEMS")
def nothing_to_steal() -> Reached:
    scene = Scene("kaoru", "leaf", "oric")
    scene.no_items("leaf")
    scene.effect('{do = "steal", range = 1}')
    return scene, "leaf", "Leaf has no Item."


@reaches("NO_PLAYER")
def nobody_steals_from_oneself() -> Reached:
    return asking('{do = "steal", range = 1}'), "kaoru", "Only another player has Items."


def test_too_far_to_steal() -> None:
    scene = Scene("kaoru", "leaf", "oric")
    scene.stand("leaf", "oakenmoor-4")
    scene.effect('{do = "steal", range = 1}')
    assert why(scene, "leaf")[0] == "It is 4 spaces away, out of range 1."


@reaches("NOT_ATTACKING")
def who_does_not_attack() -> Reached:
    scene = Scene("kaoru", "leaf", mode="s02", content=monster("teagle", range=1))
    scene.stand("kaoru", "oakenmoor-2")
    scene.put("teagle", "oakenmoor-1")
    scene.enter("ashura", "oakenmoor-2")
    attackers = (scene.space("oakenmoor-1"), 49 + scene.unit("ashura"))
    return put(scene, NextAttacker(0, attackers)), "oakenmoor-5", "It does not attack you now."


@reaches("NOT_ON_YOUR_SPACE")
def who_cannot_be_given_an_item() -> Reached:
    scene = Scene("kaoru", "leaf", "oric")
    scene.stand("leaf", "oakenmoor-1")
    return put(scene, GiveTo(0, DREAMSTONE)), "leaf", "Only a player on your space can be given an Item."


@reaches("NO_TEAMMATE")
def who_cannot_help() -> Reached:
    scene = Scene("kaoru", "leaf", "oric", mode="s02", content=monster("teagle"))
    scene.put("teagle", "oakenmoor-1")
    put(scene, WhoHelps(0, scene.space("oakenmoor-1")))
    return scene, "kaoru", "Only a teammate with a card ready that reaches the Monster can help."


@reaches("NOT_EQUAL")
def who_is_not_equal() -> Reached:
    scene = Scene("kaoru", "leaf", "oric")
    for who, health in (("kaoru", 9), ("leaf", 4), ("oric", 4)):
        scene.have(who, health=health)
    scene.effect('{do = "each", who = "least_health", then = [{do = "recover", health = 1}]}')
    return scene, "kaoru", "Only those who are equal there can be meant."


@reaches("NOT_ACTING")
def which_corrupted_does_not_act() -> Reached:
    scene = Scene("kaoru", "leaf", mode="s02")
    for corrupted, space in (("ashura", "oakenmoor-1"), ("enoki", "oakenmoor-4"), ("miravel", "lunaridge-1")):
        scene.enter(corrupted, space)
    put(scene, NextCorrupted((MOST_SEATS, MOST_SEATS + 1)))
    return scene, "miravel", "It has acted, or another acts before it."


@reaches("NOT_CORRUPTED")
def who_has_no_weakness() -> Reached:
    scene = Scene("kaoru", "leaf", mode="s02")
    scene.enter("ashura", "oakenmoor-1")
    return put(scene, WhichWeakness(0, NO_SOURCE)), "leaf", "Only a Corrupted has a weakness."


@pytest.mark.parametrize("name", CASES)
def test_a_reason_is_reached(name: str) -> None:
    check(name, CASES[name]())


def test_what_is_legal_has_no_reason() -> None:
    scene = laid_out(ANYBODY)
    assert why_not(scene.state, 0, "oakenmoor-1") is None
