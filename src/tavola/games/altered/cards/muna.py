"""Muna, in printed order."""

from typing import Final

from tavola.games.altered.abilities import Keyword, QuickAction, Reaction
from tavola.games.altered.amount import FIRST_CHARACTER, AtLeast, BaseStatisticsOfZero, HowMany, OwnBoosts, Unless
from tavola.games.altered.card import CARD_PLAYED, JOINS, MOVED_BY_FOREST
from tavola.games.altered.cards.bravos import next_character_boosted
from tavola.games.altered.cards.printing import (
    NO_STATS,
    H,
    J,
    R,
    character,
    common,
    does,
    eternal,
    fleeting,
    gigantic,
    hero,
    landmark,
    noon,
    rare,
    rare_in,
    spell,
    support,
    tough,
)
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import If, May, MayPay, Repeat
from tavola.games.altered.doing import Activate, Boost, Gain, Send
from tavola.games.altered.drawing import EACH_PLAYER, OPPONENT, Draw, HandToReserve, Resupply, TopToMana
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import (
    A_CHARACTER,
    CHARACTER_OR_PERMANENT,
    MINE,
    MY_CHARACTER,
    MY_OTHER_PLANT,
    MY_PERMANENT,
    MY_PLANT,
    Kind,
)
from tavola.games.altered.lasting import THIS_TURN, NextCard
from tavola.games.altered.passives import DEFENDER, TOUGH
from tavola.games.altered.standing_abilities import Grant
from tavola.games.altered.which import IT, ITSELF, target, up_to
from tavola.games.altered.zones import ANCHORED, ASLEEP, MANA

SMALL: Final = Kind(most_cost=3)
A_PLANT: Final = Kind(subtype="Plant")
A_BUREAUCRAT: Final = Kind(subtype="Bureaucrat")
MY_BUREAUCRAT: Final = Kind(subtype="Bureaucrat", whose=MINE)


def anchor_a_small_one() -> Gain:
    """A target Character with Hand Cost 3 or less gains Anchored."""
    return Gain(ANCHORED, target(SMALL))


def anchors_itself() -> Reaction:
    """{J} It gains Anchored."""
    return J(Gain(ANCHORED, ITSELF))


def grows_with_two_plants() -> Reaction:
    """{J} With two Plants it is boosted by 2."""
    return J(If(AtLeast(MY_PLANT, 2), Effect(Boost(ITSELF, 2))))


def holds_back_without(kind: Kind) -> Grant:
    """It has Defender unless its controller controls two of ``kind``."""
    return Grant(DEFENDER, itself=True, condition=Unless(AtLeast(kind, 2)))


def cheaper(kind: Kind) -> QuickAction:
    """{T}: The next card of ``kind`` this turn costs 1 less."""
    return QuickAction(Cost(exhaust=True), NextCard(kind, THIS_TURN, saves=1))


def reaped() -> Send:
    """A target Character or Permanent goes into its owner's Mana."""
    return Send(MANA, target(CHARACTER_OR_PERMANENT))


hero(
    "MU_01",
    "Teija & Nauraa",
    Reaction(CARD_PLAYED, Boost(IT, 1), watches=A_CHARACTER, condition=FIRST_CHARACTER),
)
hero(
    "MU_02",
    "Arjun & Spike",
    QuickAction(
        Cost(exhaust=True, discard_reserve=1),
        NextCard(SMALL, THIS_TURN, gives=Effect(Gain(ANCHORED, IT))),
    ),
)
hero("MU_03", "Rin & Orchid", Reaction(MOVED_BY_FOREST, Draw(1), HandToReserve(1)))
character(
    "MU_04",
    "Muna Caregiver",
    "Druid",
    common(1, 1, (0, 1, 0), support(anchor_a_small_one())),
    rare(1, 1, (1, 2, 0), support(anchor_a_small_one())),
    rare_in("Yzmir", 1, 1, (0, 1, 0), support(anchor_a_small_one())),
)
character(
    "MU_05",
    "Kitsune",
    "Spirit",
    common(2, 2, (0, 3, 2), H(Draw(1, EACH_PLAYER))),
    rare(2, 2, (0, 3, 3), H(Resupply(EACH_PLAYER))),
    rare_in("Bravos", 2, 2, (0, 3, 2), H(Draw(1, EACH_PLAYER))),
)
character(
    "MU_06",
    "Spindle Harvesters",
    "Animal Plant",
    common(1, 1, (1, 0, 0), anchors_itself()),
    rare(1, 1, (1, 0, 0), anchors_itself(), noon(If(OwnBoosts(2), Effect(Resupply())))),
    rare_in("Yzmir", 1, 1, (1, 0, 0), anchors_itself()),
)
character(
    "MU_07",
    "Mowgli",
    "Druid",
    common(2, 1, (3, 0, 0)),
    rare(2, 1, (3, 0, 0), support(anchor_a_small_one())),
    rare_in("Axiom", 2, 1, (3, 0, 0)),
)
character(
    "MU_08",
    "Sneezer Shroom",
    "Plant",
    common(2, 2, (1, 1, 1), anchors_itself()),
    rare(2, 2, (1, 1, 1), anchors_itself(), noon(Boost(ITSELF, 1))),
    rare_in("Yzmir", 2, 2, (1, 1, 1), anchors_itself(), noon(Boost(ITSELF, 1))),
)
character(
    "MU_09",
    "Kodama",
    "Plant Spirit",
    common(2, 2, (3, 3, 3), H(Gain(ASLEEP, ITSELF))),
    rare(2, 2, (3, 3, 3), H(Gain(ASLEEP, ITSELF)), support(anchor_a_small_one())),
    rare_in("Lyra", 2, 2, (3, 3, 3), H(Gain(ASLEEP, ITSELF)), support(anchor_a_small_one())),
)
character(
    "MU_10",
    "Yong-Su, Verdant Weaver",
    "Druid",
    common(3, 3, (3, 3, 3), grows_with_two_plants()),
    rare(2, 2, (2, 2, 2), grows_with_two_plants()),
    rare_in("Lyra", 3, 3, (3, 3, 3), J(If(BaseStatisticsOfZero(3), Effect(Boost(ITSELF, 2))))),
)
character(
    "MU_11",
    "Inari",
    "Deity",
    common(3, 2, (3, 1, 3)),
    rare(3, 2, (3, 1, 3), noon(Draw(1))),
    rare_in("Axiom", 3, 2, (3, 3, 3), support(Activate(JOINS, target(MY_PERMANENT)))),
)
character(
    "MU_12",
    "Daughter of Yggdrasil",
    "Plant",
    common(3, 3, (5, 5, 3), H(Draw(1, OPPONENT))),
    rare(3, 3, (5, 5, 3), H(Draw(1, EACH_PLAYER))),
    rare_in("Axiom", 3, 3, (5, 5, 3), H(Draw(1, OPPONENT))),
)
character(
    "MU_13",
    "Muna Druid",
    "Druid",
    common(3, 2, (3, 2, 2), support(anchor_a_small_one())),
    rare(3, 2, (2, 1, 1), H(Boost(target(A_PLANT), 2, may=True)), support(anchor_a_small_one())),
    rare_in("Axiom", 3, 2, (3, 2, 2), support(anchor_a_small_one())),
)
character(
    "MU_14",
    "Cernunnos",
    "Druid Deity",
    common(4, 3, (4, 4, 4)),
    rare(3, 3, (4, 4, 4)),
    rare_in("Lyra", 3, 3, (4, 4, 4)),
)
character(
    "MU_15",
    "Dracaena",
    "Dragon Plant",
    common(3, 3, (0, 2, 2), anchors_itself(), noon(Boost(ITSELF, 1))),
    rare(3, 3, (0, 1, 1), anchors_itself(), noon(Boost(ITSELF, 2))),
    rare_in("Bravos", 3, 3, (0, 2, 2), anchors_itself(), noon(Boost(ITSELF, 1))),
)
character(
    "MU_16",
    "Aloe Vera",
    "Plant",
    common(3, 3, (2, 2, 4), noon(Resupply())),
    rare(3, 3, (2, 2, 4), J(MayPay(Cost(mana=1), Gain(ANCHORED, ITSELF))), noon(Resupply())),
    rare_in("Lyra", 3, 3, (2, 2, 4), J(MayPay(Cost(mana=1), Gain(ANCHORED, ITSELF))), noon(Resupply())),
)
character(
    "MU_17",
    "Aja",
    "Deity",
    common(4, 4, (4, 5, 4), H(TopToMana(1, EACH_PLAYER))),
    rare(4, 4, (4, 5, 4), J(TopToMana(1, EACH_PLAYER)), support(anchor_a_small_one())),
    rare_in("Bravos", 4, 4, (4, 5, 4), H(TopToMana(1, EACH_PLAYER))),
)
character(
    "MU_18",
    "Parvati",
    "Deity",
    common(4, 2, (3, 0, 3), H(Gain(ANCHORED, target(A_CHARACTER)))),
    rare(4, 3, (3, 0, 3), J(Gain(ANCHORED, target(A_CHARACTER)))),
    rare_in("Bravos", 4, 3, (3, 0, 3), J(Gain(ANCHORED, target(A_CHARACTER)))),
)
character(
    "MU_19",
    "Verdantback",
    "Animal Plant",
    common(4, 4, (5, 5, 6), holds_back_without(MY_OTHER_PLANT)),
    rare(3, 3, (4, 4, 5), holds_back_without(MY_OTHER_PLANT)),
    rare_in("Ordis", 4, 4, (5, 5, 6), holds_back_without(MY_BUREAUCRAT)),
)
character(
    "MU_20",
    "Coniferal Coneman",
    "Plant",
    common(5, 5, (3, 3, 3), anchors_itself()),
    rare(4, 4, (3, 3, 3), anchors_itself()),
    rare_in("Lyra", 4, 4, (3, 3, 3), anchors_itself()),
)
character(
    "MU_21",
    "Son of Yggdrasil",
    "Plant",
    common(6, 6, (6, 3, 3), gigantic()),
    rare(6, 6, (6, 3, 3), gigantic(), tough(1), support(anchor_a_small_one())),
    rare_in("Bravos", 6, 6, (6, 3, 3), gigantic()),
)
character(
    "MU_22",
    "Hydracaena",
    "Dragon Plant",
    common(7, 7, NO_STATS, eternal(), J(Boost(ITSELF, 4)), noon(Boost(ITSELF, 4))),
    rare(
        7,
        7,
        NO_STATS,
        eternal(),
        Keyword(TOUGH, HowMany(MY_PLANT)),
        J(Boost(ITSELF, 4)),
        noon(Boost(ITSELF, 4)),
    ),
    rare_in("Lyra", 7, 7, NO_STATS, eternal(), J(Boost(ITSELF, 4)), noon(Boost(ITSELF, 4))),
)
character(
    "MU_23",
    "Muna Merchant",
    "Citizen",
    common(2, 3, (3, 2, 0), R(Resupply())),
    rare(2, 2, (3, 2, 0), R(Resupply())),
    rare_in("Axiom", 2, 3, (3, 2, 0), R(Resupply())),
)
landmark(
    "MU_24",
    "Bountiful Meadow",
    "",
    common(2, 2, NO_STATS, cheaper(A_PLANT)),
    rare(2, 2, NO_STATS, J(MayPay(Cost(mana=1), Resupply())), cheaper(A_PLANT)),
    rare_in("Ordis", 2, 2, NO_STATS, cheaper(A_BUREAUCRAT)),
)
spell(
    "MU_25",
    "Meditation Training",
    "Boon",
    common(2, 3, NO_STATS, does(anchor_a_small_one())),
    rare(2, 2, NO_STATS, does(anchor_a_small_one()), support(next_character_boosted())),
    rare_in("Yzmir", 2, 3, NO_STATS, does(anchor_a_small_one())),
)
spell(
    "MU_26",
    "Mana Reaping",
    "Disruption",
    common(3, 3, NO_STATS, fleeting(), does(reaped())),
    rare(3, 3, NO_STATS, does(reaped())),
    rare_in("Bravos", 3, 3, NO_STATS, fleeting(), does(reaped())),
)
spell(
    "MU_27",
    "Nurture",
    "Boon",
    common(2, 1, NO_STATS, does(Boost(up_to(2, A_CHARACTER), 1))),
    rare(3, 2, NO_STATS, does(Boost(up_to(2, A_CHARACTER), 2))),
    rare_in("Ordis", 2, 1, NO_STATS, does(Boost(up_to(2, A_CHARACTER), 1))),
)
spell(
    "MU_28",
    "Beauty Sleep",
    "Disruption",
    common(1, 3, NO_STATS, does(Gain(ASLEEP, target(A_CHARACTER)))),
    rare(1, 3, NO_STATS, does(Gain(ASLEEP, target(A_CHARACTER)), May(Boost(IT, 2)))),
    rare_in("Yzmir", 1, 3, NO_STATS, does(Gain(ASLEEP, target(A_CHARACTER)))),
)
spell(
    "MU_29",
    "Harvest",
    "Conjuration",
    common(1, 2, NO_STATS, does(Resupply())),
    rare(2, 2, NO_STATS, does(Repeat(2, Resupply()))),
    rare_in("Axiom", 1, 2, NO_STATS, does(Resupply())),
)
landmark(
    "MU_30",
    "The Spindle, Muna Bastion",
    "",
    common(3, 3, NO_STATS, Grant(TOUGH, MY_CHARACTER, 2)),
    rare(3, 3, NO_STATS, Grant(TOUGH, MY_CHARACTER, 2), noon(Boost(target(MY_CHARACTER), 1))),
    rare_in("Bravos", 3, 3, NO_STATS, Grant(TOUGH, MY_CHARACTER, 2)),
)
