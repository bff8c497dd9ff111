"""The errors that a caller of the kernel may meet. Each says in one sentence what to do."""

from __future__ import annotations

from typing import Any


class TavolaError(Exception):
    """The parent of every error that is the caller's to mend."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Workers of another process hand their errors on as pickles. What each child is made of differs: so it is made
        # again without that, and its fields are filled.
        return _bare, (type(self), self.args), vars(self)

    def text(self, language: str) -> str:
        """What it says, in ``language`` where it has words for it."""
        return str(self)


def _bare(kind: type[TavolaError], args: tuple[object, ...]) -> TavolaError:
    return kind.__new__(kind, *args)


class IllegalAction(TavolaError):
    """The action is not among the legal ones; the state has not changed."""

    def __init__(self, action: object, legal: list[int]) -> None:
        self.action = action
        if type(action) is not int:
            message = f"an action is a whole number, not {action!r}"
        elif legal:
            message = f"action {action} is not legal now; choose one of {sorted(legal)}"
        else:
            message = f"action {action} is not legal: the game is over"
        super().__init__(message)


class IllegalWords(TavolaError):
    """No legal action is written so; the state has not changed."""


class UnknownGame(TavolaError):
    """No game of that name is installed."""


class BadSetting(TavolaError):
    """A setting of a new game is unknown, has an unknown value, or does not go with another."""

    def faults(self, language: str) -> list[tuple[str, str]]:
        """Where several things are wrong: each as a sentence, with the id of the rule that it breaks or ""."""
        return []


class UnknownSeat(TavolaError):
    """The match has no seat of that number."""


class BadReplay(TavolaError):
    """A replay cannot be read, or parts from the game it records; the message names the move."""


class UnknownRule(TavolaError):
    """No rule has that id."""
