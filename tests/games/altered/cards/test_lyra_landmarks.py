"""The Landmarks of Lyra, played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

FESTIVALS = ["LY_29_C", "LY_29_R1", "LY_29_R2"]

# Lyra Festival -------------------------------------------------------------------------------------------------------


def celebrate(reference: str, player: int, *statuses: str) -> Scene:
    """The Festival of player 0 in play and Characters of ``player`` with these statuses, at the end of Dusk."""
    scene = Scene()
    scene.put(reference, "landmark")
    for number, status in enumerate(statuses):
        scene.put("LY_08_C", ("hero", "companion")[number & 1], player, statuses=status)
    scene.to_dusk()
    return scene


@pytest.mark.card(*FESTIVALS)
@pytest.mark.parametrize("reference", FESTIVALS)
@pytest.mark.rule("ALT-VICTORY-14")
@pytest.mark.parametrize(
    "statuses",
    [
        ("fleeting", "anchored", "asleep"),
        ("asleep", "fleeting", "anchored", ""),
        # Each of them may have more than the one that it stands for.
        ("fleeting anchored asleep", "anchored", "fleeting anchored"),
    ],
)
def test_the_festival_wins_at_dusk_with_all_three_statuses(reference: str, statuses: tuple[str, ...]) -> None:
    scene = celebrate(reference, 0, *statuses)
    assert scene.state.winner == 0
    assert scene.asked == ""


@pytest.mark.card(*FESTIVALS)
@pytest.mark.parametrize("reference", FESTIVALS)
@pytest.mark.parametrize(
    "statuses",
    [
        ("fleeting", "anchored", ""),
        ("fleeting anchored asleep",),
        # Two Characters are not three.
        ("fleeting anchored", "anchored asleep"),
        ("fleeting anchored asleep", "fleeting anchored asleep"),
        ("fleeting", "anchored", "anchored"),
        ("anchored asleep", "anchored", "asleep"),
    ],
)
def test_the_festival_does_not_win_while_one_status_has_no_character_of_its_own(
    reference: str, statuses: tuple[str, ...]
) -> None:
    assert celebrate(reference, 0, *statuses).state.winner == -1


@pytest.mark.card(*FESTIVALS)
@pytest.mark.parametrize("reference", FESTIVALS)
def test_the_opponents_characters_do_not_help_the_festival(reference: str) -> None:
    assert celebrate(reference, 1, "fleeting", "anchored", "asleep").state.winner == -1


@pytest.mark.card(*FESTIVALS)
@pytest.mark.parametrize("reference", FESTIVALS)
def test_the_festival_waits_for_dusk_and_works_in_play_only(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    for status in ("fleeting", "anchored", "asleep"):
        scene.put("LY_08_C", "hero", statuses=status)
    scene.to_dusk()
    assert scene.state.winner == -1
    early = Scene()
    early.put(reference, "landmark")
    for status in ("fleeting", "anchored", "asleep"):
        early.put("LY_08_C", "hero", statuses=status)
    early.do("pass")
    assert early.state.winner == -1


@pytest.mark.card("LY_29_C", "LY_29_R2")
@pytest.mark.parametrize("reference", ["LY_29_C", "LY_29_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-PLAY-14")
def test_the_festival_draws_a_card_as_it_joins_from_anywhere(reference: str, origin: str) -> None:
    scene = Scene()
    festival = scene.put(reference, origin)
    scene.do("play Lyra Festival")
    assert len(scene.names("hand")) == 1
    assert len(scene.names("hand", 1)) == 0
    assert scene.zone(festival) == "landmark"


@pytest.mark.card("LY_29_R1")
@pytest.mark.rule("ALT-EFFECT-10", "ALT-TARGET-02")
@pytest.mark.parametrize(("answer", "status"), [("1", "fleeting"), ("2", "anchored"), ("3", "asleep")])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_rare_festival_gives_one_status_to_one_character(origin: str, answer: str, status: str) -> None:
    scene = Scene()
    scene.put("LY_29_R1", origin)
    mine = scene.put("LY_08_C", "hero")
    theirs = scene.put("LY_16_C", "companion", 1)
    scene.do("play Lyra Festival")
    assert not scene.can("no")
    scene.do("pick Lyra Chronicler", answer)
    given = [one for one in ("fleeting", "anchored", "asleep") if scene.has(theirs, one)]
    assert given == [status]
    assert not any(scene.has(mine, one) for one in ("fleeting", "anchored", "asleep"))
    assert scene.names("hand") == []


@pytest.mark.card("LY_29_R1")
@pytest.mark.rule("ALT-TARGET-03", "ALT-EFFECT-04")
def test_the_rare_festival_without_a_character_asks_nothing() -> None:
    scene = Scene()
    festival = scene.put("LY_29_R1", "hand")
    scene.do("play Lyra Festival")
    assert scene.asked == "turn"
    assert scene.zone(festival) == "landmark"


# The Ouroboros, Lyra Bastion -----------------------------------------------------------------------------------------


@pytest.mark.card("LY_30_C", "LY_30_R1", "LY_06_C")
@pytest.mark.rule("ALT-ACTION-ROLL-02")
@pytest.mark.parametrize("reference", ["LY_30_C", "LY_30_R1"])
def test_the_ouroboros_rolls_one_more_die_of_which_its_player_picks_one(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    trickster = scene.put("LY_06_C", "hand")
    scene.do("play The Ouroboros, Lyra Bastion", "pass")
    scene.dice(5, 2)
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.options == ["2", "5"]
    scene.do("2")
    assert scene.boosts(trickster) == 1


@pytest.mark.card("LY_30_C", "LY_30_R1", "LY_06_C")
@pytest.mark.parametrize("reference", ["LY_30_C", "LY_30_R1"])
def test_the_ouroboros_adds_no_die_to_the_opponents_rolls(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    trickster = scene.put("LY_06_C", "hand", 1)
    scene.dice(2, 5)
    scene.do("pass", "play Ouroboros Trickster", "hero")
    assert scene.boosts(trickster) == 1


@pytest.mark.card("LY_30_R2")
@pytest.mark.rule("ALT-MODIFIER-01", "ALT-INFO-06")
@pytest.mark.parametrize(("answer", "chosen"), [("1", "Lyra Skald"), ("2", "Lyra Chronicler")])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_axiom_ouroboros_lays_two_cards_open_for_its_own_resupply(origin: str, answer: str, chosen: str) -> None:
    scene = Scene()
    scene.put("LY_30_R2", origin)
    scene.put("LY_16_C", "deck")
    scene.put("LY_08_C", "deck")
    scene.do("play The Ouroboros, Lyra Bastion")
    assert scene.events("revealed")[0].details["cards"] == ["ALT_CORE_B_LY_08_C", "ALT_CORE_B_LY_16_C"]
    scene.do(answer)
    assert scene.names("reserve") == [chosen]
    assert sorted([*scene.names("reserve"), *scene.names("discard")]) == ["Lyra Chronicler", "Lyra Skald"]


@pytest.mark.card("LY_30_R2", "LY_11_C")
def test_the_axiom_ouroboros_in_play_changes_later_resupplies_of_its_player() -> None:
    scene = Scene()
    scene.put("LY_30_R2", "landmark")
    scene.put("LY_11_C", "hand")
    scene.do("play Esmeralda", "hero", "1")
    assert [len(scene.names(zone)) for zone in ("reserve", "discard", "deck")] == [1, 1, 8]


@pytest.mark.card("LY_30_R2", "LY_11_C")
def test_the_axiom_ouroboros_leaves_the_opponents_resupplies_alone() -> None:
    scene = Scene()
    scene.put("LY_30_R2", "landmark")
    scene.put("LY_11_C", "hand", 1)
    scene.do("pass", "play Esmeralda", "hero")
    assert [len(scene.names(zone, 1)) for zone in ("reserve", "discard", "deck")] == [1, 0, 9]


@pytest.mark.card("LY_30_R2")
@pytest.mark.rule("ALT-EMPTY-02")
def test_the_axiom_ouroboros_with_one_card_left_puts_that_one_into_reserve() -> None:
    scene = Scene(deck=1)
    scene.put("LY_30_R2", "hand")
    scene.do("play The Ouroboros, Lyra Bastion")
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert scene.names("discard") == []


@pytest.mark.card("LY_30_C", "LY_30_R1", "LY_06_C")
@pytest.mark.rule("ALT-MODIFIER-04")
def test_two_ouroboros_add_a_die_each() -> None:
    scene = Scene()
    scene.put("LY_30_C", "landmark")
    scene.put("LY_30_R1", "landmark")
    trickster = scene.put("LY_06_C", "hand")
    scene.dice(1, 2, 6)
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.options == ["1", "2", "6"]
    scene.do("6")
    assert scene.boosts(trickster) == 2


@pytest.mark.card("LY_30_C", "LY_30_R1", "LY_06_C")
@pytest.mark.parametrize("reference", ["LY_30_C", "LY_30_R1"])
def test_the_ouroboros_in_reserve_adds_no_die(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("LY_06_C", "hand")
    scene.dice(3, 6)
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.events("rolled")[0].details["dice"] == [3]
