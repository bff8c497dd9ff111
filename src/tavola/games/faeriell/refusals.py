"""The reasons why not: each once, with its rule, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.names import ESSENCES
from tavola.games.faeriell.state import DOOM, FIFTH, FROZEN, SEVENTH, TEAM
from tavola.kernel.language import mark, translate
from tavola.kernel.refusal import Refusal

#: What fills a gap: a number or a proper name as it is, or words of the catalogue with how many of each (0: not said).
Gap = int | str | list[tuple[int, str]]


class Reason(Refusal):
    """A refusal whose gaps may be words of the catalogue themselves."""

    __slots__ = ("gaps",)

    def __init__(self, reason: str, rule: str, gaps: dict[str, Gap] | None = None) -> None:
        super().__init__(reason, rule)
        self.gaps: dict[str, Gap] = {} if gaps is None else gaps

    def said(self, **gaps: Gap) -> Reason:
        """The same reason with its gaps filled."""
        return Reason(self.reason, self.rule, gaps)

    def by(self, rule: str) -> Reason:
        """The same reason where another rule says so."""
        return Reason(self.reason, rule, self.gaps)

    def text(self, package: str, language: str) -> str:
        gaps = {name: spoken(gap, package, language) for name, gap in self.gaps.items()}
        text = translate(package, language, self.reason).format(**gaps)
        return text[:1].upper() + text[1:]


def spoken(gap: Gap, package: str, language: str) -> str:
    """What fills a gap, in a language."""
    if not isinstance(gap, list):
        return str(gap)
    parts = []
    for count, sentence in gap:
        words = translate(package, language, sentence)
        parts.append(f"{count} × {words}" if count else words)
    return ", ".join(parts)


def named(sentence: str) -> list[tuple[int, str]]:
    """A gap that is one name of the catalogue."""
    return [(0, sentence)]


#: Essences by colour, and any at the end, as a cost counts them.
SYMBOLS: Final = (*ESSENCES[:4], mark("Essence of any colour"))


def counted(cost: list[int]) -> list[tuple[int, str]]:
    """A gap that is a cost: how many of each colour, and of any."""
    return [(count, SYMBOLS[colour]) for colour, count in enumerate(cost) if count]


def essences(colours: list[int]) -> list[tuple[int, str]]:
    """A gap that is a list of colours."""
    return [(0, ESSENCES[colour]) for colour in colours]


# Turns and questions -------------------------------------------------------------------------------------------------

GAME_OVER: Final = Reason(mark("The game is over."), "FAE-ENDG-01")
OVER_RULES: Final = {
    DOOM: "FAE-ENDG-01",
    FIFTH: "FAE-ENDG-05",
    SEVENTH: "FAE-ENDG-15",
    TEAM: "FAE-COOP-17",
    FROZEN: "FAE-WINTER-09",
}
NOT_THERE: Final = Reason(mark("It is not on the table as you see it."), "FAE-TURN-02")
NOT_YOUR_TURN: Final = Reason(mark("It is the turn of {who}."), "FAE-TURN-01")
OTHERS_QUESTION: Final = Reason(mark("A question waits for {who} first."), "FAE-TRIBE-01")
ANOTHER_QUESTION: Final = Reason(mark("Another question waits for your answer first: {question}."), "FAE-TRIBE-01")
PICK_A_PHASE: Final = Reason(mark("Pick a Phase first: turn one of your Phase tiles."), "FAE-TURN-04")
PHASE_DONE: Final = Reason(mark("You have done this Phase in this round: {phase}."), "FAE-TURN-05")
THIS_PHASE: Final = Reason(mark("This is the Phase you are in: {phase}."), "FAE-TURN-02")
ONE_PHASE: Final = Reason(mark("A Phase is under way, and a turn has one only."), "FAE-TURN-02")
NOT_YOURS: Final = Reason(mark("It belongs to {who}."), "FAE-PERK-11")

# When a piece has its time -------------------------------------------------------------------------------------------

REGION_TIME: Final = Reason(mark("In the Tribe Phase you settle in Regions; Heroes never enter one."), "FAE-HERO-07")
NODE_TIME: Final = Reason(mark("Your Heroes move from node to node in your Hero Phase."), "FAE-HERO-08")
GUARDIAN_TIME: Final = Reason(
    mark("Guardians move in the Event Phase; Beacons solve Menaces there, Heroes in the Hero Phase."), "FAE-TURN-03"
)
DECK_TIME: Final = Reason(
    mark("Cards come by harvesting and by solving, or by a Quest in your Hero Phase."), "FAE-HERO-15"
)
CARD_TIME: Final = Reason(mark("Pick an action first; then you pay for it with your cards."), "FAE-TRIBE-03")
QUEST_TIME: Final = Reason(mark("Quests are solved in your Hero Phase, and pay for nothing before."), "FAE-HERO-19")
WHEEL_TIME: Final = Reason(mark("The Harvest token moves at the end of an Event Phase."), "FAE-EVENT-01")
SLOT_TIME: Final = Reason(mark("A slot is uncovered when you claim an Achievement."), "FAE-ACH-04")
PLAYER_TIME: Final = Reason(mark("No answer to this question is a Tribe."), "FAE-TURN-03")
DOOM_TIME: Final = Reason(
    mark("Doom moves back when a Corruption Event is solved by Cleanse Corruption."), "FAE-DOOM-06"
)
DRIFTER_HELD: Final = Reason(mark("The Drifter is led by {who}."), "FAE-DRIFT-04")
DRIFTER_LATER: Final = Reason(
    mark("You lead the Drifter when your Heroes have acted: end your Hero Phase."), "FAE-DRIFT-04"
)
PERK_ON_PILE: Final = Reason(mark("A Perk is taken when a Hero levels up: pick the Hero."), "FAE-TRIBE-14")
SOWER_PERK: Final = Reason(mark("Perks of the Sower are for whom the Corruption Sower serves."), "FAE-SOWER-04")
PERK_TIME: Final = Reason(mark("Perks are used in your Hero Phase."), "FAE-HERO-01")
TRIGGERED_PERK: Final = Reason(mark("It takes effect by itself, when its moment comes."), "FAE-PERK-05")
ONGOING_PERK: Final = Reason(mark("It holds all the time; there is nothing to do."), "FAE-PERK-06")
ATTUNE_TIME: Final = Reason(mark("You attune with a Guardian in your Tribe Phase."), "FAE-TRIBE-38")
GATHER_TIME: Final = Reason(mark("You gather Herbs in your Tribe Phase."), "FAE-TRIBE-34")
HERB_PAYS: Final = Reason(mark("This Herb pays: pick a Tribe action, then use it for the cost."), "FAE-CARD-03")
HERB_TIME: Final = Reason(mark("This Herb is used in your Hero Phase."), "FAE-CARD-03")
HERB_HARVESTS: Final = Reason(mark("This Herb works by itself, at a harvest on its terrain."), "FAE-HARVEST-19")
BEACON_TIME: Final = Reason(mark("You build Beacons in your Tribe Phase."), "FAE-TRIBE-25")
TOTEM_TIME: Final = Reason(mark("You take the Totem in your Tribe Phase."), "FAE-TRIBE-33")

# Setup ---------------------------------------------------------------------------------------------------------------

REGION_TAKEN: Final = Reason(mark("There is a Settlement already: {who}."), "FAE-SETUP-24")
NOT_DRAWN: Final = Reason(
    mark("You have drawn no card of {guardian}, or have settled in its Area already."), "FAE-COOP-07"
)
NO_FIRST_SHADOW: Final = Reason(mark("No Tribe begins with the Shadow."), "FAE-SHADOW-02")
SET_ASIDE: Final = Reason(mark("The tile is set aside until setup is over."), "FAE-COOP-08")
ACTIVE_ALREADY: Final = Reason(mark("This Hero is active already."), "FAE-TRIBE-05")
NO_HEARTLAND: Final = Reason(mark("It is no Heartland of yours."), "FAE-SETUP3-01")

# Tribe Phase ---------------------------------------------------------------------------------------------------------

SHORT_FOR_HERO: Final = Reason(mark("To dress up this Hero you lack {missing}."), "FAE-TRIBE-09")
SHORT_FOR_SHADOW: Final = Reason(
    mark("To dress up the Shadow costs {count} Essences of one colour. The nearest: you lack {missing}."),
    "FAE-TRIBE-09",
)
SHORT_FOR_LEVEL: Final = Reason(
    mark("The next level costs {count} Essences of one colour. The nearest: you lack {missing}."), "FAE-TRIBE-10"
)
SHORT_FOR_SETTLEMENT: Final = Reason(
    mark("A Settlement costs {count} Essences of one colour. The nearest: you lack {missing}."), "FAE-TRIBE-19"
)
SHORT_FOR_BEACON: Final = Reason(mark("To build a Beacon you lack {missing}."), "FAE-TRIBE-28")
SHORT_FOR_TOTEM: Final = Reason(mark("To take the Totem you lack {missing}."), "FAE-TRIBE-29")
SHORT_FOR_HERB: Final = Reason(mark("To gather a Herb you lack {missing}."), "FAE-TRIBE-37")
SHORT_FOR_ATTUNEMENT: Final = Reason(mark("To attune with this Guardian you lack {missing}."), "FAE-TRIBE-38")
THREE_HEROES: Final = Reason(mark("You have 3 active Heroes, and that is the most."), "FAE-TRIBE-08")
NO_FREE_NODE: Final = Reason(mark("No node of your Regions is free for a new Hero."), "FAE-TRIBE-06")
NOT_BY_YOUR_REGION: Final = Reason(mark("The node is not beside a Region of yours."), "FAE-TRIBE-06")
TOP_LEVEL: Final = Reason(mark("This Hero is at level 5, and that is the highest."), "FAE-TRIBE-17")
NO_PERKS_LEFT: Final = Reason(mark("All Perk piles are empty."), "FAE-TRIBE-14")
NOT_ON_TOP: Final = Reason(mark("It does not lie on top of a pile."), "FAE-TRIBE-14")
ALL_SETTLED: Final = Reason(mark("All your 6 Settlements are built."), "FAE-TRIBE-24")
OUT_OF_REACH: Final = Reason(
    mark("It is next to no Region of yours, and to no node with a Hero of yours."), "FAE-TRIBE-22"
)
NOT_YOUR_REGION: Final = Reason(mark("It is no Region of yours."), "FAE-TRIBE-25")
NO_BEACON_LEFT: Final = Reason(mark("All Beacons are built."), "FAE-TRIBE-27")
NONE_OF_COLOUR: Final = Reason(mark("Both are built: {beacon}."), "FAE-TRIBE-27")
BEACON_WHERE: Final = Reason(mark("Pick the Region of yours where the Beacon is to stand."), "FAE-TRIBE-25")
ALL_HAVE_BEACONS: Final = Reason(mark("You have no Region without a Beacon."), "FAE-TRIBE-26")
TOTEM_HERE: Final = Reason(mark("This Region has a Beacon, and the Totem is here already."), "FAE-TRIBE-26")
BEACON_HERE: Final = Reason(
    mark("This Region has a Beacon already. To bring the Totem here, you lack {missing}."), "FAE-TRIBE-26"
)
TOTEM_NEEDS_BEACON: Final = Reason(mark("The Totem needs a Region of yours with a Beacon."), "FAE-TRIBE-32")
TOTEM_STAYS: Final = Reason(mark("The Totem stands in your only Region with a Beacon."), "FAE-TRIBE-33")
TOTEM_WHERE: Final = Reason(mark("Pick the Region of yours with a Beacon to which the Totem is to go."), "FAE-TRIBE-33")
YOUR_ATTUNEMENT: Final = Reason(mark("You are attuned with this Guardian already."), "FAE-TRIBE-40")
ATTUNED: Final = Reason(mark("The Attunement is taken: {who}."), "FAE-TRIBE-40")
OWN_HERBS_STAY: Final = Reason(mark("The Herb to discard is one of the row, none that somebody has."), "FAE-TRIBE-35")
NO_MOVE_HERE: Final = Reason(mark("A Settlement moves to a free Region next to the one it leaves."), "FAE-WINTER-06")

# Paying --------------------------------------------------------------------------------------------------------------

NOT_DUE: Final = Reason(mark("What is due now: {symbol}."), "FAE-TRIBE-03")
WILD_NEEDED: Final = Reason(mark("You need what stands in for others elsewhere in this cost."), "FAE-CORR-01")
CANNOT_PAY_THIS: Final = Reason(mark("What pays here: {colours}."), "FAE-TRIBE-03")
TURNED: Final = Reason(mark("The card is turned; it is turned back at the end of the round."), "FAE-LORE-04")
NO_INNATE: Final = Reason(mark("This Hero has no ability that takes anything off this cost."), "FAE-INNATE-01")
INNATE_USED: Final = Reason(mark("Its ability is used up until your next Tribe Phase."), "FAE-INNATE-01")

# Event Phase ---------------------------------------------------------------------------------------------------------

NO_CARD_OF: Final = Reason(mark("You hold no card that shows {guardian}."), "FAE-EVENT-05")
REVEAL_A_CARD: Final = Reason(mark("Pick the card of yours that shows {guardian}, to reveal it."), "FAE-EVENT-06")
STAYS_PUT: Final = Reason(mark("There is no other Region in its Area."), "FAE-EVENT-07")
OTHER_AREA: Final = Reason(mark("{guardian} never leaves its own Area."), "FAE-EVENT-07")
STANDS_HERE: Final = Reason(mark("{guardian} stands here now."), "FAE-EVENT-07")
NOT_NEXT: Final = Reason(mark("Only {guardians} can move, and only one Region over."), "FAE-EVENT-07")
NO_MENACE: Final = Reason(mark("There is no token under {guardian}."), "FAE-EVENT-19")
CORRUPT_TOKEN: Final = Reason(
    mark("A Corruption token is no Menace; Cleanse Corruption takes it away."), "FAE-BEACON-05"
)
NO_SUCH_BEACON: Final = Reason(mark("You have no {beacon}."), "FAE-BEACON-02")
BEACON_USED: Final = Reason(mark("This Beacon has solved a Menace in this Phase."), "FAE-BEACON-01")
BEACON_ELSEWHERE: Final = Reason(
    mark("Your {beacon} stands in another Area, without the Totem to reach further."), "FAE-BEACON-02"
)
BEACON_COLOUR: Final = Reason(mark("The Menace needs a {beacon}."), "FAE-BEACON-02")
HAS_NO_BEACON: Final = Reason(mark("There is no Beacon."), "FAE-BEACON-06")
PICK_THE_MENACE: Final = Reason(mark("Pick the Guardian whose Menace is to be solved."), "FAE-BEACON-01")
YOURSELF: Final = Reason(mark("It must be another Tribe."), "FAE-BEACON-07")
AT_THE_START: Final = Reason(mark("Its Tracking token is on 0, and cannot go back."), "FAE-BEACON-07")
TOKEN_TOO_FAR: Final = Reason(
    mark("That slot is {steps} steps away; you move the token 1 to {most}."), "FAE-HARVEST-02"
)
WRONG_TERRAIN: Final = Reason(mark("It is no {region}."), "FAE-HARVEST-13")
CANNOT_CLEANSE: Final = Reason(mark("To cleanse you need one Essence of these: {colours}."), "FAE-EVENT-23")
NO_CLEANSING_HERO: Final = Reason(mark("No active Hero of yours lets you cleanse."), "FAE-CORR-04")
NOTHING_TO_CLEANSE: Final = Reason(mark("There is no Corruption token under {guardian}."), "FAE-EVENT-24")
CHOOSE_DOOM: Final = Reason(mark("Choose Cleanse Corruption among the answers to move Doom back."), "FAE-EVENT-24")
CHOOSE_FIRST: Final = Reason(mark("Choose how you solve the Corruption Event; then you pay."), "FAE-EVENT-20")
YIELD_CLOSED: Final = Reason(mark("Your Tribe Corruption is {level}: a team yields no further."), "FAE-COOP-12")
CHOOSE_YIELD: Final = Reason(mark("Choose among the answers how you solve the Corruption Event."), "FAE-EVENT-20")

# Hero Phase ----------------------------------------------------------------------------------------------------------

NO_HERO: Final = Reason(mark("You have no active Hero."), "FAE-HERO-02")
NOT_ACTIVE: Final = Reason(mark("This Hero is not active: {hero}."), "FAE-HERO-02")
NO_GEM: Final = Reason(mark("No Action gem is left: {hero}."), "FAE-HERO-03")
NO_GEMS: Final = Reason(mark("None of your Heroes has an Action gem left."), "FAE-HERO-03")
WHAT_DOES_IT_DO: Final = Reason(
    mark("Pick what it does: a node, a Guardian with a Menace, a deck or a Quest."), "FAE-HERO-06"
)
OCCUPIED: Final = Reason(mark("A Hero stands there: {hero} of {who}."), "FAE-HERO-09")
DRIFTER_THERE: Final = Reason(mark("The Drifter stands there."), "FAE-DRIFT-06")
TOO_FAR: Final = Reason(mark("It is {steps} nodes away; the {hero} moves up to {stride}."), "FAE-HERO-08")
TOO_FAR_TO_STEP: Final = Reason(mark("It is {steps} nodes away, and the move covers {stride}."), "FAE-HERO-08")
TOO_FAR_TO_ROAM: Final = Reason(mark("It is {steps} nodes away; the Drifter moves up to {stride}."), "FAE-DRIFT-06")
NOT_ALONG: Final = Reason(mark("The way there is not beside a {region}."), "FAE-HPERK-07")
NOT_IN_AREA: Final = Reason(mark("It is not on a node of the Area of {guardian}."), "FAE-LORE-05")
NODE_NOT_IN_AREA: Final = Reason(mark("The node is not in the Area of {guardian}."), "FAE-LORE-06")
NEEDS_HERO: Final = Reason(mark("A {menace} is solved by your {hero}, and you have none active."), "FAE-HERO-10")
NOT_BESIDE: Final = Reason(mark("Your {hero} does not stand beside the Region of {guardian}."), "FAE-HERO-11")
SOWER_CANNOT: Final = Reason(mark("The Corruption Sower solves no Menace."), "FAE-SOWER-07")
SHADOW_SOLVES: Final = Reason(
    mark("A Corruption token is solved by your Shadow, and you have none active."), "FAE-SHADOW-06"
)
DECK_EMPTY: Final = Reason(mark("The deck and its discard pile are empty."), "FAE-ESS-02")
NO_QUEST_HERO: Final = Reason(mark("None of your Heroes goes on Quests for a {essence}."), "FAE-HERO-15")
SOWER_QUESTS: Final = Reason(mark("The Corruption Sower goes on Quests for Corruption only."), "FAE-SOWER-06")
QUEST_COLOUR: Final = Reason(mark("This Hero solves no Quest for a {essence}."), "FAE-HERO-21")
QUEST_ELSEWHERE: Final = Reason(mark("{guardian} stands in {region}, and your {hero} is not beside it."), "FAE-HERO-20")
QUEST_OF_ANOTHER: Final = Reason(mark("It is the Quest Pool of your {hero} that is over its limit."), "FAE-HERO-18")
WALKED: Final = Reason(mark("Your Shadow has walked in this Phase."), "FAE-SHADOW-10")
NO_CORRUPTION: Final = Reason(mark("You have no Corruption Essence for the walk of the Shadow."), "FAE-SHADOW-09")

# Perks and lore ------------------------------------------------------------------------------------------------------

PERK_USED: Final = Reason(mark("This Special Action has been used in this Phase."), "FAE-PERK-03")
PERK_OF_ANOTHER: Final = Reason(mark("It belongs to a Hero of {who}."), "FAE-PERK-11")
PERK_NEEDS: Final = Reason(mark("You cannot pay for it: it takes {missing}."), "FAE-PERK-02")
PERK_NEEDS_OTHER: Final = Reason(
    mark("You cannot pay for it: it takes Essences that are not Corruption, {count} of them."), "FAE-PERK-02"
)
NOTHING_TO_CONVERT: Final = Reason(
    mark("You have neither of these to convert, or no card of the other is left: {colours}."), "FAE-HPERK-01"
)
NO_STEP_ALONG: Final = Reason(mark("No free node is one step away beside a {region}."), "FAE-HPERK-07")
NO_STEP: Final = Reason(mark("No free node is near enough."), "FAE-HERO-09")
NOTHING_TO_REMOVE: Final = Reason(mark("No Region beside this Hero has a Menace that it could remove."), "FAE-PERK-08")
NOTHING_THERE_TO_REMOVE: Final = Reason(mark("Its Menace is not beside your {hero}."), "FAE-PERK-08")
WRONG_GROUND: Final = Reason(mark("The Guardian stands in no {region}."), "FAE-PERK-08")
SOWER_REMOVES: Final = Reason(mark("The Corruption Sower removes Menaces by Sower Perks only."), "FAE-SOWER-08")
NO_GUARDIAN_MOVES: Final = Reason(mark("Neither Guardian has a Region to go to."), "FAE-KSPERK-01")
NOBODY_CORRUPTIBLE: Final = Reason(mark("No opponent is at Tribe Corruption 1 or more."), "FAE-SPERK-01")
PURE_ALREADY: Final = Reason(mark("This Tribe is at Tribe Corruption 0."), "FAE-SPERK-01")
NOBODY_HAS_CORRUPTION: Final = Reason(mark("No other Tribe has a Corruption Essence."), "FAE-KSSPERK-02")
NO_CARD_LEFT: Final = Reason(mark("No card is left to draw."), "FAE-ESS-02")
NOBODY_IN_AREA: Final = Reason(mark("None of your Heroes is on a node of the Area of {guardian}."), "FAE-LORE-05")
AREA_FULL: Final = Reason(mark("No node of the Area is free."), "FAE-LORE-06")
NO_HERB_TARGET: Final = Reason(mark("None of your Heroes is beside a {menace}."), "FAE-LORE-07")
HERB_COLOUR: Final = Reason(mark("The Herb solves a {menace} only."), "FAE-LORE-07")
NOT_BESIDE_IT: Final = Reason(mark("None of your Heroes who could solve it is beside {guardian}."), "FAE-LORE-07")
HERO_NOT_BESIDE: Final = Reason(mark("It is not beside the Region of {guardian}."), "FAE-LORE-07")

# The Sower and the Drifter -------------------------------------------------------------------------------------------

NO_SUCH_SWAP: Final = Reason(
    mark("Only a Perk that the Hero gained before can be swapped, for one of the Sower."), "FAE-SOWER-04"
)
NOT_IN_STOCK: Final = Reason(mark("It is none of the Sower Perks that are left."), "FAE-SOWER-04")
DRIFTER_HOW: Final = Reason(
    mark("Pick the node to which the Drifter goes, or the Guardian whose token it shifts."), "FAE-DRIFT-05"
)
DRIFTER_MOVED: Final = Reason(mark("The Drifter has moved in this Phase."), "FAE-DRIFT-05")
DRIFTER_SHIFTED: Final = Reason(mark("The Drifter has shifted a token in this Phase."), "FAE-DRIFT-05")
DRIFTER_NOT_BESIDE: Final = Reason(mark("The Drifter is not beside {guardian}."), "FAE-DRIFT-07")
TOKEN_THERE: Final = Reason(mark("There is a token under {guardian} already."), "FAE-DRIFT-07")

# Achievements --------------------------------------------------------------------------------------------------------

SLOT_EMPTY: Final = Reason(mark("No token is left on this slot."), "FAE-ACH-04")
YOU_HOLD_IT: Final = Reason(mark("You hold this Achievement."), "FAE-ACH-02")
TOO_LITTLE: Final = Reason(mark("Your score is {score}, and it takes {least} at least."), "FAE-ACH-02")
SOMEBODY_HAS_MORE: Final = Reason(mark("Your score is {score}, and {who} has {best}."), "FAE-ACH-12")
TOO_FEW_HEROES: Final = Reason(mark("Active Heroes of yours: {count}, and it takes 3."), "FAE-ACHC-14")
NO_TOTEM: Final = Reason(mark("You do not control the Spiritual Totem."), "FAE-ACHC-18")
CORRUPTED: Final = Reason(mark("Your Tribe Corruption is {level}, and it takes 0."), "FAE-ACHC-21")
NO_CLEANSER: Final = Reason(
    mark("It is earned by Cleanse Corruption at Tribe Corruption 0, and lost by Yield or Ignore."), "FAE-ACHC-22"
)
NO_TOKEN_LEFT: Final = Reason(mark("You meet the condition, but have no Achievement token left."), "FAE-ACH-03")
CLAIMED_SOON: Final = Reason(mark("You meet the condition and claim it by yourself, as soon as you can."), "FAE-ACH-02")
#: Achievement -> the rule of its condition.
CONDITION_RULES: Final = tuple(
    [f"FAE-ACHC-{n:02}" for n in (1, 4, 2, 3, 5, 8, 6, 7, 9, 12, 10, 11, 14, 15, 16, 17, 18, 20, 21, 22)]
)

# Questions that wait, by kind ----------------------------------------------------------------------------------------

_PAYING: Final = mark("what pays the cost")
_SPENDING: Final = mark("which card you spend")
_WHERE: Final = mark("where your Hero goes")
_WHICH_HERO: Final = mark("which Hero it is")
_WHICH_PERK: Final = mark("which Perk it is")
_WHICH_COLOUR: Final = mark("which colour it is")
_WHICH_REGION: Final = mark("which Region it is")
_WHICH_MENACE: Final = mark("which Guardian it is")
_WHICH_TRIBE: Final = mark("which Tribe it is")
QUESTIONS: Final = {
    "pay": _PAYING,
    "pay_colour": mark("in which colour you pay"),
    "spend": _SPENDING,
    "convert": mark("which card you convert"),
    "hand_over": mark("which card you hand over"),
    "pay_for_claim": mark("whether you spend an Essence or Doom moves"),
    "wido": mark("which Essence you trade for Corruption"),
    "place_hero": mark("where your new Hero stands"),
    "track": mark("which Tracking token moves"),
    "take_perk": _WHICH_PERK,
    "turn_pile": mark("which Perk goes to the bottom of its pile"),
    "swap_perk": mark("which Perk you swap"),
    "take_sower_perk": _WHICH_PERK,
    "beacon": mark("which Beacon you build"),
    "discard_herb": mark("which Herb is discarded"),
    "move_tribe": mark("where the Settlement goes"),
    "guardian_movement": mark("whether you reveal a card to move its Guardian"),
    "move_guardian": mark("where the Guardian goes"),
    "nudge_guardian": mark("where the Guardian goes"),
    "beacon_solve": mark("which Menace a Beacon solves"),
    "which_beacon": mark("which Beacon it is"),
    "push_back": _WHICH_TRIBE,
    "harvest": mark("how far the Harvest token moves"),
    "heartland": mark("which Essence the Heartland gives"),
    "harvest_terrain": mark("which Region you harvest"),
    "corruption": mark("how you solve the Corruption Event"),
    "become_sower": mark("which Hero becomes the Corruption Sower"),
    "drop_quest": mark("which Quest is discarded"),
    "shadow_node": _WHERE,
    "step": _WHERE,
    "attunement_hero": _WHICH_HERO,
    "attunement_node": _WHERE,
    "herb_guardian": _WHICH_MENACE,
    "herb_hero": _WHICH_HERO,
    "drifter": mark("what the Drifter does"),
    "shift": mark("under which Guardian the token goes"),
    "remove": _WHICH_MENACE,
    "corrupt_whom": _WHICH_TRIBE,
    "draw_any": _WHICH_COLOUR,
    "claim": mark("which token goes on the Achievement"),
    "place_settlement": mark("where you settle"),
    "first_hero": mark("with which Hero you begin"),
    "second_hero": mark("which Hero is your second"),
    "other_essence": _WHICH_REGION,
}
