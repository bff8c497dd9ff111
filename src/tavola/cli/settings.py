"""The settings that a command line asks for: any option of any game, given once or as several values in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice, product
from typing import Annotated, NamedTuple

import typer

from tavola.cli.console import CommandError, is_file, read_bytes, read_text
from tavola.cli.words import read_words
from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game, seat_counts, usual_count
from tavola.kernel.option import Option, Settings

#: Words for "every value there is", where an option lists its values.
EVERY_VALUE = ("all", "both")

Decks = Annotated[
    list[str],
    typer.Option(
        "--decks", help="The decks of the seats: names or files, with a comma between them.", show_default=False
    ),
]
Profile = Annotated[list[str], typer.Option("--profile", help="The rules profile.", show_default=False)]
Options = Annotated[
    list[str],
    typer.Option("--option", metavar="NAME=VALUE", help="Any option of the game.", show_default=False),
]
Mode = Annotated[list[str], typer.Option("--mode", help="The mode of play.", show_default=False)]
Difficulty = Annotated[list[str], typer.Option("--difficulty", help="How hard the game is.", show_default=False)]
With = Annotated[
    str,
    typer.Option(
        "--with", metavar="WORDS", help="What else is played with: switches, or values of options.", show_default=False
    ),
]
Content = Annotated[
    str, typer.Option("--content", metavar="FILE", help="The game's content from a file.", show_default=False)
]
Players = Annotated[
    int | None,
    typer.Option(min=1, help="How many sit at the table; otherwise as few as the options allow.", show_default=False),
]
Seed = Annotated[int, typer.Option(min=0, max=2**63 - 1, help="Where all chance comes from.")]


class Value(NamedTuple):
    """One value that an option is to have."""

    #: The flag by which it is asked for again.
    flag: str
    value: str | list[str]


class Variant(NamedTuple):
    """One way to set a game up."""

    #: The flags by which it is asked for again.
    flags: tuple[str, ...]
    chosen: dict[str, str | list[str]]
    settings: Settings


class Flags(NamedTuple):
    """What the flags of a command line say of a game's options."""

    options: Sequence[str] = ()
    decks: Sequence[str] = ()
    profiles: Sequence[str] = ()
    modes: Sequence[str] = ()
    difficulties: Sequence[str] = ()
    #: The words of ``--with``, with a comma between them.
    words: str = ""
    #: The name of a file.
    content: str = ""


def asked_for(game: Game, flags: Flags) -> dict[str, list[Value]]:
    """What the flags of a command line ask for: for each option that is named, its values in turn.

    Raises:
        BadSetting: the game has no such option, or it is not written ``name=value``.
        CommandError: the file of the content cannot be read.
    """
    short = {"decks": flags.decks, "profile": flags.profiles, "mode": flags.modes, "difficulty": flags.difficulties}
    pairs = [
        *_pairs(game, flags.options),
        *((name, one) for name, written in short.items() for one in written),
        *read_words(game, flags.words),
    ]
    asked: dict[str, list[Value]] = {}
    for name, written in pairs:
        asked.setdefault(name, []).extend(_values(option_of(game, name), written))
    if flags.content:
        asked.setdefault("content", []).append(content_value(option_of(game, "content"), flags.content))
    return asked


def option_of(game: Game, name: str) -> Option:
    """The option of that name.

    Raises:
        BadSetting: the game has none.
    """
    for option in game.options:
        if option.name == name:
            return option
    raise BadSetting(f"{game.name} has no option {name!r}; its options are {_names(game)}")


def content_value(option: Option, file: str) -> Value:
    """The value that a file means, or a suggested name.

    Raises:
        CommandError: the file cannot be read.
    """
    suggested = not is_file(file) and file in [name for name, _ in option.suggestions]
    return Value(f"{option.name}={file}", file if suggested else read_text(file))


def _names(game: Game) -> str:
    return ", ".join(option.name for option in game.options) or "none"


def _pairs(game: Game, options: Sequence[str]) -> Iterator[tuple[str, str]]:
    for written in options:
        name, equals, value = written.partition("=")
        if not equals:
            raise BadSetting(f"write --option NAME=VALUE, not {written!r}; the options are {_names(game)}")
        yield name, value


def _values(option: Option, written: str) -> list[Value]:
    """The values that a person means by ``written``."""
    allowed = [name for name, _ in option.values]
    if written in EVERY_VALUE and allowed and written not in allowed:
        return [_value(option, one) for one in allowed]
    return [_value(option, written)]


def _value(option: Option, written: str) -> Value:
    flag = f"{option.name}={written}"
    if not option.per_seat:
        return Value(flag, meant(option, written))
    each = [meant(option, one) for one in written.split(",")]
    return Value(flag, each if len(each) > 1 else each[0])


def meant(option: Option, written: str) -> str:
    """Where any text goes it may be given as a file; and a suggested name counts whatever its case."""
    if option.values:
        return written
    for name, _ in option.suggestions:
        if name.casefold() == written.casefold():
            return name
    if not is_file(written):
        return written
    return read_text(written) if option.from_file is None else option.from_file(read_bytes(written))


def seats_of(game: Game, asked: dict[str, list[Value]], players: int | None, most: bool = False) -> int:
    """How many sit at the table: as many as are asked for, or else the fewest (or ``most``) that the options allow.

    One person alone is meant only where the options allow no company.

    Raises:
        BadSetting: no number of seats is possible.
    """
    least, all_of_them = game.seats
    if players is not None:
        game.check_seats(players)
        return players
    if least == all_of_them:
        return least
    first = {name: values[0].value for name, values in asked.items()}
    try:
        counts = seat_counts(game, first)
    except BadSetting:
        # A text that is wrong anywhere is best told of at a table that would do without it.
        free = {option.name for option in game.options if not option.values}
        counts = [least]
        with suppress(BadSetting):
            counts = seat_counts(game, {name: value for name, value in first.items() if name not in free})
        game.settle(counts[0], first)
    return counts[-1] if most else usual_count(counts)


def bots_of(written: str, seats: int, whose: str = "seats") -> list[str]:
    """The bots of so many seats: one for each, or one for all.

    Raises:
        CommandError: neither.
    """
    names = written.split(",")
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise CommandError(f"name one bot for all, or one for each of the {seats} {whose}; {len(names)} are named")
    return names


def variants(
    game: Game,
    seats: int,
    asked: dict[str, list[Value]],
    most: int,
    everything: bool = False,
    skip_impossible: bool = False,
) -> list[Variant]:
    """At most ``most`` ways to set a game up, to be taken in turn: every combination of the values asked for.

    With ``everything`` an option for each seat that is not asked for takes its suggestions in all combinations that
    the game allows. With ``skip_impossible`` a combination that is not possible is left out, unless all are.

    Raises:
        BadSetting: a combination asked for is not possible; the message says why.
    """
    free = [option for option in game.options if everything and option.per_seat and option.name not in asked]
    invented = {option.name: _combinations(option, seats) for option in free if option.suggestions}
    wanted = [[(name, value) for value in values] for name, values in asked.items()]
    found = list(islice(_possible(game, seats, wanted, skip_impossible), most))
    if not found:
        game.settle(seats, {name: values[0].value for name, values in asked.items()})
    if not invented:
        return found
    # What was asked for changes fastest, so that few games already show each of it.
    columns = [*([(name, value) for value in values] for name, values in invented.items()), *wanted]
    found = list(islice(_possible(game, seats, columns, skip_impossible=True), most))
    if not found:
        raise BadSetting(f"no combination of the values of {', '.join(invented)} can be played")
    return found


def _possible(
    game: Game, seats: int, columns: list[list[tuple[str, Value]]], skip_impossible: bool
) -> Iterator[Variant]:
    for combination in product(*columns):
        chosen = {name: value.value for name, value in combination}
        try:
            settings = game.settle(seats, chosen)
        except BadSetting:
            if not skip_impossible:
                raise
            continue
        yield Variant(tuple(value.flag for _, value in combination), chosen, settings)


def _combinations(option: Option, seats: int) -> list[Value]:
    """Every way to hand out the suggestions: first those in which seats differ, each suggestion in each seat early."""
    names = [name for name, _ in option.suggestions if name not in option.by_chance]
    count = len(names)

    def order(seat_values: tuple[int, ...]) -> tuple[int, ...]:
        first = seat_values[0]
        return (*((other - first - 1) % count for other in seat_values[1:]), first)

    found: list[Value] = []
    for indices in sorted(product(range(count), repeat=seats), key=order):
        handed = [names[index] for index in indices]
        found.append(Value(f"{option.name}={','.join(handed)}", handed))
    return found
