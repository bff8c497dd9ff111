"""Without the libraries one is told what to install."""

from __future__ import annotations

import sys

import pytest

from tavola import envs
from tavola.envs import MissingExtra


@pytest.mark.parametrize(
    ("ask", "library", "extra"),
    [
        (lambda: envs.pettingzoo_env("altered"), "pettingzoo", "envs"),
        (lambda: envs.single_env("altered"), "gymnasium", "envs"),
        (envs.register_gymnasium, "gymnasium", "envs"),
        (envs.register_openspiel, "pyspiel", "openspiel"),
    ],
)
def test_what_to_install(monkeypatch: pytest.MonkeyPatch, ask, library: str, extra: str) -> None:  # type: ignore[no-untyped-def]
    for name in list(sys.modules):
        if name.startswith("tavola.envs."):
            monkeypatch.delitem(sys.modules, name)
    for name in ("gymnasium", "numpy", "pettingzoo", "pyspiel"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(MissingExtra, match=rf"pip install 'tavola\[{extra}\]'"):
        ask()
