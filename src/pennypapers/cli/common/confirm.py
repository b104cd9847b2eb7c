"""Asking before something is done that cannot be undone."""

from __future__ import annotations

import sys

from pennypapers.cli.common.speech import Speech


def confirmed(speech: Speech, question: str, yes: bool) -> bool:
    """Whether the user agrees: by an option given beforehand, or by an answer now. Where nobody can be asked the answer
    is no, and the reason is printed."""
    if yes:
        return True
    if sys.stdin is None or not sys.stdin.isatty():
        print(speech.say("operate-say-yes"), file=speech.err)
        return False
    try:
        answer = speech.read_line(speech.say("operate-yes-or-no", question=question) + " ")
    except EOFError:
        answer = ""
    if answer.strip().lower() in speech.say("operate-yes").split():
        return True
    speech.print(speech.say("operate-left-alone"))
    return False
