"""The games as PettingZoo environments, in which agents act one after another (AEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from tavola.envs.drawing import MODES, check_mode, draw
from tavola.envs.played import Played
from tavola.envs.seats import ILLEGAL_REWARD, Seeds, Setup, action_number, no_match
from tavola.kernel.state import State

Observation = dict[str, Any]


class _OfAMatch:
    """What PettingZoo keeps of a match in a field of that name, as long as there is none.

    (A ``__getattr__`` of the table would say so as well, and make each of its other fields slower to read.)
    """

    def __get__(self, table: object, kind: type | None = None) -> Any:
        raise no_match(False)


class Table(AECEnv[str, Observation, int]):
    """A match as PettingZoo sees it. The agents are the seats; who must decide is `agent_selection`.

    An observation is ``{"observation": float32 of the game's names, "action_mask": int8 of all actions}``; the mask of
    an agent that is not asked is empty. Each call gives arrays of its own. Rewards are 0 until the end, when they are
    the game's returns, unless ``shaping``. Where the table is ``forgiving``, who takes an illegal action loses and the
    match is over for everybody, as with PettingZoo's ``TerminateIllegalWrapper``, which costs up to a quarter of the
    speed. Before the first `reset`, and once every agent has been told that the match is over, there is nothing to do
    and no agent to ask for: `NoMatch` says so. A table can be copied and pickled; it is played on as the original.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}

    if not TYPE_CHECKING:  # PettingZoo declares their types.
        agent_selection = rewards = terminations = truncations = infos = _cumulative_rewards = _OfAMatch()

    def __init__(self, setup: Setup, render_mode: str | None, shaping: bool, forgiving: bool) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata = {**Table.metadata, "name": f"tavola_{setup.game.name}_v0"}
        self.setup = setup
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.agents: list[str] = []
        self._match: Played | None = None
        self._shaping = shaping
        self._forgiving = forgiving
        self._worth: list[float] = []
        self._seeds = Seeds()
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: setup.actions() for agent in self.possible_agents}

    @property
    def match_state(self) -> State:
        """The match under way, or the one that is over.

        Raises:
            NoMatch: none has begun.
        """
        if self._match is None:
            raise no_match(False)
        return self._match.state

    def _space(self) -> spaces.Dict:
        return spaces.Dict({"observation": self.setup.observation_box(), "action_mask": self.setup.mask_box()})

    def observation_space(self, agent: str) -> Any:
        """The space of the agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions that the game knows, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: of the seed given, or of one that follows from the last seed given. ``options`` do nothing.

        Raises:
            BadSetting: the seed is no whole number, or below 0.
        """
        match = self._match = self.setup.begin(self._seeds.next(seed))
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.infos = infos
        self._skip_agent_selection = None
        self._worth = self._worths() if self._shaping else []
        self.agent_selection = agents[match.state.current_player()]

    def observe(self, agent: str) -> Observation:
        """What the agent may see now, and which actions it may take."""
        state = self.match_state
        # A match that an illegal action ended still waits for an answer, but takes none.
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": self.setup.observation(state, self._seat_of[agent]),
            "action_mask": self.setup.mask(state.legal if asked else []),
        }

    def step(self, action: int | None) -> None:
        """Take the action for the agent that is asked; None for one whose match is over.

        Raises:
            IllegalAction: it is no whole number, or not legal at a table that is not forgiving; nothing has changed.
            NoMatch: no match is under way.
        """
        match = self._under_way()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        state = match.state
        number = action_number(action)
        if self._forgiving and number not in state.legal:
            self._lose(agent)
            return
        match.apply(number)
        self._cumulative_rewards[agent] = 0.0
        choice = state.choice
        if self._shaping:
            self._pay_progress()
        if choice is not None:
            self.agent_selection = self.possible_agents[choice.player(state)]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees and has earned since it was last asked, and whether its match is over.

        Raises:
            NoMatch: no match is under way.
        """
        self._under_way()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        earned = self._cumulative_rewards[agent]
        return seen, earned, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observation, int]:
        """The agents as they are asked, until all have been told that the match is over.

        Raises:
            NoMatch: none has begun.
        """
        if self._match is None:
            raise no_match(False)
        return super().agent_iter(max_iter)

    def _under_way(self) -> Played:
        match = self._match
        if match is None or not self.agents:
            raise no_match(match is not None)
        return match

    def _lose(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _end(self) -> None:
        if not self._shaping:
            self.rewards = dict(zip(self.agents, self.match_state.returns(), strict=True))
            self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _pay_progress(self) -> None:
        """Rewards that add up to the return less the evaluation at the start, whatever way the match takes."""
        before, self._worth = self._worth, self._worths()
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._worth[seat] - before[seat]
        self._accumulate_rewards()

    def _worths(self) -> list[float]:
        state = self.match_state
        if state.choice is None:
            return state.returns()
        return [self.setup.game.evaluate(state, seat) for seat in range(self.setup.players)]

    def render(self) -> Any:
        """The table as the agent that is asked sees it: printed ("human"), a text ("ansi"), pixels ("rgb_array")."""
        if self.render_mode is None:
            return None
        state = self.match_state
        return draw(self.setup.game, state, state.current_player(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
