"""The formats that may be chosen in place of Constructed and Limited (ALT-OPT-03, ALT-DECK-11)."""

from __future__ import annotations

import pytest

from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import STARTER_DECKS, deck_text
from tavola.games.altered.legality import FORMATS, check_text
from tavola.games.altered.options import FORMAT
from tavola.kernel.errors import BadSetting
from tavola.kernel.registry import find_game

UNIQUE = "1 ALT_CORE_B_AX_05_U_17\n"


def lines_that_break(rule: str, text: str, format: str) -> list[int]:
    return [problem.line for problem in check_text(text, format) if problem.rule == rule]


def one_each(most: int) -> str:
    """A Hero and one card of each name and rarity that Axiom can play, up to ``most`` cards."""
    found: list[str] = []
    for reference, card in CARDS.items():
        if card.faction == "Axiom" and card.rarity:
            found.append(f"1 {reference}")
    return "\n".join(["1 ALT_CORE_B_AX_01_C", *found[:most]]) + "\n"


@pytest.mark.rule("ALT-OPT-02")
def test_the_format_is_picked_for_each_match_and_constructed_is_the_default() -> None:
    game = find_game("altered")
    limited = "30 ALT_CORE_B_AX_08_C"
    assert game.settle(2, {})["format"] == "constructed"
    assert game.settle(2, {"format": "limited", "decks": [limited, limited]})["format"] == "limited"
    with pytest.raises(BadSetting, match="ALT-DECK-03"):
        game.settle(2, {"decks": [limited, limited]})


def test_every_format_that_may_be_picked_has_a_check() -> None:
    assert {name for name, _ in FORMAT.values} <= set(FORMATS)


@pytest.mark.parametrize("name", STARTER_DECKS)
@pytest.mark.parametrize("format", ["constructed", "constructed_2025", "limited", "no_unique"])
def test_the_starter_decks_may_be_played_in_every_format_of_their_size(name: str, format: str) -> None:
    assert check_text(deck_text(name), format) == []


@pytest.mark.rule("ALT-OPT-03")
def test_the_format_without_uniques_refuses_a_unique_and_is_else_like_constructed() -> None:
    assert lines_that_break("ALT-OPT-03", deck_text("axiom") + UNIQUE, "no_unique") == [22]
    assert lines_that_break("ALT-OPT-03", deck_text("axiom") + UNIQUE, "constructed") == []
    assert lines_that_break("ALT-DECK-03", deck_text("axiom") + "1 ALT_CORE_B_AX_08_C", "no_unique") == [4, 22]


@pytest.mark.parametrize(("others", "legal"), [(58, False), (59, True), (79, True), (80, False)])
@pytest.mark.rule("ALT-OPT-03")
def test_singleton_has_59_to_79_cards_besides_the_hero(others: int, legal: bool) -> None:
    text = f"1 ALT_CORE_B_AX_01_C\n{others} ALT_CORE_B_AX_08_C"
    assert (0 not in lines_that_break("ALT-OPT-03", text, "singleton")) == legal


@pytest.mark.rule("ALT-OPT-03")
def test_singleton_has_one_card_of_each_name_and_rarity() -> None:
    text = one_each(20)
    assert lines_that_break("ALT-OPT-03", text, "singleton") == [0], "too few cards, and nothing else"
    assert lines_that_break("ALT-OPT-03", text + text.splitlines()[3], "singleton") == [0, 4, 22]


@pytest.mark.rule("ALT-OPT-03")
def test_singleton_has_three_cards_of_a_name() -> None:
    three = "1 ALT_CORE_B_AX_01_C\n1 ALT_CORE_B_AX_08_C\n1 ALT_CORE_B_AX_08_R1\n1 ALT_CORE_B_AX_08_U_1\n"
    assert lines_that_break("ALT-OPT-03", three, "singleton") == [0]
    assert lines_that_break("ALT-OPT-03", three + "1 ALT_CORE_B_AX_08_R2", "singleton") == [0, 2, 3, 4, 5]


@pytest.mark.rule("ALT-OPT-03")
def test_singleton_is_of_one_faction_but_has_no_limit_on_rares() -> None:
    text = "1 ALT_CORE_B_AX_01_C\n16 ALT_CORE_B_AX_07_R1\n1 ALT_CORE_B_BR_15_C"
    assert lines_that_break("ALT-DECK-04", text, "singleton") == []
    assert lines_that_break("ALT-DECK-02", text, "singleton") == [3]


@pytest.mark.rule("ALT-DECK-11")
def test_the_list_of_late_2025_suspends_baba_yaga_of_ordis() -> None:
    baba_yaga = deck_text("ordis") + "1 ALT_CORE_B_YZ_11_R2"
    assert lines_that_break("ALT-DECK-11", baba_yaga, "constructed_2025") == [22]
    assert lines_that_break("ALT-DECK-11", baba_yaga, "constructed") == []
    assert lines_that_break("ALT-DECK-11", deck_text("yzmir") + "1 ALT_CORE_B_YZ_11_R1", "constructed_2025") == []


@pytest.mark.rule("ALT-DECK-11")
def test_the_list_of_late_2025_bans_every_unique_moonlight_jellyfish() -> None:
    jellyfish = deck_text("yzmir") + "1 ALT_CORE_B_YZ_05_U_123\n1 ALT_CORE_B_YZ_05_C"
    assert lines_that_break("ALT-DECK-11", jellyfish, "constructed_2025") == [22]
    assert lines_that_break("ALT-DECK-11", jellyfish, "constructed") == []
