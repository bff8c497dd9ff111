"""A position of Sons of Faeriell, laid out in words, and played in words.

``Scene(seats=2)`` is an empty land in round 1: no Settlement, no Hero, no token under a Guardian, empty Pools, and
the first turn of player 0 about to begin. Lay out what matters, then let players act::

    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red-owl", "red-bear")
    scene.phase("tribe")
    scene.do("settle OWL-B")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavola.games.faeriell.achievements import Claim
from tavola.games.faeriell.actions import PAY
from tavola.games.faeriell.notation import HERB_WORDS, words_of
from tavola.games.faeriell.pieces import (
    ACHIEVEMENT_NAMES,
    CARD_KINDS,
    CARD_ROOM,
    COLOUR_NAMES,
    COLOURS,
    GUARDIAN_NAMES,
    HAVOC,
    HERO_NAMES,
    HERO_TYPES,
    PHASE_NAMES,
    PURITY,
    TERRAIN_NAMES,
)
from tavola.games.faeriell.rounds import TURN
from tavola.games.faeriell.setup import begin
from tavola.games.faeriell.sheet import most_gems
from tavola.games.faeriell.state import FaeriellState, Rules
from tavola.games.faeriell.values import HOUSE, Values
from tavola.kernel.rng import Rng


class Scene:
    """See the module."""

    def __init__(self, seats: int = 2, seed: int = 1, values: Values = HOUSE, **rules: Any) -> None:
        self.state: FaeriellState = begin(Rules(values, **rules), seats, seed, True)
        self.world = self.state.world
        self.play_setup()
        self.clear()

    @classmethod
    def at_setup(cls, seats: int = 2, seed: int = 1, values: Values = HOUSE, **rules: Any) -> Scene:
        """A game at the first question of its setup, with everything where setup puts it."""
        scene = cls.__new__(cls)
        scene.state = begin(Rules(values, **rules), seats, seed, True)
        scene.world = scene.state.world
        return scene

    @classmethod
    def after_setup(cls, seats: int = 2, seed: int = 1, values: Values = HOUSE, **rules: Any) -> Scene:
        """A game at its first turn, set up in the first way that is legal, with everything where setup put it."""
        scene = cls.at_setup(seats, seed, values, **rules)
        scene.play_setup()
        return scene

    def until(self, *kinds: str) -> None:
        """Answer in the first way that is legal until a question of one of these sorts waits."""
        while self.kind not in kinds:
            self.state.apply_action(self.state.legal[0])

    def play_setup(self) -> None:
        """Answer the questions of setup in the first way that is legal."""
        state = self.state
        while state.choice is not None and not self.words_are("tribe"):
            state.apply_action(state.legal[0])

    def words_are(self, *words: str) -> bool:
        """Whether all of ``words`` are legal now."""
        return set(words) <= set(self.legal())

    def clear(self) -> None:
        """Take everything off the map and out of the Tribes' hands; player 0 begins."""
        state, seats = self.state, self.state.seats
        for colour in range(COLOURS):
            deck = [colour * CARD_ROOM + guardian for guardian in state.rules.values.essence_guardians]
            state.decks[colour], state.discards[colour] = deck, []
        state.pool = [0] * (seats * CARD_KINDS)
        state.essences = [0] * (seats * COLOURS)
        state.revealed = [0] * (seats * CARD_KINDS)
        state.owner = [-1] * self.world.region_count
        state.owned = [0] * seats
        state.heartland = [-1] * self.world.region_count
        state.beacon = [-1] * self.world.region_count
        state.beacon_supply = [2] * 4
        state.token_on = [-1] * 8
        state.aside = []
        state.bag = list(range(HAVOC + 1))
        kinds = 5 if state.rules.shadows else 4
        state.inactive = [(1 << kinds) - 1] * seats
        state.hero_node = [-1] * (seats * HERO_TYPES)
        for perks in state.perks:
            for perk in perks:
                state.piles[0].insert(0, perk)
        state.perks = [()] * (seats * HERO_TYPES)
        state.gems = [0] * (seats * HERO_TYPES)
        state.claims = [1 << PURITY] * seats
        state.slots = [31] * seats
        state.spare = [0] * seats
        state.corruption = [0] * seats
        state.cleansed = 0
        state.doom = 0
        state.occupied = 0 if state.drifter < 0 else 1 << state.drifter
        state.first_player = state.player = 0
        state.choice, state.legal, state.agenda, state.dirty = None, [], [TURN], 0
        state.advance()
        state.events = []

    # Laying out -----------------------------------------------------------------------------------------------------

    def region(self, name: str) -> int:
        return self.world.region_names.index(name)

    def node(self, name: str) -> int:
        return self.world.node_names.index(name)

    def own(self, player: int, *regions: str) -> None:
        """Settlements of the player. Achievements are looked at when somebody acts next."""
        for name in regions:
            region = self.region(name)
            self.state.owner[region] = player
            self.state.owned[player] |= 1 << region

    def heartland(self, region: str, terrain: str) -> None:
        """A Terrain token in a Region."""
        tokens = self.state.heartland[:]
        tokens[self.region(region)] = TERRAIN_NAMES.index(terrain)
        self.state.heartland = tokens

    def beacon(self, region: str, colour: str) -> None:
        self.state.beacon[self.region(region)] = COLOUR_NAMES.index(colour)
        self.state.beacon_supply[COLOUR_NAMES.index(colour)] -= 1

    def totem(self, region: str, *cards: str) -> None:
        """The Totem in a Region, with Essences on its slot."""
        self.state.totem = self.region(region)
        self.state.totem_cards = [self.take_card(card) for card in cards]

    def guardian(self, guardian: str, region: str) -> None:
        """Where a Guardian stands."""
        self.state.guardian_at[GUARDIAN_NAMES.index(guardian)] = self.region(region)

    def token(self, guardian: str, colour: str) -> int:
        """A Menace of a colour, or a Corruption token, under a Guardian, out of the bag; which token it is."""
        wanted = COLOUR_NAMES.index(colour)
        token = next(one for one in self.state.bag if one >> 2 == wanted and one != HAVOC)
        self.state.bag.remove(token)
        self.state.token_on[GUARDIAN_NAMES.index(guardian)] = token
        return token

    def bag(self, *colours: str) -> None:
        """Only these tokens are left in the bag ("havoc" among them); the rest leave the scene."""
        left = []
        for colour in colours:
            wanted = HAVOC if colour == "havoc" else 4 * COLOUR_NAMES.index(colour)
            while wanted in left or wanted in self.state.token_on:
                wanted += 1
            left.append(wanted)
        self.state.bag = left

    def draws(self, *tokens: str) -> None:
        """Just these tokens are in the bag and come out in this order: ``"red-owl"``, ``"havoc"``.

        The side seen is the named one. A seed is looked for that does it.
        """
        wanted = [self.seen(words) for words in tokens]
        self.state.bag = [token for token, _ in wanted]
        assert not set(self.state.bag) & set(self.state.token_on), "a drawn token lies on the map"
        self.state.rng = next(rng for rng in map(Rng, range(100_000)) if self.would_draw(rng.clone(), wanted))

    def seen(self, words: str) -> tuple[int, int]:
        """A token, and which of its two sides shows the Guardian."""
        if words == "havoc":
            return HAVOC, 0
        colour, name = words.split("-")
        guardian = GUARDIAN_NAMES.index(name)
        sides = self.state.rules.values.token_sides
        pair = next(one for one, both in enumerate(sides) if guardian in both)
        return COLOUR_NAMES.index(colour) * 4 + pair, sides[pair].index(guardian)

    def would_draw(self, rng: Rng, wanted: list[tuple[int, int]]) -> bool:
        """Whether the source brings the tokens in their order."""
        bag = self.state.bag[:]
        for token, side in wanted:
            place = rng.below(len(bag))
            if bag[place] != token or (token != HAVOC and rng.below(2) != side):
                return False
            bag[place] = bag[-1]
            bag.pop()
        return True

    def plain(self) -> None:
        """A land without Heartlands, and every Guardian in the first Region of its Area."""
        self.state.heartland = [-1] * self.world.region_count
        self.state.guardian_at = [regions[0] for regions in self.world.area_regions]

    def hero(
        self, player: int, hero: str, node: str, perks: Sequence[int] = (), quests: Sequence[str] = (), gems: int = -1
    ) -> int:
        """An active Hero on a node, with Perks (by number), Quest cards, and its full gems unless told."""
        state = self.state
        kind = HERO_NAMES.index(hero)
        one = player * HERO_TYPES + kind
        state.inactive[player] &= ~(1 << kind)
        state.hero_node[one] = self.node(node)
        state.occupied |= 1 << self.node(node)
        for perk in perks:
            for pile in (*state.piles, state.sower_stock):
                if perk in pile:
                    pile.remove(perk)
        state.perks[one] = tuple(perks)
        state.quests[one] = tuple([self.take_card(card) for card in quests])
        state.gems[one] = most_gems(state, one) if gems < 0 else gems
        return one

    def take_card(self, words: str) -> int:
        """A card such as ``"red-owl"`` out of its deck."""
        colour, guardian = words.split("-")
        card = COLOUR_NAMES.index(colour) * CARD_ROOM + GUARDIAN_NAMES.index(guardian)
        self.state.decks[card // CARD_ROOM].remove(card)
        return card

    def essences(self, player: int, *cards: str) -> None:
        """Cards in the player's Essence Pool: ``"red-owl"``, or ``"red"`` for any red card."""
        for words in cards:
            if "-" not in words:
                deck = self.state.decks[COLOUR_NAMES.index(words)]
                self.state.gain(player, deck.pop())
            else:
                self.state.gain(player, self.take_card(words))

    def top(self, card: str) -> None:
        """The next card drawn from its deck."""
        self.state.decks[COLOUR_NAMES.index(card.split("-")[0])].append(self.take_card(card))

    def herb(self, player: int, *herbs: str) -> None:
        """Herbs of the player, in the words of the notation: ``"discount-red"``, ``"harvest-river"``."""
        state = self.state
        for words in herbs:
            herb = HERB_WORDS.index(words)
            for place in (state.herb_deck, state.herb_row, state.herb_discard):
                if herb in place:
                    place.remove(herb)
                    break
            while len(state.herb_row) < 3:
                state.herb_row.append(state.herb_deck.pop())
            state.herbs[player] += (herb,)

    def attunement(self, player: int, *guardians: str) -> None:
        for guardian in guardians:
            self.state.attunement_of[GUARDIAN_NAMES.index(guardian)] = player

    def tracked(self, player: int, colour: str, space: int) -> None:
        """Where a Tracking token stands."""
        self.state.tracking[player * 4 + COLOUR_NAMES.index(colour)] = space

    def claimed(self, player: int, *achievements: str) -> None:
        """Achievements that the player holds, with tokens of the player board; their conditions are your affair."""
        for name in achievements:
            self.state.claims[player] |= 1 << ACHIEVEMENT_NAMES.index(name)
            if self.state.spare[player]:
                self.state.spare[player] -= 1
            else:
                self.state.slots[player] &= self.state.slots[player] - 1

    def wheel(self, slot: str) -> None:
        """The Harvest token on the icon of a Guardian or a terrain."""
        names = (*GUARDIAN_NAMES, *TERRAIN_NAMES)
        self.state.wheel = self.state.rules.values.wheel.index(names.index(slot))

    # Playing --------------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Let Achievements be looked at now."""
        waiting = self.state.choice
        self.state.choice, self.state.legal, self.state.dirty = None, [], (1 << 20) - 1
        if waiting is not None:
            self.state.agenda.append(waiting)
        self.state.advance()

    def look_at(self, *achievements: str) -> None:
        """Let only these Achievements be looked at now."""
        waiting = self.state.choice
        self.state.choice, self.state.legal = None, []
        self.state.dirty = sum(1 << ACHIEVEMENT_NAMES.index(name) for name in achievements)
        if waiting is not None:
            self.state.agenda.append(waiting)
        self.state.advance()

    def phase(self, phase: str, player: int = 0) -> None:
        """The player takes a turn and picks a Phase."""
        state = self.state
        while state.agenda and state.agenda[-1] is not TURN:
            state.agenda.pop()
        state.choice, state.legal, state.agenda = None, [], [TURN]
        state.turns = (player - state.first_player) % state.seats
        state.phases[player] &= ~(1 << PHASE_NAMES.index(phase))
        state.advance()
        if state.choice is TURN:
            self.do(phase)

    def last_turn(self, phase: str) -> None:
        """The last turn of the round is taken, and only this Phase is left for it."""
        state = self.state
        player = (state.first_player - 1) % state.seats
        state.phases = [7] * state.seats
        state.phases[player] &= ~(1 << PHASE_NAMES.index(phase))
        state.turns = 3 * state.seats - 1
        state.choice, state.legal, state.agenda = None, [], [TURN]
        state.advance()

    def end_round(self) -> None:
        """The last player in order of play ends the round with a Tribe Phase in which nothing is done."""
        state = self.state
        state.choice, state.legal, state.agenda = None, [], [TURN]
        state.turns = 3 * state.seats - 1
        state.phases = [7] * state.seats
        state.phases[TURN.player(state)] = 6
        state.advance()
        if self.kind == "tribe":
            self.do("done")

    def over_and_again(self, phase: str) -> None:
        """The turn under way is the last of the round and ends; in the next round player 0 picks the Phase."""
        self.state.turns = 3 * self.state.seats - 1
        self.do("done")
        self.phase(phase)

    def legal(self) -> list[str]:
        """What may be done now, in words."""
        return [words_of(self.state, action) for action in self.state.legal]

    def do(self, *words: str) -> None:
        """Give answers one after the other; each must be legal."""
        for one in words:
            legal = self.legal()
            assert one in legal, f"{one!r} is not legal; legal: {legal} ({self.kind})"
            self.state.apply_action(self.state.legal[legal.index(one)])

    def pay(self) -> None:
        """Pay in the way that suggests itself."""
        while PAY in self.state.legal:
            self.state.apply_action(PAY)

    def harvest_on(self, slot: str, player: int = 0) -> None:
        """The player's Event Phase, nothing drawn and nothing solved: the Harvest token moves 1 onto that icon."""
        self.wheel(slot)
        self.state.wheel = (self.state.wheel - 1) % len(self.state.rules.values.wheel)
        self.state.bag = []
        self.phase("event", player)
        while self.kind in ("guardian_movement", "beacon_solve"):
            self.do("done")
        if self.kind == "harvest":
            self.do("1")

    @property
    def claiming(self) -> str:
        """The Achievement that the player who is asked is claiming, "" if none."""
        return ACHIEVEMENT_NAMES[self.state.choice.achievement] if isinstance(self.state.choice, Claim) else ""

    @property
    def kind(self) -> str:
        """What sort of question waits."""
        return self.state.choice.kind if self.state.choice is not None else ""

    @property
    def player(self) -> int:
        """Who is asked."""
        return self.state.current_player()

    # Looking --------------------------------------------------------------------------------------------------------

    def count(self, player: int, colour: str) -> int:
        """How many Essences of a colour the player holds."""
        return self.state.essences[player * COLOURS + COLOUR_NAMES.index(colour)]

    def holds(self, player: int, achievement: str) -> bool:
        """Whether the player's token is on the Achievement."""
        return bool(self.state.claims[player] >> ACHIEVEMENT_NAMES.index(achievement) & 1)

    def under(self, guardian: str) -> str:
        """The colour of the token under a Guardian, "" if there is none."""
        colour = self.state.token_colour(GUARDIAN_NAMES.index(guardian))
        return COLOUR_NAMES[colour] if colour >= 0 else ""

    def at(self, player: int, hero: str) -> str:
        """The node of a Hero, "" if it is not active."""
        node = self.state.hero_node[player * HERO_TYPES + HERO_NAMES.index(hero)]
        return self.world.node_names[node] if node >= 0 else ""

    def quests(self, player: int, hero: str) -> int:
        """How many Quest cards lie in a Hero's Quest Pool."""
        return len(self.state.quests[player * HERO_TYPES + HERO_NAMES.index(hero)])

    def gems(self, player: int, hero: str) -> int:
        return self.state.gems[player * HERO_TYPES + HERO_NAMES.index(hero)]

    def told(self, name: str) -> list[dict[str, Any]]:
        """The events of a name so far."""
        assert self.state.events is not None
        return [event.as_data() for event in self.state.events if event.name == name]
