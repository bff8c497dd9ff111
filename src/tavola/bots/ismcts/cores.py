"""Several trees at the same time, each on a core of its own: what they learn of the answers at their roots is added up.

The trees grow in forked copies of the process, so that nothing has to be packed to get there. Where a system cannot
fork, or in a process that may have no children, one tree grows here as long as all would.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection

from tavola.bots.bot import Sample
from tavola.bots.ismcts.tree import Tree
from tavola.kernel.rng import Rng


def grow_elsewhere(tree: Tree, sample: Sample, rng: Rng, cores: int, seconds: float, iterations: int) -> None:
    """Let ``cores`` trees like ``tree`` grow, this one among them, and add up what they learn.

    A copy that dies has learned nothing; the others count all the same. ``iterations`` are shared among them.
    """
    share = -(-iterations // cores)
    if "fork" not in multiprocessing.get_all_start_methods() or multiprocessing.current_process().daemon:
        # A worker process may have no children of its own.
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
    tree.grow(sample, rng, seconds, share)
    for other, ours in others:
        try:
            tree.add(ours.recv())
        except (EOFError, OSError):
            pass
        finally:
            ours.close()
            other.join()


def _grow(pipe: Connection, tree: Tree, sample: Sample, seed: int, seconds: float, iterations: int) -> None:
    rng = Rng(seed)
    for _ in range(1 + seed % 97):
        # The dealer of a copy begins where that of the others does; it is moved on to deal other states.
        sample()
    tree.grow(sample, rng, seconds, iterations)
    pipe.send(tree.learned())
    pipe.close()
