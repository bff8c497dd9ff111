"""Kinds of objects: the filters by which abilities name what they look at."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.card import CHARACTER, PERMANENT, Card
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import ANCHORED, ASLEEP, FLEETING, PLAYER_OF
from tavola.kernel.language import mark

ANYBODY: Final = 0
MINE: Final = 1
THEIRS: Final = 2

#: No upper bound on a cost.
NO_LIMIT: Final = 99


class Kind:
    """A filter on objects: type, sub-type, whose it is, Hand Cost, statuses. All that is given must hold."""

    __slots__ = ("boosted", "least_cost", "most_cost", "other", "statuses", "subtype", "token", "types", "whose")

    def __init__(
        self,
        types: int = CHARACTER,
        whose: int = ANYBODY,
        subtype: str = "",
        least_cost: int = 0,
        most_cost: int = NO_LIMIT,
        statuses: int = 0,
        token: int = -1,
        boosted: bool = False,
        other: bool = False,
    ) -> None:
        self.types: int = types
        self.whose: int = whose
        self.subtype: str = subtype
        self.least_cost: int = least_cost
        self.most_cost: int = most_cost
        #: Any one of these statuses.
        self.statuses: int = statuses
        #: 1 tokens only, 0 no tokens, -1 either.
        self.token: int = token
        self.boosted: bool = boosted
        #: Not the object with the ability itself.
        self.other: bool = other

    def fits_card(self, card: Card) -> bool:
        """Whether the printed card fits, wherever it lies (ALT-CARD-05). Costs are the printed ones (ALT-CARD-13)."""
        return (
            card.type & self.types != 0
            and self.least_cost <= card.hand_cost <= self.most_cost
            and (not self.subtype or self.subtype in card.subtypes)
            and (self.token < 0 or card.token == (self.token == 1))
        )

    def fits(self, state: AlteredState, player: int, source: int, card: int) -> bool:
        """Whether the object fits for an ability of ``source`` that ``player`` controls."""
        if not self.fits_card(state.card[card]):
            return False
        if self.whose and (PLAYER_OF[state.zone[card]] == player) != (self.whose == MINE):
            return False
        if self.other and card == source:
            return False
        if self.statuses and not state.status[card] & self.statuses:
            return False
        return not self.boosted or state.boosts[card] > 0

    def phrase(self) -> str:
        """The kind in words, before its limits: a message of the catalogue."""
        return _PHRASES[(self.types, self.whose, self.other, self.subtype, self.token)]

    def limits(self) -> list[tuple[str, int]]:
        """What narrows the kind further: messages of the catalogue with a gap ``{kind}``, and their number."""
        found: list[tuple[str, int]] = []
        if self.most_cost != NO_LIMIT:
            found.append((mark("{kind} with Hand Cost {n} or less"), self.most_cost))
        if self.least_cost:
            found.append((mark("{kind} with Hand Cost {n} or more"), self.least_cost))
        if self.statuses:
            found.append((_STATUS_LIMITS[self.statuses], 0))
        if self.boosted:
            found.append((mark("{kind} with a boost"), 0))
        return found


_STATUS_LIMITS: Final = {
    FLEETING | ANCHORED | ASLEEP: mark("{kind} that is Fleeting, Anchored or Asleep"),
    FLEETING: mark("{kind} that is Fleeting"),
}

EITHER: Final = CHARACTER | PERMANENT

_PHRASES: Final = {
    (CHARACTER, ANYBODY, False, "", -1): mark("Character"),
    (CHARACTER, MINE, False, "", -1): mark("Character you control"),
    (CHARACTER, THEIRS, False, "", -1): mark("Character your opponent controls"),
    (CHARACTER, MINE, True, "", -1): mark("other Character you control"),
    (CHARACTER, ANYBODY, True, "", -1): mark("other Character"),
    (CHARACTER, MINE, False, "", 1): mark("token you control"),
    (CHARACTER, MINE, False, "", 0): mark("Character you control that is no token"),
    (CHARACTER, MINE, False, "Plant", -1): mark("Plant you control"),
    (CHARACTER, MINE, True, "Plant", -1): mark("other Plant you control"),
    (CHARACTER, ANYBODY, False, "Plant", -1): mark("Plant"),
    (CHARACTER, MINE, False, "Robot", -1): mark("Robot you control"),
    (CHARACTER, MINE, True, "Bureaucrat", -1): mark("other Bureaucrat you control"),
    (PERMANENT, ANYBODY, False, "", -1): mark("Permanent"),
    (PERMANENT, MINE, False, "", -1): mark("Permanent you control"),
    (EITHER, ANYBODY, False, "", -1): mark("Character or Permanent"),
    (EITHER, MINE, False, "", -1): mark("Character or Permanent you control"),
}

A_CHARACTER: Final = Kind()
MY_CHARACTER: Final = Kind(whose=MINE)
MY_OTHER_CHARACTER: Final = Kind(whose=MINE, other=True)
A_PERMANENT: Final = Kind(PERMANENT)
MY_PERMANENT: Final = Kind(PERMANENT, MINE)
CHARACTER_OR_PERMANENT: Final = Kind(EITHER)
MY_PLANT: Final = Kind(subtype="Plant", whose=MINE)
MY_ROBOT: Final = Kind(subtype="Robot", whose=MINE)
MY_TOKEN: Final = Kind(whose=MINE, token=1)
