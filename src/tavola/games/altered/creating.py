"""Steps that create tokens and move Expeditions (Complete Rules 7.3.5, 7.3.21, 7.3.22)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import expedition_action, expedition_of_action
from tavola.games.altered.adventure import move_backward, move_forward
from tavola.games.altered.card import Card
from tavola.games.altered.effect import Frame, Node, Words, capital
from tavola.games.altered.joining import create_tokens, put_in_expeditions
from tavola.games.altered.lasting import THIS_DAY, StopMovement, begin_lasting
from tavola.games.altered.state import AlteredState
from tavola.games.altered.where import (
    MY_EXPEDITION,
    TARGET_EXPEDITION,
    expedition_text,
    expeditions_meant,
    where_text,
)
from tavola.games.altered.which import IT
from tavola.kernel.language import mark
from tavola.kernel.step import Choice


class Place(Node):
    """A step that happens in Expeditions, chosen first where there is a choice."""

    #: Whether it places something, so that of two that are "my Expedition" one is picked (ALT-KEYWORD-GIGANTIC-06);
    #: otherwise it happens in both (ALT-KEYWORD-GIGANTIC-05).
    places: ClassVar[bool] = False

    def __init__(self, where: int, times: int = 1, together: bool = False) -> None:
        self.where: int = where
        #: How often it is done there.
        self.times: int = times
        #: Whether one choice holds for every time; otherwise each has a choice of its own (ALT-EFFECT-12).
        self.together: bool = together
        choices = 1 if together else times
        self.asks: tuple[PickExpedition, ...] = tuple(PickExpedition(self, left) for left in range(choices))

    def perform(self, state: AlteredState, frame: Frame) -> None:
        found = expeditions_meant(state, frame, self.where)
        if self.where == TARGET_EXPEDITION or (self.places and self.where == MY_EXPEDITION and len(found) > 1):
            frame.picks = []
            state.agenda.append(self.asks[-1])
        elif found:
            self.act(state, frame, found * self.times)

    def act(self, state: AlteredState, frame: Frame, expeditions: list[int]) -> None:
        """Do it in each of ``expeditions`` at once; one named twice gets it twice."""
        raise AssertionError(f"{type(self).__name__} does nothing")


class PickExpedition(Choice):
    """Which Expedition the step happens in; ``left`` more are asked for afterwards."""

    __slots__ = ("left", "node")

    kind: ClassVar[str] = "expedition"
    rules: ClassVar[tuple[str, ...]] = ("ALT-TARGET-06",)

    def __init__(self, node: Place, left: int) -> None:
        self.node: Place = node
        self.left: int = left

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        frame = state.frames[-1]
        return [expedition_action(frame.player, one) for one in expeditions_meant(state, frame, self.node.where)]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        frame.picks.append(expedition_of_action(frame.player, option))
        if self.left:
            state.agenda.append(self.node.asks[self.left - 1])
            return
        picks = frame.picks
        frame.picks = []
        self.node.act(state, frame, picks * self.node.times if self.node.together else picks)


class Create(Place):
    """Create tokens (ALT-TOKEN-02)."""

    places: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("ALT-TOKEN-01", "ALT-TOKEN-02", "ALT-TOKEN-04")

    def __init__(self, token: Card, where: int, times: int = 1, together: bool = False) -> None:
        super().__init__(where, times, together)
        self.token: Card = token

    def act(self, state: AlteredState, frame: Frame, expeditions: list[int]) -> None:
        frame.it = create_tokens(state, self.token, expeditions, frame.player, "ALT-TOKEN-02")

    def text(self, words: Words) -> str:
        stats = f"{self.token.forest}/{self.token.mountain}/{self.token.water}"
        if self.times == 1:
            sentence = words(mark("Create a {stats} {token} token {where}."))
        elif self.where == TARGET_EXPEDITION and not self.together:
            sentence = words(mark("Create {n} {token} tokens ({stats}), each {where}."))
        else:
            sentence = words(mark("Create {n} {token} tokens ({stats}) {where}."))
        return sentence.format(token=self.token.name, stats=stats, where=where_text(words, self.where), n=self.times)


class PutInExpedition(Node):
    """Put the Character that "it" means into an Expedition of its player: this is not playing it (ALT-PLAY-16)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-PLAY-14", "ALT-PLAY-16")

    def perform(self, state: AlteredState, frame: Frame) -> None:
        frame.did = bool(IT.find(state, frame))
        if frame.did:
            state.agenda.append(PICK_OWN_EXPEDITION)

    def text(self, words: Words) -> str:
        return words(mark("Put it in one of your Expeditions."))


class PickOwnExpedition(Choice):
    """Which own Expedition a Character is put into."""

    __slots__ = ()

    kind: ClassVar[str] = "expedition"
    rules: ClassVar[tuple[str, ...]] = ("ALT-PLAY-16",)

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        player = state.frames[-1].player
        return [expedition_action(player, 2 * player), expedition_action(player, 2 * player + 1)]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        cards = IT.find(state, frame)
        put_in_expeditions(state, cards, [expedition_of_action(frame.player, option)] * len(cards), "ALT-PLAY-14")


PICK_OWN_EXPEDITION: Final = PickOwnExpedition()


class MoveExpedition(Place):
    """Move an Expedition forward or backward (ALT-ACTION-MOVE-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-MOVE-01", "ALT-MOVE-05")

    def __init__(self, where: int, regions: int) -> None:
        super().__init__(where)
        #: How many regions; backward where negative.
        self.regions: int = regions

    def act(self, state: AlteredState, frame: Frame, expeditions: list[int]) -> None:
        for expedition in expeditions:
            if self.regions > 0:
                move_forward(state, expedition, self.regions, "ALT-ACTION-MOVE-01")
            else:
                move_backward(state, expedition, -self.regions, "ALT-MOVE-05")

    def text(self, words: Words) -> str:
        if self.regions == 1:
            sentence = words(mark("Move {where} forward 1 region."))
        elif self.regions > 0:
            sentence = words(mark("Move {where} forward {n} regions."))
        elif self.regions == -1:
            sentence = words(mark("Move {where} backward 1 region."))
        else:
            sentence = words(mark("Move {where} backward {n} regions."))
        return sentence.format(where=expedition_text(words, self.where), n=abs(self.regions))


class HoldExpedition(Place):
    """An Expedition cannot move forward, as long as it lasts."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-GOLDEN-01",)

    def __init__(self, where: int, duration: int = THIS_DAY) -> None:
        super().__init__(where)
        self.stop: StopMovement = StopMovement(duration)

    def act(self, state: AlteredState, frame: Frame, expeditions: list[int]) -> None:
        for expedition in expeditions:
            begin_lasting(state, frame, self.stop.duration, self.stop, expedition)

    def text(self, words: Words) -> str:
        sentence = words(mark("{where} cannot move forward {when}."))
        sentence = sentence.replace("{where}", expedition_text(words, self.where))
        return capital(sentence.replace("{when}", self.stop.when_text(words)))
