"""What happened: reports that feed the log, the page's animation and the bots' memory."""

from __future__ import annotations

#: Everybody at the table, and whoever looks on, may see the event.
EVERYBODY = -1

#: What an event tells: names, numbers, ids of cards and pieces, or lists of them.
Detail = str | int | list[str] | list[int]


class Event:
    """One thing that happened, by which rule, and who may know of it.

    Something that one seat sees in full and the rest in part is reported as two events: one ``to`` that seat, and one
    for the others (``to`` the seat, ``hidden_from`` set) that tells no secret. So a view picks whole events and never
    has to blank a field.
    """

    __slots__ = ("details", "hidden_from", "name", "rule", "to")

    def __init__(
        self, name: str, rule: str, details: dict[str, Detail], to: int = EVERYBODY, hidden_from: int = EVERYBODY
    ) -> None:
        self.name: str = name
        self.rule: str = rule
        self.details: dict[str, Detail] = details
        self.to: int = to
        self.hidden_from: int = hidden_from

    def visible_to(self, seat: int) -> bool:
        """Whether ``seat`` may know; a spectator is seat -1."""
        if self.to != EVERYBODY:
            return seat == self.to
        return self.hidden_from == EVERYBODY or seat != self.hidden_from

    def as_data(self) -> dict[str, Detail]:
        """The event as plain data for a replay: ``event``, ``rule``, the details, and who may know."""
        data: dict[str, Detail] = {"event": self.name, "rule": self.rule}
        data.update(self.details)
        if self.to != EVERYBODY:
            data["to"] = self.to
        if self.hidden_from != EVERYBODY:
            data["hidden_from"] = self.hidden_from
        return data
