"""Champions of Hara: of 30 random positions, a seat is sent the same when only what it may not know differs.

Two ways to make such a position: the game's own `determinize`, and swaps by hand that know nothing of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola import testing
from tavola.games.hara import GAME
from tavola.games.hara.pieces import EVENT, NOBODY
from tavola.games.hara.state import HaraState
from tavola.kernel.match import Match
from tavola.kernel.rng import Rng
from tavola.kernel.view import SPECTATOR
from tavola.server.app import create_app
from tests.games.hara.everything import pieces_of
from tests.games.hara.swaps import all_swapped, differences
from tests.server.play import bearer, new_match
from tests.server.sent import plant

#: Positions of each kind of game; 30 in all.
POSITIONS: Final = 6
TABLES: Final[list[tuple[int, dict[str, str]]]] = [
    (2, {"quests": "yes"}),
    (4, {"mode": "s01"}),
    (3, {"mode": "s02", "places": "chosen"}),
    (2, {"mode": "s04"}),
    (1, {"mode": "s06", "quests": "yes"}),
]
NAMES: Final = [f"{seats}-{'-'.join(chosen.values())}" for seats, chosen in TABLES]


class Seats:
    """A match on a server of its own, in whose place positions are planted."""

    def __init__(self, app: FastAPI, client: TestClient, seats: int, chosen: dict[str, str]) -> None:
        self.app = app
        self.client = client
        opponent = {"opponent": "friend"} if seats > 1 else {}
        found = new_match(client, game="hara", seats=seats, settings=chosen, **opponent)
        for token in found:
            client.get("/api/position", headers=bearer(token))
        storage = app.state.matches._storage
        self.tokens: list[str] = sorted(found, key=lambda token: storage.seat(token).number)

    def sent(self, state: HaraState, seat: int, language: str, pieces: list[str]) -> dict[str, bytes]:
        """What the seat gets by the API, the page with its picture, and the WebSocket; why it can do nothing with the
        pieces, and what the page says as one of them is clicked."""
        client, token = self.client, self.tokens[seat]
        plant(self.app, token, state.clone())
        headers = {"Accept-Language": language, "X-Tavola": "1"}
        answers = {
            "position": client.get("/api/position", params={"language": language}, headers=bearer(token)),
            "log": client.get("/api/log", params={"language": language}, headers=bearer(token)),
            "page": client.get(f"/t/{token}/fragment", headers=headers),
        }
        for piece in pieces:
            asked = {"language": language, "piece": piece}
            answers[f"why not {piece}"] = client.get("/api/why-not", params=asked, headers=bearer(token))
            answers[f"page {piece}"] = client.get(f"/t/{token}/fragment", params={"ask": piece}, headers=headers)
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


def games(seats: int, chosen: dict[str, str], play: Random) -> Iterator[Match]:
    """Random games, as they go on from answer to answer."""
    settings = GAME.settle(seats, chosen)
    while True:
        match = Match(GAME, settings, play.randrange(1 << 32))
        while not match.is_terminal():
            yield match
            legal = match.legal_actions()
            eager = legal[1:] if len(legal) > 1 and play.random() < 0.8 else legal
            match.apply_action(play.choice(eager))


def positions(seats: int, chosen: dict[str, str], play: Random) -> Iterator[HaraState]:
    """Of each random game one position in which Quests are still to be chosen, if there is one, and one of later on;
    of that, where it comes to secret targets, one in which they are drawn and none is scored."""
    settings = GAME.settle(seats, chosen)
    while True:
        early, late, hunting = [list[HaraState]() for _ in range(3)]
        for state in testing.random_play(GAME, settings, play.randrange(1 << 32), play):
            assert isinstance(state, HaraState)
            found = (
                early if any(state.dealt_quests) else hunting if state.prey[0] != NOBODY and not state.scored else late
            )
            if found is early or play.random() < 0.1:
                found.append(state.clone())
        for states in (early, hunting or late):
            if states:
                yield play.choice(states)


def pieces_to_ask_about(state: HaraState, other: HaraState, seat: int, play: Random) -> list[str]:
    """Ids of pieces that the seat sees, and of Quests that it could guess."""
    seen = play.sample(sorted(pieces_of(GAME.view(state, seat))), 1)
    quests = state.cards.quests
    dealt = [f"quest/{quests[quest].id}" for one in (state, other) for pair in one.dealt_quests for quest in pair]
    return seen + play.sample(dealt, min(1, len(dealt)))


# What is sent ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DAWN-06", "HARA-DECKS-02", "HARA-SHIFT-01", "HARA-QUEST-02", "HARA-S01-06")
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
        assert isinstance(dealt, HaraState)
        others = [dealt, all_swapped(state, seat, play)]
        pieces = pieces_to_ask_about(state, others[1], seat, play)
        before = match.sent(state, seat, language, pieces)
        for event in unseen_events(state):
            assert [name for name, sent in before.items() if event.encode() in sent] == []
        for other in others:
            after = match.sent(other, seat, language, pieces)
            assert [name for name in before if after[name] != before[name]] == []
            differing.update(differences(state, other))
    expected = {"box", "shift_deck", "events", "dusk", "worlds", "tops"}
    if seats > 1 and ("quests" in chosen or chosen.get("mode") == "s02"):
        expected.add("dealt_quests")
    if chosen.get("mode") == "s01":
        expected.add("prey")
    assert set(differing) == expected, "something hidden was never dealt anew, so it was not compared"


def unseen_events(state: HaraState) -> list[str]:
    """The Events that nobody has seen, by id and by name in every language."""
    found: list[str] = []
    for number, card in enumerate(state.cards.hex_cards):
        if card.kind == EVENT and number not in state.discard:
            found += [card.id, *card.name.values()]
    return found


# The log --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DAWN-06", "HARA-EVENT-02")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_log_names_no_event_before_it_is_flipped(language: str) -> None:
    flipped = 0
    for number, match in enumerate(islice(games(3, {"quests": "yes"}, Random(5)), 1500)):
        if number % 50:
            continue
        state: Any = match.state
        flipped = max(flipped, sum(state.cards.hex_cards[card].kind == EVENT for card in state.discard))
        hidden = [
            card.name[language]
            for at, card in enumerate(state.cards.hex_cards)
            if card.kind == EVENT and at not in state.discard
        ]
        for seat in range(SPECTATOR, 3):
            log = "\n".join(match.log(seat, language))
            assert [name for name in hidden if name in log] == []
    assert flipped > 2


@pytest.mark.rule("HARA-S01-05", "HARA-S01-06")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_log_tells_each_seat_its_own_target_only(language: str) -> None:
    found = 0
    for match in islice(games(4, {"mode": "s01"}, Random(3)), 3000):
        champions = match.state.cards.champions if isinstance(match.state, HaraState) else []
        for seat in range(SPECTATOR, 4):
            told = [event for event in match.moves[-1].events if event.name == "target"] if match.moves else []
            for event in told:
                if not event.visible_to(seat):
                    continue
                said = GAME.sentence(event.as_data(), seat, language)
                own = event.details["seat"] == seat
                assert ("target" in event.details) == own
                assert sum(champion.name[language] in said for champion in champions) == 1
                found += 1
        if found:
            break
    assert found == 5 * 4


# The test can fail ----------------------------------------------------------------------------------------------------


def test_the_owner_is_sent_what_only_it_may_know(served: tuple[FastAPI, TestClient]) -> None:
    """The same swaps, seen by whose target it is: the page and the API say something else."""
    play = Random(7)
    chosen = {"mode": "s01"}
    match = Seats(*served, 4, chosen)
    found = 0
    for state in positions(4, chosen, play):
        other = all_swapped(state, 0, play)
        if other.prey[1] == state.prey[1]:
            continue
        mine = [match.sent(one, 1, "en", []) for one in (state, other)]
        assert mine[0]["position"] != mine[1]["position"]
        assert mine[0]["page"] != mine[1]["page"]
        found += 1
        if found == 3:
            return
