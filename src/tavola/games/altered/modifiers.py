"""Modifiers (Complete Rules 6.2): what a step or an atomic action becomes before it happens.

A step that something may change is laid out as a `Plan` first. Modifiers then change the plan, one at a time and each
once: those that replace the whole step, those that replace one atomic action, those that add to it (ALT-MODIFIER-02).
When none fits any more the plan is carried out, and only that is an event (ALT-MODIFIER-08). Where nothing fits no plan
is made: a step without modifiers pays for one look at a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavola.games.altered.actions import ACCEPT, DECLINE, NUMBER_COUNT, NUMBERS
from tavola.games.altered.effect import Effect, Frame, resolve
from tavola.games.altered.passives import is_ignored
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import EXPEDITION, LAST_IN_PLAY
from tavola.kernel.step import Choice, Step

if TYPE_CHECKING:
    from tavola.games.altered.standing_abilities import Modifier

# In this order they are applied (ALT-MODIFIER-02).
WHOLE_STEP: Final = 0
ONE_ACTION: Final = 1
ADDITION: Final = 2

#: The action of a modifier that is not about one atomic action.
THE_STEP: Final = -1
#: The controller of a step that no effect makes: Rest, Clean-up, the Draw of Morning.
NOBODY: Final = -1
#: What listens for a plan that nothing changes any more.
NOTHING: Final = -1


def controller_of_step(state: AlteredState) -> int:
    """The controller of the effect that resolves, and so of the step that it makes; `NOBODY` where none does."""
    return state.frames[-1].player if state.frames else NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Change:
    """What a modifier does to a plan. A declaration: it is shared by all copies of a card and never changes."""

    __slots__ = ("stage",)

    #: Which plans it is for: one of the ``MODIFIES_...`` codes.
    event: ClassVar[int] = NOTHING

    def __init__(self, stage: int = WHOLE_STEP) -> None:
        self.stage: int = stage

    def actions(self, state: AlteredState, bearer: int, plan: Plan) -> list[int]:
        """The atomic actions of ``plan`` that it fits, or ``[THE_STEP]``; none if it does not fit."""
        raise AssertionError(f"{type(self).__name__} fits nothing")

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        """The plan as changed: ``plan`` itself, which is a fresh copy, or another made from it."""
        raise AssertionError(f"{type(self).__name__} changes nothing")

    def overrules(self, other: Change) -> bool:
        """Whether nothing of ``other`` is left beside it, in whichever order the two are applied."""
        return False


class Fit:
    """A modifier that fits a plan as it now is. Immutable."""

    __slots__ = ("action", "bearer", "change", "modifier")

    def __init__(self, change: Change, bearer: int, modifier: Modifier | None, action: int) -> None:
        self.change: Change = change
        #: The card with the modifier.
        self.bearer: int = bearer
        #: None for a modifier that the rules themselves make.
        self.modifier: Modifier | None = modifier
        self.action: int = action

    def key(self) -> tuple[int, int, int]:
        """What tells it from other fits of the same plan. No card changes its zone while a plan is being made."""
        return (self.bearer, self.modifier.place if self.modifier is not None else -1, self.action)

    def decided(self) -> bool:
        """Whether somebody may decline it, or something follows from declining."""
        return self.modifier is not None and self.modifier.may


class Plan(Step):
    """A step about to happen, which modifiers are changing. Immutable: every change makes another plan."""

    __slots__ = ("applied", "controller", "follows", "player")

    #: The code under which modifiers listen for it.
    event: ClassVar[int] = NOTHING

    def __init__(self, player: int, controller: int) -> None:
        #: Who does it.
        self.player: int = player
        #: The controller of the step, who orders its modifiers; `NOBODY` if it comes from no effect.
        self.controller: int = controller
        #: Each modifier applies once per step or action (ALT-MODIFIER-04).
        self.applied: tuple[tuple[int, int, int], ...] = ()
        #: What "if you don't" adds, to happen directly afterwards (ALT-MODIFIER-07).
        self.follows: tuple[Besides, ...] = ()

    def copy(self) -> Plan:
        """A plan for the same, without its history."""
        raise AssertionError(f"{type(self).__name__} cannot be copied")

    def carry_out(self, state: AlteredState) -> None:
        """Let it happen."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def own_fits(self, state: AlteredState) -> list[Fit]:
        """Modifiers of single actions that the rules themselves make."""
        return []

    def again(self, plan: Plan) -> Plan:
        """``plan`` with the history of this one."""
        plan.applied = self.applied
        plan.follows = self.follows
        return plan

    def noting(self, fit: Fit) -> Plan:
        """The same plan, with ``fit`` counted as applied."""
        plan = self.again(self.copy())
        plan.applied = (*self.applied, fit.key())
        return plan

    def run(self, state: AlteredState) -> None:
        fits = fitting(state, self)
        if not fits:
            state.agenda += reversed(self.follows)
            self.carry_out(state)
            return
        # Different actions have nothing to do with each other: they are taken in the order in which they happen.
        first = min(fit.action for fit in fits)
        fits = [fit for fit in fits if fit.action == first]
        if order_matters(fits):
            state.agenda.append(OrderModifiers(self, tuple(fits)))
        else:
            modify(state, self, fits[0])


def fitting(state: AlteredState, plan: Plan) -> list[Fit]:
    """The modifiers that fit the plan now and come first (ALT-MODIFIER-02); each fits an action once (-04)."""
    if plan.event == NOTHING:
        return []
    applied = plan.applied
    fits = [fit for fit in plan.own_fits(state) if fit.key() not in applied]
    for bearer in state.listening[plan.event]:
        if is_ignored(state, bearer):
            continue
        for modifier in state.card[bearer].modifiers:
            change = modifier.change
            if change.event == plan.event:
                for action in change.actions(state, bearer, plan):
                    fit = Fit(change, bearer, modifier, action)
                    if fit.key() not in applied:
                        fits.append(fit)
    if len(fits) < 2:
        return fits
    stage = min(fit.change.stage for fit in fits)
    return [fit for fit in fits if fit.change.stage == stage]


def order_matters(fits: list[Fit]) -> bool:
    """Whether the order of these could matter, so that somebody must be asked for it (ALT-MODIFIER-03).

    What is added is added in any order, and equal replacements that nobody decides on are equal in any order.
    """
    if fits[0].change.stage == ADDITION:
        return False
    return any(not in_any_order(one, other) for index, one in enumerate(fits) for other in fits[index + 1 :])


def in_any_order(one: Fit, other: Fit) -> bool:
    """Whether two modifiers come to the same in either order."""
    if one.change is other.change:
        return not one.decided() and not other.decided()
    return one.change.overrules(other.change) or other.change.overrules(one.change)


def modify(state: AlteredState, plan: Plan, fit: Fit) -> None:
    """Apply a modifier, or ask whether to; then the changed plan is looked at anew (ALT-MODIFIER-04)."""
    if fit.decided():
        state.agenda.append(AskInstead(plan, fit))
    else:
        state.agenda.append(fit.change.apply(state, plan.noting(fit), fit.bearer, fit.action))


class OrderModifiers(Choice):
    """Which of several modifiers is applied first (ALT-MODIFIER-03)."""

    __slots__ = ("fits", "plan")

    kind: ClassVar[str] = "modifier"
    rules: ClassVar[tuple[str, ...]] = ("ALT-MODIFIER-03",)

    def __init__(self, plan: Plan, fits: tuple[Fit, ...]) -> None:
        self.plan: Plan = plan
        self.fits: tuple[Fit, ...] = fits

    def player(self, state: AlteredState) -> int:
        return self.plan.controller if self.plan.controller != NOBODY else state.initiative()

    def options(self, state: AlteredState) -> list[int]:
        return [NUMBERS + i for i in range(min(len(self.fits), NUMBER_COUNT))]

    def take(self, state: AlteredState, option: int) -> None:
        modify(state, self.plan, self.fits[option - NUMBERS])


class AskInstead(Choice):
    """Whether to apply an optional modifier: its bearer's controller decides, just now (ALT-MODIFIER-06)."""

    __slots__ = ("fit", "plan")

    kind: ClassVar[str] = "instead"
    rules: ClassVar[tuple[str, ...]] = ("ALT-MODIFIER-06", "ALT-MODIFIER-07")

    def __init__(self, plan: Plan, fit: Fit) -> None:
        self.plan: Plan = plan
        self.fit: Fit = fit

    def player(self, state: AlteredState) -> int:
        return state.controller(self.fit.bearer)

    def options(self, state: AlteredState) -> list[int]:
        return [DECLINE, ACCEPT]

    def take(self, state: AlteredState, option: int) -> None:
        fit = self.fit
        plan = self.plan.noting(fit)
        if option == ACCEPT:
            plan = fit.change.apply(state, plan, fit.bearer, fit.action)
        elif fit.modifier is not None and fit.modifier.otherwise is not None:
            plan.follows = (*plan.follows, besides(state, fit.bearer, fit.modifier.otherwise))
        state.agenda.append(plan)


class Besides(Step):
    """What follows directly from declining a modifier: "if you don't" (ALT-MODIFIER-07)."""

    __slots__ = ("effect", "player", "source", "where")

    def __init__(self, effect: Effect, player: int, source: int, where: int) -> None:
        self.effect: Effect = effect
        self.player: int = player
        self.source: int = source
        self.where: int = where

    def run(self, state: AlteredState) -> None:
        resolve(state, self.effect, Frame(self.player, self.source, self.where, []))


def besides(state: AlteredState, bearer: int, effect: Effect) -> Besides:
    """``effect`` of an ability of ``bearer`` as it is now, to happen later."""
    zone = state.zone[bearer]
    where = zone - EXPEDITION if EXPEDITION <= zone <= LAST_IN_PLAY else -1
    return Besides(effect, state.controller(bearer), state.ref(bearer), where)
