"""rules.md, "The Valley of Wiraqocha"; the numbers in comments are its points."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from .sheet import Discovery, Line, Sheet
from .steps import STRUCTURES, Roll, mark_of, spendable

DISCOVERY_STARS = {"jungle": 5, "town": 6, "range": 7, "pyramid": 15}
FEEDS = {"hut": "jungle", "statue": "town", "mine": "range"}
LEVELS = (90, 110, 130)
SOLO_ROUNDS = 25


def legal_steps(sheet: Sheet, roll: Roll, done: list[str]) -> set[str]:
    if any("(" in step for step in done):
        return set()
    steps = set()
    # 1. Each round: numbers, structures not yet drawn, and nines against snakes.
    for spent in spendable(roll, done):
        mark = mark_of(spent)
        if mark not in STRUCTURES.values() or not sheet.holding(mark):
            steps |= {f"{spent}@{space}" for space in where(sheet)}
        if mark == "9":
            steps |= {f"{spent}x{snake}" for snake in sheet.holding("!")}
    # 4. A discovery: every step before it filled a space or crossed out a snake, so one is enough.
    if done:
        steps |= {f"{kind}({','.join(spaces)})" for kind, spaces in discoverable(sheet)}
    return steps


def where(sheet: Sheet) -> list[str]:
    """2. Where: the empty spaces that may be filled next."""
    empty = sheet.holding(".")
    filled = [*sheet.numbers(), *sheet.holding("H", "S", "M")]
    if filled:
        wanted = [space for space in empty if sheet.near(space, filled)]
    else:
        wanted = [space for space in empty if space in sheet.drawing.edges]
    return wanted or empty


def discoverable(sheet: Sheet) -> set[Discovery]:
    """4. A discovery: every one that could be revealed now."""
    drawing = sheet.drawing
    taken = {space for _, spaces in sheet.discoveries for space in spaces}
    numbers = {space: number for space, number in sheet.numbers().items() if space not in taken}
    town_values = {sheet.numbers()[spaces[0]] for kind, spaces in sheet.discoveries if kind == "town"}

    def connected(size: int, fits: Callable[[list[int]], bool]) -> set[frozenset[str]]:
        """Connected sets of this size, grown space by space; a part of a set that fits must fit too."""
        sets = {frozenset([space]) for space, number in numbers.items() if fits([number])}
        for _ in range(size - 1):
            grown = {
                group | {space}
                for group in sets
                for member in group
                for space in drawing.adjacent[member]
                if space in numbers and space not in group
            }
            sets = {group for group in grown if fits([numbers[space] for space in group])}
        return sets

    high = {space for space, number in numbers.items() if number >= 10}
    found = {
        "jungle": connected(5, lambda values: len(set(values)) == len(values)),
        "town": connected(4, lambda values: len(set(values)) == 1 and values[0] not in town_values),
        "range": connected(3, lambda values: min(values) >= 6),
        # A T is its middle space and three of the four beside it.
        "pyramid": {
            frozenset((middle, *three))
            for middle in high
            for three in combinations(drawing.beside[middle], 3)
            if set(three) <= high
        },
    }
    return {(kind, drawing.in_reading_order(group)) for kind, groups in found.items() for group in groups}


def best_discoveries(sheet: Sheet, kind: str, most: int) -> tuple[int, list[tuple[tuple[str, ...], int]]]:
    """How many of this kind could be revealed, and the first of them with their stars: the dearest first, with what
    they bring to a structure beside them (6. Stars), then in reading order."""
    spaces, adjacent = sheet.drawing.spaces, sheet.drawing.adjacent
    sites = [site for fed, food in FEEDS.items() if food == kind for site in sheet.holding(STRUCTURES[fed])]

    def stars(found: tuple[str, ...]) -> int:
        return DISCOVERY_STARS[kind] + 2 * sum(space in adjacent[site] for site in sites for space in found)

    all_of_it = [found for which, found in discoverable(sheet) if which == kind]
    all_of_it.sort(key=lambda found: (-stars(found), [spaces.index(space) for space in found]))
    return len(all_of_it), [(found, stars(found)) for found in all_of_it[:most]]


def nearest(sheet: Sheet, kind: str) -> tuple[int, tuple[str, ...]]:
    """How many numbers the nearest discovery of this kind lacks, and its spaces: each set of spaces with a number in
    it is tried as it would be if suitable numbers stood in those that are empty. The best is the one that lacks the
    fewest, then as in `best_discoveries`."""
    drawing = sheet.drawing
    spaces, adjacent = drawing.spaces, drawing.adjacent
    taken = {space for _, found in sheet.discoveries for space in found}
    numbers = {space: number for space, number in sheet.numbers().items() if space not in taken}
    usable = {*numbers, *sheet.holding(".")}
    town_values = {sheet.numbers()[found[0]] for which, found in sheet.discoveries if which == "town"}
    size = {"jungle": 5, "town": 4, "range": 3, "pyramid": 4}[kind]

    def suits(values: list[int]) -> bool:
        if kind == "jungle":
            return len(set(values)) == len(values)
        if kind == "town":
            return len(set(values)) == 1 and values[0] not in town_values
        return min(values) >= (6 if kind == "range" else 10)

    sets = {frozenset([space]) for space in usable}
    for _ in range(size - 1):
        sets = {
            group | {space}
            for group in sets
            for member in group
            for space in adjacent[member]
            if space in usable
        } - sets
    if kind == "pyramid":
        tees = {
            frozenset((middle, *three))
            for middle in spaces
            for three in combinations(drawing.beside[middle], 3)
        }
        sets &= tees
    fitting = [
        drawing.in_reading_order(group)
        for group in sets
        if (values := [numbers[space] for space in group if space in numbers]) and suits(values)
    ]
    sites = [site for fed, food in FEEDS.items() if food == kind for site in sheet.holding(STRUCTURES[fed])]

    def order(found: tuple[str, ...]) -> tuple[int, int, list[int]]:
        fed = sum(space in adjacent[site] for site in sites for space in found)
        return sum(space not in numbers for space in found), -fed, [spaces.index(space) for space in found]

    best = min(fitting, key=order, default=())
    return (order(best)[0] if best else size), best


def is_over(sheets: list[Sheet], rounds_played: int) -> bool:
    """5. End, and 8. Solo."""
    alone = len(sheets) == 1
    return any(sheet.is_full() for sheet in sheets) or (alone and rounds_played >= SOLO_ROUNDS)


def lines_of(sheet: Sheet) -> list[Line]:
    """6. Stars."""
    drawing = sheet.drawing
    lines: list[Line] = []
    if sheet.is_full():
        lines.append(("full", 7, tuple(drawing.spaces)))
    for kind, worth in DISCOVERY_STARS.items():
        of_kind = [spaces for found, spaces in sheet.discoveries if found == kind]
        for spaces in sorted(of_kind, key=lambda spaces: drawing.spaces.index(spaces[0])):
            lines.append((kind, worth, spaces))
    for structure, mark in STRUCTURES.items():
        food = {space for kind, spaces in sheet.discoveries if kind == FEEDS[structure] for space in spaces}
        for space in sheet.holding(mark):
            fed_by = [other for other in drawing.adjacent[space] if other in food]
            lines.append((structure, 2 * len(fed_by), (space, *fed_by)))
    numbers = sheet.numbers()
    for snake in sheet.holding("!", "x"):
        beside = [numbers[space] for space in drawing.adjacent[snake] if space in numbers]
        cost = max(beside, default=0) if sheet.marks[snake] == "!" else 0
        lines.append(("snake", -cost, (snake,)))
    return lines
