"""The Spells of Yzmir in the prints that are in no starter deck."""

import pytest

from tests.games.altered.scene import Scene

# Magical Training, Conjuring Seal -------------------------------------------------------------------------------------

LESSONS = [
    pytest.param("YZ_19_C", "Magical Training", 1, marks=pytest.mark.card("YZ_19_C")),
    pytest.param("YZ_19_R1", "Magical Training", 1, marks=pytest.mark.card("YZ_19_R1")),
    pytest.param("YZ_19_R2", "Magical Training", 1, marks=pytest.mark.card("YZ_19_R2")),
    pytest.param("YZ_23_C", "Conjuring Seal", 2, marks=pytest.mark.card("YZ_23_C")),
    pytest.param("YZ_23_R1", "Conjuring Seal", 3, marks=pytest.mark.card("YZ_23_R1")),
    pytest.param("YZ_23_R2", "Conjuring Seal", 2, marks=pytest.mark.card("YZ_23_R2")),
]


@pytest.mark.parametrize(("reference", "name", "cards"), LESSONS)
@pytest.mark.rule("ALT-SPELL-01", "ALT-SPELL-03")
@pytest.mark.parametrize(("origin", "goes"), [("hand", "reserve"), ("reserve", "discard")])
def test_a_lesson_draws_and_can_be_played_twice(reference: str, name: str, cards: int, origin: str, goes: str) -> None:
    scene = Scene()
    spell = scene.put(reference, origin)
    scene.do(f"play {name}")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [cards, 0]
    assert len(scene.names("deck")) == 10 - cards
    assert scene.zone(spell) == goes


# Gift of Self ---------------------------------------------------------------------------------------------------------

GIFTS = [
    pytest.param("YZ_20_C", 2, marks=pytest.mark.card("YZ_20_C")),
    pytest.param("YZ_20_R1", 3, marks=pytest.mark.card("YZ_20_R1")),
    pytest.param("YZ_20_R2", 2, marks=pytest.mark.card("YZ_20_R2")),
]


@pytest.mark.parametrize(("reference", "cards"), GIFTS)
@pytest.mark.rule("ALT-ACTION-SACRIFICE-01")
def test_gift_of_self_has_an_own_character_sacrificed_and_draws(reference: str, cards: int) -> None:
    scene = Scene()
    gift = scene.put(reference, "hand")
    trooper = scene.put("OR_05_C", "hero")
    inari = scene.put("MU_11_C", "companion")
    theirs = scene.put("MU_14_C", "hero", 1)
    scene.do("play Gift of Self")
    assert not scene.can("no")
    assert not scene.can("pick Cernunnos")
    scene.do("pick Inari")
    assert [scene.zone(one) for one in (trooper, inari, theirs, gift)] == ["hero", "discard", "hero", "discard"]
    assert len(scene.names("hand")) == cards


@pytest.mark.parametrize(("reference", "cards"), GIFTS)
@pytest.mark.rule("ALT-TOKEN-03")
def test_gift_of_self_takes_a_token_as_well(reference: str, cards: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    token = scene.put("OR_31_C", "hero")
    scene.do("play Gift of Self")
    assert scene.zone(token) == "gone"
    assert len(scene.names("hand")) == cards


@pytest.mark.parametrize(("reference", "cards"), GIFTS)
@pytest.mark.rule("ALT-EFFECT-07")
def test_gift_of_self_draws_nothing_if_nobody_was_sacrificed(reference: str, cards: int) -> None:
    scene = Scene()
    gift = scene.put(reference, "hand")
    scene.put("MU_14_C", "hero", 1)
    scene.put("OR_30_C", "landmark")
    scene.do("play Gift of Self")
    assert scene.names("hand") == []
    assert scene.names("landmark") == ["Ordis Carrier"]
    assert scene.zone(gift) == "discard"


# Off You Go! ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_21_R1")
@pytest.mark.rule("ALT-TARGET-02", "ALT-CARD-13")
def test_the_rare_off_you_go_sends_a_character_of_5_or_less_to_reserve() -> None:
    scene = Scene()
    spell = scene.put("YZ_21_R1", "hand")
    dorothy = scene.put("YZ_16_C", "hero", 1, boosts=1)
    large = scene.put("MU_21_C", "hero", 1)
    scene.do("play Off You Go!")
    assert [scene.zone(one) for one in (dorothy, large, spell)] == ["reserve", "hero", "reserve"]
    assert scene.boosts(dorothy) == 0


@pytest.mark.card("YZ_21_R1")
@pytest.mark.rule("ALT-TARGET-03", "ALT-CARD-13")
def test_the_rare_off_you_go_does_nothing_to_hand_cost_6() -> None:
    scene = Scene()
    scene.put("YZ_21_R1", "hand")
    large = scene.put("MU_21_C", "hero", 1)
    scene.do("play Off You Go!")
    assert scene.zone(large) == "hero"


# Spy Craft ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "goes"),
    [
        pytest.param("YZ_22_R1", "reserve", marks=pytest.mark.card("YZ_22_R1")),
        pytest.param("YZ_22_R2", "discard", marks=pytest.mark.card("YZ_22_R2")),
    ],
)
@pytest.mark.rule("ALT-EFFECT-01", "ALT-EFFECT-06", "ALT-STATUS-FLEETING-06")
@pytest.mark.parametrize(("answer", "theirs_goes"), [("pick Inari", "discard"), ("no", "reserve")])
def test_the_rare_spy_crafts_sabotage_if_wished_and_then_resupply(
    reference: str, goes: str, answer: str, theirs_goes: str
) -> None:
    scene = Scene()
    spy_craft = scene.put(reference, "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Spy Craft", answer)
    assert [scene.zone(one) for one in (theirs, spy_craft)] == [theirs_goes, goes]
    assert "Ordis Trooper" in scene.names("reserve")


@pytest.mark.card("YZ_22_R1", "YZ_22_R2")
@pytest.mark.rule("ALT-EFFECT-01")
@pytest.mark.parametrize("reference", ["YZ_22_R1", "YZ_22_R2"])
def test_the_rare_spy_crafts_cannot_sabotage_what_they_resupply(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Spy Craft")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert "Ordis Trooper" in scene.names("reserve")


# Banishing Gate -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "goes"),
    [
        pytest.param("YZ_24_R1", "reserve", marks=pytest.mark.card("YZ_24_R1")),
        pytest.param("YZ_24_R2", "discard", marks=pytest.mark.card("YZ_24_R2")),
    ],
)
@pytest.mark.rule("ALT-STATUS-FLEETING-06", "ALT-TARGET-02")
@pytest.mark.parametrize("target", ["Sakarabru", "The Monolith, Ordis Bastion", "Inari"])
def test_the_rare_banishing_gates_discard_any_character_or_landmark(reference: str, goes: str, target: str) -> None:
    scene = Scene()
    gate = scene.put(reference, "hand")
    objects = {
        "Sakarabru": scene.put("YZ_18_C", "hero", 1),
        "The Monolith, Ordis Bastion": scene.put("OR_28_C", "landmark", 1),
        "Inari": scene.put("MU_11_C", "hero"),
    }
    scene.put("OR_05_C", "reserve", 1)
    scene.do("play Banishing Gate")
    assert len(scene.options) == 3
    scene.do(f"pick {target}")
    assert [name for name, number in objects.items() if scene.zone(number) == "discard"] == [target]
    assert scene.zone(gate) == goes


# Small Step, Giant Leap -----------------------------------------------------------------------------------------------

LEAPS = [
    pytest.param("YZ_25_C", "discard", marks=pytest.mark.card("YZ_25_C")),
    pytest.param("YZ_25_R1", "reserve", marks=pytest.mark.card("YZ_25_R1")),
    pytest.param("YZ_25_R2", "discard", marks=pytest.mark.card("YZ_25_R2")),
]


@pytest.mark.parametrize(("reference", "goes"), LEAPS)
@pytest.mark.rule("ALT-TARGET-06", "ALT-ACTION-MOVE-01", "ALT-STATUS-FLEETING-06")
@pytest.mark.parametrize(
    ("answer", "at"),
    [
        ("hero", [3, 5, 2, 5]),
        ("companion", [2, 4, 2, 5]),
        ("their hero", [2, 5, 3, 5]),
        ("their companion", [2, 5, 2, 4]),
    ],
)
def test_small_step_moves_any_expedition_one_region_forward(
    reference: str, goes: str, answer: str, at: list[int]
) -> None:
    scene = Scene()
    scene.at(2, 5, 2, 5)
    spell = scene.put(reference, "hand")
    scene.do("play Small Step, Giant Leap")
    assert not scene.can("no")
    scene.do(answer)
    assert scene.state.at == at
    assert scene.zone(spell) == goes


@pytest.mark.parametrize(("reference", "goes"), LEAPS)
@pytest.mark.rule("ALT-VICTORY-01", "ALT-VICTORY-02")
@pytest.mark.parametrize(("answer", "winner"), [("hero", 0), ("their companion", 1)])
@pytest.mark.parametrize("profile", ["summary", "complete"])
def test_an_arrival_by_small_step_ends_the_game_at_once_in_summary_only(
    reference: str, goes: str, answer: str, winner: int, profile: str
) -> None:
    scene = Scene(profile=profile)
    scene.at(3, 4, 3, 4)
    scene.put(reference, "hand")
    scene.do("play Small Step, Giant Leap", answer)
    if profile == "summary":
        assert (scene.asked, scene.state.winner) == ("", winner)
        return
    assert (scene.asked, scene.who) == ("turn", 1)
    scene.to_dusk()
    # At Check Victory.
    assert (scene.asked, scene.state.winner) == ("", winner)


# Kraken's Wrath -------------------------------------------------------------------------------------------------------

WRATHS = ["YZ_26_R1", "YZ_26_R2"]


@pytest.mark.card("YZ_26_R1", "YZ_26_R2")
@pytest.mark.rule("ALT-TARGET-05", "ALT-CARD-13")
@pytest.mark.parametrize("reference", WRATHS)
def test_the_rare_krakens_wrath_sends_up_to_four_characters_of_6_together(reference: str) -> None:
    scene = Scene()
    wrath = scene.put(reference, "hand")
    objects = [
        scene.put("MU_11_C", "hero", 1),
        scene.put("MU_05_C", "companion", 1),
        scene.put("OR_05_C", "hero"),
        scene.put("OR_31_C", "hero", 1),
        scene.put("OR_31_C", "companion", 1),
    ]
    large = scene.put("MU_14_C", "hero", 1)
    scene.do("play Kraken's Wrath", "pick Inari")
    # 3 and 4 are more than 6.
    assert not scene.can("pick Cernunnos")
    scene.do("pick Kitsune", "pick Ordis Trooper", "pick Ordis Recruit (their hero expedition)")
    # A fifth is too many, though it costs nothing.
    assert [scene.zone(one) for one in objects] == ["reserve", "reserve", "reserve", "gone", "companion"]
    assert [scene.zone(one) for one in (large, wrath)] == ["hero", "discard"]


@pytest.mark.card("YZ_26_R1", "YZ_26_R2")
@pytest.mark.parametrize("reference", WRATHS)
def test_the_rare_krakens_wrath_reaches_6_but_not_7(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    six = scene.put("MU_21_C", "hero", 1)
    scene.put("YZ_18_C", "hero", 1)
    scene.put("OR_05_C", "hero", 1)
    scene.do("play Kraken's Wrath")
    assert not scene.can("pick Sakarabru")
    scene.do("pick Son of Yggdrasil")
    assert scene.zone(six) == "reserve"
    assert scene.names("hero", 1) == ["Sakarabru", "Ordis Trooper"]


@pytest.mark.card("YZ_26_R1", "YZ_26_R2")
@pytest.mark.rule("ALT-TARGET-05")
@pytest.mark.parametrize("reference", WRATHS)
@pytest.mark.parametrize(("answers", "left"), [(["no"], 2), (["pick Inari", "no"], 1)])
def test_the_rare_krakens_wrath_may_take_fewer_or_nobody(reference: str, answers: list[str], left: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("MU_11_C", "hero", 1)
    scene.put("MU_05_C", "hero", 1)
    scene.do("play Kraken's Wrath", *answers)
    assert len(scene.names("hero", 1)) == left


# Celestial Blast ------------------------------------------------------------------------------------------------------

BLASTS = [
    pytest.param("YZ_27_C", 0, marks=pytest.mark.card("YZ_27_C")),
    pytest.param("YZ_27_R1", 1, marks=pytest.mark.card("YZ_27_R1")),
    pytest.param("YZ_27_R2", 1, marks=pytest.mark.card("YZ_27_R2")),
]


@pytest.mark.parametrize(("reference", "cards"), BLASTS)
@pytest.mark.rule("ALT-TARGET-04", "ALT-TARGET-05")
@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (["no"], ["hero", "landmark", "hero"]),
        (["pick Inari", "no"], ["hero", "landmark", "discard"]),
        (["pick Sakarabru", "pick The Monolith, Ordis Bastion"], ["discard", "discard", "hero"]),
    ],
)
def test_celestial_blast_discards_none_one_or_two(
    reference: str, cards: int, answers: list[str], expected: list[str]
) -> None:
    scene = Scene()
    blast = scene.put(reference, "hand")
    objects = [
        scene.put("YZ_18_C", "hero", 1),
        scene.put("OR_28_C", "landmark", 1),
        scene.put("MU_11_C", "hero"),
    ]
    scene.do("play Celestial Blast", *answers)
    assert [scene.zone(one) for one in objects] == expected
    assert (scene.asked, scene.who) == ("turn", 1)
    # The rare ones draw, whatever was discarded.
    assert len(scene.names("hand")) == cards
    assert scene.zone(blast) == "discard"


@pytest.mark.parametrize(("reference", "cards"), BLASTS)
@pytest.mark.rule("ALT-TARGET-03")
def test_celestial_blast_with_nothing_around(reference: str, cards: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Celestial Blast")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert len(scene.names("hand")) == cards


@pytest.mark.parametrize(("reference", "cards"), BLASTS)
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-03", "ALT-KEYWORD-TOUGH-07")
@pytest.mark.parametrize(("mana", "gone"), [(9, 2), (8, 1), (7, 0)])
def test_celestial_blast_pays_for_each_tough_target(reference: str, cards: int, mana: int, gone: int) -> None:
    scene = Scene(mana=mana)
    scene.put(reference, "hand")
    scene.put("BR_22_R1", "hero", 1)
    scene.put("BR_22_R1", "companion", 1)
    scene.do("play Celestial Blast")
    while scene.asked == "target":
        scene.do(scene.options[-1])
    assert scene.names("discard", 1) == ["Shenlong"] * gone
    assert scene.ready_mana() == 0
