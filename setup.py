"""Compiles the kernel and the games with mypyc when ``TAVOLA_COMPILE=1``; otherwise the install is pure Python."""

import os
from pathlib import Path

from setuptools import setup

#: What mypyc does not compile: it reads data with libraries that need plain Python classes.
LEFT_INTERPRETED = {"src/tavola/kernel/replay.py"}


def compiled_modules() -> list[object]:
    """The extension modules, or none."""
    if os.environ.get("TAVOLA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    root = Path("src/tavola")
    paths = [str(path) for part in ("kernel", "games") for path in sorted((root / part).rglob("*.py"))]
    return list(mypycify([path for path in paths if path not in LEFT_INTERPRETED], opt_level="3"))


setup(ext_modules=compiled_modules())
