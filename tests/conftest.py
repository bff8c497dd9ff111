"""What all tests share: the example game of `tests.pebbles`, installed here and in all processes that tests start."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
INSTALLED = ROOT / "tests" / "installed"

sys.path.append(str(INSTALLED))
os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(INSTALLED)])
