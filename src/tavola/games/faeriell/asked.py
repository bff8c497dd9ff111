"""What the waiting question is about, for the words and pictures that go with it. Nothing of it is secret."""

from __future__ import annotations

from tavola.games.faeriell.achievements import Claim, PayForClaim, bits_of
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.drifter import ShiftMenace
from tavola.games.faeriell.event_phase import MoveGuardian, PushBack, UseBeacon
from tavola.games.faeriell.harvest import HarvestTerrain, HeartlandColour
from tavola.games.faeriell.hero_perks import RemoveWhich, StepAlongPath
from tavola.games.faeriell.hero_phase import DropQuest
from tavola.games.faeriell.lore import AttunementHero, AttunementNode, HerbGuardian, HerbHero
from tavola.games.faeriell.payment import Pay, PayOneColour, discounts_of, next_symbol
from tavola.games.faeriell.pieces import CLEANSER, HERO_TYPES
from tavola.games.faeriell.setup import PlaceSettlement, TwinSettlement
from tavola.games.faeriell.sheet import PlaceHero
from tavola.games.faeriell.solving import StepOn
from tavola.games.faeriell.state import VERSUS, FaeriellState
from tavola.games.faeriell.supply import SpendOne
from tavola.games.faeriell.table import AskedView
from tavola.games.faeriell.tribe_phase import BuildBeacon, TakePerk
from tavola.games.faeriell.twins import TashClaims
from tavola.games.faeriell.winter import MoveTribe
from tavola.kernel.step import Choice


def rules_asked(state: FaeriellState, choice: Choice) -> tuple[str, ...]:
    """The rules behind the question, where it stands: a Settlement is asked for on several grounds."""
    if isinstance(choice, PlaceSettlement) and not isinstance(choice, TwinSettlement):
        more = ("FAE-SETUP2-01",) if is_one_more(state, choice) else choice.rules[:1]
        return (*more, "FAE-COOP-07" if state.rules.mode != VERSUS else choice.rules[1])
    return choice.rules


def is_one_more(state: FaeriellState, choice: PlaceSettlement) -> bool:
    """Whether everybody's Settlements of step 14 stand already (FAE-SETUP2-01, FAE-TWINS-02)."""
    return state.owned[choice.who].bit_count() >= 2


def asked_of(state: FaeriellState, choice: Choice | None) -> AskedView:
    """What ``choice`` is about."""
    if isinstance(choice, PlaceSettlement):
        return {"more": is_one_more(state, choice), "cards": state.rules.mode != VERSUS}
    if isinstance(choice, Pay):
        return {
            "due": list(state.due),
            "colour": next_symbol(state.due),
            "paid": list(state.paid),
            "discounts": state.discounts,
            "left": [*discounts_of(state, choice.who, state.innate), state.region_discounts],
        }
    if isinstance(choice, PayOneColour):
        return {"count": choice.count}
    if isinstance(choice, (SpendOne, PayForClaim)):
        return {"colours": bits_of(choice.colours)}
    if isinstance(choice, Claim):
        return {"achievement": choice.achievement}
    if isinstance(choice, TashClaims):
        return {"achievement": CLEANSER}
    if isinstance(choice, CorruptionEvent):
        return {"token": choice.token >= 0, "guardian": choice.guardian}
    if isinstance(choice, HarvestTerrain):
        return {"terrain": choice.terrain}
    if isinstance(choice, (HeartlandColour, BuildBeacon, MoveTribe)):
        return {"region": choice.region}
    if isinstance(choice, (MoveGuardian, ShiftMenace, UseBeacon, AttunementHero)):
        return {"guardian": choice.guardian}
    if isinstance(choice, (AttunementNode, DropQuest, StepOn, StepAlongPath, RemoveWhich)):
        return {"hero": choice.hero % HERO_TYPES}
    if isinstance(choice, (PlaceHero, TakePerk)):
        return {"hero": choice.hero_type}
    if isinstance(choice, HerbHero):
        return {"colour": choice.colour, "guardian": choice.guardian}
    if isinstance(choice, (PushBack, HerbGuardian)):
        return {"colour": choice.colour}
    return {}
