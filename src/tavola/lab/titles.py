"""What people call the words of a study: seats, options and their values, what a seat played, cards, endings."""

from __future__ import annotations

from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game
from tavola.kernel.option import Option
from tavola.lab.plan import Chosen
from tavola.lab.study import Study

#: A value longer than this is somebody's own text, not a name.
LONGEST = 40
_OWN_TEXT = "an own text"


class Titles:
    """The names of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._options = {option.name: option for option in game.options}
        self._known: dict[tuple[str, str], str] = {}

    def seat(self, seat: int | str) -> str:
        """A seat as the table names it."""
        return f"Player {int(seat) + 1}"

    def of(self, kind: str, word: str) -> str:
        """A word of a column: ``kind`` is "card", "ending", the name of a fact, or that of an option."""
        if (kind, word) not in self._known:
            self._known[kind, word] = self._look_up(kind, word)
        return self._known[kind, word]

    def _look_up(self, kind: str, word: str) -> str:
        option = self.option_of(kind)
        if option is None:
            return self._game.study_title(kind, word)
        title = value_title(option, word)
        return title if title != word else self._game.study_title(kind, word)

    def option_of(self, fact: str) -> Option | None:
        """The option that decides a fact: the one of its name, or of its plural ("deck" is one of "decks")."""
        return self._options.get(fact) or self._options.get(f"{fact}s")

    def option(self, name: str) -> str:
        """What an option is called."""
        return self._options[name].meaning if name in self._options else name


def value_title(option: Option, value: str) -> str:
    """A value of an option in a few words."""
    for name, meaning in (*option.values, *option.suggestions):
        if name == value:
            # What a switch does is a sentence; its yes and no say as much beside its name.
            return name if option.is_switch else meaning.partition(": ")[0].partition(";")[0]
    if value and (len(value) > LONGEST or "\n" in value):
        return _OWN_TEXT
    return value


def values_played(study: Study, game: Game) -> dict[str, str]:
    """Every option with all that it was in the study, in words. Rulings are named only where they are not the usual."""
    seats = len(study.plan.bots)
    settled = [_settled(game, seats, chosen) for chosen in study.plan.chosen]
    usual = _settled(game, seats, {})
    found: dict[str, str] = {}
    for option in game.options:
        kept = [data.get(option.name, option.default) for data in settled]
        if (option.from_profile or option.ruling) and all(value == usual.get(option.name) for value in kept):
            continue
        found[option.meaning] = _told(option, kept, _labels(study, option.name))
    return found


def _settled(game: Game, seats: int, chosen: Chosen) -> dict[str, object]:
    """All options; of a study that cannot be played any more at least what was written."""
    try:
        return game.settle(seats, chosen).as_data()
    except BadSetting:
        return dict(chosen)


def _labels(study: Study, name: str) -> list[str]:
    """What the values of an option were called where they were given; empty if it does not vary."""
    if name not in study.varied:
        return []
    place = study.varied.index(name)
    return list(dict.fromkeys(labels[place] for labels in study.labels))


def _told(option: Option, kept: list[object], labels: list[str]) -> str:
    if option.per_seat:
        return _told_of_seats(option, kept, labels)
    if labels:
        return ", ".join(value_title(option, label) for label in labels)
    return ", ".join(dict.fromkeys(value_title(option, str(value)) for value in kept))


def _told_of_seats(option: Option, kept: list[object], labels: list[str]) -> str:
    """One value for each seat; or, if they are handed out in several ways, all values."""
    each = [[str(one) for one in (value if isinstance(value, (list, tuple)) else [value])] for value in kept]
    if len(labels) <= 1:
        titles = [value_title(option, one) for one in each[0]]
        if len(set(titles)) == 1:
            return titles[0]
        return ", ".join(f"Player {seat + 1}: {title}" for seat, title in enumerate(titles))
    titles = list(dict.fromkeys(value_title(option, one) for values in each for one in values))
    return f"{', '.join(titles)}; handed out in {len(labels)} ways"
