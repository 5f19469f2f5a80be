"""One simulated game and what is remembered of it."""

from typing import NamedTuple

from lampblack.bots.register import find_bot
from lampblack.games import find_game
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import Tally, Witness, play
from lampblack.kernel.seat import SPECTATOR
from lampblack.lab.plan import Plan


class Result(NamedTuple):
    """One game. Plain values only: results travel between processes."""

    number: int
    seed: str
    bots: tuple[str, ...]
    first: int
    """The seat that decided first."""
    winners: tuple[int, ...]
    actions: int
    turns: int | None
    """How many began; None for a game that does not count them."""
    rule: str | None
    """The rule that ended the game; None when the lab stopped it."""
    reason: str
    figures: tuple[tuple[str, int], ...] = ()
    """What else the game has to say about itself: names and numbers."""
    deeds: tuple[tuple[int, str, int], ...] = ()
    """Who did what how often: a seat, the name of an action, a number."""

    @property
    def is_stopped(self) -> bool:
        """The lab's limit came before the end."""
        return self.rule is None


def play_game(plan: Plan, number: int) -> Result:
    """Play game ``number`` of the plan; the same on every machine, whoever else plays what."""
    tally = Tally(len(plan.bots))
    result = witnessed(plan, number, tally)
    deeds = [(seat, name, done[name]) for seat, done in enumerate(tally.deeds) for name in sorted(done)]
    return result._replace(deeds=tuple(deeds))


def witnessed(plan: Plan, number: int, witness: Witness) -> Result:
    """The same game, seen by somebody."""
    game = find_game(plan.game)
    bots = plan.line_up(number)
    seed = plan.seed_of(number)
    chance = SeededChance(seed)
    state = game.setup(plan.options, chance)
    first = state.asked()
    # New players for every game: what one remembers must not depend on the games before.
    players = [find_bot(game, bot) for bot in bots]
    actions = play(state, players, chance, SeededChance(f"{seed}/bots"), plan.max_actions, witness)
    outcome = state.outcome()
    return Result(
        number=number,
        seed=seed,
        bots=bots,
        first=0 if first is None else first,
        winners=() if outcome is None else outcome.winners,
        actions=actions,
        turns=state.turn_count(),
        rule=None if outcome is None else outcome.rule,
        reason=f"stopped after {actions} actions" if outcome is None else outcome.reason,
        figures=tuple(game.figures(state.observe(SPECTATOR)).items()),
    )
