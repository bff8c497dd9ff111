"""The map: seven tiles of seven hexes, what touches what, and how far it is (Setting Up The Board, Range, A01 to A04).

A board is immutable and shared by every state in which the tiles lie like that, so copying a state copies no map.
"""

from __future__ import annotations

from typing import Final

from tavola.games.hara.pieces import DOJO, ROOM, SPACES, TILES

#: Where tiles may lie, as axial coordinates of their centers: the middle, then clockwise around it (A01).
SLOTS: Final = ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
#: The six neighbours of a hex, clockwise.
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
#: Farther than any two spaces of the map.
FAR: Final = 99


class Board:
    """How the tiles lie. ``slots`` and ``facings`` are by tile; ``gone`` are the removed ones as bits, whose position
    stays empty (A10)."""

    __slots__ = ("distance", "facings", "gone", "mirror", "near", "slots")

    def __init__(self, slots: tuple[int, ...], facings: tuple[int, ...], mirror: bool, gone: int) -> None:
        self.gone: int = gone
        self.slots: tuple[int, ...] = slots
        self.facings: tuple[int, ...] = facings
        self.mirror: bool = mirror
        #: Space -> the spaces next to it, ascending.
        self.near: list[list[int]] = self._neighbours()
        #: ``distance[from * SPACES + to]``, FAR where there is no way (HARA-RANGE-01, HARA-RANGE-03).
        self.distance: list[int] = self._distances()

    def hex_of(self, space: int) -> tuple[int, int]:
        """Where a space of a tile that is there lies, in axial coordinates."""
        tile, number = divmod(space, ROOM)
        q, r = SLOTS[self.slots[tile]]
        if number == 0:
            return (q, r)
        step = 1 - number if self.mirror else number - 1
        dq, dr = DIRECTIONS[(self.facings[tile] + step) % 6]
        return (q + dq, r + dr)

    def _neighbours(self) -> list[list[int]]:
        at: dict[tuple[int, int], int] = {}
        for space in range(SPACES):
            if not self.gone >> space // ROOM & 1 and may_be_entered(space):
                at[self.hex_of(space)] = space
        near: list[list[int]] = [[] for _ in range(SPACES)]
        for (q, r), space in at.items():
            near[space] = sorted([at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at])
        return near

    def _distances(self) -> list[int]:
        distance = [FAR] * (SPACES * SPACES)
        near = self.near
        for start in range(SPACES):
            if not near[start]:
                continue
            row = start * SPACES
            distance[row + start] = 0
            ring = [start]
            steps = 0
            while ring:
                steps += 1
                outer: list[int] = []
                for space in ring:
                    for neighbour in near[space]:
                        if distance[row + neighbour] == FAR:
                            distance[row + neighbour] = steps
                            outer.append(neighbour)
                ring = outer
        return distance


def may_be_entered(space: int) -> bool:
    """Whether the space is one: the centers of Worlds hold decks (HARA-MOVE-02), that of the Dojo does not."""
    return space == DOJO or space % ROOM != 0


def facing_in(slot: int, mirror: bool) -> int:
    """The direction of space 1 that lets exactly spaces 1 and 6 touch the Dojo tile (HARA-SETUP-04, A02)."""
    if slot == 0:
        return 0
    dojo = [SLOTS[0]] + [DIRECTIONS[number] for number in range(6)]
    q, r = SLOTS[slot]
    touching = [
        number
        for number, (dq, dr) in enumerate(DIRECTIONS)
        if any((q + dq + eq, r + dr + er) in dojo for eq, er in DIRECTIONS)
    ]
    first, second = touching
    # They are neighbours on the ring; space 6 comes right before space 1 in the direction of counting.
    clockwise = second if (first + 1) % 6 == second else first
    counter = first if clockwise == second else second
    return counter if mirror else clockwise


_boards: Final[dict[tuple[tuple[int, ...], tuple[int, ...], bool, int], Board]] = {}
#: So many boards are kept at most.
BOARDS_KEPT: Final = 4096


def board_of(slots: tuple[int, ...], facings: tuple[int, ...], mirror: bool, gone: int = 0) -> Board:
    """The board on which the tiles lie like that."""
    key = (slots, facings, mirror, gone)
    board = _boards.get(key)
    if board is None:
        if len(_boards) >= BOARDS_KEPT:
            _boards.clear()
        board = _boards[key] = Board(slots, facings, mirror, gone)
    return board


def swapped(board: Board, one: int, other: int) -> Board:
    """The board after two tiles have changed places, each still facing as it did (HARA-SHIFT-02, -03, A03)."""
    slots = list(board.slots)
    slots[one], slots[other] = slots[other], slots[one]
    return board_of(tuple(slots), board.facings, board.mirror, board.gone)


def without(board: Board, tile: int) -> Board:
    """The board without a World (A10)."""
    return board_of(board.slots, board.facings, board.mirror, board.gone | 1 << tile)


def first_board(worlds: list[int], mirror: bool) -> Board:
    """The board at setup: ``worlds`` are the tiles in the slots 1 to 6."""
    slots = [0] * TILES
    facings = [0] * TILES
    for slot, world in enumerate(worlds, 1):
        slots[world] = slot
        facings[world] = facing_in(slot, mirror)
    return board_of(tuple(slots), tuple(facings), mirror)
