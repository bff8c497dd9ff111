"""The symbols of card texts (ALT-NUM-03), said in words where nothing can be drawn: in a terminal."""

from __future__ import annotations

import re
from typing import Final

from tavola.games.altered.face import words_for
from tavola.kernel.language import mark

#: Symbol -> what it means.
MEANINGS: Final = {
    "J": mark("when it joins"),
    "H": mark("when it is played from the hand"),
    "R": mark("when it is played from the Reserve"),
    "T": mark("exhaust it"),
    "D": mark("discard it from the Reserve"),
    "I": mark("it works from the Reserve"),
}
_SYMBOL: Final = re.compile(r"\{([JHRTDI]|\d+)\}(?=(.?))")
#: After these a sentence begins.
_BEFORE_A_SENTENCE: Final = (". ", ": ", "— ", "\n")


def begins_sentence(text: str, at: int) -> bool:
    """Whether a sentence begins at ``at``, so that a trigger stands there for what follows it."""
    return at <= 0 or text[:at].endswith(_BEFORE_A_SENTENCE)


def in_words(text: str, language: str) -> str:
    """``text`` with its symbols in words."""
    words = words_for(language)
    parts: list[str] = []
    done = 0
    for found in _SYMBOL.finditer(text):
        symbol, after = found.group(1), found.group(2)
        said = words(mark("{n} mana")).format(n=symbol) if symbol.isdigit() else words(MEANINGS[symbol])
        if begins_sentence(text, found.start()):
            said = said[:1].upper() + said[1:]
            if symbol in "JHR" and after == " ":
                said += ":"
        elif symbol in "JHRI":
            said = f'"{said}"'
        parts += (text[done : found.start()], said)
        done = found.end()
    return "".join(parts) + text[done:]
