"""What the guide to an owner's cards says is true, and leaves nothing out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tavola.games.hara.card import COUNTS, GAIN_NAMES, GROUPS, SIZES, USE_NAMES
from tavola.games.hara.card_files import KINDS
from tavola.games.hara.card_set import card_set
from tavola.games.hara.corrupted_turn import TOWARD_NAMES
from tavola.games.hara.deciding import PAYMENTS, WHO_NAMES
from tavola.games.hara.effect import MEASURES
from tavola.games.hara.pieces import MODIFIER_NAMES, STANCE_NAMES, TILE_NAMES, TRIGGERS
from tavola.games.hara.read_cards import HEARD_BY_CORRUPTED
from tavola.games.hara.read_effects import DEEPEST, LARGEST, MOST_EFFECTS, NODES
from tavola.games.hara.spawning import SWAP_NAMES
from tavola.games.hara.targets import TARGET_NAMES
from tests.games.hara.test_content import told

GUIDE: Final = (Path(__file__).parents[3] / "docs" / "hara-content.md").read_text("utf-8")
EFFECTS: Final = GUIDE.split("## Effects")[1].split("### Amounts")[0]
EXAMPLE: Final = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[0]


def row(name: str) -> str:
    """What the table of effects says of one."""
    (found,) = re.findall(rf"^\| `{name}` \| (.*) \|$", EFFECTS, re.MULTILINE)
    return str(found)


def test_the_example_has_every_kind_and_can_be_played() -> None:
    assert set(tomllib.loads(EXAMPLE)) == set(KINDS)
    cards = card_set(EXAMPLE)
    assert (cards.champions[1].health, cards.champions[1].spirit) == (8, 6)
    assert cards.monsters[cards.by_id["teagle"]].range == 1
    assert cards.events[cards.by_id["scorpion_nest"]].gift == (1, 0, 0, 0)
    assert cards.items[1].charges == 2
    assert cards.corrupted[1].title == {"en": "The Woodcutter", "it": "The Woodcutter"}


def test_every_effect_is_there_with_its_keys() -> None:
    said = re.findall(r"^\| `([a-z_]+)` \|", EFFECTS, re.MULTILINE)
    assert said == ["do", *NODES]
    for name, (keys, _, _) in NODES.items():
        for key in keys:
            assert f"`{key}`" in row(name), f"{name}.{key}"


@pytest.mark.parametrize(
    "names",
    [
        MEASURES,
        PAYMENTS,
        WHO_NAMES,
        TARGET_NAMES,
        TOWARD_NAMES,
        STANCE_NAMES,
        TILE_NAMES,
        TRIGGERS,
        HEARD_BY_CORRUPTED,
        COUNTS,
        GROUPS,
        SIZES,
        [name for name in (*MODIFIER_NAMES, *SWAP_NAMES, *GAIN_NAMES, *USE_NAMES) if name],
    ],
)
def test_every_word_is_there(names: list[str]) -> None:
    for name in names:
        assert f"`{name}`" in GUIDE or f'"{name}"' in GUIDE, name


def test_every_key_of_the_house_is_there() -> None:
    keys = {key for _, (known, _, _) in NODES.items() for key in known}
    keys |= {"gives", "when", "what", "plus", "half", "at", "may", "once", "start", "most", "gains", "special", "holds"}
    for key in keys:
        assert f"`{key}`" in GUIDE or f"{key} = " in GUIDE, key


def test_the_bounds_are_those_that_are_checked() -> None:
    assert f"at most\n{MOST_EFFECTS}." in GUIDE
    assert f"Numbers of effects go up to {LARGEST}; effects may lie in effects {DEEPEST} deep" in GUIDE


def test_the_faults_of_the_guide_are_told_like_that() -> None:
    wrong = (
        '\n[[monster]]\nid = "teagel"\nname = "A"\nhealth = 1\nattack = 1\nrange = 10\nworld = "oakenmoor"\n'
        'item = 1\n[[item]]\nid = "honeyroot_loaf"\nname = "A"\nnumber = 1\ncopies = 1\nkind = "equipment"\n'
        'use = [{do = "ultimate"}]'
    )
    shown = re.findall(r"^line [0-9]+: (.*)$", GUIDE, re.MULTILINE)
    for sentence, fault in zip(shown, told(wrong), strict=True):
        assert fault.split(": ", 1)[1].startswith(sentence.split(", ash_jackal")[0])
