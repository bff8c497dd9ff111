"""What the tests of single cards share: who has been played, and how a card is brought onto the stage.

Everything else on the map is out of the way: Kaoru is on turn, Leaf stands far off, and no deck has a card left, so
nothing is spawned that a test does not stack itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tavola.games.hara.board import may_be_entered
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import ROOM, ULTIMATE
from tests.games.hara.corrupted_card import still
from tests.games.hara.scene import Scene

Test = TypeVar("Test", bound=Callable[..., None])

#: Where the card under test lies or is used, and a place that is far from everything there.
HERE = "oakenmoor-3"
FAR_OFF = "the_drear-3"
#: What everybody has on the stage: far enough from 0 and from 10 that all that happens shows.
HEALTH = 7
SPIRIT = 5


class Played:
    """The cards that the tests of one file play, by id; the last test of the file compares them with the house set."""

    def __init__(self) -> None:
        self.cards: set[str] = set()

    def __call__(self, *cards: str) -> Callable[[Test], Test]:
        """The decorated test plays these cards."""
        self.cards.update(cards)
        return lambda test: test

    def each(self, cards: Iterable[str]) -> list[str]:
        """The cards of a table, each of which the parametrized test plays."""
        found = list(cards)
        self.cards.update(found)
        return found


def stage(*champions: str, at: str = HERE, turns: tuple[str, ...] = ("kaoru", "leaf"), **more: Any) -> Scene:
    """Kaoru's turn, who stands at a space without Items; everybody else is far off."""
    scene = still(Scene(*(champions or ("kaoru", "leaf")), **more))
    for name in scene.names:
        scene.no_items(name)
        scene.stand(name, FAR_OFF)
        scene.have(name, health=HEALTH, spirit=SPIRIT)
    scene.stand("kaoru", at)
    scene.begin_turn(*turns)
    return scene


def away(distance: int, scene: Scene, start: str = HERE) -> str:
    """A space of a World that is so far from another."""
    here = scene.space(start)
    for space, name in enumerate(SPACE_IDS):
        if space >= ROOM and may_be_entered(space) and scene.state.apart(here, space) == distance:
            return name
    raise AssertionError(f"no space is {distance} from {start}")


def within(scene: Scene, distance: int, start: str = HERE) -> set[str]:
    """Every other space within a range."""
    here = scene.space(start)
    return {
        name
        for space, name in enumerate(SPACE_IDS)
        if may_be_entered(space) and 0 < scene.state.apart(here, space) <= distance
    }


def offered(scene: Scene, word: str) -> set[str]:
    """What the waiting question offers after a word: the spaces after "go", the targets after "aim"."""
    return {answer.removeprefix(f"{word} ") for answer in scene.legal() if answer.startswith(f"{word} ")}


def strike(scene: Scene, amount: int, space: str = HERE, who: str = "kaoru") -> None:
    """Damage to the Monster on a space, from wherever one stands."""
    scene.effect(f'{{do = "damage", amount = {amount}, range = 9, target = "monster"}}', who)
    scene.do(f"aim {space}")


def take_gold(scene: Scene) -> None:
    """Every point of Gold that is to be divided becomes red."""
    while scene.kind == "gold":
        scene.do("red")


def gold_taken(scene: Scene) -> int:
    """The points of Gold that were divided since the turn began."""
    return sum(event["amount"] for event in scene.told("energy") if event["rule"] == "HARA-ENERGY-03")


def defeat(scene: Scene, card: str, space: str = HERE) -> None:
    """A Monster is brought to a space, and Kaoru defeats it and takes its energy."""
    if scene.at(space) != card:
        scene.put(card, space)
    strike(scene, 20, space)
    take_gold(scene)


def arrive(scene: Scene, space: str, who: str = "kaoru") -> None:
    """A player is transported to a space, so that whatever is there happens."""
    world, _, _ = space.partition("-")
    scene.effect(f'{{do = "transport", to = "space", world = "{world}"}}', who)
    scene.do(f"place {space}")


def ultimate(scene: Scene, who: str = "kaoru") -> str:
    """The id of a champion's Ultimate."""
    return scene.state.cards.champions[scene.state.champion[scene.seat(who)]].abilities[ULTIMATE].id
