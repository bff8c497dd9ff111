"""What holds of every position, in the middle of a move as well: nothing is lost, and no number leaves its track."""

from __future__ import annotations

from collections import Counter

from tavola.games.hara.board import may_be_entered
from tavola.games.hara.damage import Suffer
from tavola.games.hara.inventory import charges_of
from tavola.games.hara.lasting import refresh
from tavola.games.hara.pieces import (
    ABILITIES,
    ALTERNATE,
    COLORS,
    DOJO,
    EVENT,
    ITEM_NUMBERS,
    LAST_DAY,
    MODIFIERS,
    MONSTER,
    MOST,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    ORIC,
    PASSIVE,
    RESOURCE_MOST,
    RESOURCE_OWNER,
    RESOURCES,
    ROOM,
    SCENARIO_TOKENS,
    SPACES,
    STANCE_NAMES,
    TILES,
    UNITS,
    WORLDS,
)
from tavola.games.hara.setup import EVENTS_REMOVED
from tavola.games.hara.state import HaraState

#: Every Ability of a champion but the locked ones, as bits.
UNLOCKED: int = (1 << ALTERNATE) - 1
ULTIMATES: int = 3 << ALTERNATE - 1
#: The cards of a World and of Dusk (HARA-COMP-01).
WORLD_CARDS = 16
DUSK_CARDS = 30


def check(state: HaraState) -> None:
    """All of it."""
    check_hex_cards(state)
    check_map(state)
    check_shifts(state)
    check_items(state)
    check_units(state)
    check_corrupted(state)
    check_what_lasts(state)
    check_time(state)
    check_counts(state)
    check_quests(state)
    for seat in range(state.seats):
        check_abilities(state, seat)
        check_tracks(state, seat)
    if state.choice is not None:
        check_question(state)


# Cards ----------------------------------------------------------------------------------------------------------------


def check_hex_cards(state: HaraState) -> None:
    """Each is in one place: a deck, the map, the discard pile, the box, or among the guests (HARA-COMP-01)."""
    hex_cards = state.cards.hex_cards
    on_map = [card for card in state.hex_at if card >= 0]
    found = [card for deck in state.decks for card in deck] + on_map + state.discard + state.box + state.guests
    assert sorted(found) == list(range(WORLDS * WORLD_CARDS + DUSK_CARDS)) == list(range(len(hex_cards)))
    for number, deck in enumerate(state.decks):
        assert all(hex_cards[card].deck == number for card in deck)
    assert all(hex_cards[card].kind == MONSTER for card in state.guests)
    boxed = Counter(hex_cards[card].deck for card in state.box if hex_cards[card].kind == EVENT)
    assert all(count <= EVENTS_REMOVED for count in boxed.values())


def check_map(state: HaraState) -> None:
    """Hex cards lie on numbered spaces of Worlds that are there, the Ancient Hydra on the Dojo; only Monsters are
    hurt."""
    kinds = state.cards.hex_cards
    assert sorted(state.spread) == [space for space in range(SPACES) if state.hex_at[space] >= 0]
    for space in state.spread:
        tile, number = divmod(space, ROOM)
        assert not state.removed >> tile & 1
        assert number or (space == DOJO and state.cards.monsters[state.hex_at[space]].boss)
        assert tile or space == DOJO or kinds[state.hex_at[space]].kind == MONSTER
    for space, hurt in enumerate(state.hurt):
        assert hurt >= 0
        assert not hurt or kinds[state.hex_at[space]].kind == MONSTER
    assert sorted(state.board.slots) == list(range(TILES))
    for space in range(SPACES):
        assert not state.razed >> space & 1 or (may_be_entered(space) and not state.removed >> space // ROOM & 1)
    assert state.razed.bit_count() <= SCENARIO_TOKENS


def check_shifts(state: HaraState) -> None:
    """One World Shift card is flipped between two Days, and none comes back (HARA-SHIFT-01)."""
    everything = len(state.cards.shifts)
    assert len(set(state.shift_deck)) == len(state.shift_deck)
    assert set(state.shift_deck) <= set(range(everything))
    flipped = everything - len(state.shift_deck)
    assert flipped == max(0, state.day - 1) or (state.dusk and flipped == state.day)


def check_items(state: HaraState) -> None:
    """As many copies of each Item as there are, in the deck and in inventories; each with charges that it can have."""
    for item in state.cards.items:
        held = [state.items[seat * ITEM_NUMBERS + item.number] for seat in range(state.seats)]
        assert min(*held, state.items_left[item.number], 0) == 0
        assert sum(held) + state.items_left[item.number] == item.copies
        for seat in range(state.seats):
            charges = charges_of(state, seat, item.number)
            assert charges == sorted(charges)
            assert all((left > 0 or not item.charges) and left <= item.charges for left in charges)
            assert state.item_charges[seat * ITEM_NUMBERS + item.number] < 10 ** len(charges)


def check_abilities(state: HaraState, seat: int) -> None:
    """Each card is in the hand, on the board, in the pile, or locked; charges lie on cards of the board."""
    hand, board, pile = state.hand[seat], state.board_cards[seat], state.pile[seat]
    assert hand & board == hand & pile == board & pile == 0
    own = UNLOCKED | (1 << ALTERNATE if is_unlocked(state, seat, 1) else 0)
    assert hand | board | pile == own
    assert not board & ULTIMATES
    assert not state.used[seat] & ~own
    assert not state.emptied[seat] & ~board
    assert state.passives >> seat & 1 <= is_unlocked(state, seat, 2)
    abilities = state.cards.champions[state.champion[seat]].abilities
    for place in range(ABILITIES):
        charges = state.charges[seat * ABILITIES + place]
        charge = abilities[place].charge
        assert 0 <= charges <= (charge.most if charge is not None else 0)
        assert not charges or board >> place & 1


def is_unlocked(state: HaraState, seat: int, bit: int) -> bool:
    """Whether the seat's champion has unlocked the alternate Ultimate (1) or the passive (2)."""
    known = state.rules.unlocked
    return bool(known) and known[seat * PASSIVE // 2 + state.champion[seat]] & bit > 0


# Figures --------------------------------------------------------------------------------------------------------------


def check_units(state: HaraState) -> None:
    """Players stand on spaces, the Corrupted too or nowhere; whoever is at 0 Health is about to be defeated."""
    assert len(set(state.champion)) == state.seats
    for unit in [*range(state.seats), *range(MOST_SEATS, UNITS)]:
        space = state.at[unit]
        if space == NOWHERE:
            assert unit >= MOST_SEATS
            continue
        assert may_be_entered(space)
        assert not state.removed >> space // ROOM & 1
    assert all(state.at[unit] == NOWHERE for unit in range(state.seats, MOST_SEATS))


def check_tracks(state: HaraState, seat: int) -> None:
    """No bar exceeds its end (HARA-PBOARD-02), no resource its tracker, and only Oric takes Stances."""
    champion = state.champion[seat]
    assert 0 <= state.health[seat] <= MOST
    assert 0 <= state.spirit[seat] <= MOST
    assert all(0 <= energy <= state.rules.bar for energy in state.energy[seat * COLORS : seat * COLORS + COLORS])
    for resource in range(RESOURCES):
        value = state.resources[seat * RESOURCES + resource]
        assert 0 <= value <= (RESOURCE_MOST[resource] if RESOURCE_OWNER[resource] == champion else 0)
    assert NOBODY <= state.stance[seat] < (len(STANCE_NAMES) if champion == ORIC else 0)
    assert not state.levels_due[seat] & ~state.leveled[seat]


def check_corrupted(state: HaraState) -> None:
    """Of those in play the bar is not empty, and a token is left (HARA-CHEALTH-03, HARA-CHEALTH-04)."""
    for unit in range(MOST_SEATS, UNITS):
        number = unit - MOST_SEATS
        if state.at[unit] == NOWHERE:
            assert state.health[unit] == 0
            assert state.resilience[number] == 0
        else:
            assert 0 < state.health[unit] <= state.bars[number]
            assert state.resilience[number] > 0


# What lasts, and what is under way ------------------------------------------------------------------------------------


def check_what_lasts(state: HaraState) -> None:
    """The sums that are kept are those that come out when they are added up anew."""
    mods, listening = state.mods[:], state.listening[:]
    assert len(mods) == UNITS * MODIFIERS
    for unit in [*range(state.seats), *range(MOST_SEATS, UNITS)]:
        if state.at[unit] != NOWHERE:
            refresh(state, unit)
    assert (state.mods, state.listening) == (mods, listening)
    assert all(state.at[unit] != NOWHERE or unit >= MOST_SEATS for unit, _, _, _ in state.timed)


def check_time(state: HaraState) -> None:
    """Days and turns; damage under way has somebody who will take it."""
    assert 0 <= state.day <= LAST_DAY
    assert sorted(state.order) == list(range(state.seats))
    assert NOBODY <= state.active < state.seats
    assert state.activations >= 0
    waiting = sum(isinstance(step, Suffer) for step in state.agenda)
    assert len(state.incoming) == waiting or state.over
    assert state.floor <= len(state.agenda) or state.over
    assert min(state.shield) >= 0


def check_counts(state: HaraState) -> None:
    """Tokens, counters and secret targets."""
    assert state.tokens >= 0
    assert state.doom >= 0
    assert min(state.points) >= 0
    if state.prey[0] != NOBODY:
        assert sorted(state.prey) == list(range(state.seats))
        assert all(target != seat for seat, target in enumerate(state.prey))


def check_quests(state: HaraState) -> None:
    """Nobody has the Quest of another, dealt or kept (HARA-QUEST-02)."""
    found = [quest for quest in state.quest if quest >= 0] + [quest for dealt in state.dealt_quests for quest in dealt]
    assert len(set(found)) == len(found)
    assert set(found) <= set(range(len(state.cards.quests)))
    assert all(0 <= part <= 2 for part in state.quest_part)


def check_question(state: HaraState) -> None:
    """Somebody is asked who sits there, for one of several answers; nobody plays on at 0 Health."""
    choice = state.choice
    assert choice is not None
    assert not state.over
    assert state.legal
    assert len(set(state.legal)) == len(state.legal)
    assert 0 <= choice.player(state) < state.seats
    if choice.kind == "adventure":
        assert state.fallen == 0
        assert state.incoming == []
        assert min(state.health[: state.seats]) > 0
        monsters = state.cards.monsters
        hurt = [space for space in state.spread if state.hurt[space]]
        assert all(state.hurt[space] < monsters[state.hex_at[space]].health for space in hurt)
