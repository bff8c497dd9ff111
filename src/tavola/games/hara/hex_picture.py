"""What lies on a space, drawn around its middle: Monsters, Events, Rifts, and the deck in the center of a World."""

from __future__ import annotations

from typing import Any

from tavola.games.hara.card import NO_ENERGY, SIZES, CardSet, Energy, Monster, Rift
from tavola.games.hara.glyphs import text
from tavola.games.hara.map_layout import hex_path
from tavola.games.hara.palette import ENERGY_COLOURS, colour
from tavola.games.hara.pieces import COLOR_NAMES, DREAMSTONE, TILE_NAMES

#: The keywords and what else a Monster does, in the order of their marks.
MARKS = ("aggressive", "armored", "dangerous", "ally", "critical", "strikes", "loot")


def use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """A shape around a point."""
    # The symbol leaves room for its outline: its square of 24 lies in one of 28.
    whole = size * 28 / 24
    return (
        f'<use href="#hara-{name}" x="{x - whole / 2:.1f}" y="{y - whole / 2:.1f}" width="{whole:.1f}"'
        f' height="{whole:.1f}"{more}/>'
    )


def number(words: object, x: float, y: float, size: float, fill: str = "dark", more: str = "") -> str:
    """A number or short word with its middle at a point."""
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:g}" fill="{colour(fill)}"{more}>'
        f"{text(str(words))}</text>"
    )


def home_of(cards: CardSet, card: int) -> str:
    """The World of a hex card's deck, or "dusk"."""
    deck = cards.hex_cards[card].deck
    return TILE_NAMES[deck] if deck else "dusk"


def hex_drawing(cards: CardSet, hex: Any, language: str, crowded: bool) -> str:
    """The hex card of a space; ``crowded``: figures stand on its lower half."""
    if hex["kind"] == "event":
        return _event()
    card = cards.hex_cards[cards.by_id[hex["card"]]]
    if isinstance(card, Monster):
        return _monster(card, home_of(cards, cards.by_id[hex["card"]]), hex["hurt"], language, crowded)
    assert isinstance(card, Rift)
    return _rift(card, crowded)


def _monster(card: Monster, home: str, hurt: int, language: str, crowded: bool) -> str:
    """A Monster: attack and Health above, range and keywords below them, then its name and reward (HARA-MON-01)."""
    deep = f"{home}-deep"
    edge = ' stroke-width="5"' if card.boss else ' stroke-width="3"'
    parts = [f'<path d="{hex_path(0, 0, 0.93)}" fill="{colour("card")}" stroke="{colour(deep)}"{edge}/>']
    if card.boss:
        parts.append(f'<path d="{hex_path(0, 0, 0.86)}" fill="none" stroke="{colour("gold")}" stroke-width="2"/>')
        parts.append(use("skull", 0, -18, 29))
    else:
        parts.append(use("monster", 0, -18, 26, f' color="{colour(deep)}"'))
    parts += [use("sword", -28, -17, 36), number(card.attack, -28, -21, 21)]
    parts += [use("heart", 28, -18, 35), number(max(0, card.health - hurt), 28, -19, 21, "white")]
    if hurt:
        parts.append(_wound(hurt))
    parts += [use("range", -34, 9, 13), number(card.range, -20, 9, 19)]
    marks = [mark for mark in MARKS if getattr(card, mark)]
    step = 17.5 if len(marks) < 4 else 46 / (len(marks) - 0.2)
    parts += [use(mark, 36 - step * (len(marks) - 1 - at), 8, 16) for at, mark in enumerate(marks)]
    if not crowded:
        parts.append(_name(card.name.get(language) or card.name["en"], 22.5, 74))
        parts.append(_reward(card.reward, card.item, 35))
    return "".join(parts)


def _wound(hurt: int) -> str:
    """The damage taken this turn: a crack in the heart, and how much."""
    return (
        f'<path d="M29-30 25-22 32-16 28-6" fill="none" stroke="{colour("dark")}" stroke-width="2" opacity=".75"/>'
        f'<rect x="24" y="-47" width="27" height="17" rx="8" fill="{colour("peril")}" stroke="{colour("white")}"'
        f' stroke-width="1.6"/>{number(f"−{hurt}", 37.5, -38.5, 15, "white")}'
    )


def _name(name: str, y: float, room: float) -> str:
    tight = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"' if len(name) * 6.2 > room else ""
    return number(name, 0, y, 11.5, "dark", f' class="hara-name" font-weight="600"{tight}')


def _reward(reward: Energy, item: int, y: float) -> str:
    """The energy and Item that a card gives, in a row: a number where there are more than two of a color."""
    signs: list[str] = []
    for color, count in zip(ENERGY_COLOURS, reward, strict=True):
        signs += [f"energy-{color}"] * count if count < 3 else [str(count), f"energy-{color}"]
    if len(signs) > 3 + (item >= 0):
        signs = []
        for color, count in zip(ENERGY_COLOURS, reward, strict=True):
            signs += [str(count), f"energy-{color}"] if count > 1 else [f"energy-{color}"] * count
    if item >= 0:
        signs.append("dreamstone" if item == DREAMSTONE else "item")
    widths = [9.0 if sign.isdigit() else 14.0 for sign in signs]
    x = -sum(widths) / 2
    parts: list[str] = []
    for sign, width in zip(signs, widths, strict=True):
        middle = x + width / 2
        parts.append(number(sign, middle, y, 14) if sign.isdigit() else use(sign, middle, y, 13))
        x += width
    return "".join(parts)


def _event() -> str:
    """The back of an Event card: they lie face down (HARA-EVENT-01)."""
    return (
        f'<path d="{hex_path(0, 0, 0.93)}" fill="{colour("night")}" stroke="{colour("dark")}" stroke-width="4"/>'
        f'<path d="{hex_path(0, 0, 0.8)}" fill="none" stroke="{colour("glow")}" stroke-width="1.4"'
        f' stroke-dasharray="1 5"/>{use("event", 0, 2, 50)}'
    )


def _rift(card: Rift, crowded: bool) -> str:
    """A Rift: its tear, its Challenge rating, and what closing it gives (HARA-RIFT-01)."""
    color = COLOR_NAMES[card.color]
    parts = [
        f'<path d="{hex_path(0, 0, 0.93)}" fill="{colour("rift")}" stroke="{colour(color)}" stroke-width="3.4"/>',
        use(f"rift-{color}-{SIZES[card.size]}", -19, -5 if not crowded else -14, 58 if not crowded else 46),
        use("die-blank", 22, -10, 35),
        number(f"{card.rating}+", 22, -10, 20),
        "".join([f'<path d="M{13 + 9 * at} 16l3.4-5 3.4 5-3.4 5z" fill="{colour("bone")}"/>' for at in range(card.size + 1)]),
    ]
    if not crowded and (card.reward != NO_ENERGY or card.item >= 0):
        parts.append(f'<path d="M-41 25H41L0 48Z" fill="{colour("card")}"/>')
        parts.append(_reward(card.reward, card.item, 33))
    return "".join(parts)


def deck_drawing(tile: Any, name: str) -> str:
    """The center of a World: its emblem and energy, its name, and the deck with the kind of its top card."""
    world = tile["id"]
    white = f' color="{colour("white")}"'
    parts = [
        f'<path d="{hex_path(0, 0, 0.97)}" fill="{colour(f"{world}-deep")}"/>',
        use(f"world-{world}", -13, -35, 23, white),
        use(f"energy-{tile['color']}", 14, -35, 22),
    ]
    words = name.split()
    for at, word in enumerate(words):
        y = -3 if len(words) == 1 else -11 + 18 * at
        room = 86
        tight = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(word) * 10.3 > room else ""
        parts.append(number(word, 0, y, 18, "white", f' class="hara-world" font-family="Georgia,serif"{tight}'))
    if tile["cards"]:
        parts += [
            f'<g transform="translate(-14 33)"><path d="{hex_path(3, 3, 0.3)}" fill="{colour("dark")}"/>{_back(tile["top"])}</g>',
            number(tile["cards"], 16, 32, 22, "white"),
        ]
    else:
        parts.append(f'<path d="{hex_path(0, 32, 0.28)}" fill="none" stroke="{colour("white")}" stroke-dasharray="3 4"/>')
    return "".join(parts)


def _back(kind: str) -> str:
    """The back of a World's card says whether it is a Monster or an Event (HARA-DECKS-07)."""
    event = kind == "event"
    ink = f' color="{colour("dark")}"'
    return (
        f'<path d="{hex_path(0, 0, 0.3)}" fill="{colour("night" if event else "card")}" stroke="{colour("dark")}"'
        f' stroke-width="1"/>{use(kind, 0, 0, 18, ink)}'
    )
