"""Corrupted, Quests and Abilities of a test's own, as content files, and rounds in which nothing else happens."""

from __future__ import annotations

from tavola.games.hara.card import GROUPS
from tavola.games.hara.card_set import card_set
from tests.games.hara.scene import Scene

#: A die for each ability of a Corrupted declared here.
FIRST, SECOND, THIRD = "arechi_wastes", "oakenmoor", "lunaridge"
SYMBOLS = (("arechi_wastes", "oppenheim"), ("oakenmoor", "the_baiyu"), ("lunaridge", "the_drear"))


def corrupted(card: str, *abilities: str, health: int = 18, attack: int = 3, range: int = 1, **more: str) -> str:
    """A Corrupted in the place of a house one. ``abilities``: the effects of up to three; ``weakness``, ``gives`` and
    ``when`` are TOML too."""
    lines = [
        f'[[corrupted]]\nid = "{card}"\nname = "{card}"\ntitle = "Of a test"\nflavor = "Ready."\nsource = "test"',
        f"health = {health}\nattack = {attack}\nrange = {range}",
        *[f"{key} = {value}" for key, value in {"weakness": "[]", **more}.items()],
    ]
    for symbols, effects in zip(SYMBOLS, (*abilities, *["[]"] * 3), strict=False):
        lines.append(f'[[corrupted.ability]]\nname = "One"\nsymbols = {list(symbols)}\neffects = {effects}')
    return "\n".join([*lines, ""]).replace("'", '"')


def ability(card: str, top: str = "[]", bottom: str = "[]", **more: str) -> str:
    """An Ability in the place of a house one of the same group."""
    group = next(GROUPS[old.group] for champion in card_set().champions for old in champion.abilities if old.id == card)
    lines = [
        f'[[ability]]\nid = "{card}"\nname = "{card}"\ngroup = "{group}"\nflavor = "Ready."\nsource = "test"',
        f"top = {top}\nbottom = {bottom}",
        *[f"{key} = {value}" for key, value in more.items()],
    ]
    return "\n".join([*lines, ""])


def quest(card: str, one: str, two: str) -> str:
    """A Quest in the place of a house one; both parts are the inside of a TOML table."""
    return (
        f'[[quest]]\nid = "{card}"\nname = "{card}"\nflavor = "Ready."\nsource = "test"\n'
        f"one = {{{one}}}\ntwo = {{{two}}}\n"
    )


def still(scene: Scene) -> Scene:
    """No deck has a card left, so Dawn and Dusk spawn nothing."""
    for deck in scene.state.decks:
        scene.state.box += deck
        deck.clear()
    return scene


def end_round(scene: Scene, *rolls: int | str) -> None:
    """The last turn of the round ends, and the Corrupted turn begins with these rolls."""
    with still(scene).dice(*rolls):
        scene.do("end")


def answer_all(scene: Scene, until: str = "adventure") -> None:
    """Answer in the first way until a question of that kind, or the end."""
    while scene.kind not in ("", until):
        scene.state.apply_action(scene.state.legal[0])


def play_round(scene: Scene, *order: int | str) -> None:
    """Whole turns of these, or of whoever is left, in which nothing is done, and the end of the round."""
    still(scene)
    day, dusk = scene.state.day, scene.state.dusk
    if order:
        scene.begin_turn(*order)
    while not scene.state.over and (scene.state.day, scene.state.dusk) == (day, dusk):
        answer_all(scene)
        if scene.kind:
            scene.do("end")
    answer_all(scene)
