"""The figures on the map, several on one space side by side: champions on round shields, Corrupted on thorny ones."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tavola.games.hara.glyphs import text
from tavola.games.hara.hex_picture import number, use
from tavola.games.hara.map_words import champion_title, corrupted_title
from tavola.games.hara.palette import colour
from tavola.games.hara.space_words import Names


def figure_spots(space: Any) -> list[tuple[float, float, float]]:
    """Where the figures on a space stand, from its middle, and how large they are."""
    count = len(space["units"])
    if not count:
        return []
    if space["hex"]:
        size, y = (33.0, 37.0) if count == 1 else (30.0, 36.0) if count == 2 else (72.0 / count, 35.0)
        step = size if count < 3 else 62.0 / (count - 1)
        return [((at - (count - 1) / 2) * step, y, size) for at in range(count)]
    if count == 1:
        return [(0.0, 3.0, 48.0)]
    if count == 2:
        return [(-20.0, 3.0, 38.0), (20.0, 3.0, 38.0)]
    size = 33.0 if count < 5 else 27.0
    rows = [count // 2, count - count // 2]
    found: list[tuple[float, float, float]] = []
    for row, many in enumerate(rows):
        y = 5 + (row - 0.5) * (size + 1)
        found += [((at - (many - 1) / 2) * (size + 1), y, size) for at in range(many)]
    return found


class Figures:
    """The figures of a view while its map is drawn."""

    def __init__(self, table: Any, names: Names, lit: Collection[str]) -> None:
        self._active: int = table["active"]
        self._names: Names = names
        self._lit: Collection[str] = lit
        self._seats: dict[str, Any] = {seat["champion"]: seat for seat in table["seats"]}
        self._corrupted: dict[str, Any] = {unit["id"]: unit for unit in table["corrupted"]}

    def on(self, space: Any, x: float, y: float) -> list[str]:
        """Those on a space whose middle is there."""
        return [
            self._figure(unit, x + dx, y + dy, size)
            for unit, (dx, dy, size) in zip(space["units"], figure_spots(space), strict=True)
        ]

    def _figure(self, unit: str, x: float, y: float, size: float) -> str:
        if unit in self._seats:
            kind, title, drawn = "champion", *self._champion(self._seats[unit], size)
        else:
            kind, title, drawn = "corrupted", *self._fallen(self._corrupted[unit], size)
        lit = ""
        if unit in self._lit:
            lit = ' data-lit=""'
            drawn += _light(size / 2 + 2)
        return (
            f'<g class="hara-figure hara-{kind}" data-piece="{unit}" data-ref="{unit}"{lit} role="img"'
            f' transform="translate({x:.1f} {y:.1f})"><title>{text(title)}</title>{drawn}</g>'
        )

    def _champion(self, seat: Any, size: float) -> tuple[str, str]:
        """A champion; whoever is on turn has a golden ring."""
        drawn = (
            f'<ellipse cy="{size * 0.42:.1f}" rx="{size * 0.44:.1f}" ry="{size * 0.16:.1f}" fill="{colour("dark")}"'
            ' opacity=".35"/>'
        )
        if seat["seat"] == self._active:
            drawn += (
                f'<circle class="hara-active" cy="-1" r="{size / 2 + 2:.1f}" fill="{colour("gold")}"'
                f' stroke="{colour("dark")}" stroke-width="1.4"/>'
            )
        return champion_title(seat, self._names), drawn + use(f"champion-{seat['champion']}", 0, -1, size)

    def _fallen(self, unit: Any, size: float) -> tuple[str, str]:
        """A Corrupted with its bar and tokens."""
        drawn = use(f"corrupted-{unit['id']}", 0, -3, size * 1.14) + _bar(unit, size)
        return corrupted_title(unit, self._names), drawn


def _light(radius: float) -> str:
    """A light around a figure that may be acted upon."""
    return (
        f'<circle r="{radius:.1f}" fill="none" stroke="{colour("lit-ring")}" stroke-width="7"/>'
        f'<circle class="hara-lit" r="{radius:.1f}" fill="none" stroke="{colour("lit")}" stroke-width="4"/>'
    )


def _bar(unit: Any, size: float) -> str:
    """A Corrupted's Health on its bar, and its Resilience tokens (HARA-CORRUPT-01)."""
    wide, high, y = size * 1.1, 12.0, size * 0.5 - 3
    full = wide * unit["health"] / max(1, unit["bar"])
    parts = [
        f'<rect x="{-wide / 2:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high}" rx="5" fill="{colour("dark")}"'
        f' stroke="{colour("bone")}" stroke-width="1.2"/>'
        f'<rect x="{-wide / 2:.1f}" y="{y:.1f}" width="{full:.1f}" height="{high}" rx="5" fill="{colour("heart")}"/>',
        number(unit["health"], 0, y + 6, 12, "white"),
    ]
    if unit["tokens"]:
        parts.append(use("resilience", size * 0.5, -size * 0.32, 19))
        parts.append(number(unit["tokens"], size * 0.5, -size * 0.33, 13, "white"))
    return "".join(parts)
