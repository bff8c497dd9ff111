"""The cards of the game, one module a faction, in printed order."""

from tavola.games.altered.cards import axiom, bravos, lyra, muna, neutral, ordis, tokens, yzmir
from tavola.games.altered.cards.printing import CARDS

__all__ = ["CARDS", "axiom", "bravos", "lyra", "muna", "neutral", "ordis", "tokens", "yzmir"]
