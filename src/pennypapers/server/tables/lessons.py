"""First games by the adventures that have one: small sheets with dice that are known beforehand."""

from __future__ import annotations

from pennypapers.rules import ADVENTURES

LESSONS = {name: adventure.lesson for name, adventure in ADVENTURES.items() if adventure.lesson}
