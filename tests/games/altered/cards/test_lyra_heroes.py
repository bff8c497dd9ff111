"""The Heroes of Lyra, played."""

from __future__ import annotations

import pytest

from tavola.games.altered.cards import CARDS
from tavola.games.altered.questions import label_of, prompt_of
from tavola.games.altered.sentences import sentence_of
from tavola.games.altered.view import view_of
from tavola.games.altered.zones import DECK
from tests.games.altered.scene import Scene

# Nevenka & Blotch ----------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_01_C")
@pytest.mark.parametrize(("die", "boosts", "anchored"), [(6, 0, True), (5, 1, False), (2, 1, False)])
def test_nevenka_exhausts_to_anchor_the_character_on_a_6_and_to_boost_it_on_2_to_5(
    die: int, boosts: int, anchored: bool
) -> None:
    scene = Scene(heroes=("LY_01_C", None))
    skald = scene.put("LY_08_C", "hero")
    other = scene.put("LY_16_C", "hero")
    scene.dice(die)
    scene.do("use Nevenka & Blotch", "pick Lyra Skald")
    assert scene.boosts(skald) == boosts
    assert scene.has(skald, "anchored") == anchored
    assert scene.boosts(other) == 0
    assert scene.has(scene.state.hero(0), "exhausted")


@pytest.mark.card("LY_01_C")
def test_nevenka_sends_the_character_to_reserve_on_a_1() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    skald = scene.put("LY_08_C", "hero")
    scene.dice(1)
    scene.do("use Nevenka & Blotch")
    assert scene.zone(skald) == "reserve"


@pytest.mark.card("LY_01_C")
def test_nevenka_does_nothing_to_the_opponents_characters() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    theirs = scene.put("LY_08_C", "hero", 1)
    scene.dice(5)
    scene.do("use Nevenka & Blotch")
    assert scene.boosts(theirs) == 0


@pytest.mark.card("LY_01_C")
@pytest.mark.rule("ALT-EFFECT-11")
def test_nevenka_rolls_even_without_a_character() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    scene.do("use Nevenka & Blotch")
    assert len(scene.events("rolled")) == 1


@pytest.mark.card("LY_01_C")
@pytest.mark.rule("ALT-QUICK-04", "ALT-TURN-03")
def test_nevenka_can_be_used_once_and_the_turn_goes_on() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    scene.put("LY_08_C", "hand")
    scene.do("use Nevenka & Blotch")
    assert not scene.can("use Nevenka & Blotch")
    assert scene.can("play Lyra Skald")


@pytest.mark.card("LY_01_C", "LY_04_R1")
@pytest.mark.rule("ALT-ACTION-ROLL-02")
@pytest.mark.parametrize(("answer", "boosts", "anchored"), [("6", 0, True), ("5", 1, False)])
def test_nevenka_anchors_with_a_5_to_which_1_is_added(answer: str, boosts: int, anchored: bool) -> None:
    scene = Scene(heroes=("LY_01_C", None))
    martengale = scene.put("LY_04_R1", "hero")
    scene.dice(5)
    scene.do("use Nevenka & Blotch", answer)
    assert scene.boosts(martengale) == boosts
    assert scene.has(martengale, "anchored") == anchored


@pytest.mark.card("LY_01_C", "LY_04_R1")
@pytest.mark.rule("ALT-ACTION-ROLL-02")
def test_nevenka_anchors_with_a_6_to_which_1_is_added() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    martengale = scene.put("LY_04_R1", "hero")
    scene.dice(6)
    scene.do("use Nevenka & Blotch", "7")
    assert scene.has(martengale, "anchored")


# Auraq & Kibble ------------------------------------------------------------------------------------------------------


def auraq(counters: int = 0, top: str = "") -> Scene:
    """A scene with Auraq, with so many counters, and a card on top of the Deck."""
    scene = Scene(heroes=("LY_02_C", None))
    scene.state.counters[scene.state.hero(0)] = counters
    if top:
        scene.put(top, "deck")
    return scene


def performances(scene: Scene) -> int:
    return scene.counters(scene.state.hero(0))


@pytest.mark.card("LY_02_C")
@pytest.mark.rule("ALT-COUNTER-02", "ALT-CARD-15")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(("reference", "counters"), [("LY_08_C", 1), ("LY_12_C", 1), ("OR_05_C", 0), ("LY_22_C", 0)])
def test_auraq_counts_the_characters_played_that_print_a_statistic_of_0(
    origin: str, reference: str, counters: int
) -> None:
    scene = auraq()
    scene.put(reference, origin)
    scene.do(f"play {CARDS['ALT_CORE_B_' + reference].name}")
    if scene.asked == "expedition":
        scene.do("hero")
    assert performances(scene) == counters


@pytest.mark.card("LY_02_C")
def test_auraq_does_not_count_what_the_opponent_plays() -> None:
    scene = auraq()
    scene.put("LY_08_C", "hand", 1)
    scene.do("pass", "play Lyra Skald", "hero")
    assert performances(scene) == 0


@pytest.mark.card("LY_02_C", "LY_27_C")
@pytest.mark.rule("ALT-PLAY-16")
def test_auraq_does_not_count_characters_that_are_put_into_play() -> None:
    scene = auraq(top="LY_08_C")
    scene.put("LY_27_C", "hand")
    scene.do("play Mind Apotheosis", "1", "hero", "no")
    assert scene.names("hero") == ["Lyra Skald"]
    assert performances(scene) == 0


@pytest.mark.card("LY_02_C")
@pytest.mark.rule("ALT-PLAY-18", "ALT-PLAY-16", "ALT-NOON-04")
def test_auraq_spends_5_to_play_the_top_card_for_free_without_its_h() -> None:
    scene = auraq(6, "LY_11_C")
    esmeralda = scene.state.zones[DECK][-1]
    scene.noon()
    scene.do("yes")
    assert scene.events("revealed")[0].details["cards"] == ["ALT_CORE_B_LY_11_C"]
    scene.do("yes", "1", "companion")
    assert scene.zone(esmeralda) == "companion"
    assert scene.names("reserve") == [], "{H} does not activate"
    assert not scene.has(esmeralda, "fleeting")
    assert scene.ready_mana() == 10
    # She prints a 0 and was played.
    assert performances(scene) == 6 - 5 + 1


@pytest.mark.card("LY_02_C")
@pytest.mark.rule("ALT-PLAY-14")
def test_auraq_plays_a_character_whose_j_activates_after_the_whole_effect() -> None:
    scene = auraq(5, "LY_11_R1")
    scene.noon()
    scene.do("yes", "yes", "1", "hero")
    # The counter of Auraq and {J} are pending together.
    assert scene.asked == "reaction"
    scene.do("1")
    assert len(scene.names("reserve")) == 1


@pytest.mark.card("LY_02_C")
@pytest.mark.rule("ALT-SPELL-01")
@pytest.mark.parametrize(
    ("reference", "zone"), [("LY_25_C", "reserve"), ("LY_28_C", "discard"), ("LY_29_C", "landmark")]
)
def test_auraq_plays_spells_and_landmarks_for_free_as_well(reference: str, zone: str) -> None:
    scene = auraq(5, reference)
    card = scene.state.zones[DECK][-1]
    scene.noon()
    scene.do("yes", "yes", "1")
    assert scene.zone(card) == zone
    assert scene.ready_mana() == 10
    assert performances(scene) == 0


@pytest.mark.card("LY_02_C")
@pytest.mark.rule("ALT-ACTION-DRAW-02")
def test_auraq_may_put_the_revealed_card_into_the_hand() -> None:
    scene = auraq(5, "LY_08_C")
    scene.noon()
    scene.do("yes", "yes", "2")
    assert scene.names("hand") == ["Lyra Skald"]
    assert scene.events("drew") == []
    assert performances(scene) == 0


@pytest.mark.card("LY_02_C")
@pytest.mark.rule("ALT-INFO-06")
@pytest.mark.parametrize(
    ("seat", "sentence"), [(0, "your Hand"), (1, "the Hand of your opponent"), (-1, "of player 1")]
)
def test_everybody_reads_which_card_auraq_has_taken(seat: int, sentence: str) -> None:
    scene = auraq(5, "LY_08_C")
    scene.noon()
    scene.do("yes", "yes", "2")
    events = [event for event in scene.events("to_hand") if event.visible_to(seat)]
    assert len(events) == 1
    text = sentence_of(events[0].as_data(), seat, "en")
    assert text.startswith("Lyra Skald goes to")
    assert text.endswith(f"{sentence}.")
    assert ("id" in events[0].details) == (seat == 0)


@pytest.mark.card("LY_02_C")
@pytest.mark.rule("ALT-EFFECT-06")
def test_auraq_may_leave_the_revealed_card_where_it_is() -> None:
    scene = auraq(5, "LY_08_C")
    scene.noon()
    scene.do("yes", "no")
    assert scene.names("deck")[-1] == "Lyra Skald"
    assert scene.names("hand") == []
    assert performances(scene) == 0


@pytest.mark.card("LY_02_C", "NE_01_C")
@pytest.mark.rule("ALT-EFFECT-04", "ALT-PLAY-18")
def test_auraq_cannot_play_what_cannot_be_played() -> None:
    scene = auraq(5, "NE_01_C")
    scene.noon()
    scene.do("yes", "yes")
    assert scene.names("hand") == ["Mana Convergence"]


@pytest.mark.card("LY_02_C")
@pytest.mark.rule("ALT-COST-09", "ALT-COUNTER-03")
def test_auraq_need_not_spend_and_cannot_spend_4() -> None:
    scene = auraq(5, "LY_08_C")
    scene.noon()
    assert scene.asked == "yes_no"
    scene.do("no")
    assert performances(scene) == 5
    assert scene.events("revealed") == []
    poor = auraq(4, "LY_08_C")
    poor.noon()
    assert poor.asked == "turn"
    assert performances(poor) == 4


@pytest.mark.card("LY_02_C")
@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Play it for free.", "Put it into your Hand."]),
        ("it", ["Gioca gratis quella carta.", "Metti nella tua Mano quella carta."]),
    ],
)
def test_auraqs_two_ways_are_offered_in_words(language: str, labels: list[str]) -> None:
    scene = auraq(5, "LY_08_C")
    scene.noon()
    scene.do("yes", "yes")
    view = view_of(scene.state, 0)
    assert view["choice"] is not None
    assert [label_of(view, action, language) for action in view["choice"]["actions"]] == labels


# Fen & Crowbar -------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_03_C")
@pytest.mark.rule("ALT-MORNING-07")
def test_fen_draws_1_in_morning_and_the_opponent_2() -> None:
    scene = Scene(heroes=("LY_03_C", None))
    scene.morning()
    assert len(scene.names("hand")) == 1
    assert len(scene.names("hand", 1)) == 2


@pytest.mark.card("LY_03_C")
@pytest.mark.rule("ALT-MORNING-07", "ALT-MORNING-04")
def test_fen_expands_with_the_top_card_of_the_deck() -> None:
    scene = Scene(heroes=("LY_03_C", None))
    top = scene.put("LY_08_C", "deck")
    scene.put("LY_16_C", "deck")
    held = scene.put("LY_05_C", "hand")
    scene.state.first_player = 1
    scene.morning()
    assert (scene.asked, scene.who) == ("expand", 0)
    assert sorted(scene.options) == ["no", "yes"]
    scene.do("yes")
    assert scene.zone(top) == "mana"
    assert scene.zone(held) == "hand"
    assert scene.ready_mana() == 11
    assert (scene.asked, scene.who) == ("expand", 1)
    assert scene.can("pick Ordis Trooper")


@pytest.mark.card("LY_03_C")
@pytest.mark.rule("ALT-MORNING-05")
def test_fen_need_not_expand() -> None:
    scene = Scene(heroes=("LY_03_C", None))
    scene.state.first_player = 1
    scene.morning()
    scene.do("no")
    assert scene.ready_mana() == 10


@pytest.mark.card("LY_03_C")
@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Turn the top card of your Deck into a Mana Orb?"),
        ("it", "Vuoi trasformare la prima carta del tuo Mazzo in una Sfera di Mana?"),
    ],
)
def test_fen_is_asked_about_the_top_card_and_the_other_about_the_hand(language: str, question: str) -> None:
    scene = Scene(heroes=("LY_03_C", None))
    scene.state.first_player = 1
    scene.morning()
    assert prompt_of(view_of(scene.state, 0), language) == question
    scene.do("no")
    assert prompt_of(view_of(scene.state, 1), language) != question


@pytest.mark.card("LY_03_C")
@pytest.mark.rule("ALT-ACTION-RESUPPLY-01")
def test_fen_resupplies_at_noon() -> None:
    scene = Scene(heroes=("LY_03_C", None))
    top = scene.put("LY_08_C", "deck")
    scene.noon()
    assert scene.zone(top) == "reserve"
    assert scene.names("reserve", 1) == []


@pytest.mark.card("LY_03_C")
@pytest.mark.rule("ALT-PASSIVE-09")
@pytest.mark.parametrize("late_balance", [False, True])
def test_fen_does_nothing_on_day_1_with_either_balance(late_balance: bool) -> None:
    scene = Scene(heroes=("LY_03_C", None), late_balance=late_balance)
    scene.state.day = 1
    scene.noon()
    assert scene.names("reserve") == []
    assert scene.asked == "turn"
