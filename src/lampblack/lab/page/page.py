"""A sweep's report: one file, plots inside, every number in a table too."""

from itertools import count

from lampblack.games import find_game
from lampblack.lab.contest import contest_of
from lampblack.lab.endings import endings_of
from lampblack.lab.evidence import evidence_of, evidence_rows
from lampblack.lab.page.deeds import in_words, means_of
from lampblack.lab.page.parts import beside, document, heading, paragraph, table
from lampblack.lab.page.svg import Bar, Part, bars, intervals, scale_over, stacks
from lampblack.lab.play import Result
from lampblack.lab.sequences import Interval
from lampblack.lab.sweeps.effects import Effect, effects_of, warnings_of
from lampblack.lab.sweeps.grid import seats_name
from lampblack.lab.sweeps.report import Found, found_in, headline
from lampblack.lab.sweeps.run import Sweep

METHOD = (
    "Every setting plays the same seeds, so that luck is shared and differences show sooner. Intervals are "
    "confidence sequences: they hold with 95 % at every moment of the run together, so that stopping when the "
    "answer is known well enough does not flatter it. Shares: a beta-binomial mixture. Differences: the "
    "empirical Bernstein sequence of Waudby-Smith and Ramdas, on pairs of games with the same seed; all "
    "differences of this page hold together with 95 %. A share is of all games: those the lab stopped count "
    "as not won."
)


def page(sweep: Sweep) -> str:
    numbers = count(1)
    title = f"{find_game(sweep.grid.game).title}: a sweep"
    rows = found_in(sweep)
    effects = effects_of(sweep)
    body = [heading(title, 1), paragraph(headline(sweep))]
    body += [paragraph(warning, "warning") for warning in warnings_of(effects)]
    body += shares(sweep, rows, numbers)
    if effects:
        body += sensitivity(sweep, effects, numbers)
    body += lengths(sweep, rows, numbers)
    body += endings(sweep, numbers)
    body += deeds(sweep, numbers)
    body += [
        heading("What this rests on"),
        *grounds(sweep),
        heading("How it was measured"),
        paragraph(METHOD),
    ]
    return document(title, body)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(share: float) -> str:
    return f"{100 * share:+.1f}"


def shares(sweep: Sweep, rows: list[Found], numbers: "count[int]") -> list[str]:
    body = [heading("How often the game is won")]
    scale = scale_over([limit for row in rows for limit in (row.share.low, row.share.high)], 0.0, 1.0)
    for line_up in sweep.grid.line_ups:
        cells = sweep.grid.of(line_up)
        wins = contest_of(sweep.grid.cells[cells[0]].plan).measure.wins
        caption = f"How often {wins}, with {seats_name(line_up)}"
        plot = intervals(
            numbers,
            caption,
            f"A dot for each of {len(cells)} settings, with its 95 % interval; the numbers are in the table.",
            [Bar(rows[n].name, *rows[n].share) for n in cells],
            scale,
            lambda share: f"{100 * share:.0f} %",
            False,
        )
        listed = [[rows[n].name, percent(rows[n].share.value), between(rows[n].share)] for n in cells]
        body.append(beside(plot, table(caption, ["Setting", "Share", "95 % interval"], listed)))
    return body


def between(share: Interval) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f} %"


def sensitivity(sweep: Sweep, effects: list[Effect], numbers: "count[int]") -> list[str]:
    note = "Each change is averaged over all settings of the other dials, game by game with the same seed."
    body = [heading("What each dial does"), paragraph(note)]
    scale = scale_over([0.0, *[limit for e in effects for limit in (e.share.low, e.share.high)]], -1.0, 1.0)
    for line_up in sweep.grid.line_ups:
        own = [effect for effect in effects if effect.line_up == line_up]
        caption = f"What turning each dial does to that share, in points, with {seats_name(line_up)}"
        plot = intervals(
            numbers,
            caption,
            "A dot for each change with its interval, around a dashed line at no effect; the numbers are in the table.",
            [Bar(effect.name, *effect.share) for effect in own],
            scale,
            lambda share: f"{100 * share:+.0f}",
            True,
        )
        rows = [
            [
                effect.name,
                points(effect.share.value),
                f"{points(effect.share.low)} to {points(effect.share.high)}",
                percent(effect.differ),
                "" if effect.turns is None else f"{effect.turns:+.1f}",
            ]
            for effect in own
        ]
        heads = ["Change", "Points", "All hold with 95 %", "Games it changed", "Turns longer"]
        body.append(beside(plot, table(caption, heads, rows)))
    return body


def lengths(sweep: Sweep, rows: list[Found], numbers: "count[int]") -> list[str]:
    known = [row.turns for row in rows if row.turns is not None]
    if not known:
        return []
    body = [heading("How long games take")]
    scale = scale_over([limit for turns in known for limit in (turns.low, turns.high)], 0.0, 1e9)
    for line_up in sweep.grid.line_ups:
        own = [(rows[n].name, turns) for n in sweep.grid.of(line_up) if (turns := rows[n].turns) is not None]
        caption = f"How many turns games take, with {seats_name(line_up)}"
        plot = intervals(
            numbers,
            caption,
            "A dot at the median of each setting, and a line from the shortest twentieth to the longest.",
            [Bar(name, turns.median, turns.low, turns.high) for name, turns in own],
            scale,
            lambda turns: f"{turns:,.0f}",
            False,
        )
        listed = [
            [name, f"{t.mean:,.1f}", f"{t.low:,.0f}", f"{t.median:,.0f}", f"{t.high:,.0f}", f"{t.longest:,}"]
            for name, t in own
        ]
        heads = ["Setting", "Mean", "5\N{NO-BREAK SPACE}%", "Median", "95\N{NO-BREAK SPACE}%", "Longest"]
        body.append(beside(plot, table(caption, heads, listed)))
    return body


def endings(sweep: Sweep, numbers: "count[int]") -> list[str]:
    grid = sweep.grid
    everything = [result for played in sweep.results for result in played]
    letters: dict[tuple[str | None, bool], str] = {}
    lines: dict[str, str] = {}
    for number, ending in enumerate(endings_of(grid.game, everything, grid.cells[0].plan.max_actions)):
        letter = chr(65 + number % 26)
        letters[ending.rule, ending.won] = letter
        lines[letter] = ending.line()
    body = [heading("How games end")]
    for line_up in grid.line_ups:
        caption = f"How games end, with {seats_name(line_up)}"
        stacked: list[tuple[str, list[Part]]] = []
        for number in grid.of(line_up):
            played = sweep.results[number]
            counts = counted(played)
            parts = [
                Part(letter, counts.get(key, 0) / max(1, len(played))) for key, letter in letters.items()
            ]
            stacked.append((grid.cells[number].name, parts))
        about = "A bar for each setting, cut into endings by their letters; the table has the shares."
        rows = [[name, *[percent(part.share) for part in parts]] for name, parts in stacked]
        plot = stacks(numbers, caption, about, stacked)
        body.append(beside(plot, table(caption, ["Setting", *lines], rows)))
    listed = [[letter, line] for letter, line in lines.items()]
    return [*body, table("What the letters stand for", ["Letter", "Ending"], listed, words=[1])]


def counted(played: list[Result]) -> dict[tuple[str | None, bool], int]:
    counts: dict[tuple[str | None, bool], int] = {}
    for result in played:
        key = (result.rule, bool(result.winners))
        counts[key] = counts.get(key, 0) + 1
    return counts


def deeds(sweep: Sweep, numbers: "count[int]") -> list[str]:
    """Drawn at the base of every dial; the table has all settings."""
    body = [heading("Who did what")]
    body.append(paragraph("Decisions in a game, on average; all seats of one bot and one part together."))
    for line_up in sweep.grid.line_ups:
        cells = sweep.grid.of(line_up)
        found = {n: means_of(sweep.grid.cells[n].plan, sweep.results[n]) for n in cells}
        base = next(n for n in cells if sweep.grid.cells[n].setting == sweep.grid.base)
        for who, done in found[base].items():
            caption = f"{who}: decisions in a game" + (
                f", among {seats_name(line_up)}" if len(sweep.grid.line_ups) > 1 else ""
            )
            plot = bars(
                numbers,
                f"{caption}, {sweep.grid.cells[base].name}",
                "A bar for each kind of decision; the table has the numbers of every setting.",
                [Bar(in_words(action), mean, mean, mean) for action, mean in done.items()],
                lambda times: f"{times:g}",
            )
            actions = dict.fromkeys(a for n in cells for a in found[n].get(who, {}))
            rows = [
                [in_words(a), *[f"{found[n].get(who, {}).get(a, 0.0):,.2f}" for n in cells]] for a in actions
            ]
            heads = ["Decision", *[sweep.grid.cells[n].name for n in cells]]
            body.append(beside(plot, table(caption, heads, rows)))
    return body


def grounds(sweep: Sweep) -> list[str]:
    """One table for what all settings share, one for what each has."""
    rows = [dict(evidence_rows(evidence_of(cell.plan))) for cell in sweep.grid.cells]
    shared = [name for name in rows[0] if all(row[name] == rows[0][name] for row in rows)]
    body = [table("All settings", ["What", "Value"], [[name, rows[0][name]] for name in shared], words=[1])]
    own = [name for name in rows[0] if name not in shared]
    for cell, row in zip(sweep.grid.cells, rows):
        if own:
            title = f"{cell.name}, {seats_name(cell.line_up)}"
            body.append(table(title, ["What", "Value"], [[name, row[name]] for name in own], words=[1]))
    return body
