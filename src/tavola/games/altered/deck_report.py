"""What there is to say of a deck: its cards by type, its costs and terrains, and every fault at its line."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.card import CHARACTER, HERO_CARD, MANA_ORB, PERMANENT, RARITY_NAMES, SPELL, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import DeckLine
from tavola.games.altered.face import told_apart, words_for
from tavola.games.altered.forms import DeckList
from tavola.games.altered.legality import Problem, check_deck
from tavola.games.altered.look import TERRAINS, icon, terrain_name
from tavola.games.altered.options import FORMAT
from tavola.kernel.collection import Deck, DeckGroup, DeckReport, Fault, Figure, ReportedLine
from tavola.kernel.language import mark

#: The headings of a deck's list, in their order.
_GROUPS: Final = (
    (HERO_CARD, "hero", mark("Hero")),
    (CHARACTER, "characters", mark("Characters")),
    (SPELL, "spells", mark("Spells")),
    (PERMANENT, "landmarks", mark("Landmarks")),
    (MANA_ORB, "orbs", mark("Mana Orbs")),
)
#: What is said of a deck without any cards.
_BEGIN: Final = mark("Begin with a Hero: it settles the faction.")
_BEGIN_LIMITED: Final = mark("Begin with a Hero or with any card.")
#: The last column of the curve, and the last value of the facet, stands for this hand cost and every higher one.
HIGHEST_COST: Final = 8


def list_of(deck: Deck) -> DeckList:
    """The deck as a list, one card a line."""
    lines = [DeckLine(at, count, reference) for at, (reference, count) in enumerate(deck.counts.items(), start=1)]
    return DeckList(deck.name, deck.format, lines)


def report(deck: Deck, language: str) -> DeckReport:
    """What there is to say of the deck."""
    format = deck.format or FORMAT.default
    faults: dict[int, list[Fault]] = {}
    for problem in check_deck(list_of(deck), format):
        faults.setdefault(problem.line, []).append((_sentence(problem, language), problem.rule))
    words = words_for(language)
    lines = {
        reference: ReportedLine(
            reference, CARDS[reference].name, count, faults.get(number, []), told_apart(CARDS[reference], words)
        )
        for number, (reference, count) in enumerate(deck.counts.items(), start=1)
    }
    cards = [card for reference, count in deck.counts.items() for card in [CARDS[reference]] * count]
    groups = [DeckGroup(name, words(title), _of_type(lines, type)) for type, name, title in _GROUPS]
    return DeckReport(
        size=size_of(deck),
        size_text=size_text(deck, language),
        leader=next(iter(_of_type(lines, HERO_CARD)), None),
        hint=words(_BEGIN_LIMITED if format == "limited" else _BEGIN) if not deck.counts else "",
        groups=[group for group in groups if group.lines],
        curve=_curve(cards),
        totals=_totals(cards, language),
        kinds=_kinds(cards, language),
        faults=faults.get(0, []),
        format_title=words(dict(FORMAT.values)[format]),
    )


def size_of(deck: Deck) -> int:
    """How many cards there are besides the Hero."""
    return sum(count for reference, count in deck.counts.items() if CARDS[reference].type != HERO_CARD)


def size_text(deck: Deck, language: str) -> str:
    """How many cards there are, the Hero apart from the others: said in the same way wherever decks are shown."""
    words, size = words_for(language), size_of(deck)
    if any(CARDS[reference].type == HERO_CARD for reference in deck.counts):
        say = mark("1 card and a Hero") if size == 1 else mark("{count} cards and a Hero")
    else:
        say = mark("1 card, no Hero") if size == 1 else mark("{count} cards, no Hero")
    return words(say).format(count=size)


def _sentence(problem: Problem, language: str) -> str:
    """What is wrong; the page itself shows where."""
    return words_for(language)(problem.reason).format(card=problem.card, **problem.details)


def _of_type(lines: dict[str, ReportedLine], type: int) -> list[ReportedLine]:
    found = [line for line in lines.values() if CARDS[line.reference].type == type]
    return sorted(found, key=lambda line: (CARDS[line.reference].hand_cost, line.name, line.reference))


def _has_cost(card: Card) -> bool:
    return card.type in (CHARACTER, PERMANENT, SPELL)


def _curve(cards: list[Card]) -> list[Figure]:
    """How many cards there are of each hand cost."""
    columns = [0] * (HIGHEST_COST + 1)
    for card in cards:
        if _has_cost(card):
            columns[min(card.hand_cost, HIGHEST_COST)] += 1
    return [Figure(f"{cost}+" if cost == HIGHEST_COST else str(cost), count) for cost, count in enumerate(columns)]


def _totals(cards: list[Card], language: str) -> list[Figure]:
    """The statistics of all Characters together, and of the average one."""
    found = []
    characters = [card for card in cards if card.type == CHARACTER]
    for number, terrain in enumerate(TERRAINS):
        total = sum(card.stats[number] for card in characters)
        average = total / len(characters) if characters else 0.0
        found.append(Figure(terrain_name(terrain, language), total, average, icon(terrain, 18)))
    return found


def _kinds(cards: list[Card], language: str) -> list[Figure]:
    """How many cards there are of each type and of each rarity."""
    words = words_for(language)
    types = [
        Figure(words(title), sum(card.type == type for card in cards))
        for type, _, title in _GROUPS
        if type not in (HERO_CARD, MANA_ORB)
    ]
    rarities = [
        Figure(words(title), sum(card.rarity == rarity for card in cards))
        for rarity, title in RARITY_NAMES.items()
        if rarity
    ]
    return types + rarities
