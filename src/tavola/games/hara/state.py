"""A game of Champions of Hara in progress: what lies where, what each player has, and what is being decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavola.games.hara.pieces import (
    ABILITIES,
    COLORS,
    CORRUPTED,
    DOJO,
    ITEM_NUMBERS,
    MODIFIERS,
    MOST_SEATS,
    NO_STANCE,
    NOBODY,
    NOWHERE,
    RESOURCES,
    SPACES,
    UNITS,
    WORLDS,
)
from tavola.kernel.event import EVERYBODY, Detail, Event
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

if TYPE_CHECKING:
    from tavola.games.hara.board import Board
    from tavola.games.hara.card import CardSet
    from tavola.games.hara.rules import Rules

# Phases of a turn (`HaraState.phase`)
BETWEEN: Final = 0
ADVENTURE: Final = 1
MONSTER_ATTACK: Final = 2

#: The Corrupted stand together, unless a Scenario gives them to a team of players.
CORRUPTED_TEAM: Final = 9

#: The agenda has no part that a defeat drops.
NO_FLOOR: Final = -1


class HaraState(State):
    """Everything is numbered as in `pieces`. Sets of Abilities, Worlds and spaces are bits."""

    __slots__ = (
        "activations",
        "active",
        "at",
        "attack_bonus",
        "attack_range_bonus",
        "bars",
        "board",
        "board_cards",
        "bonus_used",
        "bosses",
        "box",
        "cards",
        "champion",
        "charges",
        "counted",
        "day",
        "days",
        "dazed",
        "dealt_quests",
        "decks",
        "declined_quest",
        "defeated",
        "dirty",
        "discard",
        "doom",
        "dusk",
        "emptied",
        "energy",
        "fallen",
        "fired",
        "floor",
        "from_board",
        "guests",
        "hand",
        "health",
        "helper",
        "helping_at",
        "hex_at",
        "homecoming",
        "hurt",
        "incoming",
        "item_charges",
        "items",
        "items_left",
        "leveled",
        "levels_due",
        "listening",
        "mods",
        "more_damage",
        "move_bonus",
        "order",
        "over",
        "paid",
        "passives",
        "phase",
        "pile",
        "points",
        "prey",
        "quest",
        "quest_part",
        "razed",
        "reignited",
        "removed",
        "resilience",
        "resources",
        "rolled",
        "round_turn",
        "rules",
        "scored",
        "seats",
        "shield",
        "shift_deck",
        "spirit",
        "spread",
        "stance",
        "team",
        "timed",
        "tokens",
        "used",
        "visited",
        "winners",
    )

    rules: Rules
    cards: CardSet
    seats: int

    # The map
    board: Board
    #: Space -> its hex card, NOWHERE for none; and the spaces that have one.
    hex_at: list[int]
    spread: list[int]
    #: Space -> the damage that its Monster has taken this turn (HARA-DMG-02).
    hurt: list[int]
    #: Worlds removed from the game, as bits of tiles.
    removed: int
    #: The razed spaces, as bits (HARA-S04-06).
    razed: int
    #: Unit -> its space, NOWHERE while it is not in play.
    at: list[int]

    # Decks: the last card is on top. Deck 0 is that of Dusk, the others are the Worlds'.
    decks: list[list[int]]
    shift_deck: list[int]
    #: The common discard pile and the game box, of hex cards.
    discard: list[int]
    box: list[int]
    #: Item number -> how many copies its deck holds.
    items_left: list[int]

    # Time
    day: int
    dusk: bool
    #: Seats by Turn Order card, card 1 first; whose bonus is used today, as bits.
    order: list[int]
    bonus_used: int
    #: How many turns of this round have begun.
    round_turn: int

    # Players
    champion: list[int]
    #: Players of one number stand together; in a free-for-all each has a number of its own. By unit.
    team: list[int]
    #: By unit: Health, of a Corrupted that of its bar.
    health: list[int]
    spirit: list[int]
    #: ``seat * 3 + color``.
    energy: list[int]
    #: ``seat * 6 + resource``.
    resources: list[int]
    stance: list[int]
    #: Abilities by zone, and those that were used this turn.
    hand: list[int]
    board_cards: list[int]
    pile: list[int]
    used: list[int]
    #: ``seat * ABILITIES + place`` -> charges on the card.
    #: Those Activated from the board, and those whose last charge was used: they return to the hand.
    from_board: list[int]
    emptied: list[int]
    charges: list[int]
    #: ``seat * ITEM_NUMBERS + number`` -> copies in the inventory, and the charges left on each as digits, those of the
    #: copy in use last (A74, `inventory.charges_of`).
    items: list[int]
    item_charges: list[int]
    #: Thresholds once reached, by color, and 8 for the end of the primary color's bar; those not yet rewarded.
    leveled: list[int]
    levels_due: list[int]

    # Quests: the card, -1 without one; the part in hand, 2 when both are done; what was counted for it
    quest: list[int]
    quest_part: list[int]
    counted: list[int]
    #: The seats whose passive card works, as bits (HARA-LOCK-04).
    passives: int
    visited: list[int]
    #: The two Quests dealt to a seat that still has to choose.
    dealt_quests: list[tuple[int, ...]]
    #: The one that it returned to the box unseen by others, -1 before.
    declined_quest: list[int]

    # What lasts. By unit: the sum of all modifiers, ``unit * MODIFIERS + what``.
    mods: list[int]
    #: Modifiers that end: ``(unit, what, plus, until)``; ``until`` the seat whose turn begins, -1 for a turn's end.
    timed: list[tuple[int, int, int, int]]
    #: The triggers that a unit has anything for, as bits.
    listening: list[int]
    #: Triggers that have happened this turn and happen once a turn.
    fired: list[int]
    #: By unit: what is added to the next attack and to its range, the next move, and taken off the next damage.
    attack_bonus: list[int]
    attack_range_bonus: list[int]
    move_bonus: list[int]
    #: Damage that is about to be taken and may yet be prevented, the one in hand last.
    incoming: list[int]
    shield: list[int]

    # The turn
    active: int
    phase: int
    activations: int
    #: Monsters that the active player has defeated this turn.
    defeated: int
    reignited: bool
    #: Where on the agenda the Adventure phase begins: a defeat in it drops everything from here on.
    floor: int
    #: Players at 0 Health whose defeat is still to be carried out, as bits; and who was defeated this turn.
    #: Something happened after which somebody may have won or lost.
    dirty: bool
    fallen: int
    dazed: int
    #: What the effect in hand has paid and rolled, and what a critical adds.
    paid: int
    rolled: int
    more_damage: int
    #: Asking for help: the seat that helps, and the space of the Monster.
    helper: int
    helping_at: int

    # Scenarios
    doom: int
    #: Corrupted -> Resilience tokens.
    #: Corrupted -> the Health of a full bar.
    bars: list[int]
    resilience: list[int]
    #: Tokens that a Scenario counts down or up, and what else it counts; points by seat; the secret targets.
    tokens: int
    days: int
    #: Monsters kept in the inventory of a solo player (HARA-S06-04).
    guests: list[int]
    #: Bosses defeated, as bits of their decks.
    bosses: int
    points: list[int]
    prey: list[int]
    #: The seats whose target is no secret any more, as bits (HARA-S01-06).
    scored: int

    #: How it ended: a word of `scenario`, "" while it runs; and who won, as bits.
    over: str
    #: The players who came to the Dojo with full bars, as bits (A76).
    homecoming: int
    winners: int

    def __init__(self, rng: Rng, rules: Rules, seats: int, board: Board) -> None:
        """An empty table; `lay_out` or `clone` fills it."""
        super().__init__(rng)
        self.rules = rules
        self.cards = rules.cards
        self.seats = seats
        self.board = board

    def lay_out(self) -> None:
        """Nothing has happened yet."""
        seats = self.seats
        self.hex_at = [NOWHERE] * SPACES
        self.spread = []
        self.hurt = [0] * SPACES
        self.removed = 0
        self.razed = 0
        self.at = [DOJO] * seats + [NOWHERE] * (UNITS - seats)
        self.decks = []
        self.shift_deck = []
        self.discard = []
        self.box = []
        self.items_left = [item.copies for item in self.cards.items]
        self.day = 0
        self.dusk = False
        self.order = list(range(seats))
        self.bonus_used = 0
        self.round_turn = 0
        self.champion = [NOBODY] * seats
        self.team = [*range(MOST_SEATS), *([CORRUPTED_TEAM] * CORRUPTED)]
        self.health = [0] * UNITS
        self.spirit = [0] * seats
        self.energy = [0] * (seats * COLORS)
        self.resources = [0] * (seats * RESOURCES)
        self.stance = [NO_STANCE] * seats
        self.hand = [0] * seats
        self.board_cards = [0] * seats
        self.pile = [0] * seats
        self.used = [0] * seats
        self.from_board = [0] * seats
        self.emptied = [0] * seats
        self.charges = [0] * (seats * ABILITIES)
        self.items = [0] * (seats * ITEM_NUMBERS)
        self.item_charges = [0] * (seats * ITEM_NUMBERS)
        self.leveled = [0] * seats
        self.levels_due = [0] * seats
        self.quest = [-1] * seats
        self.quest_part = [0] * seats
        self.counted = [0] * seats
        self.passives = 0
        self.visited = [0] * seats
        self.dealt_quests = [()] * seats
        self.declined_quest = [-1] * seats
        self.mods = [0] * (UNITS * MODIFIERS)
        self.timed = []
        self.listening = [0] * UNITS
        self.fired = []
        self.attack_bonus = [0] * UNITS
        self.attack_range_bonus = [0] * UNITS
        self.move_bonus = [0] * UNITS
        self.incoming = []
        self.shield = [0] * UNITS
        self.active = NOBODY
        self.phase = BETWEEN
        self.activations = 0
        self.defeated = 0
        self.reignited = False
        self.floor = NO_FLOOR
        self.dirty = False
        self.fallen = 0
        self.dazed = 0
        self.paid = 0
        self.rolled = 0
        self.more_damage = 0
        self.helper = NOBODY
        self.helping_at = NOWHERE
        self.doom = 0
        self.bars = [0] * CORRUPTED
        self.resilience = [0] * CORRUPTED
        self.tokens = 0
        self.days = 0
        self.guests = []
        self.bosses = 0
        self.points = [0] * seats
        self.prey = [NOBODY] * seats
        self.scored = 0
        self.over = ""
        self.homecoming = 0
        self.winners = 0

    def clone(self) -> HaraState:
        copy = HaraState(self.rng.clone(), self.rules, self.seats, self.board)
        self.copy_kernel_fields(copy)
        copy.hex_at = self.hex_at[:]
        copy.spread = self.spread[:]
        copy.hurt = self.hurt[:]
        copy.removed = self.removed
        copy.razed = self.razed
        copy.at = self.at[:]
        copy.decks = [one[:] for one in self.decks]
        copy.shift_deck = self.shift_deck[:]
        copy.discard = self.discard[:]
        copy.box = self.box[:]
        copy.items_left = self.items_left[:]
        copy.day = self.day
        copy.dusk = self.dusk
        copy.order = self.order[:]
        copy.bonus_used = self.bonus_used
        copy.round_turn = self.round_turn
        copy.champion = self.champion[:]
        copy.team = self.team[:]
        copy.health = self.health[:]
        copy.spirit = self.spirit[:]
        copy.energy = self.energy[:]
        copy.resources = self.resources[:]
        copy.stance = self.stance[:]
        copy.hand = self.hand[:]
        copy.board_cards = self.board_cards[:]
        copy.pile = self.pile[:]
        copy.used = self.used[:]
        copy.from_board = self.from_board[:]
        copy.emptied = self.emptied[:]
        copy.charges = self.charges[:]
        copy.items = self.items[:]
        copy.item_charges = self.item_charges[:]
        copy.leveled = self.leveled[:]
        copy.levels_due = self.levels_due[:]
        copy.quest = self.quest[:]
        copy.quest_part = self.quest_part[:]
        copy.counted = self.counted[:]
        copy.passives = self.passives
        copy.visited = self.visited[:]
        copy.dealt_quests = self.dealt_quests[:]
        copy.declined_quest = self.declined_quest[:]
        copy.mods = self.mods[:]
        copy.timed = self.timed[:]
        copy.listening = self.listening[:]
        copy.fired = self.fired[:]
        copy.attack_bonus = self.attack_bonus[:]
        copy.attack_range_bonus = self.attack_range_bonus[:]
        copy.move_bonus = self.move_bonus[:]
        copy.incoming = self.incoming[:]
        copy.shield = self.shield[:]
        copy.active = self.active
        copy.phase = self.phase
        copy.activations = self.activations
        copy.defeated = self.defeated
        copy.reignited = self.reignited
        copy.floor = self.floor
        copy.dirty = self.dirty
        copy.fallen = self.fallen
        copy.dazed = self.dazed
        copy.paid = self.paid
        copy.rolled = self.rolled
        copy.more_damage = self.more_damage
        copy.helper = self.helper
        copy.helping_at = self.helping_at
        copy.doom = self.doom
        copy.bars = self.bars[:]
        copy.resilience = self.resilience[:]
        copy.tokens = self.tokens
        copy.days = self.days
        copy.guests = self.guests[:]
        copy.bosses = self.bosses
        copy.points = self.points[:]
        copy.prey = self.prey[:]
        copy.scored = self.scored
        copy.over = self.over
        copy.homecoming = self.homecoming
        copy.winners = self.winners
        return copy

    def advance(self) -> None:
        """The kernel's loop, but after every step that bears on it the Scenario looks for a winner (A76)."""
        agenda = self.agenda
        while self.choice is None and not self.over:
            if self.dirty:
                self.dirty = False
                self.rules.scenario.watch(self)
            elif agenda:
                agenda.pop().run(self)
            else:
                return

    def returns(self) -> list[float]:
        """1 for who won and -1 for who lost; all 0 while the game runs and where an Arena ends without a winner."""
        if not self.over or (not self.winners and self.rules.scenario.may_end_without_winner):
            return [0.0] * self.seats
        return [1.0 if self.winners >> seat & 1 else -1.0 for seat in range(self.seats)]

    # Who is where ---------------------------------------------------------------------------------------------------

    def decider(self, unit: int) -> int:
        """The seat that decides for a unit: a Corrupted's teammates or else the group, card 1 first (A90)."""
        if unit < MOST_SEATS:
            return unit
        for seat in self.order:
            if self.team[seat] == self.team[unit]:
                return seat
        return self.order[0]

    def units(self) -> list[int]:
        """The units in play: players in the order of turns from the active one, then Corrupted (A70)."""
        order = self.order
        first = order.index(self.active) if self.active >= 0 else 0
        found = order[first:] + order[:first]
        at = self.at
        for unit in range(MOST_SEATS, UNITS):
            if at[unit] != NOWHERE:
                found.append(unit)
        return found

    def apart(self, one: int, other: int) -> int:
        """The distance of two spaces (HARA-RANGE-01)."""
        return self.board.distance[one * SPACES + other]

    def are_enemies(self, one: int, other: int) -> bool:
        return self.team[one] != self.team[other]

    def is_own_turn(self, seat: int) -> bool:
        """Whether it is the seat's own turn, so that what it gains waits for the end of it (HARA-LEVEL-02)."""
        return self.active == seat and self.phase != BETWEEN

    def has_full_energy(self, seat: int) -> bool:
        """Whether all three bars are at their end (HARA-ENERGY-05)."""
        first = seat * COLORS
        bar = self.rules.bar
        energy = self.energy
        return energy[first] >= bar and energy[first + 1] >= bar and energy[first + 2] >= bar

    def is_home_full(self, seat: int) -> bool:
        """Whether a player is in the Dojo with full bars; a defeat that is not over yet is no return (A76)."""
        return self.at[seat] == DOJO and not self.fallen >> seat & 1 and self.has_full_energy(seat)

    def total_energy(self, seat: int) -> int:
        first = seat * COLORS
        energy = self.energy
        return energy[first] + energy[first + 1] + energy[first + 2]

    def is_open(self, space: int) -> bool:
        """Whether a hex card may lie there: a space of a World that is there, without one (HARA-DAWN-04, A07)."""
        tile, number = divmod(space, 7)
        return tile != 0 and number != 0 and self.hex_at[space] < 0 and not self.removed >> tile & 1

    def worlds(self) -> list[int]:
        """The Worlds that are there."""
        return [tile for tile in range(1, WORLDS + 1) if not self.removed >> tile & 1]

    def roll(self) -> int:
        """The number die."""
        self.secrets += 1
        return self.rng.below(6) + 1

    def roll_world(self) -> int:
        """The color die: a World (HARA-COMP-08)."""
        self.secrets += 1
        return self.rng.below(6) + 1

    def end(self, how: str, winners: int) -> None:
        """The game is over."""
        self.over = how
        self.winners = winners
        self.agenda.clear()
        if self.events is not None:
            names = [seat for seat in range(self.seats) if winners >> seat & 1]
            self.report("end", self.rules.scenario.rule_of(how), how=how, winners=names)

    # Reports --------------------------------------------------------------------------------------------------------

    def report(self, name: str, rule: str, **details: Detail) -> None:
        """Record that something happened which everybody may know. Call it only while ``events`` is a list."""
        assert self.events is not None
        self.events.append(Event(name, rule, {**details, **self._names_for_events()}))

    def report_secret(self, name: str, rule: str, to: int, secret: dict[str, Detail], **details: Detail) -> None:
        """Record what the seat ``to`` sees in full and the rest without ``secret``."""
        assert self.events is not None
        told = {**details, **self._names_for_events()}
        self.events.append(Event(name, rule, {**told, **secret}, to))
        self.events.append(Event(name, rule, told, EVERYBODY, to))

    def _names_for_events(self) -> dict[str, Detail]:
        """What the log needs to call everybody by name: the champions by seat, and an owner's card set."""
        champions = self.cards.champions
        cast: list[str] = [champions[one].id if one >= 0 else "" for one in self.champion]
        return {"cast": cast, "cards": self.cards.digest} if self.cards.owned else {"cast": cast}
