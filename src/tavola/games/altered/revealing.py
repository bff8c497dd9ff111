"""Steps that lay open the top of the Deck and do something with what lies there (3.1.3, ALT-INFO-06)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.altered.actions import DECLINE, NUMBERS, expedition_action, expedition_of_action
from tavola.games.altered.card import CHARACTER
from tavola.games.altered.drawpile import reveal_top
from tavola.games.altered.effect import Frame, Node, Words
from tavola.games.altered.joining import put_in_expeditions
from tavola.games.altered.leaving import move_to
from tavola.games.altered.state import AlteredState
from tavola.games.altered.statuses import gain_status
from tavola.games.altered.targeting import OnObjects
from tavola.games.altered.zones import DISCARD, FLEETING, HAND
from tavola.kernel.language import mark
from tavola.kernel.step import Choice


class RevealTop(Node):
    """Lay open the top cards of the own Deck, which "it" or "them" then means. They stay where they are."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-INFO-06",)

    def __init__(self, count: int = 1) -> None:
        self.count: int = count

    def perform(self, state: AlteredState, frame: Frame) -> None:
        shown = reveal_top(state, frame.player, self.count)
        frame.it = [state.ref(card) for card in shown]
        frame.did = bool(shown)

    def text(self, words: Words) -> str:
        if self.count == 1:
            return words(mark("Reveal the top card of your Deck."))
        return words(mark("Reveal the top {n} cards of your Deck.")).format(n=self.count)


class TakeIntoHand(OnObjects):
    """Put cards laid open into the Hand of their player. This is not drawing (ALT-ACTION-DRAW-02)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-PUT-01", "ALT-ACTION-DRAW-02")

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        move_to(state, cards, HAND, "ALT-ACTION-PUT-01")

    def sentence(self) -> str:
        return mark("Put {which} into your Hand.")


class PutRevealedInPlay(Node):
    """Put some of the Characters laid open into Expeditions, at the same moment; the rest is discarded.

    This is not playing them (ALT-PLAY-16). They become Fleeting one step later, the rest goes another step later.
    """

    rules: ClassVar[tuple[str, ...]] = ("ALT-PLAY-14", "ALT-PLAY-16", "ALT-STATUS-FLEETING-03")

    def __init__(self, most: int) -> None:
        self.most: int = most
        self.ask: PickRevealed = PickRevealed(self)
        self.ask_where: PickItsExpedition = PickItsExpedition(self)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        frame.picks = []
        frame.options = []
        state.agenda.append(self.ask)

    def carry_out(self, state: AlteredState, frame: Frame) -> None:
        """Put those picked into their Expeditions, and so on."""
        cards = [state.find(ref) for ref in frame.picks]
        rest = [state.find(ref) for ref in frame.it if ref not in frame.picks]
        expeditions = frame.options
        frame.picks = []
        frame.options = []
        frame.did = bool(cards)
        put_in_expeditions(state, cards, expeditions, "ALT-PLAY-14")
        frame.it = [state.ref(card) for card in cards]
        for card in cards:
            gain_status(state, card, FLEETING, "ALT-STATUS-FLEETING-03")
        move_to(state, rest, DISCARD, "ALT-ACTION-DISCARD-01")

    def text(self, words: Words) -> str:
        sentence = words(
            mark("Put up to {n} Characters among them into your Expeditions. They gain Fleeting. Discard the rest.")
        )
        return sentence.format(n=self.most)


class PickRevealed(Choice):
    """Which Character laid open is put into play next."""

    __slots__ = ("node",)

    kind: ClassVar[str] = "put_revealed"
    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-03", "ALT-PLAY-16")

    def __init__(self, node: PutRevealedInPlay) -> None:
        self.node: PutRevealedInPlay = node

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        frame = state.frames[-1]
        return [
            DECLINE,
            *[
                NUMBERS + number
                for number, ref in enumerate(frame.it)
                if state.card[state.last_known(ref)].type == CHARACTER and ref not in frame.picks
            ],
        ]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        if option == DECLINE:
            self.node.carry_out(state, frame)
            return
        frame.picks.append(frame.it[option - NUMBERS])
        state.agenda.append(self.node.ask_where)


class PickItsExpedition(Choice):
    """Into which own Expedition it is put."""

    __slots__ = ("node",)

    kind: ClassVar[str] = "expedition"
    rules: ClassVar[tuple[str, ...]] = ("ALT-PLAY-16",)

    def __init__(self, node: PutRevealedInPlay) -> None:
        self.node: PutRevealedInPlay = node

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        player = state.frames[-1].player
        return [expedition_action(player, 2 * player), expedition_action(player, 2 * player + 1)]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        frame.options.append(expedition_of_action(frame.player, option))
        if len(frame.picks) < self.node.most:
            state.agenda.append(self.node.ask)
        else:
            self.node.carry_out(state, frame)
