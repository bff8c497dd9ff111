"""Steps that create tokens and move Expeditions (Complete Rules 7.3.5, 7.3.21, 7.3.22)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.altered.actions import expedition_action, expedition_of_action
from tavola.games.altered.adventure import move_backward, move_forward
from tavola.games.altered.card import Card
from tavola.games.altered.effect import Frame, Node, Words
from tavola.games.altered.joining import create_tokens, put_in_expedition
from tavola.games.altered.passives import is_gigantic
from tavola.games.altered.state import WAS_GIGANTIC, AlteredState
from tavola.games.altered.which import IT
from tavola.games.altered.zones import COMPANION_SIDE, HERO_SIDE
from tavola.kernel.language import mark
from tavola.kernel.step import Choice

# Where (ALT-ZONE-07).
MY_HERO_EXPEDITION: Final = 0
MY_COMPANION_EXPEDITION: Final = 1
#: The Expedition that the object with the ability is in.
MY_EXPEDITION: Final = 2
#: The controller's other Expedition.
OTHER_EXPEDITION: Final = 3
EACH_OF_MINE: Final = 4
#: A target Expedition, the opponent's too (ALT-TARGET-06).
TARGET_EXPEDITION: Final = 5
#: The opponent's Expedition that faces the object.
FACING_EXPEDITION: Final = 6

_ANYWHERE: Final = (0, 1, 2, 3)


class Place(Node):
    """A step that happens in Expeditions, chosen first where there is a choice."""

    #: Whether it places something, so that of two that are "my Expedition" one is picked (ALT-KEYWORD-GIGANTIC-06);
    #: otherwise it happens in both (ALT-KEYWORD-GIGANTIC-05).
    places: ClassVar[bool] = False

    def __init__(self, where: int, times: int = 1) -> None:
        self.where: int = where
        #: In how many turns of choosing and acting it is done (ALT-EFFECT-12).
        self.times: int = times
        self.asks: tuple[PickExpedition, ...] = tuple(PickExpedition(self, left) for left in range(times))

    def perform(self, state: AlteredState, frame: Frame) -> None:
        found = self.expeditions(state, frame)
        if self.where == TARGET_EXPEDITION or (self.places and self.where == MY_EXPEDITION and len(found) > 1):
            frame.picks = []
            state.agenda.append(self.asks[self.times - 1])
        elif found:
            self.act(state, frame, found * self.times)

    def expeditions(self, state: AlteredState, frame: Frame) -> list[int]:
        """The Expeditions, 0 to 3, that the place means or among which the controller picks."""
        own = 2 * frame.player
        if self.where == MY_HERO_EXPEDITION:
            return [own + HERO_SIDE]
        if self.where == MY_COMPANION_EXPEDITION:
            return [own + COMPANION_SIDE]
        if self.where == EACH_OF_MINE:
            return [own + HERO_SIDE, own + COMPANION_SIDE]
        if self.where == TARGET_EXPEDITION:
            return [own, own + 1, own ^ 2, (own + 1) ^ 2]
        here = state.expedition_of(frame.source)
        if here < 0:
            here = frame.where
        if here < 0:
            return []
        card = state.last_known(frame.source)
        # What has gone was Gigantic if it was so when it went (ALT-OBJ-07).
        large = is_gigantic(state, card) if state.in_play(card) else state.was[card] & WAS_GIGANTIC != 0
        if self.where == MY_EXPEDITION:
            # A Gigantic Character has two; the player picks one for each token (ALT-KEYWORD-GIGANTIC-06).
            return [here, here ^ 1] if large else [here]
        if self.where == FACING_EXPEDITION:
            return [here ^ 2, here ^ 3] if large else [here ^ 2]
        # A Gigantic Character has no other Expedition (ALT-KEYWORD-GIGANTIC-09).
        return [] if large else [here ^ 1]

    def act(self, state: AlteredState, frame: Frame, expeditions: list[int]) -> None:
        """Do it in each of ``expeditions`` at once; one named twice gets it twice."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def where_text(self, words: Words) -> str:
        """The place in words, its preposition included."""
        return words(_WHERE[self.where])


_WHERE: Final = (
    mark("in your Hero Expedition"),
    mark("in your Companion Expedition"),
    mark("in this card's Expedition"),
    mark("in your other Expedition"),
    mark("in each of your Expeditions"),
    mark("in a target Expedition"),
    mark("in the Expedition facing this card"),
)
_MOVED: Final = (
    mark("your Hero Expedition"),
    mark("your Companion Expedition"),
    mark("this card's Expedition"),
    mark("your other Expedition"),
    mark("each of your Expeditions"),
    mark("a target Expedition"),
    mark("your opponent's Expedition facing this card"),
)


class PickExpedition(Choice):
    """Which Expedition the step happens in; ``left`` more are asked for afterwards."""

    __slots__ = ("left", "node")

    kind: ClassVar[str] = "expedition"
    rules: ClassVar[tuple[str, ...]] = ("ALT-TARGET-06",)

    def __init__(self, node: Place, left: int) -> None:
        self.node: Place = node
        self.left: int = left

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        frame = state.frames[-1]
        return [expedition_action(frame.player, one) for one in self.node.expeditions(state, frame)]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        frame.picks.append(expedition_of_action(frame.player, option))
        if self.left:
            state.agenda.append(self.node.asks[self.left - 1])
            return
        picks = frame.picks
        frame.picks = []
        self.node.act(state, frame, picks)


class Create(Place):
    """Create tokens (ALT-TOKEN-02)."""

    places: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("ALT-TOKEN-01", "ALT-TOKEN-02", "ALT-TOKEN-04")

    def __init__(self, token: Card, where: int, times: int = 1) -> None:
        super().__init__(where, times)
        self.token: Card = token

    def act(self, state: AlteredState, frame: Frame, expeditions: list[int]) -> None:
        frame.it = create_tokens(state, self.token, expeditions, frame.player, "ALT-TOKEN-02")

    def text(self, words: Words) -> str:
        stats = f"{self.token.forest}/{self.token.mountain}/{self.token.water}"
        if self.times == 1:
            sentence = words(mark("Create a {stats} {token} token {where}."))
        elif self.where == TARGET_EXPEDITION:
            sentence = words(mark("Create {n} {token} tokens ({stats}), each {where}."))
        else:
            sentence = words(mark("Create {n} {token} tokens ({stats}) {where}."))
        return sentence.format(token=self.token.name, stats=stats, where=self.where_text(words), n=self.times)


class PutInExpedition(Node):
    """Put the Character that "it" means into an Expedition of its player: this is not playing it (ALT-PLAY-16)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-PLAY-14", "ALT-PLAY-16")

    def perform(self, state: AlteredState, frame: Frame) -> None:
        frame.did = bool(IT.find(state, frame))
        if frame.did:
            state.agenda.append(PICK_OWN_EXPEDITION)

    def text(self, words: Words) -> str:
        return words(mark("Put it in one of your Expeditions."))


class PickOwnExpedition(Choice):
    """Which own Expedition a Character is put into."""

    __slots__ = ()

    kind: ClassVar[str] = "expedition"
    rules: ClassVar[tuple[str, ...]] = ("ALT-PLAY-16",)

    def player(self, state: AlteredState) -> int:
        return state.frames[-1].player

    def options(self, state: AlteredState) -> list[int]:
        player = state.frames[-1].player
        return [expedition_action(player, 2 * player), expedition_action(player, 2 * player + 1)]

    def take(self, state: AlteredState, option: int) -> None:
        frame = state.frames[-1]
        for card in IT.find(state, frame):
            put_in_expedition(state, card, expedition_of_action(frame.player, option), "ALT-PLAY-14")


PICK_OWN_EXPEDITION: Final = PickOwnExpedition()


class MoveExpedition(Place):
    """Move an Expedition forward or backward (ALT-ACTION-MOVE-01)."""

    rules: ClassVar[tuple[str, ...]] = ("ALT-ACTION-MOVE-01", "ALT-MOVE-05")

    def __init__(self, where: int, regions: int) -> None:
        super().__init__(where)
        #: How many regions; backward where negative.
        self.regions: int = regions

    def act(self, state: AlteredState, frame: Frame, expeditions: list[int]) -> None:
        for expedition in expeditions:
            if self.regions > 0:
                move_forward(state, expedition, self.regions, "ALT-ACTION-MOVE-01")
            else:
                move_backward(state, expedition, -self.regions, "ALT-MOVE-05")

    def text(self, words: Words) -> str:
        if self.regions == 1:
            sentence = words(mark("Move {where} forward 1 region."))
        elif self.regions > 0:
            sentence = words(mark("Move {where} forward {n} regions."))
        elif self.regions == -1:
            sentence = words(mark("Move {where} backward 1 region."))
        else:
            sentence = words(mark("Move {where} backward {n} regions."))
        return sentence.format(where=words(_MOVED[self.where]), n=abs(self.regions))
