"""Sees to it that a Chromium is there for the browser tests, before they run.

On Debian and Ubuntu, as root, it is installed from the system's packages; elsewhere the message says what to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

#: The first that is there is taken: the shell without windows of its own starts and draws in about half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: What to install, the best first: Ubuntu has no package of the shell.
PACKAGES = ("chromium-headless-shell", "chromium")


def installed_browser() -> str | None:
    """The path of an installed Chromium or Chrome."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def apt(*command: str) -> bool:
    """Whether ``apt-get`` did it."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-qq", *command], check=False, env=quiet, stdout=subprocess.DEVNULL)
    return done.returncode == 0


def main() -> int:
    """Install Chromium where that is possible; 1 where a person must do it."""
    if shutil.which(NAMES[0]) is None and shutil.which("apt-get") and os.geteuid() == 0:
        apt("update")
        any(apt("install", package) for package in PACKAGES)
    if installed_browser() is None:
        print("The browser tests need Chromium: install it (on Debian or Ubuntu: sudo apt-get install chromium).")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
