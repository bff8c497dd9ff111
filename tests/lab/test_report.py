"""`tavola lab report`: right figures, a page that fetches nothing, comparisons that find what is there and no more."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.lab.page import page_of
from tavola.lab.report import Figures, differences, figures_of, sentences
from tavola.lab.study import BadStudy, new_study
from tavola.lab.watching import Row
from tests.cli.command import run, run_json
from tests.lab.made import made_up, played, study

#: What two studies of Hara play.
MODES = {"before": "arena", "after": "intro"}


def nothing(number: int, rng: Rng) -> Row:
    return {}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_up(tmp_path_factory.mktemp("studies") / "usual", nothing)


@pytest.fixture(scope="module")
def figures(usual: Path) -> Figures:
    return figures_of(usual)


@pytest.fixture(scope="module")
def page(figures: Figures) -> str:
    return page_of(figures)


def specs(page: str) -> dict[str, Any]:
    found = re.search(r'<script id="specs" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    read: dict[str, Any] = json.loads(found[1])
    return read


# Figures -------------------------------------------------------------------------------------------------------------


def rows(figures: Figures, key: str) -> dict[str, tuple[int, int]]:
    (table,) = [one for one in figures.rates if one.key == key]
    return {rate.group: (rate.hits, rate.tries) for rate in table.rows}


def test_every_sort_of_rate_is_there(figures: Figures) -> None:
    assert [table.key for table in figures.rates] == [
        "seat",
        "bot",
        "fact_hero",
        "vary_begins_bot",
        "card_played",
        "card_seen",
        "ending",
    ]
    assert sum(hits for hits, _ in rows(figures, "seat").values()) == 400
    assert {tries for _, tries in rows(figures, "bot").values()} == {400}
    assert set(rows(figures, "vary_begins_bot")) == {"0 · a", "0 · b", "1 · a", "1 · b"}
    assert sum(count for _, count in figures.lengths) == 400
    assert sum(count for _, count in figures.decided) == 400
    for table in figures.rates:
        for rate in table.rows:
            assert rate.low <= rate.rate == rate.hits / rate.tries <= rate.high


def test_games_in_which_all_played_the_same_are_left_out_unless_all_won(tmp_path: Path) -> None:
    def mirrors(number: int, rng: Rng) -> Row:
        return {"hero_1": "Ann", "hero_0": "Ann"} if number < 300 else {"hero_0": "Ann", "hero_1": "Bob"}

    def together(number: int, rng: Rng) -> Row:
        return mirrors(number, rng) | {"won_0": number % 4 > 0, "won_1": number % 4 > 0}

    found = figures_of(made_up(tmp_path / "versus", mirrors))
    assert {tries for _, tries in rows(found, "fact_hero").values()} == {100}
    found = figures_of(made_up(tmp_path / "coop", together))
    assert rows(found, "fact_hero") == {"Ann": (525, 700), "Bob": (75, 100)}
    assert rows(found, "vary_begins") == {"0": (100, 200), "1": (200, 200)}


def test_the_leader_at_half_time_is_held_against_the_winner(tmp_path: Path) -> None:
    def decided_early(number: int, rng: Rng) -> Row:
        first = number % 5 > 0
        heaps = {"curve_heap_0": [0.0, 3.0, 3.0, 4.0], "curve_heap_1": [0.0, 0.0, 1.0, 5.0], "curve_doom": [0.0] * 4}
        # Another curve of the seats comes before it by name, but is not what they race in.
        coins = {"curve_coins_0": [0.0, 0.0, 0.0, 1.0], "curve_coins_1": [0.0, 1.0, 1.0, 1.0]}
        return heaps | coins | {"curve_round": [0, 1, 2, 2], "won_0": first, "won_1": not first}

    found = figures_of(made_up(tmp_path, decided_early, games=100))
    assert found.led is not None
    assert (found.led.hits, found.led.tries) == (80, 100)
    (heap,) = [curve for curve in found.curves if curve.name == "heap"]
    assert {(point.group, point.round, point.middle) for point in heap.points if point.round == 3} == {
        ("won", 3, 4.0),
        ("did not win", 3, 5.0),
    }


def test_failed_games_are_counted_and_left_out(tmp_path: Path) -> None:
    def failing(number: int, rng: Rng) -> Row:
        return {"error": "Oops", "won_0": None, "won_1": None, "curve_round": []} if number % 4 == 0 else {}

    found = figures_of(made_up(tmp_path, failing, games=100))
    assert (found.games, found.done, found.errors) == (100, 75, 25)
    assert sum(tries for _, tries in rows(found, "seat").values()) == 150
    assert "25 games failed" in " ".join(sentences(found))


def test_a_study_in_which_every_game_failed_has_a_page(tmp_path: Path) -> None:
    def failing(number: int, rng: Rng) -> Row:
        return {"error": "Oops", "won_0": None, "won_1": None, "curve_round": []}

    found = figures_of(made_up(tmp_path, failing, games=20), tmp_path)
    assert "20 games failed" in page_of(found)
    assert specs(page_of(found)) == {}


def test_a_study_of_one_bot_in_which_every_game_failed_has_figures(tmp_path: Path) -> None:
    def failing(number: int, rng: Rng) -> Row:
        return {"error": "Oops", "won_0": None, "won_1": None, "curve_round": []}

    found = figures_of(made_up(tmp_path, failing, games=20, bots="a,a"))
    assert (found.done, found.errors, found.led, found.curves) == (0, 20, None, [])
    assert not any(table.rows for table in found.rates)


def test_a_file_may_hold_failed_games_only(tmp_path: Path) -> None:
    def failing(number: int, rng: Rng) -> Row:
        return {"error": "Oops", "won_0": None, "won_1": None, "curve_round": []} if number < 10 else {}

    found = figures_of(made_up(tmp_path, failing, games=40, bots="a,a"))
    assert (found.done, found.errors) == (30, 10)
    table = rows(found, "vary_begins_seat")
    assert list(table) == ["0 · 0", "0 · 1", "1 · 0", "1 · 1"]
    assert {tries for _, tries in table.values()} == {15}


def test_games_are_counted_without_being_taken_apart_one_by_one(usual: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows_of = pl.DataFrame.iter_rows
    most = 0

    def counted(table: pl.DataFrame, **words: Any) -> Any:
        nonlocal most
        most = max(most, len(table))
        return rows_of(table, **words)

    monkeypatch.setattr(pl.DataFrame, "iter_rows", counted)
    monkeypatch.delattr(pl.DataFrame, "to_dicts")
    assert figures_of(usual, usual).done == 400
    assert 0 < most < 50


def test_a_table_of_four_has_a_leader(tmp_path: Path) -> None:
    def four(number: int, rng: Rng) -> Row:
        """Seat 3 is ahead in half of the games, and wins in a third of these; in the others it shares the lead."""
        row: Row = {"race": "heap", "curve_round": [0, 1, 2, 2], "curve_doom": []}
        for seat in range(4):
            ahead = seat == 3 or (seat == 1 and number % 2 == 1)
            row[f"bot_{seat}"] = "a"
            row[f"won_{seat}"] = (seat == 3) == (number % 6 == 0) and seat in (0, 3)
            row[f"curve_heap_{seat}"] = [0.0, 0.0, 2.0 if ahead else 1.0, 5.0]
            row |= {f"seen_{seat}": [], f"played_{seat}": []}
        return row

    found = figures_of(made_up(tmp_path, four, games=120, bots="a,a,a,a"))
    assert found.led is not None
    assert (found.led.hits, found.led.tries) == (20, 60)
    assert rows(found, "seat") == {"0": (100, 120), "1": (0, 120), "2": (0, 120), "3": (20, 120)}


def test_an_unfinished_study_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    made_up(tmp_path, nothing, games=40)
    (tmp_path / "games-000010.parquet").unlink()
    found = figures_of(tmp_path)
    assert found.games == 30
    assert "30 of 40 games are there" in " ".join(sentences(found))


# The page ------------------------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """What of a page might be fetched, and what it says."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.labels: dict[str, str] = {}
        self.text = ""
        self.tags: set[str] = set()
        self._skip = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.add(tag)
        self._skip = tag in ("script", "style")
        self.fetched += [given[name] for name in ("src", "href", "srcset", "data", "action") if name in given]
        if "data-plot" in given:
            self.labels[given["data-plot"]] = given["aria-label"]

    def handle_endtag(self, tag: str) -> None:
        self._skip = False

    def handle_data(self, data: str) -> None:
        if not self._skip:
            self.text += data


def test_the_page_fetches_nothing(page: str) -> None:
    reader = Reader()
    reader.feed(page)
    assert reader.fetched == []
    assert not reader.tags & {"link", "iframe", "img", "object", "embed", "base"}
    own = page.replace(re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL)[0], "")
    assert "http:" not in own
    assert "https:" not in own
    assert "default-src 'none'" in page
    for word in ("@import", "url("):
        assert word not in own


def test_the_page_has_every_plot_with_a_description(page: str) -> None:
    reader = Reader()
    reader.feed(page)
    found = specs(page)
    assert (
        list(reader.labels)
        == list(found)
        == [
            "seat",
            "bot",
            "fact_hero",
            "vary_begins_bot",
            "curve_heap",
            "curve_doom",
            "lengths",
            "ending",
            "decided",
            "card_played",
            "card_seen",
        ]
    )
    for name, label in reader.labels.items():
        assert len(label) > 40
        assert found[name]["description"] == label
    assert page.index("Is it balanced?") < page.index("<h2>Who wins</h2>") < page.index("<h2>Tables</h2>")
    assert "prefers-color-scheme: dark" in page


def test_a_plot_shows_the_figures_of_its_table(page: str, figures: Figures) -> None:
    (table,) = [one for one in figures.rates if one.key == "bot"]
    shown = values(specs(page)["bot"])
    for rate in table.rows:
        figures_shown = {"group": rate.group, "rate": rate.rate, "low": rate.low, "high": rate.high, "tries": 400}
        assert any(figures_shown.items() <= row.items() for row in shown)
        assert any(f"{rate.rate:.0%} of 400" in row["label"] for row in shown)


def test_names_cannot_break_out(tmp_path: Path) -> None:
    evil = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'"

    def wicked(number: int, rng: Rng) -> Row:
        cards = {f"played_{seat}": [evil] for seat in (0, 1)} | {f"seen_{seat}": [evil] for seat in (0, 1)}
        return cards | {"hero_0": evil, "hero_1": "Bob", "ending": evil, "vary_begins": evil}

    page = page_of(figures_of(made_up(tmp_path, wicked, games=40)))
    reader = Reader()
    reader.feed(page)
    assert reader.text.count(evil) >= 4
    assert "img" not in reader.tags
    assert page.count("<script") == 3
    assert any(row["group"] == evil for row in values(specs(page)["card_played"]))


def values(spec: Any) -> list[dict[str, Any]]:
    """Every row of data in a specification that is about a group."""
    return [row for rows in spec["datasets"].values() for row in rows if "group" in row]


def test_the_command_writes_the_page_and_prints_figures(usual: Path, tmp_path: Path) -> None:
    told = run("lab", "report", str(usual), "--out", str(tmp_path / "page.html"))
    assert "400 finished games between a, b" in told
    assert (tmp_path / "page.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    data = run_json("lab", "report", str(usual))
    assert data["rates"]["seat"][0]["tries"] == 400
    assert {one["name"] for one in data["means"]} >= {"rounds", "decisions", "coins", "changes of the lead"}
    assert not (usual / "report.html").exists()


@pytest.mark.parametrize("game", ["pebbles", "altered", "hara", "faeriell"])
def test_every_game_has_a_report(game: str, tmp_path: Path) -> None:
    one = study(game, "random,random", games=8)
    played(one, tmp_path)
    found = figures_of(tmp_path)
    assert found.done == 8
    assert "card_seen" in [table.key for table in found.rates] or game == "pebbles"
    assert [bool(found.curves), bool(found.decided)] == [game != "pebbles"] * 2
    assert "How games go" in page_of(found)


# Comparing -----------------------------------------------------------------------------------------------------------


def test_a_planted_difference_is_found(usual: Path, tmp_path: Path) -> None:
    def stronger(number: int, rng: Rng) -> Row:
        """Bot "a" wins 7 games of 10, and games are longer by half a round."""
        won = rng.below(10) < 7
        seat = number % 2
        wins = {f"won_{seat}": won, f"won_{1 - seat}": not won}
        return wins | {"rounds": 4 + rng.below(3) + rng.below(2)}

    found = figures_of(made_up(tmp_path / "stronger", stronger, seed=2), usual)
    real = {one.name: one.apart for one in found.found if one.is_real}
    assert {"Win rate by bot: a", "Win rate by bot: b", "Mean of rounds"} <= set(real)
    apart = real["Win rate by bot: a"]
    assert apart.low <= 0.2 <= apart.high
    assert real["Mean of rounds"].low <= 0.5 <= real["Mean of rounds"].high
    assert "Win rate by seat: Player 1" not in real
    said = differences(found)
    assert any(one.startswith("Real: Win rate by bot: a: ") and "points, likely" in one for one in said)
    whole = [one for one in found.found if not one.is_of_card]
    real_ones = sum(one.is_real for one in whole)
    assert f"Real differences: {real_ones} of {len(whole)} about the game as a whole" in " ".join(sentences(found))
    for of_card in (False, True):
        shares = [one.share for one in found.found if one.is_of_card == of_card]
        assert shares == sorted(shares)
    page = page_of(found)
    assert next(iter(specs(page))) == "differences"
    assert {row["shown"] for row in values(specs(page)["differences"])} == {"real", "not shown"}


def test_noise_is_not_called_a_difference(usual: Path, tmp_path: Path) -> None:
    """Six studies of the same, with some thirty comparisons each: chance alone finds one or two at 5 % in each."""
    alarms = 0
    for seed in range(2, 8):
        found = figures_of(made_up(tmp_path / str(seed), nothing, games=200, seed=seed), usual)
        assert len(found.found) > 25
        alarms += any(one.is_real for one in found.found)
        if not any(one.is_real for one in found.found):
            assert "No difference is shown" in " ".join(sentences(found))
    assert alarms <= 1


def test_the_game_as_a_whole_comes_before_its_many_cards(usual: Path, tmp_path: Path) -> None:
    """Differences of cards are judged among themselves: no number of them hides one of the game."""

    def longer(number: int, rng: Rng) -> Row:
        return {"rounds": 5 + rng.below(3), "seen_0": [f"card {rng.below(6)}"]}

    found = figures_of(made_up(tmp_path / "longer", longer, seed=2), usual)
    kinds = [one.is_of_card for one in found.found]
    assert kinds == sorted(kinds)
    assert {True, False} == set(kinds)
    page = specs(page_of(found))
    assert not any("card" in row["group"] for row in values(page["differences"]))
    assert all("card" in row["group"] for row in values(page["differences_cards"]))
    rounds = next(one for one in found.found if one.name == "Mean of rounds")
    few = [one for one in found.found if not one.is_of_card]
    assert rounds.share == pytest.approx(min(1.0, rounds.apart.chance * len(few)))


def test_only_studies_of_one_game_are_compared(usual: Path, tmp_path: Path) -> None:
    played(study("faeriell", "random,random", games=1), tmp_path)
    with pytest.raises(BadStudy, match=r"study of Pebbles and .* one of Sons of Faeriell"):
        figures_of(usual, tmp_path)


def test_a_comparison_says_which_is_which_and_what_was_played_differently(tmp_path: Path) -> None:
    for name, seed in (("before", 1), ("after", 2)):
        one = new_study(find_game("hara"), ["random"] * 2, 4, seed, [], [((), {"mode": MODES[name]})], decisions=False)
        played(one, tmp_path / name)
    found = figures_of(tmp_path / "after", tmp_path / "before")
    assert found.heading == "Champions of Hara: after against before"
    assert found.other is not None
    assert found.other.apart == [("What you play", "Introductory Arena", "Versus Arena")]
    told = "What was played differently: What you play: Introductory Arena in after, Versus Arena in before."
    assert told in " ".join(sentences(found))
    page = page_of(found)
    assert "<strong>Introductory Arena</strong> in after" in page
    assert "<strong>Versus Arena</strong> in before" in page


def test_what_to_beware_of_is_told_of_both_studies(tmp_path: Path) -> None:
    def nobody(number: int, rng: Rng) -> Row:
        return {"won_0": False, "won_1": False, "ending": "drawn"}

    def one_failed(number: int, rng: Rng) -> Row:
        return {"error": "broken"} if number == 7 else {}

    here = made_up(tmp_path / "here", one_failed, games=40, bots="random,random")
    there = made_up(tmp_path / "there", nobody, games=40)
    also = made_up(tmp_path / "also", nothing, games=40, bots="random,random")
    found = figures_of(here, there)
    told = sentences(found)
    assert "Beware, in here: One game failed and is left out." in told
    (nobody_won,) = [one for one in told if one.startswith("Beware, in there: All 40 games ended without a winner")]
    page = page_of(found)
    assert "<strong>In here:</strong> One game failed" in page
    assert "<strong>In there:</strong> All 40 games ended without a winner" in page
    as_json = run_json("lab", "report", str(here), "--against", str(there))
    assert nobody_won.endswith(as_json["warnings_of_against"][0])
    assert "One game failed and is left out." in as_json["warnings"]
    shared = [one for one in sentences(figures_of(here, also)) if "Only random played" in one]
    assert [one.partition(":")[0] for one in shared] == ["Beware, in both"]
    alone = [one for one in sentences(figures_of(here)) if "game failed" in one]
    assert alone == ["Beware: One game failed and is left out."]


def test_a_comparison_leaves_the_report_of_the_study_alone(usual: Path, tmp_path: Path) -> None:
    here = made_up(tmp_path / "here", nothing, games=40, seed=2)
    run("lab", "report", str(here))
    report = (here / "report.html").read_bytes()
    run("lab", "report", str(here), "--against", str(usual))
    assert (here / "report.html").read_bytes() == report
    assert (here / f"against-{usual.name}.html").exists()


def test_an_ending_that_never_came_is_compared_too(usual: Path, tmp_path: Path) -> None:
    def always(number: int, rng: Rng) -> Row:
        return {"ending": "met"}

    there = figures_of(usual, made_up(tmp_path, always, seed=3))
    arena = [one for one in there.found if one.name == "How games end: arena"]
    assert [(one.there, one.is_real) for one in arena] == [(0.0, True)]
