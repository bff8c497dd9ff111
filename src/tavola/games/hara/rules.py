"""How a match is played: the Scenario, the cards, and the rulings that a group may flip."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavola.games.hara.card import CardSet
    from tavola.games.hara.scenario import Scenario


class Rules:
    """The options that change rules, and the cards played with. Immutable."""

    __slots__ = (
        "bar",
        "bonuses_stay",
        "capped_tokens",
        "cards",
        "choose_places",
        "corrupted",
        "gifts_may_be_refused",
        "heal_after_defeat",
        "health_must_remain",
        "loot_after_loss",
        "mirror",
        "must_come_back",
        "point_for_all",
        "quests",
        "respawn_boss",
        "scenario",
        "stance_reaches_all",
        "start_chosen",
        "team_gold",
        "unlocked",
        "wanted_champions",
    )

    def __init__(
        self,
        cards: CardSet,
        scenario: Scenario,
        wanted_champions: tuple[int, ...] = (),
        unlocked: tuple[int, ...] = (),
        corrupted: int = -1,
        quests: bool = False,
        choose_places: bool = False,
        mirror: bool = False,
        bonuses_stay: bool = False,
        loot_after_loss: bool = False,
        team_gold: bool = True,
        heal_after_defeat: bool = True,
        gifts_may_be_refused: bool = False,
        must_come_back: bool = False,
        start_chosen: bool = False,
        health_must_remain: bool = False,
        stance_reaches_all: bool = False,
        point_for_all: bool = False,
        capped_tokens: bool = False,
        respawn_boss: bool = False,
    ) -> None:
        self.cards: CardSet = cards
        #: What is played: an Arena is a Scenario among others to the engine.
        self.scenario: Scenario = scenario
        #: The end of an energy bar: 10, in the Introductory Arena 5 (HARA-INTRO-01).
        self.bar: int = scenario.bar
        #: Seat -> the champion asked for, -1 for any.
        self.wanted_champions: tuple[int, ...] = wanted_champions
        #: Seat -> the locked cards that its champion has unlocked: 1 the alternate Ultimate, 2 the passive.
        self.unlocked: tuple[int, ...] = unlocked
        #: The Corrupted asked for, -1 for any.
        self.corrupted: int = corrupted
        self.quests: bool = quests
        # The options of the rulings, each named after what it changes.
        self.choose_places: bool = choose_places  # A05
        self.mirror: bool = mirror  # A02
        self.bonuses_stay: bool = bonuses_stay  # A30
        self.loot_after_loss: bool = loot_after_loss  # A58
        self.team_gold: bool = team_gold  # A67
        self.heal_after_defeat: bool = heal_after_defeat  # A69
        self.gifts_may_be_refused: bool = gifts_may_be_refused  # A75
        self.must_come_back: bool = must_come_back  # A76
        self.start_chosen: bool = start_chosen  # A81
        self.health_must_remain: bool = health_must_remain  # A92
        self.stance_reaches_all: bool = stance_reaches_all  # A99
        self.point_for_all: bool = point_for_all  # A102
        self.capped_tokens: bool = capped_tokens  # A106
        self.respawn_boss: bool = respawn_boss  # A111
