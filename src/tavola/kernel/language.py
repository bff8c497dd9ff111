"""Languages: every sentence is written in English and looked up in a gettext catalogue for any other language."""

from __future__ import annotations

from importlib.resources import files

from babel.messages.pofile import read_po

#: The languages of the table. English is the language of the sources and needs no catalogue.
LANGUAGES = ("en", "it")

_catalogues: dict[tuple[str, str], dict[str, str]] = {}


def catalogue(package: str, language: str) -> dict[str, str]:
    """The translations of ``package`` (a dotted name), read once from its ``locale/<language>.po``."""
    key = (package, language)
    if key not in _catalogues:
        if language == "en":
            _catalogues[key] = {}
        else:
            source = files(package).joinpath("locale", f"{language}.po")
            with source.open("rb") as lines:
                messages = read_po(lines, locale=language)
            # A message with a context (``pgettext``) is kept under "context\x04id", as gettext's own files do.
            _catalogues[key] = {
                (f"{message.context}\x04{message.id}" if message.context else str(message.id)): str(message.string)
                for message in messages
                if message.id and message.string and not message.fuzzy
            }
    return _catalogues[key]


def translate(package: str, language: str, sentence: str) -> str:
    """``sentence`` in ``language``, or as it is where there is no catalogue or ``package`` does not have it."""
    if language == "en" or language not in LANGUAGES:
        return sentence
    return catalogue(package, language).get(sentence, sentence)


def mark(sentence: str) -> str:
    """``sentence`` itself. Marks it for the catalogue where it is written, to be translated where it is shown."""
    return sentence
