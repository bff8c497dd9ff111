"""The JSON of the API: what is sent and what is answered."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, StrictBool

from tavola.server.opponents import USUAL_BOT
from tavola.server.position import Opponent

Text = Annotated[str, Field(max_length=200)]
#: The number of a position or an action. A boolean or "7" is not one.
Number = Annotated[int, Field(strict=True, ge=0, lt=2**31)]
Language = Literal["en", "it"]


class Sent(BaseModel):
    """The parent of all that a program sends: a field too many is a mistake worth telling."""

    model_config = ConfigDict(extra="forbid")


class NewMatch(Sent):
    """A match to be begun."""

    game: Text
    settings: dict[str, str | list[str]] = Field(
        default={}, description="The game's options by name; an option per seat takes one value or one for each seat."
    )
    opponent: Opponent = "bot"
    bot: Text = Field(default=USUAL_BOT, description="The bot for all other seats, where `opponent` says so.")
    seat: Number = Field(default=0, description="The creator's seat.")
    seats: Number | None = Field(
        default=None, description="How many sit at the table; without it, as few as the settings allow."
    )
    others: Annotated[list[Text], Field(max_length=20)] = Field(
        default=[],
        description='Who takes each seat but the creator\'s: "friend", or the name of a bot; without it, all are what'
        " `opponent` says.",
    )
    profile: Text = Field(default="", description="The key of the creator's profile, if there is one.")


class Join(Sent):
    """Taking a seat."""

    name: Annotated[str, Field(max_length=40)] = ""
    profile: Text = Field(default="", description="The key of the player's profile, if there is one.")


class Act(Sent):
    """An action, by its number or by its words."""

    seq: Number = Field(description="The position that the action answers.")
    action: Number | None = None
    words: Text | None = None


class Undo(Sent):
    """Taking back one's last move."""

    seq: Number = Field(description="The position from which to take back.")


class UndoAnswer(Sent):
    """Consent to what another seat asks to take back, or not."""

    seq: Number = Field(description="The position in which the question was put.")
    yes: StrictBool


class Say(Sent):
    """Saying something at the table."""

    text: str = Field(description="One line of plain text, 1 to 280 characters once stripped.")


class Choose(Sent):
    """Choosing what follows a match that is over."""

    sequel: Number | None = Field(default=None, description="The number of a sequel; without it, the same again.")


class Reward(Sent):
    """Something that a player has unlocked for good."""

    word: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^\S+$")] = Field(
        description="The game's word for it; it stays the same."
    )
    time: AwareDatetime = Field(description="When it was unlocked.")


class Profile(Sent):
    """All that a player has unlocked, as it is sent, answered and kept in files."""

    form: Number = Field(description="The number of this form: 1.")
    unlocked: dict[Text, Annotated[list[Reward], Field(max_length=500)]] = Field(
        description="Of each game what is unlocked."
    )


class NewProfile(BaseModel):
    """A new profile."""

    key: str = Field(description="The secret that opens it. It is shown this once.")


class Sequel(BaseModel):
    """A match that may follow."""

    sequel: int = Field(description="Its number.")
    seat: int = Field(description="The seat that may choose it; -1 for anybody who plays.")
    title: str
    about: str
    mine: bool = Field(description="Whether this seat may choose it.")


class Afterwards(BaseModel):
    """What follows the match."""

    token: str = Field(description="The token of the same seat in the match that follows; empty while none does.")
    sequels: list[Sequel] = Field(description="Empty while the match goes on, and once another follows.")
    again: bool = Field(description="Whether this seat may ask for the same again.")
    unlocked: list[str] = Field(description="The titles of what the match has unlocked for the seat's profile.")


class Error(BaseModel):
    """Why a request was refused. Nothing has changed."""

    error: str = Field(description="A code that stays the same.")
    message: str = Field(description="A sentence for a person.")
    place: str = Field(description='Where the mistake is, as "body.seq"; empty if nowhere in particular.')


class CreatedMatch(BaseModel):
    """A new match. Every token is the secret of one seat."""

    match: str
    tokens: list[str] = Field(description="The creator's own first, then those of the other people by their seats.")
    watch: str = Field(description="The token with which one may look on.")


class SeatedPlayer(BaseModel):
    """Who sits on a seat."""

    seat: int
    kind: str = Field(description='"person", "bot", or "open" while a friend has not yet come.')
    name: str
    bot: str


class Seat(BaseModel):
    """The seat that the token opens."""

    match: str
    game: str
    seat: int = Field(description="-1 for somebody who looks on.")
    opponent: Opponent
    players: list[SeatedPlayer]
    hotseat_tokens: list[str] = Field(description="At one screen: the token of every seat, seat 0 first.")
    invitations: list[str] = Field(description="Tokens for friends who have not yet come.")
    watch: str = Field(description="The token with which one may look on.")


class LegalAction(BaseModel):
    """One action that may be taken now."""

    action: int
    words: str = Field(description="The game's notation; it stays the same, as replays use it.")
    label: str = Field(description="What it does, in the language asked for.")
    verb: str
    piece: str
    final: bool = Field(description="A use or a pass that cannot be taken back: people are asked before it happens.")


class PositionNow(BaseModel):
    """The match as the seat sees it."""

    match: str
    seat: int
    seq: int
    over: bool
    returns: list[float] = Field(description="The result of each seat, from -1 (lost) to 1 (won).")
    waiting: list[int] = Field(description="Seats whose players must sit down before the first move can be made.")
    thinking: bool = Field(description="Whether a bot must answer now.")
    begun_again: list[int] = Field(description="Seats whose bot failed at what it was last asked, and began again.")
    stand_ins: dict[int, str] = Field(description="Seats whose bot failed repeatedly, with the bot that now answers.")
    player: int = Field(description="The seat that must answer; -1 when the match is over.")
    prompt: str = Field(description="The question that waits, in the language asked for.")
    actions: list[LegalAction] = Field(description="Empty unless this seat must answer.")
    can_undo: bool
    undo_asks: bool = Field(description="Whether taking back needs the consent of another player.")
    undo_asked_by: int | None
    events: list[dict[str, Any]] = Field(description="What the seat saw of the last move.")
    view: dict[str, Any] = Field(description="All that the seat may see; its `table` is the game's own.")


class LogEntry(BaseModel):
    """One event that the seat saw."""

    seq: int = Field(description="The position after the move that caused it, or that of setup.")
    seat: int = Field(description="The seat that moved; -1 for setup.")
    sentence: str = Field(description="What happened, in the language asked for.")
    rule: str
    event: dict[str, Any]


class Message(BaseModel):
    """What somebody said at the table."""

    number: int = Field(description="Its number in the match, from 1 on; it has nothing to do with positions.")
    seat: int
    name: str = Field(description="The name under which the seat is known now; empty if it gave none.")
    said: datetime
    text: str


class WhyNot(BaseModel):
    """Why a piece can do nothing now; all empty if it can do something."""

    reason: str
    rule: str
    rule_text: str


class OptionValue(BaseModel):
    """One value of an option."""

    name: str
    meaning: str


class GameOption(BaseModel):
    """One thing that is settled before a game begins."""

    name: str
    meaning: str
    default: str
    values: list[OptionValue] = Field(description="What may be chosen; empty where any text goes.")
    per_seat: bool
    from_profile: bool = Field(description="Whether it is filled in from players' profiles where nothing is given.")
    rules: list[str]


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    seats: tuple[int, int] = Field(description="The fewest and the most.")
    options: list[GameOption]


class RuleText(BaseModel):
    """One rule of a game's inventory."""

    id: str
    kind: str
    profile: str
    section: str
    text: str
