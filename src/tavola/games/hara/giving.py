"""Giving Items."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import AIM_UNIT, DONE, YES
from tavola.games.hara.effect import NO_SOURCE, Doing
from tavola.games.hara.inventory import move_item
from tavola.games.hara.state import HaraState

#: Among what happens once a turn: a player has refused a gift, and is offered none any more.
HAS_REFUSED = 1 << 21


def people_here(state: HaraState, seat: int) -> list[int]:
    """The other players on the space of a player, but for those who have refused a gift this turn."""
    here = state.at[seat]
    return [
        other
        for other in range(state.seats)
        if other != seat and state.at[other] == here and HAS_REFUSED + other not in state.fired
    ]


class GiveTo(Doing):
    """To whom on the same space an Item is given (HARA-GIVE-01, A75)."""

    __slots__ = ("number",)

    kind: ClassVar[str] = "give"
    rules: ClassVar[tuple[str, ...]] = ("HARA-GIVE-01",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat, NO_SOURCE)
        self.number: int = number

    def options(self, state: HaraState) -> list[int]:
        return [AIM_UNIT + seat for seat in people_here(state, self.user)]

    def take(self, state: HaraState, option: int) -> None:
        taker = option - AIM_UNIT
        if state.rules.gifts_may_be_refused:
            state.agenda.append(AcceptGift(taker, self.user, self.number))
        else:
            hand_over(state, self.user, taker, self.number)


class AcceptGift(Doing):
    """Whether the Item is taken, where that is asked (A75)."""

    __slots__ = ("giver", "number")

    kind: ClassVar[str] = "gift"
    rules: ClassVar[tuple[str, ...]] = ("HARA-GIVE-01",)

    def __init__(self, taker: int, giver: int, number: int) -> None:
        super().__init__(taker, NO_SOURCE)
        self.giver: int = giver
        self.number: int = number

    def options(self, state: HaraState) -> list[int]:
        return [DONE, YES]

    def take(self, state: HaraState, option: int) -> None:
        if option == DONE:
            state.fired.append(HAS_REFUSED + self.user)
        else:
            hand_over(state, self.giver, self.user, self.number)


def hand_over(state: HaraState, giver: int, taker: int, number: int) -> None:
    """The Item with its charges (HARA-GIVE-02)."""
    move_item(state, giver, taker, number)
    if state.events is not None:
        state.report("give", "HARA-GIVE-01", seat=giver, taker=taker, item=state.cards.items[number].id)
