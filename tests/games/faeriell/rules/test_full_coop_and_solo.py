"""Full Coop & Solo Play Modes: setup, what differs in play, and how a team wins."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.ending import TEAM_TARGETS, glory, team_has_won
from tavola.games.faeriell.pieces import CARD_KINDS, CARD_ROOM, CORRUPTION, DRUID, GUARDIAN_NAMES, HERO_NAMES
from tavola.games.faeriell.state import COOP, DOOM, SOLO, TEAM, VERSUS
from tests.games.faeriell.scene import Scene

SEEDS = range(12)
TEAMS = [(1, SOLO), (2, COOP), (3, COOP), (4, COOP)]


# Setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-COOP-03")
def test_each_player_has_a_random_deck_of_one_of_the_four_colours() -> None:
    seen = set()
    for seed in SEEDS:
        state = Scene.at_setup(4, seed, mode=COOP).state
        colours = [{card // CARD_ROOM for card in cards} for cards in state.drawn]
        assert [len(one) for one in colours] == [1, 1, 1, 1]
        # The Corruption deck is nobody's, and each deck is one player's (A86).
        assert set().union(*colours) == {0, 1, 2, 3}
        seen.add(tuple(colours[0]))
    assert len(seen) == 4


@pytest.mark.rule("FAE-COOP-04", "FAE-COOP-05")
@pytest.mark.parametrize(("seats", "mode", "cards", "tiles"), [(1, 2, 4, 1), (2, 1, 4, 1), (3, 1, 3, 2), (4, 1, 3, 2)])
def test_cards_drawn_and_hero_tiles_set_aside(seats: int, mode: int, cards: int, tiles: int) -> None:
    aside = set()
    for seed in SEEDS:
        state = Scene.at_setup(seats, seed, mode=mode).state
        assert [len(drawn) for drawn in state.drawn] == [cards] * seats
        assert [bits.bit_count() for bits in state.aside_heroes] == [tiles] * seats
        aside |= set(state.aside_heroes)
        for drawn in state.drawn:
            assert len(state.decks[drawn[0] // CARD_ROOM]) == 16 - cards
    assert len(aside) >= 4


@pytest.mark.rule("FAE-COOP-06")
@pytest.mark.parametrize(("seats", "mode"), TEAMS)
def test_there_is_no_sower_for_a_team(seats: int, mode: int) -> None:
    assert Scene.at_setup(seats, mode=mode, kickstarter=True).state.sower_stock == []
    scene = Scene(seats=seats, mode=mode)
    scene.hero(0, "druid", "N01")
    scene.state.corruption[0], scene.state.fallen = 5, 1
    scene.phase("tribe")
    scene.do("done")
    assert scene.kind == "phase"
    assert scene.state.sower == -1
    assert scene.at(0, "druid") == "N01"


@pytest.mark.rule("FAE-COOP-07")
@pytest.mark.parametrize(("seats", "mode"), TEAMS)
def test_a_settlement_goes_into_the_area_of_a_drawn_card_which_is_revealed_and_discarded(seats: int, mode: int) -> None:
    scene = Scene.at_setup(seats, mode=mode)
    state, player = scene.state, scene.player
    drawn = state.drawn[player]
    areas = {card % CARD_ROOM for card in drawn}
    assert {state.world.area[scene.region(words)] for words in scene.legal()} == areas
    assert len(scene.legal()) == 4 * len(areas)
    region = scene.legal()[-1]
    scene.do(region)
    gone = list(drawn)
    for card in state.drawn[player]:
        gone.remove(card)
    assert [card % CARD_ROOM for card in gone] == [state.world.area[scene.region(region)]]
    assert gone[0] in state.discards[gone[0] // CARD_ROOM]
    revealed = scene.told("revealed_for")[0]
    assert (revealed["player"], revealed["guardian"]) == (player, GUARDIAN_NAMES[gone[0] % CARD_ROOM])


@pytest.mark.rule("FAE-COOP-07")
def test_another_guardian_is_for_the_second_settlement_and_any_region_where_no_card_fits() -> None:
    scene = Scene.at_setup(1, mode=SOLO)
    owl, bear = GUARDIAN_NAMES.index("owl"), GUARDIAN_NAMES.index("bear")
    scene.state.drawn[0] = (owl, owl, bear, bear)
    assert scene.state.choice is not None
    scene.state.legal = scene.state.choice.options(scene.state)
    assert {words.split("-")[0] for words in scene.legal()} == {"OWL", "BEAR"}
    scene.do("OWL-A")
    # Its Guardian is drawn twice: the other card is taken (A87).
    assert {words.split("-")[0] for words in scene.legal()} == {"BEAR"}
    scene.do("BEAR-A")
    scene.until("place_settlement")
    assert len(scene.legal()) == 30


@pytest.mark.rule("FAE-COOP-08")
@pytest.mark.parametrize(("seats", "mode"), TEAMS)
def test_a_hero_set_aside_is_no_starting_hero(seats: int, mode: int) -> None:
    for seed in SEEDS:
        scene = Scene.at_setup(seats, seed, mode=mode)
        aside = scene.state.aside_heroes[:]
        while scene.kind != "phase":
            if scene.kind in ("first_hero", "second_hero"):
                offered = {HERO_NAMES.index(words.removeprefix("dress up ")) for words in scene.legal()}
                active = set(scene.state.heroes(scene.player))
                away = {kind for kind in range(4) if aside[scene.player] >> kind & 1}
                assert offered == set(range(4)) - away - active
            scene.do(scene.legal()[0])


@pytest.mark.rule("FAE-COOP-10")
@pytest.mark.parametrize(("seats", "mode"), TEAMS)
def test_after_setup_the_heroes_set_aside_may_be_dressed(seats: int, mode: int) -> None:
    scene = Scene.at_setup(seats, mode=mode)
    scene.until("place_settlement")
    aside = [HERO_NAMES[kind] for kind in range(4) if scene.state.aside_heroes[0] >> kind & 1]
    scene.play_setup()
    assert scene.state.aside_heroes == [0] * seats
    for hero in aside:
        scene.essences(0, *[("red", "yellow", "blue", "green")[HERO_NAMES.index(hero)]] * 3)
    scene.phase("tribe")
    assert {f"dress up {hero}" for hero in aside} <= set(scene.legal())


@pytest.mark.rule("FAE-COOP-11")
@pytest.mark.parametrize(("seats", "mode"), TEAMS)
def test_after_setup_all_cards_drawn_for_it_are_back_in_their_shuffled_decks(seats: int, mode: int) -> None:
    scene = Scene.after_setup(seats, mode=mode)
    state = scene.state
    assert state.discards == [[]] * 5
    assert state.drawn == [()] * seats
    held = [sum(state.essences[colour::5]) for colour in range(5)]
    assert [len(deck) for deck in state.decks] == [16 - count for count in held]


@pytest.mark.rule("FAE-COOP-11")
def test_what_comes_back_does_not_lie_on_top_of_its_deck() -> None:
    ends = set()
    for seed in range(8):
        scene = Scene.at_setup(1, seed, mode=SOLO)
        colour = scene.state.drawn[0][0] // CARD_ROOM
        scene.until("second_hero")
        below = tuple(scene.state.decks[colour])
        scene.play_setup()
        ends.add(tuple(scene.state.decks[colour])[: len(below)] == below)
    assert ends == {False}


@pytest.mark.rule("FAE-COOP-02")
@pytest.mark.parametrize(("seats", "mode"), TEAMS)
def test_for_the_rest_a_team_is_set_up_as_usual(seats: int, mode: int) -> None:
    state = Scene.after_setup(seats, mode=mode).state
    assert sum(token >= 0 for token in state.token_on) == 4
    assert len(state.bag) == 17
    assert [len(state.herb_row), sum(len(pile) for pile in state.piles)] == [3, 22]
    assert state.slots == [31] * seats


# Gameplay -------------------------------------------------------------------------------------------------------------


def corruption_event(level: int, mode: int) -> Scene:
    """The player draws a Corruption token."""
    scene = Scene(seats=2, mode=mode)
    scene.state.corruption[0] = level
    scene.bag("corruption")
    scene.phase("event")
    scene.until("corruption", "phase")
    return scene


@pytest.mark.rule("FAE-COOP-12")
@pytest.mark.parametrize(
    ("mode", "level", "open_"), [(COOP, 3, True), (COOP, 4, False), (VERSUS, 4, True), (VERSUS, 5, True)]
)
def test_a_team_player_on_the_fourth_slot_cannot_yield(mode: int, level: int, open_: bool) -> None:
    scene = corruption_event(level, mode)
    if open_:
        assert scene.words_are("yield", "ignore")
    else:
        # Ignore alone is left, so it is no question: the token lies, and Doom has moved.
        assert scene.state.corruption[0] == level
        assert scene.state.doom == 1
        assert [token >> 2 for token in scene.state.token_on if token >= 0] == [CORRUPTION]


def harvest_a_forest(mode: int, seats: int = 3) -> Scene:
    """Everybody owns a Forest; the active player moves the Harvest token onto that icon."""
    scene = Scene(seats=seats, mode=mode)
    for player, region in enumerate(("OWL-A", "WOLF-D", "SNAKE-A")):
        scene.own(player, region)
        scene.guardian(region.split("-")[0].lower(), region[:-1] + "B")
    scene.wheel("wolf")
    scene.herb(0, "harvest-forest")
    scene.bag()
    scene.phase("event")
    scene.until("harvest")
    scene.do("1")
    return scene


@pytest.mark.rule("FAE-COOP-13", "FAE-COOP-14")
def test_in_a_team_the_active_player_alone_harvests_a_terrain_with_herbs_as_usual() -> None:
    scene = harvest_a_forest(COOP)
    assert [scene.count(player, "green") for player in range(3)] == [2, 0, 0]


@pytest.mark.rule("FAE-COOP-13")
def test_who_play_against_each_other_all_harvest_a_terrain() -> None:
    scene = harvest_a_forest(VERSUS)
    assert [scene.count(player, "green") for player in range(3)] == [2, 1, 1]


@pytest.mark.rule("FAE-COOP-13")
def test_a_guardian_icon_still_gives_to_the_whole_team() -> None:
    scene = Scene(seats=2, mode=COOP)
    scene.own(0, "WOLF-A")
    scene.own(1, "WOLF-D")
    scene.guardian("wolf", "WOLF-B")
    scene.wheel("owl")
    scene.bag()
    scene.phase("event")
    scene.until("harvest")
    scene.do("1")
    assert (scene.count(0, "blue"), scene.count(1, "green")) == (1, 1)


@pytest.mark.rule("FAE-COOP-15")
@pytest.mark.parametrize(
    ("doom", "after"), [(0, 1), (3, 4), (4, 5), (5, 7), (8, 10), (9, 11), (10, 13), (11, 14), (12, 15), (14, 15)]
)
@pytest.mark.parametrize(("seats", "mode"), [(1, SOLO), (3, COOP)])
def test_at_the_end_of_the_round_doom_moves_by_the_menaces_at_its_space(
    doom: int, after: int, seats: int, mode: int
) -> None:
    # They are read before it moves (A90).
    scene = Scene(seats=seats, mode=mode)
    scene.state.doom = doom
    scene.end_round()
    assert scene.state.doom == after
    assert scene.state.ending == (DOOM if after == 15 else 0)
    assert scene.state.places == ([0] * seats if after == 15 else [])
    assert (scene.kind == "phase") == (after < 15)
    # On 15 nothing more happens: the First Player token stays.
    assert scene.state.first_player == (1 % seats if after < 15 else 0)


@pytest.mark.rule("FAE-COOP-15")
def test_doom_does_not_move_by_itself_between_rounds_nor_against_each_other() -> None:
    scene = Scene(seats=2, mode=COOP)
    scene.do("tribe")
    assert (scene.player, scene.state.doom) == (1, 0)
    scene = Scene(seats=2)
    scene.end_round()
    assert (scene.state.round, scene.state.doom) == (2, 0)


@pytest.mark.rule("FAE-COOP-15", "FAE-COOP-17")
def test_a_win_is_looked_at_before_doom_moves_by_itself() -> None:
    scene = Scene(seats=1, mode=SOLO)
    scene.state.doom = 14
    scene.claimed(0, "vigor", "influence", "spirit", "ley_lines", "herbs")
    scene.end_round()
    assert (scene.state.ending, scene.state.doom) == (TEAM, 14)


# Winning --------------------------------------------------------------------------------------------------------------


FIVE = ("vigor", "influence", "spirit", "ley_lines", "herbs")


@pytest.mark.rule("FAE-COOP-16")
@pytest.mark.parametrize(("more", "won"), [(FIVE[:4], False), (FIVE, True)])
def test_six_achievements_win_alone(more: tuple[str, ...], won: bool) -> None:
    scene = Scene(seats=1, mode=SOLO)
    scene.claimed(0, *more)
    scene.do("hero")
    assert (scene.state.ending == TEAM) == won
    assert scene.state.places == ([1] if won else [])


@pytest.mark.rule("FAE-COOP-17", "FAE-COOP-16")
def test_a_team_wins_at_the_end_of_the_turn_and_not_in_the_middle_of_it() -> None:
    scene = Scene(seats=1, mode=SOLO)
    scene.own(0, "OWL-A")
    scene.essences(0, *["red"] * 4)
    scene.phase("tribe")
    scene.claimed(0, *FIVE)
    scene.do("settle OWL-B")
    scene.pay()
    assert (scene.kind, scene.state.ending) == ("tribe", 0)
    scene.do("done")
    assert scene.state.ending == TEAM


def team(seats: int, claims: list[list[int]]) -> Scene:
    """A team whose players hold these Achievements, by number."""
    scene = Scene(seats=seats, mode=COOP)
    scene.state.claims = [sum(1 << one for one in each) for each in claims]
    return scene


def spread(different: int, tokens: int, seats: int) -> list[list[int]]:
    """So many tokens on so many different Achievements, six of a player at most."""
    wanted = [*range(different), *range(different)][:tokens]
    return [wanted[player * 6 : player * 6 + 6] for player in range(seats)]


TARGETS = [
    pytest.param(2, 10, 12, marks=pytest.mark.rule("FAE-COOP-20")),
    pytest.param(3, 14, 17, marks=pytest.mark.rule("FAE-COOP-21")),
    pytest.param(4, 17, 21, marks=pytest.mark.rule("FAE-COOP-22")),
]


@pytest.mark.rule("FAE-COOP-18")
@pytest.mark.parametrize(("seats", "different", "tokens"), TARGETS)
def test_a_team_wins_with_enough_different_achievements(seats: int, different: int, tokens: int) -> None:
    scene = team(seats, spread(different, different, seats))
    scene.end_round()
    assert scene.state.ending == TEAM
    assert scene.state.places == [1] * seats
    # One that several players hold counts once: it does no harm, but one fewer different one is not enough.
    assert team_has_won(team(seats, spread(different, different + 1, seats)).state)
    scene = team(seats, spread(different - 1, different, seats))
    assert different < tokens
    scene.end_round()
    assert scene.state.ending == 0


@pytest.mark.rule("FAE-COOP-19")
@pytest.mark.parametrize(("seats", "different", "tokens"), TARGETS)
def test_a_team_wins_with_enough_tokens_whatever_they_lie_on(seats: int, different: int, tokens: int) -> None:
    scene = team(seats, spread(different - 1, tokens, seats))
    scene.end_round()
    assert scene.state.ending == TEAM
    scene = team(seats, spread(different - 1, tokens - 1, seats))
    assert not team_has_won(scene.state)


@pytest.mark.rule("FAE-COOP-23")
def test_the_row_of_five_players_is_kept() -> None:
    assert TEAM_TARGETS[5] == (20, 24)


@pytest.mark.rule("FAE-COOP-18")
def test_players_against_each_other_win_by_no_team_target() -> None:
    scene = Scene(seats=2)
    scene.state.claims = [0b111111, 0b111111000000]
    scene.end_round()
    assert scene.state.ending == 0


@pytest.mark.rule("FAE-COOP-24")
@pytest.mark.parametrize(
    ("tokens", "levels", "ranks"),
    [
        ([5, 6, 4], [0, 4, 0], [2, 1, 3]),
        ([5, 5, 4], [2, 1, 0], [2, 1, 3]),
        ([5, 5, 6], [1, 1, 4], [2, 2, 1]),
    ],
)
def test_the_team_ranks_by_tokens_and_then_by_least_corruption(
    tokens: list[int], levels: list[int], ranks: list[int]
) -> None:
    scene = team(3, [list(range(count)) for count in tokens])
    scene.state.corruption = levels
    assert glory(scene.state) == ranks


@pytest.mark.rule("FAE-COOP-02")
def test_a_fifth_achievement_does_not_end_the_game_of_a_team() -> None:
    scene = Scene(seats=2, mode=COOP)
    for colour in ("red", "yellow", "blue", "green"):
        scene.tracked(0, colour, 4)
    scene.look()
    scene.until("phase")
    assert scene.state.claims[0].bit_count() == 5
    assert not scene.state.triggered
    scene.end_round()
    assert scene.state.ending == 0


@pytest.mark.rule("FAE-COOP-15")
def test_doom_on_15_is_lost_by_a_team_with_five_achievements_too() -> None:
    # The optional rule is for those who play against each other (A88).
    scene = Scene(seats=2, mode=COOP, doom_shield=True)
    scene.claimed(0, "vigor", "influence", "spirit", "ley_lines")
    scene.state.doom = 14
    scene.end_round()
    assert (scene.state.ending, scene.state.places) == (DOOM, [0, 0])


@pytest.mark.rule("FAE-COOP-10")
def test_the_shadow_is_never_set_aside() -> None:
    for seed in SEEDS:
        state = Scene.at_setup(4, seed, mode=COOP, shadows=True).state
        assert all(bits >> DRUID + 1 == 0 for bits in state.aside_heroes)
        assert len(state.pool) == 4 * CARD_KINDS
