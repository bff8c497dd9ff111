"""What the tests of words share: games of every mode, and every piece of a view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tavola.games.hara.card_set import card_set
from tavola.games.hara.game import Hara
from tavola.games.hara.rules import Rules
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.scenarios import SCENARIOS
from tavola.games.hara.setup import begin
from tavola.games.hara.state import HaraState

GAME = Hara()
#: Every mode with the fewest and the most players, and options that ask more.
MODES: list[tuple[Scenario, int, dict[str, Any]]] = []
for _number, _scenario in enumerate(SCENARIOS):
    for _seats in sorted({_scenario.seats[0], _scenario.seats[1]}):
        _more = {"quests": True, "choose_places": True, "gifts_may_be_refused": True, "start_chosen": True}
        MODES.append((_scenario, _seats, _more if _number % 2 else {}))
MODE_NAMES = [f"{scenario.name}-{seats}" for scenario, seats, _ in MODES]


def game_of(mode: tuple[Scenario, int, dict[str, Any]], seed: int, record: bool = False) -> HaraState:
    scenario, seats, more = mode
    unlocked = (3,) * (seats * 6) if seed % 2 else ()
    return begin(Rules(card_set(), scenario, unlocked=unlocked, **more), seats, seed, record)


def play(state: HaraState, seed: int) -> Iterator[random.Random]:
    """Random play, which looks at every question before it is answered; it seldom ends a phase at once."""
    chance = random.Random(seed)
    while state.choice is not None and not state.over:
        yield chance
        eager = state.legal[1:] if len(state.legal) > 1 and chance.random() < 0.8 else state.legal
        state.apply_action(chance.choice(eager))


def play_greedily(state: HaraState, seed: int, most: int) -> None:
    """So many answers at most, each the one after which the position looks best to whoever gives it."""
    chance = random.Random(seed)
    for _ in range(most):
        choice = state.choice
        if choice is None:
            return
        player = choice.player(state)
        tried = chance.sample(state.legal, min(len(state.legal), 8))
        state.apply_action(max(tried, key=lambda action: _outlook(state, player, action)))


def _outlook(state: HaraState, player: int, action: int) -> float:
    after = state.clone()
    after.apply_action(action)
    return GAME.evaluate(after, player)


def pieces_of(view: Any) -> set[str]:
    """Every piece that the page shows to a seat, as the view names them."""
    table = view["table"]
    found = {space["id"] for space in table["spaces"]}
    found |= {f"tile/{tile['id']}" for tile in table["tiles"]} | {tile["id"] for tile in table["tiles"]}
    found |= {unit["id"] for unit in table["corrupted"]}
    found |= {f"quest/{quest}" for quest in table["quests"]}
    for seat in table["seats"]:
        found |= {seat["champion"], f"bonus/{seat['seat']}"}
        found |= {f"card/{card['id']}" for card in (*seat["hand"], *seat["board"])}
        found |= {f"card/{card}" for card in seat["pile"]}
        found |= {item["id"] for item in seat["items"]}
        if seat["passive"]:
            found.add(f"card/{seat['passive']}")
        if seat["quest"] is not None:
            found.add(f"quest/{seat['quest']['card']}")
    return found
