"""Winning The Game: Versus Arena, Introductory Arena, Scenarios; Teams."""

from __future__ import annotations

import pytest

from tavola.games.hara.attacking import DamageAll
from tavola.games.hara.card_set import card_set
from tavola.games.hara.deciding import Pay
from tavola.games.hara.effect import Effects
from tavola.games.hara.options import OPTIONS, check_combination
from tavola.games.hara.targets import OTHER
from tavola.kernel.option import BadCombination, settle
from tests.games.hara.scene import Scene, monster

FULL = (10, 10, 10)
FIVES = (5, 5, 5)


def winners(scene: Scene) -> set[str]:
    return {name for seat, name in enumerate(scene.names) if scene.state.winners >> seat & 1}


def outside(*champions: str, energy: tuple[int, int, int] = FULL, **rules: object) -> Scene:
    """Kaoru next to the Dojo with so much energy."""
    scene = Scene(*(champions or ("kaoru", "leaf")), **rules)  # type: ignore[arg-type]
    scene.stand("kaoru", "dojo-3")
    scene.have("kaoru", energy=energy)
    return scene


def last_round(scene: Scene) -> None:
    """Dusk of Day 6 is played to its end."""
    scene.day(6, dusk=True)
    while scene.state.choice is not None:
        words = scene.legal()
        scene.do("end" if "end" in words else words[0])


# Versus Arena ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-WINARENA-01")
def test_full_bars_win_when_the_player_returns_to_the_dojo() -> None:
    scene = outside()
    assert scene.state.over == ""
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go dojo")
    assert (scene.state.over, winners(scene), scene.asked) == ("champion", {"kaoru"}, -1)
    assert scene.state.returns() == [1.0, -1.0]


@pytest.mark.rule("HARA-WINARENA-01")
@pytest.mark.parametrize("energy", [(9, 10, 10), (10, 9, 10), (10, 10, 9)])
def test_a_point_less_does_not_win(energy: tuple[int, int, int]) -> None:
    scene = outside(energy=energy)
    scene.effect('{do = "transport", to = "dojo"}')
    assert scene.state.over == ""


@pytest.mark.rule("HARA-WINARENA-01")
def test_passing_through_the_dojo_is_returning() -> None:
    """A76."""
    scene = outside()
    scene.effect('{do = "move", spaces = 2}')
    scene.do("step dojo")
    assert winners(scene) == {"kaoru"}
    scene = outside(energy=(10, 10, 9))
    scene.effect('{do = "move", spaces = 2}')
    scene.do("step dojo", "go dojo-6")
    scene.effect('{do = "energy", green = 1}')
    assert scene.state.over == ""


@pytest.mark.rule("HARA-WINARENA-01")
def test_being_transported_there_wins_on_any_turn() -> None:
    """A76."""
    scene = outside()
    scene.begin_turn("leaf")
    scene.effect('{do = "transport", to = "dojo"}', "kaoru")
    assert winners(scene) == {"kaoru"}


@pytest.mark.rule("HARA-WINARENA-01")
def test_of_several_at_once_the_active_player_wins() -> None:
    """A76."""
    scene = Scene("kaoru", "leaf")
    scene.begin_turn("leaf")
    for who in ("kaoru", "leaf"):
        scene.have(who, energy=(10, 10, 9))
    scene.effect('{do = "each", who = "all", then = [{do = "energy", green = 1}]}', "kaoru")
    assert winners(scene) == {"leaf"}


@pytest.mark.rule("HARA-WINARENA-01")
@pytest.mark.parametrize("must_come_back", [False, True])
def test_the_last_point_gained_in_the_dojo_wins_unless_one_must_come_back(must_come_back: bool) -> None:
    """A76."""
    scene = Scene("kaoru", "leaf", must_come_back=must_come_back)
    scene.have("kaoru", energy=(10, 10, 9))
    scene.effect('{do = "energy", green = 1}')
    assert winners(scene) == (set() if must_come_back else {"kaoru"})
    if must_come_back:
        scene.end_turn()
        scene.begin_turn("kaoru")
        scene.effect('{do = "recover", spirit = 1}')
        assert scene.state.over == ""
        scene.effect('{do = "move", spaces = 2}')
        scene.do("step dojo-3", "go dojo")
        assert winners(scene) == {"kaoru"}


@pytest.mark.rule("HARA-WINARENA-02")
def test_who_loses_energy_on_the_way_must_regain_it() -> None:
    scene = outside()
    scene.effect('{do = "lose", energy = 1}')
    scene.do("red")
    scene.effect('{do = "transport", to = "dojo"}')
    assert scene.state.over == ""
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go dojo-3")
    scene.effect('{do = "energy", red = 1}')
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go dojo")
    assert winners(scene) == {"kaoru"}


@pytest.mark.rule("HARA-WINARENA-02", "HARA-DEFEAT-04")
@pytest.mark.parametrize("seat", ["kaoru", "leaf"])
def test_a_defeat_is_no_return(seat: str) -> None:
    """A76: the loss comes before anybody looks who has won, on one's own turn and on another's."""
    scene = outside()
    scene.begin_turn(seat)
    scene.effect('{do = "suffer", amount = 20}', "kaoru")
    assert (scene.state.over, scene.kind, scene.where("kaoru")) == ("", "lose_energy", "dojo")
    scene.do("red", "red")
    assert (scene.state.over, scene.energy("kaoru")) == ("", (8, 10, 10))


@pytest.mark.rule("HARA-WINARENA-03")
def test_without_a_champion_at_the_end_of_day_6_nobody_wins() -> None:
    scene = Scene("kaoru", "leaf")
    last_round(scene)
    assert (scene.state.over, winners(scene), scene.state.returns()) == ("time", set(), [0.0, 0.0])


@pytest.mark.rule("HARA-WINARENA-03")
def test_before_that_the_game_goes_on() -> None:
    scene = Scene("kaoru", "leaf")
    scene.day(5, dusk=True)
    scene.end_turn()
    assert (scene.state.over, scene.state.day) == ("", 6)


@pytest.mark.rule("HARA-WINARENA-01")
@pytest.mark.parametrize("mode", ["arena", "intro"])
def test_an_arena_is_not_for_one_player(mode: str) -> None:
    """A79."""
    check_combination(2, settle(OPTIONS, 2, {"mode": mode}))
    with pytest.raises(BadCombination):
        check_combination(1, settle(OPTIONS, 1, {"mode": mode}))


# Introductory Arena ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-INTRO-01")
def test_no_bar_exceeds_5() -> None:
    """A78."""
    scene = outside(mode="intro", energy=(4, 5, 0))
    scene.effect('{do = "energy", red = 3, blue = 3, gold = 1}')
    assert scene.energy("kaoru") == (5, 5, 1)


@pytest.mark.rule("HARA-INTRO-02")
def test_three_fives_in_the_dojo_win_the_introductory_arena() -> None:
    scene = outside(mode="intro", energy=(5, 5, 4))
    scene.effect('{do = "transport", to = "dojo"}')
    assert scene.state.over == ""
    scene = outside(mode="intro", energy=FIVES)
    scene.effect('{do = "transport", to = "dojo"}')
    assert winners(scene) == {"kaoru"}


@pytest.mark.rule("HARA-INTRO-02")
def test_three_fives_do_not_win_the_full_arena() -> None:
    scene = outside(energy=FIVES)
    scene.effect('{do = "transport", to = "dojo"}')
    assert scene.state.over == ""


@pytest.mark.rule("HARA-INTRO-03", "HARA-INTRO-04")
def test_thresholds_bring_level_up_cards_but_no_ultimate() -> None:
    """A77."""
    scene = outside(mode="intro", energy=(4, 0, 0))
    pile = scene.cards("kaoru", "pile")
    scene.effect('{do = "energy", red = 1}')
    scene.do("end")
    assert scene.kind == "level_up"
    card = scene.legal()[0].removeprefix("pick ")
    scene.do(f"pick {card}")
    assert pile - scene.cards("kaoru", "pile") == {card}
    assert card != "ursine_tectonics"


@pytest.mark.rule("HARA-INTRO-04")
def test_ultimates_come_at_dusk_of_day_3_and_from_cards() -> None:
    scene = Scene("kaoru", "leaf", mode="intro")
    scene.effect('{do = "ultimate"}')
    assert "ursine_tectonics" in scene.cards("kaoru", "hand")
    for day, drawn in ((2, False), (3, True), (4, False)):
        scene = Scene("kaoru", "leaf", mode="intro")
        scene.day(day)
        scene.end_turn()
        assert scene.state.dusk
        assert ("ursine_tectonics" in scene.cards("kaoru", "hand")) is drawn


@pytest.mark.rule("HARA-INTRO-05")
def test_otherwise_the_introductory_arena_is_the_arena() -> None:
    scene = Scene("kaoru", "leaf", mode="intro")
    last_round(scene)
    assert (scene.state.over, winners(scene)) == ("time", set())
    scene = outside(mode="intro", energy=(3, 3, 3))
    scene.stand("leaf", "dojo-3")
    scene.effect('{do = "damage", amount = 20, target = "player"}')
    scene.do("aim leaf", "red", "blue")
    assert scene.energy("kaoru") == (4, 4, 3)


# Scenarios ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-SCENWIN-01")
@pytest.mark.parametrize("mode", ["s04", "s07", "s10", "s16"])
def test_players_who_have_not_won_by_the_end_of_day_6_have_lost(mode: str) -> None:
    scene = Scene("kaoru", "leaf", mode=mode)
    last_round(scene)
    assert (scene.state.over, winners(scene), scene.state.returns()) == ("time", set(), [-1.0, -1.0])


@pytest.mark.rule("HARA-SCENWIN-02")
def test_defeating_the_corrupted_wins_a_hunt() -> None:
    scene = Scene("kaoru", "leaf", mode="s04")
    scene.enter("ashura", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    for _ in range(20):
        if scene.state.over:
            break
        scene.effect('{do = "damage_all", amount = 20, target = "corrupted"}')
        while scene.kind == "gold":
            scene.do(scene.legal()[0])
    assert winners(scene) == {"kaoru", "leaf"}


# Teams ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-TEAM-01")
def test_teams_are_even_or_not_as_the_scenario_says() -> None:
    """Which seat belongs to which team is known beforehand: who sits where is how players choose their teams."""
    even = Scene("kaoru", "leaf", "oric", "soff", mode="s08").state.team[:4]
    assert even[0] == even[2] != even[1] == even[3]
    uneven = Scene("kaoru", "leaf", "oric", mode="s05").state.team[:3]
    assert uneven[0] == uneven[2] != uneven[1]
    assert len(set(Scene("kaoru", "leaf", "oric", mode="s02").state.team[:3])) == 1


@pytest.mark.rule("HARA-TEAM-02")
def test_damage_hits_teammates_too() -> None:
    scene = Scene("kaoru", "leaf", mode="s02", content=monster("hedge_imp", health=9))
    scene.have("leaf", health=9)
    scene.put("hedge_imp", "oakenmoor-1")
    for who in ("kaoru", "leaf"):
        scene.stand(who, "oakenmoor-1")
    scene.effect('{do = "damage", amount = 1}')
    assert "aim leaf" in scene.legal()
    scene.do("aim leaf")
    scene.effect('{do = "damage_all", amount = 1, target = "other"}')
    assert (scene.health("leaf"), scene.hurt("oakenmoor-1")) == (7, 1)


@pytest.mark.rule("HARA-TEAM-EX01")
@pytest.mark.parametrize("card", ["soff_meteor", "ursine_tectonics"])
def test_meteor_and_ursine_tectonics_spare_no_teammate(card: str) -> None:
    ability = next(one for champion in card_set().champions for one in champion.abilities if one.id == card)
    assert [effect.target for effect in areas(ability.top)] == [OTHER]


def areas(effects: Effects) -> list[DamageAll]:
    """The area effects among effects, those behind a cost too."""
    found: list[DamageAll] = []
    for effect in effects:
        if isinstance(effect, DamageAll):
            found.append(effect)
        elif isinstance(effect, Pay):
            found += areas(effect.effects)
    return found
