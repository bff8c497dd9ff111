"""Yzmir, in printed order."""

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.amount import FIRST_PLAYER
from tavola.games.altered.card import DICE_ROLLED, SPELL
from tavola.games.altered.cards.printing import (
    NO_STATS,
    H,
    J,
    character,
    common,
    does,
    fleeting,
    hero,
    rare,
    rare_in,
    spell,
    support,
)
from tavola.games.altered.cost import Cost
from tavola.games.altered.creating import FACING_EXPEDITION, MoveExpedition
from tavola.games.altered.doing import Boost, Send
from tavola.games.altered.drawing import Draw, Resupply, Sabotage
from tavola.games.altered.kind import A_CHARACTER, CHARACTER_OR_PERMANENT, Kind
from tavola.games.altered.lasting import THIS_TURN, AfterYou, NextCard
from tavola.games.altered.which import ITSELF, target, up_to
from tavola.games.altered.zones import DISCARD, RESERVE

hero("YZ_01", "Akesha & Taru", QuickAction(Cost(exhaust=True), AfterYou(), condition=FIRST_PLAYER))
character(
    "YZ_04",
    "Studious Disciple",
    "Apprentice Mage",
    common(1, 1, (0, 1, 1), support(NextCard(Kind(SPELL), THIS_TURN, saves=1))),
)
character("YZ_06", "Tooth Fairy", "Fairy", rare(2, 1, (1, 1, 1), H(Sabotage())))
character(
    "YZ_07",
    "Kadigiran Mage-Dancer",
    "Mage Soldier",
    rare_in("Lyra", 2, 1, (1, 1, 1), Reaction(DICE_ROLLED, Boost(ITSELF, 1))),
)
character("YZ_08", "Yzmir Stargazer", "Mage Scholar", common(2, 1, (1, 2, 1)))
character("YZ_09", "Lady of the Lake", "Fairy Spirit", common(2, 2, (1, 1, 3)))
character(
    "YZ_11",
    "Baba Yaga",
    "Mage",
    common(3, 2, (2, 1, 2), H(Draw(1))),
    rare(3, 2, (3, 2, 2), H(Draw(1))),
)
character(
    "YZ_12",
    "Kadigiran Alchemist",
    "Scholar",
    common(3, 1, (1, 1, 1), H(Boost(ITSELF, 2))),
    rare(3, 1, (1, 1, 1), H(Boost(ITSELF, 3))),
)
character(
    "YZ_13",
    "Alice",
    "Citizen",
    common(3, 3, (2, 2, 4), support(AfterYou())),
    rare(3, 3, (3, 3, 4), support(AfterYou())),
)
character(
    "YZ_16",
    "Dorothy Gale",
    "Citizen",
    common(5, 3, (3, 2, 2), H(Send(RESERVE, target(A_CHARACTER), may=True))),
    rare(5, 5, (3, 2, 2), J(Send(RESERVE, target(A_CHARACTER), may=True))),
    rare_in("Bravos", 5, 3, (3, 2, 2), H(Send(RESERVE, target(A_CHARACTER), may=True))),
)
character(
    "YZ_18",
    "Sakarabru",
    "Deity",
    common(7, 4, (4, 4, 4), H(MoveExpedition(FACING_EXPEDITION, -1))),
    rare(7, 4, (5, 5, 5), H(MoveExpedition(FACING_EXPEDITION, -1)), support(Draw(1))),
)
spell(
    "YZ_21",
    "Off You Go!",
    "Disruption",
    common(2, 4, NO_STATS, does(Send(RESERVE, target(Kind(most_cost=3))))),
    rare_in("Lyra", 2, 4, NO_STATS, does(Send(RESERVE, target(Kind(most_cost=3))))),
)
spell("YZ_22", "Spy Craft", "Disruption", common(2, 2, NO_STATS, fleeting(), does(Sabotage(), Resupply())))
spell(
    "YZ_24",
    "Banishing Gate",
    "Disruption",
    common(4, 4, NO_STATS, fleeting(), does(Send(DISCARD, target(CHARACTER_OR_PERMANENT)))),
)
spell(
    "YZ_26",
    "Kraken's Wrath",
    "Disruption",
    common(5, 5, NO_STATS, fleeting(), does(Send(RESERVE, up_to(3, A_CHARACTER, total=5)))),
)
