"""What a cost takes of Health, in words: of Kaoru what his Grit does not cover (HARA-KAORU-02, A92)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavola.games.hara.deciding import PAYMENTS, Pay
from tavola.games.hara.effect import FIXED, Effects
from tavola.games.hara.speaking import Speaker, quantity
from tavola.kernel.language import mark


def health_taken(table: Mapping[str, Any], player: int, amount: int, what: str) -> int:
    """How much of a cost the player would pay with Health."""
    if what == "health":
        return amount
    grit = [one["value"] for one in table["seats"][player]["resources"] if one["name"] == "grit"]
    return max(0, amount - grit[0]) if what == "grit" and grit else 0


def with_health(speaker: Speaker, table: Mapping[str, Any], player: int, text: str, amount: int, what: str) -> str:
    """The text of a cost, and what of it goes from Health; nothing is added where it cannot be paid at all."""
    taken = health_taken(table, player, amount, what)
    left = table["seats"][player]["health"] - taken
    if not taken or left < 0 or (left == 0 and table["health_must_remain"]):
        return text
    if what == "health":
        return text if left else speaker.say(mark("{text} (which defeats you)"), text=text)
    pattern = mark("{text} ({health})") if left else mark("{text} ({health}, which defeats you)")
    return speaker.say(pattern, text=text, health=quantity(speaker, taken, "health"))


def with_health_at_once(speaker: Speaker, table: Mapping[str, Any], player: int, text: str, effects: Effects) -> str:
    """The same for effects that begin with a cost that is not asked about."""
    first = effects[0] if effects else None
    if not isinstance(first, Pay) or first.up_to or first.optional or first.amount.measure != FIXED:
        return text
    return with_health(speaker, table, player, text, first.amount.base, PAYMENTS[first.what])
