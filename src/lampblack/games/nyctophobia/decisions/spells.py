"""What the Hunter's cards leave to choose: who, where to, which way, which words (NY-DP-15, NY-DP-18)."""

from typing import final

from mypy_extensions import i64

from lampblack.games.nyctophobia.decisions.asking import HuntersChoice
from lampblack.games.nyctophobia.model import actions, cards, frames, statements
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import first, fourth, second, third
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, CELLS, NEIGHBOUR, direction_between
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY, NOWHERE
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.rules.claims import Truth, claim, is_about, is_true
from lampblack.games.nyctophobia.rules.effects import picked, pull, pull_goal, tilt
from lampblack.games.nyctophobia.rules.noise import place_noise
from lampblack.games.nyctophobia.rules.selecting import passing
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.games.nyctophobia.rules.trees import rotate
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance


@final
class Pick(HuntersChoice):
    """One of the Hunted a card may mean. The frame: what for, a filter, how many, the chosen, a number."""

    def __init__(self) -> None:
        super().__init__("PICK", "NY-DP-18", "Choose one of the Hunted.")

    def find(self, at: Position) -> list[Action]:
        """A swap takes its two in seat order, and so does what befalls all in order."""
        top = at.agenda[-1]
        purpose, chosen = first(top), fourth(top)
        left = [seat for seat in passing(at, second(top)) if not chosen & SEAT_BIT[seat]]
        if purpose == frames.TO_SWAP:
            left = left[:-1] if chosen == 0 else [seat for seat in left if SEAT_BIT[seat] > chosen]
        elif second(top) == cards.IN_ORDER:
            left = left[:1]
        return [actions.PICKS[seat] for seat in left]

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.PICK:
            return self.otherwise(action)
        top = at.agenda[-1]
        purpose, who, seat = first(top), second(top), action.seat
        if seat == HUNTER or seat >= at.seats():
            return Refusal("NY-ROLE-01", f"P{seat} is no Hunted of this game.", "bad_target")
        if fourth(top) & SEAT_BIT[seat]:
            return Refusal("NYC-PRIM-21", f"P{seat} is chosen already.", "bad_target")
        if who == cards.HIDDEN_CLOSE:
            text = f"P{seat} is not hidden two to four steps away from you."
            return Refusal("NYC-PRIM-15", text, "bad_target")
        if at.is_hidden(seat):
            return Refusal("NY-HIDE-04", f"P{seat} is hidden; the card cannot mean them.", "bad_target")
        if seat in passing(at, who):
            rule = "NYC-PRIM-12" if purpose == frames.TO_SWAP else "NYC-PRIM-10"
            return Refusal(rule, "They are named in the order of their seats.", "bad_target")
        if who == cards.WITH_ROCK or who == cards.CLOSE_WITH_ROCK:
            return Refusal("NYC-PRIM-16", f"P{seat} has no rock within your reach.", "bad_target")
        rule = "NYC-VERB-01" if purpose == frames.TO_TAUNT else "NYC-PRIM-21"
        farther = "nearest" if who == cards.NEAREST else "farthest"
        return Refusal(rule, f"P{seat} is not the {farther} in sight.", "bad_target")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        picked(at, action.seat, chance, log)


@final
class Pull(HuntersChoice):
    """One step of a pulled Hunted. The frame names the seat, the steps left, and whether to the noise."""

    def __init__(self) -> None:
        super().__init__("PULL", "NY-DP-18", "Move them one step: where to?")

    def find(self, at: Position) -> list[Action]:
        """The free cells one step closer to the Hunter or the noise (NYC-PRIM-09, -10)."""
        top = at.agenda[-1]
        seat, goal = first(top), pull_goal(at, top)
        options: list[Action] = []
        if second(top) == 0 or goal == NOWHERE or at.is_hidden(seat):
            return options
        steps = at.forest.hunted_distances(goal)
        cell = at.place[seat]
        for direction in range(4):
            there = NEIGHBOUR[cell * 4 + direction]
            if (
                there >= 0
                and at.forest.is_open(cell, direction)
                and steps[there] == steps[cell] - 1
                and at.piece_at(there) == NOBODY
            ):
                options.append(actions.PULLS[there])
        return options

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.PULL:
            return self.otherwise(action)
        top = at.agenda[-1]
        seat, name = first(top), CELL_NAMES[action.cell]
        direction = direction_between(at.place[seat], action.cell)
        if direction < 0:
            return Refusal("NY-BOARD-02", f"{name} is not next to P{seat}.")
        if not at.forest.is_open(at.place[seat], direction):
            return Refusal("NY-BOARD-03", f"A tree stands between P{seat} and {name}.")
        if at.piece_at(action.cell) != NOBODY:
            return Refusal("NYC-PRIM-23", f"Somebody stands in {name}.")
        if third(top):
            return Refusal("NYC-PRIM-10", f"{name} is no nearer to the noise.")
        return Refusal("NYC-PRIM-09", f"{name} is no nearer to you.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        pull(at, action.cell, log)


@final
class Turn(HuntersChoice):
    """The forest turns by a quarter (NYC-PRIM-13)."""

    def __init__(self) -> None:
        super().__init__("TURN", "NY-DP-18", "Turn the forest: which way?")

    def find(self, at: Position) -> list[Action]:
        return [actions.TURNS[0], actions.TURNS[1]]

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        rotate(at, action.number == 0, log)


@final
class Tilt(HuntersChoice):
    """All who are visible slide one step (NYC-PRIM-11)."""

    def __init__(self) -> None:
        super().__init__("TILT", "NY-DP-18", "Tilt the world: which way?")

    def find(self, at: Position) -> list[Action]:
        return [actions.TILTS[direction] for direction in range(4)]

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        tilt(at, action.direction)


@final
class Echo(HuntersChoice):
    """The noise token moves, and nobody is told (NYC-PRIM-18). The frame names the steps."""

    def __init__(self) -> None:
        super().__init__("ECHO", "NY-DP-18", "Move the noise, or leave it.")

    def find(self, at: Position) -> list[Action]:
        steps = at.forest.spread([at.noise], False)
        near = range(1, first(at.agenda[-1]) + 1)
        options: list[Action] = [actions.ECHOES[cell] for cell in range(CELLS) if steps[cell] in near]
        options.append(actions.DONE_)
        return options

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.ECHO:
            return self.otherwise(action)
        name, most = CELL_NAMES[action.cell], first(at.agenda[-1])
        return Refusal("NYC-PRIM-18", f"{name} is not within {most} open steps of the noise, past the car.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        at.agenda.pop()
        known = at.noise_known
        place_noise(at, action.cell, log)
        at.noise_known = known


@final
class Claim(HuntersChoice):
    """NY-DP-15: different statements, true while truths are due and false while lies are (NYC-VERB-02).

    The frame names the truths and the lies left, and up to two statements that were made (plus one).
    """

    def __init__(self) -> None:
        super().__init__("CLAIM", "NY-DP-15", "Speak to the Hunted, as your card says.")

    def find(self, at: Position) -> list[Action]:
        top = at.agenda[-1]
        truths, lies = first(top), second(top)
        said, said_before = third(top) - 1, fourth(top) - 1
        truth = Truth(at)
        hunted = at.settings.hunted
        options: list[Action] = []
        number: i64 = 0
        for statement in statements.CLAIM_LIST:
            is_new = number != said and number != said_before
            if is_new and statement.is_about(hunted) and (truths if truth.holds(statement) else lies) > 0:
                options.append(actions.CLAIMS[number])
            number += 1
        return options

    def why_not(self, at: Position, action: NyAction) -> Refusal:
        if action.kind != actions.CLAIM:
            return self.otherwise(action)
        if not is_about(at, action.number):
            return Refusal("NYC-VERB-03", "That is about somebody who is not in this game.")
        top = at.agenda[-1]
        if action.number + 1 == third(top) or action.number + 1 == fourth(top):
            return Refusal("NYC-VERB-02", "You have said so already; say something else.")
        if is_true(at, action.number):
            return Refusal("NYC-VERB-02", "That is true, and your card asks for a lie.")
        return Refusal("NYC-VERB-02", "That is not true, and your card asks for the truth.")

    def carry_out(self, at: Position, action: NyAction, chance: Chance, log: Log) -> None:
        claim(at, action.number, log)
