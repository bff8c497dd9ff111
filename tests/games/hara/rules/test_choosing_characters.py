"""Choosing Characters, Player Space, Core Cards, Health, Spirit: what everybody begins with."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tavola.games.hara import GAME
from tavola.games.hara.pieces import CHAMPION_NAMES, CORE, RESOURCE_NAMES, RESOURCE_OWNER
from tavola.kernel.errors import BadSetting
from tests.games.hara.scene import Scene

#: Leaf with spawn values that no rule makes.
LEAF = """
[champion]
id = "leaf"
name = "Leaf"
health = 7
spirit = 3
primary = "blue"
"""


# Choosing Characters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHAR-01")
def test_everybody_takes_a_different_champion_of_six() -> None:
    settings = GAME.settle(3, {"champion": ["soff", "any", "leaf"]})
    thirds = set()
    for seed in range(60):
        table: Any = GAME.view(GAME.new_state(settings, seed, False), 0)["table"]
        champions = [seat["champion"] for seat in table["seats"]]
        assert (champions[0], champions[2]) == ("soff", "leaf")
        thirds.add(champions[1])
    assert thirds == {"kaoru", "oric", "persephone", "thomas"}
    with pytest.raises(BadSetting):
        GAME.settle(3, {"champion": ["leaf", "kaoru", "leaf"]})


@pytest.mark.rule("HARA-CHAR-02", "HARA-CHAR-01")
def test_everybody_says_for_their_own_seat_which_champion_it_is() -> None:
    champions = ["thomas", "oric", "kaoru", "persephone"]
    scene = Scene.at_setup(*champions)
    assert [seat["champion"] for seat in scene.table(2)["seats"]] == champions


@pytest.mark.rule("HARA-CHAR-03")
@pytest.mark.parametrize("mode", ["arena", "intro", "s01", "s02", "s04", "s05"])
def test_everybody_begins_with_one_dreamstone_out_of_the_deck(mode: str) -> None:
    scene = Scene.at_setup("kaoru", "leaf", "oric", mode=mode)
    assert [scene.items(name) for name in scene.names] == [{"dreamstone": 1}] * 3
    item = scene.state.cards.items[0]
    assert (item.id, item.number) == ("dreamstone", 0)
    assert scene.state.items_left[0] == item.copies - 3


@pytest.mark.rule("HARA-CHAR-04", "HARA-PBOARD-01", "HARA-HEALTH-01", "HARA-SPIRIT-01")
def test_the_character_card_gives_spawn_values_and_energy_begins_at_nothing() -> None:
    scene = Scene.at_setup("leaf", "kaoru", content=LEAF)
    assert (scene.health("leaf"), scene.spirit("leaf")) == (7, 3)
    assert [scene.energy(name) for name in scene.names] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("HARA-CHAR-04", "HARA-PBOARD-05")
@pytest.mark.parametrize(("energy", "drawn"), [("blue", True), ("green", False)])
def test_the_character_card_gives_the_primary_color(energy: str, drawn: bool) -> None:
    scene = Scene("kaoru", "leaf", content=LEAF)
    scene.effect(f'{{do = "energy", {energy} = 10}}', "leaf")
    scene.do(scene.legal()[0])
    assert ("thousand_leaf_gale" in scene.cards("leaf", "hand")) == drawn


@pytest.mark.rule("HARA-CHAR-05", "HARA-CHAR-04")
def test_only_the_own_resources_are_tracked_and_seen_by_all() -> None:
    for champion, name in enumerate(CHAMPION_NAMES):
        scene = Scene.at_setup(name, CHAMPION_NAMES[champion - 1])
        own = {RESOURCE_NAMES[number] for number, owner in enumerate(RESOURCE_OWNER) if owner == champion}
        seat = scene.table(1)["seats"][0]
        assert {resource["name"] for resource in seat["resources"]} == own
        for resource in set(RESOURCE_NAMES) - own:
            scene.effect(f'{{do = "gain", resource = "{resource}", amount = 2}}')
            assert scene.resource(name, resource) == 0


@pytest.mark.rule("HARA-CHAR-05")
def test_the_arrow_moves_with_the_resource_and_stops_at_the_ends_of_the_tracker() -> None:
    scene = Scene("leaf", "kaoru")
    for word, amount, now in (("gain", 2, 2), ("lose_resource", 1, 1), ("gain", 9, 5), ("lose_resource", 9, 0)):
        scene.effect(f'{{do = "{word}", resource = "momentum", amount = {amount}}}')
        assert scene.resource("leaf", "momentum") == now


# The cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHAR-06", "HARA-CORE-01", "HARA-CORE-02")
@pytest.mark.parametrize("champion", CHAMPION_NAMES)
def test_four_core_cards_are_in_hand_one_of_them_dash_and_nothing_is_on_the_board(champion: str) -> None:
    other = "leaf" if champion != "leaf" else "kaoru"
    scene = Scene.at_setup(champion, other)
    hand = scene.cards(champion, "hand")
    cards = {card.id: card for card in scene.state.cards.champions[scene.state.champion[0]].abilities}
    assert len(hand) == 4
    assert all(cards[one].group == 0 for one in hand)
    assert [cards[one].name["en"] for one in hand].count("Dash") == 1
    others = {card.name["en"] for card in scene.state.cards.champions[scene.state.champion[1]].abilities}
    assert {cards[one].name["en"] for one in hand} & others == {"Dash"}
    assert scene.cards(champion, "board_cards") == set()


@pytest.mark.rule("HARA-CHAR-07", "HARA-PILE-01", "HARA-LOCK-01")
@pytest.mark.parametrize("champion", CHAMPION_NAMES)
def test_two_cards_of_each_color_and_an_ultimate_wait_in_the_pile(champion: str) -> None:
    scene = Scene.at_setup(champion, "leaf" if champion != "leaf" else "kaoru")
    cards = {card.id: card.group for card in scene.state.cards.champions[scene.state.champion[0]].abilities}
    assert sorted(cards[one] for one in scene.cards(champion, "pile")) == [1, 1, 2, 2, 3, 3, 4]


@pytest.mark.rule("HARA-CORE-03", "HARA-SPACE-02")
@pytest.mark.parametrize("seed", range(4))
def test_core_cards_only_go_between_hand_and_board(seed: int) -> None:
    scene = Scene.at_setup("kaoru", "leaf", "oric", "soff", seed=seed)
    state = scene.state
    chance = random.Random(seed)
    core = (1 << CORE) - 1
    for _ in range(1500):
        if state.choice is None:
            break
        state.apply_action(chance.choice(state.legal))
        for seat in range(4):
            assert (state.hand[seat] | state.board_cards[seat]) & core == core
            assert state.hand[seat] & state.board_cards[seat] == 0
            assert state.pile[seat] & (state.hand[seat] | state.board_cards[seat]) == 0


@pytest.mark.rule("HARA-SPACE-01", "HARA-SPACE-03")
def test_everybody_sees_every_player_area_inventory_and_all() -> None:
    scene = Scene("kaoru", "leaf")
    scene.give("leaf", "sunfang")
    scene.on_board("leaf", "falling_pine")
    for seat in (0, 1, -1):
        area = scene.table(seat)["seats"][1]
        assert {"health", "spirit", "energy", "resources", "order", "bonus_used"} <= set(area)
        assert [item["card"] for item in area["items"]] == ["dreamstone", "sunfang"]
        assert [card["id"] for card in area["board"]] == ["falling_pine"]
        assert len(area["hand"]) == 3
        assert len(area["pile"]) == 7


@pytest.mark.rule("HARA-SPACE-02")
def test_a_card_activated_from_the_hand_waits_on_the_board_for_a_later_turn() -> None:
    scene = Scene("kaoru", "leaf")
    scene.begin_turn("kaoru", "kaoru")
    scene.do("top bearfriend")
    assert scene.cards("kaoru", "board_cards") == {"bearfriend"}
    assert "bottom bearfriend" not in scene.legal()
    scene.end_turn()
    assert "bottom bearfriend" in scene.legal()


# Health, Spirit -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-HEALTH-01", "HARA-SPIRIT-01")
def test_a_respawn_restores_the_spawn_values() -> None:
    scene = Scene("kaoru", "leaf", content=LEAF)
    scene.have("leaf", health=2, spirit=9)
    scene.effect('{do = "suffer", amount = 2}', "leaf")
    assert (scene.health("leaf"), scene.spirit("leaf")) == (7, 3)


@pytest.mark.rule("HARA-HEALTH-02", "HARA-SPIRIT-01", "HARA-PBOARD-02")
def test_health_and_spirit_go_no_higher_than_ten() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", health=9, spirit=9)
    scene.effect('{do = "recover", health = 5, spirit = 5}')
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (10, 10)


@pytest.mark.rule("HARA-SPIRIT-02")
@pytest.mark.parametrize(("pay", "met"), [("0", False), ("1", False), ("2", True)])
def test_spirit_raises_the_roll_for_a_challenge(pay: str, met: bool) -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", spirit=4)
    with scene.dice(3):
        scene.effect('{do = "challenge", rating = 5, order = "roll_first", success = [{do = "energy", red = 1}]}')
        scene.do(pay)
    assert scene.spirit("kaoru") == 4 - int(pay)
    assert scene.energy("kaoru") == (int(met), 0, 0)


@pytest.mark.rule("HARA-SPIRIT-02")
def test_spirit_pays_for_effects_too_and_no_more_than_there_is() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", spirit=3)
    pay = '{do = "pay", what = "spirit", amount = 2, then = [{do = "energy", blue = 1}]}'
    scene.effect(pay)
    scene.effect(pay)
    assert (scene.spirit("kaoru"), scene.energy("kaoru")) == (1, (0, 1, 0))
