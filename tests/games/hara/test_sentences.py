"""The log: every event of games of every mode has a sentence in both languages, for the one who did it and for all."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.event_words import ENDINGS, EVENTS
from tavola.games.hara.game import Hara
from tavola.games.hara.sentences import sentence_of
from tavola.games.hara.space_words import cards_by_id
from tavola.games.hara.state import HaraState
from tavola.kernel.event import Event
from tests.games.hara.everything import MODE_NAMES, MODES, game_of, play, play_greedily
from tests.games.hara.scene import Scene, monster

GAME = Hara()
#: Ids of cards with an underscore or a number would stand out; what is one word may be a name as well.
IDS = {id for id in cards_by_id(card_set()) if "_" in id}
RAW = re.compile(r"[{}_]|\b[a-z]+-\d\b|None")


def check(event: Event, seat: int, language: str) -> str:
    text = sentence_of(event.as_data(), seat, language)
    assert text[:1].isupper() or text[:1].isdigit() or not text[:1].isalpha(), text
    assert text.endswith((".", "!", "?")), text
    assert not RAW.search(text), text
    assert not any(id in text for id in IDS), text
    return text


@pytest.mark.parametrize("number", range(len(MODES)), ids=MODE_NAMES)
def test_every_event_of_a_game_has_a_sentence(number: int) -> None:
    state = game_of(MODES[number], number, record=True)
    for _ in play(state, number):
        pass
    check_events(state)


@pytest.mark.parametrize("number", range(0, len(MODES), 4))
def test_every_event_of_a_game_played_well_has_a_sentence(number: int) -> None:
    state = game_of(MODES[number], number, record=True)
    play_greedily(state, number, 250)
    check_events(state)


def check_events(state: HaraState) -> None:
    """Every event for everybody who may know of it, in both languages."""
    assert state.events
    for event in state.events:
        for seat in range(-1, state.seats):
            if event.visible_to(seat):
                for language in ("en", "it"):
                    check(event, seat, language)


def told(scene: Scene, name: str, seat: int = -1, language: str = "en") -> list[str]:
    """The sentences of the events of that name."""
    return [check(event, seat, language) for event in scene.state.events or [] if event.name == name]


def test_whose_doing_it_is() -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-1")
    scene.stand("leaf", "oakenmoor-1")
    scene.effect('{do = "damage", amount = 2, target = "player"}')
    scene.do("aim leaf")
    assert told(scene, "damage") == ["Leaf takes 2 damage from Kaoru."]
    assert told(scene, "damage", 0) == ["You deal 2 damage to Leaf."]
    assert told(scene, "damage", 1) == ["You take 2 damage from Kaoru."]
    assert told(scene, "damage", 1, "it") == ["Subisci 2 danni da Kaoru."]


def test_a_defeat() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("leaf", health=1)
    scene.effect('{do = "damage", amount = 2, target = "player"}')
    scene.do("aim leaf")
    assert told(scene, "defeat") == ["Leaf is defeated by Kaoru."]
    assert told(scene, "defeat", 0) == ["You defeat Leaf."]
    assert told(scene, "defeat", 1) == ["You are defeated by Kaoru."]


def test_damage_by_nobody() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect('{do = "suffer", amount = 1}')
    assert told(scene, "damage") == ["Kaoru takes 1 damage."]
    assert told(scene, "damage", 0) == ["You take 1 damage."]


def test_energy_and_a_bar_that_is_full() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", energy=(9, 0, 0))
    scene.effect('{do = "energy", red = 2}')
    scene.effect('{do = "energy", red = 1}')
    assert told(scene, "energy", 0) == [
        "You gain 1 red energy; the bar is at 10.",
        "You gain nothing for a bar that is full: red energy.",
    ]


def test_gains_losses_and_costs() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", health=3, spirit=3, grit=2)
    scene.effect('{do = "recover", health = 1, spirit = 2}')
    scene.effect('{do = "lose", spirit = 1}')
    scene.effect('{do = "gain", resource = "grit", amount = 1}, {do = "lose_resource", resource = "grit", amount = 2}')
    scene.effect('{do = "pay", what = "spirit", amount = 9}, {do = "pay", what = "spirit", amount = 2}')
    assert told(scene, "recover", 0) == ["You gain 1 Health and 2 Spirit."]
    assert told(scene, "lose") == ["Kaoru loses 1 Spirit."]
    assert told(scene, "resource", 0) == ["You gain 1 Grit; now it is 3.", "You lose 2 Grit; now it is 1."]
    assert told(scene, "cannot_pay", 0) == ["You cannot pay 9 Spirit: nothing happens."]
    assert told(scene, "pay") == ["Kaoru pays 2 Spirit."]


def test_damage_that_hits_nobody() -> None:
    """Whether nobody is in range or everybody is spared; it is told of cards, not of what merely happens."""
    head = '[[ability]]\nid = "{}"\nname = "Test"\ngroup = "core"\nbottom = []\n'
    content = head.format("stone_claw") + 'top = [{do = "damage", amount = 1, range = 1, target = "monster"}]\n'
    content += head.format("bearfriend") + 'top = [{do = "damage_all", amount = 1, range = 1, target = "monster"}]\n'
    scene = Scene("kaoru", "leaf", content=content + monster("teagle", health=9))
    scene.stand("kaoru", "oakenmoor-2")
    scene.hand("kaoru", "stone_claw", "bearfriend")
    scene.effect('{do = "damage", amount = 1, range = 1, target = "monster"}')
    assert told(scene, "nobody_hit") == []
    scene.do("top bearfriend")
    assert told(scene, "nobody_hit", 0) == ["You hit nobody."]
    scene.put("teagle", "oakenmoor-1")
    scene.do("top stone_claw", "done")
    assert told(scene, "nobody_hit") == ["Kaoru hits nobody."] * 2
    assert told(scene, "nobody_hit", 0, "it")[1] == "Non colpisci nessuno."


def test_places() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect('{do = "transport", to = "space", world = "the_baiyu"}')
    scene.do("place the_baiyu-3")
    scene.effect('{do = "transport", to = "dojo"}')
    assert told(scene, "transport", 0) == ["You are transported to The Baiyu 3.", "You are transported to the Dojo."]
    assert told(scene, "transport", 0, "it")[1] == "Ti trasporti nel Dojo."


def test_a_monster() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=1))
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.effect('{do = "damage", amount = 1, target = "monster"}')
    scene.do("aim oakenmoor-1")
    assert told(scene, "hurt", 0) == ["You deal 1 damage to Teagle."]
    assert told(scene, "monster_defeated") == ["Kaoru defeats Teagle."]


def test_the_names_of_an_owners_cards() -> None:
    content = monster("teagle", health=1).replace('"Teagle"', '"Ted the Owl"')
    scene = Scene("kaoru", "leaf", content=content)
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.effect('{do = "damage", amount = 1, target = "monster"}')
    scene.do("aim oakenmoor-1")
    assert told(scene, "monster_defeated", 0) == ["You defeat Ted the Owl."]


@pytest.mark.rule("HARA-S01-06")
def test_a_secret_target_is_told_to_its_player_only() -> None:
    state = game_of(next(mode for mode in MODES if mode[0].name == "s01"), 2, record=True)
    for _ in play(state, 2):
        if state.prey[0] >= 0:
            break
    assert state.events is not None
    events = [event for event in state.events if event.name == "target" and event.as_data()["seat"] == 0]
    own = [event for event in events if event.visible_to(0)]
    others = [event for event in events if event.visible_to(1)]
    name = state.cards.champions[state.champion[state.prey[0]]].name["en"]
    assert [check(event, 0, "en") for event in own] == [f"Your secret target: {name}."]
    assert all("draws a secret target" in check(event, 1, "en") for event in others)
    assert len(others) == 1


# Each event by itself, since chance does not bring them all ----------------------------------------------------------

CAST = {"cast": ["kaoru", "leaf"]}
RARE: dict[str, dict[str, Any]] = {
    "put_down": {"seat": 0, "card": "stone_claw"},
    "ready": {"seat": 0, "card": "stone_claw"},
    "use_charge": {"seat": 0, "card": "stone_claw", "left": 1},
    "steal": {"seat": 0, "owner": 1, "item": "dreamstone"},
    "resilience_back": {"corrupted": "enoki", "left": 2},
    "corrupted_defeated": {"corrupted": "enoki"},
    "hurt": {"space": 8, "card": "teagle", "by": -1, "amount": 1},
    "monster_defeated": {"space": 8, "card": "teagle", "by": -1},
    "damage": {"unit": 5, "by": 4, "amount": 1},
    "defeat": {"seat": 0, "by": 4},
    "shove": {"unit": 0, "space": 8},
    "token_taken": {"space": 8},
}


@pytest.mark.parametrize("name", RARE)
def test_what_chance_seldom_brings(name: str) -> None:
    event = Event(name, "HARA-TURN-01", {**RARE[name], **CAST})
    texts = {check(event, seat, "en") for seat in (-1, 0, 1)}
    assert texts
    assert not texts & {check(event, seat, "it") for seat in (-1, 0, 1)}


@pytest.mark.parametrize("how", ENDINGS)
def test_how_a_game_ends(how: str) -> None:
    event = Event("end", "HARA-WINARENA-01", {"how": how, "winners": [0], **CAST})
    assert check(event, 0, "en").endswith(" You have won.")
    assert check(event, 1, "en").endswith(" Winners: Kaoru.")
    nobody = Event("end", "HARA-WINARENA-03", {"how": how, "winners": [], **CAST})
    assert check(nobody, 0, "en").endswith(" Nobody has won.")


def test_every_sentence_says_something() -> None:
    for own, others in EVENTS.values():
        assert own
        assert others
