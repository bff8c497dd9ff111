"""The contract of a game, as checks that any game can be put through.

Authors of a further game write one test module::

    from tavola import testing
    from mygame import GAME

    def test_contract() -> None:
        testing.check_contract(GAME, games=20)

and give the components of their states to `check_conserved`. Each check raises ``AssertionError`` with the seed that
shows the fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from tavola.kernel.errors import IllegalAction
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Settings
from tavola.kernel.replay import decode, encode, record, verify
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.kernel.view import SPECTATOR

#: The longest game that is taken to end, in decisions.
LONGEST = 100_000

#: How deep `facts` looks: the state, its lists, and what is in them.
DEEPEST = 2


def facts(value: Any, depth: int = 0) -> Any:
    """``value`` as plain data: lists, tuples and dicts by items, objects by their fields, three levels deep.

    What lies deeper is a declaration (a card, an effect), which never changes: it counts by its kind.
    """
    if isinstance(value, (int, str, float, bool)) or value is None:
        return value
    if isinstance(value, (list, tuple)):
        return [facts(item, depth + 1) for item in value]
    if isinstance(value, dict):
        return {key: facts(item, depth + 1) for key, item in value.items()}
    if depth <= DEEPEST:
        fields = {name: facts(getattr(value, name), depth + 1) for name in field_names(value)}
        return {"kind": type(value).__name__, **fields}
    return type(value).__name__


def field_names(value: object) -> list[str]:
    """The names of an object's fields, whether its class is compiled or not."""
    names: list[str] = []
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__mypyc_attrs__", kind.__dict__.get("__slots__", ()))
        names += [name for name in ([slots] if isinstance(slots, str) else slots) if not name.startswith("__")]
    return sorted(set(names))


def random_play(game: Game, settings: Settings, seed: int, play: Random) -> Iterator[State]:
    """The states of one random game, from the first choice to the end; each is the same object, further on."""
    state = game.new_state(settings, seed, False)
    for _ in range(LONGEST):
        yield state
        if state.is_terminal():
            return
        state.apply_action(play.choice(state.legal_actions()))
    raise AssertionError(f"{game.name}, seed {seed}: no end after {LONGEST} decisions")


def check_contract(
    game: Game, games: int = 10, seats: int | None = None, first_seed: int = 0, **chosen: object
) -> None:
    """Put ``games`` random games through every check below."""
    settings = game.settle(game.seats[0] if seats is None else seats, chosen)
    for seed in range(first_seed, first_seed + games):
        check_actions(game, settings, seed)
        check_clones(game, settings, seed)
        check_seeds(game, settings, seed)
        check_replay(game, settings, seed)
        check_hidden(game, settings, seed)
        check_words(game, settings, seed)
        check_keys(game, settings, seed)
        check_observation(game, settings, seed)


def check_actions(game: Game, settings: Settings, seed: int) -> None:
    """Every offered action is accepted, every other is refused and changes nothing; returns are right at the end."""
    play = Random(seed)
    last: State | None = None
    for state in random_play(game, settings, seed, play):
        last = state
        legal = state.legal_actions()
        assert len(set(legal)) == len(legal), f"seed {seed}: an action is listed twice: {legal}"
        assert all(0 <= action < game.action_count for action in legal), f"seed {seed}: {legal} is out of range"
        if state.is_terminal():
            assert not legal, f"seed {seed}: the game is over, yet something is legal"
            assert state.current_player() == -1, f"seed {seed}: the game is over, yet somebody is asked"
            continue
        assert legal, f"seed {seed}: nothing is legal, yet the game goes on"
        assert 0 <= state.current_player() < settings.seats
        if play.random() < 0.2:
            before = facts(state)
            for action in {0, 1, game.action_count - 1, game.action_count, -1, play.randrange(game.action_count)}:
                if action not in legal:
                    refuse(state, action)
            assert facts(state) == before, f"seed {seed}: a refused action changed something"
            for action in legal:
                state.clone().apply_action(action)
    assert last is not None
    check_returns(last, settings.seats)
    if game.returns_sum is not None:
        found = sum(last.returns())
        assert abs(found - game.returns_sum) < 1e-9, f"seed {seed}: the returns add up to {found}, not as the game says"


def refuse(state: State, action: int) -> None:
    """``action`` must be refused."""
    try:
        state.apply_action(action)
    except IllegalAction:
        return
    raise AssertionError(f"{action} is not legal but was accepted")


def check_returns(state: State, seats: int) -> None:
    """One result for each seat, from -1 to 1."""
    returns = state.returns()
    assert len(returns) == seats, f"{returns} are not the results of {seats} seats"
    assert all(-1 <= one <= 1 for one in returns), f"{returns} are no results"


def check_clones(game: Game, settings: Settings, seed: int) -> None:
    """A clone is equal, never touches its origin, and plays on in the same way."""
    play = Random(seed)
    kept: list[tuple[State, Any]] = []
    for state in random_play(game, settings, seed, play):
        if play.random() < 0.1:
            clone = state.clone()
            assert facts(clone) == facts(state), f"seed {seed}: a clone differs from its origin"
            kept.append((clone, facts(clone)))
            before = facts(state)
            wild = state.clone()
            for _ in range(30):
                if wild.is_terminal():
                    break
                wild.apply_action(play.choice(wild.legal_actions()))
            assert facts(state) == before, f"seed {seed}: playing a clone changed its origin"
    for clone, then in kept:
        assert facts(clone) == then, f"seed {seed}: playing on changed an older clone"


def check_seeds(game: Game, settings: Settings, seed: int) -> None:
    """The same seed and the same actions give the same game."""
    both = (random_play(game, settings, seed, Random(seed)) for _ in range(2))
    for number, (one, other) in enumerate(zip(*both, strict=True)):
        assert one.legal_actions() == other.legal_actions(), f"seed {seed}: two games of the same seed differ"
        if number % 10 == 0 or one.is_terminal():
            assert facts(one) == facts(other), f"seed {seed}: two games of the same seed differ"


def random_match(game: Game, settings: Settings, seed: int) -> Match:
    """One random game with its history."""
    match = Match(game, settings, seed)
    play = Random(seed)
    while not match.is_terminal():
        match.apply_action(play.choice(match.legal_actions()))
    return match


def check_replay(game: Game, settings: Settings, seed: int) -> None:
    """A saved match plays again byte for byte, and recording changes nothing."""
    match = random_match(game, settings, seed)
    text = encode(record(match))
    again = verify(decode(text))
    assert encode(record(again)) == text, f"seed {seed}: the replay of a replay differs"
    silent = list(random_play(game, settings, seed, Random(seed)))[-1]
    assert silent.returns() == match.returns(), f"seed {seed}: recording changed the game"


def check_hidden(game: Game, settings: Settings, seed: int) -> None:
    """A determinized state gives the seat the same view and, if it is asked, the same actions; so it leaks nothing.

    The same chance deals the same from states that the seat cannot tell apart, so that nobody who knows the chance can
    reckon back what lay where.
    """
    play = Random(seed)
    for state in random_play(game, settings, seed, play):
        if play.random() < 0.8:
            continue
        for seat in range(settings.seats):
            other = game.determinize(state, seat, Rng(play.randrange(1 << 32)))
            dealt = [facts(game.determinize(one, seat, Rng(seed))) for one in (state, other)]
            assert dealt[0] == dealt[1], f"seed {seed}: what is dealt for seat {seat} hangs on what is hidden"
            assert game.view(other, seat) == game.view(state, seat), f"seed {seed}: seat {seat} sees what is hidden"
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions(), f"seed {seed}: seat {seat} may do other things"
                check_same_events(state, other, play.choice(state.legal_actions()), seat)
        game.view(state, SPECTATOR)


def check_same_events(state: State, other: State, action: int, seat: int) -> None:
    """``seat`` sees the same happen after ``action`` in two states that it cannot tell apart, unless it reveals."""
    seen: list[list[Any]] = []
    for world in (state.clone(), other.clone()):
        before = world.secrets
        world.events = []
        world.apply_action(action)
        if world.secrets != before:
            return
        seen.append([event.as_data() for event in world.events if event.visible_to(seat)])
    assert seen[0] == seen[1], f"action {action} shows seat {seat} what is hidden: {seen}"


def check_words(game: Game, settings: Settings, seed: int) -> None:
    """Different actions have different words; views name for each action a piece that the view has, or none."""
    play = Random(seed)
    for state in random_play(game, settings, seed, play):
        if state.is_terminal():
            continue
        words = [game.action_words(state, action) for action in state.legal_actions()]
        assert len(set(words)) == len(words), f"seed {seed}: two actions are both written {words}"
        if play.random() < 0.1:
            player = state.current_player()
            view = game.view(state, player)
            choice = view["choice"]
            assert choice is not None
            assert choice["player"] == player
            assert [one["words"] for one in choice["actions"]] == words
            for language in ("en", "it"):
                assert game.prompt(view, language)
                assert all(game.label(view, one, language) for one in choice["actions"])
                assert game.picture(view, language).startswith("<svg")


def check_keys(game: Game, settings: Settings, seed: int) -> None:
    """Keys are ints that the asked seat could know, and answers of one key come to the same as far as it sees."""
    play = Random(seed)
    for state in random_play(game, settings, seed, play):
        if state.is_terminal() or play.random() < 0.7:
            continue
        keys = keys_of(game, state)
        assert all(type(key) is int for key in keys.values()), f"seed {seed}: not every key is an int: {keys}"
        assert keys_of(game, state.clone()) == keys, f"seed {seed}: equal states have different keys"
        seat = state.current_player()
        other = game.determinize(state, seat, Rng(play.randrange(1 << 32)))
        assert keys_of(game, other) == keys, f"seed {seed}: the keys of seat {seat} depend on what is hidden"
        firsts: dict[int, int] = {}
        for action, key in keys.items():
            first = firsts.setdefault(key, action)
            if first != action:
                check_same_meaning(game, state, first, action)


def keys_of(game: Game, state: State) -> dict[int, int]:
    """The key of each legal action."""
    return {action: game.action_key(state, action) for action in state.legal_actions()}


def check_same_meaning(game: Game, state: State, one: int, other: int) -> None:
    """The asked seat sees the same after either action, but for ids and the order of equals, unless chance decides."""
    seat = state.current_player()
    seen: list[str] = []
    for action in (one, other):
        world = state.clone()
        before = world.secrets
        world.apply_action(action)
        if world.secrets != before:
            return
        table = game.view(world, seat)["table"]
        seen.append(without_ids(table, set(ids_in(table))))
    assert seen[0] == seen[1], f"actions {one} and {other} have one key but do different things: {seen}"


def ids_in(shown: Any) -> Iterator[str]:
    """The ids of all pieces in a view."""
    if isinstance(shown, dict):
        if isinstance(shown.get("id"), str):
            yield shown["id"]
        shown = list(shown.values())
    if isinstance(shown, list):
        for item in shown:
            yield from ids_in(item)


def without_ids(shown: Any, ids: set[str]) -> str:
    """A view as text that is the same whatever the ids of its pieces, and whatever their order in lists."""
    if isinstance(shown, dict):
        return "{" + ",".join([f"{key}:{without_ids(shown[key], ids)}" for key in sorted(shown)]) + "}"
    if isinstance(shown, (list, tuple)):
        return "[" + ",".join(sorted([without_ids(item, ids) for item in shown])) + "]"
    return "id" if isinstance(shown, str) and shown in ids else repr(shown)


def check_observation(game: Game, settings: Settings, seed: int) -> None:
    """The numbers of every seat fit their names, and are the same in every state that the seat cannot tell apart."""
    names = game.observation_names(settings.seats)
    assert len(set(names)) == len(names), "two numbers have one name"
    play = Random(seed)
    for state in random_play(game, settings, seed, play):
        if play.random() < 0.8 and not state.is_terminal():
            continue
        for seat in range(settings.seats):
            seen = game.observe(state, seat)
            assert len(seen) == len(names), f"seed {seed}: {len(seen)} numbers with {len(names)} names"
            assert all(type(one) is float for one in seen), f"seed {seed}: not every number is a float"
            other = game.determinize(state, seat, Rng(play.randrange(1 << 32)))
            for name, one, two in zip(names, seen, game.observe(other, seat), strict=True):
                assert one == two, f"seed {seed}: {name!r} shows seat {seat} what is hidden"


def check_conserved(game: Game, settings: Settings, seed: int, components: Callable[[Any], Mapping[str, int]]) -> None:
    """``components`` counts the same from the first choice to the last."""
    first: Mapping[str, int] | None = None
    for state in random_play(game, settings, seed, Random(seed)):
        now = components(state)
        if first is None:
            first = now
        assert now == first, f"seed {seed}: {now} components, and {first} in the beginning"
