"""Discoveries by the names of their spaces: which are possible on a sheet, and why some spaces are no discovery."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from pennypapers.refusals import Refusal
from pennypapers.rules.bits import NONE, connected
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.sheet import NearestDiscovery, PossibleDiscoveries, Sheet
from pennypapers.rules.steps import Reveal
from pennypapers.rules.valley import calls, discoveries, marks
from pennypapers.rules.valley.marks import JUNGLE, PYRAMID, TOWN
from pennypapers.rules.valley.stars import FIND_STARS

KIND_NAMES = ("jungle", "town", "range", "pyramid")


@cache
def _listings() -> NDArray[np.void]:
    """The memory for the longest possible listing, made only once."""
    return np.zeros(1, discoveries.LISTING)


def possible(sheet: Sheet) -> list[Reveal]:
    """Every discovery that could be revealed on the sheet as it is, by kind and then in reading order."""
    listings = _listings()
    calls.list_discoveries(sheet.layout.records, sheet.records, listings)
    listing = listings[0]
    count = int(listing["count"])
    found = zip(listing["kind"][:count].tolist(), listing["spaces"][:count].tolist(), strict=True)
    in_order = sorted((kind, _numbers(spaces)) for kind, spaces in found)
    names = sheet.layout.spaces
    return [Reveal(KIND_NAMES[kind], tuple(names[i] for i in numbers)) for kind, numbers in in_order]


def best_of_each(sheet: Sheet, most: int) -> dict[str, PossibleDiscoveries]:
    """For each kind the discoveries that bring most stars, those from structures beside them included; equal ones in
    reading order."""
    kinds = len(KIND_NAMES)
    counts = np.zeros(kinds, np.int64)
    masks, stars = np.zeros((kinds, most), np.uint64), np.zeros((kinds, most), np.int64)
    calls.best_discoveries(sheet.layout.records, sheet.records, _listings(), counts, masks, stars)
    return {
        name: PossibleDiscoveries(
            count,
            [
                (Reveal(name, sheet.layout.names(mask)), gain)
                for mask, gain in zip(masks[kind, :count].tolist(), stars[kind, :count].tolist(), strict=True)
            ],
        )
        for kind, (name, count) in enumerate(zip(KIND_NAMES, counts.tolist(), strict=True))
    }


def nearest_of_each(sheet: Sheet) -> dict[str, NearestDiscovery]:
    """For each kind the discovery that lacks the fewest numbers."""
    kinds = len(KIND_NAMES)
    lacking, masks = np.zeros(kinds, np.int64), np.zeros(kinds, np.uint64)
    calls.nearest_discoveries(sheet.layout.records, sheet.records, _listings(), lacking, masks)
    return {
        name: NearestDiscovery(lacks, int(FIND_STARS[kind]), sheet.layout.names(mask))
        for kind, (name, lacks, mask) in enumerate(
            zip(KIND_NAMES, lacking.tolist(), masks.tolist(), strict=True)
        )
    }


def _numbers(mask: int) -> list[int]:
    numbers = []
    while mask:
        numbers.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return numbers


def why_not(sheet: Sheet, kind_name: str, spaces: tuple[str, ...]) -> Refusal | None:
    """The refusal of these spaces as such a discovery, with the first reason; None if they are one."""
    if kind_name not in KIND_NAMES:
        raise Refusal("unknown-discovery", kind=kind_name)
    kind = KIND_NAMES.index(kind_name)
    for place, space in enumerate(spaces):
        sheet.layout.number(space)
        if space in spaces[:place]:
            return Refusal("find-repeats", space=space)
    mask = sheet.layout.mask(spaces)
    if calls.fits(sheet.layout.records, sheet.records, kind, mask):
        return None
    return (
        _why_not_free(sheet, mask) or _why_not_numbers(sheet, kind, mask) or _why_not_shape(sheet, kind, mask)
    )


def _why_not_free(sheet: Sheet, mask: np.uint64) -> Refusal | None:
    for space in sheet.layout.names(mask & ~sheet.record["numbers"]):
        return Refusal("find-no-number", space=space)
    for space in sheet.layout.names(mask & marks.in_discoveries(sheet.record)):
        return Refusal("find-taken", space=space)
    return None


def _why_not_shape(sheet: Sheet, kind: int, mask: np.uint64) -> Refusal | None:
    wanted, there = int(discoveries.SIZES[kind]), int(mask).bit_count()
    if there != wanted:
        return Refusal("find-size", kind=KIND_NAMES[kind], wanted=wanted, spaces=there)
    if not connected(sheet.layout.record, mask):
        return Refusal("find-apart", kind=KIND_NAMES[kind])
    if kind == PYRAMID and not discoveries.is_tee(sheet.layout.record, mask):
        return Refusal("pyramid-shape")
    return None


def _why_not_numbers(sheet: Sheet, kind: int, mask: np.uint64) -> Refusal | None:
    """Refuse numbers that do not go together. No further space could mend that, so this is said before the player is
    told how many spaces are missing."""
    numbers = _numbers_in(sheet, mask)
    if kind == JUNGLE:
        twice = [number for number in numbers if int(sheet.record["of"][number] & mask).bit_count() > 1]
        return Refusal("jungle-alike", number=twice[0]) if twice else None
    if kind == TOWN:
        if len(numbers) > 1:
            return Refusal("town-mixed")
        taken = [number for number in numbers if discoveries.has_town(sheet.record, number)]
        return Refusal("town-twice", number=taken[0]) if taken else None
    lowest = int(discoveries.LOWEST[kind])
    low = [space for space in sheet.layout.names(mask) if int(sheet.mark(space)) < lowest]
    return Refusal("find-low", kind=KIND_NAMES[kind], lowest=lowest, space=low[0]) if low else None


def _numbers_in(sheet: Sheet, mask: np.uint64) -> list[int]:
    """The different numbers in these spaces."""
    return [number for number in range(1, HIGHEST + 1) if sheet.record["of"][number] & mask != NONE]
