"""The table in a terminal: everything is on it, and each piece has letters to ask about it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tavola.games.hara.terminal import draw, names
from tavola.games.hara.view import view_of
from tests.games.hara.everything import MODE_NAMES, MODES, game_of, pieces_of, play
from tests.games.hara.scene import Scene


def shown(scene: Scene, language: str = "en") -> str:
    console = Console(width=200, record=True, file=StringIO())
    console.print(draw(view_of(scene.state, 0), language)[0])
    return console.export_text()


@pytest.mark.parametrize("number", range(len(MODES)), ids=MODE_NAMES)
def test_every_piece_is_drawn(number: int) -> None:
    state = game_of(MODES[number], number)
    for chance in play(state, number):
        if chance.random() > 0.02:
            continue
        for seat in range(state.seats):
            view = view_of(state, seat)
            _, pieces = draw(view, "it")
            assert len(set(pieces)) == len(pieces)
            # The Level Up piles of others are not drawn, and an empty deck and a World taken out are no pieces.
            missing = pieces_of(view) - set(pieces)
            assert all(piece.startswith("card/") or "/" not in piece for piece in missing), missing
            called = names(view, "en")
            assert all(called[piece] and "_" not in called[piece] for piece in pieces)


def test_what_the_table_says() -> None:
    scene = Scene("kaoru", "leaf", mode="s02")
    scene.put("teagle", "oakenmoor-1")
    scene.enter("enoki", "oakenmoor-4")
    scene.stand("leaf", "oakenmoor-4")
    text = shown(scene)
    for words in ("Day 1, Dawn", "Activations: 3", "Teagle", "@Leaf @Enoki", "Kaoru (you) (on turn)", "Stone Claw"):
        assert words in text
    assert "Giorno 1, Alba" in shown(scene, "it")


def test_energy_is_told_by_letters_too() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", energy=(3, 5, 7))
    assert "R●3  B●5  G●7" in shown(scene)
    assert "R●3  B●5  V●7" in shown(scene, "it")
