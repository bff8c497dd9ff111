"""What the effects of Muna, Ordis and Yzmir leave alone: other types, other players, other times."""

import pytest

from tests.games.altered.scene import Scene, card

#: What aims at Characters from Reserve, and what does so when it is played.
SUPPORTS = [
    "MU_04_C",
    "MU_04_R1",
    "MU_04_R2",
    "MU_07_R1",
    "MU_09_R1",
    "MU_09_R2",
    "MU_13_C",
    "MU_13_R1",
    "MU_13_R2",
    "MU_17_R1",
    "MU_21_R1",
]
PLAYED = [
    "MU_18_C",
    "MU_18_R1",
    "MU_18_R2",
    "MU_25_C",
    "MU_25_R1",
    "MU_25_R2",
    "MU_28_C",
    "MU_28_R1",
    "MU_28_R2",
    "MU_27_C",
    "MU_27_R1",
    "MU_27_R2",
    "OR_24_C",
    "OR_24_R2",
    "YZ_16_C",
    "YZ_16_R1",
    "YZ_16_R2",
    "YZ_21_C",
    "YZ_21_R1",
    "YZ_21_R2",
    "YZ_26_C",
    "YZ_26_R1",
    "YZ_26_R2",
]


# Which objects --------------------------------------------------------------------------------------------------------


@pytest.mark.card(*SUPPORTS)
@pytest.mark.card(*PLAYED)
@pytest.mark.rule("ALT-CARD-01", "ALT-TARGET-06")
@pytest.mark.parametrize(
    ("reference", "verb"), [*[(one, "use") for one in SUPPORTS], *[(one, "play") for one in PLAYED]]
)
def test_a_target_character_is_anybodys_and_no_landmark(reference: str, verb: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve" if verb == "use" else "hand")
    for player in (0, 1):
        # All cost 3 or less, so that only what they are tells them apart.
        scene.put("MU_05_C", "companion", player)
        scene.put("YZ_28_R1", "landmark", player)
    scene.put("MU_05_C", "companion")
    scene.do(f"{verb} {card(reference).name}")
    if scene.asked == "expedition":
        scene.do("hero")
    assert scene.asked == "target"
    assert scene.can("pick Kitsune (companion expedition)")
    assert scene.can("pick Kitsune (their companion expedition)")
    assert not any("Baba's Isba" in option for option in scene.options)


@pytest.mark.card(
    "YZ_24_C", "YZ_24_R1", "YZ_24_R2", "YZ_27_C", "YZ_27_R1", "YZ_27_R2", "MU_26_C", "MU_26_R1", "MU_26_R2"
)
@pytest.mark.rule("ALT-TARGET-06")
@pytest.mark.parametrize(
    ("reference", "name"),
    [
        *[(f"YZ_24_{rarity}", "Banishing Gate") for rarity in ("C", "R1", "R2")],
        *[(f"YZ_27_{rarity}", "Celestial Blast") for rarity in ("C", "R1", "R2")],
        *[(f"MU_26_{rarity}", "Mana Reaping") for rarity in ("C", "R1", "R2")],
    ],
)
def test_a_target_character_or_permanent_is_anybodys(reference: str, name: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    for player in (0, 1):
        scene.put("MU_11_C", "hero", player)
        scene.put("OR_30_C", "landmark", player)
    scene.do(f"play {name}")
    for whose in ("", "their "):
        assert scene.can(f"pick Inari ({whose}hero expedition)")
        assert scene.can(f"pick Ordis Carrier ({whose}landmark)")


@pytest.mark.card("OR_25_C", "OR_25_R1", "OR_25_R2")
@pytest.mark.rule("ALT-TARGET-06", "ALT-EFFECT-10")
@pytest.mark.parametrize("reference", ["OR_25_C", "OR_25_R1", "OR_25_R2"])
@pytest.mark.parametrize(
    ("mode", "name", "where"), [("1", "Cernunnos", "hero expedition"), ("2", "Aether Shard", "landmark")]
)
def test_sticky_note_seals_remove_one_object_of_anybody(reference: str, mode: str, name: str, where: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    for player in (0, 1):
        scene.put("MU_14_C", "hero", player)
        scene.put("YZ_29_C", "landmark", player)
    scene.do("play Sticky Note Seals", mode)
    assert sorted(scene.options) == sorted([f"pick {name} ({where})", f"pick {name} (their {where})"])
    scene.do(f"pick {name} ({where})")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("OR_24_R1")
@pytest.mark.rule("ALT-TARGET-02")
def test_the_rare_teamwork_training_must_send_somebody_away() -> None:
    scene = Scene()
    scene.put("OR_24_R1", "hand")
    scene.put("OR_05_C", "hero")
    scene.do("play Teamwork Training", "hero")
    assert (scene.asked, scene.can("no")) == ("target", False)


@pytest.mark.card("YZ_15_C", "YZ_15_R1", "YZ_15_R2", "YZ_17_C", "YZ_17_R1", "YZ_17_R2")
@pytest.mark.rule("ALT-ACTION-SACRIFICE-01")
@pytest.mark.parametrize(
    ("reference", "name"),
    [
        *[(f"YZ_15_{rarity}", "Kuwat, the Dissenter") for rarity in ("C", "R1", "R2")],
        *[(f"YZ_17_{rarity}", "The Kraken") for rarity in ("C", "R1", "R2")],
    ],
)
def test_no_landmark_is_sacrificed_for_a_character(reference: str, name: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("OR_05_C", "hero")
    scene.put("MU_11_C", "hero")
    scene.put("OR_30_C", "landmark")
    scene.do(f"play {name}", "hero")
    assert scene.asked == "sacrifice"
    assert not any("Ordis Carrier" in option for option in scene.options)


@pytest.mark.card("OR_11_C", "OR_11_R1", "OR_15_C", "OR_15_R1", "OR_15_R2")
@pytest.mark.parametrize(
    ("reference", "name"),
    [
        ("OR_11_C", "Ozma"),
        ("OR_11_R1", "Ozma"),
        *[(f"OR_15_{rarity}", "Kakoba, Legion Commander") for rarity in ("C", "R1", "R2")],
    ],
)
def test_landmarks_are_no_other_characters(reference: str, name: str) -> None:
    scene = Scene()
    it = scene.put(reference, "hand")
    scene.put("OR_05_C", "hero")
    scene.put("MU_11_C", "companion")
    scene.put("OR_30_C", "landmark")
    scene.do(f"play {name}", "hero")
    assert (scene.boosts(it), scene.names("reserve")) == (0, [])


@pytest.mark.card("OR_24_C", "OR_24_R2")
@pytest.mark.parametrize("reference", ["OR_24_C", "OR_24_R2"])
def test_teamwork_training_counts_no_landmarks(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("OR_30_C", "landmark")
    # It costs 1, and no own Character is there.
    theirs = scene.put("OR_05_C", "hero", 1)
    scene.do("play Teamwork Training")
    assert scene.zone(theirs) == "hero"


@pytest.mark.card("OR_23_C", "OR_23_R1", "OR_23_R2")
@pytest.mark.rule("ALT-COUNTER-08")
@pytest.mark.parametrize("reference", ["OR_23_C", "OR_23_R1", "OR_23_R2"])
def test_charge_boosts_no_landmark(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("OR_05_C", "hero")
    carrier = scene.put("OR_30_C", "landmark")
    scene.do("play Charge!")
    assert (scene.boosts(mine), scene.boosts(carrier)) == (1, 0)


@pytest.mark.card("MU_19_R2")
def test_the_verdantback_of_ordis_makes_no_defender_of_others() -> None:
    scene = Scene()
    scene.put("MU_19_R2", "hero")
    scene.put("MU_14_C", "companion")
    scene.to_dusk()
    assert scene.state.at == [0, 6, 0, 7]


# Which player ---------------------------------------------------------------------------------------------------------


@pytest.mark.card(
    "MU_24_R1", "OR_07_R1", "OR_07_R2", "OR_11_C", "OR_11_R1", "OR_11_R2", "YZ_14_R1", "YZ_29_R1", "YZ_29_R2"
)
@pytest.mark.card(
    "OR_19_C", "OR_19_R1", "OR_19_R2", "YZ_18_R1", "YZ_20_C", "YZ_20_R1", "YZ_20_R2", "YZ_27_R1", "YZ_27_R2"
)
@pytest.mark.rule("ALT-GOLDEN-13")
@pytest.mark.parametrize(
    ("reference", "answers", "cards"),
    [
        ("MU_24_R1", ["play Bountiful Meadow", "yes"], 1),
        ("OR_07_R1", ["play Monolith Rune-Scribe", "hero"], 1),
        ("OR_07_R2", ["play Monolith Rune-Scribe", "hero"], 1),
        ("OR_11_C", ["play Ozma", "hero"], 1),
        ("OR_11_R1", ["play Ozma", "hero"], 1),
        ("OR_11_R2", ["play Ozma", "hero"], 1),
        ("OR_19_C", ["use Issitoq"], 1),
        ("OR_19_R1", ["use Issitoq"], 1),
        ("OR_19_R2", ["use Issitoq"], 1),
        ("YZ_14_R1", ["play Flamel", "hero"], 1),
        ("YZ_18_R1", ["use Sakarabru"], 1),
        ("YZ_20_C", ["play Gift of Self", "pick Inari"], 2),
        ("YZ_20_R1", ["play Gift of Self", "pick Inari"], 3),
        ("YZ_20_R2", ["play Gift of Self", "pick Inari"], 2),
        ("YZ_27_R1", ["play Celestial Blast", "no"], 1),
        ("YZ_27_R2", ["play Celestial Blast", "no"], 1),
        ("YZ_29_R1", ["play Aether Shard"], 1),
        ("YZ_29_R2", ["play Aether Shard"], 1),
    ],
)
def test_only_its_own_player_takes_from_the_deck(reference: str, answers: list[str], cards: int) -> None:
    scene = Scene()
    scene.put(reference, "reserve" if answers[0].startswith("use") else "hand")
    scene.put("OR_31_C", "hero", boosts=1)
    scene.put("MU_11_C", "hero", boosts=1)
    scene.put("MU_05_C", "companion")
    scene.do(*answers)
    assert [len(scene.names("deck", player)) for player in (0, 1)] == [10 - cards, 10]


@pytest.mark.card("OR_16_C", "OR_16_R1", "OR_16_R2", "YZ_07_R1", "MU_03_C")
@pytest.mark.rule("ALT-GOLDEN-13")
@pytest.mark.parametrize(
    ("hero", "reference"),
    [(None, "OR_16_C"), (None, "OR_16_R1"), (None, "OR_16_R2"), (None, "YZ_07_R1"), ("MU_03_C", "MU_14_C")],
)
def test_only_its_own_player_draws_at_dusk(hero: str | None, reference: str) -> None:
    scene = Scene(heroes=(hero, None))
    scene.put(reference, "hero", boosts=3)
    if reference.startswith("OR_16"):
        scene.put("MU_21_C", "hero", 1, boosts=9)
    scene.to_next_afternoon()
    # Morning has drawn two for each player.
    assert [len(scene.names("deck", player)) for player in (0, 1)] == [10 - 1 - 2, 10 - 2]


@pytest.mark.card("YZ_05_R1", "YZ_20_C")
@pytest.mark.rule("ALT-GOLDEN-13")
def test_the_rare_jellyfish_draws_for_its_own_player_only() -> None:
    scene = Scene()
    scene.put("YZ_05_R1", "hero", statuses="fleeting")
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self")
    assert [len(scene.names("deck", player)) for player in (0, 1)] == [10 - 2 - 1, 10]


# When -----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_22_C", "MU_22_R1", "MU_22_R2")
@pytest.mark.rule("ALT-NOON-01")
@pytest.mark.parametrize("reference", ["MU_22_C", "MU_22_R1", "MU_22_R2"])
def test_hydracaena_grows_at_noon_and_in_no_other_phase(reference: str) -> None:
    scene = Scene()
    hydracaena = scene.put(reference, "hero")
    scene.noon()
    assert (scene.asked, scene.boosts(hydracaena)) == ("turn", 4)
    scene.to_next_afternoon()
    assert scene.boosts(hydracaena) == 8


@pytest.mark.card("OR_16_C", "OR_16_R1", "OR_16_R2")
@pytest.mark.rule("ALT-PROGRESS-12", "ALT-DAY-04")
@pytest.mark.parametrize("reference", ["OR_16_C", "OR_16_R1", "OR_16_R2"])
def test_ordis_attorney_draws_before_rest(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put("MU_14_C", "hero", 1)
    scene.to_next_afternoon()
    names = [event.name for event in scene.state.events or []]
    assert names.index("drew") < names.index("to_reserve")


@pytest.mark.card("YZ_27_R1", "YZ_27_R2")
@pytest.mark.rule("ALT-EFFECT-01", "ALT-EMPTY-01")
@pytest.mark.parametrize("reference", ["YZ_27_R1", "YZ_27_R2"])
def test_the_rare_celestial_blasts_discard_before_they_draw(reference: str) -> None:
    scene = Scene(deck=0)
    scene.put(reference, "hand")
    scene.put("MU_11_C", "hero")
    scene.do("play Celestial Blast", "pick Inari")
    # With an empty Deck the card drawn can only be the one just discarded.
    assert scene.names("hand") == ["Inari"]


@pytest.mark.card("MU_25_R1", "OR_06_R2", "OR_09_R2", "OR_21_R2")
@pytest.mark.rule("ALT-DUR-02")
@pytest.mark.parametrize(
    ("reference", "name", "played", "answers", "left"),
    [
        ("MU_25_R1", "Meditation Training", "MU_11_C", ["play Inari", "hero"], 10 - 3),
        ("OR_06_R2", "Ordis Cadets", "YZ_23_C", ["play Conjuring Seal"], 10 - 3),
        ("OR_09_R2", "The Frog Prince", "OR_30_C", ["play Ordis Carrier"], 10 - 3),
        ("OR_21_R2", "Robin Hood", "YZ_23_C", ["play Conjuring Seal"], 10 - 3),
    ],
)
def test_what_a_support_ability_promises_ends_with_the_turn(
    reference: str, name: str, played: str, answers: list[str], left: int
) -> None:
    scene = Scene(heroes=("YZ_01_C", None))
    scene.put(reference, "reserve")
    it = scene.put(played, "hand")
    scene.do(f"use {name}", "use Akesha & Taru", "pass", *answers)
    assert (scene.ready_mana(), scene.boosts(it)) == (left, 0)


@pytest.mark.card("OR_06_R2", "OR_09_R2", "YZ_04_C", "YZ_04_R1", "YZ_04_R2")
@pytest.mark.card("YZ_14_C", "YZ_14_R1", "YZ_14_R2")
@pytest.mark.rule("ALT-DUR-06", "ALT-COST-01")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(
    ("reference", "name", "played", "answers", "left"),
    [
        ("OR_06_R2", "Ordis Cadets", "YZ_20_C", ["play Gift of Self"], 10 - 2 + 1),
        ("OR_09_R2", "The Frog Prince", "OR_30_C", ["play Ordis Carrier"], 10 - 3 + 1),
        *[
            (f"YZ_04_{rarity}", "Studious Disciple", "YZ_20_C", ["play Gift of Self"], 10 - 2 + 1)
            for rarity in ("C", "R1", "R2")
        ],
        *[(f"YZ_14_{rarity}", "Flamel", "YZ_20_C", ["play Gift of Self"], 10 - 2 + 1) for rarity in ("C", "R1", "R2")],
    ],
)
def test_a_support_ability_serves_the_next_card_wherever_it_is_played_from(
    reference: str, name: str, played: str, answers: list[str], left: int, origin: str
) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put(played, origin)
    scene.do(f"use {name}", *answers)
    assert scene.ready_mana() == left


@pytest.mark.card("MU_25_R1")
@pytest.mark.rule("ALT-DUR-06", "ALT-PLAY-13")
def test_the_rare_meditation_training_boosts_a_character_played_from_reserve_too() -> None:
    scene = Scene()
    scene.put("MU_25_R1", "reserve")
    inari = scene.put("MU_11_C", "reserve")
    scene.do("use Meditation Training", "play Inari", "hero")
    assert scene.boosts(inari) == 1


@pytest.mark.card("YZ_04_R1", "YZ_04_R2")
@pytest.mark.rule("ALT-DUR-06")
@pytest.mark.parametrize("reference", ["YZ_04_R1", "YZ_04_R2"])
def test_what_a_rare_disciple_promises_serves_a_spell_from_reserve_too(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("YZ_20_C", "reserve")
    scene.do("play Studious Disciple", "hero", "pass", "play Gift of Self")
    assert scene.ready_mana() == 10 - 1 - 1


# Which event ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_02_C", "LY_28_C")
@pytest.mark.rule("ALT-PLAY-16", "ALT-ACTION-SWITCH-02")
def test_waru_leaves_a_bureaucrat_awake_that_joins_an_expedition_without_being_played() -> None:
    scene = Scene(heroes=("OR_02_C", None))
    prince = scene.put("OR_09_C", "hero")
    scene.put("LY_28_C", "hand")
    scene.do("play Ride the Bifröst")
    assert (scene.zone(prince), scene.has(prince, "asleep")) == ("companion", False)


@pytest.mark.card("OR_28_C", "OR_28_R1", "OR_28_R2", "LY_27_R1")
@pytest.mark.rule("ALT-PLAY-16")
@pytest.mark.parametrize("reference", ["OR_28_C", "OR_28_R1", "OR_28_R2"])
def test_the_monolith_boosts_a_character_that_is_put_in_an_expedition(reference: str) -> None:
    scene = Scene(deck=1)
    scene.put(reference, "landmark")
    scene.put("LY_27_R1", "hand")
    scene.do("play Mind Apotheosis", "1", "hero")
    assert scene.names("hero") == ["Ordis Trooper"]
    assert scene.totals("hero") == [2, 2, 2]


@pytest.mark.card("OR_06_R2")
@pytest.mark.rule("ALT-PLAY-14")
def test_the_yzmir_cadets_bring_a_recruit_from_reserve_too() -> None:
    scene = Scene()
    scene.put("OR_06_R2", "reserve")
    scene.do("play Ordis Cadets", "hero")
    assert (scene.names("hero"), scene.names("companion")) == (["Ordis Cadets", "Ordis Recruit"], [])


@pytest.mark.card("OR_14_R1", "OR_14_R2")
@pytest.mark.parametrize("reference", ["OR_14_R1", "OR_14_R2"])
@pytest.mark.parametrize(("side", "other"), [("hero", "companion"), ("companion", "hero")])
def test_the_rare_spy_brings_its_recruit_into_its_own_expedition(reference: str, side: str, other: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.do("play Ordis Spy", side)
    assert (scene.names(side), scene.names(other)) == (["Ordis Spy", "Ordis Recruit"], [])
