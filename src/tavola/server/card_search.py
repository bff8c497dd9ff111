"""What somebody looks for among the cards of a game: read from an address, found, and written into addresses again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from tavola.kernel.collection import CardRow, Collection, Facet, folded
from tavola.kernel.language import mark
from tavola.server.errors import TableError

#: How many cards are shown at first, and how many more each time that more are asked for.
A_PAGE = 60
LONGEST_SEARCH = 200
#: The most values of facets that an address may name: more than any collection has.
MOST_VALUES = 200

#: The orders in which cards are shown.
ORDERS = ("printed", "name", "cost")

Pairs = list[tuple[str, str]]


class TooMuchSought(TableError):
    """A search is longer than anybody could mean it."""

    code = "malformed"
    status = 422
    sentence = mark("That search is too long: %(most)s characters are the most.")

    def __init__(self) -> None:
        super().__init__(most=LONGEST_SEARCH)


class Wish:
    """Words, the chosen values of each facet, an order, and how many cards are to be shown."""

    def __init__(
        self, search: str, chosen: Mapping[str, Sequence[str]], order: str, shown: int, usual: str = ORDERS[0]
    ) -> None:
        self.usual = usual
        self.search = search
        self.chosen = chosen
        self.order = order
        self.shown = shown

    def has(self, facet: str, value: str) -> bool:
        """Whether a value is chosen."""
        return value in self.chosen.get(facet, ())

    def fits(self, row: CardRow) -> bool:
        """Whether a card has every word, and in every facet that matters one of the chosen values."""
        return all(word in row.words for word in folded(self.search).split()) and all(
            any(value in row.facets.get(facet, ()) for value in values) for facet, values in self.chosen.items()
        )

    # As a part of an address ----------------------------------------------------------------------------------------

    @property
    def pairs(self) -> Pairs:
        """All that is not as usual."""
        return self._pairs(self.chosen, self.shown)

    @property
    def with_more(self) -> Pairs:
        """The same with more cards in sight."""
        return self._pairs(self.chosen, self.shown + A_PAGE)

    def without(self, facet: str, value: str) -> Pairs:
        """The same without a value, from the first page on."""
        rest = {one: [each for each in values if (one, each) != (facet, value)] for one, values in self.chosen.items()}
        return self._pairs(rest, A_PAGE)

    def _pairs(self, chosen: Mapping[str, Sequence[str]], shown: int) -> Pairs:
        found = [("search", self.search)] if self.search else []
        found += [(facet, value) for facet, values in chosen.items() for value in values]
        found += [("sort", self.order)] if self.order != self.usual else []
        return found + ([("shown", str(shown))] if shown != A_PAGE else [])


def read_wish(facets: Iterable[Facet], query: QueryParams, usual: str = ORDERS[0]) -> Wish:
    """What an address asks for, in the ``usual`` order if it names none.

    A value that no card has is kept: then nothing is found.

    Raises:
        TooMuchSought: it goes on and on.
    """
    search = query.get("search", "").strip()
    chosen = {facet.name: list(dict.fromkeys(query.getlist(facet.name))) for facet in facets}
    chosen = {name: [value for value in values if value] for name, values in chosen.items()}
    values = [value for some in chosen.values() for value in some]
    if len(search) > LONGEST_SEARCH or len(values) > MOST_VALUES or sum(map(len, values)) > 20 * LONGEST_SEARCH:
        raise TooMuchSought
    order = query.get("sort", "")
    shown = query.get("shown", "")
    return Wish(
        search,
        {name: some for name, some in chosen.items() if some},
        order if order in ORDERS else usual,
        max(int(shown), A_PAGE) if shown.isascii() and shown.isdecimal() and len(shown) < 5 else A_PAGE,
        usual,
    )


def found_cards(collection: Collection, wish: Wish, language: str) -> list[CardRow]:
    """The cards that fit, in the order that is wished for."""
    rows = [row for row in collection.rows(language) if wish.fits(row)]
    if wish.order == "name":
        rows.sort(key=lambda row: folded(row.name))
    elif wish.order == "cost":
        rows.sort(key=lambda row: row.cost)
    return rows


def chips(facets: Iterable[Facet], wish: Wish) -> list[tuple[str, Pairs]]:
    """What is chosen, each with the address's part that takes it back."""
    found = []
    for facet in facets:
        titles = dict(facet.values)
        for value in wish.chosen.get(facet.name, ()):
            found.append((f"{facet.title}: {titles.get(value, value[:40])}", wish.without(facet.name, value)))
    return found


def address(path: str, *parts: Pairs) -> str:
    """A path with what is asked of it."""
    query = urlencode([pair for pairs in parts for pair in pairs])
    return f"{path}?{query}" if query else path
