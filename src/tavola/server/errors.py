"""What the table refuses, each with a code for programs and a sentence for people.

No message names a token or anything that a seat may not know: messages end up on pages and in logs.
"""

from __future__ import annotations

from tavola.kernel.errors import TavolaError


class TableError(TavolaError):
    """The parent of every refusal of the table."""

    #: What programs go by; the sentence may be reworded, the code not.
    code: str = "refused"


class UnknownToken(TableError):
    """No seat has that token."""

    code = "unknown_token"

    def __init__(self) -> None:
        super().__init__("this link belongs to no seat; check that it was copied whole")


class WrongTurn(TableError):
    """The seat is not the one that must answer."""

    code = "wrong_turn"


class StaleSequence(TableError):
    """The match has moved on since the position that the request answers."""

    code = "stale_sequence"

    def __init__(self, seq: int) -> None:
        self.seq = seq
        super().__init__(f"the match has moved on to position {seq}; look at it and choose again")


class NothingToUndo(TableError):
    """No move of the seat can be taken back."""

    code = "nothing_to_undo"


class NoUndoAsked(TableError):
    """Nobody waits for this seat's consent to take a move back."""

    code = "no_undo_asked"

    def __init__(self) -> None:
        super().__init__("nobody asks you to take a move back")


class NotOver(TableError):
    """The replay holds every secret, so it is handed out only when the match is over."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__("the replay holds the secrets of every seat; it is handed out when the match is over")


class CannotContinue(TableError):
    """The recorded moves no longer fit the rules: the match was begun with another version of the game."""

    code = "cannot_continue"

    def __init__(self, game: str) -> None:
        super().__init__(f"this match was begun with another version of {game} and cannot be continued with this one")
