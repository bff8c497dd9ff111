"""Costs of Tribe actions: what may pay for them, which discounts there are, and the payment itself.

A cost is five numbers: red, yellow, blue, green, any. Corruption may stand in for anything (FAE-CORR-01). A payment
goes through the symbols of the cost one at a time; any combination that is legal as a whole can be reached.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import CARD, COLOUR, HERB, INNATE, PAY, REGION_DISCOUNT
from tavola.games.faeriell.pieces import (
    ANY,
    CARD_KINDS,
    CARD_ROOM,
    COLOUR_NAMES,
    COLOURS,
    CORRUPTION,
    HERO_NAMES,
    HERO_TYPES,
)
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import card_details
from tavola.kernel.step import SeatChoice, Step


def discounts_of(state: FaeriellState, player: int, innate: int) -> list[int]:
    """Discounts by colour that the player could use: unrotated Herbs, and the innate ability of a Hero type.

    Each counts once (A15); ``innate`` is the type whose ability fits the action, -1 for none (FAE-INNATE-01).
    """
    found = [0, 0, 0, 0]
    herbs = state.herbs[player]
    if herbs:
        rotated = state.rotated_herbs[player]
        for kind in herbs:
            if kind < 4:
                found[kind] += 1
        for kind in rotated:
            if kind < 4:
                found[kind] -= 1
    if innate >= 0 and has_innate(state, player, innate):
        found[innate] += 1
    return found


def has_innate(state: FaeriellState, player: int, kind: int) -> bool:
    """Whether the innate ability of the Hero type can still be used (FAE-INNATE-01)."""
    return state.hero_node[player * HERO_TYPES + kind] >= 0 and not state.innate_used >> kind & 1


def can_pay(
    state: FaeriellState, player: int, cost: tuple[int, ...] | list[int], discounts: list[int], regions: int = 0
) -> bool:
    """Whether the player can pay the cost with Essences, discounts by colour, and ``regions`` discounts of any kind."""
    first = player * COLOURS
    have = state.essences
    wild = have[first + CORRUPTION] + regions
    left = 0
    for colour in range(4):
        over = have[first + colour] + discounts[colour] - cost[colour]
        if over < 0:
            wild += over
        else:
            left += over
    return wild >= 0 and wild + left >= cost[ANY]


def missing(
    state: FaeriellState, player: int, cost: tuple[int, ...] | list[int], discounts: list[int], regions: int = 0
) -> list[int]:
    """How many of each colour, and of any, are wanting; wild cards cover the first gaps."""
    first = player * COLOURS
    have = state.essences
    wild = have[first + CORRUPTION] + regions
    gaps = [0, 0, 0, 0, 0]
    left = 0
    for colour in range(4):
        over = have[first + colour] + discounts[colour] - cost[colour]
        if over >= 0:
            left += over
            continue
        covered = min(wild, -over)
        wild -= covered
        gaps[colour] = -over - covered
    gaps[ANY] = max(0, cost[ANY] - wild - left)
    return gaps


def payable_colours(state: FaeriellState, player: int, count: int, discounts: list[int]) -> list[int]:
    """The colours in which ``count`` Essences of one colour can be paid (FAE-TRIBE-12, A12, A13)."""
    first = player * COLOURS
    have = state.essences
    wild = have[first + CORRUPTION]
    return [colour for colour in range(4) if have[first + colour] + discounts[colour] + wild >= count]


def begin_payment(
    state: FaeriellState,
    player: int,
    cost: tuple[int, ...] | list[int],
    innate: int,
    regions: int = 0,
    end: Step | None = None,
) -> None:
    """Let the player pay the cost before anything else happens; ``end`` deals with what was paid."""
    state.due = list(cost)
    state.paid = []
    state.innate = innate
    state.region_discounts = regions
    state.discounts = 0
    state.agenda.append(END_PAYMENT if end is None else end)
    if sum(cost):
        state.agenda.append(Pay(player))


class EndPayment(Step):
    """What was paid goes to the discard piles, Guardian sides up (FAE-TRIBE-03)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-TRIBE-03",)

    def run(self, state: FaeriellState) -> None:
        for card in state.paid:
            state.discards[card // CARD_ROOM].append(card)
        state.paid = []
        state.innate = -1
        state.region_discounts = 0


END_PAYMENT: Final = EndPayment()


class Pay(SeatChoice):
    """What pays the next symbol of the cost: red first, then yellow, blue, green, and any at the end.

    Own colour comes before what stands in for it, and free things before cards, so that the first answer is the one
    that suggests itself; ``PAY`` takes it for every symbol that is left.
    """

    __slots__ = ()

    kind: ClassVar[str] = "pay"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TRIBE-03", "FAE-CORR-01", "FAE-CORR-02")

    def options(self, state: FaeriellState) -> list[int]:
        found = self.ways(state)
        # Asked also where two cards are alike, so that nobody learns from a missing question.
        alike = found[0] >= CARD and state.pool[self.who * CARD_KINDS + found[0] - CARD] > 1
        return [PAY, *found] if alike or len(found) > 1 else found

    def ways(self, state: FaeriellState) -> list[int]:
        """What may pay the next symbol, the most natural first."""
        symbol = next_symbol(state.due)
        found: list[int] = []
        if symbol == ANY:
            if state.region_discounts:
                found.append(REGION_DISCOUNT)
            for colour in range(4):
                found += self.discounts(state, colour)
            found += [
                CARD + card
                for colour in sorted(range(4), key=lambda one: -state.essences[self.who * COLOURS + one])
                for card in self.cards(state, colour)
            ]
            return found + [CARD + card for card in state.cards_of(self.who, CORRUPTION)]
        found += self.discounts(state, symbol)
        found += [CARD + card for card in self.cards(state, symbol)]
        if self.wild_will_do(state, symbol):
            if state.region_discounts:
                found.append(REGION_DISCOUNT)
            found += [CARD + card for card in state.cards_of(self.who, CORRUPTION)]
        return found

    def discounts(self, state: FaeriellState, colour: int) -> list[int]:
        """The discounts of a colour that the player can still use."""
        found = []
        if state.innate == colour and has_innate(state, self.who, colour):
            found.append(INNATE + colour)
        if state.herbs[self.who].count(colour) > state.rotated_herbs[self.who].count(colour):
            found.append(HERB + colour)
        return found

    def cards(self, state: FaeriellState, colour: int) -> list[int]:
        """The different cards of a colour, those first of which the player has two."""
        first = self.who * CARD_KINDS
        pool = state.pool
        return sorted(state.cards_of(self.who, colour), key=lambda card: -pool[first + card])

    def wild_will_do(self, state: FaeriellState, symbol: int) -> bool:
        """Whether something wild may pay the symbol and the rest can still be paid."""
        rest = state.due[:]
        rest[symbol] -= 1
        discounts = discounts_of(state, self.who, state.innate)
        return can_pay(state, self.who, rest, discounts, state.region_discounts - 1)

    def take(self, state: FaeriellState, option: int) -> None:
        if option != PAY:
            self.pay_one(state, option)
            if sum(state.due):
                state.agenda.append(self)
            return
        while sum(state.due):
            self.pay_one(state, self.ways(state)[0])

    def pay_one(self, state: FaeriellState, option: int) -> None:
        """Pay the next symbol."""
        who = self.who
        state.due[next_symbol(state.due)] -= 1
        if option >= CARD:
            card = option - CARD
            state.give_up(who, card)
            state.paid.append(card)
            if state.events is not None:
                state.report("spent", "FAE-TRIBE-03", player=who, **card_details(card))
            return
        state.discounts += 1
        if option == REGION_DISCOUNT:
            state.region_discounts -= 1
            if state.events is not None:
                state.report("discount_region", "FAE-TRIBE-38", player=who)
        elif option >= HERB:
            herb = option - HERB
            state.rotated_herbs[who] += (herb,)
            if state.events is not None:
                state.report("discount_herb", f"FAE-HERB-0{HERB_RULES[herb]}", player=who, colour=COLOUR_NAMES[herb])
        else:
            kind = option - INNATE
            state.innate_used |= 1 << kind
            if state.events is not None:
                state.report("discount_innate", "FAE-INNATE-01", player=who, hero=HERO_NAMES[kind])


#: Colour -> the number in the id of the rule of its discount Herb.
HERB_RULES: Final = (3, 1, 4, 2)


def next_symbol(due: list[int]) -> int:
    """The symbol of the cost that is paid next."""
    for symbol in range(COLOURS):
        if due[symbol]:
            return symbol
    raise AssertionError("nothing is due")


class PayOneColour(SeatChoice):
    """In which colour a cost of several Essences of one colour is paid (FAE-TRIBE-12, FAE-TRIBE-20)."""

    __slots__ = ("colours", "count", "innate")

    kind: ClassVar[str] = "pay_colour"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TRIBE-12", "FAE-TRIBE-20")

    def __init__(self, who: int, count: int, innate: int, colours: int = 15) -> None:
        super().__init__(who)
        self.count: int = count
        #: The Hero type whose innate ability fits, or -1.
        self.innate: int = innate
        #: The colours that will do, as bits.
        self.colours: int = colours

    def options(self, state: FaeriellState) -> list[int]:
        discounts = discounts_of(state, self.who, self.innate)
        found = payable_colours(state, self.who, self.count, discounts)
        return [COLOUR + colour for colour in found if self.colours >> colour & 1]

    def take(self, state: FaeriellState, option: int) -> None:
        cost = [0, 0, 0, 0, 0]
        cost[option - COLOUR] = self.count
        begin_payment(state, self.who, cost, self.innate)
