"""What everybody at the table should know just now, in a line each; and how the game has ended."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.faeriell.page.spoken import NameOf, hero, say
from tavola.games.faeriell.pieces import DOOM_END, SOWER
from tavola.kernel.language import mark

#: A banner: what it is about, its sentence, and the rule that says so.
Banner = tuple[str, str, str]

_ENDINGS: Final = {
    "doom": mark("Doom has reached 15."),
    "achievements": mark("Somebody had five Achievements, and that round is over."),
    "seventh": mark("A seventh Achievement ends the game at once."),
    "team": mark("The team has reached its goal."),
    "winter": mark("The whole wheel is frozen: winter has come to stay."),
}


def banners(table: dict[str, Any], seat: int, language: str, name_of: NameOf) -> list[Banner]:
    """The lines, the gravest first."""
    if table["places"]:
        return []
    found: list[Banner] = []
    sower = table["sower"]
    if sower >= 0:
        found.append(("sower", sower_line(sower, seat, language, name_of), "FAE-SOWER-01"))
    if table["triggered"]:
        found.append(("last", say(language, mark("This is the last round.")), "FAE-ENDG-05"))
    if DOOM_END - table["doom"] <= 3:
        found.append(
            ("doom", say(language, mark("Steps until Doom is full: %(steps)s"), steps=DOOM_END - table["doom"]), "")
        )
    if table["mode"] != "versus":
        found.append(("team", team_line(table, language), "FAE-COOP-16"))
    if table["tash"] >= 0:
        found.append(("twins", twins_line(table, language, name_of), "FAE-TWINS-01"))
    if table["scenario"] == "winter":
        left = len(table["wheel"]["slots"]) - len(table["wheel"]["gems"])
        found.append(
            (
                "winter",
                say(language, mark("Winter's Grasp: icons not yet frozen: %(left)s"), left=left),
                "FAE-WINTER-04",
            )
        )
    return found


def sower_line(sower: int, seat: int, language: str, name_of: NameOf) -> str:
    """Whose goal has changed, and to what."""
    if sower == seat:
        return say(language, mark("You have the Corruption Sower now: you win if Doom reaches 15."))
    return say(language, mark("%(name)s has the Corruption Sower, and wins if Doom reaches 15."), name=name_of(sower))


def team_line(table: dict[str, Any], language: str) -> str:
    """What the team has, and what it needs."""
    different, needed, placed, tokens = table["team"]
    return say(
        language,
        mark("Your team: %(different)s of %(needed)s different Achievements, %(placed)s of %(tokens)s tokens"),
        different=different,
        needed=needed,
        placed=placed,
        tokens=tokens,
    )


def twins_line(table: dict[str, Any], language: str, name_of: NameOf) -> str:
    """Who plays which twin."""
    tash = table["tash"]
    sentence = mark("The Twins: %(tash)s is Tash, %(wido)s is Wido")
    return say(language, sentence, tash=name_of(tash), wido=name_of(1 - tash))


# The end --------------------------------------------------------------------------------------------------------------


def ranking(table: dict[str, Any], language: str) -> tuple[str, list[tuple[int, int, str]]]:
    """Why the game has ended, and for each player, the best first: the place, who it is, what it has to show."""
    why = _ENDINGS.get(table["ending"])
    players = sorted(range(len(table["places"])), key=lambda one: (table["places"][one] == 0, table["places"][one]))
    rows = [(table["places"][player], player, shown(table["seats"][player], language)) for player in players]
    return say(language, why) if why else "", rows


def shown(seat: dict[str, Any], language: str) -> str:
    """What a Tribe has to show in the end."""
    text = say(
        language,
        mark("Achievements: %(number)s, Corruption: %(corruption)s"),
        number=len(seat["claims"]),
        corruption=seat["corruption"],
    )
    return f"{hero(SOWER, language)}. {text}" if seat["sower"] else text
