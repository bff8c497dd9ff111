"""Labels and questions: every answer says what it does, and no two answers of one question say the same."""

from __future__ import annotations

import re

import pytest

from tavola.games.hara.helping import Volunteer
from tavola.games.hara.labels import label_of, prompt_of
from tavola.games.hara.view import view_of
from tavola.kernel.view import SPECTATOR
from tests.games.hara.everything import MODE_NAMES, MODES, game_of, play
from tests.games.hara.reasons import put
from tests.games.hara.scene import Scene, monster

RAW = re.compile(r"[{}_]|\b[a-z]+-\d\b|None|Option \d|Opzione \d")


def labels(scene: Scene, language: str = "en") -> list[str]:
    view = view_of(scene.state, scene.asked)
    assert view["choice"] is not None
    return [label_of(view, action, language) for action in view["choice"]["actions"]]


def prompt(scene: Scene, language: str = "en") -> str:
    return prompt_of(view_of(scene.state, scene.asked), language)


@pytest.mark.parametrize("number", range(len(MODES)), ids=MODE_NAMES)
def test_every_answer_has_a_label_of_its_own(number: int) -> None:
    state = game_of(MODES[number], number)
    asked: set[str] = set()
    for chance in play(state, number):
        choice = state.choice
        assert choice is not None
        if choice.kind in asked and chance.random() > 0.05:
            continue
        asked.add(choice.kind)
        view = view_of(state, choice.player(state))
        for language in ("en", "it"):
            question = prompt_of(view, language)
            assert question
            assert not RAW.search(question), question
            assert view["choice"] is not None
            said = [label_of(view, action, language) for action in view["choice"]["actions"]]
            assert len(set(said)) == len(said), (choice.kind, said)
            for text in said:
                assert text[:1].isupper() or not text[:1].isalpha(), text
                assert not RAW.search(text), text


CLAW = """
[[ability]]
id = "stone_claw"
name = "Stone Claw"
group = "core"
top = [{do = "move", spaces = 2}]
bottom = [{do = "recover", health = 1}]
bottom_free = true
flavor = "Ready."
source = "test"
"""


def test_cards_say_what_they_do() -> None:
    scene = Scene("kaoru", "leaf", content=CLAW)
    assert "Use Stone Claw: Move up to 2 spaces" in labels(scene)
    scene.on_board("kaoru", "stone_claw")
    assert "Use Stone Claw (Free): Gain 1 Health" in labels(scene)
    assert prompt(scene) == "Adventure: what do you do? Activations left: 3."


def test_ways_tell_their_dangers() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", attack=2, range=0, aggressive="true"))
    near = scene.state.board.near[scene.space("oakenmoor-1")]
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-2")
    assert scene.space("oakenmoor-2") in near
    scene.effect('{do = "move", spaces = 1}')
    assert "Go to Oakenmoor 1 (1 space, 2 damage on the way, 2 damage at the end of the turn)" in labels(scene)
    assert "Go to Oakenmoor 3 (1 space)" in labels(scene)
    assert labels(scene)[0] == "Stay here"
    assert "Vai su Oakenmoor 3 (1 spazio)" in labels(scene, "it")


@pytest.mark.rule("HARA-ARMOR-01", "HARA-ARMOR-03")
def test_an_armored_monster_from_afar() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", armored="true"))
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-2")
    scene.effect('{do = "damage", amount = 2, range = 1}')
    assert "Deal 2 damage to Teagle (Oakenmoor 1); it is Armored and takes none from here" in labels(scene)
    assert "Deal 2 damage to Kaoru (yourself)" in labels(scene)
    assert prompt(scene) == "Who takes 2 damage?"


def test_several_targets() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect('{do = "damage", amount = 1, range = 1, targets = 2}')
    assert prompt(scene) == "Who takes 1 damage? Targets left: 2."


def test_costs_and_options_are_read_from_the_card() -> None:
    content = CLAW.replace(
        '[{do = "recover", health = 1}]',
        '[{do = "pay", what = "spirit", amount = 2, optional = true, then = [{do = "recover", health = 3}]}]',
    )
    scene = Scene("kaoru", "leaf", content=content)
    scene.on_board("kaoru", "stone_claw")
    scene.do("bottom stone_claw")
    assert prompt(scene) == "Stone Claw: Do you pay 2 Spirit?"
    assert labels(scene) == ["Pay nothing", "Pay 2 Spirit: Gain 3 Health"]
    choose = '[{do = "choose", options = [[{do = "recover", health = 1}], [{do = "move", spaces = 2}]]}]'
    scene = Scene("kaoru", "leaf", content=CLAW.replace('[{do = "recover", health = 1}]', choose))
    scene.on_board("kaoru", "stone_claw")
    scene.do("bottom stone_claw")
    assert labels(scene) == ["Gain 1 Health", "Move up to 2 spaces"]


def test_a_trigger_that_may_happen_names_its_card() -> None:
    content = """
[[item]]
id = "honeyroot_loaf"
number = 1
copies = 2
name = "Charm"
kind = "equipment"
when = [{at = "turn_begins", may = true, then = [{do = "recover", spirit = 1}]}]
flavor = "Ready."
source = "test"
"""
    scene = Scene("kaoru", "leaf", content=content)
    scene.give("leaf", "honeyroot_loaf")
    scene.begin_turn("leaf")
    assert scene.kind == "yes_no"
    assert prompt(scene) == "Charm: Do you want this to happen?"
    assert labels(scene) == ["No", "Yes: Gain 1 Spirit"]


def test_the_dojo_heals() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", health=5, spirit=2)
    scene.do("end")
    assert "Take 1 Health and 2 Spirit" in labels(scene)
    assert "Take nothing" in labels(scene)


def test_help_is_asked_against_a_monster_by_name() -> None:
    scene = Scene("kaoru", "leaf", mode="s02", content=monster("teagle"))
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    put(scene, Volunteer(1, 0, scene.space("oakenmoor-1")))
    assert prompt(scene) == "Kaoru asks for help against Teagle (Oakenmoor 1): do you help?"
    assert labels(scene) == ["Do not help", "Help"]


@pytest.mark.rule("HARA-KAORU-02")
def test_costs_of_grit_say_what_goes_from_health() -> None:
    """A92: Grit first, the rest in Health, to the last point."""
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 1})
    scene.hand("kaoru", "unbearable_force")
    scene.stand("kaoru", "oakenmoor-1")
    scene.have("kaoru", grit=1, health=3)
    assert "Use Landslide: Pay 1 Grit: move up to 3 spaces" in labels(scene)
    scene.have("kaoru", grit=0)
    assert "Use Landslide: Pay 1 Grit: move up to 3 spaces (1 Health)" in labels(scene)
    scene.have("kaoru", health=1)
    assert "Use Landslide: Pay 1 Grit: move up to 3 spaces (1 Health, which defeats you)" in labels(scene)
    assert any(label.endswith("(1 Salute, e sei sconfitto)") for label in labels(scene, "it"))
    scene.have("kaoru", grit=1, health=2)
    scene.do("top unbearable_force", "done")
    assert labels(scene) == [
        "Pay nothing",
        "Pay 1 Grit",
        "Pay 2 Grit (1 Health)",
        "Pay 3 Grit (2 Health, which defeats you)",
    ]


@pytest.mark.rule("HARA-KAORU-02", "HARA-LOSE-02")
def test_where_health_must_remain_no_label_speaks_of_a_defeat() -> None:
    """A92, the other way: the last point cannot be paid."""
    scene = Scene("kaoru", "leaf", health_must_remain=True)
    scene.have("kaoru", grit=0, health=1)
    assert "Use Landslide: Pay 1 Grit: move up to 3 spaces" in labels(scene)


@pytest.mark.parametrize(("language", "told"), [("en", "Kaoru decides."), ("it", "Kaoru decide.")])
def test_the_others_are_told_who_decides_and_are_asked_nothing(language: str, told: str) -> None:
    scene = Scene("kaoru", "leaf")
    assert [prompt_of(view_of(scene.state, seat), language) for seat in (1, SPECTATOR)] == [told, told]
    assert prompt(scene, language) != told
