"""The games as Gymnasium environments: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tavola.bots import Bot, answer, make_bot
from tavola.envs.drawing import MODES, check_mode, draw
from tavola.envs.kept_bots import packed, unpacked
from tavola.envs.played import Played
from tavola.envs.seats import ILLEGAL_REWARD, Floats, Mask, Seeds, Setup, action_number, no_match
from tavola.kernel.errors import BadSetting
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.kernel.whole import whole


class SingleSeat(gymnasium.Env[Floats, np.int64]):
    """One seat of a match. A step takes its action and lets the bots answer until it is asked again.

    The observation is one array, named by `names`; which actions are legal is told by `action_masks`, the method that
    sb3-contrib's MaskablePPO asks, and in ``info["action_mask"]``. The reward is 0 until the end, when it is the seat's
    return, unless ``shaping``. An illegal action ends the episode with reward -1 and ``info["illegal"]``, so that
    learners without masks, and samplers that know none, come to no harm. An environment can be copied and pickled; it
    is played on as the original.
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
        self._names = _names(bots, setup.players - 1)
        self._bots: list[Bot] = self._new_bots()
        self._wanted_seat = None if seat is None else _numbered(seat, setup.players)
        self._shaping = shaping
        self._seeds = Seeds()
        self._chance = Rng(0)
        #: The seat that learns.
        self.seat: int = self._wanted_seat or 0
        self._match: Played | None = None
        self._over = False
        self._worth = 0.0

    @property
    def match_state(self) -> State:
        """The match under way, or the one that is over.

        Raises:
            NoMatch: none has begun.
        """
        return self._begun().state

    def _begun(self) -> Played:
        if self._match is None:
            raise no_match(False)
        return self._match

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_bots": packed(self._bots), "_chance": self._chance.state}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields, _bots=unpacked(fields["_bots"]), _chance=Rng(0, fields["_chance"]))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begin a match: of the seed given, or of one that follows from the last seed given. ``options`` are ignored.

        A match that ends before the learning seat is asked is followed by the next.

        Raises:
            BadSetting: the seed is no whole number, or below 0.
        """
        begun = self._seeds.next(seed)
        super().reset(seed=None if seed is None else begun)
        while True:
            # A stream apart from the match's own, which begins at the seed itself.
            self._chance = Rng(~begun)
            self.seat = self._chance.below(self.setup.players) if self._wanted_seat is None else self._wanted_seat
            # A bot may remember what it thought, but not beyond a match.
            self._bots = self._new_bots()
            self._match = self.setup.begin(begun)
            self._let_bots_play(self._match)
            if self._match.state.choice is not None:
                break
            begun = self._seeds.next(None)
        self._over = False
        self._worth = self._evaluate()
        return self._seen(), self._info()

    def _new_bots(self) -> list[Bot]:
        return [make_bot(name, self.setup.game) for name in self._names]

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Take the action of the learning seat.

        Raises:
            IllegalAction: it is no whole number; nothing has changed.
            NoMatch: no match is under way.
        """
        match = self._begun()
        if self._over:
            raise no_match(True)
        state = match.state
        number = action_number(action)
        if number not in state.legal:
            self._over = True
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": number}
        match.apply(number)
        self._let_bots_play(match)
        over = self._over = state.choice is None
        if self._shaping:
            before, self._worth = self._worth, self._evaluate()
            reward = self._worth - before
        else:
            reward = state.returns()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is legal now; none is when the episode is over.

        Raises:
            NoMatch: none has begun.
        """
        return self._mask().astype(np.bool_)

    def _mask(self) -> Mask:
        state = self.match_state
        # A match that an illegal action ended still waits for an answer, but takes none.
        return self.setup.mask([] if self._over else state.legal)

    def _let_bots_play(self, match: Played) -> None:
        state, seat = match.state, self.seat
        while state.choice is not None:
            player = state.choice.player(state)
            if player == seat:
                return
            bot = self._bots[player - (player > seat)]
            match.apply(answer(bot, self.setup.game, state, self._chance))

    def _evaluate(self) -> float:
        if not self._shaping:
            return 0.0
        state = self.match_state
        return state.returns()[self.seat] if state.choice is None else self.setup.game.evaluate(state, self.seat)

    def _seen(self) -> Floats:
        return self.setup.observation(self.match_state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def render(self) -> Any:
        """The table as the learning seat sees it: printed ("human"), a text ("ansi"), or pixels ("rgb_array")."""
        if self.render_mode is None:
            return None
        return draw(self.setup.game, self.match_state, self.seat, self.render_mode)


def _numbered(seat: object, players: int) -> int:
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise BadSetting(f"there is no seat {seat!r}; the seats are numbered from 0 to {players - 1}")
    return number


def _names(bots: object, others: int) -> list[str]:
    named = [bots] * others if isinstance(bots, str) else bots
    if not isinstance(named, Sequence) or not all(isinstance(name, str) for name in named):
        raise BadSetting(f"bots are asked for by their names, not by {bots!r}")
    if len(named) != others:
        raise BadSetting(f"name one bot for all, or one for each of the {others} other seats")
    return list(named)
