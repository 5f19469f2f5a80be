"""``python -m lampblack`` is ``lampblack``."""

from lampblack.cli import main

if __name__ == "__main__":
    main()
