"""How the coach speaks: with a file of words of its own beside everybody's."""

from __future__ import annotations

from typing import Self

from pennypapers import words
from pennypapers.cli.speech import Speech

FILE = "coach"


class CoachSpeech(Speech):
    @classmethod
    def of(cls, speech: Speech) -> Self:
        return cls(speech.language, speech.out, speech.err, speech.read_line)

    def say(self, message: str, **facts: str | int) -> str:
        if message.partition("-")[0] != FILE:
            return super().say(message, **facts)
        bundle = words._bundle(self.language, FILE)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} in {self.language} has no text")
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors[0]}")
        return str(text)
