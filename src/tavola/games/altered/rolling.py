"""Dice (Complete Rules 7.3.28): rolled, changed by modifiers, and what their result brings."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import NUMBER_COUNT, NUMBERS
from tavola.games.altered.card import DICE_ROLLED, MODIFIES_ROLLS
from tavola.games.altered.effect import Effect, Frame, Node, Words
from tavola.games.altered.modifiers import ADDITION, THE_STEP, Change, Plan
from tavola.games.altered.reactions import announce, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.kernel.language import mark
from tavola.kernel.step import Choice

#: The faces of a die (ALT-COMP-06).
FACES: Final = 6


class Roll(Node):
    """Roll a die; the result chooses what follows, or is used by later steps (ALT-ACTION-ROLL-01).

    ``bands`` are pairs of the lowest result and what it brings, highest first.
    """

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-ROLL-01", "ALT-ACTION-ROLL-02")

    def __init__(self, *bands: tuple[int, Effect]) -> None:
        self.bands: tuple[tuple[int, Effect], ...] = bands
        self.ask: PickDie = PickDie(self)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        if state.listening[MODIFIES_ROLLS]:
            state.agenda.append(RollPlan(frame.player, self, 1))
        else:
            self.roll(state, frame, 1, 0)

    def roll(self, state: AlteredState, frame: Frame, dice: int, more: int) -> None:
        """Roll so many dice, of which one will count, with up to ``more`` added to it."""
        state.secrets += 1
        rolled = [1 + state.rng.below(FACES) for _ in range(dice)]
        frame.options = [face + added for face in rolled for added in range(more + 1)] if more else rolled
        if state.events is not None:
            state.report("rolled", "ALT-ACTION-ROLL-01", player=frame.player, dice=rolled[:])
        state.agenda.append(self.ask)

    def use(self, state: AlteredState, frame: Frame, result: int) -> None:
        """Go on with the result."""
        frame.number = result
        frame.options = []
        announce(state, DICE_ROLLED, waiting_for(state, DICE_ROLLED), frame.player)
        for lowest, effect in self.bands:
            if result >= lowest:
                effect.begin(state)
                return

    def text(self, words: Words) -> str:
        sentence = words(mark("Roll a die."))
        highest = FACES
        for lowest, effect in self.bands:
            if effect.nodes:
                # What is added to a die can bring it above its highest face (ALT-ACTION-ROLL-02).
                span = f"{lowest}+" if highest == FACES else f"{lowest}" if lowest == highest else f"{lowest}–{highest}"
                sentence += f" {span}: {effect.text(words)}"
            highest = lowest - 1
        return sentence


class AddToResult(Node):
    """Add to the die result of this effect, before a later step uses it."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-ROLL-01",)

    def __init__(self, more: int) -> None:
        self.more: int = more

    def perform(self, state: AlteredState, frame: Frame) -> None:
        frame.number += self.more

    def text(self, words: Words) -> str:
        return words(mark("Add {n} to the result.")).format(n=self.more)


class RollPlan(Plan):
    """A player about to roll dice, of which one will count."""

    __slots__ = ("dice", "more", "node")

    event = MODIFIES_ROLLS

    def __init__(self, player: int, node: Roll, dice: int, more: int = 0) -> None:
        super().__init__(player, player)
        self.node: Roll = node
        self.dice: int = dice
        #: How much the player may add to the result.
        self.more: int = more

    def copy(self) -> RollPlan:
        return RollPlan(self.player, self.node, self.dice, self.more)

    def carry_out(self, state: AlteredState) -> None:
        self.node.roll(state, state.frames[-1], self.dice, self.more)


class ExtraDie(Change):
    """Its controller rolls one more die, and then ignores one of them (ALT-ACTION-ROLL-02)."""

    __slots__ = ()

    event = MODIFIES_ROLLS

    def __init__(self) -> None:
        super().__init__(ADDITION)

    def actions(self, state: AlteredState, bearer: int, plan: Plan) -> list[int]:
        return [THE_STEP] if state.controller(bearer) == plan.player else []

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        assert isinstance(plan, RollPlan)
        plan.dice += 1
        return plan


class MoreOnDice(Change):
    """Its controller may add something to a die result, once it is seen (ALT-ACTION-ROLL-02)."""

    __slots__ = ("more",)

    event = MODIFIES_ROLLS

    def __init__(self, more: int = 1) -> None:
        super().__init__(ADDITION)
        self.more: int = more

    def actions(self, state: AlteredState, bearer: int, plan: Plan) -> list[int]:
        return [THE_STEP] if state.controller(bearer) == plan.player else []

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        assert isinstance(plan, RollPlan)
        plan.more += self.more
        return plan


class PickDie(Choice):
    """Which of the dice counts, after they are seen, with what may be added to it (ALT-ACTION-ROLL-02)."""

    __slots__ = ("node",)

    kind: ClassVar[str] = "die"
    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-ROLL-02",)

    def __init__(self, node: Roll) -> None:
        self.node: Roll = node

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        # Dice that show the same are one option: which of them is ignored makes no difference.
        # Beyond the last number nothing can be named; no effect asks for as much.
        return [NUMBERS + face for face in sorted(set(state.frames[-1].options)) if face < NUMBER_COUNT]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        self.node.use(state, frame, option - NUMBERS)
