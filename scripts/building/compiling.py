"""Whether to compile, and what setuptools needs for it.

``LAMPBLACK_COMPILE=1`` insists, ``LAMPBLACK_COMPILE=0`` forbids; otherwise a working C compiler decides.
"""

import os
import sys
import sysconfig
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from setuptools import Extension

from building.rooms import compiled, rooms

REQUIREMENTS: Final = ["mypy[mypyc]>=2.4", "msgspec>=0.19", "mypy_extensions>=1.0"]
"""The compiler, and what the compiled files import: it checks their types."""

NO_COMPILER: Final = (
    "Lampblack: no working C compiler here (with Python's headers), so the rules run interpreted: the same, but "
    "slower. On Debian: apt-get install gcc python3-dev"
)


def wanted() -> bool:
    """Whether a wheel built here and now is compiled."""
    choice = os.environ.get("LAMPBLACK_COMPILE", "")
    if choice not in ("", "0", "1"):
        raise SystemExit(f"LAMPBLACK_COMPILE={choice}: 1 insists on compiling, 0 forbids it")
    return choice == "1" or (choice == "" and sys.implementation.name == "cpython" and compiler_works())


@cache
def compiler_works() -> bool:
    """Whether a file that includes Python.h can be compiled, with the compiler setuptools would take."""
    # Not at the top: setuptools brings distutils along, which Python itself no longer has.
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    includes = sorted({sysconfig.get_path("include"), sysconfig.get_path("platinclude")})
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=includes)
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions(command_line: list[str]) -> list[Extension]:
    """What is compiled for this command of setuptools: nothing but wheels is.

    An editable install is meant for editing, and edits to a compiled file go unseen: it must be asked for.
    """
    editable = "editable_wheel" in command_line and os.environ.get("LAMPBLACK_COMPILE") == "1"
    if not (editable or "bdist_wheel" in command_line):
        return []
    if not wanted():
        if os.environ.get("LAMPBLACK_COMPILE") != "0":
            print(NO_COMPILER, file=sys.stderr)
        return []
    from mypyc.build import mypycify

    groups = [([str(file) for file in compiled(room)], f"lampblack_{room.name}") for room in rooms()]
    made: list[Extension] = mypycify(
        ["--strict", *(file for files, _ in groups for file in files)],
        separate=groups,
        opt_level=os.environ.get("LAMPBLACK_OPT", "3"),
        debug_level="0",
    )
    if sys.platform != "win32":
        # Each library's functions are its own (others reach them by a table), so that calls need no detour.
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return made
