"""What is printed on the parts of the game and not in its rules, read from house.toml or from an owner's own file."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from typing import Final

from tavola.games.faeriell.pieces import (
    COLOUR_NAMES,
    DOOM_END,
    GUARDIAN_NAMES,
    GUARDIANS,
    HERO_NAMES,
    TERRAIN_NAMES,
    TOKENS_EACH,
)
from tavola.games.faeriell.world import World, read_world
from tavola.kernel.declaration import Declaration, declared, laid_over, shown, written
from tavola.kernel.language import mark
from tavola.kernel.toml_lines import Place

PLAYERS: Final = 4
WHEEL_SLOTS: Final = 12
#: Cards of one colour of Essence, and of the Herbs in either edition (FAE-COMP-05).
ESSENCE_CARDS: Final = 16
HERB_CARDS: Final = 16
KICKSTARTER_HERB_CARDS: Final = 20
#: The bounds of what a file may say; a card has no room for more symbols.
MOST_COST: Final = 12
MOST_COPIES: Final = 9
MOST_SOURCE: Final = 60

#: Colours of a cost or a slot: the last stands for whichever colour the player likes.
COST_NAMES: Final = (*COLOUR_NAMES[:4], "any")
WHEEL_NAMES: Final = (*GUARDIAN_NAMES, *TERRAIN_NAMES)
PLAYER_NAMES: Final = ("player_1", "player_2", "player_3", "player_4")
#: The slots of the Settlements that may still be on the board, by how many are on the map.
OWNED_NAMES: Final = ("owned_2", "owned_3", "owned_4", "owned_5", "owned_6")
#: The Herbs in the order of their numbers: each kind is four cards, named by what they are about.
HERB_NAMES: Final = (
    ("discount", COLOUR_NAMES[:4]),
    ("solve", COLOUR_NAMES[:4]),
    ("hero", HERO_NAMES[:4]),
    ("terrain", TERRAIN_NAMES),
)
HERB_TABLES: Final = ("discount", "solve", "hero", "terrain")

TOP_KEYS: Final = (
    "source",
    "costs",
    "harvest_wheel",
    "doom_track",
    "player_board",
    "terrain_tokens",
    "essence_cards",
    "event_tokens",
    "herb_cards",
    "first_game",
    "map",
)
#: What an owner's file replaces whole; the star stands for every key of the table.
TAKEN_WHOLE: Final[tuple[Place, ...]] = (
    ("map",),
    ("costs", "beacon"),
    ("costs", "herb"),
    ("costs", "attunements", "*"),
    ("first_game", "heartlands", "*"),
)


class Values:
    """Everything that a game is played with and that the rules do not print; it never changes."""

    __slots__ = (
        "achievement_slots",
        "attunement_costs",
        "automatic_doom",
        "beacon_cost",
        "digest",
        "dress_up_cost",
        "essence_guardians",
        "first_heartlands",
        "first_settlements",
        "harvest_steps",
        "herb_copies",
        "herb_cost",
        "kickstarter_herb_copies",
        "source",
        "terrain_tokens",
        "token_sides",
        "wheel",
        "world",
    )

    def __init__(self, file: Declaration) -> None:
        """What ``file`` declares; where it notes a fault something stands in, so that every fault is found."""
        file.table((), TOP_KEYS)
        #: Whose values they are: "house", or an owner's word.
        self.source: str = file.text(("source",), file.at(("source",)), MOST_SOURCE)
        # Costs: of a beacon, a Herb and each Attunement as five numbers, the fifth for any colour.
        file.table(("costs",), ("dress_up", "beacon", "herb", "attunements"))
        #: So many Essences of the bound colour of the new Hero.
        self.dress_up_cost: int = file.number(("costs", "dress_up"), file.at(("costs", "dress_up")), 0, MOST_COST)
        self.beacon_cost: tuple[int, ...] = _cost(file, ("costs", "beacon"))
        self.herb_cost: tuple[int, ...] = _cost(file, ("costs", "herb"))
        file.table(("costs", "attunements"), GUARDIAN_NAMES)
        self.attunement_costs: tuple[tuple[int, ...], ...] = tuple(
            [_cost(file, ("costs", "attunements", name)) for name in GUARDIAN_NAMES]
        )
        #: Clockwise: Guardians, and terrains from WHEEL_TERRAIN on.
        self.wheel: tuple[int, ...] = _wheel(file)
        #: The symbols of each space of the Doom track, which say how far it moves by itself.
        self.automatic_doom: tuple[int, ...] = _doom(file)
        #: The number in the topmost empty Settlement slot, by how many Settlements are on the map.
        self.harvest_steps: tuple[int, ...] = _steps(file)
        #: What each slot of the Achievement tokens costs: a colour, or ANY.
        self.achievement_slots: tuple[int, ...] = _slots(file)
        self.terrain_tokens: tuple[int, ...] = _dealt(file, ("terrain_tokens",), TERRAIN_NAMES, GUARDIANS)
        #: On the hidden sides of the cards of one colour.
        self.essence_guardians: tuple[int, ...] = _dealt(file, ("essence_cards",), GUARDIAN_NAMES, ESSENCE_CARDS)
        #: Of each token of a colour: the Guardians of its two sides.
        self.token_sides: tuple[tuple[int, int], ...] = _sides(file)
        # Copies of each Herb in the deck, in the base game and in the Kickstarter edition.
        file.table(("herb_cards",), ("base", "kickstarter"))
        self.herb_copies: tuple[int, ...] = _herbs(file, "base", HERB_CARDS)
        self.kickstarter_herb_copies: tuple[int, ...] = _herbs(file, "kickstarter", KICKSTARTER_HERB_CARDS)
        self.world: World = read_world(file)
        # The starting scenario: Region and token of each Area's Heartland, and the two Regions of each player.
        file.table(("first_game",), ("heartlands", "settlements"))
        self.first_heartlands: tuple[tuple[int, int], ...] = _heartlands(file, self.world, self.terrain_tokens)
        self.first_settlements: tuple[tuple[int, int], ...] = _settlements(file, self.first_heartlands)
        #: A short name for all that is played with: equal where two files, whatever their words, play alike.
        self.digest: str = _digest(self)


def _cost(file: Declaration, place: Place) -> tuple[int, ...]:
    before = file.faults()
    cost = file.table(place, COST_NAMES, needed=False)
    numbers = [file.number((*place, name), cost.get(name, 0), 0, MOST_COST) for name in COST_NAMES]
    if file.faults() == before and file.at(place) is not None and not 1 <= sum(numbers) <= MOST_COST:
        say = mark("{at} costs {count} Essences; it must be 1 to {most}.")
        file.fault(place, say, count=sum(numbers), most=MOST_COST)
    return tuple(numbers)


def _wheel(file: Declaration) -> tuple[int, ...]:
    place: Place = ("harvest_wheel", "slots")
    file.table(("harvest_wheel",), ("slots",))
    entries = file.array(place, file.at(place), WHEEL_SLOTS, WHEEL_SLOTS)
    slots = [file.word((*place, at), entry, WHEEL_NAMES) for at, entry in enumerate(entries)]
    for guardian in range(GUARDIANS):
        count = slots.count(guardian)
        # A slot that cannot be read may be the one.
        if count > 1 or (slots and not count and -1 not in slots):
            say = mark("{at} has the {guardian} {count} times; each Guardian is there once.")
            file.fault(place, say, guardian=GUARDIAN_NAMES[guardian], count=count)
    return tuple(slots)


def _doom(file: Declaration) -> tuple[int, ...]:
    place: Place = ("doom_track", "automatic")
    file.table(("doom_track",), ("automatic",))
    entries = file.array(place, file.at(place), DOOM_END, DOOM_END)
    return tuple([file.number((*place, at), entry, 0, DOOM_END) for at, entry in enumerate(entries)])


def _steps(file: Declaration) -> tuple[int, ...]:
    place: Place = ("player_board", "settlement_slots")
    file.table(("player_board",), ("settlement_slots", "achievement_slots"))
    slots = file.table(place, OWNED_NAMES)
    # Nobody has fewer than two Settlements once the game has begun, so nothing is printed for them.
    steps = [1, 2]
    steps += [file.number((*place, name), slots.get(name), 1, WHEEL_SLOTS) for name in OWNED_NAMES]
    return tuple(steps)


def _slots(file: Declaration) -> tuple[int, ...]:
    place: Place = ("player_board", "achievement_slots")
    entries = file.array(place, file.at(place), 5, 5)
    return tuple([file.word((*place, at), entry, COST_NAMES) for at, entry in enumerate(entries)])


def _dealt(file: Declaration, place: Place, names: tuple[str, ...], total: int) -> tuple[int, ...]:
    """So many of each, by number."""
    counts = file.table(place, names)
    before = file.faults()
    each = [file.number((*place, name), counts.get(name), 0, total) for name in names]
    if file.faults() == before and sum(each) != total:
        file.fault(place, mark("{at} has {count} in all; it must be {total}."), count=sum(each), total=total)
    return tuple([number for number, count in enumerate(each) for _ in range(count)])


def _sides(file: Declaration) -> tuple[tuple[int, int], ...]:
    place: Place = ("event_tokens", "sides")
    file.table(("event_tokens",), ("sides",))
    tokens: list[tuple[int, int]] = []
    for at, entry in enumerate(file.array(place, file.at(place), TOKENS_EACH, TOKENS_EACH)):
        both = file.array((*place, at), entry, 2, 2)
        sides = [file.word((*place, at, side), name, GUARDIAN_NAMES) for side, name in enumerate(both)]
        tokens.append((sides[0], sides[1]) if both else (0, 0))
    return tuple(tokens)


def _herbs(file: Declaration, edition: str, total: int) -> tuple[int, ...]:
    place: Place = ("herb_cards", edition)
    file.table(place, HERB_TABLES)
    before = file.faults()
    copies: list[int] = []
    for kind, names in HERB_NAMES:
        here: Place = (*place, kind)
        cards = file.table(here, names)
        copies += [file.number((*here, name), cards.get(name), 0, MOST_COPIES) for name in names]
    if file.faults() == before and sum(copies) != total:
        file.fault(place, mark("{at} has {count} in all; it must be {total}."), count=sum(copies), total=total)
    return tuple(copies)


def _heartlands(file: Declaration, world: World, tokens: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Where the eight tokens lie (FAE-START-01): each in a Region of its Area."""
    file.table(("first_game", "heartlands"), GUARDIAN_NAMES)
    before = file.faults()
    heartlands: list[tuple[int, int]] = []
    for guardian, called in enumerate(GUARDIAN_NAMES):
        place: Place = ("first_game", "heartlands", called)
        heartland = file.table(place, ("region", "token"))
        token = file.word((*place, "token"), heartland.get("token"), TERRAIN_NAMES)
        heartlands.append((_heartland(file, place, guardian, heartland.get("region"), world), token))
    laid = tuple(sorted([token for _, token in heartlands]))
    if file.faults() == before and len(tokens) == GUARDIANS and laid != tokens:
        say = mark("{at} uses the tokens {laid}; terrain_tokens has {tokens}.")
        file.fault(("first_game", "heartlands"), say, "FAE-SETUP-06", laid=_terrains(laid), tokens=_terrains(tokens))
    return tuple(heartlands)


def _heartland(file: Declaration, place: Place, guardian: int, named: object, world: World) -> int:
    """The Region of a Heartland, which is in the Guardian's Area; -1 for none."""
    if not world.region_count or named is None:
        return -1  # what lies on a map that cannot be read cannot be judged
    area = world.area[world.region_names.index(named)] if named in world.region_names else GUARDIANS
    if area in (guardian, -1):
        return world.region_names.index(str(named))
    if place not in file.lines and ("map",) in file.lines:
        say = mark("{at} is left out, and the house's {region} is no Region of that Area on this map; state it too.")
        file.fault(("map",), say, "FAE-SETUP-06", at=written(place), region=str(named))
    elif area < GUARDIANS:
        say = mark("{at}: {region} is in the Area of the {other}, not of the {guardian}.")
        names = {"region": str(named), "other": GUARDIAN_NAMES[area], "guardian": GUARDIAN_NAMES[guardian]}
        file.fault((*place, "region"), say, "FAE-SETUP-06", **names)
    else:
        file.word((*place, "region"), named, world.region_names)
    return -1


def _terrains(tokens: tuple[int, ...]) -> str:
    return ", ".join([f"{tokens.count(number)} {name}" for number, name in enumerate(TERRAIN_NAMES)])


def _settlements(file: Declaration, heartlands: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The two Heartlands of each player, named by their Guardians (FAE-START-03 to -06)."""
    place: Place = ("first_game", "settlements")
    table = file.table(place, PLAYER_NAMES)
    settlements: list[tuple[int, int]] = []
    taken: list[int] = []
    for player in PLAYER_NAMES:
        here: Place = (*place, player)
        both = file.array(here, table.get(player), 2, 2)
        areas = [file.word((*here, at), name, GUARDIAN_NAMES) for at, name in enumerate(both)]
        for at, area in enumerate(areas):
            if area >= 0 and area in taken:
                say = mark("{at}: the Heartland of the {guardian} has a Settlement already.")
                file.fault((*here, at), say, "FAE-SETUP-24", guardian=GUARDIAN_NAMES[area])
            taken.append(area)
        regions = [heartlands[area][0] for area in areas if area >= 0]
        settlements.append((regions[0], regions[1]) if len(regions) == 2 else (-1, -1))
    return tuple(settlements)


def _digest(values: Values) -> str:
    """Of what is read and not of how it is written, nor of whose it is."""
    world = values.world
    played = [
        [values.dress_up_cost, values.beacon_cost, values.herb_cost, values.attunement_costs],
        [values.wheel, values.automatic_doom, values.harvest_steps, values.achievement_slots],
        [values.terrain_tokens, values.essence_guardians, values.token_sides],
        [values.herb_copies, values.kickstarter_herb_copies],
        [values.first_heartlands, values.first_settlements],
        [world.region_names, world.area, world.terrain, world.polygons, world.size],
        [world.node_names, world.node_at, world.node_regions, world.neighbours],
    ]
    return sha256(json.dumps(played).encode()).hexdigest()[:12]


# Reading --------------------------------------------------------------------------------------------------------------

_PACKAGE: Final = "tavola.games.faeriell"
_HOUSE: Final = declared(_PACKAGE, files(_PACKAGE).joinpath("house.toml").read_text("utf-8"))


def _settled(file: Declaration) -> Values:
    values = Values(file)
    file.settle()
    return values


#: The values of the house, where the owner of a printed game has not entered the printed ones.
HOUSE: Final[Values] = _settled(_HOUSE)


def read_values(text: str) -> Values:
    """An owner's values: what ``text`` declares in TOML, and the house's for what it leaves out.

    Raises:
        BadSetting: it cannot be played with; ``faults`` tells every fault with its line.
    """
    own = declared(_PACKAGE, text)
    if own.data.get("source") == _HOUSE.data["source"]:
        say = mark("{at} is {value}, which are the values of the table itself; name your own.")
        own.fault(("source",), say, value=shown(own.data["source"]))
    house = {key: value for key, value in _HOUSE.data.items() if key != "source"}
    own.data = laid_over(house, own.data, TAKEN_WHOLE)
    return _settled(own)
