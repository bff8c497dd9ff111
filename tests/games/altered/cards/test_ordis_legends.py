"""Jeanne d'Arc, Quetzalcóatl, Anubis and Robin Hood in the prints that are in no starter deck."""

import pytest

from tavola.games.altered.card import Card
from tavola.games.altered.drawing import Draw
from tests.games.altered.cards.printed import check_costs, check_statistics
from tests.games.altered.rules.made import landmark, spell
from tests.games.altered.scene import Scene

CHARACTERS = [
    pytest.param("OR_17_R2", "Jeanne d'Arc", 5, [3, 3, 3], marks=pytest.mark.card("OR_17_R2")),
    pytest.param("OR_18_C", "Quetzalcóatl", 4, [4, 4, 4], marks=pytest.mark.card("OR_18_C")),
    pytest.param("OR_18_R1", "Quetzalcóatl", 3, [3, 3, 3], marks=pytest.mark.card("OR_18_R1")),
    pytest.param("OR_18_R2", "Quetzalcóatl", 3, [3, 3, 3], marks=pytest.mark.card("OR_18_R2")),
    pytest.param("OR_20_C", "Anubis", 5, [3, 4, 3], marks=pytest.mark.card("OR_20_C")),
    pytest.param("OR_20_R1", "Anubis", 4, [3, 3, 3], marks=pytest.mark.card("OR_20_R1")),
    pytest.param("OR_20_R2", "Anubis", 5, [3, 4, 3], marks=pytest.mark.card("OR_20_R2")),
    pytest.param("OR_21_C", "Robin Hood", 4, [3, 2, 2], marks=pytest.mark.card("OR_21_C")),
    pytest.param("OR_21_R1", "Robin Hood", 4, [3, 2, 2], marks=pytest.mark.card("OR_21_R1")),
    pytest.param("OR_21_R2", "Robin Hood", 4, [3, 0, 3], marks=pytest.mark.card("OR_21_R2")),
]


@pytest.mark.parametrize(("reference", "name", "cost", "stats"), CHARACTERS)
def test_a_character_costs_and_counts_what_it_prints(reference: str, name: str, cost: int, stats: list[int]) -> None:
    check_costs(reference, name, cost, cost)
    check_statistics(reference, stats)


# Jeanne d'Arc ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_17_R2", "AX_31_C")
@pytest.mark.rule("ALT-REST-04", "ALT-REST-05")
def test_the_axiom_jeanne_leaving_at_rest_leaves_brassbugs_for_the_next_day() -> None:
    scene = Scene()
    jeanne = scene.put("OR_17_R2", "hand")
    scene.do("play Jeanne d'Arc", "hero")
    assert scene.names("companion") == []
    scene.to_dusk()
    assert (scene.zone(jeanne), scene.state.day) == ("reserve", 3)
    assert scene.names("hero") == scene.names("companion") == ["Brassbug"]


@pytest.mark.card("OR_17_R2")
@pytest.mark.rule("ALT-REACT-16")
def test_the_axiom_jeanne_discarded_by_the_opponent_leaves_brassbugs_to_her_own_player() -> None:
    scene = Scene()
    scene.put("OR_17_R2", "companion", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    assert scene.names("hero", 1) == scene.names("companion", 1) == ["Brassbug"]
    assert scene.names("hero") + scene.names("companion") == []


@pytest.mark.card("OR_17_R2")
def test_the_axiom_jeanne_leaving_reserve_leaves_nobody() -> None:
    scene = Scene()
    scene.put("OR_14_C", "hand")
    scene.put("OR_17_R2", "reserve", 1)
    scene.do("play Ordis Spy", "hero", "pick Jeanne d'Arc")
    assert scene.names("hero", 1) + scene.names("companion", 1) == []


# Quetzalcóatl ---------------------------------------------------------------------------------------------------------

SERPENTS = ["OR_18_C", "OR_18_R1", "OR_18_R2"]


@pytest.mark.card("OR_18_C", "OR_18_R1", "OR_18_R2")
@pytest.mark.rule("ALT-TARGET-06", "ALT-ACTION-RESUPPLY-02")
@pytest.mark.parametrize("reference", SERPENTS)
@pytest.mark.parametrize(
    ("theirs", "name"), [("YZ_11_C", "Baba Yaga"), ("LY_11_C", "Esmeralda")], ids=["drawing", "resupplying"]
)
@pytest.mark.parametrize(("answer", "player"), [("companion", 0), ("their companion", 1)])
def test_quetzalcoatl_makes_a_recruit_when_the_opponent_draws_or_resupplies(
    reference: str, theirs: str, name: str, answer: str, player: int
) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put(theirs, "hand", 1)
    scene.do("play Quetzalcóatl", "hero", f"play {name}", "hero")
    assert (scene.asked, scene.who) == ("expedition", 0)
    assert not scene.can("no")
    scene.do(answer)
    assert scene.names("companion", player) == ["Ordis Recruit"]
    assert len(scene.events("created")) == 1


@pytest.mark.card("OR_18_C", "OR_18_R1", "OR_18_R2")
@pytest.mark.rule("ALT-GOLDEN-13", "ALT-GOLDEN-14")
@pytest.mark.parametrize("reference", SERPENTS)
@pytest.mark.parametrize(
    ("card", "name", "player", "recruits"),
    [
        ("YZ_11_C", "Baba Yaga", 0, 0),
        ("LY_11_C", "Esmeralda", 0, 0),
        ("MU_12_C", "Daughter of Yggdrasil", 1, 0),
        ("MU_12_C", "Daughter of Yggdrasil", 0, 1),
        ("MU_05_C", "Kitsune", 0, 1),
    ],
    ids=["own draw", "own resupply", "the opponent lets one draw", "the opponent is let draw", "each player draws"],
)
def test_quetzalcoatl_looks_at_who_draws_and_not_at_whose_effect_it_is(
    reference: str, card: str, name: str, player: int, recruits: int
) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put(card, "hand", player)
    if player:
        scene.do("pass")
    scene.do(f"play {name}", "companion")
    assert scene.asked == ("expedition" if recruits else "turn")
    if recruits:
        scene.do("hero")
    assert len(scene.events("created")) == recruits


@pytest.mark.card("OR_18_C", "OR_18_R1", "OR_18_R2")
@pytest.mark.rule("ALT-REACT-09", "ALT-ACTION-DRAW-01")
@pytest.mark.parametrize("reference", SERPENTS)
def test_quetzalcoatl_makes_one_recruit_for_the_two_cards_of_a_morning(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero", statuses="anchored")
    scene.morning()
    while scene.asked != "expedition":
        scene.do("no")
    scene.do("hero")
    while scene.asked != "turn":
        scene.do("no")
    assert len(scene.names("hand", 1)) == 2
    assert len(scene.events("created")) == 1


@pytest.mark.card("OR_18_C", "OR_18_R1", "OR_18_R2")
@pytest.mark.rule("ALT-EMPTY-02")
@pytest.mark.parametrize("reference", SERPENTS)
def test_quetzalcoatl_makes_nobody_when_no_card_was_there_to_draw(reference: str) -> None:
    scene = Scene(deck=0)
    scene.put(reference, "hero")
    scene.put("YZ_11_C", "hand", 1)
    scene.do("pass", "play Baba Yaga", "hero")
    assert scene.asked == "turn"
    assert scene.events("created") == []


# Anubis ---------------------------------------------------------------------------------------------------------------

ANUBISES = ["OR_20_C", "OR_20_R1", "OR_20_R2"]


@pytest.mark.card("OR_20_C", "OR_20_R1", "OR_20_R2")
@pytest.mark.rule("ALT-EFFECT-15", "ALT-GOLDEN-08", "ALT-ACTION-SACRIFICE-03")
@pytest.mark.parametrize("reference", ANUBISES)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_anubis_makes_each_player_sacrifice_a_character_of_their_choice(reference: str, origin: str) -> None:
    scene = Scene(mana=5)
    anubis = scene.put(reference, origin)
    mine = [scene.put("OR_05_C", "hero"), scene.put("OR_07_C", "companion")]
    theirs = [scene.put("MU_11_C", "hero", 1), scene.put("BR_22_R1", "companion", 1)]
    scene.do("play Anubis", "hero")
    assert (scene.asked, scene.who) == ("sacrifice", 0)
    assert not scene.can("no")
    scene.do("pick Ordis Trooper")
    # Both leave at once, when both are named; Tough is no matter, for nothing is a target.
    assert (scene.who, scene.zone(mine[0])) == (1, "hero")
    scene.do("pick Shenlong")
    assert [scene.zone(one) for one in (*mine, *theirs, anubis)] == [
        "discard",
        "companion",
        "hero",
        "discard",
        "hero",
    ]


@pytest.mark.card("OR_20_C", "OR_20_R1", "OR_20_R2")
@pytest.mark.rule("ALT-ACTION-SACRIFICE-01", "ALT-EFFECT-16")
@pytest.mark.parametrize("reference", ANUBISES)
def test_anubis_without_companions_is_the_one_sacrificed(reference: str) -> None:
    scene = Scene()
    anubis = scene.put(reference, "hand")
    theirs = scene.put("MU_11_C", "hero", 1)
    scene.put("AX_25_C", "landmark")
    scene.do("play Anubis", "hero")
    assert [scene.zone(one) for one in (anubis, theirs)] == ["discard", "discard"]
    assert scene.names("landmark") == ["Axiom Reprocessor"]


@pytest.mark.card("OR_20_C", "OR_20_R1", "OR_20_R2")
@pytest.mark.rule("ALT-EFFECT-16")
@pytest.mark.parametrize("reference", ANUBISES)
def test_anubis_may_be_kept_while_the_opponent_has_nobody(reference: str) -> None:
    scene = Scene()
    anubis = scene.put(reference, "hand")
    recruit = scene.put("OR_31_C", "hero")
    scene.do("play Anubis", "hero", "pick Ordis Recruit")
    assert [scene.zone(one) for one in (anubis, recruit)] == ["hero", "gone"]
    assert (scene.asked, scene.who) == ("turn", 1)


# Robin Hood -----------------------------------------------------------------------------------------------------------

HOODS = ["OR_21_C", "OR_21_R1", "OR_21_R2"]


def spent_on(reference: str | Card, name: str, hoods: list[str], origin: str = "hand", player: int = 1) -> int:
    """The mana that a card costs with these Robin Hoods on the first player's side."""
    scene = Scene()
    for hood in hoods:
        scene.put(hood, "hero")
    scene.put(reference, origin, player)
    if player:
        scene.do("pass")
    scene.do(f"play {name}")
    if scene.asked == "expedition":
        scene.do("hero")
    return 10 - scene.ready_mana(player)


@pytest.mark.card("OR_21_C", "OR_21_R1", "OR_21_R2")
@pytest.mark.rule("ALT-COST-03")
@pytest.mark.parametrize("hood", HOODS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_robin_hood_makes_a_cheap_character_of_the_opponent_cost_2(hood: str, origin: str) -> None:
    assert spent_on("OR_05_C", "Ordis Trooper", [hood], origin) == 2
    # It is a floor, not a surcharge, and two of them are none the higher.
    assert spent_on("OR_07_C", "Monolith Rune-Scribe", [hood], origin) == 2
    assert spent_on("OR_05_C", "Ordis Trooper", [hood, hood], origin) == 2


@pytest.mark.card("OR_21_C", "OR_21_R1", "OR_21_R2")
@pytest.mark.parametrize("hood", HOODS)
def test_robin_hood_leaves_the_prices_of_his_own_player_alone(hood: str) -> None:
    assert spent_on("OR_05_C", "Ordis Trooper", [hood], player=0) == 1


@pytest.mark.card("OR_21_C", "OR_21_R1", "OR_21_R2")
@pytest.mark.parametrize("hood", HOODS)
def test_robin_hood_in_reserve_changes_no_price(hood: str) -> None:
    scene = Scene(mana=1)
    scene.put(hood, "reserve")
    scene.put("OR_05_C", "hand", 1)
    scene.do("pass", "play Ordis Trooper", "hero")
    assert scene.ready_mana(1) == 0


@pytest.mark.parametrize(
    ("hood", "cost"),
    [
        pytest.param("OR_21_C", 1, marks=pytest.mark.card("OR_21_C")),
        pytest.param("OR_21_R1", 2, marks=pytest.mark.card("OR_21_R1")),
        pytest.param("OR_21_R2", 1, marks=pytest.mark.card("OR_21_R2")),
    ],
)
@pytest.mark.rule("ALT-COST-03")
def test_only_the_ordis_rare_robin_hood_bears_on_other_cards_than_characters(hood: str, cost: int) -> None:
    assert spent_on(spell("Whisper", Draw(1)), "Whisper", [hood]) == cost
    assert spent_on(landmark("Hut"), "Hut", [hood]) == cost


@pytest.mark.card("OR_21_C", "OR_21_R1", "OR_21_R2")
@pytest.mark.rule("ALT-COST-03")
@pytest.mark.parametrize("hood", HOODS)
def test_the_floor_of_robin_hood_comes_after_every_reduction(hood: str) -> None:
    scene = Scene(mana=2)
    scene.put(hood, "hero")
    scene.put("OR_21_R2", "reserve", 1)
    scene.put("OR_07_C", "hand", 1)
    scene.do("pass", "use Robin Hood", "play Monolith Rune-Scribe", "hero")
    assert scene.ready_mana(1) == 0


@pytest.mark.card("OR_21_R2")
@pytest.mark.rule("ALT-DUR-06")
@pytest.mark.parametrize(
    ("reference", "name"),
    [("OR_07_C", "Monolith Rune-Scribe"), ("OR_23_C", "Charge!"), ("OR_30_C", "Ordis Carrier")],
)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_lyra_robin_hood_is_discarded_to_make_the_next_card_cheaper_whatever_it_is(
    reference: str, name: str, origin: str
) -> None:
    scene = Scene(mana=3)
    hood = scene.put("OR_21_R2", "reserve")
    scene.put(reference, origin)
    cost = 3 if name == "Ordis Carrier" else 2
    scene.do("use Robin Hood", f"play {name}")
    if scene.asked == "expedition":
        scene.do("hero")
    assert scene.zone(hood) == "discard"
    assert scene.ready_mana() == 3 - (cost - 1)
    # It serves one card only.
    scene.put("OR_05_C", "hand")
    scene.do("pass", "play Ordis Trooper", "hero")
    assert scene.ready_mana() == 3 - cost


@pytest.mark.card("OR_21_C", "OR_21_R1")
@pytest.mark.parametrize("reference", ["OR_21_C", "OR_21_R1"])
def test_the_ordis_robin_hoods_have_no_support(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    assert not scene.can("use Robin Hood")
