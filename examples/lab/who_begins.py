"""Does it help to begin, and would a smaller castle make it worse? Keys to the Castle for two, as it is and 5 × 5.

    python examples/lab/who_begins.py 2000 who_begins.html

FIGURES
"""

import sys
from pathlib import Path

from lampblack.lab.page.page import page
from lampblack.lab.sweeps.ask import ask
from lampblack.lab.sweeps.report import report

SMALL = Path(__file__).parents[1] / "packs" / "small-castle"

if __name__ == "__main__":
    games, *html = sys.argv[1:] or ["2000"]
    line_ups = [["hasty", "hasty"], ["steady", "steady"]]
    found = ask("keys-to-the-castle", line_ups, packs=[SMALL], games=int(games))
    print("\n".join(report(found)))
    for file in html:
        Path(file).write_text(page(found), encoding="utf-8")
