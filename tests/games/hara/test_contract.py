"""Champions of Hara keeps the contract of a game: both Arenas, every Scenario, Quests, unlocked cards, rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from tavola import testing
from tavola.games.hara import GAME
from tavola.games.hara.card_set import card_set
from tavola.games.hara.options import OPTIONS
from tavola.games.hara.pieces import ALTERNATE, CHAMPION_NAMES, HEX_KINDS, ITEM_NUMBERS, PASSIVE, RESOURCE_NAMES
from tavola.games.hara.scenarios import SCENARIOS
from tavola.games.hara.state import HaraState
from tavola.kernel.errors import BadSetting
from tests.games.hara.scene import Scene, monster

#: Every locked card of every champion, in the words of a profile.
LOCKED: Final = " ".join(
    f"{champion.id}/{champion.abilities[place].id}"
    for champion in card_set().champions
    for place in (ALTERNATE, PASSIVE)
)
#: What the rulings say, flipped, but for those of one Scenario only.
FLIPPED: Final = {
    "places": "chosen",
    "mirror": "yes",
    "bonuses_stay": "yes",
    "loot_after_loss": "yes",
    "team_gold": "no",
    "heal_after_defeat": "no",
    "refuse_gifts": "yes",
    "must_come_back": "yes",
    "corrupted_start": "yes",
    "health_must_remain": "yes",
    "stance_reaches_all": "yes",
}
Chosen = dict[str, object]
#: Seats, and what is chosen: each is a kind of game of its own.
TABLES: Final[list[tuple[int, Chosen]]] = [
    # Arenas
    (2, {}),
    (3, {"mode": "arena", "quests": "yes"}),
    (2, {"mode": "arena", "unlocked": [LOCKED] * 2}),
    (4, {"mode": "arena", "quests": "yes", **FLIPPED}),
    (2, {"mode": "arena", "content": monster("teagle", health=1, attack=9, aggressive="true")}),
    (2, {"mode": "intro"}),
    (3, {"mode": "intro", **FLIPPED}),
    # Champions
    (3, {"champion": ["leaf", "oric", "persephone"]}),
    (3, {"champion": ["soff", "thomas", "kaoru"]}),
    # Kaoru's Scenarios
    (3, {"mode": "s01"}),
    (4, {"mode": "s01", "point_for_all": "yes", **FLIPPED}),
    (2, {"mode": "s02"}),
    (4, {"mode": "s02", "capped_tokens": "yes", "unlocked": [LOCKED] * 4, **FLIPPED}),
    (1, {}),
    (1, {"mode": "s03", "respawn_boss": "yes", "quests": "yes", **FLIPPED}),
    # Leaf's
    (2, {"mode": "s04", "corrupted": "ashura"}),
    (4, {"mode": "s04", "corrupted": "enoki", **FLIPPED}),
    (3, {"mode": "s05"}),
    (1, {"mode": "s06"}),
    # Oric's
    (2, {"mode": "s07", "corrupted": "miravel"}),
    (4, {"mode": "s08", "unlocked": [LOCKED] * 4}),
    (1, {"mode": "s09"}),
    # Persephone's
    (3, {"mode": "s10", **FLIPPED}),
    (4, {"mode": "s11"}),
    (1, {"mode": "s12", "quests": "yes"}),
    # Soff's
    (3, {"mode": "s13"}),
    (2, {"mode": "s14"}),
    (1, {"mode": "s15"}),
    # Thomas's
    (2, {"mode": "s16"}),
    (4, {"mode": "s17", **FLIPPED}),
    (1, {"mode": "s18", "unlocked": [LOCKED]}),
]


def name_of(table: tuple[int, Chosen]) -> str:
    seats, chosen = table
    return "-".join([str(seats), str(chosen.get("mode", "")), *[name for name in chosen if name != "mode"][:2]])


each_table: Final = pytest.mark.parametrize(("seats", "chosen"), TABLES, ids=[name_of(table) for table in TABLES])


@each_table
def test_contract(seats: int, chosen: Chosen) -> None:
    testing.check_contract(GAME, 1, seats, first_seed=TABLES.index((seats, chosen)), **chosen)


def components(state: HaraState) -> Mapping[str, int]:
    """Hex cards of each kind, copies of each Item, and the Abilities of each player."""
    cards = state.cards
    counted = dict.fromkeys(HEX_KINDS, 0)
    everywhere = [card for deck in state.decks for card in deck] + state.discard + state.box + state.guests
    for card in everywhere + [card for card in state.hex_at if card >= 0]:
        counted[HEX_KINDS[cards.hex_cards[card].kind]] += 1
    for item in cards.items:
        held = sum(state.items[seat * ITEM_NUMBERS + item.number] for seat in range(state.seats))
        counted[item.id] = held + state.items_left[item.number]
    for seat in range(state.seats):
        zones = (state.hand[seat], state.board_cards[seat], state.pile[seat])
        counted[f"abilities of {seat}"] = sum(zone.bit_count() for zone in zones)
    return counted


@each_table
@pytest.mark.rule("HARA-COMP-01", "HARA-COMP-04", "HARA-COMP-05", "HARA-PILE-02")
def test_components_are_conserved(seats: int, chosen: Chosen) -> None:
    settings = GAME.settle(seats, chosen)
    for seed in range(2):
        testing.check_conserved(GAME, settings, seed, components)
    state = GAME.new_state(settings, 0, False)
    assert isinstance(state, HaraState)
    begun = components(state)
    assert [begun[kind] for kind in HEX_KINDS] == [6 * 9 + 19, 6 * 7, 11]
    assert sum(begun[item.id] for item in state.cards.items) == 50
    own = 12 if "unlocked" in chosen else 11
    assert [begun[f"abilities of {seat}"] for seat in range(seats)] == [own] * seats


# What can be chosen ---------------------------------------------------------------------------------------------------


def test_every_value_of_every_option_is_among_the_tables() -> None:
    played = {(option.name, option.default) for option in OPTIONS}
    for _, chosen in TABLES:
        for option, value in chosen.items():
            played |= {(option, str(one)) for one in (value if isinstance(value, list) else [value])}
    offered = {(option.name, value) for option in OPTIONS for value, _ in option.values}
    assert offered <= played


def test_every_scenario_is_played_by_as_many_as_may_play_it() -> None:
    """None by fewer or more, each by the fewest and by the most."""
    for scenario in SCENARIOS:
        least, most = scenario.seats
        for seats in range(1, 5):
            if least <= seats <= most:
                assert GAME.settle(seats, {"mode": scenario.name})["mode"] == scenario.name
                continue
            with pytest.raises(BadSetting):
                GAME.settle(seats, {"mode": scenario.name})


@pytest.mark.rule("HARA-CHAR-01", "HARA-SCRULE-01", "HARA-SCRULE-02", "HARA-PROG-01")
@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (2, {"champion": ["leaf", "leaf"]}),
        (1, {"mode": "s03", "champion": ["leaf"]}),
        (3, {"mode": "s05", "champion": ["kaoru", "oric", "soff"]}),
        (3, {"mode": "s05", "corrupted": "ashura"}),
        (2, {"unlocked": [f"kaoru/{RESOURCE_NAMES[0]}", ""]}),
        (2, {"content": "[[monster]]"}),
    ],
)
def test_what_cannot_be_played_together_is_refused(seats: int, chosen: Chosen) -> None:
    with pytest.raises(BadSetting):
        GAME.settle(seats, chosen)


# What comes after -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-WINARENA-04", "HARA-ARC-01", "HARA-ARC-05")
@pytest.mark.parametrize(("winners", "champion"), [(0b01, "soff"), (0b10, "thomas"), (0, "")])
def test_after_an_arena_the_group_may_go_on_with_the_champion_who_won_it(winners: int, champion: str) -> None:
    """Both Scenarios of the winner that are not for one player are offered, and nothing follows by itself."""
    scene = Scene("soff", "thomas")
    scene.state.end("champion" if winners else "time", winners)
    offered = GAME.sequels(scene.state, "en")
    modes = [sequel.chosen["mode"] for sequel in offered]
    stories = [one.name for one in SCENARIOS if one.champion >= 0 and CHAMPION_NAMES[one.champion] == champion]
    assert modes == stories[:2]
    assert all(sequel.chosen["champion"] == ["soff", "thomas"] for sequel in offered)
