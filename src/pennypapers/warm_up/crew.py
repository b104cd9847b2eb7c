"""Compiles all parts that are missing: a process for each, as many at the same time as there are cores."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from re import fullmatch

from pennypapers import cache
from pennypapers.processes.cores import cores
from pennypapers.processes.polite import POLITELY
from pennypapers.rules.compiled import sources_digest
from pennypapers.warm_up.parts import PARTS, Part, missing_parts

ALL = 100
NEARLY_ALL = 0.95  # the most that is shown of a part until it ends, as its number of functions is an estimate


@dataclass(frozen=True)
class Progress:
    """How much is compiled, in percent; the parts that are still missing; and why parts failed, which are not tried
    again."""

    percent: int
    missing: frozenset[Part]
    failed: tuple[str, ...] = ()


class Crew:
    """`tell` is called at every progress, from any thread. If a part fails the others are compiled all the same; its
    functions are then compiled when they are first called."""

    def __init__(
        self,
        tell: Callable[[Progress], None],
        politely: bool = False,
        parts: Iterable[Part] | None = None,
        worker: Sequence[str] = (sys.executable, "-m", "pennypapers.warm_up"),
    ) -> None:
        self._tell = tell
        self._politely = politely
        self._worker = worker
        self._missing = list(missing_parts() if parts is None else parts)
        self._at_work: dict[Part, subprocess.Popen[str] | None] = {}
        self._compiled = dict.fromkeys(self._missing, 0.0)  # the share of each part that is compiled
        self._seconds = sum(part.seconds for part in self._missing)
        self._failed: list[str] = []
        self._stopped = False
        self._lock = threading.Lock()

    @property
    def progress(self) -> Progress:
        done = sum(part.seconds * share for part, share in self._compiled.items())
        unfinished = frozenset(part for part, share in self._compiled.items() if share < 1)
        percent = int(done / self._seconds * ALL) if unfinished else ALL
        return Progress(percent, unfinished, tuple(self._failed))

    def run(self) -> Progress:
        """Compile, until all parts are compiled or have failed, or until `stop` is called."""
        at_once = cores()
        running: set[Future[None]] = set()
        with ThreadPoolExecutor(at_once) as pool:
            try:
                while not self._stopped:
                    for part in self._next(at_once - len(running)):
                        running.add(pool.submit(self._compile, part))
                    if not running:
                        break
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for ended in done:
                        ended.result()
            finally:
                self.stop()
        if not self._failed and not self._missing:
            remove_old_code()
        return self.progress

    def stop(self) -> None:
        """End all processes that are compiling."""
        with self._lock:
            self._stopped = True
            for process in self._at_work.values():
                if process is not None:
                    process.kill()

    def _next(self, most: int) -> list[Part]:
        """Take the next parts, at most so many, of those whose needed part has been compiled or has failed."""
        with self._lock:
            not_done = {part.name for part in (*self._missing, *self._at_work)}
            ready = [part for part in self._missing if part.needs not in not_done][:most]
            for part in ready:
                self._missing.remove(part)
                self._at_work[part] = None
        return ready

    def _compile(self, part: Part) -> None:
        try:
            trouble = self._run_worker(part)
        except OSError as error:  # the system cannot start one more process
            trouble = error.strerror or str(error)
        with self._lock:
            del self._at_work[part]
            if self._stopped:
                return
            if trouble:
                self._failed.append(f"{part.name}: {trouble}")
        self._note(part, 1.0)

    def _run_worker(self, part: Part) -> str:
        """Compile a part in a process. Returns why that failed, or an empty text. The process writes an empty line for
        each function; any other line is an error message."""
        with self._lock:
            if self._stopped:
                return ""
            process = subprocess.Popen(
                [*self._worker, part.name, *(["politely"] if self._politely else [])],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                creationflags=POLITELY if self._politely else 0,
            )
            self._at_work[part] = process
        functions, last_words = 0, ""
        with process:
            assert process.stdout
            for line in process.stdout:
                if line.strip():
                    last_words = line.strip()
                else:
                    functions += 1
                    self._note(part, min(functions / part.functions, NEARLY_ALL))
        return (last_words or str(process.returncode)) if process.returncode else ""

    def _note(self, part: Part, share: float) -> None:
        with self._lock:
            self._compiled[part] = share
            progress = self.progress
        self._tell(progress)


def remove_old_code() -> None:
    """Remove code that was compiled from older sources. Only folders with names such as ours are removed, as somebody
    may have chosen a folder that holds other things too."""
    place = cache.folder()
    in_use = {sources_digest(*part.sources) for part in PARTS}
    for old in place.iterdir() if place else ():
        if fullmatch("[0-9a-f]{16}", old.name) and old.name not in in_use:
            shutil.rmtree(old, ignore_errors=True)
