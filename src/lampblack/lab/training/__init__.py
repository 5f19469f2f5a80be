"""Judges that learn: positions of many games, a network fitted to how they ended, its weights as a file."""

from importlib.util import find_spec

from lampblack.kernel.answers import Malformed

if find_spec("numpy") is None:
    raise Malformed("train", "training needs numpy: pip install 'lampblack[train]'")
