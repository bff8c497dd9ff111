"""Spawning hex cards: Dawn, Dusk, cards by name; taking them off; and World Shifts."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.actions import AIM, DONE, TILE
from tavola.games.hara.board import swapped
from tavola.games.hara.damage import take_hex
from tavola.games.hara.effect import Doing, Effect
from tavola.games.hara.pieces import (
    DUSK_DECK,
    EVENT,
    HEX_KINDS,
    MOST_SEATS,
    NOWHERE,
    ROOM,
    TILE_NAMES,
    TILES,
)
from tavola.games.hara.reach import in_range, range_of
from tavola.games.hara.state import HaraState

# Placing --------------------------------------------------------------------------------------------------------------


def open_space(state: HaraState, world: int, number: int) -> int:
    """The numbered space of a World, or its lowest-numbered open one; NOWHERE if it has none (HARA-DAWN-03, -04)."""
    space = world * ROOM + number
    if state.hex_at[space] < 0:
        return space
    for space in range(world * ROOM + 1, world * ROOM + ROOM):
        if state.hex_at[space] < 0:
            return space
    return NOWHERE


def place_hex(state: HaraState, card: int, space: int, rule: str) -> None:
    """Put a hex card on a space: Monsters and Rifts face up, Events face down (HARA-DAWN-06)."""
    state.hex_at[space] = card
    state.hurt[space] = 0
    state.spread.append(space)
    if state.rules.scenario.watches_cards:
        state.dirty = True
    if state.events is not None:
        hex_card = state.cards.hex_cards[card]
        shown = "" if hex_card.kind == EVENT else hex_card.id
        state.report("spawn", rule, card=shown, kind=HEX_KINDS[hex_card.kind], space=space)


def draw_spawn(state: HaraState, deck: list[int]) -> int:
    """The top card of a deck, or NOWHERE; on Day 1 a boss is shuffled back and another drawn (HARA-BOSS-02, A11)."""
    while deck:
        card = deck.pop()
        state.secrets += 1
        if state.day == 1 and state.cards.monsters[card].boss and len(deck) > 0:
            deck.append(card)
            state.rng.shuffle(deck)
            if state.events is not None:
                state.report("boss_waits", "HARA-BOSS-02", card=state.cards.monsters[card].id)
            continue
        return card
    return NOWHERE


def spawn_at_dawn(state: HaraState) -> None:
    """Each World's top card goes to the space with the number of the Day (HARA-DAWN-01, HARA-DAWN-02, A13)."""
    for world in state.worlds():
        deck = state.decks[world]
        space = open_space(state, world, state.day)
        if space == NOWHERE:  # HARA-DAWN-05, A14
            continue
        card = draw_spawn(state, deck)
        if card != NOWHERE:
            place_hex(state, card, space, "HARA-DAWN-02")


def spawn_at_dusk(state: HaraState, number: int) -> None:
    """So many Dusk cards, each where both World dice say (HARA-DUSK-01, HARA-DUSK-02)."""
    for _ in range(number):
        if all(open_space(state, world, 1) == NOWHERE for world in state.worlds()):
            return  # A15
        deck = state.decks[DUSK_DECK]
        if not deck:
            rebuild_dusk(state)
        card = draw_spawn(state, deck)
        if card == NOWHERE:
            return
        place_hex(state, card, roll_space(state), "HARA-DUSK-02")


def rebuild_dusk(state: HaraState) -> None:
    """An empty Dusk deck is made of the Dusk cards of the discard pile (A16)."""
    hex_cards = state.cards.hex_cards
    back = [card for card in state.discard if hex_cards[card].deck == DUSK_DECK]
    state.discard = [card for card in state.discard if hex_cards[card].deck != DUSK_DECK]
    state.secrets += 1
    state.rng.shuffle(back)
    state.decks[DUSK_DECK].extend(back)


def roll_space(state: HaraState) -> int:
    """An open space by both World dice, rolled again while the World has none (HARA-DUSK-03, HARA-DUSK-04)."""
    while True:
        world = state.roll_world()
        number = state.roll()
        if state.removed >> world & 1:
            continue  # A114
        space = open_space(state, world, number)
        if space != NOWHERE:
            if state.events is not None:
                state.report("dice", "HARA-DUSK-02", world=TILE_NAMES[world], number=number)
            return space


def random_space(state: HaraState) -> int:
    """Any space of a World by both dice, whatever lies there (A20)."""
    while True:
        world = state.roll_world()
        number = state.roll()
        if not state.removed >> world & 1:
            if state.events is not None:
                state.report("dice", "HARA-DUSK-02", world=TILE_NAMES[world], number=number)
            return world * ROOM + number


# Cards by name --------------------------------------------------------------------------------------------------------


class Spawn(Effect):
    """A named card: from its deck, the discard pile or the box; not if it is on the board (HARA-DUSK-07, -08)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: str = card

    def happen(self, state: HaraState, user: int, source: int) -> None:
        spawn_named(state, state.cards.by_id[self.card])


def spawn_named(state: HaraState, card: int) -> None:
    """Spawn a card by name (A18)."""
    deck_of = state.cards.hex_cards[card].deck
    world = deck_of
    if deck_of == DUSK_DECK:
        if all(open_space(state, one, 1) == NOWHERE for one in state.worlds()):
            return
    elif state.removed >> world & 1 or open_space(state, world, 1) == NOWHERE:
        return
    deck = state.decks[deck_of]
    # Where it is found, if it is an Event, was hidden.
    state.secrets += 1
    if card in deck:
        deck.remove(card)
        state.rng.shuffle(deck)
    elif card in state.discard:
        state.discard.remove(card)
    elif card in state.box:
        state.box.remove(card)
    else:
        return
    space = roll_space(state) if deck_of == DUSK_DECK else open_space(state, world, 1)
    place_hex(state, card, space, "HARA-DUSK-07")


class SpawnDusk(Effect):
    """More Dusk cards."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: int = count

    def happen(self, state: HaraState, user: int, source: int) -> None:
        spawn_at_dusk(state, self.count)


class DiscardHex(Effect):
    """A hex card within a range goes to the discard pile: no defeat, no loot (A63)."""

    __slots__ = ("kind", "range")

    def __init__(self, kind: int, range: int) -> None:
        #: -1 for any.
        self.kind: int = kind
        self.range: int = range

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.agenda.append(WhichHex(user, source, self.kind, self.range))


class WhichHex(Doing):
    """Which hex card. A player may spare all of them; a Corrupted discards one if it can (HARA-CTURN-06)."""

    __slots__ = ("card_kind", "range")

    kind: ClassVar[str] = "discard_hex"

    def __init__(self, user: int, source: int, card_kind: int, range: int) -> None:
        super().__init__(user, source)
        self.card_kind: int = card_kind
        self.range: int = range

    def options(self, state: HaraState) -> list[int]:
        reach = range_of(state, self.user, self.source, self.range)
        here = state.at[self.user]
        found = [
            space
            for space in state.spread
            if in_range(state, here, space, reach)
            and self.card_kind in (-1, state.cards.hex_cards[state.hex_at[space]].kind)
        ]
        cards = [AIM + space for space in sorted(found)]
        return cards if cards and self.user >= MOST_SEATS else [DONE, *cards]

    def take(self, state: HaraState, option: int) -> None:
        if option == DONE:
            return
        card = take_hex(state, option - AIM)
        state.secrets += 1
        state.discard.append(card)
        state.dirty = True
        if state.events is not None:
            # Which Event it was is seen as it is discarded.
            name = state.cards.hex_cards[card].id
            state.report("discard_hex", "HARA-LIFE-03", card=name, space=option - AIM)


# World Shift ----------------------------------------------------------------------------------------------------------

# Tiles that are not named
HERE: Final = 10
CHOSEN: Final = 11
ROLLED: Final = 12
SWAP_NAMES: Final = (*TILE_NAMES, "", "", "", "here", "any", "rolled")


class Swap(Effect):
    """Two tiles change places, each facing as before, with everything on them (HARA-SHIFT-02, HARA-SHIFT-03)."""

    __slots__ = ("one", "other")

    def __init__(self, one: int, other: int) -> None:
        self.one: int = one
        self.other: int = other

    def happen(self, state: HaraState, user: int, source: int) -> None:
        one = tile_meant(state, user, self.one)
        other = tile_meant(state, user, self.other)
        if CHOSEN in (one, other):
            state.agenda.append(WhichTile(user, source, other if one == CHOSEN else one))
        else:
            swap_tiles(state, one, other)


def tile_meant(state: HaraState, user: int, tile: int) -> int:
    """The tile, or `CHOSEN` where it is still to be chosen."""
    if tile == HERE:
        return state.at[user] // ROOM
    if tile == ROLLED:
        return state.roll_world()
    return tile


def swap_tiles(state: HaraState, one: int, other: int) -> None:
    """Swap; a removed World leaves an empty position, which is swapped like a tile (A10)."""
    if one == other:
        return
    state.board = swapped(state.board, one, other)
    state.dirty = True
    if state.events is not None:
        state.report("swap", "HARA-SHIFT-02", one=TILE_NAMES[one], other=TILE_NAMES[other])


class WhichTile(Doing):
    """Which World changes places with a tile."""

    __slots__ = ("other",)

    kind: ClassVar[str] = "tile"
    rules: ClassVar[tuple[str, ...]] = ("HARA-SHIFT-02",)

    def __init__(self, user: int, source: int, other: int) -> None:
        super().__init__(user, source)
        self.other: int = other

    def options(self, state: HaraState) -> list[int]:
        return [TILE + tile for tile in range(1, TILES) if tile != self.other]

    def take(self, state: HaraState, option: int) -> None:
        swap_tiles(state, self.other, option - TILE)
