"""The shape of what a seat sees of a game of Altered: the ``table`` of its view. `view.py` fills it."""

from __future__ import annotations

from typing import TypedDict


class Piece(TypedDict):
    """A card that the seat may see, as it now is."""

    #: The object's id: "o17". A card that changes zone is a new object (ALT-OBJ-03) and gets a new id.
    id: str
    #: Its reference, "ALT_CORE_B_AX_04_C"; the card's printed facts and text are found by it.
    card: str
    #: Forest, Mountain, Water with boosts; 0, 0, 0 for what is no Character.
    stats: list[int]
    boosts: int
    #: Counters of the card's own kind (Kelon, Scrap, ...).
    counters: int
    #: Among "anchored", "asleep", "exhausted", "fleeting".
    statuses: list[str]
    #: Keywords that it has now, printed or granted: "gigantic", "tough 2", "defender", "seasoned", "eternal".
    keywords: list[str]


class Expedition(TypedDict):
    """One of a seat's two Expeditions."""

    #: "hero" or "companion".
    side: str
    #: The region where its counter stands, 0 to 7 (ALT-BOARD-01).
    at: int
    characters: list[Piece]
    #: Forest, Mountain, Water as Progress would reckon them now.
    totals: list[int]
    #: The terrains in which it would win now; it moves if there is one and `held` is empty.
    wins: list[str]
    would_move: bool
    #: The rule that holds it back (Defender and the like), or "".
    held: str


class Seat(TypedDict):
    """One player's side of the table."""

    hero: Piece | None
    #: How many cards the Deck and the Hand hold, and what the Hand holds if it is this seat's own.
    deck: int
    hand: int
    hand_cards: list[Piece]
    #: Cards that the seat saw go into this Hand, or onto this Deck (top first, None for unknown), by reference.
    hand_known: list[str]
    deck_known: list[str]
    #: Mana Orbs: how many, how many are ready, and their faces if they are this seat's own.
    mana: int
    mana_ready: int
    mana_cards: list[Piece]
    reserve: list[Piece]
    landmarks: list[Piece]
    #: Oldest first; the last is on top.
    discard: list[Piece]
    expeditions: list[Expedition]
    passed: bool


class Region(TypedDict):
    """One region of the Adventure."""

    #: "hero", "tumult" or "companion"; "arena" once the tiebreaker is on.
    kind: str
    face_up: bool
    #: Among "forest", "mountain", "water"; empty while face down.
    terrains: list[str]


class Waiting(TypedDict):
    """A Reaction that waits in Limbo, or an effect that lasts."""

    player: int
    #: The card it came from.
    card: str
    #: Which ability of the card's list, as in the card's texts; -1 if it is none of them.
    ability: int


class Asked(TypedDict):
    """What the seat that is asked must know besides the choice itself; see `asking.py`."""

    #: The step of the card that asks, by its number among all its steps; -1 where no step of the card asks.
    step: int
    #: The cards that give a choice where there would be none: of dice, of cards laid open.
    by: list[str]
    #: The one card that "it" means in the step, where it lies open; "" for none.
    it: str
    #: How the card that is picked pays: "sacrifice", "discard", "reserve"; "" where nothing is paid.
    pays: str
    #: A card that would go ``to`` a zone, and may go to another one instead; "" where the question is no such.
    card: str
    to: str
    instead: str


class AlteredTable(TypedDict):
    """Everything on the table."""

    day: int
    #: "setup", "morning", "noon", "afternoon", "dusk", "night".
    phase: str
    first_player: int
    #: Whose Afternoon turn it is, or -1.
    turn: int
    arena: bool
    profile: str
    regions: list[Region]
    seats: list[Seat]
    #: The card being played, while it is in Limbo.
    limbo: list[Piece]
    pending: list[Waiting]
    lasting: list[Waiting]
    #: For the seat that is asked only.
    asked: Asked
    #: The ids of pieces named in Clean-up, which leave when both players have chosen (ALT-CLEANUP-03).
    surplus: list[str]
    #: Who won: 0, 1, or -1 while nobody has.
    winner: int
