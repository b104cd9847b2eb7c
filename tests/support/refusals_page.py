"""`docs/refusals.md`, made from the sources: `python tests/support/refusals_page.py` writes it anew."""

from __future__ import annotations

import re
from pathlib import Path

from pennypapers.refusals import RULES
from refusal_codes import PACKAGE, codes

PAGE = Path(__file__).parents[2] / "docs" / "refusals.md"

HEAD = """# Everything that can be refused

A refusal has a code, facts, and in a text its line and column. The code stays the same in the terminal, in JSON and in
Python (`Refusal.code`, `.facts`, `.rule`); the sentences are in `src/pennypapers/words`, in English, French and Dutch.
The rule is the place in [rules.md](rules.md). Made by `tests/support/refusals_page.py`.

| code | rule |
|---|---|
"""


def page() -> str:
    """The codes in the order of their sentences, which are grouped by subject."""
    words = (PACKAGE / "words" / "en" / "refusals.ftl").read_text(encoding="utf-8")
    ordered = re.findall(r"^refused-([a-z0-9-]+) =", words, re.MULTILINE)
    raised = codes()
    return HEAD + "".join(f"| `{code}` | {RULES.get(code, '')} |\n" for code in ordered if code in raised)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
