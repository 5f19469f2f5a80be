"""What runs in a bot's process: position in, action out."""

import os
import signal
import threading
import traceback
from multiprocessing import connection, parent_process

from lampblack.bots.register import find_bot
from lampblack.games import find_game
from lampblack.kernel.answers import IllegalAction
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.seat import Seat

Job = tuple[str, str, Seat, str, int]
"""Game, position, seat, bot and a seed."""


def serve(pipe: "connection.Connection[tuple[list[str], str], Job]") -> None:
    """Answer what comes through the pipe: what the bot says and does, or what went wrong. First of all: ready.

    It leaves Ctrl-C to the server, and does not outlive it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=die_with_parent, daemon=True).start()
    pipe.send(([], ""))
    while True:
        job = pipe.recv()
        try:
            answer = choose(*job), ""
        except Exception:
            answer = [], traceback.format_exc()
        pipe.send(answer)


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
