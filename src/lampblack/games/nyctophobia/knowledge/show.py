"""The one exit for information: what each viewer may know is added here, and nothing else is (section 20)."""

from lampblack.games.nyctophobia.knowledge.believed import show_beliefs
from lampblack.games.nyctophobia.knowledge.facts import AnyFact
from lampblack.games.nyctophobia.knowledge.outlook import show_card, show_outlook
from lampblack.games.nyctophobia.knowledge.reporting import fact_of, searched
from lampblack.games.nyctophobia.knowledge.view import (
    ForestView,
    HuntedView,
    HunterView,
    PrintedView,
    SketchEdge,
    SketchView,
    View,
)
from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model.geometry import (
    CELL_NAMES,
    CELLS,
    DIRECTION_NAMES,
    SIDE,
    holds,
)
from lampblack.games.nyctophobia.model.layout import Layout
from lampblack.games.nyctophobia.model.maptext import draw_map
from lampblack.games.nyctophobia.model.marks import marks
from lampblack.games.nyctophobia.model.pieces import (
    CHARACTER_NAMES,
    HUNTER,
    M3,
    MEMORY_NAMES,
    NOBODY,
    NOWHERE,
    ROLE_NAMES,
    SIMPLE,
    UNCHOSEN,
)
from lampblack.games.nyctophobia.model.position import SEAT_BIT, WINNER_WORDS, Position, all_told
from lampblack.games.nyctophobia.model.scenario import SPOT_NAMES, Scenario
from lampblack.games.nyctophobia.model.sketch import end_of_board
from lampblack.games.nyctophobia.model.told import ALL, END_NAMES
from lampblack.games.nyctophobia.rules.selecting import hunter_distance
from lampblack.games.nyctophobia.rules.setup import chosen_scenario
from lampblack.kernel.bits import count, has
from lampblack.kernel.seat import EVERYTHING, Seat


def show(at: Position, viewer: Seat) -> View:
    sees_all = viewer == HUNTER or viewer == EVERYTHING or at.is_over()
    is_hunted = 0 < viewer < at.seats()
    sketch = at.sketches[viewer] if is_hunted else None
    return View(
        viewer=viewer,
        stage="over" if at.is_over() else "play" if at.slot >= 0 else "setup",
        hunter=None if at.role == UNCHOSEN else ROLE_NAMES[at.role],
        trees="edges" if at.settings.on_edges else "cells",
        memory=MEMORY_NAMES[at.settings.memory],
        auto_share=at.settings.auto_share,
        clue=None if at.clue < 0 else DIRECTION_NAMES[at.clue],
        order=list(at.settings.order),
        active=None if at.active == NOBODY else at.active,
        players=[show_hunted(at, seat, viewer, sees_all) for seat in range(1, at.seats())],
        called_by=at.caller if at.is_called() else None,
        ends_with=at.end_slot if at.is_called() else None,
        last_search=searched(viewer, sketch.near, sketch.far) if sketch is not None and sketch.near else None,
        search_age=None if sketch is None or not sketch.near else search_age(at, viewer),
        told=show_told(at, viewer),
        sketch=show_sketch(at, viewer) if is_hunted and at.settings.memory == M3 and at.slot >= 0 else None,
        beliefs=show_beliefs(at) if viewer == EVERYTHING and at.slot >= 0 else None,
        forest=show_forest(at) if sees_all else None,
        cards=show_cards(at) if sees_all and at.role not in (SIMPLE, UNCHOSEN) else None,
        outlook=show_outlook(at) if viewer == HUNTER and at.slot >= 0 and not at.is_over() else None,
        winner=WINNER_WORDS[at.winner] if at.is_over() else None,
        cause=END_NAMES[at.cause] if at.is_over() else None,
    )


def show_told(at: Position, viewer: Seat) -> list[AnyFact]:
    """What the viewer may look back on. A replay tells it moment by moment, so there this turn is enough."""
    if viewer == EVERYTHING:
        return [fact_of(told, at) for told in at.told]
    told_so_far = all_told(at.past, at.told)
    return [fact_of(told, at) for told in told_so_far if told.to == ALL or told.to == viewer]


def search_age(at: Position, seat: Seat) -> str:
    """Whether what was last felt is where the seat still stands, and was felt since anything was heard."""
    if at.sketches[seat].left:
        return "elsewhere"
    return "now" if at.fresh & SEAT_BIT[seat] else "before"


def show_hunted(at: Position, seat: Seat, viewer: Seat, sees_all: bool) -> HuntedView:
    knows = sees_all or viewer == seat
    character = at.characters[seat]
    stands = sees_all and at.is_set_up()
    return HuntedView(
        seat=seat,
        character=None if character < 0 else CHARACTER_NAMES[character],
        title=at.settings.content.title(character),
        health=at.health[seat],
        hidden=at.is_hidden(seat),
        rocks=at.held[seat] if knows else None,
        fogged=at.is_fogged(seat) if knows else None,
        cell=CELL_NAMES[at.place[seat]] if sees_all and at.place[seat] != NOWHERE else None,
        distance=hunter_distance(at, seat) if stands else None,
    )


def show_forest(at: Position) -> ForestView:
    forest = at.forest
    hunter = at.place[HUNTER]
    noise = at.noise
    is_printed = hunter == NOWHERE and at.scenario not in (-1, at.settings.content.own)
    printed = layouts_of(chosen_scenario(at), at.quarters) if is_printed else []
    return ForestView(
        map=draw_printed(printed) if printed else draw_map(forest, marks(at)),
        trees=[forest.ground.names[slot] for slot in forest.trees()],
        car=[CELL_NAMES[cell] for cell in (forest.car_a, forest.car_b) if cell != NOWHERE],
        rocks=[CELL_NAMES[rock] for rock in at.rocks],
        noise=None if noise == NOWHERE else CELL_NAMES[noise],
        noise_distance=None if noise == NOWHERE else forest.hunter_distances(noise)[hunter],
        hunter=None if hunter == NOWHERE else CELL_NAMES[hunter],
        layout=layout_name(at),
        printed=show_printed(chosen_scenario(at), printed) if printed else None,
        maps=show_maps(at) if at.scenario < 0 and not at.is_set_up() else [],
        supply=at.settings.supply,
    )


def show_maps(at: Position) -> list[PrintedView]:
    content = at.settings.content
    scenarios = content.premade if at.settings.on_edges else content.filled
    return [show_printed(scenario, layouts_of(scenario, 0)) for scenario in scenarios]


def layouts_of(scenario: Scenario, quarters: int) -> list[Layout]:
    """A scenario, turned so often, once for each spot of the car."""
    return [scenario.layout(quarters, spot, [0, 1, 2, 3]) for spot in range(len(scenario.spots))]


def draw_printed(layouts: list[Layout]) -> list[str]:
    """As it is printed: ``a``, ``b``, ``c`` for the car, ``1`` to ``4`` to start from, ``X`` for the Hunter."""
    drawn = ["."] * CELLS
    for layout, spot in zip(layouts, "abc"):
        for cell in layout.car:
            drawn[cell] = spot
    drawn[layouts[0].hunter] = "X"
    for number, cell in enumerate(layouts[0].hunted, start=1):
        drawn[cell] = str(number)
    return draw_map(layouts[0].forest(), drawn)


def show_printed(scenario: Scenario, layouts: list[Layout]) -> PrintedView:
    first = layouts[0]
    return PrintedView(
        id=scenario.id,
        name=scenario.name,
        trees=[first.ground.names[slot] for slot in first.trees],
        spots=[[CELL_NAMES[cell] for cell in layout.car] for layout in layouts],
        hunter=CELL_NAMES[first.hunter],
        starts=[CELL_NAMES[cell] for cell in first.hunted],
    )


def layout_name(at: Position) -> str | None:
    if at.scenario < 0:
        return None
    if at.scenario == at.settings.content.own:
        return "OWN"
    words = (
        at.settings.content.map_names[at.scenario],
        actions.DEGREES[at.quarters],
        SPOT_NAMES[at.spot],
        actions.ORDER_NAMES[at.starts],
    )
    return " ".join(words)


def show_cards(at: Position) -> HunterView:
    deck = at.settings.content.decks[at.role]
    hand = [deck[card] for card in range(len(deck)) if has(at.hand, card)]
    return HunterView(
        hand=[card.id for card in hand],
        hand_names=[card.name for card in hand],
        hand_words=[card.words for card in hand],
        cards=[show_card(at, card) for card in hand],
        playing=show_card(at, deck[at.played]) if at.played >= 0 else None,
        discard=[deck[card].id for card in range(len(deck)) if has(at.discard, card)],
        pile=count(at.pile),
        played=deck[at.played].id if at.played >= 0 else None,
        wounded=at.wound,
        steps=at.hunter_steps,
    )


def show_sketch(at: Position, seat: Seat) -> SketchView:
    """Felt edges, counted from the sketch's origin: no cell of the board is named (NY-INFO-02)."""
    sketch = at.sketches[seat]
    ox, oy = sketch.origin % SIDE, sketch.origin // SIDE
    ground = at.settings.ground
    edges: list[SketchEdge] = []
    for slot in range(ground.slots):
        if not holds(sketch.shown_lo, sketch.shown_hi, slot):
            continue
        cell, other = ground.ends[slot]
        direction = "HERE" if cell == other else DIRECTION_NAMES[1 if other == cell + 1 else 2]
        is_tree = holds(sketch.tree_lo, sketch.tree_hi, slot)
        doubtful = holds(sketch.doubt_lo, sketch.doubt_hi, slot)
        x, y = cell % SIDE - ox, cell // SIDE - oy
        edges.append(SketchEdge(x, y, direction, "tree" if is_tree else "open", doubtful))
    for place in range(4 * SIDE):
        if has(sketch.shown_rim, place):
            x, y = end_of_board(place // SIDE, place % SIDE)
            edges.append(SketchEdge(x - ox, y - oy, DIRECTION_NAMES[place // SIDE], "edge", False))
    here = at.place[seat]
    return SketchView(here % SIDE - ox, here // SIDE - oy, edges)
