"""What is asked of `tavola decks` and of long runs in vain: each is refused in a sentence, before it costs anything."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tavola.cli import altered_decks
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import is_hero
from tavola.lab.plan import MOST_GAMES
from tests.cli.command import call, fail, run

ENDLESS = str(10**20)


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "altered"),
        ("arena", "altered", "--bots", "random,greedy"),
        ("lab", "run", "altered", "--out", "/dev/null"),
    ],
)
@pytest.mark.parametrize("games", [ENDLESS, str(MOST_GAMES + 1)])
def test_more_games_than_anybody_could_play_are_refused(words: tuple[str, ...], games: str) -> None:
    code, _, errors = call(*words, "--games", games)
    assert code == 2
    assert "--games" in errors
    assert re.search(rf"\b{MOST_GAMES}\b", errors)


@pytest.mark.parametrize("words", [("decks", "check"), ("decks", "show"), ("decks", "export")])
def test_a_standard_input_that_is_closed_is_told(words: tuple[str, ...]) -> None:
    program = f"import sys; sys.stdin = None; from tavola.cli import app; app({[*words, '-']!r})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "error: '-' cannot be read: there is no standard input\n"


@pytest.mark.parametrize("command", ["check", "show", "export"])
def test_there_is_one_deck_only_of_the_house_by_each_name(command: str) -> None:
    for name in ("axiom", "Axiom"):
        said = " ".join(fail("decks", command, name, "--deck", "Other").split())
        assert said == f"error: '{name}' is no file with several decks: there is one deck only; leave out --deck"


def test_a_card_is_none_of_several_decks_either() -> None:
    assert "there is one deck only" in fail("decks", "show", "AX_04_C", "--deck", "2")


def test_a_heap_of_cards_is_refused_before_it_is_laid_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(altered_decks, "split", lambda lines: pytest.fail("the cards are laid out"))
    file = tmp_path / "deck"
    file.write_text("name;hero;reference;quantity\n" + "a;;ALT_CORE_B_AX_04_C;9999\n" * 400, encoding="utf-8")
    said = " ".join(fail("decks", "show", str(file)).split())
    assert said == "error: The list has 3999600 cards; 2000 are the most. [ALT-DECK-01]"


def test_the_whole_set_three_times_can_be_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "deck"
    cards = [one for one, card in CARDS.items() if not card.token and not is_hero(one)]
    file.write_text("".join(f"3 {one}\n" for one in cards[:480]), encoding="utf-8")
    assert run("decks", "show", str(file))
