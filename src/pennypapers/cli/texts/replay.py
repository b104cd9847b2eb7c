"""`pennypapers replay` and `verify`: play written games through; recompute their dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.files import beside, each_file, read_file
from pennypapers.cli.common.score_view import level_of, print_scored_sheet, score_facts
from pennypapers.cli.common.speech import Speech
from pennypapers.notation import GameText, read_game, write_sheet
from pennypapers.table import Table, verify
from pennypapers.table import replay as play_through


def replay(speech: Speech, files: Sequence[str], as_json: bool) -> int:
    screen = console(speech)

    def examine(name: str) -> tuple[dict[str, Any], Callable[[], None]]:
        table = play_through(_read(name))
        return _facts(table), lambda: _show(speech, screen, name, table)

    return each_file(speech, files, as_json, examine)


def verify_dice(speech: Speech, files: Sequence[str], as_json: bool) -> int:
    def examine(name: str) -> tuple[dict[str, Any], Callable[[], None]]:
        game = _read(name)
        play_through(game)
        verify(game)
        rounds = len(game.rounds)
        return (
            {"verified": True, "rounds": rounds},
            lambda: speech.print(f"{name}: {speech.say('dice-verified', rounds=rounds)}"),
        )

    return each_file(speech, files, as_json, examine)


def _read(name: str) -> GameText:
    return read_game(read_file(name), beside(name))


def _facts(table: Table) -> dict[str, Any]:
    players = []
    for player, place in zip(table.players, table.places(), strict=True):
        facts = {"player": player, **score_facts(table.score(player)), "place": place}
        facts["sheet"] = write_sheet(table.sheets[player], player)
        if table.solo:
            facts["level"] = table.level()
        players.append(facts)
    return {"finished": table.is_over, "rounds": len(table.rounds), "players": players}


def _show(speech: Speech, screen: Console, name: str, table: Table) -> None:
    adventure = speech.say("adventure-name", adventure=table.layout.adventure)
    state = "replay-finished" if table.is_over else "replay-unfinished"
    title = f"{name}: {adventure}, {table.layout.name}. {speech.say(state, rounds=len(table.rounds))}"
    screen.print(title, style="bold", markup=False)
    for player in table.players:
        screen.print(f"\n{player}", style="bold", markup=False)
        print_scored_sheet(speech, screen, table.sheets[player], table.score(player))
    screen.print()
    if table.solo:
        (player,) = table.players
        screen.print(level_of(speech, table.sheets[player], table.score(player).stars))
    else:
        print_ranking(speech, screen, table)
    screen.print()


def print_ranking(speech: Speech, screen: Console, table: Table) -> None:
    screen.print(speech.say("ranking-final" if table.is_over else "ranking-so-far"), style="bold")
    for place, player in sorted(zip(table.places(), table.players, strict=True), key=lambda pair: pair[0]):
        score = table.score(player)
        tie_break = speech.say("tie-break", adventure=table.layout.adventure, count=score.tie_break)
        screen.print(f"{place:>3}. {player:<4} {score.stars:>4}  ({tie_break})", markup=False)
