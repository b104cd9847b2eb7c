"""The only module that compiles with Numba: how functions are compiled, and where the compiled code is kept."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, Protocol, TypeVar, cast

import numba
import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

_PACKAGE = Path(__file__).parents[1]


def sources_digest(*folders: str) -> str:
    """A digest of every source file in these folders, which names the cache.

    Numba only checks the file of the function that it loads from its cache, not what that function calls in other
    files. Without this digest an old version of a rule could be played after it was changed.
    """
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted((_PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(_PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder() -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    own = Path(__file__).parent
    if os.access(own, os.W_OK):
        return own / "__pycache__" / "compiled"
    return Path(platformdirs.user_cache_dir("pennypapers")) / "compiled"


CACHE = _cache_folder()
caches_in_use: set[Path] = set()


class Compiler(Protocol):
    def __call__(self, function: Callable[P, R], /) -> Callable[P, R]: ...


def compiler(*folders: str) -> Compiler:
    """A decorator that compiles at the first call, or loads from the cache; with NUMBA_DISABLE_JIT=1 it leaves plain
    Python. The folders are those whose compiled code it may call, its own included: when one of them changes, so does
    the cache."""
    cache = CACHE / sources_digest(*folders)
    caches_in_use.add(cache)

    def decorator(function: Callable[P, R]) -> Callable[P, R]:
        numba.config.CACHE_DIR = str(cache)
        return cast("Callable[P, R]", numba.njit(cache=True, nogil=True, error_model="numpy")(function))

    return decorator


RULES = ("sheets", "rules")
compiled = compiler(*RULES)
