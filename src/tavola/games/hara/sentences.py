"""Sentences."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.kernel.event import Detail


def sentence_of(event: Mapping[str, Detail], seat: int, language: str) -> str:
    return str(event["event"])
