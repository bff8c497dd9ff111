import typer
def play(game: str) -> None:
    pass
