"""Axiom, in printed order."""

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.amount import (
    DONE,
    IN_AFTERNOON,
    TWO_LANDMARKS,
    AtLeast,
    FewerCounters,
    ItIs,
    OwnCounters,
)
from tavola.games.altered.card import (
    CARD_PLAYED,
    CHARACTER,
    CHARACTER_JOINS,
    FROM_RESERVE,
    HAND_TO_RESERVE,
    JOINS,
    LEAVES_LANDMARKS,
    PERMANENT,
    RESERVE_LEFT,
    SPELL,
)
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
from tavola.games.altered.creating import Create
from tavola.games.altered.deciding import ChooseOne, If, InAnyCase, May, MayPay
from tavola.games.altered.doing import Activate, AddCounters, Boost, Gain, Lose, Send, Switch
from tavola.games.altered.drawing import Draw, HandToReserve, Resupply, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import (
    A_CHARACTER,
    A_PERMANENT,
    CHARACTER_OR_PERMANENT,
    EITHER,
    MINE,
    MY_CHARACTER,
    MY_OTHER_CHARACTER,
    MY_PERMANENT,
    MY_PLANT,
    Kind,
)
from tavola.games.altered.lasting import THIS_AFTERNOON, THIS_TURN, NextCard
from tavola.games.altered.playing import PlayFree
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.where import TARGET_EXPEDITION
from tavola.games.altered.which import IT, ITSELF, AnyNumber, Each, target, up_to
from tavola.games.altered.zones import ASLEEP, DISCARD, FLEETING, HAND, RESERVE
from tavola.kernel.language import mark

MY_ROBOT = Kind(subtype="Robot", whose=MINE)


def brassbug() -> Create:
    """A Brassbug in a target Expedition."""
    return Create(BRASSBUG, TARGET_EXPEDITION)


def cheaper_permanent() -> NextCard:
    """The next Permanent this turn costs 1 less."""
    return NextCard(A_PERMANENT, THIS_TURN, saves=1)


def cheaper_all_afternoon(saves: int) -> NextCard:
    """The next Permanent this Afternoon costs less."""
    return NextCard(A_PERMANENT, THIS_AFTERNOON, saves=saves)


def played_when_put_aside() -> Reaction:
    """It may be played for free when it goes from Hand to Reserve, and then sleeps."""
    return Reaction(HAND_TO_RESERVE, May(PlayFree(ITSELF), Gain(ASLEEP, ITSELF)))


def activate_permanent(may: bool = False) -> Activate:
    """The {J} of a target own Permanent."""
    return Activate(JOINS, target(MY_PERMANENT), may=may)


def activate_permanents() -> Activate:
    """The {J} of own Permanents, asked for each of them."""
    return Activate(JOINS, AnyNumber(MY_PERMANENT, mark("any number of Landmarks you control")))


def boost_itself(boosts: int) -> Effect:
    return Effect(Boost(ITSELF, boosts))


def sheds_fleeting() -> Effect:
    """It loses Fleeting."""
    return Effect(Lose(FLEETING, ITSELF))


def burst() -> ChooseOne:
    """A Character goes to Reserve, or a Permanent is discarded."""
    return ChooseOne(
        Effect(Send(RESERVE, target(Kind(CHARACTER, most_cost=4)))),
        Effect(Send(DISCARD, target(Kind(PERMANENT, most_cost=4)))),
    )


def discard_in_return() -> If:
    """If the sacrifice before was made, a Character or Permanent is discarded."""
    return If(DONE, Effect(Send(DISCARD, target(CHARACTER_OR_PERMANENT))))


def hub() -> Reaction:
    """A counter and 1 mana make a Brassbug at Noon."""
    return noon(MayPay(Cost(mana=1, spend=1), brassbug()))


def fill_cylinder() -> QuickAction:
    """Two counters."""
    return QuickAction(Cost(exhaust=True), AddCounters(ITSELF, 2))


def boost_next_character() -> QuickAction:
    """A counter boosts the next Character this turn."""
    return QuickAction(Cost(exhaust=True, spend=1), NextCard(A_CHARACTER, THIS_TURN, gives=Effect(Boost(IT, 1))))


def sabotages_as_it_leaves() -> Reaction:
    return Reaction(LEAVES_LANDMARKS, Sabotage())


def foundry() -> QuickAction:
    """The next Character from Hand this turn activates its {R} too."""
    gives = Effect(Activate(FROM_RESERVE, IT))
    return QuickAction(Cost(exhaust=True), NextCard(A_CHARACTER, THIS_TURN, gives=gives, origin=HAND))


# Heroes --------------------------------------------------------------------------------------------------------------

hero(
    "AX_01",
    "Sierra & Oddball",
    Reaction(CARD_PLAYED, MayPay(Cost(exhaust=True), brassbug()), watches=Kind(PERMANENT, least_cost=3)),
)
hero(
    "AX_02",
    "Treyst & Rossum",
    Reaction(RESERVE_LEFT, If(FewerCounters(5), Effect(AddCounters(ITSELF, 1))), condition=IN_AFTERNOON),
    QuickAction(Cost(exhaust=True), Draw(1), HandToReserve(1), condition=OwnCounters(5)),
)
hero("AX_03", "Subhash & Marmo", noon(MayPay(Cost(mana=1, put_in_reserve=1), brassbug())))

# Characters ----------------------------------------------------------------------------------------------------------

character(
    "AX_04",
    "Kelon Elemental",
    "Elemental",
    common(2, 2, (1, 3, 3), H(HandToReserve(1))),
    rare(2, 2, (1, 3, 3), H(HandToReserve(1, may=True))),
    rare_in("Muna", 2, 2, (1, 3, 3), H(HandToReserve(1, may=True))),
)
character(
    "AX_05",
    "Foundry Engineer",
    "Engineer",
    common(2, 2, (2, 2, 1), R(cheaper_all_afternoon(1))),
    rare(2, 2, (2, 2, 1), R(cheaper_all_afternoon(2))),
    rare_in("Ordis", 2, 2, (2, 2, 1), R(cheaper_all_afternoon(2))),
)
character(
    "AX_06",
    "Ogun",
    "Engineer Deity",
    common(2, 2, (2, 1, 1), J(Boost(Each(MY_ROBOT), 1))),
    rare(2, 2, (2, 1, 1), J(MayPay(Cost(mana=2), brassbug()), InAnyCase(Boost(Each(MY_ROBOT), 1)))),
    rare_in("Muna", 2, 2, (2, 1, 1), J(Boost(Each(MY_PLANT), 1))),
)
character(
    "AX_07",
    "Foundry Mechanic",
    "Engineer",
    common(1, 1, (0, 1, 1), support(cheaper_permanent())),
    rare(1, 1, (1, 1, 2), support(cheaper_permanent())),
    rare_in("Ordis", 1, 1, (1, 1, 2), support(cheaper_permanent())),
)
character(
    "AX_08",
    "Axiom Salvager",
    "Engineer",
    common(1, 2, (1, 1, 1), R(Resupply())),
    rare(1, 1, (1, 1, 0), R(Resupply())),
    rare_in("Bravos", 1, 2, (1, 1, 1), R(Resupply())),
)
character(
    "AX_09",
    "Tinker Bell",
    "Fairy",
    common(3, 3, (1, 3, 3), R(Sabotage())),
    rare(2, 3, (1, 3, 3), R(Sabotage())),
    rare_in("Lyra", 2, 3, (1, 3, 3), R(Sabotage())),
)
character(
    "AX_10",
    "Jian, Assembly Overseer",
    "Engineer",
    common(2, 2, (3, 2, 0)),
    rare(2, 2, (3, 2, 0), support(activate_permanent())),
    rare_in("Ordis", 2, 2, (3, 2, 0), support(activate_permanent())),
)
character(
    "AX_11",
    "Amelia Earhart",
    "Adventurer",
    common(3, 1, (2, 2, 2)),
    rare(3, 1, (2, 2, 2), H(Boost(ITSELF, 1))),
    rare_in("Ordis", 3, 1, (2, 2, 2), H(Boost(ITSELF, 1))),
)
character(
    "AX_12",
    "Three Little Pigs",
    "Engineer",
    common(3, 3, (3, 3, 3), J(If(TWO_LANDMARKS, boost_itself(1)))),
    rare(3, 3, (3, 3, 3), J(If(TWO_LANDMARKS, boost_itself(2)))),
    rare_in("Bravos", 3, 3, (3, 3, 3), J(If(AtLeast(MY_PERMANENT, 1), boost_itself(1)))),
)
character(
    "AX_13",
    "Ada Lovelace",
    "Engineer",
    common(2, 2, (1, 3, 1), R(HandToReserve(1, may=True), If(ItIs(A_PERMANENT), Effect(Draw(1))))),
    rare(2, 2, (1, 2, 1), R(HandToReserve(1, may=True), If(DONE, Effect(Draw(1))))),
    rare_in("Yzmir", 2, 2, (1, 3, 1), R(HandToReserve(1, may=True), If(ItIs(Kind(SPELL)), Effect(Draw(1))))),
)
character(
    "AX_14",
    "Coppélia",
    "Robot",
    common(2, 2, (2, 2, 0), played_when_put_aside()),
    rare(2, 2, (3, 3, 0), played_when_put_aside()),
    rare_in("Muna", 2, 2, (3, 3, 0), played_when_put_aside()),
)
character(
    "AX_15",
    "Axiom Scrambler",
    "Engineer",
    common(4, 3, (2, 4, 2), H(Sabotage())),
    rare(3, 3, (2, 4, 2), H(Sabotage())),
    rare_in("Muna", 4, 3, (2, 4, 2), H(Sabotage())),
)
character(
    "AX_16",
    "Foundry Armorer",
    "Engineer",
    common(3, 3, (2, 2, 2), R(brassbug())),
    rare(3, 3, (2, 2, 2), J(brassbug())),
    rare_in("Bravos", 2, 3, (2, 2, 2), R(brassbug())),
)
character(
    "AX_17",
    "Dr. Frankenstein",
    "Engineer",
    common(4, 3, (3, 3, 3), R(activate_permanent(may=True))),
    rare(4, 2, (3, 3, 3), R(activate_permanent(may=True))),
    rare_in("Lyra", 4, 2, (3, 3, 3), R(activate_permanent(may=True))),
)
character(
    "AX_18",
    "Athena",
    "Deity",
    common(5, 3, (3, 4, 4), R(If(TWO_LANDMARKS, sheds_fleeting()))),
    rare(5, 3, (3, 4, 4), H(If(TWO_LANDMARKS, boost_itself(2))), R(If(TWO_LANDMARKS, sheds_fleeting()))),
    rare_in(
        "Ordis",
        5,
        3,
        (3, 4, 4),
        H(If(AtLeast(MY_OTHER_CHARACTER, 2), boost_itself(2))),
        R(If(AtLeast(MY_OTHER_CHARACTER, 2), sheds_fleeting())),
    ),
)
character(
    "AX_19",
    "Ganesha",
    "Deity",
    common(7, 7, (5, 5, 5), J(activate_permanents())),
    rare(6, 6, (4, 4, 4), J(activate_permanents())),
    rare_in(
        "Muna",
        7,
        7,
        (5, 5, 5),
        J(Activate(JOINS, AnyNumber(MY_OTHER_CHARACTER, mark("any number of other Characters you control")))),
    ),
)

# Spells --------------------------------------------------------------------------------------------------------------

spell(
    "AX_20",
    "Hooked",
    "Maneuver",
    common(1, 2, NO_STATS, does(Switch(target(A_CHARACTER)))),
    rare(2, 2, NO_STATS, does(Switch(target(A_CHARACTER)), Draw(1))),
    rare_in("Lyra", 1, 2, NO_STATS, does(Switch(target(A_CHARACTER)))),
)
spell(
    "AX_21",
    "Boom!",
    "Disruption",
    common(3, 3, NO_STATS, fleeting(), does(Sacrifice(1), discard_in_return())),
    rare(3, 3, NO_STATS, fleeting(), does(Sacrifice(1, Kind(EITHER, MINE)), discard_in_return())),
    rare_in("Yzmir", 3, 3, NO_STATS, fleeting(), does(Sacrifice(1), discard_in_return())),
)
spell(
    "AX_22",
    "Mechanical Training",
    "Boon",
    common(1, 2, NO_STATS, does(activate_permanent())),
    rare(2, 2, NO_STATS, does(Activate(JOINS, up_to(2, MY_PERMANENT)))),
    rare_in("Muna", 2, 2, NO_STATS, does(Activate(JOINS, target(MY_CHARACTER)))),
)
spell(
    "AX_23",
    "Kelon Burst",
    "Disruption",
    common(3, 3, NO_STATS, fleeting(), does(burst())),
    rare(4, 4, NO_STATS, fleeting(), does(burst(), InAnyCase(If(TWO_LANDMARKS, Effect(brassbug()))))),
    rare_in("Ordis", 3, 3, NO_STATS, fleeting(), does(burst())),
)

# Landmarks -----------------------------------------------------------------------------------------------------------

landmark(
    "AX_24",
    "Brassbug Hub",
    "",
    common(3, 3, NO_STATS, J(AddCounters(ITSELF, 3)), hub()),
    rare(2, 2, NO_STATS, J(AddCounters(ITSELF, 3)), hub()),
    rare_in("Ordis", 2, 2, NO_STATS, J(AddCounters(ITSELF, 3)), hub()),
)
landmark(
    "AX_25",
    "Axiom Reprocessor",
    "",
    common(4, 4, NO_STATS, noon(Resupply())),
    rare(4, 4, NO_STATS, J(Resupply()), noon(Resupply())),
    rare_in("Muna", 4, 4, NO_STATS, noon(Resupply())),
)
landmark(
    "AX_26",
    "Kelon Cylinder",
    "",
    common(1, 1, NO_STATS, fill_cylinder(), boost_next_character()),
    rare(
        1,
        1,
        NO_STATS,
        J(Boost(target(A_CHARACTER), 1)),
        fill_cylinder(),
        QuickAction(Cost(exhaust=True, spend=1), Boost(target(A_CHARACTER), 1)),
    ),
    rare_in("Bravos", 1, 1, NO_STATS, fill_cylinder(), boost_next_character()),
)
landmark(
    "AX_27",
    "Kelonic Generator",
    "",
    common(3, 3, NO_STATS, QuickAction(Cost(mana=2, exhaust=True), Draw(1))),
    rare(4, 4, NO_STATS, QuickAction(Cost(mana=1, exhaust=True), Draw(1))),
    rare_in("Ordis", 4, 4, NO_STATS, QuickAction(Cost(mana=1, exhaust=True), Draw(1))),
)
landmark(
    "AX_28",
    "Armored Jammer",
    "Construction",
    common(2, 2, NO_STATS, J(Sabotage())),
    rare(2, 2, NO_STATS, J(Sabotage()), sabotages_as_it_leaves()),
    rare_in("Ordis", 2, 2, NO_STATS, J(Sabotage()), sabotages_as_it_leaves()),
)
landmark(
    "AX_29",
    "The Foundry, Axiom Bastion",
    "",
    common(3, 3, NO_STATS, foundry()),
    rare(4, 4, NO_STATS, J(Draw(1)), foundry()),
    rare_in("Bravos", 3, 3, NO_STATS, foundry()),
)
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
    rare_in("Yzmir", 5, 5, NO_STATS, J(brassbug()), noon(brassbug())),
)
