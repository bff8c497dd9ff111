"""Nothing is lost and nothing appears, in random play of every Arena and Scenario, after every single step."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tavola.games.hara.card_set import card_set
from tavola.games.hara.inventory import gain_item
from tavola.games.hara.pieces import CHAMPIONS, ITEM_NUMBERS, MOST
from tavola.games.hara.rules import Rules
from tavola.games.hara.scenarios import SCENARIOS
from tavola.games.hara.setup import begin
from tavola.games.hara.state import HaraState
from tavola.games.hara.turn import ADVENTURE_CHOICE
from tavola.testing import facts, field_names
from tests.games.hara.scene import Scene
from tests.games.hara.whole import check

#: Decisions of one random game that are looked at; the game may be longer.
DECISIONS: Final = 220
#: Fields of no position in particular: what is played with, and what clones do not have.
FIXED: Final = ("rules", "cards", "seats", "events")
#: The rulings that a group may flip.
RULINGS: Final = (
    "choose_places",
    "mirror",
    "bonuses_stay",
    "loot_after_loss",
    "team_gold",
    "heal_after_defeat",
    "gifts_may_be_refused",
    "must_come_back",
    "start_chosen",
    "health_must_remain",
    "stance_reaches_all",
    "point_for_all",
    "capped_tokens",
    "respawn_boss",
)


@st.composite
def games(draw: st.DrawFn) -> HaraState:
    """A game of any kind, begun."""
    scenario = draw(st.sampled_from(SCENARIOS))
    seats = draw(st.integers(*scenario.seats))
    flipped: dict[str, Any] = {ruling: draw(st.booleans()) for ruling in RULINGS}
    unlocked = tuple([draw(st.integers(0, 3)) for _ in range(seats * CHAMPIONS)]) if draw(st.booleans()) else ()
    quests = scenario.uses_quests or draw(st.booleans())
    rules = Rules(card_set(), scenario, unlocked=unlocked, quests=quests, **flipped)
    return begin(rules, seats, draw(st.integers(0, 1 << 48)), draw(st.booleans()))


def play(state: HaraState, action: int) -> None:
    """What `apply_action` does, with a look after every step."""
    choice = state.choice
    assert choice is not None
    state.choice, state.legal = None, []
    choice.take(state, action)
    while state.choice is None and not state.over:
        check(state)
        if state.dirty:
            state.dirty = False
            state.rules.scenario.watch(state)
        elif state.agenda:
            state.agenda.pop().run(state)
        else:
            break
    check(state)


def make_hardy(state: HaraState, random: Random) -> None:
    """Whoever is on turn is in good health, and may find an Item; nothing hurries the end."""
    seat = state.active
    state.health[seat] = state.spirit[seat] = MOST
    state.doom = 0
    if random.random() < 0.1:
        gain_item(state, seat, random.randrange(ITEM_NUMBERS))
    state.legal = ADVENTURE_CHOICE.options(state)


def all_that_changes(state: HaraState) -> list[Any]:
    """Every field but those that are the same in all positions, and what is recorded."""
    return [facts(getattr(state, name), 1) for name in field_names(state) if name not in FIXED]


def eager(state: HaraState, random: Random) -> int:
    """Some answer; the one that only ends something comes first, and is seldom taken."""
    rest = state.legal[1:] if len(state.legal) > 1 and random.random() < 0.8 else state.legal
    return random.choice(rest)


@pytest.mark.rule(
    "HARA-COMP-01",
    "HARA-COMP-04",
    "HARA-COMP-05",
    "HARA-PBOARD-02",
    "HARA-PBOARD-04",
    "HARA-ITEM-02",
    "HARA-EVENT-07",
    "HARA-SHIFT-01",
    "HARA-QUEST-02",
)
# A game that fails is not made smaller: it takes minutes, and what comes of it is hardly simpler.
@settings(max_examples=45, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(games(), st.integers(0, 1 << 32), st.booleans())
def test_no_component_is_lost_and_none_appears(state: HaraState, seed: int, long: bool) -> None:
    """In a long game the champions are hardy and well equipped, so that much happens before it ends."""
    random = Random(seed)
    check(state)
    for _ in range(DECISIONS):
        if state.choice is None:
            break
        if long and state.choice.kind == "adventure":
            make_hardy(state, random)
        action = eager(state, random)
        if random.random() < 0.9:
            play(state, action)
            continue
        clone = state.clone()
        kept = all_that_changes(clone)
        assert kept == all_that_changes(state)
        play(state, action)
        assert all_that_changes(clone) == kept, "playing on changed an older clone"
        clone.apply_action(action)
        assert all_that_changes(clone) == all_that_changes(state)
    assert state.choice is not None or state.over


def test_no_more_scenario_tokens_are_taken_than_there_are() -> None:
    """A defeat takes two breaths, of which only one is left."""
    scene = Scene("oric", mode="s09")
    scene.state.tokens = 1
    scene.have("oric", health=1)
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.state.tokens == 0
    assert scene.state.over == "breath"
