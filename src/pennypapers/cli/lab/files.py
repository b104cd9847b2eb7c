"""The files that the lab reads and writes, and what is printed if that fails."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from pennypapers.cli.common.files import unwritable
from pennypapers.cli.common.layouts import find_layout
from pennypapers.cli.common.speech import Speech
from pennypapers.refusals import Refusal
from pennypapers.sheets import Layout


def check_writable(path: Path) -> None:
    """Raise now, before hours of work, the error that writing this file would raise at the end."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def status_of(speech: Speech, command: Callable[[], int]) -> int:
    """Run a command and return its exit status. A refusal, or an error of the disk or network, is printed as one
    line."""
    try:
        return command()
    except Refusal as refusal:
        # Only the refusal of a file has a line; its facts then have the name of the file.
        if refusal.line:
            speech.refuse(str(refusal.facts["file"]), refusal)
        else:
            print(speech.why(refusal), file=speech.err)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"{error.filename or ''}: {speech.why(unwritable(error))}".removeprefix(": "), file=speech.err)
    return 1


def layout_of(name: str) -> Layout:
    try:
        return find_layout(name)
    except Refusal as refusal:
        raise refusal.at(refusal.line or 1, refusal.column or 1).about(file=name) from None
