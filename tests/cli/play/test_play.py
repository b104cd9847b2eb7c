"""`pennypapers play`: whole solo games, typed line by line."""

from __future__ import annotations

import sys
from datetime import date, datetime, tzinfo
from pathlib import Path

import pytest

from command_line import Command, squeezed, write
from pennypapers.notation import SHIPPED, GameText, read_game, read_layout, shipped_layout, write_game
from pennypapers.table import FairDice, Table, daily_key, replay
from pennypapers.table.fair_dice import seeded_key
from pennypapers.words import LANGUAGES, sentence
from scripted_player import PLAYER, Session, flat, game_script

SEED = "Été 🐍 2018"


def kept_games(folder: Path) -> list[Path]:
    return sorted((folder / "solo").glob("*.game"))


def check_kept(path: Path, table: Table, seed: str) -> GameText:
    """The file says what was played, is canonical, replays, and has the seed's dice."""
    text = path.read_text(encoding="utf-8")
    game = read_game(text)
    assert write_game(game) == text
    assert game.notes["seed"] == seed
    assert write_game(table.game(**{k: game.notes[k] for k in ("seed", "date")})) == text
    replayed = replay(game)
    assert replayed.sheets == table.sheets
    dice = FairDice(seeded_key(seed))
    assert [played.roll for played in game.rounds] == [dice.roll(n + 1) for n in range(len(game.rounds))]
    return game


# --- whole games ---


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(tmp_path: Path, name: str, language: str) -> None:
    me = sentence("play-me", {}, language)
    table, script = game_script(shipped_layout(name), SEED, me=me)
    session = Session(flat(script), language).run(name, seed=SEED, folder=tmp_path)
    assert (session.status, session.lines, session.err.getvalue()) == (0, [], "")
    (path,) = kept_games(tmp_path)
    assert name in path.name
    game = check_kept(path, table, SEED)
    assert game.result == (table.score(me).stars,)
    said = squeezed(session.said)
    stars = table.score(me).stars
    assert f"{stars} {sentence('stars-in-all', {'stars': stars}, language)}" in said
    assert said[-1] == sentence("play-saved", {"file": str(path)}, language)
    asked = [
        sentence("play-prompt-hazard", {"adventure": table.layout.adventure}, language)
        if rolled.roll.hazard
        else sentence("play-prompt-turn", {}, language)
        for rolled, lines in zip(table.rounds, script, strict=True)
        for _ in lines
    ]
    assert [prompt.rstrip(" ") for prompt in session.prompts] == asked


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    _, script = game_script(shipped_layout("temple-a"), SEED)
    ran = [Session(flat(script)).run("temple-a", seed=SEED, folder=tmp_path / str(n)).said for n in (1, 2)]
    assert ran[0].replace(str(tmp_path / "1"), "") == ran[1].replace(str(tmp_path / "2"), "")
    _, other = game_script(shipped_layout("temple-a"), "another")
    assert other != script


def test_without_a_seed_the_dice_are_new(tmp_path: Path) -> None:
    seeds = set()
    for number in range(3):
        Session(["q"]).run("temple-a", folder=tmp_path / str(number))
        (path,) = kept_games(tmp_path / str(number))
        seeds.add(read_game(path.read_bytes()).notes["seed"])
    assert len(seeds) == 3


def test_pencil_strict(tmp_path: Path) -> None:
    table, script = game_script(shipped_layout("temple-b"), SEED, strict=True)
    Session(flat(script)).run("temple-b", seed=SEED, strict=True, folder=tmp_path)
    (path,) = kept_games(tmp_path)
    assert check_kept(path, table, SEED).options == ("pencil-strict",)


OWN = "adventure: valley\nname: Pond :snake:\ngrid:\n.  .  .  .\n.  ~  .  .\n.  .  .  .\n"


def test_a_sheet_of_ones_own(tmp_path: Path) -> None:
    table, script = game_script(read_layout(OWN), SEED)
    session = Session(flat(script)).run(write("pond.sheet", OWN), seed=SEED, folder=tmp_path)
    assert session.status == 0
    (path,) = kept_games(tmp_path)
    assert check_kept(path, table, SEED).sheet == "embedded"
    assert "Pond :snake:" in session.said


def test_a_sheet_that_cannot_be_played(tmp_path: Path) -> None:
    session = Session([]).run("none.sheet", folder=tmp_path)
    assert (session.status, session.said) == (1, "")
    assert session.err.getvalue() == f"none.sheet:1:1: {sentence('refused-no-such-file')}\n"
    bad = write("pond.sheet", OWN.replace("~", "+"))
    session = Session([]).run(bad, folder=tmp_path)
    assert session.status == 1
    assert session.err.getvalue().startswith("pond.sheet:5:4: ")
    assert not tmp_path.joinpath("solo").exists()


# --- today's expedition ---

DAY = date(2018, 10, 25)  # the 298th of its year: side A


class ThatDay(datetime):
    @classmethod
    def now(cls, tz: tzinfo | None = None) -> ThatDay:
        return cls(DAY.year, DAY.month, DAY.day, 23, 59, tzinfo=tz)


@pytest.fixture
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("new_game", "saved"):
        monkeypatch.setattr(sys.modules[f"pennypapers.cli.play.{module}"], "datetime", ThatDay)


@pytest.mark.usefixtures("that_day")
@pytest.mark.parametrize(
    ("answer", "sheet"), [("1", "temple-a"), ("2", "valley-a"), ("valley-b", "valley-a")]
)
def test_todays_expedition(tmp_path: Path, pennypapers: Command, answer: str, sheet: str) -> None:
    """Everybody's dice of that day; the game that is kept can be verified by anybody."""
    dice = FairDice(daily_key(DAY, sheet))
    table, script = game_script(shipped_layout(sheet), "", dice=dice)
    session = Session([answer, *flat(script)]).run(today=True, folder=tmp_path)
    assert session.status == 0
    assert sentence("play-today-title", {"date": "2018-10-25"}) in session.said
    assert "temple-b" not in session.said
    (path,) = kept_games(tmp_path)
    assert path.name == f"2018-10-25-{sheet}-1.game"
    (facts,) = pennypapers("verify", "--json", str(path)).objects
    assert facts == {"file": str(path), "verified": True, "rounds": len(table.rounds)}


@pytest.mark.usefixtures("that_day")
def test_todays_expedition_is_gone_on_with_another_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = FairDice(daily_key(DAY, "temple-a"))
    table, script = game_script(shipped_layout("temple-a"), "", dice=dice)
    Session([*flat(script[:5]), "q"]).run("temple-a", today=True, folder=tmp_path)
    monkeypatch.undo()  # any other day
    session = Session(flat(script[5:])).run(folder=tmp_path)
    assert (session.status, session.lines) == (0, [])
    (path,) = kept_games(tmp_path)
    assert read_game(path.read_bytes()).result == (table.score(PLAYER).stars,)
