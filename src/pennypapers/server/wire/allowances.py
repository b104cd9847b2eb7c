"""How often an address does something, so that it can be limited."""

from __future__ import annotations

from pennypapers.server.tables.allowances import Allowance, Allowances
from pennypapers.server.wire.households import household_of


class PerAddress(Allowances):
    """An allowance for each household."""

    def of(self, name: str) -> Allowance:
        return super().of(household_of(name))
