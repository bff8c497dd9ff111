"""What everybody at the table should know just now, in a line each; and how the game has ended."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.faeriell.page.spoken import NameOf, hero, say, tribe
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
    if table["source"] != "house":
        found.append(("values", say(language, mark("Values: %(source)s"), source=table["source"]), ""))
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
        found.append(team_banner(table, language))
    if table["tash"] >= 0:
        found += twins_banners(table["tash"], seat, language, name_of)
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


def team_banner(table: dict[str, Any], language: str) -> Banner:
    """What has been reached, and what wins: alone six Achievements, as a team either of two goals (FAE-COOP-19)."""
    different, needed, placed, tokens = table["team"]
    if table["mode"] == "solo":
        sentence = mark("You win with %(tokens)s Achievements; now: %(placed)s")
        return "team", say(language, sentence, tokens=tokens, placed=placed), "FAE-COOP-16"
    text = say(
        language,
        mark(
            "The team wins with %(needed)s different Achievements (now %(different)s)"
            " or %(tokens)s tokens (now %(placed)s)"
        ),
        different=different,
        needed=needed,
        placed=placed,
        tokens=tokens,
    )
    return "team", text, "FAE-COOP-18"


def twins_banners(tash: int, seat: int, language: str, name_of: NameOf) -> list[Banner]:
    """Who plays which twin, and what that twin can do."""
    of_tash = mark("%(name)s is Tash: Cleanse Corruption moves Doom back and also frees a Corrupted Guardian")
    of_wido = mark("%(name)s is Wido: at a level up may draw a random Perk of the Sower")
    found = [
        ("twins", say(language, of_tash, name=name_of(tash)), "FAE-TWINS-09"),
        ("twins", say(language, of_wido, name=name_of(1 - tash)), "FAE-TWINS-10"),
    ]
    return found if seat != 1 - tash else found[::-1]


# Whose turn it is -----------------------------------------------------------------------------------------------------


def turn_line(view: dict[str, Any], language: str, name_of: NameOf) -> str:
    """Whose turn it is, and who is asked if it is somebody else; or that the game is over."""
    table, seat, choice = view["table"], view["seat"], view["choice"]
    if choice is None:
        return say(language, mark("The game is over"))
    player, asked = table["player"], choice["player"]
    yours = mark("Your turn") if table["round"] else mark("You choose")
    others = mark("Turn of %(name)s") if table["round"] else mark("%(name)s chooses")
    line = say(language, yours) if player == seat else say(language, others, name=name_of(player))
    if asked == player:
        return line
    whom = mark("you are asked") if asked == seat else mark("%(name)s is asked")
    return f"{line} · {say(language, whom, name=name_of(asked))}"


# The end --------------------------------------------------------------------------------------------------------------


def seat_name(_view: dict[str, Any], seat: int, _language: str) -> str:
    """Who is at a seat: its Tribe."""
    return tribe(seat)


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
