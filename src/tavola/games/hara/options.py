"""The options of the game: what is played, who plays whom, Quests, cards, and the rulings that a group may flip."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.card import CardSet
from tavola.games.hara.card_set import PACKAGE, card_set
from tavola.games.hara.pieces import CHAMPION_NAMES
from tavola.games.hara.rules import Rules
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.scenarios import SCENARIOS
from tavola.kernel.errors import BadSetting
from tavola.kernel.language import mark
from tavola.kernel.option import BadCombination, Option, Settings, settle

#: What goes without saying for as many as sit there. It is settled before a game begins.
AUTO: Final = "auto"
#: Any champion, or any Corrupted.
ANY: Final = "any"
CORRUPTED_NAMES: Final = ("ashura", "enoki", "miravel")

MODE: Final = Option(
    "mode",
    mark("What you play"),
    AUTO,
    (
        (AUTO, mark("Versus Arena; alone: The Making Of A Man")),
        ("arena", mark("Versus Arena")),
        ("intro", mark("Introductory Arena")),
        ("s01", mark("01 · Favorite Pastime (Kaoru)")),
        ("s02", mark("02 · Lights In The Dark (Kaoru)")),
        ("s03", mark("03 · The Making Of A Man (Kaoru)")),
        ("s04", mark("04 · Shattered Worlds (Leaf)")),
        ("s05", mark("05 · Part Of The Tree (Leaf)")),
        ("s06", mark("06 · Party on, Leaf (Leaf)")),
        ("s07", mark("07 · The Unfinished Kata (Oric)")),
        ("s08", mark("08 · Two Schools (Oric)")),
        ("s09", mark("09 · Twelve Breaths (Oric)")),
        ("s10", mark("10 · What The Dark Wants (Persephone)")),
        ("s11", mark("11 · The Borrowed Face (Persephone)")),
        ("s12", mark("12 · Asleep In The Drear (Persephone)")),
        ("s13", mark("13 · Keep The Fire (Soff)")),
        ("s14", mark("14 · Rain Of Ash (Soff)")),
        ("s15", mark("15 · One Candle (Soff)")),
        ("s16", mark("16 · Sealing Night (Thomas)")),
        ("s17", mark("17 · The Toll Bridge (Thomas)")),
        ("s18", mark("18 · The Last Gate (Thomas)")),
    ),
    rules=("HARA-OVER-01", "HARA-OVSCEN-01"),
    about=mark("Scenarios 01 to 06 are those of the rulebook, 07 to 18 are the house's."),
)
CHAMPION: Final = Option(
    "champion",
    mark("Champion"),
    ANY,
    (
        (ANY, mark("Any champion")),
        ("kaoru", mark("Kaoru & Kuma")),
        ("leaf", mark("Leaf")),
        ("oric", mark("Oric")),
        ("persephone", mark("Persephone")),
        ("soff", mark("Soff")),
        ("thomas", mark("Thomas")),
    ),
    per_seat=True,
    rules=("HARA-CHAR-01",),
)
UNLOCKED: Final = Option(
    "unlocked",
    mark("Unlocked cards"),
    "",
    from_profile=True,
    rules=("HARA-PROG-01", "HARA-LOCK-01"),
    about=mark("The locked cards that the champion of this seat has unlocked."),
)
CORRUPTED: Final = Option(
    "corrupted",
    mark("Corrupted"),
    ANY,
    (
        (ANY, mark("As the Scenario recommends, or any")),
        ("ashura", mark("A'shura")),
        ("enoki", mark("Enoki")),
        ("miravel", mark("Miravel")),
    ),
    rules=("HARA-SCRULE-02",),
)
QUESTS: Final = Option(
    "quests",
    mark("Quests"),
    "no",
    (("no", mark("No")), ("yes", mark("Everybody embarks on a Quest of two parts"))),
    rules=("HARA-QUEST-01",),
)
CONTENT: Final = Option(
    "content",
    mark("Cards"),
    "house",
    suggestions=(("house", mark("House cards")),),
    about=mark("A TOML file with cards of your own copy; each replaces the house's card with the same id."),
)
PLACES: Final = Option(
    "places",
    mark("Places of the Worlds"),
    "random",
    (("random", mark("At random")), ("chosen", mark("The players choose"))),
    rules=("HARA-SETUP-03",),
)


def _switch(name: str, meaning: str, yes: str, default: str, rule: str) -> Option:
    """A ruling that a group may flip."""
    return Option(name, meaning, default, (("no", mark("No")), ("yes", yes)), rules=(rule,), ruling=True)


MIRROR: Final = _switch(
    "mirror",
    mark("Mirror image"),
    mark("The spaces of the Worlds are numbered counterclockwise"),
    "no",
    "HARA-SETUP-04",
)
BONUSES_STAY: Final = _switch(
    "bonuses_stay",
    mark("Bonuses stay"),
    mark("What adds to the next attack or move stays until it is used"),
    "no",
    "HARA-MOVE-07",
)
LOOT_AFTER_LOSS: Final = _switch(
    "loot_after_loss",
    mark("Loot after the loss"),
    mark("Whom a Dangerous Monster defeats loses energy before gaining its loot"),
    "no",
    "HARA-DANGER-02",
)
TEAM_GOLD: Final = _switch(
    "team_gold",
    mark("Gold for teammates"),
    mark("Defeating a teammate brings 2 Gold as well"),
    "yes",
    "HARA-PVPKO-01",
)
HEAL_AFTER_DEFEAT: Final = _switch(
    "heal_after_defeat",
    mark("Healing after a defeat"),
    mark("Who is defeated on their own turn heals in the Dojo at its end"),
    "yes",
    "HARA-DOJO-07",
)
REFUSE_GIFTS: Final = _switch(
    "refuse_gifts",
    mark("Refusing Items"),
    mark("A player may refuse an Item that is given"),
    "no",
    "HARA-GIVE-01",
)
MUST_COME_BACK: Final = _switch(
    "must_come_back",
    mark("Coming back"),
    mark("Who gains the last energy in the Dojo must leave it and come back to win"),
    "no",
    "HARA-DOJO-10",
)
CORRUPTED_START: Final = _switch(
    "corrupted_start",
    mark("Where the Corrupted begins"),
    mark("The players choose its space, instead of the dice"),
    "no",
    "HARA-CHEALTH-02",
)
HEALTH_MUST_REMAIN: Final = _switch(
    "health_must_remain",
    mark("Paying Health"),
    mark("A cost must leave 1 Health"),
    "no",
    "HARA-KAORU-02",
)
STANCE_REACHES_ALL: Final = _switch(
    "stance_reaches_all",
    mark("Range for all"),
    mark("What adds range also adds it to effects without a printed range"),
    "no",
    "HARA-ORIC-02",
)
POINT_FOR_ALL: Final = _switch(
    "point_for_all",
    mark("Only in Favorite Pastime: points for all"),
    mark("A removed Resilience token is a point for every player"),
    "no",
    "HARA-S01-14",
)
CAPPED_TOKENS: Final = _switch(
    "capped_tokens",
    mark("Only in Lights In The Dark: six tokens"),
    mark("There are never more than 6 Scenario tokens on the Dojo"),
    "no",
    "HARA-S02-06",
)
RESPAWN_BOSS: Final = _switch(
    "respawn_boss",
    mark("Only in The Making Of A Man: bosses return"),
    mark("A boss that left without a defeat spawns again"),
    "no",
    "HARA-S03-02",
)

OPTIONS: Final = (
    MODE,
    CHAMPION,
    CORRUPTED,
    QUESTS,
    PLACES,
    MIRROR,
    BONUSES_STAY,
    LOOT_AFTER_LOSS,
    TEAM_GOLD,
    HEAL_AFTER_DEFEAT,
    REFUSE_GIFTS,
    MUST_COME_BACK,
    CORRUPTED_START,
    HEALTH_MUST_REMAIN,
    STANCE_REACHES_ALL,
    POINT_FOR_ALL,
    CAPPED_TOKENS,
    RESPAWN_BOSS,
    CONTENT,
    UNLOCKED,
)


def cards_of(content: str) -> CardSet:
    """The cards that the option names: the house's, or with an owner's file.

    Raises:
        BadSetting: the file has faults; each is named with its line.
    """
    return card_set("" if content == CONTENT.default else content)


def scenario_named(name: str) -> Scenario:
    """The Arena or Scenario of an option value."""
    return next(scenario for scenario in SCENARIOS if scenario.name == name)


def mode_of(settings: Settings) -> str:
    """What is played: unless something is picked, the Arena, and alone a solo Scenario."""
    mode = settings["mode"]
    if mode != AUTO:
        return mode
    return "s03" if settings.seats == 1 else "arena"


def resolve(settings: Settings) -> Settings:
    """The same settings spelled out, so that whoever keeps them need not know the defaults."""
    mode = mode_of(settings)
    quests = "yes" if scenario_named(mode).uses_quests else settings["quests"]
    return settle(OPTIONS, settings.seats, {**settings.as_data(), MODE.name: mode, QUESTS.name: quests})


def check_combination(seats: int, settings: Settings) -> None:
    """Refuse what cannot be played together.

    Raises:
        BadCombination: the message says what does not go with what.
    """
    scenario = scenario_named(mode_of(settings))
    least, most = scenario.seats
    if not least <= seats <= most:
        raise BadCombination(PACKAGE, _SEATS[(least, most)], "seats", "HARA-SCRULE-01")
    wanted = [champion for champion in settings.of_seats("champion") if champion != ANY]
    if len(set(wanted)) < len(wanted):
        say = mark("Each player takes a different champion.")
        raise BadCombination(PACKAGE, say, "champion", "HARA-CHAR-01")
    if scenario.champion_needed:
        needed = CHAMPION_NAMES[scenario.champion]
        if needed not in wanted and len(wanted) == seats:
            say = mark("This Scenario is the story of one champion, who must be among those chosen.")
            raise BadCombination(PACKAGE, say, "champion", "HARA-SCRULE-01")
    if scenario.corrupted_required and settings["corrupted"] not in (ANY, CORRUPTED_NAMES[scenario.corrupted]):
        say = mark("This Scenario is played against its own Corrupted.")
        raise BadCombination(PACKAGE, say, "corrupted", "HARA-SCRULE-02")
    known = _locked_cards(cards_of(settings["content"]))
    for words in settings.of_seats("unlocked"):
        for word in words.split():
            if word not in known:
                raise BadSetting(f"there is no locked card {word!r}; they are {', '.join(sorted(known))}")


_SEATS: Final = {
    (1, 1): mark("This Scenario is for one player."),
    (2, 4): mark("This is for two to four players."),
    (3, 4): mark("This Scenario is for three or four players."),
    (4, 4): mark("This Scenario is for four players."),
}


def _locked_cards(cards: CardSet) -> dict[str, tuple[int, int]]:
    """The locked cards by the words of a profile: the champion, and 1 for the Ultimate or 2 for the passive."""
    found: dict[str, tuple[int, int]] = {}
    for number, champion in enumerate(cards.champions):
        for bit, place in ((1, 11), (2, 12)):
            found[f"{champion.id}/{champion.abilities[place].id}"] = (number, bit)
    return found


def unlocked_of(settings: Settings, cards: CardSet) -> tuple[int, ...]:
    """Seat by seat what each champion has unlocked there, as bits."""
    known = _locked_cards(cards)
    bits: list[int] = []
    for words in settings.of_seats("unlocked"):
        own = [0] * len(CHAMPION_NAMES)
        for word in words.split():
            champion, bit = known[word]
            own[champion] |= bit
        bits += own
    return tuple(bits)


def rules_of(settings: Settings) -> Rules:
    """The options that change rules, as the state keeps them."""
    cards = cards_of(settings["content"])
    scenario = scenario_named(mode_of(settings))

    def flipped(option: Option) -> bool:
        return settings[option.name] == "yes"

    return Rules(
        cards,
        scenario,
        tuple([-1 if name == ANY else CHAMPION_NAMES.index(name) for name in settings.of_seats("champion")]),
        unlocked_of(settings, cards),
        -1 if settings["corrupted"] == ANY else CORRUPTED_NAMES.index(settings["corrupted"]),
        quests=flipped(QUESTS) or scenario.uses_quests,
        choose_places=settings["places"] == "chosen",
        mirror=flipped(MIRROR),
        bonuses_stay=flipped(BONUSES_STAY),
        loot_after_loss=flipped(LOOT_AFTER_LOSS),
        team_gold=flipped(TEAM_GOLD),
        heal_after_defeat=flipped(HEAL_AFTER_DEFEAT),
        gifts_may_be_refused=flipped(REFUSE_GIFTS),
        must_come_back=flipped(MUST_COME_BACK),
        start_chosen=flipped(CORRUPTED_START),
        health_must_remain=flipped(HEALTH_MUST_REMAIN),
        stance_reaches_all=flipped(STANCE_REACHES_ALL),
        point_for_all=flipped(POINT_FOR_ALL),
        capped_tokens=flipped(CAPPED_TOKENS),
        respawn_boss=flipped(RESPAWN_BOSS),
    )
