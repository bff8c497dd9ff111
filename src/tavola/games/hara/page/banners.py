"""What everybody at the table should know just now, in a line each; and how the game has ended."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.hara.card_set import PACKAGE
from tavola.games.hara.event_words import ENDED, ENDINGS, NOBODY_WON
from tavola.games.hara.page.card_words import all_sides, name, say
from tavola.games.hara.pieces import LAST_DAY
from tavola.kernel.language import mark, translate

#: A banner: what it is about, its sentence, and the rule that says so.
Banner = tuple[str, str, str]


def banners(view: dict[str, Any], language: str) -> list[Banner]:
    """The lines, the gravest first."""
    table = view["table"]
    if table["ending"]:
        return []
    found: list[Banner] = []
    if table["day"] == LAST_DAY:
        last = mark("The last round: it ends with this Dusk") if table["dusk"] else mark("The last Day")
        found.append(("last", say(language, last), "HARA-WINARENA-03"))
    found += [("full", line, "HARA-WINARENA-01") for line in _full_bars(view, language)]
    if view["seat"] >= 0:
        found += _own(table, table["seats"][view["seat"]], language)
    return found


def _full_bars(view: dict[str, Any], language: str) -> list[str]:
    """Who only has to come home."""
    table = view["table"]
    lines: list[str] = []
    for seat in table["seats"]:
        if not all_sides(seat, table["bar"]):
            continue
        if seat["seat"] == view["seat"]:
            lines.append(say(language, mark("Your energy is full: go to the Dojo")))
        else:
            who = name(table["cards"], seat["champion"], language)
            lines.append(say(language, mark("%(name)s has full energy"), name=who))
    return lines


def _own(table: dict[str, Any], own: dict[str, Any], language: str) -> list[Banner]:
    found: list[Banner] = []
    if own["target"]:
        prey = name(table["cards"], own["target"], language)
        found.append(("target", say(language, mark("Your secret target: %(name)s"), name=prey), "HARA-S01-06"))
    if own["due"]:
        found.append(
            ("due", say(language, mark("A Level Up card awaits you at the end of your turn")), "HARA-LEVEL-02")
        )
    return found


# Whose turn it is -----------------------------------------------------------------------------------------------------

_PHASES: Final = {"adventure": mark("Adventure"), "attack": mark("Monster Attack")}


def turn_line(view: dict[str, Any], language: str) -> str:
    """Whose turn it is and in which phase, and who is asked if it is somebody else; or that the game is over."""
    table, seat, choice = view["table"], view["seat"], view["choice"]
    if choice is None:
        return say(language, mark("The game is over"))
    active, asked = table["active"], choice["player"]
    if active < 0:
        if asked == seat:
            return say(language, mark("You choose"))
        return say(language, mark("%(name)s chooses"), name=_champion(table, asked, language))
    if active == seat:
        line = say(language, mark("Your turn"))
    else:
        line = say(language, mark("Turn of %(name)s"), name=_champion(table, active, language))
    if table["phase"]:
        line = f"{line} · {say(language, _PHASES[table['phase']])}"
    if asked == active:
        return line
    whom = mark("you are asked") if asked == seat else mark("%(name)s is asked")
    return f"{line} · {say(language, whom, name=_champion(table, asked, language))}"


def _champion(table: dict[str, Any], seat: int, language: str) -> str:
    return name(table["cards"], table["seats"][seat]["champion"], language)


# What is left of a turn -----------------------------------------------------------------------------------------------


def bonuses(seat: dict[str, Any], language: str) -> list[tuple[str, str, str]]:
    """What waits for the next attack, move or damage, and the points: the sign, the figure, the sentence."""
    told = (
        ("sword", "+%s", seat["next_attack"], mark("Damage added to your next attack: %(n)s")),
        ("move", "+%s", seat["next_move"], mark("Spaces added to your next move: %(n)s")),
        ("shield", "%s", seat["shield"], mark("Damage that will be prevented: %(n)s")),
        ("points", "%s", seat["points"], mark("Points: %(n)s")),
    )
    return [(sign, shown % value, say(language, words, n=value)) for sign, shown, value, words in told if value]


# The end --------------------------------------------------------------------------------------------------------------


def seat_name(view: dict[str, Any], seat: int, language: str) -> str:
    """What is at a seat: its champion, as the log calls it."""
    table = view["table"]
    return name(table["cards"], table["seats"][seat]["champion"], language)


def ranking(table: dict[str, Any], language: str) -> tuple[str, list[dict[str, Any]]]:
    """Why the game has ended, and the players, those who have won first and then by their energy."""
    ending = translate(PACKAGE, language, ENDINGS.get(table["ending"], ENDED))
    if not table["winners"]:
        ending = f"{ending} {translate(PACKAGE, language, NOBODY_WON)}"
    won = set(table["winners"])
    seats = sorted(table["seats"], key=lambda one: (one["seat"] not in won, -one["points"], -sum(one["energy"])))
    return ending, seats
