"""PLAY: using exactly one card (KC-PLAY, KC-CARD-*)."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.knowledge.facts import (
    Discarded,
    Netted,
    Padlocked,
    PassageLaid,
    Sawn,
    Unlocked,
)
from lampblack.games.keys_to_the_castle.model.actions import (
    CLOSE_DOOR,
    DISCARD,
    NET,
    OPEN_DOOR,
    PADLOCK,
    PASSAGE,
    SAW,
    UNLOCK,
    KeysAction,
)
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.pieces import (
    CARD_WORDS,
    FACE_NAMES,
    FACES,
    HS,
    KY,
    NT,
    PL,
    SK,
    SP,
    number,
    one,
)
from lampblack.games.keys_to_the_castle.model.position import Position
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

NET_TURNS: Final = 2


def padlockable(at: Position) -> i64:
    """KC-CARD-PAD-01 to -06: not padlocked, vacant, no uncut bars in sight."""
    return at.board.all & ~at.padlocked & ~at.occupied() & ~at.uncut()


def free_joints(at: Position) -> i64:
    """KC-CARD-PASS-03: joints that carry no passage."""
    return at.board.joints & ~at.falling & ~at.rising


def add_cells(options: list[Action], actions: list[KeysAction], cells: i64) -> None:
    cell: i64 = 0
    while cells != 0:
        if cells & 1:
            options.append(actions[cell])
        cells >>= 1
        cell += 1


def legal_plays(at: Position) -> list[Action]:
    """The table of section 4.1, for each distinct face in hand (KC-ACT-02)."""
    options: list[Action] = []
    board = at.board
    hand: i64 = at.hands[at.active]
    can_open = openable(at)
    can_close = closable(at)
    for face in range(FACES):
        if number(hand, face) == 0:
            continue
        options.append(board.discard[face])
        if face <= KY:
            colour: i64 = at.colours[face]
            add_cells(options, board.open[face], can_open & colour)
            add_cells(options, board.close[face], can_close & colour)
        elif face == SK:
            add_cells(options, board.open[SK], can_open)
            add_cells(options, board.close[SK], can_close)
            add_cells(options, board.unlock, at.padlocked)
        elif face == PL:
            add_cells(options, board.padlock, padlockable(at))
        elif face == SP:
            free = free_joints(at)
            for joint in range(board.cells):
                if has(free, joint):
                    options.append(board.falling[joint])
                    options.append(board.rising[joint])
        elif face == HS:
            add_cells(options, board.saw, at.uncut())
        elif face == NT:
            for seat in range(at.players()):
                if seat != at.active and at.place[seat] != OUTSIDE and at.net[seat] == 0:
                    options.append(board.net[seat])
    return options


def refuse_play(at: Position, action: KeysAction) -> Refusal | None:
    card = action.card
    if number(at.hands[at.active], card) == 0:
        return Refusal(
            "KC-TURN-04", f"There is no {CARD_WORDS[card]} in your hand; play one of the cards you hold."
        )
    kind = action.kind
    if kind == DISCARD:
        return None
    if kind == OPEN_DOOR or kind == CLOSE_DOOR:
        return refuse_key(at, action)
    if kind == UNLOCK:
        if not has(at.padlocked, action.cell):
            return Refusal("KC-CARD-SKEL-04", f"{at.board.names[action.cell]} has no Padlock to take off.")
        return None
    if kind == PADLOCK:
        return refuse_padlock(at, action.cell)
    if kind == PASSAGE:
        return refuse_passage(at, action)
    if kind == SAW:
        return refuse_saw(at, action.cell)
    return refuse_net(at, action.other)


def refuse_key(at: Position, action: KeysAction) -> Refusal | None:
    card, cell = action.card, action.cell
    if card > SK:
        return Refusal("KC-PLAY-02", f"A {CARD_WORDS[card]} turns no doors; a Key or a Skeleton Key does.")
    if card != SK and not has(at.colours[card], cell):
        return Refusal(
            "KC-CARD-KEY-01",
            f"A {CARD_WORDS[card]} works on doors of its own colour only; {at.board.names[cell]} has another.",
        )
    return refuse_opening(at, cell) if action.kind == OPEN_DOOR else refuse_closing(at, cell)


def refuse_padlock(at: Position, cell: int) -> Refusal | None:
    name = at.board.names[cell]
    if has(at.padlocked, cell):
        return Refusal("KC-CARD-PAD-04", f"{name} is padlocked already; choose a door without a Padlock.")
    if has(at.occupied(), cell):
        return Refusal("KC-CARD-PAD-06", f"Somebody stands on {name}; a Padlock needs a vacant door.")
    if has(at.uncut(), cell):
        return Refusal(
            "KC-CARD-PAD-05", f"{name} shows uncut bars; a Padlock goes there only once they are sawn."
        )
    return None


def refuse_passage(at: Position, action: KeysAction) -> Refusal | None:
    joint = at.board.joint_between(action.cell, action.other)
    if joint < 0:
        pair = f"{at.board.names[action.cell]} and {at.board.names[action.other]}"
        return Refusal(
            "KC-CARD-PASS-01", f"{pair} do not touch at one corner; a passage joins two doors that do."
        )
    if not has(free_joints(at), joint):
        return Refusal("KC-CARD-PASS-03", "There is a passage at this joint already; each joint holds one.")
    return None


def refuse_saw(at: Position, cell: int) -> Refusal | None:
    name = at.board.names[cell]
    if not has(at.opened, cell):
        return Refusal("KC-CARD-SAW-02", f"{name} is closed; a Hacksaw needs bars in sight.")
    if has(at.sawn, cell):
        return Refusal("KC-CARD-SAW-07", f"The bars of {name} are sawn through already.")
    if not has(at.barred, cell):
        return Refusal("KC-CARD-SAW-07", f"{name} has no bars to saw.")
    return None


def refuse_net(at: Position, seat: int) -> Refusal | None:
    if seat >= at.players():
        return Refusal("KC-CARD-NET-01", f"P{seat} is not at this table; choose an opponent in the Castle.")
    if seat == at.active:
        return Refusal(
            "KC-CARD-NET-02", "You cannot throw a Net over yourself; choose an opponent in the Castle."
        )
    if at.place[seat] == OUTSIDE:
        return Refusal("KC-CARD-NET-03", f"P{seat} is outside; a Net needs a character on a door.")
    if at.net[seat] > 0:
        return Refusal("KC-CARD-NET-04", f"P{seat} is trapped already; wait until that Net is gone.")
    return None


def play(at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
    """Use one card: it leaves the hand, takes effect, and is discarded or stays (KC-PLAY-04)."""
    card, cell, kind = action.card, action.cell, action.kind
    use_up(at, card)
    if kind == DISCARD:
        at.discards.append(card)
        if log is not None:
            log.append(Event(EVERYONE, Discarded(at.active, FACE_NAMES[card])))
    elif kind == OPEN_DOOR:
        at.discards.append(card)
        open_door(at, cell, card, chance, log)
    elif kind == CLOSE_DOOR:
        at.discards.append(card)
        close_door(at, cell, card, log)
    elif kind == UNLOCK:
        at.discards.append(SK)  # KC-CARD-SKEL-06: first the Skeleton Key, then the Padlock
        at.discards.append(PL)
        at.padlocked &= ~bit(cell)
        if log is not None:
            log.append(Event(EVERYONE, Unlocked(at.active, at.board.names[cell])))
    elif kind == PADLOCK:
        at.padlocked |= bit(cell)
        if log is not None:
            log.append(Event(EVERYONE, Padlocked(at.active, at.board.names[cell])))
    elif kind == PASSAGE:
        lay_passage(at, action, log)
    elif kind == SAW:
        at.sawn |= bit(cell)
        if log is not None:
            log.append(Event(EVERYONE, Sawn(at.active, at.board.names[cell])))
    elif kind == NET:
        at.net[action.other] = NET_TURNS  # KC-CARD-NET-06
        if log is not None:
            where = at.board.names[at.place[action.other]]
            log.append(Event(EVERYONE, Netted(at.active, action.other, where)))


def use_up(at: Position, card: int) -> None:
    """Take a card from the hand, and keep what card-counting needs to know of it."""
    seat = at.active
    at.hands[seat] -= one(card)
    if at.pile_then == 0:
        return
    if at.pile == at.pile_then:  # the first card after the reshuffle was in hand at its time
        at.hands_then[seat] -= one(card)
    else:
        at.used_since[seat] += one(card)


def lay_passage(at: Position, action: KeysAction, log: list[Event] | None) -> None:
    joint = at.board.joint_between(action.cell, action.other)
    if joint == action.cell:
        at.falling |= bit(joint)
    else:
        at.rising |= bit(joint)
    if log is not None:
        names = at.board.names
        log.append(Event(EVERYONE, PassageLaid(at.active, names[action.cell], names[action.other])))
