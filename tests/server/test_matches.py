"""The service: moving, racing, taking back, waiting for bots, and coming back after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import aclosing

import pytest

from tavola.bots import UnknownBot
from tavola.kernel import replay
from tavola.kernel.errors import BadSetting, IllegalAction, IllegalWords, UnknownGame
from tavola.server.errors import (
    CannotContinue,
    NothingToUndo,
    NotOver,
    NoUndoAsked,
    StaleSequence,
    UnknownToken,
    WrongTurn,
)
from tavola.server.matches import Matches
from tavola.server.position import Opponent, Position
from tavola.server.storage import open_storage
from tavola.server.workers import Workers
from tests.server.play import a_play, act, play_out, words

pytestmark = pytest.mark.anyio


async def friends(matches: Matches, seed: int = 1) -> list[str]:
    return (await matches.create("pebbles", {}, "friend", seed=seed)).tokens


async def settled(matches: Matches, token: str) -> Position:
    """The position once no bot thinks any more."""
    async with asyncio.timeout(20):
        while (position := await matches.read(token)).thinking:
            await asyncio.sleep(0.02)
    return position


async def outcome(doing: Awaitable[Position]) -> Position | Exception:
    try:
        return await doing
    except Exception as error:
        return error


# Beginning


async def test_a_new_match_waits_for_its_first_move(matches: Matches) -> None:
    first, second = await friends(matches)
    position = await matches.read(first)
    assert (position.seq, position.seat, position.over, position.thinking) == (0, 0, False, False)
    assert "draw" in words(position)
    other = await matches.read(second)
    assert other.seat == 1
    assert words(other) == []


async def test_tokens_and_ids_are_never_twice_the_same(matches: Matches) -> None:
    made = [await matches.create("pebbles", {}, "friend") for _ in range(5)]
    secrets = [secret for one in made for secret in (one.match_id, one.watch, *one.tokens)]
    assert len(set(secrets)) == 20
    assert min(len(secret) for secret in secrets) >= 20


async def test_seeds_differ(matches: Matches) -> None:
    tables = set()
    for _ in range(8):
        created = await matches.create("pebbles", {}, "friend")
        tables.add(str((await matches.read(created.tokens[0])).view["table"]))
    assert len(tables) > 3


@pytest.mark.parametrize(
    ("opponent", "seat", "kinds", "tokens"),
    [("friend", 1, ["open", "person"], 2), ("hotseat", 0, ["person", "person"], 2), ("bot", 1, ["bot", "person"], 1)],
)
async def test_seats_are_as_the_opponent_wants(
    matches: Matches, opponent: Opponent, seat: int, kinds: list[str], tokens: int
) -> None:
    created = await matches.create("pebbles", {}, opponent, seat=seat)
    mine = await matches.seat(created.tokens[0])
    assert (mine.seat, mine.opponent, mine.match_id) == (seat, opponent, created.match_id)
    assert [player.kind for player in mine.players] == kinds
    assert len(created.tokens) == tokens
    assert mine.hotseat_tokens == (created.tokens if opponent == "hotseat" else [])
    assert mine.invitations == (created.tokens[1:] if opponent == "friend" else [])


async def test_a_friend_takes_the_open_seat(matches: Matches) -> None:
    mine, friends = await matches.create("pebbles", {}, "friend"), None
    friends = await matches.join(mine.tokens[1], "  Anna ")
    assert (friends.seat, friends.invitations) == (1, [])
    assert [(player.kind, player.name) for player in friends.players] == [("person", ""), ("person", "Anna")]
    assert (await matches.seat(mine.tokens[0])).invitations == []


async def test_a_spectator_sees_no_hand_and_moves_nothing(matches: Matches) -> None:
    created = await matches.create("pebbles", {}, "hotseat")
    position = await matches.read(created.watch)
    assert (position.seat, position.view["table"]["hand"], words(position)) == (-1, [], [])
    seat = await matches.seat(created.watch)
    assert (seat.hotseat_tokens, seat.invitations) == ([], [])
    with pytest.raises(WrongTurn):
        await matches.act(created.watch, 0, words="draw")
    with pytest.raises(NothingToUndo):
        await matches.undo(created.watch, 0)
    assert (await matches.why_not(created.watch, "pebble-1"))["reason"] == "You only look on."


async def test_who_looks_on_sees_moves_that_could_be_taken_back(matches: Matches) -> None:
    created = await matches.create("pebbles", {}, "friend")
    await act(matches, created.tokens[0], "play", "left")
    position = await matches.read(created.watch)
    assert (position.seq, position.can_undo) == (2, False)
    with pytest.raises(NothingToUndo):
        await matches.undo(created.watch, 2)


async def test_what_cannot_be_played_is_refused_and_leaves_nothing(matches: Matches) -> None:
    with pytest.raises(UnknownGame):
        await matches.create("chess", {}, "friend")
    with pytest.raises(BadSetting, match="there is no option 'speed'"):
        await matches.create("pebbles", {"speed": "1"}, "friend")
    with pytest.raises(BadSetting, match="Pebbles is for 2 to 2 players, not 3"):
        await matches.create("pebbles", {}, "friend", seats=3)
    with pytest.raises(BadSetting, match="seat cannot be 2"):
        await matches.create("pebbles", {}, "friend", seat=2)
    for nobody in ("", "friend"):
        with pytest.raises(UnknownBot, match=f"there is no bot {nobody!r}"):
            await matches.create("pebbles", {}, "bot", bot=nobody)
    with pytest.raises(UnknownBot, match=r"there is no bot 'genius'; installed: .*, first"):
        await matches.create("pebbles", {}, "bot", bot="genius")


# Moving


async def test_a_move_counts_and_the_other_sees_it(matches: Matches) -> None:
    first, second = await friends(matches)
    position = await act(matches, first, "play", "left")
    assert position.seq == 2
    other = await matches.read(second)
    assert other.seq == 2
    assert [event["event"] for event in other.moves] == ["play"]
    assert [(line.seq, line.seat) for line in other.log][-2:] == [(0, -1), (2, 0)]


async def test_the_news_go_back_to_what_a_seat_has_seen(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await friends(matches)
    await act(matches, first, "play", "left")
    await act(matches, second, "play", "right")
    news = [[event["heap"] for event in (await matches.read(first, since)).moves] for since in (0, 2, 4, None)]
    assert news == [["left", "right"], ["right"], [], ["right"]]
    monkeypatch.setattr("tavola.server.table.MOST_NEWS", 2)
    assert [event["heap"] for event in (await matches.read(first, 0)).moves] == ["right"]


async def test_the_log_shows_a_seat_only_what_it_saw(matches: Matches) -> None:
    first, second = await friends(matches)
    await act(matches, first, "draw")
    mine, other = await matches.read(first), await matches.read(second)
    assert "pebble" in mine.log[-1].event
    assert "pebble" not in other.log[-1].event
    assert len(mine.log) == len(other.log) == 7
    assert sum("pebble" in line.event for line in other.log) == 3


async def test_refused_moves_change_nothing(matches: Matches) -> None:
    first, second = await friends(matches)
    before = await matches.read(first)
    with pytest.raises(WrongTurn, match="another player's turn"):
        await matches.act(second, 0, words="draw")
    with pytest.raises(IllegalAction):
        await matches.act(first, 0, action=99)
    with pytest.raises(IllegalAction):
        await matches.act(first, 0)
    with pytest.raises(IllegalWords):
        await matches.act(first, 0, words="left")
    with pytest.raises(StaleSequence, match="has moved on"):
        await matches.act(first, 1, words="draw")
    with pytest.raises(UnknownToken):
        await matches.act("guess", 0, words="draw")
    assert await matches.read(first) == before


async def test_of_two_racing_moves_one_wins(matches: Matches) -> None:
    first, second = await friends(matches)
    results = await asyncio.gather(
        outcome(matches.act(first, 0, words="draw")), outcome(matches.act(first, 0, words="draw"))
    )
    assert sorted(type(result).__name__ for result in results) == ["Position", "StaleSequence"]
    assert (await matches.read(second)).seq == 1


async def test_of_two_racing_servers_one_wins_and_both_see_the_same(matches: Matches, url: str) -> None:
    first, second = await friends(matches)
    other = Matches(open_storage(url), Workers())
    try:
        for _ in range(6):
            position = await matches.read(first)
            mover, choices = (first, words(position)) if words(position) else (second, words(await other.read(second)))
            results = await asyncio.gather(
                outcome(matches.act(mover, position.seq, words=choices[0])),
                outcome(other.act(mover, position.seq, words=choices[-1])),
            )
            assert sorted(type(result).__name__ for result in results) == ["Position", "StaleSequence"]
            for token in (first, second):
                assert await matches.read(token) == await other.read(token)
    finally:
        await other.close()


async def test_a_move_that_cannot_be_written_is_not_made(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await friends(matches)
    before = await matches.read(second)

    def full(*_row: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(matches._storage, "add_move", full)
        with pytest.raises(OSError, match="disk is full"):
            await matches.act(first, 0, words="draw")
        assert await matches.read(second) == before
    assert (await act(matches, first, "draw")).seq == 1


async def test_a_match_is_replayed_when_it_is_no_longer_in_memory(url: str) -> None:
    matches = Matches(open_storage(url), Workers(), live=1)
    try:
        first, second = await friends(matches)
        await act(matches, first, "play", "left")
        await act(matches, second, "draw")
        before = [await matches.read(token) for token in (first, second)]
        await matches.read((await friends(matches))[0])
        assert len(matches._tables) == 1
        assert [await matches.read(token) for token in (first, second)] == before
    finally:
        await matches.close()


async def test_a_match_of_other_rules_says_so_and_tells_no_secret(matches: Matches, url: str) -> None:
    created = await matches.create("pebbles", {}, "friend", seed=1)
    play = a_play(await matches.read(created.tokens[0]))
    await act(matches, created.tokens[0], play)
    monkey = open_storage(url)
    with monkey._engine.begin() as connection:
        connection.exec_driver_sql("update moves set words = 'fly'")
    other = Matches(monkey, Workers())
    try:
        for _ in range(2):  # the second visit must not find a match half replayed
            with pytest.raises(CannotContinue) as caught:
                await other.read(created.tokens[1])
            assert "play" not in str(caught.value)
    finally:
        await other.close()


# Why not, replay


async def test_why_not_gives_reason_and_rule(matches: Matches) -> None:
    first, second = await friends(matches)
    reason = await matches.why_not(second, "pebble-1")
    assert reason["rule"] == "PEB-TURN-01"
    assert reason["reason"].startswith("You play pebbles of your own hand")
    assert reason["rule_text"].startswith("In your turn")
    mine = a_play(await matches.read(first)).replace("play ", "pebble-")
    assert await matches.why_not(first, mine) == {"reason": "", "rule": "", "rule_text": ""}


async def test_the_replay_is_handed_out_at_the_end_only(matches: Matches) -> None:
    tokens = await friends(matches)
    with pytest.raises(NotOver):
        await matches.replay(tokens[0])
    end = await play_out(matches, tokens)
    recorded = replay.verify(replay.decode(await matches.replay(tokens[1])))
    assert recorded.returns() == end.view["returns"]
    assert recorded.is_terminal()


# Taking back


async def test_a_chain_is_taken_back_step_by_step(matches: Matches) -> None:
    first, second = await friends(matches)
    start = await matches.read(first)
    assert not start.can_undo
    position = await act(matches, first, "play")
    assert (position.can_undo, position.undo_asks) == (True, False)
    back = await matches.undo(first, position.seq)
    assert back.view == start.view
    assert back.seq == 2  # taking back is a row too: a number is never used twice
    assert back.log == start.log
    assert not back.can_undo
    assert (await matches.read(second)).seq == 2
    assert (await act(matches, first, "play", "right")).seq == 4


async def test_what_was_drawn_is_not_taken_back(matches: Matches) -> None:
    first, second = await friends(matches)
    await act(matches, first, "draw")
    await act(matches, second, "play", "left")
    position = await matches.read(first)
    assert not position.can_undo
    with pytest.raises(NothingToUndo, match="something hidden was seen"):
        await matches.undo(first, position.seq)
    with pytest.raises(NothingToUndo, match="You have made no move yet"):
        await matches.undo((await friends(matches))[0], 0)


async def test_a_draw_of_the_opponent_since_stops_undo_too(matches: Matches) -> None:
    first, second = await friends(matches)
    await act(matches, first, "play", "left")
    position = await act(matches, second, "draw")
    with pytest.raises(NothingToUndo):
        await matches.undo(first, position.seq)


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize("opponent_moved", [True, False])
async def test_once_the_turn_has_passed_the_opponent_is_asked(
    matches: Matches, yes: bool, opponent_moved: bool
) -> None:
    first, second = await friends(matches)
    held = await act(matches, first, "play")
    await act(matches, first, "left")
    before = await act(matches, second, *(["play"] if opponent_moved else []))
    asking = await matches.undo(first, before.seq)
    assert (asking.undo_asked_by, asking.seq) == (0, before.seq + 1)
    assert (await matches.read(second)).view == before.view
    with pytest.raises(NothingToUndo, match="already asked"):
        await matches.undo(first, asking.seq)
    with pytest.raises(NoUndoAsked):
        await matches.answer_undo(first, asking.seq, True)
    after = await matches.answer_undo(second, asking.seq, yes)
    assert after.undo_asked_by is None
    if yes:
        assert (await matches.read(first)).view == held.view
    else:
        assert after.view == before.view


async def test_a_move_closes_the_question(matches: Matches) -> None:
    first, second = await friends(matches)
    position = await act(matches, first, "play", "left")
    asking = await matches.undo(first, position.seq)
    moved = await act(matches, second, "play")
    assert moved.undo_asked_by is None
    with pytest.raises(StaleSequence):
        await matches.answer_undo(second, asking.seq, True)
    with pytest.raises(NoUndoAsked):
        await matches.answer_undo(second, moved.seq, True)


async def test_at_one_screen_nobody_is_asked(matches: Matches) -> None:
    created = await matches.create("pebbles", {}, "hotseat")
    position = await act(matches, created.tokens[0], "play", "left")
    assert (position.can_undo, position.undo_asks) == (True, False)
    assert (await matches.undo(created.tokens[0], position.seq)).undo_asked_by is None


async def test_undo_races_like_a_move(matches: Matches) -> None:
    first, _ = await friends(matches)
    position = await act(matches, first, "play")
    results = await asyncio.gather(
        outcome(matches.undo(first, position.seq)), outcome(matches.act(first, position.seq, words="left"))
    )
    assert sorted(type(result).__name__ for result in results) == ["Position", "StaleSequence"]


async def test_nothing_is_taken_back_after_the_end(matches: Matches) -> None:
    tokens = await friends(matches)
    end = await play_out(matches, tokens)
    for token in tokens:
        assert not (await matches.read(token)).can_undo
        with pytest.raises(NothingToUndo, match="The match is over"):
            await matches.undo(token, end.seq)


async def test_undo_survives_a_restart(matches: Matches, url: str) -> None:
    first, second = await friends(matches)
    await act(matches, first, "play", "left")
    position = await act(matches, second, "play")
    await matches.undo(second, position.seq)
    asking = await matches.undo(first, position.seq + 1)
    other = Matches(open_storage(url), Workers())
    try:
        assert await other.read(first) == asking
        assert (await other.answer_undo(second, asking.seq, True)).seq == asking.seq + 1
        assert await other.read(first) == await matches.read(first)
        assert words(await other.read(first)) == ["left", "right"]
    finally:
        await other.close()


# Bots


@pytest.mark.parametrize("bot", ["random", "greedy", "first"])
async def test_a_match_against_a_bot_is_played_to_its_end(matches: Matches, bot: str) -> None:
    created = await matches.create("pebbles", {}, "bot", bot=bot)
    token = created.tokens[0]
    while not (position := await settled(matches, token)).over:
        await matches.act(token, position.seq, words=words(position)[-1])
    assert {line.seat for line in position.log} == {-1, 0, 1}


async def test_a_bot_that_begins_moves_by_itself_once_somebody_looks(matches: Matches) -> None:
    created = await matches.create("pebbles", {}, "bot", bot="first", seat=1)
    seen = []
    async with asyncio.timeout(20), aclosing(matches.subscribe(created.match_id)) as news:
        async for seq in news:
            seen.append(seq)
            if not (await matches.read(created.tokens[0])).thinking:
                break
    assert seen[0] == 0
    assert seen[-1] == 1


async def test_a_bot_goes_on_after_a_restart(matches: Matches, url: str) -> None:
    created = await matches.create("pebbles", {}, "bot", bot="first", seat=1)  # nobody has looked yet
    other = Matches(open_storage(url), Workers())
    try:
        assert (await settled(other, created.tokens[0])).seq == 1
    finally:
        await other.close()


async def test_against_a_bot_consent_is_given_at_once(matches: Matches) -> None:
    created = await matches.create("pebbles", {}, "bot", bot="greedy", seed=3)
    token = created.tokens[0]
    start = await matches.read(token)
    await act(matches, token, "play", "left")
    position = await settled(matches, token)
    if position.can_undo:  # unless the bot drew
        assert not position.undo_asks
        back = await matches.undo(token, position.seq)
        assert words(back) == ["left", "right"]
        assert (await matches.undo(token, back.seq)).view == start.view
    else:
        assert position.moves[-1]["event"] == "draw"


async def test_taking_back_while_the_bot_thinks_throws_its_thoughts_away(matches: Matches) -> None:
    created = await matches.create("pebbles", {}, "bot", bot="first")
    token = created.tokens[0]
    position = await act(matches, token, "play", "left")
    assert position.thinking  # its process is only now being started
    back = await matches.undo(token, position.seq)
    assert words(back) == ["left", "right"]
    await asyncio.gather(*matches._bots._turns.values())
    assert (await matches.read(token)).seq == back.seq


# News


async def test_listeners_hear_of_the_position_now_and_of_each_new_one(matches: Matches) -> None:
    created = await matches.create("pebbles", {}, "friend")
    async with asyncio.timeout(10), aclosing(matches.subscribe(created.match_id)) as news:
        assert await anext(news) == 0
        await act(matches, created.tokens[0], "play")
        assert await anext(news) == 1
        await act(matches, created.tokens[0], "left")
        await act(matches, created.tokens[1], "draw")
        assert await anext(news) == 3  # the newest counts
    assert not matches._news._listeners
