"""The Landmarks of Axiom, played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

HUB, REPROCESSOR, HIVE, JAMMER = "AX_24_C", "AX_25_C", "AX_30_C", "AX_28_C"
HUBS = ["AX_24_C", "AX_24_R1", "AX_24_R2"]
REPROCESSORS = ["AX_25_C", "AX_25_R1", "AX_25_R2"]


@pytest.mark.card("AX_24_C", "AX_24_R1", "AX_24_R2")
@pytest.mark.parametrize("reference", HUBS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_brassbug_hub_arrives_with_three_counters(reference: str, origin: str) -> None:
    scene = Scene()
    hub = scene.put(reference, origin)
    scene.do("play Brassbug Hub")
    assert scene.zone(hub) == "landmark"
    assert scene.counters(hub) == 3


@pytest.mark.card("AX_24_C", "AX_24_R1", "AX_24_R2")
@pytest.mark.parametrize("reference", HUBS)
def test_brassbug_hub_turns_a_counter_and_one_mana_into_a_brassbug_at_noon(reference: str) -> None:
    scene = Scene()
    hub = scene.put(reference, "landmark")
    scene.state.counters[hub] = 3
    scene.noon()
    scene.do("yes", "companion")
    assert scene.names("companion") == ["Brassbug"]
    assert scene.counters(hub) == 2
    assert scene.ready_mana() == 9


@pytest.mark.card("AX_24_C", "AX_24_R1", "AX_24_R2")
@pytest.mark.parametrize("reference", HUBS)
@pytest.mark.rule("ALT-NOON-04", "ALT-COST-09")
def test_brassbug_hub_keeps_its_counters_if_its_player_declines(reference: str) -> None:
    scene = Scene()
    hub = scene.put(reference, "landmark")
    scene.state.counters[hub] = 3
    scene.noon()
    scene.do("no")
    assert scene.counters(hub) == 3
    assert scene.ready_mana() == 10
    assert scene.events("created") == []


@pytest.mark.card("AX_24_C", "AX_24_R1", "AX_24_R2")
@pytest.mark.parametrize("reference", HUBS)
@pytest.mark.rule("ALT-COST-07", "ALT-COUNTER-03")
@pytest.mark.parametrize(("counters", "mana"), [(0, 5), (3, 0)])
def test_brassbug_hub_without_a_counter_or_without_mana_does_not_ask(reference: str, counters: int, mana: int) -> None:
    scene = Scene(mana=mana)
    hub = scene.put(reference, "landmark")
    scene.state.counters[hub] = counters
    scene.noon()
    assert scene.asked == "turn"
    assert scene.counters(hub) == counters


@pytest.mark.card("AX_25_C", "AX_25_R1", "AX_25_R2")
@pytest.mark.parametrize(("reference", "cards"), [("AX_25_C", 0), ("AX_25_R1", 1), ("AX_25_R2", 0)])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_only_the_rare_axiom_reprocessor_resupplies_as_it_arrives(reference: str, cards: int, origin: str) -> None:
    scene = Scene()
    scene.put(reference, origin)
    scene.do("play Axiom Reprocessor")
    assert len(scene.names("reserve")) == cards


@pytest.mark.card("AX_25_C", "AX_25_R1", "AX_25_R2")
@pytest.mark.parametrize("reference", REPROCESSORS)
@pytest.mark.rule("ALT-LANDMARK-01")
def test_axiom_reprocessor_resupplies_its_player_at_each_noon(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.do("pass", "pass", "no", "no")
    assert scene.state.day == 3
    assert scene.names("reserve") == ["Ordis Trooper"]
    scene.do("pass", "pass", "no", "no")
    assert scene.names("reserve") == ["Ordis Trooper", "Ordis Trooper"]
    assert scene.names("reserve", 1) == []


CYLINDERS = ["AX_26_C", "AX_26_R1", "AX_26_R2"]


@pytest.mark.card("AX_26_C", "AX_26_R1", "AX_26_R2")
@pytest.mark.parametrize("reference", CYLINDERS)
@pytest.mark.rule("ALT-QUICK-04", "ALT-COUNTER-02")
def test_kelon_cylinder_is_exhausted_for_two_counters(reference: str) -> None:
    scene = Scene()
    cylinder = scene.put(reference, "landmark")
    # With no counter to spend it has one quick action only.
    scene.do("use Kelon Cylinder")
    assert scene.counters(cylinder) == 2
    assert not scene.can("use Kelon Cylinder")
    assert scene.who == 0


@pytest.mark.card("AX_26_C", "AX_26_R1", "AX_26_R2")
@pytest.mark.parametrize("reference", CYLINDERS)
def test_kelon_cylinder_with_counters_can_still_be_filled(reference: str) -> None:
    scene = Scene()
    cylinder = scene.put(reference, "landmark")
    scene.state.counters[cylinder] = 1
    scene.do("use Kelon Cylinder", "1")
    assert scene.counters(cylinder) == 3


@pytest.mark.card("AX_26_C", "AX_26_R2")
@pytest.mark.parametrize("reference", ["AX_26_C", "AX_26_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-DUR-06", "ALT-COUNTER-03")
def test_kelon_cylinder_spends_a_counter_to_boost_the_next_character_of_the_turn(reference: str, origin: str) -> None:
    scene = Scene()
    cylinder = scene.put(reference, "landmark")
    scene.state.counters[cylinder] = 2
    there = scene.put("AX_11_C", "hero")
    amelia = scene.put("AX_11_C", origin)
    scene.do("use Kelon Cylinder", "2", "play Amelia Earhart", "hero")
    assert scene.counters(cylinder) == 1
    assert scene.has(cylinder, "exhausted")
    assert (scene.boosts(amelia), scene.boosts(there)) == (1, 0)


@pytest.mark.card("AX_26_C", "AX_26_R2")
@pytest.mark.parametrize("reference", ["AX_26_C", "AX_26_R2"])
@pytest.mark.rule("ALT-DUR-02")
def test_kelon_cylinder_boosts_no_character_of_a_later_turn(reference: str) -> None:
    scene = Scene()
    cylinder = scene.put(reference, "landmark")
    scene.state.counters[cylinder] = 1
    scene.put(HUB, "hand")
    amelia = scene.put("AX_11_C", "hand")
    scene.do("use Kelon Cylinder", "2", "play Brassbug Hub", "pass", "play Amelia Earhart", "hero")
    assert scene.counters(cylinder) == 0
    assert scene.boosts(amelia) == 0


@pytest.mark.card("AX_26_R1")
@pytest.mark.rule("ALT-TARGET-02", "ALT-TARGET-06")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_rare_kelon_cylinder_boosts_a_target_as_it_arrives_and_for_a_counter(origin: str) -> None:
    scene = Scene()
    cylinder = scene.put("AX_26_R1", origin)
    mine = scene.put("AX_11_C", "hero")
    theirs = scene.put("AX_08_C", "hero", 1)
    scene.do("play Kelon Cylinder")
    assert not scene.can("no")
    scene.do("pick Axiom Salvager")
    assert (scene.boosts(mine), scene.boosts(theirs)) == (0, 1)
    assert scene.counters(cylinder) == 0
    scene.state.counters[cylinder] = 1
    scene.do("pass", "use Kelon Cylinder", "2", "pick Amelia Earhart")
    assert (scene.boosts(mine), scene.boosts(theirs)) == (1, 1)
    assert scene.counters(cylinder) == 0
    assert scene.has(cylinder, "exhausted")


@pytest.mark.card("AX_26_C", "AX_26_R1", "AX_26_R2")
@pytest.mark.parametrize("reference", CYLINDERS)
@pytest.mark.rule("ALT-TARGET-03")
def test_kelon_cylinder_arrives_quietly_where_there_is_no_character_or_where_it_is_not_the_rare_one(
    reference: str,
) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    amelia = -1 if reference == "AX_26_R1" else scene.put("AX_11_C", "hero")
    scene.do("play Kelon Cylinder")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert amelia < 0 or scene.boosts(amelia) == 0


GENERATORS = [("AX_27_C", 3, 2), ("AX_27_R1", 4, 1), ("AX_27_R2", 4, 1)]


@pytest.mark.card("AX_27_C", "AX_27_R1", "AX_27_R2")
@pytest.mark.parametrize(("reference", "price", "mana"), GENERATORS)
@pytest.mark.rule("ALT-LANDMARK-03", "ALT-QUICK-04")
def test_kelonic_generator_draws_for_one_mana_once_until_it_is_readied(reference: str, price: int, mana: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Kelonic Generator", "pass", "use Kelonic Generator")
    assert len(scene.names("hand")) == 1
    assert scene.ready_mana() == 10 - price - mana
    assert not scene.can("use Kelonic Generator")


@pytest.mark.card("AX_27_C", "AX_27_R1", "AX_27_R2")
@pytest.mark.parametrize(("reference", "price", "mana"), GENERATORS)
@pytest.mark.rule("ALT-MORNING-02")
def test_kelonic_generator_is_ready_again_the_next_day(reference: str, price: int, mana: int) -> None:
    scene = Scene()
    generator = scene.put(reference, "landmark")
    scene.do("use Kelonic Generator", "pass", "pass", "no", "no")
    assert scene.state.day == 3
    assert not scene.has(generator, "exhausted")


@pytest.mark.card("AX_27_C", "AX_27_R1", "AX_27_R2")
@pytest.mark.parametrize(("reference", "price", "mana"), GENERATORS)
@pytest.mark.rule("ALT-COST-02")
def test_kelonic_generator_cannot_be_used_without_mana(reference: str, price: int, mana: int) -> None:
    scene = Scene(mana=mana - 1)
    scene.put(reference, "landmark")
    assert not scene.can("use Kelonic Generator")


JAMMERS = ["AX_28_C", "AX_28_R1", "AX_28_R2"]


@pytest.mark.card("AX_28_C", "AX_28_R1", "AX_28_R2")
@pytest.mark.parametrize("reference", JAMMERS)
@pytest.mark.parametrize(("answer", "zone"), [("pick Axiom Salvager", "discard"), ("no", "reserve")])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_armored_jammer_may_sabotage_as_it_arrives(reference: str, answer: str, zone: str, origin: str) -> None:
    scene = Scene()
    scene.put(reference, origin)
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Armored Jammer", answer)
    assert scene.zone(theirs) == zone


@pytest.mark.card("AX_28_C", "AX_28_R1", "AX_28_R2")
@pytest.mark.parametrize(("reference", "asked"), [("AX_28_C", 0), ("AX_28_R1", 1), ("AX_28_R2", 1)])
@pytest.mark.rule("ALT-REACT-16", "ALT-REACT-20")
@pytest.mark.parametrize(("spell", "name"), [("AX_21_C", "Boom!"), ("BR_28_C", "Intimidation")])
def test_the_rare_armored_jammers_sabotage_when_the_opponent_removes_them(
    reference: str, asked: int, spell: str, name: str
) -> None:
    scene = Scene()
    jammer = scene.put(reference, "landmark", 1)
    scene.put("AX_11_C", "hero")
    scene.put("AX_08_C", "reserve")
    scene.put(spell, "hand")
    scene.do(f"play {name}", *["pick Armored Jammer"] * (spell == "BR_28_C"))
    assert scene.zone(jammer) == ("discard" if spell == "AX_21_C" else "hand")
    assert scene.who == 1
    assert scene.can("pick Axiom Salvager (their reserve)") == bool(asked)


@pytest.mark.card("AX_28_R1", "AX_28_R2")
@pytest.mark.parametrize("reference", ["AX_28_R1", "AX_28_R2"])
@pytest.mark.rule("ALT-CLEANUP-03", "ALT-DAY-04")
def test_a_surplus_armored_jammer_sabotages_reserves_that_clean_up_has_cut(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.put(HUB, "landmark")
    scene.put(REPROCESSOR, "landmark")
    for name in ("AX_08_C", "AX_11_C", "AX_15_C"):
        scene.put(name, "reserve", 1)
    scene.to_dusk()
    scene.do("pick Armored Jammer", "pick Axiom Salvager")
    assert scene.options == ["no", "pick Amelia Earhart (their reserve)", "pick Axiom Scrambler (their reserve)"]


FOUNDRIES = ["AX_29_C", "AX_29_R1", "AX_29_R2"]


@pytest.mark.card("AX_29_C", "AX_29_R1", "AX_29_R2")
@pytest.mark.parametrize(("reference", "cards"), [("AX_29_C", 0), ("AX_29_R1", 1), ("AX_29_R2", 0)])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_only_the_rare_foundry_draws_as_it_arrives(reference: str, cards: int, origin: str) -> None:
    scene = Scene()
    scene.put(reference, origin)
    scene.do("play The Foundry, Axiom Bastion")
    assert len(scene.names("hand")) == cards


@pytest.mark.card("AX_29_C", "AX_29_R1", "AX_29_R2")
@pytest.mark.parametrize("reference", FOUNDRIES)
@pytest.mark.rule("ALT-ACTION-ACTIVATE-01", "ALT-DUR-06")
def test_the_foundry_lets_a_character_from_hand_activate_its_r(reference: str) -> None:
    scene = Scene()
    foundry = scene.put(reference, "landmark")
    armorer = scene.put("AX_16_C", "hand")
    scene.do("use The Foundry, Axiom Bastion", "play Foundry Armorer", "hero", "companion")
    assert scene.names("companion") == ["Brassbug"]
    assert scene.has(foundry, "exhausted")
    # It has not been played from Reserve for that.
    assert not scene.has(armorer, "fleeting")
    assert scene.ready_mana() == 7


@pytest.mark.card("AX_29_C", "LY_09_R1")
@pytest.mark.rule("ALT-REACT-02", "ALT-PLAY-13")
def test_the_foundry_adds_r_to_the_h_of_the_same_character() -> None:
    scene = Scene()
    scene.put("AX_29_C", "landmark")
    scene.put("LY_09_R1", "hand")
    for name in ("AX_08_C", "AX_11_C"):
        scene.put(name, "reserve", 1)
    scene.dice(6)
    scene.do("use The Foundry, Axiom Bastion", "play Tanuki", "hero")
    # The {H} of Tanuki and the gift of The Foundry wait together, and then {H} and {R}.
    scene.do("2", "2", "pick Axiom Salvager", "pick Amelia Earhart")
    assert scene.names("reserve", 1) == []
    assert len(scene.events("rolled")) == 1


@pytest.mark.card("AX_29_C", "AX_29_R1", "AX_29_R2")
@pytest.mark.parametrize("reference", FOUNDRIES)
def test_the_foundry_adds_nothing_to_a_character_from_reserve(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.put("AX_16_C", "reserve")
    scene.do("use The Foundry, Axiom Bastion", "play Foundry Armorer", "hero", "companion")
    assert scene.names("companion") == ["Brassbug"]
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("AX_29_C", "AX_29_R1", "AX_29_R2")
@pytest.mark.parametrize("reference", FOUNDRIES)
@pytest.mark.rule("ALT-DUR-02")
def test_the_foundry_serves_one_turn_only(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.put(HUB, "hand")
    scene.put("AX_16_C", "hand")
    scene.do("use The Foundry, Axiom Bastion", "play Brassbug Hub", "pass", "play Foundry Armorer", "hero")
    assert scene.asked == "turn"
    assert scene.events("created") == []


@pytest.mark.card("AX_29_C", "AX_11_R1")
@pytest.mark.rule("ALT-ACTION-ACTIVATE-01")
def test_the_foundry_does_not_activate_an_h_once_more() -> None:
    scene = Scene()
    scene.put("AX_29_C", "landmark")
    amelia = scene.put("AX_11_R1", "hand")
    scene.do("use The Foundry, Axiom Bastion", "play Amelia Earhart", "hero", "1")
    assert scene.boosts(amelia) == 1


@pytest.mark.card("AX_30_C", "AX_30_R1", "AX_30_R2")
@pytest.mark.parametrize("reference", ["AX_30_C", "AX_30_R1", "AX_30_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_brassbug_hive_makes_a_brassbug_as_it_arrives(reference: str, origin: str) -> None:
    scene = Scene()
    hive = scene.put(reference, origin)
    scene.do("play Brassbug Hive", "hero")
    assert scene.zone(hive) == "landmark"
    assert scene.names("hero") == ["Brassbug"]


@pytest.mark.card("AX_30_C", "AX_30_R1", "AX_30_R2")
@pytest.mark.parametrize("reference", ["AX_30_C", "AX_30_R1", "AX_30_R2"])
def test_brassbug_hive_makes_a_brassbug_at_noon(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.noon()
    scene.do("their companion")
    assert scene.names("companion", 1) == ["Brassbug"]


@pytest.mark.card("AX_30_R1")
def test_the_rare_brassbug_hive_boosts_robots_that_join_its_players_expeditions() -> None:
    scene = Scene()
    scene.put("AX_30_R1", "hand")
    scene.do("play Brassbug Hive", "hero")
    assert scene.totals("hero") == [3, 3, 3]


@pytest.mark.card("AX_30_C", "AX_30_R2")
@pytest.mark.parametrize("reference", ["AX_30_C", "AX_30_R2"])
def test_the_other_brassbug_hives_boost_no_robot(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Brassbug Hive", "hero")
    assert scene.totals("hero") == [2, 2, 2]


@pytest.mark.card("AX_30_R1")
@pytest.mark.rule("ALT-CONTROL-03")
def test_the_rare_brassbug_hive_boosts_no_robot_that_joins_the_opponent() -> None:
    scene = Scene()
    scene.put("AX_30_R1", "landmark")
    scene.noon()
    scene.do("their hero")
    assert scene.totals("hero", 1) == [2, 2, 2]


@pytest.mark.card("AX_30_R1")
def test_the_rare_brassbug_hive_boosts_nothing_but_robots() -> None:
    scene = Scene()
    scene.put("AX_30_R1", "landmark")
    amelia = scene.put("AX_11_C", "hand")
    scene.do("play Amelia Earhart", "hero")
    assert scene.boosts(amelia) == 0
