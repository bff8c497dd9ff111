"""The worked clarifications W01 to W20, each with its right outcome.

A card is declared here only where no printed one makes the situation alone.
"""

from __future__ import annotations

import pytest

from tavola.games.altered import GAME
from tavola.games.altered.abilities import Ability, QuickAction, Reaction
from tavola.games.altered.amount import AtLeast, OwnBoosts
from tavola.games.altered.card import (
    CHARACTER,
    EXPEDITION_TO_RESERVE,
    HAND_TO_RESERVE,
    LEAVES_EXPEDITIONS,
    PERMANENT,
    SPELL,
    Card,
)
from tavola.games.altered.cards import CARDS
from tavola.games.altered.cards.printing import J, does, numbered
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import If
from tavola.games.altered.doing import Boost
from tavola.games.altered.drawing import OPPONENT, Draw, HandToReserve
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import MY_CHARACTER, THEIRS, Kind
from tavola.games.altered.passives import GIGANTIC
from tavola.games.altered.playing import PlayFree
from tavola.games.altered.rulings import RULINGS, rulings_of
from tavola.games.altered.standing_abilities import Grant, Unplayable
from tavola.games.altered.which import ITSELF
from tests.games.altered.scene import Scene

PROFILES = pytest.mark.parametrize("profile", ["summary", "complete"])

TROOPER, RUNE_SCRIBE, INARI, CERNUNNOS = "OR_05_C", "OR_07_C", "MU_11_C", "MU_14_C"
ATTORNEY, COPPELIA, ANUBIS, JAMMER, JINN = "OR_16_C", "AX_14_C", "OR_20_C", "AX_28_R1", "BR_19_C"


def declared(name: str, type: int, *abilities: Ability, cost: int = 1, stats: tuple[int, int, int] = (1, 1, 1)) -> Card:
    """A card with these abilities that costs the same from everywhere."""
    numbers = stats if type == CHARACTER else (0, 0, 0)
    return Card(f"TEST_{name}", name, "", type, cost, cost, numbers, (), numbered(abilities))


#: Makes all Characters of its player Gigantic.
GIANTS = declared("Giants", PERMANENT, Grant(GIGANTIC, MY_CHARACTER))
#: {T}: put a card from the Hand into Reserve.
PORTER = declared("Porter", PERMANENT, QuickAction(Cost(exhaust=True), HandToReserve(1)))


# Beside the cards -----------------------------------------------------------------------------------------------------


def ids_beside(number: str) -> list[str]:
    """The clarifications that the table shows beside a card."""
    return [str(ruling["id"]) for ruling in rulings_of(f"ALT_CORE_B_{number}", "en")]


def test_every_clarification_names_cards_that_exist_and_rules_of_the_inventory() -> None:
    names = {card.name for card in CARDS.values()} | {number.removeprefix("ALT_CORE_B_") for number in CARDS}
    for ruling in RULINGS:
        assert set(ruling.cards) <= names
        assert all(rule in GAME.rulebook() for rule in ruling.rules)


def test_a_clarification_stands_beside_the_prints_that_it_is_about() -> None:
    assert ids_beside("MU_28_C") == ids_beside("MU_28_R2") == ["W18"]
    assert ids_beside("BR_17_R1") == ids_beside("MU_25_R1") == ids_beside("OR_09_R2") == ["W14"]


def test_every_worked_clarification_stands_beside_a_card() -> None:
    assert sorted({ruling.id for ruling in RULINGS}) == [f"W{number:02}" for number in range(1, 21)]


def test_a_clarification_does_not_stand_beside_a_print_without_the_ability() -> None:
    assert ids_beside("BR_17_C") == ids_beside("MU_25_C") == ids_beside("OR_09_C") == []


# W01 ------------------------------------------------------------------------------------------------------------------


@PROFILES
@pytest.mark.card("YZ_17_C", "BR_24_C")
@pytest.mark.rule("ALT-ARENA-02", "ALT-ARENA-14", "ALT-KEYWORD-GIGANTIC-10")
def test_w01_with_the_kraken_in_the_arena_only_water_counts_and_its_own_counts_twice(profile: str) -> None:
    scene = Scene(profile=profile)
    scene.put("YZ_17_C", "hero")
    # Forest, Mountain and Water 6 in both Expeditions: 12 of each against Water 8, twice.
    scene.put("BR_24_C", "hero", 1)
    scene.arena()
    scene.to_dusk()
    assert scene.state.winner == 0


# W02 ------------------------------------------------------------------------------------------------------------------


@PROFILES
@pytest.mark.card("OR_16_C")
@pytest.mark.rule("ALT-PROGRESS-12", "ALT-VICTORY-06", "ALT-VICTORY-08")
def test_w02_ordis_attorney_draws_in_the_progress_that_leads_to_the_tie(profile: str) -> None:
    scene = Scene(profile=profile)
    scene.at(3, 4, 3, 4)
    scene.put(INARI, "hero")
    scene.put(ATTORNEY, "companion")
    scene.put(CERNUNNOS, "companion", 1)
    scene.to_dusk()
    assert scene.state.arena
    # One card for the Attorney, two in the Morning of the Arena Day.
    assert len(scene.names("hand")) == 3


@PROFILES
@pytest.mark.card("OR_16_C")
@pytest.mark.rule("ALT-PROGRESS-13")
def test_w02_on_an_arena_day_no_expedition_fails_to_move_forward(profile: str) -> None:
    scene = Scene(profile=profile)
    scene.put(ATTORNEY, "companion")
    scene.put(ATTORNEY, "companion", 1)
    scene.arena()
    scene.to_dusk()
    # No winner: the next Day has begun.
    assert scene.state.day == 3
    assert len(scene.names("hand")) == 2


# W03 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_18_C")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-05")
def test_w03_a_gigantic_sakarabru_pushes_both_opposing_expeditions_back() -> None:
    scene = Scene()
    scene.at(2, 5, 2, 5)
    scene.put(GIANTS, "landmark")
    scene.put("YZ_18_C", "hand")
    scene.do("play Sakarabru", "hero")
    assert scene.state.at == [2, 5, 1, 6]


@pytest.mark.card("OR_12_C", "MU_05_C")
@pytest.mark.rule("ALT-REACT-21")
@pytest.mark.parametrize(("side", "cards"), [("hero", 0), ("companion", 1)])
def test_w03_the_council_silences_the_characters_that_face_it(side: str, cards: int) -> None:
    scene = Scene()
    scene.put("OR_12_C", "hero", 1)
    scene.put("MU_05_C", "hand")
    scene.do("play Kitsune", side)
    assert len(scene.names("hand")) == cards


@pytest.mark.card("OR_12_C", "MU_05_C")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-05", "ALT-REACT-21")
@pytest.mark.parametrize("side", ["hero", "companion"])
def test_w03_a_gigantic_council_silences_both_facing_expeditions(side: str) -> None:
    scene = Scene()
    scene.put("OR_12_C", "hero", 1)
    scene.put(GIANTS, "landmark", 1)
    scene.put("MU_05_C", "hand")
    scene.do("play Kitsune", side)
    assert scene.names("hand") == []


@pytest.mark.card("OR_12_C", "MU_05_C")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-05", "ALT-REACT-21")
@pytest.mark.parametrize("side", ["hero", "companion"])
def test_w03_a_gigantic_character_is_silenced_if_either_side_faces_the_council(side: str) -> None:
    scene = Scene()
    scene.put("OR_12_C", "hero", 1)
    scene.put(GIANTS, "landmark")
    scene.put("MU_05_C", "hand")
    scene.do("play Kitsune", side)
    assert scene.names("hand") == []


# W04 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_08_C")
@pytest.mark.rule("ALT-STATUS-ASLEEP-04", "ALT-REACT-22")
def test_w04_an_asleep_legate_sabotages_after_rest() -> None:
    scene = Scene()
    scene.put("OR_08_C", "hero", statuses="asleep")
    theirs = scene.put(INARI, "companion", 1)
    scene.to_dusk()
    # What went to Reserve at this very Rest is there to be sabotaged.
    scene.do("pick Inari")
    assert scene.zone(theirs) == "discard"


@pytest.mark.card("OR_22_C")
@pytest.mark.rule("ALT-STATUS-ASLEEP-04", "ALT-REACT-22", "ALT-REST-04", "ALT-REST-05")
def test_w04_the_recruit_of_an_asleep_thoth_stays_for_the_next_day() -> None:
    scene = Scene()
    scene.put("OR_22_C", "hero", statuses="asleep")
    scene.to_dusk()
    scene.do("companion")
    assert scene.state.day == 3
    assert scene.names("companion") == ["Ordis Recruit"]


# W05 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_17_C")
@pytest.mark.rule("ALT-REST-01", "ALT-REACT-02", "ALT-REACT-03", "ALT-GOLDEN-07")
@pytest.mark.parametrize("first", [0, 1])
def test_w05_at_one_rest_the_first_players_reactions_all_come_first(first: int) -> None:
    scene = Scene()
    for player in (0, 1):
        scene.put("OR_17_C", "hero", player)
        scene.put("OR_17_C", "companion", player)
    scene.afternoon(first)
    scene.to_dusk()
    assert scene.who == first
    scene.do("1")
    assert scene.who == 1 - first
    scene.do("1")
    makers = [event.details["player"] for event in scene.events("created")]
    assert makers == [first] * 4 + [1 - first] * 4


@pytest.mark.rule("ALT-REST-01", "ALT-REACT-03")
def test_w05_all_characters_leave_before_the_first_reaction_resolves() -> None:
    spy = declared(
        "Straggler",
        CHARACTER,
        Reaction(LEAVES_EXPEDITIONS, If(AtLeast(Kind(whose=THEIRS), 1), Effect(Draw(5)))),
    )
    scene = Scene()
    scene.put(spy, "hero")
    scene.put(spy, "hero", 1)
    scene.to_dusk()
    # Nobody sees a Character of the other any more: both draw the two of the Morning only.
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [2, 2]


# W06 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_28_R1")
@pytest.mark.rule("ALT-CLEANUP-03", "ALT-DAY-04", "ALT-REACT-16")
def test_w06_the_sabotage_of_a_surplus_jammer_meets_reserves_already_cut() -> None:
    scene = Scene()
    for _ in range(3):
        scene.put(JAMMER, "landmark")
    for name in (TROOPER, INARI, CERNUNNOS):
        scene.put(name, "reserve", 1)
    scene.to_dusk()
    scene.do("pick Armored Jammer", "pick Inari")
    assert scene.options == ["no", "pick Ordis Trooper (their reserve)", "pick Cernunnos (their reserve)"]


# W07 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_21_C", "LY_10_C")
@pytest.mark.rule("ALT-STATUS-FLEETING-03", "ALT-MODIFIER-08")
def test_w07_off_you_go_discards_a_fleeting_inkcaster_whose_reaction_stays_silent() -> None:
    scene = Scene()
    inkcaster = scene.put("LY_10_C", "hero", statuses="fleeting")
    scene.put(INARI, "reserve")
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert scene.zone(inkcaster) == "discard"
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("YZ_21_C", "LY_10_C")
@pytest.mark.rule("ALT-REACT-17")
def test_w07_an_inkcaster_that_reaches_reserve_takes_another_card_to_hand() -> None:
    scene = Scene()
    inkcaster = scene.put("LY_10_C", "hero")
    inari = scene.put(INARI, "reserve")
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert not scene.can("pick Ouroboros Inkcaster")
    scene.do("pick Inari")
    assert [scene.zone(one) for one in (inkcaster, inari)] == ["reserve", "hand"]


# W08 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_19_C", "YZ_24_C")
@pytest.mark.rule("ALT-MODIFIER-06")
@pytest.mark.parametrize(("answer", "expected"), [("yes", "mana"), ("no", "discard")])
def test_w08_the_controller_of_a_mighty_jinn_decides_not_the_remover(answer: str, expected: str) -> None:
    scene = Scene()
    jinn = scene.put(JINN, "hero", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    assert scene.who == 1
    scene.do(answer)
    assert scene.zone(jinn) == expected


@pytest.mark.card("BR_19_C", "YZ_27_C")
@pytest.mark.rule("ALT-MODIFIER-04", "ALT-EFFECT-02")
def test_w08_of_two_jinns_removed_at_once_each_is_asked_about() -> None:
    scene = Scene()
    jinns = [scene.put(JINN, "hero", 1), scene.put(JINN, "companion", 1)]
    scene.put("YZ_27_C", "hand")
    scene.do("play Celestial Blast", "pick Mighty Jinn (their hero expedition)", "pick Mighty Jinn")
    scene.do("yes")
    # Nothing has moved yet: both go at once.
    assert [scene.zone(jinn) for jinn in jinns] == ["hero", "companion"]
    scene.do("no")
    assert [scene.zone(jinn) for jinn in jinns] == ["mana", "discard"]


# W09 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_24_C", "BR_28_C")
@pytest.mark.rule("ALT-CARD-02", "ALT-CARD-11", "ALT-TOKEN-01")
@pytest.mark.parametrize(("spell", "name"), [("YZ_24_C", "Banishing Gate"), ("BR_28_C", "Intimidation")])
def test_w09_a_token_is_a_legal_target_and_simply_gone(spell: str, name: str) -> None:
    scene = Scene()
    token = scene.put("OR_31_C", "hero", 1)
    scene.put(spell, "hand")
    scene.do(f"play {name}")
    assert scene.zone(token) == "gone"
    assert scene.names("hand", 1) + scene.names("discard", 1) == []
    assert len(scene.events("vanished")) == 1


@pytest.mark.card("MU_26_C")
@pytest.mark.rule("ALT-CARD-02", "ALT-TOKEN-01")
def test_w09_mana_reaping_gives_no_orb_for_a_token_and_exhausts_none() -> None:
    scene = Scene()
    token = scene.put("OR_31_C", "hero", 1)
    scene.put("MU_26_C", "hand")
    scene.do("play Mana Reaping")
    assert scene.zone(token) == "gone"
    assert len(scene.names("mana", 1)) == scene.ready_mana(1) == 10


@pytest.mark.card("BR_28_C", "OR_30_C", "OR_28_C")
@pytest.mark.rule("ALT-CARD-04", "ALT-TARGET-06")
def test_w09_intimidation_reaches_landmarks_of_both_players_within_its_limit() -> None:
    scene = Scene()
    scene.put("OR_30_C", "landmark")
    theirs = scene.put("OR_30_C", "landmark", 1)
    scene.put("OR_28_C", "landmark", 1)
    scene.put(TROOPER, "reserve", 1)
    scene.put("BR_28_C", "hand")
    scene.do("play Intimidation")
    assert scene.options == ["pick Ordis Carrier (landmark)", "pick Ordis Carrier (their landmark)"]
    scene.do("pick Ordis Carrier (their landmark)")
    assert scene.zone(theirs) == "hand"
    assert scene.names("hand", 1) == ["Ordis Carrier"]


# W10 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_16_C")
@pytest.mark.rule("ALT-TARGET-06", "ALT-CONTROL-03")
def test_w10_a_token_may_be_created_in_an_expedition_of_the_opponent() -> None:
    scene = Scene()
    scene.put("AX_16_C", "reserve")
    scene.do("play Foundry Armorer", "hero", "their companion")
    token = scene.state.zones[17][0]
    assert scene.names("companion", 1) == ["Brassbug"]
    assert (scene.controller(token), scene.state.owner[token]) == (1, 0)


@pytest.mark.card("AX_30_R1")
@pytest.mark.rule("ALT-CONTROL-04")
@pytest.mark.parametrize(("where", "player", "boost"), [("hero", 0, 1), ("their hero", 1, 0)])
def test_w10_a_rare_brassbug_hive_does_not_boost_a_robot_that_arrives_there(
    where: str, player: int, boost: int
) -> None:
    scene = Scene()
    scene.put("AX_30_R1", "hand")
    scene.do("play Brassbug Hive", where)
    assert scene.totals("hero", player) == [2 + boost] * 3


@pytest.mark.card("OR_03_C", "OR_26_R1")
@pytest.mark.rule("ALT-GOLDEN-13")
@pytest.mark.parametrize(("maker", "boost"), [(0, 1), (1, 0)])
def test_w10_gulrang_boosts_the_tokens_that_his_own_player_creates_anywhere(maker: int, boost: int) -> None:
    scene = Scene(heroes=("OR_03_C", None))
    scene.put("OR_26_R1", "hand", maker)
    scene.afternoon(maker)
    scene.do("play Open the Gates", "hero", "companion", "their hero", "their companion")
    while scene.asked == "reaction":
        scene.do("1")
    sides = [scene.totals(side, player) for player in (0, 1) for side in ("hero", "companion")]
    assert sides == [[1 + boost] * 3] * 4


# W11 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_14_C")
@pytest.mark.rule("ALT-REACT-15", "ALT-OBJ-05", "ALT-PLAY-18", "ALT-STATUS-FLEETING-01", "ALT-STATUS-FLEETING-02")
def test_w11_coppelia_put_into_reserve_is_played_for_free_fleeting_and_asleep() -> None:
    scene = Scene(mana=0)
    scene.put(PORTER, "landmark")
    coppelia = scene.put(COPPELIA, "hand")
    scene.do("use Porter", "yes", "companion")
    assert scene.zone(coppelia) == "companion"
    assert scene.has(coppelia, "fleeting")
    assert scene.has(coppelia, "asleep")


@pytest.mark.card("AX_14_C")
@pytest.mark.rule("ALT-TURN-03")
@pytest.mark.parametrize("answers", [("yes", "hero"), ("no",)])
def test_w11_the_players_turn_goes_on_after_coppelia(answers: tuple[str, ...]) -> None:
    scene = Scene()
    scene.put(PORTER, "landmark")
    coppelia = scene.put(COPPELIA, "hand")
    scene.do("use Porter", *answers)
    assert (scene.asked, scene.who) == ("turn", 0)
    assert scene.zone(coppelia) == ("hero" if answers[0] == "yes" else "reserve")


@pytest.mark.rule("ALT-PLAY-12")
def test_w11_what_coppelia_sets_off_waits_for_the_whole_effect() -> None:
    # Its {J} looks for a boost, which the effect that plays it gives only afterwards.
    marionette = declared(
        "Marionette",
        CHARACTER,
        Reaction(HAND_TO_RESERVE, PlayFree(ITSELF), Boost(ITSELF, 1)),
        J(If(OwnBoosts(1), Effect(Draw(1)))),
    )
    scene = Scene()
    scene.put(PORTER, "landmark")
    scene.put(marionette, "hand")
    scene.do("use Porter", "hero")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-PLAY-18")
def test_w11_a_ban_on_playing_a_card_holds_for_free_play_too() -> None:
    banned = declared(
        "Recluse", CHARACTER, Unplayable(AtLeast(MY_CHARACTER, 1)), Reaction(HAND_TO_RESERVE, PlayFree(ITSELF))
    )
    scene = Scene()
    scene.put(TROOPER, "hero")
    scene.put(PORTER, "landmark")
    recluse = scene.put(banned, "hand")
    scene.do("use Porter")
    assert scene.zone(recluse) == "reserve"


# W12 ------------------------------------------------------------------------------------------------------------------


def bring(scene: Scene, reference: str, side: str) -> int:
    """Let Mind Apotheosis bring the card from the top of the Deck, and no other."""
    scene.put("LY_27_C", "hand")
    it = scene.put(reference, "deck")
    scene.do("play Mind Apotheosis", "1", side, "no")
    return it


@pytest.mark.card("LY_27_C", "MU_05_C", "AX_08_C")
@pytest.mark.rule("ALT-PLAY-15", "ALT-PLAY-16")
@pytest.mark.parametrize("reference", ["MU_05_C", "AX_08_C"])
def test_w12_a_character_that_is_put_activates_neither_h_nor_r(reference: str) -> None:
    scene = Scene()
    it = bring(scene, reference, "companion")
    assert scene.zone(it) == "companion"
    # Kitsune has drawn nothing by {H}, the Salvager resupplied nothing by {R}.
    assert scene.names("hand") == []
    assert scene.names("reserve") == []


@pytest.mark.card("LY_27_C", "MU_20_C")
@pytest.mark.rule("ALT-PLAY-14")
def test_w12_a_character_that_is_put_activates_j_and_is_fleeting() -> None:
    scene = Scene()
    coneman = bring(scene, "MU_20_C", "hero")
    assert scene.has(coneman, "anchored")
    assert scene.has(coneman, "fleeting")


@pytest.mark.card("LY_27_C", "LY_02_C", "OR_09_C")
@pytest.mark.rule("ALT-PLAY-16")
def test_w12_auraq_counts_no_character_that_is_put() -> None:
    scene = Scene(heroes=("LY_02_C", None), mana=11)
    prince = bring(scene, "OR_09_C", "hero")
    hero = scene.state.hero(0)
    assert scene.zone(prince) == "hero"
    assert scene.counters(hero) == 0
    scene.put("OR_09_C", "hand")
    scene.do("pass", "play The Frog Prince", "hero")
    assert scene.counters(hero) == 1


# W13 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_01_C", "LY_05_R2")
@pytest.mark.rule("ALT-PLAY-13", "ALT-REACT-02", "ALT-REACT-13")
@pytest.mark.parametrize(("order", "boosts"), [("1", 1), ("2", 3)])
def test_w13_the_player_orders_teijas_boost_and_the_characters_own_j(order: str, boosts: int) -> None:
    scene = Scene(heroes=("MU_01_C", None))
    scene.put(INARI, "hero", boosts=1)
    # {J}: with two or more boosted Characters it boosts itself by 2.
    thespian = scene.put("LY_05_R2", "hand")
    scene.do("play Lyra Thespian", "hero")
    assert (scene.asked, scene.who, len(scene.options)) == ("reaction", 0, 2)
    scene.do(order)
    assert scene.boosts(thespian) == boosts


@pytest.mark.card("MU_01_C", "AX_14_C")
@pytest.mark.rule("ALT-EFFECT-14")
def test_w13_teija_does_not_look_at_a_character_played_in_the_opponents_turn() -> None:
    push = declared("Push", SPELL, does(HandToReserve(1, who=OPPONENT)))
    scene = Scene(heroes=(None, "MU_01_C"))
    scene.put(push, "hand")
    coppelia = scene.put(COPPELIA, "hand", 1)
    inari = scene.put(INARI, "hand", 1)
    scene.do("play Push", "pick Coppélia", "yes", "hero")
    assert scene.zone(coppelia) == "hero"
    assert scene.boosts(coppelia) == 0
    # It was no Character of an own turn, so the first of those is still to come.
    scene.do("play Inari", "hero")
    assert scene.boosts(inari) == 1


# W14 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_05_C")
@pytest.mark.rule("ALT-DUR-02", "ALT-DUR-06")
def test_w14_an_unused_next_character_is_gone_after_a_pass_and_never_serves_the_opponent() -> None:
    scene = Scene()
    scene.put("BR_05_C", "reserve")
    theirs = scene.put(INARI, "hand", 1)
    scene.do("use Issun-bōshi", "pass", "play Inari", "hero")
    assert scene.boosts(theirs) == 0
    assert scene.state.lasting == []


@pytest.mark.card("BR_05_C", "YZ_22_C")
@pytest.mark.rule("ALT-DUR-02")
def test_w14_an_unused_next_character_is_gone_when_another_card_ends_the_turn() -> None:
    scene = Scene()
    scene.put("BR_05_C", "reserve")
    scene.put("YZ_22_C", "hand")
    inari = scene.put(INARI, "hand")
    scene.do("use Issun-bōshi", "play Spy Craft", "pass", "play Inari", "hero")
    assert scene.boosts(inari) == 0


@pytest.mark.card("BR_05_C")
@pytest.mark.rule("ALT-DUR-06")
def test_w14_a_used_next_character_boosts_the_character_of_its_own_turn() -> None:
    scene = Scene()
    scene.put("BR_05_C", "reserve")
    inari = scene.put(INARI, "hand")
    scene.do("use Issun-bōshi", "play Inari", "hero")
    assert scene.boosts(inari) == 1


# W15 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_21_C", "LY_10_R1")
@pytest.mark.rule("ALT-COST-03")
@pytest.mark.parametrize("hoods", [1, 2])
def test_w15_robin_hoods_floor_comes_after_reductions_and_two_make_no_more(hoods: int) -> None:
    scene = Scene()
    for _ in range(hoods):
        scene.put("OR_21_C", "hero", 1)
    # Each makes the next card 1 cheaper.
    scene.put("LY_10_R1", "reserve")
    scene.put("LY_10_R1", "reserve")
    scene.put(INARI, "hand")
    scene.do("use Ouroboros Inkcaster (reserve)", "use Ouroboros Inkcaster", "play Inari", "hero")
    assert scene.ready_mana() == 10 - 2


@pytest.mark.card("OR_21_C", "AX_14_C")
@pytest.mark.rule("ALT-COST-06")
def test_w15_a_character_played_for_free_stays_free_under_robin_hood() -> None:
    scene = Scene()
    scene.put("OR_21_C", "hero", 1)
    scene.put(PORTER, "landmark")
    coppelia = scene.put(COPPELIA, "hand")
    scene.do("use Porter", "yes", "hero")
    assert scene.zone(coppelia) == "hero"
    assert scene.ready_mana() == 10


# W16 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_22_R1", "MU_28_C")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_w16_nobody_is_made_to_pay_for_tough_and_unpaid_the_effect_does_nothing() -> None:
    scene = Scene()
    shenlong = scene.put("BR_22_R1", "hero", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep")
    assert scene.options == ["no", "pick Shenlong (their hero expedition)"]
    scene.do("no")
    assert not scene.has(shenlong, "asleep")
    assert scene.ready_mana() == 9


@pytest.mark.card("BR_22_R1", "MU_28_C")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03", "ALT-TARGET-03")
def test_w16_without_the_mana_for_tough_the_effect_does_nothing() -> None:
    scene = Scene(mana=1)
    shenlong = scene.put("BR_22_R1", "hero", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert not scene.has(shenlong, "asleep")


@pytest.mark.card("BR_22_R1", "MU_28_C")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-05", "ALT-TARGET-02")
def test_w16_if_nothing_is_paid_an_own_character_has_to_be_taken() -> None:
    scene = Scene()
    scene.put("BR_22_R1", "hero", 1)
    scene.put("BR_22_R1", "hero")
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep")
    assert scene.options == ["pick Shenlong (hero expedition)", "pick Shenlong (their hero expedition)"]
    scene.do("pick Shenlong (hero expedition)")
    assert scene.ready_mana() == 9


# W17 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "price"),
    [
        pytest.param("LY_26_C", 5 - 2 + 1, marks=pytest.mark.card("LY_26_C", "BR_22_R1")),
        pytest.param("LY_26_R1", 4 - 1 + 1, marks=pytest.mark.card("LY_26_R1", "BR_22_R1")),
    ],
)
@pytest.mark.rule("ALT-COST-12", "ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-02")
def test_w17_tough_is_due_in_addition_to_a_paint_prison_made_cheaper(reference: str, price: int) -> None:
    scene = Scene()
    shenlong = scene.put("BR_22_R1", "hero", 1)
    scene.put(TROOPER, "reserve")
    scene.put(reference, "hand")
    scene.do("play Paint Prison", "yes", "pick Shenlong")
    assert scene.zone(shenlong) == "deck"
    assert scene.names("discard") == ["Ordis Trooper", "Paint Prison"]
    assert scene.ready_mana() == 10 - price


# W18 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_28_C", "MU_28_R2")
@pytest.mark.rule("ALT-EFFECT-05", "ALT-STATUS-05", "ALT-STATUS-ASLEEP-04")
@pytest.mark.parametrize("reference", ["MU_28_C", "MU_28_R2"])
def test_w18_beauty_sleep_may_take_an_asleep_character_and_changes_nothing(reference: str) -> None:
    scene = Scene()
    sleeper = scene.put(INARI, "hero", 1, "asleep")
    scene.put(CERNUNNOS, "hero", 1)
    scene.put(reference, "hand")
    scene.do("play Beauty Sleep", "pick Inari")
    assert scene.has(sleeper, "asleep")
    assert scene.events("gained_status") == []


# W19 ------------------------------------------------------------------------------------------------------------------

#: When it goes from an Expedition to Reserve, it boosts itself there.
SAVER = declared("Saver", CHARACTER, Reaction(EXPEDITION_TO_RESERVE, Boost(ITSELF, 1)))


@pytest.mark.card("BR_03_C", "BR_26_C")
@pytest.mark.rule("ALT-COUNTER-09")
def test_w19_basira_reacts_to_a_boost_of_a_character_of_her_player() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    inari = scene.put(INARI, "hero")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training", "yes")
    assert scene.boosts(inari) == 3 + 1


@pytest.mark.card("BR_03_C", "YZ_21_C")
@pytest.mark.rule("ALT-CONTROL-02", "ALT-CARD-04")
def test_w19_basira_does_not_react_to_a_boost_of_a_card_in_reserve() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    saver = scene.put(SAVER, "hero")
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert (scene.zone(saver), scene.boosts(saver)) == ("reserve", 1)
    assert (scene.asked, scene.who) == ("turn", 1)


# W20 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_20_C")
@pytest.mark.rule("ALT-ACTION-SACRIFICE-01", "ALT-EFFECT-16")
def test_w20_anubis_alone_is_the_one_sacrificed() -> None:
    scene = Scene()
    anubis = scene.put(ANUBIS, "hand")
    scene.do("play Anubis", "hero")
    assert scene.zone(anubis) == "discard"
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("OR_20_C")
@pytest.mark.rule("ALT-EFFECT-15", "ALT-GOLDEN-08")
@pytest.mark.parametrize("turn", [0, 1])
def test_w20_the_player_with_initiative_names_first_and_both_go_at_once(turn: int) -> None:
    scene = Scene()
    scene.put(ANUBIS, "hand", turn)
    mine = scene.put(TROOPER, "hero", turn)
    theirs = scene.put(INARI, "hero", 1 - turn)
    scene.put(CERNUNNOS, "hero", 1 - turn)
    scene.afternoon(turn)
    scene.do("play Anubis", "hero")
    assert scene.who == turn
    scene.do("pick Ordis Trooper")
    assert scene.who == 1 - turn
    assert scene.zone(mine) == "hero"
    scene.do("pick Inari")
    assert [scene.zone(one) for one in (mine, theirs)] == ["discard", "discard"]
