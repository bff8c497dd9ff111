"""Everything that is read stands out from its ground as WCAG 2.2 AA asks, in both themes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tavola"
SHEETS = (SOURCE / "web/static/css/base.css", SOURCE / "games/altered/page/static/altered.css")
#: For text, and for what only has to be told apart: frames of what is lit, shapes, marks.
TEXT, SHAPE = 4.5, 3.0

Colour = tuple[float, float, float]
FACTIONS = ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir", "neutral")
GROUNDS = ("paper", "sheet", "card")


def read(theme: int) -> dict[str, Colour]:
    """The colours of a theme (0 light, 1 dark) by the names of their custom properties."""
    text = "".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS)
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\);", text)
    found = {name: colour(values[theme]) for name, *values in pairs}
    for name, other in re.findall(r"--([\w-]+): var\(--([\w-]+)\);", text):
        found[name] = found[other]
    return found | {"white": (1.0, 1.0, 1.0)}


def colour(hex: str) -> Colour:
    digits = hex[1:]
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """``share`` of one colour, the rest of the other."""
    red, green, blue = (share * a + (1 - share) * b for a, b in zip(one, other, strict=True))
    return red, green, blue


def luminance(one: Colour) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in one)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


#: What is written or drawn, on what, and how clearly it must stand out.
PAIRS = [
    *((text, ground, TEXT) for text in ("ink", "faded", "seal", "well") for ground in GROUNDS),
    *((text, "accent-soft", TEXT) for text in ("ink", "accent-ink")),
    ("accent-ink", "sheet", TEXT),
    *((text, "ink", TEXT) for text in ("sheet", "card")),
    *((faction, "card", TEXT) for faction in FACTIONS),
    *(("white", terrain, TEXT) for terrain in ("forest", "mountain", "water")),
    *((terrain, ground, SHAPE) for terrain in ("forest", "mountain", "water") for ground in ("sheet", "card")),
    *((frame, ground, SHAPE) for frame in ("accent", "strong-line") for ground in GROUNDS),
    *(("ink", f"{land}-land", SHAPE) for land in ("forest", "mountain", "water", "hidden")),
]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_what_is_read_stands_out(theme: int) -> None:
    colours = read(theme)
    found = [(one, on, round(contrast(colours[one], colours[on]), 2), least) for one, on, least in PAIRS]
    assert [pair for pair in found if pair[2] < pair[3]] == []


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_what_is_written_on_mixed_colours_stands_out(theme: int) -> None:
    colours = read(theme)
    for faction in FACTIONS:  # an ability from the Reserve
        assert contrast(colours["ink"], mixed(colours[faction], colours["card"], 0.14)) >= TEXT, faction
    assert contrast(mixed(colours["ink"], colours["card"], 0.75), colours["card"]) >= TEXT  # the keys of answers
    exhausted = mixed(colours["card"], colours["line"], 0.55)
    assert contrast(colours["ink"], exhausted) >= TEXT
    assert contrast(colours["faded"], exhausted) >= TEXT


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_what_the_banners_of_faeriell_say_stands_out(theme: int) -> None:
    colours = read(theme)
    assert contrast(colours["seal"], mixed(colours["seal"], colours["sheet"], 0.14)) >= TEXT


def test_the_computation_is_that_of_the_standard() -> None:
    assert contrast(colour("#000"), colour("#ffffff")) == pytest.approx(21)
    assert contrast(colour("#777777"), colour("#fff")) == pytest.approx(4.48, abs=0.01)
