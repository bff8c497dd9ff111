"""The harvest wheel as a picture: what each slot yields, where the Harvest token is, and the stops in reach."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from tavola.games.faeriell.glyphs import ROUND, attribute, placed, text
from tavola.games.faeriell.names import GUARDIANS_OF, REGIONS_OF
from tavola.games.faeriell.palette import TERRAIN_COLOURS, colour
from tavola.games.faeriell.pieces import WHEEL_TERRAIN
from tavola.kernel.language import mark, translate

_GAME: Final = "tavola.games.faeriell"
_SIZE: Final = 280.0
_MIDDLE: Final = _SIZE / 2
#: How far from the middle the slots begin and end, their icons are, and what lies on the rim.
_HUB: Final = 52.0
_RIM: Final = 122.0
_ICON: Final = 93.0
_BADGE: Final = 124.0


def wheel_svg(view: Any, language: str) -> str:
    """The wheel of a view, its first slot at the top."""
    wheel = view["table"]["wheel"]
    slots, stops = wheel["slots"], {stop["slot"]: stop["steps"] for stop in wheel["stops"]}
    parts = [f'<circle cx="{_MIDDLE}" cy="{_MIDDLE}" r="{_RIM + 6}" fill="{colour("wood")}"/>']
    parts += [
        _slot(at, icon, len(slots), at == wheel["at"], at in wheel["gems"], stops.get(at, 0), language)
        for at, icon in enumerate(slots)
    ]
    parts.append(_hub(wheel["at"], len(slots)))
    label = attribute(_say(language, mark("Harvest wheel")))
    return (
        f'<svg class="fae-wheel" viewBox="0 0 {_SIZE:.0f} {_SIZE:.0f}" role="group"'
        f' aria-label="{label}" font-family="system-ui,sans-serif" {ROUND}>'
        f"{''.join(parts)}</svg>"
    )


def wheel_places(view: Any) -> dict[str, tuple[float, float]]:
    """The middle of each slot, in percent of the picture."""
    count = len(view["table"]["wheel"]["slots"])
    spots = [_at(slot, count, _ICON) for slot in range(count)]
    return {f"w{slot}": (round(x / _SIZE * 100, 2), round(y / _SIZE * 100, 2)) for slot, (x, y) in enumerate(spots)}


def _say(language: str, sentence: str, **gaps: object) -> str:
    words = translate(_GAME, language, sentence)
    return words % gaps if gaps else words


def _at(slot: float, count: int, radius: float) -> tuple[float, float]:
    turn = 2 * pi * slot / count
    return (_MIDDLE + radius * sin(turn), _MIDDLE - radius * cos(turn))


def _wedge(slot: int, count: int) -> str:
    (ax, ay), (bx, by) = _at(slot - 0.5, count, _RIM), _at(slot + 0.5, count, _RIM)
    (cx, cy), (dx, dy) = _at(slot + 0.5, count, _HUB), _at(slot - 0.5, count, _HUB)
    return (
        f"M{ax:.1f} {ay:.1f}A{_RIM} {_RIM} 0 0 1 {bx:.1f} {by:.1f}L{cx:.1f} {cy:.1f}"
        f"A{_HUB} {_HUB} 0 0 0 {dx:.1f} {dy:.1f}Z"
    )


def _slot(slot: int, icon: int, count: int, here: bool, gem: bool, steps: int, language: str) -> str:
    is_terrain = icon >= WHEEL_TERRAIN
    number = icon - WHEEL_TERRAIN if is_terrain else icon
    ground = f"{TERRAIN_COLOURS[number]}-land" if is_terrain else "paper"
    x, y = _at(slot, count, _ICON)
    parts = [
        f'<path class="fae-slot" d="{_wedge(slot, count)}" fill="{colour(ground)}" stroke="{colour("wood")}"'
        ' stroke-width="2"/>'
    ]
    if steps:
        parts.append(
            f'<path d="{_wedge(slot, count)}" fill="none" stroke="{colour("gold")}" stroke-width="4.5"'
            ' stroke-linejoin="miter"/>'
        )
    parts.append(placed(f"terrain-{number}" if is_terrain else f"guardian-{number}", x, y, 34 if is_terrain else 40))
    if gem:
        parts.append(placed("gem", *_at(slot + 0.3, count, _HUB + 13), 18))
    if steps:
        parts.append(_steps(steps, *_at(slot, count, _BADGE)))
    return (
        f'<g data-piece="w{slot}" data-ref="{f"terrain-{number}" if is_terrain else f"guardian-{number}"}" role="img">'
        f"<title>{text(_words(slot, icon, here, gem, steps, language))}</title>{''.join(parts)}</g>"
    )


def _words(slot: int, icon: int, here: bool, gem: bool, steps: int, language: str) -> str:
    name = REGIONS_OF[icon - WHEEL_TERRAIN] if icon >= WHEEL_TERRAIN else GUARDIANS_OF[icon]
    gives = _say(language, name)
    said = [_say(language, mark("Wheel slot %(slot)s: %(name)s"), slot=slot + 1, name=gives)]
    if here:
        said.append(_say(language, mark("the Harvest token is here")))
    if gem:
        said.append(_say(language, mark("an Action gem lies here")))
    if steps:
        said.append(_say(language, mark("steps to here: %(steps)s"), steps=steps))
    return ", ".join(said)


def _steps(steps: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12" fill="{colour("dark")}" stroke="{colour("gold")}" stroke-width="2"/>'
        f'<text x="{x:.1f}" y="{y + 5.3:.1f}" font-size="15" font-weight="700" text-anchor="middle"'
        f' fill="{colour("coin")}">{steps}</text>'
    )


def _hub(at: int, count: int) -> str:
    """The middle, with a hand that points at the slot of the Harvest token, and which way the wheel goes."""
    (x, y), (ax, ay), (bx, by) = _at(at, count, _HUB - 1), _at(at - 1.1, count, 15), _at(at + 1.1, count, 15)
    ring = 36
    (cx, cy), (dx, dy) = _at(at + 1.6, count, ring), _at(at + 5.2, count, ring)
    (ex, ey), (fx, fy) = _at(at + 4.85, count, ring - 6), _at(at + 4.7, count, ring + 5)
    return (
        f'<g pointer-events="none"><circle cx="{_MIDDLE}" cy="{_MIDDLE}" r="{_HUB - 1}" fill="{colour("dark")}"/>'
        f'<path d="M{cx:.1f} {cy:.1f}A{ring} {ring} 0 0 1 {dx:.1f} {dy:.1f}M{ex:.1f} {ey:.1f}L{dx:.1f} {dy:.1f}'
        f'L{fx:.1f} {fy:.1f}" fill="none" stroke="{colour("coin-edge")}" stroke-width="3"/>'
        f'<path d="M{x:.1f} {y:.1f}L{ax:.1f} {ay:.1f}A16 16 0 1 0 {bx:.1f} {by:.1f}Z" fill="{colour("gold")}"/>'
        f"{placed('harvest', _MIDDLE, _MIDDLE, 22)}</g>"
    )
