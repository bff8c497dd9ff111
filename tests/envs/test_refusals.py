"""What makes no sense is refused in a sentence, whatever it is; and where there is no match, that is said."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from tavola.envs import pettingzoo_env, single_env
from tavola.kernel.errors import BadSetting, IllegalAction

pytestmark = pytest.mark.peers

each_kind = pytest.mark.parametrize("make", [pettingzoo_env, single_env], ids=["pettingzoo", "gymnasium"])
Make = Callable[..., Any]


def arrays() -> dict[str, Any]:
    """Numbers as NumPy has them; it is no part of the library that plays, so it is imported late."""
    import numpy as np

    return {
        "one": np.int64(1),
        "scalar": np.array(1),
        "list": np.array([1]),
        "yes": np.bool_(True),
        "part": np.float32(1),
    }


# Seeds ----------------------------------------------------------------------------------------------------------------


@each_kind
@pytest.mark.parametrize("seed", [-1, 1.5, 1.0, "a", "1", True, [1]])
def test_what_is_no_seed(make: Make, seed: Any) -> None:
    env = make("altered")
    env.reset(seed=1)
    legal = env.match_state.legal_actions()
    with pytest.raises(BadSetting, match="a seed is a whole number from 0 on"):
        env.reset(seed=seed)
    assert env.match_state.legal_actions() == legal, "the match goes on"


@each_kind
@pytest.mark.parametrize("kind", ["one", "scalar"])
def test_seeds_of_numpy(make: Make, kind: str) -> None:
    ours, theirs = make("altered"), make("altered")
    for _ in range(2):
        ours.reset(seed=1)
        theirs.reset(seed=arrays()[kind])
    for _ in range(2):
        assert ours.match_state.legal_actions() == theirs.match_state.legal_actions()
        # Those that follow too.
        ours.reset()
        theirs.reset()


@each_kind
def test_a_seed_of_any_length(make: Make) -> None:
    env = make("altered")
    env.reset(seed=2**70)
    assert env.match_state.legal_actions()


# Settings -------------------------------------------------------------------------------------------------------------


@each_kind
@pytest.mark.parametrize("players", [2.0, "2", True, 0, -1, 9])
def test_what_is_no_number_of_players(make: Make, players: Any) -> None:
    with pytest.raises(BadSetting):
        make("hara", players=players)


@each_kind
def test_a_number_of_players_of_numpy(make: Make) -> None:
    env = make("altered", players=2 * arrays()["one"])
    assert type(env.setup.players) is int


@each_kind
@pytest.mark.parametrize("options", [["mode"], 5, "mode:intro"])
def test_what_are_no_options(make: Make, options: Any) -> None:
    with pytest.raises(BadSetting, match="options are given by their names"):
        make("hara", options=options)


@pytest.mark.parametrize("seat", [1.0, "0", True, -1, 2, [0]])
def test_what_is_no_seat(seat: Any) -> None:
    with pytest.raises(BadSetting, match=r"there is no seat .* from 0 to 1"):
        single_env("altered", seat=seat)


def test_a_seat_of_numpy() -> None:
    env = single_env("altered", seat=arrays()["one"])
    _, info = env.reset(seed=1)
    assert type(info["seat"]) is int
    assert info["seat"] == 1


@pytest.mark.parametrize("bots", [None, 5, [5], [None], b"random", {"random": 1}])
def test_what_are_no_bots(bots: Any) -> None:
    with pytest.raises(BadSetting, match="bots are asked for by their names"):
        single_env("altered", bots=bots)


# Actions --------------------------------------------------------------------------------------------------------------

NO_NUMBERS: list[Any] = [1.7, 1.0, "1", None, True, float("nan"), [1], "list", "yes", "part"]


@pytest.mark.parametrize("given", NO_NUMBERS, ids=repr)
@pytest.mark.parametrize(
    "make",
    [pettingzoo_env, lambda game: pettingzoo_env(game, forgiving=False), single_env],
    ids=["pettingzoo", "unforgiving", "gymnasium"],
)
def test_what_is_no_action(make: Make, given: Any) -> None:
    """It is a fault of whoever asks and no move of a learner: nobody loses by it."""
    env = make("altered")
    env.reset(seed=1)
    legal = list(env.match_state.legal_actions())
    with pytest.raises(IllegalAction, match="an action is a whole number, not") as found:
        env.step(arrays().get(given, given) if isinstance(given, str) else given)
    assert str(pickle.loads(pickle.dumps(found.value))) == str(found.value), "workers hand it on"
    assert env.match_state.legal_actions() == legal
    env.step(legal[0])
    assert env.match_state.legal_actions() != legal


@each_kind
@pytest.mark.parametrize("kind", ["one", "scalar"])
def test_actions_of_numpy(make: Make, kind: str) -> None:
    ours, theirs = make("altered"), make("altered")
    for env in (ours, theirs):
        env.reset(seed=1)
    action = ours.match_state.legal_actions()[0]
    ours.step(action)
    theirs.step(arrays()[kind] * action)
    assert ours.match_state.legal_actions() == theirs.match_state.legal_actions()
    assert [type(one) for one in theirs._match.taken] == [int] * len(theirs._match.taken)


# Where there is no match ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.step(1),
        lambda env: env.last(),
        lambda env: env.observe("seat_0"),
        lambda env: env.render(),
        lambda env: env.agent_iter(),
        lambda env: env.agent_selection,
        lambda env: env.rewards,
        lambda env: env.terminations,
        lambda env: env.truncations,
        lambda env: env.infos,
        lambda env: env.match_state,
    ],
)
def test_a_table_before_its_first_match(ask: Callable[[Any], Any]) -> None:
    from tavola.envs.seats import NoMatch

    with pytest.raises(NoMatch, match=r"no match has begun; call reset\(\) first"):
        ask(pettingzoo_env("altered", render_mode="ansi"))


def test_a_table_has_no_other_names() -> None:
    with pytest.raises(AttributeError, match="'Table' object has no attribute 'agent_selektion'"):
        _ = pettingzoo_env("altered").agent_selektion  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "ask",
    [lambda env: env.step(1), lambda env: env.action_masks(), lambda env: env.render(), lambda env: env.match_state],
)
def test_a_learning_seat_before_its_first_match(ask: Callable[[Any], Any]) -> None:
    from gymnasium.error import ResetNeeded

    with pytest.raises(ResetNeeded, match=r"no match has begun; call reset\(\) first"):
        ask(single_env("altered", render_mode="ansi"))


def test_after_an_illegal_action_nobody_at_the_table_is_asked() -> None:
    from tavola.envs.seats import NoMatch

    env = pettingzoo_env("altered")
    env.reset(seed=1)
    env.step(-1)
    for agent in env.possible_agents:
        assert not env.observe(agent)["action_mask"].any()
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(env.match_state.legal_actions()[0])
    while env.agents:
        env.step(None)
    assert not env.observe(env.agent_selection)["action_mask"].any()
    for ask in (lambda: env.step(None), env.last):
        with pytest.raises(NoMatch, match=r"the match is over; reset\(\) begins another"):
            ask()
    env.reset()
    seen = env.last()[0]
    assert seen is not None
    assert seen["action_mask"].any()


@pytest.mark.parametrize("legally", [True, False])
def test_a_learning_seat_plays_on_in_no_match_that_is_over(legally: bool) -> None:
    from tavola.envs.seats import NoMatch

    env = single_env("altered")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        action = int(info["action_mask"].nonzero()[0][0]) if legally else -1
        _, _, over, _, info = env.step(action)
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    for action in (-1, *env.match_state.legal_actions(), 0):
        with pytest.raises(NoMatch, match=r"the match is over; reset\(\) begins another"):
            env.step(action)
    _, info = env.reset()
    assert info["action_mask"].any()
    env.step(int(info["action_mask"].nonzero()[0][0]))
