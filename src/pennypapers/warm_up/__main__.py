"""A process that compiles one part: `python -m pennypapers.warm_up PART`, or at low priority `… PART politely`.

It writes an empty line for every function that it has compiled, so that the process that started it knows how far it
is."""

from __future__ import annotations

import os
import signal
import sys

from pennypapers.processes.polite import be_polite
from pennypapers.rules.compiled import on_compiling
from pennypapers.warm_up.jobs import compile_part
from pennypapers.warm_up.parts import PARTS


def report_function() -> None:
    try:
        print(flush=True)
    except BrokenPipeError:
        os._exit(1)  # the process that started it is gone


def main(name: str, politely: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started it, which ends it
    if politely:
        be_polite()
    on_compiling(lambda: None, report_function)
    compile_part(next(part for part in PARTS if part.name == name))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] == ["politely"])
