"""The text of each effect that stands by itself, a clause without a capital or a stop, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from tavola.games.hara.attacking import Damage, DamageAll, Lend, MoreDamage, NextAttack, NextMove, Prevent, TakeDamage
from tavola.games.hara.corrupted_turn import Advance, CorruptedActs, Mend, PrintedAttack
from tavola.games.hara.effect import Amount, Effect
from tavola.games.hara.event_card import CloseRift
from tavola.games.hara.gaining import ChangeResource, GainEnergy, GainItem, Lose, Recover, Steal
from tavola.games.hara.lasting_words import modifiers_words
from tavola.games.hara.moving import TO_DOJO, TO_SPACE, Move, Shove, Transport
from tavola.games.hara.own_cards import GainActivations, GrantLevel, GrantUltimate, PickUp, PutDown, Ready
from tavola.games.hara.pieces import RESOURCE_NAMES
from tavola.games.hara.place_words import ALL_WORDS, SEVERAL_WORDS, TARGET_WORDS, TOWARD_WORDS, tile_words
from tavola.games.hara.spawning import CHOSEN, HERE, ROLLED, DiscardHex, Spawn, SpawnDusk, Swap
from tavola.games.hara.speaking import (
    YOU,
    Speaker,
    amount_words,
    energy_words,
    is_nothing,
    item_words,
    quantity,
    signed,
    where,
)
from tavola.kernel.language import mark

Node = TypeVar("Node", bound=Effect)
#: Each class of effects -> what one of them says.
WORDS: Final[dict[type[Effect], Callable[[Speaker, Effect], str]]] = {}


def words(
    node: type[Node],
) -> Callable[[Callable[[Speaker, Node], str]], Callable[[Speaker, Node], str]]:
    """The function that follows says the text of such nodes."""

    def keep(function: Callable[[Speaker, Node], str]) -> Callable[[Speaker, Node], str]:
        WORDS[node] = cast(Callable[[Speaker, Effect], str], function)
        return function

    return keep


# Moving ---------------------------------------------------------------------------------------------------------------


@words(Move)
def move(speaker: Speaker, node: Move) -> str:
    spaces = amount_words(speaker, node.spaces, "space")
    if node.through_events and node.calm:
        return speaker.say(
            mark("move up to {spaces} (Events do not stop you, Aggressive Monsters do not react)"), spaces=spaces
        )
    if node.through_events:
        return speaker.say(mark("move up to {spaces} (Events do not stop you)"), spaces=spaces)
    if node.calm:
        return speaker.say(mark("move up to {spaces} (Aggressive Monsters do not react)"), spaces=spaces)
    return speaker.say(mark("move up to {spaces}"), spaces=spaces)


@words(Transport)
def transport(speaker: Speaker, node: Transport) -> str:
    if node.to == TO_DOJO:
        return speaker.say(mark("transport to the Dojo"))
    if node.to == TO_SPACE:
        if node.world >= 0:
            world = tile_words(speaker, node.world)
            if node.range:
                pattern = mark("transport to a space of {world} within range {range}")
                return speaker.say(pattern, world=world, range=str(node.range))
            return speaker.say(mark("transport to any space of {world}"), world=world)
        if node.range:
            return speaker.say(mark("transport to a space within range {range}"), range=str(node.range))
        return speaker.say(mark("transport to any space"))
    target = speaker.say(TARGET_WORDS[node.target])
    if node.range:
        pattern = mark("transport to the space of {target} within range {range}")
        return speaker.say(pattern, target=target, range=str(node.range))
    return speaker.say(mark("transport to the space of {target}, however far"), target=target)


@words(Shove)
def shove(speaker: Speaker, node: Shove) -> str:
    return speaker.say(
        mark("move {target} {where} up to {spaces}"),
        target=speaker.say(TARGET_WORDS[node.target]),
        where=where(speaker, node.range),
        spaces=quantity(speaker, node.spaces, "space"),
    )


@words(Advance)
def advance(speaker: Speaker, node: Advance) -> str:
    goal = speaker.say(TOWARD_WORDS[node.toward])
    return speaker.say(
        mark("advance {spaces} toward {goal}"), spaces=quantity(speaker, node.spaces, "space"), goal=goal
    )


@words(NextMove)
def next_move(speaker: Speaker, node: NextMove) -> str:
    return speaker.say(
        mark("your next move this turn gets {plus}"), plus=amount_words(speaker, node.plus, "space", "+")
    )


# Dealing Damage -------------------------------------------------------------------------------------------------------


@words(Damage)
def damage(speaker: Speaker, node: Damage) -> str:
    dealt = amount_words(speaker, node.amount, "damage")
    place = where(speaker, node.range)
    if node.targets > 1:
        targets = speaker.say(SEVERAL_WORDS[node.target])
        pattern = mark("deal {damage} to each of up to {number} {targets} {where}")
        return speaker.say(pattern, damage=dealt, number=str(node.targets), targets=targets, where=place)
    target = speaker.say(TARGET_WORDS[node.target])
    return speaker.say(mark("deal {damage} to {target} {where}"), damage=dealt, target=target, where=place)


@words(DamageAll)
def damage_all(speaker: Speaker, node: DamageAll) -> str:
    return speaker.say(
        mark("deal {damage} to {targets} {where}"),
        damage=amount_words(speaker, node.amount, "damage"),
        targets=speaker.say(ALL_WORDS[speaker.voice][node.target]),
        where=where(speaker, node.range),
    )


@words(TakeDamage)
def take_damage(speaker: Speaker, node: TakeDamage) -> str:
    return speaker.say(mark("take {damage}"), damage=amount_words(speaker, node.amount, "damage"))


@words(NextAttack)
def next_attack(speaker: Speaker, node: NextAttack) -> str:
    changes: list[str] = []
    if not is_nothing(node.plus):
        changes.append(amount_words(speaker, node.plus, "damage", "+"))
    if node.range:
        changes.append(signed(speaker, node.range, "range"))
    return speaker.say(mark("your next attack this turn gets {plus}"), plus=speaker.joined(changes))


@words(MoreDamage)
def more_damage(speaker: Speaker, node: MoreDamage) -> str:
    return speaker.say(mark("{plus} with this attack"), plus=amount_words(speaker, node.amount, "damage", "+"))


@words(Prevent)
def prevent(speaker: Speaker, node: Prevent) -> str:
    prevented = amount_words(speaker, node.amount, "damage")
    if speaker.answering:
        return speaker.say(mark("prevent {damage}"), damage=prevented)
    return speaker.say(mark("prevent the next {damage} before your next turn"), damage=prevented)


@words(PrintedAttack)
def printed_attack(speaker: Speaker, node: PrintedAttack) -> str:
    return speaker.say(mark("make the printed attack against every enemy in its range"))


_MENDS: Final = (mark("every Corrupted regains {health}"), mark("regain {health} of the bar"))


@words(Mend)
def mend(speaker: Speaker, node: Mend) -> str:
    return speaker.say(_MENDS[speaker.voice], health=amount_words(speaker, node.amount, "health"))


@words(Lend)
def lend(speaker: Speaker, node: Lend) -> str:
    changes = ", ".join(modifiers_words(speaker, node.modifiers))
    # What a Corrupted is lent always ends with the turn.
    if node.until_next_turn and speaker.voice == YOU:
        return speaker.say(mark("until your next turn: {changes}"), changes=changes)
    return speaker.say(mark("this turn: {changes}"), changes=changes)


# Gaining and losing ---------------------------------------------------------------------------------------------------


def _amounts(speaker: Speaker, pairs: tuple[tuple[Amount, str], ...]) -> str:
    return speaker.joined([amount_words(speaker, amount, noun) for amount, noun in pairs if not is_nothing(amount)])


@words(Recover)
def recover(speaker: Speaker, node: Recover) -> str:
    what = _amounts(speaker, ((node.health, "health"), (node.spirit, "spirit")))
    return speaker.say(mark("gain {what}"), what=what)


@words(Lose)
def lose(speaker: Speaker, node: Lose) -> str:
    what = _amounts(speaker, ((node.health, "health"), (node.spirit, "spirit"), (node.energy, "energy")))
    return speaker.say(mark("lose {what}"), what=what)


@words(GainEnergy)
def gain_energy(speaker: Speaker, node: GainEnergy) -> str:
    return speaker.say(mark("gain {what}"), what=speaker.joined(energy_words(speaker, node.energy)))


@words(ChangeResource)
def change_resource(speaker: Speaker, node: ChangeResource) -> str:
    what = amount_words(speaker, node.amount, RESOURCE_NAMES[node.resource])
    return speaker.say(mark("lose {what}") if node.down else mark("gain {what}"), what=what)


@words(GainItem)
def gain_item(speaker: Speaker, node: GainItem) -> str:
    return speaker.say(mark("gain {what}"), what=item_words(speaker, node.number))


@words(Steal)
def steal(speaker: Speaker, node: Steal) -> str:
    return speaker.say(mark("steal an Item from another player {where}"), where=where(speaker, node.range))


@words(GainActivations)
def gain_activations(speaker: Speaker, node: GainActivations) -> str:
    what = amount_words(speaker, node.amount, "activation")
    return speaker.say(mark("lose {what}") if node.amount.base < 0 else mark("gain {what}"), what=what)


# Ability cards --------------------------------------------------------------------------------------------------------


@words(PickUp)
def pick_up(speaker: Speaker, node: PickUp) -> str:
    if node.count == 1:
        return speaker.say(mark("pick up a card from your board"))
    return speaker.say(mark("pick up as many as {number} cards from your board"), number=str(node.count))


@words(PutDown)
def put_down(speaker: Speaker, node: PutDown) -> str:
    if node.count == 1:
        return speaker.say(mark("put down a card from your hand"))
    return speaker.say(mark("put down as many as {number} cards from your hand"), number=str(node.count))


@words(Ready)
def ready(speaker: Speaker, node: Ready) -> str:
    if node.count == 1:
        return speaker.say(mark("another card used this turn may be used again"))
    return speaker.say(mark("up to {number} other cards used this turn may be used again"), number=str(node.count))


@words(GrantUltimate)
def grant_ultimate(speaker: Speaker, node: GrantUltimate) -> str:
    return speaker.say(mark("draw an Ultimate"))


_LEVELS: Final = (
    mark("take a red Level Up card"),
    mark("take a blue Level Up card"),
    mark("take a green Level Up card"),
    mark("take a Level Up card of any color"),
)


@words(GrantLevel)
def grant_level(speaker: Speaker, node: GrantLevel) -> str:
    return speaker.say(_LEVELS[node.color])


# The map --------------------------------------------------------------------------------------------------------------


@words(Spawn)
def spawn(speaker: Speaker, node: Spawn) -> str:
    card = speaker.cards.hex_cards[speaker.cards.by_id[node.card]]
    return speaker.say(mark("spawn {card}"), card=card.name[speaker.language])


@words(SpawnDusk)
def spawn_dusk(speaker: Speaker, node: SpawnDusk) -> str:
    if node.count == 1:
        return speaker.say(mark("spawn a Dusk card"))
    return speaker.say(mark("spawn {number} Dusk cards"), number=str(node.count))


#: By kind; the last for any.
_DISCARDS: Final = (
    mark("discard a Monster {where} (no loot)"),
    mark("discard an Event {where} (without its effects)"),
    mark("discard a Rift {where}"),
    mark("discard a hex card {where} (no loot)"),
)


@words(DiscardHex)
def discard_hex(speaker: Speaker, node: DiscardHex) -> str:
    return speaker.say(_DISCARDS[node.kind], where=where(speaker, node.range))


_HERE: Final = (mark("the tile you are on"), mark("the tile it is on"))


def _swapped(speaker: Speaker, tile: int) -> str:
    if tile == HERE:
        return speaker.say(_HERE[speaker.voice])
    if tile == CHOSEN:
        return speaker.say(mark("a World of your choice"))
    if tile == ROLLED:
        return speaker.say(mark("the World that the die shows"))
    return tile_words(speaker, tile)


@words(Swap)
def swap(speaker: Speaker, node: Swap) -> str:
    return speaker.say(
        mark("swap {one} and {other}"), one=_swapped(speaker, node.one), other=_swapped(speaker, node.other)
    )


@words(CloseRift)
def close_rift(speaker: Speaker, node: CloseRift) -> str:
    return speaker.say(mark("close a Rift {where}"), where=where(speaker, node.range))


@words(CorruptedActs)
def corrupted_acts(speaker: Speaker, node: CorruptedActs) -> str:
    return speaker.say(mark("every Corrupted in play acts once more"))
