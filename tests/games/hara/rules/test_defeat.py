"""Defeat; Defeating Other Players."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import CHAMPION_NAMES, RESOURCE_NAMES, RESOURCE_RESPAWN
from tests.games.hara.declared import item
from tests.games.hara.scene import Scene, monster

FATAL = '{do = "damage", amount = 20, range = 9, target = "player"}'
SUICIDE = '{do = "suffer", amount = 20}'


def spawn(who: str) -> tuple[int, int]:
    """Health and Spirit on the character card."""
    card = card_set().champions[CHAMPION_NAMES.index(who)]
    return card.health, card.spirit


def outside(*champions: str, **rules: object) -> Scene:
    """Everybody on Oakenmoor 1 with some energy, the first champion on turn."""
    names = champions or ("kaoru", "leaf")
    scene = Scene(*names, **rules)  # type: ignore[arg-type]
    for who in names:
        scene.stand(who, "oakenmoor-1")
        scene.have(who, energy=(3, 3, 3))
    return scene


def strike(scene: Scene, victim: str = "leaf", who: str = "kaoru") -> None:
    scene.effect(FATAL, who)
    scene.do(f"aim {victim}")


def lose(scene: Scene, *colors: str) -> None:
    for color in colors:
        assert scene.kind == "lose_energy"
        scene.do(color)


# Defeat ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DEFEAT-01", "HARA-DEFEAT-02", "HARA-DEFEAT-03", "HARA-DEFEAT-04")
def test_a_defeated_player_is_put_in_the_dojo_with_spawn_values_and_loses_two_energy_of_their_choice() -> None:
    scene = outside()
    scene.have("leaf", spirit=1)
    strike(scene)
    assert (scene.asked, scene.kind) == (scene.seat("leaf"), "lose_energy")
    assert scene.where("leaf") == "dojo"
    assert (scene.health("leaf"), scene.spirit("leaf")) == spawn("leaf")
    assert set(scene.legal()) == {"red", "blue", "green"}
    lose(scene, "red", "green")
    assert scene.energy("leaf") == (2, 3, 2)


@pytest.mark.rule("HARA-DEFEAT-01")
def test_a_defeated_player_goes_on_playing() -> None:
    scene = outside()
    scene.begin_turn("kaoru", "leaf")
    strike(scene)
    lose(scene, "red", "red")
    scene.do("red", "red")
    scene.end_turn()
    assert (scene.kind, scene.asked, scene.state.activations) == ("adventure", scene.seat("leaf"), 3)


@pytest.mark.rule("HARA-DEFEAT-01")
def test_one_health_is_enough_to_stand() -> None:
    scene = outside()
    scene.have("leaf", health=3)
    scene.effect('{do = "damage", amount = 2, target = "player"}')
    scene.do("aim leaf")
    assert (scene.kind, scene.where("leaf"), scene.health("leaf")) == ("adventure", "oakenmoor-1", 1)


@pytest.mark.rule("HARA-DEFEAT-03")
@pytest.mark.parametrize(
    ("who", "resource"),
    [("kaoru", "grit"), ("leaf", "momentum"), ("persephone", "fear"), ("soff", "mana"), ("soff", "heat")],
)
def test_the_resource_is_reset_as_the_champion_says(who: str, resource: str) -> None:
    victim_first = [who, "oric"]
    scene = outside(*victim_first)
    scene.have(who, **{resource: 3})
    scene.effect(FATAL, "oric")
    scene.do(f"aim {who}")
    assert scene.resource(who, resource) == RESOURCE_RESPAWN[RESOURCE_NAMES.index(resource)]


@pytest.mark.rule("HARA-DEFEAT-03")
def test_thomas_keeps_his_runes() -> None:
    scene = outside("kaoru", "thomas")
    scene.have("thomas", runes=5)
    strike(scene, "thomas")
    assert scene.resource("thomas", "runes") == 5


@pytest.mark.rule("HARA-DEFEAT-04")
@pytest.mark.parametrize("energy", [(0, 0, 0), (0, 1, 0)])
def test_who_has_less_than_two_energy_loses_what_there_is(energy: tuple[int, int, int]) -> None:
    """A66."""
    scene = outside()
    scene.have("leaf", energy=energy)
    strike(scene)
    assert scene.energy("leaf") == (0, 0, 0)
    assert (scene.kind, scene.asked) == ("gold", 0)


@pytest.mark.rule("HARA-DEFEAT-05")
def test_defeat_in_ones_own_adventure_phase_ends_the_turn() -> None:
    """A68: what was left of the effect does not happen, cards that were used stay used."""
    content = (
        '[[ability]]\nid = "landslide"\nname = "Fall"\ngroup = "core"\nbottom = []\n'
        f'top = [{SUICIDE}, {{do = "energy", red = 5}}]\n'
    )
    scene = outside(content=content)
    scene.do("top landslide")
    lose(scene, "red", "blue")
    assert scene.energy("kaoru") == (2, 2, 3)
    assert scene.kind != "adventure"
    assert scene.state.activations == 0
    assert "landslide" in scene.cards("kaoru", "board_cards")


@pytest.mark.rule("HARA-DEFEAT-05")
def test_nothing_of_the_monsters_reaches_whoever_was_sent_to_the_dojo() -> None:
    """A68: the turn ends with the Monster Attack phase all the same, but in the Dojo."""
    scene = outside(content=monster("hedge_imp", attack=2, range=4))
    scene.put("hedge_imp", "oakenmoor-1")
    scene.effect(SUICIDE)
    lose(scene, "red", "blue")
    assert scene.health("kaoru") == spawn("kaoru")[0]


@pytest.mark.rule("HARA-DEFEAT-05")
def test_a_corrupted_in_whose_range_the_dojo_is_attacks_even_then() -> None:
    """A68."""
    scene = outside(mode="s02")
    scene.enter("ashura", "dojo")
    attack = card_set().corrupted[0].attack
    scene.effect(SUICIDE)
    lose(scene, "red", "blue")
    assert scene.health("kaoru") == spawn("kaoru")[0] - attack


@pytest.mark.rule("HARA-DEFEAT-05")
def test_defeat_on_the_turn_of_another_costs_no_activations() -> None:
    scene = outside()
    strike(scene)
    lose(scene, "red", "blue")
    scene.do("red", "red")
    assert (scene.kind, scene.asked, scene.state.activations) == ("adventure", 0, 3)


@pytest.mark.rule("HARA-DEFEAT-05", "HARA-DEFEAT-01")
def test_defeat_in_the_monster_attack_phase_follows_the_same_steps() -> None:
    scene = outside(content=monster("hedge_imp", attack=20))
    scene.put("hedge_imp", "oakenmoor-1")
    scene.do("end")
    lose(scene, "red", "red")
    assert (scene.where("kaoru"), scene.energy("kaoru")) == ("dojo", (1, 3, 3))


@pytest.mark.rule("HARA-DEFEAT-05")
@pytest.mark.parametrize("heals", [True, False])
def test_who_is_defeated_on_their_turn_heals_in_the_dojo_unless_agreed_otherwise(heals: bool) -> None:
    """A69."""
    scene = outside(heal_after_defeat=heals)
    scene.begin_turn("kaoru", "leaf")
    scene.effect(SUICIDE)
    lose(scene, "red", "red")
    assert (scene.kind == "heal") is heals
    if not heals:
        assert (scene.kind, scene.asked) == ("adventure", scene.seat("leaf"))


@pytest.mark.rule("HARA-DEFEAT-06", "HARA-DEFEAT-07")
def test_a_level_up_card_is_kept_and_gained_once() -> None:
    scene = outside()
    scene.have("leaf", energy=(4, 0, 0))
    scene.effect('{do = "energy", red = 1}', "leaf")
    card = scene.legal()[0].removeprefix("pick ")
    scene.do(f"pick {card}")
    assert card in scene.cards("leaf", "hand")
    pile = scene.cards("leaf", "pile")
    strike(scene)
    while scene.kind == "lose_energy":
        scene.do("red")
    scene.do("green", "green")
    assert (scene.energy("leaf"), card in scene.cards("leaf", "hand")) == ((3, 0, 0), True)
    scene.effect('{do = "energy", red = 2}', "leaf")
    assert (scene.kind, scene.cards("leaf", "pile")) == ("adventure", pile)


# Defeating Other Players ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PVPKO-01", "HARA-PVPKO-02")
def test_whoever_defeats_another_player_gains_two_gold_of_any_colors() -> None:
    scene = outside()
    strike(scene)
    lose(scene, "red", "red")
    assert (scene.kind, scene.asked, set(scene.legal())) == ("gold", 0, {"red", "blue", "green"})
    scene.do("blue", "green")
    assert (scene.energy("kaoru"), scene.energy("leaf")) == ((3, 4, 4), (1, 3, 3))


@pytest.mark.rule("HARA-PVPKO-01")
def test_an_item_defeats_for_its_owner() -> None:
    scene = outside(content=item("ember_pot", use=f"[{FATAL}]"))
    scene.give("kaoru", "ember_pot")
    scene.do("use ember_pot", "aim leaf")
    lose(scene, "red", "red")
    assert (scene.kind, scene.asked) == ("gold", 0)


@pytest.mark.rule("HARA-PVPKO-01")
def test_a_charge_that_answers_damage_defeats_for_its_owner() -> None:
    """A67."""
    scene = outside(
        content=item("tortoise_buckler", charges=2, use=f"[{FATAL}]", use_at='"damaged"'),
    )
    scene.give("leaf", "tortoise_buckler")
    scene.effect('{do = "damage", amount = 1, target = "player"}')
    scene.do("aim leaf", "use tortoise_buckler", "aim kaoru", "done")
    while scene.asked == 0 and scene.kind == "lose_energy":
        scene.do("red")
    assert (scene.kind, scene.asked) == ("gold", scene.seat("leaf"))


@pytest.mark.rule("HARA-PVPKO-01")
def test_nobody_gains_from_a_defeat_by_ones_own_hand_or_by_a_monster() -> None:
    """A67."""
    scene = outside()
    scene.effect(SUICIDE, "leaf")
    lose(scene, "red", "red")
    assert (scene.kind, scene.energy("kaoru"), scene.energy("leaf")) == ("adventure", (3, 3, 3), (1, 3, 3))


@pytest.mark.rule("HARA-PVPKO-01")
@pytest.mark.parametrize("gold", [True, False])
def test_defeating_a_teammate_brings_gold_unless_agreed_otherwise(gold: bool) -> None:
    """A67."""
    scene = outside(mode="s02", team_gold=gold)
    strike(scene)
    lose(scene, "red", "red")
    assert scene.kind == ("gold" if gold else "adventure")


@pytest.mark.rule("HARA-PVPKO-01")
def test_an_enemy_brings_gold_even_where_teammates_do_not() -> None:
    scene = outside(team_gold=False)
    strike(scene)
    lose(scene, "red", "red")
    assert scene.kind == "gold"


@pytest.mark.rule("HARA-PVPKO-01", "HARA-DEFEAT-01")
def test_players_whom_one_effect_defeats_at_once_follow_in_turn_order_from_the_active_one() -> None:
    """A70: everybody but the user is worth 2 Gold."""
    scene = outside("kaoru", "leaf", "soff")
    scene.state.order = [2, 0, 1]
    scene.effect('{do = "damage_all", amount = 20, target = "any"}')
    lose(scene, "red", "red")
    assert [told["seat"] for told in scene.told("lose_energy")] == [0, 0]
    assert scene.asked == scene.seat("leaf")
    lose(scene, "red", "red")
    while scene.kind == "gold":
        assert scene.asked == 0
        scene.do("blue")
    assert scene.asked == scene.seat("soff")
    lose(scene, "red", "red")
    while scene.kind == "gold":
        scene.do("green")
    assert scene.energy("kaoru") == (1, 5, 5)
    assert [scene.where(who) for who in ("kaoru", "leaf", "soff")] == ["dojo"] * 3
