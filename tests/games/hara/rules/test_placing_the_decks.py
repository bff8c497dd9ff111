"""Placing The Decks: what is shuffled, what goes to the box, what is seen of a deck."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.hara.determinize import determinize
from tavola.games.hara.pieces import DUSK_DECK, EVENT, HEX_KINDS, MONSTER, WORLDS
from tavola.kernel.rng import Rng
from tests.games.hara.scene import Scene

SEEDS = range(25)


def whole_decks(scene: Scene) -> list[list[int]]:
    """The decks with what Dawn of Day 1 has spawned from them on top again."""
    state = scene.state
    decks = [deck[:] for deck in state.decks]
    for space in state.spread:
        card = state.hex_at[space]
        decks[state.cards.hex_cards[card].deck].append(card)
    return decks


@pytest.mark.rule("HARA-DECKS-01", "HARA-DECKS-02")
def test_two_random_events_of_each_world_go_to_the_box() -> None:
    gone = set()
    for seed in SEEDS:
        scene = Scene.at_setup(seed=seed)
        cards = scene.state.cards.hex_cards
        for world, deck in enumerate(whole_decks(scene)[1:], 1):
            kinds = Counter(cards[card].kind for card in deck)
            assert kinds == {MONSTER: 9, EVENT: 5}
            assert {cards[card].deck for card in deck} == {world}
        boxed = [cards[card] for card in scene.state.box]
        assert Counter(card.deck for card in boxed) == dict.fromkeys(range(1, WORLDS + 1), 2)
        assert {card.kind for card in boxed} == {EVENT}
        gone |= {card.id for card in boxed}
    assert len(gone) == WORLDS * 7


@pytest.mark.rule("HARA-DECKS-02")
def test_no_card_is_in_two_places() -> None:
    scene = Scene.at_setup()
    cards = [card for deck in whole_decks(scene) for card in deck] + scene.state.box
    assert sorted(cards) == list(range(len(scene.state.cards.hex_cards)))


@pytest.mark.rule("HARA-DECKS-03", "HARA-DECKS-05")
def test_world_dusk_and_world_shift_decks_are_shuffled() -> None:
    orders: list[set[tuple[int, ...]]] = [set() for _ in range(WORLDS + 2)]
    first_events = set()
    for seed in SEEDS:
        scene = Scene.at_setup(seed=seed)
        for number, deck in enumerate(scene.state.decks):
            orders[number].add(tuple(deck))
        orders[-1].add(tuple(scene.state.shift_deck))
        assert sorted(scene.state.shift_deck) == list(range(12))
        # Monsters and Events are mixed.
        kinds = [scene.state.cards.hex_cards[card].kind for card in scene.state.decks[1]]
        first_events.add(kinds.index(EVENT))
    assert [len(found) for found in orders] == [len(SEEDS)] * len(orders)
    assert len(first_events) > 2


@pytest.mark.rule("HARA-DECKS-03")
def test_each_world_spawns_from_its_own_deck_on_its_own_tile() -> None:
    for seed in SEEDS:
        state = Scene.at_setup(seed=seed).state
        assert [state.cards.hex_cards[state.hex_at[space]].deck for space in state.spread] == [
            space // 7 for space in state.spread
        ]
        assert len(state.spread) == WORLDS


@pytest.mark.rule("HARA-DECKS-04")
def test_item_dusk_and_world_shift_decks_lie_beside_the_board() -> None:
    table = Scene.at_setup("kaoru", "leaf").table()
    assert (table["dusk_cards"], table["shifts"]) == (30, 12)
    assert sum(table["items"].values()) == 50 - 2
    assert table["tiles"][0]["cards"] == 0


@pytest.mark.rule("HARA-DECKS-06")
@pytest.mark.parametrize("number", [0, 1, 16, 24])
def test_an_item_is_taken_by_its_number_whatever_the_seed(number: int) -> None:
    for seed in range(5):
        scene = Scene.at_setup("kaoru", "leaf", seed=seed)
        scene.no_items("kaoru")
        copies = scene.state.items_left[number]
        scene.effect(f'{{do = "item", number = {number}}}')
        item = scene.state.cards.items[number]
        assert scene.items("kaoru") == {item.id: 1}
        assert scene.state.items_left[number] == copies - 1


@pytest.mark.rule("HARA-DECKS-07")
@pytest.mark.parametrize("card", ["hedge_imp", "white_fog"])
def test_the_back_of_the_top_card_tells_a_monster_from_an_event(card: str) -> None:
    scene = Scene("kaoru", "leaf")
    scene.top_of("oakenmoor", card)
    tile = scene.table()["tiles"][3]
    assert tile["top"] == HEX_KINDS[scene.state.cards.hex_cards[scene.card(card)].kind]
    # The back does not tell which one it is.
    assert card not in str(scene.table())
    assert scene.state.decks[DUSK_DECK]


@pytest.mark.rule("HARA-DECKS-07", "HARA-DECKS-03")
def test_whoever_guesses_at_a_deck_knows_the_type_of_its_top_card_and_no_order() -> None:
    scene = Scene.at_setup("kaoru", "leaf")
    cards = scene.state.cards.hex_cards
    tops: set[int] = set()
    for seed in SEEDS:
        guess = determinize(scene.state, 0, Rng(seed))
        for world in range(1, WORLDS + 1):
            assert cards[guess.decks[world][-1]].kind == cards[scene.state.decks[world][-1]].kind
            assert len(guess.decks[world]) == len(scene.state.decks[world])
        tops.add(guess.decks[1][-1])
    assert len(tops) > 2
