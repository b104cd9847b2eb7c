"""`pennypapers hindsight`: the best solo game that the dice of a finished one allowed."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

from pennypapers.bots import Budget
from pennypapers.cli.analyse_game import INTERRUPTED, WRONG_USAGE, progress_bar, refused
from pennypapers.cli.drawing import console
from pennypapers.cli.files import beside, read_file
from pennypapers.cli.report import level_sentence, print_scored_sheet
from pennypapers.cli.speech import Speech
from pennypapers.lab.analysis_dice import following_rolls
from pennypapers.lab.entrants import read_budget
from pennypapers.lab.hindsight import PLAYER, Found, best_found, play
from pennypapers.notation import GameText, read_game, write_game, write_steps
from pennypapers.refusals import Refusal
from pennypapers.table import replay

LUCK = 1
_KEPT = re.compile(r"hindsight, ([0-9]{1,9}) tries, ([0-9]{1,15}) changes")


def search(speech: Speech, name: str, think: str, resume: Path | None, as_json: bool) -> int:
    try:
        budget = read_budget(think)
    except Refusal as refusal:
        print(speech.why(refusal), file=speech.err)
        return WRONG_USAGE
    with refused(speech, name, as_json) as status:
        game = read_game(read_file(name), beside(name))
        table = replay(game)
        if not table.solo:
            print(f"{name}: {speech.say('coach-solo-only')}", file=speech.err)
            return 1
        if not table.is_over:
            raise Refusal("not-over")
    if status[0]:
        return status[0]
    (player,) = table.players
    own = Found(table.score(player).stars, tuple(turns[player].steps for turns in table.turns))
    if resume and resume.exists():
        with refused(speech, str(resume), as_json) as status:
            wrong, kept = _read_kept(game, resume)
            if wrong:
                print(f"{resume}: {speech.say(wrong)}", file=speech.err)
                return 1
        if status[0]:
            return status[0]
        start = kept if kept.stars >= own.stars else replace(kept, stars=own.stars, turns=own.turns)
    else:
        start = own
    found, stopped = _search(speech, game, budget, start)
    return _finish(speech, game, own, found, stopped, resume, as_json)


def _search(speech: Speech, game: GameText, budget: Budget, start: Found) -> tuple[Found, bool]:
    """What was found, and whether Ctrl-C ended the search."""
    rolls = [*(played.roll for played in game.rounds), *following_rolls(game).known]
    best = start
    with progress_bar(speech) as bar:
        task = bar.add_task("", total=budget.playouts or None)

        def report(found: Found) -> None:
            nonlocal best
            best = found
            text = speech.say("coach-searching", stars=found.stars, **{"try": found.tries + 1})
            bar.update(task, description=text, completed=found.tries - start.tries)

        try:
            strict = "pencil-strict" in game.options
            return best_found(game.layout, rolls, budget, LUCK, start, report, strict), False
        except KeyboardInterrupt:
            return best, True


def _finish(
    speech: Speech,
    game: GameText,
    own: Found,
    found: Found,
    stopped: bool,
    resume: Path | None,
    as_json: bool,
) -> int:
    rolls = [*(played.roll for played in game.rounds), *following_rolls(game).known]
    table = play(game.layout, rolls, found.turns, "pencil-strict" in game.options)
    if as_json:
        turns = [write_steps(steps) for steps in found.turns]
        facts = {"stars": own.stars, "best": found.stars, "tries": found.tries, "nodes": found.nodes}
        speech.print(json.dumps({**facts, "turns": turns}, ensure_ascii=False))
    else:
        screen = console(speech)
        sheet, score = table.sheets[PLAYER], table.score(PLAYER)
        print_scored_sheet(speech, screen, sheet, score)
        speech.tell(level_sentence(speech, sheet, score.stars))
        speech.tell(speech.say("coach-found", player=game.players[0], stars=own.stars, best=found.stars))
        speech.tell(speech.say("coach-searched", tries=found.tries, nodes=found.nodes))
    if resume:
        event = f"hindsight, {found.tries} tries, {found.nodes} changes"
        try:
            resume.write_text(write_game(table.game(event=event)), encoding="utf-8", newline="\n")
        except OSError as error:
            refusal = Refusal("unreadable", reason=error.strerror or str(error))
            print(f"{resume}: {speech.why(refusal)}", file=speech.err)
            return 1
        kept = speech.say("coach-kept", file=str(resume))
        print(kept, file=speech.err if as_json else speech.out)
    if stopped:
        print(speech.say("coach-stopped"), file=speech.err if as_json else speech.out)
    return INTERRUPTED if stopped else 0


def _read_kept(game: GameText, resume: Path) -> tuple[str, Found]:
    """What was kept; or which sentence says why it is of no use here."""
    nothing = Found(0, ())
    kept = read_game(read_file(str(resume)), beside(str(resume)))
    event = _KEPT.fullmatch(kept.notes.get("event", ""))
    if not event:
        return "coach-not-hindsight", nothing
    rolls = [*(played.roll for played in game.rounds), *following_rolls(game).known]
    same_dice = [played.roll for played in kept.rounds] == rolls[: len(kept.rounds)]
    if kept.layout.rows != game.layout.rows or not same_dice:
        return "coach-other-dice", nothing
    table = replay(kept)
    turns = tuple(turns[table.players[0]].steps for turns in table.turns)
    return "", Found(table.score(table.players[0]).stars, turns, int(event[2]), int(event[1]))
