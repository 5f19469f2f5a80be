"""Section 2.2: cells, neighbours, joints, lines."""

from itertools import combinations, permutations

import pytest

from lampblack.games.keys_to_the_castle.model.board import Board
from lampblack.games.keys_to_the_castle.model.content import PACKS
from lampblack.kernel.bits import members
from tests.games.keys_to_the_castle.castle import alder, birch, drawing, position, table_at
from tests.games.keys_to_the_castle.ledger import ALDER, BIRCH

SIZES = pytest.mark.parametrize(("players", "layout"), [(2, ALDER), (3, BIRCH), (4, BIRCH)])


def board_for(players: int) -> Board:
    return PACKS.find("standard").content.boards[players]


def col(cell: str) -> int:
    return ord(cell[0]) - ord("A")


def row(cell: str) -> int:
    return int(cell[1:]) - 1


@pytest.mark.rule("KC-GRID-01")
def test_a_cells_name_is_its_column_and_row() -> None:
    table = alder("C4=Bo.. E1=Bo..")
    assert table.rows[3].split() == ["4", "B#..", "R#..", "Bo..", "G#..", "R#.."]
    assert table.rows[0].split()[-1] == "Bo.."
    view = table.view()
    assert view.tiles[3 * view.cols + 2].cell == "C4"
    assert [tile.cell for tile in view.tiles if tile.is_open] == ["E1", "C4"]


@pytest.mark.rule("KC-GRID-02", "KC-GRID-03")
@SIZES
def test_sizes(players: int, layout: dict[str, tuple[str, str]]) -> None:
    view = (alder() if players == 2 else birch(players=players)).view()
    assert (view.cols, view.rows) == ((5, 8) if players == 2 else (6, 6))
    columns, rows = ("ABCDE", 8) if players == 2 else ("ABCDEF", 6)
    assert [tile.cell for tile in view.tiles] == [f"{c}{r}" for r in range(1, rows + 1) for c in columns]
    assert len(view.tiles) == (40 if players == 2 else 36)
    assert sum(view.unused.values()) == 40 - len(view.tiles)


@pytest.mark.rule("KC-GRID-04", "KC-GRID-09")
@SIZES
def test_neighbours_share_an_edge(players: int, layout: dict[str, tuple[str, str]]) -> None:
    board = board_for(players)
    for number, cell in enumerate(board.names):
        near = {board.names[other] for other in members(board.neighbours[number])}
        assert near == {
            other for other in layout if abs(col(cell) - col(other)) + abs(row(cell) - row(other)) == 1
        }


@pytest.mark.rule("KC-GRID-04", "KC-GRID-09")
def test_nobody_steps_around_the_edge() -> None:
    """E3 and A4 follow each other in reading order, and are no neighbours."""
    table = alder("E3=Bk.0 A4=Bo.. D3=Ro.. E4=Ro.. E2=Ro..", step="MOVE", bonus_used_P0="E3")
    assert set(table.legal("MOVE")) == {"MOVE(D3)", "MOVE(E4)", "MOVE(E2)"}
    table = alder("A4=Bo.0 E3=Bk.. B4=Ro.. A3=Bo.. A5=Gk..", step="MOVE")
    assert set(table.legal("MOVE")) == {"MOVE(B4)", "MOVE(A3)", "MOVE(A5)"}


@pytest.mark.rule("KC-GRID-05", "KC-GRID-06")
@SIZES
def test_joints_and_diagonal_pairs(players: int, layout: dict[str, tuple[str, str]]) -> None:
    hands = ["SP KR KB KG"]
    table = alder(hands=hands) if players == 2 else birch(hands=hands, players=players)
    pairs = {
        f"PASSAGE({a},{b})"
        for a, b in combinations(layout, 2)
        if abs(col(a) - col(b)) == 1 and abs(row(a) - row(b)) == 1
    }
    assert set(table.legal("PASSAGE")) == pairs
    assert len(pairs) == (56 if players == 2 else 50)
    joints = {
        (min(col(a), col(b)), min(row(a), row(b))) for a, b in (pair[8:-1].split(",") for pair in pairs)
    }
    assert len(joints) == (28 if players == 2 else 25)
    last = "D7" if players == 2 else "E5"
    assert max(joints) == (col(last), row(last))
    board = board_for(players)
    assert {(j % board.cols, j // board.cols) for j in members(board.joints)} == joints


@pytest.mark.rule("KC-GRID-06", "KC-CARD-PASS-05")
@SIZES
def test_every_passage_is_walked_both_ways(players: int, layout: dict[str, tuple[str, str]]) -> None:
    plain = {cell: (colour, "OPEN") for cell, (colour, _) in layout.items()}
    for here, there in permutations(layout, 2):
        if abs(col(here) - col(there)) != 1 or abs(row(here) - row(there)) != 1:
            continue
        seat = (
            0 if row(here) else min(players - 1, 2)
        )  # nobody stands on the own goal line: row 1 is that of P0
        doors = f"{here}={plain[here][0]}o.{seat} {there}={plain[there][0]}o.."
        fields = {"active": f"P{seat}", "step": "MOVE", "passages": f"{here}-{there}"}
        table = table_at(position(drawing(plain, doors), players, (), fields), plain)
        assert table.legal("MOVE") == [f"MOVE({there})"], f"from {here}"


@pytest.mark.rule("KC-GRID-07", "KC-GRID-08")
@SIZES
def test_start_and_goal_lines(players: int, layout: dict[str, tuple[str, str]]) -> None:
    board = board_for(players)
    last_row, last_col = board.rows - 1, board.cols - 1
    edges = {
        "S": {cell for cell in layout if row(cell) == last_row},
        "N": {cell for cell in layout if row(cell) == 0},
        "W": {cell for cell in layout if col(cell) == 0},
        "E": {cell for cell in layout if col(cell) == last_col},
    }
    opposite = {"S": "N", "N": "S", "W": "E", "E": "W"}
    state = (alder() if players == 2 else birch(players=players)).state
    for player in state.observe(0).players:
        start = {board.names[cell] for cell in members(state.start_line(player.seat))}
        goal = {board.names[cell] for cell in members(state.goal_line(player.seat))}
        assert start == edges[player.side]
        assert goal == edges[opposite[player.side]]


@pytest.mark.rule("KC-GRID-07", "KC-GRID-08", "KC-MOVE-05")
@SIZES
def test_the_start_line_is_where_one_enters(players: int, layout: dict[str, tuple[str, str]]) -> None:
    plain = {cell: (colour, "OPEN") for cell, (colour, _) in layout.items()}
    lines = {0: f"S{8 if players == 2 else 6}", 1: "N1" if players == 2 else "WA", 2: "N1", 3: "EF"}
    for cell in plain:
        for seat in range(players):
            fields = {"active": f"P{seat}", "step": "MOVE"}
            rows = drawing(plain, f"{cell}={plain[cell][0]}o..")
            table = table_at(position(rows, players, (), fields), plain)
            on_line = lines[seat][1] in cell
            assert (f"MOVE({cell})" in table.legal()) == on_line, f"P{seat} {cell}"
            assert on_line or table.forbids(f"MOVE({cell})") == "KC-MOVE-05"
