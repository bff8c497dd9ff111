"""Dusk; spawning in general."""

from __future__ import annotations

import pytest

from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import TILE_NAMES
from tavola.games.hara.rounds import Dusk
from tests.games.hara.scene import Scene

NAMES = ("kaoru", "leaf", "thomas", "oric")
OAKENMOOR = ("moor_stag", "bog_lantern", "moss_shepherd", "briar_knight", "talking_sapling", "strangling_ivy")
SMALL = ("moth_of_hours", "pillow_imp", "star_leech", "sleepwalker", "small_red_rift")


def dusk(scene: Scene, day: int) -> None:
    """The Dusk of that Day comes now."""
    state = scene.state
    state.day, state.dusk = day, False
    state.choice, state.legal = None, []
    state.events = []
    state.agenda = [Dusk()]
    state.advance()


def fill(scene: Scene, world: str, but: int = 0) -> None:
    """A card on every space of a World, but on one if wanted."""
    state = scene.state
    tile = TILE_NAMES.index(world)
    for number in range(1, 7):
        if number != but:
            card = next(card for card in state.decks[tile] if not state.cards.monsters[card].aggressive)
            scene.put(state.cards.hex_cards[card].id, f"{world}-{number}")


def spawned(scene: Scene) -> list[tuple[str, str]]:
    return [(one["card"], SPACE_IDS[one["space"]]) for one in scene.told("spawn")]


@pytest.mark.rule("HARA-DUSK-01", "HARA-DUSK-EX01")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_dusk_spawns_one_card_more_than_there_are_players(players: int, cards: int) -> None:
    scene = Scene(*NAMES[:players])
    dusk(scene, 2)
    assert len(spawned(scene)) == cards


@pytest.mark.rule("HARA-DUSK-01")
def test_alone_two_cards_are_spawned() -> None:
    """A19."""
    scene = Scene("kaoru", mode="s03")
    dusk(scene, 2)
    assert len(spawned(scene)) == 2


@pytest.mark.rule("HARA-DUSK-02")
def test_both_dice_say_where_each_card_goes() -> None:
    scene = Scene("kaoru", "leaf")
    scene.top_of("dusk", *SMALL[:3])
    with scene.dice("oakenmoor", 4, "the_drear", 1, "oakenmoor", 2):
        dusk(scene, 2)
    assert spawned(scene) == list(zip(SMALL[:3], ("oakenmoor-4", "the_drear-1", "oakenmoor-2"), strict=True))


@pytest.mark.rule("HARA-DUSK-03")
def test_a_filled_space_gives_way_to_the_lowest_open_one() -> None:
    scene = Scene("kaoru", "leaf")
    scene.top_of("dusk", *SMALL[:3])
    scene.put("moor_stag", "oakenmoor-1")
    with scene.dice("oakenmoor", 4, "oakenmoor", 4, "oakenmoor", 1):
        dusk(scene, 2)
    assert [space for _, space in spawned(scene)] == ["oakenmoor-4", "oakenmoor-2", "oakenmoor-3"]


@pytest.mark.rule("HARA-DUSK-04")
def test_a_full_world_is_rolled_anew_with_both_dice() -> None:
    scene = Scene("kaoru", "leaf")
    fill(scene, "oakenmoor")
    scene.top_of("dusk", *SMALL[:3])
    with scene.dice("oakenmoor", 4, "oakenmoor", 2, "the_drear", 1, "the_drear", 2, "the_drear", 3):
        dusk(scene, 2)
    assert spawned(scene)[0] == (SMALL[0], "the_drear-1")


@pytest.mark.rule("HARA-DUSK-04", "HARA-DUSK-01")
@pytest.mark.parametrize("room", [0, 1])
def test_where_every_world_is_full_the_cards_stay_on_the_deck(room: int) -> None:
    """A15."""
    scene = Scene("kaoru", "leaf")
    for world in TILE_NAMES[1:]:
        fill(scene, world, 5 if room and world == "oakenmoor" else 0)
    scene.top_of("dusk", *SMALL[:3])
    deck = list(scene.state.decks[0])
    dusk(scene, 2)
    assert spawned(scene) == ([(SMALL[0], "oakenmoor-5")] if room else [])
    assert scene.state.decks[0] == (deck[:-1] if room else deck)


@pytest.mark.rule("HARA-DUSK-01", "HARA-DUSK-02")
def test_a_boss_is_shuffled_back_before_the_dice_are_rolled() -> None:
    """A12: no roll is spent on it, and the next card takes its place."""
    scene = Scene("kaoru", "leaf")
    scene.top_of("dusk", "ancient_hydra")
    dusk(scene, 1)
    names = [one.name for one in scene.state.events or [] if one.name in ("boss_waits", "dice", "spawn")]
    assert names[0] == "boss_waits"
    assert [name for name in names if name != "boss_waits"] == ["dice", "spawn"] * 3
    assert scene.card("ancient_hydra") in scene.state.decks[0]


@pytest.mark.rule("HARA-DUSK-01")
def test_an_empty_dusk_deck_is_made_of_the_discard_pile() -> None:
    """A16: of the Dusk cards in it; where there are none nothing is spawned."""
    scene = Scene("kaoru", "leaf")
    state = scene.state
    state.decks[0] = []
    state.discard = [scene.card(name) for name in ("moth_of_hours", "hedge_imp", "small_red_rift")]
    dusk(scene, 2)
    assert sorted(card for card, _ in spawned(scene)) == ["moth_of_hours", "small_red_rift"]
    assert scene.discarded() == {"hedge_imp"}


@pytest.mark.rule("HARA-DUSK-05")
@pytest.mark.parametrize("day", [2, 3, 4])
def test_the_third_dusk_brings_everybody_their_ultimate(day: int) -> None:
    scene = Scene("kaoru", "leaf")
    dusk(scene, day)
    assert ("ursine_tectonics" in scene.cards("kaoru", "hand")) == (day == 3)
    assert ("thousand_leaf_gale" in scene.cards("leaf", "hand")) == (day == 3)
    assert ("ursine_tectonics" in scene.cards("kaoru", "pile")) == (day != 3)


@pytest.mark.rule("HARA-DUSK-05", "HARA-DUSK-01")
def test_what_happens_as_dusk_begins_has_an_order() -> None:
    """A23: the tracker, the cards, the Ultimates, what the Scenario does, the turns."""
    scene = Scene("kaoru", "leaf", "thomas", mode="s01")
    dusk(scene, 3)
    names = [one.name for one in scene.state.events or [] if one.name != "dice"]
    assert names == ["dusk", *["spawn"] * 4, *["gain_card"] * 3, "turn"]
    dusk(scene, 2)
    names = [one.name for one in scene.state.events or []]
    assert names.index("spawn") < names.index("target") < names.index("turn")


@pytest.mark.rule("HARA-DUSK-01")
def test_favorite_pastime_is_counted_as_the_last_dusk_is_reached() -> None:
    """A24: nothing is spawned any more."""
    scene = Scene("kaoru", "leaf", "thomas", mode="s01")
    scene.state.points = [0, 2, 1]
    dusk(scene, 6)
    assert (scene.state.over, scene.state.winners) == ("points", 2)
    assert spawned(scene) == []


# Spawning a card by name ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DUSK-07")
@pytest.mark.parametrize("pile", ["deck", "discard", "box"])
def test_a_named_card_is_looked_for_in_its_deck_the_discard_pile_and_the_box(pile: str) -> None:
    """A18: on the lowest open space of its World; a deck that was searched is shuffled."""
    scene = Scene("kaoru", "leaf")
    state = scene.state
    number = scene.card("hedge_imp")
    scene.put("hedge_imp", "oakenmoor-1")
    scene.take("oakenmoor-1")
    state.discard.remove(number)
    where = {"deck": state.decks[3], "discard": state.discard, "box": state.box}[pile]
    where.append(number)
    scene.put("moor_stag", "oakenmoor-1")
    before = [card for card in state.decks[3] if card != number]
    scene.effect('{do = "spawn", card = "hedge_imp"}')
    assert scene.at("oakenmoor-2") == "hedge_imp"
    assert number not in where
    assert (state.decks[3] == before) == (pile != "deck")


@pytest.mark.rule("HARA-DUSK-07")
@pytest.mark.parametrize(("card", "shown"), [("white_fog", ""), ("hedge_imp", "hedge_imp")])
def test_a_named_event_spawns_face_down(card: str, shown: str) -> None:
    """A18: even one of those that went back to the box."""
    scene = Scene("kaoru", "leaf")
    scene.effect(f'{{do = "spawn", card = "{card}"}}')
    assert [one["card"] for one in scene.told("spawn")] == [shown]
    assert scene.at("oakenmoor-1") == card


@pytest.mark.rule("HARA-DUSK-07")
def test_a_named_dusk_card_goes_where_the_dice_say() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("ancient_hydra", "oakenmoor-1")
    scene.take("oakenmoor-1")
    with scene.dice("lunaridge", 5):
        scene.effect('{do = "spawn", card = "ancient_hydra"}')
    assert scene.at("lunaridge-5") == "ancient_hydra"


@pytest.mark.rule("HARA-DUSK-08")
def test_a_named_card_that_is_on_the_board_is_not_spawned() -> None:
    scene = Scene("kaoru", "leaf")
    scene.put("hedge_imp", "oakenmoor-4")
    scene.effect('{do = "spawn", card = "hedge_imp"}')
    assert scene.told("spawn") == []
    assert (scene.at("oakenmoor-4"), scene.at("oakenmoor-1")) == ("hedge_imp", "")


@pytest.mark.rule("HARA-DUSK-08", "HARA-DUSK-07")
def test_a_named_card_without_room_is_not_spawned() -> None:
    """A18."""
    scene = Scene("kaoru", "leaf")
    fill(scene, "oakenmoor")
    left = next(card for card in scene.state.decks[3])
    name = scene.state.cards.hex_cards[left].id
    scene.effect(f'{{do = "spawn", card = "{name}"}}')
    assert scene.told("spawn") == []
    assert left in scene.state.decks[3]


@pytest.mark.rule("HARA-DUSK-02")
def test_a_space_by_the_dice_need_not_be_open() -> None:
    """A20: where no card is spawned, cards do not matter; here a Corrupted enters."""
    scene = Scene("kaoru", "leaf", "thomas", mode="s01")
    fill(scene, "oakenmoor")
    scene.begin_turn("kaoru")
    scene.do("end")
    while scene.kind == "heal":
        with scene.dice(6, "oakenmoor", 2):
            scene.do("heal 0 0")
    (entered,) = scene.told("corrupted")
    assert SPACE_IDS[entered["space"]] == "oakenmoor-2"
