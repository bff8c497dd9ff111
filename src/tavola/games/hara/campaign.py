"""Playing a Story Arc, Progression Rewards: what a finished game unlocks, and what the winner may play next."""

from __future__ import annotations

from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import ALTERNATE, PASSIVE
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.scenarios import SCENARIOS
from tavola.games.hara.state import HaraState
from tavola.kernel.language import translate
from tavola.kernel.sequel import Sequel

_PACKAGE = "tavola.games.hara"


def rewards_of(state: HaraState) -> list[tuple[int, str]]:
    """The locked card that a completed Scenario unlocks for its champion, for the player who played and won as that
    champion (HARA-PROG-01, HARA-ARC-04)."""
    scenario = state.rules.scenario
    if not scenario.unlocks or scenario.champion not in state.champion:
        return []
    seat = state.champion.index(scenario.champion)
    if not state.winners >> seat & 1:
        return []
    champion = state.cards.champions[scenario.champion]
    place = ALTERNATE if scenario.unlocks == 1 else PASSIVE
    return [(seat, f"{champion.id}/{champion.abilities[place].id}")]


def title_of_reward(word: str, language: str) -> str:
    """The names of the champion and the card, as the house calls them.

    Raises:
        KeyError: there is no such locked card.
    """
    champion_id, _, card_id = word.partition("/")
    for champion in card_set().champions:
        for ability in champion.abilities[ALTERNATE:]:
            if champion.id == champion_id and ability.id == card_id:
                return f"{champion.name[language]}: {ability.name[language]}"
    raise KeyError(word)


def sequels_of(state: HaraState, language: str) -> list[Sequel]:
    """After an Arena its winner chooses one of two wishes, each a Scenario of the champion (HARA-ARC-01, HARA-ARC-02).
    Nothing of the Arena carries over (HARA-ARC-03)."""
    if not state.rules.scenario.is_arena or not state.winners:
        return []
    winner = state.winners.bit_length() - 1
    champion = state.champion[winner]
    chosen = [state.cards.champions[one].id for one in state.champion]
    found: list[Sequel] = []
    for scenario in SCENARIOS:
        if scenario.champion == champion and may_be_played(scenario, state.seats):
            title = f"{scenario.number:02d} · {translate(_PACKAGE, language, scenario.title)}"
            about = translate(_PACKAGE, language, scenario.about)
            found.append(Sequel(winner, title, about, {"mode": scenario.name, "champion": chosen}))
    return found


def may_be_played(scenario: Scenario, seats: int) -> bool:
    """Whether so many can play it together; solo Scenarios are no part of an arc (HARA-SOLO-01)."""
    least, most = scenario.seats
    return most > 1 and least <= seats <= most
