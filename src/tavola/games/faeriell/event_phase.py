"""Event Phase: Guardian movement, Menace draft, solving by Beacon or Totem, harvest, in this order (FAE-EVENT-01)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.achievements import bits_of
from tavola.games.faeriell.actions import CARD, DONE, GUARDIAN, PLAYERS, REGION
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.doom import move_doom
from tavola.games.faeriell.harvest import HARVEST
from tavola.games.faeriell.pieces import (
    CARD_KINDS,
    CARD_ROOM,
    COLOUR_NAMES,
    CORRUPTION,
    GUARDIAN_NAMES,
    GUARDIANS,
    HAVOC,
    MOST_TRACKED,
)
from tavola.games.faeriell.sheet import track, track_back
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import card_details, draw_essence, pool_size
from tavola.kernel.step import Choice, SeatChoice, Step


def begin_event_phase(state: FaeriellState, player: int) -> None:
    """The four steps (FAE-EVENT-01 to -03)."""
    state.beacons_used = 0
    state.agenda.append(HARVEST)
    state.agenda.append(SOLVE_BY_BEACON)
    state.agenda.append(MENACE_DRAFT)
    state.agenda.append(GUARDIAN_MOVEMENT)


# 1. Great Guardian Movement ------------------------------------------------------------------------------------------


class GuardianMovement(Choice):
    """Which card is revealed to move its Guardian, or none (FAE-EVENT-04 to -06, A33)."""

    __slots__ = ()

    kind: ClassVar[str] = "guardian_movement"
    rules: ClassVar[tuple[str, ...]] = ("FAE-EVENT-04", "FAE-EVENT-05", "FAE-EVENT-06")

    def player(self, state: FaeriellState) -> int:
        return state.player

    def run(self, state: FaeriellState) -> None:
        """Asked of whoever holds a card, since a Guardian with a single Region would give its card away (A21)."""
        if pool_size(state, state.player):
            state.wait_for(self, self.options(state))

    def options(self, state: FaeriellState) -> list[int]:
        pool = state.pool
        first = state.player * CARD_KINDS
        regions = state.world.area_regions
        return [
            DONE,
            *(CARD + card for card in range(CARD_KINDS) if pool[first + card] and len(regions[card % CARD_ROOM]) > 1),
        ]

    def take(self, state: FaeriellState, option: int) -> None:
        if option == DONE:
            return
        player = state.player
        card = option - CARD
        place = player * CARD_KINDS + card
        state.revealed[place] = max(state.revealed[place], 1)
        state.shown |= ((1 << state.seats) - 1) & ~(1 << player)
        if state.events is not None:
            state.report("revealed", "FAE-EVENT-06", player=player, **card_details(card))
        state.agenda.append(MoveGuardian(player, card % CARD_ROOM, "FAE-EVENT-07"))


class MoveGuardian(SeatChoice):
    """To which Region of its own Area the Guardian goes, with the token underneath (FAE-EVENT-07, FAE-EVENT-08)."""

    __slots__ = ("guardian", "rule")

    kind: ClassVar[str] = "move_guardian"
    rules: ClassVar[tuple[str, ...]] = ("FAE-EVENT-07", "FAE-EVENT-08")

    def __init__(self, who: int, guardian: int, rule: str) -> None:
        super().__init__(who)
        self.guardian: int = guardian
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        here = state.guardian_at[self.guardian]
        return [REGION + region for region in state.world.area_regions[self.guardian] if region != here] or [DONE]

    def take(self, state: FaeriellState, option: int) -> None:
        if option != DONE:
            put_guardian(state, self.guardian, option - REGION, self.rule)


def put_guardian(state: FaeriellState, guardian: int, region: int, rule: str) -> None:
    """The Guardian stands in another Region."""
    state.guardian_at[guardian] = region
    if state.events is not None:
        name = state.world.region_names[region]
        state.report("guardian_moved", rule, guardian=GUARDIAN_NAMES[guardian], region=name)


# 2. Menace Draft -----------------------------------------------------------------------------------------------------


class MenaceDraft(Step):
    """How many tokens are drawn, by the Doom position now (FAE-EVENT-09 to -12, A24)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-EVENT-09", "FAE-EVENT-10", "FAE-EVENT-11", "FAE-EVENT-12")

    def run(self, state: FaeriellState) -> None:
        state.draws_left = draws_at(state.doom)
        state.agenda.append(DRAW_TOKEN)


def draws_at(doom: int) -> int:
    """The tokens to draw at a Doom position; on 15, held off, as on 14 (A78)."""
    return min(doom // 5, 2) + 1


class DrawToken(Step):
    """Tokens are drawn and resolved one at a time (FAE-EVENT-13)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-EVENT-13",)

    def run(self, state: FaeriellState) -> None:
        if not state.draws_left or not state.bag:
            return
        state.draws_left -= 1
        state.agenda.append(self)
        token = draw_token(state)
        if token == HAVOC:
            havoc(state)
            return
        guardian = seen_side(state, token)
        colour = token >> 2
        if state.events is not None:
            state.report(
                "drawn",
                "FAE-EVENT-13",
                player=state.player,
                colour=COLOUR_NAMES[colour],
                guardian=GUARDIAN_NAMES[guardian],
            )
        if colour == CORRUPTION:
            # Solved by the active player; no further tokens after it (FAE-EVENT-17, FAE-EVENT-18, A25).
            state.draws_left = 0
            state.agenda.append(CorruptionEvent(state.player, token, guardian))
        elif state.token_on[guardian] < 0:
            state.token_on[guardian] = token
        else:
            state.aside.append(token)
            move_doom(state, 1, "FAE-EVENT-15")


def draw_token(state: FaeriellState) -> int:
    """A random token, taken out of the Event Bag."""
    state.secrets += 1
    place = state.rng.below(len(state.bag))
    token = state.bag[place]
    state.bag[place] = state.bag[-1]
    state.bag.pop()
    return token


def seen_side(state: FaeriellState, token: int) -> int:
    """The Guardian on the side seen first: a fair coin, as nobody may pick (FAE-MENACE-04, M14)."""
    sides = state.rules.values.token_sides[token & 3]
    return sides[state.rng.below(2)]


def havoc(state: FaeriellState) -> None:
    """Doom moves, and every discarded token is back in the bag with Havoc (FAE-EVENT-28 to -30)."""
    state.draws_left = 0
    state.bag += state.aside
    state.bag.append(HAVOC)
    state.aside = []
    if state.events is not None:
        state.report("havoc", "FAE-EVENT-28", player=state.player)
    move_doom(state, 1, "FAE-EVENT-28")


# 3. Solve a Menace by Beacon or Spiritual Totem ----------------------------------------------------------------------


def beacons_for(state: FaeriellState, player: int, guardian: int) -> list[int]:
    """The own unused Beacons that could solve the Guardian's Menace (FAE-BEACON-01 to -03, A32)."""
    colour = state.token_colour(guardian)
    if colour < 0 or colour == CORRUPTION:
        return []
    return [
        region
        for region in bits_of(state.owned[player] & ~state.beacons_used)
        if state.beacon[region] == colour and (state.world.area[region] == guardian or state.totem == region)
    ]


class SolveByBeacon(Choice):
    """Which Menace a Beacon solves, until nobody wants or can (FAE-EVENT-02, FAE-BEACON-01)."""

    __slots__ = ()

    kind: ClassVar[str] = "beacon_solve"
    rules: ClassVar[tuple[str, ...]] = ("FAE-BEACON-01", "FAE-BEACON-02", "FAE-BEACON-03")

    def player(self, state: FaeriellState) -> int:
        return state.player

    def options(self, state: FaeriellState) -> list[int]:
        player = state.player
        return [
            DONE,
            *(GUARDIAN + guardian for guardian in range(GUARDIANS) if beacons_for(state, player, guardian)),
        ]

    def take(self, state: FaeriellState, option: int) -> None:
        if option == DONE:
            return
        state.agenda.append(self)
        state.agenda.append(UseBeacon(state.player, option - GUARDIAN))


class UseBeacon(SeatChoice):
    """Which of several Beacons does it."""

    __slots__ = ("guardian",)

    kind: ClassVar[str] = "which_beacon"
    rules: ClassVar[tuple[str, ...]] = ("FAE-BEACON-01",)

    def __init__(self, who: int, guardian: int) -> None:
        super().__init__(who)
        self.guardian: int = guardian

    def options(self, state: FaeriellState) -> list[int]:
        return [REGION + region for region in beacons_for(state, self.who, self.guardian)]

    def take(self, state: FaeriellState, option: int) -> None:
        state.beacons_used |= 1 << option - REGION
        solve_menace(state, self.who, self.guardian, "FAE-BEACON-04")


def solve_menace(state: FaeriellState, player: int, guardian: int, rule: str, hero: str = "") -> None:
    """Discard the Menace, draw its Essence, move the Tracking token, in this order (FAE-BEACON-04, FAE-HERO-12)."""
    colour = take_menace(state, player, guardian, rule, "solved", hero)
    draw_essence(state, player, colour, rule)
    if state.tracking[player * 4 + colour] < MOST_TRACKED:
        track(state, player, colour, rule)
    elif state.rules.advanced and state.seats > 1:
        state.agenda.append(PushBack(player, colour))


def take_menace(state: FaeriellState, player: int, guardian: int, rule: str, event: str, hero: str = "") -> int:
    """Put the Guardian's Menace next to the bag; its colour. ``hero`` is who does it, where a Hero does."""
    token = state.token_on[guardian]
    state.token_on[guardian] = -1
    state.aside.append(token)
    colour = token >> 2
    if state.events is not None:
        by = {"hero": hero} if hero else {}
        state.report(event, rule, player=player, guardian=GUARDIAN_NAMES[guardian], colour=COLOUR_NAMES[colour], **by)
    return colour


class PushBack(SeatChoice):
    """Advanced Rule: with the own token on 5, another player's moves 1 back (FAE-BEACON-07, FAE-HERO-14, A30)."""

    __slots__ = ("colour",)

    kind: ClassVar[str] = "push_back"
    rules: ClassVar[tuple[str, ...]] = ("FAE-BEACON-07", "FAE-HERO-14")

    def __init__(self, who: int, colour: int) -> None:
        super().__init__(who)
        self.colour: int = colour

    def options(self, state: FaeriellState) -> list[int]:
        return [
            DONE,
            *(
                PLAYERS + player
                for player in range(state.seats)
                if player != self.who and state.tracking[player * 4 + self.colour]
            ),
        ]

    def take(self, state: FaeriellState, option: int) -> None:
        if option != DONE:
            track_back(state, option - PLAYERS, self.colour, "FAE-BEACON-07")


GUARDIAN_MOVEMENT: Final = GuardianMovement()
MENACE_DRAFT: Final = MenaceDraft()
DRAW_TOKEN: Final = DrawToken()
SOLVE_BY_BEACON: Final = SolveByBeacon()
