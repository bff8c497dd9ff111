"""Compiles the kernel and the games with mypyc when ``TAVOLA_COMPILE=1``; otherwise the install is pure Python.

``TAVOLA_OPTIMISE`` is the level that the C compiler optimises with, "3" unless told; "0" takes a fraction of the time.
"""

import os
from pathlib import Path

from setuptools import setup

#: What mypyc does not compile. One reads data with libraries that need plain Python classes; of the errors there are
#: children that are errors of other libraries or of Python as well, which a compiled parent does not allow.
LEFT_INTERPRETED = {"src/tavola/kernel/replay.py", "src/tavola/kernel/errors.py"}


def compiled_modules() -> list[object]:
    """The extension modules, or none."""
    if os.environ.get("TAVOLA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    # One group a package, so that two are compiled side by side; no debug information, which takes as long again.
    root = Path("src/tavola")
    parts = [root / "kernel", *sorted(path for path in (root / "games").iterdir() if path.is_dir())]
    groups = [(modules_of(part), None) for part in parts]
    paths = [path for modules, _ in groups for path in modules]
    level = os.environ.get("TAVOLA_OPTIMISE", "3")
    return list(mypycify(paths, opt_level=level, debug_level="0", separate=groups))


def modules_of(part: Path) -> list[str]:
    """The modules of a package that are compiled: all but what only draws for the browser."""
    paths = [str(path) for path in sorted(part.rglob("*.py")) if "page" not in path.parts]
    return [path for path in paths if path not in LEFT_INTERPRETED]


setup(ext_modules=compiled_modules())
