"""Actions from text: ``ACTION(knight.steel_fist)``, ``PAY(FIELD,B)``, ``TARGET(F1+R2)``, ``STOP``."""

from lampblack.games.stygian_society.model.actions import (
    ACTION_FIELDS,
    DROP_LETTERS,
    FRONT_PLACE,
    GIANT_PLACE,
    MAX_LINES,
    REAR_PLACE,
    SocietyAction,
)
from lampblack.games.stygian_society.model.menu import Menu
from lampblack.games.stygian_society.model.paid import LUCK_KIND, PAYMENTS, Paid, kind_of, paid_with
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    COLOR_LETTERS,
    COLOR_NAMES,
    HERO_COLORS,
    RANK_NAMES,
    STATUSES,
    color_from_text,
    cubes_from_text,
    packed,
)
from lampblack.kernel.action import split_notation
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import choice, whole


def action_from_text(menu: Menu, text: str) -> SocietyAction:
    name, args = split_notation(text)
    fields = ACTION_FIELDS.get(name)
    if fields is None:
        raise Malformed("action", f"{name!r} is none of {', '.join(ACTION_FIELDS)}")
    if len(args) != len(fields):
        raise Malformed(
            "action", f"{name} takes {len(fields)} arguments ({', '.join(fields)}), not {len(args)}"
        )
    if not args:
        luck = menu.pay[LUCK_KIND]
        plain = {"NONE": menu.none, "STOP": menu.stop, "OPEN": menu.open, "LUCK": luck}
        return plain.get(name, menu.done)
    if fields[0] == "card":
        return card_action(menu, name, args)
    if fields[0] == "hero":
        return hero_action(menu, name, args)
    return other_action(menu, name, args)


def card_action(menu: Menu, name: str, args: list[str]) -> SocietyAction:
    card = menu.content.card_from_text("card", args[0])
    if name == "TRADE":
        return menu.trade(card, menu.content.hero_from_text("hero", args[1]))
    tables = {
        "SUPPORT": menu.support,
        "ACTION": menu.declare,
        "USE": menu.use,
        "DECLINE": menu.decline,
        "REFRESH": menu.refresh,
        "EXHAUST": menu.exhaust,
        "TAKE": menu.take,
    }
    return tables[name][card]


def hero_action(menu: Menu, name: str, args: list[str]) -> SocietyAction:
    hero = menu.content.hero_from_text("hero", args[0])
    if name == "CLEANSE":
        status = status_from_text("status", args[1])
        color = color_from_text("color", args[2], COLOR_NAMES[:HERO_COLORS])
        return menu.cleanse[(hero * len(STATUSES) + status) * HERO_COLORS + color]
    return {"PLAY": menu.play, "START": menu.start, "HERO": menu.hero, "GIVE": menu.give}[name][hero]


def other_action(menu: Menu, name: str, args: list[str]) -> SocietyAction:
    if name == "TARGET":
        return target_action(menu, args[0])
    if name == "BOOST":
        return menu.boost[place_from_text("enemy", args[0])]
    if name == "SHAKEN":
        return menu.leave_out(packed(cubes_from_text("cubes", args[0], DROP_LETTERS)))
    if name == "WILD":
        return menu.wild(packed(cubes_from_text("cubes", args[0])))
    if name == "CUBES":
        return menu.move_cubes(packed(cubes_from_text("cubes", args[0])))
    if name == "SILENCE":
        return menu.silence[color_from_text("color", args[0], COLOR_NAMES[HERO_COLORS:]) - HERO_COLORS]
    if name == "EXTRACT":
        return menu.extract[color_from_text("color", args[0], COLOR_NAMES)]
    if name == "RANDOM":
        return menu.random[1 + choice("level", args[0], ("1", "2", "3"))]
    if name == "LINE":
        return menu.line[whole("line", args[0], 1, MAX_LINES) - 1]
    if name == "PAY":
        payment = choice("payment", args[0], PAYMENTS[:2])
        color = color_from_text("color", args[1], COLOR_NAMES[:HERO_COLORS])
        return menu.pay[kind_of(payment, color)]
    return buyoff_action(menu, args)


def paid_from_text(text: str) -> Paid | None:
    """A whole payment, ``PAY(B1,W1,2)``: of the field, of the crypt, luck; None for any other text.

    People type it, and so wrote version 1 of the rules, where it was one decision.
    """
    name, args = split_notation(text)
    return paid_from_parts(args) if name == "PAY" and len(args) == 3 else None


def paid_from_parts(parts: list[str]) -> Paid:
    field = packed(cubes_from_text("field", parts[0], COLOR_LETTERS[:HERO_COLORS]))
    crypt = packed(cubes_from_text("crypt", parts[1], COLOR_LETTERS[:HERO_COLORS]))
    return paid_with(field, crypt, whole("luck", parts[2], 0, 63))


def bought_from_text(text: str) -> list[int] | None:
    """A whole purchase, ``BUY(1/2)``: how often each line is bought; None for any other text.

    People type it, and so wrote versions 1 and 2 of the rules, where it was one decision.
    """
    name, args = split_notation(text)
    if name != "BUY" or len(args) != 1:
        return None
    counts = [whole("lines", word, 0, 63) for word in args[0].split("/")]
    if len(counts) > MAX_LINES:
        raise Malformed("lines", f"{args[0]!r} names {len(counts)} lines; no card has so many")
    return counts


def target_action(menu: Menu, text: str) -> SocietyAction:
    if text.lower() in RANK_NAMES:
        return menu.rank[RANK_NAMES.index(text.lower())]
    places = [place_from_text("enemies", word) for word in text.split("+")]
    if len(places) == 1:
        return menu.target[places[0]]
    if len(places) > 2 or places[0] == places[1]:
        raise Malformed("enemies", f"{text!r}: an action has one target, or two different ones [SS-TGT-04]")
    return menu.target_two(min(places), max(places))


def place_from_text(field: str, text: str) -> int:
    """``G``, ``F1`` or ``R2``."""
    if text == "G":
        return GIANT_PLACE
    if text[:1] in ("F", "R") and text[1:].isascii() and text[1:].isdigit() and 1 <= int(text[1:]) <= 30:
        return (FRONT_PLACE if text[0] == "F" else REAR_PLACE) + int(text[1:]) - 1
    raise Malformed(field, f"{text!r} is no place: G the giant, F1 to F30 the front rank, R1 to R30 the rear")


def status_from_text(field: str, text: str) -> int:
    return choice(field, text.lower(), STATUSES)


def buyoff_action(menu: Menu, args: list[str]) -> SocietyAction:
    payment = choice("payment", args[0], PAYMENTS)
    color = color_from_text("color", args[1], COLOR_NAMES[:HERO_COLORS])
    counts = [0] * len(STATUSES)
    for word in args[2].split("+"):
        name = word.rstrip("0123456789")
        counts[status_from_text("cubes", name)] += whole("cubes", word[len(name) :], 0, 15)
    if max(counts) > 15:
        raise Malformed("cubes", f"{args[2]!r}: so many cubes are on no card")
    return menu.buy_off(payment, color, packed(counts))


def border_from_text(field: str, text: str) -> int:
    return color_from_text(field, text, COLOR_NAMES[HERO_COLORS : HERO_COLORS + BORDERS]) - HERO_COLORS
