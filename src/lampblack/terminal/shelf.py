"""The games, what can be set, and who plays them."""

from lampblack.bots.register import bots_for
from lampblack.games import shelf
from lampblack.kernel.game import Game, Option
from lampblack.kernel.options import When
from lampblack.kernel.recipe import Recipe
from lampblack.kernel.words import capital


def shelf_lines() -> list[str]:
    lines: list[str] = []
    for game in shelf().values():
        lines += [*game_lines(game), ""]
    return lines[:-1]


def game_lines(game: Game) -> list[str]:
    lines = [f"{game.slug}: {game.title}"]
    if game.blurb():
        lines.append(f"  {game.blurb()}")
    lines.append(f"  bots: {', '.join(bots_for(game))}")
    for recipe in bots_for(game).values():
        lines += bot_lines(recipe)
    for role in game.roles({}):
        if role.title:
            lines.append(f"  seat {role.title}: {role.help}")
    for option in game.options():
        lines += option_lines(option)
    return lines


def bot_lines(recipe: Recipe) -> list[str]:
    told = ". ".join(capital(words) for words in (recipe.help, recipe.strength) if words)
    return [
        f"    {recipe.name}: {told}.",
        *[f"      {recipe.name}@{dial.name}={dial.default}: {dial.help}" for dial in recipe.dials],
    ]


def option_lines(option: Option) -> list[str]:
    """``--option gates=4: How many Gates there are.``, and what each choice means unless it says so itself."""
    lines = [
        f"  --option {option.name}={option.default}: {option.help}{condition(option.when)}{ruling(option)}"
    ]
    plain = [choice.value for choice in option.offers if choice.label == choice.value]
    if plain:
        lines.append(f"    one of {' '.join(plain)}")
    return lines + [
        f"    {choice.value}: {choice.label}.{' ' if choice.help else ''}{choice.help}{condition(choice.when)}"
        for choice in option.offers
        if choice.label != choice.value
    ]


def ruling(option: Option) -> str:
    return f" [{option.rule}; strictly {option.strict}]" if option.rule else ""


def condition(when: When) -> str:
    """`` Only with boss=pathless or both.``"""
    return "".join(f" Only with {name}={' or '.join(values)}." for name, values in when.items())
