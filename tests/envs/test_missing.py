"""Without the libraries one is told what to install."""

from __future__ import annotations

import pickle
import runpy
import sys
from types import ModuleType

import pytest

from tavola import envs
from tavola.envs import MissingExtra, needing
from tests.conftest import ROOT


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


@pytest.mark.parametrize(
    "absent", ["tavola.envs.seats", "tavola.kernel.rng", "a_library_of_theirs", "gymnasium.spaces"]
)
def test_another_missing_module_is_a_fault_and_said_as_it_is(absent: str) -> None:
    """Nothing that one installs would help."""
    with pytest.raises(ModuleNotFoundError) as found, needing("envs", "gymnasium"):
        raise ModuleNotFoundError(f"No module named {absent!r}", name=absent)
    assert not isinstance(found.value, MissingExtra)


@pytest.mark.parametrize(
    ("ask", "ours"),
    [
        (lambda: envs.pettingzoo_env("altered"), "tavola.envs.aec"),
        (lambda: envs.single_env("altered"), "tavola.envs.single"),
        (envs.register_gymnasium, "tavola.envs.registering"),
        (envs.register_openspiel, "tavola.envs.openspiel"),
    ],
)
def test_a_module_of_ours_is_nothing_to_install(monkeypatch: pytest.MonkeyPatch, ask, ours: str) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setitem(sys.modules, ours, None)
    with pytest.raises(ModuleNotFoundError, match=ours):
        ask()


def test_a_worker_can_hand_it_on() -> None:
    told = pickle.loads(pickle.dumps(MissingExtra("gymnasium", "envs")))
    assert isinstance(told, MissingExtra)
    assert str(told) == str(MissingExtra("gymnasium", "envs"))


@pytest.mark.parametrize("library", ["torch", "sb3_contrib"])
def test_the_example_says_what_to_install(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    """In one sentence, and not in a traceback."""
    monkeypatch.setitem(sys.modules, "torch", ModuleType("torch"))
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(SystemExit, match=rf"needs {library}; pip install 'tavola\[train\]' adds it"):
        runpy.run_path(str(ROOT / "examples" / "train_ppo.py"))
