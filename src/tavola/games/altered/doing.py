"""Steps that act on objects: boosts, statuses, and moves (the verbs of Complete Rules 7.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import DECLINE, PIECES, piece_at, place_of
from tavola.games.altered.amount import Count
from tavola.games.altered.card import FROM_HAND, FROM_RESERVE, JOINS
from tavola.games.altered.drawpile import place_in_deck
from tavola.games.altered.effect import Frame, Node, Words, capital
from tavola.games.altered.joining import switch_expeditions
from tavola.games.altered.kind import MY_CHARACTER, A, Kind
from tavola.games.altered.leaving import move_to
from tavola.games.altered.reactions import activate
from tavola.games.altered.state import AlteredState
from tavola.games.altered.statuses import gain_boosts, gain_counters, gain_status, lose_status, pay_mana
from tavola.games.altered.which import Target, Which, toll
from tavola.games.altered.zones import (
    ANCHORED,
    ASLEEP,
    DECK,
    DISCARD,
    EXHAUSTED,
    EXPEDITION,
    FLEETING,
    HAND,
    LANDMARK,
    MANA,
    RESERVE,
)
from tavola.kernel.language import mark
from tavola.kernel.step import Choice, Step


class OnObjects(Node):
    """A step that acts on objects, picked first where they are targets."""

    def __init__(self, which: Which, may: bool = False) -> None:
        self.which: Which = which
        #: "May": the controller can decline, right before the step (ALT-EFFECT-06).
        self.may: bool = may
        self.ask: PickTargets | None = PickTargets(self, which) if isinstance(which, Target) else None

    def perform(self, state: AlteredState, frame: Frame) -> None:
        if self.ask is not None:
            state.agenda.append(self.ask)
        else:
            cards = self.which.find(state, frame)
            frame.did = bool(cards)
            self.act(state, frame, cards)

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        if isinstance(self.which, Target):
            return bool(self.which.candidates(state, frame)[0])
        return bool(self.which.find(state, frame))

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        """Do it to ``cards``, all at the same time (ALT-EFFECT-02)."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def sentence(self) -> str:
        """The sentence with gaps ``{which}`` and ``{n}``, with "you may" where ``may``: a message of the catalogue."""
        raise AssertionError(f"{type(self).__name__} cannot be said")

    def text(self, words: Words) -> str:
        return capital(words(self.sentence()).replace("{which}", self.which.text(words)))


class PickTargets(Choice):
    """Which targets the next step acts on (ALT-TARGET-01 to -05)."""

    __slots__ = ("node", "target")

    kind: ClassVar[str] = "target"
    rules: ClassVar[tuple[str, ...]] = ("ALT-TARGET-01", "ALT-TARGET-02")

    def __init__(self, node: OnObjects, target: Target) -> None:
        self.node: OnObjects = node
        self.target: Target = target

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        frame = state.frames[-1]
        found, free = self.target.candidates(state, frame)
        # A step must take a target if there is one, but nobody must pay for Tough (ALT-KEYWORD-TOUGH-03).
        if self.node.may or len(frame.picks) >= self.target.least or not free:
            found.insert(0, DECLINE)
        return found

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        if option != DECLINE:
            card = piece_at(state, frame.player, option)
            ref = state.ref(card)
            price = toll(state, frame, card, ref)
            if price:
                pay_mana(state, frame.player, price)
                frame.paid.append(ref)
                if state.events is not None:
                    state.report("paid_tough", "ALT-KEYWORD-TOUGH-01", player=frame.player, count=price)
            frame.picks.append(ref)
            if len(frame.picks) < self.target.most:
                state.agenda.append(self)
                return
        frame.it = frame.picks
        frame.picks = []
        cards = [card for card in [state.find(ref) for ref in frame.it] if card >= 0]
        frame.did = bool(cards)
        self.node.act(state, frame, cards)


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
            for reaction in state.card[card].reactions[self.trigger]:
                activate(state, reaction, state.controller(card), card, state.zone[card])

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


class Sacrifice(Node):
    """The controller sacrifices own objects, picking which; this does not target (ALT-ACTION-SACRIFICE-03)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-SACRIFICE-01", "ALT-ACTION-SACRIFICE-03")

    def __init__(self, count: int, kind: Kind = MY_CHARACTER) -> None:
        self.count: int = count
        self.kind: Kind = kind
        self.ask: PickSacrifice = PickSacrifice(self)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        state.agenda.append(self.ask)

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        return bool(own_objects(state, frame, self.kind))

    def text(self, words: Words) -> str:
        if self.count == 1:
            return words(mark("Sacrifice {kind}.")).format(kind=self.kind.text(words, A))
        return words(mark("Do this {n} times: sacrifice {kind}.")).format(n=self.count, kind=self.kind.text(words, A))


class PickSacrifice(Choice):
    """What the controller sacrifices."""

    __slots__ = ("node",)

    kind: ClassVar[str] = "sacrifice"
    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-SACRIFICE-01",)

    def __init__(self, node: Sacrifice) -> None:
        self.node: Sacrifice = node

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        return own_objects(state, state.frames[-1], self.node.kind) or [DECLINE]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        if option != DECLINE:
            frame.picks.append(state.ref(piece_at(state, frame.player, option)))
            if len(frame.picks) < self.node.count:
                state.agenda.append(self)
                return
        cards = [state.find(ref) for ref in frame.picks]
        frame.it = frame.picks
        frame.picks = []
        frame.did = bool(cards)
        move_to(state, cards, DISCARD, "ALT-ACTION-SACRIFICE-01", True)


def own_objects(state: AlteredState, frame: Frame, kind: Kind) -> list[int]:
    """The actions that pick an object in play which the frame's player controls and which is not picked yet."""
    player = frame.player
    source = state.find(frame.source)
    return [
        PIECES + place_of(state, player, card)
        for zone in (EXPEDITION + 2 * player, EXPEDITION + 2 * player + 1, LANDMARK + player)
        for card in state.zones[zone]
        if kind.fits(state, player, source, card) and state.ref(card) not in frame.picks
    ]


class EachPlayerSacrifices(Node):
    """Each player sacrifices: all choices first in initiative order, then all at once (ALT-EFFECT-15)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-15", "ALT-EFFECT-16")

    def __init__(self, kind: Kind = MY_CHARACTER) -> None:
        self.kind: Kind = kind
        self.asks: tuple[PickForEach, PickForEach] = (PickForEach(self, 0), PickForEach(self, 1))

    def perform(self, state: AlteredState, frame: Frame) -> None:
        first = state.initiative()
        state.agenda.append(self.asks[1 - first])
        state.agenda.append(self.asks[first])

    def text(self, words: Words) -> str:
        return words(mark("Each player sacrifices {kind}.")).format(kind=Kind(self.kind.types).text(words, A))


class PickForEach(Choice):
    """What one player sacrifices when each player does."""

    __slots__ = ("node", "who")

    kind: ClassVar[str] = "sacrifice"
    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-15", "ALT-GOLDEN-08")

    def __init__(self, node: EachPlayerSacrifices, who: int) -> None:
        self.node: EachPlayerSacrifices = node
        self.who: int = who

    def player(self, state: AlteredState) -> int:
        return self.who

    def options(self, state: AlteredState) -> list[int]:
        own = Frame(self.who, -1, -1, [])
        return own_objects(state, own, self.node.kind) or [DECLINE]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        if option != DECLINE:
            card = piece_at(state, self.who, option)
            frame.picks.append(state.ref(card))
            if state.events is not None:
                # The other player knows it before choosing.
                face = state.card[card].reference
                state.report("gives_up", "ALT-GOLDEN-08", player=self.who, card=face, id=state.stamp[card])
        if self.who != state.initiative():
            cards = [state.find(ref) for ref in frame.picks]
            frame.picks = []
            frame.did = bool(cards)
            move_to(state, cards, DISCARD, "ALT-ACTION-SACRIFICE-01", True)
