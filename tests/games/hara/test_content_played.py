"""The house's cards are as many as in the box; an owner's take their places in games; no file can break anything."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavola.games.hara import GAME
from tavola.games.hara import card_set as sets
from tavola.games.hara.card import GROUPS
from tavola.games.hara.card_files import KINDS
from tavola.games.hara.card_set import FILES, PACKAGE, SETS_KEPT, card_set, set_named
from tavola.games.hara.pieces import DUSK_DECK, EVENT, MONSTER, RIFT
from tavola.games.hara.state import HaraState
from tavola.games.hara.view import view_of
from tavola.kernel import replay
from tavola.kernel.declaration import BadValues
from tavola.kernel.match import Match
from tests.games.hara import declared as cards_of_tests
from tests.games.hara.corrupted_card import ability, corrupted, end_round, play_round, quest
from tests.games.hara.scene import Scene, monster
from tests.games.hara.test_content_guide import EXAMPLE

TEXTS: Final = {name: files(PACKAGE).joinpath(f"content/{name}.toml").read_text("utf-8") for name in FILES}
HOUSE: Final = card_set()

# The house ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-COMP-01", "HARA-COMP-05")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    def count(kind: int, dusk: bool) -> int:
        return sum(1 for card in HOUSE.hex_cards if card.kind == kind and (card.deck == DUSK_DECK) == dusk)

    assert (count(MONSTER, False), count(EVENT, False)) == (54, 42)
    assert (count(MONSTER, True), count(EVENT, True), count(RIFT, True), count(RIFT, False)) == (19, 0, 11, 0)
    assert len(HOUSE.shifts) == 12
    assert sum(item.copies for item in HOUSE.items) == 50
    assert sum(len(champion.abilities) for champion in HOUSE.champions) == 78
    assert (len(HOUSE.corrupted), len(HOUSE.quests), len(HOUSE.turn_order)) == (3, 12, 4)


@pytest.mark.parametrize("name", FILES)
def test_a_house_file_replaces_its_own_cards_without_a_fault(name: str) -> None:
    """What is checked of an owner's file holds for the house's: no key is left over, no id is twice."""
    cards = card_set(TEXTS[name])
    assert [card.id for card in cards.hex_cards] == [card.id for card in HOUSE.hex_cards]
    assert [item.id for item in cards.items] == [item.id for item in HOUSE.items]
    assert cards.owned
    assert cards.digest != HOUSE.digest


def test_a_fault_of_a_house_file_is_told_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tuple(
        [text.replace("health = 8", "health = 80") if at == 0 else text for at, text in enumerate(TEXTS.values())]
    )
    monkeypatch.setattr(sets, "_house_texts", lambda: broken)
    sets._house_cards.cache_clear()
    try:
        with pytest.raises(BadValues, match=r"line 6: champion.health is 80;"):
            sets._house_cards()
    finally:
        monkeypatch.undo()
        sets._house_cards.cache_clear()


# An owner's cards in a game -------------------------------------------------------------------------------------------


def test_a_champion_begins_with_what_the_file_says() -> None:
    text = '[champion]\nid = "leaf"\nname = "Foglia"\nhealth = 3\nspirit = 9\nprimary = "red"'
    scene = Scene.at_setup("leaf", "kaoru", content=text)
    assert (scene.health("leaf"), scene.spirit("leaf")) == (3, 9)


def test_an_ability_does_what_the_file_says() -> None:
    scene = Scene("kaoru", "leaf", content=ability("landslide", top='[{do = "lose", spirit = 2}]'))
    scene.hand("kaoru", "landslide")
    scene.have("kaoru", spirit=5)
    scene.ask_again()
    scene.do("top landslide")
    assert scene.spirit("kaoru") == 3


def test_a_monster_strikes_as_the_file_says() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=9, attack=4, range=0))
    scene.put("teagle", "oakenmoor-2")
    scene.stand("kaoru", "oakenmoor-2")
    scene.have("kaoru", health=8)
    scene.do("end")
    assert scene.health("kaoru") == 4


def test_an_event_happens_as_the_file_says() -> None:
    text = cards_of_tests.event("scorpion_nest", effects='[{do = "lose", spirit = 3}]')
    scene = Scene("kaoru", "leaf", content=text)
    scene.put("scorpion_nest", "arechi_wastes-1")
    scene.have("kaoru", spirit=5)
    scene.stand("kaoru", "arechi_wastes-1")
    scene.begin_turn("kaoru")
    assert scene.spirit("kaoru") == 2


def test_a_rift_pays_as_the_file_says() -> None:
    text = cards_of_tests.rift("small_red_rift", rating=1, reward="{green = 3}")
    scene = Scene("kaoru", "leaf", content=text)
    scene.put("small_red_rift", "oakenmoor-2")
    scene.stand("kaoru", "oakenmoor-2")
    scene.effect('{do = "close_rift"}')
    scene.do("aim oakenmoor-2")
    assert scene.energy("kaoru") == (0, 0, 3)


def test_an_item_does_what_the_file_says_and_has_its_copies() -> None:
    scene = Scene(
        "kaoru", "leaf", content=cards_of_tests.item("honeyroot_loaf", use='[{do = "lose", spirit = 4}]', copies=1)
    )
    assert scene.state.items_left[1] == 1
    scene.give("kaoru", "honeyroot_loaf")
    scene.have("kaoru", spirit=5)
    scene.ask_again()
    scene.do("use honeyroot_loaf")
    assert scene.spirit("kaoru") == 1


def test_a_turn_order_card_gives_what_the_file_says() -> None:
    scene = Scene("kaoru", "leaf", content='[[turn_order]]\nnumber = 1\nname = "A"\nuse = [{do = "lose", spirit = 1}]')
    scene.have("kaoru", spirit=5)
    scene.do("bonus")
    assert scene.spirit("kaoru") == 4


def test_a_world_shift_does_what_the_file_says() -> None:
    effects = '[{do = "each", who = "all", then = [{do = "lose", spirit = 1}]}]'
    shifts = [f'[[shift]]\nid = "{shift.id}"\nname = "A"\neffects = {effects}\n' for shift in HOUSE.shifts]
    scene = Scene("kaoru", "leaf", content="".join(shifts))
    scene.have("kaoru", spirit=5)
    scene.day(2, dusk=True)
    play_round(scene, "kaoru")
    assert scene.spirit("kaoru") == 4


def test_a_quest_asks_and_pays_what_the_file_says() -> None:
    text = quest(
        "the_red_vow",
        'objective = {place = "dojo"}, reward = [{do = "lose", spirit = 2}]',
        'objective = {place = "oakenmoor"}, reward = []',
    )
    scene = Scene("kaoru", "leaf", content=text, quests=True)
    scene.have("kaoru", spirit=5)
    scene.quest("kaoru", "the_red_vow")
    scene.effect('{do = "energy", red = 1}')
    assert scene.spirit("kaoru") == 3


def test_a_corrupted_acts_as_the_file_says() -> None:
    acts = '[{do = "each", who = "enemies", then = [{do = "lose", spirit = 2}]}]'
    scene = Scene("kaoru", "leaf", mode="s04", content=corrupted("enoki", acts, acts, acts))
    scene.enter("enoki", "oakenmoor-1")
    scene.have("kaoru", spirit=5)
    for name in ("kaoru", "leaf"):
        scene.stand(name, "lunaridge-4")
    scene.begin_turn("leaf")
    end_round(scene, "oakenmoor", 1)
    assert scene.spirit("kaoru") == 3


def test_the_example_of_the_guide_is_played_to_the_end_and_replays() -> None:
    settings = GAME.settle(2, {"content": EXAMPLE, "mode": "arena", "quests": "yes", "champion": ["leaf", "kaoru"]})
    match = Match(GAME, settings, 7)
    while not match.is_terminal():
        legal = match.legal_actions()
        match.apply_action(legal[len(match.moves) * 7 % len(legal)])
    kept = replay.encode(replay.record(match))
    sets._kept.clear()
    again = replay.verify(replay.decode(kept))
    assert again.returns() == match.returns()
    played = again.state
    assert isinstance(played, HaraState)
    assert played.cards.items[1].charges == 2
    assert played.cards.digest == card_set(EXAMPLE).digest


# Sets that are kept ---------------------------------------------------------------------------------------------------


def test_the_set_of_a_view_is_found_until_too_many_others_are_asked_for() -> None:
    text = monster("teagle", health=3, attack=1, range=1)
    digest = card_set(text).digest
    for number in range(SETS_KEPT - 1):
        card_set(f"# {number}\n{text}")
    assert set_named(digest) is card_set(text)
    for number in range(SETS_KEPT):
        card_set(f"# more {number}\n{text}")
    assert set_named(digest) is card_set()
    assert card_set() is HOUSE or card_set().digest == HOUSE.digest


# No file breaks anything ----------------------------------------------------------------------------------------------


def read_or_refuse(text: str) -> None:
    try:
        cards = card_set(text)
    except BadValues as error:
        told = [error.text(language) for language in ("en", "it")]
    else:
        told = []
        assert len(cards.hex_cards) == len(HOUSE.hex_cards)
    assert all("\n" in text for text in told)


TOKEN: Final = re.compile(r'"[^"\n]*"|[A-Za-z_]+|-?[0-9]+|[\[\]{}=,]')
VALUES: Final = (
    "-1",
    "0",
    "3",
    "99999999999999999999",
    "1.5",
    "nan",
    "true",
    '""',
    '"dojo"',
    '"any"',
    "[]",
    "[[]]",
    "{}",
)
WORDS: Final = (
    *[f'{{do = "{name}"}}' for name in ("attack", "each", "steal", "corrupted_acts", "swap", "roll", "when")],
    *("then", "do", "id", "per", "test", "when", "charge", "[[ability]]", "1979-05-27", "\x00"),
    *[f"[[{kind}]]" for kind in KINDS],
    *[f'"{group}"' for group in GROUPS],
)
quick = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@quick
@given(
    st.sampled_from(FILES),
    st.lists(st.tuples(st.integers(0, 5000), st.sampled_from(["", *VALUES, *WORDS])), min_size=1, max_size=4),
)
def test_tokens_that_are_replaced_or_left_out_are_read_or_refused(name: str, changes: list[tuple[int, str]]) -> None:
    text = TEXTS[name]
    for at, other in changes:
        tokens = list(TOKEN.finditer(text))
        found = tokens[at % len(tokens)]
        text = text[: found.start()] + other + text[found.end() :]
    read_or_refuse(text)


@quick
@given(
    st.sampled_from(FILES), st.lists(st.tuples(st.integers(0, 5000), st.sampled_from(VALUES)), min_size=1, max_size=4)
)
def test_values_of_other_types_are_read_or_refused(name: str, changes: list[tuple[int, str]]) -> None:
    text = TEXTS[name]
    for at, other in changes:
        values = list(re.finditer(r'(?<== )("[^"\n]*"|-?[0-9]+|true|false|\[[^\n]*\]|\{[^\n]*?\})', text))
        found = values[at % len(values)]
        text = text[: found.start()] + other + text[found.end() :]
    read_or_refuse(text)


@quick
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text or "#")
    read_or_refuse(f"{text}\n[[item]]\nid = 3")


def test_a_view_names_the_cards_of_its_own_set() -> None:
    scene = Scene("kaoru", "leaf", content=EXAMPLE)
    assert view_of(scene.state, 0)["table"]["cards"] == card_set(EXAMPLE).digest
