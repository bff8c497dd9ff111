"""What tests of single rules declare besides cards: prices, conditions and steps that no printed card has alone."""

from __future__ import annotations

from tavola.games.altered.amount import Condition
from tavola.games.altered.card import Card
from tavola.games.altered.effect import Frame, Node
from tavola.games.altered.state import AlteredState


def priced(card: Card, hand_cost: int, reserve_cost: int = -1) -> Card:
    """The card with these costs, the Reserve Cost the same as the Hand Cost if it is not given."""
    card.hand_cost = hand_cost
    card.reserve_cost = hand_cost if reserve_cost < 0 else reserve_cost
    return card


class ItHas(Condition):
    """ "It" has a status."""

    def __init__(self, status: int) -> None:
        self.status: int = status

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return bool(state.status[state.last_known(frame.it[0])] & self.status)


class ReadyMana(Condition):
    """The controller has so many ready Mana Orbs or more."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return state.ready_mana(frame.player) >= self.least


class Fetch(Node):
    """ "It" is the topmost card of an own zone."""

    def __init__(self, zone: int) -> None:
        self.zone: int = zone

    def perform(self, state: AlteredState, frame: Frame) -> None:
        frame.it = [state.ref(state.zones[self.zone + frame.player][-1])]
