"""`pennypapers lab train`: what is learned is written down, with how. The trainings themselves are cut short here."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from command_line import Command
from pennypapers.bots.adventure_bots import Tell
from pennypapers.bots.temple import training as temple
from pennypapers.bots.temple import weights as temple_weights
from pennypapers.bots.valley import training as valley
from pennypapers.bots.valley import weights as valley_weights
from pennypapers.bots.valley.value import Network, blank_network
from pennypapers.lab import learning


def test_the_temple(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    stages = (temple.PolicyGradientStage(True, 2, 0.5), temple.PolicyGradientStage(False, 1, 0.3))
    monkeypatch.setattr(temple, "STAGES", stages)
    monkeypatch.setattr(temple, "train", partial(temple.train, stages=stages, games=4))
    for name in ("one.txt", "two.txt"):
        ran = pennypapers("lab", "train", "temple", "--seed", "3", "--out", name)
        assert ran.status == 0
        assert f"Written down in {name}.\n" in ran.out
    one, two = (Path(name).read_text(encoding="ascii").splitlines() for name in ("one.txt", "two.txt"))
    assert one[0] == "# pennypapers lab train temple --seed 3"
    assert [line for line in one if line[0] != "#"] == [line for line in two if line[0] != "#"]


def test_the_valley(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(seed: int, report: Tell) -> Network:
        report("1/1: no stars")
        return valley_weights.network()

    monkeypatch.setattr(valley, "train", quick)
    assert pennypapers("lab", "train", "valley", "--out", "learned.npz").status == 0
    learned = valley_weights.read(Path("learned.npz"))
    for part, shipped in zip(learned, valley_weights.network(), strict=True):
        assert (part == shipped).all()
    notes = Path("learned.txt").read_text(encoding="utf-8")
    assert notes.startswith("pennypapers lab train valley --seed 1\n")
    assert "at the end 1/1: no stars" in notes


def test_another_adventure(pennypapers: Command) -> None:
    assert pennypapers("lab", "train", "castle").status == 2


def test_installed_bots_are_replaced_only_when_told_to(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed = tmp_path / "installed"
    installed.mkdir()
    monkeypatch.setattr(learning, "shipped", lambda adventure: installed / adventure)
    written = []

    def quick(adventure: str, seed: int, tell: Tell, path: Path) -> None:
        path.write_text("learned", encoding="utf-8")
        written.append(path)

    monkeypatch.setattr(learning, "learn", quick)
    ran = pennypapers("lab", "train", "temple")
    assert (ran.status, list(installed.iterdir())) == (0, [])
    assert ran.out.splitlines()[-1] == (
        "To try it: pennypapers duel voyager:temple-weights.txt voyager --sheet temple-a"
    )
    again = pennypapers("lab", "train", "temple")
    assert again.status == 2
    assert again.err == (
        "temple-weights.txt is there already, from an earlier training: name another file with --out.\n"
    )
    assert pennypapers("lab", "train", "valley", "--install").status == 0
    assert written == [Path("temple-weights.txt"), installed / "valley"]
    ran = pennypapers("lab", "train", "valley", "--install", "--out", "x.npz")
    assert (ran.status, ran.err) == (2, "--out and --install cannot go together: leave one of them out.\n")


@pytest.mark.parametrize("adventure", ["temple", "valley"])
def test_trained_weights_are_played_by_without_replacing_any(pennypapers: Command, adventure: str) -> None:
    """A copy of the shipped weights plays as they do. With all weights 0 a bot plays worse, and sheets of the other
    adventure as before."""
    if adventure == "temple":
        name, shipped = "own.txt", temple_weights.read()
        temple_weights.write(Path("same.txt"), shipped, "the shipped ones")
        temple_weights.write(Path(name), shipped * 0, "nothing")
        same = "same.txt"
    else:
        name, same = "own.npz", "same.npz"
        valley_weights.write(Path(same), valley_weights.network(), "the shipped ones")
        valley_weights.write(Path(name), blank_network(), "nothing")
    bots = (f"explorer@0:{name}", f"explorer@0:{same}", "explorer@0")
    common = ("--games", "6", "--workers", "1", "--json", "--sheet")
    (facts,) = pennypapers("league", *bots, *common, f"{adventure}-a").objects
    means = {line["bot"]: line["mean"] for line in facts["tables"][0]["standings"]}
    assert means[bots[1]] == means[bots[2]] > means[bots[0]] + 3
    other = "valley-a" if adventure == "temple" else "temple-a"
    (facts,) = pennypapers("league", bots[0], bots[2], *common, other).objects
    assert facts["tables"][0]["pairs"][0]["sd"] == 0


@pytest.mark.parametrize(
    "content", [b"", b"1 2 3\n", b"PK", b"PK\3\4no", b"# only", b"no numbers", b"\xff\x00"]
)
def test_what_are_no_weights(pennypapers: Command, content: bytes) -> None:
    Path("bad.txt").write_bytes(content)
    for bot in ("voyager:bad.txt", "voyager:none.txt", "voyager:"):
        ran = pennypapers("simulate", "--bots", bot, "--games", "1", "--workers", "1")
        assert (ran.status, ran.out, len(ran.refusals)) == (1, "", 1)
        assert ran.err.startswith(f"The bot “{bot}” cannot be loaded (")
