"""What a table asks of any game: who wins together, and whether anything is hidden."""

from collections.abc import Iterator

import msgspec
import pytest

from lampblack.games import shelf
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import SPECTATOR
from lampblack.kernel.state import State


def play(game: Game, seed: str) -> Iterator[State]:
    """At most so far as most games take; a race without aim may take for ever."""
    dice = SeededChance(seed)
    state = game.setup({}, dice)
    yield state
    for _ in range(400):
        options = options_of(state)
        if not options:
            return
        decide(state, options[dice.below(len(options))], dice)
        yield state


@pytest.mark.parametrize("slug", shelf())
def test_whole_sides_win(slug: str) -> None:
    game = shelf()[slug]
    sides = game.sides({})
    assert len(sides) == game.seats({})
    for seed in range(3):
        *_, last = play(game, f"{slug} {seed}")
        outcome = last.outcome()
        if outcome is None:
            continue
        won = {sides[seat] for seat in outcome.winners}
        assert list(outcome.winners) == [seat for seat, side in enumerate(sides) if side in won]


@pytest.mark.parametrize("slug", shelf())
def test_where_nothing_is_hidden_all_views_are_alike(slug: str) -> None:
    game = shelf()[slug]
    is_different = False
    for step, state in enumerate(play(game, slug)):
        if step % 7 == 0 and state.outcome() is None:
            views = [msgspec.to_builtins(state.observe(v)) for v in (*range(game.seats({})), SPECTATOR)]
            for view in views:
                view.pop("viewer")
            is_different |= any(view != views[0] for view in views)
    assert is_different == game.hides()
