"""Why a Move, a Charge, a Pass or a Key pass is not to be had. Only asked of illegal ones."""

from mypy_extensions import i64

from lampblack.games.night_cage.decisions.point import no
from lampblack.games.night_cage.model.pieces import SIDES
from lampblack.games.night_cage.model.position import NOBODY, Position
from lampblack.games.night_cage.model.values import Cell, Prisoner, Side
from lampblack.games.night_cage.model.words import SIDE_WORDS
from lampblack.games.night_cage.rules.keys import are_close
from lampblack.games.night_cage.rules.movement import is_from_behind, needs_no_charge
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has


def why_no_step(at: Position, d: Side) -> Refusal | None:
    """What stops a Move and a Charge alike."""
    here: Cell = at.place[at.acting]
    cell = at.board.next(here, d)
    side = SIDE_WORDS[SIDES[d]]
    name = at.board.spoken[cell]
    if not at.opens(here, d):
        return no(at, "NC-MOVE-01", f"The tile at {at.board.spoken[here]} has no opening to the {side}.")
    if not has(at.tiles, cell):
        if at.is_lit(at.acting):
            return no(at, "NC-MOVE-06", f"{name} is empty; a lit prisoner cannot move there.")
        return no(at, "NC-LO-07", f"{name} is empty and so is the stack.")
    if not at.opens(cell, d ^ 2):
        return no(at, "NC-MOVE-02", f"The tile at {name} shows a wall: the passage is blocked.")
    if not at.is_free(cell):
        return no(at, "NC-MOVE-03", f"Somebody is at {name}; only a Gate holds more than one.")
    return None


def why_no_move(at: Position, d: Side) -> Refusal:
    stopped = why_no_step(at, d)
    if stopped is not None:
        return stopped
    cell = at.board.next(at.place[at.acting], d)
    barred = not at.edition.charges or is_from_behind(at, cell, d)
    if has(at.keepers, cell) and at.holds_key(at.acting) and barred:
        return no(at, "NC-KEEP-15", "Who holds a Key has nothing to take there and may not enter.")
    return no(at, "NC-MOVE-05", "A monster stands there; only a Charge, for a Nerve, leads onto it.")


def why_no_charge(at: Position, d: Side, nerve: i64) -> Refusal:
    if not at.edition.charges:
        return no(at, "NC-NERVE-07", "There is no Charge in this edition: just move onto the monster.")
    cell = at.board.next(at.place[at.acting], d)
    if not has(at.monsters, cell):
        return no(at, "NC-NERVE-07", "A Charge leads onto a monster, and none is there.")
    stopped = why_no_step(at, d)
    if stopped is not None:
        return stopped
    if has(at.keepers, cell) and is_from_behind(at, cell, d):
        if at.holds_key(at.acting):
            return no(at, "NC-KEEP-15", "Who holds a Key may not enter a Keeper from behind.")
        return no(at, "NC-KEEP-10", "From behind no Charge is needed: just move.")
    if needs_no_charge(at, at.acting):
        return no(at, "NC-HOUSE-01", f"{at.name(at.acting)} is out and needs no Charge: just move.")
    return no(at, "NC-NERVE-07", f"A Charge costs a Nerve, and {at.name(at.acting)} has {nerve}.")


def why_no_pass(at: Position, other: i64) -> Refusal:
    if not at.edition.has_pass:
        return no(at, "NC-TURN-03", "There is no passing: move or stay.")
    if other >= at.prisoners():
        return Refusal("NC19-PASS-05", f"There is no prisoner {at.name(other)} in this game.")
    if other == at.acting:
        return Refusal("NC19-PASS-03", "Pass to a different prisoner.")
    if not at.is_lit(at.acting):
        return Refusal("NC19-PASS-07", f"{at.name(at.acting)} is out and may not pass.")
    assert at.passer != NOBODY
    return Refusal("NC19-PASS-06", "Who acts in the place of another may not pass.")


def why_no_gift(at: Position, giver: Prisoner, receiver: Prisoner) -> Refusal:
    if not at.edition.keys_change_hands:
        return no(at, "NC-KEY-03", "Keys cannot change hands.")
    if giver >= at.prisoners() or receiver >= at.prisoners():
        return no(at, "NC-KEY-03", "There is no such prisoner in this game.")
    if at.acting not in (giver, receiver):
        return no(at, "NC-KEY-03", f"One of the two must be {at.name(at.acting)}, who is acting.")
    if not at.holds_key(giver):
        return no(at, "NC-KEY-03", f"{at.name(giver)} has no Key to give.")
    if at.holds_key(receiver):
        return no(at, "NC-KEY-02", f"{at.name(receiver)} holds a Key already.")
    assert not are_close(at, giver, receiver)
    return no(at, "NC-KEY-03", f"{at.name(giver)} and {at.name(receiver)} are not on connected spaces.")
