"""Costs (Complete Rules 1.2.5, 6.4): all parts are paid together, whole or not at all (ALT-COST-07, ALT-COST-08)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import OWN_EXPEDITION, OWN_HAND, OWN_RESERVE, PIECES, ROOM, piece_at
from tavola.games.altered.effect import Frame, Words
from tavola.games.altered.leaving import move_together
from tavola.games.altered.state import AlteredState
from tavola.games.altered.statuses import exhaust, gain_counters, pay_mana
from tavola.games.altered.zones import DISCARD, EXHAUSTED, EXPEDITION, HAND, RESERVE
from tavola.kernel.language import mark
from tavola.kernel.refusal import Refusal
from tavola.kernel.step import Choice

TOO_LITTLE_MANA: Final = Refusal(mark("This costs {price} mana, and you have {ready} ready Mana Orbs."), "ALT-COST-02")
ALREADY_EXHAUSTED: Final = Refusal(mark("It is exhausted, and only a ready card can be exhausted."), "ALT-QUICK-04")
TOO_FEW_COUNTERS: Final = Refusal(mark("It has too few counters to spend."), "ALT-COUNTER-03")
NOTHING_TO_GIVE: Final = Refusal(
    mark("You have no card to pay a part of this cost with, and a cost is paid whole or not at all."), "ALT-COST-07"
)


class Cost:
    """What must be paid: mana, exhausting or discarding the object itself, its counters, and cards that are picked."""

    __slots__ = (
        "discard",
        "discard_reserve",
        "exhaust",
        "mana",
        "mana_unless_first",
        "put_in_reserve",
        "sacrifice",
        "sacrifice_itself",
        "spend",
    )

    def __init__(
        self,
        mana: int = 0,
        exhaust: bool = False,
        discard: bool = False,
        spend: int = 0,
        sacrifice: int = 0,
        discard_reserve: int = 0,
        put_in_reserve: int = 0,
        sacrifice_itself: bool = False,
        mana_unless_first: int = 0,
    ) -> None:
        self.mana: int = mana
        #: Mana that is due besides, unless the controller is first player.
        self.mana_unless_first: int = mana_unless_first
        #: {T}: the object itself is exhausted (ALT-QUICK-04).
        self.exhaust: bool = exhaust
        #: {D}: the card itself is discarded from Reserve (ALT-QUICK-05).
        self.discard: bool = discard
        #: Counters of the object (ALT-COUNTER-03).
        self.spend: int = spend
        #: Characters to sacrifice.
        self.sacrifice: int = sacrifice
        #: Cards to discard from the own Reserve.
        self.discard_reserve: int = discard_reserve
        #: Cards to put from the Hand into Reserve.
        self.put_in_reserve: int = put_in_reserve
        #: The Character itself is sacrificed.
        self.sacrifice_itself: bool = sacrifice_itself

    def refusal(self, state: AlteredState, player: int, card: int) -> Refusal | None:
        """Why ``player`` cannot pay it for an ability of ``card`` (-1 if it is gone); None if it can be paid."""
        if self.mana_due(state, player) > state.ready_mana(player):
            return TOO_LITTLE_MANA
        if self.exhaust and (card < 0 or state.status[card] & EXHAUSTED):
            return ALREADY_EXHAUSTED
        if self.discard and (card < 0 or state.status[card] & EXHAUSTED):
            return ALREADY_EXHAUSTED
        if self.spend and (card < 0 or state.counters[card] < self.spend):
            return TOO_FEW_COUNTERS
        if self.put_in_reserve > len(state.zones[HAND + player]):
            return NOTHING_TO_GIVE
        if self.discard_reserve > len(state.zones[RESERVE + player]) - (1 if self.discard else 0):
            return NOTHING_TO_GIVE
        if self.sacrifice and self.sacrifice > sum(
            len(state.zones[zone]) for zone in (EXPEDITION + 2 * player, EXPEDITION + 2 * player + 1)
        ):
            return NOTHING_TO_GIVE
        if self.sacrifice_itself and (card < 0 or not state.in_play(card)):
            return NOTHING_TO_GIVE
        return None

    def mana_due(self, state: AlteredState, player: int) -> int:
        """The mana that ``player`` pays."""
        return self.mana if state.first_player == player else self.mana + self.mana_unless_first

    def pay(self, state: AlteredState, frame: Frame) -> None:
        """Pay it for the ability of ``frame``, picking cards first where some must be picked."""
        if self.picked():
            state.agenda.append(PickPayment(self))
        else:
            self.pay_with(state, frame, [])

    def pay_with(self, state: AlteredState, frame: Frame, picks: list[int]) -> None:
        """Pay every part at once; ``picks`` are the cards picked for it."""
        card = state.find(frame.source)
        mana = self.mana_due(state, frame.player)
        if mana:
            pay_mana(state, frame.player, mana)
        if self.exhaust:
            exhaust(state, card)
        if self.spend:
            gain_counters(state, card, -self.spend, "ALT-COUNTER-03")
        kinds = [DISCARD] * (self.sacrifice + self.discard_reserve) + [RESERVE] * self.put_in_reserve
        rule = "ALT-ACTION-SACRIFICE-01" if self.sacrifice else "ALT-COST-08"
        if self.discard:
            picks.append(card)
            kinds.append(DISCARD)
            rule = "ALT-QUICK-05"
        if self.sacrifice_itself:
            picks.append(card)
            kinds.append(DISCARD)
            rule = "ALT-ACTION-SACRIFICE-01"
        if picks:
            # All parts are one step, so that what goes sees the rest go (ALT-COST-08).
            move_together(state, picks, kinds, rule, self.sacrifice > 0 or self.sacrifice_itself)

    def picked(self) -> int:
        """How many cards must be picked to pay it."""
        return self.sacrifice + self.discard_reserve + self.put_in_reserve

    def text(self, words: Words) -> str:
        """The parts of the cost, in the order in which cards print them."""
        parts: list[str] = []
        if self.mana:
            parts.append(f"{{{self.mana}}}")
        if self.exhaust:
            parts.append("{T}")
        if self.discard:
            parts.append("{D}")
        if self.spend:
            parts.append(self.spend_text(words))
        if self.mana_unless_first:
            due = words(mark("{n} unless you are first player"))
            parts.append(due.replace("{n}", f"{{{self.mana_unless_first}}}"))
        return ", ".join(parts + self.cards_text(words))

    def deed(self, words: Words) -> str:
        """What one does to pay it, after "you may"."""
        parts: list[str] = []
        if self.mana:
            parts.append(words(mark("pay {n}")).replace("{n}", f"{{{self.mana}}}"))
        if self.exhaust:
            parts.append(words(mark("exhaust this card")))
        if self.discard:
            parts.append(words(mark("discard this card from Reserve")))
        if self.spend:
            parts.append(self.spend_text(words))
        return words(mark(" and ")).join(parts + self.cards_text(words))

    def spend_text(self, words: Words) -> str:
        """The counters to spend, in words."""
        if self.spend == 1:
            return words(mark("spend a counter from this card"))
        return words(mark("spend {n} counters from this card")).replace("{n}", str(self.spend))

    def cards_text(self, words: Words) -> list[str]:
        """The cards that are picked to pay with, in words."""
        parts: list[str] = []
        if self.sacrifice:
            parts.append(words(mark("sacrifice a Character")))
        if self.sacrifice_itself:
            parts.append(words(mark("sacrifice this card")))
        if self.discard_reserve:
            parts.append(words(mark("discard a card from your Reserve")))
        if self.put_in_reserve:
            parts.append(words(mark("put a card from your Hand into Reserve")))
        return parts


class PickPayment(Choice):
    """Which cards pay a cost."""

    __slots__ = ("cost",)

    kind: ClassVar[str] = "payment"
    rules: ClassVar[tuple[str, ...]] = ("ALT-COST-08",)

    def __init__(self, cost: Cost) -> None:
        self.cost: Cost = cost

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        frame = state.frames[-1]
        player = frame.player
        cost = self.cost
        if len(frame.picks) < cost.sacrifice:
            return [
                PIECES + (OWN_EXPEDITION + side) * ROOM + position
                for side in (0, 1)
                for position, card in enumerate(state.zones[EXPEDITION + 2 * player + side][:ROOM])
                if state.ref(card) not in frame.picks
            ]
        reserve = len(frame.picks) < cost.sacrifice + cost.discard_reserve
        zone, place = (RESERVE, OWN_RESERVE) if reserve else (HAND, OWN_HAND)
        # A card that is itself discarded for the cost pays no other part of it.
        own = state.find(frame.source) if cost.discard else -1
        return [
            PIECES + place * ROOM + position
            for position, card in enumerate(state.zones[zone + player][:ROOM])
            if state.ref(card) not in frame.picks and card != own
        ]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        cost = self.cost
        frame.picks.append(state.ref(piece_at(state, frame.player, option)))
        if len(frame.picks) < cost.picked():
            state.agenda.append(self)
            return
        picks = [state.find(ref) for ref in frame.picks]
        frame.picks = []
        cost.pay_with(state, frame, picks)
