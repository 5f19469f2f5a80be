"""One source, two builds: a wheel is compiled by mypyc where there is a C compiler, and pure where not."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

from building.compiling import extensions


class Build(build):
    """Leaves nothing in the wheel of files that are gone: the folder is kept from build to build, so that only
    libraries whose files changed are compiled again."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            if self.distribution.ext_modules:
                print("Lampblack: compiling failed; LAMPBLACK_COMPILE=0 builds without it.", file=sys.stderr)
            raise
        kept = {
            str(Path(file).absolute())
            for command in self.get_sub_commands()
            for file in self.get_finalized_command(command).get_outputs()
        }
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and str(file.absolute()) not in kept:
                file.unlink()


setup(ext_modules=extensions(sys.argv), cmdclass={"build": Build})
