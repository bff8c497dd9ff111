"""What the table refuses, each with a code for programs and a sentence for people.

No sentence names a token or anything that a seat may not know: sentences end up on pages and in logs.
"""

from __future__ import annotations

from tavola.kernel.errors import TavolaError
from tavola.kernel.language import mark, translate


class TableError(TavolaError):
    """The parent of every refusal of the table."""

    #: What programs go by; the sentence may be reworded, the code not.
    code: str = "refused"
    #: The status of the HTTP answer, and where in the request the mistake is, "" if nowhere in particular.
    status: int = 409
    place: str = ""
    sentence: str = ""

    def __init__(self, sentence: str = "", **gaps: object) -> None:
        """``sentence`` in the place of the usual one; ``gaps`` fill what it leaves open."""
        self.sentence = sentence or self.sentence
        self._gaps = gaps
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        return translate("tavola.web", language, self.sentence) % self._gaps


class UnknownToken(TableError):
    """No seat has that token."""

    code = "unknown_token"
    status = 404
    place = "token"
    sentence = mark("This link belongs to no seat. Check that it was copied whole.")


class WrongTurn(TableError):
    """The seat is not the one that must answer."""

    code = "wrong_turn"
    sentence = mark("It is another player's turn.")


class StaleSequence(TableError):
    """The match has moved on since the position that the request answers."""

    code = "stale_sequence"
    place = "body.seq"
    sentence = mark("The match has moved on meanwhile. Look at it, then choose again.")


class NothingToUndo(TableError):
    """No move of the seat can be taken back."""

    code = "nothing_to_undo"
    sentence = mark("You have made no move yet.")


class NoUndoAsked(TableError):
    """Nobody waits for this seat's consent to take a move back."""

    code = "no_undo_asked"
    sentence = mark("Nobody asks you to take a move back.")


class ThinksTooLong(TableError):
    """The setting of a bot asks for more time than a table gives."""

    code = "thinks_too_long"
    status = 422
    place = "body.bot"
    sentence = mark(
        "%(bot)s would keep the table waiting: a bot may think for %(seconds)s seconds or %(iterations)s iterations a"
        " move, with a horizon of %(horizon)s, on one core."
    )

    def __init__(self, bot: str, seconds: int, iterations: int, horizon: int) -> None:
        super().__init__(bot=bot, seconds=seconds, iterations=iterations, horizon=horizon)


class NotOver(TableError):
    """The replay holds every secret, so it is handed out only when the match is over."""

    code = "not_over"
    sentence = mark("The replay holds the secrets of every seat. It is handed out when the match is over.")


class CannotContinue(TableError):
    """The recorded moves no longer fit the rules: the match was begun with another version of the game."""

    code = "cannot_continue"
    sentence = mark("This match was begun with another version of %(game)s and cannot be continued with this one.")

    def __init__(self, game: str) -> None:
        super().__init__(game=game)


class NotAllHere(TableError):
    """The match begins only when everybody sits, since what each brings along is part of its setup."""

    code = "not_all_here"
    sentence = mark("The match begins once everybody has sat down.")


class NotYours(TableError):
    """What follows a match is another seat's to choose."""

    code = "not_yours"
    status = 403
    sentence = mark("It is not yours to choose what follows.")


class NoSuchSequel(TableError):
    """No sequel of the match has that number."""

    code = "no_such_sequel"
    status = 422
    place = "body.sequel"
    sentence = mark("Nothing like that follows this match. Look at the page again.")


class UnknownProfile(TableError):
    """No profile has that key."""

    code = "unknown_profile"
    status = 404
    place = "key"
    sentence = mark("No campaign has this key. Check that it was copied whole.")


class BadProfile(TableError):
    """A file or a body is no profile; the sentence says where and why."""

    code = "bad_profile"
    status = 422

    def __init__(self, sentence: str, place: str, **gaps: object) -> None:
        super().__init__(sentence, place=place, **gaps)
        self.place = f"body.{place}"


class NobodyToTalkTo(TableError):
    """There is no talk at this table."""

    code = "no_talk"
    sentence = mark("There is no table talk here: it needs two people, each with a link of their own.")


class OnlyLooksOn(TableError):
    """A spectator reads what is said and cannot say anything."""

    code = "only_looks_on"
    status = 403
    sentence = mark("You only look on: you can read what is said here. To write, open the link of a seat.")


class BadMessage(TableError):
    """This is no message; the sentence says what to do."""

    code = "bad_message"
    status = 422
    place = "body.text"


class TooMuchTalk(TableError):
    """The seat has said much just now."""

    code = "too_much_talk"
    status = 429
    sentence = mark("That was much in a short time. Wait %(seconds)s s, then send it again.")

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds=seconds)


class BadForm(TableError):
    """A form of a page lacks what it should say."""

    code = "malformed"
    status = 422
    sentence = mark("The form does not say what it should. Look at the page again.")


class ForeignForm(TableError):
    """A form was sent from the page of another site."""

    code = "foreign_form"
    status = 403
    sentence = mark("This form was sent from another site, so nothing was done.")


class BadCode(TableError):
    """The address of a deck cannot be read; the sentence is the game's own."""

    code = "malformed"
    status = 422

    def text(self, language: str) -> str:
        return self.sentence


class TooLarge(TableError):
    """The body of a request is larger than any that is meant."""

    code = "too_large"
    status = 413
    sentence = mark("That is too much at once: %(most)s bytes are the most.")

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class NotHere(TableError):
    """There is nothing of that name."""

    code = "not_found"
    status = 404
    sentence = mark("There is nothing at this address.")
