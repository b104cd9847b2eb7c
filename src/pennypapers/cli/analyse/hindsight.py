"""`pennypapers hindsight`: the best solo game that the dice of a finished one allowed."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from pennypapers.bots import Budget
from pennypapers.cli.analyse.game import progress_bar, refused
from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.exit_status import INTERRUPTED
from pennypapers.cli.common.files import beside, read_file, unwritable
from pennypapers.cli.common.score_view import level_of, print_scored_sheet
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.lab.options import read_think
from pennypapers.lab.analysis_dice import following_rolls
from pennypapers.lab.hindsight import PLAYER, Found, best_found, table_after
from pennypapers.notation import GameText, read_game, write_game, write_steps
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll
from pennypapers.table import Table, replay

SEED = 1  # of every search, so that the same number of tries finds the same game everywhere
_KEPT = re.compile(r"hindsight, ([0-9]{1,9}) tries, ([0-9]{1,15}) changes")


def search(speech: Speech, name: str, think: str, resume: Path | None, as_json: bool) -> int:
    budget = read_think(think)
    with refused(speech, name, as_json) as status:
        past = Past.read(name)
    if status[0]:
        return status[0]
    start = past.found
    if resume and resume.exists():
        with refused(speech, str(resume), as_json) as status:
            kept = past.read_kept(resume)
            start = kept if kept.stars >= start.stars else replace(kept, stars=start.stars, turns=start.turns)
        if status[0]:
            return status[0]
    found, stopped = _search(speech, past, budget, start, resume)
    _show(speech, past, found, as_json)
    beside_it = speech.err if as_json else speech.out
    if budget.seconds:
        print(speech.say("coach-search-not-repeatable"), file=beside_it)
    if resume:
        try:
            past.keep(found, resume)
        except OSError as error:
            print(f"{resume}: {speech.why(unwritable(error))}", file=speech.err)
            return 1
        print(speech.say("coach-kept", file=str(resume)), file=beside_it)
    if stopped:
        print(speech.say("coach-stopped"), file=beside_it)
    return INTERRUPTED if stopped else 0


@dataclass(frozen=True)
class Past:
    """A finished solo game, and what can be done with its dice."""

    game: GameText
    found: Found  # the game as its player played it

    @classmethod
    def read(cls, name: str) -> Past:
        game = read_game(read_file(name), beside(name))
        table = replay(game)
        if not table.solo:
            raise Refusal("not-alone")
        return cls(game, _found(table))

    @cached_property
    def rolls(self) -> list[Roll]:
        """The rolls of the game, and those that would have come after them, if the game says where its dice are
        from."""
        return [*(played.roll for played in self.game.rounds), *following_rolls(self.game).known]

    def table_after(self, found: Found) -> Table:
        return table_after(self.game.layout, self.rolls, found.turns, self.game.strict)

    def read_kept(self, path: Path) -> Found:
        """Read what an earlier search for these dice has kept in a file."""
        kept = read_game(read_file(str(path)), beside(str(path)))
        event = _KEPT.fullmatch(kept.notes.get("event", ""))
        if not event or len(kept.players) > 1:
            raise Refusal("not-hindsight")
        same_dice = [played.roll for played in kept.rounds] == self.rolls[: len(kept.rounds)]
        if kept.layout.rows != self.game.layout.rows or not same_dice:
            raise Refusal("other-dice")
        return replace(_found(replay(kept)), tries=int(event[1]), nodes=int(event[2]))

    def keep(self, found: Found, path: Path) -> None:
        """Write what was found to a file, in one piece: if that fails, the old file, the work of hours, is left."""
        event = f"hindsight, {found.tries} tries, {found.nodes} changes"
        new = path.with_name(f"{path.name}.new")
        try:
            new.write_text(
                write_game(self.table_after(found).game(event=event)), encoding="utf-8", newline="\n"
            )
            new.replace(path)
        except OSError:
            with suppress(OSError):
                new.unlink()
            raise


def _found(table: Table) -> Found:
    if not table.is_over:
        raise Refusal("not-over")
    (player,) = table.players
    return Found(table.score(player).stars, tuple(turns[player].steps for turns in table.turns))


def _search(
    speech: Speech, past: Past, budget: Budget, start: Found, resume: Path | None
) -> tuple[Found, bool]:
    """What was found, and whether Ctrl-C ended the search. Every better game is written to `resume` at once."""
    best = start
    with progress_bar(speech) as bar:
        task = bar.add_task("", total=budget.playouts or None)

        def report(found: Found) -> None:
            nonlocal best
            if resume and found.stars > best.stars:
                with suppress(OSError):  # the last try to write it, after the search, says what is wrong
                    past.keep(found, resume)
            best = found
            text = speech.say("coach-searching", stars=found.stars, **{"try": found.tries + 1})
            bar.update(task, description=text, completed=found.tries - start.tries)

        try:
            found = best_found(past.game.layout, past.rolls, budget, SEED, start, report, past.game.strict)
            return found, False
        except KeyboardInterrupt:
            return best, True


def _show(speech: Speech, past: Past, found: Found, as_json: bool) -> None:
    own = past.found.stars
    if as_json:
        turns = [write_steps(steps) for steps in found.turns]
        facts = {"stars": own, "best": found.stars, "tries": found.tries, "nodes": found.nodes}
        speech.print(json.dumps({**facts, "turns": turns}, ensure_ascii=False))
        return
    table = past.table_after(found)
    sheet, score = table.sheets[PLAYER], table.score(PLAYER)
    print_scored_sheet(speech, console(speech), sheet, score)
    speech.tell(level_of(speech, sheet, score.stars))
    speech.tell(speech.say("coach-found", player=past.game.players[0], stars=own, best=found.stars))
    speech.tell(speech.say("coach-searched", tries=found.tries, nodes=found.nodes))
