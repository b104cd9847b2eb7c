"""Where compiled code is kept from one run to the next: beside the rules, else in the user's own cache folder. Where
neither can be written, a private folder holds it for this run alone."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import platformdirs

CHOSEN = "NUMBA_CACHE_DIR"


@dataclass
class Notices:
    """Functions that tell the user something. They do nothing in a library; the command line sets them."""

    for_this_run_only: Callable[[Path], None] = lambda wanted: None
    compiling: Callable[[], None] = lambda: None


notices = Notices()


@cache
def folder() -> Path | None:
    """The folder for compiled code; None if there is no place for it, and it cannot be kept."""
    places = _places()
    for place in places:
        if _is_usable(place):
            return place
    private = _private_folder()
    notices.for_this_run_only(places[-1])
    return private


def _places() -> list[Path]:
    chosen = os.environ.get(CHOSEN)
    if chosen:
        return [Path(chosen)]
    beside_the_rules = Path(__file__).parent / "rules" / "__pycache__" / "compiled"
    return [beside_the_rules, Path(platformdirs.user_cache_dir("pennypapers")) / "compiled"]


def _is_usable(place: Path) -> bool:
    """Whether a folder can be written to. A file is written to find out, as the mode of a folder does not tell whether
    the disk is read-only."""
    if not place.is_absolute() and not os.environ.get(CHOSEN):
        return False  # the home of this user is unknown, and `~` was left as it is
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
    except OSError:
        return False
    return True


def _private_folder() -> Path | None:
    """A folder that only this user can read (`mkdtemp` makes it with mode 0700), removed at the end of the process. The
    processes that this one starts find it by an environment variable."""
    try:
        private = Path(tempfile.mkdtemp(prefix="pennypapers-"))
    except OSError:
        return None
    os.environ[CHOSEN] = str(private)
    atexit.register(shutil.rmtree, private, ignore_errors=True)
    return private
