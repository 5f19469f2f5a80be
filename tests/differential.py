"""Plays fixed seeds and prints checksums; run once per build by test_builds.py, so that both can be compared."""

import json
from hashlib import sha256

import lampblack.kernel.chance as probe
from lampblack.bots.register import bots_for, find_bot
from lampblack.games import find_game, shelf
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import EVERYTHING
from lampblack.kernel.session import Session

STEPS = 400


def play(slug: str, options: dict[str, str], seed: int) -> str:
    """A checksum of everything a game shows on its way: record, positions, legal actions, imagined worlds."""
    game = shelf()[slug]
    table = Session(game, options, SeededChance(seed), [])
    policy = SeededChance(f"policy {seed}")
    seen = sha256()
    for step in range(STEPS):
        state = table.state
        legal = options_of(state)
        if not legal:
            break
        seen.update(" ".join(action.text for action in legal).encode())
        if step % 10 == 0:
            seen.update(state.to_text().encode())
            seen.update(repr(state.observe(EVERYTHING)).encode())
            for seat in range(game.seats(options)):
                seen.update(state.imagine(seat, policy).to_text().encode())
        table.play(legal[policy.below(len(legal))].text)
    seen.update(table.record().to_text().encode())
    seen.update(table.state.to_text().encode())
    return seen.hexdigest()


def play_bot(slug: str, name: str) -> str:
    """What a bot decides in its first turns."""
    table = Session(shelf()[slug], {}, SeededChance(name), [])
    bot, chance = find_bot(find_game(slug), name), SeededChance(f"bot {name}")
    for _ in range(12):
        seat = table.state.asked()
        if seat is None:
            break
        table.play(bot.decide(Viewpoint(table.state, seat), chance).text)
    return table.record().to_text()


def cases() -> list[tuple[str, dict[str, str], int]]:
    found = []
    for slug, game in shelf().items():
        for players in game.options()[0].choices:
            found += [(slug, {"players": players}, seed) for seed in range(4)]
    return found


if __name__ == "__main__":
    sums = {
        f"{slug} {options['players']} {seed}": play(slug, options, seed) for slug, options, seed in cases()
    }
    sums |= {f"{slug} {bot}": play_bot(slug, bot) for slug in shelf() for bot in bots_for(find_game(slug))}
    print(json.dumps({"file": probe.__file__, "sums": sums}))
