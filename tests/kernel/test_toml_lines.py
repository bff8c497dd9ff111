from __future__ import annotations

import tomllib

from tavola.kernel.toml_lines import Place, lines_of


def test_places_have_lines() -> None:
    text = '''# one
    top = "a # b"
    "quo ted".x = [ # three
      1, """four
    five \\""" """, 'six',
      { a = [
        7 ] } ]
    [table] # eight
    key = 2001-01-01 09:00:00
    [[many]]
    a = 1
    [many.sub]
    b = { c = {}, d = 13 }
    [[many]]
    a = 15
    text = \'\'\'
    it''s\'\'\'\'
    last = 1'''
    tomllib.loads(text)
    lines: dict[Place, int] = lines_of(text)
    assert lines == {
        ("top",): 2,
        ("quo ted",): 3,
        ("quo ted", "x"): 3,
        ("quo ted", "x", 0): 4,
        ("quo ted", "x", 1): 4,
        ("quo ted", "x", 2): 5,
        ("quo ted", "x", 3): 6,
        ("quo ted", "x", 3, "a"): 6,
        ("quo ted", "x", 3, "a", 0): 7,
        ("table",): 8,
        ("table", "key"): 9,
        ("many",): 10,
        ("many", 0): 10,
        ("many", 0, "a"): 11,
        ("many", 0, "sub"): 12,
        ("many", 0, "sub", "b"): 13,
        ("many", 0, "sub", "b", "c"): 13,
        ("many", 0, "sub", "b", "d"): 13,
        ("many", 1): 14,
        ("many", 1, "a"): 15,
        ("many", 1, "text"): 16,
        ("many", 1, "last"): 18,
    }
