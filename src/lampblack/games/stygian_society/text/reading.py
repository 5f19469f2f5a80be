"""Positions from text: every field checked, every problem named."""

from typing import Final

from lampblack.games.stygian_society.model.agenda import D_ACTION, DECISIONS, ITEM_NAMES
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import (
    COLOR_NAMES,
    COLORS,
    CUBES_PER_COLOR,
    GONE,
    HERO_COLORS,
    NOBODY,
    TEAM,
    color_from_text,
    cubes_from_text,
)
from lampblack.games.stygian_society.model.position import (
    BOSS,
    NO_TOKEN,
    RESULT_NAMES,
    RUNNING,
    WOUND_ROOM,
    Position,
)
from lampblack.games.stygian_society.model.settings import make_settings, players_from
from lampblack.games.stygian_society.rules.statuses import cube, lay_cube
from lampblack.games.stygian_society.state import SocietyState
from lampblack.games.stygian_society.text.checking import broken
from lampblack.games.stygian_society.text.fields import (
    Fields,
    agenda_from_text,
    color_marks,
    split_fields,
    target_from_text,
    whole,
    words_of,
    yes,
)
from lampblack.games.stygian_society.text.notation import border_from_text, status_from_text
from lampblack.kernel.agenda import resume
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit

PLAIN_FIELDS: Final = (
    "content",
    "model",
    "players",
    "heroes",
    "result",
    "turn",
    "active",
    "silenced",
    "acted",
    "shields",
    "declared",
    "swift",
    "targets",
    "floor",
    "sheet",
    "front",
    "rear",
    "giant",
    "occurred",
    "completed",
    "peril",
    "luck",
    "xp",
    "wounds",
    "bank",
    "hand",
    "tower",
    "field",
    "crypt",
    "team",
    "gone",
    "upper",
    "boosts",
    "agenda",
    "in turn",
    "armor used",
    "crypt falls",
    "luck gained",
    "sheets used",
    "tokens placed",
    "in play",
    "peril cubes",
    "floor mods",
    "game mods",
    "chest draw",
)
HERO_FIELDS: Final = ("cards", "status")


def state_from_text(text: str, packs: dict[str, Content]) -> SocietyState:
    """The position; ``Malformed`` names the field or the broken rule."""
    fields = split_fields(text)
    content = content_from(fields, packs)
    if "players" not in fields:
        raise Malformed("players", "missing")
    model = fields.get("model", "statistical")
    if model not in ("statistical", "physics"):
        raise Malformed("model", f"{model!r} is none of statistical, physics")
    state = SocietyState(make_settings(players_from(fields["players"]), content, model))
    state.open_box()
    read_heroes(state, fields)
    check_names(state, fields)
    read_turn(state, fields)
    read_floor(state, fields)
    read_tracks(state, fields)
    read_cards(state, fields)
    read_cubes(state, fields)
    read_agenda(state, fields)
    problem = broken(state)
    if problem is not None:
        raise Malformed("position", str(problem))
    resume(state)
    if state.result == RUNNING and not state.options():
        raise Malformed("agenda", f"nothing can be decided at {ITEM_NAMES[state.agenda[-1].op]}")
    return state


def content_from(fields: Fields, packs: dict[str, Content]) -> Content:
    title = fields.get("content", "standard")
    name, _, version = title.partition("/")
    if name not in packs:
        known = ", ".join(packs)
        raise Malformed(
            "content", f"there is no pack {name!r} here, only {known}; --content DIR puts another beside them"
        )
    content = packs[name]
    if version and version != str(content.version):
        raise Malformed("content", f"{title} is not {content.title()}, which is here [SS-STATE-02]")
    return content


def read_heroes(state: SocietyState, fields: Fields) -> None:
    content = state.content
    words = words_of(fields, "heroes")
    if len(words) > state.settings.heroes():
        raise Malformed("heroes", f"{len(words)} for {state.settings.players} players [SS-SETUP-01]")
    for word in words:
        hero = content.hero_from_text("heroes", word)
        if hero in state.heroes:
            raise Malformed("heroes", f"{word} is named twice [SS-SETUP-02]")
        state.heroes.append(hero)
        state.hands.append([])


def check_names(state: SocietyState, fields: Fields) -> None:
    heroes = [state.content.heroes[hero].id for hero in state.heroes]
    for name in fields:
        head, _, hero = name.partition(" ")
        if name not in PLAIN_FIELDS and not (head in HERO_FIELDS and hero in heroes):
            raise Malformed(name, "no such field in a position")


def place_from(state: Position, field: str, text: str) -> int:
    place = state.place_of(state.content.hero_from_text(field, text))
    if place == NOBODY:
        raise Malformed(field, f"{text} is not in play")
    return place


def read_turn(state: SocietyState, fields: Fields) -> None:
    state.turn = whole(fields, "turn", 1, 0, 999_999)
    if "active" in fields:
        state.active = place_from(state, "active", fields["active"])
    state.in_turn = yes(fields, "in turn", True)
    for word in words_of(fields, "silenced"):
        state.silenced |= bit(border_from_text("silenced", word))
    state.acted = color_marks(fields)
    state.armor_used = whole(fields, "armor used", 0, 0, 999)
    state.temporary = whole(fields, "shields", 0, 0, 999)
    state.crypt_falls = whole(fields, "crypt falls", 0, 0, 60)
    state.luck_gained = yes(fields, "luck gained", False)
    if "declared" in fields:
        state.declared = state.content.card_from_text("declared", fields["declared"])
    state.swift = yes(fields, "swift", False)
    if state.declared == NONE and (state.swift or "targets" in fields):
        raise Malformed("swift" if state.swift else "targets", "no action is declared [SS-TURN-06]")
    targets = words_of(fields, "targets") or ["-", "-"]
    if len(targets) != 2:
        raise Malformed("targets", f"{fields['targets']!r} is not two targets, - for none")
    state.target_a = target_from_text("targets", targets[0])
    state.target_b = target_from_text("targets", targets[1])
    result = fields.get("result", RESULT_NAMES[RUNNING])
    if result not in RESULT_NAMES:
        raise Malformed("result", f"{result!r} is none of {', '.join(RESULT_NAMES)}")
    state.result = RESULT_NAMES.index(result)


# --- the floor -----------------------------------------------------------------------------------


def read_floor(state: SocietyState, fields: Fields) -> None:
    content = state.content
    if "sheet" not in fields:
        for name in ("front", "rear", "giant", "floor", "occurred"):
            if name in fields:
                raise Malformed("sheet", f"missing, but there is a field {name}")
        return
    state.sheet = content.sheet_from_text("sheet", fields["sheet"])
    sheet = state.sheet_now()
    state.floor = whole(fields, "floor", 1, 1, 6)
    state.used = bit(state.sheet)
    for word in words_of(fields, "sheets used"):
        state.used |= bit(content.sheet_from_text("sheets used", word))
    state.completed = yes(fields, "completed", False)
    read_formation(state, fields)
    for word in words_of(fields, "occurred"):
        values = [str(entry.at) for entry in sheet.chart]
        if word not in values:
            raise Malformed("occurred", f"{word} is no entry of the chart: {', '.join(values)}")
        state.occurred |= bit(values.index(word))
    state.peril_cubes = sheet.peril_cubes[:]
    if "peril cubes" in fields:
        cubes = cubes_from_text("peril cubes", fields["peril cubes"])
        if sum(cubes[:HERO_COLORS]):
            raise Malformed("peril cubes", "are enemy cubes [SS-COMP-02]")
        state.peril_cubes = cubes[HERO_COLORS:]
    state.note_mods(sheet.mods)
    state.floor_mods = sheet.mods[:] if "floor mods" not in fields else mods_from(state, fields, "floor mods")


def mods_from(state: SocietyState, fields: Fields, name: str) -> list[int]:
    found: list[int] = []
    for word in words_of(fields, name):
        index = [mod.index for mod in state.content.mods if mod.name == word]
        if not index:
            raise Malformed(name, f"{word!r} is no modifier of this content")
        found += index
    state.note_mods(found)
    return found


def read_formation(state: SocietyState, fields: Fields) -> None:
    """The ranks; when none is given, those the sheet begins with."""
    content, sheet = state.content, state.sheet_now()
    words: dict[str, list[str]] = {name: words_of(fields, name) for name in ("giant", "front", "rear")}
    if not state.completed and not any(name in fields for name in words):
        words["giant"] = [sheet.id] if sheet.giant else []
        words["front"] = [content.kinds[kind].id for kind in sheet.front]
        words["rear"] = [content.kinds[kind].id for kind in sheet.rear]
    for kind in sheet.front + sheet.rear:
        if not content.kinds[kind].is_boss:
            state.kinds[content.kinds[kind].border] = kind
    for word in words_of(fields, "in play"):
        index = content.kind_from_text("in play", word)
        if content.kinds[index].is_boss:
            raise Malformed("in play", f"{word} is a boss, not an enemy card")
        state.kinds[content.kinds[index].border] = index
    if len(words["giant"]) > 1:
        raise Malformed("giant", "there is one at most")
    serials: list[int] = []
    for word in words["giant"]:
        state.giant = token_from(state, "giant", word, serials)
    state.front = [token_from(state, "front", word, serials) for word in words["front"]]
    state.rear = [token_from(state, "rear", word, serials) for word in words["rear"]]
    if state.giant != NO_TOKEN and (not sheet.giant or state.kind_of(state.giant >> 10).index != sheet.boss):
        raise Malformed("giant", f"{fields.get('giant', '')} is no giant of this sheet [SS-FLOOR-04]")
    state.serial = whole(fields, "tokens placed", max(serials, default=-1) + 1, 0, 1_000_000)
    if serials and state.serial <= max(serials):
        raise Malformed("tokens placed", f"{state.serial}, but there is a token #{max(serials)}")


def token_from(state: SocietyState, field: str, word: str, serials: list[int]) -> int:
    """``slasher``, ``slasher:2`` or ``slasher:2#4``."""
    head, _, serial_text = word.partition("#")
    name, _, wounds_text = head.partition(":")
    kind = state.content.kinds[state.content.kind_from_text(field, name)]
    if kind.is_boss and kind.index != state.sheet_now().boss:
        raise Malformed(field, f"{name} is not the boss of this sheet")
    wounds = number_in(field, wounds_text or "0", 0, kind.wounds - 1)
    serial = number_in(field, serial_text or str(max(serials, default=-1) + 1), 0, 999_999)
    if serial in serials:
        raise Malformed(field, f"token #{serial} stands at two places")
    serials.append(serial)
    if not kind.is_boss:
        other = state.kinds[kind.border]
        if other not in (NONE, kind.index):
            raise Malformed(field, f"{name} and {state.content.kinds[other].id} have one color [SS-COMP-11]")
        state.kinds[kind.border] = kind.index
    return (serial * 4 + (BOSS if kind.is_boss else kind.border)) * WOUND_ROOM + wounds


def number_in(field: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        raise Malformed(field, f"{text!r} is not a whole number from {low} to {high}")
    return int(text)


# --- tracks, cards, cubes ------------------------------------------------------------------------


def read_tracks(state: SocietyState, fields: Fields) -> None:
    content = state.content
    state.peril = whole(fields, "peril", 0, 0, content.peril_track)
    state.luck = whole(fields, "luck", 0, 0, 60)
    state.xp, state.needed = track(fields, "xp", content.xp_needed[state.settings.heroes()])
    state.wounds, state.maximum = track(fields, "wounds", content.max_wounds_start)
    state.upper = yes(fields, "upper", False)
    if "chest draw" in fields:
        text = fields["chest draw"]
        sign = -1 if text.startswith("-") else 1
        state.chest_draw = sign * number_in("chest draw", text.removeprefix("-"), 0, 99)
    state.game_mods = mods_from(state, fields, "game mods")


def track(fields: Fields, name: str, limit: int) -> tuple[int, int]:
    """``3/7``: now, and what it runs up to."""
    now, slash, most = fields.get(name, "0").partition("/")
    return number_in(name, now, 0, 99), number_in(name, most, 1, 99) if slash else limit


def read_cards(state: SocietyState, fields: Fields) -> None:
    for place, hero in enumerate(state.heroes):
        found = state.content.heroes[hero]
        name = f"cards {found.id}"
        mat = state.content.cards[found.mat].id
        for word in fields.get(name, mat).split():
            state.hands[place].append(take_card(state, name, word, place))
        read_status(state, f"status {found.id}", fields, place)
    for word in words_of(fields, "team"):
        state.team.append(take_card(state, "team", word, TEAM))
    for word in words_of(fields, "gone"):
        take_card(state, "gone", word, GONE)


def take_card(state: SocietyState, field: str, word: str, holder: int) -> int:
    card = state.content.card_from_text(field, word.removesuffix("!"))
    if state.holder[card] != NOBODY:
        raise Malformed(field, f"{word} is in two places")
    state.holder[card] = holder
    state.note_card(card)
    state.exhausted[card] = 1 if word.endswith("!") else 0
    return card


def read_status(state: SocietyState, field: str, fields: Fields, place: int) -> None:
    for word in words_of(fields, field):
        name, _, rest = word.partition(":")
        letter, _, turn = rest.partition("@")
        status = status_from_text(field, name)
        color = color_from_text(field, letter, COLOR_NAMES[:HERO_COLORS])
        lay_cube(state, cube(place, status, color, number_in(field, turn or "0", 0, 999_999)))


def read_cubes(state: SocietyState, fields: Fields) -> None:
    """What is nowhere else is in the bank (SS-COMP-03)."""
    state.hand = cubes_from_text("hand", fields.get("hand", "0"))
    state.tower = cubes_from_text("tower", fields.get("tower", "0"))
    state.field = cubes_from_text("field", fields.get("field", "0"))
    state.crypt = cubes_from_text("crypt", fields.get("crypt", "0"))
    on_cards = [0] * COLORS
    for packed in state.afflictions:
        on_cards[packed & 3] += 1
    for color in range(COLORS):
        out = state.hand[color] + state.tower[color] + state.field[color] + state.crypt[color]
        out += on_cards[color]
        if out > CUBES_PER_COLOR:
            raise Malformed("cubes", f"{out} {COLOR_NAMES[color]} ones; there are ten [SS-COMP-03]")
        state.bank[color] = CUBES_PER_COLOR - out
    if "bank" in fields and cubes_from_text("bank", fields["bank"]) != state.bank:
        raise Malformed("bank", "with it there are not ten cubes of each color [SS-COMP-03]")


def read_agenda(state: SocietyState, fields: Fields) -> None:
    default = "" if state.result != RUNNING else ITEM_NAMES[D_ACTION]
    state.agenda = agenda_from_text(state, fields.get("agenda", default))
    if state.result != RUNNING:
        if state.agenda:
            raise Malformed("agenda", "the game is over; nothing is left to do [SS-END-05]")
        return
    if not state.agenda or state.agenda[-1].op >= DECISIONS:
        raise Malformed("agenda", "the last step must be a decision [SS-STATE-02]")
    numbers: list[int] = []
    for word in words_of(fields, "boosts"):
        numbers.append(number_in("boosts", word.removeprefix("-"), 0, 999_999))
    if len(numbers) % 3:
        raise Malformed("boosts", "come in threes: the attack's step, the token, the wounds")
    state.boosts = numbers
