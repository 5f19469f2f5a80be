"""PLAY: using exactly one card (KC-TURN-04, KC-PLAY)."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.decisions.castle import CastleDecision
from lampblack.games.keys_to_the_castle.decisions.uses import USES
from lampblack.games.keys_to_the_castle.model.actions import STAY, KeysAction
from lampblack.games.keys_to_the_castle.model.pieces import CARD_WORDS, FACES, HS, NT, PL, SK, SP, number
from lampblack.games.keys_to_the_castle.model.position import MOVE_STEP, Position
from lampblack.games.keys_to_the_castle.rules.cards import use_up
from lampblack.games.keys_to_the_castle.rules.doors import closable, openable
from lampblack.games.keys_to_the_castle.rules.obstacles import can_be_netted, padlockable
from lampblack.games.keys_to_the_castle.rules.passages import can_fall, can_rise
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has, members
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class Play(CastleDecision):
    def __init__(self) -> None:
        super().__init__("PLAY", "KC-TURN-04")

    def question(self, at: Position) -> str:
        return "Play one of your four cards, or discard one."

    def options(self, at: Position) -> Sequence[Action]:
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
            if face <= SK:
                cells = board.all
                if face != SK:
                    cells = at.colours[face]
                board.open[face].offer(can_open & cells, options)
                board.close[face].offer(can_close & cells, options)
            if face == SK:
                board.unlock.offer(at.padlocked, options)
            elif face == PL:
                board.padlock.offer(padlockable(at), options)
            elif face == SP:
                offer_passages(at, options)
            elif face == HS:
                board.saw.offer(at.uncut(), options)
            elif face == NT:
                for seat in range(at.players()):
                    if can_be_netted(at, seat):
                        options.append(board.net[seat])
        return options

    def refuse_here(self, at: Position, action: KeysAction) -> Refusal | None:
        if action.kind >= STAY:
            return Refusal("KC-TURN-02", "Play a card first: drawing, playing and moving have a fixed order.")
        if number(at.hands[at.active], action.card) == 0:
            return Refusal(
                "KC-PLAY-07",
                f"There is no {CARD_WORDS[action.card]} in your hand; play one of the cards you hold.",
            )
        return USES[action.kind].refuse(at, action)

    def take(self, at: Position, action: KeysAction, chance: Chance, log: list[Event] | None) -> None:
        use_up(at, action.card)
        USES[action.kind].perform(at, action, chance, log)
        at.step = MOVE_STEP


def offer_passages(at: Position, options: list[Action]) -> None:
    falling, rising = can_fall(at), can_rise(at)
    both = falling & rising
    for joint in members(falling | rising):
        passages = at.board.passages[joint]
        if has(both, joint):
            options.extend(passages)
        else:
            options.append(passages[0] if has(falling, joint) else passages[1])
