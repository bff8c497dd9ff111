"""Several trees at the same time, each on a core of its own: what they learn of the answers at their roots is added up.

The trees grow in forked copies of the process, so that nothing has to be packed to get there. Where a system cannot
fork, or in a process that may have no children, one tree grows here as long as all would.
"""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection

from tavola.bots.bot import Dealer, Sample
from tavola.bots.ismcts.tree import Learned, Tree
from tavola.kernel.rng import Rng


def grow_elsewhere(tree: Tree, sample: Sample, rng: Rng, cores: int, seconds: float, iterations: int) -> None:
    """Let ``cores`` trees like ``tree`` grow, this one among them, and add up what they learn.

    A copy that dies has learned nothing; the others count all the same. ``iterations`` are shared among them.
    """
    share = -(-iterations // cores)
    if "fork" not in multiprocessing.get_all_start_methods() or multiprocessing.current_process().daemon:
        tree.grow(sample, rng, seconds, iterations)
        return
    context = multiprocessing.get_context("fork")
    others = []
    for _ in range(cores - 1):
        # Each deals states of its own.
        seed = rng.next32()
        ours, theirs = context.Pipe(duplex=False)
        other = context.Process(target=_grow, args=(theirs, tree, sample, seed, seconds, share), daemon=False)
        other.start()
        theirs.close()
        others.append((other, ours))
    try:
        tree.grow(sample, rng, seconds, share)
        for _, ours in others:
            # Whoever died has learned nothing.
            with suppress(EOFError, OSError):
                tree.add(ours.recv())
    finally:
        for other, ours in others:
            ours.close()
            other.join()


def _grow(pipe: Connection, tree: Tree, sample: Sample, seed: int, seconds: float, iterations: int) -> None:
    known = tree.learned()
    if isinstance(sample, Dealer):
        # A stream apart from that of the tree, which begins at the seed itself.
        sample.deal_from(Rng(~seed))
    tree.grow(sample, Rng(seed), seconds, iterations)
    pipe.send(_new(known, tree.learned()))
    pipe.close()


def _new(known: dict[int, Learned], learned: dict[int, Learned]) -> dict[int, Learned]:
    """What was learned beyond what was ``known``, which every copy of the tree brings along."""
    found: dict[int, Learned] = {}
    for key, (first_look, visits, available, totals) in learned.items():
        _, visits_then, available_then, totals_then = known.get(key, (0.0, 0, 0, [0.0] * len(totals)))
        more = [now - then for now, then in zip(totals, totals_then, strict=True)]
        found[key] = (first_look, visits - visits_then, available - available_then, more)
    return found
