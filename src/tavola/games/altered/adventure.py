"""The Adventure (Complete Rules 3.2.1): the row of eight regions and how Expeditions move along it (7.3.21, 7.3.22)."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.card import FORBIDS
from tavola.games.altered.lasting import movement_stopped
from tavola.games.altered.passives import characters_in, is_defender, is_gigantic, is_ignored, limited_to_progress
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import ALL_TERRAINS, ASLEEP, DUSK, EXPEDITION, FOREST, MOUNTAIN, WATER
from tavola.kernel.language import mark
from tavola.kernel.refusal import Refusal

#: The Hero region, and the Companion region at the other end (ALT-BOARD-01).
HERO_REGION: Final = 0
COMPANION_REGION: Final = 7
REGION_COUNT: Final = 8

#: The terrains of the two halves of each Tumult card (ALT-COMP-02).
TUMULTS: Final = ((FOREST, MOUNTAIN | WATER), (MOUNTAIN, FOREST | WATER), (WATER, FOREST | MOUNTAIN))

IN_THE_ARENA: Final = Refusal(mark("In the Arena nothing moves forward or backward."), "ALT-ARENA-03")
BEFORE_THE_ARENA: Final = Refusal(
    mark("Both players have arrived: this Day is finished without further movement."), "ALT-VICTORY-08"
)
HELD_BY_DEFENDER: Final = Refusal(mark("A Defender holds this Expedition back in Dusk."), "ALT-KEYWORD-DEFENDER-01")
HELD_BY_EFFECT: Final = Refusal(mark("An effect keeps this Expedition from moving forward."), "ALT-GOLDEN-01")


def lay_out(state: AlteredState) -> None:
    """Lay the Tumult cards face down between the two ends, in random order and orientation (ALT-SETUP-02)."""
    order = [0, 1, 2]
    state.rng.shuffle(order)
    state.regions = [ALL_TERRAINS]
    for tumult in order:
        left, right = TUMULTS[tumult]
        state.regions += [left, right] if state.rng.below(2) else [right, left]
    state.regions.append(ALL_TERRAINS)
    state.face_up = [True] + [False] * 6 + [True]
    state.at = [HERO_REGION, COMPANION_REGION, HERO_REGION, COMPANION_REGION]


def distance(state: AlteredState, expedition: int) -> int:
    """Regions between an Expedition's counter and its own start (ALT-BOARD-05)."""
    at = state.at[expedition]
    return COMPANION_REGION - at if expedition & 1 else at


def lead(state: AlteredState, expedition: int) -> int:
    """How far an Expedition is ahead of the one that faces it: positive ahead, negative behind, 0 tied.

    During tiebreakers every Expedition counts as tied (ALT-ARENA-13).
    """
    return 0 if state.arena else distance(state, expedition) - distance(state, expedition ^ 2)


def held(state: AlteredState, expedition: int, phase: int) -> Refusal | None:
    """What keeps an Expedition from moving forward in ``phase``, as things now stand; None if nothing does."""
    if state.arena:
        return IN_THE_ARENA
    if state.stalled:
        return BEFORE_THE_ARENA
    if phase == DUSK:
        # Only its own side, and only in Dusk (ALT-KEYWORD-DEFENDER-02).
        for card in characters_in(state, expedition):
            if is_defender(state, card):
                return HELD_BY_DEFENDER
    if state.lasting and movement_stopped(state, expedition):
        return HELD_BY_EFFECT
    for card in state.listening[FORBIDS]:
        if state.card[card].forbids_movement and not is_ignored(state, card) and not is_gigantic(state, card):
            # A Gigantic Character has no other Expedition (ALT-KEYWORD-GIGANTIC-09).
            other = (state.zone[card] - EXPEDITION) ^ 1
            if expedition in (other, other ^ 2):
                return HELD_BY_EFFECT
    return None


def move_forward(state: AlteredState, expedition: int, regions: int, rule: str) -> int:
    """Move an Expedition forward, at most to the far end (ALT-MOVE-03, -04); returns how far it went."""
    if held(state, expedition, state.phase) is not None or limited_to_progress(state, expedition):
        return 0
    return step_forward(state, expedition, regions, rule)


def step_forward(state: AlteredState, expedition: int, regions: int, rule: str) -> int:
    """Move an Expedition forward that nothing holds back; returns how far it went."""
    old = state.at[expedition]
    if expedition & 1:
        new = max(old - regions, HERO_REGION)
        passed = range(old - 1, new - 1, -1)
    else:
        new = min(old + regions, COMPANION_REGION)
        passed = range(old + 1, new + 1)
    if new == old:
        return 0
    for region in passed:
        if not state.face_up[region]:
            turn_up(state, region)
    state.at[expedition] = new
    state.forward_today[expedition] = True
    state.counters_moved = True
    if state.events is not None:
        state.report("moved_forward", rule, player=expedition >> 1, expedition=expedition, region=new)
    return abs(new - old)


def turn_up(state: AlteredState, region: int) -> None:
    """Turn up the Tumult card of a region: both halves become known and stay so (ALT-MOVE-02)."""
    first = region - (region - 1) % 2
    state.face_up[first] = True
    state.face_up[first + 1] = True
    state.secrets += 1
    if state.events is not None:
        state.report("turned_up", "ALT-MOVE-02", regions=[first, first + 1])


def move_backward(state: AlteredState, expedition: int, regions: int, rule: str) -> None:
    """Move an Expedition towards its own start, at most to it (ALT-MOVE-05, ALT-MOVE-06)."""
    if state.arena or state.stalled:
        return
    old = state.at[expedition]
    new = min(old + regions, COMPANION_REGION) if expedition & 1 else max(old - regions, HERO_REGION)
    if new == old:
        return
    state.at[expedition] = new
    state.counters_moved = True
    if state.events is not None:
        state.report("moved_backward", rule, player=expedition >> 1, expedition=expedition, region=new)


def totals(state: AlteredState, expedition: int) -> tuple[int, int, int]:
    """Forest, Mountain and Water of an Expedition as Progress adds them up (ALT-PROGRESS-01)."""
    forest = mountain = water = 0
    for card in characters_in(state, expedition):
        if state.status[card] & ASLEEP:
            # Asleep Characters add nothing, boosts included (ALT-STATUS-ASLEEP-01).
            continue
        printed = state.card[card]
        boosts = state.boosts[card]
        forest += printed.forest + boosts
        mountain += printed.mountain + boosts
        water += printed.water + boosts
    return forest, mountain, water


def won_terrains(state: AlteredState, expedition: int, terrains: int) -> int:
    """Those of ``terrains`` in which an Expedition's total is above the facing one's, and so above 0 (ALT-PROGRESS-03).

    Statistics are never negative, so a higher total always exceeds 0 (ALT-PROGRESS-04), and a tie wins nothing.
    """
    own = totals(state, expedition)
    facing = totals(state, expedition ^ 2)
    won = 0
    for index in range(3):
        if terrains >> index & 1 and own[index] > facing[index]:
            won |= 1 << index
    return won
