"""Cards that a spec declares in the place of house cards, as content files (`docs/hara-content.md`).

What must stay, since a card replaces one of its kind, deck or group, is taken from the house card; the facts are TOML,
as in `scene.monster`.
"""

from __future__ import annotations

from tavola.games.hara.card import GROUPS, SIZES
from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import COLOR_NAMES, TILE_NAMES

#: The one ability of a Corrupted that does nothing, whatever the die shows.
NO_ABILITY = (
    (TILE_NAMES[1], TILE_NAMES[2]),
    (TILE_NAMES[3], TILE_NAMES[4]),
    (TILE_NAMES[5], TILE_NAMES[6]),
)


def declare(table: str, card: str, /, **facts: object) -> str:
    """A card as a table of a content file."""
    lines = [f"[[{table}]]", f'id = "{card}"', f'name = "{card}"', 'flavor = "Ready."', 'source = "test"']
    return "\n".join([*lines, *[f"{key} = {value}" for key, value in facts.items()], ""])


def ability(id: str, **facts: object) -> str:
    """An Ability card: ``top``, ``bottom``, ``top_free``, ``bottom_free``, ``charge``, ``gives``, ``when``."""
    for champion in card_set().champions:
        for card in champion.abilities:
            if card.id == id:
                return declare("ability", id, group=f'"{GROUPS[card.group]}"', **facts)
    raise AssertionError(f"nobody has the Ability {id}")


def item(id: str, **facts: object) -> str:
    """An Item of the same number, with as many copies: ``use``, ``use_at``, ``charges``, ``gives``, ``when``."""
    card = next(card for card in card_set().items if card.id == id)
    kind = "equipment" if card.equipment else "discard"
    return declare("item", id, number=card.number, copies=card.copies, kind=f'"{kind}"', **facts)


def event(id: str, **facts: object) -> str:
    """An Event of the same World: ``gift``, ``effects``."""
    world = TILE_NAMES[card_set().events[card_set().by_id[id]].deck]
    return declare("event", id, world=f'"{world}"', **{"effects": "[]", **facts})


def rift(id: str, **facts: object) -> str:
    """A Rift of the same size and color: ``gift``, ``rating``, ``reward``, ``item``."""
    card = card_set().rifts[card_set().by_id[id]]
    color = (*COLOR_NAMES, "gold")[card.color]
    return declare("rift", id, size=f'"{SIZES[card.size]}"', color=f'"{color}"', **{"rating": 4, **facts})


def corrupted(id: str, **facts: object) -> str:
    """A Corrupted whose abilities do what ``acts`` says, whichever the die picks; 6 Health, attack 1, range 1."""
    given = {"title": f'"{id}"', "health": 6, "attack": 1, "range": 1, "weakness": "[]", **facts}
    acts = given.pop("acts", "[]")
    lines = [declare("corrupted", id, **given)]
    for one, other in NO_ABILITY:
        lines.append(f'[[corrupted.ability]]\nname = "Act"\nsymbols = ["{one}", "{other}"]\neffects = {acts}\n')
    return "\n".join(lines)


def shifts(effects: str) -> str:
    """Every World Shift card, doing the same."""
    return "\n".join([declare("shift", card.id, effects=effects) for card in card_set().shifts])


def champion(id: str, health: int, spirit: int) -> str:
    """A champion with other spawn values."""
    number = next(number for number, card in enumerate(card_set().champions) if card.id == id)
    primary = COLOR_NAMES[card_set().champions[number].primary]
    return declare("champion", id, health=health, spirit=spirit, primary=f'"{primary}"')


#: Spawn values to count with.
BODIES = "\n".join((champion("kaoru", 8, 4), champion("leaf", 6, 6), champion("oric", 7, 5), champion("thomas", 7, 6)))
