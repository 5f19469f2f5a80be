"""Pieces of a report: tables that read well aloud, and plots beside them."""

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c1a17; background: #fbf9f4; }
body { margin: 0 auto; padding: 1.25rem 1rem 4rem; max-width: 74rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .4rem; border-top: 1px solid #cfc8ba; padding-top: 1.1rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; overflow-wrap: anywhere; }
p, li { max-width: 46rem; overflow-wrap: anywhere; }
.beside { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; margin: 1rem 0 1.8rem; }
.beside > svg { flex: 1 1 20rem; max-width: 34rem; min-width: 0; }
.scroll { flex: 1 1 22rem; min-width: 0; overflow-x: auto; }
table { border-collapse: collapse; font-size: .92rem; }
caption > span { display: block; max-width: calc(100vw - 2.4rem); }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { padding: .25rem .7rem .25rem 0; text-align: right; vertical-align: top; }
th[scope=row], thead th:first-child, td.words, th.words { text-align: left; overflow-wrap: anywhere; }
th[scope=row] { font-weight: 400; min-width: 9rem; }
thead th { border-bottom: 2px solid #8b8371; vertical-align: bottom; }
tbody tr + tr > * { border-top: 1px solid #e4ddcf; }
td { white-space: nowrap; }
td.words { white-space: normal; }
.warning { border-left: .4rem solid #b3261e; background: #fdecea; padding: .6rem .9rem; max-width: 46rem; }
svg { display: block; width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: #1c1a17; }
svg .label { paint-order: stroke; stroke: #fbf9f4; stroke-width: 4px; }
svg .tick { font-size: 11px; fill: #55503f; }
svg .letter { text-anchor: middle; font-weight: 600; fill: #fff; }
svg .grid { stroke: #ddd5c4; }
svg .zero { stroke: #1c1a17; stroke-dasharray: 3 3; }
svg .reach { stroke: #274690; stroke-width: 3; }
svg .point { fill: #274690; stroke: #fff; }
svg .bar { fill: #274690; }
a { color: #1d3f91; }
"""


def document(title: str, body: Sequence[str]) -> str:
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def table(
    caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int] = ()
) -> str:
    """The first column names its row; ``words`` are columns of text. It scrolls where it is too wide."""
    head = "".join(
        f'<th scope="col"{" class=words" if column in words else ""}>{escape(name)}</th>'
        for column, name in enumerate(heads)
    )
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(cell(text, column in words) for column, text in enumerate(row[1:], 1))
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(caption)}"><table>'
        f"<caption><span>{escape(caption)}</span></caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def cell(text: str, is_words: bool) -> str:
    return f'<td class="words">{escape(text)}</td>' if is_words else f"<td>{escape(text)}</td>"


def beside(*parts: str) -> str:
    return f'<div class="beside">{"".join(parts)}</div>'


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str, kind: str = "") -> str:
    attribute = f' class="{kind}"' if kind else ""
    return f"<p{attribute}>{escape(text)}</p>"
