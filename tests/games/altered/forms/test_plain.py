"""Plain lists as people write them: short references, remarks, a name above the cards."""

from __future__ import annotations

import pytest

from tavola.games.altered.forms import BadList, DeckList, read_decks, write_deck
from tests.games.altered.forms.lists import counts, only


@pytest.mark.parametrize("line", ["3 AX_07_C", "3x ax_07_c", "AX_07_C x3", "3 ALT_CORE_B_AX_07_C"])
def test_the_beginning_of_a_reference_may_be_left_out(line: str) -> None:
    assert counts(only(line)) == {"ALT_CORE_B_AX_07_C": 3}


def test_a_name_that_several_prints_have_is_refused_with_all_of_them() -> None:
    (deck,) = read_decks("1 Kodama")
    assert deck.lines == []
    (problem,) = deck.unreadable
    assert "ALT_CORE_B_MU_09_C, ALT_CORE_B_MU_09_R1, ALT_CORE_B_MU_09_R2" in problem.text()


def test_a_remark_above_the_cards_is_the_name_and_others_are_passed_over() -> None:
    (deck,) = read_decks("# My Bravos\n1 BR_01_C\n# the cheap; ones\n  #\n2 BR_05_C\n")
    assert deck.name == "My Bravos"
    assert deck.unreadable == []
    assert counts(deck) == {"ALT_CORE_B_BR_01_C": 1, "ALT_CORE_B_BR_05_C": 2}
    assert [line.number for line in deck.lines] == [2, 5], "as in the text"
    (later,) = read_decks("1 BR_01_C\n# no name\n")
    assert later.name == ""


def test_a_remark_with_a_semicolon_makes_no_table() -> None:
    (deck,) = read_decks("# id;name;reference\n1 BR_01_C")
    assert (deck.name, len(deck.lines)) == ("id;name;reference", 1)


def test_the_name_is_written_above_the_cards() -> None:
    (deck,) = read_decks("1 BR_01_C")
    assert write_deck("plain", deck) == b"1 ALT_CORE_B_BR_01_C\n"
    named = DeckList("My\nBravos", "", deck.lines)
    assert write_deck("plain", named) == b"# My Bravos\n1 ALT_CORE_B_BR_01_C\n"


def test_remarks_alone_are_an_empty_list() -> None:
    with pytest.raises(BadList, match="The list is empty"):
        write_deck("plain", read_decks("# My Bravos\n# and nothing else")[0])


def test_a_code_cut_short_anywhere_is_said_to_end_too_early() -> None:
    code = write_deck("code", read_decks("1 AX_01_C\n3 AX_07_C\n2 AX_08_R1")[0]).decode()
    for length in range(8, len(code)):
        with pytest.raises(BadList, match="The code ends too early"):
            read_decks(code[:length])
