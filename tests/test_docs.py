"""Facts that the documents state are true."""

from __future__ import annotations

from pennypapers.refusals import RULES
from refusal_codes import codes
from refusals_page import PAGE, page


def test_every_refusal_is_on_its_page() -> None:
    text = page()
    assert PAGE.read_text(encoding="utf-8") == text
    assert [code for code in codes() if f"| `{code}` |" not in text] == []


def test_every_refusal_of_a_step_names_its_rule() -> None:
    only_forms = {
        *("bad-roll", "bad-face", "bad-mark", "unknown-structure", "unknown-discovery"),
        *("unknown-header", "snakes-in-temple", "wrong-snakes"),
    }
    assert codes("rules") - only_forms <= set(RULES)
    assert set(RULES) <= codes()
