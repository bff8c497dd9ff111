"""What the specs of why-not share: a question laid out, a piece clicked, the reason read."""

from __future__ import annotations

from tavola.games.faeriell.game import Faeriell
from tavola.games.faeriell.hero_phase import HERO_PHASE
from tavola.games.faeriell.tribe_phase import TRIBE_PHASE
from tavola.games.faeriell.why import why_not
from tavola.kernel.refusal import Refusal
from tavola.kernel.step import Choice
from tests.games.faeriell.scene import Scene

GAME = Faeriell()


def said(refusal: Refusal | None) -> tuple[str, str]:
    """A reason in English, and its rule."""
    assert refusal is not None, "it is legal"
    return refusal.text(GAME.package, "en"), refusal.rule


def why(scene: Scene, piece: str, seat: int = 0) -> tuple[str, str]:
    return said(why_not(scene.state, seat, piece))


def ask(scene: Scene, phase: str) -> None:
    """Player 0 is asked for an action of a Phase, as the table is now: also where there is none but to end it."""
    scene.state.player = 0
    put(scene, TRIBE_PHASE if phase == "tribe" else HERO_PHASE)


def region(scene: Scene, name: str) -> str:
    return f"r{scene.region(name)}"


def node(scene: Scene, name: str) -> str:
    return f"n{scene.node(name)}"


def put(scene: Scene, choice: Choice) -> None:
    """A question waits, as the table is now."""
    scene.state.choice = choice
    scene.state.legal = choice.options(scene.state)
