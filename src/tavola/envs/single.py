"""The games as Gymnasium environments: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tavola.bots import Bot, answer, make_bot
from tavola.envs.drawing import MODES, check_mode, draw
from tavola.envs.seats import ILLEGAL_REWARD, Floats, Seeds, Setup
from tavola.kernel.errors import BadSetting
from tavola.kernel.rng import Rng
from tavola.kernel.state import State


class SingleSeat(gymnasium.Env[Floats, np.int64]):
    """One seat of a match. A step takes its action and lets the bots answer until it is asked again.

    The observation is one array, named by `names`; which actions are legal is told by `action_masks`, the method that
    sb3-contrib's MaskablePPO asks, and in ``info["action_mask"]``. The reward is 0 until the end, when it is the seat's
    return, unless ``shaping``. An illegal action ends the episode with reward -1 and ``info["illegal"]``, so that
    learners without masks, and samplers that know none, come to no harm.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        bots: str | Sequence[str] = "random",
        shaping: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """``seat`` None: another one each episode, by the seed. ``bots``: one name for all, or one for each other seat.

        Raises:
            UnknownGame, UnknownBot: there is no such game or bot.
            BadSetting: the game cannot be played so, or there is no such seat.
        """
        self.setup = setup = Setup(game, players, options or {})
        #: What each number of an observation is.
        self.names: list[str] = setup.names
        self.observation_space = setup.observation_box()
        self.action_space = setup.actions()
        check_mode(render_mode)
        self.render_mode = render_mode
        if seat is not None and not 0 <= seat < setup.players:
            raise BadSetting(f"there is no seat {seat}; the seats are numbered from 0 to {setup.players - 1}")
        named = [bots] * (setup.players - 1) if isinstance(bots, str) else list(bots)
        if len(named) != setup.players - 1:
            raise BadSetting(f"name one bot for all, or one for each of the {setup.players - 1} other seats")
        self._bots: list[Bot] = [make_bot(name, setup.game) for name in named]
        self._wanted_seat = seat
        self._shaping = shaping
        self._seeds = Seeds()
        self._chance = Rng(0)
        #: The seat that learns, and the match under way.
        self.seat: int = seat or 0
        self.match_state: State
        self._worth = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begin a match: of the seed given, or of one that follows from the last seed given. ``options`` are ignored.

        A match that ends before the learning seat is asked is followed by the next.
        """
        super().reset(seed=seed)
        begun = self._seeds.next(seed)
        while True:
            # A stream apart from the match's own, which begins at the seed itself.
            self._chance = Rng(~begun)
            self.seat = self._chance.below(self.setup.players) if self._wanted_seat is None else self._wanted_seat
            self.match_state = self.setup.begin(begun)
            self._let_bots_play()
            if self.match_state.choice is not None:
                break
            begun = self._seeds.next(None)
        self._worth = self._evaluate()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Take the action of the learning seat."""
        state = self.match_state
        if int(action) not in state.legal:
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": int(action)}
        state.apply_action(int(action))
        self._let_bots_play()
        over = state.choice is None
        if self._shaping:
            before, self._worth = self._worth, self._evaluate()
            reward = self._worth - before
        else:
            reward = state.returns()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is legal now."""
        return self.setup.mask(self.match_state.legal).astype(np.bool_)

    def _let_bots_play(self) -> None:
        state, seat = self.match_state, self.seat
        while state.choice is not None:
            player = state.choice.player(state)
            if player == seat:
                return
            bot = self._bots[player - (player > seat)]
            state.apply_action(answer(bot, self.setup.game, state, self._chance))

    def _evaluate(self) -> float:
        if not self._shaping:
            return 0.0
        state = self.match_state
        return state.returns()[self.seat] if state.choice is None else self.setup.game.evaluate(state, self.seat)

    def _seen(self) -> Floats:
        return self.setup.observation(self.match_state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.setup.mask(self.match_state.legal), "seat": self.seat}

    def render(self) -> Any:
        """The table as the learning seat sees it: printed ("human"), a text ("ansi"), or pixels ("rgb_array")."""
        if self.render_mode is None:
            return None
        return draw(self.setup.game, self.match_state, self.seat, self.render_mode)
