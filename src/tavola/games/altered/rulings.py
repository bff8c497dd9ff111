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
        "W01",
        ("The Kraken",),
        mark(
            "On an Arena Day only Water counts, for both players. This Character is Gigantic, so its own Water "
            "counts twice."
        ),
        ("ALT-ARENA-02", "ALT-ARENA-14", "ALT-KEYWORD-GIGANTIC-10"),
    ),
    Ruling(
        "W02",
        ("Ordis Attorney",),
        mark(
            "The card is drawn even in the Progress that leads to the Arena: the Arena begins only after the "
            "Night of that Day. On an Arena Day no Expedition fails to move forward."
        ),
        ("ALT-PROGRESS-12", "ALT-PROGRESS-13", "ALT-VICTORY-06", "ALT-VICTORY-08"),
    ),
    Ruling(
        "W03",
        ("Sakarabru",),
        mark("Were it Gigantic, both of the opponent's Expeditions would go back one region."),
        ("ALT-KEYWORD-GIGANTIC-05",),
    ),
    Ruling(
        "W03",
        ("The Council",),
        mark(
            "Were it Gigantic, it would silence the Characters in both Expeditions that it faces. A Gigantic "
            "Character that enters is silenced if either of its sides faces this card."
        ),
        ("ALT-KEYWORD-GIGANTIC-05", "ALT-REACT-21"),
    ),
    Ruling(
        "W04",
        ("Monolith Legate", "Thoth"),
        mark(
            "This works even while it is Asleep. What is created after Rest is not swept away by that Rest: it "
            "stays for the next Day."
        ),
        ("ALT-STATUS-ASLEEP-04", "ALT-REACT-22", "ALT-REST-04", "ALT-REST-05"),
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
        "W06",
        ("AX_28_R1", "AX_28_R2"),
        mark(
            "Sacrificed at Clean-up as one Landmark too many, it sabotages only after the Clean-up of both "
            "players, when Reserves are already cut to their limits."
        ),
        ("ALT-CLEANUP-03", "ALT-DAY-04", "ALT-REACT-16"),
    ),
    Ruling(
        "W07",
        ("Off You Go!", "Ouroboros Inkcaster"),
        mark(
            "A Fleeting Character sent to Reserve is discarded instead, so a Reaction that waits for it to go to "
            "Reserve does not activate."
        ),
        ("ALT-STATUS-FLEETING-03", "ALT-MODIFIER-08", "ALT-REACT-17"),
    ),
    Ruling(
        "W08",
        ("Mighty Jinn",),
        mark(
            "Its controller decides where it goes, even when an opponent's effect removes it. If two of them are "
            "removed at once, each is decided on separately."
        ),
        ("ALT-MODIFIER-06", "ALT-MODIFIER-04", "ALT-EFFECT-02"),
    ),
    Ruling(
        "W09",
        ("Banishing Gate", "Intimidation", "Mana Reaping"),
        mark(
            "A token is a legal target: it costs 0. It is simply gone and gives no card to a Hand and no Mana Orb. "
            "Landmarks can be targets as well, within the limit on cost if there is one."
        ),
        ("ALT-CARD-02", "ALT-CARD-11", "ALT-TOKEN-01", "ALT-CARD-04", "ALT-TARGET-06"),
    ),
    Ruling(
        "W10",
        (
            "Sierra & Oddball",
            "Subhash & Marmo",
            "AX_06_R1",
            "Foundry Armorer",
            "AX_23_R1",
            "Brassbug Hub",
            "Brassbug Hive",
            "Paper Herald",
            "OR_08_R1",
            "Quetzalcóatl",
            "Thoth",
            "OR_24_R1",
            "OR_26_R1",
        ),
        mark(
            'A token created in "a target Expedition" may be created in one of your opponent\'s. A rare Brassbug Hive '
            "does not boost a Robot that arrives there."
        ),
        ("ALT-TARGET-06", "ALT-CONTROL-03", "ALT-CONTROL-04"),
    ),
    Ruling(
        "W10",
        ("Gulrang & Tocsin",),
        mark(
            "This Hero boosts the tokens that you create, in your opponent's Expeditions too, and never those "
            "that your opponent creates."
        ),
        ("ALT-CONTROL-03", "ALT-CONTROL-04", "ALT-GOLDEN-13"),
    ),
    Ruling(
        "W11",
        ("Coppélia",),
        mark(
            "Put into Reserve by a quick action, it may be played at once for free: it gains Fleeting, since it "
            "comes from Reserve, and Asleep, and the turn goes on."
        ),
        (
            "ALT-REACT-15",
            "ALT-OBJ-05",
            "ALT-PLAY-18",
            "ALT-STATUS-FLEETING-01",
            "ALT-STATUS-FLEETING-02",
            "ALT-TURN-03",
        ),
    ),
    Ruling(
        "W12",
        ("Mind Apotheosis", "Auraq & Kibble"),
        mark(
            "Characters that Mind Apotheosis brings are put, not played: their {J} activates, their {H} and {R} "
            "do not, and Auraq & Kibble gains no counter. They are Fleeting."
        ),
        ("ALT-PLAY-14", "ALT-PLAY-15", "ALT-PLAY-16"),
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
        (
            "Foundry Mechanic",
            "AX_26_C",
            "AX_26_R2",
            "The Foundry, Axiom Bastion",
            "Issun-bōshi",
            "BR_09_R1",
            "BR_13_R1",
            "BR_17_R1",
            "BR_17_R2",
            "BR_20_R1",
            "BR_30_R2",
            "Martengale",
            "LY_08_R1",
            "LY_08_R2",
            "LY_10_R1",
            "LY_17_R1",
            "LY_17_R2",
            "Twinkle Twinkle",
            "Arjun & Spike",
            "Bountiful Meadow",
            "MU_25_R1",
            "OR_06_R2",
            "OR_09_R2",
            "OR_21_R2",
            "Studious Disciple",
            "YZ_09_R1",
            "YZ_09_R2",
            "Flamel",
            "The Kadigir, Yzmir Bastion",
        ),
        mark(
            'A "next card this turn" that is not used is gone when the turn ends, also if it ends with a pass, and '
            "it never serves your opponent's cards."
        ),
        ("ALT-DUR-02", "ALT-DUR-06"),
    ),
    Ruling(
        "W15",
        ("Robin Hood",),
        mark(
            "Reductions come first, then the minimum of 2. A card played for free stays free, and two Robin Hoods "
            "make it no more than 2."
        ),
        ("ALT-COST-03", "ALT-COST-06"),
    ),
    Ruling(
        "W16",
        (
            "Achilles",
            "BR_22_R1",
            "Kaibara, Asgarthan Leviathan",
            "MU_21_R1",
            "MU_22_R1",
            "The Spindle, Muna Bastion",
            "OR_29_R1",
        ),
        mark(
            "A Character with Tough is no legal target until its cost in mana is paid, and paying is your choice. If "
            "you pay nothing, the effect must take another target that it fits, be it a Character of your own, for "
            "which Tough costs nothing; if there is none, it does nothing."
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
    Ruling(
        "W19",
        ("Basira & Kaizaimon",),
        mark(
            "A card in Reserve that has boosts, or gets one there, does not count: only Characters in your "
            "Expeditions do."
        ),
        ("ALT-CONTROL-02", "ALT-CARD-04"),
    ),
    Ruling(
        "W20",
        ("Anubis",),
        mark(
            "If its player has no other Character, it is the one sacrificed. Both players' sacrifices happen at "
            "the same moment; the player with initiative names theirs first."
        ),
        ("ALT-ACTION-SACRIFICE-01", "ALT-EFFECT-15", "ALT-EFFECT-16", "ALT-GOLDEN-08"),
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
