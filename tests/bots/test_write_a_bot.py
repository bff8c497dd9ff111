"""What docs/write-a-bot.md shows, run as it stands."""

from __future__ import annotations

import re

import pytest

from tests.conftest import ROOT


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 2
    exec("\n".join(blocks), {"__name__": "write_a_bot"})
    assert re.fullmatch(r"\[-?\d\.\d, -?\d\.\d\] \d+\n", capsys.readouterr().out)
