"""The build backend: setuptools, which asks for mypyc only where it compiles and has the page made first."""

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from building.compiling import REQUIREMENTS, wanted
from building.page import make_page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Without a compiler nobody waits for mypy, which may itself need one."""
    return [
        *build_meta.get_requires_for_build_wheel(config_settings),
        *(REQUIREMENTS if wanted() else []),
    ]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    make_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """With the page in it, so that a wheel from it needs no Node."""
    make_page()
    return build_meta.build_sdist(sdist_directory, config_settings)
