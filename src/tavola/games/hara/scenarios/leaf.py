"""Leaf's Scenarios: 04 Shattered Worlds, 05 Part Of The Tree, 06 Party on, Leaf."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.board import without
from tavola.games.hara.corrupted_turn import CorruptedActs
from tavola.games.hara.damage import fall, take_hex
from tavola.games.hara.deciding import EVERYBODY, Each
from tavola.games.hara.foresight import doom_ahead, frailty, health_left, nearest
from tavola.games.hara.gaining import GainEnergy
from tavola.games.hara.own_cards import OutOfTurn
from tavola.games.hara.pieces import (
    LEAF,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    OAKENMOOR,
    ROOM,
    SCENARIO_TOKENS,
    THE_BAIYU,
    WORLDS,
)
from tavola.games.hara.scenario import Row, Scenario
from tavola.games.hara.scenarios.kaoru import add_doom
from tavola.games.hara.spawning import random_space
from tavola.games.hara.state import HaraState
from tavola.kernel.language import mark

#: The Corrupted of Leaf's stories by number.
ENOKI: Final = 1
#: So many removed Worlds lose.
WORLDS_LOSE: Final = 2
#: The numbers of the Scenario Effects.
NOTHING_UP_TO: Final = 2
ONE_TOKEN_UP_TO: Final = 4
ACTIVATIONS_UP_TO: Final = 3
#: For bots: what it is to have so many spaces of a World filled.
FULLNESS: Final = (0.0, 0.0, 0.2, 0.6, 1.4, 3.0, 6.0)
#: The party: guests, and the space of the Baiyu.
GUESTS: Final = 7
PARTY_SPACE: Final = THE_BAIYU * ROOM + 3


class ShatteredWorlds(Scenario):
    """Defeat the Corrupted before the Worlds break (HARA-S04-01 to -15)."""

    __slots__ = ()

    name: ClassVar[str] = "s04"
    number: ClassVar[int] = 4
    title: ClassVar[str] = mark("Shattered Worlds")
    about: ClassVar[str] = mark("The Worlds are being razed, space by space.")
    goal: ClassVar[str] = mark("Defeat the Corrupted by the end of Day 6.")
    loss: ClassVar[str] = mark("Two Worlds are removed, or Doom counters reach the number of players + 1.")
    special: ClassVar[tuple[str, ...]] = (
        mark("Scenario tokens mark razed spaces; in every other way these are normal."),
        mark(
            "A World is removed when each of its spaces has a hex card or is razed. Whoever stands there is defeated."
        ),
        mark("Each defeat of a player is a Doom counter."),
        mark("Scenario Effect 3-4: a token on a random space. 5-6: two. None while all 6 are in play."),
    )
    champion: ClassVar[int] = LEAF
    counts_doom: ClassVar[bool] = True
    seats: ClassVar[tuple[int, int]] = (2, 4)
    unlocks: ClassVar[int] = 1
    corrupted: ClassVar[int] = ENOKI
    watches_cards: ClassVar[bool] = True
    effect_rows: ClassVar[tuple[Row, ...]] = (Row(1, 6, ()),)

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        add_doom(state, "HARA-S04-03")

    def corrupted_defeated(self, state: HaraState, corrupted: int) -> None:
        state.end("won", (1 << state.seats) - 1)

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        """Tokens on random spaces, as long as there are any (HARA-S04-09, -12 to -14, A115)."""
        tokens = 0 if rolled <= NOTHING_UP_TO else 1 if rolled <= ONE_TOKEN_UP_TO else 2
        for _ in range(tokens):
            if state.razed.bit_count() < SCENARIO_TOKENS and not state.over:
                raze(state, unrazed_space(state))
                self.check(state)  # A113

    def check(self, state: HaraState) -> None:
        for world in state.worlds():
            if is_filled(state, world):
                remove_world(state, world)
        if state.removed.bit_count() >= WORLDS_LOSE:
            state.end("shattered", 0)
        elif state.doom > state.seats:
            state.end("doom", 0)

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return False

    def outlook(self, state: HaraState, seat: int) -> float:
        """The Corrupted's Health, and how full each World is."""
        worth = -0.12 * state.day * health_left(state) - doom_ahead(state, state.seats + 1) - frailty(state, seat)
        worth -= 8.0 * state.removed.bit_count()
        for world in state.worlds():
            first = world * ROOM
            full = 0
            for space in range(first + 1, first + ROOM):
                if state.hex_at[space] >= 0 or state.razed >> space & 1:
                    full += 1
            worth -= FULLNESS[full]
        return worth

    def rule_of(self, how: str) -> str:
        return {"won": "HARA-S04-02", "shattered": "HARA-S04-05", "doom": "HARA-S04-03"}.get(how, "HARA-S04-02")


def unrazed_space(state: HaraState) -> int:
    """A random space without a token (A112)."""
    while True:
        space = random_space(state)
        if not state.razed >> space & 1:
            return space
        world = space // ROOM
        for other in range(world * ROOM + 1, world * ROOM + ROOM):
            if not state.razed >> other & 1:
                return other


def raze(state: HaraState, space: int) -> None:
    """Put a Scenario token on a space (HARA-S04-06)."""
    state.razed |= 1 << space
    state.dirty = True
    if state.events is not None:
        state.report("raze", "HARA-S04-06", space=space)


def is_filled(state: HaraState, world: int) -> bool:
    """Whether every space of the World has a hex card or a token (HARA-S04-04, HARA-S04-08)."""
    first = world * ROOM
    return all(state.hex_at[space] >= 0 or state.razed >> space & 1 for space in range(first + 1, first + ROOM))


def remove_world(state: HaraState, world: int) -> None:
    """Its cards are discarded, its tokens are free again, whoever stands there is defeated, Corrupted go elsewhere
    (HARA-S04-10, HARA-S04-11, A10, A114, A116)."""
    if state.events is not None:
        state.report("world_removed", "HARA-S04-04", world=world)
    state.removed |= 1 << world
    first = world * ROOM
    for space in range(first + 1, first + ROOM):
        if state.hex_at[space] >= 0:
            state.secrets += 1  # an Event among them is seen as it is discarded
            state.discard.append(take_hex(state, space))
        state.razed &= ~(1 << space)
    state.board = without(state.board, world)
    for unit in state.units():
        if state.at[unit] // ROOM != world or state.at[unit] == NOWHERE:
            continue
        if unit < MOST_SEATS:
            state.health[unit] = 0
            state.at[unit] = 0
            fall(state, unit, NOBODY)
        else:
            state.at[unit] = random_space(state)
    state.dirty = True


class PartOfTheTree(Scenario):
    """Leaf and Enoki against everybody else (HARA-S05-01 to -10)."""

    __slots__ = ()

    name: ClassVar[str] = "s05"
    number: ClassVar[int] = 5
    title: ClassVar[str] = mark("Part Of The Tree")
    about: ClassVar[str] = mark("Leaf has joined Enoki. The others want him back.")
    goal: ClassVar[str] = mark("Leaf wins with full energy of each color. The others win by defeating Enoki.")
    loss: ClassVar[str] = mark("If one side wins, the other loses; at the end of Day 6 both have lost.")
    special: ClassVar[tuple[str, ...]] = (
        mark("Leaf begins with 2 Gold energy, and a defeat costs him only 1 energy."),
        mark("Enoki is on Leaf's side, with as many Resilience tokens as Leaf has opponents."),
    )
    champion: ClassVar[int] = LEAF
    champion_needed: ClassVar[bool] = True
    seats: ClassVar[tuple[int, int]] = (3, 4)
    unlocks: ClassVar[int] = 2
    corrupted: ClassVar[int] = ENOKI
    corrupted_required: ClassVar[bool] = True
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 3, ()),
        Row(4, 5, (CorruptedActs(),)),
        Row(6, 6, (Each(EVERYBODY, (GainEnergy((0, 0, 0, 1)),), 0),)),
    )

    def leaf(self, state: HaraState) -> int:
        """The seat of Leaf."""
        return state.champion.index(LEAF)

    def set_up(self, state: HaraState) -> None:
        """The sides, and Leaf's head start (HARA-S05-01, HARA-S05-03, HARA-S05-04, A117, A118)."""
        leaf = self.leaf(state)
        state.team[leaf] = 1
        state.team[MOST_SEATS + ENOKI] = 1
        GainEnergy((0, 0, 0, 2)).happen(state, leaf, -1)

    def resilience(self, state: HaraState) -> int:
        return state.seats - 1  # HARA-S05-05

    def energy_lost(self, state: HaraState, seat: int) -> int:
        return 1 if state.champion[seat] == LEAF else 2  # HARA-S05-06, A119

    def check(self, state: HaraState) -> None:
        leaf = self.leaf(state)
        if state.has_full_energy(leaf):  # A117
            state.end("leaf", 1 << leaf)

    def corrupted_defeated(self, state: HaraState, corrupted: int) -> None:
        state.end("others", ((1 << state.seats) - 1) & ~(1 << self.leaf(state)))

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        super().scenario_effect(state, rolled)
        if rolled <= ACTIVATIONS_UP_TO:  # HARA-S05-07
            seat = least_energy(state)
            state.agenda.append(OutOfTurn(seat, -1, 2))

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return False

    def outlook(self, state: HaraState, seat: int) -> float:
        """Enoki's Health against Leaf's energy."""
        leaf = self.leaf(state)
        if seat == leaf:
            return 0.3 * health_left(state) + 0.5 * state.total_energy(leaf) - frailty(state, seat)
        return -0.3 * health_left(state) - 0.5 * state.total_energy(leaf) - frailty(state, seat)

    def rule_of(self, how: str) -> str:
        return "HARA-S05-02"


def least_energy(state: HaraState) -> int:
    """The player with the least energy, by a die among equals (HARA-S05-07, A118)."""
    totals = [state.total_energy(seat) for seat in range(state.seats)]
    equal = [seat for seat in range(state.seats) if totals[seat] == min(totals)]
    if len(equal) > 1:
        state.secrets += 1
    return equal[state.rng.below(len(equal))]


class PartyOnLeaf(Scenario):
    """Solo: seven guests, full energy, and the right place (HARA-S06-01 to -08)."""

    __slots__ = ()

    name: ClassVar[str] = "s06"
    number: ClassVar[int] = 6
    title: ClassVar[str] = mark("Party on, Leaf")
    about: ClassVar[str] = mark("Leaf wants a party on the Baiyu, with seven guests.")
    goal: ClassVar[str] = mark(
        "At the same time: full energy of each color, 7 guests, Leaf on space 3 of The Baiyu, and The Baiyu next to "
        "Oakenmoor with neither in the middle."
    )
    loss: ClassVar[str] = mark("Your second defeat, or the end of Day 6.")
    special: ClassVar[tuple[str, ...]] = (mark("An Ally is kept as a guest, and its Ally reward is still gained."),)
    champion: ClassVar[int] = LEAF
    counts_doom: ClassVar[bool] = True
    champion_needed: ClassVar[bool] = True
    seats: ClassVar[tuple[int, int]] = (1, 1)
    has_corrupted_turn: ClassVar[bool] = False
    watches_places: ClassVar[bool] = True

    def allied(self, state: HaraState, seat: int, card: int) -> bool:
        """Guests lie in the inventory, out of play (A73, A120)."""
        state.guests.append(card)
        return True

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        add_doom(state, "HARA-S06-07")

    def check(self, state: HaraState) -> None:
        if state.doom > 1:
            state.end("doom", 0)
        elif (
            state.at[0] == PARTY_SPACE
            and len(state.guests) >= GUESTS
            and state.has_full_energy(0)
            and are_outer_neighbours(state, THE_BAIYU, OAKENMOOR)
        ):
            state.end("won", 1)

    def heads_home(self, state: HaraState, seat: int) -> bool:
        return False

    def outlook(self, state: HaraState, seat: int) -> float:
        """Guests, then the tiles, then the way to the party."""
        worth = -doom_ahead(state, 2) - frailty(state, seat)
        worth += 3.0 * min(GUESTS, len(state.guests))
        ready = are_outer_neighbours(state, THE_BAIYU, OAKENMOOR)
        worth += 1.5 if ready else 0.0
        if state.has_full_energy(0) and len(state.guests) >= GUESTS:
            worth += 3.0 + (4.0 if ready else 0.0) - 0.6 * nearest(state, 0, [PARTY_SPACE])
        elif len(state.guests) < GUESTS:
            allies = [space for space in state.spread if state.cards.monsters[state.hex_at[space]].ally]
            worth -= 0.5 * nearest(state, 0, allies)
        return worth

    def rule_of(self, how: str) -> str:
        return {"won": "HARA-S06-02", "doom": "HARA-S06-07"}.get(how, "HARA-S06-08")


def are_outer_neighbours(state: HaraState, one: int, other: int) -> bool:
    """Whether two tiles lie in outer positions that share a border (A121)."""
    slots = state.board.slots
    first, second = slots[one], slots[other]
    return first > 0 and second > 0 and (first - second) % WORLDS in (1, WORLDS - 1)
