"""What can happen, as typed structs: the contents of events. All of it is public (SS-STATE-09).

Cubes are text such as ``B2W1``; ``0`` for none. Places of enemies are ``G``, ``F1`` … and ``R1`` ….
"""

import msgspec


class Named(msgspec.Struct, frozen=True):
    """A hero, card, enemy or sheet: its id in the content, and what it is called."""

    id: str
    name: str


class SsFact(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class HeroJoined(SsFact, frozen=True, tag=True):
    seat: int
    hero: Named
    random: bool


class FirstSkill(SsFact, frozen=True, tag=True):
    hero: Named
    card: Named


class HeroBegins(SsFact, frozen=True, tag=True):
    hero: Named


class FloorBegan(SsFact, frozen=True, tag=True):
    floor: int
    sheet: Named
    front: list[Named]
    rear: list[Named]
    giant: Named | None
    peril_cubes: str


class SsTurnBegan(SsFact, frozen=True, tag=True):
    seat: int
    hero: Named
    turn: int


class SupportUsed(SsFact, frozen=True, tag=True):
    hero: Named
    card: Named


class ActionDeclared(SsFact, frozen=True, tag=True):
    hero: Named
    card: Named
    swift: bool


class ActionWaived(SsFact, frozen=True, tag=True):
    """The floor was completed before an action was declared (SS-TURN-17)."""

    hero: Named


class TargetsChosen(SsFact, frozen=True, tag=True):
    hero: Named
    card: Named
    enemies: list[Named]
    places: list[str]


class PerilGathered(SsFact, frozen=True, tag=True):
    cubes: str
    missing: int


class CubesLeftOut(SsFact, frozen=True, tag=True):
    """Shaken (SS-STAT-11); X is a wild."""

    hero: Named
    cubes: str


class HeroGathered(SsFact, frozen=True, tag=True):
    """``wilds`` are among the cubes."""

    hero: Named
    cubes: str
    wilds: str
    missing: int


class CubesFell(SsFact, frozen=True, tag=True):
    dropped: str
    field: str
    crypt: str
    inside: str


class LuckChanged(SsFact, frozen=True, tag=True):
    by: int
    luck: int


class ColorSkipped(SsFact, frozen=True, tag=True):
    """A silenced color (SS-ENEMY-14)."""

    color: str


class EnemyActs(SsFact, frozen=True, tag=True):
    """``enemy`` is None for an action of the floor."""

    enemy: Named | None
    color: str
    action: str
    field: str
    crypt: str


class EnemyCancelled(SsFact, frozen=True, tag=True):
    action: str


class LinesBought(SsFact, frozen=True, tag=True):
    hero: Named
    card: Named
    lines: list[int]


class CubesPaid(SsFact, frozen=True, tag=True):
    hero: Named
    field: str
    crypt: str
    luck: int


class EnemyWounded(SsFact, frozen=True, tag=True):
    """``amount`` was dealt, ``warded`` is what defenses stopped."""

    enemy: Named
    place: str
    amount: int
    warded: int
    wounds: int
    maximum: int


class EnemyKilled(SsFact, frozen=True, tag=True):
    enemy: Named
    place: str


class EnemyStepsUp(SsFact, frozen=True, tag=True):
    """From the rear into the front rank (SS-RANK-03)."""

    enemy: Named


class EnemiesFled(SsFact, frozen=True, tag=True):
    enemies: list[Named]


class EnemiesSummoned(SsFact, frozen=True, tag=True):
    enemy: Named
    rank: str
    number: int
    missing: int


class EnemyMended(SsFact, frozen=True, tag=True):
    enemy: Named
    place: str
    amount: int
    wounds: int


class XpGained(SsFact, frozen=True, tag=True):
    amount: int
    xp: int
    needed: int


class LevelGained(SsFact, frozen=True, tag=True):
    needed: int


class SkillGained(SsFact, frozen=True, tag=True):
    hero: Named
    card: Named
    random: bool


class Healed(SsFact, frozen=True, tag=True):
    amount: int
    wounds: int
    maximum: int


class ArmorStopped(SsFact, frozen=True, tag=True):
    amount: int


class SsWounded(SsFact, frozen=True, tag=True):
    amount: int
    wounds: int
    maximum: int


class MaximumChanged(SsFact, frozen=True, tag=True):
    maximum: int


class ShieldsRaised(SsFact, frozen=True, tag=True):
    amount: int


class PerilChanged(SsFact, frozen=True, tag=True):
    by: int
    peril: int


class ChartEntry(SsFact, frozen=True, tag=True):
    at: int
    text: str


class PerilCubesChanged(SsFact, frozen=True, tag=True):
    cubes: str


class SsSilenced(SsFact, frozen=True, tag=True):
    colors: list[str]


class CubesMoved(SsFact, frozen=True, tag=True):
    cubes: str
    source: str
    to: str


class CubesExchanged(SsFact, frozen=True, tag=True):
    cubes: str
    zone: str
    color: str


class ResponseUsed(SsFact, frozen=True, tag=True):
    """``hero`` is None for a team treasure."""

    hero: Named | None
    card: Named


class PassiveFires(SsFact, frozen=True, tag=True):
    hero: Named | None
    card: Named


class Prevented(SsFact, frozen=True, tag=True):
    amount: int
    what: str
    left: int


class AttackBoosted(SsFact, frozen=True, tag=True):
    enemy: Named
    place: str
    amount: int


class Afflicted(SsFact, frozen=True, tag=True):
    """``color`` is None when no hero cube is left in the bank (SS-STAT-02)."""

    hero: Named
    status: str
    color: str | None


class StatusStopped(SsFact, frozen=True, tag=True):
    """By immunity, or cancelled."""

    hero: Named
    status: str
    immune: bool


class StatusHurts(SsFact, frozen=True, tag=True):
    """Stricken at the start of a turn, Cursed at its end (SS-STAT-10, -13)."""

    hero: Named
    status: str


class StatusRemoved(SsFact, frozen=True, tag=True):
    hero: Named
    status: str
    cubes: str


class BoughtOff(SsFact, frozen=True, tag=True):
    hero: Named
    payment: str
    color: str


class CardRefreshed(SsFact, frozen=True, tag=True):
    card: Named


class AllRefreshed(SsFact, frozen=True, tag=True):
    """Every exhausted card is ready again."""


class CardExhausted(SsFact, frozen=True, tag=True):
    hero: Named
    card: Named


class ModifierBegins(SsFact, frozen=True, tag=True):
    kind: str
    n: int
    attack: str | None
    game: bool
    """For the rest of the game, else of the floor."""


class SsRegrouped(SsFact, frozen=True, tag=True):
    pass


class FloorCompleted(SsFact, frozen=True, tag=True):
    floor: int


class BossDefeated(SsFact, frozen=True, tag=True):
    boss: Named


class ChestOpened(SsFact, frozen=True, tag=True):
    chest: Named
    text: str
    number: int
    compared: int
    """Peril less what keeps the chest safe (SS-CHEST-02)."""
    happens: bool


class ChestsLeft(SsFact, frozen=True, tag=True):
    pass


class TreasureFound(SsFact, frozen=True, tag=True):
    card: Named
    team: bool


class TreasuresGone(SsFact, frozen=True, tag=True):
    """The treasure deck is empty (SS-TREAS-01)."""


class TreasureGiven(SsFact, frozen=True, tag=True):
    card: Named
    hero: Named


class SsWon(SsFact, frozen=True, tag=True):
    wizard: Named
    turn: int


class SsLost(SsFact, frozen=True, tag=True):
    reason: str
    floor: int
    turn: int


SsAnyFact = (
    HeroJoined
    | FirstSkill
    | HeroBegins
    | FloorBegan
    | SsTurnBegan
    | SupportUsed
    | ActionDeclared
    | ActionWaived
    | TargetsChosen
    | PerilGathered
    | CubesLeftOut
    | HeroGathered
    | CubesFell
    | LuckChanged
    | ColorSkipped
    | EnemyActs
    | EnemyCancelled
    | LinesBought
    | CubesPaid
    | EnemyWounded
    | EnemyKilled
    | EnemyStepsUp
    | EnemiesFled
    | EnemiesSummoned
    | EnemyMended
    | XpGained
    | LevelGained
    | SkillGained
    | Healed
    | ArmorStopped
    | SsWounded
    | MaximumChanged
    | ShieldsRaised
    | PerilChanged
    | ChartEntry
    | PerilCubesChanged
    | SsSilenced
    | CubesMoved
    | CubesExchanged
    | ResponseUsed
    | PassiveFires
    | Prevented
    | AttackBoosted
    | Afflicted
    | StatusStopped
    | StatusHurts
    | StatusRemoved
    | BoughtOff
    | CardRefreshed
    | AllRefreshed
    | CardExhausted
    | ModifierBegins
    | SsRegrouped
    | FloorCompleted
    | BossDefeated
    | ChestOpened
    | ChestsLeft
    | TreasureFound
    | TreasuresGone
    | TreasureGiven
    | SsWon
    | SsLost
)
