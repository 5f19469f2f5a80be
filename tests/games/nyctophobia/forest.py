"""A table of Nyctophobia for tests: positions in a few words, and what was told in the ledger's notation."""

import re
from collections.abc import Sequence
from importlib import resources

from lampblack.games import find_game
from lampblack.games.nyctophobia.content.packs import PACKS
from lampblack.games.nyctophobia.model.geometry import EDGES, cell_from_text, ground_for
from lampblack.games.nyctophobia.model.layout import Layout
from lampblack.games.nyctophobia.model.maptext import draw_map
from lampblack.games.nyctophobia.model.position import all_told
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.games.nyctophobia.text.announcements import told_to_text
from lampblack.kernel.answers import Malformed, Refusal
from lampblack.kernel.chance import Chance, ScriptedChance, SeededChance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import decide, options_of

GAME = find_game("nyctophobia")
STANDARD = PACKS.find("standard").content
RULES = resources.files("lampblack.games.nyctophobia") / "RULES.md"


def game_map(pieces: str, trees: str = "", on_edges: bool = True) -> list[str]:
    """``X=D4 1=A1 r=C3`` as map text; the car stands at G7-H7 unless ``C=`` says otherwise."""
    marks = ["."] * 64
    wanted = pieces if "C=" in pieces else f"C=G7,H7 {pieces}"
    for word in wanted.split():
        mark, cells = word.split("=")
        for cell in cells.split(","):
            marks[cell_from_text(cell)] = mark
    ground = ground_for(on_edges)
    slots = [ground.slot_from_text(tree) for tree in trees.split()]
    return draw_map(Layout(ground, slots, [0, 1], 0, []).forest(), marks)


def example(name: str) -> list[str]:
    """The map of a worked example, straight from the ledger."""
    found = re.search(rf"^### {name} .*?```nymap\n(.*?)```", RULES.read_text(), re.DOTALL | re.MULTILINE)
    assert found is not None
    return found.group(1).splitlines()


class Table:
    """A position, and a memory of everything told since it was set up."""

    def __init__(self, lines: list[str], fields: dict[str, str]) -> None:
        hunted = max(int(mark) for mark in "1234" if any(re.search(rf"\b{mark}\b", row[4:]) for row in lines))
        usual = {
            "players": str(hunted + 1),
            "hunter": "axe",
            "characters": "none",
            "memory": "M1",
            "active": "P1",
        }
        given = {name.replace("_", " "): value for name, value in fields.items()}
        for option in ("auto share", "rocks on board"):
            if option in given:
                given[option.replace(" ", "_")] = given.pop(option)
        if "over" in given or ("agenda" in given and "NEXT_TURN" in given["agenda"]):
            usual.pop("active")
        full = {**usual, **given}
        text = "\n".join(["nyctophobia", *[f"{name}: {value}" for name, value in full.items()], *lines])
        state = GAME.from_text(text)
        assert isinstance(state, NyctoState)
        self.state = state
        self.events: list[Event] = []
        self.seen = len(self.all_told())

    def all_told(self) -> list[str]:
        """``all E-STEP{1}``, ``s1 P-STEP{N}``."""
        return [
            f"{'all' if told.to < 0 else f's{told.to}'} {told_to_text(told)}"
            for told in all_told(self.state.past, self.state.told)
        ]

    def fresh(self) -> list[str]:
        """What was told since this was last asked."""
        told = self.all_told()
        new = told[self.seen :]
        self.seen = len(told)
        return new

    def do(self, *actions: str, chance: Sequence[str] | Chance = ()) -> list[str]:
        """Apply the actions; what was told."""
        source = chance if isinstance(chance, Chance) else ScriptedChance(chance, then=SeededChance(1))
        for action in actions:
            self.events = []
            decide(self.state, self.state.action(action), source, self.events)
        return self.fresh()

    def say(self, seat: int, action: str) -> list[str]:
        self.events = []
        self.state.apply(seat, self.state.action(action), SeededChance(1), self.events)
        return self.fresh()

    def refusal(self, action: str) -> Refusal:
        """The reason; the state is as it was."""
        before = self.state.clone()
        refusal = self.state.refuse(self.state.asked() or 0 or 0, self.state.action(action))
        assert refusal is not None, f"{action} is legal"
        assert self.state == before
        return refusal

    def legal(self) -> list[str]:
        return [action.text for action in options_of(self.state)]

    def names(self) -> list[str]:
        return list(dict.fromkeys(action.name for action in options_of(self.state)))

    def asked(self) -> tuple[int | None, str]:
        """Who decides, and at which decision point."""
        return self.state.asked(), self.state.prompt(self.state.asked() or 0).name

    def where(self, seat: int) -> str:
        cell = self.state.observe(0).forest.hunter if seat == 0 else self.hunted(seat).cell
        assert cell is not None
        return str(cell)

    def hunted(self, seat: int):  # type: ignore[no-untyped-def]
        return self.state.observe(0).players[seat - 1]

    @property
    def forest(self):  # type: ignore[no-untyped-def]
        return self.state.observe(0).forest

    @property
    def cards(self):  # type: ignore[no-untyped-def]
        return self.state.observe(0).cards


def table(pieces: str, trees: str = "", **fields: str) -> Table:
    return Table(game_map(pieces, trees), fields)


def cells(pieces: str, trees: str, **fields: str) -> Table:
    """The same where trees fill cells (NY-CELL)."""
    return Table(game_map(pieces, trees, False), {"trees": "cells", **fields})


def worked(name: str, **fields: str) -> Table:
    return Table(example(name), fields)


def malformed(text: str) -> Malformed:
    """The complaint about a text that is no position."""
    try:
        GAME.from_text(text)
    except Malformed as error:
        return error
    raise AssertionError("this is a position")


def edges() -> list[str]:
    return list(EDGES.names)
