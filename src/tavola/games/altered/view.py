"""The view of a seat: all that it may see, and nothing else. Everything here picks what to show; nothing blanks."""

from __future__ import annotations

from typing import Any

from tavola.games.altered.actions import ACCEPT, DECLINE, EXPEDITIONS, NUMBERS, PIECES, USES, piece_at
from tavola.games.altered.adventure import held, totals, won_terrains
from tavola.games.altered.asking import NOTHING_ASKED, asked_by
from tavola.games.altered.card import CHARACTER
from tavola.games.altered.lasting import Lasting
from tavola.games.altered.modifiers import AskInstead
from tavola.games.altered.notation import words_of
from tavola.games.altered.passives import (
    is_defender,
    is_eternal,
    is_gigantic,
    is_seasoned,
    open_terrains,
    terrains,
    tough,
)
from tavola.games.altered.playing import AskExtraCost, PickExpedition
from tavola.games.altered.state import AlteredState
from tavola.games.altered.table import AlteredTable, Asked, Expedition, Piece, Region, Seat, Waiting
from tavola.games.altered.turns import PickQuickAction, quick_actions
from tavola.games.altered.zones import (
    DECK,
    DISCARD,
    DUSK,
    EXPEDITION,
    HAND,
    LANDMARK,
    LIMBO,
    MANA,
    PHASE_NAMES,
    RESERVE,
    STATUS_NAMES,
    TERRAIN_NAMES,
)
from tavola.kernel.view import Action, ChoiceView, Offer, View

SIDES = ("hero", "companion")


def view_of(state: AlteredState, seat: int) -> View:
    """What ``seat`` may see; -1 is a spectator."""
    table: AlteredTable = {
        "day": state.day,
        "phase": PHASE_NAMES[state.phase],
        "first_player": state.first_player,
        "turn": state.turn,
        "arena": state.arena,
        "profile": "complete" if state.rules.complete else "summary",
        "regions": [region_of(state, index) for index in range(len(state.regions))],
        "seats": [seat_of(state, player, seat) for player in (0, 1)],
        "limbo": [piece_of(state, card) for card in state.zones[LIMBO]],
        "pending": [
            waiting_of(state, entry.player, state.last_known(entry.source), entry.reaction.place)
            for player in (0, 1)
            for entry in state.pending[player]
        ],
        "lasting": [waiting_of(state, one.player, one.card, ability_with(state, one)) for one in state.lasting],
        "asked": asked_of(state, seat),
        "surplus": [piece_id(state, card) for card in state.surplus],
        "winner": state.winner,
    }
    return {
        "game": "altered",
        "seat": seat,
        "choice": choice_of(state, seat),
        "returns": state.returns(),
        "table": dict(table),
    }


def piece_id(state: AlteredState, card: int) -> str:
    """The id of an object in views: its timestamp, so that it never tells which copy of a card it is."""
    return f"o{state.stamp[card]}"


def piece_of(state: AlteredState, card: int) -> Piece:
    """A card that may be seen, as it now is."""
    printed = state.card[card]
    boosts = state.boosts[card]
    in_play = state.in_play(card)
    character = printed.type == CHARACTER
    keywords: list[str] = []
    if in_play and character:
        if is_gigantic(state, card):
            keywords.append("gigantic")
        if is_defender(state, card):
            keywords.append("defender")
        if is_seasoned(state, card, state.zone[card]):
            keywords.append("seasoned")
        if is_eternal(state, card):
            keywords.append("eternal")
    if in_play and tough(state, card):
        keywords.append(f"tough {tough(state, card)}")
    return {
        "id": piece_id(state, card),
        "card": printed.reference,
        "stats": [value + boosts for value in printed.stats] if character else [0, 0, 0],
        "boosts": boosts,
        "counters": state.counters[card],
        "statuses": [name for bit, name in STATUS_NAMES.items() if state.status[card] & bit],
        "keywords": keywords,
    }


def seat_of(state: AlteredState, player: int, seat: int) -> Seat:
    """One player's side of the table, as ``seat`` may see it."""
    zones = state.zones
    hero = state.hero(player)
    own = seat == player
    # Who looks on knows what both players know.
    reader = 1 << seat if seat >= 0 else 3
    deck_known: list[str] = []
    for card in reversed(zones[DECK + player]):
        if state.known[card] & reader != reader:
            break
        deck_known.append(state.card[card].reference)
    return {
        "hero": piece_of(state, hero) if hero >= 0 else None,
        "deck": len(zones[DECK + player]),
        "hand": len(zones[HAND + player]),
        "hand_cards": [piece_of(state, card) for card in zones[HAND + player]] if own else [],
        "hand_known": sorted(
            state.card[card].reference for card in zones[HAND + player] if state.known[card] & reader == reader
        ),
        "deck_known": deck_known,
        "mana": len(zones[MANA + player]),
        "mana_ready": state.ready_mana(player),
        "mana_cards": [piece_of(state, card) for card in zones[MANA + player]] if own else [],
        "reserve": [piece_of(state, card) for card in zones[RESERVE + player]],
        "landmarks": [piece_of(state, card) for card in zones[LANDMARK + player]],
        "discard": [piece_of(state, card) for card in zones[DISCARD + player]],
        "expeditions": [expedition_of(state, 2 * player), expedition_of(state, 2 * player + 1)],
        "passed": state.passed[player],
    }


def expedition_of(state: AlteredState, expedition: int) -> Expedition:
    """An Expedition, with what Progress would make of it now."""
    at = state.at[expedition]
    won = won_terrains(state, expedition, open_terrains(state, expedition))
    refusal = held(state, expedition, DUSK)
    return {
        "side": SIDES[expedition & 1],
        "at": at,
        "characters": [piece_of(state, card) for card in state.zones[EXPEDITION + expedition]],
        "totals": list(totals(state, expedition)),
        "wins": [TERRAIN_NAMES[i] for i in range(3) if won >> i & 1],
        "would_move": won != 0 and refusal is None,
        "held": refusal.rule if refusal is not None else "",
    }


def region_of(state: AlteredState, index: int) -> Region:
    """A region; the face of a face-down Tumult card is nobody's to see (ALT-INFO-05)."""
    here = terrains(state, index)
    last = len(state.regions) - 1
    kind = "arena" if state.arena else "hero" if index == 0 else "companion" if index == last else "tumult"
    return {
        "kind": kind,
        "face_up": state.face_up[index],
        "terrains": [TERRAIN_NAMES[i] for i in range(3) if here >> i & 1],
    }


def waiting_of(state: AlteredState, player: int, card: int, ability: int) -> Waiting:
    """A Reaction that is pending, or an effect that lasts."""
    return {"player": player, "card": state.card[card].reference, "ability": ability}


def ability_with(state: AlteredState, lasting: Lasting) -> int:
    """Which ability of its card made an effect that lasts; -1 if none shows it."""
    for ability in state.card[lasting.card].abilities:
        effect = getattr(ability, "effect", None)
        if effect is not None and lasting.node in effect.nodes:
            return int(ability.place)
    return -1


# The question that waits ---------------------------------------------------------------------------------------------


def choice_of(state: AlteredState, seat: int) -> ChoiceView | None:
    """The question that waits; only the seat that is asked sees the answers."""
    choice = state.choice
    if choice is None:
        return None
    player = choice.player(state)
    source = state.find(state.frames[-1].source) if state.frames else -1
    if isinstance(choice, AskInstead):
        # The question comes from the modifier, not from what it would change (ALT-MODIFIER-06).
        source = choice.fit.bearer
    return {
        "kind": choice.kind,
        "player": player,
        "rules": list(choice.rules),
        "source": piece_id(state, source) if source >= 0 and state.zone[source] >= DISCARD else "",
        # What is declared but not yet played is still hidden from the other seat (ALT-PLAY-04).
        "about": about_of(state, choice) if seat == player else {"card": "", "ability": -1},
        "picked": picked_pieces(state) if seat == player else [],
        "offers": offers_of(state, choice, player) if seat == player else [],
        "actions": [action_of(state, choice, player, action) for action in state.legal] if seat == player else [],
    }


def asked_of(state: AlteredState, seat: int) -> Asked:
    """What the seat must know to answer; nothing for those who are not asked."""
    choice = state.choice
    if choice is None or choice.player(state) != seat:
        return NOTHING_ASKED
    return asked_by(state, choice, seat)


def about_of(state: AlteredState, choice: Any) -> Offer:
    """The card that asks and which of its abilities; the rules themselves ask in setup, in turns and in Clean-up."""
    if choice.kind in ("turn", "reaction"):
        return {"card": "", "ability": -1}
    if isinstance(choice, (PickExpedition, PickQuickAction, AskExtraCost)):
        return {"card": state.card[choice.card].reference, "ability": -1}
    if isinstance(choice, AskInstead):
        modifier = choice.fit.modifier
        place = modifier.place if modifier is not None else -1
        return {"card": state.card[choice.fit.bearer].reference, "ability": place}
    if not state.frames:
        return {"card": "", "ability": -1}
    frame = state.frames[-1]
    return {"card": state.card[state.last_known(frame.source)].reference, "ability": frame.ability}


def picked_pieces(state: AlteredState) -> list[str]:
    """The pieces picked so far for the question that waits."""
    cards = [state.find(ref) for ref in state.frames[-1].picks] if state.frames else []
    return [piece_id(state, card) for card in cards if card >= 0]


def offers_of(state: AlteredState, choice: Any, player: int) -> list[Offer]:
    """What the numbers among the answers stand for."""
    if choice.kind == "reaction":
        return [
            {"card": state.card[state.last_known(entry.source)].reference, "ability": entry.reaction.place}
            for entry in state.pending[player]
        ]
    if choice.kind == "revealed":
        return [
            {"card": state.card[card].reference, "ability": -1} for card in reversed(state.zones[DECK + player][-2:])
        ]
    if choice.kind == "put_revealed":
        return [{"card": state.card[state.last_known(ref)].reference, "ability": -1} for ref in state.frames[-1].it]
    if choice.kind == "ability":
        reference = state.card[choice.card].reference
        return [{"card": reference, "ability": one.place} for one in quick_actions(state, choice.card)]
    if choice.kind == "mode":
        reference = state.card[state.last_known(state.frames[-1].source)].reference
        return [{"card": reference, "ability": -1} for _ in choice.node.modes]
    if choice.kind == "modifier":
        return [
            {"card": state.card[fit.bearer].reference, "ability": -1 if fit.modifier is None else fit.modifier.place}
            for fit in choice.fits
        ]
    return []


def action_of(state: AlteredState, choice: Any, player: int, action: int) -> Action:
    """One answer, with the piece that a person would click for it."""
    piece = ""
    if action >= USES:
        verb = "use"
        piece = piece_id(state, piece_at(state, player, action))
    elif action >= PIECES:
        verb = "play" if choice.kind == "turn" else "pick"
        piece = piece_id(state, piece_at(state, player, action))
    elif action >= NUMBERS:
        verb = "number"
    elif action >= EXPEDITIONS:
        verb = "expedition"
    else:
        verb = "yes" if action == ACCEPT else ("pass" if choice.kind == "turn" else "no")
    assert action != DECLINE or not piece
    return {"action": action, "words": words_of(state, action), "verb": verb, "piece": piece}
