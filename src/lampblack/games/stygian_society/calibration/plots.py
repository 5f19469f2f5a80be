"""The report's pictures, as SVG."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lampblack.games.stygian_society.calibration.compare import bins
from lampblack.games.stygian_society.calibration.watch import Drop, Watched, staying
from lampblack.kernel.answers import Malformed

LONGEST = 25


def load_pygal() -> Any:
    try:
        import pygal
    except ImportError:
        raise Malformed("calibrate", "plots need pygal: pip install 'lampblack[physics]'") from None
    return pygal


def chart(title: str, x: str, y: str) -> Any:
    pygal = load_pygal()
    from pygal.style import Style

    style = Style(
        background="white",
        plot_background="white",
        colors=("#1f5fa8", "#d1720f", "#5d5d5d"),
        font_family="sans-serif",
    )
    return pygal.XY(
        title=title,
        x_title=x,
        y_title=y,
        style=style,
        width=640,
        height=400,
        legend_at_bottom=True,
        dots_size=3,
        js=(),
        no_prefix=True,  # the same picture from the same figures
        include_x_axis=True,
        legend_at_bottom_columns=3,
        truncate_legend=-1,
    )


Series = dict[str, list[tuple[float, float]]]


def save(file: Path, title: str, x: str, y: str, series: Series) -> None:
    drawing = chart(title, x, y)
    for number, (name, points) in enumerate(series.items()):
        dash = {"stroke_style": {"dasharray": "6, 3"}} if number else {}
        drawing.add(name, points, **dash)
    file.write_bytes(drawing.render())


def mean_by(
    drops: Sequence[Drop], key: Callable[[Drop], int], value: Callable[[Drop], int]
) -> list[tuple[float, float]]:
    """The mean of a value for every key that was seen often enough to have one."""
    groups: dict[int, list[int]] = {}
    for drop in drops:
        groups.setdefault(key(drop), []).append(value(drop))
    return [(k, round(sum(v) / len(v), 4)) for k, v in sorted(groups.items()) if len(v) >= 5]


def five(inside: int) -> int:
    """The middle of the five numbers it falls among."""
    return inside // 5 * 5 + 2


def draw_plots(directory: Path, models: dict[str, Watched]) -> list[str]:
    """The pictures' file names, in the order of the report."""
    files = ["by-dropped.svg", "by-inside.svg", "passing.svg", "crypt.svg", "staying.svg"]

    def each(points: Callable[[Watched], list[tuple[float, float]]]) -> Series:
        return {name: points(seen) for name, seen in models.items()}

    save(
        directory / files[0],
        "Cubes out by cubes dropped",
        "dropped",
        "out, on average",
        each(lambda seen: mean_by(seen.drops, lambda d: d.dropped, lambda d: d.out)),
    )
    save(
        directory / files[1],
        "Cubes out by cubes inside",
        "inside before the drop",
        "out, on average",
        each(lambda seen: mean_by(seen.drops, lambda d: five(d.inside), lambda d: d.out)),
    )
    save(
        directory / files[2],
        "Chance of a dropped cube to leave at once",
        "inside before the drop",
        "chance",
        each(lambda seen: [(round(b.inside, 2), round(b.passed.value, 4)) for b in bins(seen.drops)]),
    )
    save(
        directory / files[3],
        "Cubes in the crypt by cubes out",
        "out",
        "in the crypt, on average",
        each(lambda seen: mean_by(seen.drops, lambda d: d.out, lambda d: d.crypt)),
    )
    save(
        directory / files[4],
        "How long a cube stays",
        "drops, its own the first",
        "still inside",
        each(
            lambda seen: [(float(age), round(share, 4)) for age, share in enumerate(staying(seen, LONGEST))]
        ),
    )
    return files
