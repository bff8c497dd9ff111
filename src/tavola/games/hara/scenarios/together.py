"""What several Scenarios share: winning or losing together, Doom counters, and Scenario tokens on spaces."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.effect import Amount
from tavola.games.hara.foresight import doom_ahead, frailty, health_left
from tavola.games.hara.pieces import MOST_SEATS, NOWHERE, UNITS
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.scenarios.kaoru import add_doom
from tavola.games.hara.state import HaraState

NONE: Final = Amount(0)
ONE: Final = Amount(1)
TWO: Final = Amount(2)
#: For bots: a point of Health of a Corrupted that is hunted.
HUNTED: Final = 0.12


class Together(Scenario):
    """Each defeat of a player is a Doom counter; at the limit everybody has lost."""

    __slots__ = ()

    #: How many Doom counters lose beyond the number of players.
    doom_beyond: ClassVar[int] = 2
    counts_doom: ClassVar[bool] = True

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        add_doom(state, "HARA-SCRULE-01")

    def check(self, state: HaraState) -> None:
        if state.doom >= state.seats + self.doom_beyond:
            state.end("doom", 0)

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return False

    def outlook(self, state: HaraState, seat: int) -> float:
        """How near defeat is."""
        return -doom_ahead(state, state.seats + self.doom_beyond) - frailty(state, seat)

    def rule_of(self, how: str) -> str:
        return "HARA-SCENWIN-01" if how == "time" else "HARA-SCRULE-01"


class Hunt(Together):
    """The same, and defeating the Corrupted wins (HARA-SCENWIN-02)."""

    __slots__ = ()

    def corrupted_defeated(self, state: HaraState, corrupted: int) -> None:
        state.end("won", everybody(state))

    def outlook(self, state: HaraState, seat: int) -> float:
        """And how near the Corrupted's is."""
        return super().outlook(state, seat) - HUNTED * state.day * health_left(state)

    def rule_of(self, how: str) -> str:
        return "HARA-SCENWIN-02" if how == "won" else super().rule_of(how)


class Alone(Together):
    """A Scenario for one player, who has lost with the third Doom counter and meets no Corrupted."""

    __slots__ = ()

    champion_needed: ClassVar[bool] = True
    seats: ClassVar[tuple[int, int]] = (1, 1)
    doom_beyond: ClassVar[int] = 2
    has_corrupted_turn: ClassVar[bool] = False


def everybody(state: HaraState) -> int:
    """All seats, as bits."""
    return (1 << state.seats) - 1


def corrupted_in_play(state: HaraState) -> list[int]:
    """The units of the Corrupted that are on the map."""
    return [unit for unit in range(MOST_SEATS, UNITS) if state.at[unit] != NOWHERE]


# Scenario tokens ------------------------------------------------------------------------------------------------------


def count_tokens(state: HaraState, tokens: int) -> None:
    """So many Scenario tokens lie together now; none is taken where none is left."""
    tokens = max(0, tokens)
    if tokens == state.tokens:
        return
    state.tokens = tokens
    state.dirty = True
    if state.events is not None:
        state.report("tokens", "HARA-SCRULE-01", tokens=tokens)


def put_token(state: HaraState, space: int) -> None:
    """A Scenario token comes onto a space, if it has none."""
    if state.razed >> space & 1:
        return
    state.razed |= 1 << space
    state.dirty = True
    if state.events is not None:
        state.report("token_put", "HARA-SCRULE-01", space=space)


def take_token(state: HaraState, space: int) -> None:
    """The Scenario token of a space leaves it, if there is one."""
    if not state.razed >> space & 1:
        return
    state.razed &= ~(1 << space)
    state.dirty = True
    if state.events is not None:
        state.report("token_taken", "HARA-SCRULE-01", space=space)


def move_corrupted(state: HaraState, unit: int, space: int) -> None:
    """A Corrupted is put on another space."""
    state.at[unit] = space
    state.dirty = True
    if state.events is not None:
        state.report("move", "HARA-SCRULE-01", unit=unit, space=space)
