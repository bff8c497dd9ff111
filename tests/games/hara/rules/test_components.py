"""Components: how many there are of what, and what is known of the printed cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.hara import GAME
from tavola.games.hara.card import GROUPS
from tavola.games.hara.card_set import GROUP_SIZES, card_set
from tavola.games.hara.pieces import (
    CHAMPION_NAMES,
    CORRUPTED,
    DUSK_DECK,
    EVENT,
    HEX_KINDS,
    MONSTER,
    RIFT,
    SCENARIO_TOKENS,
    TILE_NAMES,
    TILES,
    WORLDS,
)
from tavola.games.hara.scenarios import SCENARIOS
from tavola.kernel.errors import BadSetting
from tests.games.hara.scene import Scene, monster

HOUSE = card_set()


# How many -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-COMP-01")
def test_there_are_a_hundred_and_thirty_eight_hex_cards() -> None:
    kinds = Counter((card.deck, card.kind) for card in HOUSE.hex_cards)
    for world in range(1, WORLDS + 1):
        assert (kinds[world, MONSTER], kinds[world, EVENT], kinds[world, RIFT]) == (9, 7, 0)
    assert (kinds[DUSK_DECK, MONSTER], kinds[DUSK_DECK, EVENT], kinds[DUSK_DECK, RIFT]) == (19, 0, 11)
    assert len(HOUSE.shifts) == 12
    assert len(HOUSE.hex_cards) + len(HOUSE.shifts) == 138
    assert len({card.id for card in HOUSE.hex_cards}) == 126


@pytest.mark.rule("HARA-COMP-02")
def test_the_six_worlds() -> None:
    scene = Scene.at_setup()
    tiles = [tile["id"] for tile in scene.table()["tiles"]]
    assert tiles[1:] == ["arechi_wastes", "oppenheim", "oakenmoor", "the_baiyu", "lunaridge", "the_drear"]


@pytest.mark.rule("HARA-COMP-03")
def test_three_corrupted_may_walk_the_map() -> None:
    scene = Scene("kaoru", "leaf", mode="s02")
    for name in ("ashura", "enoki", "miravel"):
        scene.enter(name, "oakenmoor-1")
    assert [card.id for card in HOUSE.corrupted] == ["ashura", "enoki", "miravel"]
    assert len(scene.table()["corrupted"]) == CORRUPTED


@pytest.mark.rule("HARA-COMP-04")
def test_there_are_fifty_items_twelve_quests_and_four_turn_order_cards() -> None:
    assert sum(item.copies for item in HOUSE.items) == 50
    assert len(HOUSE.quests) == 12
    assert len(HOUSE.turn_order) == 4


@pytest.mark.rule("HARA-COMP-05")
def test_each_champion_has_sixteen_cards() -> None:
    assert len(HOUSE.champions) == 6
    abilities: list[str] = []
    for champion in HOUSE.champions:
        groups = Counter(GROUPS[ability.group] for ability in champion.abilities)
        assert groups == {
            "core": 4,
            "red": 2,
            "blue": 2,
            "green": 2,
            "ultimate": 1,
            "locked_ultimate": 1,
            "locked_passive": 1,
        }
        # With its character card, portrait and tracker.
        assert len(champion.abilities) + 3 == 16
        abilities += [ability.id for ability in champion.abilities]
    assert len(set(abilities)) == 6 * sum(GROUP_SIZES)


@pytest.mark.rule("HARA-COMP-06")
def test_four_player_boards_seat_four_players() -> None:
    assert GAME.seats == (1, 4)
    for seats in (0, 5):
        with pytest.raises(BadSetting):
            GAME.settle(seats, {"mode": "arena"})


@pytest.mark.rule("HARA-COMP-07")
def test_no_card_or_scenario_needs_more_tokens_than_there_are() -> None:
    charges = [ability.charge for champion in HOUSE.champions for ability in champion.abilities if ability.charge]
    assert all(charge.start <= charge.most <= 14 for charge in charges)
    assert SCENARIO_TOKENS == 6
    # The Doom counters that lose a Scenario: at most the number of players + 2.
    assert all(scenario.seats[1] + int(getattr(scenario, "doom_beyond", 1)) <= 6 for scenario in SCENARIOS)


@pytest.mark.rule("HARA-COMP-07")
def test_three_corrupted_with_four_players_have_resilience_tokens_enough() -> None:
    for mode in ("s01", "s02", "s04", "s07", "s10", "s13", "s14", "s16", "s17"):
        scene = Scene("kaoru", "leaf", "oric", "soff", mode=mode)
        for name in ("ashura", "enoki", "miravel"):
            scene.enter(name, "oakenmoor-1")
        assert sum(scene.state.resilience) <= 14


@pytest.mark.rule("HARA-COMP-08")
def test_the_world_dice_show_one_to_six_and_the_six_worlds() -> None:
    state = Scene().state
    numbers = Counter(state.roll() for _ in range(600))
    worlds = Counter(TILE_NAMES[state.roll_world()] for _ in range(600))
    assert set(numbers) == set(range(1, 7))
    assert set(worlds) == set(TILE_NAMES[1:])
    assert min(*numbers.values(), *worlds.values()) > 50


@pytest.mark.rule("HARA-COMP-08")
def test_a_dusk_spawn_goes_where_both_dice_say() -> None:
    scene = Scene()
    scene.top_of("dusk", "glass_heron")
    with scene.dice("lunaridge", 4):
        scene.effect('{do = "spawn_dusk"}')
    assert scene.at("lunaridge-4") == "glass_heron"


@pytest.mark.rule("HARA-COMP-09")
def test_seven_tiles_with_seven_hexes_each_lie_on_the_table() -> None:
    table = Scene.at_setup("kaoru", "leaf", "oric", "soff").table()
    assert len(table["tiles"]) == TILES
    assert Counter(space["tile"] for space in table["spaces"]) == dict.fromkeys(range(TILES), 7)
    assert len({(space["q"], space["r"]) for space in table["spaces"]}) == 49
    assert sum(len(space["units"]) for space in table["spaces"]) == 4


@pytest.mark.rule("HARA-COMP-09")
def test_there_is_one_figure_of_each_champion() -> None:
    for seed in range(10):
        champions = Scene.at_setup("kaoru", "leaf", "oric", "soff", seed=seed).state.champion
        assert len(set(champions)) == 4
    assert len(CHAMPION_NAMES) == 6


# What the rulebook's examples and reviews say of cards ----------------------------------------------------------------


def let_it_happen(scene: Scene) -> None:
    """Aim at the first target and go nowhere, until the Ability is done."""
    while scene.kind != "adventure":
        aims = [word for word in scene.legal() if word.startswith("aim")]
        scene.do(*aims[:1] or ["done"])


def after_moves(scene: Scene, word: str) -> set[str]:
    """Where the figure can go with an Ability."""
    scene.do(word)
    return {answer.removeprefix("go ") for answer in scene.legal() if answer.startswith("go ")}


@pytest.mark.rule("HARA-CORE-02", "HARA-COMP-05")
@pytest.mark.parametrize("champion", ["kaoru", "leaf", "persephone", "soff", "thomas"])
def test_dash_is_the_same_card_for_everybody(champion: str) -> None:
    other = "oric" if champion != "oric" else "leaf"
    dash = f"{champion}_dash"
    scene = Scene(champion, other, content=monster("teagle", health=9))
    scene.put("teagle", "oakenmoor-2")
    scene.stand(champion, "oakenmoor-3")
    near = scene.state.board.distance
    row = scene.space("oakenmoor-3") * 49
    names = after_moves(scene, f"top {dash}")
    assert max(near[row + scene.space(name)] for name in names) == 2
    scene.do("done")
    scene.have(champion, activations=3)
    scene.on_board(champion, dash)
    names = after_moves(scene, f"bottom {dash}")
    assert max(near[row + scene.space(name)] for name in names) == 1
    scene.do("done", "aim oakenmoor-2")
    assert scene.hurt("oakenmoor-2") == 1


@pytest.mark.rule("HARA-ORIC-EX01")
@pytest.mark.parametrize(
    ("stance", "steps", "damage", "reach"), [("crane", 1, 1, 2), ("tiger", 2, 2, 0), ("koi", 2, 1, 1)]
)
def test_oric_s_dash_in_each_stance(stance: str, steps: int, damage: int, reach: int) -> None:
    scene = Scene("oric", "leaf", content=monster("teagle", health=9))
    scene.do("koi" if stance != "koi" else "crane")
    scene.have("oric", stance=stance, activations=4)
    target = f"oakenmoor-{3 + reach}"
    scene.put("teagle", target)
    scene.put("hedge_imp", f"oakenmoor-{4 + reach}")
    scene.stand("oric", "oakenmoor-3")
    row = scene.space("oakenmoor-3") * 49
    dash = next(card for card in scene.cards("oric", "hand") if card.endswith("dash"))
    names = after_moves(scene, f"top {dash}")
    assert max(scene.state.board.distance[row + scene.space(name)] for name in names) == steps
    scene.do("done")
    scene.on_board("oric", dash)
    scene.do(f"bottom {dash}")
    assert (scene.kind == "move") == (stance != "crane")
    if stance != "crane":
        scene.do("done")
    assert f"aim oakenmoor-{4 + reach}" not in scene.legal()
    scene.do(f"aim {target}")
    assert scene.hurt(target) == damage


@pytest.mark.rule("HARA-KAORU-03", "HARA-COMP-05")
def test_kaoru_s_three_tops_of_the_example_cost_two_grit_and_rock_maul_two() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=30))
    scene.put("teagle", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-3")
    for card in ("landslide", "bearfriend", "stone_claw"):
        scene.do(f"top {card}")
        let_it_happen(scene)
    assert scene.resource("kaoru", "grit") == 2
    scene.have("kaoru", activations=2, grit=4)
    scene.hand("kaoru", "rock_maul")
    scene.do("top rock_maul")
    let_it_happen(scene)
    assert scene.resource("kaoru", "grit") == 2
    scene.on_board("kaoru", "landslide")
    scene.do("bottom landslide")
    assert scene.resource("kaoru", "grit") == 0
    assert scene.kind == "move"


@pytest.mark.rule("HARA-COMP-05")
def test_leaf_s_cards_of_the_examples() -> None:
    scene = Scene("leaf", "kaoru", content=monster("teagle", health=30))
    scene.put("teagle", "oakenmoor-3")
    scene.stand("leaf", "oakenmoor-3")
    scene.do("top modal_movements", "done")
    assert scene.resource("leaf", "momentum") == 2
    scene.on_board("leaf", "falling_pine")
    scene.do("bottom falling_pine")
    assert scene.kind == "pay"
    scene.do("done", "aim oakenmoor-3")
    plain = scene.hurt("oakenmoor-3")
    scene.have("leaf", activations=1)
    scene.on_board("leaf", "falling_pine")
    scene.do("bottom falling_pine", "yes", "aim oakenmoor-3")
    assert scene.resource("leaf", "momentum") == 0
    assert scene.hurt("oakenmoor-3") - plain > plain


@pytest.mark.rule("HARA-COMP-05")
def test_the_names_and_sources_of_the_cards_that_are_known() -> None:
    known = {
        "kaoru": ["Landslide", "Bearfriend", "Stone Claw", "Rock Maul", "Ursine Tectonics"],
        "leaf": ["Modal Movements", "Falling Pine"],
        "oric": ["Vault", "Sorasu"],
        "persephone": ["Fever Dream"],
        "soff": ["Meteor"],
        "thomas": ["Beam Saber"],
    }
    for champion in HOUSE.champions:
        cards = {card.name["en"]: card for card in champion.abilities}
        for name in ["Dash", *known[champion.id]]:
            assert cards[name].source == "rulebook"
    kaoru, leaf = HOUSE.champions[:2]
    assert {card.name["en"] for card in kaoru.abilities[11:]} == {"Grizzled Heart", "Unbearable Force"}
    assert {card.name["en"] for card in leaf.abilities[11:]} == {"Symphony", "Guardian of the Great Forest"}


@pytest.mark.rule("HARA-CORRUPT-01")
def test_a_shura_and_enoki_are_as_the_rulebook_names_them() -> None:
    ashura, enoki, _ = HOUSE.corrupted
    assert (ashura.name["en"], ashura.title["en"], ashura.health) == ("A'shura", "Corrupted by Vengeance", 18)
    scene = Scene("kaoru", "leaf", "oric", "soff", mode="s02")
    scene.enter("ashura", "oakenmoor-1")
    assert scene.state.bars[0] * scene.state.resilience[0] == 72
    assert "Whirling Axes" in {ability.name["en"] for ability in enoki.abilities}


@pytest.mark.rule("HARA-COMP-01", "HARA-CHAR-03")
def test_teagle_the_hydra_and_the_dreamstone_exist() -> None:
    teagle = HOUSE.hex_cards[HOUSE.by_id["teagle"]]
    hydra = HOUSE.monsters[HOUSE.by_id["ancient_hydra"]]
    assert (HEX_KINDS[teagle.kind], hydra.deck, hydra.boss) == ("monster", DUSK_DECK, True)
    assert [card.id for card in HOUSE.monsters if card.boss and card.deck == DUSK_DECK] == ["ancient_hydra"]
    assert HOUSE.items[0].id == "dreamstone"


@pytest.mark.rule("HARA-COMP-01", "HARA-DUSK-EX01")
def test_six_days_of_four_players_spawn_the_whole_dusk_deck() -> None:
    scene = Scene("kaoru", "leaf", "oric", "soff")
    assert 6 * scene.state.rules.scenario.dusk_cards(scene.state) == 30


@pytest.mark.rule("HARA-COMP-05", "HARA-SOFF-01", "HARA-THOMAS-01", "HARA-LEAF-01")
def test_the_trackers_that_the_rulebook_gives() -> None:
    scene = Scene("soff", "thomas", "leaf")
    assert scene.resource("soff", "mana") == 5
    assert scene.resource("thomas", "runes") == 3
    scene.effect('{do = "gain", resource = "momentum", amount = 9}', "leaf")
    scene.effect('{do = "gain", resource = "mana", amount = 9}', "soff")
    assert (scene.resource("leaf", "momentum"), scene.resource("soff", "mana")) == (5, 5)


@pytest.mark.rule("HARA-COMP-05")
def test_vault_transports_and_sorasu_builds_up_with_damage_taken() -> None:
    scene = Scene("oric", "leaf")
    scene.do("crane")
    scene.on_board("oric", "sorasu")
    scene.do("top vault")
    assert scene.kind == "transport"
    scene.do("place dojo-1")
    place = scene.place("oric", "sorasu")
    before = scene.state.charges[place]
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.state.charges[place] == before + 1


@pytest.mark.rule("HARA-COMP-05")
def test_fever_dream_hurts_herself_by_one_and_strengthens_her_next_attack() -> None:
    scene = Scene("persephone", "leaf", content=monster("teagle", health=30))
    scene.put("teagle", "oakenmoor-3")
    scene.stand("persephone", "oakenmoor-3")
    health = scene.health("persephone")
    scene.do(next(word for word in scene.legal() if word.startswith("top") and word.endswith("fever_dream")))
    assert scene.health("persephone") == health - 1
    scene.effect('{do = "damage", amount = 1}')
    scene.do("aim oakenmoor-3")
    assert scene.hurt("oakenmoor-3") > 1


@pytest.mark.rule("HARA-COMP-05")
def test_meteor_hits_everybody_around_teammates_too() -> None:
    scene = Scene("soff", "leaf", "kaoru", mode="s04")
    for champion in scene.names:
        scene.stand(champion, "oakenmoor-3")
    scene.hand("soff", "soff_meteor")
    scene.do("top soff_meteor")
    assert {event["unit"] for event in scene.told("damage")} >= {1, 2}


@pytest.mark.rule("HARA-COMP-05")
def test_ursine_tectonics_can_hit_a_teammate() -> None:
    scene = Scene("kaoru", "leaf", mode="s04")
    for champion in scene.names:
        scene.stand(champion, "oakenmoor-3")
    scene.hand("kaoru", "ursine_tectonics")
    scene.do("top ursine_tectonics")
    while scene.kind != "adventure":
        scene.do("aim leaf" if "aim leaf" in scene.legal() else scene.legal()[-1])
    assert 1 in {event["unit"] for event in scene.told("damage")}


@pytest.mark.rule("HARA-COMP-05")
def test_beam_saber_can_deal_four_damage() -> None:
    scene = Scene("thomas", "leaf", content=monster("teagle", health=30))
    scene.put("teagle", "oakenmoor-3")
    scene.stand("thomas", "oakenmoor-3")
    scene.on_board("thomas", "thomas_beam_saber")
    scene.do("bottom thomas_beam_saber")
    if scene.kind == "option":
        scene.do("option 1")
    scene.do("aim oakenmoor-3")
    assert scene.hurt("oakenmoor-3") == 4
