"""Pebbles: a whole game in one short file, to test the table with and to learn from.

Nine pebbles, numbered 1 to 9, are in a bag; each of two players draws three that the other may not see. In turn, a
player draws one more or plays one onto the left or the right heap. At the end player 0 wins if the left heap is worth
more, player 1 if the right one is.
"""

from __future__ import annotations

from collections.abc import Mapping

from tavola.kernel.event import Detail, Event
from tavola.kernel.game import Game
from tavola.kernel.option import Option, Settings
from tavola.kernel.refusal import Refusal
from tavola.kernel.rng import Rng
from tavola.kernel.rulebook import Rule, RuleBook
from tavola.kernel.state import State
from tavola.kernel.step import Choice, Step
from tavola.kernel.view import Action, View

# The actions: 1 to 9 play that pebble.
DRAW, LEFT, RIGHT = 0, 10, 11
WORDS = ["draw", *(f"play {pebble}" for pebble in range(1, 10)), "left", "right"]

NOT_YOURS = Refusal("You play pebbles of your own hand, in your own turn.", "PEB-TURN-01")


class PebblesState(State):
    """The bag's last pebble is drawn next."""

    __slots__ = ("bag", "hands", "heaps", "held", "turn")

    def __init__(self, rng: Rng, turn: int) -> None:
        super().__init__(rng)
        self.turn: int = turn
        self.bag: list[int] = list(range(1, 10))
        self.hands: list[list[int]] = [[], []]
        self.heaps: list[list[int]] = [[], []]
        #: The pebble that is on its way to a heap, 0 if none is.
        self.held: int = 0

    def clone(self) -> PebblesState:
        copy = PebblesState(self.rng.clone(), self.turn)
        self.copy_kernel_fields(copy)
        copy.held, copy.bag = self.held, self.bag[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.heaps = [heap[:] for heap in self.heaps]
        return copy

    def returns(self) -> list[float]:
        left, right = (sum(heap) for heap in self.heaps)
        result = float((left > right) - (left < right)) if self.is_terminal() else 0.0
        return [result, -result]

    def report(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def draw(self, seat: int) -> None:
        """What ``seat`` draws only it may see, so there are two reports of it."""
        pebble = self.bag.pop()
        self.hands[seat].append(pebble)
        self.secrets += 1
        self.report(Event("draw", "PEB-DRAW-01", {"seat": seat, "pebble": pebble}, to=seat))
        self.report(Event("draw", "PEB-DRAW-01", {"seat": seat}, hidden_from=seat))


class Setup(Step):
    rules = ("PEB-SETUP-01",)

    def run(self, state: PebblesState) -> None:
        state.rng.shuffle(state.bag)
        for seat in (0, 1, 0, 1, 0, 1):
            state.draw(seat)
        state.agenda.append(Turn())


class Turn(Choice):
    kind = "turn"
    rules = ("PEB-TURN-01",)

    def player(self, state: PebblesState) -> int:
        return state.turn

    def options(self, state: PebblesState) -> list[int]:
        return ([DRAW] if state.bag else []) + sorted(state.hands[state.turn])

    def take(self, state: PebblesState, option: int) -> None:
        if option == DRAW:
            state.draw(state.turn)
            state.agenda.append(NextTurn())
        else:
            state.hands[state.turn].remove(option)
            state.held = option
            state.agenda.append(PickHeap())


class PickHeap(Choice):
    kind = "heap"
    rules = ("PEB-HEAP-01",)

    def player(self, state: PebblesState) -> int:
        return state.turn

    def options(self, state: PebblesState) -> list[int]:
        return [LEFT, RIGHT]

    def take(self, state: PebblesState, option: int) -> None:
        state.heaps[option - LEFT].append(state.held)
        details: dict[str, Detail] = {"seat": state.turn, "pebble": state.held, "heap": WORDS[option]}
        state.report(Event("play", "PEB-HEAP-01", details))
        state.held = 0
        state.agenda.append(NextTurn())


class NextTurn(Step):
    """Players alternate; one who can do nothing is passed over, and when neither can the game is over."""

    rules = ("PEB-TURN-02",)

    def run(self, state: PebblesState) -> None:
        other = 1 - state.turn
        if state.bag or state.hands[other]:
            state.turn = other
        if state.bag or state.hands[state.turn]:
            state.agenda.append(Turn())


class Pebbles(Game):
    name = "pebbles"
    title = "Pebbles"
    package = "tests.pebbles"
    action_count = len(WORDS)
    options = [
        Option("begins", "Who begins", "0", [("0", "player 0"), ("1", "player 1")], rules=("PEB-TURN-01",)),
        Option("colour", "The colour of a player's pebbles", "grey", per_seat=True),
    ]

    def new_state(self, settings: Settings, seed: int, record: bool) -> PebblesState:
        state = PebblesState(Rng(seed), int(settings["begins"]))
        state.events = [] if record else None
        state.agenda.append(Setup())
        state.advance()
        return state

    def determinize(self, state: PebblesState, seat: int, rng: Rng) -> PebblesState:
        dealt = state.clone()
        unseen = dealt.bag + dealt.hands[1 - seat]
        unseen.sort()
        rng.shuffle(unseen)
        dealt.bag, dealt.hands[1 - seat] = unseen[: len(state.bag)], unseen[len(state.bag) :]
        dealt.rng = Rng(rng.next32())
        return dealt

    def evaluate(self, state: PebblesState, seat: int) -> float:
        if state.is_terminal():
            return state.returns()[seat]
        return (sum(state.heaps[seat]) - sum(state.heaps[1 - seat])) / 50

    def rulebook(self) -> RuleBook:
        return RULES

    def view(self, state: PebblesState, seat: int) -> View:
        choice = state.choice
        mine = choice is not None and choice.player(state) == seat
        return {
            "game": self.name,
            "seat": seat,
            "choice": None
            if choice is None
            else {
                "kind": choice.kind,
                "player": choice.player(state),
                "rules": list(choice.rules),
                "source": "",
                "about": {"card": "", "ability": -1},
                "picked": [],
                "offers": [],
                "actions": [_action(action) for action in state.legal] if mine else [],
            },
            "returns": state.returns(),
            "table": {
                "hand": sorted(state.hands[seat]) if seat >= 0 else [],
                "counts": [len(hand) for hand in state.hands],
                "heaps": [heap[:] for heap in state.heaps],
                "held": state.held,
                "bag": len(state.bag),
            },
        }

    def action_words(self, state: PebblesState, action: int) -> str:
        return WORDS[action]

    def why_not(self, state: PebblesState, seat: int, piece: str) -> Refusal | None:
        actions = self.view(state, seat)["choice"]
        can = actions is not None and any(action["piece"] == piece for action in actions["actions"])
        return None if can else NOT_YOURS

    def label(self, view: View, action: Action, language: str) -> str:
        return action["words"].capitalize()

    def prompt(self, view: View, language: str) -> str:
        choice = view["choice"]
        return "" if choice is None else {"turn": "Draw, or play a pebble", "heap": "Onto which heap?"}[choice["kind"]]

    def sentence(self, event: Mapping[str, Detail], seat: int, language: str) -> str:
        if event["event"] == "play":
            return f"Player {event['seat']} plays {event['pebble']} onto the {event['heap']} heap."
        return f"Player {event['seat']} draws {event.get('pebble', 'a pebble')}."

    def picture(self, view: View, language: str) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text y="9">{view["table"]["heaps"]}</text></svg>'

    def content_hash(self) -> str:
        return "1-to-9"


def _action(action: int) -> Action:
    piece = f"pebble-{action}" if 1 <= action <= 9 else ""
    return {"action": action, "words": WORDS[action], "verb": "play" if piece else "pick", "piece": piece}


def _rule(id: str, kind: str, text: str) -> Rule:
    return Rule(id, kind, "both", {"en": "Pebbles"}, {"en": text})


RULES = RuleBook(
    [
        _rule("PEB-SETUP-01", "setup", "The bag is shaken and each player draws three pebbles."),
        _rule("PEB-TURN-01", "rule", "In your turn draw a pebble, or play one of your hand."),
        _rule("PEB-TURN-02", "rule", "The other player is next; who can do nothing is passed over."),
        _rule("PEB-DRAW-01", "rule", "Nobody else may see what you draw."),
        _rule("PEB-HEAP-01", "rule", "A pebble is played onto the left or the right heap."),
    ]
)
GAME = Pebbles()
