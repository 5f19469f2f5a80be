"""Modifiers in force (SS-MOD) and shields (SS-ARM-02)."""

from mypy_extensions import i64

from lampblack.games.stygian_society.model.effects import (
    ATTACK_ADD,
    CHEST_SAFE,
    CRYPT_VALUE,
    DROP_ADD,
    ENEMY_COST,
    ENEMY_HARM,
    HEAL_ADD,
    HEAL_LESS,
    IGNORE_RESIST,
    IMMUNE,
    LUCK_MAX,
    NONE,
    SHIELDS,
    SWIFT,
    Mod,
)
from lampblack.games.stygian_society.model.position import Position


def may_hold(at: Position, kind: i64) -> bool:
    """Whether a modifier of this kind has come into play: most never do, and then nothing needs to be looked at."""
    return (at.modified >> kind) & 1 == 1


def matching(at: Position, place: int, kind: i64, attack: i64) -> list[Mod]:
    """The modifiers of a kind that hold for a hero's attack type (NONE: whatever it is).

    A hero's own cards, the team treasures (SS-TREAS-07), the floor's and the game's (SS-MOD-14).
    """
    found: list[Mod] = []
    if not may_hold(at, kind):
        return found
    if place >= 0:
        collect(at, at.hands[place], kind, attack, found)
    collect(at, at.team, kind, attack, found)
    for index in at.floor_mods:
        collect_one(at.content.mods[index], kind, attack, found)
    for index in at.game_mods:
        collect_one(at.content.mods[index], kind, attack, found)
    return found


def collect(at: Position, cards: list[int], kind: i64, attack: i64, found: list[Mod]) -> None:
    for card in cards:
        mods = at.content.cards[card].mods
        if mods:
            for mod in mods:
                collect_one(mod, kind, attack, found)


def collect_one(mod: Mod, kind: i64, attack: i64, found: list[Mod]) -> None:
    if mod.kind == kind and (mod.attack == NONE or mod.attack == attack):
        found.append(mod)


def summed(mods: list[Mod]) -> i64:
    """SS-MOD-13."""
    total: i64 = 0
    for mod in mods:
        total += mod.n
    return total


def sum_of(at: Position, place: int, kind: i64, attack: i64) -> i64:
    return summed(matching(at, place, kind, attack)) if may_hold(at, kind) else 0


def attack_add(at: Position, place: int, attack: i64) -> i64:
    return sum_of(at, place, ATTACK_ADD, attack)


def ignores_resist(at: Position, place: int, attack: i64) -> bool:
    return may_hold(at, IGNORE_RESIST) and bool(matching(at, place, IGNORE_RESIST, attack))


def drop_add(at: Position, place: int, attack: i64) -> list[Mod]:
    return matching(at, place, DROP_ADD, attack)


def makes_swift(at: Position, place: int, attack: i64) -> bool:
    return may_hold(at, SWIFT) and bool(matching(at, place, SWIFT, attack))


def crypt_value(at: Position, place: int) -> i64:
    """What a crypt cube is worth to this hero: the largest counts (SS-PAY-01, -08)."""
    value: i64 = 2
    if not may_hold(at, CRYPT_VALUE):
        return value
    for mod in matching(at, place, CRYPT_VALUE, NONE):
        if mod.n > value:
            value = mod.n
    return value


def heal_change(at: Position, place: int) -> i64:
    """SS-HEAL-03, -04."""
    return sum_of(at, place, HEAL_ADD, NONE) - sum_of(at, place, HEAL_LESS, NONE)


def luck_limit(at: Position) -> i64:
    """SS-MOD-07: whoever holds the card, luck belongs to the team."""
    limit: i64 = at.content.luck_max
    if not may_hold(at, LUCK_MAX):
        return limit
    limit += summed(matching(at, -1, LUCK_MAX, NONE))
    for hand in at.hands:
        found: list[Mod] = []
        collect(at, hand, LUCK_MAX, NONE, found)
        limit += summed(found)
    return limit


def chest_safety(at: Position) -> i64:
    """SS-CHEST-02: the largest of the whole team."""
    mods = matching(at, -1, CHEST_SAFE, NONE)
    for hand in at.hands:
        collect(at, hand, CHEST_SAFE, NONE, mods)
    safety: i64 = 0
    for mod in mods:
        if mod.n > safety:
            safety = mod.n
    return safety


def is_immune(at: Position, place: int, status: int) -> bool:
    return any(mod.status in (NONE, status) for mod in matching(at, place, IMMUNE, NONE))


def enemy_harm(at: Position) -> i64:
    return sum_of(at, -1, ENEMY_HARM, NONE)


def enemy_cost(at: Position) -> i64:
    return sum_of(at, -1, ENEMY_COST, NONE)


def shields(at: Position, place: int) -> i64:
    """SS-ARM-02: ready or exhausted."""
    total = sum_of(at, place, SHIELDS, NONE)
    for card in at.hands[place]:
        total += at.content.cards[card].shields
    for card in at.team:
        total += at.content.cards[card].shields
    return total
