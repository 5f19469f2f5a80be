"""docs/api.md leaves nothing out."""

import re
from pathlib import Path

import pytest

from lampblack.server import messages, messages_tables
from lampblack.server.answers import STATUS
from lampblack.server.endpoint import Endpoint
from lampblack.server.endpoints import ENDPOINTS

PAGE = Path(__file__).parents[2].joinpath("docs", "api.md").read_text()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_every_address_is_described(endpoint: Endpoint) -> None:
    path = "/api" + re.sub(r":\w+}", "}", endpoint.path)
    assert f"{endpoint.method} {path}" in PAGE


def test_the_socket_is_described() -> None:
    assert "WS /api/tables/{table}/ws" in PAGE


@pytest.mark.parametrize("union", [messages.ToClient, messages.ToServer])
def test_every_message_is_described(union: object) -> None:
    for kind in union.__args__:  # type: ignore[attr-defined]
        tag = kind.__struct_config__.tag
        assert f"`{tag}`" in PAGE
        for field in kind.__struct_fields__:
            assert f"`{field}`" in PAGE, f"{tag}.{field}"


def test_every_error_has_its_status() -> None:
    codes = messages.Error.__annotations__["code"].__args__
    assert set(codes) == set(STATUS)
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} |" in PAGE


@pytest.mark.parametrize(
    "struct",
    [
        messages.Now,
        messages.Entry,
        messages.SeatInfo,
        messages.NewTable,
        messages_tables.Join,
        messages.ActionOption,
    ],
)
def test_every_field_is_described(struct: type) -> None:
    for field in struct.__struct_fields__:  # type: ignore[attr-defined]
        assert f"`{field}`" in PAGE or f'"{field}"' in PAGE, field
