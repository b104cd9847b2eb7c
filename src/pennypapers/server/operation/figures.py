"""Which figures a server shows, and where they are looked up."""

from __future__ import annotations

from pennypapers.server.operation.database import ServerStore
from pennypapers.server.tables.host import Host
from pennypapers.server.wire.metrics import Metrics


def watch_all(metrics: Metrics, host: Host, store: ServerStore) -> None:
    """Every figure of a server."""
    tally = host.tally
    metrics.watch("tables", "Tables that are not finished.", lambda: host.registry.unfinished)
    metrics.watch("damaged_tables", "Tables that the disk has damaged.", lambda: host.registry.damaged)
    metrics.count("games_begun", "Games whose first dice were rolled.", lambda: tally.games_begun)
    metrics.count("games_finished", "Games that were played to their end.", lambda: tally.games_finished)
    metrics.count(
        "late_bots", "Turns that the table played because a bot had none in time.", lambda: tally.late_bots
    )
    metrics.count(
        "hurried_bots",
        "Turns that a bot played by its fast policy because there was too much to do.",
        lambda: tally.hurried_bots,
    )
    metrics.count("disk_syncs", "Commits to the disk.", lambda: store.commits)
    metrics.count("failed_writes", "Writes that the disk did not take.", lambda: store.failed_writes)
