"""Bravos, in printed order."""

from tavola.games.altered.abilities import Keyword, QuickAction, Reaction
from tavola.games.altered.amount import (
    DONE,
    FIRST_PLAYER,
    BoostsAtMost,
    CostsAsCounters,
    FewerManaOrbs,
    OwnBoosts,
    RegionsBetween,
)
from tavola.games.altered.card import BOOSTS_GAINED, CARD_PLAYED
from tavola.games.altered.cards.printing import (
    NO_STATS,
    H,
    J,
    R,
    character,
    common,
    does,
    dusk,
    fleeting,
    gigantic,
    hero,
    landmark,
    noon,
    rare,
    rare_in,
    seasoned,
    spell,
    support,
    tough,
)
from tavola.games.altered.cards.tokens import BOODA, RECRUIT
from tavola.games.altered.cost import Cost
from tavola.games.altered.creating import Create
from tavola.games.altered.deciding import If, MayPay
from tavola.games.altered.doing import AddCounters, Boost, Gain, Lose, Send
from tavola.games.altered.drawing import DiscardOrb, Draw, Resupply, Sabotage, TopToMana
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, CHARACTER_OR_PERMANENT, EITHER, MY_TOKEN, Kind
from tavola.games.altered.lasting import ANYWHERE, THIS_TURN, NextCard
from tavola.games.altered.leaving import MoveInstead
from tavola.games.altered.passives import GIGANTIC, TOUGH
from tavola.games.altered.standing_abilities import GivesReaction, Grant, Modifier, StartingCounters, Unplayable
from tavola.games.altered.where import EACH_OF_MINE, MY_COMPANION_EXPEDITION, MY_EXPEDITION
from tavola.games.altered.which import IT, ITSELF, target, up_to
from tavola.games.altered.zones import DISCARD, FLEETING, HAND, MANA, RESERVE
from tavola.kernel.language import mark

ANOTHER_CHARACTER = Kind(other=True)


def next_character_boosted(boosts: int = 1, origin: int = ANYWHERE) -> NextCard:
    """The next Character this turn gets boosts."""
    return NextCard(A_CHARACTER, THIS_TURN, gives=Effect(Boost(IT, boosts)), origin=origin)


def into_mana_while_boosted() -> Modifier:
    """Tiny Jinn does not simply go while it is Boosted."""
    return Modifier(
        MoveInstead(MANA, boosted=True),
        mark(
            "If this card would leave the Expedition zone with a boost on it, it goes into its owner's Mana instead, "
            "exhausted."
        ),
    )


def into_mana_at_will(otherwise: Effect | None = None) -> Modifier:
    """Mighty Jinn becomes a Mana Orb if its player wishes so."""
    return Modifier(
        MoveInstead(MANA),
        mark("If this card would leave the Expedition zone, you may put it into its owner's Mana instead, exhausted."),
        may=True,
        otherwise=otherwise,
    )


def one_loses_fleeting_and_is_boosted() -> Reaction:
    """What the rare Vanguards do for another Character."""
    return J(Lose(FLEETING, target(ANOTHER_CHARACTER), may=True), If(DONE, Effect(Boost(IT, 1))))


def regions_apart() -> Keyword:
    """Kaibara is as Tough as its controller's counters are far apart."""
    return Keyword(TOUGH, RegionsBetween())


def an_orb_for_a_card() -> tuple[DiscardOrb, If]:
    """Mana Eruption: the price is a part of the effect."""
    return DiscardOrb(1), If(DONE, Effect(Send(DISCARD, target(CHARACTER_OR_PERMANENT))))


def own_characters_boosted_from_reserve() -> GivesReaction:
    """Haven: it reaches Characters by their owner, for in Reserve nobody controls them."""
    return GivesReaction(R(Boost(ITSELF, 1)), A_CHARACTER, mark("Each Character you own has this ability: {ability}"))


hero("BR_01", "Kojo & Booda", noon(If(FIRST_PLAYER, Effect(Create(BOODA, MY_COMPANION_EXPEDITION)))))
hero(
    "BR_02",
    "Atsadi & Surge",
    StartingCounters(5),
    Reaction(CARD_PLAYED, Draw(1), AddCounters(ITSELF, 1), watches=A_CHARACTER, condition=CostsAsCounters()),
)
hero(
    "BR_03",
    "Basira & Kaizaimon",
    Reaction(BOOSTS_GAINED, MayPay(Cost(exhaust=True), Boost(target(A_CHARACTER), 1))),
)
character(
    "BR_04",
    "Ratatoskr",
    "Messenger",
    common(1, 3, (1, 1, 1), R(Boost(ITSELF, 2))),
    rare(1, 3, (1, 1, 1), R(Boost(ITSELF, 3))),
    rare_in("Ordis", 1, 3, (1, 1, 1), R(Create(RECRUIT, MY_EXPEDITION, 2))),
)
character(
    "BR_05",
    "Issun-bōshi",
    "Adventurer",
    common(1, 1, (0, 0, 2), support(next_character_boosted())),
    rare(1, 2, (0, 0, 2), R(Boost(target(A_CHARACTER), 1)), support(next_character_boosted())),
    rare_in("Muna", 1, 2, (0, 0, 2), R(Boost(target(A_CHARACTER), 1)), support(next_character_boosted())),
)
character(
    "BR_06",
    "Tiny Jinn",
    "Elemental",
    common(2, 3, (0, 3, 0), into_mana_while_boosted(), R(Boost(ITSELF, 1))),
    rare(1, 2, (0, 2, 0), into_mana_while_boosted(), R(Boost(ITSELF, 1))),
    rare_in("Muna", 2, 3, (0, 3, 0), into_mana_while_boosted(), R(Boost(ITSELF, 1))),
)
character(
    "BR_07",
    "Bravos Tracer",
    "Adventurer",
    common(2, 2, (3, 3, 3), J(Gain(FLEETING, ITSELF))),
    rare(2, 2, (4, 3, 4), J(Gain(FLEETING, ITSELF))),
    rare_in("Axiom", 2, 2, (3, 3, 3), J(Gain(FLEETING, ITSELF))),
)
character(
    "BR_08",
    "Bravos Pathfinder",
    "Adventurer",
    common(2, 2, (0, 3, 3)),
    rare(2, 2, (0, 3, 3), seasoned(), H(MayPay(Cost(mana=2), Boost(ITSELF, 1)))),
    rare_in("Lyra", 2, 2, (0, 3, 3)),
)
character(
    "BR_09",
    "Haven Trainee",
    "Apprentice",
    common(2, 4, (3, 1, 1), R(Boost(ITSELF, 2))),
    rare(2, 4, (3, 1, 1), R(Boost(ITSELF, 2)), support(next_character_boosted())),
    rare_in("Ordis", 2, 4, (3, 1, 1), R(Create(RECRUIT, EACH_OF_MINE))),
)
character(
    "BR_10",
    "Red",
    "Adventurer",
    common(2, 2, (2, 2, 2), seasoned()),
    rare(2, 3, (2, 2, 2), seasoned(), dusk(If(OwnBoosts(3), Effect(Draw(1))))),
    rare_in("Yzmir", 2, 2, (2, 2, 2), seasoned()),
)
character(
    "BR_11",
    "Chiron",
    "Trainer",
    common(2, 2, (1, 1, 1), J(Boost(target(A_CHARACTER), 1))),
    rare(2, 2, (1, 0, 0), J(Boost(up_to(2, A_CHARACTER), 1))),
    rare_in("Muna", 2, 2, (1, 0, 0), J(Boost(up_to(2, A_CHARACTER), 1))),
)
character(
    "BR_12",
    "Hua Mulan",
    "Adventurer",
    common(3, 3, (1, 3, 3), R(Lose(FLEETING, ITSELF))),
    rare(2, 2, (1, 2, 2), R(Lose(FLEETING, ITSELF))),
    rare_in("Yzmir", 2, 2, (1, 2, 2), R(Lose(FLEETING, ITSELF))),
)
character(
    "BR_13",
    "Kappa",
    "Trainer Spirit",
    common(4, 4, (4, 4, 5)),
    rare(4, 4, (4, 4, 5), seasoned(), support(next_character_boosted())),
    rare_in("Lyra", 4, 4, (4, 4, 5)),
)
character(
    "BR_14",
    "Bravos Vanguard",
    "Adventurer",
    common(3, 3, (4, 2, 2), J(Lose(FLEETING, target(ANOTHER_CHARACTER), may=True))),
    rare(3, 3, (4, 2, 2), one_loses_fleeting_and_is_boosted()),
    rare_in("Axiom", 3, 3, (4, 2, 2), one_loses_fleeting_and_is_boosted()),
)
character(
    "BR_15",
    "Haven Bouncer",
    "Soldier",
    common(3, 3, (2, 2, 2), H(Sabotage()), R(Boost(ITSELF, 1))),
    rare(3, 3, (2, 2, 2), H(Sabotage()), R(Boost(ITSELF, 2))),
    rare_in("Axiom", 3, 3, (2, 2, 2), H(Sabotage()), R(Boost(ITSELF, 2))),
)
character(
    "BR_16",
    "Bravos Bladedancer",
    "Soldier",
    common(1, 3, NO_STATS, seasoned(), J(Boost(ITSELF, 1))),
    rare(
        1,
        3,
        NO_STATS,
        seasoned(),
        J(Boost(ITSELF, 1)),
        R(If(BoostsAtMost(4), Effect(Lose(FLEETING, ITSELF)))),
    ),
    rare_in("Yzmir", 1, 2, NO_STATS, seasoned(), J(Boost(ITSELF, 1))),
)
character(
    "BR_17",
    "Haven Warrior",
    "Soldier",
    common(3, 3, (4, 2, 4)),
    rare(3, 3, (4, 4, 4), support(next_character_boosted())),
    rare_in("Ordis", 3, 3, (4, 4, 4), support(next_character_boosted())),
)
character(
    "BR_18",
    "Sun Wukong",
    "Deity",
    common(3, 4, (2, 4, 2), R(Boost(ITSELF, 2))),
    rare(3, 4, (2, 4, 2), R(Boost(ITSELF, 2), Lose(FLEETING, ITSELF))),
    rare_in("Muna", 3, 4, (2, 4, 2), R(Boost(target(A_CHARACTER), 2))),
)
character(
    "BR_19",
    "Mighty Jinn",
    "Elemental",
    common(4, 3, (4, 4, 0), into_mana_at_will()),
    rare(4, 3, (4, 4, 0), into_mana_at_will(Effect(Draw(1)))),
    rare_in("Lyra", 4, 3, (4, 4, 0), into_mana_at_will()),
)
character(
    "BR_20",
    "Atlas",
    "Titan",
    common(5, 5, (3, 3, 3), gigantic()),
    rare(5, 5, (3, 3, 3), gigantic(), seasoned(), support(next_character_boosted(2))),
    rare_in("Ordis", 5, 5, (1, 1, 1), gigantic(), Grant(GIGANTIC, MY_TOKEN)),
)
character(
    "BR_21",
    "Achilles",
    "Soldier",
    common(5, 5, (5, 5, 5), tough(1)),
    rare(5, 5, (5, 6, 6), tough(2)),
    rare_in("Ordis", 5, 5, (5, 5, 5), tough(1)),
)
character(
    "BR_22",
    "Shenlong",
    "Dragon Deity",
    common(6, 6, (8, 8, 8)),
    rare(6, 6, (9, 9, 9), tough(1)),
    rare_in("Lyra", 6, 6, (8, 8, 8)),
)
character(
    "BR_23",
    "Tomoe Gozen",
    "Soldier",
    common(3, 3, (2, 5, 5), Unplayable(FewerManaOrbs(7))),
    rare(3, 3, (2, 5, 5), Unplayable(FewerManaOrbs(6))),
    rare_in("Lyra", 3, 3, (2, 5, 5), Unplayable(FewerManaOrbs(6))),
)
character(
    "BR_24",
    "Kaibara, Asgarthan Leviathan",
    "Leviathan",
    common(8, 8, (6, 6, 6), gigantic(), regions_apart()),
    rare(9, 9, (8, 8, 8), gigantic(), regions_apart()),
    rare_in("Lyra", 8, 8, (6, 6, 6), gigantic(), regions_apart()),
)
spell(
    "BR_25",
    "Helping Hand",
    "Boon",
    common(1, 2, NO_STATS, does(Boost(target(A_CHARACTER), 1), Lose(FLEETING, IT))),
    rare(1, 1, NO_STATS, fleeting(), does(Boost(target(A_CHARACTER), 2), Lose(FLEETING, IT))),
    rare_in("Yzmir", 1, 2, NO_STATS, does(Boost(target(A_CHARACTER), 1), Lose(FLEETING, IT))),
)
spell(
    "BR_26",
    "Physical Training",
    "Boon",
    common(2, 3, NO_STATS, does(Boost(target(A_CHARACTER), 3))),
    rare(3, 3, NO_STATS, does(Boost(target(A_CHARACTER), 3), Draw(1))),
    rare_in("Muna", 2, 3, NO_STATS, does(Boost(target(A_CHARACTER), 3))),
)
spell(
    "BR_27",
    "Mana Channeling",
    "Conjuration",
    common(2, 2, NO_STATS, fleeting(), does(TopToMana())),
    rare(5, 5, NO_STATS, does(TopToMana(2))),
    rare_in("Muna", 2, 2, NO_STATS, fleeting(), does(TopToMana())),
)
spell(
    "BR_28",
    "Intimidation",
    "Disruption",
    common(2, 2, NO_STATS, fleeting(), does(Send(HAND, target(Kind(EITHER, most_cost=4))))),
    rare(2, 2, NO_STATS, fleeting(), does(Send(HAND, target(Kind(EITHER, most_cost=5))))),
    rare_in("Yzmir", 2, 2, NO_STATS, fleeting(), does(Send(HAND, target(Kind(EITHER, most_cost=5))))),
)
spell(
    "BR_29",
    "Mana Eruption",
    "Disruption",
    common(3, 3, NO_STATS, fleeting(), does(*an_orb_for_a_card())),
    rare(2, 2, NO_STATS, fleeting(), does(*an_orb_for_a_card())),
    rare_in("Muna", 2, 2, NO_STATS, fleeting(), does(*an_orb_for_a_card())),
)
landmark(
    "BR_30",
    "Haven, Bravos Bastion",
    "",
    common(2, 2, NO_STATS, own_characters_boosted_from_reserve()),
    rare(2, 2, NO_STATS, J(Resupply()), own_characters_boosted_from_reserve()),
    rare_in(
        "Axiom",
        2,
        2,
        NO_STATS,
        J(Resupply()),
        QuickAction(Cost(exhaust=True), next_character_boosted(origin=RESERVE)),
    ),
)
