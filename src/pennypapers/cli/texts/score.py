"""`pennypapers score`: counts filled sheets, and shows where every star comes from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.files import each_file, read_file
from pennypapers.cli.common.score_view import level_of, print_scored_sheet, score_facts
from pennypapers.cli.common.speech import Speech
from pennypapers.notation import read_sheet


def score(speech: Speech, files: Sequence[str], solo: bool, strict: bool, as_json: bool) -> int:
    screen = console(speech)

    def examine(name: str) -> tuple[dict[str, Any], Callable[[], None]]:
        text = read_sheet(read_file(name))
        sheet, counted = text.sheet, text.sheet.score(strict)
        facts = {"adventure": sheet.layout.adventure, **score_facts(counted)}
        if solo:
            facts["level"] = sheet.level(counted.stars)

        def show() -> None:
            title = [
                speech.say("adventure-name", adventure=sheet.layout.adventure),
                text.layout.name,
                text.owner or "",
            ]
            screen.print(f"{name}: {', '.join(part for part in title if part)}", style="bold", markup=False)
            screen.print()
            print_scored_sheet(speech, screen, sheet, counted)
            if solo:
                screen.print(level_of(speech, sheet, counted.stars))
            screen.print()

        return facts, show

    return each_file(speech, files, as_json, examine)
