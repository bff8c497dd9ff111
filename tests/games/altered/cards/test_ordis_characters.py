"""The Characters of Ordis up to Kakoba in the prints that are in no starter deck; those of Dusk are elsewhere."""

import pytest

from tests.games.altered.cards.printed import check_costs, check_statistics
from tests.games.altered.scene import Scene

CHARACTERS = [
    pytest.param("OR_04_C", "Paper Herald", 1, [0, 0, 1], marks=pytest.mark.card("OR_04_C")),
    pytest.param("OR_04_R1", "Paper Herald", 1, [0, 1, 2], marks=pytest.mark.card("OR_04_R1")),
    pytest.param("OR_04_R2", "Paper Herald", 1, [0, 1, 1], marks=pytest.mark.card("OR_04_R2")),
    pytest.param("OR_05_R2", "Ordis Trooper", 1, [1, 1, 1], marks=pytest.mark.card("OR_05_R2")),
    pytest.param("OR_06_R1", "Ordis Cadets", 2, [1, 1, 1], marks=pytest.mark.card("OR_06_R1")),
    pytest.param("OR_07_R2", "Monolith Rune-Scribe", 2, [1, 2, 2], marks=pytest.mark.card("OR_07_R2")),
    pytest.param("OR_09_R1", "The Frog Prince", 1, [2, 0, 2], marks=pytest.mark.card("OR_09_R1")),
    pytest.param("OR_11_C", "Ozma", 2, [1, 2, 1], marks=pytest.mark.card("OR_11_C")),
    pytest.param("OR_11_R1", "Ozma", 2, [2, 2, 2], marks=pytest.mark.card("OR_11_R1")),
    pytest.param("OR_11_R2", "Ozma", 2, [2, 2, 2], marks=pytest.mark.card("OR_11_R2")),
    pytest.param("OR_12_C", "The Council", 4, [4, 4, 4], marks=pytest.mark.card("OR_12_C")),
    pytest.param("OR_12_R1", "The Council", 3, [3, 3, 3], marks=pytest.mark.card("OR_12_R1")),
    pytest.param("OR_12_R2", "The Council", 4, [4, 4, 4], marks=pytest.mark.card("OR_12_R2")),
    pytest.param("OR_13_R1", "Ordis Gatekeeper", 3, [1, 1, 1], marks=pytest.mark.card("OR_13_R1")),
    pytest.param("OR_13_R2", "Ordis Gatekeeper", 3, [1, 3, 1], marks=pytest.mark.card("OR_13_R2")),
    pytest.param("OR_15_R2", "Kakoba, Legion Commander", 3, [2, 2, 2], marks=pytest.mark.card("OR_15_R2")),
]


@pytest.mark.parametrize(("reference", "name", "cost", "stats"), CHARACTERS)
def test_a_character_costs_and_counts_what_it_prints(reference: str, name: str, cost: int, stats: list[int]) -> None:
    check_costs(reference, name, cost, cost)
    check_statistics(reference, stats)


@pytest.mark.card("OR_06_R2", "OR_14_R2")
def test_prints_that_cost_and_count_the_same_as_the_common_ones() -> None:
    check_costs("OR_06_R2", "Ordis Cadets", 2, 2)
    check_statistics("OR_06_R2", [1, 1, 0])
    check_costs("OR_14_R2", "Ordis Spy", 3, 2)
    check_statistics("OR_14_R2", [2, 2, 2])


# Paper Herald ---------------------------------------------------------------------------------------------------------

HERALDS = ["OR_04_C", "OR_04_R1", "OR_04_R2"]


@pytest.mark.card("OR_04_C", "OR_04_R1", "OR_04_R2", "OR_31_C")
@pytest.mark.rule("ALT-TARGET-06", "ALT-CONTROL-03")
@pytest.mark.parametrize("reference", HERALDS)
@pytest.mark.parametrize(
    ("answer", "side", "player"),
    [
        ("hero", "hero", 0),
        ("companion", "companion", 0),
        ("their hero", "hero", 1),
        ("their companion", "companion", 1),
    ],
)
def test_paper_herald_is_discarded_for_a_recruit_in_any_expedition(
    reference: str, answer: str, side: str, player: int
) -> None:
    scene = Scene()
    herald = scene.put(reference, "reserve")
    scene.do("use Paper Herald")
    assert not scene.can("no")
    scene.do(answer)
    assert scene.zone(herald) == "discard"
    assert scene.names(side, player) == ["Ordis Recruit"]
    assert len(scene.events("created")) == 1
    # A quick action leaves the turn running.
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.card("OR_04_C", "OR_04_R1", "OR_04_R2")
@pytest.mark.parametrize("reference", HERALDS)
def test_paper_herald_brings_nobody_from_anywhere_else(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put(reference, "hero")
    assert not any(option.startswith("use") for option in scene.options)
    scene.do("play Paper Herald", "hero")
    assert scene.names("hero") == ["Paper Herald"] * 2


# Ordis Cadets, Monolith Rune-Scribe, The Frog Prince ------------------------------------------------------------------


@pytest.mark.card("OR_06_R1")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(("side", "other"), [("hero", "companion"), ("companion", "hero")])
def test_the_rare_cadets_bring_a_recruit_into_the_other_expedition(origin: str, side: str, other: str) -> None:
    scene = Scene()
    scene.put("OR_06_R1", origin)
    scene.do("play Ordis Cadets", side)
    assert scene.names(side) == ["Ordis Cadets"]
    assert scene.names(other) == ["Ordis Recruit"]
    assert scene.names("hero", 1) + scene.names("companion", 1) == []


@pytest.mark.card("OR_06_R2")
@pytest.mark.parametrize(("side", "other"), [("hero", "companion"), ("companion", "hero")])
def test_the_yzmir_cadets_bring_a_recruit_into_their_own_expedition(side: str, other: str) -> None:
    scene = Scene()
    scene.put("OR_06_R2", "hand")
    scene.do("play Ordis Cadets", side)
    assert scene.names(side) == ["Ordis Cadets", "Ordis Recruit"]
    assert scene.names(other) == []


@pytest.mark.card("OR_06_R2")
def test_the_yzmir_cadets_are_discarded_to_make_the_next_spell_cheaper() -> None:
    scene = Scene(mana=1)
    cadets = scene.put("OR_06_R2", "reserve")
    scene.put("OR_23_C", "hand")
    scene.put("OR_07_C", "hand")
    assert not scene.can("play Charge!")
    scene.do("use Ordis Cadets")
    assert scene.zone(cadets) == "discard"
    assert not scene.can("play Monolith Rune-Scribe")
    scene.do("play Charge!")
    assert scene.ready_mana() == 0


@pytest.mark.card("OR_07_R2")
@pytest.mark.parametrize(
    ("origin", "player", "reserve"),
    [("hand", 0, ["Ordis Trooper"]), ("hand", 1, []), ("reserve", 0, [])],
    ids=["with an own token", "with a token of the opponent", "from Reserve"],
)
def test_the_axiom_rune_scribe_resupplies_from_hand_with_an_own_token(
    origin: str, player: int, reserve: list[str]
) -> None:
    scene = Scene()
    scene.put("OR_31_C", "companion", player)
    scene.put("OR_07_R2", origin)
    scene.do("play Monolith Rune-Scribe", "hero")
    assert scene.names("reserve") == reserve


@pytest.mark.card("OR_09_R1")
def test_the_rare_frog_prince_has_no_support() -> None:
    scene = Scene()
    scene.put("OR_09_R1", "reserve")
    assert not scene.can("use The Frog Prince")


# Ozma -----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_11_C", "OR_11_R1")
@pytest.mark.parametrize("reference", ["OR_11_C", "OR_11_R1"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_ozma_resupplies_with_three_other_characters(reference: str, origin: str) -> None:
    scene = Scene()
    scene.put("OR_05_C", "hero")
    scene.put("OR_31_C", "companion")
    scene.put("OR_31_C", "companion")
    scene.put(reference, origin)
    scene.do("play Ozma", "hero")
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert scene.names("hand") == []


@pytest.mark.card("OR_11_C", "OR_11_R1")
@pytest.mark.parametrize("reference", ["OR_11_C", "OR_11_R1"])
def test_ozma_counts_neither_herself_nor_characters_of_the_opponent(reference: str) -> None:
    scene = Scene()
    scene.put("OR_05_C", "hero")
    scene.put("OR_31_C", "companion")
    scene.put("OR_31_C", "hero", 1)
    scene.put(reference, "hand")
    scene.do("play Ozma", "hero")
    assert scene.names("reserve") == []


@pytest.mark.card("OR_11_R2")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_bravos_ozma_draws_with_two_other_boosted_characters(origin: str) -> None:
    scene = Scene()
    scene.put("OR_05_C", "hero", boosts=1)
    scene.put("OR_31_C", "companion", boosts=3)
    scene.put("OR_11_R2", origin)
    scene.do("play Ozma", "hero")
    assert scene.names("hand") == ["Ordis Trooper"]
    assert scene.names("reserve") == []


@pytest.mark.card("OR_11_R2")
def test_the_bravos_ozma_counts_no_boosts_and_no_strangers_but_boosted_characters_of_her_own_player() -> None:
    scene = Scene()
    scene.put("OR_05_C", "hero", boosts=2)
    scene.put("OR_05_C", "hero")
    scene.put("OR_05_C", "companion")
    scene.put("OR_05_C", "companion", 1, boosts=1)
    scene.put("OR_11_R2", "hand")
    scene.do("play Ozma", "hero")
    assert scene.names("hand") == []


@pytest.mark.card("OR_11_R2")
@pytest.mark.rule("ALT-REACT-02", "ALT-EFFECT-07")
@pytest.mark.parametrize("first", ["1", "2"])
def test_the_bravos_ozma_never_counts_herself(first: str) -> None:
    scene = Scene()
    scene.put("OR_28_R1", "landmark")
    scene.put("OR_05_C", "hero", boosts=1)
    ozma = scene.put("OR_11_R2", "hand")
    # Her own {J} and the boost of The Monolith are pending together.
    scene.do("play Ozma", "hero", first)
    assert scene.boosts(ozma) == 1
    assert scene.names("hand") == []


# The Council ----------------------------------------------------------------------------------------------------------

COUNCILS = ["OR_12_C", "OR_12_R1", "OR_12_R2"]


@pytest.mark.card("OR_12_C", "OR_12_R1", "OR_12_R2")
@pytest.mark.rule("ALT-REACT-21")
@pytest.mark.parametrize("reference", COUNCILS)
@pytest.mark.parametrize(("side", "recruits"), [("hero", 0), ("companion", 1)])
def test_the_council_silences_who_joins_in_the_expedition_it_faces(reference: str, side: str, recruits: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("OR_06_C", "hand", 1)
    scene.do("play The Council", "hero", "play Ordis Cadets", side)
    assert scene.names(side, 1) == ["Ordis Cadets"] + ["Ordis Recruit"] * recruits


@pytest.mark.card("OR_12_C", "OR_12_R1", "OR_12_R2")
@pytest.mark.rule("ALT-REACT-21")
@pytest.mark.parametrize("reference", COUNCILS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_council_silences_what_being_played_from_hand_or_reserve_would_bring(reference: str, origin: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put("MU_11_C", "reserve")
    scene.put("OR_14_R1", origin, 1)
    scene.do("pass", "play Ordis Spy", "hero")
    assert scene.asked == "turn"
    assert scene.names("hero", 1) == ["Ordis Spy"]


@pytest.mark.card("OR_12_C", "OR_12_R1", "OR_12_R2")
@pytest.mark.parametrize("reference", COUNCILS)
def test_the_council_silences_nobody_of_its_own_side_and_no_other_reaction(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put("OR_06_C", "hand")
    scene.put("OR_17_C", "hero", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("play Ordis Cadets", "hero", "pass", "play Banishing Gate", "pick Jeanne d'Arc")
    assert scene.names("hero") == ["The Council", "Ordis Cadets", "Ordis Recruit"]
    assert scene.names("hero", 1) == scene.names("companion", 1) == ["Ordis Recruit"]


@pytest.mark.card("OR_12_C", "OR_12_R1", "OR_12_R2")
@pytest.mark.parametrize("reference", COUNCILS)
def test_the_council_in_reserve_silences_nobody(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("OR_06_C", "hand", 1)
    scene.do("pass", "play Ordis Cadets", "hero")
    assert scene.names("hero", 1) == ["Ordis Cadets", "Ordis Recruit"]


# Ordis Gatekeeper -----------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_13_R1")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_rare_gatekeeper_brings_a_recruit_into_each_own_expedition(origin: str) -> None:
    scene = Scene()
    scene.put("OR_13_R1", origin)
    scene.do("play Ordis Gatekeeper", "hero")
    assert scene.names("hero") == ["Ordis Gatekeeper", "Ordis Recruit"]
    assert scene.names("companion") == ["Ordis Recruit"]
    assert scene.names("hero", 1) + scene.names("companion", 1) == []


@pytest.mark.card("OR_13_R2")
@pytest.mark.rule("ALT-TARGET-02")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_muna_gatekeeper_boosts_a_target_character_in_the_other_expedition(origin: str) -> None:
    scene = Scene()
    gatekeeper = scene.put("OR_13_R2", origin)
    here = scene.put("MU_11_C", "hero")
    there = [scene.put("OR_05_C", "companion"), scene.put("OR_07_C", "companion")]
    facing = scene.put("MU_05_C", "companion", 1)
    scene.do("play Ordis Gatekeeper", "hero")
    assert [option.split(" (")[0] for option in scene.options] == ["pick Ordis Trooper", "pick Monolith Rune-Scribe"]
    scene.do("pick Monolith Rune-Scribe")
    assert [scene.boosts(one) for one in (gatekeeper, here, *there, facing)] == [0, 0, 0, 2, 0]


@pytest.mark.card("OR_13_R2")
@pytest.mark.rule("ALT-TARGET-03")
def test_the_muna_gatekeeper_with_nobody_in_the_other_expedition_boosts_nobody() -> None:
    scene = Scene()
    gatekeeper = scene.put("OR_13_R2", "hand")
    scene.put("MU_05_C", "hero", 1)
    scene.do("play Ordis Gatekeeper", "companion")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.boosts(gatekeeper) == 0


@pytest.mark.card("OR_13_R2", "BR_20_C")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-01")
def test_the_muna_gatekeeper_finds_a_gigantic_character_in_the_other_expedition() -> None:
    scene = Scene()
    scene.put("OR_13_R2", "hand")
    atlas = scene.put("BR_20_C", "hero")
    scene.do("play Ordis Gatekeeper", "hero")
    assert scene.boosts(atlas) == 2


# Ordis Spy, Kakoba ----------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_14_R2")
@pytest.mark.parametrize(("answer", "goes"), [("pick Inari", "discard"), ("no", "reserve")])
def test_the_bravos_spy_may_sabotage_from_hand(answer: str, goes: str) -> None:
    scene = Scene()
    scene.put("OR_14_R2", "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Ordis Spy", "hero", answer)
    assert scene.zone(theirs) == goes
    assert scene.names("hero") == ["Ordis Spy"]


@pytest.mark.card("OR_14_R2")
def test_the_bravos_spy_brings_a_recruit_from_reserve() -> None:
    scene = Scene()
    scene.put("OR_14_R2", "reserve")
    scene.put("MU_11_C", "reserve", 1)
    scene.do("play Ordis Spy", "companion")
    assert scene.names("companion") == ["Ordis Spy", "Ordis Recruit"]
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("OR_15_R2")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(("others", "boosts"), [(3, 3), (2, 0)])
def test_the_muna_kakoba_boosts_itself_with_three_other_characters(origin: str, others: int, boosts: int) -> None:
    scene = Scene()
    for _ in range(others):
        scene.put("OR_31_C", "companion")
    scene.put("OR_05_C", "hero", 1)
    kakoba = scene.put("OR_15_R2", origin)
    scene.do("play Kakoba, Legion Commander", "hero")
    assert scene.boosts(kakoba) == boosts
