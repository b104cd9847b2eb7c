"""The round, the dice and what a player may do now, in words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from pennypapers.cli.common.speech import Speech
from pennypapers.notation import read_step, write_step
from pennypapers.rules import Build, Cross, Draw, Pass, Reveal, Roll, Step, Turn, Write
from pennypapers.rules.dice import LETTERS, SPECIAL

SHOWN_DISCOVERIES = 5


def round_words(speech: Speech, number: int, last: int | None) -> str:
    """The number of the round, and how many there are if that is known."""
    if last:
        return speech.say("play-round-of", round=number, rounds=last)
    return speech.say("play-round", round=number)


def face_words(speech: Speech, roll: Roll, adventure: str) -> list[str]:
    """What each of the three dice shows."""
    return [
        speech.say("play-face", face=letter if face == SPECIAL else str(face), adventure=adventure)
        for face, letter in zip(roll, LETTERS, strict=True)
    ]


def describe_roll(speech: Speech, roll: Roll, adventure: str) -> str:
    faces = face_words(speech, roll, adventure)
    return speech.say("play-dice", purple=faces[0], green=faces[1], red=faces[2])


def describe_choices(speech: Speech, turn: Turn) -> list[str]:
    """One line for each kind of thing that may come next."""
    steps = turn.legal()
    adventure = turn.sheet.adventure
    said = []
    if turn.roll.dakota and not adventure.structures:  # without structures Dakota's face is the lockpick
        said.append(speech.say("play-no-door" if Pass() in steps else "play-lockpick"))
    writes = [step for step in steps if isinstance(step, Write)]
    sums = dict.fromkeys(_sum_text(step.number.dice) for step in writes if step.number.dice)
    if sums:
        said.append(speech.say("play-numbers", numbers=", ".join(sums)))
    if any(step.number.penny for step in writes):
        said.append(speech.say("play-any-number"))
    builds = dict.fromkeys(step.structure for step in steps if isinstance(step, Build))
    if builds:
        names = ", ".join(speech.say("play-structure", structure=name) for name in builds)
        said.append(speech.say("play-structures", structures=names, first=next(iter(builds))))
    spaces = dict.fromkeys(step.space for step in steps if isinstance(step, Write | Build))
    if spaces:
        said.append(speech.say("play-spaces", spaces=" ".join(spaces)))
    hazards = dict.fromkeys(step.space for step in steps if isinstance(step, Cross))
    if hazards:
        said.append(speech.say("play-crossable", adventure=adventure.name, spaces=" ".join(hazards)))
    return said + describe_discoveries(speech, steps)


def _sum_text(dice: tuple[int, ...]) -> str:
    text = "+".join(map(str, dice))
    return text if len(dice) == 1 else f"{text}={sum(dice)}"


def describe_discoveries(speech: Speech, steps: list[Step]) -> list[str]:
    """How many discoveries are possible, and the first few of each kind."""
    finds = [step for step in steps if isinstance(step, Reveal)]
    if not finds:
        return []
    said = [speech.say("play-discoveries", count=len(finds))]
    for _, group in groupby(finds, key=lambda find: find.kind):
        kind = list(group)
        said += [f"  {write_step(find)}" for find in kind[:SHOWN_DISCOVERIES]]
        if len(kind) > SHOWN_DISCOVERIES:
            said.append(f"  {speech.say('play-more-discoveries', count=len(kind) - SHOWN_DISCOVERIES)}")
    return said


def steps_in_words(speech: Speech, adventure: str, steps: Iterable[str]) -> str:
    return ", ".join(_in_words(speech, adventure, read_step(step)) for step in steps)


def _in_words(speech: Speech, adventure: str, step: Step) -> str:
    match step:
        case Write(number, space):
            return speech.say("coach-step-write", number=str(number.value), space=space)
        case Build(structure, space):
            return speech.say("coach-step-build", structure=structure, space=space)
        case Cross(space):
            return speech.say("coach-step-cross", adventure=adventure, space=space)
        case Reveal(kind, spaces):
            return speech.say("coach-step-reveal", kind=kind, spaces=" ".join(spaces))
        case Draw(space):
            return speech.say("coach-step-draw", adventure=adventure, space=space)
    return speech.say("coach-step-pass")
