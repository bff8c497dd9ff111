"""Replays: ``.tavola.json``, the one form in which a match is kept.

A replay names the game, its settings, seed and content, and lists every move in the game's notation with the events
that it caused. Loading a match is replaying it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.kernel.errors import BadReplay, IllegalWords, TavolaError
from tavola.kernel.match import Match, Move
from tavola.kernel.registry import find_game

#: The number of the form; a reader refuses a newer one.
FORM = 1
#: The largest replay that is read, in bytes.
LARGEST = 16 * 1024 * 1024
#: The longest piece of a replay that a message repeats, in characters.
LONGEST_TOLD = 300


class RecordedMove(msgspec.Struct, forbid_unknown_fields=True):
    """One move: the seat, its words, and the events that followed."""

    player: int
    words: str
    events: list[dict[str, Any]]


class Replay(msgspec.Struct, forbid_unknown_fields=True):
    """A whole match as data. The secrets of every seat are in it: hand it out only when the match is over."""

    form: int
    game: str
    seats: int
    settings: dict[str, Any]
    seed: int
    content: str
    opening: list[dict[str, Any]]
    moves: list[RecordedMove]


def record(match: Match) -> Replay:
    """The replay of ``match`` as it stands."""
    return Replay(
        FORM,
        match.game.name,
        match.settings.seats,
        match.settings.as_data(),
        match.seed,
        match.game.content_hash(),
        [event.as_data() for event in match.opening],
        [_recorded(move) for move in match.moves],
    )


def _recorded(move: Move) -> RecordedMove:
    return RecordedMove(move.player, move.words, [event.as_data() for event in move.events])


def encode(replay: Replay) -> bytes:
    """The replay as JSON, readable by a person."""
    return msgspec.json.format(msgspec.json.encode(replay), indent=1) + b"\n"


def decode(text: bytes) -> Replay:
    """The replay in ``text``.

    Raises:
        BadReplay: it is too large, is not JSON, or a field is missing or wrong; the message names the place.
    """
    if len(text) > LARGEST:
        raise BadReplay(f"the replay is larger than {LARGEST} bytes")
    try:
        replay = msgspec.json.decode(text, type=Replay)
    except msgspec.DecodeError as error:
        raise BadReplay(f"this is not a replay: {error}") from None
    except RecursionError:
        raise BadReplay("this is not a replay: it is nested too deep") from None
    if replay.form != FORM:
        raise BadReplay(f"this replay has form {replay.form}; this program reads form {FORM}")
    return replay


def start(replay: Replay) -> Match:
    """The match of ``replay`` before its first move.

    Raises:
        BadReplay: the game is unknown or refuses the settings.
    """
    try:
        game = find_game(replay.game)
        return Match(game, game.settle(replay.seats, replay.settings), replay.seed)
    except TavolaError as error:
        raise BadReplay(str(error)) from None


def verify(replay: Replay) -> Match:
    """Play ``replay`` again and compare every event with the recorded one.

    Raises:
        BadReplay: a move is not legal, or something else happened; the message says at which move and what.
    """
    match = start(replay)
    _compare("in setup", replay.opening, [event.as_data() for event in match.opening])
    for number, recorded in enumerate(replay.moves, start=1):
        where = f"at move {number} ({_short(recorded.words)})"
        if recorded.player != match.current_player():
            raise BadReplay(f"{where}: recorded for seat {recorded.player}, but seat {match.current_player()} moves")
        try:
            move = match.apply_action(match.string_to_action(recorded.words))
        except IllegalWords as error:
            raise BadReplay(f"{where}: {_short(str(error))}") from None
        _compare(where, recorded.events, [event.as_data() for event in move.events])
    return match


def _compare(where: str, recorded: list[dict[str, Any]], happened: list[Any]) -> None:
    for number in range(max(len(recorded), len(happened))):
        old = recorded[number] if number < len(recorded) else None
        new = happened[number] if number < len(happened) else None
        if old != new:
            was, now = (_short(str(event or "nothing")) for event in (old, new))
            raise BadReplay(f"{where}, event {number + 1}: recorded {was}, now {now}")


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"
