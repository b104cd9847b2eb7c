"""The terminal game on a screen. Everything heavy is loaded when it is started, so that other commands stay quick."""

from __future__ import annotations

from pennypapers.cli import WRONG_USAGE
from pennypapers.cli.play_wishes import Wishes, at_a_table
from pennypapers.cli.speech import Speech
from pennypapers.refusals import Refusal


def play_on_screen(speech: Speech, wishes: Wishes) -> int:
    """Play until the player leaves."""
    from pennypapers.cli.setting_off import NotToday, check_seed, chosen_layout
    from pennypapers.cli.terminal.app import TerminalGame

    layout = None
    try:
        check_seed(wishes.seed)
        if wishes.sheet and not at_a_table(wishes):
            layout, why = chosen_layout(speech, wishes.sheet, wishes.today)
            if why:
                speech.tell(why)
    except NotToday as trouble:
        print(trouble, file=speech.err)
        return WRONG_USAGE
    except Refusal as refusal:
        speech.refuse(wishes.sheet or "play", refusal)
        return 1
    game = TerminalGame(speech, wishes, layout)
    status = game.run()
    farewell = game.farewell()
    if farewell and status:
        print(farewell, file=speech.err)
    elif farewell:
        speech.tell(farewell)
    return status or 0 if game.return_code == 0 or status else 1
