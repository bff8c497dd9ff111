"""What is being played: an Arena or a Scenario, with its own setup, rules and ends (Winning The Game, Scenarios).

The engine asks a `Scenario` wherever one may differ; what is written here is how the full Arena plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavola.games.hara.effect import NO_SOURCE, Effects, perform
from tavola.games.hara.pieces import MOST
from tavola.games.hara.quest import check_quests

if TYPE_CHECKING:
    from tavola.games.hara.state import HaraState

#: How many cards are spawned at Dusk beyond the number of players (HARA-DUSK-01).
DUSK_EXTRA: Final = 1


class Row:
    """A line of a Scenario Effect table: for rolls from ``first`` to ``last``."""

    __slots__ = ("effects", "first", "last")

    def __init__(self, first: int, last: int, effects: Effects) -> None:
        self.first: int = first
        self.last: int = last
        self.effects: Effects = effects


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """One way to play. Immutable; what it counts lies in the state."""

    __slots__ = ()

    #: The name of its option value, and its number (0 for an Arena).
    name: ClassVar[str] = ""
    number: ClassVar[int] = 0
    title: ClassVar[str] = ""
    #: Sentences of the catalogue: what it is about, how it is won and lost, what is special.
    about: ClassVar[str] = ""
    goal: ClassVar[str] = ""
    loss: ClassVar[str] = ""
    special: ClassVar[tuple[str, ...]] = ()
    #: The champion whose story it is, who must be in play if ``champion_needed``; -1 for none.
    champion: ClassVar[int] = -1
    champion_needed: ClassVar[bool] = False
    seats: ClassVar[tuple[int, int]] = (2, 4)
    #: The locked card that completing it unlocks: 1 the alternate Ultimate, 2 the passive, 0 none.
    unlocks: ClassVar[int] = 0
    #: The end of an energy bar.
    bar: ClassVar[int] = MOST
    is_arena: ClassVar[bool] = False
    #: Players may ask each other for help (HARA-HELP-01).
    cooperative: ClassVar[bool] = True
    #: A Corrupted turn ends each round (HARA-DAYS-03).
    has_corrupted_turn: ClassVar[bool] = True
    #: A Corrupted is in play from the start; the one recommended or required, -1 for any.
    begins_with_corrupted: ClassVar[bool] = True
    corrupted: ClassVar[int] = -1
    corrupted_required: ClassVar[bool] = False
    uses_quests: ClassVar[bool] = False
    #: Doom counters, or Scenario tokens beside the map, are a matter here.
    counts_doom: ClassVar[bool] = False
    counts_tokens: ClassVar[bool] = False
    may_end_without_winner: ClassVar[bool] = False
    #: Whether somebody may win or lose by where a figure stands, or by hex cards that are placed.
    watches_places: ClassVar[bool] = False
    watches_cards: ClassVar[bool] = False
    #: The Scenario Effect: what happens for which rolls of the number die (HARA-CTURN-05). The user is the player with
    #: Turn Order card 1, who decides for the group (A90).
    effect_rows: ClassVar[tuple[Row, ...]] = ()

    # Setup ----------------------------------------------------------------------------------------------------------

    def teams(self, state: HaraState) -> None:
        """Who stands with whom, before anything is laid out: everybody together, the Corrupted against them."""
        for seat in range(state.seats):
            state.team[seat] = 0

    def set_up(self, state: HaraState) -> None:
        """What is laid out besides the usual, before Day 1."""

    def resilience(self, state: HaraState) -> int:
        """The Resilience tokens of a Corrupted that enters (HARA-CHEALTH-02)."""
        return state.seats

    def bar_of(self, health: int) -> int:
        """The Health of a Corrupted's full bar."""
        return health

    # Rounds ---------------------------------------------------------------------------------------------------------

    def dusk_cards(self, state: HaraState) -> int:
        """How many cards are spawned at Dusk (HARA-DUSK-01)."""
        return state.seats + DUSK_EXTRA

    def dusk_is_reached(self, state: HaraState) -> None:
        """The tracker has reached Dusk, nothing has been spawned (A24)."""

    def dusk_begins(self, state: HaraState) -> None:
        """After spawning and Ultimates (A23)."""

    def round_ends(self, state: HaraState) -> None:
        """After the Corrupted turn, before the World Shift (A21)."""

    def time_is_up(self, state: HaraState) -> None:
        """Dusk of Day 6 is over (HARA-SCENWIN-01)."""
        state.end("time", 0)

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        """The Scenario Effect for a roll of the number die (HARA-CTURN-05)."""
        for row in self.effect_rows:
            if row.first <= rolled <= row.last:
                perform(state, row.effects, state.order[0], NO_SOURCE)

    # What happens ---------------------------------------------------------------------------------------------------

    def watch(self, state: HaraState) -> None:
        """Something happened that bears on Quests or on who wins."""
        if state.rules.quests:
            check_quests(state)
        self.check(state)

    def check(self, state: HaraState) -> None:
        """Whether somebody has won or lost; asked after everything that bears on it."""

    def player_defeated(self, state: HaraState, seat: int, by: int) -> None:
        """A player was defeated by the unit ``by``, or by nobody's."""

    def energy_lost(self, state: HaraState, seat: int) -> int:
        """The energy that a defeated player loses (HARA-DEFEAT-04)."""
        return 2

    def monster_defeated(self, state: HaraState, card: int, by: int) -> None:
        """A Monster was defeated."""

    def rift_closed(self, state: HaraState, seat: int, card: int) -> None:
        """A Rift was closed, whether or not its challenge will be met."""

    def turn_ended(self, state: HaraState, seat: int) -> None:
        """Everything that belongs to a player's turn is done."""

    def allied(self, state: HaraState, seat: int, card: int) -> bool:
        """A Monster was taken as an Ally; whether it is kept rather than discarded."""
        return False

    def token_removed(self, state: HaraState, corrupted: int, by: int) -> None:
        """A Corrupted has lost a Resilience token by the unit ``by``, or by nobody's."""

    def corrupted_defeated(self, state: HaraState, corrupted: int) -> None:
        """A Corrupted has lost its last one."""

    def heads_home(self, state: HaraState, seat: int) -> bool:
        """For bots: whether all that is left for the player to do is to come to the Dojo."""
        return state.has_full_energy(seat)

    def outlook(self, state: HaraState, seat: int) -> float:
        """For bots: what the Scenario adds to how good a position looks, in points of energy."""
        return 0.0

    # Words ----------------------------------------------------------------------------------------------------------

    def rule_of(self, how: str) -> str:
        """The rule by which it ended."""
        return "HARA-WINARENA-01"
