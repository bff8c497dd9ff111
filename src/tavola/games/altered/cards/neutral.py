"""Cards without a faction (ALT-CARD-14)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.abilities import Ability
from tavola.games.altered.amount import Condition
from tavola.games.altered.card import MANA_ORB, Card
from tavola.games.altered.cards.printing import CARDS, numbered
from tavola.games.altered.effect import Words
from tavola.games.altered.state import AlteredState
from tavola.kernel.language import mark


class Always(Condition):
    """It holds, whatever the table looks like."""

    __slots__ = ()

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return True

    def text(self, words: Words) -> str:
        return words(mark("anything at all is the case"))


class OnlyMana(Ability):
    """A ban on ever playing the card: its one use is to become a Mana Orb (ALT-DECK-08)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-DECK-08", "ALT-CARD-22")

    def install(self, card: Card) -> None:
        card.unplayable_while = Always()

    def text(self, words: Words) -> str:
        return words(mark("This cannot be played; it can only become a Mana Orb."))


#: In Limited a deck may have any number of these.
MANA_CONVERGENCE: Final = Card(
    "ALT_CORE_B_NE_01_C", "Mana Convergence", "", MANA_ORB, abilities=numbered((OnlyMana(),))
)
CARDS[MANA_CONVERGENCE.reference] = MANA_CONVERGENCE
