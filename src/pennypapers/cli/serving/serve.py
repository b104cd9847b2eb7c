"""`pennypapers serve`: serves the page and its tables until it is told to stop."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import suppress

import segno

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.serving.holder import taken
from pennypapers.cli.serving.no_database import no_database
from pennypapers.server.operation.folder import Taken, UnusableFolder
from pennypapers.server.operation.ready_folder import Vanished
from pennypapers.server.serve import outside_urls, own_url, serve
from pennypapers.server.settings.of_serve import ServeSettings
from pennypapers.server.store import NoDatabase, Unavailable, Unusable
from pennypapers.warm_up import missing_parts


def serve_tables(speech: Speech, settings: ServeSettings) -> int:
    def ready(port: int) -> None:
        own = own_url(settings, port)
        speech.print(speech.say("serve-ready", address=own))
        for url in outside_urls(settings, port):
            # Below a path the address ends in a slash, as not every proxy adds it by itself.
            _invite(speech, f"{url}/" if settings.sub_path else url)
        if missing_parts():
            speech.print(speech.say("warm-up-beside"))
        speech.out.flush()
        if not settings.no_browser and _somebody_is_looking():
            # In a thread, as the server would have to wait for a slow browser, or for one in the terminal.
            threading.Thread(target=_open, args=(own,), daemon=True).start()

    try:
        serve(settings, ready)
    except KeyboardInterrupt:  # Ctrl-C: the server has finished everything before it raises this
        return 0
    except Taken as error:
        print(taken(speech, settings.data, error.holder), file=speech.err)
        return 1
    except NoDatabase as error:
        print(no_database(speech, settings.store, error), file=speech.err)
        return 1
    except Unusable as error:
        return _fail(speech, "serve-unusable", str(error))
    except Unavailable as error:
        print(speech.say("operate-unsaved", folder=str(settings.data), reason=error.reason), file=speech.err)
        return 1
    except Vanished as error:
        said = speech.say("serve-vanished", folder=str(settings.data), note=str(error.note))
        print(said, file=speech.err)
        return 1
    except UnusableFolder as error:
        said = speech.say("operate-unwritable", folder=str(settings.data), reason=error.reason)
        print(said, file=speech.err)
        return 1
    except OSError as error:
        return _fail(speech, "serve-failed", error.strerror or str(error))
    return 0


def _invite(speech: Speech, url: str) -> None:
    """Print the address for phones, and on a terminal also as a QR code."""
    speech.print(speech.say("serve-phones", address=url))
    if speech.out.isatty():
        with suppress(UnicodeEncodeError):  # a terminal without block characters
            segno.make(url, micro=False).terminal(out=speech.out, border=2, compact=True)


def _somebody_is_looking() -> bool:
    """Whether to open a browser: the program was started in a terminal, and the machine has a screen."""
    if not sys.stdout.isatty():
        return False
    has_screen = (
        sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return bool(has_screen)


def _open(url: str) -> None:
    with suppress(webbrowser.Error):
        webbrowser.open(url)


def _fail(speech: Speech, message: str, reason: str = "") -> int:
    print(speech.say(message, reason=reason), file=speech.err)
    return 1
