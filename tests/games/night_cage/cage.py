"""Positions of The Night Cage for tests: drawn in the ledger's notation, played with scripted draws."""

from typing import Any, Self

from lampblack.games import find_game
from lampblack.games.night_cage.rules.sight import sight
from lampblack.kernel.bits import members
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.testkit.scene import Scene

PUBLISHED = find_game("night-cage")
JUNE_2019 = find_game("night-cage-2019")
LETTERS = "ABCDEF"


def position(
    board: str,
    prisoners: dict[str, str],
    stack: str,
    edition: str = "night-cage",
    fields: dict[str, str] | None = None,
) -> str:
    """A position's text from the rows of a drawing (without numbers) and a few fields."""
    rows = [line.split() for line in board.strip().splitlines()]
    lines = [edition, *(f"{name}: {value}" for name, value in (fields or {}).items())]
    lines += [f"{row} {' '.join(words)}" for row, words in enumerate(rows)]
    lines += [f"prisoner {letter}: {text}" for letter, text in prisoners.items()]
    lines.append(f"stack: {stack}")
    return "\n".join(lines) + "\n"


class Cage(Scene):
    """A position being played; its events are all since it began."""

    def play(self, *actions: str) -> Self:
        before = self.events
        super().play(*actions)
        self.events = before + self.events
        return self

    def fill(self) -> Self:
        """Place whatever is drawn in the first way there is."""
        while self.step == "PLACE":
            self.play(self.legal()[0])
        return self

    def happened(self, name: str) -> list[Any]:
        """The facts of one name."""
        return [fact for fact in self.facts() if type(fact).__name__ == name]

    @property
    def step(self) -> str:
        return str(self.view().step)

    @property
    def board(self) -> list[list[str]]:
        """The drawing, cell by cell, Pits without their kind."""
        return [line.split()[1:] for line in self.game.draw(self.view()).splitlines()[1:]]

    def tile(self, row: int, column: int) -> str:
        return self.board[row][column]

    def who(self, letter: str) -> Any:
        return self.view().prisoners[LETTERS.index(letter)]

    @property
    def discards(self) -> str:
        text = self.state.to_text()
        line = next((line for line in text.splitlines() if line.startswith("discard:")), "discard:")
        return line.partition(":")[2].strip()

    @property
    def left(self) -> int:
        return int(self.view().stack.left)

    def result(self) -> str:
        outcome = self.state.outcome()
        return "" if outcome is None else outcome.rule


def cage(text: str, draws: str = "", edition: str = "night-cage", then: Chance | None = None) -> Cage:
    """A position with the draws it will see; further ones are refused, or as ``then`` says."""
    return Cage.at(find_game(edition), text, [f"tile {code}" for code in draws.split()], then)


def table(
    board: str,
    draws: str = "",
    under: str = "G",
    edition: str = "night-cage",
    acting: str = "A",
    players: int = 4,
    **given: str,
) -> Cage:
    """A table at the start of a turn.

    Prisoners in the drawing are lit, with a Key and 1 Nerve (none in 2019); others must be given, like
    ``B="falling (row 1) OUT nerve 0 key"``. The stack is the scripted draws and what lies under them.
    Other keywords are fields of the position, with ``_`` kept (``key_sources``).
    """
    nerve = 1 if edition == "night-cage" else 0
    letters = LETTERS[: prisoner_count(edition, players)]
    fields = {"players": str(players), "acting": acting}
    prisoners = dict.fromkeys(letters, f"lit nerve {nerve} key")
    for name, value in given.items():
        if name in letters:
            prisoners[name] = value
        else:
            fields[name] = value
    text = position(board, prisoners, f"{draws} {under}", edition, fields)
    return cage(text, draws, edition, SeededChance(7))


FALLING = "falling (row 5) OUT nerve 0 key"


def alone(board: str, draws: str = "", under: str = "G", edition: str = "night-cage", **given: str) -> Cage:
    """A table where the prisoners that are not drawn are falling, and out of everything."""
    for letter in "ABCD":
        if not any(letter in word.partition("@")[2] for word in board.split()):
            given.setdefault(letter, FALLING)
    return table(board, draws, under, edition, **given)


def old(board: str, draws: str = "", under: str = "3G 12T", **given: str) -> Cage:
    """The same in the edition of June 2019."""
    return alone(board, draws, under, "night-cage-2019", **given)


def prisoner_count(edition: str, players: int) -> int:
    if edition == "night-cage":
        return 5 if players == 5 else 4
    return {2: 4, 3: 6, 4: 4, 5: 5, 6: 6}[players]


def seen_by(there: Cage, cell: str) -> set[str]:
    """What the monster on a space has in sight, besides its own space."""
    board = there.state.board
    return {board.names[seen] for seen in members(sight(there.state, board.names.index(cell)))} - {cell}
