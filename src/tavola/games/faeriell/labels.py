"""The questions, and what each answer does, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tavola.games.faeriell.actions import (
    ATTUNE,
    CARD,
    CLEANSE_TOKENS,
    COLOUR,
    DRESS_UP,
    GUARDIAN,
    HERB,
    HERO_PICK,
    INNATE,
    LEVEL_UP,
    MOVES,
    NODE,
    NUMBERS,
    PERK,
    PHASES,
    PLAYERS,
    QUESTS,
    REGION,
    SLOTS,
    SOLVE_QUESTS,
    SOLVES,
)
from tavola.games.faeriell.herb import herb_name, herb_text
from tavola.games.faeriell.names import (
    ACHIEVEMENTS_OF,
    BEACONS_OF,
    ESSENCES,
    GUARDIANS_OF,
    GUARDIANS_OF_THE,
    GUARDIANS_THE,
    HEROES,
    HEROES_YOUR,
    MENACES,
    PHASES_OF,
    REGIONS_OF,
    TRIBES,
)
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import (
    ANY,
    CARD_KINDS,
    CARD_ROOM,
    COLOURS,
    GUARDIANS,
    NODE_ROOM,
    REGION_ROOM,
)
from tavola.games.faeriell.sentences import capital, icon_words, region_words, words_for
from tavola.kernel.language import mark
from tavola.kernel.view import Action, View

Words = Callable[[str], str]

# The questions -------------------------------------------------------------------------------------------------------

QUESTIONS: Final[dict[str, str]] = {
    "phase": mark("Which Phase?"),
    "tribe": mark("Tribe Phase: which action?"),
    "hero": mark("Hero Phase: which action?"),
    "pay": mark("What pays {symbol}? Still due: {due}."),
    "pay_colour": mark("In which colour do you pay the {count} Essences?"),
    "spend": mark("Which card do you spend? ({colours})"),
    "place_hero": mark("On which node does {your_hero} stand?"),
    "track": mark("Which Tracking token moves 1 forward?"),
    "take_perk": mark("Which Perk does {your_hero} gain?"),
    "turn_pile": mark("Which other Perk goes to the bottom of its pile?"),
    "beacon": mark("Which Beacon do you build in {region}?"),
    "discard_herb": mark("Which of the other Herbs is discarded?"),
    "move_tribe": mark("Where does your Settlement of {region} go?"),
    "guardian_movement": mark("Do you reveal a card, to move its Guardian?"),
    "move_guardian": mark("To which Region does {guardian} go?"),
    "nudge_guardian": mark("Which Guardian goes to which Region?"),
    "beacon_solve": mark("Which Menace does a Beacon of yours solve?"),
    "which_beacon": mark("Which Beacon solves the Menace {of_guardian}?"),
    "push_back": mark("Your Tracking token is at its end: whose goes 1 back? ({colour})"),
    "harvest": mark("Harvest: how far does the token move?"),
    "heartland": mark("Which Essence does {region} give you?"),
    "harvest_terrain": mark("Which {terrain} do you harvest?"),
    "corruption": mark("A Corruption Event: how do you solve it?"),
    "become_sower": mark("Which of your Heroes becomes the Corruption Sower?"),
    "swap_perk": mark("Which Perk do you swap for one of the Sower?"),
    "take_sower_perk": mark("Which Perk of the Sower takes its place?"),
    "drop_quest": mark("{your_hero} has one Quest too many: which goes?"),
    "shadow_node": mark("To which node does your Shadow go?"),
    "step": mark("To which node does {your_hero} step?"),
    "attunement_hero": mark("Which of your Heroes moves with {guardian}?"),
    "attunement_node": mark("To which node does {your_hero} go?"),
    "herb_guardian": mark("Which Menace does the Herb solve?"),
    "herb_hero": mark("Which of your Heroes solves the Menace {of_guardian}?"),
    "drifter": mark("You lead the Drifter: what does it do?"),
    "shift": mark("Under which Guardian does the token {of_guardian} go?"),
    "convert": mark("Which card do you convert?"),
    "remove": mark("Which Menace does {your_hero} remove?"),
    "corrupt_whom": mark("Whom do you corrupt?"),
    "hand_over": mark("Which Corruption Essence do you hand over?"),
    "draw_any": mark("Which colour do you draw?"),
    "claim": mark("You claim {achievement}: which token goes there?"),
    "pay_for_claim": mark("Spend an Essence ({colours}), or does Doom move?"),
    "place_settlement": mark("Where do you settle?"),
    "first_hero": mark("Which Hero do you begin with?"),
    "second_hero": mark("Which is your second Hero?"),
    "other_essence": mark("Of which Heartland do you take the other Essence?"),
    "wido": mark("Which Essence do you trade for Corruption?"),
}
#: Where do you settle: not one more or one more, anywhere or by one's own cards (FAE-SETUP2-01, FAE-COOP-07).
SETTLE_QUESTIONS: Final[dict[tuple[bool, bool], str]] = {
    (False, False): QUESTIONS["place_settlement"],
    (True, False): mark("One more Settlement: where do you settle?"),
    (False, True): mark("Where do you settle? It must be in the Area of one of your drawn cards."),
    (True, True): mark("One more Settlement: where? It must be in the Area of one of your drawn cards."),
}
ANY_ESSENCE_WORDS: Final = mark("any Essence")
#: What everybody else reads while a question waits: it says "you" to the one who is asked.
_WAITING: Final = mark("{tribe} decides.")


def prompt_of(view: View, language: str) -> str:
    """The question that waits; to everybody but the one who is asked, who decides."""
    choice = view["choice"]
    if choice is None:
        return ""
    words = words_for(language)
    if choice["player"] != view["seat"]:
        return words(_WAITING).format(tribe=TRIBES[choice["player"]])
    table: Any = view["table"]
    return capital(words(question_of(choice["kind"], table["asked"])).format(**asked_words(table, words)))


def question_of(kind: str, asked: Mapping[str, Any]) -> str:
    """The sentence of a question, as it stands."""
    if kind == "place_settlement":
        return SETTLE_QUESTIONS[asked.get("more", False), asked.get("cards", False)]
    return QUESTIONS[kind]


def asked_words(table: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """What the question is about, as words."""
    asked = table["asked"]
    gaps: dict[str, Any] = dict(asked)
    if "hero" in asked:
        gaps["your_hero"] = words(HEROES_YOUR[asked["hero"]])
    if asked.get("guardian", -1) >= 0:
        gaps["guardian"] = words(GUARDIANS_THE[asked["guardian"]])
        gaps["of_guardian"] = words(GUARDIANS_OF_THE[asked["guardian"]])
    if "region" in asked:
        gaps["region"] = region_words(table, asked["region"], words)
    if "terrain" in asked:
        gaps["terrain"] = words(REGIONS_OF[asked["terrain"]])
    if "achievement" in asked:
        gaps["achievement"] = words(ACHIEVEMENTS_OF[asked["achievement"]])
    if "colours" in asked:
        gaps["colours"] = ", ".join([words(ESSENCES[colour]) for colour in asked["colours"]])
    if "colour" in asked:
        gaps["symbol"] = symbol_words(asked["colour"], 1, words)
        gaps["colour"] = words(ESSENCES[asked["colour"]])
    if "due" in asked:
        gaps["due"] = cost_words(asked["due"], words)
    return gaps


def symbol_words(symbol: int, count: int, words: Words) -> str:
    """A symbol of a cost, some times."""
    name = words(ANY_ESSENCE_WORDS if symbol == ANY else ESSENCES[symbol])
    return f"{count} × {name}"


def cost_words(cost: list[int], words: Words) -> str:
    """A cost."""
    return ", ".join([symbol_words(symbol, count, words) for symbol, count in enumerate(cost) if count])


# The answers ---------------------------------------------------------------------------------------------------------

#: "done" means something else in each question.
DONE_LABELS: Final[dict[str, str]] = {
    "tribe": mark("End the Tribe Phase"),
    "hero": mark("End the Hero Phase"),
    "guardian_movement": mark("Move no Guardian"),
    "beacon_solve": mark("Solve nothing more"),
    "push_back": mark("Nobody's"),
    "swap_perk": mark("No more swaps"),
    "step": mark("Stay here"),
    "drifter": mark("Leave the Drifter"),
    "wido": mark("No more trades"),
}
NOTHING: Final = mark("Nothing")
SINGLE_LABELS: Final[dict[str, str]] = {
    "designated": mark("A token of the designated area, at no cost"),
    "pay": mark("Pay the rest for me"),
    "yield": mark("Yield to Corruption: take a Corruption Essence, Tribe Corruption 1 forward"),
    "ignore": mark("Ignore Corruption: Doom 1 forward"),
    "cleanse_tribe": mark("Cleanse your Tribe: spend an Essence, Tribe Corruption 1 back"),
    "cleanse_doom": mark("Cleanse Corruption: spend an Essence, Doom 1 back"),
    "doom": mark("Spend nothing: Doom 1 forward"),
    "discount_settlement": mark("A discount for a Settlement of yours in the Area"),
    "draw_sower_perk": mark("Draw a random Perk of the Corruption Sower"),
    "shadow": mark("Walk in shadow: spend a Corruption Essence, go to any node"),
}
IGNORE_WITH_TOKEN: Final = mark("Ignore Corruption: Doom 1 forward, and {guardian} is Corrupted")


def label_of(view: View, action: Action, language: str) -> str:
    """What an answer does."""
    words = words_for(language)
    table: Any = view["table"]
    choice = view["choice"]
    assert choice is not None
    return capital(answer_words(table, choice["kind"], choice["player"], action, words))


def answer_words(table: Mapping[str, Any], kind: str, player: int, action: Action, words: Words) -> str:
    """The answer by its verb."""
    verb, number = action["verb"], action["action"]
    if verb == "done":
        return words(DONE_LABELS.get(kind, NOTHING))
    if verb == "ignore" and table["asked"].get("token"):
        return words(IGNORE_WITH_TOKEN).format(guardian=words(GUARDIANS_THE[table["asked"]["guardian"]]))
    if verb in SINGLE_LABELS:
        return words(SINGLE_LABELS[verb])
    if number >= MOVES:
        return hero_words(table, player, verb, number, words)
    if number >= REGION:
        return place_words(table, player, verb, number, words)
    return thing_words(table, kind, player, verb, number, words)


def hero_words(table: Mapping[str, Any], player: int, verb: str, number: int, words: Words) -> str:
    """What a Hero does for an Action gem."""
    if verb == "solve_quest":
        kind, card = divmod(number - SOLVE_QUESTS, CARD_KINDS)
        return words(mark("{hero}: solve the Quest {essence}, {guardian}")).format(
            hero=words(HEROES[kind]), **card_gaps(card, words)
        )
    if verb == "quest":
        kind, colour = divmod(number - QUESTS, COLOURS)
        return words(mark("{hero}: go on a Quest, {essence}")).format(
            hero=words(HEROES[kind]), essence=words(ESSENCES[colour])
        )
    if verb == "solve":
        kind, guardian = divmod(number - SOLVES, GUARDIANS)
        menace = MENACES[table["guardians"][guardian]["token"]]
        return words(mark("{hero}: solve the {menace} {of_guardian}")).format(
            hero=words(HEROES[kind]), menace=words(menace), of_guardian=words(GUARDIANS_OF_THE[guardian])
        )
    kind, node = divmod(number - MOVES, NODE_ROOM)
    return words(mark("{hero}: move to {node}")).format(hero=words(HEROES[kind]), node=table["map"]["node_names"][node])


PLACE_LABELS: Final[dict[str, str]] = {
    "region": mark("{region}"),
    "settle": mark("Build a Settlement in {region}: {cost} Essences of one colour"),
    "beacon": mark("Build a Beacon in {region}: {beacon_cost}"),
    "totem": mark("Put the Totem in {region}: {totem_cost}"),
    "move_tribe": mark("Move your Settlement of {region}: 1 green or yellow Essence"),
}


def place_words(table: Mapping[str, Any], player: int, verb: str, number: int, words: Words) -> str:
    """A node, or a Region and what is done there."""
    if number >= NODE:
        return str(table["map"]["node_names"][number - NODE])
    return words(PLACE_LABELS[verb]).format(
        region=region_words(table, (number - REGION) % REGION_ROOM, words),
        cost=table["seats"][player]["settlement_cost"],
        beacon_cost=cost_words(table["beacon_cost"], words),
        totem_cost=symbol_words(1, 1 + len(table["totem_cards"]), words),
    )


def thing_words(table: Mapping[str, Any], kind: str, player: int, verb: str, number: int, words: Words) -> str:
    """Everything else that can be pointed at."""
    if verb == "card":
        return words(mark("{essence}, {guardian}")).format(**card_gaps(number - CARD, words))
    if verb == "perk":
        return TILES[number - PERK].text(words)
    if verb == "herb":
        return herb_words(kind, number - HERB, table, words)
    if verb == "attune":
        guardian = number - ATTUNE
        if kind == "hero":
            return words(mark("Use the Attunement: {guardian}")).format(guardian=words(GUARDIANS_OF[guardian]))
        return words(mark("Attune with {guardian}: {cost}")).format(
            guardian=words(GUARDIANS_THE[guardian]), cost=cost_words(table["guardians"][guardian]["cost"], words)
        )
    if verb in HERO_LABELS:
        return hero_tile_words(table, kind, player, verb, number, words)
    return small_words(table, kind, verb, number, words)


def card_gaps(card: int, words: Words) -> dict[str, str]:
    """A card as words."""
    return {
        "essence": words(ESSENCES[card // CARD_ROOM]),
        "guardian": words(GUARDIANS_OF[card % CARD_ROOM]),
    }


def herb_words(kind: str, herb: int, table: Mapping[str, Any], words: Words) -> str:
    """A Herb is gathered, discarded or used."""
    if kind == "tribe":
        return words(mark("Gather a Herb, {herb}: {cost}")).format(
            herb=herb_name(herb, words), cost=cost_words(table["herb_cost"], words)
        )
    if kind == "hero":
        return herb_text(herb, words)
    return words(mark("Herb: {herb}")).format(herb=herb_name(herb, words))


HERO_LABELS: Final[dict[str, tuple[int, str]]] = {
    "innate": (INNATE, mark("The discount of {your_hero}")),
    "level_up": (LEVEL_UP, mark("Level up {your_hero}: {cost} Essences of one colour")),
    "dress_up": (DRESS_UP, mark("{hero}")),
    "hero": (HERO_PICK, mark("{hero}")),
}


#: In setup a Hero costs nothing.
DRESS_UP_FOR: Final = mark("Dress up {your_hero}: {cost} Essences of its colour")


def hero_tile_words(table: Mapping[str, Any], asked_in: str, player: int, verb: str, number: int, words: Words) -> str:
    """Something with a Hero tile of one's own."""
    first, sentence = HERO_LABELS[verb]
    kind = number - first
    levels = [one["level"] for one in table["seats"][player]["heroes"] if one["type"] == kind]
    cost = levels[0] + 1 if levels else 0
    if verb == "dress_up" and asked_in == "tribe":
        sentence, cost = DRESS_UP_FOR, table["dress_up_cost"]
    return words(sentence).format(hero=words(HEROES[kind]), your_hero=words(HEROES_YOUR[kind]), cost=cost)


def small_words(table: Mapping[str, Any], kind: str, verb: str, number: int, words: Words) -> str:
    """The first part of the vocabulary."""
    if verb == "guardian":
        return words(GUARDIANS_THE[number - GUARDIAN])
    if verb == "cleanse_token":
        return words(mark("Cleanse Corruption: spend an Essence, free {guardian}")).format(
            guardian=words(GUARDIANS_THE[number - CLEANSE_TOKENS])
        )
    if verb == "slot":
        colour = table["seats"][0]["slots"][number - SLOTS]
        return words(mark("Token of slot {slot}: uncovers {essence}")).format(
            slot=number - SLOTS + 1, essence=words(ANY_ESSENCE_WORDS if colour == ANY else ESSENCES[colour])
        )
    if verb == "player":
        return TRIBES[number - PLAYERS]
    if verb == "colour":
        if kind == "beacon":
            return words(BEACONS_OF[number - COLOUR])
        return words(ESSENCES[number - COLOUR])
    if verb == "phase":
        return words(PHASES_OF[number - PHASES])
    steps = number - NUMBERS
    wheel = table["wheel"]
    icon = wheel["slots"][(wheel["at"] + steps) % len(wheel["slots"])]
    return words(mark("{steps}: to {icon}")).format(steps=steps, icon=icon_words(icon, words))
