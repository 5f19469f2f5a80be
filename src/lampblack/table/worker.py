"""What runs in a bot's process: position in, action out."""

import os
import signal
import threading
import traceback
from multiprocessing import connection, parent_process

import msgspec

from lampblack.bots.register import find_bot
from lampblack.games import find_game
from lampblack.kernel.answers import IllegalAction
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.seat import Seat

Job = tuple[str, str, Seat, str, int, bool]
"""Game, position, seat, bot and a seed; and whether it is to say what it would do, instead of doing it."""


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do: actions in notation with their figures, the best first, and why that one."""

    options: list[tuple[str, str]]
    """None where it gives no reasons."""
    reason: str
    """A verb phrase: ``keeps a Gate lit``."""
    measure: str
    """What the figures count."""


Thought = list[str] | Advice


def serve(pipe: "connection.Connection[tuple[Thought, str], Job]") -> None:
    """Answer what comes through the pipe: what the bot says and does, or what went wrong. First of all: ready.

    It leaves Ctrl-C to the server, and does not outlive it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=die_with_parent, daemon=True).start()
    pipe.send(([], ""))
    while True:
        job = pipe.recv()
        try:
            answer = think(job), ""
        except Exception:
            answer = [], traceback.format_exc()
        pipe.send(answer)


def think(job: Job) -> Thought:
    slug, position, seat, bot, seed, advises = job
    return (advise if advises else choose)(slug, position, seat, bot, seed)


def die_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def choose(slug: str, position: str, seat: Seat, bot: str, seed: int) -> list[str]:
    """What the bot says, if anything, and then does, unless what it says changes who decides."""
    game = find_game(slug)
    state = game.from_text(position)
    player, here, chance = find_bot(game, bot), Viewpoint(state, seat), SeededChance(seed)
    said = player.remark(here, chance)
    lines: list[str] = []
    if said is not None:
        state.apply(seat, said, SeededChance(seed))
        lines.append(said.text)
    if state.asked() == seat:
        action = player.decide(here, chance)
        refusal = state.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        lines.append(action.text)
    return lines


def advise(slug: str, position: str, seat: Seat, bot: str, seed: int) -> Advice:
    """What the bot would do in the seat's place, from what the seat knows (``Viewpoint``)."""
    game = find_game(slug)
    state = game.from_text(position)
    counsel = find_bot(game, bot).explain(Viewpoint(state, seat), SeededChance(seed))
    if counsel is None:
        return Advice([], "", "")
    texts = [action.text for action, _ in counsel.options]
    return Advice(list(zip(texts, counsel.figures())), counsel.reason, counsel.measure)
