"""What the titles in the pictures of the map say: every piece in a sentence, for those who cannot see it."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.hara.card import Corrupted, Energy, Monster, Rift
from tavola.games.hara.map_layout import within
from tavola.games.hara.space_words import Names, capital, space_of_id, space_words
from tavola.kernel.language import mark

#: The keywords of Monsters and what else they do, by attribute.
KEYWORDS: Final = {
    "aggressive": mark("Aggressive"),
    "armored": mark("Armored"),
    "dangerous": mark("Dangerous"),
    "ally": mark("Ally"),
    "critical": mark("Critical"),
    "strikes": mark("its attack does more"),
    "loot": mark("loot"),
}
#: Energy as `card.Energy` counts it.
ENERGY_COUNTS: Final = (
    mark("red energy: {count}"),
    mark("blue energy: {count}"),
    mark("green energy: {count}"),
    mark("gold energy: {count}"),
)
KINDS: Final = {"monster": mark("Monster"), "event": mark("Event"), "rift": mark("Rift")}


#: The Scenario in which the tokens on spaces raze them.
SHATTERED_WORLDS: Final = "s04"


def razing(table: Any) -> bool:
    """Whether tokens on spaces mean that they are razed (HARA-S04-06)."""
    return bool(table["mode"] == SHATTERED_WORLDS)


def space_title(table: Any, space: Any, names: Names) -> str:
    """All that a space is and holds, and what one would take there."""
    words = names.words
    said = [capital(space_words(space_of_id(space["id"]), words))]
    if space["hex"]:
        said.append(hex_words(space["hex"], names))
    if space["razed"]:
        said.append(words(mark("razed") if razing(table) else mark("a Scenario token lies here")))
    if space["units"]:
        said.append(words(mark("here: {units}")).format(units=", ".join([names.card(unit) for unit in space["units"]])))
    if space["threat"]:
        said.append(words(mark("damage at the end of the turn here: {threat}")).format(threat=space["threat"]))
    return "; ".join(said)


def hex_words(hex: Any, names: Names) -> str:
    """A hex card in short."""
    words = names.words
    if not hex["card"]:
        return words(mark("an Event, face down"))
    card = names.by_id[hex["card"]]
    name = card.name[names.language]
    if isinstance(card, Monster):
        return _monster(card, name, hex["hurt"], names)
    assert isinstance(card, Rift)
    said = [words(mark("{rift}, Challenge rating {rating}")).format(rift=name, rating=card.rating)]
    return ", ".join(said + _reward(card.reward, card.item, names))


def _monster(card: Monster, name: str, hurt: int, names: Names) -> str:
    words = names.words
    said = [name]
    if card.boss:
        said.append(words(mark("boss")))
    health = words(mark("Health {left} of {health}"))
    said.append(health.format(left=max(0, card.health - hurt), health=card.health))
    said.append(words(mark("attack {attack}")).format(attack=card.attack))
    said.append(words(mark("range {range}")).format(range=card.range))
    said += [words(keyword) for attribute, keyword in KEYWORDS.items() if getattr(card, attribute)]
    return ", ".join(said + _reward(card.reward, card.item, names))


def _reward(reward: Energy, item: int, names: Names) -> list[str]:
    said = [
        names.words(sentence).format(count=count)
        for sentence, count in zip(ENERGY_COUNTS, reward, strict=True)
        if count
    ]
    return [*said, names.cards.items[item].name[names.language]] if item >= 0 else said


def deck_title(tile: Any, name: str, names: Names) -> str:
    """A World's center: its energy and its deck."""
    words = names.words
    if not tile["cards"]:
        return words(mark("{world}: no cards left")).format(world=name)
    sentence = mark("{world}: cards left {count}, the top one: {kind}")
    return words(sentence).format(world=name, count=tile["cards"], kind=words(KINDS[tile["top"]]))


def champion_title(seat: Any, names: Names) -> str:
    """A champion on the map."""
    sentence = mark("{champion}, Health {health}, Spirit {spirit}")
    said = names.words(sentence).format(
        champion=names.card(seat["champion"]), health=seat["health"], spirit=seat["spirit"]
    )
    return f"{said}; {capital(space_words(space_of_id(seat['space']), names.words))}"


def corrupted_title(unit: Any, names: Names) -> str:
    """A Corrupted on the map."""
    card = names.by_id[unit["id"]]
    assert isinstance(card, Corrupted)
    sentence = mark("{corrupted}, Health {health} of {bar}, Resilience tokens {tokens}, attack {attack}, range {range}")
    said = names.words(sentence).format(
        corrupted=card.name[names.language],
        health=unit["health"],
        bar=unit["bar"],
        tokens=unit["tokens"],
        attack=card.attack,
        range=card.range,
    )
    return f"{said}; {capital(space_words(space_of_id(unit['space']), names.words))}"


def reaches(table: Any, names: Names) -> list[tuple[str, list[str]]]:
    """The pieces that attack, each with the spaces that it reaches: Monsters by their space, Corrupted by their id."""
    found: list[tuple[str, list[str]]] = []
    for space in table["spaces"]:
        if space["hex"] and space["hex"]["card"]:
            card = names.by_id[space["hex"]["card"]]
            if isinstance(card, Monster):
                found.append((space["id"], within(table, space["id"], card.range)))
    for unit in table["corrupted"]:
        card = names.by_id[unit["id"]]
        assert isinstance(card, Corrupted)
        found.append((unit["id"], within(table, unit["space"], card.range)))
    return found
