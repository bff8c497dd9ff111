"""The shape of a view of Champions of Hara: plain data, drawn by the page, the picture and the terminal alike.

Ids of pieces. Spaces: ``dojo``, ``dojo-1`` to ``dojo-6``, ``oakenmoor-1``; the deck of a World: its name. Units: the
champion's or Corrupted's id. Ability cards: ``card/`` + id. Items: ``item/`` + seat + ``/`` + id. Turn Order cards:
``bonus/`` + seat. Hex cards are pointed at by their space. Quests on offer: ``quest/`` + id. Tiles: ``tile/`` + name.
"""

from __future__ import annotations

from typing import TypedDict


class HexView(TypedDict):
    """A hex card on a space."""

    #: "monster", "event" or "rift".
    kind: str
    #: The card's id, "" while it lies face down.
    card: str
    #: Damage that a Monster has taken this turn.
    hurt: int


class SpaceView(TypedDict):
    """A space, or the center of a World, where it lies now."""

    id: str
    tile: int
    #: 0 for the center.
    number: int
    #: Axial coordinates of the hex.
    q: int
    r: int
    #: Whether figures may be there.
    enterable: bool
    hex: HexView | None
    razed: bool
    #: The ids of the units there.
    units: list[str]
    #: The damage that the seat that is on turn would take here at the end of its turn, before prevention and criticals.
    threat: int


class TileView(TypedDict):
    """A tile: where it lies (0 the middle, then clockwise), its energy, its deck."""

    id: str
    slot: int
    #: "red", "blue", "green"; "" for the Dojo.
    color: str
    removed: bool
    #: Cards left in the World's deck, and the type that the back of the top one shows; for the Dojo 0 and "".
    cards: int
    top: str


class BoardCardView(TypedDict):
    """An Ability card in hand or on the board."""

    id: str
    #: It was Activated this turn.
    used: bool
    charges: int
    #: The half that could be Activated from where it lies: "top" or "bottom".
    half: str


class ItemView(TypedDict):
    """An Item in an inventory."""

    id: str
    card: str
    copies: int
    charges: int


class ResourceView(TypedDict):
    """A special resource on its tracker."""

    name: str
    value: int
    most: int


class QuestView(TypedDict):
    """The Quest of a player: the part in hand, 2 when both are done; what was counted for it."""

    card: str
    part: int
    counted: int


class SeatView(TypedDict):
    """A player area."""

    seat: int
    champion: str
    team: int
    space: str
    health: int
    spirit: int
    #: Red, blue, green.
    energy: list[int]
    resources: list[ResourceView]
    #: "crane", "tiger", "koi" or "".
    stance: str
    hand: list[BoardCardView]
    board: list[BoardCardView]
    #: The Level Up pile.
    pile: list[str]
    items: list[ItemView]
    #: The passive card that works, or "".
    passive: str
    quest: QuestView | None
    #: Place in the order of turns, from 1 on: the number of the Turn Order card; and whether its bonus is used.
    order: int
    bonus_used: bool
    #: Thresholds that will bring a card at the end of the turn: colors, and "ultimate".
    due: list[str]
    shield: int
    next_attack: int
    next_move: int
    points: int
    #: The secret target's champion, for the seat itself only.
    target: str


class CorruptedView(TypedDict):
    """A Corrupted in play."""

    id: str
    space: str
    health: int
    bar: int
    tokens: int
    team: int


class WayView(TypedDict):
    """What a movement to a space would be: the spaces entered, the damage on the way, and the damage waiting there."""

    action: int
    spaces: list[str]
    danger: int
    threat: int


class HaraTable(TypedDict):
    """The game's part of a view."""

    #: Names the card set.
    cards: str
    mode: str
    #: 5 or 10: the end of an energy bar.
    bar: int
    #: Whether the last Health cannot be paid.
    health_must_remain: bool
    day: int
    dusk: bool
    #: Whose turn it is, -1 between turns; the phase: "", "adventure" or "attack".
    active: int
    phase: str
    activations: int
    order: list[int]
    tiles: list[TileView]
    spaces: list[SpaceView]
    seats: list[SeatView]
    corrupted: list[CorruptedView]
    dusk_cards: int
    shifts: int
    discard: list[str]
    #: Item id -> copies left in the Item deck.
    items: dict[str, int]
    doom: int
    tokens: int
    guests: list[str]
    bosses: list[str]
    #: The Quests that the seat may choose from.
    quests: list[str]
    ways: list[WayView]
    #: What the question is about: ids and numbers by name.
    asked: dict[str, object]
    ending: str
    winners: list[int]
