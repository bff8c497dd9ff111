"""Effects, amounts, conditions, modifiers and triggers as a content file declares them, every fault with its line.

`docs/hara-content.md` describes the schema.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.hara.attacking import Damage, DamageAll, Lend, MoreDamage, NextAttack, NextMove, Prevent, TakeDamage
from tavola.games.hara.card import Energy, Lasting, Modifier, Trigger
from tavola.games.hara.corrupted_turn import TOWARD_NAMES, Advance, CorruptedActs, Mend, PrintedAttack
from tavola.games.hara.deciding import PAYMENTS, WHO_NAMES, WITHIN, Choose, Each, May, Pay, RollDie, When
from tavola.games.hara.effect import FIXED, MEASURES, MONSTERS_NEAR, PLAYERS_NEAR, Amount, Effect, Effects
from tavola.games.hara.effect_places import NO_SCOPE, SET_OFF_BY_HURTING, Scope, hurts
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
from tavola.games.hara.moving import TO_DOJO, TO_SPACE, TO_TARGET, Move, Shove, Transport
from tavola.games.hara.own_cards import GainActivations, GrantLevel, GrantUltimate, PickUp, PutDown, Ready
from tavola.games.hara.pieces import (
    CALM,
    CHAMPION_NAMES,
    COLOR_NAMES,
    DASH_DAMAGE,
    DASH_MOVE,
    DASH_RANGE,
    HEX_KINDS,
    ITEM_NUMBERS,
    MODIFIER_NAMES,
    ORIC,
    PERSEPHONE,
    RESOURCE_NAMES,
    RESOURCE_OWNER,
    STANCE_NAMES,
    THROUGH_EVENTS,
    TILE_NAMES,
    TRIGGERS,
)
from tavola.games.hara.spawning import ROLLED, SWAP_NAMES, DiscardHex, Spawn, SpawnDusk, Swap
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
#: The conditions, each by the key that says which it is.
TESTS: Final = ("measure", "stance", "time", "fear", "place")

Node = dict[str, object]


class EffectReader:
    """Reads effects of one file. ``hex_ids`` are the hex cards that may be named."""

    def __init__(self, file: Declaration, hex_ids: frozenset[str]) -> None:
        self._file: Declaration = file
        self._hex_ids: frozenset[str] = hex_ids
        self._depth: int = 0
        #: Where the effects stand that are read now.
        self._scope: Scope = NO_SCOPE
        #: Whether an effect that hurts has been read since this was last cleared.
        self._hurts: bool = False

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
        name = tuple(NODES)[which]
        refusal = self._scope.refusal(name)
        if refusal:
            self._file.fault((*place, "do"), refusal, effect=name)
        self._hurts = self._hurts or hurts(name, node)
        known, needed, build = NODES[name]
        self.keys(place, ("do", *known), needed)
        if known and not needed and name not in FINE_ALONE:
            self.one_of(place, node, known)
        return build(self, place, node)

    def within(self, scope: Scope, place: Place, node: Node, key: str = "then") -> Effects:
        """The effects of a key that stand somewhere else than those around them."""
        around, self._scope = self._scope, scope
        read = self.effects((*place, key), node.get(key))
        self._scope = around
        return read

    # Keys -------------------------------------------------------------------------------------------------------------

    def keys(self, place: Place, known: tuple[str, ...], needed: tuple[str, ...]) -> Node:
        """The table at a place with its keys checked."""
        table = self._file.table(place, known, needed=False)
        missing = [key for key in needed if key not in table]
        if missing and isinstance(self._file.at(place), dict):
            for key in missing:
                self._file.fault((*place, key), mark("{at} is missing."))
        return table

    def one_of(self, place: Place, node: Node, keys: tuple[str, ...]) -> None:
        """Something must be said."""
        if not any(key in node for key in keys):
            self._file.fault(place, mark("{at} says nothing; it needs one of {keys}."), keys=", ".join(keys))

    def idle(self, place: Place, node: Node, keys: tuple[str, ...], needs: str) -> None:
        """Keys that change nothing where they stand must not look as if they did."""
        for key in keys:
            if key in node:
                self._file.fault((*place, key), mark("{at} changes nothing here; it goes with {needs}."), needs=needs)

    def own(self, place: Place, champion: int, name: str) -> None:
        """What belongs to one champion has no place on the Ability of another."""
        whose = self._scope.champion
        if whose not in (-1, champion):
            say = mark("{at}: {name} is of {owner}, and this is a card of {champion}.")
            owners = {"owner": CHAMPION_NAMES[champion], "champion": CHAMPION_NAMES[whose]}
            self._file.fault(place, say, name=name, **owners)

    def counted(self, place: Place, node: Node, key: str, names: tuple[str, ...]) -> int:
        """A measure, payment or resource; of all of them the resources come first."""
        which = self.word(place, node, key, names, 0)
        if which < len(RESOURCE_OWNER) and node.get(key) == names[which]:
            self.own((*place, key), RESOURCE_OWNER[which], names[which])
        return which

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
        measure = self.counted(here, table, "per", MEASURES)
        self._near(here, table, measure)
        return Amount(
            self.number(here, table, "base", 0, LARGEST, 0),
            measure if "per" in table else FIXED,
            self.number(here, table, "each", 1, LARGEST, 1),
            self.number(here, table, "every", 1, LARGEST, 1),
            self.number(here, table, "most", 0, 99, 99),
            self.number(here, table, "range", 0, LARGEST, 0),
        )

    def _near(self, place: Place, table: Node, measure: int) -> None:
        """Only what is near has a range."""
        if measure not in (MONSTERS_NEAR, PLAYERS_NEAR):
            self.idle(place, table, ("range",), "monsters_near, players_near")

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
        found = self._file.array(here, node.get("tiles"), 2, 2)
        for number, entry in enumerate(found):
            pair[number] = SWAP_NAMES.index(names[max(self._file.word((*here, number), entry, names), 0)])
        if found and found[0] == found[1] and pair[0] != ROLLED:
            self._file.fault(here, mark("{at}: a tile does not change places with itself."))
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
            if first > last:
                self._file.fault((*line, "from"), mark("{at} is above to: no roll is meant."))
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
        if "test" not in node:
            return TimeTest(False)  # the effect around it has said that it is missing
        table = self.keys(here, (*TESTS, "at_least", "at_most", "range"), ())
        if isinstance(node["test"], dict) and sum([key in table for key in TESTS]) != 1:
            self._file.fault(here, mark("{at} needs one of {keys}, and only one."), keys=", ".join(TESTS))
        if "measure" in table:
            return self._measure_test(here, table)
        self.idle(here, table, ("at_least", "at_most", "range"), "measure")
        if "stance" in table:
            self.own((*here, "stance"), ORIC, "stance")
            return StanceTest(self.word(here, table, "stance", STANCE_NAMES, 0))
        if "time" in table:
            return TimeTest(self.word(here, table, "time", ("dawn", "dusk"), 0) == 1)
        if "fear" in table:
            self.own((*here, "fear"), PERSEPHONE, "fear")
            return FearTest(self.word(here, table, "fear", ("scared", "terrified"), 0) == 1)
        names = (*TILE_NAMES, "monster", "alone")
        which = self.word(here, table, "place", names, 0)
        return PlaceTest((*range(len(TILE_NAMES)), ON_MONSTER, ALONE)[which])

    def _measure_test(self, place: Place, table: Node) -> Test:
        measure = self.counted(place, table, "measure", MEASURES)
        least = self.number(place, table, "at_least", 0, 99, 0)
        most = self.number(place, table, "at_most", 0, 99, 99)
        self.one_of(place, table, ("at_least", "at_most"))
        if least > most:
            self._file.fault((*place, "at_least"), mark("{at} is above at_most: that never holds."))
        self._near(place, table, measure)
        return MeasureTest(measure, least, most, self.number(place, table, "range", 0, LARGEST, 0))

    # Effects with keys that exclude each other ------------------------------------------------------------------------

    def transport(self, place: Place, node: Node) -> Transport:
        to = self.word(place, node, "to", ("dojo", "space", "target"), 0)
        if to != TO_SPACE:
            self.idle(place, node, ("world",), 'to = "space"')
        if to != TO_TARGET:
            self.idle(place, node, ("target",), 'to = "target"')
        if to == TO_DOJO:
            self.idle(place, node, ("range",), 'to = "space", to = "target"')
        reach = self.number(place, node, "range", 0, LARGEST, 0)
        # The Dojo tile has spaces as well, so that any tile may be named.
        world = self.word(place, node, "world", TILE_NAMES, -1)
        return Transport(to, reach, world, self.word(place, node, "target", TARGET_NAMES, OTHER))

    def pay(self, place: Place, node: Node) -> Pay:
        up_to = self.flag(place, node, "up_to")
        if up_to:
            self.idle(place, node, ("optional",), "a fixed amount")
        what = self.counted(place, node, "what", PAYMENTS)
        optional = self.flag(place, node, "optional")
        return Pay(what, self.amount(place, node, "amount"), self.then(place, node), optional, up_to)

    def when(self, place: Place, node: Node) -> When:
        self.one_of(place, node, ("then", "otherwise"))
        return When(self.test(place, node), self.then(place, node), self.then(place, node, "otherwise"))

    def challenge(self, place: Place, node: Node) -> Challenge:
        self.one_of(place, node, ("success", "fail"))
        return Challenge(
            self.number(place, node, "rating", 1, LARGEST, 1),
            self.word(place, node, "order", ("pay_first", "roll_first"), 0) == 1,
            self.then(place, node, "success"),
            self.then(place, node, "fail"),
        )

    def each(self, place: Place, node: Node) -> Each:
        who = self.word(place, node, "who", WHO_NAMES, 0)
        if who != WITHIN:
            self.idle(place, node, ("range",), 'who = "within"')
        effects = self.within(self._scope.for_each(), place, node)
        return Each(who, effects, self.number(place, node, "range", 0, LARGEST, 0))

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
            if what in (THROUGH_EVENTS, CALM):
                self.idle(entry, table, ("plus",), "what has a number")
            plus = self.number(entry, table, "plus", -LARGEST, LARGEST, 1)
            halves = [0]
            if what in (DASH_MOVE, DASH_DAMAGE, DASH_RANGE):
                half = self.word(entry, table, "half", ("top", "bottom"), -1)
                halves = [0, 1] if half < 0 else [half]
            elif "half" in table:
                self._file.fault((*entry, "half"), mark("{at} is for what changes Dash only."))
            read += [Modifier(what + half, plus) for half in halves]
        return tuple(read)

    def lasting(self, place: Place, node: Node, heard: tuple[str, ...] = TRIGGERS) -> Lasting:
        """``gives`` and ``when``, which may wait for what is ``heard``."""
        here: Place = (*place, "when")
        triggers: list[Trigger] = []
        for number, _ in enumerate(self._file.array(here, node.get("when"), 0, MOST_EFFECTS)):
            triggers.append(self._trigger((*here, number), heard))
        return Lasting(self.modifiers(place, node), tuple(triggers))

    def _trigger(self, place: Place, heard: tuple[str, ...]) -> Trigger:
        table = self.keys(place, ("at", "then", "may", "once"), ("at", "then"))
        name = heard[self.word(place, table, "at", heard, 0)]
        self._hurts = False
        effects = self.within(self._scope.answering(name), place, table)
        once = self.flag(place, table, "once")
        if self._hurts and not once and name in SET_OFF_BY_HURTING and "at" in table:
            say = mark("{at}: what hurts somebody in answer to {trigger} needs once = true, or it might never end.")
            self._file.fault(place, say, trigger=name)
        return Trigger(TRIGGERS.index(name), effects, self.flag(place, table, "may"), once)


Build = Callable[[EffectReader, Place, Node], Effect]
_COLORS: Final = (*COLOR_NAMES, "gold")
#: The effects that mean something without any of their keys.
FINE_ALONE: Final = ("pick_up", "put_down", "ready", "discard_item", "steal", "spawn_dusk", "close_rift")

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
        lambda r, p, n: r.transport(p, n),
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
        lambda r, p, n: ChangeResource(r.counted(p, n, "resource", RESOURCE_NAMES), r.amount(p, n, "amount"), False),
    ),
    "lose_resource": (
        ("resource", "amount"),
        ("resource", "amount"),
        lambda r, p, n: ChangeResource(r.counted(p, n, "resource", RESOURCE_NAMES), r.amount(p, n, "amount"), True),
    ),
    "pay": (
        ("what", "amount", "up_to", "optional", "then"),
        ("what", "amount"),
        lambda r, p, n: r.pay(p, n),
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
        lambda r, p, n: r.challenge(p, n),
    ),
    "when": (
        ("test", "then", "otherwise"),
        ("test",),
        lambda r, p, n: r.when(p, n),
    ),
    "each": (
        ("who", "then", "range"),
        ("who", "then"),
        lambda r, p, n: r.each(p, n),
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
