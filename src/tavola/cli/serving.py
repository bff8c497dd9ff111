"""`tavola serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(metavar="URL|FILE", help="Where matches are kept.")] = "tavola.sqlite",
    open: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the table to browsers and programs until Ctrl-C."""
    from tavola.server.app import serve as serve_until_interrupted

    url = database if "://" in database else f"sqlite:///{database}"
    serve_until_interrupted(host=host, port=port, database_url=url, open_browser=open)
