"""Thomas's Scenarios: 16 Sealing Night, 17 The Toll Bridge, 18 The Last Gate."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.attacking import TakeDamage
from tavola.games.hara.corrupted_turn import TOWARD_DOJO, Advance, CorruptedActs
from tavola.games.hara.deciding import EVERYBODY, PAY_ENERGY, Choose, Each, Pay
from tavola.games.hara.effect import NO_SOURCE, perform
from tavola.games.hara.event_card import has_rift
from tavola.games.hara.foresight import health_left, nearest
from tavola.games.hara.gaining import GainEnergy, Recover
from tavola.games.hara.pieces import DOJO, DUSK_DECK, MOST_SEATS, RIFT, THOMAS
from tavola.games.hara.scenario import DUSK_EXTRA, Row
from tavola.games.hara.scenarios.kaoru import add_doom
from tavola.games.hara.scenarios.together import (
    NONE,
    ONE,
    TWO,
    Alone,
    Hunt,
    Together,
    corrupted_in_play,
    count_tokens,
    everybody,
    move_corrupted,
)
from tavola.games.hara.spawning import SpawnDusk, random_space, spawn_named
from tavola.games.hara.state import HaraState
from tavola.kernel.language import mark
from tavola.kernel.step import Step

#: Seals: how many win for each player and beyond that, the Rifts open at first, the further cards at each Dusk, and
#: how many open Rifts at the end of a Dusk are a Doom counter.
SEALS_EACH: Final = 2
SEALS_BEYOND: Final = 4
FIRST_RIFTS: Final = 2
NIGHT_CARDS: Final = 1
OPEN_RIFTS: Final = 3
#: The rolls up to which a Rift opens.
RIFT_UP_TO: Final = 2
#: The bridge: how far the Corrupted goes each round.
STEPS_TO_DOJO: Final = 1
#: The gate: the Resilience tokens of the one who guards it.
GUARD: Final = 3


class SealingNight(Together):
    """Close Rifts faster than they open."""

    __slots__ = ()

    name: ClassVar[str] = "s16"
    number: ClassVar[int] = 16
    title: ClassVar[str] = mark("Sealing Night")
    about: ClassVar[str] = mark("Six nights in a row the sky over Hara splits. Thomas has brought needle and thread.")
    goal: ClassVar[str] = mark("Close twice as many Rifts as there are players, and 4 more, by the end of Day 6.")
    loss: ClassVar[str] = mark("Doom counters reach the number of players + 1, or Day 6 ends.")
    special: ClassVar[tuple[str, ...]] = (
        mark("Two Rifts are open at the start, each on a random space, and each Dusk spawns one card more."),
        mark("Each closed Rift is a Scenario token."),
        mark("If a Dusk ends with 3 or more open Rifts, that is a Doom counter; so is each defeat of a player."),
        mark("Scenario Effect 1-2: a random Rift that is not on the board opens on a random space."),
    )
    champion: ClassVar[int] = THOMAS
    counts_tokens: ClassVar[bool] = True
    unlocks: ClassVar[int] = 1
    doom_beyond: ClassVar[int] = 1
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 2, ()),
        Row(3, 4, (CorruptedActs(),)),
        Row(5, 6, (Each(EVERYBODY, (Recover(NONE, ONE),), 0),)),
    )

    def set_up(self, state: HaraState) -> None:
        for _ in range(FIRST_RIFTS):
            open_rift(state)

    def dusk_cards(self, state: HaraState) -> int:
        return state.seats + DUSK_EXTRA + NIGHT_CARDS

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        super().scenario_effect(state, rolled)
        if rolled <= RIFT_UP_TO:
            open_rift(state)

    def rift_closed(self, state: HaraState, seat: int, card: int) -> None:
        count_tokens(state, state.tokens + 1)

    def round_ends(self, state: HaraState) -> None:
        if state.dusk and sum(1 for space in state.spread if has_rift(state, space)) >= OPEN_RIFTS:
            add_doom(state, "HARA-SCRULE-01")

    def outlook(self, state: HaraState, seat: int) -> float:
        """And the seals, the open Rifts, and the way to the nearest."""
        rifts = [space for space in state.spread if has_rift(state, space)]
        worth = super().outlook(state, seat) + 4.0 * state.tokens - 0.8 * max(0, len(rifts) - OPEN_RIFTS + 1)
        return worth - 0.4 * nearest(state, seat, rifts)

    def check(self, state: HaraState) -> None:
        super().check(state)
        if not state.over and state.tokens >= state.seats * SEALS_EACH + SEALS_BEYOND:
            state.end("won", everybody(state))


def open_rift(state: HaraState) -> None:
    """A random Rift of those that are not on the board spawns."""
    cards = state.cards
    on_board = [state.hex_at[space] for space in state.spread]
    rifts = [card for card in cards.decks[DUSK_DECK] if cards.hex_cards[card].kind == RIFT and card not in on_board]
    if rifts:
        state.secrets += 1
        spawn_named(state, rifts[state.rng.below(len(rifts))])


class TheTollBridge(Hunt):
    """The Corrupted must not come home."""

    __slots__ = ()

    name: ClassVar[str] = "s17"
    number: ClassVar[int] = 17
    title: ClassVar[str] = mark("The Toll Bridge")
    about: ClassVar[str] = mark("All ways lead to the Dojo. Thomas means to stand on the one that the Corrupted takes.")
    goal: ClassVar[str] = mark("Defeat the Corrupted, or hold out until Day 6 ends.")
    loss: ClassVar[str] = mark("Doom counters reach the number of players + 2.")
    special: ClassVar[tuple[str, ...]] = (
        mark("Each round ends with the Corrupted going 1 space towards the Dojo, unless a player shares its space."),
        mark("If it is in the Dojo after that, this is a Doom counter, and it is transported to a random space."),
        mark("The Corrupted has three quarters of its Health, rounded down."),
        mark("When it loses a Resilience token it is transported to a random space too."),
        mark("Each defeat of a player is a Doom counter."),
    )
    champion: ClassVar[int] = THOMAS
    unlocks: ClassVar[int] = 2
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 2, (SpawnDusk(1),)),
        Row(3, 3, (CorruptedActs(),)),
        Row(4, 5, (Each(EVERYBODY, (Choose(((Pay(PAY_ENERGY, TWO, (), False, False),), (TakeDamage(ONE),))),), 0),)),
        Row(6, 6, (Each(EVERYBODY, (GainEnergy((0, 0, 0, 1)),), 0),)),
    )

    def bar_of(self, health: int) -> int:
        return health * 3 // 4

    def round_ends(self, state: HaraState) -> None:
        state.agenda.append(AtTheDojo())
        for unit in corrupted_in_play(state):
            if not any(state.at[seat] == state.at[unit] for seat in range(state.seats)):
                perform(state, (Advance(STEPS_TO_DOJO, TOWARD_DOJO),), unit, NO_SOURCE)

    def token_removed(self, state: HaraState, corrupted: int, by: int) -> None:
        if state.resilience[corrupted] > 0:
            move_corrupted(state, MOST_SEATS + corrupted, random_space(state))

    def outlook(self, state: HaraState, seat: int) -> float:
        """And how far the Corrupted is from the Dojo, or whether somebody stands in its way."""
        worth = super().outlook(state, seat)
        for unit in corrupted_in_play(state):
            met = False
            for other in range(state.seats):
                met = met or state.at[other] == state.at[unit]
            worth += 0.4 * min(6, state.apart(state.at[unit], DOJO))
            if met or state.apart(state.at[unit], DOJO) > STEPS_TO_DOJO:
                worth += 3.0
        return worth

    def time_is_up(self, state: HaraState) -> None:
        state.end("held", everybody(state))


class AtTheDojo(Step):
    """A Corrupted that has come to the Dojo takes its toll and is gone again."""

    __slots__ = ()

    def run(self, state: HaraState) -> None:
        for unit in corrupted_in_play(state):
            if state.at[unit] == DOJO:
                add_doom(state, "HARA-SCRULE-01")
                move_corrupted(state, unit, random_space(state))


class TheLastGate(Alone):
    """Solo: a guard that is as strong as there are Rifts left open."""

    __slots__ = ()

    name: ClassVar[str] = "s18"
    number: ClassVar[int] = 18
    title: ClassVar[str] = mark("The Last Gate")
    about: ClassVar[str] = mark("One gate is left that Thomas has never closed, and a Corrupted stands in it.")
    goal: ClassVar[str] = mark("Defeat the Corrupted by the end of Day 6.")
    loss: ClassVar[str] = mark("Your third defeat, or the end of Day 6.")
    special: ClassVar[tuple[str, ...]] = (
        mark("The Corrupted has 3 Resilience tokens. Each Rift that you close removes one of them, but not the last."),
        mark("Two Rifts are open at the start, each on a random space."),
        mark("Each round ends with a Corrupted turn, without a Scenario Effect. Each defeat is a Doom counter."),
    )
    champion: ClassVar[int] = THOMAS
    has_corrupted_turn: ClassVar[bool] = True

    def set_up(self, state: HaraState) -> None:
        for _ in range(FIRST_RIFTS):
            open_rift(state)

    def resilience(self, state: HaraState) -> int:
        return GUARD

    def rift_closed(self, state: HaraState, seat: int, card: int) -> None:
        for unit in corrupted_in_play(state):
            number = unit - MOST_SEATS
            if state.resilience[number] > 1:
                state.resilience[number] -= 1
                if state.events is not None:
                    left = state.resilience[number]
                    corrupted = state.cards.corrupted[number].id
                    state.report("resilience", "HARA-SCRULE-01", corrupted=corrupted, by=seat, left=left)

    def corrupted_defeated(self, state: HaraState, corrupted: int) -> None:
        state.end("won", everybody(state))

    def outlook(self, state: HaraState, seat: int) -> float:
        """And the guard's Health, and the way to the nearest Rift as long as one helps."""
        worth = super().outlook(state, seat) - 0.5 * health_left(state)
        rifts = [space for space in state.spread if has_rift(state, space)]
        return worth - 0.3 * nearest(state, seat, rifts)

    def rule_of(self, how: str) -> str:
        return "HARA-SCENWIN-02" if how == "won" else super().rule_of(how)
