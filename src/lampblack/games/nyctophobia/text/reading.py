"""Positions from text: every field checked, every problem named."""

from typing import Final

from lampblack.games.nyctophobia.content.packs import PACKS, agreed
from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model.geometry import cell_from_text, direction_from_text
from lampblack.games.nyctophobia.model.layout import CODE_RULES, Layout, board_problems
from lampblack.games.nyctophobia.model.maptext import Drawing, is_map_line, read_map
from lampblack.games.nyctophobia.model.pieces import (
    CHARACTER_NAMES,
    HUNTER,
    NOWHERE,
    PLAIN,
    ROLE_NAMES,
    SIMPLE,
    UNCHOSEN,
)
from lampblack.games.nyctophobia.model.settings import OPTIONS
from lampblack.games.nyctophobia.model.sketch import started
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.games.nyctophobia.text.checking import broken
from lampblack.games.nyctophobia.text.reading_memory import read_memory
from lampblack.games.nyctophobia.text.reading_turn import read_turn
from lampblack.games.nyctophobia.text.seats import bits_of_seats, numbers
from lampblack.games.nyctophobia.text.writing import TITLE
from lampblack.kernel.agenda import resume
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit
from lampblack.kernel.fields import Fields, choice, read
from lampblack.kernel.options import HOUSE_RULES
from lampblack.kernel.packs import STANDARD

MAP_MARKS: Final = ".CX1234rn"


def state_from_text(text: str) -> NyctoState:
    """The position; ``Malformed`` names the field or the broken rule."""
    fields, rows = read(text, TITLE, is_map_line)
    if not rows:
        raise Malformed("map", "missing")
    drawing = read_map(rows, MAP_MARKS)
    fields.need("players")
    known = [option.name for option in OPTIONS if option.name != HOUSE_RULES.name]
    options = {name: fields.take(name) for name in known if name in fields}
    options["content"] = PACKS.full_name(options.get("content", STANDARD))
    settings = agreed(options)
    if settings.on_edges != drawing.ground.on_edges:
        raise Malformed(
            "map", "shows trees on edges and in cells the other way round than the option 'trees'"
        )
    state = NyctoState(settings)
    read_people(state, fields)
    read_layout(state, fields)
    read_map_pieces(state, fields, drawing)
    read_pieces(state, fields)
    read_turn(state, fields)
    read_cards(state, fields)
    for seat in range(1, state.seats()):
        if state.is_set_up():
            state.sketches[seat] = started(state.place[seat], state.forest)
    read_memory(state, fields)
    fields.check_all_taken()
    problem = broken(state)
    if problem is not None:
        raise Malformed("position", str(problem))
    resume(state)
    return state


def read_people(state: NyctoState, fields: Fields) -> None:
    role = fields.take("role")
    if role:
        chosen = choice("role", role, ROLE_NAMES)
        if state.settings.role not in (UNCHOSEN, chosen):
            raise Malformed("role", f"{role!r} is not what the option 'hunter' says")
        state.role = chosen
    words = fields.words("cast")
    if words:
        if len(words) != state.settings.hunted:
            raise Malformed("cast", f"names {len(words)} characters for {state.settings.hunted} Hunted")
        for seat, word in enumerate(words, start=1):
            character = PLAIN if word == "-" else choice("cast", word, CHARACTER_NAMES)
            if character != PLAIN and character in state.characters:
                raise Malformed("cast", f"two play the {word} [NY-COMP-09]")
            state.characters[seat] = character
    clue = fields.take("clue")
    if clue:
        state.clue = direction_from_text(clue, "clue")


def read_layout(state: NyctoState, fields: Fields) -> None:
    words = fields.words("layout")
    if not words:
        return
    if len(words) != 4 or words[2] not in ("0", "1", "2"):
        raise Malformed("layout", "is a scenario, degrees, the car spot's number and the order of starts")
    state.scenario = choice("layout", words[0], tuple(state.settings.content.map_names))
    state.quarters = choice("layout", words[1], actions.DEGREES)
    state.spot = int(words[2])
    state.starts = choice("layout", words[3], actions.ORDER_NAMES)


def read_map_pieces(state: NyctoState, fields: Fields, drawing: Drawing) -> None:
    """What the map shows, and the fields that complete it (NY-CONV-03)."""
    car = [cell_from_text(word, "car") for word in fields.words("car")]
    drawn = drawing.cells_of("C")
    if not car:
        car = drawn
    elif any(cell not in car for cell in drawn):
        raise Malformed("car", "the map shows the car elsewhere")
    trees = drawing.trees
    if car:
        codes = board_problems(Layout(drawing.ground, trees, car, NOWHERE, []), state.settings.supply)
        if codes:
            raise Malformed("map", f"breaks {', '.join(codes)} [{CODE_RULES[codes[0]]}]")
    state.forest = Layout(drawing.ground, trees, car or [NOWHERE, NOWHERE], NOWHERE, []).forest()
    for seat in range(5):
        cells = drawing.cells_of("X" if seat == HUNTER else str(seat))
        if len(cells) > 1 or (cells and seat >= state.seats()):
            raise Malformed("map", f"shows P{seat} {len(cells)} times at a table of {state.seats()}")
        if cells:
            state.place[seat] = cells[0]
    read_covered(state, fields)
    rocks = fields.take("rocks")
    state.rocks = sorted(cell_from_text(word, "rocks") for word in rocks.split())
    for cell in drawing.cells_of("r"):
        if not rocks:
            state.rocks.append(cell)
        elif cell not in state.rocks:
            raise Malformed("rocks", "the map shows a rock that is not listed")
    noise = fields.take("noise")
    shown = drawing.cells_of("n")
    if noise:
        state.noise = cell_from_text(noise, "noise")
    elif shown:
        state.noise = shown[0]
    if any(cell != state.noise for cell in shown):
        raise Malformed("noise", "there is one noise token [NY-COMP-05]")


def read_covered(state: NyctoState, fields: Fields) -> None:
    """The Hunter in a hidden player's cell is drawn over by nobody else (NY-HIDE-07)."""
    covered = fields.take("hunter at")
    if covered:
        state.place[HUNTER] = cell_from_text(covered, "hunter at")


def read_pieces(state: NyctoState, fields: Fields) -> None:
    hunted, box = state.settings.hunted, state.settings.box
    state.health[1:] = numbers(fields, "health", hunted, box.health, box.health)
    state.held[1:] = numbers(fields, "held", hunted, box.held, box.rocks)
    state.hidden = bits_of_seats(fields, "hidden", state)
    state.fogged = bits_of_seats(fields, "fogged", state)
    state.spent = bits_of_seats(fields, "spent", state)
    wound = fields.choice("wound", ("no", "yes", "fresh"), "no")
    state.wound = wound > 0
    state.wound_fresh = wound == 2


def read_cards(state: NyctoState, fields: Fields) -> None:
    """What is nowhere else is in the draw pile; without a hand the first cards are it."""
    if state.role == SIMPLE or state.role == UNCHOSEN:
        return
    played = fields.take("played")
    if played:
        state.played = choice("played", played, state.settings.content.card_names[state.role])
    usual = state.settings.content.card_names[state.role][: state.settings.box.hand]
    dealt = "" if played or not state.is_set_up() else " ".join(usual)
    state.hand = read_card_set(state, "hand", fields.take("hand", dealt))
    state.discard = read_card_set(state, "discard", fields.take("discard"))
    taken = state.hand | state.discard | (bit(state.played) if played else 0)
    if taken:  # before the deck is dealt there is no pile either
        state.pile = state.settings.content.whole_decks[state.role] & ~taken


def read_card_set(state: NyctoState, field: str, text: str) -> int:
    cards = 0
    for word in text.split():
        card = bit(choice(field, word, state.settings.content.card_names[state.role]))
        if cards & card:
            raise Malformed(field, f"{word} is there twice [NY-COMP-10]")
        cards |= card
    return cards
