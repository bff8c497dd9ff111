"""What the page of Sons of Faeriell says of the pieces of a table, in every mode and both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tavola.games.faeriell import GAME, page
from tavola.games.faeriell.page.banners import Banner
from tavola.games.faeriell.pieces import ACHIEVEMENTS
from tavola.kernel.language import LANGUAGES

SETTINGS: list[tuple[int, dict[str, str]]] = [
    (4, {"scenario": "first_game"}),
    (3, {"scenario": "winter", "shadows": "yes"}),
    (2, {"scenario": "twins", "drifter": "yes"}),
    (3, {"mode": "coop"}),
    (1, {"mode": "solo"}),
]


def views(seats: int, settings: dict[str, str], seed: int, every: int = 40) -> Iterator[dict[str, Any]]:
    """What the first seat sees now and then in a random game, and in the end."""
    chance = Random(seed)
    state = GAME.new_state(GAME.settle(seats, settings), seed, False)
    count = 0
    while not state.is_terminal():
        if count % every == 0:
            yield dict(GAME.view(state, 0))
        state.apply_action(chance.choice(state.legal))
        count += 1
    yield dict(GAME.view(state, 0))


def name_of(player: int) -> str:
    return f"Player {player + 1}"


def banner_of(table: dict[str, Any], seat: int = 0, language: str = "en") -> dict[str, str]:
    lines: list[Banner] = page.banners(table, seat, language, name_of)
    return {kind: text for kind, text, _ in lines}


@pytest.mark.parametrize(("seats", "settings"), SETTINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_words(seats: int, settings: dict[str, str], language: str) -> None:
    for view in views(seats, settings, seed=1):
        table = view["table"]
        said = [page.region_label(table, region, language, name_of) for region in range(len(table["regions"]))]
        said += [page.node_label(table, node, language, name_of) for node in range(len(table["map"]["nodes"]))]
        said += [page.guardian_label(table, guardian, language) for guardian in range(8)]
        said += [page.achievement_label(table, one, 0, language, name_of) for one in range(ACHIEVEMENTS)]
        said += [page.slot_label(table, slot, language) for slot in range(len(table["wheel"]["slots"]))]
        said += [page.totem_label(table, language), *banner_of(table, language=language).values()]
        assert all(said)
        assert not [one for one in said if "%(" in one]
        rules = [rule for _, _, rule in page.banners(table, 0, language, name_of) if rule]
        assert all(rule in GAME.rulebook() for rule in rules)


def test_a_region_names_all_that_stands_in_it() -> None:
    view = next(views(2, {}, seed=2))
    table = view["table"]
    region = table["guardians"][0]["region"]
    table["regions"][region] |= {"owner": 1, "beacon": 2, "totem": True, "token": 3}
    table["guardians"][0]["token"] = 0
    said = page.region_label(table, region, "en", name_of)
    for part in (
        table["map"]["region_names"][region],
        "Owl",
        "Player 2",
        "blue Beacon",
        "Totem",
        "Forest",
        "red Menace",
    ):
        assert part in said


@pytest.mark.rule("FAE-SOWER-01", "FAE-SOWER-02")
def test_everybody_is_told_whose_goal_has_changed() -> None:
    table = next(views(3, {}, seed=3))["table"]
    assert "sower" not in banner_of(table)
    table["sower"] = 1
    assert "Player 2" in banner_of(table, seat=0)["sower"]
    assert banner_of(table, seat=1)["sower"].startswith("You")


def test_the_last_round_the_team_the_twins_and_the_winter_are_told() -> None:
    table = next(views(2, {}, seed=4))["table"]
    assert banner_of(table) == {}
    table |= {"triggered": True, "doom": 13}
    assert set(banner_of(table)) == {"last", "doom"}
    assert "10" in banner_of(next(views(2, {"mode": "coop"}, seed=4))["table"])["team"]
    twins = next(views(2, {"scenario": "twins"}, seed=4))["table"]
    assert f"{name_of(twins['tash'])} is Tash" in banner_of(twins)["twins"]
    assert banner_of(next(views(2, {"scenario": "winter"}, seed=4))["table"])["winter"].endswith(": 10")


@pytest.mark.parametrize(("seats", "settings"), SETTINGS)
def test_the_end_has_its_reason_and_its_places(seats: int, settings: dict[str, str]) -> None:
    *_, last = views(seats, settings, seed=5)
    why, rows = page.ranking(last["table"], "en")
    assert why
    assert sorted(player for _, player, _ in rows) == list(range(seats))
    places = [place for place, _, _ in rows if place]
    assert places == sorted(places)
    assert banner_of(last["table"]) == {}


def test_what_an_achievement_still_needs() -> None:
    one = {"achievement": 0, "scores": [2, 6, 1], "least": 4, "holders": [1]}
    assert page.needed(one, 0) == 6
    assert page.needed(one, 1) == 4


def test_lit_pieces_are_marked_in_the_picture() -> None:
    drawn = page.lighten('<g data-piece="r1"></g><g data-piece="r10"></g>', {"r1"})
    assert drawn == '<g data-piece="r1" data-lit=""></g><g data-piece="r10"></g>'


def test_who_stands_on_a_node() -> None:
    *_, last = views(2, {}, seed=6)
    table = last["table"]
    hero = next(one for one in table["seats"][1]["heroes"] if one["active"])
    assert page.stands_on(table, hero["node"]) == hero["id"]
    assert page.node_reference(table, hero["node"]) == f"hero-{hero['type']}"


@pytest.mark.rule("FAE-COOP-16", "FAE-COOP-18", "FAE-COOP-19")
def test_a_team_and_who_plays_alone_have_goals_of_their_own() -> None:
    team = page.team_banner(next(views(3, {"mode": "coop"}, seed=4))["table"], "en")
    assert team[2] == "FAE-COOP-18"
    assert "14 different Achievements" in team[1]
    assert "17 tokens" in team[1]
    alone = page.team_banner(next(views(1, {"mode": "solo"}, seed=4))["table"], "en")
    assert alone == ("team", "You win with 6 Achievements; now: 1", "FAE-COOP-16")


def test_values_of_ones_own_are_named() -> None:
    table = next(views(2, {}, seed=4))["table"]
    assert "values" not in banner_of(table)
    table["source"] = "my copy"
    assert banner_of(table)["values"] == "Values: my copy"


@pytest.mark.rule("FAE-TWINS-09", "FAE-TWINS-10")
def test_each_twin_is_told_what_it_can_do_ones_own_first() -> None:
    table = next(views(2, {"scenario": "twins"}, seed=4))["table"]
    tash = table["tash"]
    assert [rule for *_, rule in page.banners(table, tash, "en", name_of)] == ["FAE-TWINS-09", "FAE-TWINS-10"]
    assert [rule for *_, rule in page.banners(table, 1 - tash, "en", name_of)] == ["FAE-TWINS-10", "FAE-TWINS-09"]


def test_the_header_says_whose_turn_it_is_who_is_asked_and_when_it_is_over() -> None:
    first, *_, last = views(2, {}, seed=4)
    assert page.turn_line(last, "en", name_of) == "The game is over"
    asked = first["choice"]["player"]
    assert page.turn_line(first | {"seat": asked}, "en", name_of) == "You choose"
    assert page.turn_line(first | {"seat": 1 - asked}, "en", name_of) == f"{name_of(asked)} chooses"
    first["table"] |= {"round": 1, "player": 1 - asked}
    assert page.turn_line(first | {"seat": 1 - asked}, "en", name_of) == f"Your turn · {name_of(asked)} is asked"
    assert page.turn_line(first | {"seat": asked}, "en", name_of).endswith("· you are asked")
