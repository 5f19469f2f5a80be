"""The steps of a turn that need nobody: each takes its frame from the agenda and carries out one rule."""

from typing import final

from lampblack.games.nyctophobia.model.frames import first, second
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.rules import contact, effects, setup, speech, turn
from lampblack.games.nyctophobia.rules.combat import reset, wound
from lampblack.games.nyctophobia.rules.feeling import search
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.games.nyctophobia.rules.walking import arrive
from lampblack.kernel.agenda import Step
from lampblack.kernel.chance import Chance


@final
class NextTurn(Step[Position]):
    """NY-TURN-01 to -05."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        turn.next_turn(at, log)


@final
class EndTurn(Step[Position]):
    """NY-TURN-04, NY-HUNTER-08, NY-END-03."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        turn.end_turn(at, chance, log)


@final
class Start(Step[Position]):
    """NY-HT-02."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        turn.start(at, log)


@final
class Feel(Step[Position]):
    """NY-HT-03."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        search(at, at.active, log)


@final
class Arrive(Step[Position]):
    """NY-MOVE-08. The frame names the seat, and whether contact is checked."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        top = at.agenda.pop()
        arrive(at, first(top), second(top) == 1, log)


@final
class Check(Step[Position]):
    """NY-COMBAT-03. The frame names whose doing it is, 0 for nobody's."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        contact.check(at, first(at.agenda.pop()))


@final
class Queue(Step[Position]):
    """NY-COMM-07."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        speech.flush_queue(at, log)


@final
class Reset(Step[Position]):
    """NY-COMBAT-09."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        reset(at, log)


@final
class Part(Step[Position]):
    """NY-HUNTER-04."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        turn.play_part(at, log)


@final
class Do(Step[Position]):
    """NY-HUNTER-06. The frame names a stretch of the cards' program."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        top = at.agenda.pop()
        effects.run_program(at, first(top), second(top), log)


@final
class Hunt(Step[Position]):
    """NY-HUNTER-01."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        turn.hunt(at, log)


@final
class Furnish(Step[Position]):
    """NY-SETUP-05 to -09."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        setup.furnish(at, chance, log)


@final
class Cast(Step[Position]):
    """NY-ROLE-04. The frame names the seat."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        setup.cast(at, first(at.agenda.pop()), chance)


@final
class Shove(Step[Position]):
    """NYC-PRIM-11. The frame names the seat and the direction."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        top = at.agenda.pop()
        effects.shove(at, first(top), second(top), log)


@final
class Wound(Step[Position]):
    """NY-WOUND-01."""

    def run(self, at: Position, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        wound(at, log)
