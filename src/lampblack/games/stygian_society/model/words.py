"""The words we say for effects, modifiers and cubes."""

from typing import Final

from lampblack.games.stygian_society.model import effects
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.effects import ALL, NONE, Effect, Gives, Mod
from lampblack.games.stygian_society.model.pieces import (
    ATTACK_NAMES,
    COLOR_LETTERS,
    COLOR_NAMES,
    ENEMY_MASK,
    HERO_MASK,
    RANK_NAMES,
    STATUS_NAMES,
    ZONE_NAMES,
)
from lampblack.kernel.words import noun

WHO_WORDS: Final = ("the active hero", "every hero", "one hero of the team's choice")
SILENCE_WORDS: Final = ("all enemy colors", "an enemy color", "the target's color")
PIERCE_WORDS: Final = ("", " ignoring Resistance", " ignoring rank cover", " ignoring all defenses")


def cubes_words(text: str) -> str:
    """``B2W1`` becomes ``2 blue, 1 white``."""
    if text in ("0", ""):
        return "nothing"
    words: list[str] = []
    at = 0
    while at < len(text):
        end = at + 1
        while end < len(text) and text[end].isdigit():
            end += 1
        letter = text[at]
        color = "wild" if letter == "X" else COLOR_NAMES[COLOR_LETTERS.index(letter)]
        words.append(f"{text[at + 1 : end]} {color}")
        at = end
    return ", ".join(words)


def payment_words(field: str, crypt: str, luck: int) -> str:
    """``1 blue from the field and 2 luck``; the cubes as text."""
    parts: list[str] = []
    if field != "0":
        parts.append(f"{cubes_words(field)} from the field")
    if crypt != "0":
        parts.append(f"{cubes_words(crypt)} from the crypt")
    if luck:
        parts.append(f"{luck} luck")
    return " and ".join(parts)


def place_words(place: str) -> str:
    """``F2`` becomes ``front 2``."""
    if place == "G":
        return "the giant"
    return f"{'front' if place[:1] == 'F' else 'rear'} {place[1:]}"


def mod_words(kind: str, n: int, attack: str | None) -> str:
    whose = f"{attack} attacks" if attack else "attacks"
    lines = {
        "attack_add": f"{whose} deal {n:+d} {noun(abs(n), 'wound')} to each target",
        "ignore_resist": f"{whose} ignore Resistance",
        "drop_add": "actions drop more cubes",
        "swift": "actions are swift",
        "crypt_value": f"crypt cubes count as {n}",
        "heal_add": f"each healing is increased by {n}",
        "heal_less": f"each healing is reduced by {n}",
        "luck_max": f"maximum luck {n:+d}",
        "chest_safe": f"chest cards are compared with peril minus {n}",
        "immune": "status cubes cannot be gained",
        "shields": f"every hero has {n:+d} {noun(abs(n), 'shield')}",
        "enemy_harm": f"enemy and floor actions inflict {n:+d} {noun(abs(n), 'wound')}",
        "enemy_cost": f"enemy and floor actions cost {n:+d} {noun(abs(n), 'cube')}",
    }
    return lines[kind]


def modifier_words(mod: Mod) -> str:
    return mod_words(effects.MODS[mod.kind], mod.n, None if mod.attack == NONE else ATTACK_NAMES[mod.attack])


def list_words(content: Content, gives: Gives) -> str:
    """An effect list as a sentence without a full stop."""
    parts = [f"{wounds_words(effect)}{PIERCE_WORDS[effect.pierce]}" for effect in gives.wounds]
    parts += [f"heal {amount_words(effect)}" for effect in gives.heals]
    index = gives.rest
    while index != NONE:
        effect = content.effects[index]
        parts.append(effect_words(content, effect))
        index = NONE if effect.is_last else index + 1
    return "; ".join(parts)


def list_names(content: Content, gives: Gives) -> list[str]:
    """The same as the names of its effects: ``wound``, ``harm``, ``summon``."""
    names = ["wound" for _ in gives.wounds] + ["heal" for _ in gives.heals]
    index = gives.rest
    while index != NONE:
        effect = content.effects[index]
        names.append(effects.PRIMITIVES[effect.do])
        index = NONE if effect.is_last else index + 1
    return names


def wounds_words(effect: Effect) -> str:
    return f"{amount_words(effect)} {noun_words(effect, 'wound')}"


def noun_words(effect: Effect, thing: str) -> str:
    """What there is the effect's amount of: ``wound`` or ``wounds``."""
    return noun(2 if effect.counts_self else effect.n, thing)


def amount_words(effect: Effect) -> str:
    if effect.counts_self:
        half = "half " if effect.div == 2 else ""
        least = f", at least {effect.low}" if effect.low > 0 else ""
        return f"({half}the number of its kind{least})"
    return "all" if effect.n == ALL else str(effect.n)


def color_words(colors: int) -> str:
    if colors == HERO_MASK:
        return "hero "
    if colors == ENEMY_MASK:
        return "enemy "
    singles = [COLOR_NAMES[at] for at in range(6) if colors == (1, 2, 4, 8, 16, 32)[at]]
    return f"{singles[0]} " if singles else ""


def effect_words(content: Content, effect: Effect) -> str:
    n = amount_words(effect)
    do = effect.do
    if do == effects.HARM:
        return f"the team suffers {wounds_words(effect)}"
    if do == effects.PERIL:
        return f"raise peril by {n}" if effect.n >= 0 else f"lower peril by {-effect.n}"
    if do == effects.LUCK:
        return f"gain {n} luck" if effect.n >= 0 else f"lose {-effect.n} luck"
    if do == effects.AFFLICT:
        return f"{WHO_WORDS[effect.who]} gains {n} {STATUS_NAMES[effect.status]}"
    if do == effects.SUMMON:
        # Names come from packs: nobody can tell how to speak of several.
        times = n if n == "1" else f"{n} ×"
        name = (
            f"{n} of this floor's red enemy"
            if effect.kind == effects.AT_RED
            else f"{times} {content.kinds[effect.kind].name}"
        )
        return f"add {name} to the right of the {RANK_NAMES[effect.rank]} rank"
    if do == effects.PERIL_CUBES:
        more = [f"{k:+d} {COLOR_NAMES[3 + at]}" for at, k in enumerate(effect.cubes) if k]
        return f"peril cubes {', '.join(more)} for the rest of the floor"
    if do == effects.MOVE_CUBES:
        upto = "up to " if effect.upto else ""
        where = f"from {ZONE_NAMES[effect.source]} to {ZONE_NAMES[effect.to]}"
        return f"move {upto}{n} {color_words(effect.colors)}{noun_words(effect, 'cube')} {where}"
    if do == effects.MEND:
        return f"remove {wounds_words(effect)} from {'the boss' if effect.who == effects.WHO_BOSS else 'every enemy of this kind' if effect.who == effects.WHO_KIND else 'every enemy'}"
    if do == effects.EXHAUST:
        return f"{WHO_WORDS[effect.who]} exhausts {n} ready {noun_words(effect, 'card')}"
    if do == effects.DROP:
        cubes = [f"{k} {COLOR_NAMES[at]}" for at, k in enumerate(effect.cubes) if k]
        return f"drop {', '.join(cubes)} into the tower"
    if do in (effects.FLOOR_MOD, effects.GAME_MOD):
        span = "floor" if do == effects.FLOOR_MOD else "game"
        return f"for the rest of the {span}: {modifier_words(content.mods[effect.mod])}"
    if do == effects.LOSE:
        return "the heroes lose"
    if do == effects.SILENCE:
        return f"silence {SILENCE_WORDS[effect.silence]} this turn"
    if do == effects.SHIELD:
        return f"{n} {noun_words(effect, 'shield')} this turn"
    if do == effects.CLEANSE:
        return f"remove {'all' if n == 'all' else f'up to {n}'} status {noun_words(effect, 'cube')}"
    if do == effects.REGROUP:
        return "all cubes of tower, field and crypt go back to the bank"
    return f"{effects.PRIMITIVES[do].replace('_', ' ')} {n}".strip()


def line_times(at: int, times: int) -> str:
    """``line 2 × 3``; lines are counted from 0 here and from 1 for people."""
    return f"line {at + 1}" + (f" × {times}" if times > 1 else "")


def buy_words(counts: list[int]) -> str:
    """A whole purchase: how often each line is bought."""
    bought = [line_times(at, times) for at, times in enumerate(counts) if times]
    return f"Buy {', '.join(bought)}" if bought else "Buy nothing"
