"""Full Coop & Solo Play Modes: how a team is set up. How it wins is in `ending`, what differs in play where it does."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.pieces import CARD_ROOM, COLOUR_NAMES, COLOURS, GUARDIAN_NAMES, HERO_NAMES, SHADOW
from tavola.games.faeriell.state import FaeriellState

#: Cards drawn and Hero tiles set aside: of one or two players each, and of more (FAE-COOP-04, FAE-COOP-05).
SMALL_TEAM: Final = (4, 1)
LARGE_TEAM: Final = (3, 2)


def assign_decks(state: FaeriellState) -> None:
    """Each player a deck of its own (FAE-COOP-03, A86), cards from it, and random Hero tiles set aside."""
    cards, tiles = SMALL_TEAM if state.seats <= 2 else LARGE_TEAM
    colours = [0, 1, 2, 3]
    state.rng.shuffle(colours)
    for player in range(state.seats):
        deck = state.decks[colours[player]]
        state.drawn[player] = tuple([deck.pop() for _ in range(cards)])
        kinds = list(range(SHADOW))
        state.rng.shuffle(kinds)
        for kind in kinds[:tiles]:
            state.aside_heroes[player] |= 1 << kind
            if state.events is not None:
                state.report("set_aside", "FAE-COOP-04", player=player, hero=HERO_NAMES[kind])


def allowed_regions(state: FaeriellState, player: int) -> list[int]:
    """Free Regions in the Areas of drawn cards that the player has not settled in yet; else any free one (A87)."""
    world = state.world
    taken = {world.area[region] for region, owner in enumerate(state.owner) if owner == player}
    wanted = {card % CARD_ROOM for card in state.drawn[player]} - taken
    free = [region for region, owner in enumerate(state.owner) if owner < 0]
    return [region for region in free if world.area[region] in wanted] or free


def reveal_for(state: FaeriellState, player: int, region: int) -> None:
    """Reveal and discard a drawn card for the Settlement (FAE-COOP-07)."""
    drawn = list(state.drawn[player])
    if not drawn:
        return
    area = state.world.area[region]
    card = next((one for one in drawn if one % CARD_ROOM == area), drawn[0])
    drawn.remove(card)
    state.drawn[player] = tuple(drawn)
    state.discards[card // CARD_ROOM].append(card)
    state.shown |= ((1 << state.seats) - 1) & ~(1 << player)
    if state.events is not None:
        colour, guardian = COLOUR_NAMES[card // CARD_ROOM], GUARDIAN_NAMES[card % CARD_ROOM]
        state.report("revealed_for", "FAE-COOP-07", player=player, colour=colour, guardian=guardian)


def return_cards(state: FaeriellState) -> None:
    """All cards drawn and discarded in setup are shuffled back; Hero tiles return (FAE-COOP-10, FAE-COOP-11)."""
    for player in range(state.seats):
        for card in state.drawn[player]:
            state.discards[card // CARD_ROOM].append(card)
        state.drawn[player] = ()
        state.aside_heroes[player] = 0
    for colour in range(COLOURS):
        if state.discards[colour]:
            state.decks[colour] += state.discards[colour]
            state.discards[colour] = []
            state.rng.shuffle(state.decks[colour])
            state.secrets += 1
