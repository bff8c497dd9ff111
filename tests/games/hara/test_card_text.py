"""The texts of the cards: each says what the card does, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tavola.games.hara import read_effects
from tavola.games.hara.attacking import Damage, DamageAll, Lend, MoreDamage, NextAttack, NextMove, Prevent, TakeDamage
from tavola.games.hara.card import Event, Goal, Lasting, Modifier, Monster, Rift, Trigger
from tavola.games.hara.card_set import card_set
from tavola.games.hara.card_text import (
    ability_text,
    corrupted_text,
    event_text,
    goal_text,
    item_text,
    lasting_text,
    monster_text,
    quest_text,
    rift_text,
    scenario_text,
    shift_text,
    turn_order_text,
)
from tavola.games.hara.corrupted_turn import Advance, CorruptedActs, Mend, PrintedAttack
from tavola.games.hara.deciding import PAYMENTS, WHO_NAMES, Choose, Each, May, Pay, RollDie, When
from tavola.games.hara.effect import (
    FIXED,
    HEALTH,
    MEASURES,
    MISSING_HEALTH,
    MONSTERS_NEAR,
    PAID,
    Amount,
    Effect,
    Effects,
)
from tavola.games.hara.effect_words import effects_text
from tavola.games.hara.event_card import Challenge, CloseRift
from tavola.games.hara.gaining import ChangeResource, DiscardItem, GainEnergy, GainItem, Lose, Recover, Steal
from tavola.games.hara.measure import ALONE, FearTest, MeasureTest, PlaceTest, StanceTest, Test, TimeTest
from tavola.games.hara.moving import Move, Shove, Transport
from tavola.games.hara.node_words import WORDS
from tavola.games.hara.own_cards import GainActivations, GrantLevel, GrantUltimate, PickUp, PutDown, Ready
from tavola.games.hara.pieces import DASH_MOVE, INCOMING, MODIFIER_NAMES, TRIGGERS
from tavola.games.hara.scenarios import SCENARIOS
from tavola.games.hara.spawning import CHOSEN, HERE, DiscardHex, Spawn, SpawnDusk, Swap
from tavola.games.hara.speaking import IT, YOU
from tavola.games.hara.targets import ANY, ENEMIES, FOES, OTHER, TARGET_NAMES
from tavola.kernel.language import catalogue

CARDS = card_set()
LANGUAGES = ("en", "it")
ZERO, ONE, TWO, THREE = [Amount(number) for number in range(4)]
HEAL = Recover(TWO, ZERO)
#: What a text may leave as it is in Italian: proper names, and numbers.
SAME = frozenset(("Oppenheim", "Oakenmoor", "Lunaridge"))


def flat(found: object) -> Iterator[str]:
    """Every text in something that is made of texts."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for value in found.values():
            yield from flat(value)
    elif isinstance(found, list | tuple):
        for value in found:
            yield from flat(value)


def texts(language: str) -> dict[str, list[str]]:
    """Every text of every card."""
    found: dict[str, list[str]] = {}
    for champion in CARDS.champions:
        for ability in champion.abilities:
            found[ability.id] = list(flat(dict(ability_text(CARDS, ability, language))))
    for card in CARDS.hex_cards:
        if isinstance(card, Monster):
            found[card.id] = monster_text(CARDS, card, language)
        elif isinstance(card, Event):
            found[card.id] = event_text(CARDS, card, language)
        elif isinstance(card, Rift):
            found[card.id] = rift_text(CARDS, card, language)
    for shift in CARDS.shifts:
        found[shift.id] = [shift_text(CARDS, shift, language)]
    for item in CARDS.items:
        found[f"item {item.id}"] = item_text(CARDS, item, language)
    for bonus in CARDS.turn_order:
        found[bonus.id] = [turn_order_text(CARDS, bonus, language)]
    for quest in CARDS.quests:
        found[quest.id] = [text for part in quest_text(CARDS, quest, language) for text in flat(dict(part))]
    for corrupted in CARDS.corrupted:
        found[corrupted.id] = list(flat(dict(corrupted_text(CARDS, corrupted, language))))
    for scenario in SCENARIOS:
        found[scenario.name] = [text for _, text in scenario_text(CARDS, scenario, language)["table"]]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_without_gaps(language: str) -> None:
    for card, said in texts(language).items():
        assert any(said) or card in {scenario.name for scenario in SCENARIOS}, card
        for text in said:
            assert not re.search(r"[{}]|None|  | \.|\.\.|: *$|\(\)", text), (card, text)


def test_every_text_is_another_in_italian() -> None:
    italian = texts("it")
    for card, said in texts("en").items():
        assert len(said) == len(italian[card]), card
        for english, other in zip(said, italian[card], strict=True):
            proper = not english or english in SAME or english in names()
            assert proper or english != other, (card, english)


def names() -> set[str]:
    """The names of the Corrupted's abilities, which are no generated texts."""
    return {ability.name["en"] for corrupted in CARDS.corrupted for ability in corrupted.abilities}


def test_the_italian_catalogue_keeps_every_gap() -> None:
    for english, italian in catalogue("tavola.games.hara", "it").items():
        message = english.split("\x04")[-1]
        assert sorted(re.findall(r"\{\w+\}", message)) == sorted(re.findall(r"\{\w+\}", italian)), english


#: Of each class of effects one or several, with what it says.
NODES: list[tuple[Effect, str, str]] = [
    (Move(TWO), "Move up to 2 spaces.", "Muoviti fino a 2 spazi."),
    (
        Move(ONE, True, True),
        "Move up to 1 space (Events do not stop you, Aggressive Monsters do not react).",
        "Muoviti fino a 1 spazio (gli Eventi non ti fermano, i Mostri Aggressivi non reagiscono).",
    ),
    (Transport(0), "Transport to the Dojo.", "Trasportati nel Dojo."),
    (Transport(1, 0), "Transport to any space.", "Trasportati su uno spazio qualsiasi."),
    (
        Transport(2, 3, -1, OTHER),
        "Transport to the space of another target within range 3.",
        "Trasportati sullo spazio di un altro bersaglio entro portata 3.",
    ),
    (
        Damage(ONE, 1, ANY),
        "Deal 1 damage to any target within range 1.",
        "Infliggi 1 danno a un bersaglio qualsiasi entro portata 1.",
    ),
    (
        Damage(TWO, 0, FOES, 3),
        "Deal 2 damage to each of up to 3 Monsters or enemies on your space.",
        "Infliggi 2 danni ciascuno a un massimo di 3 Mostri o nemici sul tuo spazio.",
    ),
    (
        DamageAll(Amount(1, MISSING_HEALTH, 1, 2, 4), 0, OTHER),
        "Deal 1 damage (plus 1 for every 2 missing Health, at most 4 in all) to all other targets on your space.",
        "Infliggi 1 danno (più 1 per ogni 2 Salute mancanti, al massimo 4 in tutto) a tutti gli altri bersagli "
        "sul tuo spazio.",
    ),
    (
        DamageAll(ONE, 2, ANY),
        "Deal 1 damage to all targets, yourself included, within range 2.",
        "Infliggi 1 danno a tutti i bersagli, te compreso, entro portata 2.",
    ),
    (TakeDamage(TWO), "Take 2 damage.", "Subisci 2 danni."),
    (Recover(TWO, ONE), "Gain 2 Health and 1 Spirit.", "Ottieni 2 Salute e 1 Spirito."),
    (Lose(ZERO, TWO, ONE), "Lose 2 Spirit and 1 energy.", "Perdi 2 Spirito e 1 energia."),
    (GainEnergy((2, 0, 0, 1)), "Gain 2 red energy and 1 Gold energy.", "Ottieni 2 energie rosse e 1 energia oro."),
    (ChangeResource(5, TWO, False), "Gain 2 Runes.", "Ottieni 2 Rune."),
    (ChangeResource(2, ONE, True), "Lose 1 Fear.", "Perdi 1 Paura."),
    (
        Pay(0, TWO, (Move(ONE), HEAL), False, False),
        "Pay 2 Grit: move up to 1 space, then gain 2 Health.",
        "Paga 2 Grinta: muoviti fino a 1 spazio, poi ottieni 2 Salute.",
    ),
    (
        Pay(2, THREE, (Damage(Amount(0, PAID), 1, FOES),), False, True),
        "Pay up to 3 Fear: deal 1 damage for each point paid to a Monster or enemy within range 1.",
        "Paga fino a 3 Paura: infliggi 1 danno per ogni punto pagato a un Mostro o nemico entro portata 1.",
    ),
    (
        Pay(1, TWO, (GainActivations(ONE),), True, False),
        "You may pay 2 Momentum: gain 1 Activation.",
        "Se vuoi, paga 2 Slancio: ottieni 1 Attivazione.",
    ),
    (
        Choose(((Pay(7, TWO, (HEAL,), False, False),), (TakeDamage(ONE),))),
        "Choose one: pay 2 Spirit, then gain 2 Health; or take 1 damage.",
        "Scegli: paga 2 Spirito, poi ottieni 2 Salute; oppure subisci 1 danno.",
    ),
    (May((HEAL,)), "You may gain 2 Health.", "Se vuoi, ottieni 2 Salute."),
    (
        NextAttack(ONE, 1),
        "Your next attack this turn gets +1 damage and +1 range.",
        "Il tuo prossimo attacco in questo turno ha +1 danno e +1 alla portata.",
    ),
    (
        NextMove(Amount(-1)),
        "Your next move this turn gets -1 space.",
        "La tua prossima mossa in questo turno ha -1 spazio.",
    ),
    (
        Lend((Modifier(INCOMING, -1),), True),
        "Until your next turn: -1 damage each time you take damage.",
        "Fino al tuo prossimo turno: -1 danno ogni volta che subisci danni.",
    ),
    (GainActivations(Amount(-2)), "Lose 2 Activations.", "Perdi 2 Attivazioni."),
    (PickUp(1), "Pick up a card from your board.", "Riprendi in mano una carta dalla tua plancia."),
    (PutDown(1), "Put down a card from your hand.", "Metti sulla plancia una carta dalla tua mano."),
    (
        Ready(1),
        "Another card used this turn may be used again.",
        "Un'altra carta usata in questo turno si può usare di nuovo.",
    ),
    (
        Prevent(TWO),
        "Prevent the next 2 damage before your next turn.",
        "Prima del tuo prossimo turno previeni 2 danni.",
    ),
    (GainItem(1), "Gain Honeyroot Loaf (Item 1).", "Ottieni Pane di mielradice (Oggetto 1)."),
    (
        DiscardItem((HEAL,)),
        "Discard an Item, and if you do: gain 2 Health.",
        "Scarta un Oggetto, e se lo fai: ottieni 2 Salute.",
    ),
    (
        Steal(0),
        "Steal an Item from another player on your space.",
        "Ruba un Oggetto a un altro giocatore sul tuo spazio.",
    ),
    (GrantUltimate(), "Draw an Ultimate.", "Pesca una Suprema."),
    (
        GrantLevel(-1),
        "Take a Level Up card of any color.",
        "Prendi una carta Livello di un colore a scelta.",
    ),
    (Spawn("ash_jackal"), "Spawn Ash Jackal.", "Fai apparire Sciacallo di cenere."),
    (SpawnDusk(2), "Spawn 2 Dusk cards.", "Fai apparire 2 carte Crepuscolo."),
    (
        DiscardHex(0, 2),
        "Discard a Monster within range 2 (no loot).",
        "Scarta un Mostro entro portata 2 (senza bottino).",
    ),
    (
        Shove(2, 1, FOES),
        "Move a Monster or enemy within range 2 up to 1 space.",
        "Sposta un Mostro o nemico entro portata 2 di al massimo 1 spazio.",
    ),
    (
        Swap(HERE, CHOSEN),
        "Swap the tile you are on and a World of your choice.",
        "Scambia di posto la tessera su cui sei e un Mondo a scelta.",
    ),
    (Swap(0, 1), "Swap the Dojo and the Arechi Wastes.", "Scambia di posto il Dojo e le Arechi Wastes."),
    (
        RollDie(((HEAL,), (), (), (), (), ())),
        "Roll the number die: on 1, gain 2 Health; on 2-6, nothing happens.",
        "Tira il dado numerico: con 1, ottieni 2 Salute; con 2-6, non succede nulla.",
    ),
    (
        Challenge(6, True, (HEAL,), (TakeDamage(ONE),)),
        "Challenge 6 (roll, then pay Spirit); success: gain 2 Health; failure: take 1 damage.",
        "Sfida 6 (tira, poi paga Spirito); riuscita: ottieni 2 Salute; fallimento: subisci 1 danno.",
    ),
    (
        When(StanceTest(0), (HEAL,), (TakeDamage(ONE),)),
        "If in the Crane stance: gain 2 Health; otherwise: take 1 damage.",
        "Se in posizione della Gru: ottieni 2 Salute; altrimenti: subisci 1 danno.",
    ),
    (Each(0, (HEAL,), 0), "Each player: gain 2 Health.", "Ogni giocatore: ottieni 2 Salute."),
    (
        Each(5, (TakeDamage(ONE),), 2),
        "Each other player within range 2: take 1 damage.",
        "Ogni altro giocatore entro portata 2: subisci 1 danno.",
    ),
    (CloseRift(3), "Close a Rift within range 3.", "Chiudi uno Squarcio entro portata 3."),
    (MoreDamage(ONE), "+1 damage with this attack.", "+1 danno con questo attacco."),
    (
        Advance(2, 1),
        "Advance 2 spaces toward the enemy player with the least Health.",
        "Avanza di 2 spazi verso il giocatore nemico con meno Salute.",
    ),
    (
        PrintedAttack(),
        "Make the printed attack against every enemy in its range.",
        "Esegui l'attacco stampato contro ogni nemico nella sua portata.",
    ),
    (Mend(TWO), "Every Corrupted regains 2 Health.", "Ogni Corrotto recupera 2 Salute."),
    (
        CorruptedActs(),
        "Every Corrupted in play acts once more.",
        "Ogni Corrotto in gioco agisce un'altra volta.",
    ),
]


@pytest.mark.parametrize(("node", "english", "italian"), NODES)
def test_what_an_effect_says(node: Effect, english: str, italian: str) -> None:
    assert effects_text(CARDS, (node,), "en") == english
    assert effects_text(CARDS, (node,), "it") == italian


def test_every_class_of_effects_has_words_and_an_example() -> None:
    known = {
        found
        for found in vars(read_effects).values()
        if isinstance(found, type) and issubclass(found, Effect) and found is not Effect
    }
    assert known == set(WORDS)
    assert known == {type(node) for node, _, _ in NODES}


@pytest.mark.parametrize(
    ("effects", "text"),
    [
        ((Recover(ONE, ZERO), ChangeResource(0, ONE, False)), "Gain 1 Health and 1 Grit."),
        ((HEAL, Recover(Amount(0, PAID), ZERO)), "Gain 2 Health. Gain 1 Health for each point paid."),
        (
            (Pay(3, ONE, (When(TimeTest(False), (HEAL,), ()), Move(ONE)), False, False), TakeDamage(ONE)),
            "Pay 1 Mana: (if it is Dawn: gain 2 Health), then move up to 1 space. Take 1 damage.",
        ),
        (
            (Pay(3, ONE, (Move(ONE), TakeDamage(ONE), HEAL), False, False),),
            "Pay 1 Mana: move up to 1 space, take 1 damage, then gain 2 Health.",
        ),
    ],
)
def test_how_effects_are_joined(effects: Effects, text: str) -> None:
    assert effects_text(CARDS, effects, "en") == text


@pytest.mark.rule("HARA-CHARGE-06")
def test_prevention_in_an_answer_is_of_the_damage_in_hand() -> None:
    assert effects_text(CARDS, (Prevent(TWO),), "en", YOU, True) == "Prevent 2 damage."
    counterpoint = CARDS.champions[1].abilities[6]
    buckler = CARDS.items[18]
    assert "when damage is dealt to you: prevent 1 damage" in ability_text(CARDS, counterpoint, "en")["charge"]
    assert "when damage is dealt to you: prevent 2 damage" in item_text(CARDS, buckler, "en")[0]


@pytest.mark.rule("HARA-CTEAM-04")
def test_of_a_corrupted_it_speaks_as_of_a_third() -> None:
    said = effects_text(CARDS, (DamageAll(ONE, 0, ENEMIES), Each(7, (Damage(ONE, 0, ANY),), 0)), "en", IT)
    assert said == (
        "Deal 1 damage to all enemies on its space. "
        "The enemy player with the most Health: deal 1 damage to any target on your space."
    )
    assert effects_text(CARDS, (Mend(ONE), Swap(HERE, 0)), "en", IT) == (
        "Regain 1 Health of the bar. Swap the tile it is on and the Dojo."
    )


@pytest.mark.parametrize(
    ("test", "text"),
    [
        (MeasureTest(HEALTH, 0, 3, 0), "Health: 3 or less"),
        (MeasureTest(HEALTH, 2, 99, 0), "Health: 2 or more"),
        (MeasureTest(HEALTH, 2, 3, 0), "Health: 2 to 3"),
        (MeasureTest(MONSTERS_NEAR, 0, 0, 1), "Monsters within range 1: exactly 0"),
        (FearTest(True), "Terrified"),
        (FearTest(False), "Scared"),
        (TimeTest(True), "it is Dusk"),
        (PlaceTest(0), "in the Dojo"),
        (PlaceTest(6), "on the Drear"),
        (PlaceTest(ALONE), "no other figure is on your space"),
    ],
)
def test_conditions(test: Test, text: str) -> None:
    assert effects_text(CARDS, (When(test, (HEAL,), ()),), "en") == f"If {text}: gain 2 Health."


@pytest.mark.rule("HARA-EQUIP-06")
def test_dash_is_changed_in_both_halves_or_in_one() -> None:
    top, bottom = Modifier(DASH_MOVE, 1), Modifier(DASH_MOVE + 1, 1)
    assert lasting_text(CARDS, Lasting((top, bottom)), "en") == ["Dash: +1 space."]
    assert lasting_text(CARDS, Lasting((top,)), "en") == ["Top of Dash: +1 space."]
    other = Modifier(DASH_MOVE + 1, 2)
    assert lasting_text(CARDS, Lasting((top, other)), "en") == ["Top of Dash: +1 space.", "Bottom of Dash: +2 spaces."]


def test_triggers_say_when_how_often_and_whether_one_must() -> None:
    trigger = Trigger(TRIGGERS.index("damaged"), (HEAL,), True, True)
    lasting = Lasting((), (trigger,))
    said = "When you have taken damage (once a turn): you may gain 2 Health."
    assert lasting_text(CARDS, lasting, "en") == [said]
    assert lasting_text(CARDS, lasting, "en", IT) == ["Whoever damages it (once a turn): you may gain 2 Health."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("voice", [YOU, IT])
def test_every_word_of_the_vocabulary_can_be_said(language: str, voice: int) -> None:
    amounts = [
        Amount(base, measure, 2, every) for measure in range(len(MEASURES)) for base in (0, 1) for every in (1, 2)
    ]
    effects: list[Effect] = [Damage(amount, 1, ANY) for amount in amounts]
    effects += [
        node
        for target in range(len(TARGET_NAMES))
        for node in (Damage(ONE, 0, target), Damage(ONE, 0, target, 2), DamageAll(ONE, 0, target))
    ]
    effects += [Each(who, (HEAL,), 1) for who in range(len(WHO_NAMES))]
    effects += [Pay(what, TWO, (HEAL,), False, False) for what in range(len(PAYMENTS))]
    effects += [When(MeasureTest(measure, 1, 99, 1), (HEAL,), ()) for measure in range(len(MEASURES))]
    effects += [Transport(1, reach, world) for reach in (0, 2) for world in range(1, 7)]
    modifiers = tuple([Modifier(what, 1) for what in range(len(MODIFIER_NAMES))])
    triggers = tuple([Trigger(at, (HEAL,), False, False) for at in range(len(TRIGGERS))])
    said = [effects_text(CARDS, (effect,), language, voice) for effect in effects]
    said += lasting_text(CARDS, Lasting(modifiers, triggers), language, voice)
    for text in said:
        assert text.endswith(".")
        assert not re.search(r"[{}]|None|  ", text), text
    assert len(set(said)) > len(said) * 3 // 4


@pytest.mark.parametrize(
    ("goal", "english", "italian"),
    [
        (
            Goal(0, 0, 1, 1),
            "Defeat 1 Monster that belongs to the Arechi Wastes.",
            "Sconfiggi 1 Mostro di questo Mondo: le Arechi Wastes.",
        ),
        (Goal(0, 9, 3, -1), "End turns on 3 different Worlds.", "Finisci i tuoi turni su 3 Mondi diversi."),
        (Goal(1, 0, 2, 2), "Be on Oppenheim with at least 2 Items.", "Trovati a Oppenheim con almeno 2 Oggetti."),
        (Goal(1, 0, 0, 0), "Be in the Dojo.", "Trovati nel Dojo."),
        (Goal(2, 0, 8, -1), "Have 8 red energy or more.", "Possiedi 8 energie rosse o più."),
    ],
)
@pytest.mark.rule("HARA-QUEST-03")
def test_objectives(goal: Goal, english: str, italian: str) -> None:
    assert goal_text(CARDS, goal, "en") == english
    assert goal_text(CARDS, goal, "it") == italian


@pytest.mark.rule("HARA-MON-01")
def test_a_monster_says_everything_that_it_has() -> None:
    everything = (HEAL,)
    monster = Monster(
        "m",
        {},
        {},
        "",
        1,
        3,
        2,
        1,
        (1, 0, 0, 0),
        1,
        True,
        True,
        True,
        True,
        everything,
        everything,
        everything,
        everything,
    )
    said = monster_text(CARDS, monster, "en")
    begins = [
        "Boss",
        "Aggressive",
        "Armored",
        "Dangerous",
        "Critical (5-6)",
        "Its attack",
        "Ally",
        "Loot",
        "Special Loot",
    ]
    assert [line.split(":")[0] for line in said] == begins
    assert said[7] == "Loot: 1 red energy and Honeyroot Loaf (Item 1)."


@pytest.mark.rule("HARA-RIFT-05", "HARA-RIFT-06")
def test_a_rift_gives_first_and_then_rolls_before_spirit_is_paid() -> None:
    rift = Rift("r", {}, {}, "", 0, 1, (0, 1, 0, 0), 4, (0, 2, 0, 0), -1)
    assert rift_text(CARDS, rift, "en") == [
        "Gift: 1 blue energy.",
        "Challenge 4 (roll, then pay Spirit).",
        "Success: 2 blue energy.",
    ]


def test_an_event_shows_its_challenge_in_lines() -> None:
    challenge = Challenge(5, False, (HEAL,), (TakeDamage(ONE),))
    event = Event("e", {}, {}, "", 1, (1, 0, 0, 0), (challenge, Move(ONE)))
    assert event_text(CARDS, event, "en") == [
        "Gift: 1 red energy.",
        "Challenge 5 (pay Spirit, then roll).",
        "Success: Gain 2 Health.",
        "Failure: Take 1 damage.",
        "Move up to 1 space.",
    ]


@pytest.mark.rule("HARA-FREE-02")
def test_free_is_said_of_the_half_that_is_free() -> None:
    free = {
        ability.id: (text["top_free"], text["bottom_free"])
        for champion in CARDS.champions
        for ability in champion.abilities
        for text in [ability_text(CARDS, ability, "it")]
        if text["top_free"] or text["bottom_free"]
    }
    assert free["second_wind"] == ("", "Gratis")
    assert free["soff_controlled_burn"] == ("Gratis", "")


@pytest.mark.rule("HARA-CORRUPT-03")
def test_the_dreamstone_says_what_it_is_for() -> None:
    assert item_text(CARDS, CARDS.items[0], "en") == [
        "Discard it on your turn: the weakness of a Corrupted is exposed."
    ]


@pytest.mark.rule("HARA-CTURN-05")
def test_the_table_of_a_scenario() -> None:
    lights = next(scenario for scenario in SCENARIOS if scenario.name == "s02")
    assert scenario_text(CARDS, lights, "en")["table"] == [
        ("1-3", "Each player: take 1 damage, then lose 1 Spirit."),
        ("4-5", "Each player: choose one: pay 2 Spirit; or take 2 damage."),
        ("6", "Each player: gain 2 Gold energy."),
    ]


def test_fixed_amounts_name_one_and_several() -> None:
    assert Amount(1).measure == FIXED
    said = [effects_text(CARDS, (Move(Amount(number)),), "it") for number in (0, 1, 2)]
    assert said == ["Muoviti fino a 0 spazi.", "Muoviti fino a 1 spazio.", "Muoviti fino a 2 spazi."]
