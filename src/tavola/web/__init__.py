"""The page: templates, styles, the script and their sentences. No Python lives here."""
