"""Faces."""

from __future__ import annotations

from typing import Any


def face_of(reference: str, language: str) -> dict[str, Any]:
    return {"name": reference}
