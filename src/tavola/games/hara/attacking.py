"""Effects that deal damage, and those that change the next damage (Dealing Damage, Targets)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import AIM, DONE
from tavola.games.hara.card import Modifier
from tavola.games.hara.damage import UNIT_TARGET, Hit, hit_all
from tavola.games.hara.effect import Amount, Doing, Effect
from tavola.games.hara.lasting import lend
from tavola.games.hara.measure import amount_of
from tavola.games.hara.moving import dash_half
from tavola.games.hara.pieces import ATTACK, DASH_DAMAGE, DASH_RANGE, MODIFIERS, MOST_SEATS
from tavola.games.hara.reach import range_of
from tavola.games.hara.state import HaraState
from tavola.games.hara.targets import targets_of


def attack_value(state: HaraState, user: int, source: int, amount: Amount) -> int:
    """What each target of an attack takes, with every bonus of the attacker (A61, A98)."""
    value = amount_of(state, user, source, amount) + state.mods[user * MODIFIERS + ATTACK] + state.attack_bonus[user]
    half = dash_half(source)
    if half >= 0:
        value += state.mods[user * MODIFIERS + DASH_DAMAGE + half]
    return max(0, value)


def attack_range(state: HaraState, user: int, source: int, printed: int) -> int:
    """How far an attack reaches."""
    reach = range_of(state, user, source, printed) + state.attack_range_bonus[user]
    half = dash_half(source)
    if half >= 0:
        reach += state.mods[user * MODIFIERS + DASH_RANGE + half]
    return max(0, reach)


def attacked(state: HaraState, user: int) -> None:
    """The bonuses for the next attack are used (HARA-DMG-04)."""
    state.attack_bonus[user] = 0
    state.attack_range_bonus[user] = 0


class Damage(Effect):
    """Damage to one target within a range, or to up to ``targets`` different ones."""

    __slots__ = ("amount", "range", "target", "targets")

    def __init__(self, amount: Amount, range: int, target: int, targets: int = 1) -> None:
        self.amount: Amount = amount
        self.range: int = range
        self.target: int = target
        self.targets: int = targets

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.agenda.append(Aim(user, source, self, ()))


class Aim(Doing):
    """Whom it hits. A player may spare everybody; a Corrupted hits if it can (HARA-CTEAM-06)."""

    __slots__ = ("chosen", "effect")

    kind: ClassVar[str] = "target"
    rules: ClassVar[tuple[str, ...]] = ("HARA-TARGET-01", "HARA-TARGET-02", "HARA-RANGE-02")

    def __init__(self, user: int, source: int, effect: Damage, chosen: tuple[int, ...]) -> None:
        super().__init__(user, source)
        self.effect: Damage = effect
        self.chosen: tuple[int, ...] = chosen

    def run(self, state: HaraState) -> None:
        options = self.options(state)
        if len(options) > 1:
            state.wait_for(self, options)
        elif options:
            self.take(state, options[0])

    def options(self, state: HaraState) -> list[int]:
        effect = self.effect
        reach = attack_range(state, self.user, self.source, effect.range)
        found = [AIM + target for target in targets_of(state, self.user, effect.target, reach)]
        if self.chosen:
            found = [option for option in found if option - AIM not in self.chosen]
        return found if self.user >= MOST_SEATS and not self.chosen else [DONE, *found]

    def take(self, state: HaraState, option: int) -> None:
        chosen = self.chosen
        if option != DONE:
            chosen = (*chosen, option - AIM)
            if len(chosen) < self.effect.targets:
                state.agenda.append(Aim(self.user, self.source, self.effect, chosen))
                return
        if chosen:
            value = attack_value(state, self.user, self.source, self.effect.amount)
            attacked(state, self.user)
            hit_all(state, self.user, self.source, list(chosen), [value] * len(chosen))
        else:
            nobody_hit(state, self.user, self.source)


class DamageAll(Effect):
    """Damage to all targets of a sort within a range (HARA-TARGET-03, HARA-TARGET-04)."""

    __slots__ = ("amount", "range", "target")

    def __init__(self, amount: Amount, range: int, target: int) -> None:
        self.amount: Amount = amount
        self.range: int = range
        self.target: int = target

    def happen(self, state: HaraState, user: int, source: int) -> None:
        targets = targets_of(state, user, self.target, attack_range(state, user, source, self.range))
        value = attack_value(state, user, source, self.amount)
        if targets:
            attacked(state, user)
            hit_all(state, user, source, targets, [value] * len(targets))
        else:
            nobody_hit(state, user, source)


def nobody_hit(state: HaraState, user: int, source: int) -> None:
    """A card of a player that was to hurt has hurt nobody, because all are spared or too far away (HARA-ADV-07)."""
    if state.events is not None and user < MOST_SEATS and source >= 0:
        state.report("nobody_hit", "HARA-RANGE-02", seat=user)


class TakeDamage(Effect):
    """The user takes damage; that is no attack of theirs."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def happen(self, state: HaraState, user: int, source: int) -> None:
        amount = amount_of(state, user, source, self.amount)
        # The user's own doing, so nobody gains from it (A67).
        state.agenda.append(Hit(user, source, UNIT_TARGET + user, amount, False))


class NextAttack(Effect):
    """Adds to the next attack (HARA-DMG-04)."""

    __slots__ = ("plus", "range")

    def __init__(self, plus: Amount, range: int) -> None:
        self.plus: Amount = plus
        self.range: int = range

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.attack_bonus[user] += amount_of(state, user, source, self.plus)
        state.attack_range_bonus[user] += self.range


class NextMove(Effect):
    """Adds to the next move (HARA-MOVE-07)."""

    __slots__ = ("plus",)

    def __init__(self, plus: Amount) -> None:
        self.plus: Amount = plus

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.move_bonus[user] += amount_of(state, user, source, self.plus)


class Prevent(Effect):
    """Takes off the damage in hand, or else the next one before the user's next turn."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def happen(self, state: HaraState, user: int, source: int) -> None:
        amount = amount_of(state, user, source, self.amount)
        if state.incoming:
            state.incoming[-1] = max(0, state.incoming[-1] - amount)
        else:
            state.shield[user] += amount


class MoreDamage(Effect):
    """A critical attack deals more (HARA-CRIT-EX01)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.more_damage += amount_of(state, user, source, self.amount)


class Lend(Effect):
    """Modifiers until the end of the turn, or until the user's next turn begins."""

    __slots__ = ("modifiers", "until_next_turn")

    def __init__(self, modifiers: tuple[Modifier, ...], until_next_turn: bool) -> None:
        self.modifiers: tuple[Modifier, ...] = modifiers
        self.until_next_turn: bool = until_next_turn

    def happen(self, state: HaraState, user: int, source: int) -> None:
        until = user if self.until_next_turn and user < MOST_SEATS else -1
        for modifier in self.modifiers:
            lend(state, user, modifier.what, modifier.plus, until)
