"""Lyra, in printed order."""

from tavola.games.altered.abilities import Modifier, OptionalCost, QuickAction
from tavola.games.altered.amount import ROLLED
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
    rare,
    rare_in,
    spell,
    support,
)
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import ExtraDie, Roll
from tavola.games.altered.doing import Boost, Gain, Mark, Send
from tavola.games.altered.drawing import Draw, ReserveToHand, Resupply, ResupplyOfTwo, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, CHARACTER_OR_PERMANENT, MY_CHARACTER, Kind
from tavola.games.altered.which import IT, ITSELF, target
from tavola.games.altered.zones import ANCHORED, DECK, FLEETING, RESERVE
from tavola.kernel.language import mark

hero(
    "LY_01",
    "Nevenka & Blotch",
    QuickAction(
        Cost(exhaust=True),
        Mark(target(MY_CHARACTER)),
        Roll((6, Effect(Gain(ANCHORED, IT))), (2, Effect(Boost(IT, 1))), (1, Effect(Send(RESERVE, IT)))),
    ),
)
character(
    "LY_06",
    "Ouroboros Trickster",
    "Citizen",
    common(2, 1, NO_STATS, J(Roll((4, Effect(Boost(ITSELF, 2))), (1, Effect(Boost(ITSELF, 1)))))),
    rare(2, 2, NO_STATS, J(Roll((4, Effect(Boost(ITSELF, 3))), (1, Effect(Boost(ITSELF, 1)))))),
)
character("LY_07", "Hathor", "Artist Deity", common(2, 3, (3, 3, 0), support(ReserveToHand(1))))
character("LY_08", "Lyra Skald", "Artist", common(2, 2, (3, 0, 2)))
character(
    "LY_09",
    "Tanuki",
    "Spirit",
    common(3, 3, (3, 3, 0), H(Sabotage())),
    rare(3, 3, (3, 3, 0), H(Sabotage()), R(Roll((4, Effect(Sabotage())), (1, Effect())))),
)
character(
    "LY_11",
    "Esmeralda",
    "Artist",
    common(2, 2, (0, 2, 2), H(Resupply())),
    rare(2, 3, (0, 2, 2), J(Resupply())),
)
character(
    "LY_14",
    "Lyra Cloth Dancer",
    "Artist",
    common(3, 2, (0, 3, 2), H(Gain(FLEETING, target(A_CHARACTER), may=True))),
    rare_in("Muna", 3, 2, (0, 3, 2), H(Gain(FLEETING, target(A_CHARACTER), may=True))),
)
character("LY_16", "Lyra Chronicler", "Artist", common(3, 3, (4, 0, 4)))
character(
    "LY_17",
    "Ouroboros Croupier",
    "Citizen",
    common(4, 4, (0, 4, 4), H(Roll((4, Effect(Draw(1))), (1, Effect(Resupply()))))),
)
character(
    "LY_18",
    "The Hatter",
    "Citizen",
    common(4, 5, (5, 5, 0), support(Gain(ANCHORED, target(Kind(most_cost=3))))),
)
character(
    "LY_20",
    "Asmodeus",
    "Deity",
    common(6, 6, (5, 5, 5), J(Roll((4, Effect(Gain(ANCHORED, ITSELF))), (1, Effect(Boost(ITSELF, 3)))))),
    rare(5, 5, (4, 4, 4), J(Roll((4, Effect(Gain(ANCHORED, ITSELF))), (1, Effect(Boost(ITSELF, 3)))))),
)
spell("LY_25", "All In!", "Boon", common(3, 3, NO_STATS, does(Roll(), Boost(target(A_CHARACTER), ROLLED))))
spell(
    "LY_26",
    "Paint Prison",
    "Disruption",
    common(
        5,
        5,
        NO_STATS,
        fleeting(),
        OptionalCost(Cost(discard_reserve=1), 2),
        does(Send(DECK, target(CHARACTER_OR_PERMANENT))),
    ),
    rare(
        4,
        4,
        NO_STATS,
        fleeting(),
        OptionalCost(Cost(discard_reserve=1), 1),
        does(Send(DECK, target(CHARACTER_OR_PERMANENT))),
    ),
)
landmark(
    "LY_30",
    "The Ouroboros, Lyra Bastion",
    "",
    rare(
        3,
        3,
        NO_STATS,
        Modifier(ExtraDie(), mark("Whenever you roll dice, roll one more, then ignore one of them of your choice.")),
    ),
    rare_in(
        "Axiom",
        3,
        3,
        NO_STATS,
        J(Resupply()),
        Modifier(
            ResupplyOfTwo(),
            mark(
                "Whenever you would resupply, instead reveal the top two cards of your Deck, put one into Reserve and "
                "discard the other."
            ),
        ),
    ),
)
