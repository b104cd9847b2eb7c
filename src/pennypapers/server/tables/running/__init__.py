"""A table in memory, part by part: its game, its clock, whoever is there, and how the finished game is kept."""

from pennypapers.server.tables.running.table import RunningTable

__all__ = ["RunningTable"]
