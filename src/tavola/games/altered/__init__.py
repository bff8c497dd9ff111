"""Altered: a trading-card duel in which two Expeditions a player race to meet."""

from tavola.games.altered.game import Altered

GAME = Altered()
