"""The options of the game (``rulings`` 2): each typed once; the lobby, the command line and the API draw from it."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.deck import RANDOM_CORE, STARTER_DECKS
from tavola.games.altered.forms import deck_from_file
from tavola.games.altered.state import Rules
from tavola.kernel.language import mark
from tavola.kernel.option import Option, Settings

PROFILE: Final = Option(
    "profile",
    mark("Rules profile"),
    "summary",
    (
        ("summary", mark("Summary: the game ends at once when Hero and Companion meet; one grand total in the Arena")),
        ("complete", mark("Complete Rules 4.0: victory is checked at Night; terrain by terrain in the Arena")),
    ),
    rules=("ALT-OVER-04",),
)
EMPTY_DECK: Final = Option(
    "empty_deck",
    mark("When a Deck is empty"),
    "any_time",
    (
        ("any_time", mark("The discard pile is shuffled beneath it at once")),
        ("morning_only", mark("Its owner may refill it in the Morning; at other times it gives nothing")),
    ),
    rules=("ALT-EMPTY-01", "ALT-EMPTY-05"),
)
BALANCE: Final = Option(
    "balance",
    mark("Balance of the cards"),
    "2025-11",
    (
        ("2025-11", mark("November 2025")),
        ("2026-02", mark("February 2026: Sigismar & Wingspan does nothing on Day 1")),
    ),
    rules=("ALT-OPT-01",),
)
FORMAT: Final = Option(
    "format",
    mark("Deck format"),
    "constructed",
    (
        ("constructed", mark("Constructed")),
        ("limited", mark("Limited")),
        ("no_unique", mark("Constructed without uniques")),
        ("singleton", mark("Singleton")),
        ("constructed_2025", mark("Constructed, with the list of suspended cards of late 2025")),
    ),
    rules=("ALT-OPT-02", "ALT-OPT-03", "ALT-DECK-11"),
)
DECKS: Final = Option(
    "decks",
    mark("Deck"),
    STARTER_DECKS[0],
    per_seat=True,
    suggestions=(
        *((name, name.capitalize()) for name in STARTER_DECKS),
        (RANDOM_CORE, mark("A random deck of the Core set")),
    ),
    by_chance=(RANDOM_CORE,),
    about=mark("A list, a code, or an address with a code; or a file: text, CSV, JSON, or the ZIP of your account."),
    from_file=deck_from_file,
    file_types=".txt,.csv,.json,.zip,text/plain,text/csv,application/json,application/zip",
    rules=("ALT-DECK-01", "ALT-DECK-10"),
)

OPTIONS: Final = (PROFILE, EMPTY_DECK, BALANCE, FORMAT, DECKS)


def rules_of(settings: Settings) -> Rules:
    """The options that change rules, as the state keeps them."""
    return Rules(
        complete=settings["profile"] == "complete",
        refill_any_time=settings["empty_deck"] == "any_time",
        late_balance=settings["balance"] == "2026-02",
    )
