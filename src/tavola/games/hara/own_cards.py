"""Ability Cards: Activating them, their life cycle, picking them up and putting them down; Activations gained."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import BOTTOM, DONE, PICK, TOP
from tavola.games.hara.effect import BOTTOM_HALF, FIRST_ITEM_SOURCE, TOP_HALF, Amount, Doing, Effect, perform
from tavola.games.hara.energy import DrawUltimate, LevelUp
from tavola.games.hara.measure import amount_of
from tavola.games.hara.pieces import ABILITIES, ALTERNATE, MOST_SEATS, ULTIMATE
from tavola.games.hara.state import ADVENTURE, HaraState
from tavola.kernel.step import Step

#: The places of both Ultimates, as bits.
ULTIMATES = 1 << ULTIMATE | 1 << ALTERNATE


def activate_top(state: HaraState, seat: int, place: int) -> None:
    """The top effect, and the card goes to the board (HARA-ADV-03); an Ultimate back to the pile (HARA-ULT-01, A80)."""
    ability = state.cards.champions[state.champion[seat]].abilities[place]
    bit = 1 << place
    state.hand[seat] &= ~bit
    state.used[seat] |= bit
    if ULTIMATES & bit:
        state.pile[seat] |= bit
    else:
        state.board_cards[seat] |= bit
        if ability.charge is not None:  # HARA-CHARGE-01
            state.charges[seat * ABILITIES + place] = ability.charge.start
    if state.events is not None:
        state.report("activate", "HARA-ADV-03", seat=seat, card=ability.id, half="top")
    perform(state, ability.top, seat, (seat * ABILITIES + place) * 2 + TOP_HALF)


def activate_bottom(state: HaraState, seat: int, place: int) -> None:
    """The bottom effect; the card returns to the hand at the end of the turn (HARA-ADV-04)."""
    ability = state.cards.champions[state.champion[seat]].abilities[place]
    state.used[seat] |= 1 << place
    state.from_board[seat] |= 1 << place
    if state.events is not None:
        state.report("activate", "HARA-ADV-04", seat=seat, card=ability.id, half="bottom")
    perform(state, ability.bottom, seat, (seat * ABILITIES + place) * 2 + BOTTOM_HALF)


def pick_up(state: HaraState, seat: int, places: int) -> None:
    """Cards return from the board to the hand, their charges off them (HARA-LIFE-01)."""
    places &= state.board_cards[seat]
    if not places:
        return
    state.board_cards[seat] &= ~places
    state.hand[seat] |= places
    state.emptied[seat] &= ~places
    for place in range(ABILITIES):
        if places >> place & 1:
            state.charges[seat * ABILITIES + place] = 0
            if state.events is not None:
                card = state.cards.champions[state.champion[seat]].abilities[place].id
                state.report("pick_up", "HARA-LIFE-01", seat=seat, card=card)


def pick_up_emptied(state: HaraState) -> None:
    """Cards whose last charge was used return to the hand at the end of a turn (HARA-CHARGE-04)."""
    for seat in range(state.seats):
        pick_up(state, seat, state.emptied[seat])
        state.emptied[seat] = 0


def ready_hand(state: HaraState, seat: int) -> int:
    """The cards in hand that may be Activated now, as bits (HARA-ADV-05)."""
    return state.hand[seat] & ~state.used[seat]


def ready_board(state: HaraState, seat: int) -> int:
    """The cards on the board that may be Activated now, as bits (HARA-PLAY-02)."""
    return state.board_cards[seat] & ~state.used[seat]


# Activations ----------------------------------------------------------------------------------------------------------


class GainActivations(Effect):
    """Activations more or fewer (HARA-ADV-06); outside one's turn they are used at once or lost (A27)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user >= MOST_SEATS:
            return
        amount = amount_of(state, user, source, self.amount)
        if state.active == user and state.phase == ADVENTURE:
            state.activations = max(0, state.activations + amount)
        elif amount > 0:
            state.agenda.append(OutOfTurn(user, source, amount))


class OutOfTurn(Doing):
    """An Activation outside one's turn, which may be declined (A27, A28). A Free effect uses it up (HARA-FREE-03)."""

    __slots__ = ("left",)

    kind: ClassVar[str] = "out_of_turn"
    rules: ClassVar[tuple[str, ...]] = ("HARA-FREE-03",)

    def __init__(self, user: int, source: int, left: int) -> None:
        super().__init__(user, source)
        self.left: int = left

    def options(self, state: HaraState) -> list[int]:
        hand = ready_hand(state, self.user)
        board = ready_board(state, self.user)
        found = [DONE]
        for place in range(ABILITIES):
            if hand >> place & 1:
                found.append(TOP + place)
            elif board >> place & 1:
                found.append(BOTTOM + place)
        return found

    def take(self, state: HaraState, option: int) -> None:
        if option == DONE:
            return
        if self.left > 1:
            state.agenda.append(OutOfTurn(self.user, self.source, self.left - 1))
        activate_out_of_turn(state, self.user, option)


def activate_out_of_turn(state: HaraState, seat: int, option: int) -> None:
    """Used from the board, the card returns to the hand once the Activation is resolved (A27)."""
    if option < BOTTOM:
        activate_top(state, seat, option - TOP)
    else:
        state.agenda.append(BackToHand(seat, 1 << option - BOTTOM))
        activate_bottom(state, seat, option - BOTTOM)


class BackToHand(Step):
    """A card used from the board outside its owner's turn returns to the hand (A27)."""

    __slots__ = ("places", "seat")

    def __init__(self, seat: int, places: int) -> None:
        self.seat: int = seat
        self.places: int = places

    def run(self, state: HaraState) -> None:
        state.from_board[self.seat] &= ~self.places
        pick_up(state, self.seat, self.places)


# Picking Up / Putting Down Cards --------------------------------------------------------------------------------------


class PickUp(Effect):
    """Own cards are taken from the board to the hand, nothing of them happens (HARA-PICK-01)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: int = count

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS:
            state.agenda.append(PickWhich(user, source, self.count, PICKING_UP))


class PutDown(Effect):
    """Own cards are put from the hand to the board, nothing of them happens (HARA-PICK-01)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: int = count

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS:
            state.agenda.append(PickWhich(user, source, self.count, PUTTING_DOWN))


class Ready(Effect):
    """Cards used this turn may be used again (HARA-LIFE-03)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: int = count

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS:
            state.agenda.append(PickWhich(user, source, self.count, READYING))


PICKING_UP = 0
PUTTING_DOWN = 1
READYING = 2


class PickWhich(Doing):
    """Which card, one after the other."""

    __slots__ = ("left", "what")

    kind: ClassVar[str] = "pick"
    rules: ClassVar[tuple[str, ...]] = ("HARA-PICK-01",)

    def __init__(self, user: int, source: int, left: int, what: int) -> None:
        super().__init__(user, source)
        self.left: int = left
        self.what: int = what

    def _places(self, state: HaraState) -> int:
        seat = self.user
        if self.what == PICKING_UP:
            return state.board_cards[seat]
        if self.what == PUTTING_DOWN:
            return state.hand[seat] & ~ULTIMATES
        # The card that readies does not ready itself.
        itself = 1 << self.source // 2 % ABILITIES if 0 <= self.source < FIRST_ITEM_SOURCE else 0
        return state.used[seat] & (state.hand[seat] | state.board_cards[seat]) & ~itself

    def options(self, state: HaraState) -> list[int]:
        places = self._places(state)
        found = [PICK + place for place in range(ABILITIES) if places >> place & 1]
        # To put a card down is a loss like any other: as far as one can (HARA-LOSE-01).
        return found if found and self.what == PUTTING_DOWN else [DONE, *found]

    def take(self, state: HaraState, option: int) -> None:
        if option == DONE:
            return
        seat = self.user
        place = option - PICK
        bit = 1 << place
        if self.left > 1:
            state.agenda.append(PickWhich(seat, self.source, self.left - 1, self.what))
        ability = state.cards.champions[state.champion[seat]].abilities[place]
        if self.what == PICKING_UP:
            pick_up(state, seat, bit)
            state.from_board[seat] &= ~bit
        elif self.what == PUTTING_DOWN:
            state.hand[seat] &= ~bit
            state.board_cards[seat] |= bit
            state.used[seat] |= bit  # HARA-PLAY-02
            if ability.charge is not None:
                state.charges[seat * ABILITIES + place] = ability.charge.start
            if state.events is not None:
                state.report("put_down", "HARA-PICK-01", seat=seat, card=ability.id)
        else:
            # Activated from the board it returns at the end of the turn, whether or not it is used again (HARA-ADV-04).
            state.used[seat] &= ~bit
            if state.events is not None:
                state.report("ready", "HARA-LIFE-03", seat=seat, card=ability.id)


# Level Up cards by effects --------------------------------------------------------------------------------------------


class GrantUltimate(Effect):
    """The user draws an Ultimate (HARA-ULT-06)."""

    __slots__ = ()

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS:
            state.agenda.append(DrawUltimate(user))


class GrantLevel(Effect):
    """The user takes a Level Up card, of one color or any (-1)."""

    __slots__ = ("color",)

    def __init__(self, color: int) -> None:
        self.color: int = color

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS:
            state.agenda.append(LevelUp(user, self.color))
