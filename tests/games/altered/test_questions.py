"""What is asked at the table and what each answer says: the step that asks, whose card it is, what follows."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import QuickAction
from tavola.games.altered.asking import NOTHING_ASKED, steps_of
from tavola.games.altered.cards import CARDS
from tavola.games.altered.cost import Cost
from tavola.games.altered.drawing import Draw
from tavola.games.altered.look import key, rich, why_over
from tavola.games.altered.questions import label_of, prompt_of
from tavola.games.altered.symbols import in_words
from tavola.games.altered.view import view_of
from tavola.kernel.view import View
from tests.games.altered.rules.made import landmark
from tests.games.altered.scene import Scene


def asked(scene: Scene, language: str = "en", seat: int = 0) -> str:
    return prompt_of(view_of(scene.state, seat), language)


def answers(scene: Scene, language: str = "en", seat: int = 0) -> list[str]:
    view = view_of(scene.state, seat)
    assert view["choice"] is not None
    return [label_of(view, action, language) for action in view["choice"]["actions"]]


def sabotage() -> Scene:
    scene = Scene()
    scene.put("BR_15_C", "hand")
    scene.put("AX_08_C", "reserve")
    scene.put("AX_07_C", "reserve", 1)
    scene.do("play Haven Bouncer", "hero")
    return scene


def test_a_sabotage_says_what_happens_and_whose_cards_there_are() -> None:
    scene = sabotage()
    assert asked(scene) == "Haven Bouncer: Which card in a Reserve is discarded?"
    assert asked(scene, "it") == "Haven Bouncer: Quale carta in una Riserva viene scartata?"
    assert answers(scene) == [
        "Choose nothing",
        "Choose Axiom Salvager (your Reserve)",
        "Choose Foundry Mechanic (your opponent's Reserve)",
    ]
    assert answers(scene, "it")[1:] == [
        "Scegli Axiom Salvager (la tua Riserva)",
        "Scegli Foundry Mechanic (la Riserva dell'avversario)",
    ]


def test_only_who_is_asked_sees_what_asks() -> None:
    scene = sabotage()
    assert view_of(scene.state, 0)["table"]["asked"] != NOTHING_ASKED
    assert view_of(scene.state, 1)["table"]["asked"] == NOTHING_ASKED
    assert view_of(scene.state, -1)["table"]["asked"] == NOTHING_ASKED


def test_modes_are_told_in_the_answers_only() -> None:
    scene = Scene()
    scene.put("LY_24_C", "hand")
    scene.put("AX_08_C", "hero", statuses="asleep")
    scene.put("AX_25_C", "landmark", 1)
    scene.do("play Cloth Cocoon")
    assert asked(scene) == "Cloth Cocoon: Choose one."
    assert answers(scene)[1] == "Discard a target Permanent."


def test_a_step_asks_with_its_own_sentence_only() -> None:
    scene = Scene()
    scene.put("LY_24_C", "hand")
    for _ in range(2):
        scene.put("AX_08_C", "hero", statuses="asleep")
        scene.put("AX_25_C", "landmark", 1)
    scene.do("play Cloth Cocoon", "2")
    assert asked(scene) == "Cloth Cocoon: Discard a target Permanent."


@pytest.mark.parametrize(
    ("language", "question", "yes"),
    [
        ("en", "Discard a card from your Reserve to pay 2 less?", "Yes: discard a card"),
        (
            "it",
            "Scartare una carta dalla tua Riserva per pagare 2 in meno?",
            "Sì: scartare una carta",
        ),
    ],
)
def test_an_optional_cost_says_what_it_costs_and_saves(language: str, question: str, yes: str) -> None:
    scene = Scene()
    scene.put("LY_26_C", "hand")
    scene.put("AX_08_C", "reserve")
    scene.put("AX_07_C", "reserve")
    scene.put("AX_08_C", "hero", 1)
    scene.do("play Paint Prison")
    assert asked(scene, language) == f"Paint Prison: {question}"
    assert [answer[: len(yes)] for answer in answers(scene, language)] == ["No", yes]
    scene.do("yes")
    assert asked(scene) == "Paint Prison: Which card of your Reserve do you discard to pay?"


def test_paying_within_an_effect_says_what_it_costs_and_brings() -> None:
    scene = Scene()
    scene.put("MU_16_R1", "hand")
    scene.do("play Aloe Vera", "hero")
    assert scene.asked == "yes_no"
    assert asked(scene) == "Aloe Vera: Pay {1}? In return: This card gains Anchored."
    assert asked(scene, "it") == "Aloe Vera: Pagare {1}? In cambio: Questa carta ottiene Ancorato."
    assert answers(scene) == ["No", "Yes: pay {1}"]


def test_instead_says_both_outcomes() -> None:
    scene = Scene()
    scene.put("BR_19_R1", "hero")
    scene.to_dusk()
    while scene.asked != "instead":
        scene.do("no")
    assert asked(scene) == "Mighty Jinn would go to Reserve: put it into Mana instead?"
    assert asked(scene, "it") == "Mighty Jinn andrebbe in Riserva: vuoi metterla invece nel Mana?"
    assert answers(scene) == ["Let it go to Reserve: Draw a card.", "Put it into Mana, exhausted"]


def dice() -> tuple[Scene, View]:
    scene = Scene()
    scene.put("LY_30_C", "landmark")
    scene.put("LY_06_R1", "hand")
    scene.dice(2, 5)
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.asked == "die"
    return scene, view_of(scene.state, 0)


def test_dice_name_who_gives_the_choice_what_each_brings_and_its_key() -> None:
    scene, view = dice()
    assert asked(scene) == "Ouroboros Trickster: Which die counts? The Ouroboros, Lyra Bastion lets you choose."
    assert asked(scene, "it").endswith("Quale dado conta? The Ouroboros, Lyra Bastion ti lascia scegliere.")
    assert answers(scene) == ["2: Boost this card by 1.", "5: Boost this card by 3."]
    assert view["choice"] is not None
    assert [key(view, action) for action in view["choice"]["actions"]] == ["2", "5"]


def test_expanding_from_the_deck_is_said_in_both_answers() -> None:
    scene = Scene(heroes=("LY_03_C", None))
    scene.state.first_player = 1
    scene.morning()
    assert answers(scene) == ["Leave it", "Turn it into a Mana Orb"]
    assert answers(scene, "it") == ["Lasciala", "Trasformala in una Sfera di Mana"]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-01")
def test_gigantic_is_told_where_its_expedition_is_asked() -> None:
    scene = Scene()
    scene.put("BR_20_C", "hand")
    scene.do("play Atlas")
    assert asked(scene) == "Atlas: Which Expedition? It is Gigantic: it counts in both, wherever it lies."
    assert "Gigantesco" in asked(scene, "it")


@pytest.mark.parametrize(
    ("where", "cards", "language", "said"),
    [
        ("reserve", ("BR_13_C", "BR_20_C", "BR_18_C"), "en", "Discard Kappa"),
        ("reserve", ("BR_13_C", "BR_20_C", "BR_18_C"), "it", "Scarta Kappa"),
        ("landmark", ("AX_27_R1", "MU_30_R2", "OR_28_C"), "en", "Sacrifice Kelonic Generator"),
        ("landmark", ("AX_27_R1", "MU_30_R2", "OR_28_C"), "it", "Sacrifica Kelonic Generator"),
    ],
)
def test_giving_up_a_card_of_ones_own_says_how_it_goes(
    where: str, cards: tuple[str, ...], language: str, said: str
) -> None:
    scene = Scene()
    for card in cards:
        scene.put(card, where)
    scene.to_dusk()
    assert said in answers(scene, language)


def test_becoming_mana_is_said_in_the_answer() -> None:
    scene = Scene()
    scene.to_dusk()
    assert scene.asked == "expand"
    assert "Turn Ordis Trooper into a Mana Orb" in answers(scene, seat=scene.who)


@pytest.mark.parametrize(
    ("cost", "where", "said"),
    [
        (Cost(sacrifice=1), "hero", "Sacrifice Kappa"),
        (Cost(discard_reserve=1), "reserve", "Discard Kappa"),
        (Cost(put_in_reserve=1), "hand", "Put Kappa into Reserve"),
    ],
)
def test_a_payment_says_how_the_card_pays(cost: Cost, where: str, said: str) -> None:
    scene = Scene()
    scene.put(landmark("Altar", QuickAction(cost, Draw(2))), "landmark")
    for card in ("BR_13_C", "BR_20_C"):
        scene.put(card, where)
    scene.do("use Altar")
    assert scene.asked == "payment"
    assert said in answers(scene)


def test_using_a_hero_says_what_it_does() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    scene.put("AX_08_C", "hero")
    use = next(label for label in answers_of_turn(scene) if label.startswith("Use Nevenka"))
    assert use.startswith("Use Nevenka & Blotch: {T}: Choose a target Character you control. Roll a die.")


def answers_of_turn(scene: Scene) -> list[str]:
    scene.afternoon()
    return answers(scene)


def test_every_step_of_a_card_has_its_own_number() -> None:
    for reference in CARDS:
        steps = steps_of(reference)
        assert len({id(step) for step in steps}) == len(steps), reference


# Symbols -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            'When it joins: Draw. Exhaust it: Pay 2 mana. The "when it joins" and "when it is played from the hand"',
        ),
        ("it", 'Quando entra: Draw. Esauriscila: Pay 2 Mana. The "quando entra" and "quando è giocata dalla mano"'),
    ],
)
def test_symbols_are_words_in_a_terminal(language: str, said: str) -> None:
    assert in_words("{J} Draw. {T}: Pay {2}. The {J} and {H}", language) == said


@pytest.mark.parametrize("reference", CARDS)
def test_no_card_is_left_with_a_raw_symbol(reference: str) -> None:
    for ability in CARDS[reference].abilities:
        text = ability.text(str)
        assert "{" not in in_words(text, "en")
        assert "{" not in rich(text, "en")
        assert "::" not in in_words(text, "en")
        assert '::"' not in rich(text, "en")


def test_a_symbol_is_set_apart_by_one_colon_only() -> None:
    assert 'aria-label="Exhaust it">' in rich("{T}: Draw a card.", "en")
    assert 'aria-label="When it joins:">' in rich("{J} Draw a card.", "en")
    assert 'aria-label="When it joins">' in rich("Activate the {J} abilities.", "en")


# The end -------------------------------------------------------------------------------------------------------------


class Line:
    """A line of the log."""

    def __init__(self, **event: object) -> None:
        self.event = event


@pytest.mark.rule("ALT-VICTORY-02", "ALT-VICTORY-14")
def test_the_end_says_why() -> None:
    met = [Line(event="won", rule="ALT-VICTORY-02", player=0)]
    assert why_over(met, 0, "en") == "Your Hero and your Companion have met."
    assert why_over(met, 1, "it") == "L'Eroe e il Compagno dell'avversario si sono incontrati."
    card = "ALT_CORE_B_LY_29_C"
    by_card = [Line(event="reaction", card=card), Line(event="won", rule="ALT-VICTORY-14", player=1)]
    assert why_over(by_card, 1, "en") == "An effect of Lyra Festival says that you win."
    assert why_over([Line(event="won", rule="ALT-ARENA-08", player=1)], -1, "en").startswith("The tie-breaker")
    assert why_over([], 0, "en") == ""
