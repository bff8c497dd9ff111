"""6. Gather an Heirloom Herb."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.notation import HERB_WORDS
from tavola.games.faeriell.values import read_values
from tests.games.faeriell.scene import Scene

ROW = ("discount-red", "solve-blue", "gem-druid")


def market(*cards: str, deck: tuple[str, ...] = ("harvest-river", "solve-red"), row: tuple[str, ...] = ROW) -> Scene:
    """These Herbs are face up and in the deck, its top last; player 0 has these cards in its Tribe Phase."""
    scene = Scene()
    scene.state.herb_row = [HERB_WORDS.index(words) for words in row]
    scene.state.herb_deck = [HERB_WORDS.index(words) for words in deck]
    scene.state.herb_discard = []
    scene.essences(0, *cards)
    scene.phase("tribe")
    return scene


def named(herbs: list[int] | tuple[int, ...]) -> set[str]:
    """Herbs in words."""
    return {HERB_WORDS[herb] for herb in herbs}


@pytest.mark.rule("FAE-TRIBE-34")
def test_any_of_the_three_face_up_herbs_is_taken() -> None:
    scene = market("green", "green", "red")
    assert {words for words in scene.legal() if words.startswith("herb")} == {f"herb {herb}" for herb in ROW}
    scene.do("herb solve-blue")
    scene.pay()
    assert named(scene.state.herbs[0]) == {"solve-blue"}
    assert sum(scene.state.essences) == 0


@pytest.mark.rule("FAE-TRIBE-35")
def test_one_of_the_two_left_is_discarded_and_the_row_filled_from_the_deck() -> None:
    scene = market("green", "green", "red")
    scene.do("herb solve-blue")
    scene.pay()
    assert scene.legal() == ["herb discount-red", "herb gem-druid"]
    scene.do("herb gem-druid")
    assert named(scene.state.herb_discard) == {"gem-druid"}
    assert named(scene.state.herb_row) == {"discount-red", "solve-red", "harvest-river"}
    assert scene.state.herb_deck == []


@pytest.mark.rule("FAE-TRIBE-36")
def test_the_discarded_herbs_make_a_new_deck_when_the_deck_is_empty() -> None:
    scene = market("green", "green", "red", deck=("solve-red",))
    scene.state.herb_discard = [HERB_WORDS.index("gem-shaman")]
    scene.do("herb solve-blue")
    scene.pay()
    scene.do("herb gem-druid")
    # One from the deck, and one of the two that were shuffled.
    assert len(scene.state.herb_row) == 3
    assert {"discount-red", "solve-red"} < named(scene.state.herb_row)
    assert scene.state.herb_discard == []
    assert named([*scene.state.herb_row, *scene.state.herb_deck]) == {
        "discount-red",
        "solve-red",
        "gem-druid",
        "gem-shaman",
    }


@pytest.mark.rule("FAE-TRIBE-36")
def test_the_new_deck_is_shuffled() -> None:
    seen = set()
    for seed in range(12):
        scene = Scene(seed=seed)
        scene.state.herb_row = [0, 1, 2]
        scene.state.herb_deck = []
        scene.state.herb_discard = list(range(3, 16))
        scene.essences(0, "green", "green", "red")
        scene.phase("tribe")
        scene.do("herb discount-red")
        scene.pay()
        scene.do("herb discount-yellow")
        seen.add(tuple(scene.state.herb_row))
    assert len(seen) > 6


@pytest.mark.rule("FAE-TRIBE-34", "FAE-TRIBE-35")
def test_the_last_herbs() -> None:
    """With nothing to discard and nothing to refill the row is simply shorter; without a Herb none is gathered."""
    scene = market("green", "green", "red", deck=(), row=("solve-blue",))
    scene.do("herb solve-blue")
    scene.pay()
    assert scene.state.herb_row == []
    scene = market("green", "green", "red", deck=(), row=())
    assert not [words for words in scene.legal() if words.startswith("herb")]


@pytest.mark.rule("FAE-TRIBE-37")
@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        (("green", "green", "red"), True),
        (("green", "green", "green"), True),
        (("green", "corruption", "corruption"), True),
        (("green", "green"), False),
        (("green", "red", "red"), False),
    ],
)
def test_a_herb_costs_two_green_and_one_of_any_colour(cards: tuple[str, ...], enough: bool) -> None:
    """M03: whichever Herb it is."""
    scene = market(*cards)
    assert len([words for words in scene.legal() if words.startswith("herb")]) == (3 if enough else 0)
    if enough:
        scene.do("herb solve-blue")
        scene.pay()
        assert sum(scene.state.essences) == 0


@pytest.mark.rule("FAE-TRIBE-37")
def test_the_cost_of_a_herb_is_what_the_values_say() -> None:
    scene = Scene(values=read_values('source = "other"\n[costs]\nherb = { yellow = 1 }\n'))
    scene.essences(0, "yellow")
    scene.phase("tribe")
    assert len([words for words in scene.legal() if words.startswith("herb")]) == 3
