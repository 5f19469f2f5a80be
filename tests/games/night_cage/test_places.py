"""Places are said as people name them, B3, and written as the ledger does, (2,1); both are read."""

import re
from typing import Any

import pytest

from lampblack.games.night_cage.model.board import SEVEN, SIX, Board
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game, Voice
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.state import State
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED

WRITTEN = re.compile(r"\(\d, ?\d\)|\b[Rr]ow 0\b|\bcolumn \d")
SPOKEN = re.compile(r"\b[A-G][1-7]\b")
GAMES: list[tuple[Game, dict[str, str]]] = [
    (PUBLISHED, {}),
    (PUBLISHED, {"mode": "advanced", "boss": "both", "players": "5"}),
    (JUNE_2019, {"mode": "advanced", "players": "6"}),
]


@pytest.mark.parametrize("board", [SIX, SEVEN], ids=["six", "seven"])
def test_a_letter_for_the_column_and_a_number_from_one_for_the_row(board: Board) -> None:
    assert board.spoken[board.names.index("(0,0)")] == "A1"
    assert board.spoken[board.names.index("(2,1)")] == "B3"
    assert len(set(board.spoken)) == board.cells
    for cell in range(board.cells):
        assert board.cell_from_text(board.names[cell], "x") == cell
        assert board.cell_from_text(f" {board.spoken[cell].lower()} ", "x") == cell
    assert (board.spoken_line(2), board.spoken_line(board.side + 2)) == ("row 3", "column C")
    last = board.spoken[-1]
    with pytest.raises(Malformed, match=rf"'Z9' is no space of this board \(A1 to {last}\)"):
        board.cell_from_text("Z9", "x")


@pytest.mark.parametrize("name", ["START", "LAND", "REMOVE"])
def test_the_notation_reads_both_and_writes_one(name: str) -> None:
    state = PUBLISHED.setup({}, SeededChance(1))
    for text in (f"{name}(2,1)", f"{name}(B3)", f"{name.lower()} ( b3 )"):
        assert state.action(text).text == f"{name}(2,1)"
    assert PUBLISHED.spoken(state.action(f"{name}(2,1)")).text == f"{name}(B3)"
    for wrong in (f"{name}(Z9)", f"{name}(B0)", f"{name}(B)"):
        with pytest.raises(Malformed, match="is no space of this board"):
            state.action(wrong)


def test_so_does_the_dirge_with_its_turn() -> None:
    state = PUBLISHED.setup({"boss": "dirge"}, SeededChance(1))
    assert state.action("DIRGE(D4,1)").text == "DIRGE(3,3,1)"
    assert PUBLISHED.spoken(state.action("DIRGE(3,3,1)")).text == "DIRGE(D4,1)"
    assert PUBLISHED.label(state.action("DIRGE(3,3,1)")).endswith("at D4, turned by 1 quarter")
    assert PUBLISHED.spoken(state.action("STAY")).text == "STAY"


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["published", "both bosses", "2019"])
def test_a_position_is_read_as_people_would_write_it(game: Game, options: dict[str, str]) -> None:
    for state in moments(game, options, 60)[10::7]:
        text = state.to_text()
        letters = text.splitlines()
        rows = [number for number, line in enumerate(letters) if re.match(r"^ {2}\d ", line)]
        letters[rows[0] - 1] = re.sub(r"\d", lambda found: "ABCDEFG"[int(found[0])], letters[rows[0] - 1])
        for number in rows:
            letters[number] = re.sub(r"\d", lambda found: str(int(found[0]) + 1), letters[number], count=1)
        spoken = re.sub(
            r"\((\d),(\d)\)", lambda at: f"{'ABCDEFG'[int(at[2])]}{int(at[1]) + 1}", "\n".join(letters)
        )
        assert spoken != text
        assert game.from_text(spoken) == state
        assert game.from_text(spoken).to_text() == text, "what is written stays"


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["published", "both bosses", "2019"])
def test_no_sentence_has_the_written_form(game: Game, options: dict[str, str]) -> None:
    heard: list[str] = []
    voice = Voice(0, [f"Player {seat}" for seat in range(6)])
    log: list[Any] = []
    for state in moments(game, options, 250, log):
        asked = state.asked()
        assert asked is not None
        prompt = state.prompt(asked)
        assert prompt is not None
        heard += [prompt.in_full(), *game.describe(state.observe(0), voice), game.draw(state.observe(0))]
        heard += [game.label(action) for action in options_of(state)]
        for place in ("A1", "C3", "D5"):
            for name in ("START", "LAND", "REMOVE"):
                refusal = state.refuse(asked, state.action(f"{name}({place})"))
                heard += [] if refusal is None else [refusal.text]
        for side in "NESW":
            for name in ("MOVE", "SCRAMBLE", "SWAP"):
                refusal = state.refuse(asked, state.action(f"{name}({side})"))
                heard += [] if refusal is None else [refusal.text]
    heard += [game.narrate(event.fact, voice) for event in log]
    assert [line for line in heard if WRITTEN.search(line)] == []
    assert sum(SPOKEN.search(line) is not None for line in heard) > 500


def moments(game: Game, options: dict[str, str], most: int, log: list[Any] | None = None) -> list[State]:
    """The positions of a game decided by chance."""
    chance = SeededChance("places")
    state = game.setup(options, chance, log)
    seen: list[State] = []
    while state.asked() is not None and len(seen) < most:
        seen.append(state.clone())
        legal = options_of(state)
        decide(state, legal[chance.below(len(legal))], chance, log)
    return seen
