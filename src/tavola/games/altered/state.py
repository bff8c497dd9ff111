"""A game of Altered in progress: every card's place, statuses and counters, and where the Expeditions stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavola.games.altered.card import LISTEN_COUNT, Card
from tavola.games.altered.zones import (
    AFTERNOON,
    EXPEDITION,
    HERO,
    LANDMARK,
    LAST_IN_PLAY,
    MANA,
    PLAYER_OF,
    SETUP_PHASE,
    ZONE_COUNT,
)
from tavola.kernel.event import EVERYBODY, Detail, Event
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

if TYPE_CHECKING:
    from tavola.games.altered.effect import Frame
    from tavola.games.altered.lasting import Lasting
    from tavola.games.altered.passives import Granted
    from tavola.games.altered.reactions import Pending

#: A reference to an object is its timestamp above the number of its card, so that it finds nothing any more once the
#: card has changed zone and so become another object (ALT-OBJ-03).
_CARD_BITS = 12
_CARD_MASK = (1 << _CARD_BITS) - 1

#: What a state begins with; `clear_table` gives it lists of its own.
NOBODY_LISTENS: list[tuple[int, ...]] = []


class Rules:
    """The options that change rules. Immutable."""

    __slots__ = ("complete", "late_balance", "refill_any_time")

    def __init__(self, complete: bool, refill_any_time: bool, late_balance: bool) -> None:
        #: Profile "complete" rather than "summary" (ALT-OVER-04).
        self.complete: bool = complete
        #: An empty Deck is refilled at any time rather than in Morning only (ALT-EMPTY-05).
        self.refill_any_time: bool = refill_any_time
        #: Balance of February 2026 rather than November 2025 (ALT-OPT-01).
        self.late_balance: bool = late_balance


class AlteredState(State):
    """Cards are numbered; the lists ``card`` to ``was`` are indexed by that number and ``zones`` holds the numbers.

    The last item of a Deck is its top card; elsewhere the order is that of arrival.
    """

    __slots__ = (
        "activated",
        "advanced",
        "arena",
        "at",
        "boosts",
        "card",
        "clock",
        "counters",
        "counters_moved",
        "day",
        "delayed",
        "face_up",
        "first_player",
        "forward_today",
        "frames",
        "granted",
        "known",
        "lasting",
        "listening",
        "owner",
        "passed",
        "pending",
        "phase",
        "played_today",
        "quick_used",
        "regions",
        "rules",
        "spent",
        "stalled",
        "stamp",
        "status",
        "surplus",
        "turn",
        "turn_over",
        "was",
        "winner",
        "zone",
        "zones",
    )

    def __init__(self, rng: Rng, rules: Rules) -> None:
        super().__init__(rng)
        self.rules: Rules = rules
        self.day: int = 0
        self.phase: int = SETUP_PHASE
        self.first_player: int = 0
        #: Whose Afternoon turn it is; -1 outside Afternoon turns.
        self.turn: int = -1
        self.passed: list[bool] = [False, False]

        self.card: list[Card] = []
        self.owner: list[int] = []
        self.zone: list[int] = []
        #: When it entered its zone (ALT-TIME-01).
        self.stamp: list[int] = []
        self.boosts: list[int] = []
        self.status: list[int] = []
        #: Counters of the card's own kind; no card of the game uses two kinds.
        self.counters: list[int] = []
        #: The object it was before its last change of zone, see `remember` (ALT-OBJ-07).
        self.was: list[int] = []
        #: For a card in a hidden zone: the seats, as bits, that know it without looking, since they saw it go there.
        self.known: list[int] = []
        self.zones: list[list[int]] = []
        self.clock: int = 0
        #: How many of each player's Mana Orbs are exhausted. Since a player may always exchange a ready Orb for an
        #: exhausted one before picking one (ALT-ZONE-17), which ones they are never matters.
        self.spent: list[int] = [0, 0]

        #: The terrains printed on each region of the Adventure (ALT-BOARD-01).
        self.regions: list[int] = []
        #: Whether each region is face up.
        self.face_up: list[bool] = []
        #: The region of each Expedition's counter, indexed ``2 * player + side``.
        self.at: list[int] = [0, 0, 0, 0]
        #: Whether each counter moved forward this Day (ALT-VICTORY-07).
        self.forward_today: list[bool] = [False, False, False, False]
        #: The terrains for which each Expedition advanced in the last Progress; -1 if it did not.
        self.advanced: list[int] = [-1, -1, -1, -1]
        #: The tiebreaker is on (ALT-ARENA-01).
        self.arena: bool = False
        #: Both arrived and nothing separates them: this Day is finished without movement (ALT-VICTORY-08).
        self.stalled: bool = False
        #: A counter has moved since arrivals were last looked at (ALT-VICTORY-02).
        self.counters_moved: bool = False
        #: Who has won; -1 while nobody has.
        self.winner: int = -1

        #: Trigger or passive kind -> the cards that now wait for it.
        self.listening: list[tuple[int, ...]] = NOBODY_LISTENS
        #: What passives grant to others just now; None while none does.
        self.granted: Granted | None = None
        #: The Reactions of each player that wait in Limbo (ALT-REACT-08).
        self.pending: list[list[Pending]] = [[], []]
        #: Reactions that wait for Rest to finish before they are pending (ALT-REACT-22).
        self.delayed: list[Pending] = []
        #: One entry for each time an object's Reaction was activated today (ALT-GOLDEN-12), and the same for quick
        #: actions (ALT-GOLDEN-11).
        self.activated: list[int] = []
        self.quick_used: list[int] = []
        #: Effects that last for a turn, an Afternoon or a Day (ALT-DUR-01).
        self.lasting: list[Lasting] = []
        #: The effects that are resolving, the innermost last.
        self.frames: list[Frame] = []
        #: What Clean-up is to take away (ALT-CLEANUP-03).
        self.surplus: list[int] = []
        #: How many Characters each player has played in their own turns this Afternoon.
        self.played_today: list[int] = [0, 0]
        #: "After You" has been said: the turn is over once no Reaction is pending (ALT-ACTION-AFTERYOU-01).
        self.turn_over: bool = False

    def clear_table(self) -> None:
        """Empty zones and nobody listening: how every game begins (ALT-SETUP-01)."""
        self.zones = [[] for _ in range(ZONE_COUNT)]
        self.listening = [()] * LISTEN_COUNT

    def clone(self) -> AlteredState:
        copy = AlteredState(self.rng.clone(), self.rules)
        self.copy_kernel_fields(copy)
        copy.day = self.day
        copy.phase = self.phase
        copy.first_player = self.first_player
        copy.turn = self.turn
        copy.passed = self.passed[:]
        copy.card = self.card[:]
        copy.owner = self.owner[:]
        copy.zone = self.zone[:]
        copy.stamp = self.stamp[:]
        copy.boosts = self.boosts[:]
        copy.status = self.status[:]
        copy.counters = self.counters[:]
        copy.was = self.was[:]
        copy.known = self.known[:]
        copy.zones = [zone[:] for zone in self.zones]
        copy.clock = self.clock
        copy.spent = self.spent[:]
        copy.regions = self.regions[:]
        copy.face_up = self.face_up[:]
        copy.at = self.at[:]
        copy.forward_today = self.forward_today[:]
        copy.advanced = self.advanced[:]
        copy.arena = self.arena
        copy.stalled = self.stalled
        copy.counters_moved = self.counters_moved
        copy.winner = self.winner
        copy.listening = self.listening[:]
        copy.granted = self.granted
        copy.pending = [self.pending[0][:], self.pending[1][:]]
        copy.delayed = self.delayed[:]
        copy.activated = self.activated[:]
        copy.quick_used = self.quick_used[:]
        copy.lasting = self.lasting[:]
        copy.frames = [frame.clone() for frame in self.frames] if self.frames else []
        copy.surplus = self.surplus[:]
        copy.played_today = self.played_today[:]
        copy.turn_over = self.turn_over
        return copy

    def returns(self) -> list[float]:
        if self.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    # Objects (2.1) --------------------------------------------------------------------------------------------------

    def ref(self, card: int) -> int:
        """A reference to the object that ``card`` is now."""
        return self.stamp[card] << _CARD_BITS | card

    def find(self, ref: int) -> int:
        """The card of the object referred to, or -1 if that object is no more (ALT-OBJ-06, ALT-OBJ-08)."""
        if ref < 0:
            return -1
        card = ref & _CARD_MASK
        return card if self.stamp[card] == ref >> _CARD_BITS else -1

    def former(self, card: int) -> int:
        """A reference to an object that ``card`` was and is no more: it finds nothing but what is remembered."""
        return self.ref(card) - (1 << _CARD_BITS)

    def last_known(self, ref: int) -> int:
        """The card of the object referred to, though it may have become another object since (ALT-OBJ-07)."""
        return ref & _CARD_MASK

    def in_play(self, card: int) -> bool:
        """Whether the card is in an Expedition or a Landmark zone (ALT-ZONE-03)."""
        return LANDMARK <= self.zone[card] <= LAST_IN_PLAY

    def controller(self, card: int) -> int:
        """The player whose zone it is in: its controller in play, its owner elsewhere (ALT-CONTROL-02)."""
        player = PLAYER_OF[self.zone[card]]
        return player if player >= 0 else self.owner[card]

    def hero(self, player: int) -> int:
        """The player's Hero, or -1 where a Limited deck has none (ALT-DECK-06)."""
        zone = self.zones[HERO + player]
        return zone[0] if zone else -1

    def expedition_of(self, ref: int) -> int:
        """The Expedition, 0 to 3, that the object is in or was last in; -1 if it is in none."""
        card = self.find(ref)
        zone = self.zone[card] if card >= 0 else self.was[ref & _CARD_MASK] & 31
        return zone - EXPEDITION if EXPEDITION <= zone <= LAST_IN_PLAY else -1

    def last_boosts(self, ref: int) -> int:
        """The boosts on an object in play; if it has gone, those that it had then (ALT-OBJ-07)."""
        card = self.find(ref)
        if card >= 0 and self.in_play(card):
            return self.boosts[card]
        return self.was[ref & _CARD_MASK] >> 11 & 0xFFFFF

    def last_counters(self, ref: int) -> int:
        """The counters on an object; if it has gone, those that it had then (ALT-OBJ-07)."""
        card = self.find(ref)
        if card >= 0 and HERO <= self.zone[card] <= LAST_IN_PLAY:
            return self.counters[card]
        return self.was[ref & _CARD_MASK] >> 31

    def initiative(self) -> int:
        """The player who decides and resolves first (ALT-GOLDEN-07)."""
        return self.turn if self.phase == AFTERNOON and self.turn >= 0 else self.first_player

    def ready_mana(self, player: int) -> int:
        """How many ready Mana Orbs the player has."""
        return len(self.zones[MANA + player]) - self.spent[player]

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


#: In `AlteredState.was`: whether the object was Gigantic, and whether its abilities were ignored.
WAS_GIGANTIC: Final = 1 << 9
WAS_IGNORED: Final = 1 << 10


def remembered(zone: int, status: int, boosts: int, counters: int) -> int:
    """An object's last place, statuses and counters packed into a number, for `AlteredState.was`."""
    return zone | status << 5 | boosts << 11 | counters << 31
