"""Names of spaces: a letter for the column and a number for the row; `a1` is the top left corner of the drawing."""

import re

_NAME = re.compile(r"[a-p](?:[1-9]|1[0-6])")


def space_name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


def is_space_name(text: str) -> bool:
    """Whether a layout could have a space with this name; layouts have at most 16 x 16 places."""
    return _NAME.fullmatch(text) is not None
