"""What is wrong with a layout, in sentences for the Hunter who is drawing it (NY-LAYOUT-09)."""

from typing import Final

from lampblack.games.nyctophobia.model.flaws import flaws
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES
from lampblack.games.nyctophobia.model.layout import CLOSE, CODE_RULES, Layout, board_problems, start_problems
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOWHERE
from lampblack.kernel.answers import Fault, Verdict
from lampblack.kernel.game import Voice
from lampblack.kernel.words import capital, counted, listed

FEW: Final = 6
"""So many cells are worth naming one by one."""


def appraise(layout: Layout, supply: int, voice: Voice) -> Verdict:
    """All violated rules together; the distances and the advice about them only when there are none."""
    starts = [layout.hunter, *layout.hunted]
    faults = [fault_of(layout, code, supply, voice) for code in board_problems(layout, supply)]
    missing = [seat for seat, cell in enumerate(starts) if cell == NOWHERE]
    if missing:
        return Verdict([*faults, *[unplaced(seat, voice) for seat in missing]])
    faults += [fault_of(layout, code, supply, voice) for code in start_problems(layout)]
    return Verdict(faults) if faults else appraise_distances(layout, voice)


def unplaced(seat: int, voice: Voice) -> Fault:
    return Fault("NY-LAYOUT-06", f"{voice.subject(seat, 'have', 'has')} no cell to start from.")


def fault_of(layout: Layout, code: str, supply: int, voice: Voice) -> Fault:
    places = flaws(layout, code)
    return Fault(CODE_RULES[code], sentence(layout, code, places, supply, voice), code, places)


def sentence(layout: Layout, code: str, places: list[str], supply: int, voice: Voice) -> str:
    if code == "L_TREES":
        return f"{counted(len(layout.trees), 'tree')} stand here, and there are only {supply}."
    if code == "L_CAR_SHAPE":
        return "The car covers two cells side by side."
    if code == "L_CAR_SPLIT":
        return "A tree parts the car."
    if code == "L_CAR_SEALED":
        return f"Nobody can get into the car at {listed(places)}."
    if code == "L_DISCONNECTED":
        return cut_off_words(places)
    if code == "L_START_OVERLAP":
        return f"More than one piece starts in {listed(sorted(set(places)))}."
    where = {"L_START_CAR": "in the car", "L_START_TREE": "in a tree"}.get(code, "within your reach")
    seats = [
        seat
        for seat, cell in enumerate([layout.hunter, *layout.hunted])
        if CELL_NAMES[cell] in places and not (seat == HUNTER and code == "L_START_CONTACT")
    ]
    return " ".join(f"{voice.subject(seat, 'start', 'starts')} {where}." for seat in seats)


def cut_off_words(places: list[str]) -> str:
    """Where nobody gets to; the car is no way through."""
    if not places:
        return "No cell is left to stand in."
    which = f"{len(places)} cells" if len(places) > FEW else listed(places)
    verb = "is" if len(places) == 1 else "are"
    return f"{which} {verb} cut off; the way through the car does not count."


def appraise_distances(layout: Layout, voice: Voice) -> Verdict:
    """How far everybody is from the Hunter and from the car; what is near is worth a warning (NY-LAYOUT-08)."""
    forest = layout.forest()
    notes: list[str] = []
    near: list[str] = []
    places: list[str] = []
    for seat, cell in enumerate(layout.hunted, start=1):
        to_hunter = forest.hunter_distances(cell)[layout.hunter]
        to_car = min(forest.hunted_distances(car)[cell] for car in layout.car)
        who = voice.subject(seat, "start", "starts")
        notes.append(
            f"{capital(voice.name(seat))}: {counted(to_hunter, 'step')} from you, {to_car} from the car."
        )
        ends = [end for end, steps in (("you", to_hunter), ("the car", to_car)) if steps < CLOSE]
        if ends:
            near.append(f"{who} close to {listed(ends)}.")
            places.append(CELL_NAMES[cell])
    advice = [Fault("NY-LAYOUT-08", " ".join(near), "W_CLOSE", places, True)] if near else []
    return Verdict(advice, notes)
