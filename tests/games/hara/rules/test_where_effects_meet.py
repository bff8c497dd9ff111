"""Where effects meet: several that are hurt at once, answers to damage, Monsters that are moved as they die, and what
happens between the turns."""

from __future__ import annotations

import pytest

from tavola.games.hara.attacking import DamageAll
from tavola.games.hara.card_set import card_set
from tavola.games.hara.corrupted_turn import EndCorruptedTurn
from tavola.games.hara.damage import UNIT_TARGET, Hit
from tavola.games.hara.effect import Amount, perform
from tavola.games.hara.pieces import DUSK
from tavola.games.hara.rounds import tell_everybody
from tavola.games.hara.state import BETWEEN, NO_FLOOR, HaraState
from tavola.games.hara.targets import OTHER
from tavola.games.hara.turn import Turn
from tests.games.hara.corrupted_card import corrupted
from tests.games.hara.declared import item
from tests.games.hara.scene import Scene, monster

REACHES_FAR = monster("teagle", health=6, attack=3, range=2)
BITES_BACK = monster("teagle", health=3, attack=1, range=1, dangerous="true")

#: What A'shura does to whoever damages her.
ONCE_A_TURN = '[{at = "damaged", then = [{do = "suffer", amount = 1}], once = true}]'


def between_turns(scene: Scene, *turns: str) -> HaraState:
    """Nobody is on turn; then come the ``turns``."""
    state = scene.state
    state.choice, state.legal = None, []
    state.phase, state.floor, state.active = BETWEEN, NO_FLOOR, -1
    state.agenda = [Turn(scene.seat(who)) for who in reversed(turns)]
    return state


def first_answers(scene: Scene, *kinds: str) -> None:
    """Answer questions of these kinds in the first way."""
    while scene.kind in kinds:
        scene.do(scene.legal()[0])


# Damage that is on its way --------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DMG-01", "HARA-CHARGE-06", "HARA-CHEALTH-04")
def test_the_attack_of_a_corrupted_lands_though_the_answer_to_it_defeats_the_corrupted() -> None:
    """A70: an attack that is being answered has been made."""
    scene = Scene("kaoru", "oric", mode="s02")
    scene.enter("enoki", "oakenmoor-1")
    scene.stand("oric", "oakenmoor-1")
    scene.stand("kaoru", "lunaridge-4")
    scene.on_board("oric", "answering_blow")
    scene.state.health[scene.unit("enoki")] = 1
    scene.state.resilience[1] = 1
    scene.begin_turn("oric")
    scene.do("koi", "end", "charge answering_blow", "aim enoki")
    first_answers(scene, "gold", "respond")
    assert scene.where("enoki") == ""
    enoki, oric = scene.unit("enoki"), scene.unit("oric")
    dealt = [one["amount"] for one in scene.told("damage") if (one["unit"], one["by"]) == (oric, enoki)]
    assert dealt == [card_set().corrupted[1].attack + 1]  # his Stance adds 1


def grizzled() -> Scene:
    """Kaoru, with his passive and 2 Health, beside Persephone, who answers damage with her own."""
    scene = Scene("kaoru", "persephone", "leaf", mode="s01", unlocked={"kaoru": 2, "persephone": 2})
    for who in ("kaoru", "persephone"):
        scene.stand(who, "oakenmoor-1")
    scene.on_board("persephone", "persephone_night_terrors")
    scene.have("kaoru", health=2)
    scene.have("persephone", health=9)
    return scene


@pytest.mark.rule("HARA-DMG-01", "HARA-CHARGE-06", "HARA-DEFEAT-05")
@pytest.mark.parametrize("on_turn", [True, False])
def test_the_attack_of_a_player_lands_though_the_answer_to_it_defeats_the_attacker(on_turn: bool) -> None:
    """A70, in the own turn and out of it."""
    scene = grizzled()
    if not on_turn:
        state = between_turns(scene, "leaf")
        state.rules.scenario.scenario_effect(state, 1)
        state.advance()
    scene.do("top stone_claw", "aim persephone")
    scene.do("charge persephone_night_terrors", "aim kaoru")
    assert scene.where("kaoru") == "oakenmoor-1"
    while scene.kind == "respond":
        scene.do("done")
    assert scene.health("persephone") < 9
    assert scene.where("kaoru") == "dojo"


@pytest.mark.rule("HARA-DMG-01", "HARA-DEFEAT-04")
def test_everybody_is_hurt_before_anybody_is_defeated() -> None:
    """A70: nobody loses energy while damage of the same attack is still to be dealt."""
    scene = Scene("kaoru", "leaf", mode="s02")
    scene.enter("enoki", "oakenmoor-1")
    for who in ("kaoru", "leaf"):
        scene.stand(who, "oakenmoor-1")
        scene.have(who, health=1, energy=(2, 2, 0))
    state = between_turns(scene)
    perform(state, (DamageAll(Amount(3), 1, OTHER),), scene.unit("enoki"), -1)
    state.advance()
    assert (scene.kind, scene.asked) == ("lose_energy", 0)
    assert (scene.health("leaf"), scene.where("leaf")) == (0, "oakenmoor-1")


@pytest.mark.rule("HARA-S01-11", "HARA-DEFEAT-01")
def test_a_defeat_does_not_take_away_what_each_player_gets() -> None:
    """A68 drops what the defeated were doing, and Persephone's Activation is not begun yet."""
    scene = Scene("kaoru", "persephone", "leaf", mode="s01")
    for who in ("kaoru", "persephone"):
        scene.stand(who, "oakenmoor-1")
    scene.have("persephone", health=2)
    state = between_turns(scene, "leaf")
    state.rules.scenario.scenario_effect(state, 1)
    state.advance()
    scene.do("top stone_claw", "aim persephone")
    first_answers(scene, "gold", "lose_energy")
    assert scene.where("persephone") == "dojo"
    assert (scene.kind, scene.asked) == ("out_of_turn", scene.seat("persephone"))


# Monsters that fall or are moved --------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-LOOT-04", "HARA-DMG-02")
def test_loot_comes_after_all_damage_of_the_attack() -> None:
    """A70: the Monster that Special Loot moves has been hurt where it stood, and takes its damage along."""
    scene = Scene("kaoru", "leaf")
    scene.put("mist_heron", "oakenmoor-1")
    scene.put("teagle", "oakenmoor-2")
    scene.stand("kaoru", "oakenmoor-1")
    scene.state.hurt[scene.space("oakenmoor-1")] = 3
    scene.effect('{do = "damage_all", amount = 2, range = 1, target = "foe"}', "kaoru")
    first_answers(scene, "gold")
    assert (scene.kind, scene.hurt("oakenmoor-2")) == ("shove", 2)
    scene.do("aim oakenmoor-2", "place oakenmoor-4")
    assert (scene.at("oakenmoor-4"), scene.hurt("oakenmoor-4")) == ("teagle", 2)


@pytest.mark.rule("HARA-FIGHT-01", "HARA-FIGHT-05")
def test_a_monster_that_is_moved_as_it_dies_is_defeated_where_it_lies() -> None:
    """A54, A58: its Dangerous attack is answered, and the loot of that answer moves it."""
    scene = Scene("kaoru", "leaf", content=BITES_BACK)
    scene.have("kaoru", health=9)
    scene.put("teagle", "oakenmoor-1")
    scene.put("mist_heron", "oakenmoor-2")
    scene.stand("kaoru", "oakenmoor-1")
    scene.state.hurt[scene.space("oakenmoor-2")] = 2
    scene.on_board("kaoru", "bared_teeth")
    scene.do("top stone_claw", "aim oakenmoor-1", "charge bared_teeth", "aim oakenmoor-2")
    first_answers(scene, "gold")
    assert scene.kind == "shove"
    scene.do("aim oakenmoor-1", "place oakenmoor-3")
    first_answers(scene, "respond", "gold")
    assert scene.kind == "adventure"
    assert "teagle" in scene.discarded()
    assert not scene.state.spread


@pytest.mark.rule("HARA-ATTACK-03", "HARA-FIGHT-03")
def test_a_monster_that_is_moved_before_its_attack_attacks_from_where_it_is() -> None:
    """A54."""
    scene = Scene("kaoru", "leaf", content=REACHES_FAR)
    scene.have("kaoru", health=9)
    scene.put("teagle", "oakenmoor-1")
    scene.put("mist_heron", "oakenmoor-2")
    scene.stand("kaoru", "oakenmoor-1")
    scene.on_board("kaoru", "bared_teeth")
    scene.do("end", "aim oakenmoor-2")
    scene.state.hurt[scene.space("oakenmoor-2")] = 2
    scene.do("charge bared_teeth", "aim oakenmoor-2")
    while scene.kind != "shove":
        scene.do(scene.legal()[0])
    before = scene.health("kaoru")
    scene.do("aim oakenmoor-1", "place oakenmoor-2")
    scene.state.events = []
    first_answers(scene, "respond", "attacker")
    attacks = [(one["card"], one["space"]) for one in scene.told("monster_attacks")]
    assert len(attacks) == 1
    assert attacks[0][0] == "teagle"
    assert scene.health("kaoru") <= before - 3


# Between the turns ----------------------------------------------------------------------------------------------------


def hurt_when_leaf_begins(scene: Scene) -> int:
    scene.do("charge answering_blow", "aim oakenmoor-1")
    assert scene.hurt("oakenmoor-1") == 1
    between_turns(scene, "leaf").advance()
    assert scene.kind == "adventure"
    return scene.hurt("oakenmoor-1")


@pytest.mark.rule("HARA-DMG-02", "HARA-FIGHT-01")
def test_a_monster_that_is_hurt_between_the_turns_is_well_in_the_next_one() -> None:
    """A56: damage adds up within a turn, and Oric answers what he suffers at Dusk."""
    scene = Scene("oric", "leaf", quests=True)
    scene.quest("oric", "the_red_vow", 1)
    scene.have("oric", health=9)
    scene.put("teagle", "oakenmoor-1")
    scene.stand("oric", "oakenmoor-1")
    scene.on_board("oric", "answering_blow")
    state = between_turns(scene)
    tell_everybody(state, DUSK)
    state.advance()
    assert scene.kind == "respond"
    assert hurt_when_leaf_begins(scene) == 0


@pytest.mark.rule("HARA-DMG-02", "HARA-FIGHT-01")
def test_a_monster_that_is_hurt_as_the_round_ends_is_well_in_the_next_turn() -> None:
    """A56: Oric answers what the end of the round did to him."""
    scene = Scene("oric", "leaf")
    scene.have("oric", health=9)
    scene.put("teagle", "oakenmoor-1")
    scene.stand("oric", "oakenmoor-1")
    scene.on_board("oric", "answering_blow")
    state = between_turns(scene)
    state.agenda.append(Hit(-1, -1, UNIT_TARGET, 2, False))
    state.advance()
    assert hurt_when_leaf_begins(scene) == 0


ENDS_WITH_A_BLOW = item(
    "lucky_knucklebone",
    when='[{at = "turn_ends", then = [{do = "damage", amount = 1, range = 1, target = "monster"}]}]',
)


@pytest.mark.rule("HARA-DMG-02", "HARA-FIGHT-02", "HARA-ATTACK-06")
def test_what_the_end_of_a_turn_does_to_a_monster_does_not_count_in_the_next_turn() -> None:
    """A56."""
    scene = Scene("kaoru", "leaf", content=ENDS_WITH_A_BLOW)
    scene.give("kaoru", "lucky_knucklebone")
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.begin_turn("kaoru", "leaf")
    scene.have("kaoru", health=9)
    scene.do("end", "aim oakenmoor-1")
    while scene.kind != "adventure":
        scene.do(scene.legal()[0])
    assert scene.state.active == scene.seat("leaf")
    assert scene.hurt("oakenmoor-1") == 0


@pytest.mark.rule("HARA-CHARGE-04")
def test_a_card_that_is_emptied_in_the_corrupted_turn_returns_to_the_hand_after_it() -> None:
    """HARA-CHARGE-04: not only the player whose turn ends picks up what has no charges left."""
    scene = Scene("oric", "leaf", mode="s02")
    scene.enter("ashura", "oakenmoor-1")
    scene.stand("oric", "oakenmoor-1")
    scene.have("oric", health=10)
    scene.on_board("oric", "answering_blow", charges=1)
    state = between_turns(scene, "oric")
    state.agenda.append(EndCorruptedTurn())
    state.agenda.append(Hit(scene.unit("ashura"), -1, UNIT_TARGET, 2, False))
    state.advance()
    scene.do("charge answering_blow", "aim ashura")
    assert scene.kind == "stance"
    assert "answering_blow" in scene.cards("oric", "hand")
    assert not scene.cards("oric", "board_cards")


@pytest.mark.rule("HARA-CORRUPT-01", "HARA-CTURN-01")
def test_what_happens_once_a_turn_happens_again_in_the_corrupted_turn() -> None:
    """A56: the Corrupted turn is a turn of its own, so A'shura's passive answers in it once more."""
    scene = Scene("kaoru", "leaf", mode="s01", content=corrupted("ashura", when=ONCE_A_TURN))
    scene.enter("ashura", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.have("kaoru", health=10)
    scene.begin_turn("kaoru")
    scene.do("top stone_claw", "aim ashura")
    after_turn = 10 - 1 - 3  # what she answers, and her attack as the turn ends
    with scene.dice("arechi_wastes", 1):
        scene.do("end")
    assert (scene.kind, scene.asked, scene.health("kaoru")) == ("out_of_turn", 0, after_turn)
    scene.do("bottom stone_claw" if "bottom stone_claw" in scene.legal() else "top stone_claw", "aim ashura")
    assert scene.health("kaoru") == after_turn - 1
