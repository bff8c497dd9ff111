"""The worker process in which bots think. It knows the kernel and the bots, nothing of the server.

The worker knows the true state; `tavola.bots.ask` sees to it that the bot itself is handed a view and
dealt states only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tavola.bots import Bot, ask, make_bot
from tavola.kernel.errors import IllegalAction
from tavola.kernel.match import Match, play_words
from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng

#: How many matches a worker keeps at hand. What a bot keeps of a search may be some megabytes.
KEPT = 4


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


class _Kept:
    """A match that goes on, with a bot for each seat that has been asked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._bots: dict[tuple[int, str], Bot] = {}

    def bot(self, name: str) -> Bot:
        """The bot of that name on the seat that must answer; what it has learned in this match it may use."""
        key = (self.match.current_player(), name)
        if key not in self._bots:
            self._bots[key] = make_bot(name, self.match.game)
        return self._bots[key]


class Thinker:
    """Answers jobs. It keeps the matches asked about last with their bots, and plays only what is new in them."""

    def __init__(self) -> None:
        self._kept: dict[str, _Kept] = {}

    def answer(self, job: Job) -> str:
        """The words of the action that the bot of ``job`` chooses."""
        # Taken out, so that a match half advanced when something fails is not used again.
        kept = self._brought_up(self._kept.pop(job.match_id, None), job)
        match = kept.match
        action = ask(kept.bot(job.bot), match.game, match.state, Rng(job.bot_seed))
        if action not in match.legal_actions():
            raise IllegalAction(action, match.legal_actions())
        self._keep(job.match_id, kept)
        return match.action_to_string(action)

    def _brought_up(self, kept: _Kept | None, job: Job) -> _Kept:
        """The match of ``job`` as it stands now. After an undo it is another one, of which the bots know nothing."""
        if kept is None or not _continues(kept.match, job):
            game = find_game(job.game)
            kept = _Kept(Match(game, game.settle(job.seats, job.settings), job.seed))
        play_words(kept.match, job.words[len(kept.match.moves) :])
        return kept

    def _keep(self, match_id: str, kept: _Kept) -> None:
        """Keep it as the last one asked about; those asked about longest ago are forgotten."""
        self._kept[match_id] = kept
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


def _continues(match: Match, job: Job) -> bool:
    """Whether the moves of ``match`` are the first of those of ``job``; after an undo they are not."""
    return [move.words for move in match.moves] == job.words[: len(match.moves)]


def begin() -> Callable[[Job], str]:
    """What answers jobs in a worker process."""
    return Thinker().answer
