"""How the Temple bots are compiled: into a cache that is renewed when their sources or those of the rules change."""

from __future__ import annotations

from pennypapers.rules.compiled import RULES, compiler

compiled = compiler(*RULES, "bots/temple")
