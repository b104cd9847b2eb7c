"""A bot that is a program: it reads questions and writes answers, and could be in any language.

    pennypapers simulate --sheet valley-a --bots "program:python3 examples/bot_program.py" --games 20
    pennypapers duel tourist "program:python3 examples/bot_program.py" --sheet valley-a

What is legal, discoveries too, and how many stars there would be, it asks before it answers. Its own are only hopes
for the Valley: equal numbers side by side may become a town, high ones a mountain range. docs/bots.md has the protocol.
"""

import re
import sys

TRIED = 40  # steps whose stars are asked for, of the hundreds or thousands there can be
# What numbers that lie side by side may come to, in tenths of a star:
TOWN = (0, 2, 12, 26, 44)  # so many equal ones
RANGE = (0, 6, 20, 44)  # so many high ones
A_DIE = 1  # what each die could do otherwise


def read() -> tuple[dict[str, str], list[str]]:
    """Lines `key: value`, and the sheet's; a blank line ends them. Nothing when the input ends."""
    facts, lines = {}, []
    for line in sys.stdin:
        if not line.strip():
            break
        key, _, value = line.strip().partition(":")
        facts[key.split()[0]] = value.strip()  # `round 7` is `round`
        lines.append(line.strip())
    return facts, lines[lines.index("grid:") + 1 :] if "grid:" in lines else []


def ask(*queries: str) -> list[tuple[dict[str, str], list[str]]]:
    """Several at once: their answers come in the same order."""
    if queries:
        print(*queries, sep="\n", flush=True)
    return [read() for _ in queries]


def beside(spaces: set[str]) -> set[str]:
    """What lies around them, also across corners; and they themselves."""
    cells = [(ord(space[0]), int(space[1:])) for space in spaces]
    return {f"{chr(x + i)}{y + j}" for x, y in cells for i in (-1, 0, 1) for j in (-1, 0, 1)}


def heaps(spaces: set[str]) -> list[set[str]]:
    """What lies side by side."""
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
        """What may come of the sheet after a step, beside its stars: in tenths of one."""
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
    """What may come next and what it is worth, the best last: stars, which are asked for, and promises."""
    hoped = {step: sheet.promise(step) / 10 for step in legal}
    tried = sorted(hoped, key=hoped.__getitem__)[-TRIED:]
    answers = ask(*(f"? stars {' '.join([*steps, step])}" for step in tried))
    return sorted(
        (int(facts["stars"]) + hoped[step], step) for step, (facts, _) in zip(tried, answers, strict=True)
    )


def turn() -> list[str]:
    """Step by step what is worth most, until nothing is worth more; a discovery comes last."""
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
    """Where it costs the other most; alone, on the own sheet, least."""
    stars = [int(facts["stars"]) for facts, _ in ask(*(f"? stars {step}" for step in legal))]
    return legal[stars.index(max(stars) if solo else min(stars))]


while asked := read()[0]:
    may_play = asked["legal"].split()
    is_hazard = may_play[0].startswith("!")
    print(*([hazard(may_play, asked["players"] == "1")] if is_hazard else turn()), flush=True)
