"""Ratings and the sequential test: known answers, and that they are wrong as seldom as they say."""

from __future__ import annotations

from math import exp

import pytest

from tavola.kernel.rng import Rng
from tavola.lab.ratings import Record, Verdict, evidence, expected, interval, rate, settled


def test_a_draw_counts_half() -> None:
    record = Record(0, 0, 0).with_result(1.0).with_result(0.5).with_result(0.5).with_result(0.0)
    assert record == Record(1, 2, 1)
    assert record.score == 0.5


def test_four_hundred_points_are_ten_to_one() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(0) == 0.5


def test_an_interval_holds_the_share_and_narrows_with_more_games() -> None:
    few, many = interval(Record(7, 0, 3)), interval(Record(700, 0, 300))
    assert few[0] < 0.7 < few[1]
    assert many[0] < 0.7 < many[1]
    assert many[1] - many[0] < (few[1] - few[0]) / 5
    assert interval(Record(0, 0, 0)) == (0.0, 1.0)
    # A row of wins leaves room below, and none above.
    assert interval(Record(20, 0, 0))[0] < 0.9
    assert interval(Record(20, 0, 0))[1] == 1.0


def test_evidence_has_no_favourite() -> None:
    assert evidence(Record(9, 2, 4), 0.5) == pytest.approx(evidence(Record(4, 2, 9), 0.5))
    assert evidence(Record(9, 2, 4), 0.6) == pytest.approx(evidence(Record(4, 2, 9), 0.4))
    assert evidence(Record(0, 0, 0), 0.5) == 0


def test_evidence_is_what_a_wager_on_every_share_alike_brings() -> None:
    # Two wins of two: a third of the shares' squares on average, against a quarter.
    assert exp(evidence(Record(2, 7, 0), 0.5)) == pytest.approx((1 / 3) / (1 / 4))


def test_a_clear_lead_settles_the_question_and_a_small_one_does_not() -> None:
    assert settled(Record(30, 0, 5), 25) is Verdict.FIRST
    assert settled(Record(5, 0, 30), 25) is Verdict.SECOND
    assert settled(Record(11, 0, 10), 25) is Verdict.OPEN


def test_draws_settle_nothing() -> None:
    assert settled(Record(1, 239, 0), 25) is Verdict.OPEN
    assert settled(Record(0, 10_000, 0), 25) is Verdict.OPEN


def test_equals_are_shown_to_be_level_after_many_games() -> None:
    assert settled(Record(3000, 50, 3000), 25) is Verdict.LEVEL
    assert settled(Record(300, 50, 300), 25) is Verdict.OPEN
    # At 15 Elo apart it is shown who is the stronger, though that does not matter much.
    assert settled(Record(52_000, 0, 48_000), 25) is Verdict.FIRST


def test_more_pairings_want_more_evidence() -> None:
    assert settled(Record(12, 0, 1), 25) is Verdict.FIRST
    assert settled(Record(12, 0, 1), 25, 45) is Verdict.OPEN


@pytest.mark.parametrize("draws", [0, 9])
def test_the_sequential_test_hardly_ever_names_the_stronger_of_equals(draws: int) -> None:
    named = 0
    for seed in range(200):
        rng, record = Rng(seed), Record(0, 0, 0)
        while settled(record, 25) is Verdict.OPEN and record.games < 1000:
            drawn = rng.below(10) < draws
            record = record.with_result(0.5 if drawn else float(rng.below(2)))
        named += settled(record, 25) is not Verdict.OPEN
    # One time in 20 it may be wrong; of 200 runs more than 18 would be beyond chance.
    assert named <= 18


def test_the_sequential_test_finds_the_stronger() -> None:
    found = 0
    for seed in range(100):
        rng, record = Rng(seed), Record(0, 0, 0)
        while settled(record, 25) is Verdict.OPEN and record.games < 1000:
            record = record.with_result(1.0 if rng.below(10_000) < 10_000 * expected(100) else 0.0)
        found += settled(record, 25) is Verdict.FIRST
    assert found >= 98


def test_ratings_are_those_that_made_the_games() -> None:
    true = [0.0, 120.0, -60.0]
    rng = Rng(5)
    records = {}
    for one, other in ((0, 1), (0, 2), (1, 2)):
        record = Record(0, 0, 0)
        for _ in range(4000):
            record = record.with_result(1.0 if rng.below(10_000) < 10_000 * expected(true[one] - true[other]) else 0.0)
        records[one, other] = record
    ratings = rate(3, records)
    mean = sum(true) / 3
    for rating, elo in zip(ratings, true, strict=True):
        assert rating.elo == pytest.approx(elo - mean, abs=15)
        assert rating.low < rating.elo < rating.high
        assert 8 < rating.high - rating.low < 25
    assert sum(rating.elo for rating in ratings) == pytest.approx(0, abs=1e-6)


def test_a_player_that_won_every_game_has_a_rating_all_the_same() -> None:
    best, worst = rate(2, {(0, 1): Record(10, 0, 0)})
    assert 200 < best.elo < 1000
    assert best.elo == pytest.approx(-worst.elo)
    assert best.low < best.elo < best.high
