"""Turns: Phase 1 - Adventure, Phase 2 - Monster Attack, and the end of a turn."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import (
    AIM,
    ALLY,
    ASK_HELP,
    BOTTOM,
    CHARGE,
    CLOSE_RIFT,
    END_ADVENTURE,
    GIVE_ITEM,
    HEAL,
    PICK,
    REIGNITE,
    STANCE,
    TOP,
    TURN_BONUS,
    USE_ITEM,
)
from tavola.games.hara.attacking import attack_value
from tavola.games.hara.card import COUNT_ALLIES, COUNT_ITEMS_USED, GAINS_TURN, IN_ADVENTURE
from tavola.games.hara.corrupted_turn import WhichWeakness, corrupted_range, heal_monsters
from tavola.games.hara.damage import UNIT_TARGET, Hit, MonsterAttacks, add_charges, reaches, responses, take_hex
from tavola.games.hara.effect import NO_SOURCE, Amount, Doing, perform
from tavola.games.hara.energy import PRIMARY, give_reward
from tavola.games.hara.event_card import close_rift, has_rift
from tavola.games.hara.gaining import change_resource, recover
from tavola.games.hara.giving import GiveTo, people_here
from tavola.games.hara.helping import WhoHelps, can_help, help_spaces
from tavola.games.hara.inventory import return_item, use_charge, use_item
from tavola.games.hara.lasting import fire, refresh, take_back
from tavola.games.hara.moving import AggressiveAtStart, EventAtStart
from tavola.games.hara.own_cards import (
    activate_bottom,
    activate_top,
    pick_up,
    pick_up_emptied,
    ready_board,
    ready_hand,
)
from tavola.games.hara.pieces import (
    ABILITIES,
    ACTIVATIONS,
    COLORS,
    DOJO,
    DOJO_HEAL,
    DREAMSTONE,
    FROM_MONSTERS,
    HEAT,
    INCOMING,
    ITEM_NUMBERS,
    KOI,
    MANA,
    MODIFIERS,
    MOST,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    ORIC,
    RESOURCES,
    ROOM,
    SOFF,
    SPACES,
    STANCE_NAMES,
    TURN_BEGINS,
    TURN_ENDS,
    UNITS,
)
from tavola.games.hara.quest import count, visit
from tavola.games.hara.state import ADVENTURE, BETWEEN, MONSTER_ATTACK, NO_FLOOR, HaraState
from tavola.kernel.step import Choice, Step

#: Activations in an Adventure phase (HARA-ADV-01), what the Dojo heals (HARA-DOJO-07), and what a burn out costs
#: (HARA-SOFF-04).
USUAL_ACTIVATIONS = 3
DOJO_HEALS = 3
BURN_OUT = 2
#: No more than this can be told apart in an answer.
MOST_HEALED = 7


class Turn(Step):
    """The turn of one player: what happens at its start, then the phases (HARA-TURN-01, HARA-TURN-03, A25)."""

    __slots__ = ("seat",)

    rules: ClassVar[tuple[str, ...]] = ("HARA-TURN-01", "HARA-TURN-03")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, state: HaraState) -> None:
        seat = self.seat
        state.active = seat
        state.phase = ADVENTURE
        state.used[seat] = 0
        state.from_board[seat] = 0
        state.dazed = 0
        state.homecoming = 0
        state.fired.clear()
        state.defeated = 0
        state.reignited = False
        state.shield[seat] = 0
        if state.events is not None:
            state.report("turn", "HARA-TURN-01", seat=seat)
        take_back(state, seat)
        heal_monsters(state)  # of what hurt them since the last turn (A56)
        agenda = state.agenda
        agenda.append(MonsterAttack())
        state.floor = len(agenda)
        agenda.append(ADVENTURE_CHOICE)
        agenda.append(EventAtStart())
        agenda.append(AggressiveAtStart())
        agenda.append(CountActivations())
        if state.champion[seat] == ORIC:
            agenda.append(TakeStance())


class TakeStance(Doing):
    """Oric takes a Stance other than that of his last turn (HARA-ORIC-01, A26)."""

    __slots__ = ()

    kind: ClassVar[str] = "stance"
    rules: ClassVar[tuple[str, ...]] = ("HARA-ORIC-01",)

    def __init__(self) -> None:
        super().__init__(NOBODY, NO_SOURCE)

    def player(self, state: HaraState) -> int:
        return state.active

    def options(self, state: HaraState) -> list[int]:
        last = state.stance[state.active]
        return [STANCE + stance for stance in range(3) if stance != last]

    def take(self, state: HaraState, option: int) -> None:
        seat = state.active
        state.stance[seat] = option - STANCE
        refresh(state, seat)
        if state.events is not None:
            state.report("stance", "HARA-ORIC-01", seat=seat, stance=STANCE_NAMES[option - STANCE])


class CountActivations(Step):
    """The Activations of this turn (HARA-ADV-01, HARA-ADV-06, HARA-ORIC-04), and what the start of a turn brings."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-ADV-01", "HARA-ORIC-04")

    def run(self, state: HaraState) -> None:
        seat = state.active
        number = USUAL_ACTIVATIONS + state.mods[seat * MODIFIERS + ACTIVATIONS]
        if state.stance[seat] == KOI:
            number += 1
        state.activations = max(0, number)
        add_charges(state, seat, GAINS_TURN, 1)
        fire(state, seat, TURN_BEGINS, seat)


# Phase 1 - Adventure --------------------------------------------------------------------------------------------------


class Adventure(Doing):
    """Activations, and whatever costs none, in any order until the player says that the phase is over
    (HARA-ADV-02, HARA-ADV-08, HARA-ADV-10, A33)."""

    __slots__ = ()

    kind: ClassVar[str] = "adventure"
    asks_always: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("HARA-ADV-01", "HARA-ADV-08", "HARA-ADV-10")

    def __init__(self) -> None:
        super().__init__(NOBODY, NO_SOURCE)

    def player(self, state: HaraState) -> int:
        return state.active

    def options(self, state: HaraState) -> list[int]:
        seat = state.active
        found = [END_ADVENTURE]
        hand = ready_hand(state, seat)
        board = ready_board(state, seat)
        may_pay = state.activations > 0
        abilities = state.cards.champions[state.champion[seat]].abilities
        for place in range(ABILITIES):
            if hand >> place & 1:
                if may_pay or abilities[place].top_free:
                    found.append(TOP + place)
            elif board >> place & 1 and (may_pay or abilities[place].bottom_free):
                found.append(BOTTOM + place)
        if state.board_cards[seat]:
            found += charges_to_use(state, seat)
        self._items(state, seat, found)
        if not state.bonus_used >> seat & 1:
            found.append(TURN_BONUS)
        self._here(state, seat, found)
        if state.champion[seat] == SOFF and not state.reignited:
            found.append(REIGNITE)
        if state.rules.scenario.cooperative and may_pay and can_help(state, seat):
            found += [ASK_HELP + space for space in help_spaces(state, seat)]
        return found

    def _items(self, state: HaraState, seat: int, found: list[int]) -> None:
        """Items to use (HARA-DISC-01) and to give (HARA-GIVE-01)."""
        first = seat * ITEM_NUMBERS
        items = state.items
        here = people_here(state, seat)
        for item in state.cards.items:
            if items[first + item.number]:
                if item.number == DREAMSTONE:
                    if any_corrupted(state):
                        found.append(USE_ITEM + DREAMSTONE)
                elif item.use and item.use_at == IN_ADVENTURE:
                    found.append(USE_ITEM + item.number)
                if here:
                    found.append(GIVE_ITEM + item.number)

    def _here(self, state: HaraState, seat: int, found: list[int]) -> None:
        """What the hex card on the own space offers."""
        space = state.at[seat]
        card = state.hex_at[space]
        if card < 0:
            return
        if has_rift(state, space):
            found.append(CLOSE_RIFT)
        elif state.cards.monsters[card].ally:
            found.append(ALLY)

    def take(self, state: HaraState, option: int) -> None:
        seat = state.active
        if option == END_ADVENTURE:
            if state.events is not None:
                state.report("adventure_over", "HARA-ATTACK-01", seat=seat)
            return
        state.agenda.append(self)
        if TOP <= option < BOTTOM:
            place = option - TOP
            if not state.cards.champions[state.champion[seat]].abilities[place].top_free:
                state.activations -= 1
            activate_top(state, seat, place)
        elif BOTTOM <= option < CHARGE:
            place = option - BOTTOM
            if not state.cards.champions[state.champion[seat]].abilities[place].bottom_free:
                state.activations -= 1
            activate_bottom(state, seat, place)
        elif CHARGE <= option < PICK:
            use_charge(state, seat, option - CHARGE)
        else:
            self._without_ability(state, seat, option)

    def _without_ability(self, state: HaraState, seat: int, option: int) -> None:
        """What needs no Ability card (HARA-ADV-08)."""
        if option == USE_ITEM + DREAMSTONE:
            count(state, seat, COUNT_ITEMS_USED, 1)
            return_item(state, seat, DREAMSTONE)
            state.agenda.append(WhichWeakness(seat, NO_SOURCE))
        elif USE_ITEM <= option < USE_ITEM + ITEM_NUMBERS:
            use_item(state, seat, option - USE_ITEM)
        elif GIVE_ITEM <= option < GIVE_ITEM + ITEM_NUMBERS:
            state.agenda.append(GiveTo(seat, option - GIVE_ITEM))
        elif option == TURN_BONUS:
            use_bonus(state, seat)
        elif option == CLOSE_RIFT:
            close_rift(state, seat, state.at[seat])
        elif option == ALLY:
            take_ally(state, seat)
        elif option == REIGNITE:
            reignite(state, seat)
        else:
            state.agenda.append(WhoHelps(seat, option - ASK_HELP))


ADVENTURE_CHOICE = Adventure()


def charges_to_use(state: HaraState, seat: int) -> list[int]:
    """Charges that may be used in the Adventure phase (HARA-CHARGE-05)."""
    found: list[int] = []
    abilities = state.cards.champions[state.champion[seat]].abilities
    first = seat * ABILITIES
    for place in range(ABILITIES):
        if state.board_cards[seat] >> place & 1 and state.charges[first + place]:
            charge = abilities[place].charge
            if charge is not None and charge.at == IN_ADVENTURE:
                found.append(CHARGE + place)
    return found


def any_corrupted(state: HaraState) -> bool:
    """Whether a Corrupted is in play."""
    at = state.at
    return any(at[unit] != NOWHERE for unit in range(MOST_SEATS, UNITS))


def use_bonus(state: HaraState, seat: int) -> None:
    """The bonus of the Turn Order card, once a Day (HARA-ORDER-02 to -04)."""
    state.bonus_used |= 1 << seat
    place = state.order.index(seat)
    card = state.cards.turn_order[place]
    if state.events is not None:
        state.report("bonus", "HARA-ORDER-02", seat=seat, number=place + 1)
    perform(state, card.use, seat, NO_SOURCE)


def take_ally(state: HaraState, seat: int) -> None:
    """The Monster leaves without a fight, its Ally reward instead of its loot (HARA-ALLY-01, HARA-ALLY-02, A63)."""
    card = take_hex(state, state.at[seat])
    monster = state.cards.monsters[card]
    if state.events is not None:
        state.report("ally", "HARA-ALLY-01", seat=seat, card=monster.id)
    if not state.rules.scenario.allied(state, seat, card):
        state.discard.append(card)
    state.dirty = True
    count(state, seat, COUNT_ALLIES, 1, monster.deck)
    perform(state, monster.ally, seat, NO_SOURCE)


def reignite(state: HaraState, seat: int) -> None:
    """Soff gains Mana equal to her Heat, then rolls; no more than her Heat is a burn out (HARA-SOFF-03 to -05, A96)."""
    state.reignited = True
    heat = state.resources[seat * RESOURCES + HEAT]
    change_resource(state, seat, MANA, heat)
    rolled = state.roll()
    if state.events is not None:
        state.report("reignite", "HARA-SOFF-03", seat=seat, rolled=rolled, heat=heat)
    if rolled <= heat:
        change_resource(state, seat, HEAT, -heat)
        state.agenda.append(Hit(seat, NO_SOURCE, UNIT_TARGET + seat, BURN_OUT, False))


# Phase 2 - Monster Attack ---------------------------------------------------------------------------------------------


class MonsterAttack(Step):
    """Everything in whose range the active player is attacks (HARA-ATTACK-01, HARA-ATTACK-03, A52)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-ATTACK-01", "HARA-ATTACK-03", "HARA-ATTACK-04", "HARA-DOJO-05")

    def run(self, state: HaraState) -> None:
        state.phase = MONSTER_ATTACK
        state.floor = NO_FLOOR
        seat = state.active
        agenda = state.agenda
        agenda.append(EndOfTurn())
        attackers = attackers_of(state, seat)
        if attackers:
            agenda.append(NextAttacker(seat, tuple([attacker_code(state, attacker) for attacker in attackers])))


def attackers_of(state: HaraState, seat: int) -> list[int]:
    """The Monsters by space and the Corrupted as ``SPACES +`` unit that would attack the player now: none of the
    Monsters in the Dojo (HARA-DOJO-05), no Corrupted of the own team (HARA-CTEAM-03)."""
    here = state.at[seat]
    found: list[int] = []
    if here != DOJO:
        found = [space for space in state.spread if reaches(state, space, seat)]
        found.sort()
    for unit in range(MOST_SEATS, UNITS):
        if state.at[unit] != NOWHERE and corrupted_reaches(state, unit, seat):
            found.append(SPACES + unit)
    return found


def corrupted_reaches(state: HaraState, unit: int, seat: int) -> bool:
    """Whether a Corrupted attacks the player at the end of their turn (HARA-CORRUPT-02, HARA-DOJO-06)."""
    if not state.are_enemies(unit, seat):
        return False
    return state.apart(state.at[unit], state.at[seat]) <= corrupted_range(state, unit)


#: Attackers are remembered by hex card, since Monsters may be moved, and from here on as Corrupted by unit.
CORRUPTED_FROM = 1000


def attacker_code(state: HaraState, attacker: int) -> int:
    """How an attacker, a space or ``SPACES +`` a unit, is remembered."""
    return state.hex_at[attacker] if attacker < SPACES else CORRUPTED_FROM + attacker - SPACES


class NextAttacker(Choice):
    """In which order they attack. Asked only where the order can matter: somebody does more than damage, the player can
    answer, or a Corrupted might follow into the Dojo (A52). The others go on after a defeat, so it is nothing that the
    player does."""

    __slots__ = ("seat", "waiting")

    kind: ClassVar[str] = "attacker"
    rules: ClassVar[tuple[str, ...]] = ("HARA-ATTACK-03",)

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        self.seat: int = seat
        self.waiting: tuple[int, ...] = waiting

    def player(self, state: HaraState) -> int:
        return self.seat

    def run(self, state: HaraState) -> None:
        waiting = self._present(state)
        if not waiting:
            return
        if len(waiting) > 1 and self._order_matters(state, waiting):
            state.wait_for(self, self.options(state))
        else:
            self.take(state, AIM + waiting[0])

    def _present(self, state: HaraState) -> list[int]:
        """Those that still reach the player, a Monster by the space on which it is now (A54)."""
        found = [
            state.hex_at.index(one) if one < CORRUPTED_FROM else SPACES + one - CORRUPTED_FROM
            for one in self.waiting
            if one >= CORRUPTED_FROM or one in state.hex_at
        ]
        return [attacker for attacker in found if self._attacks(state, attacker)]

    def _attacks(self, state: HaraState, attacker: int) -> bool:
        """Whether it still reaches the player (A52, A54)."""
        if attacker < SPACES:
            return state.at[self.seat] != DOJO and reaches(state, attacker, self.seat)
        return state.at[attacker - SPACES] != NOWHERE and corrupted_reaches(state, attacker - SPACES, self.seat)

    def _order_matters(self, state: HaraState, waiting: list[int]) -> bool:
        monsters = state.cards.monsters
        corrupted = state.cards.corrupted
        first = self.seat * MODIFIERS
        more = max(0, state.mods[first + INCOMING] + state.mods[first + FROM_MONSTERS])
        damage = 0
        for attacker in waiting:
            if attacker < SPACES:
                monster = monsters[state.hex_at[attacker]]
                if monster.critical or monster.strikes:
                    return True
                damage += monster.attack + more
            else:
                number = attacker - SPACES - MOST_SEATS
                damage += attack_value(state, attacker - SPACES, NO_SOURCE, Amount(corrupted[number].attack)) + more
        if waiting[-1] >= SPACES and damage >= state.health[self.seat]:
            return True
        return bool(responses(state, self.seat, True)) or state.listening[self.seat] != 0

    def options(self, state: HaraState) -> list[int]:
        return [AIM + attacker for attacker in self._present(state)]

    def take(self, state: HaraState, option: int) -> None:
        attacker = option - AIM
        left = tuple([other for other in self.waiting if other != attacker_code(state, attacker)])
        if left:
            state.agenda.append(NextAttacker(self.seat, left))
        if attacker < SPACES:
            state.agenda.append(MonsterAttacks(attacker, self.seat))
            return
        unit = attacker - SPACES
        card = state.cards.corrupted[unit - MOST_SEATS]
        if state.events is not None:
            state.report("corrupted_attacks", "HARA-CORRUPT-02", corrupted=card.id, seat=self.seat)
        value = attack_value(state, unit, NO_SOURCE, Amount(card.attack))
        state.agenda.append(Hit(unit, NO_SOURCE, UNIT_TARGET + self.seat, value, False))


class EndOfTurn(Step):
    """Monsters heal, "end of turn" effects, board cards, the Dojo, Level Up cards (HARA-ATTACK-06, A37)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-ATTACK-06", "HARA-DMG-02", "HARA-FIGHT-02")

    def run(self, state: HaraState) -> None:
        seat = state.active
        agenda = state.agenda
        agenda.append(TurnOver())
        agenda.append(TakeLevels())
        agenda.append(RestInDojo())
        agenda.append(PickUpCards())
        heal_monsters(state)
        visit(state, seat, state.at[seat] // ROOM)
        fire(state, seat, TURN_ENDS, seat)


class PickUpCards(Step):
    """Cards Activated from the board return to the hand (HARA-ADV-04), and those without charges (HARA-CHARGE-04)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-ADV-04", "HARA-LIFE-01", "HARA-CHARGE-04")

    def run(self, state: HaraState) -> None:
        pick_up_emptied(state)
        pick_up(state, state.active, state.from_board[state.active])
        for seat in range(state.seats):
            state.from_board[seat] = 0


class RestInDojo(Step):
    """Whoever is in the Dojo now, after all that the end of the turn brought, may heal (A37, A69)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-DOJO-07",)

    def run(self, state: HaraState) -> None:
        seat = state.active
        if state.at[seat] == DOJO and (state.rules.heal_after_defeat or not state.dazed >> seat & 1):
            state.agenda.append(HealInDojo(seat))


class HealInDojo(Doing):
    """Up to 3 points of Health and Spirit for a player who ends the turn in the Dojo (HARA-DOJO-07, HARA-DOJO-08)."""

    __slots__ = ()

    kind: ClassVar[str] = "heal"
    rules: ClassVar[tuple[str, ...]] = ("HARA-DOJO-07", "HARA-DOJO-08")

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NO_SOURCE)

    def options(self, state: HaraState) -> list[int]:
        seat = self.user
        points = max(0, min(MOST_HEALED, DOJO_HEALS + state.mods[seat * MODIFIERS + DOJO_HEAL]))
        health = min(points, MOST - state.health[seat])
        spirit = min(points, MOST - state.spirit[seat])
        return [HEAL + h * 8 + s for h in range(health + 1) for s in range(min(spirit, points - h) + 1)]

    def take(self, state: HaraState, option: int) -> None:
        health, spirit = divmod(option - HEAL, 8)
        recover(state, self.user, health, spirit, "HARA-DOJO-07")


class TakeLevels(Step):
    """What the thresholds of this turn bring: red, blue, green, then the Ultimate (HARA-LEVEL-02, HARA-ULT-07)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-LEVEL-02", "HARA-ULT-07")

    def run(self, state: HaraState) -> None:
        seat = state.active
        due = state.levels_due[seat]
        if not due:
            return
        state.levels_due[seat] = 0
        # What a card that is taken sets off may reach a threshold in its turn.
        state.agenda.append(self)
        # Each is a different pile of cards, so one order is as good as another: the colors, then the Ultimate.
        for what in (PRIMARY, *range(COLORS - 1, -1, -1)):
            if due >> what & 1:
                give_reward(state, seat, what)


class TurnOver(Step):
    """Bonuses that were not used lapse (A30)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-TURN-01",)

    def run(self, state: HaraState) -> None:
        seat = state.active
        if not state.rules.bonuses_stay:
            state.attack_bonus[seat] = 0
            state.attack_range_bonus[seat] = 0
            state.move_bonus[seat] = 0
        take_back(state, -1)
        state.rules.scenario.turn_ended(state, seat)
        state.phase = BETWEEN
        state.active = NOBODY
        state.helper = NOBODY
        state.helping_at = NOWHERE
        state.dirty = True
