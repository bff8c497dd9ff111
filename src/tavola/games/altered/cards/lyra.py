"""Lyra, in printed order."""

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.amount import (
    PICKED,
    ROLLED,
    AtLeast,
    BaseStatisticsOfZero,
    CardsInReserve,
    OneOfEachStatus,
)
from tavola.games.altered.card import ALWAYS, AT_DUSK, CARD_PLAYED, EXPEDITION_TO_RESERVE
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
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import ChooseOne, If, InAnyCase, May, MayPay, WinTheGame
from tavola.games.altered.doing import AddCounters, Boost, Gain, Mark, Send, Switch
from tavola.games.altered.drawing import (
    ANY_NUMBER,
    EACH_PLAYER,
    DiscardFromReserve,
    Draw,
    EachPlayerDiscardsAll,
    ReserveToHand,
    Resupply,
    ResupplyOfTwo,
    Sabotage,
)
from tavola.games.altered.effect import Effect, Node
from tavola.games.altered.kind import (
    A_CHARACTER,
    A_PERMANENT,
    CHARACTER_OR_PERMANENT,
    MINE,
    MY_CHARACTER,
    Kind,
)
from tavola.games.altered.lasting import THIS_TURN, NextCard
from tavola.games.altered.playing import PlayFree
from tavola.games.altered.revealing import PutRevealedInPlay, RevealTop, TakeIntoHand
from tavola.games.altered.rolling import AddToResult, ExtraDie, MoreOnDice, Roll
from tavola.games.altered.standing_abilities import IdleOnFirstDay, Modifier, OptionalCost, OwnMorning
from tavola.games.altered.which import IN_TARGET_EXPEDITION, IT, ITSELF, Each, OfTargetPlayer, target
from tavola.games.altered.zones import ANCHORED, ASLEEP, DECK, DISCARD, FLEETING, RESERVE
from tavola.kernel.language import mark


def cheaper_card() -> NextCard:
    """The next card this turn costs 1 less."""
    return NextCard(None, THIS_TURN, saves=1)


def fortune(four_or_more: Node, less: Node) -> Roll:
    """A die: one thing on 4 or more, another on less."""
    return Roll((4, Effect(four_or_more)), (1, Effect(less)))


def takes_another_along() -> Reaction:
    """When it goes to Reserve, another card may go from there to the Hand."""
    return Reaction(EXPEDITION_TO_RESERVE, ReserveToHand(1, may=True))


def trade_for(gain: Node) -> MayPay:
    """A Reserve card may be discarded for something."""
    return MayPay(Cost(discard_reserve=1), gain)


def sing_to_sleep() -> Reaction:
    """A Character may gain Asleep and then be boosted."""
    return H(Gain(ASLEEP, target(A_CHARACTER), may=True), May(Boost(IT, 2)))


def anchor_a_small_one() -> Gain:
    """A target Character with Hand Cost 3 or less gains Anchored."""
    return Gain(ANCHORED, target(Kind(most_cost=3)))


def discard_one_with_a_status() -> Send:
    """Discard a target Character with one of the three statuses that Characters have in play."""
    return Send(DISCARD, target(Kind(statuses=FLEETING | ANCHORED | ASLEEP)))


def discard_one_with_a_status_or_a_permanent() -> ChooseOne:
    """The two modes of Cloth Cocoon."""
    return ChooseOne(Effect(discard_one_with_a_status()), Effect(Send(DISCARD, target(A_PERMANENT))))


def win_with_all_three() -> Reaction:
    """At Dusk three Characters, each with another status, win the game."""
    return Reaction(AT_DUSK, WinTheGame(), condition=OneOfEachStatus())


def one_more_die() -> Modifier:
    """Roll one more die and ignore one."""
    return Modifier(ExtraDie(), mark("Whenever you roll dice, roll one more, then ignore one of them of your choice."))


hero(
    "LY_01",
    "Nevenka & Blotch",
    QuickAction(
        Cost(exhaust=True),
        Mark(target(MY_CHARACTER)),
        Roll((6, Effect(Gain(ANCHORED, IT))), (2, Effect(Boost(IT, 1))), (1, Effect(Send(RESERVE, IT)))),
    ),
)
hero(
    "LY_02",
    "Auraq & Kibble",
    Reaction(CARD_PLAYED, AddCounters(ITSELF, 1), watches=Kind(zero_statistic=True)),
    noon(MayPay(Cost(spend=5), RevealTop(), May(ChooseOne(Effect(PlayFree(IT)), Effect(TakeIntoHand(IT)))))),
)
hero(
    "LY_03",
    "Fen & Crowbar",
    OwnMorning(draws=1, expands_from_deck=True),
    noon(Resupply()),
    IdleOnFirstDay(ALWAYS),
)
character(
    "LY_04",
    "Martengale",
    "Animal Spirit",
    common(1, 1, (1, 1, 0), support(cheaper_card())),
    rare(
        1,
        1,
        (1, 1, 0),
        Modifier(MoreOnDice(), mark("You may add 1 to the results of your die rolls.")),
        support(cheaper_card()),
    ),
    rare_in("Axiom", 1, 1, (1, 1, 0), support(cheaper_card())),
)
character(
    "LY_05",
    "Lyra Thespian",
    "Artist",
    common(2, 2, (2, 2, 2), J(If(BaseStatisticsOfZero(3), Effect(Boost(ITSELF, 1))))),
    rare(2, 2, (2, 2, 2), J(If(BaseStatisticsOfZero(3), Effect(Boost(ITSELF, 2))))),
    rare_in("Muna", 2, 2, (2, 2, 2), J(If(AtLeast(Kind(whose=MINE, boosted=True), 2), Effect(Boost(ITSELF, 2))))),
)
character(
    "LY_06",
    "Ouroboros Trickster",
    "Citizen",
    common(2, 1, NO_STATS, J(fortune(Boost(ITSELF, 2), Boost(ITSELF, 1)))),
    rare(2, 2, NO_STATS, J(fortune(Boost(ITSELF, 3), Boost(ITSELF, 1)))),
    rare_in("Bravos", 2, 1, NO_STATS, J(fortune(Boost(ITSELF, 2), Boost(ITSELF, 1)))),
)
character(
    "LY_07",
    "Hathor",
    "Artist Deity",
    common(2, 3, (3, 3, 0), support(ReserveToHand(1))),
    rare(2, 2, (3, 3, 0), support(ReserveToHand(1))),
    rare_in("Yzmir", 2, 2, (3, 3, 0), support(ReserveToHand(1))),
)
character(
    "LY_08",
    "Lyra Skald",
    "Artist",
    common(2, 2, (3, 0, 2)),
    rare(2, 2, (3, 0, 2), H(trade_for(Resupply())), support(cheaper_card())),
    rare_in("Yzmir", 2, 2, (3, 0, 2), H(trade_for(Resupply())), support(cheaper_card())),
)
character(
    "LY_09",
    "Tanuki",
    "Spirit",
    common(3, 3, (3, 3, 0), H(Sabotage())),
    rare(3, 3, (3, 3, 0), H(Sabotage()), R(Roll((4, Effect(Sabotage())), (1, Effect())))),
    rare_in("Bravos", 3, 3, (3, 3, 0), H(Sabotage())),
)
character(
    "LY_10",
    "Ouroboros Inkcaster",
    "Artist",
    common(3, 3, (3, 3, 2), takes_another_along()),
    rare(2, 2, (2, 2, 2), takes_another_along(), support(cheaper_card())),
    rare_in("Axiom", 2, 2, (2, 2, 2), takes_another_along()),
)
character(
    "LY_11",
    "Esmeralda",
    "Artist",
    common(2, 2, (0, 2, 2), H(Resupply())),
    rare(2, 3, (0, 2, 2), J(Resupply())),
    rare_in("Muna", 2, 2, (0, 2, 2), H(Resupply())),
)
character(
    "LY_12",
    "Lyra Navigator",
    "Citizen",
    common(2, 3, (0, 0, 4)),
    rare(2, 2, (0, 0, 4), support(Resupply())),
    rare_in("Bravos", 2, 3, (0, 0, 4)),
)
character(
    "LY_13",
    "Anansi",
    "Artist Deity",
    common(3, 2, (2, 2, 2), J(Boost(ITSELF, CardsInReserve(), each_counted=True))),
    rare(3, 2, NO_STATS, J(Boost(ITSELF, CardsInReserve(of_each_player=True), each_counted=True))),
    rare_in("Axiom", 3, 2, (2, 2, 2), J(Boost(ITSELF, CardsInReserve(), each_counted=True))),
)
character(
    "LY_14",
    "Lyra Cloth Dancer",
    "Artist",
    common(3, 2, (0, 3, 2), H(Gain(FLEETING, target(A_CHARACTER), may=True))),
    rare(3, 2, (0, 2, 2), H(Gain(FLEETING, OfTargetPlayer(A_CHARACTER)))),
    rare_in("Muna", 3, 2, (0, 3, 2), H(Gain(FLEETING, target(A_CHARACTER), may=True))),
)
character(
    "LY_15",
    "The Sandman",
    "Artist",
    common(3, 3, (0, 3, 3), H(Gain(ASLEEP, target(A_CHARACTER), may=True))),
    rare(3, 2, (0, 3, 3), sing_to_sleep()),
    rare_in("Ordis", 3, 2, (0, 3, 3), sing_to_sleep()),
)
character(
    "LY_16",
    "Lyra Chronicler",
    "Artist",
    common(3, 3, (4, 0, 4)),
    rare(3, 3, (4, 0, 4), support(Resupply())),
    rare_in("Axiom", 3, 3, (4, 0, 4), support(Resupply())),
)
character(
    "LY_17",
    "Ouroboros Croupier",
    "Citizen",
    common(4, 4, (0, 4, 4), H(fortune(Draw(1), Resupply()))),
    rare(4, 4, (0, 5, 5), H(fortune(Draw(1), Resupply())), support(cheaper_card())),
    rare_in("Axiom", 4, 4, (0, 5, 5), H(fortune(Draw(1), Resupply())), support(cheaper_card())),
)
character(
    "LY_18",
    "The Hatter",
    "Citizen",
    common(4, 5, (5, 5, 0), support(anchor_a_small_one())),
    rare(4, 4, (5, 0, 5), support(anchor_a_small_one())),
    rare_in("Bravos", 4, 5, (5, 5, 0), support(anchor_a_small_one())),
)
character(
    "LY_19",
    "Amahle, Asgarthan Outcast",
    "Scholar",
    common(5, 5, (5, 5, 5), J(trade_for(Draw(1)))),
    rare(5, 5, (5, 5, 5), J(DiscardFromReserve(ANY_NUMBER, may=True), Draw(PICKED))),
    rare_in("Axiom", 5, 5, (5, 5, 5), J(trade_for(Draw(1)))),
)
character(
    "LY_20",
    "Asmodeus",
    "Deity",
    common(6, 6, (5, 5, 5), J(fortune(Gain(ANCHORED, ITSELF), Boost(ITSELF, 3)))),
    rare(5, 5, (4, 4, 4), J(fortune(Gain(ANCHORED, ITSELF), Boost(ITSELF, 3)))),
    rare_in("Bravos", 6, 6, (5, 5, 5), J(fortune(Gain(ANCHORED, ITSELF), Boost(ITSELF, 3)))),
)
character(
    "LY_21",
    "Loki",
    "Deity",
    common(7, 5, (5, 5, 5), H(EachPlayerDiscardsAll(), Draw(3, EACH_PLAYER))),
    rare(7, 5, (5, 5, 5), H(EachPlayerDiscardsAll(reserve_too=True), Draw(3, EACH_PLAYER))),
    rare_in("Muna", 7, 5, (5, 5, 5), H(EachPlayerDiscardsAll(), Draw(3, EACH_PLAYER))),
)
spell(
    "LY_22",
    "A Cappella Training",
    "Song",
    common(1, 1, NO_STATS, does(Gain(FLEETING, target(A_CHARACTER)))),
    rare(2, 2, NO_STATS, fleeting(), does(Gain(FLEETING, target(A_CHARACTER)), Draw(1))),
    rare_in("Muna", 1, 1, NO_STATS, does(Gain(FLEETING, target(A_CHARACTER)))),
)
spell(
    "LY_23",
    "Twinkle Twinkle",
    "Song",
    common(2, 2, NO_STATS, does(Gain(ASLEEP, target(A_CHARACTER))), support(cheaper_card())),
    rare(4, 4, NO_STATS, fleeting(), does(Gain(ASLEEP, IN_TARGET_EXPEDITION)), support(cheaper_card())),
    rare_in("Bravos", 2, 2, NO_STATS, does(Gain(ASLEEP, target(A_CHARACTER))), support(cheaper_card())),
)
spell(
    "LY_24",
    "Cloth Cocoon",
    "Disruption",
    common(3, 3, NO_STATS, fleeting(), does(discard_one_with_a_status_or_a_permanent())),
    rare(2, 2, NO_STATS, fleeting(), does(discard_one_with_a_status())),
    rare_in("Muna", 3, 3, NO_STATS, fleeting(), does(discard_one_with_a_status_or_a_permanent())),
)
spell(
    "LY_25",
    "All In!",
    "Boon",
    common(3, 3, NO_STATS, does(Roll(), Boost(target(A_CHARACTER), ROLLED))),
    rare(3, 3, NO_STATS, does(Roll(), trade_for(AddToResult(2)), InAnyCase(Boost(target(A_CHARACTER), ROLLED)))),
    rare_in("Bravos", 3, 3, NO_STATS, does(Roll(), Boost(target(A_CHARACTER), ROLLED))),
)
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
    rare_in(
        "Muna",
        5,
        5,
        NO_STATS,
        fleeting(),
        OptionalCost(Cost(discard_reserve=1), 2),
        does(Send(DECK, target(CHARACTER_OR_PERMANENT))),
    ),
)
spell(
    "LY_27",
    "Mind Apotheosis",
    "Conjuration",
    common(9, 9, NO_STATS, fleeting(), does(RevealTop(4), PutRevealedInPlay(2))),
    rare(8, 8, NO_STATS, fleeting(), does(RevealTop(4), PutRevealedInPlay(2))),
    rare_in("Bravos", 9, 9, NO_STATS, fleeting(), does(RevealTop(4), PutRevealedInPlay(2))),
)
spell(
    "LY_28",
    "Ride the Bifröst",
    "Maneuver",
    common(2, 2, NO_STATS, fleeting(), does(Switch(Each(MY_CHARACTER)))),
    rare(2, 2, NO_STATS, fleeting(), does(Switch(OfTargetPlayer(A_CHARACTER)))),
    rare_in("Yzmir", 2, 2, NO_STATS, fleeting(), does(Switch(Each(MY_CHARACTER)))),
)
landmark(
    "LY_29",
    "Lyra Festival",
    "",
    common(4, 4, NO_STATS, J(Draw(1)), win_with_all_three()),
    rare(
        4,
        4,
        NO_STATS,
        J(
            Mark(target(A_CHARACTER)),
            ChooseOne(Effect(Gain(FLEETING, IT)), Effect(Gain(ANCHORED, IT)), Effect(Gain(ASLEEP, IT))),
        ),
        win_with_all_three(),
    ),
    rare_in("Muna", 4, 4, NO_STATS, J(Draw(1)), win_with_all_three()),
)
landmark(
    "LY_30",
    "The Ouroboros, Lyra Bastion",
    "",
    common(4, 4, NO_STATS, one_more_die()),
    rare(3, 3, NO_STATS, one_more_die()),
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
