"""A match: one game played with its moves written down, so that it can be shown, explained, taken back and replayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

from tavola.kernel.errors import BadReplay, IllegalAction, IllegalWords, UnknownSeat
from tavola.kernel.event import Event
from tavola.kernel.game import Game
from tavola.kernel.option import Settings
from tavola.kernel.refusal import Refusal
from tavola.kernel.rulebook import Rule
from tavola.kernel.state import State
from tavola.kernel.view import SPECTATOR, View
from tavola.kernel.whole import whole


class Move:
    """One answered choice: who answered, in which words, and what happened then."""

    __slots__ = ("events", "final", "player", "shown", "words")

    def __init__(self, player: int, words: str, events: list[Event], final: bool, shown: int = 0) -> None:
        self.player: int = player
        self.words: str = words
        self.events: list[Event] = events
        #: Whether nobody can take it back: something hidden from all was seen, or a die or shuffle was used.
        self.final: bool = final
        #: The seats, as bits, that saw something of another seat's which was hidden: they cannot take it back.
        self.shown: int = shown

    def final_for(self, seat: int) -> bool:
        """Whether ``seat`` cannot take it back, since it would know more than it did."""
        return self.final or self.shown >> seat & 1 == 1


class Match:
    """A game in progress with its history. OpenSpiel's words, and ours: `view`, `why_not`, `moves`."""

    __slots__ = ("game", "moves", "opening", "seed", "settings", "state")

    def __init__(self, game: Game, settings: Settings, seed: int, state: State | None = None) -> None:
        """A match set up anew, or one that goes on from ``state``."""
        self.game: Game = game
        self.settings: Settings = settings
        self.seed: int = seed
        self.state: State = game.new_state(settings, seed, True) if state is None else state
        #: What happened in setup, before the first choice.
        self.opening: list[Event] = self._take_events()
        self.moves: list[Move] = []

    def _take_events(self) -> list[Event]:
        events = self.state.events
        self.state.events = []
        return events if events is not None else []

    # OpenSpiel's words ----------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that must answer now; -1 when the game is over."""
        return self.state.current_player()

    def legal_actions(self) -> list[int]:
        """The action numbers that may be applied now."""
        return list(self.state.legal_actions())

    def action_to_string(self, action: SupportsIndex) -> str:
        """The legal action in the game's notation.

        Raises:
            IllegalAction: the action is not legal now.
        """
        return self.game.action_words(self.state, self._legal_number(action))

    def string_to_action(self, words: str) -> int:
        """The legal action of these words.

        Raises:
            IllegalWords: no legal action is written so.
        """
        for action in self.state.legal_actions():
            if self.game.action_words(self.state, action) == words:
                return action
        legal = ", ".join(repr(self.action_to_string(action)) for action in self.state.legal_actions())
        raise IllegalWords(f"{words!r} is not legal now; legal: {legal or 'nothing, the game is over'}")

    def _legal_number(self, action: SupportsIndex) -> int:
        number = whole(action)
        legal = self.state.legal_actions()
        if number is None or number not in legal:
            raise IllegalAction(action if number is None else number, legal)
        return number

    def apply_action(self, action: SupportsIndex) -> Move:
        """Answer the waiting choice and write the move down.

        Raises:
            IllegalAction: the action is not legal now; nothing has changed.
        """
        state = self.state
        number = self._legal_number(action)
        player = state.current_player()
        words = self.game.action_words(state, number)
        secrets = state.secrets
        state.shown = 0
        state.apply_action(number)
        move = Move(player, words, self._take_events(), state.secrets != secrets, state.shown)
        self.moves.append(move)
        return move

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.is_terminal()

    def returns(self) -> list[float]:
        """The result of each seat: from -1 (lost) to 1 (won)."""
        return self.state.returns()

    def clone(self) -> Match:
        """An independent copy, history included."""
        copy = Match(self.game, self.settings, self.seed, self.state.clone())
        copy.opening = self.opening
        copy.moves = self.moves[:]
        return copy

    def is_final(self, action: SupportsIndex) -> bool:
        """Whether the legal ``action`` could not be taken back: something hidden is seen, or a die or shuffle used."""
        trial = self.state.clone()
        trial.apply_action(action)
        return trial.secrets != self.state.secrets

    # Ours -----------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What ``seat`` may see; -1 is a spectator.

        Raises:
            UnknownSeat: there is no such seat.
        """
        self._check_seat(seat, SPECTATOR)
        return self.game.view(self.state, seat)

    def why_not(self, seat: int, piece: str) -> Refusal | None:
        """Why ``seat`` can do nothing with ``piece`` now; None if it can.

        Raises:
            UnknownSeat: there is no such seat.
        """
        self._check_seat(seat, 0)
        return self.game.why_not(self.state, seat, piece)

    def rule(self, id: str) -> Rule:
        """The rule of that id."""
        return self.game.rulebook()[id]

    def log(self, seat: int, language: str = "en") -> list[str]:
        """All that ``seat`` saw happen, a sentence for each event; -1 is a spectator.

        Raises:
            UnknownSeat: there is no such seat.
        """
        self._check_seat(seat, SPECTATOR)
        events: list[Event] = list(self.opening)
        for move in self.moves:
            events.extend(move.events)
        return [self.game.sentence(event.as_data(), seat, language) for event in events if event.visible_to(seat)]

    def _check_seat(self, seat: int, least: int) -> None:
        if type(seat) is not int or not least <= seat < self.settings.seats:
            raise UnknownSeat(f"there is no seat {seat!r}; the seats are numbered from 0 to {self.settings.seats - 1}")

    def _repr_svg_(self) -> str:
        """The picture of the table in a notebook, from the seat that must answer."""
        return self.game.picture(self.view(self.current_player()), "en")


def play_words(match: Match, words: Sequence[str]) -> None:
    """Apply each of ``words`` in turn.

    Raises:
        BadReplay: one is not legal; the message names the move.
    """
    for number, one in enumerate(words, start=len(match.moves) + 1):
        try:
            match.apply_action(match.string_to_action(one))
        except IllegalWords as error:
            raise BadReplay(f"move {number}: {error}") from None
