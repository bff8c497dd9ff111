"""Starting Scenario: where a first game begins (FAE-START-01 to -12)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.pieces import ADVENTURER, BEAR, BLUE, CHIEFTAIN, DRUID, GREEN, RED, SHAMAN, YELLOW
from tavola.games.faeriell.sheet import settle_region
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import draw_essence
from tavola.kernel.step import Step

#: Player in order of play -> the first Hero, and the colours of the first Essences (FAE-START-07 to -10).
FIRST_HEROES: Final = (CHIEFTAIN, SHAMAN, DRUID, ADVENTURER)
FIRST_ESSENCES: Final = ((RED, YELLOW), (GREEN, BLUE), (RED, GREEN), (RED, BLUE))

FIRST_RULES: Final = ("FAE-START-07", "FAE-START-08", "FAE-START-09", "FAE-START-10")


class FirstSettlements(Step):
    """Each player's two Settlements, on Heartlands (FAE-START-03 to -06)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-START-03", "FAE-START-04", "FAE-START-05", "FAE-START-06")

    def run(self, state: FaeriellState) -> None:
        for turn, player in enumerate(state.order_of_play()):
            for region in state.rules.values.first_settlements[turn]:
                settle_region(state, player, region, f"FAE-START-0{3 + turn}")


def first_essences(state: FaeriellState, player: int) -> None:
    """Two Essences of fixed colours (FAE-START-07 to -10)."""
    turn = (player - state.first_player) % state.seats
    for colour in FIRST_ESSENCES[turn]:
        draw_essence(state, player, colour, FIRST_RULES[turn])


def start_on_bear(state: FaeriellState) -> None:
    """The Harvest token on the Bear icon (FAE-START-12)."""
    state.wheel = state.rules.values.wheel.index(BEAR)
