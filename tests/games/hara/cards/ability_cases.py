"""House Abilities, played: each case lays out what a half needs, answers its questions, and says all that has changed.

The champion is on turn at `HERE` with 6 Health, 5 Spirit, none of their resources and no Items. Monsters that neither
die nor strike stand 0 to 4 steps away, and are called by that number; so is the space they begin on, and 5 is an empty
one 2 steps from Monster 1. Leaf, a teammate, is on the space of the champion, Kaoru, an enemy, 1 step away with Monster
1. Whatever a case does not name as changed has to be as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from tavola.games.hara.board import may_be_entered
from tavola.games.hara.card import Ability
from tavola.games.hara.card_set import card_set
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import CHAMPION_NAMES, COLOR_NAMES, MODIFIER_NAMES, RESOURCE_NAMES, ROOM
from tests.games.hara.cards.staging import FAR_OFF, HERE, away, within
from tests.games.hara.corrupted_card import still
from tests.games.hara.scene import Scene, monster

HEALTH: Final = 6
SPIRIT: Final = 5
#: The Monsters by how far they are.
MONSTERS: Final = ("teagle", "dream_eater", "ink_serpent", "hedge_imp", "moss_shepherd")
HARMLESS: Final = "".join([monster(card, health=20, attack=0) for card in MONSTERS])
TOP, BOTTOM = "top", "bottom"

Changes = dict[str, Any]
#: What must be asked now, as the whole set of answers.
Question = Callable[["Stage"], set[str]]


# The stage ------------------------------------------------------------------------------------------------------------


class Stage:
    """A scene for one champion, whose words may call a space or Monster by its distance: "aim 2", "go 1"."""

    def __init__(self, me: str, /, *, alone: bool = False, kaoru: int = 1, content: str = "", **values: Any) -> None:
        names = (me, "kaoru", "leaf")
        scene = still(Scene(*names, content=HARMLESS + content, unlocked=dict.fromkeys(names, 1)))
        self.scene: Scene = scene
        self.me: str = me
        self.spaces: list[str] = [HERE, *[away(distance, scene) for distance in range(1, len(MONSTERS))]]
        near = within(scene, 2, self.spaces[1]) - within(scene, 1, self.spaces[1]) - set(self.spaces)
        self.spaces.append(min([space for space in near if scene.space(space) >= ROOM]))
        for name in names:
            scene.no_items(name)
            scene.stand(name, FAR_OFF)
            scene.have(name, health=HEALTH, spirit=SPIRIT, **dict.fromkeys(RESOURCE_NAMES, 0))
        scene.stand(me, HERE)
        if not alone:
            scene.state.team[2] = scene.state.team[0]
            scene.stand("leaf", HERE)
            scene.stand("kaoru", self.spaces[kaoru])
            for card, space in zip(MONSTERS, self.spaces, strict=False):
                scene.put(card, space)
        scene.begin_turn(me, "kaoru", "leaf")
        scene.have(me, **values)

    def do(self, *steps: str | Question) -> Stage:
        """Answer one question after the other; a question in between is what must be asked at that point."""
        for step in steps:
            if isinstance(step, str):
                self.scene.do(self._words(step))
            else:
                assert set(self.scene.legal()) == step(self), self.scene.kind
        return self

    def _words(self, word: str) -> str:
        verb, _, place = word.partition(" ")
        mapped = verb in ("aim", "go", "place") and place.isdigit()
        return f"{verb} {self.spaces[int(place)]}" if mapped else word

    def attack(self, space: int | None = None) -> int:
        """An attack of 1 damage on a Monster: what it deals."""
        scene = self.scene
        at = self.spaces[space or 0]
        before = scene.hurt(at)
        scene.effect('{do = "damage", amount = 1, range = 9, target = "monster"}', self.me)
        scene.do(f"aim {at}")
        return scene.hurt(at) - before

    def strike(self, amount: int, who: str = "kaoru") -> None:
        """Another player damages the champion."""
        self.scene.effect(f'{{do = "damage", amount = {amount}, range = 9, target = "player"}}', who)
        self.scene.do(f"aim {self.me}")

    def seen(self) -> Changes:
        """Everything that a half may change, by name."""
        scene, state = self.scene, self.scene.state
        found: Changes = {}
        for name in scene.names:
            own = "" if name == self.me else f"{name} "
            found |= {f"{own}health": scene.health(name), f"{own}spirit": scene.spirit(name)}
            found |= {own + color: amount for color, amount in zip(COLOR_NAMES, scene.energy(name), strict=True)}
            found |= {own + resource: scene.resource(name, resource) for resource in RESOURCE_NAMES}
            found |= {f"{own}at": scene.where(name), f"{own}items": scene.items(name)}
            found |= {f"{own}{zone}": scene.cards(name, zone) for zone in ("hand", "board_cards", "pile", "used")}
        for distance, card in enumerate(MONSTERS):
            where = next((space for space in SPACE_IDS if scene.at(space) == card), "")
            found |= {f"monster {distance}": where, f"hurt {distance}": scene.hurt(where) if where else 0}
        found["others"] = {scene.at(space) for space in SPACE_IDS} - {"", *MONSTERS}
        found["tiles"] = state.board.slots
        found["activations"] = state.activations
        found["charges"] = sum(state.charges)
        found |= {"next attack": state.attack_bonus[0], "next move": state.move_bonus[0], "shield": state.shield[0]}
        found["next range"] = state.attack_range_bonus[0]
        found["lasting"] = [(MODIFIER_NAMES[what], plus) for unit, what, plus, _ in state.timed if unit == 0]
        return found

    def changes(self, before: Changes) -> Changes:
        """What is different now: numbers by how much, everything else as it is."""
        return {
            key: value - before[key] if isinstance(value, int) else value
            for key, value in self.seen().items()
            if value != before[key]
        }


# Questions ------------------------------------------------------------------------------------------------------------


def aim(reach: int, whom: str = "any", but: Iterable[int | str] = ()) -> Question:
    """Nobody, or somebody of that sort within a range, other than those who are hit already."""

    def answers(stage: Stage) -> set[str]:
        scene = stage.scene
        here = scene.state.at[0]
        units = {"any": scene.names, "other": scene.names[1:], "foe": ("kaoru",), "monster": ()}[whom]
        near = {name for name in units if scene.state.apart(here, scene.space(scene.where(name))) <= reach}
        for card in MONSTERS:
            near |= {name for name in SPACE_IDS if scene.at(name) == card and _apart(scene, here, name) <= reach}
        return {"done"} | {f"aim {name}" for name in near - {stage.spaces[x] if isinstance(x, int) else x for x in but}}

    return answers


def _apart(scene: Scene, here: int, space: str) -> int:
    return scene.state.apart(here, scene.space(space))


def go(spaces: int) -> Question:
    """A move of so many spaces."""

    def answers(stage: Stage) -> set[str]:
        here = stage.scene.where(stage.me)
        steps = within(stage.scene, 1, here) if spaces > 1 else set()
        return {"done", *[f"go {name}" for name in within(stage.scene, spaces, here)], *[f"step {x}" for x in steps]}

    return answers


def place(reach: int) -> Question:
    """A transport to a space within a range."""
    return lambda stage: {"done"} | {f"place {x}" for x in within(stage.scene, reach, stage.scene.where(stage.me))}


def push(start: int, spaces: int) -> Question:
    """Where a Monster may be moved: to spaces of Worlds without a card."""

    def answers(stage: Stage) -> set[str]:
        scene = stage.scene
        near = within(scene, spaces, stage.spaces[start])
        return {"done"} | {f"place {name}" for name in near if scene.space(name) >= ROOM and not scene.at(name)}

    return answers


def push_player(start: int, spaces: int) -> Question:
    """Where a player may be moved: to any space."""
    return lambda stage: {"done"} | {f"place {name}" for name in within(stage.scene, spaces, stage.spaces[start])}


def anywhere(stage: Stage) -> set[str]:
    """A transport to any space."""
    here = stage.scene.where(stage.me)
    return {"done"} | {f"place {x}" for space, x in enumerate(SPACE_IDS) if may_be_entered(space) and x != here}


def up_to(most: int) -> Question:
    """How much is paid."""
    return answer(*[str(number) for number in range(most + 1)])


def answer(*words: str) -> Question:
    """Just these answers."""
    return lambda stage: set(words)


whether: Final = answer("done", "yes")


# Cases ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A half of a card, the answers, and the changes; spaces in both are called by their distance."""

    card: str
    half: str
    how: str
    steps: tuple[str | Question, ...]
    then: Changes
    dice: tuple[int, ...] = ()
    given: Changes = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.card}-{self.half}-{self.how}"


def case(
    card: str, half: str, how: str, *steps: str | Question, then: Changes, dice: tuple[int, ...] = (), **given: Any
) -> Case:
    return Case(card, half, how, steps, then, dice, given)


def champion_of(card: str) -> str:
    """Whose card it is, of those whose cards carry their name."""
    return card.partition("_")[0]


def staged(card: str, half: str, charges: int = -1, **given: Any) -> Stage:
    """The champion's turn with no cards but this one, in hand for its top and on the board for its bottom."""
    stage = Stage(champion_of(card), **given)
    scene = stage.scene
    scene.hand(stage.me, *ids_of(stage.me))
    scene.state.pile[0] |= scene.state.hand[0]
    scene.state.hand[0] = 0
    if half == TOP:
        scene.hand(stage.me, card)
    else:
        scene.on_board(stage.me, card, charges=charges)
    scene.begin_turn(stage.me, "kaoru", "leaf")
    return stage


def play(one: Case) -> None:
    """Play it, and look at everything that has changed (HARA-ADV-03, HARA-ADV-04, HARA-ULT-01)."""
    stage = staged(one.card, one.half, **one.given)
    scene = stage.scene
    before = stage.seen()
    with scene.dice(*one.dice):
        scene.do(f"{one.half} {one.card}")
        stage.do(*one.steps)
    assert (scene.kind, scene.asked) == ("adventure", 0)
    then = dict(one.then)
    then["activations"] = then.get("activations", 0) - 1
    then |= {key: stage.spaces[value] for key, value in then.items() if is_place(key) and isinstance(value, int)}
    then["used"] = {one.card}
    if one.half == TOP and not is_ultimate(one.card):
        then |= {"hand": set(), "board_cards": {one.card}}
    elif one.half == TOP:
        then |= {"hand": set(), "pile": before["pile"] | {one.card}}
    if not then["activations"]:
        del then["activations"]
    assert stage.changes(before) == then
    assert f"{one.half} {one.card}" not in scene.legal()
    scene.end_turn()
    zone = "hand" if one.half == BOTTOM else "pile" if is_ultimate(one.card) else "board_cards"
    assert one.card in scene.cards(stage.me, zone)


def is_place(key: str) -> bool:
    """Whether a change is one of place."""
    return key.split()[-1] == "at" or key.startswith("monster ")


def dash_cases(me: str) -> list[Case]:
    """Dash, which everybody has."""
    card = f"{me}_dash"
    return [
        case(card, TOP, "moves 2", go(2), "go 2", then={"at": 2}),
        case(card, TOP, "moves 1", go(2), "go 1", then={"at": 1}),
        case(card, TOP, "stays", go(2), "done", then={}),
        case(card, BOTTOM, "moves and strikes", go(1), "go 1", aim(1), "aim 0", then={"at": 1, "hurt 0": 1}),
        case(card, BOTTOM, "stays and strikes", go(1), "done", aim(1), "aim kaoru", then={"kaoru health": -1}),
        case(card, BOTTOM, "strikes nobody else", "done", aim(1), f"aim {me}", then=hurt_self(me)),
        case(card, BOTTOM, "spares all", "done", "done", then={}),
    ]


def hurt_self(me: str) -> Changes:
    """A point of damage to the champion: it frightens Persephone (HARA-PERS-01)."""
    return {"health": -1, "fear": 1} if me == "persephone" else {"health": -1}


# The house ------------------------------------------------------------------------------------------------------------


def abilities_of(me: str) -> list[Ability]:
    return card_set().champions[CHAMPION_NAMES.index(me)].abilities


def ids_of(me: str) -> list[str]:
    return [card.id for card in abilities_of(me)]


def is_ultimate(card: str) -> bool:
    """Whether it goes back to the Level Up pile."""
    return ids_of(champion_of(card)).index(card) in (10, 11)


def parts_of(me: str) -> set[str]:
    """Everything on a champion's cards that does something, as "card part"."""
    found: set[str] = set()
    for card in abilities_of(me):
        parts = {
            TOP: card.top,
            BOTTOM: card.bottom,
            "charge": card.charge,
            "gives": card.lasting.modifiers,
            "when": card.lasting.triggers,
        }
        found |= {f"{card.id} {part}" for part, there in parts.items() if there}
    return found


def played_by(cases: Iterable[Case]) -> list[str]:
    """The parts that cases play."""
    return [f"{one.card} {one.half}" for one in cases]
