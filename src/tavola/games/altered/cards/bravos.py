"""Bravos, in printed order."""

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.amount import FIRST_PLAYER
from tavola.games.altered.card import AT_NOON
from tavola.games.altered.cards.printing import (
    NO_STATS,
    H,
    J,
    R,
    character,
    common,
    does,
    fleeting,
    gigantic,
    hero,
    rare,
    rare_in,
    spell,
    support,
    tough,
)
from tavola.games.altered.cards.tokens import BOODA, RECRUIT
from tavola.games.altered.creating import MY_COMPANION_EXPEDITION, MY_EXPEDITION, Create
from tavola.games.altered.deciding import If
from tavola.games.altered.doing import Boost, Gain, Lose, Send
from tavola.games.altered.drawing import Draw, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, EITHER, Kind
from tavola.games.altered.lasting import THIS_TURN, NextCard
from tavola.games.altered.which import IT, ITSELF, target
from tavola.games.altered.zones import FLEETING, HAND


def next_character_boosted() -> NextCard:
    """The next Character this turn gets a boost."""
    return NextCard(A_CHARACTER, THIS_TURN, gives=Effect(Boost(IT, 1)))


hero(
    "BR_01",
    "Kojo & Booda",
    Reaction(AT_NOON, If(FIRST_PLAYER, Effect(Create(BOODA, MY_COMPANION_EXPEDITION)))),
)
character(
    "BR_04",
    "Ratatoskr",
    "Messenger",
    common(1, 3, (1, 1, 1), R(Boost(ITSELF, 2))),
    rare(1, 3, (1, 1, 1), R(Boost(ITSELF, 3))),
    rare_in("Ordis", 1, 3, (1, 1, 1), R(Create(RECRUIT, MY_EXPEDITION, 2))),
)
character("BR_05", "Issun-bōshi", "Adventurer", common(1, 1, (0, 0, 2), support(next_character_boosted())))
character(
    "BR_07",
    "Bravos Tracer",
    "Adventurer",
    common(2, 2, (3, 3, 3), J(Gain(FLEETING, ITSELF))),
    rare(2, 2, (4, 3, 4), J(Gain(FLEETING, ITSELF))),
)
character("BR_08", "Bravos Pathfinder", "Adventurer", common(2, 2, (0, 3, 3)))
character("BR_09", "Haven Trainee", "Apprentice", common(2, 4, (3, 1, 1), R(Boost(ITSELF, 2))))
character("BR_13", "Kappa", "Trainer Spirit", common(4, 4, (4, 4, 5)))
character("BR_15", "Haven Bouncer", "Soldier", common(3, 3, (2, 2, 2), H(Sabotage()), R(Boost(ITSELF, 1))))
character(
    "BR_17",
    "Haven Warrior",
    "Soldier",
    common(3, 3, (4, 2, 4)),
    rare(3, 3, (4, 4, 4), support(next_character_boosted())),
)
character(
    "BR_18",
    "Sun Wukong",
    "Deity",
    common(3, 4, (2, 4, 2), R(Boost(ITSELF, 2))),
    rare(3, 4, (2, 4, 2), R(Boost(ITSELF, 2), Lose(FLEETING, ITSELF))),
)
character("BR_20", "Atlas", "Titan", common(5, 5, (3, 3, 3), gigantic()))
character("BR_22", "Shenlong", "Dragon Deity", rare(6, 6, (9, 9, 9), tough(1)))
spell(
    "BR_26",
    "Physical Training",
    "Boon",
    common(2, 3, NO_STATS, does(Boost(target(A_CHARACTER), 3))),
    rare(3, 3, NO_STATS, does(Boost(target(A_CHARACTER), 3), Draw(1))),
    rare_in("Muna", 2, 3, NO_STATS, does(Boost(target(A_CHARACTER), 3))),
)
spell(
    "BR_28",
    "Intimidation",
    "Disruption",
    common(2, 2, NO_STATS, fleeting(), does(Send(HAND, target(Kind(EITHER, most_cost=4))))),
)
