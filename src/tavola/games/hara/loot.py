"""Gaining Loot: energy, Items, Special Loot, and what of it a helper gets (Asking For Help)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import NUMBER
from tavola.games.hara.effect import MONSTER_SOURCE, NO_SOURCE, Doing, Outlasting, perform
from tavola.games.hara.energy import gain_energy
from tavola.games.hara.inventory import gain_item
from tavola.games.hara.pieces import NOBODY
from tavola.games.hara.state import HaraState


class Loot(Outlasting):
    """What a defeated Monster brings: energy, then the Item, then Special Loot (HARA-LOOT-02 to -04, A58); some of it
    for a helper if the winner gives it (HARA-HELP-05)."""

    __slots__ = ("card", "helper", "seat")

    def __init__(self, seat: int, card: int, helper: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.helper: int = helper

    def run(self, state: HaraState) -> None:
        monster = state.cards.monsters[self.card]
        perform(state, monster.loot, self.seat, MONSTER_SOURCE)
        if self.helper != NOBODY:
            if monster.item >= 0:
                state.agenda.append(ShareItem(self.seat, self.helper, monster.item))
            for color in (3, 2, 1, 0):
                if monster.reward[color]:
                    state.agenda.append(ShareEnergy(self.seat, self.helper, color, monster.reward[color]))
            return
        if monster.item >= 0:
            state.agenda.append(TakeItem(self.seat, monster.item))
        gain_energy(state, self.seat, monster.reward, "HARA-LOOT-02")


class TakeItem(Outlasting):
    """The Item of a reward (HARA-LOOT-03, HARA-ITEM-02)."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat: int = seat
        self.number: int = number

    def run(self, state: HaraState) -> None:
        gain_item(state, self.seat, self.number)


class ShareEnergy(Doing):
    """How many points of one color of the reward the helper gets (HARA-HELP-05)."""

    __slots__ = ("amount", "color", "helper")

    kind: ClassVar[str] = "share"
    rules: ClassVar[tuple[str, ...]] = ("HARA-HELP-05",)

    def __init__(self, seat: int, helper: int, color: int, amount: int) -> None:
        super().__init__(seat, NO_SOURCE)
        self.helper: int = helper
        self.color: int = color
        self.amount: int = amount

    def options(self, state: HaraState) -> list[int]:
        return [NUMBER + number for number in range(self.amount + 1)]

    def take(self, state: HaraState, option: int) -> None:
        given = option - NUMBER
        for seat, amount in ((self.helper, given), (self.user, self.amount - given)):
            if amount:
                reward = [0, 0, 0, 0]
                reward[self.color] = amount
                gain_energy(state, seat, (reward[0], reward[1], reward[2], reward[3]), "HARA-HELP-05")


class ShareItem(Doing):
    """Whether the helper gets the Item of the reward (HARA-HELP-05)."""

    __slots__ = ("helper", "number")

    kind: ClassVar[str] = "share_item"
    rules: ClassVar[tuple[str, ...]] = ("HARA-HELP-05",)

    def __init__(self, seat: int, helper: int, number: int) -> None:
        super().__init__(seat, NO_SOURCE)
        self.helper: int = helper
        self.number: int = number

    def options(self, state: HaraState) -> list[int]:
        return [NUMBER, NUMBER + 1]

    def take(self, state: HaraState, option: int) -> None:
        gain_item(state, self.helper if option == NUMBER + 1 else self.user, self.number)
