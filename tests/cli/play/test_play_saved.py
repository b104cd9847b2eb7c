"""Games that the terminal keeps: going on, beginning anew, and folders that cannot be written to."""

from __future__ import annotations

from pathlib import Path

import pytest

from command_line import Command, write
from pennypapers.notation import read_game, shipped_layout, write_game
from pennypapers.table import FairDice
from pennypapers.table.fair_dice import seeded_key
from pennypapers.words import sentence
from scripted_player import PLAYER, Session, flat, game_script

SEED = "kept"


def unfinished(folder: Path) -> Path:
    return folder / "solo" / "unfinished.game"


def going_on(name: str, number: int) -> str:
    return sentence("play-continue", {"sheet": shipped_layout(name).name, "round": number})


# --- going on ---


@pytest.mark.parametrize("name", ["temple-a", "valley-b"])
def test_quitting_and_going_on(tmp_path: Path, name: str) -> None:
    """In any round, before or after its turn is in pencil: what was in ink is there, and the dice are the same."""
    table, script = game_script(shipped_layout(name), SEED)
    session = Session([*flat(script[:4]), "q"]).run(name, seed=SEED, folder=tmp_path)
    assert session.status == 0
    assert sentence("play-stopped", {"round": 5}) in session.said
    kept = read_game(unfinished(tmp_path).read_bytes())
    assert [played.roll for played in kept.rounds] == [rolled.roll for rolled in table.rounds[:5]]
    assert (len(kept.rounds[3].turns), kept.rounds[4].turns, kept.result) == (1, (), None)

    session = Session([*flat(script[4:7]), *script[7][:1]]).run(folder=tmp_path)  # the input ends
    assert (session.status, session.lines) == (0, [])
    assert going_on(name, 5) in session.said

    session = Session(flat(script[7:])).run(folder=tmp_path)
    if table.rounds[7].roll.hazard:  # it was drawn at once
        pytest.fail("choose another seed: round 8 is a hazard round")
    assert (session.status, session.lines) == (0, [])
    assert going_on(name, 8) in session.said
    assert not unfinished(tmp_path).exists()
    (path,) = (tmp_path / "solo").glob("*.game")
    game = read_game(path.read_bytes())
    assert write_game(table.game(seed=SEED, date=game.notes["date"])) == path.read_text(encoding="utf-8")


def test_an_interrupt_stops_like_q(tmp_path: Path) -> None:
    class Interrupting(Session):
        def read_line(self, prompt: str) -> str:
            raise KeyboardInterrupt

    session = Interrupting([]).run("temple-a", seed=SEED, folder=tmp_path)
    assert session.status == 0
    assert sentence("play-stopped", {"round": 1}) in session.said
    assert unfinished(tmp_path).exists()


def test_going_on_without_any_option_only(tmp_path: Path) -> None:
    Session(["q"]).run("temple-a", seed=SEED, folder=tmp_path)
    assert going_on("temple-a", 1) in Session(["q"]).run(folder=tmp_path).said
    assert going_on("temple-a", 1) not in Session(["q"]).run("temple-a", folder=tmp_path).said


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no game",
        "adventure: temple\nsheet: temple-a\nplayers: ME\n",  # no seed, so no dice to go on with
        "adventure: temple\nsheet: temple-a\nplayers: AB CD\nseed: a\n",
        "adventure: temple\nsheet: temple-a\nplayers: ME\nseed: a\nround 1: 1 2 3\nME: 5@e1\n",
        "adventure: temple\nsheet: own.sheet\nplayers: ME\nseed: a\n",
    ],
    ids=["empty", "no game", "no seed", "two players", "against the rules", "on a file"],
)
def test_what_cannot_be_gone_on_with_is_put_aside(tmp_path: Path, text: str) -> None:
    unfinished(tmp_path).parent.mkdir()
    unfinished(tmp_path).write_text(text, encoding="utf-8")
    session = Session(["1", "q"]).run(folder=tmp_path)
    assert session.status == 0
    (aside,) = (tmp_path / "solo").glob("*-unfinished-1.game")
    assert aside.read_text(encoding="utf-8") == text
    assert sentence("play-put-aside", {"file": str(aside)}) in session.said


def test_a_seed_that_only_looks_like_a_day(tmp_path: Path) -> None:
    """Somebody's own text, or a kept game that was touched by hand: never a traceback."""
    text = "adventure: temple\nsheet: temple-a\nplayers: ME\nseed: pennypapers daily tomorrow\n"
    unfinished(tmp_path).parent.mkdir()
    unfinished(tmp_path).write_text(text, encoding="utf-8")
    assert Session(["1", "q"]).run(folder=tmp_path).status == 0


# --- beginning anew ---


def test_fresh_puts_the_unfinished_game_aside(tmp_path: Path) -> None:
    texts = []
    for number in range(3):
        session = Session(["q"]).run("temple-a", seed=f"{number}", fresh=True, folder=tmp_path)
        texts.append(unfinished(tmp_path).read_text(encoding="utf-8"))
        if number:
            (aside,) = (tmp_path / "solo").glob(f"*-unfinished-{number}.game")
            assert sentence("play-put-aside", {"file": str(aside)}) in session.said
            assert aside.read_text(encoding="utf-8") == texts[number - 1]
    assert len(list((tmp_path / "solo").iterdir())) == 3


def test_fresh_without_a_sheet_asks(tmp_path: Path) -> None:
    Session(["q"]).run("temple-a", seed=SEED, folder=tmp_path)
    session = Session(["q"]).run(fresh=True, folder=tmp_path)
    assert session.prompts[0].rstrip() == sentence("play-prompt-sheet")
    # As nothing was chosen, the unfinished game is where it was.
    assert read_game(unfinished(tmp_path).read_bytes()).notes["seed"] == SEED


def test_finished_games_are_all_kept(tmp_path: Path) -> None:
    _, script = game_script(shipped_layout("temple-b"), SEED)
    for _ in range(3):
        Session(flat(script)).run("temple-b", seed=SEED, folder=tmp_path)
    names = sorted(path.name.partition("-temple-b")[2] for path in (tmp_path / "solo").iterdir())
    assert names == ["-1.game", "-2.game", "-3.game"]


# --- seeds ---


@pytest.mark.parametrize(
    "seed",
    [
        "a",
        "Été 🐍",
        "two words",
        "; a",
        "a\tb",
        " before",
        "after ",
        "two\nlines",
        "\x1b[31m",
        "\u2028",
        "x" * 5000,
    ],
    ids=ascii,
)
def test_any_seed_is_kept_or_refused(tmp_path: Path, seed: str) -> None:
    """The game can be gone on with, with the same dice, or it does not begin."""
    session = Session(["q"]).run("temple-a", seed=seed, folder=tmp_path)
    if session.status:
        assert len(session.err.getvalue().splitlines()) == 1
        assert not unfinished(tmp_path).exists()
        return
    kept = read_game(unfinished(tmp_path).read_bytes())
    assert kept.rounds[0].roll == FairDice(seeded_key(seed)).roll(1)
    again = FairDice(seeded_key(kept.notes["seed"]))
    assert [again.roll(number) for number in (1, 2, 3)] == [
        FairDice(seeded_key(seed)).roll(number) for number in (1, 2, 3)
    ]


@pytest.mark.parametrize(
    "seed", ["pennypapers daily", "pennypapers daily ", "pennypapers daily tomorrow", "\udcff"], ids=ascii
)
def test_odd_seeds_are_no_traceback(tmp_path: Path, seed: str) -> None:
    session = Session(["q"]).run("temple-a", seed=seed, folder=tmp_path)
    assert session.status in (0, 1, 2)


# --- folders ---


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    """The game goes on, says so, and at the end nothing is lost that could be shown."""
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    table, script = game_script(shipped_layout("temple-a"), SEED)
    session = Session(flat(script)).run("temple-a", seed=SEED, folder=blocked)
    assert (session.status, session.lines) == (0, [])
    start = sentence("play-not-saved", {"reason": "\0"}).partition("\0")[0]
    assert session.said.count(start) >= len(table.rounds)
    stars = table.score(PLAYER).stars
    assert sentence("stars-in-all", {"stars": stars}) in session.said
    assert blocked.read_text() == "a file where the folder should be"


@pytest.mark.parametrize("failing", ["rename", "exists"])
def test_an_unfinished_game_that_cannot_be_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """A folder of somebody else's, or a disk that is read-only: no traceback, and the old game is still there."""
    Session(["q"]).run("temple-a", seed="old", folder=tmp_path)
    before = unfinished(tmp_path).read_bytes()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(Path, failing, refuse)
        session = Session(["q"]).run("temple-b", seed="new", folder=tmp_path)
    assert session.status in (0, 1)
    kept = [path.read_bytes() for path in (tmp_path / "solo").iterdir()]
    assert before in kept


def test_the_folder_of_the_environment(
    tmp_path: Path, pennypapers: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments, folder in (((), "data"), (("--data", "elsewhere"), "elsewhere")):
        monkeypatch.setattr("builtins.input", lambda prompt: "q")
        ran = pennypapers("play", "temple-a", "--seed", "a", *arguments)
        assert ran.status == 0
        assert unfinished(tmp_path / folder).exists()


def test_the_options_of_the_command(
    tmp_path: Path, pennypapers: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    sheet = write("pond.sheet", "adventure: valley\nname: Pond\ngrid:\n.  .  .  .\n.  .  .  .\n")
    ran = pennypapers("play", sheet, "--plain", "--seed", "a b", "--pencil-strict", "--fresh", "--data", "d")
    assert (ran.status, ran.err) == (0, "")
    game = read_game(unfinished(tmp_path / "d").read_bytes())
    assert (game.sheet, game.notes["seed"], game.options) == ("embedded", "a b", ("pencil-strict",))
    assert game.layout.name == "Pond"
