"""Setting the game up (section 5): role, characters, the secret layout, rocks, deck, clue."""

from lampblack.games.nyctophobia.knowledge.facts import NyHunterLaid, NyHunterWarned
from lampblack.games.nyctophobia.model import actions, frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.actions import FIRST_CELL_MAP, OWN, NyAction, slot_actions
from lampblack.games.nyctophobia.model.cards import WHOLE_DECK
from lampblack.games.nyctophobia.model.frames import first, frame
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, CELLS
from lampblack.games.nyctophobia.model.layout import (
    CODE_RULES,
    Layout,
    board_problems,
    is_close,
    is_true_clue,
)
from lampblack.games.nyctophobia.model.pieces import (
    CHARACTER_NAMES,
    CHARACTERS,
    HAND,
    HUNTER,
    NOBODY,
    NOWHERE,
    SIMPLE,
    UNCHOSEN,
)
from lampblack.games.nyctophobia.model.position import CHOOSE, RANDOM, Position
from lampblack.games.nyctophobia.model.scenarios import Scenario, scenarios_for
from lampblack.games.nyctophobia.rules.effects import random_cell
from lampblack.games.nyctophobia.rules.noise import drop_rock
from lampblack.games.nyctophobia.rules.telling import Log, show_piece, tell_all
from lampblack.games.nyctophobia.rules.turn import draw
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event, only
from lampblack.kernel.seat import SEAT_NAMES


def plan_setup(at: Position) -> None:
    """The order of NY-SETUP-01."""
    at.agenda = [
        frame(frames.NEXT_TURN),
        frame(frames.CLUE),
        frame(frames.FURNISH),
        frame(frames.SCENARIO),
    ]
    for seat in range(at.settings.hunted, 0, -1):
        if at.settings.cast == CHOOSE:
            at.agenda.append(frame(frames.CHARACTER, seat))
        elif at.settings.cast == RANDOM:
            at.agenda.append(frame(frames.CAST, seat))
    if at.role == UNCHOSEN:
        at.agenda.append(frame(frames.ROLE))


# --- characters ---------------------------------------------------------------------------------------


def free_characters(at: Position) -> list[int]:
    return [character for character in range(CHARACTERS) if character not in at.characters]


def character_options(at: Position) -> list[Action]:
    return [actions.CHARACTERS_[character] for character in free_characters(at)]


def refuse_character(at: Position, action: NyAction) -> Refusal | None:
    if action.kind != actions.CHARACTER:
        return Refusal("NY-DP-02", "Choose your character first.")
    if action.arg in at.characters:
        return Refusal("NY-COMP-09", f"Somebody plays the {CHARACTER_NAMES[action.arg]} already.")
    return None


def cast(at: Position, seat: int, chance: Chance) -> None:
    """A random character, without replacement (NY-ROLE-04)."""
    weights = [0] * CHARACTERS
    for character in free_characters(at):
        weights[character] = 1
    at.characters[seat] = chance.pick("character", SEAT_NAMES[seat], CHARACTER_NAMES, weights)


# --- the layout: a scenario, or the Hunter's own ------------------------------------------------------


def setup_options(at: Position, top: int) -> list[Action]:
    kind = frames.kind_of(top)
    if kind == frames.ROLE:
        return [actions.ROLES[0], actions.ROLES[1]]
    if kind == frames.SCENARIO:
        first_map = 0 if at.settings.on_edges else FIRST_CELL_MAP
        return [*actions.SCENARIOS[first_map : first_map + 4], actions.SCENARIOS[OWN]]
    if kind == frames.TURNED:
        return [actions.TURNEDS[quarters] for quarters in range(4)]
    if kind == frames.SPOT:
        return [actions.SPOTS[spot] for spot in range(len(chosen_scenario(at).spots))]
    if kind == frames.STARTS:
        length = 2 * at.settings.hunted - 1
        return [action for action in actions.STARTS_ if len(action.args[0]) == length]
    if kind == frames.CAR_AT:
        return list(actions.CAR_ATS)
    if kind == frames.BUILD:
        return build_options(at)
    if kind == frames.HUNTER_AT:
        return [actions.HUNTER_ATS[cell] for cell in range(CELLS) if not start_problem(at, cell, False)]
    if kind == frames.HUNTED_AT:
        return [actions.HUNTED_ATS[cell] for cell in range(CELLS) if not start_problem(at, cell, True)]
    if kind == frames.CONFIRM:
        return [actions.CONFIRM_, actions.REVISE_]
    return [
        actions.CLUES[direction]
        for direction in range(4)
        if is_true_clue(at.forest.car_a, at.forest.car_b, direction)
    ]


def chosen_scenario(at: Position) -> Scenario:
    number = at.scenario
    return scenarios_for(at.settings.on_edges)[number if at.settings.on_edges else number - FIRST_CELL_MAP]


def build_options(at: Position) -> list[Action]:
    """Put or take trees one by one; whatever is offered keeps the layout sound."""
    acts = slot_actions(at.settings.on_edges)
    fine = at.forest.plantable()
    options: list[Action] = [acts.put[slot] for slot, sound in enumerate(fine) if sound]
    options += [acts.take[slot] for slot in at.forest.trees()]
    options.append(actions.BUILT_)
    return options


def start_problem(at: Position, cell: int, is_hunted: bool) -> str:
    """The code of the rule a start cell would break (NY-LAYOUT-06, NY-LAYOUT-07), or nothing."""
    if at.piece_at(cell) != NOBODY:
        return "L_START_OVERLAP"
    if at.forest.is_car(cell):
        return "L_START_CAR"
    if at.forest.is_tree_cell(cell):
        return "L_START_TREE"
    if is_hunted and at.forest.is_open_between(at.place[HUNTER], cell):
        return "L_START_CONTACT"
    return ""


def refuse_setup(at: Position, top: int, action: NyAction) -> Refusal | None:
    """Why a choice of the set-up is not offered; layouts name the code they break."""
    kind = frames.kind_of(top)
    if kind == frames.BUILD and action.kind == actions.PUT:
        return refuse_put(at, action)
    if kind == frames.HUNTER_AT and action.kind == actions.HUNTER_AT:
        return refuse_start(at, action.arg, False)
    if kind == frames.HUNTED_AT and action.kind == actions.HUNTED_AT:
        return refuse_start(at, action.arg, True)
    if kind == frames.CLUE and action.kind == actions.CLUE:
        return Refusal("NY-SETUP-11", "The clue must be true, seen from the centre of the board.")
    if kind == frames.CLUE:
        return Refusal("NY-DP-03", "Give the clue now: one true direction.")
    return Refusal("NY-DP-01", f"{action.text} is not what is asked while the game is set up.")


def refuse_start(at: Position, cell: int, is_hunted: bool) -> Refusal | None:
    code = start_problem(at, cell, is_hunted)
    if not code:
        return None
    return Refusal(CODE_RULES[code], f"{code}: nobody can start on {CELL_NAMES[cell]}.")


def refuse_put(at: Position, action: NyAction) -> Refusal:
    forest = at.forest
    names = forest.ground.names
    if action.arg >= len(names) or names[action.arg] != action.args[0]:
        return Refusal("NY-LAYOUT-01", f"L_TREES: no tree can stand at {action.args[0]} here.")
    trees = [*forest.trees(), action.arg]
    codes = board_problems(Layout(forest.ground, trees, [forest.car_a, forest.car_b], NOWHERE, []))
    if not codes:
        codes = ["L_TREES"]
    return Refusal(CODE_RULES[codes[0]], f"{', '.join(codes)}: no tree can stand at {action.args[0]}.")


def choose_setup(at: Position, top: int, action: NyAction, log: Log) -> None:
    """One choice of the Hunter while the game is set up (NY-DP-01, NY-DP-03)."""
    kind = action.kind
    at.agenda.pop()
    if kind == actions.ROLE:
        at.role = action.arg
    elif kind == actions.SCENARIO:
        at.scenario = action.arg
        if action.arg == OWN:
            plan_own_layout(at)
        else:
            at.agenda += [frame(frames.STARTS), frame(frames.SPOT), frame(frames.TURNED)]
    elif kind == actions.TURNED:
        at.quarters = action.arg
    elif kind == actions.SPOT:
        at.spot = action.arg
    elif kind == actions.STARTS:
        at.starts = action.arg
        starts = [int(cell) - 1 for cell in action.args[0].split("-")]
        lay_out(at, chosen_scenario(at).layout(at.quarters, at.spot, starts), log)
    elif kind == actions.CAR_AT:
        a, b = action.args[0].split("-")
        at.forest = at.forest.with_car(CELL_NAMES.index(a), CELL_NAMES.index(b))
    elif kind == actions.PUT or kind == actions.TAKE:
        slot = action.arg
        at.forest = at.forest.with_tree(slot) if kind == actions.PUT else at.forest.without_tree(slot)
        at.agenda.append(top)
    elif kind == actions.HUNTER_AT:
        at.place[HUNTER] = action.arg
    elif kind == actions.HUNTED_AT:
        at.place[first(top)] = action.arg
        if first(top) == at.settings.hunted:
            finish_own_layout(at, log)
    elif kind == actions.REVISE:
        plan_starts(at)
    elif kind == actions.CLUE:
        at.clue = action.arg
        tell_all(at, log, t.CLUE, action.arg)


def plan_own_layout(at: Position) -> None:
    plan_starts(at)
    at.agenda += [frame(frames.BUILD), frame(frames.CAR_AT)]


def plan_starts(at: Position) -> None:
    at.place = [NOWHERE] * at.seats()
    for seat in range(at.settings.hunted, 0, -1):
        at.agenda.append(frame(frames.HUNTED_AT, seat))
    at.agenda.append(frame(frames.HUNTER_AT))


def finish_own_layout(at: Position, log: Log) -> None:
    """A layout with a warning must be confirmed (NY-LAYOUT-08)."""
    forest = at.forest
    layout = Layout(
        forest.ground, forest.trees(), [forest.car_a, forest.car_b], at.place[HUNTER], at.place[1:]
    )
    if is_close(layout):
        at.agenda.append(frame(frames.CONFIRM))
        if log is not None:
            log.append(Event(only(HUNTER), NyHunterWarned(HUNTER, "W_CLOSE")))


def lay_out(at: Position, layout: Layout, log: Log) -> None:
    at.forest = layout.forest()
    at.place = [layout.hunter, *layout.hunted]
    if log is not None:
        log.append(Event(only(HUNTER), NyHunterLaid(HUNTER, chosen_scenario(at).name)))


# --- rocks, health, deck --------------------------------------------------------------------------------


def furnish(at: Position, chance: Chance, log: Log) -> None:
    """Rocks and deck (NY-SETUP-05 to -09); then everybody is told how the game is set up."""
    for seat in range(1, at.seats()):
        at.held[seat] = 1
    for seat in range(at.seats()):
        show_piece(at, log, seat)
    taken: list[int] = []
    for _ in range(at.settings.rocks):
        cell = random_cell(at, chance, taken)
        taken.append(cell)
        drop_rock(at, cell)
    if at.role != SIMPLE:
        at.pile = WHOLE_DECK
        for _ in range(HAND):
            draw(at, chance, log)
    tell_all(at, log, t.SETUP)
