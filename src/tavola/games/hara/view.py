"""The view of a seat: all that it may see, and nothing else. Everything here picks what to show; nothing blanks."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.hara.actions import (
    AIM,
    AIM_UNIT,
    ALLY,
    ASK_HELP,
    BOTTOM,
    CHARGE,
    CLOSE_RIFT,
    COLOR,
    DONE,
    END_ADVENTURE,
    GIVE_ITEM,
    GO,
    HEAL,
    NUMBER,
    OPTION,
    PICK,
    PICK_ITEM,
    PLACE,
    REIGNITE,
    STANCE,
    STEP,
    TILE,
    TOP,
    TURN_BONUS,
    USE_ITEM,
    YES,
)
from tavola.games.hara.asked import asked_of, source_of
from tavola.games.hara.board import may_be_entered
from tavola.games.hara.gaining import StealWhat
from tavola.games.hara.moving import Moving
from tavola.games.hara.names import SPACE_IDS, ability_id, unit_id
from tavola.games.hara.notation import words_of
from tavola.games.hara.pieces import (
    ABILITIES,
    COLOR_NAMES,
    COLORS,
    DUSK_DECK,
    EVENT,
    HEX_KINDS,
    ITEM_NUMBERS,
    MOST_SEATS,
    NOWHERE,
    PASSIVE,
    RESOURCE_MOST,
    RESOURCE_NAMES,
    RESOURCE_OWNER,
    RESOURCES,
    ROOM,
    SPACES,
    STANCE_NAMES,
    TILE_NAMES,
    TILES,
    UNITS,
    WORLD_COLORS,
)
from tavola.games.hara.prospect import damage_on_way, threat_at, way_of
from tavola.games.hara.setup import ChooseQuest
from tavola.games.hara.state import HaraState
from tavola.games.hara.table import (
    BoardCardView,
    CorruptedView,
    HaraTable,
    HexView,
    ItemView,
    QuestView,
    SeatView,
    SpaceView,
    TileView,
    WayView,
)
from tavola.kernel.step import Choice
from tavola.kernel.view import Action, ChoiceView, View

PHASE_NAMES: Final = ("", "adventure", "attack")


def view_of(state: HaraState, seat: int) -> View:
    """What ``seat`` may see; -1 is a spectator."""
    cards = state.cards
    choice = state.choice
    threatened = state.active if state.active >= 0 else max(seat, 0)
    table: HaraTable = {
        "cards": cards.digest,
        "mode": state.rules.scenario.name,
        "bar": state.rules.bar,
        "health_must_remain": state.rules.health_must_remain,
        "day": state.day,
        "dusk": state.dusk,
        "active": state.active,
        "phase": PHASE_NAMES[state.phase],
        "activations": state.activations,
        "order": state.order[:],
        "tiles": [tile_of(state, tile) for tile in range(TILES)],
        "spaces": [space_of(state, space, threatened) for space in range(SPACES) if not is_gone(state, space)],
        "seats": [seat_of(state, player, seat) for player in range(state.seats)],
        "corrupted": [corrupted_of(state, unit) for unit in range(MOST_SEATS, UNITS) if state.at[unit] != NOWHERE],
        "dusk_cards": len(state.decks[DUSK_DECK]),
        "shifts": len(state.shift_deck),
        "discard": [cards.hex_cards[card].id for card in state.discard],
        "items": {item.id: state.items_left[item.number] for item in cards.items},
        "doom": state.doom,
        "tokens": state.tokens,
        "guests": [cards.hex_cards[card].id for card in state.guests],
        "bosses": [(TILE_NAMES if deck else ("dusk",))[deck] for deck in range(TILES) if state.bosses >> deck & 1],
        "quests": [cards.quests[quest].id for quest in state.dealt_quests[seat]] if seat >= 0 else [],
        "ways": ways_of(state, choice) if choice is not None and choice.player(state) == seat else [],
        "asked": asked_of(state, choice),
        "ending": state.over,
        "winners": [player for player in range(state.seats) if state.winners >> player & 1],
    }
    plain: dict[str, Any] = {**table}
    return {
        "game": "hara",
        "seat": seat,
        "choice": choice_of(state, seat),
        "returns": state.returns(),
        "table": plain,
    }


# The map --------------------------------------------------------------------------------------------------------------


def is_gone(state: HaraState, space: int) -> bool:
    """Whether the space belongs to a World that was removed."""
    return state.removed >> space // ROOM & 1 == 1


def tile_of(state: HaraState, tile: int) -> TileView:
    """A tile, and what the back of its deck's top card shows (HARA-DECKS-07)."""
    deck = state.decks[tile] if tile else []
    color = WORLD_COLORS[tile]
    return {
        "id": TILE_NAMES[tile],
        "slot": state.board.slots[tile],
        "color": COLOR_NAMES[color] if color >= 0 else "",
        "removed": state.removed >> tile & 1 == 1,
        "cards": len(deck),
        "top": HEX_KINDS[state.cards.hex_cards[deck[-1]].kind] if deck else "",
    }


def space_of(state: HaraState, space: int, threatened: int) -> SpaceView:
    """A space with what lies and stands on it."""
    tile, number = divmod(space, ROOM)
    q, r = state.board.hex_of(space)
    enterable = may_be_entered(space)
    card = state.hex_at[space]
    lies: HexView | None = None
    if card >= 0:
        hex_card = state.cards.hex_cards[card]
        hidden = hex_card.kind == EVENT
        lies = {"kind": HEX_KINDS[hex_card.kind], "card": "" if hidden else hex_card.id, "hurt": state.hurt[space]}
    return {
        "id": SPACE_IDS[space],
        "tile": tile,
        "number": number,
        "q": q,
        "r": r,
        "enterable": enterable,
        "hex": lies,
        "razed": state.razed >> space & 1 == 1,
        "units": [unit_id(state, unit) for unit in range(UNITS) if state.at[unit] == space],
        "threat": threat_at(state, threatened, space) if enterable else 0,
    }


def ways_of(state: HaraState, choice: Choice) -> list[WayView]:
    """Every answer to a movement with its way and its dangers."""
    if not isinstance(choice, Moving):
        return []
    found: list[WayView] = []
    for action in state.legal:
        if action == DONE:
            continue
        way = way_of(state, choice, action)
        found.append(
            {
                "action": action,
                "spaces": [SPACE_IDS[space] for space in way],
                "danger": damage_on_way(state, choice, way),
                "threat": threat_at(state, choice.user, way[-1]) if way and choice.user < MOST_SEATS else 0,
            }
        )
    return found


# Player areas ---------------------------------------------------------------------------------------------------------


def seat_of(state: HaraState, player: int, seat: int) -> SeatView:
    """A player area; until it has been scored the secret target for its own seat only (HARA-S01-06)."""
    champion = state.cards.champions[state.champion[player]]
    first = player * COLORS
    prey = state.prey[player]
    stance = state.stance[player]
    return {
        "seat": player,
        "champion": champion.id,
        "team": state.team[player],
        "space": SPACE_IDS[state.at[player]],
        "health": state.health[player],
        "spirit": state.spirit[player],
        "energy": state.energy[first : first + COLORS],
        "resources": [
            {
                "name": RESOURCE_NAMES[resource],
                "value": state.resources[player * RESOURCES + resource],
                "most": RESOURCE_MOST[resource],
            }
            for resource in range(RESOURCES)
            if RESOURCE_OWNER[resource] == state.champion[player]
        ],
        "stance": STANCE_NAMES[stance] if stance >= 0 else "",
        "hand": cards_in(state, player, state.hand[player], "top"),
        "board": cards_in(state, player, state.board_cards[player], "bottom"),
        "pile": [ability_id(state, player, place) for place in range(ABILITIES) if state.pile[player] >> place & 1],
        "items": items_in(state, player),
        "passive": champion.abilities[PASSIVE].id if state.passives >> player & 1 else "",
        "quest": quest_of(state, player),
        "order": state.order.index(player) + 1,
        "bonus_used": state.bonus_used >> player & 1 == 1,
        "due": [name for bit, name in enumerate((*COLOR_NAMES, "ultimate")) if state.levels_due[player] >> bit & 1],
        "shield": state.shield[player],
        "next_attack": state.attack_bonus[player],
        "next_move": state.move_bonus[player],
        "points": state.points[player],
        "target": unit_id(state, prey) if prey >= 0 and (player == seat or state.scored >> player & 1) else "",
    }


def cards_in(state: HaraState, player: int, places: int, half: str) -> list[BoardCardView]:
    """Ability cards of a zone."""
    used = state.used[player]
    first = player * ABILITIES
    return [
        {
            "id": ability_id(state, player, place),
            "used": used >> place & 1 == 1,
            "charges": state.charges[first + place],
            "half": half,
        }
        for place in range(ABILITIES)
        if places >> place & 1
    ]


def items_in(state: HaraState, player: int) -> list[ItemView]:
    """The inventory."""
    first = player * ITEM_NUMBERS
    return [
        {
            "id": f"item/{player}/{item.id}",
            "card": item.id,
            "copies": state.items[first + item.number],
            "charges": state.item_charges[first + item.number] % 10,
        }
        for item in state.cards.items
        if state.items[first + item.number]
    ]


def quest_of(state: HaraState, player: int) -> QuestView | None:
    """The Quest that a player has embarked on."""
    quest = state.quest[player]
    if quest < 0:
        return None
    card = state.cards.quests[quest].id
    return {"card": card, "part": state.quest_part[player], "counted": state.counted[player]}


def corrupted_of(state: HaraState, unit: int) -> CorruptedView:
    """A Corrupted in play."""
    number = unit - MOST_SEATS
    return {
        "id": state.cards.corrupted[number].id,
        "space": SPACE_IDS[state.at[unit]],
        "health": state.health[unit],
        "bar": state.bars[number],
        "tokens": state.resilience[number],
        "team": state.team[unit],
    }


# The question ---------------------------------------------------------------------------------------------------------


def choice_of(state: HaraState, seat: int) -> ChoiceView | None:
    """The question that waits; its answers for the seat that is asked only."""
    choice = state.choice
    if choice is None:
        return None
    player = choice.player(state)
    return {
        "kind": choice.kind,
        "player": player,
        "rules": list(choice.rules),
        "source": source_of(state, choice),
        "about": {"card": "", "ability": -1},
        "picked": [],
        "offers": [],
        "actions": [action_of(state, player, choice, action) for action in state.legal] if player == seat else [],
    }


def action_of(state: HaraState, player: int, choice: Choice, action: int) -> Action:
    """A legal action with the piece that a person would click."""
    verb, piece = verb_and_piece(state, player, choice, action)
    return {"action": action, "words": words_of(state, action), "verb": verb, "piece": piece}


SINGLE_VERBS: Final = {
    DONE: "done",
    YES: "yes",
    END_ADVENTURE: "end",
    REIGNITE: "reignite",
}


def verb_and_piece(state: HaraState, player: int, choice: Choice, action: int) -> tuple[str, str]:
    """What the action does, and the id of its piece, "" where it is a button.

    To give an Item away and to ask for help are buttons: a press on an Item or a Monster is meant otherwise.
    """
    if action in SINGLE_VERBS:
        return SINGLE_VERBS[action], ""
    if action == TURN_BONUS:
        return "bonus", f"bonus/{player}"
    if action in (CLOSE_RIFT, ALLY):
        return "close" if action == CLOSE_RIFT else "ally", SPACE_IDS[state.at[player]]
    if action < USE_ITEM:
        for first, verb in ((PICK, "pick"), (CHARGE, "charge"), (BOTTOM, "bottom"), (TOP, "top")):
            if action >= first:
                return verb, f"card/{ability_id(state, player, action - first)}"
    if action < ASK_HELP:
        owner = choice.owner if isinstance(choice, StealWhat) else player
        if action >= GIVE_ITEM:
            return "give", ""
        for first, verb in ((PICK_ITEM, "pick_item"), (USE_ITEM, "use")):
            if action >= first:
                return verb, f"item/{owner}/{state.cards.items[action - first].id}"
    return verb_on_board(state, player, choice, action)


def verb_on_board(state: HaraState, player: int, choice: Choice, action: int) -> tuple[str, str]:
    """The same for what points at the map, and for single answers."""
    if action >= HEAL:
        return "heal", ""
    if action >= NUMBER:
        return "number", ""
    if action >= OPTION:
        if isinstance(choice, ChooseQuest):
            return "quest", f"quest/{state.cards.quests[state.dealt_quests[player][action - OPTION]].id}"
        return "option", ""
    if action >= STANCE:
        return "stance", ""
    if action >= COLOR:
        return "color", ""
    if action >= TILE:
        return "tile", f"tile/{TILE_NAMES[action - TILE]}"
    if action >= PLACE:
        return "place", SPACE_IDS[action - PLACE]
    if action >= AIM_UNIT:
        return "aim_unit", unit_id(state, action - AIM_UNIT)
    for first, verb in ((AIM, "aim"), (STEP, "step"), (GO, "go")):
        if action >= first:
            return verb, SPACE_IDS[action - first]
    if action >= ASK_HELP:
        return "help", ""
    raise AssertionError(f"there is no action {action}")
