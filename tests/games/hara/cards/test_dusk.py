"""The Dusk deck: every Monster and every Rift of the house set, played."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tavola.games.hara.card import SIZES
from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import COLOR_NAMES, DUSK_DECK
from tests.games.hara.cards.staging import (
    FAR_OFF,
    HEALTH,
    HERE,
    SPIRIT,
    Played,
    away,
    defeat,
    gold_taken,
    offered,
    stage,
    strike,
    take_gold,
    ultimate,
    within,
)
from tests.games.hara.scene import Scene

plays = Played()
#: Played for what only they say, besides the table.
plays_text = Played()


class Facts(NamedTuple):
    """What is printed on a Monster; the reward is red, blue, green and Gold."""

    health: int
    attack: int
    range: int
    reward: tuple[int, int, int, int]
    keywords: str = ""
    item: str = ""


MONSTERS = {
    "moth_of_hours": Facts(2, 1, 0, (0, 0, 0, 2), "ally"),
    "pillow_imp": Facts(2, 1, 0, (0, 0, 0, 2), "aggressive"),
    "star_leech": Facts(2, 1, 0, (0, 0, 0, 2), "dangerous"),
    "cutpurse_shadow": Facts(3, 1, 0, (0, 0, 0, 1), "critical", item="moonmilk"),
    "sleepwalker": Facts(3, 1, 1, (0, 0, 0, 2)),
    "glass_heron": Facts(3, 1, 2, (0, 1, 0, 2), "ally"),
    "coin_eyed_gambler": Facts(3, 2, 0, (0, 0, 0, 1)),
    "night_mare": Facts(4, 2, 0, (0, 0, 1, 2), "ally"),
    "thing_under_the_bed": Facts(4, 2, 0, (0, 0, 0, 3), "aggressive"),
    "window_wraith": Facts(4, 2, 2, (1, 0, 0, 2), "critical"),
    "siren_of_sleep": Facts(4, 1, 2, (0, 0, 1, 2)),
    "whispering_crowd": Facts(4, 1, 1, (0, 0, 0, 3), "critical"),
    "bone_chandelier": Facts(4, 2, 1, (0, 0, 0, 2), "armored", item="thunderseed"),
    "midnight_tortoise": Facts(5, 1, 0, (0, 0, 0, 3), "armored"),
    "ink_serpent": Facts(5, 3, 0, (0, 1, 0, 3), "dangerous"),
    "sundial_at_midnight": Facts(5, 2, 0, (0, 0, 2, 2), "armored dangerous critical"),
    "dream_eater": Facts(5, 2, 1, (0, 0, 0, 4)),
    "unlit_paladin": Facts(6, 3, 0, (2, 0, 0, 2), "aggressive armored", item="tortoise_buckler"),
    "ancient_hydra": Facts(10, 4, 1, (0, 0, 0, 5), "boss dangerous critical", item="pathless_cloak"),
}
#: The number die while it is defeated: no critical, and of the gambler's coins the first side.
ROLLS = {"coin_eyed_gambler": [1], "sundial_at_midnight": [4], "ancient_hydra": [4]}


def meet(card: str, at: str = HERE) -> Scene:
    """Kaoru stands somewhere, the Monster is on its space."""
    scene = stage(at=at)
    scene.put(card, HERE)
    return scene


def end(scene: Scene, *rolls: int | str) -> None:
    """The Monster Attack phase, with these rolls."""
    with scene.dice(*rolls):
        scene.do("end")


# Monsters: what all have ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-FIGHT-01", "HARA-LOOT-02", "HARA-LOOT-03", "HARA-DANGER-01")
@pytest.mark.parametrize("card", plays.each(MONSTERS))
def test_it_falls_to_damage_as_high_as_its_health_and_pays_its_loot(card: str) -> None:
    facts = MONSTERS[card]
    scene = meet(card)
    strike(scene, facts.health - 1)
    assert scene.at(HERE) == card
    with scene.dice(*ROLLS.get(card, [])):
        strike(scene, 1)
        # Energy is the first of the loot, so only the attack of a Dangerous one has come before.
        assert scene.kind == "gold"
        assert scene.health("kaoru") == HEALTH - ("dangerous" in facts.keywords) * facts.attack
        take_gold(scene)
    red, blue, green, gold = facts.reward
    assert gold_taken(scene) == gold
    assert scene.energy("kaoru") == (red + gold, blue, green)
    assert scene.items("kaoru") == ({facts.item: 1} if facts.item else {})
    assert (scene.at(HERE), scene.discarded()) == ("", {card})


@pytest.mark.rule("HARA-ATTACK-03", "HARA-MON-02")
@pytest.mark.parametrize("card", MONSTERS)
def test_it_attacks_whoever_ends_a_turn_in_its_range_and_nobody_beyond(card: str) -> None:
    facts = MONSTERS[card]
    for beyond in (0, 1):
        scene = stage()
        scene = meet(card, away(facts.range + beyond, scene))
        end(scene, *([4] if "critical" in facts.keywords and not beyond else []))
        if scene.kind == "option":
            scene.do("option 1")
        assert scene.health("kaoru") == HEALTH - (0 if beyond else facts.attack)
        assert (scene.kind, scene.asked) == ("adventure", scene.seat("leaf"))


@pytest.mark.rule("HARA-AGGR-01")
@pytest.mark.parametrize("card", MONSTERS)
def test_only_the_aggressive_attack_whoever_enters(card: str) -> None:
    facts = MONSTERS[card]
    scene = meet(card, away(1, stage()))
    scene.do("top kaoru_dash", f"go {HERE}")
    assert (scene.where("kaoru"), scene.kind) == (HERE, "adventure")
    assert scene.health("kaoru") == HEALTH - ("aggressive" in facts.keywords) * facts.attack


@pytest.mark.rule("HARA-ARMOR-01")
@pytest.mark.parametrize("card", MONSTERS)
def test_only_the_armored_are_not_hurt_from_another_space(card: str) -> None:
    scene = meet(card, away(1, stage()))
    strike(scene, 1)
    assert scene.hurt(HERE) == (0 if "armored" in MONSTERS[card].keywords else 1)


@pytest.mark.rule("HARA-ALLY-01")
@pytest.mark.parametrize("card", MONSTERS)
def test_only_the_friendly_can_be_taken_as_allies(card: str) -> None:
    assert ("ally" in meet(card).legal()) == ("ally" in MONSTERS[card].keywords)
    assert "ally" not in meet(card, away(1, stage())).legal()


@pytest.mark.rule("HARA-BOSS-02")
@pytest.mark.parametrize("card", MONSTERS)
def test_only_the_boss_does_not_come_on_day_1(card: str) -> None:
    other = "pillow_imp" if card != "pillow_imp" else "star_leech"
    for day in (1, 2):
        scene = stage()
        scene.day(day)
        scene.top_of("dusk", card, other)
        waits = "boss" in MONSTERS[card].keywords and day == 1
        scene.effect('{do = "spawn_dusk", count = 1}')
        lying = {scene.state.cards.hex_cards[scene.state.hex_at[space]].id for space in scene.state.spread}
        assert lying == {other if waits else card}


@pytest.mark.rule("HARA-DANGER-03")
@pytest.mark.parametrize(("card", "distance"), [("star_leech", 1), ("ink_serpent", 1), ("ancient_hydra", 2)])
def test_the_dangerous_do_not_reach_a_killer_outside_their_range(card: str, distance: int) -> None:
    scene = meet(card, away(distance, stage()))
    strike(scene, 20)
    assert (scene.kind, scene.health("kaoru")) == ("gold", HEALTH)


# Monsters: what one alone says ----------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ALLY-02")
@plays_text("moth_of_hours")
def test_moth_of_hours_gives_back_an_activation() -> None:
    scene = meet("moth_of_hours")
    scene.do("ally")
    assert (scene.state.activations, scene.at(HERE), scene.energy("kaoru")) == (4, "", (0, 0, 0))


@pytest.mark.rule("HARA-LOOT-04")
@plays_text("pillow_imp")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (10, 10)])
def test_pillow_imp_leaves_a_spirit(before: int, after: int) -> None:
    scene = meet("pillow_imp")
    scene.have("kaoru", spirit=before)
    defeat(scene, "pillow_imp")
    assert scene.spirit("kaoru") == after


@pytest.mark.rule("HARA-LOOT-04", "HARA-DANGER-02")
@plays_text("star_leech")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (10, 10)])
def test_star_leech_gives_back_blood_after_its_last_bite(before: int, after: int) -> None:
    scene = meet("star_leech")
    scene.have("kaoru", health=before)
    defeat(scene, "star_leech")
    assert scene.health("kaoru") == after


@pytest.mark.rule("HARA-CRIT-01")
@plays_text("cutpurse_shadow")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_cutpurse_shadow_takes_an_item_on_a_critical(roll: int) -> None:
    scene = meet("cutpurse_shadow")
    scene.give("kaoru", "moonmilk", "sunfang")
    end(scene, roll)
    if roll > 4:
        assert (scene.kind, scene.asked, offered(scene, "pick")) == ("discard_item", 0, {"moonmilk", "sunfang"})
        scene.do("pick moonmilk")
    assert scene.items("kaoru") == ({"sunfang": 1} if roll > 4 else {"moonmilk": 1, "sunfang": 1})
    assert scene.health("kaoru") == HEALTH - 1


@pytest.mark.rule("HARA-CRIT-01")
def test_cutpurse_shadow_finds_nothing_in_empty_pockets() -> None:
    scene = meet("cutpurse_shadow")
    end(scene, 5)
    assert (scene.kind, scene.asked, scene.health("kaoru")) == ("adventure", 1, HEALTH - 1)


@pytest.mark.rule("HARA-LOOT-04")
@plays_text("sleepwalker")
def test_sleepwalker_may_take_his_killer_where_he_was_going() -> None:
    scene = meet("sleepwalker")
    defeat(scene, "sleepwalker")
    assert (scene.kind, scene.legal()) == ("may", ["done", "yes"])
    declined = scene.state.clone()
    scene.do("yes")
    assert offered(scene, "place") == within(scene, 3)
    goal = away(3, scene)
    scene.do(f"place {goal}")
    assert scene.where("kaoru") == goal
    scene.state = declined
    scene.do("done")
    assert (scene.kind, scene.where("kaoru")) == ("adventure", HERE)


@pytest.mark.rule("HARA-ALLY-01", "HARA-RIFT-04")
@plays_text("glass_heron")
def test_glass_heron_fishes_in_a_rift_within_range_3() -> None:
    scene = meet("glass_heron")
    near, far = away(3, scene), away(4, scene)
    scene.put("small_red_rift", near)
    scene.put("small_blue_rift", far)
    with scene.dice(4):
        scene.do("ally", "option 1")
        assert offered(scene, "aim") == {near}
        scene.do(f"aim {near}")
    assert (scene.at(near), scene.at(far), scene.energy("kaoru")) == ("", "small_blue_rift", (3, 0, 0))


@pytest.mark.rule("HARA-ALLY-01")
def test_glass_heron_without_a_rift_or_for_spirit() -> None:
    scene = meet("glass_heron")
    scene.do("ally", "option 1")
    assert (scene.kind, scene.spirit("kaoru"), scene.energy("kaoru")) == ("adventure", SPIRIT, (0, 0, 0))
    scene = meet("glass_heron")
    scene.do("ally", "option 2")
    assert (scene.kind, scene.spirit("kaoru"), scene.at(HERE)) == ("adventure", SPIRIT + 3, "")


@pytest.mark.rule("HARA-LOOT-04")
@plays_text("coin_eyed_gambler")
@pytest.mark.parametrize("roll", range(1, 7))
def test_coin_eyed_gambler_pays_by_the_die(roll: int) -> None:
    scene = meet("coin_eyed_gambler")
    with scene.dice(roll):
        defeat(scene, "coin_eyed_gambler")
    assert scene.spirit("kaoru") == SPIRIT + (2 if roll < 3 else 0)
    assert scene.energy("kaoru") == (2 if roll in (3, 4) else 1, 0, 0)
    assert scene.items("kaoru") == ({"unspoken_name": 1} if roll > 4 else {})


@pytest.mark.rule("HARA-ALLY-01", "HARA-MOVE-07")
@plays_text("night_mare")
def test_night_mare_carries_farther_and_past_the_aggressive_for_this_turn() -> None:
    scene = meet("night_mare")
    goal = away(1, scene)
    scene.put("thing_under_the_bed", goal)
    scene.do("ally")
    for moves in range(2):
        scene.stand("kaoru", HERE)
        scene.effect('{do = "move", spaces = 2}')
        assert offered(scene, "go") == within(scene, 3), moves
        scene.do(f"go {goal}")
        assert scene.health("kaoru") == HEALTH
    scene.stand("kaoru", HERE)
    scene.do("end")
    scene.begin_turn("kaoru")
    scene.effect('{do = "move", spaces = 2}')
    assert offered(scene, "go") == within(scene, 2)
    scene.do(f"go {goal}")
    assert scene.health("kaoru") == HEALTH - 2


@pytest.mark.rule("HARA-LOOT-04", "HARA-MOVE-07")
@plays_text("thing_under_the_bed")
def test_thing_under_the_bed_hurries_the_next_move() -> None:
    scene = meet("thing_under_the_bed")
    defeat(scene, "thing_under_the_bed")
    for spaces in (4, 2):
        scene.effect('{do = "move", spaces = 2}')
        assert offered(scene, "go") == within(scene, spaces)
        scene.do("done")


@pytest.mark.rule("HARA-CRIT-01", "HARA-CRIT-EX01")
@plays_text("window_wraith", "ancient_hydra")
@pytest.mark.parametrize(
    ("card", "roll", "taken"), [("window_wraith", 4, 2), ("window_wraith", 5, 3), ("ancient_hydra", 5, 6)]
)
def test_a_critical_hurts_more(card: str, roll: int, taken: int) -> None:
    scene = meet(card)
    end(scene, roll)
    assert scene.health("kaoru") == HEALTH - taken


@pytest.mark.rule("HARA-ATTACK-05")
@plays_text("siren_of_sleep")
@pytest.mark.parametrize(("option", "health", "spirit"), [("option 1", 1, 1), ("option 2", 2, 0)])
def test_siren_of_sleep_takes_spirit_or_more_blood(option: str, health: int, spirit: int) -> None:
    scene = meet("siren_of_sleep")
    end(scene)
    assert (scene.kind, scene.asked) == ("option", scene.seat("kaoru"))
    scene.do(option)
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (HEALTH - health, SPIRIT - spirit)


@pytest.mark.rule("HARA-CRIT-01")
@plays_text("whispering_crowd")
@pytest.mark.parametrize("roll", [4, 5])
def test_whispering_crowd_invites_a_friend_on_a_critical(roll: int) -> None:
    scene = meet("whispering_crowd")
    scene.top_of("dusk", "moth_of_hours", "pillow_imp")
    rolls: tuple[int | str, ...] = (roll, "lunaridge", 2) if roll > 4 else (roll,)
    end(scene, *rolls)
    assert scene.at("lunaridge-2") == ("moth_of_hours" if roll > 4 else "")
    assert (len(scene.state.spread), scene.health("kaoru")) == (2 if roll > 4 else 1, HEALTH - 1)


@pytest.mark.rule("HARA-LOOT-04", "HARA-LOSE-01")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (0, 0)])
def test_whispering_crowd_told_your_enemies(before: int, after: int) -> None:
    scene = meet("whispering_crowd")
    scene.have("leaf", spirit=before)
    defeat(scene, "whispering_crowd")
    assert (scene.spirit("leaf"), scene.spirit("kaoru")) == (after, SPIRIT)


@pytest.mark.rule("HARA-LOOT-04", "HARA-SHIFT-02")
@plays_text("midnight_tortoise")
@pytest.mark.parametrize("agreed", [True, False])
def test_midnight_tortoise_may_move_the_dojo(agreed: bool) -> None:
    scene = meet("midnight_tortoise")
    before = list(scene.state.board.slots)
    defeat(scene, "midnight_tortoise")
    assert scene.legal() == ["done", "yes"]
    if agreed:
        scene.do("yes")
        assert len(offered(scene, "tile")) == 6
        scene.do("tile lunaridge")
        before[0], before[5] = before[5], before[0]
    else:
        scene.do("done")
    assert (scene.kind, list(scene.state.board.slots)) == ("adventure", before)


@pytest.mark.rule("HARA-LOOT-04", "HARA-ADV-05")
@plays_text("ink_serpent")
@pytest.mark.parametrize("taken", [True, False])
def test_ink_serpent_frees_a_card_used_this_turn(taken: bool) -> None:
    scene = meet("ink_serpent")
    scene.do("top kaoru_dash", "done")
    defeat(scene, "ink_serpent")
    assert (scene.kind, scene.legal()) == ("pick", ["done", "pick kaoru_dash"])
    scene.do("pick kaoru_dash" if taken else "done")
    assert ("bottom kaoru_dash" in scene.legal()) == taken


@pytest.mark.rule("HARA-LOOT-04")
def test_ink_serpent_has_nothing_to_free_where_nothing_was_used() -> None:
    scene = meet("ink_serpent")
    defeat(scene, "ink_serpent")
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-CRIT-01")
@plays_text("sundial_at_midnight")
@pytest.mark.parametrize(("roll", "more"), [(4, 0), (5, 1)])
def test_sundial_at_midnight_points_at_its_victim_until_their_next_turn(roll: int, more: int) -> None:
    scene = meet("sundial_at_midnight")
    end(scene, roll)
    health = HEALTH - 2 - more
    assert scene.health("kaoru") == health
    scene.effect('{do = "damage", amount = 1, range = 9, target = "player"}', "leaf")
    scene.do("aim kaoru")
    assert scene.health("kaoru") == health - 1 - more
    scene.begin_turn("kaoru")
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.health("kaoru") == health - 2 - more


@pytest.mark.rule("HARA-ATTACK-05", "HARA-LOSE-01")
@plays_text("dream_eater")
def test_dream_eater_eats_energy_where_there_is_any() -> None:
    scene = meet("dream_eater")
    scene.have("kaoru", energy=(1, 2, 0))
    end(scene)
    assert (scene.kind, scene.legal()) == ("lose_energy", ["red", "blue"])
    scene.do("blue")
    assert (scene.energy("kaoru"), scene.health("kaoru")) == ((1, 1, 0), HEALTH - 2)
    scene = meet("dream_eater")
    end(scene)
    assert (scene.asked, scene.energy("kaoru"), scene.health("kaoru")) == (1, (0, 0, 0), HEALTH - 2)


@pytest.mark.rule("HARA-LOOT-04", "HARA-ULT-03")
def test_ancient_hydra_teaches_an_ultimate_once() -> None:
    scene = meet("ancient_hydra", FAR_OFF)
    hand = scene.cards("kaoru", "hand")
    assert ultimate(scene) not in hand
    defeat(scene, "ancient_hydra")
    assert scene.cards("kaoru", "hand") == hand | {ultimate(scene)}
    defeat(scene, "ancient_hydra")
    assert (scene.kind, scene.cards("kaoru", "hand")) == ("adventure", hand | {ultimate(scene)})


# Rifts ----------------------------------------------------------------------------------------------------------------

Energy = tuple[int, int, int, int]
#: Rift -> gift, rating, reward and Item.
RIFTS: dict[str, tuple[Energy, int, Energy, str]] = {
    "small_red_rift": ((1, 0, 0, 0), 4, (2, 0, 0, 0), ""),
    "small_blue_rift": ((0, 1, 0, 0), 4, (0, 2, 0, 0), ""),
    "small_green_rift": ((0, 0, 1, 0), 4, (0, 0, 2, 0), ""),
    "small_trembling_red_rift": ((0, 0, 0, 1), 4, (1, 0, 0, 1), ""),
    "medium_red_rift": ((1, 0, 0, 0), 5, (2, 0, 0, 1), ""),
    "medium_blue_rift": ((0, 2, 0, 0), 6, (0, 3, 0, 0), ""),
    "medium_green_rift": ((0, 0, 2, 0), 6, (0, 0, 2, 1), ""),
    "medium_singing_blue_rift": ((0, 1, 0, 0), 5, (1, 1, 1, 0), ""),
    "large_red_rift": ((2, 0, 0, 0), 8, (3, 0, 0, 1), "rift_hook"),
    "large_blue_rift": ((0, 2, 0, 0), 7, (0, 4, 0, 0), "prism_sap"),
    "large_green_rift": ((0, 0, 2, 0), 8, (0, 0, 2, 2), "hunters_tally"),
}


@pytest.mark.rule("HARA-RIFT-01", "HARA-RIFT-05", "HARA-RIFT-06", "HARA-RIFT-07", "HARA-RIFT-08", "HARA-CR-03")
@pytest.mark.parametrize("card", plays.each(RIFTS))
@pytest.mark.parametrize("met", [True, False])
def test_closing_it_gives_its_gift_and_its_reward_if_the_rating_is_met(card: str, met: bool) -> None:
    gift, rating, reward, item = RIFTS[card]
    scene = meet(card)
    scene.have("kaoru", spirit=8)
    with scene.dice(1):
        scene.do("close")
        take_gold(scene)
    assert scene.kind == "pay_after"
    # The roll of 1 and the Spirit together reach the rating, or are one short of it.
    scene.do(str(rating - 1 if met else rating - 2))
    take_gold(scene)
    got = [one + (other if met else 0) for one, other in zip(gift, reward, strict=True)]
    assert gold_taken(scene) == got[3]
    assert scene.energy("kaoru") == (got[0] + got[3], got[1], got[2])
    assert scene.items("kaoru") == ({item: 1} if item and met else {})
    assert (scene.at(HERE), scene.discarded()) == ("", {card})


@pytest.mark.rule("HARA-RIFT-01")
@pytest.mark.parametrize("card", RIFTS)
def test_its_size_and_color_are_those_of_its_name(card: str) -> None:
    rift = card_set().rifts[card_set().by_id[card]]
    words = card.split("_")
    assert (SIZES[rift.size], COLOR_NAMES[rift.color]) == (words[0], words[-2])


# The deck -------------------------------------------------------------------------------------------------------------


def test_every_card_of_the_deck_is_played() -> None:
    cards = card_set()
    deck = [(number, card.id) for number, card in enumerate(cards.hex_cards) if card.deck == DUSK_DECK]
    assert {card for _, card in deck} == plays.cards
    monsters = [(card, cards.monsters[number]) for number, card in deck if cards.monsters[number].range >= 0]
    speaking = {card for card, one in monsters if one.ally or one.loot or one.critical or one.strikes}
    assert speaking == plays_text.cards
