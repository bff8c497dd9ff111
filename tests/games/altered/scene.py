"""A scene: set what matters on the table, act in the game's own words, look at what came of it.

Specs read like a judge's question::

    scene = Scene()
    bouncer = scene.put("BR_15_C", "hand")
    victim = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Haven Bouncer", "hero", "pick Axiom Salvager")
    assert scene.zone(victim) == "discard"

Zones are named ``deck``, ``hand``, ``mana``, ``discard``, ``reserve``, ``hero zone``, ``landmark``, ``hero``,
``companion``, ``limbo``, ``gone``. Player 0 is first player and has the first Afternoon turn of Day 2 unless the scene
says otherwise.
"""

from __future__ import annotations

from tavola.games.altered.card import Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.day import FROM_NOON, WHOLE_DAY
from tavola.games.altered.notation import words_of
from tavola.games.altered.objects import new_card, refresh
from tavola.games.altered.state import AlteredState, Rules
from tavola.games.altered.turns import TURNS
from tavola.games.altered.victory import open_the_arena
from tavola.games.altered.view import view_of
from tavola.games.altered.zones import (
    AFTERNOON,
    ALL_TERRAINS,
    DECK,
    DISCARD,
    EXPEDITION,
    GONE,
    HAND,
    HERO,
    LANDMARK,
    LIMBO,
    MANA,
    RESERVE,
    SPARE,
    STATUS_NAMES,
)
from tavola.kernel.event import Event
from tavola.kernel.rng import Rng
from tavola.kernel.step import Step

ZONES = {
    "deck": DECK,
    "hand": HAND,
    "mana": MANA,
    "discard": DISCARD,
    "reserve": RESERVE,
    "hero zone": HERO,
    "landmark": LANDMARK,
}
STATUSES = {name: bit for bit, name in STATUS_NAMES.items()}
#: A Character without abilities, to fill Decks with.
FILLER = "OR_05_C"


def card(name: str | Card) -> Card:
    """A printed card, by the short form of its reference: "AX_04_C"."""
    return name if isinstance(name, Card) else CARDS[f"ALT_CORE_B_{name}"]


class Scene:
    """A table in the middle of a game."""

    def __init__(
        self,
        heroes: tuple[str | Card | None, str | Card | None] = (None, None),
        profile: str = "summary",
        mana: int = 10,
        deck: int = 10,
        refill_any_time: bool = True,
        late_balance: bool = False,
        seed: int = 1,
    ) -> None:
        rules = Rules(profile == "complete", refill_any_time, late_balance)
        self.state = AlteredState(Rng(seed), rules)
        state = self.state
        state.clear_table()
        state.events = []
        state.regions = [ALL_TERRAINS, 1, 6, 2, 5, 4, 3, ALL_TERRAINS]
        state.face_up = [True] * 8
        state.at = [0, 7, 0, 7]
        state.day = 2
        for player in (0, 1):
            hero = heroes[player]
            if hero is not None:
                number = new_card(state, card(hero), player, HERO + player)
                state.counters[number] = card(hero).starting_counters
            for _ in range(deck):
                new_card(state, card(FILLER), player, DECK + player)
            for _ in range(mana):
                new_card(state, card(FILLER), player, MANA + player)
        self._begun = False

    # Setting up -----------------------------------------------------------------------------------------------------

    def put(self, name: str | Card, where: str, player: int = 0, statuses: str = "", boosts: int = 0) -> int:
        """Put a card somewhere without setting anything off; returns its number."""
        state = self.state
        zone = EXPEDITION + 2 * player + ("hero", "companion").index(where) if where in ("hero", "companion") else -1
        if zone < 0:
            zone = ZONES[where] + player
        number = new_card(state, card(name), player, zone)
        for status in statuses.split():
            state.status[number] |= STATUSES[status]
        state.boosts[number] = boosts
        refresh(state, *range(len(state.card)))
        return number

    def dice(self, *faces: int) -> None:
        """Let the dice that are rolled next show these faces."""
        seed = 0
        while [1 + die for die in map(Rng(seed).below, [6] * len(faces))] != list(faces):
            seed += 1
        self.state.rng = Rng(seed)

    def at(self, hero0: int, companion0: int, hero1: int, companion1: int) -> None:
        """Set the regions of the four counters."""
        self.state.at = [hero0, companion0, hero1, companion1]

    def arena(self) -> None:
        """Let this be an Arena Day."""
        open_the_arena(self.state)

    def begin(self, *steps: Step, phase: int = AFTERNOON) -> None:
        """Let ``steps`` happen, the first of them first; then the game goes on with nothing."""
        self.state.phase = phase
        self.state.agenda = list(reversed(steps))
        self._begun = True
        self.state.advance()

    def afternoon(self, turn: int = 0) -> None:
        """Begin with an Afternoon turn; Dusk, Night and the next Day follow. `do` begins so by itself."""
        state = self.state
        state.phase = AFTERNOON
        state.turn = turn
        state.first_player = turn
        state.agenda = [*FROM_NOON[:-3], TURNS[turn]]
        self._begun = True
        state.advance()

    def noon(self) -> None:
        """Begin with Noon."""
        self.state.agenda = list(FROM_NOON)
        self._begun = True
        self.state.advance()

    def morning(self) -> None:
        """Begin with the Morning of the next Day."""
        self.state.agenda = list(WHOLE_DAY)
        self._begun = True
        self.state.advance()

    def to_dusk(self) -> None:
        """Both players pass, and the Day goes on from Dusk until somebody is asked something."""
        if not self._begun:
            self.afternoon()
        while self.state.choice is not None and self.state.phase == AFTERNOON:
            self.do("pass")

    def to_next_afternoon(self) -> None:
        """Both players pass until the first Afternoon turn of the next Day; every question on the way gets a no."""
        self.to_dusk()
        while self.state.choice is not None and self.state.phase != AFTERNOON:
            self.do("no")

    # Acting ---------------------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """What may be answered now, in words; a piece's zone is left out where the name alone is clear."""
        if not self._begun:
            self.afternoon()
        return [words_of(self.state, action) for action in self.state.legal]

    def do(self, *answers: str) -> None:
        """Give these answers in turn. The zone in parentheses may be left out where only one answer fits."""
        for answer in answers:
            options = self.options
            fits = [option for option in options if option == answer or option.rsplit(" (", 1)[0] == answer]
            assert len(fits) == 1, f"{answer!r} fits {fits} of {options}"
            self.state.apply_action(self.state.legal[options.index(fits[0])])

    def can(self, answer: str) -> bool:
        """Whether this answer may be given now."""
        return any(option == answer or option.rsplit(" (", 1)[0] == answer for option in self.options)

    @property
    def asked(self) -> str:
        """The kind of the question that waits; "" when the game is over or the scene is at its end."""
        if not self._begun:
            self.afternoon()
        return self.state.choice.kind if self.state.choice is not None else ""

    @property
    def who(self) -> int:
        """Who is asked."""
        if not self._begun:
            self.afternoon()
        return self.state.current_player()

    # Looking --------------------------------------------------------------------------------------------------------

    def zone(self, number: int) -> str:
        """Where a card is."""
        zone = self.state.zone[number]
        if EXPEDITION <= zone < LIMBO:
            return ("hero", "companion")[zone & 1]
        if zone in (GONE, SPARE):
            return "gone"
        if zone == LIMBO:
            return "limbo"
        return next(name for name, first in ZONES.items() if first <= zone < first + 2)

    def controller(self, number: int) -> int:
        """Who controls a card."""
        return self.state.controller(number)

    def has(self, number: int, status: str) -> bool:
        """Whether a card has a status."""
        return bool(self.state.status[number] & STATUSES[status])

    def boosts(self, number: int) -> int:
        """The boosts on a card."""
        return self.state.boosts[number]

    def counters(self, number: int) -> int:
        """The counters of its own kind on a card."""
        return self.state.counters[number]

    def names(self, where: str, player: int = 0) -> list[str]:
        """The names of the cards in a zone, in their order."""
        zone = EXPEDITION + 2 * player + ("hero", "companion").index(where) if where in ("hero", "companion") else -1
        if zone < 0:
            zone = ZONES[where] + player
        return [self.state.card[number].name for number in self.state.zones[zone]]

    def ready_mana(self, player: int = 0) -> int:
        """The ready Mana Orbs of a player."""
        return self.state.ready_mana(player)

    def events(self, name: str) -> list[Event]:
        """The events of a name so far, as everybody sees them."""
        return [event for event in self.state.events or [] if event.name == name]

    def totals(self, side: str, player: int = 0) -> list[int]:
        """Forest, Mountain and Water of an Expedition."""
        table: dict[str, list[dict[str, list[dict[str, list[int]]]]]] = view_of(self.state, 0)["table"]  # type: ignore[assignment]
        return table["seats"][player]["expeditions"][("hero", "companion").index(side)]["totals"]
