"""What each answer does, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tavola.games.hara.actions import ASK_HELP, GIVE_ITEM, HEAL, NUMBER, OPTION, STANCE
from tavola.games.hara.card import Ability, Item, Monster, TurnOrder
from tavola.games.hara.card_nodes import Node, nodes_of
from tavola.games.hara.card_text import item_text
from tavola.games.hara.deciding import Choose, Pay
from tavola.games.hara.effect import Effects
from tavola.games.hara.effect_words import effects_text
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.paying_words import with_health, with_health_at_once
from tavola.games.hara.pieces import COLOR_NAMES, DREAMSTONE
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.prompts import figure_words, hex_words, prompt_of
from tavola.games.hara.space_words import Names, capital, space_of_id, space_words, tile_of_id, to_space
from tavola.games.hara.speaking import YOU, Speaker, quantity
from tavola.kernel.language import mark
from tavola.kernel.view import Action, View

__all__ = ["label_of", "prompt_of"]


class Asked:
    """The table and the question, for the words of an answer."""

    __slots__ = ("asked", "kind", "names", "player", "speaker", "table")

    def __init__(self, view: View, language: str) -> None:
        choice = view["choice"]
        assert choice is not None
        table: Any = view["table"]
        self.table: Any = table
        self.asked: Mapping[str, Any] = table["asked"]
        self.kind: str = choice["kind"]
        self.player: int = choice["player"]
        self.names: Names = Names(table["cards"], language)
        self.speaker: Speaker = Speaker(self.names.cards, language)

    def say(self, sentence: str, **gaps: object) -> str:
        return self.names.words(sentence).format(**gaps)

    def text(self, effects: Effects, answering: bool = False) -> str:
        """What effects do, without the last stop: it stands behind a colon."""
        said = effects_text(self.names.cards, effects, self.names.language, YOU, answering)
        return said.rstrip(".")

    def cost(self, amount: int, what: str) -> str:
        """A cost, and what of it goes from Health."""
        return with_health(self.speaker, self.table, self.player, quantity(self.speaker, amount, what), amount, what)

    def node(self) -> Node | None:
        """The words of a card that ask."""
        nodes = nodes_of(self.names.cards).nodes
        number = self.asked.get("node", -1)
        return nodes[number] if 0 <= number < len(nodes) else None


def label_of(view: View, action: Action, language: str) -> str:
    """What an answer does, as a button says it."""
    asked = Asked(view, language)
    return capital(VERBS[action["verb"]](asked, action))


# Yes, no, and the end of a phase --------------------------------------------------------------------------------------

#: "done" means something else in each question.
DONE_LABELS: Final[dict[str, str]] = {
    "out_of_turn": mark("Activate nothing"),
    "move": mark("Stay here"),
    "transport": mark("Stay where you are"),
    "shove": mark("Move nobody"),
    "shove_to": mark("Leave it where it is"),
    "target": mark("Nobody"),
    "respond": mark("Take the damage"),
    "pay": mark("Pay nothing"),
    "pick": mark("No card"),
    "steal": mark("Steal nothing"),
    "gift": mark("Leave it"),
    "rift": mark("Close none"),
    "discard_hex": mark("Discard nothing"),
    "volunteer": mark("Do not help"),
}
_NO: Final = mark("No")
_YES: Final = mark("Yes")


def _done(asked: Asked, action: Action) -> str:
    return asked.say(DONE_LABELS.get(asked.kind, _NO))


def _yes(asked: Asked, action: Action) -> str:
    node = asked.node()
    if asked.kind == "pay":
        cost = asked.cost(asked.asked["amount"], asked.asked["what"])
        if node is not None and isinstance(node.what, Pay) and node.what.effects:
            return asked.say(mark("Pay {cost}: {text}"), cost=cost, text=asked.text(node.what.effects))
        return asked.say(mark("Pay {cost}"), cost=cost)
    if asked.kind == "volunteer":
        return asked.say(mark("Help"))
    if asked.kind == "gift":
        return asked.say(mark("Take it"))
    if node is not None and not isinstance(node.what, (Choose, Pay)):
        return asked.say(mark("Yes: {text}"), text=asked.text(node.what.effects))
    return asked.say(_YES)


def _end(asked: Asked, action: Action) -> str:
    return asked.say(mark("End the Adventure phase"))


def _reignite(asked: Asked, action: Action) -> str:
    resources = {one["name"]: one["value"] for one in asked.table["seats"][asked.player]["resources"]}
    return asked.say(mark("Reignite: gain Mana equal to your Heat ({heat}), then roll"), heat=resources["heat"])


# Ability cards, Items, Turn Order -------------------------------------------------------------------------------------


def _card_of(asked: Asked, action: Action) -> Ability:
    card = asked.names.by_id[action["piece"].partition("/")[2]]
    assert isinstance(card, Ability)
    return card


def _use(asked: Asked, ability: Ability, effects: Effects, free: bool) -> str:
    sentence = mark("Use {card} (Free): {text}") if free else mark("Use {card}: {text}")
    text = with_health_at_once(asked.speaker, asked.table, asked.player, asked.text(effects), effects)
    return asked.say(sentence, card=asked.names.card(ability.id), text=text)


def _top(asked: Asked, action: Action) -> str:
    ability = _card_of(asked, action)
    return _use(asked, ability, ability.top, ability.top_free)


def _bottom(asked: Asked, action: Action) -> str:
    ability = _card_of(asked, action)
    return _use(asked, ability, ability.bottom, ability.bottom_free)


def _charge(asked: Asked, action: Action) -> str:
    ability = _card_of(asked, action)
    assert ability.charge is not None
    text = asked.text(ability.charge.effects, asked.kind == "respond")
    return asked.say(mark("Use a charge of {card}: {text}"), card=asked.names.card(ability.id), text=text)


_PICKS: Final = {
    "pick_up": mark("Take {card} back into your hand"),
    "put_down": mark("Put {card} down on your board"),
    "ready": mark("Make {card} ready again"),
}


def _pick(asked: Asked, action: Action) -> str:
    name = asked.names.card(_card_of(asked, action).id)
    if asked.kind == "pick":
        return asked.say(_PICKS[asked.asked["what"]], card=name)
    return asked.say(mark("Take {card}"), card=name)


_GIVE_TO: Final = mark("Give {item} to {other}")


def _item_of(asked: Asked, action: Action) -> Item:
    card = asked.names.by_id[action["piece"].rpartition("/")[2]]
    assert isinstance(card, Item)
    return card


def _use_item(asked: Asked, action: Action) -> str:
    item = _item_of(asked, action)
    name = asked.names.card(item.id)
    if item.number == DREAMSTONE:
        text = item_text(asked.names.cards, item, asked.names.language)[0]
        return asked.say(mark("{card}: {text}"), card=name, text=text.rstrip("."))
    return asked.say(mark("Use {card}: {text}"), card=name, text=asked.text(item.use, asked.kind == "respond"))


def _give(asked: Asked, action: Action) -> str:
    """Whom it is for, unless that is asked next."""
    item = asked.names.card(asked.names.cards.items[action["action"] - GIVE_ITEM].id)
    seats = asked.table["seats"]
    here = seats[asked.player]["space"]
    others = [seat["champion"] for seat in seats if seat["seat"] != asked.player and seat["space"] == here]
    if len(others) == 1:
        return asked.say(_GIVE_TO, item=item, other=asked.names.card(others[0]))
    return asked.say(mark("Give {card} away"), card=item)


def _pick_item(asked: Asked, action: Action) -> str:
    sentence = mark("Steal {card}") if asked.kind == "steal_item" else mark("Discard {card}")
    return asked.say(sentence, card=asked.names.card(_item_of(asked, action).id))


def _bonus(asked: Asked, action: Action) -> str:
    number = asked.table["seats"][asked.player]["order"]
    card: TurnOrder = asked.names.cards.turn_order[number - 1]
    return asked.say(mark("Turn Order bonus: {text}"), text=asked.text(card.use))


def _quest(asked: Asked, action: Action) -> str:
    return asked.say(mark("Keep {card}"), card=asked.names.card(action["piece"].partition("/")[2]))


# On the own space -----------------------------------------------------------------------------------------------------


def _hex_here(asked: Asked, action: Action) -> str:
    """The id of the hex card on the space of the piece."""
    return str(next(one["hex"]["card"] for one in asked.table["spaces"] if one["id"] == action["piece"]))


def _close(asked: Asked, action: Action) -> str:
    return asked.say(mark("Close the Rift here: {card}"), card=asked.names.card(_hex_here(asked, action)))


def _ally(asked: Asked, action: Action) -> str:
    card = asked.names.by_id[_hex_here(asked, action)]
    assert isinstance(card, Monster)
    name = asked.names.card(card.id)
    return asked.say(mark("Make {card} your Ally: {text}"), card=name, text=asked.text(card.ally))


def _help(asked: Asked, action: Action) -> str:
    space = SPACE_IDS[action["action"] - ASK_HELP]
    return asked.say(mark("Ask for help against {monster}"), monster=hex_words(asked.table, space, asked.names))


# The map --------------------------------------------------------------------------------------------------------------


def _way(asked: Asked, action: Action) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(one for one in asked.table["ways"] if one["action"] == action["action"])
    return found


def _dangers(asked: Asked, way: Mapping[str, Any]) -> list[str]:
    said = []
    if way["danger"]:
        damage = quantity(asked.speaker, way["danger"], "damage")
        said.append(asked.say(mark("{damage} on the way"), damage=damage))
    if way["threat"]:
        damage = quantity(asked.speaker, way["threat"], "damage")
        said.append(asked.say(mark("{damage} at the end of the turn"), damage=damage))
    return said


def _go(asked: Asked, action: Action) -> str:
    way = _way(asked, action)
    notes = ", ".join([quantity(asked.speaker, len(way["spaces"]), "space"), *_dangers(asked, way)])
    to = to_space(space_of_id(action["piece"]), asked.names.words)
    return asked.say(mark("Go {to} ({notes})"), to=to, notes=notes)


def _step(asked: Asked, action: Action) -> str:
    way = _way(asked, action)
    to = to_space(space_of_id(action["piece"]), asked.names.words)
    if way["danger"]:
        damage = quantity(asked.speaker, way["danger"], "damage")
        return asked.say(mark("One step {to}, then go on ({damage})"), to=to, damage=damage)
    return asked.say(mark("One step {to}, then go on"), to=to)


_PLACES: Final = {
    "transport": mark("Transport {to}"),
    "shove_to": mark("Move it {to}"),
    "corrupted_start": mark("It begins here: {space}"),
    "corrupted_move": mark("It goes {to}"),
}


def _place(asked: Asked, action: Action) -> str:
    space = space_of_id(action["piece"])
    words = asked.names.words
    return asked.say(_PLACES[asked.kind], to=to_space(space, words), space=space_words(space, words))


_AIMS: Final = {
    "target": mark("Deal {damage} to {who}"),
    "attacker": mark("{who} attacks first"),
    "transport": mark("Transport to the space of {who}"),
    "shove": mark("Move {who}"),
    "rift": mark("Close {who}"),
    "discard_hex": mark("Discard {who}"),
    "steal": mark("Steal from {who}"),
    "give": mark("Give it to {who}"),
    "ask_help": mark("Ask {who}"),
    "corrupted": mark("{who} acts"),
    "weakness": mark("The weakness of {who}"),
}
_WHO: Final = mark("{who}")
#: An Armored Monster may be aimed at from afar, but takes no damage (HARA-ARMOR-01, HARA-ARMOR-03).
_ARMORED: Final = mark("{label}; it is Armored and takes none from here")


def _aim(asked: Asked, action: Action) -> str:
    piece = action["piece"]
    gaps = {"who": figure_words(asked.table, piece, asked.names)}
    if piece == asked.asked.get("user"):
        gaps["who"] = asked.say(mark("{who} (yourself)"), who=gaps["who"])
    if asked.kind == "target":
        gaps["damage"] = quantity(asked.speaker, asked.asked["amount"], "damage")
    label = asked.say(_AIMS.get(asked.kind, _WHO), **gaps)
    return asked.say(_ARMORED, label=label) if _is_safe(asked, piece) else label


def _is_safe(asked: Asked, piece: str) -> bool:
    """Whether it is an Armored Monster on another space than the one who attacks."""
    if asked.kind != "target" or piece in asked.names.by_id:
        return False
    space = next(one for one in asked.table["spaces"] if one["id"] == piece)
    monster = asked.names.by_id[space["hex"]["card"]]
    return isinstance(monster, Monster) and monster.armored and asked.asked["user"] not in space["units"]


def _tile(asked: Asked, action: Action) -> str:
    tile = tile_of_id(action["piece"].partition("/")[2])
    return asked.names.words(TILE_WORDS[tile])


# Numbers, colors, options ---------------------------------------------------------------------------------------------

_COLORS: Final = {
    "gold": mark("Gain {energy}"),
    "lose_energy": mark("Lose {energy}"),
    "pay_energy": mark("Pay {energy}"),
}


def _color(asked: Asked, action: Action) -> str:
    energy = quantity(asked.speaker, 1, action["words"])
    assert action["words"] in COLOR_NAMES
    return asked.say(_COLORS[asked.kind], energy=energy)


def _number(asked: Asked, action: Action) -> str:
    number = action["action"] - NUMBER
    about = asked.asked
    if asked.kind == "share_item":
        names = {"item": asked.names.card(about["item"]), "other": asked.names.card(about["other"])}
        return asked.say(_GIVE_TO if number else mark("Keep {item}"), **names)
    if asked.kind == "share":
        if not number:
            return asked.say(mark("Give nothing"))
        return asked.say(mark("Give {what}"), what=quantity(asked.speaker, number, about["color"]))
    if not number:
        return asked.say(mark("Pay nothing"))
    noun = about["what"] if asked.kind == "pay_up_to" else "spirit"
    cost = asked.cost(number, noun)
    if asked.kind == "pay_after":
        total = about["total"] + number
        return asked.say(mark("Pay {cost}: {total} of {rating}"), cost=cost, total=total, rating=about["rating"])
    return asked.say(mark("Pay {cost}"), cost=cost)


def _heal(asked: Asked, action: Action) -> str:
    health, spirit = divmod(action["action"] - HEAL, 8)
    if not health and not spirit:
        return asked.say(mark("Take nothing"))
    parts = [quantity(asked.speaker, count, noun) for count, noun in ((health, "health"), (spirit, "spirit")) if count]
    return asked.say(mark("Take {what}"), what=asked.speaker.joined(parts))


_STANCES: Final = (
    mark("Crane: 1 range more, 1 movement less"),
    mark("Tiger: 1 damage more with each attack, 1 range less"),
    mark("Koi: 1 Activation more, 1 damage more each time you take damage"),
)


def _stance(asked: Asked, action: Action) -> str:
    return asked.say(_STANCES[action["action"] - STANCE])


def _option(asked: Asked, action: Action) -> str:
    number = action["action"] - OPTION
    if asked.kind == "places":
        return _places(asked, number)
    node = asked.node()
    if node is not None and isinstance(node.what, Choose):
        return asked.text(node.what.choices[number]) or asked.say(mark("Nothing happens"))
    return asked.say(mark("Option {number}"), number=number + 1)


def _places(asked: Asked, number: int) -> str:
    """Two Worlds and two places of their color, numbered clockwise (HARA-SETUP-03)."""
    one, other = asked.asked["tiles"]
    first, second = sorted([asked.table["tiles"][one]["slot"], asked.table["tiles"][other]["slot"]])
    if number:
        one, other = other, one
    return asked.say(
        mark("Place {first}: {one}; place {second}: {other}"),
        first=first,
        second=second,
        one=asked.names.words(TILE_WORDS[one]),
        other=asked.names.words(TILE_WORDS[other]),
    )


#: Verb of `view.verb_and_piece` -> what says it.
VERBS: Final[dict[str, Callable[[Asked, Action], str]]] = {
    "done": _done,
    "yes": _yes,
    "end": _end,
    "reignite": _reignite,
    "top": _top,
    "bottom": _bottom,
    "charge": _charge,
    "pick": _pick,
    "use": _use_item,
    "give": _give,
    "pick_item": _pick_item,
    "bonus": _bonus,
    "quest": _quest,
    "close": _close,
    "ally": _ally,
    "help": _help,
    "go": _go,
    "step": _step,
    "place": _place,
    "aim": _aim,
    "aim_unit": _aim,
    "tile": _tile,
    "color": _color,
    "number": _number,
    "heal": _heal,
    "stance": _stance,
    "option": _option,
}
