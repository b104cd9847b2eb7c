"""A solo game in the terminal, line by line in the notation: `pennypapers play --plain`."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from rich.console import Console

from pennypapers.cli.common.dash import STANDARD_INPUT
from pennypapers.cli.common.drawing import changed_spaces, console, draw_sheet
from pennypapers.cli.common.folders import data_folder
from pennypapers.cli.common.score_view import level_of, print_scored_sheet
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.turn_words import (
    describe_choices,
    describe_discoveries,
    describe_roll,
    round_words,
)
from pennypapers.cli.common.usage import Misuse
from pennypapers.cli.play.new_game import (
    check_seed,
    chosen_layout,
    dice_of,
    new_seed,
    offered_sheets,
    today_title,
)
from pennypapers.cli.play.saved import SavedGames
from pennypapers.cli.play.typed_words import command
from pennypapers.notation import read_step, shipped_layout, write_game, write_steps
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Step, Turn, compiled
from pennypapers.sheets import Layout
from pennypapers.table import Table
from pennypapers.warm_up import rules_are_compiled


class Stopped(Exception):
    """Raised when the player wants to stop; the game has been saved."""


def play(
    speech: Speech, sheet: str, *, seed: str, today: bool, strict: bool, fresh: bool, folder: Path | None
) -> int:
    # For one player the rules are fast enough as plain Python, so nobody has to wait for the compiler.
    compiled.interpret(for_now=not rules_are_compiled())
    try:
        return _play(speech, sheet, seed, today, strict, fresh, folder or data_folder())
    except Refusal as refusal:
        speech.refuse(sheet or "play", refusal)
        return 1
    except BrokenPipeError:  # the program that read the output has ended
        raise
    except OSError as error:  # such as an unfinished game that cannot be renamed
        speech.refuse(
            str(error.filename or "play"), Refusal("unreadable", reason=error.strerror or str(error))
        )
        return 1
    except Stopped:
        return 0
    finally:
        compiled.interpret(for_now=False)


def _play(speech: Speech, sheet: str, seed: str, today: bool, strict: bool, fresh: bool, folder: Path) -> int:
    check_seed(seed)
    _edit_lines()
    saved = SavedGames(folder)
    unfinished = None if fresh or sheet or seed or today else saved.load()
    if unfinished and not unfinished.bots:
        table, seed = unfinished.table, unfinished.seed
        speech.tell(speech.say("play-continue", sheet=table.layout.name, round=max(len(table.rounds), 1)))
    else:
        layout = _choose(speech, sheet, today)
        table = Table(layout, [speech.say("play-me")], [PENCIL_STRICT] if strict else [])
        seed = new_seed(table.sheet_name, seed, today)
        if today:
            speech.tell(today_title(speech))
        aside = saved.put_aside()
        if aside:
            speech.tell(speech.say("play-put-aside", file=str(aside)))
    return SoloGame(speech, table, seed, saved).play()


def _edit_lines() -> None:
    """Let arrow keys edit the line and bring back earlier ones, on a terminal and if Python has `readline`."""
    if sys.stdin is not None and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # importing it is what changes `input`


def _choose(speech: Speech, sheet: str, today: bool) -> Layout:
    if sheet:
        return _told(speech, *chosen_layout(speech, sheet, today))
    offered = offered_sheets(today)
    speech.tell(speech.say("play-choose"))
    for number, name in enumerate(offered, 1):
        layout = shipped_layout(name)
        adventure = speech.say("adventure-name", adventure=layout.adventure)
        speech.print(f"  {number}  {name}  {adventure}, {layout.name}")
    numbers = {str(number): name for number, name in enumerate(offered, 1)}
    while True:
        answer = _ask(speech, speech.say("play-prompt-sheet"))
        if answer in numbers:
            return shipped_layout(numbers[answer])
        asked = command(answer)
        if asked == "q":
            raise Stopped
        if asked == "?":
            speech.tell(speech.say("play-choose"))
            continue
        try:
            if answer == STANDARD_INPUT:  # the answers already come from standard input
                raise Refusal("no-such-file")
            return _told(speech, *chosen_layout(speech, answer or offered[0], today))
        except Refusal as refusal:
            speech.tell(speech.why(refusal))
        except Misuse as misuse:
            speech.tell(misuse.sentence(speech))


def _told(speech: Speech, layout: Layout, why: str) -> Layout:
    if why:
        speech.tell(why)
    return layout


def _ask(speech: Speech, prompt: str) -> str:
    """Read a line that the player types, without blanks at its ends. At the end of the input the game is stopped."""
    try:
        return speech.read_line(f"{prompt} ").strip()
    except (EOFError, KeyboardInterrupt):
        speech.print()
        raise Stopped from None
    except UnicodeDecodeError:  # the bytes of the line are no text
        return "\N{REPLACEMENT CHARACTER}"
    except RuntimeError:  # Python raises this if there is no standard input
        raise Stopped from None


class SoloGame:
    def __init__(self, speech: Speech, table: Table, seed: str, saved: SavedGames) -> None:
        self.speech = speech
        self.screen: Console = console(speech)
        self.table = table
        self.player = table.players[0]
        self.seed = seed
        self.dice = dice_of(seed, table.sheet_name)
        self.saved = saved

    def play(self) -> int:
        adventure = self.table.layout.adventure
        self._say("play-welcome", adventure=adventure, name=self.table.layout.name, player=self.player)
        self._say("play-how", example="2+3@" + self.table.layout.spaces[0])
        try:
            while not self.table.is_over:
                if self.table.rolled is None:
                    self.table.roll(self.dice.roll(len(self.table.rounds) + 1))
                    self._keep()
                self._round()
                self._keep()
        except Stopped:
            self._say("play-stopped", round=len(self.table.rounds))
            raise
        self._end()
        return 0

    def _say(self, message: str, **facts: str | int) -> None:
        self.speech.tell(self.speech.say(message, **facts))

    def _keep(self) -> None:
        try:
            self.saved.save(self.table, self.seed)
        except OSError as error:
            self._say("play-not-saved", reason=error.strerror or str(error))

    def _round(self) -> None:
        rolled = self.table.rolled
        assert rolled, "a round is open"
        number = len(self.table.rounds)
        self.speech.print()
        self.speech.tell(round_words(self.speech, number, self.table.last_round))
        self.speech.print(describe_roll(self.speech, rolled.roll, self.table.layout.adventure))
        if rolled.roll.hazard:
            self._hazard_round()
        else:
            self._turn(self.table.turn(self.player))

    def _turn(self, turn: Turn) -> None:
        self._draw(turn)
        self._choices(turn)
        while True:
            line = command(_ask(self.speech, self.speech.say("play-prompt-turn")))
            if not line and turn.steps:
                try:
                    self.table.play(self.player, turn.steps)
                except Refusal as refusal:
                    self.speech.tell(self.speech.why(refusal))
                    continue
                self._say("play-inked")
                return
            turn = self._answer(line, turn)

    def _answer(self, line: str, turn: Turn) -> Turn:
        """Do what a line asks for during a turn; returns the turn after it."""
        if not line:
            self._say("play-nothing-in-pencil")
            self._choices(turn)
        elif line == "u":
            turn = self._again(turn.steps[:-1])
            self._say("play-undone")
            self._progress(turn)
        elif line == "r":
            turn = self._again([])
            self._say("play-rubbed-out")
        elif line == "l":
            self._choices(turn)
        elif not self._common_command(line, turn):
            turn = self._add(line, turn)
        return turn

    def _common_command(self, line: str, turn: Turn | None) -> bool:
        sheet = turn.sheet if turn else self.table.sheets[self.player]
        if line == "s":
            print_scored_sheet(self.speech, self.screen, sheet, sheet.score(self.table.strict))
        elif line == "d":
            self._draw(turn)
        elif line == "?":
            self._say("play-commands")
            self._say("play-step-help", adventure=self.table.layout.adventure)
        elif line == "h":
            self._say("play-rules", adventure=self.table.layout.adventure)
        elif line == "q":
            raise Stopped
        else:
            return False
        return True

    def _again(self, steps: list[Step]) -> Turn:
        return self.table.turn(self.player).play_all(steps)

    def _add(self, line: str, turn: Turn) -> Turn:
        """Play all the steps of a line, or none of them."""
        trial = self._again(turn.steps)
        try:
            trial.play_all(map(read_step, line.split()))
        except Refusal as refusal:
            self.speech.tell(self.speech.why(refusal))
            return turn
        self._draw(trial)
        self._progress(trial)
        return trial

    def _progress(self, turn: Turn) -> None:
        now = self.table.score(self.player).stars
        if not turn.steps:
            self._say("play-nothing-in-pencil")
            return
        self._say("play-in-pencil", steps=write_steps(turn.steps))
        self._say("play-stars-would", stars=now, after=turn.sheet.score(self.table.strict).stars)
        for text in describe_discoveries(self.speech, turn.legal()):
            self.speech.tell(text)
        if turn.may_commit:
            self._say("play-may-ink")

    def _draw(self, turn: Turn | None) -> None:
        sheet = turn.sheet if turn else self.table.sheets[self.player]
        before = turn.before if turn else sheet
        pencil = changed_spaces(sheet, before)
        self.screen.print(draw_sheet(sheet, sheet.score(self.table.strict).lines, pencil), end="")
        if not turn or not turn.steps:
            self._say("play-stars-now", stars=self.table.score(self.player).stars)

    def _choices(self, turn: Turn) -> None:
        for text in describe_choices(self.speech, turn):
            self.speech.tell(text)

    def _hazard_round(self) -> None:
        adventure = self.table.layout.adventure
        spaces = self.table.hazard_spaces(self.player)
        self._draw(None)
        self._say("play-hazard", adventure=adventure, spaces=" ".join(spaces), first=spaces[0])
        everywhere = self.table.sheets[self.player].hazard_spaces(solo=False)
        self._say("play-hazard-anywhere" if spaces == everywhere else "play-hazard-beside")
        while True:
            line = command(_ask(self.speech, self.speech.say("play-prompt-hazard", adventure=adventure)))
            if not line or self._common_command(line, None):
                continue
            try:
                step = read_step(line if line.startswith("!") else f"!{line}")
                assert isinstance(step, Draw), "an exclamation mark draws"
                self.table.play(self.player, [step])
            except Refusal as refusal:
                self.speech.tell(self.speech.why(refusal))
            else:
                self._say("play-inked")
                return

    def _end(self) -> None:
        score = self.table.score(self.player)
        sheet = self.table.sheets[self.player]
        self.speech.print()
        self.screen.print(self.speech.say("play-count"), style="bold")
        print_scored_sheet(self.speech, self.screen, sheet, score)
        self.speech.tell(level_of(self.speech, sheet, score.stars))
        try:
            self._say("play-saved", file=str(self.saved.finish(self.table, self.seed)))
        except OSError as error:
            self._say("play-not-kept", reason=error.strerror or str(error))
            self.speech.print(write_game(self.table.game(seed=self.seed)))
