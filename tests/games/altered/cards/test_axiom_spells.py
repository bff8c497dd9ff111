"""The Spells of Axiom, played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

HUB, REPROCESSOR, HIVE = "AX_24_C", "AX_25_C", "AX_30_C"


# Hooked --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_20_C", "AX_20_R1", "AX_20_R2")
@pytest.mark.parametrize(("reference", "cards"), [("AX_20_C", 0), ("AX_20_R1", 1), ("AX_20_R2", 0)])
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.rule("ALT-ACTION-SWITCH-01", "ALT-OBJ-09")
def test_hooked_moves_a_character_of_either_player_to_its_other_expedition(
    reference: str, cards: int, player: int
) -> None:
    scene = Scene()
    hooked = scene.put(reference, "hand")
    trooper = scene.put("OR_05_C", "hero", player, "anchored", boosts=2)
    scene.put("AX_11_C", "companion", 1 - player)
    where = "hero expedition" if player == 0 else "their hero expedition"
    scene.do("play Hooked")
    assert not scene.can("no")
    scene.do(f"pick Ordis Trooper ({where})")
    assert scene.names("companion", player) == ["Ordis Trooper"]
    assert scene.controller(trooper) == player
    assert (scene.boosts(trooper), scene.has(trooper, "anchored")) == (2, True)
    assert scene.names("companion", 1 - player) == ["Amelia Earhart"]
    assert len(scene.names("hand")) == cards
    assert scene.zone(hooked) == "reserve"


@pytest.mark.card("AX_20_C", "AX_20_R1", "AX_20_R2")
@pytest.mark.parametrize(("reference", "cards"), [("AX_20_C", 0), ("AX_20_R1", 1), ("AX_20_R2", 0)])
@pytest.mark.rule("ALT-TARGET-03", "ALT-EFFECT-11")
def test_hooked_without_a_character_moves_nothing_and_the_rare_one_draws_all_the_same(
    reference: str, cards: int
) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put(HUB, "landmark")
    scene.do("play Hooked")
    assert scene.events("switched") == []
    assert len(scene.names("hand")) == cards


@pytest.mark.card("AX_20_C", "AX_30_R1")
@pytest.mark.rule("ALT-ACTION-SWITCH-02")
@pytest.mark.parametrize(("player", "boosts"), [(0, 1), (1, 0)])
def test_a_robot_that_is_hooked_joins_an_expedition_of_its_player(player: int, boosts: int) -> None:
    scene = Scene()
    scene.put("AX_30_R1", "landmark")
    scene.put("AX_20_C", "hand")
    robot = scene.put("AX_31_C", "hero", player)
    scene.do("play Hooked")
    assert scene.zone(robot) == "companion"
    assert scene.boosts(robot) == boosts


# Boom! ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_21_C", "AX_21_R1", "AX_21_R2")
@pytest.mark.parametrize("reference", ["AX_21_C", "AX_21_R1", "AX_21_R2"])
@pytest.mark.rule("ALT-ACTION-SACRIFICE-01", "ALT-EFFECT-09", "ALT-STATUS-FLEETING-06")
@pytest.mark.parametrize("prey", ["AX_15_C", HIVE])
def test_boom_sacrifices_a_character_and_then_discards_a_character_or_permanent(reference: str, prey: str) -> None:
    scene = Scene()
    boom = scene.put(reference, "hand")
    kept = scene.put("AX_11_C", "hero")
    given = scene.put("AX_08_C", "companion")
    victims = {"AX_15_C": scene.put("AX_15_C", "hero", 1), HIVE: scene.put(HIVE, "landmark", 1)}
    names = {"AX_15_C": "Axiom Scrambler", HIVE: "Brassbug Hive"}
    scene.do("play Boom!")
    assert scene.asked == "sacrifice"
    scene.do("pick Axiom Salvager")
    assert not scene.can("no")
    scene.do(f"pick {names[prey]}")
    assert [scene.zone(card) for card in (given, victims.pop(prey), boom)] == ["discard"] * 3
    assert scene.zone(kept) == "hero"
    assert [scene.zone(card) for card in victims.values()] != ["discard"]


@pytest.mark.card("AX_21_C", "AX_21_R1", "AX_21_R2")
@pytest.mark.parametrize(("reference", "landmark"), [("AX_21_C", HUB), ("AX_21_R2", HUB), ("AX_21_R1", "")])
@pytest.mark.rule("ALT-EFFECT-09")
def test_boom_with_nothing_to_sacrifice_discards_nothing(reference: str, landmark: str) -> None:
    scene = Scene()
    boom = scene.put(reference, "hand")
    if landmark:
        # Only the rare one of Axiom takes a Landmark.
        scene.put(landmark, "landmark")
    victim = scene.put("AX_15_C", "hero", 1)
    scene.do("play Boom!")
    assert scene.zone(victim) == "hero"
    assert len(scene.names("landmark")) == bool(landmark)
    assert scene.zone(boom) == "discard"


@pytest.mark.card("AX_21_R1")
@pytest.mark.rule("ALT-ACTION-SACRIFICE-03")
def test_the_rare_boom_may_sacrifice_a_permanent_instead() -> None:
    scene = Scene()
    scene.put("AX_21_R1", "hand")
    hub = scene.put(HUB, "landmark")
    amelia = scene.put("AX_11_C", "hero")
    victim = scene.put("AX_15_C", "hero", 1)
    scene.do("play Boom!")
    assert sorted(scene.options) == ["pick Amelia Earhart (hero expedition)", "pick Brassbug Hub (landmark)"]
    scene.do("pick Brassbug Hub", "pick Axiom Scrambler")
    assert [scene.zone(card) for card in (hub, victim, amelia)] == ["discard", "discard", "hero"]


@pytest.mark.card("AX_21_C", "BR_21_C")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-03")
@pytest.mark.parametrize(
    ("mana", "answer", "zone", "left"),
    [(4, "pick Achilles", "discard", 0), (4, "no", "hero", 1), (3, "", "hero", 0)],
    ids=["paid", "not paid", "cannot be paid"],
)
def test_boom_has_to_pay_for_a_tough_target_after_the_sacrifice(mana: int, answer: str, zone: str, left: int) -> None:
    scene = Scene(mana=mana)
    scene.put("AX_21_C", "hand")
    given = scene.put("AX_11_C", "hero")
    achilles = scene.put("BR_21_C", "hero", 1)
    scene.do("play Boom!", *[answer] * bool(answer))
    assert scene.zone(given) == "discard"
    assert scene.zone(achilles) == zone
    assert scene.ready_mana() == left


@pytest.mark.card("AX_21_C")
@pytest.mark.rule("ALT-TARGET-02", "ALT-TOKEN-01")
def test_boom_must_discard_an_own_object_if_the_opponent_has_none() -> None:
    scene = Scene()
    scene.put("AX_21_C", "hand")
    token = scene.put("AX_31_C", "hero")
    hub = scene.put(HUB, "landmark")
    scene.do("play Boom!")
    assert [scene.zone(card) for card in (token, hub)] == ["gone", "discard"]


@pytest.mark.card("AX_21_R1", "AX_28_R1")
@pytest.mark.rule("ALT-REACT-07")
def test_what_is_sacrificed_for_boom_reacts_only_after_the_discard() -> None:
    scene = Scene()
    scene.put("AX_21_R1", "hand")
    scene.put("AX_28_R1", "landmark")
    scene.put("AX_15_C", "hero", 1)
    theirs = scene.put("AX_11_C", "reserve", 1)
    scene.do("play Boom!")
    assert scene.names("hero", 1) == []
    scene.do("pick Amelia Earhart")
    assert scene.zone(theirs) == "discard"


# Mechanical Training -------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_22_C")
@pytest.mark.rule("ALT-TARGET-02", "ALT-ACTION-ACTIVATE-01")
def test_mechanical_training_activates_the_j_of_one_own_permanent() -> None:
    scene = Scene()
    training = scene.put("AX_22_C", "hand")
    hub = scene.put(HUB, "landmark")
    other = scene.put(HUB, "landmark")
    scene.put(HUB, "landmark", 1)
    scene.put("AX_12_R2", "hero")
    scene.do("play Mechanical Training")
    assert scene.options == ["pick Brassbug Hub (landmark)", "pick Brassbug Hub #2 (landmark)"]
    scene.do("pick Brassbug Hub #2 (landmark)")
    assert [scene.counters(card) for card in (hub, other)] == [0, 3]
    assert scene.zone(training) == "reserve"


@pytest.mark.card("AX_22_C", "AX_22_R1", "AX_22_R2")
@pytest.mark.parametrize("reference", ["AX_22_C", "AX_22_R1", "AX_22_R2"])
@pytest.mark.rule("ALT-TARGET-03")
def test_mechanical_training_without_a_target_does_nothing(reference: str) -> None:
    scene = Scene()
    training = scene.put(reference, "hand")
    hub = scene.put(HUB, "landmark", 1)
    scene.put("AX_16_R1", "hero", 1)
    scene.do("play Mechanical Training")
    assert scene.zone(training) == "reserve"
    assert (scene.counters(hub), scene.events("created")) == (0, [])


@pytest.mark.card("AX_22_R1")
@pytest.mark.rule("ALT-TARGET-05", "ALT-TARGET-04")
@pytest.mark.parametrize(
    ("answers", "counters"),
    [
        (("no",), [0, 0, 0]),
        (("pick Brassbug Hub (landmark)", "no"), [3, 0, 0]),
        (("pick Brassbug Hub (landmark)", "pick Brassbug Hub #3 (landmark)", "1"), [3, 0, 3]),
    ],
)
def test_the_rare_mechanical_training_activates_up_to_two(answers: tuple[str, ...], counters: list[int]) -> None:
    scene = Scene()
    scene.put("AX_22_R1", "hand")
    hubs = [scene.put(HUB, "landmark") for _ in range(3)]
    scene.do("play Mechanical Training", *answers)
    assert [scene.counters(hub) for hub in hubs] == counters
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("AX_22_R2", "AX_12_R2")
@pytest.mark.rule("ALT-ACTION-ACTIVATE-02")
def test_mechanical_training_of_muna_activates_the_j_of_an_own_character() -> None:
    scene = Scene()
    scene.put("AX_22_R2", "hand")
    hub = scene.put(HUB, "landmark")
    pigs = scene.put("AX_12_R2", "hero")
    others = scene.put("AX_12_R2", "companion")
    scene.put("AX_12_R2", "hero", 1)
    scene.do("play Mechanical Training")
    assert scene.options == [
        "pick Three Little Pigs (hero expedition)",
        "pick Three Little Pigs (companion expedition)",
    ]
    scene.do("pick Three Little Pigs (hero expedition)")
    assert (scene.boosts(pigs), scene.boosts(others)) == (1, 0)
    assert scene.counters(hub) == 0
    assert (scene.asked, scene.who) == ("turn", 1)


# Kelon Burst ---------------------------------------------------------------------------------------------------------


BURSTS = ["AX_23_C", "AX_23_R1", "AX_23_R2"]


@pytest.mark.card("AX_23_C", "AX_23_R1", "AX_23_R2")
@pytest.mark.parametrize("reference", BURSTS)
def test_kelon_burst_may_send_a_character_of_hand_cost_4_to_reserve(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    kappa = scene.put("BR_13_C", "hero", 1)
    atlas = scene.put("BR_20_C", "hero", 1)
    salvager = scene.put("AX_08_C", "hero", 1)
    reprocessor = scene.put(REPROCESSOR, "landmark", 1)
    scene.do("play Kelon Burst", "1", "pick Kappa")
    assert (scene.zone(kappa), scene.zone(salvager)) == ("reserve", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.zone(atlas) == "hero"
    assert scene.zone(reprocessor) == "landmark"


@pytest.mark.card("AX_23_C", "AX_23_R1", "AX_23_R2")
@pytest.mark.parametrize("reference", BURSTS)
def test_kelon_burst_may_discard_a_permanent_of_hand_cost_4(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    reprocessor = scene.put(REPROCESSOR, "landmark", 1)
    hub = scene.put(HUB, "landmark", 1)
    hive = scene.put("AX_30_C", "landmark", 1)
    kappa = scene.put("BR_13_C", "hero", 1)
    scene.do("play Kelon Burst", "2", "pick Axiom Reprocessor")
    assert (scene.zone(reprocessor), scene.zone(hub)) == ("discard", "landmark")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.zone(hive) == "landmark"
    assert scene.zone(kappa) == "hero"


@pytest.mark.card("AX_23_C", "AX_23_R1", "AX_23_R2")
@pytest.mark.parametrize("reference", BURSTS)
@pytest.mark.rule("ALT-TARGET-02", "ALT-EFFECT-04")
def test_kelon_burst_must_take_an_own_permanent_if_nothing_else_can_be_taken(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    hub = scene.put(HUB, "landmark")
    scene.do("play Kelon Burst")
    assert scene.zone(hub) == "discard"


@pytest.mark.card("AX_23_C", "AX_23_R1", "AX_23_R2")
@pytest.mark.parametrize("reference", BURSTS)
@pytest.mark.rule("ALT-TARGET-03", "ALT-STATUS-FLEETING-06")
def test_kelon_burst_without_a_target_does_nothing_and_is_discarded(reference: str) -> None:
    scene = Scene()
    burst = scene.put(reference, "hand")
    atlas = scene.put("BR_20_C", "hero", 1)
    scene.do("play Kelon Burst")
    assert scene.zone(atlas) == "hero"
    assert scene.zone(burst) == "discard"


@pytest.mark.card("AX_23_R1")
def test_the_rare_kelon_burst_makes_a_brassbug_with_two_landmarks() -> None:
    scene = Scene()
    scene.put("AX_23_R1", "hand")
    scene.put(HUB, "landmark")
    scene.put(HIVE, "landmark")
    kappa = scene.put("BR_13_C", "hero", 1)
    scene.do("play Kelon Burst", "1", "companion")
    assert scene.zone(kappa) == "reserve"
    assert scene.names("companion") == ["Brassbug"]


@pytest.mark.card("AX_23_R1")
@pytest.mark.rule("ALT-EFFECT-11")
def test_the_rare_kelon_burst_makes_its_brassbug_also_if_neither_mode_is_possible() -> None:
    scene = Scene()
    scene.put("AX_23_R1", "hand")
    scene.put(HIVE, "landmark")
    scene.put(HIVE, "landmark")
    scene.do("play Kelon Burst", "their hero")
    assert scene.names("hero", 1) == ["Brassbug"]


@pytest.mark.card("AX_23_R1")
@pytest.mark.rule("ALT-EFFECT-07")
@pytest.mark.parametrize(("others", "made"), [(1, 0), (2, 1)])
def test_the_rare_kelon_burst_counts_landmarks_after_it_has_discarded_one(others: int, made: int) -> None:
    scene = Scene()
    scene.put("AX_23_R1", "hand")
    hub = scene.put(HUB, "landmark")
    for _ in range(others):
        scene.put(HIVE, "landmark")
    scene.put(HIVE, "landmark", 1)
    scene.do("play Kelon Burst", *["hero"] * made)
    assert scene.zone(hub) == "discard"
    assert (scene.asked, scene.who) == ("turn", 1)
    assert len(scene.events("created")) == made


@pytest.mark.card("AX_23_C", "AX_23_R2")
@pytest.mark.parametrize("reference", ["AX_23_C", "AX_23_R2"])
def test_the_other_kelon_bursts_make_no_brassbug(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put(HIVE, "landmark")
    scene.put(HIVE, "landmark")
    scene.do("play Kelon Burst")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.events("created") == []
