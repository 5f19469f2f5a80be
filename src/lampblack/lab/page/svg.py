"""Plots as SVG, drawn by hand: small, one column wide, readable on a phone, named for who cannot see them.

Every plot stands beside a table of the same numbers; its title and description say what it shows.
"""

from collections.abc import Callable, Sequence
from html import escape
from itertools import count
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 360
LEFT, RIGHT = 8, 12
ROW = 38
LABEL = 48
"""Letters that fit above a row; the table has the whole name."""
FILLS = ("#274690", "#a8432d", "#3f6f6f", "#7a568e", "#8a6508", "#5a5a5a", "#236b43", "#8e2f62")

Format = Callable[[float], str]


class Bar(NamedTuple):
    """One row of a plot: a point with an interval around it, or a bar when there is none."""

    label: str
    value: float
    low: float
    high: float


class Part(NamedTuple):
    letter: str
    share: float


class Scale(NamedTuple):
    low: float
    high: float

    def x(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return LEFT + (WIDTH - LEFT - RIGHT) * (inside - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """About five round numbers."""
        rough = (self.high - self.low) / 5
        size = 10.0 ** floor(log10(rough))
        step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def scale_over(values: Sequence[float], least: float, most: float) -> Scale:
    """Round limits around the values, within what is possible at all."""
    low, high = min(values), max(values)
    room = max((high - low) * 0.06, 1e-3)
    return Scale(max(least, low - room), min(most, high + room))


def drawing(number: int, title: str, description: str, height: float, shapes: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-labelledby="t{number} d{number}">'
        f'<title id="t{number}">{escape(title)}</title><desc id="d{number}">{escape(description)}</desc>'
        f"{''.join(shapes)}</svg>"
    )


def axis(scale: Scale, height: float, form: Format) -> list[str]:
    shapes: list[str] = []
    for tick in scale.ticks():
        x = scale.x(tick)
        anchor = "start" if x < 30 else "end" if x > WIDTH - 34 else "middle"
        shapes.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 18:g}"/>')
        shapes.append(
            f'<text class="tick" x="{x:.1f}" y="{height - 4:g}" text-anchor="{anchor}">{form(tick)}</text>'
        )
    return shapes


def label(row: int, text: str) -> str:
    short = text if len(text) <= LABEL else f"{text[: LABEL - 1]}…"
    return f'<text class="label" x="{LEFT}" y="{row * ROW + 14}">{escape(short)}</text>'


def intervals(
    numbers: "count[int]",
    title: str,
    description: str,
    rows: Sequence[Bar],
    scale: Scale,
    form: Format,
    zero: bool,
) -> str:
    """A point and how far it may be off, row by row; with a line at zero where that is the question."""
    height = len(rows) * ROW + 22
    shapes = axis(scale, height, form)
    if zero:
        x = scale.x(0)
        shapes.append(f'<line class="zero" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 18}"/>')
    for number, row in enumerate(rows):
        y = number * ROW + 26
        shapes.append(label(number, row.label))
        shapes.append(
            f'<line class="reach" x1="{scale.x(row.low):.1f}" x2="{scale.x(row.high):.1f}" y1="{y}" y2="{y}"/>'
        )
        shapes.append(f'<circle class="point" cx="{scale.x(row.value):.1f}" cy="{y}" r="4.5"/>')
    return drawing(next(numbers), title, description, height, shapes)


def bars(numbers: "count[int]", title: str, description: str, rows: Sequence[Bar], form: Format) -> str:
    scale = Scale(0, max(row.value for row in rows) or 1)
    height = len(rows) * ROW + 22
    shapes = axis(scale, height, form)
    for number, row in enumerate(rows):
        width = scale.x(row.value) - LEFT
        shapes.append(label(number, row.label))
        shapes.append(
            f'<rect class="bar" x="{LEFT}" y="{number * ROW + 19}" width="{width:.1f}" height="13"/>'
        )
    return drawing(next(numbers), title, description, height, shapes)


def stacks(
    numbers: "count[int]", title: str, description: str, rows: Sequence[tuple[str, list[Part]]]
) -> str:
    """Parts of a whole, each with its letter; the same letter is the same part in every row."""
    scale = Scale(0, 1)
    height = len(rows) * ROW + 22
    shapes = axis(scale, height, lambda share: f"{100 * share:.0f} %")
    for number, (name, parts) in enumerate(rows):
        shapes.append(label(number, name))
        begun = 0.0
        y = number * ROW + 18
        for part in parts:
            colour = (ord(part.letter[0]) - 65) % len(FILLS)
            x, width = scale.x(begun), scale.x(begun + part.share) - scale.x(begun)
            shapes.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="15" fill="{FILLS[colour]}"/>'
            )
            if width >= 14:
                shapes.append(
                    f'<text class="letter" x="{x + width / 2:.1f}" y="{y + 12}">{part.letter}</text>'
                )
            begun += part.share
    return drawing(next(numbers), title, description, height, shapes)
