"""Steps that act on objects, and the questions which objects these are (Complete Rules 1.2.6, 6.5)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.altered.actions import DECLINE, NUMBERS, expedition_action, expedition_of_action, piece_at
from tavola.games.altered.effect import Frame, Node, Words, capital
from tavola.games.altered.state import AlteredState
from tavola.games.altered.statuses import pay_mana
from tavola.games.altered.where import TARGET_EXPEDITION, expeditions_meant
from tavola.games.altered.which import AnyNumber, InTargetExpedition, OfTargetPlayer, Target, Which, toll
from tavola.kernel.step import Choice


class OnObjects(Node):
    """A step that acts on objects, picked first where they are targets."""

    def __init__(self, which: Which, may: bool = False) -> None:
        self.which: Which = which
        #: "May": the controller can decline, right before the step (ALT-EFFECT-06).
        self.may: bool = may
        self.ask: Choice | None = question_for(self, which)
        if may and self.ask is None:
            raise AssertionError("nobody is asked for these objects, so nobody can decline: put it into `May`")

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
        # A player and an Expedition can always be a target.
        return self.ask is not None or bool(self.which.find(state, frame))

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        """Do it to ``cards``, all at the same time (ALT-EFFECT-02)."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def sentence(self) -> str:
        """The sentence with gaps ``{which}`` and ``{n}``, with "you may" where ``may``: a message of the catalogue."""
        raise AssertionError(f"{type(self).__name__} cannot be said")

    def text(self, words: Words) -> str:
        return capital(words(self.sentence()).replace("{which}", self.which.text(words)))


def question_for(node: OnObjects, which: Which) -> Choice | None:
    """What is asked right before a step that acts on ``which``; None where nobody is asked."""
    if isinstance(which, AnyNumber):
        return PickAnyNumber(node, which)
    if isinstance(which, Target):
        return PickTargets(node, which)
    if isinstance(which, OfTargetPlayer):
        return PickPlayer(node, which)
    if isinstance(which, InTargetExpedition):
        return PickWholeExpedition(node, which)
    return None


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


class PickAnyNumber(PickTargets):
    """For which objects, one by one, the next step is done that may be done for each (ALT-EFFECT-06, ALT-EFFECT-12)."""

    __slots__ = ()

    kind: ClassVar[str] = "card"
    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-06", "ALT-EFFECT-12")


class PickPlayer(Choice):
    """Which player's objects the next step acts on: 1 is oneself, 2 the opponent (ALT-TARGET-01)."""

    __slots__ = ("node", "which")

    kind: ClassVar[str] = "player"
    rules: ClassVar[tuple[str, ...]] = ("ALT-TARGET-01",)

    def __init__(self, node: OnObjects, which: OfTargetPlayer) -> None:
        self.node: OnObjects = node
        self.which: OfTargetPlayer = which

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        return [NUMBERS, NUMBERS + 1]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        chosen = frame.player if option == NUMBERS else 1 - frame.player
        act_on_all(state, self.node, self.which.of(state, frame, chosen))


class PickWholeExpedition(Choice):
    """In which Expedition the next step acts on every Character (ALT-TARGET-06)."""

    __slots__ = ("node", "which")

    kind: ClassVar[str] = "expedition"
    rules: ClassVar[tuple[str, ...]] = ("ALT-TARGET-06",)

    def __init__(self, node: OnObjects, which: InTargetExpedition) -> None:
        self.node: OnObjects = node
        self.which: InTargetExpedition = which

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        player = state.frames[-1].player
        meant = expeditions_meant(state, state.frames[-1], TARGET_EXPEDITION)
        return [expedition_action(player, one) for one in meant]

    def take(self, state: AlteredState, option: int) -> None:
        chosen = expedition_of_action(state.frames[-1].player, option)
        act_on_all(state, self.node, self.which.of(state, chosen))


def act_on_all(state: AlteredState, node: OnObjects, cards: list[int]) -> None:
    """Carry out ``node`` on ``cards``, which later steps of the effect call "them"."""
    frame = state.frames[-1]
    frame.it = [state.ref(card) for card in cards]
    frame.did = bool(cards)
    node.act(state, frame, cards)
