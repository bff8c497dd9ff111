"""A deck as an address says it: a short code, a format and a name. Nothing else is remembered of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from starlette.datastructures import QueryParams

from tavola.kernel.collection import Collection, Deck, Fault
from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game
from tavola.kernel.language import mark
from tavola.server.card_search import Pairs, address
from tavola.server.rendering import translated

#: The longest code and the longest name of a deck that an address may give.
LONGEST_CODE = 2000
LONGEST_NAME = 60
_TOO_LONG = mark("This code is longer than that of any deck.")


@dataclass
class Building:
    """What the address says of the deck, and what is wrong with it."""

    deck: Deck
    faults: list[Fault]


def read_deck(game: Game, collection: Collection, query: QueryParams, language: str) -> Building:
    """The deck of the address; an empty one if its code is broken."""
    formats = [value for value, _ in format_values(game, collection)]
    format = query.get("format", "")
    visible = "".join(one if one.isprintable() else " " for one in query.get("name", ""))
    name = " ".join(visible.split())[:LONGEST_NAME]
    deck = Deck({}, name, format if format in formats else usual_format(game, collection))
    code = query.get("deck", "").strip()
    if not code:
        return Building(deck, [])
    if len(code) > LONGEST_CODE:
        return Building(deck, [(translated(_TOO_LONG, language), "")])
    try:
        read = collection.from_code(code)
    except BadSetting as error:
        return Building(deck, faults_of(error, language))
    return Building(Deck(read.counts, deck.name, deck.format), faults_of(read.unread, language))


def faults_of(error: BadSetting | None, language: str) -> list[Fault]:
    """What an error says, each fault by itself."""
    if error is None:
        return []
    return error.faults(language) or [(error.text(language), "")]


def format_values(game: Game, collection: Collection) -> list[tuple[str, str]]:
    """The formats, each with its title in English."""
    return [pair for one in game.options if one.name == collection.format_option for pair in one.values]


def usual_format(game: Game, collection: Collection) -> str:
    """The format of a deck of which nothing else is said."""
    return next((one.default for one in game.options if one.name == collection.format_option), "")


def deck_pairs(game: Game, collection: Collection, deck: Deck) -> Pairs:
    """The deck as a part of an address."""
    code = collection.code(deck)
    pairs = [("deck", code)] if code else []
    pairs += [("format", deck.format)] if deck.format != usual_format(game, collection) else []
    return pairs + ([("name", deck.name)] if deck.name else [])


def as_built(game: Game, collection: Collection, deck: Deck) -> Deck:
    """The deck with a format that the game knows, and no longer a name than the builder takes."""
    known = [value for value, _ in format_values(game, collection)]
    format = deck.format if deck.format in known else usual_format(game, collection)
    return Deck(deck.counts, deck.name[:LONGEST_NAME], format, deck.unread)


def brought(game: Game, text: str, language: str) -> tuple[str, str] | None:
    """Of a deck that somebody brings to a match: what it is called, and where it is looked at. None if it is none."""
    collection = game.collection()
    if collection is None or not text.strip():
        return None
    try:
        deck = as_built(game, collection, collection.read(text)[0])
        pairs = deck_pairs(game, collection, deck)
    except BadSetting:
        return None
    leader = collection.report(deck, language).leader
    title = ": ".join(filter(None, (deck.name, leader.name if leader is not None else "")))
    return (title, address(f"/decks/{game.name}/build", pairs)) if title else None


def to_play(game: Game, collection: Collection, deck: Deck) -> Pairs:
    """What leads to the lobby with this deck. Its name goes along in an address, which is a deck as well."""
    own = [pair for pair in deck_pairs(game, collection, deck) if pair[0] in ("deck", "name")]
    brought = address(f"/decks/{game.name}", own) if deck.name else collection.code(deck)
    pairs = [("game", game.name), (f"{collection.deck_option}-0", brought)]
    return pairs + [pair for pair in deck_pairs(game, collection, deck) if pair[0] == "format"]


@cache
def leaders(game: Game) -> dict[str, str]:
    """Who leads each deck of the house: the name of the deck -> that of the card that stands apart from it."""
    collection = game.collection()
    if collection is None:
        return {}
    found = {deck.name: collection.report(deck, "en").leader for deck in collection.house_decks()}
    return {name: leader.name for name, leader in found.items() if leader is not None}
