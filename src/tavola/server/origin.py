"""A form is accepted from our own pages only."""

from __future__ import annotations

from fastapi import Depends, Request

from tavola.server.errors import ForeignForm


async def _same_origin(request: Request) -> None:
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    ours = f"//{request.headers.get('host')}"
    # The scheme may be a proxy's; the host is what counts.
    foreign = site != "same-origin" if site else origin and "//" + origin.partition("//")[2] != ours
    if foreign:
        raise ForeignForm


#: What every address of a form depends on.
OURS = [Depends(_same_origin)]
