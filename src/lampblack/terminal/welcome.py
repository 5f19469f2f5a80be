"""What ``lampblack`` alone says: a tour, with the first game of the shelf as its example."""

from lampblack.bots.register import bot_for, bots_for, usual_seats
from lampblack.games import shelf
from lampblack.kernel.game import Game


def usual_bots(game: Game) -> list[str]:
    return [bot_for(game, role) for role in game.roles({})]


def welcome_lines() -> list[str]:
    game = next(iter(shelf().values()))
    bots = [list(bots_for(game))[-1], "random"]
    rule = game.rules().ids()[0]
    learned = next(each for each in shelf().values() if each.reader() is not None)
    return [
        "Lampblack: a digital tabletop for games played in the dark.",
        "",
        "Learn a game, a few minutes at a time:",
        f"  lampblack learn {game.slug}",
        "Play, here in the terminal, against friends or bots:",
        f"  lampblack play {game.slug} --seats {','.join(usual_seats(game, {}))}",
        "Play in the browser, with friends elsewhere:",
        "  lampblack serve",
        "Let bots play many games and compare them:",
        f"  lampblack sim {game.slug} --seats {','.join(bots)} --games 200 --seed 1",
        "Hold two bots against each other, or another box of pieces against the standard one, by the same seeds:",
        f"  lampblack compare {' '.join(bots)} --game {game.slug}",
        f"  lampblack arena {game.slug} {' '.join(bots)}",
        f"  lampblack sweep {game.slug} --seats {','.join(bots)} --content DIR --html report.html",
        "Write every decision of many games down, for learners:",
        f"  lampblack dataset {game.slug} --games 200 --out decisions",
        "Teach a judge how such games end:",
        f"  lampblack train {learned.slug} --seats {','.join(usual_bots(learned))} --data games --out judge.toml",
        "See which games, bots and options there are:",
        "  lampblack games",
        "Look a rule up, by its ID or by words:",
        f"  lampblack rules {game.slug} {rule}",
        "Check a game's record against the rules and tell it again:",
        "  lampblack replay game.txt",
        "Check a position written as text, and list what is legal in it:",
        "  lampblack position position.txt",
        "",
        "lampblack -h lists all commands, also those that single games bring along; lampblack COMMAND -h says",
        "more about each of them; lampblack --install-completion teaches your shell.",
    ]
