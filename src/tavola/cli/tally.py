"""What is counted over many games, and how sure the rates are."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from tavola.kernel.result import all_lost, winners
from tavola.lab.intervals import wilson


class Tally:
    """What is counted over all games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.wins = [0] * seats
        #: Games that finished without a winner, and those of them that beat everybody.
        self.unwon = 0
        self.all_lost = 0
        #: Games that several seats won together.
        self.shared = 0
        self.errors = 0
        self.first_error: tuple[int, str] | None = None
        self.endings: Counter[str] = Counter()
        #: The figures of the games: their sum, and in how many games there were any.
        self._sums: dict[str, tuple[float, int]] = {}
        self._digest = sha256()

    def add(
        self,
        number: int,
        decisions: int,
        digest: bytes,
        returns: list[float],
        error: str,
        ending: str = "",
        statistics: dict[str, float] | None = None,
    ) -> None:
        """Count game ``number``."""
        self.games += 1
        self.decisions += decisions
        self._digest.update(digest)
        if error:
            self.errors += 1
            if self.first_error is None:
                self.first_error = (number, error)
            return
        self.finished += 1
        self._count_wins(returns)
        if ending:
            self.endings[ending] += 1
        for name, value in (statistics or {}).items():
            total, count = self._sums.get(name, (0.0, 0))
            self._sums[name] = (total + value, count + 1)

    def _count_wins(self, returns: list[float]) -> None:
        won = winners(returns)
        for seat in won:
            self.wins[seat] += 1
        self.unwon += not won
        self.shared += len(won) > 1
        self.all_lost += all_lost(returns)

    @property
    def averages(self) -> dict[str, float]:
        """The figures of the games by name, each averaged over the games that have it."""
        return {name: round(total / count, 4) for name, (total, count) in self._sums.items()}

    @property
    def win_rates(self) -> list[dict[str, float]]:
        """For each seat the share of the finished games that it won, and between what the true rate is likely to be."""
        rates = []
        for wins in self.wins:
            low, high = wilson(wins, self.finished)
            rate = wins / self.finished if self.finished else 0.0
            rates.append({"rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)})
        return rates

    @property
    def digest(self) -> str:
        """Over the actions and results of all games in their order."""
        return self._digest.hexdigest()
