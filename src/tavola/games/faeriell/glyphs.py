"""The shapes of Sons of Faeriell, of our own drawing: whatever has a colour has a shape of its own too.

A shape is SVG in a square of 24, without ids or styles, so that it can stand anywhere.
"""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.palette import ESSENCE_COLOURS, HERO_COLOURS, TERRAIN_COLOURS, TRIBE_COLOURS, colour


def _path(d: str, fill: str, stroke: str = "dark", width: float = 1.2) -> str:
    """A closed outline; with a stroke of "" it has none."""
    outline = f' stroke="{colour(stroke)}" stroke-width="{width}"' if stroke else ""
    return f'<path d="{d}" fill="{colour(fill)}"{outline}/>'


def _strokes(d: str, stroke: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour(stroke)}" stroke-width="{width}"/>'


# Essences: a flame, a sun, a drop, a leaf and a thorn -----------------------------------------------------------------

ESSENCE_SHAPES: Final = (
    "M12 1 15.4 8.2 18.6 5C21.6 9.6 22 13.4 20.4 16.8A9.2 9.2 0 0 1 3.6 16.8C2 13.4 2.4 9.6 5.4 5L8.6 8.2Z",
    "M12 .6 14.6 5.7 20.1 3.9 18.3 9.4 23.4 12 18.3 14.6 20.1 20.1 14.6 18.3 12 23.4 9.4 18.3 3.9 20.1 5.7 14.6 .6 12"
    " 5.7 9.4 3.9 3.9 9.4 5.7Z",
    "M12 .8C15.6 6.6 20 10.6 20 15.2A8 8 0 0 1 4 15.2C4 10.6 8.4 6.6 12 .8Z",
    "M2.5 2.5C15 1 22.6 8.4 21.5 21.5C9 22.6 1 15 2.5 2.5Z",
    "M12 .5 14.2 7.4 20.6 3.4 16.9 9.8 23.5 12 16.9 14.2 20.6 20.6 14.2 16.6 12 23.5 9.8 16.6 3.4 20.6 7.1 14.2 .5 12"
    " 7.1 9.8 3.4 3.4 9.8 7.4Z",
)
#: What is inside each outline.
_ESSENCE_MARKS: Final = (
    "M12 12.5C15.5 15 15 20 12 20.6C9 20 8.5 15 12 12.5Z",
    "M12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6Z",
    "M8 14.6C8 17.2 9.6 19 12 19.2C10.4 18 9.4 16.8 9.2 14.6Z",
    "M5 5 18.6 18.6 17.4 19.4Z",
    "M7 12Q12 7.4 17 12Q12 16.6 7 12Z",
)


def _essence(number: int) -> str:
    thorn = number == 4
    edge = "blight" if thorn else "dark"
    mark = _path(_ESSENCE_MARKS[number], "harm" if thorn else "coin", "")
    return _path(ESSENCE_SHAPES[number], ESSENCE_COLOURS[number], edge, 1) + mark


def _any_essence() -> str:
    quarters: tuple[str, ...] = ("M12 12V2A10 10 0 0 0 2 12Z", "M12 12H22A10 10 0 0 0 12 2Z")
    quarters += ("M12 12V22A10 10 0 0 0 22 12Z", "M12 12H2A10 10 0 0 0 12 22Z")
    parts = [_path(d, ESSENCE_COLOURS[number], "coin", 1.4) for number, d in enumerate(quarters)]
    return "".join(parts) + _path("M12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5Z", "coin", "dark", 1)


# Terrains: peaks, flowers, waves and firs -----------------------------------------------------------------------------

_TERRAIN_SHAPES: Final = (
    "M.8 21 8.4 5.2 12.6 12.6 15.6 8.4 23.2 21Z",
    "M11 22.6C10.6 18 9 15.4 5 13.4C10 14 11.4 15.6 12 18C12.2 15 13.4 12.6 18.6 12C14.6 14.4 13.2 17.6 13 22.6ZM12 1"
    "A2.4 2.4 0 0 1 14.3 3A2.4 2.4 0 0 1 15.6 6.8A2.4 2.4 0 0 1 12 8.6A2.4 2.4 0 0 1 8.4 6.8A2.4 2.4 0 0 1 9.7 3A2.4"
    " 2.4 0 0 1 12 1ZM4 6.8A2.2 2.2 0 1 1 4 11.2A2.2 2.2 0 1 1 4 6.8ZM20 5.6A2.2 2.2 0 1 1 20 10A2.2 2.2 0 1 1 20 5.6Z",
    "M1 5.6Q4.7 1.4 8.4 5.6T15.7 5.6T23 5.6M1 12Q4.7 7.8 8.4 12T15.7 12T23 12M1 18.4Q4.7 14.2 8.4"
    " 18.4T15.7 18.4T23 18.4",
    "M8 1.4 12.4 8.6H10.2L14.4 15H9.2V18.4H6.8V15H1.6L5.8 8.6H3.6ZM17.2 7.4 20.8 13.4H19L22.8"
    " 19.4H18.4V22.8H16V19.4H11.6"
    "L13.4 16.6H17L13.6 11.2Z",
)
#: The lines of each terrain's ground, in a tile of its own size.
GROUNDS: Final = (
    (26, 18, "M2 8 6.5 2 11 8M15 17 19.5 11 24 17"),
    (24, 20, "M4 8V5M2 8 1 6M6 8 7 6M16 18V15M14 18 13 16M18 18 19 16"),
    (28, 14, "M1 4Q4.5 0 8 4T15 4M15 11Q18.5 7 22 11T29 11M-13 11Q-9.5 7 -6 11T1 11"),
    (22, 22, "M6 1 9 7H3ZM6 7V9.5M17 12 20 18H14ZM17 18V20.5"),
)


def _terrain(number: int) -> str:
    if number == 2:
        return _strokes(_TERRAIN_SHAPES[2], "river", 2.6)
    return _path(_TERRAIN_SHAPES[number], TERRAIN_COLOURS[number], "")


def _token(number: int) -> str:
    """A Terrain token: a hexagon of that ground with its terrain."""
    name = TERRAIN_COLOURS[number]
    hexagon = _path("M6.4 1.5H17.6L23.2 12 17.6 22.5H6.4L.8 12Z", f"{name}-land", "ink", 1.6)
    return f'{hexagon}<g transform="translate(5 5) scale(.583)">{_terrain(number)}</g>'


_COIN: Final = _path("M12 .8A11.2 11.2 0 1 1 12 23.2A11.2 11.2 0 1 1 12 .8Z", "coin", "coin-edge", 1.4)

# Guardians, in a square of 48: the body, what is cut out of it, and what is left in that ---------------------------

_ANIMALS: Final = (
    (
        "M7 4 17.5 10Q24 8 30.5 10L41 4Q43.5 15 41 23Q44 33 37 39Q31 45 24 45.5Q17 45 11 39Q4 33 7 23Q4.5 15 7 4Z",
        "M16.5 13.5A7 7 0 1 0 16.5 27.5A7 7 0 1 0 16.5 13.5ZM31.5 13.5A7 7 0 1 0 31.5 27.5A7 7 0 1 0 31.5 13.5ZM24 24.5"
        " 20.8 29 24 34.5 27.2 29ZM14 35Q16 38.5 18 35L19.5 37Q17 41 12.5 36.5ZM34 35Q32 38.5 30 35L28.5 37Q31 41 35.5"
        " 36.5Z",
        "M17 17.4A3.2 3.2 0 1 0 17 23.8A3.2 3.2 0 1 0 17 17.4ZM31 17.4A3.2 3.2 0 1 0 31 23.8A3.2 3.2 0 1 0 31 17.4Z",
    ),
    (
        "M6.5 2 18.5 12.5Q24 11 29.5 12.5L41.5 2 42 18 46 29 38.5 28.5 39 34 32 35 27.5 44Q24 47 20.5 44L16 35 9 34 9.5"
        " 28.5 2 29 6 18Z",
        "M9.8 9.5 15.5 14.5 10.5 18ZM38.2 9.5 32.5 14.5 37.5 18ZM12.5 21 21 25.2 14.5 26.2ZM35.5 21"
        " 27 25.2 33.5 26.2ZM24"
        " 27 26 37H22Z",
        "",
    ),
    (
        "M21 5.5Q31 1 38 6Q43.5 10 38 14.5Q33 18.5 25 15.5H17Q13.5 15.8 13.5 19Q13.5 22 17 22H31Q42 22.5 42 32Q42 43 30"
        " 43H12Q6 43.5 3 38.5Q7 37.5 12 37H29.5Q34.5 36.5 34.5 32Q34.5 28.5 30.5 28.5H17Q6.5 28 6.5 19Q6.5 9.5 17 8.5Z",
        "M33 7.4A2 2 0 1 0 33 11.4A2 2 0 1 0 33 7.4ZM15 24.5H19V26.2H15ZM23 24.5H27V26.2H23ZM31 24.8 35 26.4 34 28 31"
        " 26.4ZM17 39H21V40.7H17ZM25 39H29V40.7H25Z",
        "M40.5 9.6 46.5 6.8 45 10.2 47.5 12.6 40.5 11.6Z",
    ),
    (
        "M11.5 3.5A8.5 8.5 0 0 1 18.8 8.6Q24 7.2 29.2 8.6A8.5 8.5 0 1 1 42 18.6Q45 27 41.5 34.5Q36.5 45.5 24 45.5Q11.5"
        " 45.5 6.5 34.5Q3 27 6 18.6A8.5 8.5 0 0 1 11.5 3.5Z",
        "M11.5 8.2A3.8 3.8 0 1 0 11.5 15.8A3.8 3.8 0 1 0 11.5 8.2ZM36.5 8.2A3.8 3.8 0 1 0 36.5 15.8A3.8 3.8 0 1 0 36.5"
        " 8.2ZM16.5 20.4A2.4 2.4 0 1 0 16.5 25.2A2.4 2.4 0 1 0 16.5 20.4ZM31.5 20.4A2.4 2.4 0 1 0"
        " 31.5 25.2A2.4 2.4 0 1 0"
        " 31.5 20.4ZM24 26Q34 26 34 34.2Q33.5 42 24 42Q14.5 42 14 34.2Q14 26 24 26Z",
        "M18.8 29.2Q24 26.8 29.2 29.2Q29.5 33 25 34.4V37L29.5 38.6 28.8 40 24 38.6 19.2 40 18.5 38.6 23 37V34.4Q18.5 33"
        " 18.8 29.2Z",
    ),
    (
        "M18.4 21.5 17 18.6Q7 17.5 5 4.5L7.6 4.2Q8.2 8.4 10 11.2L9.6 2.6 12.2 2.4 13.2 13.6Q15 15.2"
        " 17.2 15.8L16 7.6 18.6"
        " 7.2 20.6 17.2 21.6 20.2H26.4L27.4 17.2 29.4 7.2 32 7.6 30.8 15.8Q33 15.2 34.8 13.6L35.8"
        " 2.4 38.4 2.6 38 11.2Q39.8"
        " 8.4 40.4 4.2L43 4.5Q41 17.5 31 18.6L29.6 21.5 31.5 23.5Q36 19.5 42.5 20.5Q40.5 28.5 32"
        " 28.2L29.5 37.5Q29 46 24"
        " 46Q19 46 18.5 37.5L16 28.2Q7.5 28.5 5.5 20.5Q12 19.5 16.5 23.5Z",
        "M18.2 26.4 21.4 29.4 18.8 30ZM29.8 26.4 26.6 29.4 29.2 30ZM21 39.5Q24 37.8 27 39.5Q26.5 43 24 43.2Q21.5 43 21"
        " 39.5ZM24 23 25.4 28 24 33.5 22.6 28Z",
        "",
    ),
    (
        "M24 1.5Q30 2 29.6 8Q29.4 9.6 28.8 11Q32 11.8 34.6 13.6Q39.5 8.5 44.5 11.5Q46 17 39.6"
        " 20.2Q41.2 26.6 39.8 32Q45.5"
        " 36 43.5 41Q38 43.5 34.6 38.2Q30.5 42.2 26 42.8L24 47 22 42.8Q17.5 42.2 13.4 38.2Q10 43.5"
        " 4.5 41Q2.5 36 8.2 32Q6.8"
        " 26.6 8.4 20.2Q2 17 3.5 11.5Q8.5 8.5 13.4 13.6Q16 11.8 19.2 11Q18.6 9.6 18.4 8Q18 2 24 1.5Z",
        "M19.4 19.5H28.6L32.6 27 28.6 34.5H19.4L15.4 27ZM20.5 14.5H27.5L27 17.2H21ZM20.5 39.5H27.5L27 36.8H21ZM31 17 34"
        " 20.5 33.6 24.2 30.8 19ZM17 17 14 20.5 14.4 24.2 17.2 19ZM31 37 34 33.5 33.6 29.8 30.8"
        " 35ZM17 37 14 33.5 14.4 29.8"
        " 17.2 35ZM21.6 4.6H23V6.4H21.6ZM25 4.6H26.4V6.4H25Z",
        "M21 22H27L29.6 27 27 32H21L18.4 27Z",
    ),
    (
        "M5 5.5 17 10 19 6 21.5 9 24 4.5 26.5 9 29 6 31 10 43 5.5 40.5 18Q44 25 40 32Q39 45.5 24"
        " 45.5Q9 45.5 8 32Q4 25 7.5"
        " 18Z",
        "M13 18.5 21 22 14.5 23.8ZM35 18.5 27 22 33.5 23.8ZM24 28.5Q33 28.5 33 36Q32.5 42.2 24"
        " 42.2Q15.5 42.2 15 36Q15 28.5"
        " 24 28.5ZM14 40.6Q8.8 36 9.6 26.6Q11 32 14.4 34.4ZM34 40.6Q39.2 36 38.4 26.6Q37 32 33.6 34.4Z",
        "M20 32.4A2 2.8 0 1 0 20 38A2 2.8 0 1 0 20 32.4ZM28 32.4A2 2.8 0 1 0 28 38A2 2.8 0 1 0 28 32.4Z",
    ),
    (
        "M13 4Q20.5 4.2 21.4 12.4Q24 12 26.6 12.4Q27.5 4.2 35 4Q42.5 4.6 42.4 13.4Q47 20 45.5"
        " 29Q46.5 33.5 44 39.5Q46 42"
        " 45.5 44.5H37L35 41.5Q30 43.5 24 43.5Q18 43.5 13 41.5L11 44.5H2.5Q2 42 4 39.5Q1.5 33.5 2.5"
        " 29Q1 20 5.6 13.4Q5.5"
        " 4.6 13 4Z",
        "M13.4 7.4A5 5 0 1 0 13.4 17.4A5 5 0 1 0 13.4 7.4ZM34.6 7.4A5 5 0 1 0 34.6 17.4A5 5 0 1 0"
        " 34.6 7.4ZM6.5 25Q15 32"
        " 24 32Q33 32 41.5 25L42 28Q34 35.4 24 35.4Q14 35.4 6 28ZM21 21.4H22.6V23.2H21ZM25.4 21.4H27V23.2H25.4ZM12 36.6"
        "A1.5 1.5 0 1 0 12 39.6A1.5 1.5 0 1 0 12 36.6ZM36 36.6A1.5 1.5 0 1 0 36 39.6A1.5 1.5 0 1 0 36 36.6Z",
        "M9.6 11.4H17.2V13.4H9.6ZM30.8 11.4H38.4V13.4H30.8Z",
    ),
)


def _animal(number: int) -> str:
    """A Guardian in the colour of the text around it; its face is cut out."""
    return f'<path d="{"".join(_ANIMALS[number])}" fill="currentColor" fill-rule="evenodd" transform="scale(.5)"/>'


def _guardian(number: int) -> str:
    """A Guardian on its coin."""
    return f'{_COIN}<g transform="translate(4 4) scale(.667)" color="{colour("dark")}">{_animal(number)}</g>'


# Heroes: masks, and the Weybits that wear them ------------------------------------------------------------------------

_MASKS: Final = (
    (
        "M12 .8 14.4 4H21V12Q20 19.4 12 23.2Q4 19.4 3 12V4H9.6Z",
        "M5.8 9H10.6L10 12.4H6.6ZM18.2 9H13.4L14 12.4H17.4ZM11.2 13H12.8V20H11.2Z",
    ),
    (
        "M2.4 1.4 7.6 6 12 .8 16.4 6 21.6 1.4 20.6 14Q18.6 21.6 12 23.2Q5.4 21.6 3.4 14Z",
        "M8 9.4A2.3 2.3 0 1 0 8 14A2.3 2.3 0 1 0 8 9.4ZM16 9.4A2.3 2.3 0 1 0 16 14A2.3 2.3 0 1 0 16 9.4ZM8.4 17H15.6L12"
        " 19.4Z",
    ),
    (
        "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z",
        "M12 3.6Q14.8 6.2 12 8.8Q9.2 6.2 12 3.6ZM4.6 12Q7.6 8.8 10.6 12Q7.6 14 4.6 12ZM19.4 12Q16.4 8.8 13.4 12Q16.4 14"
        " 19.4 12ZM8.4 17.4A3.6 2 0 0 0 15.6 17.4Z",
    ),
    (
        "M12 .6Q22.4 7.4 20.4 15Q18.4 21.6 12 23.4Q5.6 21.6 3.6 15Q1.6 7.4 12 .6Z",
        "M11.3 3.6H12.7L12.9 22H11.1ZM5.6 12.8 10 11.4 9.4 14.6ZM18.4 12.8 14 11.4 14.6 14.6ZM8 7.4"
        " 10.8 8.6 10.8 9.8ZM16"
        " 7.4 13.2 8.6 13.2 9.8ZM7.8 17.4 10.6 18 10.6 19.2ZM16.2 17.4 13.4 18 13.4 19.2Z",
    ),
    (
        "M12 .6Q22.6 3.4 21 14L22.6 23.2H1.4L3 14Q1.4 3.4 12 .6Z",
        "M12 5.4Q18 7 17.4 14Q16.4 19.6 12 20.6Q7.6 19.6 6.6 14Q6 7 12 5.4Z",
    ),
    (
        "M1.6 .8Q3.4 6.6 7.6 6.8Q12 5 16.4 6.8Q20.6 6.6 22.4 .8Q24.6 8.4 20.2 13.2L19 18.4 15.4 23.2 12 19.6 8.6 23.2 5"
        " 18.4 3.8 13.2Q-.6 8.4 1.6 .8Z",
        "M6 10.4 10.8 13.4 6.8 14.4ZM18 10.4 13.2 13.4 17.2 14.4Z",
    ),
)


def _mask(number: int) -> str:
    outline, eyes = _MASKS[number]
    name = HERO_COLOURS[number]
    edge = "harm" if name == "black" else "dark"
    drawn = _path(outline, name, edge, 1.2)
    if name == "shadow":
        return drawn + _path(eyes, "dark", "") + _path("M8.4 12 11 13.2 8.6 14ZM15.6 12 13 13.2 15.4 14Z", "glow", "")
    return drawn + _path(eyes, "harm" if name == "black" else "coin", "")


_EMBLEMS: Final = (
    "M4.6 22.4 6.8 16.6Q5.6 6.4 20 1.4Q21.4 12 13.6 16.4Q11 17.8 8.4 17.6L6.4 22.8ZM7.6 16 15.6 6.4 9 16.4Z",
    "M7.4 9.6A5 5 0 1 1 7.4 19.6A5 5 0 1 1 7.4 9.6ZM16.8 9.8A5 5 0 1 1 16.8 19.8A5 5 0 1 1 16.8 9.8ZM11.6 7.6Q11.4 3 16"
    " 1.4Q17.6 5.6 13.2 8.4L13.6 11 11.4 11Z",
    "M4 19.6 2.4 11 8 3.4 17 3 21.8 10.4 20 19.6 12.4 22ZM8.4 5.6 11 11.4 5.2 17 11.4 12.6 17.4 15.6 12.6 10.8Z",
    "M15.6 1.4A11 11 0 1 0 22.4 17.2A9.2 9.2 0 0 1 15.6 1.4Z",
)
_CLOAKS: Final = (
    "M12 6 21.5 23.2H2.5Z",
    "M12 7Q21.8 9.6 21.8 23.2H2.2Q2.2 9.6 12 7Z",
    "M4.4 9H19.6V12H21.6V23.2H2.4V12H4.4Z",
    "M12 7 17 10 19 14.4 18.2 15 22.6 23.2H1.4L5.8 15 5 14.4 7 10Z",
)
_HOUSES: Final = (
    ("M10.6 1.2 12 3.2 13.4 1.2 14.6 2 13.2 5 22.8 22H1.2L10.8 5 9.4 2Z", "M12 11.5 15.4 22H8.6Z"),
    (
        "M12 1.4A2.2 2.2 0 0 1 13.9 4.8Q22.6 7 22.6 22H1.4Q1.4 7 10.1 4.8A2.2 2.2 0 0 1 12 1.4Z",
        "M8.8 22V17.2A3.2 3.2 0 0 1 15.2 17.2V22Z",
    ),
    ("M2 3.4H6V6H9.8V3.4H14.2V6H18V3.4H22V22H2Z", "M9.2 22V13.4H14.8V22ZM5 9.4H7.4V12.4H5ZM16.6 9.4H19V12.4H16.6Z"),
    (
        "M12 1 17.4 8H15.2L20 14.4H17.4L23 22H1L6.6 14.4H4L8.8 8H6.6Z",
        "M13.6 12.6A4 4 0 1 0 15.8 18.6A3.4 3.4 0 0 1 13.6 12.6Z",
    ),
)


def _emblem(tribe: int) -> str:
    """What a Tribe paints on its things."""
    return f'<path d="{_EMBLEMS[tribe]}" fill="{colour("coin")}" fill-rule="evenodd"/>'


_BADGES: Final = (
    ("M12 .8 23 20.6 20.4 23.2H3.6L1 20.6Z", "translate(6.4 9.4) scale(.5)"),
    ("M12 .8A11.2 11.2 0 1 1 12 23.2A11.2 11.2 0 1 1 12 .8Z", "translate(5 5) scale(.6)"),
    ("M1.4 1.4H22.6V22.6H1.4Z", "translate(4.4 4.4) scale(.64)"),
    ("M12 .4 23.6 12 12 23.6 .4 12Z", "translate(5.4 5.6) scale(.52)"),
)


def _badge(tribe: int) -> str:
    """A Tribe's emblem on its colour."""
    outline, inside = _BADGES[tribe]
    return f'{_path(outline, TRIBE_COLOURS[tribe])}<g transform="{inside}">{_emblem(tribe)}</g>'


def _settlement(tribe: int) -> str:
    outline, door = _HOUSES[tribe]
    halo = _path(outline, "coin", "coin", 3.6)
    return halo + _path(outline, TRIBE_COLOURS[tribe], "dark", 1.3) + _path(door, "coin", "")


def _weybit(tribe: int, hero: int) -> str:
    """A Hero on the map: a mask over a cloak."""
    cloak = _path(_CLOAKS[tribe], "coin", "coin", 3.4) + _path(_CLOAKS[tribe], TRIBE_COLOURS[tribe], "dark", 1.2)
    emblem = f'<g transform="translate(8.2 15.2) scale(.32)">{_emblem(tribe)}</g>'
    return f'{cloak}{emblem}<g transform="translate(4.4 -.6) scale(.64)">{_mask(hero)}</g>'


# Tokens and the rest --------------------------------------------------------------------------------------------------

_SPIKES: Final = (
    "M12 .4 14.3 4.2 18 1.6 18.3 6.1 22.6 6.2 20.2 10 23.6 12.6 19.8 14.9 21.4 19 17 18.8 16 23.2"
    " 12.4 20.6 9 23.4 7.6 19"
    " 3 19.6 4.2 15.2 .4 13 3.6 9.8 1.2 6 5.6 5.9 5.6 1.6 9.6 4Z"
)


def _menace(number: int) -> str:
    """A Menace: the Essence of its colour among spikes."""
    if number == 4:
        eye = _path("M4.6 12Q12 4.4 19.4 12Q12 19.6 4.6 12Z", "coin", "") + _path(
            "M12 7.8Q15 12 12 16.2Q9 12 12 7.8Z", "harm", ""
        )
        return _path(_SPIKES, "black", "harm", 1.4) + eye
    inside = f'<path d="{ESSENCE_SHAPES[number]}" fill="{colour("coin")}" transform="translate(6.6 6.6) scale(.45)"/>'
    return _path(_SPIKES, ESSENCE_COLOURS[number], "dark", 1.2) + inside


def _beacon(number: int) -> str:
    """A Beacon burns in the shape of its colour."""
    bowl = _path("M6 13.6H18L16 17H14L15.4 23.2H8.6L10 17H8Z", "stone", "dark", 1.2)
    return f'{bowl}<g transform="translate(3.6 -1.2) scale(.7)">{_essence(number)}</g>'


def _pierced(outline: str, inside: str, fill: str, hole: str = "coin") -> str:
    return _path(outline, fill) + _path(inside, hole, "")


_CARD: Final = "M5 1H19Q21 1 21 3V21Q21 23 19 23H5Q3 23 3 21V3Q3 1 5 1Z"
_ROSETTE: Final = "M12 4.4 13.9 8.6 18.4 9 15 12.1 16 16.6 12 14.2 8 16.6 9 12.1 5.6 9 10.1 8.6Z"

_PLAIN: Final[dict[str, str]] = {
    "essence-any": _any_essence(),
    "coin": _COIN,
    "totem": _path("M7.6 6.6 1 3Q1 10.4 7.6 11.6ZM16.4 6.6 23 3Q23 10.4 16.4 11.6Z", "glow", "dark", 1.1)
    + _path("M7.4 1.2H16.6V23.2H7.4Z", "wood", "dark", 1.2)
    + _path(
        "M9 4H11.2V6.4H9ZM12.8 4H15V6.4H12.8ZM9.4 8.4H14.6L12 10.6ZM7.4 12.4H16.6V13.4H7.4ZM9"
        " 15.2H11.2V17.4H9ZM12.8 15.2"
        "H15V17.4H12.8ZM9.4 19.4H14.6V21H9.4Z",
        "coin",
        "",
    ),
    "gem": _path("M6.4 2.4H17.6L23 9.2 12 22.6 1 9.2Z", "gem")
    + _strokes("M1.6 9.2H22.4M8.4 9.2 12 21.4 15.6 9.2 12 3Z", "coin", 0.9),
    "gem-used": _strokes("M6.4 2.4H17.6L23 9.2 12 22.6 1 9.2ZM1.6 9.2H22.4", "faded", 1.5),
    "herb": _strokes("M12 23V7", "herb", 2)
    + _path(
        "M12 1Q16 5 12 10Q8 5 12 1ZM12 15Q12.4 8.6 20.6 8Q20 15 12 15ZM12 15Q11.6 8.6 3.4 8Q4 15 12"
        " 15ZM12 21Q12.4 16 18.6 15.6Q18 21 12 21ZM12 21Q11.6 16 5.4 15.6Q6 21 12 21Z",
        "herb",
        "",
    ),
    "attunement": _pierced(
        "M12 10.4Q17.8 11.2 19 17Q19.4 22.4 14.8 21.8Q12 20.8 9.2 21.8Q4.6 22.4 5 17Q6.2 11.2 12"
        " 10.4ZM8.8 1.6Q11.4 2.4 10.8 6Q10"
        " 9 7.8 8.4Q5.4 7.4 6 4.2Q7 1.4 8.8 1.6ZM15.2 1.6Q12.6 2.4 13.2 6Q14 9 16.2 8.4Q18.6 7.4 18"
        " 4.2Q17 1.4 15.2 1.6ZM3 8Q5.4"
        " 8.4 5.4 11.4Q5 14 3 13.6Q.8 12.6 1 10Q1.6 7.8 3 8ZM21 8Q18.6 8.4 18.6 11.4Q19 14 21"
        " 13.6Q23.2 12.6 23 10Q22.4 7.8 21 8Z",
        "M12 14.4A2.2 2.2 0 1 0 12 18.8A2.2 2.2 0 1 0 12 14.4Z",
        "blue",
    ),
    "quest": _path("M5 3H20Q18 5 18 7V20Q18 22.6 15.6 22.6H4Q6 21 6 18V6Q6 4 5 3Z", "coin", "dark", 1.3)
    + _strokes("M9 8H15M9 12H15M9 16H13", "faded", 1.5),
    "havoc": _pierced(_SPIKES, "M13.6 4.6 7 13.2H11.2L9.8 19.6 17 10.6H12.6Z", "shadow"),
    "doom": _path("M12 1Q22.4 1.6 22 11.6Q21.6 16 18 17.6V23H6V17.6Q2.4 16 2 11.6Q1.6 1.6 12 1Z", "black", "coin", 1.2)
    + _path(
        "M7.8 8.4A2.8 2.8 0 1 0 7.8 14A2.8 2.8 0 1 0 7.8 8.4ZM16.2 8.4A2.8 2.8 0 1 0 16.2 14A2.8 2.8"
        " 0 1 0 16.2 8.4ZM12 13.6 13.8 17"
        "H10.2ZM9 19.4H10.2V22.4H9ZM11.4 19.4H12.6V22.4H11.4ZM13.8 19.4H15V22.4H13.8Z",
        "coin",
        "",
    ),
    "harvest": _strokes("M8 22.6 10.6 13.6", "wood", 3.4)
    + _path("M10 14.4Q2.4 8.6 8 4Q14.4-.6 22.6 5.2Q14.6 3.8 11.4 7.2Q9.4 9.8 12.4 13.2Z", "stone"),
    "drifter": _path("M10.6 1.2Q17.4 2 17.2 9.4L20.2 23.2H2.2L4.4 9.4Q4 2 10.6 1.2Z", "coin", "coin", 3.4)
    + _path("M10.6 1.2Q17.4 2 17.2 9.4L20.2 23.2H2.2L4.4 9.4Q4 2 10.6 1.2Z", "stone")
    + _path("M10.8 4.6Q14.6 5.6 14.2 10Q13.4 13.4 10.8 13.8Q8.2 13.4 7.4 10Q7 5.6 10.8 4.6Z", "dark", "")
    + _strokes("M21.4 3V23", "wood", 1.8),
    "achievement": _path("M6.4 14 4.4 23 8.8 21 12 23.4 15.2 21 19.6 23 17.6 14Z", "red", "dark", 1)
    + _path("M12 .8A9.6 9.6 0 1 1 12 20A9.6 9.6 0 1 1 12 .8Z", "glow")
    + _path(_ROSETTE, "dark", ""),
    "designated": _strokes(
        "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7Z", "march", 2
    ),
    "card-back": _path(_CARD, "wood", "dark", 1.2)
    + _strokes("M6 4H18V20H6Z", "glow", 0.9)
    + _path("M12 6.4 13.6 10.4 17 12 13.6 13.6 12 17.6 10.4 13.6 7 12 10.4 10.4Z", "glow", ""),
    "first-player": _pierced("M1.4 4 7 10 12 1.4 17 10 22.6 4 20.6 21.4H3.4Z", "M5.4 17H18.6V19H5.4Z", "glow", "dark"),
    "bag": _pierced(
        "M8 1H16L14.4 6Q22 11 22 17.6Q22 23.2 12 23.2Q2 23.2 2 17.6Q2 11 9.6 6Z", "M8.6 6H15.4V7.6H8.6Z", "wood"
    ),
    # The kinds of Perk: a gem spent, a gem kept, a spark, a ring that goes on.
    "perk-kind-0": _strokes("M7.4 4H16.6L21 9.6 12 20.6 3 9.6Z", "ink", 2),
    "perk-kind-1": _strokes("M7.4 4H16.6L21 9.6 12 20.6 3 9.6ZM8 10.4 11 13.4 16 8.2", "ink", 2),
    "perk-kind-2": _path("M14 1 4.4 13.6H10.6L8.6 23 19.6 9.6H12.8Z", "ink", ""),
    "perk-kind-3": _strokes("M12 12C9 7 2 7 2 12S9 17 12 12S22 7 22 12S15 17 12 12Z", "ink", 2.2),
    # The Phases: a fire of the Tribe, a storm of events, a way for Heroes.
    "phase-0": _strokes("M3 21H21M5 21 12 4 19 21M12 12 9 21M12 12 15 21", "ink", 2),
    "phase-1": _strokes(
        "M4 13A5 5 0 0 1 6 4.6A6.4 6.4 0 0 1 18 6A4.4 4.4 0 0 1 19.6 13.4M13 9 9 15.4H14L10.6 22", "ink", 2
    ),
    "phase-2": _strokes("M4 21.6Q17 20.6 12 14T18.6 3.4M12.6 4.8 18.8 3 20.6 9.2", "ink", 2),
}


def shape(name: str) -> str:
    """The drawing of a thing in a square of 24: "gem", or with a number "essence-2", "weybit-0-3".

    Its lines have round ends and corners where ``ROUND`` is around it.

    Raises:
        KeyError: nothing is called so.
    """
    if name not in _drawn:
        _drawn[name] = _draw(name)
    return _drawn[name]


def _draw(name: str) -> str:
    if name in _PLAIN:
        return _PLAIN[name]
    kind, *numbers = name.split("-")
    if kind == "weybit":
        return _weybit(int(numbers[0]), int(numbers[1]))
    return _NUMBERED[kind](int(numbers[0]))


_drawn: dict[str, str] = {}
_NUMBERED: Final = {
    "essence": _essence,
    "terrain": _terrain,
    "heartland": _token,
    "animal": _animal,
    "guardian": _guardian,
    "hero": _mask,
    "tribe": _badge,
    "settlement": _settlement,
    "menace": _menace,
    "beacon": _beacon,
}


#: Attributes of whatever holds shapes.
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'


def glyph(name: str, title: str = "") -> str:
    """A thing as an icon in a line of text; with a title it has a name for those who cannot see it."""
    said = (
        f'role="img" aria-label="{attribute(title)}"><title>{text(title)}</title>' if title else 'aria-hidden="true">'
    )
    return f'<svg class="fae-glyph" viewBox="-1 -1 26 26" width="24" height="24" {ROUND} {said}{shape(name)}</svg>'


def placed(name: str, x: float, y: float, size: float) -> str:
    """A thing within a greater picture, around a point."""
    return f'<g transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})">{shape(name)}</g>'


def text(words: str) -> str:
    """Words between tags."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def attribute(words: str) -> str:
    """Words between double quotes."""
    return text(words).replace('"', "&quot;")
