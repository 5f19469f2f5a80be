"""What a card can be used for, one class each (KC-CARD-*): why not, and what it does."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from lampblack.games.keys_to_the_castle.decisions.castle import refuse_closing, refuse_opening
from lampblack.games.keys_to_the_castle.knowledge.facts import Discarded
from lampblack.games.keys_to_the_castle.model.actions import (
    KeysAction,
)
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.pieces import CARD_WORDS, FACE_NAMES, SK
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.games.keys_to_the_castle.rules.doors import close_door, open_door
from lampblack.games.keys_to_the_castle.rules.obstacles import (
    can_be_netted,
    padlockable,
    put_padlock,
    saw_bars,
    take_padlock_off,
    throw_net,
)
from lampblack.games.keys_to_the_castle.rules.passages import can_fall, can_rise, lay_passage
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


@mypyc_attr(allow_interpreted_subclasses=False)
class Use:
    """One action of the PLAY decision. The card has left the hand when it is performed."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        """Why a card in hand cannot be used so."""
        raise NotImplementedError

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        """The effect; the card is discarded or stays on the Castle (KC-PLAY-04)."""
        raise NotImplementedError


@final
class Discard(Use):
    """KC-PLAY-01: always possible."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        return None

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        at.discards.append(action.card)
        if log is not None:
            log.append(Event(EVERYONE, Discarded(at.active, FACE_NAMES[action.card])))


@final
class OpenDoor(Use):
    """With a Key of the door's colour, or a Skeleton Key (KC-CARD-KEY-02, KC-CARD-SKEL-02)."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        return refuse_key(at, action) or refuse_opening(at, action.cell)

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        at.discards.append(action.card)
        open_door(at, action.cell, action.card, chance, log)


@final
class CloseDoor(Use):
    """With a Key of the door's colour, or a Skeleton Key (KC-CARD-KEY-03, KC-CARD-SKEL-03)."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        return refuse_key(at, action) or refuse_closing(at, action.cell)

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        at.discards.append(action.card)
        close_door(at, action.cell, action.card, log)


def refuse_key(at: Position, action: KeysAction) -> Refusal | None:
    """What is wrong with the card, whatever the state of the door."""
    card, cell = action.card, action.cell
    if card > SK:
        return Refusal("KC-PLAY-02", f"A {CARD_WORDS[card]} turns no doors; a Key or a Skeleton Key does.")
    if card != SK and not has(at.colours[card], cell):
        return Refusal(
            "KC-CARD-KEY-01",
            f"A {CARD_WORDS[card]} works on doors of its own colour only; {at.board.names[cell]} has another.",
        )
    return None


@final
class Unlock(Use):
    """KC-CARD-SKEL-04."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        if has(at.padlocked, action.cell):
            return None
        return Refusal("KC-CARD-SKEL-04", f"{at.board.names[action.cell]} has no Padlock to take off.")

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        at.discards.append(action.card)  # KC-CARD-SKEL-06: first the Skeleton Key, then the Padlock
        take_padlock_off(at, action.cell, log)


@final
class Padlock(Use):
    """KC-CARD-PAD."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        cell = action.cell
        if has(padlockable(at), cell):
            return None
        name = at.board.names[cell]
        if has(at.padlocked, cell):
            return Refusal("KC-CARD-PAD-04", f"{name} is padlocked already; choose a door without a Padlock.")
        if has(at.occupied, cell):
            return Refusal("KC-CARD-PAD-06", f"Somebody stands on {name}; a Padlock needs a vacant door.")
        return Refusal(
            "KC-CARD-PAD-05", f"{name} shows uncut bars; a Padlock goes there only once they are sawn."
        )

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        put_padlock(at, action.cell, log)


@final
class Passage(Use):
    """KC-CARD-PASS."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        joint = at.board.joint_between(action.cell, action.far)
        if joint < 0:
            pair = f"{at.board.names[action.cell]} and {at.board.names[action.far]}"
            return Refusal(
                "KC-CARD-PASS-01", f"{pair} do not touch at one corner; a passage joins two doors that do."
            )
        if has(can_fall(at) if joint == action.cell else can_rise(at), joint):
            return None
        if not at.settings.readings.crosses and has(at.falling | at.rising, joint):
            return Refusal(
                "KC-CARD-PASS-03", "There is a passage at this joint already; each joint holds one."
            )
        if has(at.falling if joint == action.cell else at.rising, joint):
            return Refusal("KC-HOUSE-06", "There is a passage between these two doors already.")
        return Refusal(
            "KC-HOUSE-05", "A passage joins open and closed doors, not bars that lie open and uncut."
        )

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        lay_passage(at, action.cell, action.far, log)


@final
class Saw(Use):
    """KC-CARD-SAW."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        cell = action.cell
        name = at.board.names[cell]
        if has(at.uncut(), cell):
            return None
        if not has(at.opened, cell):
            return Refusal("KC-CARD-SAW-02", f"{name} is closed; a Hacksaw needs bars in sight.")
        if has(at.sawn, cell):
            return Refusal("KC-CARD-SAW-07", f"The bars of {name} are sawn through already.")
        return Refusal("KC-CARD-SAW-07", f"{name} has no bars to saw.")

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        saw_bars(at, action.cell, log)


@final
class Net(Use):
    """KC-CARD-NET."""

    def refuse(self, at: Position, action: KeysAction) -> Refusal | None:
        seat = action.player
        if seat >= at.players():
            return Refusal(
                "KC-CARD-NET-01", f"P{seat} is not at this table; choose an opponent in the Castle."
            )
        if seat == at.active:
            return Refusal(
                "KC-CARD-NET-02", "You cannot throw a Net over yourself; choose an opponent in the Castle."
            )
        if at.place[seat] == OUTSIDE:
            return Refusal("KC-CARD-NET-03", f"P{seat} is outside; a Net needs a character on a door.")
        if not can_be_netted(at, seat):
            return Refusal("KC-CARD-NET-04", f"P{seat} is trapped already; wait until that Net is gone.")
        return None

    def perform(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        throw_net(at, action.player, log)


USES: Final[list[Use]] = [
    Discard(),
    OpenDoor(),
    CloseDoor(),
    Unlock(),
    Padlock(),
    Passage(),
    Saw(),
    Net(),
]
"""By the kind of the action."""
