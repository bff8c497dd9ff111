"""The reasons why not: each once, with its rule, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.hara.speaking import NOUNS
from tavola.kernel.language import mark, translate
from tavola.kernel.refusal import Refusal

#: Says a name in a language: those of cards come from their card set, those of spaces from the catalogue.
Saying = Callable[[str], str]
#: What fills a gap: a number or a proper name as it is, or what says it in a language.
Gap = int | str | Saying


class Reason(Refusal):
    """A refusal whose gaps may be said in a language."""

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
        gaps = {name: gap if isinstance(gap, (int, str)) else gap(language) for name, gap in self.gaps.items()}
        text = translate(package, language, self.reason).format(**gaps)
        return text[:1].upper() + text[1:]


def sentence(package: str, words: str) -> Saying:
    """A gap that is a sentence or name of the catalogue."""
    return lambda language: translate(package, language, words)


def counted(package: str, number: int, noun: str) -> Saying:
    """A gap that is a number with its noun: "2 Spirit"."""
    one, several = NOUNS[noun]
    if number == 1:
        return lambda language: translate(package, language, one).format(one=number)
    return lambda language: translate(package, language, several).format(n=number)


# Turns and questions --------------------------------------------------------------------------------------------------

GAME_OVER: Final = Reason(mark("The game is over."), "HARA-WINARENA-01")
NOT_THERE: Final = Reason(mark("It is not on the table as you see it."), "HARA-SPACE-01")
NOT_YOUR_TURN: Final = Reason(mark("It is the turn of {who}."), "HARA-TURN-01")
OTHERS_QUESTION: Final = Reason(mark("A question waits for {who} first."), "HARA-TURN-01")
ANOTHER_QUESTION: Final = Reason(
    mark("Another question waits for your answer first: {question}. Nothing here answers it."), "HARA-ADV-02"
)

# The board ------------------------------------------------------------------------------------------------------------

WORLD_GONE: Final = Reason(mark("This World has been taken out of the game."), "HARA-S04-04")
DECK_HERE: Final = Reason(
    mark("The deck lies in the middle of the World: nobody enters it. Its cards come into play at Dawn."),
    "HARA-MOVE-02",
)
TILE_TIME: Final = Reason(mark("Tiles change places by a World Shift and by effects that say so."), "HARA-SHIFT-02")
SPACE_TIME: Final = Reason(mark("Pick a card, Item or bonus that moves or transports you first."), "HARA-MOVE-01")
YOU_ARE_HERE: Final = Reason(mark("You are here already."), "HARA-MOVE-01")
FIGURE_TIME: Final = Reason(
    mark("{who} can be a target: pick a card or Item whose effect is aimed at somebody first."), "HARA-TARGET-01"
)
YOURSELF: Final = Reason(
    mark("This is you. You act with your cards, your Items and your Turn Order card."), "HARA-ADV-08"
)
CORRUPTED_TIME: Final = Reason(
    mark("With a Corrupted nothing can be done but by an effect; a Dreamstone exposes its weakness."),
    "HARA-CORRUPT-03",
)

# Ability cards --------------------------------------------------------------------------------------------------------

OTHERS_CARD: Final = Reason(mark("This card belongs to {who}."), "HARA-PLAY-01")
USED_THIS_TURN: Final = Reason(mark("You have Activated this card this turn: once a turn is all."), "HARA-ADV-05")
JUST_LAID: Final = Reason(
    mark("It lies on your board since this turn, and may be Activated there from your next turn on."), "HARA-PLAY-02"
)
NO_ACTIVATIONS: Final = Reason(
    mark("You have no Activation left, and this effect of the card is not Free."), "HARA-ADV-02"
)
LEVEL_HOW: Final = Reason(
    mark("It waits in the Level Up pile: a card of its color is yours once {energy} is at {threshold} (now {now})."),
    "HARA-LEVEL-01",
)
LEVEL_SOON: Final = Reason(
    mark("It waits in the Level Up pile: you choose a card of its color as your turn ends."), "HARA-LEVEL-02"
)
LEVEL_DONE: Final = Reason(
    mark("You have had your Level Up card of this color; only an effect could bring this one."), "HARA-DEFEAT-07"
)
ULTIMATE_HOW: Final = Reason(
    mark("An Ultimate comes at Dusk of Day 3, once {energy} is at its end, or by an effect."), "HARA-ULT-07"
)
ULTIMATE_SOON: Final = Reason(
    mark("It waits in the Level Up pile: you draw an Ultimate as your turn ends."), "HARA-ULT-07"
)
LOCKED: Final = Reason(mark("A locked card: it plays no part until its Scenario has been completed."), "HARA-LOCK-02")
PASSIVE_WORKS: Final = Reason(mark("It is passive: it is in force all the time and never Activated."), "HARA-LOCK-04")
PASSIVE_IDLE: Final = Reason(
    mark("In the Arena a passive is in force only if every champion in play has unlocked one."), "HARA-PROG-04"
)

# Items, Turn Order, Quests --------------------------------------------------------------------------------------------

OTHERS_ITEM: Final = Reason(mark("This Item belongs to {who}: it can be given to you, not taken."), "HARA-GIVE-03")
WHEN_DAMAGED: Final = Reason(mark("It is of use when damage is dealt to you; then you are asked."), "HARA-EQUIP-04")
WHEN_ATTACKED: Final = Reason(
    mark("It is of use when a Monster's attack damages you; then you are asked."), "HARA-EQUIP-04"
)
ALWAYS_WORKS: Final = Reason(mark("It works all the time, as long as you have it."), "HARA-EQUIP-01")
NO_CORRUPTED: Final = Reason(
    mark("A Dreamstone exposes the weakness of a Corrupted, and none is in play."), "HARA-CORRUPT-03"
)
BONUS_USED: Final = Reason(mark("You have used this bonus today; the next Day it is ready again."), "HARA-ORDER-04")
OTHERS_BONUS: Final = Reason(mark("This Turn Order card belongs to {who}."), "HARA-ORDER-02")
QUEST_WORKS: Final = Reason(
    mark("Nothing is done with a Quest: when its objective is met, you get the reward at once."), "HARA-QUEST-04"
)
NOT_DEALT: Final = Reason(mark("You were dealt two Quests, and this is none of them."), "HARA-QUEST-02")

# Monsters, Events, Rifts ----------------------------------------------------------------------------------------------

MONSTER_TIME: Final = Reason(
    mark("A Monster is defeated by damage: pick a card or Item that deals some first. It is {distance} away."),
    "HARA-FIGHT-01",
)
MONSTER_HERE: Final = Reason(
    mark("It is no Ally: it is defeated by damage. Pick a card or Item that deals some first."), "HARA-ALLY-01"
)
ALLY_AWAY: Final = Reason(mark("To make it your Ally you must be on its space; it is {distance} away."), "HARA-ALLY-01")
ARMORED_AWAY: Final = Reason(
    mark("It is Armored: only damage from its own space harms it, and it is {distance} away."), "HARA-ARMOR-01"
)
NO_HELP_IN_ARENA: Final = Reason(
    mark("Pick a card or Item that deals damage first: it is {distance} away. In the Arena nobody helps you."),
    "HARA-HELP-01",
)
HELP_IS_ASKED: Final = Reason(
    mark("It is defeated by damage, and is {distance} away. To be helped against it, choose that beside the question."),
    "HARA-HELP-01",
)
HELP_COSTS: Final = Reason(mark("You have no Activation left, and to be helped costs one."), "HARA-HELP-03")
HELP_ONCE: Final = Reason(mark("You are being helped against another Monster in this turn already."), "HARA-HELP-02")
NO_HELPER: Final = Reason(
    mark("No teammate has a card ready that reaches it; your own may, {distance} away."), "HARA-HELP-04"
)
EVENT_TIME: Final = Reason(
    mark("An Event is turned over when you come to its space; it is {distance} away."), "HARA-ECARD-02"
)
EVENT_NEXT_TURN: Final = Reason(mark("It stays face down until your next turn begins here."), "HARA-ECARD-05")
RIFT_AWAY: Final = Reason(mark("To close a Rift you must be on its space; it is {distance} away."), "HARA-RIFT-02")

# Moving, transporting -------------------------------------------------------------------------------------------------

TOO_FAR: Final = Reason(mark("It is {distance} away, and you have {left} left."), "HARA-MOVE-01")
EVENT_IN_WAY: Final = Reason(
    mark("An Event stands in the way: nobody passes it, and any way around is longer than {left}."), "HARA-ECARD-04"
)
NO_WAY: Final = Reason(mark("No way leads there."), "HARA-RANGE-01")
OTHER_WORLD: Final = Reason(mark("The effect leads to {world} only."), "HARA-TRANS-01")
OUT_OF_RANGE: Final = Reason(mark("It is {distance} away, out of range {range}."), "HARA-RANGE-02")
TOO_FAR_FOR_IT: Final = Reason(mark("It can go {spaces} at most, and this is {distance} away."), "HARA-MOVE-01")
IT_IS_HERE: Final = Reason(mark("It is here already."), "HARA-MOVE-01")
CARD_HERE: Final = Reason(mark("A hex card lies here already, so that no other may."), "HARA-DAWN-04")
NO_CARDS_IN_DOJO: Final = Reason(mark("Hex cards lie on Worlds, never on the tile of the Dojo."), "HARA-DAWN-04")
NOT_CLOSER: Final = Reason(mark("It takes one step, and one that leads it closer."), "HARA-CTURN-04")
NOT_TO_START: Final = Reason(mark("A Corrupted begins on a space of a World."), "HARA-CHEALTH-02")

# Targets --------------------------------------------------------------------------------------------------------------

EVENT_NO_TARGET: Final = Reason(mark("An Event is never a target."), "HARA-TARGET-01")
RIFT_NO_TARGET: Final = Reason(mark("A Rift is never a target."), "HARA-TARGET-01")
NOBODY_THERE: Final = Reason(mark("No Monster is here. Figures are targets themselves."), "HARA-TARGET-01")
NOT_MEANT: Final = Reason(mark("The effect is aimed at {whom}."), "HARA-TARGET-02")
CHOSEN_ALREADY: Final = Reason(mark("You have chosen this target already."), "HARA-TARGET-02")
NO_RIFT: Final = Reason(mark("There is no Rift here."), "HARA-RIFT-04")
NO_SUCH_HEX: Final = Reason(mark("What you may discard is {kind}."), "HARA-LIFE-03")
NO_HEX: Final = Reason(mark("No hex card lies here."), "HARA-LIFE-03")
NO_ITEMS: Final = Reason(mark("{who} has no Item."), "HARA-EQUIP-01")
NO_PLAYER: Final = Reason(mark("Only another player has Items."), "HARA-EQUIP-01")
NOT_THE_OWNER: Final = Reason(mark("You take one of the Items of {who}."), "HARA-EQUIP-01")
NOT_ATTACKING: Final = Reason(mark("It does not attack you now."), "HARA-ATTACK-03")
NOT_ON_YOUR_SPACE: Final = Reason(mark("Only a player on your space can be given an Item."), "HARA-GIVE-01")
NO_TEAMMATE: Final = Reason(
    mark("Only a teammate with a card ready that reaches the Monster can help."), "HARA-HELP-02"
)
NOT_EQUAL: Final = Reason(mark("Only those who are equal there can be meant."), "HARA-CTURN-06")
NOT_ACTING: Final = Reason(mark("It has acted, or another acts before it."), "HARA-CTURN-02")
NOT_CORRUPTED: Final = Reason(mark("Only a Corrupted has a weakness."), "HARA-CORRUPT-03")
NOT_SWAPPED: Final = Reason(mark("Another World must change places with it."), "HARA-SHIFT-02")

# Cards that are picked ------------------------------------------------------------------------------------------------

NOT_ON_BOARD: Final = Reason(mark("It is not on your board."), "HARA-PICK-01")
NOT_IN_HAND: Final = Reason(mark("It is not in your hand."), "HARA-PICK-01")
ULTIMATE_STAYS: Final = Reason(mark("An Ultimate never lies on the board."), "HARA-ULT-01")
NOT_USED: Final = Reason(mark("It has not been used this turn, or is the card that acts."), "HARA-LIFE-03")
WRONG_COLOR: Final = Reason(mark("It is a card of another color."), "HARA-LEVEL-02")
NOT_IN_PILE: Final = Reason(mark("It is not in your Level Up pile."), "HARA-LEVEL-02")
NO_ULTIMATE: Final = Reason(mark("It is no Ultimate."), "HARA-ULT-03")
ULTIMATE_HELD: Final = Reason(mark("You have this Ultimate already."), "HARA-ULT-02")
DOES_NOT_HELP: Final = Reason(mark("It does no damage to a Monster, so it does not help."), "HARA-HELP-04")
DOES_NOT_REACH: Final = Reason(mark("It does not reach the Monster from where you stand."), "HARA-HELP-04")
NO_CHARGE: Final = Reason(mark("No charge of it can answer this."), "HARA-CHARGE-06")
NO_ANSWER: Final = Reason(mark("It does nothing against this damage."), "HARA-EQUIP-04")
CANNOT_PAY: Final = Reason(mark("You cannot pay for this: you lack {missing}."), "HARA-LOSE-02")
NO_ITEM: Final = Reason(mark("You have no Item to discard for this."), "HARA-LOSE-02")

# Questions that wait, by kind -----------------------------------------------------------------------------------------

_WHERE: Final = mark("where it goes")
_WHETHER: Final = mark("whether it happens")
_WHICH_ENERGY: Final = mark("which energy it is")
_HOW_MUCH: Final = mark("how much you pay")
_WHO: Final = mark("who is meant")
_WHICH_CARD: Final = mark("which card it is")
_WHICH_ITEM: Final = mark("which Item it is")
QUESTION_WORDS: Final = {
    "places": mark("which World goes in which place"),
    "quest": mark("which Quest you keep"),
    "corrupted_start": mark("where the Corrupted begins"),
    "stance": mark("which Stance you take"),
    "adventure": mark("what you do in your Adventure phase"),
    "out_of_turn": mark("which card you Activate"),
    "attacker": mark("who attacks you next"),
    "heal": mark("what the Dojo heals"),
    "move": mark("where you go"),
    "transport": mark("where you are transported"),
    "shove": mark("whom you move"),
    "shove_to": _WHERE,
    "target": mark("whom you deal damage"),
    "respond": mark("how you answer the damage"),
    "pay": mark("whether you pay"),
    "pay_up_to": _HOW_MUCH,
    "pay_first": _HOW_MUCH,
    "pay_after": _HOW_MUCH,
    "pay_energy": _WHICH_ENERGY,
    "lose_energy": _WHICH_ENERGY,
    "gold": _WHICH_ENERGY,
    "option": mark("which option you choose"),
    "may": _WHETHER,
    "yes_no": _WHETHER,
    "player": _WHO,
    "level_up": _WHICH_CARD,
    "ultimate": _WHICH_CARD,
    "pick": _WHICH_CARD,
    "discard_item": _WHICH_ITEM,
    "steal": mark("from whom you steal"),
    "steal_item": _WHICH_ITEM,
    "give": mark("to whom you give the Item"),
    "gift": mark("whether you take the Item"),
    "rift": mark("which Rift you close"),
    "discard_hex": mark("which card of the map is discarded"),
    "tile": mark("which World changes places"),
    "ask_help": mark("whom you ask for help"),
    "volunteer": mark("whether you help"),
    "help": mark("with which Ability you help"),
    "share": mark("how you share the loot"),
    "share_item": mark("how you share the loot"),
    "corrupted": mark("which Corrupted acts"),
    "corrupted_move": _WHERE,
    "weakness": mark("whose weakness you expose"),
}
