"""The view of a seat: all that it may see, and nothing else. Everything here picks what to show; nothing blanks."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.faeriell.achievements import LEAST, regions_of, score
from tavola.games.faeriell.actions import (
    ATTUNE,
    BUILD_BEACON,
    CARD,
    CLEANSE_DOOM,
    CLEANSE_TOKENS,
    CLEANSE_TRIBE,
    COLOUR,
    DONE,
    DRAW_SOWER_PERK,
    DRESS_UP,
    GUARDIAN,
    HERB,
    HERO_PICK,
    IGNORE,
    INNATE,
    LEVEL_UP,
    MOVE_TRIBE,
    MOVES,
    NODE,
    NUMBERS,
    PAY,
    PERK,
    PHASES,
    PLAYERS,
    QUESTS,
    REGION,
    REGION_DISCOUNT,
    SETTLE,
    SLOTS,
    SOLVE_QUESTS,
    SOLVES,
    TAKE_DOOM,
    TAKE_TOTEM,
    WALK_IN_SHADOW,
    YES,
    YIELD,
)
from tavola.games.faeriell.asked import asked_of, rules_asked
from tavola.games.faeriell.ending import TEAM_TARGETS
from tavola.games.faeriell.event_phase import draws_at
from tavola.games.faeriell.harvest import most_steps
from tavola.games.faeriell.notation import words_of
from tavola.games.faeriell.pieces import (
    ACHIEVEMENTS,
    CARD_KINDS,
    CARD_ROOM,
    COLOURS,
    DOOM_END,
    GUARDIANS,
    HERO_TYPES,
    MOST_SETTLEMENTS,
    NODE_ROOM,
    SHADOW,
)
from tavola.games.faeriell.prospect import harvest_at
from tavola.games.faeriell.rounds import phase_under_way
from tavola.games.faeriell.sheet import most_gems
from tavola.games.faeriell.state import (
    COOP,
    DIFFICULTY_NAMES,
    ENDING_NAMES,
    MODE_NAMES,
    SCENARIO_NAMES,
    VERSUS,
    FaeriellState,
)
from tavola.games.faeriell.table import (
    AchievementView,
    CardCount,
    FaeriellTable,
    HerbView,
    HeroView,
    MapView,
    SeatView,
    WheelView,
)
from tavola.games.faeriell.world import World
from tavola.kernel.view import Action, ChoiceView, View


def view_of(state: FaeriellState, seat: int) -> View:
    """What ``seat`` may see; -1 is a spectator."""
    rules = state.rules
    values = rules.values
    modules = (
        ("shadows", rules.shadows),
        ("drifter", rules.drifter),
        ("advanced", rules.advanced),
        ("kickstarter", rules.kickstarter),
        ("doom_shield", rules.doom_shield),
        ("winter_each_turn", rules.winter_each_turn),
    )
    choice = state.choice
    table: FaeriellTable = {
        "round": state.round,
        "turn": state.turns,
        "player": choice.player(state) if choice is not None and not state.round else state.player,
        "phase": phase_under_way(state),
        "first_player": state.first_player,
        "mode": MODE_NAMES[rules.mode],
        "scenario": SCENARIO_NAMES[rules.scenario],
        "difficulty": DIFFICULTY_NAMES[rules.difficulty],
        "modules": [name for name, on in modules if on],
        "source": values.source,
        "map": map_of(state.world),
        "regions": [
            {
                "id": f"r{region}",
                "owner": state.owner[region],
                "beacon": state.beacon[region],
                "totem": state.totem == region,
                "token": state.heartland[region],
            }
            for region in range(state.world.region_count)
        ],
        "guardians": [
            {
                "id": f"g{guardian}",
                "region": state.guardian_at[guardian],
                "token": state.token_colour(guardian),
                "attunement": state.attunement_of[guardian],
                "rotated": bool(state.rotated_attunements >> guardian & 1),
                "cost": list(values.attunement_costs[guardian]),
            }
            for guardian in range(GUARDIANS)
        ],
        "seats": [seat_of(state, player, seat) for player in range(state.seats)],
        "doom": state.doom,
        "draws": draws_at(state.doom),
        "bag": len(state.bag),
        "aside": sorted(token >> 2 for token in state.aside),
        "automatic_doom": values.automatic_doom[min(state.doom, DOOM_END - 1)] if rules.mode != VERSUS else 0,
        "decks": [
            {"id": f"k{colour}", "count": len(state.decks[colour]), "discard": list(state.discards[colour])}
            for colour in range(COLOURS)
        ],
        "herb_row": [{"id": f"b{herb}", "herb": herb, "rotated": False} for herb in state.herb_row],
        "herb_deck": len(state.herb_deck),
        "herb_discard": list(state.herb_discard),
        "herb_cost": list(values.herb_cost),
        "piles": [
            {"id": f"p{pile[-1]}" if pile else "", "top": pile[-1] if pile else -1, "count": len(pile)}
            for pile in state.piles
        ],
        "sower": state.sower,
        "sower_stock": list(state.sower_stock),
        "beacon_supply": list(state.beacon_supply),
        "beacon_cost": list(values.beacon_cost),
        "dress_up_cost": values.dress_up_cost,
        "totem": state.totem,
        "totem_cards": list(state.totem_cards),
        "wheel": wheel_of(state),
        "achievements": [achievement_of(state, achievement) for achievement in range(ACHIEVEMENTS)],
        "drifter": state.drifter,
        "drifter_holder": state.drifter_holder,
        "triggered": state.triggered,
        "tash": state.tash,
        "asked": asked_of(state, choice) if choice is not None else {},
        "team": team_of(state),
        "ending": ENDING_NAMES[state.ending],
        "places": list(state.places),
    }
    plain: dict[str, Any] = dict(table)
    return {
        "game": "faeriell",
        "seat": seat,
        "choice": choice_of(state, seat),
        "returns": state.returns(),
        "table": plain,
    }


def map_of(world: World) -> MapView:
    """The map as data."""
    return {
        "size": world.size,
        "region_names": list(world.region_names),
        "areas": list(world.area),
        "terrains": list(world.terrain),
        "polygons": [list(polygon) for polygon in world.polygons],
        "node_names": list(world.node_names),
        "nodes": list(world.node_at),
        "paths": [
            (node, other) for node in range(world.node_count) for other in world.neighbours[node] if node < other
        ],
    }


def seat_of(state: FaeriellState, player: int, seat: int) -> SeatView:
    """A Tribe as ``seat`` sees it: its own cards by their Guardians, of others those that were revealed (A21)."""
    owned = state.owned[player].bit_count()
    first = player * CARD_KINDS
    known = state.pool if player == seat else state.revealed
    cards: list[CardCount] = [
        {"id": f"c{card}" if player == seat else "", "card": card, "count": known[first + card]}
        for card in range(CARD_KINDS)
        if known[first + card]
    ]
    return {
        "player": player,
        "corruption": state.corruption[player],
        "sower": state.sower == player,
        "phases_done": [bool(state.phases[player] >> phase & 1) for phase in range(3)],
        "regions": regions_of(state, player),
        "settlements_left": MOST_SETTLEMENTS - owned,
        "harvest_steps": most_steps(state, player),
        "essences": state.essences[player * COLOURS : player * COLOURS + COLOURS],
        "cards": cards,
        "tracking": state.tracking[player * 4 : player * 4 + 4],
        "heroes": heroes_of(state, player, seat),
        "herbs": herbs_of(state, player),
        "attunements": [guardian for guardian in range(GUARDIANS) if state.attunement_of[guardian] == player],
        "slots": list(state.rules.values.achievement_slots),
        "covered": [bool(state.slots[player] >> slot & 1) for slot in range(5)],
        "spare": state.spare[player],
        "claims": [one for one in range(ACHIEVEMENTS) if state.claims[player] >> one & 1],
        "drawn": len(state.drawn[player]),
        "drawn_cards": list(state.drawn[player]) if player == seat else [],
        "holds_drifter": state.drifter >= 0 and state.drifter_holder == player,
        "settlement_cost": owned if owned < MOST_SETTLEMENTS else 0,
    }


def heroes_of(state: FaeriellState, player: int, seat: int) -> list[HeroView]:
    """The player's Hero tiles, those active first."""
    found: list[HeroView] = []
    for kind in range(HERO_TYPES):
        hero = player * HERO_TYPES + kind
        active = state.hero_node[hero] >= 0
        if not active and not state.inactive[player] >> kind & 1:
            continue
        quests = sorted(state.quests[hero])
        found.append(
            {
                "id": f"h{player}-{kind}",
                "type": kind,
                "active": active,
                "node": state.hero_node[hero],
                "level": state.level(hero) if active else 0,
                "gems": state.gems[hero],
                "most_gems": most_gems(state, hero) if active else 0,
                "perks": [
                    {"id": f"p{perk}", "perk": perk, "used": bool(state.perk_used >> perk & 1)}
                    for perk in state.perks[hero]
                ],
                "quests": [card // CARD_ROOM for card in quests],
                "quest_cards": quests if player == seat else [],
                "innate_used": player == state.player and bool(state.innate_used >> kind & 1),
            }
        )
    return sorted(found, key=lambda one: not one["active"])


def herbs_of(state: FaeriellState, player: int) -> list[HerbView]:
    """The player's Herbs; of equal ones those rotated come first."""
    rotated = list(state.rotated_herbs[player])
    found: list[HerbView] = []
    for herb in sorted(state.herbs[player]):
        is_rotated = herb in rotated
        if is_rotated:
            rotated.remove(herb)
        found.append({"id": f"o{player}-{herb}", "herb": herb, "rotated": is_rotated})
    return found


def wheel_of(state: FaeriellState) -> WheelView:
    """The wheel; while somebody chooses how far to move, with what each stop would give."""
    slots = state.rules.values.wheel
    choice = state.choice
    steps = range(0)
    if choice is not None and choice.kind == "harvest":
        steps = range(1, most_steps(state, state.player) + 1)
    return {
        "slots": list(slots),
        "at": state.wheel,
        "gems": [slot for slot in range(len(slots)) if state.wheel_gems >> slot & 1],
        "stops": [
            {
                "slot": (state.wheel + step) % len(slots),
                "steps": step,
                "harvest": harvest_at(state, (state.wheel + step) % len(slots)),
            }
            for step in steps
        ],
    }


def achievement_of(state: FaeriellState, achievement: int) -> AchievementView:
    """Who holds the Achievement, and how near the others are."""
    return {
        "id": f"x{achievement}",
        "achievement": achievement,
        "holders": [player for player in range(state.seats) if state.claims[player] >> achievement & 1],
        "scores": [score(state, player, achievement) for player in range(state.seats)],
        "least": LEAST[achievement],
    }


def team_of(state: FaeriellState) -> list[int]:
    """Different Achievements, their target, tokens placed, their target (FAE-COOP-16 to -23)."""
    if state.rules.mode == VERSUS:
        return [0, 0, 0, 0]
    together = 0
    for claims in state.claims:
        together |= claims
    tokens = sum(claims.bit_count() for claims in state.claims)
    different, placed = TEAM_TARGETS[state.seats] if state.rules.mode == COOP else (6, 6)
    return [together.bit_count(), different, tokens, placed]


# The question --------------------------------------------------------------------------------------------------------


def choice_of(state: FaeriellState, seat: int) -> ChoiceView | None:
    """The question that waits; its answers for the seat that is asked only."""
    choice = state.choice
    if choice is None:
        return None
    player = choice.player(state)
    return {
        "kind": choice.kind,
        "player": player,
        "rules": list(rules_asked(state, choice)),
        "source": "",
        "about": {"card": "", "ability": -1},
        "picked": [],
        "offers": [],
        "actions": [action_of(state, player, choice.kind, action) for action in state.legal] if player == seat else [],
    }


def action_of(state: FaeriellState, player: int, kind: str, action: int) -> Action:
    """A legal action with the piece that a person would click."""
    verb, piece = verb_and_piece(state, player, kind, action)
    return {"action": action, "words": words_of(state, action), "verb": verb, "piece": piece}


def verb_and_piece(state: FaeriellState, player: int, kind: str, action: int) -> tuple[str, str]:
    """What the action does, and the id of its piece, "" where it is a button."""
    if action >= SOLVE_QUESTS:
        hero, card = divmod(action - SOLVE_QUESTS, CARD_KINDS)
        return "solve_quest", f"q{hero}-{card}"
    if action >= QUESTS:
        return "quest", f"k{(action - QUESTS) % COLOURS}"
    if action >= SOLVES:
        return "solve", f"g{(action - SOLVES) % GUARDIANS}"
    if action >= MOVES:
        return "move", f"n{(action - MOVES) % NODE_ROOM}"
    if action >= NODE:
        return "node", f"n{action - NODE}"
    for first, verb in (
        (MOVE_TRIBE, "move_tribe"),
        (TAKE_TOTEM, "totem"),
        (BUILD_BEACON, "beacon"),
        (SETTLE, "settle"),
        (REGION, "region"),
    ):
        if action >= first:
            return verb, f"r{action - first}"
    if action >= CARD:
        return "card", card_piece(state, kind, action - CARD)
    if action >= PERK:
        return "perk", f"p{action - PERK}"
    if action >= HERB:
        herb = action - HERB
        return "herb", f"b{herb}" if kind in ("tribe", "discard_herb") else f"o{player}-{herb}"
    if action >= ATTUNE:
        return "attune", f"a{action - ATTUNE}"
    for first, verb in ((INNATE, "innate"), (LEVEL_UP, "level_up"), (DRESS_UP, "dress_up"), (HERO_PICK, "hero")):
        if action >= first:
            return verb, f"h{player}-{action - first}"
    return small_verb_and_piece(state, player, kind, action)


def card_piece(state: FaeriellState, kind: str, card: int) -> str:
    """A card lies in the own Pool, or in a Hero's Quest Pool."""
    if kind != "drop_quest":
        return f"c{card}"
    hero = asked_of(state, state.choice)["hero"] if state.choice is not None else 0
    return f"q{hero}-{card}"


def small_verb_and_piece(state: FaeriellState, player: int, kind: str, action: int) -> tuple[str, str]:
    """The same for the first part of the vocabulary."""
    if action >= GUARDIAN:
        return "guardian", f"g{action - GUARDIAN}"
    if action >= SLOTS:
        return "slot", f"s{action - SLOTS}"
    if action >= PLAYERS:
        return "player", f"t{action - PLAYERS}"
    if action >= COLOUR:
        return "colour", f"m{action - COLOUR}" if kind == "beacon" else ""
    if action >= NUMBERS:
        return "steps", f"w{(state.wheel + action - NUMBERS) % len(state.rules.values.wheel)}"
    if action == WALK_IN_SHADOW:
        return "shadow", f"h{player}-{SHADOW}"
    if CLEANSE_TOKENS <= action < CLEANSE_TOKENS + GUARDIANS:
        return "cleanse_token", f"g{action - CLEANSE_TOKENS}"
    if PHASES <= action < PHASES + 3:
        return "phase", f"f{action - PHASES}"
    return SINGLE_VERBS[action], ""


SINGLE_VERBS: Final = {
    DONE: "done",
    YES: "designated",
    PAY: "pay",
    YIELD: "yield",
    IGNORE: "ignore",
    CLEANSE_TRIBE: "cleanse_tribe",
    CLEANSE_DOOM: "cleanse_doom",
    TAKE_DOOM: "doom",
    REGION_DISCOUNT: "discount_settlement",
    DRAW_SOWER_PERK: "draw_sower_perk",
}
