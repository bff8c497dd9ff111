"""What the page of a seat shows, found from its position: the lit pieces, the answers, the log, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import Request
from markupsafe import Markup

from tavola.kernel.game import Game
from tavola.kernel.language import mark
from tavola.kernel.registry import find_game
from tavola.kernel.view import SPECTATOR
from tavola.server.errors import NotAllHere
from tavola.server.opponents import title
from tavola.server.outcome import outcome
from tavola.server.position import EventData, LogLine, Player, Position, SeatAt
from tavola.server.rendering import (
    draw,
    draw_part,
    drawer_of,
    has_page,
    has_template,
    look_of,
    page_language,
    page_of,
    speaker_of,
    translated,
)
from tavola.server.sequels import Afterwards
from tavola.server.talk import Message

#: By these names a server is reached from its own machine only.
LOOPBACK = ("127.0.0.1", "localhost", "::1")
#: How many lines of the log the page shows unless it is asked for all.
LOG_LENGTH = 80
#: So many answers of a sort are all in sight.
UNFOLDED = 2


def must_hand_over(seat: SeatAt, position: Position) -> bool:
    """Whether the screen must first go to another player, so that hidden cards stay hidden."""
    choice = position.view["choice"]
    return bool(seat.hotseat_tokens) and choice is not None and choice["player"] != seat.seat


def fragment(request: Request, token: str, seat: SeatAt, position: Position, after: Afterwards, ask: str = "") -> str:
    """The part of the page that changes. ``ask`` is a piece whose several actions are to be shown as answers."""
    game = find_game(seat.game)
    language = page_language(request)
    view = position.view
    thinker = _thinker(position)
    actions = _actions(game, position, language)
    lit: dict[str, list[dict[str, Any]]] = {}
    for action in actions:
        if action["piece"]:
            lit.setdefault(action["piece"], []).append(action)
    whole = request.query_params.get("log") == "all"
    look = look_of(game)
    context = {
        "game": game,
        "token": token,
        "view": view,
        "lit": lit,
        "look": look,
        "page": page_of(game) if has_page(game) else None,
        "rich": drawer_of(game, language),
        "face_of": lambda ref: game.card_face(ref, language),
        "player_name": lambda number: _name(seat.players[number], language),
        # The same, save that whoever reads is told "You".
        "player_told": lambda number: _told(seat, position, number, language),
        "thinks": lambda number: Markup(draw_part(language, "thinks.html")) if number == thinker else "",
        "told": position.log,
    }
    board = draw(request, f"{game.name}/table.html" if has_page(game) else "plain_table.html", **context)
    tells_more = has_template(game, "asked.html") and not position.waiting
    about = draw(request, f"{game.name}/asked.html", **context) if tells_more else ""
    plays = seat.seat != SPECTATOR and not position.over
    first = draw(request, f"{game.name}/first.html", **context) if plays and has_template(game, "first.html") else ""
    # No action may be out of reach: what belongs to a piece that is not drawn becomes a button.
    drawn = [action for action in actions if f'data-id="{action["piece"]}"' in board]
    answers = lit[ask] if ask in lit else [action for action in actions if action not in drawn]
    return draw(
        request,
        "fragment.html",
        **context,
        board=Markup(board),
        about=Markup(about),
        first=Markup(first.strip()),
        answers=[answer for answer in answers if not answer["fold"]],
        folded=_folded(answers),
        seq=position.seq,
        turn=_turn(position),
        whose=whose_turn(seat, position, after, language),
        after=after,
        choosers=_choosers(seat, after, language),
        prompt=_prompt(game, seat, position, language),
        # To the others no question is put, so there is none to say the rules of.
        choice_rules=view["choice"]["rules"] if view["choice"] is not None and _turn(position) == "mine" else [],
        troubles=troubles(seat, position, language),
        thinking=position.thinking,
        can_undo=position.can_undo,
        undo_asks=position.undo_asks,
        consent=_consent(seat, position, language),
        undo_waits=position.undo_agreed or position.undo_asked_by == seat.seat,
        this_machine_only=request.url.hostname in LOOPBACK,
        guests=_guests(request, seat, language),
        watch=f"{request.base_url}t/{seat.watch}",
        moves=glides(position.moves),
        log=[_line(game, line, seat.seat, language) for line in reversed(position.log[0 if whole else -LOG_LENGTH :])],
        log_length=len(position.log),
        log_whole=whole,
    )


def _actions(game: Game, position: Position, language: str) -> list[dict[str, Any]]:
    view = position.view
    choice = view["choice"]
    if choice is None:
        return []
    # A game's look may tell where an action without a piece is drawn: a place on a board, say.
    place = getattr(look_of(game), "place", None)
    # Which key gives it, where that is not its place among the answers.
    key = getattr(look_of(game), "key", None)
    rich, plain = drawer_of(game, language), speaker_of(game, language)
    # And under which heading answers of a sort are folded away where they are many.
    fold = getattr(look_of(game), "fold", None)
    folds = [fold(action, language) if fold else "" for action in choice["actions"]]
    return [
        {
            "fold": heading if folds.count(heading) > UNFOLDED else "",
            "action": action["action"],
            "verb": action["verb"],
            "piece": action["piece"] or (place(view, action) if place else ""),
            "label": plain(label),
            "html": rich(label),
            "key": key(view, action) if key else "",
            "final": action["action"] in position.final,
        }
        for action, heading in zip(choice["actions"], folds, strict=True)
        for label in (game.label(view, action, language),)
    ]


def _folded(answers: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The answers that are folded away, by their heading."""
    found: dict[str, list[dict[str, Any]]] = {}
    for answer in answers:
        if answer["fold"]:
            found.setdefault(answer["fold"], []).append(answer)
    return found


def _guests(request: Request, seat: SeatAt, language: str) -> list[tuple[str, str]]:
    """For who invites: every other person or open seat, with the link that still waits for somebody or ""."""
    links = [f"{request.base_url}t/{one}" for one in reversed(seat.invitations)]
    others = [player for player in seat.players if player.kind != "bot" and player.seat != seat.seat]
    return [(_name(one, language), links.pop() if one.kind == "open" else "") for one in others if seat.invitations]


def _consent(seat: SeatAt, position: Position, language: str) -> str:
    """Who asks this seat to consent to taking a move back, or ""."""
    asked_by = position.undo_asked_by
    if asked_by is None or position.undo_agreed or seat.seat in (asked_by, SPECTATOR):
        return ""
    return _name(seat.players[asked_by], language)


def _choosers(seat: SeatAt, after: Afterwards, language: str) -> str:
    """Who else may choose what follows, where this seat may not."""
    numbers = sorted({one.seat for one in after.offers if not one.mine and one.seat >= 0})
    return ", ".join(_name(seat.players[number], language) for number in numbers)


def _turn(position: Position) -> str:
    if position.over:
        return "over"
    choice = position.view["choice"]
    mine = choice is not None and choice["player"] == position.seat and not position.waiting
    return "mine" if mine else "theirs"


def whose_turn(seat: SeatAt, position: Position, after: Afterwards, language: str) -> str:
    """Whose turn it is, for the page and its title."""
    turn = _turn(position)
    if turn == "over":
        # Said where whose turn it is is said, so that it is read out as soon as it is true.
        sentence = mark("The next match has begun") if after.token else mark("The game is over")
        return translated(sentence, language)
    if turn == "mine":
        return translated("Your turn", language)
    if position.waiting:
        names = ", ".join(_name(seat.players[number], language) for number in position.waiting)
        return translated("Waiting for %(name)s to sit down", language) % {"name": names}
    choice = position.view["choice"]
    assert choice is not None
    player = seat.players[choice["player"]]
    if position.thinking:
        bot = position.stand_ins.get(player.seat, player.bot)
        return translated("%(name)s thinks…", language) % {"name": _bot_name(bot, language)}
    sentence = mark("%(name)s's turn")
    if player.kind == "open":
        sentence = mark("Waiting for %(name)s to sit down")
    return translated(sentence, language) % {"name": _name(player, language)}


def _thinker(position: Position) -> int | None:
    """The seat whose bot must answer, or None."""
    choice = position.view["choice"]
    return choice["player"] if choice is not None and position.thinking else None


def troubles(seat: SeatAt, position: Position, language: str) -> list[str]:
    """What went wrong with the bots of the table, a sentence each."""
    told = [translated("The bot had to begin again.", language)] if position.begun_again else []
    for number, bot in position.stand_ins.items():
        names = {"name": _name(seat.players[number], language), "other": title(bot, language)}
        told.append(translated("%(name)s does not answer. %(other)s plays in its place.", language) % names)
    return told


def _name(player: Player, language: str) -> str:
    if player.kind == "bot":
        return _bot_name(player.bot, language)
    return player.name or translated("Player %(number)s", language) % {"number": player.seat + 1}


def _bot_name(bot: str, language: str) -> str:
    return translated("Bot (%(name)s)", language) % {"name": title(bot, language)}


def _reader(seat: SeatAt, position: Position) -> int:
    """The seat that reads the end. Those who share a screen read it together, as if they looked on."""
    return SPECTATOR if len(seat.hotseat_tokens) > 1 else position.seat


def _name_at_the_end(game: Game, position: Position, player: Player, language: str) -> str:
    """Several bots may have one name; where the game has a name for each seat they are called by that."""
    seat_name = getattr(page_of(game), "seat_name", None) if has_page(game) else None
    if player.kind == "bot" and seat_name is not None:
        return str(seat_name(position.view, player.seat, language))
    return _name(player, language)


def _told(seat: SeatAt, position: Position, number: int, language: str) -> str:
    if number == _reader(seat, position):
        return translated("You", language)
    return _name(seat.players[number], language)


def _prompt(game: Game, seat: SeatAt, position: Position, language: str) -> str:
    if position.waiting:
        return NotAllHere().text(language)
    if not position.over:
        return game.prompt(position.view, language)
    names = [_name_at_the_end(game, position, one, language) for one in seat.players]
    return outcome(position.view["returns"], _reader(seat, position), names, language)


def spoken(seat: SeatAt, messages: Sequence[Message], language: str) -> list[Mapping[str, Any]]:
    """What was said at the table, with the names that the page gives to seats."""
    return [
        {
            "number": message.number,
            "who": _name(seat.players[message.seat], language),
            "mine": message.seat == seat.seat,
            "said": message.said,
            "text": message.text,
        }
        for message in messages
    ]


def glides(news: Sequence[EventData]) -> list[dict[str, str]]:
    """Which piece has become which, maybe in several moves, so that it is seen to glide."""
    came: dict[str, str] = {}
    for event in news:
        if event.get("from_id") and event.get("id"):
            start = _piece_id(event["from_id"])
            came[_piece_id(event["id"])] = came.pop(start, start)
    return [{"from": start, "to": end} for end, start in came.items()]


def _piece_id(named: object) -> str:
    """The id of an object in views; events name it by its number."""
    return f"o{named}" if isinstance(named, int) else str(named)


def _line(game: Game, line: LogLine, seat: int, language: str) -> Mapping[str, str]:
    rule = str(line.event.get("rule", ""))
    book = game.rulebook()
    return {
        "event": str(line.event["event"]),
        "text": game.sentence(line.event, seat, language),
        "rule": rule,
        "rule_text": book[rule].text(language) if rule in book else "",
    }
