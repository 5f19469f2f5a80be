"""A table needs msgspec and the standard library; nothing of HTTP, nothing that logs or draws."""

import subprocess
import sys

PROGRAM = """
import sys

ALONE = {*sys.stdlib_module_names, "lampblack", "msgspec", "mypy_extensions", "librt"}

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in ALONE and "__mypyc" not in name:
            raise ImportError(f"{name} is not there")
        return None

sys.meta_path.insert(0, Nothing())
for name in [name for name in sys.modules if name.partition(".")[0] not in ALONE]:
    del sys.modules[name]
import pkgutil, importlib
import lampblack.table
for module in pkgutil.iter_modules(lampblack.table.__path__):
    importlib.import_module(f"lampblack.table.{module.name}")
print("ok", "lampblack.store.sqlite" in sys.modules)
"""


def test_a_table_is_imported_with_msgspec_alone() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.stdout == "ok False\n", done.stderr
