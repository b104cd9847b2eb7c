"""Reading the files that people name, and doing something with each of them in turn."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pennypapers.cli.common.dash import STANDARD_INPUT
from pennypapers.cli.common.speech import Speech
from pennypapers.notation.lines import MAX_BYTES
from pennypapers.refusals import Refusal


def read_file(name: str) -> bytes:
    """The bytes of a file, or a refusal. Of a file that is too large to be one of our texts only the beginning is
    read."""
    path = Path(name)
    try:
        if name == STANDARD_INPUT:
            if sys.stdin is None:
                raise OSError("closed")
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        if path.is_dir():
            raise Refusal("is-directory")
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise Refusal("no-such-file") from None
    except (OSError, ValueError) as error:
        raise Refusal("unreadable", reason=getattr(error, "strerror", None) or str(error)) from None


def unwritable(error: OSError) -> Refusal:
    return Refusal("unwritable", reason=error.strerror or str(error))


def beside(name: str) -> Callable[[str], bytes]:
    """A function that reads a `.sheet` file by the name that a game has for it, from the folder of the game's file."""
    folder = Path() if name == STANDARD_INPUT else Path(name).parent
    return lambda sheet: read_file(str(folder / sheet))


def each_file(
    speech: Speech,
    files: Sequence[str],
    as_json: bool,
    examine: Callable[[str], tuple[dict[str, Any], Callable[[], None]]],
) -> int:
    """Examine every file and show the result, as JSON or for people. If one is refused, the others are still shown.

    `examine` returns what to print as JSON, and a function that shows it to people.
    """
    refused = False
    for name in files:
        try:
            facts, show = examine(name)
        except Refusal as refusal:
            refused = True
            refuse_file(speech, name, refusal, as_json)
            continue
        if as_json:
            speech.print(json.dumps({"file": name, **facts}, ensure_ascii=False))
        else:
            show()
    return 1 if refused else 0


def refuse_file(speech: Speech, name: str, refusal: Refusal, as_json: bool) -> None:
    """Report the refusal of a file: in one line for people, or as a JSON object."""
    if as_json:
        error = {
            "line": refusal.line or 1,
            "column": refusal.column or 1,
            "code": refusal.code,
            "message": speech.why(refusal),
        }
        speech.print(json.dumps({"file": name, "error": error}, ensure_ascii=False))
    else:
        speech.refuse(name, refusal)
