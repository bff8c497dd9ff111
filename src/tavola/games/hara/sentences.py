"""The log: every event as a sentence, for the one who did it and for others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tavola.games.hara.card import Corrupted
from tavola.games.hara.event_words import (
    ENDED,
    ENDINGS,
    ENERGIES,
    EVENTS,
    NOBODY_WON,
    STANCES,
    THEY_WON,
)
from tavola.games.hara.pieces import MOST_SEATS, NOBODY, ROOM
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.space_words import Names, capital, on_space, space_words, tile_of_id, to_space
from tavola.games.hara.speaking import Speaker, quantity
from tavola.kernel.event import Detail

#: Details that are cards.
_CARDS: Final = ("card", "quest", "item", "corrupted")
#: Details that are units: the player by seat, or a Corrupted.
_UNITS: Final = ("other", "owner", "taker", "helper", "asker", "target", "victim")
#: Event -> the detail that says whose doing it is, where it is not the ``seat``.
_DOERS: Final = {"move": "unit", "transport": "unit", "shove": "unit", "roll": "unit", "hurt": "by"}
#: What is gained or lost, and the noun that it is counted in.
_COUNTED: Final = {
    "damage": "damage",
    "suffer": "damage",
    "suffer_from": "damage",
    "hurt": "damage",
    "hurt_by_nobody": "damage",
    "mend": "health",
}


def sentence_of(event: Mapping[str, Detail], seat: int, language: str) -> str:
    """What happened, for somebody in ``seat``."""
    told = _Told(event, seat, language)
    own, others = EVENTS[told.name]
    is_own = seat >= 0 and told.doer == seat
    return capital(told.names.words(own if is_own else others).format(**told.gaps()))


class _Told:
    """An event on its way to a sentence: which one it is told as, who did it, and what fills its gaps."""

    def __init__(self, event: Mapping[str, Detail], seat: int, language: str) -> None:
        self._event: dict[str, Any] = dict(event)
        self._seat: int = seat
        self.names: Names = Names(str(event.get("cards", "")), language)
        self._speaker: Speaker = Speaker(self.names.cards, language)
        self.name: str = str(event["event"])
        self.doer: int = self._event.get(_DOERS.get(self.name, "seat"), NOBODY)
        self._choose()

    def _choose(self) -> None:
        """Some events are told in several ways."""
        event, name = self._event, self.name
        if name == "activate":
            self.name = f"activate_{event['half']}"
        elif name == "spawn" and not event["card"]:
            self.name = "spawn_event"
        elif name == "energy" and not event["amount"]:
            self.name = "energy_full"
        elif name == "resource":
            self.name = "resource_up" if event["amount"] > 0 else "resource_down"
        elif name == "hurt" and event["by"] == NOBODY:
            self.name = "hurt_by_nobody"
        elif name == "monster_defeated":
            self.name = name if event["by"] != NOBODY else "monster_falls"
            self.doer = event["by"]
        elif name in ("damage", "defeat"):
            self._choose_victim()
        elif name == "end":
            self.doer = self._seat if self._seat in event["winners"] else NOBODY

    def _choose_victim(self) -> None:
        """Who suffers is in front, but for whoever deals it that is their own doing."""
        event = self._event
        victim = event["unit"] if self.name == "damage" else event["seat"]
        by = event["by"]
        alone = by in (NOBODY, victim)
        self.doer = victim
        if self._seat >= 0 and by == self._seat and not alone:
            self.doer = by
            self.name = "damage" if self.name == "damage" else "defeat_by"
            event["victim"] = victim
        elif alone:
            self.name = "suffer" if self.name == "damage" else "defeat"
        else:
            self.name = "suffer_from" if self.name == "damage" else "defeated_by"
            event["other"] = by

    # Gaps -----------------------------------------------------------------------------------------------------------

    def gaps(self) -> dict[str, Any]:
        """The details as words."""
        event, words = self._event, self.names.words
        gaps: dict[str, Any] = {}
        for key, value in event.items():
            if key in _CARDS and value:
                gaps["card" if key == "quest" else key] = self.names.card(value)
            elif key in _UNITS and isinstance(value, int):
                gaps[key] = self._unit(value)
            else:
                gaps[key] = value
        gaps["who"] = self._who()
        if isinstance(event.get("space"), int):
            gaps |= {"space": space_words(event["space"], words), "at": on_space(event["space"], words)}
            gaps["to"] = to_space(event["space"], words)
        if "amount" in event or "health" in event or self.name == "lose_energy":
            gaps["what"] = self._what()
        gaps.update(self._special(event))
        return gaps

    def _who(self) -> str:
        if self.name == "corrupted":
            return self.names.card(str(self._event["corrupted"]))
        return self._unit(self.doer) if self.doer != NOBODY else ""

    def _unit(self, unit: int) -> str:
        """The name of the champion of a seat, or of a Corrupted."""
        if unit >= MOST_SEATS:
            corrupted: Corrupted = self.names.cards.corrupted[unit - MOST_SEATS]
            return corrupted.name[self.names.language]
        return self.names.card(self._event["cast"][unit])

    def _what(self) -> str:
        """What is gained, lost, paid or dealt: "2 red energy", "1 Health and 2 Spirit"."""
        event, speaker = self._event, self._speaker
        if "health" in event:
            both = ((event["health"], "health"), (event["spirit"], "spirit"))
            return speaker.joined([quantity(speaker, number, noun) for number, noun in both if number])
        if self.name == "lose_energy":
            return quantity(speaker, 1, event["color"])
        noun = event.get("what") or event.get("resource") or event.get("color") or _COUNTED[self.name]
        return quantity(speaker, abs(event["amount"]), noun)

    def _special(self, event: dict[str, Any]) -> dict[str, Any]:
        """What only one event has."""
        words = self.names.words
        name = self.name
        if name == "dawn":
            return {"order": ", ".join([self._unit(one) for one in event["order"]])}
        if name == "stance":
            return {"stance": words(STANCES[event["stance"]])}
        if name == "energy_full":
            return {"energy": words(ENERGIES[event["color"]])}
        if name == "swap":
            return {key: words(TILE_WORDS[tile_of_id(event[key])]) for key in ("one", "other")}
        if name == "dice":
            return {"space": space_words(tile_of_id(event["world"]) * ROOM + event["number"], words)}
        if name == "world_removed":
            return {"world": words(TILE_WORDS[event["world"]])}
        if name == "corrupted_acts":
            card = self.names.by_id[event["corrupted"]]
            assert isinstance(card, Corrupted)
            ability = card.abilities[event["ability"]].name[self.names.language]
            return {"ability": ability, "world": words(TILE_WORDS[tile_of_id(event["rolled"])])}
        if name == "end":
            names = ", ".join([self._unit(one) for one in event["winners"]])
            told = words(THEY_WON).format(names=names) if names else words(NOBODY_WON)
            return {"ending": words(ENDINGS.get(event["how"], ENDED)), "winners": told}
        return {}
