"""How often which messages were answered in which way."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

DONE = "done"


class Tally:
    def __init__(self) -> None:
        self.messages = 0
        self.tables = 0  # whose logs were folded again
        self.games = 0  # of honest players, played to their end
        self.outcomes: Counter[tuple[str, str]] = Counter()  # by what was asked, and how it was answered

    def count(self, sent: bytes | str, answer: dict[str, Any]) -> None:
        self.outcomes[_what(sent), answer["reason"]["code"] if answer["say"] == "refused" else DONE] += 1

    def add(self, other: Tally) -> None:
        self.messages += other.messages
        self.tables += other.tables
        self.games += other.games
        self.outcomes += other.outcomes

    @property
    def refusals(self) -> set[str]:
        return {said for _, said in self.outcomes} - {DONE}

    def line(self) -> str:
        done = sum(count for (_, said), count in self.outcomes.items() if said == DONE)
        return (
            f"{self.messages:,} messages, {done:,} done, the others refused for {len(self.refusals)} reasons; "
            f"{self.tables:,} tables folded again, {self.games:,} honest games played to their end"
        )


def _what(sent: bytes | str) -> str:
    try:
        message = json.loads(sent)
    except (ValueError, RecursionError):
        return "(unreadable)"
    return str(message.get("do"))[:20] if isinstance(message, dict) else "(no object)"
