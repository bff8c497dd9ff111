"""Yzmir, in printed order."""

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.amount import DONE, FIRST_PLAYER, HadStatus, OwnBoosts
from tavola.games.altered.card import (
    CARD_PLAYED,
    CHARACTER_JOINS,
    DICE_ROLLED,
    IS_SACRIFICED,
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
    dusk,
    fleeting,
    gigantic,
    hero,
    landmark,
    noon,
    rare,
    rare_in,
    spell,
    support,
)
from tavola.games.altered.cards.tokens import MAW
from tavola.games.altered.cost import Cost
from tavola.games.altered.creating import Create, MoveExpedition
from tavola.games.altered.deciding import If, MayPay
from tavola.games.altered.doing import Boost, Lose, Send
from tavola.games.altered.drawing import Draw, OpponentDiscards, ReserveToHand, Resupply, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, CHARACTER_OR_PERMANENT, MY_CHARACTER, Kind
from tavola.games.altered.lasting import THIS_AFTERNOON, THIS_TURN, AfterYou, NextCard
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.standing_abilities import OnlyTerrains, SpellsAreFleeting
from tavola.games.altered.where import (
    FACING_EXPEDITION,
    MY_COMPANION_EXPEDITION,
    MY_EXPEDITION,
    TARGET_EXPEDITION,
)
from tavola.games.altered.which import IT, ITSELF, target, up_to
from tavola.games.altered.zones import DISCARD, FLEETING, HAND, RESERVE, WATER
from tavola.kernel.language import mark

A_SPELL = Kind(SPELL)


def cheaper_spell(duration: int = THIS_TURN) -> NextCard:
    """The next Spell costs 1 less."""
    return NextCard(A_SPELL, duration, saves=1)


def back_to_reserve() -> Reaction:
    """Sacrificed without having been Fleeting, it goes to Reserve."""
    not_fleeting = HadStatus(FLEETING, False, mark("it was not Fleeting"))
    return Reaction(IS_SACRIFICED, Send(RESERVE, ITSELF), condition=not_fleeting)


def boost_when_a_spell_is_played() -> Reaction:
    """It boosts itself when its controller plays a Spell."""
    return Reaction(CARD_PLAYED, Boost(ITSELF, 1), watches=A_SPELL)


def spell_back_to_hand() -> ReserveToHand:
    """A Spell may go from Reserve to Hand."""
    return ReserveToHand(1, may=True, kind=A_SPELL)


def sacrifice_to_draw(cards: int) -> tuple[Sacrifice, If]:
    """Sacrifice a Character; if that was done, draw."""
    return Sacrifice(1), If(DONE, Effect(Draw(cards)))


def only_water() -> OnlyTerrains:
    """Every region has Water and nothing else."""
    return OnlyTerrains(WATER, mark("Each region has Water and no other terrain."))


hero("YZ_01", "Akesha & Taru", QuickAction(Cost(exhaust=True), AfterYou(), condition=FIRST_PLAYER))
hero(
    "YZ_02",
    "Lindiwe & Maw",
    QuickAction(Cost(exhaust=True, mana_unless_first=1), Create(MAW, MY_COMPANION_EXPEDITION)),
)
hero(
    "YZ_03",
    "Afanas & Senka",
    SpellsAreFleeting(Kind(SPELL, most_cost=1), mark("Spells you play with Hand Cost 1 or less have Fleeting.")),
    Reaction(CARD_PLAYED, Boost(target(MY_CHARACTER), 1), watches=A_SPELL),
)
character(
    "YZ_04",
    "Studious Disciple",
    "Apprentice Mage",
    common(1, 1, (0, 1, 1), support(cheaper_spell())),
    rare(1, 1, (0, 1, 1), R(cheaper_spell(THIS_AFTERNOON)), support(cheaper_spell())),
    rare_in("Lyra", 1, 1, (0, 1, 1), R(cheaper_spell(THIS_AFTERNOON)), support(cheaper_spell())),
)
character(
    "YZ_05",
    "Moonlight Jellyfish",
    "Spirit",
    common(1, 1, (1, 0, 1), back_to_reserve()),
    rare(
        1,
        1,
        (1, 0, 1),
        back_to_reserve(),
        Reaction(IS_SACRIFICED, Draw(1), condition=HadStatus(FLEETING, True, mark("it was Fleeting"))),
    ),
    rare_in(
        "Axiom",
        1,
        1,
        (1, 0, 1),
        Reaction(CHARACTER_JOINS, MayPay(Cost(sacrifice_itself=True), Boost(IT, 2)), watches=Kind(subtype="Robot")),
        back_to_reserve(),
    ),
)
character(
    "YZ_06",
    "Tooth Fairy",
    "Fairy",
    common(2, 2, (1, 1, 1), H(Sabotage())),
    rare(2, 1, (1, 1, 1), H(Sabotage())),
    rare_in("Bravos", 2, 2, (1, 1, 1), H(Sabotage())),
)
character(
    "YZ_07",
    "Kadigiran Mage-Dancer",
    "Mage Soldier",
    common(2, 1, (1, 1, 1), boost_when_a_spell_is_played()),
    rare(2, 1, (1, 1, 1), boost_when_a_spell_is_played(), dusk(If(OwnBoosts(3), Effect(Draw(1))))),
    rare_in("Lyra", 2, 1, (1, 1, 1), Reaction(DICE_ROLLED, Boost(ITSELF, 1))),
)
character(
    "YZ_08",
    "Yzmir Stargazer",
    "Mage Scholar",
    common(2, 1, (1, 2, 1)),
    rare(2, 2, (2, 2, 2), Reaction(IS_SACRIFICED, Boost(target(A_CHARACTER), 2, may=True))),
    rare_in("Axiom", 1, 1, (1, 2, 1)),
)
character(
    "YZ_09",
    "Lady of the Lake",
    "Fairy Spirit",
    common(2, 2, (1, 1, 3)),
    rare(2, 2, (1, 1, 3), support(NextCard(A_SPELL, THIS_TURN, gives=Effect(Lose(FLEETING, IT))))),
    rare_in("Bravos", 2, 2, (1, 1, 3), support(NextCard(A_CHARACTER, THIS_TURN, gives=Effect(Lose(FLEETING, IT))))),
)
character(
    "YZ_10",
    "Baku",
    "Spirit",
    common(4, 2, (2, 2, 2), H(OpponentDiscards(1))),
    rare(4, 4, (2, 2, 2), J(OpponentDiscards(1))),
    rare_in("Axiom", 4, 2, (2, 2, 2), H(OpponentDiscards(1))),
)
character(
    "YZ_11",
    "Baba Yaga",
    "Mage",
    common(3, 2, (2, 1, 2), H(Draw(1))),
    rare(3, 2, (3, 2, 2), H(Draw(1))),
    rare_in("Ordis", 3, 2, (3, 2, 2), H(Draw(1))),
)
character(
    "YZ_12",
    "Kadigiran Alchemist",
    "Scholar",
    common(3, 1, (1, 1, 1), H(Boost(ITSELF, 2))),
    rare(3, 1, (1, 1, 1), H(Boost(ITSELF, 3))),
    rare_in("Ordis", 3, 1, (1, 1, 1), H(Boost(ITSELF, 3))),
)
character(
    "YZ_13",
    "Alice",
    "Citizen",
    common(3, 3, (2, 2, 4), support(AfterYou())),
    rare(3, 3, (3, 3, 4), support(AfterYou())),
    rare_in("Lyra", 3, 3, (3, 3, 4), support(AfterYou())),
)
character(
    "YZ_14",
    "Flamel",
    "Scholar",
    common(4, 3, (4, 3, 3), H(spell_back_to_hand()), support(cheaper_spell())),
    rare(4, 3, (4, 3, 3), H(Resupply(), spell_back_to_hand()), support(cheaper_spell())),
    rare_in("Lyra", 4, 3, (4, 3, 3), H(spell_back_to_hand()), support(cheaper_spell())),
)
character(
    "YZ_15",
    "Kuwat, the Dissenter",
    "Mage",
    common(4, 4, (5, 5, 5), J(Sacrifice(1, where=MY_EXPEDITION))),
    rare(4, 3, (5, 5, 5), J(Sacrifice(1))),
    rare_in("Ordis", 4, 4, (5, 5, 5), J(Sacrifice(1, where=MY_EXPEDITION))),
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
    "YZ_17",
    "The Kraken",
    "Leviathan",
    common(7, 7, (0, 0, 8), gigantic(), J(Sacrifice(2)), only_water()),
    rare(7, 7, (0, 0, 8), gigantic(), J(Sacrifice(1)), only_water()),
    rare_in("Ordis", 7, 7, (0, 0, 8), gigantic(), J(Sacrifice(2)), only_water()),
)
character(
    "YZ_18",
    "Sakarabru",
    "Deity",
    common(7, 4, (4, 4, 4), H(MoveExpedition(FACING_EXPEDITION, -1))),
    rare(7, 4, (5, 5, 5), H(MoveExpedition(FACING_EXPEDITION, -1)), support(Draw(1))),
    rare_in("Bravos", 7, 4, (4, 4, 4), H(MoveExpedition(FACING_EXPEDITION, -1))),
)
spell(
    "YZ_19",
    "Magical Training",
    "Conjuration",
    common(1, 3, NO_STATS, does(Draw(1))),
    rare(1, 2, NO_STATS, does(Draw(1))),
    rare_in("Lyra", 1, 3, NO_STATS, does(Draw(1))),
)
spell(
    "YZ_20",
    "Gift of Self",
    "Conjuration",
    common(2, 2, NO_STATS, fleeting(), does(*sacrifice_to_draw(2))),
    rare(3, 3, NO_STATS, fleeting(), does(*sacrifice_to_draw(3))),
    rare_in("Ordis", 2, 2, NO_STATS, fleeting(), does(*sacrifice_to_draw(2))),
)
spell(
    "YZ_21",
    "Off You Go!",
    "Disruption",
    common(2, 4, NO_STATS, does(Send(RESERVE, target(Kind(most_cost=3))))),
    rare(3, 4, NO_STATS, does(Send(RESERVE, target(Kind(most_cost=5))))),
    rare_in("Lyra", 2, 4, NO_STATS, does(Send(RESERVE, target(Kind(most_cost=3))))),
)
spell(
    "YZ_22",
    "Spy Craft",
    "Disruption",
    common(2, 2, NO_STATS, fleeting(), does(Sabotage(), Resupply())),
    rare(2, 3, NO_STATS, does(Sabotage(), Resupply())),
    rare_in("Lyra", 2, 2, NO_STATS, fleeting(), does(Sabotage(), Resupply())),
)
spell(
    "YZ_23",
    "Conjuring Seal",
    "Conjuration",
    common(3, 5, NO_STATS, does(Draw(2))),
    rare(4, 5, NO_STATS, does(Draw(3))),
    rare_in("Ordis", 3, 5, NO_STATS, does(Draw(2))),
)
spell(
    "YZ_24",
    "Banishing Gate",
    "Disruption",
    common(4, 4, NO_STATS, fleeting(), does(Send(DISCARD, target(CHARACTER_OR_PERMANENT)))),
    rare(4, 5, NO_STATS, does(Send(DISCARD, target(CHARACTER_OR_PERMANENT)))),
    rare_in("Ordis", 4, 4, NO_STATS, fleeting(), does(Send(DISCARD, target(CHARACTER_OR_PERMANENT)))),
)
spell(
    "YZ_25",
    "Small Step, Giant Leap",
    "Maneuver",
    common(6, 6, NO_STATS, fleeting(), does(MoveExpedition(TARGET_EXPEDITION, 1))),
    rare(6, 7, NO_STATS, does(MoveExpedition(TARGET_EXPEDITION, 1))),
    rare_in("Lyra", 6, 6, NO_STATS, fleeting(), does(MoveExpedition(TARGET_EXPEDITION, 1))),
)
spell(
    "YZ_26",
    "Kraken's Wrath",
    "Disruption",
    common(5, 5, NO_STATS, fleeting(), does(Send(RESERVE, up_to(3, A_CHARACTER, total=5)))),
    rare(5, 5, NO_STATS, fleeting(), does(Send(RESERVE, up_to(4, A_CHARACTER, total=6)))),
    rare_in("Axiom", 5, 5, NO_STATS, fleeting(), does(Send(RESERVE, up_to(4, A_CHARACTER, total=6)))),
)
spell(
    "YZ_27",
    "Celestial Blast",
    "Disruption",
    common(7, 7, NO_STATS, fleeting(), does(Send(DISCARD, up_to(2, CHARACTER_OR_PERMANENT)))),
    rare(7, 7, NO_STATS, fleeting(), does(Send(DISCARD, up_to(2, CHARACTER_OR_PERMANENT)), Draw(1))),
    rare_in("Ordis", 7, 7, NO_STATS, fleeting(), does(Send(DISCARD, up_to(2, CHARACTER_OR_PERMANENT)), Draw(1))),
)
landmark(
    "YZ_28",
    "Baba's Isba",
    "",
    common(3, 3, NO_STATS, J(Draw(1)), QuickAction(Cost(exhaust=True, sacrifice=1), AfterYou())),
    rare(2, 2, NO_STATS, J(Draw(1)), QuickAction(Cost(exhaust=True, sacrifice=1), AfterYou())),
    rare_in("Ordis", 3, 3, NO_STATS, J(Draw(1)), QuickAction(Cost(exhaust=True, sacrifice=1), AfterYou())),
)
landmark(
    "YZ_29",
    "Aether Shard",
    "",
    common(5, 5, NO_STATS, noon(Draw(1))),
    rare(5, 5, NO_STATS, J(Draw(1)), noon(Draw(1))),
    rare_in("Lyra", 5, 5, NO_STATS, J(Draw(1)), noon(Draw(1))),
)
landmark(
    "YZ_30",
    "The Kadigir, Yzmir Bastion",
    "",
    common(8, 8, NO_STATS, QuickAction(Cost(exhaust=True), NextCard(A_SPELL, THIS_TURN, free=True))),
    rare(
        8,
        8,
        NO_STATS,
        QuickAction(
            Cost(exhaust=True),
            NextCard(A_SPELL, THIS_TURN, free=True, gives=Effect(Lose(FLEETING, IT)), gives_from=HAND),
        ),
    ),
    rare_in("Lyra", 8, 8, NO_STATS, QuickAction(Cost(exhaust=True), NextCard(A_SPELL, THIS_TURN, free=True))),
)
