"""Tiny Jinn and Mighty Jinn, which go into Mana instead of leaving, played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

TINY = ["BR_06_C", "BR_06_R1", "BR_06_R2"]
MIGHTY = ["BR_19_C", "BR_19_R1", "BR_19_R2"]
#: What sends a Character of the opponent away, and where to.
REMOVERS = [
    ("YZ_21_C", "Off You Go!", "reserve"),
    ("BR_28_C", "Intimidation", "hand"),
    ("YZ_24_C", "Banishing Gate", "discard"),
    ("LY_26_C", "Paint Prison", "deck"),
]


# Tiny Jinn -----------------------------------------------------------------------------------------------------------


@pytest.mark.card(*TINY)
@pytest.mark.rule("ALT-MODIFIER-01", "ALT-ACTION-MANA-01")
@pytest.mark.parametrize("reference", TINY)
@pytest.mark.parametrize(("remover", "name", "to"), REMOVERS)
def test_a_boosted_tiny_jinn_becomes_an_exhausted_orb_of_its_owner_wherever_it_was_to_go(
    reference: str, remover: str, name: str, to: str
) -> None:
    scene = Scene()
    jinn = scene.put(reference, "hero", 1, boosts=1)
    scene.put(remover, "hand")
    scene.do(f"play {name}")
    # Nobody is asked.
    assert (scene.asked, scene.who) == ("turn", 1)
    assert (scene.zone(jinn), scene.boosts(jinn)) == ("mana", 0)
    assert (len(scene.names("mana", 1)), scene.ready_mana(1)) == (11, 10)


@pytest.mark.card(*TINY)
@pytest.mark.parametrize("reference", TINY)
@pytest.mark.parametrize(("remover", "name", "to"), REMOVERS)
def test_a_tiny_jinn_without_boosts_goes_where_it_is_sent(reference: str, remover: str, name: str, to: str) -> None:
    scene = Scene()
    jinn = scene.put(reference, "hero", 1)
    scene.put(remover, "hand")
    scene.do(f"play {name}")
    assert scene.zone(jinn) == to
    assert len(scene.names("mana", 1)) == 10


@pytest.mark.card(*TINY)
@pytest.mark.rule("ALT-REST-01", "ALT-MODIFIER-08", "ALT-STATUS-FLEETING-03")
@pytest.mark.parametrize("reference", TINY)
@pytest.mark.parametrize(("origin", "where"), [("reserve", "mana"), ("hand", "reserve")])
def test_a_tiny_jinn_from_reserve_is_boosted_and_goes_into_mana_at_rest(
    reference: str, origin: str, where: str
) -> None:
    scene = Scene()
    jinn = scene.put(reference, origin)
    scene.do("play Tiny Jinn", "hero")
    scene.to_dusk()
    assert scene.zone(jinn) == where
    # It is ready like all others in the Morning.
    assert scene.ready_mana() == len(scene.names("mana")) == (11 if where == "mana" else 10)


@pytest.mark.card(*TINY)
@pytest.mark.rule("ALT-CARD-19")
@pytest.mark.parametrize("reference", TINY)
def test_a_boosted_tiny_jinn_that_leaves_reserve_is_discarded(reference: str) -> None:
    scene = Scene()
    jinn = scene.put(reference, "reserve", 1, boosts=1)
    scene.put("BR_15_C", "hand")
    scene.do("play Haven Bouncer", "hero", "pick Tiny Jinn")
    assert scene.zone(jinn) == "discard"


# Mighty Jinn ---------------------------------------------------------------------------------------------------------


@pytest.mark.card(*MIGHTY)
@pytest.mark.rule("ALT-MODIFIER-06", "ALT-ACTION-MANA-01")
@pytest.mark.parametrize("reference", MIGHTY)
@pytest.mark.parametrize(("remover", "name", "to"), REMOVERS[1:])
def test_its_player_may_put_a_mighty_jinn_into_mana_instead(reference: str, remover: str, name: str, to: str) -> None:
    scene = Scene()
    jinn = scene.put(reference, "hero", 1)
    scene.put(remover, "hand")
    scene.do(f"play {name}")
    assert (scene.asked, scene.who) == ("instead", 1)
    scene.do("yes")
    assert scene.zone(jinn) == "mana"
    assert (len(scene.names("mana", 1)), scene.ready_mana(1)) == (11, 10)
    assert scene.names("hand", 1) == []


@pytest.mark.card("BR_19_C", "BR_19_R2")
@pytest.mark.rule("ALT-MODIFIER-06")
@pytest.mark.parametrize("reference", ["BR_19_C", "BR_19_R2"])
@pytest.mark.parametrize(("remover", "name", "to"), REMOVERS[1:])
def test_else_it_goes_where_it_is_sent(reference: str, remover: str, name: str, to: str) -> None:
    scene = Scene()
    jinn = scene.put(reference, "hero", 1)
    scene.put(remover, "hand")
    scene.do(f"play {name}", "no")
    assert scene.zone(jinn) == to
    assert len(scene.names("mana", 1)) == 10
    assert scene.names("hand", 1) == (["Mighty Jinn"] if to == "hand" else [])


@pytest.mark.card("BR_19_R1")
@pytest.mark.rule("ALT-MODIFIER-07")
@pytest.mark.parametrize(
    ("remover", "name", "to", "hand"),
    [
        ("YZ_24_C", "Banishing Gate", "discard", ["Ordis Trooper"]),
        ("BR_28_C", "Intimidation", "hand", ["Mighty Jinn", "Ordis Trooper"]),
    ],
)
def test_else_the_rare_mighty_jinn_also_draws_a_card(remover: str, name: str, to: str, hand: list[str]) -> None:
    scene = Scene()
    jinn = scene.put("BR_19_R1", "hero", 1)
    scene.put(remover, "hand")
    scene.do(f"play {name}", "no")
    assert scene.zone(jinn) == to
    assert scene.names("hand", 1) == hand


@pytest.mark.card("BR_19_R1")
@pytest.mark.rule("ALT-MODIFIER-09")
def test_a_rare_mighty_jinn_put_on_the_deck_is_the_card_that_is_drawn() -> None:
    scene = Scene()
    jinn = scene.put("BR_19_R1", "hero", 1)
    scene.put("LY_26_C", "hand")
    scene.do("play Paint Prison", "no")
    assert scene.zone(jinn) == "hand"
    assert scene.names("hand", 1) == ["Mighty Jinn"]


@pytest.mark.card(*MIGHTY)
@pytest.mark.rule("ALT-REST-01", "ALT-STATUS-FLEETING-03")
@pytest.mark.parametrize("reference", MIGHTY)
@pytest.mark.parametrize(("origin", "else_to"), [("hand", "reserve"), ("reserve", "discard")])
def test_at_rest_it_is_the_same(reference: str, origin: str, else_to: str) -> None:
    places: list[str] = []
    cards: list[int] = []
    for answer in ("yes", "no"):
        scene = Scene()
        jinn = scene.put(reference, origin)
        scene.do("play Mighty Jinn", "hero", "pass", "pass")
        assert (scene.asked, scene.who) == ("instead", 0)
        scene.do(answer)
        places.append(scene.zone(jinn))
        cards.append(len(scene.names("hand")))
    assert places == ["mana", else_to]
    # Two are drawn in the Morning, and the rare one is worth a third if it does not become mana.
    assert cards == [2, 3 if reference == "BR_19_R1" else 2]


@pytest.mark.card("BR_19_C", "BR_19_R1")
@pytest.mark.rule("ALT-MODIFIER-04", "ALT-EFFECT-02")
def test_of_two_mighty_jinns_that_rest_together_each_is_asked_about() -> None:
    scene = Scene()
    common = scene.put("BR_19_C", "hero")
    rare = scene.put("BR_19_R1", "companion")
    scene.do("pass", "pass", "yes")
    # Nothing has moved yet: both go at once.
    assert [scene.zone(common), scene.zone(rare)] == ["hero", "companion"]
    scene.do("no")
    assert [scene.zone(common), scene.zone(rare)] == ["mana", "reserve"]
    assert len(scene.names("hand")) == 3
