"""At which tables a device has something, without looking at every table there is."""

from __future__ import annotations

from collections.abc import Collection


class TablesByDevice:
    def __init__(self) -> None:
        self._tables: dict[str, set[str]] = {}  # ids, by device
        self._devices: dict[str, frozenset[str]] = {}  # by id

    def put(self, table_id: str, devices: Collection[str]) -> None:
        """These devices have something at a table, and no others."""
        before, now = self._devices.get(table_id, frozenset()), frozenset(devices)
        for device in now - before:
            self._tables.setdefault(device, set()).add(table_id)
        for device in before - now:
            self._tables[device].discard(table_id)
            if not self._tables[device]:
                del self._tables[device]
        if now:
            self._devices[table_id] = now
        else:
            self._devices.pop(table_id, None)

    def drop(self, table_id: str) -> None:
        """Nobody has anything at a table any more."""
        self.put(table_id, ())

    def of(self, device: str) -> Collection[str]:
        """The ids of its tables."""
        return self._tables.get(device, ())
