"""Which Lampblack this is."""

from importlib.metadata import PackageNotFoundError, version

from lampblack.kernel import answers


def installed_version() -> str:
    try:
        return version("lampblack")
    except PackageNotFoundError:
        return "from its sources, not installed"


def which_build() -> str:
    return "interpreted" if str(answers.__file__).endswith(".py") else "compiled"
