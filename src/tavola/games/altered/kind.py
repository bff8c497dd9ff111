"""Kinds of objects: the filters by which abilities name what they look at."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.card import CHARACTER, PERMANENT, SPELL, Card
from tavola.games.altered.effect import Words
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import ANCHORED, ASLEEP, FLEETING, PLAYER_OF
from tavola.kernel.language import mark

ANYBODY: Final = 0
MINE: Final = 1
THEIRS: Final = 2

#: No upper bound on a cost.
NO_LIMIT: Final = 99

# The forms in which a kind is said.
A: Final = 0  #: "a Character"
TARGET: Final = 1  #: "a target Character", "up to 2 target Characters"
EACH: Final = 2  #: "each Character"
CONTROLLED: Final = 3  #: "you control a Character", "you control 2 or more Characters": a condition


class Kind:
    """A filter on objects: type, sub-type, whose it is, Hand Cost, statuses. All that is given must hold."""

    __slots__ = (
        "boosted",
        "least_cost",
        "most_cost",
        "other",
        "statuses",
        "subtype",
        "token",
        "types",
        "whose",
        "zero_statistic",
    )

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
        zero_statistic: bool = False,
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
        #: With a base statistic of 0: one that is printed so, whatever boosts add to it (ALT-CARD-15).
        self.zero_statistic: bool = zero_statistic

    def fits_card(self, card: Card) -> bool:
        """Whether the printed card fits, wherever it lies (ALT-CARD-05). Costs are the printed ones (ALT-CARD-13)."""
        return (
            card.type & self.types != 0
            and self.least_cost <= card.hand_cost <= self.most_cost
            and (not self.subtype or self.subtype in card.subtypes)
            and (self.token < 0 or card.token == (self.token == 1))
            and (not self.zero_statistic or 0 in card.stats)
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

    def text(self, words: Words, form: int = A, n: int = 1) -> str:
        """The kind in words, in one of the forms below."""
        # The whole phrase is one message of the catalogue: languages differ in articles, genders and plurals.
        message = _PHRASES[form][(self.types, self.whose, self.other, self.subtype, self.token)]
        phrase = words(message[0 if n == 1 else 1]).format(n=n)
        if self.most_cost != NO_LIMIT:
            phrase = words(mark("{kind} with Hand Cost {n} or less")).format(kind=phrase, n=self.most_cost)
        if self.least_cost:
            phrase = words(mark("{kind} with Hand Cost {n} or more")).format(kind=phrase, n=self.least_cost)
        if self.statuses:
            phrase = words(_STATUS_LIMITS[self.statuses]).format(kind=phrase)
        if self.boosted:
            phrase = words(mark("{kind} with a boost")).format(kind=phrase)
        if self.zero_statistic:
            phrase = words(mark("{kind} with a base statistic of 0")).format(kind=phrase)
        return phrase


_STATUS_LIMITS: Final = {
    FLEETING | ANCHORED | ASLEEP: mark("{kind} that is Fleeting, Anchored or Asleep"),
    FLEETING: mark("{kind} that is Fleeting"),
}

EITHER: Final = CHARACTER | PERMANENT

#: Form -> kind -> what is said for one, and for more where that is needed.
_PHRASES: Final[tuple[dict[tuple[int, int, bool, str, int], tuple[str, ...]], ...]] = (
    {
        (CHARACTER, ANYBODY, False, "", -1): (mark("a Character"),),
        (CHARACTER, MINE, False, "", -1): (mark("a Character you control"), mark("{n} Characters you control")),
        (CHARACTER, ANYBODY, False, "", 0): (mark("a Character that is no token"),),
        (CHARACTER, ANYBODY, False, "Bureaucrat", -1): (mark("a Bureaucrat"),),
        (CHARACTER, ANYBODY, False, "Plant", -1): (mark("a Plant"),),
        (CHARACTER, ANYBODY, False, "Robot", -1): (mark("a Robot"),),
        (PERMANENT, ANYBODY, False, "", -1): (mark("a Permanent"),),
        (EITHER, MINE, False, "", -1): (mark("a Character or Permanent you control"),),
        (SPELL, ANYBODY, False, "", -1): (mark("a Spell"),),
    },
    {
        (CHARACTER, ANYBODY, False, "", -1): (mark("a target Character"), mark("up to {n} target Characters")),
        (CHARACTER, MINE, False, "", -1): (
            mark("a target Character you control"),
            mark("up to {n} target Characters you control"),
        ),
        (CHARACTER, THEIRS, False, "", -1): (mark("a target Character your opponent controls"),),
        (CHARACTER, ANYBODY, True, "", -1): (mark("another target Character"),),
        (CHARACTER, MINE, True, "", -1): (mark("another target Character you control"),),
        (CHARACTER, MINE, False, "", 0): (mark("a target Character you control that is no token"),),
        (CHARACTER, ANYBODY, False, "Plant", -1): (mark("a target Plant"),),
        (PERMANENT, ANYBODY, False, "", -1): (mark("a target Permanent"),),
        (PERMANENT, MINE, False, "", -1): (
            mark("a target Permanent you control"),
            mark("up to {n} target Permanents you control"),
        ),
        (EITHER, ANYBODY, False, "", -1): (
            mark("a target Character or Permanent"),
            mark("up to {n} target Characters or Permanents"),
        ),
        (EITHER, MINE, False, "", -1): (mark("a target Character or Permanent you control"),),
    },
    {
        (CHARACTER, ANYBODY, False, "", -1): (mark("each Character"),),
        (CHARACTER, MINE, False, "", -1): (mark("each Character you control"),),
        (CHARACTER, MINE, True, "", -1): (mark("each other Character you control"),),
        (CHARACTER, MINE, False, "", 1): (mark("each token you control"),),
        (CHARACTER, MINE, False, "Plant", -1): (mark("each Plant you control"),),
        (CHARACTER, MINE, True, "Plant", -1): (mark("each other Plant you control"),),
        (CHARACTER, MINE, False, "Robot", -1): (mark("each Robot you control"),),
        (CHARACTER, MINE, True, "Bureaucrat", -1): (mark("each other Bureaucrat you control"),),
        (PERMANENT, MINE, False, "", -1): (mark("each Landmark you control"),),
    },
    {
        (CHARACTER, MINE, False, "", -1): (
            mark("you control a Character"),
            mark("you control {n} or more Characters"),
        ),
        (CHARACTER, MINE, True, "", -1): (
            mark("you control another Character"),
            mark("you control {n} or more other Characters"),
        ),
        (CHARACTER, MINE, False, "", 1): (mark("you control a token"), mark("you control {n} or more tokens")),
        (CHARACTER, MINE, False, "Bureaucrat", -1): (
            mark("you control a Bureaucrat"),
            mark("you control {n} or more Bureaucrats"),
        ),
        (CHARACTER, MINE, True, "Bureaucrat", -1): (
            mark("you control another Bureaucrat"),
            mark("you control {n} or more other Bureaucrats"),
        ),
        (CHARACTER, MINE, False, "Plant", -1): (mark("you control a Plant"), mark("you control {n} or more Plants")),
        (CHARACTER, MINE, True, "Plant", -1): (
            mark("you control another Plant"),
            mark("you control {n} or more other Plants"),
        ),
        (PERMANENT, MINE, False, "", -1): (mark("you control a Landmark"), mark("you control {n} or more Landmarks")),
    },
)

A_CHARACTER: Final = Kind()
MY_CHARACTER: Final = Kind(whose=MINE)
MY_OTHER_CHARACTER: Final = Kind(whose=MINE, other=True)
A_PERMANENT: Final = Kind(PERMANENT)
MY_PERMANENT: Final = Kind(PERMANENT, MINE)
CHARACTER_OR_PERMANENT: Final = Kind(EITHER)
MY_PLANT: Final = Kind(subtype="Plant", whose=MINE)
MY_OTHER_PLANT: Final = Kind(subtype="Plant", whose=MINE, other=True)
MY_OTHER_BUREAUCRAT: Final = Kind(subtype="Bureaucrat", whose=MINE, other=True)
MY_TOKEN: Final = Kind(whose=MINE, token=1)
