"""The pages of a player's own campaign: what is unlocked, as a file, and the key that opens it in another browser.

The key of a browser's profile is in a cookie that no script can read. It gets one the first time that one is needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, cast

from babel.dates import format_date
from fastapi import APIRouter, Depends, Request, Response
from pydantic import ValidationError
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse

from tavola.kernel.errors import UnknownGame
from tavola.kernel.game import Game
from tavola.kernel.language import mark
from tavola.kernel.registry import find_game
from tavola.server import wire
from tavola.server.bringing import has_campaign, knows_reward
from tavola.server.campaign import Campaign, Rewards, check
from tavola.server.errors import BadProfile, TableError
from tavola.server.origin import OURS
from tavola.server.profile_file import as_file, from_file
from tavola.server.rendering import page_language, render

COOKIE = "profile"
#: Browsers keep no cookie for longer than about a year; each visit begins that year anew.
_KEPT = 400 * 24 * 3600
_NO_FILE = mark("Choose the file first, then load it.")
_NOT_SO = mark("This is no campaign file. At %(place)s: %(reason)s")


def _campaign(request: Request) -> Campaign:
    return cast(Campaign, request.app.state.campaign)


router = APIRouter(include_in_schema=False)
CampaignService = Annotated[Campaign, Depends(_campaign)]


def key_of(request: Request) -> str:
    """The key that the browser keeps, "" if none."""
    return request.cookies.get(COOKIE, "")


async def profile_of(request: Request) -> str:
    """The id of the browser's profile, "" if it has none."""
    return await _campaign(request).find(key_of(request))


async def key_for(request: Request, game: Game) -> str:
    """The key to play a game with: that of the browser or a new one; "" where the game has no campaign."""
    return await _own_key(request) if has_campaign(game) else ""


async def _own_key(request: Request) -> str:
    return key_of(request) if await profile_of(request) else await _campaign(request).begin()


def keep(request: Request, response: Response, key: str) -> Response:
    """``response``, with which the browser keeps ``key``."""
    if key:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, key, max_age=_KEPT, samesite="lax", httponly=True, secure=secure)
    return response


# The page -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """Something unlocked, for a person."""

    title: str
    time: str
    day: str


@router.get("/profile")
async def show(request: Request, campaign: CampaignService) -> Response:
    return await _page(request, campaign)


async def _page(request: Request, campaign: Campaign, wrong: str = "", said: str = "", status: int = 200) -> Response:
    """The page; ``wrong`` is the field at which ``said`` is said."""
    profile = await profile_of(request)
    rewards = await campaign.read(profile) if profile else {}
    page = render(
        request,
        "profile.html",
        status,
        games=_told(rewards, page_language(request)),
        key=key_of(request) if profile else "",
        wrong={wrong: said} if wrong else {},
    )
    return keep(request, page, key_of(request) if profile else "")


def _told(rewards: Rewards, language: str) -> list[tuple[str, list[Line]]]:
    found: list[tuple[str, list[Line]]] = []
    for name, some in rewards.items():
        game = _game(name)
        lines = [
            Line(
                game.reward_title(one.word, language) if game and knows_reward(game, one.word) else one.word,
                one.time.isoformat(),
                format_date(one.time, "long", language),
            )
            for one in some
        ]
        found.append((game.title if game else name, lines))
    return found


def _game(name: str) -> Game | None:
    """The game of that name, or None if it is not installed any more."""
    try:
        return find_game(name)
    except UnknownGame:
        return None


# As a file ------------------------------------------------------------------------------------------------------------


@router.get("/profile/file")
async def save(request: Request, campaign: CampaignService) -> Response:
    text = as_file(await campaign.read(await profile_of(request))).model_dump_json(indent=1)
    name = {"content-disposition": 'attachment; filename="tavola-profile.json"'}
    return Response(text + "\n", media_type="application/json", headers=name)


@router.post("/profile/file", dependencies=OURS)
async def load(request: Request, campaign: CampaignService) -> Response:
    form = await request.form()
    sent = form.get("file")
    text = await sent.read() if isinstance(sent, UploadFile) else b""
    try:
        read = _read(text)
        check(read.form, from_file(read))
    except BadProfile as error:
        return await _page(request, campaign, "file", error.text(page_language(request)), 422)
    key = await _own_key(request)
    await campaign.add(await campaign.open(key), read.form, from_file(read))
    return keep(request, RedirectResponse("/profile", 303), key)


def _read(text: bytes) -> wire.Profile:
    if not text.strip():
        raise BadProfile(_NO_FILE, "file")
    try:
        return wire.Profile.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "file"
        raise BadProfile(_NOT_SO, place, reason=first["msg"]) from None


# In another browser ---------------------------------------------------------------------------------------------------


@router.post("/profile/key", dependencies=OURS)
async def enter_key(request: Request, campaign: CampaignService) -> Response:
    form = await request.form()
    key = str(form.get("key", "")).strip()
    try:
        await campaign.open(key)
    except TableError as error:
        return await _page(request, campaign, "key", error.text(page_language(request)), error.status)
    return keep(request, RedirectResponse("/profile", 303), key)
