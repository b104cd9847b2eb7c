"""Names of spaces: column letter and row number, `a1` the top left corner of the drawing."""

import re

_NAME = re.compile(r"[a-p](?:[1-9]|1[0-6])")


def space_name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


def is_space_name(text: str) -> bool:
    """Whether this could name a space of some layout (at most 16 x 16)."""
    return _NAME.fullmatch(text) is not None
