"""The Day (Complete Rules 4.2): Morning, Noon, Afternoon, Dusk, Night, and their daily effects in order."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import (
    ACCEPT,
    DECLINE,
    OWN_HAND,
    OWN_LANDMARKS,
    OWN_RESERVE,
    PIECES,
    ROOM,
    piece_at,
)
from tavola.games.altered.adventure import held, step_forward, won_terrains
from tavola.games.altered.arena import arena_progress
from tavola.games.altered.card import (
    AT_AFTERNOON,
    AT_DUSK,
    AT_MORNING,
    AT_NIGHT,
    AT_NOON,
    FAILED_TO_MOVE,
    MOVED_BY_FOREST,
    MOVED_FORWARD,
    Card,
)
from tavola.games.altered.drawpile import draw_each, need_deck, refill_deck
from tavola.games.altered.lasting import THIS_AFTERNOON, THIS_DAY, end_lasting
from tavola.games.altered.leaving import move_to
from tavola.games.altered.objects import change_zone, refresh, report_move
from tavola.games.altered.passives import is_eternal, is_gigantic, is_ignored, open_terrains
from tavola.games.altered.reactions import CHECK_REACTIONS, announce, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.games.altered.turns import TURNS
from tavola.games.altered.victory import check_victory
from tavola.games.altered.zones import (
    AFTERNOON,
    ANCHORED,
    ASLEEP,
    DECK,
    DISCARD,
    DUSK,
    EXHAUSTED,
    EXPEDITION,
    FOREST,
    GONE,
    HAND,
    LANDMARK,
    LIMBO,
    MANA,
    MORNING,
    NIGHT,
    NOON,
    PHASE_NAMES,
    RESERVE,
    SPARE,
)
from tavola.kernel.step import Choice, Step


def open_phase(state: AlteredState, phase: int, trigger: int) -> None:
    """A phase opens by activating all its "At [phase]" Reactions at once (ALT-DAY-02)."""
    state.phase = phase
    if state.events is not None:
        state.report("phase", "ALT-DAY-01", phase=PHASE_NAMES[phase], day=state.day)
    listeners = waiting_for(state, trigger)
    if listeners:
        for player in (0, 1):
            announce(state, trigger, tuple([one for one in listeners if state.controller(one) == player]), player)


class EachInTurn(Choice):
    """A question for each player: the first player answers before the other (ALT-GOLDEN-08)."""

    __slots__ = ("second",)

    def __init__(self, second: bool) -> None:
        self.second: bool = second

    def player(self, state: AlteredState) -> int:
        return 1 - state.first_player if self.second else state.first_player


# Morning (4.2.1) -----------------------------------------------------------------------------------------------------


class Morning(Step):
    """A new Day begins (ALT-DAY-01)."""

    __slots__ = ()

    def run(self, state: AlteredState) -> None:
        state.day += 1
        state.forward_today = [False, False, False, False]
        state.advanced = [-1, -1, -1, -1]
        state.passed = [False, False]
        state.played_today = [0, 0]
        state.activated = []
        state.quick_used = []
        for card in state.zones[GONE]:
            state.zone[card] = SPARE
        state.zones[SPARE] += state.zones[GONE]
        state.zones[GONE] = []
        open_phase(state, MORNING, AT_MORNING)


class Succeed(Step):
    """The other player becomes first player (ALT-MORNING-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-MORNING-01",)

    def run(self, state: AlteredState) -> None:
        state.first_player = 1 - state.first_player
        refresh(state)
        if state.events is not None:
            state.report("first_player", "ALT-MORNING-01", player=state.first_player)


class Prepare(Step):
    """Both players ready everything of theirs (ALT-MORNING-02)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-MORNING-02",)

    def run(self, state: AlteredState) -> None:
        state.spent = [0, 0]
        status = state.status
        for zone in range(RESERVE, LIMBO):
            for card in state.zones[zone]:
                status[card] &= ~EXHAUSTED
        refresh(state)
        if state.events is not None:
            state.report("prepared", "ALT-MORNING-02")


class DailyDraw(Step):
    """Both players draw 2 (ALT-MORNING-03), unless a Hero says otherwise of its own player (ALT-MORNING-07)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-MORNING-03",)

    def run(self, state: AlteredState) -> None:
        players = [state.first_player, 1 - state.first_player]
        heroes = [morning_of(state, player) for player in players]
        draw_each(state, players, [2 if hero is None else hero.morning_draw for hero in heroes], "ALT-MORNING-03")


def morning_of(state: AlteredState, player: int) -> Card | None:
    """The Hero whose passives may change the player's own Morning (ALT-MORNING-07)."""
    hero = state.hero(player)
    return None if hero < 0 or is_ignored(state, hero) else state.card[hero]


class AskRefill(EachInTurn):
    """Option "Morning only": whether to refill an empty Deck from the discard pile (ALT-EMPTY-05)."""

    __slots__ = ()

    kind: ClassVar[str] = "refill"
    rules: ClassVar[tuple[str, ...]] = ("ALT-EMPTY-05",)

    def options(self, state: AlteredState) -> list[int]:
        player = self.player(state)
        zones = state.zones
        if state.rules.refill_any_time or zones[DECK + player] or not zones[DISCARD + player]:
            return [DECLINE]
        return [DECLINE, ACCEPT]

    def take(self, state: AlteredState, option: int) -> None:
        if option == ACCEPT:
            refill_deck(state, self.player(state))


def can_reach_deck(state: AlteredState, player: int) -> bool:
    """Whether a step that needs the top card of the Deck would find one (ALT-EMPTY-01)."""
    return bool(state.zones[DECK + player] or (state.rules.refill_any_time and state.zones[DISCARD + player]))


class Expand(EachInTurn):
    """Whether to turn one hand card into a Mana Orb, face down and ready, for good (ALT-MORNING-04, -05)."""

    __slots__ = ()

    kind: ClassVar[str] = "expand"
    rules: ClassVar[tuple[str, ...]] = ("ALT-MORNING-04", "ALT-MORNING-05")

    def options(self, state: AlteredState) -> list[int]:
        player = self.player(state)
        hero = morning_of(state, player)
        if hero is not None and hero.expands_from_deck:
            return [DECLINE, ACCEPT] if can_reach_deck(state, player) else [DECLINE]
        first = PIECES + OWN_HAND * ROOM
        count = min(len(state.zones[HAND + player]), ROOM)
        return [DECLINE, *range(first, first + count)]

    def take(self, state: AlteredState, option: int) -> None:
        player = self.player(state)
        if option == DECLINE:
            if state.events is not None:
                state.report("not_expanded", "ALT-MORNING-05", player=player)
            return
        if option == ACCEPT:
            need_deck(state, player, 1)
            state.secrets += 1
            make_orb(state, state.zones[DECK + player][-1], "ALT-MORNING-07")
            return
        make_orb(state, piece_at(state, player, option), "ALT-MORNING-04")


def make_orb(state: AlteredState, card: int, rule: str) -> None:
    """Turn a hidden card into a Mana Orb that is ready."""
    old = state.zone[card]
    was_id = state.stamp[card]
    change_zone(state, card, MANA + state.owner[card])
    refresh(state)
    if state.events is not None:
        report_move(state, card, old, MANA, was_id, rule)


# Noon (4.2.2) and Afternoon (4.2.3) ----------------------------------------------------------------------------------


class Noon(Step):
    """Nothing but "At Noon" Reactions (ALT-NOON-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-NOON-01",)

    def run(self, state: AlteredState) -> None:
        open_phase(state, NOON, AT_NOON)


class Afternoon(Step):
    """Afternoon opens; its turns begin when no Reaction is pending (ALT-REACT-05)."""

    __slots__ = ()

    def run(self, state: AlteredState) -> None:
        state.agenda.append(FIRST_TURN)
        state.agenda.append(CHECK_REACTIONS)
        open_phase(state, AFTERNOON, AT_AFTERNOON)


class FirstTurn(Step):
    """The first player begins (ALT-TURN-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-TURN-01",)

    def run(self, state: AlteredState) -> None:
        state.turn = state.first_player
        state.agenda.append(TURNS[state.first_player])


FIRST_TURN: Final = FirstTurn()


# Dusk (4.2.4) --------------------------------------------------------------------------------------------------------


class Dusk(Step):
    """Dusk opens; "At Dusk" Reactions resolve before Progress is reckoned (ALT-PROGRESS-16)."""

    __slots__ = ()

    def run(self, state: AlteredState) -> None:
        end_lasting(state, THIS_AFTERNOON)
        open_phase(state, DUSK, AT_DUSK)


class Progress(Step):
    """Every Expedition that wins a terrain of its region steps forward, all at once (ALT-PROGRESS-01 to -08)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-PROGRESS-02", "ALT-PROGRESS-03", "ALT-PROGRESS-07")

    def run(self, state: AlteredState) -> None:
        if state.arena:
            arena_progress(state)
            return
        moving = waiting_for(state, MOVED_FORWARD)
        by_forest = waiting_for(state, MOVED_BY_FOREST)
        failing = waiting_for(state, FAILED_TO_MOVE)
        # Totals are fixed before any counter moves.
        won = [0, 0, 0, 0]
        for expedition in range(4):
            found = won_terrains(state, expedition, open_terrains(state, expedition))
            if found and held(state, expedition, DUSK) is None:
                won[expedition] = found
        for expedition in range(4):
            if won[expedition] and step_forward(state, expedition, 1, "ALT-PROGRESS-03"):
                state.advanced[expedition] = won[expedition]
        if moving or failing or by_forest:
            for expedition in range(4):
                if state.advanced[expedition] >= 0:
                    announce(state, MOVED_FORWARD, moving, expedition >> 1)
                    if state.advanced[expedition] & FOREST:
                        announce(state, MOVED_BY_FOREST, by_forest, expedition >> 1)
                else:
                    here = [card for card in failing if fails_with(state, card, expedition)]
                    announce(state, FAILED_TO_MOVE, tuple(here), expedition >> 1)


def fails_with(state: AlteredState, card: int, expedition: int) -> bool:
    """Whether "my Expedition" of the card has failed now that this one has.

    For a Gigantic Character it is both that must have failed, and they do so once (ALT-KEYWORD-GIGANTIC-08).
    """
    if state.zone[card] != EXPEDITION + expedition:
        return False
    return state.advanced[expedition ^ 1] < 0 or not is_gigantic(state, card)


# Night (4.2.5) -------------------------------------------------------------------------------------------------------


class Night(Step):
    """Night opens."""

    __slots__ = ()

    def run(self, state: AlteredState) -> None:
        open_phase(state, NIGHT, AT_NIGHT)


class Rest(Step):
    """Every Character in an Expedition goes to Reserve, both players' at once (ALT-REST-01, ALT-REST-02)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-REST-01", "ALT-REST-02")

    def run(self, state: AlteredState) -> None:
        status = state.status
        leaving: list[int] = []
        for zone in range(EXPEDITION, EXPEDITION + 4):
            for card in state.zones[zone]:
                if status[card] & (ANCHORED | ASLEEP):
                    # One Rest removes both (ALT-STATUS-ASLEEP-03).
                    status[card] &= ~(ANCHORED | ASLEEP)
                elif not is_eternal(state, card):
                    leaving.append(card)
        if state.delayed:
            state.agenda.append(AFTER_REST)
        if leaving:
            move_to(state, leaving, RESERVE, "ALT-REST-01")
        else:
            refresh(state)


class AfterRest(Step):
    """What waited for Rest is now mixed freely with what Rest set off (ALT-DAY-05, ALT-REACT-22)."""

    __slots__ = ()

    def run(self, state: AlteredState) -> None:
        for entry in state.delayed:
            state.pending[entry.player].append(entry)
        state.delayed = []


AFTER_REST: Final = AfterRest()


class GiveUp(EachInTurn):
    """Which surplus card a player gives up; asked again until the limit is kept (ALT-CLEANUP-01, -02)."""

    __slots__ = ()

    def options(self, state: AlteredState) -> list[int]:
        """What may be given up; within the limit nothing may be (ALT-CLEANUP-05)."""
        player = self.player(state)
        zone, place = self.where(player)
        cards = state.zones[zone]
        limit = self.limit_of(state, player)
        if len(cards) <= limit:
            return [DECLINE]
        kept = [position for position, card in enumerate(cards) if card not in state.surplus]
        if len(kept) <= limit:
            return [DECLINE]
        # Where nothing within reach is left, what lies beyond it goes.
        return [PIECES + place * ROOM + position for position in kept if position < ROOM] or [DECLINE]

    def limit_of(self, state: AlteredState, player: int) -> int:
        """How many cards a player keeps: below zero counts as zero (ALT-CLEANUP-04), without a Hero 2 (ALT-CARD-24)."""
        hero = state.hero(player)
        return max(0, self.limit(state.card[hero])) if hero >= 0 else 2

    def limit(self, hero: Card) -> int:
        """How many cards the Hero lets its player keep."""
        raise AssertionError(f"{type(self).__name__} has no limit")

    def where(self, player: int) -> tuple[int, int]:
        """The zone that is cleaned up, and its place as the player sees it."""
        raise AssertionError(f"{type(self).__name__} is about no zone")

    def take(self, state: AlteredState, option: int) -> None:
        """Mark a surplus card; it leaves only when both players have chosen."""
        player = self.player(state)
        if option == DECLINE:
            kept = [card for card in state.zones[self.where(player)[0]] if card not in state.surplus]
            state.surplus += kept[self.limit_of(state, player) :]
            return
        card = piece_at(state, player, option)
        state.surplus.append(card)
        state.agenda.append(self)
        if state.events is not None:
            # The other player knows it before choosing (ALT-CLEANUP-03, ALT-GOLDEN-08).
            state.report(
                "gives_up", "ALT-CLEANUP-03", player=player, card=state.card[card].reference, id=state.stamp[card]
            )


class KeepReserve(GiveUp):
    """Which Reserve card is discarded (ALT-CLEANUP-01)."""

    __slots__ = ()

    kind: ClassVar[str] = "clean_up_reserve"
    rules: ClassVar[tuple[str, ...]] = ("ALT-CLEANUP-01", "ALT-CLEANUP-03")

    def limit(self, hero: Card) -> int:
        return hero.reserve_limit

    def where(self, player: int) -> tuple[int, int]:
        return RESERVE + player, OWN_RESERVE


class KeepLandmarks(GiveUp):
    """Which Landmark is sacrificed (ALT-CLEANUP-02)."""

    __slots__ = ()

    kind: ClassVar[str] = "clean_up_landmarks"
    rules: ClassVar[tuple[str, ...]] = ("ALT-CLEANUP-02", "ALT-CLEANUP-03")

    def limit(self, hero: Card) -> int:
        return hero.landmark_limit

    def where(self, player: int) -> tuple[int, int]:
        return LANDMARK + player, OWN_LANDMARKS


class CleanUp(Step):
    """Everything surplus leaves at one moment (ALT-CLEANUP-03): Landmarks by sacrifice, Reserve cards by discard."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-CLEANUP-01", "ALT-CLEANUP-02", "ALT-CLEANUP-03")

    def run(self, state: AlteredState) -> None:
        if not state.surplus:
            return
        surplus = state.surplus
        state.surplus = []
        move_to(state, surplus, DISCARD, "ALT-CLEANUP-03", True)


class CheckVictory(Step):
    """The last daily effect of Night (ALT-VICTORY-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-VICTORY-01", "ALT-VICTORY-04")

    def run(self, state: AlteredState) -> None:
        end_lasting(state, THIS_DAY)
        check_victory(state)
        if state.winner < 0:
            state.agenda.append(NEXT_DAY)


class NextDay(Step):
    """The next Day's Morning follows (ALT-DAY-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-DAY-01", "ALT-DAY-06")

    def run(self, state: AlteredState) -> None:
        state.agenda += WHOLE_DAY


class FirstDay(Step):
    """Day 1 has no Morning (ALT-SETUP-08)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-SETUP-08",)

    def run(self, state: AlteredState) -> None:
        state.day = 1
        state.agenda += FROM_NOON


NEXT_DAY: Final = NextDay()
FIRST_DAY: Final = FirstDay()

#: From Noon to Check Victory, last first. After every daily effect Reactions are checked (ALT-DAY-04).
FROM_NOON: Final[list[Step]] = [
    CheckVictory(),
    CHECK_REACTIONS,
    CleanUp(),
    KeepLandmarks(True),
    KeepReserve(True),
    KeepLandmarks(False),
    KeepReserve(False),
    CHECK_REACTIONS,
    Rest(),
    CHECK_REACTIONS,
    Night(),
    CHECK_REACTIONS,
    Progress(),
    CHECK_REACTIONS,
    Dusk(),
    Afternoon(),
    CHECK_REACTIONS,
    Noon(),
]
#: Succeed, Prepare, Draw, Expand run strictly in this order (ALT-MORNING-06).
WHOLE_DAY: Final[list[Step]] = [
    *FROM_NOON,
    CHECK_REACTIONS,
    Expand(True),
    Expand(False),
    CHECK_REACTIONS,
    DailyDraw(),
    AskRefill(True),
    AskRefill(False),
    CHECK_REACTIONS,
    Prepare(),
    CHECK_REACTIONS,
    Succeed(),
    CHECK_REACTIONS,
    Morning(),
]
