"""What if there were one Key fewer? The Night Cage with one Key source fewer and one more, and with three Gates.

    python examples/lab/one_key_fewer.py 2000 one_key_fewer.html

FIGURES
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
