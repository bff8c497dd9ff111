"""The plots of a report, as Vega-Lite specifications. Colours are the page's, one set for light and one for dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import altair as alt

from tavola.lab.compare import Found
from tavola.lab.rates import ENDING, Rate, Rates
from tavola.lab.shapes import Curve

#: So many groups are drawn at most; the tables have all.
MOST_GROUPS = 30
#: A card is drawn if so many seats had it.
LEAST_TRIES = 20
_STEP = 22
_HEIGHT = 240


class Plot(NamedTuple):
    """A plot with its heading, what it shows in words, and its specification."""

    id: str
    title: str
    about: str
    description: str
    spec: dict[str, Any]


def rates_plot(table: Rates) -> Plot:
    """Rates with their intervals, and a line at the rate of all together."""
    rows = _drawn(table)
    hits, tries = sum(rate.hits for rate in table.rows), sum(rate.tries for rate in table.rows)
    about = table.about
    if len(rows) < len(table.rows):
        about += f" Drawn are {len(rows)} of {len(table.rows)}, those furthest from the rest for their number."
    data = [
        {"group": rate.group, "rate": rate.rate, "low": rate.low, "high": rate.high, "tries": rate.tries}
        for rate in rows
    ]
    order = [rate.group for rate in rows]
    layers = _layers(data, "rate", "low", "high", order, "rate", percent=True)
    # The shares of endings come to one; their mean says nothing.
    if table.key != ENDING and tries:
        layers.insert(0, alt.Chart(_data([{"all": hits / tries}])).mark_rule(strokeDash=[4, 4]).encode(x="all:Q"))
    chart = alt.layer(*layers)
    told = "; ".join(f"{rate.group} {rate.rate:.0%} ({rate.low:.0%} to {rate.high:.0%})" for rate in rows[:8])
    return _plot(table.key, table.title, about, f"{table.title}, with intervals: {told}.", chart, len(rows) * _STEP)


def _drawn(table: Rates) -> list[Rate]:
    """The rates that a plot has room for."""
    if not table.key.startswith("card_"):
        return sorted(table.rows, key=lambda rate: -rate.rate)[:MOST_GROUPS] if len(table.rows) > 4 else table.rows
    hits, tries = sum(rate.hits for rate in table.rows), sum(rate.tries for rate in table.rows)
    usual = hits / tries if tries else 0.0
    known = [rate for rate in table.rows if rate.tries >= LEAST_TRIES] or table.rows
    # In standard deviations of so many tries.
    surest = sorted(known, key=lambda rate: -abs(rate.rate - usual) * rate.tries**0.5)[:MOST_GROUPS]
    return sorted(surest, key=lambda rate: -rate.rate)


def _layers(
    data: list[dict[str, Any]], middle: str, low: str, high: str, order: list[str], title: str, percent: bool
) -> list[Any]:
    """The intervals and the points of groups, to be laid over each other."""
    base = alt.Chart(_data(data)).encode(
        y=alt.Y(
            "group:N", sort=order, title=None, axis=alt.Axis(labelLimit=170, labelPadding=8, ticks=False, domain=False)
        )
    )
    axis = alt.Axis(format="%" if percent else "", tickCount=5)
    tips = [alt.Tooltip("group:N"), alt.Tooltip(f"{middle}:Q", format=".1%" if percent else ".2f")]
    if data and "tries" in data[0]:
        tips.append(alt.Tooltip("tries:Q", title="of"))
    rule = base.mark_rule(strokeWidth=3, opacity=0.45).encode(
        x=alt.X(f"{low}:Q", title=title, axis=axis, scale=alt.Scale(zero=False)), x2=alt.X2(f"{high}:Q")
    )
    point = base.mark_point(filled=True, size=70, opacity=1).encode(x=alt.X(f"{middle}:Q"), tooltip=tips)
    return [rule, point]


def bars_plot(id: str, title: str, about: str, counts: Sequence[tuple[int, int]], axis: str) -> Plot:
    """How many games had each number."""
    data = [{"value": value, "games": games} for value, games in counts]
    chart = (
        alt.Chart(_data(data))
        .mark_bar()
        .encode(
            x=alt.X("value:O", title=axis, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("games:Q", title="games"),
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
        color=alt.Color("group:N", title=None, legend=alt.Legend(orient="top") if len(groups) > 1 else None),
    )
    band = base.mark_area(opacity=0.22).encode(y=alt.Y("low:Q", title=curve.name), y2=alt.Y2("high:Q"))
    line = base.mark_line(point=True, strokeWidth=2).encode(
        y=alt.Y("middle:Q"),
        # Colour never carries a meaning alone.
        strokeDash=alt.StrokeDash("group:N", legend=None),
        tooltip=[alt.Tooltip("group:N"), alt.Tooltip("round:Q"), alt.Tooltip("middle:Q", title="median")],
    )
    about = "The line is the median, the band holds the middle half. The last point of a game is its end."
    last = [point for point in curve.points if point.round == max(other.round for other in curve.points)]
    told = "; ".join(f"{point.group}: median {point.middle:g} at {word} {point.round}" for point in last)
    id = "curve_" + "".join(one if one.isalnum() else "_" for one in curve.name)
    title = f"{curve.name.capitalize()} from {word} to {word}"
    description = f"{title}, median and quartiles; at the last, {told}."
    return _plot(id, title, about, description, alt.layer(band, line), _HEIGHT)


def differences_plot(found: list[Found]) -> Plot | None:
    """The surest differences of rates, with their intervals; None where no rate is compared."""
    rates = [one for one in found if one.is_rate][:MOST_GROUPS]
    if not rates:
        return None
    data = [
        {
            "group": one.name.removeprefix("Win rate by "),
            "value": one.apart.value,
            "low": one.apart.low,
            "high": one.apart.high,
            "shown": "real" if one.is_real else "not shown",
        }
        for one in rates
    ]
    order = [str(one["group"]) for one in data]
    shown = alt.Scale(domain=["real", "not shown"])
    color = alt.Color("shown:N", title=None, scale=shown, legend=alt.Legend(orient="top"))
    rule, point = _layers(data, "value", "low", "high", order, "difference of the rates", percent=True)
    point = point.encode(color=color, shape=alt.Shape("shown:N", title=None, scale=shown))
    zero = alt.Chart(_data([{"zero": 0}])).mark_rule(strokeDash=[4, 4]).encode(x="zero:Q")
    told = "; ".join(f"{one['group']} {one['value']:+.1%}, {one['shown']}" for one in data[:8])
    about = f"This study less the other, the surest {len(rates)} first. The line is no difference."
    return _plot(
        "differences",
        "Differences of rates",
        about,
        f"Differences of rates with intervals: {told}.",
        alt.layer(zero, rule.encode(color=color), point),
        len(rates) * _STEP,
    )


def _data(rows: list[dict[str, Any]]) -> alt.InlineData:
    return alt.InlineData(values=rows)


def _plot(id: str, title: str, about: str, description: str, chart: Any, height: int) -> Plot:
    # The axes count as part of the width, or a narrow screen would have to scroll.
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    sized = chart.properties(width="container", height=max(60, height), description=description, autosize=fit)
    spec = sized.to_dict()
    # Nothing outside the page is named, though it would not be fetched.
    spec.pop("$schema", None)
    spec.pop("config", None)
    return Plot(id, title, about, description, spec)
