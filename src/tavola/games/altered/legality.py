"""Which decks may be played (Complete Rules 1.1.4, 1.1.5): every violation named with line, card and rule."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Final

from tavola.games.altered.card import HERO_CARD, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import BadDeck, DeckLine, deck_text, read_lines
from tavola.kernel.language import mark, translate

#: The longest deck list that is read, in characters and in lines.
LARGEST_TEXT: Final = 20_000
#: The most cards that a Limited deck may have here.
LARGEST_DECK: Final = 300


class Problem:
    """One fault of a deck list."""

    __slots__ = ("card", "details", "line", "reason", "rule")

    def __init__(self, line: int, card: str, rule: str, reason: str, **details: str | int) -> None:
        #: The line that shows it, 1 for the first; 0 if it is about the whole deck.
        self.line: int = line
        #: The name or reference of the card it is about, or "".
        self.card: str = card
        self.rule: str = rule
        #: A message of the catalogue with gaps ``{card}`` and those of ``details``.
        self.reason: str = reason
        self.details: dict[str, str | int] = details

    def text(self, language: str = "en") -> str:
        """The fault as a sentence, with its place and rule."""
        say = translate("tavola.games.altered", language, self.reason)
        say = say.format(card=self.card, **self.details)
        place = translate("tavola.games.altered", language, mark("line {line}: ")).format(line=self.line)
        return f"{place if self.line else ''}{say} [{self.rule}]"


def check_text(text: str, format: str) -> list[Problem]:
    """Every fault of a deck list in a format; none if it may be played."""
    if len(text) > LARGEST_TEXT:
        return [Problem(0, "", "ALT-DECK-01", mark("The list is longer than {most} characters."), most=LARGEST_TEXT)]
    lines, unreadable = read_lines(text)
    problems = [
        Problem(
            number,
            "",
            "ALT-DECK-01",
            mark('"{line_text}" is not a card line; write "3 ALT_CORE_B_AX_04_C" or "ALT_CORE_B_AX_04_C x3".'),
            line_text=line[:60],
        )
        for number, line in unreadable
    ]
    if not lines and not problems:
        return [Problem(0, "", "ALT-DECK-01", mark("The list is empty."))]
    known: list[tuple[DeckLine, Card]] = []
    for line in lines:
        card = CARDS.get(line.reference)
        if card is None or card.token:
            problems.append(_unknown(line, card))
        elif line.count == 0:
            problems.append(Problem(line.number, card.name, "ALT-DECK-01", mark("{card} is listed with count 0.")))
        else:
            known.append((line, card))
    problems += _check_heroes(known, limited=format == "limited")
    problems += FORMATS[format](known)
    return sorted(problems, key=lambda problem: problem.line)


def _unknown(line: DeckLine, card: Card | None) -> Problem:
    if card is not None:
        return Problem(
            line.number, card.name, "ALT-TOKEN-05", mark("{card} is a token; tokens are not part of a deck.")
        )
    name = name_of(line.reference)
    if name:
        return Problem(
            line.number,
            name,
            "ALT-COMP-04",
            mark("{card} ({reference}) is not known here yet."),
            reference=line.reference,
        )
    return Problem(line.number, line.reference, "ALT-COMP-04", mark("There is no card {card}."))


_names: dict[str, str] = {}


def name_of(reference: str) -> str:
    """The name of a Core card by its reference, whether or not it can be played here yet; "" for none."""
    if not _names:
        with files("tavola.games.altered.cards").joinpath("core_names.tsv").open(encoding="utf-8") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                _names[row["number"]] = row["name"]
    found = re.match(r"^ALT_CORE_B_([A-Z]{2}_\d{2})_", reference)
    return _names.get(found.group(1), "") if found is not None else ""


def _check_heroes(known: list[tuple[DeckLine, Card]], limited: bool) -> list[Problem]:
    heroes = [(line, card) for line, card in known if card.type == HERO_CARD]
    problems: list[Problem] = []
    if not heroes and not limited:
        problems.append(Problem(0, "", "ALT-DECK-01", mark("The deck has no Hero; it needs exactly one.")))
    rule = "ALT-DECK-06" if limited else "ALT-DECK-01"
    for index, (line, card) in enumerate(heroes):
        if line.count > 1:
            problems.append(Problem(line.number, card.name, rule, mark("{card} is a Hero and can be there once only.")))
        if index:
            problems.append(Problem(line.number, card.name, rule, mark("{card} is a second Hero.")))
    return problems


def _size(known: list[tuple[DeckLine, Card]]) -> int:
    return sum(line.count for line, card in known if card.type != HERO_CARD)


def _check_size(known: list[tuple[DeckLine, Card]], least: int, most: int, rule: str) -> list[Problem]:
    size = _size(known)
    if size < least:
        say = mark("The deck has {size} cards besides the Hero; it needs {least} or more.")
        return [Problem(0, "", rule, say, size=size, least=least)]
    if size > most:
        say = mark("The deck has {size} cards besides the Hero; it may have {most} at most.")
        return [Problem(0, "", rule, say, size=size, most=most)]
    return []


def _check_factions(known: list[tuple[DeckLine, Card]]) -> list[Problem]:
    """Every card has the Hero's faction (ALT-DECK-02)."""
    heroes = [card for _, card in known if card.type == HERO_CARD]
    if not heroes:
        return []
    faction = heroes[0].faction
    say = mark("{card} is {faction}, and the Hero is {hero_faction}.")
    return [
        Problem(line.number, card.name, "ALT-DECK-02", say, faction=card.faction, hero_faction=faction)
        for line, card in known
        if card.faction != faction and card.type != HERO_CARD
    ]


def _check_copies(known: list[tuple[DeckLine, Card]], most: int, rule: str) -> list[Problem]:
    """So many cards of one name at most, all rarities together (ALT-DECK-03)."""
    counts: dict[str, int] = {}
    problems: list[Problem] = []
    for line, card in known:
        if card.type == HERO_CARD:
            continue
        before = counts.get(card.name, 0)
        counts[card.name] = before + line.count
        if before + line.count > most:
            say = mark("{card} is there {count} times; {most} cards of one name are the most.")
            problems.append(Problem(line.number, card.name, rule, say, count=before + line.count, most=most))
    return problems


def _check_rares(known: list[tuple[DeckLine, Card]]) -> list[Problem]:
    """At most 15 rares, those out of faction included (ALT-DECK-04)."""
    count = 0
    for line, card in known:
        if card.rarity in ("R1", "R2"):
            count += line.count
            if count > 15:
                say = mark("With {card} the deck has {count} rares or more; 15 are the most.")
                return [Problem(line.number, card.name, "ALT-DECK-04", say, count=count)]
    return []


def _constructed(known: list[tuple[DeckLine, Card]]) -> list[Problem]:
    return [
        *_check_size(known, 39, 59, "ALT-DECK-01"),
        *_check_factions(known),
        *_check_copies(known, 3, "ALT-DECK-03"),
        *_check_rares(known),
    ]


def _limited(known: list[tuple[DeckLine, Card]]) -> list[Problem]:
    """30 cards or more, the Hero among them; three factions at most (ALT-DECK-06, ALT-DECK-07)."""
    heroes = sum(1 for _, card in known if card.type == HERO_CARD)
    problems = _check_size(known, 30 - min(1, heroes), LARGEST_DECK, "ALT-DECK-06")
    factions: list[str] = []
    for line, card in sorted(known, key=lambda one: one[1].type != HERO_CARD):
        if card.faction and card.faction not in factions:
            factions.append(card.faction)
            if len(factions) > 3:
                say = mark("{card} brings a faction number {count}; 3 are the most.")
                problems.append(Problem(line.number, card.name, "ALT-DECK-07", say, count=len(factions)))
    return problems


def _singleton(known: list[tuple[DeckLine, Card]]) -> list[Problem]:
    """59 to 79 cards, one of each name and rarity, three of a name (ALT-OPT-03)."""
    problems = [
        *_check_size(known, 59, 79, "ALT-OPT-03"),
        *_check_factions(known),
        *_check_copies(known, 3, "ALT-OPT-03"),
        *_check_rares(known),
    ]
    counts: dict[str, int] = {}
    for line, card in known:
        kind = f"{card.name} {card.rarity}"
        counts[kind] = counts.get(kind, 0) + line.count
        if counts[kind] > 1 and card.type != HERO_CARD:
            say = mark("{card} is there {count} times in one rarity; once is the most.")
            problems.append(Problem(line.number, card.name, "ALT-OPT-03", say, count=counts[kind]))
    return problems


#: Format -> the check of a deck whose lines are readable. No unique is known yet, so that the format without uniques
#: asks for nothing beyond Constructed, and the limit of 3 uniques (ALT-DECK-05) cannot be passed.
FORMATS: Final[dict[str, Callable[[list[tuple[DeckLine, Card]]], list[Problem]]]] = {
    "constructed": _constructed,
    "limited": _limited,
    "no_unique": _constructed,
    "singleton": _singleton,
}


def checked_deck(deck: str, format: str, seat: int) -> list[DeckLine]:
    """The lines of a deck given by the name of a starter deck or as a list.

    Raises:
        BadDeck: it is not legal; the message names every fault.
    """
    text = deck_text(deck)
    problems = check_text(text, format)
    if problems:
        faults = "; ".join(problem.text() for problem in problems)
        raise BadDeck(f"the deck of seat {seat} cannot be played: {faults}")
    return read_lines(text)[0]
