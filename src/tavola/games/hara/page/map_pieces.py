"""What lies over the drawn map: the places that can be pressed, and the ways to where a movement may go."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tavola.games.hara import look
from tavola.games.hara.figures import figure_spots
from tavola.games.hara.map_layout import HIGH, WIDE
from tavola.games.hara.map_picture import TILE_TITLES
from tavola.games.hara.map_words import champion_title, corrupted_title, deck_title, space_title
from tavola.games.hara.page.card_words import reference, say
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.space_words import Names, capital
from tavola.kernel.language import mark

#: The width and height of the map in its own units.
SIZE: Final = (WIDE, HIGH)
#: The width of what can be pressed: a hex, and a tile.
HEX: Final = 96.0
TILE: Final = 250.0
#: A figure that is drawn smaller can still be pressed.
FIGURE: Final = 40.0

Lit = Mapping[str, Sequence[dict[str, Any]]]
Spot = dict[str, Any]

_TILE: Final = re.compile(r'(<g class="hara-tile" data-tile=("[^"]*"))')
_FIGURE: Final = re.compile(r'(<g class="hara-figure [^"]*" data-piece=("[^"]*"))')


def drawn_map(view: dict[str, Any], lit: Lit, language: str) -> str:
    """The map, with a mark on what glides to where it is: tiles, and the figures on them."""
    svg = look.map_svg(view, language, set(lit))
    return _FIGURE.sub(r"\1 data-glide=\2", _TILE.sub(r"\1 data-glide=\2", svg))


def split_steps(lit: Lit) -> tuple[dict[str, list[dict[str, Any]]], dict[str, dict[str, Any]]]:
    """What a plain press does, which is to go and stop there; and the single steps after which one goes on."""
    plain: dict[str, list[dict[str, Any]]] = {}
    steps: dict[str, dict[str, Any]] = {}
    for piece, acts in lit.items():
        others = [act for act in acts if act["verb"] != "step"]
        if len(others) < len(acts) and others:
            steps[piece] = next(act for act in acts if act["verb"] == "step")
        plain[piece] = others or list(acts)
    return plain, steps


# What can be pressed --------------------------------------------------------------------------------------------------


def rows_of_spots(view: dict[str, Any], lit: Lit, language: str) -> list[Spot]:
    """Every piece of the map from the lowest to the topmost: spaces, the figures on them, and tiles to be chosen."""
    table = view["table"]
    names = Names(table["cards"], language)
    places = look.places(view)
    spots = [_space(table, space, names, places) for space in table["spaces"]]
    for space in table["spaces"]:
        for unit, (_, _, size) in zip(space["units"], figure_spots(space), strict=True):
            spots.append(_figure(table, unit, names, places, size, unit not in lit and space["id"] in lit))
    for number, tile in enumerate(table["tiles"]):
        id = f"tile/{tile['id']}"
        if id in lit:
            label = capital(names.words(TILE_WORDS[number]))
            spots.append(_spot(id, "tile", TILE, places, label, reference(table["cards"], tile["id"])))
    return spots


def _spot(
    id: str, kind: str, size: float, places: Any, label: str, ref: str, beneath: bool = False, more: str = ""
) -> Spot:
    x, y = places[id][0] * WIDE / 100, places[id][1] * HIGH / 100
    high = size * 1.155 if kind == "space" else size
    return {
        "id": id,
        "kind": kind,
        "x": round(x - size / 2, 1),
        "y": round(y - high / 2, 1),
        "width": size,
        "height": round(high, 1),
        "label": label,
        "ref": ref,
        "beneath": beneath,
        "more": more,
    }


def _space(table: Any, space: Any, names: Names, places: Any) -> Spot:
    more = ""
    if space["enterable"]:
        # What threatens whoever is on turn is no part of the label: with each turn it would pass for a change.
        label = space_title(table, {**space, "threat": 0}, names)
        if space["threat"]:
            more = say(names.language, mark("Damage here at the end of the turn: %(n)s"), n=space["threat"])
        card = space["hex"]["card"] if space["hex"] else ""
        # The ground itself explains its World.
        explained = card or table["tiles"][space["tile"]]["id"]
    else:
        tile = table["tiles"][space["tile"]]
        label, explained = deck_label(tile, space["tile"], names), tile["id"]
    return _spot(space["id"], "space", HEX, places, label, reference(table["cards"], explained), more=more)


def deck_label(tile: Any, number: int, names: Names) -> str:
    """The center of a World with its deck."""
    return deck_title(tile, names.words(TILE_TITLES[number]), names)


def _figure(table: Any, unit: str, names: Names, places: Any, size: float, beneath: bool) -> Spot:
    seat = next((one for one in table["seats"] if one["champion"] == unit), None)
    if seat is not None:
        label = champion_title(seat, names)
    else:
        label = corrupted_title(next(one for one in table["corrupted"] if one["id"] == unit), names)
    return _spot(unit, "unit", max(size, FIGURE), places, label, reference(table["cards"], unit), beneath)


# Ways -----------------------------------------------------------------------------------------------------------------


def ways(view: dict[str, Any], language: str) -> dict[str, dict[str, Any]]:
    """By its end, each way that a movement could take: the line to draw, and its length and dangers in a sentence."""
    table, choice = view["table"], view["choice"]
    if not table["ways"] or choice is None:
        return {}
    going = {action["action"] for action in choice["actions"] if action["verb"] == "go"}
    places = look.places(view)
    user = table["asked"].get("user", "")
    start = places.get(user)
    found: dict[str, dict[str, Any]] = {}
    for way in table["ways"]:
        if way["action"] not in going or not way["spaces"]:
            continue
        line = [places[space] for space in way["spaces"]]
        if start is not None:
            line = [start, *line]
        points = [(round(x * WIDE / 100, 1), round(y * HIGH / 100, 1)) for x, y in line]
        end = points[-1]
        found[way["spaces"][-1]] = {
            "points": " ".join([f"{x},{y}" for x, y in points]),
            "words": _dangers(way, language),
            "harm": way["danger"] + way["threat"] > 0,
            "x": min(max(end[0] - 110, 2), WIDE - 222),
            "y": end[1] + 52 if end[1] < HIGH / 2 else end[1] - 112,
        }
    return found


def _dangers(way: dict[str, Any], language: str) -> str:
    """ "2 steps, 1 damage on the way, then 3 damage waits"."""
    steps = len(way["spaces"])
    said = [say(language, mark("1 step")) if steps == 1 else say(language, mark("%(n)s steps"), n=steps)]
    if way["danger"]:
        said.append(say(language, mark("%(n)s damage on the way"), n=way["danger"]))
    if way["threat"]:
        said.append(say(language, mark("then %(n)s damage waits"), n=way["threat"]))
    if len(said) == 1:
        said.append(say(language, mark("nothing threatens you there")))
    return ", ".join(said)
