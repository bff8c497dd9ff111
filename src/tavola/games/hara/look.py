"""Picture."""

from __future__ import annotations

from tavola.kernel.view import View


def picture(view: View, language: str) -> str:
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"
