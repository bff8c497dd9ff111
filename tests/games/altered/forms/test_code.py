"""The compact code: its bits one by one, and every way in which they may be broken."""

from __future__ import annotations

import base64

import pytest

from tavola.games.altered.deck import DeckLine
from tavola.games.altered.forms import BadList, DeckList, write_deck
from tests.games.altered.forms.lists import HERO, SALVAGER, axiom, counts, only, refused, told

ONE_GROUP = "0001 00000001"
CORE = "00000010"
COREKS = "00000001"
#: A booster of Axiom number 8, common: booster 1, faction 001, number 01000, rarity 00.
CARD = "1 001 01000 00"


def code(*bits: str, end: str = "") -> str:
    """A code of bits, with zeros up to a whole byte, and ``end`` behind them."""
    whole = "".join("".join(bits).split())
    whole += "0" * (-len(whole) % 8) + end
    data = int(whole, 2).to_bytes(len(whole) // 8, "big")
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def word(**cards: int) -> str:
    lines = [DeckLine(number, count, f"ALT_CORE_B_{name}") for number, (name, count) in enumerate(cards.items())]
    return write_deck("code", DeckList(lines=lines)).decode()


# The bits ------------------------------------------------------------------------------------------------------------


def test_a_card_is_written_bit_by_bit_as_specified() -> None:
    assert word(AX_08_C=3) == code(ONE_GROUP, CORE, "000001", "11", CARD)
    assert word(NE_01_C=1) == code(ONE_GROUP, CORE, "000001", "01", "1 111 00001 00")


@pytest.mark.parametrize(
    ("reference", "bits"),
    [
        ("BR_30_R1", "1 010 11110 01"),
        ("LY_04_R2", "1 011 00100 10"),
        ("MU_05_U_1234", "1 100 00101 11 0000010011010010"),
    ],
)
def test_faction_number_and_rarity_have_their_places(reference: str, bits: str) -> None:
    assert word(**{reference: 2}) == code(ONE_GROUP, CORE, "000001", "10", bits)
    assert counts(only(word(**{reference: 2}))) == {f"ALT_CORE_B_{reference}": 2}


@pytest.mark.parametrize(("count", "bits"), [(4, "000001"), (10, "000111"), (66, "111111")])
def test_more_than_three_copies_are_written_less_three_in_six_bits(count: int, bits: str) -> None:
    assert word(AX_08_C=count) == code(ONE_GROUP, CORE, "000001", "00", bits, CARD)


@pytest.mark.parametrize("product", ["0 01", "0 10"])
@pytest.mark.parametrize("group", [CORE, COREKS])
def test_every_print_of_a_card_is_the_same_card(group: str, product: str) -> None:
    line = f"01 {product} 001 01000 00"
    assert counts(only(code(ONE_GROUP, group, "000001", line))) == {SALVAGER: 1}


def test_groups_add_up() -> None:
    two = code("0001 00000010", COREKS, "000001", "01", CARD, CORE, "000010", "01", CARD, "01 1 001 00001 00")
    assert counts(only(two)) == {SALVAGER: 2, HERO: 1}
    assert [line.number for line in only(two).lines] == [1, 2, 3]


def test_a_group_holds_63_lines_and_more_go_into_another() -> None:
    cards = {f"{faction}_{number:02}_C": 1 for faction in ("AX", "BR", "LY") for number in range(4, 30)}
    written = word(**cards)
    assert len(cards) == 78
    assert written.startswith(code("0001 00000010", CORE, "111111")[:4])
    assert len(only(written).lines) == 78


def test_the_base64_may_be_padded() -> None:
    padded = word(AX_08_C=3) + "=" * (-len(word(AX_08_C=3)) % 4)
    assert padded.endswith("=")
    assert counts(only(padded)) == {SALVAGER: 3}


def test_codes_of_other_programs_are_read() -> None:
    assert counts(only("EBAgTTMo")) == {"ALT_CORE_B_MU_25_R1": 55}
    three = {"ALT_CORE_B_YZ_02_C": 1, "ALT_CORE_B_YZ_19_C": 3, "ALT_CORE_B_BR_26_R2": 2}
    assert counts(only("EBAg04RrTJLU")) == three


def test_the_order_of_a_list_does_not_change_its_code() -> None:
    deck = axiom()
    deck.lines.append(DeckLine(0, 1, "ALT_CORE_B_AX_02_C"))
    turned = DeckList(lines=list(reversed(deck.lines)))
    assert write_deck("code", turned) == write_deck("code", deck)


# What cannot be written ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 67, 9999])
def test_a_count_that_the_bits_do_not_hold_is_refused(count: int) -> None:
    with pytest.raises(BadList, match=f"ALT_CORE_B_AX_08_C is there {count} times; a code holds 1 to 66 of a card"):
        word(AX_08_C=count)


@pytest.mark.parametrize("name", ["AX_32_C", "AX_08_U_65536", "XX_01_C"])
def test_a_card_that_the_bits_do_not_hold_is_refused(name: str) -> None:
    with pytest.raises(BadList, match=f"A code cannot hold ALT_CORE_B_{name}"):
        word(**{name: 1})


# What cannot be read -------------------------------------------------------------------------------------------------

WHOLE = code(ONE_GROUP, CORE, "000010", "11", CARD, "01 1 001 00001 00")


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (code("0010 00000001", CORE, "000001", "01", CARD) + "A" * 24, "The code has version 2; only version 1 is"),
        (code(ONE_GROUP, "00000011", "000001", "01", CARD), "group 1: The set with the number 3 is not known here"),
        (code(ONE_GROUP, CORE, "000001", "01 1 000 01000 00"), "line 1 of group 1: There is no faction"),
        (code(ONE_GROUP, CORE, "000001", "01 0 11 001 01000 00"), "line 1 of group 1: The product with the number 3"),
        (code(ONE_GROUP, CORE, "000010", "11", CARD), "line 2 of group 1: The code ends too early."),
        (code(ONE_GROUP, CORE, "000001", "01 1 001 01000 11 000000"), "line 1 of group 1: The code ends too early."),
        (code("0001 00000010", CORE, "000001", "11", CARD), "group 2: The code ends too early."),
        (code(ONE_GROUP, CORE, "000001", "01", CARD, end="00000000"), "Behind its last card the code has something"),
        (code(ONE_GROUP, CORE, "000001", "01", CARD, "1"), "Behind its last card the code has something more."),
        (WHOLE[:-1] + "+", "letters, digits, - and _ only"),
        (WHOLE + "A===", "letters, digits, - and _ only"),
        (WHOLE + "AA", "Behind its last card the code has something more."),
    ],
)
def test_a_broken_code_is_refused_with_the_place(broken: str, said: str) -> None:
    assert said in refused(f"?deck={broken}")


def test_the_bits_of_the_last_letter_that_belong_to_no_byte_are_zeros() -> None:
    written = word(AX_08_C=3, AX_04_C=2)
    assert len(base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))) % 3
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    changed = written[:-1] + signs[signs.index(written[-1]) + 1]
    assert refused(changed) == "Behind its last card the code has something more."


def test_every_beginning_of_a_code_is_refused() -> None:
    whole = write_deck("code", axiom()).decode()
    for length in range(1, len(whole)):
        assert refused(f"?deck={whole[:length]}")


def test_a_code_of_more_cards_than_any_deck_has_is_refused() -> None:
    groups = ("0001 00001001", *(f"{CORE} 111111 {('01' + CARD) * 63}" for _ in range(9)))
    assert "The list has more than 500 lines. [ALT-DECK-01]" in refused(code(*groups))


def test_faults_of_the_deck_are_told_at_the_line_of_the_code() -> None:
    unique = code(ONE_GROUP, CORE, "000010", "11", CARD, "01 1 001 00101 11 0000000000010001")
    assert told(unique) == [
        "line 2 of group 1: Foundry Engineer (ALT_CORE_B_AX_05_U_17) is a unique; uniques are not known here yet."
        " [ALT-COMP-04]"
    ]
    assert told(code(ONE_GROUP, CORE, "000001", "00 000000", CARD)) == [
        "line 1 of group 1: Axiom Salvager is listed with count 0. [ALT-DECK-01]"
    ]
    assert "line 1 of group 1: No card of the Core set" in told(code(ONE_GROUP, CORE, "000001", "01 1 111 01000 01"))[0]
