"""XKEY: the door an Extra Key opens or closes (KC-XKEY)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.keys_to_the_castle.decisions.castle import (
    CastleDecision,
    refuse_closing,
    refuse_opening,
)
from lampblack.games.keys_to_the_castle.model.actions import BONUS_OPEN, BONUS_SKIP, KeysAction
from lampblack.games.keys_to_the_castle.model.position import END, Position
from lampblack.games.keys_to_the_castle.rules.bonus import mark_used, skip_extra_key
from lampblack.games.keys_to_the_castle.rules.doors import closable, close_door, open_door, openable
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class ExtraKey(CastleDecision):
    def __init__(self) -> None:
        super().__init__("XKEY", "KC-XKEY-02")

    def question(self, at: Position) -> str:
        return "Extra Key: open or close one door of any colour, or skip."

    def options(self, at: Position) -> Sequence[Action]:
        """The table of section 4.3 (KC-ACT-04). The own tile is open and occupied, so never listed."""
        options: list[Action] = [at.board.bonus_skip]
        at.board.bonus_open.offer(openable(at), options)
        at.board.bonus_close.offer(closable(at), options)
        return options

    def refuse_here(self, at: Position, action: KeysAction) -> Refusal | None:
        if action.kind < BONUS_SKIP:
            return Refusal("KC-XKEY-01", "Use the Extra Key now, or skip it.")
        if action.kind == BONUS_SKIP:
            return None
        if action.cell == at.place[at.active]:
            return Refusal("KC-XKEY-03", "The Extra Key turns another door than the one you stand on.")
        if has(at.padlocked, action.cell):
            return Refusal(
                "KC-XKEY-04",
                f"{at.board.names[action.cell]} is padlocked; the Extra Key does nothing to it.",
            )
        if action.kind == BONUS_OPEN:
            return refuse_opening(at, action.cell)
        return refuse_closing(at, action.cell)

    def take(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        """Open or close one door, or leave the bonus for a later landing (KC-XKEY-02, -05, -06)."""
        at.step = END
        if action.kind == BONUS_SKIP:
            skip_extra_key(at, log)
            return
        mark_used(at, at.place[at.active])
        if action.kind == BONUS_OPEN:
            open_door(at, action.cell, action.card, chance, log)
        else:
            close_door(at, action.cell, action.card, log)
