"""Game Flow, Days, Dawn."""

from __future__ import annotations

import pytest

from tavola.games.hara.board import without
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import TILE_NAMES
from tavola.games.hara.rounds import Dawn
from tests.games.hara.rules.own_cards import corrupted, shifts
from tests.games.hara.scene import Scene

WORLDS = TILE_NAMES[1:]
#: Nights on which nothing happens.
CALM = shifts("[]")
#: One Monster of each World that no boss is.
FIRST = ("salt_road_guide", "bolt_crawler", "hedge_imp", "teagle", "hushwing", "candle_wisp")


def play_on(scene: Scene, day: int, dusk: bool = False) -> None:
    """Turns in which nobody does anything, until the tracker is there."""
    while not scene.state.over and (scene.state.day, scene.state.dusk) != (day, dusk):
        play(scene)


def play(scene: Scene) -> None:
    """The next answer of somebody who wants nothing."""
    state = scene.state
    legal = scene.legal()
    state.apply_action(state.legal[legal.index("end") if "end" in legal else 0])


def dawn(scene: Scene, day: int) -> None:
    """The Dawn of that Day comes now."""
    state = scene.state
    state.day = day - 1
    state.choice, state.legal = None, []
    state.events = []
    state.agenda = [Dawn()]
    state.advance()


def spawned(scene: Scene) -> dict[str, str]:
    """World -> the space on which a card was spawned since the turn began."""
    return {TILE_NAMES[one["space"] // 7]: SPACE_IDS[one["space"]] for one in scene.told("spawn")}


# Game Flow ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-FLOW-01", "HARA-DAYS-01")
@pytest.mark.parametrize("names", [("kaoru", "leaf"), ("kaoru", "leaf", "thomas")])
def test_a_game_is_six_days_of_two_rounds_with_a_turn_for_each(names: tuple[str, ...]) -> None:
    """The tracker moves at each change, from Dawn to Dusk and from Dusk to Dawn; then the game is over."""
    scene = Scene.at_setup(*names, content=CALM)
    assert (scene.state.day, scene.state.dusk) == (1, False)
    while not scene.state.over:
        play(scene)
    time: list[tuple[int, bool]] = []
    turns: list[list[int]] = []
    for one in scene.state.events or []:
        if one.name in ("dawn", "dusk"):
            time.append((one.as_data()["day"], one.name == "dusk"))  # type: ignore[arg-type]
            turns.append([])
        elif one.name == "turn":
            turns[-1].append(one.as_data()["seat"])  # type: ignore[arg-type]
    assert time == [(day, dusk) for day in range(1, 7) for dusk in (False, True)]
    assert all(sorted(seats) == list(range(len(names))) for seats in turns)


@pytest.mark.rule("HARA-FLOW-01")
def test_no_world_shifts_after_the_last_dusk() -> None:
    """A22: five changes of the Day, five cards."""
    scene = Scene.at_setup("kaoru", "leaf", content=CALM)
    while not scene.state.over:
        play(scene)
    assert len(scene.told("shift")) == 5
    assert (scene.state.events or [])[-1].name == "end"


# Days -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DAYS-02", "HARA-DAWN-01")
def test_dawn_spawns_from_each_world_deck_and_from_no_other() -> None:
    scene = Scene.at_setup("kaoru", "leaf")
    tops = len(scene.told("spawn"))
    assert tops == 6
    assert [len(deck) for deck in scene.state.decks] == [30, *[13] * 6]


@pytest.mark.rule("HARA-DAYS-02", "HARA-DUSK-01")
def test_dusk_spawns_from_the_dusk_deck_and_from_no_other() -> None:
    scene = Scene.at_setup("kaoru", "leaf")
    play_on(scene, 1, dusk=True)
    assert [len(deck) for deck in scene.state.decks] == [27, *[13] * 6]


@pytest.mark.rule("HARA-DAYS-03", "HARA-TURN-02")
@pytest.mark.parametrize("dusk", [False, True])
def test_a_corrupted_turn_ends_each_round_of_a_scenario(dusk: bool) -> None:
    """A21: before whatever changes the Day."""
    scene = Scene("kaoru", "leaf", mode="s04", content=CALM + corrupted("enoki"))
    scene.enter("enoki", "oakenmoor-3")
    scene.day(2, dusk)
    scene.begin_turn("kaoru", "leaf")
    scene.end_turn()
    assert scene.told("corrupted_acts") == []
    scene.do("end")
    while not scene.told("dawn" if dusk else "dusk"):
        play(scene)
    names = [one.name for one in scene.state.events or []]
    acts = names.index("corrupted_acts")
    # The first turn began before the log.
    assert names[:acts].count("turn") == 1
    assert names[:acts].count("adventure_over") == 2
    assert acts < names.index("scenario_effect") < names.index("dawn" if dusk else "dusk")
    if dusk:
        assert acts < names.index("shift")


@pytest.mark.rule("HARA-TURN-02", "HARA-DAYS-03")
def test_an_arena_has_no_corrupted_turn() -> None:
    """A88: nor a Scenario Effect."""
    scene = Scene("kaoru", "leaf", content=CALM + corrupted("enoki"))
    scene.enter("enoki", "oakenmoor-3")
    scene.begin_turn("kaoru", "leaf")
    scene.end_turn()
    scene.end_turn()
    assert scene.state.dusk
    assert (scene.told("corrupted_acts"), scene.told("scenario_effect")) == ([], [])


@pytest.mark.rule("HARA-DAYS-01", "HARA-SHIFT-01", "HARA-DUSK-06")
def test_the_night_comes_between_the_last_turn_and_the_new_day() -> None:
    """A21: World Shift, then the tracker, the Turn Order cards, the spawns."""
    scene = Scene("kaoru", "leaf", content=CALM)
    scene.day(2, dusk=True)
    scene.begin_turn("kaoru")
    scene.end_turn()
    names = [one.name for one in scene.state.events or [] if one.name in ("turn", "shift", "dawn", "spawn")]
    assert names == ["shift", "dawn", *["spawn"] * 6, "turn"]
    assert (scene.state.day, scene.state.dusk) == (3, False)


# Dawn -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DAWN-01")
def test_turn_order_cards_pass_before_the_worlds_spawn() -> None:
    scene = Scene("kaoru", "leaf", "thomas")
    dawn(scene, 2)
    (told,) = scene.told("dawn")
    assert told["order"] == [2, 0, 1]
    names = [one.name for one in scene.state.events or []]
    assert names.index("dawn") < names.index("spawn")
    assert scene.asked == 2


@pytest.mark.rule("HARA-DAWN-02", "HARA-DAWN-EX01")
@pytest.mark.parametrize("day", [1, 2, 3, 4, 5, 6])
def test_the_cards_of_a_day_lie_on_the_spaces_of_its_number(day: int) -> None:
    """A13: World by World, though the order never matters."""
    scene = Scene("kaoru", "leaf")
    for world, card in zip(WORLDS, FIRST, strict=True):
        scene.top_of(world, card)
    dawn(scene, day)
    assert spawned(scene) == {world: f"{world}-{day}" for world in WORLDS}
    assert tuple(spawned(scene)) == WORLDS
    assert [scene.at(f"{world}-{day}") for world in WORLDS] == list(FIRST)


@pytest.mark.rule("HARA-DAWN-03")
def test_where_a_card_lies_already_the_lowest_open_space_is_taken() -> None:
    scene = Scene("kaoru", "leaf")
    for space, card in (("1", "moor_stag"), ("2", "bog_lantern"), ("4", "moss_shepherd")):
        scene.put(card, f"oakenmoor-{space}")
    dawn(scene, 4)
    assert spawned(scene)["oakenmoor"] == "oakenmoor-3"
    assert spawned(scene)["the_baiyu"] == "the_baiyu-4"


@pytest.mark.rule("HARA-DAWN-04")
def test_neither_figures_nor_tokens_fill_a_space() -> None:
    """A08."""
    scene = Scene("kaoru", "leaf", mode="s04")
    scene.stand("kaoru", "oakenmoor-2")
    scene.enter("enoki", "the_baiyu-2")
    scene.state.razed = 1 << scene.space("lunaridge-2")
    dawn(scene, 2)
    assert {spawned(scene)[world] for world in ("oakenmoor", "the_baiyu", "lunaridge")} == {
        "oakenmoor-2",
        "the_baiyu-2",
        "lunaridge-2",
    }


@pytest.mark.rule("HARA-DAWN-05")
def test_a_full_world_keeps_its_card_on_the_deck() -> None:
    """A14: it is the next one when there is room."""
    scene = Scene("kaoru", "leaf")
    full = ("moor_stag", "bog_lantern", "moss_shepherd", "briar_knight", "talking_sapling", "strangling_ivy")
    for number, card in enumerate(full, 1):
        scene.put(card, f"oakenmoor-{number}")
    scene.top_of("oakenmoor", "hedge_imp")
    deck = list(scene.state.decks[3])
    dawn(scene, 3)
    assert "oakenmoor" not in spawned(scene)
    assert scene.state.decks[3] == deck
    scene.take("oakenmoor-6")
    dawn(scene, 4)
    assert scene.at("oakenmoor-6") == "hedge_imp"


@pytest.mark.rule("HARA-DAWN-06", "HARA-ECARD-01", "HARA-MCARD-01")
def test_monsters_come_face_up_and_events_face_down() -> None:
    scene = Scene("kaoru", "leaf")
    scene.top_of("oakenmoor", "hedge_imp")
    scene.top_of("the_baiyu", "riddle_bridge")
    dawn(scene, 2)
    shown = {one["space"]: (one["card"], one["kind"]) for one in scene.told("spawn")}
    assert shown[scene.space("oakenmoor-2")] == ("hedge_imp", "monster")
    assert shown[scene.space("the_baiyu-2")] == ("", "event")


@pytest.mark.rule("HARA-DAWN-01", "HARA-DAWN-02")
@pytest.mark.parametrize("day", [1, 2])
def test_a_boss_waits_on_the_first_day(day: int) -> None:
    """A11: it is shuffled back and the next card drawn, until one is no boss."""
    scene = Scene("kaoru", "leaf")
    scene.top_of("oakenmoor", "urrowen")
    cards = len(scene.state.decks[3])
    dawn(scene, day)
    boss = scene.card("urrowen")
    assert (boss in scene.state.decks[3]) == (day == 1)
    assert (scene.at(f"oakenmoor-{day}") == "urrowen") == (day == 2)
    assert len(scene.state.decks[3]) == cards - 1


@pytest.mark.rule("HARA-DAWN-01")
def test_an_empty_world_deck_spawns_nothing() -> None:
    """A16."""
    scene = Scene("kaoru", "leaf")
    scene.state.decks[3] = []
    dawn(scene, 3)
    assert set(spawned(scene)) == set(WORLDS) - {"oakenmoor"}


@pytest.mark.rule("HARA-DAWN-04")
def test_a_world_that_was_removed_has_no_open_space() -> None:
    """A07: open spaces are those of the Worlds that are there."""
    scene = Scene("kaoru", "leaf", mode="s04")
    state = scene.state
    state.removed = 1 << 3
    state.board = without(state.board, 3)
    dawn(scene, 3)
    assert set(spawned(scene)) == set(WORLDS) - {"oakenmoor"}
