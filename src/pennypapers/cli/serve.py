"""`pennypapers serve`: tables for people and programs, until it is told to stop."""

from __future__ import annotations

from pennypapers.cli.speech import Speech
from pennypapers.server.serve import Place, serve
from pennypapers.server.store import Unusable


def serve_tables(speech: Speech, place: Place) -> int:
    if (place.tls_cert is None) != (place.tls_key is None):
        return _fail(speech, "serve-tls")

    def ready(port: int) -> None:
        speech.print(speech.say("serve-ready", address=place.url(port)))

    try:
        serve(place, ready)
    except KeyboardInterrupt:  # how it is told to stop; everything was finished by then
        return 0
    except Unusable as error:
        return _fail(speech, "serve-unusable", str(error))
    except OSError as error:
        return _fail(speech, "serve-failed", error.strerror or str(error))
    return 0


def _fail(speech: Speech, message: str, reason: str = "") -> int:
    print(speech.say(message, reason=reason), file=speech.err)
    return 1
