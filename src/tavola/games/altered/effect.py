"""Effects (Complete Rules 6.1): a chain of steps, about one per verb, carried out in printed order (ALT-EFFECT-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tavola.games.altered.state import AlteredState
from tavola.kernel.step import Step

#: Looks a message up in the catalogue of a language.
Words = Callable[[str], str]


class Frame:
    """What an effect knows while it resolves."""

    __slots__ = ("ability", "did", "it", "number", "options", "paid", "picks", "player", "source", "where")

    def __init__(self, player: int, source: int, where: int, it: list[int]) -> None:
        #: The effect's controller: "you" (ALT-EFFECT-14).
        self.player: int = player
        #: Which of the card's abilities it is, for people; -1 where it is none.
        self.ability: int = -1
        #: The object with the ability, "I": a reference. It follows the moves that the effect itself makes
        #: (ALT-OBJ-04, ALT-OBJ-05).
        self.source: int = source
        #: The Expedition, 0 to 3, of the source when the ability was activated or played; -1 for none.
        self.where: int = where
        #: The objects that "it" and "them" mean: bound by the trigger or chosen by an earlier step.
        self.it: list[int] = it
        #: The die result, or another number found by an earlier step.
        self.number: int = 0
        #: Whether the last step that could be declined, or fail, was done (ALT-EFFECT-09).
        self.did: bool = False
        #: The objects for which Tough has been paid (ALT-KEYWORD-TOUGH-04).
        self.paid: list[int] = []
        #: What has been picked so far for the step that asks now.
        self.picks: list[int] = []
        #: Numbers on offer for the step that asks now: dice rolled, cards revealed.
        self.options: list[int] = []

    def clone(self) -> Frame:
        copy = Frame(self.player, self.source, self.where, self.it[:])
        copy.ability = self.ability
        copy.number = self.number
        copy.did = self.did
        copy.paid = self.paid[:]
        copy.picks = self.picks[:]
        copy.options = self.options[:]
        return copy


def capital(text: str) -> str:
    """``text`` with a capital first letter; a symbol such as {J} stays as it is."""
    return text[:1].upper() + text[1:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """One step of an effect. A declaration: it is shared by all copies of a card and never changes."""

    #: The rules that a person may want to read about it.
    rules: ClassVar[tuple[str, ...]] = ()

    def cited(self) -> tuple[str, ...]:
        """The rules that a person may want to read about this very step."""
        return self.rules

    def perform(self, state: AlteredState, frame: Frame) -> None:
        """Do it, or push the choice that it needs onto the agenda."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        """Whether it could do anything now, so that an option with it may be picked (ALT-EFFECT-04)."""
        return True

    def text(self, words: Words) -> str:
        """The step as a sentence."""
        raise AssertionError(f"{type(self).__name__} cannot be said")


class Effect:
    """Nodes in order. Parts of an effect (modes, "if" and "may") are effects of their own in the same frame."""

    __slots__ = ("_rest", "nodes")

    def __init__(self, *nodes: Node) -> None:
        self.nodes: tuple[Node, ...] = nodes
        self._rest: tuple[Rest, ...] = tuple(Rest(self, at) for at in range(len(nodes)))

    def begin(self, state: AlteredState) -> None:
        """Perform the first node in the frame that is on top, the others after it."""
        if len(self.nodes) > 1:
            state.agenda.append(self._rest[1])
        if self.nodes:
            self.nodes[0].perform(state, state.frames[-1])

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        """Whether any part of it could do anything now (ALT-EFFECT-04, ALT-EFFECT-11)."""
        return any(node.possible(state, frame) for node in self.nodes)

    def go_on(self, state: AlteredState, at: int) -> None:
        """Perform the node at ``at``, the others after it."""
        if at + 1 < len(self.nodes):
            state.agenda.append(self._rest[at + 1])
        self.nodes[at].perform(state, state.frames[-1])

    def text(self, words: Words) -> str:
        """The sentences of the nodes, one after the other."""
        return " ".join(node.text(words) for node in self.nodes)


class Rest(Step):
    """The rest of an effect."""

    __slots__ = ("at", "effect")

    def __init__(self, effect: Effect, at: int) -> None:
        self.effect: Effect = effect
        self.at: int = at

    def run(self, state: AlteredState) -> None:
        self.effect.go_on(state, self.at)


class EndOfEffect(Step):
    """Forget what the effect knew."""

    __slots__ = ()

    def run(self, state: AlteredState) -> None:
        state.frames.pop()


END_OF_EFFECT: Final = EndOfEffect()


def resolve(state: AlteredState, effect: Effect, frame: Frame) -> None:
    """Carry out ``effect`` with ``frame``. Nothing interrupts it (ALT-REACT-07)."""
    state.frames.append(frame)
    state.agenda.append(END_OF_EFFECT)
    effect.begin(state)
