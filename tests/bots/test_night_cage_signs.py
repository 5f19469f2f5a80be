"""What the bots of The Night Cage read off a position."""

import pytest

from lampblack.games.night_cage.bot.scales import Scales
from lampblack.games.night_cage.bot.signs import (
    CORNERED,
    GATE_AT_RISK,
    GATE_BY_WAY,
    KEY_AT_RISK,
    PHASES,
    SEEN,
    SIGN_NAMES,
    SIGNS,
)
from lampblack.games.night_cage.bot.survey import at_least, phase_of, signs_of
from lampblack.games.night_cage.bot.ways import FAR, Ways, torus_of
from lampblack.games.night_cage.bot.weights import by_phase, weights_for
from lampblack.games.night_cage.model.board import SEVEN, SIX, Board
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import playout
from tests.bots.test_night_cage import table_of, with_keys
from tests.games.night_cage.cage import PUBLISHED
from tests.games.night_cage.subject import CONFIGURATIONS, SUBJECTS


@pytest.mark.parametrize("board", [SIX, SEVEN], ids=["6x6", "7x7"])
def test_shifting_wraps_like_the_board(board: Board) -> None:
    torus = torus_of(board)
    for d in range(4):
        for cell in range(board.cells):
            assert torus.shift(bit(cell), d) == bit(board.next(cell, d))


def test_distances_wrap_and_count_from_lines() -> None:
    torus = torus_of(SIX)
    assert torus.distance(0, 35) == 2  # a corner to the opposite one
    assert torus.distance(0, 21) == 6
    assert [torus.distance_from_line(0, 6 * row) for row in range(6)] == [0, 1, 2, 3, 2, 1]
    assert [torus.distance_from_line(6 + 5, column) for column in range(6)] == [1, 2, 3, 2, 1, 0]


BOARD = """
    . . W . . .
    . . X . . .
    Te X@A X G . .
    . Tn Iv . . .
    X@B . . . . X@C
    . . . K X@D .
"""


def state_of(keys: str) -> NightState:
    return table_of(BOARD, with_keys(keys), "4X 4T K G").state


def test_ways_are_counted_through_connections() -> None:
    state = state_of("ACD")
    assert Ways(state).distances(bit(15), state.place) == [2, FAR, FAR, FAR]
    assert Ways(state).distances(bit(24), state.place) == [FAR, 0, 1, FAR]  # across the edge


def test_lines_of_sight_and_what_is_at_risk() -> None:
    state = state_of("ACD")
    signs = signs_of(state)
    assert len(signs) == SIGNS == len(SIGN_NAMES)
    assert signs[GATE_BY_WAY + 2] == 0.25
    assert signs[SEEN] == signs[CORNERED] == 0.0
    assert signs[KEY_AT_RISK] == 0.5  # only D lights it, and D has a Key
    assert signs_of(state_of("ABC"))[KEY_AT_RISK] == 0.0  # D may take it
    assert signs[GATE_AT_RISK] == 0.0


def test_phases_tell_missing_keys_and_a_gate_on_the_board() -> None:
    assert phase_of(state_of("ABCD")) == 1
    assert phase_of(state_of("ACD")) == 3
    state = table_of(BOARD.replace("G", "X"), with_keys("A"), "4X 4T 3K 2G").state
    assert phase_of(state) == 6


def test_the_chance_to_find_enough_keys() -> None:
    assert at_least(3, 0) == 1.0
    assert at_least(1, 1) == pytest.approx(0.75)
    assert at_least(2, 1) == pytest.approx(1 - 0.25**2)
    assert at_least(4, 4) == pytest.approx(0.75**4)


@pytest.mark.parametrize("configuration", CONFIGURATIONS[::5], ids=str)
def test_a_worth_is_a_chance_wherever_play_leads(configuration: tuple[str, dict[str, str]]) -> None:
    slug, options = configuration
    chance = SeededChance(str(configuration))
    state = SUBJECTS[slug].game.setup(options, chance)
    assert isinstance(state, NightState)
    scales = Scales(weights_for(state.settings))
    while playout(state, chance, 3):
        assert 0.0 <= scales.worth(state) <= 1.0


def test_a_sign_without_its_weights_is_named() -> None:
    table = {name: [0.0] * PHASES for name in SIGN_NAMES}
    assert len(by_phase(table, "test")) == PHASES
    table["lit"] = [1.0]
    with pytest.raises(Malformed, match="test: lit has 1 numbers for 10 phases"):
        by_phase(table, "test")


def test_won_and_lost_are_certain() -> None:
    scales = Scales(weights_for(state_of("ABCD").settings))
    won = PUBLISHED.from_text(WON)
    assert isinstance(won, NightState)
    assert scales.worth(won) == 1.0


WON = """
night-cage
players: 4
0 . . . . . .
1 . . . . . .
2 . . G@ABCD . . .
3 . . . . . .
4 . . . . . .
5 . . . . . .
prisoner A: lit nerve 1 key
prisoner B: lit nerve 1 key
prisoner C: lit nerve 1 key
prisoner D: lit nerve 1 key
stack: 4X
result: won
"""
