"""Which decks may be played (Complete Rules 1.1.4, 1.1.5): every violation named with line, card and rule."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Final

from tavola.games.altered.card import HERO_CARD
from tavola.games.altered.cards import CARDS
from tavola.games.altered.cards.printing import FACTIONS
from tavola.games.altered.deck import STARTER_DECKS, TOO_MANY, DeckLine, deck_text, design_of, read_lines
from tavola.kernel.errors import BadSetting
from tavola.kernel.language import mark, translate

_PACKAGE: Final = "tavola.games.altered"

#: The longest deck list that is read, in characters and in lines.
LARGEST_TEXT: Final = 20_000
MOST_LINES: Final = 500
#: The most cards that a Limited deck may have here.
LARGEST_DECK: Final = 300
#: How many faults the message of a refused deck spells out.
FAULTS_TOLD: Final = 12

#: The Core set: Heroes have the numbers 1 to 3 of their faction, tokens the number 31 (ALT-TOKEN-04).
HERO_NUMBERS: Final = ("01", "02", "03")
TOKEN_NUMBER: Final = "31"

#: The Constructed list of late 2025 (ALT-DECK-11): a print that is suspended, a name that has no uniques.
SUSPENDED: Final = "ALT_CORE_B_YZ_11_R2"
WITHOUT_UNIQUES: Final = "Moonlight Jellyfish"

_NEUTRAL: Final = "neutral"
_UNIQUE: Final = "U"


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

    def sentence(self, language: str) -> str:
        """The fault with its place."""
        say = translate(_PACKAGE, language, self.reason).format(card=self.card, **self.details)
        place = translate(_PACKAGE, language, mark("line {line}: ")).format(line=self.line)
        return f"{place if self.line else ''}{say}"

    def text(self, language: str = "en") -> str:
        """The fault with its place and rule."""
        return f"{self.sentence(language)} [{self.rule}]" if self.rule else self.sentence(language)


class BadDeck(BadSetting):
    """A deck cannot be played; the message names the faults with their lines."""

    def __init__(self, seat: int, problems: list[Problem]) -> None:
        self.seat = seat
        self.problems = problems
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        told = "; ".join(problem.text(language) for problem in self.problems[:FAULTS_TOLD])
        more = len(self.problems) - FAULTS_TOLD
        say = mark("the deck of seat {seat} cannot be played: {faults}")
        if more > 0:
            say = mark("the deck of seat {seat} cannot be played: {faults}; and {more} more")
        return translate(_PACKAGE, language, say).format(seat=self.seat, faults=told, more=more)

    def faults(self, language: str) -> list[tuple[str, str]]:
        return [(problem.sentence(language), problem.rule) for problem in self.problems]


class Entry:
    """A line whose card is one of the Core set, with what its reference tells of the card, known here or not yet."""

    __slots__ = ("count", "faction", "hero", "line", "name", "rarity", "reference")

    def __init__(self, line: DeckLine, name: str, faction: str, rarity: str, hero: bool) -> None:
        self.line: int = line.number
        self.count: int = line.count
        self.reference: str = line.reference
        self.name: str = name
        #: The faction that it is played in, "neutral", or "" where the reference does not tell.
        self.faction: str = faction
        #: "C", "R1", "R2", "U", or "".
        self.rarity: str = rarity
        self.hero: bool = hero

    def problem(self, rule: str, reason: str, **details: str | int) -> Problem:
        """A fault that this line shows."""
        return Problem(self.line, self.name, rule, reason, **details)


def check_text(text: str, format: str) -> list[Problem]:
    """Every fault of a deck list in a format; none if it may be played."""
    if len(text) > LARGEST_TEXT:
        return [Problem(0, "", "ALT-DECK-01", mark("The list is longer than {most} characters."), most=LARGEST_TEXT)]
    lines, unreadable = read_lines(text)
    if len(lines) + len(unreadable) > MOST_LINES:
        return [Problem(0, "", "ALT-DECK-01", mark("The list has more than {most} lines."), most=MOST_LINES)]
    problems = [_unreadable(number, line) for number, line in unreadable]
    if not lines and not problems:
        return [Problem(0, "", "ALT-DECK-01", mark("The list is empty."))]
    entries: list[Entry] = []
    for line in lines:
        problems += _read(line, entries)
    problems += _check_heroes(entries, format)
    problems += FORMATS[format](entries)
    return sorted(problems, key=lambda problem: problem.line)


# Reading lines -------------------------------------------------------------------------------------------------------


#: A card's name with its count, as people write it.
_NAMED: Final = re.compile(r"(?:[0-9]+\s*x?\s+)?(.*?)(?:\s+x\s*[0-9]+)?", re.IGNORECASE)


def _unreadable(number: int, line: str) -> Problem:
    # No name is as long; and a line may be made so as to keep the search busy.
    found = _NAMED.fullmatch(line) if len(line) <= 100 else None
    name = found.group(1).casefold() if found is not None else ""
    references = [card.reference for card in CARDS.values() if card.name.casefold() == name and not card.token]
    if references:
        say = mark('"{line_text}" has the name of a card; write a reference in its place: {references}.')
        return Problem(number, "", "", say, line_text=_shown(line), references=", ".join(references))
    say = mark('"{line_text}" is not a card line; write "3 ALT_CORE_B_AX_04_C" or "ALT_CORE_B_AX_04_C x3".')
    return Problem(number, "", "", say, line_text=_shown(line))


def _shown(text: str) -> str:
    """A text of somebody else, short enough for a message, with what cannot be seen spelled out."""
    short = text if len(text) <= 60 else text[:60] + "…"
    return "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in short)


def _read(line: DeckLine, entries: list[Entry]) -> list[Problem]:
    """The faults of a line by itself. If it names a card of the Core set it goes to ``entries``."""
    design = design_of(line.reference)
    name = name_of(line.reference)
    if design is None or not name:
        say = mark("No card of the Core set has the reference {card}.")
        return [Problem(line.number, _shown(line.reference), "ALT-COMP-04", say)]
    number, rarity = design
    if number[3:] == TOKEN_NUMBER:
        return [Problem(line.number, name, "ALT-TOKEN-05", mark("{card} is a token; tokens are not part of a deck."))]
    if line.count == 0:
        return [Problem(line.number, name, "ALT-DECK-01", mark("{card} is listed with count 0."))]
    if line.count >= TOO_MANY:
        say = mark("{card} is listed {most} times or more; no deck holds so many.")
        return [Problem(line.number, name, "ALT-DECK-01", say, most=TOO_MANY)]
    entry = _entry(line, name, number, rarity)
    entries.append(entry)
    if line.reference in CARDS:
        return []
    if entry.rarity == _UNIQUE:
        say = mark("{card} ({reference}) is a unique; uniques are not known here yet.")
    else:
        say = mark("{card} ({reference}) is not known here yet.")
    return [entry.problem("ALT-COMP-04", say, reference=line.reference)]


def _entry(line: DeckLine, name: str, number: str, rarity: str) -> Entry:
    card = CARDS.get(line.reference)
    if card is not None:
        hero = card.type == HERO_CARD
        return Entry(line, name, card.faction or _NEUTRAL, card.rarity, hero)
    hero = number[3:] in HERO_NUMBERS
    # Which faction a print out of faction or a unique is played in stands on the card, not in its reference.
    faction = FACTIONS.get(number[:2], _NEUTRAL) if rarity in ("C", "R1") else ""
    return Entry(line, name, faction, "" if hero else rarity[:1] if rarity.startswith(_UNIQUE) else rarity, hero)


_names: dict[str, str] = {}


def name_of(reference: str) -> str:
    """The name of a Core card by its reference, whether or not it can be played here yet; "" for none."""
    design = design_of(reference)
    if design is None:
        return ""
    if not _names:
        with files("tavola.games.altered.cards").joinpath("core_names.tsv").open(encoding="utf-8") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                _names[row["number"]] = row["name"]
    number, rarity = design
    # Heroes, tokens and Mana Convergence have no rarity; their reference says "C" (ALT-CARD-09).
    if rarity != "C" and (number[3:] in HERO_NUMBERS or number[3:] == TOKEN_NUMBER or number.startswith("NE")):
        return ""
    return _names.get(number, "")


# What the formats ask for --------------------------------------------------------------------------------------------


def _check_heroes(entries: list[Entry], format: str) -> list[Problem]:
    """Exactly one Hero (ALT-DECK-01); in Limited one or none (ALT-DECK-06)."""
    limited = format == "limited"
    heroes = [entry for entry in entries if entry.hero]
    problems: list[Problem] = []
    if not heroes and not limited:
        problems.append(Problem(0, "", "ALT-DECK-01", mark("The deck has no Hero; it needs exactly one.")))
    rule = "ALT-DECK-06" if limited else "ALT-DECK-01"
    for index, hero in enumerate(heroes):
        if hero.count > 1:
            problems.append(hero.problem(rule, mark("{card} is a Hero and can be there once only.")))
        if index:
            problems.append(hero.problem(rule, mark("{card} is a second Hero.")))
    return problems


def _check_size(entries: list[Entry], least: int, most: int, rule: str) -> list[Problem]:
    size = sum(entry.count for entry in entries if not entry.hero)
    if size < least:
        say = mark("The deck has {size} cards besides the Hero; it needs {least} or more.")
        return [Problem(0, "", rule, say, size=size, least=least)]
    if size > most:
        say = mark("The deck has {size} cards besides the Hero; it may have {most} at most.")
        return [Problem(0, "", rule, say, size=size, most=most)]
    return []


def _check_factions(entries: list[Entry]) -> list[Problem]:
    """Every card has the Hero's faction (ALT-DECK-02)."""
    heroes = [entry.faction for entry in entries if entry.hero]
    if not heroes:
        return []
    say = mark("{card} is {faction}, and the Hero is {hero_faction}.")
    return [
        entry.problem("ALT-DECK-02", say, faction=entry.faction, hero_faction=heroes[0])
        for entry in entries
        if not entry.hero and entry.faction not in ("", _NEUTRAL, heroes[0])
    ]


def _check_neutral(entries: list[Entry]) -> list[Problem]:
    """Mana Convergence is for Limited (ALT-DECK-08)."""
    say = mark("{card} may be added to Limited decks only.")
    return [entry.problem("ALT-DECK-08", say) for entry in entries if entry.faction == _NEUTRAL]


def _check_copies(entries: list[Entry], most: int, rule: str) -> list[Problem]:
    """So many cards of one name at most, all rarities together (ALT-DECK-03)."""
    counts: dict[str, int] = {}
    problems: list[Problem] = []
    for entry in entries:
        if entry.hero:
            continue
        count = counts.get(entry.name, 0) + entry.count
        counts[entry.name] = count
        if count > most:
            say = mark("{card} is there {count} times; {most} cards of one name are the most.")
            problems.append(entry.problem(rule, say, count=count, most=most))
    return problems


def _check_rarity(entries: list[Entry], rarities: tuple[str, ...], most: int, rule: str, say: str) -> list[Problem]:
    """So many cards of these rarities at most; the line that goes beyond shows the fault."""
    count = sum(entry.count for entry in entries if entry.rarity in rarities)
    so_far = 0
    for entry in entries:
        if entry.rarity in rarities:
            so_far += entry.count
            if so_far > most:
                return [entry.problem(rule, say, count=count, most=most)]
    return []


def _check_rarities(entries: list[Entry]) -> list[Problem]:
    """At most 15 rares, those out of faction included (ALT-DECK-04), and 3 uniques (ALT-DECK-05)."""
    rares = mark("The deck has {count} rares; {most} are the most, and {card} goes beyond.")
    uniques = mark("The deck has {count} uniques; {most} are the most, and {card} goes beyond.")
    return [
        *_check_rarity(entries, ("R1", "R2"), 15, "ALT-DECK-04", rares),
        *_check_rarity(entries, (_UNIQUE,), 3, "ALT-DECK-05", uniques),
    ]


def _constructed(entries: list[Entry]) -> list[Problem]:
    return [
        *_check_size(entries, 39, 59, "ALT-DECK-01"),
        *_check_factions(entries),
        *_check_neutral(entries),
        *_check_copies(entries, 3, "ALT-DECK-03"),
        *_check_rarities(entries),
    ]


def _constructed_2025(entries: list[Entry]) -> list[Problem]:
    """Constructed with the list of late 2025 (ALT-DECK-11)."""
    problems = _constructed(entries)
    for entry in entries:
        if entry.reference == SUSPENDED:
            problems.append(entry.problem("ALT-DECK-11", mark("{card} out of faction is suspended.")))
        if entry.name == WITHOUT_UNIQUES and entry.rarity == _UNIQUE:
            problems.append(entry.problem("ALT-DECK-11", mark("Every unique {card} is banned.")))
    return problems


def _no_unique(entries: list[Entry]) -> list[Problem]:
    """Constructed without any uniques (ALT-OPT-03)."""
    say = mark("{card} is a unique, and this format has none.")
    return [
        *_constructed(entries),
        *(entry.problem("ALT-OPT-03", say) for entry in entries if entry.rarity == _UNIQUE),
    ]


def _limited(entries: list[Entry]) -> list[Problem]:
    """30 cards or more, the Hero among them; three factions at most (ALT-DECK-06, ALT-DECK-07)."""
    heroes = 1 if any(entry.hero for entry in entries) else 0
    problems = _check_size(entries, 30 - heroes, LARGEST_DECK, "ALT-DECK-06")
    factions = [entry.faction for entry in entries if entry.hero][:1]
    for entry in entries:
        if not entry.hero and entry.faction not in ("", _NEUTRAL) and entry.faction not in factions:
            factions.append(entry.faction)
            if len(factions) > 3:
                say = mark("{card} brings in {faction} as faction number {count}; 3 are the most.")
                problems.append(entry.problem("ALT-DECK-07", say, faction=entry.faction, count=len(factions)))
    return problems


def _singleton(entries: list[Entry]) -> list[Problem]:
    """59 to 79 cards, one of each name and rarity, three of a name (ALT-OPT-03); no faction has so many commons that
    the limits on rares could hold as well."""
    problems = [
        *_check_size(entries, 59, 79, "ALT-OPT-03"),
        *_check_factions(entries),
        *_check_neutral(entries),
        *_check_copies(entries, 3, "ALT-OPT-03"),
    ]
    counts: dict[str, int] = {}
    for entry in entries:
        kind = f"{entry.name} {entry.rarity}"
        counts[kind] = counts.get(kind, 0) + entry.count
        if counts[kind] > 1 and not entry.hero:
            say = mark("{card} is there {count} times in one rarity; once is the most.")
            problems.append(entry.problem("ALT-OPT-03", say, count=counts[kind]))
    return problems


#: Format -> what it asks of the cards of a deck, besides the Hero.
FORMATS: Final[dict[str, Callable[[list[Entry]], list[Problem]]]] = {
    "constructed": _constructed,
    "constructed_2025": _constructed_2025,
    "limited": _limited,
    "no_unique": _no_unique,
    "singleton": _singleton,
}


# Decks to be played --------------------------------------------------------------------------------------------------


def checked_deck(deck: str, format: str, seat: int) -> list[DeckLine]:
    """The lines of a deck given by the name of a starter deck or as a list.

    Raises:
        BadDeck: it is not legal; the message names the faults.
    """
    if len(deck) > LARGEST_TEXT:
        raise BadDeck(seat, check_text(deck, format))
    if deck not in STARTER_DECKS and len(deck.split()) == 1 and design_of(deck) is None:
        say = mark("there is no deck '{deck}'; the decks are {decks}, or give a list")
        raise BadDeck(seat, [Problem(0, "", "", say, deck=_shown(deck), decks=", ".join(STARTER_DECKS))])
    lines, problems = _checked(deck, format)
    if problems:
        raise BadDeck(seat, problems)
    return lines


@lru_cache(maxsize=64)
def _checked(deck: str, format: str) -> tuple[list[DeckLine], list[Problem]]:
    """The lines of a deck and its faults, remembered: the same few decks are played in many games."""
    text = deck_text(deck)
    return read_lines(text)[0], check_text(text, format)
