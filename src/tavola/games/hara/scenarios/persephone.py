"""Persephone's Scenarios: 10 What The Dark Wants, 11 The Borrowed Face, 12 Asleep In The Drear."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.attacking import TakeDamage
from tavola.games.hara.corrupted_turn import CorruptedActs
from tavola.games.hara.deciding import EVERYBODY, Each
from tavola.games.hara.effect import NO_SOURCE
from tavola.games.hara.foresight import frailty, health_left, nearest
from tavola.games.hara.gaining import GainEnergy, Lose, Recover, change_resource
from tavola.games.hara.own_cards import OutOfTurn
from tavola.games.hara.pieces import (
    COLORS,
    DOJO,
    DUSK_DECK,
    FEAR,
    MOST_SEATS,
    PERSEPHONE,
    RESOURCES,
    ROOM,
    TERRIFIED,
    THRESHOLD,
    WORLDS,
)
from tavola.games.hara.scenario import DUSK_EXTRA, Row, Scenario
from tavola.games.hara.scenarios.kaoru import boss_of
from tavola.games.hara.scenarios.together import (
    NONE,
    ONE,
    Alone,
    Together,
    count_tokens,
    everybody,
    put_token,
)
from tavola.games.hara.spawning import place_hex
from tavola.games.hara.state import HaraState
from tavola.kernel.language import mark

#: The Corrupted of Persephone's stories by number.
MIRAVEL: Final = 2
#: Dread: at first, when there are more Dusk cards, and when it loses.
FIRST_DREAD: Final = 3
MORE_CARDS_FROM: Final = 6
DREAD_LOSES: Final = 12
#: With so many players each Dusk brings twice the Dread.
MANY: Final = 3
#: What takes Dread away: a Monster of the Dusk deck or a Rift, and a Resilience token.
DREAD_OF_DUSK: Final = 1
DREAD_OF_RESILIENCE: Final = 2
#: The rolls up to which the Scenario Effects that are no plain effects happen, and how many Activations one brings.
DREAD_UP_TO: Final = 2
ACTIVATIONS_UP_TO: Final = 2
ACTIVATIONS: Final = 2
#: The dream: its World, where its boss waits, where Persephone falls asleep, and what a closed Rift does to Fear.
THE_DREAR: Final = 6
BOSS_SPACE: Final = THE_DREAR * ROOM + 1
BED: Final = THE_DREAR * ROOM + 4
CALM_OF_RIFT: Final = 2


class WhatTheDarkWants(Together):
    """Hold out until the last Dusk while Dread grows."""

    __slots__ = ()

    name: ClassVar[str] = "s10"
    number: ClassVar[int] = 10
    title: ClassVar[str] = mark("What The Dark Wants")
    about: ClassVar[str] = mark("Something has followed Persephone's nightmares into Hara, and it feeds on fright.")
    goal: ClassVar[str] = mark("Hold out until Day 6 ends, each player then with at least 5 energy of each color.")
    loss: ClassVar[str] = mark(
        "12 Dread, Doom counters reach the number of players + 2, or Day 6 ends and a player has less than that."
    )
    special: ClassVar[tuple[str, ...]] = (
        mark(
            "You begin with 3 Scenario tokens, your Dread. Each round ends with 1 more, each Dusk of three or four "
            "players with 2 more."
        ),
        mark(
            "Each defeat of a Monster of the Dusk deck and each closed Rift takes 1 Dread away, each removed "
            "Resilience token 2."
        ),
        mark("While there are 6 Dread or more, each Dusk spawns one card more."),
        mark("Each defeat of a player is a Doom counter."),
        mark("Scenario Effect 1-2: 1 Dread."),
    )
    champion: ClassVar[int] = PERSEPHONE
    counts_tokens: ClassVar[bool] = True
    unlocks: ClassVar[int] = 1
    corrupted: ClassVar[int] = MIRAVEL
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 2, ()),
        Row(3, 5, (Each(EVERYBODY, (TakeDamage(ONE), Lose(NONE, ONE, NONE)), 0),)),
        Row(6, 6, (Each(EVERYBODY, (GainEnergy((0, 0, 0, 1)),), 0),)),
    )

    def set_up(self, state: HaraState) -> None:
        state.tokens = FIRST_DREAD

    def dusk_cards(self, state: HaraState) -> int:
        return state.seats + DUSK_EXTRA + (1 if state.tokens >= MORE_CARDS_FROM else 0)

    def round_ends(self, state: HaraState) -> None:
        count_tokens(state, state.tokens + (2 if state.dusk and state.seats >= MANY else 1))

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        super().scenario_effect(state, rolled)
        if rolled <= DREAD_UP_TO:
            count_tokens(state, state.tokens + 1)

    def soothe(self, state: HaraState, dread: int) -> None:
        """Dread goes."""
        count_tokens(state, max(0, state.tokens - dread))

    def monster_defeated(self, state: HaraState, card: int, by: int) -> None:
        if state.cards.monsters[card].deck == DUSK_DECK:
            self.soothe(state, DREAD_OF_DUSK)

    def rift_closed(self, state: HaraState, seat: int, card: int) -> None:
        self.soothe(state, DREAD_OF_DUSK)

    def token_removed(self, state: HaraState, corrupted: int, by: int) -> None:
        self.soothe(state, DREAD_OF_RESILIENCE)

    def check(self, state: HaraState) -> None:
        super().check(state)
        if not state.over and state.tokens >= DREAD_LOSES:
            state.end("dread", 0)

    def outlook(self, state: HaraState, seat: int) -> float:
        """And how much Dread there is, and how much energy is still missing."""
        missing = 0
        for place in range(state.seats * COLORS):
            missing += max(0, THRESHOLD - state.energy[place])
        return super().outlook(state, seat) - 0.7 * missing - 1.2 * state.tokens - 0.1 * state.tokens * state.tokens

    def time_is_up(self, state: HaraState) -> None:
        if all(state.energy[place] >= THRESHOLD for place in range(state.seats * COLORS)):
            state.end("won", everybody(state))
        else:
            state.end("time", 0)


class TheBorrowedFace(Scenario):
    """Persephone and Miravel against everybody else."""

    __slots__ = ()

    name: ClassVar[str] = "s11"
    number: ClassVar[int] = 11
    title: ClassVar[str] = mark("The Borrowed Face")
    about: ClassVar[str] = mark("Miravel wears Persephone's face, and Persephone wears hers. They want the rest too.")
    goal: ClassVar[str] = mark(
        "Persephone wins with as many faces as there are players. The others win by defeating Miravel, or when Day 6 "
        "ends."
    )
    loss: ClassVar[str] = mark("If one side wins, the other loses.")
    special: ClassVar[tuple[str, ...]] = (
        mark("Each defeat of another player, whatever the cause, is a face: a Scenario token for Persephone."),
        mark("A defeat of Persephone costs her one face."),
        mark("Miravel is on Persephone's side, with as many Resilience tokens as Persephone has opponents."),
        mark("Scenario Effect 1-2: Persephone has 2 Activations at once."),
    )
    champion: ClassVar[int] = PERSEPHONE
    counts_tokens: ClassVar[bool] = True
    champion_needed: ClassVar[bool] = True
    seats: ClassVar[tuple[int, int]] = (3, 4)
    unlocks: ClassVar[int] = 2
    corrupted: ClassVar[int] = MIRAVEL
    corrupted_required: ClassVar[bool] = True
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 2, ()),
        Row(3, 4, (CorruptedActs(),)),
        Row(5, 6, (Each(EVERYBODY, (Recover(ONE, ONE),), 0),)),
    )

    def persephone(self, state: HaraState) -> int:
        """The seat of Persephone."""
        return state.champion.index(PERSEPHONE)

    def others(self, state: HaraState) -> int:
        """The seats of the others, as bits."""
        return everybody(state) & ~(1 << self.persephone(state))

    def set_up(self, state: HaraState) -> None:
        state.team[self.persephone(state)] = 1
        state.team[MOST_SEATS + MIRAVEL] = 1

    def resilience(self, state: HaraState) -> int:
        return state.seats - 1

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        if state.champion[seat] == PERSEPHONE:
            count_tokens(state, max(0, state.tokens - 1))
        else:
            count_tokens(state, state.tokens + 1)

    def check(self, state: HaraState) -> None:
        if state.tokens >= state.seats:
            state.end("faces", 1 << self.persephone(state))

    def corrupted_defeated(self, state: HaraState, corrupted: int) -> None:
        state.end("others", self.others(state))

    def time_is_up(self, state: HaraState) -> None:
        state.end("others", self.others(state))

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        super().scenario_effect(state, rolled)
        if rolled <= ACTIVATIONS_UP_TO:
            state.agenda.append(OutOfTurn(self.persephone(state), NO_SOURCE, ACTIVATIONS))

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return False

    def outlook(self, state: HaraState, seat: int) -> float:
        """Faces, Miravel's Health, and the Health of those whose faces are wanted."""
        others = self.others(state)
        well = 0
        for other in range(state.seats):
            if others >> other & 1:
                well += state.health[other]
        worth = 0.5 * health_left(state) + 5.0 * state.tokens - 0.3 * well
        if others >> seat & 1:
            return -worth - frailty(state, seat)
        targets = [state.at[other] for other in range(state.seats) if other != seat and state.at[other] != DOJO]
        return worth - 0.25 * nearest(state, seat, targets)

    def rule_of(self, how: str) -> str:
        return "HARA-OVSCEN-02"


class AsleepInTheDrear(Alone):
    """Solo: dream calmly of each World, then wake in the Dojo."""

    __slots__ = ()

    name: ClassVar[str] = "s12"
    number: ClassVar[int] = 12
    title: ClassVar[str] = mark("Asleep In The Drear")
    about: ClassVar[str] = mark("Persephone fell asleep where nobody should. The way out leads through six dreams.")
    goal: ClassVar[str] = mark("By the end of Day 6 be in the Dojo, with a Scenario token on each World.")
    loss: ClassVar[str] = mark("Your third defeat, or the end of Day 6.")
    special: ClassVar[tuple[str, ...]] = (
        mark("You begin on space 4 of The Drear, and its boss waits on its space 1."),
        mark("End a turn on a World, not Terrified: if that World has no Scenario token, put one on your space."),
        mark("Each Rift that you close takes 2 of your Fear away."),
        mark("Each defeat is a Doom counter."),
    )
    champion: ClassVar[int] = PERSEPHONE

    def set_up(self, state: HaraState) -> None:
        boss = boss_of(state, THE_DREAR)
        state.decks[THE_DREAR].remove(boss)
        place_hex(state, boss, BOSS_SPACE, "HARA-SCRULE-01")
        state.at[0] = BED

    def turn_ended(self, state: HaraState, seat: int) -> None:
        world = state.at[seat] // ROOM
        if world and state.resources[seat * RESOURCES + FEAR] < TERRIFIED and not is_dreamt(state, world):
            put_token(state, state.at[seat])

    def rift_closed(self, state: HaraState, seat: int, card: int) -> None:
        change_resource(state, seat, FEAR, -CALM_OF_RIFT)

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return state.razed.bit_count() == WORLDS

    def outlook(self, state: HaraState, seat: int) -> float:
        """And which dreams are left, and how frightened she is."""
        worth = super().outlook(state, seat) + 4.0 * state.razed.bit_count()
        worth -= 0.5 * max(0, state.resources[seat * RESOURCES + FEAR] - TERRIFIED + 2)
        undreamt: list[int] = []
        for world in state.worlds():
            if not is_dreamt(state, world):
                undreamt.extend(range(world * ROOM + 1, world * ROOM + ROOM))
        worth -= 0.5 * nearest(state, seat, undreamt)
        return worth

    def check(self, state: HaraState) -> None:
        super().check(state)
        # Whom a defeat has brought there has not woken up (A76).
        home = state.at[0] == DOJO and not state.dazed & 1
        if not state.over and home and state.razed.bit_count() == WORLDS:
            state.end("won", 1)


def is_dreamt(state: HaraState, world: int) -> bool:
    """Whether a Scenario token lies on the World."""
    return state.razed >> world * ROOM & (1 << ROOM) - 1 != 0
