"""Soff's Scenarios: 13 Keep The Fire, 14 Rain Of Ash, 15 One Candle."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.attacking import TakeDamage
from tavola.games.hara.damage import UNIT_TARGET, Hit
from tavola.games.hara.deciding import EVERYBODY, PAY_SPIRIT, Choose, Each, Pay
from tavola.games.hara.effect import NO_SOURCE
from tavola.games.hara.foresight import nearest
from tavola.games.hara.gaining import GainEnergy, change_resource
from tavola.games.hara.pieces import (
    DOJO,
    DOJO_TILE,
    HEAT,
    NOBODY,
    RESOURCES,
    ROOM,
    SOFF,
    WORLDS,
)
from tavola.games.hara.scenario import Row
from tavola.games.hara.scenarios.together import (
    ONE,
    TWO,
    Alone,
    Hunt,
    Together,
    corrupted_in_play,
    everybody,
    put_token,
    take_token,
)
from tavola.games.hara.spawning import ROLLED, Swap
from tavola.games.hara.state import HaraState
from tavola.kernel.language import mark

#: The numbered space of each World that has its hearth or lantern.
HEARTH: Final = 3
#: From so many players on the roll puts out a second hearth, that of the next World.
SECOND_FROM: Final = 3
#: How far everybody, and how far Soff reaches to light one.
REACH: Final = 1
SOFF_REACHES: Final = 2
#: Ash: what it does on each Day, and the rolls that bring more of it.
ASH: Final = (1, 1, 1, 1, 2, 2)
ASH_UP_TO: Final = 2
MORE_ASH: Final = 1
#: The lanterns: how many win, and the Heat that lights one.
LANTERNS_WIN: Final = 3
HEAT_NEEDED: Final = 2


def hearth_of(world: int) -> int:
    """The space of a World on which its fire burns."""
    return world * ROOM + HEARTH


class KeepTheFire(Together):
    """Six hearths that must burn at the same time."""

    __slots__ = ()

    name: ClassVar[str] = "s13"
    number: ClassVar[int] = 13
    title: ClassVar[str] = mark("Keep The Fire")
    about: ClassVar[str] = mark("The hearths of Hara go out one by one, and only Soff remembers how they were lit.")
    goal: ClassVar[str] = mark("All 6 hearths are alight at the same time.")
    loss: ClassVar[str] = mark("Doom counters reach the number of players + 2, or Day 6 ends.")
    special: ClassVar[tuple[str, ...]] = (
        mark("Space 3 of each World is its hearth. While it is alight a Scenario token lies there."),
        mark("Whoever ends a turn on a hearth or next to it lights it; Soff also lights those 2 spaces away."),
        mark(
            "Scenario Effect: the hearth of the World with the number rolled goes out. Arechi Wastes is 1, Oppenheim "
            "2, Oakenmoor 3, The Baiyu 4, Lunaridge 5, The Drear 6. With three or four players that of the next World "
            "goes out too."
        ),
        mark("After that a Corrupted puts out the hearth on which it stands."),
        mark("Each defeat of a player is a Doom counter."),
    )
    champion: ClassVar[int] = SOFF
    unlocks: ClassVar[int] = 1
    effect_rows: ClassVar[tuple[Row, ...]] = (Row(1, 6, ()),)

    def turn_ended(self, state: HaraState, seat: int) -> None:
        reach = SOFF_REACHES if state.champion[seat] == SOFF else REACH
        for world in state.worlds():
            if state.apart(state.at[seat], hearth_of(world)) <= reach:
                put_token(state, hearth_of(world))

    def outlook(self, state: HaraState, seat: int) -> float:
        """And which hearths are alight, and how far the nearest one is that is not."""
        out = [hearth_of(world) for world in state.worlds() if not state.razed >> hearth_of(world) & 1]
        worth = super().outlook(state, seat) - 3.0 * len(out)
        for other in range(state.seats):
            reach = SOFF_REACHES if state.champion[other] == SOFF else REACH
            worth -= (0.5 if other == seat else 0.25) * max(0, nearest(state, other, out) - reach)
        return worth

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        take_token(state, hearth_of(rolled))
        if state.seats >= SECOND_FROM:
            take_token(state, hearth_of(rolled % WORLDS + 1))

    def round_ends(self, state: HaraState) -> None:
        for unit in corrupted_in_play(state):
            take_token(state, state.at[unit])

    def check(self, state: HaraState) -> None:
        super().check(state)
        if not state.over and state.razed.bit_count() == WORLDS:
            state.end("won", everybody(state))


class RainOfAsh(Hunt):
    """Defeat the Corrupted while ash falls on whoever is out at night."""

    __slots__ = ()

    name: ClassVar[str] = "s14"
    number: ClassVar[int] = 14
    title: ClassVar[str] = mark("Rain Of Ash")
    about: ClassVar[str] = mark("A mountain of the Arechi Wastes has opened. The Corrupted walks where its ash falls.")
    goal: ClassVar[str] = mark("Defeat the Corrupted by the end of Day 6.")
    loss: ClassVar[str] = mark("Doom counters reach the number of players + 2, or Day 6 ends.")
    special: ClassVar[tuple[str, ...]] = (
        mark(
            "Each Dusk ends with ash: whoever is not in the Dojo takes 1 damage on Days 1 to 4, and 2 on Days 5 and 6."
        ),
        mark("The Corrupted has three quarters of its Health, rounded down."),
        mark("Each defeat of a player is a Doom counter."),
        mark("Scenario Effect 1-2: whoever is not in the Dojo takes 1 damage."),
    )
    champion: ClassVar[int] = SOFF
    unlocks: ClassVar[int] = 2
    effect_rows: ClassVar[tuple[Row, ...]] = (
        Row(1, 2, ()),
        Row(3, 4, (Each(EVERYBODY, (Choose(((Pay(PAY_SPIRIT, TWO, (), False, False),), (TakeDamage(ONE),))),), 0),)),
        Row(5, 5, (Swap(DOJO_TILE, ROLLED),)),
        Row(6, 6, (Each(EVERYBODY, (GainEnergy((0, 0, 0, 1)),), 0),)),
    )

    def bar_of(self, health: int) -> int:
        return health * 3 // 4

    def round_ends(self, state: HaraState) -> None:
        if state.dusk:
            let_ash_fall(state, ASH[state.day - 1])

    def outlook(self, state: HaraState, seat: int) -> float:
        """And the ash that is about to fall on whoever is out."""
        worth = super().outlook(state, seat)
        if state.dusk and state.at[seat] != DOJO:
            ash = ASH[state.day - 1]
            worth -= 0.2 * ash + (4.0 if state.health[seat] <= ash + 1 else 0.0)
        return worth

    def scenario_effect(self, state: HaraState, rolled: int) -> None:
        super().scenario_effect(state, rolled)
        if rolled <= ASH_UP_TO:
            let_ash_fall(state, MORE_ASH)


def let_ash_fall(state: HaraState, damage: int) -> None:
    """Damage that is nobody's to everybody who is not in the Dojo."""
    for seat in reversed(state.order):
        if state.at[seat] != DOJO:
            state.agenda.append(Hit(NOBODY, NO_SOURCE, UNIT_TARGET + seat, damage, False))


class OneCandle(Alone):
    """Solo: lanterns lit with Soff's own Heat."""

    __slots__ = ()

    name: ClassVar[str] = "s15"
    number: ClassVar[int] = 15
    title: ClassVar[str] = mark("One Candle")
    about: ClassVar[str] = mark("One light for each World, and Soff has nothing to light them with but herself.")
    goal: ClassVar[str] = mark("Have the lanterns of 3 Worlds alight by the end of Day 6.")
    loss: ClassVar[str] = mark("Your third defeat, or the end of Day 6.")
    special: ClassVar[tuple[str, ...]] = (
        mark("Space 3 of each World has a lantern. While it is alight a Scenario token lies there."),
        mark("End a turn on a lantern that is out with at least 2 Heat: you light it, and lose all your Heat."),
        mark("Each Dusk ends with a gust: a lantern goes out if a Monster lies on its space."),
        mark("Each defeat is a Doom counter."),
    )
    champion: ClassVar[int] = SOFF

    def turn_ended(self, state: HaraState, seat: int) -> None:
        space = state.at[seat]
        heat = state.resources[seat * RESOURCES + HEAT]
        if space % ROOM == HEARTH and space > ROOM and heat >= HEAT_NEEDED and not state.razed >> space & 1:
            change_resource(state, seat, HEAT, -heat)
            put_token(state, space)

    def round_ends(self, state: HaraState) -> None:
        if not state.dusk:
            return
        for world in state.worlds():
            card = state.hex_at[hearth_of(world)]
            if card >= 0 and state.cards.monsters[card].range >= 0:
                take_token(state, hearth_of(world))

    def outlook(self, state: HaraState, seat: int) -> float:
        """And which lanterns burn, how warm she is, and how far the nearest one is that does not."""
        worth = super().outlook(state, seat) + 5.0 * state.razed.bit_count()
        worth += 0.5 * min(HEAT_NEEDED, state.resources[seat * RESOURCES + HEAT])
        out: list[int] = []
        for world in state.worlds():
            space = hearth_of(world)
            if not state.razed >> space & 1:
                out.append(space)
            elif state.hex_at[space] >= 0 and state.cards.monsters[state.hex_at[space]].range >= 0:
                worth -= 1.5
        return worth - 0.4 * nearest(state, seat, out)

    def check(self, state: HaraState) -> None:
        super().check(state)
        if not state.over and state.razed.bit_count() >= LANTERNS_WIN:
            state.end("won", 1)
