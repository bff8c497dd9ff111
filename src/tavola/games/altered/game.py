"""Altered, as the table knows it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from tavola.games.altered.actions import ACTION_COUNT
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import deck_text, split
from tavola.games.altered.determinize import determinize
from tavola.games.altered.face import face_of
from tavola.games.altered.heuristic import evaluate
from tavola.games.altered.legality import checked_deck
from tavola.games.altered.look import picture
from tavola.games.altered.notation import words_of
from tavola.games.altered.options import OPTIONS, rules_of
from tavola.games.altered.sentences import label_of, prompt_of, sentence_of
from tavola.games.altered.setup import begin
from tavola.games.altered.state import AlteredState
from tavola.games.altered.view import view_of
from tavola.games.altered.why import why_not
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

    name: ClassVar[str] = "altered"
    title: ClassVar[str] = "Altered"
    package: ClassVar[str] = _PACKAGE
    seats: ClassVar[tuple[int, int]] = (2, 2)
    options: ClassVar[Sequence[Option]] = OPTIONS
    action_count: ClassVar[int] = ACTION_COUNT

    def settle(self, seats: int, chosen: Mapping[str, object]) -> Settings:
        settings = super().settle(seats, chosen)
        for seat, deck in enumerate(settings.of_seats("decks")):
            checked_deck(deck, settings["format"], seat)
        return settings

    def new_state(self, settings: Settings, seed: int, record: bool) -> State:
        heroes, decks = [], []
        for seat, deck in enumerate(settings.of_seats("decks")):
            hero, cards = split(checked_deck(deck, settings["format"], seat))
            heroes.append(hero)
            decks.append(cards)
        return begin(heroes, decks, rules_of(settings), seed, record)

    def determinize(self, state: Any, seat: int, rng: Rng) -> State:
        return determinize(state, seat, rng)

    def evaluate(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)

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
        if not self._content_hash:
            lines = [repr(face_of(reference, "en")) for reference in sorted(CARDS)]
            self._content_hash = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
        return self._content_hash


__all__ = ["Altered", "AlteredState", "deck_text"]
