"""How a match ended, in a sentence for whoever looks: won by one, by several or by nobody, of any number of seats."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.kernel.language import mark
from tavola.kernel.result import all_lost, place, winners
from tavola.kernel.view import SPECTATOR
from tavola.server.rendering import translated


def outcome(returns: Sequence[float], seat: int, names: Sequence[str], language: str) -> str:
    """The sentence for ``seat``; `SPECTATOR` stands for all who look on together. ``names`` are those of the seats."""
    won = winners(returns)
    sentence = _of_nobody(returns) if not won else _of_some(returns, won, seat)
    others = [names[winner] for winner in won if winner != seat]
    gaps = {"names": ", ".join(others), "place": "" if seat == SPECTATOR else place(returns, seat)}
    return translated(sentence, language) % gaps


def _of_nobody(returns: Sequence[float]) -> str:
    if not all_lost(returns):
        return mark("Nobody has won.")
    return mark("You have lost.") if len(returns) == 1 else mark("All have lost.")


def _of_some(returns: Sequence[float], won: list[int], seat: int) -> str:
    if len(won) == len(returns) > 1:
        return mark("All have won!")
    if seat in won:
        return mark("You have won!") if len(won) == 1 else mark("You have won, together with %(names)s!")
    if seat == SPECTATOR:
        return mark("%(names)s has won.") if len(won) == 1 else mark("%(names)s have won.")
    if len(returns) == 2:
        return mark("You have lost.")
    others = [value for number, value in enumerate(returns) if number not in won]
    if len(others) > 1 and len(set(others)) == 1:  # among them there are no places
        return mark("%(names)s has won.") if len(won) == 1 else mark("%(names)s have won.")
    return (
        mark("%(names)s has won. Your place: %(place)s.")
        if len(won) == 1
        else mark("%(names)s have won. Your place: %(place)s.")
    )
