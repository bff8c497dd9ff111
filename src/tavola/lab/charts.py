"""The plots of a report, as Vega-Lite specifications. Colours are the page's, one set for light and one for dark."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten, wrap
from typing import Any, NamedTuple

import altair as alt

from tavola.lab.compare import Found
from tavola.lab.meetings import Matrix
from tavola.lab.rates import ENDING, Rate, Rates
from tavola.lab.shapes import Curve

#: So many groups are drawn at most; the tables have all.
MOST_GROUPS = 24
#: A card is drawn if so many seats had it.
LEAST_TRIES = 20
#: Any other group is drawn if it was tried so often, unless none was.
FEWEST = 5
#: Rates that all lie between these are drawn on this scale rather than from 0 to 1.
NARROW = (0.3, 0.7)
#: A name is broken after so many letters, into so many lines at most.
_LINE, _LINES = 26, 3
#: The height of a line of a label, and of the space between two labels.
_TALL, _SPACE = 16, 10
_HEIGHT = 220
#: A cell of a matrix, and up to how many columns its figures are written into it.
_CELL, _WRITTEN = 34, 8
#: A name that fits over such a column.
_SHORT = 8
#: Bars are drawn for every number between the least and the most, unless those are further apart.
_WIDEST = 80


class Plot(NamedTuple):
    """A plot with its heading, what it shows in words, and its specification. A wide one has the page's width."""

    id: str
    title: str
    about: str
    description: str
    spec: dict[str, Any]
    is_wide: bool = False


class Scale(NamedTuple):
    """What the axis of every win rate of a report reaches from and to."""

    low: float
    high: float


def common_scale(tables: Sequence[Rates]) -> Scale:
    """One scale for all plots of win rates: everything, unless all rates with their intervals lie close together."""
    rows = [rate for table in tables for rate in drawn(table)]
    if rows and all(NARROW[0] <= rate.low and rate.high <= NARROW[1] for rate in rows):
        return Scale(*NARROW)
    return Scale(0.0, 1.0)


# Rates ---------------------------------------------------------------------------------------------------------------


def rates_plot(table: Rates, scale: Scale) -> Plot:
    """Rates with their intervals, and a line at the rate of all together."""
    rows = drawn(table)
    about = table.about
    if len(rows) < len(table.rows):
        chosen = "furthest from the rest for their number" if table.is_of_cards else f"tried {FEWEST} times or more"
        about += f" Drawn are {len(rows)} of {len(table.rows)}, those {chosen}; the table has all."
    data = [
        {
            "label": _label(rate.title, f"{rate.rate:.0%} of {rate.tries:,}"),
            "group": rate.title,
            "rate": rate.rate,
            "low": rate.low,
            "high": rate.high,
            "hits": rate.hits,
            "tries": rate.tries,
        }
        for rate in rows
    ]
    layers = _layers(data, "rate", "low", "high", alt.Scale(domain=list(scale), nice=False, clamp=True), "%")
    # The shares of endings come to one; their mean says nothing.
    if table.key != ENDING and rows:
        usual = alt.Chart(_data([{"all": table.usual}])).mark_rule(strokeDash=[4, 4]).encode(x="all:Q")
        layers.insert(0, usual)
    told = "; ".join(f"{rate.title} {rate.rate:.0%} ({rate.low:.0%} to {rate.high:.0%})" for rate in rows[:8])
    return _plot(
        table.key, table.title, about, f"{table.title}, with intervals: {told}.", alt.layer(*layers), _height(data)
    )


def drawn(table: Rates) -> list[Rate]:
    """The rates that a plot has room for, in the order in which it shows them."""
    if table.is_of_cards:
        usual = table.usual
        enough = [[rate for rate in table.rows if rate.tries >= least] for least in (LEAST_TRIES, FEWEST)]
        known = enough[0] or enough[1] or table.rows
        # In standard deviations of so many tries.
        surest = sorted(known, key=lambda rate: -abs(rate.rate - usual) * rate.tries**0.5)[:MOST_GROUPS]
        return sorted(surest, key=lambda rate: -rate.rate)
    if table.key == ENDING:
        return sorted(table.rows, key=lambda rate: -rate.rate)[:MOST_GROUPS]
    # Once or twice is no rate.
    known = [rate for rate in table.rows if rate.tries >= FEWEST] or table.rows
    if table.key.startswith("fact_") or table.key == "bot":
        return sorted(known, key=lambda rate: -rate.rate)[:MOST_GROUPS]
    # Seats and the values of options have an order of their own.
    return known[:MOST_GROUPS]


def _label(title: str, figures: str) -> str:
    """A name, broken into lines, with its figures below."""
    lines = wrap(title, _LINE) or [""]
    if len(lines) > _LINES:
        lines = [*lines[: _LINES - 1], shorten(" ".join(lines[_LINES - 1 :]), _LINE, placeholder=" …")]
    return "\n".join([*lines, figures])


def _height(data: list[dict[str, Any]]) -> int:
    return len(data) * (_lines(data) * _TALL + _SPACE)


def _lines(data: list[dict[str, Any]]) -> int:
    return max((str(row["label"]).count("\n") + 1 for row in data), default=1)


def _layers(data: list[dict[str, Any]], middle: str, low: str, high: str, scale: alt.Scale, unit: str) -> list[Any]:
    """The intervals and the points of groups, to be laid over each other."""
    _tell_apart(data)
    # A label's first line stands at its place; so all are moved up by half of the rest.
    up = -(_lines(data) - 1) * _TALL / 2
    lines = "split(datum.label, '\\n')"
    axis = alt.Axis(labelExpr=lines, labelOffset=up, labelPadding=8, ticks=False, domain=False, grid=False)
    base = alt.Chart(_data(data)).encode(
        y=alt.Y("label:N", sort=[str(row["label"]) for row in data], title=None, axis=axis)
    )
    tips = [
        alt.Tooltip("group:N", title=" "),
        alt.Tooltip(f"{middle}:Q", format=".1%"),
        alt.Tooltip(f"{low}:Q", title="likely from", format=".1%"),
        alt.Tooltip(f"{high}:Q", title="to", format=".1%"),
    ]
    if data and "tries" in data[0]:
        tips += [alt.Tooltip("hits:Q", title="times"), alt.Tooltip("tries:Q", title="of")]
    across = alt.Axis(format=unit, tickCount=5, labelOverlap="greedy", labelSeparation=6)
    rule = base.mark_rule(strokeWidth=3, opacity=0.45).encode(
        x=alt.X(f"{low}:Q", title=None, axis=across, scale=scale), x2=alt.X2(f"{high}:Q"), tooltip=tips
    )
    point = base.mark_point(filled=True, size=70, opacity=1).encode(x=alt.X(f"{middle}:Q"), tooltip=tips)
    return [rule, point]


def _tell_apart(data: list[dict[str, Any]]) -> None:
    """Labels that are alike, being cut short, become different by what nobody sees."""
    seen: dict[str, int] = {}
    for row in data:
        label = str(row["label"])
        seen[label] = seen.get(label, 0) + 1
        row["label"] = label + "\u200b" * (seen[label] - 1)


def matrix_plot(matrix: Matrix) -> Plot:
    """Who beats whom: a cell for each two, redder or bluer the further it is from even."""
    names = matrix.names
    data = [
        {
            "group": f"{one.one} where {one.other} plays too",
            "one": one.one,
            "other": one.other,
            "rate": one.rate,
            "low": one.low,
            "high": one.high,
            "tries": one.tries,
            "off": one.rate - _even(matrix),
        }
        for one in matrix.meetings
    ]
    across = 0 if len(names) <= _WRITTEN and max(map(len, names)) <= _SHORT else -90
    base = alt.Chart(_data(data)).encode(
        x=alt.X("other:N", sort=names, title="against", axis=_cell_axis(across)),
        y=alt.Y("one:N", sort=names, title=None, axis=_cell_axis(0)),
        tooltip=[
            alt.Tooltip("group:N", title=" "),
            alt.Tooltip("rate:Q", format=".1%", title="won"),
            alt.Tooltip("low:Q", format=".1%", title="likely from"),
            alt.Tooltip("high:Q", format=".1%", title="to"),
            alt.Tooltip("tries:Q", title="of"),
        ],
    )
    scale = alt.Scale(domain=[-0.5, 0, 0.5], range="diverging", interpolate="rgb", clamp=True)
    color = alt.Color("off:Q", scale=scale, legend=None)
    layers: list[Any] = [base.mark_rect().encode(color=color)]
    if len(names) <= _WRITTEN:
        layers.append(base.mark_text(fontSize=13).encode(text=alt.Text("rate:Q", format=".0%")))
    best = sorted(matrix.meetings, key=lambda one: -one.rate)[:6]
    told = "; ".join(f"{one.one} against {one.other} {one.rate:.0%} of {one.tries}" for one in best)
    about = (
        f"How often the {matrix.fact} of the row won where that of the column played too, whatever the seats; the"
        f" strongest first. {_counts(matrix)} a cell; the table below has their intervals."
    )
    title = f"Who beats whom: {matrix.fact} against {matrix.fact}"
    chart, wide = alt.layer(*layers), len(names) > _WRITTEN
    return _plot(f"matrix_{matrix.fact}", title, about, f"{title}. {told}.", chart, _CELL * len(names), wide)


def _cell_axis(angle: int) -> alt.Axis:
    return alt.Axis(labelAngle=angle, ticks=False, domain=False, grid=False, labelPadding=6)


def _even(matrix: Matrix) -> float:
    """What a meeting between equals would come to."""
    tries = sum(one.tries for one in matrix.meetings)
    return sum(one.hits for one in matrix.meetings) / tries if tries else 0.5


def _counts(matrix: Matrix) -> str:
    tries = [one.tries for one in matrix.meetings]
    least, most = min(tries), max(tries)
    return f"{least:,} games" if least == most else f"{least:,} to {most:,} games"


# Lengths and curves --------------------------------------------------------------------------------------------------


def bars_plot(id: str, title: str, about: str, counts: Sequence[tuple[int, int]], axis: str, step: int = 1) -> Plot:
    """How many games had each number; those between that none had are drawn as nothing."""
    known = dict(counts)
    least, most = min(known), max(known)
    values = range(least, most + 1, step) if (most - least) // step <= _WIDEST else sorted(known)
    data = [{"value": value, "games": known.get(value, 0)} for value in values]
    chart = (
        alt.Chart(_data(data))
        .mark_bar()
        .encode(
            x=alt.X("value:O", title=axis, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("games:Q", title="games", axis=alt.Axis(tickMinStep=1)),
            tooltip=[alt.Tooltip("value:O", title=axis), alt.Tooltip("games:Q")],
        )
    )
    told = "; ".join(f"{value}: {games}" for value, games in counts[:12])
    return _plot(id, title, about, f"{title}, games by {axis}: {told}.", chart, _HEIGHT)


def curve_plot(curve: Curve, word: str) -> Plot:
    """Median and quartiles from round to round."""
    groups = list(dict.fromkeys(point.group for point in curve.points))
    base = alt.Chart(_data([point._asdict() for point in curve.points])).encode(
        x=alt.X("round:Q", title=f"beginning of {word}", axis=alt.Axis(format="d", tickMinStep=1)),
        color=alt.Color("group:N", title=None, sort=groups, legend=alt.Legend(orient="top")),
    )
    band = base.mark_area(opacity=0.22).encode(y=alt.Y("low:Q", title=curve.name), y2=alt.Y2("high:Q"))
    line = base.mark_line(point=True, strokeWidth=2).encode(
        y=alt.Y("middle:Q"),
        # Colour never carries a meaning alone.
        strokeDash=alt.StrokeDash("group:N", sort=groups, legend=None),
        tooltip=[
            alt.Tooltip("group:N"),
            alt.Tooltip("round:Q", title=word),
            alt.Tooltip("middle:Q", title="median"),
            alt.Tooltip("tries:Q", title="of"),
        ],
    )
    most = max(point.round for point in curve.points)
    last = [point for point in curve.points if point.round == most]
    came = ", ".join(f"{point.tries:,} ({point.group})" for point in last)
    about = (
        "The line is the median, the band holds the middle half; the last point of a game is its end. Drawn as far as a"
        f" fifth of the games came; at {word} {most} the points stand for {came}."
    )
    if groups == ["did not win"]:
        about += " Nobody won."
    told = "; ".join(f"{point.group}: median {point.middle:g} at {word} {point.round}" for point in last)
    id = "curve_" + "".join(one if one.isalnum() else "_" for one in curve.name)
    title = f"{curve.name.capitalize()} from {word} to {word}"
    description = f"{title}, median and quartiles; at the last, {told}."
    return _plot(id, title, about, description, alt.layer(band, line), _HEIGHT)


# Differences ---------------------------------------------------------------------------------------------------------


def differences_plot(id: str, title: str, found: Sequence[Found], here: str, there: str) -> Plot | None:
    """The surest differences of rates, with their intervals; None where no rate is compared."""
    rates = [one for one in found if one.is_rate][:MOST_GROUPS]
    if not rates:
        return None
    data = [
        {
            "label": _label(one.name.removeprefix("Win rate by "), f"{100 * one.apart.value:+.1f} points"),
            "group": one.name.removeprefix("Win rate by "),
            "difference": one.apart.value,
            "low": one.apart.low,
            "high": one.apart.high,
            "shown": "real" if one.is_real else "not shown",
        }
        for one in rates
    ]
    shown = alt.Scale(domain=["real", "not shown"])
    legend = alt.Legend(orient="top", symbolOpacity=1)
    color = alt.Color("shown:N", title=None, scale=shown, legend=legend)
    # Symmetric, so that the line of no difference is in the middle; and never so close that a trifle looks large.
    reach = max([0.1, *(abs(edge) for one in rates for edge in (one.apart.low, one.apart.high))])
    scale = alt.Scale(domain=[-reach, reach])
    rule, point = _layers(data, "difference", "low", "high", scale, "+.0%")
    point = point.encode(color=color, shape=alt.Shape("shown:N", title=None, scale=shown))
    zero = alt.Chart(_data([{"zero": 0}])).mark_rule(strokeDash=[4, 4]).encode(x="zero:Q")
    told = "; ".join(f"{row['group']} {row['difference']:+.1%}, {row['shown']}" for row in data[:8])
    about = f"{here} less {there}, the surest first: right of the line is more in {here}."
    if len(rates) < len(found):
        about += f" Drawn are {len(rates)} rates of {len(found)} figures; the table has all."
    chart = alt.layer(zero, rule.encode(color=color), point)
    return _plot(id, title, about, f"{title} with intervals: {told}.", chart, _height(data), wide=True)


def _data(rows: list[dict[str, Any]]) -> alt.InlineData:
    return alt.InlineData(values=rows)


def _plot(id: str, title: str, about: str, description: str, chart: Any, height: int, wide: bool = False) -> Plot:
    # The axes count as part of the width, or a narrow screen would have to scroll.
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    sized = chart.properties(width="container", height=max(60, height), description=description, autosize=fit)
    spec = sized.to_dict()
    # Nothing outside the page is named, though it would not be fetched.
    spec.pop("$schema", None)
    spec.pop("config", None)
    return Plot(id, title, about, description, spec, wide)
