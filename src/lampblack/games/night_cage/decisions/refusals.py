"""Why an action is not legal now: the rule, and a sentence. Only asked of illegal ones."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.night_cage.decisions.prompts import decision_rule, question
from lampblack.games.night_cage.model import actions as a
from lampblack.games.night_cage.model import steps as s
from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.pieces import CHASM, KEEPER, KIND_CODES, SIDES
from lampblack.games.night_cage.model.position import NOBODY, Position
from lampblack.games.night_cage.model.steps import first_of, op_of
from lampblack.games.night_cage.model.words import KIND_WORDS, SIDE_WORDS
from lampblack.games.night_cage.rules.keys import are_close
from lampblack.games.night_cage.rules.movement import is_from_behind
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has

ANSWERS: Final[dict[int, tuple[int, ...]]] = {
    s.START: (a.START,),
    s.START_TURN: (a.TURN,),
    s.PLACE: (a.PLACE,),
    s.LAND: (a.LAND,),
    s.LAND_TURN: (a.TURN,),
    s.ACT: (a.MOVE, a.CHARGE, a.STAY, a.FORCED_STAY, a.PASS, a.GIVE),
    s.BLIND_TURN: (a.TURN,),
    s.SCRAMBLE_TURN: (a.TURN,),
    s.SWAP: (a.SWAP,),
    s.FALL: (a.FALL,),
    s.HIT: (a.BLOCK,),
    s.DIRGE_HIT: (a.BLOCK,),
    s.SCRAMBLE: (a.SCRAMBLE,),
    s.AGAIN: (a.END, a.MOVE, a.CHARGE, a.GIVE),
    s.FLICKER: (a.SUSTAIN, a.REMOVE),
    s.DIRGE: (a.DIRGE,),
}
"""Which actions answer which decision."""


def no(at: Position, rule: str, text: str) -> Refusal:
    return Refusal(at.edition.rule(rule), at.edition.say(text))


def explain(at: Position, action: NightAction) -> Refusal:
    op = op_of(at.agenda[-1])
    kind = action.kind
    if kind == a.PASS and not at.edition.has_pass:
        return no(at, "NC-TURN-03", "There is no passing: move or stay.")
    if kind not in ANSWERS[op]:
        asked = at.edition.say(question(at))
        return Refusal(decision_rule(at), f"{action.text} does not answer what is asked: {asked}")
    if kind == a.GIVE:
        return why_no_gift(at, action.a, action.b)
    if op == s.AGAIN and (kind == a.MOVE or kind == a.CHARGE):
        return why_not_again(at, kind, action.a)
    if kind == a.MOVE:
        return why_no_move(at, action.a)
    if kind == a.CHARGE:
        return why_no_charge(at, action.a, at.nerve[at.acting])
    if kind == a.STAY:
        return no(at, "NC-LO-02", f"{at.name(at.acting)} is out, has no Nerve and may not stay: move.")
    if kind == a.FORCED_STAY:
        if at.is_lit(at.acting):
            return no(at, "NC-LO-06", "Only a prisoner who is out and cannot move is forced to stay.")
        return no(at, "NC-LO-03", f"{at.name(at.acting)} is out and can move, so it must.")
    if kind == a.PASS:
        return why_no_pass(at, action.a)
    if kind == a.PLACE:
        return why_not_there(at, first_of(at.agenda[-1]), action.a)
    if kind == a.LAND:
        return why_no_landing(at, action.a)
    if kind == a.TURN:
        return why_not_turned(at, op)
    if kind == a.SWAP:
        return why_no_swap(at, action.a)
    if kind == a.SCRAMBLE:
        return why_no_scramble(at, action.a)
    if kind == a.SUSTAIN:
        return no(at, "NC-NERVE-08", "Sustaining the light costs a Nerve, and there is none to spend.")
    if kind == a.REMOVE:
        return why_not_removed(at, action.a)
    if kind == a.START:
        return no(at, "NC-SETUP-16", f"{at.board.names[action.a]} holds a tile; choose an empty space.")
    return no(at, "NC-DIRGE-04", "The Dirge must cover the Omen and lie entirely inside the board.")


def why_not_again(at: Position, kind: i64, d: i64) -> Refusal:
    prisoner = at.acting
    if at.moves == 0 or at.stayed:
        return no(at, "NC-NERVE-13", "Another Move comes only after a Move.")
    if at.nerve[prisoner] == 0:
        return no(at, "NC-NERVE-04", "Another Move costs a Nerve, and there is none to spend.")
    if kind == a.MOVE:
        return why_no_move(at, d)
    if at.nerve[prisoner] == 1:
        return no(at, "NC-NERVE-14", "Another Move that is a Charge costs two Nerve.")
    return why_no_charge(at, d, at.nerve[prisoner] - 1)


def why_no_step(at: Position, d: i64) -> Refusal | None:
    """What stops a Move and a Charge alike."""
    here: i64 = at.place[at.acting]
    cell = at.board.next(here, d)
    side = SIDE_WORDS[SIDES[d]]
    name = at.board.names[cell]
    if not at.opens(here, d):
        return no(at, "NC-MOVE-01", f"The tile at {at.board.names[here]} has no opening to the {side}.")
    if not has(at.tiles, cell):
        if at.is_lit(at.acting):
            return no(at, "NC-MOVE-06", f"{name} is empty; a lit prisoner cannot move there.")
        return no(at, "NC-LO-07", f"{name} is empty and so is the stack.")
    if not at.opens(cell, d ^ 2):
        return no(at, "NC-MOVE-02", f"The tile at {name} shows a wall: the passage is blocked.")
    if not at.is_free(cell):
        return no(at, "NC-MOVE-03", f"Somebody is at {name}; only a Gate holds more than one.")
    return None


def why_no_move(at: Position, d: i64) -> Refusal:
    stopped = why_no_step(at, d)
    if stopped is not None:
        return stopped
    cell = at.board.next(at.place[at.acting], d)
    barred = not at.edition.charges or is_from_behind(at, cell, d)
    if has(at.keepers, cell) and at.holds_key(at.acting) and barred:
        return no(at, "NC-KEEP-15", "Who holds a Key has nothing to take there and may not enter.")
    return no(at, "NC-MOVE-05", "A monster stands there; only a Charge, for a Nerve, leads onto it.")


def why_no_charge(at: Position, d: i64, nerve: i64) -> Refusal:
    if not at.edition.charges:
        return no(at, "NC-NERVE-07", "There is no Charge in this edition: just move onto the monster.")
    stopped = why_no_step(at, d)
    if stopped is not None:
        return stopped
    cell = at.board.next(at.place[at.acting], d)
    if not has(at.monsters, cell):
        return no(at, "NC-NERVE-07", "A Charge leads onto a monster, and none is there.")
    if has(at.keepers, cell) and is_from_behind(at, cell, d):
        if at.holds_key(at.acting):
            return no(at, "NC-KEEP-15", "Who holds a Key may not enter a Keeper from behind.")
        return no(at, "NC-KEEP-10", "From behind no Charge is needed: just move.")
    return no(at, "NC-NERVE-07", f"A Charge costs a Nerve, and {at.name(at.acting)} has {nerve}.")


def why_no_pass(at: Position, other: i64) -> Refusal:
    if other >= at.prisoners():
        return Refusal("NC19-PASS-05", f"There is no prisoner {at.name(other)} in this game.")
    if other == at.acting:
        return Refusal("NC19-PASS-03", "Pass to a different prisoner.")
    if not at.is_lit(at.acting):
        return Refusal("NC19-PASS-07", f"{at.name(at.acting)} is out and may not pass.")
    assert at.passer != NOBODY
    return Refusal("NC19-PASS-06", "Who acts in the place of another may not pass.")


def why_no_gift(at: Position, giver: i64, receiver: i64) -> Refusal:
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


def why_not_there(at: Position, prisoner: i64, d: i64) -> Refusal:
    here: i64 = at.place[prisoner]
    cell = at.board.next(here, d)
    side = SIDE_WORDS[SIDES[d]]
    if not at.opens(here, d):
        return no(at, "NC-LIGHT-10", f"{at.name(prisoner)}'s tile has no opening to the {side}.")
    if has(at.tiles, cell):
        return no(at, "NC-LIGHT-11", f"{at.board.names[cell]} holds a tile already.")
    if at.hand == KEEPER:
        return no(at, "NC-KEEP-02", f"It must turn its mouth toward {at.name(prisoner)}.")
    word = KIND_WORDS[KIND_CODES[at.hand]]
    return no(at, "NC-LIGHT-12", f"The {word} in hand must open toward {at.name(prisoner)}.")


def why_not_turned(at: Position, op: i64) -> Refusal:
    if op == s.START_TURN:
        return no(at, "NC-DEC-02", "A Start tile opens to NE, SE, SW or NW.")
    word = KIND_WORDS[KIND_CODES[at.hand]]
    if op == s.LAND_TURN:
        return no(at, "NC-FALL-06", f"The tile drawn is a {word}; turn that.")
    rule = "NC-MOVE-07" if op == s.BLIND_TURN else "NC-SCR-03"
    return no(at, rule, f"The {word} drawn must open toward the space {at.name(at.acting)} leaves.")


def why_no_landing(at: Position, cell: i64) -> Refusal:
    line: i64 = at.board.lines[at.line[at.acting]]
    name = at.board.names[cell]
    if not has(line, cell):
        where = at.board.line_name(at.line[at.acting])
        return no(at, "NC-FALL-05", f"{at.name(at.acting)} falls along {where}; {name} is not on it.")
    if line & ~at.tiles != 0:
        if has(at.tiles, cell):
            return no(at, "NC-FALL-16", f"{name} holds a tile and the line has empty spaces.")
        return no(at, "NC-FALL-05", f"{name} is illuminated.")
    return no(at, "NC-FALL-16", f"Nobody can land at {name}: a Pit, or somebody stands there.")


def why_no_swap(at: Position, d: i64) -> Refusal:
    here: i64 = at.place[at.acting]
    cell = at.board.next(here, d)
    name = at.board.names[cell]
    if at.faces[cell] == CHASM:
        return no(at, "NC-DIRGE-12", f"{name} is part of the chasm and cannot be replaced.")
    if at.is_connected(here, d) and not has(at.occupied(), cell):
        return no(at, "NC-KEEP-14", f"The Key Holder at {name} cannot be replaced.")
    return no(at, "NC-STAY-04", f"The tile to replace is connected and unoccupied; {name} is not.")


def why_no_scramble(at: Position, d: i64) -> Refusal:
    cell = at.board.next(at.place[at.acting], d)
    name = at.board.names[cell]
    if not has(at.tiles, cell):
        return no(at, "NC-SCR-03", f"{name} is empty and so is the stack.")
    return no(at, "NC-SCR-02", f"{name} is walled off, occupied, or a monster.")


def why_not_removed(at: Position, cell: i64) -> Refusal:
    name = at.board.names[cell]
    if has(at.dirge, cell):
        return no(at, "NC-FF-09", f"{name} is part of the chasm, not a tile.")
    if not has(at.tiles, cell):
        return no(at, "NC-FF-03", f"There is no tile at {name}.")
    if has(at.occupied(), cell):
        return no(at, "NC-FF-03", f"Somebody is at {name}.")
    if at.edition.keepers_are_permanent and has(at.keepers, cell):
        return no(at, "NC-KEEP-14", f"The Key Holder at {name} cannot be taken.")
    return no(at, "NC-FF-03", f"{name} is not illuminated; choose an illuminated tile.")
