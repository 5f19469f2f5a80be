"""One game as a readable text of every step: what is asked, what is possible, what happens, who hears what."""

from collections import Counter

from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, seat_name
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit.laws import choose
from tests.games.nyctophobia.forest import GAME

NAMES = ["Hal", "Ada", "Bo", "Cleo", "Dan"]
LISTED = 6  # so many actions of a name are listed; of more, only their number is told


def decide(state: State, number: int) -> Action:
    """A player simple enough never to change: a printed scenario, a call when there is one, else anything."""
    legal = options_of(state)
    assert isinstance(state, NyctoState)
    scenarios = [action for action in legal if action.name == "SCENARIO" and action.args[0] != "OWN"]
    if scenarios:
        return scenarios[number % len(scenarios)]
    seat = state.asked()
    calls = [action for action in legal if action.name == "CALL"]
    if calls and seat is not None and seat != HUNTER:
        if state.in_car(seat) and not state.is_called():
            return calls[0]
        legal = [action for action in legal if action.name != "CALL" or number % 9 == 0]
    return choose(legal, number)


def playthrough(options: dict[str, str], seed: int) -> str:
    names = NAMES[: GAME.seats(options)]
    table = Session(GAME, options, SeededChance(seed), names)
    numbers = SeededChance(f"decisions {seed}")
    title = ", ".join(f"{name} {value}" for name, value in options.items())
    lines = [f"{GAME.title}: {title}, seed {seed}"]
    lines += [f"  chance    {line}" for line in table.setup]
    lines += heard(table.events, names)
    while table.state.asked() is not None:
        action = decide(table.state, numbers.below(1_000_000))
        lines += ["", *asked(table.state, len(table.lines) + 1)]
        lines.append(f"  decides   {action.text}: {GAME.label(action)}")
        events = table.play(action.text)
        lines += [f"  chance    {line}" for line in table.lines[-1].chance]
        lines += heard(events, names)
    lines += ["", "the end", *indented(table.state.to_text()), f"  result    {table.record().result}"]
    return "\n".join(lines) + "\n"


def asked(state: State, number: int) -> list[str]:
    prompt = state.prompt(state.asked() or 0)
    lines = [f"decision {number}: {seat_name(prompt.seat)} {prompt.name}"]
    if prompt.name in ("CARD", "PRE"):
        lines += indented(GAME.draw(state.observe(prompt.seat)))
    lines.append(f"  prompt    {prompt.text} [{prompt.rule}]")
    counted = Counter(action.name for action in options_of(state))
    for name, count in counted.items():
        texts = [action.text for action in options_of(state) if action.name == name]
        lines.append(f"  legal     {' '.join(texts) if count <= LISTED else f'{count} x {name}'}")
    return lines


def indented(text: str) -> list[str]:
    return [f"    {line}".rstrip() for line in text.splitlines()]


def heard(events: list[Event], names: list[str]) -> list[str]:
    """What each seat and a spectator hear; whoever hears the same shares a line."""
    by_words: dict[str, list[str]] = {}
    for viewer in [*range(len(names)), SPECTATOR]:
        voice = Voice(viewer, names)
        words = " ".join(GAME.narrate(fact, voice) for fact in perceived(events, viewer))
        by_words.setdefault(words, []).append("others" if viewer == SPECTATOR else seat_name(viewer))
    lines = []
    for words, viewers in by_words.items():
        who = "others" if "others" in viewers else "/".join(viewers)
        if words:
            lines.append(f"  {who:9} {words}")
    return lines
