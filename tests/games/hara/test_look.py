"""The pictures: whole, for any position; nothing told by colour alone; dangers, reach and lights where they belong."""

from __future__ import annotations

import random
import re
from collections import Counter
from math import hypot
from time import perf_counter
from typing import Any
from xml.etree import ElementTree

import pytest

from tavola.games.hara.board import swapped
from tavola.games.hara.emblems import GROUNDS
from tavola.games.hara.glyphs import glyph
from tavola.games.hara.hex_picture import monster_frame
from tavola.games.hara.look import days_svg, lit_pieces, map_svg, picture, places, seat_svg
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.options import CORRUPTED_NAMES
from tavola.games.hara.palette import PALETTE
from tavola.games.hara.pieces import SPACES, TILE_NAMES
from tavola.games.hara.view import view_of
from tests.games.hara.scene import Scene, monster

#: Bytes of a map: it is sent with every answer.
LARGEST_MAP = 90_000
#: Seconds for a map after the first; ten times what it takes.
SLOWEST_MAP = 0.02
HOSTILE = "<script>\"&'</title>"


def seen(scene: Scene, seat: int = 0) -> Any:
    return view_of(scene.state, seat)


def played(*champions: str, moves: int, seed: int = 1, mode: str = "arena") -> Scene:
    """A game after so many random moves."""
    scene = Scene.at_setup(*champions, seed=seed, mode=mode)
    chance = random.Random(seed)
    for _ in range(moves):
        if scene.state.is_terminal():
            break
        scene.state.apply_action(chance.choice(scene.state.legal))
    return scene


def full_table() -> Scene:
    """A table with one of everything that a map can show."""
    scene = Scene("persephone", "oric", "soff", "thomas", mode="s04")
    for card, space in (
        ("karresh", "arechi_wastes-3"),
        ("moss_shepherd", "oakenmoor-5"),
        ("mire_hound", "the_drear-1"),
        ("large_green_rift", "oakenmoor-1"),
        ("small_red_rift", "dojo-2"),
        (event_of(scene), "oppenheim-3"),
    ):
        scene.put(card, space)
    scene.stand("persephone", "dojo-3")
    scene.stand("soff", "oakenmoor-5")
    scene.stand("thomas", "oakenmoor-5")
    scene.enter("enoki", "dojo-6")
    scene.enter("ashura", "oakenmoor-3")
    scene.enter("miravel", "the_drear-1")
    scene.state.razed = 1 << scene.space("lunaridge-2")
    scene.state.hurt[scene.space("arechi_wastes-3")] = 3
    return scene


def event_of(scene: Scene) -> str:
    return next(card.id for card in scene.state.cards.hex_cards if card.kind == 1)


def moving(*lines: str, content: str = "") -> Scene:
    """Kaoru is asked where to go from the Dojo with Dash, with such cards on such spaces."""
    scene = Scene("kaoru", "leaf", content=content)
    for line in lines:
        scene.put(*line.split(" "))
    scene.do("top kaoru_dash")
    assert scene.kind == "move"
    return scene


def pieces(svg: str) -> dict[str, ElementTree.Element]:
    """The pieces of a picture by id; fails where one is there twice."""
    root = ElementTree.fromstring(svg)
    found = [part for part in root.iter() if part.get("data-piece")]
    counts = Counter(part.get("data-piece") for part in found)
    assert set(counts.values()) <= {1}, counts
    return {part.get("data-piece", ""): part for part in found}


def titles(svg: str) -> dict[str, str]:
    return {piece: part.findtext("title") or "" for piece, part in pieces(svg).items()}


def tiles(svg: str) -> dict[str, ElementTree.Element]:
    return {part.get("data-tile", ""): part for part in ElementTree.fromstring(svg).iter() if part.get("data-tile")}


def texts(part: ElementTree.Element) -> list[str]:
    """What is written on a part of a picture."""
    return [one.text or "" for one in part.iter() if one.tag == "text"]


def drawn_with(part: ElementTree.Element) -> set[str]:
    """The shapes that a part of a picture uses."""
    return {one.get("href", "")[6:] for one in part.iter() if one.tag == "use"}


def reach(svg: str, piece: str) -> list[tuple[float, float]]:
    """The middles of the hexes that a piece reaches, in percent as `places` gives them."""
    path = next(part for part in ElementTree.fromstring(svg).iter() if part.get("data-reach") == piece)
    wide, high = (float(number) for number in re.findall(r'viewBox="0 0 (\d+) (\d+)"', svg)[0])
    starts = re.findall(r"M([\d.]+) ([\d.]+)l[\d.]+ ([\d.]+)", path.get("d", ""))
    return [(float(x) * 100 / wide, (float(y) + 2 * float(half)) * 100 / high) for x, y, half in starts]


def reached(scene: Scene, piece: str) -> set[str]:
    """The spaces in the layer that is shown while ``piece`` is pointed at."""
    view = seen(scene)
    at = {space: spot for space, spot in places(view).items() if space in SPACE_IDS}
    return {
        space
        for x, y in reach(map_svg(view, "en"), piece)
        for space, spot in at.items()
        if hypot(spot[0] - x, spot[1] - y) < 1
    }


# Whole ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("champions", "mode"),
    [
        (("kaoru", "leaf"), "arena"),
        (("oric", "persephone", "soff", "thomas"), "arena"),
        (("leaf", "soff"), "s04"),
        (("kaoru",), "s03"),
    ],
)
def test_every_moment_can_be_drawn(champions: tuple[str, ...], mode: str) -> None:
    for moves in (0, 9, 60, 250, 600):
        scene = played(*champions, moves=moves, seed=moves, mode=mode)
        for seat in (-1, len(champions) - 1):
            view = seen(scene, seat)
            drawings = [map_svg(view, "it"), days_svg(view, "it")]
            drawings += [seat_svg(view, player, "it") for player in range(len(champions))]
            for drawing in drawings:
                assert all(titles(drawing).values())
            ElementTree.fromstring(picture(view, "en"))


def test_every_piece_is_on_the_map_once_and_says_what_it_is() -> None:
    view = seen(full_table())
    said = titles(map_svg(view, "en"))
    expected = set(SPACE_IDS) | {f"tile/{tile}" for tile in TILE_NAMES}
    expected |= {"persephone", "oric", "soff", "thomas", *CORRUPTED_NAMES}
    assert set(said) == expected == set(places(view))
    assert all(said.values())


def test_the_title_of_a_space_says_all_of_it() -> None:
    said = titles(map_svg(seen(full_table()), "en"))
    for words in (
        "Arechi Wastes 3",
        "Karresh",
        "boss",
        "Health 5 of 8",
        "attack 4",
        "range 1",
        "Critical",
        "gold energy: 2",
    ):
        assert words in said["arechi_wastes-3"]
    for words in ("Soff", "Thomas", "Moss Shepherd"):
        assert words in said["oakenmoor-5"]
    assert "Challenge rating 8" in said["oakenmoor-1"]
    assert "an Event, face down" in said["oppenheim-3"]
    assert "razed" in said["lunaridge-2"]
    assert "razed" not in said["lunaridge-3"]
    assert re.search(r"Enoki, Health \d+ of \d+, Resilience tokens \d", said["enoki"])


def test_what_a_picture_refers_to_it_defines() -> None:
    view = seen(full_table())
    for drawing in (map_svg(view, "en"), picture(view, "en")):
        ids = re.findall(r' id="([^"]+)"', drawing)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', drawing)) <= set(ids)


def test_nothing_needs_a_style_that_a_page_may_not_have() -> None:
    view = seen(full_table())
    for drawing in (map_svg(view, "en"), days_svg(view, "en"), seat_svg(view, 0, "en"), glyph("heart")):
        assert " style=" not in drawing
        assert "<style" not in drawing


def test_the_map_is_light_and_quickly_drawn() -> None:
    views = [seen(played("kaoru", "leaf", "oric", "soff", moves=400, seed=seed)) for seed in range(3)]
    assert max(len(map_svg(view, "en")) for view in views) < LARGEST_MAP
    best = 1.0
    for _ in range(5):
        start = perf_counter()
        map_svg(views[0], "en")
        best = min(best, perf_counter() - start)
    assert best < SLOWEST_MAP


def test_names_of_an_owners_cards_are_no_tags() -> None:
    content = monster("teagle").replace('name = "Teagle"', "name = '''" + HOSTILE + "'''")
    scene = Scene("kaoru", "leaf", content=content)
    scene.put("teagle", "the_baiyu-2")
    for drawing in (map_svg(seen(scene), "en"), picture(seen(scene), "en")):
        assert "<script" not in drawing
        assert HOSTILE in "".join(ElementTree.fromstring(drawing).itertext())


def test_the_stand_alone_picture_needs_no_custom_properties() -> None:
    drawing = picture(seen(full_table()), "en")
    assert drawing.startswith("<svg xmlns=")
    assert "var(" not in drawing
    assert "light-dark" not in drawing
    assert PALETTE["oakenmoor-land"][0] in drawing


# The tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-SHIFT-02")
def test_tiles_that_change_places_take_along_what_is_on_them() -> None:
    scene = full_table()
    before = map_svg(seen(scene), "en")
    scene.state.board = swapped(scene.state.board, 3, 5)
    after = map_svg(seen(scene), "en")
    old, new = tiles(before), tiles(after)
    for name in TILE_NAMES:
        moved = [(part.get("data-x"), part.get("data-y")) for part in (old[name], new[name])]
        assert (moved[0] != moved[1]) == (name in ("oakenmoor", "lunaridge"))
        assert new[name].get("transform") == f"translate({moved[1][0]} {moved[1][1]})"
        inside = {part.get("data-piece") for part in new[name].iter() if part.get("data-piece")}
        assert inside == {part.get("data-piece") for part in old[name].iter() if part.get("data-piece")}
    assert (new["oakenmoor"].get("data-x"), new["oakenmoor"].get("data-y")) == (
        old["lunaridge"].get("data-x"),
        old["lunaridge"].get("data-y"),
    )
    assert "soff" in {part.get("data-piece") for part in new["oakenmoor"].iter()}


def test_a_tile_keeps_the_picture_of_its_facing_when_it_moves() -> None:
    scene = Scene("kaoru", "leaf")
    old = tiles(map_svg(seen(scene, -1), "en"))["oakenmoor"]
    scene.state.board = swapped(scene.state.board, 3, 5)
    new = tiles(map_svg(seen(scene, -1), "en"))["oakenmoor"]
    at = [{part.get("data-piece"): part.get("transform") for part in tile.iter()} for tile in (old, new)]
    assert at[0] == at[1]


def test_spaces_do_not_lie_on_each_other_and_neighbours_touch() -> None:
    scene = Scene("kaoru", "leaf")
    view = seen(scene)
    spots = {space: places(view)[space] for space in SPACE_IDS}
    near = scene.state.board.near
    for space in range(SPACES):
        x, y = spots[SPACE_IDS[space]]
        for other in range(space):
            apart = hypot(x - spots[SPACE_IDS[other]][0], y - spots[SPACE_IDS[other]][1])
            assert apart > 11
            assert (apart < 16) or other not in near[space]
    assert all(4 < x < 96 and 4 < y < 96 for x, y in spots.values())


def test_a_removed_world_leaves_an_empty_place() -> None:
    scene = Scene("leaf", "soff", mode="s04")
    view: Any = seen(scene)
    view["table"]["tiles"][3]["removed"] = True
    view["table"]["spaces"] = [space for space in view["table"]["spaces"] if space["tile"] != 3]
    drawing = map_svg(view, "en")
    assert set(tiles(drawing)) == set(TILE_NAMES) - {"oakenmoor"}
    assert not [piece for piece in pieces(drawing) if "oakenmoor" in piece]
    assert "tile/oakenmoor" not in places(view)
    ElementTree.fromstring(picture(view, "en"))


@pytest.mark.rule("HARA-DECKS-07", "HARA-COMP-09")
def test_a_center_shows_its_energy_and_what_the_back_of_its_deck_does() -> None:
    scene = Scene("kaoru", "leaf")
    scene.top_of("oakenmoor", "hedge_imp")
    center = pieces(map_svg(seen(scene), "en"))["oakenmoor"]
    assert {"monster", "energy-green", "world-oakenmoor"} <= drawn_with(center)
    assert str(len(scene.state.decks[3])) in texts(center)
    event = next(card.id for card in scene.state.cards.hex_cards if card.kind == 1 and card.deck == 3)
    scene.top_of("oakenmoor", event)
    center = pieces(map_svg(seen(scene), "en"))["oakenmoor"]
    assert "sigil" in drawn_with(center)
    assert "monster" not in drawn_with(center)
    scene.state.decks[3].clear()
    center = pieces(map_svg(seen(scene), "en"))["oakenmoor"]
    assert not {"monster", "sigil"} & drawn_with(center)
    assert "no cards left" in (center.findtext("title") or "")


def test_each_world_has_a_ground_of_its_own() -> None:
    drawing = map_svg(seen(Scene("kaoru", "leaf")), "en")
    assert len({lines for _, _, lines in GROUNDS}) == len(TILE_NAMES)
    for tile, (_, _, lines) in zip(TILE_NAMES, GROUNDS, strict=True):
        found = re.search(f'id="hara-ground-{tile}".*?</pattern>', drawing)
        assert found
        assert lines in found[0]
        assert drawing.count(f"url(#hara-ground-{tile})") == 1


def test_every_space_has_its_number() -> None:
    drawing = map_svg(seen(full_table()), "en")
    for tile in tiles(drawing).values():
        assert Counter(texts(tile)).keys() >= {"1", "2", "3", "4", "5", "6"}


# What lies and stands on it -------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-MON-01")
def test_a_monster_shows_its_attack_health_and_range() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=7, attack=3, range=2, armored="true"))
    scene.put("teagle", "the_baiyu-2")
    space = pieces(map_svg(seen(scene), "en"))["the_baiyu-2"]
    assert texts(space)[:3] == ["3", "7", "2"]
    assert {"frame-the_baiyu", "armored"} <= drawn_with(space)
    assert not {"aggressive", "dangerous"} & drawn_with(space)
    assert {"sword", "heart", "range", "monster"} <= set(
        re.findall(r"#hara-([a-z]+)", monster_frame("frame-the_baiyu"))
    )
    scene.state.hurt[scene.space("the_baiyu-2")] = 4
    space = pieces(map_svg(seen(scene), "en"))["the_baiyu-2"]
    assert texts(space)[:4] == ["3", "3", "−4", "2"]


def test_a_boss_has_a_skull() -> None:
    found = pieces(map_svg(seen(full_table()), "en"))
    assert "boss-arechi_wastes" in drawn_with(found["arechi_wastes-3"])
    assert "#hara-skull" in monster_frame("boss-arechi_wastes")
    assert "#hara-skull" not in monster_frame("frame-arechi_wastes")


def test_nothing_of_an_event_is_shown() -> None:
    scene = Scene("kaoru", "leaf")
    drawings: set[str] = set()
    for card in scene.state.cards.hex_cards:
        if card.kind == 1:
            scene.put(card.id, "oppenheim-3")
            drawings.add(map_svg(seen(scene), "en"))
            scene.take("oppenheim-3")
            scene.state.decks[card.deck].append(scene.state.discard.pop())
    events = {ElementTree.tostring(pieces(drawing)["oppenheim-3"]) for drawing in drawings}
    assert len(events) == 1


@pytest.mark.rule("HARA-RIFT-01")
def test_a_rift_shows_its_color_size_rating_and_reward() -> None:
    space = pieces(map_svg(seen(full_table()), "en"))["oakenmoor-1"]
    assert {"rift-green-large", "energy-green", "energy-gold", "item"} <= drawn_with(space)
    assert "8+" in texts(space)


def test_figures_on_one_space_stand_side_by_side() -> None:
    scene = Scene("kaoru", "leaf", "oric", "soff")
    scene.put("hedge_imp", "oakenmoor-2")
    for count in range(1, 5):
        for space in ("dojo", "oakenmoor-2"):
            for number, name in enumerate(scene.names):
                scene.stand(name, space if number < count else "lunaridge-4")
            spots = [places(seen(scene))[name] for name in scene.names[:count]]
            assert len(set(spots)) == count
            middle = places(seen(scene))[space]
            assert all(hypot(x - middle[0], y - middle[1]) < 7 for x, y in spots)


def test_who_is_on_turn_has_a_ring() -> None:
    scene = Scene("kaoru", "leaf")
    found = pieces(map_svg(seen(scene, 1), "en"))
    rings = {piece for piece in scene.names if any(part.get("class") == "hara-active" for part in found[piece].iter())}
    assert rings == {"kaoru"}


@pytest.mark.rule("HARA-S04-06")
def test_a_token_on_a_space_razes_it_where_the_worlds_shatter() -> None:
    for mode, shattered in (("s04", True), ("arena", False)):
        scene = Scene("leaf", "soff", mode=mode)
        scene.state.razed = 1 << scene.space("oakenmoor-2")
        space = pieces(map_svg(seen(scene), "en"))["oakenmoor-2"]
        assert "token" in drawn_with(space)
        assert ("razed" in drawn_with(space)) == shattered
        assert ("razed" in (space.findtext("title") or "")) == shattered


# Lights, dangers, reach -----------------------------------------------------------------------------------------------


def test_the_answers_on_the_map_are_lit_and_nothing_else() -> None:
    scene = moving("hedge_imp dojo-2")
    view = seen(scene)
    lit = {piece for piece, part in pieces(map_svg(view, "en")).items() if part.get("data-lit") is not None}
    assert lit == {word.removeprefix("go ") for word in scene.legal() if word.startswith("go ")}
    assert lit == lit_pieces(view) & set(places(view))
    assert map_svg(view, "en").count('class="hara-lit"') == len(lit)
    onlooker = seen(scene, -1)
    assert "data-lit" not in map_svg(onlooker, "en")
    chosen = map_svg(onlooker, "en", {"tile/oakenmoor", "leaf", "oakenmoor-1"})
    assert chosen.count('class="hara-lit"') == 3


@pytest.mark.rule("HARA-ATTACK-03")
def test_a_space_tells_the_damage_that_waits_there() -> None:
    scene = Scene("kaoru", "leaf", content=monster("hedge_imp", attack=3, range=1))
    scene.put("hedge_imp", "oakenmoor-2")
    found = pieces(map_svg(seen(scene), "en"))
    assert found["oakenmoor-2"].get("data-threat") == "3"
    assert found["oakenmoor-1"].get("data-threat") == "3"
    assert found["oakenmoor-5"].get("data-threat") == "0"
    assert "damage at the end of the turn here: 3" in (found["oakenmoor-1"].findtext("title") or "")
    assert "damage" not in (found["oakenmoor-5"].findtext("title") or "")


def test_a_way_tells_what_it_costs_beforehand() -> None:
    scene = moving("hedge_imp dojo-2", content=monster("hedge_imp", attack=2, range=0, aggressive="true"))
    costs = texts(tiles(map_svg(seen(scene), "en"))["dojo"])
    # Once as one enters, once at the end of the turn.
    assert [cost for cost in costs if cost.startswith("−")] == ["−4"]


@pytest.mark.rule("HARA-RANGE-01", "HARA-RANGE-02", "HARA-RANGE-03")
def test_the_reach_of_a_monster_is_what_its_range_includes() -> None:
    for steps in (0, 1, 2):
        scene = Scene("kaoru", "leaf", content=monster("hedge_imp", range=steps))
        scene.put("hedge_imp", "oakenmoor-2")
        distance = scene.state.board.distance
        start = scene.space("oakenmoor-2") * SPACES
        assert reached(scene, "oakenmoor-2") == {
            SPACE_IDS[space] for space in range(SPACES) if distance[start + space] <= steps
        }
    assert "oakenmoor" not in reached(scene, "oakenmoor-2")


def test_a_corrupted_has_a_reach_and_a_rift_none() -> None:
    scene = full_table()
    drawing = map_svg(seen(scene), "en")
    assert reached(scene, "enoki") == {"dojo-6"}
    assert set(re.findall(r'data-reach="([^"]+)"', drawing)) == {
        "arechi_wastes-3",
        "oakenmoor-5",
        "the_drear-1",
        *CORRUPTED_NAMES,
    }
    assert drawing.count('visibility="hidden"') == 6
