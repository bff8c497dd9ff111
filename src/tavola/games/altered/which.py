"""Which objects a step acts on: itself, those named before, each of a kind, or targets (Complete Rules 1.2.6, 6.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tavola.games.altered.actions import PIECES, PLACE_OF_ZONE, ROOM
from tavola.games.altered.amount import Count
from tavola.games.altered.card import PERMANENT
from tavola.games.altered.effect import Frame, Words
from tavola.games.altered.kind import EACH, MINE, NO_LIMIT, TARGET, THEIRS, Kind
from tavola.games.altered.passives import characters_in, tough
from tavola.games.altered.state import AlteredState
from tavola.games.altered.where import is_there, where_text
from tavola.games.altered.zones import EXPEDITION, LANDMARK
from tavola.kernel.language import mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Which:
    """The objects of a step. Those that are gone are left out: nothing can be done to them (ALT-OBJ-08)."""

    #: Whether a player picks them, just before the step (ALT-EFFECT-03).
    asks: bool = False

    def find(self, state: AlteredState, frame: Frame) -> list[int]:
        """The cards, where nobody is asked."""
        raise AssertionError(f"{type(self).__name__} finds nothing")

    def many(self) -> bool:
        """Whether the words for it are in the plural."""
        return False

    def text(self, words: Words) -> str:
        """The objects in words."""
        raise AssertionError(f"{type(self).__name__} cannot be said")


class Itself(Which):
    """The object with the ability: "I"."""

    __slots__ = ()

    def find(self, state: AlteredState, frame: Frame) -> list[int]:
        card = state.find(frame.source)
        return [card] if card >= 0 else []

    def text(self, words: Words) -> str:
        return words(mark("this card"))


class It(Which):
    """What the trigger was about, or what an earlier step chose."""

    __slots__ = ()

    def find(self, state: AlteredState, frame: Frame) -> list[int]:
        return [card for card in [state.find(ref) for ref in frame.it] if card >= 0]

    def text(self, words: Words) -> str:
        return words(mark("it"))


class Each(Which):
    """Every object of a kind. This does not target (ALT-TARGET-07)."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        self.kind: Kind = kind

    def find(self, state: AlteredState, frame: Frame) -> list[int]:
        source = state.find(frame.source)
        return [
            card
            for zone in range(LANDMARK, EXPEDITION + 4)
            for card in state.zones[zone]
            if self.kind.fits(state, frame.player, source, card)
        ]

    def text(self, words: Words) -> str:
        return self.kind.text(words, EACH)


class Target(Which):
    """Objects that the controller picks as targets, from ``least`` to ``most`` of them (ALT-TARGET-01, ALT-TARGET-05).

    ``total`` limits the sum of their printed Hand Costs; ``most_cost`` limits each by a number counted when they are
    picked; ``where`` is the Expedition they must be in.
    """

    __slots__ = ("kind", "least", "most", "most_cost", "total", "where")

    asks = True

    def __init__(
        self,
        kind: Kind,
        least: int = 1,
        most: int = 1,
        total: int = NO_LIMIT,
        most_cost: Count | None = None,
        where: int = -1,
    ) -> None:
        self.kind: Kind = kind
        self.least: int = least
        self.most: int = most
        self.total: int = total
        self.most_cost: Count | None = most_cost
        #: One of the codes of `where.py`; -1 for anywhere.
        self.where: int = where

    def zones(self, player: int) -> list[int]:
        """The zones where objects of the kind can be, those of ``player`` first."""
        found: list[int] = []
        for who in (player, 1 - player):
            if (self.kind.whose == MINE and who != player) or (self.kind.whose == THEIRS and who == player):
                continue
            if self.kind.types != PERMANENT:
                found += [EXPEDITION + 2 * who, EXPEDITION + 2 * who + 1]
            if self.kind.types & PERMANENT:
                found.append(LANDMARK + who)
        return found

    def candidates(self, state: AlteredState, frame: Frame) -> tuple[list[int], bool]:
        """The actions that pick a legal target now, and whether one of them needs no payment for Tough.

        A Tough object counts as legal only while its price can be paid (ALT-KEYWORD-TOUGH-03), and nothing can be
        picked twice in one step (ALT-TARGET-04).
        """
        player = frame.player
        source = state.find(frame.source)
        kind = self.kind
        picks = frame.picks
        left = self.total
        if left != NO_LIMIT:
            left -= sum(state.card[state.last_known(ref)].hand_cost for ref in picks)
        if self.most_cost is not None:
            left = min(left, self.most_cost.value(state, frame))
        ready = state.ready_mana(player)
        found: list[int] = []
        free = False
        for zone in self.zones(player):
            first = PIECES + PLACE_OF_ZONE[player][zone] * ROOM
            for position, card in enumerate(state.zones[zone]):
                if position >= ROOM or not kind.fits(state, player, source, card):
                    continue
                if state.card[card].hand_cost > left:
                    continue
                if self.where >= 0 and not is_there(state, frame, self.where, card):
                    continue
                ref = state.ref(card)
                if picks and ref in picks:
                    continue
                price = toll(state, frame, card, ref)
                if price <= ready:
                    found.append(first + position)
                    free = free or price == 0
        return found, free

    def many(self) -> bool:
        return self.most > 1

    def text(self, words: Words) -> str:
        phrase = self.kind.text(words, TARGET, self.most)
        if self.total != NO_LIMIT:
            phrase = words(mark("{kind} with a total Hand Cost of {n} or less")).format(kind=phrase, n=self.total)
        if self.most_cost is not None:
            phrase = words(mark("{kind} (Hand Cost at most 1 for {count})")).format(
                kind=phrase, count=self.most_cost.text(words)
            )
        if self.where >= 0:
            phrase = f"{phrase} {where_text(words, self.where)}"
        return phrase


class AnyNumber(Target):
    """As many objects of a kind as the controller likes, none included: "for each, you may". This does not target."""

    __slots__ = ("phrase",)

    def __init__(self, kind: Kind, phrase: str) -> None:
        super().__init__(kind, 0, NO_LIMIT)
        self.phrase: str = phrase

    def text(self, words: Words) -> str:
        return words(self.phrase)


class OfTargetPlayer(Which):
    """Every object of a kind that a target player controls. Either player may be the target."""

    __slots__ = ("kind",)

    asks = True

    def __init__(self, kind: Kind) -> None:
        self.kind: Kind = kind

    def of(self, state: AlteredState, frame: Frame, player: int) -> list[int]:
        """The objects, once ``player`` is the target."""
        source = state.find(frame.source)
        return [
            card
            for zone in (EXPEDITION + 2 * player, EXPEDITION + 2 * player + 1, LANDMARK + player)
            for card in state.zones[zone]
            if self.kind.fits(state, player, source, card)
        ]

    def text(self, words: Words) -> str:
        return words(mark("{kind} that a target player controls")).format(kind=self.kind.text(words, EACH))


class InTargetExpedition(Which):
    """Every Character in a target Expedition, the opponent's too (ALT-TARGET-06)."""

    __slots__ = ()

    asks = True

    def of(self, state: AlteredState, expedition: int) -> list[int]:
        """The Characters, once ``expedition`` is the target."""
        return characters_in(state, expedition)[:]

    def text(self, words: Words) -> str:
        return words(mark("each Character in a target Expedition"))


def toll(state: AlteredState, frame: Frame, card: int, ref: int) -> int:
    """The mana due for choosing an object as target: Tough of what an opponent controls (ALT-KEYWORD-TOUGH-01, -05)."""
    if state.controller(card) == frame.player:
        return 0
    price = tough(state, card)
    # One payment per object covers the whole effect (ALT-KEYWORD-TOUGH-04).
    return 0 if price and ref in frame.paid else price


ITSELF: Final = Itself()
IT: Final = It()


def target(kind: Kind) -> Target:
    """One target, which must be chosen if there is one (ALT-TARGET-02)."""
    return Target(kind)


IN_TARGET_EXPEDITION: Final = InTargetExpedition()


def up_to(most: int, kind: Kind, total: int = NO_LIMIT) -> Target:
    """Any number of targets from none to ``most`` (ALT-TARGET-05)."""
    return Target(kind, 0, most, total)
