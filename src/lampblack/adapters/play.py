"""What all environments have in common: a game with its options, and how long it may take."""

from typing import Final

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance
from lampblack.kernel.game import Game, Options
from lampblack.kernel.planes import Plane, size_of
from lampblack.kernel.state import State
from lampblack.kernel.vocabulary import Vocabulary

LIMIT: Final = 2000
"""After so many decisions a game is cut, and nobody has won: random play need not end."""


class Setting:
    """A game under certain options, ready to be learned."""

    def __init__(self, game: str | Game, options: Options, limit: int = LIMIT) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.complete(options)
        if limit < 1:
            raise Malformed("limit", f"{limit} decisions; 1 or more")
        self.limit = limit
        self.vocabulary: Vocabulary = self.game.vocabulary(self.options)
        self.planes: list[Plane] = self.game.planes(self.options)
        self.size = size_of(self.planes)
        self.seats = self.game.seats(self.options)

    def __deepcopy__(self, memo: object) -> "Setting":
        return self  # nothing of it ever changes

    def __reduce__(self) -> tuple[type["Setting"], tuple[str, Options, int]]:
        return Setting, (self.game.slug, self.options, self.limit)

    def deal(self, chance: Chance) -> State:
        return self.game.setup(self.options, chance)

    def returns(self, state: State) -> list[float]:
        """What each seat has got: the outcome's scores, nothing before."""
        outcome = state.outcome()
        return [0.0] * self.seats if outcome is None else [float(score) for score in outcome.scores]
