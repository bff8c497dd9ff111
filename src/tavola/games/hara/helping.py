"""Asking For Help."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from tavola.games.hara.actions import AIM_UNIT, BOTTOM, DONE, TOP, YES
from tavola.games.hara.board import FAR
from tavola.games.hara.card import Champion
from tavola.games.hara.effect import BOTTOM_HALF, NO_SOURCE, TOP_HALF, Doing, Effects
from tavola.games.hara.measure import monsters_within
from tavola.games.hara.own_cards import activate_out_of_turn, ready_board, ready_hand
from tavola.games.hara.pieces import ABILITIES, NOBODY
from tavola.games.hara.state import HaraState
from tavola.games.hara.striking import KEPT, could_strike, printed

#: Among what happens once a turn: a player has declined to help.
HAS_DECLINED = 1 << 20


def can_help(state: HaraState, seat: int) -> bool:
    """Whether the player has teammates (HARA-HELP-01)."""
    team = state.team[seat]
    return any(other != seat and state.team[other] == team for other in range(state.seats))


def help_spaces(state: HaraState, seat: int) -> list[int]:
    """The Monsters against which somebody could help, wherever the one who asks stands."""
    left = monsters_within(state, state.at[seat], FAR)
    if state.helping_at >= 0:
        left = [space for space in left if space == state.helping_at]
    found: list[int] = []
    for mate in mates(state, seat):
        for option in ready(state, mate):
            source, effects = half_of(state, mate, option)
            reached = could_strike(state, mate, source, effects, left)
            if reached:
                found += reached
                left = [space for space in left if space not in reached]
    found.sort()
    return found


def mates(state: HaraState, seat: int) -> list[int]:
    """The teammates who may help: anybody, or the one who has helped this turn already (HARA-HELP-02)."""
    team = state.team[seat]
    asked = [state.helper] if state.helper != NOBODY else [one for one in range(state.seats) if one != seat]
    return [one for one in asked if state.team[one] == team and HAS_DECLINED + one not in state.fired]


def abilities_against(state: HaraState, seat: int, space: int) -> list[int]:
    """The Activations of a player that could hurt the Monster on a space from where the figure stands
    (HARA-HELP-04)."""
    found: list[int] = []
    for option in ready(state, seat):
        source, effects = half_of(state, seat, option)
        if could_strike(state, seat, source, effects, [space]):
            found.append(option)
    return found


def ready(state: HaraState, seat: int) -> list[int]:
    """Every Activation of a player outside the own turn that is against Monsters at all."""
    tops, bottoms = against_monsters(state.cards.champions[state.champion[seat]])
    hand = ready_hand(state, seat) & tops
    board = ready_board(state, seat) & bottoms
    found: list[int] = []
    both = hand | board
    while both:
        bit = both & -both
        place = bit.bit_length() - 1
        found.append(TOP + place if hand & bit else BOTTOM + place)
        both ^= bit
    return found


@lru_cache(maxsize=KEPT)
def against_monsters(champion: Champion) -> tuple[int, int]:
    """The Abilities whose top could hurt a Monster, and those whose bottom could, as bits."""
    tops = sum([1 << place for place, ability in enumerate(champion.abilities) if printed(ability.top)])
    bottoms = sum([1 << place for place, ability in enumerate(champion.abilities) if printed(ability.bottom)])
    return tops, bottoms


def half_of(state: HaraState, seat: int, option: int) -> tuple[int, Effects]:
    """The half that an Activation uses: its source, and what it does."""
    abilities = state.cards.champions[state.champion[seat]].abilities
    if option < BOTTOM:
        place = option - TOP
        return (seat * ABILITIES + place) * 2 + TOP_HALF, abilities[place].top
    place = option - BOTTOM
    return (seat * ABILITIES + place) * 2 + BOTTOM_HALF, abilities[place].bottom


class WhoHelps(Doing):
    """Which teammate is asked for help against the Monster (HARA-HELP-02)."""

    __slots__ = ("space",)

    kind: ClassVar[str] = "ask_help"
    rules: ClassVar[tuple[str, ...]] = ("HARA-HELP-01", "HARA-HELP-02")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat, NO_SOURCE)
        self.space: int = space

    def options(self, state: HaraState) -> list[int]:
        return [AIM_UNIT + seat for seat in mates(state, self.user) if abilities_against(state, seat, self.space)]

    def take(self, state: HaraState, option: int) -> None:
        helper = option - AIM_UNIT
        if state.events is not None:
            state.report("ask_help", "HARA-HELP-01", seat=self.user, helper=helper, space=self.space)
        state.agenda.append(Volunteer(helper, self.user, self.space))


class Volunteer(Doing):
    """Whether the one who is asked helps (HARA-HELP-02)."""

    __slots__ = ("asker", "space")

    kind: ClassVar[str] = "volunteer"
    rules: ClassVar[tuple[str, ...]] = ("HARA-HELP-02", "HARA-HELP-03")

    def __init__(self, helper: int, asker: int, space: int) -> None:
        super().__init__(helper, NO_SOURCE)
        self.asker: int = asker
        self.space: int = space

    def options(self, state: HaraState) -> list[int]:
        return [DONE, YES]

    def take(self, state: HaraState, option: int) -> None:
        if option == DONE:
            state.fired.append(HAS_DECLINED + self.user)
            return
        # One Activation passes to the helper, who spends it at once (HARA-HELP-03).
        state.activations -= 1
        state.helper = self.user
        state.helping_at = self.space
        if state.events is not None:
            state.report("help", "HARA-HELP-03", seat=self.user, asker=self.asker, space=self.space)
        state.agenda.append(Help(self.user))


class Help(Doing):
    """The Ability with which the helper helps; a Free one uses the Activation up (HARA-HELP-04, HARA-HELP-07)."""

    __slots__ = ()

    kind: ClassVar[str] = "help"
    # Nobody's card is used without a word of theirs.
    asks_always: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("HARA-HELP-03", "HARA-HELP-04", "HARA-HELP-07")

    def __init__(self, helper: int) -> None:
        super().__init__(helper, NO_SOURCE)

    def options(self, state: HaraState) -> list[int]:
        return abilities_against(state, self.user, state.helping_at)

    def take(self, state: HaraState, option: int) -> None:
        activate_out_of_turn(state, self.user, option)
