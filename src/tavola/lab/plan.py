"""What is to be played, as plain data for other processes."""

from __future__ import annotations

from typing import NamedTuple

#: The options of a game: a text, or one for each seat.
Chosen = dict[str, str | list[str]]

#: How many games a process plays before it reports.
BATCH = 8
#: The most games of a plan.
MOST_GAMES = 1_000_000_000


class Plan(NamedTuple):
    """So many games between bots. Game ``number`` has the seed ``seed + number``."""

    game: str
    #: The bots of the seats, seat 0 first.
    bots: tuple[str, ...]
    #: The options of the games, taken in turn.
    chosen: tuple[Chosen, ...]
    games: int
    seed: int
    #: Where replays go, or "".
    record: str = ""
    #: Whether the bots change seats from game to game, see `shift`.
    rotate: bool = False
    batch: int = BATCH
    #: The bots of every second round of the seats, where they are others; see `line_up`.
    seconds: tuple[str, ...] = ()

    @property
    def starts(self) -> range:
        """The first game of each batch."""
        return range(0, self.games, self.batch)

    def numbers(self, start: int) -> range:
        """The games of the batch that begins with ``start``."""
        return range(start, min(start + self.batch, self.games))

    def start_of(self, number: int) -> int:
        """The first game of the batch in which game ``number`` is."""
        return number - number % self.batch

    def turn(self, number: int) -> int:
        """Which of the options game ``number`` has: where bots change seats, each has them on every seat in a row."""
        return number // self.even % len(self.chosen)

    @property
    def even(self) -> int:
        """After so many games with the same options every bot has had every seat equally often."""
        if not self.rotate:
            return 1
        return len(self.bots) * (2 if self.seconds else 1)

    def line_up(self, number: int) -> tuple[str, ...]:
        """The bots of game ``number``, seat 0 first. Where they change seats, each moves on by one in every game."""
        if not self.rotate:
            return self.bots
        round_, shift = divmod(number, len(self.bots))
        bots = self.seconds if self.seconds and round_ % 2 else self.bots
        return bots[shift:] + bots[:shift]

    def bot_of(self, number: int, seat: int) -> str:
        """The bot that has ``seat`` in game ``number``."""
        return self.line_up(number)[seat]
