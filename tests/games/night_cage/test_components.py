"""What is in the box, and the grid (NC-COMP, NC-GEO; NC19-COMP)."""

from collections import Counter

import pytest

from lampblack.games.night_cage.model.board import SEVEN, SIX, WAYS_ROUND
from lampblack.games.night_cage.model.content import PACKS
from lampblack.games.night_cage.model.pieces import (
    CRUMBLING,
    FACE_CODES,
    FACE_KINDS,
    FACES,
    KIND_CODES,
    OPENINGS,
    PIT,
    TURN_CODES,
    TURNS,
)
from lampblack.games.night_cage.rules.pits import flip
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit
from tests.games.night_cage.cage import alone, table


def read_tiles(edition: str, table: str) -> list[int]:
    return PACKS.find("standard").content.tiles(edition, table)


def box(edition: str) -> dict[str, int]:
    return {KIND_CODES[kind]: number for kind, number in enumerate(read_tiles(edition, "box")) if number}


def openings(code: str) -> str:
    mask = OPENINGS[FACE_CODES.index(code)]
    return "".join(side for bit_, side in enumerate("NESW") if (mask >> bit_) & 1)


@pytest.mark.rule("NC-COMP-01")
def test_the_published_box() -> None:
    counts = {"X": 12, "T": 30, "t": 2, "I": 10, "K": 8, "G": 4, "W": 12, "Q": 8, "F": 3, "P": 3, "O": 5}
    assert box("published") == {**counts, "S": 5}
    assert sum(box("published").values()) == 102


@pytest.mark.rule("NC19-COMP-01", "NC19-COMP-02")
def test_the_box_of_2019() -> None:
    assert sum(box("june2019").values()) == 96
    standard, advanced = read_tiles("june2019", "standard"), read_tiles("june2019", "advanced")
    assert sum(standard) == sum(advanced) == 74
    crumbling = KIND_CODES.index("t")
    assert (standard[crumbling], advanced[crumbling]) == (0, 2)
    fork = KIND_CODES.index("T")
    assert standard[fork] == 30


@pytest.mark.rule("NC-COMP-02")
def test_shapes_turn_but_are_never_mirrored() -> None:
    assert [openings(code) for code in ("Tn", "Te", "Ts", "Tw")] == ["ESW", "NSW", "NEW", "NES"]
    assert [openings(code) for code in ("Iv", "Ih")] == ["NS", "EW"]
    assert [openings(code) for code in ("Sne", "Sse", "Ssw", "Snw")] == ["NE", "ES", "SW", "NW"]
    for code in ("X", "K", "k", "G", "W", "Qn", "Qe", "P", "O"):
        assert openings(code) == "NESW"
    ways = {KIND_CODES[kind]: len(turns) for kind, turns in enumerate(TURNS)}
    assert ways == Counter({"T": 4, "t": 4, "Q": 4, "S": 4, "I": 2, **dict.fromkeys("XKGWFPO", 1)})


@pytest.mark.rule("NC-COMP-03", "NC-PIT-01", "NC-GATE-04", "NC19-COMP-03", "NC19-PIT-01")
def test_what_crumbles() -> None:
    crumbling = {FACE_CODES[face][0] for face in range(FACES) if CRUMBLING[face]}
    assert crumbling == {"t", "I", "S", "K", "k"}


@pytest.mark.rule("NC-COMP-04", "NC-PIT-06")
@pytest.mark.parametrize("code", ["X", "Tn", "te", "Iv", "Sne", "K", "G", "W", "Qs", "P"])
def test_every_tile_shows_a_pit_on_its_back(code: str) -> None:
    face = FACE_CODES.index(code)
    pit = PIT + FACE_KINDS[face]
    assert openings(FACE_CODES[pit]) == "NESW"
    assert not CRUMBLING[pit]
    assert FACE_KINDS[pit] == FACE_KINDS[face]


@pytest.mark.rule("NC-COMP-05", "NC-COMP-06", "NC19-COMP-04")
def test_no_supply_of_tokens_limits_play() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . X@A X@B . .
        . . X@C X@D . .
        . . . . . .
        . . . . . .
    """
    who = dict.fromkeys("ABCD", "lit nerve 2 key")
    assert [person.nerve for person in table(board, **who).state.observe(0).prisoners] == [2, 2, 2, 2]
    assert all(person.key for person in table(board, **who).state.observe(0).prisoners)


@pytest.mark.rule("NC-GEO-01", "NC-GEO-02")
def test_spaces_are_row_and_column() -> None:
    assert (SIX.cells, SEVEN.cells) == (36, 49)
    assert (SIX.names[0], SIX.names[5], SIX.names[6], SIX.names[35]) == ("(0,0)", "(0,5)", "(1,0)", "(5,5)")
    assert SIX.names[SIX.next(SIX.names.index("(2,3)"), 2)] == "(3,3)", "rows grow southward"
    assert SIX.names[SIX.next(SIX.names.index("(2,3)"), 1)] == "(2,4)", "columns grow eastward"


@pytest.mark.rule("NC-GEO-03")
def test_the_edges_are_joined() -> None:
    for board in (SIX, SEVEN):
        last = board.side - 1
        name = board.names
        assert name[board.next(0, 0)] == f"({last},0)"
        assert name[board.next(0, 3)] == f"(0,{last})"
        assert name[board.next(board.cells - 1, 1)] == f"({last},0)"
        assert name[board.next(board.cells - 1, 2)] == f"(0,{last})"
    edge = """
        . . . X@A . .
        . . . X . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . W . .
    """
    assert alone(edge).legal() == ["MOVE(S)", "CHARGE(N)", "STAY"], (
        "the Wax Eater is a neighbour across the edge"
    )


@pytest.mark.rule("NC-GEO-04")
def test_a_space_holds_one_tile_and_prisoners_need_one() -> None:
    board = """
        X@A X . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    moved = alone(board, draws="X X X").play("MOVE(E)")
    assert moved.legal() == ["PLACE(N,X)", "PLACE(E,X)", "PLACE(S,X)"], "the tile left still lies to the west"
    with pytest.raises(Malformed, match="NC-GEO-04"):
        alone(board.replace("X@A", ".@A"))


@pytest.mark.rule("NC-GEO-05", "NC-GEO-06", "NC-GEO-08", "NC-MOVE-02")
def test_connected_means_both_open() -> None:
    board = """
        . . . . . .
        . X Ts X . .
        . Te X@A Tw . .
        . X Tn X . .
        . . . . . .
        . . . . . .
    """
    walled = alone(board)
    assert walled.legal() == ["STAY"], "four walls, and four open tiles that are only diagonal"
    assert {walled.forbids(f"MOVE({side})") for side in "NESW"} == {"NC-MOVE-02"}
    assert alone(board.replace("Ts", "Te")).legal("MOVE") == ["MOVE(N)"]


@pytest.mark.rule("NC-GEO-07")
def test_tiles_need_not_fit_their_neighbours() -> None:
    board = """
        . . . . . .
        . . . Iv . .
        . Ih@A X . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = alone(board, draws="T T T").play("MOVE(E)")
    north = {text for text in there.legal() if text.startswith("PLACE(N")}
    assert north == {"PLACE(N,TN)", "PLACE(N,TE)", "PLACE(N,TW)"}, "closed or open toward (1,3) alike"


def test_a_flipped_tile_keeps_its_kind_for_the_discard() -> None:
    board = """
        . . . . . .
        . . . . . .
        . G X@A . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = alone(board)
    flip(there.state, bit(2 * 6 + 1), "fiend", None)
    assert there.tile(2, 1) == "#"
    assert "#G" in there.state.to_text()


def test_every_way_round_has_an_action_of_its_own() -> None:
    assert len(TURN_CODES) == WAYS_ROUND
    for board in (SIX, SEVEN):
        for d in range(4):
            for code, name in enumerate(TURN_CODES):
                assert board.lay_tile(d, code).text == f"PLACE({'NESW'[d]},{name})"
