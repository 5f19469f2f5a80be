"""The steps of a turn that need nobody.

They are the one place where a frame's number is looked up in a ladder: a turn has three or four of them
between two decisions, and an object for each cost every game four percent of its speed.
"""

from typing import final

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.frames import Frame, first, kind_of, second
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules import effects, setup, turn
from lampblack.games.nyctophobia.rules.combat import reset, wound
from lampblack.games.nyctophobia.rules.contact import check
from lampblack.games.nyctophobia.rules.feeling import search
from lampblack.games.nyctophobia.rules.speech import flush_queue
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.games.nyctophobia.rules.walking import arrive
from lampblack.kernel.agenda import Step
from lampblack.kernel.chance import Chance


@final
class Onwards(Step[Position]):
    """Everything up to the next decision, or to the end of the game."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        while at.agenda:
            top = at.agenda[-1]
            if kind_of(top) >= frames.FIRST_DECISION:
                return
            at.agenda.pop()
            carry_out(at, top, chance, log)


def carry_out(at: Position, top: Frame, chance: Chance, log: Log) -> None:
    kind = kind_of(top)
    if kind == frames.ARRIVE:
        arrive(at, first(top), second(top) == 1, log)
    elif kind == frames.CHECK:
        check(at, first(top))
    elif kind == frames.NEXT_TURN:
        turn.next_turn(at, log)
    elif kind == frames.START:
        turn.start(at, log)
    elif kind == frames.FEEL:
        search(at, at.active, log)
    elif kind == frames.END_TURN:
        turn.end_turn(at, chance, log)
    elif kind == frames.QUEUE:
        flush_queue(at, log)
    elif kind == frames.HUNT:
        turn.hunt(at, log)
    elif kind == frames.PART:
        turn.play_part(at, log)
    elif kind == frames.DO:
        effects.run_program(at, first(top), second(top), log)
    elif kind == frames.RESET:
        reset(at, log)
    elif kind == frames.WOUND:
        wound(at, log)
    elif kind == frames.SHOVE:
        effects.shove(at, first(top), second(top), log)
    elif kind == frames.CAST:
        setup.cast(at, first(top), chance)
    else:
        setup.furnish(at, chance, log)
