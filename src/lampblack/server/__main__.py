"""``python -m lampblack.server`` is ``lampblack serve``."""

import typer

from lampblack.server.command import serve

if __name__ == "__main__":
    app = typer.Typer(add_completion=False)
    app.command(context_settings={"help_option_names": ["-h", "--help"]})(serve)
    app()
