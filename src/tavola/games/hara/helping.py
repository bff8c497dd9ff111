"""Asking For Help."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import AIM_UNIT, BOTTOM, DONE, TOP, YES
from tavola.games.hara.attacking import Damage, DamageAll
from tavola.games.hara.deciding import Choose, May, Pay, RollDie, When
from tavola.games.hara.effect import NO_SOURCE, Doing, Effects
from tavola.games.hara.measure import monsters_within
from tavola.games.hara.own_cards import activate_out_of_turn, ready_board, ready_hand
from tavola.games.hara.pieces import ABILITIES, NOBODY
from tavola.games.hara.state import HaraState
from tavola.games.hara.targets import CORRUPTED_ONLY, ENEMIES, PLAYERS

#: Among what happens once a turn: a player has declined to help.
HAS_DECLINED = 1 << 20
#: The farthest from a Monster at which somebody may hope to help against it.
FAR_ENOUGH = 6


def can_help(state: HaraState, seat: int) -> bool:
    """Whether the player has teammates (HARA-HELP-01)."""
    team = state.team[seat]
    return any(other != seat and state.team[other] == team for other in range(state.seats))


def help_spaces(state: HaraState, seat: int) -> list[int]:
    """The Monsters against which somebody could help, wherever the one who asks stands."""
    found: set[int] = set()
    for mate in mates(state, seat):
        if abilities_against(state, mate):
            found.update(monsters_within(state, state.at[mate], FAR_ENOUGH))
    return sorted([space for space in found if state.helping_at < 0 or state.helping_at == space])


def mates(state: HaraState, seat: int) -> list[int]:
    """The teammates who may help: anybody, or the one who has helped this turn already (HARA-HELP-02)."""
    team = state.team[seat]
    asked = [state.helper] if state.helper != NOBODY else [one for one in range(state.seats) if one != seat]
    return [one for one in asked if state.team[one] == team and HAS_DECLINED + one not in state.fired]


def abilities_against(state: HaraState, seat: int) -> list[int]:
    """The Activations of a player that can hurt a Monster (HARA-HELP-04)."""
    hand = ready_hand(state, seat)
    board = ready_board(state, seat)
    abilities = state.cards.champions[state.champion[seat]].abilities
    found: list[int] = []
    for place in range(ABILITIES):
        if hand >> place & 1 and hurts(abilities[place].top):
            found.append(TOP + place)
        elif board >> place & 1 and hurts(abilities[place].bottom):
            found.append(BOTTOM + place)
    return found


def hurts(effects: Effects) -> bool:
    """Whether damage to Monsters is among the effects."""
    for effect in effects:
        if isinstance(effect, (Damage, DamageAll)):
            if effect.target not in (PLAYERS, ENEMIES, CORRUPTED_ONLY):
                return True
        elif isinstance(effect, (Pay, May)):
            if hurts(effect.effects):
                return True
        elif isinstance(effect, Choose):
            if any(hurts(choice) for choice in effect.choices):
                return True
        elif isinstance(effect, When):
            if hurts(effect.then) or hurts(effect.otherwise):
                return True
        elif isinstance(effect, RollDie) and any(hurts(face) for face in effect.faces):
            return True
    return False


class WhoHelps(Doing):
    """Which teammate is asked for help against the Monster (HARA-HELP-02)."""

    __slots__ = ("space",)

    kind: ClassVar[str] = "ask_help"
    rules: ClassVar[tuple[str, ...]] = ("HARA-HELP-01", "HARA-HELP-02")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat, NO_SOURCE)
        self.space: int = space

    def options(self, state: HaraState) -> list[int]:
        return [AIM_UNIT + seat for seat in mates(state, self.user) if abilities_against(state, seat)]

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
    rules: ClassVar[tuple[str, ...]] = ("HARA-HELP-03", "HARA-HELP-04", "HARA-HELP-07")

    def __init__(self, helper: int) -> None:
        super().__init__(helper, NO_SOURCE)

    def options(self, state: HaraState) -> list[int]:
        return abilities_against(state, self.user)

    def take(self, state: HaraState, option: int) -> None:
        activate_out_of_turn(state, self.user, option)
