"""The options of a game: each is one typed declaration, from which the lobby, the command line, the API and the
environments all draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tavola.kernel.errors import BadSetting
from tavola.kernel.language import translate


class Option:
    """One thing that is settled before a game begins.

    ``values`` lists what may be chosen, each with its meaning; where it is empty any text goes, and the game itself
    checks it. An option ``per_seat`` is given once for each seat. One that comes ``from_profile`` is per seat too: no
    form asks for it; its value is what the player of the seat has unlocked in the game, words with spaces between. A
    ``ruling`` decides what the rulebook leaves open: a form keeps it out of the way of those who do not look for it.
    """

    __slots__ = (
        "about",
        "by_chance",
        "default",
        "file_types",
        "from_file",
        "from_profile",
        "meaning",
        "name",
        "per_seat",
        "rules",
        "ruling",
        "suggestions",
        "values",
    )

    def __init__(
        self,
        name: str,
        meaning: str,
        default: str,
        values: Sequence[tuple[str, str]] = (),
        per_seat: bool = False,
        rules: tuple[str, ...] = (),
        suggestions: Sequence[tuple[str, str]] = (),
        about: str = "",
        from_profile: bool = False,
        ruling: bool = False,
        by_chance: tuple[str, ...] = (),
        from_file: Callable[[bytes], str] | None = None,
        file_types: str = ".toml,.txt,text/plain",
    ) -> None:
        self.name: str = name
        self.meaning: str = meaning
        self.default: str = default
        self.values: Sequence[tuple[str, str]] = values
        self.per_seat: bool = per_seat or from_profile
        self.from_profile: bool = from_profile
        self.ruling: bool = ruling
        self.rules: tuple[str, ...] = rules
        #: Values worth offering where any text goes, each with its name.
        self.suggestions: Sequence[tuple[str, str]] = suggestions
        #: Those of the suggestions that stand for something drawn anew for every game: offered like the others, but
        #: left out where the suggestions are played through in turn.
        self.by_chance: tuple[str, ...] = by_chance
        #: Where any text goes: one sentence on what is to be written there.
        self.about: str = about
        #: Where any text goes: what makes the value of a file's bytes, where that is more than their text in UTF-8. It
        #: raises BadSetting for a file that it cannot use.
        self.from_file: Callable[[bytes], str] | None = from_file
        #: The files that a form offers to pick, as its field for a file lists them.
        self.file_types: str = file_types

    @property
    def is_switch(self) -> bool:
        """Whether it is a matter of yes or no for the whole table."""
        names = sorted(name for name, _ in self.values)
        return not self.per_seat and names == ["no", "yes"]

    def check(self, value: object) -> str:
        """``value`` if it may be chosen.

        Raises:
            BadSetting: it may not; the message lists what may.
        """
        allowed = [name for name, _ in self.values]
        if not isinstance(value, str) or (allowed and value not in allowed):
            choices = ", ".join(allowed) if allowed else "a text"
            raise BadSetting(f"option {self.name!r} cannot be {value!r}; allowed: {choices}")
        return value


class BadCombination(BadSetting):
    """Settings that are possible each by itself, but not together; `settle` of a game raises it.

    ``sentence`` is marked in ``package``, so that people are told in their language. ``option`` names the setting at
    which a form shows it: an option, or "seats" for the number of seats.
    """

    def __init__(self, package: str, sentence: str, option: str = "", rule: str = "") -> None:
        super().__init__(sentence)
        self.option: str = option
        self._package: str = package
        self._sentence: str = sentence
        self._rule: str = rule

    def text(self, language: str) -> str:
        return translate(self._package, language, self._sentence)

    def faults(self, language: str) -> list[tuple[str, str]]:
        return [(self.text(language), self._rule)]


class Settings:
    """The chosen value of every option; for an option per seat a value for each seat. Immutable."""

    __slots__ = ("_seat_values", "_values", "seats")

    def __init__(self, seats: int, values: dict[str, str], seat_values: dict[str, tuple[str, ...]]) -> None:
        self.seats: int = seats
        self._values: dict[str, str] = values
        self._seat_values: dict[str, tuple[str, ...]] = seat_values

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def of_seats(self, name: str) -> tuple[str, ...]:
        """The values of an option per seat, seat 0 first."""
        return self._seat_values[name]

    def as_data(self) -> dict[str, object]:
        """The settings as plain data for a replay; `settle` makes them again from it."""
        data: dict[str, object] = dict(self._values)
        for name, values in self._seat_values.items():
            data[name] = list(values)
        return data


def settle(options: Sequence[Option], seats: int, chosen: Mapping[str, object]) -> Settings:
    """The settings that ``chosen`` makes, with defaults for what it does not name.

    Raises:
        BadSetting: an unknown option or value, or not one value for each seat.
    """
    known = {option.name for option in options}
    for name in chosen:
        if name not in known:
            raise BadSetting(f"there is no option {name!r}; the options are {', '.join(sorted(known))}")
    values: dict[str, str] = {}
    seat_values: dict[str, tuple[str, ...]] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        if not option.per_seat:
            values[option.name] = option.check(value)
            continue
        each: Sequence[object] = value if isinstance(value, (list, tuple)) else [value] * seats
        if len(each) != seats:
            raise BadSetting(f"option {option.name!r} needs {seats} values, one for each seat, not {len(each)}")
        seat_values[option.name] = tuple(option.check(one) for one in each)
    return Settings(seats, values, seat_values)
