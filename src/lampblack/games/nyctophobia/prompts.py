"""What is asked at each decision point (section 21.2)."""

from typing import Final

from lampblack.games.nyctophobia import agenda
from lampblack.games.nyctophobia.pieces import HUNTER, NOBODY
from lampblack.games.nyctophobia.position import Position
from lampblack.kernel.answers import Prompt

PROMPTS: Final[dict[int, tuple[str, str]]] = {
    agenda.PRE: ("NY-DP-04", "Before you move: take an action, or pass."),
    agenda.MOVE: ("NY-DP-05", "Move: make two steps."),
    agenda.POST: ("NY-DP-07", "You have moved: search, take an action, or end your turn."),
    agenda.SPRINT_ON: ("NY-DP-08", "Sprint one step farther, or stop."),
    agenda.NOISE: ("NY-DP-09", "Do you make noise in the cell you have just left?"),
    agenda.GRANTED: ("NY-DP-10", "You are granted an action: take it, or decline."),
    agenda.COUNTER: ("NY-DP-11", "The Hunter has you: strike back?"),
    agenda.RETREAT: ("NY-DP-12", "Retreat: step away, or stop."),
    agenda.COVER: ("NY-DP-13", "Your retreat is over: hide here?"),
    agenda.CHARACTER: ("NY-DP-02", "Choose your character."),
    agenda.FALL_BACK: ("NY-DP-17", "You are hit and fall back: which way?"),
    agenda.FIGHT: ("NY-DP-18", "Several are within reach: whom do you attack?"),
    agenda.CARD: ("NY-DP-14", "Play one of your two cards."),
    agenda.WALK: ("NY-DP-16", "Your next step: which way?"),
    agenda.USE: ("NYC-PRIM-02", "Will you go through a tree on this move?"),
    agenda.FELL: ("NYC-PRIM-06", "Fell a tree beside you, or be done."),
    agenda.PLANT: ("NYC-PRIM-07", "Plant a tree, or be done."),
    agenda.LIFT: ("NYC-PRIM-08", "Lift a tree to set it elsewhere, or be done."),
    agenda.SET: ("NYC-PRIM-08", "Set the lifted tree down."),
    agenda.PICK: ("NY-DP-18", "Choose one of the Hunted."),
    agenda.PULL: ("NYC-PRIM-09", "Move them one step: where to?"),
    agenda.TURN: ("NYC-PRIM-13", "Turn the forest: which way?"),
    agenda.TILT: ("NYC-PRIM-11", "Tilt the world: which way?"),
    agenda.ECHO: ("NYC-PRIM-18", "Move the noise, or leave it."),
    agenda.CLAIM: ("NY-DP-15", "Speak to the Hunted, as your card says."),
    agenda.ROLE: ("NY-DP-01", "Choose your role: Axe Murderer or Mage."),
    agenda.SCENARIO: ("NY-DP-01", "Choose a scenario in secret, or build a layout of your own."),
    agenda.TURNED: ("NY-DP-01", "Turn the scenario by how many degrees?"),
    agenda.SPOT: ("NY-DP-01", "Choose where the car stands."),
    agenda.STARTS: ("NY-DP-01", "Choose who starts on which printed cell."),
    agenda.CAR_AT: ("NY-DP-01", "Your own layout: place the car."),
    agenda.BUILD: ("NY-DP-01", "Your own layout: put and take trees until it is built."),
    agenda.HUNTER_AT: ("NY-DP-01", "Your own layout: choose your own start cell."),
    agenda.HUNTED_AT: ("NY-DP-01", "Your own layout: choose the next Hunted's start cell."),
    agenda.CONFIRM: ("NY-LAYOUT-08", "W_CLOSE: somebody starts close to you or to the car. Keep it so?"),
    agenda.CLUE: ("NY-DP-03", "Give the clue: in which direction is the car?"),
}


def decider(at: Position, top: int) -> int:
    """Whose decision the frame is."""
    kind = agenda.kind_of(top)
    if kind >= agenda.FIRST_OF_HUNTER:
        return HUNTER
    if kind <= agenda.POST:
        return at.active
    return agenda.first(top)


def prompt_of(at: Position, top: int) -> Prompt:
    kind = agenda.kind_of(top)
    rule, text = PROMPTS[kind]
    if kind == agenda.MOVE and at.steps > 0:
        rule, text = "NY-DP-06", "Move: make your second step."
    return Prompt(decider(at, top), agenda.FRAME_NAMES[kind], rule, text)


def blurred_prompt(at: Position, top: int) -> Prompt:
    """What the others are told of a decision: whose turn it is, and nothing that is not public.

    The Hunter's decisions would give away what the Hunter can do (NY-INFO-05); so all of them look alike, and
    in a Hunted's turn or fight the Hunted seems to be thinking.
    """
    kind = agenda.kind_of(top)
    if at.slot < 0:
        if kind == agenda.CHARACTER:
            return Prompt(agenda.first(top), "SETUP", "NY-DP-02", "The game is being set up.")
        return Prompt(HUNTER, "SETUP", "NY-DP-01", "The game is being set up.")
    if at.active != NOBODY:
        return Prompt(at.active, "TURN", "NY-TURN-04", "Somebody's turn is under way.")
    for value in at.agenda:
        if agenda.kind_of(value) in (agenda.RETREAT, agenda.COVER):
            return Prompt(agenda.first(value), "TURN", "NY-TURN-04", "Between two turns.")
    return Prompt(decider(at, top), "TURN", "NY-TURN-04", "Between two turns.")
