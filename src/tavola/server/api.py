"""The JSON API: with it a program can do all that the page can.

A seat is opened by its token in the header ``Authorization: Bearer TOKEN``; addresses end up in logs, headers do not.
"""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, HTTPException, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tavola.kernel.game import Game
from tavola.kernel.language import mark
from tavola.kernel.registry import find_game, game_names
from tavola.kernel.rulebook import Rule
from tavola.server import wire
from tavola.server.campaign import Campaign
from tavola.server.matches import Matches
from tavola.server.opponents import offered
from tavola.server.position import Position, SeatAt
from tavola.server.profile_file import as_file, from_file
from tavola.server.rendering import page_language
from tavola.server.sequels import Sequels
from tavola.server.talk import Message, Talk

_REFUSALS: dict[int | str, dict[str, Any]] = {
    404: {"model": wire.Error, "description": "Unknown token, game or rule"},
    409: {"model": wire.Error, "description": "The match does not stand so: another's turn, a stale number, ..."},
    413: {"model": wire.Error, "description": "The body is too large"},
    422: {"model": wire.Error, "description": "Malformed, or not possible by the rules"},
}
_NO_TOKEN: dict[int | str, dict[str, Any]] = {401: {"model": wire.Error, "description": "No token was given"}}

_NO_TALK: dict[int | str, dict[str, Any]] = {
    403: {"model": wire.Error, "description": "Those who look on read only"},
    429: {"model": wire.Error, "description": "Too many messages in a short time"},
}

_NOT_YOURS: dict[int | str, dict[str, Any]] = {
    403: {"model": wire.Error, "description": "Another seat chooses what follows"},
}

_bearer = HTTPBearer(auto_error=False, description="The secret token of a seat, or the key of a profile.")


def _matches(request: Request) -> Matches:
    return cast(Matches, request.app.state.matches)


def _talk(request: Request) -> Talk:
    return cast(Talk, request.app.state.talk)


def _campaign(request: Request) -> Campaign:
    return cast(Campaign, request.app.state.campaign)


def _sequels(request: Request) -> Sequels:
    return cast(Sequels, request.app.state.sequels)


def _token(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    if credentials is None:
        how = {"WWW-Authenticate": "Bearer"}
        raise HTTPException(401, mark("Send the token of a seat: Authorization: Bearer TOKEN"), how)
    return credentials.credentials


def _key(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    if credentials is None:
        how = {"WWW-Authenticate": "Bearer"}
        raise HTTPException(401, mark("Send the key of a profile: Authorization: Bearer KEY"), how)
    return credentials.credentials


def _language(
    request: Request,
    language: Annotated[
        wire.Language | None, Query(description="The language of sentences; without it, that of Accept-Language.")
    ] = None,
) -> str:
    return language or page_language(request)


Service = Annotated[Matches, Depends(_matches)]
TalkService = Annotated[Talk, Depends(_talk)]
CampaignService = Annotated[Campaign, Depends(_campaign)]
SequelService = Annotated[Sequels, Depends(_sequels)]
Token = Annotated[str, Depends(_token)]
Key = Annotated[str, Depends(_key)]
Language = Annotated[str, Depends(_language)]

# Refusals are sentences too, so every address takes a language.
router = APIRouter(prefix="/api", responses=_REFUSALS, dependencies=[Depends(_language)])


# Games ----------------------------------------------------------------------------------------------------------------


@router.get("/games", tags=["games"])
def list_games() -> list[wire.GameInfo]:
    """The games that can be played here, with their options."""
    return [_game_info(find_game(name)) for name in game_names()]


@router.get("/games/{game}", tags=["games"])
def show_game(game: str) -> wire.GameInfo:
    """One game with its options."""
    return _game_info(find_game(game))


@router.get("/games/{game}/rules", tags=["rules"])
def list_rules(
    game: str, language: Language, search: Annotated[str, Query(max_length=200)] = ""
) -> list[wire.RuleText]:
    """The rules of a game in their order; with ``search``, those in which every word of it is found."""
    return [_rule_text(rule, language) for rule in find_game(game).rulebook().search(search, language)]


@router.get("/games/{game}/rules/{id}", tags=["rules"])
def show_rule(game: str, id: str, language: Language) -> wire.RuleText:
    """One rule."""
    return _rule_text(find_game(game).rulebook()[id], language)


@router.get("/bots", tags=["games"])
def list_bots() -> list[str]:
    """The names of the bots that can be played against. A search may also be set: ``ismcts:2s``, ``ismcts:500``."""
    return offered()


# A seat ---------------------------------------------------------------------------------------------------------------


@router.post("/matches", tags=["match"], status_code=201)
async def create_match(new: wire.NewMatch, matches: Service, campaign: CampaignService) -> wire.CreatedMatch:
    """Begin a match. Its seed is nobody's to choose: who knew it would know every hidden card."""
    profile = await campaign.open(new.profile) if new.profile else ""
    created = await matches.create(
        new.game, new.settings, new.opponent, new.bot, new.seat, new.seats, others=new.others, profile=profile
    )
    return wire.CreatedMatch(match=created.match_id, tokens=created.tokens, watch=created.watch)


@router.get("/seat", tags=["match"], responses=_NO_TOKEN)
async def see_seat(token: Token, matches: Service) -> wire.Seat:
    """The seat that the token opens."""
    return _seat(await matches.seat(token))


@router.post("/seat", tags=["match"], responses=_NO_TOKEN)
async def join_seat(join: wire.Join, token: Token, matches: Service, campaign: CampaignService) -> wire.Seat:
    """Take the seat, under a name that the others see."""
    profile = await campaign.open(join.profile) if join.profile else ""
    return _seat(await matches.join(token, join.name, profile))


@router.get("/position", tags=["match"], responses=_NO_TOKEN)
async def read_position(token: Token, matches: Service, language: Language) -> wire.PositionNow:
    """The match as the seat sees it now, with its legal actions in words."""
    return _position(await matches.read(token), language)


@router.get("/log", tags=["match"], responses=_NO_TOKEN)
async def read_log(
    token: Token,
    matches: Service,
    language: Language,
    after: Annotated[int, Query(description="Only what came after this position.")] = -1,
) -> list[wire.LogEntry]:
    """What the seat saw happen, oldest first."""
    position = await matches.read(token)
    game = find_game(position.view["game"])
    return [
        wire.LogEntry(
            seq=line.seq,
            seat=line.seat,
            sentence=game.sentence(line.event, position.seat, language),
            rule=str(line.event["rule"]),
            event=line.event,
        )
        for line in position.log
        if line.seq > after
    ]


@router.get("/why-not", tags=["match"], responses=_NO_TOKEN)
async def why_not(
    token: Token, matches: Service, piece: Annotated[str, Query(max_length=200)], language: Language
) -> wire.WhyNot:
    """Why a piece of the view can do nothing now, with the rule."""
    return wire.WhyNot(**await matches.why_not(token, piece, language))


@router.get("/replay", tags=["match"], responses=_NO_TOKEN)
async def read_replay(token: Token, matches: Service) -> Response:
    """The replay (``.tavola.json``) of a match that is over."""
    return Response(await matches.replay(token), media_type="application/json")


# Moving ---------------------------------------------------------------------------------------------------------------


@router.post("/actions", tags=["moves"], responses=_NO_TOKEN)
async def act(act: wire.Act, token: Token, matches: Service, language: Language) -> wire.PositionNow:
    """Answer the choice that waits, by the number or the words of an action."""
    if (act.action is None) == (act.words is None):
        raise HTTPException(422, mark("Send either the number of an action or its words."))
    return _position(await matches.act(token, act.seq, act.action, act.words), language)


@router.post("/undo", tags=["moves"], responses=_NO_TOKEN)
async def undo(undo: wire.Undo, token: Token, matches: Service, language: Language) -> wire.PositionNow:
    """Take back the seat's last move, or ask for consent if its turn has passed (`undo_asks`)."""
    return _position(await matches.undo(token, undo.seq), language)


@router.post("/undo/answer", tags=["moves"], responses=_NO_TOKEN)
async def answer_undo(answer: wire.UndoAnswer, token: Token, matches: Service, language: Language) -> wire.PositionNow:
    """Consent to what another seat asks to take back, or not."""
    return _position(await matches.answer_undo(token, answer.seq, answer.yes), language)


# From match to match --------------------------------------------------------------------------------------------------


@router.get("/sequel", tags=["campaign"], responses=_NO_TOKEN)
async def see_sequels(token: Token, sequels: SequelService, language: Language) -> wire.Afterwards:
    """What follows the match: the seat's token in it, or what may be chosen."""
    found = await sequels.look(token, language)
    told = [
        wire.Sequel(sequel=number, seat=one.seat, title=one.title, about=one.about, mine=one.mine)
        for number, one in enumerate(found.offers)
    ]
    return wire.Afterwards(token=found.token, sequels=told, again=found.again, unlocked=found.unlocked)


@router.post("/sequel", tags=["campaign"], responses=_NO_TOKEN | _NOT_YOURS)
async def choose_sequel(
    choose: wire.Choose, token: Token, sequels: SequelService, language: Language
) -> wire.Afterwards:
    """Begin what follows, for the same people and bots. Only one match follows: who is later is told of that one."""
    await sequels.choose(token, choose.sequel)
    return await see_sequels(token, sequels, language)


@router.post("/profile", tags=["campaign"], status_code=201)
async def begin_profile(campaign: CampaignService) -> wire.NewProfile:
    """Begin a profile, in which a player keeps what matches unlock."""
    return wire.NewProfile(key=await campaign.begin())


@router.get("/profile", tags=["campaign"], responses=_NO_TOKEN)
async def read_profile(key: Key, campaign: CampaignService) -> wire.Profile:
    """What the profile of the key has unlocked."""
    return as_file(await campaign.read(await campaign.open(key)))


@router.put("/profile", tags=["campaign"], responses=_NO_TOKEN)
async def add_to_profile(profile: wire.Profile, key: Key, campaign: CampaignService) -> wire.Profile:
    """Add what is sent to what the profile has; nothing is taken away."""
    id = await campaign.open(key)
    await campaign.add(id, profile.form, from_file(profile))
    return as_file(await campaign.read(id))


# Table talk -----------------------------------------------------------------------------------------------------------


@router.get("/talk", tags=["talk"], responses=_NO_TOKEN)
async def read_talk(
    token: Token,
    talk: TalkService,
    after: Annotated[int, Query(ge=0, lt=2**31, description="Only what was said after this one.")] = 0,
) -> list[wire.Message]:
    """What people said at the table, oldest first; nothing where there is no talk."""
    return [_message(message) for message in await talk.read(token, after)]


@router.post("/talk", tags=["talk"], status_code=201, responses=_NO_TOKEN | _NO_TALK)
async def say(say: wire.Say, token: Token, talk: TalkService) -> wire.Message:
    """Say something to the people at the table. The match stays as it is."""
    return _message(await talk.say(token, say.text))


# From the service's records to JSON -----------------------------------------------------------------------------------


def _game_info(game: Game) -> wire.GameInfo:
    options = [
        wire.GameOption(
            name=option.name,
            meaning=option.meaning,
            default=option.default,
            values=[wire.OptionValue(name=name, meaning=meaning) for name, meaning in option.values],
            per_seat=option.per_seat,
            from_profile=option.from_profile,
            rules=list(option.rules),
        )
        for option in game.options
    ]
    return wire.GameInfo(name=game.name, title=game.title, seats=game.seats, options=options)


def _rule_text(rule: Rule, language: str) -> wire.RuleText:
    return wire.RuleText(
        id=rule.id, kind=rule.kind, profile=rule.profile, section=rule.section(language), text=rule.text(language)
    )


def _seat(seat: SeatAt) -> wire.Seat:
    return wire.Seat(
        match=seat.match_id,
        game=seat.game,
        seat=seat.seat,
        opponent=seat.opponent,
        players=[
            wire.SeatedPlayer(seat=player.seat, kind=player.kind, name=player.name, bot=player.bot)
            for player in seat.players
        ],
        hotseat_tokens=seat.hotseat_tokens,
        invitations=seat.invitations,
        watch=seat.watch,
    )


def _message(message: Message) -> wire.Message:
    return wire.Message(
        number=message.number, seat=message.seat, name=message.name, said=message.said, text=message.text
    )


def _position(position: Position, language: str) -> wire.PositionNow:
    view = position.view
    game = find_game(view["game"])
    choice = view["choice"]
    actions = [] if choice is None else choice["actions"]
    return wire.PositionNow(
        match=position.match_id,
        seat=position.seat,
        seq=position.seq,
        over=position.over,
        returns=view["returns"],
        waiting=position.waiting,
        thinking=position.thinking,
        begun_again=position.begun_again,
        stand_ins=position.stand_ins,
        player=-1 if choice is None else choice["player"],
        prompt="" if choice is None else game.prompt(view, language),
        actions=[
            wire.LegalAction(
                action=action["action"],
                words=action["words"],
                label=game.label(view, action, language),
                verb=action["verb"],
                piece=action["piece"],
                final=action["action"] in position.final,
            )
            for action in actions
        ],
        can_undo=position.can_undo,
        undo_asks=position.undo_asks,
        undo_asked_by=position.undo_asked_by,
        events=position.moves,
        view=dict(view),
    )
