"""What a piece of the table is, in words: what a screen reader says of it, and what its button shows on request."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any, Final

from tavola.games.faeriell.names import (
    ACHIEVEMENTS_OF,
    BEACONS_OF,
    ESSENCES,
    GUARDIANS_OF,
    HEROES,
    MENACES,
    PHASES_OF,
    TERRAINS,
    TRIBES,
)
from tavola.games.faeriell.perk_kind import KIND_NAMES
from tavola.games.faeriell.perk_tiles import TILES
from tavola.kernel.language import mark, translate

_GAME: Final = "tavola.games.faeriell"
_PAGE: Final = "tavola.games.faeriell.page"
_VIEW_BOX: Final = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
_PIECE: Final = re.compile(r'data-piece="([^"]*)"')
_GROUND: Final = re.compile(r'data-piece="(r\d+)"[^>]*>(?:<title>[^<]*</title>)?<path class="fae-ground" d="([^"]*)"')
_BORDERS: Final = '<g class="fae-borders"'

#: Gives the name of a player.
NameOf = Callable[[int], str]


def say(language: str, sentence: str, **gaps: object) -> str:
    """A sentence of the page, with its gaps filled."""
    text = translate(_PAGE, language, sentence)
    return text % gaps if gaps else text


def essence(colour: int, language: str) -> str:
    """An Essence by its colour."""
    return translate(_GAME, language, ESSENCES[colour])


def terrain(number: int, language: str) -> str:
    """A terrain."""
    return translate(_GAME, language, TERRAINS[number])


def guardian(number: int, language: str) -> str:
    """A Great Guardian."""
    return translate(_GAME, language, GUARDIANS_OF[number])


def hero(kind: int, language: str) -> str:
    """A Hero by its type."""
    return translate(_GAME, language, HEROES[kind])


def phase(number: int, language: str) -> str:
    """One of the three Phases of a turn."""
    return translate(_GAME, language, PHASES_OF[number])


def achievement(number: int, language: str) -> str:
    """An Achievement."""
    return translate(_GAME, language, ACHIEVEMENTS_OF[number])


def tribe(player: int) -> str:
    """The Tribe of a player, a proper name."""
    return TRIBES[player]


def perk_text(perk: int, language: str) -> str:
    """What a Perk does."""
    return TILES[perk].text(lambda sentence: translate(_GAME, language, sentence))


def perk_kind(perk: int, language: str) -> str:
    """Of which kind a Perk is."""
    return translate(_GAME, language, KIND_NAMES[TILES[perk].kind])


# Places on the map ----------------------------------------------------------------------------------------------------


def region_label(table: dict[str, Any], region: int, language: str, name_of: NameOf) -> str:
    """A Region: its terrain, its Area, and all that is in it."""
    drawn, now = table["map"], table["regions"][region]
    parts = [
        say(
            language,
            mark("%(region)s: %(terrain)s, Area of the Guardian: %(guardian)s"),
            region=drawn["region_names"][region],
            terrain=terrain(drawn["terrains"][region], language),
            guardian=guardian(drawn["areas"][region], language),
        )
    ]
    if now["token"] >= 0:
        parts.append(say(language, mark("Heartland, also %(terrain)s"), terrain=terrain(now["token"], language)))
    if now["owner"] >= 0:
        parts.append(say(language, mark("Settlement of %(name)s"), name=name_of(now["owner"])))
    if now["beacon"] >= 0:
        parts.append(translate(_GAME, language, BEACONS_OF[now["beacon"]]))
    if now["totem"]:
        parts.append(say(language, mark("the Spiritual Totem")))
    for number, one in enumerate(table["guardians"]):
        if one["region"] == region:
            parts.append(guardian_label(table, number, language))
    return "; ".join(parts)


def guardian_label(table: dict[str, Any], number: int, language: str) -> str:
    """A Guardian and what lies underneath it."""
    token = table["guardians"][number]["token"]
    name = guardian(number, language)
    if token < 0:
        return say(language, mark("%(guardian)s, no token"), guardian=name)
    return f"{name}, {translate(_GAME, language, MENACES[token])}"


def node_label(table: dict[str, Any], node: int, language: str, name_of: NameOf) -> str:
    """A node and who stands there."""
    name = table["map"]["node_names"][node]
    for seat in table["seats"]:
        for one in seat["heroes"]:
            if one["node"] == node:
                return say(
                    language,
                    mark("Node %(node)s: %(hero)s of %(name)s, level %(level)s, gems: %(gems)s"),
                    node=name,
                    hero=hero(one["type"], language),
                    name=name_of(seat["player"]),
                    level=one["level"],
                    gems=one["gems"],
                )
    if table["drifter"] == node:
        return say(language, mark("Node %(node)s: the Drifter"), node=name)
    return say(language, mark("Node %(node)s, free"), node=name)


# The drawn map --------------------------------------------------------------------------------------------------------


def view_box(svg: str) -> tuple[float, float]:
    """Width and height of a picture in its own units."""
    found = _VIEW_BOX.search(svg)
    return (float(found.group(1)), float(found.group(2))) if found else (24.0, 16.0)


def lighten(svg: str, lit: Collection[str]) -> str:
    """The picture, with a mark on those of its pieces that may be acted upon, and a glow inside the edge of Regions."""
    glow = [_glow(piece, outline) for piece, outline in _GROUND.findall(svg) if piece in lit]
    marked = _PIECE.sub(lambda one: one.group(0) + (' data-lit=""' if one.group(1) in lit else ""), svg)
    return marked.replace(_BORDERS, "".join(glow) + _BORDERS, 1)


def _glow(piece: str, outline: str) -> str:
    clip = f'<clipPath id="within-{piece}"><path d="{outline}"/></clipPath>'
    return f'{clip}<path class="glow" d="{outline}" clip-path="url(#within-{piece})"/>'
