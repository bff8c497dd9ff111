"""Labels."""

from __future__ import annotations

from tavola.kernel.view import Action, View


def label_of(view: View, action: Action, language: str) -> str:
    return action["words"]


def prompt_of(view: View, language: str) -> str:
    return view["choice"]["kind"] if view["choice"] else ""
