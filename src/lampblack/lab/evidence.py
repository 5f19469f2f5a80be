"""What a result rests on: enough to play the same games again, and to know when they would be others."""

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from lampblack.bots.register import dialled, is_address, is_file, parted, recipe_for
from lampblack.games import find_game
from lampblack.kernel.game import Game, Options
from lampblack.lab.plan import Plan
from lampblack.version import installed_version, which_build


class Evidence(NamedTuple):
    game: str
    rules: int
    """The version of the game's rules."""
    options: Options
    """Every option, defaults filled in."""
    content: str
    """The digest of the content that was played with."""
    bots: tuple[str, ...]
    """Every bot with every dial, in the order of the seats of the first game."""
    seed: str
    alternate: bool
    max_actions: int
    version: str
    build: str


def evidence_of(plan: Plan) -> Evidence:
    game = find_game(plan.game)
    options = game.complete(plan.options)
    return Evidence(
        game=plan.game,
        rules=game.version,
        options=options,
        content=game.digest(options),
        bots=tuple(in_full(game, bot) for bot in plan.bots),
        seed=plan.seed,
        alternate=plan.alternate,
        max_actions=plan.max_actions,
        version=installed_version(),
        build=which_build(),
    )


def in_full(game: Game, bot: str) -> str:
    """``lantern@samples=8`` for ``lantern``; a bot of a file with the file's digest, for files change."""
    name, settings = parted(bot)
    if is_address(name):
        return f"{bot} (another program)"
    if is_file(name):
        text = Path(name.rpartition(":")[0]).read_bytes()
        return f"{bot} (file {sha256(text).hexdigest()[:12]})"
    dials = dialled(recipe_for(game, name), settings)
    return "@".join([name, *[f"{dial}={value}" for dial, value in dials.items()]])


def evidence_lines(evidence: Evidence) -> list[str]:
    """For people, under what was found."""
    return [f"{name}: {value}" for name, value in evidence_rows(evidence)]


def evidence_rows(evidence: Evidence) -> list[tuple[str, str]]:
    options = ", ".join(f"{name}={value}" for name, value in evidence.options.items())
    seats = ", moving on by one seat after each game" if evidence.alternate else ""
    return [
        ("Game", f"{evidence.game}, version {evidence.rules} of its rules"),
        ("Options", options),
        ("Content", evidence.content or "none"),
        ("Bots", ", ".join(evidence.bots) + seats),
        ("Seed", evidence.seed),
        ("Stopped after", f"{evidence.max_actions:,} actions"),
        ("Lampblack", f"{evidence.version}, {evidence.build}"),
    ]
