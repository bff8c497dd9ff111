"""The cards of a game: all of them to look through, and each on a page of its own.

The pages work without their script: what is looked for is a form, and its answer a page with an address of its own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from tavola.kernel.collection import Collection
from tavola.kernel.game import Game
from tavola.kernel.language import translate
from tavola.kernel.registry import find_game
from tavola.server.card_search import ORDERS, address, chips, found_cards, read_wish
from tavola.server.errors import NotHere
from tavola.server.rendering import draw_part, drawer_of, has_page, look_of, page_language, render

router = APIRouter(include_in_schema=False)

#: What an address says of the deck that somebody builds, so that it is not lost on the way to a card and back.
DECK_FIELDS = ("deck", "format", "name")


def collection_of(game: Game) -> Collection:
    """The cards of the game.

    Raises:
        NotHere: it has none to look through, or no page to draw them with.
    """
    collection = game.collection()
    if collection is None or not has_page(game):
        raise NotHere
    return collection


@lru_cache(maxsize=4096)
def drawn(game: Game, template: str, reference: str, language: str) -> Markup:
    """A card as the game's own template draws it: among many (`card_tile.html`), or in a list (`card_line.html`)."""
    face = game.card_face(reference, language)
    return Markup(draw_part(language, f"{game.name}/{template}", game=game, face=face, look=look_of(game)))


def pictured(game: Game, language: str) -> dict[str, Any]:
    """What the templates of cards and decks need to draw them."""
    return {
        "game": game,
        "tile": lambda reference: drawn(game, "card_tile.html", reference, language),
        "line": lambda reference: drawn(game, "card_line.html", reference, language),
        "look": look_of(game),
        "rich": drawer_of(game, language),
        "address": address,
    }


@router.get("/cards/{game}")
async def browse(request: Request, game: str) -> Response:
    """All cards, or those that are looked for."""
    found = find_game(game)
    collection = collection_of(found)
    language = page_language(request)
    facets = collection.facets(language)
    wish = read_wish(facets, request.query_params)
    rows = found_cards(collection, wish, language)
    return render(
        request,
        "cards.html",
        facets=facets,
        wish=wish,
        orders=ORDERS,
        chips=chips(facets, wish),
        rows=rows[: wish.shown],
        total=len(rows),
        path=f"/cards/{game}",
        kept=[],
        **pictured(found, language),
    )


@router.get("/cards/{game}/{reference}")
async def read_card(request: Request, game: str, reference: str) -> Response:
    """A card with all that is known of it."""
    found = find_game(game)
    collection = collection_of(found)
    language = page_language(request)
    rows = {row.reference: row for row in collection.rows(language)}
    if reference not in rows:
        raise NotHere
    book = found.rulebook()
    return render(
        request,
        "card.html",
        row=rows[reference],
        face=found.card_face(reference, language),
        lit={},
        token="",
        rules=[book[id] for id in collection.rules(reference) if id in book],
        prints=collection.prints(reference),
        decks=[(deck, deck.counts[reference]) for deck in collection.house_decks() if reference in deck.counts],
        kept=[(field, request.query_params[field][:2000]) for field in DECK_FIELDS if request.query_params.get(field)],
        deck_titles=deck_titles(found, collection, language),
        **pictured(found, language),
    )


def deck_titles(game: Game, collection: Collection, language: str) -> dict[str, str]:
    """The name of a deck of the house -> what people call it."""
    options = [option for option in game.options if option.name == collection.deck_option]
    return {value: translate(game.package, language, title) for one in options for value, title in one.suggestions}
