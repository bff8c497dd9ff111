"""Passives and other abilities that are no action of their own (Complete Rules 2.3, 5.1, 6.2): each a declaration."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.abilities import KEYWORD_NAMES, Ability, Reaction
from tavola.games.altered.amount import Condition, Count, Unless
from tavola.games.altered.card import (
    FORBIDS,
    GIVES_REACTIONS,
    GIVES_SPELLS,
    GRANTS,
    LATE_BALANCE,
    PERMANENT,
    PRICES,
    SPELL,
    Card,
)
from tavola.games.altered.cost import Cost
from tavola.games.altered.effect import Effect, Words, capital
from tavola.games.altered.kind import EACH, MINE, THEIRS, Kind
from tavola.games.altered.modifiers import Change
from tavola.games.altered.passives import IGNORED, TOUGH
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import ALL_TERRAINS, EXPEDITION, HERO, LANDMARK
from tavola.kernel.language import mark


class Grant(Ability):
    """A passive that gives objects a keyword, or makes their abilities be ignored."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-PASSIVE-01", "ALT-PASSIVE-02")

    def __init__(
        self,
        keyword: int,
        kind: Kind | None = None,
        amount: int | Count = 1,
        condition: Condition | None = None,
        itself: bool = False,
    ) -> None:
        self.keyword: int = keyword
        self.kind: Kind = kind if kind is not None else Kind(whose=MINE)
        self.amount: int | Count = amount
        self.condition: Condition | None = condition
        #: Whether it reaches only the object that has it.
        self.itself: bool = itself
        #: Where what it reaches can be, for each player who controls it.
        self.zones: tuple[tuple[int, ...], tuple[int, ...]] = (self._zones(0), self._zones(1))
        #: Whether no passive can change what it does or reaches, and it changes none (ALT-PASSIVE-06).
        self.independent: bool = (
            keyword != IGNORED
            and type(self.kind) is Kind
            and (condition is None or not condition.reads_passives)
            and isinstance(amount, int)
        )

    def _zones(self, player: int) -> tuple[int, ...]:
        found: list[int] = []
        # Only abilities of Heroes can be ignored; they have no keywords.
        if self.keyword == IGNORED:
            found += [HERO, HERO + 1]
        for owner in (0, 1):
            if self.kind.whose == (THEIRS if owner == player else MINE) and not self.itself:
                continue
            found += [LANDMARK + owner, EXPEDITION + 2 * owner, EXPEDITION + 2 * owner + 1]
        return tuple(found)

    def install(self, card: Card) -> None:
        card.grants += (self,)
        if GRANTS not in card.listens:
            card.listens += (GRANTS,)

    def reaches(self, state: AlteredState, player: int, source: int, card: int) -> bool:
        """Whether the object gets it."""
        if self.itself:
            return card == source
        return self.kind.fits(state, player, source, card)

    def amount_now(self, state: AlteredState, player: int, source: int) -> int:
        """The value it gives."""
        amount = self.amount
        return amount if isinstance(amount, int) else amount.of_object(state, player, source)

    def text(self, words: Words) -> str:
        name = words(KEYWORD_NAMES[self.keyword])
        if self.keyword == TOUGH and isinstance(self.amount, int):
            name = words(mark("Tough {n}")).format(n=self.amount)
        unless = isinstance(self.condition, Unless)
        sentence = words(_GRANTS[self.itself][0 if self.condition is None else 1 if unless else 2])
        if not self.itself:
            sentence = sentence.replace("{kind}", self.kind.text(words, EACH))
        if isinstance(self.condition, Unless):
            sentence = sentence.replace("{condition}", self.condition.condition.text(words))
        elif self.condition is not None:
            sentence = sentence.replace("{condition}", self.condition.text(words))
        return capital(sentence.replace("{keyword}", name))


#: Whether the object itself has it -> the sentence: always, unless a condition holds, while it holds.
_GRANTS: Final = (
    (
        mark("{kind} has {keyword}."),
        mark("{kind} has {keyword} unless {condition}."),
        mark("{kind} has {keyword} while {condition}."),
    ),
    (
        mark("This card has {keyword}."),
        mark("This card has {keyword} unless {condition}."),
        mark("This card has {keyword} while {condition}."),
    ),
)


class GivesReaction(Ability):
    """A passive that gives a Reaction to cards that its controller owns (ALT-PASSIVE-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-PASSIVE-01",)

    def __init__(self, reaction: Reaction, kind: Kind, sentence: str) -> None:
        self.reaction: Reaction = reaction
        # It is printed on no card that has it, so it must not share a number with one that is (ALT-GOLDEN-12).
        self.reaction.number = 14
        self.kind: Kind = kind
        self.sentence: str = sentence

    def install(self, card: Card) -> None:
        card.gives_reactions += (self,)
        card.listens += (GIVES_REACTIONS,)

    def reaches(self, state: AlteredState, source: int, card: int) -> bool:
        """Whether ``card`` gets it from ``source``."""
        return state.owner[card] == state.controller(source) and self.kind.fits_card(state.card[card])

    def text(self, words: Words) -> str:
        return words(self.sentence).replace("{ability}", self.reaction.text(words))


class Modifier(Ability):
    """What happens instead when something would be done, or besides it (6.2); see `modifiers.py`."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-MODIFIER-01",)

    def __init__(self, change: Change, sentence: str, may: bool = False, otherwise: Effect | None = None) -> None:
        self.change: Change = change
        self.sentence: str = sentence
        #: Whether its controller can decline it (ALT-MODIFIER-06).
        self.may: bool = may
        #: "If you don't" (ALT-MODIFIER-07).
        self.otherwise: Effect | None = otherwise

    def install(self, card: Card) -> None:
        card.modifiers += (self,)
        if self.change.event not in card.listens:
            card.listens += (self.change.event,)

    def text(self, words: Words) -> str:
        text = words(self.sentence)
        if self.otherwise is not None:
            text += " " + words(mark("If you don't: {effect}")).replace("{effect}", self.otherwise.text(words))
        return text


class OptionalCost(Ability):
    """An extra cost that may be paid when the card is declared, and what it saves (ALT-COST-12)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-COST-12",)

    def __init__(self, cost: Cost, saves: int) -> None:
        self.cost: Cost = cost
        self.saves: int = saves

    def install(self, card: Card) -> None:
        card.optional_cost = self

    def text(self, words: Words) -> str:
        sentence = words(mark("When you play this card, you may also {cost}. If you do, it costs {n} less."))
        return sentence.replace("{cost}", self.cost.deed(words)).replace("{n}", str(self.saves))


class SpellsAreFleeting(Ability):
    """Spells of a kind that its controller plays gain Fleeting in Limbo (ALT-SPELL-02)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-SPELL-02",)

    def __init__(self, kind: Kind, sentence: str) -> None:
        self.kind: Kind = kind
        self.sentence: str = sentence

    def install(self, card: Card) -> None:
        card.gives_spells = self
        card.listens += (GIVES_SPELLS,)

    def text(self, words: Words) -> str:
        return words(self.sentence)


class PriceRise(Ability):
    """What the opponent plays costs more (ALT-COST-03)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-COST-03",)

    def __init__(self, more: int, types: int) -> None:
        self.more: int = more
        self.types: int = types

    def install(self, card: Card) -> None:
        card.price_rise = self
        card.listens += (PRICES,)

    def text(self, words: Words) -> str:
        if self.types & (PERMANENT | SPELL):
            return words(mark("Cards your opponent plays cost {n} more.")).format(n=self.more)
        return words(mark("Characters your opponent plays cost {n} more.")).format(n=self.more)


class PriceFloor(Ability):
    """What the opponent plays costs no less than this (ALT-COST-03)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-COST-03",)

    def __init__(self, floor: int, types: int) -> None:
        self.floor: int = floor
        self.types: int = types

    def install(self, card: Card) -> None:
        card.price_floor = self
        card.listens += (PRICES,)

    def text(self, words: Words) -> str:
        if self.types & (PERMANENT | SPELL):
            return words(mark("Cards your opponent plays cost at least {n}.")).format(n=self.floor)
        return words(mark("Characters your opponent plays cost at least {n}.")).format(n=self.floor)


class Unplayable(Ability):
    """A ban on playing the card itself (ALT-CARD-22)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-GOLDEN-01", "ALT-CARD-22")

    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition

    def install(self, card: Card) -> None:
        card.unplayable_while = self.condition

    def text(self, words: Words) -> str:
        return words(mark("This card cannot be played if {condition}.")).format(condition=self.condition.text(words))


class OnlyTerrains(Ability):
    """Every region has these terrains and no others."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-PROGRESS-09",)

    def __init__(self, terrains: int, sentence: str) -> None:
        self.terrains: int = terrains
        self.sentence: str = sentence

    def install(self, card: Card) -> None:
        card.forbids_terrains = self.terrains
        card.listens += (FORBIDS,)

    def text(self, words: Words) -> str:
        return words(self.sentence)


class BarsTerrains(Ability):
    """Terrains are barred for the Expedition that faces this (ALT-PROGRESS-09), or all but one (ALT-PROGRESS-10)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-PROGRESS-09", "ALT-PROGRESS-10")

    def __init__(self, terrains: int, all_but_these: bool = False) -> None:
        self.terrains: int = terrains
        self.all_but_these: bool = all_but_these

    def install(self, card: Card) -> None:
        card.bars_terrains = ALL_TERRAINS & ~self.terrains if self.all_but_these else self.terrains
        card.limits_terrains = self.all_but_these
        card.listens += (FORBIDS,)

    def text(self, words: Words) -> str:
        names = ", ".join(words(TERRAIN_WORDS[i]) for i in range(3) if self.terrains >> i & 1)
        if self.all_but_these:
            return words(mark("The Expedition that faces this can move forward only due to {terrains}.")).format(
                terrains=names
            )
        return words(mark("The Expedition that faces this cannot move forward due to {terrains}.")).format(
            terrains=names
        )


class HoldsOthers(Ability):
    """Its controller's other Expedition, and the one facing that, cannot move forward (ALT-KEYWORD-GIGANTIC-09)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-GOLDEN-01", "ALT-KEYWORD-GIGANTIC-09")

    def install(self, card: Card) -> None:
        card.forbids_movement = True
        card.listens += (FORBIDS,)

    def text(self, words: Words) -> str:
        return words(mark("Your other Expedition and the Expedition facing it cannot move forward."))


TERRAIN_WORDS: Final = (mark("Forest"), mark("Mountain"), mark("Water"))


class OwnMorning(Ability):
    """A Hero's passive that changes Draw or Expand for its player only (ALT-MORNING-07)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-MORNING-07",)

    def __init__(self, draws: int = 2, expands_from_deck: bool = False) -> None:
        self.draws: int = draws
        self.expands_from_deck: bool = expands_from_deck

    def install(self, card: Card) -> None:
        card.morning_draw = self.draws
        card.expands_from_deck = self.expands_from_deck

    def text(self, words: Words) -> str:
        one, more = mark("In Morning you draw 1 card."), mark("In Morning you draw {n} cards.")
        sentence = words(one if self.draws == 1 else more).format(n=self.draws)
        if self.expands_from_deck:
            sentence += " " + words(mark("You expand with the top card of your Deck, not with a hand card."))
        return sentence


class NoTriggers(Ability):
    """{J}, {H} and {R} of the Characters facing this one cannot activate (ALT-REACT-21)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-REACT-21",)

    def install(self, card: Card) -> None:
        card.forbids_triggers = True
        card.listens += (FORBIDS,)

    def text(self, words: Words) -> str:
        return words(mark("The {J}, {H} and {R} abilities of Characters facing this card cannot activate."))


class StartingCounters(Ability):
    """Counters that a Hero has from setup on (ALT-COUNTER-04)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-COUNTER-04",)

    def __init__(self, count: int) -> None:
        self.count: int = count

    def install(self, card: Card) -> None:
        card.starting_counters = self.count

    def text(self, words: Words) -> str:
        return words(mark("This card begins the game with {n} counters.")).format(n=self.count)


class IdleOnFirstDay(Ability):
    """On Day 1 its abilities are ignored: always, or with the balance "2026-02" only (ALT-OPT-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-OPT-01", "ALT-PASSIVE-09")

    def __init__(self, when: int) -> None:
        #: `LATE_BALANCE` or `ALWAYS`.
        self.when: int = when

    def install(self, card: Card) -> None:
        card.idle_on_first_day = self.when

    def text(self, words: Words) -> str:
        if self.when == LATE_BALANCE:
            return words(mark("With the balance of February 2026, this card's abilities are ignored on Day 1."))
        return words(mark("This card's abilities are ignored on Day 1."))
