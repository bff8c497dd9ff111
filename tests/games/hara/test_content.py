"""An owner's file of cards: every fault that it may have, each with the line that shows it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import pytest

from tavola.games.hara.card import Monster
from tavola.games.hara.card_set import PACKAGE, card_set
from tavola.games.hara.pieces import TILE_NAMES
from tavola.kernel import language
from tavola.kernel.declaration import BadValues

#: Ends the line that a fault must name.
HERE: Final = "  # here"

ABILITY: Final = '[[ability]]\nid = "landslide"\nname = "A"\ngroup = "core"\n'
ULTIMATE: Final = '[[ability]]\nid = "ursine_tectonics"\nname = "A"\ngroup = "ultimate"\n'
PASSIVE: Final = '[[ability]]\nid = "grizzled_heart"\nname = "A"\ngroup = "locked_passive"'
MONSTER: Final = '[[monster]]\nid = "candle_wisp"\nname = "A"\nworld = "the_drear"\nhealth = 2\nattack = 1\n'
EVENT: Final = '[[event]]\nid = "scorpion_nest"\nname = "A"\nworld = "arechi_wastes"\n'
ITEM: Final = '[[item]]\nid = "honeyroot_loaf"\nname = "A"\nnumber = 1\n'
STONE: Final = '[[item]]\nid = "dreamstone"\nname = "A"\nnumber = 0\n'
QUEST: Final = '[[quest]]\nid = "the_red_vow"\nname = "A"\n[quest.two]\nobjective = {place = "dojo"}\nreward = []\n'
CORRUPTED: Final = '[[corrupted]]\nid = "enoki"\nname = "A"\ntitle = "B"\nhealth = 9\nattack = 1\nrange = 0\n'
MEND: Final = '{do = "mend", amount = 1}'
POWER: Final = '[[corrupted.ability]]\nname = "C"\n'
POWERS: Final = "\n".join(
    f'{POWER}symbols = ["{one}", "{other}"]\neffects = []'
    for one, other in (("arechi_wastes", "oppenheim"), ("oakenmoor", "the_baiyu"), ("lunaridge", "the_drear"))
)


def told(text: str) -> list[str]:
    with pytest.raises(BadValues) as caught:
        card_set(text)
    return [sentence for sentence, _ in caught.value.faults("en")]


def top(effect: str) -> str:
    """An Ability with one effect, which has the fault."""
    return f"{ABILITY}top = [{effect}]{HERE}\n"


#: A file with `HERE` in its one faulty line, and what is said of it.
FAULTS: Final = [
    # The file
    (f"cards = 3{HERE}", "cards is not known"),
    (f"item = {{}}{HERE}", "item must be written [[item]], with two brackets on each side, once for each card."),
    (f"monster = 4{HERE}", "monster is 4, and it must be a list in [ ]."),
    (f"monster = [5]{HERE}", "monster[1] is 5, and it must be a table of keys and values."),
    (f"item = [{{{HERE}", "This is not TOML"),
    # What all cards have
    (f'[[shift]]{HERE}\nname = "A"\neffects = []', "shift[1].id is missing."),
    (f'[[shift]]\nid = ""{HERE}\nname = "A"\neffects = []', "shift[1].id is ''; it must be a text"),
    (
        f'[[shift]]\nid = "nightfall_zzz"{HERE}\nname = "A"\neffects = []',
        "id is 'nightfall_zzz'; it is one of",
    ),
    (
        f'[[rift]]\nid = "rift_zzz"{HERE}\nname = "A"\nsize = "small"\ncolor = "red"\nrating = 4',
        "it is one of small_red_rift,",
    ),
    (f'[[shift]]\nid = "a_still_nigth"{HERE}\nname = "A"\neffects = []', "did you mean a_still_night?"),
    (f'[[shift]]\nid = 7{HERE}\nname = "A"\neffects = []', "shift[1].id is 7; it must be a text"),
    (f'[[shift]]\nid = "a_still_night"\nname = ""{HERE}\neffects = []', "shift[1].name is ''; it must be a text"),
    (f'[[shift]]\nid = "a_still_night"\nname = 4{HERE}\neffects = []', "shift[1].name is 4, and it must be a table"),
    (f'[[shift]]\nid = "a_still_night"\nname = {{en = "A"}}{HERE}\neffects = []', "shift[1].name.it is missing."),
    (f'[[shift]]\nid = "a_still_night"\nname = {{en = "A", it = 1}}{HERE}\neffects = []', "shift[1].name.it is 1;"),
    (
        f'[[shift]]\nid = "a_still_night"\nname = "A"\nflavor = "{"x" * 201}"{HERE}\neffects = []',
        "1 to 200",
    ),
    (f'[[shift]]\nid = "a_still_night"\nname = "A"\neffect = []{HERE}\neffects = []', "did you mean effects?"),
    (
        f"[[rift]]\nid = 'small_red_rift'\nname = 'A'\nsize = 'small'\ncolor = 'pink'{HERE}\nrating = 4",
        "color is 'pink'",
    ),
    (
        f"{EVENT}effects = []\n" + EVENT.replace('nest"', f'nest"{HERE}') + "effects = []",
        "event[2].id: the file has this card twice, first in line 2.",
    ),
    # Champions
    (f'[champion]\nid = "leef"{HERE}\nname = "A"\nhealth = 1\nspirit = 1\nprimary = "red"', "did you mean leaf?"),
    (f'[champion]\nid = "leaf"\nname = "A"\nhealth = 11{HERE}\nspirit = 1\nprimary = "red"', "champion.health is 11;"),
    (f'[champion]\nid = "leaf"\nname = "A"\nhealth = 1\nspirit = -1{HERE}\nprimary = "red"', "champion.spirit is -1;"),
    (f'[champion]\nid = "leaf"\nname = "A"\nhealth = 1\nspirit = 1\nprimary = "gold"{HERE}', "one of red, blue, green"),
    (f'[[champion]]{HERE}\nid = "leaf"\nname = "A"\nhealth = 1\nspirit = 1', "champion[1].primary is missing."),
    # Effects
    (top("3"), "ability[1].top[1] is 3, and it must be a table"),
    (top("{amount = 1}"), "ability[1].top[1].do is missing: it names the effect."),
    (top('{do = "mover", spaces = 1}'), "did you mean move?"),
    (top("{do = 5}"), "ability[1].top[1].do is 5; it is one of"),
    (top('{do = "move"}'), "ability[1].top[1].spaces is missing."),
    (top('{do = "move", space = 2, spaces = 2}'), "did you mean spaces?"),
    (top('{do = "move", spaces = -1}'), "spaces is -1; it must be a whole number from 0 to 20."),
    (top('{do = "move", spaces = true}'), "spaces is true; it must be a whole number"),
    (top('{do = "move", spaces = 1.5}'), "spaces is 1.5; it must be a whole number"),
    (top('{do = "move", spaces = 1, calm = 1}'), "calm is 1; it must be true or false."),
    (top('{do = "move", spaces = {each = 2}}'), "spaces.per is missing."),
    (top('{do = "move", spaces = {per = "sheep"}}'), "spaces.per is 'sheep'; it is one of"),
    (top('{do = "move", spaces = {per = "day", every = 0}}'), "every is 0; it must be a whole number from 1"),
    (top('{do = "move", spaces = {per = "day", range = 1}}'), "range changes nothing here; it goes with monsters_near"),
    (top('{do = "recover"}'), "top[1] says nothing; it needs one of health, spirit."),
    (top('{do = "energy"}'), "top[1] says nothing; it needs one of red, blue, green, gold."),
    (top('{do = "next_attack"}'), "top[1] says nothing; it needs one of plus, range."),
    (top('{do = "recover", health = -1}'), "health is -1;"),
    (top('{do = "next_attack", plus = -21}'), "plus is -21; it must be a whole number from -20 to 20."),
    (top('{do = "damage", amount = 1, target = "sheep"}'), "target is 'sheep'; it is one of any, other,"),
    (top('{do = "damage", amount = 1, targets = 0}'), "targets is 0;"),
    (top('{do = "transport", to = "dojo", range = 2}'), "range changes nothing here; it goes with to ="),
    (top('{do = "transport", to = "target", world = "oakenmoor"}'), "world changes nothing here"),
    (top('{do = "transport", to = "space", target = "player"}'), "target changes nothing here"),
    (top('{do = "pay", what = "health", amount = 1, up_to = true, optional = true}'), "optional changes nothing here"),
    (top('{do = "choose", options = [[]]}'), "options needs 2 to 6 entries, not 1."),
    (top('{do = "choose", options = [[], 3]}'), "options[2] is 3, and it must be a list in [ ]."),
    (top('{do = "item", number = 25}'), "number is 25; it must be a whole number from 0 to 24."),
    (top('{do = "spawn", card = "teagel"}'), "card: there is no hex card teagel."),
    (top('{do = "swap", tiles = ["dojo"]}'), "tiles needs exactly 2 entries, not 1."),
    (top('{do = "swap", tiles = ["any", "any"]}'), "tiles: a tile does not change places with itself."),
    (top('{do = "roll", on = [{from = 1, to = 5}]}'), "on says nothing of the roll 6."),
    (top('{do = "roll", on = [{from = 1, to = 4}, {from = 4, to = 6}]}'), "on[2]: the roll 4 stands in two lines."),
    (top('{do = "roll", on = [{from = 1, to = 6}, {from = 5, to = 3}]}'), "from is above to: no roll is meant."),
    (top('{do = "challenge", rating = 4, order = "pay_first"}'), "top[1] says nothing; it needs one of success, fail."),
    (top('{do = "when", then = []}'), "top[1].test is missing."),
    (top('{do = "when", test = {time = "dusk"}}'), "top[1] says nothing; it needs one of then, otherwise."),
    (top('{do = "when", test = {}, then = []}'), "test needs one of measure, stance, time, fear, place, and only one."),
    (top('{do = "when", test = {time = "dusk", place = "dojo"}, then = []}'), "and only one."),
    (top('{do = "when", test = {time = "dusk", at_least = 2}, then = []}'), "at_least changes nothing here"),
    (top('{do = "when", test = {measure = "day", at_least = 4, at_most = 2}, then = []}'), "that never holds."),
    (
        top('{do = "when", test = {measure = "day"}, then = []}'),
        "needs one of at_least, at_most.",
    ),
    (top('{do = "when", test = {measure = "day", at_least = 1, range = 1}, then = []}'), "range changes nothing here"),
    (top('{do = "each", who = "all", range = 1, then = []}'), "range changes nothing here"),
    (
        top('{do = "each", who = "all", then = [{do = "each", who = "all", then = []}]}'),
        "cannot have another each",
    ),
    (top('{do = "this_turn", gives = [{what = "attac"}]}'), "did you mean attack?"),
    (top('{do = "this_turn", gives = [{what = "attack", half = "top"}]}'), "half is for what changes Dash only."),
    (top('{do = "this_turn", gives = [{what = "calm", plus = 2}]}'), "plus changes nothing here"),
    (top('{do = "may", then = [' * 12 + "]}" * 12), "effects within effects, more than can be read."),
    (top(", ".join(['{do = "ultimate"}'] * 9)), "ability[1].top needs 0 to 8 entries, not 9."),
    # Who can do what where
    (top('{do = "attack"}'), "top[1].do: attack is for a Corrupted, and here a player carries it out."),
    (top('{do = "advance", spaces = 1}'), "advance is for a Corrupted"),
    (top('{do = "mend", amount = 1}'), "mend is for a Corrupted"),
    (top('{do = "more_damage", amount = 1}'), "more_damage can only stand in the critical of a Monster."),
    (top('{do = "gain", resource = "mana", amount = 1}'), "resource: mana is of soff, and this is a card of kaoru."),
    (top('{do = "pay", what = "runes", amount = 1}'), "what: runes is of thomas, and this is a card of kaoru."),
    (top('{do = "move", spaces = {per = "fear"}}'), "per: fear is of persephone, and this is a card of kaoru."),
    (top('{do = "when", test = {stance = "koi"}, then = []}'), "stance is of oric, and this is a card of kaoru."),
    (top('{do = "when", test = {fear = "scared"}, then = []}'), "fear is of persephone"),
    (top('{do = "when", test = {measure = "heat", at_least = 1}, then = []}'), "measure: heat is of soff"),
    (f'{MONSTER}range = 0\nloot = [{{do = "more_damage", amount = 1}}]{HERE}', "only stand in the critical"),
    # Abilities
    (ABILITY.replace('"core"', f'"red"{HERE}'), "the card that it replaces is of the group core, and stays in it."),
    (f'{ABILITY}gives = [{{what = "attack"}}]{HERE}', "ability[1].gives: only a locked passive has this."),
    (f'{ULTIMATE}bottom = [{{do = "move", spaces = 1}}]{HERE}', "an Ultimate goes back to its pile after its top"),
    (f"{ULTIMATE}charge = {{start = 1}}{HERE}", "ability[1].charge: an Ultimate goes back"),
    (f"{PASSIVE.replace('[[ability]]', f'[[ability]]{HERE}')}", "ability[1]: a locked passive needs gives or when."),
    (f'{PASSIVE}\ngives = [{{what = "move"}}]\ntop = [{{do = "ultimate"}}]{HERE}', "has no halves and no charges."),
    (f"{ABILITY}charge = {{start = 3, most = 2}}{HERE}", "charge.most is less than what it starts with."),
    (f"{ABILITY}charge = {{start = 0}}{HERE}", "charge: there is never a charge"),
    (f"{ABILITY}charge = {{start = 21}}{HERE}", "charge.start is 21;"),
    (f"{ABILITY}charge = 3{HERE}", "charge is 3, and it must be a table"),
    (f'{ABILITY}charge = {{start = 1, then = [{{do = "ultimate"}}]}}{HERE}', "nobody can use the charges; say when"),
    (f'{ABILITY}charge = {{start = 1, at = "damaged"}}{HERE}', "a charge that is used must do something"),
    # Monsters, Events, Rifts
    (f"{MONSTER}range = 10{HERE}", "monster[1].range is 10; it must be a whole number from 0 to 9."),
    (f"{MONSTER}range = 0\nreward = 3{HERE}", "monster[1].reward is 3, and it must be a table"),
    (f"{MONSTER}range = 0\nreward = {{pink = 1}}{HERE}", "reward.pink is not known"),
    (f"{MONSTER}range = 0\nitem = 25{HERE}", "monster[1].item is 25;"),
    (f"{MONSTER}range = 0\nboss = 1{HERE}", "monster[1].boss is 1; it must be true or false."),
    (f"{MONSTER}range = 0\nboss = true{HERE}", "boss: each deck has one boss, and the_drear would have 2."),
    (
        '[[monster]]\nid = "karresh"\nname = "A"\nworld = "arechi_wastes"\nhealth = 2\nattack = 1\n'
        f"range = 0\nboss = false{HERE}",
        "each deck has one boss, and arechi_wastes would have 0.",
    ),
    (
        MONSTER.replace('"the_drear"', f'"dusk"{HERE}') + "range = 0",
        "monster[1].world: the card that it replaces is of the deck the_drear, and stays in it.",
    ),
    (
        MONSTER.replace('"candle_wisp"', f'"scorpion_nest"{HERE}') + "range = 0",
        "scorpion_nest is the id of a card of another kind; it is written [[event]].",
    ),
    (EVENT.replace('"arechi_wastes"', f'"drear"{HERE}') + "effects = []", "event[1].world is 'drear'; did you mean"),
    (
        f'[[rift]]\nid = "small_red_rift"\nname = "A"\nsize = "huge"{HERE}\nrating = 4',
        "rift[1].size is 'huge'; it is one of small, medium, large.",
    ),
    (f'[[rift]]\nid = "small_red_rift"\nname = "A"\nsize = "small"\nrating = 0{HERE}', "rift[1].rating is 0;"),
    # Items
    (f'{ITEM.replace("1", f"2{HERE}")}copies = 1\nkind = "discard"\nuse = [{{do = "ultimate"}}]', "has the number 1"),
    (f'{ITEM}copies = 0{HERE}\nkind = "discard"\nuse = [{{do = "ultimate"}}]', "item[1].copies is 0;"),
    (f'{ITEM}copies = 10{HERE}\nkind = "discard"\nuse = [{{do = "ultimate"}}]', "copies is 10;"),
    (f'{ITEM}copies = 1\nkind = "weapon"{HERE}', "item[1].kind is 'weapon'; it is one of discard, equipment."),
    (f'{ITEM}copies = 1\nkind = "equipment"\nuse = [{{do = "ultimate"}}]{HERE}', "equipment is used by its charges"),
    (
        f'{ITEM}copies = 1\nkind = "equipment"\ngives = [{{what = "move"}}]\ncharges = 2{HERE}',
        "item[1].charges: a charge must do something; say what, with use.",
    ),
    (f'{ITEM.replace("]]", f"]]{HERE}")}copies = 1\nkind = "equipment"', "this equipment does nothing"),
    (
        f'{ITEM}copies = 1\nkind = "discard"\nuse = [{{do = "ultimate"}}]\ncharges = 2{HERE}',
        "item[1].charges: a discard Item is used once",
    ),
    (
        f'{ITEM}copies = 1\nkind = "discard"\nuse = [{{do = "ultimate"}}]\ngives = [{{what = "move"}}]{HERE}',
        "item[1].gives: a discard Item is used once",
    ),
    (f'{ITEM.replace("]]", f"]]{HERE}")}copies = 1\nkind = "discard"', "a discard Item must do something"),
    (
        f'{ITEM}copies = 1\nkind = "equipment"\ngives = [{{what = "move"}}]\nuse_at = "damaged"{HERE}',
        "item[1].use_at changes nothing here; it goes with use.",
    ),
    (f'{ITEM}copies = 1\nkind = "discard"\nuse = [{{do = "ultimate"}}]\nuse_at = "never"{HERE}', "use_at is 'never'"),
    (f'{STONE}copies = 3{HERE}\nkind = "discard"', "so there are 4 copies or more."),
    (
        f'{STONE}copies = 6\ngives = [{{what = "move"}}]\nkind = "equipment"{HERE}',
        "Item 0 is discarded to expose a weakness, so it is a discard Item.",
    ),
    # Turn Order cards
    (f'[[turn_order]]\nnumber = 5{HERE}\nname = "A"\nuse = []', "turn_order[1].number is 5;"),
    (f'[[turn_order]]\nid = "x"{HERE}\nnumber = 1\nname = "A"\nuse = []', "turn_order[1].id is not known"),
    (
        f'[[turn_order]]\nnumber = 1\nname = "A"\nuse = []\n[[turn_order]]\nnumber = 1{HERE}\nname = "B"\nuse = []',
        "turn_order[2].number: the file has this card twice, first in line 2.",
    ),
    # Quests
    (f'[[quest]]{HERE}\nid = "the_red_vow"\nname = "A"\none = {{objective = {{place = "dojo"}}, reward = []}}', "two"),
    (f"{QUEST}[quest.one]{HERE}\nreward = []", "quest[1].one.objective is missing."),
    (f"{QUEST}[quest.one]\nreward = []\nobjective = {{}}{HERE}", "objective needs one of count, place, energy"),
    (f'{QUEST}[quest.one]\nreward = []\nobjective = {{place = "dojo", energy = "red"}}{HERE}', "and only one."),
    (f'{QUEST}[quest.one]\nreward = []\nobjective = {{energy = "red", at_least = 11}}{HERE}', "at_least is 11;"),
    (f'{QUEST}[quest.one]\nreward = []\nobjective = {{energy = "red", world = "oakenmoor"}}{HERE}', "world changes"),
    (
        f'{QUEST}[quest.one]\nreward = []\nobjective = {{place = "dojo", at_least = 2}}{HERE}',
        "at_least changes",
    ),
    (f'{QUEST}[quest.one]\nreward = []\nobjective = {{count = "rifts", holds = 2}}{HERE}', "holds changes nothing"),
    (
        f'{QUEST}[quest.one]\nreward = []\nobjective = {{count = "rifts", world = "oakenmoor"}}{HERE}',
        'objective.world changes nothing here; it goes with count = "monsters"',
    ),
    (f'{QUEST}[quest.one]\nreward = []\nobjective = {{count = "monsters", world = "dojo"}}{HERE}', "world is 'dojo'"),
    (f'{QUEST}[quest.one]\nreward = []\nobjective = {{count = "worlds_visited", at_least = 7}}{HERE}', "from 1 to 6."),
    (
        f'{QUEST}[quest.one]\nreward = []\nobjective = {{place = "dojo"}}\nspecial = {{what = 1}}{HERE}',
        "quest[1].one.special.what is not known",
    ),
    # Triggers
    (f'{PASSIVE}\nwhen = [{{at = "dawn"}}]{HERE}', "ability[1].when[1].then is missing."),
    (f'{PASSIVE}\nwhen = [{{at = "noon", then = []}}]{HERE}', "when[1].at is 'noon'; it is one of"),
    (f'{PASSIVE}\nwhen = [{{at = "dawn", then = [], once = "yes"}}]{HERE}', "once is 'yes'; it must be true or false."),
    (
        f'{PASSIVE}\nwhen = [{{at = "defeated", then = [{{do = "suffer", amount = 9}}]}}]{HERE}',
        "when[1]: what hurts somebody in answer to defeated needs once = true, or it might never end.",
    ),
    (f'{PASSIVE}\nwhen = [{{at = "damaged", then = [{{do = "lose", health = 1}}]}}]{HERE}', "it might never end."),
    (
        f'{PASSIVE}\nwhen = [{{at = "damaged", then = [{{do = "pay", what = "grit", amount = 1}}]}}]{HERE}',
        "it might never end.",
    ),
    # Corrupted
    (f"{CORRUPTED}{POWERS}".replace("[[corrupted]]", f"[[corrupted]]{HERE}"), "corrupted[1].weakness is missing."),
    (
        f"{CORRUPTED}weakness = []\n" + POWER.replace("]]", f"]]{HERE}"),
        "corrupted[1].ability needs exactly 3 entries, not 1.",
    ),
    (
        f"{CORRUPTED}weakness = []\n{POWERS}".replace('"the_baiyu"]', f'"oppenheim"]{HERE}').replace(
            '"lunaridge"', '"the_baiyu", "lunaridge"'
        ),
        "corrupted[1].ability[2].symbols[2]: this World calls two abilities.",
    ),
    (
        f"{CORRUPTED}weakness = []\n{POWERS}".replace(POWER, f"[[corrupted.ability]]{HERE}\nname = 'C'\n", 1).replace(
            ', "the_drear"', ""
        ),
        "corrupted[1].ability: the symbols must cover all six Worlds; the_drear calls no ability.",
    ),
    (
        f"{CORRUPTED}weakness = []\n{POWERS}".replace('"the_drear"]', f'"drear"]{HERE}'),
        "symbols[2] is 'drear'; did you mean",
    ),
    (
        f'{CORRUPTED}weakness = [{{do = "energy", red = 1}}]{HERE}\n{POWERS}',
        "weakness[1].do: energy does nothing for a Corrupted; put it into an each, so that players do it.",
    ),
    (
        f'{CORRUPTED}weakness = [{{do = "each", who = "all", then = [{MEND}]}}]{HERE}\n{POWERS}',
        "mend is for a Corrupted, and here a player carries it out.",
    ),
    (
        f'{CORRUPTED}weakness = [{{do = "each", who = "all", then = [{{do = "corrupted_acts"}}]}}]{HERE}\n{POWERS}',
        "a Corrupted that makes the Corrupted act would never come to an end.",
    ),
    (
        f'{CORRUPTED}weakness = []\nwhen = [{{at = "damaged", then = [{MEND}]}}]{HERE}\n{POWERS}',
        "mend is for a Corrupted, and here whoever hurt it carries it out.",
    ),
    (
        f'{CORRUPTED}weakness = []\nwhen = [{{at = "damaged", then = [{{do = "steal"}}]}}]{HERE}\n{POWERS}',
        "steal is for players; put it into an each, so that players do it.",
    ),
    (f'{CORRUPTED}weakness = []\nwhen = [{{at = "leveled", then = []}}]{HERE}\n{POWERS}', "when[1].at is 'leveled'"),
]


@pytest.mark.parametrize(("text", "sentence"), FAULTS, ids=[f"{at}-{say[:40]}" for at, (_, say) in enumerate(FAULTS)])
def test_every_fault_is_told_with_its_line(text: str, sentence: str) -> None:
    line = next(number for number, line in enumerate(text.split("\n"), 1) if line.endswith(HERE))
    (only,) = told(text)
    assert only.startswith(f"line {line}: ")
    assert sentence in only


def test_every_fault_is_told_at_once_in_the_order_of_lines() -> None:
    text = f'{ITEM}copies = 0\nkind = "discard"\n{ABILITY}top = [{{do = "fly"}}]\nbottom = 4\n'
    assert [fault.split(": ")[0] for fault in told(text)] == ["line 1", "line 5", "line 11", "line 12"]


def test_a_file_without_a_card_is_told() -> None:
    assert told("# nothing but a comment") == ["The file has no card in it."]


def test_two_cards_of_a_deck_may_change_who_is_the_boss() -> None:
    """HARA-BOSS-01: still there is one in the deck."""
    queen = MONSTER.replace("candle_wisp", boss("the_drear").id) + "range = 0"
    cards = card_set(f"{MONSTER}range = 0\nboss = true\n{queen}")
    assert cards.monsters[cards.by_id["candle_wisp"]].boss
    assert [card.id for card in cards.monsters if card.boss and card.deck == 6] == ["candle_wisp"]
    for fault in told(f"{MONSTER}range = 0\nboss = true\n{queen}\nboss = true\n{EVENT}"):
        assert "effects is missing" in fault


def boss(deck: str) -> Monster:
    return next(card for card in card_set().monsters if card.boss and TILE_NAMES[card.deck] == deck)


def test_what_hurts_may_answer_once_a_turn_and_to_what_damage_does_not_set_off() -> None:
    card_set(f'{PASSIVE}\nwhen = [{{at = "damaged", then = [{{do = "suffer", amount = 1}}], once = true}}]')
    card_set(f'{PASSIVE}\nwhen = [{{at = "dusk", then = [{{do = "suffer", amount = 1}}]}}]')
    card_set(f'{PASSIVE}\nwhen = [{{at = "damaged", then = [{{do = "recover", spirit = 1}}]}}]')


def test_another_champion_may_be_meant_by_each() -> None:
    card_set(f'{ABILITY}top = [{{do = "each", who = "all", then = [{{do = "gain", resource = "mana", amount = 1}}]}}]')


def test_an_empty_list_says_that_nothing_happens() -> None:
    ultimate = f"{ULTIMATE}bottom = []\n"
    card_set(f"{ultimate}{CORRUPTED}weakness = []\n{POWERS}\n{EVENT}effects = []")


def test_faults_are_told_in_italian() -> None:
    with pytest.raises(BadValues) as caught:
        card_set(f'{PASSIVE}\ntop = [{{do = "ultimate"}}]\ngives = [{{what = "move"}}]')
    assert [say for say, _ in caught.value.faults("it")] == [
        "riga 5: ability[1].top: una carta passiva bloccata non ha metà né cariche."
    ]


def test_every_sentence_has_its_italian() -> None:
    # Compiled modules have no source of their own; it lies beside them.
    folder = files(PACKAGE)
    for name in ("card_files", "effect_places", "read_cards", "read_effects"):
        source = folder.joinpath(f"{name}.py").read_text("utf-8")
        sentences = re.findall(r'mark\(\s*"(.*?)"\s*\)', source)
        assert sentences
        for sentence in sentences:
            assert language.translate(PACKAGE, "it", sentence) != sentence, sentence
