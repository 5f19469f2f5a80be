"""Skills, generic actions and treasures (SS-CONT-09, -10)."""

from typing import Final

from lampblack.games.stygian_society.content.checks.amounts import amounts, check_amounts
from lampblack.games.stygian_society.content.checks.effects import check_effects, check_mod
from lampblack.games.stygian_society.content.checks.problem import wrong
from lampblack.games.stygian_society.content.records.cards import CardRecord
from lampblack.games.stygian_society.content.records.effects import Silence, Wound

TOKEN_SELECTORS: Final = ("front1", "any1", "front2", "any2")


def check_card(card: CardRecord) -> None:
    where = card.id
    if card.exhaust and card.discard:
        raise wrong(where, "has both exhaust and discard", "SS-CONT-09")
    if card.kind == "passive" and (card.exhaust or card.discard):
        raise wrong(where, "is passive; it can neither exhaust nor be discarded", "SS-CONT-09")
    if card.shields < 0:
        raise wrong(where, "shields must not be negative", "SS-CONT-08")
    check_fields(card)
    for index, line in enumerate(card.spend):
        if line.needs is not None and not 0 <= line.needs < index:
            raise wrong(where, f"line {index} needs line {line.needs}, which is no earlier one", "SS-CONT-09")
        if isinstance(line.times, int) and line.times < 1:
            raise wrong(where, f"line {index} can be bought {line.times} times", "SS-CONT-08")
        check_amounts(where, f"line {index} cost", line.cost)
        if not any(amounts(line.cost)):
            raise wrong(where, f"line {index} costs nothing", "SS-CONT-08")
        check_effects(where, line.gives, "hero", None)
    check_amounts(where, "drop", card.drop)
    check_effects(where, card.free, "hero", None)
    check_effects(where, card.effects, "hero", card.trigger)
    for mod in card.mods:
        check_mod(where, mod)
    check_attack(card)


def check_fields(card: CardRecord) -> None:
    """Each kind of card has its own fields (section 2, table Card)."""
    where = card.id
    if card.kind != "action" and (
        card.spend or card.free or any(amounts(card.drop)) or card.swift or card.no_drop
    ):
        raise wrong(where, "spend, free, drop, swift and no_drop belong to actions", "SS-CONT-03")
    if card.kind == "action" and card.effects:
        raise wrong(where, "an action has free effects and lines, no effects", "SS-CONT-03")
    if card.kind in ("action", "support") and card.trigger is not None:
        raise wrong(where, "a trigger belongs to responses and passives", "SS-CONT-03")
    if card.kind == "response" and card.trigger is None:
        raise wrong(where, "a response needs a trigger", "SS-CONT-03")
    if card.kind == "passive" and (card.trigger is None) != (not card.effects):
        raise wrong(where, "a passive has a trigger and effects, or neither", "SS-CONT-03")
    if card.kind in ("support", "response") and not card.effects:
        raise wrong(where, "does nothing", "SS-CONT-03")
    if card.mods and card.kind != "passive":
        raise wrong(where, "only a passive has modifiers", "SS-CONT-03")
    if card.kind == "passive" and card.target != "none":
        raise wrong(where, "a passive chooses no targets", "SS-CONT-03")
    if card.no_drop and (card.target != "none" or card.spend or any(amounts(card.drop)) or card.swift):
        raise wrong(where, "an action without a drop has free effects only", "SS-CONT-03")
    if card.cond.attack is not None and card.trigger != "attack":
        raise wrong(where, "only an attack has a type to ask for", "SS-CONT-03")


def check_attack(card: CardRecord) -> None:
    """SS-CONT-10."""
    given = [*card.free, *card.effects, *(effect for line in card.spend for effect in line.gives)]
    wounds = any(isinstance(effect, Wound) for effect in given)
    if wounds and (card.attack is None or card.target == "none"):
        raise wrong(card.id, "wounds need an attack and a target", "SS-CONT-10")
    if card.attack is not None and not wounds:
        raise wrong(card.id, "has an attack but no wound effect", "SS-CONT-10")
    for effect in given:
        if isinstance(effect, Silence) and effect.color == "target" and card.target not in TOKEN_SELECTORS:
            raise wrong(card.id, "silences its target but chooses no enemy", "SS-CONT-10")
