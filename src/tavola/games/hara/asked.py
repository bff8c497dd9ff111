"""What the waiting question is about, for the words and pictures that go with it. Nothing of it is secret."""

from __future__ import annotations

from tavola.games.hara.attacking import Aim, attack_value
from tavola.games.hara.card_nodes import node_number, nodes_of, power_of
from tavola.games.hara.corrupted_turn import Advance, AdvanceToward, NextCorrupted, WhereItStarts
from tavola.games.hara.damage import Respond
from tavola.games.hara.deciding import PAYMENTS, ChooseOne, HowMuch, PayEnergy, Whether, WhetherMay, WhichPlayer
from tavola.games.hara.effect import FIRST_ITEM_SOURCE, Doing
from tavola.games.hara.energy import DivideGold, LevelUp, LoseEnergy
from tavola.games.hara.event_card import EventDone, PayAfter, PayFirst, RollChallenge
from tavola.games.hara.gaining import StealWhat
from tavola.games.hara.giving import AcceptGift, GiveTo
from tavola.games.hara.helping import Help, Volunteer, WhoHelps
from tavola.games.hara.lasting import MayHappen
from tavola.games.hara.loot import ShareEnergy, ShareItem
from tavola.games.hara.moving import Moving, ShoveTo
from tavola.games.hara.names import SPACE_IDS, ability_id, unit_id
from tavola.games.hara.own_cards import OutOfTurn, PickWhich
from tavola.games.hara.pieces import ABILITIES, COLOR_NAMES, MOST_SEATS, SPACES, WORLD_COLORS
from tavola.games.hara.setup import ChoosePlaces
from tavola.games.hara.spawning import WhichTile
from tavola.games.hara.state import HaraState
from tavola.kernel.step import Choice

#: What `PickWhich` does with the card.
PICKS = ("pick_up", "put_down", "ready")


def source_id(state: HaraState, source: int) -> str:
    """The id of the card that asks, or "" where it is none of a player's."""
    if source >= FIRST_ITEM_SOURCE:
        return state.cards.items[source - FIRST_ITEM_SOURCE].id
    if source < 0:
        return ""
    seat, place = divmod(source // 2, ABILITIES)
    return ability_id(state, seat, place)


def node_of(state: HaraState, choice: Choice) -> int:
    """The number of the card's node that asks (`card_nodes`), -1 for a question that no card words."""
    if isinstance(choice, ChooseOne):
        return node_number(state.cards, choice.effect)
    if isinstance(choice, WhetherMay):
        return node_number(state.cards, choice.effects)
    if isinstance(choice, (Whether, HowMuch)):
        return node_number(state.cards, choice.cost)
    if isinstance(choice, MayHappen):
        return node_number(state.cards, choice.trigger)
    return -1


def source_of(state: HaraState, choice: Choice) -> str:
    """The id of the card that asks: where its effect comes from, or else where its words stand."""
    # The source of a trigger is numbered otherwise (`lasting`).
    if isinstance(choice, Doing) and choice.user >= 0 and not isinstance(choice, MayHappen):
        source = source_id(state, choice.source)
        if source:
            return source
    if isinstance(choice, AdvanceToward):
        return unit_id(state, choice.user)
    if isinstance(choice, WhichPlayer):
        return power_of(state.cards, choice.effects)[0]
    node = node_of(state, choice)
    return nodes_of(state.cards).nodes[node].card if node >= 0 else ""


def met_card(state: HaraState, choice: Choice) -> str:
    """The id of the Event that is being met or the Rift that is being closed, "" for none. Both lie face up."""
    if isinstance(choice, PayAfter) and choice.prize.card >= 0:
        return state.cards.hex_cards[choice.prize.card].id
    for step in reversed(state.agenda):
        if isinstance(step, EventDone):
            return state.cards.hex_cards[step.card].id
        if isinstance(step, RollChallenge) and step.prize.card >= 0:
            return state.cards.hex_cards[step.prize.card].id
    return ""


def power_number(state: HaraState, choice: Choice) -> int:
    """Which ability of the Corrupted asks, -1 if none does."""
    if isinstance(choice, WhichPlayer):
        return power_of(state.cards, choice.effects)[1]
    if isinstance(choice, AdvanceToward):
        abilities = state.cards.corrupted[choice.user - MOST_SEATS].abilities
        found = [
            number
            for number, ability in enumerate(abilities)
            if any(isinstance(one, Advance) and one.spaces == choice.spaces for one in ability.effects)
        ]
        return found[0] if len(found) == 1 else -1
    return -1


def asked_of(state: HaraState, choice: Choice | None) -> dict[str, object]:
    """What ``choice`` is about: ``source`` and ``half`` of the card that asks, or ``power`` of a Corrupted, ``user``
    who carries it out, ``node`` the words that ask, ``met`` the Event or Rift of which it is a part."""
    if choice is None:
        return {}
    told: dict[str, object] = {}
    if isinstance(choice, Doing) and choice.user >= 0:
        told["user"] = unit_id(state, choice.user)
        if not isinstance(choice, MayHappen) and 0 <= choice.source < FIRST_ITEM_SOURCE:
            told["half"] = "bottom" if choice.source % 2 else "top"
    source = source_of(state, choice)
    if source:
        told["source"] = source
    power = power_number(state, choice)
    if power >= 0:
        told["power"] = power
    met = met_card(state, choice)
    if met:
        told["met"] = met
    node = node_of(state, choice)
    if node >= 0:
        told["node"] = node
    told.update(_details(state, choice))
    return told


def _details(state: HaraState, choice: Choice) -> dict[str, object]:
    if isinstance(choice, Moving):
        return {"left": choice.left}
    if isinstance(choice, (DivideGold, LoseEnergy, PayEnergy)):
        return {"amount": choice.amount}
    if isinstance(choice, Aim):
        amount = attack_value(state, choice.user, choice.source, choice.effect.amount)
        return {"amount": amount, "targets": choice.effect.targets - len(choice.chosen)}
    if isinstance(choice, PayFirst):
        return {"rating": choice.rating}
    if isinstance(choice, PayAfter):
        return {"rating": choice.rating, "total": choice.total}
    if isinstance(choice, Whether):
        return {"what": PAYMENTS[choice.cost.what], "amount": choice.amount}
    if isinstance(choice, HowMuch):
        return {"what": PAYMENTS[choice.cost.what], "most": choice.most}
    if isinstance(choice, Respond):
        return {"amount": state.incoming[-1], "monster": choice.monster}
    if isinstance(choice, LevelUp):
        return {"color": COLOR_NAMES[choice.color] if choice.color >= 0 else "any"}
    if isinstance(choice, PickWhich):
        return {"what": PICKS[choice.what], "left": choice.left}
    if isinstance(choice, OutOfTurn):
        return {"left": choice.left}
    if isinstance(choice, (ChooseOne, WhetherMay)):
        return {"options": len(choice.effect.choices) if isinstance(choice, ChooseOne) else 1}
    return _details_of_others(state, choice)


def _details_of_others(state: HaraState, choice: Choice) -> dict[str, object]:
    if isinstance(choice, GiveTo):
        return {"item": state.cards.items[choice.number].id}
    if isinstance(choice, AcceptGift):
        return {"item": state.cards.items[choice.number].id, "other": unit_id(state, choice.giver)}
    if isinstance(choice, StealWhat):
        return {"other": unit_id(state, choice.owner)}
    if isinstance(choice, WhoHelps):
        return {"space": SPACE_IDS[choice.space]}
    if isinstance(choice, Volunteer):
        return {"space": SPACE_IDS[choice.space], "other": unit_id(state, choice.asker)}
    if isinstance(choice, Help):
        return {"space": SPACE_IDS[state.helping_at]}
    if isinstance(choice, ShareEnergy):
        color = (*COLOR_NAMES, "gold")[choice.color]
        return {"other": unit_id(state, choice.helper), "color": color, "amount": choice.amount}
    if isinstance(choice, ShareItem):
        return {"other": unit_id(state, choice.helper), "item": state.cards.items[choice.number].id}
    if isinstance(choice, ShoveTo):
        target = choice.target
        other = SPACE_IDS[target] if target < SPACES else unit_id(state, target - SPACES)
        return {"other": other, "spaces": choice.spaces}
    if isinstance(choice, ChoosePlaces):
        pair = [tile for tile, color in enumerate(WORLD_COLORS) if color == choice.color]
        return {"color": COLOR_NAMES[choice.color], "tiles": pair}
    if isinstance(choice, WhichTile):
        return {"tile": choice.other}
    if isinstance(choice, WhereItStarts):
        return {"corrupted": state.cards.corrupted[choice.number].id}
    if isinstance(choice, NextCorrupted):
        return {"count": len(choice.waiting)}
    return {}
