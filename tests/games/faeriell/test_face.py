"""The faces: every piece is explained in every language, with rules that can be read."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.face import FAMILIES, MOST_RULES, face_of
from tavola.games.faeriell.face_words import PLAIN
from tavola.games.faeriell.game import Faeriell
from tavola.games.faeriell.perk_tiles import TILES
from tavola.kernel.language import LANGUAGES

GAME = Faeriell()
REFERENCES = [*PLAIN, *[f"{family}-{n}" for family, (room, _) in FAMILIES.items() for n in range(room)]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_explained(language: str) -> None:
    for reference in REFERENCES:
        face = GAME.card_face(reference, language)
        assert set(face) == {"name", "kind", "text", "rules"}, reference
        assert face["name"], reference
        assert face["kind"], reference
        assert face["text"], reference
        for words in (face["name"], face["kind"], *face["text"]):
            assert words[0].isupper() or words[0].isdigit(), (reference, words)
            assert "{" not in words, (reference, words)
        assert 1 <= len(face["rules"]) <= MOST_RULES, reference
        for rule in face["rules"]:
            assert rule["text"] == GAME.rulebook()[rule["id"]].text(language), reference
        assert len({rule["id"] for rule in face["rules"]}) == len(face["rules"]), reference


def test_what_the_page_shows_has_a_face() -> None:
    names = {name.rpartition("-")[0] or name for name in REFERENCES}
    wanted = {"perk", "herb", "attunement", "hero", "achievement", "guardian", "terrain", "menace", "beacon", "essence"}
    wanted |= {"phase", "heartland", "corruption", "havoc", "totem", "doom", "wheel", "quest", "settlement", "sower"}
    wanted |= {"drifter", "designated", "slot", "tracking", "bag", "node"}
    assert wanted <= names
    assert "corruption-track" in REFERENCES


@pytest.mark.parametrize(
    "reference",
    ["", "perk", "perk-", "perk-47", "perk-07", "perk--1", "perk-1-2", "hero-6", "dragon", "menace-٣", "-1"],
)
def test_what_is_no_piece_has_no_face(reference: str) -> None:
    with pytest.raises(KeyError):
        face_of(reference, "en")


@pytest.mark.rule("FAE-PERK-01")
def test_a_perk_tells_its_kind_and_what_it_does() -> None:
    for perk, tile in enumerate(TILES):
        face = face_of(f"perk-{perk}", "en")
        assert face["text"] == [tile.text(lambda sentence: sentence)]
        assert face["rules"][0]["id"] == tile.rule
    assert face_of("perk-0", "en")["name"] == "Special Action"
    assert face_of("perk-7", "en")["name"] == "Activated Action"


@pytest.mark.parametrize(
    ("reference", "line"),
    [
        ("hero-3", "It is bound to the Green Essence: it solves a green Menace and goes on Quests of that colour."),
        ("hero-1", "Once in each Tribe Phase a Beacon costs 1 Yellow Essence less."),
        ("hero-4", "It is bound to Corruption: it solves Corruption tokens, and each sets off a Corruption Event."),
        ("hero-5", "It solves no Menace, and goes on Quests for Corruption only."),
        ("attunement-3", "It counts as 1 level more for the Shaman Achievement."),
        ("attunement-7", "It counts as 1 River Region more for its Achievement."),
        ("achievement-1", "Have the Chieftain of the highest level, of level 4 at least."),
        ("achievement-9", "Own the most Regions of this sort: Meadow Region. It takes 4 at least."),
        ("achievement-13", "Have the most Heirloom Herbs, 3 at least."),
        ("achievement-17", "Own the largest group of Regions that are next to one another, 4 at least."),
        ("essence-0", "It comes from the Mountain and is bound to the Adventurer."),
        (
            "menace-2",
            "Your Shaman solves it from a node beside the Region, or a blue Beacon of yours in the Area does.",
        ),
    ],
)
def test_a_number_means_what_it_means_everywhere(reference: str, line: str) -> None:
    assert line in face_of(reference, "en")["text"]


@pytest.mark.parametrize(
    ("reference", "rule"),
    [
        ("attunement-0", "FAE-ATT-04"),
        ("attunement-4", "FAE-ATT-02"),
        ("herb-0", "FAE-HERB-03"),
        ("herb-5", "FAE-HERB-05"),
        ("herb-10", "FAE-HERB-12"),
        ("herb-15", "FAE-HERB-15"),
        ("hero-0", "FAE-INNATE-05"),
        ("achievement-3", "FAE-ACHC-03"),
        ("achievement-6", "FAE-ACHC-06"),
        ("achievement-10", "FAE-ACHC-10"),
        ("achievement-19", "FAE-ACHC-22"),
    ],
)
def test_the_rule_of_the_piece_comes_first(reference: str, rule: str) -> None:
    assert face_of(reference, "en")["rules"][0]["id"] == rule
