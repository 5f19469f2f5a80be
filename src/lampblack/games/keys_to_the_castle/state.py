"""The machine: who decides, what is legal, what an action does."""

from collections.abc import Sequence
from typing import Any, final

from lampblack.games.keys_to_the_castle.knowledge.imagine import imagine_cards
from lampblack.games.keys_to_the_castle.knowledge.show import show
from lampblack.games.keys_to_the_castle.model.actions import (
    BONUS_SKIP,
    MOVE,
    STAY,
    KeysAction,
)
from lampblack.games.keys_to_the_castle.model.position import (
    MOVE_STEP,
    NOBODY,
    OVER,
    PLAY,
    STEP_NAMES,
    XKEY,
    Position,
)
from lampblack.games.keys_to_the_castle.rules.bonus import (
    legal_bonuses,
    refuse_bonus,
    take_extra_key,
)
from lampblack.games.keys_to_the_castle.rules.cards import legal_plays, play, refuse_play
from lampblack.games.keys_to_the_castle.rules.movement import legal_moves, move, refuse_move
from lampblack.games.keys_to_the_castle.rules.turn import end_turn, land
from lampblack.games.keys_to_the_castle.text.drawing import draw
from lampblack.games.keys_to_the_castle.text.notation import action_from_text
from lampblack.games.keys_to_the_castle.text.writing import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import EVERYTHING, Seat, seat_name
from lampblack.kernel.view import View


@final
class KeysState(Position):
    """A game of Keys to the Castle at a decision, or over."""

    def asked(self) -> Seat | None:
        return None if self.step == OVER else self.active

    def prompt(self, seat: Seat) -> Prompt | None:
        name = STEP_NAMES[self.step]
        if self.step == PLAY:
            return Prompt(self.active, name, "KC-TURN-04", "Play one of your four cards, or discard one.")
        if self.step == MOVE_STEP:
            if self.is_trapped(self.active):
                return Prompt(
                    self.active, name, "KC-CARD-NET-05", "You are caught in a Net: stay where you are."
                )
            return Prompt(self.active, name, "KC-TURN-05", "Move one step, leave the Castle, or stay.")
        if self.step == XKEY:
            return Prompt(
                self.active, name, "KC-XKEY-02", "Extra Key: open or close one door of any colour, or skip."
            )
        return None

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.active:
            return ()
        if self.step == PLAY:
            return legal_plays(self)
        if self.step == MOVE_STEP:
            return legal_moves(self)
        if self.step == XKEY:
            return legal_bonuses(self)
        return []  # KC-ACT-07

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        if self.step == OVER:
            return Refusal("KC-ACT-07", "The game is over.")
        if seat != self.active:
            return Refusal(
                "KC-ACT-01", f"It is {seat_name(self.active)}'s turn: only the active player decides."
            )
        if not isinstance(action, KeysAction) or action.cols not in (0, self.board.cols):
            return Refusal("KC-ACT-06", f"{action.text} is not an action of this castle.")
        kind = action.kind
        if self.step == PLAY:
            if kind >= STAY:
                return Refusal(
                    "KC-TURN-02", "Play a card first: drawing, playing and moving have a fixed order."
                )
            return refuse_play(self, action)
        if self.step == MOVE_STEP:
            if kind < STAY:
                return Refusal("KC-TURN-09", "You have played your card this turn; now move, or stay.")
            if kind >= BONUS_SKIP:
                return Refusal(
                    "KC-XKEY-01", "An Extra Key comes from landing on its tile; now move, or stay."
                )
            return refuse_move(self, action)
        if kind < BONUS_SKIP:
            return Refusal("KC-XKEY-01", "Use the Extra Key now, or skip it.")
        return refuse_bonus(self, action)

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        assert isinstance(action, KeysAction)
        if self.step == PLAY:
            play(self, action, chance, log)
            self.step = MOVE_STEP
        elif self.step == MOVE_STEP:
            move(self, action, log)
            if action.kind != MOVE or land(self, action.cell, log):
                end_turn(self, chance, log)
        else:
            take_extra_key(self, action, chance, log)
            end_turn(self, chance, log)

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        if self.winner == NOBODY:
            return Outcome((), self.players(), f"aborted after turn {self.turn}", "KC-WIN-10")
        name = self.board.names[self.place[self.winner]]
        return Outcome((self.winner,), self.players(), f"reached {name} on the far side", "KC-WIN-01")

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "KeysState":
        world = self.clone()
        imagine_cards(world, seat, chance)
        return world

    def clone(self) -> "KeysState":
        copy = KeysState(self.settings, self.colours)
        copy.copy_from(self)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        from lampblack.games.keys_to_the_castle.text.reading import state_from_text

        return state_from_text, (self.to_text(),)

    def __str__(self) -> str:
        return draw(show(self, EVERYTHING))

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.board, self.players(), text)
