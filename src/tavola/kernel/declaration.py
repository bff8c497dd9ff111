"""Declaration files of games: TOML whose every fault is told with its line, an owner's laid over the house's."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from typing import Any, Final

from tavola.kernel.errors import BadSetting
from tavola.kernel.language import mark, translate
from tavola.kernel.toml_lines import Place, lines_of

#: Whose catalogue has the sentences of this file; those of a game are in its own.
_PACKAGE: Final = "tavola.kernel"

#: The largest file that is read, in bytes, and its longest line; an honest file is a tenth of it.
LARGEST_FILE: Final = 256 * 1024
LONGEST_LINE: Final = 1000
#: A key may have dots, and each costs the reader of TOML more than the one before.
MOST_DOTS: Final = 60
#: So many faults are spelled out; whoever has more has pasted something else.
FAULTS_TOLD: Final = 200

_PLACE: Final = re.compile(r"(.*) \(at line ([0-9]+), column ([0-9]+)\)", re.DOTALL)


class Fault:
    """One thing that is wrong in a declaration file."""

    __slots__ = ("details", "line", "package", "reason", "rule")

    def __init__(self, package: str, line: int, reason: str, rule: str, details: dict[str, str | int]) -> None:
        #: Whose catalogue has the message.
        self.package: str = package
        #: The line that shows it, 1 for the first; 0 if it is about the whole file.
        self.line: int = line
        #: A message of that catalogue, with gaps for ``details``.
        self.reason: str = reason
        self.rule: str = rule
        self.details: dict[str, str | int] = details

    def __reduce__(self) -> tuple[Any, ...]:
        return Fault, (self.package, self.line, self.reason, self.rule, self.details)

    def sentence(self, language: str) -> str:
        """The fault with its line."""
        say = translate(self.package, language, self.reason).format(**self.details)
        place = translate(_PACKAGE, language, mark("line {line}: ")).format(line=self.line)
        return f"{place if self.line else ''}{say}"


class BadValues(BadSetting):
    """A declaration file cannot be played with; the message names the faults, one a line."""

    def __init__(self, problems: list[Fault], untold: int) -> None:
        self.problems = problems
        #: How many more there are than are spelled out.
        self.untold = untold
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        head = translate(_PACKAGE, language, mark("these values cannot be played with:"))
        return "\n".join([head, *[sentence for sentence, _ in self.faults(language)]])

    def faults(self, language: str) -> list[tuple[str, str]]:
        told = [(problem.sentence(language), problem.rule) for problem in self.problems]
        if self.untold:
            more = translate(_PACKAGE, language, mark("and {more} more")).format(more=self.untold)
            told.append((more, ""))
        return told


class Declaration:
    """What a file declares, laid over the house's; each reading below returns something usable and notes the fault."""

    __slots__ = ("data", "lines", "package", "problems", "untold")

    def __init__(self, package: str, data: dict[str, object], lines: dict[Place, int]) -> None:
        #: The game whose file it is, by the dotted name of its package.
        self.package: str = package
        self.data: dict[str, object] = data
        self.lines: dict[Place, int] = lines
        self.problems: list[Fault] = []
        self.untold: int = 0

    def fault(self, place: Place, reason: str, rule: str = "", **details: str | int) -> None:
        """Notes a fault in a sentence of the game; its gap ``{at}`` is the place."""
        self._note(self.package, place, reason, rule, details)

    def _tell(self, place: Place, reason: str, **details: str | int) -> None:
        """The same in a sentence of this file."""
        self._note(_PACKAGE, place, reason, "", details)

    def _note(self, package: str, place: Place, reason: str, rule: str, details: dict[str, str | int]) -> None:
        if len(self.problems) >= FAULTS_TOLD:
            self.untold += 1
            return
        known: Place = place
        while known and known not in self.lines:
            known = known[:-1]
        details.setdefault("at", written(place))
        self.problems.append(Fault(package, self.lines.get(known, 0), reason, rule, details))

    def settle(self) -> None:
        """Raises what was noted, if anything was."""
        if self.problems:
            raise BadValues(sorted(self.problems, key=lambda problem: problem.line), self.untold)

    def faults(self) -> int:
        """How many faults there are so far."""
        return len(self.problems) + self.untold

    def at(self, place: Place) -> object:
        """What stands at a place; None if nothing does."""
        found: object = self.data
        for part in place:
            if isinstance(part, int):
                # An entry of a list, such as one of an array of tables.
                found = found[part] if isinstance(found, list) and part < len(found) else None
            else:
                found = found.get(part) if isinstance(found, dict) else None
        return found

    # Tables -----------------------------------------------------------------------------------------------------------

    def table(self, place: Place, known: tuple[str, ...] | None = None, needed: bool = True) -> dict[str, object]:
        """The table at a place. ``known`` are its keys, None for any; each must be there if ``needed``."""
        found = self.at(place)
        if found is None:
            return {}  # the table around it has said that it is missing
        if not isinstance(found, dict):
            self._tell(place, mark("{at} is {value}, and it must be a table of keys and values."), value=shown(found))
            return {}
        table: dict[str, object] = found
        if known is not None:
            self._check_keys(place, table, known)
            for key in known if needed else ():
                if key not in table:
                    self._tell((*place, key), mark("{at} is missing."))
        return table

    def _check_keys(self, place: Place, table: dict[str, object], known: tuple[str, ...]) -> None:
        for key in table:
            if key in known:
                continue
            near = self._nearest(key, known)
            if near:
                self._tell((*place, key), mark("{at} is not known; did you mean {nearest}?"), nearest=near)
            else:
                say = mark("{at} is not known; what can stand here: {known}.")
                self._tell((*place, key), say, known=", ".join(known))

    def _nearest(self, word: str, names: tuple[str, ...]) -> str:
        """The name that is written most like a word, or "": also when nobody will be told."""
        if len(self.problems) >= FAULTS_TOLD:
            return ""
        folded = [name.casefold() for name in names]
        near = get_close_matches(word[:40].casefold(), folded, 1)
        return names[folded.index(near[0])] if near else ""

    def array(self, place: Place, found: object, least: int, most: int) -> list[object]:
        """The array at a place, of ``least`` to ``most`` things; empty where it is not."""
        if found is None:
            return []  # as above
        if not isinstance(found, list):
            self._tell(place, mark("{at} is {value}, and it must be a list in [ ]."), value=shown(found))
            return []
        if not least <= len(found) <= most:
            if least == most:
                say = mark("{at} needs exactly {least} entries, not {count}.")
            else:
                say = mark("{at} needs {least} to {most} entries, not {count}.")
            self._tell(place, say, count=len(found), least=least, most=most)
            return []
        return list(found)

    # Single values ----------------------------------------------------------------------------------------------------

    def number(self, place: Place, found: object, least: int, most: int) -> int:
        """A whole number in bounds."""
        if found is None:
            return least
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            say = mark("{at} is {value}; it must be a whole number from {least} to {most}.")
            self._tell(place, say, value=shown(found), least=least, most=most)
            return least
        return found

    def measure(self, place: Place, found: object, least: float, most: float) -> float:
        """A number in bounds, whole or not."""
        if isinstance(found, (int, float)) and not isinstance(found, bool) and least <= found <= most:
            return float(found)
        say = mark("{at} is {value}; it must be a number from {least} to {most}.")
        self._tell(place, say, value=shown(found), least=f"{least:g}", most=f"{most:g}")
        return least

    def point(self, place: Place, found: object, size: tuple[float, float]) -> tuple[float, float]:
        """A point of the board, ``[x, y]``."""
        pair = self.array(place, found, 2, 2)
        if not pair:
            return (0.0, 0.0)
        return (self.measure((*place, 0), pair[0], 0, size[0]), self.measure((*place, 1), pair[1], 0, size[1]))

    def word(self, place: Place, found: object, names: tuple[str, ...]) -> int:
        """Which of the names stands there; -1 for none."""
        if isinstance(found, str) and found in names:
            return names.index(found)
        if found is None:
            return -1
        near = self._nearest(found, names) if isinstance(found, str) else ""
        if near:
            say = mark("{at} is {value}; did you mean {nearest}? It is one of {names}.")
            self._tell(place, say, value=shown(found), nearest=near, names=some(names))
        else:
            say = mark("{at} is {value}; it is one of {names}.")
            self._tell(place, say, value=shown(found), names=some(names))
        return -1

    def text(self, place: Place, found: object, longest: int) -> str:
        """A text of one line that can be seen, of at most ``longest`` characters."""
        if found is None:
            return ""
        if not isinstance(found, str) or not found.strip() or len(found) > longest or not found.isprintable():
            say = mark("{at} is {value}; it must be a text of 1 to {most} characters.")
            self._tell(place, say, value=shown(found), most=longest)
            return ""
        return found.strip()

    def flag(self, place: Place, found: object) -> bool:
        """True or false; false where nothing stands."""
        if found is None or isinstance(found, bool):
            return found is True
        self._tell(place, mark("{at} is {value}; it must be true or false."), value=shown(found))
        return False


# Reading a file -------------------------------------------------------------------------------------------------------


def declared(package: str, text: str) -> Declaration:
    """What a text declares, by itself, for the game of ``package``.

    Raises:
        BadValues: it is too large, or no TOML.
    """
    text = text.replace("\r\n", "\n")
    reading = Declaration(_PACKAGE, {}, {})
    try:
        _check_bounds(reading, text)
        reading.settle()
        data = tomllib.loads(text)
        return Declaration(package, data, lines_of(text))
    except tomllib.TOMLDecodeError as error:
        said = _PLACE.fullmatch(str(error))
        if said is None:
            # It ends too early.
            reading.lines[()] = text.rstrip().count("\n") + 1
            reading.fault((), mark("This is not TOML: {said}."), said=str(error))
        else:
            reading.lines[()] = int(said.group(2))
            say = mark("This is not TOML, from column {column} on: {said}.")
            reading.fault((), say, column=int(said.group(3)), said=said.group(1))
    except RecursionError:
        reading.fault((), mark("The file has brackets within brackets, more than can be read."))
    except ValueError:
        # A number that Python does not read, such as one of thousands of digits.
        reading.fault((), mark("The file has a number that cannot be read."))
    raise BadValues(reading.problems, 0)


def _check_bounds(reading: Declaration, text: str) -> None:
    if len(text) > LARGEST_FILE or len(text.encode("utf-8", "replace")) > LARGEST_FILE:
        reading.fault((), mark("The file is larger than {most} bytes."), most=LARGEST_FILE)
        return
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
            reading.lines[()] = number
            say = mark("This line has more than {most} characters or {dots} dots; break it in two.")
            reading.fault((), say, most=LONGEST_LINE, dots=MOST_DOTS)
        elif any(0xD800 <= ord(one) <= 0xDFFF for one in line):
            reading.lines[()] = number
            reading.fault((), mark("This line has a character that is none."))


def laid_over(house: dict[str, object], own: dict[str, object], whole: tuple[Place, ...]) -> dict[str, object]:
    """``house`` with what ``own`` says in its place, key by key; what stands at ``whole``, or in it, is taken whole."""
    return _laid_over(house, own, whole, ())


def _laid_over(
    house: dict[str, object], own: dict[str, object], whole: tuple[Place, ...], place: Place
) -> dict[str, object]:
    both = dict(house)
    for key, value in own.items():
        here: Place = (*place, key)
        under = house.get(key)
        if isinstance(value, dict) and isinstance(under, dict) and here not in whole and (*place, "*") not in whole:
            both[key] = _laid_over(under, value, whole, here)
        else:
            both[key] = value
    return both


# For messages ---------------------------------------------------------------------------------------------------------


def written(place: Place) -> str:
    """A place as a message names it; entries of a list are counted from 1."""
    text = ""
    for part in place:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += f"{'.' if text else ''}{_plain(part)}"
    return text


def shown(value: object) -> str:
    """A value of somebody else's file, short enough for a message."""
    if isinstance(value, str):
        return f"'{_plain(value)}'"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{'…' if value else ''}]"
    if isinstance(value, dict):
        return f"{{{'…' if value else ''}}}"
    return _plain(str(value))


def some(names: tuple[str, ...]) -> str:
    """Names for a message, the first of many."""
    return ", ".join(names) if len(names) <= 12 else ", ".join(names[:12]) + ", …"


def _plain(text: str) -> str:
    short = text if len(text) <= 40 else text[:40] + "…"
    return "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in short)
