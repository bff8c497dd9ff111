"""What all tests share: the example game of `tests.pebbles`, installed here and in all processes that tests start."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
INSTALLED = ROOT / "tests" / "installed"

# Where the tests run in the background, Ctrl-C is ignored, and by all processes that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

sys.path.append(str(INSTALLED))
os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(INSTALLED)])
