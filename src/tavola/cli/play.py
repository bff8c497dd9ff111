"""`tavola play`: a game in the terminal against bots, with numbered choices."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from tavola.cli.console import CommandError, Language, out
from tavola.cli.drawing import draw, names, references, said
from tavola.cli.settings import (
    Content,
    Decks,
    Difficulty,
    Flags,
    Mode,
    Options,
    Players,
    Profile,
    With,
    asked_for,
    bots_of,
    seats_of,
    variants,
)
from tavola.kernel.language import mark, translate
from tavola.kernel.letters import letters
from tavola.kernel.match import Match, play_words
from tavola.kernel.registry import find_game
from tavola.kernel.result import all_lost, place, winners
from tavola.kernel.rng import Rng
from tavola.kernel.view import Action, View

if TYPE_CHECKING:
    from tavola.bots import Bot

_PACKAGE = "tavola.cli"

HELP = mark(
    "Answer with a number, or with the words of an answer. "
    "? tells why not, of every piece; ? c or ? NAME of one, with its text; "
    "u takes back, l shows the log, r WORDS the rules, q leaves."
)


def play(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "--bot", help="Who sits on the other seats: one bot for all, or one for each, as ismcts:2s."
        ),
    ] = "medium",
    seat: Annotated[int, typer.Option(min=0, help="Your seat.")] = 0,
    players: Players = None,
    mode: Mode = [],  # noqa: B006
    difficulty: Difficulty = [],  # noqa: B006
    with_: With = "",
    content: Content = "",
    decks: Decks = [],  # noqa: B006
    profile: Profile = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option(min=0, max=2**63 - 1, help="Where all chance comes from.")] = None,
    lang: Language = "en",
) -> None:
    """Play a game in the terminal. Answers may also come from a file or a pipe, one a line."""
    from tavola.bots import check_bot

    found = find_game(game)
    asked = asked_for(found, Flags(option, decks, profile, mode, difficulty, with_, content))
    named = bots.count(",") + 1
    seats = seats_of(found, asked, named + 1 if players is None and named > 1 else players)
    settings = variants(found, seats, asked, 1)[0].settings
    if seat >= seats:
        raise CommandError(
            f"your seat is one of 0 to {seats - 1}, not {seat}" if seats > 1 else f"your seat is 0, not {seat}"
        )
    others = [number for number in range(seats) if number != seat]
    names = bots_of(bots, len(others), "other seats")
    match = Match(found, settings, secrets.randbits(31) if seed is None else seed)
    for name in names:
        check_bot(name)
    Sitting(match, seat, dict(zip(others, names, strict=True)), lang).play()


class Left(Exception):
    """The person leaves the table."""


class Sitting:
    """A person at a match. Bots answer for every other seat."""

    def __init__(self, match: Match, seat: int, names: Mapping[int, str], language: str) -> None:
        """``names`` are those of the bots, by seat."""
        self.match = match
        self._seat = seat
        self._names_of_bots = names
        self._bots: dict[int, Bot] = {}
        self._language = language
        #: How many sentences of the log have been shown.
        self._told = 0
        #: The pieces on the table in the order of their letters there.
        self._pieces: list[str] = []

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        out.print(Text(self._say(HELP), style="dim"))
        try:
            while not self.match.is_terminal():
                if self.match.current_player() == self._seat:
                    self._tell()
                    self._draw()
                    self._ask()
                else:
                    self._let_bot_play()
            self._tell()
            self._draw()
            out.print(Text(self._result(), style="bold"))
        except Left:
            pass
        self._offer_replay()

    def _say(self, sentence: str, **gaps: object) -> str:
        return translate(_PACKAGE, self._language, sentence).format(**gaps)

    def _said(self, text: str) -> str:
        """A text of the game as a terminal shows it."""
        return said(self.match.game, text, self._language)

    def _result(self) -> str:
        results = self.match.returns()
        won = winners(results)
        if not won:
            if not all_lost(results):
                return self._say(mark("Nobody has won."))
            return self._say(mark("You have lost.") if len(results) == 1 else mark("You have all lost."))
        if self._seat not in won:
            if len(results) == 2:
                return self._say(mark("You have lost."))
            sentence = mark("Won by: {seats}. Your place: {place}.")
            return self._say(sentence, seats=self._seats(won), place=place(results, self._seat))
        if len(won) == 1:
            return self._say(mark("You have won."))
        if len(won) == len(results):
            return self._say(mark("You have all won."))
        others = [seat for seat in won if seat != self._seat]
        return self._say(mark("You have won, together with {seats}."), seats=self._seats(others))

    def _seats(self, seats: list[int]) -> str:
        return ", ".join(self._say(mark("seat {seat}"), seat=seat) for seat in seats)

    def _let_bot_play(self) -> None:
        from tavola.bots import ask, make_bot

        match = self.match
        seat = match.current_player()
        name = self._names_of_bots[seat]
        if seat not in self._bots:
            self._bots[seat] = make_bot(name, match.game)
        # A stream for each move, so that the same seed and answers give the same game whatever was taken back.
        rng = Rng(~(match.seed * 1_000_003 + len(match.moves)))
        with self._status(self._say(mark("{name} thinks…"), name=name)):
            action = ask(self._bots[seat], match.game, match.state, rng)
        match.apply_action(action)

    def _status(self, sentence: str) -> AbstractContextManager[object]:
        """A line that stands there while the block lasts; only in a terminal, since it is wiped out again."""
        return out.status(Text(sentence, style="dim")) if out.is_terminal else nullcontext()

    # Showing --------------------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """What happened since the last time."""
        log = self.match.log(self._seat, self._language)
        for sentence in log[self._told :]:
            out.print(Text(f"· {self._said(sentence)}", style="cyan"))
        self._told = len(log)

    def _draw(self) -> None:
        drawing, self._pieces = draw(self.match.game, self.match.view(self._seat), self._language)
        out.print(drawing)

    def _list_answers(self, view: View, answers: list[Action]) -> None:
        out.print()
        out.print(Text(self._said(self.match.game.prompt(view, self._language)), style="bold"))
        for number, action in enumerate(answers, start=1):
            out.print(Text(f"{number:>3}  {self._label(view, action)}"))

    def _label(self, view: View, action: Action) -> str:
        label = self._said(self.match.game.label(view, action, self._language))
        if action["piece"] in self._pieces:
            return f"{label} [{self._letters(action['piece'])}]"
        return label

    # Asking ---------------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Put the question that waits until it is answered or something is taken back."""
        view = self.match.view(self._seat)
        choice = view["choice"]
        assert choice is not None
        answers = choice["actions"]
        self._list_answers(view, answers)
        while True:
            line = self._read("> ")
            action = _chosen(answers, line)
            if action is not None:
                self.match.apply_action(action["action"])
                return
            command, _, rest = line.partition(" ")
            if command == "u":
                if self._take_back():
                    return
            elif not self._serve(command, rest.strip()):
                out.print(self._say(mark("There are the answers 1 to {count}."), count=len(answers)))
                out.print(Text(self._say(HELP), style="dim"))

    def _serve(self, command: str, rest: str) -> bool:
        """Do what is no answer to the question; whether there is such a command."""
        if command.startswith("?"):
            self._why_not(f"{command[1:]} {rest}".strip())
        elif command == "l":
            for sentence in self.match.log(self._seat, self._language):
                out.print(Text(f"· {self._said(sentence)}"))
        elif command == "r":
            self._show_rules(rest)
        elif command == "q":
            raise Left
        else:
            return False
        return True

    def _read(self, prompt: str) -> str:
        """A line of the person's. The end of the input means to leave."""
        if sys.stdin is None:
            raise Left
        try:
            return out.input(prompt, markup=False, emoji=False).strip()
        except EOFError:
            out.print()
            raise Left from None

    def _take_back(self) -> bool:
        """Take the person's last move back, and what bots did since; whether it could be."""
        match = self.match
        for index in range(len(match.moves) - 1, -1, -1):
            move = match.moves[index]
            if move.final:
                sentence = mark("Something hidden was seen, or chance was used, since your last move.")
                out.print(self._say(sentence))
                return False
            if move.player == self._seat:
                words = [one.words for one in match.moves[:index]]
                self.match = Match(match.game, match.settings, match.seed)
                play_words(self.match, words)
                # What they learned of the game that is taken back, they must not know.
                self._bots.clear()
                self._told = len(self.match.log(self._seat, self._language))
                out.print(self._say(mark("Taken back: {words}"), words=move.words))
                return True
        out.print(self._say(mark("You have made no move yet.")))
        return False

    # Why not --------------------------------------------------------------------------------------------------------

    def _why_not(self, about: str) -> None:
        """Why nothing can be done with a piece: of every piece, or of those that ``about`` means, with their text."""
        found = self._meant(about) if about else self._pieces
        if not found:
            out.print(self._say(mark("There is no piece {about} on the table."), about=about))
        called = self._names(found)
        # Pieces that would be told the same are told of together, where the first of them stands.
        together: dict[tuple[str, ...], list[str]] = {}
        for piece in dict.fromkeys(found):
            told = (self._reason(piece), *(self._texts(piece) if about else ()))
            together.setdefault(told, []).append(piece)
        for (reason, *texts), pieces in together.items():
            listed = ", ".join(f"[{self._letters(piece)}] {called[piece]}" for piece in pieces)
            out.print(Text(f"{listed}: {reason}"))
            for text in texts:
                out.print(Text(f"  {text}", style="italic"))

    def _letters(self, piece: str) -> str:
        return letters(self._pieces.index(piece))

    def _meant(self, about: str) -> list[str]:
        for piece in self._pieces:
            if about.casefold() == self._letters(piece):
                return [piece]
        called = self._names(self._pieces).items()
        return [piece for piece, name in called if about.casefold() in name.casefold() or about == piece]

    def _face(self, piece: str) -> dict[str, Any] | None:
        reference = references(self.match.view(self._seat)).get(piece, "")
        return self.match.game.card_face(reference, self._language) if reference else None

    def _names(self, pieces: list[str]) -> dict[str, str]:
        """What each piece is called: as the table draws it, or as its card, or else by its id."""
        drawn = names(self.match.game, self.match.view(self._seat), self._language)
        return {piece: drawn.get(piece) or self._card_name(piece) for piece in pieces}

    def _card_name(self, piece: str) -> str:
        face = self._face(piece)
        return str(face["name"]) if face is not None else piece

    def _texts(self, piece: str) -> list[str]:
        face = self._face(piece)
        return [self._said(str(ability["text"])) for ability in face.get("abilities", [])] if face is not None else []

    def _reason(self, piece: str) -> str:
        refusal = self.match.why_not(self._seat, piece)
        if refusal is None:
            return self._say(mark("you can do something with it now"))
        return f"{refusal.text(self.match.game.package, self._language)} [{refusal.rule}]"

    def _show_rules(self, words: str) -> None:
        for rule in self.match.game.rulebook().search(words, self._language)[:10]:
            out.print(Text(f"{rule.id}: {self._said(rule.text(self._language))}"))

    # Leaving --------------------------------------------------------------------------------------------------------

    def _offer_replay(self) -> None:
        """Ask for a file to keep the match in; nothing, or the end of the input, means no."""
        from tavola.kernel import replay

        if not self.match.moves:
            return
        while True:
            try:
                name = self._read(self._say(mark("Keep a replay? A file name, or nothing: ")))
            except Left:
                return
            if not name:
                return
            path = Path(name if name.endswith(".json") else f"{name}.tavola.json")
            try:
                with path.open("xb") as file:
                    file.write(replay.encode(replay.record(self.match)))
            except (OSError, ValueError) as error:
                out.print(self._say(mark("That cannot be written: {reason}"), reason=error))
                continue
            out.print(self._say(mark("Kept in {file}"), file=path))
            return


def _chosen(answers: list[Action], line: str) -> Action | None:
    """The answer that a line gives, by number or in the words of the notation."""
    if line.isdecimal() and len(line) < 6:
        return answers[int(line) - 1] if 0 < int(line) <= len(answers) else None
    for action in answers:
        if action["words"].casefold() == line.casefold():
            return action
    return None
