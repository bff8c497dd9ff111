"""What the server draws of a table of Champions of Hara, wherever chance leads to: nothing is out of reach."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import httpx2 as httpx
import pytest

from tavola.games.hara.actions import END_ADVENTURE
from tavola.games.hara.look import lit_pieces
from tavola.games.hara.pieces import CHAMPION_NAMES
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.scenarios import SCENARIOS
from tavola.games.hara.view import view_of
from tests.games.hara.scene import Scene
from tests.web.staged import Staged

PIECE = re.compile(r' data-id="([^"]*)"')
ANSWER = re.compile(r'data-id="answer-(\d+)"')
#: What a text that was not filled in looks like.
UNFILLED = re.compile(r"\{\w+\}|%\(|[>\"]None[<\"]|undefined")


def position(scenario: Scenario, moves: int, seed: int) -> Scene:
    """Somewhere in a game of chance, before it is over."""
    chance = Random(seed)
    least, most = scenario.seats
    count = min(max(least, 2 + seed % 3), most)
    names = [CHAMPION_NAMES[(max(scenario.champion, 0) + one) % len(CHAMPION_NAMES)] for one in range(count)]
    scene = Scene.at_setup(*names, mode=scenario.name, seed=seed, quests=True)
    for _ in range(moves):
        before = scene.state.clone()
        legal = scene.state.legal
        rather = [action for action in legal if action != END_ADVENTURE] or legal
        scene.state.apply_action(chance.choice(rather if chance.random() < 0.8 else legal))
        if scene.state.choice is None:
            scene.state = before
            break
    return scene


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: str(one.name))
def test_every_piece_with_an_answer_is_drawn_once(staged: Staged, scenario: Scenario) -> None:
    for seed, moves in enumerate((0, 40, 150), start=1):
        scene = position(scenario, moves, seed)
        paths = staged.show(scene.state, "hotseat" if scene.state.seats > 1 else "bot", "hara", scene.state.seats)
        view = view_of(scene.state, scene.asked)
        choice = view["choice"]
        assert choice is not None
        for language in ("en", "it"):
            page = shown(staged, paths[scene.asked], language)
            drawn = Counter(PIECE.findall(page))
            assert {piece for piece in lit_pieces(view) if piece} <= set(drawn)
            assert [piece for piece, times in drawn.items() if times > 1] == []
            assert UNFILLED.findall(page.partition('<div class="side">')[0]) == []
            without = [str(action["action"]) for action in choice["actions"] if not action["piece"]]
            # Those of which there are many are folded away at the end.
            assert sorted(ANSWER.findall(page)) == sorted(without)


def shown(staged: Staged, path: str, language: str) -> str:
    headers = {"Accept-Language": language, "X-Tavola": "fragment"}
    answer = httpx.get(f"{staged.address}{path}/fragment?since=0", headers=headers, timeout=20)
    assert answer.status_code == 200, answer.text
    return answer.text
