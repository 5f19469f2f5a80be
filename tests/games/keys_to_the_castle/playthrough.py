"""One game as a readable text of every step: what is asked, what is possible, what happens, who hears what."""

from collections import Counter

from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import Event, perceived
from lampblack.kernel.game import Voice
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, seat_name
from lampblack.kernel.session import Session
from lampblack.kernel.state import State
from lampblack.testkit.laws import choose
from tests.games.keys_to_the_castle.castle import GAME

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
LISTED = 6  # so many actions of a name are listed; of more, only their number is told


def decide(state: State, number: int) -> Action:
    """A player simple enough never to change: forward when possible, else anything."""
    view = state.observe(state.asked())
    me = view.players[view.active]
    forward = [
        action
        for action in options_of(state)
        if action.name in ("MOVE", "OPEN", "BONUS_OPEN", "SAW", "NET")
        and (action.name == "NET" or is_ahead(view, me, action.args[-1]))
    ]
    return choose(forward if forward and number % 4 else options_of(state), number // 4)


def is_ahead(view, me, cell: str) -> bool:
    """Whether a cell is the next on the straight way to the far side."""
    col, row = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
    away = {"S": view.rows - 1 - row, "N": row, "W": col, "E": view.cols - 1 - col}[me.side]
    if me.cell is None:
        return away == 0
    my_col, my_row = ord(me.cell[0]) - ord("A"), int(me.cell[1:]) - 1
    if me.side in "SN":
        return abs(my_col - col) <= 1 and my_row - row == (1 if me.side == "S" else -1)
    return abs(my_row - row) <= 1 and col - my_col == (1 if me.side == "W" else -1)


def playthrough(players: int, seed: int) -> str:
    names = NAMES[:players]
    options = {"players": str(players), "max_turns": "60"}
    table = Session(GAME, options, SeededChance(seed), names)
    numbers = SeededChance(f"decisions {seed}")
    lines = [f"{GAME.title}, {players} players, seed {seed}", "", "set-up"]
    lines += [f"  chance    {line}" for line in packed(table.setup)]
    lines += heard(table.events, names)
    while table.state.asked() is not None:
        action = decide(table.state, numbers.below(1_000_000))
        lines += ["", *asked(table.state, len(table.lines) + 1)]
        lines.append(f"  decides   {action.text}: {GAME.label(action)}")
        events = table.play(action.text)
        lines += [f"  chance    {line}" for line in table.lines[-1].chance]
        lines += heard(events, names)
    lines += ["", "the end", *indented(table.state.to_text()), f"  result    {table.record().result}"]
    lines += [f"  {who} sees  {line}" for who, line in endings(table.state, names)]
    return "\n".join(lines) + "\n"


def packed(lines: list[str]) -> list[str]:
    """The many outcomes of a set-up, several to a line."""
    groups: dict[str, list[str]] = {}
    for line in lines:
        what, _, rest = line.partition(" ")
        groups.setdefault(what, []).append(rest)
    return [f"{what}: {', '.join(group)}" for what, group in groups.items()]


def asked(state: State, number: int) -> list[str]:
    view, prompt = state.observe(SPECTATOR), state.prompt(state.asked() or 0)
    lines = [f"decision {number}, turn {view.turn}: {seat_name(prompt.seat)} {prompt.name}"]
    if prompt.name == "PLAY":
        lines += indented(state.to_text())
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
        by_words.setdefault(words, []).append("all" if viewer == SPECTATOR else seat_name(viewer))
    lines = []
    for words, viewers in by_words.items():
        who = "others" if "all" in viewers and len(by_words) > 1 else "/".join(viewers)
        lines.append(f"  {who:9} {words}")
    return lines


def endings(state: State, names: list[str]) -> list[tuple[str, str]]:
    viewers = [*range(len(names)), SPECTATOR]
    return [
        (seat_name(viewer), GAME.describe(state.observe(viewer), Voice(viewer, names))[0])
        for viewer in viewers
    ]
