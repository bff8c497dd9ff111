"""Kaoru's Scenarios: 01 Favorite Pastime, 02 Lights In The Dark, 03 The Making Of A Man."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.attacking import TakeDamage
from tavola.games.hara.corrupted_turn import enter_corrupted, random_corrupted
from tavola.games.hara.deciding import EVERYBODY, PAY_SPIRIT, Choose, Each, Pay
from tavola.games.hara.effect import NO_SOURCE, Amount
from tavola.games.hara.foresight import doom_ahead, frailty, health_left, nearest, quest_progress
from tavola.games.hara.gaining import GainEnergy, Lose
from tavola.games.hara.own_cards import GainActivations
from tavola.games.hara.pieces import (
    DOJO,
    DUSK_DECK,
    KAORU,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    ROOM,
    SCENARIO_TOKENS,
    UNITS,
    WORLDS,
)
from tavola.games.hara.quest import both_parts_done
from tavola.games.hara.scenario import Row, Scenario
from tavola.games.hara.spawning import place_hex, random_space, spawn_named
from tavola.games.hara.state import HaraState
from tavola.kernel.language import mark

NONE: Final = Amount(0)
ONE: Final = Amount(1)
TWO: Final = Amount(2)
#: How many Scenario tokens Lights In The Dark begins with, and how many a Resilience token adds.
FIRST_TOKENS: Final = 5
TOKENS_FOR_RESILIENCE: Final = 2
#: The rolls that console the weakest, and the one that brings a Corrupted in.
CONSOLATION: Final = (4, 5)
SIX: Final = 6
#: The Days at whose Dusk targets are drawn, and the one at which the points are counted.
TARGET_DAYS: Final = (2, 4)
COUNTING_DAY: Final = 6
#: Solo: so many Doom counters lose, and the last Day.
DOOM_LOSES: Final = 3
LAST_SOLO_DAY: Final = 5
#: Three full bars.
BAR_SUM: Final = 30
#: The space of each World on which its boss waits.
BOSS_SPACE: Final = 3


class FavoritePastime(Scenario):
    """A free-for-all with secret targets (HARA-S01-01 to -15)."""

    __slots__ = ()

    name: ClassVar[str] = "s01"
    number: ClassVar[int] = 1
    title: ClassVar[str] = mark("Favorite Pastime")
    about: ClassVar[str] = mark("Kaoru wished for a good brawl, and everybody came.")
    goal: ClassVar[str] = mark(
        "Have the most points when Dusk of Day 6 begins. A defeat of your secret target is a point."
    )
    loss: ClassVar[str] = mark("Everybody but the winner loses. Ties: most energy, then most Health.")
    special: ClassVar[tuple[str, ...]] = (
        mark("At Dusk of Day 2 and again of Day 4 everybody secretly draws a target."),
        mark("Whoever removes a Resilience token also gains a point."),
    )
    champion: ClassVar[int] = KAORU
    seats: ClassVar[tuple[int, int]] = (3, 4)
    unlocks: ClassVar[int] = 2
    cooperative: ClassVar[bool] = False
    begins_with_corrupted: ClassVar[bool] = False
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 3, (Each(EVERYBODY, (GainActivations(ONE),), 0),)),
        Row(4, 5, ()),
        Row(6, 6, ()),
    )

    def teams(self, state: HaraState) -> None:
        """Everyone for themselves (HARA-S01-02)."""

    def bar_of(self, health: int) -> int:
        return health // 2  # HARA-S01-13, A103

    def dusk_is_reached(self, state: HaraState) -> None:
        if state.day != COUNTING_DAY:
            return
        ranks = [self._rank(state, seat) for seat in range(state.seats)]
        best = max(ranks)
        state.end("points", sum(1 << seat for seat in range(state.seats) if ranks[seat] == best))

    def _rank(self, state: HaraState, seat: int) -> tuple[int, int, int]:
        """Points, then energy, then Health (HARA-S01-04)."""
        return (state.points[seat], state.total_energy(seat), state.health[seat])

    def dusk_begins(self, state: HaraState) -> None:
        """The targets are drawn anew as long as somebody has drawn themselves (HARA-S01-05, HARA-S01-10, A101)."""
        if state.day not in TARGET_DAYS:
            return
        drawn = list(range(state.seats))
        while any(drawn[seat] == seat for seat in range(state.seats)):
            state.rng.shuffle(drawn)
        state.secrets += 1
        state.prey = drawn
        state.scored = 0
        if state.events is not None:
            for seat in state.order:
                state.report_secret("target", "HARA-S01-05", seat, {"target": drawn[seat]}, seat=seat)

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        """Whoever hunts the defeated one scores, whatever defeated them (HARA-S01-07, HARA-S01-08, A104)."""
        for hunter in range(state.seats):
            if state.prey[hunter] == seat:
                state.secrets += 1
                state.shown |= ((1 << state.seats) - 1) & ~(1 << hunter)
                state.scored |= 1 << hunter  # HARA-S01-06
                score(state, hunter, "HARA-S01-07")

    def token_removed(self, state: HaraState, corrupted: int, by: int) -> None:
        """A point for it too (HARA-S01-14, A102)."""
        if state.rules.point_for_all:
            for seat in range(state.seats):
                score(state, seat, "HARA-S01-14")
        elif by != NOBODY and by < MOST_SEATS:
            score(state, by, "HARA-S01-14")

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        super().scenario_effect(state, rolled)
        if rolled in CONSOLATION:
            GainEnergy((0, 0, 0, 2)).happen(state, weakest(state), NO_SOURCE)
        if rolled < SIX:
            return
        if any(state.at[unit] != NOWHERE for unit in range(MOST_SEATS, UNITS)):
            for seat in reversed(state.order):
                GainEnergy((0, 0, 0, 1)).happen(state, seat, -1)
        else:
            enter_corrupted(state, random_corrupted(state), random_space(state))

    def outlook(self, state: HaraState, seat: int) -> float:
        """The lead in points, and how near and how well the target is."""
        rivals = [state.points[other] for other in range(state.seats) if other != seat]
        worth = 3.0 * (state.points[seat] - 0.5 * max(rivals))
        prey = state.prey[seat]
        if prey != NOBODY:
            worth -= 0.3 * state.health[prey] + 0.15 * min(6, state.apart(state.at[seat], state.at[prey]))
        return worth

    def rule_of(self, how: str) -> str:
        return "HARA-S01-02"


def weakest(state: HaraState) -> int:
    """The player with the least Health, by a die among equals (HARA-S01-12, A105)."""
    least = min(state.health[: state.seats])
    equal = [seat for seat in range(state.seats) if state.health[seat] == least]
    if len(equal) > 1:
        state.secrets += 1
    return equal[state.rng.below(len(equal))]


def score(state: HaraState, seat: int, rule: str) -> None:
    """A point."""
    state.points[seat] += 1
    if state.events is not None:
        state.report("point", rule, seat=seat, points=state.points[seat])


def add_doom(state: HaraState, rule: str) -> None:
    """A Doom counter."""
    state.doom += 1
    state.dirty = True
    if state.events is not None:
        state.report("doom", rule, doom=state.doom)


class LightsInTheDark(Scenario):
    """Everybody full, with a Quest done, in the Dojo before the wish is made (HARA-S02-01 to -11)."""

    __slots__ = ()

    name: ClassVar[str] = "s02"
    number: ClassVar[int] = 2
    title: ClassVar[str] = mark("Lights In The Dark")
    about: ClassVar[str] = mark("A Corrupted is about to make a wish. Be faster, all of you.")
    goal: ClassVar[str] = mark(
        "All players together: full energy of each color, both parts of a Quest done, and in the Dojo at the same time."
    )
    loss: ClassVar[str] = mark("No Scenario token is left, or Doom counters reach the number of players + 1.")
    special: ClassVar[tuple[str, ...]] = (
        mark("5 Scenario tokens lie on the Dojo; each round ends with one taken off."),
        mark("Each Resilience token that is removed adds 2 Scenario tokens."),
        mark("Each defeat of a player is a Doom counter."),
    )
    champion: ClassVar[int] = KAORU
    counts_doom: ClassVar[bool] = True
    counts_tokens: ClassVar[bool] = True
    seats: ClassVar[tuple[int, int]] = (2, 4)
    unlocks: ClassVar[int] = 1
    uses_quests: ClassVar[bool] = True
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 3, (Each(EVERYBODY, (TakeDamage(ONE), Lose(NONE, ONE, NONE)), 0),)),
        Row(4, 5, (Each(EVERYBODY, (Choose(((Pay(PAY_SPIRIT, TWO, (), False, False),), (TakeDamage(TWO),))),), 0),)),
        Row(6, 6, (Each(EVERYBODY, (GainEnergy((0, 0, 0, 2)),), 0),)),
    )

    def set_up(self, state: HaraState) -> None:
        state.tokens = FIRST_TOKENS  # HARA-S02-04

    def token_removed(self, state: HaraState, corrupted: int, by: int) -> None:
        state.tokens += TOKENS_FOR_RESILIENCE  # HARA-S02-06, A106
        if state.rules.capped_tokens:
            state.tokens = min(state.tokens, SCENARIO_TOKENS)

    def round_ends(self, state: HaraState) -> None:
        """One token is taken off (HARA-S02-05, A107)."""
        state.tokens -= 1
        if state.events is not None:
            state.report("tokens", "HARA-S02-05", tokens=state.tokens)
        if state.tokens <= 0:
            state.end("wish", 0)

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        add_doom(state, "HARA-S02-03")

    def check(self, state: HaraState) -> None:
        if state.doom > state.seats:
            state.end("doom", 0)
        elif all(state.is_home_full(seat) and both_parts_done(state, seat) for seat in range(state.seats)):
            state.end("won", (1 << state.seats) - 1)

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return state.has_full_energy(seat) and both_parts_done(state, seat)

    def outlook(self, state: HaraState, seat: int) -> float:
        """Quests, the weakest of the team, and the rounds that are left."""
        worth = -doom_ahead(state, state.seats + 1) - frailty(state, seat)
        least = BAR_SUM
        for other in range(state.seats):
            worth += quest_progress(state, other) * (1.0 if other == seat else 0.5)
            least = min(least, state.total_energy(other))
        rounds = 14 - 2 * state.day - (1 if state.dusk else 0)
        return worth + 0.3 * least + 1.5 * min(state.tokens, rounds) - 0.25 * health_left(state)

    def rule_of(self, how: str) -> str:
        return {"won": "HARA-S02-02", "doom": "HARA-S02-03", "wish": "HARA-S02-05"}.get(how, "HARA-S02-07")


class TheMakingOfAMan(Scenario):
    """Solo: all seven bosses by the end of Day 5 (HARA-S03-01 to -06)."""

    __slots__ = ()

    name: ClassVar[str] = "s03"
    number: ClassVar[int] = 3
    title: ClassVar[str] = mark("The Making Of A Man")
    about: ClassVar[str] = mark("Seven bosses and five Days, for Kaoru alone.")
    goal: ClassVar[str] = mark("Defeat all 7 bosses by the end of Dusk of Day 5.")
    loss: ClassVar[str] = mark("Your third defeat, or the end of Day 5.")
    special: ClassVar[tuple[str, ...]] = (
        mark("The boss of each World waits on its space 3."),
        mark("Once they are defeated, the Ancient Hydra spawns on the Dojo."),
    )
    champion: ClassVar[int] = KAORU
    counts_doom: ClassVar[bool] = True
    champion_needed: ClassVar[bool] = True
    seats: ClassVar[tuple[int, int]] = (1, 1)
    has_corrupted_turn: ClassVar[bool] = False

    def set_up(self, state: HaraState) -> None:
        """The bosses leave their decks; those of the Worlds wait on space 3 (HARA-S03-04, HARA-S03-05, A110)."""
        for deck in range(WORLDS + 1):
            boss = boss_of(state, deck)
            state.decks[deck].remove(boss)
            if deck == DUSK_DECK:
                state.box.append(boss)
            else:
                place_hex(state, boss, deck * ROOM + BOSS_SPACE, "HARA-S03-05")

    def monster_defeated(self, state: HaraState, card: int, by: int) -> None:
        """Bosses are counted; after the six of the Worlds the Hydra comes (HARA-S03-06)."""
        monster = state.cards.monsters[card]
        if not monster.boss:
            return
        state.bosses |= 1 << monster.deck
        if state.bosses.bit_count() > WORLDS:
            state.end("won", 1)
        elif state.bosses.bit_count() == WORLDS and not state.bosses >> DUSK_DECK & 1:
            hydra = boss_of(state, DUSK_DECK)
            state.box.remove(hydra)
            place_hex(state, hydra, DOJO, "HARA-S03-06")

    def check(self, state: HaraState) -> None:
        """A boss that left without a defeat comes back, where that is played (A111)."""
        if state.doom >= DOOM_LOSES:
            state.end("doom", 0)
        elif state.rules.respawn_boss:
            for deck in range(WORLDS + 1):
                boss = boss_of(state, deck)
                if boss in state.discard and not state.bosses >> deck & 1:
                    spawn_named(state, boss)

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        add_doom(state, "HARA-S03-03")

    def round_ends(self, state: HaraState) -> None:
        if state.dusk and state.day == LAST_SOLO_DAY:
            state.end("time", 0)

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return False

    def outlook(self, state: HaraState, seat: int) -> float:
        """The bosses, those that are hurt already, and the way to the next one."""
        worth = 6.0 * state.bosses.bit_count() - doom_ahead(state, DOOM_LOSES) - frailty(state, seat)
        waiting = [space for space in state.spread if state.cards.monsters[state.hex_at[space]].boss]
        for space in waiting:
            hurt = state.hurt[space] / state.cards.monsters[state.hex_at[space]].health
            worth += 5.0 * hurt * hurt
        strength = 0.1 * min(1.0, state.total_energy(seat) / 15)
        return worth - strength * nearest(state, seat, waiting) * state.day

    def rule_of(self, how: str) -> str:
        return "HARA-S03-03" if how == "doom" else "HARA-S03-02"


def boss_of(state: HaraState, deck: int) -> int:
    """The boss of a deck (HARA-BOSS-01)."""
    for card in state.cards.decks[deck]:
        if state.cards.monsters[card].boss:
            return card
    raise AssertionError(f"deck {deck} has no boss")
