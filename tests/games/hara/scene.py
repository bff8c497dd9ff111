"""A position of Champions of Hara, laid out in words, and played in words.

``Scene("kaoru", "leaf")`` is an Arena at the Dawn turn of the first player of Day 1: nothing lies on the map, everybody
stands in the Dojo with their core cards in hand, and the first named champion is on turn with 3 Activations. Lay out
what matters, then act::

    scene = Scene("kaoru", "leaf")
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.do("top stone_claw", "aim oakenmoor-1")

Cards that a rule needs and the house set does not have are declared by the test itself in TOML (``content=``), where
they replace house cards (same id, kind and deck)::

    Scene("kaoru", "leaf", content=monster("teagle", health=3, attack=1, range=1, aggressive="true"))
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tavola.games.hara.board import first_board
from tavola.games.hara.card_set import card_set
from tavola.games.hara.corrupted_turn import enter_corrupted
from tavola.games.hara.effect import NO_SOURCE, perform
from tavola.games.hara.inventory import gain_item, return_item
from tavola.games.hara.lasting import refresh
from tavola.games.hara.names import SPACE_IDS, unit_id
from tavola.games.hara.notation import words_of
from tavola.games.hara.options import CORRUPTED_NAMES, scenario_named
from tavola.games.hara.pieces import (
    ABILITIES,
    CHAMPION_NAMES,
    COLOR_NAMES,
    COLORS,
    ITEM_NUMBERS,
    MOST_SEATS,
    NOWHERE,
    RESOURCE_NAMES,
    RESOURCES,
    ROOM,
    SPACES,
    STANCE_NAMES,
    TILE_NAMES,
    UNITS,
)
from tavola.games.hara.read_effects import EffectReader
from tavola.games.hara.rounds import EndOfRound
from tavola.games.hara.rules import Rules
from tavola.games.hara.setup import begin
from tavola.games.hara.state import BETWEEN, NO_FLOOR, HaraState
from tavola.games.hara.turn import Turn
from tavola.games.hara.view import view_of
from tavola.kernel.declaration import declared
from tavola.kernel.rng import Rng

#: The Worlds in the slots around the Dojo, clockwise: the board of every scene.
AROUND = (1, 5, 3, 2, 6, 4)


class Scene:
    """See the module."""

    def __init__(
        self, *champions: str, mode: str = "arena", seed: int = 1, content: str = "", unlocked: Any = (), **rules: Any
    ) -> None:
        """``unlocked``: champions whose locked cards are unlocked, as {"kaoru": 3} (1 Ultimate, 2 passive)."""
        names = champions or ("kaoru", "leaf")
        bits = [0] * (len(names) * len(CHAMPION_NAMES))
        for name, value in dict(unlocked).items():
            bits[names.index(name) * len(CHAMPION_NAMES) + CHAMPION_NAMES.index(name)] = value
        wanted = tuple(CHAMPION_NAMES.index(name) for name in names)
        self.rules = Rules(card_set(content), scenario_named(mode), wanted, tuple(bits), **rules)
        self.state: HaraState = begin(self.rules, len(names), seed, True)
        self.names = names
        self.clear()

    @classmethod
    def at_setup(cls, *champions: str, mode: str = "arena", seed: int = 1, content: str = "", **rules: Any) -> Scene:
        """A game run to its first question, with everything where setup and the first Dawn put it."""
        scene = cls.__new__(cls)
        names = champions or ("kaoru", "leaf")
        wanted = tuple(CHAMPION_NAMES.index(name) for name in names)
        scene.rules = Rules(card_set(content), scenario_named(mode), wanted, **rules)
        scene.state = begin(scene.rules, len(names), seed, True)
        scene.names = names
        return scene

    def clear(self) -> None:
        """Nothing on the map, everybody in the Dojo; the turn of seat 0 begins."""
        state = self.state
        for space in state.spread:
            card = state.hex_at[space]
            state.decks[state.cards.hex_cards[card].deck].insert(0, card)
            state.hex_at[space] = NOWHERE
            state.hurt[space] = 0
        state.spread = []
        state.board = first_board(list(AROUND), state.rules.mirror)
        for seat in range(state.seats):
            state.at[seat] = 0
        for unit in range(MOST_SEATS, UNITS):
            state.at[unit] = NOWHERE
            state.resilience[unit - MOST_SEATS] = 0
        state.order = list(range(state.seats))
        state.day, state.dusk = 1, False
        self.begin_turn(0)

    def begin_turn(self, seat: int | str, *more: int | str) -> None:
        """The turn of a seat begins now; then those of ``more``, then the round ends."""
        state = self.state
        state.choice, state.legal = None, []
        state.phase, state.floor, state.active = BETWEEN, NO_FLOOR, -1
        turns = [Turn(self.seat(one)) for one in (seat, *more)]
        state.agenda = [EndOfRound(), *reversed(turns)]
        state.advance()
        state.events = []

    # Names ----------------------------------------------------------------------------------------------------------

    def seat(self, who: int | str) -> int:
        return who if isinstance(who, int) else self.names.index(who)

    def unit(self, who: int | str) -> int:
        """A seat, champion or Corrupted."""
        if isinstance(who, str) and who in CORRUPTED_NAMES:
            return MOST_SEATS + CORRUPTED_NAMES.index(who)
        return self.seat(who)

    def space(self, name: str) -> int:
        return SPACE_IDS.index(name)

    def card(self, name: str) -> int:
        """A hex card by id."""
        return self.state.cards.by_id[name]

    def place(self, seat: int | str, ability: str) -> int:
        abilities = self.state.cards.champions[self.state.champion[self.seat(seat)]].abilities
        return [card.id for card in abilities].index(ability)

    def item_number(self, item: str) -> int:
        return [card.id for card in self.state.cards.items].index(item)

    # Laying out -----------------------------------------------------------------------------------------------------

    def put(self, card: str, space: str) -> None:
        """A hex card on a space, out of wherever it is."""
        state, number, at = self.state, self.card(card), self.space(space)
        for pile in (*state.decks, state.discard, state.box):
            if number in pile:
                pile.remove(number)
        if number in state.hex_at:
            self.take(SPACE_IDS[state.hex_at.index(number)])
            state.discard.remove(number)
        state.hex_at[at] = number
        state.spread.append(at)
        self.ask_again()

    def take(self, space: str) -> None:
        """The hex card on a space to the discard pile."""
        state, at = self.state, self.space(space)
        state.discard.append(state.hex_at[at])
        state.hex_at[at] = NOWHERE
        state.hurt[at] = 0
        state.spread.remove(at)

    def stand(self, who: int | str, space: str) -> None:
        """A figure on a space, without anything happening there."""
        self.state.at[self.unit(who)] = self.space(space)
        self.ask_again()

    def enter(self, corrupted: str, space: str) -> None:
        """A Corrupted in play with full Health."""
        enter_corrupted(self.state, CORRUPTED_NAMES.index(corrupted), self.space(space))
        self.ask_again()

    def have(self, who: int | str, **values: Any) -> None:
        """``health``, ``spirit``, ``energy=(red, blue, green)``, a resource by name, ``stance``, ``activations``."""
        state, seat = self.state, self.unit(who)
        for name, value in values.items():
            if name == "energy":
                state.energy[seat * COLORS : seat * COLORS + COLORS] = value
            elif name in RESOURCE_NAMES:
                state.resources[seat * RESOURCES + RESOURCE_NAMES.index(name)] = value
            elif name == "stance":
                state.stance[seat] = STANCE_NAMES.index(value)
                refresh(state, seat)
            elif name == "activations":
                state.activations = value
            else:
                getattr(state, name)[seat] = value
        self.ask_again()

    def hand(self, who: int | str, *abilities: str) -> None:
        """These cards in hand, ready; all others in the Level Up pile or out of play as they are."""
        self._zone(who, "hand", abilities)

    def on_board(self, who: int | str, *abilities: str, charges: int = -1) -> None:
        """These cards on the board, ready to be Activated; with their starting charges or so many."""
        state, seat = self.state, self.seat(who)
        self._zone(who, "board_cards", abilities)
        for ability in abilities:
            place = self.place(seat, ability)
            charge = state.cards.champions[state.champion[seat]].abilities[place].charge
            state.charges[seat * ABILITIES + place] = charges if charges >= 0 else charge.start if charge else 0
        self.ask_again()

    def _zone(self, who: int | str, zone: str, abilities: tuple[str, ...]) -> None:
        state, seat = self.state, self.seat(who)
        bits = sum(1 << self.place(seat, ability) for ability in abilities)
        for name in ("hand", "board_cards", "pile"):
            getattr(state, name)[seat] &= ~bits
        getattr(state, zone)[seat] |= bits
        state.used[seat] &= ~bits
        self.ask_again()

    def give(self, who: int | str, *items: str) -> None:
        """Items from the deck into an inventory."""
        for item in items:
            gain_item(self.state, self.seat(who), self.item_number(item))
        self.ask_again()

    def no_items(self, who: int | str) -> None:
        """An empty inventory."""
        state, seat = self.state, self.seat(who)
        for number in range(ITEM_NUMBERS):
            while state.items[seat * ITEM_NUMBERS + number]:
                return_item(state, seat, number)
        self.ask_again()

    def quest(self, who: int | str, quest: str, part: int = 0) -> None:
        """A Quest embarked on. Play with ``quests=True``, or nobody looks at it."""
        state, seat = self.state, self.seat(who)
        state.quest[seat] = [card.id for card in state.cards.quests].index(quest)
        state.quest_part[seat] = part
        state.counted[seat] = 0
        refresh(state, seat)
        self.ask_again()

    def day(self, number: int, dusk: bool = False) -> None:
        self.state.day, self.state.dusk = number, dusk
        self.ask_again()

    def top_of(self, deck: str, *cards: str) -> None:
        """Cards on top of a World's deck or "dusk", the first one drawn first."""
        state = self.state
        pile = state.decks[0 if deck == "dusk" else TILE_NAMES.index(deck)]
        for card in reversed(cards):
            number = self.card(card)
            for other in (*state.decks, state.discard, state.box):
                if number in other:
                    other.remove(number)
            pile.append(number)

    def ask_again(self) -> None:
        """The waiting question looks at the position anew."""
        state = self.state
        if state.choice is not None:
            state.legal = state.choice.options(state)

    # Dice -----------------------------------------------------------------------------------------------------------

    @contextmanager
    def dice(self, *rolls: int | str) -> Iterator[None]:
        """The next rolls: numbers for the number die, World names for the color die, in order. All must be used."""
        left = list(rolls)
        state = self.state

        class Loaded(Rng):
            __slots__ = ()

            def below(self, bound: int) -> int:
                if bound == 6 and left:
                    value = left.pop(0)
                    return (TILE_NAMES.index(value) if isinstance(value, str) else value) - 1
                return Rng.below(self, bound)

        honest = state.rng
        state.rng = Loaded(0, honest.state)
        yield
        state.rng = Rng(0, state.rng.state)
        assert not left, f"these rolls were not used: {left}"

    # Playing --------------------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        return [words_of(self.state, action) for action in self.state.legal]

    def do(self, *words: str) -> None:
        """Answer one question after the other."""
        for word in words:
            legal = self.legal()
            assert word in legal, f"{word!r} is not legal ({self.kind}); these are: {', '.join(legal)}"
            self.state.apply_action(self.state.legal[legal.index(word)])

    def effect(self, toml: str, who: int | str = 0) -> None:
        """Let effects happen at once for a unit, as a card of nobody's: ``effect('{do = "move", spaces = 2}')``."""
        state = self.state
        file = declared("tavola.games.hara", f"effects = [{toml}]")
        effects = EffectReader(file, frozenset(state.cards.by_id)).effects(("effects",), file.at(("effects",)))
        file.settle()
        choice = state.choice
        assert choice is not None
        state.choice, state.legal = None, []
        state.agenda.append(choice)
        perform(state, effects, self.unit(who), NO_SOURCE)
        state.advance()

    def end_turn(self) -> None:
        """End the Adventure phase and answer what follows in the first way, until the next one or the end."""
        self.do("end")
        while self.state.choice is not None and self.kind != "adventure":
            self.state.apply_action(self.state.legal[0])

    @property
    def kind(self) -> str:
        return self.state.choice.kind if self.state.choice is not None else ""

    @property
    def asked(self) -> int:
        """The seat that must answer, -1 when the game is over."""
        return self.state.current_player()

    # Looking --------------------------------------------------------------------------------------------------------

    def health(self, who: int | str) -> int:
        return self.state.health[self.unit(who)]

    def spirit(self, who: int | str) -> int:
        return self.state.spirit[self.seat(who)]

    def energy(self, who: int | str) -> tuple[int, int, int]:
        first = self.seat(who) * COLORS
        red, blue, green = self.state.energy[first : first + COLORS]
        return red, blue, green

    def resource(self, who: int | str, name: str) -> int:
        return self.state.resources[self.seat(who) * RESOURCES + RESOURCE_NAMES.index(name)]

    def where(self, who: int | str) -> str:
        space = self.state.at[self.unit(who)]
        return "" if space == NOWHERE else SPACE_IDS[space]

    def at(self, space: str) -> str:
        """The id of the hex card on a space, "" for none."""
        card = self.state.hex_at[self.space(space)]
        return "" if card < 0 else self.state.cards.hex_cards[card].id

    def hurt(self, space: str) -> int:
        return self.state.hurt[self.space(space)]

    def cards(self, who: int | str, zone: str) -> set[str]:
        """The Abilities in "hand", "board_cards", "pile" or "used"."""
        state, seat = self.state, self.seat(who)
        bits = getattr(state, zone)[seat]
        abilities = state.cards.champions[state.champion[seat]].abilities
        return {abilities[place].id for place in range(ABILITIES) if bits >> place & 1}

    def items(self, who: int | str) -> dict[str, int]:
        """Item -> copies."""
        first = self.seat(who) * ITEM_NUMBERS
        return {
            item.id: self.state.items[first + item.number]
            for item in self.state.cards.items
            if self.state.items[first + item.number]
        }

    def discarded(self) -> set[str]:
        return {self.state.cards.hex_cards[card].id for card in self.state.discard}

    def told(self, name: str) -> list[dict[str, Any]]:
        """The events of that name since the turn began, without the names that each carries for the log."""
        told = [event.as_data() for event in self.state.events or [] if event.name == name]
        return [{key: value for key, value in one.items() if key not in ("cast", "cards")} for one in told]

    def table(self, seat: int = 0) -> Any:
        """What a seat sees of the table, -1 for a spectator."""
        return view_of(self.state, seat)["table"]


def monster(card: str, **facts: Any) -> str:
    """A house Monster with other facts, as a content file: values are TOML (numbers, "true", '[{do = ...}]')."""
    old = card_set().monsters[card_set().by_id[card]]
    deck = "dusk" if old.deck == 0 else TILE_NAMES[old.deck]
    given = {"health": 3, "attack": 1, "range": 0, **facts}
    lines = [
        f'[[monster]]\nid = "{card}"\nname = "{old.name["en"]}"\nworld = "{deck}"\nflavor = "Ready."\nsource = "test"'
    ]
    if old.boss and "boss" not in given:
        lines.append("boss = true")
    return "\n".join([*lines, *[f"{key} = {value}" for key, value in given.items()], ""])


__all__ = ["AROUND", "COLOR_NAMES", "ROOM", "SPACES", "Scene", "monster", "unit_id"]
