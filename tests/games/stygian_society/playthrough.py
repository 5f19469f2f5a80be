"""One game as a readable text of every step: what is asked, what is possible, what happens."""

from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, seat_name
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from tests.games.stygian_society.table import GAME

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
LISTED = 8  # so many actions are listed; of more, only their number is told


def decide(state: SocietyState, number: int) -> str:
    """A player simple enough never to change: attacks, buys as much as possible, stays clear of Regroup."""
    legal = [action.text for action in options_of(state)]
    name = state.prompt(state.asked() or 0).name
    if name == "D-PURCHASE":
        return legal[-1]
    if name in ("D-RESPONSE", "D-CHEST", "D-TARGET"):
        return legal[0]
    if name == "D-WILD":
        color = "BGWB"[state.content.heroes[state.heroes[state.active]].color]
        return max(legal, key=lambda text: (text.count(color), text[text.find(color) + 1 :]))
    if name == "D-ACTION":
        legal = [text for text in legal if "generic" not in text] or legal
    if name == "D-TRADE":
        return legal[0] if number % 2 else legal[-1]
    if name == "D-BUYOFF":
        return legal[-1]
    return legal[number % len(legal)]


def play(players: int, seed: int) -> tuple[Session, list[str]]:
    names = NAMES[:players]
    table = Session(GAME, {"players": str(players)}, SeededChance(seed), names)
    numbers = SeededChance(f"decisions {seed}")
    lines = [f"{GAME.title}, {counted(players)}, seed {seed}", "", "set-up"]
    lines += told(table.setup, table.events, names)
    while table.state.asked() is not None and len(table.lines) < 2000:
        assert isinstance(table.state, SocietyState)
        number = numbers.below(1_000_000)
        action = decide(table.state, number)
        lines += ["", *asked(table.state, len(table.lines) + 1)]
        lines.append(f"  decides   {action}: {GAME.label(table.state.action(action))}")
        events = table.play(action)
        lines += told(table.lines[-1].chance, events, names)
    lines += ["", "the end", *indented(table.state.to_text()), f"  result    {table.record().result}"]
    return table, lines


def counted(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def asked(state: State, number: int) -> list[str]:
    view, prompt = state.observe(SPECTATOR), state.prompt(state.asked() or 0)
    lines = [f"decision {number}, turn {view.turn}: {seat_name(prompt.seat)} {prompt.name}"]
    if prompt.name == "D-ACTION":
        lines += indented(GAME.draw(view))
    lines.append(f"  prompt    {prompt.in_full()} [{prompt.rule}]")
    texts = [action.text for action in options_of(state)]
    lines.append(f"  legal     {' '.join(texts) if len(texts) <= LISTED else f'{len(texts)} options'}")
    return lines


def indented(text: str) -> list[str]:
    return [f"    {line}".rstrip() for line in text.splitlines()]


def told(chance: list[str], events: list[Event], names: list[str]) -> list[str]:
    """Everything is public, so all hear the same but for who is meant by you."""
    lines = [f"  chance    {'; '.join(chance)}"] if chance else []
    words = [GAME.narrate(fact, Voice(SPECTATOR, names)) for fact in perceived(events, SPECTATOR)]
    return lines + [f"  all       {sentence}" for sentence in words]
