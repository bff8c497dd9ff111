"""Dealing Damage; Defeat; Fighting Monsters, Gaining Loot; Corrupted Health and Resilience."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.actions import CHARGE, DONE, USE_ITEM
from tavola.games.hara.card import (
    COUNT_BOSSES,
    COUNT_DAMAGE_DEALT,
    COUNT_MONSTERS,
    COUNT_PLAYERS_DEFEATED,
    GAINS_DAMAGED,
    GAINS_DEFEATING,
    WHEN_ATTACKED,
    WHEN_DAMAGED,
    Energy,
)
from tavola.games.hara.effect import MONSTER_SOURCE, NO_SOURCE, Doing, Outlasting, perform
from tavola.games.hara.energy import LoseEnergy, gain_energy
from tavola.games.hara.inventory import use_charge, use_item
from tavola.games.hara.lasting import fire
from tavola.games.hara.loot import Loot
from tavola.games.hara.pieces import (
    ABILITIES,
    DAMAGED,
    DEALT_DAMAGE,
    DEFEATED,
    DOJO,
    FEAR,
    FROM_MONSTERS,
    INCOMING,
    ITEM_NUMBERS,
    MODIFIERS,
    MONSTER_DEFEATED,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    PERSEPHONE,
    PLAYER_DEFEATED,
    RESOURCE_MOST,
    RESOURCE_OWNER,
    RESOURCE_RESPAWN,
    RESOURCES,
    SPACES,
)
from tavola.games.hara.quest import count
from tavola.games.hara.state import ADVENTURE, NO_FLOOR, HaraState
from tavola.kernel.step import Step

#: A target is a space with a Monster, or ``SPACES +`` a unit (Targets).
UNIT_TARGET: Final = SPACES
#: What a player gains for defeating another, and for each Resilience token removed (HARA-PVPKO-01, HARA-CHEALTH-05).
GOLD_REWARD: Final[Energy] = (0, 0, 0, 2)
#: The number from which a critical happens (HARA-CRIT-01).
CRITICAL_FROM: Final = 5


# Dealing Damage -------------------------------------------------------------------------------------------------------


class Hit(Doing):
    """Damage on its way from ``user`` (or NOBODY) to a target; ``monster``: it is a Monster's (HARA-DMG-01).

    The attack value comes with its bonuses; then what the victim adds, then what it takes off, then prevention (A61).
    """

    __slots__ = ("amount", "monster", "target")

    def __init__(self, user: int, source: int, target: int, amount: int, monster: bool) -> None:
        super().__init__(user, source)
        self.target: int = target
        self.amount: int = amount
        self.monster: bool = monster

    def run(self, state: HaraState) -> None:
        if self.target < UNIT_TARGET:
            hurt_monster(state, self.target, self.user, self.amount)
        else:
            self._hurt_unit(state, self.target - UNIT_TARGET)

    def _hurt_unit(self, state: HaraState, unit: int) -> None:
        if state.at[unit] == NOWHERE or state.fallen >> unit & 1:
            return
        if state.at[unit] == DOJO and (self.monster or self.source == MONSTER_SOURCE):
            return  # HARA-DOJO-05, A65
        amount = self.amount
        if amount > 0:
            first = unit * MODIFIERS
            amount += state.mods[first + INCOMING]
            if self.monster:
                amount += state.mods[first + FROM_MONSTERS]
            shield = min(state.shield[unit], max(amount, 0))
            state.shield[unit] -= shield
            amount -= shield
        if amount <= 0:
            return
        if unit < MOST_SEATS:
            options = responses(state, unit, self.monster)
            if options:
                state.incoming.append(amount)
                state.agenda.append(Suffer(self.user, self.source, unit))
                state.agenda.append(Respond(unit, self.monster))
                return
        suffer(state, unit, amount, self.user)


class Suffer(Doing):
    """The damage that is left after all answers is taken."""

    __slots__ = ("unit",)

    def __init__(self, user: int, source: int, unit: int) -> None:
        super().__init__(user, source)
        self.unit: int = unit

    def run(self, state: HaraState) -> None:
        suffer(state, self.unit, state.incoming.pop(), self.user)


class Respond(Doing):
    """The damaged player may use charges and Items that say so (HARA-CHARGE-06, HARA-EQUIP-04)."""

    __slots__ = ("monster",)

    kind: ClassVar[str] = "respond"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CHARGE-06", "HARA-EQUIP-04")

    def __init__(self, unit: int, monster: bool) -> None:
        super().__init__(unit, NO_SOURCE)
        self.monster: bool = monster

    def run(self, state: HaraState) -> None:
        options = self.options(state)
        if len(options) > 1 and state.incoming[-1] > 0:
            state.wait_for(self, options)

    def options(self, state: HaraState) -> list[int]:
        return [DONE, *responses(state, self.user, self.monster)]

    def take(self, state: HaraState, option: int) -> None:
        if option == DONE:
            return
        state.agenda.append(Respond(self.user, self.monster))
        if option >= USE_ITEM:
            use_item(state, self.user, option - USE_ITEM)
        else:
            use_charge(state, self.user, option - CHARGE)


def responses(state: HaraState, seat: int, monster: bool) -> list[int]:
    """What the player can answer damage with."""
    found: list[int] = []
    on_board = state.board_cards[seat]
    if on_board:
        abilities = state.cards.champions[state.champion[seat]].abilities
        first = seat * ABILITIES
        for place in range(ABILITIES):
            if on_board >> place & 1 and state.charges[first + place]:
                charge = abilities[place].charge
                if charge is not None and (charge.at == WHEN_DAMAGED or (monster and charge.at == WHEN_ATTACKED)):
                    found.append(CHARGE + place)
    first = seat * ITEM_NUMBERS
    items = state.items
    for item in state.cards.items:
        fits = item.use_at == WHEN_DAMAGED or (monster and item.use_at == WHEN_ATTACKED)
        if fits and items[first + item.number] and (item.equipment or seat != state.helper):  # HARA-HELP-06
            found.append(USE_ITEM + item.number)
    return found


def suffer(state: HaraState, unit: int, amount: int, by: int) -> None:
    """A unit takes damage, and everything that looks at that looks."""
    if amount <= 0 or state.at[unit] == NOWHERE:
        return
    if state.events is not None:
        state.report("damage", "HARA-DMG-01", unit=unit, by=by, amount=amount)
    if by != NOBODY and by != unit:
        if by < MOST_SEATS:
            count(state, by, COUNT_DAMAGE_DEALT, amount)
        fire(state, by, DEALT_DAMAGE, by)
    if unit >= MOST_SEATS:
        if by != NOBODY:
            fire(state, unit, DAMAGED, by)
        hurt_corrupted(state, unit, amount, by)
        return
    state.health[unit] = max(0, state.health[unit] - amount)
    if state.champion[unit] == PERSEPHONE:  # HARA-PERS-01, A94
        place = unit * RESOURCES + FEAR
        state.resources[place] = min(RESOURCE_MOST[FEAR], state.resources[place] + amount)
    add_charges(state, unit, GAINS_DAMAGED, amount)
    fire(state, unit, DAMAGED, unit)
    if state.health[unit] == 0:
        fall(state, unit, by)


def add_charges(state: HaraState, seat: int, gains: int, amount: int) -> None:
    """Abilities on the board whose charges build up with what has just happened."""
    on_board = state.board_cards[seat]
    if not on_board:
        return
    abilities = state.cards.champions[state.champion[seat]].abilities
    for place in range(ABILITIES):
        if on_board >> place & 1:
            charge = abilities[place].charge
            if charge is not None and charge.gains == gains:
                at = seat * ABILITIES + place
                state.charges[at] = min(charge.most, state.charges[at] + amount)


def hit_all(state: HaraState, user: int, source: int, targets: list[int], amounts: list[int]) -> None:
    """Damage to several targets at once: all of it is dealt before anybody is defeated (A70)."""
    for target, amount in zip(reversed(targets), reversed(amounts), strict=True):
        state.agenda.append(Hit(user, source, target, amount, False))


# Defeat ---------------------------------------------------------------------------------------------------------------


def fall(state: HaraState, seat: int, by: int) -> None:
    """A player is at 0 Health: the defeat comes after what cannot be dropped any more, the rest of an Event (A51), of
    loot (A58) and of damage that hits several at once."""
    if state.fallen >> seat & 1:
        return
    state.fallen |= 1 << seat
    agenda = state.agenda
    lowest = max(state.floor, 0)
    at = len(agenda)
    for place in range(lowest, at):
        if comes_before_defeat(state, agenda[place], seat):
            at = place
            break
    while at > lowest and isinstance(agenda[at - 1], Defeat):
        at -= 1
    agenda.insert(at, Defeat(seat, by))


def comes_before_defeat(state: HaraState, step: Step, seat: int) -> bool:
    """Whether a step is one that the defeat of the seat waits for: damage on its way (A70); of others than the active
    player only the fall of a Monster that they have just dealt the final blow."""
    if isinstance(step, (Hit, Suffer, Respond)):
        return True
    if seat == state.active:
        return isinstance(step, Outlasting) and not isinstance(step, Defeat)
    return isinstance(step, MonsterFalls) and step.by == seat


class Defeat(Outlasting):
    """A player is defeated (HARA-DEFEAT-01 to -05)."""

    __slots__ = ("by", "seat")

    rules: ClassVar[tuple[str, ...]] = (
        "HARA-DEFEAT-01",
        "HARA-DEFEAT-02",
        "HARA-DEFEAT-03",
        "HARA-DEFEAT-04",
        "HARA-DEFEAT-05",
    )

    def __init__(self, seat: int, by: int) -> None:
        self.seat: int = seat
        self.by: int = by

    def run(self, state: HaraState) -> None:
        seat = self.seat
        by = self.by
        state.dazed |= 1 << seat
        if state.events is not None:
            state.report("defeat", "HARA-DEFEAT-01", seat=seat, by=by)
        drop_the_rest(state, seat)
        state.at[seat] = DOJO
        respawn(state, seat)
        agenda = state.agenda
        fire(state, seat, DEFEATED, seat)
        if by != NOBODY and by != seat and by < MOST_SEATS:
            count(state, by, COUNT_PLAYERS_DEFEATED, 1)
            fire(state, by, PLAYER_DEFEATED, by)
            if state.are_enemies(seat, by) or state.rules.team_gold:
                gain_energy(state, by, GOLD_REWARD, "HARA-PVPKO-01")
        elif by >= MOST_SEATS:
            fire(state, by, PLAYER_DEFEATED, by)
        agenda.append(BackOnTheirFeet(seat))
        agenda.append(LoseEnergy(seat, state.rules.scenario.energy_lost(state, seat)))
        state.dirty = True
        state.rules.scenario.player_defeated(state, seat, by)


def is_defeat_of(step: Step, seat: int) -> bool:
    """Whether a step is the defeat of a player."""
    return isinstance(step, Defeat) and step.seat == seat


class BackOnTheirFeet(Outlasting):
    """All steps of a defeat are done: only now the player is in the Dojo, with what energy is left (A76)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, state: HaraState) -> None:
        state.fallen &= ~(1 << self.seat)
        state.dirty = True


def respawn(state: HaraState, seat: int) -> None:
    """Spawn values, and the respawn instruction of the champion's resource (HARA-DEFEAT-03)."""
    champion = state.champion[seat]
    card = state.cards.champions[champion]
    state.health[seat] = card.health
    state.spirit[seat] = card.spirit
    for resource in range(RESOURCES):
        value = RESOURCE_RESPAWN[resource]
        if RESOURCE_OWNER[resource] == champion and value >= 0:
            state.resources[seat * RESOURCES + resource] = value


def drop_the_rest(state: HaraState, unit: int) -> None:
    """What was still to happen for a defeated unit does not (A68, A87); in one's own Adventure phase everything does
    not, and the phase is over (HARA-DEFEAT-05)."""
    agenda = state.agenda
    floor = state.floor
    whole_turn = unit == state.active and state.phase == ADVENTURE and floor != NO_FLOOR
    first = floor if whole_turn else max(floor, 0)
    kept = [step for step in agenda[first:] if outlasts(step, unit, whole_turn)]
    del agenda[first:]
    agenda += kept
    if whole_turn:
        state.activations = 0


def outlasts(step: Step, unit: int, whole_turn: bool) -> bool:
    """Whether a step stays: damage that is on its way has been dealt already."""
    if isinstance(step, (Outlasting, Hit, Suffer, Respond)):
        return True
    return not whole_turn and not (isinstance(step, Doing) and step.user == unit and not isinstance(step, LoseEnergy))


# Fighting Monsters ----------------------------------------------------------------------------------------------------


def hurt_monster(state: HaraState, space: int, by: int, amount: int) -> None:
    """Damage to the Monster on a space; Armored lets only that from its own space through (HARA-ARMOR-01, A62)."""
    card = state.hex_at[space]
    if card < 0:
        return
    monster = state.cards.monsters[card]
    if monster.range < 0 or amount <= 0:
        return
    if monster.armored and (by == NOBODY or state.at[by] != space):
        return
    before = state.hurt[space]
    state.hurt[space] = before + amount
    if state.events is not None:
        state.report("hurt", "HARA-FIGHT-01", space=space, card=monster.id, by=by, amount=amount)
    if by != NOBODY:
        if by < MOST_SEATS:
            count(state, by, COUNT_DAMAGE_DEALT, amount)
        fire(state, by, DEALT_DAMAGE, by)
    if before < monster.health <= before + amount:
        agenda = state.agenda
        at = len(agenda)
        while at > 0 and isinstance(agenda[at - 1], Hit):  # the rest of the same attack (A70)
            at -= 1
        agenda.insert(at, MonsterFalls(space, card, by))
        if monster.dangerous and by != NOBODY and by < MOST_SEATS and reaches(state, space, by):
            agenda.insert(at + 1, MonsterAttacks(space, by))


def reaches(state: HaraState, space: int, unit: int) -> bool:
    """Whether the Monster on a space has the unit in its range (HARA-MON-02, HARA-FIGHT-03)."""
    card = state.hex_at[space]
    return card >= 0 and state.board.distance[space * SPACES + state.at[unit]] <= state.cards.monsters[card].range


def take_hex(state: HaraState, space: int) -> int:
    """Take the hex card off a space."""
    card = state.hex_at[space]
    state.hex_at[space] = NOWHERE
    state.hurt[space] = 0
    state.spread.remove(space)
    return card


class MonsterFalls(Outlasting):
    """A Monster is defeated: loot, energy first, then Items, then Special Loot (HARA-FIGHT-05, A58)."""

    __slots__ = ("by", "card", "space")

    rules: ClassVar[tuple[str, ...]] = ("HARA-FIGHT-01", "HARA-FIGHT-05", "HARA-LOOT-01")

    def __init__(self, space: int, card: int, by: int) -> None:
        self.space: int = space
        self.card: int = card
        self.by: int = by

    def run(self, state: HaraState) -> None:
        if self.card not in state.hex_at:
            return
        by = self.by
        # It may have been moved as it died.
        state.discard.append(take_hex(state, state.hex_at.index(self.card)))
        monster = state.cards.monsters[self.card]
        if state.events is not None:
            state.report("monster_defeated", "HARA-FIGHT-05", card=monster.id, by=by, space=self.space)
        state.dirty = True
        if by != NOBODY and by < MOST_SEATS:
            self._loot(state)
        state.rules.scenario.monster_defeated(state, self.card, by)

    def _loot(self, state: HaraState) -> None:
        by = self.by
        monster = state.cards.monsters[self.card]
        winner = by
        if by == state.helper and self.space == state.helping_at:
            winner = state.active  # A57
        if by == state.active:
            state.defeated += 1
        add_charges(state, by, GAINS_DEFEATING, 1)
        fire(state, by, MONSTER_DEFEATED, by)
        count(state, winner, COUNT_MONSTERS, 1, monster.deck)
        if monster.boss:
            count(state, winner, COUNT_BOSSES, 1)
        shares = winner == state.active and self.space == state.helping_at
        loot = Loot(winner, self.card, state.helper if shares else NOBODY)
        agenda = state.agenda
        at = len(agenda)
        if state.rules.loot_after_loss:
            at = next((place for place in range(at) if is_defeat_of(agenda[place], winner)), at)
        agenda.insert(at, loot)


# Monsters' attacks ----------------------------------------------------------------------------------------------------


class MonsterAttacks(Step):
    """A Monster attacks a player, perhaps critically (HARA-ATTACK-03, HARA-CRIT-01, HARA-CRIT-02)."""

    __slots__ = ("seat", "space")

    rules: ClassVar[tuple[str, ...]] = ("HARA-ATTACK-03", "HARA-CRIT-01")

    def __init__(self, space: int, seat: int) -> None:
        self.space: int = space
        self.seat: int = seat

    def run(self, state: HaraState) -> None:
        card = state.hex_at[self.space]
        if card < 0 or not reaches(state, self.space, self.seat) or state.at[self.seat] == DOJO:
            return
        if state.fallen >> self.seat & 1:
            return
        monster = state.cards.monsters[card]
        if state.events is not None:
            state.report("monster_attacks", "HARA-ATTACK-03", card=monster.id, seat=self.seat, space=self.space)
        state.more_damage = 0
        state.agenda.append(Blow(self.seat, card))
        if monster.critical:
            rolled = state.roll()
            if state.events is not None:
                state.report("critical", "HARA-CRIT-01", card=monster.id, rolled=rolled)
            if rolled >= CRITICAL_FROM:
                perform(state, monster.critical, self.seat, MONSTER_SOURCE)


class Blow(Doing):
    """The damage of a Monster's attack, and what the attack does besides (HARA-ATTACK-05)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, NO_SOURCE)
        self.card: int = card

    def run(self, state: HaraState) -> None:
        monster = state.cards.monsters[self.card]
        perform(state, monster.strikes, self.user, MONSTER_SOURCE)
        amount = monster.attack + state.more_damage
        state.more_damage = 0
        state.agenda.append(Hit(NOBODY, NO_SOURCE, UNIT_TARGET + self.user, amount, True))


# Corrupted Health and Resilience --------------------------------------------------------------------------------------


def hurt_corrupted(state: HaraState, unit: int, amount: int, by: int) -> None:
    """Empty the bar, remove a token, fill it, and carry the rest over, until the damage is spent
    (HARA-CHEALTH-03, HARA-CHEALTH-06, A85)."""
    number = unit - MOST_SEATS
    state.health[unit] -= amount
    state.dirty = True
    while state.health[unit] <= 0:
        before = state.resilience[number]
        state.resilience[number] -= 1
        if state.events is not None:
            left = state.resilience[number]
            state.report("resilience", "HARA-CHEALTH-03", corrupted=state.cards.corrupted[number].id, by=by, left=left)
        state.rules.scenario.token_removed(state, number, by)
        if by != NOBODY and by < MOST_SEATS and state.resilience[number] < before:
            gain_energy(state, by, GOLD_REWARD, "HARA-CHEALTH-05")
        if state.resilience[number] <= 0:
            defeat_corrupted(state, unit)
            return
        state.health[unit] += state.bars[number]


def defeat_corrupted(state: HaraState, unit: int) -> None:
    """It leaves the board, and its remaining effects stop (HARA-CHEALTH-04, A87)."""
    number = unit - MOST_SEATS
    state.at[unit] = NOWHERE
    state.health[unit] = 0
    if state.events is not None:
        state.report("corrupted_defeated", "HARA-CHEALTH-04", corrupted=state.cards.corrupted[number].id)
    drop_the_rest(state, unit)
    state.rules.scenario.corrupted_defeated(state, number)
