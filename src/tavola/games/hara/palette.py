"""The colours of Champions of Hara, as custom properties with a light and a dark value to fall back on.

A page may set ``--hara-red`` or leave it. Cards keep their light faces on a dark table, only dimmed.
"""

from __future__ import annotations

import re
from typing import Final

#: By name, for a light and for a dark table.
PALETTE: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#faf5ea", "#211f26"),
    "ink": ("#29232b", "#ece5da"),
    "faded": ("#6b6068", "#b1a7ae"),
    "line": ("#d6cbbd", "#454049"),
    "orbit": ("#ddd2c2", "#37323d"),
    "edge": ("#3b3038", "#0e0c11"),
    "seam": ("#ffffff", "#000000"),
    "lit": ("#c2127c", "#ff7cc4"),
    "lit-ring": ("#ffffff", "#1a0913"),
    # The grounds of the tiles, and what is drawn and written on them.
    "dojo-land": ("#f1e4c3", "#4a4030"),
    "arechi_wastes-land": ("#f3cd93", "#5c4226"),
    "oppenheim-land": ("#e9b5a9", "#592f2a"),
    "oakenmoor-land": ("#b7d493", "#2e4a22"),
    "the_baiyu-land": ("#bde5d8", "#1b4b44"),
    "lunaridge-land": ("#c5d6f5", "#27386a"),
    "the_drear-land": ("#cfc4df", "#3b3152"),
    "dojo": ("#7c5d22", "#dcc184"),
    "arechi_wastes": ("#964410", "#efab6b"),
    "oppenheim": ("#8c2418", "#f09a86"),
    "oakenmoor": ("#2c5c1e", "#98cf7b"),
    "the_baiyu": ("#0b6358", "#76d3bf"),
    "lunaridge": ("#263f92", "#a2b8f6"),
    "the_drear": ("#4c3578", "#bfaae6"),
    # Deep: under white letters.
    "dojo-deep": ("#6a4d1a", "#6a4d1a"),
    "arechi_wastes-deep": ("#8f4310", "#8f4310"),
    "oppenheim-deep": ("#7e2519", "#7e2519"),
    "oakenmoor-deep": ("#30591f", "#30591f"),
    "the_baiyu-deep": ("#0c5a52", "#0c5a52"),
    "lunaridge-deep": ("#2a3f86", "#2a3f86"),
    "the_drear-deep": ("#48346e", "#48346e"),
    "dusk-deep": ("#2b2540", "#2b2540"),
    "red": ("#d33a2b", "#d33a2b"),
    "blue": ("#2d71d6", "#2d71d6"),
    "green": ("#2f9448", "#2f9448"),
    "gold": ("#eab420", "#eab420"),
    "card": ("#fdf7e8", "#e9dfca"),
    "dark": ("#261f27", "#261f27"),
    "white": ("#ffffff", "#ffffff"),
    "night": ("#2a2344", "#2a2344"),
    "rift": ("#17131f", "#17131f"),
    "glow": ("#f5d77c", "#f5d77c"),
    "heart": ("#c42b3f", "#c42b3f"),
    "spirit": ("#6f56c9", "#6f56c9"),
    "blade": ("#cfd8e3", "#cfd8e3"),
    "steel": ("#414b5a", "#414b5a"),
    "harm": ("#b3201a", "#ff8a78"),
    "peril": ("#b3201a", "#b3201a"),
    "bone": ("#efe8d8", "#efe8d8"),
    "stone": ("#9a938c", "#9a938c"),
    "wood": ("#8b5e36", "#8b5e36"),
    "friend": ("#1f7a4d", "#1f7a4d"),
    "sun": ("#f0a63a", "#f0a63a"),
    # The champions and the Corrupted.
    "kaoru": ("#9a5a2c", "#9a5a2c"),
    "leaf": ("#4f8f2f", "#4f8f2f"),
    "oric": ("#1f7fa6", "#1f7fa6"),
    "persephone": ("#7a3fa0", "#7a3fa0"),
    "soff": ("#c8472a", "#c8472a"),
    "thomas": ("#4b5a78", "#4b5a78"),
    "ashura": ("#5e0f1c", "#5e0f1c"),
    "enoki": ("#2f3d24", "#2f3d24"),
    "miravel": ("#2b2350", "#2b2350"),
}

_VARIABLE: Final = re.compile(r"var\(--hara-[a-z_-]+,(?:light-dark\()?(#[0-9a-f]+)(?:,#[0-9a-f]+\))?\)")


def _value(name: str) -> str:
    light, dark = PALETTE[name]
    return f"var(--hara-{name},{light})" if light == dark else f"var(--hara-{name},light-dark({light},{dark}))"


_values: Final = {name: _value(name) for name in PALETTE}


def colour(name: str) -> str:
    """A colour of the palette as a value of ``fill`` or ``stroke``."""
    return _values[name]


def settled(svg: str) -> str:
    """The same picture in plain colours of the light table, for programs that know no custom properties."""
    return _VARIABLE.sub(r"\1", svg)


#: The colours of energy as `card.Energy` counts it.
ENERGY_COLOURS: Final = ("red", "blue", "green", "gold")
