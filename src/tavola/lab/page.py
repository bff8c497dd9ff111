"""The page of a report: figures as HTML with plots, and the libraries that draw them."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

import altair
import vl_convert
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from tavola.lab.charts import (
    Plot,
    Scale,
    bars_plot,
    common_scale,
    curve_plot,
    differences_plot,
    matrix_plot,
    rates_plot,
)
from tavola.lab.rates import ENDING, Rates
from tavola.lab.report import Figures, compared, differences, warnings
from tavola.lab.shapes import WHOLE

#: A table of more rows begins folded up.
MOST_OPEN = 12


class Part(NamedTuple):
    """Plots under one heading. A folded part is opened by whoever asks for it."""

    title: str
    about: str
    plots: list[Plot]
    is_folded: bool


def parts(figures: Figures) -> list[Part]:
    """The plots of a report: the differences, who wins, how games go, and the many of single cards."""
    tables = [table for table in figures.rates if table.rows]
    wins = [table for table in tables if table.key != ENDING and not table.is_of_cards]
    cards = [table for table in tables if table.is_of_cards]
    # Where nobody won there is nothing to see.
    if not any(rate.hits for table in wins for rate in table.rows):
        wins, cards = [], []
    scale = common_scale(wins)
    reach = "from 0 to 100 %" if scale.low == 0 else f"from {scale.low:.0%} to {scale.high:.0%}, where all of them lie"
    about = (
        "Points are rates, the bars beside them hold the true rate 19 times in 20 (Wilson). A dashed line is all groups"
        f" together. Every scale is drawn {reach}."
    )
    found = _differences(figures)
    found.append(Part("Who wins", about, _who_wins(wins, figures, scale), is_folded=False))
    found.append(Part("How games go", "", _how_they_go(tables, figures), is_folded=False))
    full = common_scale(cards)
    about = "Many cards are many chances to be far off by chance alone; take such a rate as a hint of where to look."
    found.append(Part("Single cards", about, [rates_plot(table, full) for table in cards], is_folded=True))
    return [part for part in found if part.plots]


def _differences(figures: Figures) -> list[Part]:
    other = figures.other
    if other is None:
        return []
    whole = [one for one in other.found if not one.is_of_card]
    cards = [one for one in other.found if one.is_of_card]
    drawn = differences_plot("differences", "Differences of rates", whole, other.here, other.there)
    of_cards = differences_plot("differences_cards", "Differences of single cards", cards, other.here, other.there)
    return [
        Part("Differences", "", [drawn] if drawn else [], is_folded=False),
        Part("Differences of single cards", "", [of_cards] if of_cards else [], is_folded=True),
    ]


def _who_wins(wins: list[Rates], figures: Figures, scale: Scale) -> list[Plot]:
    drawn = [rates_plot(table, scale) for table in wins]
    return [matrix_plot(matrix) for matrix in figures.matrices] + drawn if drawn else []


def _how_they_go(tables: list[Rates], figures: Figures) -> list[Plot]:
    word = figures.word
    # What the seats race in comes before what the whole table has.
    followed = sorted((curve for curve in figures.curves if curve.points), key=lambda one: one.points[0].group == WHOLE)
    found = [curve_plot(curve, word) for curve in followed]
    if figures.lengths:
        found.append(_lengths(figures))
    found += [rates_plot(table, common_scale([])) for table in tables if table.key == ENDING and len(table.rows) > 1]
    changed = [(value, games) for value, games in figures.decided if value]
    if changed:
        never = sum(games for value, games in figures.decided if not value)
        title = "The last change of the lead"
        about = f"The {word} in which the lead passed from one seat to another for the last time."
        if never:
            share = never / sum(games for _, games in figures.decided)
            about += f" In {never:,} games ({share:.0%}) it never did; they are not drawn."
        found.append(bars_plot("decided", title, about, changed, word))
    return found


def _lengths(figures: Figures) -> Plot:
    counts = figures.lengths
    axis, step = (f"{figures.word}s", 1) if figures.counts_rounds else ("decisions, by tens", 10)
    return bars_plot("lengths", "How long games are", "All finished games.", counts, axis, step)


def page_of(figures: Figures) -> str:
    """The page: HTML with its plots and the libraries that draw them."""
    drawn = parts(figures)
    environment = Environment(
        loader=PackageLoader("tavola.lab", "page"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template("report.html").render(
        figures=figures,
        plan=figures.study.plan,
        study=figures.study,
        other=figures.other,
        warnings=warnings(figures),
        compared=[] if figures.other is None else compared(figures.other)[1:],
        differences=differences(figures),
        parts=drawn,
        most_open=MOST_OPEN,
        specs=_as_script({plot.id: plot.spec for part in drawn for plot in part.plots}),
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
