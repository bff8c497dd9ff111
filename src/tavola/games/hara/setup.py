"""Set Up: the board, the decks, champions, Turn Order cards, Quests, and what a Scenario lays out."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import OPTION
from tavola.games.hara.board import board_of, facing_in, first_board
from tavola.games.hara.corrupted_turn import place_corrupted, random_corrupted
from tavola.games.hara.inventory import gain_item
from tavola.games.hara.lasting import refresh
from tavola.games.hara.pieces import (
    ALTERNATE,
    BLUE,
    CHAMPIONS,
    CORE,
    DREAMSTONE,
    DUSK_DECK,
    EVENT,
    GREEN,
    RED,
    RESOURCE_OWNER,
    RESOURCE_START,
    RESOURCES,
    TILES,
    WORLD_COLORS,
    WORLDS,
)
from tavola.games.hara.rounds import Dawn
from tavola.games.hara.rules import Rules
from tavola.games.hara.state import HaraState
from tavola.kernel.event import Event
from tavola.kernel.rng import Rng
from tavola.kernel.step import Choice, Step

#: The energy symbols around the Dojo, clockwise from the first slot (A05).
SLOT_COLORS = (RED, BLUE, GREEN, RED, BLUE, GREEN)
#: Events that go back to the box from each World deck (HARA-DECKS-02).
EVENTS_REMOVED = 2


def begin(rules: Rules, seats: int, seed: int, record: bool) -> HaraState:
    """A game set up and run to its first choice."""
    rng = Rng(seed)
    state = HaraState(rng, rules, seats, first_board(place_worlds(rng), rules.mirror))
    state.lay_out()
    if record:
        events: list[Event] = []
        state.events = events
    rules.scenario.teams(state)
    place_decks(state)
    choose_champions(state)
    agenda = state.agenda
    agenda.append(Dawn())
    agenda.append(SetUpScenario())
    if rules.quests:
        deal_quests(state)
        for seat in reversed(range(seats)):
            agenda.append(ChooseQuest(seat))
    if rules.choose_places:
        for color in (GREEN, BLUE, RED):
            agenda.append(ChoosePlaces(color))
    state.advance()
    return state


# Setting Up The Board -------------------------------------------------------------------------------------------------


def place_worlds(rng: Rng) -> list[int]:
    """The World in each slot: two of each color, at random which goes where (HARA-SETUP-02, HARA-SETUP-03, A05)."""
    worlds: list[list[int]] = [[], [], []]
    for color in (RED, BLUE, GREEN):
        pair = [world for world in range(1, TILES) if WORLD_COLORS[world] == color]
        rng.shuffle(pair)
        worlds[color] = pair
    return [worlds[color].pop() for color in SLOT_COLORS]


class ChoosePlaces(Choice):
    """The players choose which of two Worlds takes which of the two places of its color (HARA-SETUP-03, A05, A90)."""

    __slots__ = ("color",)

    kind: ClassVar[str] = "places"
    rules: ClassVar[tuple[str, ...]] = ("HARA-SETUP-03",)

    def __init__(self, color: int) -> None:
        self.color: int = color

    def player(self, state: HaraState) -> int:
        return state.order[0]

    def options(self, state: HaraState) -> list[int]:
        return [OPTION, OPTION + 1]

    def take(self, state: HaraState, option: int) -> None:
        one, other = [world for world in range(1, TILES) if WORLD_COLORS[world] == self.color]
        slots = list(state.board.slots)
        first, second = sorted((slots[one], slots[other]))
        slots[one], slots[other] = (first, second) if option == OPTION else (second, first)
        mirror = state.board.mirror
        facings = [facing_in(slot, mirror) for slot in slots]
        state.board = board_of(tuple(slots), tuple(facings), mirror)


# Placing The Decks ----------------------------------------------------------------------------------------------------


def place_decks(state: HaraState) -> None:
    """World decks without two of their Events, shuffled; the Dusk and World Shift decks shuffled (HARA-DECKS-01 to
    -05)."""
    cards = state.cards
    rng = state.rng
    state.decks = [[] for _ in range(WORLDS + 1)]
    for world in range(1, WORLDS + 1):
        events = [card for card in cards.decks[world] if cards.hex_cards[card].kind == EVENT]
        rng.shuffle(events)
        removed = events[:EVENTS_REMOVED]
        state.box += removed
        deck = [card for card in cards.decks[world] if card not in removed]
        rng.shuffle(deck)
        state.decks[world] = deck
    state.decks[DUSK_DECK] = cards.decks[DUSK_DECK][:]
    rng.shuffle(state.decks[DUSK_DECK])
    state.shift_deck = list(range(len(cards.shifts)))
    rng.shuffle(state.shift_deck)


# Choosing Characters --------------------------------------------------------------------------------------------------


def choose_champions(state: HaraState) -> None:
    """Each player has a different champion, as wanted or at random; a Scenario's own is among them (HARA-CHAR-01)."""
    rules = state.rules
    wanted = list(rules.wanted_champions) or [-1] * state.seats
    free = [champion for champion in range(CHAMPIONS) if champion not in wanted]
    state.rng.shuffle(free)
    needed = rules.scenario.champion
    if rules.scenario.champion_needed and needed not in wanted:
        wanted[wanted.index(-1)] = needed
        free.remove(needed)
    first = state.rng.below(state.seats)
    state.order = [(first + place) % state.seats for place in range(state.seats)]  # HARA-ORDER-01
    for seat in range(state.seats):
        take_champion(state, seat, wanted[seat] if wanted[seat] >= 0 else free.pop())
    allow_passives(state)
    for seat in range(state.seats):
        refresh(state, seat)
        gain_item(state, seat, DREAMSTONE)  # HARA-CHAR-03


def take_champion(state: HaraState, seat: int, champion: int) -> None:
    """Spawn values, the resource at its start, core cards in hand, the rest in the pile (HARA-CHAR-04 to -07)."""
    card = state.cards.champions[champion]
    state.champion[seat] = champion
    state.health[seat] = card.health
    state.spirit[seat] = card.spirit
    for resource in range(RESOURCES):
        if RESOURCE_OWNER[resource] == champion:
            state.resources[seat * RESOURCES + resource] = RESOURCE_START[resource]
    state.hand[seat] = (1 << CORE) - 1
    state.pile[seat] = (1 << ALTERNATE) - (1 << CORE)
    if unlocked(state, seat) & 1:  # HARA-PILE-02, HARA-PROG-02
        state.pile[seat] |= 1 << ALTERNATE
    if state.events is not None:
        state.report("champion", "HARA-CHAR-01", seat=seat, champion=card.id)


def unlocked(state: HaraState, seat: int) -> int:
    """The locked cards that the seat's champion has unlocked: 1 the alternate Ultimate, 2 the passive."""
    profile = state.rules.unlocked
    return profile[seat * CHAMPIONS + state.champion[seat]] if profile else 0


def allow_passives(state: HaraState) -> None:
    """Unlocked passives work (HARA-PROG-03), in the Arena only if every champion in play has theirs (HARA-PROG-04)."""
    seats = [seat for seat in range(state.seats) if unlocked(state, seat) & 2]
    if state.rules.scenario.is_arena and len(seats) < state.seats:
        return
    for seat in seats:
        state.passives |= 1 << seat


# Quests ---------------------------------------------------------------------------------------------------------------


def deal_quests(state: HaraState) -> None:
    """Two Quests for each player (HARA-QUEST-02)."""
    quests = list(range(len(state.cards.quests)))
    state.rng.shuffle(quests)
    for seat in range(state.seats):
        state.dealt_quests[seat] = (quests.pop(), quests.pop())


class ChooseQuest(Choice):
    """Each player keeps one of two Quests; the other goes to the box (HARA-QUEST-02)."""

    __slots__ = ("seat",)

    kind: ClassVar[str] = "quest"
    rules: ClassVar[tuple[str, ...]] = ("HARA-QUEST-02",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def player(self, state: HaraState) -> int:
        return self.seat

    def options(self, state: HaraState) -> list[int]:
        return [OPTION, OPTION + 1]

    def take(self, state: HaraState, option: int) -> None:
        seat = self.seat
        quest = state.dealt_quests[seat][option - OPTION]
        state.declined_quest[seat] = state.dealt_quests[seat][OPTION + 1 - option]
        state.dealt_quests[seat] = ()
        state.quest[seat] = quest
        state.shown |= ((1 << state.seats) - 1) & ~(1 << seat)
        refresh(state, seat)
        if state.events is not None:
            state.report("quest_kept", "HARA-QUEST-02", seat=seat, quest=state.cards.quests[quest].id)


# The Scenario ---------------------------------------------------------------------------------------------------------


class SetUpScenario(Step):
    """What the Scenario lays out, and its Corrupted (A81)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-SCRULE-01", "HARA-SCRULE-02")

    def run(self, state: HaraState) -> None:
        scenario = state.rules.scenario
        scenario.set_up(state)
        if scenario.has_corrupted_turn and scenario.begins_with_corrupted:
            wanted = state.rules.corrupted
            if scenario.corrupted_required or (wanted < 0 and scenario.corrupted >= 0):
                wanted = scenario.corrupted
            place_corrupted(state, wanted if wanted >= 0 else random_corrupted(state))
