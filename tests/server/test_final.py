"""What cannot be taken back: the table says of which uses and passes, so that the page asks before they happen."""

from __future__ import annotations

import re

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tests.games.altered.scene import Scene
from tests.server.play import new_match, position
from tests.server.sent import live_table, plant


@pytest.fixture
def token(app: FastAPI, client: TestClient) -> str:
    """The first seat of a match of Altered."""
    first, _ = new_match(client, game="altered")
    position(client, first)
    return first


def show(app: FastAPI, token: str, scene: Scene) -> None:
    """Put the scene on the table."""
    scene.afternoon()
    plant(app, token, scene.state)


def finals(client: TestClient, token: str) -> dict[str, bool]:
    return {action["words"]: action["final"] for action in position(client, token)["actions"]}


def test_a_use_that_draws_or_rolls_is_final_and_another_is_not(app: FastAPI, client: TestClient, token: str) -> None:
    scene = Scene(("LY_01_C", None))  # rolls a die for a Character
    scene.put("OR_05_C", "hero")
    scene.put("AX_27_R1", "landmark")  # draws a card
    scene.put("AX_07_C", "reserve")  # waits for the next card
    show(app, token, scene)
    said = finals(client, token)
    uses = {words: final for words, final in said.items() if words.startswith("use")}
    assert sorted(uses.values()) == [False, True, True]
    assert not any(final for words, final in said.items() if words.startswith("play"))


def test_a_pass_is_final_when_it_ends_the_day(app: FastAPI, client: TestClient, token: str) -> None:
    scene = Scene()
    scene.put("OR_05_C", "hand")
    show(app, token, scene)
    assert finals(client, token)["pass"] is False
    live_table(app, token).match.state.passed[1] = True  # type: ignore[attr-defined]
    assert finals(client, token)["pass"] is True


def test_a_pass_without_an_alternative_does_not_ask(app: FastAPI, client: TestClient, token: str) -> None:
    scene = Scene()
    show(app, token, scene)
    live_table(app, token).match.state.passed[1] = True  # type: ignore[attr-defined]
    assert finals(client, token) == {"pass": False}


def test_the_page_marks_what_is_final(app: FastAPI, client: TestClient, token: str) -> None:
    scene = Scene()
    scene.put("AX_27_R1", "landmark")
    show(app, token, scene)
    page = client.get(f"/t/{token}").text
    assert len(re.findall(r"&#34;final&#34;: true", page)) == 1
    assert "data-final" not in page
    live_table(app, token).match.state.passed[1] = True  # type: ignore[attr-defined]
    assert "data-final" in client.get(f"/t/{token}").text


def test_nothing_is_final_for_who_is_not_asked(app: FastAPI, client: TestClient) -> None:
    first, second = new_match(client, game="altered")
    position(client, first)
    show(app, first, Scene())
    assert (finals(client, first), finals(client, second)) == ({"pass": False}, {})
