"""The one door to Numba: how a rule is compiled, and where the compiled code is kept."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numba
import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

_PACKAGE = Path(__file__).parents[1]


def sources_digest() -> str:
    """Of every source that ends up in compiled code.

    Numba only looks at the file of the function it loads, not at what that function calls in other files: without
    this a changed rule could go on being played as it was.
    """
    digest = hashlib.sha256()
    for folder in ("sheets", "rules"):
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


CACHE = _cache_folder() / sources_digest()
numba.config.CACHE_DIR = str(CACHE)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile at the first call, or load from the cache; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    return cast("Callable[P, R]", numba.njit(cache=True, nogil=True, error_model="numpy")(function))
