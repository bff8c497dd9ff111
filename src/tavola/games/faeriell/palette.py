"""The colours of Sons of Faeriell, as custom properties with a light and a dark value to fall back on.

A page may set ``--fae-red`` or leave it; what is played with looks the same on either table.
"""

from __future__ import annotations

import re
from typing import Final

#: By name, for a light and for a dark table.
PALETTE: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#fbf7ee", "#25221f"),
    "ink": ("#2b2621", "#ece4d6"),
    "faded": ("#675d50", "#b3a896"),
    "strong": ("#8f8270", "#847868"),
    "line": ("#d3c8b4", "#443e37"),
    "sea": ("#dbe5e1", "#182226"),
    "shallows": ("#bdd0ce", "#24353b"),
    "coast": ("#6f7f7c", "#6c8187"),
    "way": ("#fffaf0", "#d9c9a8"),
    "border": ("#6b5138", "#120f0d"),
    "march": ("#8c2f22", "#b9563f"),
    "mountain-land": ("#eccbb8", "#55372d"),
    "meadow-land": ("#f4e6a8", "#52461f"),
    "river-land": ("#bfdded", "#20435a"),
    "forest-land": ("#c3deb2", "#27442d"),
    "mountain": ("#8f4527", "#d8957a"),
    "meadow": ("#86690a", "#d6bb5c"),
    "river": ("#266a96", "#78b6dd"),
    "forest": ("#2f6a36", "#83c487"),
    "red": ("#c53b31", "#c53b31"),
    "yellow": ("#e6b11c", "#e6b11c"),
    "blue": ("#2f72bd", "#2f72bd"),
    "green": ("#3a8a46", "#3a8a46"),
    "black": ("#241d27", "#241d27"),
    "shadow": ("#736d7f", "#736d7f"),
    "longfeather": ("#e57f1d", "#e57f1d"),
    "berrywort": ("#8e58ba", "#8e58ba"),
    "stoneroot": ("#1f9fb2", "#1f9fb2"),
    "cedarmoon": ("#98ba22", "#98ba22"),
    "coin": ("#fdf3da", "#fdf3da"),
    "coin-edge": ("#8f6c37", "#8f6c37"),
    "dark": ("#2b211a", "#2b211a"),
    "wood": ("#95653d", "#95653d"),
    "stone": ("#b4ada0", "#b4ada0"),
    "gem": ("#2fa38f", "#2fa38f"),
    "herb": ("#4d8a3d", "#7dbb68"),
    "harm": ("#b5281c", "#ff8a73"),
    "blight": ("#3b1d4a", "#c79be0"),
    "gold": ("#e0a11b", "#f0b840"),
    "glow": ("#f6d77a", "#f6d77a"),
}

_VARIABLE: Final = re.compile(r"var\(--fae-[a-z-]+,(?:light-dark\()?(#[0-9a-f]+)(?:,#[0-9a-f]+\))?\)")


def colour(name: str) -> str:
    """A colour of the palette as a value of ``fill`` or ``stroke``."""
    light, dark = PALETTE[name]
    if light == dark:
        return f"var(--fae-{name},{light})"
    return f"var(--fae-{name},light-dark({light},{dark}))"


def settled(svg: str) -> str:
    """The same picture in plain colours of the light table, for programs that know no custom properties."""
    return _VARIABLE.sub(r"\1", svg)


#: The colour of each Essence, terrain, Hero type and Tribe, by number.
ESSENCE_COLOURS: Final = ("red", "yellow", "blue", "green", "black")
TERRAIN_COLOURS: Final = ("mountain", "meadow", "river", "forest")
HERO_COLOURS: Final = ("red", "yellow", "blue", "green", "shadow", "black")
TRIBE_COLOURS: Final = ("longfeather", "berrywort", "stoneroot", "cedarmoon")
