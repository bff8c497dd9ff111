"""What a study varies: options with several values each, and every way to combine them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from tavola.cli.console import CommandError
from tavola.cli.settings import EVERY_VALUE, Value, Variant, content_value, meant, option_of, variants
from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game
from tavola.kernel.option import Option
from tavola.lab.plan import Plan

#: So many variants at most: more than anybody reads.
MOST_VARIANTS = 10_000


class Varied(NamedTuple):
    """The variants of a study, and the options in which they differ."""

    options: list[str]
    #: What those options are called in each variant, and all that is chosen.
    variants: list[tuple[tuple[str, ...], dict[str, str | list[str]]]]


def vary(game: Game, seats: int, asked: dict[str, list[Value]], written: Sequence[str]) -> Varied:
    """Every combination of what is asked for and of the values that ``written`` lists for each option ("name=a,b").

    Of an option for each seat every way to hand out the values is one; so each meets each other on every seat.

    Raises:
        BadSetting: the game has no such option or value, or nothing can be combined.
        CommandError: it is not written so, or an option is named twice.
    """
    wanted = dict(asked)
    for name, values in (_read(game, seats, one) for one in written):
        if name in wanted:
            raise CommandError(f"the option {name!r} is named twice; list all its values in one --vary")
        wanted[name] = values
    found = variants(game, seats, wanted, MOST_VARIANTS, everything=True, skip_impossible=bool(written))
    for one in written:
        _see_that_all_are_taken(game, seats, wanted, one, found)
    labels = [dict(flag.split("=", 1) for flag in one.flags) for one in found]
    differ = [name for name in labels[0] if len({label[name] for label in labels}) > 1]
    # What does not vary by itself, but was asked to, is still a column.
    named = [option_of_vary(game, one.partition("=")[0]).name for one in written]
    options = [name for name in labels[0] if name in differ or name in named]
    return Varied(
        options,
        [(tuple(label[name] for name in options), one.chosen) for label, one in zip(labels, found, strict=True)],
    )


def _see_that_all_are_taken(
    game: Game, seats: int, wanted: dict[str, list[Value]], written: str, found: list[Variant]
) -> None:
    """See that each value that somebody took the trouble to write comes up: what never does may be mistyped.

    Raises:
        BadSetting: one does not; the message says what is wrong with it.
    """
    name, _, listed = written.partition("=")
    if listed in EVERY_VALUE or len(found) == MOST_VARIANTS:
        return
    option = option_of_vary(game, name).name
    taken = {label for one in found for flag in one.flags for label in _labels(flag) if flag.startswith(f"{option}=")}
    for value in wanted[option]:
        if not taken.issuperset(_labels(value.flag)):
            variants(game, seats, {**wanted, option: [value]}, 1, everything=True)


def _labels(flag: str) -> list[str]:
    """What an option is set to in a flag, seat by seat where it is one for each."""
    return flag.partition("=")[2].split(",")


#: Fewer games of each variant than this show little.
FEW = 10


def notes(plan: Plan, varied: Sequence[str]) -> list[str]:
    """What may surprise about a study that varies these options: a sentence each."""
    count = len(plan.chosen)
    if count == 1:
        return [f"nothing varies: there is only one value of {' and '.join(varied)}"] if varied else []
    begun = min(count, -(-plan.games // plan.even))
    enough = f"with --games {FEW * count * plan.even} each is played {FEW * plan.even} times"
    if begun < count:
        return [f"only {begun:,} of the {count:,} variants are played; {enough}"]
    if plan.games < FEW * count:
        often = "once or twice" if plan.games < 2 * count else f"about {plan.games // count} times"
        return [f"each of the {count:,} variants is played only {often}; {enough}"]
    return []


def option_of_vary(game: Game, name: str) -> Option:
    """The option of that name, or of its plural: "deck" is one of "decks"."""
    known = [option.name for option in game.options]
    return option_of(game, f"{name}s" if name not in known and f"{name}s" in known else name)


def _read(game: Game, seats: int, written: str) -> tuple[str, list[Value]]:
    name, equals, listed = written.partition("=")
    if not equals or not listed:
        raise BadSetting(f"write --vary NAME=VALUE,VALUE, not {written!r}")
    option = option_of_vary(game, name)
    names = _every(option) if listed in EVERY_VALUE else list(dict.fromkeys(listed.split(",")))
    if option.name == "content":
        return option.name, [content_value(option, one) for one in names]
    values = [(one, meant(option, one)) for one in names]
    if not option.per_seat:
        return option.name, [Value(f"{option.name}={label}", value) for label, value in values]
    handed = product(values, repeat=seats)
    return option.name, [
        Value(f"{option.name}={','.join(label for label, _ in each)}", [value for _, value in each]) for each in handed
    ]


def _every(option: Option) -> list[str]:
    names = [name for name, _ in (option.values or option.suggestions)]
    if option.per_seat and option.values:
        # The default of a seat stands for "any of the others".
        names = [name for name in names if name != option.default] or names
    return [name for name in names if name not in option.by_chance]
