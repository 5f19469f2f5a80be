"""Does it help to begin, and would a smaller castle make it worse? Keys to the Castle for two, as it is and 5 × 5.

    python examples/lab/who_begins.py 300 who_begins.html

300 games of each, seed 1: whoever begins wins 48.7 % (39.7 to 57.7) of the games between two of steady, and 51.7 %
(42.6 to 60.6) in the small castle; with hasty 50.7 % and 48.0 %. No sign of an advantage, nor that the size makes one.
What it does change is the length: a median of 23 turns instead of 42, with hasty 13 instead of 24.
"""

import sys
from pathlib import Path

from lampblack.lab.page.page import page
from lampblack.lab.sweeps.ask import ask
from lampblack.lab.sweeps.report import report

SMALL = Path(__file__).parents[1] / "packs" / "small-castle"

if __name__ == "__main__":
    games, *html = sys.argv[1:] or ["300"]
    line_ups = [["hasty", "hasty"], ["steady", "steady"]]
    found = ask("keys-to-the-castle", line_ups, packs=[SMALL], games=int(games))
    print("\n".join(report(found)))
    for file in html:
        Path(file).write_text(page(found), encoding="utf-8")
