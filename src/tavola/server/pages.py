"""The pages for people: the lobby, the table of a seat, the rules.

A page works without its script: forms post and the answer leads back. With it, the script asks for the part that
changes and sends the header ``X-Tavola``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse

from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game
from tavola.kernel.language import LANGUAGES, mark, translate
from tavola.kernel.registry import find_game, game_names
from tavola.kernel.view import SPECTATOR
from tavola.server.campaign import Campaign
from tavola.server.deck_address import brought, leaders
from tavola.server.errors import BadForm, NotHere
from tavola.server.lobby import MIXED, OPPONENTS, Lobby, prefilled, read_lobby, what_is_played
from tavola.server.matches import Matches
from tavola.server.opponents import USUAL_BOT, offer, offered, title
from tavola.server.origin import OURS
from tavola.server.position import Invitation, Position, Reason
from tavola.server.profile_pages import keep, key_for, profile_of
from tavola.server.rendering import (
    THEMES,
    drawer_of,
    has_page,
    has_template,
    look_of,
    page_language,
    page_package,
    render,
    speaker_of,
    translated,
)
from tavola.server.seat_page import fragment, must_hand_over, spoken, whose_turn
from tavola.server.sequels import NOTHING, Afterwards, Sequels
from tavola.server.talk import LONGEST, Talk, has_talk

_YEAR = 365 * 24 * 3600
_MEDIA = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def _matches(request: Request) -> Matches:
    return cast(Matches, request.app.state.matches)


def _talk(request: Request) -> Talk:
    return cast(Talk, request.app.state.talk)


def _campaign(request: Request) -> Campaign:
    return cast(Campaign, request.app.state.campaign)


def _sequels(request: Request) -> Sequels:
    return cast(Sequels, request.app.state.sequels)


router = APIRouter(include_in_schema=False)
Service = Annotated[Matches, Depends(_matches)]
TalkService = Annotated[Talk, Depends(_talk)]
SequelService = Annotated[Sequels, Depends(_sequels)]
Piece = Annotated[str, Query(max_length=200)]


# The lobby ------------------------------------------------------------------------------------------------------------


@router.get("/")
async def lobby(request: Request, game: str = "") -> Response:
    found = find_game(game or game_names()[0])
    wanted = prefilled(found, request.query_params, page_language(request))
    # Lists that are brought are read for the page, which takes a while if they are long.
    return await run_in_threadpool(_lobby, request, wanted, 422 if wanted.wrong else 200)


@router.post("/", dependencies=OURS)
async def create(request: Request, matches: Service) -> Response:
    form = await request.form()
    game = find_game(str(form.get("game", "")))
    wanted = await read_lobby(game, form, page_language(request))
    if wanted.wrong:
        return await run_in_threadpool(_lobby, request, wanted, 422)
    key = await key_for(request, game)
    profile = await _campaign(request).find(key)
    try:
        created = await matches.create(
            game.name,
            wanted.settings(),
            wanted.opponent,
            wanted.bot,
            seats=wanted.seats,
            others=wanted.others,
            profile=profile,
        )
    except TavolaError as error:
        await run_in_threadpool(wanted.blame, error, page_language(request))
        return keep(request, await run_in_threadpool(_lobby, request, wanted, 422), key)
    token = created.tokens[0]
    await matches.join(token, wanted.value("name"), profile)
    return keep(request, RedirectResponse(f"/t/{token}", 303), key)


def _lobby(request: Request, wanted: Lobby, status: int = 200) -> HTMLResponse:
    language = page_language(request)
    game = wanted.game
    return render(
        request,
        "lobby.html",
        status,
        games=[find_game(name) for name in game_names()],
        game=game,
        lobby=wanted,
        opponents=[one for one in OPPONENTS if one != MIXED or game.seats[1] > 2],
        bots=[(name, offer(name, language), title(name, language)) for name in offered()],
        usual_bot=USUAL_BOT,
        has_about=has_template(game, "about.html"),
        collection=game.collection() if has_page(game) else None,
        leaders=leaders(game),
        brought=lambda name: brought(game, wanted.value(f"{name}-text"), language),
        say=lambda sentence: translate(game.package, language, sentence),
    )


@router.post("/settings", dependencies=OURS)
async def settings(request: Request) -> Response:
    """The switches of language and theme."""
    form = await request.form()
    back = str(form.get("back", "/"))
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if inside else "/", 303)
    for name, allowed in (("language", LANGUAGES), ("theme", THEMES)):
        value = str(form.get(name, ""))
        if value in allowed:
            response.set_cookie(name, value, max_age=_YEAR, samesite="lax", httponly=True)
    return response


# The table ------------------------------------------------------------------------------------------------------------


@router.get("/t/{token}")
async def table(request: Request, token: str, matches: Service, talk: TalkService, ask: Piece = "") -> Response:
    seat = await matches.seat(token)
    game = find_game(seat.game)
    if seat.seat >= 0 and seat.players[seat.seat].kind == "open":
        return _join(request, token, game, await matches.invitation(token))
    await matches.recognise(token, await profile_of(request))
    position = await matches.read(token)
    if must_hand_over(seat, position):
        assert position.view["choice"] is not None
        other = position.view["choice"]["player"]
        return render(request, "hand_over.html", game=game, token=token, position=position, seat=seat, other=other)
    after = await _after(request, token, position)
    notice = await _notice(request, matches, token, position, ask) if ask else None
    return render(
        request,
        "table.html",
        game=game,
        token=token,
        notice=notice,
        whose=whose_turn(seat, position, after, page_language(request)),
        fragment=await run_in_threadpool(fragment, request, token, seat, position, after, ask),
        has_page=has_page(game),
        has_talk=has_talk(seat),
        may_write=seat.seat != SPECTATOR,
        longest=LONGEST,
        messages=spoken(seat, await talk.heard(seat), page_language(request)),
    )


async def _after(request: Request, token: str, position: Position) -> Afterwards:
    return await _sequels(request).look(token, page_language(request)) if position.over else NOTHING


def _join(request: Request, token: str, game: Game, invitation: Invitation) -> HTMLResponse:
    played = what_is_played(game, invitation.settings, page_language(request))
    return render(
        request,
        "join.html",
        game=game,
        has_about=has_template(game, "about.html"),
        token=token,
        host=invitation.host,
        seats=invitation.seats,
        played=played,
    )


async def _notice(request: Request, matches: Matches, token: str, position: Position, ask: str) -> Reason | None:
    choice = position.view["choice"]
    if choice is not None and any(action["piece"] == ask for action in choice["actions"]):
        return None
    return await _reason(request, matches, token, ask)


async def _reason(request: Request, matches: Matches, token: str, piece: str) -> Reason:
    """Why nothing can be done with a piece, in words only: a notice draws nothing."""
    language = page_language(request)
    reason = await matches.why_not(token, piece, language)
    said = speaker_of(find_game((await matches.seat(token)).game), language)
    return {**reason, "reason": said(reason["reason"]), "rule_text": said(reason["rule_text"])}


@router.post("/t/{token}/join", dependencies=OURS)
async def join(request: Request, token: str, matches: Service) -> Response:
    form = await request.form()
    seat = await matches.seat(token)
    key = "" if seat.seat == SPECTATOR else await key_for(request, find_game(seat.game))
    await matches.join(token, str(form.get("name", "")), await _campaign(request).find(key))
    return keep(request, RedirectResponse(f"/t/{token}", 303), key)


@router.get("/t/{token}/fragment")
async def show_fragment(request: Request, token: str, matches: Service, since: str = "") -> Response:
    """The table now, with all that moved since the position that the page shows."""
    return await _show(request, token, matches, await matches.read(token, _number(since)))


async def _show(request: Request, token: str, matches: Matches, position: Position) -> Response:
    """The part that changes, for the script; without it, back to the page."""
    if "x-tavola" not in request.headers:
        return RedirectResponse(f"/t/{token}", 303)
    seat = await matches.seat(token)
    if must_hand_over(seat, position):
        return Response(status_code=205)
    after = await _after(request, token, position)
    return HTMLResponse(await run_in_threadpool(fragment, request, token, seat, position, after))


async def _answered(
    request: Request, token: str, matches: Matches, take: Callable[[int, str], Awaitable[Position]], name: str = ""
) -> Response:
    form = await request.form()
    seq = _number(form.get("seq"))
    if seq < 0:
        raise BadForm
    return await _show(request, token, matches, await take(seq, str(form.get(name, ""))))


def _number(field: object) -> int:
    """The number that a form or an address gives, -1 for anything else: nothing has that number."""
    text = str(field)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


@router.post("/t/{token}/act", dependencies=OURS)
async def act(request: Request, token: str, matches: Service) -> Response:
    async def take(seq: int, action: str) -> Position:
        return await matches.act(token, seq, _number(action))

    return await _answered(request, token, matches, take, "action")


@router.post("/t/{token}/undo", dependencies=OURS)
async def undo(request: Request, token: str, matches: Service) -> Response:
    async def take(seq: int, _: str) -> Position:
        return await matches.undo(token, seq)

    return await _answered(request, token, matches, take)


@router.post("/t/{token}/undo-answer", dependencies=OURS)
async def answer_undo(request: Request, token: str, matches: Service) -> Response:
    async def take(seq: int, consent: str) -> Position:
        return await matches.answer_undo(token, seq, consent == "yes")

    return await _answered(request, token, matches, take, "consent")


@router.post("/t/{token}/next", dependencies=OURS)
async def choose_sequel(request: Request, token: str, sequels: SequelService) -> Response:
    """Begin what follows a match that is over, and go there."""
    chosen = str((await request.form()).get("sequel", ""))
    following = await sequels.choose(token, None if chosen == "again" else _number(chosen))
    return RedirectResponse(f"/t/{following}", 303)


@router.get("/t/{token}/talk")
async def read_talk(request: Request, token: str, matches: Service, talk: TalkService, after: str = "") -> Response:
    """What was said after the message ``after``, for the script."""
    seat = await matches.seat(token)
    messages = await talk.heard(seat, _number(after))
    return render(request, "talk_lines.html", messages=spoken(seat, messages, page_language(request)))


@router.post("/t/{token}/talk", dependencies=OURS)
async def say(request: Request, token: str, matches: Service, talk: TalkService) -> Response:
    form = await request.form()
    text = form.get("text", "")
    if not isinstance(text, str):
        raise BadForm
    await talk.say(token, text)
    if "x-tavola" not in request.headers:
        return RedirectResponse(f"/t/{token}#talk", 303)
    return await read_talk(request, token, matches, talk, str(form.get("after", "")))


@router.get("/t/{token}/why")
async def why_not(request: Request, token: str, piece: Piece, matches: Service) -> Response:
    reason = await _reason(request, matches, token, piece)
    if not reason["reason"]:
        reason["reason"] = translated(mark("This can be used now: it is lit."), page_language(request))
    return JSONResponse(reason)


@router.get("/t/{token}/replay")
async def replay(token: str, matches: Service) -> Response:
    name = {"content-disposition": 'attachment; filename="match.tavola.json"'}
    return Response(await matches.replay(token), media_type="application/json", headers=name)


# What is public -------------------------------------------------------------------------------------------------------


@router.get("/cards/{game}/{language}/{reference}")
async def card(request: Request, game: str, language: str, reference: str) -> Response:
    """A card read closely. It depends on nothing but its address, so the browser may keep it."""
    found = find_game(game)
    if not has_page(found) or language not in LANGUAGES:
        raise NotHere
    try:
        face = found.card_face(reference, language)
    except KeyError:
        raise NotHere from None
    response = render(
        request,
        f"{found.name}/card_page.html",
        game=found,
        face=face,
        look=look_of(found),
        rich=drawer_of(found, language),
        lit={},
        token="",
    )
    response.headers["cache-control"] = "private, max-age=3600"
    return response


@router.get("/rules/{game}")
async def rules(request: Request, game: str, search: str = "") -> Response:
    found = find_game(game)
    language = page_language(request)
    sections: dict[str, list[Any]] = {}
    for rule in found.rulebook().search(search[:200], language):
        sections.setdefault(rule.section(language), []).append(rule)
    total = len(found.rulebook())
    drawn = drawer_of(found, language)
    return render(request, "rules.html", game=found, search=search, sections=sections, total=total, rich=drawn)


@router.get("/static/games/{game}/{name}")
async def game_style(game: str, name: str) -> Response:
    """The styles of a game, from its own package."""
    found = find_game(game)
    if not has_page(found):
        raise NotHere
    folder = files(page_package(found)).joinpath("static")
    for file in folder.iterdir():
        if file.name == name:
            media = _MEDIA.get(name[name.rindex(".") :], "application/octet-stream")
            return Response(file.read_bytes(), media_type=media, headers={"cache-control": "no-cache"})
    raise NotHere
