"""A game's cards to look through, and decks to build of them: plain data from which the pages of any game are drawn."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from tavola.kernel.errors import BadSetting

#: A fault as a person reads it: the sentence, and the id of the rule that is broken or "".
Fault = tuple[str, str]


def folded(text: str) -> str:
    """``text`` as it is compared in a search: without accents, and in small letters."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(one for one in apart if not unicodedata.combining(one)).casefold()


# Cards ---------------------------------------------------------------------------------------------------------------


class Facet:
    """One respect in which cards differ, with its values in their usual order, each with its title."""

    __slots__ = ("name", "title", "values")

    def __init__(self, name: str, title: str, values: Sequence[tuple[str, str]]) -> None:
        self.name: str = name
        self.title: str = title
        self.values: Sequence[tuple[str, str]] = values


class CardRow:
    """One card of a collection."""

    __slots__ = ("cost", "facets", "in_decks", "name", "reference", "title", "words")

    def __init__(
        self,
        reference: str,
        name: str,
        cost: int,
        facets: Mapping[str, Sequence[str]],
        words: str,
        in_decks: bool,
        title: str = "",
    ) -> None:
        self.reference: str = reference
        self.name: str = name
        #: The name as it is told apart from other cards of the same name.
        self.title: str = title or name
        #: By what cards are put in order of cost.
        self.cost: int = cost
        #: The name of a facet -> the values that the card has there.
        self.facets: Mapping[str, Sequence[str]] = facets
        #: All that a search looks at, `folded`.
        self.words: str = folded(words)
        #: Whether decks are built of it; what only comes about in play is looked at only.
        self.in_decks: bool = in_decks


# Decks ---------------------------------------------------------------------------------------------------------------


class Deck:
    """A deck while it is built: so many of each card, in the order of its list. It may be far from legal."""

    __slots__ = ("counts", "format", "name", "unread")

    def __init__(
        self, counts: Mapping[str, int], name: str = "", format: str = "", unread: BadSetting | None = None
    ) -> None:
        self.counts: dict[str, int] = dict(counts)
        self.name: str = name
        #: A value of the option that settles the format, "" if it is not known.
        self.format: str = format
        #: What is wrong with those parts of its list that could not be read and were left out; None if nothing is.
        self.unread: BadSetting | None = unread


class ReportedLine:
    """One card of a deck, with what is wrong with it there."""

    __slots__ = ("count", "faults", "name", "reference", "title")

    def __init__(self, reference: str, name: str, count: int, faults: Sequence[Fault], title: str = "") -> None:
        self.reference: str = reference
        self.name: str = name
        #: The name as it is told apart from other cards of the same name.
        self.title: str = title or name
        self.count: int = count
        self.faults: Sequence[Fault] = faults


class DeckGroup:
    """The cards of a deck that belong together, under their heading."""

    __slots__ = ("lines", "name", "title")

    def __init__(self, name: str, title: str, lines: Sequence[ReportedLine]) -> None:
        self.name: str = name
        self.title: str = title
        self.lines: Sequence[ReportedLine] = lines

    @property
    def count(self) -> int:
        """How many cards these are."""
        return sum(line.count for line in self.lines)


class Figure:
    """A number that tells something of a deck: a column of a curve, the sum of a statistic, the cards of a kind."""

    __slots__ = ("average", "count", "picture", "title")

    def __init__(self, title: str, count: int, average: float | None = None, picture: str = "") -> None:
        self.title: str = title
        self.count: int = count
        self.average: float | None = average
        #: A small SVG drawn by the game, "" for none.
        self.picture: str = picture


class DeckReport:
    """What there is to say of a deck in one format and one language."""

    __slots__ = (
        "curve",
        "faults",
        "format_title",
        "groups",
        "hint",
        "kinds",
        "leader",
        "legal",
        "size",
        "size_text",
        "totals",
    )

    def __init__(
        self,
        size: int,
        groups: Sequence[DeckGroup],
        curve: Sequence[Figure],
        totals: Sequence[Figure],
        kinds: Sequence[Figure],
        faults: Sequence[Fault],
        format_title: str,
        size_text: str = "",
        hint: str = "",
        leader: ReportedLine | None = None,
    ) -> None:
        #: How many cards the deck has, counted as the rules of its format count.
        self.size: int = size
        #: The same in words, with what stands apart from the deck.
        self.size_text: str = size_text or str(size)
        #: How to begin, while the deck is empty: said in place of faults.
        self.hint: str = hint
        #: The card that stands apart from the deck (a Hero), if there is one.
        self.leader: ReportedLine | None = leader
        #: The first group is of what stands apart from the deck (a Hero), if the game has that.
        self.groups: Sequence[DeckGroup] = groups
        #: How many cards there are of each cost, the lowest first.
        self.curve: Sequence[Figure] = curve
        self.totals: Sequence[Figure] = totals
        self.kinds: Sequence[Figure] = kinds
        #: What is wrong with the deck as a whole.
        self.faults: Sequence[Fault] = faults
        self.format_title: str = format_title
        self.legal: bool = not faults and not any(line.faults for group in groups for line in group.lines)

    @property
    def all_faults(self) -> list[Fault]:
        """Every fault, those of the whole deck first."""
        return [*self.faults, *(fault for group in self.groups for line in group.lines for fault in line.faults)]


class DeckForm:
    """A form in which decks are handed on."""

    __slots__ = ("extension", "media_type", "name", "title")

    def __init__(self, name: str, title: str, media_type: str, extension: str) -> None:
        self.name: str = name
        #: For people, in their language.
        self.title: str = title
        self.media_type: str = media_type
        #: The end of a file's name, without the dot.
        self.extension: str = extension


# What a game offers --------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Collection:
    """The cards of a game and the decks built of them. ``Game.collection()`` gives it; texts are in ``language``."""

    #: The option that takes a deck, and the one that settles the format.
    deck_option: ClassVar[str] = ""
    format_option: ClassVar[str] = ""

    def facets(self, language: str) -> list[Facet]:
        """In what respects cards differ."""
        raise AssertionError("the collection has no facets")

    def rows(self, language: str) -> list[CardRow]:
        """Every card, in printed order."""
        raise AssertionError("the collection has no cards")

    def prints(self, reference: str) -> list[str]:
        """The other cards of the same design."""
        return []

    def rules(self, reference: str) -> list[str]:
        """The ids of the rules that a card rests on."""
        return []

    def house_decks(self) -> list[Deck]:
        """The decks that come with the game. Their names are values of the option."""
        return []

    def report(self, deck: Deck, language: str) -> DeckReport:
        """What there is to say of a deck in its format."""
        raise AssertionError("the collection has no decks")

    def fitting(self, deck: Deck) -> dict[str, list[str]]:
        """What to look for next: the name of a facet -> the values that go with the deck in its format."""
        return {}

    def changed(self, deck: Deck, reference: str, by: int) -> Deck:
        """The deck with so many more of a card, or fewer.

        Raises:
            KeyError: decks are not built of such a card.
        """
        raise AssertionError("the collection has no decks")

    def code(self, deck: Deck) -> str:
        """The deck as a short word for addresses; "" for a deck without cards.

        Raises:
            BadSetting: it cannot be written so.
        """
        raise AssertionError("the collection has no decks")

    def from_code(self, code: str) -> Deck:
        """The deck that a code stands for.

        Raises:
            BadSetting: it stands for none; the message says why.
        """
        raise AssertionError("the collection has no decks")

    def read(self, data: str | bytes) -> list[Deck]:
        """The decks of a text or a file in any form.

        Raises:
            BadSetting: it cannot be read as a whole; the message says where.
        """
        raise AssertionError("the collection has no decks")

    def forms(self, language: str) -> list[DeckForm]:
        """The forms in which decks are handed on."""
        return []

    def write(self, form: str, deck: Deck) -> bytes:
        """The deck in a form.

        Raises:
            KeyError: there is no such form.
            BadSetting: the deck cannot be written so.
        """
        raise AssertionError("the collection has no decks")
