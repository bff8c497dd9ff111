"""What every card is checked for: that it costs what it prints, and that its statistics count where it is."""

from __future__ import annotations

from tests.games.altered.scene import Scene


def costs(reference: str, name: str, origin: str, cost: int) -> bool:
    """Whether the card can be played from ``origin`` for ``cost`` mana and not for less."""
    rich = Scene(mana=cost)
    rich.put(reference, origin)
    poor = Scene(mana=cost - 1)
    poor.put(reference, origin)
    rich.do(f"play {name}")
    if rich.asked == "expedition":
        rich.do("hero")
    return rich.ready_mana() == 0 and not poor.can(f"play {name}")


def totals_of(reference: str, name: str, *dice: int) -> tuple[list[int], list[int]]:
    """The totals of the Hero and the Companion Expedition once the card has been played into the latter from Hand."""
    scene = Scene()
    scene.put(reference, "hand")
    scene.dice(*dice)
    scene.do(f"play {name}", "companion")
    return scene.totals("hero"), scene.totals("companion")


def check_costs(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    """The card costs what it prints, from Hand and from Reserve."""
    assert costs(reference, name, "hand", hand_cost)
    assert costs(reference, name, "reserve", reserve_cost)


def check_statistics(reference: str, stats: list[int]) -> None:
    """The Character counts what it prints."""
    scene = Scene()
    scene.put(reference, "hero")
    assert scene.totals("hero") == stats
