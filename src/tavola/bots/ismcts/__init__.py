"""The bot that searches: information-set Monte Carlo tree search."""

from tavola.bots.ismcts.bot import STRENGTHS, IsmctsBot, Search, read_search

__all__ = ["STRENGTHS", "IsmctsBot", "Search", "read_search"]
