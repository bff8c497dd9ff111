"""The sentences of the faces: what is said of each piece, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from tavola.kernel.language import mark

#: What kind of thing a piece is.
KINDS: Final = {
    "region": mark("Region"),
    "map": mark("Map"),
    "guardian": mark("Great Guardian"),
    "token": mark("Token"),
    "track": mark("Track"),
    "wheel": mark("Harvest"),
    "essence": mark("Essence"),
    "card": mark("Card"),
    "beacon": mark("Beacon"),
    "herb": mark("Heirloom Herb"),
    "attunement": mark("Attunement"),
    "hero": mark("Hero"),
    "perk": mark("Hero Perk"),
    "sower_perk": mark("Corruption Sower Perk"),
    "phase": mark("Phase"),
    "achievement": mark("Achievement"),
    "board": mark("Player board"),
}

# Families ------------------------------------------------------------------------------------------------------------

ATTUNEMENT_LINES: Final = (
    mark("Each Settlement of yours in the Area of {guardian} takes 1 Essence off its cost."),
    mark("Turn it in the Hero Phase: one of your Heroes in the Area of {guardian} goes to any free node there."),
    mark("It counts as 1 level more for the {hero} Achievement."),
    mark("It counts as 1 {region} more for its Achievement."),
)
#: For every Hero.
HERO_LINES: Final = (
    mark("Its level is 1, and 1 more for each Perk, up to 5; it moves as many nodes and keeps as many Quests."),
    mark("It has 2 Action gems for its Hero actions, from level 4 on 3; they are back at the end of the round."),
)
#: For the four that are bound to a colour that terrains give.
BOUND_LINE: Final = mark("It is bound to the {essence}: it solves a {menace} and goes on Quests of that colour.")
#: Hero type -> its innate ability.
INNATE_LINES: Final = (
    mark("Once in each Tribe Phase its own next level costs 1 Red Essence less."),
    mark("Once in each Tribe Phase a Beacon costs 1 Yellow Essence less."),
    mark("Once in each Tribe Phase an Attunement costs 1 Blue Essence less."),
    mark("Once in each Tribe Phase a Herb costs 1 Green Essence less."),
)
SHADOW_LINES: Final = (
    mark("It is bound to Corruption: it solves Corruption tokens, and each sets off a Corruption Event."),
    mark("Its Quests are for Corruption only, and your Corruption Essences pay for cleansing."),
    mark("Once in each Hero Phase it goes to any free node for a Corruption Essence and no gem."),
)
SOWER_LINES: Final = (
    mark("Its Tribe wins if Doom reaches 15, and no longer by Achievements."),
    mark("It solves no Menace, and goes on Quests for Corruption only."),
)
#: Hero, Essence and terrain Achievements, then the others one by one.
ACHIEVEMENT_LINES: Final = (
    mark("Have the {hero} of the highest level, of level {least} at least."),
    mark("Have the furthest Tracking token for this: {menace}. It must be on {least} at least."),
    mark("Own the most Regions of this sort: {region}. It takes {least} at least."),
    mark("Have the most Hero Perks, with 3 active Heroes and {least} Perk at least."),
    mark("Have the most Heirloom Herbs, {least} at least."),
    mark("Have the most Attunements, {least} at least."),
    mark("Own the most Beacons, {least} at least."),
    mark("Control the Spiritual Totem."),
    mark("Own the largest group of Regions that are next to one another, {least} at least."),
    mark("Have your Tribe Corruption at 0."),
    mark("Solve a Corruption Event by Cleanse Corruption while your Tribe Corruption is 0."),
)
GUARDIAN_LINES: Final = (
    mark("{guardian} stands in a Region of its own Area and never leaves that Area."),
    mark("A Menace underneath stops the harvest of that Region, and so does a Corruption token, with an Event."),
    mark("In the Event Phase reveal a card that shows {guardian} to move it, token and all."),
)
TERRAIN_LINES: Final = (
    mark("It gives a {essence} when the Harvest token stops on its Area."),
    mark("On the {terrain} icon you pick one Region of that terrain to harvest."),
    mark("You settle next to your own Regions, or beside a node with a Hero of yours."),
)
MENACE_LINES: Final = (
    mark("The Region where its Guardian stands gives no harvest."),
    mark("Your {hero} solves it from a node beside the Region, or a {beacon} of yours in the Area does."),
    mark("Solving it brings a {essence} and moves your Tracking token of that colour 1 forward."),
)
BEACON_LINES: Final = (
    mark("Once in each of your Event Phases it solves a {menace} in its own Area, or anywhere beside the Totem."),
    mark("It belongs to whom the Region belongs. On a Heartland it brings both Essences at a harvest of the Area."),
)
ESSENCE_LINES: Final = (
    mark("It comes from the {terrain} and is bound to the {hero}."),
    mark("Its other side shows a Guardian, which the card can move in the Event Phase."),
    mark("No terrain gives it: it comes by yielding to Corruption."),
    mark("In a Tribe action it stands in for any Essence; it pays for no Perk and for no cleansing."),
)
PHASE_LINES: Final = (
    (mark("Spend Essences on Heroes, levels, Settlements, Beacons, the Totem, Herbs, Attunements: all you can."),),
    (mark("Move a Guardian if you like; draw Menaces; solve by Beacons; move the Harvest token, and all harvest."),),
    (mark("Your Heroes move, solve Menaces and Quests and go on Quests, each action for a gem; with Perks and Lore."),),
)

# Single pieces -------------------------------------------------------------------------------------------------------

#: Reference -> name, kind, sentences, rules.
PLAIN: Final[dict[str, tuple[str, str, tuple[str, ...], tuple[str, ...]]]] = {
    "heartland": (
        mark("Heartland"),
        "region",
        (
            mark("A Region with a Terrain token: it is of both terrains, and its owner picks which Essence it gives."),
            mark("With a Beacon it gives both when its Area is harvested."),
        ),
        ("FAE-SETUP-09", "FAE-HARVEST-05", "FAE-HARVEST-06", "FAE-ACHC-13"),
    ),
    "node": (
        mark("Node"),
        "map",
        (mark("Heroes stand on nodes and walk along paths. One Hero stands on a node; others may walk past it."),),
        ("FAE-HERO-07", "FAE-HERO-09", "FAE-SETUP-04"),
    ),
    "settlement": (
        mark("Settlement"),
        "map",
        (
            mark("The Region is yours: it gives you Essences, and nobody else can settle there."),
            mark("A new one costs as many Essences of one colour as you have Settlements, and you have 6."),
        ),
        ("FAE-TRIBE-19", "FAE-TRIBE-22", "FAE-TRIBE-23", "FAE-COMP-22"),
    ),
    "corruption": (
        mark("Corruption token"),
        "token",
        (
            mark(
                "Under a Guardian it stops the harvest of the Region, and its owner solves a Corruption Event instead."
            ),
            mark("Cleanse Corruption takes it away, and so does a Shadow. No Beacon solves it."),
        ),
        ("FAE-HARVEST-11", "FAE-EVENT-24", "FAE-EVENT-17", "FAE-BEACON-05"),
    ),
    "havoc": (
        mark("Havoc"),
        "token",
        (mark("When it is drawn, Doom moves 1 forward and all tokens beside the Event Bag go back into it."),),
        ("FAE-EVENT-28", "FAE-EVENT-29"),
    ),
    "bag": (
        mark("Event Bag"),
        "token",
        (
            mark("Menaces, Corruption tokens and Havoc are drawn from it: 1, then 2, then 3, as Doom goes on."),
            mark("What is discarded lies beside it until Havoc is drawn."),
        ),
        ("FAE-EVENT-10", "FAE-EVENT-11", "FAE-EVENT-12", "FAE-EVENT-16"),
    ),
    "doom": (
        mark("Doom"),
        "track",
        (mark("On 15 the game ends at once: all lose, but for a Corruption Sower, who wins."),),
        ("FAE-ENDG-01", "FAE-ENDG-02", "FAE-ENDG-03", "FAE-DOOM-06"),
    ),
    "corruption-track": (
        mark("Tribe Corruption"),
        "track",
        (
            mark("Yielding moves it forward, cleansing your Tribe moves it back."),
            mark("Whoever reaches 5 first gains the Corruption Sower; everybody after moves Doom 2 forward."),
        ),
        ("FAE-TCL-01", "FAE-TCL-05", "FAE-TCL-07", "FAE-TCL-02"),
    ),
    "wheel": (
        mark("Harvest wheel"),
        "wheel",
        (
            mark("The active player moves the token by 1 step or more, up to the number on the own player board."),
            mark("On a Guardian all Regions of its Area give their owners an Essence; on a terrain one Region each."),
        ),
        ("FAE-HARVEST-01", "FAE-HARVEST-04", "FAE-HARVEST-13", "FAE-HARVEST-02"),
    ),
    "totem": (
        mark("Spiritual Totem"),
        "beacon",
        (
            mark("It stands in a Region of yours with a Beacon, which then solves Menaces anywhere on the map."),
            mark("It costs 1 Yellow Essence, and 1 more for each Essence that lies on its slot."),
        ),
        ("FAE-TRIBE-29", "FAE-TRIBE-32", "FAE-BEACON-03", "FAE-ACHC-18"),
    ),
    "quest": (
        mark("Quest"),
        "card",
        (
            mark("A card that a Hero has drawn, and whose Guardian only its owner knows."),
            mark("It is solved where that Guardian stands: an Essence, or a Corruption Event if it is Corruption."),
        ),
        ("FAE-HERO-20", "FAE-HERO-22", "FAE-HERO-23", "FAE-HERO-17"),
    ),
    "sower": (
        mark("Corruption Sower"),
        "hero",
        (
            mark("It comes to the first Tribe at Tribe Corruption 5, takes the place of one of its Heroes, and stays."),
            mark("Its Tribe wins if Doom reaches 15, and no longer by Achievements."),
        ),
        ("FAE-TCL-05", "FAE-SOWER-02", "FAE-SOWER-01", "FAE-SOWER-03"),
    ),
    "drifter": (
        mark("Drifter"),
        "map",
        (
            mark("It belongs to no Tribe. The holder of its token leads it at the end of the own Hero Phase."),
            mark("It moves 2 nodes, and 1 more for each Tribe Corruption. It shifts a token: a Corruption Event."),
        ),
        ("FAE-DRIFT-04", "FAE-DRIFT-06", "FAE-DRIFT-07", "FAE-DRIFT-08"),
    ),
    "slot": (
        mark("Achievement slot"),
        "board",
        (
            mark("Its token goes on an Achievement that you claim."),
            mark("Then you spend an Essence of the colour uncovered, or Doom moves 1 forward."),
        ),
        ("FAE-ACH-04", "FAE-ACH-05", "FAE-ACH-06"),
    ),
    "designated": (
        mark("Designated area"),
        "board",
        (mark("Tokens of Achievements that were lost: each claims another one later, for nothing."),),
        ("FAE-ACH-08", "FAE-ACH-07", "FAE-ACH-10"),
    ),
    "tracking": (
        mark("Tracking tokens"),
        "board",
        (mark("They count the Menaces that you have solved or removed, by colour, up to 5."),),
        ("FAE-BEACON-04", "FAE-BEACON-07", "FAE-BEACON-08", "FAE-PERK-07"),
    ),
}
