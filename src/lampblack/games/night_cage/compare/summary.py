"""What can be compared: positions, facts and questions without what the editions count differently."""

import re
from typing import Any

from lampblack.games.night_cage.model.pieces import KIND_CODES
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.text.writing import board_to_text, prisoner_to_text
from lampblack.games.night_cage.voice.narration import narrate
from lampblack.kernel.game import Voice
from lampblack.kernel.seat import SPECTATOR


def differing_lines(one: NightState, two: NightState) -> tuple[str, str] | None:
    """The first line of the positions that both editions write and that differs."""
    for mine, theirs in zip(summary(one), summary(two)):
        if mine != theirs:
            return mine, theirs
    return None


def summary(state: NightState) -> list[str]:
    """The common part of a position: result, whose turn, the board, the prisoners, what is lost."""
    ended = state.outcome()
    lines = ["goes on" if ended is None else ended.reason, f"{state.name(state.acting)} acts"]
    lines += [f"row {line.strip()}" for line in board_to_text(state)[1:]]
    for prisoner in range(state.settings.prisoners):
        text = re.sub(r"nerve \d ", "", prisoner_to_text(state, prisoner))
        lines.append(f"{state.name(prisoner)} {text}")
    lost = sorted(KIND_CODES[kind] for kind in state.discards)
    return [*lines, f"discarded: {' '.join(lost)}"]


def plain(fact: Any) -> str:
    """A fact without what the editions count differently from the start."""
    return re.sub(r"(nerve|left)=\d+", "", repr(fact))


def telling(fact: Any) -> str:
    return narrate(fact, Voice(SPECTATOR, [f"P{seat}" for seat in range(6)]))


def question_of(state: NightState) -> str:
    """The name of the decision that is next, nothing when the game is over."""
    return "" if state.pending is None else state.pending.name


def asked(state: NightState) -> str:
    """Who is asked what, about whom."""
    if state.is_over():
        return "nothing, the game is over"
    return f"{question_of(state)} is asked of P{state.asked()} for {state.name(state.concerned())}"
