"""The news that a match has moved on, carried to whoever listens in this process."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class News:
    """Listeners by match. Only the newest position counts, so a slow listener skips what it missed."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Queue[int]]] = defaultdict(set)

    def tell(self, match_id: str, seq: int) -> None:
        """Let every listener know that the match stands at position ``seq``."""
        for queue in self._listeners.get(match_id, ()):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(seq)

    @contextmanager
    def listen(self, match_id: str) -> Iterator[asyncio.Queue[int]]:
        """A queue that holds the newest position told, until the listener leaves the block."""
        queue: asyncio.Queue[int] = asyncio.Queue(maxsize=1)
        self._listeners[match_id].add(queue)
        try:
            yield queue
        finally:
            self._listeners[match_id].discard(queue)
            if not self._listeners[match_id]:
                del self._listeners[match_id]
