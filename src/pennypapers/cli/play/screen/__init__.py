"""The terminal game on a screen. Its modules are imported only when it starts, so that other commands start quickly.

`app` chooses the table and the screen. A `session` is one device at a table, which is in this process (`local_table`)
or on a server (`remote_table`); `model` is what the device knows about the table, and `pencil` its turn under way.
`player` says what each key does, with `hand` for dice and spaces; `game_screen` shows it all.
"""

from __future__ import annotations

import sys

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.play.options import PlayOptions, is_remote
from pennypapers.refusals import Refusal


def play_on_screen(speech: Speech, options: PlayOptions) -> int:
    """Play until the player leaves."""
    from pennypapers.cli.play.new_game import check_seed, chosen_layout
    from pennypapers.cli.play.screen.app import TerminalGame

    layout = None
    try:
        check_seed(options.seed)
        if options.sheet and not is_remote(options):
            layout, why = chosen_layout(speech, options.sheet, options.today)
            if why:
                speech.tell(why)
    except Refusal as refusal:
        speech.refuse(options.sheet or "play", refusal)
        return 1
    _prepare_processes()
    game = TerminalGame(speech, options, layout)
    status = game.run()
    farewell = game.farewell()
    if farewell and status:
        print(farewell, file=speech.err)
    elif farewell:
        speech.tell(farewell)
    return status if status is not None else game.return_code or 0


def _prepare_processes() -> None:
    """Start the resource tracker, which Python's process pools need, before the screen takes over standard error: it is
    handed that stream."""
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()
