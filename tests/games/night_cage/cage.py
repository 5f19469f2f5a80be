"""Positions of The Night Cage for tests: drawn in the ledger's notation, played with scripted draws."""

from typing import Any

from lampblack.games import find_game
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.chance import Chance, ScriptedChance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import decide, options_of

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


class Table:
    """A position being played, with the draws it will see, and everything that happens."""

    def __init__(
        self, text: str, draws: str, edition: str = "night-cage", then: Chance | None = None
    ) -> None:
        state = find_game(edition).from_text(text)
        assert isinstance(state, NightState)
        self.state = state
        self.then = then
        self.log: list[Event] = []
        self.script(draws)

    def script(self, draws: str) -> "Table":
        """The draws to come; further ones are refused, or random out of what is left."""
        self.chance = ScriptedChance([f"tile {code}" for code in draws.split()], self.then)
        return self

    def fill(self) -> "Table":
        """Place whatever is drawn in the first way there is."""
        while self.state.asked() is not None and self.step == "PLACE":
            self.play(self.legal[0])
        return self

    def play(self, *actions: str) -> "Table":
        for action in actions:
            decide(self.state, self.state.action(action), self.chance, self.log)
        return self

    def refused(self, action: str) -> str:
        """The rule on which an action is refused."""
        refusal = self.state.refuse(self.state.asked() or 0 or 0, self.state.action(action))
        assert refusal is not None, f"{action} is legal"
        return refusal.rule

    @property
    def legal(self) -> list[str]:
        return [action.text for action in options_of(self.state)]

    def options(self, name: str) -> list[str]:
        """The legal actions of one name."""
        return [text for text in self.legal if text.partition("(")[0] == name]

    @property
    def happened(self) -> list[str]:
        """The names of all facts so far."""
        return [type(event.fact).__name__ for event in self.log]

    @property
    def step(self) -> str:
        return str(self.state.observe(0).step)

    @property
    def board(self) -> list[list[str]]:
        """The drawing, cell by cell, Pits without their kind."""
        view = self.state.observe(0)
        text = PUBLISHED.draw(view).splitlines()[1:]
        return [line.split()[1:] for line in text]

    def at(self, row: int, column: int) -> str:
        return self.board[row][column]

    def who(self, letter: str) -> Any:
        return self.state.observe(0).prisoners[LETTERS.index(letter)]

    @property
    def discards(self) -> str:
        text = self.state.to_text()
        line = next((line for line in text.splitlines() if line.startswith("discard:")), "discard:")
        return line.partition(":")[2].strip()

    @property
    def left(self) -> int:
        return int(self.state.observe(0).stack.left)

    @property
    def unused(self) -> list[str]:
        """The draws still to come."""
        return [words[-1] for words in self.chance.left]

    def facts(self, name: str) -> list[Any]:
        return [event.fact for event in self.log if type(event.fact).__name__ == name]

    def result(self) -> str:
        outcome = self.state.outcome()
        return "" if outcome is None else outcome.rule


def table(
    board: str,
    draws: str = "",
    under: str = "G",
    edition: str = "night-cage",
    acting: str = "A",
    players: int = 4,
    **given: str,
) -> Table:
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
    return Table(text, draws, edition, SeededChance(7))


FALLING = "falling (row 5) OUT nerve 0 key"


def alone(board: str, draws: str = "", under: str = "G", edition: str = "night-cage", **given: str) -> Table:
    """A table where the prisoners that are not drawn are falling, and out of everything."""
    for letter in "ABCD":
        if not any(letter in word.partition("@")[2] for word in board.split()):
            given.setdefault(letter, FALLING)
    return table(board, draws, under, edition, **given)


def prisoner_count(edition: str, players: int) -> int:
    if edition == "night-cage":
        return 5 if players == 5 else 4
    return {2: 4, 3: 6, 4: 4, 5: 5, 6: 6}[players]
