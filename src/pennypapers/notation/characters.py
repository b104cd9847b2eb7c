"""Which characters a text may hold.

What nobody sees and what turns the reading order round would let one name look like another, and marks piled up on a
letter would cover the lines around it."""

from __future__ import annotations

import re
import unicodedata

MOST_MARKS = 3  # on one letter: Hebrew and Tibetan need as many

# What joins or parts the letters of Persian and of Indian scripts, and what makes one picture of several.
JOINERS = "\u200c\u200d\ufe0f"
# The Unicode property Default_Ignorable_Code_Point, for which nothing is drawn, though some of it counts as letters or
# marks; and the pattern of Braille without a dot.
_IGNORABLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\u2800"
)
# Control characters, line and paragraph separators, surrogates.
_NO_TEXT = "\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"
_ignorable = re.compile(f"[{_IGNORABLE}]")
_unseen = re.compile(f"(?![{JOINERS}])[{_NO_TEXT}{_IGNORABLE}]")


def is_unseen(character: str) -> bool:
    """Whether a character may not be in any text: nothing is drawn for it, or it turns the reading order round."""
    return _unseen.match(character) is not None


def has_ignorable(text: str) -> bool:
    """Whether there is anything in a text for which nothing is drawn, the joiners included."""
    return _ignorable.search(text) is not None


def is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def first_piled_up(text: str) -> int | None:
    """The place of the first mark that is one too many on its letter; none if all is well."""
    marks = 0
    for place, character in enumerate(text):
        marks = marks + 1 if is_mark(character) else 0
        if marks > MOST_MARKS:
            return place
    return None
