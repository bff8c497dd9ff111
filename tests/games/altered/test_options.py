"""Every option of the game changes what it says (``rulings`` 2)."""

from __future__ import annotations

import pytest

from tavola.games.altered.deck import deck_text
from tavola.games.altered.game import Altered
from tavola.games.altered.legality import BadDeck
from tavola.games.altered.objects import new_card
from tavola.games.altered.options import OPTIONS
from tavola.games.altered.state import AlteredState
from tavola.games.altered.victory import open_the_arena
from tavola.games.altered.zones import DECK, DISCARD, EXPEDITION, HAND
from tavola.kernel.errors import BadSetting
from tests.games.altered.scene import card

ALTERED = Altered()
FIRST_DAY, SECOND_DAY = 1, 2


def game(**chosen: object) -> AlteredState:
    """A game with these options, in the first Afternoon turn of Day 1."""
    state = ALTERED.new_state(ALTERED.settle(2, chosen), 1, True)
    assert isinstance(state, AlteredState)
    while state.choice is not None and state.choice.kind == "first_orbs":
        state.apply_action(state.legal[0])
    return state


def asked(state: AlteredState) -> str:
    return state.choice.kind if state.choice is not None else ""


def decline(state: AlteredState, kind: str) -> None:
    """Answer pass or no as long as this is asked."""
    while asked(state) == kind:
        state.apply_action(state.legal[0])


# What there is -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-OVER-04", "ALT-OPT-02")
def test_the_defaults() -> None:
    settings = ALTERED.settle(2, {})
    assert {name: settings[name] for name in ("profile", "empty_deck", "balance", "format")} == {
        "profile": "summary",
        "empty_deck": "any_time",
        "balance": "2025-11",
        "format": "constructed",
    }


@pytest.mark.parametrize("name", [option.name for option in OPTIONS if option.values])
def test_no_other_value_may_be_chosen(name: str) -> None:
    with pytest.raises(BadSetting, match=name):
        ALTERED.settle(2, {name: "as we like it"})


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_names_rules_that_exist(option: object) -> None:
    known = {rule.id for rule in ALTERED.rulebook()}
    rules = getattr(option, "rules", ())
    assert rules
    assert set(rules) <= known


# profile -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-OVER-04", "ALT-VICTORY-01", "ALT-VICTORY-02")
@pytest.mark.parametrize(("profile", "over"), [("summary", True), ("complete", False)])
def test_the_profile_says_when_the_game_ends(profile: str, over: bool) -> None:
    state = game(profile=profile)
    state.at = [4, 4, 0, 7]
    state.counters_moved = True
    state.apply_action(state.legal[0])
    assert state.is_terminal() == over
    decline(state, "turn")
    assert state.winner == 0


@pytest.mark.rule("ALT-OVER-04", "ALT-ARENA-06", "ALT-ARENA-07")
@pytest.mark.parametrize(("profile", "winner"), [("summary", 0), ("complete", 1)])
def test_the_profile_says_who_wins_the_arena(profile: str, winner: int) -> None:
    state = game(profile=profile)
    open_the_arena(state)
    # Tanuki leads in Forest and Mountain, 3 to 2; Alice has the higher grand total, 8 to 6.
    new_card(state, card("YZ_13_C"), 0, EXPEDITION)
    new_card(state, card("LY_09_C"), 1, EXPEDITION + 2)
    decline(state, "turn")
    assert state.winner == winner


# empty_deck ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-EMPTY-05", "ALT-EMPTY-01")
@pytest.mark.parametrize(
    ("empty_deck", "question", "drawn"), [("any_time", "expand", 2), ("morning_only", "refill", 0)]
)
def test_the_option_says_when_an_empty_deck_is_refilled(empty_deck: str, question: str, drawn: int) -> None:
    state = game(empty_deck=empty_deck)
    for player in (0, 1):
        for number in state.zones[DECK + player]:
            state.zone[number] = DISCARD + player
        state.zones[DISCARD + player] += state.zones[DECK + player]
        state.zones[DECK + player] = []
    decline(state, "turn")
    assert (state.day, asked(state)) == (SECOND_DAY, question)
    assert [len(state.zones[HAND + player]) for player in (0, 1)] == [3 + drawn, 3 + drawn]


# balance -------------------------------------------------------------------------------------------------------------


def recruits(state: AlteredState) -> list[int]:
    """The tokens in the Expeditions of each player."""
    return [
        sum(state.card[one].token for side in (0, 1) for one in state.zones[EXPEDITION + 2 * player + side])
        for player in (0, 1)
    ]


@pytest.mark.rule("ALT-OPT-01")
@pytest.mark.card("OR_01_C")
@pytest.mark.parametrize(("balance", "on_day_1"), [("2025-11", 1), ("2026-02", 0)])
def test_the_balance_says_whether_sigismar_works_on_day_1(balance: str, on_day_1: int) -> None:
    state = game(balance=balance, decks="ordis")
    assert (state.day, recruits(state)) == (FIRST_DAY, [on_day_1, on_day_1])


@pytest.mark.rule("ALT-OPT-01")
@pytest.mark.card("OR_01_C")
@pytest.mark.parametrize("balance", ["2025-11", "2026-02"])
def test_sigismar_works_on_day_2_in_either_balance(balance: str) -> None:
    state = game(balance=balance, decks="ordis")
    decline(state, "turn")
    decline(state, "expand")
    assert (state.day, asked(state), recruits(state)) == (SECOND_DAY, "turn", [1, 1])


@pytest.mark.rule("ALT-OPT-01")
@pytest.mark.card("BR_01_C")
@pytest.mark.parametrize("balance", ["2025-11", "2026-02"])
def test_the_balance_changes_no_other_hero(balance: str) -> None:
    state = game(balance=balance, decks="bravos")
    assert (state.day, sum(recruits(state))) == (FIRST_DAY, 1)


# format --------------------------------------------------------------------------------------------------------------

#: Thirty cards of two factions, without a Hero, with ten copies of each.
POOL = "10 ALT_CORE_B_AX_08_C\n10 ALT_CORE_B_BR_08_C\n10 ALT_CORE_B_BR_13_C\n"
STARTER = deck_text("axiom")


@pytest.mark.rule("ALT-OPT-02", "ALT-DECK-01")
@pytest.mark.parametrize("format", ["constructed", "no_unique", "limited"])
def test_a_starter_deck_is_legal_in(format: str) -> None:
    ALTERED.settle(2, {"format": format, "decks": STARTER})


@pytest.mark.rule("ALT-OPT-02", "ALT-DECK-06")
def test_a_small_pool_of_two_factions_is_legal_in_limited() -> None:
    state = game(format="limited", decks=POOL)
    assert [state.hero(player) for player in (0, 1)] == [-1, -1]


@pytest.mark.rule("ALT-OPT-02", "ALT-OPT-03", "ALT-DECK-01")
@pytest.mark.parametrize("format", ["constructed", "no_unique", "singleton"])
def test_a_small_pool_of_two_factions_is_not_legal_in(format: str) -> None:
    with pytest.raises(BadDeck, match="ALT-DECK-01"):
        ALTERED.settle(2, {"format": format, "decks": POOL})


@pytest.mark.rule("ALT-OPT-03")
def test_a_starter_deck_is_too_small_and_has_too_many_copies_for_singleton() -> None:
    with pytest.raises(BadDeck, match="ALT-OPT-03"):
        ALTERED.settle(2, {"format": "singleton", "decks": STARTER})


@pytest.mark.rule("ALT-OPT-03")
def test_a_unique_is_refused_without_uniques() -> None:
    with pytest.raises(BadDeck, match="ALT-OPT-03"):
        ALTERED.settle(2, {"format": "no_unique", "decks": f"{STARTER}1 ALT_CORE_B_AX_08_U_7\n"})
