"""The lobby's form: drawn from a game's options, read back, and every mistake shown at its field.

The form has fields for as many seats as the game has; those of seats that are not taken are kept, and not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile

from tavola.bots import UnknownBot
from tavola.kernel.errors import BadSetting, TavolaError
from tavola.kernel.game import Game, seat_counts, usual_count
from tavola.kernel.language import mark, translate
from tavola.kernel.match import Match
from tavola.kernel.option import BadCombination, Option
from tavola.server.errors import BadForm, ThinksTooLong
from tavola.server.opponents import USUAL_BOT, check_opponent
from tavola.server.position import Opponent
from tavola.server.refusals import told
from tavola.server.rendering import translated
from tavola.server.seating import FRIEND

#: Each other seat is settled by itself.
MIXED = "mixed"
OPPONENTS = ("bot", "friend", "hotseat", MIXED)
#: Options that are told of every match; of the others, those that are not as usual.
ALWAYS_TOLD = ("mode", "scenario", "difficulty")
#: The longest value that an address may give for an option, in characters. What is longer is pasted.
LONGEST_VALUE = 4096
_TOO_LONG = mark("The address gives more than %(most)s characters here: paste the text instead, or choose a file.")


@dataclass
class Lobby:
    """What is filled in, by field name, and what is wrong with it."""

    game: Game
    seats: int
    filled: dict[str, str] = field(default_factory=dict)
    #: Field name -> its faults, each with the id of the rule that it breaks or "".
    wrong: dict[str, list[tuple[str, str]]] = field(default_factory=dict)

    def value(self, name: str, default: str = "") -> str:
        """What stands in a field."""
        return self.filled.get(name, default)

    def first(self, option: Option, seat: int) -> str:
        """What is offered first: of suggestions, to each seat another one."""
        offered = [value for value, _ in option.suggestions]
        if option.default not in offered:
            return option.default
        return offered[(offered.index(option.default) + seat) % len(offered)]

    def seats_for(self, option: Option, value: str) -> list[int]:
        """With how many a value can be played, everything else being as usual; nothing where the value is no matter.

        It is said beside the value, and the page's script picks a possible number as soon as the value is chosen.
        """
        if option.per_seat or len(_counts(self.game)) == 1:
            return []
        found = [count for count in _counts(self.game) if self._settles(count, {option.name: value})]
        return [] if found == self._usual_counts() else found

    def _usual_counts(self) -> list[int]:
        return [count for count in _counts(self.game) if self._settles(count, {})]

    # Who sits there -------------------------------------------------------------------------------------------------

    @property
    def opponent(self) -> Opponent:
        """What the match is to be, before the seats are looked at one by one."""
        wanted = self.value("opponent", "bot")
        return cast(Opponent, "bot" if wanted == MIXED or self.seats == 1 else wanted)

    @property
    def bot(self) -> str:
        """The bot for all other seats. Where nobody else sits, none that is named is looked at."""
        return USUAL_BOT if self.seats == 1 else self.value("bot", USUAL_BOT)

    @property
    def others(self) -> list[str]:
        """Who takes each other seat, where that is settled for each by itself: a bot, or a friend."""
        if self.value("opponent") != MIXED:
            return []
        return [self.who(seat) for seat in range(1, self.seats)]

    def who(self, seat: int) -> str:
        """Who takes a seat: a bot, or a friend. An empty field is no bot's name."""
        return self.value(f"who-{seat}") or USUAL_BOT

    # The options ----------------------------------------------------------------------------------------------------

    @property
    def asked_for(self) -> list[Option]:
        """The options that the form has fields for: not what players bring along."""
        return [option for option in self.game.options if not option.from_profile]

    def flipped(self, options: list[Option]) -> bool:
        """Whether any of these is not as usual, so that it must be in sight."""
        return any(self.value(option.name, option.default) != option.default for option in options)

    def settings(self) -> dict[str, Any]:
        """The options as chosen."""
        return {option.name: self._chosen(option) for option in self.asked_for}

    def _chosen(self, option: Option) -> str | list[str]:
        if not option.per_seat:
            return self._answer(option, option.name)
        return [self._answer(option, f"{option.name}-{seat}") for seat in range(self.seats)]

    def _answer(self, option: Option, name: str) -> str:
        """What is pasted or uploaded goes before what is picked from the list."""
        pasted = "" if option.values else self.value(f"{name}-text").strip()
        return pasted or self.value(name, option.default)

    # Mistakes -------------------------------------------------------------------------------------------------------

    def blame(self, error: TavolaError, language: str) -> None:
        """Find the fields that cause ``error``, from the plainest cause on: a value refused by itself comes first."""
        if isinstance(error, UnknownBot | ThinksTooLong):
            self._blame_bots(language)
        shared = [option for option in self.game.options if not option.per_seat]
        for option in shared:
            self._try(option.name, language, option.check, self._chosen(option))
        settings = {option.name: self._chosen(option) for option in shared}
        for option in shared:
            # What is wrong with a text is no fault of what a seat has chosen: without it the rest can be played.
            if not option.values and self._settles(self.seats, {**settings, option.name: option.default}):
                self._try(option.name, language, self._set_up, settings)
        if not self.wrong and isinstance(error, BadCombination):
            self._blame_combination(error, settings, language)
        if not self.wrong:
            for option in self.asked_for:
                for seat, value in enumerate(self._chosen(option) if option.per_seat else ()):
                    self._try(
                        f"{option.name}-{seat}", language, self._set_up, {**settings, option.name: [value] * self.seats}
                    )
        if not self.wrong and isinstance(error, BadSetting):
            self._blame_combination(error, settings, language)
        if not self.wrong:
            self.wrong[self._general_field()] = _faults(error, language)

    def _blame_bots(self, language: str) -> None:
        if self.value("opponent") != MIXED:
            self._try("bot", language, check_opponent, self.bot)
        for number, who in enumerate(self.others, start=1):
            if who != FRIEND:
                self._try(f"who-{number}", language, check_opponent, who)

    def _blame_combination(self, error: BadSetting, settings: dict[str, Any], language: str) -> None:
        """Find the option without which the others could be played, or else the number of seats."""
        if self._is_possible(self.seats, settings):
            return
        named = error.option if isinstance(error, BadCombination) else ""
        departing = [one.name for one in self.game.options if settings.get(one.name, one.default) != one.default]
        causes = [name for name in departing if self._is_possible(self.seats, settings, without=name)]
        if named not in ("seats", *settings):
            elsewhere = any(self._is_possible(count, settings) for count in _counts(self.game))
            named = causes[0] if causes else "seats" if elsewhere else ""
        if named == "seats" and len(_counts(self.game)) == 1:
            named = ""
        self.wrong[named] = _faults(error, language)

    def _is_possible(self, seats: int, settings: dict[str, Any], without: str = "") -> bool:
        return self._settles(seats, {name: value for name, value in settings.items() if name != without})

    def _settles(self, seats: int, chosen: dict[str, Any]) -> bool:
        try:
            self.game.settle(seats, chosen)
        except BadSetting:
            return False
        return True

    def _general_field(self) -> str:
        """Where a mistake is shown that is none of the options'."""
        return "opponent" if self.opponent not in OPPONENTS else ""

    def _set_up(self, settings: dict[str, Any]) -> None:
        Match(self.game, self.game.settle(self.seats, settings), 0)

    def _try(self, name: str, language: str, attempt: Callable[[Any], object], value: object) -> None:
        try:
            attempt(value)
        except TavolaError as error:
            self.wrong[name] = _faults(error, language)


def _faults(error: TavolaError, language: str) -> list[tuple[str, str]]:
    faults = error.faults(language) if isinstance(error, BadSetting) else []
    return faults or [(told(error, language), "")]


def _counts(game: Game) -> list[int]:
    return list(range(game.seats[0], game.seats[1] + 1))


def new_lobby(game: Game) -> Lobby:
    """The form as it is first shown: with as few seats as the usual options allow."""
    return Lobby(game, usual_seats(game))


def prefilled(game: Game, asked: Mapping[str, str], language: str) -> Lobby:
    """The form with the values that an address gives for options, each at its field. Others are not looked at."""
    lobby = new_lobby(game)
    for option in lobby.asked_for:
        names = [f"{option.name}-{seat}" for seat in range(game.seats[1])] if option.per_seat else [option.name]
        offered = [value for value, _ in option.values or option.suggestions]
        for name in names:
            value = asked.get(name, "")
            if len(value) > LONGEST_VALUE:
                lobby.wrong[name] = [(translated(_TOO_LONG, language) % {"most": LONGEST_VALUE}, "")]
            elif value in offered:
                lobby.filled[name] = value
            elif value and not option.values:
                lobby.filled[f"{name}-text"] = value
    return lobby


def usual_seats(game: Game) -> int:
    """The fewest seats with which the defaults of all options can be played; one only where it must be one."""
    least, most = game.seats
    if least == most:
        return least
    try:
        return usual_count(seat_counts(game, {}))
    except BadSetting:
        return least


async def read_lobby(game: Game, form: FormData, language: str) -> Lobby:
    """The form as sent. A file's text counts as pasted; what is wrong with a file is told at its field at once."""
    filled: dict[str, str] = {}
    wrong: dict[str, list[tuple[str, str]]] = {}
    switches = {option.name for option in game.options if option.is_switch}
    for name, value in form.multi_items():
        if isinstance(value, UploadFile):
            # No more than `BodyLimit` lets in.
            content = await value.read()
            field = name.removesuffix("-file")
            try:
                text = await run_in_threadpool(_text_of, content, _option_of(game, field))
            except BadSetting as error:
                wrong[field] = _faults(error, language)
                continue
            if text.strip():
                filled[f"{field}-text"] = text
        elif name in switches or name not in filled:
            # A checkbox that is off sends nothing, so "no" goes before it; what is sent last is how it stands.
            filled[name] = value
    seats = filled.get("seats", str(usual_seats(game)))
    if seats not in [str(count) for count in _counts(game)]:
        raise BadForm
    count = int(seats)
    # Those of seats that are not taken are not looked at.
    taken = {field: faults for field, faults in wrong.items() if field in _fields(game, count)}
    return Lobby(game, count, filled, taken)


def _fields(game: Game, seats: int) -> dict[str, Option]:
    """The fields of the options that are asked for, by name, with so many seats."""
    fields: dict[str, Option] = {}
    for option in game.options:
        if not option.from_profile:
            names = [f"{option.name}-{seat}" for seat in range(seats)] if option.per_seat else [option.name]
            fields.update(dict.fromkeys(names, option))
    return fields


def _option_of(game: Game, field: str) -> Option | None:
    return _fields(game, game.seats[1]).get(field)


def _text_of(content: bytes, option: Option | None) -> str:
    """The text that a file stands for."""
    if option is None or option.from_file is None or not content:
        return content.decode("utf-8", "replace")
    return option.from_file(content)


def what_is_played(game: Game, settings: Mapping[str, object], language: str) -> list[tuple[str, str]]:
    """For somebody who is invited: what was chosen for the whole table, each option with its value, in words."""
    found: list[tuple[str, str]] = []
    for option in game.options:
        value = settings.get(option.name, option.default)
        if option.per_seat or (value == option.default and option.name not in ALWAYS_TOLD):
            continue
        meanings = dict(option.values or option.suggestions)
        own = translated(mark("their own"), language)
        said = translate(game.package, language, meanings[str(value)]) if value in meanings else own
        found.append((translate(game.package, language, option.meaning), said))
    return found
