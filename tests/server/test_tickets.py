"""One-time codes: good once and for a while, and however many there are, another one is no more work."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from hosting import Bytes, Clock
from pennypapers.refusals import Refusal
from pennypapers.server.store import Unavailable
from pennypapers.server.tables.tickets import VALID_FOR, DeviceTicket, Tickets

MINUTE = 60


class Counted(DeviceTicket):
    """Counts how often any of them is looked at."""

    looks = 0

    def __eq__(self, other: object) -> bool:
        Counted.looks += 1
        return isinstance(other, Counted) and self.device == other.device

    def __hash__(self) -> int:
        Counted.looks += 1
        return hash(self.device)


def tickets() -> tuple[Tickets, Clock]:
    clock = Clock()
    return Tickets(clock, Bytes()), clock


def is_good(issued: Tickets, code: str) -> bool:
    """Whether it is, and it is not any more afterwards."""
    with suppress(Refusal), issued.redeem(code):
        return True
    return False


def fail_to_use(issued: Tickets, code: str, meanwhile: Callable[[], object] = lambda: None) -> None:
    """Use a good one while the disk is full."""
    with suppress(Unavailable), issued.redeem(code):
        meanwhile()
        raise Unavailable("full")


def looks_for_another(how_many: int) -> int:
    """How often tickets are looked at when one more is asked for where there are so many."""
    issued, _ = tickets()
    for number in range(how_many):
        issued.issue(Counted(f"device-{number}"))
    before = Counted.looks
    issued.issue(Counted("another device"))
    return Counted.looks - before


def test_among_many_codes_another_one_is_no_more_work() -> None:
    assert looks_for_another(2_000) == looks_for_another(2)


def test_codes_whose_time_is_up_leave_memory_by_themselves() -> None:
    issued, clock = tickets()
    for number in range(100):
        issued.issue(DeviceTicket(f"device-{number}"))
        clock.wait(MINUTE)
    assert len(issued) == VALID_FOR // 60_000


def test_a_code_asked_for_again_and_again_leaves_nothing_behind() -> None:
    issued, _ = tickets()
    codes = [issued.issue(DeviceTicket("mine")) for _ in range(1_000)]
    assert len(issued) == 1
    assert len(issued._ends) < 5
    assert not is_good(issued, codes[-2])
    assert is_good(issued, codes[-1].lower())
    assert not is_good(issued, codes[-1])


def test_each_code_is_good_for_its_own_time() -> None:
    issued, clock = tickets()
    early, again, late = "early", "again", "late"
    codes = {device: issued.issue(DeviceTicket(device)) for device in (early, again)}
    clock.wait(10 * MINUTE)
    codes |= {device: issued.issue(DeviceTicket(device)) for device in (again, late)}
    clock.wait(5 * MINUTE)
    assert [is_good(issued, codes[device]) for device in (early, again, late)] == [False, True, True]


def test_what_the_disk_did_not_take_can_be_tried_again_until_the_time_is_up() -> None:
    issued, clock = tickets()
    code, others = issued.issue(DeviceTicket("mine")), []
    fail_to_use(issued, code, meanwhile=lambda: others.append(is_good(issued, code)))
    assert others == [False]
    clock.wait(14 * MINUTE)
    fail_to_use(issued, code)
    clock.wait(MINUTE)
    assert not is_good(issued, code)
    assert len(issued) == 0


def test_whoever_asks_for_another_code_while_one_is_used_has_that_one() -> None:
    issued, _ = tickets()
    code, newer = issued.issue(DeviceTicket("mine")), []
    fail_to_use(issued, code, meanwhile=lambda: newer.append(issued.issue(DeviceTicket("mine"))))
    assert not is_good(issued, code)
    assert is_good(issued, newer[0])
