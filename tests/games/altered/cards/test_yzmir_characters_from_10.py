"""The Characters of Yzmir from Baku on in the prints that are in no starter deck."""

import pytest

from tests.games.altered.scene import Scene

# Baku -----------------------------------------------------------------------------------------------------------------

BAKUS = ["YZ_10_C", "YZ_10_R1", "YZ_10_R2"]


@pytest.mark.card("YZ_10_C", "YZ_10_R1", "YZ_10_R2")
@pytest.mark.rule("ALT-ACTION-DISCARD-01")
@pytest.mark.parametrize("reference", BAKUS)
def test_baku_makes_the_opponent_discard_a_card_that_they_pick(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("OR_05_C", "hand")
    theirs = [scene.put("MU_11_C", "hand", 1), scene.put("MU_14_C", "hand", 1)]
    scene.do("play Baku", "hero")
    assert scene.who == 1
    assert not scene.can("no")
    scene.do("pick Cernunnos")
    assert [scene.zone(one) for one in (mine, *theirs)] == ["hand", "hand", "discard"]
    assert scene.names("discard", 1) == ["Cernunnos"]


@pytest.mark.card("YZ_10_C", "YZ_10_R1", "YZ_10_R2")
@pytest.mark.rule("ALT-PLAY-14", "ALT-PLAY-15")
@pytest.mark.parametrize(("reference", "goes"), [("YZ_10_C", "hand"), ("YZ_10_R1", "discard"), ("YZ_10_R2", "hand")])
def test_from_reserve_only_the_rare_yzmir_baku_does_so(reference: str, goes: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    theirs = scene.put("MU_11_C", "hand", 1)
    scene.do("play Baku", "hero")
    assert scene.zone(theirs) == goes


@pytest.mark.card("YZ_10_C", "YZ_10_R1", "YZ_10_R2")
@pytest.mark.parametrize("reference", BAKUS)
def test_baku_takes_nothing_from_an_empty_hand(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("OR_05_C", "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Baku", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert [scene.zone(one) for one in (mine, theirs)] == ["hand", "reserve"]


# Baba Yaga, Kadigiran Alchemist, Alice --------------------------------------------------------------------------------


@pytest.mark.card("YZ_11_R2")
@pytest.mark.parametrize(("origin", "cards"), [("hand", 1), ("reserve", 0)])
def test_the_ordis_baba_yaga_draws_from_hand_only(origin: str, cards: int) -> None:
    scene = Scene()
    scene.put("YZ_11_R2", origin)
    scene.do("play Baba Yaga", "hero")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [cards, 0]


@pytest.mark.card("YZ_12_R2")
@pytest.mark.parametrize(("origin", "boosts"), [("hand", 3), ("reserve", 0)])
def test_the_ordis_alchemist_boosts_itself_from_hand_only(origin: str, boosts: int) -> None:
    scene = Scene()
    alchemist = scene.put("YZ_12_R2", origin)
    scene.do("play Kadigiran Alchemist", "hero")
    assert scene.boosts(alchemist) == boosts


@pytest.mark.card("YZ_13_R2")
@pytest.mark.rule("ALT-ACTION-AFTERYOU-01", "ALT-ACTION-AFTERYOU-02")
def test_the_lyra_alice_is_discarded_to_give_the_turn_away_without_passing() -> None:
    scene = Scene()
    alice = scene.put("YZ_13_R2", "reserve")
    scene.do("use Alice")
    assert (scene.asked, scene.who, scene.zone(alice)) == ("turn", 1, "discard")
    scene.do("pass")
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.card("YZ_13_R2")
@pytest.mark.rule("ALT-QUICK-08")
def test_the_lyra_alice_in_an_expedition_offers_nothing() -> None:
    scene = Scene()
    scene.put("YZ_13_R2", "hero")
    assert scene.options == ["pass"]


# Flamel ---------------------------------------------------------------------------------------------------------------

FLAMELS = ["YZ_14_C", "YZ_14_R1", "YZ_14_R2"]


@pytest.mark.card("YZ_14_C", "YZ_14_R1", "YZ_14_R2")
@pytest.mark.parametrize("reference", FLAMELS)
@pytest.mark.parametrize(("answer", "goes"), [("pick Magical Training", "hand"), ("no", "reserve")])
def test_flamel_from_hand_may_take_a_spell_of_his_players_reserve(reference: str, answer: str, goes: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    training = scene.put("YZ_19_C", "reserve")
    inari = scene.put("MU_11_C", "reserve")
    theirs = scene.put("YZ_23_C", "reserve", 1)
    scene.do("play Flamel", "hero")
    assert not scene.can("pick Inari")
    assert not scene.can("pick Conjuring Seal")
    scene.do(answer)
    assert [scene.zone(one) for one in (training, inari, theirs)] == [goes, "reserve", "reserve"]


@pytest.mark.card("YZ_14_C", "YZ_14_R1", "YZ_14_R2")
@pytest.mark.parametrize("reference", FLAMELS)
def test_flamel_asks_for_nothing_without_a_spell_or_from_reserve(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("MU_11_C", "reserve")
    scene.do("play Flamel", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)

    scene = Scene()
    scene.put(reference, "reserve")
    training = scene.put("YZ_19_C", "reserve")
    scene.do("play Flamel", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.zone(training) == "reserve"
    assert scene.names("reserve") == ["Magical Training"]


@pytest.mark.card("YZ_14_R1")
@pytest.mark.rule("ALT-EFFECT-01")
def test_the_rare_flamel_may_take_the_spell_that_he_resupplies() -> None:
    scene = Scene(deck=0)
    scene.put("YZ_14_R1", "hand")
    training = scene.put("YZ_19_C", "deck")
    scene.do("play Flamel", "hero", "pick Magical Training")
    assert scene.zone(training) == "hand"


@pytest.mark.card("YZ_14_C", "YZ_14_R1", "YZ_14_R2")
@pytest.mark.parametrize(("reference", "resupplied"), [("YZ_14_C", 0), ("YZ_14_R1", 1), ("YZ_14_R2", 0)])
def test_only_the_rare_yzmir_flamel_resupplies(reference: str, resupplied: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Flamel", "hero")
    assert scene.names("reserve") == ["Ordis Trooper"] * resupplied


@pytest.mark.card("YZ_14_C", "YZ_14_R1", "YZ_14_R2")
@pytest.mark.rule("ALT-DUR-06")
@pytest.mark.parametrize("reference", FLAMELS)
def test_flamel_is_discarded_to_make_the_next_spell_cheaper(reference: str) -> None:
    scene = Scene(mana=2)
    flamel = scene.put(reference, "reserve")
    scene.put("YZ_23_C", "hand")
    scene.put("MU_11_C", "hand")
    assert not scene.can("play Conjuring Seal")
    scene.do("use Flamel")
    assert scene.zone(flamel) == "discard"
    assert not scene.can("play Inari")
    scene.do("play Conjuring Seal")
    assert scene.ready_mana() == 0


# Kuwat, the Dissenter -------------------------------------------------------------------------------------------------

KUWATS = ["YZ_15_C", "YZ_15_R2"]


@pytest.mark.card("YZ_15_C", "YZ_15_R2")
@pytest.mark.rule("ALT-ACTION-SACRIFICE-01", "ALT-ACTION-SACRIFICE-03")
@pytest.mark.parametrize("reference", KUWATS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize("given", ["Ordis Trooper", "Kuwat, the Dissenter"])
def test_kuwat_has_one_of_his_own_expedition_sacrificed(reference: str, origin: str, given: str) -> None:
    scene = Scene()
    kuwat = scene.put(reference, origin)
    here = scene.put("OR_05_C", "hero")
    there = scene.put("MU_11_C", "companion")
    facing = scene.put("MU_14_C", "hero", 1)
    scene.do("play Kuwat, the Dissenter", "hero")
    assert [option.split(" (")[0] for option in scene.options] == ["pick Ordis Trooper", "pick Kuwat, the Dissenter"]
    scene.do(f"pick {given}")
    gone = here if given == "Ordis Trooper" else kuwat
    assert scene.zone(gone) == "discard"
    assert [scene.zone(one) for one in (here, kuwat) if one != gone] == ["hero"]
    assert [scene.zone(one) for one in (there, facing)] == ["companion", "hero"]


@pytest.mark.card("YZ_15_C", "YZ_15_R2")
@pytest.mark.rule("ALT-ACTION-SACRIFICE-01")
@pytest.mark.parametrize("reference", KUWATS)
def test_kuwat_alone_in_his_expedition_is_the_one_sacrificed(reference: str) -> None:
    scene = Scene()
    kuwat = scene.put(reference, "hand")
    there = scene.put("MU_11_C", "hero")
    scene.do("play Kuwat, the Dissenter", "companion")
    assert [scene.zone(one) for one in (kuwat, there)] == ["discard", "hero"]


@pytest.mark.card("YZ_15_C", "YZ_15_R2")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-01", "ALT-KEYWORD-GIGANTIC-14")
@pytest.mark.parametrize("reference", KUWATS)
def test_a_gigantic_character_is_in_kuwats_expedition_wherever_its_card_lies(reference: str) -> None:
    scene = Scene()
    kuwat = scene.put(reference, "hand")
    atlas = scene.put("BR_20_C", "hero")
    scene.do("play Kuwat, the Dissenter", "companion", "pick Atlas")
    assert [scene.zone(one) for one in (kuwat, atlas)] == ["companion", "discard"]


@pytest.mark.card("YZ_15_R1")
@pytest.mark.rule("ALT-ACTION-SACRIFICE-01")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize("given", ["Ordis Trooper", "Inari", "Kuwat, the Dissenter"])
def test_the_rare_kuwat_has_any_character_of_his_player_sacrificed(origin: str, given: str) -> None:
    scene = Scene()
    scene.put("YZ_15_R1", origin)
    scene.put("OR_05_C", "hero")
    scene.put("MU_11_C", "companion")
    theirs = scene.put("MU_14_C", "hero", 1)
    scene.do("play Kuwat, the Dissenter", "hero")
    assert not scene.can("no")
    assert not scene.can("pick Cernunnos")
    scene.do(f"pick {given}")
    assert scene.names("discard") == [given]
    assert scene.zone(theirs) == "hero"


# The Kraken -----------------------------------------------------------------------------------------------------------

KRAKENS = ["YZ_17_C", "YZ_17_R1", "YZ_17_R2"]
PAIRS = ["YZ_17_C", "YZ_17_R2"]


@pytest.mark.card("YZ_17_C", "YZ_17_R2", "YZ_08_R1")
@pytest.mark.rule("ALT-EFFECT-02", "ALT-ACTION-SACRIFICE-03")
@pytest.mark.parametrize("reference", PAIRS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_kraken_has_two_characters_sacrificed_at_once(reference: str, origin: str) -> None:
    scene = Scene()
    kraken = scene.put(reference, origin)
    given = [scene.put("OR_05_C", "hero"), scene.put("MU_11_C", "companion")]
    theirs = scene.put("MU_14_C", "hero", 1)
    scene.do("play The Kraken", "hero")
    assert not scene.can("no")
    assert not scene.can("pick Cernunnos")
    scene.do("pick Ordis Trooper")
    # Nothing has gone yet.
    assert scene.zone(given[0]) == "hero"
    assert not scene.can("pick Ordis Trooper")
    scene.do("pick Inari")
    assert [scene.zone(one) for one in (*given, kraken, theirs)] == ["discard", "discard", "hero", "hero"]


@pytest.mark.card("YZ_17_C", "YZ_17_R2", "YZ_31_C")
@pytest.mark.rule("ALT-TOKEN-04", "ALT-REACT-16")
@pytest.mark.parametrize("reference", PAIRS)
def test_maw_sees_both_sacrifices_of_the_kraken(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    maw = scene.put("YZ_31_C", "companion")
    scene.put("OR_05_C", "hero")
    scene.put("MU_11_C", "hero")
    scene.do("play The Kraken", "hero", "pick Ordis Trooper", "pick Inari")
    while scene.asked == "reaction":
        scene.do("1")
    assert scene.boosts(maw) == 4


@pytest.mark.card("YZ_17_C", "YZ_17_R2")
@pytest.mark.parametrize("reference", PAIRS)
@pytest.mark.parametrize("others", [["OR_05_C"], []])
def test_the_kraken_counts_itself_if_there_are_too_few_others(reference: str, others: list[str]) -> None:
    scene = Scene()
    kraken = scene.put(reference, "hand")
    given = [scene.put(other, "companion") for other in others]
    scene.do("play The Kraken", "hero")
    while scene.asked == "sacrifice":
        scene.do(scene.options[0])
    assert [scene.zone(one) for one in (kraken, *given)] == ["discard"] * (1 + len(others))


@pytest.mark.card("YZ_17_C", "YZ_17_R2")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-14")
@pytest.mark.parametrize("reference", PAIRS)
def test_the_kraken_may_be_one_of_the_two_although_there_are_enough_others(reference: str) -> None:
    scene = Scene()
    kraken = scene.put(reference, "hand")
    scene.put("OR_05_C", "hero")
    inari = scene.put("MU_11_C", "companion")
    scene.do("play The Kraken", "hero", "pick The Kraken", "pick Ordis Trooper")
    assert [scene.zone(one) for one in (kraken, inari)] == ["discard", "companion"]


@pytest.mark.card("YZ_17_R1")
@pytest.mark.parametrize(("given", "zones"), [("Inari", ["discard", "hero"]), ("The Kraken", ["hero", "discard"])])
def test_the_rare_kraken_has_one_character_sacrificed(given: str, zones: list[str]) -> None:
    scene = Scene()
    kraken = scene.put("YZ_17_R1", "hand")
    inari = scene.put("MU_11_C", "hero")
    scene.do("play The Kraken", "hero", f"pick {given}")
    assert [scene.zone(one) for one in (inari, kraken)] == zones
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("YZ_17_C", "YZ_17_R1", "YZ_17_R2")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-02", "ALT-KEYWORD-GIGANTIC-03", "ALT-KEYWORD-GIGANTIC-04")
@pytest.mark.parametrize("reference", KRAKENS)
def test_the_kraken_is_in_both_expeditions(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("OR_31_C", "hero")
    scene.put("OR_31_C", "companion")
    scene.do("play The Kraken", "hero", "pick Ordis Recruit (hero expedition)")
    if scene.asked == "sacrifice":
        scene.do("pick Ordis Recruit")
    # The rare one has left the other Recruit.
    left = 1 if reference == "YZ_17_R1" else 0
    assert scene.totals("hero") == [0, 0, 8]
    assert scene.totals("companion") == [left, left, 8 + left]


@pytest.mark.card("YZ_17_C", "YZ_17_R1", "YZ_17_R2")
@pytest.mark.rule("ALT-PASSIVE-05", "ALT-PROGRESS-04")
@pytest.mark.parametrize("reference", KRAKENS)
@pytest.mark.parametrize(("where", "moved"), [("hero", 0), ("reserve", 1)])
# Region 1 has Forest only, region 6 Forest and Mountain.
@pytest.mark.parametrize(("hero", "companion"), [(0, 7), (1, 6)])
def test_with_the_kraken_in_play_only_water_counts_in_every_region(
    reference: str, where: str, moved: int, hero: int, companion: int
) -> None:
    scene = Scene()
    scene.at(hero, companion, hero, companion)
    scene.put(reference, where)
    # Forest 2, Mountain 2 and no Water: enough to go ahead anywhere else.
    scene.put("AX_14_C", "hero", 1)
    scene.put("AX_14_C", "companion", 1)
    scene.to_dusk()
    assert scene.state.at == [hero + 1 - moved, companion - 1 + moved, hero + moved, companion - moved]


# Sakarabru ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_18_R2")
@pytest.mark.rule("ALT-MOVE-05")
@pytest.mark.parametrize(
    ("origin", "side", "expected"),
    [("hand", "hero", [2, 5, 1, 5]), ("hand", "companion", [2, 5, 2, 6]), ("reserve", "hero", [2, 5, 2, 5])],
)
def test_the_bravos_sakarabru_from_hand_pushes_the_expedition_it_faces_back(
    origin: str, side: str, expected: list[int]
) -> None:
    scene = Scene()
    scene.at(2, 5, 2, 5)
    scene.put("YZ_18_R2", origin)
    scene.do("play Sakarabru", side)
    assert scene.state.at == expected


@pytest.mark.card("YZ_18_R2")
def test_the_bravos_sakarabru_has_no_support() -> None:
    scene = Scene()
    scene.put("YZ_18_R2", "reserve")
    assert not scene.can("use Sakarabru")
