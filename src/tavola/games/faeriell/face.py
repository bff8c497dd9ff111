"""What a piece is and does, for whoever looks at it closely: its name, short sentences, and the rules that say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tavola.games.faeriell.achievements import LEAST, LEVEL_ATTUNEMENT, REGION_ATTUNEMENT
from tavola.games.faeriell.face_words import (
    ACHIEVEMENT_LINES,
    ATTUNEMENT_LINES,
    BEACON_LINES,
    BOUND_LINE,
    ESSENCE_LINES,
    GUARDIAN_LINES,
    HERO_LINES,
    INNATE_LINES,
    KINDS,
    MENACE_LINES,
    PHASE_LINES,
    PLAIN,
    SHADOW_LINES,
    SOWER_LINES,
    TERRAIN_LINES,
)
from tavola.games.faeriell.herb import herb_name, herb_text
from tavola.games.faeriell.names import (
    ACHIEVEMENTS_OF,
    BEACONS_OF,
    ESSENCES,
    GUARDIAN_PROPER,
    GUARDIANS_OF,
    GUARDIANS_THE,
    HEROES,
    MENACES,
    PHASES_OF,
    REGIONS_OF,
    TERRAINS,
)
from tavola.games.faeriell.perk import FIRST_SOWER_PERK
from tavola.games.faeriell.perk_kind import KIND_NAMES
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import (
    ACH_ESSENCE,
    ACH_TERRAIN,
    ACHIEVEMENTS,
    CLEANSER,
    CORRUPTION,
    FELLOWSHIP,
    GUARDIANS,
    HERB_HERO,
    HERB_KINDS,
    HERB_SOLVE,
    HERB_TERRAIN,
    HERO_TYPES,
    PURITY,
    SHADOW,
    SOWER,
    TOTEM,
)
from tavola.games.faeriell.refusals import CONDITION_RULES
from tavola.games.faeriell.sentences import PACKAGE, capital, words_for
from tavola.games.faeriell.why_piece import HERB_RULES
from tavola.kernel.language import mark
from tavola.kernel.rulebook import RuleBook, read_rulebook

Words = Callable[[str], str]
#: The rules told with a piece, at most.
MOST_RULES: Final = 4
#: The rule book, read once.
_BOOK: Final[list[RuleBook]] = []


class Face:
    """What is said of a piece, in a language: its name, what kind of thing it is, sentences, ids of rules."""

    __slots__ = ("kind", "lines", "name", "rules")

    def __init__(self, name: str, kind: str, lines: list[str], rules: tuple[str, ...]) -> None:
        self.name: str = name
        self.kind: str = kind
        self.lines: list[str] = lines
        self.rules: tuple[str, ...] = rules


def face_of(reference: str, language: str) -> dict[str, Any]:
    """The face of a piece: ``perk-7``, ``hero-2``, ``wheel``; ``guardian-3`` and the like by the numbers of `pieces`.

    Raises:
        KeyError: there is no such piece.
    """
    words = words_for(language)
    face = plain_face(reference, words) if reference in PLAIN else numbered_face(reference, words)
    if not _BOOK:
        _BOOK.append(read_rulebook(PACKAGE))
    book = _BOOK[0]
    return {
        "name": capital(face.name),
        "kind": face.kind,
        "text": [capital(line) for line in face.lines],
        "rules": [{"id": rule, "text": book[rule].text(language)} for rule in face.rules[:MOST_RULES]],
    }


def plain_face(reference: str, words: Words) -> Face:
    """A piece of which there is one, or whose number says nothing."""
    name, kind, lines, rules = PLAIN[reference]
    return Face(words(name), words(KINDS[kind]), [words(line) for line in lines], rules)


def numbered_face(reference: str, words: Words) -> Face:
    """One of a family, by its number."""
    family, _, number = reference.rpartition("-")
    room, make = FAMILIES[family]
    if number not in [str(one) for one in range(room)]:
        raise KeyError(reference)
    return make(int(number), words)


def filled(lines: tuple[str, ...], words: Words, **gaps: str | int) -> list[str]:
    """Sentences with their gaps filled."""
    return [words(line).format(**gaps) for line in lines]


# Tiles and cards -----------------------------------------------------------------------------------------------------

_KIND_RULES: Final = ("FAE-PERK-02", "FAE-PERK-03", "FAE-PERK-05", "FAE-PERK-06")


def perk_face(perk: int, words: Words) -> Face:
    """A Perk tile: its kind, and its text made from what it does."""
    tile = TILES[perk]
    kind = words(KIND_NAMES[tile.kind])
    family = words(KINDS["sower_perk"] if perk >= FIRST_SOWER_PERK else KINDS["perk"])
    return Face(kind, family, [tile.text(words)], (tile.rule, _KIND_RULES[tile.kind], "FAE-PERK-11"))


def herb_face(herb: int, words: Words) -> Face:
    """An Heirloom Herb."""
    if herb < HERB_SOLVE:
        more: tuple[str, ...] = ("FAE-LORE-04",)
    elif herb < HERB_HERO:
        more = ("FAE-LORE-07", "FAE-LORE-08", "FAE-LORE-09", "FAE-LORE-04")
    elif herb < HERB_TERRAIN:
        more = ("FAE-LORE-02", "FAE-LORE-03")
    else:
        more = ("FAE-HARVEST-19",)
    return Face(herb_name(herb, words), words(KINDS["herb"]), [herb_text(herb, words)], (HERB_RULES[herb], *more))


#: Guardian -> the rule of its Attunement (FAE-ATT-01 to -08).
_ATTUNEMENT_RULES: Final = tuple([f"FAE-ATT-{n:02}" for n in (4, 6, 8, 1, 2, 7, 5, 3)])


def attunement_face(guardian: int, words: Words) -> Face:
    """An Attunement: how it moves a Hero, and for which Achievement it counts (FAE-ATT-01 to -08)."""
    lines = filled(ATTUNEMENT_LINES[:2], words, guardian=words(GUARDIANS_THE[guardian]))
    if guardian in LEVEL_ATTUNEMENT:
        hero = words(HEROES[LEVEL_ATTUNEMENT.index(guardian)])
        lines += filled(ATTUNEMENT_LINES[2:3], words, hero=hero)
        more = "FAE-ATT-09"
    else:
        region = words(REGIONS_OF[REGION_ATTUNEMENT.index(guardian)])
        lines += filled(ATTUNEMENT_LINES[3:4], words, region=region)
        more = "FAE-ATT-10"
    name = words(mark("Attunement: {guardian}")).format(guardian=words(GUARDIANS_OF[guardian]))
    return Face(
        name, words(KINDS["attunement"]), lines, (_ATTUNEMENT_RULES[guardian], "FAE-LORE-06", more, "FAE-TRIBE-38")
    )


# Heroes --------------------------------------------------------------------------------------------------------------

#: Hero type -> the rule of its innate ability (FAE-INNATE-02 to -05).
_INNATE_RULES: Final = ("FAE-INNATE-05", "FAE-INNATE-04", "FAE-INNATE-02", "FAE-INNATE-03")


def hero_face(kind: int, words: Words) -> Face:
    """A Hero: its colour, its innate ability, its level and its gems."""
    name = words(HEROES[kind])
    common = filled(HERO_LINES, words)
    if kind == SOWER:
        rules: tuple[str, ...] = ("FAE-SOWER-02", "FAE-SOWER-01", "FAE-SOWER-07", "FAE-SOWER-06")
        return Face(name, words(KINDS["hero"]), filled(SOWER_LINES, words) + common, rules)
    if kind == SHADOW:
        rules = ("FAE-SHADOW-06", "FAE-SHADOW-09", "FAE-SHADOW-04", "FAE-SHADOW-05")
        return Face(name, words(KINDS["hero"]), filled(SHADOW_LINES, words) + common, rules)
    bound = filled((BOUND_LINE,), words, essence=words(ESSENCES[kind]), menace=words(MENACES[kind]))
    lines = [*bound, words(INNATE_LINES[kind]), *common]
    return Face(name, words(KINDS["hero"]), lines, (_INNATE_RULES[kind], "FAE-HERO-10", "FAE-HERO-02", "FAE-TRIBE-11"))


# Achievements --------------------------------------------------------------------------------------------------------


def achievement_face(achievement: int, words: Words) -> Face:
    """An Achievement with its condition."""
    least = LEAST[achievement]
    if achievement < ACH_ESSENCE:
        line = words(ACHIEVEMENT_LINES[0]).format(hero=words(HEROES[achievement]), least=least)
    elif achievement < ACH_TERRAIN:
        menace = words(MENACES[achievement - ACH_ESSENCE])
        line = words(ACHIEVEMENT_LINES[1]).format(menace=menace, least=least)
    elif achievement < FELLOWSHIP:
        region = words(REGIONS_OF[achievement - ACH_TERRAIN])
        line = words(ACHIEVEMENT_LINES[2]).format(region=region, least=least)
    else:
        line = words(ACHIEVEMENT_LINES[3 + achievement - FELLOWSHIP]).format(least=least)
    more = (
        ("FAE-ACHC-13",) if ACH_TERRAIN <= achievement < FELLOWSHIP else _MORE_RULES.get(achievement, ("FAE-ACH-12",))
    )
    rules = (CONDITION_RULES[achievement], *more, "FAE-ACH-02", "FAE-ACH-08")
    return Face(words(ACHIEVEMENTS_OF[achievement]), words(KINDS["achievement"]), [line], rules)


#: Achievement -> what else there is to say of it, where nobody can have more than another.
_MORE_RULES: Final[dict[int, tuple[str, ...]]] = {
    TOTEM: ("FAE-ACHC-19",),
    PURITY: ("FAE-TCL-02", "FAE-TCL-03"),
    CLEANSER: ("FAE-ACHC-23", "FAE-ACHC-24"),
}


# The land ------------------------------------------------------------------------------------------------------------


def guardian_face(guardian: int, words: Words) -> Face:
    """A Great Guardian."""
    lines = filled(GUARDIAN_LINES, words, guardian=words(GUARDIANS_THE[guardian]))
    name = f"{words(GUARDIANS_OF[guardian])}: {GUARDIAN_PROPER[guardian]}"
    rules = ("FAE-EVENT-07", "FAE-HARVEST-09", "FAE-HARVEST-11", "FAE-EVENT-05")
    return Face(name, words(KINDS["guardian"]), lines, rules)


def terrain_face(terrain: int, words: Words) -> Face:
    """A Region of a terrain."""
    essence = words(ESSENCES[terrain])
    lines = filled(TERRAIN_LINES, words, essence=essence, terrain=words(TERRAINS[terrain]))
    rules = ("FAE-TRIBE-22", "FAE-HARVEST-04", "FAE-HARVEST-13", "FAE-SETUP-41")
    return Face(words(REGIONS_OF[terrain]), words(KINDS["region"]), lines, rules)


def menace_face(colour: int, words: Words) -> Face:
    """A Menace, or a Corruption token."""
    if colour == CORRUPTION:
        return plain_face("corruption", words)
    gaps = {"hero": words(HEROES[colour]), "beacon": words(BEACONS_OF[colour]), "essence": words(ESSENCES[colour])}
    lines = [words(line).format(**gaps) for line in MENACE_LINES]
    rules = ("FAE-HERO-10", "FAE-HERO-12", "FAE-BEACON-02", "FAE-HARVEST-09")
    return Face(words(MENACES[colour]), words(KINDS["token"]), lines, rules)


def beacon_face(colour: int, words: Words) -> Face:
    """A Beacon of a colour."""
    lines = filled(BEACON_LINES, words, menace=words(MENACES[colour]))
    rules = ("FAE-BEACON-02", "FAE-BEACON-01", "FAE-BEACON-03", "FAE-HARVEST-06")
    return Face(words(BEACONS_OF[colour]), words(KINDS["beacon"]), lines, rules)


# Essences and Phases -------------------------------------------------------------------------------------------------

_ESSENCE_RULES: Final = tuple([f"FAE-ESS-{n:02}" for n in (5, 6, 7, 8, 9)])


def essence_face(colour: int, words: Words) -> Face:
    """An Essence of a colour."""
    if colour == CORRUPTION:
        lines = filled(ESSENCE_LINES[2:], words)
        rules: tuple[str, ...] = (_ESSENCE_RULES[colour], "FAE-CORR-01", "FAE-CORR-03", "FAE-CORR-04")
    else:
        lines = filled(ESSENCE_LINES[:2], words, terrain=words(TERRAINS[colour]), hero=words(HEROES[colour]))
        rules = (_ESSENCE_RULES[colour], "FAE-ESS-03", "FAE-EVENT-05")
    return Face(words(ESSENCES[colour]), words(KINDS["essence"]), lines, rules)


_PHASE_RULES: Final = (
    ("FAE-TRIBE-02", "FAE-TURN-05"),
    ("FAE-EVENT-01", "FAE-EVENT-02", "FAE-TURN-05"),
    ("FAE-HERO-01", "FAE-HERO-03", "FAE-TURN-05"),
)


def phase_face(phase: int, words: Words) -> Face:
    """A Phase tile."""
    return Face(words(PHASES_OF[phase]), words(KINDS["phase"]), filled(PHASE_LINES[phase], words), _PHASE_RULES[phase])


#: Family -> how many it has, and what makes the face of one.
FAMILIES: Final[dict[str, tuple[int, Callable[[int, Words], Face]]]] = {
    "perk": (len(TILES), perk_face),
    "herb": (HERB_KINDS, herb_face),
    "attunement": (GUARDIANS, attunement_face),
    "hero": (HERO_TYPES, hero_face),
    "achievement": (ACHIEVEMENTS, achievement_face),
    "guardian": (GUARDIANS, guardian_face),
    "terrain": (4, terrain_face),
    "menace": (5, menace_face),
    "beacon": (4, beacon_face),
    "essence": (5, essence_face),
    "phase": (3, phase_face),
}
