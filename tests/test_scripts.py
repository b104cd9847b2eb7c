"""The scripts around the package: their words are complete, and an old Python can read what it must."""

from __future__ import annotations

import ast
import re
from contextlib import nullcontext
from pathlib import Path

import pytest

import environment
from words import MESSAGES, language, say

ROOT = Path(__file__).parents[1]


def placeholders(language: str) -> dict[str, set[str]]:
    return {key: set(re.findall(r"{(\w+)}", text)) for key, text in MESSAGES[language].items()}


@pytest.mark.parametrize("other", ["fr", "nl"])
def test_every_message_has_every_language(other: str) -> None:
    assert placeholders(other) == placeholders("en")


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "PENNYPAPERS_LANG": "nl"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_language_is_the_first_that_is_set(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PENNYPAPERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language() == expected


def test_facts_are_filled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENNYPAPERS_LANG", "nl")
    assert say("done", seconds=3) == "Klaar in 3 s"


@pytest.mark.parametrize(("purpose", "compiles"), [("play", False), ("test", True)])
def test_whoever_plays_does_not_wait_for_the_compiler(
    purpose: str, compiles: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    for part in (
        "_have_venv",
        "_have_page",
        "_have_packages",
        "_have_compiled_rules",
        "_have_system_packages",
    ):
        monkeypatch.setattr(environment, part, lambda *_, part=part: done.append(part))
    monkeypatch.setattr(environment, "_alone", nullcontext)
    environment.set_up(purpose)
    assert ("_have_compiled_rules" in done) is compiles


@pytest.mark.parametrize(
    "path", ["play", "test", "scripts/words.py", "scripts/check", "scripts/pin", "scripts/screenshots"]
)
def test_an_old_python_can_read_the_refusal(path: str) -> None:
    ast.parse((ROOT / path).read_text(encoding="utf-8"), feature_version=(3, 6))
