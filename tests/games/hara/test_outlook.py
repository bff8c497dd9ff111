"""What bots look forward to in each Scenario: a position that is nearer to its goal looks better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tavola.games.hara import GAME
from tavola.games.hara.foresight import quest_progress
from tavola.games.hara.pieces import INCOMING, MODIFIERS
from tavola.games.hara.scenarios.kaoru import BAR_SUM
from tavola.games.hara.scenarios.leaf import GUESTS
from tests.games.hara.scene import Scene

FULL: Final = (10, 10, 10)

Change = Callable[[Scene], None]


def token(*spaces: str) -> Change:
    """Scenario tokens lie on these spaces."""

    def put(scene: Scene) -> None:
        for space in spaces:
            scene.state.razed |= 1 << scene.space(space)

    return put


def tokens(count: int) -> Change:
    def lie(scene: Scene) -> None:
        scene.state.tokens = count

    return lie


def doom(count: int) -> Change:
    def come(scene: Scene) -> None:
        scene.state.doom = count

    return come


def points(seat: int, count: int) -> Change:
    def have(scene: Scene) -> None:
        scene.state.points[seat] = count

    return have


def health(seat: int, left: int) -> Change:
    def be(scene: Scene) -> None:
        scene.state.health[seat] = left

    return be


def struck(scene: Scene) -> None:
    """The Corrupted has lost some Health."""
    for unit in range(4, 7):
        scene.state.health[unit] = max(1, scene.state.health[unit] - 6)


def away(space: str, *also: Change) -> Change:
    """The first player stands there."""

    def go(scene: Scene) -> None:
        for change in also:
            change(scene)
        scene.stand(0, space)

    return go


def with_card(card: str, space: str, *also: Change) -> Change:
    def put(scene: Scene) -> None:
        scene.put(card, space)
        for change in also:
            change(scene)

    return put


def nothing(scene: Scene) -> None:
    pass


def worth(mode: str, champions: tuple[str, ...], change: Change, corrupted: str = "", seat: int = 0) -> float:
    """How good the position looks, at the Dusk of Day 4, with everybody sound."""
    scene = Scene(*champions, mode=mode)
    scene.day(4, dusk=True)
    for one in range(len(champions)):
        scene.have(one, health=8)
    if corrupted:
        scene.enter(corrupted, "the_drear-3")
    change(scene)
    return GAME.evaluate(scene.state, seat)


TWO: Final = ("kaoru", "leaf")
THREE: Final = ("leaf", "kaoru", "thomas")
FACES: Final = ("persephone", "kaoru", "thomas")
BETTER: Final[list[tuple[str, tuple[str, ...], str, Change, Change]]] = [
    ("s01", ("kaoru", "leaf", "thomas"), "", points(0, 2), points(1, 2)),
    ("s02", TWO, "enoki", tokens(4), tokens(2)),
    ("s02", TWO, "enoki", tokens(2), tokens(1)),
    ("s03", ("kaoru",), "", with_card("karresh", "arechi_wastes-1"), with_card("karresh", "arechi_wastes-3")),
    ("s04", TWO, "enoki", struck, nothing),
    ("s04", TWO, "enoki", token("lunaridge-3", "oakenmoor-3"), token("lunaridge-3", "lunaridge-4")),
    ("s05", THREE, "enoki", nothing, struck),
    ("s07", TWO, "ashura", struck, nothing),
    ("s08", ("kaoru", "leaf", "oric", "thomas"), "", points(2, 1), points(3, 1)),
    ("s09", ("oric",), "", tokens(5), tokens(4)),
    ("s10", TWO, "miravel", tokens(3), tokens(4)),
    ("s11", FACES, "miravel", tokens(2), tokens(1)),
    ("s11", FACES, "miravel", health(1, 2), health(1, 8)),
    ("s12", ("persephone",), "", token("lunaridge-3"), nothing),
    ("s13", TWO, "enoki", token("lunaridge-3"), nothing),
    ("s14", TWO, "miravel", away("dojo", health(0, 3)), away("dojo-1", health(0, 3))),
    ("s15", ("soff",), "", token("lunaridge-3"), nothing),
    (
        "s15",
        ("soff",),
        "",
        with_card("mire_hound", "lunaridge-4", token("lunaridge-3")),
        with_card("mire_hound", "lunaridge-3", token("lunaridge-3")),
    ),
    ("s16", TWO, "enoki", tokens(3), tokens(2)),
    ("s17", TWO, "enoki", struck, nothing),
    ("s18", ("thomas",), "enoki", struck, nothing),
]


@pytest.mark.parametrize(("mode", "champions", "corrupted", "better", "worse"), BETTER)
def test_what_is_nearer_to_the_goal_looks_better(
    mode: str, champions: tuple[str, ...], corrupted: str, better: Change, worse: Change
) -> None:
    assert worth(mode, champions, better, corrupted) > worth(mode, champions, worse, corrupted)


@pytest.mark.parametrize("mode", ["s02", "s04", "s10", "s13", "s14", "s16", "s17"])
def test_the_nearer_to_the_limit_the_more_a_doom_counter_weighs(mode: str) -> None:
    none, one, two = [worth(mode, TWO, doom(count), "enoki") for count in range(3)]
    assert 0 < none - one < one - two


@pytest.mark.parametrize("mode", ["s02", "s04", "s10", "s16"])
def test_a_frail_player_had_better_be_where_one_is_healed(mode: str) -> None:
    sound, frail, far = [
        worth(mode, TWO, away(space, health(0, left))) for space, left in (("dojo", 8), ("dojo", 3), ("lunaridge-3", 3))
    ]
    assert sound > frail > far


def test_whoever_a_corrupted_could_defeat_is_in_a_bad_place() -> None:
    near, farther = [worth("s10", TWO, away(space, health(0, 2)), "enoki") for space in ("the_drear-1", "lunaridge-1")]
    assert near < farther


def test_the_others_of_a_team_scenario_want_what_its_one_does_not() -> None:
    for mode, champions, corrupted in (("s05", THREE, "enoki"), ("s11", FACES, "miravel")):
        hurt, whole = [worth(mode, champions, change, corrupted, seat=1) for change in (struck, nothing)]
        assert hurt > whole


def home(mode: str, champions: tuple[str, ...], prepare: Change) -> bool:
    """Whether the Dojo itself draws the player."""
    scene = Scene(*champions, mode=mode)
    prepare(scene)
    return scene.rules.scenario.heads_home(scene.state, 0)


def filled(scene: Scene) -> None:
    scene.have(0, energy=FULL)


def filled_with_quest(scene: Scene) -> None:
    filled(scene)
    scene.quest(0, "the_red_vow", 2)


@pytest.mark.parametrize(
    ("mode", "champions", "prepare", "drawn"),
    [
        ("arena", TWO, filled, True),
        ("arena", TWO, nothing, False),
        ("s02", TWO, filled, False),
        ("s02", TWO, filled_with_quest, True),
        ("s03", ("kaoru",), filled, False),
        ("s04", TWO, filled, False),
        ("s05", THREE, filled, False),
        ("s06", ("leaf",), filled, False),
        ("s08", ("kaoru", "leaf", "oric", "thomas"), filled, False),
        ("s09", ("oric",), filled, True),
        ("s11", FACES, filled, False),
        ("s12", ("persephone",), filled, False),
        (
            "s12",
            ("persephone",),
            token(*[f"{world}-2" for world in ("arechi_wastes", "oppenheim", "oakenmoor")]),
            False,
        ),
        ("s14", TWO, filled, False),
    ],
)
def test_the_dojo_draws_only_whoever_has_all_that_is_wanted_there(
    mode: str, champions: tuple[str, ...], prepare: Change, drawn: bool
) -> None:
    assert home(mode, champions, prepare) == drawn


def party(guests: int, space: str) -> Change:
    def gather(scene: Scene) -> None:
        filled(scene)
        scene.state.guests = list(range(guests))
        scene.stand(0, space)

    return gather


def test_leaf_wants_guests_and_then_to_be_at_the_party() -> None:
    few, many = [worth("s06", ("leaf",), party(guests, "the_baiyu-1")) for guests in (GUESTS - 1, GUESTS)]
    assert many > few
    far, near = [worth("s06", ("leaf",), party(GUESTS, space)) for space in ("lunaridge-4", "the_baiyu-2")]
    assert near > far


def test_the_seventh_guest_is_sought_where_an_ally_is() -> None:
    near, far = [
        worth("s06", ("leaf",), with_card("teagle", space, party(2, "dojo")))
        for space in ("the_baiyu-1", "the_baiyu-3")
    ]
    assert near > far


def test_an_exposed_weakness_is_worth_something_to_who_can_strike() -> None:
    def expose(scene: Scene) -> None:
        scene.stand(0, "the_drear-3")
        scene.state.mods[scene.unit("ashura") * MODIFIERS + INCOMING] = 2

    exposed = worth("s04", TWO, expose, "ashura")
    assert exposed > worth("s04", TWO, away("the_drear-3"), "ashura")


@pytest.mark.rule("HARA-QUEST-03")
def test_the_progress_of_a_quest_is_seen() -> None:
    """What is counted, the energy, the Items and the way to where they are wanted."""
    scene = Scene(*TWO, mode="s02", quests=True)
    seen: list[float] = []
    for quest, part, prepare in (
        ("a_necklace_of_teeth", 0, nothing),
        ("the_red_vow", 1, nothing),
        ("the_peddlers_round", 0, lambda scene: scene.stand(0, "lunaridge-4")),
    ):
        scene.quest(0, quest, part)
        prepare(scene)
        before = quest_progress(scene.state, 0)
        scene.state.counted[0] = 1
        scene.have(0, energy=(6, 0, 0))
        scene.give(0, "dreamstone", "dreamstone")
        scene.stand(0, "oppenheim-2")
        seen.append(quest_progress(scene.state, 0) - before)
        scene.have(0, energy=(0, 0, 0))
    assert min(seen) > 0
    scene.quest(0, "the_red_vow", 2)
    assert quest_progress(scene.state, 0) > quest_progress(scene.state, 1)
    assert 3 * scene.rules.bar == BAR_SUM
