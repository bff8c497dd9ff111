"""What a study notes of a game while it is played: the curves, the cards of each seat, the decisions."""

from __future__ import annotations

from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.state import State

#: A row of a table.
Row = dict[str, Any]


class Observer:
    """Notes one game. It records no events, and so costs little."""

    def __init__(self, game: Game, number: int, seats: int, decisions: bool) -> None:
        self._game = game
        self._number = number
        self._wanted = decisions
        self._round = -1
        #: The rounds at whose first decision the curves were looked at; the last entry is the end of the game.
        self.rounds: list[int] = []
        self.curves: dict[str, list[float]] = {}
        self.seen: list[set[str]] = [set() for _ in range(seats)]
        self.played: list[set[str]] = [set() for _ in range(seats)]
        self.facts: list[dict[str, str]] = [{} for _ in range(seats)]
        self.decisions: list[Row] = []

    def before(self, state: State, action: int) -> None:
        game = self._game
        now = game.round_of(state)
        if now != self._round:
            self._look(state, now)
        seat = state.current_player()
        card = game.card_played(state, action)
        if card:
            self.seen[seat].add(card)
            self.played[seat].add(card)
        if self._wanted:
            assert state.choice is not None
            self.decisions.append(
                {
                    "game": self._number,
                    "decision": len(self.decisions),
                    "seat": seat,
                    "kind": state.choice.kind,
                    "legal": len(state.legal_actions()),
                    "action": game.action_words(state, action),
                    "evaluation": float(game.evaluate(state, seat)),
                }
            )

    def end(self, state: State) -> None:
        self._look(state, self._game.round_of(state))
        self.facts = [self._game.seat_facts(state, seat) for seat in range(len(self.seen))]

    def _look(self, state: State, now: int) -> None:
        self._round = now
        figures = self._game.curve(state)
        for name in figures:
            # A curve that begins later than the others is empty up to there, and one that ends sooner from there on.
            self.curves.setdefault(name, [float("nan")] * len(self.rounds))
        for name, values in self.curves.items():
            values.append(figures.get(name, float("nan")))
        self.rounds.append(now)
        for seat, seen in enumerate(self.seen):
            seen.update(self._game.cards_seen(state, seat))


def race_in(curves: dict[str, list[float]]) -> str:
    """What the seats race in: the first that each has a curve of; "" where they race in nothing."""
    return next((name.partition("/")[0] for name in curves if "/" in name), "")


def race_of(curves: dict[str, list[float]]) -> list[list[float]]:
    """The curves of what the seats race in, seat 0 first; empty where they race in nothing."""
    return [values for name, values in curves.items() if "/" in name and name.partition("/")[0] == race_in(curves)]


def leads(race: list[list[float]], rounds: list[int]) -> tuple[int, int]:
    """How often the lead changed from one seat to another, and in which round it did so last (0: never).

    While nobody is ahead alone, the lead stays with whoever had it.
    """
    changes = last = 0
    leader = -1
    for place, values in enumerate(zip(*race, strict=True)):
        ahead = [seat for seat, value in enumerate(values) if value == max(values)]
        if len(ahead) != 1 or ahead[0] == leader:
            continue
        if leader >= 0:
            changes += 1
            last = rounds[place]
        leader = ahead[0]
    return changes, last
