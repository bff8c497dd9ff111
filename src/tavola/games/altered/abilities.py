"""Abilities (Complete Rules 1.2.4): quick actions, Reactions, passives, and the effect of a Spell.

An ability is one paragraph of a card's text (ALT-CARD-16): a declaration that installs itself in its card.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tavola.games.altered.amount import Condition, Count
from tavola.games.altered.card import (
    AT_AFTERNOON,
    AT_DUSK,
    AT_MORNING,
    AT_NIGHT,
    AT_NOON,
    CARD_PLAYED,
    CARDS_DRAWN,
    CHARACTER_JOINS,
    CHARACTER_SACRIFICED,
    DICE_ROLLED,
    EXPEDITION_TO_RESERVE,
    FAILED_TO_MOVE,
    FIRST_LISTENED,
    FORBIDS,
    FROM_HAND,
    FROM_RESERVE,
    GIVES_SPELLS,
    GRANTS,
    HAND_TO_RESERVE,
    IS_SACRIFICED,
    JOINS,
    LEAVES_EXPEDITIONS,
    LEAVES_LANDMARKS,
    MOVED_FORWARD,
    PERMANENT,
    PRICES,
    SPELL,
    Card,
)
from tavola.games.altered.cost import Cost
from tavola.games.altered.effect import Effect, Node, Words, capital
from tavola.games.altered.kind import EACH, MINE, THEIRS, A, Kind
from tavola.games.altered.modifiers import Change
from tavola.games.altered.passives import DEFENDER, ETERNAL, GIGANTIC, SEASONED, TOUGH
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import ALL_TERRAINS
from tavola.kernel.language import mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One paragraph of a card's text."""

    #: The rules that a person may want to read about it.
    rules: ClassVar[tuple[str, ...]] = ()
    #: Its place among the abilities of its card; set when the card is made.
    place: int = -1

    def install(self, card: Card) -> None:
        """Let ``card`` know where to find it."""
        raise AssertionError(f"{type(self).__name__} belongs to no card")

    def text(self, words: Words) -> str:
        """The paragraph. ``{J}``, ``{H}``, ``{R}``, ``{T}``, ``{D}`` and ``{1}`` stand for symbols (ALT-NUM-03)."""
        raise AssertionError(f"{type(self).__name__} cannot be said")


class Keyword(Ability):
    """A printed keyword (7.4). For Tough the value may be counted."""

    __slots__ = ("amount", "keyword", "place")

    def __init__(self, keyword: int, amount: int | Count = 0) -> None:
        self.keyword: int = keyword
        self.amount: int | Count = amount
        self.place = -1

    def install(self, card: Card) -> None:
        if self.keyword == GIGANTIC:
            card.gigantic = True
        elif self.keyword == SEASONED:
            card.seasoned = True
        elif self.keyword == ETERNAL:
            card.eternal = True
        elif self.keyword == DEFENDER:
            card.defender = True
        elif isinstance(self.amount, int):
            card.tough = self.amount
        else:
            card.tough_count = self.amount

    def text(self, words: Words) -> str:
        if self.keyword != TOUGH:
            return words(KEYWORD_NAMES[self.keyword])
        if isinstance(self.amount, int):
            return words(mark("Tough {n}")).format(n=self.amount)
        return words(mark("Tough 1 for {count}")).format(count=self.amount.text(words))


KEYWORD_NAMES: Final = {
    GIGANTIC: mark("Gigantic"),
    SEASONED: mark("Seasoned"),
    ETERNAL: mark("Eternal"),
    DEFENDER: mark("Defender"),
    TOUGH: mark("Tough"),
}
KEYWORD_RULES: Final = {
    GIGANTIC: "ALT-KEYWORD-GIGANTIC-01",
    SEASONED: "ALT-KEYWORD-SEASONED-01",
    ETERNAL: "ALT-KEYWORD-ETERNAL-01",
    DEFENDER: "ALT-KEYWORD-DEFENDER-01",
    TOUGH: "ALT-KEYWORD-TOUGH-01",
}


class PrintedFleeting(Ability):
    """A Spell's printed Fleeting (ALT-STATUS-FLEETING-06)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-STATUS-FLEETING-06",)

    def install(self, card: Card) -> None:
        card.printed_fleeting = True

    def text(self, words: Words) -> str:
        return words(mark("Fleeting"))


class SpellEffect(Ability):
    """What a Spell does (ALT-SPELL-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-SPELL-01",)

    def __init__(self, *nodes: Node) -> None:
        self.effect: Effect = Effect(*nodes)

    def install(self, card: Card) -> None:
        card.spell_effect = self

    def text(self, words: Words) -> str:
        return self.effect.text(words)


class Reaction(Ability):
    """Trigger, dash, effect (ALT-CARD-18)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-REACT-06",)

    def __init__(
        self,
        trigger: int,
        *nodes: Node,
        condition: Condition | None = None,
        watches: Kind | None = None,
        whose: int = MINE,
        after_rest: bool = False,
    ) -> None:
        self.trigger: int = trigger
        self.effect: Effect = Effect(*nodes)
        #: Looked at once, when the trigger occurs (ALT-REACT-11).
        self.condition: Condition | None = condition
        #: What the object of the trigger must be.
        self.watches: Kind | None = watches
        #: Who must have done it.
        self.whose: int = whose
        #: Whether it waits for Rest to finish (ALT-REACT-22).
        self.after_rest: bool = after_rest
        #: Its number among the Reactions of its card.
        self.number: int = 0

    def install(self, card: Card) -> None:
        self.number = sum(len(reactions) for reactions in card.reactions)
        card.reactions[self.trigger] += (self,)
        if self.trigger >= FIRST_LISTENED and self.trigger not in card.listens:
            card.listens += (self.trigger,)

    def hears(self, state: AlteredState, player: int, card: int, doer: int, it: int) -> bool:
        """Whether this is what it waits for: ``doer`` did it to the object ``it``."""
        if (self.whose == MINE and doer != player) or (self.whose == THEIRS and doer == player):
            return False
        watches = self.watches
        if watches is None:
            return True
        found = state.last_known(it)
        return found != card or not watches.other if watches.fits_card(state.card[found]) else False

    def text(self, words: Words) -> str:
        trigger = words(_TRIGGERS[self.trigger])
        if self.watches is not None:
            trigger = trigger.replace("{kind}", self.watches.text(words, A))
        if self.condition is not None:
            trigger = words(mark("{trigger}, if {condition}")).replace("{trigger}", trigger)
            trigger = trigger.replace("{condition}", self.condition.text(words))
        effect = self.effect.text(words)
        if self.after_rest:
            effect = words(mark("After Rest:")) + " " + effect
        return f"{trigger} — {effect}" if self.trigger > FROM_RESERVE else f"{trigger} {effect}"


_TRIGGERS: Final = {
    JOINS: "{J}",
    FROM_HAND: "{H}",
    FROM_RESERVE: "{R}",
    LEAVES_EXPEDITIONS: mark("When this card leaves the Expedition zone"),
    EXPEDITION_TO_RESERVE: mark("When this card goes from an Expedition to Reserve"),
    IS_SACRIFICED: mark("When this card is sacrificed"),
    LEAVES_LANDMARKS: mark("When this card leaves the Landmark zone"),
    HAND_TO_RESERVE: mark("When this card goes from your Hand to Reserve"),
    AT_MORNING: mark("At Morning"),
    AT_NOON: mark("At Noon"),
    AT_AFTERNOON: mark("At Afternoon"),
    AT_DUSK: mark("At Dusk"),
    AT_NIGHT: mark("At Night"),
    CARD_PLAYED: mark("When you play {kind}"),
    CHARACTER_JOINS: mark("When {kind} joins one of your Expeditions"),
    DICE_ROLLED: mark("When you roll one or more dice"),
    MOVED_FORWARD: mark("When one of your Expeditions moves forward"),
    FAILED_TO_MOVE: mark("When this card's Expedition fails to move forward"),
    CARDS_DRAWN: mark("When your opponent draws one or more cards"),
    CHARACTER_SACRIFICED: mark("When you sacrifice a Character"),
}


class QuickAction(Ability):
    """Cost, colon, effect (5.3). A support ability works from Reserve (ALT-CARD-21)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-QUICK-02",)

    def __init__(self, cost: Cost, *nodes: Node, support: bool = False, condition: Condition | None = None) -> None:
        self.cost: Cost = cost
        self.effect: Effect = Effect(*nodes)
        self.support: bool = support
        self.condition: Condition | None = condition
        #: Its number among the quick actions of its card.
        self.number: int = 0

    def install(self, card: Card) -> None:
        if self.support:
            card.support = self
            return
        self.number = len(card.quick_actions)
        card.quick_actions += (self,)

    def text(self, words: Words) -> str:
        effect = self.effect.text(words)
        if self.condition is not None:
            effect += " " + words(mark("Use this only if {condition}.")).format(condition=self.condition.text(words))
        return f"{self.cost.text(words)}: {effect}"


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
        if self.itself:
            sentence = words(mark("This card has {keyword}.")).format(keyword=name)
        else:
            sentence = words(mark("{kind} has {keyword}.")).format(kind=self.kind.text(words, EACH), keyword=name)
            sentence = capital(sentence)
        if self.condition is not None:
            sentence += " " + words(mark("This holds while {condition}.")).format(condition=self.condition.text(words))
        return sentence


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
        sentence = words(mark("In Morning you draw {n}.")).format(n=self.draws)
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
    """With balance "2026-02" its abilities are ignored on Day 1 (ALT-OPT-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-OPT-01",)

    def install(self, card: Card) -> None:
        card.idle_on_first_day = True

    def text(self, words: Words) -> str:
        return words(mark("With the balance of February 2026, this card's abilities are ignored on Day 1."))
