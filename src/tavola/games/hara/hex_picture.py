"""What lies on a space, drawn around its middle: Monsters, Events, Rifts, and the deck in the center of a World."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.hara.card import NO_ENERGY, SIZES, CardSet, Energy, Monster, Rift
from tavola.games.hara.glyphs import text
from tavola.games.hara.map_layout import hex_path
from tavola.games.hara.palette import ENERGY_COLOURS, colour
from tavola.games.hara.pieces import COLOR_NAMES, DREAMSTONE, TILE_NAMES

#: The keywords and what else a Monster does, in the order of their marks.
MARKS: Final = ("aggressive", "armored", "dangerous", "ally", "critical", "strikes", "loot")


#: The room of a row of rewards.
_REWARD_ROOM: Final = 52.0


def use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """A shape around a point."""
    # The symbol leaves room for its outline: its square of 24 lies in one of 28.
    whole = size * 28 / 24
    return (
        f'<use href="#hara-{name}" x="{x - whole / 2:.0f}" y="{y - whole / 2:.0f}" width="{whole:.0f}"'
        f' height="{whole:.0f}"{more}/>'
    )


def number(words: object, x: float, y: float, size: float, fill: str = "", more: str = "") -> str:
    """A number or short word with its middle at a point; dark unless told otherwise, as the map is."""
    tint = f' fill="{colour(fill)}"' if fill else ""
    return f'<text x="{x:g}" y="{y + size * 0.36:.1f}" font-size="{size:g}"{tint}{more}>{text(str(words))}</text>'


def hex_card(fill: str, edge: str, width: float) -> str:
    """A hex card."""
    return f'<use href="#hara-card" fill="{colour(fill)}" stroke="{colour(edge)}" stroke-width="{width:g}"/>'


def home_of(cards: CardSet, card: int) -> str:
    """The World of a hex card's deck, or "dusk"."""
    deck = cards.hex_cards[card].deck
    return TILE_NAMES[deck] if deck else "dusk"


def hex_drawing(cards: CardSet, hex: Any, language: str, crowded: bool) -> str:
    """The hex card of a space; ``crowded``: figures stand on its lower half."""
    if hex["kind"] == "event":
        return '<use href="#hara-back"/>' + use("sigil", 0, 2, 50)
    card = cards.hex_cards[cards.by_id[hex["card"]]]
    if isinstance(card, Monster):
        return _monster(card, home_of(cards, cards.by_id[hex["card"]]), hex["hurt"], language, crowded)
    assert isinstance(card, Rift)
    return _rift(card, crowded)


def _monster(card: Monster, home: str, hurt: int, language: str, crowded: bool) -> str:
    """A Monster: attack and Health above, range and keywords below them, then its name and reward (HARA-MON-01)."""
    frame = f"{'boss' if card.boss else 'frame'}-{home}"
    parts = [f'<use href="#hara-{frame}"/>', number(card.attack, -28, -21, 21)]
    parts.append(number(max(0, card.health - hurt), 28, -19, 21, "white"))
    if hurt:
        parts.append(_wound(hurt))
    parts.append(number(card.range, -20, 9, 19))
    marks = [mark for mark in MARKS if getattr(card, mark)]
    step = 17.5 if len(marks) < 4 else 46 / (len(marks) - 0.2)
    parts += [use(mark, 36 - step * (len(marks) - 1 - at), 8, 16) for at, mark in enumerate(marks)]
    if not crowded:
        parts.append(_name(card.name.get(language) or card.name["en"], 22.5, 74))
        parts.append(_reward(card.reward, card.item, 35))
    return "".join(parts)


def monster_frame(name: str) -> str:
    """What Monsters of a World have in common, as "frame-oakenmoor"; "boss-oakenmoor" for its boss, with a skull."""
    kind, home = name.split("-")
    deep = f"{home}-deep"
    if kind == "boss":
        parts = [hex_card("card", deep, 5)]
        parts.append(f'<path d="{hex_path(0, 0, 0.86)}" fill="none" stroke="{colour("gold")}" stroke-width="2"/>')
        parts.append(use("skull", 0, -18, 29))
    else:
        parts = [hex_card("card", deep, 3), use("monster", 0, -18, 26, f' color="{colour(deep)}"')]
    parts += [use("sword", -28, -17, 36), use("heart", 28, -18, 35), use("range", -34, 9, 13)]
    return f'<g id="hara-{name}">{"".join(parts)}</g>'


def _wound(hurt: int) -> str:
    """The damage taken this turn, beside what is left."""
    return (
        f'<rect x="24" y="-47" width="27" height="17" rx="8" fill="{colour("peril")}" stroke="{colour("white")}"'
        f' stroke-width="1.6"/>{number(f"−{hurt}", 37.5, -38.5, 15, "white")}'
    )


def _name(name: str, y: float, room: float) -> str:
    tight = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"' if len(name) * 6.2 > room else ""
    return number(name, 0, y, 11.5, "dark", f' class="hara-name" font-weight="600"{tight}')


def _reward(reward: Energy, item: int, y: float) -> str:
    """The energy and Item that a card gives, in a row: a number where there are several of a color and little room."""
    signs = _signs(reward, item, 2)
    if _width(signs) > _REWARD_ROOM:
        signs = _signs(reward, item, 1)
    x = -_width(signs) / 2
    parts: list[str] = []
    for sign in signs:
        wide = _width([sign])
        middle = x + wide / 2
        parts.append(number(sign, middle, y, 14) if sign.isdigit() else use(sign, middle, y, 13))
        x += wide
    return "".join(parts)


def _signs(reward: Energy, item: int, most: int) -> list[str]:
    """The signs of a reward, at most so many of one kind before there is a number instead."""
    signs: list[str] = []
    for color, count in zip(ENERGY_COLOURS, reward, strict=True):
        signs += [f"energy-{color}"] * count if count <= most else [str(count), f"energy-{color}"]
    if item >= 0:
        signs.append("dreamstone" if item == DREAMSTONE else "item")
    return signs


def _width(signs: list[str]) -> float:
    return sum([9.0 if sign.isdigit() else 14.0 for sign in signs])


def event_back() -> str:
    """The back of an Event card without its sigil: Events lie face down (HARA-EVENT-01)."""
    return (
        f'<g id="hara-back"><path d="{hex_path(0, 0, 0.93)}" fill="{colour("night")}" stroke="{colour("dark")}"'
        f' stroke-width="4"/><path d="{hex_path(0, 0, 0.8)}" fill="none" stroke="{colour("glow")}"'
        ' stroke-width="1.4" stroke-dasharray="1 5"/></g>'
    )


def _rift(card: Rift, crowded: bool) -> str:
    """A Rift: its tear, its Challenge rating, and what closing it gives (HARA-RIFT-01)."""
    color = COLOR_NAMES[card.color]
    parts = [
        hex_card("rift", color, 3.4),
        use(f"rift-{color}-{SIZES[card.size]}", -19, -5 if not crowded else -14, 58 if not crowded else 46),
        use("die-blank", 22, -10, 35),
        number(f"{card.rating}+", 22, -10, 20),
        f'<path d="{"".join([f"M{13 + 9 * at} 16l3.4-5 3.4 5-3.4 5z" for at in range(card.size + 1)])}"'
        f' fill="{colour("bone")}"/>',
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
            f'<g transform="translate(-14 33)"><path d="{hex_path(3, 3, 0.3)}" fill="{colour("dark")}"/>'
            f"{_back(tile['top'])}</g>",
            number(tile["cards"], 16, 32, 22, "white"),
        ]
    else:
        parts.append(
            f'<path d="{hex_path(0, 32, 0.28)}" fill="none" stroke="{colour("white")}" stroke-dasharray="3 4"/>'
        )
    return "".join(parts)


def _back(kind: str) -> str:
    """The back of a World's card says whether it is a Monster or an Event (HARA-DECKS-07)."""
    event = kind == "event"
    ink = f' color="{colour("dark")}"'
    return (
        f'<path d="{hex_path(0, 0, 0.3)}" fill="{colour("night" if event else "card")}" stroke="{colour("dark")}"'
        f' stroke-width="1"/>{use("sigil" if event else kind, 0, 0, 18, ink)}'
    )
