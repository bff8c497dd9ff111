"""The shapes of Champions of Hara, of our own drawing: whatever has a colour has a shape of its own too.

A shape is SVG in a square of 24, without ids or styles, so that it can stand anywhere.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tavola.games.hara.emblems import CHAMPION_EMBLEMS, CORRUPTED_EMBLEMS, STANCE_EMBLEMS, WORLD_EMBLEMS
from tavola.games.hara.palette import ENERGY_COLOURS, colour
from tavola.games.hara.pieces import CHAMPION_NAMES, TILE_NAMES


def _path(d: str, fill: str, stroke: str = "dark", width: float = 1.2) -> str:
    """A closed outline; with a stroke of "" it has none."""
    outline = f' stroke="{colour(stroke)}" stroke-width="{width}"' if stroke else ""
    return f'<path d="{d}" fill="{colour(fill)}"{outline}/>'


def _strokes(d: str, stroke: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour(stroke)}" stroke-width="{width}"/>'


def _star(points: int, outer: float, inner: float) -> str:
    """A star around the middle of the square."""
    at: list[str] = []
    for number in range(2 * points):
        radius = inner if number % 2 else outer
        angle = pi * number / points
        at.append(f"{12 + radius * sin(angle):.1f} {12 - radius * cos(angle):.1f}")
    return "M" + "L".join(at) + "Z"


_DISC: Final = "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z"
_HEX: Final = "M12 .6 21.9 6.3V17.7L12 23.4 2.1 17.7V6.3Z"

# Energy: a flame, a drop, a leaf, and a star that may be any of them -----------------------------------------------

ENERGY_SHAPES: Final = (
    "M13 .8C13.4 6 20 9 20 15.6A8 8 0 0 1 4 15.6C4 12 6.4 10.4 7 6.6C9 8 9.8 9.4 10 11C12.2 8.6 13.4 5 13 .8Z",
    "M12 .8C15.6 6.6 20 10.6 20 15.2A8 8 0 0 1 4 15.2C4 10.6 8.4 6.6 12 .8Z",
    "M2.5 21.5C0 9.4 8.4 1 21.5 2.5C23 15 14.6 23 2.5 21.5Z",
    _star(5, 11.6, 5.2),
)
_ENERGY_MARKS: Final = (
    "M12 13.4C15.2 15.6 14.8 20 12 20.6C9.2 20 8.8 15.6 12 13.4Z",
    "M8 14.6C8 17.2 9.6 19 12 19.2C10.4 18 9.4 16.8 9.2 14.6Z",
    "M4.6 20.2 5.2 18 16.8 6.2 17.8 7.2 6 18.8Z",
    _star(5, 5, 2.2),
)


def _energy(color: str) -> str:
    number = ENERGY_COLOURS.index(color)
    return _path(ENERGY_SHAPES[number], color, "dark", 1.2) + _path(_ENERGY_MARKS[number], "white", "")


def _rift(color: str, size: str) -> str:
    """A tear in the colour of its light, wider the larger the Rift; its size as strokes beside it."""
    wide = {"small": 0.55, "medium": 0.85, "large": 1.2}[size]
    tear = "M0-11.4 1.6-5.2 4.4-2.6 2.2 1 3.4 5.4.8 11.4-1.4 5.6-4.2 3-2 -1.2-3.4-5Z"
    number = ENERGY_COLOURS.index(color)
    inside = (
        f'<g transform="translate(8.8 8.8) scale(.27)"><path d="{ENERGY_SHAPES[number]}" fill="{colour("white")}"/></g>'
    )
    return (
        f'<path d="{tear}" transform="translate(12 12) scale({wide * 1.35:.2f} 1)" fill="{colour(color)}"'
        f' stroke="{colour("white")}" stroke-width="1.1"/>{inside}'
    )


# Worlds, champions, Corrupted, stances --------------------------------------------------------------------------------


def _cut(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{colour(fill)}" fill-rule="evenodd"/>'


def _within(scale: float, drawn: str) -> str:
    """A drawing made smaller around the middle."""
    shift = 12 - 12 * scale
    return f'<g transform="translate({shift:.2f} {shift:.2f}) scale({scale})">{drawn}</g>'


def _world(name: str) -> str:
    """A World's emblem in the colour of the text around it."""
    return f'<path d="{WORLD_EMBLEMS[TILE_NAMES.index(name)]}" fill="currentColor" fill-rule="evenodd"/>'


def _champion(name: str) -> str:
    """A champion: the emblem on a round shield."""
    halo = _path(_DISC, "white", "white", 2)
    return (
        halo
        + _path(_DISC, name, "dark", 1.4)
        + _within(0.72, _cut(CHAMPION_EMBLEMS[CHAMPION_NAMES.index(name)], "white"))
    )


def _corrupted(name: str) -> str:
    """A Corrupted: the emblem on a shield of thorns."""
    number = list(CORRUPTED_EMBLEMS).index(name)
    thorns = _star((9, 11, 13)[number], 12, 9)
    return _path(thorns, name, "glow", 1.1) + _within(0.6, _cut(CORRUPTED_EMBLEMS[name], "bone"))


def _stance(name: str) -> str:
    return f'<path d="{STANCE_EMBLEMS[name]}" fill="currentColor" fill-rule="evenodd"/>'


# Dice -----------------------------------------------------------------------------------------------------------------

_FACE: Final = "M5 1H19Q23 1 23 5V19Q23 23 19 23H5Q1 23 1 19V5Q1 1 5 1Z"
#: The pips of each face, in a grid of three by three read row by row.
_PIPS: Final = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def _die(number: str) -> str:
    dots = [
        f"M{4.3 + pip % 3 * 5.6:.1f} {6.4 + pip // 3 * 5.6:.1f}a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0Z"
        for pip in _PIPS[int(number) - 1]
    ]
    return _path(_FACE, "card", "dark", 1.4) + _path("".join(dots), "dark", "")


def _worlddie(name: str) -> str:
    """The face of the World die."""
    return _path(_FACE, f"{name}-deep", "dark", 1.4) + _within(
        0.7, _cut(WORLD_EMBLEMS[TILE_NAMES.index(name)], "white")
    )


# Everything else ------------------------------------------------------------------------------------------------------

_SKULL: Final = (
    "M12 1.4Q21.6 1.8 21.4 10.6Q21 14.6 17.6 16.2V21.6Q12 23.6 6.4 21.6V16.2Q3 14.6 2.6 10.6Q2.4 1.8 12 1.4Z"
    "M7.8 8.2A2.9 2.9 0 1 0 7.8 14A2.9 2.9 0 1 0 7.8 8.2ZM16.2 8.2A2.9 2.9 0 1 0 16.2 14A2.9 2.9 0 1 0 16.2 8.2Z"
    "M12 13.8 13.7 17H10.3ZM9.2 18.6H10.4V21.6H9.2ZM11.4 18.6H12.6V22H11.4ZM13.6 18.6H14.8V21.6H13.6Z"
)
_HEART: Final = "M12 22.4C4 16.4 .8 12.4 .8 8A6 6 0 0 1 12 5.2A6 6 0 0 1 23.2 8C23.2 12.4 20 16.4 12 22.4Z"
#: A broad blade, point up, so that a number fits on it.
_BLADE: Final = "M12-.6 19 5V16H5V5Z"
_HILT: Final = "M1.4 14.6Q2.6 16 5 16H19Q21.4 16 22.6 14.6Q23.4 19 19.6 19H14V22A2 2 0 1 1 10 22V19H4.4Q.6 19 1.4 14.6Z"
_FACE_OF_MONSTER: Final = (
    "M2.6 1.2 8 5.6Q12 4.2 16 5.6L21.4 1.2Q23 8 20.8 12Q21 18.6 16.8 21.4L15.4 19.4 13.8 22.6 12 20 10.2 22.6 8.6 19.4"
    " 7.2 21.4Q3 18.6 3.2 12Q1 8 2.6 1.2ZM5.6 9.4 10.8 12.6Q8.6 15.2 6.4 13.6ZM18.4 9.4 13.2 12.6Q15.4 15.2 17.6 13.6Z"
    "M8 16.4H16L14.6 18.4 13.2 16.8 12 18.6 10.8 16.8 9.4 18.4Z"
)
_EYE: Final = (
    "M1 12Q12 1.4 23 12Q12 22.6 1 12ZM12 7.2A4.8 4.8 0 1 0 12 16.8A4.8 4.8 0 1 0 12 7.2ZM12 9.8A2.2 2.2 0 1 1 12"
    " 14.2A2.2 2.2 0 1 1 12 9.8Z"
)
_SHIELD: Final = "M12 1 21.6 4V11.4Q21 19.4 12 23.2Q3 19.4 2.4 11.4V4Z"
_HOURGLASS: Final = "M5 1.4H19V4.4Q19 9 14.4 12Q19 15 19 19.6V22.6H5V19.6Q5 15 9.6 12Q5 9 5 4.4Z"
_SATCHEL: Final = "M8 7V5A4 4 0 0 1 16 5V7H20.6L22.4 22.6H1.6L3.4 7ZM10 7H14V5A2 2 0 0 0 10 5Z"


def _mark(inside: str, fill: str, ink: str = "white") -> str:
    """A keyword: a sign on a small disc."""
    return _path(_DISC, fill, "dark", 1.4) + _within(0.66, _cut(inside, ink))


_CLAWS: Final = "M3 1Q8 9 5 23Q0 12 3 1ZM11 1Q16 9 13 23Q8 12 11 1ZM19 1Q24 9 21 23Q16 12 19 1Z"
_BURST: Final = _star(8, 12, 6)
_HANDS: Final = (
    "M1 7 6 4.4 11 7 14.6 5 23 8.4V15.6L19.4 16 13 21.4Q11.6 22 10.4 20.8L4 15.4H1ZM11.6 9 9 12.4Q10.4 13.8 12.4 12.4"
    "L14 11.2 18.4 14.8 19.6 13.6 15 8.4Z"
)
_COINS: Final = "M7.6 6.4A6.6 6.6 0 1 1 7.6 19.6A6.6 6.6 0 1 1 7.6 6.4ZM15.6 4A6.8 6.8 0 1 1 15.2 19.8Q18.6 13 13.2 5Z"
_DROPLET: Final = "M12 .8C15.6 6.6 20 10.6 20 15.2A8 8 0 0 1 4 15.2C4 10.6 8.4 6.6 12 .8Z"
_SUN: Final = _star(10, 12, 7.6)
_MOON: Final = "M15.6 1.4A11 11 0 1 0 22.6 16.4A9 9 0 0 1 15.6 1.4Z"

#: On the back of an Event.
_SIGIL: Final = (
    _strokes("M12 5.2A6.8 6.8 0 1 1 5.2 12", "glow", 1.3)
    + _cut(_EYE, "glow")
    + _path("M12 .2 13 3 12 5 11 3ZM12 19 13 21 12 23.8 11 21Z", "glow", "")
)

_PLAIN: Final[dict[str, str]] = {
    "heart": _path(_HEART, "heart", "dark", 1.2),
    "spirit": _path("M12 .8Q14 8 23.2 12Q14 16 12 23.2Q10 16 .8 12Q10 8 12 .8Z", "spirit", "dark", 1.2)
    + _path("M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8Z", "white", ""),
    "sword": _path(_BLADE, "blade", "dark", 1.2) + _path(_HILT, "gold", "dark", 1.2),
    "range": _strokes("M2 22 20 4M12.4 3.4 20.6 3.4 20.6 11.6M2 17V22H7", "dark", 2.6),
    "reach": _strokes("M12 3.4A8.6 8.6 0 1 1 12 20.6A8.6 8.6 0 1 1 12 3.4ZM12 1V7M12 17V23M1 12H7M17 12H23", "ink", 2),
    "monster": f'<path d="{_FACE_OF_MONSTER}" fill="currentColor" fill-rule="evenodd"/>',
    "event": _path(_HEX, "night", "dark", 1.2) + _within(0.74, _SIGIL),
    "sigil": _SIGIL,
    "skull": _path(_DISC, "peril", "dark", 1.4) + _within(0.74, _cut(_SKULL, "bone")),
    "aggressive": _mark(_CLAWS, "peril"),
    "armored": _path(_SHIELD, "steel", "dark", 1.4) + _strokes("M12 5V19M6.4 10.6H17.6", "white", 2.4),
    "dangerous": _path("M12 1.4 23.4 22.4H.6Z", "gold", "dark", 1.6)
    + _path("M10.6 8.4H13.4L12.9 15.6H11.1ZM12 17A1.6 1.6 0 1 1 12 20.2A1.6 1.6 0 1 1 12 17Z", "dark", ""),
    "ally": _mark(_HANDS, "friend"),
    "critical": _mark(_BURST, "spirit"),
    "loot": _mark(_COINS, "wood", "glow"),
    "strikes": _mark(_DROPLET, "night", "bone"),
    "item": f'<path d="{_SATCHEL}" fill="{colour("wood")}" stroke="{colour("dark")}" stroke-width="1.2"'
    ' fill-rule="evenodd"/>' + _path("M10 12H14V16H10Z", "glow", ""),
    "dreamstone": _path("M12 .8 20 7.4 17.8 17 12 23.2 6.2 17 4 7.4Z", "blue", "dark", 1.2)
    + _path("M12 .8 14.8 8.4 12 23.2 9.2 8.4Z", "white", "")
    + _strokes("M4 7.4 9.2 8.4H14.8L20 7.4", "dark", 1),
    "sun": _path(_SUN, "sun", "dark", 1) + _path("M12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7Z", "glow", ""),
    "moon": _path(_MOON, "spirit", "dark", 1.1)
    + _path("M17 4 17.9 6.6 20.6 7.4 17.9 8.2 17 11 16.1 8.2 13.4 7.4 16.1 6.6Z", "glow", ""),
    "doom": _path(_HEX, "rift", "peril", 1.6) + _within(0.62, _cut(_SKULL, "bone")),
    "token": _path(_DISC, "stone", "dark", 1.4) + _strokes("M12 5.4 17.8 8.8V15.2L12 18.6 6.2 15.2V8.8Z", "dark", 1.6),
    "resilience": _path(_SHIELD, "spirit", "dark", 1.3) + _within(0.5, _path(_star(4, 12, 4), "white", "")),
    "razed": _strokes("M2 9 8 11 10 6 14 12 22 8M8 11 7 19 12 16M14 12 17 20M10 6 12 1", "dark", 1.1),
    "shift": _strokes("M3 9H18M13.6 3.6 19 9 13.6 14.4M21 16H6M10.4 21.4 5 16", "ink", 2.2),
    "charge": _path("M14 .6 4 13.4H10.4L8.6 23.4 20 9.6H13Z", "gold", "dark", 1.1),
    "activation": _strokes(
        "M4 12A8 8 0 0 1 18 6.4M20 12A8 8 0 0 1 6 17.6M18.6 1.6V7H13.2M5.4 22.4V17H10.8", "ink", 2.2
    ),
    "ultimate": _path(_star(6, 11.8, 6), "gold", "dark", 1.2) + _path(_star(6, 6, 3), "white", ""),
    "locked": _path("M4 10.6H20V22.6H4Z", "gold", "dark", 1.3)
    + _strokes("M7.4 10.4V7A4.6 4.6 0 0 1 16.6 7V10.4", "ink", 2.2)
    + _path("M12 14A2 2 0 0 1 13.2 17.4V19.6H10.8V17.4A2 2 0 0 1 12 14Z", "dark", ""),
    "quest": _path("M5 3H20Q18 5 18 7V20Q18 22.6 15.6 22.6H4Q6 21 6 18V6Q6 4 5 3Z", "card", "dark", 1.3)
    + _strokes("M9 8H15M9 12H15M9 16H13", "wood", 1.5),
    "points": _path(_star(5, 11.6, 5.2), "sun", "dark", 1.2),
    "target": _strokes("M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7Z", "harm", 2)
    + _path("M12 10.4A1.6 1.6 0 1 1 12 13.6A1.6 1.6 0 1 1 12 10.4Z", "harm", ""),
    "move": _strokes("M4 20 9.6 14.4M9.6 14.4 7 8 14 4 20.4 8.4M9.6 14.4 15 16.4 14 22.4", "ink", 2.2),
    "shield": _path(_SHIELD, "blue", "dark", 1.3),
    "hourglass": _path(_HOURGLASS, "glow", "dark", 1.3),
    # The special resources.
    "resource-grit": _path("M1 21.6 5.6 10 11 12.6 15.4 2.4 23 21.6Z", "wood", "dark", 1.2)
    + _strokes("M5.6 10 8.4 21M15.4 2.4 13 12 16.4 20", "bone", 1.2),
    "resource-momentum": _strokes("M3 4 10.4 12 3 20M12.6 4 20 12 12.6 20", "green", 3.4),
    "resource-fear": _path("M1 12Q12 1.4 23 12Q12 22.6 1 12Z", "bone", "dark", 1.2)
    + _path("M12 6.4A5.6 5.6 0 1 1 12 17.6A5.6 5.6 0 1 1 12 6.4Z", "persephone", "")
    + _path("M12 10.6A1.4 1.4 0 1 1 12 13.4A1.4 1.4 0 1 1 12 10.6Z", "white", ""),
    "resource-mana": _path(_DISC, "blue", "dark", 1.2) + _within(0.7, _path(_star(4, 12, 3.4), "white", "")),
    "resource-heat": _path("M9 3A3 3 0 0 1 15 3V13.4A5.6 5.6 0 1 1 9 13.4Z", "bone", "dark", 1.4)
    + _path("M11 6H13V14.6A3.4 3.4 0 1 1 11 14.6Z", "red", ""),
    "resource-runes": _path("M6 2.4 17 1 21.4 9 19.4 21 8 23 2.6 14Z", "stone", "dark", 1.3)
    + _strokes("M9 19V6L16 10 9 13.6 15.6 18.6", "dark", 2),
}


def shape(name: str) -> str:
    """The drawing of a thing in a square of 24: "heart", or of a kind: "energy-gold", "rift-red-large".

    Kinds: energy-, rift-color-size, world- (a tile), champion-, corrupted-, stance-, die-1 to 6, worlddie- (a World),
    resource-. Its lines have round ends and corners where ``ROUND`` is around it.

    Raises:
        KeyError: nothing is called so.
    """
    if name not in _drawn:
        _drawn[name] = _draw(name)
    return _drawn[name]


def _draw(name: str) -> str:
    if name in _PLAIN:
        return _PLAIN[name]
    kind, *which = name.split("-")
    if kind == "rift":
        return _rift(which[0], which[1])
    return _KINDS[kind](which[0])


_drawn: Final[dict[str, str]] = {}
_KINDS: Final = {
    "energy": _energy,
    "world": _world,
    "champion": _champion,
    "corrupted": _corrupted,
    "stance": _stance,
    "die": _die,
    "worlddie": _worlddie,
}
#: What can be drawn without a kind.
PLAIN_NAMES: Final = tuple(_PLAIN)
#: Attributes of whatever holds shapes.
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'


def glyph(name: str, title: str = "") -> str:
    """A thing as an icon in a line of text; with a title it has a name for those who cannot see it."""
    said = (
        f'role="img" aria-label="{attribute(title)}"><title>{text(title)}</title>' if title else 'aria-hidden="true">'
    )
    return f'<svg class="hara-glyph" viewBox="-1 -1 26 26" width="24" height="24" {ROUND} {said}{shape(name)}</svg>'


def placed(name: str, x: float, y: float, size: float) -> str:
    """A thing within a greater picture, around a point."""
    return f'<g transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})">{shape(name)}</g>'


def text(words: str) -> str:
    """Words between tags."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def attribute(words: str) -> str:
    """Words between double quotes."""
    return text(words).replace('"', "&quot;")
