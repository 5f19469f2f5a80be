"""Extra Key and Extra Turn doors (KC-XKEY, KC-XTURN)."""

from lampblack.games.keys_to_the_castle.knowledge.facts import ExtraKeyFound, ExtraKeySkipped, ExtraTurnFound
from lampblack.games.keys_to_the_castle.model.actions import BONUS_OPEN, BONUS_SKIP, KeysAction
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.games.keys_to_the_castle.rules.cards import add_cells
from lampblack.games.keys_to_the_castle.rules.doors import (
    closable,
    close_door,
    open_door,
    openable,
    refuse_closing,
    refuse_opening,
)
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import bit, has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def has_used(at: Position, cell: int) -> bool:
    return has(at.bonus_used[at.active], cell)


def mark_used(at: Position, cell: int) -> None:
    at.bonus_used[at.active] |= bit(cell)


def take_extra_turn(at: Position, cell: int, log: list[Event] | None) -> None:
    """KC-XTURN-01, -03, -04: automatic, and used up at the landing."""
    mark_used(at, cell)
    at.bonus_pending = True
    if log is not None:
        log.append(Event(EVERYONE, ExtraTurnFound(at.active, at.board.names[cell])))


def find_extra_key(at: Position, cell: int, log: list[Event] | None) -> None:
    if log is not None:
        log.append(Event(EVERYONE, ExtraKeyFound(at.active, at.board.names[cell])))


def legal_bonuses(at: Position) -> list[Action]:
    """The table of section 4.3 (KC-ACT-04). The own tile is open and occupied, so never listed."""
    options: list[Action] = [at.board.bonus_skip]
    add_cells(options, at.board.bonus_open, openable(at))
    add_cells(options, at.board.bonus_close, closable(at))
    return options


def refuse_bonus(at: Position, action: KeysAction) -> Refusal | None:
    if action.kind == BONUS_SKIP:
        return None
    if action.cell == at.place[at.active]:
        return Refusal("KC-XKEY-03", "The Extra Key turns another door than the one you stand on.")
    if has(at.padlocked, action.cell):
        return Refusal(
            "KC-XKEY-04", f"{at.board.names[action.cell]} is padlocked; the Extra Key does nothing to it."
        )
    if action.kind == BONUS_OPEN:
        return refuse_opening(at, action.cell)
    return refuse_closing(at, action.cell)


def take_extra_key(at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
    """Open or close one door, or leave the bonus for a later landing (KC-XKEY-02, -05, -06)."""
    here = at.place[at.active]
    if action.kind == BONUS_SKIP:
        if log is not None:
            log.append(Event(EVERYONE, ExtraKeySkipped(at.active, at.board.names[here])))
        return
    mark_used(at, here)
    if action.kind == BONUS_OPEN:
        open_door(at, action.cell, -1, chance, log)
    else:
        close_door(at, action.cell, -1, log)
