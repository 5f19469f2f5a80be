"""Positions from text: every field checked, every problem named."""

from lampblack.games.night_cage.model.board import LETTERS, PRISONERS
from lampblack.games.night_cage.model.content import PACKS
from lampblack.games.night_cage.model.editions import EDITIONS, Edition
from lampblack.games.night_cage.model.pieces import (
    CHASM,
    DRAWN_KINDS,
    EMPTY,
    KIND_CODES,
    SIDES,
    START_TILE,
    face_from_code,
)
from lampblack.games.night_cage.model.position import NOWHERE, RESULT_NAMES, RUNNING
from lampblack.games.night_cage.model.settings import edition_options, settings_from
from lampblack.games.night_cage.model.steps import STEP_ARGUMENTS, STEP_NAMES, step
from lampblack.games.night_cage.state import NightState
from lampblack.games.night_cage.text.checking import broken
from lampblack.kernel.agenda import resume, run
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit
from lampblack.kernel.certainty import NoChance, Unforeseen
from lampblack.kernel.fields import Fields, choice, read
from lampblack.kernel.game import Options
from lampblack.kernel.options import HOUSE_RULES, spell_out


def state_from_text(edition: Edition, text: str) -> NightState:
    """The position; ``Malformed`` names the field or the broken rule."""
    fields, drawing = read(text, edition.slug, is_drawn)
    state = NightState(settings_from(edition, read_options(edition, fields)))
    state.lay_out()
    first = 1 if any(is_lettered(line) for line in drawing) else 0
    read_board(state, [line.split() for line in drawing if not is_header(line)], first)
    for prisoner in range(state.settings.prisoners):
        read_prisoner(state, fields, prisoner)
    read_tiles(state, fields)
    read_turn(state, fields)
    read_agenda(state, fields)
    fields.check_all_taken()
    problem = broken(state)
    if problem is not None:
        raise Malformed("position", str(problem))
    resume(state)
    if not state.is_over() and not state.options():
        raise Malformed("agenda", "nothing can be decided here")
    return state


def state_of_edition(slug: str, text: str) -> NightState:
    """What a pickled state is read back by."""
    return state_from_text(EDITIONS[slug], text)


def is_drawn(line: str) -> bool:
    """A row of the board, or what its columns are called."""
    return ":" not in line and (line.split()[0].isdigit() or is_lettered(line))


def is_header(line: str) -> bool:
    return is_lettered(line) or all(word.isdigit() for word in line.split())


def is_lettered(line: str) -> bool:
    """Letters for columns, as people have them; then the rows are counted from 1."""
    return all(len(word) == 1 and word in LETTERS for word in line.split())


def read_options(edition: Edition, fields: Fields) -> Options:
    fields.need("players")
    options: Options = {}
    known = [option for option in edition_options(edition) if option.name != HOUSE_RULES.name]
    for option in known:
        options[option.name] = fields.take(option.name, option.default)
        if option.choices:
            choice(option.name, options[option.name], option.choices)
    options["content"] = PACKS.full_name(options["content"])
    spell_out(known, options, options)
    return options


def prisoner_from_text(state: NightState, text: str, field: str) -> int:
    return choice(field, text, PRISONERS[: state.settings.prisoners])


def read_board(state: NightState, drawing: list[list[str]], first: int) -> None:
    side = state.board.side
    if len(drawing) != side:
        raise Malformed("drawing", f"has {len(drawing)} rows, this board has {side}")
    for row, words in enumerate(drawing):
        number = first + row
        if words[0] != str(number):
            raise Malformed("drawing", f"row {number} is numbered {words[0]}")
        if len(words) != side + 1:
            raise Malformed(f"row {number}", f"has {len(words) - 1} spaces, this board has {side}")
        for column, word in enumerate(words[1:]):
            read_cell(state, row * side + column, word)


def read_cell(state: NightState, cell: int, word: str) -> None:
    name = state.board.names[cell]
    code, at_sign, letters = word.partition("@")
    face = face_from_code(code, name)
    if face != EMPTY:
        state.put(cell, face)
    if at_sign and not letters:
        raise Malformed(name, "nobody is named after the @")
    for letter in letters:
        prisoner = prisoner_from_text(state, letter, name)
        if state.place[prisoner] != NOWHERE:
            raise Malformed(name, f"{letter} stands on two spaces")
        state.place[prisoner] = cell


def read_prisoner(state: NightState, fields: Fields, prisoner: int) -> None:
    """``(2,1) lit nerve 1 key``; the drawing already says where, the line must agree."""
    letter = PRISONERS[prisoner]
    field = f"prisoner {letter}"
    where, light, nerve, key = split_prisoner(field, fields.need(field))
    drawn = state.place[prisoner]
    if where.startswith("falling"):
        line = where[len("falling") :].strip()
        if not (line.startswith("(") and line.endswith(")")):
            raise Malformed(field, f"{where!r} is not of the form 'falling (row 1)'")
        state.line[prisoner] = state.board.line_from_text(line[1:-1], field)
        if drawn != NOWHERE:
            raise Malformed(field, f"falls, but the drawing has {letter} at {state.board.names[drawn]}")
    elif where == "unplaced":
        if drawn != NOWHERE:
            raise Malformed(field, f"is unplaced, but the drawing has {letter} on the board")
    else:
        if where:
            cell = state.board.cell_from_text(where, field)
            if cell != drawn:
                raise Malformed(field, f"the drawing does not have {letter} at {where}")
        elif drawn == NOWHERE:
            raise Malformed(field, "is not in the drawing: 'falling (row 1)' or 'unplaced' is missing")
    if light == "OUT":
        state.lit &= ~bit(prisoner)
    most = 2 if state.edition.has_nerve else 0
    if nerve not in [str(number) for number in range(most + 1)]:
        raise Malformed(field, f"nerve {nerve!r} is not from 0 to {most} [NC-INV-05]")
    state.nerve[prisoner] = int(nerve)
    if key == "key":
        state.keys |= bit(prisoner)


def split_prisoner(field: str, text: str) -> tuple[str, str, str, str]:
    words = text.split()
    key = "key"
    if words[-2:] == ["no", "key"]:
        key = "no key"
        words = words[:-2]
    elif words[-1:] == ["key"]:
        words = words[:-1]
    else:
        raise Malformed(field, "must end with 'key' or 'no key'")
    if len(words) < 3 or words[-2] != "nerve" or words[-3] not in ("lit", "OUT"):
        raise Malformed(field, f"{text!r} is not of the form '(2,1) lit nerve 1 key'")
    return " ".join(words[:-3]), words[-3], words[-1], key


def read_tiles(state: NightState, fields: Fields) -> None:
    if "stack" not in fields:
        raise Malformed("stack", "missing; an empty one is 'stack:'")
    state.opening = bag_from_text("opening", fields)
    state.rest = bag_from_text("stack", fields)
    state.count_stack()
    for kind in range(DRAWN_KINDS):
        if state.opening[kind] > state.settings.opening[kind]:
            raise Malformed("opening", f"more {KIND_CODES[kind]} than this game opens with [NC-SETUP-06]")
    state.discards = [choice("discard", word, KIND_CODES) for word in fields.words("discard")]
    if "hand" in fields:
        state.hand = choice("hand", fields.take("hand"), KIND_CODES)
        if state.hand == START_TILE:
            raise Malformed("hand", "a Start tile is never drawn [NC-SETUP-10]")
    state.omens = fields.whole("omens", 0, 0, 2)
    state.dirge = cells_from_text(state, "dirge", fields)
    if state.omens > 0 and not state.settings.has_dirge:
        raise Malformed("omens", "there are none without the boss dirge or both [NC-DIRGE-01]")
    if state.dirge == 0 and CHASM in state.faces:
        for cell in range(state.board.cells):
            if state.faces[cell] == CHASM:
                state.dirge |= bit(cell)


def bag_from_text(field: str, fields: Fields) -> list[int]:
    """``10X 26T 2t``, or the codes one by one."""
    counts = [0] * DRAWN_KINDS
    for word in fields.words(field):
        digits = word[:-1] or "1"
        kind = choice(field, word[-1], KIND_CODES)
        if kind == START_TILE:
            raise Malformed(field, "Start tiles are never in the stack [NC-SETUP-10]")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
            raise Malformed(field, f"{word!r} is not a number and a tile's code, like 4T")
        counts[kind] += int(digits)
    return counts


def cells_from_text(state: NightState, field: str, fields: Fields) -> int:
    cells = 0
    for word in fields.words(field):
        cells |= bit(state.board.cell_from_text(word, field))
    return cells


def read_turn(state: NightState, fields: Fields) -> None:
    state.turn = fields.whole("turn", 1, 0, 999_999)
    state.acting = prisoner_from_text(state, fields.take("acting", "A"), "acting")
    if "passer" in fields:
        if not state.edition.has_pass:
            raise Malformed("passer", "nobody passes in this edition")
        state.passer = prisoner_from_text(state, fields.take("passer"), "passer")
    if "marker" in fields:
        if not state.settings.has_marker:
            raise Malformed("marker", "only three players have one [NC-SETUP-14]")
        state.marker = fields.seat("marker", state.settings.players)
    state.moves = fields.whole("moves", 0, 0, 9)
    state.stayed = fields.yes("stayed")
    if "trail" in fields:
        state.trail = state.board.cell_from_text(fields.take("trail"), "trail")
    state.triggered = cells_from_text(state, "triggered", fields)
    state.watchers = cells_from_text(state, "watchers", fields)
    if state.edition.sees_falls:
        state.roused = cells_from_text(state, "roused", fields)
    for word in fields.words("seen"):
        state.history.append(seen_from_text(state, word))


def seen_from_text(state: NightState, word: str) -> list[int]:
    size = state.board.cells + 3 * state.settings.prisoners + 5
    try:
        seen = bytes.fromhex(word)
    except ValueError:
        raise Malformed("seen", f"{word[:20]!r} is not hexadecimal") from None
    if len(seen) != size:
        raise Malformed("seen", f"an earlier position has {size} bytes, not {len(seen)}")
    return list(seen)


def read_agenda(state: NightState, fields: Fields) -> None:
    """The pending steps, the next first; without them the acting prisoner's turn begins."""
    if "result" in fields:
        if "agenda" in fields:
            raise Malformed("agenda", "a finished game has none")
        state.result = RUNNING + 1 + fields.choice("result", RESULT_NAMES[RUNNING + 1 :], "")
    elif "agenda" in fields:
        steps = [step_from_text(state, text.split()) for text in fields.take("agenda").split(";")]
        state.agenda = steps[::-1]
    else:
        state.schedule(state.edition.turn)
        try:
            run(state, NoChance(), None)
        except Unforeseen:
            raise Malformed("agenda", "missing, and the turn does not begin with a decision") from None
        if state.result != RUNNING:
            raise Malformed("position", "the game would be over at once")


def step_from_text(state: NightState, words: list[str]) -> int:
    op = choice("agenda", words[0] if words else "", STEP_NAMES)
    kinds = STEP_ARGUMENTS.get(op, "")
    if len(words) != len(kinds) + 1:
        raise Malformed("agenda", f"{words[0]!r} has {len(kinds)} arguments, not {len(words) - 1}")
    values = [0, 0]
    for index, kind in enumerate(kinds):
        word = words[index + 1]
        if kind == "p":
            values[index] = prisoner_from_text(state, word, "agenda")
        elif kind == "c":
            values[index] = state.board.cell_from_text(word, "agenda")
        else:
            values[index] = choice("agenda", word, SIDES)
    return step(op, values[0], values[1])
