"""The Spells of Ordis in every print."""

import pytest

from tests.games.altered.cards.printed import check_costs
from tests.games.altered.scene import Scene

SPELLS = [
    pytest.param("OR_23_R1", "Charge!", 2, 3, marks=pytest.mark.card("OR_23_R1")),
    pytest.param("OR_23_R2", "Charge!", 2, 3, marks=pytest.mark.card("OR_23_R2")),
    pytest.param("OR_24_C", "Teamwork Training", 2, 2, marks=pytest.mark.card("OR_24_C")),
    pytest.param("OR_24_R1", "Teamwork Training", 3, 3, marks=pytest.mark.card("OR_24_R1")),
    pytest.param("OR_24_R2", "Teamwork Training", 2, 2, marks=pytest.mark.card("OR_24_R2")),
    pytest.param("OR_25_R1", "Sticky Note Seals", 3, 4, marks=pytest.mark.card("OR_25_R1")),
    pytest.param("OR_25_R2", "Sticky Note Seals", 3, 3, marks=pytest.mark.card("OR_25_R2")),
    pytest.param("OR_26_C", "Open the Gates", 5, 6, marks=pytest.mark.card("OR_26_C")),
    pytest.param("OR_26_R2", "Open the Gates", 4, 5, marks=pytest.mark.card("OR_26_R2")),
    pytest.param("OR_27_C", "Celebration Day", 5, 5, marks=pytest.mark.card("OR_27_C")),
    pytest.param("OR_27_R1", "Celebration Day", 8, 8, marks=pytest.mark.card("OR_27_R1")),
    pytest.param("OR_27_R2", "Celebration Day", 8, 8, marks=pytest.mark.card("OR_27_R2")),
]


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), SPELLS)
def test_a_spell_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)


# Charge! --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_23_R1", "OR_23_R2")
@pytest.mark.rule("ALT-STATUS-FLEETING-05")
@pytest.mark.parametrize("reference", ["OR_23_R1", "OR_23_R2"])
@pytest.mark.parametrize(("origin", "goes"), [("hand", "reserve"), ("reserve", "discard")])
def test_the_rare_charge_boosts_every_own_character_and_is_kept_once(reference: str, origin: str, goes: str) -> None:
    scene = Scene()
    charge = scene.put(reference, origin)
    mine = [scene.put("OR_05_C", "hero"), scene.put("OR_31_C", "companion")]
    theirs = scene.put("OR_05_C", "hero", 1)
    scene.do("play Charge!")
    assert [scene.boosts(one) for one in (*mine, theirs)] == [1, 1, 0]
    assert scene.zone(charge) == goes


# Teamwork Training ----------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_24_C", "OR_24_R2")
@pytest.mark.parametrize("reference", ["OR_24_C", "OR_24_R2"])
def test_teamwork_training_sends_off_what_costs_no_more_than_own_characters_are_there(reference: str) -> None:
    scene = Scene()
    training = scene.put(reference, "hand")
    scene.put("OR_31_C", "hero")
    scene.put("OR_05_C", "companion")
    scribe = scene.put("OR_07_C", "hero", 1)
    gatekeeper = scene.put("OR_13_C", "hero", 1)
    scene.do("play Teamwork Training")
    assert scene.can("pick Ordis Trooper")
    assert scene.can("pick Ordis Recruit")
    assert not scene.can("pick Ordis Gatekeeper")
    # It must be one.
    assert not scene.can("no")
    scene.do("pick Monolith Rune-Scribe")
    assert [scene.zone(one) for one in (scribe, gatekeeper, training)] == ["reserve", "hero", "discard"]


@pytest.mark.card("OR_24_C", "OR_24_R2")
@pytest.mark.rule("ALT-TARGET-03", "ALT-CARD-11")
@pytest.mark.parametrize("reference", ["OR_24_C", "OR_24_R2"])
@pytest.mark.parametrize(("theirs", "goes"), [("OR_05_C", "hero"), ("OR_31_C", "gone")])
def test_teamwork_training_of_nobody_sends_off_tokens_only(reference: str, theirs: str, goes: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    victim = scene.put(theirs, "hero", 1)
    scene.do("play Teamwork Training")
    assert scene.zone(victim) == goes
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("OR_24_R1")
@pytest.mark.rule("ALT-EFFECT-01", "ALT-CONTROL-03")
@pytest.mark.parametrize(("answer", "sent"), [("hero", "Monolith Rune-Scribe"), ("their companion", "Ordis Recruit")])
def test_the_rare_teamwork_training_counts_the_recruit_it_brings_only_on_the_own_side(answer: str, sent: str) -> None:
    scene = Scene()
    training = scene.put("OR_24_R1", "hand")
    scene.put("OR_05_C", "hero")
    scribe = scene.put("OR_07_C", "hero", 1)
    scene.do("play Teamwork Training", answer)
    assert scene.can("pick Monolith Rune-Scribe") == (answer == "hero")
    scene.do(f"pick {sent}")
    assert scene.zone(scribe) == ("reserve" if answer == "hero" else "hero")
    assert scene.names("companion", 1) == []
    assert scene.zone(training) == "discard"


@pytest.mark.card("OR_24_C", "OR_24_R1", "OR_24_R2")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-03")
@pytest.mark.parametrize(("answer", "goes", "left"), [("pick Monolith Rune-Scribe", "reserve", 0), ("no", "hero", 2)])
@pytest.mark.parametrize(("reference", "cost"), [("OR_24_C", 2), ("OR_24_R1", 3), ("OR_24_R2", 2)])
def test_teamwork_training_pays_for_a_tough_target_or_does_nothing(
    reference: str, cost: int, answer: str, goes: str, left: int
) -> None:
    scene = Scene(mana=cost + 2)
    scene.put(reference, "hand")
    # Each Character that the other player controls has Tough 2; the own ones are too large to be sent off.
    scene.put("MU_30_R2", "landmark", 1)
    scribe = scene.put("OR_07_C", "hero", 1)
    scene.put("BR_13_C", "hero")
    scene.put("BR_13_C", "hero")
    scene.do("play Teamwork Training")
    if scene.asked == "expedition":
        scene.do("their companion")
    scene.do(answer)
    assert scene.zone(scribe) == goes
    assert scene.ready_mana() == left


# Sticky Note Seals ----------------------------------------------------------------------------------------------------

SEALS = [
    pytest.param("OR_25_R1", "reserve", marks=pytest.mark.card("OR_25_R1")),
    pytest.param("OR_25_R2", "discard", marks=pytest.mark.card("OR_25_R2")),
]


@pytest.mark.parametrize(("reference", "goes"), SEALS)
@pytest.mark.parametrize(("mode", "zones"), [("1", ["reserve", "landmark"]), ("2", ["hero", "discard"])])
def test_the_rare_seals_remove_a_large_character_or_an_expensive_permanent(
    reference: str, goes: str, mode: str, zones: list[str]
) -> None:
    scene = Scene()
    seals = scene.put(reference, "hand")
    large = scene.put("MU_14_C", "hero", 1)
    small = scene.put("MU_11_C", "hero", 1)
    dear = scene.put("AX_25_C", "landmark", 1)
    cheap = scene.put("OR_30_C", "landmark", 1)
    scene.do("play Sticky Note Seals", mode)
    assert [scene.zone(one) for one in (large, dear)] == zones
    assert [scene.zone(one) for one in (small, cheap)] == ["hero", "landmark"]
    assert scene.zone(seals) == goes


@pytest.mark.parametrize(("reference", "goes"), SEALS)
@pytest.mark.rule("ALT-EFFECT-04")
def test_the_rare_seals_do_nothing_to_what_costs_less_than_4(reference: str, goes: str) -> None:
    scene = Scene()
    seals = scene.put(reference, "hand")
    small = scene.put("MU_11_C", "hero", 1)
    scene.do("play Sticky Note Seals")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.zone(small) == "hero"
    assert scene.zone(seals) == goes


# Open the Gates -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "tokens"),
    [
        pytest.param("OR_26_C", ["Ordis Recruit"] * 2, marks=pytest.mark.card("OR_26_C", "OR_31_C")),
        pytest.param("OR_26_R2", ["Brassbug"], marks=pytest.mark.card("OR_26_R2", "AX_31_C")),
    ],
)
def test_open_the_gates_fills_both_own_expeditions(reference: str, tokens: list[str]) -> None:
    scene = Scene()
    gates = scene.put(reference, "hand")
    scene.do("play Open the Gates")
    assert scene.names("hero") == scene.names("companion") == tokens
    assert scene.totals("hero") == [2, 2, 2]
    assert scene.names("hero", 1) + scene.names("companion", 1) == []
    assert scene.zone(gates) == "reserve"


# Celebration Day ------------------------------------------------------------------------------------------------------


def crowd(scene: Scene) -> None:
    """A Character for each player, where the other has none: two Expeditions are to move at Dusk."""
    scene.put("OR_07_C", "hero")
    scene.put("OR_07_C", "companion", 1)


@pytest.mark.card("OR_27_C")
@pytest.mark.rule("ALT-TARGET-06", "ALT-GOLDEN-01")
@pytest.mark.parametrize(("answer", "at"), [("hero", [0, 7, 0, 6]), ("their companion", [1, 7, 0, 7])])
def test_celebration_day_holds_a_target_expedition_and_no_other(answer: str, at: list[int]) -> None:
    scene = Scene()
    day = scene.put("OR_27_C", "hand")
    crowd(scene)
    scene.do("play Celebration Day", answer)
    assert scene.zone(day) == "discard"
    scene.to_dusk()
    assert scene.state.at == at


@pytest.mark.card("OR_27_R1", "OR_27_R2")
@pytest.mark.rule("ALT-GOLDEN-01")
@pytest.mark.parametrize("reference", ["OR_27_R1", "OR_27_R2"])
def test_the_rare_celebration_day_holds_every_expedition(reference: str) -> None:
    scene = Scene()
    day = scene.put(reference, "hand")
    crowd(scene)
    scene.do("play Celebration Day")
    assert scene.zone(day) == "discard"
    scene.to_dusk()
    assert scene.state.at == [0, 7, 0, 7]


@pytest.mark.card("OR_27_C", "OR_27_R1", "OR_27_R2")
@pytest.mark.rule("ALT-DUR-05")
@pytest.mark.parametrize("reference", ["OR_27_C", "OR_27_R1", "OR_27_R2"])
def test_celebration_day_is_over_with_the_day(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("OR_29_C", "landmark")
    scene.do("play Celebration Day")
    if scene.asked == "expedition":
        scene.do("hero")
    scene.to_dusk()
    # The next Noon comes after both have expanded or not.
    scene.do("no", "no", "hero")
    assert scene.state.at == [1, 7, 0, 7]


@pytest.mark.card("OR_27_R1", "OR_27_R2")
@pytest.mark.rule("ALT-MOVE-05")
@pytest.mark.parametrize("reference", ["OR_27_R1", "OR_27_R2"])
def test_the_rare_celebration_day_lets_expeditions_go_back(reference: str) -> None:
    scene = Scene(mana=15)
    scene.put(reference, "hand")
    scene.put("YZ_18_C", "hand")
    scene.at(2, 5, 2, 5)
    scene.do("play Celebration Day", "pass", "play Sakarabru", "hero")
    assert scene.state.at == [2, 5, 1, 5]
