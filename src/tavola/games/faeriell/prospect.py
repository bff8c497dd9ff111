"""What a stop of the Harvest token would give everybody, before it is chosen."""

from __future__ import annotations

from tavola.games.faeriell.achievements import bits_of
from tavola.games.faeriell.pieces import CORRUPTION, GUARDIANS, HERB_TERRAIN, WHEEL_TERRAIN
from tavola.games.faeriell.state import VERSUS, FaeriellState
from tavola.games.faeriell.table import HarvestView


def harvest_at(state: FaeriellState, slot: int) -> list[HarvestView]:
    """The harvest of every player, were the token on ``slot``; nobody's where the slot is frozen."""
    icon = state.rules.values.wheel[slot]
    if icon < GUARDIANS:
        if state.wheel_gems >> slot & 1:
            return []
        return [of_area(state, player, icon) for player in state.order_of_play()]
    team = state.rules.mode != VERSUS
    players = [state.player] if team else state.order_of_play()
    return [of_terrain(state, player, icon - WHEEL_TERRAIN) for player in players]


def of_area(state: FaeriellState, player: int, guardian: int) -> HarvestView:
    """What the player's Regions in the Area would give (FAE-HARVEST-04 to -12)."""
    colours: list[list[int]] = []
    lost = event = 0
    for region in state.world.area_regions[guardian]:
        if state.owner[region] != player:
            continue
        if state.guardian_at[guardian] == region and state.token_on[guardian] >= 0:
            lost += 1
            event = 2 if state.token_colour(guardian) == CORRUPTION else event
            continue
        printed, token = state.world.terrain[region], state.heartland[region]
        if token >= 0 and state.beacon[region] >= 0:
            colours += [[printed], [token]]
        else:
            colours.append(sorted({printed, token} - {-1}))
    return {"player": player, "colours": colours, "lost": lost, "event": event}


def of_terrain(state: FaeriellState, player: int, terrain: int) -> HarvestView:
    """What the best Region of the terrain would give (FAE-HARVEST-13 to -19)."""
    sound = lost = corrupt = 0
    for region in bits_of(state.owned[player]):
        if not state.has_terrain(region, terrain):
            continue
        guardian = state.world.area[region]
        token = state.token_colour(guardian) if state.guardian_at[guardian] == region else -1
        sound += token < 0
        lost += token >= 0
        corrupt += token == CORRUPTION
    cards = 1 + state.herbs[player].count(HERB_TERRAIN + terrain) if sound else 0
    event = 0 if not corrupt else 1 if sound or lost > corrupt else 2
    return {"player": player, "colours": [[terrain]] * cards, "lost": lost, "event": event}
