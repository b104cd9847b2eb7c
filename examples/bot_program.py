"""A bot that is a program: it reads questions and writes answers, and could be in any language.

    pennypapers simulate --sheet valley-a --bots "program:python3 examples/bot_program.py" --games 20

It takes any one of the steps that are legal, and never reveals a discovery. docs/bots.md has the whole protocol.
"""

import random
import sys
from collections.abc import Iterator


def questions() -> Iterator[dict[str, str]]:
    """Each is some lines `key: value` and the sheet; a blank line ends it."""
    facts: dict[str, str] = {}
    for line in sys.stdin:
        key, colon, value = line.rstrip("\n").partition(": ")
        if colon:
            facts[key.partition(" ")[0]] = value  # `round 7` is `round`
        elif not key:
            yield facts
            facts = {}


for asked in questions():
    chance = random.Random(int(asked["luck"]))
    legal = asked["legal"].split()
    # In the Temple crossing out a mummy, xc3, goes beside the turn's number and is no turn by itself.
    whole = [step for step in legal if not step.startswith("x")]
    print(chance.choice(whole or legal), flush=True)
