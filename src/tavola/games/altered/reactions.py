"""Reactions (Complete Rules 4.4, 5.4, 6.3): what they wait for, and how those that were activated are resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tavola.games.altered.actions import NUMBER_COUNT, NUMBERS
from tavola.games.altered.card import GIVES_REACTIONS
from tavola.games.altered.effect import Frame, resolve
from tavola.games.altered.passives import inert, silenced
from tavola.games.altered.state import AlteredState
from tavola.games.altered.victory import look_for_arrivals
from tavola.games.altered.zones import EXPEDITION, HERO, LAST_IN_PLAY, PLAYER_OF
from tavola.kernel.step import Choice, Step

if TYPE_CHECKING:
    from tavola.games.altered.abilities import Reaction

#: Activations of one Reaction of one object in a Day (ALT-GOLDEN-12).
DAILY_LIMIT: Final = 100


class Pending:
    """A Reaction that was activated and waits in Limbo (ALT-REACT-08). Immutable."""

    __slots__ = ("it", "player", "reaction", "source", "where")

    def __init__(self, reaction: Reaction, player: int, source: int, where: int, it: int) -> None:
        self.reaction: Reaction = reaction
        self.player: int = player
        #: The object with the Reaction, as a reference, and the Expedition where it was (ALT-REACT-18, -19).
        self.source: int = source
        self.where: int = where
        #: The object of the trigger; -1 for none.
        self.it: int = it


def activate(
    state: AlteredState,
    reaction: Reaction,
    player: int,
    card: int,
    where: int,
    source: int = -1,
    it: int = -1,
    functioned: bool = False,
) -> None:
    """Put an entry for ``reaction`` of ``card`` into Limbo, unless its condition fails or it is barred.

    ``where`` is the zone in which the card had the ability; ``source`` a reference to the object, the present one by
    default. ``functioned`` says that the ability is known to have functioned when it mattered.
    """
    if source < 0:
        source = state.ref(card)
    expedition = where - EXPEDITION if EXPEDITION <= where <= LAST_IN_PLAY else -1
    condition = reaction.condition
    if condition is not None:
        # A condition before the dash counts now and never again (ALT-REACT-11).
        frame = Frame(player, source, expedition, [it] if it >= 0 else [])
        if not condition.holds(state, frame):
            return
    if not functioned and silenced(state, reaction, card, where):
        return
    key = (source << 4) + reaction.number
    if len(state.activated) >= DAILY_LIMIT and state.activated.count(key) >= DAILY_LIMIT:
        return
    state.activated.append(key)
    entry = Pending(reaction, player, source, expedition, it)
    if reaction.after_rest:
        state.delayed.append(entry)
    else:
        state.pending[player].append(entry)


def waiting_for(state: AlteredState, trigger: int) -> tuple[int, ...]:
    """The cards that wait for ``trigger`` with abilities that function now, before the event (ALT-REACT-16)."""
    listeners = state.listening[trigger]
    if listeners and (state.granted is not None or state.day == 1):
        return tuple([card for card in listeners if not inert(state, card)])
    return listeners


def announce(state: AlteredState, trigger: int, listeners: tuple[int, ...], doer: int, it: int = -1) -> None:
    """Activate what listens for ``trigger``: ``doer`` did it, to or with the object ``it``.

    ``listeners`` are those of `waiting_for` before the event (ALT-REACT-16); an event activates each once for every
    object in it (ALT-REACT-09).
    """
    for card in listeners:
        where = state.zone[card]
        source = -1
        if where > LAST_IN_PLAY or where < HERO:
            # It has gone in this very event: it reacts as what it was (ALT-REACT-16, ALT-OBJ-07).
            where = state.was[card] & 31
            source = state.former(card)
        player = PLAYER_OF[where]
        for reaction in state.card[card].reactions[trigger]:
            if reaction.hears(state, player, card, doer, it):
                activate(state, reaction, player, card, where, source, it, True)


def reactions_to(state: AlteredState, card: int, trigger: int) -> tuple[Reaction, ...]:
    """The {J}, {H} or {R} of a card: its own, and those that passives give it (ALT-PASSIVE-01)."""
    found = state.card[card].reactions[trigger]
    for source in state.listening[GIVES_REACTIONS]:
        for gives in state.card[source].gives_reactions:
            if gives.reaction.trigger == trigger and gives.reaches(state, source, card) and not inert(state, source):
                found += (gives.reaction,)
    return found


class CheckReactions(Step):
    """Resolve what is pending, one entry at a time, until none is left (ALT-REACT-01 to -05)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("ALT-REACT-01", "ALT-REACT-02", "ALT-REACT-03")

    def run(self, state: AlteredState) -> None:
        if state.counters_moved:
            # An arrival counts as soon as the effect is over, before Reactions (ALT-VICTORY-02).
            state.counters_moved = False
            look_for_arrivals(state)
            if state.winner >= 0:
                return
        pending = state.pending
        if not pending[0] and not pending[1]:
            return
        first = state.initiative()
        player = first if pending[first] else 1 - first
        state.agenda.append(self)
        if len(pending[player]) == 1:
            resolve_entry(state, pending[player].pop())
        else:
            state.agenda.append(CHOOSE_REACTION[player])


CHECK_REACTIONS: Final = CheckReactions()


class ChooseReaction(Choice):
    """Which of the own pending Reactions resolves next (ALT-REACT-02)."""

    __slots__ = ("who",)

    kind: ClassVar[str] = "reaction"
    rules: ClassVar[tuple[str, ...]] = ("ALT-REACT-02",)

    def __init__(self, who: int) -> None:
        self.who: int = who

    def player(self, state: AlteredState) -> int:
        return self.who

    def options(self, state: AlteredState) -> list[int]:
        return [NUMBERS + i for i in range(min(len(state.pending[self.who]), NUMBER_COUNT))]

    def take(self, state: AlteredState, option: int) -> None:
        resolve_entry(state, state.pending[self.who].pop(option - NUMBERS))


CHOOSE_REACTION: Final = (ChooseReaction(0), ChooseReaction(1))


def resolve_entry(state: AlteredState, entry: Pending) -> None:
    """Resolve a pending Reaction, even if its source is gone (ALT-REACT-20)."""
    if state.events is not None:
        card = state.last_known(entry.source)
        state.report(
            "reaction",
            "ALT-REACT-06",
            player=entry.player,
            card=state.card[card].reference,
            ability=entry.reaction.place,
        )
    frame = Frame(entry.player, entry.source, entry.where, [entry.it] if entry.it >= 0 else [])
    frame.ability = entry.reaction.place
    resolve(state, entry.reaction.effect, frame)
