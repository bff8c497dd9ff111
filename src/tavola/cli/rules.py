"""`tavola rules`: the inventory of a game's rules, and which of them the tests prove."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.table import Table
from rich.text import Text

from tavola.cli.console import CommandError, Json, Language, err, out, print_json, print_table
from tavola.cli.drawing import said
from tavola.kernel.game import Game
from tavola.kernel.registry import find_game
from tavola.kernel.rulebook import Rule, RuleBook

app = typer.Typer(help="The rules of a game, each with its id.", no_args_is_help=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game.")]


# Show ----------------------------------------------------------------------------------------------------------------


@app.command()
def show(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(help="An id, or words to look for; nothing lists all.")] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show one rule, or those in which all the words occur."""
    found_game = find_game(game)
    book = found_game.rulebook()
    wanted = " ".join(words or [])
    found = _look_up(book, wanted, lang)
    if not found:
        raise CommandError(f"no rule of {game} has all of these words: {wanted}")
    if json:
        print_json([_as_data(rule, lang) for rule in found])
    elif len(found) == 1:
        _show_one(found_game, found[0], lang)
    else:
        _show_all(found_game, found, lang)


def _look_up(book: RuleBook, wanted: str, language: str) -> list[Rule]:
    id = wanted.strip().upper()
    return [book[id]] if id in book else book.search(wanted, language)


def _show_one(game: Game, rule: Rule, language: str) -> None:
    out.print(Text.assemble((rule.id, "bold"), "  ", rule.section(language), f"  ({rule.kind}, {rule.profile})"))
    out.print(Text(said(game, rule.text(language), language)))


def _show_all(game: Game, rules: list[Rule], language: str) -> None:
    """Print the rules under the headings of their sections."""
    widest = max(len(rule.id) for rule in rules)
    for number, (section, group) in enumerate(groupby(rules, lambda rule: rule.section(language))):
        out.print(Text(f"{chr(10) if number else ''}{section}", style="bold underline"))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(no_wrap=True, min_width=widest)
        table.add_column(overflow="fold")
        for rule in group:
            table.add_row(Text(rule.id, style="bold"), Text(said(game, rule.text(language), language)))
        print_table(table)


def _as_data(rule: Rule, language: str) -> dict[str, str]:
    return {
        "id": rule.id,
        "kind": rule.kind,
        "profile": rule.profile,
        "section": rule.section(language),
        "text": rule.text(language),
    }


# Coverage ------------------------------------------------------------------------------------------------------------


class Mark(NamedTuple):
    """One id that a test is marked with."""

    id: str
    file: str
    line: int


@app.command()
def coverage(
    game: GameName,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="The folder of the tests.")] = Path("tests"),
    json: Json = False,
) -> None:
    """List the rules that no test marks with @pytest.mark.rule("ID"), and the marks that name no rule.

    Definitions and options need no test of their own.
    """
    book = find_game(game).rulebook()
    marks = list(marks_in(tests))
    marked = {mark.id for mark in marks}
    ids = [rule.id for rule in book.to_be_tested()]
    tested = [id for id in ids if id in marked]
    untested = [id for id in ids if id not in marked]
    prefixes = {rule.id.partition("-")[0] for rule in book}
    unknown = [mark for mark in marks if mark.id.partition("-")[0] in prefixes and mark.id not in book]
    if json:
        places = [{"id": mark.id, "file": mark.file, "line": mark.line} for mark in unknown]
        print_json({"ids": ids, "tested": tested, "untested": untested, "unknown": places})
    else:
        out.print(f"{len(tested)} of {len(ids)} rules that need a test are marked by one")
        for id in untested:
            out.print(Text.assemble(("untested  ", "red"), (id, "bold"), "  ", book[id].text()))
        for mark in unknown:
            err.print(Text(f"{mark.file}:{mark.line}: there is no rule {mark.id}", style="red"), soft_wrap=True)
    if untested or unknown:
        raise typer.Exit(1)


def marks_in(folder: Path) -> Iterator[Mark]:
    """The rule marks of the test files in ``folder``. The files are read, not run.

    Raises:
        CommandError: there is no such folder, a file is not Python, or a mark is not written out; it names the place.
    """
    if not folder.is_dir():
        raise CommandError(f"there is no folder {str(folder)!r}; name the tests with --tests DIR")
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_bytes(), str(path))
        except (SyntaxError, ValueError) as error:
            raise CommandError(f"{path}: this is no Python: {error}") from None
        for node in ast.walk(tree):
            if _is_rule_mark(node):
                assert isinstance(node, ast.Call)
                yield from _ids_of(node, path)


def _is_rule_mark(node: ast.AST) -> bool:
    """Whether this is ``pytest.mark.rule(...)``, or ``mark.rule(...)``."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "rule":
        return False
    mark = node.func.value
    return (isinstance(mark, ast.Attribute) and mark.attr == "mark") or (
        isinstance(mark, ast.Name) and mark.id == "mark"
    )


def _ids_of(call: ast.Call, path: Path) -> Iterator[Mark]:
    for argument in call.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise CommandError(f'{path}:{argument.lineno}: write the ids of a rule mark out: rule("ID", "ID")')
        yield Mark(argument.value, str(path), argument.lineno)
