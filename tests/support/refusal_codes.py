"""The codes of all refusals that the sources can raise, found in the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pennypapers

PACKAGE = Path(pennypapers.__file__).parent


def codes(*folders: str) -> set[str]:
    """Every code given to `Refusal(...)` or `.refuse(...)` in these parts of the package, or in all of it."""
    found = set()
    for folder in folders or ("",):
        for path in (PACKAGE / folder).rglob("*.py"):
            found |= set(_codes_in(ast.parse(path.read_text(encoding="utf-8"))))
    return found


def _codes_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _name(node.func) in ("Refusal", "refuse"):
            for part in _choices(node.args[0]):
                if isinstance(part, ast.Constant):
                    yield str(part.value)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _choices(value: ast.expr) -> Iterator[ast.expr]:
    """A code may be one of two: `"this" if ... else "that"`."""
    if isinstance(value, ast.IfExp):
        yield from _choices(value.body)
        yield from _choices(value.orelse)
    else:
        yield value
