"""Several trees at the same time, each on a core of its own: what they learn of the answers at their roots is added up.

The trees grow in forked copies of the process, so that nothing has to be packed to get there. Where a system cannot
fork, or in a process that may have no children, trees that count iterations grow here one after the other, and learn
the same; of those that are given seconds only one grows.
"""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from copy import copy, deepcopy
from multiprocessing.connection import Connection
from typing import NamedTuple

from tavola.bots.bot import Dealer, Sample
from tavola.bots.ismcts.tree import Learned, Tree
from tavola.kernel.rng import Rng


class _Share(NamedTuple):
    """What one of the further trees is to do."""

    seed: int
    seconds: float
    iterations: int


def grow_together(tree: Tree, sample: Sample, rng: Rng, cores: int, seconds: float, iterations: int) -> None:
    """Let ``cores`` trees like ``tree`` grow, this one among them, and add up what they learn.

    A copy that dies has learned nothing; the others count all the same. ``iterations`` are shared among them.
    """
    if iterations:
        cores = min(cores, iterations)
    own, *counts = [iterations // cores + (core < iterations % cores) for core in range(cores)]
    shares = [_Share(rng.next32(), seconds, count) for count in counts]
    if "fork" in multiprocessing.get_all_start_methods() and not multiprocessing.current_process().daemon:
        _grow_elsewhere(tree, sample, rng, shares, seconds, own)
        return
    learned = [_grow_copy(tree, sample, share) for share in shares if iterations]
    tree.grow(sample, rng, seconds, own)
    for one in learned:
        tree.add(one)


def _grow_elsewhere(tree: Tree, sample: Sample, rng: Rng, shares: list[_Share], seconds: float, own: int) -> None:
    context = multiprocessing.get_context("fork")
    others = []
    for share in shares:
        ours, theirs = context.Pipe(duplex=False)
        other = context.Process(target=_send_copy, args=(theirs, tree, sample, share), daemon=False)
        other.start()
        theirs.close()
        others.append((other, ours))
    try:
        tree.grow(sample, rng, seconds, own)
        for _, ours in others:
            # Whoever died has learned nothing.
            with suppress(EOFError, OSError):
                tree.add(ours.recv())
    finally:
        for other, ours in others:
            ours.close()
            other.join()


def _send_copy(pipe: Connection, tree: Tree, sample: Sample, share: _Share) -> None:
    # Whoever interrupts the search, or no longer waits for it, is told so by the process that began it.
    with suppress(KeyboardInterrupt, BrokenPipeError):
        pipe.send(_grow_copy(tree, sample, share))
        pipe.close()


def _grow_copy(tree: Tree, sample: Sample, share: _Share) -> dict[int, Learned]:
    """What a copy of the tree learns of the answers at its root, from states of its own."""
    known = tree.learned()
    grown = tree.with_root(deepcopy(tree.root))
    dealing = copy(sample)
    if isinstance(dealing, Dealer):
        # A stream apart from that of the tree, which begins at the seed itself.
        dealing.deal_from(Rng(~share.seed))
    grown.grow(dealing, Rng(share.seed), share.seconds, share.iterations)
    return _new(known, grown.learned())


def _new(known: dict[int, Learned], learned: dict[int, Learned]) -> dict[int, Learned]:
    """What was learned beyond what was ``known``, which every copy of the tree brings along."""
    found: dict[int, Learned] = {}
    for key, (first_look, visits, available, totals) in learned.items():
        _, visits_then, available_then, totals_then = known.get(key, (0.0, 0, 0, [0.0] * len(totals)))
        more = [now - then for now, then in zip(totals, totals_then, strict=True)]
        found[key] = (first_look, visits - visits_then, available - available_then, more)
    return found
