"""What a question tells of itself: the card it belongs to, whose effect it is, and answers that no piece stands for."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara.effect import NO_SOURCE, Effects, perform
from tavola.games.hara.labels import label_of, prompt_of
from tavola.games.hara.look import fold
from tavola.games.hara.view import view_of
from tavola.kernel.view import Action, View
from tests.games.hara.corrupted_card import corrupted
from tests.games.hara.declared import event, rift
from tests.games.hara.scene import Scene

LEAST = '{do = "each", who = "least_health", then = [{do = "recover", health = 1}]}'


def seen(scene: Scene) -> View:
    return view_of(scene.state, scene.asked)


def answers(scene: Scene, verb: str) -> list[Action]:
    choice = seen(scene)["choice"]
    assert choice is not None
    return [action for action in choice["actions"] if action["verb"] == verb]


def labels(scene: Scene, verb: str) -> list[str]:
    return [label_of(seen(scene), action, "en") for action in answers(scene, verb)]


# Buttons of their own -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-GIVE-01")
def test_an_item_is_given_by_a_button_that_names_whom_it_is_for() -> None:
    scene = Scene("kaoru", "leaf", "oric")
    scene.stand("kaoru", "dojo-1")
    scene.stand("leaf", "dojo-1")
    scene.stand("oric", "dojo-3")
    assert [action["piece"] for action in answers(scene, "give")] == [""]
    assert labels(scene, "give") == ["Give Dreamstone to Leaf"]
    scene.stand("oric", "dojo-1")
    assert labels(scene, "give") == ["Give Dreamstone away"]


@pytest.mark.rule("HARA-HELP-01")
def test_help_is_asked_for_by_buttons_that_fold_together() -> None:
    scene = Scene("kaoru", "leaf", mode="s02")
    scene.put("teagle", "oakenmoor-1")
    scene.stand("leaf", "oakenmoor-1")
    found = answers(scene, "help")
    assert [action["piece"] for action in found] == [""] * len(found)
    assert "Ask for help against Teagle (Oakenmoor 1)" in labels(scene, "help")
    assert {fold(action, "en") for action in found} == {"Ask for help"}
    assert {fold(action, "it") for action in found} == {"Chiedi aiuto"}


# The card that is met -------------------------------------------------------------------------------------------------


def met(scene: Scene) -> str:
    table: Any = seen(scene)["table"]
    return str(table["asked"].get("met", ""))


@pytest.mark.rule("HARA-EVENT-03", "HARA-CR-06")
def test_an_event_is_told_while_it_asks() -> None:
    pays = '[{do = "challenge", rating = 4, order = "pay_first", success = [{do = "energy", gold = 1}], fail = []}]'
    scene = Scene("kaoru", "leaf", content=event("white_fog", effects=pays))
    scene.put("white_fog", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-2")
    scene.effect('{do = "move", spaces = 1}')
    assert met(scene) == ""
    scene.do("go oakenmoor-1")
    assert scene.kind == "pay_first"
    assert met(scene) == "white_fog"
    with scene.dice(6):
        scene.do("0")
    assert scene.kind == "gold"
    assert met(scene) == "white_fog"


@pytest.mark.rule("HARA-RIFT-05", "HARA-CR-05")
def test_a_rift_is_told_while_it_asks() -> None:
    scene = Scene("kaoru", "leaf", content=rift("small_green_rift", rating=6, gift="{gold = 1}"))
    scene.put("small_green_rift", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.do("close")
    assert scene.kind == "gold"
    assert met(scene) == "small_green_rift"
    with scene.dice(1):
        scene.do("red")
    assert scene.kind == "pay_after"
    assert met(scene) == "small_green_rift"


# Whose effect it is ---------------------------------------------------------------------------------------------------


def equals(content: str, mode: str = "arena") -> Scene:
    scene = Scene("kaoru", "leaf", "oric", content=content, mode=mode)
    for who, health in (("kaoru", 9), ("leaf", 4), ("oric", 4)):
        scene.have(who, health=health)
    return scene


def happen(scene: Scene, effects: Effects, who: str) -> None:
    """What a card says, now."""
    state = scene.state
    assert state.choice is not None
    state.agenda.append(state.choice)
    perform(state, effects, scene.unit(who), NO_SOURCE)
    state.choice, state.legal = None, []
    state.advance()


@pytest.mark.rule("HARA-CTURN-06")
def test_a_world_shift_that_means_one_of_equals_is_named() -> None:
    content = f'[[shift]]\nid = "red_dust_rising"\nname = "Lull"\nsource = "test"\neffects = [{LEAST}]\n'
    scene = equals(content=content)
    shift = next(one for one in scene.state.cards.shifts if one.id == "red_dust_rising")
    happen(scene, shift.effects, "kaoru")
    assert prompt_of(seen(scene), "en") == "Lull: Which of these players is meant?"


@pytest.mark.rule("HARA-CTURN-06")
def test_the_ability_of_a_corrupted_that_means_one_of_equals_is_named() -> None:
    scene = equals(content=corrupted("ashura", f"[{LEAST}]"), mode="s02")
    scene.enter("ashura", "oakenmoor-1")
    card = scene.state.cards.corrupted[0]
    happen(scene, card.abilities[0].effects, "ashura")
    assert prompt_of(seen(scene), "en").endswith("Which of these players is meant?")
    assert prompt_of(seen(scene), "en").startswith(f"{card.name['en']}, {card.abilities[0].name['en']}: ")
