"""Steps that decide what follows: if, may, pay, choose one, do it for each (Complete Rules 6.5)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.altered.actions import ACCEPT, DECLINE, NUMBERS
from tavola.games.altered.amount import Condition, Count
from tavola.games.altered.cost import Cost
from tavola.games.altered.effect import Effect, Frame, Node, Words, resolve
from tavola.games.altered.kind import EACH, Kind
from tavola.games.altered.state import AlteredState
from tavola.games.altered.victory import win
from tavola.games.altered.which import Each
from tavola.kernel.language import mark
from tavola.kernel.step import Choice, Step


class If(Node):
    """Do this if a condition holds right before it, otherwise that (ALT-EFFECT-07, ALT-EFFECT-08)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-07",)

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None = None) -> None:
        self.condition: Condition = condition
        self.then: Effect = then
        self.otherwise: Effect | None = otherwise

    def perform(self, state: AlteredState, frame: Frame) -> None:
        if self.condition.holds(state, frame):
            self.then.begin(state)
        elif self.otherwise is not None:
            self.otherwise.begin(state)
        elif state.events is not None:
            card = state.card[state.last_known(frame.source)].reference
            state.report("condition_fails", "ALT-EFFECT-07", player=frame.player, card=card)

    def text(self, words: Words) -> str:
        sentence = words(mark("If {condition}: {effect}"))
        sentence = sentence.replace("{condition}", self.condition.text(words))
        sentence = sentence.replace("{effect}", self.then.text(words))
        if self.otherwise is not None:
            sentence += " " + words(mark("Otherwise: {effect}")).replace("{effect}", self.otherwise.text(words))
        return sentence


class InAnyCase(Node):
    """What follows however the step before was answered, said so that it does not seem to depend on it."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-01", "ALT-EFFECT-06")

    def __init__(self, *nodes: Node) -> None:
        self.effect: Effect = Effect(*nodes)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        self.effect.begin(state)

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        return self.effect.possible(state, frame)

    def text(self, words: Words) -> str:
        return words(mark("Then, in any case: {effect}")).replace("{effect}", self.effect.text(words))


class MayPay(Node):
    """Pay a cost to get an effect. Nobody can be made to pay (ALT-COST-09); the answer comes when it resolves."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-COST-09", "ALT-COST-10", "ALT-NOON-04")

    def __init__(self, cost: Cost, *nodes: Node) -> None:
        self.cost: Cost = cost
        self.effect: Effect = Effect(*nodes)
        self.ask: AskWhetherToPay = AskWhetherToPay(self)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        frame.did = False
        state.agenda.append(self.ask)

    def text(self, words: Words) -> str:
        sentence = words(mark("You may {cost}. If you do: {effect}")).replace("{cost}", self.cost.deed(words))
        return sentence.replace("{effect}", self.effect.text(words))


class AskWhetherToPay(Choice):
    """Whether to pay a cost inside an effect. Where it cannot be paid, nobody is asked."""

    __slots__ = ("node",)

    kind: ClassVar[str] = "yes_no"
    rules: ClassVar[tuple[str, ...]] = ("ALT-COST-09",)

    def __init__(self, node: MayPay) -> None:
        self.node: MayPay = node

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        frame = state.frames[-1]
        if self.node.cost.refusal(state, frame.player, state.find(frame.source)) is not None:
            return [DECLINE]
        return [DECLINE, ACCEPT]

    def take(self, state: AlteredState, option: int) -> None:
        if option == ACCEPT:
            frame = state.frames[-1]
            frame.did = True
            state.agenda.append(Begin(self.node.effect))
            self.node.cost.pay(state, frame)


class Begin(Step):
    """A part of an effect begins."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def run(self, state: AlteredState) -> None:
        self.effect.begin(state)


class May(Node):
    """Do this or not (ALT-EFFECT-06)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-06",)

    def __init__(self, *nodes: Node) -> None:
        self.effect: Effect = Effect(*nodes)
        self.ask: AskWhether = AskWhether(self)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        frame.did = False
        state.agenda.append(self.ask)

    def text(self, words: Words) -> str:
        return words(mark("You may do this: {sentence}")).replace("{sentence}", self.effect.text(words))


class AskWhether(Choice):
    """Whether to do what an effect offers."""

    __slots__ = ("node",)

    kind: ClassVar[str] = "yes_no"
    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-06",)

    def __init__(self, node: May) -> None:
        self.node: May = node

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        # What cannot be done cannot be picked (ALT-EFFECT-04).
        return [DECLINE, ACCEPT] if self.node.effect.possible(state, state.frames[-1]) else [DECLINE]

    def take(self, state: AlteredState, option: int) -> None:
        if option == ACCEPT:
            state.frames[-1].did = True
            self.node.effect.begin(state)


class EachMay(Node):
    """Each player may do this: both answer first, in initiative order, then it happens (ALT-GOLDEN-10)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-15", "ALT-GOLDEN-08", "ALT-GOLDEN-10")

    def __init__(self, *nodes: Node) -> None:
        self.effect: Effect = Effect(*nodes)
        self.asks: tuple[AskEach, AskEach] = (AskEach(0), AskEach(1))
        self.done: DoForEach = DoForEach(self.effect)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        frame.did = False
        first = state.initiative()
        state.agenda += (self.done, self.asks[1 - first], self.asks[first])

    def text(self, words: Words) -> str:
        return words(mark("Each player may do this: {sentence}")).replace("{sentence}", self.effect.text(words))


class AskEach(Choice):
    """Whether one of the players does what an effect offers to each."""

    __slots__ = ("who",)

    kind: ClassVar[str] = "yes_no"
    rules: ClassVar[tuple[str, ...]] = ("ALT-GOLDEN-08", "ALT-EFFECT-06")

    def __init__(self, who: int) -> None:
        self.who: int = who

    def player(self, state: AlteredState) -> int:
        return self.who

    def options(self, state: AlteredState) -> list[int]:
        return [DECLINE, ACCEPT]

    def take(self, state: AlteredState, option: int) -> None:
        if option == ACCEPT:
            state.frames[-1].picks.append(self.who)


class DoForEach(Step):
    """What those players do who said yes; each of them is "you" in it."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def run(self, state: AlteredState) -> None:
        frame = state.frames[-1]
        if not frame.picks:
            return
        who = frame.picks.pop(0)
        frame.did = True
        state.agenda.append(self)
        resolve(state, self.effect, Frame(who, frame.source, frame.where, []))


class ChooseOne(Node):
    """Carry out one mode, chosen as it resolves (ALT-EFFECT-10)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-10",)

    #: How many different modes are chosen.
    count: int = 1

    def __init__(self, *modes: Effect) -> None:
        self.modes: tuple[Effect, ...] = modes
        self.ask: AskMode = AskMode(self, ())

    def perform(self, state: AlteredState, frame: Frame) -> None:
        state.agenda.append(self.ask)

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        return any(mode.possible(state, frame) for mode in self.modes)

    def text(self, words: Words) -> str:
        modes = " ".join(f"• {mode.text(words)}" for mode in self.modes)
        return words(mark("Choose one: {modes}")).replace("{modes}", modes)


class ChooseSome(ChooseOne):
    """Carry out several different modes, in the order in which they are chosen as it resolves (ALT-EFFECT-10)."""

    def __init__(self, count: int, *modes: Effect) -> None:
        super().__init__(*modes)
        self.count = count

    def text(self, words: Words) -> str:
        modes = " ".join(f"• {mode.text(words)}" for mode in self.modes)
        return words(mark("Choose {n}: {modes}")).replace("{n}", str(self.count)).replace("{modes}", modes)


class AskMode(Choice):
    """Which mode, or which mode next; those that cannot be done are not offered (ALT-EFFECT-04)."""

    __slots__ = ("chosen", "node")

    kind: ClassVar[str] = "mode"
    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-10", "ALT-EFFECT-04")

    def __init__(self, node: ChooseOne, chosen: tuple[int, ...]) -> None:
        self.node: ChooseOne = node
        #: The modes chosen before.
        self.chosen: tuple[int, ...] = chosen

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        frame = state.frames[-1]
        modes = self.node.modes
        found = [i for i in range(len(modes)) if i not in self.chosen and modes[i].possible(state, frame)]
        return [NUMBERS + i for i in found] or [DECLINE]

    def take(self, state: AlteredState, option: int) -> None:
        node = self.node
        chosen = self.chosen if option == DECLINE else (*self.chosen, option - NUMBERS)
        if option != DECLINE and len(chosen) < node.count:
            state.agenda.append(AskMode(node, chosen))
        else:
            state.agenda += [Begin(node.modes[i]) for i in reversed(chosen)]


class Repeat(Node):
    """Do something so many times, one after another, with fresh choices each time (ALT-EFFECT-12)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-12",)

    def __init__(self, times: int | Count, *nodes: Node) -> None:
        #: How often; what is counted is counted once, as it begins.
        self.times: int | Count = times
        self.effect: Effect = Effect(*nodes)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        times = self.times if isinstance(self.times, int) else self.times.value(state, frame)
        state.agenda += [Begin(self.effect)] * times

    def text(self, words: Words) -> str:
        if isinstance(self.times, int):
            sentence = words(mark("Do this {n} times: {effect}")).replace("{n}", str(self.times))
        else:
            sentence = words(mark("For {n}: {effect}")).replace("{n}", self.times.text(words))
        return sentence.replace("{effect}", self.effect.text(words))


class ForEach(Node):
    """Do something for each object of a kind, which "it" then means, one after another (ALT-EFFECT-12)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-12",)

    def __init__(self, kind: Kind, *nodes: Node) -> None:
        self.which: Each = Each(kind)
        self.effect: Effect = Effect(*nodes)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        found = self.which.find(state, frame)
        state.agenda += [BeginFor(self.effect, state.ref(card)) for card in reversed(found)]

    def text(self, words: Words) -> str:
        sentence = words(mark("For {n}: {effect}")).replace("{n}", self.which.kind.text(words, EACH))
        return sentence.replace("{effect}", self.effect.text(words))


class BeginFor(Step):
    """A part of an effect begins, about one object."""

    __slots__ = ("effect", "it")

    def __init__(self, effect: Effect, it: int) -> None:
        self.effect: Effect = effect
        self.it: int = it

    def run(self, state: AlteredState) -> None:
        state.frames[-1].it = [self.it]
        self.effect.begin(state)


class WinTheGame(Node):
    """The controller wins, in any phase (ALT-VICTORY-14)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-VICTORY-14",)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        win(state, frame.player, "ALT-VICTORY-14")

    def text(self, words: Words) -> str:
        return words(mark("You win the game."))
