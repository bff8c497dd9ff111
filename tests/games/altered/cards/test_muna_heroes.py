"""The Heroes of Muna: Teija & Nauraa beside other Reactions, Arjun & Spike, Rin & Orchid."""

import pytest

from tavola.games.altered.creating import MoveExpedition
from tavola.games.altered.where import MY_HERO_EXPEDITION
from tests.games.altered.rules.made import spell
from tests.games.altered.scene import Scene

# Teija & Nauraa -------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_01_C")
@pytest.mark.rule("ALT-PLAY-13", "ALT-REACT-02")
def test_the_boost_of_teija_and_the_characters_own_reaction_are_pending_together() -> None:
    scene = Scene(heroes=("MU_01_C", None))
    shroom = scene.put("MU_08_C", "hand")
    scene.do("play Sneezer Shroom", "hero")
    assert (scene.asked, scene.who, len(scene.options)) == ("reaction", 0, 2)
    scene.do("1")
    assert scene.boosts(shroom) == 1
    assert scene.has(shroom, "anchored")


# Arjun & Spike --------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_02_C")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_arjun_discards_a_reserve_card_to_anchor_the_next_small_character(origin: str) -> None:
    scene = Scene(heroes=("MU_02_C", None))
    given = scene.put("MU_05_C", "reserve")
    kept = scene.put("MU_07_C", "reserve")
    inari = scene.put("MU_11_C", origin)
    scene.do("use Arjun & Spike", "pick Kitsune")
    assert scene.zone(given) == "discard"
    assert (scene.asked, scene.who) == ("turn", 0)
    scene.do("play Inari", "hero")
    assert scene.has(inari, "anchored")
    assert scene.zone(kept) == "reserve"
    assert scene.ready_mana() == (10 - 3 if origin == "hand" else 10 - 2)


@pytest.mark.card("MU_02_C")
@pytest.mark.rule("ALT-CARD-13")
def test_arjun_anchors_no_character_with_hand_cost_4() -> None:
    scene = Scene(heroes=("MU_02_C", None))
    scene.put("MU_05_C", "reserve")
    large = scene.put("MU_14_C", "hand")
    scene.do("use Arjun & Spike", "play Cernunnos", "hero")
    assert not scene.has(large, "anchored")


@pytest.mark.card("MU_02_C")
@pytest.mark.rule("ALT-COST-07")
def test_arjun_cannot_be_used_without_a_card_in_the_own_reserve() -> None:
    scene = Scene(heroes=("MU_02_C", None))
    scene.put("MU_05_C", "reserve", 1)
    scene.put("MU_05_C", "hand")
    assert not scene.can("use Arjun & Spike")


@pytest.mark.card("MU_02_C")
@pytest.mark.rule("ALT-QUICK-04")
def test_arjun_can_be_used_once_a_day() -> None:
    scene = Scene(heroes=("MU_02_C", None))
    scene.put("MU_05_C", "reserve")
    scene.put("MU_05_C", "reserve")
    scene.do("use Arjun & Spike", "pick Kitsune")
    assert not scene.can("use Arjun & Spike")
    # The next Day begins with the other player's turn.
    scene.to_next_afternoon()
    scene.do("pass")
    assert scene.can("use Arjun & Spike")


@pytest.mark.card("MU_02_C")
@pytest.mark.rule("ALT-DUR-02")
def test_arjun_waits_for_a_character_until_the_end_of_the_turn_only() -> None:
    scene = Scene(heroes=("MU_02_C", None))
    scene.put("MU_05_C", "reserve")
    scene.put("MU_29_C", "hand")
    mine = scene.put("MU_11_C", "hand")
    theirs = scene.put("MU_07_C", "hand", 1)
    scene.do("use Arjun & Spike", "play Harvest", "play Mowgli", "hero", "play Inari", "hero")
    assert not scene.has(mine, "anchored")
    assert not scene.has(theirs, "anchored")


# Rin & Orchid ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_03_C")
def test_rin_draws_and_puts_a_card_aside_when_an_expedition_moves_due_to_forest() -> None:
    scene = Scene(heroes=("MU_03_C", None))
    scene.put("MU_07_C", "hero")
    inari = scene.put("MU_11_C", "hand")
    scene.to_dusk()
    assert (scene.asked, scene.who) == ("card", 0)
    assert scene.names("hand") == ["Inari", "Ordis Trooper"]
    assert not scene.can("no")
    scene.do("pick Inari")
    assert scene.zone(inari) == "reserve"


@pytest.mark.card("MU_03_C")
def test_rin_reacts_once_to_a_move_due_to_forest_and_other_terrains() -> None:
    scene = Scene(heroes=("MU_03_C", None))
    scene.put("MU_14_C", "companion")
    scene.to_dusk()
    # The card just drawn was the only one to put aside; then Morning has drawn two.
    assert scene.names("reserve") == ["Ordis Trooper", "Cernunnos"]
    assert len(scene.names("deck")) == 10 - 1 - 2


@pytest.mark.card("MU_03_C")
@pytest.mark.rule("ALT-REACT-09")
def test_rin_reacts_to_each_expedition_that_moves_due_to_forest() -> None:
    scene = Scene(heroes=("MU_03_C", None))
    scene.put("MU_07_C", "hero")
    scene.put("MU_07_C", "companion")
    scene.put("MU_11_C", "hand")
    scene.to_dusk()
    assert (scene.asked, len(scene.options)) == ("reaction", 2)
    scene.do("1", "pick Inari")
    assert scene.asked == "card"
    assert scene.names("hand") == ["Ordis Trooper", "Ordis Trooper"]
    assert scene.names("reserve") == ["Inari"]


@pytest.mark.card("MU_03_C")
def test_rin_does_nothing_when_an_expedition_moves_due_to_another_terrain() -> None:
    scene = Scene(heroes=("MU_03_C", None))
    scene.put("MU_04_C", "hero")
    scene.to_dusk()
    assert scene.state.at[0] == 1
    assert scene.names("reserve") == ["Muna Caregiver"]
    assert len(scene.names("deck")) == 10 - 2


@pytest.mark.card("MU_03_C")
@pytest.mark.rule("ALT-PROGRESS-03")
def test_rin_does_nothing_where_the_region_has_no_forest() -> None:
    scene = Scene(heroes=("MU_03_C", None))
    scene.at(2, 7, 2, 7)
    scene.put("MU_14_C", "hero")
    scene.to_dusk()
    assert scene.state.at[0] == 3
    assert scene.names("reserve") == ["Cernunnos"]


@pytest.mark.card("MU_03_C")
def test_rin_does_nothing_when_the_opponent_moves_due_to_forest() -> None:
    scene = Scene(heroes=("MU_03_C", None))
    scene.put("MU_07_C", "hero", 1)
    scene.to_dusk()
    assert scene.state.at[2] == 1
    assert scene.names("reserve") == []
    assert len(scene.names("deck")) == 10 - 2


@pytest.mark.card("MU_03_C")
def test_rin_does_nothing_when_an_effect_moves_an_expedition() -> None:
    scene = Scene(heroes=("MU_03_C", None))
    scene.put(spell("March", MoveExpedition(MY_HERO_EXPEDITION, 1)), "hand")
    scene.do("play March")
    assert scene.state.at[0] == 1
    assert len(scene.names("deck")) == 10
