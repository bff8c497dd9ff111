"""What lies beside the map, in words, and which sign stands for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tavola.games.faeriell.page.spoken import NameOf, achievement, guardian, say, terrain
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import (
    ACH_ESSENCE,
    ACH_TERRAIN,
    ACHIEVEMENTS,
    CLEANSER,
    FELLOWSHIP,
    GUARDIANS,
    HERB_HERO,
    HERB_SOLVE,
    HERB_TERRAIN,
    PURITY,
    WHEEL_TERRAIN,
)
from tavola.kernel.language import mark

#: The Achievements as they lie in the panel: Heroes, Essences, terrains, and the others in two rows.
ACHIEVEMENT_GROUPS: Final = (
    range(ACH_ESSENCE),
    range(ACH_ESSENCE, ACH_TERRAIN),
    range(ACH_TERRAIN, FELLOWSHIP),
    range(FELLOWSHIP, FELLOWSHIP + 4),
    range(FELLOWSHIP + 4, ACHIEVEMENTS),
)
_COLOURS: Final = (mark("red"), mark("yellow"), mark("blue"), mark("green"), mark("Corruption"))
_PHASE_WORDS: Final = (mark("Tribe"), mark("Event"), mark("Hero"))
#: Questions that are answered with pieces which lie beside the map, or may be missed on it: each has a button as well.
_NAMED_KINDS: Final = (
    *("phase", "first_hero", "second_hero", "take_perk", "turn_pile", "beacon", "which_beacon", "beacon_solve"),
    *("push_back", "corruption", "become_sower", "swap_perk", "take_sower_perk", "drop_quest", "attunement_hero"),
    *("herb_guardian", "herb_hero", "discard_herb", "convert", "remove", "corrupt_whom", "hand_over", "track"),
    *("claim", "pay_for_claim", "spend", "wido"),
)
#: The signs of the Achievements from Fellowship on.
_OTHER_ICONS: Final = ("perk-kind-3", "herb", "attunement", "beacon-1", "totem", "settlement-3", "gem", "doom")


def colour(number: int, language: str) -> str:
    """The name of a colour."""
    return say(language, _COLOURS[number])


def phase_word(number: int, language: str) -> str:
    """A Phase in one word."""
    return say(language, _PHASE_WORDS[number])


def named_answers(view: Any, lit: Mapping[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The answers on pieces that are told in words beneath the question, too."""
    if not view["choice"] or view["choice"]["kind"] not in _NAMED_KINDS:
        return []
    return sorted((one for acts in lit.values() for one in acts), key=lambda one: int(one["action"]))


def perk_icon(perk: int) -> str:
    """The sign of the kind of a Perk."""
    return f"perk-kind-{TILES[perk].kind}"


def herb_icon(herb: int) -> str:
    """The sign of what a Herb works on: Essences, Menaces, a Hero, a terrain."""
    if herb >= HERB_TERRAIN:
        return f"terrain-{herb - HERB_TERRAIN}"
    if herb >= HERB_HERO:
        return f"hero-{herb - HERB_HERO}"
    if herb >= HERB_SOLVE:
        return f"menace-{herb - HERB_SOLVE}"
    return f"essence-{herb}"


def achievement_icon(number: int) -> str:
    """The sign of what an Achievement is about."""
    if number >= FELLOWSHIP:
        return _OTHER_ICONS[number - FELLOWSHIP]
    return f"{('hero', 'menace', 'terrain')[number // ACH_ESSENCE]}-{number % ACH_ESSENCE}"


def wheel_icon(table: dict[str, Any], slot: int, language: str) -> str:
    """What stands on a slot of the wheel."""
    icon = table["wheel"]["slots"][slot]
    return guardian(icon, language) if icon < GUARDIANS else terrain(icon - WHEEL_TERRAIN, language)


def slot_label(table: dict[str, Any], slot: int, language: str) -> str:
    """A slot of the wheel, and what lies on it."""
    parts = [wheel_icon(table, slot, language)]
    if slot == table["wheel"]["at"]:
        parts.append(say(language, mark("the Harvest token is here")))
    if slot in table["wheel"]["gems"]:
        parts.append(say(language, mark("frozen")))
    return ", ".join(parts)


def stands_on(table: dict[str, Any], node: int) -> str:
    """The piece that stands on a node, "" where none does."""
    if table["drifter"] == node:
        return "drifter"
    for seat in table["seats"]:
        for hero in seat["heroes"]:
            if hero["node"] == node:
                return str(hero["id"])
    return ""


def node_reference(table: dict[str, Any], node: int) -> str:
    """Which explanation belongs to a node: that of the piece that stands there."""
    piece = stands_on(table, node)
    return "hero-" + piece.rpartition("-")[2] if piece.startswith("h") else piece or "node"


# The Totem ------------------------------------------------------------------------------------------------------------


def totem_label(table: dict[str, Any], language: str) -> str:
    """Where the Totem is and what it costs."""
    cost = 1 + len(table["totem_cards"])  # FAE-TRIBE-29, FAE-TRIBE-30
    if table["totem"] < 0:
        return say(language, mark("The Spiritual Totem, not yet built: yellow Essences to pay: %(cost)s"), cost=cost)
    return say(
        language,
        mark("The Spiritual Totem in %(region)s: yellow Essences to pay: %(cost)s"),
        region=table["map"]["region_names"][table["totem"]],
        cost=cost,
    )


# Achievements ---------------------------------------------------------------------------------------------------------


def needed(one: dict[str, Any], seat: int) -> int:
    """The score that earns an Achievement: the least that counts, or as much as the best of the others."""
    if one["achievement"] in (PURITY, CLEANSER):
        return int(one["least"])
    others = [score for player, score in enumerate(one["scores"]) if player != seat]
    return int(max([one["least"], *others]))


def achievement_label(table: dict[str, Any], number: int, seat: int, language: str, name_of: NameOf) -> str:
    """An Achievement: who holds it, how far everybody is, and what the reader still needs."""
    one = table["achievements"][number]
    parts = [achievement(number, language)]
    if one["holders"]:
        names = ", ".join(name_of(player) for player in one["holders"])
        parts.append(say(language, mark("held by %(names)s"), names=names))
    scores = ", ".join(f"{name_of(player)} {score}" for player, score in enumerate(one["scores"]))
    parts.append(say(language, mark("at least %(least)s; %(scores)s"), least=one["least"], scores=scores))
    if seat >= 0 and seat not in one["holders"]:
        short = needed(one, seat) - one["scores"][seat]
        if short > 0:
            parts.append(say(language, mark("you still need %(short)s"), short=short))
    return "; ".join(parts)
