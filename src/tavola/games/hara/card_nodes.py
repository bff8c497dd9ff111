"""The effects of cards that ask something, by number: so that a view can name them and words can be found for them.

A view is plain data. The number of a node is its place among all asking nodes of a card set, read in a fixed order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tavola.games.hara.card import CardSet, Event, Lasting, Monster, Trigger
from tavola.games.hara.deciding import Choose, Each, May, Pay, RollDie, When
from tavola.games.hara.effect import Effect, Effects
from tavola.games.hara.event_card import Challenge
from tavola.games.hara.gaining import DiscardItem
from tavola.games.hara.scenarios import SCENARIOS

#: An effect that asks, or a trigger that may be declined.
Asking = Choose | May | Pay | Trigger


class Node:
    """What asks, and the card that it stands on, "" for a Scenario Effect."""

    __slots__ = ("card", "what")

    def __init__(self, what: Asking, card: str) -> None:
        self.what: Asking = what
        self.card: str = card


def _inner(effect: Effect) -> list[Effects]:
    """The effects that hang on an effect."""
    if isinstance(effect, (Pay, May, Each, DiscardItem)):
        return [effect.effects]
    if isinstance(effect, Choose):
        return list(effect.choices)
    if isinstance(effect, RollDie):
        return list(effect.faces)
    if isinstance(effect, When):
        return [effect.then, effect.otherwise]
    if isinstance(effect, Challenge):
        return [effect.success, effect.fail]
    return []


def _asking(effects: Effects) -> Iterator[Asking]:
    for effect in effects:
        if isinstance(effect, (Choose, May, Pay)):
            yield effect
        for inner in _inner(effect):
            yield from _asking(inner)


def _asking_lasting(lasting: Lasting) -> Iterator[Asking]:
    for trigger in lasting.triggers:
        if trigger.may:
            yield trigger
        yield from _asking(trigger.effects)


def _parts(cards: CardSet) -> Iterator[tuple[str, Effects, Lasting | None]]:
    """Every list of effects of the set, and what lasts, with the card."""
    for champion in cards.champions:
        for ability in champion.abilities:
            yield ability.id, ability.top, ability.lasting
            yield ability.id, ability.bottom, None
            if ability.charge is not None:
                yield ability.id, ability.charge.effects, None
    for card in cards.hex_cards:
        if isinstance(card, Monster):
            for effects in (card.critical, card.strikes, card.ally, card.loot):
                yield card.id, effects, None
        elif isinstance(card, Event):
            yield card.id, card.effects, None
    for shift in cards.shifts:
        yield shift.id, shift.effects, None
    for item in cards.items:
        yield item.id, item.use, item.lasting
    for bonus in cards.turn_order:
        yield bonus.id, bonus.use, None
    for corrupted in cards.corrupted:
        yield corrupted.id, corrupted.weakness, corrupted.lasting
        for power in corrupted.abilities:
            yield corrupted.id, power.effects, None
    for quest in cards.quests:
        for part in quest.parts:
            yield quest.id, part.reward, part.special
    for scenario in SCENARIOS:
        for row in scenario.effect_rows:
            yield "", row.effects, None


def _pointing(effects: Effects) -> Iterator[Each]:
    """What happens for each of several players, or for one of equals."""
    for effect in effects:
        if isinstance(effect, Each):
            yield effect
        for inner in _inner(effect):
            yield from _pointing(inner)


class Nodes:
    """The asking nodes of a card set."""

    def __init__(self, cards: CardSet) -> None:
        #: Kept, so that the objects live as long as their numbers do.
        self.cards: CardSet = cards
        self.nodes: list[Node] = []
        self.numbers: dict[int, int] = {}
        #: What happens for one of equals -> the card, and which ability of a Corrupted it is (-1 elsewhere).
        self.powers: dict[int, tuple[str, int]] = {}
        for card, effects, lasting in _parts(cards):
            for asking in _asking(effects):
                self._keep(asking, card)
            if lasting is not None:
                for asking in _asking_lasting(lasting):
                    self._keep(asking, card)

        self._keep_powers(cards)

    def _keep_powers(self, cards: CardSet) -> None:
        for corrupted in cards.corrupted:
            for number, power in enumerate(corrupted.abilities):
                for each in _pointing(power.effects):
                    self.powers[id(each.effects)] = (corrupted.id, number)
        for card, effects, _ in _parts(cards):
            for each in _pointing(effects):
                self.powers.setdefault(id(each.effects), (card, -1))

    def _keep(self, asking: Asking, card: str) -> None:
        # A choice that may be declined knows only the effects of its node.
        key = id(asking.effects) if isinstance(asking, May) else id(asking)
        self.numbers.setdefault(key, len(self.nodes))
        self.nodes.append(Node(asking, card))


_kept: Final[dict[str, Nodes]] = {}
#: So many card sets are indexed at most.
KEPT: Final = 32


def nodes_of(cards: CardSet) -> Nodes:
    """The nodes of a card set, indexed once."""
    found = _kept.get(cards.digest)
    if found is None or found.cards is not cards:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[cards.digest] = Nodes(cards)
    return found


def power_of(cards: CardSet, effects: Effects) -> tuple[str, int]:
    """The card that means one of several equals, and which ability of a Corrupted it is (-1 elsewhere)."""
    return nodes_of(cards).powers.get(id(effects), ("", -1))


def node_number(cards: CardSet, what: object) -> int:
    """The number of a node, or of the effects of a `May`; -1 for what no card declares."""
    return nodes_of(cards).numbers.get(id(what), -1)
