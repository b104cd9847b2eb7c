"""A disk that forgets what was not synced, cannot sync, or fills up: nothing that was acknowledged is lost, and nothing
that was refused is there later."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from failing_disk import Snapshot, failing_disk
from pennypapers.server.store import NotSaved, Unknown
from store_scenarios import is_sound, opened, play


def entry(number: int) -> bytes:
    return b"entry %d " % number * 200


async def log_on(path: Path) -> list[bytes]:
    async with opened(path) as store:
        return await store.read("t")


@pytest.mark.parametrize("seed", range(4))
def test_a_power_cut_at_any_write(tmp_path: Path, seed: int) -> None:
    """The disk has what was synced, and of the rest nothing or something."""
    chance = random.Random(seed)
    folder = tmp_path / "disk"
    folder.mkdir()
    cuts: list[tuple[Snapshot, int]] = []
    acknowledged = 0

    async def scenario() -> None:
        nonlocal acknowledged
        with failing_disk(folder) as disk:
            async with opened(folder / "store.db") as store:
                await store.open_table("t", "ABCDEF", [])

                def cut() -> None:
                    if chance.random() < 0.02:
                        cuts.append((disk.snapshot(), acknowledged))

                disk.before_write = cut
                # Enough for the write-ahead log to be moved into the file on the way.
                for number in range(1, 400):
                    acknowledged = await store.append("t", number - 1, [entry(number)])

        assert cuts
        for number, (snapshot, known) in enumerate(cuts):
            left = tmp_path / str(number)
            snapshot.after_power_cut(left, chance if number % 2 else None)
            log = await log_on(left / "store.db")
            assert log == [entry(number) for number in range(1, len(log) + 1)]
            assert known <= len(log) <= known + 1
            assert is_sound(left / "store.db")

    play(scenario())


def test_a_sync_that_fails_once_is_written_over(tmp_path: Path) -> None:
    """What it wrote stands in the file: after a power cut it would be found, against what was said."""

    async def scenario() -> None:
        with failing_disk(tmp_path) as disk:
            async with opened(tmp_path / "store.db") as store:
                await store.open_table("t", "ABCDEF", [b"one"])
                disk.failing_syncs = 1
                with pytest.raises(NotSaved):
                    await store.append("t", 1, [b"two"])
                killed = disk.snapshot()
                assert await store.append("t", 1, [b"another two"]) == 2
        as_system_has_it = Snapshot(killed.files, [])
        as_system_has_it.after_power_cut(tmp_path / "killed")
        assert await log_on(tmp_path / "killed" / "store.db") == [b"one"]

    play(scenario())


def test_a_sync_that_keeps_failing_is_unknown(tmp_path: Path) -> None:
    async def scenario() -> None:
        with failing_disk(tmp_path) as disk:
            async with opened(tmp_path / "store.db") as store:
                await store.open_table("t", "ABCDEF", [b"one"])
                disk.failing_syncs = 1000
                with pytest.raises(Unknown):
                    await store.append("t", 1, [b"two"])
                assert store.failed_writes == 1
                killed = disk.snapshot()
                disk.failing_syncs = 0
                assert await store.append("t", 1, [b"another two"]) == 2
                assert store.failing is None
        Snapshot(killed.files, []).after_power_cut(tmp_path / "killed")
        assert (await log_on(tmp_path / "killed" / "store.db"))[:1] == [b"one"]
        assert await log_on(tmp_path / "store.db") == [b"one", b"another two"]

    play(scenario())


def test_a_disk_that_fills_up_at_any_write(tmp_path: Path) -> None:
    async def scenario() -> None:
        with failing_disk(tmp_path) as disk:
            async with opened(tmp_path / "store.db") as store:
                last = await store.open_table("t", "ABCDEF", [entry(1)])
                for room in range(12):  # so many writes are taken before it is full
                    left = iter([False] * room)

                    def fill(left: object = left) -> None:
                        disk.is_full = next(left, True)  # type: ignore[call-overload]

                    disk.before_write = fill
                    while not disk.is_full:
                        with suppress(NotSaved):
                            last = await store.append("t", last, [entry(last + 1), entry(last + 2)])
                    assert store.failing == "full"
                    disk.before_write = lambda: None
                    disk.is_full = False
                    assert await store.read("t") == [entry(number) for number in range(1, last + 1)]
                    last = await store.append("t", last, [entry(last + 1)])
        assert await log_on(tmp_path / "store.db") == [entry(number) for number in range(1, last + 1)]
        assert is_sound(tmp_path / "store.db")

    play(scenario())
