"""Bots that crash or dawdle: restarted, asked again, and in the end replaced by chance, so that no match hangs."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest

from tavola.bots import Sample
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Settings
from tavola.kernel.rng import Rng
from tavola.kernel.view import View
from tavola.server.matches import Matches
from tavola.server.storage import open_storage
from tavola.server.thinking import Job, Thinker
from tavola.server.workers import NoAnswer, Workers
from tests.pebbles import GAME
from tests.server.play import act

pytestmark = pytest.mark.anyio


def job(words: list[str], bot: str = "first", match_id: str = "m", seed: int = 1) -> Job:
    return Job(match_id, "pebbles", 2, {}, seed, words, bot, 5)


def test_a_thinker_keeps_the_last_match_and_plays_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def begin(game: Game, settings: Settings, seed: int) -> Match:
        begun.append(seed)
        return Match(game, settings, seed)

    monkeypatch.setattr("tavola.server.thinking.Match", begin)
    thinker = Thinker()
    assert thinker.answer(job([])) == "draw"
    assert thinker.answer(job(["draw", "draw"])) == "draw"
    assert len(begun) == 1
    assert thinker.answer(job(["draw"])) == "draw"  # after an undo
    assert len(begun) == 2
    play = legal_words()[-1]
    assert thinker.answer(job([play])) == "left"  # another past
    assert len(begun) == 3
    thinker.answer(job([], match_id="n", seed=2))
    assert begun == [1, 1, 1, 2]


def legal_words() -> list[str]:
    match = Match(GAME, GAME.settle(2, {}), 1)
    return [match.action_to_string(action) for action in match.legal_actions()]


class Cheat:
    """Answers with an action that is not legal."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        return 11


def test_an_illegal_answer_is_not_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.server.thinking.make_bot", lambda name, game: Cheat(game))
    with pytest.raises(Exception, match="action 11 is not legal"):
        Thinker().answer(job([]))


async def test_a_killed_worker_is_started_anew() -> None:
    workers = Workers(1)
    try:
        assert await workers.ask(job([])) == "draw"
        process = workers._workers[0]._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join(5)
        assert await workers.ask(job(["draw"])) == "draw"
        assert workers._workers[0]._process is not process
    finally:
        workers.close()
    assert not process.is_alive()


async def test_a_bot_that_always_fails_gives_no_answer() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(NoAnswer):
            await workers.ask(job(["no such move"]))
        assert await workers.ask(job([])) == "draw"  # the next match is served
    finally:
        workers.close()


async def test_a_slow_bot_is_ended() -> None:
    workers = Workers(1, patience=0.001)  # less than a process needs to start
    try:
        begun = time.monotonic()
        with pytest.raises(NoAnswer):
            await workers.ask(job([]))
        assert time.monotonic() - begun < 10
        assert workers._workers[0]._process is None
    finally:
        workers.close()


async def test_a_match_goes_on_when_its_bot_does_not_answer(url: str) -> None:
    matches = Matches(open_storage(url), Workers(1, patience=0.001))
    try:
        created = await matches.create("pebbles", {}, "bot")
        position = await act(matches, created.tokens[0], "draw")
        assert position.thinking
        async with asyncio.timeout(20):
            while (await matches.read(created.tokens[0])).thinking:
                await asyncio.sleep(0.02)
    finally:
        await matches.close()


async def test_closing_does_not_wait_for_a_bot_that_thinks(url: str) -> None:
    matches = Matches(open_storage(url), Workers(1, patience=60))
    created = await matches.create("pebbles", {}, "bot", bot="greedy")
    await act(matches, created.tokens[0], "draw")
    begun = time.monotonic()
    await matches.close()
    assert time.monotonic() - begun < 5
    again = Matches(open_storage(url), Workers(1))
    try:
        assert (await again.read(created.tokens[0])).seq in (1, 2, 3)
    finally:
        await again.close()
