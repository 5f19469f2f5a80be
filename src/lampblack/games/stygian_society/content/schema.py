"""The content's records as they stand in the TOML files (RULES-CONTENT.md, section 2).

Every table is converted strictly: an unknown field, a missing one or a wrong type is an error that
names the record. What goes beyond the shape of one record is checked in ``verify.py``.
"""

from typing import Annotated, Literal

import msgspec

HeroColor = Literal["blue", "green", "white"]
EnemyColor = Literal["red", "yellow", "black"]
Color = Literal["blue", "green", "white", "red", "yellow", "black"]
Attack = Literal["melee", "projectile", "magic", "none"]
Selector = Literal["none", "front1", "any1", "front2", "any2", "front_all", "rank", "all"]
StatusId = Literal["stricken", "shaken", "maimed", "cursed"]
Trigger = Literal[
    "turn_start",
    "cubes_fall",
    "enemy_action",
    "enemy_action_done",
    "harm",
    "peril_up",
    "afflicted",
    "attack",
    "kill",
    "turn_end",
    "floor_start",
    "floor_end",
]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in which every field is known."""


class HeroCubes(Strict, frozen=True):
    blue: int = 0
    green: int = 0
    white: int = 0


class DropCubes(HeroCubes, frozen=True):
    """What an action drops."""

    wild: int = 0


class Cost(HeroCubes, frozen=True):
    """What a line costs."""

    any: int = 0


class EnemyCubes(Strict, frozen=True):
    red: int = 0
    yellow: int = 0
    black: int = 0


class AnyCubes(Strict, frozen=True):
    blue: int = 0
    green: int = 0
    white: int = 0
    red: int = 0
    yellow: int = 0
    black: int = 0


class Count(Strict, frozen=True):
    """A number worked out when the effect happens (section 22 of the ledger)."""

    count: Literal["self", "status_here"]
    mul: int = 1
    div: int = 1
    add: int = 0
    min: int | None = None
    max: int | None = None


Number = int | Count


# --- modifiers -----------------------------------------------------------------------------------


class ModRecord(Strict, frozen=True):
    mod: Literal[
        "attack_add",
        "ignore_resist",
        "drop_add",
        "swift",
        "crypt_value",
        "heal_add",
        "heal_less",
        "luck_max",
        "chest_safe",
        "immune",
        "shields",
        "enemy_harm",
        "enemy_cost",
    ]
    n: int | None = None
    attack: Attack | None = None
    cubes: DropCubes | None = None
    status: Literal["stricken", "shaken", "maimed", "cursed", "all"] | None = None


# --- effects -------------------------------------------------------------------------------------


class EffectRecord(Strict, frozen=True, tag_field="do"):
    """One effect; ``do`` says which."""


class Wound(EffectRecord, frozen=True, tag="wound"):
    n: Number
    pierce: Literal["resist", "rank", "all"] | None = None


class Heal(EffectRecord, frozen=True, tag="heal"):
    n: Number


class Harm(EffectRecord, frozen=True, tag="harm"):
    n: Number


class Peril(EffectRecord, frozen=True, tag="peril"):
    n: Number


class Luck(EffectRecord, frozen=True, tag="luck"):
    n: Number


class Xp(EffectRecord, frozen=True, tag="xp"):
    n: Number


class MaxWounds(EffectRecord, frozen=True, tag="max_wounds"):
    n: Number


class Shield(EffectRecord, frozen=True, tag="shield"):
    n: Number


class Silence(EffectRecord, frozen=True, tag="silence"):
    color: Literal["all", "choose", "target"]


class Cubes(EffectRecord, frozen=True, tag="cubes", rename={"source": "from"}):
    source: Literal["bank", "field", "crypt"]
    to: Literal["bank", "field", "crypt"]
    color: Literal["blue", "green", "white", "red", "yellow", "black", "hero", "enemy", "any"]
    n: int | Literal["all"]
    upto: bool = False


class Recolor(EffectRecord, frozen=True, tag="recolor"):
    zone: Literal["field", "crypt"]
    to: HeroColor
    n: int
    color: Literal["hero"] = "hero"
    upto: bool = True


class Extract(EffectRecord, frozen=True, tag="extract"):
    color: Literal["blue", "green", "white", "red", "yellow", "black", "hero"]
    n: int
    to: Literal["field", "crypt"]
    one_color: bool = True


class Drop(EffectRecord, frozen=True, tag="drop"):
    cubes: AnyCubes


class PerilCubes(EffectRecord, frozen=True, tag="peril_cubes"):
    add: EnemyCubes


class Summon(EffectRecord, frozen=True, tag="summon"):
    enemy: str
    rank: Literal["front", "rear"]
    n: int


class Mend(EffectRecord, frozen=True, tag="mend"):
    who: Literal["self_kind", "boss", "all"]
    n: Number


class Afflict(EffectRecord, frozen=True, tag="afflict"):
    status: StatusId
    who: Literal["active", "all", "choose"]
    n: int


class Cleanse(EffectRecord, frozen=True, tag="cleanse"):
    who: Literal["self", "any", "all"]
    n: int | Literal["all"]


class Refresh(EffectRecord, frozen=True, tag="refresh"):
    who: Literal["self", "other", "any", "all"]
    n: int | Literal["all"]


class Exhaust(EffectRecord, frozen=True, tag="exhaust"):
    who: Literal["active", "all"]
    n: int


class Learn(EffectRecord, frozen=True, tag="learn"):
    who: Literal["self"] = "self"


class Cancel(EffectRecord, frozen=True, tag="cancel"):
    pass


class Prevent(EffectRecord, frozen=True, tag="prevent"):
    n: int | Literal["all"]


class Boost(EffectRecord, frozen=True, tag="boost"):
    n: Number


class FloorMod(EffectRecord, frozen=True, tag="floor_mod"):
    mod: ModRecord


class GameMod(EffectRecord, frozen=True, tag="game_mod"):
    mod: ModRecord


class ChestDraw(EffectRecord, frozen=True, tag="chest_draw"):
    n: int


class Regroup(EffectRecord, frozen=True, tag="regroup"):
    pass


class Lose(EffectRecord, frozen=True, tag="lose"):
    pass


class DropLess(EffectRecord, frozen=True, tag="drop_less"):
    """Only in the record of Shaken, which is a rule (SS-STAT-11)."""

    n: Number


AnyEffect = (
    Wound
    | Heal
    | Harm
    | Peril
    | Luck
    | Xp
    | MaxWounds
    | Shield
    | Silence
    | Cubes
    | Recolor
    | Extract
    | Drop
    | PerilCubes
    | Summon
    | Mend
    | Afflict
    | Cleanse
    | Refresh
    | Exhaust
    | Learn
    | Cancel
    | Prevent
    | Boost
    | FloorMod
    | GameMod
    | ChestDraw
    | Regroup
    | Lose
    | DropLess
)


# --- cards ---------------------------------------------------------------------------------------


class LineRecord(Strict, frozen=True):
    cost: Cost
    gives: list[AnyEffect]
    needs: int | None = None
    times: int | Literal["any"] = 1


class Condition(Strict, frozen=True):
    attack: Attack | None = None


class CardRecord(Strict, frozen=True, kw_only=True):
    """What skills, generic actions and treasures have in common."""

    id: str
    name: str
    kind: Literal["action", "support", "passive", "response"]
    exhaust: bool = False
    discard: bool = False
    shields: int = 0
    swift: bool = False
    no_drop: bool = False
    attack: Attack | None = None
    target: Selector = "none"
    drop: DropCubes = DropCubes()
    spend: list[LineRecord] = []
    free: list[AnyEffect] = []
    trigger: Trigger | None = None
    scope: Literal["self", "any"] = "self"
    cond: Condition = Condition()
    effects: list[AnyEffect] = []
    mods: list[ModRecord] = []
    text: str = ""
    flavor: str = ""
    source: str = ""


class SkillRecord(CardRecord, frozen=True, kw_only=True):
    hero: str
    level: int


class GenericRecord(CardRecord, frozen=True, kw_only=True):
    level: Literal[0] = 0


class TreasureRecord(CardRecord, frozen=True, kw_only=True):
    tier: Literal["lower", "upper"]
    owner: Literal["team", "hero"]


class HeroRecord(Strict, frozen=True, kw_only=True):
    id: str
    name: str
    color: HeroColor
    mat: str
    text: str = ""
    flavor: str = ""
    source: str = ""


# --- enemies and floors --------------------------------------------------------------------------


class Defense(Strict, frozen=True):
    kind: Literal["resist", "rank_ahead"]
    n: int
    type: Literal["melee", "projectile", "magic"] | None = None


class EnemyActionRecord(Strict, frozen=True):
    name: str
    cost: EnemyCubes
    effects: list[AnyEffect]


class EnemyRecord(Strict, frozen=True, kw_only=True):
    id: str
    name: str
    border: EnemyColor
    wounds: int
    xp: int
    defense: list[Defense] = []
    actions: list[EnemyActionRecord]
    text: str = ""
    flavor: str = ""
    source: str = ""


class FloorActionRecord(Strict, frozen=True):
    name: str
    color: EnemyColor
    cost: EnemyCubes
    effects: list[AnyEffect]


class ChartRecord(Strict, frozen=True):
    at: int
    effects: list[AnyEffect]


class SheetRecord(Strict, frozen=True, kw_only=True):
    id: str
    name: str
    front: list[str]
    rear: list[str]
    chests: int
    peril_cubes: EnemyCubes
    mods: list[ModRecord] = []
    floor_actions: list[FloorActionRecord]
    chart: list[ChartRecord]
    text: str = ""
    flavor: str = ""
    source: str = ""


class FloorRecord(SheetRecord, frozen=True, kw_only=True):
    tier: Literal["lower", "upper"]


class Boss(Strict, frozen=True):
    border: EnemyColor
    rank: Literal["front", "rear", "both"]
    wounds: int
    xp: int


class BossRecord(SheetRecord, frozen=True, kw_only=True):
    tier: Literal["midboss", "wizard"]
    boss: Boss
    boss_defense: list[Defense] = []
    boss_actions: list[EnemyActionRecord]
    defeat: list[AnyEffect] = []


class StatusRecord(Strict, frozen=True, kw_only=True):
    id: StatusId
    name: str
    when: Literal["turn_start", "gather", "attack", "turn_end"]
    effects: list[AnyEffect]
    text: str = ""
    flavor: str = ""
    source: str = ""


class ChestRecord(Strict, frozen=True, kw_only=True):
    id: str
    name: str
    number: int
    effects: list[AnyEffect]
    text: str = ""
    flavor: str = ""
    source: str = ""


# --- board and tower -----------------------------------------------------------------------------


class Pack(Strict, frozen=True):
    """What the content is called, and its version (SS-STATE-02)."""

    name: str
    version: int


class Tracks(Strict, frozen=True):
    peril_min: Literal[0]
    peril_start: Literal[0]
    peril_track: int
    luck_start: int
    luck_max: int
    xp_start: Literal[0]
    xp_needed_start: dict[Literal["3", "4"], int]
    xp_needed_max: int
    wounds_start: Literal[0]
    max_wounds_start: int
    party_wounds_track: int
    regroup_peril: int


class BoardCubes(Strict, frozen=True):
    per_color: Literal[10]
    hero_colors: list[Color]
    enemy_colors: list[Color]
    wild: str


class WoundTokens(Strict, frozen=True):
    ones: int
    fives: int


class Tokens(Strict, frozen=True):
    enemy_tokens_per_color: Literal[6]
    wound_tokens: WoundTokens


class Levels(Strict, frozen=True):
    skill_cards_per_hero: int
    by_level: dict[Literal["1", "2", "3"], int]


class Storeys(Strict, frozen=True):
    floors: Literal[6]
    lower: list[int]
    midboss: int
    upper: list[int]
    wizard: int


class BoardRecord(Strict, frozen=True):
    content: Pack
    tracks: Tracks
    cubes: BoardCubes
    tokens: Tokens
    levels: Levels
    tower: Storeys


Length = Annotated[float, msgspec.Meta(gt=0)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class StatisticalRecord(Strict, frozen=True):
    pass_empty: float
    pass_full: float
    occupancy_ref: float
    dislodge: float
    crypt: float


class CubeRecord(Strict, frozen=True):
    edge: Length
    mass: Length


class FrictionRecord(Strict, frozen=True):
    """Sliding friction by surface."""

    wall: Share
    level: Share
    ramp: Share
    fence: Share
    cube: Share
    board: Share


class ShaftRecord(Strict, frozen=True):
    inner: Length
    wall: Length
    height: Length
    exit_height: Length
    ramp_degrees: Annotated[float, msgspec.Meta(gt=0, lt=90)]


class LevelsRecord(Strict, frozen=True):
    """The plates, lowest first."""

    z: list[Length]
    thickness: Length
    pattern: list[Literal["ring", "blocker_x", "blocker_y"]]
    ring_ledge: Length
    blocker_plate: Length
    blocker_bar: Length


class CryptRecord(Strict, frozen=True):
    width: Length
    depth: Length
    gap: Length
    fence_height: Length
    fence_thickness: Length


class ReleaseRecord(Strict, frozen=True):
    above_rim: Length
    layer_size: Annotated[int, msgspec.Meta(ge=1, le=4)]
    layer_step: Length
    spread: Share
    min_separation: Length


class PhysicsRecord(Strict, frozen=True):
    """Geometry and solver of the physics model, in centimetres, grams and seconds."""

    units: Literal["cm, g, s"]
    gravity: Length
    timestep: Length
    integrator: Literal["Euler", "RK4", "implicit", "implicitfast"]
    cone: Literal["pyramidal", "elliptic"]
    impratio: Length
    solver_iterations: Annotated[int, msgspec.Meta(ge=1)]
    solref: tuple[float, float]
    solimp: tuple[float, float, float]
    condim: Literal[1, 3, 4, 6]
    max_time: Length
    settle_speed: Length
    settle_time: Length
    cube: CubeRecord
    friction: FrictionRecord
    shaft: ShaftRecord
    levels: LevelsRecord
    crypt: CryptRecord
    release: ReleaseRecord


class TowerRecord(Strict, frozen=True):
    statistical: StatisticalRecord
    physics: PhysicsRecord


class Records(Strict, frozen=True):
    """A whole content pack, record by record in the order of the files."""

    board: BoardRecord
    tower: TowerRecord
    heroes: list[HeroRecord]
    skills: list[SkillRecord]
    generics: list[GenericRecord]
    treasures: list[TreasureRecord]
    enemies: list[EnemyRecord]
    floors: list[FloorRecord]
    bosses: list[BossRecord]
    statuses: list[StatusRecord]
    chests: list[ChestRecord]
