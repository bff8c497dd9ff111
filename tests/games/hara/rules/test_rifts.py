"""Challenge Ratings; Rifts."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tests.games.hara.declared import rift
from tests.games.hara.scene import Scene

PAY_FIRST = (
    '{do = "challenge", rating = 6, order = "pay_first", '
    'success = [{do = "energy", red = 1}], fail = [{do = "energy", blue = 1}]}'
)
ROLL_FIRST = PAY_FIRST.replace("pay_first", "roll_first")


def on_rift(*champions: str, where: str = "oakenmoor-1", **facts: object) -> Scene:
    """The Small Red Rift as declared on Oakenmoor 1, the first champion on a space with 4 Spirit."""
    scene = Scene(*(champions or ("kaoru", "leaf")), content=rift("small_red_rift", **facts))
    scene.put("small_red_rift", "oakenmoor-1")
    scene.stand(0, where)
    scene.have(0, spirit=4, health=8)
    return scene


# Challenge Ratings ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CR-01", "HARA-RIFT-01")
def test_every_rift_has_a_name_a_color_a_gift_a_rating_and_a_success_reward() -> None:
    rifts = list(card_set().rifts.values())
    assert len(rifts) == 11
    for card in rifts:
        assert card.name["en"].endswith("Rift")
        assert card.rating > 0
        assert any(card.gift)
        assert any(card.reward) or card.item >= 0


@pytest.mark.rule("HARA-CR-02", "HARA-CR-03", "HARA-CR-04", "HARA-CR-05")
@pytest.mark.parametrize(("paid", "energy"), [(1, (0, 1, 0)), (2, (1, 0, 0)), (3, (1, 0, 0))])
def test_roll_first_then_pay(paid: int, energy: tuple[int, int, int]) -> None:
    """A48: more than enough may be paid."""
    scene = on_rift()
    with scene.dice(4):
        scene.effect(ROLL_FIRST)
    assert scene.kind == "pay_after"
    assert scene.legal() == ["0", "1", "2", "3", "4"]
    scene.do(str(paid))
    assert (scene.energy("kaoru"), scene.spirit("kaoru")) == (energy, 4 - paid)


@pytest.mark.rule("HARA-CR-03", "HARA-CR-05")
def test_a_roll_that_is_enough_asks_for_no_spirit() -> None:
    """A48."""
    scene = on_rift()
    with scene.dice(6):
        scene.effect(ROLL_FIRST)
    assert (scene.kind, scene.energy("kaoru"), scene.spirit("kaoru")) == ("adventure", (1, 0, 0), 4)


@pytest.mark.rule("HARA-CR-02", "HARA-CR-03", "HARA-CR-04", "HARA-CR-06")
@pytest.mark.parametrize(("rolled", "energy"), [(3, (0, 1, 0)), (4, (1, 0, 0)), (5, (1, 0, 0))])
def test_pay_first_then_roll(rolled: int, energy: tuple[int, int, int]) -> None:
    scene = on_rift()
    scene.effect(PAY_FIRST)
    assert scene.kind == "pay_first"
    with scene.dice(rolled):
        scene.do("2")
    assert (scene.kind, scene.energy("kaoru"), scene.spirit("kaoru")) == ("adventure", energy, 2)


@pytest.mark.rule("HARA-CR-07")
@pytest.mark.parametrize("effect", [PAY_FIRST, ROLL_FIRST])
def test_nobody_pays_more_spirit_than_they_have_and_nothing_may_be_paid(effect: str) -> None:
    scene = on_rift()
    scene.have("kaoru", spirit=2)
    with scene.dice(1):
        scene.effect(effect)
        assert scene.legal() == ["0", "1", "2"]
        scene.do("0")
    assert (scene.energy("kaoru"), scene.spirit("kaoru")) == ((0, 1, 0), 2)


@pytest.mark.rule("HARA-CR-04")
def test_without_a_text_for_it_failure_does_nothing() -> None:
    scene = on_rift()
    scene.have("kaoru", spirit=0)
    with scene.dice(1):
        scene.effect('{do = "challenge", rating = 6, order = "pay_first", success = [{do = "energy", red = 1}]}')
    assert (scene.kind, scene.energy("kaoru")) == ("adventure", (0, 0, 0))


# Rifts ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-RIFT-02", "HARA-RIFT-03")
def test_a_rift_may_be_closed_from_its_space_and_costs_nothing() -> None:
    scene = on_rift(gift="{red = 1}")
    scene.have("kaoru", activations=0)
    assert "close" in scene.legal()
    with scene.dice(4):
        scene.do("close")
    assert (scene.spirit("kaoru"), scene.energy("kaoru")) == (4, (1, 0, 0))


@pytest.mark.rule("HARA-RIFT-03")
def test_closing_takes_no_activation() -> None:
    scene = on_rift()
    with scene.dice(4):
        scene.do("close")
    assert scene.state.activations == 3


@pytest.mark.rule("HARA-RIFT-02")
def test_closing_is_for_whoever_is_on_the_space_and_not_compulsory() -> None:
    scene = on_rift(where="oakenmoor-2")
    assert "close" not in scene.legal()
    scene.stand("kaoru", "oakenmoor-1")
    scene.end_turn()
    assert scene.at("oakenmoor-1") == "small_red_rift"


@pytest.mark.rule("HARA-RIFT-02")
def test_a_rift_is_not_closed_in_passing() -> None:
    """A47: between effects only."""
    scene = on_rift(where="oakenmoor-2")
    scene.effect('{do = "move", spaces = 2}')
    scene.do("step oakenmoor-1")
    assert "close" not in scene.legal()
    scene.do("done")
    assert "close" in scene.legal()


@pytest.mark.rule("HARA-RIFT-04")
def test_a_rift_is_closed_on_ones_own_turn() -> None:
    scene = on_rift("kaoru", "leaf", where="oakenmoor-3")
    scene.stand("leaf", "oakenmoor-1")
    assert (scene.asked, "close" in scene.legal()) == (0, False)
    scene.begin_turn("leaf")
    assert (scene.asked, "close" in scene.legal()) == (1, True)


@pytest.mark.rule("HARA-RIFT-04")
def test_a_card_may_close_a_rift_from_afar_and_outside_ones_turn() -> None:
    scene = on_rift("kaoru", "leaf", where="oakenmoor-3", gift="{red = 1}")
    scene.stand("leaf", "oakenmoor-3")
    scene.effect('{do = "close_rift", range = 2}', "leaf")
    assert scene.legal() == ["done", "aim oakenmoor-1"]
    with scene.dice(6):
        scene.do("aim oakenmoor-1")
    assert scene.energy("leaf") == (1, 0, 0)


@pytest.mark.rule("HARA-RIFT-05", "HARA-RIFT-06")
def test_the_gift_comes_first_then_the_roll_then_spirit_then_the_reward() -> None:
    """A49."""
    scene = on_rift(gift="{gold = 1, red = 1}", rating=5, reward="{blue = 2}", item=1)
    with scene.dice(3):
        scene.do("close")
        assert (scene.kind, scene.told("challenge")) == ("gold", [])
        scene.do("red")
    assert (scene.kind, scene.energy("kaoru")) == ("pay_after", (2, 0, 0))
    scene.do("2")
    assert (scene.energy("kaoru"), scene.spirit("kaoru")) == ((2, 2, 0), 2)
    assert scene.items("kaoru") == {"dreamstone": 1, "honeyroot_loaf": 1}


@pytest.mark.rule("HARA-RIFT-07", "HARA-RIFT-08")
def test_failing_costs_nothing_the_gift_is_kept_and_the_rift_closed() -> None:
    scene = on_rift(gift="{red = 1}", rating=6, reward="{blue = 2}", item=1)
    with scene.dice(1):
        scene.do("close")
    scene.do("0")
    assert (scene.energy("kaoru"), scene.spirit("kaoru"), scene.health("kaoru")) == ((1, 0, 0), 4, 8)
    assert scene.items("kaoru") == {"dreamstone": 1}
    assert (scene.at("oakenmoor-1"), scene.discarded()) == ("", {"small_red_rift"})


@pytest.mark.rule("HARA-RIFT-08")
def test_a_rift_that_was_closed_with_success_goes_to_the_discard_pile() -> None:
    scene = on_rift(rating=1)
    scene.do("close")
    assert (scene.at("oakenmoor-1"), scene.discarded()) == ("", {"small_red_rift"})


@pytest.mark.rule("HARA-RIFT-05", "HARA-RIFT-08")
def test_thomas_has_his_rune_with_the_gift_whatever_the_roll() -> None:
    """A97."""
    scene = on_rift("thomas", "leaf", gift="{gold = 1}", rating=9)
    runes = scene.resource("thomas", "runes")
    scene.do("close")
    assert (scene.kind, scene.resource("thomas", "runes")) == ("gold", runes + 1)
