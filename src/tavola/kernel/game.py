"""What a game must offer to be played at the table. One immutable object per game, apart from any state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tavola.kernel.collection import Collection
from tavola.kernel.errors import BadSetting
from tavola.kernel.event import Detail
from tavola.kernel.option import Option, Settings, settle
from tavola.kernel.refusal import Refusal
from tavola.kernel.rng import Rng
from tavola.kernel.rulebook import RuleBook
from tavola.kernel.sequel import Sequel
from tavola.kernel.state import State
from tavola.kernel.view import Action, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The contract of a game. `tavola.testing` checks every promise made here."""

    #: The name by which it is asked for, and the one people read.
    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    #: The dotted name of its folder, where ``rules.tsv``, ``locale/`` and ``page/`` lie.
    package: ClassVar[str] = ""
    #: The fewest and the most seats.
    seats: ClassVar[tuple[int, int]] = (2, 2)
    options: ClassVar[Sequence[Option]] = ()
    #: Every action number of the game is below this.
    action_count: ClassVar[int] = 0
    #: What the rounds of `round_of` are called.
    round_word: ClassVar[str] = "round"
    #: What the returns of all seats always add up to, at every table (0: what one wins the others lose); None where
    #: they add up to one thing or another.
    returns_sum: ClassVar[float | None] = None
    #: The kind of question with which a seat's turn begins, in a game whose positions `evaluate` judges well only where
    #: a turn is over: bots then play on to the next one. "" where any position will do.
    turn_begins: ClassVar[str] = ""

    # Playing --------------------------------------------------------------------------------------------------------

    def settle(self, seats: int, chosen: Mapping[str, object]) -> Settings:
        """The settings that ``chosen`` makes, with defaults for the rest.

        A default may be a word for "whatever goes with so many seats": the settings then hold what it comes to, and
        settling them once more changes nothing.

        Raises:
            BadSetting: an option or value is unknown, or the number of seats is not possible.
        """
        self.check_seats(seats)
        return settle(self.options, seats, chosen)

    def check_seats(self, seats: int) -> None:
        """See that so many may sit at the table.

        Raises:
            BadSetting: they may not.
        """
        least, most = self.seats
        if not least <= seats <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise BadSetting(f"{self.title} is played with {wanted} seats, not {seats}")

    def new_state(self, settings: Settings, seed: int, record: bool) -> State:
        """A game set up and run to its first choice. It records its events if ``record``."""
        raise AssertionError(f"{self.name} cannot be set up")

    def determinize(self, state: Any, seat: int, rng: Rng) -> State:
        """A state that ``seat`` could believe in: all that it knows kept, the rest dealt anew from ``rng``."""
        raise AssertionError(f"{self.name} cannot be determinized")

    def evaluate(self, state: Any, seat: int) -> float:
        """How good the position looks for ``seat``, from -1 (lost) to 1 (won). Short and readable: bots use it."""
        raise AssertionError(f"{self.name} cannot be evaluated")

    def observation_names(self, seats: int) -> list[str]:
        """What each number of `observe` stands for at a table of so many seats ("own mana ready").

        Names are different from one another, and stay the same from version to version; the number of them depends on
        ``seats`` only. A game without any cannot be learned on by its numbers.
        """
        return []

    def observe(self, state: Any, seat: int) -> list[float]:
        """What ``seat`` may see, as numbers from about -1 to 1 in the order of `observation_names`.

        Of two states that give the seat equal views it makes the same numbers. Quick: no view is drawn up for it.
        """
        return []

    def action_key(self, state: Any, action: int) -> int:
        """What a legal action means whatever the deal: bots gather under it what they learn in many dealt states.

        By default its number. A game whose numbers name places of a hidden hand names the card instead. It follows from
        what the asked seat may see. Answers to one question that share a key differ in nothing but which of several
        equal things is meant: the seat sees the same afterwards, but for ids and the order of equals.
        """
        return action

    def ending(self, state: Any) -> str:
        """How a finished game ended, as a short word that stays the same ("doom"); "" where there is one way only."""
        return ""

    def statistics(self, state: Any) -> dict[str, float]:
        """Figures of a finished game by name, for simulations to average."""
        return {}

    # Studies of many games ------------------------------------------------------------------------------------------

    def round_of(self, state: Any) -> int:
        """The round in which the game is, as it counts them itself (days, where it has days); 0 before the first."""
        return 0

    def seat_facts(self, state: Any, seat: int) -> dict[str, str]:
        """What ``seat`` of a finished game played: words by which results are told apart ("hero": its name)."""
        return {}

    def curve(self, state: Any) -> dict[str, float]:
        """Figures to follow from round to round.

        One of each seat is named with a stroke and the seat ("energy/0", "energy/1"). The first such is what the seats
        race in: whoever has more is ahead.
        """
        return {}

    def cards_seen(self, state: Any, seat: int) -> list[str]:
        """The cards that ``seat`` has met so far and can still be known to have met, by names that tell them apart.

        Studies ask at every new round and at the end, and put together what they are told.
        """
        return []

    def card_played(self, state: Any, action: int) -> str:
        """The card that the legal ``action`` plays or uses, named as in `cards_seen`; "" if it is about none."""
        return ""

    def study_title(self, kind: str, word: str) -> str:
        """What a ``word`` in the tables of a study is called, in English, for whoever reads a report.

        ``kind`` is "card" for what `cards_seen` and `card_played` name, "ending" for what `ending` does, or the name of
        a fact of `seat_facts`. Words that are unknown, or speak for themselves, stay as they are.
        """
        return word

    # From match to match --------------------------------------------------------------------------------------------

    def rewards(self, state: Any) -> list[tuple[int, str]]:
        """What a finished game unlocks for good: seat and a word without spaces that stays the same ("kaoru/heart")."""
        return []

    def reward_title(self, word: str, language: str) -> str:
        """What a reward is called, for a person.

        Raises:
            KeyError: the game has no such reward.
        """
        raise KeyError(word)

    def sequels(self, state: Any, language: str) -> list[Sequel]:
        """The matches that may follow a finished one, told in ``language``; the same ones in every language."""
        return []

    # Showing --------------------------------------------------------------------------------------------------------

    def rulebook(self) -> RuleBook:
        """The inventory of its rules."""
        raise AssertionError(f"{self.name} has no rules")

    def view(self, state: Any, seat: int) -> View:
        """What ``seat`` may see (-1: a spectator)."""
        raise AssertionError(f"{self.name} cannot be looked at")

    def action_words(self, state: Any, action: int) -> str:
        """The notation of a legal action: stable words, different for each legal action of one choice."""
        raise AssertionError(f"{self.name} has no notation")

    def why_not(self, state: Any, seat: int, piece: str) -> Refusal | None:
        """Why ``seat`` can do nothing with ``piece`` (an id of its view) now; None if it can."""
        raise AssertionError(f"{self.name} gives no reasons")

    def label(self, view: View, action: Action, language: str) -> str:
        """What an action of ``view`` does, for a person."""
        raise AssertionError(f"{self.name} has no labels")

    def prompt(self, view: View, language: str) -> str:
        """The question that waits in ``view``, for a person."""
        raise AssertionError(f"{self.name} has no prompts")

    def sentence(self, event: Mapping[str, Detail], seat: int, language: str) -> str:
        """What happened, for a person in ``seat``: ``event`` as plain data."""
        raise AssertionError(f"{self.name} has no log")

    def picture(self, view: View, language: str) -> str:
        """The table of ``view`` as a stand-alone SVG document."""
        raise AssertionError(f"{self.name} has no picture")

    def card_face(self, reference: str, language: str) -> dict[str, Any]:
        """What the page draws of a card: its printed facts and its generated text."""
        raise AssertionError(f"{self.name} has no cards")

    def collection(self) -> Collection | None:
        """The cards to look through and to build decks of; None where there is nothing of the kind."""
        return None

    def content_hash(self) -> str:
        """A short hash of the content (cards, values): replays name it."""
        raise AssertionError(f"{self.name} has no content")


def seat_counts(game: Game, chosen: Mapping[str, object]) -> list[int]:
    """The numbers of seats with which ``chosen`` can be played, the smallest first.

    Raises:
        BadSetting: there is none; the message is that of the smallest table.
    """
    least, most = game.seats
    found: list[int] = []
    first_problem: BadSetting | None = None
    for seats in range(least, most + 1):
        try:
            game.settle(seats, chosen)
            found.append(seats)
        except BadSetting as problem:
            first_problem = first_problem or problem
    if not found and first_problem is not None:
        raise first_problem
    return found


def usual_count(counts: Sequence[int]) -> int:
    """Of several possible numbers of seats, smallest first, the one to begin with: the smallest in company."""
    return next((count for count in counts if count > 1), counts[0])
