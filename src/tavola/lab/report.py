"""A study as figures, and the figures as one page that needs nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import altair
import polars as pl
import vl_convert
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from tavola.kernel.registry import find_game
from tavola.lab.charts import Plot, bars_plot, curve_plot, differences_plot, rates_plot
from tavola.lab.compare import Found, compare, said, summary
from tavola.lab.rates import ENDING, Rate, Rates, all_rates, endings
from tavola.lab.shapes import Curve, Mean, curves, decided, led_at_half, lengths, means
from tavola.lab.shards import read_games
from tavola.lab.study import Study, read_study

#: So many figures that do not differ are named in a sentence.
NAMED = 8


@dataclass(frozen=True)
class Figures:
    """All that a report says."""

    folder: str
    study: Study
    title: str
    #: What the game's rounds are called.
    word: str
    #: The games that are there, those that finished, and those that failed.
    games: int
    done: int
    errors: int
    rates: list[Rates]
    means: list[Mean]
    lengths: list[tuple[int, int]]
    decided: list[tuple[int, int]]
    led: Rate | None
    curves: list[Curve]
    #: The other study and what the comparison found; "" and empty without one.
    other: str
    found: list[Found]


def figures_of(folder: Path, against: Path | None = None) -> Figures:
    """The figures of the study in ``folder``, compared with that in ``against``.

    Raises:
        BadStudy: one of them cannot be read; the message says why.
    """
    study, games, rates = _read(folder)
    found: list[Found] = []
    if against is not None:
        _, other_games, other_rates = _read(against)
        found = compare(rates, games, other_rates, other_games)
    game = find_game(study.plan.game)
    done = int((games["error"] == "").sum())
    return Figures(
        folder=str(folder),
        study=study,
        title=game.title,
        word=game.round_word,
        games=len(games),
        done=done,
        errors=len(games) - done,
        rates=rates,
        means=means(games),
        lengths=lengths(games),
        decided=decided(games),
        led=led_at_half(games),
        curves=curves(games),
        other="" if against is None else str(against),
        found=found,
    )


def _read(folder: Path) -> tuple[Study, pl.DataFrame, list[Rates]]:
    study = read_study(folder)
    games = read_games(study, folder)
    return study, games, [*all_rates(study, games), endings(games)]


def as_data(figures: Figures) -> dict[str, Any]:
    """The figures for programs."""
    plan = figures.study.plan
    data: dict[str, Any] = {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "planned": plan.games,
        "games": figures.games,
        "finished": figures.done,
        "errors": figures.errors,
        "rates": {table.key: [_rounded(rate) for rate in table.rows] for table in figures.rates},
        "means": [_rounded(mean) for mean in figures.means],
        "lengths": [list(one) for one in figures.lengths],
        "lead_changed": [list(one) for one in figures.decided],
        "led_halfway": None if figures.led is None else _rounded(figures.led),
        "curves": {curve.name: [_rounded(point) for point in curve.points] for curve in figures.curves},
    }
    if figures.other:
        data["against"] = figures.other
        data["summary"] = summary(figures.found)
        data["differences"] = [
            {
                "name": one.name,
                "here": round(one.here, 6),
                "there": round(one.there, 6),
                "difference": round(one.apart.value, 6),
                "low": round(one.apart.low, 6),
                "high": round(one.apart.high, 6),
                "chance": one.apart.chance,
                "false_finds": one.share,
                "real": one.is_real,
            }
            for one in figures.found
        ]
    return data


def _rounded(one: Any) -> dict[str, Any]:
    return {name: round(value, 6) if isinstance(value, float) else value for name, value in one._asdict().items()}


def sentences(figures: Figures) -> list[str]:
    """The figures in a few sentences: how much there is, and what a comparison found."""
    plan = figures.study.plan
    found = [f"{figures.title}: {figures.done:,} finished games between {', '.join(plan.bots)}."]
    if figures.games < plan.games:
        found.append(f"The study is not finished: {figures.games:,} of {plan.games:,} games are there.")
    if figures.errors:
        found.append(f"{figures.errors:,} games failed and are left out.")
    if figures.led is not None:
        led = figures.led
        found.append(
            f"Whoever led alone halfway through the {figures.word}s won {led.rate:.0%} of the time (likely"
            f" {led.low:.0%} to {led.high:.0%})."
        )
    if figures.other:
        found.append(f"Against {figures.other}: {summary(figures.found)}")
    return found


def differences(figures: Figures) -> list[str]:
    """The differences that are real, a sentence each, and one for those that are not shown."""
    found = [f"Real: {said(one)}" for one in figures.found if one.is_real]
    rest = [one.name for one in figures.found if not one.is_real]
    if rest:
        named = "; ".join(rest[:NAMED]) + (f"; and {len(rest) - NAMED} more" if len(rest) > NAMED else "")
        found.append(f"Not shown: {named}.")
    return found


# The page ------------------------------------------------------------------------------------------------------------


def plots(figures: Figures) -> list[Plot]:
    """The plots of a report: the differences, who wins, how long, how and when it was decided, the curves."""
    word = figures.word
    found = [differences_plot(figures.found)] if figures.found else []
    drawn = [one for one in found if one is not None]
    tables = [table for table in figures.rates if table.rows]
    drawn += [rates_plot(table) for table in tables if table.key != ENDING]
    if figures.lengths:
        drawn.append(bars_plot("lengths", "How long games are", "All finished games.", figures.lengths, f"{word}s"))
    drawn += [rates_plot(table) for table in tables if table.key == ENDING]
    if figures.decided:
        title = "What decided them: the last change of the lead"
        about = f"The {word} in which the lead passed from one seat to another for the last time; 0: it never did."
        drawn.append(bars_plot("decided", title, about, figures.decided, word))
    return drawn + [curve_plot(curve, word) for curve in figures.curves if curve.points]


def page_of(figures: Figures) -> str:
    """The page: HTML with its plots and the libraries that draw them."""
    drawn = plots(figures)
    environment = Environment(
        loader=PackageLoader("tavola.lab", "page"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template("report.html").render(
        figures=figures,
        plan=figures.study.plan,
        study=figures.study,
        sentences=sentences(figures),
        differences=differences(figures),
        plots=drawn,
        specs=_as_script({plot.id: plot.spec for plot in drawn}),
        libraries=Markup(_libraries()),
    )


def _as_script(data: object) -> Markup:
    """Data that a script reads; nothing in it can end the script."""
    text = json.dumps(data, ensure_ascii=True)
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))


@cache
def _libraries() -> str:
    """Vega, Vega-Lite and Vega-Embed, as one script."""
    version = ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    bundle: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", vl_version=version)
    return bundle.replace("</script", "<\\/script").replace("<!--", "\\x3c!--")
