"""What is noted of a game: who led when, and what each game says of its seats and cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tavola.games.altered.cards import CARDS
from tavola.games.altered.measures import label_of
from tavola.games.faeriell.measures import HERB_TITLES, PERK_TITLES
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import TRIBE_NAMES
from tavola.kernel.match import Match
from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.lab.watching import Observer, leads, race_in, race_of
from tests.stones import Stones, StonesState


@pytest.mark.parametrize(
    ("race", "found"),
    [
        (([1, 2, 3], [0, 1, 2]), (0, 0)),
        (([1, 0, 3], [0, 1, 2]), (2, 30)),
        (([0, 2, 1, 2], [0, 1, 2, 2]), (1, 30)),  # nobody ahead alone at first, and level at last
        (([1, 1, 1], [0, 1, 0]), (0, 0)),
        (([0, 0], [0, 0]), (0, 0)),
        (([1, 0, 0], [0, 1, 0], [0, 0, 1]), (2, 30)),
    ],
)
def test_the_lead_changes_when_another_seat_is_ahead_alone(race: list[list[float]], found: tuple[int, int]) -> None:
    assert leads([list(values) for values in race], [10, 20, 30, 40]) == found


def test_seats_race_in_the_first_figure_that_each_has() -> None:
    curves = {"doom": [1.0], "energy/0": [2.0], "energy/1": [3.0], "coins/0": [9.0], "coins/1": [9.0]}
    assert race_in(curves) == "energy"
    assert race_of(curves) == [[2.0], [3.0]]
    assert race_in({"doom": [1.0]}) == ""
    assert race_of({"doom": [1.0]}) == []


#: A card played from Hand or Reserve, in the notation of Altered.
TURN = re.compile(r"play (.+?)(?: #\d+)? \((?:hand|reserve)\)")


class Late(Stones):
    """Figures come and go."""

    def round_of(self, state: StonesState) -> int:
        return len(state.takers)

    def curve(self, state: StonesState) -> dict[str, float]:
        taken = len(state.takers)
        return {"taken": float(taken)} | ({"late": 1.0} if taken == 1 else {})


def test_a_curve_that_begins_late_or_ends_early_is_empty_elsewhere() -> None:
    game = Late()
    observer = Observer(game, 0, 2, decisions=False)
    state = game.new_state(game.settle(2, {}), 1, False)
    while not state.is_terminal():
        observer.before(state, state.legal_actions()[0])
        state.apply_action(state.legal_actions()[0])
    observer.end(state)
    assert observer.curves["taken"] == [float(one) for one in observer.rounds]
    late = observer.curves["late"]
    assert [place for place, value in enumerate(late) if value == value] == [1]
    assert len(late) == len(observer.rounds) > 3


def watched(game: str, seats: int, seed: int, **chosen: Any) -> tuple[Match, Observer]:
    """A game by chance, with its events beside what was noted."""
    found = find_game(game)
    match = Match(found, found.settle(seats, chosen), seed)
    observer = Observer(found, 0, seats, decisions=False)
    rng = Rng(seed)
    while not match.is_terminal():
        legal = match.legal_actions()
        action = legal[rng.below(len(legal))]
        observer.before(match.state, action)
        match.apply_action(action)
    observer.end(match.state)
    return match, observer


def events(match: Match) -> list[dict[str, Any]]:
    return [event.as_data() for move in match.moves for event in move.events]


def test_altered_notes_what_its_events_tell() -> None:
    for seed in range(4):
        match, noted = watched("altered", 2, seed, decks=["axiom", "muna"])
        assert noted.facts == [
            {"hero": "Sierra & Oddball", "deck": "axiom"},
            {"hero": "Teija & Nauraa", "deck": "muna"},
        ]
        labels = {card.reference: label_of(card) for card in CARDS.values()}
        for seat in (0, 1):
            mine = [one for one in events(match) if one.get("player") == seat and "card" in one]
            moved = {labels[one["card"]] for one in mine if one["event"] in ("played", "to_mana", "discarded")}
            assert moved
            assert moved <= noted.seen[seat]
            words = [TURN.fullmatch(move.words) for move in match.moves if move.player == seat]
            assert {one.rpartition(" ")[0] for one in noted.played[seat]} == {one[1] for one in words if one}
            assert noted.played[seat] < noted.seen[seat]
        last = [noted.curves[f"distance/{seat}"][-1] for seat in (0, 1)]
        assert noted.rounds[-1] == match.state.day  # type: ignore[attr-defined]
        assert noted.rounds[:-1] == list(range(noted.rounds[0], noted.rounds[-1] + 1))
        if match.game.ending(match.state) == "met":
            winner = match.returns().index(1.0)
            assert last[winner] >= 7 > noted.curves[f"distance/{winner}"][0]


def test_a_deck_of_altered_that_is_none_of_the_house_is_another() -> None:
    _, noted = watched("altered", 2, 1, decks=["random-core", "lyra"])
    assert [one["deck"] for one in noted.facts] == ["other", "lyra"]


def test_a_card_of_altered_is_told_apart_by_name_and_rarity() -> None:
    cards = [card for card in CARDS.values() if not card.token]
    assert len({label_of(card) for card in cards}) == len(cards)


def test_hara_notes_champions_energy_and_abilities() -> None:
    match, noted = watched("hara", 2, 3, mode="arena", champion=["soff", "leaf"])
    assert noted.facts == [{"champion": "soff"}, {"champion": "leaf"}]
    assert set(noted.curves) == {"energy/0", "energy/1"}
    cards = match.state.cards  # type: ignore[attr-defined]
    for seat, champion in enumerate(("soff", "leaf")):
        (printed,) = [one for one in cards.champions if one.id == champion]
        own = {one.id for one in printed.abilities} | {one.id for one in cards.items}
        assert {one.id for one in printed.abilities[:4]} <= noted.seen[seat] <= own
        assert noted.played[seat]
        assert noted.curves[f"energy/{seat}"][0] == 0.0
    used = {
        move.words.split()[1] for move in match.moves if move.words.split()[0] in ("top", "bottom", "charge", "use")
    }
    assert noted.played[0] | noted.played[1] == used


def test_a_scenario_of_hara_is_followed_by_its_doom() -> None:
    _, noted = watched("hara", 2, 3, mode="s02")
    assert {"energy/0", "energy/1"} < set(noted.curves)
    assert len({len(values) for values in noted.curves.values()} | {len(noted.rounds)}) == 1


def test_faeriell_notes_tribes_achievements_and_doom() -> None:
    match, noted = watched("faeriell", 3, 2)
    assert [one["tribe"] for one in noted.facts] == list(TRIBE_NAMES[:3])
    assert list(noted.curves) == ["achievements/0", "achievements/1", "achievements/2", "doom"]
    assert noted.curves["doom"][-1] == match.state.doom  # type: ignore[attr-defined]
    gained = {
        f"Perk: {TILES[event['perk']].text(str)}"
        for event in events(match)
        if event["event"] == "perk" and event["player"] == 0
    }
    assert {one for one in noted.seen[0] if one.startswith("Perk")} <= gained
    for seat in range(3):
        assert noted.played[seat] <= noted.seen[seat]
        assert noted.seen[seat] <= {*PERK_TITLES, *HERB_TITLES}


def test_tiles_of_faeriell_are_told_apart_by_what_they_do() -> None:
    titles = [*PERK_TITLES, *HERB_TITLES]
    assert len(set(titles)) == len(titles)
    assert "Perk: Move 1 node along a path beside a River Region." in titles
    assert "Herb: cure for a red Menace" in titles
