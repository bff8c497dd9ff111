"""The questions, in words, each with what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tavola.games.hara.card import Corrupted
from tavola.games.hara.card_text import corrupted_text
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.space_words import Names, capital, space_of_id, space_words
from tavola.games.hara.speaking import Speaker, quantity
from tavola.kernel.language import mark
from tavola.kernel.view import View

#: Kind of question -> its sentence. In front of it stands the card that asks, if one does.
QUESTIONS: Final[dict[str, str]] = {
    # Setup
    "places": mark("Which of the two Worlds goes in which place?"),
    "quest": mark("Which Quest do you keep?"),
    "corrupted_start": mark("On which space does {corrupted} begin?"),
    # A turn
    "stance": mark("Which Stance do you take?"),
    "adventure": mark("Adventure: what do you do? Activations left: {activations}."),
    "out_of_turn": mark("You may Activate a card now. Activations left: {left}."),
    "attacker": mark("Which of them attacks you next?"),
    "heal": mark("The Dojo heals you: how do you share the points?"),
    # Moving
    "move": mark("Where do you go? Spaces left: {left}."),
    "transport": mark("Where are you transported?"),
    "shove": mark("Whom do you move?"),
    "shove_to": mark("Where does {other} go? Up to {spaces} away."),
    # Damage and its answers
    "target": mark("Who takes {damage}?"),
    "respond": mark("You are about to take {damage}: do you answer?"),
    # Paying and choosing
    "pay": mark("Do you pay {cost}?"),
    "pay_up_to": mark("How much do you pay? {most} at most."),
    "pay_energy": mark("Which energy do you pay? Still due: {amount}."),
    "lose_energy": mark("Which energy do you lose? Still due: {amount}."),
    "gold": mark("Which color does the Gold become? Points left: {amount}."),
    "option": mark("Choose one."),
    "may": mark("Do you want this to happen?"),
    "yes_no": mark("Do you want this to happen?"),
    "player": mark("Which of these players is meant?"),
    "pay_first": mark("Challenge {rating}: how much Spirit do you pay before the roll?"),
    "pay_after": mark("Challenge {rating}: you have {total}. How much Spirit do you add?"),
    # Cards
    "level_up": mark("Which Level Up card do you take?"),
    "ultimate": mark("Which Ultimate do you take?"),
    "pick": mark("Which card?"),
    # Items
    "discard_item": mark("Which Item do you discard?"),
    "steal": mark("From whom do you steal?"),
    "steal_item": mark("Which Item do you steal from {other}?"),
    "give": mark("To whom do you give {item}?"),
    "gift": mark("{other} gives you {item}: do you take it?"),
    # The map
    "rift": mark("Which Rift do you close?"),
    "discard_hex": mark("Which card of the map is discarded?"),
    "tile": mark("Which World changes places with {tile}?"),
    # Help
    "ask_help": mark("Whom do you ask for help?"),
    "volunteer": mark("{other} asks for help against {monster}: do you help?"),
    "help": mark("With which Ability do you help against {monster}?"),
    "share": mark("How much of the loot goes to {other}?"),
    "share_item": mark("Who gets the Item of the loot, {item}?"),
    # Corrupted
    "corrupted": mark("Which Corrupted acts next?"),
    "corrupted_move": mark("Which way does the Corrupted go?"),
    "weakness": mark("Whose weakness do you expose?"),
}
#: Several targets may still be chosen.
TARGETS: Final = mark("Who takes {damage}? Targets left: {targets}.")
#: What is done with the card that is picked.
PICK_QUESTIONS: Final = {
    "pick_up": mark("Which card do you take back into your hand?"),
    "put_down": mark("Which card do you put down on your board?"),
    "ready": mark("Which card may you use again?"),
}
#: What everybody else reads while a question waits: it says "you" to the one who is asked.
WAITING: Final = mark("{champion} decides.")


def prompt_of(view: View, language: str) -> str:
    """The question that waits; to everybody but the one who is asked, who decides."""
    choice = view["choice"]
    if choice is None:
        return ""
    table: Any = view["table"]
    names = Names(table["cards"], language)
    if choice["player"] != view["seat"]:
        champion = names.card(table["seats"][choice["player"]]["champion"])
        return names.words(WAITING).format(champion=champion)
    asked = table["asked"]
    kind = choice["kind"]
    sentence = PICK_QUESTIONS[asked["what"]] if kind == "pick" else QUESTIONS[kind]
    if kind == "target" and asked["targets"] > 1:
        sentence = TARGETS
    question = capital(names.words(sentence).format(**asked_words(table, names)))
    if asked.get("source"):
        return names.words(mark("{card}: {question}")).format(card=asking_card(asked, names), question=question)
    return question


def asking_card(asked: Mapping[str, Any], names: Names) -> str:
    """The card that asks, of a Corrupted with the ability."""
    card = names.card(asked["source"])
    if "power" not in asked:
        return card
    corrupted = names.by_id[asked["source"]]
    assert isinstance(corrupted, Corrupted)
    ability = corrupted_text(names.cards, corrupted, names.language)["abilities"][asked["power"]]["name"]
    return names.words(mark("{card}, {ability}")).format(card=card, ability=ability)


def asked_words(table: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """What the question is about, as words."""
    asked = table["asked"]
    speaker = Speaker(names.cards, names.language)
    gaps: dict[str, Any] = {"activations": table["activations"], **asked}
    if "amount" in asked:
        gaps["damage"] = quantity(speaker, asked["amount"], "damage")
        if isinstance(asked.get("what"), str):
            gaps["cost"] = quantity(speaker, asked["amount"], asked["what"])
    if "most" in asked:
        gaps["most"] = quantity(speaker, asked["most"], asked["what"])
    if "spaces" in asked:
        gaps["spaces"] = quantity(speaker, asked["spaces"], "space")
    for key in ("corrupted", "item"):
        if key in asked:
            gaps[key] = names.card(asked[key])
    if "space" in asked:
        gaps["monster"] = hex_words(table, asked["space"], names)
    if "other" in asked:
        gaps["other"] = figure_words(table, asked["other"], names)
    if "tile" in asked:
        gaps["tile"] = names.words(TILE_WORDS[asked["tile"]])
    return gaps


def figure_words(table: Mapping[str, Any], id: str, names: Names) -> str:
    """A unit by its id, or the hex card that lies on a space."""
    if id in names.by_id:
        return names.card(id)
    return hex_words(table, id, names)


def hex_words(table: Mapping[str, Any], id: str, names: Names) -> str:
    """What lies on a space, with the space: "Teagle (Oakenmoor 1)"."""
    place = space_words(space_of_id(id), names.words)
    for space in table["spaces"]:
        if space["id"] == id and space["hex"] is not None:
            card = space["hex"]["card"]
            name = names.card(card) if card else names.words(mark("Event, face down"))
            return names.words(mark("{card} ({space})")).format(card=name, space=place)
    return place
