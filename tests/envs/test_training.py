"""The example that learns, shortened."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.peers


def test_the_example_learns_altered() -> None:
    """After two rounds of learning it wins far more games than before."""
    script = ROOT / "examples" / "train_ppo.py"
    command = [sys.executable, str(script), "--steps", "8192", "--games", "40"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    rates = [float(one) for one in re.findall(r"won: ([\d.]+)%", run.stdout)]
    assert len(rates) == 4, run.stdout
    assert re.fullmatch(r"in the end, against random: .* \(95 % interval .* to .*\)", run.stdout.splitlines()[-1])
    assert rates[-1] > 60
    assert rates[-1] > rates[0]
