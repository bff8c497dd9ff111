"""Turns: Phase 1 - Adventure, Phase 2 - Monster Attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hara.rules.own_cards import BODIES, ability, corrupted, event, item, shifts
from tests.games.hara.scene import Scene, monster

#: Core cards of Kaoru: of no consequence but for the marks they leave.
PLAIN = "\n".join(
    (
        ability("kaoru_dash", top='[{do = "recover", spirit = 1}]', bottom='[{do = "recover", health = 1}]'),
        ability("landslide", top='[{do = "recover", spirit = 1}]', bottom='[{do = "recover", health = 1}]'),
        ability("bearfriend", top='[{do = "recover", spirit = 1}]', bottom='[{do = "recover", health = 1}]'),
        ability("stone_claw", top='[{do = "recover", spirit = 1}]', bottom='[{do = "recover", health = 1}]'),
    )
)
CORE = ("kaoru_dash", "landslide", "bearfriend", "stone_claw")
STAG = monster("moor_stag", health=9, attack=2, range=1)
TEAGLE = monster("teagle", health=9, attack=1, range=0)
IMP = monster("hedge_imp", health=9, attack=1, range=3)


def plain(*more: str, mode: str = "arena", **rules: Any) -> Scene:
    return Scene("kaoru", "leaf", mode=mode, content="\n".join((BODIES, PLAIN, *more)), **rules)


def lose(scene: Scene) -> int:
    """The Health that Kaoru loses until his turn is over."""
    before = scene.health("kaoru")
    scene.end_turn()
    return before - scene.health("kaoru")


# Turns ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-TURN-01")
def test_turns_follow_the_numbers_of_the_turn_order_cards() -> None:
    scene = Scene("kaoru", "leaf", "thomas", content=shifts("[]"))
    scene.state.order = [2, 0, 1]
    scene.begin_turn("kaoru")
    scene.end_turn()
    asked = [scene.asked]
    for _ in range(2):
        scene.end_turn()
        asked.append(scene.asked)
    assert asked == [2, 0, 1]
    assert scene.state.dusk


@pytest.mark.rule("HARA-TURN-03", "HARA-ATTACK-01")
def test_monsters_attack_once_the_adventure_is_over() -> None:
    scene = plain(STAG)
    scene.stand("kaoru", "oakenmoor-2")
    scene.put("moor_stag", "oakenmoor-2")
    for card in CORE[:3]:
        scene.do(f"top {card}")
    assert (scene.kind, scene.health("kaoru")) == ("adventure", 8)
    assert lose(scene) == 2
    names = [one.name for one in scene.state.events or []]
    assert names.index("adventure_over") < names.index("monster_attacks")


@pytest.mark.rule("HARA-TURN-03")
def test_the_start_of_a_turn_has_an_order() -> None:
    """A25: the Stance comes first, so that Koi already adds to what an Aggressive Monster does; A26: the first Stance
    is free."""
    wild = monster("strangling_ivy", health=9, attack=1, range=0, aggressive="true")
    scene = Scene("oric", "leaf", content=BODIES + wild)
    scene.stand("oric", "oakenmoor-2")
    scene.put("strangling_ivy", "oakenmoor-2")
    scene.begin_turn("oric")
    assert (scene.kind, scene.legal(), scene.health("oric")) == ("stance", ["crane", "tiger", "koi"], 7)
    scene.do("koi")
    assert (scene.kind, scene.health("oric")) == ("adventure", 5)


@pytest.mark.rule("HARA-TURN-03")
def test_an_event_flips_before_the_adventure_begins() -> None:
    """A25."""
    scene = Scene("oric", "leaf", content=event("white_fog", effects='[{do = "activation", amount = -1}]'))
    scene.stand("oric", "oakenmoor-2")
    scene.put("white_fog", "oakenmoor-2")
    scene.begin_turn("oric")
    assert (scene.kind, scene.at("oakenmoor-2")) == ("stance", "white_fog")
    scene.do("crane")
    assert (scene.kind, scene.at("oakenmoor-2"), scene.state.activations) == ("adventure", "", 2)


# Phase 1 - Adventure --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ADV-01", "HARA-ADV-02", "HARA-ABIL-03", "HARA-FREE-01")
def test_three_abilities_and_no_more() -> None:
    scene = plain()
    scene.on_board("kaoru", "kaoru_dash")
    scene.begin_turn("kaoru")
    scene.do("bottom kaoru_dash", "top landslide", "top bearfriend")
    assert [word for word in scene.legal() if word.startswith(("top", "bottom"))] == []


@pytest.mark.rule("HARA-ADV-03", "HARA-PLAY-01")
def test_from_the_hand_the_top_happens_and_the_card_goes_to_the_board() -> None:
    scene = plain()
    scene.have("kaoru", health=5, spirit=4)
    scene.do("top stone_claw")
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (5, 5)
    assert scene.cards("kaoru", "board_cards") == {"stone_claw"}
    assert "stone_claw" not in scene.cards("kaoru", "hand")


@pytest.mark.rule("HARA-ADV-03", "HARA-ADV-04")
@pytest.mark.parametrize("half", ["top", "bottom"])
def test_what_a_card_says_happens_in_its_order(half: str) -> None:
    scene = plain(ability("rock_maul", **{half: '[{do = "lose", spirit = 9}, {do = "recover", spirit = 1}]'}))
    scene.hand("kaoru", "rock_maul") if half == "top" else scene.on_board("kaoru", "rock_maul")
    scene.do(f"{half} rock_maul")
    assert scene.spirit("kaoru") == 1


@pytest.mark.rule("HARA-ADV-04", "HARA-PLAY-01", "HARA-ATTACK-06")
def test_from_the_board_the_bottom_happens_and_the_card_returns_at_the_end_of_the_turn() -> None:
    scene = plain()
    scene.on_board("kaoru", "stone_claw", "landslide")
    scene.have("kaoru", health=5, spirit=4)
    scene.do("bottom stone_claw")
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (6, 4)
    assert scene.cards("kaoru", "board_cards") == {"stone_claw", "landslide"}
    scene.end_turn()
    assert scene.cards("kaoru", "board_cards") == {"landslide"}
    assert "stone_claw" in scene.cards("kaoru", "hand")


@pytest.mark.rule("HARA-ADV-05", "HARA-ADV-09", "HARA-PLAY-02")
def test_a_card_is_activated_once_a_turn() -> None:
    scene = plain()
    scene.on_board("kaoru", "landslide")
    scene.begin_turn("kaoru")
    scene.do("top stone_claw", "bottom landslide")
    assert scene.cards("kaoru", "used") == {"stone_claw", "landslide"}
    assert not {word for word in scene.legal() if "stone_claw" in word or "landslide" in word}


@pytest.mark.rule("HARA-ADV-05", "HARA-ADV-09", "HARA-PICK-01")
def test_a_used_card_that_is_picked_up_stays_used() -> None:
    scene = plain()
    scene.do("top stone_claw")
    scene.effect('{do = "pick_up", count = 1}')
    scene.do("pick stone_claw")
    assert "stone_claw" in scene.cards("kaoru", "hand")
    assert "top stone_claw" not in scene.legal()


@pytest.mark.rule("HARA-ADV-06")
@pytest.mark.parametrize("plus", [1, -1, -5])
def test_cards_change_the_number_of_activations(plus: int) -> None:
    scene = plain()
    scene.on_board("kaoru", "kaoru_dash")
    scene.begin_turn("kaoru")
    scene.effect(f'{{do = "activation", amount = {plus}}}')
    left = max(0, 3 + plus)
    assert scene.state.activations == left
    for card in ("bottom kaoru_dash", "top landslide", "top bearfriend", "top stone_claw")[:left]:
        scene.do(card)
    assert [word for word in scene.legal() if word.startswith(("top", "bottom"))] == []


@pytest.mark.rule("HARA-ADV-06")
def test_equipment_changes_the_number_of_activations() -> None:
    scene = plain(item("sunfang", gives='[{what = "activations", plus = 1}]'))
    scene.give("kaoru", "sunfang")
    scene.begin_turn("kaoru")
    assert scene.state.activations == 4


@pytest.mark.rule("HARA-ADV-07", "HARA-FREE-01")
def test_a_free_effect_costs_no_activation() -> None:
    """A33: not even when none is left."""
    scene = plain(ability("rock_maul", top="[]", bottom="[]", top_free="true"))
    scene.hand("kaoru", *CORE, "rock_maul")
    scene.begin_turn("kaoru")
    scene.do("top stone_claw", "top bearfriend", "top landslide", "top rock_maul")
    assert scene.state.activations == 0
    assert "rock_maul" in scene.cards("kaoru", "board_cards")


@pytest.mark.rule("HARA-ADV-08", "HARA-CHARGE-05")
def test_items_the_turn_order_card_and_charges_need_no_activation() -> None:
    charge = '{start = 2, most = 2, at = "adventure", then = [{do = "recover", health = 1}]}'
    scene = plain(ability("bared_teeth", top="[]", bottom="[]", charge=charge))
    scene.on_board("kaoru", "bared_teeth")
    scene.give("kaoru", "honeyroot_loaf")
    scene.have("kaoru", activations=0)
    assert {"use honeyroot_loaf", "bonus", "charge bared_teeth"} <= set(scene.legal())
    scene.have("kaoru", activations=2)
    scene.do("charge bared_teeth", "use honeyroot_loaf", "bonus")
    assert scene.state.activations == 2


@pytest.mark.rule("HARA-ADV-10")
def test_activations_may_be_left() -> None:
    scene = plain()
    assert scene.state.activations == 3
    scene.begin_turn("kaoru", "leaf")
    scene.end_turn()
    assert scene.asked == 1


# Phase 2 - Monster Attack ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ATTACK-02", "HARA-ABIL-01")
def test_once_the_adventure_is_over_nothing_can_be_used() -> None:
    scene = plain(STAG, TEAGLE, item("tortoise_buckler", charges=2, use='[{do = "prevent", amount = 1}]'))
    scene.give("kaoru", "honeyroot_loaf")
    scene.stand("kaoru", "oakenmoor-2")
    scene.put("moor_stag", "oakenmoor-3")
    scene.do("end")
    assert (scene.told("monster_attacks")[0]["card"], scene.told("use_item"), scene.told("activate")) == (
        "moor_stag",
        [],
        [],
    )
    assert scene.health("kaoru") == 6


@pytest.mark.rule("HARA-ATTACK-02", "HARA-CHARGE-06", "HARA-ABIL-01")
@pytest.mark.parametrize("at", ["monster_attack", "damaged"])
def test_what_answers_damage_can(at: str) -> None:
    charge = f'{{start = 2, most = 2, at = "{at}", then = [{{do = "prevent", amount = 1}}]}}'
    scene = plain(STAG, ability("bared_teeth", top="[]", bottom="[]", charge=charge))
    scene.give("kaoru", "honeyroot_loaf")
    scene.on_board("kaoru", "bared_teeth")
    scene.stand("kaoru", "oakenmoor-2")
    scene.put("moor_stag", "oakenmoor-3")
    assert "charge bared_teeth" not in scene.legal()
    scene.do("end")
    assert (scene.kind, scene.legal()) == ("respond", ["done", "charge bared_teeth"])
    scene.do("charge bared_teeth", "done")
    assert scene.health("kaoru") == 7


@pytest.mark.rule("HARA-ATTACK-03")
@pytest.mark.parametrize(("space", "lost"), [("oakenmoor-3", 2), ("oakenmoor-2", 2), ("oakenmoor-1", 0)])
def test_a_monster_attacks_whoever_is_in_its_own_range(space: str, lost: int) -> None:
    scene = plain(STAG)
    scene.stand("kaoru", space)
    scene.put("moor_stag", "oakenmoor-3")
    assert lose(scene) == lost


@pytest.mark.rule("HARA-ATTACK-03")
def test_every_monster_and_every_corrupted_in_range_attacks() -> None:
    scene = plain(STAG, IMP, corrupted("enoki", attack=3, range=2), corrupted("ashura", attack=1, range=1), mode="s04")
    scene.stand("kaoru", "oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-2")
    scene.put("hedge_imp", "oakenmoor-5")
    scene.enter("enoki", "oakenmoor-1")
    scene.enter("ashura", "oakenmoor-1")
    scene.begin_turn("kaoru", "leaf")
    assert lose(scene) == 2 + 1 + 3
    assert {one["corrupted"] for one in scene.told("corrupted_attacks")} == {"enoki"}


@pytest.mark.rule("HARA-ATTACK-04")
def test_only_the_player_whose_turn_ends_is_attacked() -> None:
    """A53."""
    scene = plain(STAG, corrupted("enoki", attack=1, range=2), mode="s04")
    for name in ("kaoru", "leaf"):
        scene.stand(name, "oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-3")
    scene.enter("enoki", "oakenmoor-3")
    scene.begin_turn("kaoru", "leaf")
    before = scene.health("leaf")
    assert lose(scene) == 3
    assert scene.health("leaf") == before


@pytest.mark.rule("HARA-ATTACK-05")
def test_keywords_and_special_effects_change_the_attack() -> None:
    wolf = monster(
        "teagle",
        health=9,
        attack=1,
        range=0,
        critical='[{do = "more_damage", amount = 1}]',
        strikes='[{do = "lose", spirit = 1}]',
    )
    for rolled, lost in ((4, 1), (5, 2)):
        scene = plain(wolf)
        scene.stand("kaoru", "oakenmoor-3")
        scene.put("teagle", "oakenmoor-3")
        before = scene.health("kaoru")
        with scene.dice(rolled):
            scene.do("end")
        assert (before - scene.health("kaoru"), scene.spirit("kaoru")) == (lost, 3)


@pytest.mark.rule("HARA-ATTACK-03", "HARA-ATTACK-05")
def test_the_player_orders_the_attackers_and_each_is_resolved_by_itself() -> None:
    """A52."""
    biter = monster("teagle", health=9, attack=1, range=1, strikes='[{do = "lose", spirit = 1}]')
    scene = plain(STAG, biter)
    scene.stand("kaoru", "oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-2")
    scene.put("teagle", "oakenmoor-4")
    scene.do("end")
    assert (scene.kind, scene.asked, scene.legal()) == ("attacker", 0, ["aim oakenmoor-2", "aim oakenmoor-4"])
    scene.do("aim oakenmoor-4")
    assert [one["card"] for one in scene.told("monster_attacks")] == ["teagle", "moor_stag"]
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (5, 3)


@pytest.mark.rule("HARA-ATTACK-03")
def test_an_attacker_that_no_longer_reaches_the_player_does_not_attack() -> None:
    """A52, A54: and one that comes to reach them only during the phase does not attack either."""
    taker = monster(
        "teagle", health=9, attack=1, range=0, strikes='[{do = "transport", to = "target", target = "other"}]'
    )
    scene = plain(STAG, taker, monster("hedge_imp", health=9, attack=1, range=0))
    scene.stand("kaoru", "oakenmoor-3")
    scene.put("teagle", "oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-2")
    scene.put("hedge_imp", "lunaridge-4")
    scene.do("end", "aim oakenmoor-3", "aim lunaridge-4")
    assert scene.where("kaoru") == "lunaridge-4"
    assert [one["card"] for one in scene.told("monster_attacks")] == ["teagle"]
    assert scene.health("kaoru") == 7


@pytest.mark.rule("HARA-ATTACK-03")
@pytest.mark.parametrize(("reach", "lost"), [(2, 1), (1, 0)])
def test_after_a_defeat_only_a_corrupted_that_reaches_the_dojo_attacks(reach: int, lost: int) -> None:
    """A52: the player chooses which of them is first."""
    far = monster("teagle", health=9, attack=1, range=9)
    enoki = corrupted("enoki", attack=1, range=reach)
    scene = plain(monster("moor_stag", health=9, attack=9, range=0), far, enoki, mode="s04")
    scene.stand("kaoru", "oakenmoor-1")
    scene.put("moor_stag", "oakenmoor-1")
    scene.put("teagle", "the_drear-4")
    scene.enter("enoki", "oakenmoor-1")
    scene.begin_turn("kaoru", "leaf")
    scene.do("end")
    assert scene.kind == "attacker"
    scene.do("aim oakenmoor-1")
    attacks = [one["card"] for one in scene.told("monster_attacks")]
    assert attacks == ["moor_stag"]
    assert (scene.where("kaoru"), scene.health("kaoru")) == ("dojo", 8 - lost)


@pytest.mark.rule("HARA-ATTACK-04", "HARA-DMG-01")
def test_no_damage_is_dealt_to_monsters_in_the_phase() -> None:
    """A55: but by what says so."""
    charge = '{start = 2, most = 2, at = "monster_attack", then = [{do = "damage", amount = 2, range = 1}]}'
    scene = plain(monster("moor_stag", health=2, attack=1, range=1), ability("bared_teeth", top="[]", charge=charge))
    scene.on_board("kaoru", "bared_teeth")
    scene.stand("kaoru", "oakenmoor-2")
    scene.put("moor_stag", "oakenmoor-3")
    scene.begin_turn("kaoru", "leaf")
    scene.do("end", "charge bared_teeth", "aim oakenmoor-3", "done")
    assert (scene.at("oakenmoor-3"), scene.health("kaoru")) == ("", 7)


# The end of a turn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ATTACK-06", "HARA-DMG-02")
def test_the_end_of_a_turn_has_an_order() -> None:
    """A37: attacks, "end of turn" effects, cards from the board, the Dojo, Level Up cards."""
    ends = item("sunfang", gives="[]", when='[{at = "turn_ends", then = [{do = "lose", spirit = 1}]}]')
    scene = plain(ends, corrupted("enoki", attack=1, range=1), mode="s04")
    scene.give("kaoru", "sunfang")
    scene.on_board("kaoru", "stone_claw")
    scene.have("kaoru", energy=(4, 0, 0))
    scene.enter("enoki", "dojo-3")
    scene.begin_turn("kaoru", "leaf")
    scene.do("bottom stone_claw")
    scene.effect('{do = "energy", red = 1}')
    assert "rock_maul" in scene.cards("kaoru", "pile")
    scene.do("end")
    assert (scene.kind, scene.spirit("kaoru"), scene.health("kaoru")) == ("heal", 3, 8)
    assert "stone_claw" in scene.cards("kaoru", "hand")
    scene.do("heal 1 1")
    assert scene.kind == "level_up"
    scene.do("pick rock_maul")
    names = [one.name for one in scene.state.events or []]
    order = ("corrupted_attacks", "lose", "pick_up", "gain_card", "turn")
    assert sorted(order, key=names.index) == list(order)
    # "Usable from the next turn" (A38).
    assert "rock_maul" in scene.cards("kaoru", "hand")


@pytest.mark.rule("HARA-ATTACK-06")
@pytest.mark.parametrize("end", ["dojo", "oakenmoor-2"])
def test_who_is_in_the_dojo_after_the_end_of_turn_effects_heals(end: str) -> None:
    """A37: an "end of turn" effect may bring one there, or away."""
    goal = 'to = "dojo"' if end == "dojo" else 'to = "target", target = "monster"'
    moved = f'[{{at = "turn_ends", then = [{{do = "transport", {goal}}}]}}]'
    scene = plain(item("sunfang", gives="[]", when=moved), monster("hedge_imp", attack=0, range=0))
    scene.give("kaoru", "sunfang")
    scene.put("hedge_imp", "oakenmoor-2")
    scene.stand("kaoru", "oakenmoor-4" if end == "dojo" else "dojo")
    scene.begin_turn("kaoru", "leaf")
    scene.do("end")
    if end != "dojo":
        scene.do("aim oakenmoor-2")
    assert scene.where("kaoru") == end
    assert scene.kind == ("heal" if end == "dojo" else "adventure")


@pytest.mark.rule("HARA-ATTACK-06")
def test_a_lasting_effect_of_the_turn_ends_with_it() -> None:
    """A30: so do bonuses for the next attack that nobody used, unless the option lets them stay."""
    for stay, hurt in ((False, 1), (True, 3)):
        scene = plain(STAG, bonuses_stay=stay)
        scene.put("moor_stag", "oakenmoor-3")
        scene.stand("kaoru", "oakenmoor-5")
        scene.begin_turn("kaoru", "kaoru")
        scene.effect('{do = "next_attack", plus = 2}, {do = "this_turn", gives = [{what = "attack", plus = 4}]}')
        scene.end_turn()
        scene.effect('{do = "damage", amount = 1, range = 2}')
        scene.do("aim oakenmoor-3")
        assert scene.hurt("oakenmoor-3") == hurt
