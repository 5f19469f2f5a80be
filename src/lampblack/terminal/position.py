"""A text position checked, drawn and described."""

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Voice
from lampblack.kernel.seat import EVERYTHING, SEAT_NAMES, seat_name
from lampblack.kernel.state import State
from lampblack.terminal.menu import by_kind, summary


def position_from(text: str) -> tuple[Game, State]:
    """The game its first line names, and the position."""
    first_line = text.lstrip().partition("\n")[0].strip()
    if not first_line:
        raise Malformed("position", "empty; its first line must be the game's name")
    game = find_game(first_line)
    return game, game.from_text(text)


def position_lines(game: Game, state: State) -> list[str]:
    view = state.observe(EVERYTHING)
    lines = [game.draw(view), "", *game.describe(view, Voice(EVERYTHING, SEAT_NAMES)), ""]
    outcome = state.outcome()
    if outcome is not None:
        return [*lines, f"The game is over: {outcome.reason}. Rule {outcome.rule}."]
    seat = state.asked()
    assert seat is not None  # without an outcome the game goes on
    prompt = state.prompt(seat)
    assert prompt is not None
    legal = list(state.legal(seat))
    lines.append(f"{seat_name(prompt.seat)} decides ({prompt.rule}): {prompt.in_full()}")
    return [*lines, summary(legal), *by_kind(legal)]
