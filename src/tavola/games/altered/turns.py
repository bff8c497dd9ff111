"""Afternoon turns (Complete Rules 4.2.3, 5.3): quick actions, then one card or a pass; and whose turn comes next."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavola.games.altered.abilities import QuickAction
from tavola.games.altered.actions import (
    DECLINE,
    NUMBERS,
    OWN_EXPEDITION,
    OWN_HAND,
    OWN_HERO,
    OWN_LANDMARKS,
    OWN_RESERVE,
    PIECES,
    ROOM,
    USES,
    piece_at,
)
from tavola.games.altered.effect import Effect, Frame, resolve
from tavola.games.altered.lasting import THIS_TURN, end_lasting
from tavola.games.altered.passives import is_ignored
from tavola.games.altered.playing import declare, refuse_play
from tavola.games.altered.pricing import is_free
from tavola.games.altered.reactions import CHECK_REACTIONS
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import (
    EXHAUSTED,
    EXPEDITION,
    HAND,
    HERO,
    LANDMARK,
    RESERVE,
)
from tavola.kernel.language import mark
from tavola.kernel.refusal import Refusal
from tavola.kernel.step import Choice, Step

#: Uses of one quick action of one object in a Day (ALT-GOLDEN-11).
DAILY_LIMIT: Final = 100
NO_SUPPORT_WHILE_EXHAUSTED: Final = Refusal(
    mark("It is exhausted: an exhausted card in Reserve has no support ability."), "ALT-STATUS-EXHAUSTED-03"
)
NO_QUICK_ACTION: Final = Refusal(mark("It has no quick action."), "ALT-QUICK-01")
ONLY_IF: Final = Refusal(mark("Its quick action needs a condition that does not hold now."), "ALT-GOLDEN-01")
USED_TOO_OFTEN: Final = Refusal(mark("This quick action has been used 100 times today."), "ALT-GOLDEN-11")
ABILITIES_IGNORED: Final = Refusal(mark("Its abilities are ignored just now."), "ALT-PASSIVE-09")


def refuse_use(state: AlteredState, player: int, card: int, action: QuickAction) -> Refusal | None:
    """Why ``player`` may not use a quick action of ``card`` now; None if they may."""
    if action.support and state.status[card] & EXHAUSTED:
        return NO_SUPPORT_WHILE_EXHAUSTED
    refusal = action.cost.refusal(state, player, card)
    if refusal is not None:
        return refusal
    if action.condition is not None and not action.condition.stands(state, player, card):
        return ONLY_IF
    if is_ignored(state, card):
        return ABILITIES_IGNORED
    key = state.ref(card) * 4 + action.number
    if len(state.quick_used) >= DAILY_LIMIT and state.quick_used.count(key) >= DAILY_LIMIT:
        return USED_TOO_OFTEN
    return None


def quick_actions(state: AlteredState, card: int) -> tuple[QuickAction, ...]:
    """The quick actions of a card where it now is: support in Reserve, the others in play (ALT-QUICK-08)."""
    printed = state.card[card]
    if state.zone[card] < HERO:
        return () if printed.support is None else (printed.support,)
    return printed.quick_actions


class Turn(Choice):
    """An Afternoon turn: any number of quick actions, then one card or a pass (ALT-TURN-02)."""

    __slots__ = ("who",)

    kind: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = ("ALT-TURN-02", "ALT-TURN-05")
    # A player who can play nothing still says that they pass (ALT-TURN-09).
    asks_always: ClassVar[bool] = True

    def __init__(self, who: int) -> None:
        self.who: int = who

    def player(self, state: AlteredState) -> int:
        return self.who

    def options(self, state: AlteredState) -> list[int]:
        who = self.who
        zones = state.zones
        found = [DECLINE]
        option = PIECES + OWN_HAND * ROOM
        last = option + ROOM
        for card in zones[HAND + who]:
            if option < last and refuse_play(state, who, card) is None:
                found.append(option)
            option += 1
        option = PIECES + OWN_RESERVE * ROOM
        last = option + ROOM
        for card in zones[RESERVE + who]:
            if option < last:
                if refuse_play(state, who, card) is None:
                    found.append(option)
                support = state.card[card].support
                if support is not None and refuse_use(state, who, card, support) is None:
                    found.append(option + USES - PIECES)
            option += 1
        for zone, place in _IN_PLAY[who]:
            option = USES + place * ROOM
            last = option + ROOM
            for card in zones[zone]:
                if option < last:
                    for action in state.card[card].quick_actions:
                        if refuse_use(state, who, card, action) is None:
                            found.append(option)
                            break
                option += 1
        return found

    def take(self, state: AlteredState, option: int) -> None:
        who = self.who
        if option == DECLINE:
            state.passed[who] = True
            if state.events is not None:
                state.report("passed", "ALT-TURN-05", player=who)
            end_turn(state)
            return
        card = piece_at(state, who, option)
        if option >= USES:
            state.agenda.append(self)
            state.agenda.append(CHECK_REACTIONS)
            ready = [one for one in quick_actions(state, card) if refuse_use(state, who, card, one) is None]
            if len(ready) == 1:
                use(state, who, card, ready[0])
            else:
                state.agenda.append(PickQuickAction(who, card))
        else:
            end_turn(state)
            declare(state, who, card, is_free(state, who, card))

    def run(self, state: Any) -> None:
        if state.turn_over:
            # After You: no card played, and no pass (ALT-ACTION-AFTERYOU-02).
            state.turn_over = False
            state.agenda.append(NEXT_TURN)
            return
        state.wait_for(self, self.options(state))


#: Player -> the zones with own objects that may have quick actions, and their places.
_IN_PLAY: Final = tuple(
    (
        (HERO + player, OWN_HERO),
        (LANDMARK + player, OWN_LANDMARKS),
        (EXPEDITION + 2 * player, OWN_EXPEDITION),
        (EXPEDITION + 2 * player + 1, OWN_EXPEDITION + 1),
    )
    for player in (0, 1)
)


class PickQuickAction(Choice):
    """Which of several quick actions of one object."""

    __slots__ = ("card", "who")

    kind: ClassVar[str] = "ability"
    rules: ClassVar[tuple[str, ...]] = ("ALT-QUICK-03",)

    def __init__(self, who: int, card: int) -> None:
        self.who: int = who
        self.card: int = card

    def player(self, state: AlteredState) -> int:
        return self.who

    def options(self, state: AlteredState) -> list[int]:
        return [
            NUMBERS + number
            for number, action in enumerate(quick_actions(state, self.card))
            if refuse_use(state, self.who, self.card, action) is None
        ]

    def take(self, state: AlteredState, option: int) -> None:
        use(state, self.who, self.card, quick_actions(state, self.card)[option - NUMBERS])


TURNS: Final = (Turn(0), Turn(1))


def end_turn(state: AlteredState) -> None:
    """What follows the turn effect: Reactions, then the next turn (ALT-TURN-04, ALT-TURN-10)."""
    state.agenda.append(NEXT_TURN)
    state.agenda.append(CHECK_REACTIONS)


def use(state: AlteredState, player: int, card: int, action: QuickAction) -> None:
    """Pay for a quick action and resolve it (ALT-QUICK-03). It is not playing a card (ALT-QUICK-09)."""
    state.quick_used.append(state.ref(card) * 4 + action.number)
    if state.events is not None:
        state.report(
            "used",
            "ALT-QUICK-03",
            player=player,
            card=state.card[card].reference,
            id=state.stamp[card],
            ability=action.place,
        )
    zone = state.zone[card]
    where = zone - EXPEDITION if zone >= EXPEDITION else -1
    frame = Frame(player, state.ref(card), where, [])
    frame.ability = action.place
    state.frames.append(frame)
    state.agenda.append(BeginUse(action.effect))
    action.cost.pay(state, frame)


class BeginUse(Step):
    """The cost of a quick action is paid: its effect begins."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def run(self, state: AlteredState) -> None:
        frame = state.frames.pop()
        # What was picked to pay with is not what the effect means by "it".
        frame.it = []
        resolve(state, self.effect, frame)


# The turns of an Afternoon (4.2.3) -----------------------------------------------------------------------------------


class NextTurn(Step):
    """Turns alternate while neither player has passed (ALT-TURN-01, -06, -07, -08)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-TURN-01", "ALT-TURN-07", "ALT-TURN-08")

    def run(self, state: AlteredState) -> None:
        end_lasting(state, THIS_TURN)
        following = 1 - state.turn
        if state.passed[following]:
            following = state.turn
        if state.passed[following]:
            state.turn = -1
            return
        state.turn = following
        state.agenda.append(TURNS[following])


NEXT_TURN: Final = NextTurn()
