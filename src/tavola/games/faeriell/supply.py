"""The Essences: decks, discard piles and Pools, and single cards that are spent."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import CARD
from tavola.games.faeriell.pieces import CARD_ROOM, COLOUR_NAMES, COLOURS, CORRUPTION, GUARDIAN_NAMES
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.step import SeatChoice


def has_cards(state: FaeriellState, colour: int) -> bool:
    """Whether a card of the colour could be drawn (A19)."""
    return bool(state.decks[colour] or state.discards[colour])


def draw_card(state: FaeriellState, colour: int) -> int:
    """The top card of a deck, taken off it; -1 if there is none and nothing to shuffle (FAE-ESS-02, A19)."""
    deck = state.decks[colour]
    if not deck:
        if not state.discards[colour]:
            return -1
        state.decks[colour] = deck = state.discards[colour]
        state.discards[colour] = []
        state.rng.shuffle(deck)
        if state.events is not None:
            state.report("reshuffled", "FAE-ESS-02", colour=COLOUR_NAMES[colour])
    state.secrets += 1
    return deck.pop()


def draw_essence(state: FaeriellState, player: int, colour: int, rule: str) -> bool:
    """Draw a card of the colour into the player's Essence Pool; whether there was one."""
    card = draw_card(state, colour)
    if card < 0:
        return False
    state.gain(player, card)
    if state.events is not None:
        state.report_secret(
            "essence",
            rule,
            player,
            {"guardian": GUARDIAN_NAMES[card % CARD_ROOM]},
            player=player,
            colour=COLOUR_NAMES[colour],
        )
    return True


def spend(state: FaeriellState, player: int, card: int, rule: str) -> None:
    """Put a card of the player's Pool on the discard pile of its colour, Guardian side up (FAE-TRIBE-03)."""
    state.give_up(player, card)
    state.discards[card // CARD_ROOM].append(card)
    if state.events is not None:
        state.report("spent", rule, player=player, **card_details(card))


def card_details(card: int) -> dict[str, str]:
    """A card as the log tells of it."""
    return {"colour": COLOUR_NAMES[card // CARD_ROOM], "guardian": GUARDIAN_NAMES[card % CARD_ROOM]}


def count_of(state: FaeriellState, player: int, colours: int) -> int:
    """How many cards of the colours (a bit set) the player holds."""
    first = player * COLOURS
    return sum(state.essences[first + colour] for colour in range(COLOURS) if colours >> colour & 1)


#: The four colours that terrains give, as a bit set.
BASIC: Final = 15


class SpendOne(SeatChoice):
    """Which card of certain colours is spent: its owner picks, since the Guardian sides differ (A20)."""

    __slots__ = ("colours", "rule")

    kind: ClassVar[str] = "spend"

    def __init__(self, who: int, colours: int, rule: str) -> None:
        super().__init__(who)
        #: The colours that will do, as bits.
        self.colours: int = colours
        #: The rule that asks for it.
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        found: list[int] = []
        for colour in range(COLOURS):
            if self.colours >> colour & 1:
                found += [CARD + card for card in state.cards_of(self.who, colour)]
        return found

    def run(self, state: FaeriellState) -> None:
        """Asked whenever there are several cards, even alike ones, so that nobody learns from a missing question."""
        options = self.options(state)
        if len(options) == 1 and count_of(state, self.who, self.colours) == 1:
            self.take(state, options[0])
        else:
            state.wait_for(self, options)

    def take(self, state: FaeriellState, option: int) -> None:
        spend(state, self.who, option - CARD, self.rule)


def pool_size(state: FaeriellState, player: int) -> int:
    """How many cards the player's Pool holds."""
    return sum(state.essences[player * COLOURS : player * COLOURS + COLOURS])


def any_but_corruption(state: FaeriellState, player: int) -> int:
    """How many cards that are not Corruption the player holds."""
    return pool_size(state, player) - state.essences[player * COLOURS + CORRUPTION]
