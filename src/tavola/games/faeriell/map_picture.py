"""The map as a picture: land and sea, then in each Region what stands there, then nodes, Heroes and Guardians.

Every piece is a group with ``data-piece`` (its id in the view), ``data-ref`` (what explains it) and a title that says
all of it. What colour tells, a pattern or a shape tells too.
"""

from __future__ import annotations

import re
from typing import Any, Final

from tavola.games.faeriell.glyphs import GROUNDS, ROUND, attribute, shape, text
from tavola.games.faeriell.map_outline import Outline, inset, line, outline_of, ring
from tavola.games.faeriell.names import BEACONS_OF, GUARDIANS_OF, HEROES, MENACES, TERRAINS, TRIBES
from tavola.games.faeriell.palette import TERRAIN_COLOURS, TRIBE_COLOURS, colour
from tavola.kernel.language import mark, translate

_GAME: Final = "tavola.games.faeriell"
_USED: Final = re.compile(r'href="#fae-([a-z0-9-]+)"')
_CORRUPTION: Final = 4


def say(language: str, sentence: str, **gaps: object) -> str:
    """A sentence of the game, with its gaps filled."""
    words = translate(_GAME, language, sentence)
    return words % gaps if gaps else words


def map_svg(view: Any, language: str) -> str:
    """The map of a view with all that stands on it."""
    table = view["table"]
    outline = outline_of(table["map"])
    parts = [_sea(outline)]
    parts += [_region(table, outline, region, language) for region in range(len(table["regions"]))]
    parts += [_borders(outline), _absent(table, outline), _names(table, outline)]
    parts.append(f'<g fill="{colour("way")}" stroke="{colour("border")}" stroke-width="2">')
    parts += [_node(table, outline, node, language) for node in range(len(outline.nodes))]
    parts.append("</g>")
    parts += [
        _guardian(table, outline, guardian, language) for guardian in table["guardians"] if guardian["region"] >= 0
    ]
    if table["totem"] >= 0:
        parts.append(_totem(table, outline, language))
    for seat in table["seats"]:
        for hero in seat["heroes"]:
            if hero["active"] and hero["node"] >= 0:
                parts.append(_hero(table, outline, seat["player"], hero, language))
    if table["drifter"] >= 0:
        parts.append(_drifter(table, outline, language))
    drawn = "".join(parts)
    label = attribute(say(language, mark("Map")))
    return (
        f'<svg class="fae-map" viewBox="0 0 {outline.width:.0f} {outline.height:.0f}" role="group"'
        f' aria-label="{label}" font-family="system-ui,sans-serif" {ROUND}>'
        f"{_definitions(drawn)}{drawn}</svg>"
    )


def places(view: Any) -> dict[str, tuple[float, float]]:
    """The middle of each piece of the map, in percent of its width and height."""
    table = view["table"]
    outline = outline_of(table["map"])
    found = {f"r{region}": at for region, at in enumerate(outline.region_spots)}
    found.update({f"n{node}": at for node, at in enumerate(outline.nodes)})
    for guardian in table["guardians"]:
        if guardian["region"] >= 0:
            found[guardian["id"]] = outline.guardian_spots[guardian["region"]]
    for seat in table["seats"]:
        for hero in seat["heroes"]:
            if hero["active"] and hero["node"] >= 0:
                found[hero["id"]] = outline.nodes[hero["node"]]
    if table["drifter"] >= 0:
        found["drifter"] = outline.nodes[table["drifter"]]
    if table["totem"] >= 0:
        found["totem"] = _totem_at(outline, table["totem"])
    wide, high = outline.width / 100, outline.height / 100
    return {piece: (round(x / wide, 2), round(y / high, 2)) for piece, (x, y) in found.items()}


def _definitions(drawn: str) -> str:
    """The grounds of the terrains, the marks of danger, and the shapes that ``drawn`` uses."""
    parts = ["<defs>"]
    for number, (wide, high, lines) in enumerate(GROUNDS):
        name = TERRAIN_COLOURS[number]
        parts.append(
            f'<pattern id="fae-land-{number}" width="{wide}" height="{high}" patternUnits="userSpaceOnUse">'
            f'<rect width="{wide}" height="{high}" fill="{colour(f"{name}-land")}"/><path d="{lines}" fill="none"'
            f' stroke="{colour(name)}" stroke-opacity=".36" stroke-width="1.2"/></pattern>'
        )
    parts.append(_hatch("threat", "M-2 13 13 -2M-2 2 2 -2M9 13 13 9", "harm", 0.55))
    lines = "M-2 13 13 -2M-2 2 2 -2M9 13 13 9M-2 -2 13 13M9 -2 13 2M-2 9 2 13"
    parts.append(_hatch("blight", lines, "blight", 0.45))
    names = sorted(set(_USED.findall(drawn)))
    parts += [f'<symbol id="fae-{name}" viewBox="-2 -2 28 28">{shape(name)}</symbol>' for name in names]
    return "".join(parts) + "</defs>"


def _hatch(name: str, lines: str, paint: str, opacity: float) -> str:
    return (
        f'<pattern id="fae-{name}" width="11" height="11" patternUnits="userSpaceOnUse"><path d="{lines}"'
        f' stroke="{colour(paint)}" stroke-width="2.1" stroke-opacity="{opacity}"/></pattern>'
    )


def _use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """A shape around a point."""
    # The symbol leaves room for its outline: its square of 24 lies in one of 28.
    whole = size * 28 / 24
    return (
        f'<use href="#fae-{name}" x="{x - whole / 2:.0f}" y="{y - whole / 2:.0f}" width="{whole:.0f}"'
        f' height="{whole:.0f}"{more}/>'
    )


def _stroked(lines: list[list[tuple[float, float]]], name: str, width: float, more: str = "") -> str:
    if not lines:
        return ""
    d = "".join([line(points) for points in lines])
    return f'<path d="{d}" stroke="{colour(name)}" stroke-width="{width}"{more}/>'


# Land and sea ---------------------------------------------------------------------------------------------------------


def _sea(outline: Outline) -> str:
    if "sea" not in outline.kept:
        outline.kept["sea"] = _drawn_sea(outline)
    return outline.kept["sea"]


def _drawn_sea(outline: Outline) -> str:
    return (
        f'<rect width="{outline.width:.0f}" height="{outline.height:.0f}" rx="12" fill="{colour("sea")}"/>'
        + '<g fill="none">'
        + _stroked(outline.coast, "shallows", 34, ' stroke-opacity=".55"')
        + _stroked(outline.coast, "shallows", 18)
        + "</g>"
    )


def _borders(outline: Outline) -> str:
    if "borders" not in outline.kept:
        outline.kept["borders"] = _drawn_borders(outline)
    return outline.kept["borders"]


def _drawn_borders(outline: Outline) -> str:
    """Coast and inlets, the borders of Areas, and the paths."""
    parts = ['<g class="fae-borders" pointer-events="none" fill="none">']
    parts.append(_stroked(outline.inlets, "coast", 12))
    parts.append(_stroked(outline.coast, "coast", 2.6))
    parts.append(_stroked(outline.inlets, "shallows", 9))
    trails: list[str] = []
    for kind, ways, name, width in (
        ("in", outline.ways, "border", 6.4),
        ("between", outline.ways_between, "march", 10),
    ):
        if ways:
            trail = f"faeway-{kind}-{outline.digest}"
            drawn = "".join([line(points) for points in ways])
            parts.append(f'<defs><path id="{trail}" d="{drawn}"/></defs>')
            parts.append(f'<use href="#{trail}" stroke="{colour(name)}" stroke-width="{width}"/>')
            trails.append(f'<use href="#{trail}"/>')
    return "".join(parts) + f'<g stroke="{colour("way")}" stroke-width="3.8">{"".join(trails)}</g></g>'


# Regions --------------------------------------------------------------------------------------------------------------


def _token_in(table: Any, region: int) -> int:
    """The colour of the Menace in a Region, 4 for a Corruption token, -1 for none."""
    for guardian in table["guardians"]:
        if guardian["region"] == region:
            return int(guardian["token"])
    return -1


def _ring(outline: Outline, region: int, by: float) -> str:
    """The outline of a Region, drawn so much further in."""
    key = f"{region} {by}"
    if key not in outline.kept:
        outline.kept[key] = ring(inset(outline.regions[region], by) if by else outline.regions[region])
    return outline.kept[key]


def _region(table: Any, outline: Outline, region: int, language: str) -> str:
    layout, now = table["map"], table["regions"][region]
    terrain = layout["terrains"][region]
    token = _token_in(table, region)
    parts = [f'<path class="fae-ground" d="{_ring(outline, region, 0)}" fill="url(#fae-land-{terrain})"/>']
    if token >= 0:
        corrupt = token == _CORRUPTION
        pattern, edge = ("fae-blight", "blight") if corrupt else ("fae-threat", "harm")
        dashes = "" if corrupt else ' stroke-dasharray="9 5"'
        parts.append(
            f'<path d="{_ring(outline, region, 9)}" fill="url(#{pattern})" stroke="{colour(edge)}"'
            f' stroke-width="2.6"{dashes}/>'
        )
    if now["owner"] >= 0:
        parts.append(
            f'<path d="{_ring(outline, region, 5.6)}" fill="none" stroke="{colour(TRIBE_COLOURS[now["owner"]])}"'
            ' stroke-width="3.4"/>'
        )
    parts.append(_standing(table, outline, region))
    return (
        f'<g class="fae-region" data-piece="{now["id"]}" data-ref="terrain-{terrain}" role="img">'
        f"<title>{text(region_words(table, region, language))}</title>{''.join(parts)}</g>"
    )


def _standing(table: Any, outline: Outline, region: int) -> str:
    """What stands in a Region."""
    layout, now = table["map"], table["regions"][region]
    size = outline.piece_size
    x, y = outline.region_spots[region]
    y -= 8 * size
    if now["owner"] >= 0:
        parts = [_use(f"settlement-{now['owner']}", x, y, 33 * size)]
    else:
        parts = [_use(f"terrain-{layout['terrains'][region]}", x, y, 27 * size, ' opacity=".8"')]
    if now["token"] >= 0:
        parts.append(_use(f"heartland-{now['token']}", x - 26 * size, y + 3 * size, 20 * size))
    if now["beacon"] >= 0:
        parts.append(_use(f"beacon-{now['beacon']}", x + 26 * size, y, 27 * size))
    return "".join(parts)


def _absent(table: Any, outline: Outline) -> str:
    """Faint, where a Guardian is not but might be: whose Area it is."""
    here = {guardian["region"] for guardian in table["guardians"]}
    size = 30 * outline.piece_size
    drawn = [
        _use(f"animal-{area}", *outline.guardian_spots[region], size)
        for region, area in enumerate(table["map"]["areas"])
        if region not in here
    ]
    return f'<g color="{colour("ink")}" opacity=".22" pointer-events="none">{"".join(drawn)}</g>'


def _names(table: Any, outline: Outline) -> str:
    """The names of the Regions, with the ground kept off them; those too long for their Region are narrower."""
    size = outline.piece_size
    parts = [
        f'<g class="fae-names" pointer-events="none" font-size="{12.5 * size:.1f}" font-weight="650"'
        f' text-anchor="middle" fill="{colour("ink")}" stroke="{colour("paper")}" stroke-width="2.6"'
        ' stroke-opacity=".75" paint-order="stroke">'
    ]
    for region, name in enumerate(table["map"]["region_names"]):
        x, y = outline.region_spots[region]
        room = outline.label_rooms[region] - 13
        tight = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"' if len(name) * 8.2 * size > room else ""
        parts.append(f'<text x="{x:.0f}" y="{y + 20 * size:.0f}"{tight}>{text(name)}</text>')
    return "".join(parts) + "</g>"


def region_words(table: Any, region: int, language: str) -> str:
    """All that a Region is and holds, as one sentence."""
    layout, now = table["map"], table["regions"][region]
    area = say(language, mark("%(guardian)s Area"), guardian=say(language, GUARDIANS_OF[layout["areas"][region]]))
    said = [f"{layout['region_names'][region]}: {area}", say(language, TERRAINS[layout["terrains"][region]])]
    if now["token"] >= 0:
        terrain = say(language, TERRAINS[now["token"]])
        said.append(say(language, mark("Heartland, its token: %(terrain)s"), terrain=terrain))
    if now["owner"] >= 0:
        said.append(say(language, mark("Settlement of %(tribe)s"), tribe=TRIBES[now["owner"]]))
    else:
        said.append(say(language, mark("no Settlement")))
    if now["beacon"] >= 0:
        said.append(say(language, BEACONS_OF[now["beacon"]]))
    if now["totem"]:
        said.append(say(language, mark("Spiritual Totem")))
    for guardian in table["guardians"]:
        if guardian["region"] == region:
            said.append(guardian_words(guardian, language))
    return ", ".join(said)


# What stands on it ----------------------------------------------------------------------------------------------------


def guardian_words(guardian: Any, language: str) -> str:
    """A Guardian with what lies underneath."""
    name = say(language, GUARDIANS_OF[int(guardian["id"][1:])])
    token = guardian["token"]
    if token < 0:
        return say(language, mark("%(guardian)s, not threatened"), guardian=name)
    state = (
        mark("%(guardian)s, Corrupted: %(token)s")
        if token == _CORRUPTION
        else mark("%(guardian)s, Threatened: %(token)s")
    )
    return say(language, state, guardian=name, token=say(language, MENACES[token]))


def _piece(piece: str, reference: str, title: str, drawn: str, kind: str) -> str:
    explained = f' data-ref="{reference}"' if reference else ""
    return f'<g class="fae-{kind}" data-piece="{piece}"{explained} role="img"><title>{text(title)}</title>{drawn}</g>'


def _guardian(table: Any, outline: Outline, guardian: Any, language: str) -> str:
    number, size = int(guardian["id"][1:]), outline.piece_size
    x, y = outline.guardian_spots[guardian["region"]]
    ink = f' color="{colour("dark")}"'
    drawn = _use("coin", x, y, 44 * size) + _use(f"animal-{number}", x, y, 29 * size, ink)
    if guardian["token"] >= 0:
        # On the side where the Settlement is not.
        aside = 21 * size if x > outline.region_spots[guardian["region"]][0] + 12 else -21 * size
        drawn += _use(f"menace-{guardian['token']}", x + aside, y + 13 * size, 25 * size)
    name = table["map"]["region_names"][guardian["region"]]
    where = say(language, mark("in %(region)s"), region=name)
    return _piece(
        guardian["id"], f"guardian-{number}", f"{guardian_words(guardian, language)}, {where}", drawn, "guardian"
    )


def _node(table: Any, outline: Outline, node: int, language: str) -> str:
    x, y = outline.nodes[node]
    names = table["map"]["region_names"]
    joined = ", ".join([names[region] for region in outline.node_regions[node]])
    title = say(language, mark("Node %(node)s: %(regions)s"), node=table["map"]["node_names"][node], regions=joined)
    drawn = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{outline.node_size:.1f}"/>'
    return _piece(f"n{node}", "", title, drawn, "node")


def _hero(table: Any, outline: Outline, player: int, hero: Any, language: str) -> str:
    sentence = mark("%(hero)s of %(tribe)s, level %(level)s, at node %(node)s")
    title = say(
        language,
        sentence,
        hero=say(language, HEROES[hero["type"]]),
        tribe=TRIBES[player],
        level=hero["level"],
        node=table["map"]["node_names"][hero["node"]],
    )
    x, y = outline.nodes[hero["node"]]
    size = min(34.0, max(20.0, outline.node_size * 4.4))
    drawn = _use(f"weybit-{player}-{hero['type']}", x, y - 3, size)
    return _piece(hero["id"], f"hero-{hero['type']}", title, drawn, "hero")


def _drifter(table: Any, outline: Outline, language: str) -> str:
    x, y = outline.nodes[table["drifter"]]
    name = table["map"]["node_names"][table["drifter"]]
    title = say(language, mark("Drifter, at node %(node)s"), node=name)
    size = min(34.0, max(20.0, outline.node_size * 4.4))
    return _piece("drifter", "drifter", title, _use("drifter", x, y - 3, size), "drifter")


def _totem_at(outline: Outline, region: int) -> tuple[float, float]:
    x, y = outline.region_spots[region]
    return (x + 28 * outline.piece_size, y - 31 * outline.piece_size)


def _totem(table: Any, outline: Outline, language: str) -> str:
    x, y = _totem_at(outline, table["totem"])
    name = table["map"]["region_names"][table["totem"]]
    title = say(language, mark("Spiritual Totem, in %(region)s"), region=name)
    return _piece("totem", "totem", title, _use("totem", x, y, 26 * outline.piece_size), "totem")
