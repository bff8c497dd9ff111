"""The dice and the World Shift of the last moves, to be seen beside the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

#: The event -> where it tells the number rolled, and the World.
_DICE: Final = {
    "dice": ("number", "world"),
    "roll": ("rolled", ""),
    "challenge": ("rolled", ""),
    "critical": ("rolled", ""),
    "reignite": ("rolled", ""),
    "scenario_effect": ("rolled", ""),
    "corrupted_acts": ("", "rolled"),
}
#: So many of them are shown.
MOST: Final = 4


def rolled(lines: Sequence[Any], seat: int) -> list[dict[str, Any]]:
    """What was rolled and which card shifted the Worlds since the seat last acted, the newest first."""
    since = max((line.seq for line in lines if line.seat == seat), default=0)
    found: list[dict[str, Any]] = []
    for line in reversed(lines):
        if line.seq < since or len(found) == MOST:
            break
        event = line.event
        if event["event"] == "shift":
            found.append({"event": event, "number": 0, "world": "", "card": event["card"]})
        elif event["event"] in _DICE:
            number, world = _DICE[event["event"]]
            shown = {"number": event[number] if number else 0, "world": event[world] if world else "", "card": ""}
            found.append({"event": event, **shown})
    return found
