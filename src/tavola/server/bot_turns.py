"""The turns of bots: who must answer is asked, and no match waits for ever for one that cannot.

A bot whose process dies, that fails or that takes too long is asked once more in a new process. If it fails again, a
simpler one answers for it from then on: the greedy one, and if need be chance.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tavola.bots.workers import WorkerLost
from tavola.server.errors import StaleSequence
from tavola.server.table import Table
from tavola.server.thinking import Job
from tavola.server.workers import Workers

log = logging.getLogger("tavola.server")

#: How often a bot is asked before a simpler one answers for it. People wait for it.
TRIES = 2
#: The bots that answer for others. The last needs no worker: any answer will do.
SIMPLER = "greedy"
CHANCE = "random"

#: Takes in at a table what was written elsewhere.
CatchUp = Callable[[Table], Awaitable[None]]
#: Gives the answer of a bot, in words or else by chance, to the choice of a position.
Play = Callable[[Table, int, str | None], Awaitable[None]]
#: Tells everybody at a table that something else is to be seen there.
Tell = Callable[[Table], None]


class BotTurns:
    """Lets the bots of all tables answer, each table by itself."""

    def __init__(self, workers: Workers, catch_up: CatchUp, play: Play, tell: Tell) -> None:
        self._workers = workers
        self._catch_up = catch_up
        self._play = play
        self._tell = tell
        self._turns: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """See that a bot thinks if it must answer. Called by every visit, so that no match waits for ever."""
        match_id = table.row.id
        running = self._turns.get(match_id)
        if table.job() is None or (running is not None and not running.done()):
            return
        task = asyncio.create_task(self._play_on(table), name=f"bots of {match_id}")
        self._turns[match_id] = task
        task.add_done_callback(lambda done: self._done(match_id, done))

    def _done(self, match_id: str, task: asyncio.Task[None]) -> None:
        if self._turns.get(match_id) is task:
            del self._turns[match_id]
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot's turn failed; the next visit asks it again", exc_info=task.exception())

    async def stop(self) -> None:
        """Stop all turns. Nothing is lost: after a restart the same questions wait."""
        turns = list(self._turns.values())
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    async def _play_on(self, table: Table) -> None:
        """Let bots answer until a person must."""
        asked, failures = -1, 0
        while True:
            async with table.lock:
                await self._catch_up(table)
                seq, seat, job = table.seq, table.match.current_player(), table.job()
            if job is None:
                return
            if seq != asked:
                asked, failures = seq, 0
            try:
                words = await self._ask(table, seat, job)
            except WorkerLost as error:
                failures += 1
                log.warning("match %s: bot %s failed, time %d: %s", table.row.id, job.bot, failures, error)
                failures = self._after_failure(table, seat, job, failures)
                continue
            # Stale: something was taken back meanwhile, or another server was faster. What it thought of is gone.
            with suppress(StaleSequence):
                await self._play(table, seq, words)

    async def _ask(self, table: Table, seat: int, job: Job) -> str | None:
        """The words of the bot's answer; None where chance answers for it."""
        return None if table.stand_ins.get(seat) == CHANCE else await self._workers.ask(job)

    def _after_failure(self, table: Table, seat: int, job: Job, failures: int) -> int:
        """Say at the table that the bot begins again, or who answers for it; how many failures count for who does."""
        if failures < TRIES:
            table.begun_again.add(seat)
        else:
            table.begun_again.discard(seat)
            table.stand_ins[seat] = CHANCE if job.bot in (SIMPLER, CHANCE) else SIMPLER
            failures = 0
        self._tell(table)
        return failures
