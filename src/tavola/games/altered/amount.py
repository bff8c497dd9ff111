"""Numbers and conditions that abilities read from the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tavola.games.altered.card import PERMANENT
from tavola.games.altered.effect import Frame, Words
from tavola.games.altered.kind import CONTROLLED, EACH, MINE, A, Kind
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import AFTERNOON, ANCHORED, ASLEEP, EXPEDITION, FLEETING, LANDMARK, MANA, RESERVE
from tavola.kernel.language import mark


def count_kind(state: AlteredState, kind: Kind, player: int, source: int) -> int:
    """How many objects in play fit ``kind`` for ``player``. A Gigantic Character is one (ALT-KEYWORD-GIGANTIC-14)."""
    zones = range(LANDMARK, EXPEDITION) if kind.types == PERMANENT else range(LANDMARK, EXPEDITION + 4)
    return sum(1 for zone in zones for card in state.zones[zone] if kind.fits(state, player, source, card))


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """A number read from the table when it is needed."""

    def of_object(self, state: AlteredState, player: int, card: int) -> int:
        """The number for an ability of ``card`` that ``player`` controls."""
        raise AssertionError(f"{type(self).__name__} counts nothing")

    def value(self, state: AlteredState, frame: Frame) -> int:
        """The number for an effect that resolves."""
        return self.of_object(state, frame.player, state.last_known(frame.source))

    def text(self, words: Words) -> str:
        """What is counted, after "1 for": "each Plant you control". A plain number is itself."""
        raise AssertionError(f"{type(self).__name__} cannot be said")


class Number(Count):
    """A plain number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def of_object(self, state: AlteredState, player: int, card: int) -> int:
        return self.number

    def value(self, state: AlteredState, frame: Frame) -> int:
        return self.number

    def text(self, words: Words) -> str:
        return str(self.number)


class Rolled(Count):
    """The die result of this effect (ALT-ACTION-ROLL-01)."""

    __slots__ = ()

    def value(self, state: AlteredState, frame: Frame) -> int:
        return frame.number

    def text(self, words: Words) -> str:
        return words(mark("the result"))


class HowMany(Count):
    """How many objects of a kind are in play."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        self.kind: Kind = kind

    def of_object(self, state: AlteredState, player: int, card: int) -> int:
        return count_kind(state, self.kind, player, card)

    def text(self, words: Words) -> str:
        return self.kind.text(words, EACH)


class CardsInReserve(Count):
    """How many cards lie in the own Reserve, or in both."""

    __slots__ = ("of_each_player",)

    def __init__(self, of_each_player: bool = False) -> None:
        self.of_each_player: bool = of_each_player

    def of_object(self, state: AlteredState, player: int, card: int) -> int:
        own = len(state.zones[RESERVE + player])
        return own + len(state.zones[RESERVE + 1 - player]) if self.of_each_player else own

    def text(self, words: Words) -> str:
        if self.of_each_player:
            return words(mark("each card in each player's Reserve"))
        return words(mark("each card in your Reserve"))


class Picked(Count):
    """How many objects the step before picked."""

    __slots__ = ()

    def value(self, state: AlteredState, frame: Frame) -> int:
        return len(frame.it)

    def text(self, words: Words) -> str:
        return words(mark("as many"))


class RegionsBetween(Count):
    """How many regions lie strictly between the controller's two Expedition counters."""

    __slots__ = ()

    def of_object(self, state: AlteredState, player: int, card: int) -> int:
        return max(0, abs(state.at[2 * player] - state.at[2 * player + 1]) - 1)

    def text(self, words: Words) -> str:
        return words(mark("each region between your Hero and your Companion counters"))


class Divided(Count):
    """A number divided by another and rounded as the effect says (ALT-NUM-01)."""

    __slots__ = ("by", "count", "up")

    def __init__(self, count: Count, by: Count, up: bool = False) -> None:
        self.count: Count = count
        self.by: Count = by
        self.up: bool = up

    def of_object(self, state: AlteredState, player: int, card: int) -> int:
        return self.rounded(self.count.of_object(state, player, card), self.by.of_object(state, player, card))

    def value(self, state: AlteredState, frame: Frame) -> int:
        return self.rounded(self.count.value(state, frame), self.by.value(state, frame))

    def rounded(self, number: int, by: int) -> int:
        """The quotient. Dividing by 0 gives 0, and so no event."""
        if by == 0:
            return 0
        return -(-number // by) if self.up else number // by

    def text(self, words: Words) -> str:
        sentence = words(_DIVIDED_UP if self.up else _DIVIDED_DOWN)
        return sentence.replace("{n}", self.count.text(words)).replace("{by}", self.by.text(words))


_DIVIDED_UP: Final = mark("{n} divided by {by}, rounded up")
_DIVIDED_DOWN: Final = mark("{n} divided by {by}, rounded down")

ROLLED: Final = Rolled()
PICKED: Final = Picked()


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not."""

    #: Whether keywords or ignored abilities could change it, which passives grant.
    reads_passives: bool = True

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        """Whether it holds now for an ability of ``card`` that ``player`` controls."""
        raise AssertionError(f"{type(self).__name__} is no condition")

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        """Whether it holds now for an effect that resolves."""
        return self.stands(state, frame.player, state.last_known(frame.source))

    def text(self, words: Words) -> str:
        """The condition after "if"."""
        raise AssertionError(f"{type(self).__name__} cannot be said")


class AtLeast(Condition):
    """So many objects of a kind are in play, or more."""

    reads_passives = False

    __slots__ = ("kind", "least")

    def __init__(self, kind: Kind, least: int) -> None:
        self.kind: Kind = kind
        self.least: int = least

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return count_kind(state, self.kind, player, card) >= self.least

    def text(self, words: Words) -> str:
        return self.kind.text(words, CONTROLLED, self.least)


class Unless(Condition):
    """The contrary of another condition."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition
        self.reads_passives = condition.reads_passives

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return not self.condition.stands(state, player, card)

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return not self.condition.holds(state, frame)

    def text(self, words: Words) -> str:
        return words(mark("it is not so that {condition}")).format(condition=self.condition.text(words))


class FirstPlayer(Condition):
    """The controller is first player."""

    __slots__ = ()

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return state.first_player == player

    def text(self, words: Words) -> str:
        return words(mark("you are first player"))


class OwnBoosts(Condition):
    """The object itself has so many boosts or more."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least: int = least

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return state.boosts[card] >= self.least

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return state.last_boosts(frame.source) >= self.least

    def text(self, words: Words) -> str:
        return words(mark("this has {n} or more boosts")).format(n=self.least)


class BoostsAtMost(Condition):
    """The object itself has so many boosts or fewer."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most: int = most

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return state.boosts[card] <= self.most

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return state.last_boosts(frame.source) <= self.most

    def text(self, words: Words) -> str:
        return words(mark("this has {n} or fewer boosts")).format(n=self.most)


class HadStatus(Condition):
    """The object itself had a status just before it went: the past tense (ALT-REACT-12)."""

    __slots__ = ("phrase", "status", "wanted")

    def __init__(self, status: int, wanted: bool, phrase: str) -> None:
        self.status: int = status
        self.wanted: bool = wanted
        self.phrase: str = phrase

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return (state.was[card] >> 5 & self.status != 0) == self.wanted

    def text(self, words: Words) -> str:
        return words(self.phrase)


class ManaOrbs(Condition):
    """The controller has so many Mana Orbs or more, ready or not."""

    reads_passives = False

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least: int = least

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return len(state.zones[MANA + player]) >= self.least

    def text(self, words: Words) -> str:
        return words(mark("you have {n} or more Mana Orbs")).format(n=self.least)


class FewerManaOrbs(Condition):
    """The controller has fewer Mana Orbs than that, ready or not."""

    reads_passives = False

    __slots__ = ("than",)

    def __init__(self, than: int) -> None:
        self.than: int = than

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return len(state.zones[MANA + player]) < self.than

    def text(self, words: Words) -> str:
        return words(mark("you have fewer than {n} Mana Orbs")).format(n=self.than)


class OwnCounters(Condition):
    """The object itself has so many counters of its kind or more."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least: int = least

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return state.counters[card] >= self.least

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return state.last_counters(frame.source) >= self.least

    def text(self, words: Words) -> str:
        return words(mark("this has {n} or more counters")).format(n=self.least)


class FewerCounters(Condition):
    """The object itself has fewer counters of its kind than that."""

    __slots__ = ("than",)

    def __init__(self, than: int) -> None:
        self.than: int = than

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return state.counters[card] < self.than

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return state.last_counters(frame.source) < self.than

    def text(self, words: Words) -> str:
        return words(mark("this has fewer than {n} counters")).format(n=self.than)


class CostsAsCounters(Condition):
    """The first object that "it" means has a printed Hand Cost no lower than the own counters (ALT-CARD-13)."""

    __slots__ = ()

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        if not frame.it:
            return False
        return state.card[state.last_known(frame.it[0])].hand_cost >= state.last_counters(frame.source)

    def text(self, words: Words) -> str:
        return words(mark("its Hand Cost is at least the number of counters on this card"))


class InAfternoon(Condition):
    """It is Afternoon."""

    __slots__ = ()

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return state.phase == AFTERNOON

    def text(self, words: Words) -> str:
        return words(mark("it is Afternoon"))


class BaseStatisticsOfZero(Condition):
    """So many of the base statistics of all Characters that the controller controls are 0, or more."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least: int = least

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        own = EXPEDITION + 2 * player
        # A Gigantic Character is one (ALT-KEYWORD-GIGANTIC-14).
        return sum(state.card[one].stats.count(0) for zone in (own, own + 1) for one in state.zones[zone]) >= self.least

    def text(self, words: Words) -> str:
        return words(mark("{n} or more base statistics of Characters you control are 0")).format(n=self.least)


class OneOfEachStatus(Condition):
    """The controller controls a Fleeting Character, another that is Anchored, and a third that is Asleep."""

    __slots__ = ()

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        own = EXPEDITION + 2 * player
        held = [state.status[one] for zone in (own, own + 1) for one in state.zones[zone]]
        return any(
            held[a] & FLEETING and held[b] & ANCHORED and held[c] & ASLEEP
            for a in range(len(held))
            for b in range(len(held))
            for c in range(len(held))
            if a != b != c != a
        )

    def text(self, words: Words) -> str:
        return words(
            mark("you control a Fleeting Character, another one that is Anchored and a third one that is Asleep")
        )


class ItIs(Condition):
    """The first object that "it" means fits a kind, wherever it now lies (ALT-CARD-05)."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        self.kind: Kind = kind

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return bool(frame.it) and self.kind.fits_card(state.card[state.last_known(frame.it[0])])

    def text(self, words: Words) -> str:
        return words(mark("it is {kind}")).format(kind=self.kind.text(words, A))


class Done(Condition):
    """The step before was done (ALT-EFFECT-09)."""

    __slots__ = ()

    def holds(self, state: AlteredState, frame: Frame) -> bool:
        return frame.did

    def text(self, words: Words) -> str:
        return words(mark("you did"))


class FirstCharacter(Condition):
    """The card just played is the controller's first Character this Afternoon, in an own turn."""

    __slots__ = ()

    def stands(self, state: AlteredState, player: int, card: int) -> bool:
        return state.turn == player and state.played_today[player] == 1

    def text(self, words: Words) -> str:
        return words(mark("it is the first one you play this Afternoon"))


FIRST_CHARACTER: Final = FirstCharacter()
FIRST_PLAYER: Final = FirstPlayer()
IN_AFTERNOON: Final = InAfternoon()
DONE: Final = Done()
TWO_LANDMARKS: Final = AtLeast(Kind(PERMANENT, MINE), 2)
