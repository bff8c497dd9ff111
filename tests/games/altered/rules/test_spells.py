"""Playing a Spell (Complete Rules 5.2.4): it acts from Limbo, then goes to Reserve or to the discard pile."""

import pytest

from tavola.games.altered.amount import CardsInReserve
from tavola.games.altered.card import SPELL, Card
from tavola.games.altered.cards.printing import does, fleeting, numbered, support
from tavola.games.altered.doing import Boost, Lose
from tavola.games.altered.drawing import Draw, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER, Kind
from tavola.games.altered.lasting import THIS_TURN, NextCard
from tavola.games.altered.standing_abilities import SpellsAreFleeting
from tavola.games.altered.which import IT, Each, target
from tavola.games.altered.zones import FLEETING
from tests.games.altered.rules.declared import priced
from tests.games.altered.rules.made import character, hero, spell
from tests.games.altered.scene import Scene


def fleeting_spell() -> Card:
    """A Spell with printed Fleeting that does nothing."""
    return Card("MADE_Flash", "Flash", "Ordis", SPELL, 1, 1, abilities=numbered((fleeting(), does())))


def keeps_spells() -> Card:
    """A support that takes Fleeting from the next Spell this turn."""
    return character("Keeper", support(NextCard(Kind(SPELL), THIS_TURN, gives=Effect(Lose(FLEETING, IT)))))


def hasty(kind: Kind) -> Card:
    """A Hero whose Spells of that kind are Fleeting."""
    return hero("Hasty", SpellsAreFleeting(kind, "Your Spells are Fleeting."))


@pytest.mark.rule("ALT-SPELL-01")
def test_a_spell_acts_from_limbo() -> None:
    scene = Scene()
    charm = scene.put(spell("Charm", Boost(target(A_CHARACTER), 1)), "hand")
    host = scene.put(character("Host"), "hero")
    scene.put(character("Other"), "hero")
    scene.do("play Charm")
    assert scene.zone(charm) == "limbo"
    scene.do("pick Host")
    assert scene.boosts(host) == 1


@pytest.mark.rule("ALT-SPELL-01")
def test_then_a_spell_goes_to_reserve() -> None:
    scene = Scene()
    charm = scene.put(spell("Charm", Draw(1)), "hand")
    scene.do("play Charm")
    assert scene.zone(charm) == "reserve"


@pytest.mark.rule("ALT-SPELL-03")
def test_from_reserve_a_spell_is_played_for_its_reserve_cost_and_discarded() -> None:
    scene = Scene()
    charm = scene.put(priced(spell("Charm", Draw(1)), 2, 3), "hand")
    scene.do("play Charm", "pass")
    assert scene.ready_mana() == 8
    scene.do("play Charm")
    assert scene.ready_mana() == 5
    assert scene.zone(charm) == "discard"
    assert len(scene.names("hand")) == 2


@pytest.mark.rule("ALT-SPELL-02")
def test_a_printed_fleeting_spell_is_discarded_from_hand_already() -> None:
    scene = Scene()
    flash = scene.put(fleeting_spell(), "hand")
    scene.do("play Flash")
    assert scene.zone(flash) == "discard"


@pytest.mark.rule("ALT-SPELL-02")
def test_a_lasting_effect_takes_the_printed_fleeting_which_came_before() -> None:
    scene = Scene()
    scene.put(keeps_spells(), "reserve")
    flash = scene.put(fleeting_spell(), "hand")
    scene.do("use Keeper", "play Flash")
    assert scene.zone(flash) == "reserve"


@pytest.mark.rule("ALT-SPELL-02")
def test_a_lasting_effect_takes_the_fleeting_of_coming_from_reserve() -> None:
    scene = Scene()
    scene.put(keeps_spells(), "reserve")
    charm = scene.put(spell("Charm", Draw(1)), "reserve")
    scene.do("use Keeper", "play Charm")
    assert scene.zone(charm) == "reserve"


@pytest.mark.rule("ALT-SPELL-02")
@pytest.mark.parametrize(("cost", "where"), [(1, "discard"), (2, "reserve")])
def test_a_passive_adds_fleeting_to_the_spells_it_names(cost: int, where: str) -> None:
    scene = Scene(
        heroes=(hero("Hasty", SpellsAreFleeting(Kind(SPELL, most_cost=1), "Cheap Spells are Fleeting.")), None)
    )
    charm = scene.put(priced(spell("Charm", Draw(1)), cost), "hand")
    scene.do("play Charm")
    assert scene.zone(charm) == where


@pytest.mark.rule("ALT-SPELL-02")
def test_a_passive_gives_nothing_to_the_opponents_spells() -> None:
    scene = Scene(heroes=(hasty(Kind(SPELL)), None))
    charm = scene.put(spell("Charm", Draw(1)), "hand", 1)
    scene.do("pass", "play Charm")
    assert scene.zone(charm) == "reserve"


@pytest.mark.rule("ALT-SPELL-02")
def test_a_lasting_effect_takes_the_fleeting_that_a_passive_added_before() -> None:
    scene = Scene(heroes=(hasty(Kind(SPELL)), None))
    scene.put(keeps_spells(), "reserve")
    charm = scene.put(spell("Charm", Draw(1)), "hand")
    scene.do("use Keeper", "play Charm")
    assert scene.zone(charm) == "reserve"


@pytest.mark.rule("ALT-SPELL-05")
def test_a_spell_that_resolves_is_no_reserve_card() -> None:
    scene = Scene()
    scene.put(spell("Saboteur", Sabotage()), "reserve")
    scene.put(character("Spare"), "reserve", 1)
    scene.do("play Saboteur")
    assert scene.options == ["no", "pick Spare (their reserve)"]


@pytest.mark.rule("ALT-SPELL-05")
def test_a_spell_that_resolves_is_not_counted_in_reserve() -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero")
    scene.put(spell("Census", Boost(Each(MY_CHARACTER), CardsInReserve())), "reserve")
    scene.put(character("Spare"), "reserve")
    scene.do("play Census")
    assert scene.boosts(host) == 1
