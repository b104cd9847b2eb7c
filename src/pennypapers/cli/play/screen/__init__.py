"""The terminal game on a screen. Everything heavy is loaded when it is started, so that other commands stay quick."""

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
    """The bots' processes need a helper that is given standard error, which is not there while the screen is shown."""
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()
