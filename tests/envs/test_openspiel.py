"""The OpenSpiel games: OpenSpiel's own simulation test, and what we promise beyond."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import tavola
from tavola.envs import register_openspiel
from tavola.kernel.errors import BadSetting, IllegalAction
from tavola.kernel.rng import Rng
from tests.envs.tables import each_game

pytestmark = pytest.mark.peers


def load(game: str, **params: Any) -> Any:
    import pyspiel

    register_openspiel()
    return pyspiel.load_game(f"python_tavola_{game}", params)


def begun(game: str, seed: int, decisions: int, **params: Any) -> Any:
    """A match of that seed after so many random decisions."""
    state = load(game, **params).new_initial_state()
    state.apply_action(seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_their_names() -> None:
    import pyspiel

    names = register_openspiel()
    assert {"python_tavola_altered", "python_tavola_faeriell", "python_tavola_hara"} <= set(names)
    assert names == register_openspiel()
    assert set(names) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    ("game", "params"),
    [
        ("altered", {}),
        ("hara", {"players": 2, "options": "mode:intro"}),
        ("hara", {"players": 1}),
        ("faeriell", {"players": 2}),
    ],
)
def test_openspiel_finds_no_fault(game: str, params: dict[str, Any]) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(game, **params), num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_match_to_its_end(game: str) -> None:
    """It is the match of the seed that chance dealt."""
    state = begun(game, 17, 100_000, players=2)
    match = tavola.new(game, seed=17, seats=2)
    for action in state.history()[1:]:
        match.apply_action(action)
    assert match.is_terminal()
    assert state.is_terminal()
    assert state.returns() == match.returns()


@each_game
def test_copies_go_their_own_way(game: str) -> None:
    state = begun(game, 5, 25, players=2)
    copy = state.clone()
    again = pickle.loads(pickle.dumps(state))
    before = str(state)
    assert str(copy) == str(again) == before
    assert copy.information_state_string(0) == state.information_state_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    again.apply_action(again.legal_actions()[0])
    assert str(copy) == str(again)
    assert copy.information_state_string(1) == again.information_state_string(1)


@each_game
def test_what_a_player_sees(game: str) -> None:
    state = begun(game, 6, 25, players=2)
    table = state.table()
    found = tavola.find_game(game)
    for player in (0, 1):
        assert state.observation_tensor(player) == pytest.approx(found.observe(table, player))
    assert state.observation_string(0) != state.observation_string(1)
    other = found.determinize(table, 0, Rng(1))
    assert other is not table
    seen = state.observation_string(0)
    state._running.state = other
    assert state.observation_string(0) == seen


def test_a_player_remembers_what_it_did_and_saw() -> None:
    """The information state grows; of others' secrets it tells nothing."""
    state = begun("altered", 8, 0)
    said: list[list[str]] = [[], []]
    chance = random.Random(8)
    for _ in range(60):
        player = state.current_player()
        action = chance.choice(state.legal_actions())
        said[player].append(state.action_to_string(player, action))
        before = [state.information_state_string(seat).splitlines()[:-1] for seat in (0, 1)]
        state.apply_action(action)
        for seat in (0, 1):
            now = state.information_state_string(seat).splitlines()
            assert now[: len(before[seat])] == before[seat], "something is forgotten"
            assert [line[2:] for line in now if line.startswith("> ")] == said[seat]
    drawn = [line for line in state.information_state_string(0).splitlines() if '"event":"drew"' in line]
    own = [line for line in drawn if '"player":0' in line]
    facing = [line for line in drawn if '"player":1' in line]
    assert all('"cards":' in line for line in own)
    assert facing
    assert not any('"cards":' in line or '"ids":' in line for line in facing)


def test_no_numbers_are_claimed_that_remember() -> None:
    game = load("altered")
    kind = game.get_type()
    assert kind.provides_information_state_string
    assert not kind.provides_information_state_tensor


def test_options() -> None:
    import pyspiel

    register_openspiel()
    game = pyspiel.load_game("python_tavola_hara(players=3,options=mode:intro;champion:kaoru|leaf|any,seeds=50)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 50
    state.apply_action(3)
    assert state.num_players() == 3
    assert '"champion":"kaoru"' in state.observation_string(0)
    assert pickle.loads(pickle.dumps(game)).num_players() == 3
    with pytest.raises(BadSetting, match="name:value"):
        load("hara", options="intro")


def told(state: Any) -> list[str]:
    """All that a state says of itself."""
    seen = [state.information_state_string(seat) for seat in range(state.num_players())]
    return [str(state), *seen, *(state.observation_string(seat) for seat in range(state.num_players()))]


@each_game
def test_an_illegal_action_changes_nothing(game: str) -> None:
    """Whichever it is, the error is the same, and the state can be copied, pickled and played on."""
    state = begun(game, 5, 12, players=2)
    before, legal = told(state), state.legal_actions()
    for action in (*set(range(state.num_distinct_actions())) - set(legal), -2, 10**6):
        with pytest.raises(IllegalAction, match=f"action {action} is not legal now"):
            state.apply_action(action)
    for action in (*set(range(state.num_distinct_actions())) - set(legal), -1, 10**6):
        with pytest.raises(IllegalAction, match=f"action {action} is not legal now"):
            state.action_to_string(state.current_player(), action)
    assert told(state) == before
    others = [state.clone(), pickle.loads(pickle.dumps(state)), state.get_game().deserialize_state(state.serialize())]
    assert [told(other) for other in others] == [before] * 3
    for one in (state, *others):
        one.apply_action(legal[0])
    assert [told(other) for other in others] == [told(state)] * 3


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = begun("altered", 17, 100_000)
    before = told(state)
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply_action(0)
    with pytest.raises(IllegalAction, match="the game is over"):
        state.action_to_string(0, 0)
    assert told(state) == before


@pytest.mark.parametrize("seed", [50, 10**6, -2])
def test_chance_deals_the_seeds_that_it_says(seed: int) -> None:
    state = load("altered", seeds=50).new_initial_state()
    with pytest.raises(IllegalAction, match="a seed from 0 to 49"):
        state.apply_action(seed)
    with pytest.raises(IllegalAction, match="a seed from 0 to 49"):
        state.action_to_string(-1, seed)
    assert state.is_chance_node()
    assert state.history() == []
    state.apply_action(49)
    assert not state.is_chance_node()


@pytest.mark.parametrize("seeds", [0, -5])
def test_there_is_a_seed_to_deal(seeds: int) -> None:
    with pytest.raises(BadSetting, match="at least 1 seed"):
        load("altered", seeds=seeds)
    assert len(load("altered", seeds=1).new_initial_state().chance_outcomes()) == 1
