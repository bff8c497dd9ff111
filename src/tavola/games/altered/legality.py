"""Which decks may be played (Complete Rules 1.1.4, 1.1.5): every violation named with line, card and rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tavola.games.altered.card import HERO_CARD
from tavola.games.altered.cards import CARDS
from tavola.games.altered.cards.printing import FACTIONS
from tavola.games.altered.deck import (
    HERO_NUMBERS,
    RANDOM_CORE,
    STARTER_DECKS,
    TOKEN_NUMBER,
    TOO_MANY,
    DeckLine,
    deck_text,
    design_of,
    house_name,
    name_of,
)
from tavola.games.altered.fault import FAULTS_TOLD, BadDeck, BadList, Place, Problem, shown
from tavola.games.altered.forms import (
    LARGEST_TEXT,
    MOST_LINES,
    DeckList,
    is_one_word,
    one_deck,
    read_decks,
    remembered_decks,
)
from tavola.kernel.language import mark

__all__ = [
    "FAULTS_TOLD",
    "FORMATS",
    "LARGEST_TEXT",
    "MOST_LINES",
    "BadDeck",
    "BadList",
    "Problem",
    "check_deck",
    "check_text",
    "checked_deck",
    "name_of",
    "unknown_cards",
]

#: The most cards that a Limited deck may have here.
LARGEST_DECK: Final = 300
#: The most cards of a list that is laid out to be looked at, which may be far from legal.
MOST_CARDS: Final = 2_000

#: The Constructed list of late 2025 (ALT-DECK-11): a print that is suspended, a name that has no uniques.
SUSPENDED: Final = "ALT_CORE_B_YZ_11_R2"
WITHOUT_UNIQUES: Final = "Moonlight Jellyfish"

_NEUTRAL: Final = "neutral"
_UNIQUE: Final = "U"


class Entry:
    """A line whose card is one of the Core set, with what its reference tells of the card, known here or not yet."""

    __slots__ = ("count", "faction", "hero", "line", "name", "place", "rarity", "reference")

    def __init__(self, line: DeckLine, name: str, faction: str, rarity: str, hero: bool) -> None:
        self.line: int = line.number
        self.place: Place | None = line.place
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
        return Problem(self.line, self.name, rule, reason, self.place, **details)


def check_text(text: str, format: str) -> list[Problem]:
    """Every fault of a deck list in any form in a format; none if it may be played."""
    try:
        return check_deck(one_deck(read_decks(text)), format)
    except BadList as error:
        return error.problems


def check_deck(deck: DeckList, format: str) -> list[Problem]:
    """Every fault of a deck in a format; none if it may be played."""
    if not deck.lines and not deck.unreadable:
        return [Problem(0, "", "ALT-DECK-01", mark("The list is empty."))]
    problems = list(deck.unreadable)
    entries: list[Entry] = []
    for line in deck.lines:
        problems += _read(line, entries)
    problems += _check_heroes(entries, format)
    problems += FORMATS[format](entries)
    return sorted(problems, key=lambda problem: problem.line)


def unknown_cards(deck: DeckList) -> list[Problem]:
    """What keeps a deck from being looked at: lines that cannot be read, cards that are not known here, or a heap of
    more cards than anybody could lay out."""
    problems = list(deck.unreadable)
    for line in deck.lines:
        problems += _read(line, [])
    count = sum(line.count for line in deck.lines)
    if count > MOST_CARDS:
        say = mark("The list has {count} cards; {most} are the most.")
        problems.append(Problem(0, "", "ALT-DECK-01", say, count=count, most=MOST_CARDS))
    return problems


# Reading lines -------------------------------------------------------------------------------------------------------


def _read(line: DeckLine, entries: list[Entry]) -> list[Problem]:
    """The faults of a line by itself. If it names a card of the Core set it goes to ``entries``."""
    design = design_of(line.reference)
    name = name_of(line.reference)
    if design is None or not name:
        say = mark("No card of the Core set has the reference {card}.")
        return [Problem(line.number, shown(line.reference), "ALT-COMP-04", say, line.place)]
    number, rarity = design
    if number[3:] == TOKEN_NUMBER:
        say = mark("{card} is a token; tokens are not part of a deck.")
        return [Problem(line.number, name, "ALT-TOKEN-05", say, line.place)]
    if line.count == 0:
        return [Problem(line.number, name, "ALT-DECK-01", mark("{card} is listed with count 0."), line.place)]
    if line.count >= TOO_MANY:
        say = mark("{card} is listed {most} times or more; no deck holds so many.")
        return [Problem(line.number, name, "ALT-DECK-01", say, line.place, most=TOO_MANY)]
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
    """So many cards of one name at most, all rarities together (ALT-DECK-03); every line of the name shows it."""
    cards = [entry for entry in entries if not entry.hero]
    counts = _counted(cards, lambda entry: entry.name)
    say = mark("{card} is there {count} times; {most} cards of one name are the most.")
    return [
        entry.problem(rule, say, count=counts[entry.name], most=most) for entry in cards if counts[entry.name] > most
    ]


def _counted(entries: list[Entry], key: Callable[[Entry], str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for entry in entries:
        counts[key(entry)] = counts.get(key(entry), 0) + entry.count
    return counts


def _check_rarity(entries: list[Entry], rarities: tuple[str, ...], most: int, rule: str, say: str) -> list[Problem]:
    """So many cards of these rarities at most: a fault of the whole deck, whichever of them are taken out."""
    count = sum(entry.count for entry in entries if entry.rarity in rarities)
    return [Problem(0, "", rule, say, count=count, most=most)] if count > most else []


def _check_rarities(entries: list[Entry]) -> list[Problem]:
    """At most 15 rares, those out of faction included (ALT-DECK-04), and 3 uniques (ALT-DECK-05)."""
    rares = mark("The deck has {count} rares; {most} are the most.")
    uniques = mark("The deck has {count} uniques; {most} are the most.")
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
    cards = [entry for entry in entries if not entry.hero]
    counts = _counted(cards, _print_of)
    say = mark("{card} is there {count} times in one rarity; once is the most.")
    return [
        *_check_size(entries, 59, 79, "ALT-OPT-03"),
        *_check_factions(entries),
        *_check_neutral(entries),
        *_check_copies(entries, 3, "ALT-OPT-03"),
        *(
            entry.problem("ALT-OPT-03", say, count=counts[_print_of(entry)])
            for entry in cards
            if counts[_print_of(entry)] > 1
        ),
    ]


def _print_of(entry: Entry) -> str:
    return f"{entry.name} {entry.rarity}"


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
    """The lines of a deck given by the name of a starter deck, or as a list, a code, or an address.

    Raises:
        BadDeck: it is not legal; the message names the faults.
    """
    if len(deck) > LARGEST_TEXT:
        raise BadDeck(seat, check_text(deck, format))
    one_word = len(deck.split()) == 1 and design_of(deck) is None
    if one_word and not house_name(deck) and not is_one_word(deck) and not deck.lstrip().startswith(("{", "[")):
        say = mark("there is no deck '{deck}'; the decks are {decks}, or give a list")
        names = ", ".join((*(name.capitalize() for name in STARTER_DECKS), RANDOM_CORE))
        raise BadDeck(seat, [Problem(0, "", "", say, deck=shown(deck), decks=names)])
    lines, problems = _checked(deck, format)
    if problems:
        raise BadDeck(seat, problems)
    return lines


@lru_cache(maxsize=64)
def _checked(deck: str, format: str) -> tuple[list[DeckLine], list[Problem]]:
    """The lines of a deck and its faults, remembered: the same few decks are played in many games."""
    try:
        found = one_deck(remembered_decks(deck_text(deck)))
    except BadList as error:
        return [], error.problems
    return found.lines, check_deck(found, format)
