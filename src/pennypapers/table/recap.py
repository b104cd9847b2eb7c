"""What a round brought: what everybody did with the same dice, what it changed, and what is worth telling of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pennypapers.rules import ADVENTURES, Build, Cross, Draw, Pass, Reveal, Score, Step, Write, places
from pennypapers.table.table import Table

MOST_CLIMBERS = 3


class Deed(NamedTuple):
    """Something that can be done with dice: a `number` that is written, a `structure`, a `discovery`, a `cross`, a
    `pass`. `name` is the number, the structure or the kind of discovery."""

    kind: str
    name: str = ""


class Highlight(NamedTuple):
    """Something worth telling. `players` are those it is about, by their place in the order of play.

    | what | who, and the facts |
    |---|---|
    | `gain` | those who gained most; `stars` |
    | `loss` | those whom a hazard cost most; `stars`, a negative number |
    | `first` | those who are the first at the table with stars of a `rule` |
    | `lead` | the one who leads now, alone, and did not before |
    | `climb` | one player who overtook others; `passed` are those, the best of them first |
    """

    what: str
    players: tuple[int, ...]
    stars: int = 0
    rule: str = ""
    passed: tuple[int, ...] = ()


class Recap(NamedTuple):
    """The round that closed last. Tuples are in the order of play."""

    round: int
    before: tuple[int, ...]  # everybody's stars before the round
    stars: tuple[int, ...]  # and after it
    places_before: tuple[int, ...]
    places: tuple[int, ...]
    changes: tuple[dict[str, int], ...]  # by how many stars each rule changed, for those that did
    deeds: dict[Deed, tuple[int, ...]]  # what was done with the dice, and by whom; nothing in a hazard round
    highlights: tuple[Highlight, ...]
    spaces_left: int  # on the fullest sheet, before it ends the game

    @property
    def gains(self) -> tuple[int, ...]:
        return tuple(after - before for before, after in zip(self.before, self.stars, strict=True))


def recap(table: Table, before: Sequence[Score], after: Sequence[Score], last: Recap | None = None) -> Recap:
    """What the round brought that closed last; `before` and `after` are the scores of all players then, and `last` is
    the recap of the round before, if there was one."""
    was = last.stars if last else tuple(score.stars for score in before)
    now = tuple(score.stars for score in after)
    places_before = last.places if last else tuple(places(before))
    places_now = tuple(places(after))
    # Nobody is ahead of anybody before the first stars, so nobody can be overtaken there.
    climbs = _climbs(places_before, places_now) if any(was) and not table.solo else []
    hazard = table.rounds[-1].roll.hazard
    return Recap(
        len(table.rounds),
        was,
        now,
        places_before,
        places_now,
        tuple(_changes(*scores) for scores in zip(before, after, strict=True)),
        {} if hazard else _deeds(table),
        (
            *_biggest(was, now, hazard),
            *_firsts(ADVENTURES[table.layout.adventure].firsts, before, after),
            *climbs,
        ),
        min(sheet.spaces_left for sheet in table.sheets.values()),
    )


def _changes(before: Score, after: Score) -> dict[str, int]:
    change: dict[str, int] = {}
    for score, sign in ((before, -1), (after, 1)):
        for line in score.lines:
            change[line.rule] = change.get(line.rule, 0) + sign * line.stars
    return {rule: stars for rule, stars in change.items() if stars}


def _deeds(table: Table) -> dict[Deed, tuple[int, ...]]:
    """Whatever was done, most common first; among equals in the order of play."""
    deeds: dict[Deed, list[int]] = {}
    for place, player in enumerate(table.players):
        for deed in dict.fromkeys(map(deed_of, table.turns[-1][player].steps)):
            deeds.setdefault(deed, []).append(place)
    by_number = sorted(deeds.items(), key=lambda done: -len(done[1]))
    return {deed: tuple(players) for deed, players in by_number}


def deed_of(step: Step) -> Deed:
    match step:
        case Write(number=number):
            return Deed("number", str(number.value))
        case Build(structure=structure):
            return Deed("structure", structure)
        case Reveal(kind=kind):
            return Deed("discovery", kind)
        case Cross():
            return Deed("cross")
        case Pass():
            return Deed("pass")
        case Draw():
            return Deed("hazard")


def _biggest(before: Sequence[int], after: Sequence[int], hazard: bool) -> list[Highlight]:
    changes = [now - was for was, now in zip(before, after, strict=True)]
    most = min(changes) if hazard else max(changes)
    if (most >= 0) if hazard else (most <= 0):
        return []
    who = tuple(place for place, change in enumerate(changes) if change == most)
    return [Highlight("loss" if hazard else "gain", who, most)]


def _firsts(rules: Sequence[str], before: Sequence[Score], after: Sequence[Score]) -> list[Highlight]:
    had = {line.rule for score in before for line in score.lines if line.stars > 0}
    have: dict[str, dict[int, None]] = {}  # the players, in order, by the rule that they have stars for
    for place, score in enumerate(after):
        for line in score.lines:
            if line.stars > 0:
                have.setdefault(line.rule, {})[place] = None
    return [
        Highlight("first", tuple(have[rule]), rule=rule) for rule in rules if rule in have and rule not in had
    ]


def _climbs(before: Sequence[int], after: Sequence[int]) -> list[Highlight]:
    """Who leads now, and those who climbed most places, with those whom they passed."""
    told = []
    first = [player for player, place in enumerate(after) if place == 1]
    if len(first) == 1 and before[first[0]] > 1:
        told.append(Highlight("lead", (first[0],)))
    climbers = [player for player, place in enumerate(after) if place < before[player]]
    climbers.sort(key=lambda player: (after[player] - before[player], after[player]))
    for climber in climbers[:MOST_CLIMBERS]:
        passed = [
            other
            for other in range(len(after))
            if before[other] < before[climber] and after[other] > after[climber]
        ]
        passed.sort(key=lambda other: (after[other], other))
        if passed:
            told.append(Highlight("climb", (climber,), passed=tuple(passed)))
    return told
