"""Playing cards (Complete Rules 5.1, 5.2): declare, move to Limbo, pay, resolve (ALT-PLAY-03)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import (
    ACCEPT,
    DECLINE,
    expedition_action,
    expedition_of_action,
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
from tavola.games.altered.effect import Frame, resolve
from tavola.games.altered.joining import come_with, joined
from tavola.games.altered.lasting import gifts_of, served_by, spend_lasting
from tavola.games.altered.objects import change_zone, follow, refresh, report_move
from tavola.games.altered.passives import is_ignored
from tavola.games.altered.pricing import price
from tavola.games.altered.reactions import activate, announce, reactions_to, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.games.altered.statuses import gain_status, pay_mana
from tavola.games.altered.targeting import OnObjects
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

EXHAUSTED_IN_RESERVE: Final = Refusal(
    mark("It is exhausted: an exhausted card in Reserve cannot be played."), "ALT-STATUS-EXHAUSTED-02"
)
CARD_FORBIDS: Final = Refusal(mark("The card itself says that it cannot be played now."), "ALT-GOLDEN-01")


# What may be played -------------------------------------------------------------------------------------------------


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
        for gift in gifts_of(served, origin & ~1):
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
            for reaction in reactions_to(state, card, FROM_RESERVE):
                activate(state, reaction, player, card, where)
        if state.lasting:
            served = served_by(state, player, card, origin & ~1)
            for gift in gifts_of(served, origin & ~1):
                # Given by a Reaction, ordered with the others by the one who plays (ALT-PLAY-13). It is no ability of
                # the card, so it functions even where those are ignored (ALT-PASSIVE-09).
                activate(state, gift, player, card, where, -1, ref, True)
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

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        cards = self.which.find(state, frame)
        return any(refuse_even_free(state, frame.player, card) is None for card in cards)

    def sentence(self) -> str:
        return mark("Play {which} for free.")
