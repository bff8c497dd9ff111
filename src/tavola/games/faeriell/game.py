"""Sons of Faeriell, as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from tavola.games.faeriell.actions import ACTION_COUNT
from tavola.games.faeriell.determinize import determinize
from tavola.games.faeriell.face import face_of
from tavola.games.faeriell.heuristic import evaluate
from tavola.games.faeriell.labels import label_of, prompt_of
from tavola.games.faeriell.look import picture
from tavola.games.faeriell.measures import curve_of, facts_of, played_by, seen_by, title_of
from tavola.games.faeriell.notation import words_of
from tavola.games.faeriell.observation import observe
from tavola.games.faeriell.observation_names import layout_of
from tavola.games.faeriell.options import OPTIONS, check_combination, resolve, rules_of, values_of
from tavola.games.faeriell.sentences import sentence_of
from tavola.games.faeriell.setup import begin
from tavola.games.faeriell.state import ENDING_NAMES
from tavola.games.faeriell.values import HOUSE
from tavola.games.faeriell.view import view_of
from tavola.games.faeriell.why import why_not
from tavola.kernel.event import Detail
from tavola.kernel.game import Game
from tavola.kernel.option import Option, Settings
from tavola.kernel.refusal import Refusal
from tavola.kernel.rng import Rng
from tavola.kernel.rulebook import RuleBook, read_rulebook
from tavola.kernel.state import State
from tavola.kernel.view import Action, View

_PACKAGE: Final = "tavola.games.faeriell"


class Faeriell(Game):
    """A semi-cooperative game of Tribes, Guardians and Corruption."""

    def __init__(self) -> None:
        self._rulebook: RuleBook | None = None

    name: ClassVar[str] = "faeriell"
    title: ClassVar[str] = "Sons of Faeriell"
    package: ClassVar[str] = _PACKAGE
    seats: ClassVar[tuple[int, int]] = (1, 4)
    options: ClassVar[Sequence[Option]] = OPTIONS
    action_count: ClassVar[int] = ACTION_COUNT
    round_word: ClassVar[str] = "round"
    turn_begins: ClassVar[str] = "phase"

    def settle(self, seats: int, chosen: Mapping[str, object]) -> Settings:
        settings = resolve(super().settle(seats, chosen))
        check_combination(seats, settings)
        values_of(settings["content"])
        return settings

    def new_state(self, settings: Settings, seed: int, record: bool) -> State:
        return begin(rules_of(settings), settings.seats, seed, record)

    def determinize(self, state: Any, seat: int, rng: Rng) -> State:
        return determinize(state, seat, rng)

    def evaluate(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)

    def observation_names(self, seats: int) -> list[str]:
        return layout_of(seats).names[:]

    def observe(self, state: Any, seat: int) -> list[float]:
        return observe(state, seat)

    def ending(self, state: Any) -> str:
        return ENDING_NAMES[state.ending]

    def statistics(self, state: Any) -> dict[str, float]:
        return {
            "rounds": float(state.round),
            "doom": float(state.doom),
            "sower": float(state.sower >= 0),
            "achievements": sum(claims.bit_count() for claims in state.claims) / state.seats,
        }

    def round_of(self, state: Any) -> int:
        return int(state.round)

    def seat_facts(self, state: Any, seat: int) -> dict[str, str]:
        return facts_of(state, seat)

    def curve(self, state: Any) -> dict[str, float]:
        return curve_of(state)

    def cards_seen(self, state: Any, seat: int) -> list[str]:
        return seen_by(state, seat)

    def card_played(self, state: Any, action: int) -> str:
        return played_by(state, action)

    def study_title(self, kind: str, word: str) -> str:
        return title_of(kind, word)

    def rulebook(self) -> RuleBook:
        if self._rulebook is None:
            self._rulebook = read_rulebook(_PACKAGE)
        return self._rulebook

    def view(self, state: Any, seat: int) -> View:
        return view_of(state, seat)

    def action_words(self, state: Any, action: int) -> str:
        return words_of(state, action)

    def why_not(self, state: Any, seat: int, piece: str) -> Refusal | None:
        return why_not(state, seat, piece)

    def label(self, view: View, action: Action, language: str) -> str:
        return label_of(view, action, language)

    def prompt(self, view: View, language: str) -> str:
        return prompt_of(view, language)

    def sentence(self, event: Mapping[str, Detail], seat: int, language: str) -> str:
        return sentence_of(event, seat, language)

    def picture(self, view: View, language: str) -> str:
        return picture(view, language)

    def card_face(self, reference: str, language: str) -> dict[str, Any]:
        return face_of(reference, language)

    def content_hash(self) -> str:
        return HOUSE.digest
