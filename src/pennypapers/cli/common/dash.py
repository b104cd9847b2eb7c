"""The name `-`, by which a command that takes a file reads standard input."""

STANDARD_INPUT = "-"
# Stands for `-` while cyclopts reads the arguments, which would take that for an option. No argument can hold it.
DASH = "\0"


def undashed(name: str) -> str:
    return STANDARD_INPUT if name == DASH else name
