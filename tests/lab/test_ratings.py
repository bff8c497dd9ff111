"""Ratings and the sequential test: known answers, and that they are wrong as seldom as they say."""

from __future__ import annotations

import pytest

from tavola.kernel.rng import Rng
from tavola.lab.ratings import Record, evidence, expected, interval, rate, settled


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
    assert evidence(Record(9, 2, 4), 25) == pytest.approx(-evidence(Record(4, 2, 9), 25))
    assert evidence(Record(5, 3, 5), 25) == pytest.approx(0)
    assert settled(Record(5, 3, 5), 25) == 0


def test_a_clear_lead_settles_the_question_and_a_small_one_does_not() -> None:
    assert settled(Record(30, 0, 5), 25) == 1
    assert settled(Record(5, 0, 30), 25) == -1
    assert settled(Record(11, 0, 10), 25) == 0


def test_the_sequential_test_is_wrong_seldom_and_ends() -> None:
    wrong = finished = 0
    for seed in range(200):
        rng, record = Rng(seed), Record(0, 0, 0)
        while settled(record, 50) == 0 and record.games < 5000:
            record = record.with_result(1.0 if rng.below(10_000) < 10_000 * expected(50) else 0.0)
        finished += settled(record, 50) != 0
        wrong += settled(record, 50) < 0
    assert finished == 200
    # One time in 20 it may be wrong; of 200 runs more than 22 would be beyond chance.
    assert wrong <= 22


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
