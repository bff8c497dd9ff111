"""The log: every event as a sentence, for the one who did it and for others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tavola.games.faeriell.herb import herb_name
from tavola.games.faeriell.names import (
    ACHIEVEMENTS_OF,
    BEACONS_OF,
    ESSENCES,
    GUARDIANS_OF,
    GUARDIANS_OF_THE,
    GUARDIANS_THE,
    HEROES_THE,
    HEROES_YOUR,
    MENACES,
    PHASES_OF,
    TERRAINS,
    TRIBES,
)
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import (
    ACHIEVEMENT_NAMES,
    COLOUR_NAMES,
    GUARDIAN_NAMES,
    GUARDIANS,
    HERO_NAMES,
    PHASE_NAMES,
)
from tavola.kernel.event import Detail
from tavola.kernel.language import mark, translate

PACKAGE: Final = "tavola.games.faeriell"

#: Event -> what it is for the one who did it, and for others.
EVENTS: Final[dict[str, tuple[str, str]]] = {
    # Setup
    "first_player": (mark("You hold the First Player token."), mark("{who} holds the First Player token.")),
    "set_aside": (mark("You set {your_hero} aside until play begins."), mark("{who} sets {the_hero} aside.")),
    "revealed_for": (
        mark("You discard a {essence} that shows {guardian}: you settle in that Area."),
        mark("{who} discards a {essence} that shows {guardian}, to settle in that Area."),
    ),
    "chosen_hero": (mark("Your Hero is {the_hero}."), mark("{who} chooses {the_hero}.")),
    "harvest_token": (mark("The Harvest token starts on {icon}."), mark("The Harvest token starts on {icon}.")),
    "threatened": (mark("{menace} under {guardian}."), mark("{menace} under {guardian}.")),
    # Rounds
    "round": (mark("Round {round}: you begin."), mark("Round {round}: {who} begins.")),
    "phase": (mark("Your {phase}."), mark("{phase}: {who}.")),
    # Essences
    "essence": (mark("You take a {essence}{side}."), mark("{who} takes a {essence}.")),
    "spent": (
        mark("You spend a {essence}; it shows {guardian}."),
        mark("{who} spends a {essence}; it shows {guardian}."),
    ),
    "reshuffled": (
        mark("The discarded cards become a new deck: {essence}."),
        mark("The discarded cards become a new deck: {essence}."),
    ),
    "handed_over": (
        mark("You hand a Corruption Essence over to {to}."),
        mark("{who} hands a Corruption Essence over to {to}."),
    ),
    "discount_innate": (
        mark("{your_hero} takes an Essence off the cost."),
        mark("{who}: {the_hero} takes an Essence off the cost."),
    ),
    "discount_herb": (
        mark("Your Herb takes a {essence} off the cost."),
        mark("{who}: a Herb takes a {essence} off the cost."),
    ),
    "discount_region": (
        mark("A Settlement of yours in the Area takes an Essence off the cost."),
        mark("{who}: a Settlement in the Area takes an Essence off the cost."),
    ),
    # Tribe Phase
    "dressed": (mark("{your_hero} stands on {node}."), mark("{who}: {the_hero} stands on {node}.")),
    "perk": (mark("{your_hero} gains a Perk: {perk}"), mark("{who}: {the_hero} gains a Perk: {perk}")),
    "pile_turned": (
        mark("You move a Perk to the bottom of its pile: {perk}"),
        mark("{who} moves a Perk to the bottom of its pile: {perk}"),
    ),
    "settled": (mark("You settle in {region}."), mark("{who} settles in {region}.")),
    "beacon": (mark("You build a {beacon} in {region}."), mark("{who} builds a {beacon} in {region}.")),
    "totem": (mark("The Totem is yours, in {region}."), mark("The Totem goes to {who}, in {region}.")),
    "herb": (mark("You gather a Herb: {herb}."), mark("{who} gathers a Herb: {herb}.")),
    "herb_discarded": (mark("You discard a Herb: {herb}."), mark("{who} discards a Herb: {herb}.")),
    "attuned": (mark("You are attuned with {guardian}."), mark("{who} is attuned with {guardian}.")),
    # Event Phase
    "revealed": (
        mark("You reveal a {essence} that shows {guardian}."),
        mark("{who} reveals a {essence} that shows {guardian}."),
    ),
    "guardian_moved": (mark("{guardian} goes to {region}."), mark("{guardian} goes to {region}.")),
    "drawn": (mark("You draw a {menace}: {guardian}."), mark("{who} draws a {menace}: {guardian}.")),
    "havoc": (
        mark("You draw Havoc: all discarded tokens are back in the bag."),
        mark("{who} draws Havoc: all discarded tokens are back in the bag."),
    ),
    "corrupted": (mark("{guardian} is Corrupted."), mark("{guardian} is Corrupted.")),
    "token_cleansed": (
        mark("You free {guardian} from Corruption."),
        mark("{who} frees {guardian} from Corruption."),
    ),
    "solved": (mark("You solve the {menace} {of_guardian}."), mark("{who} solves the {menace} {of_guardian}.")),
    "solved_by_hero": (
        mark("{your_hero} solves the {menace} {of_guardian}."),
        mark("{who}: {the_hero} solves the {menace} {of_guardian}."),
    ),
    "removed": (mark("You remove the {menace} {of_guardian}."), mark("{who} removes the {menace} {of_guardian}.")),
    "tracked": (
        mark("Your Tracking token: {essence}, space {space}."),
        mark("{who}, Tracking token: {essence}, space {space}."),
    ),
    "harvest": (mark("You move the Harvest token to {icon}."), mark("{who} moves the Harvest token to {icon}.")),
    "harvest_frozen": (mark("It is frozen: nobody harvests."), mark("It is frozen: nobody harvests.")),
    "frozen": (mark("The wheel freezes: {icon}."), mark("The wheel freezes: {icon}.")),
    "doom": (mark("Doom is on {doom}."), mark("Doom is on {doom}.")),
    "corruption": (
        mark("Your Tribe Corruption is {level}."),
        mark("{who}: Tribe Corruption is {level}."),
    ),
    # Hero Phase
    "moved": (mark("{your_hero} goes to {node}."), mark("{who}: {the_hero} goes to {node}.")),
    "quest": (
        mark("{your_hero} goes on a Quest: {essence}{side}."),
        mark("{who}: {the_hero} goes on a Quest: {essence}."),
    ),
    "quest_dropped": (
        mark("You give up a Quest: {essence}, {guardian}."),
        mark("{who} gives up a Quest: {essence}, {guardian}."),
    ),
    "quest_solved": (
        mark("{your_hero} solves a Quest: {essence}, {guardian}."),
        mark("{who}: {the_hero} solves a Quest: {essence}, {guardian}."),
    ),
    "perk_used": (mark("You use a Perk: {perk}"), mark("{who} uses a Perk: {perk}")),
    "herb_used": (mark("You use a Herb: {herb}."), mark("{who} uses a Herb: {herb}.")),
    "herb_gem": (
        mark("Your Herb: {the_hero} gains an Action gem."),
        mark("{who}, by a Herb: {the_hero} gains an Action gem."),
    ),
    "drifter": (mark("The Drifter is on {node}."), mark("The Drifter is on {node}.")),
    "shifted": (
        mark("You shift a token from {guardian} to {other}."),
        mark("{who} shifts a token from {guardian} to {other}."),
    ),
    # Achievements and the end
    "claimed": (mark("You claim an Achievement: {achievement}."), mark("{who} claims an Achievement: {achievement}.")),
    "lost": (mark("You lose an Achievement: {achievement}."), mark("{who} loses an Achievement: {achievement}.")),
    "fifth": (
        mark("That is your 5th: the game ends with this round."),
        mark("{who} has a 5th Achievement: the game ends with this round."),
    ),
    "sower": (
        mark("The Corruption Sower is yours: you win if Doom reaches 15."),
        mark("{who} gains the Corruption Sower, and wins if Doom reaches 15."),
    ),
    "became_sower": (
        mark("{your_hero} becomes the Corruption Sower."),
        mark("{who}: {the_hero} becomes the Corruption Sower."),
    ),
    "over": (mark("{ending}"), mark("{ending}")),
}

ENDINGS: Final[dict[str, str]] = {
    "doom": mark("Doom has reached 15: Faeriell falls."),
    "achievements": mark("The last round is over: the Achievements are counted."),
    "seventh": mark("A 7th Achievement: Faeriell is saved."),
    "team": mark("The team has done it: Faeriell is saved."),
    "winter": mark("The whole wheel is frozen: Faeriell is lost."),
}
#: A wheel icon with its article.
TERRAIN_ICONS: Final = (
    mark("the Mountain icon"),
    mark("the Meadow icon"),
    mark("the River icon"),
    mark("the Forest icon"),
)
#: What its owner sees of a drawn card.
SIDE: Final = mark(" that shows {guardian}")
WHEEL_EVENTS: Final = ("harvest", "harvest_token", "frozen")


def words_for(language: str) -> Callable[[str], str]:
    """Looks sentences of this game up in a language."""
    return lambda sentence: translate(PACKAGE, language, sentence)


def capital(text: str) -> str:
    """``text`` with a capital first letter."""
    return text[:1].upper() + text[1:]


def sentence_of(event: Mapping[str, Detail], seat: int, language: str) -> str:
    """What happened, for somebody in ``seat``."""
    words = words_for(language)
    name = str(event["event"])
    player = event.get("player", -1)
    own, others = EVENTS["solved_by_hero" if name == "solved" and "hero" in event else name]
    gaps = gaps_of(event, words)
    return capital(words(own if player == seat and seat >= 0 else others).format(**gaps))


def gaps_of(event: Mapping[str, Detail], words: Callable[[str], str]) -> dict[str, Any]:
    """The details of an event as words."""
    gaps: dict[str, Any] = {"side": ""}
    for key, value in event.items():
        if key == "player" and isinstance(value, int):
            gaps["who"] = TRIBES[value]
        elif key == "to" and isinstance(value, int):
            gaps["to"] = TRIBES[value]
        elif key in WORDS_OF:
            gap, names, meant = WORDS_OF[key]
            gaps[gap] = words(meant[names.index(str(value))])
        elif key == "perk" and isinstance(value, int):
            gaps[key] = TILES[value].text(words)
        elif key == "herb" and isinstance(value, int):
            gaps[key] = herb_name(value, words)
        else:
            gaps[key] = value
    if "colour" in event:
        colour = COLOUR_NAMES.index(str(event["colour"]))
        gaps["essence"] = words(ESSENCES[colour])
        gaps["menace"] = words(MENACES[colour])
        gaps["beacon"] = words(BEACONS_OF[colour]) if colour < len(BEACONS_OF) else ""
        if event["event"] in ("essence", "quest") and "guardian" in event:
            gaps["side"] = words(SIDE).format(guardian=gaps["guardian"])
    if "hero" in event:
        gaps["your_hero"] = words(HEROES_YOUR[HERO_NAMES.index(str(event["hero"]))])
    if "guardian" in event:
        gaps["of_guardian"] = words(GUARDIANS_OF_THE[GUARDIAN_NAMES.index(str(event["guardian"]))])
    if event["event"] in WHEEL_EVENTS:
        gaps["icon"] = icon_words(event["icon"], words)
    if event["event"] == "over":
        gaps["ending"] = words(ENDINGS[str(event["ending"])])
    return gaps


#: Detail -> the gap that it fills, the names that events use, and the words for them.
WORDS_OF: Final[dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]]] = {
    "hero": ("the_hero", HERO_NAMES, HEROES_THE),
    "guardian": ("guardian", GUARDIAN_NAMES, GUARDIANS_THE),
    "other": ("other", GUARDIAN_NAMES, GUARDIANS_THE),
    "phase": ("phase", PHASE_NAMES, PHASES_OF),
    "achievement": ("achievement", ACHIEVEMENT_NAMES, ACHIEVEMENTS_OF),
}


def icon_words(icon: Detail, words: Callable[[str], str]) -> str:
    """A wheel icon, by its number."""
    assert isinstance(icon, int)
    return words(GUARDIANS_THE[icon] if icon < GUARDIANS else TERRAIN_ICONS[icon - GUARDIANS])


def region_words(table: Mapping[str, Any], region: int, words: Callable[[str], str]) -> str:
    """A Region by its name, with its Area and terrain."""
    land = table["map"]
    area, terrain = words(GUARDIANS_OF[land["areas"][region]]), words(TERRAINS[land["terrains"][region]])
    return f"{land['region_names'][region]} ({area}, {terrain})"
