"""Ordis, in printed order."""

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.amount import AtLeast, FewerManaOrbs, HowMany, Unless
from tavola.games.altered.card import (
    CARD_PLAYED,
    CARDS_DRAWN,
    CHARACTER,
    CHARACTER_JOINS,
    FAILED_TO_MOVE,
    LATE_BALANCE,
    LEAVES_EXPEDITIONS,
    PERMANENT,
    RESUPPLIED,
    SPELL,
    TOKEN_CREATED,
)
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
    tough,
)
from tavola.games.altered.cards.tokens import BRASSBUG, RECRUIT
from tavola.games.altered.cards.yzmir import cheaper_spell
from tavola.games.altered.creating import Create, HoldExpedition, MoveExpedition
from tavola.games.altered.deciding import ChooseOne, If
from tavola.games.altered.doing import Boost, Gain, Send
from tavola.games.altered.drawing import Draw, Resupply, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import (
    A_CHARACTER,
    MINE,
    MY_CHARACTER,
    MY_OTHER_BUREAUCRAT,
    MY_OTHER_CHARACTER,
    MY_TOKEN,
    THEIRS,
    Kind,
)
from tavola.games.altered.lasting import THIS_TURN, NextCard, StopMovement
from tavola.games.altered.passives import DEFENDER
from tavola.games.altered.sacrificing import EachPlayerSacrifices
from tavola.games.altered.standing_abilities import Grant, HoldsOthers, IdleOnFirstDay, NoTriggers, PriceFloor
from tavola.games.altered.where import (
    EACH_OF_MINE,
    MY_COMPANION_EXPEDITION,
    MY_EXPEDITION,
    MY_HERO_EXPEDITION,
    OTHER_EXPEDITION,
    TARGET_EXPEDITION,
)
from tavola.games.altered.which import IT, ITSELF, Each, Target, target
from tavola.games.altered.zones import ASLEEP, DISCARD, RESERVE

THREE_OTHERS = AtLeast(MY_OTHER_CHARACTER, 3)
ANY_CARD = CHARACTER | PERMANENT | SPELL


def recruit() -> Create:
    """A Recruit in a target Expedition."""
    return Create(RECRUIT, TARGET_EXPEDITION)


def sabotage_on_failing() -> Reaction:
    """A Sabotage after Rest when its Expedition has not moved forward."""
    return Reaction(FAILED_TO_MOVE, Sabotage(), after_rest=True)


def draw_on_failing() -> Reaction:
    """A card when its Expedition has not moved forward."""
    return Reaction(FAILED_TO_MOVE, Draw(1))


def recruits_on_failing(count: int) -> Reaction:
    """Recruits after Rest, all in one target Expedition, when its own has not moved forward."""
    return Reaction(FAILED_TO_MOVE, Create(RECRUIT, TARGET_EXPEDITION, count, together=True), after_rest=True)


def recruit_on_their_draw() -> Reaction:
    """A Recruit whenever the opponent draws or resupplies."""
    return Reaction(CARDS_DRAWN, recruit(), whose=THEIRS, also=RESUPPLIED)


def send_a_small_one() -> Send:
    """To Reserve: a target Character that costs no more than the number of own Characters."""
    return Send(RESERVE, Target(A_CHARACTER, most_cost=HowMany(MY_CHARACTER)))


def remove_a_large_one() -> ChooseOne:
    """A Character with Hand Cost 4 or more to Reserve, or a Permanent discarded."""
    return ChooseOne(
        Effect(Send(RESERVE, target(Kind(CHARACTER, least_cost=4)))),
        Effect(Send(DISCARD, target(Kind(PERMANENT, least_cost=4)))),
    )


def boost_who_joins(kind: Kind) -> Reaction:
    """A boost for every Character of the kind that joins."""
    return Reaction(CHARACTER_JOINS, Boost(IT, 1), watches=kind)


hero("OR_01", "Sigismar & Wingspan", noon(Create(RECRUIT, MY_HERO_EXPEDITION)), IdleOnFirstDay(LATE_BALANCE))
hero("OR_02", "Waru & Mack", Reaction(CARD_PLAYED, Gain(ASLEEP, IT), watches=Kind(subtype="Bureaucrat")))
hero(
    "OR_03",
    "Gulrang & Tocsin",
    Reaction(TOKEN_CREATED, Boost(IT, 1)),
    Grant(DEFENDER, Kind(whose=MINE, token=1, boosted=True), condition=FewerManaOrbs(8)),
)
character(
    "OR_04",
    "Paper Herald",
    "Messenger",
    common(1, 1, (0, 0, 1), support(recruit())),
    rare(1, 1, (0, 1, 2), support(recruit())),
    rare_in("Lyra", 1, 1, (0, 1, 1), support(recruit())),
)
character(
    "OR_05",
    "Ordis Trooper",
    "Soldier",
    common(1, 1, (1, 1, 1)),
    rare(1, 1, (1, 2, 2)),
    rare_in("Yzmir", 1, 1, (1, 1, 1)),
)
character(
    "OR_06",
    "Ordis Cadets",
    "Apprentice Soldier",
    common(2, 2, (1, 1, 0), J(Create(RECRUIT, MY_EXPEDITION))),
    rare(2, 2, (1, 1, 1), J(Create(RECRUIT, OTHER_EXPEDITION))),
    rare_in("Yzmir", 2, 2, (1, 1, 0), J(Create(RECRUIT, MY_EXPEDITION)), support(cheaper_spell())),
)
character(
    "OR_07",
    "Monolith Rune-Scribe",
    "Scholar",
    common(2, 2, (2, 2, 2)),
    rare(2, 2, (1, 2, 2), H(If(AtLeast(MY_TOKEN, 1), Effect(Resupply())))),
    rare_in("Axiom", 2, 2, (1, 2, 2), H(If(AtLeast(MY_TOKEN, 1), Effect(Resupply())))),
)
character(
    "OR_08",
    "Monolith Legate",
    "Bureaucrat",
    common(2, 2, (2, 1, 2), sabotage_on_failing()),
    rare(2, 2, (2, 2, 2), sabotage_on_failing(), support(recruit())),
    rare_in("Yzmir", 2, 2, (2, 1, 2), sabotage_on_failing()),
)
character(
    "OR_09",
    "The Frog Prince",
    "Bureaucrat Noble",
    common(2, 2, (3, 0, 3)),
    rare(1, 1, (2, 0, 2)),
    rare_in("Axiom", 2, 2, (3, 0, 3), support(cheaper_permanent())),
)
character(
    "OR_10",
    "Monolith Archivist",
    "Bureaucrat",
    common(2, 2, (3, 3, 3), defender()),
    rare(2, 2, (3, 3, 3), Grant(DEFENDER, itself=True, condition=Unless(AtLeast(MY_OTHER_BUREAUCRAT, 2)))),
    rare_in("Yzmir", 2, 2, (3, 3, 3), defender()),
)
character(
    "OR_11",
    "Ozma",
    "Noble",
    common(2, 2, (1, 2, 1), J(If(THREE_OTHERS, Effect(Resupply())))),
    rare(2, 2, (2, 2, 2), J(If(THREE_OTHERS, Effect(Resupply())))),
    rare_in("Bravos", 2, 2, (2, 2, 2), J(If(AtLeast(Kind(whose=MINE, other=True, boosted=True), 2), Effect(Draw(1))))),
)
character(
    "OR_12",
    "The Council",
    "Bureaucrat",
    common(4, 4, (4, 4, 4), NoTriggers()),
    rare(3, 3, (3, 3, 3), NoTriggers()),
    rare_in("Bravos", 4, 4, (4, 4, 4), NoTriggers()),
)
character(
    "OR_13",
    "Ordis Gatekeeper",
    "Soldier",
    common(3, 3, (1, 3, 1), J(Create(RECRUIT, OTHER_EXPEDITION))),
    rare(3, 3, (1, 1, 1), J(Create(RECRUIT, EACH_OF_MINE))),
    rare_in("Muna", 3, 3, (1, 3, 1), J(Boost(Target(A_CHARACTER, where=OTHER_EXPEDITION), 2))),
)
character(
    "OR_14",
    "Ordis Spy",
    "Citizen",
    common(3, 2, (2, 2, 2), H(Sabotage())),
    rare(3, 2, (2, 2, 2), H(Sabotage()), R(Create(RECRUIT, MY_EXPEDITION))),
    rare_in("Bravos", 3, 2, (2, 2, 2), H(Sabotage()), R(Create(RECRUIT, MY_EXPEDITION))),
)
character(
    "OR_15",
    "Kakoba, Legion Commander",
    "Noble Soldier",
    common(3, 3, (2, 2, 2), J(If(THREE_OTHERS, Effect(Boost(ITSELF, 2))))),
    rare(3, 3, (2, 2, 2), J(If(THREE_OTHERS, Effect(Boost(ITSELF, 3))))),
    rare_in("Muna", 3, 3, (2, 2, 2), J(If(THREE_OTHERS, Effect(Boost(ITSELF, 3))))),
)
character(
    "OR_16",
    "Ordis Attorney",
    "Bureaucrat",
    common(3, 3, (2, 3, 3), draw_on_failing()),
    rare(2, 2, (2, 2, 2), draw_on_failing()),
    rare_in("Yzmir", 3, 3, (2, 3, 3), draw_on_failing()),
)
character(
    "OR_17",
    "Jeanne d'Arc",
    "Soldier",
    common(4, 4, (2, 2, 2), Reaction(LEAVES_EXPEDITIONS, Create(RECRUIT, EACH_OF_MINE))),
    rare(5, 5, (2, 2, 2), Reaction(LEAVES_EXPEDITIONS, Create(RECRUIT, EACH_OF_MINE, 2))),
    rare_in("Axiom", 5, 5, (3, 3, 3), Reaction(LEAVES_EXPEDITIONS, Create(BRASSBUG, EACH_OF_MINE))),
)
character(
    "OR_18",
    "Quetzalcóatl",
    "Bureaucrat Deity",
    common(4, 4, (4, 4, 4), recruit_on_their_draw()),
    rare(3, 3, (3, 3, 3), recruit_on_their_draw()),
    rare_in("Muna", 3, 3, (3, 3, 3), recruit_on_their_draw()),
)
character(
    "OR_19",
    "Issitoq",
    "Bureaucrat Deity",
    common(6, 6, (4, 4, 4), HoldsOthers(), support(Draw(1))),
    rare(5, 5, (3, 3, 3), HoldsOthers(), support(Draw(1))),
    rare_in("Yzmir", 6, 6, (4, 4, 4), HoldsOthers(), support(Draw(1))),
)
character(
    "OR_20",
    "Anubis",
    "Deity",
    common(5, 5, (3, 4, 3), J(EachPlayerSacrifices())),
    rare(4, 4, (3, 3, 3), J(EachPlayerSacrifices())),
    rare_in("Yzmir", 5, 5, (3, 4, 3), J(EachPlayerSacrifices())),
)
character(
    "OR_21",
    "Robin Hood",
    "Bureaucrat",
    common(4, 4, (3, 2, 2), PriceFloor(2, CHARACTER)),
    rare(4, 4, (3, 2, 2), PriceFloor(2, ANY_CARD)),
    rare_in("Lyra", 4, 4, (3, 0, 3), PriceFloor(2, CHARACTER), support(NextCard(None, THIS_TURN, saves=1))),
)
character(
    "OR_22",
    "Thoth",
    "Bureaucrat Deity",
    common(3, 3, (3, 3, 2), recruits_on_failing(1)),
    rare(3, 3, (3, 3, 2), recruits_on_failing(2)),
    rare_in("Yzmir", 3, 3, (3, 3, 2), recruits_on_failing(2)),
)
spell(
    "OR_23",
    "Charge!",
    "Maneuver",
    common(2, 2, NO_STATS, fleeting(), does(Boost(Each(MY_CHARACTER), 1))),
    rare(2, 3, NO_STATS, does(Boost(Each(MY_CHARACTER), 1))),
    rare_in("Muna", 2, 3, NO_STATS, does(Boost(Each(MY_CHARACTER), 1))),
)
spell(
    "OR_24",
    "Teamwork Training",
    "Disruption",
    common(2, 2, NO_STATS, fleeting(), does(send_a_small_one())),
    rare(3, 3, NO_STATS, fleeting(), does(recruit(), send_a_small_one())),
    rare_in("Axiom", 2, 2, NO_STATS, fleeting(), does(send_a_small_one())),
)
spell(
    "OR_25",
    "Sticky Note Seals",
    "Disruption",
    common(3, 3, NO_STATS, fleeting(), does(remove_a_large_one())),
    rare(3, 4, NO_STATS, does(remove_a_large_one())),
    rare_in("Axiom", 3, 3, NO_STATS, fleeting(), does(remove_a_large_one())),
)
spell(
    "OR_26",
    "Open the Gates",
    "Maneuver",
    common(5, 6, NO_STATS, does(Create(RECRUIT, EACH_OF_MINE, 2))),
    rare(5, 5, NO_STATS, does(Create(RECRUIT, TARGET_EXPEDITION, 4))),
    rare_in("Axiom", 4, 5, NO_STATS, does(Create(BRASSBUG, EACH_OF_MINE))),
)
spell(
    "OR_27",
    "Celebration Day",
    "Maneuver",
    common(5, 5, NO_STATS, fleeting(), does(HoldExpedition(TARGET_EXPEDITION))),
    rare(8, 8, NO_STATS, fleeting(), does(StopMovement())),
    rare_in("Yzmir", 8, 8, NO_STATS, fleeting(), does(StopMovement())),
)
landmark(
    "OR_28",
    "The Monolith, Ordis Bastion",
    "",
    common(5, 5, NO_STATS, boost_who_joins(A_CHARACTER)),
    rare(4, 4, NO_STATS, boost_who_joins(Kind(token=0))),
    rare_in("Muna", 4, 4, NO_STATS, boost_who_joins(Kind(token=0))),
)
landmark(
    "OR_29",
    "Grand Endeavor",
    "",
    common(6, 6, NO_STATS, noon(MoveExpedition(TARGET_EXPEDITION, 1))),
    rare(6, 6, NO_STATS, tough(2), noon(MoveExpedition(TARGET_EXPEDITION, 1))),
    rare_in("Yzmir", 6, 6, NO_STATS, noon(MoveExpedition(TARGET_EXPEDITION, 1))),
)
landmark(
    "OR_30",
    "Ordis Carrier",
    "",
    common(3, 3, NO_STATS, noon(Create(RECRUIT, MY_COMPANION_EXPEDITION))),
    rare(5, 5, NO_STATS, noon(Create(RECRUIT, EACH_OF_MINE))),
    rare_in("Yzmir", 3, 3, NO_STATS, noon(Create(RECRUIT, MY_COMPANION_EXPEDITION))),
)
