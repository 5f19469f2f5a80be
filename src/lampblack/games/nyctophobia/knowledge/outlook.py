"""How far everything is from the Hunter, and which way: for the Hunter alone (NY-ANN-26)."""

from lampblack.games.nyctophobia.knowledge.view import CardView, ClaimsView, OutlookView, WalkView, WayView
from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.cards import Card
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, CELLS, FAR
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOWHERE
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.statements import CLAIM_LIST, CLAIM_NAMES
from lampblack.games.nyctophobia.rules.claims import Truth
from lampblack.games.nyctophobia.rules.hunting import Way, allowed_steps, way_of
from lampblack.games.nyctophobia.rules.parts import part_name, part_reason
from lampblack.games.nyctophobia.rules.ways import goal_cells, goal_distance, shortest_way, steps_on


def show_outlook(at: Position) -> OutlookView:
    here = at.place[HUNTER]
    forest = at.forest
    steps = forest.hunter_distances(here)[:]
    for car in (forest.car_a, forest.car_b):
        steps[car] = forest.hunter_distances(car)[here]
    ways = [
        show_way(at, f"hunted:{seat}", forest.hunter_distances(at.place[seat]))
        for seat in range(1, at.seats())
    ]
    if at.noise != NOWHERE:
        ways.append(show_way(at, "noise", forest.hunter_distances(at.noise)))
    ways.append(show_way(at, "car", forest.doorstep_distances()))
    return OutlookView(
        steps=[None if steps[cell] == FAR else steps[cell] for cell in range(CELLS)],
        ways=ways,
        walk=show_walk(at),
        claims=show_claims(at),
        wounded=at.wound,
    )


def show_way(at: Position, to: str, steps: list[int]) -> WayView:
    here = at.place[HUNTER]
    return WayView(to, steps[here], [CELL_NAMES[cell] for cell in shortest_way(at, steps, here)])


def show_walk(at: Position) -> WalkView | None:
    if not at.agenda or frames.kind_of(at.agenda[-1]) != frames.WALK:
        return None
    top = at.agenda[-1]
    way, here = way_of(top), at.place[HUNTER]
    return WalkView(
        left=allowed_steps(at, frames.first(top)),
        towards=towards(at, way),
        goals=[CELL_NAMES[cell] for cell in goal_cells(at, way, here)],
        steps=goal_distance(at, way, here),
        ways=[[CELL_NAMES[cell], CELL_NAMES[there]] for cell, there in steps_on(at, way, here)],
    )


def show_claims(at: Position) -> ClaimsView | None:
    """Which statements are true is the Hunter's to know; to the Hunted they go without a label (NYC-VERB-02)."""
    if not at.agenda or frames.kind_of(at.agenda[-1]) != frames.CLAIM:
        return None
    truths, lies = frames.first(at.agenda[-1]), frames.second(at.agenda[-1])
    truth, hunted = Truth(at), at.settings.hunted
    true = [
        name for claim, name in zip(CLAIM_LIST, CLAIM_NAMES) if claim.is_about(hunted) and truth.holds(claim)
    ]
    return ClaimsView(truths, lies, true)


def towards(at: Position, way: Way) -> str:
    if way.mode == frames.TO_CAR:
        return "car"
    return "noise" if way.mode == frames.PLAINLY and at.noise != NOWHERE else "hunted"


def show_card(at: Position, card: Card) -> CardView:
    return CardView(
        id=card.id,
        name=card.name,
        said=card.said_words,
        quiet=card.quiet_words,
        noise=card.noise_words or None,
        part=part_name(at, card),
        because=part_reason(at, card),
    )
