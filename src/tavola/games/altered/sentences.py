"""What the table says of a game of Altered: the log. The questions and their answers are in `questions.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tavola.games.altered.cards import CARDS
from tavola.games.altered.effect import capital
from tavola.games.altered.face import words_for
from tavola.kernel.event import Detail
from tavola.kernel.language import mark

#: Event -> what it is for the one who did it, and for others.
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "hero": (mark("Your Hero is {card}."), mark("The Hero {whose} is {card}.")),
    "first_player": (mark("You are first player."), mark("First player: {who}.")),
    "drew": (mark("You draw: {cards}."), mark("{who} draws {count} cards.")),
    "drew_one": (mark("You draw: {cards}."), mark("{who} draws a card.")),
    "condition_fails": (
        mark("The condition of your {card} does not hold: nothing happens."),
        mark("The condition of {card} does not hold: nothing happens."),
    ),
    "after_you": (
        mark("Your turn is over without a card; you have not passed."),
        mark("{who} ends the turn without a card, and has not passed."),
    ),
    "phase": (mark("Day {day}: {phase}."), mark("Day {day}: {phase}.")),
    "prepared": (mark("Everything is made ready."), mark("Everything is made ready.")),
    "not_expanded": (mark("You do not expand."), mark("{who} does not expand.")),
    "to_mana": (mark("You turn {card} into a Mana Orb."), mark("{who} turns a card into a Mana Orb.")),
    "to_hand": (mark("{card} goes to your Hand."), mark("{card} goes to the Hand {whose}.")),
    "to_deck": (mark("{card} goes onto your Deck."), mark("{card} goes onto the Deck {whose}.")),
    "to_reserve": (mark("{card} goes to your Reserve."), mark("{card} goes to the Reserve {whose}.")),
    "discarded": (mark("Your {card} is discarded."), mark("{card} {whose} is discarded.")),
    "gives_up": (mark("You give up {card}."), mark("{who} gives up {card}.")),
    "vanished": (mark("Your {card} is gone."), mark("{card} {whose} is gone.")),
    "reshuffled": (
        mark("Your discard pile is shuffled beneath your Deck."),
        mark("{who}: the discard pile is shuffled beneath the Deck."),
    ),
    "declared": (mark("You play {card} {origin}."), mark("{who} plays {card} {origin}.")),
    "played": (mark("Your {card} has been played."), mark("{card} {whose} has been played.")),
    "passed": (mark("You pass."), mark("{who} passes.")),
    "used": (mark("You use {card}."), mark("{who} uses {card}.")),
    "reaction": (mark("Your {card} reacts: {ability}"), mark("{card} {whose} reacts: {ability}")),
    "created": (
        mark("You create a {card} {where}."),
        mark("{who} creates a {card} {where}."),
    ),
    "put": (mark("You put {card} {where}."), mark("{who} puts {card} {where}.")),
    "boosted": (mark("Your {card}: boost +{count}."), mark("{card} {whose}: boost +{count}.")),
    "counters": (mark("Your {card} now has {now} counters."), mark("{card} {whose} now has {now} counters.")),
    "gained_status": (mark("Your {card} is now {status}."), mark("{card} {whose} is now {status}.")),
    "lost_status": (mark("Your {card} is no longer {status}."), mark("{card} {whose} is no longer {status}.")),
    "switched": (mark("Your {card} goes to {expedition}."), mark("{card} {whose} goes to {expedition}.")),
    "paid_tough": (mark("You pay {count} for Tough."), mark("{who} pays {count} for Tough.")),
    "rolled": (mark("You roll: {dice}."), mark("{who} rolls: {dice}.")),
    "revealed": (mark("You reveal: {cards}."), mark("{who} reveals: {cards}.")),
    "lasting": (mark("{card} waits for your next card."), mark("{card} {whose} waits for the next card.")),
    "moved_forward": (
        mark("{expedition} moves forward to region {region}."),
        mark("{expedition} moves forward to region {region}."),
    ),
    "moved_backward": (
        mark("{expedition} moves back to region {region}."),
        mark("{expedition} moves back to region {region}."),
    ),
    "turned_up": (mark("A Tumult card is turned up."), mark("A Tumult card is turned up.")),
    "both_arrived": (
        mark("Both players have arrived; the Arena decides."),
        mark("Both players have arrived; the Arena decides."),
    ),
    "arena": (mark("All Expeditions enter the Arena."), mark("All Expeditions enter the Arena.")),
    "arena_totals": (mark("Arena: {first} against {second}."), mark("Arena: {first} against {second}.")),
    "won": (mark("You win!"), mark("{who} wins!")),
}

#: A Reaction that is no ability of the card: an effect that waited for it gives it something (ALT-PLAY-13).
_GIFT: Final = (mark("Your {card} gets what waited for it."), mark("{card} {whose} gets what waited for it."))

#: What is told of a card that goes from one hidden zone to another, to those who do not see it.
_UNSEEN: Final = {
    "to_deck": mark("A card goes onto the Deck {whose}."),
    "to_hand": mark("A card goes to the Hand {whose}."),
}

WHO: Final = (mark("player 1"), mark("player 2"))
OPPONENT: Final = mark("your opponent")
# Whole phrases, prepositions included: languages join them to the articles of what follows.
_WHOSE: Final = (mark("of player 1"), mark("of player 2"))
_OF_OPPONENT: Final = mark("of your opponent")
_ORIGINS: Final = {
    "deck": mark("from Deck"),
    "hand": mark("from Hand"),
    "mana": mark("from Mana"),
    "discard": mark("from the discard pile"),
    "reserve": mark("from Reserve"),
}
PHASES: Final = {
    "setup": mark("Setup"),
    "morning": mark("Morning"),
    "noon": mark("Noon"),
    "afternoon": mark("Afternoon"),
    "dusk": mark("Dusk"),
    "night": mark("Night"),
}
STATUSES: Final = {
    "anchored": mark("Anchored"),
    "asleep": mark("Asleep"),
    "exhausted": mark("Exhausted"),
    "fleeting": mark("Fleeting"),
}
#: Own Hero, own Companion, their Hero, their Companion; then player 1's and 2's for somebody who looks on.
EXPEDITIONS: Final = (
    mark("your Hero Expedition"),
    mark("your Companion Expedition"),
    mark("your opponent's Hero Expedition"),
    mark("your opponent's Companion Expedition"),
)
_EXPEDITIONS_OF_BOTH: Final = (
    mark("player 1's Hero Expedition"),
    mark("player 1's Companion Expedition"),
    mark("player 2's Hero Expedition"),
    mark("player 2's Companion Expedition"),
)
#: The same with the preposition.
_IN_EXPEDITIONS: Final = (
    mark("in your Hero Expedition"),
    mark("in your Companion Expedition"),
    mark("in your opponent's Hero Expedition"),
    mark("in your opponent's Companion Expedition"),
)
_IN_EXPEDITIONS_OF_BOTH: Final = (
    mark("in player 1's Hero Expedition"),
    mark("in player 1's Companion Expedition"),
    mark("in player 2's Hero Expedition"),
    mark("in player 2's Companion Expedition"),
)


def card_name(reference: object) -> str:
    """The name of a card by its reference."""
    card = CARDS.get(str(reference))
    return card.name if card is not None else str(reference)


def expedition_name(expedition: int, seat: int, language: str) -> str:
    """An Expedition, 0 to 3, as ``seat`` calls it."""
    words = words_for(language)
    if seat < 0:
        return words(_EXPEDITIONS_OF_BOTH[expedition])
    return words(EXPEDITIONS[expedition ^ (seat << 1)])


def in_expedition(expedition: int, seat: int, language: str) -> str:
    """Where something is that is in an Expedition, 0 to 3, as ``seat`` says it."""
    words = words_for(language)
    if seat < 0:
        return words(_IN_EXPEDITIONS_OF_BOTH[expedition])
    return words(_IN_EXPEDITIONS[expedition ^ (seat << 1)])


def sentence_of(event: Mapping[str, Detail], seat: int, language: str) -> str:
    """An event as ``seat`` reads it in the log; -1 is somebody who looks on."""
    words = words_for(language)
    name = str(event["event"])
    own, other = EVENTS["drew_one" if name == "drew" and event["count"] == 1 else name]
    if name in _UNSEEN and "card" not in event:
        other = _UNSEEN[name]
    player = event.get("player", -1)
    mine = player == seat and seat >= 0
    gaps: dict[str, Any] = dict(event)
    if isinstance(player, int) and player >= 0:
        gaps["who"] = words(WHO[player] if seat < 0 else OPPONENT)
        gaps["whose"] = words(_WHOSE[player] if seat < 0 else _OF_OPPONENT)
    for name in ("card", "cards"):
        value = event.get(name)
        if isinstance(value, list):
            gaps[name] = ", ".join(card_name(one) for one in value)
        elif value is not None:
            gaps[name] = card_name(value)
    ability = event.get("ability")
    if isinstance(ability, int):
        gaps["ability"] = ability_text(str(event["card"]), ability, language)
        if not gaps["ability"] and event["event"] == "reaction":
            own, other = _GIFT
    expedition = event.get("expedition")
    if isinstance(expedition, int) and expedition >= 0:
        gaps["expedition"] = expedition_name(expedition, seat, language)
        gaps["where"] = in_expedition(expedition, seat, language)
    for name, table in (("phase", PHASES), ("status", STATUSES), ("origin", _ORIGINS)):
        if name in event:
            gaps[name] = words(table[str(event[name])])
    for name in ("dice", "first", "second"):
        value = event.get(name)
        if isinstance(value, list):
            gaps[name] = ", ".join(str(one) for one in value)
    region = event.get("region")
    if isinstance(region, int):
        gaps["region"] = region + 1
    return capital(words(own if mine else other).format(**gaps))


def ability_text(reference: str, place: int, language: str) -> str:
    """The text of an ability of a card; "" for an ability that is none of its own."""
    card = CARDS.get(reference)
    if card is None or not 0 <= place < len(card.abilities):
        return ""
    return card.abilities[place].text(words_for(language))
