"""Asking For Help."""

from __future__ import annotations

import pytest

from tests.games.hara.declared import item
from tests.games.hara.scene import Scene, monster

#: A core card of Leaf's whose top hits a Monster within range 2 for 3, and which is Free.
BLOW = """
[[ability]]
id = "falling_pine"
name = "Blow"
group = "core"
top_free = true
top = [{do = "move", spaces = 1}, {do = "damage", amount = 3, range = 2, target = "monster"}]
bottom = [{do = "damage", amount = 1, range = 2, target = "monster"}]
"""


def together(*champions: str, mode: str = "s02", content: str = "", **facts: object) -> Scene:
    """A Scenario: Kaoru is on turn next to the Hedge Imp as declared, Leaf stands on its space with her Blow."""
    scene = Scene(*(champions or ("kaoru", "leaf")), mode=mode, content=BLOW + content + monster("hedge_imp", **facts))
    scene.put("hedge_imp", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-2")
    scene.stand("leaf", "oakenmoor-1")
    scene.hand("leaf", "falling_pine")
    return scene


def ask(scene: Scene) -> None:
    """Leaf is asked, agrees and uses her Blow where she stands."""
    scene.do("help oakenmoor-1")
    if scene.kind == "ask_help":
        scene.do("aim leaf")
    assert (scene.kind, scene.asked) == ("volunteer", scene.seat("leaf"))
    scene.do("yes")
    assert scene.kind == "help"
    scene.do("top falling_pine", "done", "aim oakenmoor-1")


def helps(scene: Scene) -> list[str]:
    return [word for word in scene.legal() if word.startswith("help")]


@pytest.mark.rule("HARA-HELP-01", "HARA-HELP-03")
def test_a_teammate_helps_with_an_activation_of_the_active_player() -> None:
    scene = together(health=4)
    ask(scene)
    assert scene.hurt("oakenmoor-1") == 3
    assert (scene.state.activations, scene.asked) == (2, scene.seat("kaoru"))
    assert scene.cards("leaf", "board_cards") >= {"falling_pine"}


@pytest.mark.rule("HARA-HELP-01")
def test_there_is_no_help_in_the_arena_nor_among_enemies() -> None:
    scene = together(mode="arena")
    assert helps(scene) == []
    scene = together("kaoru", "leaf", "soff", mode="s05", health=4)
    scene.hand("soff", "soff_meteor")
    scene.stand("soff", "oakenmoor-1")
    assert helps(scene) == ["help oakenmoor-1"]
    scene.do("help oakenmoor-1")
    assert scene.asked == scene.seat("soff")
    scene.do("done")
    scene.begin_turn("leaf")
    assert helps(scene) == []


@pytest.mark.rule("HARA-HELP-01")
def test_help_is_asked_for_against_any_monster_wherever_the_active_player_stands() -> None:
    scene = together(health=4)
    scene.stand("kaoru", "arechi_wastes-4")
    assert "help oakenmoor-1" in scene.legal()


@pytest.mark.rule("HARA-HELP-03")
def test_without_an_activation_left_nobody_can_be_asked() -> None:
    scene = together(health=4)
    scene.have("kaoru", activations=0)
    assert "help oakenmoor-1" not in scene.legal()


@pytest.mark.rule("HARA-HELP-02")
def test_the_active_player_chooses_among_teammates_and_nobody_must_help() -> None:
    scene = together("kaoru", "leaf", "soff", health=9)
    scene.hand("soff", "soff_meteor")
    scene.stand("soff", "oakenmoor-1")
    scene.do("help oakenmoor-1")
    assert (scene.asked, set(scene.legal())) == (0, {"aim leaf", "aim soff"})
    scene.do("aim soff")
    assert scene.asked == scene.seat("soff")
    scene.do("done")
    assert (scene.state.activations, scene.kind) == (3, "adventure")
    ask(scene)
    assert scene.hurt("oakenmoor-1") == 3


@pytest.mark.rule("HARA-HELP-02")
def test_only_one_teammate_helps() -> None:
    scene = together("kaoru", "leaf", "soff", health=9)
    scene.hand("soff", "soff_meteor")
    scene.stand("soff", "oakenmoor-1")
    ask(scene)
    assert "help oakenmoor-1" not in scene.legal()
    scene.on_board("leaf", "falling_pine")
    assert "help oakenmoor-1" in scene.legal()
    scene.do("help oakenmoor-1")
    assert scene.asked == scene.seat("leaf")


@pytest.mark.rule("HARA-HELP-04")
def test_the_ability_must_be_one_against_monsters_and_may_do_something_else_besides() -> None:
    scene = together(health=4)
    scene.hand("leaf", "falling_pine", "leaf_dash")
    scene.do("help oakenmoor-1", "yes")
    assert scene.legal() == ["top falling_pine"]
    scene.do("top falling_pine", "go oakenmoor-6", "aim oakenmoor-1")
    assert (scene.where("leaf"), scene.hurt("oakenmoor-1")) == ("oakenmoor-6", 3)


@pytest.mark.rule("HARA-HELP-02", "HARA-HELP-03")
def test_an_activation_is_lost_only_when_somebody_helps_and_no_card_is_used_without_being_named() -> None:
    scene = together(health=9)
    scene.do("help oakenmoor-1")
    assert (scene.kind, scene.state.activations) == ("volunteer", 3)
    scene.do("yes")
    assert (scene.kind, scene.asked, scene.legal()) == ("help", scene.seat("leaf"), ["top falling_pine"])
    scene = together(health=9)
    scene.do("help oakenmoor-1", "done")
    assert (scene.kind, scene.state.activations, helps(scene)) == ("adventure", 3, [])


def reaching(top: str, space: str, **facts: object) -> bool:
    """Whether Leaf could help from a space with a card that does so much, and nothing else."""
    card = f'[[ability]]\nid = "falling_pine"\nname = "Blow"\ngroup = "core"\ntop = {top}\nbottom = []\n'
    scene = Scene("kaoru", "leaf", mode="s02", content=card + monster("hedge_imp", **facts))
    scene.put("hedge_imp", "oakenmoor-1")
    scene.hand("leaf", "falling_pine")
    scene.stand("leaf", space)
    return helps(scene) == ["help oakenmoor-1"]


STRIKE = '{do = "damage", amount = 1, range = 1}'


@pytest.mark.rule("HARA-HELP-04")
@pytest.mark.parametrize(
    ("effects", "space", "could"),
    [
        (STRIKE, "oakenmoor-2", True),
        (STRIKE, "oakenmoor-3", False),
        ('{do = "damage", amount = 1, range = 1, target = "player"}', "oakenmoor-2", False),
        ('{do = "move", spaces = 1}, ' + STRIKE, "oakenmoor-3", True),
        ('{do = "move", spaces = 1}, ' + STRIKE, "oakenmoor-4", False),
        (STRIKE + ', {do = "move", spaces = 1}', "oakenmoor-3", False),
        ('{do = "transport", to = "space", range = 1}, ' + STRIKE, "oakenmoor-3", True),
        ('{do = "transport", to = "space", range = 1}, ' + STRIKE, "oakenmoor-4", False),
        ('{do = "transport", to = "space", range = 0}, ' + STRIKE, "arechi_wastes-4", True),
        ('{do = "transport", to = "dojo"}, ' + STRIKE, "oakenmoor-2", False),
        ('{do = "may", then = [{do = "transport", to = "dojo"}]}, ' + STRIKE, "oakenmoor-2", True),
        ('{do = "next_attack", plus = 0, range = 1}, ' + STRIKE, "oakenmoor-3", True),
        ('{do = "choose", options = [[{do = "move", spaces = 1}], []]}, ' + STRIKE, "oakenmoor-3", True),
        ('{do = "pay", what = "spirit", amount = 20, then = [' + STRIKE + "]}", "oakenmoor-2", False),
        ('{do = "shove", range = 2, spaces = 1, target = "monster"}, ' + STRIKE, "oakenmoor-3", True),
    ],
)
def test_a_teammate_helps_only_with_a_card_that_could_reach_the_monster(effects: str, space: str, could: bool) -> None:
    assert reaching(f"[{effects}]", space) is could


@pytest.mark.rule("HARA-HELP-04", "HARA-ARMOR-01")
def test_against_an_armored_monster_a_teammate_must_come_to_its_space() -> None:
    for space, could in (("oakenmoor-1", True), ("oakenmoor-2", False)):
        assert reaching(f"[{STRIKE}]", space, armored="true") is could
    assert reaching(f'[{{do = "move", spaces = 1}}, {STRIKE}]', "oakenmoor-2", armored="true")


@pytest.mark.rule("HARA-HELP-07")
def test_a_free_ability_uses_the_activation_up() -> None:
    scene = together(health=9)
    ask(scene)
    assert (scene.state.activations, scene.kind, scene.asked) == (2, "adventure", scene.seat("kaoru"))


@pytest.mark.rule("HARA-HELP-03")
def test_a_card_that_helped_from_the_board_returns_to_the_hand() -> None:
    """A27."""
    scene = together(health=9)
    scene.on_board("leaf", "falling_pine")
    scene.do("help oakenmoor-1", "yes", "bottom falling_pine", "aim oakenmoor-1")
    assert scene.hurt("oakenmoor-1") == 1
    assert "falling_pine" in scene.cards("leaf", "hand")


@pytest.mark.rule("HARA-HELP-05")
def test_the_loot_is_the_active_players_who_gives_the_helper_any_part_of_it() -> None:
    """A57."""
    scene = together(health=3, reward="{red = 2, blue = 1}", item=1)
    ask(scene)
    assert (scene.kind, scene.asked) == ("share", scene.seat("kaoru"))
    assert set(scene.legal()) == {"0", "1", "2"}
    scene.do("1", "0")
    assert scene.kind == "share_item"
    scene.do("1")
    assert (scene.energy("kaoru"), scene.energy("leaf")) == ((1, 1, 0), (1, 0, 0))
    assert (scene.items("kaoru"), scene.items("leaf")) == ({"dreamstone": 1}, {"dreamstone": 1, "honeyroot_loaf": 1})


@pytest.mark.rule("HARA-HELP-05")
def test_the_helper_may_be_given_loot_when_the_active_player_deals_the_final_blow() -> None:
    scene = together(health=4, reward="{red = 2}")
    ask(scene)
    scene.effect('{do = "damage", amount = 1, range = 1, target = "monster"}')
    scene.do("aim oakenmoor-1")
    assert scene.kind == "share"
    scene.do("2")
    assert (scene.energy("kaoru"), scene.energy("leaf")) == ((0, 0, 0), (2, 0, 0))


@pytest.mark.rule("HARA-HELP-05")
def test_loot_of_another_monster_is_not_shared() -> None:
    scene = together(health=9, content=monster("talking_sapling", health=1, reward="{red = 2}"))
    scene.put("talking_sapling", "oakenmoor-3")
    ask(scene)
    scene.effect('{do = "damage", amount = 1, range = 1, target = "monster"}')
    scene.do("aim oakenmoor-3")
    assert (scene.kind, scene.energy("kaoru")) == ("adventure", (2, 0, 0))


@pytest.mark.rule("HARA-HELP-06")
def test_equipment_of_the_helper_works() -> None:
    scene = together(health=9, content=item("sunfang", gives='[{what = "attack", plus = 2}]'))
    scene.give("leaf", "sunfang")
    ask(scene)
    assert scene.hurt("oakenmoor-1") == 5


@pytest.mark.rule("HARA-HELP-06")
def test_the_helper_may_use_charges_of_equipment_but_no_discard_items() -> None:
    content = item("honeyroot_loaf", use='[{do = "prevent", amount = 1}]', use_at='"damaged"')
    content += item("tortoise_buckler", charges=2, use='[{do = "prevent", amount = 1}]', use_at='"damaged"')
    scene = together(health=3, dangerous="true", attack=2, content=content)
    scene.give("leaf", "honeyroot_loaf", "tortoise_buckler")
    ask(scene)
    assert (scene.kind, scene.asked) == ("respond", scene.seat("leaf"))
    assert set(scene.legal()) == {"done", "use tortoise_buckler"}


@pytest.mark.rule("HARA-DANGER-01", "HARA-HELP-05")
def test_a_dangerous_monster_attacks_the_helper_who_dealt_the_final_blow() -> None:
    scene = together(health=3, dangerous="true", attack=2, range=1, reward="{red = 1}")
    kaoru, leaf = scene.health("kaoru"), scene.health("leaf")
    ask(scene)
    assert (scene.health("kaoru"), scene.health("leaf")) == (kaoru, leaf - 2)
