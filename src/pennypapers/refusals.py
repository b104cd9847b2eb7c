"""A refusal: why something cannot be, by name and with its facts.

Every layer refuses with the same class. The name (`code`) and the facts travel unchanged to the terminal, the
page or an environment; only there they become a sentence in somebody's language (`pennypapers.words`).
"""

from __future__ import annotations

from typing import Self

Fact = str | int


class Refusal(Exception):
    """Raised when a text, a step or a table event is not acceptable. Nothing has changed when it is raised."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
        self.line: int | None = None
        self.column: int | None = None

    def at(self, line: int, column: int) -> Self:
        """The same refusal with its place in a text, both counted from 1, in code points."""
        self.line, self.column = line, column
        return self

    def about(self, **facts: Fact) -> Self:
        """The same refusal with further facts; those that are there already stay."""
        self.facts = {**facts, **self.facts}
        return self

    def __str__(self) -> str:
        from pennypapers.words import sentence  # only when somebody reads it: words are not cheap to load

        return sentence(f"refused-{self.code}", self.facts)
