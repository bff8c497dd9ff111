"""The table in the terminal: what is drawn of it, and that each piece has the letters by which it is asked about."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from tavola.games.altered.terminal import draw
from tavola.games.altered.view import view_of
from tavola.games.altered.zones import DUSK, LANDMARK
from tavola.kernel.letters import letters
from tests.games.altered.scene import Scene


def drawn(scene: Scene, seat: int = 0, language: str = "en") -> tuple[str, list[str]]:
    """The table as text, and the pieces in the order of their letters."""
    table, pieces = draw(view_of(scene.state, seat), language)
    output = StringIO()
    Console(file=output, width=200).print(table)
    return output.getvalue(), pieces


def letters_of(text: str, name: str) -> str:
    found = re.search(rf"\[([a-z]+)\] +{name}", text)
    assert found is not None, text
    return found.group(1)


def test_every_piece_has_the_letters_by_which_it_is_asked_about() -> None:
    scene = Scene(heroes=("AX_01_C", "BR_01_C"))
    for zone in ("hand", "reserve", "landmark", "hero", "companion"):
        scene.put("AX_25_C" if zone == "landmark" else "AX_08_C", zone)
        scene.put("BR_15_C", zone, 1)
    text, pieces = drawn(scene)
    assert sorted(re.findall(r"\[([a-z]+)\]", text)) == [letters(number) for number in range(len(pieces))]
    assert len(pieces) == 2 + 5 + 4, "the opponent's Hand is not shown"
    landmark = scene.state.zones[LANDMARK][0]
    assert pieces[ord(letters_of(text, "Axiom Reprocessor")) - ord("a")] == f"o{scene.state.stamp[landmark]}"


def test_letters_go_on_after_z() -> None:
    assert [letters(number) for number in (0, 25, 26, 51, 52, 701, 702)] == ["a", "z", "aa", "az", "ba", "zz", "aaa"]


def test_a_character_is_drawn_with_all_that_it_has_now() -> None:
    scene = Scene()
    scene.put("AX_08_C", "hero", statuses="anchored asleep", boosts=2)
    text, _ = drawn(scene)
    assert "Axiom Salvager 3/3/3 (Anchored, Asleep, boosts: 2)" in text


def test_an_expedition_is_drawn_with_its_region_totals_and_what_it_would_win() -> None:
    scene = Scene()
    scene.at(2, 6, 0, 7)
    scene.put("BR_15_C", "hero")
    scene.put("AX_08_C", "hero")
    text, _ = drawn(scene)
    assert "Hero  region 3  3/3/3  wins Mountain, Water" in text
    assert "Companion  region 7  0/0/0" in text


def test_an_expedition_that_is_held_back_names_the_rule() -> None:
    scene = Scene()
    scene.put("OR_10_R2", "hero")
    scene.state.phase = DUSK
    text, _ = drawn(scene)
    assert "held back [ALT-KEYWORD-DEFENDER-" in text


def test_cards_to_be_played_show_their_costs() -> None:
    scene = Scene()
    scene.put("AX_08_C", "hand")
    scene.put("AX_08_C", "reserve")
    text, _ = drawn(scene)
    assert re.search(r"\[b\] +Axiom Salvager +1/2 +1/1/1 +When it is played from the Reserve: Resupply\.", text)
    assert "Reserve: [a] Axiom Salvager cost 2 1/1/1" in text


def test_regions_show_their_terrains_and_who_stands_there() -> None:
    scene = Scene()
    scene.at(1, 1, 0, 7)
    scene.state.face_up[3] = False
    text, _ = drawn(scene)
    terrains, you = (next(line for line in text.splitlines() if word in line) for word in ("terrains", "│ you "))
    cells = [cell.strip() for cell in terrains.split("│")[2:-1]]
    assert cells == ["F M W", "F", "M W", "?", "F W", "W", "F M", "F M W"]
    assert [cell.strip() for cell in you.split("│")[2:-1]] == ["", "Hero+C", "", "", "", "", "", ""]


def test_who_looks_on_sees_the_table_from_the_first_seat_and_no_hand() -> None:
    scene = Scene()
    scene.put("AX_08_C", "hand")
    text, pieces = drawn(scene, seat=-1)
    assert "Hand 1 · Deck 10" in text
    assert "Axiom Salvager" not in text
    assert pieces == []


@pytest.mark.parametrize(("seat", "who"), [(0, "you"), (1, "your opponent")])
def test_the_day_the_phase_and_the_first_player_are_told(seat: int, who: str) -> None:
    scene = Scene()
    scene.afternoon()
    text, _ = drawn(scene, seat)
    assert f"Day 2: Afternoon. First player: {who}." in text


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-01")
@pytest.mark.parametrize(("language", "told"), [("en", "Gigantic, also here"), ("it", "Gigantesco, anche qui")])
def test_a_gigantic_character_is_drawn_in_both_expeditions(language: str, told: str) -> None:
    scene = Scene()
    scene.put("BR_20_C", "hero")
    text, pieces = drawn(scene, language=language)
    assert text.count("Atlas") == 2
    assert text.count(f"Atlas ({told})") == 1
    assert len(pieces) == 1, "it is one piece all the same"
