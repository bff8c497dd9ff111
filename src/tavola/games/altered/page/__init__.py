"""The page of Altered: templates, styles and their sentences. The server finds them through the game's package."""
