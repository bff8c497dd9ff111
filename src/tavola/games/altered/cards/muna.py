"""Muna, in printed order."""

from tavola.games.altered.abilities import Grant, Reaction
from tavola.games.altered.amount import FIRST_CHARACTER, AtLeast
from tavola.games.altered.card import CARD_PLAYED
from tavola.games.altered.cards.bravos import next_character_boosted
from tavola.games.altered.cards.printing import (
    NO_STATS,
    H,
    J,
    character,
    common,
    does,
    hero,
    landmark,
    noon,
    rare,
    rare_in,
    spell,
    support,
)
from tavola.games.altered.deciding import If
from tavola.games.altered.doing import Boost, Gain
from tavola.games.altered.drawing import EACH_PLAYER, OPPONENT, Draw
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER, MY_PLANT, Kind
from tavola.games.altered.passives import TOUGH
from tavola.games.altered.which import IT, ITSELF, target, up_to
from tavola.games.altered.zones import ANCHORED, ASLEEP


def anchor_a_small_one() -> Gain:
    """A target Character with Hand Cost 3 or less gains Anchored."""
    return Gain(ANCHORED, target(Kind(most_cost=3)))


hero(
    "MU_01",
    "Teija & Nauraa",
    Reaction(CARD_PLAYED, Boost(IT, 1), watches=A_CHARACTER, condition=FIRST_CHARACTER),
)
character("MU_05", "Kitsune", "Spirit", common(2, 2, (0, 3, 2), H(Draw(1, EACH_PLAYER))))
character("MU_06", "Spindle Harvesters", "Animal Plant", common(1, 1, (1, 0, 0), J(Gain(ANCHORED, ITSELF))))
character(
    "MU_08",
    "Sneezer Shroom",
    "Plant",
    common(2, 2, (1, 1, 1), J(Gain(ANCHORED, ITSELF))),
    rare(2, 2, (1, 1, 1), J(Gain(ANCHORED, ITSELF)), noon(Boost(ITSELF, 1))),
)
character(
    "MU_10",
    "Yong-Su, Verdant Weaver",
    "Druid",
    common(3, 3, (3, 3, 3), J(If(AtLeast(MY_PLANT, 2), Effect(Boost(ITSELF, 2))))),
    rare(2, 2, (2, 2, 2), J(If(AtLeast(MY_PLANT, 2), Effect(Boost(ITSELF, 2))))),
)
character("MU_11", "Inari", "Deity", common(3, 2, (3, 1, 3)))
character("MU_12", "Daughter of Yggdrasil", "Plant", common(3, 3, (5, 5, 3), H(Draw(1, OPPONENT))))
character("MU_13", "Muna Druid", "Druid", common(3, 2, (3, 2, 2), support(anchor_a_small_one())))
character("MU_14", "Cernunnos", "Druid Deity", common(4, 3, (4, 4, 4)))
character("MU_18", "Parvati", "Deity", rare(4, 3, (3, 0, 3), J(Gain(ANCHORED, target(A_CHARACTER)))))
character(
    "MU_20",
    "Coniferal Coneman",
    "Plant",
    common(5, 5, (3, 3, 3), J(Gain(ANCHORED, ITSELF))),
    rare(4, 4, (3, 3, 3), J(Gain(ANCHORED, ITSELF))),
)
spell(
    "MU_25",
    "Meditation Training",
    "Boon",
    common(2, 3, NO_STATS, does(anchor_a_small_one())),
    rare(2, 2, NO_STATS, does(anchor_a_small_one()), support(next_character_boosted())),
)
spell(
    "MU_27",
    "Nurture",
    "Boon",
    common(2, 1, NO_STATS, does(Boost(up_to(2, A_CHARACTER), 1))),
    rare(3, 2, NO_STATS, does(Boost(up_to(2, A_CHARACTER), 2))),
)
spell(
    "MU_28",
    "Beauty Sleep",
    "Disruption",
    common(1, 3, NO_STATS, does(Gain(ASLEEP, target(A_CHARACTER)))),
    rare_in("Yzmir", 1, 3, NO_STATS, does(Gain(ASLEEP, target(A_CHARACTER)))),
)
landmark("MU_30", "The Spindle, Muna Bastion", "", rare_in("Bravos", 3, 3, NO_STATS, Grant(TOUGH, MY_CHARACTER, 2)))
