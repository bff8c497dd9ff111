"""How far a half of an Ability could strike: an estimate, before anybody has decided anything.

It is generous: every choice falls as is best, no Event stands in the way, and bonuses are not used up. Whoever could
strike is never left out, for an estimate that was too strict would forbid what the rules allow.
"""

from __future__ import annotations

from typing import Final

from tavola.games.hara.attacking import Damage, DamageAll, Lend, NextAttack, NextMove, attack_range
from tavola.games.hara.board import FAR
from tavola.games.hara.deciding import Choose, May, Pay, RollDie, When, can_begin
from tavola.games.hara.effect import FIXED, Amount, Effect, Effects
from tavola.games.hara.event_card import Challenge
from tavola.games.hara.gaining import DiscardItem
from tavola.games.hara.measure import amount_of
from tavola.games.hara.moving import TO_DOJO, Move, Shove, Transport, spaces_to_move
from tavola.games.hara.pieces import DOJO, MOST, MOVE, RANGE, SPACES
from tavola.games.hara.reach import range_of
from tavola.games.hara.state import HaraState
from tavola.games.hara.targets import CORRUPTED_ONLY, ENEMIES, PLAYERS

#: How far the figure comes from where it stands, how far from the Dojo, and what its range is raised by; -1 where it
#: does not set out from there.
Stretch = tuple[int, int, int]
#: Damage: how far the figure has come from either place, and the range.
Strike = tuple[int, int, int]

_NOT_MONSTERS: Final = (PLAYERS, ENEMIES, CORRUPTED_ONLY)


class Half:
    """A half of a card that somebody is about to use."""

    __slots__ = ("seat", "source", "state", "strikes")

    def __init__(self, state: HaraState, seat: int, source: int, effects: Effects) -> None:
        self.state: HaraState = state
        self.seat: int = seat
        self.source: int = source
        self.strikes: list[Strike] = []
        # Further on a cost may be met from what the half itself has brought.
        first = 0 if can_begin(state, seat, source, effects) else 1
        self._follow(effects[first:], (0, -1, 0))

    def hits(self, space: int) -> bool:
        """Whether the Monster on a space could be hurt; an Armored one only from its own space (HARA-ARMOR-01)."""
        state = self.state
        distance = state.board.distance
        away = distance[state.at[self.seat] * SPACES + space]
        from_dojo = distance[DOJO * SPACES + space]
        armored = state.cards.monsters[state.hex_at[space]].armored
        for here, dojo, printed in self.strikes:
            reach = 0 if armored else printed
            if (here >= 0 and away <= here + reach) or (dojo >= 0 and from_dojo <= dojo + reach):
                return True
        return False

    # Effects, one after the other -------------------------------------------------------------------------------------

    def _follow(self, effects: Effects, stretch: Stretch) -> Stretch:
        """Note what strikes, and come as far as the effects allow."""
        for effect in effects:
            branches = branches_of(effect)
            if branches is None:
                stretch = self._one(effect, stretch)
            elif branches:
                stretch = best([self._follow(branch, stretch) for branch in branches])
        return stretch

    def _one(self, effect: Effect, stretch: Stretch) -> Stretch:
        state, seat, source = self.state, self.seat, self.source
        here, dojo, more = stretch
        if isinstance(effect, (Damage, DamageAll)):
            if effect.target not in _NOT_MONSTERS:
                self.strikes.append((here, dojo, attack_range(state, seat, source, effect.range) + more))
        elif isinstance(effect, Move):
            return farther(stretch, self._spaces(effect.spaces))
        elif isinstance(effect, Transport):
            if effect.to == TO_DOJO:
                return (-1, 0, more)
            return farther(stretch, range_of(state, seat, source, effect.range) + more if effect.range else FAR)
        elif isinstance(effect, Shove):
            # The Monster comes closer, which is as good as going there.
            if effect.target not in _NOT_MONSTERS:
                return farther(stretch, effect.spaces)
        elif isinstance(effect, NextAttack):
            return (here, dojo, more + max(0, effect.range))
        elif isinstance(effect, NextMove):
            return farther(stretch, amount_of(state, seat, source, effect.plus))
        elif isinstance(effect, Lend):
            for modifier in effect.modifiers:
                if modifier.what == RANGE:
                    stretch = (stretch[0], stretch[1], stretch[2] + max(0, modifier.plus))
                elif modifier.what == MOVE:
                    stretch = farther(stretch, modifier.plus)
        return stretch

    def _spaces(self, spaces: Amount) -> int:
        """How far a move could go: what it counts may have grown by then."""
        if spaces.measure != FIXED:
            spaces = Amount(min(spaces.most, spaces.base + spaces.each * (MOST // spaces.every)))
        return spaces_to_move(self.state, self.seat, self.source, spaces)


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
    here, dojo, more = found[0]
    for other in found[1:]:
        here, dojo, more = max(here, other[0]), max(dojo, other[1]), max(more, other[2])
    return (here, dojo, more)


def farther(stretch: Stretch, spaces: int) -> Stretch:
    """So many spaces on."""
    here, dojo, more = stretch
    spaces = max(0, spaces)
    return (here + spaces if here >= 0 else here, dojo + spaces if dojo >= 0 else dojo, more)
