"""Objects, statuses, counters and moves between zones (Complete Rules 2.1, 2.4, 2.5, 3 and the verbs of 7.3)."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.card import (
    BOOSTS_GAINED,
    CARDS_DRAWN,
    CHARACTER,
    CHARACTER_JOINS,
    CHARACTER_SACRIFICED,
    EXPEDITION_TO_RESERVE,
    GRANTS,
    HAND_TO_RESERVE,
    IS_SACRIFICED,
    JOINS,
    LEAVES_EXPEDITIONS,
    LEAVES_LANDMARKS,
    MODIFIES_DRAWS,
    MODIFIES_JOINING,
    MODIFIES_MOVES,
    PERMANENT,
    RESERVE_LEFT,
    RESUPPLIED,
    TOKEN_CREATED,
    Card,
)
from tavola.games.altered.gigantic import changed_size
from tavola.games.altered.kind import Kind
from tavola.games.altered.modifiers import (
    ADDITION,
    NOBODY,
    ONE_ACTION,
    THE_STEP,
    WHOLE_STEP,
    Change,
    Fit,
    Plan,
    controller_of_step,
    fitting,
)
from tavola.games.altered.passives import is_gigantic, is_ignored, is_seasoned, recompute
from tavola.games.altered.reactions import activate, announce, waiting_for
from tavola.games.altered.state import WAS_GIGANTIC, WAS_IGNORED, AlteredState, remembered
from tavola.games.altered.zones import (
    DECK,
    DISCARD,
    EXHAUSTED,
    EXPEDITION,
    FLEETING,
    GONE,
    HAND,
    HERO,
    LANDMARK,
    LAST_IN_PLAY,
    MANA,
    RESERVE,
    SPARE,
    STATUS_NAMES,
)
from tavola.kernel.event import Detail

#: A move to whatever zone.
ANYWHERE: Final = -1

#: Both seats saw where the card went.
EVERYBODY_KNOWS: Final = 3


def refresh(state: AlteredState, *arriving: int) -> None:
    """Recompute what passives grant, after an event (ALT-PASSIVE-02). Costs nothing while no card grants anything.

    ``arriving`` have come into play by this event.
    """
    sources = state.listening[GRANTS]
    if not sources and state.granted is None:
        return
    before = state.granted
    # Only the final result counts, not what was passed through on the way to it (ALT-PASSIVE-03).
    state.granted = recompute(state, sources) if sources else None
    changed_size(state, before, state.granted, list(arriving))


# Changing zone -------------------------------------------------------------------------------------------------------


def change_zone(state: AlteredState, card: int, to: int) -> None:
    """Move a card to the zone ``to``, where it is a fresh object (ALT-OBJ-03). No Reaction is looked at here."""
    zone = state.zone
    old = zone[card]
    state.zones[old].remove(card)
    printed = state.card[card]
    if old >= HERO and old <= LAST_IN_PLAY:
        state.was[card] = remembered(old, state.status[card], state.boosts[card], state.counters[card])
        if is_gigantic(state, card):
            state.was[card] |= WAS_GIGANTIC
        if state.granted is not None and is_ignored(state, card):
            state.was[card] |= WAS_IGNORED
        if printed.listens:
            stop_listening(state, card)
        if printed.token and to < EXPEDITION:
            # A token never arrives anywhere else (ALT-TOKEN-01).
            to = GONE
        elif to != RESERVE + state.owner[card] or not state.boosts[card] or not is_seasoned(state, card, old):
            # Counters do not leave play, but for the boosts of a Seasoned Character (ALT-COUNTER-05).
            state.boosts[card] = 0
        state.counters[card] = 0
    elif to < RESERVE:
        state.boosts[card] = 0
        state.counters[card] = 0
    if to < DISCARD:
        if old >= DISCARD:
            state.known[card] = EVERYBODY_KNOWS
        elif HAND <= old < MANA:
            state.known[card] = 0
            forget_hand(state, old)
    # No status outlives a change of zone, unless what moves it says so (ALT-STATUS-03).
    state.status[card] = 0
    zone[card] = to
    state.zones[to].append(card)
    state.clock += 1
    state.stamp[card] = state.clock
    if to >= HERO and to <= LAST_IN_PLAY and printed.listens:
        start_listening(state, card)


def forget_hand(state: AlteredState, hand: int) -> None:
    """A card has left a Hand unseen: which of those once seen are still there is known no more."""
    for card in state.zones[hand]:
        state.known[card] = 0


def start_listening(state: AlteredState, card: int) -> None:
    """Let the abilities of a card function that has come into play or into the Hero zone."""
    for kind in state.card[card].listens:
        state.listening[kind] += (card,)


def stop_listening(state: AlteredState, card: int) -> None:
    """End what `start_listening` began."""
    for kind in state.card[card].listens:
        state.listening[kind] = tuple([other for other in state.listening[kind] if other != card])


def new_card(state: AlteredState, printed: Card, owner: int, zone: int) -> int:
    """Add a card to the game, in the zone ``zone``."""
    spare = state.zones[SPARE]
    if spare:
        card = spare.pop()
        state.card[card] = printed
        state.owner[card] = owner
        state.zone[card] = zone
        state.status[card] = 0
        state.boosts[card] = 0
        state.counters[card] = 0
    else:
        card = len(state.card)
        state.card.append(printed)
        state.owner.append(owner)
        state.zone.append(zone)
        state.stamp.append(0)
        state.boosts.append(0)
        state.status.append(0)
        state.counters.append(0)
        state.was.append(0)
        state.known.append(0)
    state.zones[zone].append(card)
    state.clock += 1
    state.stamp[card] = state.clock
    if zone >= HERO and zone <= LAST_IN_PLAY and printed.listens:
        start_listening(state, card)
    return card


def follow(state: AlteredState, old: int, card: int) -> None:
    """Let the effect that resolves find a card again that it has itself moved (ALT-OBJ-04, ALT-OBJ-05)."""
    if state.frames:
        frame = state.frames[-1]
        if state.zone[card] < MANA:
            # What goes into a Deck or Hand, the hidden zones, is lost.
            return
        new = state.ref(card)
        if frame.source == old:
            frame.source = new
        if old in frame.it:
            frame.it = [new if ref == old else ref for ref in frame.it]


# Joining -------------------------------------------------------------------------------------------------------------


def joined(state: AlteredState, card: int, listeners: tuple[int, ...]) -> None:
    """What a card sets off that has come into an Expedition or Landmark zone, however it did (ALT-PLAY-14)."""
    where = state.zone[card]
    player = state.controller(card)
    for reaction in state.card[card].reactions[JOINS]:
        activate(state, reaction, player, card, where)
    if where >= EXPEDITION and listeners:
        announce(state, CHARACTER_JOINS, listeners, player, state.ref(card))


class ComeWith(Change):
    """Cards that come into play do so with boosts, counters or a status: an addition to their coming."""

    __slots__ = ("boosts", "counters", "kind", "status")

    event = MODIFIES_JOINING

    def __init__(self, boosts: int = 0, counters: int = 0, status: int = 0, kind: Kind | None = None) -> None:
        super().__init__(ADDITION)
        self.boosts: int = boosts
        self.counters: int = counters
        self.status: int = status
        #: Which others it is for; None for its bearer alone.
        self.kind: Kind | None = kind

    def fits(self, state: AlteredState, bearer: int, card: int) -> bool:
        """Whether it is for ``card``, which has just come into play."""
        if self.kind is None:
            return card == bearer
        return card != bearer and self.kind.fits(state, state.controller(bearer), bearer, card)

    def give(self, state: AlteredState, card: int) -> None:
        """Add what the card comes with."""
        gain_boosts(state, card, self.boosts, "ALT-MODIFIER-01")
        if self.counters:
            gain_counters(state, card, self.counters, "ALT-MODIFIER-01")
        if self.status:
            gain_status(state, card, self.status, "ALT-MODIFIER-01")


def come_with(state: AlteredState, card: int, others: tuple[int, ...]) -> None:
    """Add what a card comes into play with: by its own modifiers, and by those of ``others``.

    These were there before; nothing else changes a step but a modifier of its object's own coming (ALT-MODIFIER-05).
    """
    for bearer in (card, *others):
        if not is_ignored(state, bearer):
            for modifier in state.card[bearer].modifiers:
                change = modifier.change
                if isinstance(change, ComeWith) and change.fits(state, bearer, card):
                    change.give(state, card)


def put_in_expedition(state: AlteredState, card: int, expedition: int, rule: str) -> None:
    """Put a Character into the Expedition (0 to 3) without playing it: {J} works, {H} and {R} do not (ALT-PLAY-16)."""
    joining = waiting_for(state, CHARACTER_JOINS)
    leaving_reserve = waiting_for(state, RESERVE_LEFT)
    adding = state.listening[MODIFIES_JOINING]
    old = state.zone[card]
    ref = state.ref(card)
    player = state.controller(card)
    change_zone(state, card, EXPEDITION + expedition)
    follow(state, ref, card)
    if state.events is not None:
        state.report("put", rule, **_piece(state, card), expedition=expedition)
    come_with(state, card, adding)
    refresh(state, card)
    if RESERVE <= old < HERO:
        announce(state, RESERVE_LEFT, leaving_reserve, player, ref)
    joined(state, card, joining)


def create_tokens(state: AlteredState, printed: Card, expeditions: list[int], maker: int, rule: str) -> list[int]:
    """Create a token in each of ``expeditions`` (0 to 3), all at once; returns references to them.

    The maker owns them; who has the Expedition controls them (ALT-CONTROL-03, ALT-TOKEN-02).
    """
    joining = waiting_for(state, CHARACTER_JOINS)
    making = waiting_for(state, TOKEN_CREATED)
    adding = state.listening[MODIFIES_JOINING]
    tokens = [new_card(state, printed, maker, EXPEDITION + expedition) for expedition in expeditions]
    if state.events is not None:
        for token in tokens:
            state.report(
                "created",
                rule,
                player=maker,
                card=printed.reference,
                id=state.stamp[token],
                expedition=state.zone[token] - EXPEDITION,
            )
    if adding or printed.modifiers:
        for token in tokens:
            come_with(state, token, adding)
    refresh(state, *tokens)
    for token in tokens:
        joined(state, token, joining)
        if making:
            announce(state, TOKEN_CREATED, making, maker, state.ref(token))
    return [state.ref(token) for token in tokens]


# Leaving -------------------------------------------------------------------------------------------------------------


def move_to(state: AlteredState, cards: list[int], kind: int, rule: str, sacrificed: bool = False) -> None:
    """Move ``cards`` at the same time to the zone of that kind of each one's owner (ALT-GOLDEN-06).

    What modifies the moves may have to ask somebody first: whatever follows must wait on the agenda.
    """
    cards = in_arrival_order(state, cards)
    move_together(state, cards, [kind] * len(cards), rule, sacrificed)


def move_together(state: AlteredState, cards: list[int], kinds: list[int], rule: str, sacrificed: bool = False) -> None:
    """Move each of ``cards``, given in arrival order, to its zone kind, all in one step.

    A Fleeting Character that would go to Reserve is discarded instead (ALT-STATUS-FLEETING-03), and other modifiers may
    send a card elsewhere too.
    """
    if state.listening[MODIFIES_MOVES]:
        plan = MovePlan(cards, kinds, rule, sacrificed, controller_of_step(state))
        if fitting(state, plan):
            state.agenda.append(plan)
            return
    for index, card in enumerate(cards):
        if kinds[index] == RESERVE and state.status[card] & FLEETING and EXPEDITION <= state.zone[card] <= LAST_IN_PLAY:
            kinds[index] = DISCARD
    move_now(state, cards, kinds, rule, sacrificed)


def move_now(state: AlteredState, cards: list[int], kinds: list[int], rule: str, sacrificed: bool) -> None:
    """Move ``cards`` to the zone kinds that nothing modifies any more; a card for a Deck goes on top of it.

    Reactions are those that were there before (ALT-REACT-16).
    """
    leaving_reserve = waiting_for(state, RESERVE_LEFT)
    losses = waiting_for(state, CHARACTER_SACRIFICED) if sacrificed else ()
    moved: list[tuple[int, int, int, int, int]] = []
    for card, to in zip(cards, kinds, strict=True):
        old = state.zone[card]
        ref = state.ref(card)
        player = state.controller(card)
        was_id = state.stamp[card]
        if MANA <= old < MANA + 2 and state.spent[old - MANA]:
            # The owner swaps states first, so that the Orb which goes is an exhausted one (ALT-ZONE-17).
            state.spent[old - MANA] -= 1
        change_zone(state, card, to + state.owner[card])
        if state.zone[card] == GONE:
            # A token arrives nowhere, and nothing finds it there (ALT-TOKEN-01, ALT-OBJ-08).
            to = GONE
        else:
            if to == MANA:
                # Cards put into Mana arrive exhausted (ALT-ZONE-16).
                state.spent[state.owner[card]] += 1
            follow(state, ref, card)
        moved.append((card, old, player, to, ref))
        if state.events is not None:
            report_move(state, card, old, to, was_id, rule)
    refresh(state)
    for card, old, player, to, ref in moved:
        printed = state.card[card]
        if EXPEDITION <= old <= LAST_IN_PLAY:
            for reaction in printed.reactions[LEAVES_EXPEDITIONS]:
                activate(state, reaction, player, card, old)
            if to == RESERVE:
                for reaction in printed.reactions[EXPEDITION_TO_RESERVE]:
                    activate(state, reaction, player, card, old)
        elif LANDMARK <= old < EXPEDITION:
            for reaction in printed.reactions[LEAVES_LANDMARKS]:
                activate(state, reaction, player, card, old)
        elif RESERVE <= old < HERO:
            announce(state, RESERVE_LEFT, leaving_reserve, player, ref)
        elif HAND <= old < MANA and to == RESERVE:
            for reaction in printed.reactions[HAND_TO_RESERVE]:
                activate(state, reaction, player, card, state.zone[card])
        if sacrificed and old >= LANDMARK:
            # Only what is in play is sacrificed (ALT-ACTION-SACRIFICE-01); from Reserve it is a plain discard.
            for reaction in printed.reactions[IS_SACRIFICED]:
                activate(state, reaction, player, card, old)
            if printed.type == CHARACTER:
                announce(state, CHARACTER_SACRIFICED, losses, player, ref)


class MovePlan(Plan):
    """Cards about to move together: one atomic action each (ALT-EFFECT-02)."""

    __slots__ = ("cards", "kinds", "rule", "sacrificed")

    event = MODIFIES_MOVES

    def __init__(self, cards: list[int], kinds: list[int], rule: str, sacrificed: bool, controller: int) -> None:
        super().__init__(NOBODY, controller)
        self.cards: tuple[int, ...] = tuple(cards)
        #: The kind of zone to which each of them is to go.
        self.kinds: tuple[int, ...] = tuple(kinds)
        self.rule: str = rule
        #: A sacrifice remains one, wherever the cards go in the end (ALT-ACTION-SACRIFICE-02).
        self.sacrificed: bool = sacrificed

    def copy(self) -> MovePlan:
        return MovePlan(list(self.cards), list(self.kinds), self.rule, self.sacrificed, self.controller)

    def own_fits(self, state: AlteredState) -> list[Fit]:
        return [
            Fit(FLEETING_INSTEAD, card, None, index)
            for index, card in enumerate(self.cards)
            if FLEETING_INSTEAD.fits(state, card, card, self.kinds[index])
        ]

    def carry_out(self, state: AlteredState) -> None:
        move_now(state, list(self.cards), list(self.kinds), self.rule, self.sacrificed)


class MoveInstead(Change):
    """A card that would leave the Expedition zone goes somewhere else (ALT-MODIFIER-01)."""

    __slots__ = ("boosted", "goes", "kind", "statuses", "to")

    event = MODIFIES_MOVES

    def __init__(
        self,
        to: int,
        kind: Kind | None = None,
        goes: int = ANYWHERE,
        boosted: bool = False,
        statuses: int = 0,
        whole: bool = False,
    ) -> None:
        # It replaces the step with all the fitting moves in it, or each of them.
        super().__init__(WHOLE_STEP if whole else ONE_ACTION)
        #: Where it goes instead.
        self.to: int = to
        #: Which Characters it is for; None for its bearer alone.
        self.kind: Kind | None = kind
        #: The kind of zone for which the card must be headed.
        self.goes: int = goes
        #: Whether it is for Boosted ones only, or for those with one of ``statuses``.
        self.boosted: bool = boosted
        self.statuses: int = statuses

    def fits(self, state: AlteredState, bearer: int, card: int, to: int) -> bool:
        """Whether it fits the move of ``card`` to the zone kind ``to``."""
        if not EXPEDITION <= state.zone[card] <= LAST_IN_PLAY or (self.goes != ANYWHERE and to != self.goes):
            return False
        if self.kind is None:
            if card != bearer:
                return False
        elif not self.kind.fits(state, state.controller(bearer), bearer, card):
            return False
        if self.statuses and not state.status[card] & self.statuses:
            return False
        return not self.boosted or state.boosts[card] > 0

    def actions(self, state: AlteredState, bearer: int, plan: Plan) -> list[int]:
        assert isinstance(plan, MovePlan)
        found = [i for i, card in enumerate(plan.cards) if self.fits(state, bearer, card, plan.kinds[i])]
        return [THE_STEP] if found and self.stage == WHOLE_STEP else found

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        assert isinstance(plan, MovePlan)
        kinds = list(plan.kinds)
        for index, card in enumerate(plan.cards):
            if index == action or (action == THE_STEP and self.fits(state, bearer, card, kinds[index])):
                kinds[index] = self.to
        plan.kinds = tuple(kinds)
        return plan

    def overrules(self, other: Change) -> bool:
        # The other waits for a place to which this one never sends anything.
        return isinstance(other, MoveInstead) and self.goes == ANYWHERE and other.goes not in (ANYWHERE, self.to)


#: The rule that a Fleeting Character is discarded instead of going to Reserve (ALT-STATUS-FLEETING-03).
FLEETING_INSTEAD: Final = MoveInstead(DISCARD, goes=RESERVE, statuses=FLEETING)


def in_arrival_order(state: AlteredState, cards: list[int]) -> list[int]:
    """The cards as they get their timestamps: the player with initiative orders theirs first (ALT-TIME-02)."""
    if len(cards) < 2:
        return cards
    first = state.initiative()
    owner = state.owner
    return [card for card in cards if owner[card] == first] + [card for card in cards if owner[card] != first]


def report_move(state: AlteredState, card: int, old: int, to: int, was_id: int, rule: str) -> None:
    """Report a move from the zone ``old`` to the zone kind ``to``, to everybody only what everybody may know."""
    name = _MOVE_NAMES[to]
    reference = state.card[card].reference
    owner = state.owner[card]
    face: dict[str, Detail] = {"card": reference, "id": state.stamp[card]}
    if old < DISCARD and to < DISCARD:
        # Which object it was among the hidden ones is as secret as its face.
        state.report_secret(name, rule, owner, {**face, "from_id": was_id}, player=owner)
    elif old < HAND:
        state.report(name, rule, player=owner, **face)
    elif old < DISCARD:
        state.report_secret(name, rule, owner, {"from_id": was_id}, player=owner, **face)
    else:
        state.report(name, rule, player=owner, from_id=was_id, **face)


_MOVE_NAMES = {
    DECK: "to_deck",
    HAND: "to_hand",
    MANA: "to_mana",
    DISCARD: "discarded",
    RESERVE: "to_reserve",
    GONE: "vanished",
}


# The Deck (3.2.2) ----------------------------------------------------------------------------------------------------


def need_deck(state: AlteredState, player: int, count: int) -> None:
    """Shuffle the discard pile beneath a Deck that has fewer than ``count`` cards (ALT-EMPTY-01)."""
    if len(state.zones[DECK + player]) < count and state.rules.refill_any_time:
        refill_deck(state, player)


def refill_deck(state: AlteredState, player: int) -> None:
    """Shuffle the discard pile and put it beneath the Deck (ALT-EMPTY-01, ALT-EMPTY-06)."""
    pile = state.zones[DISCARD + player]
    if not pile:
        return
    state.rng.shuffle(pile)
    state.secrets += 1
    deck = DECK + player
    for card in pile:
        state.zone[card] = deck
        state.known[card] = 0
        # What lay in the discard pile is no more (ALT-OBJ-03).
        state.clock += 1
        state.stamp[card] = state.clock
    state.zones[deck] = pile + state.zones[deck]
    state.zones[DISCARD + player] = []
    if state.events is not None:
        state.report("reshuffled", "ALT-EMPTY-01", player=player)


def draw_each(state: AlteredState, players: list[int], counts: list[int], rule: str) -> None:
    """Let ``players``, given in initiative order, draw so many cards each, unless something modifies that."""
    if state.listening[MODIFIES_DRAWS]:
        controller = controller_of_step(state)
        plans = [DrawPlan(player, controller, count, rule) for player, count in zip(players, counts, strict=True)]
        state.agenda += reversed(plans)
        return
    for player, count in zip(players, counts, strict=True):
        draw(state, player, count, rule)


class DrawPlan(Plan):
    """A player about to draw cards."""

    __slots__ = ("count", "rule")

    event = MODIFIES_DRAWS

    def __init__(self, player: int, controller: int, count: int, rule: str) -> None:
        super().__init__(player, controller)
        self.count: int = count
        self.rule: str = rule

    def copy(self) -> DrawPlan:
        return DrawPlan(self.player, self.controller, self.count, self.rule)

    def carry_out(self, state: AlteredState) -> None:
        draw(state, self.player, self.count, self.rule)


def draw(state: AlteredState, player: int, count: int, rule: str) -> None:
    """Draw ``count`` cards, as one step (ALT-ACTION-DRAW-01), which nothing modifies any more."""
    need_deck(state, player, count)
    deck = state.zones[DECK + player]
    hand = state.zones[HAND + player]
    drawn = 0
    state.secrets += 1
    while deck and drawn < count:
        card = deck.pop()
        state.zone[card] = HAND + player
        hand.append(card)
        state.clock += 1
        state.stamp[card] = state.clock
        drawn += 1
    if drawn and state.events is not None:
        cards = hand[-drawn:]
        state.report_secret(
            "drew",
            rule,
            player,
            {"cards": [state.card[card].reference for card in cards], "ids": [state.stamp[card] for card in cards]},
            player=player,
            count=drawn,
        )
    if drawn and state.listening[CARDS_DRAWN]:
        announce(state, CARDS_DRAWN, waiting_for(state, CARDS_DRAWN), player)


def resupply(state: AlteredState, player: int) -> None:
    """Put the top card of the Deck face up into Reserve (ALT-ACTION-RESUPPLY-01)."""
    need_deck(state, player, 1)
    deck = state.zones[DECK + player]
    if not deck:
        return
    state.secrets += 1
    card = deck[-1]
    was_id = state.stamp[card]
    change_zone(state, card, RESERVE + player)
    if state.events is not None:
        report_move(state, card, DECK, RESERVE, was_id, "ALT-ACTION-RESUPPLY-01")
    refresh(state)
    announce(state, RESUPPLIED, waiting_for(state, RESUPPLIED), player, state.ref(card))


def top_to_mana(state: AlteredState, player: int, count: int, ready: bool = False) -> None:
    """Put the top cards of the Deck into the Mana zone, unseen, and exhausted unless ``ready`` (ALT-ZONE-16)."""
    need_deck(state, player, count)
    for _ in range(min(count, len(state.zones[DECK + player]))):
        move_to(state, [state.zones[DECK + player][-1]], MANA, "ALT-ZONE-16")
        if ready:
            state.spent[player] -= 1


def place_in_deck(state: AlteredState, card: int, place: int) -> None:
    """Put a card from the top of its Deck at another place, counted from the bottom where negative (ALT-ZONE-04).

    A place deeper than the Deck reaches is the far end (ALT-ZONE-05).
    """
    if state.zone[card] >= HAND:
        return
    deck = state.zones[state.zone[card]]
    deck.remove(card)
    at = len(deck) + 1 - place if place > 0 else -1 - place
    deck.insert(max(0, min(at, len(deck))), card)


# Statuses and counters (2.4, 2.5) ------------------------------------------------------------------------------------


def gain_status(state: AlteredState, card: int, status: int, rule: str) -> None:
    """Give a status; one already held changes nothing (ALT-STATUS-05), nor does one where none can be.

    No status exists in Deck, Hand or discard pile (ALT-STATUS-02), and a Landmark is never Fleeting
    (ALT-STATUS-FLEETING-07).
    """
    if state.zone[card] < RESERVE or state.status[card] & status:
        return
    if status == FLEETING and state.card[card].type == PERMANENT:
        return
    state.status[card] |= status
    if state.events is not None:
        state.report("gained_status", rule, **_piece(state, card), status=STATUS_NAMES[status])
    refresh(state)


def lose_status(state: AlteredState, card: int, status: int, rule: str) -> None:
    """Take a status away, however often it was granted (ALT-STATUS-06)."""
    if not state.status[card] & status:
        return
    state.status[card] &= ~status
    if state.events is not None:
        state.report("lost_status", rule, **_piece(state, card), status=STATUS_NAMES[status])
    refresh(state)


def gain_boosts(state: AlteredState, card: int, count: int, rule: str) -> None:
    """Add boost counters (ALT-COUNTER-08)."""
    if count <= 0 or state.zone[card] < RESERVE:
        return
    state.boosts[card] += count
    if state.events is not None:
        state.report("boosted", rule, **_piece(state, card), count=count)
    refresh(state)
    listeners = waiting_for(state, BOOSTS_GAINED)
    if listeners and state.zone[card] >= EXPEDITION:
        # In Reserve it is nobody's Character (ALT-CONTROL-02, ALT-CARD-04).
        announce(state, BOOSTS_GAINED, listeners, state.controller(card), state.ref(card))


def gain_counters(state: AlteredState, card: int, count: int, rule: str) -> None:
    """Add counters of the card's own kind, or remove them, never below zero (ALT-COUNTER-02)."""
    if state.zone[card] < RESERVE:
        return
    state.counters[card] = max(0, state.counters[card] + count)
    if state.events is not None:
        state.report("counters", rule, **_piece(state, card), count=count, now=state.counters[card])
    refresh(state)


def exhaust(state: AlteredState, card: int) -> None:
    """Exhaust a ready object (ALT-ACTION-EXHAUST-01)."""
    gain_status(state, card, EXHAUSTED, "ALT-ACTION-EXHAUST-01")


def _piece(state: AlteredState, card: int) -> dict[str, Detail]:
    return {"player": state.controller(card), "card": state.card[card].reference, "id": state.stamp[card]}


def pay_mana(state: AlteredState, player: int, count: int) -> None:
    """Exhaust ready Mana Orbs (ALT-COST-02)."""
    state.spent[player] += count


def switch_expeditions(state: AlteredState, cards: list[int]) -> None:
    """Move Characters to their controllers' other Expeditions: the objects stay the same (ALT-OBJ-09).

    They join an Expedition, but neither join nor leave the Expedition zone (ALT-ACTION-SWITCH-02).
    """
    joining = waiting_for(state, CHARACTER_JOINS)
    switched = [card for card in cards if EXPEDITION <= state.zone[card] <= LAST_IN_PLAY]
    for card in switched:
        old = state.zone[card]
        new = old ^ 1
        state.zones[old].remove(card)
        state.zones[new].append(card)
        state.zone[card] = new
        if state.events is not None:
            state.report("switched", "ALT-ACTION-SWITCH-01", **_piece(state, card), expedition=new - EXPEDITION)
    refresh(state)
    for card in switched:
        if not is_gigantic(state, card):
            # A Gigantic one was there before and joins nothing (ALT-KEYWORD-GIGANTIC-11).
            announce(state, CHARACTER_JOINS, joining, state.controller(card), state.ref(card))
