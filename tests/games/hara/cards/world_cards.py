"""House cards of the Worlds, played: how each case meets its card, and exactly what has changed afterwards.

Kaoru & Kuma meets the card on space 3 of its World with 5 Health, 5 Spirit, no energy and no Items; Leaf waits in the
Dojo with as much. Changes are numbers by how much something went up or down, and words for where something is now; what
is not named has not changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tavola.games.hara.card import Event, Monster
from tavola.games.hara.card_set import card_set
from tavola.games.hara.deciding import Choose, Each, May, Pay, RollDie, When
from tavola.games.hara.effect import Effects
from tavola.games.hara.event_card import Challenge
from tavola.games.hara.gaining import DiscardItem
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import COLOR_NAMES, MODIFIER_NAMES, TILE_NAMES
from tests.games.hara.scene import Scene

CARDS = card_set()
Value = int | str
Changes = dict[str, Value]

EVENT = "event"
ALLY = "ally"
LOOT = "loot"
ATTACK = "attack"
ENTRY = "entry"


@dataclass(frozen=True)
class Case:
    """A card met in one way (``how``), answered with ``words``. ``shows`` names what of the card this is about."""

    card: str
    how: str
    shows: str
    words: tuple[str, ...]
    after: Changes
    dice: tuple[int, ...] = ()
    have: Mapping[str, Any] = field(default_factory=dict)
    items: tuple[str, ...] = ()
    stand: Mapping[str, str] = field(default_factory=dict)
    put: Mapping[str, str] = field(default_factory=dict)
    hand: tuple[str, ...] = ()
    board: tuple[str, ...] = ()
    leaf_items: tuple[str, ...] = ()
    day: int = 1
    dusk: bool = False
    rules: Mapping[str, Any] = field(default_factory=dict)
    asked: str = "adventure"
    #: Words that are out of reach at every question.
    beyond: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.card}: {self.how}, {self.shows}" if self.shows != self.how else f"{self.card}: {self.how}"

    def changes(self) -> Changes:
        """Play it, and tell what has changed since the card was met."""
        scene = self.laid_out()
        before = look(scene)
        with scene.dice(*self.dice):
            self.meet(scene)
            for word in self.words:
                assert not set(self.beyond) & set(scene.legal())
                answer(scene, word)
        assert scene.kind == self.asked, f"{scene.kind} asks for one of {', '.join(scene.legal())}"
        if self.how in (EVENT, ALLY, LOOT):
            assert self.card in scene.discarded()
        return changed(before, look(scene))

    def laid_out(self) -> Scene:
        scene = Scene("kaoru", "leaf", **self.rules)
        here = space_of(self.card)
        scene.day(self.day, self.dusk)
        for who in scene.names:
            scene.have(who, health=5, spirit=5)
            scene.no_items(who)
        scene.hand("kaoru", *self.hand)
        scene.on_board("kaoru", *self.board)
        scene.put(self.card, here)
        for card, space in self.put.items():
            scene.put(card, space)
        # Kaoru's turn, and then Leaf's, before anything spawns.
        scene.begin_turn("kaoru", "leaf")
        scene.stand("kaoru", here if self.how in (ALLY, LOOT, ATTACK) else here[:-1] + "2")
        for who, space in self.stand.items():
            scene.stand(who, space)
        scene.give("kaoru", *self.items)
        scene.give("leaf", *self.leaf_items)
        scene.have("kaoru", **dict(self.have))
        return scene

    def meet(self, scene: Scene) -> None:
        """Whatever brings the card to bear."""
        here = space_of(self.card)
        if self.how == ALLY:
            scene.do("ally")
        elif self.how == LOOT:
            strike(scene, here, CARDS.monsters[scene.card(self.card)].health)
        elif self.how == ATTACK:
            scene.do("end")
        else:
            walk(scene, here)


def event(card: str, shows: str, *words: str, after: Changes, **facts: Any) -> Case:
    """Kaoru walks onto the Event."""
    here = space_of(card)
    return Case(card, EVENT, shows, words, {here: "", "where": here, **after}, **facts)


def ally(card: str, *words: str, after: Changes, shows: str = ALLY, **facts: Any) -> Case:
    """Kaoru wins the Monster for an Ally, on its space."""
    return Case(card, ALLY, shows, words, {space_of(card): "", **after}, **facts)


def loot(card: str, *words: str, after: Changes, shows: str = LOOT, **facts: Any) -> Case:
    """Kaoru defeats the Monster, on its space."""
    return Case(card, LOOT, shows, words, {space_of(card): "", **after}, **facts)


def attack(card: str, shows: str, *words: str, after: Changes, **facts: Any) -> Case:
    """Kaoru's turn ends on the Monster's space."""
    return Case(card, ATTACK, shows, words, after, **facts)


def entry(card: str, shows: str, *words: str, after: Changes, **facts: Any) -> Case:
    """Kaoru walks onto the space of an Aggressive Monster."""
    return Case(card, ENTRY, shows, words, {"where": space_of(card), **after}, **facts)


def answer(scene: Scene, word: str) -> None:
    """Say a word; "2 first" is 2 Spirit paid before a roll, "2 after" after it."""
    number, _, when = word.partition(" ")
    if number.isdigit():
        assert scene.kind == f"pay_{when}"
        word = number
    scene.do(word)


def space_of(card: str) -> str:
    """Space 3 of the World of a card."""
    return f"{TILE_NAMES[CARDS.hex_cards[CARDS.by_id[card]].deck]}-3"


def strike(scene: Scene, space: str, amount: int) -> None:
    """Kaoru damages the Monster on a space."""
    scene.effect(f'{{do = "damage", amount = {amount}, range = 4, target = "monster"}}')
    scene.do(f"aim {space}")


def walk(scene: Scene, *spaces: str) -> None:
    """Kaoru moves one space, and one space more for each further one."""
    for space in spaces:
        scene.effect('{do = "move", spaces = 1}')
        scene.do(f"go {space}")


# What changes ---------------------------------------------------------------------------------------------------------


def look(scene: Scene) -> Changes:
    """Everything that a card of a World may change. Kaoru's is called by its name alone, Leaf's with "leaf"."""
    state = scene.state
    seen: Changes = {"activations": state.activations if state.active == 0 else 3}
    for seat, who in enumerate(scene.names):
        for name, value in of_player(scene, seat):
            seen[name if seat == 0 else f"{who} {name}"] = value
    for at, space in enumerate(SPACE_IDS):
        seen[space] = scene.at(space) + (f" {state.hurt[at]} hurt" if state.hurt[at] else "")
    for tile, slot in enumerate(state.board.slots):
        seen[f"tile {TILE_NAMES[tile]}"] = f"slot {slot}"
    return seen


def of_player(scene: Scene, seat: int) -> Iterator[tuple[str, Value]]:
    state = scene.state
    yield "health", state.health[seat]
    yield "spirit", state.spirit[seat]
    yield from zip(COLOR_NAMES, scene.energy(seat), strict=True)
    yield "where", scene.where(seat)
    held = scene.items(seat)
    for item in CARDS.items:
        yield item.id, held.get(item.id, 0)
    yield "next attack", state.attack_bonus[seat]
    yield "next attack range", state.attack_range_bonus[seat]
    yield "next move", state.move_bonus[seat]
    yield "prevents", state.shield[seat]
    for number, name in enumerate(MODIFIER_NAMES):
        for until, words in ((-1, "this turn"), (seat, "until next turn")):
            lent = [plus for unit, what, plus, end in state.timed if (unit, what, end) == (seat, number, until)]
            if name:
                yield f"{name} {words}", sum(lent)
    for card in CARDS.champions[state.champion[seat]].abilities:
        zones = [zone for zone in ("hand", "board_cards", "pile", "used") if card.id in scene.cards(seat, zone)]
        yield card.id, " ".join(zones)


def changed(before: Changes, after: Changes) -> Changes:
    """By how much numbers have changed, and what words have become."""
    found: Changes = {}
    for name, value in after.items():
        old = before[name]
        if value != old:
            found[name] = value - old if isinstance(value, int) and isinstance(old, int) else value
    return found


# What is to be shown --------------------------------------------------------------------------------------------------


def parts(effects: Effects) -> set[str]:
    """The ways in which effects can go."""
    found: set[str] = set()
    for effect in effects:
        inner: Iterable[Effects] = ()
        if isinstance(effect, Challenge):
            found |= {"met", "failed"}
            inner = (effect.success, effect.fail)
        elif isinstance(effect, Choose):
            found |= {f"option {number}" for number in range(1, len(effect.choices) + 1)}
            inner = effect.choices
        elif isinstance(effect, RollDie):
            found |= {f"roll {number}" for number in range(1, 7)}
            inner = effect.faces
        elif isinstance(effect, When):
            found |= {"holds", "otherwise"}
            inner = (effect.then, effect.otherwise)
        elif isinstance(effect, May):
            found |= {"yes", "declined"}
            inner = (effect.effects,)
        elif isinstance(effect, Pay):
            found |= {"yes", "declined", "cannot pay"} if effect.optional else {"paid", "cannot pay"}
            inner = (effect.effects,)
        elif isinstance(effect, DiscardItem):
            found |= {"an Item", "no Item"}
            inner = (effect.effects,)
        elif isinstance(effect, Each):
            inner = (effect.effects,)
        for more in inner:
            found |= parts(more)
    return found


def to_show(card: Monster | Event) -> set[str]:
    """What cases must show of a card."""
    if isinstance(card, Event):
        return {f"{EVENT} {part}" for part in parts(card.effects)}
    found: set[str] = set()
    if card.ally:
        found |= {f"{ALLY} {part}" for part in (ALLY, *parts(card.ally))}
    if card.loot:
        found |= {f"{LOOT} {part}" for part in (LOOT, *parts(card.loot))}
    if card.critical:
        found |= {f"{ATTACK} {part}" for part in ("critical", "no critical", *parts(card.critical))}
    if card.strikes:
        found |= {f"{ATTACK} {part}" for part in ("strikes", *parts(card.strikes))}
    return found


def not_shown(world: str, cases: Iterable[Case]) -> dict[str, set[str]]:
    """House cards of a World -> what no case shows of them; and cards with cases that are none of that World."""
    shown: dict[str, set[str]] = {}
    for case in cases:
        how = ATTACK if case.how == ENTRY else case.how
        shown.setdefault(case.card, set()).update(f"{how} {part}" for part in (how, *case.shows.split(", ")))
    missing: dict[str, set[str]] = {}
    for number in CARDS.decks[TILE_NAMES.index(world)]:
        card = CARDS.hex_cards[number]
        assert isinstance(card, (Monster, Event))
        found = shown.pop(card.id, set())
        left = to_show(card) - found
        if left or (isinstance(card, Event) and not found):
            missing[card.id] = left
    return missing | {card: set() for card in shown}
