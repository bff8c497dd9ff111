"""A game in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

from mypy_extensions import mypyc_attr

from tavola.kernel.errors import IllegalAction
from tavola.kernel.event import Event
from tavola.kernel.rng import Rng
from tavola.kernel.whole import whole

if TYPE_CHECKING:
    from tavola.kernel.step import Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain typed fields, the agenda of what is still to happen, and the choice that waits.

    A game adds its own fields and extends `clone`. The public face speaks OpenSpiel's words.
    """

    __slots__ = ("agenda", "choice", "events", "legal", "rng", "secrets", "shown")

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        #: What is still to happen, next on top (the end of the list).
        self.agenda: list[Step] = []
        #: The choice that waits for a player, or None when the game is over.
        self.choice: Choice | None = None
        #: The answers that `choice` admits.
        self.legal: list[int] = []
        #: What happened so far, or None while nothing is recorded (searches and simulations).
        self.events: list[Event] | None = None
        #: How often something hidden was seen or a die or shuffle was used: what cannot be taken back.
        self.secrets: int = 0
        #: The seats, as bits, that were shown something of another seat's which was hidden. `Match` clears it.
        self.shown: int = 0

    # The loop is the whole engine -----------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run steps until a choice waits or nothing is left to happen."""
        agenda = self.agenda
        while self.choice is None and agenda:
            agenda.pop().run(self)

    def wait_for(self, choice: Choice, options: list[int]) -> None:
        """Let ``choice`` wait for one of ``options``."""
        if not options:
            raise AssertionError(f"{type(choice).__name__} leaves nothing to choose")
        self.choice = choice
        self.legal = options

    # OpenSpiel's words ----------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that must answer now; -1 when the game is over."""
        choice = self.choice
        return -1 if choice is None else choice.player(self)

    def legal_actions(self) -> list[int]:
        """The action numbers that may be applied now; empty when the game is over. Not to be modified."""
        return self.legal

    def apply_action(self, action: SupportsIndex) -> None:
        """Answer the waiting choice. The number may be one of NumPy's.

        Raises:
            IllegalAction: ``action`` is not among `legal_actions`; nothing has changed.
        """
        choice = self.choice
        # A truth value or a float equals a number, but is no action.
        number = action if type(action) is int else whole(action)
        if choice is None or number is None or number not in self.legal:
            raise IllegalAction(action if number is None else number, self.legal)
        self.choice = None
        self.legal = []
        choice.take(self, number)
        self.advance()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.choice is None

    def returns(self) -> list[float]:
        """The result of each seat: from -1 (lost) to 1 (won); all 0 while the game runs."""
        raise AssertionError(f"{type(self).__name__} does not say who won")

    def clone(self) -> State:
        """An independent copy that records nothing."""
        raise AssertionError(f"{type(self).__name__} cannot be copied")

    def copy_kernel_fields(self, copy: State) -> None:
        """The part of `clone` that every game shares: fills the kernel's fields of ``copy``, but for ``rng``."""
        copy.agenda = self.agenda[:]
        copy.choice = self.choice
        copy.legal = self.legal
        copy.secrets = self.secrets
        copy.shown = self.shown
