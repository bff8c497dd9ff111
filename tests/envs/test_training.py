"""The example that learns, shortened; and what docs/research.md tells of a whole run of it is of such a run."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.peers

SCRIPT = ROOT / "examples" / "train_ppo.py"
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_table_of_the_page_is_that_of_a_run_as_it_is_written() -> None:
    """Its rows are of the decisions at which a run without `--steps` looks how the network fares."""
    found = runpy.run_path(str(SCRIPT))
    rows = re.findall(r"^\| ([\d,]+) \|", PAGE.partition("| decisions |")[2].partition("\n\n")[0], re.MULTILINE)
    assert [int(one.replace(",", "")) for one in rows] == found["looks"](found["STEPS"])


def test_the_example_learns_altered() -> None:
    """After two rounds of learning it wins far more games than before."""
    command = [sys.executable, str(SCRIPT), "--steps", "8192", "--games", "40"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    rates = [float(one) for one in re.findall(r"lost: ([\d.]+)%", run.stdout)]
    assert len(rates) == 4, run.stdout
    assert re.fullmatch(r"in the end, against random: .* \(95 % interval .* to .*\)", run.stdout.splitlines()[-1])
    assert rates[-1] > 60
    assert rates[-1] > rates[0]
