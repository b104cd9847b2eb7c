"""Plays a written game through, turn by turn, or refuses the first mistake in it, with its line and column."""

from __future__ import annotations

from collections.abc import Callable

from pennypapers.notation import GameText, RoundText, TurnText
from pennypapers.refusals import Refusal
from pennypapers.table.events import Joined, Played, Rolled
from pennypapers.table.table import Table


def replay(
    game: GameText,
    after_round: Callable[[Table], None] = lambda table: None,
    after_roll: Callable[[Table], None] = lambda table: None,
) -> Table:
    """The table at the end of the game. `after_round` is called with the table after each round, and `after_roll` when
    the dice of a round are rolled and nobody has played yet."""
    table = Table(game.layout, options=game.options, sheet_name=game.sheet)
    for player in game.players:
        table.add(Joined(player))
    for played in game.rounds:
        _begin(table, played)
        after_roll(table)
        for turn in played.turns:
            if turn.steps:
                _play(table, turn)
        after_round(table)
    _check_result(table, game)
    return table


def _begin(table: Table, played: RoundText) -> None:
    holds = tuple((turn.player, turn.holds) for turn in played.turns if turn.holds)
    try:
        table.add(Rolled(played.roll, holds))
    except Refusal as refusal:
        if not played.line.number:  # the game was not read from a text
            raise
        of_player = {turn.player: turn.line.number for turn in played.turns}
        line = of_player.get(str(refusal.facts.get("player")), played.line.number)
        raise refusal.at(line, 1) from None


def _play(table: Table, turn: TurnText) -> None:
    try:
        table.add(Played(turn.player, turn.steps, turn.by_table))
    except Refusal as refusal:
        if not turn.line.number:
            raise
        # A wrong step is refused where it begins, and a turn in which something is missing where it ends.
        step = refusal.facts.get("number_of_step")
        if isinstance(step, int):
            column = turn.columns[step]
        else:
            column = turn.columns[0] if table.rounds[-1].roll.hazard else len(turn.line.text) + 1
        raise refusal.at(turn.line.number, column) from None


def _check_result(table: Table, game: GameText) -> None:
    if game.result is None:
        return
    line = game.result_line
    if not table.is_over:
        raise line.refuse("result-too-early")
    for player, said in zip(game.players, game.result, strict=True):
        stars = table.score(player).stars
        if said != stars:
            raise line.refuse("wrong-result", player=player, said=said, stars=stars)
