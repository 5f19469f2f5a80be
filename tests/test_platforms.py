"""What Linux forgives and other systems do not."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src/lampblack"


def forgets_encoding(call: ast.Call) -> bool:
    """Text read or written in the machine's own encoding, which on Windows is not UTF-8."""
    if not isinstance(call.func, ast.Attribute | ast.Name):
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id
    if name not in ("read_text", "write_text", "open") or any(k.arg == "encoding" for k in call.keywords):
        return False
    modes = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return name != "open" or any(set(mode) <= set("rwxat+") for mode in modes)


def test_text_files_are_utf_8_everywhere() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}:{node.lineno}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and forgets_encoding(node)
    ]
    assert not found, f"encoding='utf-8' is missing: {', '.join(found)}"


def test_a_forgotten_encoding_is_found() -> None:
    for line, forgets in {
        "file.read_text()": True,
        "file.write_text(text)": True,
        "file.open('x')": True,
        "file.read_text(encoding='utf-8')": False,
        "file.open('ab')": False,
        "webbrowser.open(address)": False,
        "os.open(os.devnull, os.O_WRONLY)": False,
    }.items():
        call = ast.parse(line).body[0]
        assert isinstance(call, ast.Expr)
        assert isinstance(call.value, ast.Call)
        assert forgets_encoding(call.value) == forgets, line
