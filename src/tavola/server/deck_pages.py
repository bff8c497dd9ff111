"""Decks: those of the house, reading one in, and the builder.

A deck that is being built lives in the address of the page, as a short code: it can be kept, sent on and gone back to,
and the server remembers nothing of it.
"""

from __future__ import annotations

import re

from babel.numbers import format_decimal
from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import QueryParams, UploadFile
from starlette.responses import HTMLResponse, RedirectResponse

from tavola.kernel.collection import Collection, Deck, Fault
from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game
from tavola.kernel.language import mark, translate
from tavola.kernel.registry import find_game
from tavola.server.card_pages import DECK_FIELDS, collection_of, deck_titles, pictured
from tavola.server.card_search import ORDERS, Pairs, Wish, address, chips, found_cards, read_wish
from tavola.server.deck_address import (
    LONGEST_NAME,
    Building,
    as_built,
    deck_pairs,
    faults_of,
    format_values,
    read_deck,
    to_play,
    usual_format,
)
from tavola.server.errors import BadCode, NotHere
from tavola.server.origin import OURS
from tavola.server.rendering import here, page_language, render, translated

router = APIRouter(include_in_schema=False)

#: The two halves of the builder, of which a small screen shows one.
TABS = ("cards", "deck")
#: The order in which cards are shown to whoever builds.
USUAL_ORDER = "cost"
_NOTHING = mark("Paste a list or choose a file first.")
_NO_SUCH_CARD = mark("Decks are not built of that card.")


# All decks ------------------------------------------------------------------------------------------------------------


@router.get("/decks/{game}")
async def decks(request: Request, game: str) -> Response:
    """The decks of the house and one's own; with a deck in the address, the builder."""
    found = find_game(game)
    collection = collection_of(found)
    if request.query_params.get("deck"):
        kept = [(name, value) for name, value in request.query_params.multi_items() if name in DECK_FIELDS]
        return RedirectResponse(address(f"/decks/{game}/build", kept), 303)
    return _all_decks(request, found, collection)


def _all_decks(
    request: Request,
    game: Game,
    collection: Collection,
    text: str = "",
    faults: list[Fault] | None = None,
    several: list[Deck] | None = None,
) -> HTMLResponse:
    """The page; ``text`` is what was pasted, with what is wrong with it, or the decks that it holds."""
    language = page_language(request)
    titles = deck_titles(game, collection, language)
    house = [(deck.name, _named(deck, titles)) for deck in collection.house_decks()]
    return render(
        request,
        "decks.html",
        422 if faults else 200,
        house=[
            (
                name,
                deck,
                collection.report(deck, language),
                deck_pairs(game, collection, deck),
                [("game", game.name), (f"{collection.deck_option}-0", name)],
            )
            for name, deck in house
        ],
        text=text,
        faults=[],
        wrong={"text": faults} if faults else {},
        readable=[
            (
                deck,
                collection.report(deck, language).size_text,
                faults_of(deck.unread, language),
                deck_pairs(game, collection, deck),
            )
            for deck in several or []
        ],
        **pictured(game, language),
    )


def _named(deck: Deck, titles: dict[str, str]) -> Deck:
    return Deck(deck.counts, titles.get(deck.name, deck.name), deck.format)


@router.post("/decks/{game}", dependencies=OURS)
async def read_in(request: Request, game: str) -> Response:
    """Read a list, a code, an address or a file; one deck leads to the builder."""
    found = find_game(game)
    collection = collection_of(found)
    form = await request.form()
    file = form.get("file")
    data: str | bytes = await file.read() if isinstance(file, UploadFile) else b""
    pasted = form.get("text", "")
    text = pasted if isinstance(pasted, str) else ""
    # A long list takes a while, in which nobody else should wait.
    return await run_in_threadpool(_read_in, request, found, collection, data or text, text)


def _read_in(request: Request, found: Game, collection: Collection, data: str | bytes, text: str) -> Response:
    """The answer to a text or a file; ``text`` is what the page shows again."""
    language = page_language(request)
    if not data.strip():
        return _all_decks(request, found, collection, text, [(translated(_NOTHING, language), "")])
    try:
        read = [as_built(found, collection, deck) for deck in collection.read(data)]
        if len(read) == 1 and read[0].unread is None:
            return RedirectResponse(address(f"/decks/{found.name}/build", deck_pairs(found, collection, read[0])), 303)
        faults = faults_of(read[0].unread, language) if len(read) == 1 else []
        if faults and read[0].counts:
            # An address does not hold what was left out: it is told once, with the rest of the deck below it.
            return _builder(request, found, collection, Building(read[0], faults), QueryParams())
        return _all_decks(request, found, collection, text, faults, [deck for deck in read if deck.counts])
    except BadSetting as error:
        return _all_decks(request, found, collection, text, faults_of(error, language))


# The builder ----------------------------------------------------------------------------------------------------------


@router.get("/decks/{game}/build")
async def build(request: Request, game: str) -> Response:
    """The builder. What adds or takes a card leads to the address of the deck that comes of it."""
    found = find_game(game)
    collection = collection_of(found)
    language = page_language(request)
    query = request.query_params
    building = read_deck(found, collection, query, language)
    step = _step(query)
    if step is not None and (building.deck.counts or not building.faults):
        try:
            after = collection.changed(building.deck, *step)
            wish = read_wish(collection.facets(language), query, USUAL_ORDER)
            return RedirectResponse(
                address(f"/decks/{game}/build", deck_pairs(found, collection, after), _view(query), wish.pairs), 303
            )
        except KeyError:
            building.faults.append((translated(_NO_SUCH_CARD, language), ""))
        except BadSetting as error:
            building.faults.append((error.text(language), ""))
    return _builder(request, found, collection, building, query)


def _builder(
    request: Request, found: Game, collection: Collection, building: Building, query: QueryParams
) -> HTMLResponse:
    language = page_language(request)
    facets = collection.facets(language)
    wish = read_wish(facets, query, USUAL_ORDER)
    view = _view(query)
    deck, faults = building.deck, building.faults
    kept = deck_pairs(found, collection, deck)
    rows = found_cards(collection, _fitted(collection, deck, wish, view), language)
    report = collection.report(deck, language)
    return render(
        request,
        "deck_builder.html",
        422 if faults and not deck.counts else 200,
        facets=facets,
        wish=wish,
        orders=ORDERS,
        chips=chips(facets, wish),
        rows=rows[: wish.shown],
        total=len(rows),
        path=f"/decks/{found.name}/build",
        kept=kept + view,
        own=kept,
        deck=deck,
        code=collection.code(deck),
        report=report,
        faults=faults,
        forms=collection.forms(language),
        formats=[
            (value, translate(found.package, language, title)) for value, title in format_values(found, collection)
        ],
        usual_format=usual_format(found, collection),
        play=to_play(found, collection, deck),
        here=address(f"/decks/{found.name}/build", kept, view, wish.pairs)
        if request.method == "POST"
        else here(request),
        fit=("fit", "no") not in view,
        tab=next((value for name, value in view if name == "tab"), TABS[0]),
        longest=LONGEST_NAME,
        decimal=lambda number: format_decimal(round(number, 1), format="0.0", locale=language),
        **pictured(found, language),
    )


def _view(query: QueryParams) -> Pairs:
    """How the builder is looked at, as far as it is not as usual."""
    # A checkbox that is off sends nothing, so "no" goes before it; what is sent last is how it stands.
    fit = query.getlist("fit")
    pairs = [("fit", "no")] if fit and fit[-1] == "no" else []
    return pairs + ([("tab", TABS[1])] if query.get("tab") == TABS[1] else [])


def _step(query: QueryParams) -> tuple[str, int] | None:
    """The card that is to be added or taken, and how many."""
    for name, by in (("add", 1), ("take", -1)):
        if query.get(name):
            return query[name], by
    return None


def _fitted(collection: Collection, deck: Deck, wish: Wish, view: Pairs) -> Wish:
    """What is looked for: with what goes with the deck, wherever nothing else is chosen."""
    if ("fit", "no") in view:
        return wish
    return Wish(wish.search, {**collection.fitting(deck), **wish.chosen}, wish.order, wish.shown, wish.usual)


@router.get("/decks/{game}/glance")
async def glance(request: Request, game: str) -> Response:
    """What is seen of a deck in a list of decks: for those that only the browser remembers."""
    found = find_game(game)
    collection = collection_of(found)
    language = page_language(request)
    building = read_deck(found, collection, request.query_params, language)
    return render(
        request,
        "deck_glance.html",
        422 if building.faults and not building.deck.counts else 200,
        report=collection.report(building.deck, language),
        faults=building.faults,
        play=to_play(found, collection, building.deck),
        own=deck_pairs(found, collection, building.deck),
        deck=building.deck,
        **pictured(found, language),
    )


# Handing on -----------------------------------------------------------------------------------------------------------


@router.get("/decks/{game}/export")
async def export(request: Request, game: str, form: str = "") -> Response:
    """The deck of the address as a file."""
    found = find_game(game)
    collection = collection_of(found)
    language = page_language(request)
    building = read_deck(found, collection, request.query_params, language)
    if building.faults:
        raise BadCode(building.faults[0][0])
    wanted = next((one for one in collection.forms(language) if one.name == form), None)
    if wanted is None:
        raise NotHere
    name = f"{_file_name(building.deck.name)}.{wanted.extension}"
    return Response(
        collection.write(form, building.deck),
        media_type=wanted.media_type,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def _file_name(name: str) -> str:
    """The name of a deck as every system takes it."""
    return re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-").lower() or "deck"
