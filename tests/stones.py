"""Stones: a small game for one to four, with many options, to test how a table of any size is set up and played.

In turn a player takes one or two stones of a heap. Against each other, who takes the last one wins, and the taker
before comes second; together, all win if the first player takes it, and otherwise lose. Under a curse all lose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavola.kernel.event import Detail, Event
from tavola.kernel.game import Game
from tavola.kernel.option import BadCombination, Option, Settings
from tavola.kernel.refusal import Refusal
from tavola.kernel.rng import Rng
from tavola.kernel.rulebook import Rule, RuleBook
from tavola.kernel.state import State
from tavola.kernel.step import Choice
from tavola.kernel.view import Action, View

WORDS = ["", "take one", "take two"]
NO_PIECES = Refusal("The heap has no pieces of its own.", "STO-TURN-01")
YES = ("yes", "Yes")
NO = ("no", "No")
PACKAGE = "tests.stones"


class StonesState(State):
    """The heap, and who took stones in which order."""

    __slots__ = ("heap", "mode", "seats", "takers")

    def __init__(self, rng: Rng, seats: int, mode: str, heap: int) -> None:
        super().__init__(rng)
        self.seats: int = seats
        self.mode: str = mode
        self.heap: int = heap
        self.takers: list[int] = []

    def clone(self) -> StonesState:
        copy = StonesState(self.rng.clone(), self.seats, self.mode, self.heap)
        self.copy_kernel_fields(copy)
        copy.takers = self.takers[:]
        return copy

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.seats
        last = self.takers[-1]
        if self.mode != "versus":
            return [1.0 if last == 0 and self.mode != "cursed" else -1.0] * self.seats
        found = [-1.0] * self.seats
        found[self.takers[-2]] = 0.0
        found[last] = 1.0
        return found


class Turn(Choice):
    kind = "turn"
    rules = ("STO-TURN-01",)

    def player(self, state: StonesState) -> int:
        return len(state.takers) % state.seats

    def options(self, state: StonesState) -> list[int]:
        return [1, 2][: state.heap]

    def take(self, state: StonesState, option: int) -> None:
        seat = self.player(state)
        state.takers.append(seat)
        state.heap -= option
        if state.events is not None:
            state.events.append(Event("take", "STO-TURN-01", {"seat": seat, "stones": option}))
        if state.heap:
            state.agenda.append(Turn())


class Stones(Game):
    name = "stones"
    title = "Stones"
    package = PACKAGE
    seats = (1, 4)
    action_count = len(WORDS)
    options = [
        Option("mode", "Mode", "versus", [(one, one) for one in ("versus", "coop", "solo", "cursed")]),
        Option("scenario", "Scenario", "standard", [(one, one) for one in ("standard", "twins", "crowd", "winter")]),
        Option("difficulty", "Difficulty", "easy", [("easy", "Easy"), ("hard", "Hard")]),
        Option("shadows", "Play with shadows", "no", [NO, YES]),
        Option("advanced", "Use the advanced side", "yes", [YES, NO]),
        Option("winter", "Winter comes", "no", [NO, YES]),
        Option("twilight", "When twilight falls", "easy", [("easy", "Early"), ("turn", "Each turn")]),
        Option("content", "Values", "house", suggestions=[("house", "House values")]),
    ]

    def settle(self, seats: int, chosen: Mapping[str, object]) -> Settings:
        settings = super().settle(seats, chosen)
        if (settings["mode"] == "solo") != (seats == 1):
            raise BadCombination(PACKAGE, "One person alone plays solo, and nobody else does.", "mode", "STO-SOLO-01")
        if settings["scenario"] == "twins" and seats % 2:
            raise BadCombination(PACKAGE, "Twins come in pairs.")
        if settings["scenario"] == "crowd" and seats < 4:
            raise BadCombination(PACKAGE, "A crowd is four.", "seats")
        if settings["content"].startswith("broken"):
            raise BadCombination(PACKAGE, "These values are broken.", "content")
        return settings

    def new_state(self, settings: Settings, seed: int, record: bool) -> StonesState:
        rng = Rng(seed)
        state = StonesState(rng, settings.seats, settings["mode"], 9 + rng.below(5))
        state.events = [] if record else None
        state.agenda.append(Turn())
        state.advance()
        return state

    def determinize(self, state: StonesState, seat: int, rng: Rng) -> StonesState:
        dealt = state.clone()
        dealt.rng = Rng(rng.next32())
        return dealt

    def evaluate(self, state: StonesState, seat: int) -> float:
        return state.returns()[seat]

    def ending(self, state: StonesState) -> str:
        return "pair" if len(state.takers) % 2 == 0 else "odd"

    def statistics(self, state: StonesState) -> dict[str, float]:
        return {"turns": len(state.takers), "left": state.heap}

    def rulebook(self) -> RuleBook:
        return RULES

    def view(self, state: StonesState, seat: int) -> View:
        choice = state.choice
        mine = choice is not None and choice.player(state) == seat
        waiting: Any = choice and {
            "kind": choice.kind,
            "player": choice.player(state),
            "rules": list(choice.rules),
            "source": "",
            "about": {"card": "", "ability": -1},
            "picked": [],
            "offers": [],
            "actions": [_action(action) for action in state.legal] if mine else [],
        }
        return {
            "game": self.name,
            "seat": seat,
            "choice": waiting,
            "returns": state.returns(),
            "table": {"heap": state.heap, "takers": state.takers[:]},
        }

    def action_words(self, state: StonesState, action: int) -> str:
        return WORDS[action]

    def why_not(self, state: StonesState, seat: int, piece: str) -> Refusal | None:
        return NO_PIECES

    def label(self, view: View, action: Action, language: str) -> str:
        return action["words"].capitalize()

    def prompt(self, view: View, language: str) -> str:
        return "Take one stone or two"

    def sentence(self, event: Mapping[str, Detail], seat: int, language: str) -> str:
        return f"Player {event['seat']} takes {event['stones']}."

    def picture(self, view: View, language: str) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text y="9">{view["table"]["heap"]}</text></svg>'

    def content_hash(self) -> str:
        return "heap"


def _action(action: int) -> Action:
    return {"action": action, "words": WORDS[action], "verb": "pick", "piece": ""}


RULES = RuleBook(
    [
        Rule("STO-TURN-01", "rule", "both", {"en": "Stones"}, {"en": "In your turn take one stone or two."}),
        Rule("STO-SOLO-01", "option", "both", {"en": "Stones"}, {"en": "Alone one plays solo."}),
    ]
)
GAME = Stones()
