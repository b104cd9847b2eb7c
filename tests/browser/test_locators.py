"""Tests find what is on the page by role and name, or by a `data-` attribute: classes are for the look alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(
    file
    for where in (
        "tests/browser/*.py",
        "tests/support/browser_*.py",
        "scripts/screenshots*",
        "benchmarks/page_load.py",
        "benchmarks/first_start.py",
    )
    for file in ROOT.glob(where)
    if file.is_file()
)

# A class at the beginning of a selector, or after what joins one part of it to the next.
_CLASS = re.compile(r"(?:^|[\s,>+~(])[a-z0-9]*\.[a-zA-Z][\w-]*(?=$|[\s,>+~.:\[)])")
_QUOTED = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`\n]*)`")
_SCRIPT = re.compile(r"=>|\b(?:document|window)\.")
_FILE_ENDINGS = re.compile(r"\.(game|png|webp|svg|js)$")


def selectors(source: str) -> Iterator[str]:
    """Every text of a Python file that may be a selector: whole, or quoted in a script that the browser runs."""
    tree = ast.parse(source)
    bodies = [
        node.body for node in ast.walk(tree) if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
    ]
    docstrings = {id(body[0].value) for body in bodies if body and isinstance(body[0], ast.Expr)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in docstrings:
            continue
        if _SCRIPT.search(node.value):
            yield from ("".join(found) for found in _QUOTED.findall(node.value))
        else:
            yield node.value


def by_class(source: str) -> list[str]:
    found = [text for text in selectors(source) if _CLASS.search(text) and not _FILE_ENDINGS.search(text)]
    return [*found, *re.findall(r"classList|get_by_class|to_have_class|to_contain_class", source)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_is_found_by_its_class(file: Path) -> None:
    if file != Path(__file__).resolve():
        assert by_class(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        'page.locator(".acts .go").click()',
        'page.locator("button.find[aria-pressed=true]")',
        'page.locator("ol.rank > li")',
        'page.locator(f".dice .die.{name}")',
        "page.evaluate(\"() => document.querySelector('main .total')\")",
        "LOOK = \"\"\"() => one('.frame.wait, h1') ? 'a' : 'b'\"\"\"",
        "page.evaluate('(die) => die.classList[1]')",
    ],
)
def test_a_class_is_noticed(line: str) -> None:
    assert by_class(line)


@pytest.mark.parametrize(
    "line",
    [
        "page.locator(\"[data-space='a1'], main h1\")",
        'page.get_by_text("Nothing here. Go on")',
        "page.evaluate(\"() => document.querySelector('[data-act=ink]').click()\")",
        'assert name.endswith(".game")',
    ],
)
def test_what_is_no_class_is_let_be(line: str) -> None:
    assert by_class(line) == []
