"""Golden texts: a whole game for each number of players, and counts of the decision tree.

``pytest --rewrite`` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest
from room import GAME, opening

from lampblack.kernel.action import Action
from lampblack.kernel.state import State
from lampblack.testkit.counts import count, counts_text
from lampblack.testkit.golden import check_golden
from lampblack.testkit.playthrough import Playthrough, anything

HERE = Path(__file__).parent


def talkative(state: State, number: int) -> Action:
    """Anything, and a boast before every eighth decision."""
    asked = state.asked()
    remarks = [] if asked is None else state.remarks(asked)
    return remarks[number % len(remarks)] if remarks and number % 8 == 0 else anything(state, number)


TOLD = Playthrough(GAME, talkative, picture=str, pictured=lambda state: state.observe(-1).round)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_playthrough(players: str, rewrite: bool) -> None:
    text = TOLD.text({"players": players}, seed=7)
    check_golden(HERE / "playthroughs" / f"{players}-players.txt", text, rewrite)


def test_the_playthroughs_show_what_there_is() -> None:
    text = "".join(file.read_text() for file in sorted((HERE / "playthroughs").glob("*.txt")))
    for words in ("decides   SET", "decides   SHIELD", "decides   BARE", "says      BOAST", "nobody takes"):
        assert words in text


def test_counts(rewrite: bool) -> None:
    dealt = {"2 players": "1 5 9/2 2 8", "3 players": "1 5 9/2 2 8/4 4 4"}
    positions = {name: opening_with(hands) for name, hands in dealt.items()}
    check_golden(HERE / "counts.txt", counts_text(positions, depths=(1, 2, 3)), rewrite)
    assert count(positions["2 players"], 2) == 3 * 2, "three candles, and two different ones"
    assert count(positions["2 players"], 3) == 3 * 2 * 2, "and a shield, or none"


def opening_with(hands: str) -> State:
    held = [hand.split() for hand in hands.split("/")]
    script = [f"draw P{seat} {height}" for seat, hand in enumerate(held) for height in hand]
    return opening(len(held), script).state
