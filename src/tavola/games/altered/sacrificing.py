"""Sacrifices (Complete Rules 7.3.31): a player discards what they control; this does not target."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.altered.actions import DECLINE, PIECES, PLACE_OF_ZONE, ROOM, piece_at
from tavola.games.altered.effect import Frame, Node, Words
from tavola.games.altered.kind import MY_CHARACTER, A, Kind
from tavola.games.altered.leaving import move_to
from tavola.games.altered.state import AlteredState
from tavola.games.altered.where import is_there, where_text
from tavola.games.altered.zones import DISCARD, EXPEDITION, LANDMARK
from tavola.kernel.language import mark
from tavola.kernel.step import Choice


class Sacrifice(Node):
    """The controller sacrifices own objects, picking which; this does not target (ALT-ACTION-SACRIFICE-03)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-SACRIFICE-01", "ALT-ACTION-SACRIFICE-03")

    def __init__(self, count: int, kind: Kind = MY_CHARACTER, where: int = -1) -> None:
        self.count: int = count
        self.kind: Kind = kind
        #: In which Expedition it must be, one of the codes of `where.py`; -1 for anywhere.
        self.where: int = where
        self.ask: PickSacrifice = PickSacrifice(self)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        state.agenda.append(self.ask)

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        return bool(own_objects(state, frame, self.kind, self.where))

    def text(self, words: Words) -> str:
        kind = self.kind.text(words, A, self.count)
        if self.where >= 0:
            kind = f"{kind} {where_text(words, self.where)}"
        return words(mark("Sacrifice {kind}.")).format(kind=kind)


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
        return own_objects(state, state.frames[-1], self.node.kind, self.node.where) or [DECLINE]

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


def own_objects(state: AlteredState, frame: Frame, kind: Kind, where: int = -1) -> list[int]:
    """The actions that pick an object in play which the frame's player controls and which is not picked yet."""
    player = frame.player
    source = state.find(frame.source)
    return [
        PIECES + PLACE_OF_ZONE[player][zone] * ROOM + position
        for zone in (EXPEDITION + 2 * player, EXPEDITION + 2 * player + 1, LANDMARK + player)
        for position, card in enumerate(state.zones[zone][:ROOM])
        if kind.fits(state, player, source, card)
        and state.ref(card) not in frame.picks
        and (where < 0 or is_there(state, frame, where, card))
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
