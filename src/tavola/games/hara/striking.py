"""How far a half of an Ability could strike: an estimate, before anybody has decided anything.

It is generous: every choice falls as is best, no Event stands in the way, and bonuses are not used up. Whoever could
strike is never left out, for an estimate that was too strict would forbid what the rules allow. What a card says is
reckoned once, without modifiers; what changes it in the game comes on top.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tavola.games.hara.attacking import Damage, DamageAll, Lend, NextAttack, NextMove, attack_range
from tavola.games.hara.board import FAR
from tavola.games.hara.deciding import Choose, May, Pay, RollDie, When, can_begin
from tavola.games.hara.effect import FIXED, Amount, Effect, Effects
from tavola.games.hara.event_card import Challenge
from tavola.games.hara.gaining import DiscardItem
from tavola.games.hara.moving import TO_DOJO, Move, Shove, Transport, dash_half
from tavola.games.hara.pieces import DASH_MOVE, DOJO, MODIFIERS, MOST, MOVE, RANGE, SPACES
from tavola.games.hara.state import HaraState
from tavola.games.hara.targets import CORRUPTED_ONLY, ENEMIES, PLAYERS

_NOT_MONSTERS: Final = (PLAYERS, ENEMIES, CORRUPTED_ONLY)
#: So many halves are kept; the house has fewer.
KEPT: Final = 2048


class Stretch(NamedTuple):
    """How far the effects so far lead: from where the figure stands, and from the Dojo; -1 where it is not there."""

    here: int = 0
    dojo: int = -1
    #: What the range of damage has grown by.
    more: int = 0
    #: How many moves that takes, at most and at least, and how many transports within a range.
    moves: int = 0
    fewest: int = 0
    leaps: int = 0

    def farther(self, spaces: int) -> Stretch:
        """So many spaces on."""
        spaces = max(0, spaces)
        here = self.here + spaces if self.here >= 0 else -1
        return self._replace(here=here, dojo=self.dojo + spaces if self.dojo >= 0 else -1)


#: How far the figure has come when it deals damage, and the range that is printed.
Strike = tuple[Stretch, int]


def could_strike(state: HaraState, seat: int, source: int, effects: Effects, spaces: list[int]) -> list[int]:
    """The Monsters among those on ``spaces`` that a half of a card could hurt."""
    if not spaces:
        return []
    strikes = strikes_of(state, seat, source, effects)
    reaches = [_now(state, seat, source, strike) for strike in strikes]
    distance = state.board.distance
    from_here = state.at[seat] * SPACES
    from_dojo = DOJO * SPACES
    monsters = state.cards.monsters
    found: list[int] = []
    for space in spaces:
        # An Armored Monster is hurt from its own space only (HARA-ARMOR-01).
        armored = monsters[state.hex_at[space]].armored
        for here, dojo, reach in reaches:
            if armored:
                reach = 0
            if (here >= 0 and distance[from_here + space] <= here + reach) or (
                dojo >= 0 and distance[from_dojo + space] <= dojo + reach
            ):
                found.append(space)
                break
    return found


def strikes_of(state: HaraState, seat: int, source: int, effects: Effects) -> tuple[Strike, ...]:
    """Where a half of a card hurts Monsters, but not what a cost hinders that it begins with."""
    strikes = printed(effects)
    # Further on a cost may be met from what the half itself has brought.
    return strikes if not strikes or can_begin(state, seat, source, effects) else printed(effects[1:])


def _now(state: HaraState, seat: int, source: int, strike: Strike) -> tuple[int, int, int]:
    """How far from either place a strike gets, and its range, with everything that changes them now."""
    stretch, reach = strike
    first = seat * MODIFIERS
    plus = state.mods[first + MOVE]
    half = dash_half(source)
    if half >= 0:
        plus += state.mods[first + DASH_MOVE + half]
    spaces = plus * (stretch.moves if plus > 0 else stretch.fewest)
    if stretch.moves:
        spaces += state.move_bonus[seat]
    spaces += stretch.leaps * max(0, state.mods[first + RANGE])
    here = max(0, stretch.here + spaces) if stretch.here >= 0 else -1
    dojo = max(0, stretch.dojo + spaces) if stretch.dojo >= 0 else -1
    return here, dojo, attack_range(state, seat, source, reach) + stretch.more


# What is printed ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def printed(effects: Effects) -> tuple[Strike, ...]:
    """Where a half of a card hurts Monsters, as it is printed."""
    strikes: list[Strike] = []
    _follow(effects, Stretch(), strikes)
    return tuple(strikes)


def _follow(effects: Effects, stretch: Stretch, strikes: list[Strike]) -> Stretch:
    """Note what strikes, and come as far as the effects allow."""
    for effect in effects:
        branches = branches_of(effect)
        if branches is None:
            if isinstance(effect, (Damage, DamageAll)):
                if effect.target not in _NOT_MONSTERS:
                    strikes.append((stretch, effect.range))
            else:
                stretch = _on(effect, stretch)
        elif branches:
            stretch = best([_follow(branch, stretch, strikes) for branch in branches])
    return stretch


def branches_of(effect: Effect) -> tuple[Effects, ...] | None:
    """The ways in which an effect may turn out that contains others; None for one that contains none."""
    if isinstance(effect, Choose):
        return effect.choices
    if isinstance(effect, RollDie):
        return effect.faces
    if isinstance(effect, When):
        return (effect.then, effect.otherwise)
    if isinstance(effect, Challenge):
        return (effect.success, effect.fail)
    if isinstance(effect, (Pay, May, DiscardItem)):
        return (effect.effects, ())
    return None


def best(found: list[Stretch]) -> Stretch:
    """As far as any of several ways leads, each number by itself."""
    here, dojo, more, moves, _, leaps = (max(numbers) for numbers in zip(*found, strict=True))
    return Stretch(here, dojo, more, moves, min([one.fewest for one in found]), leaps)


def _on(effect: Effect, stretch: Stretch) -> Stretch:
    """How far a single effect leads."""
    if isinstance(effect, Move):
        on = stretch.farther(largest(effect.spaces))
        return on._replace(moves=on.moves + 1, fewest=on.fewest + 1)
    if isinstance(effect, Transport):
        if effect.to == TO_DOJO:
            return Stretch(-1, 0, stretch.more)
        on = stretch.farther(effect.range + stretch.more if effect.range else FAR)
        return on._replace(leaps=on.leaps + 1)
    if isinstance(effect, Shove) and effect.target not in _NOT_MONSTERS:
        # The Monster comes closer, which is as good as going there.
        return stretch.farther(effect.spaces)
    if isinstance(effect, NextAttack):
        return stretch._replace(more=stretch.more + max(0, effect.range))
    if isinstance(effect, NextMove):
        return stretch.farther(largest(effect.plus))
    if isinstance(effect, Lend):
        for modifier in effect.modifiers:
            if modifier.what == RANGE:
                stretch = stretch._replace(more=stretch.more + max(0, modifier.plus))
            elif modifier.what == MOVE:
                stretch = stretch.farther(modifier.plus)
    return stretch


def largest(amount: Amount) -> int:
    """What an amount may come to: what it counts may have grown by then."""
    if amount.measure == FIXED:
        return amount.base
    return min(amount.most, amount.base + max(0, amount.each) * (MOST // amount.every))
