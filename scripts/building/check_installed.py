"""Exits with a sentence when the installed Lampblack is not compiled, or has no page: no wheel for others then."""

import sys
from importlib.resources import files

import lampblack.kernel.chance as probe

if str(probe.__file__).endswith(".py"):
    sys.exit("the wheel is not compiled")
if not (files("lampblack") / "server/page/index.html").is_file():
    sys.exit("the wheel has no page")
