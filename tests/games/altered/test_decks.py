"""Which decks may be played, and what is said of those that may not: the line, the card, the rule."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.altered.card import HERO_CARD
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import STARTER_DECKS, deck_text, split
from tavola.games.altered.forms import read_decks, write_deck
from tavola.games.altered.forms.plain import read_lines
from tavola.games.altered.legality import FAULTS_TOLD, LARGEST_TEXT, MOST_LINES, BadDeck, check_text, checked_deck
from tavola.kernel.match import Match
from tavola.kernel.registry import find_game
from tests.games.altered.scene import Scene

AXIOM = deck_text("axiom").splitlines()
#: The number of the line that `plus` adds.
LAST = len(AXIOM) + 1

SALVAGER = "ALT_CORE_B_AX_08_C"
Fault = tuple[int, str, str]


def plus(*lines: str) -> str:
    """The Axiom starter deck with more lines."""
    return "\n".join([*AXIOM, *lines])


def changed(number: int, line: str) -> str:
    """The Axiom starter deck with another line in place of one."""
    return "\n".join([*AXIOM[: number - 1], line, *AXIOM[number:]])


def faults(text: str, format: str = "constructed") -> list[Fault]:
    return [(problem.line, problem.card, problem.rule) for problem in check_text(text, format)]


def names_the_rule(rule: str, text: str, format: str = "constructed") -> list[int]:
    """The lines that are said to break ``rule``."""
    return [line for line, _, broken in faults(text, format) if broken == rule]


# The starter decks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STARTER_DECKS)
@pytest.mark.rule("ALT-DECK-01", "ALT-DECK-02", "ALT-DECK-03", "ALT-DECK-04")
def test_the_starter_decks_are_legal_as_exported(name: str) -> None:
    exported = write_deck("plain", read_decks(deck_text(name))[0]).decode()
    assert check_text(exported, "constructed") == []
    again = write_deck("plain", read_decks(exported)[0]).decode()
    assert Counter(again.splitlines()) == Counter(deck_text(name).splitlines())


@pytest.mark.parametrize("name", STARTER_DECKS)
@pytest.mark.rule("ALT-DECK-10")
def test_a_starter_deck_is_31_commons_6_rares_2_rares_out_of_faction_and_a_hero(name: str) -> None:
    rarities: Counter[str] = Counter()
    for line in read_lines(deck_text(name))[0]:
        card = CARDS[line.reference]
        rarities["Hero" if card.type == HERO_CARD else card.rarity] += line.count
    assert rarities == {"C": 31, "R1": 6, "R2": 2, "Hero": 1}


@pytest.mark.rule("ALT-DECK-09")
def test_the_hero_starts_in_the_hero_zone_and_is_not_in_the_deck() -> None:
    game = find_game("altered")
    match = Match(game, game.settle(2, {"decks": ["axiom", "lyra"]}), 3)
    for seat, hero in enumerate(("Sierra & Oddball", "Nevenka & Blotch")):
        view = match.view(seat)["table"]["seats"][seat]  # type: ignore[index]
        assert CARDS[view["hero"]["card"]].name == hero
        assert view["deck"] + view["hand"] + view["mana"] == 39


# Broken decks --------------------------------------------------------------------------------------------------------

#: The lines of the starter deck with a name of which it has several prints.
MECHANICS = (2, 3)

BROKEN: dict[str, tuple[str, list[Fault]]] = {
    "nothing": ("", [(0, "", "ALT-DECK-01")]),
    "blank lines only": ("\n \r\n\t\n", [(0, "", "ALT-DECK-01")]),
    "no Hero": (changed(1, ""), [(0, "", "ALT-DECK-01")]),
    "a second Hero": (plus("1 ALT_CORE_B_BR_01_C"), [(LAST, "Kojo & Booda", "ALT-DECK-01")]),
    "the Hero on two lines": (plus(AXIOM[0]), [(LAST, "Sierra & Oddball", "ALT-DECK-01")]),
    "the Hero twice": (changed(1, "2 ALT_CORE_B_AX_01_C"), [(1, "Sierra & Oddball", "ALT-DECK-01")]),
    "a Hero who is not known here": (
        plus("1 ALT_CORE_B_AX_99_C"),
        [(LAST, "ALT_CORE_B_AX_99_C", "ALT-COMP-04")],
    ),
    "38 cards and a Hero": (changed(8, ""), [(0, "", "ALT-DECK-01")]),
    "another faction": (plus("1 ALT_CORE_B_BR_15_C"), [(LAST, "Haven Bouncer", "ALT-DECK-02")]),
    "a rare out of another faction than the Hero's": (
        plus("1 ALT_CORE_B_MU_30_R2"),
        [(LAST, CARDS["ALT_CORE_B_MU_30_R2"].name, "ALT-DECK-02")],
    ),
    "an Axiom print that is played in Ordis": (
        plus("1 ALT_CORE_B_AX_07_R2"),
        [
            *((line, "Foundry Mechanic", "ALT-DECK-03") for line in MECHANICS),
            (LAST, "Foundry Mechanic", "ALT-DECK-02"),
            (LAST, "Foundry Mechanic", "ALT-DECK-03"),
        ],
    ),
    "four of a name": (changed(4, f"4 {SALVAGER}"), [(4, "Axiom Salvager", "ALT-DECK-03")]),
    "four of a name on two lines": (
        plus(f"{SALVAGER} x1"),
        [(4, "Axiom Salvager", "ALT-DECK-03"), (LAST, "Axiom Salvager", "ALT-DECK-03")],
    ),
    "four of a name in two rarities": (
        plus("1 ALT_CORE_B_AX_07_R1"),
        [(line, "Foundry Mechanic", "ALT-DECK-03") for line in (*MECHANICS, LAST)],
    ),
    "four of a name in two prints": (
        plus("1 ALT_COREKS_A_AX_08_C"),
        [(4, "Axiom Salvager", "ALT-DECK-03"), (LAST, "Axiom Salvager", "ALT-DECK-03")],
    ),
    "a token": (plus("1 ALT_CORE_B_AX_31_C"), [(LAST, "Brassbug", "ALT-TOKEN-05")]),
    "a unique": (plus("1 ALT_CORE_B_AX_05_U_17"), [(LAST, "Foundry Engineer", "ALT-COMP-04")]),
    "Mana Convergence": (plus("1 ALT_CORE_B_NE_01_C"), [(LAST, "Mana Convergence", "ALT-DECK-08")]),
    "a later set": (plus("1 ALT_ALIZE_B_AX_35_C"), [(LAST, "ALT_ALIZE_B_AX_35_C", "ALT-COMP-04")]),
    "a rarity that the set does not have": (
        plus("1 ALT_CORE_B_AX_05_E"),
        [(LAST, "ALT_CORE_B_AX_05_E", "ALT-COMP-04")],
    ),
    "a rare Hero": (
        changed(1, "1 ALT_CORE_B_AX_01_R1"),
        [
            (0, "", "ALT-DECK-01"),
            (1, "ALT_CORE_B_AX_01_R1", "ALT-COMP-04"),
        ],
    ),
    "a faction that does not exist": (plus("1 ALT_CORE_B_XX_05_C"), [(LAST, "ALT_CORE_B_XX_05_C", "ALT-COMP-04")]),
    "count 0": (plus("0 ALT_CORE_B_AX_05_C"), [(LAST, "Foundry Engineer", "ALT-DECK-01")]),
    "a count of 30 digits": (plus(f"{'9' * 30} {SALVAGER}"), [(LAST, "Axiom Salvager", "ALT-DECK-01")]),
    "a count of 5000 digits": (plus(f"{SALVAGER} x{'7' * 5000}"), [(LAST, "Axiom Salvager", "ALT-DECK-01")]),
    "9999 of a card": (
        changed(4, f"9999 {SALVAGER}"),
        [(0, "", "ALT-DECK-01"), (4, "Axiom Salvager", "ALT-DECK-03")],
    ),
    "a count below 0": (plus(f"-3 {SALVAGER}"), [(LAST, "", "")]),
    "a name in place of a reference": (plus("3 Axiom Salvager"), [(LAST, "", "")]),
    "something behind the reference": (plus(f"1 {SALVAGER} foil"), [(LAST, "", "")]),
    "no count": (plus(SALVAGER), [(LAST, "", "")]),
    "wide digits": (plus(f"３ {SALVAGER}"), [(LAST, "", "")]),
    "Arabic digits": (plus(f"{SALVAGER} x٣"), [(LAST, "", "")]),
    "a Cyrillic letter that looks the same": (plus("1 ALT_CORE_B_АX_08_C"), [(LAST, "", "")]),
    "NUL": (plus(f"1 {SALVAGER}\0"), [(LAST, "", "")]),
    "half a character": (plus(f"1 {SALVAGER}\ud800"), [(LAST, "", "")]),
    "a line separator that is no line end": (plus(f"1 {SALVAGER}\u20281 {SALVAGER}"), [(LAST, "", "")]),
    "too long": (plus("\n" * LARGEST_TEXT), [(0, "", "ALT-DECK-01")]),
    "too many lines": ("x\n" * (MOST_LINES + 1), [(0, "", "ALT-DECK-01")]),
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.rule("ALT-DECK-01", "ALT-DECK-02", "ALT-DECK-03", "ALT-DECK-08")
def test_a_broken_deck_is_refused_with_line_card_and_rule(name: str) -> None:
    text, expected = BROKEN[name]
    assert faults(text) == expected


@pytest.mark.parametrize("name", BROKEN)
def test_a_fault_is_a_sentence_with_its_place_and_rule_that_can_be_printed(name: str) -> None:
    for problem in check_text(BROKEN[name][0], "constructed"):
        sentence = problem.text()
        assert sentence.startswith(f"line {problem.line}: ") == (problem.line > 0)
        assert sentence.endswith(f" [{problem.rule}]" if problem.rule else ".")
        assert problem.card in sentence
        assert sentence.isprintable()
        assert len(sentence) < 300


def test_every_fault_is_named_and_they_come_in_the_order_of_the_lines() -> None:
    text = "\n".join(["hello", "1 ALT_CORE_B_BR_15_C", "4 ALT_CORE_B_AX_08_C", "1 ALT_CORE_B_AX_01_C"])
    assert faults(text) == [
        (0, "", "ALT-DECK-01"),
        (1, "", ""),
        (2, "Haven Bouncer", "ALT-DECK-02"),
        (3, "Axiom Salvager", "ALT-DECK-03"),
    ]


# Size ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "legal"), [(38, False), (39, True), (59, True), (60, False)])
@pytest.mark.rule("ALT-DECK-01")
def test_constructed_has_39_to_59_cards_besides_the_hero(others: int, legal: bool) -> None:
    assert (names_the_rule("ALT-DECK-01", f"1 ALT_CORE_B_AX_01_C\n{others} {SALVAGER}") == []) == legal


# Names, rares, uniques -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-DECK-02")
def test_a_print_out_of_faction_belongs_to_the_faction_that_it_is_played_in() -> None:
    mechanic = "1 ALT_CORE_B_AX_07_R2"
    ordis = deck_text("ordis") + mechanic
    assert faults(ordis) == []
    assert names_the_rule("ALT-DECK-02", plus(mechanic)) == [LAST]


@pytest.mark.rule("ALT-DECK-04")
def test_15_rares_are_the_most_those_out_of_faction_included() -> None:
    # The starter deck has 8.
    seven = [
        *("2 ALT_CORE_B_AX_08_R1", "2 ALT_CORE_B_AX_04_R1", "1 ALT_CORE_B_AX_11_R1", "2 ALT_CORE_B_OR_05_R2"),
    ]
    assert names_the_rule("ALT-DECK-04", plus(*seven)) == []
    assert names_the_rule("ALT-DECK-04", plus(*seven, "1 ALT_CORE_B_LY_30_R2")) == [0]
    assert names_the_rule("ALT-DECK-04", plus(*seven, "1 ALT_CORE_B_AX_16_R1")) == [0]


@pytest.mark.rule("ALT-DECK-05")
def test_3_uniques_are_the_most() -> None:
    uniques = ["1 ALT_CORE_B_AX_05_U_17", "1 ALT_COREKS_B_AX_06_U_17", "1 ALT_CORE_B_AX_09_U_4321"]
    assert names_the_rule("ALT-DECK-05", plus(*uniques)) == []
    assert names_the_rule("ALT-DECK-05", plus(*uniques, "1 ALT_CORE_B_LY_09_U_1")) == [0]
    assert names_the_rule("ALT-DECK-05", plus("4 ALT_CORE_B_AX_05_U_17")) == [0]


@pytest.mark.rule("ALT-DECK-03")
def test_a_unique_counts_among_the_cards_of_its_name() -> None:
    assert names_the_rule("ALT-DECK-03", plus("1 ALT_CORE_B_AX_08_U_17")) == [4, LAST]


def test_a_unique_is_said_to_be_one_that_is_not_known_here() -> None:
    (problem,) = check_text(plus("1 ALT_CORE_B_AX_05_U_17"), "constructed")
    assert "is a unique; uniques are not known here yet" in problem.text()


# Cards that are not known here yet -----------------------------------------------------------------------------------


def test_a_card_that_is_not_known_here_yet_is_said_to_be_so_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(CARDS, SALVAGER)
    (problem,) = check_text(plus(), "constructed")
    assert problem.text() == f"line 4: Axiom Salvager ({SALVAGER}) is not known here yet. [ALT-COMP-04]"


def test_a_card_that_is_not_known_here_yet_counts_for_every_other_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(CARDS, "ALT_CORE_B_AX_01_C")
    monkeypatch.delitem(CARDS, "ALT_CORE_B_BR_15_C")
    assert faults(plus("4 ALT_CORE_B_BR_15_C")) == [
        (1, "Sierra & Oddball", "ALT-COMP-04"),
        (LAST, "Haven Bouncer", "ALT-COMP-04"),
        (LAST, "Haven Bouncer", "ALT-DECK-02"),
        (LAST, "Haven Bouncer", "ALT-DECK-03"),
    ]


# Forms of a list -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "3 ALT_CORE_B_AX_08_C",
        "3x ALT_CORE_B_AX_08_C",
        "3 x ALT_CORE_B_AX_08_C",
        "ALT_CORE_B_AX_08_C x3",
        "ALT_CORE_B_AX_08_C x 3",
        "ALT_CORE_B_AX_08_C X3",
        "  \t3   ALT_CORE_B_AX_08_C\t ",
        "\u00a03\u00a0ALT_CORE_B_AX_08_C\u3000",
        "003 ALT_CORE_B_AX_08_C",
        "3 alt_core_b_ax_08_c",
        "3 ALT_COREKS_B_AX_08_C",
        "3 ALT_CORE_A_AX_08_C",
        "3 ALT_CORE_P_AX_08_C",
        "1 ALT_CORE_B_AX_08_C\n\n1 ALT_COREKS_P_AX_08_C\nALT_CORE_B_AX_08_C x1",
    ],
)
def test_a_line_may_be_written_in_several_forms(line: str) -> None:
    assert faults(changed(4, line)) == []
    _, cards = split(read_lines(changed(4, line))[0])
    assert sum(1 for card in cards if card.reference == SALVAGER) == 3


def test_r_is_another_way_to_write_r1() -> None:
    assert [line.reference for line in read_lines("1 ALT_CORE_B_AX_07_R")[0]] == ["ALT_CORE_B_AX_07_R1"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\n\n", " \n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_marks_of_every_system_are_understood(end: str, mark: str) -> None:
    assert faults(mark + end.join(AXIOM) + end) == []


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    assert faults("1 ALT_CORE_B_AX_01_C\r\n\r\nhello\f\r\nworld\x85\n")[-2:] == [
        (3, "", ""),
        (4, "", ""),
    ]


# Decks to be played --------------------------------------------------------------------------------------------------


def test_a_game_is_not_begun_with_a_broken_deck() -> None:
    with pytest.raises(BadDeck, match=r"the deck of seat 1 cannot be played: line 22: Haven Bouncer is Bravos"):
        find_game("altered").settle(2, {"decks": ["axiom", plus("1 ALT_CORE_B_BR_15_C")]})


def test_a_deck_that_is_not_there_is_said_to_be_so() -> None:
    with pytest.raises(BadDeck, match="there is no deck 'axoim'; the decks are Axiom, Bravos, "):
        checked_deck("axoim", "constructed", 0)


def test_a_hostile_list_gives_a_short_message() -> None:
    for text in ("x\n" * 400, "x" * 5_000_000):
        with pytest.raises(BadDeck) as refused:
            checked_deck(text, "constructed", 0)
        assert len(str(refused.value)) < 200 * FAULTS_TOLD


# Limited -------------------------------------------------------------------------------------------------------------

#: 29 cards of three factions; no limit on names or rarities (ALT-DECK-07).
LIMITED = "9 ALT_CORE_B_AX_08_C\n10 ALT_CORE_B_BR_15_C\n10 ALT_CORE_B_OR_05_C\n"


@pytest.mark.rule("ALT-DECK-06")
def test_limited_needs_30_cards_with_the_hero_among_them() -> None:
    assert names_the_rule("ALT-DECK-06", LIMITED, "limited") == [0]
    assert faults(LIMITED + "1 ALT_CORE_B_AX_01_C", "limited") == []
    assert faults(LIMITED + "1 ALT_CORE_B_AX_08_C", "limited") == []


@pytest.mark.rule("ALT-DECK-06")
def test_limited_allows_one_hero_at_most() -> None:
    two = LIMITED + "1 ALT_CORE_B_AX_01_C\n1 ALT_CORE_B_BR_01_C"
    assert faults(two, "limited") == [(5, "Kojo & Booda", "ALT-DECK-06")]


@pytest.mark.rule("ALT-DECK-07")
def test_limited_allows_three_factions_counting_the_heros() -> None:
    fourth = LIMITED + "1 ALT_CORE_B_MU_05_C"
    assert faults(fourth, "limited") == [(4, CARDS["ALT_CORE_B_MU_05_C"].name, "ALT-DECK-07")]
    hero = LIMITED + "1 ALT_CORE_B_YZ_01_C"
    assert faults(hero, "limited") == [(3, CARDS["ALT_CORE_B_OR_05_C"].name, "ALT-DECK-07")]


@pytest.mark.rule("ALT-DECK-07")
def test_limited_has_no_limit_on_rares() -> None:
    assert faults("40 ALT_CORE_B_AX_07_R1", "limited") == []


@pytest.mark.rule("ALT-DECK-06")
def test_limited_is_played_without_a_hero() -> None:
    game = find_game("altered")
    match = Match(game, game.settle(2, {"format": "limited", "decks": [LIMITED * 2, "axiom"]}), 1)
    seats = match.view(0)["table"]["seats"]
    assert [seat["hero"] is None for seat in seats] == [True, False]  # type: ignore[attr-defined]


@pytest.mark.rule("ALT-DECK-08")
def test_limited_takes_any_number_of_mana_convergence_of_no_faction() -> None:
    assert faults(LIMITED + "25 ALT_CORE_B_NE_01_C", "limited") == []


@pytest.mark.rule("ALT-DECK-08")
def test_mana_convergence_cannot_be_played() -> None:
    scene = Scene()
    scene.put("NE_01_C", "hand")
    scene.put("NE_01_C", "reserve")
    assert scene.options == ["pass"]


@pytest.mark.rule("ALT-DECK-08")
def test_mana_convergence_becomes_a_mana_orb() -> None:
    scene = Scene(mana=2)
    convergence = scene.put("NE_01_C", "hand")
    scene.morning()
    while (scene.asked, scene.who) != ("expand", 0):
        scene.do(scene.options[0])
    scene.do("pick Mana Convergence")
    assert scene.zone(convergence) == "mana"
