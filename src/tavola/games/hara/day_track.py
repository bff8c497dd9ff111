"""The Day track as a picture: six Days with Dawn and Dusk, and beside it the decks, Doom counters and tokens."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.hara.glyphs import ROUND, attribute, placed, text
from tavola.games.hara.options import scenario_named
from tavola.games.hara.palette import colour
from tavola.games.hara.pieces import LAST_DAY, TILE_NAMES
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.space_words import Names, Words, words_for
from tavola.kernel.language import mark

WIDE: Final = 612.0
HIGH: Final = 104.0
_DAY: Final = 102.0

DAWN_TITLE: Final = mark("Dawn of Day {day}")
DUSK_TITLE: Final = mark("Dusk of Day {day}")


def days_svg(view: Any, language: str) -> str:
    """The Day track of a view."""
    table = view["table"]
    words = words_for(language)
    now = 2 * table["day"] + table["dusk"]
    parts = [_day(day, now, words) for day in range(1, LAST_DAY + 1)]
    parts.append(_below(table, words))
    title = attribute(words(DUSK_TITLE if table["dusk"] else DAWN_TITLE).format(day=table["day"]))
    return (
        f'<svg class="hara-days" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="group" aria-label="{title}"'
        f' font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle" {ROUND}>{"".join(parts)}</svg>'
    )


def _day(day: int, now: int, words: Words) -> str:
    """A Day: its Dawn on the left, its Dusk on the right, its number between them."""
    x = _DAY * (day - 1)
    dawn, dusk = 2 * day == now, 2 * day + 1 == now
    faint = ' opacity=".45"' if 2 * day + 1 < now else ""
    today = dawn or dusk
    edge = colour("ink" if today else "line")
    parts = [
        f'<g{faint}><rect x="{x + 3}" y="4" width="{_DAY - 6}" height="56" rx="14" fill="none" stroke="{edge}"'
        f' stroke-width="{3 if today else 2}"/>',
        f'<text x="{x + _DAY / 2}" y="40" font-size="23" font-family="Georgia,serif"'
        f' fill="{colour("ink")}">{day}</text>',
        _half("sun", x + 25, dawn, words(DAWN_TITLE).format(day=day)),
        _half("moon", x + _DAY - 25, dusk, words(DUSK_TITLE).format(day=day)),
    ]
    return "".join(parts) + "</g>"


def _half(sign: str, x: float, here: bool, title: str) -> str:
    """Dawn or Dusk; the tracker is a ring around it."""
    ring = (
        f'<circle cx="{x}" cy="32" r="20" fill="{colour("glow")}" stroke="{colour("dark")}" stroke-width="2.4"/>'
        if here
        else ""
    )
    return f'<g role="img"><title>{text(title)}</title>{ring}{placed(sign, x, 32, 27)}</g>'


def _below(table: Any, words: Words) -> str:
    """Counts: the Dusk and World Shift decks; the Doom counters and tokens of a Scenario that has them."""
    counts = [
        ("moon", table["dusk_cards"], mark("cards in the Dusk deck: {count}")),
        ("shift", table["shifts"], mark("cards in the World Shift deck: {count}")),
    ]
    scenario = scenario_named(table["mode"])
    if scenario.counts_doom:
        counts.append(("doom", table["doom"], mark("Doom counters: {count}")))
    if scenario.counts_tokens:
        counts.append(("token", table["tokens"], mark("Scenario tokens: {count}")))
    if table["guests"]:
        counts.append(("ally", len(table["guests"]), mark("guests: {count}")))
    if table["bosses"]:
        counts.append(("skull", len(table["bosses"]), mark("decks whose boss has fallen: {count}")))
    parts: list[str] = []
    for at, (sign, count, sentence) in enumerate(counts):
        x = 30 + at * 86
        parts.append(
            f'<g role="img"><title>{text(words(sentence).format(count=count))}</title>{placed(sign, x, 82, 25)}'
            f'<text x="{x + 29}" y="90" font-size="22" fill="{colour("ink")}">{count}</text></g>'
        )
    return "".join(parts)


def dice_svg(number: int, world: str, language: str) -> str:
    """The World dice as they lie: the number die, and the World die where it was rolled too ("" otherwise)."""
    names = Names("", language)
    said = str(number)
    drawn = placed(f"die-{number}", 14, 14, 24)
    if world:
        said += f", {names.words(TILE_WORDS[TILE_NAMES.index(world)])}"
        drawn += placed(f"worlddie-{world}", 44, 14, 24)
    wide = 58 if world else 28
    return (
        f'<svg class="hara-dice" viewBox="0 0 {wide} 28" width="{wide}" height="28" role="img"'
        f' aria-label="{attribute(said)}" {ROUND}>{drawn}</svg>'
    )
