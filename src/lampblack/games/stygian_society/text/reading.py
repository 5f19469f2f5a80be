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
    bag_from_text,
    color_from_text,
    cubes_from_text,
    number,
    of_color,
)
from lampblack.games.stygian_society.model.position import (
    BOSS,
    NO_TOKEN,
    RESULT_NAMES,
    RUNNING,
    WOUND_ROOM,
)
from lampblack.games.stygian_society.model.readings import DIALS, Readings
from lampblack.games.stygian_society.model.settings import make_settings, players_from
from lampblack.games.stygian_society.rules.statuses import cube, lay_cube
from lampblack.games.stygian_society.state import SocietyState
from lampblack.games.stygian_society.text.agenda import agenda_from_text, hero_from_text, target_from_text
from lampblack.games.stygian_society.text.checking import broken
from lampblack.games.stygian_society.text.notation import border_from_text, status_from_text
from lampblack.games.stygian_society.text.writing import TITLE
from lampblack.kernel.agenda import resume
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit
from lampblack.kernel.fields import Fields, read, whole

MODELS: Final = ("statistical", "physics")


def state_from_text(text: str, packs: dict[str, Content]) -> SocietyState:
    """The position; ``Malformed`` names the field or the broken rule."""
    fields, _ = read(text, TITLE)
    content = content_from(fields, packs)
    players = players_from(fields.need("players"))
    model = MODELS[fields.choice("model", MODELS, "statistical")]
    readings = Readings({dial.name: fields.take(dial.name) for dial in DIALS if dial.name in fields})
    state = SocietyState(make_settings(players, content, model, readings))
    state.open_box()
    read_heroes(state, fields)
    read_turn(state, fields)
    read_floor(state, fields)
    read_tracks(state, fields)
    read_cards(state, fields)
    read_cubes(state, fields)
    read_agenda(state, fields)
    fields.check_all_taken()
    problem = broken(state)
    if problem is not None:
        raise Malformed("position", str(problem))
    resume(state)
    if state.result == RUNNING and not state.options():
        raise Malformed("agenda", f"nothing can be decided at {ITEM_NAMES[state.agenda[-1].op]}")
    return state


def content_from(fields: Fields, packs: dict[str, Content]) -> Content:
    title = fields.take("content", "standard")
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
    words = fields.words("heroes")
    if len(words) > state.settings.heroes():
        raise Malformed("heroes", f"{len(words)} for {state.settings.players} players [SS-SETUP-01]")
    for word in words:
        hero = content.hero_from_text("heroes", word)
        if hero in state.heroes:
            raise Malformed("heroes", f"{word} is named twice [SS-SETUP-02]")
        state.heroes.append(hero)
        state.hands.append([])


def read_turn(state: SocietyState, fields: Fields) -> None:
    state.turn = fields.whole("turn", 1, 0, 999_999)
    if "active" in fields:
        state.active = hero_from_text(state, "active", fields.take("active"))
    state.in_turn = fields.yes("in turn", True)
    for word in fields.words("silenced"):
        state.silenced |= bit(border_from_text("silenced", word))
    state.acted = acted_from(fields)
    state.armor_used = fields.whole("armor used", 0, 0, 999)
    state.temporary = fields.whole("shields", 0, 0, 999)
    state.crypt_falls = fields.whole("crypt falls", 0, 0, 60)
    state.luck_gained = fields.yes("luck gained")
    if "declared" in fields:
        state.declared = state.content.card_from_text("declared", fields.take("declared"))
    state.swift = fields.yes("swift")
    if state.declared == NONE and (state.swift or "targets" in fields):
        raise Malformed("swift" if state.swift else "targets", "no action is declared [SS-TURN-06]")
    targets = fields.words("targets") or ["-", "-"]
    if len(targets) != 2:
        raise Malformed("targets", f"{fields.take('targets')!r} is not two targets, - for none")
    state.target_a = target_from_text("targets", targets[0])
    state.target_b = target_from_text("targets", targets[1])
    state.result = fields.choice("result", RESULT_NAMES, RESULT_NAMES[RUNNING])


def acted_from(fields: Fields) -> int:
    """``red0 yellow1``: which action of which color was used this turn."""
    marks = 0
    for word in fields.words("acted"):
        name = word.rstrip("0123456789")
        digits = word[len(name) :]
        if not digits or int(digits) > 15:
            raise Malformed("acted", f"{word!r} is not a color with the number of an action, as in red0")
        marks |= bit(border_from_text("acted", name) * 16 + int(digits))
    return marks


# --- the floor -----------------------------------------------------------------------------------


def read_floor(state: SocietyState, fields: Fields) -> None:
    content = state.content
    if "sheet" not in fields:
        return
    state.sheet = content.sheet_from_text("sheet", fields.take("sheet"))
    sheet = state.sheet_now()
    state.floor = fields.whole("floor", 1, 1, 6)
    state.used = bit(state.sheet)
    for word in fields.words("sheets used"):
        state.used |= bit(content.sheet_from_text("sheets used", word))
    state.completed = fields.yes("completed")
    read_formation(state, fields)
    for word in fields.words("occurred"):
        values = [str(entry.at) for entry in sheet.chart]
        if word not in values:
            raise Malformed("occurred", f"{word} is no entry of the chart: {', '.join(values)}")
        state.occurred |= bit(values.index(word))
    state.peril_cubes = sheet.peril_cubes[:]
    if "peril cubes" in fields:
        cubes = cubes_from_text("peril cubes", fields.take("peril cubes"))
        if sum(cubes[:HERO_COLORS]):
            raise Malformed("peril cubes", "are enemy cubes [SS-COMP-02]")
        state.peril_cubes = cubes[HERO_COLORS:]
    state.note_mods(sheet.mods)
    state.floor_mods = sheet.mods[:] if "floor mods" not in fields else mods_from(state, fields, "floor mods")


def mods_from(state: SocietyState, fields: Fields, name: str) -> list[int]:
    found: list[int] = []
    for word in fields.words(name):
        index = [mod.index for mod in state.content.mods if mod.name == word]
        if not index:
            raise Malformed(name, f"{word!r} is no modifier of this content")
        found += index
    state.note_mods(found)
    return found


def read_formation(state: SocietyState, fields: Fields) -> None:
    """The ranks; when none is given, those the sheet begins with."""
    content, sheet = state.content, state.sheet_now()
    words: dict[str, list[str]] = {name: fields.words(name) for name in ("giant", "front", "rear")}
    if not state.completed and not any(name in fields for name in words):
        words["giant"] = [sheet.id] if sheet.giant else []
        words["front"] = [content.kinds[kind].id for kind in sheet.front]
        words["rear"] = [content.kinds[kind].id for kind in sheet.rear]
    for kind in sheet.front + sheet.rear:
        if not content.kinds[kind].is_boss:
            state.kinds[content.kinds[kind].border] = kind
    for word in fields.words("in play"):
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
        raise Malformed("giant", f"{fields.take('giant')} is no giant of this sheet [SS-FLOOR-04]")
    state.serial = fields.whole("tokens placed", max(serials, default=-1) + 1, 0, 1_000_000)
    if serials and state.serial <= max(serials):
        raise Malformed("tokens placed", f"{state.serial}, but there is a token #{max(serials)}")


def token_from(state: SocietyState, field: str, word: str, serials: list[int]) -> int:
    """``slasher``, ``slasher:2`` or ``slasher:2#4``."""
    head, _, serial_text = word.partition("#")
    name, _, wounds_text = head.partition(":")
    kind = state.content.kinds[state.content.kind_from_text(field, name)]
    if kind.is_boss and kind.index != state.sheet_now().boss:
        raise Malformed(field, f"{name} is not the boss of this sheet")
    wounds = whole(field, wounds_text or "0", 0, kind.wounds - 1)
    serial = whole(field, serial_text or str(max(serials, default=-1) + 1), 0, 999_999)
    if serial in serials:
        raise Malformed(field, f"token #{serial} stands at two places")
    serials.append(serial)
    if not kind.is_boss:
        other = state.kinds[kind.border]
        if other not in (NONE, kind.index):
            raise Malformed(field, f"{name} and {state.content.kinds[other].id} have one color [SS-COMP-11]")
        state.kinds[kind.border] = kind.index
    return (serial * 4 + (BOSS if kind.is_boss else kind.border)) * WOUND_ROOM + wounds


# --- tracks, cards, cubes ------------------------------------------------------------------------


def read_tracks(state: SocietyState, fields: Fields) -> None:
    content = state.content
    state.peril = fields.whole("peril", 0, 0, content.peril_track)
    state.luck = fields.whole("luck", 0, 0, 60)
    state.xp, state.needed = track(fields, "xp", content.xp_needed[state.settings.heroes()])
    state.wounds, state.maximum = track(fields, "wounds", content.max_wounds_start)
    state.upper = fields.yes("upper")
    if "chest draw" in fields:
        text = fields.take("chest draw")
        sign = -1 if text.startswith("-") else 1
        state.chest_draw = sign * whole("chest draw", text.removeprefix("-"), 0, 99)
    state.game_mods = mods_from(state, fields, "game mods")


def track(fields: Fields, name: str, limit: int) -> tuple[int, int]:
    """``3/7``: now, and what it runs up to."""
    now, slash, most = fields.take(name, "0").partition("/")
    return whole(name, now, 0, 99), whole(name, most, 1, 99) if slash else limit


def read_cards(state: SocietyState, fields: Fields) -> None:
    for place, hero in enumerate(state.heroes):
        found = state.content.heroes[hero]
        name = f"cards {found.id}"
        mat = state.content.cards[found.mat].id
        for word in fields.take(name, mat).split():
            state.hands[place].append(take_card(state, name, word, place))
        read_status(state, f"status {found.id}", fields, place)
    for word in fields.words("team"):
        state.team.append(take_card(state, "team", word, TEAM))
    for word in fields.words("gone"):
        take_card(state, "gone", word, GONE)


def take_card(state: SocietyState, field: str, word: str, holder: int) -> int:
    card = state.content.card_from_text(field, word.removesuffix("!"))
    if state.holder[card] != NOBODY:
        raise Malformed(field, f"{word} is in two places")
    state.give_card(card, holder)
    state.note_card(card)
    state.exhaust_card(card, word.endswith("!"))
    return card


def read_status(state: SocietyState, field: str, fields: Fields, place: int) -> None:
    for word in fields.words(field):
        name, _, rest = word.partition(":")
        letter, _, turn = rest.partition("@")
        status = status_from_text(field, name)
        color = color_from_text(field, letter, COLOR_NAMES[:HERO_COLORS])
        lay_cube(state, cube(place, status, color, whole(field, turn or "0", 0, 999_999)))


def read_cubes(state: SocietyState, fields: Fields) -> None:
    """What is nowhere else is in the bank (SS-COMP-03)."""
    state.hand = bag_from_text("hand", fields.take("hand", "0"))
    state.tower = bag_from_text("tower", fields.take("tower", "0"))
    state.field = bag_from_text("field", fields.take("field", "0"))
    state.crypt = bag_from_text("crypt", fields.take("crypt", "0"))
    state.bank = 0
    on_cards = [cube & 3 for cube in state.afflictions]
    for color in range(COLORS):
        zones = (state.hand, state.tower, state.field, state.crypt)
        out = sum([number(zone, color) for zone in zones]) + on_cards.count(color)
        if out > CUBES_PER_COLOR:
            raise Malformed("cubes", f"{out} {COLOR_NAMES[color]} ones; there are ten [SS-COMP-03]")
        state.bank += of_color(color, CUBES_PER_COLOR - out)
    if "bank" in fields and bag_from_text("bank", fields.take("bank")) != state.bank:
        raise Malformed("bank", "with it there are not ten cubes of each color [SS-COMP-03]")


def read_agenda(state: SocietyState, fields: Fields) -> None:
    default = "" if state.result != RUNNING else ITEM_NAMES[D_ACTION]
    state.agenda = agenda_from_text(state, fields.take("agenda", default))
    if state.result != RUNNING:
        if state.agenda:
            raise Malformed("agenda", "the game is over; nothing is left to do [SS-END-05]")
        return
    if not state.agenda or state.agenda[-1].op >= DECISIONS:
        raise Malformed("agenda", "the last step must be a decision [SS-STATE-02]")
    state.boosts = [whole("boosts", word, 0, 999_999) for word in fields.words("boosts")]
    if len(state.boosts) % 3:
        raise Malformed("boosts", "come in threes: the attack's step, the token, the wounds")
