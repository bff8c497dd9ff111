"""What the publisher's site gives with an account: a ZIP in which the file decks.csv is."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from typing import Final

from tavola.games.altered.fault import shown
from tavola.games.altered.forms import account_csv
from tavola.games.altered.forms.deck_list import LARGEST_FILE, DeckList, refusal
from tavola.kernel.language import mark

FILE: Final = "decks.csv"
#: The most files that a ZIP may hold.
MOST_FILES: Final = 64

_ENCRYPTED: Final = 1
#: A year before which no ZIP can be made: the same deck is to give the same bytes at any time.
_NO_TIME: Final = (1980, 1, 1, 0, 0, 0)
_UNREADABLE: Final = mark("The ZIP is broken, or packed in a way that is not known here.")
#: All that the library raises where a ZIP is broken, cut off, or packed in a way that it does not know.
_BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    OSError,
    EOFError,
    ValueError,
    OverflowError,
    IndexError,
    NotImplementedError,
    RuntimeError,
)


def looks_like_zip(data: bytes) -> bool:
    """Whether a file begins as a ZIP does."""
    return data.startswith((b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08"))


def read(data: bytes) -> list[DeckList]:
    """The decks of a ZIP. Of its files one is read, and nothing of it is ever written anywhere.

    Raises:
        BadList: it is broken, too large, or has no such file; the message names the place.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            member = _member(archive.infolist())
            # One byte more than is allowed tells that there is too much, whatever the ZIP says of itself.
            with archive.open(member) as source:
                content = source.read(LARGEST_FILE + 1)
    except _BROKEN:
        raise refusal(_UNREADABLE) from None
    if len(content) > LARGEST_FILE:
        raise _too_large(member)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        say = mark("{file} in the ZIP is no text in UTF-8 (byte {byte}).")
        raise refusal(say, line, file=shown(member.filename), byte=error.start) from None
    return account_csv.read(text, member.filename)


def _member(members: list[zipfile.ZipInfo]) -> zipfile.ZipInfo:
    """The file to read: decks.csv in whatever folder, or else the only table."""
    if len(members) > MOST_FILES:
        raise refusal(mark("The ZIP holds more than {most} files."), most=MOST_FILES)
    tables = [one for one in members if one.filename.casefold().endswith(".csv")]
    decks = [one for one in tables if one.filename.casefold().rpartition("/")[2] == FILE]
    found = decks or tables
    if not found:
        raise refusal(mark("There is no file {file} in the ZIP."), file=FILE)
    if len(found) > 1:
        names = ", ".join(shown(one.filename) for one in found[:5])
        raise refusal(mark("Which file in the ZIP holds the decks? There are {names}."), names=names)
    if found[0].flag_bits & _ENCRYPTED:
        raise refusal(mark("{file} in the ZIP is locked with a password."), file=shown(found[0].filename))
    if found[0].compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise refusal(_UNREADABLE)
    if found[0].file_size > LARGEST_FILE:
        raise _too_large(found[0])
    return found[0]


def _too_large(member: zipfile.ZipInfo) -> Exception:
    say = mark("{file} in the ZIP is larger than {most} bytes.")
    return refusal(say, rule="ALT-DECK-01", file=shown(member.filename), most=LARGEST_FILE)


def write(deck: DeckList) -> bytes:
    """The deck as such a ZIP. It is not packed, so that every version of the library gives the same bytes."""
    member = zipfile.ZipInfo(FILE, _NO_TIME)
    member.create_system = 3
    member.external_attr = 0o644 << 16
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr(member, account_csv.write(deck))
    return packed.getvalue()
