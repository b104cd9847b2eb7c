"""Steps and what the dice allow (formats.md, "A game"; rules.md, "Both adventures")."""

from __future__ import annotations

import re
from itertools import combinations

from .sheet import Drawing, Sheet

Roll = tuple[str, str, str]  # purple, green, red: '1'..'5' or 'P', 'D', 'X'

STRUCTURES = {"hut": "H", "statue": "S", "mine": "M"}


def spent_by(step: str) -> str:
    """What a step spends, the part before its '@' or 'x': '2+3', 'P=12', 'D=hut' or nothing."""
    return "" if "(" in step or step == "-" else step.replace("x", "@").partition("@")[0]


def faces_of(spent: str) -> list[str]:
    if spent.startswith(("P=", "D=")):
        return [spent[0]]
    return spent.split("+") if spent else []


def mark_of(spent: str) -> str:
    """The mark that is written for it: '5' for '2+3', '12' for 'P=12', 'H' for 'D=hut'."""
    if spent.startswith("D="):
        return STRUCTURES[spent[2:]]
    if spent.startswith("P="):
        return spent[2:]
    return str(sum(int(face) for face in spent.split("+")))


def spendable(roll: Roll, done: list[str]) -> set[str]:
    """Everything that the dice left after these steps can be spent as.

    Equal faces are interchangeable: every way to assign the steps to the dice is kept, one is enough.
    """
    ways: set[tuple[int, ...]] = {(0, 1, 2)}
    for step in done:
        faces = faces_of(spent_by(step))
        ways = {
            tuple(die for die in left if die not in taken)
            for left in ways
            for taken in combinations(left, len(faces))
            if [roll[die] for die in taken] == faces
        }
    spends = set()
    for left in ways:
        for count in (1, 2, 3):
            for taken in combinations(left, count):
                faces = [roll[die] for die in taken]
                if all(face.isdigit() for face in faces):
                    spends.add("+".join(faces))
                elif faces == ["P"]:  # never added to other dice
                    spends |= {f"P={number}" for number in range(1, 16)}
                elif faces == ["D"]:
                    spends |= {f"D={structure}" for structure in STRUCTURES}
    return spends


def canonical(drawing: Drawing, step: str) -> str:
    """A discovery's spaces are read in any order, and kept in reading order."""
    revealed = re.fullmatch(r"([a-z]+)\((.+)\)", step)
    if not revealed or not set(revealed[2].split(",")) <= set(drawing.spaces):
        return step
    return f"{revealed[1]}({','.join(drawing.in_reading_order(revealed[2].split(',')))})"


def after(sheet: Sheet, steps: list[str]) -> Sheet:
    """The sheet with these canonical steps drawn on it, unchecked; `last` stays."""
    sheet = sheet.copy()
    for step in steps:
        if "(" in step:
            kind, _, spaces = step.rstrip(")").partition("(")
            sheet.discoveries.append((kind, tuple(spaces.split(","))))
        elif "@" in step:
            spent, _, space = step.partition("@")
            door = "+" if sheet.marks[space].startswith("+") else ""
            sheet.marks[space] = door + mark_of(spent)
        elif "x" in step:
            sheet.marks[step.partition("x")[2]] = "x"
    return sheet
