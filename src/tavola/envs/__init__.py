"""The faces of the games for researchers: PettingZoo, Gymnasium and OpenSpiel.

Each lives in a module of its own and needs libraries that playing does not: ``pip install 'tavola[envs]'`` or, for
OpenSpiel, ``pip install 'tavola[openspiel]'``. They are imported only when they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tavola.kernel.errors import TavolaError

if TYPE_CHECKING:
    from tavola.envs.aec import Table
    from tavola.envs.single import SingleSeat

__all__ = ["MissingExtra", "pettingzoo_env", "register_gymnasium", "register_openspiel", "single_env"]


class MissingExtra(TavolaError, ImportError):
    """A library is not installed that this part of Tavola needs; the message says how to install it."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed here; pip install 'tavola[{extra}]' adds it")


@contextmanager
def needing(extra: str, *libraries: str) -> Iterator[None]:
    """While these libraries, which come with ``extra``, are imported. Any other module that is missing is a fault.

    Raises:
        MissingExtra: one of them is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name not in libraries:
            raise
        raise MissingExtra(missing.name, extra) from None


def pettingzoo_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    shaping: bool = False,
    forgiving: bool = True,
) -> Table:
    """``game`` as a PettingZoo AEC environment with the agents ``seat_0``, ``seat_1`` and so on.

    ``options`` are those of the game. ``shaping`` adds the differences of the game's own evaluation to the rewards.
    With ``forgiving`` an illegal action loses the game, as PettingZoo's classic games have it; else it raises.

    Raises:
        MissingExtra: PettingZoo is not installed.
        UnknownGame, BadSetting: there is no such game, or it cannot be played so.
    """
    with needing("envs", "gymnasium", "numpy", "pettingzoo"):
        from tavola.envs.aec import Table
        from tavola.envs.seats import Setup
    return Table(Setup(game, players, options or {}), render_mode, shaping, forgiving)


def single_env(game: str, **settings: Any) -> SingleSeat:
    """``game`` as a Gymnasium environment of one learning seat; for ``settings`` see `tavola.envs.single.SingleSeat`.

    Raises:
        MissingExtra: Gymnasium is not installed.
        UnknownGame, BadSetting, UnknownBot: there is no such game or bot, or it cannot be played so.
    """
    with needing("envs", "gymnasium", "numpy"):
        from tavola.envs.single import SingleSeat
    return SingleSeat(game, **settings)


def register_gymnasium() -> list[str]:
    """Make the installed games known to Gymnasium; returns the ids for ``gymnasium.make``.

    Raises:
        MissingExtra: Gymnasium is not installed.
    """
    with needing("envs", "gymnasium"):
        from tavola.envs.registering import register
    return register()


def register_openspiel() -> list[str]:
    """Make the installed games known to OpenSpiel; returns the names for ``pyspiel.load_game``.

    Raises:
        MissingExtra: OpenSpiel is not installed.
    """
    with needing("openspiel", "numpy", "pyspiel"):
        from tavola.envs.openspiel import register
    return register()
