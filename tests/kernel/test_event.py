from __future__ import annotations

import pytest

from tavola.kernel.event import Event


@pytest.mark.parametrize(
    ("event", "seen_by"),
    [
        (Event("roll", "R", {}), [-1, 0, 1]),
        (Event("draw", "R", {}, to=0), [0]),
        (Event("draw", "R", {}, hidden_from=0), [-1, 1]),
    ],
)
def test_an_event_is_seen_by_whom_it_is_for(event: Event, seen_by: list[int]) -> None:
    assert [seat for seat in (-1, 0, 1) if event.visible_to(seat)] == seen_by


def test_the_data_of_an_event_say_who_may_know() -> None:
    assert Event("draw", "R", {"card": 3}, to=0).as_data() == {"event": "draw", "rule": "R", "card": 3, "to": 0}
    assert Event("draw", "R", {}, hidden_from=1).as_data() == {"event": "draw", "rule": "R", "hidden_from": 1}
