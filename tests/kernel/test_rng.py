from __future__ import annotations

from collections import Counter

import pytest

from tavola.kernel.rng import Rng


def test_same_seed_gives_the_same_numbers_everywhere() -> None:
    # Recorded once: replays of every machine and version depend on these.
    rng = Rng(7)
    assert [rng.next32() for _ in range(4)] == [1273465047, 4201302492, 1760530922, 3811196712]


def test_different_seeds_differ() -> None:
    assert len({tuple(Rng(seed).below(1000) for _ in range(3)) for seed in range(200)}) > 150


def test_a_clone_goes_its_own_way() -> None:
    rng = Rng(3)
    copy = rng.clone()
    expected = [rng.next32() for _ in range(5)]
    assert [copy.next32() for _ in range(5)] == expected
    copy.next32()
    assert copy.state != rng.state


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 1000])
def test_below_stays_below_and_reaches_every_number_about_equally(bound: int) -> None:
    rng = Rng(11)
    draws = 20 * bound if bound > 100 else 2000
    counts = Counter(rng.below(bound) for _ in range(draws))
    assert set(counts) <= set(range(bound))
    if bound <= 7:
        assert min(counts.values()) > draws / bound * 0.8
        assert len(counts) == bound


def test_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    rng = Rng(5)
    orders = Counter[tuple[int, ...]]()
    for _ in range(3000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3, 4]
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert min(orders.values()) > 3000 / 24 * 0.6
