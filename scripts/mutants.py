"""How good the tests of a game are: change its rules one place at a time, and see whether a test notices.

    make mutants GAME=night_cage [SAMPLE=100] [SEED=1]

A mutant differs from the sources in one operator, constant, branch or statement of the game's rules and
decisions. It meets the rule tests that run the changed line, the most particular first, and then all tests
of the game, on the interpreted build. Those that no test kills are listed; docs/mutants.md explains the
ones that were left.
"""

import argparse
import ast
import compileall
import json
import os
import py_compile
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import hypothesis  # noqa: F401  loaded once, before the forks
import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("rules", "decisions")
FIRST_TRY = 60
"""So many of the rule tests that run a line are tried before everything is."""
PATIENCE = 240
"""Seconds of the processor after which a mutant counts as killed: it hangs."""

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.BitAnd: "|",
    ast.BitOr: "&",
}


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    start: int
    end: int
    """Where in the file's text it is, in bytes."""
    new: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class Places:
    """Byte offsets of an abstract syntax tree's nodes."""

    def __init__(self, text: bytes) -> None:
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def of(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[
            node.end_lineno - 1
        ] + node.end_col_offset


def mutants_of(file: str, text: bytes) -> list[Mutant]:
    """Every mutant of one source file."""
    tree = ast.parse(text)
    places = Places(text)
    skipped = {id(inner) for node in ast.walk(tree) for quiet in unmoved(node) for inner in ast.walk(quiet)}
    found: list[Mutant] = []
    for node in ast.walk(tree):
        if id(node) in skipped or not isinstance(node, ast.expr | ast.stmt):
            continue
        for new, what in changes(node):
            start, end = places.of(node)
            found.append(Mutant(file, node.lineno, start, end, new, what))
    return sorted(found, key=lambda mutant: (mutant.start, mutant.what))


def unmoved(node: ast.AST) -> Iterator[ast.AST]:
    """Parts of a node that say nothing about the rules: annotations, decorators, messages, docstrings."""
    if isinstance(node, ast.FunctionDef):
        yield from node.decorator_list
        yield from [node.returns] if node.returns else []
    elif isinstance(node, ast.AnnAssign):
        yield node.annotation
    elif isinstance(node, ast.arg):
        yield from [node.annotation] if node.annotation else []
    elif isinstance(node, ast.Assert | ast.JoinedStr | ast.Raise):
        yield node
    elif isinstance(node, ast.ClassDef):
        yield from node.bases
        yield from node.decorator_list


def changes(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    """The source of what may stand in a node's place, and what that changes."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        operator = COMPARISONS[type(node.ops[0])]
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        rest = "".join(
            f" {ast.unparse(ast.Compare(ast.Name('x'), [op], [by]))[2:]}"
            for op, by in zip(node.ops[1:], node.comparators[1:])
        )
        yield (
            f"({left} {operator} {right}{rest})",
            f"{ast.unparse(node)} became {left} {operator} {right}{rest}",
        )
    elif isinstance(node, ast.BoolOp):
        word = " or " if isinstance(node.op, ast.And) else " and "
        new = word.join(f"({ast.unparse(value)})" for value in node.values)
        yield f"({new})", f"{ast.unparse(node)}: became{word.rstrip()}"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"({ast.unparse(node.operand)})", f"{ast.unparse(node)}: not was dropped"
    elif (
        isinstance(node, ast.BinOp)
        and type(node.op) in ARITHMETIC
        and not isinstance(node.left, ast.JoinedStr)
    ):
        operator = ARITHMETIC[type(node.op)]
        yield (
            f"({ast.unparse(node.left)} {operator} {ast.unparse(node.right)})",
            f"{ast.unparse(node)}: became {operator}",
        )
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield str(not node.value), f"{node.value} became {not node.value}"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield str(node.value + 1), f"{node.value} became {node.value + 1}"
    elif isinstance(node, ast.If) and isinstance(node.test, ast.Name | ast.Call | ast.Attribute):
        body = ast.unparse(ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse))
        yield indented(body, node.col_offset), f"if {ast.unparse(node.test)}: became if not"
    elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield "pass", f"{ast.unparse(node)} was left out"


def indented(source: str, by: int) -> str:
    first, *rest = source.splitlines()
    return "\n".join([first, *(" " * by + line for line in rest)])


def applied(text: bytes, mutant: Mutant) -> bytes:
    return text[: mutant.start] + mutant.new.encode() + text[mutant.end :]


# --- running -------------------------------------------------------------------------------------


def tests_by_line(game: str, work: Path) -> dict[str, dict[int, list[str]]]:
    """For each source file and line the tests that run it, the most particular test first."""
    data = work / "coverage"
    rooms = ",".join(f"*/games/{game}/{room}/*" for room in ROOMS)
    config = work / "coveragerc"
    config.write_text(f"[run]\ndata_file = {data}\ndynamic_context = test_function\ninclude = {rooms}\n")
    tests = ["-m", "pytest", "-q", "-x", "-m", "rule", str(ROOT / "tests/games" / game)]
    done = run(["-m", "coverage", "run", f"--rcfile={config}", *tests])
    if done.returncode != 0:
        sys.exit(f"the tests fail without any mutant:\n{done.stdout[-2000:]}")
    run(["-m", "coverage", "json", f"--rcfile={config}", "--show-contexts", "-o", str(work / "map.json")])
    files = json.loads((work / "map.json").read_text())["files"]
    lines_of: dict[str, int] = {}
    for file in files.values():
        for tests in file["contexts"].values():
            for test in tests:
                lines_of[test] = lines_of.get(test, 0) + 1
    return {
        str(Path(name).resolve().relative_to(ROOT / "src")): {
            int(line): sorted((test for test in tests if test), key=lambda test: lines_of[test])
            for line, tests in file["contexts"].items()
        }
        for name, file in files.items()
    }


def run(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Python on the sources as they are."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True
    )


def node_ids(tests: list[str]) -> list[str]:
    """``tests.games.x.test_y.test_z`` as pytest names it, each once."""
    found: dict[str, None] = {}
    for test in tests:
        parts = test.split(".")
        for at in range(len(parts), 0, -1):
            file = ROOT.joinpath(*parts[:at]).with_suffix(".py")
            if file.is_file():
                found["::".join([str(file.relative_to(ROOT)), *parts[at:]])] = None
                break
    return list(found)


def is_killed(game: str, tests: list[str], sources: Path) -> bool:
    """Whether a test fails on the mutant in these sources."""
    ids = node_ids(tests)[:FIRST_TRY]
    return (bool(ids) and fails(ids, sources)) or fails([f"tests/games/{game}"], sources)


def fails(tests: list[str], sources: Path) -> bool:
    """Whether one of the tests fails, tried in a fork: it has pytest already, and what hangs can be ended."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
        os.chdir(ROOT)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        sys.path[:0] = [str(sources), str(ROOT)]
        os._exit(pytest.main(["-q", "-x", "--no-header", "--tb=no", *tests]))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code not in (0, 1, 2) and code >= 0:
        sys.exit(f"pytest could not run {tests[:3]}: exit code {code}")
    return code != 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="a folder of src/lampblack/games")
    parser.add_argument("--sample", type=int, default=100, help="how many mutants (100)")
    parser.add_argument("--seed", default="1", help="which ones")
    arguments = parser.parse_args()
    home = ROOT / "src/lampblack/games" / arguments.game
    if not home.is_dir():
        parser.error(f"there is no game {arguments.game}")
    files = sorted(file for room in ROOMS for file in (home / room).rglob("*.py"))
    mutants = [
        mutant
        for file in files
        for mutant in mutants_of(str(file.relative_to(ROOT / "src")), file.read_bytes())
    ]
    chosen = random.Random(arguments.seed).sample(mutants, min(arguments.sample, len(mutants)))
    print(f"{arguments.game}: {len(chosen)} of {len(mutants)} mutants in {len(files)} files.", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        covering = tests_by_line(arguments.game, work)
        sources = work / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "page"))
        # Known by their contents, not by the second they were written in: a mutant is never taken for the original.
        compileall.compile_dir(
            str(sources), quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
        )
        survivors: list[Mutant] = []
        for number, mutant in enumerate(chosen, start=1):
            file = sources / mutant.file
            text = file.read_bytes()
            file.write_bytes(applied(text, mutant))
            tests = covering.get(mutant.file, {}).get(mutant.line, [])
            killed = is_killed(arguments.game, tests, sources)
            file.write_bytes(text)
            if not killed:
                survivors.append(mutant)
            print(
                f"{number}/{len(chosen)} {'killed' if killed else 'SURVIVES'} {mutant} ({len(tests)} tests)",
                flush=True,
            )
    print(f"{arguments.game}: {len(chosen) - len(survivors)} of {len(chosen)} killed; survivors:")
    for mutant in survivors:
        print(f"  {mutant}")


if __name__ == "__main__":
    main()
