"""Effects: what cards say, as declarations, and the steps that carry them out one after the other.

An `Effect` is what is printed: immutable and the same in every game. `Perform` is an effect that is about to happen for
somebody: the user, a player or a Corrupted (HARA-ADV-03, HARA-ADV-04).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tavola.games.hara.pieces import COLOR_NAMES, RESOURCE_NAMES
from tavola.kernel.step import Choice, Step

if TYPE_CHECKING:
    from tavola.games.hara.state import HaraState

#: What an amount may count: the resources first, then the colors of energy.
MEASURES: Final = (
    *RESOURCE_NAMES,
    *COLOR_NAMES,
    "health",
    "spirit",
    "missing_health",
    "energy",
    "paid",
    "rolled",
    "charges",
    "monsters_near",
    "players_near",
    "items",
    "board_cards",
    "hand_cards",
    "defeated",
    "day",
    "players",
    "doom",
)
COLOR_MEASURES: Final = 6
HEALTH: Final = 9
SPIRIT: Final = 10
MISSING_HEALTH: Final = 11
ENERGY: Final = 12
PAID: Final = 13
ROLLED: Final = 14
CHARGES: Final = 15
MONSTERS_NEAR: Final = 16
PLAYERS_NEAR: Final = 17
ITEMS: Final = 18
BOARD_CARDS: Final = 19
HAND_CARDS: Final = 20
DEFEATED_MONSTERS: Final = 21
DAY: Final = 22
PLAYERS: Final = 23
DOOM: Final = 24
#: A fixed number.
FIXED: Final = -1

#: The source of an effect that no card of a player declares.
NO_SOURCE: Final = -1
#: The source of what a Monster's text does: its damage stops at the Dojo (HARA-DOJO-05, A65).
MONSTER_SOURCE: Final = -2
#: Sources: Abilities are ``(seat * ABILITIES + place) * 2 + half``, Items follow by number.
FIRST_ITEM_SOURCE: Final = 200
TOP_HALF: Final = 0
BOTTOM_HALF: Final = 1


class Amount:
    """``base + each * (measure // every)``, at most ``most``; ``range`` is for what is counted near the user."""

    __slots__ = ("base", "each", "every", "measure", "most", "range")

    def __init__(
        self, base: int, measure: int = FIXED, each: int = 1, every: int = 1, most: int = 99, range: int = 0
    ) -> None:
        self.base: int = base
        self.measure: int = measure
        self.each: int = each
        self.every: int = every
        self.most: int = most
        self.range: int = range


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One effect node."""

    __slots__ = ()

    def happen(self, state: HaraState, user: int, source: int) -> None:
        """Carry it out, or put on the agenda what carries it out."""
        raise AssertionError(f"{type(self).__name__} says nothing of what happens")


#: What a half of a card does, in order.
Effects = tuple[Effect, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing(Choice):
    """Something that happens for ``user`` because of ``source``; whoever decides for the user makes its choices.

    When the user is defeated, what was still to happen for them is dropped (A68, A87).
    """

    __slots__ = ("source", "user")

    def __init__(self, user: int, source: int) -> None:
        self.user: int = user
        self.source: int = source

    def player(self, state: HaraState) -> int:
        return state.decider(self.user)


class Outlasting(Step):
    """A step that a defeat does not drop: what it does would have happened in any case."""

    __slots__ = ()


class Perform(Doing):
    """An effect that is about to happen."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect, user: int, source: int) -> None:
        super().__init__(user, source)
        self.effect: Effect = effect

    def run(self, state: HaraState) -> None:
        self.effect.happen(state, self.user, self.source)


def perform(state: HaraState, effects: Effects, user: int, source: int) -> None:
    """Put effects on the agenda, the first one next."""
    agenda = state.agenda
    for effect in reversed(effects):
        agenda.append(Perform(effect, user, source))
