"""Champions of Hara, as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tavola.games.hara.actions import ACTION_COUNT
from tavola.games.hara.campaign import rewards_of, sequels_of, title_of_reward
from tavola.games.hara.card_set import PACKAGE, card_set
from tavola.games.hara.determinize import determinize
from tavola.games.hara.face import face_of
from tavola.games.hara.heuristic import evaluate
from tavola.games.hara.labels import label_of, prompt_of
from tavola.games.hara.look import picture
from tavola.games.hara.measures import curve_of, facts_of, played_by, seen_by, title_of
from tavola.games.hara.notation import words_of
from tavola.games.hara.observation import observe
from tavola.games.hara.observation_names import layout_of
from tavola.games.hara.options import OPTIONS, check_combination, resolve, rules_of
from tavola.games.hara.sentences import sentence_of
from tavola.games.hara.setup import begin
from tavola.games.hara.view import view_of
from tavola.games.hara.why import why_not
from tavola.kernel.event import Detail
from tavola.kernel.game import Game
from tavola.kernel.option import Option, Settings
from tavola.kernel.refusal import Refusal
from tavola.kernel.rng import Rng
from tavola.kernel.rulebook import RuleBook, read_rulebook
from tavola.kernel.sequel import Sequel
from tavola.kernel.state import State
from tavola.kernel.view import Action, View


class Hara(Game):
    """Adventure on seven tiles: champions against each other, or together against the Corrupted."""

    def __init__(self) -> None:
        self._rulebook: RuleBook | None = None

    name: ClassVar[str] = "hara"
    title: ClassVar[str] = "Champions of Hara"
    package: ClassVar[str] = PACKAGE
    seats: ClassVar[tuple[int, int]] = (1, 4)
    options: ClassVar[Sequence[Option]] = OPTIONS
    action_count: ClassVar[int] = ACTION_COUNT
    round_word: ClassVar[str] = "day"

    def settle(self, seats: int, chosen: Mapping[str, object]) -> Settings:
        settings = resolve(super().settle(seats, chosen))
        check_combination(seats, settings)
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
        return str(state.over)

    def statistics(self, state: Any) -> dict[str, float]:
        return {
            "days": float(state.day),
            "energy": sum(state.energy) / state.seats,
            "doom": float(state.doom),
        }

    def round_of(self, state: Any) -> int:
        return int(state.day)

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

    def rewards(self, state: Any) -> list[tuple[int, str]]:
        return rewards_of(state)

    def reward_title(self, word: str, language: str) -> str:
        return title_of_reward(word, language)

    def sequels(self, state: Any, language: str) -> list[Sequel]:
        return sequels_of(state, language)

    def rulebook(self) -> RuleBook:
        if self._rulebook is None:
            self._rulebook = read_rulebook(PACKAGE)
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
        return card_set().digest
