"""The only module that compiles with Numba: how functions are compiled, and what happens until they are."""

from __future__ import annotations

import hashlib
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import numba
from numba.core import event
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target

from pennypapers.cache import folder as cache_folder
from pennypapers.cache import notices
from pennypapers.rules.one_writer import one_writer

P = ParamSpec("P")
R = TypeVar("R")

_PACKAGE = Path(__file__).parents[1]


@lru_cache
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


def cache_of(*folders: str) -> Path | None:
    """Where the code compiled from these folders is kept, if it is."""
    place = cache_folder()
    return place / sources_digest(*folders) if place else None


def compiled_for() -> str:
    """All that compiled code depends on besides its sources, in one line: another machine, Python or Numba compiles
    anew, and so does a copy of the package in another folder."""
    machine = cpu_target.target_context.codegen().magic_tuple()
    return repr((numba.__version__, sys.implementation.cache_tag, machine, str(_PACKAGE)))


class Compiler(Protocol):
    def __call__(self, function: Callable[P, R], /) -> Callable[P, R]: ...


def compiler(*folders: str) -> Compiler:
    """A decorator that compiles at the first call, or loads from the cache; with NUMBA_DISABLE_JIT=1 it leaves plain
    Python. The folders are those whose compiled code it may call, its own included: when one of them changes, so does
    the cache."""
    kept_in = cache_of(*folders)

    def decorator(function: Callable[P, R]) -> Callable[P, R]:
        numba.config.CACHE_DIR = str(kept_in or "")
        made = numba.njit(cache=kept_in is not None, nogil=True, error_model="numpy")(function)
        if isinstance(made, Dispatcher):
            _let_it_be_interpreted(made)
            if kept_in:
                _save_alone(made, kept_in)
        return cast("Callable[P, R]", made)

    return decorator


RULES = ("sheets", "rules")
compiled = compiler(*RULES)


def is_compiling() -> bool:
    """Whether functions are compiled at all; with NUMBA_DISABLE_JIT=1 everything runs as plain Python."""
    return not numba.config.DISABLE_JIT


# While another process or thread compiles


class _Here(threading.local):
    compiles = False


_here = _Here()
_interpreting = False


def interpret(for_now: bool) -> None:
    """Run functions that are not compiled yet as plain Python for now, instead of having everybody wait for the
    compiler; with False, compile them again when they are called."""
    global _interpreting
    _interpreting = for_now


@contextmanager
def compiling_here() -> Iterator[None]:
    """A context in which this thread compiles, or loads compiled code, even while others interpret (`interpret`)."""
    _here.compiles = True
    try:
        yield
    finally:
        _here.compiles = False


def _let_it_be_interpreted(made: Any) -> None:
    """Have Numba call the Python function itself, where it would have to compile one while `interpret` is in force: it
    asks for the code of a call that it has none for, and takes anything that can be called."""
    compile_it, plain = made._compile_for_args, made.py_func

    def code_for(*arguments: Any) -> Any:
        return plain if _interpreting and not _here.compiles else compile_it(*arguments)

    assert not plain.__defaults__, "Numba would hand a default over wrapped"
    made._compile_for_args = code_for


def _save_alone(made: Any, kept_in: Path) -> None:
    """Two processes that save versions of one function at the same time would give both the same file name. Not being
    able to save, on a full disk say, is no reason to stop."""
    save = made._cache.save_overload

    def save_overload(signature: Any, code: Any) -> None:
        with suppress(OSError), one_writer(kept_in / ".lock"):
            save(signature, code)

    made._cache.save_overload = save_overload


class _Listener(event.Listener):  # type: ignore[misc]  # Numba is not typed
    """Is told of every function that has to be compiled, but not of those that are loaded from the cache."""

    def __init__(self, begins: Callable[[], None], ends: Callable[[], None]) -> None:
        self._begins = begins
        self._ends = ends

    def on_start(self, _: object) -> None:
        self._begins()

    def on_end(self, _: object) -> None:
        self._ends()


def on_compiling(begins: Callable[[], None], ends: Callable[[], None]) -> None:
    """From now on, have `begins` and `ends` called before and after every function is compiled."""
    event.register("numba:compile", _Listener(begins, ends))


on_compiling(lambda: notices.compiling(), lambda: None)
