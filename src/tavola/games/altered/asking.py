"""Which step of a card asks, and what else a person must know to answer: found from the position, said in no language.

A step has a number: its place among all steps of its card, those within "if", "may" and modes included.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tavola.games.altered.card import MODIFIES_RESUPPLIES, MODIFIES_ROLLS
from tavola.games.altered.cards import CARDS
from tavola.games.altered.cost import PickPayment
from tavola.games.altered.deciding import AskEach, EachMay
from tavola.games.altered.effect import Effect, Node
from tavola.games.altered.leaving import MoveInstead, MovePlan
from tavola.games.altered.modifiers import AskInstead
from tavola.games.altered.state import AlteredState
from tavola.games.altered.table import Asked
from tavola.games.altered.zones import DECK, DISCARD, HAND, MANA, RESERVE

#: Where nothing needs to be known.
NOTHING_ASKED: Final[Asked] = {"step": -1, "by": [], "it": "", "pays": "", "card": "", "to": "", "instead": ""}

ZONE_NAMES: Final = {DECK: "deck", HAND: "hand", MANA: "mana", DISCARD: "discard", RESERVE: "reserve"}


@cache
def steps_of(reference: str) -> tuple[Node, ...]:
    """All steps of a card, in the order in which they are declared."""
    found: list[Node] = []
    for ability in CARDS[reference].abilities if reference in CARDS else ():
        _walk(ability, found)
    return tuple(found)


def _walk(holder: Any, found: list[Node]) -> None:
    """Add the steps of the effects that an ability or another step holds."""
    parts = [getattr(holder, name, None) for name in ("effect", "then", "otherwise", "gift", "reaction")]
    parts += getattr(holder, "modes", ())
    parts += [effect for _, effect in getattr(holder, "bands", ())]
    for part in parts:
        if isinstance(part, Effect):
            for node in part.nodes:
                found.append(node)
                _walk(node, found)
        elif part is not None:
            _walk(part, found)


def asked_by(state: AlteredState, choice: Any, player: int) -> Asked:
    """What ``player``, who is asked ``choice``, must know to answer."""
    asked = NOTHING_ASKED.copy()
    if state.frames:
        reference = state.card[state.last_known(state.frames[-1].source)].reference
        asked["step"] = _step(reference, choice)
        asked["it"] = _it(state)
    if choice.kind == "die":
        asked["by"] = _modifying(state, MODIFIES_ROLLS, player)
    elif choice.kind == "revealed":
        asked["by"] = _modifying(state, MODIFIES_RESUPPLIES, player)
    elif isinstance(choice, PickPayment):
        asked["pays"] = _payment(choice, len(state.frames[-1].picks))
    elif isinstance(choice, AskInstead):
        asked["step"] = -1
        _tell_move(state, choice, asked)
    return asked


def _step(reference: str, choice: Any) -> int:
    """The number of the step of a card that asks; -1 if it is none of them."""
    node = getattr(choice, "node", None)
    for number, step in enumerate(steps_of(reference)):
        if step is node or (isinstance(choice, AskEach) and isinstance(step, EachMay) and choice in step.asks):
            return number
    return -1


def _it(state: AlteredState) -> str:
    """The one card that "it" means, if it is not the source and lies where all can see it; "" otherwise."""
    frame = state.frames[-1]
    if len(frame.it) != 1 or frame.it[0] == frame.source:
        return ""
    card = state.find(frame.it[0])
    return state.card[card].reference if card >= 0 and state.zone[card] >= DISCARD else ""


def _modifying(state: AlteredState, event: int, player: int) -> list[str]:
    """The cards of ``player`` that change such steps."""
    cards = [card for card in state.listening[event] if state.controller(card) == player]
    return list(dict.fromkeys(state.card[card].reference for card in cards))


def _payment(choice: PickPayment, picked: int) -> str:
    """How the card picked next pays."""
    cost = choice.cost
    if picked < cost.sacrifice:
        return "sacrifice"
    return "discard" if picked < cost.sacrifice + cost.discard_reserve else "reserve"


def _tell_move(state: AlteredState, choice: AskInstead, asked: Asked) -> None:
    """Which card would go where, and where it may go instead."""
    plan, fit = choice.plan, choice.fit
    if isinstance(plan, MovePlan) and isinstance(fit.change, MoveInstead) and fit.action >= 0:
        asked["card"] = state.card[plan.cards[fit.action]].reference
        asked["to"] = ZONE_NAMES[plan.kinds[fit.action]]
        asked["instead"] = ZONE_NAMES[fit.change.to]
