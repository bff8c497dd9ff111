"""Corrupted; Corrupted Health and Resilience."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.options import CORRUPTED_NAMES
from tavola.games.hara.pieces import TILE_NAMES
from tavola.kernel.declaration import BadValues
from tests.games.hara.corrupted_card import FIRST, answer_all, corrupted, end_round, play_round
from tests.games.hara.scene import Scene, monster


def hunt(*champions: str, content: str = "", mode: str = "s02") -> Scene:
    """A co-operative game in which everybody has 8 Health and 6 Spirit."""
    scene = Scene(*(champions or ("kaoru", "leaf")), mode=mode, content=content)
    for name in scene.names:
        scene.have(name, health=8, spirit=6)
    return scene


def tokens(scene: Scene, name: str) -> int:
    return scene.state.resilience[CORRUPTED_NAMES.index(name)]


def hit(scene: Scene, amount: int, who: int | str = 0, target: str = "corrupted") -> None:
    """A player deals damage to the one Corrupted, however far."""
    scene.effect(f'{{do = "damage", amount = {amount}, range = 9, target = "{target}"}}', who)
    scene.do(next(word for word in scene.legal() if word.startswith("aim")))


def gold(scene: Scene, points: int) -> None:
    """So many points of Gold are asked for, and become red."""
    for _ in range(points):
        assert scene.kind == "gold"
        scene.do("red")
    assert scene.kind != "gold"


# The card -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CORRUPT-01", "HARA-CTURN-04")
def test_each_has_three_abilities_whose_symbols_cover_the_die_once() -> None:
    for card in card_set().corrupted:
        assert len(card.abilities) == 3
        assert sorted(symbol for one in card.abilities for symbol in one.symbols) == list(range(1, 7))
        assert card.name["en"] != card.title["en"]
        assert min(card.health, len(card.weakness)) > 0


@pytest.mark.rule("HARA-CTURN-04")
def test_symbols_that_do_not_cover_the_die_are_a_fault() -> None:
    """A83."""
    with pytest.raises(BadValues):
        card_set(corrupted("ashura").replace('"lunaridge", "the_drear"', '"lunaridge"'))
    with pytest.raises(BadValues):
        card_set(corrupted("ashura").replace('"lunaridge", "the_drear"', '"lunaridge", "oakenmoor"'))


@pytest.mark.rule("HARA-CORRUPT-01")
def test_the_passive_always_works() -> None:
    content = corrupted("ashura", gives='[{what = "incoming", plus = 1}]')
    scene = hunt(content=content)
    scene.enter("ashura", "oakenmoor-3")
    hit(scene, 2)
    assert scene.health("ashura") == 15


@pytest.mark.rule("HARA-CORRUPT-01")
def test_a_passive_that_waits_for_damage_meets_whoever_dealt_it() -> None:
    content = corrupted("ashura", when='[{at = "damaged", then = [{do = "lose", spirit = 1}]}]')
    scene = hunt(content=content)
    scene.enter("ashura", "oakenmoor-3")
    before = scene.spirit("kaoru"), scene.spirit("leaf")
    hit(scene, 2, "leaf")
    assert (scene.spirit("kaoru"), scene.spirit("leaf")) == (before[0], before[1] - 1)


@pytest.mark.rule("HARA-CORRUPT-01")
@pytest.mark.parametrize("time", ["dawn", "dusk"])
def test_a_passive_that_waits_for_dawn_or_dusk(time: str) -> None:
    content = corrupted("enoki", when=f'[{{at = "{time}", then = [{{do = "mend", amount = 2}}]}}]')
    scene = hunt(content=content)
    scene.enter("enoki", "oakenmoor-3")
    scene.stand("kaoru", "the_drear-3")
    scene.stand("leaf", "the_drear-3")
    scene.day(1, dusk=time == "dawn")
    hit(scene, 5)
    play_round(scene, "kaoru")
    assert scene.health("enoki") == 15


@pytest.mark.rule("HARA-CORRUPT-01")
def test_a_passive_that_waits_for_the_defeat_of_a_player() -> None:
    content = corrupted("enoki", when='[{at = "player_defeated", then = [{do = "mend", amount = 2}]}]')
    scene = hunt(content=content)
    scene.enter("enoki", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-3")
    scene.have("kaoru", health=1)
    hit(scene, 5)
    scene.do("end")
    assert scene.told("defeat")
    assert scene.health("enoki") == 15


# Monster Attack phase -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CORRUPT-02")
@pytest.mark.parametrize(("range", "damage"), [(0, 0), (1, 0), (2, 4)])
def test_a_corrupted_attacks_who_ends_the_turn_in_its_range(range: int, damage: int) -> None:
    content = corrupted("ashura", attack=4, range=range)
    scene = hunt(content=content)
    scene.enter("ashura", "oakenmoor-2")
    scene.stand("kaoru", "oakenmoor-4")
    scene.stand("leaf", "oakenmoor-2")
    before = scene.health("kaoru"), scene.health("leaf")
    scene.begin_turn("kaoru", "leaf")
    scene.do("end")
    # Only the player whose turn ends is attacked.
    assert (scene.health("kaoru"), scene.health("leaf")) == (before[0] - damage, before[1])


@pytest.mark.rule("HARA-CORRUPT-02")
def test_a_corrupted_attacks_in_the_dojo_too() -> None:
    """A91."""
    scene = hunt(content=corrupted("ashura", attack=4, range=1))
    scene.enter("ashura", "dojo-1")
    scene.begin_turn("kaoru", "leaf")
    scene.do("end", "heal 0 0")
    assert scene.health("kaoru") == 4


# Weakness -------------------------------------------------------------------------------------------------------------

WEAK = '[{do = "this_turn", gives = [{what = "incoming", plus = 2}, {what = "attack", plus = -2}]}]'


@pytest.mark.rule("HARA-CORRUPT-03")
def test_a_dreamstone_exposes_the_weakness_for_this_turn() -> None:
    """A84."""
    scene = hunt(content=corrupted("ashura", attack=3, range=1, weakness=WEAK))
    scene.enter("ashura", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-3")
    scene.stand("leaf", "oakenmoor-3")
    stones = scene.state.items_left[0]
    scene.begin_turn("kaoru", "leaf", "kaoru")
    scene.do("use dreamstone")
    assert scene.items("kaoru") == {}
    assert scene.state.items_left[0] == stones + 1
    assert scene.state.activations == 3
    hit(scene, 1)
    assert scene.health("ashura") == 15
    before = scene.health("kaoru")
    scene.do("end")
    assert scene.health("kaoru") == before - 1
    # In the next turn it is over.
    before = scene.health("leaf")
    hit(scene, 1)
    assert scene.health("ashura") == 14
    scene.do("end")
    assert scene.health("leaf") == before - 3


@pytest.mark.rule("HARA-CORRUPT-02", "HARA-CORRUPT-03")
def test_a_weakness_may_shorten_the_reach_of_attacks() -> None:
    weakness = '[{do = "this_turn", gives = [{what = "range", plus = -1}]}]'
    scene = hunt(content=corrupted("ashura", attack=3, range=1, weakness=weakness))
    scene.enter("ashura", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-4")
    scene.begin_turn("kaoru", "leaf")
    scene.do("use dreamstone", "end")
    assert scene.health("kaoru") == 8


@pytest.mark.rule("HARA-CORRUPT-03")
def test_there_is_no_weakness_to_expose_while_no_corrupted_is_there() -> None:
    scene = hunt()
    assert "dreamstone" in scene.items("kaoru")
    assert "use dreamstone" not in scene.legal()


@pytest.mark.rule("HARA-CORRUPT-03")
def test_of_several_the_player_says_whose_weakness_it_is() -> None:
    content = corrupted("ashura", weakness=WEAK) + corrupted("enoki", weakness=WEAK)
    scene = hunt(content=content)
    scene.enter("ashura", "oakenmoor-3")
    scene.enter("enoki", "lunaridge-3")
    scene.do("use dreamstone")
    assert (scene.kind, scene.asked) == ("weakness", 0)
    scene.do("aim enoki")
    scene.effect('{do = "damage_all", amount = 1, range = 9, target = "corrupted"}')
    assert (scene.health("ashura"), scene.health("enoki")) == (17, 15)


# Health and Resilience ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHEALTH-02", "HARA-CORRUPT-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_enters_with_a_full_bar_and_a_token_for_each_player(seats: int) -> None:
    champions = ("kaoru", "leaf", "oric", "soff")[:seats]
    scene = Scene(*champions, mode="s02", content=corrupted("ashura", health=11))
    scene.enter("ashura", "oakenmoor-3")
    assert (scene.health("ashura"), tokens(scene, "ashura")) == (11, seats)


@pytest.mark.rule("HARA-CHEALTH-02", "HARA-CHEALTH-08")
def test_it_begins_on_a_random_space_of_a_world() -> None:
    """A81: by the dice."""
    seen: set[str] = set()
    for seed in range(30):
        scene = Scene.at_setup("kaoru", "leaf", mode="s04", seed=seed)
        seen.add(scene.where("enoki"))
        assert scene.where("ashura") == scene.where("miravel") == ""
    assert len({name.split("-")[0] for name in seen}) == 6
    assert {name.split("-")[1] for name in seen} == set("123456")


@pytest.mark.rule("HARA-CHEALTH-02")
def test_or_the_players_choose_where_it_begins() -> None:
    """A81, the option."""
    scene = Scene.at_setup("kaoru", "leaf", mode="s04", start_chosen=True)
    assert (scene.kind, scene.asked) == ("corrupted_start", scene.state.order[0])
    assert len(scene.legal()) == 36
    scene.do("place the_drear-5")
    assert scene.where("enoki") == "the_drear-5"


@pytest.mark.rule("HARA-CHEALTH-02")
def test_any_corrupted_may_come_where_none_is_named() -> None:
    """A81."""
    found = set()
    for seed in range(20):
        scene = Scene.at_setup("kaoru", "leaf", mode="s02", seed=seed, quests=True)
        answer_all(scene)
        found |= {name for name in CORRUPTED_NAMES if scene.where(name)}
    assert found == set(CORRUPTED_NAMES)


@pytest.mark.rule("HARA-CHEALTH-01")
def test_its_damage_stays_from_turn_to_turn() -> None:
    scene = hunt(content=corrupted("ashura"))
    scene.enter("ashura", "oakenmoor-3")
    for name in ("kaoru", "leaf"):
        scene.stand(name, "the_drear-3")
    scene.begin_turn("kaoru", "leaf")
    hit(scene, 4)
    scene.do("end")
    assert (scene.asked, scene.health("ashura")) == (1, 14)
    end_round(scene, FIRST, 6)
    assert scene.health("ashura") == 14


@pytest.mark.rule("HARA-CHEALTH-03", "HARA-CHEALTH-05")
def test_an_emptied_bar_costs_a_token_and_is_full_again() -> None:
    scene = hunt(content=corrupted("ashura"))
    scene.enter("ashura", "oakenmoor-3")
    hit(scene, 17)
    assert (scene.health("ashura"), tokens(scene, "ashura")) == (1, 2)
    hit(scene, 1, "leaf")
    assert (scene.health("ashura"), tokens(scene, "ashura"), scene.asked) == (18, 1, 1)
    gold(scene, 2)
    assert (scene.energy("kaoru"), scene.energy("leaf")) == ((0, 0, 0), (2, 0, 0))


@pytest.mark.rule("HARA-CHEALTH-05", "HARA-CHEALTH-06")
def test_one_blow_may_empty_several_bars() -> None:
    """A85."""
    scene = Scene("kaoru", "leaf", "oric", mode="s02", content=corrupted("ashura", health=5))
    scene.enter("ashura", "oakenmoor-3")
    hit(scene, 12)
    assert (scene.health("ashura"), tokens(scene, "ashura")) == (3, 1)
    gold(scene, 4)
    assert scene.energy("kaoru") == (4, 0, 0)


@pytest.mark.rule("HARA-CHEALTH-04")
def test_the_last_token_defeats_it() -> None:
    """A85, A87: it leaves the board at once, and further damage is lost."""
    scene = hunt(content=corrupted("ashura", health=5))
    scene.enter("ashura", "oakenmoor-3")
    scene.begin_turn("kaoru", "leaf")
    hit(scene, 14)
    assert scene.where("ashura") == ""
    assert scene.told("corrupted_defeated")
    gold(scene, 4)
    scene.stand("kaoru", "oakenmoor-3")
    scene.do("end")
    assert scene.health("kaoru") == 8


@pytest.mark.rule("HARA-CHEALTH-04")
def test_a_defeated_corrupted_does_nothing_more() -> None:
    """A86, A87: it may even be by its own ability; then nobody gains Gold."""
    ability = '[{do = "suffer", amount = 18}, {do = "each", who = "all", then = [{do = "lose", spirit = 1}]}]'
    scene = hunt(content=corrupted("ashura", ability))
    scene.enter("ashura", "oakenmoor-3")
    for name in ("kaoru", "leaf"):
        scene.stand(name, "the_drear-3")
    scene.state.resilience[0] = 1
    spirit = scene.spirit("kaoru")
    end_round(scene, FIRST, 4)
    assert scene.where("ashura") == ""
    assert scene.kind == "option"
    assert scene.spirit("kaoru") == spirit


@pytest.mark.rule("HARA-CHEALTH-05")
def test_nobody_gains_gold_for_a_bar_that_no_player_emptied() -> None:
    """A86."""
    scene = hunt(mode="s04", content=corrupted("ashura", '[{do = "suffer", amount = 18}]'))
    scene.enter("ashura", "oakenmoor-3")
    for name in ("kaoru", "leaf"):
        scene.stand(name, "the_drear-3")
    end_round(scene, FIRST, 1)
    assert (tokens(scene, "ashura"), scene.kind) == (1, "adventure")
    assert scene.energy("kaoru") == scene.energy("leaf") == (0, 0, 0)


# Monsters and Corrupted -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHEALTH-07", "HARA-CHEALTH-EX03")
def test_monsters_and_corrupted_do_not_hurt_each_other() -> None:
    content = corrupted("ashura", '[{do = "attack"}]', attack=3) + monster("teagle", health=3, attack=2, range=1)
    scene = hunt(mode="s04", content=content)
    scene.put("teagle", "oakenmoor-3")
    scene.enter("ashura", "oakenmoor-4")
    for name in ("kaoru", "leaf"):
        scene.stand(name, "the_drear-3")
    end_round(scene, FIRST, 1)
    assert scene.told("corrupted_acts")
    assert scene.at("oakenmoor-3") == "teagle"
    assert not scene.told("hurt")
    assert scene.health("ashura") == 18


@pytest.mark.rule("HARA-CHEALTH-08", "HARA-CHEALTH-EX04")
@pytest.mark.parametrize(("space", "armored", "stays"), [(4, "false", ""), (4, "true", "teagle"), (3, "true", "")])
def test_abilities_affect_monsters_but_armored_ones_at_range_0_only(space: int, armored: str, stays: str) -> None:
    content = monster("teagle", health=2, attack=0, armored=armored, reward="{red = 3}")
    scene = hunt(mode="s04", content=content)
    scene.put("teagle", f"oakenmoor-{space}")
    scene.enter("enoki", "oakenmoor-3")
    whirling = card_set().corrupted[CORRUPTED_NAMES.index("enoki")].abilities[0]
    assert whirling.name["en"] == "Whirling Axes"
    scene.stand("kaoru", "the_drear-3")
    scene.stand("leaf", "oakenmoor-3")
    scene.have("leaf", health=10)
    end_round(scene, TILE_NAMES[whirling.symbols[0]], 1)
    assert scene.at(f"oakenmoor-{space}") == stays
    # Nobody gains loot from it (A57).
    assert scene.energy("kaoru") == scene.energy("leaf") == (0, 0, 0)
    assert scene.health("leaf") < 10


# The examples ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHEALTH-EX01")
def test_ashura_falls_to_72_damage_of_four_players() -> None:
    scene = Scene("kaoru", "leaf", "oric", "soff", mode="s04")
    scene.enter("ashura", "oakenmoor-3")
    for bar in range(4):
        for half in (9, 9):
            assert not scene.state.over, f"fallen in bar {bar}"
            scene.have("kaoru", health=10)
            hit(scene, half)
            answer_all(scene)
    assert scene.state.over == "won"


@pytest.mark.rule("HARA-CHEALTH-EX02", "HARA-CHEALTH-06")
def test_the_beam_saber_cuts_from_one_bar_into_the_next() -> None:
    scene = Scene("thomas", "leaf", "oric", mode="s04")
    scene.enter("ashura", "oakenmoor-3")
    scene.stand("thomas", "oakenmoor-3")
    scene.have("ashura", health=2)
    scene.on_board("thomas", "thomas_beam_saber")
    scene.do("bottom thomas_beam_saber", "option 1", "aim ashura")
    assert (scene.health("ashura"), tokens(scene, "ashura")) == (16, 2)
    gold(scene, 2)
    assert scene.energy("thomas") == (2, 0, 0)
