"""Beginning of the game (Complete Rules 4.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import OWN_HAND, PIECES, ROOM, piece_at
from tavola.games.altered.adventure import lay_out
from tavola.games.altered.card import Card
from tavola.games.altered.day import FIRST_DAY, EachInTurn, make_orb
from tavola.games.altered.drawpile import draw
from tavola.games.altered.objects import new_card
from tavola.games.altered.state import AlteredState, Rules
from tavola.games.altered.zones import DECK, HAND, HERO, MANA
from tavola.kernel.rng import Rng

#: The starting hand, and how many of its cards become Mana Orbs (ALT-SETUP-06, ALT-SETUP-07).
STARTING_HAND: Final = 6
STARTING_ORBS: Final = 3


def begin(heroes: list[Card | None], decks: list[list[Card]], rules: Rules, seed: int, record: bool) -> AlteredState:
    """A game set up and run to its first choice."""
    state = AlteredState(Rng(seed), rules)
    state.clear_table()
    if record:
        state.events = []
    lay_out(state)
    for player in (0, 1):
        hero = heroes[player]
        if hero is not None:
            # The Hero begins in the Hero zone and is never in the Deck (ALT-DECK-09, ALT-SETUP-04).
            card = new_card(state, hero, player, HERO + player)
            state.counters[card] = hero.starting_counters
    for player in (0, 1):
        for printed in decks[player]:
            new_card(state, printed, player, DECK + player)
    state.first_player = state.rng.below(2)
    if state.events is not None:
        for player in (0, 1):
            hero = heroes[player]
            if hero is not None:
                state.report("hero", "ALT-SETUP-04", player=player, card=hero.reference)
        state.report("first_player", "ALT-SETUP-05", player=state.first_player)
    for player in (0, 1):
        state.rng.shuffle(state.zones[DECK + player])
    for player in (state.first_player, 1 - state.first_player):
        draw(state, player, STARTING_HAND, "ALT-SETUP-06")
    state.agenda = [FIRST_DAY, FirstOrbs(True), FirstOrbs(False)]
    state.advance()
    return state


class FirstOrbs(EachInTurn):
    """Each player turns 3 hand cards into Mana Orbs, unseen by the other (ALT-SETUP-07, ALT-SETUP-09)."""

    __slots__ = ()

    kind: ClassVar[str] = "first_orbs"
    rules: ClassVar[tuple[str, ...]] = ("ALT-SETUP-07", "ALT-SETUP-09")

    def options(self, state: AlteredState) -> list[int]:
        first = PIECES + OWN_HAND * ROOM
        return list(range(first, first + len(state.zones[HAND + self.player(state)])))

    def take(self, state: AlteredState, option: int) -> None:
        player = self.player(state)
        make_orb(state, piece_at(state, player, option), "ALT-SETUP-07")
        if len(state.zones[MANA + player]) < STARTING_ORBS:
            state.agenda.append(self)
