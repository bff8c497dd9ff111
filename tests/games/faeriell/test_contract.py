"""Sons of Faeriell keeps the contract of a game: every mode and scenario, every module alone, and all of them together.

What is counted here is what no player may lose or make; `test_components` looks at the same in much longer games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from tavola import testing
from tavola.games.faeriell import GAME
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.options import OPTIONS
from tavola.games.faeriell.pieces import CARD_KINDS, CARD_ROOM, COLOUR_NAMES, HAVOC
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.errors import BadSetting

#: Every module on, but for the values of the parts, which change no rule.
ALL: Final = {
    "shadows": "yes",
    "drifter": "yes",
    "kickstarter": "yes",
    "doom_shield": "yes",
    "winter_gems": "turn",
}
#: Seats, and what is chosen: each is a kind of game of its own.
TABLES: Final[list[tuple[int, dict[str, str]]]] = [
    # Modes
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {}),
    (1, {"mode": "solo"}),
    (3, {"mode": "versus"}),
    (2, {"mode": "coop"}),
    (3, {"mode": "coop"}),
    (4, {"mode": "coop"}),
    # Scenarios
    (4, {"scenario": "first_game"}),
    (2, {"scenario": "twins"}),
    (2, {"scenario": "winter"}),
    (1, {"scenario": "winter", "mode": "solo"}),
    (3, {"scenario": "winter", "mode": "coop"}),
    # Difficulties
    (2, {"difficulty": "easy"}),
    (3, {"difficulty": "hard"}),
    (2, {"difficulty": "very_hard"}),
    # Modules
    (2, {"shadows": "yes"}),
    (3, {"drifter": "yes"}),
    (2, {"advanced": "no"}),
    (2, {"kickstarter": "yes"}),
    (2, {"doom_shield": "yes"}),
    (2, {"scenario": "winter", "winter_gems": "turn"}),
    # Together
    (3, ALL),
    (4, ALL | {"mode": "coop", "difficulty": "very_hard"}),
    (1, ALL | {"mode": "solo", "scenario": "winter"}),
    (4, ALL | {"scenario": "first_game"}),
    (2, ALL | {"scenario": "twins"}),
    (2, ALL | {"scenario": "winter", "difficulty": "hard"}),
]
each_table: Final = pytest.mark.parametrize(
    ("seats", "chosen"), TABLES, ids=[f"{seats}-{'-'.join(chosen.values())}" for seats, chosen in TABLES]
)


@each_table
def test_contract(seats: int, chosen: dict[str, str]) -> None:
    testing.check_contract(GAME, 1, seats, first_seed=TABLES.index((seats, chosen)), **chosen)


def components(state: FaeriellState) -> Mapping[str, int]:
    """Essences of each colour, Herbs, Beacons, Event tokens and Achievement tokens."""
    counted = dict.fromkeys(COLOUR_NAMES, 0)
    for place in (*state.decks, *state.discards, *state.quests, *state.drawn, state.totem_cards, state.paid):
        for card in place:
            counted[COLOUR_NAMES[card // CARD_ROOM]] += 1
    for kind, count in enumerate(state.pool):
        counted[COLOUR_NAMES[kind % CARD_KINDS // CARD_ROOM]] += count
    counted["herbs"] = sum(map(len, (state.herb_deck, state.herb_row, state.herb_discard, *state.herbs)))
    counted["beacons"] = sum(state.beacon_supply) + sum(colour >= 0 for colour in state.beacon)
    counted["event tokens"] = event_tokens(state)
    for player in range(state.seats):
        placed = min(state.claims[player].bit_count(), 6)
        counted[f"achievement tokens of {player}"] = state.slots[player].bit_count() + state.spare[player] + placed
    return counted


def event_tokens(state: FaeriellState) -> int:
    """On the map, in the bag, beside it, or drawn and being decided about. Before the Menaces lie none is in play."""
    if not state.round:
        return HAVOC + 1
    waiting = [step for step in (*state.agenda, state.choice) if isinstance(step, CorruptionEvent) and step.token >= 0]
    return len(state.bag) + len(state.aside) + sum(token >= 0 for token in state.token_on) + len(waiting)


@each_table
@pytest.mark.rule("FAE-COMP-03", "FAE-COMP-04", "FAE-COMP-16", "FAE-COMP-18", "FAE-COMP-23")
def test_components_are_conserved(seats: int, chosen: dict[str, str]) -> None:
    settings = GAME.settle(seats, chosen)
    for seed in range(3):
        testing.check_conserved(GAME, settings, seed, components)
    state = GAME.new_state(settings, 0, False)
    assert isinstance(state, FaeriellState)
    begun = components(state)
    assert [begun[colour] for colour in COLOUR_NAMES] == [16] * 5
    assert begun["herbs"] == (20 if chosen.get("kickstarter") == "yes" else 16)
    assert (begun["beacons"], begun["event tokens"]) == (8, 21)
    assert [begun[f"achievement tokens of {player}"] for player in range(seats)] == [6] * seats


def test_every_value_of_every_option_is_among_the_tables() -> None:
    played = {(option, value) for _, chosen in TABLES for option, value in chosen.items()}
    played |= {(option.name, option.default) for option in OPTIONS}
    offered = {(option.name, value) for option in OPTIONS for value, _ in option.values}
    assert offered <= played


def test_what_cannot_be_played_together_is_refused() -> None:
    wrong: list[tuple[int, dict[str, str]]] = [
        (1, {"mode": "versus"}),
        (1, {"mode": "coop"}),
        (2, {"mode": "solo"}),
        (3, {"scenario": "first_game"}),
        (4, {"scenario": "first_game", "mode": "coop"}),
        (3, {"scenario": "twins"}),
        (2, {"scenario": "twins", "mode": "coop"}),
    ]
    for seats, chosen in wrong:
        with pytest.raises(BadSetting):
            GAME.settle(seats, chosen)
