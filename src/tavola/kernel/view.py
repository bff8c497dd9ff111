"""What a seat may see: the only door through which anything leaves the engine for a person or a bot.

A view is plain data (dicts, lists, texts, numbers), already redacted, in no particular language. Two states that
differ only in what a seat may not know give that seat equal views.
"""

from __future__ import annotations

from typing import TypedDict

#: The seat number of somebody who only looks on.
SPECTATOR = -1


class Action(TypedDict):
    """One legal action of the seat that must answer."""

    #: The number to apply.
    action: int
    #: The game's notation: stable words, as a replay records them.
    words: str
    #: What it does, as a name that the page knows how to say: ``"play"``, ``"use"``, ``"pass"``, ``"pick"``...
    verb: str
    #: The id of the piece that a person would click, or "" where there is none.
    piece: str


class Offer(TypedDict):
    """One of several things that are offered by number: which card it comes from, and which of its abilities."""

    card: str
    ability: int


class ChoiceView(TypedDict):
    """The question that waits. Everybody sees that it waits and for whom; only the seat asked sees the answers."""

    kind: str
    player: int
    rules: list[str]
    #: The id of the piece that asks, or "".
    source: str
    #: The card and the ability that ask; empty and -1 where it is the rules.
    about: Offer
    #: The ids of the pieces picked so far for this question.
    picked: list[str]
    #: What the numbers among the answers stand for, in their order; empty where there are none.
    offers: list[Offer]
    actions: list[Action]


class View(TypedDict):
    """What one seat may see of a game."""

    game: str
    seat: int
    choice: ChoiceView | None
    returns: list[float]
    #: The game's own part; each game declares its shape.
    table: dict[str, object]
