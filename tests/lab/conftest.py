"""What several tests of the lab need."""

from __future__ import annotations

import pytest

from tavola.lab import study


@pytest.fixture
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of four games each, so that few games make several."""
    monkeypatch.setattr(study, "BATCH", 4)
