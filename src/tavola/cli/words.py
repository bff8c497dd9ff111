"""What is said with ``--with``: words that each stand for one option and its value."""

from __future__ import annotations

from collections import Counter

from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game


def read_words(game: Game, words: str) -> list[tuple[str, str]]:
    """The option and the value that each of ``words`` means.

    A word is the name of an option that can be "yes", or a value that one option alone lists.

    Raises:
        BadSetting: a word means nothing, or several things; or two words give one option two values.
    """
    meanings = _meanings(game)
    found: dict[str, str] = {}
    for word in filter(None, (one.strip() for one in words.split(","))):
        if word not in meanings:
            can = ", ".join(meanings) or "nothing"
            raise BadSetting(f"--with does not know {word!r}; with {game.name} it may say: {can}")
        name, value = meanings[word]
        if found.setdefault(name, value) != value:
            raise BadSetting(f"{found[name]!r} and {value!r} are both values of the option {name!r}; say one of them")
    return list(found.items())


def _meanings(game: Game) -> dict[str, tuple[str, str]]:
    """Every word that may be said, with its option and value."""
    values = [(option.name, name) for option in game.options for name, _ in option.values]
    listed = Counter(value for _, value in values)
    switches = {name: (name, value) for name, value in values if value == "yes"}
    return switches | {value: (name, value) for name, value in values if listed[value] == 1 and value not in switches}
