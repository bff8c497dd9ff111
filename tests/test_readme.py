"""What the README and the documentation show is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 8
    assert not failed


@pytest.mark.parametrize("page", [*sorted(path.name for path in (ROOT / "docs").glob("*.md")), "README.md"])
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page if page == "README.md" else ROOT / "docs" / page
    for target in (part.split(")")[0] for part in path.read_text(encoding="utf-8").split("](")[1:]):
        if "://" not in target:
            assert (path.parent / target.split("#")[0]).exists(), f"{page} links to {target}"
