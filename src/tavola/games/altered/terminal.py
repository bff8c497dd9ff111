"""The table in a terminal: drawn of words and numbers, each piece with letters to ask about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.altered.card import CHARACTER
from tavola.games.altered.cards import CARDS
from tavola.games.altered.face import face_of, words_for
from tavola.games.altered.sentences import PHASES, STATUSES
from tavola.games.altered.symbols import in_words
from tavola.kernel.language import mark
from tavola.kernel.letters import letters
from tavola.kernel.view import View

_TERRAINS: Final = {"forest": mark("Forest"), "mountain": mark("Mountain"), "water": mark("Water")}
_SIDES: Final = (mark("Hero"), mark("Companion"))
_COLOURS: Final = {"forest": "green", "mountain": "red", "water": "blue"}


def draw(view: View, language: str) -> tuple[RenderableType, list[str]]:
    """The table of ``view``, and the ids of the pieces on it in the order of their letters, the first "a"."""
    drawing = _Drawing(view, language)
    return Group(*drawing.parts()), drawing.pieces


def words(text: str, language: str) -> str:
    """A text of the game with its symbols in words."""
    return in_words(text, language)


class _Drawing:
    """One drawing of a table; pieces get their letters as they are drawn, from top to bottom."""

    def __init__(self, view: View, language: str) -> None:
        self._table: Mapping[str, Any] = view["table"]
        self._me: int = max(view["seat"], 0)
        self._language = language
        self._words = words_for(language)
        self.pieces: list[str] = []

    def parts(self) -> list[RenderableType]:
        """Everything, from the opponent's side to the own Hand."""
        table, me = self._table, self._me
        parts: list[RenderableType] = [
            self._headline(),
            self._side(1 - me),
            self._regions(),
            self._side(me),
        ]
        if table["limbo"]:
            parts.append(self._row(mark("In Limbo"), [self._piece(one) for one in table["limbo"]]))
        waiting = [Text(CARDS[one["card"]].name) for one in table["pending"]]
        if waiting:
            parts.append(self._row(mark("Reactions that wait"), waiting))
        hand = table["seats"][me]["hand_cards"]
        if hand:
            parts.append(self._hand(hand))
        return parts

    def _headline(self) -> RenderableType:
        table = self._table
        day = self._words(mark("Day {day}: {phase}.")).format(
            day=table["day"], phase=self._words(PHASES[table["phase"]])
        )
        first = self._words(mark("First player: {who}.")).format(who=self._who(table["first_player"]))
        return Text(f"\n{day} {first}", style="bold")

    def _who(self, player: int) -> str:
        return self._words(mark("you")) if player == self._me else self._words(mark("your opponent"))

    # A player's side ------------------------------------------------------------------------------------------------

    def _side(self, player: int) -> RenderableType:
        seat = self._table["seats"][player]
        own = player == self._me
        parts: list[RenderableType] = []
        if own:
            parts.append(self._expeditions(seat, player))
        title = self._words(mark("Hand {hand} · Deck {deck} · Mana {ready} of {mana} · Discard pile {discard}")).format(
            hand=seat["hand"],
            deck=seat["deck"],
            ready=seat["mana_ready"],
            mana=seat["mana"],
            discard=len(seat["discard"]),
        )
        line = Text.assemble((self._who(player).capitalize(), "bold"), "  ")
        if seat["hero"] is not None:
            line.append_text(self._piece(seat["hero"]))
            line.append("  ")
        line.append(title)
        if seat["passed"]:
            line.append("  " + self._words(mark("(passed)")), style="bold")
        parts.append(line)
        for name, zone in ((mark("Reserve"), "reserve"), (mark("Landmarks"), "landmarks")):
            if seat[zone]:
                parts.append(self._row(name, [self._piece(one, cost=zone == "reserve") for one in seat[zone]]))
        if not own:
            parts.append(self._expeditions(seat, player))
        return Group(*parts)

    def _row(self, name: str, pieces: Sequence[Text]) -> RenderableType:
        line = Text(f"{self._words(name)}: ", style="dim")
        for number, piece in enumerate(pieces):
            line.append(", " if number else "", style="dim")
            line.append_text(piece)
        return line

    def _expeditions(self, seat: Mapping[str, Any], player: int) -> RenderableType:
        grid = Table(expand=True, show_lines=False, padding=(0, 1))
        columns: list[Text] = []
        for side, expedition in enumerate(seat["expeditions"]):
            grid.add_column(self._expedition_title(side, expedition), ratio=1)
            lines = [self._piece(one) for one in expedition["characters"]]
            # A Gigantic Character is in the other Expedition as well (ALT-KEYWORD-GIGANTIC-01).
            lines += [
                Text(self._words(mark("{card} (Gigantic, also here)")).format(card=CARDS[one["card"]].name), "dim")
                for one in seat["expeditions"][1 - side]["characters"]
                if "gigantic" in one["keywords"]
            ]
            text = Text("\n").join(lines)
            columns.append(text if text else Text("–", style="dim"))
        grid.add_row(*columns)
        return grid

    def _expedition_title(self, side: int, expedition: Mapping[str, Any]) -> Text:
        region = self._words(mark("region {region}")).format(region=expedition["at"] + 1)
        title = Text.assemble((self._words(_SIDES[side]), "bold"), f"  {region}  ")
        title.append_text(self._statistics(expedition["totals"]))
        if expedition["would_move"]:
            wins = ", ".join(self._words(_TERRAINS[one]) for one in expedition["wins"])
            title.append("  " + self._words(mark("wins {terrains}")).format(terrains=wins), style="bold")
        elif expedition["held"]:
            title.append("  " + self._words(mark("held back")) + f" [{expedition['held']}]")
        return title

    def _statistics(self, values: Sequence[int]) -> Text:
        text = Text()
        for number, (colour, value) in enumerate(zip(_COLOURS.values(), values, strict=True)):
            text.append("/" if number else "")
            text.append(str(value), style=colour)
        return text

    # The Adventure --------------------------------------------------------------------------------------------------

    def _regions(self) -> RenderableType:
        regions = self._table["regions"]
        grid = Table(padding=(0, 1))
        grid.add_column("")
        for number in range(len(regions)):
            grid.add_column(str(number + 1), justify="center")
        grid.add_row(self._who(1 - self._me), *self._counters(1 - self._me))
        grid.add_row(self._words(mark("terrains")), *(self._terrains(one) for one in regions))
        grid.add_row(self._who(self._me), *self._counters(self._me))
        return grid

    def _terrains(self, region: Mapping[str, Any]) -> Text:
        if not region["face_up"]:
            return Text("?", style="dim")
        return Text(" ").join([Text(self._words(_TERRAINS[one])[0], _COLOURS[one]) for one in region["terrains"]])

    def _counters(self, player: int) -> list[str]:
        names = [self._words(name) for name in _SIDES]
        cells = ["" for _ in self._table["regions"]]
        for side, expedition in enumerate(self._table["seats"][player]["expeditions"]):
            at = expedition["at"]
            cells[at] = f"{cells[at]}+{names[side][0]}" if cells[at] else names[side][:4]
        return cells

    # Pieces ---------------------------------------------------------------------------------------------------------

    def _letters(self, piece: Mapping[str, Any]) -> str:
        self.pieces.append(piece["id"])
        return f"[{letters(len(self.pieces) - 1)}] "

    def _piece(self, piece: Mapping[str, Any], cost: bool = False) -> Text:
        card = CARDS[piece["card"]]
        text = Text.assemble((self._letters(piece), "dim"), card.name)
        if cost:
            text.append(" " + self._words(mark("cost {n}")).format(n=card.reserve_cost))
        if card.type == CHARACTER:
            text.append(" ")
            text.append_text(self._statistics(piece["stats"]))
        notes = [self._words(STATUSES[one]) for one in piece["statuses"]]
        notes += [self._keyword(one) for one in piece["keywords"]]
        if piece["boosts"]:
            notes.append(self._words(mark("boosts: {n}")).format(n=piece["boosts"]))
        if piece["counters"]:
            notes.append(self._words(mark("counters: {n}")).format(n=piece["counters"]))
        if notes:
            text.append(f" ({', '.join(notes)})", style="italic")
        return text

    def _keyword(self, keyword: str) -> str:
        name, _, amount = keyword.partition(" ")
        return self._words("Tough {n}").format(n=amount) if amount else self._words(name.capitalize())

    def _hand(self, hand: Sequence[Mapping[str, Any]]) -> RenderableType:
        grid = Table(box=None, padding=(0, 1), title=self._words(mark("Your Hand")), title_justify="left")
        for name in ("", "", mark("cost"), "", ""):
            grid.add_column(self._words(name) if name else "")
        for piece in hand:
            face = face_of(piece["card"], self._language)
            told = (*face["keywords"], *face["abilities"])
            texts = [in_words(ability["text"], self._language) for ability in told]
            grid.add_row(
                Text(self._letters(piece), style="dim"),
                Text(face["name"]),
                f"{face['hand_cost']}/{face['reserve_cost']}",
                self._statistics(face["stats"]) if face["stats"] else Text(face["type_text"]),
                Text(" · ".join(texts), style="dim"),
            )
        return grid
