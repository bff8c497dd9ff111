"""What the observations of games are made of (`Game.observe`)."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel.state import State

#: An action, and the name of the number that says whether it is legal; several actions may share one.
Flag = tuple[int, str]


def one_of(count: int) -> list[tuple[float, ...]]:
    """For each number below ``count`` a row with a 1 in its place, and last, for -1, one of zeros."""
    return [*(tuple([float(place == number) for place in range(count)]) for number in range(count)), (0.0,) * count]


def others(seats: int) -> list[str]:
    """What the other seats are called by one that looks: from the next one on, in the order of seats."""
    return [f"other {number}" for number in range(1, seats)]


class Layout:
    """What the numbers of an observation are called, the question that waits being the last part. Immutable."""

    __slots__ = ("_kind_numbers", "_kinds", "_many", "_unasked", "answers", "flags", "names")

    def __init__(
        self, told: Sequence[str], kinds: Sequence[str], flags: Sequence[Sequence[Flag]], actions: int, many: int
    ) -> None:
        """``told`` are the names of all that comes before the question, ``kinds`` the kinds that questions have.

        ``flags`` are the answers for each seat, with the names of the first in their order; ``actions`` is how many
        actions there are, and ``many`` by how many answers their number is divided.
        """
        names = [*told, "own is asked", *(f"question {kind}" for kind in kinds), "answers"]
        #: How many numbers come before those that only the seat that is asked gets.
        self.answers: int = len(names) - 1
        names += dict.fromkeys([name for _, name in flags[0]])
        self.names: list[str] = names
        #: What a seat that is not asked gets for them.
        self._unasked: tuple[float, ...] = (0.0,) * (len(names) - self.answers)
        self._many: int = many
        self._kinds: list[tuple[float, ...]] = one_of(len(kinds))
        self._kind_numbers: dict[str, int] = {kind: number for number, kind in enumerate(kinds)}
        where = {name: place for place, name in enumerate(names)}
        #: Seat -> action -> the place of the number that says whether it is legal, -1 where none does.
        self.flags: list[list[int]] = []
        for of_seat in flags:
            places = [-1] * actions
            for action, name in of_seat:
                places[action] = where[name]
            self.flags.append(places)

    def add_question(self, values: list[float], state: State, seat: int) -> None:
        """Add the question that waits to what ``seat`` is told; its answers for the seat that is asked only."""
        choice = state.choice
        asked = choice is not None and choice.player(state) == seat
        values.append(float(asked))
        values += self._kinds[-1 if choice is None else self._kind_numbers[choice.kind]]
        values += self._unasked
        if asked:
            values[self.answers] = min(1.0, len(state.legal) / self._many)
            flags = self.flags[seat]
            for action in state.legal:
                place = flags[action]
                if place >= 0:
                    values[place] = 1.0
