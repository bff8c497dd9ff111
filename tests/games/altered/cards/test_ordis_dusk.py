"""The Characters of Ordis that matter at Dusk: those who wait for failure, and those who hold Expeditions back."""

import pytest

from tavola.games.altered.creating import MoveExpedition
from tavola.games.altered.kind import MY_CHARACTER
from tavola.games.altered.passives import GIGANTIC
from tavola.games.altered.standing_abilities import Grant
from tavola.games.altered.where import MY_HERO_EXPEDITION
from tests.games.altered.cards.printed import check_costs, check_statistics
from tests.games.altered.rules.made import landmark, spell
from tests.games.altered.scene import Scene

CHARACTERS = [
    pytest.param("OR_08_C", "Monolith Legate", 2, [2, 1, 2], marks=pytest.mark.card("OR_08_C")),
    pytest.param("OR_08_R1", "Monolith Legate", 2, [2, 2, 2], marks=pytest.mark.card("OR_08_R1")),
    pytest.param("OR_08_R2", "Monolith Legate", 2, [2, 1, 2], marks=pytest.mark.card("OR_08_R2")),
    pytest.param("OR_10_C", "Monolith Archivist", 2, [3, 3, 3], marks=pytest.mark.card("OR_10_C")),
    pytest.param("OR_10_R1", "Monolith Archivist", 2, [3, 3, 3], marks=pytest.mark.card("OR_10_R1")),
    pytest.param("OR_16_C", "Ordis Attorney", 3, [2, 3, 3], marks=pytest.mark.card("OR_16_C")),
    pytest.param("OR_16_R1", "Ordis Attorney", 2, [2, 2, 2], marks=pytest.mark.card("OR_16_R1")),
    pytest.param("OR_16_R2", "Ordis Attorney", 3, [2, 3, 3], marks=pytest.mark.card("OR_16_R2")),
    pytest.param("OR_19_C", "Issitoq", 6, [4, 4, 4], marks=pytest.mark.card("OR_19_C")),
    pytest.param("OR_19_R1", "Issitoq", 5, [3, 3, 3], marks=pytest.mark.card("OR_19_R1")),
    pytest.param("OR_19_R2", "Issitoq", 6, [4, 4, 4], marks=pytest.mark.card("OR_19_R2")),
    pytest.param("OR_22_C", "Thoth", 3, [3, 3, 2], marks=pytest.mark.card("OR_22_C")),
    pytest.param("OR_22_R1", "Thoth", 3, [3, 3, 2], marks=pytest.mark.card("OR_22_R1")),
    pytest.param("OR_22_R2", "Thoth", 3, [3, 3, 2], marks=pytest.mark.card("OR_22_R2")),
]
GIANTS = landmark("Growth", Grant(GIGANTIC, MY_CHARACTER))


@pytest.mark.parametrize(("reference", "name", "cost", "stats"), CHARACTERS)
def test_a_character_costs_and_counts_what_it_prints(reference: str, name: str, cost: int, stats: list[int]) -> None:
    check_costs(reference, name, cost, cost)
    check_statistics(reference, stats)


# Monolith Legate ------------------------------------------------------------------------------------------------------

LEGATES = ["OR_08_C", "OR_08_R1", "OR_08_R2"]


@pytest.mark.card("OR_08_C", "OR_08_R1", "OR_08_R2")
@pytest.mark.rule("ALT-REACT-22", "ALT-ACTION-SABOTAGE-01")
@pytest.mark.parametrize("reference", LEGATES)
@pytest.mark.parametrize(("answer", "goes"), [("pick Kappa", "discard"), ("no", "reserve")])
def test_monolith_legate_may_sabotage_after_rest_when_its_expedition_has_not_moved(
    reference: str, answer: str, goes: str
) -> None:
    scene = Scene()
    legate = scene.put(reference, "hand")
    scene.do("play Monolith Legate", "hero")
    # What faces it lies in Reserve only once Rest is over.
    kappa = scene.put("BR_13_C", "hero", 1)
    scene.to_dusk()
    assert (scene.asked, scene.who) == ("card", 0)
    assert (scene.zone(legate), scene.zone(kappa)) == ("reserve", "reserve")
    scene.do(answer)
    assert scene.zone(kappa) == goes


@pytest.mark.card("OR_08_C", "OR_08_R1", "OR_08_R2")
@pytest.mark.parametrize("reference", LEGATES)
def test_monolith_legate_does_nothing_when_only_the_other_expedition_has_not_moved(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put("MU_11_C", "reserve", 1)
    scene.to_dusk()
    assert scene.state.at == [1, 7, 0, 7]
    assert scene.state.day == 3


@pytest.mark.card("OR_08_R1")
@pytest.mark.rule("ALT-TARGET-06")
@pytest.mark.parametrize(("answer", "side", "player"), [("companion", "companion", 0), ("their hero", "hero", 1)])
def test_only_the_ordis_rare_legate_is_discarded_for_a_recruit(answer: str, side: str, player: int) -> None:
    scene = Scene()
    others = [scene.put("OR_08_C", "reserve"), scene.put("OR_08_R2", "reserve")]
    legate = scene.put("OR_08_R1", "reserve")
    assert [option for option in scene.options if option.startswith("use")] == ["use Monolith Legate #3 (reserve)"]
    scene.do("use Monolith Legate #3", answer)
    assert scene.names(side, player) == ["Ordis Recruit"]
    assert [scene.zone(one) for one in (legate, *others)] == ["discard", "reserve", "reserve"]


# Ordis Attorney -------------------------------------------------------------------------------------------------------

ATTORNEYS = ["OR_16_C", "OR_16_R1", "OR_16_R2"]


def drawn_at_dusk(scene: Scene) -> int:
    """How many cards the first player draws until the next Morning, in which two more come."""
    scene.to_dusk()
    assert scene.state.day == 3
    return len(scene.names("hand")) - 2


@pytest.mark.card("OR_16_C", "OR_16_R1", "OR_16_R2")
@pytest.mark.rule("ALT-PROGRESS-12")
@pytest.mark.parametrize("reference", ATTORNEYS)
def test_ordis_attorney_draws_when_her_expedition_has_not_moved(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("BR_13_C", "companion", 1)
    scene.do("play Ordis Attorney", "companion")
    assert drawn_at_dusk(scene) == 1


@pytest.mark.card("OR_16_C", "OR_16_R1", "OR_16_R2")
@pytest.mark.parametrize("reference", ATTORNEYS)
def test_ordis_attorney_draws_nothing_when_her_expedition_has_moved(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    assert drawn_at_dusk(scene) == 0
    assert scene.state.at[0] == 1


@pytest.mark.card("OR_16_C", "OR_16_R1", "OR_16_R2")
@pytest.mark.rule("ALT-PROGRESS-12", "ALT-REACT-06")
@pytest.mark.parametrize("reference", ATTORNEYS)
def test_ordis_attorney_draws_once_for_failing_at_dusk_whatever_has_moved_in_the_afternoon(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put("BR_13_C", "hero", 1)
    scene.put(spell("March", MoveExpedition(MY_HERO_EXPEDITION, 2)), "hand")
    scene.do("play March")
    assert drawn_at_dusk(scene) == 1
    assert scene.state.at[0] == 2


@pytest.mark.card("OR_16_C", "OR_10_C")
@pytest.mark.rule("ALT-PROGRESS-12", "ALT-KEYWORD-DEFENDER-01")
def test_ordis_attorney_draws_when_a_defender_of_her_own_holds_her_back() -> None:
    scene = Scene()
    scene.put("OR_16_C", "hero")
    scene.put("OR_10_C", "hero")
    assert drawn_at_dusk(scene) == 1


@pytest.mark.card("OR_16_C", "OR_16_R1", "OR_16_R2")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-08")
@pytest.mark.parametrize("reference", ATTORNEYS)
@pytest.mark.parametrize(("facing", "drawn"), [(["hero"], 0), (["hero", "companion"], 1)])
def test_a_gigantic_attorney_draws_one_card_if_both_expeditions_have_failed(
    reference: str, facing: list[str], drawn: int
) -> None:
    scene = Scene()
    scene.put(GIANTS, "landmark")
    scene.put(reference, "hero")
    for side in facing:
        scene.put("BR_13_C", side, 1)
    assert drawn_at_dusk(scene) == drawn


# Thoth ----------------------------------------------------------------------------------------------------------------

THOTHS = [
    pytest.param("OR_22_C", 1, marks=pytest.mark.card("OR_22_C")),
    pytest.param("OR_22_R1", 2, marks=pytest.mark.card("OR_22_R1")),
    pytest.param("OR_22_R2", 2, marks=pytest.mark.card("OR_22_R2")),
]


@pytest.mark.parametrize(("reference", "recruits"), THOTHS)
@pytest.mark.rule("ALT-REACT-22", "ALT-REST-05", "ALT-TARGET-06")
@pytest.mark.parametrize(
    ("answer", "side", "player"), [("hero", "hero", 0), ("companion", "companion", 0), ("their hero", "hero", 1)]
)
def test_thoth_makes_his_recruits_after_rest_in_one_target_expedition(
    reference: str, recruits: int, answer: str, side: str, player: int
) -> None:
    scene = Scene()
    thoth = scene.put(reference, "hand")
    scene.put("BR_13_C", "hero", 1)
    scene.do("play Thoth", "hero")
    scene.to_dusk()
    assert (scene.asked, scene.who, scene.zone(thoth)) == ("expedition", 0, "reserve")
    scene.do(answer)
    assert scene.state.day == 3
    assert scene.names(side, player) == ["Ordis Recruit"] * recruits
    assert len(scene.events("created")) == recruits


@pytest.mark.parametrize(("reference", "recruits"), THOTHS)
def test_thoth_makes_nobody_when_his_expedition_has_moved(reference: str, recruits: int) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.to_dusk()
    assert (scene.state.at[0], scene.state.day) == (1, 3)
    assert scene.events("created") == []


@pytest.mark.card("OR_22_R1", "OR_08_C")
@pytest.mark.rule("ALT-REACT-02", "ALT-REACT-22")
def test_thoth_and_legate_waiting_for_rest_resolve_in_the_order_their_player_wants() -> None:
    scene = Scene()
    scene.put("OR_22_R1", "hero")
    scene.put("OR_08_C", "hero")
    theirs = scene.put("BR_22_R1", "hero", 1)
    scene.to_dusk()
    assert scene.asked == "reaction"
    scene.do("2", "pick Shenlong")
    assert scene.zone(theirs) == "discard"
    assert scene.names("companion") == []
    scene.do("companion")
    assert scene.names("companion") == ["Ordis Recruit"] * 2


# Monolith Archivist ---------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_10_C")
@pytest.mark.rule("ALT-KEYWORD-DEFENDER-01", "ALT-KEYWORD-DEFENDER-02")
def test_the_common_archivist_holds_back_its_own_expedition_whoever_is_there() -> None:
    scene = Scene()
    scene.put("OR_10_C", "hand")
    scene.put("OR_09_C", "companion")
    scene.put("OR_09_C", "companion")
    scene.do("play Monolith Archivist", "hero")
    scene.to_dusk()
    assert scene.state.at == [0, 6, 0, 7]


@pytest.mark.card("OR_10_R1")
@pytest.mark.rule("ALT-PASSIVE-02", "ALT-KEYWORD-DEFENDER-01")
@pytest.mark.parametrize(
    ("mine", "theirs", "moved"),
    [
        (["OR_09_C", "OR_10_R1"], [], 1),
        (["OR_09_C"], [], 0),
        (["OR_09_C", "OR_05_C"], [], 0),
        (["OR_09_C"], ["OR_09_C"], 0),
        ([], [], 0),
    ],
    ids=["two Bureaucrats", "one", "one and a Soldier", "one and one of the opponent", "alone"],
)
def test_the_rare_archivist_is_a_defender_without_two_other_bureaucrats(
    mine: list[str], theirs: list[str], moved: int
) -> None:
    scene = Scene()
    scene.put("OR_10_R1", "hero")
    for reference in mine:
        scene.put(reference, "companion")
    for reference in theirs:
        scene.put(reference, "companion", 1)
    scene.to_dusk()
    assert scene.state.at[0] == moved


@pytest.mark.card("OR_10_R1")
@pytest.mark.rule("ALT-PASSIVE-02")
def test_the_rare_archivist_is_a_defender_again_when_a_bureaucrat_is_gone() -> None:
    scene = Scene()
    scene.put("OR_10_R1", "hero")
    scene.put("OR_09_C", "companion")
    scene.put("OR_12_C", "companion")
    scene.put("YZ_24_C", "hand", 1)
    scene.do("pass", "play Banishing Gate", "pick The Council")
    scene.to_dusk()
    assert scene.state.at[:2] == [0, 6]


# Issitoq --------------------------------------------------------------------------------------------------------------

ISSITOQS = ["OR_19_C", "OR_19_R1", "OR_19_R2"]


def fill(scene: Scene) -> None:
    """A large Character of the opponent's against a small Companion Expedition, and nobody in the way of the rest."""
    scene.put("OR_05_C", "companion")
    scene.put("BR_13_C", "companion", 1)


@pytest.mark.card("OR_19_C", "OR_19_R1", "OR_19_R2")
@pytest.mark.rule("ALT-GOLDEN-01")
@pytest.mark.parametrize("reference", ISSITOQS)
def test_issitoq_holds_the_other_expedition_and_the_one_that_faces_it(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    fill(scene)
    scene.do("play Issitoq", "hero")
    scene.to_dusk()
    assert scene.state.at == [1, 7, 0, 7]


@pytest.mark.card("OR_19_C", "OR_19_R1", "OR_19_R2")
@pytest.mark.parametrize("reference", ISSITOQS)
def test_issitoq_leaves_its_own_side_free_for_both_players(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "companion")
    scene.put("OR_05_C", "hero")
    scene.put("BR_22_R1", "companion", 1)
    scene.to_dusk()
    assert scene.state.at == [0, 7, 0, 6]


@pytest.mark.card("OR_19_C", "OR_19_R1", "OR_19_R2")
@pytest.mark.rule("ALT-GOLDEN-01", "ALT-GOLDEN-03")
@pytest.mark.parametrize("reference", ISSITOQS)
@pytest.mark.parametrize(
    ("answer", "at"),
    [
        ("hero", [1, 7, 0, 7]),
        ("companion", [0, 7, 0, 7]),
        ("their hero", [0, 7, 1, 7]),
        ("their companion", [0, 7, 0, 7]),
    ],
)
def test_issitoq_holds_them_against_effects_at_noon_too(reference: str, answer: str, at: list[int]) -> None:
    scene = Scene()
    scene.put(reference, "hero", statuses="asleep")
    scene.put("OR_29_C", "landmark")
    scene.noon()
    scene.do(answer)
    assert scene.state.at == at


@pytest.mark.card("OR_19_C", "OR_19_R1", "OR_19_R2")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-09")
@pytest.mark.parametrize("reference", ISSITOQS)
def test_a_gigantic_issitoq_has_no_other_expedition_to_hold(reference: str) -> None:
    scene = Scene()
    scene.put(GIANTS, "landmark")
    scene.put(reference, "hero")
    scene.to_dusk()
    assert scene.state.at == [1, 6, 0, 7]


@pytest.mark.card("OR_19_C", "OR_19_R1", "OR_19_R2")
@pytest.mark.parametrize("reference", ISSITOQS)
def test_issitoq_in_reserve_holds_nothing_and_is_discarded_for_a_card(reference: str) -> None:
    scene = Scene()
    issitoq = scene.put(reference, "reserve")
    fill(scene)
    scene.do("use Issitoq")
    assert scene.zone(issitoq) == "discard"
    assert scene.names("hand") == ["Ordis Trooper"]
    scene.to_dusk()
    assert scene.state.at == [0, 7, 0, 6]
