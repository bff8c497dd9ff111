"""Which cards the specs play, by their ``card`` markers; the package holds the list as ``cards/tested.txt``.

Write that file anew with ``python -m tests.games.altered.cards.tested``.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import tavola.games.altered.cards

SPECS: Final = Path(__file__).parents[1]
TESTED: Final = Path(tavola.games.altered.cards.__file__).with_name("tested.txt")


def cards_marked() -> set[str]:
    """Every reference, in its short form, that a ``card`` marker of the specs names."""
    found: set[str] = set()
    for source in SPECS.rglob("test_*.py"):
        module = ast.parse(source.read_text(encoding="utf-8"))
        lists = {
            ast.unparse(node.targets[0]): node.value
            for node in module.body
            if isinstance(node, ast.Assign) and isinstance(node.value, (ast.List, ast.Tuple))
        }
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card":
                for argument in node.args:
                    # A marker names cards one by one, or those of a list of the module: ``card(*LIST)``.
                    named = lists[ast.unparse(argument.value)] if isinstance(argument, ast.Starred) else argument
                    names = ast.literal_eval(named)
                    found |= {names} if isinstance(names, str) else set(names)
    return found


def text_of_the_list() -> str:
    """What ``tested.txt`` is to hold: one short reference a line, sorted."""
    return "".join(f"{reference}\n" for reference in sorted(cards_marked()))


if __name__ == "__main__":
    TESTED.write_text(text_of_the_list(), encoding="utf-8", newline="\n")
