"""Which effects may stand where on a card: it depends on who carries them out."""

from __future__ import annotations

from typing import Final

from tavola.kernel.language import mark

#: Who carries effects out: a player, a Corrupted, or whoever hurt a Corrupted. With `UNTOLD` nothing is checked.
UNTOLD: Final = 0
A_PLAYER: Final = 1
A_CORRUPTED: Final = 2
WHO_HURT_IT: Final = 3

#: What only a Corrupted can do.
OF_CORRUPTED: Final = ("advance", "attack", "mend")
#: What a Corrupted has no part of: no energy, no cards, no Spirit, no Inventory.
OF_PLAYERS: Final = (
    "pay",
    "recover",
    "lose",
    "energy",
    "gain",
    "lose_resource",
    "activation",
    "pick_up",
    "put_down",
    "ready",
    "item",
    "discard_item",
    "steal",
    "ultimate",
    "level_up",
    "challenge",
    "close_rift",
)
#: What another Corrupted that hurt this one could not carry out.
OF_PLAYERS_ALONE: Final = ("steal", "close_rift")
#: What may hurt somebody, and so set off what waits for that; `lose` and `pay` do it by what they take.
HURTING: Final = ("damage", "damage_all", "suffer", "attack", "corrupted_acts")
#: With Grit Kaoru pays Health (HARA-KAORU-02).
HEALTH_PAID: Final = ("health", "grit")
#: The triggers that damage sets off: what hurts in answer to them would go on for ever.
SET_OFF_BY_HURTING: Final = (
    "damaged",
    "dealt_damage",
    "monster_defeated",
    "player_defeated",
    "defeated",
)


class Scope:
    """Where effects stand: on whose card, and who carries them out."""

    __slots__ = ("champion", "critical", "each", "of_corrupted", "user")

    def __init__(
        self,
        user: int = A_PLAYER,
        champion: int = -1,
        critical: bool = False,
        of_corrupted: bool = False,
        each: bool = False,
    ) -> None:
        self.user: int = user
        #: Whose Ability it is, -1 for a card that any player may have to do with.
        self.champion: int = champion
        #: Whether they are the critical of a Monster.
        self.critical: bool = critical
        #: Whether they stand on a Corrupted card.
        self.of_corrupted: bool = of_corrupted
        #: Whether they happen for each of several players.
        self.each: bool = each

    def for_each(self) -> Scope:
        """The same place, for each of several players."""
        return Scope(self.user and A_PLAYER, -1, self.critical, self.of_corrupted, True)

    def answering(self, trigger: str) -> Scope:
        """The place of what a trigger on this card does: to damage of a Corrupted whoever dealt it answers."""
        return OF_WHO_HURT_IT if self.user == A_CORRUPTED and trigger == "damaged" else self

    def refusal(self, effect: str) -> str:
        """Why an effect may not stand here, "" if it may."""
        if effect == "each" and self.each:
            return mark("{at}: what happens for each of several players cannot have another each in it.")
        if self.user == UNTOLD:
            return ""
        if effect == "more_damage" and not self.critical:
            return mark("{at}: more_damage can only stand in the critical of a Monster.")
        if effect == "corrupted_acts" and self.of_corrupted:
            return mark("{at}: a Corrupted that makes the Corrupted act would never come to an end.")
        if effect in OF_CORRUPTED and self.user == A_PLAYER:
            return mark("{at}: {effect} is for a Corrupted, and here a player carries it out.")
        if effect in OF_CORRUPTED and self.user == WHO_HURT_IT:
            return mark("{at}: {effect} is for a Corrupted, and here whoever hurt it carries it out.")
        if effect in OF_PLAYERS and self.user == A_CORRUPTED:
            return mark("{at}: {effect} does nothing for a Corrupted; put it into an each, so that players do it.")
        if effect in OF_PLAYERS_ALONE and self.user == WHO_HURT_IT:
            return mark("{at}: {effect} is for players; put it into an each, so that players do it.")
        return ""


NO_SCOPE: Final = Scope(UNTOLD)
OF_A_PLAYER: Final = Scope(A_PLAYER)
OF_A_CRITICAL: Final = Scope(A_PLAYER, critical=True)
OF_A_CORRUPTED: Final = Scope(A_CORRUPTED, of_corrupted=True)
OF_WHO_HURT_IT: Final = Scope(WHO_HURT_IT, of_corrupted=True)


def hurts(effect: str, node: dict[str, object]) -> bool:
    """Whether an effect by itself may damage or defeat somebody."""
    if effect == "lose":
        return "health" in node
    return effect in HURTING or (effect == "pay" and node.get("what") in HEALTH_PAID)
