"""Claiming Achievements: conditions, claims, losses, and the two ends that hang on them."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import CARD, SLOTS, TAKE_DOOM, YES
from tavola.games.faeriell.doom import check_doom_end, move_doom
from tavola.games.faeriell.ending import win_at_once
from tavola.games.faeriell.perk import FIRST_SOWER_PERK
from tavola.games.faeriell.pieces import (
    ACH_ESSENCE,
    ACH_TERRAIN,
    ACHIEVEMENT_NAMES,
    ACHIEVEMENTS,
    ANY,
    ATTUNEMENTS,
    BEACONS,
    BEAR,
    BOAR,
    FELLOWSHIP,
    HERB_HERO,
    HERB_TERRAIN,
    HERBS,
    HERO_TYPES,
    MOST_HEROES,
    OWL,
    PURITY,
    SHIRE,
    SNAKE,
    STAG,
    TOAD,
    TOTEM,
    TURTLE,
    WOLF,
)
from tavola.games.faeriell.state import VERSUS, WATCH, FaeriellState
from tavola.games.faeriell.supply import BASIC, spend
from tavola.kernel.step import SeatChoice, Step

#: Achievement -> the least score that will do.
LEAST: Final = (4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 3, 3, 1, 4, 1, 1)
#: The Guardians whose Attunement counts as a Hero level, and as a Region (FAE-ATT-01 to -08), by type and terrain.
LEVEL_ATTUNEMENT: Final = (SNAKE, TURTLE, BEAR, STAG)
REGION_ATTUNEMENT: Final = (WOLF, BOAR, TOAD, OWL)

# Which Achievements to look at again after what, as bits.
HERO_BITS: Final = 15
TERRAIN_BITS: Final = 15 << ACH_TERRAIN
REGION_BITS: Final = TERRAIN_BITS | 1 << SHIRE | 1 << BEACONS | 1 << TOTEM
PERK_BITS: Final = HERO_BITS | 1 << FELLOWSHIP
HERB_BITS: Final = HERO_BITS | TERRAIN_BITS | 1 << HERBS
ATTUNEMENT_BITS: Final = HERO_BITS | TERRAIN_BITS | 1 << ATTUNEMENTS
ALL_BITS: Final = (1 << ACHIEVEMENTS) - 1


# Achievement Conditions ----------------------------------------------------------------------------------------------


def score(state: FaeriellState, player: int, achievement: int) -> int:
    """What the player has to show for an Achievement."""
    if achievement < ACH_ESSENCE:
        return hero_score(state, player, achievement)
    if achievement < ACH_TERRAIN:
        return state.tracking[player * 4 + achievement - ACH_ESSENCE]
    if achievement < FELLOWSHIP:
        return terrain_score(state, player, achievement - ACH_TERRAIN)
    if achievement == FELLOWSHIP:
        return fellowship_score(state, player)
    if achievement == HERBS:
        return len(state.herbs[player])
    if achievement == ATTUNEMENTS:
        return state.attunement_of.count(player)
    if achievement == BEACONS:
        return len([region for region in regions_of(state, player) if state.beacon[region] >= 0])
    if achievement == TOTEM:
        return int(state.totem >= 0 and state.owner[state.totem] == player)
    if achievement == SHIRE:
        return shire(state, player)
    if achievement == PURITY:
        return int(state.corruption[player] == 0)
    return state.cleansed >> player & 1


def hero_score(state: FaeriellState, player: int, kind: int) -> int:
    """The level of the Hero, with what an Attunement and a Herb add (FAE-ACHC-01 to -04, FAE-ATT-09)."""
    hero = player * HERO_TYPES + kind
    if state.hero_node[hero] < 0:
        return 0
    attuned = state.attunement_of[LEVEL_ATTUNEMENT[kind]] == player
    return state.level(hero) + attuned + state.herbs[player].count(HERB_HERO + kind)


def terrain_score(state: FaeriellState, player: int, terrain: int) -> int:
    """Owned Regions of the terrain; a Heartland counts for each of its two (FAE-ACHC-09 to -13, FAE-ATT-10)."""
    printed = state.world.terrain
    token = state.heartland
    found = 0
    for region in regions_of(state, player):
        found += (printed[region] == terrain) + (token[region] == terrain)
    attuned = state.attunement_of[REGION_ATTUNEMENT[terrain]] == player
    return found + attuned + state.herbs[player].count(HERB_TERRAIN + terrain)


def fellowship_score(state: FaeriellState, player: int) -> int:
    """Hero Perks in total, with 3 active Heroes; Sower Perks are no Hero Perks (FAE-ACHC-14, A56, A57)."""
    heroes = state.heroes(player)
    if len(heroes) < MOST_HEROES:
        return 0
    return sum(perk < FIRST_SOWER_PERK for kind in heroes for perk in state.perks[player * HERO_TYPES + kind])


def regions_of(state: FaeriellState, player: int) -> list[int]:
    """The Regions that the player owns."""
    return bits_of(state.owned[player])


def shire(state: FaeriellState, player: int) -> int:
    """The largest group of contiguous Regions that the player owns (FAE-ACHC-20)."""
    adjacent = state.world.adjacent_bits
    left = state.owned[player]
    largest = 0
    while left:
        group = left & -left
        grown = 0
        while group != grown:
            grown = group
            for region in bits_of(group):
                group |= adjacent[region] & left
        left &= ~group
        largest = max(largest, group.bit_count())
    return largest


def bits_of(bits: int) -> list[int]:
    """The numbers in a bit set."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def holders(state: FaeriellState, achievement: int) -> int:
    """The players who meet the condition, as bits: at least the minimum, and nobody has more (A54, A55)."""
    scores = [score(state, player, achievement) for player in range(state.seats)]
    best = max(scores)
    if best < LEAST[achievement]:
        return 0
    bits = 0
    for player, one in enumerate(scores):
        if one == best:
            bits |= 1 << player
    return bits


# Claims and losses ---------------------------------------------------------------------------------------------------


class SettleAchievements(Step):
    """After every change: first what is lost, then what is claimed, until nothing changes (A51, A52)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-ACH-02", "FAE-ACH-08")

    def run(self, state: FaeriellState) -> None:
        dirty = state.dirty
        claimable = [0] * state.seats
        for achievement in bits_of(dirty):
            met = holders(state, achievement)
            for player in range(state.seats):
                if met >> player & 1:
                    if not state.claims[player] >> achievement & 1:
                        claimable[player] |= 1 << achievement
                elif state.claims[player] >> achievement & 1:
                    lose(state, player, achievement)
                    if state.ending:
                        # A loss may end the game at once (FAE-ENDG-16, A78); nothing further is settled.
                        return
        if state.dirty != dirty:
            return
        for turn in range(state.seats):
            player = (state.player + turn) % state.seats
            if claimable[player] and may_claim(state, player):
                claim(state, player, (claimable[player] & -claimable[player]).bit_length() - 1)
                return
        state.dirty = 0


def may_claim(state: FaeriellState, player: int) -> bool:
    """Whether the player has a token left, or wins without one (FAE-ENDG-15); the Sower does not (A62)."""
    if state.spare[player] or state.slots[player]:
        return True
    return state.rules.mode == VERSUS and state.sower != player


def lose(state: FaeriellState, player: int, achievement: int) -> None:
    """The token goes to the designated area; Doom does not move (FAE-ACH-08, FAE-ACH-09)."""
    if not state.spare[player] and not state.slots[player]:
        # A condition that was met while no token was left is claimed with this one (FAE-ACH-02, FAE-ACH-10).
        state.dirty = ALL_BITS
    state.claims[player] &= ~(1 << achievement)
    state.spare[player] += 1
    if state.events is not None:
        state.report("lost", "FAE-ACH-08", player=player, achievement=ACHIEVEMENT_NAMES[achievement])
    check_doom_end(state)


def claim(state: FaeriellState, player: int, achievement: int) -> None:
    """The player must claim (FAE-ACH-02); a 7th Achievement wins without a token (FAE-ENDG-15)."""
    if state.claims[player].bit_count() == 6:
        state.claims[player] |= 1 << achievement
        if state.events is not None:
            state.report("claimed", "FAE-ENDG-15", player=player, achievement=ACHIEVEMENT_NAMES[achievement])
        win_at_once(state)
        return
    # What else changed is looked at once the claim is settled.
    state.agenda.append(LookAgain(state.dirty))
    state.agenda.append(Claim(player, achievement))
    state.dirty = 0


class LookAgain(Step):
    """A claim is settled: the rest of what changed is looked at."""

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        self.bits: int = bits

    def run(self, state: FaeriellState) -> None:
        state.dirty |= self.bits


class Claim(SeatChoice):
    """Which token goes on the Achievement: one of the designated area, or one that uncovers a colour (FAE-ACH-04)."""

    __slots__ = ("achievement",)

    kind: ClassVar[str] = "claim"
    rules: ClassVar[tuple[str, ...]] = ("FAE-ACH-03", "FAE-ACH-04", "FAE-ACH-07")

    def __init__(self, who: int, achievement: int) -> None:
        super().__init__(who)
        self.achievement: int = achievement

    def options(self, state: FaeriellState) -> list[int]:
        slots = [SLOTS + slot for slot in range(5) if state.slots[self.who] >> slot & 1]
        return [YES, *slots] if state.spare[self.who] else slots

    def take(self, state: FaeriellState, option: int) -> None:
        who = self.who
        if option == YES:
            state.spare[who] -= 1
        else:
            state.slots[who] &= ~(1 << option - SLOTS)
        state.claims[who] |= 1 << self.achievement
        if state.events is not None:
            state.report("claimed", "FAE-ACH-03", player=who, achievement=ACHIEVEMENT_NAMES[self.achievement])
        note_fifth(state, who)
        if option != YES:
            colour = state.rules.values.achievement_slots[option - SLOTS]
            state.agenda.append(PayForClaim(who, BASIC if colour == ANY else 1 << colour))


class PayForClaim(SeatChoice):
    """An Essence of the uncovered colour, or Doom (FAE-ACH-05, FAE-ACH-06); Corruption cannot pay it (A58)."""

    __slots__ = ("colours",)

    kind: ClassVar[str] = "pay_for_claim"
    rules: ClassVar[tuple[str, ...]] = ("FAE-ACH-05", "FAE-ACH-06")

    def __init__(self, who: int, colours: int) -> None:
        super().__init__(who)
        self.colours: int = colours

    def options(self, state: FaeriellState) -> list[int]:
        cards = [CARD + card for colour in bits_of(self.colours & BASIC) for card in state.cards_of(self.who, colour)]
        return [*cards, TAKE_DOOM]

    def take(self, state: FaeriellState, option: int) -> None:
        if option == TAKE_DOOM:
            move_doom(state, 1, "FAE-DOOM-01")
        else:
            spend(state, self.who, option - CARD, "FAE-ACH-05")


def note_fifth(state: FaeriellState, player: int) -> None:
    """A 5th Achievement ends the game with the round (FAE-ENDG-05); not the Sower's (A63), nor a team's (A88)."""
    if state.claims[player].bit_count() < 5:
        return
    if state.rules.mode == VERSUS and state.sower != player and not state.triggered:
        state.triggered = True
        if state.events is not None:
            state.report("fifth", "FAE-ENDG-05", player=player)


SETTLE_ACHIEVEMENTS: Final = SettleAchievements()
WATCH.append(SETTLE_ACHIEVEMENTS)
