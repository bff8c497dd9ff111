"""The table in a terminal: drawn of words and numbers, each piece with letters to ask about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from tavola.games.hara.card import Monster, Rift
from tavola.games.hara.event_words import STANCES
from tavola.games.hara.face_words import KINDS, RESOURCES
from tavola.games.hara.options import scenario_named
from tavola.games.hara.pieces import RESOURCE_NAMES
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.quest import PARTS
from tavola.games.hara.space_words import Names, capital, space_of_id, space_words
from tavola.kernel.language import mark
from tavola.kernel.letters import letters
from tavola.kernel.view import View

#: Color of energy -> its style.
STYLES: Final = {"red": "red", "blue": "blue", "green": "green", "": "bold"}
#: For who does not tell the colors apart.
ENERGY_LETTERS: Final = {"red": mark("R"), "blue": mark("B"), "green": mark("G")}
SEAT_STYLES: Final = ("dark_orange", "cyan", "purple", "green_yellow")


def draw(view: View, language: str) -> tuple[RenderableType, list[str]]:
    """The table of ``view``, and the ids of the pieces on it in the order of their letters, the first "a"."""
    drawing = _Drawing(view, language)
    return Group(*drawing.parts()), drawing.pieces


def names(view: View, language: str) -> dict[str, str]:
    """What the drawing calls each piece on it, by id."""
    drawing = _Drawing(view, language)
    drawing.parts()
    return drawing.names


class _Drawing:
    """One drawing of a table; pieces get their letters as they are drawn, from top to bottom."""

    def __init__(self, view: View, language: str) -> None:
        table: Any = view["table"]
        self._table: Mapping[str, Any] = table
        self._me: int = max(view["seat"], 0)
        self._called: Names = Names(table["cards"], language)
        self._words = self._called.words
        self.pieces: list[str] = []
        #: The first name that each piece was drawn with.
        self.names: dict[str, str] = {}

    def parts(self) -> list[RenderableType]:
        """Everything: the Day, the map, the Corrupted, the others, and the own area last."""
        seats = self._table["seats"]
        others = [seat for seat in seats if seat["seat"] != self._me]
        return [
            self._headline(),
            *[self._tile(tile) for tile in sorted(self._table["tiles"], key=lambda tile: int(tile["slot"]))],
            *[self._corrupted(one) for one in self._table["corrupted"]],
            *[self._area(seat) for seat in others],
            self._area(seats[self._me]),
        ]

    def _say(self, sentence: str, **gaps: object) -> str:
        return self._words(sentence).format(**gaps)

    def _piece(self, id: str, name: str, style: str = "", called: str = "") -> Text:
        """A piece as it is drawn: its letters, and its name."""
        self.pieces.append(id)
        self.names.setdefault(id, called or name)
        return Text.assemble((f"[{letters(len(self.pieces) - 1)}] ", "dim"), (name, style))

    def _row(self, name: str, parts: Sequence[Text]) -> Text:
        line = Text(f"  {self._words(name)}: ", style="dim")
        line.append_text(Text(", ").join(parts))
        return line

    # The map ----------------------------------------------------------------------------------------------------------

    def _headline(self) -> RenderableType:
        table = self._table
        time = mark("Day {day}, Dusk") if table["dusk"] else mark("Day {day}, Dawn")
        parts = [self._words(scenario_named(table["mode"]).title), self._say(time, day=table["day"])]
        if table["phase"] == "adventure":
            parts.append(self._say(mark("Activations: {count}"), count=table["activations"]))
        if table["doom"]:
            parts.append(self._say(mark("Doom: {count}"), count=table["doom"]))
        if table["tokens"]:
            parts.append(self._say(mark("Tokens: {count}"), count=table["tokens"]))
        return Text("\n" + " · ".join(parts), style="bold")

    def _tile(self, tile: Mapping[str, Any]) -> RenderableType:
        number = [one["id"] for one in self._table["tiles"]].index(tile["id"])
        name = capital(self._words(TILE_WORDS[number]))
        if tile["removed"]:
            return self._piece(f"tile/{tile['id']}", self._say(mark("{world}: taken out"), world=name), "dim")
        line = self._piece(f"tile/{tile['id']}", name, STYLES[tile["color"]], name)
        if tile["top"]:
            deck = self._say(mark("deck {count}, {kind}"), count=tile["cards"], kind=self._words(KINDS[tile["top"]]))
            line.append(" (")
            called = self._say(mark("Deck: {world}"), world=name)
            line.append_text(self._piece(tile["id"], deck, "dim", called))
            line.append(")")
        spaces = [self._space(one) for one in self._table["spaces"] if one["tile"] == number and one["enterable"]]
        line.append(": ")
        line.append_text(Text(", ").join(spaces))
        return line

    def _space(self, space: Mapping[str, Any]) -> Text:
        shown = str(space["number"]) if space["number"] else self._words(KINDS["dojo"])
        line = self._piece(space["id"], shown, "", capital(space_words(space_of_id(space["id"]), self._words)))
        if space["razed"]:
            line.append("▒")
        if space["hex"] is not None:
            line.append(" " + self._hex(space["hex"]), style="bold")
        for unit in space["units"]:
            line.append(f" @{self._called.card(unit)}", style="reverse")
        return line

    def _hex(self, lies: Mapping[str, Any]) -> str:
        """A hex card: of a Monster its Health, attack and range too."""
        if not lies["card"]:
            return self._words(KINDS["event"])
        card = self._called.by_id[lies["card"]]
        name = card.name[self._called.language]
        if isinstance(card, Monster):
            return f"{name} ♥{card.health - lies['hurt']} ⚔{card.attack} ◎{card.range}"
        return f"{name} {card.rating}" if isinstance(card, Rift) else name

    # Figures ----------------------------------------------------------------------------------------------------------

    def _corrupted(self, one: Mapping[str, Any]) -> RenderableType:
        line = self._piece(one["id"], self._called.card(one["id"]), "bold magenta")
        state = self._say(
            mark("Health {health} of {bar}, Resilience {tokens}"),
            health=one["health"],
            bar=one["bar"],
            tokens=one["tokens"],
        )
        line.append("  " + state)
        return line

    def _area(self, seat: Mapping[str, Any]) -> RenderableType:
        number = seat["seat"]
        lines: list[RenderableType] = [self._title(seat), self._bars(seat)]
        cards = (
            (mark("Hand"), seat["hand"]),
            (mark("Board"), seat["board"]),
        )
        for name, held in cards:
            if held:
                lines.append(self._row(name, [self._card(card) for card in held]))
        if seat["pile"] and number == self._me:
            pile = [self._piece(f"card/{id}", self._called.card(id), "dim") for id in seat["pile"]]
            lines.append(self._row(mark("Level Up pile"), pile))
        if seat["passive"]:
            passive = self._piece(f"card/{seat['passive']}", self._called.card(seat["passive"]))
            lines.append(self._row(mark("Passive"), [passive]))
        if seat["items"]:
            lines.append(self._row(mark("Items"), [self._item(item) for item in seat["items"]]))
        order = self._say(mark("Turn Order {number}"), number=seat["order"])
        style = "dim strike" if seat["bonus_used"] else ""
        lines.append(self._row(mark("Bonus"), [self._piece(f"bonus/{number}", order, style)]))
        if seat["quest"] is not None:
            lines.append(self._quest(seat["quest"]))
        if number == self._me and self._table["quests"]:
            offered = [self._piece(f"quest/{id}", self._called.card(id)) for id in self._table["quests"]]
            lines.append(self._row(mark("Quests"), offered))
        return Group(*lines)

    def _title(self, seat: Mapping[str, Any]) -> Text:
        name = self._called.card(seat["champion"])
        title = Text("\n")
        title.append_text(self._piece(seat["champion"], name, f"bold {SEAT_STYLES[seat['seat']]}"))
        if seat["seat"] == self._me:
            title.append(" " + self._words(mark("(you)")))
        if seat["seat"] == self._table["active"]:
            title.append(" " + self._words(mark("(on turn)")))
        title.append("  " + space_words(space_of_id(seat["space"]), self._words))
        return title

    def _bars(self, seat: Mapping[str, Any]) -> Text:
        bars = self._say(mark("Health {health}, Spirit {spirit}"), health=seat["health"], spirit=seat["spirit"])
        line = Text("  " + bars)
        for color, value in zip(("red", "blue", "green"), seat["energy"], strict=True):
            line.append(f"  {self._words(ENERGY_LETTERS[color])}●{value}", style=STYLES[color])
        line.append(f" /{self._table['bar']}")
        for one in seat["resources"]:
            name = self._words(RESOURCES[RESOURCE_NAMES.index(one["name"])])
            line.append(f" · {name} {one['value']}/{one['most']}")
        if seat["stance"]:
            line.append(" · " + self._words(STANCES[seat["stance"]]))
        if seat["points"]:
            line.append(" · " + self._say(mark("Points: {count}"), count=seat["points"]))
        if seat["target"]:
            line.append(" · " + self._say(mark("Target: {who}"), who=self._called.card(seat["target"])))
        return line

    def _card(self, card: Mapping[str, Any]) -> Text:
        part = self._piece(f"card/{card['id']}", self._called.card(card["id"]), "dim strike" if card["used"] else "")
        if card["charges"]:
            part.append(f" ({card['charges']})")
        return part

    def _item(self, item: Mapping[str, Any]) -> Text:
        part = self._piece(item["id"], self._called.card(item["card"]))
        if item["copies"] > 1:
            part.append(f" × {item['copies']}")
        if item["charges"]:
            part.append(f" ({item['charges']})")
        return part

    def _quest(self, quest: Mapping[str, Any]) -> Text:
        part = self._piece(f"quest/{quest['card']}", self._called.card(quest["card"]))
        if quest["part"] < PARTS:
            state = self._say(mark("part {part}, counted {count}"), part=quest["part"] + 1, count=quest["counted"])
        else:
            state = self._words(mark("done"))
        part.append(" " + state)
        return self._row(mark("Quest"), [part])
