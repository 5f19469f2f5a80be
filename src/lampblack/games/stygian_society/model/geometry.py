# interpreted: structs need msgspec's metaclass
"""The geometry of the physics model of the tower, in centimetres, grams and seconds."""

from typing import Annotated, Literal

import msgspec

Length = Annotated[float, msgspec.Meta(gt=0)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class CubeRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edge: Length
    mass: Length


class FrictionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sliding friction by surface."""

    wall: Share
    level: Share
    ramp: Share
    fence: Share
    cube: Share
    board: Share


class ShaftRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    inner: Length
    wall: Length
    height: Length
    exit_height: Length
    ramp_degrees: Annotated[float, msgspec.Meta(gt=0, lt=90)]


class LevelsRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plates, lowest first."""

    z: list[Length]
    thickness: Length
    pattern: list[Literal["ring", "blocker_x", "blocker_y"]]
    ring_ledge: Length
    blocker_plate: Length
    blocker_bar: Length


class CryptRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    width: Length
    depth: Length
    gap: Length
    fence_height: Length
    fence_thickness: Length


class ReleaseRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    above_rim: Length
    layer_size: Annotated[int, msgspec.Meta(ge=1, le=4)]
    layer_step: Length
    spread: Share
    min_separation: Length


class PhysicsRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
