"""What the tests of Ability cards share: a champion's turn, one half of a card played, and what that changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import COLOR_NAMES, RESOURCE_NAMES
from tests.games.hara.cards.staging import FAR_OFF, HERE, offered, within
from tests.games.hara.corrupted_card import corrupted, still
from tests.games.hara.declared import event
from tests.games.hara.scene import Scene, monster

#: The Monsters of a crowd and where they wait, 0 to 3 spaces from the champion on turn; all have 9 Health.
MONSTERS = {"teagle": HERE, "hedge_imp": "oakenmoor-4", "moor_stag": "oakenmoor-5", "dream_eater": "oppenheim-1"}
AT = tuple(MONSTERS.values())
CONTENT = "".join(monster(card, health=9, attack=0) for card in MONSTERS) + corrupted("enoki", health=9, attack=0)
#: The only two ways from `HERE`.
WAYS = ("oakenmoor-2", "oakenmoor-4")
#: Health and Spirit of everybody, in the middle of the tracker.
HALF = 5


def on_turn(who: str, mate: str, stance: str = "koi", **more: Any) -> Scene:
    """The turn of a champion in a game with a teammate, who comes next and stands far off. Nobody has an Item."""
    scene = still(Scene(who, mate, mode="s04", **more))
    for name in scene.names:
        scene.no_items(name)
        scene.stand(name, FAR_OFF)
        scene.have(name, health=HALF, spirit=HALF)
    scene.stand(who, HERE)
    scene.begin_turn(who, mate, who)
    if who == "oric":
        scene.do(stance)
    return scene


def crowd(who: str, mate: str, stance: str = "koi", **more: Any) -> Scene:
    """The same, with the teammate and a Corrupted on the own space and Monsters 0 to 3 spaces off: whom an effect may
    be aimed at tells its range and its sort of targets."""
    scene = on_turn(who, mate, stance, **{"content": CONTENT, **more})
    for card, space in MONSTERS.items():
        scene.put(card, space)
    scene.stand(mate, HERE)
    scene.enter("enoki", HERE)
    return scene


def of_the_crowd(scene: Scene, whom: str, reach: int) -> set[str]:
    """Who of a crowd is of that sort and within a range."""
    user, mate = scene.names[:2]
    units = {"any": {user, mate, "enoki"}, "other": {mate, "enoki"}, "foe": {"enoki"}, "monster": set()}[whom]
    return {*AT[: reach + 1], *units}


def hurt(scene: Scene) -> list[int]:
    """The damage of each Monster of a crowd, by its distance."""
    return [scene.hurt(space) for space in AT]


def start(scene: Scene, half: str, card: str, *answers: str) -> None:
    """Half of a card is used, wherever the card has been, and its first questions are answered."""
    if half == "top":
        scene.hand(0, card)
    else:
        charged = scene.state.charges[scene.place(0, card)] if card in scene.cards(0, "board_cards") else -1
        scene.on_board(0, card, charges=charged)
    scene.do(f"{half} {card}", *answers)


def is_done(scene: Scene) -> bool:
    """Nothing is left of what has been played."""
    return (scene.kind, scene.asked) == ("adventure", 0)


def standing(scene: Scene) -> dict[str, int]:
    """What the champion on turn has."""
    return {
        "health": scene.health(0),
        "spirit": scene.spirit(0),
        **dict(zip(COLOR_NAMES, scene.energy(0), strict=True)),
        **{name: scene.resource(0, name) for name in RESOURCE_NAMES},
        "activations": scene.state.activations,
    }


def play(scene: Scene, half: str, card: str, *answers: str) -> dict[str, int]:
    """Half of a card is used to its end: what that changed for its user, without the Activation that it costs.

    From the hand it goes to the board, an Ultimate to the pile; from the board it stays there until the turn ends.
    """
    before = standing(scene)
    start(scene, half, card, *answers)
    assert is_done(scene), f"{scene.kind}: {scene.legal()}"
    assert card in scene.cards(0, "used")
    group = next(one.group for hero in card_set().champions for one in hero.abilities if one.id == card)
    assert card in scene.cards(0, "pile" if group >= 4 else "board_cards")
    after = standing(scene)
    after["activations"] += 1
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def charges(scene: Scene, card: str) -> int:
    return scene.state.charges[scene.place(0, card)]


def lay_down(scene: Scene, card: str, number: int = -1) -> None:
    """A card that was put on the board in an earlier turn, with its first charges or so many."""
    scene.on_board(0, card, charges=number)


# Tables ---------------------------------------------------------------------------------------------------------------


class Attack(NamedTuple):
    """Half a card that damages one target: how much, how far, whom, and what is answered before and after."""

    half: str
    card: str
    damage: int
    reach: int = 0
    whom: str = "any"
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.card} {self.half}"


def check_attack(crowded: Callable[[], Scene], case: Attack) -> None:
    """It may be aimed at everybody who is meant, hits the one who is picked, and may be declined."""
    scene = crowded()
    start(scene, case.half, case.card, *case.before)
    assert scene.kind == "target"
    assert offered(scene, "aim") == of_the_crowd(scene, case.whom, case.reach)
    scene.do("done", *case.after)
    assert is_done(scene)
    assert (hurt(scene), scene.health("enoki"), scene.health(scene.names[1])) == ([0, 0, 0, 0], 9, HALF)
    scene = crowded()
    start(scene, case.half, case.card, *case.before)
    scene.do(f"aim {AT[case.reach]}", *case.after)
    assert is_done(scene)
    assert hurt(scene) == [case.damage if distance == case.reach else 0 for distance in range(4)]


class Walk(NamedTuple):
    """Half a card that moves its user: how far, past Events, past Aggressive Monsters."""

    half: str
    card: str
    spaces: int
    through: bool = False
    calm: bool = False
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.card} {self.half}"


def check_walk(alone: Callable[..., Scene], case: Walk, blow: int = 2) -> None:
    """It goes so far and not farther, may be declined, and minds Events and Aggressive Monsters if it says nothing."""
    scene = alone()
    start(scene, case.half, case.card, *case.before)
    assert (scene.kind, offered(scene, "go")) == ("move", within(scene, case.spaces))
    scene.do("done", *case.after)
    assert (is_done(scene), scene.where(0)) == (True, HERE)
    scene = alone(content=event("white_fog") + event("sleeping_giant"))
    for card, space in zip(("white_fog", "sleeping_giant"), WAYS, strict=True):
        scene.put(card, space)
    start(scene, case.half, case.card, *case.before)
    assert offered(scene, "go") == within(scene, case.spaces if case.through else 1)
    scene = alone(content=monster("moor_stag", attack=2, aggressive="true"))
    scene.put("moor_stag", WAYS[0])
    start(scene, case.half, case.card, *case.before)
    scene.do(f"go {WAYS[0]}")
    assert (scene.where(0), [told["amount"] for told in scene.told("damage")]) == (WAYS[0], [] if case.calm else [blow])


class Gain(NamedTuple):
    """Half a card that gives or takes: the answers, what it changes, and what its user has before."""

    half: str
    card: str
    changes: dict[str, int]
    answers: tuple[str, ...] = ()
    have: dict[str, int] = {}

    def __str__(self) -> str:
        having = " ".join([f"{name} {number}" for name, number in self.have.items()])
        return " ".join([word for word in (self.card, self.half, *self.answers, having) if word])


def check_gain(alone: Callable[[], Scene], case: Gain) -> None:
    scene = alone()
    scene.have(0, **case.have)
    assert play(scene, case.half, case.card, *case.answers) == case.changes


def tables(*cases: Attack | Walk | Gain) -> set[str]:
    """The halves that tables play."""
    return {f"{case.card} {case.half}" for case in cases}


def parts_of(champion: str) -> set[str]:
    """Every half, charge and passive that the house cards of a champion have: "stone_claw top"."""
    found: set[str] = set()
    for card in next(one for one in card_set().champions if one.id == champion).abilities:
        parts = {
            "top": bool(card.top),
            "bottom": bool(card.bottom),
            "charge": card.charge is not None,
            "passive": bool(card.lasting.modifiers or card.lasting.triggers),
        }
        found |= {f"{card.id} {part}" for part, there in parts.items() if there}
    return found
