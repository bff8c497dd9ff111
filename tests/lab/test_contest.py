"""Contests between bots: every seat in turn, points by who did better, an end as soon as the question is settled."""

from __future__ import annotations

from collections import Counter

from tavola.lab.contest import Contest, play, points
from tavola.lab.playing import Outcome


def contest(bots: tuple[str, ...], games: int, elo: float, seats: int = 2) -> Contest:
    return Contest("altered", seats, bots, ({},), games, 1, elo)


def outcome(number: int, returns: list[float]) -> Outcome:
    return Outcome(number, 1, b"", returns, "", "", {})


def test_the_bots_change_seats_from_game_to_game() -> None:
    plan = contest(("greedy", "random"), 4, 0).plan("greedy", "random")
    assert [[plan.bot_of(number, seat) for seat in (0, 1)] for number in range(3)] == [
        ["greedy", "random"],
        ["random", "greedy"],
        ["greedy", "random"],
    ]


def test_points_go_to_the_bot_wherever_it_sat() -> None:
    plan = contest(("greedy", "random"), 4, 0).plan("greedy", "random")
    assert points(plan, outcome(0, [1.0, -1.0])) == 1.0
    assert points(plan, outcome(1, [1.0, -1.0])) == 0.0
    assert points(plan, outcome(1, [0.0, 0.0])) == 0.5


def test_at_a_larger_table_the_mean_of_the_seats_counts() -> None:
    plan = contest(("greedy", "random"), 4, 0, seats=3).plan("greedy", "random")
    # In the first game "greedy" has seats 0 and 2.
    assert points(plan, outcome(0, [1.0, -1.0, -1.0])) == 1.0
    assert points(plan, outcome(0, [-1.0, 1.0, -1.0])) == 0.0
    # In the second it has seats 1 and 2, and then 0 and 1.
    assert [plan.bot_of(1, seat) for seat in range(3)] == ["random", "greedy", "greedy"]
    assert points(plan, outcome(1, [1.0, -1.0, -1.0])) == 0.0


def test_with_odd_seats_each_of_the_two_has_every_seat_equally_often() -> None:
    plan = contest(("greedy", "random"), 12, 0, seats=3).plan("greedy", "random")
    assert plan.even == 6
    had = Counter((plan.bot_of(number, seat), seat) for number in range(6) for seat in range(3))
    assert had == {(bot, seat): 3 for bot in ("greedy", "random") for seat in range(3)}
    # The same options until both have had every seat.
    assert {plan.turn(number) for number in range(6)} == {0}


def test_with_odd_seats_equals_share_the_points() -> None:
    plan = contest(("greedy", "random"), 12, 0, seats=3).plan("greedy", "random")
    # Whoever sits on seat 0 wins.
    assert sum(points(plan, outcome(number, [1.0, -1.0, -1.0])) for number in range(6)) == 3.0


def test_a_settled_pairing_ends_early_and_an_unlimited_one_does_not() -> None:
    early = list(play(contest(("greedy", "random"), 60, 25), 1))
    assert early[-1].over
    assert len(early) < 60
    assert early[-1].record.games % 2 == 0
    whole = list(play(contest(("greedy", "random"), 10, 0), 1))
    assert [step.over for step in whole] == [False] * 9 + [True]


def test_every_pair_of_bots_meets() -> None:
    steps = list(play(contest(("greedy", "random", "ismcts:2"), 2, 0), 1))
    assert [step.pair for step in steps] == [(0, 1), (0, 1), (0, 2), (0, 2), (1, 2), (1, 2)]


def test_two_processes_play_the_same_games() -> None:
    wanted = contest(("greedy", "random"), 6, 0)
    assert list(play(wanted, 1)) == list(play(wanted, 2))
