"""4. Harvest: the token moves on the wheel, and Regions give Essences."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.achievements import bits_of
from tavola.games.faeriell.actions import COLOUR, NUMBERS, REGION
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.perk import HARVEST_CORRUPTION, owner_of_perk
from tavola.games.faeriell.pieces import CORRUPTION, GUARDIANS, HERB_TERRAIN, WHEEL_TERRAIN
from tavola.games.faeriell.state import VERSUS, FaeriellState
from tavola.games.faeriell.supply import draw_essence
from tavola.games.faeriell.winter import is_frozen
from tavola.kernel.step import Choice, SeatChoice, Step


def most_steps(state: FaeriellState, player: int) -> int:
    """The number in the topmost empty Settlement slot (FAE-HARVEST-02, M08)."""
    return state.rules.values.harvest_steps[state.owned[player].bit_count()]


class Harvest(Choice):
    """How many steps the Harvest token moves; one at least (FAE-HARVEST-01)."""

    __slots__ = ()

    kind: ClassVar[str] = "harvest"
    rules: ClassVar[tuple[str, ...]] = ("FAE-HARVEST-01", "FAE-HARVEST-02")

    def player(self, state: FaeriellState) -> int:
        return state.player

    def options(self, state: FaeriellState) -> list[int]:
        return [NUMBERS + steps for steps in range(1, most_steps(state, state.player) + 1)]

    def take(self, state: FaeriellState, option: int) -> None:
        wheel = state.rules.values.wheel
        state.wheel = (state.wheel + option - NUMBERS) % len(wheel)
        if state.events is not None:
            state.report("harvest", "FAE-HARVEST-01", player=state.player, icon=wheel[state.wheel])
        if is_frozen(state):
            if state.events is not None:
                state.report("harvest_frozen", "FAE-WINTER-03")
            return
        harvest_corruption(state)
        icon = wheel[state.wheel]
        # In order of play, so pushed from the last (FAE-HARVEST-20, A35).
        for player in reversed(state.order_of_play()):
            if icon < GUARDIANS:
                state.agenda.append(HarvestArea(player, icon))
            elif state.rules.mode == VERSUS or player == state.player:
                # In a team the active player alone harvests a terrain (FAE-COOP-13).
                state.agenda.append(HarvestTerrain(player, icon - WHEEL_TERRAIN))


HARVEST: Final = Harvest()


def harvest_corruption(state: FaeriellState) -> None:
    """A Sower Perk: as many Corruption Essences as Corruption tokens on the map, once a round (FAE-KSSPERK-03)."""
    if owner_of_perk(state, HARVEST_CORRUPTION) != state.player or state.perk_used >> HARVEST_CORRUPTION & 1:
        return
    state.perk_used |= 1 << HARVEST_CORRUPTION
    for guardian in range(GUARDIANS):
        if state.token_colour(guardian) == CORRUPTION:
            draw_essence(state, state.player, CORRUPTION, "FAE-KSSPERK-03")


# A. Great Guardian icon ----------------------------------------------------------------------------------------------


class HarvestArea(Step):
    """The player's Regions in the Area give one Essence each (FAE-HARVEST-04 to -12)."""

    __slots__ = ("guardian", "player")

    def __init__(self, player: int, guardian: int) -> None:
        self.player: int = player
        self.guardian: int = guardian

    def run(self, state: FaeriellState) -> None:
        here = state.guardian_at[self.guardian]
        token = state.token_on[self.guardian]
        if state.token_colour(self.guardian) == CORRUPTION and state.owner[here] == self.player:
            # Solved after the Essences of the Area are taken, so pushed before their questions (FAE-HARVEST-11).
            state.agenda.append(CorruptionEvent(self.player))
        for region in state.world.area_regions[self.guardian]:
            if state.owner[region] == self.player and (region != here or token < 0):
                self.give(state, region)

    def give(self, state: FaeriellState, region: int) -> None:
        """One Essence; a Heartland with a Beacon gives both of its own (FAE-HARVEST-05, -06)."""
        printed = state.world.terrain[region]
        token = state.heartland[region]
        if token < 0 or (token == printed and state.beacon[region] < 0):
            draw_essence(state, self.player, printed, "FAE-HARVEST-05")
        elif state.beacon[region] >= 0:
            draw_essence(state, self.player, printed, "FAE-HARVEST-06")
            draw_essence(state, self.player, token, "FAE-HARVEST-06")
        else:
            state.agenda.append(HeartlandColour(self.player, region, "FAE-HARVEST-05"))


class HeartlandColour(SeatChoice):
    """Which of its two terrains a Heartland gives (FAE-HARVEST-05, FAE-SETUP-39)."""

    __slots__ = ("region", "rule")

    kind: ClassVar[str] = "heartland"
    rules: ClassVar[tuple[str, ...]] = ("FAE-HARVEST-05", "FAE-SETUP-39")

    def __init__(self, who: int, region: int, rule: str) -> None:
        super().__init__(who)
        self.region: int = region
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        both = {state.world.terrain[self.region], state.heartland[self.region]}
        return [COLOUR + colour for colour in sorted(both) if colour >= 0]

    def take(self, state: FaeriellState, option: int) -> None:
        if state.first_colour[self.region] < 0:
            state.first_colour[self.region] = option - COLOUR
        draw_essence(state, self.who, option - COLOUR, self.rule)


# B. Terrain icon -----------------------------------------------------------------------------------------------------


class HarvestTerrain(SeatChoice):
    """Which own Region of the terrain the player harvests; one must be chosen (FAE-HARVEST-13, A34)."""

    __slots__ = ("terrain",)

    kind: ClassVar[str] = "harvest_terrain"
    rules: ClassVar[tuple[str, ...]] = ("FAE-HARVEST-13", "FAE-HARVEST-14", "FAE-HARVEST-15")

    def __init__(self, who: int, terrain: int) -> None:
        super().__init__(who)
        self.terrain: int = terrain

    def run(self, state: FaeriellState) -> None:
        options = self.options(state)
        if len(options) == 1:
            self.take(state, options[0])
        elif options:
            state.wait_for(self, options)

    def options(self, state: FaeriellState) -> list[int]:
        return [REGION + region for region in bits_of(state.owned[self.who]) if state.has_terrain(region, self.terrain)]

    def take(self, state: FaeriellState, option: int) -> None:
        region = option - REGION
        guardian = state.world.area[region]
        token = state.token_colour(guardian) if state.guardian_at[guardian] == region else -1
        if token == CORRUPTION:
            state.agenda.append(CorruptionEvent(self.who))
        elif token < 0 and draw_essence(state, self.who, self.terrain, "FAE-HARVEST-15"):
            # A Herb adds to what was taken (FAE-HARVEST-19, A36).
            for _ in range(state.herbs[self.who].count(HERB_TERRAIN + self.terrain)):
                draw_essence(state, self.who, self.terrain, "FAE-HARVEST-19")
