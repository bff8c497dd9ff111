"""Payments, against a search that tries everything: what can be paid, in which ways, and what is wanting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola.games.faeriell.actions import CARD, COLOUR, HERB, PAY, REGION_DISCOUNT
from tavola.games.faeriell.payment import (
    PayOneColour,
    begin_payment,
    can_pay,
    discounts_of,
    missing,
    payable_colours,
)
from tavola.games.faeriell.pieces import (
    ANY,
    CARD_KINDS,
    CARD_ROOM,
    COLOURS,
    CORRUPTION,
    HERO_TYPES,
)
from tavola.games.faeriell.state import FaeriellState
from tests.games.faeriell.scene import Scene

#: What may pay, in the words of the search: ("card", colour), ("herb", colour), ("innate", colour), ("region", ANY).
Thing = tuple[str, int]


class Purse(NamedTuple):
    """What a player has to pay with."""

    cards: tuple[int, ...]
    herbs: tuple[int, ...]
    innate: int
    regions: int

    def things(self) -> list[Thing]:
        """One by one."""
        found = [("card", card // CARD_ROOM) for card in self.cards] + [("herb", colour) for colour in self.herbs]
        return found + [("innate", self.innate)] * (self.innate >= 0) + [("region", ANY)] * self.regions


def pays(thing: Thing, symbol: int) -> bool:
    """Whether a thing may pay a symbol of a cost, as the rules have it (FAE-CORR-01, FAE-TRIBE-38, A14)."""
    kind, colour = thing
    return symbol in (ANY, colour) or kind == "region" or (kind == "card" and colour == CORRUPTION)


def symbols(cost: tuple[int, ...]) -> list[int]:
    """A cost spelt out."""
    return [symbol for symbol in range(COLOURS) for _ in range(cost[symbol])]


def ways(things: Counter[Thing], due: list[int]) -> Iterator[Counter[Thing]]:
    """Every way to pay: which things are used up."""
    if not due:
        yield Counter()
        return
    for thing in list(things):
        if things[thing] and pays(thing, due[0]):
            for rest in ways(things - Counter([thing]), due[1:]):
                yield rest + Counter([thing])


def all_ways(purse: Purse, cost: tuple[int, ...]) -> set[tuple[tuple[Thing, int], ...]]:
    """All ways, each sorted, without repetition."""
    return {tuple(sorted(way.items())) for way in ways(Counter(purse.things()), symbols(cost))}


def most_paid(things: Counter[Thing], due: list[int]) -> int:
    """How many symbols could be paid at best."""
    if not due:
        return 0
    best = most_paid(things, due[1:])
    for thing in list(things):
        if things[thing] and pays(thing, due[0]):
            best = max(best, 1 + most_paid(things - Counter([thing]), due[1:]))
    return best


CARDS = st.builds(lambda colour, side: colour * CARD_ROOM + side, st.integers(0, 4), st.integers(0, 1))
PURSES = st.builds(
    Purse,
    st.lists(CARDS, max_size=5).map(tuple),
    st.sets(st.integers(0, 3), max_size=2).map(lambda herbs: tuple(sorted(herbs))),
    st.integers(-1, 3),
    st.integers(0, 2),
)
COSTS = st.lists(st.integers(0, 4), min_size=1, max_size=5).map(
    lambda found: tuple(found.count(symbol) for symbol in range(COLOURS))
)


@st.composite
def payable(draw: st.DrawFn) -> tuple[Purse, tuple[int, ...]]:
    """A purse, and a cost that some of what is in it pays."""
    purse = draw(PURSES.filter(lambda one: bool(one.things())))
    things = draw(st.permutations(purse.things()))[: draw(st.integers(1, 5))]
    due = [draw(st.sampled_from([symbol for symbol in range(COLOURS) if pays(thing, symbol)])) for thing in things]
    return purse, tuple(due.count(symbol) for symbol in range(COLOURS))


EMPTY = Scene().state


def with_purse(purse: Purse) -> FaeriellState:
    """Nothing is going on, and player 0 has what is in the purse; the Hero whose ability fits is active."""
    state = EMPTY.clone()
    state.events = None
    state.choice, state.legal, state.agenda = None, [], []
    state.decks = [[] for _ in range(COLOURS)]
    for card in purse.cards:
        state.gain(0, card)
    state.herbs[0] = purse.herbs
    if purse.innate >= 0:
        state.hero_node[purse.innate] = 0
    return state


def used(before: FaeriellState, after: FaeriellState) -> tuple[tuple[Thing, int], ...]:
    """What the payment between two states used up; ``region_discounts`` of the latter tells of Settlements."""
    found: Counter[Thing] = Counter()
    for colour in range(COLOURS):
        found["card", colour] = before.essences[colour] - after.essences[colour]
    for herb in after.rotated_herbs[0]:
        found["herb", herb] += 1
    for kind in range(HERO_TYPES):
        found["innate", kind] = after.innate_used >> kind & 1
    found["region", ANY] = after.discounts - sum(found[thing] for thing in found if thing[0] in ("herb", "innate"))
    return tuple(sorted((+found).items()))


@settings(max_examples=150, deadline=None)
@given(PURSES, COSTS)
def check_can_pay(purse: Purse, cost: tuple[int, ...]) -> None:
    state = with_purse(purse)
    discounts = discounts_of(state, 0, purse.innate)
    possible = most_paid(Counter(purse.things()), symbols(cost)) == sum(cost)
    assert can_pay(state, 0, cost, discounts, purse.regions) is possible


@pytest.mark.rule("FAE-CORR-01", "FAE-CORR-02", "FAE-TRIBE-38")
def test_a_cost_can_be_paid_exactly_when_some_assignment_covers_it() -> None:
    """A14, A15."""
    check_can_pay()


@settings(max_examples=120, deadline=None)
@given(payable())
def check_ways(chosen: tuple[Purse, tuple[int, ...]]) -> None:
    purse, cost = chosen
    start = with_purse(purse)
    begin_payment(start, 0, cost, purse.innate, purse.regions)
    before = start.clone()
    start.advance()
    reached = set()
    seen = set()
    left = [start]
    while left:
        state = left.pop()
        if state.choice is None:
            check_finished(before, state, cost)
            reached.add(used(before, state))
            continue
        assert state.choice.kind == "pay"
        assert len(state.legal) > 1
        assert len(set(state.legal)) == len(state.legal)
        for option in state.legal:
            follow = state.clone()
            follow.apply_action(option)
            if option == PAY:
                # It pays all that is left.
                assert follow.choice is None
            key = (tuple(follow.pool), follow.rotated_herbs[0], follow.innate_used, follow.discounts, tuple(follow.due))
            if key not in seen:
                seen.add(key)
                left.append(follow)
    assert reached == all_ways(purse, cost)


def check_finished(before: FaeriellState, state: FaeriellState, cost: tuple[int, ...]) -> None:
    """The cost is paid, no more and no less, and what was spent is on the discard piles."""
    assert state.agenda == []
    assert sum(state.due) == 0
    spent = sum(before.essences) - sum(state.essences)
    assert spent + state.discounts == sum(cost)
    assert sum(len(pile) for pile in state.discards) == spent
    assert all(card // CARD_ROOM == colour for colour, pile in enumerate(state.discards) for card in pile)
    assert min(state.pool) >= 0
    assert sum(state.pool[:CARD_KINDS]) == sum(state.essences[:COLOURS])


@pytest.mark.rule("FAE-TRIBE-03", "FAE-TRIBE-39", "FAE-CORR-01")
def test_the_answers_lead_to_every_way_to_pay_and_to_nothing_else() -> None:
    check_ways()


@settings(max_examples=120, deadline=None)
@given(PURSES, st.integers(1, 5), st.integers(1, 15))
def check_one_colour(purse: Purse, count: int, allowed: int) -> None:
    plain = Purse(purse.cards, purse.herbs, purse.innate, 0)
    state = with_purse(plain)
    able = []
    for colour in range(4):
        cost = tuple(count if symbol == colour else 0 for symbol in range(COLOURS))
        if most_paid(Counter(plain.things()), symbols(cost)) == count:
            able.append(colour)
    assert payable_colours(state, 0, count, discounts_of(state, 0, plain.innate)) == able
    choice = PayOneColour(0, count, plain.innate, allowed)
    offered = [option - COLOUR for option in choice.options(state)]
    assert offered == [colour for colour in able if allowed >> colour & 1]
    for colour in offered:
        paid = state.clone()
        choice.take(paid, COLOUR + colour)
        before = paid.clone()
        paid.advance()
        while paid.choice is not None:
            paid.apply_action(paid.legal[-1])
        things = [thing for thing, _ in used(before, paid)]
        assert {thing[1] for thing in things} <= {colour, CORRUPTION}


@pytest.mark.rule("FAE-TRIBE-12", "FAE-TRIBE-20")
def test_one_colour_pays_exactly_when_it_and_corruption_are_enough() -> None:
    """A12, A13."""
    check_one_colour()


@settings(max_examples=150, deadline=None)
@given(PURSES, COSTS)
def check_missing(purse: Purse, cost: tuple[int, ...]) -> None:
    state = with_purse(purse)
    discounts = discounts_of(state, 0, purse.innate)
    gaps = missing(state, 0, cost, discounts, purse.regions)
    assert sum(gaps) == sum(cost) - most_paid(Counter(purse.things()), symbols(cost))
    assert all(0 <= gap <= symbol for gap, symbol in zip(gaps, cost, strict=True))
    # With just what is named, and nothing wild, the cost is paid.
    helped = state.clone()
    for colour in range(4):
        for _ in range(gaps[colour]):
            helped.gain(0, colour * CARD_ROOM)
    if gaps[ANY]:
        assert not can_pay(helped, 0, cost, discounts, purse.regions)
        for _ in range(gaps[ANY]):
            helped.gain(0, 0)
    assert can_pay(helped, 0, cost, discounts, purse.regions)


@pytest.mark.rule("FAE-CORR-01")
def test_what_is_named_as_missing_is_what_would_be_enough() -> None:
    check_missing()


@pytest.mark.rule("FAE-CORR-01", "FAE-TRIBE-38")
@pytest.mark.parametrize(
    ("cards", "cost", "regions", "gaps"),
    [
        ((), (0, 2, 0, 0, 1), 0, [0, 2, 0, 0, 1]),
        (("yellow",), (0, 2, 0, 0, 1), 0, [0, 1, 0, 0, 1]),
        (("yellow", "red", "red"), (0, 2, 0, 0, 1), 0, [0, 1, 0, 0, 0]),
        (("yellow", "corruption"), (0, 2, 0, 0, 1), 0, [0, 0, 0, 0, 1]),
        (("blue", "blue", "blue", "blue"), (1, 0, 2, 1, 0), 0, [1, 0, 0, 1, 0]),
        (("blue", "blue"), (1, 0, 2, 1, 0), 1, [0, 0, 0, 1, 0]),
        (("blue", "blue", "corruption"), (1, 0, 2, 1, 0), 1, [0, 0, 0, 0, 0]),
        (("yellow", "yellow", "yellow"), (0, 2, 0, 0, 1), 0, [0, 0, 0, 0, 0]),
        (("yellow", "corruption", "corruption"), (0, 2, 0, 0, 1), 0, [0, 0, 0, 0, 0]),
        (("yellow", "corruption", "corruption"), (0, 2, 0, 0, 2), 0, [0, 0, 0, 0, 1]),
        ((), (0, 0, 0, 0, 2), 1, [0, 0, 0, 0, 1]),
    ],
)
def test_the_gaps_of_a_cost_are_named(
    cards: tuple[str, ...], cost: tuple[int, ...], regions: int, gaps: list[int]
) -> None:
    scene = Scene()
    scene.essences(0, *cards)
    scene.essences(1, "red", "yellow", "blue", "green", "corruption")
    assert missing(scene.state, 0, cost, [0, 0, 0, 0], regions) == gaps


@pytest.mark.rule("FAE-TRIBE-03")
def test_the_suggested_payment_uses_the_right_colour_and_free_things_first() -> None:
    state = with_purse(Purse((16, 17, 32), (2,), -1, 1))
    begin_payment(state, 0, (0, 0, 2, 0, 0), -1, 1)
    state.advance()
    assert state.legal == [PAY, HERB + 2, CARD + 16, CARD + 17, REGION_DISCOUNT, CARD + 32]
    state.apply_action(PAY)
    assert (state.essences[2], state.essences[CORRUPTION], state.discounts) == (1, 1, 1)


def test_a_cost_of_nothing_is_not_asked_for() -> None:
    state = with_purse(Purse((16,), (), -1, 2))
    begin_payment(state, 0, (0, 0, 0, 0, 0), -1, 2)
    state.advance()
    assert state.choice is None
    assert state.essences[2] == 1
