"""Steps the rules take by themselves, in the order of model/steps.py."""

from typing import final

from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import first_of
from lampblack.games.night_cage.rules.attacks import attack, clash, spot
from lampblack.games.night_cage.rules.dirge import open_chasm
from lampblack.games.night_cage.rules.ending import check_isolation
from lampblack.games.night_cage.rules.landing import settle
from lampblack.games.night_cage.rules.light import darkness, fill, relight
from lampblack.games.night_cage.rules.movement import enter
from lampblack.games.night_cage.rules.pits import collapse, jump
from lampblack.games.night_cage.rules.scramble import aftermath, crush, scrambled
from lampblack.games.night_cage.rules.start import started
from lampblack.games.night_cage.rules.staying import burn
from lampblack.games.night_cage.rules.turn import begin_play, end_turn, substitute, watch
from lampblack.kernel.agenda import Step
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class PlacementDone(Step[Position]):
    """A start placement is complete."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        started(at, log)


@final
class Begin(Step[Position]):
    """Regular play begins."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        begin_play(at, log)


@final
class Substitute(Step[Position]):
    """Somebody takes a turn in the passer's place."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        substitute(at, first_of(at.agenda.pop()), log)


@final
class NextTurn(Step[Position]):
    """The slot is over."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        end_turn(at, log)


@final
class Watch(Step[Position]):
    """Remember which monsters a revealed passage can set off."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        watch(at)


@final
class Settle(Step[Position]):
    """What a landing brings."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        settle(at, log)


@final
class Enter(Step[Position]):
    """The Move is completed."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        enter(at, first_of(at.agenda.pop()), log)


@final
class FinishScramble(Step[Position]):
    """The scramble onto a new tile is completed."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        scrambled(at, first_of(at.agenda.pop()), log)


@final
class Burn(Step[Position]):
    """A Stay burns the top tile."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        burn(at, chance, log)


@final
class Collapse(Step[Position]):
    """The tile moved off or stayed on crumbles."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        collapse(at, log)


@final
class Jump(Step[Position]):
    """Whoever acts and is on a Pit falls."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        jump(at)


@final
class Spot(Step[Position]):
    """Monsters see where the Move ended."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        spot(at)


@final
class Clash(Step[Position]):
    """The monster stood on attacks at once."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        clash(at)


@final
class Attack(Step[Position]):
    """All monsters that were set off attack."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        attack(at, log)


@final
class Crush(Step[Position]):
    """A Wax Eater or Pathless landed on becomes a Pit."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        crush(at, log)


@final
class Aftermath(Step[Position]):
    """Off the monster."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        aftermath(at, log)


@final
class Dark(Step[Position]):
    """Unlit tiles go."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        darkness(at, log)


@final
class Fill(Step[Position]):
    """A lit prisoner's open passages are filled."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        fill(at, first_of(at.agenda.pop()), chance, log)


@final
class Relight(Step[Position]):
    """Who is out beside a light is lit again."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        relight(at, log)


@final
class CheckIsolation(Step[Position]):
    """The end of a light step."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        check_isolation(at, log)


@final
class OpenChasm(Step[Position]):
    """The Dirge token is flipped."""

    def run(self, at: Position, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        open_chasm(at, log)
