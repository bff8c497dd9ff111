"""The shape of a view of Sons of Faeriell: plain data, drawn by the page, the picture and the terminal alike.

Colours, terrains, Guardians, Hero types and Achievements are numbers as in `pieces`; -1 is none. Ids of pieces:
``r`` + Region, ``n`` + node, ``g`` + Guardian, ``h`` + player + ``-`` + Hero type, ``p`` + Perk, ``a`` + Attunement's
Guardian, ``b`` + Herb in the row, ``o`` + player + ``-`` + own Herb, ``c`` + card of one's own Pool, ``q`` + type +
``-`` + own Quest card, ``k`` + colour of a deck, ``w`` + wheel slot, ``x`` + Achievement, ``s`` + slot of the board,
``f`` + Phase of the own board, ``m`` + colour of the unbuilt Beacons, ``t`` + player, ``totem``, ``doom``, ``drifter``.
"""

from __future__ import annotations

from typing import TypedDict


class RegionView(TypedDict):
    """A Region as it is now; its shape is in `MapView`."""

    id: str
    owner: int
    beacon: int
    totem: bool
    #: The terrain of its token, where it is a Heartland.
    token: int


class MapView(TypedDict):
    """What the map is, the same all game long."""

    size: tuple[float, float]
    region_names: list[str]
    areas: list[int]
    terrains: list[int]
    polygons: list[list[tuple[float, float]]]
    node_names: list[str]
    nodes: list[tuple[float, float]]
    #: Pairs of nodes.
    paths: list[tuple[int, int]]


class GuardianView(TypedDict):
    """A Great Guardian, the colour of the token underneath, and its Attunement."""

    id: str
    region: int
    token: int
    attunement: int
    rotated: bool
    #: What the Attunement costs: red, yellow, blue, green, any.
    cost: list[int]


class HeroView(TypedDict):
    """A Hero tile of a player, active (on a node) or not."""

    id: str
    type: int
    active: bool
    node: int
    level: int
    gems: int
    most_gems: int
    perks: list[PerkView]
    #: The colours of its Quest cards, and to their owner the cards themselves.
    quests: list[int]
    quest_cards: list[int]
    innate_used: bool


class PerkView(TypedDict):
    """A Perk tile on a Hero."""

    id: str
    perk: int
    used: bool


class HerbView(TypedDict):
    """A Herb of a player."""

    id: str
    herb: int
    rotated: bool


class CardCount(TypedDict):
    """Essence cards of one kind: colour times 8, plus the Guardian."""

    id: str
    card: int
    count: int


class SeatView(TypedDict):
    """A Tribe."""

    player: int
    corruption: int
    sower: bool
    phases_done: list[bool]
    regions: list[int]
    settlements_left: int
    harvest_steps: int
    #: How many Essences of each colour; and the cards that the looking seat knows.
    essences: list[int]
    cards: list[CardCount]
    tracking: list[int]
    heroes: list[HeroView]
    herbs: list[HerbView]
    attunements: list[int]
    #: For each slot of the board its colour (4: any), and whether a token still covers it.
    slots: list[int]
    covered: list[bool]
    spare: int
    claims: list[int]
    #: Full coop: cards drawn for setup, how many and, to their owner, which.
    drawn: int
    drawn_cards: list[int]
    holds_drifter: bool
    #: What the next Settlement costs in one colour; 0 when all are built.
    settlement_cost: int


class DeckView(TypedDict):
    """An Essence deck with its discard pile, whose Guardian sides are seen, the top one last."""

    id: str
    count: int
    discard: list[int]


class PileView(TypedDict):
    """A Perk pile: the tile on top, or -1, and how many there are."""

    id: str
    top: int
    count: int


class HarvestView(TypedDict):
    """What a stop of the Harvest token would give a player.

    ``colours``: for each Essence the colours it may have, more than one where its owner picks. ``lost``: Regions that
    give nothing for a Menace. ``event``: whether a Corruption Event follows: 0 no, 1 if the player picks that Region,
    2 yes.
    """

    player: int
    colours: list[list[int]]
    lost: int
    event: int


class StopView(TypedDict):
    """A slot of the wheel in reach of the player who harvests."""

    slot: int
    steps: int
    harvest: list[HarvestView]


class WheelView(TypedDict):
    """The harvest wheel: icons clockwise (8 and up: a terrain), the token, the gems of Winter's Grasp."""

    slots: list[int]
    at: int
    gems: list[int]
    stops: list[StopView]


class AchievementView(TypedDict):
    """An Achievement: who holds it, what everybody has to show, and the least that counts."""

    id: str
    achievement: int
    holders: list[int]
    scores: list[int]
    least: int


class AskedView(TypedDict, total=False):
    """What the waiting question is about."""

    colour: int
    colours: list[int]
    count: int
    guardian: int
    region: int
    hero: int
    achievement: int
    terrain: int
    due: list[int]
    #: A payment: cards paid so far, discounts used, and the discounts that are left by colour and by Settlements.
    paid: list[int]
    discounts: int
    left: list[int]
    token: bool
    #: A Settlement in setup: one more than the first two; in the Area of one's own cards.
    more: bool
    cards: bool


class FaeriellTable(TypedDict):
    """The whole table."""

    round: int
    #: The turn of the round, from 0, and whose it is.
    turn: int
    player: int
    #: The Phase under way, whatever is asked in it, or -1.
    phase: int
    first_player: int
    mode: str
    scenario: str
    difficulty: str
    modules: list[str]
    source: str
    map: MapView
    regions: list[RegionView]
    guardians: list[GuardianView]
    seats: list[SeatView]
    doom: int
    #: Tokens that the next Menace draft draws; in the bag; next to it, by colour (5: Havoc never lies there).
    draws: int
    bag: int
    aside: list[int]
    automatic_doom: int
    decks: list[DeckView]
    herb_row: list[HerbView]
    herb_deck: int
    herb_discard: list[int]
    herb_cost: list[int]
    piles: list[PileView]
    sower: int
    sower_stock: list[int]
    beacon_supply: list[int]
    beacon_cost: list[int]
    #: Essences of the bound colour.
    dress_up_cost: int
    totem: int
    totem_cards: list[int]
    wheel: WheelView
    achievements: list[AchievementView]
    drifter: int
    drifter_holder: int
    #: The game ends with this round.
    triggered: bool
    tash: int
    asked: AskedView
    #: Different Achievements and tokens placed, and the targets of a team; zeros elsewhere.
    team: list[int]
    ending: str
    #: Place of each player, 1 for the best, 0 where all lost; empty while the game runs.
    places: list[int]
