"""Letters for things that are named in a row: a, b, ... z, aa, ab, ..."""

from __future__ import annotations


def letters(number: int) -> str:
    """The letters of the thing with that number, 0 for the first."""
    found = ""
    number += 1
    while number > 0:
        number, last = divmod(number - 1, 26)
        found = chr(ord("a") + last) + found
    return found
