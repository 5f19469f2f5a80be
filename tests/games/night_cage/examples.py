"""The worked examples, read from the ledgers and played decision by decision."""

import re
from collections import deque
from dataclasses import dataclass, replace

from lampblack.games.night_cage.model.editions import JUNE_2019, PUBLISHED
from lampblack.games.night_cage.text.ledger import ledger_text
from tests.games.night_cage.cage import Cage, cage, position

SIDES = {"north": "N", "east": "E", "south": "S", "west": "W"}


@dataclass
class Snapshot:
    board: str
    prisoners: dict[str, str]


@dataclass
class Example:
    name: str
    edition: str
    before: Snapshot
    after: Snapshot
    stack: list[str]
    omens: int
    acting: str
    decisions: list[str]
    left: list[str]
    discards: list[str]
    omens_after: int
    result: str


def codes(text: str) -> list[str]:
    """``T I X`` in backquotes; ``(empty)`` and ``none`` are no tiles."""
    found = re.search(r"`([^`]*)`", text)
    assert found is not None
    return [] if found.group(1) in ("(empty)", "none") else found.group(1).split()


def snapshot(drawing: str, prisoners: str) -> Snapshot:
    rows = [line for line in drawing.splitlines() if line.strip()][1:]
    board = "\n".join(" ".join(line.split()[1:]) for line in rows)
    people: dict[str, str] = {}
    for entry in prisoners.split("; "):
        letter, _, rest = entry.strip().partition(" ")
        people[letter] = rest
    return Snapshot(board, people)


def bullet(section: str, name: str) -> str:
    """The text of ``- Name…: text``."""
    found = re.search(rf"^- {name}[^:]*: (.*)$", section, re.MULTILINE)
    assert found is not None, f"no {name} in\n{section}"
    return found.group(1)


def read_example(section: str, edition: str) -> Example:
    name = section.split()[0]
    drawings = re.findall(r"```text\n(.*?)```", section, re.DOTALL)
    people = re.findall(r"^- Prisoners: (.*)$", section, re.MULTILINE)
    stack = bullet(section, "Draw Stack, top first")
    acting = re.search(r"^- Acting prisoner: (.*)$", section, re.MULTILINE)
    decisions = re.search(r"^- Decisions: (.*)$", section, re.MULTILINE)
    left = bullet(section, r"Draw Stack \(\d+\)")
    assert acting is not None
    assert decisions is not None
    omens = re.search(r"Omens already set aside: (\d)", stack)
    omens_after = re.search(r"Omens set aside: (\d)", left)
    return Example(
        name,
        edition,
        snapshot(drawings[0], people[0]),
        snapshot(drawings[1], people[1]),
        codes(stack),
        int(omens.group(1)) if omens else 0,
        acting.group(1)[0],
        decisions.group(1).split(" → "),
        codes(left),
        codes(left.partition("discarded, in order:")[2]),
        int(omens_after.group(1)) if omens_after else 0,
        bullet(section, "Result").strip("*"),
    )


def read_examples() -> dict[str, Example]:
    found: dict[str, Example] = {}
    for edition in (PUBLISHED, JUNE_2019):
        for section in ledger_text(edition).split("\n### ")[1:]:
            if re.match(r"[EF]\d\d ", section) and "Decisions:" in section:
                example = read_example(section.split("\n## ")[0], edition.slug)
                found[example.name] = example
    return found


def options_for(example: Example) -> dict[str, str]:
    """The game the example is a position of: what its tiles tell."""
    tiles = example.before.board.split() + example.stack
    fields = {"players": "4", "acting": example.acting}
    if any(tile[0] in "QF" for tile in tiles):
        fields["mode"] = "advanced"
    if any(tile[0] == "P" for tile in tiles):
        fields["boss"] = "pathless"
    if "O" in tiles:
        fields["boss"] = "dirge"
    if example.omens:
        fields["omens"] = str(example.omens)
    return fields


def open_example(example: Example) -> Cage:
    text = position(
        example.before.board,
        example.before.prisoners,
        " ".join(example.stack),
        example.edition,
        options_for(example),
    )
    return cage(text, " ".join(example.stack), example.edition)


def play_example(example: Example) -> Cage:
    """All decisions; those not mentioned are declined, those with one option took themselves."""
    table = open_example(example)
    placed = 0
    for decision in example.decisions:
        decline(table, decision)
        placed = play_decision(table, decision, placed)
    decline(table, "")
    assert placed == len(table.happened("TilePlaced")), "a tile was placed that the example does not mention"
    return table


def decline(table: Cage, decision: str) -> None:
    while table.state.asked() is not None:
        if table.step in ("HIT", "DIRGE_HIT") and "to Block" not in decision:
            table.play("BLOCK(NO)")
        elif table.step == "AGAIN":
            table.play("END")
        else:
            return


def play_decision(table: Cage, decision: str, placed: int) -> int:
    """Play one decision; the number of tiles placed that the example has accounted for."""
    words = decision.split()
    side = next((SIDES[word.rstrip(",")] for word in words if word.rstrip(",") in SIDES), "")
    if decision.startswith(("place drawn tile", "orientation of the drawn tile")):
        turn = re.search(r"(?:orientation |tile: )([a-z]+)$", decision)
        wanted = turn.group(1).upper() if turn else ""
        if len(table.happened("TilePlaced")) == placed:
            table.play(one_of(table, side, wanted))
        tile = table.happened("TilePlaced")[placed].tile
        assert not wanted or tile[1:].upper() == wanted, f"{decision}: {tile} was placed"
        return placed + 1
    # A tile with one way of lying places itself before the next thing the example mentions.
    if decision.startswith("Move "):
        table.play(f"MOVE({side})")
    elif decision.startswith("Charge "):
        table.play(f"CHARGE({side})")
    elif decision == "Stay":
        table.play("STAY")
    elif decision.startswith("Pass to "):
        table.play(f"PASS({words[-1]})")
    elif "falls along the" in decision:
        assert table.state.observe(0).concerned == words[0]
        table.play(f"FALL({words[-1].upper()})")
    elif decision.startswith("swap the monster in"):
        table.play(f"SWAP({side})")
    elif "to Block" in decision:
        assert table.state.observe(0).concerned == words[0]
        table.play("BLOCK(YES)")
    elif decision.startswith("scramble "):
        table.play(f"SCRAMBLE({side})")
    elif decision.startswith("land at "):
        table.play("LAND" + words[-1])
    elif "passes a Key to" in decision:
        table.play(f"GIVE({words[0]},{words[-1]})")
    elif decision.startswith("Final Flickers removes "):
        table.play("REMOVE" + words[-1])
    else:
        assert decision.startswith("Dirge placed"), decision
        table.play(f"DIRGE{words[-1][:-1]},0)")
    return mentioned(table, placed)


def mentioned(table: Cage, placed: int) -> int:
    """Monsters drawn for a landing or a blind move lie without anybody turning them."""
    for fact in table.happened("TilePlaced")[placed:]:
        if fact.tile[0] not in "WP":
            return placed
        previous = table.happened("TileDrawn")[len(table.happened("TilePlaced")[:placed])]
        if previous.purpose not in ("land", "blind"):
            return placed
        placed += 1
    return placed


def one_of(table: Cage, side: str, turn: str) -> str:
    """The legal placement with this side and turn."""
    found = []
    for text in table.legal():
        arguments = text[text.index("(") + 1 : -1].split(",")
        if (not side or arguments[0] == side) and (not turn or arguments[-1][1:] == turn):
            found.append(text)
    assert len(found) == 1, f"{side} {turn} could be any of {found} in {table.legal()}"
    return found[0]


def has_edges(example: Example) -> bool:
    """Diagonals and the Dirge end at the edge of the board (NC-FIEND-03, NC-DIRGE-04); nothing else does."""
    tiles = example.before.board.split() + example.stack
    return any(tile[0] in "FO" for tile in tiles)


@dataclass
class Shift:
    """The same thing elsewhere on the board, round the edges (NC-GEO-03)."""

    side: int
    down: int
    right: int

    def text(self, text: str) -> str:
        text = re.sub(r"row (\d)", lambda row: f"row {self.row(row[1])}", text)
        text = re.sub(r"column (\d)", lambda column: f"column {self.column(column[1])}", text)
        return re.sub(r"\((\d),(\d)\)", lambda cell: f"({self.row(cell[1])},{self.column(cell[2])})", text)

    def row(self, number: str) -> int:
        return (int(number) + self.down) % self.side

    def column(self, number: str) -> int:
        return (int(number) + self.right) % self.side

    def snapshot(self, snapshot: Snapshot) -> Snapshot:
        rows = deque(deque(line.split()) for line in snapshot.board.splitlines())
        rows.rotate(self.down)
        for row in rows:
            row.rotate(self.right)
        people = {letter: self.text(text) for letter, text in snapshot.prisoners.items()}
        return Snapshot("\n".join(" ".join(row) for row in rows), people)

    def example(self, example: Example) -> Example:
        return replace(
            example,
            before=self.snapshot(example.before),
            after=self.snapshot(example.after),
            decisions=[self.text(decision) for decision in example.decisions],
        )


EXAMPLES = read_examples()
