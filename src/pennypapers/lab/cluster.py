"""Workers on other machines: a running cluster of dask.distributed, by the address of its scheduler."""

from __future__ import annotations

from concurrent.futures import CancelledError, Executor
from typing import Any

from pennypapers.refusals import Refusal

PATIENCE = 10.0  # seconds within which a scheduler has to answer


class Cluster:
    """The workers of a scheduler. When one is lost the scheduler gives its work to another one. Only if that happens
    several times to the same work is it returned to us, and then sent again."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise Refusal("no-dask") from None
        try:
            connect: Any = Client  # dask has no types
            self._client = connect(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise Refusal("no-cluster", address=address, reason=str(error) or type(error).__name__) from None

    def executor(self) -> Executor:
        executor: Executor = self._client.get_executor(pure=False)
        return executor

    def size(self) -> int:
        cores: list[int] = list(self._client.ncores().values())
        return max(1, sum(cores))

    def dismiss(self, executor: Executor) -> None:
        executor.shutdown(wait=False)

    def is_loss(self, error: BaseException) -> bool:
        from distributed import KilledWorker

        return isinstance(error, KilledWorker | CancelledError)

    def close(self) -> None:
        self._client.close()
