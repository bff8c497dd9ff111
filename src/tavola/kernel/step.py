"""What is still to happen: steps, and the steps that wait for a player.

A `Step` is small and immutable, is named after the rulebook's own heading, and has one method that counts: `run`.
A `Choice` is a step that needs an answer. Phases, card effects, triggers and replacements are all steps; there is no
second mechanism.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something that happens. It changes the state and may push further steps onto ``state.agenda``."""

    __slots__ = ()

    #: Ids of the rules that this step carries out.
    rules: ClassVar[tuple[str, ...]] = ()

    def run(self, state: Any) -> None:
        raise AssertionError(f"{type(self).__name__} says nothing of what happens")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A step that waits for the answer of one player.

    ``kind`` tells the page what sort of question it is (``"turn"``, ``"target"``, ``"yes_no"``, ...), so that a new
    card needs no new page code. A choice that leaves one answer only is taken at once, unless ``asks_always``.
    """

    __slots__ = ()

    kind: ClassVar[str] = ""
    asks_always: ClassVar[bool] = False

    def player(self, state: Any) -> int:
        """The seat that must answer."""
        raise AssertionError(f"{type(self).__name__} does not say who answers")

    def options(self, state: Any) -> list[int]:
        """Every legal answer, as action numbers of the game, without repetition and never empty."""
        raise AssertionError(f"{type(self).__name__} has no options")

    def take(self, state: Any, option: int) -> None:
        """Carry out the answer ``option``, which is one of `options`."""
        raise AssertionError(f"{type(self).__name__} cannot be answered")

    def run(self, state: Any) -> None:
        options = self.options(state)
        if len(options) == 1 and not self.asks_always:
            self.take(state, options[0])
        else:
            state.wait_for(self, options)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(Choice):
    """A choice of a seat that is known when it is put on the agenda."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: int = who

    def player(self, state: Any) -> int:
        return self.who
