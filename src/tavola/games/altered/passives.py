"""Passives (Complete Rules 2.3): what abilities change as long as they are there.

Keywords that a card prints are read from the card. Passives that grant keywords to objects, or make abilities be
ignored, are recomputed from an empty slate after every event that could matter (ALT-PASSIVE-02), but only while one is
in play: most games never pay for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavola.games.altered.card import ALWAYS, CHARACTER, FORBIDS, LATE_BALANCE, LEAVES_EXPEDITIONS, LEAVES_LANDMARKS
from tavola.games.altered.state import WAS_IGNORED, AlteredState
from tavola.games.altered.zones import (
    ALL_TERRAINS,
    EXPEDITION,
    HERO,
    LAST_IN_PLAY,
    PLAYER_OF,
)

if TYPE_CHECKING:
    from tavola.games.altered.abilities import Reaction
    from tavola.games.altered.card import Card
    from tavola.games.altered.standing_abilities import Grant

# Keywords (7.4) that can be granted.
GIGANTIC: Final = 0
TOUGH: Final = 1
SEASONED: Final = 2
ETERNAL: Final = 3
DEFENDER: Final = 4
#: Not a keyword: the object's abilities are ignored (ALT-PASSIVE-09).
IGNORED: Final = 5
KEYWORD_COUNT: Final = 6


class Granted:
    """What passives grant now: for each keyword the objects that have it, with its value. Immutable once made."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: list[dict[int, int]] = [{} for _ in range(KEYWORD_COUNT)]

    def value(self, keyword: int, card: int) -> int:
        """The value granted to ``card``; 0 for none."""
        return self.values[keyword].get(card, 0)

    def copy(self) -> Granted:
        copy = Granted()
        copy.values = [dict(values) for values in self.values]
        return copy

    def add(self, grant: Grant, cards: list[int], amount: int) -> None:
        """Add what ``grant`` gives to ``cards``. Tough values add up (ALT-KEYWORD-TOUGH-07)."""
        values = self.values[grant.keyword]
        for card in cards:
            values[card] = values.get(card, 0) + amount


class _Passive:
    """A grant of one object, while the order of application is found."""

    __slots__ = ("card", "grant", "stamp")

    def __init__(self, card: int, grant: Grant, stamp: int) -> None:
        self.card: int = card
        self.grant: Grant = grant
        self.stamp: int = stamp


def recompute(state: AlteredState, sources: tuple[int, ...]) -> Granted:
    """Apply every passive once: lowest timestamp first among those that depend on no other (ALT-PASSIVE-07)."""
    waiting = [_Passive(card, grant, state.stamp[card]) for card in sources for grant in state.card[card].grants]
    waiting.sort(key=lambda passive: passive.stamp)
    result = Granted()
    if all(passive.grant.independent for passive in waiting):
        # None of them can change another: no order has to be found.
        for passive in waiting:
            effect = _effect_of(state, result, passive)
            if effect is not None:
                result.add(passive.grant, effect[0], effect[1])
        return result
    while waiting:
        passive = waiting[0] if len(waiting) == 1 else _next_to_apply(state, result, waiting)
        waiting.remove(passive)
        effect = _effect_of(state, result, passive)
        if effect is not None:
            result.add(passive.grant, effect[0], effect[1])
    return result


def _effect_of(state: AlteredState, granted: Granted, passive: _Passive) -> tuple[list[int], int] | None:
    """Which objects the passive would reach, and with what value; None if it is not there."""
    # A passive that tells to ignore itself works all the same (ALT-PASSIVE-10): what it does is asked before.
    if granted.values[IGNORED].get(passive.card, 0):
        return None
    grant = passive.grant
    state.granted = granted
    player = PLAYER_OF[state.zone[passive.card]]
    if grant.condition is not None and not grant.condition.stands(state, player, passive.card):
        return None
    amount = grant.amount_now(state, player, passive.card)
    cards = [
        card
        for zone in grant.zones[player]
        for card in state.zones[zone]
        if grant.reaches(state, player, passive.card, card)
    ]
    return cards, amount


def _next_to_apply(state: AlteredState, granted: Granted, waiting: list[_Passive]) -> _Passive:
    """The lowest timestamp among passives free of dependencies; a circle counts as free (ALT-PASSIVE-08)."""
    count = len(waiting)
    depends = [[_depends(state, granted, a, b) if a is not b else False for b in waiting] for a in waiting]
    for via in range(count):
        for a in range(count):
            if depends[a][via]:
                for b in range(count):
                    if depends[via][b]:
                        # The relation is transitive (ALT-PASSIVE-06).
                        depends[a][b] = True
    for a in range(count):
        if all(not depends[a][b] or depends[b][a] for b in range(count)):
            return waiting[a]
    raise AssertionError("among finitely many passives one is free")


def _depends(state: AlteredState, granted: Granted, a: _Passive, b: _Passive) -> bool:
    """Whether applying ``b`` would remove ``a``, change what it reaches, or change what it does (ALT-PASSIVE-06)."""
    alone = _effect_of(state, granted, a)
    first = _effect_of(state, granted, b)
    if first is None:
        return False
    after = granted.copy()
    after.add(b.grant, first[0], first[1])
    return _effect_of(state, after, a) != alone


# Keywords as they are now (7.4) --------------------------------------------------------------------------------------


def is_ignored(state: AlteredState, card: int) -> bool:
    """Whether the object's abilities are ignored (ALT-PASSIVE-09)."""
    granted = state.granted
    return granted is not None and card in granted.values[IGNORED]


def is_gigantic(state: AlteredState, card: int) -> bool:
    """Whether the Character is present in both Expeditions of its controller (ALT-KEYWORD-GIGANTIC-01)."""
    granted = state.granted
    return state.card[card].gigantic if granted is None else gigantic_by(granted, state.card[card], card)


def gigantic_by(granted: Granted | None, printed: Card, card: int) -> bool:
    """Whether the Character is Gigantic when passives grant this."""
    if granted is None:
        return printed.gigantic
    return card in granted.values[GIGANTIC] or (printed.gigantic and card not in granted.values[IGNORED])


def tough(state: AlteredState, card: int) -> int:
    """How much mana an opponent's effect must pay to choose the object as target (ALT-KEYWORD-TOUGH-01)."""
    zone = state.zone[card]
    if zone < HERO + 2 or zone > LAST_IN_PLAY:
        # In Reserve it does not function (ALT-KEYWORD-TOUGH-06).
        return 0
    printed = state.card[card]
    value = printed.tough
    if printed.tough_count is not None:
        value += printed.tough_count.of_object(state, PLAYER_OF[zone], card)
    granted = state.granted
    if granted is not None:
        if card in granted.values[IGNORED]:
            value = 0
        value += granted.value(TOUGH, card)
    return value


def is_seasoned(state: AlteredState, card: int, zone: int) -> bool:
    """Whether the Character, in ``zone`` until now, keeps its boosts on the way to Reserve."""
    if zone < EXPEDITION or zone > LAST_IN_PLAY:
        # Only having it in the Expedition zone matters (ALT-KEYWORD-SEASONED-02).
        return False
    granted = state.granted
    if granted is None:
        return state.card[card].seasoned
    return card in granted.values[SEASONED] or (state.card[card].seasoned and card not in granted.values[IGNORED])


def is_eternal(state: AlteredState, card: int) -> bool:
    """Whether Rest leaves the Character in its Expedition (ALT-KEYWORD-ETERNAL-01)."""
    granted = state.granted
    if granted is None:
        return state.card[card].eternal
    return card in granted.values[ETERNAL] or (state.card[card].eternal and card not in granted.values[IGNORED])


def is_defender(state: AlteredState, card: int) -> bool:
    """Whether the Character holds its Expedition back in Dusk (ALT-KEYWORD-DEFENDER-01)."""
    granted = state.granted
    if granted is None:
        return state.card[card].defender
    return card in granted.values[DEFENDER] or (state.card[card].defender and card not in granted.values[IGNORED])


def characters_in(state: AlteredState, expedition: int) -> list[int]:
    """The Characters in an Expedition (0 to 3), Gigantic ones of the other side included."""
    here = state.zones[EXPEDITION + expedition]
    other = state.zones[EXPEDITION + (expedition ^ 1)]
    found = here
    for card in other:
        if is_gigantic(state, card):
            if found is here:
                found = here[:]
            found.append(card)
    return found


# Regions, bans, reactions (3.2.1, 7.3.1) -----------------------------------------------------------------------------


def terrains(state: AlteredState, region: int) -> int:
    """The terrains of a region, as bits; none while it is face down (ALT-BOARD-03)."""
    if not state.face_up[region]:
        return 0
    found = state.regions[region]
    for card in state.listening[FORBIDS]:
        if is_ignored(state, card):
            continue
        only = state.card[card].forbids_terrains
        if only != ALL_TERRAINS:
            found = only
    return found


def open_terrains(state: AlteredState, expedition: int) -> int:
    """The terrains in which Progress compares an Expedition: those of its own region that are not barred for it."""
    found = terrains(state, state.at[expedition])
    for card in state.listening[FORBIDS]:
        barred = state.card[card].bars_terrains
        if barred and faces(state, card, expedition):
            found &= ~barred
    return found


def limited_to_progress(state: AlteredState, expedition: int) -> bool:
    """Whether the Expedition is limited to one terrain, so that only Progress moves it forward (ALT-PROGRESS-10)."""
    return any(state.card[card].limits_terrains and faces(state, card, expedition) for card in state.listening[FORBIDS])


def faces(state: AlteredState, card: int, expedition: int) -> bool:
    """Whether a Character, if its abilities are not ignored, faces the Expedition."""
    return not is_ignored(state, card) and expedition ^ 2 in _sides(state, card, state.zone[card])


def inert(state: AlteredState, card: int) -> bool:
    """Whether the object's abilities are ignored just now, so that none of its Reactions functions (ALT-PASSIVE-09)."""
    if state.granted is not None and is_ignored(state, card):
        return True
    if state.day != 1:
        return False
    idle = state.card[card].idle_on_first_day
    return idle == ALWAYS or (idle == LATE_BALANCE and state.rules.late_balance)


def silenced(state: AlteredState, reaction: Reaction, card: int, where: int) -> bool:
    """Whether a text says that this Reaction cannot activate (ALT-REACT-21), or its object's abilities are ignored."""
    if inert(state, card):
        return True
    if LEAVES_EXPEDITIONS <= reaction.trigger <= LEAVES_LANDMARKS and state.was[card] & WAS_IGNORED:
        # It has to function before the event (ALT-REACT-16).
        return True
    if not state.listening[FORBIDS] or reaction.trigger > 2 or not EXPEDITION <= where <= LAST_IN_PLAY:
        return False
    sides = _sides(state, card, where)
    for banner in state.listening[FORBIDS]:
        if not state.card[banner].forbids_triggers or state.card[banner].type != CHARACTER or is_ignored(state, banner):
            continue
        for side in _sides(state, banner, state.zone[banner]):
            if side ^ 2 in sides:
                return True
    return False


def _sides(state: AlteredState, card: int, zone: int) -> list[int]:
    """The Expeditions, 0 to 3, in which a Character in ``zone`` is."""
    side = zone - EXPEDITION
    return [side, side ^ 1] if is_gigantic(state, card) else [side]
