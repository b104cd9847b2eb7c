"""The commands that a player may type besides steps: a letter, or its word in any of the three languages."""

from __future__ import annotations

_WORDS = {
    "u": "undo back annuler retour terug ongedaan",
    "r": "rub reset gommer effacer uitgummen wissen",
    "l": "list liste lister lijst",
    "s": "stars score étoiles etoiles points sterren punten",
    "d": "draw sheet dessin dessiner fiche teken blaadje",
    "?": "help commands aide commandes hulp",
    "h": "rules règles regles regels",
    "q": "quit exit bye stop quitter sortir fin stoppen einde",
}
_LETTERS = {word: letter for letter, words in _WORDS.items() for word in (letter, *words.split())}


def command(line: str) -> str:
    """The letter of the command that a line asks for, or the line itself if it is something else."""
    return _LETTERS.get(line.casefold(), line)
