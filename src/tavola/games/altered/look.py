"""How Altered looks: SVG parts drawn from a view with our own shapes, for the page and for notebooks.

Terrain is never told by colour alone: each has its own shape (leaf, peak, drop), its own pattern and its own letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from tavola.games.altered.cards import CARDS
from tavola.games.altered.symbols import begins_sentence, in_words
from tavola.kernel.language import mark, translate

_PAGE: Final = "tavola.games.altered.page"

TERRAINS: Final = ("forest", "mountain", "water")
_NAMES: Final = {"forest": mark("Forest"), "mountain": mark("Mountain"), "water": mark("Water")}
_PHASES: Final = {
    "setup": mark("Setup"),
    "morning": mark("Morning"),
    "noon": mark("Noon"),
    "afternoon": mark("Afternoon"),
    "dusk": mark("Dusk"),
    "night": mark("Night"),
}
PHASES: Final = ("morning", "noon", "afternoon", "dusk", "night")

#: The outlines of the three statistics in a square of 24.
_SHAPES: Final = {
    "forest": "M3 3C15 2 22 9 21 21C9 22 2 15 3 3Z",
    "mountain": "M12 2 23.5 21.5H.5Z",
    "water": "M12 1.5C15.5 6.5 20.5 10.5 20.5 15A8.5 8.5 0 0 1 3.5 15C3.5 10.5 8.5 6.5 12 1.5Z",
}
#: Where the number stands in each shape.
_NUMBER_AT: Final = {"forest": (12, 16), "mountain": (12, 19.5), "water": (12, 19)}

#: Shapes and patterns that the other parts refer to; once per document.
SYMBOLS: Final = (
    "<defs>"
    + "".join(
        f'<symbol id="shape-{name}" viewBox="0 0 24 24"><path d="{path}"/></symbol>' for name, path in _SHAPES.items()
    )
    + '<pattern id="land-forest" width="14" height="14" patternUnits="userSpaceOnUse">'
    '<path class="stroke" d="M2 12C2 7 5 4 10 3C10 8 7 11 2 12M2 12 7 6"/></pattern>'
    '<pattern id="land-mountain" width="16" height="10" patternUnits="userSpaceOnUse">'
    '<path class="stroke" d="M0 9 8 2 16 9"/></pattern>'
    '<pattern id="land-water" width="16" height="8" patternUnits="userSpaceOnUse">'
    '<path class="stroke" d="M0 4Q4 0 8 4T16 4"/></pattern>'
    '<pattern id="land-hidden" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<path class="stroke" d="M0 9 9 0M0 0 9 9"/></pattern>'
    "</defs>"
)

_STYLE: Final = """
svg{font-family:system-ui,sans-serif;font-size:11px;fill:#2b2621}
.paper{fill:#f7f2e7}.card{fill:#fffdf8;stroke:#8d8273}.soft{fill:#6a6054}.title{font:600 15px Georgia,serif}
.name{font-weight:600}.stroke{fill:none;stroke:#2b2621;stroke-opacity:.28}
.forest{fill:#2f6f46}.mountain{fill:#a8501f}.water{fill:#23618f}.digit{fill:#fff;font-weight:700}
.land-forest{fill:#d5e3cd}.land-mountain{fill:#f0d9c2}.land-water{fill:#d0e1ec}.land-hidden{fill:#e4dccb}
.mine{fill:#2b2621;stroke:#2b2621}.theirs{fill:#fffdf8;stroke:#2b2621;stroke-width:1.5}
.on-mine{fill:#fffdf8;font-weight:700}.on-theirs{fill:#2b2621;font-weight:700}
"""


def terrain_name(terrain: str, language: str) -> str:
    """The terrain's name."""
    return translate(_PAGE, language, _NAMES[terrain])


def phase_name(phase: str, language: str) -> str:
    """The phase's name."""
    return translate(_PAGE, language, _PHASES[phase])


def statistic(terrain: str, value: int, language: str, size: int = 24) -> str:
    """A statistic: its shape with the number inside."""
    x, y = _NUMBER_AT[terrain]
    font = 13 if value < 10 else 11
    return (
        f'<svg class="stat" viewBox="0 0 24 24" width="{size}" height="{size}" role="img"'
        f' aria-label="{terrain_name(terrain, language)} {value}"><path class="{terrain}" d="{_SHAPES[terrain]}"/>'
        f'<text class="digit" x="{x}" y="{y}" font-size="{font}" text-anchor="middle">{value}</text></svg>'
    )


def icon(terrain: str, size: int = 16) -> str:
    """A terrain's shape alone."""
    return (
        f'<svg class="icon" viewBox="0 0 24 24" width="{size}" height="{size}" aria-hidden="true">'
        f'<path class="{terrain}" d="{_SHAPES[terrain]}"/></svg>'
    )


def land(terrains: Sequence[str], x: float = 0, y: float = 0, width: float = 120, height: float = 80) -> str:
    """The ground of a region: one band for each terrain, with its pattern."""
    names = list(terrains) or ["hidden"]
    band = width / len(names)
    return "".join(
        f'<rect class="land-{name}" x="{x + number * band:.1f}" y="{y}" width="{band:.1f}" height="{height}"/>'
        f'<rect fill="url(#land-{name})" x="{x + number * band:.1f}" y="{y}" width="{band:.1f}" height="{height}"/>'
        for number, name in enumerate(names)
    )


def region(terrains: Sequence[str]) -> str:
    """The ground of a region as a picture that fills its frame."""
    return (
        '<svg class="land" viewBox="0 0 120 80" preserveAspectRatio="none" aria-hidden="true">'
        + land(terrains)
        + "</svg>"
    )


def card_back() -> str:
    """The back of a card: a compass rose on a dark ground."""
    return (
        '<svg class="back" viewBox="0 0 60 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        '<rect class="back-ground" width="60" height="84" rx="5"/>'
        '<rect class="back-line" x="4" y="4" width="52" height="76" rx="3"/>'
        '<path class="back-rose" d="M30 20 34 38 52 42 34 46 30 64 26 46 8 42 26 38Z"/>'
        '<circle class="back-line" cx="30" cy="42" r="13"/></svg>'
    )


#: The symbols of card texts (ALT-NUM-03): what each means, and its drawing in a square of 24.
_SYMBOLS: Final = {
    "J": (mark("When it joins"), "M3 12H19M13 6 19 12 13 18"),
    "H": (mark("When it is played from the hand"), "M7 21V11a2 2 0 0 1 2-2V4h2v5h1V3h2v6h1V4h2v11l-3 6Z"),
    "R": (mark("When it is played from the Reserve"), "M4 8H14V21H4ZM8 4H19V17"),
    "T": (mark("Exhaust it"), "M19 9A8 8 0 1 0 20 14M20 4V9H15"),
    "D": (mark("Discard it from the Reserve"), "M12 3V15M7 10 12 15 17 10M5 20H19"),
    "I": (mark("It works from the Reserve"), "M4 8H14V21H4ZM8 4H19V17M9 12V17"),
}


#: What marks a card where there is no room for the word: a drawing in a square of 24 for each status and keyword.
_MARKS: Final = {
    "anchored": "M12 8V21M5 14A7 7 0 0 0 19 14M8 11H16M12 3A2.5 2.5 0 1 0 12 8A2.5 2.5 0 1 0 12 3",
    "asleep": "M19 15A8 8 0 1 1 10 4A7 7 0 0 0 19 15Z",
    "exhausted": "M19 9A8 8 0 1 0 20 14M20 4V9H15",
    "fleeting": "M6 3H18M6 21H18M7 3C7 9 17 15 17 21M17 3C17 9 7 15 7 21",
    "gigantic": "M3 12H21M7 7 2.5 12 7 17M17 7 21.5 12 17 17",
    "tough": "M12 3 20 6V12C20 17 16 20 12 21C8 20 4 17 4 12V6Z",
    "defender": "M5 4H19V20H5ZM12 4V20M5 12H19",
    "seasoned": "M12 3 14.5 9.5 21 10 16 14.5 17.5 21 12 17.5 6.5 21 8 14.5 3 10 9.5 9.5Z",
    "surplus": "M6 6 18 18M18 6 6 18",
    "eternal": "M12 12C9 7 3 7 3 12S9 17 12 12S21 7 21 12S15 17 12 12Z",
}


def badge_icon(kind: str) -> str:
    """The mark of a status or a keyword; "" for what has none."""
    if kind not in _MARKS:
        return ""
    return f'<svg class="symbol" viewBox="0 0 24 24" aria-hidden="true"><path d="{_MARKS[kind]}"/></svg>'


#: The rule by which a game was won -> why, for the winner, for the other, and for who looks on.
_WHY_WON: Final = {
    "ALT-VICTORY-02": (
        mark("Your Hero and your Companion have met."),
        mark("The Hero and the Companion of your opponent have met."),
        mark("The winner's Hero and Companion have met."),
    ),
    "ALT-VICTORY-05": (
        mark("Your Hero and your Companion have met, or gone further past each other than your opponent's."),
        mark("The Hero and the Companion of your opponent have met, or gone further past each other than yours."),
        mark("The winner's Hero and Companion have met, or gone further past each other."),
    ),
    "ALT-VICTORY-07": (
        mark("Both players arrived; both of your Expeditions moved forward on this Day."),
        mark("Both players arrived; both of your opponent's Expeditions moved forward on this Day."),
        mark("Both players arrived; both of the winner's Expeditions moved forward on this Day."),
    ),
    "ALT-VICTORY-14": (
        mark("An effect of %(card)s says that you win."),
        mark("An effect of %(card)s says that your opponent wins."),
        mark("An effect of %(card)s says who wins."),
    ),
}
_IN_THE_ARENA: Final = mark("The tie-breaker in the Arena has decided.")
#: Events that tell of whose effect it is that follows.
_BEGINNINGS: Final = ("reaction", "used", "declared")


def why_over(told: Sequence[Any], seat: int, language: str) -> str:
    """Why the game whose log is ``told`` was won; "" where the log does not tell."""
    events: list[dict[str, Any]] = [line.event for line in told]
    wins = [event for event in events if event["event"] == "won"]
    if not wins:
        return ""
    won = wins[-1]
    if won["rule"] not in _WHY_WON:
        return translate(_PAGE, language, _IN_THE_ARENA)
    causes = [event for event in events if event["event"] in _BEGINNINGS and "card" in event]
    card = CARDS[str(causes[-1]["card"])].name if causes else "?"
    reader = 2 if seat < 0 else 0 if won["player"] == seat else 1
    return translate(_PAGE, language, _WHY_WON[won["rule"]][reader]).replace("%(card)s", card)


def rich(text: str, language: str) -> str:
    """A card text as HTML, with its symbols drawn."""
    parts = []
    at = 0
    for number, piece in enumerate(text.split("{")):
        symbol, brace, rest = piece.partition("}")
        # Read out, a trigger is set apart from the sentence that it begins, and from nothing else.
        colon = ":" if symbol in ("J", "H", "R") and rest[:1] == " " and begins_sentence(text, at - 1) else ""
        at += len(piece) + 1
        if not number or not brace:
            parts.append(escape(piece))
        elif symbol in _SYMBOLS:
            meaning, path = _SYMBOLS[symbol]
            words = escape(translate(_PAGE, language, meaning), {'"': "&quot;"})
            parts.append(
                f'<svg class="symbol" viewBox="0 0 24 24" role="img" aria-label="{words}{colon}"><title>{words}</title>'
                f'<path d="{path}"/></svg>{escape(rest)}'
            )
        else:
            parts.append(f'<b class="price">{escape(symbol)}</b>{escape(rest)}')
    return "".join(parts)


def plain(text: str, language: str) -> str:
    """A card text with its symbols in words, where nothing can be drawn: in the name of a button."""
    return in_words(text, language)


def key(view: Mapping[str, Any], action: Mapping[str, Any]) -> str:
    """The key that gives an answer where its number says something else than its place: a die is what it shows."""
    choice = view["choice"]
    is_die = choice is not None and choice["kind"] == "die" and action["verb"] == "number"
    return str(action["words"]) if is_die else ""


def place(view: Mapping[str, Any], action: Mapping[str, Any]) -> str:
    """The id of what the page draws for an action that belongs to no piece: an Expedition, or nothing."""
    if action["verb"] != "expedition":
        return ""
    words = action["words"]
    seat = 1 - view["seat"] if words.startswith("their ") else view["seat"]
    return f"expedition-{seat}-{words.removeprefix('their ')}"


# The whole table, for notebooks -------------------------------------------------------------------------------------

_WIDTH: Final = 840
_REGION: Final = 100
_CARD: Final = 92


def picture(view: Mapping[str, Any], language: str) -> str:
    """The table of ``view`` as a stand-alone SVG document."""
    table = view["table"]
    me = max(view["seat"], 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} 470" width="{_WIDTH}" height="470">',
        f"<style>{_STYLE}</style>{SYMBOLS}",
        f'<rect class="paper" width="{_WIDTH}" height="470" rx="8"/>',
        f'<text class="title" x="20" y="26">{escape(_headline(table, language))}</text>',
        _purse(table["seats"][1 - me], 44, language),
        _expeditions(table["seats"][1 - me], 54, language),
    ]
    for index, place in enumerate(table["regions"]):
        x = 20 + index * _REGION
        parts.append(land(place["terrains"], x, 188, _REGION - 4, 72))
        parts.extend(_letters(place["terrains"], x, language))
    parts.append(_counters(table, me))
    parts.append(_expeditions(table["seats"][me], 268, language))
    parts.append(_purse(table["seats"][me], 412, language))
    hand = ", ".join(CARDS[piece["card"]].name for piece in table["seats"][me]["hand_cards"])
    parts.append(f'<text class="soft" x="20" y="434">{escape(hand)}</text></svg>')
    return "".join(parts)


def _headline(table: Mapping[str, Any], language: str) -> str:
    day = translate(_PAGE, language, mark("Day %(day)s")) % {"day": table["day"]}
    return f"Altered · {day} · {phase_name(table['phase'], language)}"


def _purse(seat: Mapping[str, Any], y: int, language: str) -> str:
    sentence = mark("Hand %(hand)s · Deck %(deck)s · Mana %(ready)s of %(mana)s · Reserve %(reserve)s")
    words = translate(_PAGE, language, sentence) % {
        "hand": seat["hand"],
        "deck": seat["deck"],
        "ready": seat["mana_ready"],
        "mana": seat["mana"],
        "reserve": len(seat["reserve"]),
    }
    return f'<text class="soft" x="20" y="{y}">{escape(words)}</text>'


def _expeditions(seat: Mapping[str, Any], y: int, language: str) -> str:
    parts = []
    for side, expedition in enumerate(seat["expeditions"]):
        left = 20 + side * 4 * _REGION
        for number, terrain in enumerate(TERRAINS):
            parts.append(_placed(statistic(terrain, expedition["totals"][number], language), left + number * 28, y))
        pieces = expedition["characters"]
        step = min(_CARD + 4, (4 * _REGION - 8 - _CARD) / max(len(pieces) - 1, 1))
        parts.extend(_small_card(piece, left + number * step, y + 30, language) for number, piece in enumerate(pieces))
    return "".join(parts)


def _placed(svg: str, x: float, y: float) -> str:
    return svg.replace("<svg ", f'<svg x="{x:.1f}" y="{y:.1f}" ', 1)


def _small_card(piece: Mapping[str, Any], x: float, y: float, language: str) -> str:
    name = CARDS[piece["card"]].name
    short = name if len(name) <= 15 else name[:14] + "…"
    stats = "".join(
        _placed(statistic(terrain, piece["stats"][number], language, 22), x + 6 + number * 27, y + 40)
        for number, terrain in enumerate(TERRAINS)
    )
    statuses = ", ".join(piece["statuses"])
    return (
        f'<g><title>{escape(name)}</title><rect class="card" x="{x:.1f}" y="{y}" width="{_CARD}" height="72" rx="5"/>'
        f'<text class="name" x="{x + 6:.1f}" y="{y + 16}">{escape(short)}</text>'
        f'<text class="soft" x="{x + 6:.1f}" y="{y + 31}">{escape(statuses)}</text>{stats}</g>'
    )


def _letters(terrains: Sequence[str], x: float, language: str) -> list[str]:
    band = (_REGION - 4) / max(len(terrains), 1)
    parts = []
    for number, terrain in enumerate(terrains):
        middle = x + (number + 0.5) * band
        letter = terrain_name(terrain, language)[0]
        parts.append(_placed(icon(terrain), middle - 14, 216))
        parts.append(f'<text class="name" x="{middle + 4:.1f}" y="228">{letter}</text>')
    return parts


def _counters(table: Mapping[str, Any], me: int) -> str:
    parts = []
    for seat, owner in ((1 - me, "theirs"), (me, "mine")):
        for side, expedition in enumerate(table["seats"][seat]["expeditions"]):
            x = 20 + expedition["at"] * _REGION + (26 if side == 0 else 70)
            y = 201 if owner == "theirs" else 248
            shape = (
                f'<path class="{owner}" d="M{x} {y - 11} {x + 10} {y} {x} {y + 11} {x - 10} {y}Z"/>'
                if side == 0
                else f'<circle class="{owner}" cx="{x}" cy="{y}" r="9"/>'
            )
            letter = "H" if side == 0 else "C"
            parts.append(f'{shape}<text class="on-{owner}" x="{x}" y="{y + 4}" text-anchor="middle">{letter}</text>')
    return "".join(parts)
