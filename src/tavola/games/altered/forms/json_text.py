"""JSON as it is read from strangers: nothing twice, nothing too deep, no number that is none."""

from __future__ import annotations

import json
from typing import Final

from tavola.games.altered.deck import TOO_MANY
from tavola.games.altered.fault import BadList, shown
from tavola.games.altered.forms.deck_list import refusal
from tavola.kernel.language import mark

#: How far lists and maps may lie within one another.
DEEPEST: Final = 16


def load(text: str) -> object:
    """What a JSON text says.

    Raises:
        BadList: it is none; the message names the place.
    """
    _check_depth(text)
    try:
        found: object = json.loads(
            text, parse_int=_integer, parse_constant=_no_number, object_pairs_hook=_map_without_repetition
        )
    except json.JSONDecodeError as error:
        say = mark("This is no JSON: it cannot be read from character {column} on.")
        raise refusal(say, error.lineno, column=error.colno) from None
    return found


def dump(data: object) -> bytes:
    """JSON for a file: always the same bytes for the same data."""
    return (json.dumps(data, ensure_ascii=False, indent=2) + "\n").encode()


def _check_depth(text: str) -> None:
    """Refuse before the library, which calls itself for every level."""
    depth = 0
    line = 1
    quoted = skip = False
    for one in text:
        if one == "\n":
            line += 1
        if skip:
            skip = False
        elif quoted:
            skip = one == "\\"
            quoted = one != '"'
        elif one == '"':
            quoted = True
        elif one in "[{":
            depth += 1
            if depth > DEEPEST:
                say = mark("The JSON lies more than {most} levels deep.")
                raise refusal(say, line, most=DEEPEST)
        elif one in "]}":
            depth -= 1


def _integer(digits: str) -> int:
    """A whole number; of one with more digits than any count has it matters only that it is great."""
    if len(digits) <= 10:
        return int(digits)
    return -TOO_MANY if digits.startswith("-") else TOO_MANY


def _no_number(word: str) -> object:
    raise refusal(mark("{word} is no number of cards."), word=word)


def _map_without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise _twice(key)
        found[key] = value
    return found


def _twice(key: str) -> BadList:
    return refusal(mark('The key "{key}" is there twice.'), key=shown(key))
