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
    BOOSTS_GAINED,
    CARD_PLAYED,
    CARDS_DRAWN,
    CHARACTER_JOINS,
    CHARACTER_SACRIFICED,
    DICE_ROLLED,
    EXPEDITION_TO_RESERVE,
    FAILED_TO_MOVE,
    FIRST_LISTENED,
    FROM_HAND,
    FROM_RESERVE,
    HAND_TO_RESERVE,
    IS_SACRIFICED,
    JOINS,
    LEAVES_EXPEDITIONS,
    LEAVES_LANDMARKS,
    MOVED_BY_FOREST,
    MOVED_FORWARD,
    RESERVE_LEFT,
    RESUPPLIED,
    TOKEN_CREATED,
    Card,
)
from tavola.games.altered.cost import Cost
from tavola.games.altered.effect import Effect, Node, Words
from tavola.games.altered.kind import MINE, THEIRS, A, Kind
from tavola.games.altered.passives import DEFENDER, ETERNAL, GIGANTIC, SEASONED, TOUGH
from tavola.games.altered.state import AlteredState
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
        also: int = -1,
    ) -> None:
        self.trigger: int = trigger
        #: A second trigger that activates it as well; -1 for none.
        self.also: int = also
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
        for trigger in (self.trigger,) if self.also < 0 else (self.trigger, self.also):
            card.reactions[trigger] += (self,)
            if trigger >= FIRST_LISTENED and trigger not in card.listens:
                card.listens += (trigger,)

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
        trigger = words(_TRIGGERS[self.trigger] if self.also < 0 else _PAIRS[self.trigger, self.also])
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
    MOVED_BY_FOREST: mark("When one of your Expeditions moves forward due to Forest"),
    CARDS_DRAWN: mark("When your opponent draws one or more cards"),
    RESUPPLIED: mark("When your opponent resupplies"),
    RESERVE_LEFT: mark("When a card leaves your Reserve"),
    TOKEN_CREATED: mark("When you create a token"),
    BOOSTS_GAINED: mark("When a Character you control gains one or more boosts"),
    CHARACTER_SACRIFICED: mark("When you sacrifice a Character"),
}
_PAIRS: Final = {
    (CARDS_DRAWN, RESUPPLIED): mark("When your opponent draws one or more cards or resupplies"),
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
