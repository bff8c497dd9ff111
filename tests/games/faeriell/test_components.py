"""Nothing is lost and nothing appears, in random play of every mode, scenario and module."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola.games.faeriell.actions import DRAW_SOWER_PERK, YIELD
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.perk import (
    FIRST_KICKSTARTER_PERK,
    FIRST_KICKSTARTER_SOWER_PERK,
    FIRST_SOWER_PERK,
    PERKS,
)
from tavola.games.faeriell.pieces import (
    CARD_KINDS,
    CARD_ROOM,
    COLOURS,
    DOOM_END,
    GUARDIANS,
    HERO_TYPES,
    MOST_CORRUPTION,
    MOST_HEROES,
    MOST_LEVEL,
    MOST_SETTLEMENTS,
    MOST_TRACKED,
    SHADOW,
    SOWER,
    TOKENS,
)
from tavola.games.faeriell.setup import begin
from tavola.games.faeriell.state import COOP, FIRST_GAME, SOLO, STANDARD, TWINS, VERSUS, WINTER, FaeriellState, Rules
from tavola.games.faeriell.supply import draw_essence
from tavola.games.faeriell.values import HOUSE

#: Decisions of one random game that are looked at; the game may be longer.
DECISIONS: Final = 300
#: Seats, mode and scenario that can be played together.
TABLES: Final = [
    *[(seats, VERSUS, scenario) for seats in (2, 3, 4) for scenario in (STANDARD, WINTER)],
    *[(seats, COOP, scenario) for seats in (2, 3, 4) for scenario in (STANDARD, WINTER)],
    *[(1, SOLO, scenario) for scenario in (STANDARD, WINTER)],
    (4, VERSUS, FIRST_GAME),
    (2, VERSUS, TWINS),
]


class Watched:
    """A game in random play, and what must be known of its past to count."""

    def __init__(self, state: FaeriellState) -> None:
        self.state: FaeriellState = state
        #: Sower Perks that Wido drew: no tile left the game for them.
        self.drawn_by_wido: int = 0

    def play(self, action: int) -> None:
        self.drawn_by_wido += action == DRAW_SOWER_PERK
        self.state.apply_action(action)

    def check(self) -> None:
        state = self.state
        check_essences(state)
        check_event_tokens(state)
        check_achievement_tokens(state)
        check_beacons(state)
        check_herbs(state)
        self.check_perks()
        check_settlements(state)
        check_heroes(state)
        check_guardians(state)
        check_tracks(state)

    def check_perks(self) -> None:
        """Every tile is in one place; as many Hero Perks left the game as Sower Perks were swapped in for them."""
        state, kickstarter = self.state, self.state.rules.kickstarter
        on_heroes = [perk for perks in state.perks for perk in perks]
        there = sorted([*on_heroes, *(perk for pile in state.piles for perk in pile), *state.sower_stock])
        last = PERKS if kickstarter else FIRST_KICKSTARTER_SOWER_PERK
        every = set(range(FIRST_SOWER_PERK if kickstarter else FIRST_KICKSTARTER_PERK))
        if state.rules.mode == VERSUS:
            every |= set(range(FIRST_SOWER_PERK, last))
        assert len(there) == len(set(there))
        assert set(there) <= every
        gone = every - set(there)
        assert all(perk < FIRST_SOWER_PERK for perk in gone)
        assert len(gone) == sum(perk >= FIRST_SOWER_PERK for perk in on_heroes) - self.drawn_by_wido
        assert all(0 <= known <= len(pile) for known, pile in zip(state.pile_known, state.piles, strict=True))


def check_essences(state: FaeriellState) -> None:
    """80 cards, two of each kind: decks, discards, Pools, Quests, Totem, a payment under way, drawn for setup."""
    found: Counter[int] = Counter()
    for place in (*state.decks, *state.discards, *state.quests, *state.drawn, state.totem_cards, state.paid):
        found.update(place)
    for player in range(state.seats):
        pool = state.pool[player * CARD_KINDS : (player + 1) * CARD_KINDS]
        found.update(dict(enumerate(pool)))
        seen = state.revealed[player * CARD_KINDS : (player + 1) * CARD_KINDS]
        assert all(0 <= known <= held for known, held in zip(seen, pool, strict=True))
        for colour in range(COLOURS):
            held = sum(pool[colour * CARD_ROOM : (colour + 1) * CARD_ROOM])
            assert state.essences[player * COLOURS + colour] == held
    assert found == dict.fromkeys(range(CARD_KINDS), 2)
    for colour in range(COLOURS):
        assert all(card // CARD_ROOM == colour for card in state.decks[colour] + state.discards[colour])


def check_event_tokens(state: FaeriellState) -> None:
    """21 tokens: on the map, in the bag, next to it, or drawn and being decided about. A Guardian has one at most."""
    if not state.round:
        return
    waiting = [step for step in (*state.agenda, state.choice) if isinstance(step, CorruptionEvent)]
    found = [token for token in state.token_on if token >= 0] + state.bag + state.aside
    found += [step.token for step in waiting if step.token >= 0]
    assert sorted(found) == list(range(TOKENS))
    assert len(state.token_on) == GUARDIANS


def check_achievement_tokens(state: FaeriellState) -> None:
    """Six of each player: on the player board, in the designated area, on Achievements; a 7th takes none."""
    for player in range(state.seats):
        claims = state.claims[player].bit_count()
        assert claims <= 7
        assert state.spare[player] >= 0
        assert state.slots[player].bit_count() + state.spare[player] + min(claims, 6) == 6
        assert claims < 7 or state.ending


def check_beacons(state: FaeriellState) -> None:
    """Two of each colour, in owned Regions or unbuilt; the Totem stands by one of them."""
    for colour in range(4):
        assert state.beacon_supply[colour] >= 0
        assert state.beacon_supply[colour] + state.beacon.count(colour) == 2
    assert all(state.owner[region] >= 0 for region, colour in enumerate(state.beacon) if colour >= 0)
    assert state.totem < 0 or state.beacon[state.totem] >= 0


def check_herbs(state: FaeriellState) -> None:
    """Every Herb is in one place, and only what is a player's own is turned."""
    copies = HOUSE.kickstarter_herb_copies if state.rules.kickstarter else HOUSE.herb_copies
    found: Counter[int] = Counter()
    for place in (state.herb_deck, state.herb_row, state.herb_discard, *state.herbs):
        found.update(place)
    assert found == dict(enumerate(copies))
    assert len(state.herb_row) <= 3
    for herbs, rotated in zip(state.herbs, state.rotated_herbs, strict=True):
        assert not Counter(rotated) - Counter(herbs)


def check_settlements(state: FaeriellState) -> None:
    """The owners of the Regions and the Regions of the owners are the same, six at most."""
    for player in range(state.seats):
        owned = sum(1 << region for region, owner in enumerate(state.owner) if owner == player)
        assert state.owned[player] == owned
        assert owned.bit_count() <= MOST_SETTLEMENTS


def check_heroes(state: FaeriellState) -> None:
    """Three at most, each on a node of its own, where the Drifter is not; tiles lie on one side of the board."""
    nodes = [node for node in state.hero_node if node >= 0]
    if state.drifter >= 0:
        nodes.append(state.drifter)
    assert len(nodes) == len(set(nodes))
    assert state.occupied == sum(1 << node for node in nodes)
    kinds = SHADOW + state.rules.shadows
    for player in range(state.seats):
        active = state.heroes(player)
        assert len(active) <= MOST_HEROES
        assert all(not state.inactive[player] >> kind & 1 for kind in active)
        # The tile that the Sower's replaced has left the game.
        assert state.inactive[player].bit_count() + len(active) == kinds
        assert (SOWER in active) <= (state.sower == player)
        for kind in range(HERO_TYPES):
            hero = player * HERO_TYPES + kind
            assert state.gems[hero] >= 0
            assert state.level(hero) <= MOST_LEVEL
            if kind not in active:
                assert state.perks[hero] == ()
                assert state.quests[hero] == ()


def check_guardians(state: FaeriellState) -> None:
    """Each Guardian stands in its own Area."""
    assert [state.world.area[region] for region in state.guardian_at] == list(range(GUARDIANS))
    assert sum(token >= 0 for token in state.heartland) == GUARDIANS


def check_tracks(state: FaeriellState) -> None:
    """Every token stands on its track."""
    assert 0 <= state.doom <= DOOM_END
    assert all(0 <= level <= MOST_CORRUPTION for level in state.corruption)
    assert all(0 <= space <= MOST_TRACKED for space in state.tracking)
    assert 0 <= state.wheel < len(HOUSE.wheel)
    assert state.doom < DOOM_END or state.ending or state.rules.doom_shield


@st.composite
def games(draw: st.DrawFn) -> Watched:
    """A game of any kind, begun."""
    seats, mode, scenario = draw(st.sampled_from(TABLES))
    shadows, drifter, advanced, kickstarter, doom_shield, each_turn = [draw(st.booleans()) for _ in range(6)]
    rules = Rules(
        HOUSE,
        mode=mode,
        difficulty=draw(st.integers(0, 3)),
        scenario=scenario,
        shadows=shadows,
        drifter=drifter,
        advanced=advanced,
        kickstarter=kickstarter,
        doom_shield=doom_shield,
        winter_each_turn=each_turn,
    )
    return Watched(begin(rules, seats, draw(st.integers(0, 1 << 48)), False))


def make_rich(state: FaeriellState) -> None:
    """Everybody draws two Essences of each colour, so that much can be bought."""
    for player in range(state.seats):
        for colour in range(COLOURS):
            draw_essence(state, player, colour, "")
            draw_essence(state, player, colour, "")


@pytest.mark.rule(
    "FAE-COMP-03",
    "FAE-COMP-16",
    "FAE-COMP-18",
    "FAE-COMP-22",
    "FAE-COMP-23",
    "FAE-COMP-25",
    "FAE-BOARD-11",
    "FAE-BOARD-12",
)
@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 1 << 32), st.booleans(), st.booleans())
def test_no_component_is_lost_and_none_appears(game: Watched, seed: int, rich: bool, long: bool) -> None:
    """In a long game Tribes yield to Corruption and Doom is held back, so that a Sower rises.

    Rich Tribes draw more each round, and buy more.
    """
    state, random = game.state, Random(seed)
    richer = 0
    game.check()
    for _ in range(DECISIONS):
        if state.is_terminal():
            assert state.ending
            return
        if rich and state.round > richer and state.choice is not None and state.choice.kind == "phase":
            make_rich(state)
            richer = state.round
        if long and not state.ending:
            state.doom = min(state.doom, DOOM_END // 2)
        game.play(YIELD if long and YIELD in state.legal else random.choice(state.legal))
        game.check()
