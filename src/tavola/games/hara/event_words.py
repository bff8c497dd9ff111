"""What events say: for each one the sentence for whoever did it, and the one for everybody else."""

from __future__ import annotations

from typing import Final

from tavola.kernel.language import mark

#: Event -> what it is for the one who did it, and for others.
EVENTS: Final[dict[str, tuple[str, str]]] = {
    # Setup
    "champion": (mark("You play {who}."), mark("{who} is in play.")),
    "quest_kept": (mark("You keep the Quest {card}."), mark("{who} keeps the Quest {card}.")),
    "target": (mark("Your secret target: {target}."), mark("{who} draws a secret target.")),
    "corrupted": (mark("{who} enters, {at}."), mark("{who} enters, {at}.")),
    # Days and turns
    "dawn": (mark("Dawn of Day {day}. In order: {order}."), mark("Dawn of Day {day}. In order: {order}.")),
    "dusk": (mark("Dusk of Day {day}."), mark("Dusk of Day {day}.")),
    "shift": (mark("World Shift: {card}."), mark("World Shift: {card}.")),
    "swap": (mark("{one} and {other} change places."), mark("{one} and {other} change places.")),
    "turn": (mark("Your turn begins."), mark("The turn of {who} begins.")),
    "stance": (mark("You take a Stance: {stance}."), mark("{who} takes a Stance: {stance}.")),
    "adventure_over": (mark("You end your Adventure phase."), mark("{who} ends the Adventure phase.")),
    "bonus": (
        mark("You use the bonus of Turn Order card {number}."),
        mark("{who} uses the bonus of Turn Order card {number}."),
    ),
    # Spawning
    "spawn": (mark("{card} appears {at}."), mark("{card} appears {at}.")),
    "spawn_event": (mark("An Event appears {at}, face down."), mark("An Event appears {at}, face down.")),
    "boss_waits": (
        mark("{card} is a boss: shuffled back on Day 1."),
        mark("{card} is a boss: shuffled back on Day 1."),
    ),
    "dice": (mark("The World dice show {space}."), mark("The World dice show {space}.")),
    "discard_hex": (mark("{card} is discarded from the map."), mark("{card} is discarded from the map.")),
    # Ability cards
    "activate_top": (mark("You Activate {card} from the hand."), mark("{who} Activates {card} from the hand.")),
    "activate_bottom": (mark("You Activate {card} from the board."), mark("{who} Activates {card} from the board.")),
    "pick_up": (mark("{card} returns to your hand."), mark("{card} returns to the hand of {who}.")),
    "put_down": (mark("You put {card} down on your board."), mark("{who} puts {card} down on the board.")),
    "ready": (mark("{card} is ready for you again."), mark("{card} is ready for {who} again.")),
    "gain_card": (
        mark("{card} comes to your hand from the Level Up pile."),
        mark("{card} comes to the hand of {who} from the Level Up pile."),
    ),
    "use_charge": (
        mark("You use a charge of {card}; left: {left}."),
        mark("{who} uses a charge of {card}; left: {left}."),
    ),
    # Moving
    "move": (mark("You go {to}."), mark("{who} goes {to}.")),
    "transport": (mark("You are transported {to}."), mark("{who} is transported {to}.")),
    "shove": (mark("You are moved {to}."), mark("{who} is moved {to}.")),
    "shove_card": (mark("{card} is moved {to}."), mark("{card} is moved {to}.")),
    # Damage; "you" are whoever deals it
    "damage": (mark("You deal {what} to {victim}."), mark("{victim} takes {what} from {who}.")),
    "hurt": (mark("You deal {what} to {card}."), mark("{who} deals {what} to {card}.")),
    "hurt_by_nobody": (mark("{card} takes {what}."), mark("{card} takes {what}.")),
    "suffer": (mark("You take {what}."), mark("{who} takes {what}.")),
    "suffer_from": (mark("You take {what} from {other}."), mark("{who} takes {what} from {other}.")),
    "nobody_hit": (mark("You hit nobody."), mark("{who} hits nobody.")),
    "monster_attacks": (mark("{card} attacks you."), mark("{card} attacks {who}.")),
    "corrupted_attacks": (mark("{corrupted} attacks you."), mark("{corrupted} attacks {who}.")),
    "critical": (mark("{card}: the die for its critical shows {rolled}."),) * 2,
    "defeat": (mark("You are defeated."), mark("{who} is defeated.")),
    "defeat_by": (mark("You defeat {victim}."), mark("{who} defeats {victim}.")),
    "defeated_by": (mark("You are defeated by {other}."), mark("{who} is defeated by {other}.")),
    "monster_defeated": (mark("You defeat {card}."), mark("{who} defeats {card}.")),
    "monster_falls": (mark("{card} is defeated."), mark("{card} is defeated.")),
    # Gaining and losing
    "energy": (mark("You gain {what}; the bar is at {bar}."), mark("{who} gains {what}; the bar is at {bar}.")),
    "energy_full": (
        mark("You gain nothing for a bar that is full: {energy}."),
        mark("{who} gains nothing for a bar that is full: {energy}."),
    ),
    "lose_energy": (mark("You lose {what}; the bar is at {bar}."), mark("{who} loses {what}; the bar is at {bar}.")),
    "recover": (mark("You gain {what}."), mark("{who} gains {what}.")),
    "lose": (mark("You lose {what}."), mark("{who} loses {what}.")),
    "resource_up": (mark("You gain {what}; now it is {now}."), mark("{who} gains {what}; now it is {now}.")),
    "resource_down": (mark("You lose {what}; now it is {now}."), mark("{who} loses {what}; now it is {now}.")),
    "pay": (mark("You pay {what}."), mark("{who} pays {what}.")),
    "cannot_pay": (mark("You cannot pay {what}: nothing happens."), mark("{who} cannot pay {what}: nothing happens.")),
    "roll": (mark("You roll {rolled}."), mark("{who} rolls {rolled}.")),
    "reignite": (
        mark("You Reignite at Heat {heat} and roll {rolled}."),
        mark("{who} Reignites at Heat {heat} and rolls {rolled}."),
    ),
    # Items
    "gain_item": (mark("You gain an Item: {item}."), mark("{who} gains an Item: {item}.")),
    "use_item": (mark("You use an Item: {item}."), mark("{who} uses an Item: {item}.")),
    "discard_item": (mark("You discard an Item: {item}."), mark("{who} discards an Item: {item}.")),
    "steal": (mark("You steal from {owner}: {item}."), mark("{who} steals from {owner}: {item}.")),
    "give": (mark("You give {taker} an Item: {item}."), mark("{who} gives {taker} an Item: {item}.")),
    # Events, Rifts, Allies
    "event": (mark("You turn over an Event: {card}."), mark("{who} turns over an Event: {card}.")),
    "rift": (mark("You close a Rift: {card}."), mark("{who} closes a Rift: {card}.")),
    "ally": (mark("You make an Ally: {card}."), mark("{who} makes an Ally: {card}.")),
    "challenge": (
        mark("Challenge {rating}: you roll {rolled}, in all {total}."),
        mark("Challenge {rating}: {who} rolls {rolled}, in all {total}."),
    ),
    "challenge_met": (mark("You meet the challenge."), mark("{who} meets the challenge.")),
    "challenge_failed": (mark("You fail the challenge."), mark("{who} fails the challenge.")),
    # Help
    "ask_help": (
        mark("You ask {helper} for help against the Monster {at}."),
        mark("{who} asks {helper} for help against the Monster {at}."),
    ),
    "help": (mark("You help {asker} against the Monster {at}."), mark("{who} helps {asker} against the Monster {at}.")),
    # Corrupted
    "corrupted_acts": (mark("{corrupted}: the die shows {world}, so {ability}."),) * 2,
    "mend": (mark("{corrupted} regains {what}."), mark("{corrupted} regains {what}.")),
    "weakness": (mark("You expose the weakness of {corrupted}."), mark("{who} exposes the weakness of {corrupted}.")),
    "resilience": (mark("{corrupted} loses a Resilience token; left: {left}."),) * 2,
    "resilience_back": (mark("{corrupted} has a Resilience token back; now: {left}."),) * 2,
    "corrupted_defeated": (mark("{corrupted} is defeated."), mark("{corrupted} is defeated.")),
    # Quests and Scenarios
    "quest": (
        mark("You complete part {part} of your Quest: {card}."),
        mark("{who} completes part {part} of a Quest: {card}."),
    ),
    "scenario_effect": (mark("The Scenario Effect: the die shows {rolled}."),) * 2,
    "point": (mark("You score; points: {points}."), mark("{who} scores; points: {points}.")),
    "doom": (mark("Doom counters: {doom}."), mark("Doom counters: {doom}.")),
    "tokens": (mark("Scenario tokens: {tokens}."), mark("Scenario tokens: {tokens}.")),
    "token_put": (mark("A Scenario token comes into play {at}."),) * 2,
    "token_taken": (mark("The Scenario token {at} is gone."),) * 2,
    "raze": (mark("Razed: {space}."), mark("Razed: {space}.")),
    "world_removed": (mark("A World is taken out of the game: {world}."),) * 2,
    "end": (mark("{ending} You have won."), mark("{ending} {winners}")),
}

#: How a game ended.
ENDINGS: Final[dict[str, str]] = {
    "champion": mark("Full energy and home in the Dojo: a champion is found."),
    "time": mark("The time is up."),
    "doom": mark("Too many Doom counters."),
    "points": mark("The points are counted."),
    "won": mark("The goal is reached."),
    "wish": mark("The tokens have run out."),
    "shattered": mark("A second World is gone."),
    "leaf": mark("Leaf has full energy."),
    "faces": mark("Persephone has a face for every player."),
    "others": mark("The others have prevailed."),
    "dread": mark("Dread has the upper hand."),
    "held": mark("The bridge has held until the end."),
    "breath": mark("The breath has run out."),
}
#: An end that has no words of its own.
ENDED: Final = mark("The game is over.")
NOBODY_WON: Final = mark("Nobody has won.")
THEY_WON: Final = mark("Winners: {names}.")
STANCES: Final = {"crane": mark("Crane"), "tiger": mark("Tiger"), "koi": mark("Koi")}
ENERGIES: Final = {"red": mark("red energy"), "blue": mark("blue energy"), "green": mark("green energy")}
