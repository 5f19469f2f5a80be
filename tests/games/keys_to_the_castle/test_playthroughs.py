"""Golden texts: a whole game for each number of players, and counts of the decision tree.

``pytest --rewrite`` writes them anew; read the difference before committing it.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from lampblack.games.keys_to_the_castle.model.actions import ACTION_FIELDS
from lampblack.testkit.counts import count, counts_text
from lampblack.testkit.golden import check_golden
from lampblack.testkit.playthrough import Playthrough
from tests.games.keys_to_the_castle.castle import GAME, Table, alder, all_but, birch
from tests.games.keys_to_the_castle.examples import EXAMPLES
from tests.games.keys_to_the_castle.playthrough import forward

HERE = Path(__file__).parent
TOLD = Playthrough(GAME, forward, pictured=lambda state: state.observe(-1).turn)


@pytest.mark.parametrize(("players", "seed"), [(2, 12), (3, 114), (4, 88)])
def test_playthrough(players: int, seed: int, rewrite: bool) -> None:
    text = TOLD.text({"players": str(players), "max_turns": "60"}, seed)
    check_golden(HERE / "playthroughs" / f"{players}-players.txt", text, rewrite)


def test_the_playthroughs_show_what_there_is() -> None:
    """Together they show every kind of decision, a reshuffle, both bonuses and a win."""
    text = "".join(file.read_text() for file in sorted((HERE / "playthroughs").glob("*.txt")))
    missing = [name for name in ACTION_FIELDS if f"  decides   {name}" not in text]
    assert not missing
    for words in ("The draw pile is empty", "Extra Turn on", "Extra Key on", "The Net over", "and wins!"):
        assert words in text


def corridor() -> Table:
    """Two players face each other with few cards of use: a narrow tree, looked at deeper."""
    hands = ["HS HS HS NT", "NT KR KR"]
    discard = all_but(f"{' '.join(hands)} KR SP PL PL PL PL")
    doors = "C7=Go.0 C6=Bo.. C5=Yx.. C4=Bo.1 B7=Yt.. D7=RoP. A7=RkP. B4=RoP. B1=R#P."
    return alder(doors, hands=hands, discard=discard, passages="C6-B7")


def crowd() -> Table:
    """Four players on and around bonus tiles, at MOVE."""
    doors = "C3=Ro.1 D3=Yo.3 C4=Bk.. C5=Yo.0 D5=Bt.. D4=Gt.2"
    return birch(doors, step="MOVE", hands=["HS HS HS", "NT KR KR", "NT KR KR", "KR KR KB"])


POSITIONS: dict[str, Callable[[], Table]] = EXAMPLES | {"corridor": corridor, "crowd": crowd}
DEPTHS = {"EX-11": 3, "corridor": 4}
"""How many decisions are looked ahead; elsewhere two."""


@pytest.mark.rule("KC-ACT-02", "KC-ACT-03", "KC-ACT-04")
def test_counts(rewrite: bool) -> None:
    texts = [
        counts_text({name: position().state}, range(1, 1 + DEPTHS.get(name, 2)))
        for name, position in POSITIONS.items()
    ]
    check_golden(HERE / "counts.txt", "".join(texts), rewrite)


@pytest.mark.rule("KC-ACT-02")
def test_the_first_turn_counted_by_hand() -> None:
    """EX-01: ten yellow doors by Key and forty by Skeleton Key turn out in four ways each; 40 Padlocks, 56
    passages and four discards in one."""
    assert count(EXAMPLES["EX-01"]().state, 1) == 4 * (10 + 40) + 40 + 56 + 4
