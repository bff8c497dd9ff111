"""Sees to it that a Chromium is there for the browser tests, before they run.

On Debian and Ubuntu, as root, it is installed from the system's packages; elsewhere the message says what to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed_browser() -> str | None:
    """The path of an installed Chromium or Chrome."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    """Install Chromium where that is possible; 1 where a person must do it."""
    if installed_browser() is None and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], check=True, env=quiet, stdout=subprocess.DEVNULL)
        subprocess.run(["apt-get", "-qq", "install", "chromium"], check=True, env=quiet, stdout=subprocess.DEVNULL)
    if installed_browser() is None:
        print("The browser tests need Chromium: install it (on Debian or Ubuntu: sudo apt-get install chromium).")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
