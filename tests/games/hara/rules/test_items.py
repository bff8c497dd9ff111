"""Items; Discard Items; Equipment Items; Giving Items."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.inventory import charges_of
from tests.games.hara.declared import item
from tests.games.hara.scene import Scene, monster

#: Three discard Items' worth of nothing: Item 1 gains a Health.
LOAF = item("honeyroot_loaf", use='[{do = "recover", health = 1}]')
#: Equipment with charges, used when one likes and when one is damaged.
BEADS = item("lucky_knucklebone", charges=2, use='[{do = "energy", red = 1}]')
BUCKLER = item("tortoise_buckler", charges=2, use='[{do = "prevent", amount = 1}]', use_at='"damaged"')
STEP = '[{do = "move", spaces = 1}]'


def left(scene: Scene, number: int) -> int:
    """The copies in the Item deck."""
    return scene.state.items_left[number]


def dash(scene: Scene, half: str) -> set[str]:
    """The spaces that Kaoru's Dash reaches from Oakenmoor 3."""
    scene.stand("kaoru", "oakenmoor-3")
    if half == "bottom":
        scene.on_board("kaoru", "kaoru_dash")
    scene.do(f"{half} kaoru_dash")
    return {word.removeprefix("go oakenmoor-") for word in scene.legal() if word.startswith("go oakenmoor-")}


# Items ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ITEM-01")
def test_every_item_has_a_name_a_number_and_an_effect() -> None:
    items = card_set().items
    assert [card.number for card in items] == list(range(25))
    assert sum(card.copies for card in items) == 50
    for card in items[1:]:
        assert card.name["en"]
        assert card.flavor["en"]
        assert card.use or card.lasting.modifiers or card.lasting.triggers
        assert not card.charges or card.equipment


@pytest.mark.rule("HARA-ITEM-02", "HARA-ITEM-03", "HARA-ITEM-04")
def test_an_item_reward_is_a_copy_from_the_deck_in_the_inventory() -> None:
    scene = Scene("kaoru", "leaf", content=LOAF)
    copies = left(scene, 1)
    scene.effect('{do = "item", number = 1}')
    scene.effect('{do = "item", number = 1}', "leaf")
    assert (scene.items("kaoru"), scene.items("leaf")) == (
        {"dreamstone": 1, "honeyroot_loaf": 1},
        {"dreamstone": 1, "honeyroot_loaf": 1},
    )
    assert left(scene, 1) == copies - 2


@pytest.mark.rule("HARA-ITEM-02")
def test_an_item_whose_copies_are_all_taken_is_not_gained() -> None:
    """A72; the Dreamstones that everybody begins with are out of the deck as well."""
    scene = Scene("kaoru", "leaf", content=LOAF)
    scene.give("leaf", *["honeyroot_loaf"] * left(scene, 1))
    scene.effect('{do = "item", number = 1}')
    assert scene.items("kaoru") == {"dreamstone": 1}
    assert left(scene, 0) == card_set().items[0].copies - 2


@pytest.mark.rule("HARA-ITEM-04")
def test_an_inventory_holds_any_number_of_items() -> None:
    """A73."""
    scene = Scene("kaoru", "leaf")
    for card in card_set().items:
        scene.give("kaoru", *[card.id] * left(scene, card.number))
    assert sum(scene.items("kaoru").values()) == 49


# Discard Items --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DISC-01", "HARA-DISC-02")
def test_a_discard_item_is_used_once_and_returns_to_its_deck() -> None:
    """A71."""
    scene = Scene("kaoru", "leaf", content=LOAF)
    copies = left(scene, 1)
    scene.give("kaoru", "honeyroot_loaf")
    scene.have("kaoru", health=5, activations=0)
    scene.do("use honeyroot_loaf")
    assert scene.health("kaoru") == 6
    assert (scene.items("kaoru"), left(scene, 1)) == ({"dreamstone": 1}, copies)
    assert scene.discarded() == set()
    scene.effect('{do = "item", number = 1}')
    assert scene.items("kaoru") == {"dreamstone": 1, "honeyroot_loaf": 1}


@pytest.mark.rule("HARA-DISC-01")
def test_a_discard_item_takes_no_activation() -> None:
    scene = Scene("kaoru", "leaf", content=LOAF)
    scene.give("kaoru", "honeyroot_loaf")
    scene.do("use honeyroot_loaf")
    assert scene.state.activations == 3


@pytest.mark.rule("HARA-DISC-01")
def test_a_discard_item_is_for_ones_own_turn_unless_it_says_otherwise() -> None:
    hit = '{do = "damage", amount = 2, target = "player"}'
    scene = Scene("kaoru", "leaf", content=LOAF)
    scene.give("leaf", "honeyroot_loaf")
    assert "use honeyroot_loaf" not in scene.legal()
    scene.effect(hit)
    scene.do("aim leaf")
    assert scene.kind == "adventure"
    scene = Scene("kaoru", "leaf", content=item("moonmilk", use='[{do = "prevent", amount = 1}]', use_at='"damaged"'))
    scene.give("leaf", "moonmilk")
    health = scene.health("leaf")
    scene.effect(hit)
    scene.do("aim leaf")
    assert (scene.kind, scene.asked) == ("respond", scene.seat("leaf"))
    scene.do("use moonmilk")
    assert (scene.health("leaf"), scene.items("leaf")) == (health - 1, {"dreamstone": 1})


# Equipment Items ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-EQUIP-01")
def test_equipment_lasts_until_it_is_discarded_or_stolen() -> None:
    scene = Scene("kaoru", "leaf", content=item("sunfang", gives='[{what = "attack", plus = 2}]'))
    scene.give("kaoru", "sunfang")
    leaf = 20
    for _ in range(2):
        scene.have("leaf", health=leaf)
        scene.effect('{do = "damage", amount = 1, target = "player"}')
        scene.do("aim leaf")
        assert scene.health("leaf") == leaf - 3
    scene.effect('{do = "steal", range = 0}', "leaf")
    scene.do("aim kaoru", "pick sunfang")
    assert scene.items("leaf") == {"dreamstone": 1, "sunfang": 1}
    scene.effect('{do = "damage", amount = 1, target = "player"}')
    scene.do("aim leaf")
    assert scene.health("leaf") == leaf - 4
    scene.effect('{do = "discard_item"}', "leaf")
    scene.do("pick sunfang")
    assert (scene.items("leaf"), left(scene, 21)) == ({"dreamstone": 1}, 1)


@pytest.mark.rule("HARA-EQUIP-02")
def test_two_copies_of_one_equipment_work_once() -> None:
    content = item("swallow_sandals", gives='[{what = "attack", plus = 1}]')
    content += item("hunters_tally", when='[{at = "monster_defeated", then = [{do = "energy", blue = 1}]}]')
    content += monster("hedge_imp", health=2)
    scene = Scene("kaoru", "leaf", content=content)
    scene.give("kaoru", "swallow_sandals", "swallow_sandals", "hunters_tally", "hunters_tally")
    scene.put("hedge_imp", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.have("leaf", health=9)
    scene.stand("leaf", "oakenmoor-1")
    scene.effect('{do = "damage_all", amount = 1, target = "other"}')
    assert scene.health("leaf") == 7
    assert scene.energy("kaoru") == (0, 1, 0)


@pytest.mark.rule("HARA-EQUIP-03", "HARA-EQUIP-04", "HARA-EQUIP-05")
def test_each_use_takes_a_charge_and_with_the_last_one_the_item_is_gone() -> None:
    """A71: back to the Item deck."""
    scene = Scene("kaoru", "leaf", content=BEADS)
    copies = left(scene, 19)
    scene.give("kaoru", "lucky_knucklebone")
    assert charges_of(scene.state, 0, 19) == [2]
    scene.do("use lucky_knucklebone")
    assert (charges_of(scene.state, 0, 19), scene.state.activations) == ([1], 3)
    scene.have("kaoru", activations=0)
    scene.do("use lucky_knucklebone")
    assert scene.energy("kaoru") == (2, 0, 0)
    assert (scene.items("kaoru"), left(scene, 19)) == ({"dreamstone": 1}, copies)


@pytest.mark.rule("HARA-EQUIP-04")
def test_some_charges_are_used_outside_ones_turn() -> None:
    scene = Scene("kaoru", "leaf", content=BUCKLER)
    scene.give("leaf", "tortoise_buckler")
    scene.have("leaf", health=6)
    scene.effect('{do = "damage", amount = 3, target = "player"}')
    scene.do("aim leaf")
    assert (scene.kind, scene.asked) == ("respond", scene.seat("leaf"))
    scene.do("use tortoise_buckler", "done")
    assert (scene.health("leaf"), charges_of(scene.state, 1, 18)) == (4, [1])


@pytest.mark.rule("HARA-EQUIP-02", "HARA-EQUIP-03")
def test_charges_of_several_copies_are_used_one_copy_after_the_other() -> None:
    """A74."""
    scene = Scene("kaoru", "leaf", content=BEADS)
    scene.give("kaoru", "lucky_knucklebone", "lucky_knucklebone")
    for charges in ([1, 2], [2], [1], []):
        scene.do("use lucky_knucklebone")
        assert charges_of(scene.state, 0, 19) == charges
    assert scene.energy("kaoru") == (4, 0, 0)


@pytest.mark.rule("HARA-EQUIP-06")
@pytest.mark.parametrize(
    ("half", "top", "bottom"),
    [(', half = "top"', {"1", "2", "4", "5"}, {"2", "4"}), (', half = "bottom"', {"2", "4"}, {"1", "2", "4", "5"})],
)
def test_what_changes_dash_says_which_half(half: str, top: set[str], bottom: set[str]) -> None:
    content = item("swallow_sandals", gives=f'[{{what = "dash_move", plus = 1{half}}}]') + _dash()
    for which, reached in (("top", top), ("bottom", bottom)):
        scene = Scene("kaoru", "leaf", content=content)
        scene.give("kaoru", "swallow_sandals")
        assert dash(scene, which) == reached


@pytest.mark.rule("HARA-EQUIP-06")
@pytest.mark.parametrize("which", ["top", "bottom"])
def test_what_does_not_say_which_half_changes_both(which: str) -> None:
    content = item("swallow_sandals", gives='[{what = "dash_move", plus = 1}]') + _dash()
    scene = Scene("kaoru", "leaf", content=content)
    scene.give("kaoru", "swallow_sandals")
    assert dash(scene, which) == {"1", "2", "4", "5"}


def _dash() -> str:
    return f'[[ability]]\nid = "kaoru_dash"\nname = "Dash"\ngroup = "core"\ntop = {STEP}\nbottom = {STEP}\n'


# Giving Items ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-GIVE-01")
def test_items_are_given_to_anybody_on_the_same_space() -> None:
    """A75: free, any number, to opponents too."""
    scene = Scene("kaoru", "leaf", "soff", content=LOAF)
    scene.give("kaoru", "honeyroot_loaf", "honeyroot_loaf")
    scene.have("kaoru", activations=0)
    for who in ("kaoru", "leaf", "soff"):
        scene.stand(who, "oakenmoor-1")
    scene.do("give honeyroot_loaf", "aim leaf", "give honeyroot_loaf", "aim soff")
    assert scene.items("kaoru") == {"dreamstone": 1}
    assert scene.items("leaf") == scene.items("soff") == {"dreamstone": 1, "honeyroot_loaf": 1}
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-GIVE-01")
def test_nobody_elsewhere_is_given_anything() -> None:
    scene = Scene("kaoru", "leaf", "soff", content=LOAF)
    scene.give("kaoru", "honeyroot_loaf")
    scene.stand("kaoru", "oakenmoor-1")
    scene.stand("leaf", "oakenmoor-2")
    assert "give honeyroot_loaf" not in scene.legal()
    scene.stand("soff", "oakenmoor-1")
    scene.do("give honeyroot_loaf")
    assert scene.items("soff") == {"dreamstone": 1, "honeyroot_loaf": 1}


@pytest.mark.rule("HARA-GIVE-03")
def test_nobody_takes_items_and_giving_is_for_ones_own_turn() -> None:
    scene = Scene("kaoru", "leaf", content=LOAF)
    scene.no_items("kaoru")
    scene.give("leaf", "honeyroot_loaf")
    assert not [word for word in scene.legal() if word.startswith(("give", "pick"))]
    scene.begin_turn("leaf")
    assert "give honeyroot_loaf" in scene.legal()


@pytest.mark.rule("HARA-GIVE-01")
@pytest.mark.parametrize(("answer", "taken"), [("yes", 1), ("done", 0)])
def test_a_gift_may_be_refused_only_where_that_is_agreed(answer: str, taken: int) -> None:
    """A75."""
    scene = Scene("kaoru", "leaf", content=LOAF, gifts_may_be_refused=True)
    scene.give("kaoru", "honeyroot_loaf")
    scene.do("give honeyroot_loaf")
    assert (scene.kind, scene.asked) == ("gift", scene.seat("leaf"))
    scene.do(answer)
    assert scene.items("leaf").get("honeyroot_loaf", 0) == taken
    assert scene.items("kaoru").get("honeyroot_loaf", 0) == 1 - taken
    scene = Scene("kaoru", "leaf", content=LOAF)
    scene.give("kaoru", "honeyroot_loaf")
    scene.do("give honeyroot_loaf")
    assert (scene.kind, scene.items("leaf")["honeyroot_loaf"]) == ("adventure", 1)


@pytest.mark.rule("HARA-GIVE-02")
def test_a_given_item_keeps_its_charges() -> None:
    scene = Scene("kaoru", "leaf", content=BEADS)
    scene.give("kaoru", "lucky_knucklebone")
    scene.do("use lucky_knucklebone", "give lucky_knucklebone")
    assert charges_of(scene.state, 1, 19) == [1]


@pytest.mark.rule("HARA-GIVE-02", "HARA-EQUIP-03")
def test_two_copies_that_were_used_keep_their_charges_apart() -> None:
    """A74."""
    scene = Scene("kaoru", "leaf", content=BEADS)
    scene.give("leaf", "lucky_knucklebone")
    scene.give("kaoru", "lucky_knucklebone")
    scene.do("use lucky_knucklebone", "give lucky_knucklebone")
    assert charges_of(scene.state, 1, 19) == [1, 2]
    scene.begin_turn("leaf")
    scene.do("use lucky_knucklebone", "use lucky_knucklebone", "use lucky_knucklebone")
    assert "use lucky_knucklebone" not in scene.legal()
    scene = Scene("kaoru", "leaf", content=BEADS)
    scene.give("leaf", "lucky_knucklebone")
    scene.give("kaoru", "lucky_knucklebone")
    scene.do("use lucky_knucklebone")
    scene.begin_turn("leaf")
    scene.do("use lucky_knucklebone", "give lucky_knucklebone")
    assert charges_of(scene.state, 0, 19) == [1, 1]
