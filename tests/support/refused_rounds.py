"""Rounds, turns and results that cannot be read, each with its place and reason drawn in (see `marked_texts`)."""

from __future__ import annotations

from textwrap import dedent

from marked_texts import Refused, marked


def for_two(drawing: str) -> Refused:
    """Two people in the Valley."""
    return marked(f"adventure: valley\nsheet: valley-a\nplayers: AB CD{dedent(drawing)}")


def alone(drawing: str) -> Refused:
    """One player in the Temple."""
    return marked(f"adventure: temple\nsheet: temple-a\nplayers: AB{dedent(drawing)}")


# Rolls, and the order of players in a round.
ROUNDS: list[Refused] = [
    for_two("""
        grid
        ^ not-a-header
        """),
    for_two("""
        round one: 1 2 3
        ^ not-a-round
        """),
    for_two("""
        round 01: 1 2 3
        ^ not-a-round
        """),
    for_two("""
        round 2: 1 2 3
              ^ round-number
        """),
    for_two("""
        round 1:
                ^ missing-value
        """),
    for_two("""
        round 1: 1 2
                 ^ bad-roll
        """),
    for_two("""
        round 1: 1  2 3
                  ^ extra-blank
        """),
    for_two("""
        round 1: X 2 3
                 ^ bad-face
        """),
    for_two("""
        round 1: 1 2 6
                     ^ bad-face
        """),
    for_two("""
        round 1: 1 2 3
        AB 1@c1
        ^ not-a-turn
        """),
    for_two("""
        round 1: 1 2 3
        EF: 1@c1
        ^ unknown-player
        """),
    for_two("""
        round 1: 1 2 3
        ab: 1@c1
        ^ unknown-player
        """),
    for_two("""
        round 1: 1 2 X
        AB>EF: !c1
           ^ unknown-player
        """),
    for_two("""
        round 1: 1 2 3
        CD: 1@c1
        AB: 1@c1
        ^ turn-order
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c1
        AB: 2@d1
        ^ turn-order
        """),
    for_two("""
        round 1: 1 2 3
        CD: 1@c1
        round 2: 1 2 3
        ^ missing-turn
        """),
    for_two("""
        round 1: 1 2 X
        AB>CD:
        CD>AB: !c1
        round 2: 1 2 3
        ^ missing-turn
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c1
        result: AB 0, CD 0
        ^ missing-turn
        """),
    for_two("""
        round 1: 1 2 X
        AB: !c1
          ^ holder-missing
        """),
    for_two("""
        round 1: 1 2 3
        AB>CD: 1@c1
          ^ holder-unexpected
        """),
    alone("""
        round 1: 1 2 X
        AB>AB: !e1
          ^ holder-unexpected
        """),
    for_two("""
        round 1: 1 2 X
        AB>CD: 1@c1
               ^ hazard-round
        """),
    for_two("""
        round 1: 1 2 X
        AB>CD: !c1 !d1
               ^ hazard-round
        """),
    alone("""
        round 1: 1 2 X
        AB: -
            ^ hazard-round
        """),
]

# The steps on a turn's line.
TURNS: list[Refused] = [
    for_two("""
        round 1: 1 2 3
        AB:
           ^ missing-value
        """),
    for_two("""
        round 1: 1 2 3
        AB:1@c1
           ^ missing-value
        """),
    for_two("""
        round 1: 1 2 3
        AB: *
           ^ missing-value
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c1  2@d1
                ^ extra-blank
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c1\t2@d1
                ^ extra-blank
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c1 * 2@d1
                 ^ bad-step
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c1 write
                 ^ bad-step
        """),
    for_two("""
        round 1: 1 2 3
        AB: 6@c1
            ^ bad-step
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1+1+1+1@c1
            ^ bad-step
        """),
    for_two("""
        round 1: 1 2 3
        AB: P=012@c1
            ^ bad-step
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c1 2@q1
                 ^ bad-space
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@C1
            ^ bad-space
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c01
            ^ bad-space
        """),
    for_two("""
        round 1: 1 2 3
        AB: 1@c17
            ^ bad-space
        """),
    for_two("""
        round 1: 1 2 3
        AB: jungle()
            ^ bad-space
        """),
    for_two("""
        round 1: 1 2 3
        AB: jungle(c1,,d1)
            ^ bad-space
        """),
    for_two("""
        round 1: 1 2 X
        AB>CD: !
               ^ bad-space
        """),
    for_two("""
        round 1: P 2 3
        AB: P=16@c1
            ^ penny-range
        """),
    for_two("""
        round 1: P 2 3
        AB: P=0@c1
            ^ penny-range
        """),
    for_two("""
        round 1: P D 3
        AB: P=1@c1 D=tent@d1
                   ^ unknown-structure
        """),
]

# The last line.
RESULTS: list[Refused] = [
    for_two("""
        result:
               ^ missing-value
        """),
    for_two("""
        result: AB 12
                ^ result-players
        """),
    for_two("""
        result: AB 12, CD
                       ^ bad-result
        """),
    for_two("""
        result: CD 12, AB 3
                ^ bad-result
        """),
    for_two("""
        result: AB -0, CD 3
                ^ bad-result
        """),
    for_two("""
        result: AB 12,CD 3
                ^ result-players
        """),
    for_two("""
        result: AB 12, CD 3
        round 1: 1 2 3
        ^ after-result
        """),
]
