"""What a decision of the Hunter surely does: the Hunter sees the board, so the rules may be asked."""

from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.kernel.action import Action
from lampblack.kernel.certainty import try_out
from lampblack.kernel.game import Foresight
from lampblack.kernel.state import State


def foresee(state: State, action: Action) -> Foresight | None:
    """Up to the first draw. Nothing for the Hunted; and a silence broken in secret stays so (NY-COMM-07)."""
    if state.asked() != HUNTER:
        return None
    world = state.clone()
    assert isinstance(world, Position)
    world.queued = []
    return try_out(world, action)
