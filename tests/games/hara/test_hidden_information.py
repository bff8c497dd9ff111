"""What lies hidden - decks, face-down Events, the box, secret targets, Quests before the choice - shows nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, Final

import pytest

from tavola.games.hara import GAME
from tavola.games.hara.campaign import rewards_of
from tavola.games.hara.determinize import determinize
from tavola.games.hara.pieces import DUSK_DECK, EVENT, HEX_KINDS, NOBODY, ROOM, WORLDS
from tavola.games.hara.spawning import spawn_named
from tavola.games.hara.state import HaraState
from tavola.games.hara.why import why_not
from tavola.kernel.rng import Rng
from tavola.kernel.view import SPECTATOR
from tests.games.hara.everything import MODE_NAMES, MODES, game_of, pieces_of
from tests.games.hara.scene import Scene
from tests.games.hara.swaps import all_swapped, differences, hidden_swapped

each_mode: Final = pytest.mark.parametrize("number", range(len(MODES)), ids=MODE_NAMES)
#: Positions of each mode that are compared.
POSITIONS: Final = 30
#: What is hidden in every game sooner or later.
ALWAYS: Final = {"box", "shift_deck", "events", "dusk", "worlds", "tops"}


def positions(number: int, most: int) -> Iterator[tuple[HaraState, Random]]:
    """Positions of random games of a mode, more of them where Quests are still to be chosen."""
    play = Random(number)
    found = 0
    while True:
        state = game_of(MODES[number], play.randrange(1 << 32))
        while state.choice is not None:
            if play.random() < (0.5 if any(state.dealt_quests) else 0.1):
                yield state.clone(), play
                found += 1
                if found == most:
                    return
            eager = state.legal[1:] if len(state.legal) > 1 and play.random() < 0.8 else state.legal
            state.apply_action(play.choice(eager))


def asked_now(state: HaraState) -> tuple[str, int]:
    """The kind of the question that waits, and who answers it."""
    return ("", -1) if state.choice is None else (state.choice.kind, state.current_player())


def seen(state: HaraState, seat: int) -> list[dict[str, Any]]:
    """What the seat is told of what happened."""
    return [event.as_data() for event in state.events or [] if event.visible_to(seat)]


# What a seat sees and may do ------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DAWN-06", "HARA-ECARD-01", "HARA-DECKS-02", "HARA-SHIFT-01", "HARA-QUEST-02", "HARA-S01-06")
@each_mode
def test_a_seat_sees_the_same_whatever_lies_hidden(number: int) -> None:
    """Two ways to make such a position: the game's own `determinize`, and swaps by hand that know nothing of it."""
    differing: Counter[str] = Counter()
    for state, play in positions(number, POSITIONS):
        for seat in range(SPECTATOR, state.seats):
            view = GAME.view(state, seat)
            pieces = sorted(pieces_of(view)) if seat >= 0 else []
            clicked = play.sample(pieces, min(len(pieces), 5))
            dealt = determinize(state, seat, Rng(play.randrange(1 << 32)))
            for other in (dealt, all_swapped(state, seat, play)):
                assert GAME.view(other, seat) == view
                assert asked_now(other) == asked_now(state)
                if other.choice is not None:
                    assert other.choice.options(other) == state.legal
                for piece in clicked:
                    assert told(other, seat, piece) == told(state, seat, piece)
                assert rewards_of(other) == rewards_of(state)
                differing.update(differences(state, other))
    assert set(differing) >= ALWAYS, "something hidden was never dealt anew, so it was not compared"


def told(state: HaraState, seat: int, piece: str) -> str:
    """Why the seat can do nothing with a piece."""
    refusal = why_not(state, seat, piece)
    return "" if refusal is None else refusal.text(GAME.package, "en")


@each_mode
def test_what_is_dealt_anew_could_be(number: int) -> None:
    """Of what nobody can see all cards are still there, and what is open has stayed where it was."""
    for state, play in positions(number, 5):
        seat = play.randrange(state.seats)
        other = determinize(state, seat, Rng(play.randrange(1 << 32)))
        kinds = state.cards.hex_cards
        for one, dealt in zip(state.decks, other.decks, strict=True):
            assert [kinds[card].deck for card in one] == [kinds[card].deck for card in dealt]
            assert sum(kinds[card].kind == EVENT for card in one) == sum(kinds[card].kind == EVENT for card in dealt)
        found = [sorted([*chain.from_iterable(one.decks), *one.hex_at, *one.box]) for one in (state, other)]
        assert found[0] == found[1]
        assert other.discard == state.discard
        assert sorted(other.shift_deck) == sorted(state.shift_deck)
        assert other.prey[seat] == state.prey[seat]
        assert other.dealt_quests[seat] == state.dealt_quests[seat]


@pytest.mark.rule("HARA-DECKS-07")
def test_the_back_of_a_top_card_shows_its_type_and_no_more() -> None:
    kinds: set[str] = set()
    for state, play in positions(0, 40):
        for seat in range(SPECTATOR, state.seats):
            for other in (state, determinize(state, seat, Rng(play.randrange(1 << 32)))):
                tiles: Any = GAME.view(other, seat)["table"]["tiles"]
                for world in range(1, WORLDS + 1):
                    deck = state.decks[world]
                    assert tiles[world]["cards"] == len(deck)
                    assert tiles[world]["top"] == (HEX_KINDS[state.cards.hex_cards[deck[-1]].kind] if deck else "")
                    kinds.add(tiles[world]["top"])
                assert tiles[DUSK_DECK]["top"] == ""
    assert kinds >= {"monster", "event"}


# What happens ---------------------------------------------------------------------------------------------------------


@each_mode
def test_what_happens_looks_the_same_whatever_lies_hidden(number: int) -> None:
    """The same answer in two positions that a seat cannot tell apart: unless something hidden is seen by it, it sees
    and is asked the same; and whether something is seen does not hang on what it is."""
    compared = 0
    for state, play in positions(number, POSITIONS):
        if state.choice is None:
            continue
        for seat in range(SPECTATOR, state.seats):
            other = hidden_swapped(state, seat, play)
            compared += acts_alike(state.clone(), other, play.choice(state.legal), seat)
    assert compared > POSITIONS


def acts_alike(state: HaraState, other: HaraState, action: int, seat: int) -> bool:
    """Act in both; whether there was something to compare."""
    choosing = asked_now(state)[0] == "quest" and state.current_player() != seat
    before = state.secrets
    for world in (state, other):
        world.shown = 0
        world.events = []
        world.apply_action(action)
    assert (state.secrets > before) == (other.secrets > before), f"it hangs on hidden cards whether {action} shows any"
    if state.secrets > before:
        return False
    assert state.shown == other.shown, f"it hangs on hidden cards whether {action} shows seat {seat} something"
    if state.shown >> seat & 1 if seat >= 0 else choosing or state.shown:
        return False
    assert asked_now(state) == asked_now(other)
    assert seen(state, seat) == seen(other, seat)
    assert GAME.view(state, seat) == GAME.view(other, seat)
    return True


# Cards that are named -------------------------------------------------------------------------------------------------


def scorpion_nest(scene: Scene, where: str) -> int:
    """An Event of the Arechi Wastes, put into its deck, the box, the discard pile or on the map."""
    state, card = scene.state, scene.card("scorpion_nest")
    for pile in (*state.decks, state.box, state.discard):
        if card in pile:
            pile.remove(card)
    if where == "map":
        state.discard.append(card)
        scene.put("scorpion_nest", "arechi_wastes-4")
    else:
        {"deck": state.decks[1], "box": state.box, "discard": state.discard}[where].insert(0, card)
    return card


@pytest.mark.rule("HARA-DUSK-07", "HARA-DUSK-08", "HARA-DAWN-06")
@pytest.mark.parametrize("where", ["deck", "box", "discard", "map"])
def test_an_event_that_is_spawned_by_name_lies_face_down_and_was_looked_for(where: str) -> None:
    """A18: wherever it was found cannot be unseen; what lies there is shown to nobody by its back."""
    scene = Scene()
    card = scorpion_nest(scene, where)
    state = scene.state
    before, state.events = state.secrets, []
    spawn_named(state, card)
    assert state.secrets > before
    space = 1 * ROOM + (4 if where == "map" else 1)
    assert state.hex_at[space] == card
    assert [event.details["card"] for event in state.events] == ([] if where == "map" else [""])
    for seat in range(SPECTATOR, 2):
        lies = next(one for one in scene.table(seat)["spaces"] if one["id"] == f"arechi_wastes-{space % ROOM}")["hex"]
        assert (lies["kind"], lies["card"]) == ("event", "")


@pytest.mark.rule("HARA-EVENT-02", "HARA-S04-10")
def test_events_of_a_world_that_is_removed_are_seen_and_cannot_be_unseen() -> None:
    scene = Scene(mode="s04")
    scene.put("scorpion_nest", "arechi_wastes-4")
    before = scene.state.secrets
    scene.state.razed = sum(1 << ROOM + number for number in (1, 2, 3, 5, 6))
    scene.state.rules.scenario.check(scene.state)
    assert scene.state.removed == 1 << 1
    assert "scorpion_nest" in scene.table()["discard"]
    assert scene.state.secrets > before


# Secret targets -------------------------------------------------------------------------------------------------------


def hunt(seats: int = 4) -> Scene:
    """Everybody hunts the next seat."""
    scene = Scene(*("kaoru", "leaf", "oric", "soff")[:seats], mode="s01")
    scene.state.prey = [*range(1, seats), 0]
    return scene


def targets_seen(scene: Scene, seat: int) -> list[str]:
    """The target of each seat, as far as ``seat`` may know it."""
    return [area["target"] for area in scene.table(seat)["seats"]]


@pytest.mark.rule("HARA-S01-06", "HARA-S01-07")
def test_a_target_that_is_scored_is_no_secret_any_more() -> None:
    scene = hunt()
    state = scene.state
    before, state.shown = state.secrets, 0
    assert targets_seen(scene, 3) == ["", "", "", "kaoru"]
    scene.have("leaf", health=1)
    scene.effect('{do = "damage", amount = 1, range = 9, target = "player"}')
    scene.do("aim leaf")
    assert state.points[0] == 1
    assert state.secrets > before, "who hunts whom cannot be unseen"
    assert state.shown == 0b1110
    assert targets_seen(scene, 3) == ["leaf", "", "", "kaoru"]
    assert targets_seen(scene, SPECTATOR) == ["leaf", "", "", ""]
    for seed in range(20):
        guessed = determinize(state, 3, Rng(seed)).prey
        assert (guessed[0], guessed[3]) == (1, 0)
    state.rules.scenario.dusk_begins(state)
    scene.day(4)
    state.rules.scenario.dusk_begins(state)
    assert [bool(target) for target in targets_seen(scene, 3)] == [False, False, False, True]


@pytest.mark.rule("HARA-S01-06")
def test_targets_are_dealt_anew_for_whoever_may_not_know_them() -> None:
    state = hunt().state
    for seat in range(SPECTATOR, 4):
        guesses = {tuple(determinize(state, seat, Rng(seed)).prey) for seed in range(60)}
        assert all(prey[one] != one for prey in guesses for one in range(4))
        assert len(guesses) == (9 if seat == SPECTATOR else 3)
        assert seat == SPECTATOR or {prey[seat] for prey in guesses} == {(seat + 1) % 4}


def test_before_they_are_drawn_nobody_has_a_target() -> None:
    state = Scene("kaoru", "leaf", "oric", mode="s01").state
    assert determinize(state, 0, Rng(1)).prey == [NOBODY] * 3


# Quests before the choice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-QUEST-02")
def test_the_quests_to_choose_from_are_for_one_pair_of_eyes() -> None:
    scene = Scene.at_setup("kaoru", "leaf", "oric", quests=True)
    state = scene.state
    assert scene.kind == "quest"
    for seat in range(3):
        dealt = [state.cards.quests[quest].id for quest in state.dealt_quests[seat]]
        assert scene.table(seat)["quests"] == dealt
        assert why_not(state, (seat + 1) % 3, f"quest/{dealt[0]}") is None or told(
            state, (seat + 1) % 3, f"quest/{dealt[0]}"
        ) == told(state, (seat + 1) % 3, "quest/no-such-quest")
    assert scene.table(SPECTATOR)["quests"] == []
    scene.do(scene.legal()[1])
    assert scene.table(2)["seats"][0]["quest"]["card"] == state.cards.quests[state.quest[0]].id
    guesses = {determinize(state, 0, Rng(seed)).dealt_quests[1] for seed in range(20)}
    assert len(guesses) > 10
    assert all(state.quest[0] not in guess for guess in guesses)
