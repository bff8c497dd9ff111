"""Steps that act on objects: boosts, statuses, and moves (the verbs of Complete Rules 7.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.amount import Count
from tavola.games.altered.card import FROM_HAND, FROM_RESERVE, JOINS
from tavola.games.altered.drawpile import place_in_deck
from tavola.games.altered.effect import Frame, Words
from tavola.games.altered.joining import switch_expeditions
from tavola.games.altered.leaving import move_to
from tavola.games.altered.reactions import activate, reactions_to
from tavola.games.altered.state import AlteredState
from tavola.games.altered.statuses import gain_boosts, gain_counters, gain_status, lose_status
from tavola.games.altered.targeting import OnObjects
from tavola.games.altered.which import Which
from tavola.games.altered.zones import ANCHORED, ASLEEP, DECK, DISCARD, EXHAUSTED, FLEETING, HAND, MANA, RESERVE
from tavola.kernel.language import mark
from tavola.kernel.step import Step


def amount_text(sentence: str, amount: int | Count, words: Words) -> str:
    """``sentence`` with its gap ``{n}`` filled."""
    if isinstance(amount, int):
        return sentence.replace("{n}", str(amount))
    return sentence.replace("{n}", amount.text(words))


class Boost(OnObjects):
    """Give boosts (ALT-COUNTER-08, ALT-COUNTER-09)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-COUNTER-08",)

    def __init__(self, which: Which, amount: int | Count, may: bool = False, each_counted: bool = False) -> None:
        super().__init__(which, may)
        self.amount: int | Count = amount
        #: Whether the amount is "1 for each" of what is counted.
        self.each_counted: bool = each_counted

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        amount = self.amount
        count = amount if isinstance(amount, int) else amount.value(state, frame)
        for card in cards:
            gain_boosts(state, card, count, "ALT-COUNTER-08")

    def sentence(self) -> str:
        if self.each_counted:
            return mark("Boost {which} by 1 for {n}.")
        if self.which.many():
            return mark("Boost {which} by {n} each.")
        return mark("You may boost {which} by {n}.") if self.may else mark("Boost {which} by {n}.")

    def text(self, words: Words) -> str:
        return amount_text(super().text(words), self.amount, words)


class Gain(OnObjects):
    """Give a status (2.4)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-STATUS-05",)

    def __init__(self, status: int, which: Which, may: bool = False) -> None:
        super().__init__(which, may)
        self.status: int = status

    def cited(self) -> tuple[str, ...]:
        return (STATUS_RULES[self.status], *self.rules)

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            gain_status(state, card, self.status, STATUS_RULES[self.status])

    def sentence(self) -> str:
        if self.may:
            return mark("You may have {which} gain {status}.")
        return mark("{which} gain {status}.") if self.which.many() else mark("{which} gains {status}.")

    def text(self, words: Words) -> str:
        return super().text(words).replace("{status}", words(STATUS_WORDS[self.status]))


class Lose(OnObjects):
    """Take a status away (ALT-STATUS-06)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-STATUS-06", "ALT-STATUS-07")

    def __init__(self, status: int, which: Which, may: bool = False) -> None:
        super().__init__(which, may)
        self.status: int = status

    def cited(self) -> tuple[str, ...]:
        return (STATUS_RULES[self.status], *self.rules)

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            lose_status(state, card, self.status, "ALT-STATUS-06")

    def sentence(self) -> str:
        if self.may:
            return mark("You may have {which} lose {status}.")
        return mark("{which} lose {status}.") if self.which.many() else mark("{which} loses {status}.")

    def text(self, words: Words) -> str:
        return super().text(words).replace("{status}", words(STATUS_WORDS[self.status]))


STATUS_WORDS: Final = {
    ANCHORED: mark("Anchored"),
    ASLEEP: mark("Asleep"),
    EXHAUSTED: mark("Exhausted"),
    FLEETING: mark("Fleeting"),
}
STATUS_RULES: Final = {
    ANCHORED: "ALT-STATUS-ANCHORED-01",
    ASLEEP: "ALT-STATUS-ASLEEP-01",
    EXHAUSTED: "ALT-STATUS-EXHAUSTED-01",
    FLEETING: "ALT-STATUS-FLEETING-03",
}


class Mark(OnObjects):
    """Only choose: later steps of the effect act on what "it" then is."""

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        pass

    def sentence(self) -> str:
        return mark("You may choose {which}.") if self.may else mark("Choose {which}.")


class Send(OnObjects):
    """Move objects to a zone of their owner (ALT-ACTION-PUT-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-PUT-01", "ALT-GOLDEN-06")

    def __init__(self, to: int, which: Which, may: bool = False) -> None:
        super().__init__(which, may)
        self.to: int = to

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        move_to(state, cards, self.to, _SEND_RULES[self.to])

    def sentence(self) -> str:
        return _MAY_SEND[self.to] if self.may else _SEND[self.to]


_SEND: Final = {
    DECK: mark("Put {which} on top of its owner's Deck."),
    HAND: mark("Return {which} to its owner's Hand."),
    MANA: mark("Put {which} into its owner's Mana, exhausted."),
    DISCARD: mark("Discard {which}."),
    RESERVE: mark("Send {which} to Reserve."),
}
_MAY_SEND: Final = {
    DECK: mark("You may put {which} on top of its owner's Deck."),
    HAND: mark("You may return {which} to its owner's Hand."),
    MANA: mark("You may put {which} into its owner's Mana, exhausted."),
    DISCARD: mark("You may discard {which}."),
    RESERVE: mark("You may send {which} to Reserve."),
}
_SEND_RULES: Final = {
    DECK: "ALT-ACTION-PUT-01",
    HAND: "ALT-ACTION-PUT-01",
    MANA: "ALT-ACTION-MANA-01",
    DISCARD: "ALT-ACTION-DISCARD-01",
    RESERVE: "ALT-ACTION-PUT-01",
}


class PutInDeck(OnObjects):
    """Put objects into their owner's Deck, at a place from its top, or from its bottom where negative (ALT-ZONE-04)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ZONE-04", "ALT-ZONE-05")

    def __init__(self, place: int, which: Which, may: bool = False) -> None:
        super().__init__(which, may)
        self.place: int = place

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        state.agenda.append(PlaceInDeck(tuple(cards), self.place))
        move_to(state, cards, DECK, "ALT-ZONE-04")

    def sentence(self) -> str:
        if self.place < 0:
            return mark("Put {which} into its owner's Deck, number {n} from the bottom.")
        return mark("Put {which} into its owner's Deck, number {n} from the top.")

    def text(self, words: Words) -> str:
        return super().text(words).replace("{n}", str(abs(self.place)))


class PlaceInDeck(Step):
    """Cards put on top of their Deck go deeper into it, unless something sent them elsewhere."""

    __slots__ = ("cards", "place")

    def __init__(self, cards: tuple[int, ...], place: int) -> None:
        self.cards: tuple[int, ...] = cards
        self.place: int = place

    def run(self, state: AlteredState) -> None:
        for card in self.cards:
            place_in_deck(state, card, self.place)


class Switch(OnObjects):
    """Switch Expeditions (ALT-ACTION-SWITCH-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-SWITCH-01", "ALT-ACTION-SWITCH-02")

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        switch_expeditions(state, cards)

    def sentence(self) -> str:
        if self.may:
            return mark("You may move {which} to its controller's other Expedition.")
        return mark("Move {which} to its controller's other Expedition.")


class AddCounters(OnObjects):
    """Add counters of the card's own kind (ALT-COUNTER-02)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-COUNTER-02",)

    def __init__(self, which: Which, count: int) -> None:
        super().__init__(which)
        self.count: int = count

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            gain_counters(state, card, self.count, "ALT-COUNTER-02")

    def sentence(self) -> str:
        return mark("Put a counter on {which}.") if self.count == 1 else mark("Put {n} counters on {which}.")

    def text(self, words: Words) -> str:
        return super().text(words).replace("{n}", str(self.count))


class Activate(OnObjects):
    """Activate the {J}, {H} or {R} of an object, as though its trigger had occurred (ALT-ACTION-ACTIVATE-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-ACTIVATE-01", "ALT-ACTION-ACTIVATE-02")

    def __init__(self, trigger: int, which: Which, may: bool = False) -> None:
        super().__init__(which, may)
        self.trigger: int = trigger

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            for reaction in reactions_to(state, card, self.trigger):
                activate(state, reaction, state.controller(card), card, state.zone[card])

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        if self.ask is not None:
            return super().possible(state, frame)
        return any(reactions_to(state, card, self.trigger) for card in self.which.find(state, frame))

    def sentence(self) -> str:
        return (_MAY_ACTIVATE if self.may else _ACTIVATE)[self.trigger]


_ACTIVATE: Final = {
    JOINS: mark("Activate every {J} ability of {which}."),
    FROM_HAND: mark("Activate every {H} ability of {which}."),
    FROM_RESERVE: mark("Activate every {R} ability of {which}."),
}
_MAY_ACTIVATE: Final = {
    JOINS: mark("You may activate every {J} ability of {which}."),
    FROM_HAND: mark("You may activate every {H} ability of {which}."),
    FROM_RESERVE: mark("You may activate every {R} ability of {which}."),
}
