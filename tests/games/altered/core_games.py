"""Games with decks drawn from all cards, and what is checked in them.

The suite plays a few (`test_core_games`). For many::

    python -m tests.games.altered.core_games --games 200 --seed 1

plays each seed with both profiles and both ways to treat an empty deck. For very many, only played to their end::

    tavola sim altered --decks random-core --profile both --option empty_deck=all --games 10000
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from tavola import testing
from tavola.games.altered import GAME
from tavola.games.altered.deck import RANDOM_CORE
from tavola.games.altered.state import AlteredState
from tavola.kernel.language import LANGUAGES
from tavola.kernel.option import Settings
from tavola.kernel.rng import Rng
from tavola.kernel.view import SPECTATOR
from tests.games.altered.test_contract import cards_of_each_owner

#: No random game comes near so many decisions.
MOST_DECISIONS: Final = 3_000

PROFILES: Final = ("summary", "complete")
EMPTY_DECKS: Final = ("any_time", "morning_only")

Check = Callable[[Settings, int], None]


def table(profile: str, empty_deck: str, format: str = "constructed") -> Settings:
    """The settings of a game in which both decks are drawn."""
    chosen = {"decks": RANDOM_CORE, "profile": profile, "empty_deck": empty_deck, "format": format}
    return GAME.settle(2, chosen)


def tables() -> Iterator[Settings]:
    """A table for every way to play."""
    for profile in PROFILES:
        for empty_deck in EMPTY_DECKS:
            yield table(profile, empty_deck)


# What is checked -----------------------------------------------------------------------------------------------------


def check_every_step(settings: Settings, seed: int) -> None:
    """The game ends in good time; at every step all cards are there, everybody can look, and a clone can go on.

    What a seat may not know makes no difference to its view.
    """
    play = Random(seed)
    components: Counter[str] | None = None
    for decisions, state in enumerate(testing.random_play(GAME, settings, seed, play)):
        assert isinstance(state, AlteredState)
        now = cards_of_each_owner(state)
        components = components or now
        assert now == components, f"seed {seed}: a card has come or gone"
        for viewer in (SPECTATOR, 0, 1):
            assert GAME.view(state, viewer)["choice"] is None or not state.is_terminal()
        if state.is_terminal():
            testing.check_returns(state, 2)
            return
        assert decisions < MOST_DECISIONS, f"seed {seed}: no end after {MOST_DECISIONS} decisions"
        if play.random() < 0.1:
            check_one_step(state, seed, play)
    raise AssertionError(f"seed {seed}: the game stopped before its end")


def check_one_step(state: AlteredState, seed: int, play: Random) -> None:
    """Every answer is taken by a clone and leaves the state as it is; others are refused; seats know no more."""
    before = testing.facts(state)
    legal = state.legal_actions()
    for action in legal:
        state.clone().apply_action(action)
    for action in play.sample(range(GAME.action_count), 10):
        if action not in legal:
            testing.refuse(state, action)
    assert testing.facts(state) == before, f"seed {seed}: a clone or a refused action changed something"
    for seat in (0, 1):
        other = GAME.determinize(state, seat, Rng(play.randrange(1 << 32)))
        assert GAME.view(other, seat) == GAME.view(state, seat), f"seed {seed}: seat {seat} sees what is hidden"
    assert testing.facts(state) == before, f"seed {seed}: dealing anew changed the state"


def check_words(settings: Settings, seed: int) -> None:
    """Everything that can be said of a game is said, in every language: answers, questions, the table, the log."""
    testing.check_words(GAME, settings, seed)
    match = testing.random_match(GAME, settings, seed)
    events = [*match.opening, *(event for move in match.moves for event in move.events)]
    for language in LANGUAGES:
        for event in events:
            for seat in (SPECTATOR, 0, 1):
                if event.visible_to(seat):
                    assert GAME.sentence(event.as_data(), seat, language)


def check_replay(settings: Settings, seed: int) -> None:
    testing.check_replay(GAME, settings, seed)


def check_hidden(settings: Settings, seed: int) -> None:
    testing.check_hidden(GAME, settings, seed)


def check_clones(settings: Settings, seed: int) -> None:
    testing.check_clones(GAME, settings, seed)


CHECKS: Final[tuple[Check, ...]] = (check_every_step, check_words, check_replay, check_hidden, check_clones)


def main() -> None:
    """Check as many games as the command line says; the first fault ends it, with its seed and settings."""
    words = argparse.ArgumentParser(prog="python -m tests.games.altered.core_games")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    for seed in range(asked.seed, asked.seed + asked.games):
        for settings in tables():
            for check in CHECKS:
                try:
                    check(settings, seed)
                except Exception as error:
                    error.add_note(f"{check.__name__}, seed {seed}, settings {settings.as_data()}")
                    raise
    print(f"{asked.games} seeds at {len(list(tables()))} tables each: no fault")


if __name__ == "__main__":
    main()
