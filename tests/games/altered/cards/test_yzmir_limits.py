"""How far the cards of Yzmir go and no further: once, one card, this turn, for no mana."""

import pytest

from tests.games.altered.scene import Scene


@pytest.mark.card("YZ_09_R1", "YZ_09_R2", "YZ_13_C", "YZ_13_R1", "YZ_13_R2", "YZ_18_R1", "YZ_04_C", "YZ_14_C")
@pytest.mark.rule("ALT-QUICK-05")
@pytest.mark.parametrize(
    ("reference", "name"),
    [
        ("YZ_04_C", "Studious Disciple"),
        ("YZ_09_R1", "Lady of the Lake"),
        ("YZ_09_R2", "Lady of the Lake"),
        ("YZ_13_C", "Alice"),
        ("YZ_13_R1", "Alice"),
        ("YZ_13_R2", "Alice"),
        ("YZ_14_C", "Flamel"),
        ("YZ_18_R1", "Sakarabru"),
    ],
)
def test_a_support_ability_costs_no_mana(reference: str, name: str) -> None:
    scene = Scene(mana=0)
    it = scene.put(reference, "reserve")
    scene.do(f"use {name}")
    assert scene.zone(it) == "discard"


@pytest.mark.card("YZ_01_C", "YZ_28_C", "YZ_28_R1", "YZ_28_R2")
@pytest.mark.rule("ALT-QUICK-04")
@pytest.mark.parametrize("reference", ["YZ_28_C", "YZ_28_R1", "YZ_28_R2"])
def test_akesha_and_babas_isba_cost_no_mana(reference: str) -> None:
    scene = Scene(heroes=("YZ_01_C", None), mana=0)
    scene.put(reference, "landmark")
    scene.put("OR_05_C", "hero")
    scene.do("use Akesha & Taru", "pass", "use Baba's Isba")
    assert scene.names("discard") == ["Ordis Trooper"]


@pytest.mark.card("YZ_04_C", "YZ_14_C", "YZ_14_R1", "YZ_14_R2")
@pytest.mark.rule("ALT-DUR-02")
@pytest.mark.parametrize(
    ("reference", "name"),
    [("YZ_04_C", "Studious Disciple"), ("YZ_14_C", "Flamel"), ("YZ_14_R1", "Flamel"), ("YZ_14_R2", "Flamel")],
)
def test_a_cheaper_spell_is_one_of_this_turn(reference: str, name: str) -> None:
    scene = Scene(heroes=("YZ_01_C", None))
    scene.put(reference, "reserve")
    scene.put("YZ_23_C", "hand")
    scene.do(f"use {name}", "use Akesha & Taru", "pass", "play Conjuring Seal")
    assert scene.ready_mana() == 7


@pytest.mark.card("YZ_09_R1", "YZ_09_R2")
@pytest.mark.parametrize(
    ("reference", "played", "name", "left"),
    [("YZ_09_R1", "YZ_23_C", "Conjuring Seal", 7), ("YZ_09_R2", "MU_11_C", "Inari", 7)],
)
def test_what_a_lady_serves_is_no_cheaper(reference: str, played: str, name: str, left: int) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put(played, "hand")
    scene.do("use Lady of the Lake", f"play {name}")
    if scene.asked == "expedition":
        scene.do("hero")
    assert scene.ready_mana() == left


@pytest.mark.card("YZ_06_C", "YZ_06_R1", "YZ_06_R2", "YZ_22_C", "YZ_22_R1", "YZ_22_R2")
@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
@pytest.mark.parametrize("reference", ["YZ_06_C", "YZ_06_R1", "YZ_06_R2", "YZ_22_C", "YZ_22_R1", "YZ_22_R2"])
def test_a_sabotage_takes_one_card(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("MU_11_C", "reserve", 1)
    scene.put("MU_14_C", "reserve", 1)
    if reference.startswith("YZ_06"):
        scene.do("play Tooth Fairy", "hero", "pick Inari")
    else:
        scene.do("play Spy Craft", "pick Inari")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.names("reserve", 1) == ["Cernunnos"]


@pytest.mark.card("YZ_14_C", "YZ_14_R1", "YZ_14_R2")
@pytest.mark.parametrize("reference", ["YZ_14_C", "YZ_14_R1", "YZ_14_R2"])
def test_flamel_takes_one_spell(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("YZ_19_C", "reserve")
    scene.put("YZ_23_C", "reserve")
    scene.do("play Flamel", "hero", "pick Conjuring Seal")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.names("hand") == ["Conjuring Seal"]


@pytest.mark.card("YZ_21_C", "YZ_21_R1", "YZ_21_R2")
@pytest.mark.rule("ALT-TARGET-02")
@pytest.mark.parametrize("reference", ["YZ_21_C", "YZ_21_R1", "YZ_21_R2"])
def test_off_you_go_sends_one_character(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("MU_11_C", "hero", 1)
    scene.put("MU_05_C", "hero", 1)
    scene.do("play Off You Go!")
    assert not scene.can("no")
    scene.do("pick Inari")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.names("hero", 1) == ["Kitsune"]


@pytest.mark.card("YZ_24_C")
@pytest.mark.rule("ALT-TARGET-02")
def test_banishing_gate_must_take_one_of_those_around() -> None:
    scene = Scene()
    scene.put("YZ_24_C", "hand")
    scene.put("MU_11_C", "hero")
    scene.put("OR_28_C", "landmark", 1)
    scene.do("play Banishing Gate")
    assert not scene.can("no")


@pytest.mark.card("YZ_17_R1")
@pytest.mark.rule("ALT-PLAY-14")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_rare_kraken_from_anywhere_takes_one_of_either_expedition(origin: str) -> None:
    scene = Scene()
    scene.put("YZ_17_R1", origin)
    scene.put("OR_05_C", "hero")
    scene.put("MU_11_C", "companion")
    scene.do("play The Kraken", "hero")
    assert not scene.can("no")
    scene.do("pick Inari")
    assert scene.names("discard") == ["Inari"]
    assert scene.names("hero") == ["Ordis Trooper", "The Kraken"]
