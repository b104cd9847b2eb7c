"""The name `-`, by which a command that takes a file reads standard input."""

STANDARD_INPUT = "-"
# Takes the place of `-` while cyclopts reads the arguments, as it would take `-` for an option. No argument can have
# this character.
DASH = "\0"


def undashed(name: str) -> str:
    return STANDARD_INPUT if name == DASH else name
