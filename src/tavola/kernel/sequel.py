"""What may be played after a finished match: a scenario that its winner has earned, say."""

from __future__ import annotations

#: The seat of a sequel that anybody who plays may choose.
ANYBODY = -1


class Sequel:
    """One match that may follow, for the same seats in the same order. Immutable."""

    __slots__ = ("about", "chosen", "seat", "title")

    def __init__(self, seat: int, title: str, about: str, chosen: dict[str, object]) -> None:
        #: Who may choose it: a seat, or `ANYBODY` who plays.
        self.seat: int = seat
        #: Its name and a sentence on it, for a person.
        self.title: str = title
        self.about: str = about
        #: The settings that change. The others stay, but for those that come from profiles: they are filled in anew.
        self.chosen: dict[str, object] = chosen
