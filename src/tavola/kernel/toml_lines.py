"""Where things stand in a TOML text: the line of each key, table and entry of a list."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

#: The way to a value: the keys of tables, and numbers from 0 for the entries of lists.
Place = tuple[str | int, ...]

_SPACE: Final = " \t"
_BLANK: Final = " \t\n"


def lines_of(text: str) -> dict[Place, int]:
    """The line of each place of a text that ``tomllib`` can read, 1 for the first."""
    scan = _Scan(text)
    scan.document()
    return scan.lines


class _Scan:
    """A reader that goes once over the text; what tomllib has accepted needs no second check."""

    __slots__ = ("_at", "_breaks", "_counts", "_text", "lines")

    def __init__(self, text: str) -> None:
        self._text: str = text + "\n"
        self._at: int = 0
        self._breaks: list[int] = [at for at, sign in enumerate(text) if sign == "\n"]
        #: How many tables each array of tables has so far.
        self._counts: dict[Place, int] = {}
        self.lines: dict[Place, int] = {}

    def document(self) -> None:
        table: Place = ()
        while self._skip(_BLANK):
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _skip(self, signs: str) -> bool:
        """Passes over signs, and comments where line breaks are among them; whether anything is left."""
        while self._at < len(self._text):
            sign = self._text[self._at]
            if sign == "#" and "\n" in signs:
                self._at = self._text.index("\n", self._at)
            elif sign in signs:
                self._at += 1
            else:
                return True
        return False

    def _note(self, place: Place, at: int) -> None:
        line = bisect_left(self._breaks, at) + 1
        for size in range(1, len(place) + 1):
            if place[:size] not in self.lines:
                self.lines[place[:size]] = line

    def _header(self) -> Place:
        start = self._at
        array = self._text.startswith("[[", start)
        self._at += 2 if array else 1
        keys = self._keys()
        self._at = self._text.index("\n", self._at)
        place: Place = ()
        for part in keys[:-1]:
            place = self._last((*place, part))
        place = (*place, keys[-1])
        if array:
            count = self._counts.get(place, 0)
            self._counts[place] = count + 1
            place = (*place, count)
        self._note(place, start)
        return place

    def _last(self, place: Place) -> Place:
        """Through an array of tables a header goes on in the last of them."""
        count = self._counts.get(place, 0)
        return (*place, count - 1) if count else place

    def _keys(self) -> list[str]:
        """The parts of a key with dots; stops at the sign after it."""
        parts: list[str] = []
        while self._skip(_SPACE):
            start = self._at
            if self._text[start] in "\"'":
                self._string()
                parts.append(self._text[start + 1 : self._at - 1])
            else:
                while self._text[self._at] not in " \t.=]\n":
                    self._at += 1
                parts.append(self._text[start : self._at])
            self._skip(_SPACE)
            if self._text[self._at] != ".":
                break
            self._at += 1
        return parts

    def _pair(self, table: Place) -> None:
        start = self._at
        place: Place = (*table, *self._keys())
        self._note(place, start)
        self._at += 1  # the sign =
        self._skip(_SPACE)
        self._value(place)

    def _value(self, place: Place) -> None:
        sign = self._text[self._at]
        if sign in "\"'":
            self._string()
        elif sign == "[":
            self._array(place)
        elif sign == "{":
            self._inline(place)
        else:
            while self._text[self._at] not in ",]}#\n":
                self._at += 1

    def _array(self, place: Place) -> None:
        self._at += 1
        entry = 0
        while self._skip(_BLANK + ",") and self._text[self._at] != "]":
            self._note((*place, entry), self._at)
            self._value((*place, entry))
            entry += 1
        self._at += 1

    def _inline(self, place: Place) -> None:
        self._at += 1
        while self._skip(_BLANK + ",") and self._text[self._at] != "}":
            self._pair(place)
        self._at += 1

    def _string(self) -> None:
        text = self._text
        quote = text[self._at]
        triple = text.startswith(quote * 3, self._at)
        end = quote * 3 if triple else quote
        self._at += len(end)
        while not text.startswith(end, self._at):
            self._at += 2 if text[self._at] == "\\" and quote == '"' else 1
        self._at += len(end)
        # One or two quotes may stand right before the three that close.
        while triple and text[self._at] == quote:
            self._at += 1
