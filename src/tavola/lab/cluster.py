"""Batches of games on a Ray cluster: one of this machine's own, or one that is already there."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from tavola.kernel.errors import TavolaError

Job = TypeVar("Job")
Played = TypeVar("Played")

#: The word for a cluster on this machine alone.
LOCAL = "ray"
PREFIX = "ray://"
#: How often a cluster is asked to let us in, and the seconds in between.
TRIES = 4
PAUSE = 3.0


class NoCluster(TavolaError):
    """The cluster cannot be used; the message says why."""


def place_on(address: str) -> Callable[..., Generator[tuple[Any, Any]]]:
    """Where batches are played: `LOCAL`, or ``ray://host:port``.

    Raises:
        NoCluster: Ray is not installed, or that is no address.
    """
    host, colon, port = address.removeprefix(PREFIX).rpartition(":")
    if address != LOCAL and not (host and colon and port.isascii() and port.isdigit() and 0 < int(port) < 1 << 16):
        raise NoCluster(f"{address!r} is no address of a cluster; write ray://host:port, such as ray://10.0.0.5:10001")
    try:
        import ray  # noqa: F401
    except ImportError:
        raise NoCluster("Ray is not installed here; pip install 'tavola[ray]' adds it") from None
    return partial(on_ray, address)


def on_ray(
    address: str, begin: Callable[[], Callable[[Job], Played]], batches: Iterable[Job], jobs: int
) -> Generator[tuple[Job, Played]]:
    """Each batch with what came of it, in the order in which they are finished. It is taken when it can be begun.

    On this machine ``jobs`` processes play; on a cluster that is already there, one on each of its processors. One
    that is lost is started anew, elsewhere if need be, and its batch is played again.

    Raises:
        NoCluster: it does not answer, or has no Tavola of its own.
    """
    import ray

    with _connected(address, jobs):
        count = jobs if address == LOCAL else int(ray.cluster_resources().get("CPU", 1))
        player = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(_Player)
        waiting = iter(batches)
        playing: dict[Any, tuple[Job, Any]] = {}
        for batch in islice(waiting, count):
            actor = player.remote(begin)
            playing[actor.play.remote(batch)] = (batch, actor)
        while playing:
            (done,), _ = ray.wait(list(playing), num_returns=1)
            batch, actor = playing.pop(done)
            following = next(waiting, None)
            if following is not None:
                playing[actor.play.remote(following)] = (following, actor)
            yield batch, _answer(done)


def _answer(reference: Any) -> Any:
    import ray

    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the cluster failed: {str(error).strip().splitlines()[-1]}") from None


class _Player:
    """Plays batches in a process of the cluster."""

    def __init__(self, begin: Callable[[], Callable[[Any], Any]]) -> None:
        self._play = begin()

    def play(self, batch: Any) -> Any:
        return self._play(batch)


@contextmanager
def _connected(address: str, jobs: int) -> Iterator[None]:
    import ray

    # Nothing is sent to anybody else.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        if address == LOCAL:
            # "local": one of our own, though another may be running here.
            ray.init("local", num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="error")
        else:
            _join(address)
    except (ConnectionError, ImportError, ValueError, RuntimeError, TimeoutError) as error:
        hint = "; a cluster that wants a token takes it from RAY_AUTH_TOKEN" if address != LOCAL else ""
        raise NoCluster(f"the cluster {address!r} does not answer: {error}{hint}") from None
    try:
        yield
    finally:
        ray.shutdown()


def _join(address: str) -> None:
    """Join a cluster that is there, in several tries: one that has only just begun refuses its first guests."""
    import ray

    for left in reversed(range(TRIES)):
        try:
            ray.init(address, log_to_driver=False, logging_level="error")
            return
        except ConnectionAbortedError:
            ray.shutdown()
            if not left:
                raise
            time.sleep(PAUSE)
