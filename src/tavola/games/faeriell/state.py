"""A game of Sons of Faeriell in progress: what lies where, what each Tribe has, and what is being decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavola.games.faeriell.pieces import (
    CARD_KINDS,
    CARD_ROOM,
    COLOURS,
    GUARDIANS,
    HERO_TYPES,
    MOST_HEROES,
    SOWER,
)
from tavola.kernel.event import EVERYBODY, Detail, Event
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

if TYPE_CHECKING:
    from tavola.games.faeriell.values import Values
    from tavola.games.faeriell.world import World
    from tavola.kernel.step import Step

# How the match is played (`Rules.mode`, `Rules.scenario`).
VERSUS: Final = 0
COOP: Final = 1
SOLO: Final = 2
MODE_NAMES: Final = ("versus", "coop", "solo")
STANDARD: Final = 0
FIRST_GAME: Final = 1
TWINS: Final = 2
WINTER: Final = 3
SCENARIO_NAMES: Final = ("standard", "first_game", "twins", "winter")
EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
VERY_HARD: Final = 3
DIFFICULTY_NAMES: Final = ("easy", "medium", "hard", "very_hard")

# How it ended (`FaeriellState.ending`).
RUNNING: Final = 0
DOOM: Final = 1
FIFTH: Final = 2
SEVENTH: Final = 3
TEAM: Final = 4
FROZEN: Final = 5
ENDING_NAMES: Final = ("", "doom", "achievements", "seventh", "team", "winter")


#: The step that looks at the Achievements. `achievements` puts it here, since it cannot be imported from here.
WATCH: Final[list[Step]] = []


class Rules:
    """The options that change rules, and the values played with. Immutable."""

    __slots__ = (
        "advanced",
        "difficulty",
        "doom_shield",
        "drifter",
        "kickstarter",
        "mode",
        "scenario",
        "shadows",
        "values",
        "winter_each_turn",
    )

    def __init__(
        self,
        values: Values,
        mode: int = VERSUS,
        difficulty: int = MEDIUM,
        scenario: int = STANDARD,
        shadows: bool = False,
        drifter: bool = False,
        advanced: bool = True,
        kickstarter: bool = False,
        doom_shield: bool = False,
        winter_each_turn: bool = False,
    ) -> None:
        self.values: Values = values
        self.mode: int = mode
        self.difficulty: int = difficulty
        self.scenario: int = scenario
        self.shadows: bool = shadows
        self.drifter: bool = drifter
        #: The Advanced Rule of Tracking space 5 (FAE-BEACON-07).
        self.advanced: bool = advanced
        self.kickstarter: bool = kickstarter
        #: Doom on 15 ends nothing while somebody has 5 Achievements (FAE-ENDG-16).
        self.doom_shield: bool = doom_shield
        #: Winter's Grasp puts its gem down each turn rather than each round (A93).
        self.winter_each_turn: bool = winter_each_turn


class FaeriellState(State):
    """Everything is numbered as in `pieces`. A Hero is ``player * HERO_TYPES + type``."""

    __slots__ = (
        "aside",
        "aside_heroes",
        "attunement_of",
        "bag",
        "beacon",
        "beacon_supply",
        "beacons_used",
        "claims",
        "cleansed",
        "corruption",
        "decks",
        "dirty",
        "discards",
        "discounts",
        "doom",
        "drawn",
        "draws_left",
        "drifter",
        "drifter_did",
        "drifter_holder",
        "due",
        "ending",
        "essences",
        "fallen",
        "first_colour",
        "first_player",
        "gems",
        "guardian_at",
        "heartland",
        "herb_deck",
        "herb_discard",
        "herb_row",
        "herbs",
        "hero_node",
        "inactive",
        "innate",
        "innate_used",
        "lost_actions",
        "moved_tribe",
        "occupied",
        "owned",
        "owner",
        "paid",
        "perk_used",
        "perks",
        "phases",
        "pile_known",
        "piles",
        "places",
        "player",
        "pool",
        "quests",
        "region_discounts",
        "revealed",
        "rotated_attunements",
        "rotated_herbs",
        "round",
        "rules",
        "seats",
        "shadow_moved",
        "slots",
        "sower",
        "sower_stock",
        "spare",
        "tash",
        "token_on",
        "totem",
        "totem_cards",
        "tracking",
        "triggered",
        "turns",
        "wheel",
        "wheel_gems",
        "world",
    )

    def __init__(self, rng: Rng, rules: Rules, seats: int) -> None:
        super().__init__(rng)
        self.rules: Rules = rules
        self.world: World = rules.values.world
        self.seats: int = seats

        # Rounds, Turns, Phases
        self.round: int = 0
        self.first_player: int = 0
        #: Turns taken in this round, and whose turn it is.
        self.turns: int = 0
        self.player: int = 0
        #: The Phases that each player has resolved this round, as bits.
        self.phases: list[int] = [0] * seats

        # The map
        self.owner: list[int] = []
        #: The same as a bit set of Regions for each player.
        self.owned: list[int] = [0] * seats
        #: Region -> the terrain of its token, -1 where it has none (FAE-SETUP-08).
        self.heartland: list[int] = []
        #: Region -> the colour that its owner took from the Heartland in setup, -1 before (FAE-SETUP3-01).
        self.first_colour: list[int] = []
        #: Region -> the colour of its Beacon, or -1; and how many of each colour are unbuilt.
        self.beacon: list[int] = []
        self.beacon_supply: list[int] = []
        #: The Region of the Totem, -1 while it is uncontrolled; and the Essences on its slot.
        self.totem: int = -1
        self.totem_cards: list[int] = []
        self.guardian_at: list[int] = []
        #: Guardian -> the token underneath, or -1.
        self.token_on: list[int] = [-1] * GUARDIANS
        self.bag: list[int] = []
        #: Discarded tokens next to the bag (FAE-EVENT-16).
        self.aside: list[int] = []
        #: The nodes with a Hero or the Drifter, as bits.
        self.occupied: int = 0

        # The tracks
        self.doom: int = 0
        self.corruption: list[int] = [0] * seats
        #: The players whose level rose to 5 this turn, as bits (A68).
        self.fallen: int = 0
        self.wheel: int = 0
        #: The wheel slots that hold an Action gem, as bits (Winter's Grasp).
        self.wheel_gems: int = 0

        # Supplies: the last item of a deck or pile is on top
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.herb_deck: list[int] = []
        self.herb_discard: list[int] = []
        self.herb_row: list[int] = []
        self.piles: list[list[int]] = []
        #: How many tiles at the bottom of each Perk pile everybody saw go there.
        self.pile_known: list[int] = []
        self.sower_stock: list[int] = []

        # Tribes
        self.inactive: list[int] = [0] * seats
        self.hero_node: list[int] = [-1] * (seats * HERO_TYPES)
        self.perks: list[tuple[int, ...]] = [()] * (seats * HERO_TYPES)
        self.gems: list[int] = [0] * (seats * HERO_TYPES)
        self.quests: list[tuple[int, ...]] = [()] * (seats * HERO_TYPES)
        #: Perks whose own gem is spent, and Perks whose trigger was used, as bits (FAE-PERK-03, FAE-PERK-10).
        self.perk_used: int = 0
        self.herbs: list[tuple[int, ...]] = [()] * seats
        self.rotated_herbs: list[tuple[int, ...]] = [()] * seats
        self.attunement_of: list[int] = [-1] * GUARDIANS
        self.rotated_attunements: int = 0
        self.tracking: list[int] = [0] * (seats * 4)
        #: How many cards of each kind a player's Essence Pool holds, and how many of each colour.
        self.pool: list[int] = [0] * (seats * CARD_KINDS)
        self.essences: list[int] = [0] * (seats * COLOURS)
        #: Of those cards, how many everybody has seen.
        self.revealed: list[int] = [0] * (seats * CARD_KINDS)

        # Achievements
        self.claims: list[int] = [0] * seats
        #: The slots of the player board that still hold a token, as bits.
        self.slots: list[int] = [31] * seats
        #: Tokens in the designated area.
        self.spare: list[int] = [0] * seats
        #: The players who meet the condition of Corruption Cleanser, as bits.
        self.cleansed: int = 0
        #: Achievements to look at again, as bits (A51).
        self.dirty: int = 0
        #: A 5th Achievement was claimed (FAE-ENDG-05).
        self.triggered: bool = False
        self.ending: int = RUNNING
        #: Player -> place at the end, 1 for the best; 0 for those who lost with everybody else.
        self.places: list[int] = []

        # The Corruption Sower
        self.sower: int = -1
        #: Hero -> Hero actions lost for good (FAE-SPERK-03).
        self.lost_actions: list[int] = [0] * (seats * HERO_TYPES)

        # What is being decided
        #: A payment: what is still due of each colour and of any, and what has been paid.
        self.due: list[int] = [0, 0, 0, 0, 0]
        self.paid: list[int] = []
        #: The Hero type whose innate ability may discount this payment, -1 for none; those used this Phase, as bits.
        self.innate: int = -1
        self.innate_used: int = 0
        #: Discounts by own Settlements in the Area of an Attunement (FAE-TRIBE-38).
        self.region_discounts: int = 0
        #: How many discounts have been put into this payment.
        self.discounts: int = 0
        self.draws_left: int = 0
        #: Regions whose Beacon has solved a Menace this Phase, as bits.
        self.beacons_used: int = 0
        self.shadow_moved: bool = False
        #: A Tribe has moved this Phase (FAE-WINTER-08).
        self.moved_tribe: bool = False

        # Modules
        self.drifter: int = -1
        self.drifter_holder: int = -1
        self.drifter_did: int = 0
        #: The player who is Tash in The Twins, -1 elsewhere.
        self.tash: int = -1
        #: Full coop and solo: the cards drawn for setup, and the Hero tiles set aside, as bits.
        self.drawn: list[tuple[int, ...]] = [()] * seats
        self.aside_heroes: list[int] = [0] * seats

    def clone(self) -> FaeriellState:
        copy = FaeriellState(self.rng.clone(), self.rules, self.seats)
        self.copy_kernel_fields(copy)
        copy.round = self.round
        copy.first_player = self.first_player
        copy.turns = self.turns
        copy.player = self.player
        copy.phases = self.phases[:]
        copy.owner = self.owner[:]
        copy.owned = self.owned[:]
        copy.heartland = self.heartland
        copy.first_colour = self.first_colour[:]
        copy.beacon = self.beacon[:]
        copy.beacon_supply = self.beacon_supply[:]
        copy.totem = self.totem
        copy.totem_cards = self.totem_cards[:]
        copy.guardian_at = self.guardian_at[:]
        copy.token_on = self.token_on[:]
        copy.bag = self.bag[:]
        copy.aside = self.aside[:]
        copy.occupied = self.occupied
        copy.doom = self.doom
        copy.corruption = self.corruption[:]
        copy.fallen = self.fallen
        copy.wheel = self.wheel
        copy.wheel_gems = self.wheel_gems
        copy.decks = [deck[:] for deck in self.decks]
        copy.discards = [discard[:] for discard in self.discards]
        copy.herb_deck = self.herb_deck[:]
        copy.herb_discard = self.herb_discard[:]
        copy.herb_row = self.herb_row[:]
        copy.piles = [pile[:] for pile in self.piles]
        copy.pile_known = self.pile_known[:]
        copy.sower_stock = self.sower_stock[:]
        copy.inactive = self.inactive[:]
        copy.hero_node = self.hero_node[:]
        copy.perks = self.perks[:]
        copy.gems = self.gems[:]
        copy.quests = self.quests[:]
        copy.perk_used = self.perk_used
        copy.herbs = self.herbs[:]
        copy.rotated_herbs = self.rotated_herbs[:]
        copy.attunement_of = self.attunement_of[:]
        copy.rotated_attunements = self.rotated_attunements
        copy.tracking = self.tracking[:]
        copy.pool = self.pool[:]
        copy.essences = self.essences[:]
        copy.revealed = self.revealed[:]
        copy.claims = self.claims[:]
        copy.slots = self.slots[:]
        copy.spare = self.spare[:]
        copy.cleansed = self.cleansed
        copy.dirty = self.dirty
        copy.triggered = self.triggered
        copy.ending = self.ending
        copy.places = self.places[:]
        copy.sower = self.sower
        copy.lost_actions = self.lost_actions[:]
        copy.due = self.due[:]
        copy.paid = self.paid[:]
        copy.innate = self.innate
        copy.innate_used = self.innate_used
        copy.region_discounts = self.region_discounts
        copy.discounts = self.discounts
        copy.draws_left = self.draws_left
        copy.beacons_used = self.beacons_used
        copy.shadow_moved = self.shadow_moved
        copy.moved_tribe = self.moved_tribe
        copy.drifter = self.drifter
        copy.drifter_holder = self.drifter_holder
        copy.drifter_did = self.drifter_did
        copy.tash = self.tash
        copy.drawn = self.drawn[:]
        copy.aside_heroes = self.aside_heroes[:]
        return copy

    def advance(self) -> None:
        """The kernel's loop, but Achievements are looked at after every single step (FAE-ACH-02, FAE-ACH-08, A51)."""
        agenda = self.agenda
        while self.choice is None and not self.ending:
            if self.dirty:
                WATCH[0].run(self)
            elif agenda:
                agenda.pop().run(self)
            else:
                return

    def returns(self) -> list[float]:
        """First place 1, last place -1, evenly between; all 1 or all -1 for those who win or lose together."""
        if not self.ending:
            return [0.0] * self.seats
        last = max(self.seats - 1, 1)
        return [-1.0 if place == 0 else 1.0 - 2.0 * (place - 1) / last for place in self.places]

    # Who is where ---------------------------------------------------------------------------------------------------

    def order_of_play(self) -> list[int]:
        """All players from the holder of the First Player token clockwise (FAE-SETUP-18)."""
        return [(self.first_player + turn) % self.seats for turn in range(self.seats)]

    def heroes(self, player: int) -> list[int]:
        """The Hero types that the player has active."""
        first = player * HERO_TYPES
        node = self.hero_node
        return [kind for kind in range(HERO_TYPES) if node[first + kind] >= 0]

    def level(self, hero: int) -> int:
        """The Hero's tiles, counted (FAE-TRIBE-11)."""
        return 1 + len(self.perks[hero])

    def may_dress(self, player: int) -> bool:
        """Whether the player has a Weybit left (FAE-TRIBE-08)."""
        return len(self.heroes(player)) < MOST_HEROES

    def touches(self, node: int, region: int) -> bool:
        """Whether the node joins the Region (FAE-SETUP-04)."""
        return self.world.node_region_bits[node] >> region & 1 == 1

    def has_terrain(self, region: int, terrain: int) -> bool:
        """Whether the Region is of that terrain, printed or by its token (FAE-SETUP-09)."""
        return self.world.terrain[region] == terrain or self.heartland[region] == terrain

    def token_colour(self, guardian: int) -> int:
        """The colour of the token under a Guardian, Corruption included; -1 if there is none."""
        token = self.token_on[guardian]
        return -1 if token < 0 else token >> 2

    def is_sower(self, hero: int) -> bool:
        """Whether the Hero has become the Corruption Sower."""
        return hero % HERO_TYPES == SOWER

    # Essences -------------------------------------------------------------------------------------------------------

    def gain(self, player: int, card: int) -> None:
        """Put a card that lies nowhere else into the player's Essence Pool."""
        self.pool[player * CARD_KINDS + card] += 1
        self.essences[player * COLOURS + card // CARD_ROOM] += 1

    def give_up(self, player: int, card: int) -> None:
        """Take a card out of the player's Essence Pool, for everybody to see (FAE-TRIBE-03, A21)."""
        place = player * CARD_KINDS + card
        self.pool[place] -= 1
        self.essences[player * COLOURS + card // CARD_ROOM] -= 1
        if self.revealed[place]:
            self.revealed[place] -= 1
        self.shown |= ((1 << self.seats) - 1) & ~(1 << player)

    def cards_of(self, player: int, colour: int) -> list[int]:
        """The different cards of a colour in the player's Essence Pool."""
        pool = self.pool
        first = player * CARD_KINDS + colour * CARD_ROOM
        card = colour * CARD_ROOM
        return [card + side for side in range(GUARDIANS) if pool[first + side]]

    # Reports --------------------------------------------------------------------------------------------------------

    def report(self, name: str, rule: str, **details: Detail) -> None:
        """Record that something happened which everybody may know. Call it only while ``events`` is a list."""
        assert self.events is not None
        self.events.append(Event(name, rule, details))

    def report_secret(self, name: str, rule: str, seat: int, secret: dict[str, Detail], **details: Detail) -> None:
        """Record what ``seat`` sees in full and the rest without ``secret``."""
        assert self.events is not None
        self.events.append(Event(name, rule, {**details, **secret}, seat))
        self.events.append(Event(name, rule, details, EVERYBODY, seat))
