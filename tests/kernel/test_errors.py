"""Every error of the house can be handed to another process, and says there what it says here."""

from __future__ import annotations

import copy
import importlib
import pickle
import pkgutil
from collections.abc import Callable, Iterator

import pytest

import tavola
from tavola.bots import workers
from tavola.envs import MissingExtra
from tavola.envs.played import NoSuchAction
from tavola.games.altered.fault import BadDeck, BadList, Place, Problem
from tavola.kernel.declaration import BadValues, Fault
from tavola.kernel.errors import BadSetting, IllegalAction, TavolaError
from tavola.kernel.option import BadCombination
from tavola.server import errors as table
from tavola.server.card_search import TooMuchSought

FAULTS = [
    Problem(3, "Axiom", "ALT-DECK-01", "line {wanted} of {card}", wanted=2),
    Problem(0, "", "", "bare", Place("entry {n}", n=4)),
]

#: Those that are made of something else than their message.
MADE: list[TavolaError] = [
    IllegalAction(7, [3, 1]),
    IllegalAction(7, []),
    NoSuchAction("an action is a whole number, not 1.5"),
    BadCombination("tavola.kernel", "not together", "seats", "ALT-MODE-01"),
    BadValues([Fault("tavola.kernel", 3, "at {at}", "HAR-MODE-01", {"at": "dice"})], 2),
    BadList(FAULTS),
    BadDeck(1, FAULTS),
    MissingExtra("gymnasium", "envs"),
    table.TableError("100 %% of %(it)s", it="it"),
    table.ThinksTooLong("ismcts:9s", 5, 20_000, 4),
    table.CannotContinue("Altered"),
    table.BadProfile("no %(what)s", "profile", what="campaign"),
    table.TooMuchTalk(3),
    table.BadCode("100 % wrong"),
    table.TooLarge(1024),
    TooMuchSought(),
]


def _children(parent: type[TavolaError]) -> Iterator[type[TavolaError]]:
    for child in parent.__subclasses__():
        if child.__module__.startswith("tavola."):
            yield child
            yield from _children(child)


def _every_error() -> set[type[TavolaError]]:
    for module in pkgutil.walk_packages(tavola.__path__, "tavola."):
        # A library of the environments may not be installed here, and Alembic runs its own module itself.
        if not module.name.startswith(("tavola.envs.", "tavola.server.migrations")):
            importlib.import_module(module.name)
    return set(_children(TavolaError))


def test_each_that_is_made_of_more_than_a_message_is_tried_here() -> None:
    own = {kind for kind in _every_error() if "__init__" in vars(kind)}
    assert own <= {type(error) for error in MADE}
    assert workers.WorkerLost in _every_error()


@pytest.mark.parametrize("error", MADE, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy], ids=["pickle", "copy"])
def test_it_is_the_same_elsewhere(error: TavolaError, again: Callable[[TavolaError], TavolaError]) -> None:
    there = again(error)
    assert type(there) is type(error)
    assert str(there) == str(error)
    assert there.text("it") == error.text("it")
    assert there.args == error.args


def test_what_programs_read_of_them_is_there_too() -> None:
    action = pickle.loads(pickle.dumps(IllegalAction(7, [3, 1])))
    assert action.action == 7
    for error in MADE:
        there = pickle.loads(pickle.dumps(error))
        if isinstance(error, BadSetting):
            assert there.faults("it") == error.faults("it")
        if isinstance(error, table.TableError):
            assert (there.code, there.status, there.place) == (error.code, error.status, error.place)
    deck = pickle.loads(pickle.dumps(BadDeck(1, FAULTS)))
    assert deck.seat == 1


def test_those_that_are_made_of_a_message() -> None:
    for kind in _every_error() - {type(error) for error in MADE}:
        there = pickle.loads(pickle.dumps(kind("in a word")))
        assert (type(there), str(there)) == (kind, "in a word")
