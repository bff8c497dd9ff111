"""Axiom, in printed order."""

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.amount import TWO_LANDMARKS
from tavola.games.altered.card import CARD_PLAYED, CHARACTER, CHARACTER_JOINS, JOINS, PERMANENT
from tavola.games.altered.cards.printing import (
    NO_STATS,
    H,
    J,
    R,
    character,
    common,
    does,
    fleeting,
    hero,
    landmark,
    noon,
    rare,
    rare_in,
    spell,
    support,
)
from tavola.games.altered.cards.tokens import BRASSBUG
from tavola.games.altered.cost import Cost
from tavola.games.altered.creating import TARGET_EXPEDITION, Create
from tavola.games.altered.deciding import ChooseOne, If, MayPay
from tavola.games.altered.doing import Activate, AddCounters, Boost, Send
from tavola.games.altered.drawing import Draw, HandToReserve, Resupply, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_PERMANENT, MY_PERMANENT, Kind
from tavola.games.altered.lasting import THIS_TURN, NextCard
from tavola.games.altered.which import IT, ITSELF, target
from tavola.games.altered.zones import DISCARD, RESERVE


def brassbug() -> Create:
    """A Brassbug in a target Expedition."""
    return Create(BRASSBUG, TARGET_EXPEDITION)


def cheaper_permanent() -> NextCard:
    """The next Permanent this turn costs 1 less."""
    return NextCard(A_PERMANENT, THIS_TURN, saves=1)


hero(
    "AX_01",
    "Sierra & Oddball",
    Reaction(CARD_PLAYED, MayPay(Cost(exhaust=True), brassbug()), watches=Kind(PERMANENT, least_cost=3)),
)
character("AX_04", "Kelon Elemental", "Elemental", common(2, 2, (1, 3, 3), H(HandToReserve(1))))
character(
    "AX_07",
    "Foundry Mechanic",
    "Engineer",
    common(1, 1, (0, 1, 1), support(cheaper_permanent())),
    rare(1, 1, (1, 1, 2), support(cheaper_permanent())),
    rare_in("Ordis", 1, 1, (1, 1, 2), support(cheaper_permanent())),
)
character("AX_08", "Axiom Salvager", "Engineer", common(1, 2, (1, 1, 1), R(Resupply())))
character(
    "AX_10",
    "Jian, Assembly Overseer",
    "Engineer",
    common(2, 2, (3, 2, 0)),
    rare(2, 2, (3, 2, 0), support(Activate(JOINS, target(MY_PERMANENT)))),
)
character("AX_11", "Amelia Earhart", "Adventurer", common(3, 1, (2, 2, 2)))
character(
    "AX_12",
    "Three Little Pigs",
    "Engineer",
    common(3, 3, (3, 3, 3), J(If(TWO_LANDMARKS, Effect(Boost(ITSELF, 1))))),
    rare(3, 3, (3, 3, 3), J(If(TWO_LANDMARKS, Effect(Boost(ITSELF, 2))))),
)
character(
    "AX_15",
    "Axiom Scrambler",
    "Engineer",
    common(4, 3, (2, 4, 2), H(Sabotage())),
    rare(3, 3, (2, 4, 2), H(Sabotage())),
)
character("AX_16", "Foundry Armorer", "Engineer", common(3, 3, (2, 2, 2), R(brassbug())))
spell(
    "AX_23",
    "Kelon Burst",
    "Disruption",
    common(
        3,
        3,
        NO_STATS,
        fleeting(),
        does(
            ChooseOne(
                Effect(Send(RESERVE, target(Kind(CHARACTER, most_cost=4)))),
                Effect(Send(DISCARD, target(Kind(PERMANENT, most_cost=4)))),
            )
        ),
    ),
)
landmark(
    "AX_24",
    "Brassbug Hub",
    "",
    common(3, 3, NO_STATS, J(AddCounters(ITSELF, 3)), noon(MayPay(Cost(mana=1, spend=1), brassbug()))),
)
landmark("AX_25", "Axiom Reprocessor", "", common(4, 4, NO_STATS, noon(Resupply())))
landmark("AX_27", "Kelonic Generator", "", rare(4, 4, NO_STATS, QuickAction(Cost(mana=1, exhaust=True), Draw(1))))
landmark(
    "AX_30",
    "Brassbug Hive",
    "",
    common(5, 5, NO_STATS, J(brassbug()), noon(brassbug())),
    rare(
        6,
        6,
        NO_STATS,
        J(brassbug()),
        noon(brassbug()),
        Reaction(CHARACTER_JOINS, Boost(IT, 1), watches=Kind(subtype="Robot")),
    ),
)
