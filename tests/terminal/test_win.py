"""A whole game to a real win: the moves are worked out beforehand, then typed."""

from pathlib import Path

from lampblack.bots.register import find_bot
from lampblack.games import find_game
from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import Session, replay
from lampblack.kernel.state import State
from tests.terminal.console import Console

GAME = find_game("keys-to-the-castle")
MOST_DECISIONS = 120


def row(action: Action) -> int:
    return int(action.args[-1][1:])


def nearby(cell: str | None) -> list[str]:
    """Doors worth opening for somebody who comes from the south, best first."""
    if cell is None:
        return [f"{column}8" for column in "CBDAE"]
    column, number = cell[0], int(cell[1:])
    return [f"{column}{number - 1}", f"{chr(ord(column) + 1)}{number}", f"{chr(ord(column) - 1)}{number}"]


def walk_north(state: State) -> Action:
    """Open a door ahead, go through it, waste no thought on anything else."""
    cell = state.observe(0).players[0].cell
    legal = options_of(state)
    moves = [action for action in legal if action.name == "MOVE"]
    if moves:
        best = min(moves, key=row)
        return best if cell is None or row(best) <= int(cell[1:]) else legal[0]
    for target in nearby(cell):
        for action in legal:
            if action.name in ("OPEN", "BONUS_OPEN") and action.args[-1] == target:
                return action
    return legal[0]


def game_won_from(seed: int) -> list[Action] | None:
    """What P0 decides in a game that P0 wins against the bot, as the terminal deals it."""
    table = Session(GAME, {"players": "2"}, SeededChance(str(seed)), ["Ada", "Random"])
    bot, thoughts = find_bot(GAME, "random"), SeededChance(f"{seed}/bots")
    decided: list[Action] = []
    while table.state.asked() is not None and len(decided) < MOST_DECISIONS:
        if table.state.asked() == 0:
            decided.append(walk_north(table.state))
            table.play(decided[-1].text)
        else:
            table.play(bot.decide(Viewpoint(table.state, 1), thoughts).text)
    outcome = table.state.outcome()
    return decided if outcome is not None and outcome.winners == (0,) else None


def test_a_person_wins(tmp_path: Path) -> None:
    seed, decided = next(found for seed in range(100) if (found := (seed, game_won_from(seed)))[1])
    assert decided is not None
    file = tmp_path / "won.txt"
    console = Console(
        "play", GAME.slug, "--seats", "me:Ada,random", "--seed", str(seed), "--record", str(file)
    )
    told = console.hear()
    for number, action in enumerate(decided):
        assert "The game is over" not in told
        words = f"{action.name.replace('_', ' ')} {' '.join(reversed(action.args))}"
        told = console.type(words.lower() if number % 2 else action.text)
    assert "on the far side and win!" in told
    assert "The game is over. Ada wins: reached" in told
    assert "Rule KC-WIN-01." in told
    assert console.code() == 0
    record = Record.from_text(file.read_text())
    assert list(replay(GAME, record))
    assert [d.action for d in record.lines if d.seat == 0] == [action.text for action in decided]
