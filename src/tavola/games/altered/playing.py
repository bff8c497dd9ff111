"""Playing cards and quick actions (Complete Rules 5): declare, move to Limbo, pay, resolve (ALT-PLAY-03)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavola.games.altered.abilities import QuickAction
from tavola.games.altered.actions import (
    ACCEPT,
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
    expedition_action,
    expedition_of_action,
    piece_at,
)
from tavola.games.altered.card import (
    CARD_PLAYED,
    CHARACTER,
    CHARACTER_JOINS,
    FROM_HAND,
    FROM_RESERVE,
    GIVES_SPELLS,
    MODIFIES_JOINING,
    PERMANENT,
    RESERVE_LEFT,
    SPELL,
)
from tavola.games.altered.cost import TOO_LITTLE_MANA
from tavola.games.altered.doing import OnObjects
from tavola.games.altered.effect import Effect, Frame, resolve
from tavola.games.altered.joining import come_with, joined
from tavola.games.altered.lasting import THIS_TURN, end_lasting, gifts_of, served_by, spend_lasting
from tavola.games.altered.objects import change_zone, follow, refresh, report_move
from tavola.games.altered.passives import is_ignored
from tavola.games.altered.pricing import price
from tavola.games.altered.reactions import CHECK_REACTIONS, activate, announce, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.games.altered.statuses import gain_status, pay_mana
from tavola.games.altered.zones import (
    DECK,
    DISCARD,
    EXHAUSTED,
    EXPEDITION,
    FLEETING,
    HAND,
    HERO,
    LANDMARK,
    LIMBO,
    MANA,
    RESERVE,
)
from tavola.kernel.event import Detail
from tavola.kernel.language import mark
from tavola.kernel.refusal import Refusal
from tavola.kernel.step import Choice, Step

#: Uses of one quick action of one object in a Day (ALT-GOLDEN-11).
DAILY_LIMIT: Final = 100

EXHAUSTED_IN_RESERVE: Final = Refusal(
    mark("It is exhausted: an exhausted card in Reserve cannot be played."), "ALT-STATUS-EXHAUSTED-02"
)
NO_SUPPORT_WHILE_EXHAUSTED: Final = Refusal(
    mark("It is exhausted: an exhausted card in Reserve has no support ability."), "ALT-STATUS-EXHAUSTED-03"
)
CARD_FORBIDS: Final = Refusal(mark("The card itself says that it cannot be played now."), "ALT-GOLDEN-01")
NO_QUICK_ACTION: Final = Refusal(mark("It has no quick action."), "ALT-QUICK-01")
ONLY_IF: Final = Refusal(mark("Its quick action needs a condition that does not hold now."), "ALT-GOLDEN-01")
USED_TOO_OFTEN: Final = Refusal(mark("This quick action has been used 100 times today."), "ALT-GOLDEN-11")
ABILITIES_IGNORED: Final = Refusal(mark("Its abilities are ignored just now."), "ALT-PASSIVE-09")


# What may be done in a turn ------------------------------------------------------------------------------------------


def refuse_play(state: AlteredState, player: int, card: int) -> Refusal | None:
    """Why ``player`` may not play ``card`` of their Hand or Reserve now; None if they may (ALT-PLAY-02)."""
    printed = state.card[card]
    if state.status[card] & EXHAUSTED or printed.unplayable_while is not None:
        refusal = refuse_even_free(state, player, card)
        if refusal is not None:
            return refusal
    saved = 0
    extra = printed.optional_cost
    if extra is not None and can_pay_extra(state, player, card):
        saved = extra.saves
    if price(state, player, card, saved) > state.ready_mana(player):
        return TOO_LITTLE_MANA
    return None


def refuse_even_free(state: AlteredState, player: int, card: int) -> Refusal | None:
    """Which ban keeps ``player`` from playing ``card``, whatever it would cost; None if none does (ALT-PLAY-18)."""
    if state.status[card] & EXHAUSTED:
        return EXHAUSTED_IN_RESERVE
    ban = state.card[card].unplayable_while
    return CARD_FORBIDS if ban is not None and ban.stands(state, player, card) else None


def can_pay_extra(state: AlteredState, player: int, card: int) -> bool:
    """Whether the card's optional cost can be paid; the card itself is on its way to Limbo and pays no part of it."""
    extra = state.card[card].optional_cost
    if extra is None:
        return False
    in_reserve = 1 if RESERVE <= state.zone[card] < RESERVE + 2 else 0
    others = len(state.zones[RESERVE + player]) - in_reserve
    return extra.cost.discard_reserve <= others


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
            declare(state, who, card)

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


# Playing a card (5.2) ------------------------------------------------------------------------------------------------


def declare(state: AlteredState, player: int, card: int, free: bool = False) -> None:
    """Declare a card: the Expedition of a Character, an optional cost (ALT-PLAY-04); then play it."""
    printed = state.card[card]
    if printed.type == CHARACTER:
        state.agenda.append(PickExpedition(player, card, free))
    elif printed.optional_cost is not None and not free:
        state.agenda.append(AskExtraCost(player, card))
    else:
        play(state, player, card, -1, free)


class PickExpedition(Choice):
    """Which own Expedition a Character will join (ALT-PLAY-07)."""

    __slots__ = ("card", "free", "who")

    kind: ClassVar[str] = "expedition"
    rules: ClassVar[tuple[str, ...]] = ("ALT-PLAY-04", "ALT-PLAY-07")

    def __init__(self, who: int, card: int, free: bool) -> None:
        self.who: int = who
        self.card: int = card
        self.free: bool = free

    def player(self, state: AlteredState) -> int:
        return self.who

    def options(self, state: AlteredState) -> list[int]:
        own = 2 * self.who
        return [expedition_action(self.who, own), expedition_action(self.who, own + 1)]

    def take(self, state: AlteredState, option: int) -> None:
        play(state, self.who, self.card, expedition_of_action(self.who, option), self.free)


class AskExtraCost(Choice):
    """Whether to pay a card's optional cost (ALT-COST-12). Only what can be paid in the end is offered."""

    __slots__ = ("card", "who")

    kind: ClassVar[str] = "extra_cost"
    rules: ClassVar[tuple[str, ...]] = ("ALT-COST-12",)

    def __init__(self, who: int, card: int) -> None:
        self.who: int = who
        self.card: int = card

    def player(self, state: AlteredState) -> int:
        return self.who

    def options(self, state: AlteredState) -> list[int]:
        found: list[int] = []
        if price(state, self.who, self.card) <= state.ready_mana(self.who):
            found.append(DECLINE)
        if can_pay_extra(state, self.who, self.card):
            found.append(ACCEPT)
        return found

    def take(self, state: AlteredState, option: int) -> None:
        if option == DECLINE:
            play(state, self.who, self.card, -1, False)
            return
        extra = state.card[self.card].optional_cost
        assert extra is not None
        cost = price(state, self.who, self.card, extra.saves)
        origin = state.zone[self.card]
        to_limbo(state, self.who, self.card)
        frame = Frame(self.who, state.ref(self.card), -1, [])
        state.frames.append(frame)
        state.agenda.append(PayAlong(self.who, self.card, cost, origin))
        extra.cost.pay(state, frame)


class PayAlong(Step):
    """The mana is paid along with the optional cost; then the card resolves."""

    __slots__ = ("card", "cost", "origin", "who")

    def __init__(self, who: int, card: int, cost: int, origin: int) -> None:
        self.who: int = who
        self.card: int = card
        self.cost: int = cost
        self.origin: int = origin

    def run(self, state: AlteredState) -> None:
        state.frames.pop()
        pay_mana(state, self.who, self.cost)
        go_on_playing(state, self.who, self.card, -1, self.origin)


def play(state: AlteredState, player: int, card: int, expedition: int, free: bool) -> None:
    """Move a declared card to Limbo, pay for it, and resolve it (ALT-PLAY-03)."""
    cost = 0 if free else price(state, player, card)
    origin = state.zone[card]
    to_limbo(state, player, card)
    if cost:
        pay_mana(state, player, cost)
    go_on_playing(state, player, card, expedition, origin)


def to_limbo(state: AlteredState, player: int, card: int) -> None:
    """Move a card to Limbo. Whatever is played from Reserve gains Fleeting there (ALT-STATUS-FLEETING-01)."""
    origin = state.zone[card]
    was_id = state.stamp[card]
    old = state.ref(card)
    change_zone(state, card, LIMBO)
    follow(state, old, card)
    refresh(state)
    printed = state.card[card]
    if RESERVE <= origin < HERO:
        if printed.type != PERMANENT:
            state.status[card] = FLEETING
        if state.listening[RESERVE_LEFT]:
            announce(state, RESERVE_LEFT, waiting_for(state, RESERVE_LEFT), player, old)
    if printed.printed_fleeting:
        state.status[card] = FLEETING
    if state.events is not None:
        face: dict[str, Detail] = {"card": printed.reference, "id": state.stamp[card]}
        place = _ORIGINS[origin & ~1]
        if origin < MANA:
            state.report_secret(
                "declared", "ALT-PLAY-03", player, {"from_id": was_id}, player=player, origin=place, **face
            )
        else:
            state.report("declared", "ALT-PLAY-03", player=player, origin=place, from_id=was_id, **face)


_ORIGINS: Final = {DECK: "deck", HAND: "hand", MANA: "mana", DISCARD: "discard", RESERVE: "reserve"}


def go_on_playing(state: AlteredState, player: int, card: int, expedition: int, origin: int) -> None:
    """Resolve a card in Limbo that has been paid for."""
    printed = state.card[card]
    if printed.type == SPELL:
        if state.listening[GIVES_SPELLS]:
            take_passives(state, player, card)
        served = served_by(state, player, card, origin & ~1) if state.lasting else []
        for gift in gifts_of(served):
            # What adds or takes Fleeting does so in Limbo, after the printed one (ALT-SPELL-02).
            resolve(state, gift.effect, Frame(player, state.ref(card), -1, [state.ref(card)]))
        spend_lasting(state, served)
        state.agenda.append(SpellResolved(player, card))
        spell = printed.spell_effect
        assert spell is not None
        frame = Frame(player, state.ref(card), -1, [])
        frame.ability = spell.place
        resolve(state, spell.effect, frame)
        return
    fleeting = state.status[card] & FLEETING
    joining = waiting_for(state, CHARACTER_JOINS)
    playing = waiting_for(state, CARD_PLAYED)
    was_id = state.stamp[card]
    in_limbo = state.ref(card)
    adding = state.listening[MODIFIES_JOINING]
    boosts = state.boosts[card]
    change_zone(state, card, EXPEDITION + expedition if printed.type == CHARACTER else LANDMARK + player)
    follow(state, in_limbo, card)
    state.boosts[card] = boosts
    if adding or printed.modifiers:
        come_with(state, card, adding)
    if state.events is not None:
        state.report(
            "played",
            "ALT-PLAY-09",
            player=player,
            card=printed.reference,
            id=state.stamp[card],
            from_id=was_id,
            expedition=expedition,
        )
    refresh(state, card)
    joined(state, card, joining)
    # Fleeting comes one step after being played (ALT-PLAY-11, ALT-STATUS-FLEETING-02).
    played(state, player, card, origin, playing)
    if fleeting:
        gain_status(state, card, FLEETING, "ALT-STATUS-FLEETING-02")


def take_passives(state: AlteredState, player: int, card: int) -> None:
    """Let a Spell in Limbo have what passives add to it, after its printed Fleeting (ALT-SPELL-02)."""
    for source in state.listening[GIVES_SPELLS]:
        gives = state.card[source].gives_spells
        if gives is None or state.controller(source) != player or is_ignored(state, source):
            continue
        if gives.kind.fits_card(state.card[card]):
            gain_status(state, card, FLEETING, "ALT-SPELL-02")


def played(state: AlteredState, player: int, card: int, origin: int, listeners: tuple[int, ...]) -> None:
    """A card has been played: it leaves Limbo at the end of resolving (ALT-PLAY-09)."""
    printed = state.card[card]
    ref = state.ref(card)
    if printed.type != SPELL:
        where = state.zone[card]
        if HAND <= origin < MANA:
            for reaction in printed.reactions[FROM_HAND]:
                activate(state, reaction, player, card, where)
        elif RESERVE <= origin < HERO:
            # From a third place neither {H} nor {R} activates (ALT-PLAY-16).
            for reaction in printed.reactions[FROM_RESERVE]:
                activate(state, reaction, player, card, where)
        if state.lasting:
            served = served_by(state, player, card, origin & ~1)
            for gift in gifts_of(served):
                # Given by a Reaction, ordered with the others by the one who plays (ALT-PLAY-13).
                activate(state, gift, player, card, where, -1, ref)
            spend_lasting(state, served)
    if printed.type == CHARACTER and state.turn == player:
        state.played_today[player] += 1
    if listeners:
        announce(state, CARD_PLAYED, listeners, player, ref)


class SpellResolved(Step):
    """A Spell's effect is over: it goes to Reserve, or to the discard pile if Fleeting (ALT-STATUS-FLEETING-05)."""

    __slots__ = ("card", "who")

    def __init__(self, who: int, card: int) -> None:
        self.who: int = who
        self.card: int = card

    def run(self, state: AlteredState) -> None:
        card = self.card
        if state.zone[card] != LIMBO:
            return
        fleeting = state.status[card] & FLEETING
        playing = waiting_for(state, CARD_PLAYED)
        was_id = state.stamp[card]
        in_limbo = state.ref(card)
        to = DISCARD if fleeting else RESERVE
        change_zone(state, card, to + state.owner[card])
        follow(state, in_limbo, card)
        refresh(state)
        if state.events is not None:
            report_move(state, card, LIMBO, to, was_id, "ALT-SPELL-01")
        played(state, self.who, card, HAND, playing)


class PlayFree(OnObjects):
    """Play a card for free, right then, within the effect that says so (ALT-PLAY-12, ALT-PLAY-18)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-PLAY-12", "ALT-PLAY-18")

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            if refuse_even_free(state, frame.player, card) is None:
                declare(state, frame.player, card, True)

    def sentence(self) -> str:
        return mark("Play {which} for free.")


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
