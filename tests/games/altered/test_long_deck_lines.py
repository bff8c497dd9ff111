"""A hostile deck list is refused quickly: only the beginning of a line is looked at."""

from __future__ import annotations

from tavola.games.altered.forms.plain import LONGEST_LINE, read_lines


def test_a_line_that_is_too_long_is_no_card() -> None:
    fits = "3" + " " * 20 + "ALT_CORE_B_AX_04_C"
    assert [line.count for line in read_lines(fits)[0]] == [3]
    too_long = "3" + " " * LONGEST_LINE + "ALT_CORE_B_AX_04_C"
    lines, unreadable = read_lines(too_long)
    assert not lines
    assert [number for number, _ in unreadable] == [1]


def test_blanks_around_a_line_do_not_count() -> None:
    assert [line.count for line in read_lines(" " * 5_000 + "3 ALT_CORE_B_AX_04_C" + " " * 5_000)[0]] == [3]
