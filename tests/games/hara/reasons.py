"""What the specs of why-not share: a question laid out, a piece clicked, the reason read."""

from __future__ import annotations

from collections.abc import Callable

from tavola.games.hara import refusals
from tavola.games.hara.why import why_not
from tavola.kernel.refusal import Refusal
from tavola.kernel.rulebook import read_rulebook
from tavola.kernel.step import Choice
from tests.games.hara.scene import Scene

PACKAGE = "tavola.games.hara"
BOOK = read_rulebook(PACKAGE)
#: A position, the piece that is clicked, and what is said.
Reached = tuple[Scene, str, str]
Case = Callable[[], Reached]
Cases = dict[str, Case]


def reaching(cases: Cases, name: str) -> Callable[[Case], Case]:
    """The position that follows reaches the reason of that name in `refusals`."""

    def keep(function: Case) -> Case:
        cases[name] = function
        return function

    return keep


def said(refusal: Refusal | None) -> tuple[str, str]:
    """A reason in English, and its rule."""
    assert refusal is not None, "it is legal"
    return refusal.text(PACKAGE, "en"), refusal.rule


def why(scene: Scene, piece: str, seat: int | None = None) -> tuple[str, str]:
    """Why nothing can be done with a piece, by whoever is asked."""
    return said(why_not(scene.state, scene.asked if seat is None else seat, piece))


def check(name: str, reached: Reached) -> None:
    """The reason of that name in `refusals` is what the piece answers, in those words, and its rule exists."""
    scene, piece, text = reached
    refusal = why_not(scene.state, max(scene.asked, 0), piece)
    assert refusal is not None, "it is legal"
    assert refusal.reason == getattr(refusals, name).reason
    assert refusal.text(PACKAGE, "en") == text
    assert refusal.rule in BOOK


def put(scene: Scene, choice: Choice) -> Scene:
    """A question waits, as the table is now."""
    scene.state.choice = choice
    scene.state.legal = choice.options(scene.state)
    return scene


def asking(effect: str) -> Scene:
    """An effect that asks its user, Kaoru."""
    scene = Scene("kaoru", "leaf")
    scene.effect(effect)
    return scene
