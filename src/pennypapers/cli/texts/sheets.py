"""`pennypapers sheets`: lists, draws and checks layouts, the shipped ones and those in files."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from pennypapers.cli.common.drawing import console, draw_sheet
from pennypapers.cli.common.files import each_file
from pennypapers.cli.common.layouts import find_layout
from pennypapers.cli.common.speech import Speech
from pennypapers.notation import SHIPPED, shipped_layout
from pennypapers.rules import empty_sheet
from pennypapers.sheets import Layout


def list_sheets(speech: Speech, as_json: bool) -> int:
    for name in SHIPPED:
        facts = _facts(shipped_layout(name))
        if as_json:
            speech.print(json.dumps({"sheet": name, **facts}, ensure_ascii=False))
        else:
            speech.print(f"{name}  {facts['name']:<28}  {_size(speech, facts)}")
    return 0


def show_sheets(speech: Speech, names: Sequence[str], as_json: bool) -> int:
    return _each(speech, names, as_json, _draw)


def check_sheets(speech: Speech, names: Sequence[str], as_json: bool) -> int:
    return _each(speech, names, as_json, _approve, warnings=True)


Show = Callable[[Speech, Console, str, Layout], None]


def _each(speech: Speech, names: Sequence[str], as_json: bool, show: Show, warnings: bool = False) -> int:
    screen = console(speech)

    def examine(name: str) -> tuple[dict[str, Any], Callable[[], None]]:
        layout = find_layout(name)
        facts = _facts(layout)
        if warnings:
            facts["warnings"] = _warnings(speech, layout)
        return facts, lambda: show(speech, screen, name, layout)

    return each_file(speech, names, as_json, examine)


def _facts(layout: Layout) -> dict[str, Any]:
    return {
        "adventure": layout.adventure,
        "name": layout.name,
        "columns": len(layout.rows[0]),
        "rows": len(layout.rows),
        "spaces": len(layout.spaces),
        "doors": len(layout.doors),
    }


def _size(speech: Speech, facts: dict[str, Any]) -> str:
    return speech.say("sheet-size", **{key: facts[key] for key in ("adventure", "spaces", "doors")})


def _draw(speech: Speech, screen: Console, name: str, layout: Layout) -> None:
    screen.print(f"{name}: {layout.name}", style="bold", markup=False)
    screen.print(_size(speech, _facts(layout)))
    screen.print()
    screen.print(draw_sheet(empty_sheet(layout)))


def _approve(speech: Speech, screen: Console, name: str, layout: Layout) -> None:
    size = _size(speech, _facts(layout))
    screen.print(f"{name}: {speech.say('sheet-approved', name=layout.name)} {size}", markup=False)
    for warning in _warnings(speech, layout):
        screen.print(f"{name}: {warning['message']}", markup=False)


def _warnings(speech: Speech, layout: Layout) -> list[dict[str, Any]]:
    """Sentences about what is allowed on a layout but was perhaps not meant."""
    if len(layout.pieces) < 2:
        return []
    pieces = [list(piece) for piece in layout.pieces]
    named = "; ".join(" ".join(piece) for piece in pieces)
    message = speech.say("sheet-pieces", count=len(pieces), pieces=named)
    return [{"code": "pieces", "message": message, "pieces": pieces}]
