"""What the table asks in a game of Altered, and what each answer does."""

from __future__ import annotations

import re
from typing import Any, Final

from tavola.games.altered.actions import EXPEDITIONS as FIRST_EXPEDITION
from tavola.games.altered.actions import NUMBERS
from tavola.games.altered.asking import steps_of
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deciding import ChooseOne, EachMay, May, MayPay
from tavola.games.altered.drawing import OpponentDiscards, Sabotage
from tavola.games.altered.effect import Node, Words, capital
from tavola.games.altered.face import quick_text, words_for
from tavola.games.altered.rolling import Roll
from tavola.games.altered.sentences import EXPEDITIONS, OPPONENT, WHO, ability_text, card_name
from tavola.games.altered.standing_abilities import Modifier
from tavola.kernel.language import mark
from tavola.kernel.view import Action, ChoiceView, View

# The question --------------------------------------------------------------------------------------------------------

PROMPTS: Final[dict[str, str]] = {
    "turn": mark("Your turn: quick actions, then play a card or pass."),
    "expedition": mark("Which Expedition?"),
    "extra_cost": mark("Pay the optional cost as well?"),
    "payment": mark("Which card do you pay with?"),
    "target": mark("Choose a target."),
    "sacrifice": mark("What do you sacrifice?"),
    "card": mark("Choose a card."),
    "yes_no": mark("Do it?"),
    "mode": mark("Choose one."),
    "ability": mark("Which quick action?"),
    "reaction": mark("Which Reaction resolves next?"),
    "instead": mark("Let this happen instead?"),
    "modifier": mark("Which change comes first?"),
    "die": mark("Which die counts?"),
    "revealed": mark("Which card goes to Reserve? The other is discarded."),
    "put_revealed": mark("Which Character do you put into play?"),
    "player": mark("Which player?"),
    "refill": mark("Shuffle your discard pile into your empty Deck?"),
    "expand": mark("Turn a hand card into a Mana Orb?"),
    "first_orbs": mark("Choose hand cards to become your first 3 Mana Orbs."),
    "clean_up_reserve": mark("Your Reserve is over its limit: what do you discard?"),
    "clean_up_landmarks": mark("You have too many Landmarks: what do you sacrifice?"),
}
_WAITING: Final = mark("Your opponent decides.")
_WATCHING: Final = mark("{who} decides.")
_OVER: Final = mark("The game is over.")
#: What a Hero may make of Expand (ALT-MORNING-07).
_EXPAND_FROM_DECK: Final = mark("Turn the top card of your Deck into a Mana Orb?")
#: A Gigantic Character is in both Expeditions, wherever its card lies (ALT-KEYWORD-GIGANTIC-02).
_IN_BOTH: Final = mark("Which Expedition? It is Gigantic: it counts in both, wherever it lies.")
_PAYING: Final = {
    "sacrifice": mark("Which Character do you sacrifice to pay?"),
    "discard": mark("Which card of your Reserve do you discard to pay?"),
    "reserve": mark("Which card of your Hand do you put into Reserve to pay?"),
}
#: Where a card would go; what follows is that it may go into Mana instead.
_WOULD_GO: Final = {
    "deck": mark("{card} would go onto its Deck: put it into Mana instead?"),
    "hand": mark("{card} would return to its Hand: put it into Mana instead?"),
    "discard": mark("{card} would be discarded: put it into Mana instead?"),
    "reserve": mark("{card} would go to Reserve: put it into Mana instead?"),
}
#: Questions whose step is told in their own words.
_ASKS_ITSELF: Final = ("target", "card", "sacrifice")
#: Questions whose step may be about "it", which an earlier step has chosen or found.
_ASKS_ABOUT_IT: Final = ("yes_no", "mode", "die")
#: In English, as the messages of the catalogue are.
_SAYS_IT: Final = re.compile(r"\b[Ii]t\b")
#: Questions after which the step that asks is told.
_ASKS_WITH_STEP: Final = ("expedition", "player", "put_revealed")


def prompt_of(view: View, language: str) -> str:
    """The question that waits, or who is waited for."""
    words = words_for(language)
    choice = view["choice"]
    if choice is None:
        return words(_OVER)
    if view["seat"] < 0:
        return capital(words(_WATCHING).format(who=words(WHO[choice["player"]])))
    if choice["player"] != view["seat"]:
        return words(_WAITING)
    asked = asked_of(view)
    if asked["to"] in _WOULD_GO and asked["instead"] == "mana":
        return words(_WOULD_GO[asked["to"]]).format(card=card_name(asked["card"]))
    question = _question(view, choice, words)
    reference = choice["about"]["card"]
    if not reference:
        return question
    question = words(mark("{card}: {question}")).format(card=card_name(reference), question=question)
    # Where its step is not found, the whole ability is told.
    text = "" if _is_told(view, choice) else ability_text(reference, choice["about"]["ability"], language)
    return f"{question} ({text})" if text else question


def _question(view: View, choice: ChoiceView, words: Words) -> str:
    """The question itself, without the name of the card that asks."""
    kind, asked = choice["kind"], asked_of(view)
    card = CARDS.get(choice["about"]["card"])
    question = words(PROMPTS[kind])
    if kind == "expand" and any(action["verb"] == "yes" for action in choice["actions"]):
        return words(_EXPAND_FROM_DECK)
    if kind == "extra_cost" and card is not None and card.optional_cost is not None:
        extra = card.optional_cost
        sentence = words(mark("{cost} to pay {n} less?"))
        return sentence.replace("{cost}", capital(extra.cost.deed(words))).replace("{n}", str(extra.saves))
    if asked["pays"]:
        return words(_PAYING[asked["pays"]])
    if kind == "expedition" and card is not None and choice["about"]["ability"] < 0:
        return words(_IN_BOTH) if card.gigantic else question
    if asked["by"]:
        names = ", ".join(card_name(one) for one in asked["by"])
        say = mark("{question} {card} lets you choose.")
        if kind == "revealed":
            say = mark("{question} Two cards lie open because of {card}.")
        return words(say).format(question=question, card=names)
    node = step_of(view)
    if node is None:
        return question
    question = _question_of_step(question, node, choice, words)
    if kind in _ASKS_ABOUT_IT and asked["it"] and _SAYS_IT.search(node.text(str)):
        question += " " + words(mark("It is about {card}.")).format(card=card_name(asked["it"]))
    return question


def _question_of_step(question: str, node: Node, choice: ChoiceView, words: Words) -> str:
    """The question of a step: what happens to what is chosen."""
    kind = choice["kind"]
    if isinstance(node, (May, EachMay)):
        return words(mark("Do this? {effect}")).replace("{effect}", node.effect.text(words))
    if isinstance(node, MayPay):
        sentence = words(mark("{cost}? In return: {effect}")).replace("{cost}", capital(node.cost.deed(words)))
        return sentence.replace("{effect}", node.effect.text(words))
    if isinstance(node, ChooseOne):
        say = mark("Choose {n} different ones, in the order in which they happen.")
        return question if node.count == 1 else words(say).format(n=node.count)
    if isinstance(node, Sabotage):
        return words(mark("Which card in a Reserve is discarded?"))
    if isinstance(node, OpponentDiscards):
        return words(mark("Which card of your Hand do you discard?"))
    if kind in _ASKS_ITSELF:
        question = node.text(words)
        if choice["picked"]:
            question += " " + words(mark("Chosen so far: {n}.")).format(n=len(choice["picked"]))
    elif kind in _ASKS_WITH_STEP:
        question = f"{question} ({node.text(words)})"
    return question


def _is_told(view: View, choice: ChoiceView) -> bool:
    """Whether the question already says what is to be known of the ability."""
    return step_of(view) is not None or bool(asked_of(view)["pays"] or asked_of(view)["by"])


def asked_of(view: View) -> Any:
    """What the view tells of the question besides the choice itself."""
    table: Any = view["table"]
    return table["asked"]


def step_of(view: View) -> Node | None:
    """The step that asks; None if no step of the card that the question is about does."""
    choice = view["choice"]
    number = asked_of(view)["step"]
    steps = steps_of(choice["about"]["card"]) if choice is not None else ()
    return steps[number] if 0 <= number < len(steps) else None


# The answers ---------------------------------------------------------------------------------------------------------

_LABELS: Final = {
    "pass": mark("Pass"),
    "yes": mark("Yes"),
    "no": mark("No"),
    "play": mark("Play {card}"),
    "use": mark("Use {card}"),
    "pick": mark("Choose {card}"),
}
#: Of one's own cards, what happens to the one that is picked: by the kind of question, or by what is paid.
_PICKED: Final = {
    "first_orbs": mark("Turn {card} into a Mana Orb"),
    "expand": mark("Turn {card} into a Mana Orb"),
    "sacrifice": mark("Sacrifice {card}"),
    "clean_up_landmarks": mark("Sacrifice {card}"),
    "clean_up_reserve": mark("Discard {card}"),
}
_PAID: Final = {
    "sacrifice": mark("Sacrifice {card}"),
    "discard": mark("Discard {card}"),
    "reserve": mark("Put {card} into Reserve"),
}
#: Who may be a target: oneself, then the other.
_PLAYERS: Final = (mark("you"), OPPONENT)
_NO_MORE: Final = mark("No more")
_NOTHING: Final = mark("Choose nothing")
#: Of Expand: with a hand card, and with the top card of the Deck (ALT-MORNING-07).
_NO_EXPAND: Final = mark("Do not expand")
_LEAVE_IT: Final = mark("Leave it")
_MAKE_ORB: Final = mark("Turn it into a Mana Orb")
_YES_PAY: Final = mark("Yes: {cost}")
_INTO_MANA: Final = mark("Put it into Mana, exhausted")
_LET_GO: Final = {
    "deck": mark("Let it go onto its Deck"),
    "hand": mark("Let it return to its Hand"),
    "discard": mark("Let it be discarded"),
    "reserve": mark("Let it go to Reserve"),
}
#: Zone -> how oneself calls one's own, and the opponent's.
_PLACES: Final = {
    "reserve": (mark("your Reserve"), mark("your opponent's Reserve")),
    "landmarks": (mark("your Landmarks"), mark("your opponent's Landmarks")),
}
#: Places that are told along with the card, since both players have them.
_TOLD_PLACES: Final = (*_PLACES, "hero expedition", "companion")


def label_of(view: View, action: Action, language: str) -> str:
    """What an answer does."""
    words = words_for(language)
    choice = view["choice"]
    verb = action["verb"]
    if choice is not None and verb in ("yes", "no"):
        return _yes_or_no(view, choice, verb, words)
    if verb == "expedition":
        return capital(words(EXPEDITIONS[action["action"] - FIRST_EXPEDITION]))
    if verb == "number":
        return number_label(view, action, language)
    reference, place = find_piece(view, action["piece"])
    sentence = _pick_words(view, choice) if choice is not None and verb == "pick" else _LABELS[verb]
    label = words(sentence).format(card=card_name(reference) if action["piece"] else "")
    if verb == "use":
        text = quick_text(reference, place != "reserve", words)
        return f"{label}: {text}" if text else label
    if choice is not None and choice["kind"] in ("target", "card") and place in _TOLD_PLACES:
        label = words(mark("{label} ({place})")).format(label=label, place=words(_place_words(view, action, place)))
    return label


def _pick_words(view: View, choice: ChoiceView) -> str:
    """What picking a card says: what then happens to it, where that is settled."""
    pays = asked_of(view)["pays"]
    if pays:
        return _PAID[pays]
    if isinstance(step_of(view), OpponentDiscards):
        return _PICKED["clean_up_reserve"]
    return _PICKED.get(choice["kind"], _LABELS["pick"])


def _yes_or_no(view: View, choice: ChoiceView, verb: str, words: Words) -> str:
    kind, asked, node = choice["kind"], asked_of(view), step_of(view)
    card = CARDS.get(choice["about"]["card"])
    if kind == "expand":
        from_deck = any(action["verb"] == "yes" for action in choice["actions"])
        return words(_MAKE_ORB if verb == "yes" else _LEAVE_IT if from_deck else _NO_EXPAND)
    if verb == "no" and kind in ("target", "card", "put_revealed"):
        return words(_NO_MORE if choice["picked"] else _NOTHING)
    if asked["to"] in _LET_GO and asked["instead"] == "mana":
        return words(_INTO_MANA) if verb == "yes" else _let_go(view, choice, words)
    if verb == "yes" and isinstance(node, MayPay):
        return words(_YES_PAY).replace("{cost}", node.cost.deed(words))
    if verb == "yes" and kind == "extra_cost" and card is not None and card.optional_cost is not None:
        return words(_YES_PAY).replace("{cost}", card.optional_cost.cost.deed(words))
    return words(_LABELS[verb])


def _let_go(view: View, choice: ChoiceView, words: Words) -> str:
    """What declining lets happen, with what the card adds to that (ALT-MODIFIER-07)."""
    label = words(_LET_GO[asked_of(view)["to"]])
    card = CARDS.get(choice["about"]["card"])
    for ability in card.abilities if card is not None else ():
        if isinstance(ability, Modifier) and ability.may and ability.otherwise is not None:
            label += f": {ability.otherwise.text(words)}"
    return label


def number_label(view: View, action: Action, language: str) -> str:
    """What the n-th thing on offer is: a die, a mode, a Reaction, a card laid open."""
    choice = view["choice"]
    assert choice is not None
    words = words_for(language)
    index = action["action"] - NUMBERS
    kind, node = choice["kind"], step_of(view)
    if kind == "player":
        return capital(words(_PLAYERS[index]))
    if kind == "mode" and isinstance(node, ChooseOne):
        return node.modes[index].text(words)
    if kind == "die" and isinstance(node, Roll):
        brought = next((effect for lowest, effect in node.bands if index >= lowest), None)
        return f"{index}: {brought.text(words)}" if brought is not None and brought.nodes else str(index)
    offers = choice["offers"]
    offer = offers[index] if index < len(offers) else None
    if offer is None or not offer["card"]:
        return action["words"]
    if offer["ability"] >= 0:
        text = ability_text(offer["card"], offer["ability"], language)
        # Of equal offers each but the first says which one it is.
        same = offers[:index].count(offer)
        return f"{card_name(offer['card'])}{f' #{same + 1}' if same else ''}: {text}"
    return action["words"] if kind == "mode" else card_name(offer["card"])


def _place_words(view: View, action: Action, place: str) -> str:
    """How the seat calls the place of a piece; "" for none."""
    seats: Any = view["table"]["seats"]
    own = view["seat"]
    theirs = 0 if any(one["id"] == action["piece"] for one in pieces_at(seats[own], place)) else 1
    if place in _PLACES:
        return _PLACES[place][theirs]
    return EXPEDITIONS[2 * theirs + (place == "companion")]


def find_piece(view: View, piece: str) -> tuple[str, str]:
    """The reference of a piece of the view and the name of its place; "" and "" if it is not there."""
    seats: Any = view["table"]["seats"]
    for seat in seats:
        for place in ("hero", "hand_cards", "mana_cards", "discard", *_PLACES, "hero expedition", "companion"):
            for one in pieces_at(seat, place):
                if one["id"] == piece:
                    return str(one["card"]), place
    return "", ""


def pieces_at(seat: Any, place: str) -> list[Any]:
    """The pieces of a place of a seat."""
    if place == "hero":
        return [seat["hero"]] if seat["hero"] is not None else []
    if place in seat:
        return list(seat[place])
    return list(seat["expeditions"][place == "companion"]["characters"])
