"""Gaining Energy, Leveling Up, Ultimates; and losing energy."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.actions import COLOR, PICK
from tavola.games.hara.card import Energy
from tavola.games.hara.effect import NO_SOURCE, Doing
from tavola.games.hara.lasting import fire
from tavola.games.hara.pieces import (
    ALTERNATE,
    COLOR_NAMES,
    COLORS,
    GOLD,
    LEVEL_CARDS,
    LEVELED,
    MOST,
    THRESHOLD,
    ULTIMATE,
)
from tavola.games.hara.state import HaraState

#: In `levels_due` and `leveled`, beside the three colors: the Ultimate for the primary color.
PRIMARY: Final = 3


def gain_energy(state: HaraState, seat: int, energy: Energy, rule: str) -> None:
    """Energy of each color at once, Gold to be divided (HARA-ENERGY-02, HARA-ENERGY-04)."""
    if energy[GOLD]:
        state.agenda.append(DivideGold(seat, energy[GOLD]))
    for color in range(COLORS):
        if energy[color]:
            advance(state, seat, color, energy[color], rule)


def advance(state: HaraState, seat: int, color: int, amount: int, rule: str) -> None:
    """Move one bar on, to its end at most; the rest is lost (HARA-PBOARD-04, A50)."""
    place = seat * COLORS + color
    bar = state.rules.bar
    before = state.energy[place]
    after = min(before + amount, bar)
    state.energy[place] = after
    if state.events is not None:
        state.report("energy", rule, seat=seat, color=COLOR_NAMES[color], amount=after - before, bar=after)
    state.dirty = True
    if before < THRESHOLD <= after:
        reward(state, seat, color)
    if before < MOST <= after and color == state.cards.champions[state.champion[seat]].primary:
        reward(state, seat, PRIMARY)


def reward(state: HaraState, seat: int, what: int) -> None:
    """A threshold is reached for the first time: its card comes at the end of one's own turn, else now
    (HARA-LEVEL-02, HARA-LEVEL-04, HARA-ULT-07); a second time brings nothing (HARA-DEFEAT-07, HARA-ULT-08)."""
    if state.leveled[seat] >> what & 1:
        return
    state.leveled[seat] |= 1 << what
    if state.is_own_turn(seat):
        state.levels_due[seat] |= 1 << what
    else:
        give_reward(state, seat, what)


def give_reward(state: HaraState, seat: int, what: int) -> None:
    """Let the seat take what a threshold brings."""
    state.agenda.append(DrawUltimate(seat) if what == PRIMARY else LevelUp(seat, what))


class DivideGold(Doing):
    """Each point of Gold becomes energy of one color (HARA-ENERGY-03, HARA-ENERGY-04); a bar that is full takes none
    while another can (A50)."""

    __slots__ = ("amount",)

    kind: ClassVar[str] = "gold"
    rules: ClassVar[tuple[str, ...]] = ("HARA-ENERGY-03", "HARA-ENERGY-04")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat, NO_SOURCE)
        self.amount: int = amount

    def options(self, state: HaraState) -> list[int]:
        first = self.user * COLORS
        bar = state.rules.bar
        return [COLOR + color for color in range(COLORS) if state.energy[first + color] < bar]

    def run(self, state: HaraState) -> None:
        options = self.options(state)
        if len(options) > 1:
            state.wait_for(self, options)
        elif options:
            self.take(state, options[0])

    def take(self, state: HaraState, option: int) -> None:
        if self.amount > 1:
            state.agenda.append(DivideGold(self.user, self.amount - 1))
        advance(state, self.user, option - COLOR, 1, "HARA-ENERGY-03")


class LoseEnergy(Doing):
    """Points of energy are removed, the color of each chosen; what is not there is not lost (HARA-DEFEAT-04, A66)."""

    __slots__ = ("amount",)

    kind: ClassVar[str] = "lose_energy"
    rules: ClassVar[tuple[str, ...]] = ("HARA-DEFEAT-04",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat, NO_SOURCE)
        self.amount: int = amount

    def options(self, state: HaraState) -> list[int]:
        first = self.user * COLORS
        return [COLOR + color for color in range(COLORS) if state.energy[first + color] > 0]

    def run(self, state: HaraState) -> None:
        options = self.options(state)
        if len(options) > 1:
            state.wait_for(self, options)
        elif options:
            self.take(state, options[0])

    def take(self, state: HaraState, option: int) -> None:
        color = option - COLOR
        place = self.user * COLORS + color
        state.energy[place] -= 1
        if state.events is not None:
            bar = state.energy[place]
            state.report("lose_energy", "HARA-DEFEAT-04", seat=self.user, color=COLOR_NAMES[color], bar=bar)
        if self.amount > 1:
            state.agenda.append(LoseEnergy(self.user, self.amount - 1))


class LevelUp(Doing):
    """A card of the color from the Level Up pile joins the hand (HARA-LEVEL-02, HARA-LEVEL-04, A40)."""

    __slots__ = ("color",)

    kind: ClassVar[str] = "level_up"
    rules: ClassVar[tuple[str, ...]] = ("HARA-LEVEL-01", "HARA-LEVEL-02")

    def __init__(self, seat: int, color: int) -> None:
        super().__init__(seat, NO_SOURCE)
        #: -1 for any color.
        self.color: int = color

    def options(self, state: HaraState) -> list[int]:
        pile = state.pile[self.user]
        colors = range(COLORS) if self.color < 0 else range(self.color, self.color + 1)
        places = [place for color in colors for place in (LEVEL_CARDS[color], LEVEL_CARDS[color] + 1)]
        return [PICK + place for place in places if pile >> place & 1]

    def run(self, state: HaraState) -> None:
        options = self.options(state)
        if len(options) > 1:
            state.wait_for(self, options)
        elif options:
            self.take(state, options[0])

    def take(self, state: HaraState, option: int) -> None:
        to_hand(state, self.user, option - PICK, "HARA-LEVEL-02")
        fire(state, self.user, LEVELED, self.user)


class DrawUltimate(Doing):
    """The Ultimate joins the hand from the Level Up pile, with two of them the one that is chosen (HARA-ULT-02 to -04,
    HARA-LOCK-03)."""

    __slots__ = ()

    kind: ClassVar[str] = "ultimate"
    rules: ClassVar[tuple[str, ...]] = ("HARA-ULT-02", "HARA-ULT-03", "HARA-ULT-04", "HARA-LOCK-03")

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NO_SOURCE)

    def options(self, state: HaraState) -> list[int]:
        pile = state.pile[self.user]
        return [PICK + place for place in (ULTIMATE, ALTERNATE) if pile >> place & 1]

    def run(self, state: HaraState) -> None:
        options = self.options(state)
        if len(options) > 1:
            state.wait_for(self, options)
        elif options:
            self.take(state, options[0])

    def take(self, state: HaraState, option: int) -> None:
        to_hand(state, self.user, option - PICK, "HARA-ULT-05")


def to_hand(state: HaraState, seat: int, place: int, rule: str) -> None:
    """Take an Ability from the Level Up pile."""
    state.pile[seat] &= ~(1 << place)
    state.hand[seat] |= 1 << place
    if state.events is not None:
        card = state.cards.champions[state.champion[seat]].abilities[place].id
        state.report("gain_card", rule, seat=seat, card=card)
