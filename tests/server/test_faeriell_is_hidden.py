"""Sons of Faeriell: of 200 random positions, a seat is sent the same when only what it may not know differs.

Two ways to make such a position: the game's own `determinize`, and swaps by hand that know nothing of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola import testing
from tavola.games.faeriell import GAME
from tavola.games.faeriell.pieces import CARD_KINDS, CARD_ROOM, COLOURS, HERO_TYPES
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.rng import Rng
from tavola.server.app import create_app
from tests.games.faeriell.swaps import all_swapped, exchanged, swap_sides
from tests.server.play import bearer, new_match
from tests.server.sent import plant

#: Positions of each kind of game; 200 in all.
POSITIONS: Final = 25
EDITION: Final = {"kickstarter": "yes", "shadows": "yes"}
TABLES: Final[list[tuple[int, dict[str, str]]]] = [
    (2, {}),
    (3, {"kickstarter": "yes"}),
    (4, {"difficulty": "hard", "drifter": "yes"}),
    (2, {"mode": "coop"}),
    (4, {"mode": "coop", "shadows": "yes"}),
    (4, {"scenario": "first_game", **EDITION}),
    (2, {"scenario": "twins", **EDITION}),
    (3, {"scenario": "winter", "drifter": "yes"}),
]
NAMES: Final = [f"{seats}-{'-'.join(chosen.values())}" for seats, chosen in TABLES]


class Seats:
    """A match on a server of its own, in whose place positions are planted."""

    def __init__(self, app: FastAPI, client: TestClient, seats: int, chosen: dict[str, str]) -> None:
        self.app = app
        self.client = client
        found = new_match(client, game="faeriell", seats=seats, settings=chosen)
        for token in found:
            client.get("/api/position", headers=bearer(token))
        storage = app.state.matches._storage
        self.tokens: list[str] = sorted(found, key=lambda token: storage.seat(token).number)

    def sent(self, state: FaeriellState, seat: int, language: str, pieces: list[str]) -> dict[str, bytes]:
        """What the seat gets by the API, the page and the WebSocket; and why it can do nothing with the pieces."""
        client, token = self.client, self.tokens[seat]
        plant(self.app, token, state.clone())
        page = {"Accept-Language": language, "X-Tavola": "1"}
        answers = {
            "position": client.get("/api/position", params={"language": language}, headers=bearer(token)),
            "page": client.get(f"/t/{token}/fragment", headers=page),
        }
        for piece in pieces:
            asked = {"language": language, "piece": piece}
            answers[f"why not {piece}"] = client.get("/api/why-not", params=asked, headers=bearer(token))
        for answer in answers.values():
            assert answer.is_success, answer.text
        with client.websocket_connect(f"/live/{token}") as socket:
            live = socket.receive_text().encode()
        return {"live": live, **{name: answer.content for name, answer in answers.items()}}


@pytest.fixture
def served(tmp_path: object) -> Iterator[tuple[FastAPI, TestClient]]:
    app = create_app(f"sqlite:///{tmp_path}/table.sqlite")
    with TestClient(app) as client:
        yield app, client


def positions(seats: int, chosen: dict[str, str], play: Random) -> Iterator[FaeriellState]:
    """Positions of random games, more of them where a team has cards of its own: that is in setup only."""
    settings = GAME.settle(seats, chosen)
    while True:
        for state in testing.random_play(GAME, settings, play.randrange(1 << 32), play):
            assert isinstance(state, FaeriellState)
            if play.random() < (0.3 if any(state.drawn) else 0.1) and not state.is_terminal():
                yield state.clone()


# What differs ------------------------------------------------------------------------------------------------------


def differences(one: FaeriellState, other: FaeriellState) -> set[str]:
    """What differs of that which is hidden."""
    names = ("pool", "quests", "drawn", "decks", "herb_deck", "piles", "bag")
    return {name for name in names if getattr(one, name) != getattr(other, name)}


def hidden_pieces(one: FaeriellState, other: FaeriellState, play: Random) -> list[str]:
    """Ids that a seat could guess, to ask about them: Essences, Quests, Perks and Herbs that lie somewhere unseen."""
    pieces = ["k0", "g3", "x4"]
    for state in (one, other):
        pieces += [f"q{hero % HERO_TYPES}-{card}" for hero, cards in enumerate(state.quests) for card in cards[:1]]
        pieces += [f"p{pile[-2]}" for pile in state.piles if len(pile) > 1]
        pieces += [f"b{herb}" for herb in state.herb_deck[-1:]]
        pieces += [f"c{card}" for cards in state.drawn for card in cards]
    pieces += [f"c{kind % CARD_KINDS}" for kind in range(len(one.pool)) if one.pool[kind] != other.pool[kind]]
    return sorted(play.sample(pieces, min(4, len(pieces))))


# What is sent ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-40", "FAE-HERO-16")
@pytest.mark.parametrize(("seats", "chosen"), TABLES, ids=NAMES)
def test_a_seat_is_sent_nothing_that_it_may_not_know(
    served: tuple[FastAPI, TestClient], seats: int, chosen: dict[str, str]
) -> None:
    play = Random(TABLES.index((seats, chosen)))
    match = Seats(*served, seats, chosen)
    differing: Counter[str] = Counter()
    for number, state in enumerate(islice(positions(seats, chosen, play), POSITIONS)):
        seat, language = number % seats, ("en", "it")[number // 2 % 2]
        dealt = GAME.determinize(state, seat, Rng(play.randrange(1 << 32)))
        assert isinstance(dealt, FaeriellState)
        others = [dealt, all_swapped(state, seat, play)]
        pieces = hidden_pieces(state, others[1], play)
        before = match.sent(state, seat, language, pieces)
        for other in others:
            after = match.sent(other, seat, language, pieces)
            assert [name for name in before if after[name] != before[name]] == []
            differing.update(differences(state, other))
    expected = {"pool", "quests", "decks", "herb_deck", "piles", "bag"} | ({"drawn"} if "mode" in chosen else set())
    assert set(differing) == expected, "something hidden was never dealt anew, so it was not compared"
    assert differing["pool"] > POSITIONS // 2


# The test can fail ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", ["pool", "quests", "drawn"])
def test_the_owner_is_sent_what_only_it_may_know(served: tuple[FastAPI, TestClient], hidden: str) -> None:
    """The same swaps, seen by whose cards they are: the page and the API say something else."""
    play = Random(7)
    chosen = {"mode": "coop"}
    match = Seats(*served, 2, chosen)
    found = 0
    for state in positions(2, chosen, play):
        other = owned_differently(state, 1, hidden, play)
        if other is None:
            continue
        for language in ("en", "it"):
            mine = [match.sent(one, 1, language, []) for one in (state, other)]
            assert mine[0]["position"] != mine[1]["position"]
            assert mine[0]["page"] != mine[1]["page"]
            theirs = [match.sent(one, 0, language, []) for one in (state, other)]
            assert theirs[0] == theirs[1]
        found += 1
        if found == 5:
            return


def owned_differently(state: FaeriellState, player: int, hidden: str, play: Random) -> FaeriellState | None:
    """The position with one card of the player's another one, of the same colour; None where that cannot be."""
    other = state.clone()
    if hidden == "pool":
        swap_sides(other, player, play)
        first = player * CARD_KINDS
        changed = other.pool[first : first + CARD_KINDS] != state.pool[first : first + CARD_KINDS]
        return other if changed else None
    if hidden == "drawn":
        other.drawn[player] = exchanged(other, other.drawn[player], play)
        return other if sorted(other.drawn[player]) != sorted(state.drawn[player]) else None
    for hero in range(player * HERO_TYPES, (player + 1) * HERO_TYPES):
        other.quests[hero] = exchanged(other, other.quests[hero], play)
        if sorted(other.quests[hero]) != sorted(state.quests[hero]):
            return other
    return None


def test_swaps_by_hand_keep_what_is_open() -> None:
    play = Random(3)
    for state in islice(positions(4, {}, play), 20):
        other = all_swapped(state, 0, play)
        assert other.essences == state.essences
        assert other.pool[:CARD_KINDS] == state.pool[:CARD_KINDS]
        assert all(known <= held for known, held in zip(other.revealed, other.pool, strict=True))
        assert [pile[-1:] for pile in other.piles] == [pile[-1:] for pile in state.piles]
        for colour in range(COLOURS):
            assert cards_of_colour(other, colour) == cards_of_colour(state, colour)


def cards_of_colour(state: FaeriellState, colour: int) -> Counter[int]:
    """Every card of the colour, wherever it lies."""
    found: Counter[int] = Counter()
    for place in (*state.decks, *state.discards, *state.quests, *state.drawn, state.totem_cards, state.paid):
        found.update(card for card in place if card // CARD_ROOM == colour)
    for kind, count in enumerate(state.pool):
        if kind % CARD_KINDS // CARD_ROOM == colour:
            found[kind % CARD_KINDS] += count
    return found
