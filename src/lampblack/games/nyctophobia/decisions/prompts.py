"""What is asked at each decision point (section 21.2)."""

from typing import Final

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY
from lampblack.games.nyctophobia.model.position import Position
from lampblack.kernel.answers import Prompt

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    frames.PRE: ("NY-DP-04", "Before you move: take an action, or pass."),
    frames.MOVE: ("NY-DP-05", "Move: make two steps."),
    frames.POST: ("NY-DP-07", "You have moved: search, take an action, or end your turn."),
    frames.SPRINT_ON: ("NY-DP-08", "Sprint one step farther, or stop."),
    frames.NOISE: ("NY-DP-09", "Do you make noise in the cell you have just left?"),
    frames.GRANTED: ("NY-DP-10", "You are granted an action: take it, or decline."),
    frames.COUNTER: ("NY-DP-11", "The Hunter has you: strike back?"),
    frames.RETREAT: ("NY-DP-12", "Retreat: step away, or stop."),
    frames.COVER: ("NY-DP-13", "Your retreat is over: hide here?"),
    frames.CHARACTER: ("NY-DP-02", "Choose your character."),
    frames.FALL_BACK: ("NY-DP-17", "You are hit and fall back: which way?"),
    frames.FIGHT: ("NY-DP-18", "Several are within reach: whom do you attack?"),
    frames.CARD: ("NY-DP-14", "Play one of your two cards."),
    frames.WALK: ("NY-DP-16", "Your next step: which way?"),
    frames.USE: ("NYC-PRIM-02", "Will you go through a tree on this move?"),
    frames.FELL: ("NYC-PRIM-06", "Fell a tree beside you, or be done."),
    frames.PLANT: ("NYC-PRIM-07", "Plant a tree, or be done."),
    frames.LIFT: ("NYC-PRIM-08", "Lift a tree to set it elsewhere, or be done."),
    frames.SET: ("NYC-PRIM-08", "Set the lifted tree down."),
    frames.PICK: ("NY-DP-18", "Choose one of the Hunted."),
    frames.PULL: ("NYC-PRIM-09", "Move them one step: where to?"),
    frames.TURN: ("NYC-PRIM-13", "Turn the forest: which way?"),
    frames.TILT: ("NYC-PRIM-11", "Tilt the world: which way?"),
    frames.ECHO: ("NYC-PRIM-18", "Move the noise, or leave it."),
    frames.CLAIM: ("NY-DP-15", "Speak to the Hunted, as your card says."),
    frames.ROLE: ("NY-DP-01", "Choose your role: Axe Murderer or Mage."),
    frames.SCENARIO: ("NY-DP-01", "Choose a scenario in secret, or build a layout of your own."),
    frames.TURNED: ("NY-DP-01", "Turn the scenario by how many degrees?"),
    frames.SPOT: ("NY-DP-01", "Choose where the car stands."),
    frames.STARTS: ("NY-DP-01", "Choose who starts on which printed cell."),
    frames.CAR_AT: ("NY-DP-01", "Your own layout: place the car."),
    frames.BUILD: ("NY-DP-01", "Your own layout: put and take trees until it is built."),
    frames.HUNTER_AT: ("NY-DP-01", "Your own layout: choose your own start cell."),
    frames.HUNTED_AT: ("NY-DP-01", "Your own layout: choose the next Hunted's start cell."),
    frames.CONFIRM: ("NY-LAYOUT-08", "W_CLOSE: somebody starts close to you or to the car. Keep it so?"),
    frames.CLUE: ("NY-DP-03", "Give the clue: in which direction is the car?"),
}


def decider(at: Position, top: int) -> int:
    """Whose decision the frame is."""
    kind = frames.kind_of(top)
    if kind >= frames.FIRST_OF_HUNTER:
        return HUNTER
    if kind <= frames.POST:
        return at.active
    return frames.first(top)


def prompt_of(at: Position, top: int) -> Prompt:
    kind = frames.kind_of(top)
    rule, text = PROMPTS[kind]
    if kind == frames.MOVE and at.steps > 0:
        rule, text = "NY-DP-06", "Move: make your second step."
    return Prompt(decider(at, top), frames.FRAME_NAMES[kind], rule, text)


def blurred_prompt(at: Position, top: int) -> Prompt:
    """What the others are told of a decision: whose turn it is, and nothing that is not public.

    The Hunter's decisions would give away what the Hunter can do (NY-INFO-05); so all of them look alike, and
    in a Hunted's turn or fight the Hunted seems to be thinking.
    """
    kind = frames.kind_of(top)
    if at.slot < 0:
        if kind == frames.CHARACTER:
            return Prompt(frames.first(top), "SETUP", "NY-DP-02", "The game is being set up.")
        return Prompt(HUNTER, "SETUP", "NY-DP-01", "The game is being set up.")
    if at.active != NOBODY:
        return Prompt(at.active, "TURN", "NY-TURN-04", "Somebody's turn is under way.")
    for value in at.agenda:
        if frames.kind_of(value) in (frames.RETREAT, frames.COVER):
            return Prompt(frames.first(value), "TURN", "NY-TURN-04", "Between two turns.")
    return Prompt(decider(at, top), "TURN", "NY-TURN-04", "Between two turns.")
