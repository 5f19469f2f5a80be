"""The shelf as the page's lobby wants it: every game, what can be set, who can sit where."""

from lampblack.bots.register import bots_for, usual_seats
from lampblack.kernel.game import Choice, Game, Option
from lampblack.kernel.options import When
from lampblack.kernel.packs import CONTENT
from lampblack.server import messages_games as wire


def game_info(game: Game) -> wire.GameInfo:
    recipes = bots_for(game).values()
    usual = game.usual()
    players = game.options()[0]
    return wire.GameInfo(
        slug=game.slug,
        title=game.title,
        blurb=game.blurb(),
        options=[option_info(game, option) for option in game.options()],
        bots=[recipe.name for recipe in recipes],
        bot_infos=[wire.BotInfo(r.name, r.help, r.strength, list(r.roles)) for r in recipes],
        roles={number: role_infos(game, number) for number in players.choices or [players.default]},
        usual=wire.UsualTable(usual, usual_seats(game, usual)),
        lessons=lesson_names(game),
        advice=not game.has_dark(),
    )


def lesson_names(game: Game) -> list[str]:
    lessons = game.lessons()
    return [] if lessons is None else lessons.names()


def option_info(game: Game, option: Option) -> wire.OptionInfo:
    """Without choices that are too slow for a table that shares its server."""
    offers = pack_choices(game) if option.name == CONTENT.name else option.offers
    return wire.OptionInfo(
        name=option.name,
        title=option.title,
        help=option.help,
        default=option.default,
        choices=[choice for choice in option.choices if choice not in option.slow],
        offers=[choice_info(choice) for choice in offers if choice.value not in option.slow],
        when=wire_when(option.when),
        rule=option.rule,
        strict=option.strict,
    )


def choice_info(choice: Choice) -> wire.ChoiceInfo:
    return wire.ChoiceInfo(choice.value, choice.label, choice.help, wire_when(choice.when))


def pack_choices(game: Game) -> list[Choice]:
    return [Choice(name, name.replace("-", " ").replace("_", " ").capitalize()) for name in game.pack_names()]


def role_infos(game: Game, players: str) -> list[wire.RoleInfo]:
    return [wire.RoleInfo(role.name, role.title, role.help) for role in game.roles({"players": players})]


def wire_when(when: When) -> dict[str, list[str]]:
    return {name: list(values) for name, values in when.items()}
