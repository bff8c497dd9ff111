"""Rulings on single cards: the worked clarifications that a player may want to read beside the card.

Each names its cards, says what happens in the project's own words, and names the rules that it rests on.
"""

from __future__ import annotations

from typing import Any, Final

from tavola.games.altered.cards import CARDS
from tavola.kernel.language import mark, translate


class Ruling:
    """One clarification."""

    __slots__ = ("cards", "id", "rules", "text")

    def __init__(self, id: str, cards: tuple[str, ...], text: str, rules: tuple[str, ...]) -> None:
        self.id: str = id
        #: The English names of the cards, or the short references of single prints: "BR_17_R1".
        self.cards: tuple[str, ...] = cards
        self.text: str = text
        self.rules: tuple[str, ...] = rules


RULINGS: Final = (
    Ruling(
        "W03",
        ("Sakarabru",),
        mark("Were it Gigantic, both of the opponent's Expeditions would go back one region."),
        ("ALT-KEYWORD-GIGANTIC-05",),
    ),
    Ruling(
        "W05",
        ("Jeanne d'Arc",),
        mark(
            "Characters of both players that leave at one Rest leave at the same moment. Only then do their Reactions "
            "resolve: all of the first player's, then the other's."
        ),
        ("ALT-REST-01", "ALT-REACT-02", "ALT-REACT-03", "ALT-GOLDEN-07"),
    ),
    Ruling(
        "W07",
        ("Off You Go!",),
        mark(
            "A Fleeting Character sent to Reserve is discarded instead, so a Reaction that waits for it to go to "
            "Reserve does not activate."
        ),
        ("ALT-STATUS-FLEETING-03", "ALT-MODIFIER-08", "ALT-REACT-17"),
    ),
    Ruling(
        "W09",
        ("Banishing Gate", "Intimidation"),
        mark(
            "A token is a legal target: it costs 0. It is simply gone and gives no card to a Hand. Landmarks can be "
            "targets as well, within the limit on cost if there is one."
        ),
        ("ALT-CARD-02", "ALT-CARD-11", "ALT-TOKEN-01", "ALT-CARD-04", "ALT-TARGET-06"),
    ),
    Ruling(
        "W10",
        ("Brassbug Hive", "Foundry Armorer", "Brassbug Hub", "Sierra & Oddball", "Open the Gates"),
        mark(
            'A token created in "a target Expedition" may be created in one of your opponent\'s. A rare Brassbug Hive '
            "does not boost a Robot that arrives there."
        ),
        ("ALT-TARGET-06", "ALT-CONTROL-03", "ALT-CONTROL-04"),
    ),
    Ruling(
        "W13",
        ("Teija & Nauraa",),
        mark(
            "When the boost of this Hero and the Character's own {J} are pending together, their player chooses which "
            "comes first. Only Characters that you play in your own turns count."
        ),
        ("ALT-PLAY-13", "ALT-REACT-02", "ALT-REACT-13", "ALT-EFFECT-14"),
    ),
    Ruling(
        "W14",
        ("Issun-bōshi", "BR_17_R1", "MU_25_R1", "Foundry Mechanic", "OR_09_R2", "Studious Disciple"),
        mark(
            'A "next card this turn" that is not used is gone when the turn ends, also if it ends with a pass, and '
            "it never serves your opponent's cards."
        ),
        ("ALT-DUR-02", "ALT-DUR-06"),
    ),
    Ruling(
        "W16",
        ("Shenlong", "The Spindle, Muna Bastion"),
        mark(
            "Nobody can be made to pay for Tough. If nothing is paid, the effect does nothing, or must take a fitting "
            "Character of one's own."
        ),
        ("ALT-KEYWORD-TOUGH-03", "ALT-KEYWORD-TOUGH-05", "ALT-TARGET-02", "ALT-TARGET-03"),
    ),
    Ruling(
        "W17",
        ("Paint Prison",),
        mark("Made cheaper by its own discard, this is not free of other charges: Tough is due in addition."),
        ("ALT-COST-12", "ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-02"),
    ),
    Ruling(
        "W18",
        ("Beauty Sleep",),
        mark("A Character that is Asleep already is a legal target; nothing changes."),
        ("ALT-EFFECT-05", "ALT-STATUS-05", "ALT-STATUS-ASLEEP-04"),
    ),
)


def rulings_of(reference: str, language: str) -> list[dict[str, Any]]:
    """The rulings on a card: id, text and rules."""
    names = (CARDS[reference].name, reference.removeprefix("ALT_CORE_B_"))
    return [
        {
            "id": ruling.id,
            "text": translate("tavola.games.altered", language, ruling.text),
            "rules": list(ruling.rules),
        }
        for ruling in RULINGS
        if any(name in ruling.cards for name in names)
    ]
