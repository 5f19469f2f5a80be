"""The cube tower: cubes go in on top, some come out below into field or crypt (SS-TOWER, SS-TOW).

What is inside belongs to the position, by color. A model says what one drop brings out. The statistical
model asks chance one question per color that is inside or dropped, ``fall red 2+1``: two of the red cubes lie in the
field, one in the crypt. Whoever has a real tower on the table answers all of them in one line, ``R2B1/R1``.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.games.stygian_society.model.pieces import (
    ALL_MASK,
    COLOR_NAMES,
    COLORS,
    CUBES_PER_COLOR,
    Packed,
    cubes_from_text,
    cubes_in,
    cubes_to_text,
    number,
    packed,
    unpacked,
)
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit
from lampblack.kernel.chance import Chance, Form, Odds

SCALE: Final = 1073741824.0  # 2**30: probabilities become whole weights

Fallen = i64
"""What fell: the bag of the field, and that of the crypt above its six colors."""

CRYPT_SHIFT: Final = 24
BAG: Final = 16777215  # of six colors


def into_field(fallen: Fallen) -> Packed:
    return fallen & BAG


def into_crypt(fallen: Fallen) -> Packed:
    return fallen >> CRYPT_SHIFT


@mypyc_attr(allow_interpreted_subclasses=True)
class Tower:
    """A model of the tower. It sees what is inside and what is dropped, and keeps no secrets of its own."""

    def __init__(self, name: str, keeps_places: bool = False) -> None:
        self.name = name
        self.keeps_places = keeps_places
        """Whether it remembers where its cubes lie: such a tower serves one game, and nobody tries drops in it."""

    def prepare(self, chance: Chance) -> None:
        """Before a game: ``Malformed`` when this model cannot be had here."""

    def drop(self, inside: list[int], dropped: list[int], chance: Chance) -> tuple[list[int], list[int]]:
        """What falls into the field and into the crypt, by color; the rest stays inside."""
        raise NotImplementedError

    def drop_bag(self, inside: Packed, dropped: Packed, chance: Chance) -> Fallen:
        """The same with bags, as a position holds its cubes."""
        field, crypt = self.drop(unpacked(inside), unpacked(dropped), chance)
        return packed(field) | (packed(crypt) << CRYPT_SHIFT)


def check_conserved(inside: list[int], dropped: list[int], field: list[int], crypt: list[int]) -> None:
    """SS-TOWER-01: nothing comes out that was neither inside nor dropped."""
    for color in range(COLORS):
        out = field[color] + crypt[color]
        if field[color] < 0 or crypt[color] < 0 or out > inside[color] + dropped[color]:
            raise Malformed(
                "tower",
                f"{out} {COLOR_NAMES[color]} cubes fall, {inside[color] + dropped[color]} are there [SS-TOWER-01]",
            )


def outcomes(cubes: int) -> list[str]:
    """Every way a color's cubes can fall: field + crypt."""
    return [f"{field}+{crypt}" for field in range(cubes + 1) for crypt in range(cubes + 1 - field)]


OUTCOMES: Final = [outcomes(cubes) for cubes in range(CUBES_PER_COLOR + 1)]
FIELD_OF: Final = [[int(name.split("+")[0]) for name in names] for names in OUTCOMES]
CRYPT_OF: Final = [[int(name.split("+")[1]) for name in names] for names in OUTCOMES]
FALLEN: Final = [
    [field | (crypt << CRYPT_SHIFT) for field, crypt in zip(fields, crypts)]
    for fields, crypts in zip(FIELD_OF, CRYPT_OF)
]
"""Of the first color; the others stand as many places above."""
SUBJECTS: Final = [
    [COLOR_NAMES[color] for color in range(COLORS) if (colors >> color) & 1] for colors in range(ALL_MASK + 1)
]
"""The names of a set of colors, in canonical order."""


@final
class FallForm(Form):
    """What fell, typed in one line: the cubes in the field, then after a slash those in the crypt (``B1R2/W1``)."""

    def question(self, subjects: list[str], names: list[Sequence[str]]) -> str:
        most = cubes_to_text(self.there(subjects, names))
        return f"what fell? Field/crypt, for example B1R1/W1; 0 for nothing. In the tower, with those dropped: {most}."

    def prompt(self) -> str:
        return "Drop the cubes into your tower, then tell what came out."

    def read(self, line: str, subjects: list[str], names: list[Sequence[str]]) -> list[str]:
        field_text, _, crypt_text = line.partition("/")
        field = cubes_from_text("the field", field_text)
        crypt = cubes_from_text("the crypt", crypt_text)
        check_conserved(self.there(subjects, names), [0] * COLORS, field, crypt)
        colors = [COLOR_NAMES.index(subject) for subject in subjects]
        return [f"{field[color]}+{crypt[color]}" for color in colors]

    def there(self, subjects: list[str], names: list[Sequence[str]]) -> list[int]:
        """The most of each color that can fall: the last outcome is that all lie in the field."""
        cubes = [0] * COLORS
        for at, subject in enumerate(subjects):
            cubes[COLOR_NAMES.index(subject)] = int(names[at][len(names[at]) - 1].split("+")[0])
        return cubes


FALL_FORM: Final = FallForm()


def ask_what_fell(
    chance: Chance, inside: list[int], dropped: list[int], weights: list[list[int]]
) -> tuple[list[int], list[int]]:
    """SS-TOW-08: one question per color that is inside or dropped, in canonical order; ``weights`` of those."""
    odds: list[Odds] = []
    for color in range(COLORS):
        cubes = inside[color] + dropped[color]
        if cubes:
            odds.append(Odds(OUTCOMES[cubes], weights[len(odds)]))
    fallen = ask_by_odds(chance, packed(inside), packed(dropped), odds)
    return unpacked(into_field(fallen)), unpacked(into_crypt(fallen))


def ask_by_odds(chance: Chance, inside: Packed, dropped: Packed, odds: list[Odds]) -> Fallen:
    """The same with bags. Conserved (SS-TOWER-01): no outcome has more cubes than there are."""
    there = inside + dropped
    colors: i64 = 0
    for color in range(COLORS):
        if number(there, color):
            colors |= bit(color)
    picked = chance.pick_each("fall", SUBJECTS[colors], odds, FALL_FORM)
    fallen: Fallen = 0
    at: i64 = 0
    for color in range(COLORS):
        cubes = number(there, color)
        if cubes:
            one: Fallen = FALLEN[cubes][picked[at]]
            fallen |= one << (4 * color)
            at += 1
    return fallen


def binomial(cubes: int, p: float) -> list[float]:
    """How likely each number of ``cubes`` independent ones is."""
    chances = [1.0]
    for _ in range(cubes):
        longer = [0.0] * (len(chances) + 1)
        for at, chance in enumerate(chances):
            longer[at] += chance * (1.0 - p)
            longer[at + 1] += chance * p
        chances = longer
    return chances


@final
class StatisticalTower(Tower):
    """Every cube on its own (SS-TOW-05 to -08). Weights are worked out once for each situation."""

    def __init__(self, parameters: TowerParameters) -> None:
        super().__init__("statistical")
        self.parameters = parameters
        self.odds: list[list[Odds | None] | None] = [None] * (64 * 64)

    def drop(self, inside: list[int], dropped: list[int], chance: Chance) -> tuple[list[int], list[int]]:
        fallen = self.drop_bag(packed(inside), packed(dropped), chance)
        return unpacked(into_field(fallen)), unpacked(into_crypt(fallen))

    def drop_bag(self, inside: Packed, dropped: Packed, chance: Chance) -> Fallen:
        if dropped == 0:
            return 0  # SS-TOWER-04
        retained = cubes_in(inside)
        falling = cubes_in(dropped)
        row = self.row_of(retained, falling)
        odds: list[Odds] = []
        for color in range(COLORS):
            old = number(inside, color)
            new = number(dropped, color)
            if old + new:
                found = row[old * 16 + new]
                odds.append(found if found is not None else self.odds_for(retained, falling, old, new))
        return ask_by_odds(chance, inside, dropped, odds)

    def row_of(self, retained: i64, falling: i64) -> list[Odds | None]:
        """By how full the tower is and how many cubes fall."""
        row = self.odds[retained * 64 + falling]
        if row is None:
            row = [None] * (16 * 16)
            self.odds[retained * 64 + falling] = row
        return row

    def odds_for(self, retained: i64, falling: i64, inside: i64, dropped: i64) -> Odds:
        """In such a drop, of a color with so many inside and dropped."""
        row = self.row_of(retained, falling)
        found = row[inside * 16 + dropped]
        if found is None:
            found = Odds(OUTCOMES[inside + dropped], self.work_out(retained, falling, inside, dropped))
            row[inside * 16 + dropped] = found
        return found

    def work_out(self, retained: int, falling: int, inside: int, dropped: int) -> list[int]:
        """SS-TOW-05 to -07 for one color: the chance of each outcome, as whole numbers."""
        tower = self.parameters
        filled = min(1.0, retained / tower.occupancy_ref)
        passing = tower.pass_empty + (tower.pass_full - tower.pass_empty) * filled
        staying = 1.0
        for _ in range(falling):
            staying *= 1.0 - tower.dislodge
        old = binomial(inside, 1.0 - staying)
        new = binomial(dropped, passing)
        cubes = inside + dropped
        out = [0.0] * (cubes + 1)
        for a, first in enumerate(old):
            for b, second in enumerate(new):
                out[a + b] += first * second
        into_crypt = [binomial(leaving, tower.crypt) for leaving in range(cubes + 1)]
        weights: list[int] = []
        for at in range(len(OUTCOMES[cubes])):
            crypt = CRYPT_OF[cubes][at]
            leaving = FIELD_OF[cubes][at] + crypt
            likely = out[leaving] * into_crypt[leaving][crypt]
            # What can happen keeps a weight, so that nobody's real tower is called impossible.
            weights.append(max(1, round(likely * SCALE)) if likely > 0.0 else 0)
        return weights


@final
class ScriptedTower(Tower):
    """Returns given results in order (SS-TOW-02): ``B1R1`` falls into the field, ``B1R1/W1`` also W1 into the crypt."""

    def __init__(self, results: Sequence[str]) -> None:
        super().__init__("scripted")
        self.results = list(results)
        self.at = 0

    def drop(self, inside: list[int], dropped: list[int], chance: Chance) -> tuple[list[int], list[int]]:
        if sum(dropped) == 0:
            return [0] * COLORS, [0] * COLORS
        if self.at == len(self.results):
            raise Malformed("tower", f"the script has no result for {cubes_to_text(dropped)} [SS-TOW-02]")
        field_text, _, crypt_text = self.results[self.at].partition("/")
        self.at += 1
        field = cubes_from_text("tower", field_text)
        crypt = cubes_from_text("tower", crypt_text)
        check_conserved(inside, dropped, field, crypt)
        return field, crypt
