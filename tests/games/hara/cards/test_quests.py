"""The Quests of the house set: of both parts the objective, a step short of it and reached, the reward, the special."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import TILE_NAMES
from tests.games.hara.cards.staging import (
    FAR_OFF,
    HEALTH,
    HERE,
    SPIRIT,
    Played,
    arrive,
    away,
    gold_taken,
    offered,
    stage,
    strike,
    take_gold,
    ultimate,
    within,
)
from tests.games.hara.declared import event, rift
from tests.games.hara.scene import Scene, monster

plays = Played()

#: Deeds that bring nothing by themselves, so that whatever is gained is the reward of the Quest.
CARDS = card_set()
EVENTS = [card.id for card in CARDS.hex_cards if card.kind == 1][:7]
BEASTS = ["pillow_imp", "star_leech", "night_mare", "dream_eater", "ink_serpent"]
FRIEND = "moth_of_hours"
BOSS = "ancient_hydra"
WASTES_BEAST = next(one.id for one in CARDS.monsters if one.range >= 0 and one.deck == 1 and not one.boss)
RIFTS = ["small_red_rift", "small_blue_rift", "small_green_rift", "medium_red_rift"]
CONTENT = "\n".join(
    [
        *[event(card) for card in EVENTS],
        *[monster(card, health=30) for card in (*BEASTS, BOSS, WASTES_BEAST)],
        monster(FRIEND, health=30, ally='[{do = "next_move", plus = 0}]'),
        *[rift(card) for card in RIFTS],
    ]
)
Deed = Callable[[Scene], None]


def embarked(quest: str, part: int, at: str = HERE) -> Scene:
    """Kaoru's turn, who has so far completed so many parts of a Quest."""
    scene = stage(at=at, content=CONTENT, quests=True)
    scene.quest("kaoru", quest, part)
    return scene


# Deeds ----------------------------------------------------------------------------------------------------------------


def end_turn(scene: Scene, *spaces: str) -> None:
    """Turns that end on these spaces, the last one Kaoru's too."""
    for space in spaces:
        scene.stand("kaoru", space)
        scene.begin_turn("kaoru", "leaf")
        scene.do("end")


def slay(scene: Scene, *monsters: str) -> None:
    """These Monsters are defeated, for no loot."""
    for card in monsters:
        scene.put(card, HERE)
        while scene.at(HERE) == card:
            strike(scene, 20)


def wound(scene: Scene, amount: int) -> None:
    """So much damage is dealt to a Monster that it does not defeat."""
    if scene.at(HERE) != BOSS:
        scene.put(BOSS, HERE)
    strike(scene, amount)


def befriend(scene: Scene) -> None:
    """A Monster is taken as an Ally."""
    scene.put(FRIEND, HERE)
    scene.do("ally")


def close(scene: Scene, rifts: int, met: int = 9) -> None:
    """So many Rifts are closed; after so many no challenge is met any more."""
    for number, card in enumerate(RIFTS[:rifts]):
        scene.put(card, HERE)
        with scene.dice(6 if number < met else 1):
            scene.do("close")
            # A reward for having closed it comes before its challenge.
            take_gold(scene)
        if scene.kind == "pay_after":
            scene.do("0")


def read(scene: Scene, *events: str) -> None:
    """These Events are completed."""
    for card in events:
        scene.stand("kaoru", FAR_OFF)
        scene.put(card, HERE)
        arrive(scene, HERE)


def go_home(scene: Scene, times: int) -> None:
    for _ in range(times):
        scene.stand("kaoru", HERE)
        scene.effect('{do = "transport", to = "dojo"}')


def use_items(scene: Scene, times: int) -> None:
    for _ in range(times):
        scene.give("kaoru", "whetted_burr")
        scene.do("use whetted_burr")


def gain(scene: Scene, color: str, amount: int) -> None:
    scene.effect(f'{{do = "energy", {color} = {amount}}}')


def carry(items: int, place: str) -> Deed:
    """One Item too few at the place, then enough of them somewhere else."""

    def almost(scene: Scene) -> None:
        scene.give("kaoru", *["moonmilk", "sunfang", "rift_hook", "prism_sap", "ember_pot"][: items - 1])
        arrive(scene, place)
        arrive(scene, HERE)
        scene.effect('{do = "item", number = 23}')
        if place == "dojo":
            # The other spaces of its tile are not the Dojo.
            arrive(scene, "dojo-4")

    return almost


# Objectives and rewards -----------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """Deeds that are not enough, the one that is, and what then comes with the reward."""

    almost: Deed
    last: Deed
    energy: tuple[int, int, int] = (0, 0, 0)
    items: dict[str, int] = {}
    health: int = 0
    spirit: int = 0
    cards: str = ""
    gold: int = 0


WORLDS = TILE_NAMES[1:]
QUESTS: dict[tuple[str, int], Part] = {
    ("the_long_way_home", 0): Part(
        lambda scene: end_turn(scene, "oppenheim-3", "the_drear-3", "oppenheim-4", "dojo-4"),
        lambda scene: end_turn(scene, "lunaridge-3"),
        gold=1,
    ),
    ("the_long_way_home", 1): Part(
        lambda scene: end_turn(scene, *[f"{world}-3" for world in WORLDS[:5]]),
        lambda scene: end_turn(scene, "the_drear-3"),
        gold=2,
        items={"hourglass_beetle": 1},
    ),
    ("a_necklace_of_teeth", 0): Part(
        lambda scene: slay(scene, BEASTS[0]), lambda scene: slay(scene, BEASTS[1]), items={"hunters_tally": 1}
    ),
    ("a_necklace_of_teeth", 1): Part(
        lambda scene: slay(scene, *BEASTS[:4]), lambda scene: slay(scene, BEASTS[4]), gold=2, cards="ultimate"
    ),
    ("the_sky_seamstress", 0): Part(
        lambda scene: read(scene, EVENTS[0]),
        lambda scene: close(scene, 1, met=0),
        gold=1,
        items={"rift_hook": 1},
    ),
    # The special gives Spirit for the last Rift as well.
    ("the_sky_seamstress", 1): Part(
        lambda scene: close(scene, 1), lambda scene: close(scene, 1, met=0), gold=3, spirit=2
    ),
    ("tales_for_the_lantern", 0): Part(
        lambda scene: read(scene, EVENTS[0]), lambda scene: read(scene, EVENTS[1]), items={"lucky_knucklebone": 1}
    ),
    ("tales_for_the_lantern", 1): Part(lambda scene: close(scene, 3, met=2), lambda scene: close(scene, 1), gold=3),
    # The point of energy that is gained for it is in the sum.
    ("the_open_hand", 0): Part(
        lambda scene: gain(scene, "green", 3), lambda scene: gain(scene, "green", 1), (0, 0, 1), health=2, spirit=2
    ),
    ("the_open_hand", 1): Part(
        lambda scene: slay(scene, FRIEND),
        befriend,
        gold=3,
    ),
    ("the_crowned_beast", 0): Part(
        lambda scene: wound(scene, 7), lambda scene: wound(scene, 1), gold=1, items={"whetted_burr": 1}
    ),
    ("the_crowned_beast", 1): Part(lambda scene: slay(scene, *BEASTS), lambda scene: slay(scene, BOSS), gold=3),
    ("the_peddlers_round", 0): Part(
        carry(2, "oppenheim-3"), lambda scene: arrive(scene, "oppenheim-3"), gold=1, items={"homeward_bell": 1}
    ),
    ("the_peddlers_round", 1): Part(carry(5, "dojo"), lambda scene: arrive(scene, "dojo"), gold=3),
    ("the_bell_keeper", 0): Part(
        lambda scene: arrive(scene, "dojo-4"), lambda scene: go_home(scene, 1), items={"swallow_sandals": 1}
    ),
    ("the_bell_keeper", 1): Part(lambda scene: go_home(scene, 3), lambda scene: go_home(scene, 1), gold=2),
    ("the_red_vow", 0): Part(lambda scene: slay(scene, BEASTS[0]), lambda scene: slay(scene, WASTES_BEAST), (2, 0, 0)),
    ("the_red_vow", 1): Part(
        lambda scene: gain(scene, "red", 7), lambda scene: gain(scene, "red", 1), (1, 1, 1), cards="ultimate"
    ),
    ("a_lamp_for_the_drear", 0): Part(
        lambda scene: gain(scene, "blue", 3),
        lambda scene: gain(scene, "blue", 1),
        (0, 1, 0),
        items={"veil_puffball": 1},
        spirit=2,
    ),
    ("a_lamp_for_the_drear", 1): Part(carry(4, "the_drear-3"), lambda scene: arrive(scene, "the_drear-5"), gold=3),
    ("the_sparring_ledger", 0): Part(lambda scene: wound(scene, 9), lambda scene: wound(scene, 1), gold=2),
    ("the_sparring_ledger", 1): Part(
        lambda scene: wound(scene, 19), lambda scene: wound(scene, 1), items={"tortoise_buckler": 1}, cards="level"
    ),
    ("the_empty_pockets", 0): Part(
        lambda scene: scene.give("kaoru", "sunfang"),
        lambda scene: use_items(scene, 1),
        items={"ember_pot": 1, "doorway_chalk": 1},
    ),
    ("the_empty_pockets", 1): Part(
        lambda scene: use_items(scene, 4), lambda scene: use_items(scene, 1), gold=2, items={"second_heart": 1}
    ),
}


class Possessions(NamedTuple):
    """What a reward may bring."""

    energy: tuple[int, int, int]
    items: dict[str, int]
    health: int
    spirit: int
    hand: set[str]


def possessions(scene: Scene) -> Possessions:
    return Possessions(
        scene.energy("kaoru"),
        scene.items("kaoru"),
        scene.health("kaoru"),
        scene.spirit("kaoru"),
        scene.cards("kaoru", "hand"),
    )


@pytest.mark.rule("HARA-QUEST-03", "HARA-QUEST-04", "HARA-QUEST-05")
@pytest.mark.parametrize("part", [0, 1])
@pytest.mark.parametrize("quest", plays.each(dict.fromkeys(quest for quest, _ in QUESTS)))
def test_a_part_is_rewarded_once_its_objective_is_reached_and_not_before(quest: str, part: int) -> None:
    facts = QUESTS[quest, part]
    scene = embarked(quest, part)
    facts.almost(scene)
    assert (scene.kind, scene.state.quest_part[0]) == ("adventure", part)
    before = possessions(scene)
    facts.last(scene)
    assert scene.state.quest_part[0] == part + 1
    learned = set()
    while scene.kind != "adventure":
        assert scene.asked == 0
        if scene.kind == "level_up":
            # Of any color: two cards of each.
            assert len(scene.legal()) == 6
            learned = {scene.legal()[3].removeprefix("pick ")}
            scene.do(scene.legal()[3])
        else:
            take_gold(scene)
    if facts.cards == "ultimate":
        learned = {ultimate(scene)}
    assert bool(learned) == bool(facts.cards)
    assert gold_taken(scene) == facts.gold
    energy = [one + more for one, more in zip(before.energy, facts.energy, strict=True)]
    assert possessions(scene) == Possessions(
        (energy[0] + facts.gold, energy[1], energy[2]),
        {**before.items, **facts.items},
        before.health + facts.health,
        before.spirit + facts.spirit,
        before.hand | learned,
    )


@pytest.mark.rule("HARA-QUEST-03")
def test_the_empty_pockets_count_a_dreamstone_too() -> None:
    scene = embarked("the_empty_pockets", 0)
    scene.enter("ashura", FAR_OFF)
    scene.give("kaoru", "dreamstone")
    scene.do("use dreamstone")
    assert scene.items("kaoru") == {"ember_pot": 1, "doorway_chalk": 1}


@pytest.mark.rule("HARA-QUEST-03")
@pytest.mark.parametrize(("quest", "part"), [("the_open_hand", 0), ("a_lamp_for_the_drear", 0)])
def test_energy_of_another_color_reaches_no_objective(quest: str, part: int) -> None:
    scene = embarked(quest, part)
    gain(scene, "red", 4)
    assert scene.state.quest_part[0] == part


@pytest.mark.rule("HARA-QUEST-03")
def test_the_bell_keeper_does_not_count_who_stays_in_the_dojo() -> None:
    scene = embarked("the_bell_keeper", 0)
    scene.stand("kaoru", "dojo")
    scene.begin_turn("kaoru", "leaf")
    scene.do("end", "heal 0 0")
    assert scene.state.quest_part[0] == 0


# Specials -------------------------------------------------------------------------------------------------------------

specials = Played()


def provoked(quest: str, part: int) -> int:
    """The damage that an Aggressive Monster deals to whoever enters its space."""
    content = monster("thing_under_the_bed", attack=2, aggressive="true")
    scene = stage(at=away(1, stage()), content=content, quests=True)
    scene.quest("kaoru", quest, part)
    scene.put("thing_under_the_bed", HERE)
    scene.effect('{do = "move", spaces = 1}')
    scene.do(f"go {HERE}")
    return HEALTH - scene.health("kaoru")


@pytest.mark.rule("HARA-QUEST-03", "HARA-ECARD-04")
@specials("the_long_way_home-1")
@pytest.mark.parametrize("part", [0, 1])
def test_the_long_way_home_leads_past_events_in_part_two(part: int) -> None:
    scene = embarked("the_long_way_home", part)
    for card, space in zip(EVENTS, sorted(within(scene, 1)), strict=False):
        scene.put(card, space)
    scene.effect('{do = "move", spaces = 2}')
    assert offered(scene, "go") == within(scene, 1 + part)


@pytest.mark.rule("HARA-QUEST-03")
@specials("a_necklace_of_teeth-1")
@pytest.mark.parametrize("part", [0, 1])
def test_a_necklace_of_teeth_heals_once_a_turn_in_part_two(part: int) -> None:
    scene = embarked("a_necklace_of_teeth", part)
    slay(scene, BEASTS[0])
    assert scene.health("kaoru") == HEALTH + part
    if part:
        slay(scene, BEASTS[1])
        assert scene.health("kaoru") == HEALTH + 1
        scene.begin_turn("kaoru")
        slay(scene, BEASTS[2])
        assert scene.health("kaoru") == HEALTH + 2


@pytest.mark.rule("HARA-QUEST-03")
@specials("the_sky_seamstress-1")
@pytest.mark.parametrize("met", [0, 1])
@pytest.mark.parametrize("part", [0, 1])
def test_the_sky_seamstress_thanks_for_every_rift_in_part_two(part: int, met: int) -> None:
    scene = embarked("the_sky_seamstress", part)
    close(scene, 1, met)
    assert scene.spirit("kaoru") == SPIRIT + 2 * part


@pytest.mark.rule("HARA-QUEST-03", "HARA-LOSE-01")
@specials("tales_for_the_lantern-1")
@pytest.mark.parametrize(("part", "before", "after"), [(0, 5, 5), (1, 5, 3), (1, 1, 0)])
def test_tales_for_the_lantern_cost_spirit_in_part_two(part: int, before: int, after: int) -> None:
    scene = embarked("tales_for_the_lantern", part)
    scene.have("kaoru", spirit=before)
    read(scene, EVENTS[0], EVENTS[1])
    assert scene.spirit("kaoru") == after


@pytest.mark.rule("HARA-QUEST-03", "HARA-AGGR-01")
@specials("the_open_hand-0", "the_open_hand-1")
@pytest.mark.parametrize(("part", "taken"), [(0, 0), (1, 0), (2, 2)])
def test_the_open_hand_calms_monsters_in_both_parts(part: int, taken: int) -> None:
    assert provoked("the_open_hand", part) == taken


@pytest.mark.rule("HARA-QUEST-03", "HARA-ATTACK-05")
@specials("the_crowned_beast-1")
@pytest.mark.parametrize("part", [0, 1])
def test_the_crowned_beast_softens_the_blows_of_monsters_in_part_two(part: int) -> None:
    assert provoked("the_crowned_beast", part) == 2 - part
    scene = embarked("the_crowned_beast", part)
    scene.effect('{do = "suffer", amount = 2}')
    assert scene.health("kaoru") == HEALTH - 2


@pytest.mark.rule("HARA-QUEST-03")
@specials("the_peddlers_round-1")
@pytest.mark.parametrize("part", [0, 1])
def test_the_peddlers_round_finds_tea_once_a_turn_in_part_two(part: int) -> None:
    scene = embarked("the_peddlers_round", part)
    read(scene, EVENTS[0], EVENTS[1])
    assert scene.items("kaoru") == ({"swiftleaf_tea": 1} if part else {})
    scene.begin_turn("kaoru")
    read(scene, EVENTS[2])
    assert scene.items("kaoru") == ({"swiftleaf_tea": 2} if part else {})


@pytest.mark.rule("HARA-QUEST-03", "HARA-DOJO-07")
@specials("the_bell_keeper-1")
@pytest.mark.parametrize("part", [0, 1])
def test_the_bell_keeper_rests_better_in_part_two(part: int) -> None:
    scene = embarked("the_bell_keeper", part)
    scene.have("kaoru", health=1, spirit=1)
    scene.stand("kaoru", "dojo")
    scene.do("end")
    points = {sum(map(int, answer.split())) for answer in offered(scene, "heal")}
    assert max(points) == 3 + part


def until_dusk(scene: Scene) -> None:
    """The round of Dawn ends, and the first turn of Dusk begins."""
    scene.do("end", "end")
    assert scene.state.dusk


@pytest.mark.rule("HARA-QUEST-03", "HARA-DAYS-02")
@specials("the_red_vow-1", "a_lamp_for_the_drear-1")
@pytest.mark.parametrize("part", [0, 1])
@pytest.mark.parametrize(("quest", "health", "spirit"), [("the_red_vow", -1, 0), ("a_lamp_for_the_drear", 0, 1)])
def test_the_red_vow_burns_and_a_lamp_for_the_drear_warms_at_dusk_in_part_two(
    quest: str, health: int, spirit: int, part: int
) -> None:
    scene = embarked(quest, part)
    until_dusk(scene)
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (HEALTH + health * part, SPIRIT + spirit * part)
    assert (scene.health("leaf"), scene.spirit("leaf")) == (HEALTH, SPIRIT)
    dawn(scene)
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (HEALTH + health * part, SPIRIT + spirit * part)


def dawn(scene: Scene) -> None:
    """The round of Dusk ends in a night that only moves Oppenheim, and the next Day begins."""
    deck = scene.state.shift_deck
    quiet = [shift.id for shift in CARDS.shifts].index("oppenheim_unmoored")
    deck.remove(quiet)
    deck.append(quiet)
    scene.do("end", "end")
    assert (scene.state.day, scene.state.dusk) == (2, False)


@pytest.mark.rule("HARA-QUEST-03", "HARA-EQUIP-06")
@specials("the_sparring_ledger-0")
@pytest.mark.parametrize("part", [0, 1])
def test_the_sparring_ledger_sharpens_the_bottom_of_dash_in_part_one(part: int) -> None:
    scene = embarked("the_sparring_ledger", part)
    scene.put(BOSS, HERE)
    scene.on_board("kaoru", "kaoru_dash")
    scene.do("bottom kaoru_dash", "done", f"aim {HERE}")
    assert scene.hurt(HERE) == 2 - part
    strike(scene, 1)
    assert scene.hurt(HERE) == 3 - part


@pytest.mark.rule("HARA-QUEST-03")
@specials("the_sparring_ledger-1")
@pytest.mark.parametrize("part", [0, 1])
def test_the_sparring_ledger_leaves_bruises_in_part_two(part: int) -> None:
    scene = embarked("the_sparring_ledger", part)
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.health("kaoru") == HEALTH - 1 - part


@pytest.mark.rule("HARA-QUEST-03", "HARA-DAYS-02")
@specials("the_empty_pockets-1")
@pytest.mark.parametrize("part", [0, 1])
def test_the_empty_pockets_hold_a_loaf_at_dawn_in_part_two(part: int) -> None:
    scene = embarked("the_empty_pockets", part)
    until_dusk(scene)
    assert scene.items("kaoru") == {}
    dawn(scene)
    assert scene.items("kaoru") == ({"honeyroot_loaf": 1} if part else {})


# All of them ----------------------------------------------------------------------------------------------------------


def test_both_parts_of_every_quest_are_played() -> None:
    assert {(card.id, part) for card in CARDS.quests for part in (0, 1)} == set(QUESTS)
    assert plays.cards == {quest for quest, _ in QUESTS}
    special = {
        f"{card.id}-{part}"
        for card in CARDS.quests
        for part in (0, 1)
        if card.parts[part].special.modifiers or card.parts[part].special.triggers
    }
    assert special == specials.cards
