"""Effects that last (Complete Rules 2.2.15): emblems in Limbo that end with a turn, an Afternoon or a Day."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import CARD_PLAYED
from tavola.games.altered.effect import Effect, Frame, Node, Words
from tavola.games.altered.kind import A, Kind
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import AFTERNOON, DUSK, HAND, RESERVE
from tavola.kernel.language import mark

# How long (ALT-DUR-01).
THIS_TURN: Final = 0
THIS_AFTERNOON: Final = 1
THIS_DAY: Final = 2

#: Played from anywhere; otherwise from `HAND` or `RESERVE`.
ANYWHERE: Final = -1


class Lasting:
    """An effect that lasts. Immutable."""

    __slots__ = ("card", "duration", "expedition", "node", "player", "stamp")

    def __init__(self, player: int, duration: int, node: Node, card: int, stamp: int, expedition: int = -1) -> None:
        self.player: int = player
        self.duration: int = duration
        #: The step that made it: a `NextCard` or a `StopMovement`.
        self.node: Node = node
        #: The card it came from.
        self.card: int = card
        self.stamp: int = stamp
        #: The Expedition it is about; -1 for every one, or none.
        self.expedition: int = expedition


def end_lasting(state: AlteredState, duration: int) -> None:
    """End what lasts no longer than this: at the end of a turn, of the Afternoon, of the Day (ALT-DUR-02, -05)."""
    if state.lasting:
        state.lasting = [one for one in state.lasting if one.duration > duration]


def begin_lasting(state: AlteredState, frame: Frame, duration: int, node: Node, expedition: int = -1) -> None:
    """Add an effect that lasts, unless its time cannot come any more (ALT-DUR-04) or no turn runs (ALT-DUR-02)."""
    if duration == THIS_AFTERNOON and state.phase >= DUSK:
        return
    if duration == THIS_TURN and (state.phase != AFTERNOON or state.turn < 0):
        return
    state.clock += 1
    state.lasting.append(Lasting(frame.player, duration, node, state.last_known(frame.source), state.clock, expedition))
    if state.events is not None:
        card = state.card[state.last_known(frame.source)].reference
        state.report("lasting", "ALT-DUR-01", player=frame.player, card=card)


class NextCard(Node):
    """The next fitting card that the controller plays is cheaper, or is given something (ALT-DUR-06)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-DUR-06",)

    def __init__(
        self,
        kind: Kind | None,
        duration: int,
        saves: int = 0,
        gives: Effect | None = None,
        origin: int = ANYWHERE,
        minimum: int = 0,
        free: bool = False,
        gives_from: int = ANYWHERE,
    ) -> None:
        #: Which card it serves; any where None.
        self.kind: Kind | None = kind
        self.duration: int = duration
        #: How much mana it saves.
        self.saves: int = saves
        #: How far it lowers the price at most (ALT-COST-04).
        self.minimum: int = minimum
        #: What happens to the card once it is played: a Reaction of the one who plays it (ALT-PLAY-13).
        self.gift: Reaction | None = None if gives is None else Reaction(CARD_PLAYED, *gives.nodes)
        if self.gift is not None:
            # It is no ability of the card: it takes nothing from what one of those may do (ALT-GOLDEN-12).
            self.gift.number = 15
        self.origin: int = origin
        #: Whether the card is played for free: whatever else bears on its price is irrelevant (ALT-COST-06).
        self.free: bool = free
        #: Whether it serves every card, but gives only to one played from that kind of zone.
        self.gives_from: int = gives_from

    def perform(self, state: AlteredState, frame: Frame) -> None:
        begin_lasting(state, frame, self.duration, self)

    def serves(self, state: AlteredState, card: int, origin: int) -> bool:
        """Whether it serves ``card``, played from the zone kind ``origin``."""
        if self.origin != ANYWHERE and origin != self.origin:
            return False
        return self.kind is None or self.kind.fits_card(state.card[card])

    def text(self, words: Words) -> str:
        kind = self.kind.text(words, A) if self.kind is not None else words(mark("a card"))
        when = words(_WHEN[self.duration])
        if self.origin != ANYWHERE:
            when = words(_ORIGINS[self.origin]).format(when=when)
        if self.free:
            sentence = words(mark("The next time you play {kind} {when}, it is free."))
            sentence = sentence.replace("{kind}", kind).replace("{when}", when)
            return f"{sentence} {self.gift_text(words)}".rstrip()
        if self.gift is None:
            sentence = words(mark("The next time you play {kind} {when}, it costs {n} less."))
            if self.minimum:
                sentence = words(mark("The next time you play {kind} {when}, it costs {n} less, but at least {least}."))
            return sentence.format(kind=kind, when=when, n=self.saves, least=self.minimum)
        sentence = words(mark("The next time you play {kind} {when}: {effect}"))
        sentence = sentence.replace("{kind}", kind).replace("{when}", when)
        return sentence.replace("{effect}", self.gift.effect.text(words))

    def gift_text(self, words: Words) -> str:
        """What is given besides, where it is; "" where nothing is."""
        if self.gift is None:
            return ""
        if self.gives_from == ANYWHERE:
            return self.gift.effect.text(words)
        return words(_IF_FROM[self.gives_from]).replace("{effect}", self.gift.effect.text(words))


_WHEN: Final = (mark("this turn"), mark("this Afternoon"), mark("this Day"))
_ORIGINS: Final = {HAND: mark("from your Hand {when}"), RESERVE: mark("from your Reserve {when}")}
_IF_FROM: Final = {
    HAND: mark("If you play it from your Hand: {effect}"),
    RESERVE: mark("If you play it from your Reserve: {effect}"),
}


def served_by(state: AlteredState, player: int, card: int, origin: int) -> list[Lasting]:
    """The effects that wait for a card like this one of ``player``."""
    found: list[Lasting] = []
    for one in state.lasting:
        if one.duration == THIS_AFTERNOON and state.phase != AFTERNOON:
            # It waits for the Afternoon (ALT-DUR-03).
            continue
        node = one.node
        if one.player == player and isinstance(node, NextCard) and node.serves(state, card, origin):
            found.append(one)
    return found


def gifts_of(served: list[Lasting], origin: int) -> list[Reaction]:
    """The Reactions by which waiting effects give something to the card played from the zone kind ``origin``."""
    found: list[Reaction] = []
    for one in served:
        node = one.node
        if isinstance(node, NextCard) and node.gift is not None and node.gives_from in (ANYWHERE, origin):
            found.append(node.gift)
    return found


def spend_lasting(state: AlteredState, served: list[Lasting]) -> None:
    """The effects have served their card; several waiting ones all apply to the same one (ALT-DUR-06)."""
    if served:
        state.lasting = [one for one in state.lasting if one not in served]


class StopMovement(Node):
    """No Expedition can move forward, as long as it lasts."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-GOLDEN-01",)

    def __init__(self, duration: int = THIS_DAY) -> None:
        self.duration: int = duration

    def perform(self, state: AlteredState, frame: Frame) -> None:
        begin_lasting(state, frame, self.duration, self)

    def text(self, words: Words) -> str:
        return words(mark("No Expedition can move forward {when}.")).format(when=self.when_text(words))

    def when_text(self, words: Words) -> str:
        """How long, in words."""
        return words(_WHEN[self.duration])


def movement_stopped(state: AlteredState, expedition: int) -> bool:
    """Whether an effect keeps the Expedition from moving forward."""
    for one in state.lasting:
        if one.duration == THIS_AFTERNOON and state.phase != AFTERNOON:
            # It waits for the Afternoon (ALT-DUR-03).
            continue
        if isinstance(one.node, StopMovement) and one.expedition in (-1, expedition):
            return True
    return False


class AfterYou(Node):
    """The turn is over as soon as no Reaction is pending, with no card played (ALT-ACTION-AFTERYOU-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-AFTERYOU-01", "ALT-ACTION-AFTERYOU-02", "ALT-ACTION-AFTERYOU-03")

    def perform(self, state: AlteredState, frame: Frame) -> None:
        if state.turn == frame.player:
            state.turn_over = True
            if state.events is not None:
                state.report("after_you", "ALT-ACTION-AFTERYOU-01", player=frame.player)

    def text(self, words: Words) -> str:
        return words(mark("After You."))
