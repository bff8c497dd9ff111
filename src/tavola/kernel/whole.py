"""Whole numbers as callers hand them in: Python's own, or another library's."""

from __future__ import annotations

import operator
from typing import Any


def whole(given: Any) -> int | None:
    """``given`` where it is a whole number, of NumPy's too; None for all else, truth values and fractions among it."""
    if type(given) is int:
        return given
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)
    except TypeError:
        return None
