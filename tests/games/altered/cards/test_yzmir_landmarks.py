"""The Landmarks of Yzmir in every print."""

import pytest

from tests.games.altered.scene import Scene

# Baba's Isba ----------------------------------------------------------------------------------------------------------

ISBAS = ["YZ_28_C", "YZ_28_R1", "YZ_28_R2"]


@pytest.mark.card("YZ_28_C", "YZ_28_R1", "YZ_28_R2")
@pytest.mark.rule("ALT-PLAY-14", "ALT-STATUS-FLEETING-07")
@pytest.mark.parametrize("reference", ISBAS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_babas_isba_draws_when_it_joins(reference: str, origin: str) -> None:
    scene = Scene()
    isba = scene.put(reference, origin)
    scene.do("play Baba's Isba")
    assert scene.zone(isba) == "landmark"
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [1, 0]


@pytest.mark.card("YZ_28_C", "YZ_28_R1", "YZ_28_R2")
@pytest.mark.rule("ALT-ACTION-AFTERYOU-01", "ALT-ACTION-AFTERYOU-02", "ALT-COST-08", "ALT-QUICK-04")
@pytest.mark.parametrize("reference", ISBAS)
def test_babas_isba_gives_the_turn_away_for_a_character(reference: str) -> None:
    scene = Scene()
    isba = scene.put(reference, "landmark")
    trooper = scene.put("OR_05_C", "hero")
    inari = scene.put("MU_11_C", "companion")
    scene.put("MU_14_C", "hero", 1)
    scene.do("use Baba's Isba")
    assert [option.split(" (")[0] for option in scene.options] == ["pick Ordis Trooper", "pick Inari"]
    scene.do("pick Inari")
    assert [scene.zone(one) for one in (trooper, inari)] == ["hero", "discard"]
    assert scene.has(isba, "exhausted")
    assert (scene.asked, scene.who) == ("turn", 1)
    # It was no pass.
    scene.do("pass")
    assert (scene.asked, scene.who) == ("turn", 0)
    # It is exhausted now.
    assert not scene.can("use Baba's Isba")


@pytest.mark.card("YZ_28_C", "YZ_28_R1", "YZ_28_R2", "YZ_31_C", "YZ_05_R1")
@pytest.mark.rule("ALT-ACTION-AFTERYOU-01", "ALT-TOKEN-04")
@pytest.mark.parametrize("reference", ISBAS)
def test_what_the_sacrifice_for_babas_isba_sets_off_comes_before_the_turn_is_over(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    jellyfish = scene.put("YZ_05_R1", "hero")
    maw = scene.put("YZ_31_C", "companion")
    scene.do("use Baba's Isba", "pick Moonlight Jellyfish")
    while scene.asked == "reaction":
        assert scene.who == 0
        scene.do("1")
    assert scene.zone(jellyfish) == "reserve"
    assert scene.boosts(maw) == 2
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("YZ_28_C", "YZ_28_R1", "YZ_28_R2")
@pytest.mark.rule("ALT-COST-07")
@pytest.mark.parametrize("reference", ISBAS)
def test_babas_isba_cannot_be_used_without_a_character_to_give(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.put("OR_30_C", "landmark")
    scene.put("MU_14_C", "hero", 1)
    assert not scene.can("use Baba's Isba")


@pytest.mark.card("YZ_28_C", "YZ_28_R1", "YZ_28_R2")
@pytest.mark.rule("ALT-QUICK-08")
@pytest.mark.parametrize("reference", ISBAS)
def test_babas_isba_in_reserve_offers_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("OR_05_C", "hero")
    assert not scene.can("use Baba's Isba")


# Aether Shard ---------------------------------------------------------------------------------------------------------

SHARDS = ["YZ_29_C", "YZ_29_R1", "YZ_29_R2"]


@pytest.mark.card("YZ_29_C", "YZ_29_R1", "YZ_29_R2")
@pytest.mark.rule("ALT-PLAY-14")
@pytest.mark.parametrize(("reference", "cards"), [("YZ_29_C", 0), ("YZ_29_R1", 1), ("YZ_29_R2", 1)])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_rare_shards_draw_when_they_join(reference: str, cards: int, origin: str) -> None:
    scene = Scene()
    scene.put(reference, origin)
    scene.do("play Aether Shard")
    assert len(scene.names("hand")) == cards


@pytest.mark.card("YZ_29_C", "YZ_29_R1", "YZ_29_R2")
@pytest.mark.parametrize("reference", SHARDS)
@pytest.mark.parametrize(("where", "cards"), [("landmark", 1), ("reserve", 0)])
def test_aether_shard_draws_at_noon(reference: str, where: str, cards: int) -> None:
    scene = Scene()
    scene.put(reference, where)
    scene.noon()
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [cards, 0]


# The Kadigir, Yzmir Bastion -------------------------------------------------------------------------------------------

KADIGIRS = ["YZ_30_C", "YZ_30_R1", "YZ_30_R2"]


@pytest.mark.card("YZ_30_C", "YZ_30_R1", "YZ_30_R2")
@pytest.mark.rule("ALT-DUR-06", "ALT-QUICK-04")
@pytest.mark.parametrize("reference", KADIGIRS)
def test_the_kadigir_makes_the_next_spell_free(reference: str) -> None:
    scene = Scene(mana=3)
    kadigir = scene.put(reference, "landmark")
    scene.put("YZ_25_C", "hand")
    scene.put("MU_14_C", "hand")
    scene.put("YZ_28_R1", "hand")
    assert not scene.can("play Small Step, Giant Leap")
    scene.do("use The Kadigir, Yzmir Bastion")
    assert scene.has(kadigir, "exhausted")
    # No Character, no Landmark.
    assert not scene.can("play Cernunnos")
    scene.do("play Small Step, Giant Leap", "hero")
    assert scene.ready_mana() == 3
    # The next one is dear again.
    scene.put("YZ_25_C", "hand")
    scene.do("pass")
    assert not scene.can("play Small Step, Giant Leap")
    scene.do("play Baba's Isba")
    assert scene.ready_mana() == 1


@pytest.mark.card("YZ_30_C", "YZ_30_R1", "YZ_30_R2")
@pytest.mark.rule("ALT-PLAY-18", "ALT-STATUS-FLEETING-01", "ALT-STATUS-FLEETING-06")
@pytest.mark.parametrize("reference", KADIGIRS)
@pytest.mark.parametrize(("spell", "name"), [("YZ_20_C", "Gift of Self"), ("YZ_23_C", "Conjuring Seal")])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_only_the_rare_yzmir_kadigir_takes_fleeting_and_from_hand_only(
    reference: str, spell: str, name: str, origin: str
) -> None:
    scene = Scene(mana=0)
    scene.put(reference, "landmark")
    it = scene.put(spell, origin)
    scene.do("use The Kadigir, Yzmir Bastion", f"play {name}")
    kept = origin == "hand" and (reference == "YZ_30_R1" or spell == "YZ_23_C")
    assert scene.zone(it) == ("reserve" if kept else "discard")


@pytest.mark.card("YZ_30_C", "YZ_30_R1", "YZ_30_R2", "OR_21_R1")
@pytest.mark.rule("ALT-COST-06")
@pytest.mark.parametrize("reference", KADIGIRS)
def test_robin_hoods_floor_does_not_touch_a_free_spell(reference: str) -> None:
    scene = Scene(mana=0)
    scene.put(reference, "landmark")
    # Cards that his opponents play cost at least 2.
    scene.put("OR_21_R1", "hero", 1)
    scene.put("YZ_19_C", "hand")
    scene.do("use The Kadigir, Yzmir Bastion", "play Magical Training")
    assert len(scene.names("hand")) == 1


@pytest.mark.card("YZ_30_C", "YZ_30_R1", "YZ_30_R2", "YZ_07_C")
@pytest.mark.rule("ALT-PLAY-18")
@pytest.mark.parametrize("reference", KADIGIRS)
def test_a_free_spell_is_played_nonetheless_and_is_the_card_of_the_turn(reference: str) -> None:
    scene = Scene(mana=0)
    scene.put(reference, "landmark")
    dancer = scene.put("YZ_07_C", "hero")
    scene.put("YZ_19_C", "hand")
    scene.do("use The Kadigir, Yzmir Bastion", "play Magical Training")
    assert scene.boosts(dancer) == 1
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("YZ_30_C", "YZ_30_R1", "YZ_30_R2")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-02", "ALT-KEYWORD-TOUGH-03")
@pytest.mark.parametrize("reference", KADIGIRS)
@pytest.mark.parametrize(("mana", "goes"), [(1, "discard"), (0, "hero")])
def test_tough_is_due_for_a_free_spell_too(reference: str, mana: int, goes: str) -> None:
    scene = Scene(mana=mana)
    scene.put(reference, "landmark")
    shenlong = scene.put("BR_22_R1", "hero", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("use The Kadigir, Yzmir Bastion", "play Banishing Gate")
    if scene.asked == "target":
        scene.do("pick Shenlong")
    assert scene.zone(shenlong) == goes
    assert scene.ready_mana() == 0


@pytest.mark.card("YZ_30_C", "YZ_30_R1", "YZ_30_R2")
@pytest.mark.rule("ALT-DUR-02")
@pytest.mark.parametrize("reference", KADIGIRS)
def test_what_the_kadigir_promises_ends_with_the_turn(reference: str) -> None:
    scene = Scene(heroes=("YZ_01_C", None), mana=0)
    scene.put(reference, "landmark")
    scene.put("YZ_23_C", "hand")
    scene.do("use The Kadigir, Yzmir Bastion", "use Akesha & Taru", "pass")
    assert scene.who == 0
    assert not scene.can("play Conjuring Seal")


@pytest.mark.card("YZ_30_C", "YZ_30_R1", "YZ_30_R2")
@pytest.mark.rule("ALT-QUICK-08")
@pytest.mark.parametrize("reference", KADIGIRS)
def test_the_kadigir_in_reserve_offers_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    assert not scene.can("use The Kadigir, Yzmir Bastion")
