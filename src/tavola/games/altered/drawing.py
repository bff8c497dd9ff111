"""Steps with cards of the Deck, the Hand and the Reserve: draw, resupply, sabotage, put aside (7.3.7 to 7.3.30)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import (
    DECLINE,
    NUMBERS,
    OWN_HAND,
    OWN_MANA,
    OWN_RESERVE,
    PIECES,
    ROOM,
    THEIR_RESERVE,
    piece_at,
)
from tavola.games.altered.amount import Count
from tavola.games.altered.card import MODIFIES_RESUPPLIES
from tavola.games.altered.drawpile import draw_each, resupply, reveal_top, top_to_mana
from tavola.games.altered.effect import Frame, Node, Words
from tavola.games.altered.kind import A, Kind
from tavola.games.altered.leaving import move_to, move_together
from tavola.games.altered.modifiers import THE_STEP, Change, Plan
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import DECK, DISCARD, HAND, MANA, RESERVE
from tavola.kernel.language import mark
from tavola.kernel.step import Choice

# Who does it (ALT-GOLDEN-13).
YOU: Final = 0
OPPONENT: Final = 1
EACH_PLAYER: Final = 2


def who_acts(state: AlteredState, frame: Frame, who: int) -> list[int]:
    """The players whom an effect names, in initiative order (ALT-GOLDEN-08)."""
    if who == YOU:
        return [frame.player]
    if who == OPPONENT:
        return [1 - frame.player]
    first = state.initiative()
    return [first, 1 - first]


class Draw(Node):
    """Draw cards (ALT-ACTION-DRAW-01). Whoever the effect names is the one who drew (ALT-GOLDEN-14)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-DRAW-01",)

    def __init__(self, count: int | Count, who: int = YOU) -> None:
        self.count: int | Count = count
        self.who: int = who

    def perform(self, state: AlteredState, frame: Frame) -> None:
        count = self.count if isinstance(self.count, int) else self.count.value(state, frame)
        if count == 0:
            return
        players = who_acts(state, frame, self.who)
        draw_each(state, players, [count] * len(players), "ALT-ACTION-DRAW-01")

    def text(self, words: Words) -> str:
        if not isinstance(self.count, int):
            return words(mark("Draw {n} cards.")).format(n=self.count.text(words))
        sentence = words((_DRAW_ONE if self.count == 1 else _DRAW_MORE)[self.who])
        return sentence.format(n=self.count)


_DRAW_ONE: Final = (
    mark("Draw a card."),
    mark("Your opponent draws a card."),
    mark("Each player draws a card."),
)
_DRAW_MORE: Final = (
    mark("Draw {n} cards."),
    mark("Your opponent draws {n} cards."),
    mark("Each player draws {n} cards."),
)


class Resupply(Node):
    """Put the top card of the own Deck into Reserve (ALT-ACTION-RESUPPLY-01), unless something replaces that."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-RESUPPLY-01", "ALT-ACTION-RESUPPLY-02")

    def __init__(self, who: int = YOU) -> None:
        self.who: int = who

    def perform(self, state: AlteredState, frame: Frame) -> None:
        players = who_acts(state, frame, self.who)
        if state.listening[MODIFIES_RESUPPLIES]:
            state.agenda += [ResupplyPlan(player, frame.player) for player in reversed(players)]
            return
        for player in players:
            resupply(state, player)

    def text(self, words: Words) -> str:
        return words(_RESUPPLY[self.who])


_RESUPPLY: Final = (mark("Resupply."), mark("Your opponent resupplies."), mark("Each player resupplies."))


class ResupplyPlan(Plan):
    """A player about to resupply."""

    __slots__ = ()

    event = MODIFIES_RESUPPLIES

    def copy(self) -> ResupplyPlan:
        return ResupplyPlan(self.player, self.controller)

    def carry_out(self, state: AlteredState) -> None:
        resupply(state, self.player)


class LookAtTwo(Plan):
    """A player about to lay open two cards and choose, which is no resupply any more (ALT-MODIFIER-08)."""

    __slots__ = ()

    def copy(self) -> LookAtTwo:
        return LookAtTwo(self.player, self.controller)

    def carry_out(self, state: AlteredState) -> None:
        player = self.player
        if reveal_top(state, player, 2):
            state.agenda.append(PICK_RESUPPLY[player])


class ResupplyOfTwo(Change):
    """Two cards are laid open instead of a resupply; one goes to Reserve, the other is discarded."""

    __slots__ = ()

    event = MODIFIES_RESUPPLIES

    def actions(self, state: AlteredState, bearer: int, plan: Plan) -> list[int]:
        return [THE_STEP] if state.controller(bearer) == plan.player else []

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        return plan.again(LookAtTwo(plan.player, plan.controller))


class PickResupply(Choice):
    """Which of the two cards laid open goes to Reserve; the other is discarded."""

    __slots__ = ("who",)

    kind: ClassVar[str] = "revealed"
    rules: ClassVar[tuple[str, ...]] = ("ALT-MODIFIER-01", "ALT-MODIFIER-08")

    def __init__(self, who: int) -> None:
        self.who: int = who

    def player(self, state: AlteredState) -> int:
        return self.who

    def options(self, state: AlteredState) -> list[int]:
        return [NUMBERS + i for i in range(min(2, len(state.zones[DECK + self.who])))]

    def take(self, state: AlteredState, option: int) -> None:
        shown = state.zones[DECK + self.who][-2:]
        shown.reverse()
        chosen = shown.pop(option - NUMBERS)
        move_together(state, [chosen, *shown], [RESERVE] + [DISCARD] * len(shown), "ALT-MODIFIER-01")


PICK_RESUPPLY: Final = (PickResupply(0), PickResupply(1))


class TopToMana(Node):
    """Put the top cards of the Deck into the own Mana, unseen and exhausted (ALT-ZONE-16)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ZONE-16", "ALT-ACTION-DRAW-02")

    def __init__(self, count: int = 1, who: int = YOU, ready: bool = False) -> None:
        self.count: int = count
        self.who: int = who
        self.ready: bool = ready

    def perform(self, state: AlteredState, frame: Frame) -> None:
        for player in who_acts(state, frame, self.who):
            top_to_mana(state, player, self.count, self.ready)

    def text(self, words: Words) -> str:
        if self.ready:
            one = mark("Put the top card of your Deck into your Mana, ready.")
            more = mark("Put the top {n} cards of your Deck into your Mana, ready.")
        elif self.who == EACH_PLAYER:
            one = mark("Each player puts the top card of their Deck into Mana, exhausted.")
            more = mark("Each player puts the top {n} cards of their Deck into Mana, exhausted.")
        else:
            one = mark("Put the top card of your Deck into your Mana, exhausted.")
            more = mark("Put the top {n} cards of your Deck into your Mana, exhausted.")
        return words(one if self.count == 1 else more).format(n=self.count)


#: The count of a step in which as many may be picked as there are.
ANY_NUMBER: Final = 99


class PickCards(Node):
    """A step in which a player picks cards of their Hand or of a Reserve, one by one, that then move at once."""

    def __init__(self, count: int, may: bool = False, kind: Kind | None = None, who: int = YOU) -> None:
        self.count: int = count
        self.may: bool = may
        #: Which printed cards may be picked; any by default.
        self.kind: Kind | None = kind
        self.who: int = who
        self.ask: PickCard = PickCard(self)

    def perform(self, state: AlteredState, frame: Frame) -> None:
        state.agenda.append(self.ask)

    def possible(self, state: AlteredState, frame: Frame) -> bool:
        return any(option != DECLINE for option in self.ask.options(state))

    def picker(self, frame: Frame) -> int:
        """Who picks."""
        return frame.player if self.who == YOU else 1 - frame.player

    def places(self) -> tuple[int, ...]:
        """The place zones, as the picker sees them, from which cards may be picked."""
        raise AssertionError(f"{type(self).__name__} picks nothing")

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        """Move the picked cards."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def sentence(self) -> str:
        """The sentence, with a gap ``{n}``, and with "you may" where ``may``: a message of the catalogue."""
        raise AssertionError(f"{type(self).__name__} cannot be said")

    def text(self, words: Words) -> str:
        sentence = words(self.sentence()).replace("{n}", str(self.count))
        if self.kind is not None:
            sentence += " " + words(mark("It must be {kind}.")).format(kind=self.kind.text(words, A))
        return sentence


class PickCard(Choice):
    """Which card the step before moves."""

    __slots__ = ("node",)

    kind: ClassVar[str] = "card"
    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-03",)

    def __init__(self, node: PickCards) -> None:
        self.node: PickCards = node

    def player(self, state: AlteredState) -> int:
        return self.node.picker(state.frames[-1])

    def options(self, state: AlteredState) -> list[int]:
        frame = state.frames[-1]
        node = self.node
        player = node.picker(frame)
        source = state.find(frame.source)
        found: list[int] = []
        for place in node.places():
            zone = _ZONES[place] + (player if place != THEIR_RESERVE else 1 - player)
            for position, card in enumerate(state.zones[zone][:ROOM]):
                if card == source or (frame.picks and state.ref(card) in frame.picks):
                    continue
                if node.kind is None or node.kind.fits_card(state.card[card]):
                    found.append(PIECES + place * ROOM + position)
        if node.may or not found:
            found.insert(0, DECLINE)
        return found

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        node = self.node
        if option != DECLINE:
            frame.picks.append(state.ref(piece_at(state, node.picker(frame), option)))
            if len(frame.picks) < node.count:
                state.agenda.append(self)
                return
        frame.it = frame.picks
        frame.picks = []
        frame.did = bool(frame.it)
        node.act(state, frame, [state.find(ref) for ref in frame.it])


_ZONES: Final = {OWN_HAND: HAND, OWN_RESERVE: RESERVE, THEIR_RESERVE: RESERVE, OWN_MANA: MANA}


class HandToReserve(PickCards):
    """Put cards from the own Hand into Reserve."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-PUT-01",)

    def places(self) -> tuple[int, ...]:
        return (OWN_HAND,)

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        move_to(state, cards, RESERVE, "ALT-ACTION-PUT-01")

    def sentence(self) -> str:
        if self.may:
            return mark("You may put a card from your Hand into Reserve.")
        if self.count == 1:
            return mark("Put a card from your Hand into Reserve.")
        return mark("Put {n} cards from your Hand into Reserve.")


class ReserveToHand(PickCards):
    """Take another card of the own Reserve into the Hand. This is not drawing (ALT-ACTION-DRAW-02)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-PUT-01", "ALT-ACTION-DRAW-02")

    def places(self) -> tuple[int, ...]:
        return (OWN_RESERVE,)

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        move_to(state, cards, HAND, "ALT-ACTION-PUT-01")

    def sentence(self) -> str:
        if self.may:
            return mark("You may take another card from your Reserve into your Hand.")
        if self.count == 1:
            return mark("Take another card from your Reserve into your Hand.")
        return mark("Take {n} other cards from your Reserve into your Hand.")


class DiscardFromReserve(PickCards):
    """Discard cards of the own Reserve."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-DISCARD-01",)

    def places(self) -> tuple[int, ...]:
        return (OWN_RESERVE,)

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        move_to(state, cards, DISCARD, "ALT-ACTION-DISCARD-01")

    def sentence(self) -> str:
        if self.count == ANY_NUMBER:
            return mark("Discard any number of cards from your Reserve.")
        if self.may:
            return mark("You may discard a card from your Reserve.")
        if self.count == 1:
            return mark("Discard a card from your Reserve.")
        return mark("Discard {n} cards from your Reserve.")


class OpponentDiscards(PickCards):
    """The opponent discards cards of their Hand, which they pick."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-DISCARD-01",)

    def __init__(self, count: int) -> None:
        super().__init__(count, who=OPPONENT)

    def places(self) -> tuple[int, ...]:
        return (OWN_HAND,)

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        move_to(state, cards, DISCARD, "ALT-ACTION-DISCARD-01")

    def sentence(self) -> str:
        if self.count == 1:
            return mark("Your opponent discards a card from their Hand.")
        return mark("Your opponent discards {n} cards from their Hand.")


class DiscardAtRandom(Node):
    """Discard cards of the opponent's Hand. They are not the opponent's to pick, so chance picks them (ALT-ZONE-11)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ZONE-11", "ALT-ACTION-DISCARD-01")

    def __init__(self, count: int = 1) -> None:
        self.count: int = count

    def perform(self, state: AlteredState, frame: Frame) -> None:
        hand = state.zones[HAND + 1 - frame.player][:]
        state.rng.shuffle(hand)
        state.secrets += 1
        move_to(state, hand[: self.count], DISCARD, "ALT-ZONE-11")

    def text(self, words: Words) -> str:
        if self.count == 1:
            return words(mark("Your opponent discards a card from their Hand at random."))
        return words(mark("Your opponent discards {n} cards from their Hand at random.")).format(n=self.count)


class EachPlayerDiscardsAll(Node):
    """Each player discards the whole Hand, or Hand and Reserve: all of it at the same moment (ALT-EFFECT-15)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-EFFECT-15", "ALT-ACTION-DISCARD-01")

    def __init__(self, reserve_too: bool = False) -> None:
        self.reserve_too: bool = reserve_too

    def perform(self, state: AlteredState, frame: Frame) -> None:
        cards = state.zones[HAND] + state.zones[HAND + 1]
        if self.reserve_too:
            cards += state.zones[RESERVE] + state.zones[RESERVE + 1]
        state.secrets += 1
        move_to(state, cards, DISCARD, "ALT-ACTION-DISCARD-01")

    def text(self, words: Words) -> str:
        if self.reserve_too:
            return words(mark("Each player discards all cards in Hand and Reserve."))
        return words(mark("Each player discards all cards in Hand."))


class DiscardOrb(PickCards):
    """Discard own Mana Orbs. Their states may be swapped first, so that exhausted ones go (ALT-ZONE-17)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ZONE-17", "ALT-ACTION-DISCARD-01")

    def places(self) -> tuple[int, ...]:
        return (OWN_MANA,)

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        move_to(state, cards, DISCARD, "ALT-ACTION-DISCARD-01")

    def sentence(self) -> str:
        return mark("Discard one of your Mana Orbs.")


class Sabotage(PickCards):
    """Discard none or one target card that lies in a Reserve (ALT-ACTION-SABOTAGE-01, -02)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-SABOTAGE-01", "ALT-ACTION-SABOTAGE-02")

    def __init__(self) -> None:
        super().__init__(1, may=True)

    def places(self) -> tuple[int, ...]:
        return (OWN_RESERVE, THEIR_RESERVE)

    def act(self, state: AlteredState, frame: Frame, cards: list[int]) -> None:
        move_to(state, cards, DISCARD, "ALT-ACTION-SABOTAGE-01")

    def text(self, words: Words) -> str:
        return words(mark("Sabotage."))
