"""The game's course: set-up, floors, turns, cards used, the end."""

from msgspec import Struct

from lampblack.games.stygian_society.knowledge.facts.named import Named


class HeroJoined(Struct, frozen=True, tag=True, tag_field="type"):
    seat: int
    hero: Named
    random: bool


class FirstSkill(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    card: Named


class HeroBegins(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named


class FloorBegan(Struct, frozen=True, tag=True, tag_field="type"):
    floor: int
    sheet: Named
    front: list[Named]
    rear: list[Named]
    giant: Named | None
    peril_cubes: str


class TurnBegan(Struct, frozen=True, tag=True, tag_field="type"):
    seat: int
    hero: Named
    turn: int


class SupportUsed(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    card: Named


class ActionDeclared(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    card: Named
    swift: bool


class ActionWaived(Struct, frozen=True, tag=True, tag_field="type"):
    """The floor was completed before an action was declared (SS-TURN-17)."""

    hero: Named


class TargetsChosen(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    card: Named
    enemies: list[Named]
    places: list[str]


class ResponseUsed(Struct, frozen=True, tag=True, tag_field="type"):
    """``hero`` is None for a team treasure."""

    hero: Named | None
    card: Named


class PassiveFires(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named | None
    card: Named


class ModifierBegins(Struct, frozen=True, tag=True, tag_field="type"):
    kind: str
    n: int
    attack: str | None
    game: bool
    """For the rest of the game, else of the floor."""


class FloorCompleted(Struct, frozen=True, tag=True, tag_field="type"):
    floor: int


class BossDefeated(Struct, frozen=True, tag=True, tag_field="type"):
    boss: Named


class Won(Struct, frozen=True, tag=True, tag_field="type"):
    wizard: Named
    turn: int


class Lost(Struct, frozen=True, tag=True, tag_field="type"):
    reason: str
    floor: int
    turn: int


TurnFact = (
    HeroJoined
    | FirstSkill
    | HeroBegins
    | FloorBegan
    | TurnBegan
    | SupportUsed
    | ActionDeclared
    | ActionWaived
    | TargetsChosen
    | ResponseUsed
    | PassiveFires
    | ModifierBegins
    | FloorCompleted
    | BossDefeated
    | Won
    | Lost
)
