"""A refusal: why something cannot be, by name and with its facts.

Every layer refuses with the same class. The name (`code`) and the facts travel unchanged to the terminal, the
page or an environment; only there they become a sentence in somebody's language (`pennypapers.words`).
"""

from __future__ import annotations

from typing import Self

Fact = str | int
LONGEST_FACT = 100

# Where in docs/rules.md the rule stands that a step or a sheet broke; a refusal of a text's form breaks none.
RULES = {
    "not-rolled": "Both adventures: number from dice",
    "dice-order": "formats.md: a step",
    "dice-spent": "Valley 1",
    "penny-not-rolled": "Both adventures: Penny",
    "penny-range": "Both adventures: Penny",
    "no-such-space": "Both adventures: sides",
    "space-taken": "Both adventures: permanent",
    "already-crossed": "Both adventures: permanent",
    "no-hazard": "Both adventures: hazard rolled",
    "hazard-round": "Both adventures: hazard rolled",
    "game-over": "Temple 3, Valley 5",
    "one-number": "Temple 1",
    "number-missing": "Temple 1",
    "door-locked": "Temple 1",
    "needs-door": "Temple 1",
    "no-door-left": "Temple 1",
    "cannot-pass": "Temple 1",
    "pass-alone": "Temple 1",
    "pass-missing": "Temple 1",
    "hazard-on-door": "Temple 1",
    "no-mummy": "Temple 2",
    "no-nine-beside": "Temple 2",
    "crossed-without-nine": "Temple 2",
    "valley-step": "Temple 1",
    "hazard-not-beside": "Temple 6, Valley 8",
    "nothing-played": "Valley 1",
    "dakota-not-rolled": "Valley 1",
    "structure-drawn": "Valley 1",
    "structure-twice": "Valley 1",
    "not-nine": "Valley 1",
    "no-snake": "Valley 1",
    "cross-needs-nine": "Valley 1",
    "first-on-edge": "Valley 2",
    "not-beside": "Valley 2",
    "reveal-too-early": "Valley 4",
    "reveal-last": "Valley 4",
    "reveal-once": "Valley 4",
    "find-repeats": "Valley 4",
    "find-no-number": "Valley 4",
    "find-taken": "Valley 4",
    "find-size": "Valley 4",
    "find-apart": "Valley 4",
    "find-low": "Valley 4",
    "jungle-alike": "Valley 4",
    "town-mixed": "Valley 4",
    "town-twice": "Valley 4",
    "pyramid-shape": "Valley 4",
}


class Refusal(Exception):
    """Raised when a text, a step or a table event is not acceptable. Nothing has changed when it is raised."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = {name: _shortened(fact) for name, fact in facts.items()}
        self.line: int | None = None
        self.column: int | None = None

    @property
    def rule(self) -> str | None:
        """Where the rule stands that was broken."""
        return RULES.get(self.code)

    def at(self, line: int, column: int) -> Self:
        """The same refusal with its place in a text, both counted from 1, in code points."""
        self.line, self.column = line, column
        return self

    def about(self, **facts: Fact) -> Self:
        """The same refusal with further facts; those that are there already stay."""
        self.facts = {**{name: _shortened(fact) for name, fact in facts.items()}, **self.facts}
        return self

    def __str__(self) -> str:
        from pennypapers.words import sentence  # only when it is read: loading the words takes time

        return sentence(f"refused-{self.code}", self.facts)


def _shortened(fact: Fact) -> Fact:
    """As much of a text as fits into a sentence."""
    return fact[: LONGEST_FACT - 1] + "…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact
