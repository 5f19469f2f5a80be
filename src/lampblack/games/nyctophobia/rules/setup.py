"""Setting the game up (section 5): role, characters, the secret layout, rocks, deck, clue."""

from lampblack.games.nyctophobia.knowledge.facts import HunterLaid, HunterWarned
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.actions import ORDER_NAMES
from lampblack.games.nyctophobia.model.frames import frame
from lampblack.games.nyctophobia.model.geometry import Direction
from lampblack.games.nyctophobia.model.layout import start_close
from lampblack.games.nyctophobia.model.pieces import (
    CHARACTER_NAMES,
    CHARACTERS,
    CHOOSE,
    HUNTER,
    NOWHERE,
    RANDOM,
    SIMPLE,
    UNCHOSEN,
)
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.scenario import Scenario
from lampblack.games.nyctophobia.rules.effects import random_cell
from lampblack.games.nyctophobia.rules.noise import drop_rock
from lampblack.games.nyctophobia.rules.telling import Log, show_piece, tell_all
from lampblack.games.nyctophobia.rules.turn import draw
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event, only
from lampblack.kernel.seat import SEAT_NAMES, Seat


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
    return [character for character in at.settings.content.people if character not in at.characters]


def cast(at: Position, seat: Seat, chance: Chance) -> None:
    """A random character, without replacement (NY-ROLE-04)."""
    weights = [0] * CHARACTERS
    for character in free_characters(at):
        weights[character] = 1
    at.characters[seat] = chance.pick("character", SEAT_NAMES[seat], CHARACTER_NAMES, weights)


# --- the layout: a scenario, or the Hunter's own ------------------------------------------------------


def chosen_scenario(at: Position) -> Scenario:
    return at.settings.content.scenario(at.scenario)


def plan_scenario(at: Position) -> None:
    at.agenda += [frame(frames.STARTS), frame(frames.SPOT), frame(frames.TURNED)]


def lay_out_scenario(at: Position, starts: int, log: Log) -> None:
    """The chosen scenario with these starts (NY-SETUP-03)."""
    at.starts = starts
    cells = [int(cell) - 1 for cell in ORDER_NAMES[starts].split("-")]
    scenario = chosen_scenario(at)
    at.forest = scenario.forest(at.quarters, at.spot)
    at.place = scenario.cells(at.quarters, cells)
    if log is not None:
        log.append(Event(only(HUNTER), HunterLaid(HUNTER, scenario.name)))


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
    if start_close(at.forest, at.place[HUNTER], at.place[1:]):
        at.agenda.append(frame(frames.CONFIRM))
        if log is not None:
            log.append(Event(only(HUNTER), HunterWarned(HUNTER, "W_CLOSE")))


def give_clue(at: Position, direction: Direction, log: Log) -> None:
    """NY-SETUP-10."""
    at.clue = direction
    tell_all(at, log, t.CLUE, direction)


# --- rocks, health, deck --------------------------------------------------------------------------------


def furnish(at: Position, chance: Chance, log: Log) -> None:
    """Rocks and deck (NY-SETUP-05 to -09); then everybody is told how the game is set up."""
    for seat in range(1, at.seats()):
        at.held[seat] = at.settings.box.held
    for seat in range(at.seats()):
        show_piece(at, log, seat)
    taken: list[int] = []
    for _ in range(at.settings.rocks):
        cell = random_cell(at, chance, taken)
        taken.append(cell)
        drop_rock(at, cell)
    if at.role != SIMPLE:
        at.pile = at.settings.content.whole_decks[at.role]
        for _ in range(at.settings.box.hand):
            draw(at, chance, log)
    tell_all(at, log, t.SETUP)
