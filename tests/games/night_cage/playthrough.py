"""One game as a readable text of every step: what is asked, what is decided, what happens."""

from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Game, Voice
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, seat_name
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit.laws import choose

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]
LISTED = 12  # so many options are listed; of more, only their number is told


def playthrough(game: Game, options: dict[str, str], seed: int) -> str:
    names = NAMES[: int(options["players"])]
    table = Session(game, options, SeededChance(seed), names)
    numbers = SeededChance(f"decisions {seed}")
    dials = ", ".join(f"{name} {value}" for name, value in options.items())
    lines = [f"{game.title}, {dials}, seed {seed}"]
    lines += heard(game, table.events, names)
    turn = -1
    while table.state.asked() is not None:
        action = choose(options_of(table.state), numbers.below(1_000_000))
        view = table.state.observe(SPECTATOR)
        if view.turn != turn:
            lines += ["", *(f"    {line}".rstrip() for line in table.state.to_text().splitlines())]
            turn = view.turn
        lines += ["", *asked(table.state, len(table.lines) + 1)]
        lines.append(f"  decides   {action.text}: {game.label(action)}")
        events = table.play(action.text)
        lines += [f"  chance    {line}" for line in table.lines[-1].chance]
        lines += heard(game, events, names)
    lines += ["", "the end", *(f"    {line}".rstrip() for line in table.state.to_text().splitlines())]
    lines.append(f"  result    {table.record().result}")
    lines += [f"  sees      {line}" for line in game.describe(table.state.observe(0), Voice(0, names))]
    return "\n".join(lines) + "\n"


def asked(state: State, number: int) -> list[str]:
    prompt = state.prompt(state.asked() or 0)
    legal = [action.text for action in options_of(state)]
    options = " ".join(legal) if len(legal) <= LISTED else f"{len(legal)} options"
    return [
        f"decision {number}: {seat_name(prompt.seat)} {prompt.name}",
        f"  prompt    {prompt.text} [{prompt.rule}]",
        f"  legal     {options}",
    ]


def heard(game: Game, events: list[Event], names: list[str]) -> list[str]:
    """What everybody hears: nothing is secret."""
    voice = Voice(SPECTATOR, names)
    return [f"  all       {game.narrate(fact, voice)}" for fact in perceived(events, SPECTATOR)]
