"""The first screen of a report: what it says of balance, and what it warns of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.lab.charts import common_scale
from tavola.lab.page import page_of, parts
from tavola.lab.plan import Chosen
from tavola.lab.report import Figures, figures_of, sentences
from tavola.lab.study import new_study
from tavola.lab.watching import Row
from tests.lab.made import made_up, played

HEROES = ("Ann", "Bob", "Cid", "Dee")


def found(
    folder: Path, row: Callable[[int, Rng], Row], games: int = 400, seed: int = 1, bots: str = "greedy,greedy"
) -> Figures:
    return figures_of(made_up(folder, row, games=games, seed=seed, bots=bots))


def won_by(seat: int) -> Row:
    return {"won_0": seat == 0, "won_1": seat == 1}


def pairs(number: int) -> Row:
    """Every hero meets each other on both seats."""
    first = number % 4
    return {"hero_0": HEROES[first], "hero_1": HEROES[(first + 1 + number // 4 % 3) % 4]}


def strong_ann(number: int, rng: Rng) -> Row:
    """Ann wins nine games in ten, everybody else even ones."""
    row = pairs(number)
    ann = [seat for seat in (0, 1) if row[f"hero_{seat}"] == "Ann"]
    winner = (ann[0] if rng.below(10) else 1 - ann[0]) if ann else rng.below(2)
    return row | won_by(winner)


def even(number: int, rng: Rng) -> Row:
    return pairs(number) | won_by(rng.below(2))


def of(figures: Figures, beginning: str) -> str:
    (said,) = [one for one in figures.verdict.findings if one.startswith(beginning)]
    return said


def test_the_strongest_is_named_with_its_interval_and_whether_that_is_shown(tmp_path: Path) -> None:
    figures = found(tmp_path, strong_ann)
    said = of(figures, "Hero: ")
    assert "strongest Ann 8" in said
    (table,) = [one for one in figures.rates if one.key == "fact_hero"]
    ann = next(rate for rate in table.rows if rate.group == "Ann")
    assert f"({ann.low:.0%} to {ann.high:.0%})" in said
    assert "A difference by hero is shown: Ann above" in said
    assert "No difference by seat is shown" in of(figures, "Seat: ")
    assert said in sentences(figures)
    page = page_of(figures)
    assert page.index("strongest Ann") < page.index("<h2>Who wins</h2>")


def test_chance_alone_is_seldom_called_a_difference(tmp_path: Path) -> None:
    shown = 0
    for seed in range(1, 9):
        figures = found(tmp_path / str(seed), even, games=240, seed=seed)
        shown += "A difference by hero is shown" in of(figures, "Hero: ")
    assert shown <= 1


def test_a_strong_seat_is_shown(tmp_path: Path) -> None:
    figures = found(tmp_path, lambda number, rng: pairs(number) | won_by(int(rng.below(10) >= 7)))
    assert "A difference by seat is shown: Player 1 above and Player 2 below the mean of 50%" in of(figures, "Seat: ")


def test_a_study_without_winners_says_so_and_draws_no_rates_of_winning(tmp_path: Path) -> None:
    nobody: Row = {"won_0": False, "won_1": False, "ending": "time"}
    figures = found(tmp_path, lambda number, rng: pairs(number) | nobody, bots="random,random")
    (warning,) = figures.verdict.warnings
    assert warning.startswith("All 400 games ended without a winner (time). This says nothing about balance.")
    assert "--bots greedy" in warning
    assert [one.partition(":")[0] for one in figures.verdict.findings] == ["It cannot be told", "Length"]
    assert [part.title for part in parts(figures)] == ["How games go"]


def test_few_winners_are_a_warning(tmp_path: Path) -> None:
    def few(number: int, rng: Rng) -> Row:
        return even(number, rng) if number % 20 == 0 else {"won_0": False, "won_1": False}

    (warning,) = found(tmp_path, few).verdict.warnings
    assert "In 380 of 400 games (95%) nobody won." in warning
    assert "says little" in warning


def test_a_bot_that_wins_everything_leaves_nothing_to_be_said_of_heroes(tmp_path: Path) -> None:
    def decided(number: int, rng: Rng) -> Row:
        # Game n has the first bot on seat n modulo 2.
        return pairs(number) | won_by(number % 2 if number else 1)

    figures = found(tmp_path, decided, bots="greedy,random")
    (warning,) = figures.verdict.warnings
    assert "greedy won 399 of 400 games" in warning
    assert "--bots greedy" in warning
    assert not [one for one in figures.verdict.findings if one.startswith(("Hero: ", "Seat: "))]
    assert "random 0.2%" in of(figures, "Bot: ")


def test_bots_that_play_evenly_are_no_warning(tmp_path: Path) -> None:
    assert found(tmp_path, even, bots="greedy,other").verdict.warnings == []


def test_decks_that_never_change_seats_cannot_be_told_from_the_seat(tmp_path: Path) -> None:
    chosen: Chosen = {"decks": ["axiom", "muna"]}
    one = new_study(find_game("altered"), ["random", "random"], 8, 1, [], [((), chosen)], decisions=False)
    played(one, tmp_path)
    figures = figures_of(tmp_path)
    warning = next(one for one in figures.verdict.warnings if one.startswith("Each deck"))
    assert "one seat only (Axiom on Player 1, Muna on Player 2)" in warning
    assert "--vary deck=axiom,muna" in warning
    (seats,) = [table for table in figures.rates if table.key == "seat"]
    axiom, muna = seats.rows
    assert axiom.title == "Player 1 (Axiom, Sierra & Oddball)"
    assert muna.title == "Player 2 (Muna, Teija & Nauraa)"
    # They are no tables of their own, which would say the same again.
    assert not [table for table in figures.rates if table.key.startswith("fact_")]
    assert figures.played["Deck"] == "Player 1: Axiom, Player 2: Muna"
    assert "Deck: Player 1: Axiom, Player 2: Muna" in page_of(figures)


def test_two_facts_that_always_go_together_are_one_table(tmp_path: Path) -> None:
    def twins(number: int, rng: Rng) -> Row:
        row = even(number, rng)
        return row | {f"deck_{seat}": f"deck of {row[f'hero_{seat}']}" for seat in (0, 1)}

    figures = found(tmp_path, twins)
    (table,) = [one for one in figures.rates if one.key.startswith("fact_")]
    assert "the same by" in table.about


def test_variants_without_games_are_a_warning(tmp_path: Path) -> None:
    each: list[tuple[tuple[str, ...], Chosen]] = [((word,), {"begins": word}) for word in "01"]
    one = new_study(find_game("pebbles"), ["random", "random"], 4, 1, ["begins"], each * 3, decisions=False)
    played(one, tmp_path)
    assert any("Only 4 of the 6 variants" in said for said in figures_of(tmp_path).verdict.warnings)


# Who beats whom ------------------------------------------------------------------------------------------------------


def test_the_matrix_counts_each_meeting_from_both_sides(tmp_path: Path) -> None:
    figures = found(tmp_path, strong_ann)
    (matrix,) = figures.matrices
    assert matrix.names[0] == "Ann"
    assert len(matrix.meetings) == 12
    met = {(one.one, one.other): one for one in matrix.meetings}
    for (one, other), meeting in met.items():
        back = met[other, one]
        assert meeting.tries == back.tries > 50
        assert meeting.hits + back.hits == meeting.tries
        assert meeting.low <= meeting.rate <= meeting.high
    assert all(met["Ann", other].rate > 0.75 for other in HEROES[1:])
    assert figures.matrices[0].rows[0][0].startswith("Ann against ")
    assert "matrix_hero" in [plot.id for part in parts(figures) for plot in part.plots]


def test_there_is_no_matrix_where_all_win_together(tmp_path: Path) -> None:
    def together(number: int, rng: Rng) -> Row:
        won = rng.below(2) == 0
        return pairs(number) | {"won_0": won, "won_1": won}

    figures = found(tmp_path, together)
    assert figures.matrices == []
    assert of(figures, "Everybody wins or loses together")


# How it is drawn -----------------------------------------------------------------------------------------------------


def test_every_rate_of_winning_has_the_same_scale(tmp_path: Path) -> None:
    wide, narrow = found(tmp_path / "wide", strong_ann), found(tmp_path / "narrow", even, games=900)
    for figures, ends, said in ((wide, (0.0, 1.0), "from 0 to 100 %"), (narrow, (0.3, 0.7), "from 30% to 70%")):
        (part,) = [part for part in parts(figures) if part.title == "Who wins"]
        assert said in part.about
        scales = [
            layer["encoding"]["x"]["scale"]["domain"]
            for plot in part.plots
            for layer in plot.spec["layer"]
            if "scale" in layer["encoding"].get("x", {})
        ]
        assert scales
        assert all(tuple(scale) == ends for scale in scales)
    assert common_scale([]) == (0.0, 1.0)


def test_a_lead_that_never_changed_is_told_and_no_round_is_left_out_between(tmp_path: Path) -> None:
    def late(number: int, rng: Rng) -> Row:
        return even(number, rng) | {"lead_changed": (0, 0, 3, 7)[number % 4]}

    figures = found(tmp_path, late)
    (plot,) = [plot for part in parts(figures) for plot in part.plots if plot.id == "decided"]
    (bars,) = plot.spec["datasets"].values()
    assert [(bar["value"], bar["games"]) for bar in bars] == [(3, 100), (4, 0), (5, 0), (6, 0), (7, 100)]
    assert "In 200 games (50%) it never did" in plot.about


def test_a_group_that_was_tried_once_is_not_drawn(tmp_path: Path) -> None:
    def one_eve(number: int, rng: Rng) -> Row:
        return even(number, rng) | ({"hero_0": "Eve"} if number == 8 else {})

    figures = found(tmp_path, one_eve)
    (plot,) = [plot for part in parts(figures) for plot in part.plots if plot.id == "fact_hero"]
    assert "Eve" not in str(plot.spec)
    assert "Drawn are 4 of 5" in plot.about


def test_names_that_are_cut_to_the_same_are_two_rows(tmp_path: Path) -> None:
    def long(number: int, rng: Rng) -> Row:
        cards = [[f"{'a very long name of a card ' * 4}{last}"] for last in "xy"]
        return even(number, rng) | {"played_0": cards[number % 2], "played_1": cards[1 - number % 2]}

    figures = found(tmp_path, long)
    (plot,) = [plot for part in parts(figures) for plot in part.plots if plot.id == "card_played"]
    rows = [row for data in plot.spec["datasets"].values() for row in data if "label" in row]
    assert len({row["label"] for row in rows}) == len({row["group"] for row in rows}) == 2


@pytest.mark.parametrize(
    ("game", "kind", "word", "title"),
    [
        ("altered", "card", "Alice R1", "Alice (rare)"),
        ("altered", "ending", "met", "Hero and Companion have met"),
        ("altered", "deck", "other", "another deck"),
        ("hara", "card", "kaoru_dash", "Dash (Kaoru)"),
        ("hara", "card", "ember_pot", "Ember Pot (Item)"),
        ("hara", "ending", "time", "The time is up"),
        ("faeriell", "tribe", "stoneroot", "Stoneroot"),
        ("faeriell", "ending", "doom", "Doom has reached 15: Faeriell falls"),
    ],
)
def test_words_of_studies_have_titles(game: str, kind: str, word: str, title: str) -> None:
    found = find_game(game)
    assert found.study_title(kind, word) == title
    assert found.study_title(kind, "unheard of") == "unheard of"


@pytest.mark.parametrize("game", ["altered", "hara", "faeriell"])
def test_no_label_of_a_report_is_an_id(game: str, tmp_path: Path) -> None:
    one = new_study(find_game(game), ["random", "random"], 4, 1, [], [((), {})], decisions=False)
    played(one, tmp_path)
    for table in figures_of(tmp_path).rates:
        for rate in table.rows:
            assert "_" not in rate.title, table.key
            assert rate.title[:1].isupper() or table.key in ("ending", "fact_sower"), rate.title
