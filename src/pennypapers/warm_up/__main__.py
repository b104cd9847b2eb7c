"""A process that compiles one part: `python -m pennypapers.warm_up PART`, with `politely` behind it at low priority.

It writes a line for every function that is compiled, by which the one who started it knows how far it is.
"""

from __future__ import annotations

import os
import signal
import sys

from pennypapers.lab.polite import be_polite
from pennypapers.rules.compiled import on_compiling
from pennypapers.warm_up.jobs import compile_part
from pennypapers.warm_up.parts import PARTS


def say_one_more() -> None:
    try:
        print(flush=True)
    except BrokenPipeError:
        os._exit(1)  # whoever started it is gone, and nobody waits for it


def main(name: str, politely: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it says when to end
    if politely:
        be_polite()
    on_compiling(lambda: None, say_one_more)
    compile_part(next(part for part in PARTS if part.name == name))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] == ["politely"])
