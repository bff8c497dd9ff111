"""Ordis, in printed order."""

from tavola.games.altered.abilities import IdleOnFirstDay, Reaction
from tavola.games.altered.amount import AtLeast
from tavola.games.altered.card import CHARACTER, CHARACTER_JOINS, LEAVES_EXPEDITIONS, PERMANENT
from tavola.games.altered.cards.axiom import cheaper_permanent
from tavola.games.altered.cards.printing import (
    NO_STATS,
    H,
    J,
    R,
    character,
    common,
    defender,
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
from tavola.games.altered.cards.tokens import RECRUIT
from tavola.games.altered.creating import (
    EACH_OF_MINE,
    MY_COMPANION_EXPEDITION,
    MY_EXPEDITION,
    MY_HERO_EXPEDITION,
    OTHER_EXPEDITION,
    TARGET_EXPEDITION,
    Create,
)
from tavola.games.altered.deciding import ChooseOne, If
from tavola.games.altered.doing import Boost, Send
from tavola.games.altered.drawing import Resupply, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER, MY_OTHER_CHARACTER, MY_TOKEN, Kind
from tavola.games.altered.which import IT, ITSELF, Each, target
from tavola.games.altered.zones import DISCARD, RESERVE

hero("OR_01", "Sigismar & Wingspan", noon(Create(RECRUIT, MY_HERO_EXPEDITION)), IdleOnFirstDay())
character(
    "OR_05",
    "Ordis Trooper",
    "Soldier",
    common(1, 1, (1, 1, 1)),
    rare(1, 1, (1, 2, 2)),
)
character("OR_06", "Ordis Cadets", "Apprentice Soldier", common(2, 2, (1, 1, 0), J(Create(RECRUIT, MY_EXPEDITION))))
character(
    "OR_07",
    "Monolith Rune-Scribe",
    "Scholar",
    common(2, 2, (2, 2, 2)),
    rare(2, 2, (1, 2, 2), H(If(AtLeast(MY_TOKEN, 1), Effect(Resupply())))),
)
character(
    "OR_09",
    "The Frog Prince",
    "Bureaucrat Noble",
    common(2, 2, (3, 0, 3)),
    rare_in("Axiom", 2, 2, (3, 0, 3), support(cheaper_permanent())),
)
character("OR_10", "Monolith Archivist", "Bureaucrat", rare_in("Yzmir", 2, 2, (3, 3, 3), defender()))
character("OR_13", "Ordis Gatekeeper", "Soldier", common(3, 3, (1, 3, 1), J(Create(RECRUIT, OTHER_EXPEDITION))))
character(
    "OR_14",
    "Ordis Spy",
    "Citizen",
    common(3, 2, (2, 2, 2), H(Sabotage())),
    rare(3, 2, (2, 2, 2), H(Sabotage()), R(Create(RECRUIT, MY_EXPEDITION))),
)
character(
    "OR_15",
    "Kakoba, Legion Commander",
    "Noble Soldier",
    common(3, 3, (2, 2, 2), J(If(AtLeast(MY_OTHER_CHARACTER, 3), Effect(Boost(ITSELF, 2))))),
    rare(3, 3, (2, 2, 2), J(If(AtLeast(MY_OTHER_CHARACTER, 3), Effect(Boost(ITSELF, 3))))),
)
character(
    "OR_17",
    "Jeanne d'Arc",
    "Soldier",
    common(4, 4, (2, 2, 2), Reaction(LEAVES_EXPEDITIONS, Create(RECRUIT, EACH_OF_MINE))),
    rare(5, 5, (2, 2, 2), Reaction(LEAVES_EXPEDITIONS, Create(RECRUIT, EACH_OF_MINE, 2))),
)
spell("OR_23", "Charge!", "Maneuver", common(2, 2, NO_STATS, fleeting(), does(Boost(Each(MY_CHARACTER), 1))))
spell(
    "OR_25",
    "Sticky Note Seals",
    "Disruption",
    common(
        3,
        3,
        NO_STATS,
        fleeting(),
        does(
            ChooseOne(
                Effect(Send(RESERVE, target(Kind(CHARACTER, least_cost=4)))),
                Effect(Send(DISCARD, target(Kind(PERMANENT, least_cost=4)))),
            )
        ),
    ),
)
spell("OR_26", "Open the Gates", "Maneuver", rare(5, 5, NO_STATS, does(Create(RECRUIT, TARGET_EXPEDITION, 4))))
landmark(
    "OR_28",
    "The Monolith, Ordis Bastion",
    "",
    common(5, 5, NO_STATS, Reaction(CHARACTER_JOINS, Boost(IT, 1), watches=A_CHARACTER)),
)
landmark("OR_30", "Ordis Carrier", "", common(3, 3, NO_STATS, noon(Create(RECRUIT, MY_COMPANION_EXPEDITION))))
