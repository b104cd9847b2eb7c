"""A bot that is a program: it reads questions and writes answers, and could be in any language.

    pennypapers simulate --sheet valley-a --bots "program:python3 examples/bot_program.py" --games 20
    pennypapers duel tourist "program:python3 examples/bot_program.py" --sheet valley-a

Before it answers it asks what is legal, discoveries included, and how many stars that would bring. What it adds is a
little hope for the Valley: equal numbers side by side may become a town, high ones a mountain range. docs/bots.md has
the protocol.
"""

import re
import sys

TRIED = 40  # so many steps are asked about, of the hundreds or thousands there can be
# What numbers that lie side by side may come to, in tenths of a star:
TOWN = (0, 2, 12, 26, 44)  # by how many are equal
RANGE = (0, 6, 20, 44)  # by how many are high
A_DIE = 1  # what each die costs, as it could be used for something else


def read() -> tuple[dict[str, str], list[str]]:
    """Read lines `key: value` and those of the sheet, up to a blank line; returns nothing at the end of the input."""
    facts, lines = {}, []
    for line in sys.stdin:
        if not line.strip():
            break
        key, _, value = line.strip().partition(":")
        facts[key.split()[0]] = value.strip()  # `round 7` is `round`
        lines.append(line.strip())
    return facts, lines[lines.index("grid:") + 1 :] if "grid:" in lines else []


def ask(*queries: str) -> list[tuple[dict[str, str], list[str]]]:
    """Ask several queries at once; their answers come in the same order."""
    if queries:
        print(*queries, sep="\n", flush=True)
    return [read() for _ in queries]


def beside(spaces: set[str]) -> set[str]:
    """These spaces and all that are adjacent to them, also across corners."""
    cells = [(ord(space[0]), int(space[1:])) for space in spaces]
    return {f"{chr(x + i)}{y + j}" for x, y in cells for i in (-1, 0, 1) for j in (-1, 0, 1)}


def heaps(spaces: set[str]) -> list[set[str]]:
    """The connected groups of these spaces."""
    found = []
    while spaces:
        heap = {spaces.pop()}
        while more := beside(heap) & spaces:
            heap |= more
            spaces -= more
        found.append(heap)
    return found


class Sheet:
    """The numbers that are not yet part of a discovery, and the empty spaces."""

    def __init__(self, lines: list[str]) -> None:
        rows = [line.split() for line in lines if ":" not in line]
        tokens = {
            f"{chr(97 + x)}{y + 1}": token.lstrip("+")
            for y, row in enumerate(rows)
            for x, token in enumerate(row)
        }
        used = {space for line in lines if ":" in line for space in line.split()[1:]}
        self.numbers = {
            space: int(token) for space, token in tokens.items() if token.isdigit() and space not in used
        }
        self.empty = {space for space, token in tokens.items() if token in (".", "")}
        self.towns = {int(tokens[line.split()[1]]) for line in lines if line.startswith("town:")}

    def promise(self, step: str = "") -> int:
        """What the sheet after a step may still lead to, besides its stars: in tenths of a star."""
        what, _, space = step.partition("@")
        dice = re.findall(r"\d+", what) if space else []
        gone = set(re.findall(r"[a-z]\d+", step)) if "(" in step else set()
        after = {s: n for s, n in self.numbers.items() if s not in gone}
        if dice:
            after[space] = sum(map(int, dice))
        empty = self.empty - {space}
        total = -A_DIE * len(dice)
        for number in {*range(1, 6)} - self.towns:
            for heap in heaps({s for s, n in after.items() if n == number}):
                if len(beside(heap) & empty) + len(heap) >= 4:
                    total += TOWN[min(len(heap), 4)]
        for heap in heaps({s for s, n in after.items() if n > 5}):
            total += len(heap) // 3 * RANGE[3]
            if len(beside(heap) & empty) >= 2:
                total += RANGE[len(heap) % 3]
        return total


def ranked(steps: list[str], legal: list[str], sheet: Sheet) -> list[tuple[float, str]]:
    """The possible next steps and what each is worth, the best last: stars, which are asked for, and promise."""
    hoped = {step: sheet.promise(step) / 10 for step in legal}
    tried = sorted(hoped, key=hoped.__getitem__)[-TRIED:]
    answers = ask(*(f"? stars {' '.join([*steps, step])}" for step in tried))
    return sorted(
        (int(facts["stars"]) + hoped[step], step) for step, (facts, _) in zip(tried, answers, strict=True)
    )


def turn() -> list[str]:
    """Add the step that is worth most, again and again, until none is worth anything; a discovery comes last."""
    steps: list[str] = []
    while True:
        ((facts, lines),) = ask(f"? legal {' '.join(steps)}")
        sheet, legal = Sheet(lines), facts["legal"].split()
        worth = int(facts["stars"]) + sheet.promise() / 10
        for options in ([s for s in legal if "(" not in s], [s for s in legal if "(" in s]):
            best = ranked(steps, options, sheet)[-1:]
            if best and (best[0][0] > worth or facts["commit"] == "no"):
                steps.append(best[0][1])
                break
        else:
            return steps


def hazard(legal: list[str], solo: bool) -> str:
    """Draw the hazard where it costs the other player most; alone, where it costs least on one's own sheet."""
    stars = [int(facts["stars"]) for facts, _ in ask(*(f"? stars {step}" for step in legal))]
    return legal[stars.index(max(stars) if solo else min(stars))]


while asked := read()[0]:
    may_play = asked["legal"].split()
    is_hazard = may_play[0].startswith("!")
    print(*([hazard(may_play, asked["players"] == "1")] if is_hazard else turn()), flush=True)
