"""Effects, amounts, conditions, modifiers and triggers as a content file declares them, every fault with its line.

`docs/hara-content.md` describes the schema.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.hara.attacking import Damage, DamageAll, Lend, MoreDamage, NextAttack, NextMove, Prevent, TakeDamage
from tavola.games.hara.card import Energy, Lasting, Modifier, Trigger
from tavola.games.hara.corrupted_turn import TOWARD_NAMES, Advance, CorruptedActs, Mend, PrintedAttack
from tavola.games.hara.deciding import PAYMENTS, WHO_NAMES, Choose, Each, May, Pay, RollDie, When
from tavola.games.hara.effect import FIXED, MEASURES, Amount, Effect, Effects
from tavola.games.hara.event_card import Challenge, CloseRift
from tavola.games.hara.gaining import ChangeResource, DiscardItem, GainEnergy, GainItem, Lose, Recover, Steal
from tavola.games.hara.measure import (
    ALONE,
    ON_MONSTER,
    FearTest,
    MeasureTest,
    PlaceTest,
    StanceTest,
    Test,
    TimeTest,
)
from tavola.games.hara.moving import Move, Shove, Transport
from tavola.games.hara.own_cards import GainActivations, GrantLevel, GrantUltimate, PickUp, PutDown, Ready
from tavola.games.hara.pieces import (
    COLOR_NAMES,
    DASH_DAMAGE,
    DASH_MOVE,
    DASH_RANGE,
    HEX_KINDS,
    ITEM_NUMBERS,
    MODIFIER_NAMES,
    RESOURCE_NAMES,
    STANCE_NAMES,
    TILE_NAMES,
    TRIGGERS,
)
from tavola.games.hara.spawning import SWAP_NAMES, DiscardHex, Spawn, SpawnDusk, Swap
from tavola.games.hara.targets import ANY, OTHER, TARGET_NAMES
from tavola.kernel.declaration import Declaration
from tavola.kernel.language import mark
from tavola.kernel.toml_lines import Place

#: The largest number of a card, and how many effects may stand in a row.
LARGEST: Final = 20
MOST_EFFECTS: Final = 8
#: How deep effects may lie in effects.
DEEPEST: Final = 12
#: The faces of the number die.
FACES: Final = 6

Node = dict[str, object]


class EffectReader:
    """Reads effects of one file. ``hex_ids`` are the hex cards that may be named."""

    def __init__(self, file: Declaration, hex_ids: frozenset[str]) -> None:
        self._file: Declaration = file
        self._hex_ids: frozenset[str] = hex_ids
        self._depth: int = 0

    # Lists of effects -------------------------------------------------------------------------------------------------

    def effects(self, place: Place, found: object) -> Effects:
        """A list of effects; an empty one where nothing stands."""
        if found is None:
            return ()
        self._depth += 1
        read: list[Effect] = []
        if self._depth > DEEPEST:
            self._file.fault(place, mark("{at}: effects within effects, more than can be read."))
        else:
            for number, entry in enumerate(self._file.array(place, found, 0, MOST_EFFECTS)):
                effect = self._effect((*place, number), entry)
                if effect is not None:
                    read.append(effect)
        self._depth -= 1
        return tuple(read)

    def _effect(self, place: Place, found: object) -> Effect | None:
        if not isinstance(found, dict):
            self._file.table(place)  # says what is wrong with it
            return None
        node: Node = found
        if "do" not in node:
            self._file.fault((*place, "do"), mark("{at} is missing: it names the effect."))
            return None
        which = self._file.word((*place, "do"), node["do"], tuple(NODES))
        if which < 0:
            return None
        known, needed, build = NODES[tuple(NODES)[which]]
        self.keys(place, ("do", *known), needed)
        return build(self, place, node)

    def keys(self, place: Place, known: tuple[str, ...], needed: tuple[str, ...]) -> Node:
        """The table at a place with its keys checked."""
        table = self._file.table(place, known, needed=False)
        for key in needed:
            if key not in table:
                self._file.fault((*place, key), mark("{at} is missing."))
        return table

    # Parts of effects -------------------------------------------------------------------------------------------------

    def amount(self, place: Place, node: Node, key: str, default: int = 0) -> Amount:
        """An amount: a number, or what it counts."""
        found = node.get(key)
        here: Place = (*place, key)
        if found is None:
            return Amount(default)
        if not isinstance(found, dict):
            return Amount(self._file.number(here, found, 0, LARGEST))
        table = self.keys(here, ("base", "per", "each", "every", "most", "range"), ("per",))
        return Amount(
            self.number(here, table, "base", 0, LARGEST, 0),
            self.word(here, table, "per", MEASURES, FIXED),
            self.number(here, table, "each", 1, LARGEST, 1),
            self.number(here, table, "every", 1, LARGEST, 1),
            self.number(here, table, "most", 0, 99, 99),
            self.number(here, table, "range", 0, LARGEST, 0),
        )

    def signed(self, place: Place, node: Node, key: str) -> Amount:
        """An amount that may be less than nothing."""
        found = node.get(key)
        if isinstance(found, int) and not isinstance(found, bool) and found < 0:
            return Amount(self._file.number((*place, key), found, -LARGEST, LARGEST))
        return self.amount(place, node, key)

    def swap(self, place: Place, node: Node) -> Swap:
        """Two tiles that change places."""
        here: Place = (*place, "tiles")
        names = tuple([name for name in SWAP_NAMES if name])
        pair = [0, 0]
        for number, entry in enumerate(self._file.array(here, node.get("tiles"), 2, 2)):
            pair[number] = SWAP_NAMES.index(names[max(self._file.word((*here, number), entry, names), 0)])
        return Swap(pair[0], pair[1])

    def number(self, place: Place, node: Node, key: str, least: int, most: int, default: int) -> int:
        found = node.get(key)
        return default if found is None else self._file.number((*place, key), found, least, most)

    def word(self, place: Place, node: Node, key: str, names: tuple[str, ...], default: int) -> int:
        found = node.get(key)
        return default if found is None else max(self._file.word((*place, key), found, names), 0)

    def flag(self, place: Place, node: Node, key: str) -> bool:
        found = node.get(key)
        return False if found is None else self._file.flag((*place, key), found)

    def text(self, place: Place, node: Node, key: str, longest: int) -> str:
        found = node.get(key)
        return "" if found is None else self._file.text((*place, key), found, longest)

    def then(self, place: Place, node: Node, key: str = "then") -> Effects:
        return self.effects((*place, key), node.get(key))

    def energy(self, place: Place, node: Node) -> Energy:
        """Energy of each color and Gold among the keys of a node."""
        red, blue, green, gold = [self.number(place, node, color, 0, LARGEST, 0) for color in (*COLOR_NAMES, "gold")]
        return (red, blue, green, gold)

    def hex_card(self, place: Place, node: Node) -> str:
        name = self.text(place, node, "card", 60)
        if name and name not in self._hex_ids:
            say = mark("{at}: there is no hex card {name}.")
            self._file.fault((*place, "card"), say, name=name)
        return name

    def choices(self, place: Place, node: Node) -> tuple[Effects, ...]:
        here: Place = (*place, "options")
        found = self._file.array(here, node.get("options"), 2, 6)
        return tuple([self.effects((*here, number), entry) for number, entry in enumerate(found)])

    def faces(self, place: Place, node: Node) -> tuple[Effects, ...]:
        """What each face of the die does; the lines of the table must cover all six once."""
        here: Place = (*place, "on")
        faces: list[Effects | None] = [None] * FACES
        for number, _ in enumerate(self._file.array(here, node.get("on"), 1, FACES)):
            line: Place = (*here, number)
            table = self.keys(line, ("from", "to", "then"), ("from", "to"))
            first = self.number(line, table, "from", 1, FACES, 1)
            last = self.number(line, table, "to", 1, FACES, FACES)
            effects = self.then(line, table)
            for face in range(first, last + 1):
                if faces[face - 1] is not None:
                    self._file.fault(line, mark("{at}: the roll {face} stands in two lines."), face=face)
                faces[face - 1] = effects
        missing = [face + 1 for face in range(FACES) if faces[face] is None]
        if missing and node.get("on") is not None:
            self._file.fault(here, mark("{at} says nothing of the roll {face}."), face=missing[0])
        return tuple([face or () for face in faces])

    def test(self, place: Place, node: Node) -> Test:
        """A condition."""
        here: Place = (*place, "test")
        table = self.keys(here, ("measure", "at_least", "at_most", "range", "stance", "time", "place", "fear"), ())
        if "measure" in table:
            return MeasureTest(
                self.word(here, table, "measure", MEASURES, 0),
                self.number(here, table, "at_least", 0, 99, 0),
                self.number(here, table, "at_most", 0, 99, 99),
                self.number(here, table, "range", 0, LARGEST, 0),
            )
        if "stance" in table:
            return StanceTest(self.word(here, table, "stance", STANCE_NAMES, 0))
        if "time" in table:
            return TimeTest(self.word(here, table, "time", ("dawn", "dusk"), 0) == 1)
        if "fear" in table:
            return FearTest(self.word(here, table, "fear", ("scared", "terrified"), 0) == 1)
        if "place" not in table:
            self._file.fault(here, mark("{at} needs a measure, stance, time, fear or place."))
        names = (*TILE_NAMES, "monster", "alone")
        which = self.word(here, table, "place", names, 0)
        return PlaceTest((*range(len(TILE_NAMES)), ON_MONSTER, ALONE)[which])

    # What lasts -------------------------------------------------------------------------------------------------------

    def modifiers(self, place: Place, node: Node, key: str = "gives") -> tuple[Modifier, ...]:
        """``gives``: a list of modifiers."""
        here: Place = (*place, key)
        found = node.get(key)
        read: list[Modifier] = []
        if found is None:
            return ()
        for number, _ in enumerate(self._file.array(here, found, 0, MOST_EFFECTS)):
            entry: Place = (*here, number)
            table = self.keys(entry, ("what", "plus", "half"), ("what",))
            names = tuple([name for name in MODIFIER_NAMES if name])
            what = MODIFIER_NAMES.index(names[self.word(entry, table, "what", names, 0)])
            plus = self.number(entry, table, "plus", -LARGEST, LARGEST, 1)
            halves = [0]
            if what in (DASH_MOVE, DASH_DAMAGE, DASH_RANGE):
                half = self.word(entry, table, "half", ("top", "bottom"), -1)
                halves = [0, 1] if half < 0 else [half]
            elif "half" in table:
                self._file.fault((*entry, "half"), mark("{at} is for what changes Dash only."))
            read += [Modifier(what + half, plus) for half in halves]
        return tuple(read)

    def lasting(self, place: Place, node: Node) -> Lasting:
        """``gives`` and ``when``."""
        here: Place = (*place, "when")
        triggers: list[Trigger] = []
        if node.get("when") is not None:
            for number, _ in enumerate(self._file.array(here, node["when"], 0, MOST_EFFECTS)):
                entry: Place = (*here, number)
                table = self.keys(entry, ("at", "then", "may", "once"), ("at", "then"))
                triggers.append(
                    Trigger(
                        self.word(entry, table, "at", TRIGGERS, 0),
                        self.then(entry, table),
                        self.flag(entry, table, "may"),
                        self.flag(entry, table, "once"),
                    )
                )
        return Lasting(self.modifiers(place, node), tuple(triggers))


Build = Callable[[EffectReader, Place, Node], Effect]
_COLORS: Final = (*COLOR_NAMES, "gold")

#: Each effect by its name: the keys that it may have, those that it must have, and how it is made.
NODES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], Build]]] = {
    "move": (
        ("spaces", "through_events", "calm"),
        ("spaces",),
        lambda r, p, n: Move(r.amount(p, n, "spaces"), r.flag(p, n, "through_events"), r.flag(p, n, "calm")),
    ),
    "transport": (
        ("to", "range", "world", "target"),
        ("to",),
        lambda r, p, n: Transport(
            r.word(p, n, "to", ("dojo", "space", "target"), 0),
            r.number(p, n, "range", 0, LARGEST, 0),
            r.word(p, n, "world", TILE_NAMES, -1),
            r.word(p, n, "target", TARGET_NAMES, OTHER),
        ),
    ),
    "damage": (
        ("amount", "range", "target", "targets"),
        ("amount",),
        lambda r, p, n: Damage(
            r.amount(p, n, "amount"),
            r.number(p, n, "range", 0, LARGEST, 0),
            r.word(p, n, "target", TARGET_NAMES, ANY),
            r.number(p, n, "targets", 1, LARGEST, 1),
        ),
    ),
    "damage_all": (
        ("amount", "range", "target"),
        ("amount", "target"),
        lambda r, p, n: DamageAll(
            r.amount(p, n, "amount"),
            r.number(p, n, "range", 0, LARGEST, 0),
            r.word(p, n, "target", TARGET_NAMES, OTHER),
        ),
    ),
    "suffer": (("amount",), ("amount",), lambda r, p, n: TakeDamage(r.amount(p, n, "amount"))),
    "recover": (
        ("health", "spirit"),
        (),
        lambda r, p, n: Recover(r.amount(p, n, "health"), r.amount(p, n, "spirit")),
    ),
    "lose": (
        ("health", "spirit", "energy"),
        (),
        lambda r, p, n: Lose(r.amount(p, n, "health"), r.amount(p, n, "spirit"), r.amount(p, n, "energy")),
    ),
    "energy": (_COLORS, (), lambda r, p, n: GainEnergy(r.energy(p, n))),
    "gain": (
        ("resource", "amount"),
        ("resource", "amount"),
        lambda r, p, n: ChangeResource(r.word(p, n, "resource", RESOURCE_NAMES, 0), r.amount(p, n, "amount"), False),
    ),
    "lose_resource": (
        ("resource", "amount"),
        ("resource", "amount"),
        lambda r, p, n: ChangeResource(r.word(p, n, "resource", RESOURCE_NAMES, 0), r.amount(p, n, "amount"), True),
    ),
    "pay": (
        ("what", "amount", "up_to", "optional", "then"),
        ("what", "amount"),
        lambda r, p, n: Pay(
            r.word(p, n, "what", PAYMENTS, 0),
            r.amount(p, n, "amount"),
            r.then(p, n),
            r.flag(p, n, "optional"),
            r.flag(p, n, "up_to"),
        ),
    ),
    "choose": (("options",), ("options",), lambda r, p, n: Choose(r.choices(p, n))),
    "may": (("then",), ("then",), lambda r, p, n: May(r.then(p, n))),
    "next_attack": (
        ("plus", "range"),
        (),
        lambda r, p, n: NextAttack(r.signed(p, n, "plus"), r.number(p, n, "range", 0, LARGEST, 0)),
    ),
    "next_move": (("plus",), ("plus",), lambda r, p, n: NextMove(r.signed(p, n, "plus"))),
    "this_turn": (("gives",), ("gives",), lambda r, p, n: Lend(r.modifiers(p, n), False)),
    "until_next_turn": (("gives",), ("gives",), lambda r, p, n: Lend(r.modifiers(p, n), True)),
    "activation": (("amount",), ("amount",), lambda r, p, n: GainActivations(r.signed(p, n, "amount"))),
    "pick_up": (("count",), (), lambda r, p, n: PickUp(r.number(p, n, "count", 1, LARGEST, 1))),
    "put_down": (("count",), (), lambda r, p, n: PutDown(r.number(p, n, "count", 1, LARGEST, 1))),
    "ready": (("count",), (), lambda r, p, n: Ready(r.number(p, n, "count", 1, LARGEST, 1))),
    "prevent": (("amount",), ("amount",), lambda r, p, n: Prevent(r.amount(p, n, "amount"))),
    "item": (("number",), ("number",), lambda r, p, n: GainItem(r.number(p, n, "number", 0, ITEM_NUMBERS - 1, 0))),
    "discard_item": (("then",), (), lambda r, p, n: DiscardItem(r.then(p, n))),
    "steal": (("range",), (), lambda r, p, n: Steal(r.number(p, n, "range", 0, LARGEST, 0))),
    "ultimate": ((), (), lambda r, p, n: GrantUltimate()),
    "level_up": (
        ("color",),
        ("color",),
        lambda r, p, n: GrantLevel((0, 1, 2, -1)[r.word(p, n, "color", (*COLOR_NAMES, "any"), 3)]),
    ),
    "spawn": (("card",), ("card",), lambda r, p, n: Spawn(r.hex_card(p, n))),
    "spawn_dusk": (("count",), (), lambda r, p, n: SpawnDusk(r.number(p, n, "count", 1, LARGEST, 1))),
    "discard_hex": (
        ("kind", "range"),
        ("kind",),
        lambda r, p, n: DiscardHex(
            (0, 1, 2, -1)[r.word(p, n, "kind", (*HEX_KINDS, "any"), 3)], r.number(p, n, "range", 0, LARGEST, 0)
        ),
    ),
    "shove": (
        ("range", "spaces", "target"),
        ("spaces", "target"),
        lambda r, p, n: Shove(
            r.number(p, n, "range", 0, LARGEST, 0),
            r.number(p, n, "spaces", 1, LARGEST, 1),
            r.word(p, n, "target", TARGET_NAMES, OTHER),
        ),
    ),
    "swap": (("tiles",), ("tiles",), lambda r, p, n: r.swap(p, n)),
    "roll": (("on",), ("on",), lambda r, p, n: RollDie(r.faces(p, n))),
    "challenge": (
        ("rating", "order", "success", "fail"),
        ("rating", "order"),
        lambda r, p, n: Challenge(
            r.number(p, n, "rating", 1, LARGEST, 1),
            r.word(p, n, "order", ("pay_first", "roll_first"), 0) == 1,
            r.then(p, n, "success"),
            r.then(p, n, "fail"),
        ),
    ),
    "when": (
        ("test", "then", "otherwise"),
        ("test",),
        lambda r, p, n: When(r.test(p, n), r.then(p, n), r.then(p, n, "otherwise")),
    ),
    "each": (
        ("who", "then", "range"),
        ("who", "then"),
        lambda r, p, n: Each(r.word(p, n, "who", WHO_NAMES, 0), r.then(p, n), r.number(p, n, "range", 0, LARGEST, 0)),
    ),
    "close_rift": (("range",), (), lambda r, p, n: CloseRift(r.number(p, n, "range", 0, LARGEST, 0))),
    "more_damage": (("amount",), ("amount",), lambda r, p, n: MoreDamage(r.amount(p, n, "amount"))),
    "advance": (
        ("spaces", "toward"),
        ("spaces",),
        lambda r, p, n: Advance(r.number(p, n, "spaces", 1, LARGEST, 1), r.word(p, n, "toward", TOWARD_NAMES, 0)),
    ),
    "attack": ((), (), lambda r, p, n: PrintedAttack()),
    "mend": (("amount",), ("amount",), lambda r, p, n: Mend(r.amount(p, n, "amount"))),
    "corrupted_acts": ((), (), lambda r, p, n: CorruptedActs()),
}
