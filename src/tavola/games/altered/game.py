"""Altered, as the table knows it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from tavola.games.altered.actions import ACTION_COUNT
from tavola.games.altered.card import Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.collection import AlteredCollection
from tavola.games.altered.deck import RANDOM_CORE, deck_text, split
from tavola.games.altered.determinize import determinize
from tavola.games.altered.face import face_of
from tavola.games.altered.heuristic import evaluate
from tavola.games.altered.legality import checked_deck
from tavola.games.altered.look import picture
from tavola.games.altered.measures import curve_of, facts_of, played_by, seen_by, title_of
from tavola.games.altered.notation import key_of, words_of
from tavola.games.altered.observation import observe
from tavola.games.altered.observation_names import NAMES
from tavola.games.altered.options import OPTIONS, rules_of
from tavola.games.altered.questions import label_of, prompt_of
from tavola.games.altered.random_deck import random_deck
from tavola.games.altered.sentences import sentence_of
from tavola.games.altered.setup import begin
from tavola.games.altered.state import AlteredState
from tavola.games.altered.view import view_of
from tavola.games.altered.why import why_not
from tavola.kernel.collection import Collection
from tavola.kernel.event import Detail
from tavola.kernel.game import Game
from tavola.kernel.option import Option, Settings
from tavola.kernel.refusal import Refusal
from tavola.kernel.rng import Rng
from tavola.kernel.rulebook import RuleBook, read_rulebook
from tavola.kernel.state import State
from tavola.kernel.view import Action, View

_PACKAGE: Final = "tavola.games.altered"


class Altered(Game):
    """A trading-card duel: two Expeditions a player race to meet."""

    def __init__(self) -> None:
        self._rulebook: RuleBook | None = None
        self._content_hash: str = ""
        self._collection: Collection = AlteredCollection()

    name: ClassVar[str] = "altered"
    title: ClassVar[str] = "Altered"
    package: ClassVar[str] = _PACKAGE
    seats: ClassVar[tuple[int, int]] = (2, 2)
    options: ClassVar[Sequence[Option]] = OPTIONS
    action_count: ClassVar[int] = ACTION_COUNT
    round_word: ClassVar[str] = "day"
    returns_sum: ClassVar[float | None] = 0.0

    def settle(self, seats: int, chosen: Mapping[str, object]) -> Settings:
        settings = super().settle(seats, chosen)
        for seat, deck in enumerate(settings.of_seats("decks")):
            if deck != RANDOM_CORE:
                checked_deck(deck, settings["format"], seat)
        return settings

    def new_state(self, settings: Settings, seed: int, record: bool) -> State:
        heroes: list[Card | None] = []
        decks: list[list[Card]] = []
        for seat, deck in enumerate(settings.of_seats("decks")):
            hero, cards = deck_of(deck, settings["format"], seat, seed)
            heroes.append(hero)
            decks.append(cards)
        return begin(heroes, decks, rules_of(settings), seed, record)

    def determinize(self, state: Any, seat: int, rng: Rng) -> State:
        return determinize(state, seat, rng)

    def evaluate(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)

    def observation_names(self, seats: int) -> list[str]:
        return NAMES[:]

    def observe(self, state: Any, seat: int) -> list[float]:
        return observe(state, seat)

    def action_key(self, state: Any, action: int) -> int:
        return key_of(state, action)

    def ending(self, state: Any) -> str:
        return "arena" if state.arena else "met"

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

    def collection(self) -> Collection:
        return self._collection

    def content_hash(self) -> str:
        if not self._content_hash:
            lines = [repr(face_of(reference, "en")) for reference in sorted(CARDS)]
            self._content_hash = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
        return self._content_hash


def deck_of(deck: str, format: str, seat: int, seed: int) -> tuple[Card | None, list[Card]]:
    """The Hero and the cards with which a seat begins, by the value of the option "decks"."""
    if deck == RANDOM_CORE:
        return random_deck(seed, seat, format)
    return split(checked_deck(deck, format, seat))


__all__ = ["Altered", "AlteredState", "deck_text"]
