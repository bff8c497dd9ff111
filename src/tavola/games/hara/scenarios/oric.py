"""Oric's Scenarios: 07 The Unfinished Kata, 08 Two Schools, 09 Twelve Breaths."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.card import Energy
from tavola.games.hara.corrupted_turn import (
    TOWARD_DOJO,
    Advance,
    CorruptedActs,
    Mend,
    enter_corrupted,
    random_corrupted,
)
from tavola.games.hara.deciding import EVERYBODY, Each
from tavola.games.hara.effect import NO_SOURCE, Amount, perform
from tavola.games.hara.event_card import has_rift
from tavola.games.hara.foresight import nearest
from tavola.games.hara.gaining import GainEnergy, Recover
from tavola.games.hara.own_cards import PickUp
from tavola.games.hara.pieces import DOJO, MOST_SEATS, NOBODY, ORIC
from tavola.games.hara.scenario import Row, Scenario
from tavola.games.hara.scenarios.kaoru import score
from tavola.games.hara.scenarios.together import (
    NONE,
    ONE,
    Alone,
    Hunt,
    corrupted_in_play,
    count_tokens,
    everybody,
)
from tavola.games.hara.spawning import random_space
from tavola.games.hara.state import HaraState
from tavola.kernel.language import mark

#: The Corrupted of Oric's duel by number.
ASHURA: Final = 0
#: The Kata: the rolls on which the Corrupted draws near the Dojo, and by how much; more than any bar holds.
DRAWS_NEAR_UP_TO: Final = 2
STEPS_TO_DOJO: Final = 1
WHOLE_BAR: Final = 99
#: The Schools: what is worth how many points, and how many win.
BOSS_POINTS: Final = 2
OTHER_POINTS: Final = 1
POINTS_WIN: Final = 8
#: The rolls up to which everybody recovers, and up to which the school that is behind gains.
RECOVER_UP_TO: Final = 2
BEHIND_UP_TO: Final = 4
#: The Breaths: at first, with how much energy, at most, and for a defeat.
FIRST_BREATHS: Final = 9
FIRST_ENERGY: Final[Energy] = (1, 1, 1, 0)
MOST_BREATHS: Final = 12
DEFEAT_BREATHS: Final = 2


class TheUnfinishedKata(Hunt):
    """A duel in which no hand strikes the same form twice in a row."""

    __slots__ = ()

    name: ClassVar[str] = "s07"
    number: ClassVar[int] = 7
    title: ClassVar[str] = mark("The Unfinished Kata")
    about: ClassVar[str] = mark("Years ago Oric broke off a duel. Today it is to be finished, with new hands.")
    goal: ClassVar[str] = mark("Defeat the Corrupted by the end of Day 6.")
    loss: ClassVar[str] = mark("Doom counters reach the number of players + 2, or Day 6 ends.")
    special: ClassVar[tuple[str, ...]] = (
        mark(
            "Two Resilience tokens in a row must not be removed by the same player, nor any by nobody: such a token is "
            "put back at once."
        ),
        mark("The Corrupted has three fifths of its Health, rounded down."),
        mark("If a Dusk ends with the Corrupted in the Dojo, it mends until its bar is full."),
        mark("Each defeat of a player is a Doom counter."),
        mark("Scenario Effect 1-2: the Corrupted goes 1 space towards the Dojo."),
    )
    champion: ClassVar[int] = ORIC
    unlocks: ClassVar[int] = 1
    corrupted: ClassVar[int] = ASHURA
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 2, ()),
        Row(3, 3, (CorruptedActs(),)),
        Row(4, 6, (Each(EVERYBODY, (PickUp(1),), 0),)),
    )

    def bar_of(self, health: int) -> int:
        return health * 3 // 5

    def token_removed(self, state: HaraState, corrupted: int, by: int) -> None:
        """Whoever struck last, which `days` remembers as the seat + 1, must let another strike."""
        if by != NOBODY and by < MOST_SEATS and state.days != by + 1:
            state.days = by + 1
            return
        state.resilience[corrupted] += 1
        if state.events is not None:
            number = state.cards.corrupted[corrupted].id
            state.report("resilience_back", "HARA-SCRULE-01", corrupted=number, left=state.resilience[corrupted])

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        super().scenario_effect(state, rolled)
        if rolled <= DRAWS_NEAR_UP_TO:
            for unit in corrupted_in_play(state):
                perform(state, (Advance(STEPS_TO_DOJO, TOWARD_DOJO),), unit, NO_SOURCE)

    def round_ends(self, state: HaraState) -> None:
        for unit in corrupted_in_play(state):
            if state.dusk and state.at[unit] == DOJO:
                perform(state, (Mend(Amount(WHOLE_BAR)),), unit, NO_SOURCE)


class TwoSchools(Scenario):
    """Two against two for the better school."""

    __slots__ = ()

    name: ClassVar[str] = "s08"
    number: ClassVar[int] = 8
    title: ClassVar[str] = mark("Two Schools")
    about: ClassVar[str] = mark("Oric's old school and its rival settle who may teach in Hara.")
    goal: ClassVar[str] = mark(
        "Be the first school with 8 points, or the one with more at the end of Day 6; a tie goes to the school with "
        "more energy."
    )
    loss: ClassVar[str] = mark("The other school has lost. If energy is tied too, both have won.")
    special: ClassVar[tuple[str, ...]] = (
        mark("Two schools of two: the first and third seat against the second and fourth."),
        mark(
            "A school gains 2 points for a boss that it defeats, and 1 each for a Rift that it closes, a player of the "
            "other school whom it defeats, and a Resilience token that it removes."
        ),
        mark("No Corrupted is there at first. One that enters has half its Health and hunts both schools."),
        mark("Scenario Effect 3-4: each player of the school with fewer points gains 1 Gold; in a tie everybody does."),
        mark("Scenario Effect 5-6: a random Corrupted enters on a random space; if one is in play, it acts once more."),
    )
    champion: ClassVar[int] = ORIC
    seats: ClassVar[tuple[int, int]] = (4, 4)
    unlocks: ClassVar[int] = 2
    begins_with_corrupted: ClassVar[bool] = False
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 2, (Each(EVERYBODY, (Recover(ONE, NONE),), 0),)),
        Row(3, 6, ()),
    )

    def teams(self, state: HaraState) -> None:
        for seat in range(state.seats):
            state.team[seat] = seat % 2

    def bar_of(self, health: int) -> int:
        return health // 2

    def points_of(self, state: HaraState, school: int) -> int:
        """What both players of a school have together."""
        return sum(state.points[seat] for seat in range(school, state.seats, 2))

    def score_for(self, state: HaraState, seat: int, points: int) -> None:
        for _ in range(points):
            score(state, seat, "HARA-SCRULE-01")
        state.dirty = True

    def monster_defeated(self, state: HaraState, card: int, by: int) -> None:
        if by != NOBODY and by < MOST_SEATS and state.cards.monsters[card].boss:
            self.score_for(state, by, BOSS_POINTS)

    def rift_closed(self, state: HaraState, seat: int, card: int) -> None:
        self.score_for(state, seat, OTHER_POINTS)

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        if by != NOBODY and by < MOST_SEATS and state.are_enemies(seat, by):
            self.score_for(state, by, OTHER_POINTS)

    def token_removed(self, state: HaraState, corrupted: int, by: int) -> None:
        if by != NOBODY and by < MOST_SEATS:
            self.score_for(state, by, OTHER_POINTS)

    def check(self, state: HaraState) -> None:
        for school in range(2):
            if self.points_of(state, school) >= POINTS_WIN:
                state.end("points", members(state, school))
                return

    def time_is_up(self, state: HaraState) -> None:
        first, second = [self._rank(state, school) for school in range(2)]
        if first == second:
            state.end("points", everybody(state))
        else:
            state.end("points", members(state, 0 if first > second else 1))

    def _rank(self, state: HaraState, school: int) -> tuple[int, int]:
        """Points, then energy."""
        return (
            self.points_of(state, school),
            sum(state.total_energy(seat) for seat in range(school, state.seats, 2)),
        )

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        super().scenario_effect(state, rolled)
        if rolled <= RECOVER_UP_TO:
            return
        if rolled <= BEHIND_UP_TO:
            ours, theirs = self.points_of(state, 0), self.points_of(state, 1)
            for seat in reversed(state.order):
                if ours == theirs or (ours < theirs) == (state.team[seat] == 0):
                    GainEnergy((0, 0, 0, 1)).happen(state, seat, NO_SOURCE)
        elif corrupted_in_play(state):
            perform(state, (CorruptedActs(),), state.order[0], NO_SOURCE)
        else:
            enter_corrupted(state, random_corrupted(state), random_space(state))

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return False

    def outlook(self, state: HaraState, seat: int) -> float:
        """The lead in points, and the next Rift."""
        school = state.team[seat]
        rifts = [space for space in state.spread if has_rift(state, space)]
        lead = self.points_of(state, school) - self.points_of(state, 1 - school)
        return 3.0 * lead - 0.25 * nearest(state, seat, rifts)

    def rule_of(self, how: str) -> str:
        return "HARA-OVSCEN-02"


def members(state: HaraState, school: int) -> int:
    """The seats of a school, as bits."""
    return sum(1 << seat for seat in range(state.seats) if state.team[seat] == school)


class TwelveBreaths(Alone):
    """Solo: full energy before the breath runs out."""

    __slots__ = ()

    name: ClassVar[str] = "s09"
    number: ClassVar[int] = 9
    title: ClassVar[str] = mark("Twelve Breaths")
    about: ClassVar[str] = mark("A master's exercise: one breath for each round, and Oric has only nine of twelve.")
    goal: ClassVar[str] = mark("Be in the Dojo with 10 energy of each color by the end of Day 6.")
    loss: ClassVar[str] = mark("No breath is left, your third defeat, or the end of Day 6.")
    special: ClassVar[tuple[str, ...]] = (
        mark("You begin with 1 energy of each color."),
        mark("You begin with 9 Scenario tokens, your breaths. Each round ends with one taken off."),
        mark("Each Rift that you close and each boss that you defeat gives one back, up to 12."),
        mark("Each defeat is a Doom counter and takes 2 breaths."),
    )
    champion: ClassVar[int] = ORIC
    counts_tokens: ClassVar[bool] = True

    def set_up(self, state: HaraState) -> None:
        state.tokens = FIRST_BREATHS
        GainEnergy(FIRST_ENERGY).happen(state, 0, NO_SOURCE)

    def round_ends(self, state: HaraState) -> None:
        count_tokens(state, state.tokens - 1)

    def rift_closed(self, state: HaraState, seat: int, card: int) -> None:
        count_tokens(state, min(MOST_BREATHS, state.tokens + 1))

    def monster_defeated(self, state: HaraState, card: int, by: int) -> None:
        if by == 0 and state.cards.monsters[card].boss:
            count_tokens(state, min(MOST_BREATHS, state.tokens + 1))

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        super().player_defeated(state, seat, by)
        count_tokens(state, state.tokens - DEFEAT_BREATHS)

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return state.has_full_energy(seat)

    def outlook(self, state: HaraState, seat: int) -> float:
        """And how much breath there is."""
        return super().outlook(state, seat) + 1.5 * min(8, state.tokens)

    def check(self, state: HaraState) -> None:
        super().check(state)
        if state.over or not state.day:
            return  # before Day 1 nobody has drawn breath
        if state.tokens <= 0:
            state.end("breath", 0)
        elif state.is_home_full(0):
            state.end("won", 1)
