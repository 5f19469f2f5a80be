"""A table of Nyctophobia for tests: positions in a few words, and what was told in the ledger's notation."""

import re
from collections.abc import Sequence
from importlib import resources
from typing import Any

from lampblack.games import find_game
from lampblack.games.nyctophobia.content.packs import PACKS
from lampblack.games.nyctophobia.model.geometry import cell_from_text, ground_for
from lampblack.games.nyctophobia.model.layout import Layout
from lampblack.games.nyctophobia.model.maptext import draw_map
from lampblack.games.nyctophobia.model.position import all_told
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.games.nyctophobia.text.announcements import told_to_text
from lampblack.kernel.answers import Malformed, Refusal
from lampblack.kernel.chance import SeededChance
from lampblack.testkit.scene import Scene

GAME = find_game("nyctophobia")
STANDARD = PACKS.find("standard").content
FIRST_GAME = ("SCENARIO(SC-01)", "TURNED(0)", "SPOT(A)", "STARTS(1-2-3)")
"""A layout for four players."""
RULES = resources.files("lampblack.games.nyctophobia") / "RULES.md"


class Table(Scene):
    """A scene in the forest, with a memory of everything told."""

    state: NyctoState

    def all_told(self) -> list[str]:
        """``all E-STEP{1}``, ``s1 P-STEP{N}``."""
        return [
            f"{'all' if told.to < 0 else f's{told.to}'} {told_to_text(told)}"
            for told in all_told(self.state.past, self.state.told)
        ]

    def do(self, *actions: str) -> list[str]:
        """Play the actions; what was told."""
        before = len(self.all_told())
        self.play(*actions)
        return self.all_told()[before:]

    def refusal(self, text: str) -> Refusal:
        """The reason; the state is as it was."""
        before = self.state.clone()
        refusal = super().refusal(text)
        assert self.state == before
        return refusal

    def names(self) -> list[str]:
        """The kinds of actions that are possible."""
        return list(dict.fromkeys(text.partition("(")[0] for text in self.legal()))

    def where(self, seat: int) -> str:
        cell = self.forest.hunter if seat == 0 else self.hunted(seat).cell
        assert cell is not None
        return str(cell)

    def hunted(self, seat: int) -> Any:
        return self.view(0).players[seat - 1]

    @property
    def forest(self) -> Any:
        return self.view(0).forest

    @property
    def cards(self) -> Any:
        return self.view(0).cards


# --- positions ----------------------------------------------------------------------------------------


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


def drawn(lines: list[str], **fields: str) -> Table:
    """A drawn map, and beside it what is not as usual."""
    hunted = max(int(mark) for mark in "1234" if any(re.search(rf"\b{mark}\b", row[4:]) for row in lines))
    usual = {
        "players": str(hunted + 1),
        "hunter": "axe",
        "characters": "none",
        "memory": "M1",
        "active": "P1",
    }
    given = {name.replace("_", " "): value for name, value in fields.items()}
    for option in ("auto share", "rocks on board", "sprint search"):
        if option in given:
            given[option.replace(" ", "_")] = given.pop(option)
    if "over" in given or ("agenda" in given and "NEXT_TURN" in given["agenda"]):
        usual.pop("active")
    full = {**usual, **given}
    text = "\n".join(["nyctophobia", *[f"{name}: {value}" for name, value in full.items()], *lines])
    return Table.at(GAME, text, then=SeededChance(1))


def table(pieces: str, trees: str = "", **fields: str) -> Table:
    return drawn(game_map(pieces, trees), **fields)


def cells(pieces: str, trees: str, **fields: str) -> Table:
    """The same where trees fill cells (NY-CELL)."""
    return drawn(game_map(pieces, trees, False), trees="cells", **fields)


def worked(name: str, **fields: str) -> Table:
    return drawn(example(name), **fields)


def start(script: Sequence[str] = (), seed: int = 3, **options: str) -> Table:
    """A new game, at its first decision."""
    return Table.begin(GAME, options, script, then=SeededChance(seed))


def malformed(text: str) -> Malformed:
    """The complaint about a text that is no position."""
    try:
        GAME.from_text(text)
    except Malformed as error:
        return error
    raise AssertionError("this is a position")


# --- turns ---------------------------------------------------------------------------------------------


def axe(pieces: str, card: str, trees: str = "", **fields: str) -> Table:
    """A turn of the Axe Murderer that begins with this card."""
    spare = "AX-02" if card != "AX-02" else "AX-03"
    fields = {"active": "P0", "hand": f"{card} {spare}", **fields}
    return table(pieces, trees, **fields).play(f"PLAY({card})")


def mage(pieces: str, card: str, trees: str = "", **fields: str) -> Table:
    spare = "MG-12" if card != "MG-12" else "MG-11"
    fields = {"active": "P0", "hunter": "mage", "hand": f"{card} {spare}", **fields}
    return table(pieces, trees, **fields).play(f"PLAY({card})")


def walk(game: Table) -> str:
    """Take the first of several ways until the Hunter's walk is over; where it leads."""
    while game.asked == "P0 WALK":
        game.do(game.legal()[0])
    return game.where(0)


def idle(game: Table, *, until: str) -> list[str]:
    """Pass, step back and forth and end until this is told; all that was told."""
    told: list[str] = []
    while until not in told:
        _, name = game.asked.split()
        assert name in ("PRE", "MOVE", "POST", "CARD", "WALK"), name
        way = {"PRE": "PASS", "POST": "END", "MOVE": "STEP(S)" if game.state.steps else "STEP(N)"}
        told += game.do(way.get(name, game.legal()[-1]))
    return told
