"""What lasts: modifiers that add up, and triggers (Equipment Items, Locked Cards, Quests, Stances, Corrupted)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tavola.games.hara.actions import DONE, YES
from tavola.games.hara.card import Lasting, Trigger
from tavola.games.hara.effect import NO_SOURCE, Doing, perform
from tavola.games.hara.pieces import (
    ATTACK,
    CRANE,
    INCOMING,
    ITEM_NUMBERS,
    KOI,
    MODIFIERS,
    MOST_SEATS,
    MOVE,
    PASSIVE,
    RANGE,
    TIGER,
)
from tavola.games.hara.state import HaraState

#: The sources of what lasts besides Items by number: the passive card, the Quest, the Corrupted's own passive.
FROM_PASSIVE: Final = 100
FROM_QUEST: Final = 101
FROM_CORRUPTED: Final = 102


def refresh(state: HaraState, unit: int) -> None:
    """Add up anew what the unit has and is under. Called whenever that changes."""
    first = unit * MODIFIERS
    mods = [0] * MODIFIERS
    listening = 0
    for _, lasting in lasting_of(state, unit):
        for modifier in lasting.modifiers:
            mods[modifier.what] += modifier.plus
        for trigger in lasting.triggers:
            listening |= 1 << trigger.at
    if unit < MOST_SEATS:
        stance = state.stance[unit]
        if stance == CRANE:  # HARA-ORIC-02
            mods[RANGE] += 1
            mods[MOVE] -= 1
        elif stance == TIGER:  # HARA-ORIC-03
            mods[ATTACK] += 1
            mods[RANGE] -= 1
        elif stance == KOI:  # HARA-ORIC-04; its Activation is added when his turn begins (A98)
            mods[INCOMING] += 1
    for whose, what, plus, _ in state.timed:
        if whose == unit:
            mods[what] += plus
    state.mods[first : first + MODIFIERS] = mods
    state.listening[unit] = listening


def lasting_of(state: HaraState, unit: int) -> Iterator[tuple[int, Lasting]]:
    """What works for the unit, each with its source. Copies of one Item do not add up (HARA-EQUIP-02)."""
    cards = state.cards
    if unit >= MOST_SEATS:
        yield FROM_CORRUPTED, cards.corrupted[unit - MOST_SEATS].lasting
        return
    first = unit * ITEM_NUMBERS
    for item in cards.items:
        if item.equipment and state.items[first + item.number]:
            yield item.number, item.lasting
    if state.passives >> unit & 1:
        yield FROM_PASSIVE, cards.champions[state.champion[unit]].abilities[PASSIVE].lasting
    quest = state.quest[unit]
    if quest >= 0 and state.quest_part[unit] < 2:
        yield FROM_QUEST, cards.quests[quest].parts[state.quest_part[unit]].special


def lend(state: HaraState, unit: int, what: int, plus: int, until: int) -> None:
    """A modifier until the turn of the seat ``until`` begins, or with -1 to the end of this turn."""
    state.timed.append((unit, what, plus, until))
    refresh(state, unit)


def take_back(state: HaraState, until: int) -> None:
    """The modifiers that end now."""
    if not state.timed:
        return
    ended = [entry for entry in state.timed if entry[3] == until]
    if ended:
        state.timed = [entry for entry in state.timed if entry[3] != until]
        for unit in sorted({entry[0] for entry in ended}):
            refresh(state, unit)


def fire(state: HaraState, unit: int, at: int, user: int) -> None:
    """Something happened to the unit: its triggers for that are put on the agenda, carried out by ``user``."""
    if not state.listening[unit] >> at & 1:
        return
    found: list[tuple[int, Trigger]] = []
    for source, lasting in lasting_of(state, unit):
        for number, trigger in enumerate(lasting.triggers):
            if trigger.at != at:
                continue
            if trigger.once:
                mark = (unit * 128 + source) * 8 + number
                if mark in state.fired:
                    continue
                state.fired.append(mark)
            found.append((source, trigger))
    for source, trigger in reversed(found):
        if trigger.may:
            state.agenda.append(MayHappen(trigger, user, source))
        else:
            perform(state, trigger.effects, user, NO_SOURCE)


class MayHappen(Doing):
    """A trigger that its owner may let happen."""

    __slots__ = ("trigger",)

    kind = "yes_no"

    def __init__(self, trigger: Trigger, user: int, source: int) -> None:
        super().__init__(user, source)
        self.trigger: Trigger = trigger

    def run(self, state: HaraState) -> None:
        state.wait_for(self, self.options(state))

    def options(self, state: HaraState) -> list[int]:
        return [DONE, YES]

    def take(self, state: HaraState, option: int) -> None:
        if option == YES:
            perform(state, self.trigger.effects, self.user, NO_SOURCE)
