"""What if there were one Key fewer? The Night Cage with one Key source fewer and one more, and with three Gates.

    python examples/lab/one_key_fewer.py 2000 one_key_fewer.html

2,000 games of each of six settings, seed 1, four of greedy: they win 7.0 % (5.3 to 8.8) of the games as the
rulebook has it. One Key source fewer costs 3.1 points (1.2 to 5.1), nearly half of that; what one more gives
(2.0, -0.5 to 4.2) and what a Gate fewer costs (1.3, -0.4 to 3.1) was not certain yet after so many.
"""

import sys
from pathlib import Path

from lampblack.lab.page.page import page
from lampblack.lab.sweeps.ask import ask
from lampblack.lab.sweeps.report import report

if __name__ == "__main__":
    games, *html = sys.argv[1:] or ["2000"]
    dials = {"key_sources": "-1,0,+1", "gates": "3,4"}
    found = ask("night-cage", [["greedy"] * 4], dials, games=int(games))
    print("\n".join(report(found)))
    for file in html:
        Path(file).write_text(page(found), encoding="utf-8")
