"""The table in a terminal: drawn of words and numbers, each piece with letters to ask about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.faeriell.herb import herb_name
from tavola.games.faeriell.names import (
    ACHIEVEMENTS_OF,
    BEACONS_OF,
    GUARDIANS_OF,
    HEROES,
    MENACES,
    PHASES_OF,
    TERRAINS,
    TRIBES,
)
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import GUARDIANS
from tavola.games.faeriell.sentences import icon_words, words_for
from tavola.kernel.language import mark
from tavola.kernel.letters import letters
from tavola.kernel.view import View

STYLES: Final = ("red", "yellow", "blue", "green", "magenta")
TRIBE_STYLES: Final = ("dark_orange", "purple", "cyan", "green_yellow")


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
        self._table: Mapping[str, Any] = view["table"]
        self._me: int = max(view["seat"], 0)
        self._words = words_for(language)
        self.pieces: list[str] = []
        #: The first name that each piece was drawn with.
        self.names: dict[str, str] = {}

    def parts(self) -> list[RenderableType]:
        """Everything: tracks, Guardians, supplies, Achievements, the others, and the own Tribe last."""
        seats = self._table["seats"]
        others = [seat for seat in seats if seat["player"] != self._me]
        return [
            self._headline(),
            self._wheel(),
            self._guardians(),
            self._supplies(),
            self._achievements(),
            *[self._tribe(seat) for seat in others],
            self._tribe(seats[self._me]),
        ]

    def _say(self, sentence: str, **gaps: object) -> str:
        return self._words(sentence).format(**gaps)

    def _piece(self, id: str, name: str, style: str = "") -> Text:
        """A piece as it is drawn: its letters, and its name."""
        self.pieces.append(id)
        self.names.setdefault(id, name.rstrip("."))
        return Text.assemble((f"[{letters(len(self.pieces) - 1)}] ", "dim"), (name, style))

    def _row(self, name: str, parts: Sequence[Text]) -> Text:
        line = Text(f"{self._words(name)}: ", style="dim")
        line.append_text(Text(", ").join(parts))
        return line

    # The board ------------------------------------------------------------------------------------------------------

    def _headline(self) -> RenderableType:
        table = self._table
        parts = [
            self._say(mark("Round {round}"), round=table["round"]) if table["round"] else self._words(mark("Setup")),
            self._say(mark("Doom {doom} of 15"), doom=table["doom"]),
            self._say(mark("{count} in the bag"), count=table["bag"]),
            self._say(mark("a draft draws {count}"), count=table["draws"]),
        ]
        if table["sower"] >= 0:
            parts.append(self._say(mark("{who} is the Corruption Sower"), who=TRIBES[table["sower"]]))
        if table["triggered"]:
            parts.append(self._words(mark("the last round")))
        if table["team"][1]:
            different, target, tokens, placed = table["team"]
            parts.append(
                self._say(
                    mark("{different} of {target} Achievements, {tokens} of {placed} tokens"),
                    different=different,
                    target=target,
                    tokens=tokens,
                    placed=placed,
                )
            )
        return Text("\n" + " · ".join(parts), style="bold")

    def _wheel(self) -> RenderableType:
        wheel = self._table["wheel"]
        parts = []
        for turn in range(len(wheel["slots"])):
            slot = (wheel["at"] + turn) % len(wheel["slots"])
            name = icon_words(wheel["slots"][slot], self._words)
            part = self._piece(f"w{slot}", name, "reverse" if turn == 0 else "")
            if slot in wheel["gems"]:
                part.append("*")
            parts.append(part)
        return self._row(mark("Wheel"), parts)

    def _guardians(self) -> RenderableType:
        table = self._table
        grid = Table(padding=(0, 1))
        for name in (mark("Guardian"), mark("stands in"), mark("token"), mark("Attunement")):
            grid.add_column(self._words(name))
        for number, guardian in enumerate(table["guardians"]):
            token = guardian["token"]
            animal = self._piece(guardian["id"], self._words(GUARDIANS_OF[number]))
            where = self._piece(f"r{guardian['region']}", self._region(guardian["region"]))
            owner = guardian["attunement"]
            attuned = self._piece(f"a{number}", TRIBES[owner] if owner >= 0 else self._costs(guardian["cost"]))
            self.names[f"a{number}"] = f"{self._words(mark('Attunement'))}: {self._words(GUARDIANS_OF[number])}"
            under = Text(self._words(MENACES[token]), style=STYLES[token]) if token >= 0 else Text("–", style="dim")
            grid.add_row(animal, where, under, attuned)
        return grid

    def _region(self, region: int) -> str:
        land, now = self._table["map"], self._table["regions"][region]
        terrains = self._words(TERRAINS[land["terrains"][region]])
        if now["token"] >= 0:
            terrains += "/" + self._words(TERRAINS[now["token"]])
        return f"{land['region_names'][region]} {terrains}"

    def _costs(self, cost: Sequence[int]) -> str:
        return " ".join(str(count) + "RYBG*"[symbol] for symbol, count in enumerate(cost) if count)

    def _supplies(self) -> RenderableType:
        table = self._table
        herbs = []
        for herb in table["herb_row"]:
            herbs.append(self._piece(herb["id"], herb_name(herb["herb"], self._words)))
        lines: list[RenderableType] = [self._row(mark("Herbs"), herbs)]
        for pile in table["piles"]:
            if pile["top"] >= 0:
                part = self._piece(pile["id"], TILES[pile["top"]].text(self._words))
                lines.append(self._row(mark("Perk"), [part]))
        beacons = []
        for colour, count in enumerate(table["beacon_supply"]):
            part = self._piece(f"m{colour}", self._words(BEACONS_OF[colour]), STYLES[colour])
            part.append(f" × {count}", style=STYLES[colour])
            beacons.append(part)
        lines.append(self._row(mark("Beacons"), beacons))
        return Group(*lines)

    def _achievements(self) -> RenderableType:
        parts = []
        for one in self._table["achievements"]:
            if not one["holders"] and max(one["scores"]) * 2 < one["least"]:
                continue
            part = self._piece(one["id"], self._words(ACHIEVEMENTS_OF[one["achievement"]]))
            part.append(f" {'/'.join(str(score) for score in one['scores'])}", style="dim")
            for holder in one["holders"]:
                part.append(" ●", style=TRIBE_STYLES[holder])
            parts.append(part)
        return self._row(mark("Achievements"), parts)

    # A Tribe --------------------------------------------------------------------------------------------------------

    def _tribe(self, seat: Mapping[str, Any]) -> RenderableType:
        player = seat["player"]
        title = Text(f"\n{TRIBES[player]}", style=f"bold {TRIBE_STYLES[player]}")
        if player == self._me:
            title.append(" " + self._words(mark("(you)")))
        title.append(
            "  "
            + self._say(
                mark("Achievements {claims}, Tribe Corruption {level}, free tokens {spare}"),
                claims=len(seat["claims"]),
                level=seat["corruption"],
                spare=seat["spare"],
            ),
            style="not bold",
        )
        lines: list[RenderableType] = [title, self._phases(seat), self._essences(seat)]
        regions = []
        for region in seat["regions"]:
            part = self._piece(f"r{region}", self._region(region))
            if self._table["regions"][region]["beacon"] >= 0:
                part.append(" ▲", style=STYLES[self._table["regions"][region]["beacon"]])
            if self._table["regions"][region]["totem"]:
                part.append(" ♦")
            regions.append(part)
        if regions:
            lines.append(self._row(mark("Regions"), regions))
        lines += [self._hero(hero) for hero in seat["heroes"] if hero["active"]]
        waiting = []
        for hero in seat["heroes"]:
            if not hero["active"]:
                waiting.append(self._piece(hero["id"], self._words(HEROES[hero["type"]])))
        if waiting and player == self._me:
            lines.append(self._row(mark("Not yet dressed up"), waiting))
        herbs = [
            Text(herb_name(herb["herb"], self._words), style="dim" if herb["rotated"] else "") for herb in seat["herbs"]
        ]
        if herbs:
            lines.append(self._row(mark("Herbs"), herbs))
        attuned = [Text(self._words(GUARDIANS_OF[guardian])) for guardian in seat["attunements"]]
        if attuned:
            lines.append(self._row(mark("Attunements"), attuned))
        return Group(*lines)

    def _phases(self, seat: Mapping[str, Any]) -> Text:
        tracking = " ".join(f"{count}{letter}" for count, letter in zip(seat["tracking"], "RYBG", strict=True))
        left = [self._words(PHASES_OF[phase]) for phase in range(3) if not seat["phases_done"][phase]]
        line = Text(self._say(mark("Menaces solved {tracking}"), tracking=tracking))
        if left:
            line.append(" · " + self._say(mark("still to do: {phases}"), phases=", ".join(left)))
        return line

    def _essences(self, seat: Mapping[str, Any]) -> Text:
        cards = []
        for one in seat["cards"]:
            colour, guardian = divmod(one["card"], GUARDIANS)
            name = self._words(GUARDIANS_OF[guardian])
            part = self._piece(one["id"], name, STYLES[colour]) if one["id"] else Text(name, style=STYLES[colour])
            if one["count"] > 1:
                part.append(f" × {one['count']}")
            cards.append(part)
        counts = " ".join(f"{count}{letter}" for count, letter in zip(seat["essences"], "RYBGC", strict=True))
        line = Text(self._say(mark("Essences {counts}"), counts=counts))
        if cards:
            line.append(": ")
            line.append_text(Text(", ").join(cards))
        return line

    def _hero(self, hero: Mapping[str, Any]) -> Text:
        line = self._piece(hero["id"], self._words(HEROES[hero["type"]]), STYLES[min(hero["type"], 4)])
        line.append(
            " "
            + self._say(
                mark("on {node}, level {level}, gems {gems}"),
                node=self._table["map"]["node_names"][hero["node"]],
                level=hero["level"],
                gems=hero["gems"],
            )
        )
        for card in hero["quest_cards"]:
            colour, guardian = divmod(card, GUARDIANS)
            line.append(" · ")
            name = self._say(mark("Quest: {guardian}"), guardian=self._words(GUARDIANS_OF[guardian]))
            line.append_text(self._piece(f"q{hero['type']}-{card}", name, STYLES[colour]))
        if hero["quests"] and not hero["quest_cards"]:
            line.append(" · " + self._say(mark("Quests: {count}"), count=len(hero["quests"])))
        for perk in hero["perks"]:
            line.append("\n    ")
            text = TILES[perk["perk"]].text(self._words)
            line.append_text(self._piece(perk["id"], text, "dim" if perk["used"] else ""))
        return line
