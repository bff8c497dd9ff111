"""The worker process in which bots think. It knows the kernel and the bots, nothing of the server.

The worker knows the true state; `tavola.bots.ask` sees to it that the bot itself is
handed a view and dealt states only.
"""

from __future__ import annotations

import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from tavola.bots import ask, make_bot
from tavola.kernel.errors import IllegalAction
from tavola.kernel.match import Match, play_words
from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng


@dataclass(frozen=True, slots=True)
class Job:
    """A choice for a bot to answer: a match as a replay would tell it, and who must answer."""

    match_id: str
    game: str
    seats: int
    settings: dict[str, Any]
    seed: int
    words: list[str]
    bot: str
    #: Where the bot's own chance comes from. Not the seed of the match, which a bot may not know.
    bot_seed: int


class Thinker:
    """Answers jobs. It keeps the last match, so that of a match going on it plays only the new moves."""

    def __init__(self) -> None:
        self._match_id = ""
        self._match: Match | None = None

    def answer(self, job: Job) -> str:
        """The words of the action that the bot of ``job`` chooses."""
        match = self._match_of(job)
        action = ask(make_bot(job.bot, match.game), match.game, match.state, Rng(job.bot_seed))
        if action not in match.legal_actions():
            raise IllegalAction(action, match.legal_actions())
        return match.action_to_string(action)

    def _match_of(self, job: Job) -> Match:
        match = self._match
        self._match = None  # so that a match half advanced when something fails is not used again
        if match is None or job.match_id != self._match_id or not _continues(match, job.words):
            game = find_game(job.game)
            match = Match(game, game.settle(job.seats, job.settings), job.seed)
        play_words(match, job.words[len(match.moves) :])
        self._match, self._match_id = match, job.match_id
        return match


def _continues(match: Match, words: list[str]) -> bool:
    """Whether the moves of ``match`` are the first of ``words``; after an undo they are not."""
    return [move.words for move in match.moves] == words[: len(match.moves)]


def think(pipe: Connection) -> None:
    """The life of a worker: answer jobs from ``pipe`` until its other end closes."""
    # Ctrl-C reaches the whole process group; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = Thinker()
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(thinker.answer(job))
