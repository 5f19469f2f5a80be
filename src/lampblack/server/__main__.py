"""``python -m lampblack.server`` is ``lampblack serve``."""

import typer

from lampblack.server.command import serve

if __name__ == "__main__":
    typer.run(serve)
