"""General Setup, and the setups for two and three players, in the rulebook's order."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.achievements import bits_of
from tavola.games.faeriell.actions import DONE, DRESS_UP, REGION
from tavola.games.faeriell.coop import allowed_regions, assign_decks, return_cards, reveal_for
from tavola.games.faeriell.drifter import place_drifter
from tavola.games.faeriell.first_game import FIRST_HEROES, FirstSettlements, first_essences, start_on_bear
from tavola.games.faeriell.harvest import HeartlandColour
from tavola.games.faeriell.menaces import begin_menaces
from tavola.games.faeriell.perk import (
    FIRST_KICKSTARTER_PERK,
    FIRST_KICKSTARTER_SOWER_PERK,
    FIRST_SOWER_PERK,
    PERKS,
)
from tavola.games.faeriell.pieces import (
    BEACONS_EACH,
    CARD_ROOM,
    COLOURS,
    GUARDIANS,
    HERO_NAMES,
    PURITY,
    SHADOW,
)
from tavola.games.faeriell.rounds import ROUND
from tavola.games.faeriell.sheet import PlaceHero, settle_region
from tavola.games.faeriell.state import FIRST_GAME, SOLO, TWINS, VERSUS, WINTER, FaeriellState, Rules
from tavola.games.faeriell.supply import draw_essence
from tavola.games.faeriell.tribe_phase import TakePerk, fill_herb_row
from tavola.games.faeriell.twins import WidoTrades, begin_twins
from tavola.games.faeriell.winter import freeze_some
from tavola.kernel.rng import Rng
from tavola.kernel.step import SeatChoice, Step

#: Perk piles, filled as evenly as possible (FAE-SETUP-11, FAE-SETUP-12).
PILES: Final = 4


def begin(rules: Rules, seats: int, seed: int, record: bool) -> FaeriellState:
    """A game set up and run to its first choice."""
    state = FaeriellState(Rng(seed), rules, seats)
    if record:
        state.events = []
    if rules.scenario == WINTER:
        freeze_some(state)
    lay_out_board(state)
    lay_out_tribes(state)
    if rules.mode != VERSUS:
        assign_decks(state)
    state.agenda = steps_of_setup(state)
    state.advance()
    return state


def lay_out_board(state: FaeriellState) -> None:
    """Steps 1 to 10."""
    lay_heartlands(state)
    lay_supplies(state)
    # In the starting scenario the first player is the Longfeather, whose seat is the first (FAE-START-02).
    state.first_player = 0 if state.rules.scenario == FIRST_GAME else state.rng.below(state.seats)
    state.player = state.first_player
    if state.rules.scenario == TWINS:
        state.tash = state.first_player
    if state.events is not None:
        state.report("first_player", "FAE-SETUP-18", player=state.first_player)


def lay_heartlands(state: FaeriellState) -> None:
    """A random Terrain token in a random Region of each Area, and the Guardian there (FAE-SETUP-06, FAE-SETUP-07)."""
    values = state.rules.values
    world = state.world
    heartland = [-1] * world.region_count
    state.owner = [-1] * world.region_count
    state.beacon = [-1] * world.region_count
    state.first_colour = [-1] * world.region_count
    if state.rules.scenario == FIRST_GAME:
        state.guardian_at = [region for region, _ in values.first_heartlands]
        for region, terrain in values.first_heartlands:
            heartland[region] = terrain
    else:
        tokens = list(values.terrain_tokens)
        state.rng.shuffle(tokens)
        for guardian in range(GUARDIANS):
            regions = world.area_regions[guardian]
            region = regions[state.rng.below(len(regions))]
            heartland[region] = tokens[guardian]
            state.guardian_at.append(region)
    state.heartland = heartland


def lay_supplies(state: FaeriellState) -> None:
    """Herbs, Perks, Beacons, Sower, Essences (FAE-SETUP-10 to -17)."""
    rules = state.rules
    copies = rules.values.kickstarter_herb_copies if rules.kickstarter else rules.values.herb_copies
    state.herb_deck = [herb for herb, count in enumerate(copies) for _ in range(count)]
    state.rng.shuffle(state.herb_deck)
    fill_herb_row(state)
    tiles = list(range(FIRST_SOWER_PERK if rules.kickstarter else FIRST_KICKSTARTER_PERK))
    state.rng.shuffle(tiles)
    state.piles = [tiles[pile::PILES] for pile in range(PILES)]
    state.pile_known = [0] * PILES
    state.beacon_supply = [BEACONS_EACH] * 4
    if rules.mode == VERSUS:
        last = PERKS if rules.kickstarter else FIRST_KICKSTARTER_SOWER_PERK
        state.sower_stock = list(range(FIRST_SOWER_PERK, last))
    for colour in range(COLOURS):
        deck = [colour * CARD_ROOM + guardian for guardian in rules.values.essence_guardians]
        state.rng.shuffle(deck)
        state.decks.append(deck)
        state.discards.append([])


def lay_out_tribes(state: FaeriellState) -> None:
    """Steps 11 to 19: one Achievement token lies on Purity from the start (FAE-SETUP-21)."""
    kinds = SHADOW + 1 if state.rules.shadows else SHADOW
    for player in range(state.seats):
        state.inactive[player] = (1 << kinds) - 1
        state.claims[player] = 1 << PURITY


def steps_of_setup(state: FaeriellState) -> list[Step]:
    """What players decide, and what waits for it; the last comes first."""
    rules = state.rules
    order = state.order_of_play()
    back = order[::-1]
    steps: list[Step] = []
    if rules.scenario == FIRST_GAME:
        steps.append(FirstSettlements())
    else:
        steps += [PlaceSettlement(player) for player in order]
        steps += [PlaceSettlement(player) for player in back]
    for player in order:
        steps.append(FirstHero(player))
    if rules.drifter:
        steps.append(PlaceDrifter())
    steps += [FirstEssences(player) for player in order]
    steps.append(HarvestToken())
    if rules.scenario == TWINS:
        steps += [TwinSettlement(player) for player in order]
        steps += [FirstLevel(player) for player in back]
        steps += [BeginTwins(), WidoTrades(order[1], 2)]
    elif state.seats == 2 or rules.mode == SOLO:
        steps += [PlaceSettlement(player) for player in order]
        steps += [SecondHero(player) for player in back]
    elif state.seats == 3:
        steps += [OtherEssence(player) for player in order]
    if rules.mode != VERSUS:
        steps.append(ReturnCards())
    steps += [PlaceMenaces(), ROUND]
    return steps[::-1]


# Step 14: Settlements ------------------------------------------------------------------------------------------------


class PlaceSettlement(SeatChoice):
    """A Settlement in a Region without one (FAE-SETUP-23, FAE-SETUP-24, FAE-SETUP2-01, FAE-COOP-07)."""

    __slots__ = ()

    kind: ClassVar[str] = "place_settlement"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SETUP-23", "FAE-SETUP-24")

    def run(self, state: FaeriellState) -> None:
        """In a team hidden cards say how many Regions there are; not to be asked would tell of them (FAE-COOP-07)."""
        if state.rules.mode != VERSUS:
            state.wait_for(self, self.options(state))
        else:
            super().run(state)

    def options(self, state: FaeriellState) -> list[int]:
        if state.rules.mode != VERSUS:
            return [REGION + region for region in allowed_regions(state, self.who)]
        return [REGION + region for region, owner in enumerate(state.owner) if owner < 0]

    def take(self, state: FaeriellState, option: int) -> None:
        region = option - REGION
        settle_region(state, self.who, region, "FAE-SETUP-23")
        if state.rules.mode != VERSUS:
            reveal_for(state, self.who, region)


# Steps 15 to 21: Heroes ----------------------------------------------------------------------------------------------


class FirstHero(SeatChoice):
    """The starting Hero: neither a Shadow nor a tile set aside (FAE-SETUP-28, FAE-SHADOW-02, FAE-COOP-08)."""

    __slots__ = ()

    kind: ClassVar[str] = "first_hero"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SETUP-28", "FAE-SETUP-37")

    def options(self, state: FaeriellState) -> list[int]:
        if state.rules.scenario == FIRST_GAME:
            turn = (self.who - state.first_player) % state.seats
            return [DRESS_UP + FIRST_HEROES[turn]]
        free = state.inactive[self.who] & ~(1 << SHADOW) & ~state.aside_heroes[self.who]
        return [DRESS_UP + kind for kind in bits_of(free)]

    def take(self, state: FaeriellState, option: int) -> None:
        kind = option - DRESS_UP
        if state.events is not None:
            state.report("chosen_hero", "FAE-SETUP-28", player=self.who, hero=HERO_NAMES[kind])
        state.agenda.append(PlaceHero(self.who, kind, "FAE-SETUP-37"))


class SecondHero(FirstHero):
    """Two players: a second Hero at no cost (FAE-SETUP2-04 to -06)."""

    __slots__ = ()

    kind: ClassVar[str] = "second_hero"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SETUP2-04", "FAE-SETUP2-05")


class PlaceDrifter(Step):
    """Right after step 21 (FAE-DRIFT-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-DRIFT-01",)

    def run(self, state: FaeriellState) -> None:
        place_drifter(state)


# Step 22: Essence Pool -----------------------------------------------------------------------------------------------


class FirstEssences(Step):
    """An Essence for each owned Region, of its terrain (FAE-SETUP-38, FAE-SETUP-39)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player: int = player

    def run(self, state: FaeriellState) -> None:
        if state.rules.scenario == FIRST_GAME:
            first_essences(state, self.player)
            return
        for region in bits_of(state.owned[self.player]):
            essence_of_region(state, self.player, region, "FAE-SETUP-38")


def essence_of_region(state: FaeriellState, player: int, region: int, rule: str) -> None:
    """One Essence of the Region's terrain; of a Heartland's two the player picks one."""
    if state.heartland[region] >= 0:
        state.agenda.append(HeartlandColour(player, region, rule))
    else:
        draw_essence(state, player, state.world.terrain[region], rule)


class HarvestToken(Step):
    """Step 23: a random wheel slot (FAE-SETUP-42), or the Bear in the starting scenario (FAE-START-12)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-SETUP-42",)

    def run(self, state: FaeriellState) -> None:
        if state.rules.scenario == FIRST_GAME:
            start_on_bear(state)
        else:
            state.wheel = state.rng.below(len(state.rules.values.wheel))
        if state.events is not None:
            state.report("harvest_token", "FAE-SETUP-42", icon=state.rules.values.wheel[state.wheel])


# Three Players Setup -------------------------------------------------------------------------------------------------


class OtherEssence(SeatChoice):
    """Of one owned Heartland the Essence that was not taken (FAE-SETUP3-01, FAE-SETUP3-02, A06)."""

    __slots__ = ()

    kind: ClassVar[str] = "other_essence"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SETUP3-01",)

    def options(self, state: FaeriellState) -> list[int]:
        return [REGION + region for region in self.heartlands(state)] or [DONE]

    def heartlands(self, state: FaeriellState) -> list[int]:
        """The player's Heartlands."""
        return [region for region in bits_of(state.owned[self.who]) if state.heartland[region] >= 0]

    def take(self, state: FaeriellState, option: int) -> None:
        if option == DONE:
            return
        region = option - REGION
        printed, token = state.world.terrain[region], state.heartland[region]
        taken = state.first_colour[region]
        draw_essence(state, self.who, token if taken == printed else printed, "FAE-SETUP3-01")


# The Twins and full coop ---------------------------------------------------------------------------------------------


class TwinSettlement(PlaceSettlement):
    """One more Settlement, with an Essence of its Region (FAE-TWINS-02)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-TWINS-02",)

    def take(self, state: FaeriellState, option: int) -> None:
        settle_region(state, self.who, option - REGION, "FAE-TWINS-02")
        essence_of_region(state, self.who, option - REGION, "FAE-TWINS-02")


class FirstLevel(Step):
    """A free level for the starting Hero, with the usual choice of Perk (FAE-TWINS-03)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player: int = player

    def run(self, state: FaeriellState) -> None:
        state.agenda.append(TakePerk(self.player, state.heroes(self.player)[0]))


class BeginTwins(Step):
    """Doom on 2, Tash a Cleanser, Wido corrupted (FAE-TWINS-05 to -07)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-TWINS-05", "FAE-TWINS-06", "FAE-TWINS-07")

    def run(self, state: FaeriellState) -> None:
        begin_twins(state)


class ReturnCards(Step):
    """The cards drawn for setup go back, and the Heroes set aside (FAE-COOP-10, FAE-COOP-11)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-COOP-10", "FAE-COOP-11")

    def run(self, state: FaeriellState) -> None:
        return_cards(state)


class PlaceMenaces(Step):
    """The last of the setup: Menaces on the map, the Event Bag filled (FAE-MENACE-01 to -14)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-MENACE-07",)

    def run(self, state: FaeriellState) -> None:
        begin_menaces(state)
