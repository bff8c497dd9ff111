from __future__ import annotations

from collections.abc import Mapping

import pytest

from tavola.kernel.errors import BadSetting
from tavola.kernel.game import seat_counts
from tavola.kernel.option import BadCombination, Option, settle
from tests.stones import GAME

OPTIONS = [
    Option("mode", "How long", "short", [("short", "one round"), ("long", "three rounds")]),
    Option("deck", "What each plays", "blue", [("blue", "Blue"), ("red", "Red")], per_seat=True),
    Option("note", "Any text", ""),
]


def test_what_is_not_chosen_takes_its_default() -> None:
    settings = settle(OPTIONS, 2, {})
    assert (settings["mode"], settings.of_seats("deck"), settings["note"]) == ("short", ("blue", "blue"), "")


def test_an_option_per_seat_takes_one_value_or_one_for_each() -> None:
    assert settle(OPTIONS, 2, {"deck": "red"}).of_seats("deck") == ("red", "red")
    assert settle(OPTIONS, 3, {"deck": ["red", "blue", "red"]}).of_seats("deck") == ("red", "blue", "red")


def test_settings_are_made_again_from_their_data() -> None:
    data = settle(OPTIONS, 2, {"deck": ["red", "blue"], "note": "è"}).as_data()
    assert settle(OPTIONS, 2, data).as_data() == data == {"mode": "short", "deck": ["red", "blue"], "note": "è"}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"speed": "fast"}, "there is no option 'speed'; the options are deck, mode, note"),
        ({"mode": "endless"}, "option 'mode' cannot be 'endless'; allowed: short, long"),
        ({"mode": 1}, "option 'mode' cannot be 1; allowed: short, long"),
        ({"note": None}, "option 'note' cannot be None; allowed: a text"),
        ({"mode": ["short"]}, "option 'mode' cannot be"),
        ({"deck": ["red"]}, "needs 2 values, one for each seat, not 1"),
        ({"deck": ["red", "green"]}, "option 'deck' cannot be 'green'"),
        ({"deck": ["red", ["blue"]]}, "option 'deck' cannot be"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_what_can(chosen: Mapping[str, object], message: str) -> None:
    with pytest.raises(BadSetting, match=message.replace("[", r"\[")):
        settle(OPTIONS, 2, chosen)


def test_a_switch_is_yes_or_no_for_the_whole_table() -> None:
    both = [("no", "No"), ("yes", "Yes")]
    assert Option("night", "By night", "yes", both[::-1]).is_switch
    assert not Option("night", "By night", "yes", both, per_seat=True).is_switch
    assert not Option("night", "By night", "yes", [*both, ("late", "Late")]).is_switch
    assert not any(option.is_switch for option in OPTIONS)


def test_what_does_not_go_together_is_told_in_the_language() -> None:
    bad = BadCombination("tavola.cli", "You have won.", "night", "RULE-1")
    assert (str(bad), bad.option, bad.text("it")) == ("You have won.", "night", "Hai vinto.")
    assert bad.faults("it") == [("Hai vinto.", "RULE-1")]


def test_how_many_may_sit_depends_on_the_settings() -> None:
    chosen: list[dict[str, object]] = [{}, {"mode": "solo"}, {"scenario": "twins"}]
    assert [seat_counts(GAME, one) for one in chosen] == [[2, 3, 4], [1], [2, 4]]
    with pytest.raises(BadSetting, match="A crowd is four"):
        seat_counts(GAME, {"mode": "solo", "scenario": "crowd"})
