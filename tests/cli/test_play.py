"""`tavola play`: a game in the terminal, answered by number or in words, with why not, taking back, and a replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tavola.kernel import replay
from tests.cli.command import call, fail, run


def lines(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def pebbles(*answers: str, bot: str = "random") -> str:
    return run("play", "pebbles", "--seed", "3", "--bot", bot, input=lines(*answers))


#: A deck of one card: every hand is the same, whatever the shuffle. It costs 4, and there are 3 Mana Orbs on Day 1.
DECK = "1 ALT_CORE_B_AX_01_C\n40 ALT_CORE_B_AX_25_C"


def altered(*answers: str, seed: int = 5, words: tuple[str, ...] = ()) -> str:
    """What is printed, line breaks apart."""
    decks = ("--option", "format=limited", "--decks", DECK)
    command = ("play", "altered", "--seed", str(seed), "--bot", "random", *decks)
    return " ".join(run(*command, *words, input=lines(*answers)).split())


@pytest.mark.parametrize("game", ["pebbles", "altered"])
def test_a_game_is_played_to_its_end_from_a_pipe(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The answer to the last question, whether to keep a replay, is "1" as well.
    monkeypatch.chdir(tmp_path)
    printed = run("play", game, "--seed", "3", "--bot", "random", input="1\n" * 2000)
    assert "You have won." in printed or "You have lost." in printed
    kept = replay.verify(replay.decode((tmp_path / "1.tavola.json").read_bytes()))
    assert kept.is_terminal()


def test_the_end_of_the_input_leaves_the_table() -> None:
    assert "Draw, or play a pebble" in pebbles()


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert pebbles(*["1"] * 8) == pebbles(*["1"] * 8)
    assert altered("1", "1", "1", "1") == altered("1", "1", "1", "1")


@pytest.mark.parametrize(("seat", "hero"), [("0", "Sierra & Oddball"), ("1", "Kojo & Booda")])
def test_the_person_takes_the_seat_that_is_asked_for(seat: str, hero: str) -> None:
    printed = run("play", "altered", "--decks", "axiom,bravos", "--bot", "random", "--seat", seat, input="")
    assert f"Your Hero is {hero}." in printed


def test_answers_are_numbered_and_may_be_given_in_words() -> None:
    by_number = altered("1", "2", "1")
    in_words = altered("pick Axiom Reprocessor (hand)", "PICK AXIOM REPROCESSOR #2 (hand)", "1")
    assert "1 Turn Axiom Reprocessor into a Mana Orb [c] 2 Turn Axiom Reprocessor into a Mana Orb [d]" in by_number
    assert by_number == in_words


@pytest.mark.parametrize("answer", ["0", "8", "99999999999999999999", "-1", "jump", "pick", "²", "\0", ""])
def test_what_is_no_answer_changes_nothing(answer: str) -> None:
    printed = altered(answer)
    assert "There are the answers 1 to 6." in printed
    assert "Mana Orb." not in printed.partition("There are the answers")[2]


def test_what_happened_is_told_once() -> None:
    printed = altered("1", "1")
    assert printed.count("Your Hero is Sierra & Oddball.") == 1
    assert printed.count("You turn Axiom Reprocessor into a Mana Orb.") == 2


# Why not -------------------------------------------------------------------------------------------------------------

TO_FIRST_TURN = ("1", "1", "1")
WHY = "This costs 4 mana, and you have 3 ready Mana Orbs. [ALT-COST-02]"
TOO_DEAR = f"[c] Axiom Reprocessor: {WHY}"
ALL_TOO_DEAR = f"[c] Axiom Reprocessor, [d] Axiom Reprocessor, [e] Axiom Reprocessor: {WHY}"


def test_a_question_mark_tells_why_not_of_every_piece() -> None:
    printed = altered(*TO_FIRST_TURN, "?").rpartition("> ")[0].rpartition("> ")[2]
    assert "[a] Sierra & Oddball: You can use quick actions of your own objects only. [ALT-QUICK-01]" in printed
    assert "[b] Sierra & Oddball: It has no quick action. [ALT-QUICK-01]" in printed
    assert ALL_TOO_DEAR in printed


def test_pieces_with_one_reason_are_told_of_together_as_the_table_calls_them() -> None:
    printed = " ".join(run("play", "faeriell", "--seed", "3", "--bots", "random", input="?\n").split())
    reasons = printed.partition("> ")[2]
    assert reasons.count("Another question waits for your answer first") == 1
    assert "[m] Owl, [o] Attunement: Owl, [p] Wolf" in reasons
    assert re.search(r"\] [a-z]\d", reasons) is None


def test_before_the_first_round_there_is_no_round() -> None:
    printed = run("play", "faeriell", "--seed", "3", "--bots", "random", input="")
    assert ("Setup · Doom 0" in printed, "Round 0" in printed) == (True, False)


def test_a_piece_that_can_be_used_is_said_to_be_so() -> None:
    assert "[c] Axiom Reprocessor: you can do something with it now" in altered("? c")


@pytest.mark.parametrize(
    ("about", "told"),
    [(one, TOO_DEAR) for one in ("?c", "? c", "? C")]
    + [(one, ALL_TOO_DEAR) for one in ("? reproc", "? AXIOM REPROCESSOR")],
)
def test_a_piece_is_asked_about_by_letter_or_name_and_says_its_text(about: str, told: str) -> None:
    printed = altered(*TO_FIRST_TURN, about).rpartition("> ")[0].rpartition("> ")[2]
    assert printed.startswith(f"{told} At Noon — Resupply.")
    assert printed.count("At Noon") == 1
    assert "Sierra" not in printed


@pytest.mark.parametrize("about", ["99", "0", "3", "zz", "99999999999999999999", "nobody", "[/red]"])
def test_a_piece_that_is_not_there_is_said_to_be_so(about: str) -> None:
    assert f"There is no piece {about} on the table." in altered(f"? {about}")


def test_a_game_without_a_drawing_of_its_own_names_pieces_by_their_ids() -> None:
    assert "[a] pebble-" in pebbles("?")


def test_the_help_names_pieces_by_letters() -> None:
    assert "? tells why not, of every piece; ? c or ? NAME of one" in altered("?")


# Taking back ---------------------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_and_can_be_made_otherwise() -> None:
    printed = altered("1", "2", "u", "3", "1")
    assert "Taken back: pick Axiom Reprocessor #2 (hand)" in printed
    # After it the hand is as it was before that move.
    after = printed.partition("Taken back: ")[2]
    assert "5 Turn Axiom Reprocessor into a Mana Orb [g] >" in after
    assert "6 Choose" not in after


def test_taking_back_goes_behind_what_bots_did_since() -> None:
    orb, theirs = "You turn Axiom Reprocessor into a Mana Orb.", "Your opponent turns a card into a Mana Orb."
    sittings = [altered("1", "1", "1", "u", seed=seed) for seed in range(1, 7)]
    assert all("Taken back: pick Axiom Reprocessor (hand)" in printed for printed in sittings)
    assert any(theirs in printed.rpartition(orb)[2] for printed in sittings), "the person was first player in none"


def test_what_was_seen_cannot_be_taken_back() -> None:
    assert "Something hidden was seen, or chance was used, since your last move." in pebbles("draw", "u")


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert "You have made no move yet." in pebbles("u")


# The log, the rules, leaving -----------------------------------------------------------------------------------------


def test_the_log_is_shown_again() -> None:
    assert altered("l").count("Your Hero is Sierra & Oddball.") == 2


def test_rules_are_looked_up() -> None:
    assert "ALT-SETUP-07: Next, every player makes exactly 3 cards" in altered("r ALT-SETUP-07")


def test_who_leaves_may_keep_a_replay(tmp_path: Path) -> None:
    kept = tmp_path / "mine.tavola.json"
    assert "Kept in" in altered("1", "q", str(tmp_path / "mine"))
    match = replay.verify(replay.decode(kept.read_bytes()))
    assert [move.words for move in match.moves if move.player == 0] == ["pick Axiom Reprocessor (hand)"]
    assert match.seed == 5


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.json"
    precious.write_text("precious", encoding="utf-8")
    printed = altered("1", "q", str(precious), str(tmp_path / "no" / "folder"), str(tmp_path / "new"))
    assert printed.count("That cannot be written: ") == 2
    assert precious.read_text(encoding="utf-8") == "precious"
    assert (tmp_path / "new.tavola.json").exists()


def test_square_brackets_in_the_name_of_a_file_are_no_markup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    printed = altered("1", "[/red]", "q", "[/x]", "[red]:smile:")
    assert "That cannot be written: " in printed
    assert "'[/x].tavola.json'" in printed
    assert "Kept in [red]:smile:.tavola.json" in printed


def test_who_wants_no_replay_keeps_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    altered("1", "q", "")
    assert list(tmp_path.iterdir()) == []


def test_italian_is_spoken() -> None:
    printed = altered("1", "u", "q", words=("--lang", "it"))
    assert "Ripresa: pick Axiom Reprocessor (hand)" in printed
    assert "Rispondi con un numero" in printed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("pebbles", "--seat", "2"), "your seat is one of 0 to 1, not 2"),
        (("pebbles", "--bot", "clever"), "there is no bot 'clever'"),
        (("altered", "--decks", "axoim"), "there is no deck 'axoim'"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], message: str) -> None:
    assert message in fail("play", *words)


def test_without_a_seed_every_game_is_another() -> None:
    hands = {call("play", "altered", "--bot", "random", input="")[1].partition("You draw: ")[2] for _ in range(3)}
    assert len(hands) > 1
