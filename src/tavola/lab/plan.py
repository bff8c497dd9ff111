"""What is to be played, as plain data for other processes."""

from __future__ import annotations

from typing import NamedTuple

#: The options of a game: a text, or one for each seat.
Chosen = dict[str, str | list[str]]

#: How many games a process plays before it reports.
BATCH = 8


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

    @property
    def starts(self) -> range:
        """The first game of each batch."""
        return range(0, self.games, self.batch)

    def numbers(self, start: int) -> range:
        """The games of the batch that begins with ``start``."""
        return range(start, min(start + self.batch, self.games))

    def turn(self, number: int) -> int:
        """Which of the options game ``number`` has: where bots change seats, each has them on every seat in a row."""
        return (number // len(self.bots) if self.rotate else number) % len(self.chosen)

    def shift(self, number: int) -> int:
        """How many seats the bots have moved on in game ``number``: seat s has the bot named for seat s + shift."""
        return number % len(self.bots) if self.rotate else 0

    def bot_of(self, number: int, seat: int) -> str:
        """The bot that has ``seat`` in game ``number``."""
        return self.bots[(seat + self.shift(number)) % len(self.bots)]
