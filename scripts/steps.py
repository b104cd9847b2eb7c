"""The steps of `./test` and `scripts/check`, each a command that can be run by hand as well. Standard library only."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field

import page
from environment import SITE_PACKAGES, call, program, variables
from words import say


@dataclass(frozen=True)
class Step:
    command: tuple[str, ...]
    variables: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        settings = [f"{name}={value}" for name, value in self.variables.items()]
        words = [f"'{word}'" if " " in word else word for word in self.command]
        return " ".join(settings + words)

    def run(self) -> int:
        name, *arguments = self.command
        if name == "npm":
            return page.run_npm(arguments, SITE_PACKAGES)
        return call([program(name), *arguments], variables(**self.variables))


CHECKS = (
    Step(("ruff", "check")),
    Step(("ruff", "format", "--check")),
    Step(("mypy",)),
    Step(("lint-imports", "--no-logo")),
    Step(("npm", "run", "--silent", "check")),
)

TESTS = (
    Step(("npm", "test", "--silent")),
    # More workers than this spend more time on loading Numba than they save. A worker that has finished takes tests
    # from others: the tests in a browser come one after another, and a single worker would be left with them.
    Step(("pytest", "-n", "auto", "--maxprocesses", "8", "--dist", "worksteal")),
    # The rules once more as plain Python, in which coverage can see every line of them.
    Step(
        ("coverage", "run", "-m", "pytest", "-m", "not sweep and not compiled", "tests/rules"),
        {"NUMBA_DISABLE_JIT": "1"},
    ),
    Step(("coverage", "report")),
)


def run_all(steps: Iterable[Step]) -> int:
    """Run one step after the other, up to the first that fails; returns its exit status."""
    begun = time.monotonic()
    for step in steps:
        print(f"\n=== {step}", flush=True)
        status = step.run()
        if status != 0:
            print("\n" + say("step-failed", step=step), flush=True)
            return status
    print("\n" + say("all-passed", seconds=round(time.monotonic() - begun)), flush=True)
    return 0
