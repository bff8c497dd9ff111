"""The cards of Altered to look through, and what there is to say of a deck that is being built."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.card import (
    AT_DUSK,
    AT_NOON,
    CHARACTER,
    FROM_HAND,
    FROM_RESERVE,
    HERO_CARD,
    JOINS,
    PERMANENT,
    RARITY_NAMES,
    SPELL,
    Card,
)
from tavola.games.altered.cards import CARDS
from tavola.games.altered.cards.printing import FACTIONS
from tavola.games.altered.deck import STARTER_DECKS, deck_text, design_of
from tavola.games.altered.deck_report import HIGHEST_COST, list_of, report
from tavola.games.altered.face import rules_of, told_apart, type_of, words_for
from tavola.games.altered.fault import BadList
from tavola.games.altered.forms import FORMS, DeckList, code, read_decks, remembered_decks, write_deck
from tavola.games.altered.forms.code import MOST_COPIES
from tavola.games.altered.legality import unknown_cards
from tavola.games.altered.options import DECKS, FORMAT
from tavola.games.altered.rulings import rulings_of
from tavola.games.altered.symbols import MEANINGS
from tavola.games.altered.terms import TERMS, terms_of
from tavola.kernel.collection import CardRow, Collection, Deck, DeckForm, DeckReport, Facet
from tavola.kernel.language import mark

_NEUTRAL: Final = mark("Neutral")
_TYPES: Final = ("Hero", "Character", "Spell", "Landmark", "Token", "Mana Orb")

_TRIGGERS: Final = (
    (JOINS, mark("On joining")),
    (FROM_HAND, mark("From the hand")),
    (FROM_RESERVE, mark("From the Reserve")),
    (AT_NOON, mark("At Noon")),
    (AT_DUSK, mark("At Dusk")),
)
_EXHAUST: Final = mark("By exhausting it")
_SUPPORT: Final = mark("By discarding it from the Reserve")


class AlteredCollection(Collection):
    """Every known card of the Core set."""

    deck_option: ClassVar[str] = DECKS.name
    format_option: ClassVar[str] = FORMAT.name

    def __init__(self) -> None:
        self._rows: dict[str, list[CardRow]] = {}

    # Cards ----------------------------------------------------------------------------------------------------------

    def facets(self, language: str) -> list[Facet]:
        words = words_for(language)
        subtypes = {subtype for card in CARDS.values() for subtype in card.subtypes}
        costs = sorted({min(card.hand_cost, HIGHEST_COST) for card in CARDS.values() if _has_cost(card)})
        return [
            Facet("faction", words(mark("Faction")), _titled((*FACTIONS.values(), _NEUTRAL), language)),
            Facet("type", words(mark("Type")), _titled(_TYPES, language)),
            Facet(
                "cost",
                words(mark("Hand cost")),
                [(str(one), f"{one}+" if one == HIGHEST_COST else str(one)) for one in costs],
            ),
            Facet(
                "rarity", words(mark("Rarity")), [(name, words(title)) for name, title in RARITY_NAMES.items() if name]
            ),
            Facet("keyword", words(mark("Keyword")), _titled(tuple(term.title for term in TERMS), language)),
            Facet(
                "trigger",
                words(mark("Works")),
                _titled((*(title for _, title in _TRIGGERS), _EXHAUST, _SUPPORT), language),
            ),
            Facet(
                "subtype", words(mark("Subtype")), sorted(_titled(tuple(subtypes), language), key=lambda one: one[1])
            ),
        ]

    def rows(self, language: str) -> list[CardRow]:
        # More cards may have been declared since.
        if len(self._rows.get(language, ())) != len(CARDS):
            self._rows[language] = [_row(CARDS[reference], language) for reference in sorted(CARDS)]
        return self._rows[language]

    def prints(self, reference: str) -> list[str]:
        design = design_of(reference)
        if design is None:
            return []
        return [one for one in sorted(CARDS) if one != reference and (design_of(one) or ("",))[0] == design[0]]

    def rules(self, reference: str) -> list[str]:
        found = [rule for ability in CARDS[reference].abilities for rule in rules_of(ability)]
        found += [rule for term in terms_of(CARDS[reference]) for rule in term.rules]
        found += [rule for ruling in rulings_of(reference, "en") for rule in ruling["rules"]]
        return list(dict.fromkeys(found))

    # Decks ----------------------------------------------------------------------------------------------------------

    def house_decks(self) -> list[Deck]:
        return [Deck(_deck_of(read_decks(deck_text(name))[0]).counts, name, FORMAT.default) for name in STARTER_DECKS]

    def report(self, deck: Deck, language: str) -> DeckReport:
        return report(deck, language)

    def fitting(self, deck: Deck) -> dict[str, list[str]]:
        """A Hero comes first; then what has the Hero's faction (ALT-DECK-02), in Limited of any (ALT-DECK-07)."""
        heroes = [reference for reference in deck.counts if CARDS[reference].type == HERO_CARD]
        limited = deck.format == "limited"
        types = {"type": ["Character", "Spell", "Landmark", *(["Mana Orb"] if limited else [])]}
        if limited and deck.counts:
            return types
        return types | {"faction": [CARDS[heroes[0]].faction]} if heroes else {"type": ["Hero"]}

    def changed(self, deck: Deck, reference: str, by: int) -> Deck:
        """A deck has one Hero (ALT-DECK-01): another one takes the place of the first."""
        card = CARDS[reference]
        if card.token:
            raise KeyError(reference)
        counts = dict(deck.counts)
        if card.type == HERO_CARD:
            others = {one: count for one, count in counts.items() if CARDS[one].type != HERO_CARD}
            counts = {reference: 1, **others} if by > 0 else others
        else:
            counts[reference] = min(max(counts.get(reference, 0) + by, 0), MOST_COPIES)
        return Deck({one: count for one, count in counts.items() if count}, deck.name, deck.format)

    # Handing on -----------------------------------------------------------------------------------------------------

    def code(self, deck: Deck) -> str:
        return code.write(list_of(deck)).decode("ascii") if deck.counts else ""

    def from_code(self, word: str) -> Deck:
        return _deck_of(code.read(word))

    def read(self, data: str | bytes) -> list[Deck]:
        return [_deck_of(one) for one in (remembered_decks(data) if isinstance(data, str) else read_decks(data))]

    def forms(self, language: str) -> list[DeckForm]:
        words = words_for(language)
        return [DeckForm(form.name, words(form.title), form.media_type, form.extension) for form in FORMS]

    def write(self, form: str, deck: Deck) -> bytes:
        return write_deck(form, list_of(deck))


def _deck_of(read: DeckList) -> Deck:
    """The cards that are known here; what is wrong with the others is kept with the deck."""
    problems = unknown_cards(read)
    counts: dict[str, int] = {}
    for line in read.lines:
        if line.reference in CARDS and not CARDS[line.reference].token and line.count:
            count = min(counts.get(line.reference, 0) + line.count, MOST_COPIES)
            counts[line.reference] = count
    return Deck(counts, read.name, read.format, BadList(problems) if problems else None)


def _titled(values: tuple[str, ...], language: str) -> list[tuple[str, str]]:
    words = words_for(language)
    return [(value, words(value)) for value in values]


def _has_cost(card: Card) -> bool:
    """Whether a hand cost is printed on it; tokens cost 0 without saying so (ALT-CARD-11)."""
    return card.type in (CHARACTER, PERMANENT, SPELL) and not card.token


def _row(card: Card, language: str) -> CardRow:
    facets: dict[str, tuple[str, ...]] = {
        "faction": (card.faction or _NEUTRAL,),
        "type": (type_of(card),),
        "subtype": card.subtypes,
        "keyword": tuple(term.title for term in terms_of(card)),
        "trigger": tuple(_triggers(card)),
    }
    if card.rarity:
        facets["rarity"] = (card.rarity,)
    if _has_cost(card):
        facets["cost"] = (str(min(card.hand_cost, HIGHEST_COST)),)
    return CardRow(
        card.reference,
        card.name,
        card.hand_cost,
        facets,
        _searched(card, language),
        in_decks=not card.token,
        title=told_apart(card, words_for(language)),
    )


def _triggers(card: Card) -> list[str]:
    found = [title for trigger, title in _TRIGGERS if card.reactions[trigger]]
    if card.quick_actions:
        found.append(_EXHAUST)
    return [*found, _SUPPORT] if card.support is not None else found


def _searched(card: Card, language: str) -> str:
    words = words_for(language)
    text = " ".join(ability.text(words) for ability in card.abilities)
    # Nobody searches for the symbols.
    for symbol in MEANINGS:
        text = text.replace(f"{{{symbol}}}", " ")
    parts = [card.name, card.reference, words(card.faction or _NEUTRAL), words(type_of(card)), text]
    return " ".join([*parts, *(words(subtype) for subtype in card.subtypes)])
