"""French grammar that a message cannot know beforehand: whether “de” loses its vowel before a name.

The page has the same in `web/src/words/french.ts`; the tests of both read the same list of names.
"""

from __future__ import annotations

import re
import unicodedata

# An h is mute in names that came by Latin or Greek, and is heard in those of other languages: d'Hélène, de Hassan. A y
# before a vowel, and “ou” before one, begin with a consonant: d'Yves, de Yanis, de Ouassim.
_ELIDES = re.compile(
    r"a|e|i|ou(?![aeiy])|o(?!u)|u|y(?![aeiou])"
    r"|h(?:adrien|ector|el[eio]|enri|ercule|ermi|erve|ilaire|ippolyte|omere|onor|orace|ortense|ubert|ugues|umbert|yacinthe)"
)


def de(name: str) -> str:
    """“de Zoé”, “d’Anna”."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter)).lstrip("«“‘\"' ")
    return f"d’{name}" if _ELIDES.match(plain) else f"de {name}"
