"""Every game in OpenSpiel, as ``lampblack_keys_to_the_castle`` and so on; importing this registers them.

    import lampblack.adapters.openspiel
    game = pyspiel.load_game("lampblack_nyctophobia(players=3,hunter=axe)")

Parameters are the game's own options, and besides: ``limit`` (decisions before a game is cut), ``chance``
(``explicit``: every question to chance is a node; ``sampled``: one node at the start draws the seed of all that
follows), ``rows`` (of the information state's tensor).
"""

from typing import Any, Final

from lampblack.adapters.extras import missing
from lampblack.adapters.play import LIMIT, Setting
from lampblack.games import shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Option, Options

try:
    import pyspiel

    from lampblack.adapters.openspiel_observer import Observer, is_whole
    from lampblack.adapters.openspiel_state import SEEDS, ExplicitState, SampledState
except ImportError as error:
    raise missing("openspiel", error) from error

MOST_OUTCOMES: Final = max(SEEDS, 1024)
"""Of one chance node."""
ROWS: Final = 16
EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"


def short_name(slug: str) -> str:
    return f"lampblack_{slug.replace('-', '_')}"


def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    sides = game.sides({})
    players = next(option for option in game.options() if option.name == "players").choices
    return kinds(
        short_name=short_name(game.slug),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,  # the one node of sampled chance is a node, too
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.hides()
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if len(set(sides)) == 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(int(number) for number in players),
        min_num_players=min(int(number) for number in players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{option.name: default_of(option) for option in game.options()},
            "limit": LIMIT,
            "chance": EXPLICIT,
            "rows": ROWS,
        },
    )


def default_of(option: Option) -> int | str:
    """OpenSpiel reads what looks like a number as one."""
    return int(option.default) if is_number(option) else option.default


def is_number(option: Option) -> bool:
    return all(word.lstrip("+-").isdigit() for word in (option.default, *option.choices))


def options_from(game: Game, params: dict[str, Any]) -> Options:
    """A number stands for the choice that means it: 1 for ``+1``."""
    options: Options = {}
    for option in game.options():
        if option.name in params:
            value = params[option.name]
            meant = [word for word in option.choices if is_number(option) and int(word) == value]
            options[option.name] = meant[0] if meant else str(value)
    return options


class LampblackGame(pyspiel.Game):
    """A game under certain options."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        self.setting = Setting(game, options_from(game, params), int(params.get("limit", LIMIT)))
        self.rows = int(params.get("rows", ROWS))
        self.chance = str(params.get("chance", EXPLICIT))
        if self.chance not in (EXPLICIT, SAMPLED):
            raise Malformed("chance", f"{self.chance!r} is neither {EXPLICIT} nor {SAMPLED}")
        super().__init__(
            game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=self.setting.vocabulary.size,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.setting.seats,
                min_utility=0.0,
                max_utility=1.0,
                max_game_length=self.setting.limit,
            ),
            params,
        )

    def new_initial_state(self) -> Any:
        return ExplicitState(self) if self.chance == EXPLICIT else SampledState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """None, as OpenSpiel has it, for an observation that is not offered."""
        return Observer(self.setting, self.rows, iig_obs_type, params) if is_whole(iig_obs_type) else None

    def max_chance_nodes_in_history(self) -> int:
        """Each decision may ask chance as often as there are pieces to draw."""
        return 1 if self.chance == SAMPLED else 64 * (self.setting.limit + 1)


def class_of(game: Game) -> type[LampblackGame]:
    """A class, not a function: the register outlives the interpreter, and a function would be gone then."""

    class Registered(LampblackGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Registered


def register(game: Game) -> None:
    """Make a game known to OpenSpiel; those on the shelf are already."""
    if short_name(game.slug) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(game), class_of(game))


for _game in shelf().values():
    register(_game)
