"""The spaces that a player chooses for a discovery. The host says for each kind whether they are one."""

from __future__ import annotations

from dataclasses import dataclass, field

from pennypapers.cli.common.speech import Speech
from pennypapers.refusals import Refusal
from pennypapers.server.messages.answers import Reason


@dataclass
class ChosenSpaces:
    spaces: set[str] = field(default_factory=set)
    answers: dict[str, Reason | None] = field(default_factory=dict)

    def toggle(self, space: str) -> None:
        self.spaces ^= {space}
        self.answers = {}

    @property
    def kind(self) -> str:
        """The kind of discovery that these spaces are; empty if they are none."""
        return next((kind for kind, reason in self.answers.items() if reason is None), "")

    @property
    def step(self) -> str:
        return f"{self.kind}({','.join(sorted(self.spaces))})" if self.kind else ""

    def sentence(self, speech: Speech) -> str:
        if self.kind:
            return speech.say("screen-find-fits", kind=self.kind)
        if not self.answers:
            return speech.say("screen-find-choose")
        reasons = [Refusal(reason.code, **reason.facts) for reason in self.answers.values() if reason]
        common = {reason.code for reason in reasons}
        if len(common) == 1:  # one reason for all kinds is worth saying
            return speech.why(reasons[0])
        return speech.say("screen-find-not-yet", spaces=" ".join(sorted(self.spaces)))
