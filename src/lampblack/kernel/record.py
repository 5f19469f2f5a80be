"""Records: one game as a readable text file, every decision, remark and chance outcome.

    lampblack record 1
    game: high-card
    rules: 1
    players: 2
    name P0: Ada

    * draw P0 3
    * draw P1 4
    P0 SWAP
    * draw P0 5
    = P0 [HC-WIN-01] has the higher card

A header of ``field: value`` lines, a blank line, then one line per decision or remark (``P0 …``) and
per chance outcome (``* …``), and, when the game is over, its result (``= …``). A note (``- …``) tells what
happened at the table besides: who got up, who came back, who took a hint. A game that was played on from a position has
that before everything else, as it is written (``| …``).
"""

from typing import Final, final

from lampblack.kernel.answers import Malformed, Outcome
from lampblack.kernel.options import Options
from lampblack.kernel.seat import Seat, seat_name

FIRST_LINE: Final = "lampblack record 1"
TAKES_A_HINT: Final = "takes a hint"


@final
class Line:
    """What a seat decided or remarked, in notation, and the chance outcomes it led to."""

    def __init__(self, seat: Seat, action: str, chance: list[str]) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance


def hint_note(seat: Seat) -> str:
    return f"{seat_name(seat)} {TAKES_A_HINT}"


def result_line(outcome: Outcome) -> str:
    who = " ".join(seat_name(seat) for seat in outcome.winners) or "nobody"
    return f"{who} [{outcome.rule}] {outcome.reason}"


@final
class Record:
    def __init__(self, game: str, options: Options, names: list[str] | None = None) -> None:
        self.game = game
        self.version = 1
        """Of the rules it was played by."""
        self.digest = ""
        """Of the content it was played with; none in records that do not say."""
        self.options = dict(options)
        self.names = [" ".join(name.split()) for name in names or []]  # a name is one line
        self.position = ""
        """Where the game begins, when it does not begin with its set-up."""
        self.setup: list[str] = []
        self.lines: list[Line] = []
        self.notes: list[tuple[int, str]] = []
        """What was noted after how many lines."""
        self.result: str | None = None

    def to_text(self) -> str:
        lines = [FIRST_LINE, f"game: {self.game}", f"rules: {self.version}"]
        if self.digest:
            lines.append(f"digest: {self.digest}")
        lines += [f"{name}: {value}" for name, value in self.options.items()]
        lines += [f"name P{seat}: {name}" for seat, name in enumerate(self.names)]
        lines.append("")
        lines += [f"| {line}".rstrip() for line in self.position.splitlines()]
        lines += [f"* {line}" for line in self.setup]
        lines += self.noted(0)
        for at, taken in enumerate(self.lines):
            lines.append(f"{seat_name(taken.seat)} {taken.action}")
            lines += [f"* {line}" for line in taken.chance]
            lines += self.noted(at + 1)
        if self.result is not None:
            lines.append(f"= {self.result}")
        return "\n".join(lines) + "\n"

    def hints(self, seats: int) -> list[int]:
        """How many each seat took."""
        notes = [note for _, note in self.notes]
        return [notes.count(hint_note(seat)) for seat in range(seats)]

    def noted(self, after: int) -> list[str]:
        return [f"- {note}" for at, note in self.notes if at == after]

    @staticmethod
    def from_text(text: str) -> "Record":
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise Malformed("line 1", f"a record starts with {FIRST_LINE!r}")
        header: dict[str, str] = {}
        at = 1
        while at < len(lines) and lines[at].strip():
            field, colon, value = lines[at].partition(":")
            if not colon:
                raise Malformed(f"line {at + 1}", "a header line is 'field: value'")
            if field.strip() in header:
                raise Malformed(f"line {at + 1}", f"{field.strip()!r} is given twice")
            header[field.strip()] = value.strip()
            at += 1
        if "game" not in header:
            raise Malformed("game", "the header does not say which game this is")
        record = Record(header.pop("game"), {})
        version = header.pop("rules", "1")
        if not version.isdigit():
            raise Malformed("rules", f"{version!r} is no version of rules")
        record.version = int(version)
        record.digest = header.pop("digest", "")
        for seat in range(len(header)):
            name = header.pop(f"name P{seat}", None)
            if name is None:
                break
            record.names.append(name)
        record.options = header
        for number in range(at, len(lines)):
            line = lines[number].strip()
            if line[:1] == "|":
                record.position += lines[number].strip("\n\r").partition("|")[2].removeprefix(" ") + "\n"
            elif line:
                record.read_line(line, number + 1)
        return record

    def read_line(self, line: str, number: int) -> None:
        if self.result is not None:
            raise Malformed(f"line {number}", "nothing may follow the result")
        mark, _, rest = line.partition(" ")
        if mark == "*":
            (self.lines[-1].chance if self.lines else self.setup).append(rest)
        elif mark == "-":
            self.notes.append((len(self.lines), rest))
        elif mark == "=":
            self.result = rest
        elif mark[:1] == "P" and mark[1:].isdigit():
            self.lines.append(Line(int(mark[1:]), rest, []))
        else:
            raise Malformed(f"line {number}", "starts neither with a seat, nor with *, -, | or =")
