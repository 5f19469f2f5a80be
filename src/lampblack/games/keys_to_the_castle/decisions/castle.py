"""What the decisions of this game have in common: the active player decides, in this castle."""

from mypy_extensions import mypyc_attr

from lampblack.games.keys_to_the_castle.model.actions import KeysAction
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.games.keys_to_the_castle.rules.doors import closable, openable
from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Decision
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has
from lampblack.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=False)
class CastleDecision(Decision[Position, KeysAction]):
    def whom(self, at: Position) -> Seat:
        return at.active  # KC-ACT-01

    def refuse(self, at: Position, action: Action) -> Refusal | None:
        if not isinstance(action, KeysAction) or action.cols not in (0, at.board.cols):
            return Refusal("KC-ACT-06", f"{action.text} is not an action of this castle.")
        return self.refuse_here(at, action)

    def refuse_here(self, at: Position, action: KeysAction) -> Refusal | None:
        raise NotImplementedError


def refuse_opening(at: Position, cell: int) -> Refusal | None:
    if has(openable(at), cell):
        return None
    name = at.board.names[cell]
    if has(at.padlocked, cell):
        return Refusal(
            "KC-CARD-PAD-08", f"{name} is padlocked; a Skeleton Key must take the Padlock off first."
        )
    return Refusal("KC-TILE-11", f"{name} is open already; only a closed door can be opened.")


def refuse_closing(at: Position, cell: int) -> Refusal | None:
    if has(closable(at), cell):
        return None
    name = at.board.names[cell]
    if has(at.padlocked, cell):
        return Refusal(
            "KC-CARD-PAD-08", f"{name} is padlocked; nothing closes or opens it until the Padlock is gone."
        )
    if not has(at.opened, cell):
        return Refusal("KC-TILE-12", f"{name} is closed already; only an open door can be closed.")
    if has(at.occupied, cell):
        return Refusal("KC-CARD-KEY-05", f"Somebody stands on {name}; only a vacant door can be closed.")
    return Refusal("KC-CARD-SAW-04", f"The bars of {name} are sawn through; it stays open for good.")
